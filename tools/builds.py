"""Compare the compiled engine with plain Python: both play the same games in turns.

`python tools/builds.py` needs `make compiled` first. Prints Markdown: decisions a second of both builds and
their ratio, medians of interleaved rounds with the lowest and the highest.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
PLAYER = """
import sys
from weald.lab import connect_four
from weald.lab.bench import _slice, contenders
games = contenders()
for line in sys.stdin:
    name, number, seconds = line.split()
    arguments = int(number), float(seconds)
    if name == "connect_four":
        decisions, _, elapsed = connect_four.search(*arguments)
    else:
        decisions, _, elapsed = _slice(games[name], *arguments)
    print(decisions / elapsed, flush=True)
"""
GAMES = ("ecosystem", "sylvion", "living_forest_duel", "spirit_island", "branch_and_claw", "connect_four")


class Build:
    """A process that plays with one build of the engine."""

    def __init__(self, path: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(path)}
        command = [sys.executable, "-c", PLAYER]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=env)

    def rate(self, game: str, number: int, seconds: float) -> float:
        """Return decisions per second of one round."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{game} {number} {seconds}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def main() -> int:
    """Play in turns and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, default=ROOT / ".compiled" / "site")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("games", nargs="*", default=GAMES)
    args = parser.parse_args()
    builds = [Build(ROOT / "src"), Build(args.compiled)]
    print("| game | interpreted | compiled | ratio |")
    print("| --- | ---: | ---: | ---: |")
    for game in args.games:
        rates = [
            [build.rate(game, number, args.seconds) for build in builds] for number in range(args.rounds)
        ]
        ratios = [compiled / plain for plain, compiled in rates]
        plain, compiled = (median(rate[i] for rate in rates) for i in (0, 1))
        interval = f"{median(ratios):.2f} [{min(ratios):.2f}, {max(ratios):.2f}]"
        print(f"| {game} | {plain:,.0f} | {compiled:,.0f} | {interval} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
