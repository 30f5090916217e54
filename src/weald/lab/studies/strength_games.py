"""The games of the strength study: settings, players and goals, and how one game is played or timed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from time import perf_counter, process_time
from typing import Any, NamedTuple

from weald import ai
from weald.games import find
from weald.games.spirit_island.content import ALL_SETS, SETS
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.registry import without_aspects
from weald.kernel.advice import outcome_of
from weald.kernel.chance import branch
from weald.kernel.driver import Run
from weald.kernel.game import Game, Result
from weald.kernel.state import State
from weald.lab.train import FIRST_TEST_SEED, is_stable

# The share of a strong player's iterations that others get; the search of the previous generation needs four
# times the processor time for each (420 and 104 microseconds at 87 questions of three games), and gets as
# many as fit into the same time.
SHARES = {"thoughtful": 0.125, "search": 0.25}
LEVELS = ("easy", "thoughtful", "strong")
PLAYERS = ("random", "greedy", "heuristic", "planner", "search", *LEVELS)
# Players that heed iterations: others have a fixed depth.
SEARCHING = {
    "ecosystem": ("thoughtful", "strong"),
    "living_forest_duel": ("search", "thoughtful", "strong"),
    "spirit_island": ("thoughtful", "strong"),
}
# Numbers of answers that are timed in a game against the clock, and of positions that are predicted.
TIMED_ANSWERS = 20
PREDICTED = 12


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
    # Whether the goals are for every spirit by itself.
    each_spirit: bool = False


def _sylvion(title: str, options: Mapping[str, Any], goal: float) -> Row:
    players = ("random", "greedy", "planner", *LEVELS)
    return Row("sylvion", title, 1, options, players, counts=won_together, goals={"strong": goal})


def _island(
    title: str,
    seats: int,
    spirits: Sequence[str],
    goals: Mapping[str, float],
    options: Mapping[str, Any] | None = None,
    variants: tuple[Mapping[str, Any], ...] = ({},),
) -> Row:
    players = ("random", "heuristic", *LEVELS)
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
EVERYTHING = {"mode": "advanced", "feats": True, "elements": True, "pawn": True}
ROWS: dict[str, Row] = {
    "island-alone": _island("alone, difficulty 0", 1, BASE_SPIRITS, {"strong": 0.8, "thoughtful": 0.5}),
    "island-two": _island("two spirits, difficulty 0", 2, BASE_SPIRITS, {"strong": 0.7}),
    "island-adversaries": _island(
        "alone, difficulty 3 to 4", 1, BASE_SPIRITS, {"strong": 0.4}, variants=ADVERSARIES
    ),
    "island-all-sets": _island(
        "alone, all sets", 1, without_aspects(SETS), {"strong": 0.5}, ALL_SETS
    )._replace(each_spirit=True),
    "battle-introductory": _sylvion("introductory", {}, 0.88),
    "battle-advanced": _sylvion("advanced", {"mode": "advanced"}, 0.92),
    "battle-everything": _sylvion("advanced with everything", EVERYTHING, 0.80),
    "duel-greedy": Row(
        "living_forest_duel",
        "against greedy",
        2,
        {},
        ("random", "search", *LEVELS),
        "greedy",
        goals={"strong": 0.90},
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
        "ecosystem", "one against two greedy", 3, {}, ("random", *LEVELS), "greedy", goals={"strong": 0.60}
    ),
    "forest-points": Row(
        "ecosystem", "three alike, points", 3, {}, ("random", "greedy", *LEVELS), "", total, {"strong": 80.0}
    ),
    "forest-alone": Row(
        "ecosystem",
        "alone, hardest level",
        1,
        {},
        ("random", "greedy", *LEVELS),
        "",
        hardest,
        {"strong": 0.40},
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
