"""The Hedgehogs question in front of a defeat: a record in which discarding nothing loses at once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import weald
from tests.games.sylvion.scenes import lay
from weald import ai
from weald.games.sylvion import GAME
from weald.kernel.table import Table

RECORD = Path(__file__).parent.parent / "data" / "hedgehogs.json"
LEVELS = [name for name in (*GAME.bots, *ai.bots.LEVELS) if name != "random"]


@pytest.fixture
def t() -> Table:
    return weald.replay(json.loads(RECORD.read_text()))


def test_discarding_nothing_loses_at_once(t: Table) -> None:
    (decision,) = t.pending
    assert (decision.kind, decision.options[0]) == ("hedgehogs", "none")
    t.answer(0, "none")
    assert t.result is not None
    assert t.result.winners == ()


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_discards_what_would_burn_the_forest(t: Table, level: str, seed: int) -> None:
    while t.pending[0].kind == "hedgehogs":
        t.answer(0, ai.choose(level, t, 0, seed, iterations=20))
        assert not t.over
    assert t.run.state.step


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("level", ["thoughtful", "strong"])
def test_hedgehogs_are_played_against_a_strong_wave(level: str, seed: int) -> None:
    # The wave would come with 4, 4 and 4. The heuristic keeps its Hedgehogs for later; the planner used to
    # follow it, because what is drawn after the answer differs from world to world.
    t = lay(
        rows=[". F4 e2 ."],
        tops=("blaze", "elemental_3", "elemental_0", "elemental_0"),
        hand="hedgehogs hedgehogs tree_4 whale elephant",
        height=11,
    )
    assert t.pending[0].kind == "hedgehogs"
    assert ai.choose("greedy", t, 0, seed) == "none"
    assert ai.choose(level, t, 0, seed, iterations=64) != "none"
