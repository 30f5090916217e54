"""Quick answers: always possible, and not silly."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, duel, play, state, table
from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.ai.rollout import MOST_FIRES, _gain, policy
from weald.games.living_forest_duel.cards import CARD_NUMBERS, PLANT, SUN, WATER, WIND
from weald.kernel import table as tables
from weald.kernel.table import Table


def quick(t: Table, seed: int = 1) -> str:
    assert t.run.question is not None
    return GAME.texts.option_id(t.run.question, policy(state(t), t.run.question, 0, Random(seed).random))


@pytest.mark.parametrize("seed", range(12))
def test_always_possible(seed: int) -> None:
    t = tables.new(GAME, 2, seed)
    random = Random(seed)
    answers = 0
    while not t.over:
        assert t.run.question is not None
        option = GAME.texts.option_id(t.run.question, policy(state(t), t.run.question, 0, random.random))
        t.answer(t.pending[0].seat, option)
        answers += 1
        assert answers < 1000


def test_most_fires() -> None:
    fires = 0b0011111
    assert [MOST_FIRES[fires][water] for water in (0, 1, 2, 3, 4, 6, 8, 9, 13, 20)] == [
        0, 0, 1, 1, 2, 3, 3, 4, 5, 5,
    ]  # fmt: skip


def test_gains() -> None:
    s = duel(taken=[6, 0], fires=["c3", "c4"], onibi=5, onibi_card=WINTER, recruits=["goat", "ram"])
    assert _gain(s, SUMMER, WATER, 4) > 90
    assert 2 < _gain(s, SUMMER, WATER, 2) < 4
    assert _gain(s, SUMMER, WIND, 2) > 80
    assert _gain(s, SUMMER, SUN, 2) > 80
    assert _gain(s, SUMMER, PLANT, 0) == 0


def test_a_token_is_not_wasted() -> None:
    t = table(common=["weasel"], recruits=["stag"])
    assert {quick(t, seed) for seed in range(30)} == {"reveal"}


def test_what_wins_is_taken() -> None:
    t = table(common=["tapir"], taken=[7, 0])
    assert {quick(t, seed) for seed in range(30)} == {"water"}


def test_out_when_that_wins() -> None:
    t = table(common=["lynx"], onibi=5, onibi_card=WINTER, recruits=["stag"])
    play(t, "wind")
    assert {quick(t, seed) for seed in range(10)} == {"2"}


def test_the_cheapest_fire_first() -> None:
    t = table(common=["tapir", "weasel"], fires=["c1", "c2", "c3"])
    play(t, "water")
    assert quick(t) == "c3"


def test_recruits_are_mostly_those_that_stand_in_the_way() -> None:
    t = table(common=["spider", "tapir"], recruits=["goat", "ram", "wolf", "stag"])
    play(t, "sun")
    picked = [quick(t, seed) for seed in range(40)]
    assert set(picked) == {"goat", "ram"}
    assert picked.count("ram") > picked.count("goat")
    assert CARD_NUMBERS["ram"] in state(t).recruits


def test_without_a_card_to_reveal_something_is_played() -> None:
    s = duel(common=["bear", "tapir"])
    s.pile, s.discard = [], []
    t = Table(GAME, 2, GAME.resolve_options({}), s)
    assert quick(t) in t.pending[0].options


def test_a_varan_is_sent_back() -> None:
    t = table(common=["bear"], pile=["varan_summer"], sanki=[1, 0])
    play(t, "reveal")
    assert quick(t) == "sanki"
