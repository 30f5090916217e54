"""Says to bots what a question is about, where it is asked: an aim that many questions share, or a worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from typing import Any, Protocol

from weald.games.spirit_island.model.state import IslandState

# The aims. HOME: a land gets presence of the spirit that answers; LEAVE: presence moves on from there; LOSE:
# it is lost there; UNCOVER: it comes from there. A piece is to HIT (destroy, remove, replace), to WOUND, to
# PROMOTE to a larger one, to PROVOKE by strife, to PUSH or to GATHER, or has COME to the land; it goes that
# WAY. Blight is to SPREAD to a land, or invaders to SETTLE there. A card is to GIVE_UP or to GAIN, a marker
# to SPEND.
(
    PLAIN, HOME, LEAVE, LOSE, UNCOVER, HIT, WOUND, PROMOTE, PROVOKE, PUSH, GATHER, COME, WAY, SPREAD, SETTLE,
    GIVE_UP, GAIN, SPEND,
) = range(18)  # fmt: skip


class Outlook(Protocol):
    """A look at a question by a bot that knows what invaders are about to do."""

    @property
    def s(self) -> IslandState:
        """The table."""

    @property
    def seat(self) -> int:
        """The seat that answers."""

    @property
    def threats(self) -> Mapping[int, float]:
        """By land, how much it would help to have fewer invaders there."""

    @property
    def ravaged(self) -> Set[int]:
        """The lands in which invaders ravage next."""

    def home(self, land: int) -> float:
        """Value a land for presence of the spirit."""

    def blighted(self, land: int) -> float:
        """Value a land for blight that has to come: the less it does there, the better."""

    def settled(self, land: int) -> float:
        """Value a land for invaders that have to come: the less they do there, the better."""

    def faces_blight(self, land: int) -> bool:
        """Return whether the next ravages would blight a land as it is."""


# The worth of an answer: a number for yes, or for the gain of a card that is given up; else each option.
Worth = float | Callable[[Outlook, Any], float]


def threat(now: Outlook, land: int) -> float:
    """Value a land by how much it would help to have fewer invaders there."""
    return now.threats.get(land, 0.0)


def calm(now: Outlook, land: int) -> float:
    """Value a land by how little invaders do there."""
    return -threat(now, land)


def amount(_now: Outlook, n: int) -> float:
    """Value a number by itself: the more the better."""
    return float(n)
