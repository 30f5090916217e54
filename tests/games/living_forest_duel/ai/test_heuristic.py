"""The first good look: it takes what wins, waits while waiting pays, and reads nothing that is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, duel, play, state, table
from weald import ai
from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.ai.evaluation import lead
from weald.games.living_forest_duel.state import Duel
from weald.kernel import table as tables
from weald.kernel.advice import score_options
from weald.kernel.table import Table

TOPS = ["sun_5", "water_1", "plant_1", "wind_1"]


def greedy(t: Table) -> str:
    seat = t.pending[0].seat
    question = t.run.question
    assert question is not None
    values = t.pending[0].values
    scores = score_options(GAME, state(t), question, seat, values)
    return t.pending[0].options[scores.index(max(scores))]


WINS: dict[str, dict[str, Any]] = {
    "water": {"common": ["tapir"], "taken": [7, 0]},
    "sun": {"common": ["spider", "tapir", "anteater"], "recruits": ["frog", "fox", "stag"]},
    "wind": {"common": ["chameleon"], "onibi": 6, "onibi_card": WINTER},
}


@pytest.mark.parametrize("element", WINS)
def test_it_wins_when_it_can(element: str) -> None:
    t = table(**WINS[element])
    while not t.over:
        play(t, greedy(t))
    assert t.result is not None
    assert t.result.winners == (SUMMER,)
    assert state(t).turn == 1


def test_it_does_not_spend_a_token_on_a_single_fire() -> None:
    assert greedy(table(common=["weasel"], recruits=["stag"])) == "reveal"


def test_it_takes_what_it_can_before_the_tokens_are_lost() -> None:
    t = table(
        common=["tapir", "weasel", "bear"],
        summer=["varan_summer"],
        fires=["c3", "c4", "c5"],
        discard=["lynx", "cobra"],
        recruits=["stag"],
    )
    s = state(t)
    s.pile[:] = s.discard
    s.discard.clear()
    assert greedy(t) == "water"


def test_a_sanki_card_saves_a_token() -> None:
    t = table(common=["bear", "cobra"], pile=["varan_summer"], sanki=[1, 0])
    play(t, "reveal")
    assert greedy(t) == "sanki"


def test_a_won_game_looks_best() -> None:
    s = duel()
    assert lead(s, SUMMER) == -lead(s, WINTER)
    s.winner, s.victory = WINTER, 0
    assert lead(s, WINTER) == -lead(s, SUMMER) == 100


@pytest.mark.parametrize("seed", range(3))
def test_it_reads_nothing_hidden(seed: int) -> None:
    t = tables.new(GAME, 2, seed)
    random = Random(seed)
    while not t.over:
        decision = t.pending[0]
        other = t.imagine(decision.seat, seed)
        assert other.question is not None
        assert t.run.question is not None
        values = decision.values
        assert isinstance(other.state, Duel)
        seen = score_options(GAME, state(t), t.run.question, decision.seat, values)
        assert score_options(GAME, other.state, other.question, decision.seat, values) == seen
        t.answer(decision.seat, decision.options[int(random.random() * len(decision.options))])


def test_it_beats_chance() -> None:
    wins = 0
    for k in range(10):
        t = tables.new(GAME, 2, 100 + k // 2)
        bots = ["greedy", "random"] if k % 2 else ["random", "greedy"]
        while not t.over:
            seat = t.pending[0].seat
            t.answer(seat, ai.choose(bots[seat], t, seat, len(t.entries)))
        assert t.result is not None
        wins += bots[t.result.winners[0]] == "greedy"
    assert wins >= 9
