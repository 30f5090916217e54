"""What somebody sees at a now who knows what invaders are about to do."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    THIEF,
    TOWN,
    WILDS,
)
from weald.games.spirit_island.model.state import BUILD, RAVAGE, IslandState
from weald.games.spirit_island.presentation.forecast.invaders import ahead
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.registry import active
from weald.kernel.decisions import Value

# How much it is worth to be rid of a piece; dahan and tokens are worth keeping.
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
# What invaders do next, as the forecast has it: action, card, lands.
ComingActions = list[tuple[int, int, list[int]]]
# How urgent ravages and builds make a land.
URGENCY = {RAVAGE: 3.0, BUILD: 1.5}


class Situation:
    """One look at a question: the table, who is asked, and where invaders do harm soon."""

    def __init__(self, s: IslandState, q: IslandQuestion, seat: int) -> None:
        self.s = s
        self.q = q
        self.seat = seat
        self._coming: ComingActions | None = None
        self._threats: dict[int, float] | None = None

    @property
    def coming(self) -> ComingActions:
        """What invaders do next."""
        if self._coming is None:
            self._coming = ahead(self.s)
        return self._coming

    @property
    def threats(self) -> dict[int, float]:
        """By land, how much it would help to have fewer invaders there."""
        if self._threats is None:
            self._threats = threat(self.s, self.coming)
        return self._threats


# How good an answer looks, by the kind of the question.
Judges = dict[str, Callable[[Situation, Value], float]]


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
    rules = active(s, Rule.brings_blight)
    return sum([rule.brings_blight(s, by, seat) for rule, by in rules]) if rules else 0
