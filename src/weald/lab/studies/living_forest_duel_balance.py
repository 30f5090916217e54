"""Living Forest Duel: how strong the bots are, which season wins, and by which of the four victories.

`weald lab living-forest-duel-balance` plays the games and writes the page with its plot.
"""

from __future__ import annotations

import platform
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from weald import ai
from weald.ai.bots import BOTS
from weald.ai.seat_run import Bot
from weald.ai.tree_search import TreeSearchBot
from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.cards import SEASONS
from weald.games.living_forest_duel.state import VICTORIES, Duel
from weald.kernel.chance import branch
from weald.kernel.driver import Run
from weald.lab.intervals import wilson
from weald.lab.study import Log, arguments, play_missing, pyplot, save
from weald.lab.workers import Workers, workers_at

PAIRS = (("search", "greedy"), ("greedy", "random"), ("greedy", "greedy"))
PAGE = "living-forest-duel-balance"
# Fewer than fit into one second, so that a study takes an hour instead of a night.
ITERATIONS = 200
LONGEST = 5000


class Played(NamedTuple):
    """One game: its bots, its result and its length."""

    pair: int
    number: int
    summer: str
    winter: str
    winner: str
    victory: str
    turns: int

    @property
    def winning_bot(self) -> str:
        return self.summer if self.winner == "summer" else self.winter


