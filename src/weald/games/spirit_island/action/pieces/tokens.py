"""Verbs for tokens, strife among them: as an option, an invader stands for a strife that lies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.games.spirit_island.action.asking.questions import ask, pick_piece
from weald.games.spirit_island.action.context import ANY_INVADER, HERE, NONE, Amount, at_most, kinds_of
from weald.games.spirit_island.action.pieces.change import add_piece, try_to_remove
from weald.games.spirit_island.action.pieces.reading import allowed
from weald.games.spirit_island.model.lands import pieces_in, put, take
from weald.games.spirit_island.model.pieces import INVADERS, KIND, KINDS, STRIFE_UNIT, Kinds, strife_on
from weald.games.spirit_island.rules.aims import COME, PROVOKE
from weald.games.spirit_island.rules.happenings import REMOVE, STRIFE, STRIFE_REMOVED
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.registry import active
from weald.kernel.decisions import Value

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def add_strife(act: Action, n: Amount, kinds: int | Kinds = ANY_INVADER, land: int = HERE) -> Work[None]:
    """Put strife on invaders."""
    s = act.s
    land = act.at(land)
    for left in range(at_most(n), 0, -1):
        pieces = pieces_in(s, land, kinds_of(kinds))
        if not pieces:
            return
        piece = yield from pick_piece(act, "strife", land, pieces, left, act.optional(n), PROVOKE)
        if piece == NONE:
            return
        yield from put_strife(act, land, piece)


def put_strife(act: Action, land: int, piece: int) -> Work[None]:
    """Put one strife on an invader."""
    s = act.s
    take(s, land, piece)
    put(s, land, piece + STRIFE_UNIT)
    act.log.append((STRIFE, piece, land, -1, 1))
    if s.trace is not None:
        act.tell("strife", {"kind": KINDS[piece & KIND], "land": act.name(land)})
    for rule, by in active(s, Rule.after_strife):
        yield from rule.after_strife(act, by, piece, land) or NOTHING


def tokens_in(act: Action, kinds: Kinds, land: int = HERE) -> list[int]:
    """Return the tokens of some kinds in a land that can be removed, and the invaders with strife."""
    s = act.s
    land = act.at(land)
    tokens = allowed(act, land, pieces_in(s, land, kinds), REMOVE)
    return tokens + [piece for piece in pieces_in(s, land, INVADERS) if strife_on(piece)]


def remove_tokens(act: Action, n: Amount, kinds: Kinds, land: int = HERE) -> Work[list[int]]:
    """Remove tokens of some kinds, and strife; says of which kinds they were, an invader for strife."""
    land = act.at(land)
    gone: list[int] = []
    while len(gone) < at_most(n) and (pieces := tokens_in(act, kinds, land)):
        options: list[Value] = [*pieces, NONE] if act.optional(n) else [*pieces]
        piece: int = yield from ask(act, "remove_token", options, "piece", {"land": act.name(land)})
        if piece == NONE:
            break
        if piece & KIND in INVADERS:
            remove_strife(act, land, piece)
        else:
            yield from try_to_remove(act, land, piece)
        gone.append(piece & KIND)
    return gone


def remove_strife(act: Action, land: int, piece: int) -> None:
    """Take one strife off an invader."""
    s = act.s
    take(s, land, piece)
    put(s, land, piece - STRIFE_UNIT)
    act.log.append((STRIFE_REMOVED, piece, land, -1, 1))
    if s.trace is not None:
        act.tell("strife-removed", {"kind": KINDS[piece & KIND], "land": act.name(land)})


def return_tokens(act: Action, n: Amount, gone: list[int], land: int = HERE) -> Work[None]:
    """Put some of the tokens back that were removed (`remove_tokens`); strife on any invader."""
    land = act.at(land)
    gone = list(gone)
    for left in range(at_most(n), 0, -1):
        pieces = sorted({kind for kind in gone if kind not in INVADERS})
        if len(pieces) < len(set(gone)):
            pieces += pieces_in(act.s, land, INVADERS)
        if not pieces:
            return
        piece = yield from pick_piece(act, "return_token", land, pieces, left, act.optional(n), COME)
        if piece == NONE:
            return
        if piece & KIND in INVADERS:
            gone.remove(next(kind for kind in gone if kind in INVADERS))
            yield from put_strife(act, land, piece)
        else:
            gone.remove(piece)
            yield from add_piece(act, land, piece)


def add_token(act: Action, kinds: Kinds, strife: bool, land: int = HERE) -> Work[int]:
    """Add 1 token of some kinds, or 1 strife; returns which (an invader for strife), or NONE."""
    land = act.at(land)
    pieces = [*kinds, *(pieces_in(act.s, land, INVADERS) if strife else ())]
    if not pieces:
        return NONE
    piece = yield from pick_piece(act, "add_token", land, pieces, 1, aim=COME)
    if piece & KIND in INVADERS:
        yield from put_strife(act, land, piece)
    else:
        yield from add_piece(act, land, piece)
    return piece
