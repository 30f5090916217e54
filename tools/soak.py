"""The long form of the chaos test: `make soak`, or `python -m tools.soak --seconds 300` for five minutes.

First two processes on a real PostgreSQL, then one on SQLite, half of the time each. It ends by itself,
reports as JSON, and fails if anything was lost, doubled or shown differently to different clients.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

from tests.postgres import postgres
from tests.system.chaos import Plan, Report, on_a_file, on_a_server
from tests.system.client import Manners

LONGEST = 24 * 3600
MOST_TABLES = 200


def main() -> int:
    """Run on both databases and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0, help="how long altogether, at most a day")
    parser.add_argument("--tables", type=int, default=40, help="tables at a time, with three clients each")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other misfortunes")
    args = parser.parse_args()
    plan = Plan(
        tables=min(max(args.tables, 1), MOST_TABLES),
        seconds=min(max(args.seconds, 10.0), LONGEST) / 2,
        seed=args.seed,
        manners=Manners(think=1.0),
    )
    with tempfile.TemporaryDirectory(prefix="weald-soak-") as place:
        print(f"Two processes on PostgreSQL, {plan.tables} tables, {3 * plan.tables} clients", flush=True)
        with postgres(durable=True) as server:
            shared = print_report(on_a_server(Path(place) / "server", plan, server, say))
        print(f"One process on SQLite, {plan.tables} tables, {3 * plan.tables} clients", flush=True)
        alone = print_report(on_a_file(Path(place) / "file", plan, say))
    return 0 if shared and alone else 1


def print_report(report: Report) -> bool:
    """Print a report; return whether every table ended in one state and nothing failed."""
    print(json.dumps(report.to_json(), indent=2), flush=True)
    return not report.tally.counts["failures"] and len(report.hashes) == sum(report.games.values())


def say(line: str) -> None:
    """Print progress immediately."""
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