def play_one(pair: int, number: int, seed: int, iterations: int) -> Played:
    """Play game `number` of a pair; games come in twos with the same deal and swapped sides."""
    names = PAIRS[pair] if number % 2 == 0 else PAIRS[pair][::-1]
    dealt = branch(seed, number // 2)
    bots = [_bot(name, branch(dealt, 2 * number + seat), iterations) for seat, name in enumerate(names)]
    run = Run(GAME, GAME.start(2, GAME.resolve_options({}), dealt))
    ai.play(run, bots, LONGEST)
    s = run.state
    assert isinstance(s, Duel)
    assert run.over, "a game that does not end"
    return Played(pair, number, names[0], names[1], SEASONS[s.winner], VICTORIES[s.victory], s.turn)


def _bot(name: str, seed: int, iterations: int) -> Bot:
    if name == "search":
        return TreeSearchBot(GAME, seed, iterations=iterations)
    return BOTS[name](GAME, seed)


def play_all(
    games: int,
    seed: int,
    iterations: int,
    workers: Workers,
    done: Iterable[Played] = (),
    progress: Callable[[Played], None] | None = None,
) -> list[Played]:
    """Play `games` games of every pair, except those already `done`."""
    wanted = [(pair, number) for pair in range(len(PAIRS)) for number in range(games)]
    return play_missing(partial(play_one, iterations=iterations), wanted, seed, workers, done, progress)


def summary(played: Sequence[Played]) -> list[dict[str, Any]]:
    """Return the wins of the first bot, of each season and by kind of victory, per pair."""
    rows = []
    for pair, (first, second) in enumerate(PAIRS):
        own = [game for game in played if game.pair == pair]
        if own:
            wins = sum(game.winning_bot == first for game in own)
            rows.append(
                {
                    "first": first,
                    "second": second,
                    "games": len(own),
                    "wins": wins,
                    "interval": wilson(wins, len(own)),
                    "summer": sum(game.winner == "summer" for game in own),
                    "victories": dict(Counter(game.victory for game in own)),
                    "victories_of_first": dict(
                        Counter(game.victory for game in own if game.winning_bot == first)
                    ),
                    "turns": sum(game.turns for game in own) / len(own),
                }
            )
    return rows


def page(rows: Sequence[dict[str, Any]], seed: int, iterations: int, plotted: bool) -> str:
    """Return the page in Markdown."""
    return "\n".join(
        [
            "# Living Forest Duel: strength and balance",
            "",
            "Made by `weald lab living-forest-duel-balance`; do not edit by hand.",
            "",
            f"Every pair of bots plays seeded games (seed {seed}) in twos: one deal, then the sides swapped.",
            f"`search` has {iterations} iterations a decision; a second at the table allows more.",
            f"Played with Python {platform.python_version()}.",
            "",
            "## Who wins",
            "",
            "| | games | wins of the first | 95 % interval | Summer wins | turns |",
            "| --- | ---: | ---: | ---: | ---: | ---: |",
            *(_wins(row) for row in rows),
            "",
            "## How",
            "",
            "| | " + " | ".join(VICTORIES) + " |",
            "| --- |" + " ---: |" * len(VICTORIES),
            *(line for row in rows for line in _ways(row)),
            "",
            "`fire`: eight fire tokens. `line`: all recruits of one season. `block`: three by three trees.",
            "`onibi`: Onibi out on the side of the player with the Onibi card.",
            *(["", f"![Shares of the victories and of the seasons]({PAGE}.svg)"] if plotted else []),
            "",
        ]
    )


def _wins(row: dict[str, Any]) -> str:
    low, high = row["interval"]
    games = row["games"]
    summer = f"{row['summer']} ({row['summer'] / games:.1%})"
    pair = f"{row['first']} against {row['second']}"
    # A bot that plays against itself always wins.
    cells = "| | |"
    if row["first"] != row["second"]:
        cells = f"| {row['wins']} ({row['wins'] / games:.1%}) | {low:.1%} to {high:.1%} |"
    return f"| {pair} | {games} {cells} {summer} | {row['turns']:.1f} |"


def _ways(row: dict[str, Any]) -> list[str]:
    """Return the kinds of victory of a pair, in all games and in those that its first bot won."""
    pair = f"{row['first']} against {row['second']}"
    lines = [(pair, row["victories"], row["games"])]
    if row["first"] != row["second"]:
        lines.append((f"{pair}, won by {row['first']}", row["victories_of_first"], row["wins"]))
    return [
        f"| {name} | " + " | ".join(f"{victories.get(way, 0) / max(1, n):.0%}" for way in VICTORIES) + " |"
        for name, victories, n in lines
    ]


def plot(rows: Sequence[dict[str, Any]], path: Path) -> bool:
    """Plot victories and seasons as bars, if matplotlib is installed."""
    plt = pyplot(PAGE)
    if plt is None:
        return False
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 3.2), width_ratios=(3, 2), layout="constrained")
    names = [f"{row['first']} / {row['second']}" for row in rows]
    for axes, parts in ((left, _victory_parts(rows)), (right, _season_parts(rows))):
        start = [0.0] * len(rows)
        for (label, shares), hatch in zip(parts.items(), ("", "//", "..", "xx"), strict=False):
            axes.barh(names, shares, left=start, label=label, hatch=hatch, edgecolor="white")
            start = [a + b for a, b in zip(start, shares, strict=True)]
        axes.set_xlim(0, 1)
        axes.invert_yaxis()
        axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.12), ncols=len(parts), frameon=False)
    right.axvline(0.5, color="black", linewidth=0.8)
    save(figure, path)
    plt.close(figure)
    return True


def _victory_parts(rows: Sequence[dict[str, Any]]) -> dict[str, list[float]]:
    return {way: [row["victories"].get(way, 0) / row["games"] for row in rows] for way in VICTORIES}


def _season_parts(rows: Sequence[dict[str, Any]]) -> dict[str, list[float]]:
    summer = [row["summer"] / row["games"] for row in rows]
    return {"summer": summer, "winter": [1 - share for share in summer]}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the study and write its page."""
    reader = arguments(PAGE, games=200)
    reader.add_argument("--iterations", type=int, default=ITERATIONS)
    args = reader.parse_args(argv)
    log = Log(args.log, args.games * len(PAIRS))
    done = [Played(*row) for row in log.read()]
    log.tick(sum(played.number < args.games for played in done))
    players = workers_at(args.on, args.jobs)
    rows = summary(play_all(args.games, args.seed, args.iterations, players, done, log.add))
    sys.stderr.write("\n")
    args.folder.mkdir(parents=True, exist_ok=True)
    plotted = plot(rows, args.folder / f"{PAGE}.svg")
    text = page(rows, args.seed, args.iterations, plotted)
    (args.folder / f"{PAGE}.md").write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
