"""The long form of the chaos test: `make soak`, or `python -m tools.soak --seconds 300` for five minutes.

First two processes on a real PostgreSQL, then one on SQLite. Operation goes on beside the players and the
faults: health every second, backups, checks, pruning and restores in processes of their own. It ends after
half of the time each, or with `--answers` and `--backups` as soon as each database has half of these numbers.
It reports as JSON, and fails if anything was lost, doubled or shown differently to different clients, if a
backup misses what was confirmed before it began, if a restored table is gone, or if a number was not
reached. `--on` runs on one of them alone. With `--record` it adds its figures to those of all runs in
docs/studies/soak.md.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from tests.postgres import postgres
from tests.system.chaos import Plan, Report, on_a_file, on_a_server
from tests.system.client import Manners, Tally

SECONDS = 600.0
LONGEST = 24 * 3600
DATABASES = POSTGRESQL, SQLITE = ("postgresql", "sqlite")
MOST_TABLES = 200
# In a storm lines are cut five times as often, and a process is killed or suspended every second.
STORM = Manners(think=1.0, cut_command=0.4, cut_line=0.1)
APART, STORM_APART = 4.0, 1.0
# Most of a backup's time goes to starting programs.
BACKUPS_AT_ONCE = 3
PAGE = Path(__file__).parents[1] / "docs" / "studies" / "soak.md"
COLUMNS = ("Kills", "Stops", "Stalls", "Cuts", "Confirmed", "On SQLite", "Backups", "Restored", "Failures")
HEADING = f"| Run | {' | '.join(COLUMNS)} |"
TOTAL = "in total"
CUTS = ("lines to the database cut", "commands cut", "lines cut")


def main() -> int:
    """Run on both databases and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, help="how long altogether, at most a day; 600, or with a goal a day"
    )
    parser.add_argument("--answers", type=int, default=0, help="go on until this number is confirmed")
    parser.add_argument("--backups", type=int, default=0, help="go on until this number is taken")
    parser.add_argument("--on", choices=DATABASES, help="one database alone, with all of a goal")
    parser.add_argument("--tables", type=int, default=40, help="tables at a time, with three clients each")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other misfortunes")
    parser.add_argument("--apart", type=float, help="mean number of seconds between two faults")
    parser.add_argument("--storm", action="store_true", help="more faults in the same time")
    parser.add_argument("--record", action="store_true", help="count the faults in docs/studies/soak.md")
    args = parser.parse_args()
    has_goal = args.answers > 0 or args.backups > 0
    seconds = args.seconds or (LONGEST if has_goal else SECONDS)
    databases = DATABASES if args.on is None else (args.on,)
    parts = len(databases)
    plan = Plan(
        tables=min(max(args.tables, 1), MOST_TABLES),
        seconds=min(max(seconds, 10.0), LONGEST) / parts,
        answers=-(-args.answers // parts) if has_goal else None,
        backups=-(-args.backups // parts),
        backups_at_once=BACKUPS_AT_ONCE,
        seed=args.seed,
        manners=STORM if args.storm else Manners(think=1.0),
        apart=args.apart or (STORM_APART if args.storm else APART),
    )
    shared, alone = Report(Tally()), Report(Tally())
    with tempfile.TemporaryDirectory(prefix="weald-soak-") as place:
        if POSTGRESQL in databases:
            print(f"Two processes on PostgreSQL, {plan.tables} tables, {3 * plan.tables} clients", flush=True)
            with postgres(durable=True) as server:
                shared = on_a_server(Path(place) / "server", plan, server, say)
            print_report(shared)
        if SQLITE in databases:
            print(f"One process on SQLite, {plan.tables} tables, {3 * plan.tables} clients", flush=True)
            alone = on_a_file(Path(place) / "file", plan, say)
            print_report(alone)
    if args.record:
        when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
        PAGE.write_text(recorded(PAGE.read_text(), when, shared, alone))
    print(json.dumps(summary(shared, alone), indent=2), flush=True)
    reports = {POSTGRESQL: shared, SQLITE: alone}
    short = [name for name in databases if not reaches(reports[name], plan)]
    for name in short:
        print(f"The goal was not reached on {name}", flush=True)
    return 0 if is_whole(shared) and is_whole(alone) and not short else 1


def print_report(report: Report) -> None:
    """Print a report."""
    print(json.dumps(report.to_json(), indent=2), flush=True)


def is_whole(report: Report) -> bool:
    """Return whether every table ended in one state and nothing failed."""
    return not report.tally.counts["failures"] and not _unverified(report)


def reaches(report: Report, plan: Plan) -> bool:
    """Return whether as much is confirmed and backed up as the plan wants."""
    counts = report.tally.counts
    return counts["answers confirmed"] >= (plan.answers or 0) and counts["backups"] >= plan.backups


def summary(shared: Report, alone: Report) -> dict[str, int]:
    """Return the figures of both databases together."""
    counts = shared.tally.counts + alone.tally.counts
    return {
        "answers confirmed": counts["answers confirmed"],
        "on SQLite": alone.tally.counts["answers confirmed"],
        **{
            name: counts[name]
            for name in (
                "lost",
                "backups",
                "confirmed before a backup",
                "missing in a backup",
                "restored tables",
                "restored tables there after processes stopped",
                "restored tables there after processes killed",
                "restored tables gone",
                "health ok",
                "processes killed",
                "processes stopped",
                "processes paused",
                "failures",
            )
        },
        "tables not verified": _unverified(shared) + _unverified(alone),
    }


def faults(shared: Report, alone: Report) -> list[int]:
    """Return the counts of a run in the order of the columns."""
    counts = shared.tally.counts + alone.tally.counts
    return [
        counts["processes killed"],
        counts["processes stopped"],
        counts["processes paused"],
        sum(counts[name] for name in CUTS),
        counts["answers confirmed"],
        alone.tally.counts["answers confirmed"],
        counts["backups"],
        counts["restored tables"],
        counts["failures"] + _unverified(shared) + _unverified(alone),
    ]


def _unverified(report: Report) -> int:
    return sum(report.games.values()) - len(report.hashes)


def recorded(page: str, when: str, shared: Report, alone: Report) -> str:
    """Return the page with a row for this run, and with the sums of all runs."""
    before, heading, after = page.partition(HEADING)
    assert heading, "docs/studies/soak.md has no table of runs"
    table, blank, rest = after.removeprefix("\n").partition("\n\n")
    rule, *rows = table.strip("\n").split("\n")
    runs = [row for row in rows if TOTAL not in row]
    runs.append(_row(when, faults(shared, alone)))
    sums = [sum(column) for column in zip(*map(_numbers, runs), strict=True)]
    lines = [heading, rule, *runs, _row(TOTAL, sums)]
    return before + "\n".join(lines) + (blank or "\n") + rest


def _row(name: str, numbers: list[int]) -> str:
    return f"| {name} | {' | '.join(f'{number:,}' for number in numbers)} |"


def _numbers(row: str) -> list[int]:
    return [int(cell.replace(",", "")) for cell in row.split("|")[2:-1]]


def say(line: str) -> None:
    """Print progress immediately."""
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
