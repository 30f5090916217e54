"""Strength of the players: ladders of all levels and the previous generation, on fresh seeds.

`weald lab strength` plays the games that are missing from its log and writes the page with its plots from all
games in it. Players think for a number of iterations, so that the same settings give the same games on every
machine; a few further games are played against the clock, to see how long an answer takes.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from weald.lab.studies.strength_games import (
    LEVELS,
    PLAYERS,
    ROWS,
    Played,
    Timed,
    fresh_seed,
    play_one,
    time_one,
)
from weald.lab.studies.strength_page import PAGE, note_of, page, plot
from weald.lab.study import Log, arguments, play_missing
from weald.lab.workers import workers_at


def all_games(
    rows: Sequence[str], seed: int, games: int, iterations: int, names: Sequence[str] = PLAYERS
) -> list[tuple[str, str, int, int]]:
    """Return the games to play; all rows advance together, so that an interrupted study has some of each."""
    return [
        (row, player, number, iterations)
        for number in range(seed, seed + games)
        for row in rows
        for player in ROWS[row].players
        if player in names
    ]


def all_timed(rows: Sequence[str], seed: int, games: int) -> list[tuple[str, str, int]]:
    """Return the games against the clock: one row of every game, the levels only."""
    first = {ROWS[row].game: row for row in reversed(rows)}
    return [
        (row, level, number)
        for row in first.values()
        for level in LEVELS
        for number in range(seed, seed + games)
    ]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the study and write its page."""
    reader = arguments(PAGE, games=100)
    reader.set_defaults(seed=0, folder=Path("docs"), log=Path("data") / f"{PAGE}.jsonl")
    reader.add_argument("--iterations", type=int, default=64)
    # Games against the clock for every game and level.
    reader.add_argument("--timed", type=int, default=2)
    reader.add_argument("--rows", nargs="*", choices=list(ROWS), default=list(ROWS))
    reader.add_argument("--players", nargs="*", choices=PLAYERS, default=PLAYERS)
    # Only write the page from what the log holds.
    reader.add_argument("--page-only", action="store_true")
    args = reader.parse_args(argv)
    fresh_seed(args.seed)
    wanted = all_games(args.rows, args.seed, args.games, args.iterations, args.players)
    clocked = all_timed(args.rows, args.seed, args.timed)
    log = Log(args.log, len(wanted) + len(clocked))
    lines = log.read()
    played = [Played(*line) for line in lines if len(line) == len(Played._fields)]
    timed = [Timed(*line) for line in lines if len(line) == len(Timed._fields)]
    if not args.page_only:
        log.tick(len({game[:4] for game in played} & set(wanted)))
        log.tick(len({game[:3] for game in timed} & set(clocked)))
        fresh = play_missing(play_one, wanted, 0, workers_at(args.on, args.jobs), played, log.add)
        played = list({game[:4]: game for game in [*played, *fresh]}.values())
        clock = play_missing(time_one, clocked, 0, workers_at(jobs=1), timed, log.add)
        timed = list({game[:3]: game for game in [*timed, *clock]}.values())
        sys.stderr.write("\n")
    if not played:
        sys.stderr.write("No games yet.\n")
        return 1
    args.folder.mkdir(parents=True, exist_ok=True)
    plotted = plot(played, args.folder)
    path = args.folder / f"{PAGE}.md"
    path.write_text(page(played, timed, plotted, note_of(path)), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
