"""The turn: reveal, movement, reinforcements, defence; then the Final Assault.

A step sets `phase` for the step that follows, so that between two steps it says what comes next.
"""

from __future__ import annotations

from weald.games.sylvion.animals import SEATS
from weald.games.sylvion.cards import (
    BLAZING,
    FACE_DOWN,
    HEDGEHOGS,
    LETTERS,
    MARKED,
    NAMES,
    STRENGTH_BITS,
)
from weald.games.sylvion.defence import act, aim, defend, pay, surplus
from weald.games.sylvion.draws import discard_from_hand, draw
from weald.games.sylvion.field import NOWHERE, STACKS, row_of
from weald.games.sylvion.mobilization import desert, recruit, summon
from weald.games.sylvion.movement import advance, assault
from weald.games.sylvion.result import finish
from weald.games.sylvion.setup import array, muster
from weald.games.sylvion.state import (
    ADVANCED,
    DEFENCE,
    MOVEMENT,
    Battle,
)
from weald.games.sylvion.supports import EFFECTS
from weald.kernel.decisions import ONE, Question
from weald.kernel.game import Steps
from weald.kernel.messages import Args

# The option to leave the revealed cards alone.
NONE = -1
# Supports in the order of their letters, with room for the row among equals.
RANK = tuple(4 * ord(LETTERS.get(card, "A")) for card in range(FACE_DOWN + 1))


def reveal(s: Battle) -> Steps:
    """Reveal the top card of each stack: step 1."""
    yield from ()
    s.turn += 1
    if s.skip:
        if s.trace is not None:
            tell_turn(s)
        s.skip = False
        s.phase = MOVEMENT
        return "advance"
    board = s.board
    queue = []
    for row, place in enumerate(STACKS):
        board[place] = card = s.stacks[row].pop()
        if card < FACE_DOWN:
            queue.append(RANK[card] + row)
    queue.sort()
    s.queue = [rank % 4 for rank in queue]
    if s.mode == ADVANCED:
        s.known = [n - 1 if n else 0 for n in s.known]
    if s.trace is not None:
        tell_turn(s)
    if s.pawn_in:
        seat_pawn(s)
    if s.trace is not None:
        s.trace.beat({"step": "reveal"})
    if HEDGEHOGS in s.hands[s.active]:
        return "window"
    return after_reveal(s)


def tell_turn(s: Battle) -> None:
    """Log the turn and what it reveals."""
    assert s.trace is not None
    s.trace.reveal()
    if s.seats == 1:
        s.trace.tell("sylvion-event-turn", {"turn": s.turn})
    else:
        s.trace.tell("sylvion-event-turn-of", {"turn": s.turn, "seat": s.active})
    if s.skip:
        s.trace.tell("sylvion-event-skipped", {})
        return
    for row, place in enumerate(STACKS):
        s.trace.tell("sylvion-event-revealed", {"row": row + 1, "card": NAMES[s.board[place]]})


def after_reveal(s: Battle) -> str:
    """Return the step that resolves supports, if there are any, or the movement."""
    if s.queue:
        return "resolve"
    s.phase = MOVEMENT
    return "advance"


def seat_pawn(s: Battle) -> None:
    """Move the pawn to a revealed card with its icon, from another elemental only if this one is stronger."""
    board = s.board
    for place in STACKS:
        card = board[place]
        if MARKED <= card < BLAZING:
            stands = -1 if s.bearer == NOWHERE else board[s.bearer] & STRENGTH_BITS
            if (card & STRENGTH_BITS) > stands:
                s.bearer = place
                if s.trace is not None:
                    s.trace.tell("sylvion-event-pawn", {"foe": NAMES[card], "row": row_of(place)})


def window(s: Battle) -> Steps:
    """Let the active player discard revealed cards with Hedgehogs, one each, before supports are resolved."""
    board = s.board
    revealed = [place for place in STACKS if board[place] != FACE_DOWN]
    if not revealed or HEDGEHOGS not in s.hands[s.active]:
        return after_reveal(s)
    place = yield Question("hedgehogs", ONE, SEATS[s.active], ([NONE, *revealed],))
    if place == NONE:
        return after_reveal(s)
    discard_from_hand(s, s.active, HEDGEHOGS, "played")
    s.burnt.append(board[place])
    if s.trace is not None:
        if s.talk and s.seats == 2:
            s.trace.reveal()
        s.trace.tell("sylvion-event-pricked", {"card": NAMES[board[place]], "row": row_of(place)})
    board[place] = FACE_DOWN
    s.queue = [row for row in s.queue if STACKS[row] != place]
    if s.bearer == place:
        s.bearer = NOWHERE
    return "window"


def resolve(s: Battle) -> Steps:
    """Resolve the supports by letter from A to D, equal letters from top to bottom, and discard them."""
    while s.queue:
        row = s.queue.pop(0)
        place = STACKS[row]
        card = s.board[place]
        s.board[place] = FACE_DOWN
        s.burnt.append(card)
        if s.trace is not None:
            args: Args = {"card": NAMES[card], "letter": LETTERS[card], "row": row + 1}
            s.trace.tell("sylvion-event-resolves", args)
        yield from EFFECTS[card](s, row)
        if s.trace is not None:
            s.trace.beat({"step": "support"})
        if s.end:
            return finish(s)
    s.phase = MOVEMENT
    return "advance"


def reinforce(s: Battle) -> Steps:
    """Let the active player draw: step 3, where it was not done at once."""
    yield from draw(s, s.active, s.draw)
    s.phase = DEFENCE
    return "defend"


STEPS = {
    "muster": muster,
    "summon": summon,
    "recruit": recruit,
    "desert": desert,
    "array": array,
    "reveal": reveal,
    "window": window,
    "resolve": resolve,
    "advance": advance,
    "reinforce": reinforce,
    "defend": defend,
    "aim": aim,
    "pay": pay,
    "act": act,
    "surplus": surplus,
    "assault": assault,
}
