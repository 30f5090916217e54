"""The page of the strength study: figures with intervals, timings, reliability of win chances, and plots."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Any, NamedTuple

from weald.games import find
from weald.lab.intervals import mean_interval, wilson
from weald.lab.studies.strength_games import (
    LEVELS,
    ROWS,
    SEARCHING,
    Played,
    Row,
    Timed,
    begin,
    budget_of,
    total,
)
from weald.lab.study import pyplot, save
from weald.lab.train import FIRST_TEST_SEED

PAGE = "strength"
BINS = 10
# With fewer games, nothing is said about a goal.
FEWEST = 8
# The level whose chances people see, and rivals against which they are too low.
SHOWN_LEVEL = "strong"
WEAKER = ("greedy",)


class Figure(NamedTuple):
    """The result of a player in a row: how many games, the mean and its interval."""

    games: int
    mean: float
    low: float
    high: float


def figure(row: Row, scores: Sequence[float]) -> Figure:
    """Return a share of victories with Wilson's interval, or mean points with theirs."""
    if row.counts is total:
        interval = mean_interval(scores)
        assert interval is not None
        return Figure(len(scores), interval["mean"], interval["low"], interval["high"])
    return Figure(len(scores), fmean(scores), *wilson(sum(scores), len(scores)))


# A row, a player, and the iterations of a strong player there; 0 for players that do not heed them.
Key = tuple[str, str, int]


def summary(played: Iterable[Played]) -> dict[Key, Figure]:
    """Return the figures by row, player and iterations, in the order of the ladder."""
    scores: dict[Key, list[float]] = {}
    for game in played:
        searches = game.player in SEARCHING.get(ROWS[game.row].game, ())
        key = (game.row, game.player, game.iterations if searches else 0)
        scores.setdefault(key, []).append(game.score)
    order = {(row_id, player): n for n, (row_id, player) in enumerate(_ladder())}
    keys = sorted(scores, key=lambda key: (order[key[:2]], key[2]))
    return {key: figure(ROWS[key[0]], scores[key]) for key in keys}


def _ladder() -> list[tuple[str, str]]:
    return [(row_id, player) for row_id, row in ROWS.items() for player in row.players]


class Bin(NamedTuple):
    """Positions whose win chance was foretold alike: how many, the mean chance, and what came of them."""

    positions: int
    foretold: float
    happened: float


class Reliability(NamedTuple):
    """Win chances beside outcomes: the bins of a diagram, Brier scores as shown and as learned, positions."""

    bins: list[Bin]
    brier: float
    learned: float
    positions: int


def reliability(played: Iterable[Played], game: str) -> Reliability:
    """Compare the chances that people see with the outcomes of the games that they are meant for.

    These are games of the strong level, together or against players that are about as good.
    """
    meant = [one for one in played if ROWS[one.row].game == game and _is_meant(one)]
    learned = [(chance, one.outcome) for one in meant for chance in one.chances]
    pairs = [(shown(one.row, one.number, chance), one.outcome) for one in meant for chance in one.chances]
    bins = []
    for n in range(BINS):
        own = [pair for pair in pairs if n == min(BINS - 1, int(pair[0] * BINS))]
        if own:
            bins.append(Bin(len(own), fmean(pair[0] for pair in own), fmean(pair[1] for pair in own)))
    return Reliability(bins, _brier(pairs), _brier(learned), len(pairs))


def _is_meant(one: Played) -> bool:
    return one.player == SHOWN_LEVEL and ROWS[one.row].rival not in WEAKER


def _brier(pairs: Sequence[tuple[float, float]]) -> float:
    return fmean((chance - outcome) ** 2 for chance, outcome in pairs) if pairs else 0.0


def shown(row_id: str, number: int, chance: float) -> float:
    """Return a learned chance of a game as it is shown to people."""
    row = ROWS[row_id]
    values = find(row.game).advice.values
    assert values is not None
    if values.calibration is None:
        return chance
    return values.calibration.shown(chance, _group(row_id, number % len(row.variants)))


@cache
def _group(row_id: str, variant: int) -> str:
    """Return the group of settings of a row with one of its variants."""
    row = ROWS[row_id]
    values = find(row.game).advice.values
    assert values is not None
    return values.group_of(begin(row, variant, FIRST_TEST_SEED).state)


