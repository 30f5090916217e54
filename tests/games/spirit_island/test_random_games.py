"""Random games in all settings."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.spirit_island.scenes import isle
from tests.generic.cases import Case, moments
from weald.games.spirit_island import GAME
from weald.games.spirit_island.inventory import setting
from weald.games.spirit_island.rules.registry import SPIRITS


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
    assert sorted(spirits) == SPIRITS.ids
