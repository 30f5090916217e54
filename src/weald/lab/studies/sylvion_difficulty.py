"""Sylvion: how hard each setting is, for chance, for the first good look, and for the planner.

`weald lab sylvion-difficulty` plays the games and writes the page with its plot.
"""

from __future__ import annotations

import platform
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from weald import ai
from weald.ai.bots import BOTS
from weald.games.sylvion import GAME
from weald.games.sylvion.state import ENDS, VICTORIES, Battle
from weald.kernel.chance import branch
from weald.kernel.driver import Run
from weald.lab.intervals import wilson
from weald.lab.study import Log, arguments, pyplot, save
from weald.lab.workers import Workers, workers_at

# The page is named after this module.
PAGE = Path(__file__).stem.replace("_", "-")
PLAYERS = ("random", "greedy", "planner")
ADVANCED = {"mode": "advanced"}
SETTINGS: dict[str, dict[str, Any]] = {
    "introductory": {},
    "advanced": ADVANCED,
    "advanced, 3 desolated": {**ADVANCED, "desolation": "3"},
    "advanced, 6 desolated": {**ADVANCED, "desolation": "6"},
    "advanced, 9 desolated": {**ADVANCED, "desolation": "9"},
    "advanced, feats": {**ADVANCED, "feats": True},
    "advanced, elements": {**ADVANCED, "elements": True},
    "advanced, pawn": {**ADVANCED, "pawn": True},
    "all three": {**ADVANCED, "feats": True, "elements": True, "pawn": True},
}
NAMES = tuple(SETTINGS)
WINS = tuple(ENDS[end] for end in VICTORIES)
# The number of games per job of a worker; they share its cache of rows.
CHUNK = 10


class Played(NamedTuple):
    """One game: its setting, number, bot, result and last turn."""

    setting: str
    number: int
    bot: str
    end: str
    turn: int


def play_one(setting: str, number: int, bot: str, seed: int) -> Played:
    """Play game `number` of a setting; every bot gets the same deals."""
    dealt = branch(seed, number)
    run = Run(GAME, GAME.start(1, GAME.resolve_options(SETTINGS[setting]), dealt))
    player = BOTS[bot](GAME, branch(dealt, 1))
    ai.play(run, [player])
    s = run.state
    assert isinstance(s, Battle)
    return Played(setting, number, bot, ENDS[s.end], s.turn)


def play_some(seed: int, wanted: Sequence[tuple[str, int, str]]) -> list[Played]:
    """Play several games."""
    return [play_one(*key, seed) for key in wanted]


def play_all(
    games: int,
    seed: int,
    workers: Workers,
    done: Iterable[Played] = (),
    progress: Callable[[Played], None] | None = None,
) -> list[Played]:
    """Play `games` games of every setting and bot , except those already `done`.

    All settings advance together, so that an interrupted study has equally many games of each.
    """
    finished = {played[:3]: played for played in done}
    wanted = [
        (setting, number, bot)
        for first in range(0, games, CHUNK)
        for setting in NAMES
        for bot in PLAYERS
        for number in range(first, min(first + CHUNK, games))
    ]
    missing = [key for key in wanted if key not in finished]
    parts = [(seed, missing[first : first + CHUNK]) for first in range(0, len(missing), CHUNK)]
    for part in workers.run(play_some, parts):
        for played in part:
            finished[played[:3]] = played
            if progress is not None:
                progress(played)
    return [finished[key] for key in wanted]


def summary(played: Iterable[Played]) -> dict[tuple[str, str], dict[str, Any]]:
    """Return games, wins with their interval, endings and turns, per setting and bot."""
    groups: dict[tuple[str, str], list[Played]] = {}
    for game in played:
        groups.setdefault((game.setting, game.bot), []).append(game)
    rows = {}
    for key, own in groups.items():
        wins = sum(game.end in WINS for game in own)
        rows[key] = {
            "games": len(own),
            "wins": wins,
            "share": wins / len(own),
            "interval": wilson(wins, len(own)),
            "ends": Counter(game.end for game in own),
            "turns": sum(game.turn for game in own) / len(own),
        }
    return rows


