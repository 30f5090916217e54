"""Load test of one process (`make load`), beside a bare echo on the same core in the same run.

Reports confirmed answers a second over many tables at once, to programs that want to know their options and
to people who see the whole view; how long a confirmation to these takes alone and under part of that load;
and how memory grows with the number of tables. Where the core is shared with other work,
the rates by second of processor time are the ones to compare.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from tests.server.process import Process
from tests.system.load_client import Player, frame
from tests.system.load_client import WebSocket as Client

GAME = "ecosystem"
# The length of an answer.
MESSAGE = frame(b"x" * 110)
ALONE = 100
# The goals: confirmed answers per second of processor time, as a share of the echo's.
BRIEF_GOAL, FULL_GOAL = 0.3, 0.2
SLOWER = 10
# Latencies are measured at these shares of the maximum rate.
PARTS = {"at a quarter of that pace": 0.25, "at half of that pace": 0.5}
SPREAD = 15
# No more tables than the cache holds.
GAMES = 2
GROWTH = (100, 200, 500, 1000, 2000)
ANSWERS_FOR_MEMORY = 3
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True, slots=True)
class Rate:
    """A count with the wall time and the CPU time of the service that it took."""

    count: int
    seconds: float
    work: float

    def __add__(self, other: Rate) -> Rate:
        return Rate(self.count + other.count, self.seconds + other.seconds, self.work + other.work)

    def to_json(self) -> dict[str, float]:
        """Return the rates as JSON."""
        return {
            "a second": round(self.count / self.seconds),
            "a second of processor time": round(self.count / self.work),
            "share of the core": round(self.work / self.seconds, 2),
        }

    def beside(self, bare: Rate, goal: float) -> dict[str, Any]:
        """Return the rates, their ratio to the echo's, and whether it reaches the goal."""
        share = (self.count / self.work) / (bare.count / bare.work)
        return {**self.to_json(), "by echo": round(share, 3), "goal": goal, "reached": share >= goal}


def work(pid: int) -> float:
    """Return the CPU time of a process in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def megabytes(pid: int) -> float:
    """Return the resident memory of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6


def bind(pid: int, cores: set[int]) -> None:
    """Pin a process with all its threads to these cores."""
    for task in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(task.name), cores)


async def echo(socket: WebSocket) -> None:
    """Echo every message."""
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