def _games(played: Iterable[Played]) -> list[str]:
    """Return the games for which win chances were foretold."""
    return sorted({ROWS[one.row].game for one in played if one.chances and _is_meant(one)})


# Text below this heading is written by hand and kept.
NOTE = "## What limits them\n"


def note_of(path: Path) -> str:
    """Return the hand-written part of the page."""
    return path.read_text("utf-8").partition(NOTE)[2] if path.exists() else ""


def page(played: Sequence[Played], timed: Sequence[Timed], plotted: bool, note: str = "") -> str:
    """Return the page in Markdown."""
    figures = summary(played)
    return "\n".join(
        [
            "# How strong the players are",
            "",
            f"Made by `weald lab {PAGE}`; only the last section is written by hand, and kept.",
            "",
            f"Games with seeds from {FIRST_TEST_SEED} on, none of which was used in training. Players that",
            "search think for a number of iterations (sampled games, worlds or plans) before an answer:",
            "`thoughtful` for an eighth of those of `strong`, `search` for as many as take the same time as",
            "a strong player's. `greedy`, `heuristic`, `planner` and `search` are the players of the",
            "previous generation. Shares of victories with Wilson's 95 % intervals. Played with Python",
            f"{platform.python_version()}.",
            "",
            "| game | setting | player | iterations | games | result | 95 % interval | goal | |",
            "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | --- |",
            *(_line(key, own) for key, own in figures.items()),
            *(["", f"![The ladder]({PAGE}-ladder.svg)"] if plotted else []),
            "",
            "A goal is *reached* if the measured figure is at least the goal, and *missed* otherwise,",
            f"whatever the interval says; fewer than {FEWEST} games say neither.",
            "",
            *_by_spirit(played),
            "## How long an answer takes",
            "",
            "Games against the clock on one core, answers with more than one option: by the wall, and the",
            "processor time of it, which is less on a busy machine.",
            "",
            "| game | level | answers | median | 99 % | processor, median | 99 % |",
            "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
            *_times(timed),
            "",
            "## Whether win chances come true",
            "",
            "Positions of games of `strong` above, together or against players that are about as good: the",
            "win chance as hints, moments and charts show it against what came of it. The Brier score is the",
            "mean squared difference (0 is perfect; always saying one half gives 0.25). For games that need",
            "it, `weald lab calibrate` fits chances to games of the strong level on seeds of training; the",
            "score of the chances as they were learned stands beside it.",
            "",
            "| game | positions | Brier score | as learned |",
            "| --- | ---: | ---: | ---: |",
            *_briers(played),
            *(["", f"![Reliability of win chances]({PAGE}-reliability.svg)"] if plotted else []),
            "",
            NOTE,
            *([note.strip("\n")] if note.strip() else []),
            "",
        ]
    )


def _shown(row: Row, value: float) -> str:
    return f"{value:.1f}" if row.counts is total else f"{value:.0%}"


def _line(key: Key, own: Figure) -> str:
    row_id, player, iterations = key
    row = ROWS[row_id]
    goal = row.goals.get(player)
    aim = "" if goal is None else _shown(row, goal)
    if goal is None:
        verdict = ""
    elif row.each_spirit:
        verdict = "for each spirit, below"
    elif own.games < FEWEST:
        verdict = "too few games"
    else:
        verdict = "reached" if own.mean >= goal else "**missed**"
    interval = f"{_shown(row, own.low)} to {_shown(row, own.high)}"
    budget = str(budget_of(player, iterations)) if player in SEARCHING.get(row.game, ()) else ""
    cells = [
        row.game,
        row.title,
        player,
        budget,
        str(own.games),
        _shown(row, own.mean),
        interval,
        aim,
        verdict,
    ]
    return f"| {' | '.join(cells)} |"


def by_spirit(played: Iterable[Played]) -> dict[tuple[str, str, int], list[float]]:
    """Return the victories of strong spirits alone, by row, spirit and iterations."""
    wins: dict[tuple[str, str, int], list[float]] = {}
    for game in played:
        row = ROWS[game.row]
        if row.spirits and row.seats == 1 and game.player == "strong":
            spirit = row.spirits[game.number % len(row.spirits)]
            wins.setdefault((game.row, spirit, game.iterations), []).append(game.score)
    return wins


