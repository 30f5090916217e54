"""Cards face down, hidden from all seats: redacted for evaluations, redealt for bots."""

from __future__ import annotations

from weald.games.living_forest_duel.state import Duel
from weald.kernel import chance


def redact(s: Duel, _seat: int | None) -> Duel:
    """Return a copy without what lies face down, except for the common pile, which is sorted.

    A trial that draws a personal card or turns up a tree finds none, instead of the one that sorts first.
    """
    copy = s.copy()
    copy.pile.sort()
    copy.packs = [[], []]
    copy.trees = [pile[-1:] for pile in s.trees]
    return copy


def redeal(s: Duel, _seat: int | None) -> None:
    """Shuffle what lies face down: the common pile, the personal piles, the trees below the top ones.

    All of it is sorted first, so that nothing of how it really lies is left.
    """
    s.pile.sort()
    chance.shuffle(s, s.pile)
    for seat, pack in enumerate(s.packs):
        seen = s.sunk[seat]
        hidden = sorted(pack[seen:])
        chance.shuffle(s, hidden)
        pack[seen:] = hidden
    for pile in s.trees:
        hidden = sorted(pile[:-1])
        chance.shuffle(s, hidden)
        pile[:-1] = hidden