def serve_echo() -> None:
    """Return the echo application."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen(1024)
    print(listening.getsockname()[1], flush=True)
    app = Starlette(routes=[WebSocketRoute("/", echo)])
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False))
    asyncio.run(server.serve(sockets=[listening]))


@contextmanager
def echoing(core: int) -> Iterator[tuple[int, int]]:
    """Run the echo in a process; yield its port and process id."""
    command = [sys.executable, "-m", "tools.load", "--echo"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        bind(process.pid, {core})
        yield port, process.pid
    finally:
        process.kill()
        process.wait()


@contextmanager
def serving(core: int) -> Iterator[tuple[int, int]]:
    """Run the service on SQLite in a process; yield its port and process id."""
    with tempfile.TemporaryDirectory(prefix="weald-load-") as place, Process(Path(place)) as process:
        bind(process.process.pid, {core})
        yield int(process.url.rstrip("/").rpartition(":")[2]), process.process.pid


async def measure_echo(port: int, pid: int, lines: int, seconds: float) -> Rate:
    """Measure echoed messages on many connections."""
    talking = [Client(port) for _ in range(lines)]
    for line in talking:
        await line.greet()
    count = 0
    began, before = perf_counter(), work(pid)

    async def talk(line: Client) -> None:
        nonlocal count
        while perf_counter() < began + seconds:
            await line.ask(MESSAGE)
            count += 1

    await asyncio.gather(*map(talk, talking))
    rate = Rate(count, perf_counter() - began, work(pid) - before)
    for line in talking:
        line.close()
    return rate


async def measure_alone(port: int) -> float:
    """Return the latencies of a single player, in seconds."""
    player = Player(port)
    await player.sit_down(GAME)
    while player.confirmed < ALONE:
        if not await player.answer():
            await player.sit_down(GAME)
    player.close()
    return sorted(player.seconds)[len(player.seconds) // 2]


async def measure_answers(
    port: int, pid: int, tables: int, seconds: float, apart: float = 0.0, brief: bool = False
) -> tuple[Rate, list[float]]:
    """Measure confirmed answers at many tables, without pauses or every `apart` seconds per player."""
    rate, times = await measure_round(port, pid, tables, seconds, apart, brief)
    while rate.seconds < seconds:
        more, later = await measure_round(port, pid, tables, seconds - rate.seconds, apart, brief)
        rate, times = rate + more, times + later
    return rate, sorted(times)


async def measure_round(
    port: int, pid: int, tables: int, seconds: float, apart: float, brief: bool
) -> tuple[Rate, list[float]]:
    """Measure the same until a player has played all games, whose tables were opened before.

    Opening a table costs as much as twenty answers, so players who open some would measure that.
    """
    players = [Player(port, brief) for _ in range(tables)]
    for n, player in enumerate(players):
        for _ in range(GAMES):
            await player.prepare(GAME)
        await player.sit_down(GAME)
        # Games should not all end at the same time.
        for _ in range(n % SPREAD):
            await player.answer()
    for player in players:
        player.forget()
    began, before = perf_counter(), work(pid)
    until = began + seconds

    async def play(player: Player, start: float) -> None:
        nonlocal until
        due = began + start
        while perf_counter() < until:
            if apart:
                await asyncio.sleep(due - perf_counter())
                # A delayed player does not catch up, but keeps its rhythm: otherwise players who get their
                # replies together would from then on answer together.
                due += apart * (1 + max(0, int((perf_counter() - due) / apart)))
            if await player.answer():
                continue
            if not player.prepared:
                until = perf_counter()
                return
            await player.sit_down(GAME)

    await asyncio.gather(*(play(player, apart * n / tables) for n, player in enumerate(players)))
    count = sum(player.confirmed for player in players)
    rate = Rate(count, perf_counter() - began, work(pid) - before)
    for player in players:
        player.close()
    return rate, [second for player in players for second in player.seconds]


async def measure_memory(port: int, pid: int, most: int) -> dict[str, float]:
    """Return the memory in megabytes after opening and briefly playing each number of tables."""
    used = {"0": round(megabytes(pid), 1)}
    player = Player(port)
    for n in range(1, most + 1):
        await player.sit_down(GAME)
        for _ in range(ANSWERS_FOR_MEMORY):
            await player.answer()
        if n in GROWTH or n == most:
            used[str(n)] = round(megabytes(pid), 1)
    player.close()
    return used


def at(values: list[float], share: float) -> float:
    """Return a quantile in milliseconds."""
    return round(values[min(int(len(values) * share), len(values) - 1)] * 1000, 2)


def waited(times: list[float], alone: float) -> dict[str, Any]:
    """Return the quantiles of latencies, and their ratio to a single player's."""
    late = at(times, 0.99)
    return {
        "median ms": at(times, 0.5),
        "p99 ms": late,
        "at most ten times alone": late <= SLOWER * alone * 1000,
    }


def measured(tables: int, seconds: float, most: int) -> dict[str, Any]:
    """Run all measurements."""
    cores = sorted(os.sched_getaffinity(0))
    ours = cores[-1]
    os.sched_setaffinity(0, set(cores[:-1]) or {ours})
    with echoing(ours) as (port, pid):
        bare = asyncio.run(measure_echo(port, pid, tables, seconds))
    with serving(ours) as (port, pid):
        alone = asyncio.run(measure_alone(port))
        lean, _ = asyncio.run(measure_answers(port, pid, tables, seconds, brief=True))
    with serving(ours) as (port, pid):
        full, _ = asyncio.run(measure_answers(port, pid, tables, seconds))
    waits = {}
    for name, part in PARTS.items():
        apart = tables * full.seconds / full.count / part
        with serving(ours) as (port, pid):
            rate, times = asyncio.run(measure_answers(port, pid, tables, 2 * seconds, apart))
        waits[name] = {**rate.to_json(), **waited(times, alone)}
    with serving(ours) as (port, pid):
        memory = asyncio.run(measure_memory(port, pid, most))
    return {
        "tables": tables,
        "load of the machine": [round(load, 1) for load in os.getloadavg()],
        "echo": bare.to_json(),
        "answers, confirmed with the options": lean.beside(bare, BRIEF_GOAL),
        "answers, confirmed with the whole view": full.beside(bare, FULL_GOAL),
        "alone, median ms": round(alone * 1000, 2),
        **waits,
        "memory by tables, MB": memory,
    }


def main() -> int:
    """Print all measurements; judging them is left to the reader."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="tables that play at the same time")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each measurement takes")
    parser.add_argument("--memory", type=int, default=2000, help="up to how many tables memory is looked at")
    parser.add_argument("--echo", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.echo:
        serve_echo()
        return 0
    print(json.dumps(measured(min(args.tables, 1000), min(args.seconds, 300.0), args.memory), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
