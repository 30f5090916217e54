"""How strong the players are: ladders of all levels and the previous generation, on fresh seeds.

`weald lab strength` plays the games that are missing from its log and writes the page with its plots from all
games in it. Players think for a number of iterations, so that the same settings give the same games on every
machine; a few further games are played against the clock, to see how long an answer takes.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from statistics import fmean, median, quantiles
from time import perf_counter, process_time
from typing import Any, NamedTuple

from weald import ai
from weald.games import find
from weald.games.spirit_island.content import SETS
from weald.games.spirit_island.model.state import BASE, IslandState
from weald.games.spirit_island.rules.registry import SPIRITS
from weald.kernel.advice import outcome_of
from weald.kernel.chance import branch
from weald.kernel.driver import Run
from weald.kernel.game import Game, Result
from weald.kernel.state import State
from weald.lab.intervals import mean_interval, wilson
from weald.lab.study import Log, arguments, play_missing, pyplot, save
from weald.lab.train import FIRST_TEST_SEED, is_stable
from weald.lab.workers import workers_at

PAGE = Path(__file__).stem
# The share of a strong player's iterations that others get; the search of the previous generation needs more
# time for each, and gets as many as fit into the same time.
SHARES = {"thoughtful": 0.125, "search": 0.6}
LEVELS = ("easy", "thoughtful", "strong")
PLAYERS = ("greedy", "heuristic", "planner", "search", *LEVELS)
# Players that heed iterations: others have a fixed depth.
SEARCHING = {
    "ecosystem": ("thoughtful", "strong"),
    "living_forest_duel": ("search", "thoughtful", "strong"),
    "spirit_island": ("thoughtful", "strong"),
}
# How many answers of a game against the clock are timed, and how many positions of a game are predicted.
TIMED_ANSWERS = 20
PREDICTED = 12
BINS = 10
# With fewer games, nothing is said about a goal.
FEWEST = 8


def won(result: Result, seat: int) -> float:
    """Return the share of the victory."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def won_together(result: Result, seat: int) -> float:
    """Return whether a team has won."""
    return float(seat in result.winners)


def total(result: Result, _seat: int) -> float:
    """Return the mean points of all seats, which play alike."""
    return fmean(score["total"] for score in result.scores)


def hardest(result: Result, seat: int) -> float:
    """Return whether a lead of 70 points beats Alban at his hardest."""
    return float(result.scores[seat]["lead"] >= 70)


class Row(NamedTuple):
    """A line of the ladder: a setting, who plays it, against whom, what counts, and the goals."""

    game: str
    title: str
    seats: int
    options: Mapping[str, Any]
    players: tuple[str, ...]
    # The player of all other seats; the same as the measured one if there is none.
    rival: str = ""
    counts: Callable[[Result, int], float] = won
    goals: Mapping[str, float] = {}
    # Further options, one set of them after another; and spirits that begin in turn, the first at seat 0.
    variants: tuple[Mapping[str, Any], ...] = ({},)
    spirits: tuple[str, ...] = ()


def _sylvion(title: str, options: Mapping[str, Any], goal: float) -> Row:
    players = ("greedy", "planner", *LEVELS)
    return Row("sylvion", title, 1, options, players, counts=won_together, goals={"strong": goal})


def _island(
    title: str,
    seats: int,
    spirits: Sequence[str],
    goals: Mapping[str, float],
    options: Mapping[str, Any] | None = None,
    variants: tuple[Mapping[str, Any], ...] = ({},),
) -> Row:
    players = ("heuristic", *LEVELS)
    return Row(
        "spirit_island",
        title,
        seats,
        options or {},
        players,
        "",
        won_together,
        goals,
        variants,
        tuple(spirits),
    )


