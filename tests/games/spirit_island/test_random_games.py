"""Random games in all settings."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.spirit_island.scenes import isle
from tests.generic.cases import Case, moments
from weald.games.spirit_island import GAME
from weald.games.spirit_island.content import SETS
from weald.games.spirit_island.inventory import setting
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.registry import POWERS, REGISTRY, without_aspects
from weald.kernel.driver import Run
from weald.kernel.events import Trace
from weald.kernel.position import Problems


@pytest.mark.slow
def test_random_games_in_all_settings_end_and_keep_the_laws() -> None:
    """A short form of many: every level of every nation, every scenario and spirit, one to four of them."""
    spirits: set[str] = set()
    for number in range(100):
        seats, options = setting(number)
        t = Case(GAME, seats, options).new(number)
        for _ in moments(t, Random(number)):
            assert GAME.invariants(isle(t)) == []
        s = isle(t)
        assert s.outcome in ("victory", "defeat", "sacrifice")
        spirits.update(s.spirits)
    assert sorted(spirits) == without_aspects(SETS)


def test_random_games_with_cards_of_all_sets_keep_the_laws() -> None:
    """Sets that are not offered yet are played with as well."""
    used: set[str] = set()
    for seed in range(60):
        run = Run(GAME, all_sets(1 + seed % 2, seed))
        random = Random(seed)
        while not run.over:
            question = run.question
            assert question is not None
            seat = random.choice(question.seats)
            run.answer(seat, random.choice(question.values(seat)))
            assert isinstance(run.state, IslandState)
            assert GAME.invariants(run.state) == []
            if random.random() < 0.1 and run.checkpoint is not None:
                stored = GAME.position.dump(run.checkpoint)
                problems: Problems = []
                assert GAME.position.dump(GAME.position.load(stored, "state", problems)) == stored
                assert problems == []
        trace = run.state.trace
        assert trace is not None
        used.update(str(event.args["id"]) for event in trace.events if event.id == "spirit_island-event-used")
    assert {POWERS[id].set for id in used} >= {"base", "branch_and_claw"}


def all_sets(seats: int, seed: int) -> IslandState:
    """A table with everything that is declared."""
    s = GAME.start(seats, GAME.resolve_options({"casting": "random"}), seed)
    s.sets = REGISTRY.sets
    s.trace = Trace()
    return s
