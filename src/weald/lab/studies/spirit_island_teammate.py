"""Spirit Island: how often the AI team-mate wins, and chance, with any spirit, in company, against nations.

`weald lab spirit-island-teammate` plays the games and writes the page.
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
from weald.games.spirit_island import GAME
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.rules.registry import without_aspects
from weald.kernel.chance import branch
from weald.kernel.driver import Run
from weald.lab.intervals import wilson
from weald.lab.study import Log, arguments, play_missing
from weald.lab.workers import Workers, workers_at

PAGE = "spirit-island-teammate"
PLAYERS = ("random", "heuristic")


class Setting(NamedTuple):
    """A number of spirits, with or without an adversary."""

    seats: int
    options: dict[str, Any]


SETTINGS = {
    "one spirit": Setting(1, {}),
    "two spirits": Setting(2, {}),
    "one spirit, Brandenburg-Prussia 2": Setting(1, {"adversary": "brandenburg_prussia", "level": 2}),
    "one spirit, England 1": Setting(1, {"adversary": "england", "level": 1}),
    "one spirit, Sweden 1": Setting(1, {"adversary": "sweden", "level": 1}),
}
ALONE = "one spirit"
WON = ("victory", "sacrifice")


class Played(NamedTuple):
    """One game: its setting, its bot, its result and its last turn."""

    setting: str
    number: int
    bot: str
    difficulty: int
    spirits: str
    outcome: str
    reason: str
    turn: int


def play_one(setting: str, number: int, bot: str, seed: int) -> Played:
    """Play game `number` of a setting; spirits take turns, and every bot gets the same deals."""
    seats, options = SETTINGS[setting]
    dealt = branch(seed, number)
    start = GAME.start(seats, GAME.resolve_options(options), dealt)
    ids = without_aspects(start.sets)
    start.spirits = tuple(ids[(number + 3 * seat) % len(ids)] for seat in range(seats))
    bots = [BOTS[bot](GAME, branch(dealt, seat + 1)) for seat in range(seats)]
    run = Run(GAME, start)
    ai.play(run, bots)
    s = run.state
    assert isinstance(s, IslandState)
    reason = s.victory or s.defeat
    return Played(setting, number, bot, difficulty(s), " ".join(s.spirits), s.outcome, reason, s.turn)


def all_games(games: int) -> list[tuple[str, int, str]]:
    """Return the games to play: `games` of each solo setting and a quarter as many of the others."""
    return [
        (setting, number, bot)
        for number in range(games)
        for setting in SETTINGS
        if setting == ALONE or number < games // 4
        for bot in PLAYERS
    ]


def play_all(
    games: int,
    seed: int,
    workers: Workers,
    done: Iterable[Played] = (),
    progress: Callable[[Played], None] | None = None,
) -> list[Played]:
    """Play the games of all settings and bots in worker processes, except those already `done`."""
    return play_missing(play_one, all_games(games), seed, workers, done, progress)


def summary(played: Sequence[Played]) -> list[dict[str, Any]]:
    """Return games, victories with their interval, endings and turns, per setting and bot."""
    rows = []
    for setting in SETTINGS:
        for bot in PLAYERS:
            own = [game for game in played if (game.setting, game.bot) == (setting, bot)]
            if own:
                wins = sum(game.outcome in WON for game in own)
                rows.append(
                    {
                        "setting": setting,
                        "bot": bot,
                        "difficulty": own[0].difficulty,
                        "games": len(own),
                        "wins": wins,
                        "interval": wilson(wins, len(own)),
                        "reasons": Counter(f"{game.outcome}, {game.reason}" for game in own),
                        "turns": sum(game.turn for game in own) / len(own),
                    }
                )
    return rows


def by_spirit(played: Sequence[Played]) -> list[tuple[str, int, int]]:
    """Return the victories and games of each spirit that the team-mate played alone without an adversary."""
    own = [game for game in played if game.setting == ALONE and game.bot == "heuristic"]
    games = Counter(game.spirits for game in own)
    wins = Counter(game.spirits for game in own if game.outcome in WON)
    return [(id, wins[id], games[id]) for id in sorted(games, key=lambda id: (-wins[id] / games[id], id))]


# Text below this heading is written by hand and kept.
NOTE = "## What was tried, and what limits it\n"


def note_of(path: Path) -> str:
    """Return the hand-written part of the page."""
    return path.read_text("utf-8").partition(NOTE)[2] if path.exists() else ""


def page(played: Sequence[Played], seed: int, note: str = "") -> str:
    """Return the page in Markdown."""
    rows = summary(played)
    return "\n".join(
        [
            "# Spirit Island: the AI team-mate",
            "",
            f"Made by `weald lab {PAGE}`; only the last section is written by hand, and kept.",
            "",
            f"Both bots play the same seeded games (seed {seed}), the spirits in turn. Victories with their",
            f"95 % intervals (Wilson's). Played with Python {platform.python_version()}.",
            "",
            "## Who wins",
            "",
            "| | difficulty | bot | games | victories | 95 % interval | turns |",
            "| --- | ---: | --- | ---: | ---: | ---: | ---: |",
            *(_line(row) for row in rows),
            "",
            "## How games of the team-mate end",
            "",
            "| | " + " | ".join(reasons(rows)) + " |",
            "| --- |" + " ---: |" * len(reasons(rows)),
            *(_ends(row, reasons(rows)) for row in rows if row["bot"] == "heuristic"),
            "",
            "`fear`: all fear cards earned. `terror1` to `terror3`: no invaders, no towns and cities, no",
            "cities are left. `blight`, `spirit`, `time`: the last blight, a spirit without presence, the",
            "last invader card.",
            "",
            "## Alone, by spirit",
            "",
            "| spirit | victories | games |",
            "| --- | ---: | ---: |",
            *(f"| {id} | {wins} | {games} |" for id, wins, games in by_spirit(played)),
            "",
            *([NOTE, note.strip("\n"), ""] if note.strip() else []),
        ]
    )


def reasons(rows: Sequence[dict[str, Any]]) -> list[str]:
    """Return the ends of the team-mate's games, most frequent first."""
    counts: Counter[str] = Counter()
    for row in rows:
        if row["bot"] == "heuristic":
            counts.update(row["reasons"])
    return sorted(counts, key=lambda reason: (-counts[reason], reason))


def _line(row: dict[str, Any]) -> str:
    low, high = row["interval"]
    games = row["games"]
    wins = f"{row['wins']} ({row['wins'] / games:.1%})"
    share = f"{low:.1%} to {high:.1%}"
    cells = f"{row['setting']} | {row['difficulty']} | {row['bot']} | {games}"
    return f"| {cells} | {wins} | {share} | {row['turns']:.1f} |"


def _ends(row: dict[str, Any], reasons: Sequence[str]) -> str:
    return f"| {row['setting']} | " + " | ".join(str(row["reasons"][reason]) for reason in reasons) + " |"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the study and write its page."""
    reader = arguments(PAGE, games=104)
    reader.set_defaults(folder=Path("docs"))
    args = reader.parse_args(argv)
    wanted = all_games(args.games)
    log = Log(args.log, len(wanted))
    done = [Played(*game) for game in log.read()]
    log.tick(sum(game[:3] in wanted for game in done))
    played = play_all(args.games, args.seed, workers_at(args.on, args.jobs), done, log.add)
    sys.stderr.write("\n")
    args.folder.mkdir(parents=True, exist_ok=True)
    path = args.folder / f"{PAGE}.md"
    path.write_text(page(played, args.seed, note_of(path)), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
