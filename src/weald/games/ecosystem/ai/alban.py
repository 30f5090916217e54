"""Alban, the opponent of a game alone: his points, and which card he should get."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.ecosystem.ai.gains import Gain
from weald.games.ecosystem.ai.growth import Grower, best_of
from weald.games.ecosystem.ai.plot import Plot
from weald.games.ecosystem.cards import STREAM_BY_RANK, WOLF, WOLF_BY_RANK
from weald.games.ecosystem.result import alban_masks
from weald.games.ecosystem.scoring import longest_stream, rank_points, remembered

# Weight of a card for Alban that the player could use.
KEPT = 1.0
# Weight of the points that a card would bring Alban, when the player thinks of placing it.
SPARED = 0.4
# The least stream and pack that the player will have.
OWN_STREAM, OWN_WOLVES = 3, 2


def sizes(pile: Sequence[int]) -> tuple[int, int]:
    """Return Alban's longest stream and his pack."""
    masks = alban_masks(list(pile))
    return longest_stream(masks), masks[WOLF].bit_count()


def points(pile: Sequence[int], stream: int, wolves: int, rabbit_points: int) -> int:
    """Return Alban's points beside a stream and a pack of the player."""
    masks = alban_masks(list(pile))
    own, longest = remembered(tuple(masks), rabbit_points)
    return (
        sum(own)
        + rank_points([longest, stream], STREAM_BY_RANK)[0]
        + rank_points([masks[WOLF].bit_count(), wolves], WOLF_BY_RANK)[0]
    )


def with_gift(plot: Plot, kinds: Sequence[int], pile: Sequence[int], rabbit_points: int) -> dict[int, int]:
    """Return Alban's points with each kind of card as his next one."""
    stream = max(OWN_STREAM, longest_stream(plot.masks))
    wolves = max(OWN_WOLVES, plot.masks[WOLF].bit_count())
    return {kind: points([*pile, kind], stream, wolves, rabbit_points) for kind in kinds}


def gift(grower: Grower, plot: Plot, hand: Sequence[int], pile: Sequence[int]) -> int:
    """Return the card of a hand that helps Alban least and is needed least."""
    kinds = sorted(set(hand))
    if len(kinds) == 1:
        return kinds[0]
    worth = best_of(grower, plot, kinds) if plot.left else dict.fromkeys(kinds, 0.0)
    helps = with_gift(plot, kinds, pile, grower.rabbit)
    return min(kinds, key=lambda kind: helps[kind] + KEPT * worth[kind])


def gains_apart(grower: Grower, plot: Plot, kinds: Sequence[int], pile: Sequence[int]) -> list[Gain]:
    """Return the gains of cards on all open cells, with a part of the points that Alban does not get then.

    All cards but one are placed or given away in the end, so a card that is not placed is his.
    """
    helps = with_gift(plot, kinds, pile, grower.rabbit)
    return [(gain + SPARED * helps[kind], kind, cell) for gain, kind, cell in grower.gains(plot, kinds)]
