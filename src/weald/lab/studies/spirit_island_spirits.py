"""Spirit Island: what the AI does with each of the spirits, alone and without an adversary.

`weald lab spirit-island-spirits` plays the games and writes the page.
"""

from __future__ import annotations

import platform
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from weald import ai
from weald.ai.bots import BOTS
from weald.games.spirit_island import GAME
from weald.games.spirit_island.content import ALL_SETS, SETS
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.powers import INNATE
from weald.games.spirit_island.rules.registry import POWERS, without_aspects
from weald.kernel.chance import branch
from weald.kernel.driver import Run
from weald.kernel.events import Trace
from weald.lab.intervals import wilson
from weald.lab.study import Log, arguments, play_missing
from weald.lab.workers import Workers, workers_at

PAGE = "spirit-island-spirits"
BOT = "heuristic"
WON = ("victory", "sacrifice")


class Played(NamedTuple):
    """One game of a spirit: how it ended, and what the spirit did in it."""

    spirit: str
    number: int
    outcome: str
    turns: int
    presence: int
    cards: int
    innates: int
    energy: int


def play_one(spirit: str, number: int, seed: int) -> Played:
    """Play game `number` of a spirit; every spirit gets the same deals."""
    dealt = branch(seed, number)
    start = GAME.start(1, GAME.resolve_options(dict(ALL_SETS)), dealt)
    start.spirits = (spirit,)
    start.trace = Trace()
    run = Run(GAME, start)
    ai.play(run, [BOTS[BOT](GAME, branch(dealt, 1))])
    s = run.state
    assert isinstance(s, IslandState)
    assert s.trace is not None
    happened = Counter(event.id.removeprefix("spirit_island-event-") for event in s.trace.events)
    used = [event.args["id"] for event in s.trace.events if event.id == "spirit_island-event-used"]
    innates = sum(POWERS[str(id)].deck == INNATE for id in used)
    cards = happened["played"]
    return Played(spirit, number, s.outcome, s.turn, happened["presence"], cards, innates, s.energy[0])


def all_games(games: int) -> list[tuple[str, int]]:
    """Return the games to play, each spirit in turn."""
    return [(spirit, number) for number in range(games) for spirit in without_aspects(SETS)]


def play_all(
    games: int,
    seed: int,
    workers: Workers,
    done: Iterable[Played] = (),
    progress: Callable[[Played], None] | None = None,
) -> list[Played]:
    """Play the games of all spirits in worker processes, except those already `done`."""
    return play_missing(play_one, all_games(games), seed, workers, done, progress)


def page(played: Sequence[Played], seed: int) -> str:
    """Return the page in Markdown."""
    games = Counter(game.spirit for game in played)
    return "\n".join(
        [
            "# Spirit Island: the AI with each spirit",
            "",
            f"Made by `weald lab {PAGE}`; do not edit by hand.",
            "",
            f"The bot `{BOT}` plays every spirit alone, with all sets and no adversary, in the same",
            f"{max(games.values())} seeded games (seed {seed}). Victories with their 95 % intervals",
            "(Wilson's); the other columns are means of a game: turns, presence added or moved, power cards",
            "played, innate powers used, and the energy left at the end.",
            f"Played with Python {platform.python_version()}.",
            "",
            "| spirit | victories | 95 % interval | turns | presence | cards | innate powers | energy left |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
            *(_line(spirit, [game for game in played if game.spirit == spirit]) for spirit in sorted(games)),
            "",
        ]
    )


def _line(spirit: str, own: Sequence[Played]) -> str:
    wins = sum(game.outcome in WON for game in own)
    low, high = wilson(wins, len(own))
    columns = [[game.turns, game.presence, game.cards, game.innates, game.energy] for game in own]
    means = [sum(column) / len(own) for column in zip(*columns, strict=True)]
    cells = " | ".join(f"{mean:.1f}" for mean in means)
    return f"| {spirit} | {wins} ({wins / len(own):.0%}) | {low:.0%} to {high:.0%} | {cells} |"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the study and write its page."""
    reader = arguments(PAGE, games=100)
    args = reader.parse_args(argv)
    wanted = all_games(args.games)
    log = Log(args.log, len(wanted))
    done = [Played(*game) for game in log.read()]
    log.tick(sum(game[:2] in wanted for game in done))
    played = play_all(args.games, args.seed, workers_at(args.on, args.jobs), done, log.add)
    sys.stderr.write("\n")
    args.folder.mkdir(parents=True, exist_ok=True)
    (args.folder / f"{PAGE}.md").write_text(page(played, args.seed), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