def _by_spirit(played: Iterable[Played]) -> list[str]:
    """Return the section about single spirits, if any have played alone."""
    wins = by_spirit(played)
    if not wins:
        return []
    lines = []
    for (row, spirit, iterations), scores in sorted(wins.items()):
        low, high = wilson(sum(scores), len(scores))
        cells = [ROWS[row].title, spirit, str(iterations), f"{sum(scores):.0f} of {len(scores)}"]
        lines.append(f"| {' | '.join(cells)} | {low:.0%} to {high:.0%} |")
    return [
        "## Spirit Island, by spirit",
        "",
        "Victories of the strong player alone, with every spirit in turn.",
        "",
        "| setting | spirit | iterations | victories | 95 % interval |",
        "| --- | --- | ---: | ---: | ---: |",
        *lines,
        "",
    ]


def _times(timed: Sequence[Timed]) -> list[str]:
    groups: dict[tuple[str, str], tuple[list[float], list[float]]] = {}
    for one in timed:
        wall, processor = groups.setdefault((ROWS[one.row].game, one.player), ([], []))
        wall += one.milliseconds
        processor += one.processor
    lines = []
    for (game, level), (wall, processor) in sorted(groups.items()):
        if wall:
            times = [median(wall), _most(wall), median(processor), _most(processor)]
            cells = [game, level, str(len(wall)), *[f"{time / 1000:.2f} s" for time in times]]
            lines.append(f"| {' | '.join(cells)} |")
    return lines


def _most(numbers: Sequence[float]) -> float:
    """Return the 99th percentile; of few numbers it is near the greatest, and never above it."""
    return quantiles(numbers, n=100, method="inclusive")[-1] if len(numbers) > 1 else numbers[0]


def _briers(played: Sequence[Played]) -> list[str]:
    lines = []
    for game in _games(played):
        _, brier, learned, positions = reliability(played, game)
        lines.append(f"| {game} | {positions} | {brier:.3f} | {learned:.3f} |")
    return lines


def plot(played: Sequence[Played], folder: Path) -> bool:
    """Plot the ladder and the reliability diagrams, if matplotlib is installed."""
    plt = pyplot(PAGE)
    if plt is None:
        return False
    _plot_ladder(plt, summary(played), folder / f"{PAGE}-ladder.svg")
    _plot_reliability(plt, played, folder / f"{PAGE}-reliability.svg")
    return True


def _plot_ladder(plt: Any, figures: Mapping[Key, Figure], path: Path) -> None:
    keys = [key for key in figures if ROWS[key[0]].counts is not total]
    drawing, axes = plt.subplots(figsize=(8, 0.3 * len(keys) + 1.2), layout="constrained")
    for n, key in enumerate(keys):
        own = figures[key]
        axes.errorbar(
            [own.mean], [n], xerr=[[max(0.0, own.mean - own.low)], [max(0.0, own.high - own.mean)]],
            fmt="o", color="tab:green" if key[1] in LEVELS else "tab:gray", capsize=3,
        )  # fmt: skip
        goal = ROWS[key[0]].goals.get(key[1])
        if goal is not None:
            axes.plot([goal], [n], marker="|", markersize=14, color="tab:red")
    axes.set_yticks(
        range(len(keys)), [f"{ROWS[row].game}, {ROWS[row].title}: {name}" for row, name, _ in keys]
    )
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.invert_yaxis()
    axes.grid(axis="x", linewidth=0.4)
    save(drawing, path)
    plt.close(drawing)


def _plot_reliability(plt: Any, played: Sequence[Played], path: Path) -> None:
    games = _games(played)
    drawing, axes = plt.subplots(figsize=(5, 5), layout="constrained")
    axes.plot([0, 1], [0, 1], color="tab:gray", linewidth=0.8)
    for game in games:
        bins, brier, _, _ = reliability(played, game)
        axes.plot(
            [one.foretold for one in bins],
            [one.happened for one in bins],
            marker="o",
            label=f"{game} ({brier:.3f})",
        )
    axes.set_xlabel("win chance as shown")
    axes.set_ylabel("outcome")
    if games:
        axes.legend(frameon=False)
    axes.grid(linewidth=0.4)
    save(drawing, path)
    plt.close(drawing)
