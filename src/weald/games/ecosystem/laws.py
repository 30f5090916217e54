"""What must hold at every moment, and dealing anew what a seat cannot see."""

from __future__ import annotations

from weald.games.ecosystem.cards import COUNTS, FIRST, GRID_CARDS, KINDS, ROUND_CARDS
from weald.games.ecosystem.field import BIT, NEAR, WINDOW_MASKS, areas, cells_of
from weald.games.ecosystem.state import Forest
from weald.kernel import chance
from weald.kernel.messages import Message

STEP_FOR_SEATS = {1: "solo", 2: "duel"}


def invariants(s: Forest) -> list[Message]:
    """Every law that the state breaks."""
    problems = _lengths(s)
    if problems:
        return problems
    problems += _conserved(s)
    if s.step not in ("", "deal", STEP_FOR_SEATS.get(s.seats, "draft")):
        problems.append(Message("ecosystem-invalid-step", {"step": s.step, "n": s.seats}))
    for seat in range(s.seats):
        problems += _grid(s, seat)
    return problems + _counts(s)


def redeal(s: Forest, seat: int | None) -> None:
    """Deal anew the deck and all hands that the seat does not hold."""
    hidden = list(s.deck)
    for holder, hand in enumerate(s.hands):
        if holder != seat:
            hidden += hand
    chance.shuffle(s, hidden)
    for holder, hand in enumerate(s.hands):
        if holder != seat:
            n = len(hand)
            hand[:] = hidden[:n]
            del hidden[:n]
    s.deck[:] = hidden


def _lengths(s: Forest) -> list[Message]:
    """Lists that must have one entry a seat."""
    hands = 3 if s.seats == 2 else s.seats
    lists = {"hands": (len(s.hands), hands), "chosen": (len(s.chosen), s.seats), "lifted": (len(s.lifted), s.seats)}
    lists.update(masks=(len(s.masks), s.seats), free=(len(s.free), s.seats))
    return [
        Message("ecosystem-invalid-length", {"field": field, "n": found, "expected": expected})
        for field, (found, expected) in lists.items()
        if found != expected
    ]


def _conserved(s: Forest) -> list[Message]:
    """All 130 cards are somewhere, each kind in its number (before the first deal: none yet)."""
    if s.round == 0 and not s.deck:
        return []
    found = [0] * 12
    for cards in (s.deck, s.pile, *s.hands):
        for card in cards:
            found[card] += 1
    for seat in range(s.seats):
        for kind in range(1, 12):
            found[kind] += s.masks[seat][kind].bit_count()
        if s.chosen[seat] and not _is_laid(s, seat):
            found[s.chosen[seat]] += 1
    return [
        Message("ecosystem-invalid-count", {"card": KINDS[kind - 1], "n": found[kind], "expected": COUNTS[kind]})
        for kind in range(1, 12)
        if found[kind] != COUNTS[kind]
    ]


def _is_laid(s: Forest, seat: int) -> bool:
    """Whether the card in play lies in the grid already."""
    return s.masks[seat][0].bit_count() == _played(s) + 1


def _played(s: Forest) -> int:
    """How many turns are complete."""
    return (s.round - 1) * ROUND_CARDS + s.turn - 1 if s.round else 0


def _grid(s: Forest, seat: int) -> list[Message]:
    """The grid is one connected piece around the first card within a frame, and the free cells border it."""
    masks = s.masks[seat]
    occupied = masks[0]
    problems = []
    if occupied and (len(areas(occupied)) > 1 or not occupied & BIT[FIRST]):
        problems.append(Message("ecosystem-invalid-apart", {"seat": seat}))
    if occupied & ~WINDOW_MASKS[s.boxes[seat]]:
        problems.append(Message("ecosystem-invalid-frame", {"seat": seat}))
    free = 0 if occupied else BIT[FIRST]
    for cell in cells_of(occupied):
        free |= NEAR[cell]
    free &= WINDOW_MASKS[s.boxes[seat]] & ~occupied
    if sorted(s.free[seat]) != cells_of(free):
        problems.append(Message("ecosystem-invalid-free", {"seat": seat}))
    return problems


def _counts(s: Forest) -> list[Message]:
    """Hands and grids have the sizes that belong to the turn."""
    if s.round == 0 or s.step in ("", "deal"):
        return []
    problems = []
    played = _played(s)
    for seat in range(s.seats):
        if s.masks[seat][0].bit_count() not in (played, played + 1):
            n = s.masks[seat][0].bit_count()
            problems.append(Message("ecosystem-invalid-grid-size", {"seat": seat, "n": n, "expected": played}))
    if s.seats > 1:
        for holder, hand in enumerate(s.hands):
            expected = ROUND_CARDS - s.turn + 1
            if len(hand) not in (expected, expected - 1):
                words = {"hand": holder + 1, "n": len(hand), "expected": expected}
                problems.append(Message("ecosystem-invalid-hand-size", {**words}))
    if s.seats < 3 and len(s.pile) not in (min(played, GRID_CARDS), played + 1):
        problems.append(Message("ecosystem-invalid-pile", {"n": len(s.pile), "expected": played}))
    return problems
