"""The view of each seat: its hand and its buried nuts, not the deck and the rest of the hollows."""

from __future__ import annotations

from collections.abc import Callable

from tests.tiny.state import KINDS, Wood
from tests.tiny.view_types import Nut, View
from weald.kernel import chance


def view(s: Wood, seat: int | None) -> View:
    buried = [names([s.hollows[i]])[0] if by == seat else None for i, by in enumerate(s.buried_by)]
    return {
        "round": s.round,
        "rounds": s.rounds,
        "leader": s.leader,
        "awake": s.awake[:],
        "deck": len(s.deck),
        "hand": None if seat is None else names(sorted(s.hands[seat])),
        "hands": [len(hand) for hand in s.hands],
        "hollows": buried,
        "stores": [names(store) for store in s.stores],
        "lost": dict(s.lost),
    }


def open_view(s: Wood) -> View:
    return view(s, None)


def redeal(s: Wood, seat: int | None) -> None:
    lay(s, seat, lambda nuts: chance.shuffle(s, nuts))


def redact(s: Wood, seat: int | None) -> Wood:
    """Return a copy in which the nuts that `seat` cannot see are sorted."""
    copy = s.copy()
    lay(copy, seat, list.sort)
    return copy


def lay(s: Wood, seat: int | None, arrange: Callable[[list[int]], None]) -> None:
    """Take up the nuts that `seat` cannot see, arrange them, and lay them where they were."""
    hands = [hand for holder, hand in enumerate(s.hands) if holder != seat]
    hollows = [i for i, by in enumerate(s.buried_by) if by != seat and s.hollows]
    hidden = [*s.deck, *(nut for hand in hands for nut in hand), *(s.hollows[i] for i in hollows)]
    arrange(hidden)
    for nuts in (s.deck, *hands):
        nuts[:] = [hidden.pop() for _ in nuts]
    for i in hollows:
        s.hollows[i] = hidden.pop()


def names(nuts: list[int]) -> list[Nut]:
    """Nuts by name."""
    return [KINDS[nut] for nut in nuts]
