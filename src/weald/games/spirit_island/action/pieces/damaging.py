"""Verbs for damage: split as the player likes, to each, to different ones; what badlands add."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from weald.games.spirit_island.action import hook_calls
from weald.games.spirit_island.action.asking.questions import agrees, pick_land, pick_piece
from weald.games.spirit_island.action.context import ANY_INVADER, HERE, NONE, kinds_of
from weald.games.spirit_island.action.pieces.harm import destroy_piece, hurt_piece
from weald.games.spirit_island.action.pieces.reading import harmable, has_invaders, number_of, unhindered
from weald.games.spirit_island.action.pieces.reading import number as number_in
from weald.games.spirit_island.model.lands import number, pieces_in
from weald.games.spirit_island.model.pieces import BADLANDS, DAHAN, INVADERS, KIND, Kinds, hurt, strife_on
from weald.games.spirit_island.rules.aims import WOUND
from weald.games.spirit_island.rules.happenings import DESTROY, HURT
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import health_left, strength
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.registry import active
from weald.kernel.messages import Args

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def damage(
    act: Action, n: int, kinds: int | Kinds = ANY_INVADER, land: int = HERE, later: bool = False
) -> Work[None]:
    """Deal `n` damage to invaders (of some kinds) in a land, split as the player likes.

    If the text deals more damage there `later`, the player says which of it badlands add to.
    """
    s = act.s
    kinds = kinds_of(kinds)
    land = act.at(land)
    if n <= 0:
        return
    if active(s, Rule.instead_of_harm):
        kinds = yield from unhindered(act, kinds, land)
    if act.bonus_damage and harmable(act, land, kinds):
        n += first_bonus(act)
    mixed_since = -1
    if (s.pieces[land][BADLANDS] or active(s, Rule.extra_badlands)) and harmable(act, land, kinds):
        if DAHAN in kinds and len(kinds) > 1:
            mixed_since = len(act.log)
        else:
            n += yield from from_badlands(act, land, kinds, later)
    while n > 0:
        pieces = harmable(act, land, kinds)
        if not pieces:
            break
        if n >= sum([health_left(s, land, piece) * number_of(act, land, piece) for piece in pieces]):
            for piece in pieces:
                for _ in range(number_of(act, land, piece)):
                    yield from destroy_piece(act, land, piece)
            break
        piece = yield from pick_piece(act, "damage", land, pieces, n, aim=WOUND)
        yield from hurt_piece(act, land, piece, 1)
        n -= 1
    if mixed_since >= 0:
        # Badlands add to what invaders suffer and to what dahan suffer, each for itself.
        yield from damage_from_badlands(act, land, _struck(act, kinds, mixed_since), later=later)


def damage_each(
    act: Action, n: int, kinds: int | Kinds = ANY_INVADER, land: int = HERE, later: bool = False
) -> Work[None]:
    """Deal `n` damage to each invader (of some kinds) in a land; `later` as for `damage`."""
    kinds = kinds_of(kinds)
    land = act.at(land)
    if active(act.s, Rule.instead_of_harm):
        kinds = yield from unhindered(act, kinds, land)
    pieces = [(piece, number_of(act, land, piece)) for piece in harmable(act, land, kinds)]
    if not pieces or n <= 0:
        return
    before = len(act.log)
    for piece, many in pieces:
        for _ in range(many):
            yield from hurt_piece(act, land, piece, n)
    yield from damage_from_badlands(act, land, _struck(act, kinds, before), first_bonus(act), later)


def damage_separate(
    act: Action, n: int, kinds: int | Kinds = ANY_INVADER, land: int = HERE, later: bool = False
) -> Work[None]:
    """Deal 1 damage to each of `n` different pieces; `later` as for `damage`."""
    kinds = kinds_of(kinds)
    land = act.at(land)
    if active(act.s, Rule.instead_of_harm):
        kinds = yield from unhindered(act, kinds, land)
    untouched = {piece: number_of(act, land, piece) for piece in harmable(act, land, kinds)}
    n = min(n, sum(untouched.values()))
    if n <= 0:
        return
    before = len(act.log)
    while n > 0:
        piece = yield from pick_piece(
            act, "damage", land, [p for p, many in untouched.items() if many], n, aim=WOUND
        )
        untouched[piece] -= 1
        yield from hurt_piece(act, land, piece, 1)
        n -= 1
    yield from damage_from_badlands(act, land, _struck(act, kinds, before), first_bonus(act), later)


def damage_these(act: Action, n: int, pieces: Sequence[int], land: int = HERE) -> Work[None]:
    """Deal `n` damage to each of certain invaders; badlands add to those only."""
    land = act.at(land)
    if active(act.s, Rule.instead_of_harm) and not (yield from unhindered(act, INVADERS, land)):
        return
    struck: list[int] = []
    for piece in pieces:
        if piece in harmable(act, land, INVADERS):
            yield from hurt_piece(act, land, piece, n)
            struck.append(hurt(piece, n, act.dreaming))
    if struck:
        for left in range((yield from from_badlands(act, land, INVADERS)), 0, -1):
            able = sorted(set(struck) & set(harmable(act, land, INVADERS)))
            if not able:
                return
            piece = yield from pick_piece(act, "damage", land, able, left, aim=WOUND)
            yield from hurt_piece(act, land, piece, 1)
            struck[struck.index(piece)] = hurt(piece, 1, act.dreaming)


def each_other(act: Action, kinds: Kinds, others: Kinds) -> Work[None]:
    """Let invaders of some kinds and those of others deal their damage to each other at once."""
    dealt, returned = dealt_by(act, kinds), dealt_by(act, others)
    yield from damage(act, dealt, others, later=returned > 0 and number_in(act, kinds) > 0)
    yield from damage(act, returned, kinds)


def dealt_by(act: Action, kinds: Kinds) -> int:
    """Return the damage that all invaders of some kinds in the target land deal, even with strife."""
    return sum(number_in(act, kind) * strength(act.s, act.land, kind) for kind in kinds)


def infighting(act: Action, land: int = HERE) -> Work[None]:
    """Let invaders with strife deal their damage to other invaders, all at once; strife stays."""
    s = act.s
    land = act.at(land)
    fighters = [
        (piece, strength(s, land, piece))
        for piece in pieces_in(s, land, INVADERS)
        for _ in range(number(s, land, piece) if strife_on(piece) else 0)
    ]
    n = sum([own for _, own in fighters])
    if not n or (
        active(s, Rule.instead_of_harm) and (yield from hook_calls.instead_of_harm(act, land, HURT))
    ):
        return
    n += yield from from_badlands(act, land, INVADERS)
    # A fighter can suffer everything but its own damage.
    room = [[piece, n - own if len(fighters) > 1 else 0] for piece, own in fighters]
    for left in range(n, 0, -1):
        within_reach = [piece for piece, most in room if most > 0]
        pieces = harmable(act, land, INVADERS)
        pieces = [piece for piece in pieces if not strife_on(piece) or piece in within_reach]
        if not pieces:
            return
        piece = yield from pick_piece(act, "damage", land, pieces, left, aim=WOUND)
        if strife_on(piece):
            struck = max([one for one in room if one[0] == piece], key=lambda one: one[1])
            struck[:] = [hurt(piece, 1, act.dreaming), struck[1] - 1]
        yield from hurt_piece(act, land, piece, 1)


def damage_by_strife(act: Action, land: int = HERE) -> Work[None]:
    """Deal 1 damage for each strife on it to each invader; badlands add to those with strife only."""
    land = act.at(land)
    if active(act.s, Rule.instead_of_harm) and not (yield from unhindered(act, INVADERS, land)):
        return
    pieces = [(piece, number_of(act, land, piece)) for piece in harmable(act, land, INVADERS)]
    for piece, many in pieces:
        for _ in range(many if strife_on(piece) else 0):
            yield from hurt_piece(act, land, piece, strife_on(piece))
    if any(strife_on(piece) for piece, _ in pieces):
        for left in range((yield from from_badlands(act, land, INVADERS)), 0, -1):
            torn = [piece for piece in harmable(act, land, INVADERS) if strife_on(piece)]
            if torn:
                piece = yield from pick_piece(act, "damage", land, torn, left, aim=WOUND)
                yield from hurt_piece(act, land, piece, 1)


def damage_among(act: Action, n: int, lands: Sequence[int]) -> Work[None]:
    """Deal `n` damage to invaders in several lands; each point goes where the player likes."""
    for _ in range(n):
        where = yield from pick_land(act, [land for land in lands if has_invaders(act, land)])
        if where != NONE:
            yield from damage(act, 1, land=where)


def first_bonus(act: Action) -> int:
    """Return the bonus to the first damage of the Action."""
    more, act.bonus_damage = act.bonus_damage, 0
    return more


def _struck(act: Action, kinds: Kinds, since: int) -> Kinds:
    """Return some kinds, but only those of a side (invaders, dahan) that was damaged since then."""
    if DAHAN not in kinds or len(kinds) == 1:
        return kinds
    sides = {entry[1] & KIND == DAHAN for entry in act.log[since:] if entry[0] in (HURT, DESTROY)}
    return tuple(kind for kind in kinds if (kind == DAHAN) in sides)


def damage_from_badlands(
    act: Action, land: int, kinds: Kinds, more: int = 0, later: bool = False
) -> Work[None]:
    """Deal what badlands add to damage that was dealt piece by piece, split as the player likes."""
    invaders = tuple(kind for kind in kinds if kind != DAHAN)
    for side in (invaders, (DAHAN,) if DAHAN in kinds else ()):
        if side:
            n = more + (yield from from_badlands(act, land, side, later))
            more = 0
            for left in range(n, 0, -1):
                pieces = harmable(act, land, side)
                if pieces:
                    piece = yield from pick_piece(act, "damage", land, pieces, left, aim=WOUND)
                    yield from hurt_piece(act, land, piece, 1)


def from_badlands(act: Action, land: int, kinds: Kinds, later: bool = False) -> Work[int]:
    """Return the damage by badlands, once in an Action to damage on invaders and once to damage on dahan.

    If there is more damage `later`, the player says how much of it is for this one.
    """
    s = act.s
    dahan = DAHAN in kinds
    for rule, by in active(s, Rule.before_damage):
        yield from rule.before_damage(act, by, land) or NOTHING
    left = s.pieces[land][BADLANDS] - act.badlands.get((land, dahan), 0)
    if active(s, Rule.extra_badlands):
        left += hook_calls.extra_badlands(act, land, dahan)
    if left <= 0:
        return 0
    if later:
        words: Args = {"land": act.name(land), "n": left}
        now = 0
        while now < left and (yield from agrees(act, "badlands", words)):
            now += 1
        left = now
    act.badlands = {**act.badlands, (land, dahan): act.badlands.get((land, dahan), 0) + left}
    return left
