"""The battle turn by turn: reveal, move, reinforce, defend; then the Final Assault.

A step leaves `phase` as the next one finds it, so that between two steps it says what comes.
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
from weald.games.sylvion.combat import enter, left_of
from weald.games.sylvion.defence import act, aim, defend, pay, surplus
from weald.games.sylvion.draws import discard_from_hand, draw, drawn
from weald.games.sylvion.field import FOREST, NOWHERE, SPACES, STACKS, row_of
from weald.games.sylvion.result import finish, vitality
from weald.games.sylvion.setup import array, desert, muster, recruit, summon
from weald.games.sylvion.state import (
    ADVANCED,
    COUNT,
    DEFENCE,
    HEALED,
    MOVEMENT,
    REINFORCEMENTS,
    Battle,
)
from weald.games.sylvion.supports import EFFECTS, march
from weald.kernel.decisions import ONE, Question
from weald.kernel.game import Steps
from weald.kernel.messages import Args

# The option to leave the revealed cards alone.
NONE = -1
# Supports in the order of their letters, with room for the row among equals.
RANK = tuple(4 * ord(LETTERS.get(card, "A")) for card in range(FACE_DOWN + 1))


def reveal(s: Battle) -> Steps:
    """Step 1: the top card of each stack."""
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
        s.known = [known - 1 if known else 0 for known in s.known]
    if s.trace is not None:
        tell_turn(s)
    if s.pawn_in:
        seat_pawn(s)
    if HEDGEHOGS in s.hands[s.active]:
        return "window"
    return after_reveal(s)


def tell_turn(s: Battle) -> None:
    """Tell that a turn begins and what it reveals."""
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
    """Supports first, if there are any to resolve; then the movement."""
    if s.queue:
        return "resolve"
    s.phase = MOVEMENT
    return "advance"


def seat_pawn(s: Battle) -> None:
    """The pawn goes to a revealed card with its icon; from another elemental only if this one is stronger."""
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
    """Between reveal and resolution the active player may discard revealed cards with Hedgehogs, one each."""
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
    """Resolve the supports: letters A to D, equal letters from top to bottom; each is then discarded."""
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
        if s.end:
            return finish(s)
    s.phase = MOVEMENT
    return "advance"


def advance(s: Battle) -> Steps:
    """Step 2: every elemental moves one space to the left, also those that a Simoon has moved."""
    yield from march(s)
    if s.end:
        return finish(s)
    if drawn(s, s.active, s.draw):
        s.phase = DEFENCE
        return "defend"
    s.phase = REINFORCEMENTS
    return "reinforce"


def reinforce(s: Battle) -> Steps:
    """Step 3, where it was not done at once: the active player draws."""
    yield from draw(s, s.active, s.draw, effect=False)
    s.phase = DEFENCE
    return "defend"


def assault(s: Battle) -> Steps:
    """The Final Assault: each elemental runs until it is destroyed or burns; then the trees are counted."""
    yield from ()
    if s.trace is not None:
        s.trace.tell("sylvion-event-assault", {})
    for space in SPACES:
        at = space
        while at != FOREST and s.board[at] > FACE_DOWN:
            target = left_of(s, at)
            # A fountain that falls now gives no card: nothing could be done with it any more.
            enter(s, at, target)
            if s.end:
                return finish(s)
            at = target
    s.end = HEALED if vitality(s) >= s.desolated else COUNT
    return finish(s)


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