def page(rows: dict[tuple[str, str], dict[str, Any]], seed: int, plotted: bool, note: str = "") -> str:
    """Return the page in Markdown."""
    return "\n".join(
        [
            "# Sylvion: how hard it is",
            "",
            f"Made by `weald lab {PAGE}`; only the last section is written by hand, and kept.",
            "",
            f"Every bot plays the same seeded deals (seed {seed}) alone, in every setting. Victories with",
            f"their 95 % intervals (Wilson's). Played with Python {platform.python_version()}.",
            "",
            "| setting | " + " | ".join(f"{bot} | 95 % interval" for bot in PLAYERS) + " | games each |",
            "| --- |" + " ---: |" * (2 * len(PLAYERS) + 1),
            *(_line(rows, setting) for setting in NAMES if (setting, PLAYERS[0]) in rows),
            *(["", f"![Victories by setting and bot]({PAGE}.svg)"] if plotted else []),
            "",
            "## How the planner's games ended",
            "",
            "| setting | " + " | ".join(ENDS[1:]) + " | turns |",
            "| --- |" + " ---: |" * len(ENDS),
            *(_ends(rows, setting) for setting in NAMES if (setting, "planner") in rows),
            "",
            "`healed`: at least as much vitality as desolated edges. `feat`: an instant victory.",
            "`count`: too little vitality. `damage`, `stones`: more damage than edges in bloom.",
            "`pawn`: its bearer reached the forest.",
            "",
            NOTE,
            *([note.strip("\n")] if note.strip() else []),
            "",
        ]
    )


# Text below this heading is written by hand and kept.
NOTE = "## What the numbers say\n"


def note_of(path: Path) -> str:
    """Return the hand-written part of the page."""
    text = path.read_text("utf-8") if path.exists() else ""
    return text.partition(NOTE)[2]


def _line(rows: dict[tuple[str, str], dict[str, Any]], setting: str) -> str:
    cells = []
    for bot in PLAYERS:
        row = rows[setting, bot]
        low, high = row["interval"]
        cells.append(f"{row['share']:.1%} | {low:.1%} to {high:.1%}")
    return f"| {setting} | {' | '.join(cells)} | {rows[setting, PLAYERS[0]]['games']} |"


def _ends(rows: dict[tuple[str, str], dict[str, Any]], setting: str) -> str:
    row = rows[setting, "planner"]
    shares = " | ".join(f"{row['ends'][end] / row['games']:.0%}" for end in ENDS[1:])
    return f"| {setting} | {shares} | {row['turns']:.1f} |"


def plot(rows: dict[tuple[str, str], dict[str, Any]], path: Path) -> bool:
    """Plot victories by setting with their intervals, if matplotlib is installed."""
    plt = pyplot(PAGE)
    if plt is None:
        return False
    figure, axes = plt.subplots(figsize=(9, 4.2), layout="constrained")
    settings = [setting for setting in NAMES if (setting, PLAYERS[0]) in rows]
    for shift, (bot, marker) in enumerate(zip(PLAYERS, "^os", strict=True)):
        own = [rows[setting, bot] for setting in settings]
        shares = [row["share"] for row in own]
        low = [max(0.0, row["share"] - row["interval"][0]) for row in own]
        high = [max(0.0, row["interval"][1] - row["share"]) for row in own]
        places = [i + 0.18 * (shift - 1) for i in range(len(settings))]
        axes.errorbar(shares, places, xerr=[low, high], fmt=marker, label=bot, capsize=3)
    axes.set_yticks(range(len(settings)), settings)
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.invert_yaxis()
    axes.grid(axis="x", linewidth=0.4)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.08), ncols=len(PLAYERS), frameon=False)
    save(figure, path)
    plt.close(figure)
    return True


def main(argv: Sequence[str] | None = None) -> int:
    """Run the study and write its page."""
    reader = arguments(PAGE, games=500)
    args = reader.parse_args(argv)
    log = Log(args.log, args.games * len(SETTINGS) * len(PLAYERS))
    done = [Played(*row) for row in log.read()]
    log.tick(sum(played.number < args.games for played in done))
    rows = summary(play_all(args.games, args.seed, workers_at(args.on, args.jobs), done, log.add))
    sys.stderr.write("\n")
    args.folder.mkdir(parents=True, exist_ok=True)
    plotted = plot(rows, args.folder / f"{PAGE}.svg")
    path = args.folder / f"{PAGE}.md"
    path.write_text(page(rows, args.seed, plotted, note_of(path)), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