BASE_SPIRITS = (
    "lightning", "river_surges", "shadows", "vital_strength", "bringer", "ocean", "thunderspeaker",
    "rampant_green",
)  # fmt: skip
# Adversaries of difficulty 3 or 4.
ADVERSARIES = (
    {"adversary": "brandenburg_prussia", "level": 2},
    {"adversary": "england", "level": 1},
    {"adversary": "sweden", "level": 2},
)
ALL_SETS = {name: True for name in SETS if name not in BASE}
EVERYTHING = {"mode": "advanced", "feats": True, "elements": True, "pawn": True}
ROWS: dict[str, Row] = {
    "island-alone": _island("alone, difficulty 0", 1, BASE_SPIRITS, {"strong": 0.8, "thoughtful": 0.5}),
    "island-two": _island("two spirits, difficulty 0", 2, BASE_SPIRITS, {"strong": 0.7}),
    "island-adversaries": _island(
        "alone, difficulty 3 to 4", 1, BASE_SPIRITS, {"strong": 0.4}, variants=ADVERSARIES
    ),
    "island-all-sets": _island("alone, all sets", 1, SPIRITS.ids, {"strong": 0.5}, ALL_SETS),
    "battle-introductory": _sylvion("introductory", {}, 0.88),
    "battle-advanced": _sylvion("advanced", {"mode": "advanced"}, 0.92),
    "battle-everything": _sylvion("advanced with everything", EVERYTHING, 0.80),
    "duel-greedy": Row(
        "living_forest_duel", "against greedy", 2, {}, ("search", *LEVELS), "greedy", goals={"strong": 0.90}
    ),
    "duel-search": Row(
        "living_forest_duel",
        "against search",
        2,
        {},
        ("thoughtful", "strong"),
        "search",
        goals={"strong": 0.65},
    ),
    "forest-greedy": Row(
        "ecosystem", "one against two greedy", 3, {}, LEVELS, "greedy", goals={"strong": 0.60}
    ),
    "forest-points": Row(
        "ecosystem", "three alike, points", 3, {}, ("greedy", *LEVELS), "", total, {"strong": 80.0}
    ),
    "forest-alone": Row(
        "ecosystem", "alone, hardest level", 1, {}, ("greedy", *LEVELS), "", hardest, {"strong": 0.40}
    ),
}


class Played(NamedTuple):
    """One game: its row, player, number and iterations; what counted; chances foretold, and the outcome."""

    row: str
    player: str
    number: int
    iterations: int
    score: float
    chances: list[float]
    outcome: float


class Timed(NamedTuple):
    """Some answers of a game against the clock: milliseconds of each by the wall, and of the processor."""

    row: str
    player: str
    number: int
    milliseconds: list[float]
    processor: list[float]


def fresh_seed(number: int) -> int:
    """Return the seed of a game; none of them is used in training."""
    if number < 0:
        raise ValueError(f"game {number}: seeds below {FIRST_TEST_SEED} are for training")
    return FIRST_TEST_SEED + number


def begin(row: Row, number: int, dealt: int) -> Run:
    """Return a game of a row before its first answer."""
    game = find(row.game)
    options = {**row.options, **row.variants[number % len(row.variants)]}
    state = game.start(row.seats, game.resolve_options(options), dealt)
    if row.spirits:
        assert isinstance(state, IslandState)
        n = len(row.spirits)
        state.spirits = tuple(row.spirits[(number + 3 * seat) % n] for seat in range(row.seats))
    return Run(game, state)


def seat_of(row: Row, number: int) -> int:
    """Return the seat of the measured player: every seat in turn."""
    return number % row.seats


def budget_of(player: str, iterations: int) -> int:
    """Return how many iterations a player gets beside a strong one with `iterations`."""
    return max(1, int(iterations * SHARES.get(player, 1.0)))


def players(row: Row, player: str, number: int, dealt: int, iterations: int | None) -> list[ai.Bot]:
    """Return the player at its seat, and its rivals or partners."""
    game = find(row.game)
    names = [row.rival or player] * row.seats
    names[seat_of(row, number)] = player
    return [
        ai.bot(
            name,
            game,
            branch(dealt, seat + 1),
            iterations=None if iterations is None else budget_of(name, iterations),
        )
        for seat, name in enumerate(names)
    ]


