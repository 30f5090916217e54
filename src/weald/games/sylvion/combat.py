"""Acts of an elemental on a space that it enters: pass, fight, burn the forest, meet a geyser."""

from __future__ import annotations

from weald.games.sylvion.cards import (
    ACID_LAKE,
    BLAZING,
    FACE_DOWN,
    FOUNTAIN_4,
    GEYSER,
    NAMES,
    STRENGTH_BITS,
)
from weald.games.sylvion.defeats import NO_BLOOM
from weald.games.sylvion.field import FOREST, LEFT, NOWHERE, SPACE_NAMES, VACATED, column_of, row_of
from weald.games.sylvion.state import DAMAGE, GOING_ON, PAWN, Battle
from weald.kernel.messages import Args


def left_of(s: Battle, space: int) -> int:
    """Return the next space to the left; acid lakes are no spaces."""
    target = LEFT[space]
    while target != FOREST and s.board[target] == ACID_LAKE:
        target = LEFT[target]
    return target


def enter(s: Battle, space: int, target: int) -> bool:
    """Move an elemental to a space; return whether a fountain fell, which gives a card, or the game ended."""
    board = s.board
    foe = board[space]
    if target == FOREST:
        burn_forest(s, space, foe)
        return s.end != GOING_ON
    met = board[target]
    if not met:
        board[target] = foe
        board[space] = VACATED[space]
        if s.bearer == space:
            s.bearer = target
        if s.trace is not None:
            tell(s, "moves", space, target, foe)
        return False
    if s.bearer == space:
        return _enter_with_pawn(s, space, target)
    board[space] = VACATED[space]
    if met == GEYSER:
        board[target] = 0
        discard_foe(s, foe)
        s.burnt.append(GEYSER)
        if s.trace is not None:
            tell(s, "geyser", space, target, foe)
        return False
    strength = foe & STRENGTH_BITS
    against = met if met <= FOUNTAIN_4 else 0
    if strength < against:
        discard_foe(s, foe)
        if s.trace is not None:
            tell(s, "holds", space, target, foe, met)
        return False
    s.discard.append(met)
    if strength > against:
        board[target] = foe
    else:
        board[target] = 0
        discard_foe(s, foe)
    if s.trace is not None:
        tell(s, "falls" if strength > against else "both", space, target, foe, met)
    return met <= FOUNTAIN_4


def _enter_with_pawn(s: Battle, space: int, target: int) -> bool:
    """Move the bearer of the pawn: it destroys what it meets, and what would have held it takes the pawn."""
    board = s.board
    foe, met = board[space], board[target]
    board[space] = VACATED[space]
    board[target] = foe
    against = met if met <= FOUNTAIN_4 else 0
    shielded = met == GEYSER or (foe & STRENGTH_BITS) <= against
    s.bearer = NOWHERE if shielded else target
    (s.burnt if met == GEYSER else s.discard).append(met)
    if s.trace is not None:
        tell(s, "shields" if shielded else "falls", space, target, foe, met)
    return met <= FOUNTAIN_4


def burn_forest(s: Battle, space: int, foe: int) -> None:
    """Let an elemental reach the forest: damage, and the end if there is more of it than bloom."""
    damage = foe & STRENGTH_BITS
    s.board[space] = VACATED[space]
    discard_foe(s, foe)
    if s.trace is not None:
        tell(s, "burns", space, FOREST, foe)
    if s.bearer == space:
        # No step is left of its way (`defeats.PAWN_ARRIVES`), however it has come.
        s.bearer = NOWHERE
        s.end = PAWN
    desolate(s, damage, DAMAGE)


def desolate(s: Battle, damage: int, end: int) -> None:
    """Turn edges to their desolated side; the game ends if too few are in bloom."""
    if NO_BLOOM.is_reached(s, (), damage):
        s.end = s.end or end
        damage = s.bloom
    s.bloom -= damage
    s.desolated += damage


def destroy(s: Battle, space: int) -> None:
    """Destroy the elemental on a space by an effect; the bearer of the pawn loses the pawn instead."""
    foe = s.board[space]
    if s.bearer == space:
        s.bearer = NOWHERE
        if s.trace is not None:
            s.trace.tell("sylvion-event-unseated", {"foe": NAMES[foe], **place(space)})
        return
    s.board[space] = VACATED[space]
    discard_foe(s, foe)
    if s.trace is not None:
        s.trace.tell("sylvion-event-destroyed", {"foe": NAMES[foe], **place(space)})


def discard_foe(s: Battle, foe: int) -> None:
    """Put an elemental on the Ravage discard; a blazing one goes back to the supply."""
    if foe < BLAZING:
        s.burnt.append(foe)


def elementals(s: Battle) -> list[int]:
    """Return the cells of the clearing that hold an elemental."""
    board = s.board
    return [space for space, card in enumerate(board) if card > FACE_DOWN and not VACATED[space]]


def tell(s: Battle, what: str, space: int, target: int, foe: int, met: int = 0) -> None:
    """Log a movement and its outcome."""
    assert s.trace is not None
    args: Args = {"foe": NAMES[foe], "start": SPACE_NAMES[space]}
    if target == FOREST:
        args.update(cell="forest", row=row_of(space), n=foe & STRENGTH_BITS)
    else:
        args.update(place(target))
    if met:
        args["card"] = NAMES[met]
    s.trace.tell("sylvion-event-" + what, args)


def place(space: int) -> Args:
    """Return a space as event arguments: its name, and its row and column counted from 1."""
    return {"cell": SPACE_NAMES[space], **spot(space)}


def spot(space: int) -> Args:
    """Return a space as message arguments: its row and column counted from 1."""
    return {"row": row_of(space), "col": column_of(space)}
