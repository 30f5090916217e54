"""The supports of the Ravage, each resolved for the row in which it was revealed."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.sylvion.cards import (
    ACID_LAKE,
    BETRAYAL,
    BLAZE,
    BLAZES_TO,
    BLAZING,
    DEMOBILIZATION,
    DESICCATION,
    FACE_DOWN,
    FOUNTAIN_4,
    GEYSER,
    NAMES,
    SIMOON,
    STONE_RAIN,
    STRENGTH_BITS,
    TORNADO,
    TREE_4,
)
from weald.games.sylvion.combat import desolate, place
from weald.games.sylvion.draws import AT_RANDOM, box_discard, discard_from_hand, dismiss, draw, drawn, whisper
from weald.games.sylvion.field import ROW_CELLS
from weald.games.sylvion.movement import march
from weald.games.sylvion.state import STONES, Battle
from weald.kernel import chance
from weald.kernel.decisions import one
from weald.kernel.game import Steps


def blaze(s: Battle, _row: int) -> Steps:
    """Turn every standard elemental, in the clearing or just revealed, into a blazing one; 0 becomes 4."""
    yield from ()
    board = s.board
    for space, card in enumerate(board):
        if FACE_DOWN < card < BLAZING:
            board[space] = BLAZES_TO[card & STRENGTH_BITS]
            s.burnt.append(card)
            if s.trace is not None:
                s.trace.tell(
                    "sylvion-event-blazed",
                    {"foe": NAMES[card], "n": board[space] & STRENGTH_BITS, **place(space)},
                )
    return ""


def simoon(s: Battle, _row: int) -> Steps:
    """Move every elemental, in the clearing or just revealed, one space to the left."""
    return march(s)


def desiccation(s: Battle, _row: int) -> Steps:
    """Discard one hand card at random, or two chosen ones."""
    hand = s.hands[s.active]
    if not hand:
        return ""
    first = (yield one("desiccate", s.active, [AT_RANDOM, *hand])) if len(hand) > 1 else hand[0]
    if first == AT_RANDOM:
        if s.trace is not None:
            s.trace.reveal()
        discard_from_hand(s, s.active, hand[chance.below(s, len(hand))], "dried")
        return ""
    discard_from_hand(s, s.active, first, "dried")
    if hand:
        discard_from_hand(s, s.active, (yield one("desiccate_second", s.active, hand)), "dried")
    return ""


def demobilization(s: Battle, _row: int) -> Steps:
    """Remove one random card of the discard from the game, or two chosen ones, without a shuffle."""
    chosen = yield from dismiss(s, s.active, "dismiss")
    if not chosen:
        loyal = [card for card in s.discard if card != BETRAYAL]
        if loyal:
            box_discard(s, loyal[chance.below(s, len(loyal)) if len(loyal) > 1 else 0])
    return ""


def acid_lake(s: Battle, row: int) -> Steps:
    """Lay a lake on the empty space of the row farthest from the stack, for the rest of the game."""
    yield from ()
    lay_down(s, row, ACID_LAKE)
    return ""


def geyser(s: Battle, row: int) -> Steps:
    """Lay a geyser on the empty space of the row farthest from the stack."""
    yield from ()
    lay_down(s, row, GEYSER)
    return ""


def lay_down(s: Battle, row: int, card: int) -> None:
    """Lay a card on the leftmost empty space of a row; in a full row it is discarded."""
    for cell in ROW_CELLS[row]:
        if not s.board[cell]:
            s.board[cell] = card
            # Supports go to the Ravage discard, but this one is on the table.
            s.burnt.remove(card)
            if s.trace is not None:
                s.trace.tell("sylvion-event-laid-down", {"card": NAMES[card], **place(cell)})
            return


def tornado(s: Battle, row: int) -> Steps:
    """Return fountains and trees of the row to the hand; without any, put two hand cards on the deck."""
    seat = s.active
    hand = s.hands[seat]
    plants = [cell for cell in ROW_CELLS[row] if 0 < s.board[cell] <= TREE_4]
    for cell in plants:
        hand.append(s.board[cell])
        if s.trace is not None:
            s.trace.tell(
                "sylvion-event-blown-back", {"seat": seat, "card": NAMES[s.board[cell]], **place(cell)}
            )
        s.board[cell] = 0
    if plants:
        return ""
    for kind in ("lay_back", "lay_back_second"):
        if hand:
            card = yield one(kind, seat, hand)
            hand.remove(card)
            s.deck.append(card)
            s.laid.append(seat)
            if s.trace is not None:
                whisper(s, seat, "laid-back", card)
    return ""


def stone_rain(s: Battle, row: int) -> Steps:
    """Destroy the fountain or tree nearest to the stack; if there is none, desolate an edge."""
    for cell in reversed(ROW_CELLS[row]):
        card = s.board[cell]
        if 0 < card <= TREE_4:
            s.board[cell] = 0
            s.discard.append(card)
            if s.trace is not None:
                s.trace.tell("sylvion-event-stoned", {"card": NAMES[card], **place(cell)})
            if card <= FOUNTAIN_4 and not drawn(s, s.active, 1):
                yield from draw(s, s.active, 1)
            return ""
    if s.trace is not None:
        s.trace.tell("sylvion-event-stoned-edge", {"row": row + 1})
    desolate(s, 1, STONES)
    return ""


EFFECTS: dict[int, Callable[[Battle, int], Steps]] = {
    GEYSER: geyser,
    DESICCATION: desiccation,
    ACID_LAKE: acid_lake,
    TORNADO: tornado,
    DEMOBILIZATION: demobilization,
    STONE_RAIN: stone_rain,
    BLAZE: blaze,
    SIMOON: simoon,
}
