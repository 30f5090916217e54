"""Verbs for damage: split as the player likes, to each, to different ones; what badlands add."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.spirit_island.action.context import ANY_INVADER, HERE, NONE, kinds_of, verb
from weald.games.spirit_island.action.harm import HarmVerbs
from weald.games.spirit_island.model.lands import number, pieces_in
from weald.games.spirit_island.model.pieces import BADLANDS, DAHAN, INVADERS, KIND, Kinds, hurt, strife_on
from weald.games.spirit_island.rules.aims import WOUND
from weald.games.spirit_island.rules.happenings import DESTROY, HURT
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import health_left, strength
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import active
from weald.kernel.messages import Args


class DamageVerbs(HarmVerbs):
    """How an Action deals damage."""

    __slots__ = ()

    @verb
    def damage(self, n: int, kinds: int | Kinds = ANY_INVADER, land: int = HERE) -> Work[None]:
        """Deal `n` damage to invaders (of some kinds) in a land, split as the player likes."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        if n <= 0:
            return
        if active(s, Rule.instead_of_harm):
            kinds = yield from self.unhindered(kinds, land)
        if self.bonus_damage and self.harmable(land, kinds):
            n += self.first_bonus()
        mixed_since = -1
        if (s.pieces[land][BADLANDS] or active(s, Rule.extra_badlands)) and self.harmable(land, kinds):
            if DAHAN in kinds and len(kinds) > 1:
                mixed_since = len(self.log)
            else:
                n += yield from self.from_badlands(land, kinds)
        while n > 0:
            pieces = self.harmable(land, kinds)
            if not pieces:
                break
            if n >= sum([health_left(s, land, piece) * self.number_of(land, piece) for piece in pieces]):
                for piece in pieces:
                    for _ in range(self.number_of(land, piece)):
                        yield from self.destroy_piece(land, piece)
                break
            piece = yield from self.pick_piece("damage", land, pieces, n, aim=WOUND)
            yield from self.hurt_piece(land, piece, 1)
            n -= 1
        if mixed_since >= 0:
            # Badlands add to what invaders suffer and to what dahan suffer, each for itself.
            yield from self.damage_from_badlands(land, self._struck(kinds, mixed_since))

    @verb
    def damage_each(self, n: int, kinds: int | Kinds = ANY_INVADER, land: int = HERE) -> Work[None]:
        """Deal `n` damage to each invader (of some kinds) in a land."""
        kinds = kinds_of(kinds)
        land = self.at(land)
        if active(self.s, Rule.instead_of_harm):
            kinds = yield from self.unhindered(kinds, land)
        pieces = [(piece, self.number_of(land, piece)) for piece in self.harmable(land, kinds)]
        if not pieces or n <= 0:
            return
        before = len(self.log)
        for piece, many in pieces:
            for _ in range(many):
                yield from self.hurt_piece(land, piece, n)
        yield from self.damage_from_badlands(land, self._struck(kinds, before), self.first_bonus())

    @verb
    def damage_separate(self, n: int, kinds: int | Kinds = ANY_INVADER, land: int = HERE) -> Work[None]:
        """Deal 1 damage to each of `n` different pieces."""
        kinds = kinds_of(kinds)
        land = self.at(land)
        if active(self.s, Rule.instead_of_harm):
            kinds = yield from self.unhindered(kinds, land)
        untouched = {piece: self.number_of(land, piece) for piece in self.harmable(land, kinds)}
        n = min(n, sum(untouched.values()))
        if n <= 0:
            return
        before = len(self.log)
        while n > 0:
            piece = yield from self.pick_piece(
                "damage", land, [p for p, many in untouched.items() if many], n, aim=WOUND
            )
            untouched[piece] -= 1
            yield from self.hurt_piece(land, piece, 1)
            n -= 1
        yield from self.damage_from_badlands(land, self._struck(kinds, before), self.first_bonus())

    def damage_these(self, n: int, pieces: Sequence[int], land: int = HERE) -> Work[None]:
        """Deal `n` damage to each of certain invaders; badlands add to those only."""
        land = self.at(land)
        if active(self.s, Rule.instead_of_harm) and not (yield from self.unhindered(INVADERS, land)):
            return
        struck: list[int] = []
        for piece in pieces:
            if piece in self.harmable(land, INVADERS):
                yield from self.hurt_piece(land, piece, n)
                struck.append(hurt(piece, n, self.dreaming))
        if struck:
            for left in range((yield from self.from_badlands(land, INVADERS)), 0, -1):
                able = sorted(set(struck) & set(self.harmable(land, INVADERS)))
                if not able:
                    return
                piece = yield from self.pick_piece("damage", land, able, left, aim=WOUND)
                yield from self.hurt_piece(land, piece, 1)
                struck[struck.index(piece)] = hurt(piece, 1, self.dreaming)

    def infighting(self, land: int = HERE) -> Work[None]:
        """Let invaders with strife deal their damage to other invaders, all at once; strife stays."""
        s = self.s
        land = self.at(land)
        fighters = [
            (piece, strength(s, land, piece))
            for piece in pieces_in(s, land, INVADERS)
            for _ in range(number(s, land, piece) if strife_on(piece) else 0)
        ]
        n = sum([own for _, own in fighters])
        if not n or (active(s, Rule.instead_of_harm) and (yield from self._hinders(land, HURT))):
            return
        n += yield from self.from_badlands(land, INVADERS)
        # What a fighter can suffer: everything but what it deals itself.
        room = [[piece, n - own if len(fighters) > 1 else 0] for piece, own in fighters]
        for left in range(n, 0, -1):
            within_reach = [piece for piece, most in room if most > 0]
            pieces = self.harmable(land, INVADERS)
            pieces = [piece for piece in pieces if not strife_on(piece) or piece in within_reach]
            if not pieces:
                return
            piece = yield from self.pick_piece("damage", land, pieces, left, aim=WOUND)
            if strife_on(piece):
                struck = max([one for one in room if one[0] == piece], key=lambda one: one[1])
                struck[:] = [hurt(piece, 1, self.dreaming), struck[1] - 1]
            yield from self.hurt_piece(land, piece, 1)

    def damage_by_strife(self, land: int = HERE) -> Work[None]:
        """Deal 1 damage for each strife on it to each invader; badlands add to those with strife only."""
        land = self.at(land)
        if active(self.s, Rule.instead_of_harm) and not (yield from self.unhindered(INVADERS, land)):
            return
        pieces = [(piece, self.number_of(land, piece)) for piece in self.harmable(land, INVADERS)]
        for piece, many in pieces:
            for _ in range(many if strife_on(piece) else 0):
                yield from self.hurt_piece(land, piece, strife_on(piece))
        if any(strife_on(piece) for piece, _ in pieces):
            for left in range((yield from self.from_badlands(land, INVADERS)), 0, -1):
                torn = [piece for piece in self.harmable(land, INVADERS) if strife_on(piece)]
                if torn:
                    piece = yield from self.pick_piece("damage", land, torn, left, aim=WOUND)
                    yield from self.hurt_piece(land, piece, 1)

    def damage_among(self, n: int, lands: Sequence[int]) -> Work[None]:
        """Deal `n` damage to invaders in several lands; each point goes where the player likes."""
        for _ in range(n):
            where = yield from self.pick_land([land for land in lands if self.has_invaders(land)])
            if where != NONE:
                yield from self.damage(1, land=where)

    # What is added to damage.

    def first_bonus(self) -> int:
        """Return what is added to the first damage of the Action."""
        more, self.bonus_damage = self.bonus_damage, 0
        return more

    def _struck(self, kinds: Kinds, since: int) -> Kinds:
        """Return some kinds, but only those of a side (invaders, dahan) that was damaged since then."""
        if DAHAN not in kinds or len(kinds) == 1:
            return kinds
        sides = {entry[1] & KIND == DAHAN for entry in self.log[since:] if entry[0] in (HURT, DESTROY)}
        return tuple(kind for kind in kinds if (kind == DAHAN) in sides)

    def damage_from_badlands(self, land: int, kinds: Kinds, more: int = 0) -> Work[None]:
        """Deal what badlands add to damage that was dealt piece by piece, split as the player likes."""
        invaders = tuple(kind for kind in kinds if kind != DAHAN)
        for side in (invaders, (DAHAN,) if DAHAN in kinds else ()):
            if side:
                n = more + (yield from self.from_badlands(land, side))
                more = 0
                for left in range(n, 0, -1):
                    pieces = self.harmable(land, side)
                    if pieces:
                        piece = yield from self.pick_piece("damage", land, pieces, left, aim=WOUND)
                        yield from self.hurt_piece(land, piece, 1)

    def from_badlands(self, land: int, kinds: Kinds) -> Work[int]:
        """Return what badlands add, once in an Action to damage on invaders and once to damage on dahan."""
        s = self.s
        dahan = DAHAN in kinds
        if active(s, Rule.before_damage):
            yield from self._weigh_badlands(land)
        left = s.pieces[land][BADLANDS] - self.badlands.get((land, dahan), 0)
        if active(s, Rule.extra_badlands):
            left += self._more_badlands(land, dahan)
        if left <= 0:
            return 0
        if self.split_badlands:
            words: Args = {"land": self.name(land), "n": left}
            now = 0
            while now < left and (yield from self.agrees("badlands", words)):
                now += 1
            left = now
        self.badlands = {**self.badlands, (land, dahan): self.badlands.get((land, dahan), 0) + left}
        return left
