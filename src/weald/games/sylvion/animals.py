"""Effects of the animals once they are paid for and discarded."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.sylvion.cards import (
    DOVES,
    ELEPHANT,
    FISH,
    FISH_POINTS,
    GEYSER,
    NAMES,
    OWL,
    OWL_DRAWS,
    SQUIRRELS,
    STAG,
    STAG_EDGES,
    TREE_1,
    TREE_4,
    WHALE,
    WHALE_STEPS,
)
from weald.games.sylvion.combat import destroy, enter
from weald.games.sylvion.draws import draw, drawn
from weald.games.sylvion.field import FOREST, WHALE_REACH, WIDTH
from weald.games.sylvion.state import Battle
from weald.kernel.decisions import ONE, Question, one
from weald.kernel.game import Steps

TWO_EDGES, EACH_TREE = 0, 1
KEEP, SWAP = 0, 1
SEATS = ((0,), (1,))
# By card, whether an elemental may be put on it: on nothing, a fountain, a tree, a geyser.
LANDABLE = tuple(card <= TREE_4 or card == GEYSER for card in range(max(NAMES) + 1))


def whale(s: Battle, aim: int) -> Steps:
    """Move one elemental up to three steps, over other cards, to where it can land, or into the forest."""
    target = yield Question("carry", ONE, SEATS[s.active], (landings(s, aim),), (aim,))
    if enter(s, aim, target) and not s.end and not drawn(s, s.active, 1):
        yield from draw(s, s.active, 1)
    return ""


def landings(s: Battle, space: int) -> list[int]:
    """Return the places to which a whale may carry the elemental of a space."""
    board = s.board
    return [cell for cell in WHALE_REACH[space] if cell == FOREST or LANDABLE[board[cell]]]


def can_be_carried(s: Battle, space: int) -> bool:
    """Return whether a whale can move the elemental of a space, if only into the forest."""
    return space % WIDTH < WHALE_STEPS or bool(landings(s, space))


def elephant(s: Battle, aim: int) -> Steps:
    """Destroy one elemental in the clearing."""
    yield from ()
    destroy(s, aim)
    return ""


def owl(s: Battle, aim: int) -> Steps:
    """Draw three cards, or let the partner draw them."""
    seat = aim if s.seats == 2 else s.active
    if not drawn(s, seat, OWL_DRAWS):
        yield from draw(s, seat, OWL_DRAWS)
    return ""


def stag(s: Battle, _aim: int) -> Steps:
    """Restore two edges, or one for each tree."""
    two, each = stag_restores(s)
    chosen = (yield one("stag", s.active, (TWO_EDGES, EACH_TREE))) if two != each else TWO_EDGES
    restored = two if chosen == TWO_EDGES else each
    s.desolated -= restored
    s.bloom += restored
    if s.trace is not None:
        s.trace.tell("sylvion-event-restored", {"n": restored})
    return ""


def stag_restores(s: Battle) -> tuple[int, int]:
    """Return the edges that the two options of the stag would restore."""
    trees = sum(1 for card in s.board if TREE_1 <= card <= TREE_4)
    return min(STAG_EDGES, s.desolated), min(trees, s.desolated)


def doves(s: Battle, _aim: int) -> Steps:
    """Discard the top card of each stack without effect."""
    yield from ()
    for row, stack in enumerate(s.stacks):
        if stack:
            card = stack.pop()
            s.known[row] = max(0, s.known[row] - 1)
            s.burnt.append(card)
            if s.trace is not None:
                s.trace.reveal()
                s.trace.tell("sylvion-event-soothed", {"card": NAMES[card], "row": row + 1})
    return ""


def squirrels(s: Battle, _aim: int) -> Steps:
    """Look at the two top cards of each stack and put each pair back in any order."""
    look(s)
    for row, stack in enumerate(s.stacks):
        if len(stack) > 1 and stack[-1] != stack[-2]:
            turned = yield Question("order", ONE, SEATS[s.active], ((KEEP, SWAP),), (row,))
            if turned == SWAP:
                stack[-1], stack[-2] = stack[-2], stack[-1]
                if s.trace is not None:
                    s.trace.tell("sylvion-event-swapped", {"row": row + 1, "card": NAMES[stack[-1]]})
    return ""


def look(s: Battle) -> None:
    """Turn up the two top cards of each stack."""
    for row, stack in enumerate(s.stacks):
        s.known[row] = max(s.known[row], min(2, len(stack)))
        if s.trace is not None:
            s.trace.reveal()
            for card in stack[:-3:-1]:
                s.trace.tell("sylvion-event-seen", {"row": row + 1, "card": NAMES[card]})


def fish(s: Battle, _aim: int) -> Steps:
    """Gain three points to pay with in this turn."""
    yield from ()
    s.points += FISH_POINTS
    if s.trace is not None:
        s.trace.tell("sylvion-event-points", {"n": FISH_POINTS, "left": s.points})
    return ""


ACTS: dict[int, Callable[[Battle, int], Steps]] = {
    WHALE: whale,
    ELEPHANT: elephant,
    OWL: owl,
    STAG: stag,
    DOVES: doves,
    SQUIRRELS: squirrels,
    FISH: fish,
}
