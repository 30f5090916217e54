"""Resilience, an aspect of Vital Strength of the Earth: the land itself bears more."""

from __future__ import annotations

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import aspect
from weald.games.spirit_island.rules.faces import Strengths
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import is_sacred
from weald.games.spirit_island.rules.subjects import Number

MORE_DAMAGE = 8


class AnchorTheLandsResilience(Rule):
    """An own sacred site takes 8 more damage before it is blighted."""

    id = "anchor_the_lands_resilience"
    numbers: tuple[Number, ...] = (Number.LAND_HEALTH,)

    def extra(self, s: IslandState, by: Owner, what: Number, land: int, seat: int, of: int) -> int:
        return MORE_DAMAGE if is_sacred(s, by.seat, land) else 0


RESILIENCE = aspect(
    "resilience",
    of="vital_strength",
    complexity="low",
    without="earths_vitality",
    rules=[AnchorTheLandsResilience()],
    strengths=Strengths(offence=2, control=3, fear=1, defence=4, utility=3),
)
