"""The pieces of a land and its neighbours, and to which of them a thing can happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.games.spirit_island.action import hook_calls
from weald.games.spirit_island.action.asking.questions import agrees
from weald.games.spirit_island.action.context import HERE, kinds_of
from weald.games.spirit_island.model.lands import count, pieces_in, strife_in
from weald.games.spirit_island.model.lands import has_invaders as invaders_in
from weald.games.spirit_island.model.lands import number as number_alike
from weald.games.spirit_island.model.pieces import (
    ASLEEP,
    BADLANDS,
    BEASTS,
    EXPLORER,
    FLOCK,
    INVADERS,
    KIND,
    OCEAN,
    THIEF,
    Kinds,
)
from weald.games.spirit_island.rules.asking import may
from weald.games.spirit_island.rules.happenings import HURT
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import beasts, flock_seat
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import active
from weald.games.spirit_island.rules.subjects import HAPPENS, Number
from weald.kernel.messages import Args

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def number(act: Action, kinds: int | Kinds, land: int = HERE) -> int:
    """Return how many pieces of some kinds are in a land, with what counts as badlands or beasts."""
    s, land, kinds = act.s, act.at(land), kinds_of(kinds)
    n = count(s, land, kinds)
    if BADLANDS in kinds and active(s, Rule.extra_badlands):
        n += hook_calls.extra_badlands(act, land, dahan=False)
    if BEASTS in kinds and active(s, Number.BEASTS):
        n += beasts(s, land) - s.pieces[land][BEASTS]
    return n


def around(act: Action, land: int) -> list[int]:
    """Return the lands adjacent to a land; an ocean in play is one only for powers."""
    island = act.s.island
    near = island.near[land]
    if act.s.oceans and act.power is None:
        return [other for other in near if island.terrain[other] != OCEAN]
    return near


def strife(act: Action, land: int = HERE) -> int:
    """Return how much strife lies on the invaders of a land."""
    return strife_in(act.s, act.at(land))


def has_invaders(act: Action, land: int = HERE) -> bool:
    """Return whether any invader is in a land."""
    return invaders_in(act.s, act.at(land))


def has_beasts(act: Action, land: int = HERE) -> Work[bool]:
    """Return whether beasts are in a land; the owner says whether what may count as beasts does."""
    s, land = act.s, act.at(land)
    if s.pieces[land][BEASTS]:
        return True
    for rule, by in active(s, Number.BEASTS):
        words: Args = {"land": act.name(land)}
        if rule.extra(s, by, Number.BEASTS, land, -1, -1) and (
            yield from agrees(act, "count_as_beasts", words, by.seat)
        ):
            return True
    return False


def pieces_of(act: Action, land: int, kinds: Kinds) -> list[int]:
    """Return the different pieces of some kinds in a land, with those that count as explorers."""
    pieces = pieces_in(act.s, land, kinds)
    if EXPLORER in kinds and active(act.s, Rule.extra_pieces):
        pieces += hook_calls.extra_pieces(act, land)
    return pieces


def how_many(act: Action, land: int, piece: int) -> int:
    """Return how many pieces exactly like this one are in a land."""
    if piece & KIND == THIEF:
        return hook_calls.extra_pieces(act, land).get(piece, 0)
    return number_alike(act.s, land, piece)


def number_of(act: Action, land: int, piece: int) -> int:
    """Return how many pieces exactly like this one can be damaged in a land."""
    n = how_many(act, land, piece)
    return n - act.exempt.get(piece, 0) if act.exempt and land == act.land else n


def allowed(act: Action, land: int, pieces: list[int], what: int) -> list[int]:
    """Return those of some pieces to which a thing can happen."""
    s = act.s
    if FLOCK in pieces and flock_seat(s) in act.refused:
        pieces = [piece for piece in pieces if piece != FLOCK]
    doing = HAPPENS[what]
    return [piece for piece in pieces if may(s, doing, land, of=piece)] if active(s, doing) else pieces


def harmable(act: Action, land: int, kinds: Kinds, what: int = HURT) -> list[int]:
    """Return the pieces in a land to which a thing (damage, if nothing is said) can happen."""
    pieces = allowed(act, land, pieces_of(act, land, kinds), what)
    if act.exempt:
        pieces = [piece for piece in pieces if number_of(act, land, piece) > 0]
    return [piece for piece in pieces if piece < ASLEEP] if act.s.marked else pieces


def unhindered(act: Action, kinds: Kinds, land: int, what: int = HURT) -> Work[Kinds]:
    """Return some kinds, but without invaders that are there if a rule keeps a thing from them."""
    here = [land] if what == HURT else [land, *around(act, land)]
    invaders = tuple(kind for kind in kinds if kind in INVADERS)
    if not any(count(act.s, other, invaders) for other in here):
        return kinds
    if not (yield from hook_calls.instead_of_harm(act, land, what)):
        return kinds
    return tuple(kind for kind in kinds if kind not in INVADERS)
