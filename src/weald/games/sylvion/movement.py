"""The movement of the elementals: step 2 of a turn, a Simoon, and the Final Assault."""

from __future__ import annotations

from weald.games.sylvion.cards import FACE_DOWN
from weald.games.sylvion.combat import enter, left_of
from weald.games.sylvion.defeats import NOT_HEALED
from weald.games.sylvion.draws import draw, drawn
from weald.games.sylvion.field import FOREST, LEFT, SPACES, VACATED
from weald.games.sylvion.result import finish
from weald.games.sylvion.state import COUNT, DEFENCE, HEALED, REINFORCEMENTS, Battle
from weald.kernel.game import Steps


def advance(s: Battle) -> Steps:
    """Run step 2: every elemental moves one space to the left, even if a Simoon has moved it."""
    yield from march(s)
    if s.end:
        return finish(s)
    if drawn(s, s.active, s.draw):
        s.phase = DEFENCE
        return "defend"
    s.phase = REINFORCEMENTS
    return "reinforce"


def march(s: Battle) -> Steps:
    """Move all elementals, top row first, leftmost first; a fountain that falls gives a card at once."""
    board = s.board
    watched = s.trace is not None
    for space, foe in enumerate(board):
        if foe <= FACE_DOWN:
            continue
        target = left_of(s, space) if s.elements else LEFT[space]
        if target != FOREST and not board[target] and not watched and s.bearer != space:
            # Most moves are a plain step: the same as `enter`, but faster.
            board[target] = foe
            board[space] = VACATED[space]
            continue
        fights = target == FOREST or bool(board[target])
        # The card that a fallen fountain gives is shown with its fall, unless drawing it asks something.
        asks = enter(s, space, target) and not s.end and not drawn(s, s.active, 1)
        if fights and watched:
            show(s, "fight")
        if s.end:
            return ""
        if asks:
            yield from draw(s, s.active, 1)
    if watched:
        show(s, "moved")
    return ""


def meet(s: Battle, space: int, target: int) -> bool:
    """Move an elemental as `enter` does; what it meets, or the forest, is a beat of its own."""
    plain = target != FOREST and not s.board[target]
    result = enter(s, space, target)
    if not plain:
        show(s, "fight")
    return result


def show(s: Battle, step: str) -> None:
    """Mark a beat, if the table is watched."""
    if s.trace is not None:
        s.trace.beat({"step": step})


def assault(s: Battle) -> Steps:
    """Run the Final Assault: each elemental runs until it is destroyed or burns; then count the trees."""
    yield from ()
    if s.trace is not None:
        s.trace.tell("sylvion-event-assault", {})
    for space in SPACES:
        at = space
        while at != FOREST and s.board[at] > FACE_DOWN:
            target = left_of(s, at)
            # A fountain that falls now gives no card: it could not be played any more.
            meet(s, at, target)
            if s.end:
                return finish(s)
            at = target
    s.end = COUNT if NOT_HEALED.is_reached(s) else HEALED
    return finish(s)
