"""Laws that hold at every moment of a game."""

from __future__ import annotations

from weald.games.ecosystem.cards import COUNTS, FIRST, GRID_CARDS, KINDS, ROUND_CARDS, SOLO_ROW
from weald.games.ecosystem.field import BIT, areas, box_of, cells_of, free_cells
from weald.games.ecosystem.state import DEAL, GIVE, OVER, PICK, PLACE, SWAP, Forest
from weald.kernel.messages import Args, Message


def invariants(s: Forest) -> list[Message]:
    """Return every rule of the game that the state breaks."""
    problems = _lengths(s)
    if problems:
        return problems
    if not _is_a_moment(s):
        args: Args = {"step": s.step or "over", "round": s.round, "turn": s.turn, "n": s.seats}
        problems.append(Message("ecosystem-invalid-moment", args))
    else:
        problems += _sizes(s)
    problems += _conserved(s)
    for seat in range(s.seats):
        problems += _grid(s, seat)
    return problems


def _lengths(s: Forest) -> list[Message]:
    """Check that lists have one entry per seat."""
    hands = 3 if s.seats == 2 else s.seats
    lists = {"hands": (len(s.hands), hands), "masks": (len(s.masks), s.seats)}
    return [
        Message("ecosystem-invalid-length", {"field": field, "n": n, "expected": expected})
        for field, (n, expected) in lists.items()
        if n != expected
    ]


def _is_a_moment(s: Forest) -> bool:
    """Return whether step, round, turn and phase fit together."""
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
    """Check that all 130 cards are there, each kind in its number; before the first deal there are none."""
    counts = [0] * 12
    for cards in (s.deck, s.pile, *s.hands):
        for card in cards:
            counts[card] += 1
    for seat in range(s.seats):
        for kind in range(1, 12):
            counts[kind] += s.masks[seat][kind].bit_count()
        if s.phase == PLACE:
            counts[s.chosen[seat]] += 1
    dealt = s.round > 0 or s.step != "deal"
    return [
        Message(
            "ecosystem-invalid-count",
            {"card": KINDS[kind - 1], "n": counts[kind], "expected": COUNTS[kind] * dealt},
        )
        for kind in range(1, 12)
        if counts[kind] != COUNTS[kind] * dealt
    ]


def _grid(s: Forest, seat: int) -> list[Message]:
    """Check that a grid is connected around the first cell and fits in a frame."""
    occupied = s.masks[seat][0]
    if occupied and (len(areas(occupied)) > 1 or not occupied & BIT[FIRST]):
        return [Message("ecosystem-invalid-apart", {"seat": seat})]
    box = box_of(occupied)
    if box is None:
        return [Message("ecosystem-invalid-frame", {"seat": seat})]
    assert box == s.boxes[seat]
    assert sorted(s.free[seat]) == cells_of(free_cells(occupied, box))
    assert not (occupied | free_cells(occupied, box)) & s.far[seat]
    return []


def _sizes(s: Forest) -> list[Message]:
    """Check that grids, hands and pile have the sizes of this moment."""
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
            args: Args = {"hand": holder + 1, "n": len(hand), "expected": expected}
            problems.append(Message("ecosystem-invalid-hand-size", args))
    expected = 0 if s.seats > 2 else played + (picked and s.seats == 2)
    if len(s.pile) != expected:
        problems.append(Message("ecosystem-invalid-pile", {"n": len(s.pile), "expected": expected}))
    return problems


def _hand_size(s: Forest, turns: int) -> int:
    """Return how many cards a hand holds after `turns` turns of its round."""
    if s.round == 0:
        return 0
    if s.seats > 1:
        return ROUND_CARDS - turns
    # Two cards leave the hand and one comes, or five after a row; after the last turn nothing comes.
    rows = turns // SOLO_ROW
    return ROUND_CARDS - turns + (SOLO_ROW - 1) * rows - (SOLO_ROW if turns == GRID_CARDS else 0)