def play_one(row_id: str, player: str, number: int, iterations: int, _seed: int = 0) -> Played:
    """Play a game of a row."""
    row = ROWS[row_id]
    dealt = fresh_seed(number)
    run = begin(row, number, dealt)
    bots = players(row, player, number, dealt, iterations)
    me = seat_of(row, number)
    chances: list[float] = []
    while not run.over:
        if not run.partial_answers and _is_stable(run):
            chances.append(_chance(run.game, run.state, me))
        seat = run.open_seats[0]
        run.answer(seat, bots[seat].choose(ai.SeatRun(run, seat)))
    step = max(1, len(chances) // PREDICTED)
    score = row.counts(run.game.result(run.state), me)
    return Played(
        row_id, player, number, iterations, score, chances[::step], outcome_of(run.game, run.state, me)
    )


def _is_stable(run: Run) -> bool:
    values = run.game.advice.values
    return values is not None and values.model is not None and is_stable(run.game, run)


def _chance(game: Game, s: State, seat: int) -> float:
    values = game.advice.values
    assert values is not None
    return round(values.win_probability(s, seat), 4)


def time_one(row_id: str, player: str, number: int, _seed: int = 0) -> Timed:
    """Time the first answers of a game in which players think by the clock."""
    row = ROWS[row_id]
    dealt = fresh_seed(number)
    run = begin(row, number, dealt)
    bots = players(row, player, number, dealt, None)
    me = seat_of(row, number)
    took: list[float] = []
    worked: list[float] = []
    while not run.over and len(took) < TIMED_ANSWERS:
        seat = run.open_seats[0]
        own = ai.SeatRun(run, seat)
        began, worked_before = perf_counter(), process_time()
        value = bots[seat].choose(own)
        if seat == me and len(own.values) > 1:
            took.append(round(1000 * (perf_counter() - began), 1))
            worked.append(round(1000 * (process_time() - worked_before), 1))
        run.answer(seat, value)
    return Timed(row_id, player, number, took, worked)


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


# A row, a player, and the iterations of a strong player there.
Key = tuple[str, str, int]


def summary(played: Iterable[Played]) -> dict[Key, Figure]:
    """Return the figures by row, player and iterations, in the order of the ladder."""
    scores: dict[Key, list[float]] = {}
    for game in played:
        scores.setdefault((game.row, game.player, game.iterations), []).append(game.score)
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


def reliability(played: Iterable[Played], game: str) -> tuple[list[Bin], float, int]:
    """Return the bins of a reliability diagram, the Brier score, and how many positions there are."""
    pairs = [(chance, one.outcome) for one in played if ROWS[one.row].game == game for chance in one.chances]
    bins = []
    for n in range(BINS):
        own = [pair for pair in pairs if n == min(BINS - 1, int(pair[0] * BINS))]
        if own:
            bins.append(Bin(len(own), fmean(pair[0] for pair in own), fmean(pair[1] for pair in own)))
    brier = fmean((chance - outcome) ** 2 for chance, outcome in pairs) if pairs else 0.0
    return bins, brier, len(pairs)


def _games(played: Iterable[Played]) -> list[str]:
    """Return the games for which win chances were foretold."""
    return sorted({ROWS[one.row].game for one in played if one.chances})


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
            "Positions of the games above: the learned win chance against what came of them. The Brier score",
            "is the mean squared difference (0 is perfect; always saying one half gives 0.25).",
            "",
            "| game | positions | Brier score |",
            "| --- | ---: | ---: |",
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
        _, brier, positions = reliability(played, game)
        lines.append(f"| {game} | {positions} | {brier:.3f} |")
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
        bins, brier, _ = reliability(played, game)
        axes.plot(
            [one.foretold for one in bins],
            [one.happened for one in bins],
            marker="o",
            label=f"{game} ({brier:.3f})",
        )
    axes.set_xlabel("win chance foretold")
    axes.set_ylabel("outcome")
    axes.legend(frameon=False)
    axes.grid(linewidth=0.4)
    save(drawing, path)
    plt.close(drawing)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the study and write its page."""
    reader = arguments(PAGE, games=100)
    reader.set_defaults(seed=0, log=Path("docs") / f"{PAGE}.jsonl")
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
