"""Thresholds with two ways to reach them, and fast powers that may be slow."""

from tests.games.spirit_island.scenes import FAST, SLOW, Scene
from weald.games.spirit_island.model.pieces import elements
from weald.games.spirit_island.rules.panel import fewer, is_fast, is_slow, tiers_met
from weald.games.spirit_island.rules.powers import INNATE, SELF, Power


def nothing(_act: object) -> None:
    """Do nothing."""


TWO_WAYS = Power(
    "two_ways",
    INNATE,
    nothing,
    speed=FAST,
    target=SELF,
    tiers=(elements("3 air"), elements("3 sun")),
    alternatives=(None, elements("3 fire")),
    late=elements("3 moon"),
)


def test_either_way_reaches_a_threshold() -> None:
    assert tiers_met(Scene("lightning", boards="A").elements("3 sun").s, 0, TWO_WAYS) == 0b10
    assert tiers_met(Scene("lightning", boards="A").elements("3 fire").s, 0, TWO_WAYS) == 0b10
    assert tiers_met(Scene("lightning", boards="A").elements("2 fire 2 sun 3 air").s, 0, TWO_WAYS) == 0b01


def test_e3_fewer_thresholds_in_ways_that_are_open() -> None:
    assert fewer(TWO_WAYS, 0b11, elements("3 air 3 fire")) == [0b10, 0b01, 0]
    assert fewer(TWO_WAYS, 0b10, elements("3 sun 3 fire")) == [0]


def test_a_fast_power_may_be_slow_with_elements() -> None:
    s = Scene("lightning", boards="A").elements("2 moon").s
    assert (is_fast(s, 0, TWO_WAYS), is_slow(s, 0, TWO_WAYS)) == (True, False)
    s = Scene("lightning", boards="A").elements("3 moon").s
    s.phase = SLOW
    assert (is_fast(s, 0, TWO_WAYS), is_slow(s, 0, TWO_WAYS)) == (True, True)
