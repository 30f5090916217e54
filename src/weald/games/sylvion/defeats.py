"""The ways to lose the forest, each with its measure and its limit."""

from __future__ import annotations

from typing import Any

from weald.games.sylvion.cards import ACID_LAKE
from weald.games.sylvion.field import FOREST, LEFT, NOWHERE
from weald.games.sylvion.result import vitality
from weald.games.sylvion.state import ASSAULT, COUNT, DAMAGE, MOBILIZATION, PAWN, STONES, Battle
from weald.kernel.dangers import Defeat


def steps_of_pawn(s: Battle, _by: Any) -> int:
    """Return how many steps the bearer of the Ravage pawn is away from the forest."""
    steps, space = 0, s.bearer
    while space != FOREST:
        space = LEFT[space]
        steps += space == FOREST or s.board[space] != ACID_LAKE
    return steps


def is_last(s: Battle) -> bool:
    """Return whether no more cards are revealed, and the trees will be counted."""
    return s.phase == ASSAULT or (s.phase > MOBILIZATION and not s.stacks[0])


# An edge must be flipped and none is in bloom; the pawn must not arrive; the trees must restore all edges.
NO_BLOOM = Defeat("bloom", lambda s, _: s.bloom, -1, falls=True, demanded=True)
PAWN_ARRIVES = Defeat(
    "pawn", steps_of_pawn, lambda s, _: None if s.bearer == NOWHERE else 0, falls=True, demanded=True
)
NOT_HEALED = Defeat(
    "count", lambda s, _: s.desolated - vitality(s), lambda s, _: 1 if is_last(s) else None, demanded=True
)

WAYS = (NO_BLOOM, PAWN_ARRIVES, NOT_HEALED)
# By how a game ended: the way in which it was lost.
WAY_OF = {DAMAGE: NO_BLOOM, STONES: NO_BLOOM, PAWN: PAWN_ARRIVES, COUNT: NOT_HEALED}
