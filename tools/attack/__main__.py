"""Run all attacks and print a report: `make attack`, or `make attack ARGS="--json report.json"`."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

from attack import network, visitors
from attack.mutations import mutations
from attack.target import Check, Target, idle, service

IDLE_SECONDS = 3.0
# Twin tables that differ only in what an observer cannot know: every route is compared.
PYTEST = ["-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider"]
# A busy machine may take too long: then they run once more.
TIMEOUT = re.compile(r" - [\w.]*Timeout\w*\b")


def attacks(target: Target) -> dict[str, Callable[[], Iterator[Check]]]:
    """Return all attacks on a service by name; the first measures what later ones compare with."""
    idle_ms = idle(target, IDLE_SECONDS)
    return {
        "everything": lambda: visitors.everything_at_once(target, idle_ms, 30.0),
        "half_open": lambda: network.half_open(target, 310),
        "headers": lambda: network.header_flood(target, 128),
        "connections": lambda: network.connection_flood(target, 1000),
        "slow_readers": lambda: network.slow_readers(target, 100),
        "frames": lambda: network.frame_floods(target, 4.0, idle_ms),
        "imports": lambda: visitors.crafted_imports(target, 100),
        "replays": lambda: visitors.replays(target, 8),
        "hints": lambda: visitors.hint_flood(target, 12),
        "hostile": lambda: visitors.hostile_visitors(target),
        "log": lambda: network.log_flood(target, 3000),
        "mutations": lambda: mutations(4000, 1000),
        "leaks": lambda: leaks("ecosystem"),
        # Last: its tables go on thinking.
        "greedy": lambda: visitors.greedy_owners(target, 60),
    }


def leaks(game: str) -> Iterator[Check]:
    """Compare twin tables of a game; the tests compare those of all games."""
    command = [sys.executable, *PYTEST, "tests/system/test_leaks.py", "-k", game]
    done = _run(command)
    if done.returncode and ran_out_of_time(done.stdout):
        done = _run(command)
    yield Check("twin tables", f"differences ({game})", done.returncode, 0)


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    # A difference may not come again: all that is known of it stands here.
    print(done.stdout if done.returncode else done.stdout.strip().rpartition("\n")[2], flush=True)
    return done


def ran_out_of_time(output: str) -> bool:
    """Return whether tests failed only because a busy machine took too long; a difference never does."""
    reasons = [line for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return bool(reasons) and all(TIMEOUT.search(reason) for reason in reasons)


def markdown(checks: list[Check]) -> str:
    """Return the report as a Markdown table."""
    rows = [
        f"| {check.attack} | {check.measure} | {check.value:.1f} | {check.limit:g} | "
        f"{'yes' if check.passed else '**no**'} |"
        for check in checks
    ]
    return "\n".join(["| Attack | Measured | Value | At most | Passed |", "|---|---|---|---|---|", *rows])


def run(names: list[str]) -> list[Check]:
    """Run the named attacks, or all of them; one that breaks off has failed."""
    checks: list[Check] = []
    with service() as target:
        all_attacks = attacks(target)
        if unknown := [name for name in names if name not in all_attacks]:
            sys.exit(f"unknown attack: {', '.join(unknown)}; choose from {', '.join(all_attacks)}")
        for name, attack in all_attacks.items():
            if names and name not in names:
                continue
            print(f"== {name}", flush=True)
            try:
                for check in attack():
                    checks.append(check)
                    print(f"   {check.measure}: {check.value:.1f} (at most {check.limit:g})", flush=True)
            except Exception:  # noqa: BLE001 (the others go on)
                traceback.print_exc()
                checks.append(Check(name, "broken off", 1, 0))
    return checks


def main() -> int:
    """Print the report and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attack", nargs="*", help="only these")
    parser.add_argument("--json", type=Path, help="write the report as JSON as well")
    args = parser.parse_args()
    checks = run(args.attack)
    load = os.getloadavg()[0]
    print(f"\nLoad of the machine: {load:.1f}\n\n{markdown(checks)}")
    if args.json:
        report = {"load": load, "checks": [check.to_json() for check in checks]}
        args.json.write_text(json.dumps(report, indent=2) + "\n")
    return 0 if all(check.passed for check in checks) else 1


if __name__ == "__main__":
    sys.exit(main())
