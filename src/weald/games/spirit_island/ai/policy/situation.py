"""A look at a question: the table, and the lands in which invaders are about to do harm."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.ai.value.features import ENOUGH
from weald.games.spirit_island.model.lands import has_building
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    INVADERS,
    THIEF,
    TOWN,
    WILDS,
)
from weald.games.spirit_island.model.state import BUILD, RAVAGE, IslandState
from weald.games.spirit_island.presentation.forecast.invaders import ahead
from weald.games.spirit_island.rules.asking import extra
from weald.games.spirit_island.rules.land_rules import defence, is_sacred, strength
from weald.games.spirit_island.rules.subjects import Number
from weald.kernel.decisions import Value

# Worth of being rid of a piece; dahan and tokens are worth keeping.
PIECE_WORTH = {
    EXPLORER: 1.2,
    TOWN: 3.0,
    CITY: 5.0,
    DAHAN: -1.2,
    BLIGHT: 4.0,
    BEASTS: -0.8,
    WILDS: -1.6,
    DISEASE: -2.0,
    BADLANDS: -0.9,
    THIEF: 2.0,
}
# The next invader actions, as the forecast has them: action, card, lands.
ComingActions = list[tuple[int, int, list[int]]]
# Urgency that ravages and builds give to a land.
URGENCY = {RAVAGE: 3.0, BUILD: 1.5}


class Situation:
    """A look at a question: the table, the seat that is asked, and the lands that invaders threaten."""

    def __init__(self, s: IslandState, q: IslandQuestion, seat: int) -> None:
        self.s = s
        self.q = q
        self.seat = seat
        self._coming: ComingActions | None = None
        self._threats: dict[int, float] | None = None

    @property
    def coming(self) -> ComingActions:
        """The next invader actions."""
        if self._coming is None:
            self._coming = ahead(self.s)
        return self._coming

    @property
    def threats(self) -> dict[int, float]:
        """By land, how much it would help to have fewer invaders there."""
        if self._threats is None:
            self._threats = threat(self.s, self.coming)
        return self._threats

    @property
    def ravaged(self) -> set[int]:
        """The lands in which invaders ravage next."""
        return {land for action, _, lands in self.coming if action == RAVAGE for land in lands}

    def home(self, land: int) -> float:
        """Value a land for presence: near invaders, as a sacred site, away from blight to come."""
        s, threats, own = self.s, self.threats, self.s.presence[self.seat]
        if blight_brought(s, self.seat):
            # It burns invaders; a second blight would spread.
            return 2.0 * threats.get(land, 0.0) - 6.0 * min(1, s.pieces[land][BLIGHT])
        near = sum(0.3 for other in s.island.near[land] if other in threats)
        second = 1.2 if own[land] == 1 and not is_sacred(s, self.seat, land) else 0.0
        spread = 0.8 if not own[land] else 0.0
        far = 1.2 * newly_reached(s, self.seat, land)
        return near + far + second + spread - 0.8 * threats.get(land, 0.0) - 0.5 * s.pieces[land][BLIGHT]

    def blighted(self, land: int) -> float:
        """Value a land for blight that has to come: the less it does there, the better."""
        return -3.0 * self.s.pieces[land][BLIGHT] - sum(own[land] for own in self.s.presence)

    def settled(self, land: int) -> float:
        """Value a land for invaders that have to come: the less they do there, the better."""
        return -self.threats.get(land, 0.0) - sum(own[land] for own in self.s.presence)

    def faces_blight(self, land: int) -> bool:
        """Return whether the next ravages would blight a land as it is."""
        s = self.s
        if land not in self.ravaged:
            return False
        pieces = s.pieces[land]
        dealt = sum([pieces[kind] * strength(s, land, kind) for kind in INVADERS if pieces[kind]])
        return dealt - defence(s, land) >= ENOUGH


# Scores an answer to a question.
Judge = Callable[[Situation, Value], float]


def newly_reached(s: IslandState, seat: int, land: int) -> int:
    """Count the lands with towns or cities, here and adjacent, that no presence of the spirit is near."""
    own = s.presence[seat]
    return sum([
        not own[other] and not any(own[nearer] for nearer in s.island.near[other])
        for other in (land, *s.island.near[land])
        if has_building(s, other)
    ])  # fmt: skip


def threat(s: IslandState, coming: ComingActions | None = None) -> dict[int, float]:
    """Return by land how much it would help to have fewer invaders there."""
    every = s.pieces
    urgency: dict[int, float] = {}
    for land in s.island.lands:
        pieces = every[land]
        n = pieces[EXPLORER] + pieces[TOWN] + pieces[CITY]
        if n:
            urgency[land] = 0.3 * n
    for action, _, lands in ahead(s) if coming is None else coming:
        more = URGENCY.get(action, 0.0)
        for land in lands:
            if land in urgency:
                urgency[land] += more
    return urgency


def blight_brought(s: IslandState, seat: int) -> int:
    """Return how much blight a spirit's own presence brings along where it is added."""
    return extra(s, Number.BLIGHT_BROUGHT, seat=seat)
