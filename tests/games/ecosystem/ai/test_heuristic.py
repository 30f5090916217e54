"""The estimate behind the greedy bot and the hints."""

from __future__ import annotations

from random import Random

import pytest

import weald
from tests.games.ecosystem.scenes import example_placing, grid, table
from weald import ai
from weald.ai.bots import BOTS
from weald.ai.seat_run import SeatRun
from weald.games.ecosystem import GAME
from weald.games.ecosystem.ai.evaluation import GridEvaluator
from weald.games.ecosystem.field import cells_of
from weald.games.ecosystem.result import sheets
from weald.games.ecosystem.state import Forest, swap
from weald.kernel import advice
from weald.kernel.decisions import Decision
from weald.kernel.driver import Run
from weald.kernel.game import Result
from weald.kernel.table import Table


def forest(t: Table) -> Forest:
    assert isinstance(t.run.state, Forest)
    return t.run.state


def score_options(s: Forest, decision: Decision) -> list[float]:
    return advice.score_options(GAME, s, decision.question, decision.seat, decision.values)


def best(t: Table, seat: int = 0) -> str:
    return ai.choose("greedy", t, seat, seed=1)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_only_open_information_and_the_own_hand_are_used(seats: int) -> None:
    """At every question of a game: without deck and other hands the options look exactly as good."""
    random = Random(seats)
    t = weald.new("ecosystem", seats, seed=5)
    kinds = set()
    while not t.over:
        decision = random.choice(t.pending)
        blind = forest(t).copy()
        blind.deck = []
        blind.seed = blind.drawn = 0
        blind.hands = [hand if seat == decision.seat else [] for seat, hand in enumerate(blind.hands)]
        assert score_options(blind, decision) == score_options(forest(t), decision)
        kinds.add(decision.kind)
        t.answer(decision.seat, random.choice(decision.options))
    assert kinds >= {"pick", "place", "swap_first", "swap_second"} | ({"give"} if seats == 1 else set())


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_full_grid_is_worth_exactly_its_score(seats: int) -> None:
    """Nothing is left to guess at the end: points, ranks and biodiversity."""
    random = Random(1)
    for seed in range(10):
        t = weald.new("ecosystem", seats, seed=seed)
        while not t.over:
            decision = random.choice(t.pending)
            t.answer(decision.seat, random.choice(decision.options))
        s = forest(t)
        for seat in range(seats):
            assert GridEvaluator(s, seat).value(s.masks[seat], s.boxes[seat]) == sheets(s)[seat]["total"]


def test_the_trout_of_the_example_goes_where_it_brings_most() -> None:
    assert best(example_placing()) == "r2c2"


def test_the_last_card_completes_what_scores() -> None:
    """The last cell is beside four meadows: a fifth one turns 10 into 15."""
    laid = grid("""
        fox fox fox dee dee
        mea mea ... mea mea
        eag eag bea bea dee
        bea bea wol wol str
    """)
    t = table(1, turn=20, grids=[laid], hands=[["fox", "meadow", "eagle"]])
    assert best(t) == "meadow"


def last_swap(laid: str) -> Table:
    """Alone at the table, the last cell has just been filled with a rabbit."""
    t = table(1, turn=20, grids=[grid(laid)], hands=[["rabbit"]])
    t.answer(0, "rabbit")
    assert t.pending[0].kind == "swap_first"
    return t


def test_the_last_swap_is_the_best_there_is() -> None:
    t = last_swap("""
        bee bea wol fox mea
        str mea dra bea tro
        mea eag dee str fox
        wol str dee mea ...
    """)
    s = forest(t)
    cells = cells_of(s.masks[0][0])
    totals = []
    for one in cells:
        for other in cells:
            tried = s.copy()
            swap(tried.masks[0], one, other)
            totals.append(sheets(tried)[0]["total"])
    before = t.view(0)["players"][0]["score"]["total"]
    for _ in range(2):
        t.answer(0, best(t))
    assert t.view(0)["players"][0]["score"]["total"] == max(totals) > before


def test_a_swap_that_brings_nothing_is_declined() -> None:
    """By the score alone; a game that is lost anyway tries one all the same."""
    t = last_swap("fox fox fox fox fox\n" * 2 + "fox fox rab rab rab\nrab rab rab rab ...")
    question = t.run.question
    assert question is not None
    chosen = BOTS["greedy"](GAME, 1).choose(SeatRun(t.run, 0))
    assert GAME.texts.option_id(question, chosen) == "none"


def play(bots: list[str], seed: int) -> Result:
    """A game between bots."""
    run = Run(GAME, GAME.start(len(bots), GAME.resolve_options({}), seed))
    players = [ai.bot(name, GAME, 10 * seed + seat) for seat, name in enumerate(bots)]
    ai.play(run, players)
    assert isinstance(run.state, Forest)
    return GAME.result(run.state)


@pytest.mark.parametrize("games", [60, pytest.param(200, marks=pytest.mark.proof)])
def test_greedy_doubles_the_score_of_chance(games: int) -> None:
    """With three seats its mean is at least twice theirs, and it wins 95 % of games or more."""
    greedy = others = wins = 0
    for seed in range(games):
        seat = seed % 3
        result = play(["greedy" if i == seat else "random" for i in range(3)], seed)
        totals = [score["total"] for score in result.scores]
        greedy += 2 * totals[seat]
        others += sum(totals) - totals[seat]
        wins += result.winners == (seat,)
    assert greedy >= 2 * others
    assert wins >= 0.95 * games


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_greedy_beats_chance_at_every_table(seats: int) -> None:
    wins = sum(play(["greedy"] + ["random"] * (seats - 1), seed).winners == (0,) for seed in range(20))
    assert wins >= 18


def test_greedy_beats_alban() -> None:
    """Alone it wins at least the easy way nearly always, and by fifty points most of the time."""
    leads = [play(["greedy"], seed).scores[0]["lead"] for seed in range(30)]
    assert sum(lead >= 30 for lead in leads) >= 28
    assert sum(lead >= 50 for lead in leads) >= 18
