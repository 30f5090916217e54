"""What must hold at every moment, and dealing anew what a seat cannot see."""

from __future__ import annotations

from weald.games.ecosystem.cards import COUNTS, FIRST, GRID_CARDS, KINDS, ROUND_CARDS, SOLO_ROW
from weald.games.ecosystem.field import BIT, areas, box_of, cells_of, free_cells
from weald.games.ecosystem.state import DEAL, GIVE, OVER, PICK, PLACE, SWAP, Forest
from weald.kernel import chance
from weald.kernel.messages import Args, Message


def invariants(s: Forest) -> list[Message]:
    """Every law that the state breaks."""
    problems = _lengths(s)
    if problems:
        return problems
    if not _is_a_moment(s):
        words: Args = {"step": s.step or "over", "round": s.round, "turn": s.turn, "n": s.seats}
        problems.append(Message("ecosystem-invalid-moment", words))
    else:
        problems += _sizes(s)
    problems += _conserved(s)
    for seat in range(s.seats):
        problems += _grid(s, seat)
    return problems


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
    lists = {"hands": (len(s.hands), hands), "masks": (len(s.masks), s.seats)}
    return [
        Message("ecosystem-invalid-length", {"field": field, "n": found, "expected": expected})
        for field, (found, expected) in lists.items()
        if found != expected
    ]


def _is_a_moment(s: Forest) -> bool:
    """Whether step, round, turn and phase belong together."""
    solo = s.seats == 1
    rounds, turns = (1, GRID_CARDS) if solo else (2, ROUND_CARDS)
    if s.step == "deal":
        before_first = (s.round, s.turn) == (0, 0)
        return s.phase == DEAL and (before_first or ((s.round, s.turn) == (1, turns) and not solo))
    if s.step == "":
        return s.phase == OVER and (s.round, s.turn) == (rounds, turns)
    phases = (PICK, PLACE, SWAP, GIVE) if solo else (PICK, PLACE, SWAP)
    in_play = 1 <= s.round <= rounds and 1 <= s.turn <= turns and s.phase in phases
    return in_play and s.step == ("solo" if solo else "draft")


def _conserved(s: Forest) -> list[Message]:
    """All 130 cards are somewhere, each kind in its number (before the first deal: none yet)."""
    found = [0] * 12
    for cards in (s.deck, s.pile, *s.hands):
        for card in cards:
            found[card] += 1
    for seat in range(s.seats):
        for kind in range(1, 12):
            found[kind] += s.masks[seat][kind].bit_count()
        if s.phase == PLACE:
            found[s.chosen[seat]] += 1
    dealt = s.round > 0 or s.step != "deal"
    return [
        Message(
            "ecosystem-invalid-count",
            {"card": KINDS[kind - 1], "n": found[kind], "expected": COUNTS[kind] * dealt},
        )
        for kind in range(1, 12)
        if found[kind] != COUNTS[kind] * dealt
    ]


def _grid(s: Forest, seat: int) -> list[Message]:
    """The grid is one piece around the first card, a frame can hold it, and the free cells border it."""
    occupied = s.masks[seat][0]
    if occupied and (len(areas(occupied)) > 1 or not occupied & BIT[FIRST]):
        return [Message("ecosystem-invalid-apart", {"seat": seat})]
    box = box_of(occupied)
    if box is None:
        return [Message("ecosystem-invalid-frame", {"seat": seat})]
    assert box == s.boxes[seat]
    assert sorted(s.free[seat]) == cells_of(free_cells(occupied, box))
    assert not (occupied | free_cells(occupied, box)) & ~s.seen[seat]
    return []


def _sizes(s: Forest) -> list[Message]:
    """Grids, hands and pile have the sizes that belong to the moment."""
    picked = s.phase in (PLACE, SWAP, GIVE)
    laid = s.phase in (SWAP, GIVE)
    over = s.phase in (DEAL, OVER)
    turns = s.turn if over else s.turn - 1
    played = max(0, s.round - 1) * ROUND_CARDS + turns
    problems = []
    for seat in range(s.seats):
        n, expected = s.masks[seat][0].bit_count(), played + laid
        if n != expected:
            problems.append(
                Message("ecosystem-invalid-grid-size", {"seat": seat, "n": n, "expected": expected})
            )
    for holder, hand in enumerate(s.hands):
        expected = _hand_size(s, turns) - picked
        if len(hand) != expected:
            words: Args = {"hand": holder + 1, "n": len(hand), "expected": expected}
            problems.append(Message("ecosystem-invalid-hand-size", words))
    expected = 0 if s.seats > 2 else played + (picked and s.seats == 2)
    if len(s.pile) != expected:
        problems.append(Message("ecosystem-invalid-pile", {"n": len(s.pile), "expected": expected}))
    return problems


def _hand_size(s: Forest, turns: int) -> int:
    """How many cards a hand holds after so many turns of its round."""
    if s.round == 0:
        return 0
    if s.seats > 1:
        return ROUND_CARDS - turns
    # Two cards leave the hand and one comes, or five after a row; after the last turn nothing comes.
    rows = turns // SOLO_ROW
    return ROUND_CARDS - turns + (SOLO_ROW - 1) * rows - (SOLO_ROW if turns == GRID_CARDS else 0)
