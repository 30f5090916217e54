"""Load test of one process (`make load`), by pages: what an answer costs, and how long it takes under load.

A page has a live connection, is shown whole snapshots, looks now and then and asks for a hint now and then.
With `--beside PYTHON`, the interpreter of another version's environment, both are measured in turn in the
same run; the pages of each speak in its own way. Where the cores are shared with other work, processor time
is what can be compared: that of the service with its workers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from tests.server.process import Process
from tests.system.load_client import Page, spoken

GAME = "ecosystem"
# Answers after which a page looks, and after which it asks for a hint.
LOOKS, HINTS = 20, 400
# Latencies are measured at these shares of the pace.
QUARTER, HALF = 0.25, 0.5
SPREAD = 15
# Tables that each page of the load test has opened before: no more than are kept in use.
GAMES = 2
# Answers at which nothing is measured yet.
WARMING = 30
TICKS = os.sysconf("SC_CLK_TCK")
ROBOT = {"kind": "ai", "name": "", "level": "easy"}


@dataclass(frozen=True, slots=True)
class Case:
    """Pages of which the processor time of an answer is measured; the goal is in milliseconds."""

    name: str
    game: str
    tables: int = 1
    watchers: int = 0
    others: tuple[Mapping[str, Any], ...] = ()
    foresees: bool = False
    goal: float | None = None


CASES = (
    Case("Spirit Island", "spirit_island", goal=1.05),
    Case("Spirit Island, a second page watches", "spirit_island", watchers=1),
    Case("Spirit Island, forecasts and an AI seat", "spirit_island", others=(ROBOT,), foresees=True),
    Case("Sylvion", "sylvion", goal=1.0),
    Case("Ecosystem, 40 tables", "ecosystem", tables=40, goal=0.35),
    Case("Ecosystem, 40 tables, a second page watches", "ecosystem", tables=40, watchers=1),
)


@dataclass(frozen=True, slots=True)
class Measured:
    """Confirmed answers with the time, the processor time and the bytes that they took."""

    answers: int
    seconds: float
    work: float
    received: int = 0

    def __add__(self, other: Measured) -> Measured:
        return Measured(
            self.answers + other.answers,
            self.seconds + other.seconds,
            self.work + other.work,
            self.received + other.received,
        )

    def to_json(self) -> dict[str, float]:
        """Return the rates."""
        return {
            "a second": round(self.answers / self.seconds),
            "a second of processor time": round(self.answers / self.work),
            "share of a core": round(self.work / self.seconds, 2),
        }

    @property
    def milliseconds(self) -> float:
        """The processor time of an answer."""
        return 1000 * self.work / max(1, self.answers)


def work(pid: int) -> float:
    """Return the processor time of a process and its workers, in seconds."""
    total = 0
    for one in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = one.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(one.parent.name) == pid or int(fields[1]) == pid:
            total += int(fields[11]) + int(fields[12])
    return total / TICKS


@contextmanager
def serving(python: str) -> Iterator[tuple[int, int]]:
    """Run a service on SQLite in a process; yield its port and process id."""
    with (
        tempfile.TemporaryDirectory(prefix="weald-load-") as place,
        Process(Path(place), python=python) as process,
    ):
        yield int(process.url.rstrip("/").rpartition(":")[2]), process.process.pid


async def measure_case(port: int, pid: int, case: Case, seconds: float) -> Measured:
    """Measure answers of pages that do nothing else."""
    way = await spoken(port)
    pages = [Page(port, way, case.watchers) for _ in range(case.tables)]
    for page in pages:
        await page.sit_down(case.game, *case.others)
    await asyncio.gather(*(_play(page, case, WARMING) for page in pages))
    measured = Measured(0, 0.0, 0.0)
    while measured.seconds < seconds:
        for page in pages:
            # Opening a table costs as much as twenty answers, and is not measured.
            if page.over:
                await page.sit_down(case.game, *case.others)
            page.forget()
        received = sum(page.received for page in pages)
        began, before = perf_counter(), work(pid)
        await asyncio.gather(*(_play(page, case, 10_000, began + seconds / 4) for page in pages))
        measured += Measured(
            sum(page.confirmed for page in pages),
            perf_counter() - began,
            work(pid) - before,
            sum(page.received for page in pages) - received,
        )
    for page in pages:
        page.close()
    return measured


async def _play(page: Page, case: Case, most: int, until: float = float("inf")) -> None:
    """Answer at most `most` times, until the game is over."""
    for _ in range(most):
        if case.foresees:
            await page.foresee()
        if case.others:
            await page.until_asked()
        if perf_counter() > until or not await page.answer():
            return


async def measure_load(
    port: int, pid: int, tables: int, seconds: float, apart: float = 0.0
) -> tuple[Measured, list[float]]:
    """Measure answers at many tables, without pauses or every `apart` seconds per page."""
    way = await spoken(port)
    measured, times = Measured(0, 0.0, 0.0), list[float]()
    while measured.seconds < seconds:
        more, later = await _measure_round(port, pid, tables, seconds - measured.seconds, apart, way)
        measured, times = measured + more, times + later
    return measured, sorted(times)


async def _measure_round(
    port: int, pid: int, tables: int, seconds: float, apart: float, way: str
) -> tuple[Measured, list[float]]:
    """Measure the same until a page has played all games, whose tables were opened before."""
    pages = [Page(port, way) for _ in range(tables)]
    for n, page in enumerate(pages):
        for _ in range(GAMES):
            await page.prepare(GAME)
        await page.sit_down(GAME)
        # Games should not all end at the same time.
        for _ in range(n % SPREAD):
            await page.answer()
        page.forget()
    began, before = perf_counter(), work(pid)
    until = began + seconds

    async def play(page: Page, start: float) -> None:
        nonlocal until
        due = began + start
        while perf_counter() < until:
            if apart:
                await asyncio.sleep(due - perf_counter())
                # A delayed page does not catch up, but keeps its rhythm: otherwise those that get their
                # replies together would from then on answer together.
                due += apart * (1 + max(0, int((perf_counter() - due) / apart)))
            if not await page.answer():
                if not page.prepared:
                    until = perf_counter()
                    return
                await page.sit_down(GAME)
            elif page.confirmed % LOOKS == 0:
                await page.look()
            elif page.confirmed % HINTS == HINTS // 2:
                await page.hint()

    await asyncio.gather(*(play(page, apart * n / tables) for n, page in enumerate(pages)))
    answers = sum(page.confirmed for page in pages)
    measured = Measured(answers, perf_counter() - began, work(pid) - before)
    for page in pages:
        page.close()
    return measured, [second for page in pages for second in page.seconds]


def at(values: list[float], share: float) -> float:
    """Return a quantile in milliseconds."""
    return round(values[min(int(len(values) * share), len(values) - 1)] * 1000, 2)


def case_measured(services: Mapping[str, str], case: Case, seconds: float, rounds: int) -> dict[str, Any]:
    """Return the cost of an answer for each service, measured in turn."""
    all_rounds: dict[str, list[Measured]] = {name: [] for name in services}
    for _ in range(rounds):
        for name, python in services.items():
            with serving(python) as (port, pid):
                all_rounds[name].append(asyncio.run(measure_case(port, pid, case, seconds)))
    report: dict[str, Any] = {} if case.goal is None else {"goal ms": case.goal}
    for name, measured in all_rounds.items():
        total = sum(measured[1:], measured[0])
        report[name] = {
            "ms of processor time": [round(one.milliseconds, 3) for one in measured],
            "median": round(median(one.milliseconds for one in measured), 3),
            "kB down": round(total.received / total.answers / 1000, 2),
            "answers": total.answers,
        }
    return report


def load_measured(services: Mapping[str, str], tables: int, seconds: float, rounds: int) -> dict[str, Any]:
    """Return the pace of each service and the latencies at parts of it, measured in turn."""
    report: dict[str, Any] = {name: [] for name in services}
    for _ in range(rounds):
        for name, python in services.items():
            with serving(python) as (port, pid):
                full, _ = asyncio.run(measure_load(port, pid, tables, seconds))
            latencies = {}
            for part in (QUARTER, HALF):
                with serving(python) as (port, pid):
                    apart = tables * full.seconds / full.answers / part
                    _, latencies[part] = asyncio.run(measure_load(port, pid, tables, seconds, apart))
            middle, late = at(latencies[QUARTER], 0.5), at(latencies[HALF], 0.99)
            report[name].append(
                {
                    "answers a second": round(full.answers / full.seconds),
                    "answers a second of processor time": round(full.answers / full.work),
                    "answers": full.answers,
                    "median ms at a quarter of the pace": middle,
                    "p99 ms at half of the pace": late,
                    "p99 by median": round(late / middle, 1),
                }
            )
    return report


def main() -> int:
    """Print all measurements; judging them is left to the reader."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="tables that play at the same time")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each measurement takes")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is repeated")
    parser.add_argument("--beside", help="the interpreter of another version, measured in turn with this one")
    parser.add_argument("--only", choices=("cases", "load"), help="leave out the other part")
    args = parser.parse_args()
    services = {} if args.beside is None else {"before": args.beside}
    services["now"] = sys.executable
    seconds, rounds = min(args.seconds, 300.0), args.rounds
    report: dict[str, Any] = {"load of the machine": [round(load, 1) for load in os.getloadavg()]}
    if args.only != "load":
        for case in CASES:
            report[case.name] = case_measured(services, case, seconds, rounds)
    if args.only != "cases":
        report[f"{args.tables} tables"] = load_measured(services, min(args.tables, 1000), seconds, rounds)
    report["load of the machine at the end"] = [round(load, 1) for load in os.getloadavg()]
    print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
