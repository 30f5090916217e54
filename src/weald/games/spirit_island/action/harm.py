"""Verbs for harm to single pieces: they are hurt, spared, destroyed."""

from __future__ import annotations

from weald.games.spirit_island.action.context import ALL, HERE, NONE, Amount, at_most, kinds_of, verb
from weald.games.spirit_island.action.reading import Reading
from weald.games.spirit_island.model.lands import put, take
from weald.games.spirit_island.model.pieces import (
    ASLEEP,
    FEAR_OF_LOSS,
    FLOCK,
    KIND,
    KINDS,
    MARKS,
    SPARED,
    THIEF,
    Kinds,
    damage_on,
    hurt,
    unhurt,
)
from weald.games.spirit_island.rules import fear as fears
from weald.games.spirit_island.rules.aims import HIT
from weald.games.spirit_island.rules.happenings import DESTROY, HURT
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import health, health_left
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import active


class HarmVerbs(Reading):
    """How an Action hurts and destroys pieces."""

    __slots__ = ()

    def hurt_piece(self, land: int, piece: int, n: int) -> Work[None]:
        """Damage to one piece, which may destroy it."""
        s = self.s
        if health_left(s, land, piece) <= n:
            yield from self.destroy_piece(land, piece)
            return
        take(s, land, piece)
        put(s, land, hurt(piece, n, self.dreaming))
        self.log.append((HURT, piece, land, -1, n))
        if s.trace is not None:
            self.tell("hurt", {"kind": KINDS[piece & KIND], "land": self.name(land), "n": n})

    def put_to_sleep(self, land: int, piece: int) -> int:
        """Let a piece dream that it is destroyed; returns it as it sleeps until the Action is complete."""
        s = self.s
        take(s, land, piece)
        if health_left(s, land, piece) <= 0:
            # It has become smaller and bears more than it can: in truth nothing may come of it.
            piece = unhurt(piece)
        piece += ASLEEP
        put(s, land, piece)
        self.log.append((HURT, piece, land, -1, 0))
        return piece

    def spare(self, land: int, piece: int, rule: str) -> None:
        """Keep a piece from being destroyed in this Action; count what a rule has spared."""
        take(self.s, land, piece)
        if health_left(self.s, land, piece) <= 0:
            # Its health has sunk: it would be destroyed as soon as the Action is complete.
            piece = unhurt(piece)
        put(self.s, land, piece + SPARED)
        self.spared = {**self.spared, rule: self.spared.get(rule, 0) + 1}
        self.log.append((HURT, piece, land, -1, 0))

    def check_all_health(self) -> Work[None]:
        """Destroy every piece whose damage is as much as its health, because its health has sunk."""
        s = self.s
        doomed = []
        # Looked up once: this runs after every action, for all that is marked.
        rules = active(s, Rule.health)
        for key, n in list(s.marked.items()):
            land, piece = divmod(key, MARKS)
            if piece < ASLEEP and damage_on(piece) >= health(s, land, piece, rules):
                # All of them bear no damage meanwhile: a rule may ask where one goes instead.
                take(s, land, piece, n)
                put(s, land, unhurt(piece), n)
                doomed += [(land, unhurt(piece))] * n
        for land, piece in doomed:
            yield from self.destroy_piece(land, piece)

    @verb
    def destroy(self, n: Amount, kinds: int | Kinds, land: int = HERE) -> Work[int]:
        """Destroy `n` pieces, ALL for all of them; returns how many were destroyed."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        if active(s, Rule.instead_of_harm) and at_most(n) > 0:
            kinds = yield from self.unhindered(kinds, land)
        before = len(self.log)
        left, optional = at_most(n), self.optional(n)
        while left > 0:
            pieces = self.harmable(land, kinds, DESTROY)
            if not pieces:
                break
            at_once = left >= ALL or not active(s, Rule.withstands)
            if left >= sum([self.how_many(land, piece) for piece in pieces]) and not optional and at_once:
                for piece in pieces:
                    for _ in range(self.how_many(land, piece)):
                        yield from self.destroy_piece(land, piece)
                break
            piece = yield from self.pick_piece("destroy", land, pieces, left, optional, HIT)
            if piece == NONE:
                break
            yield from self.destroy_one(land, piece)
            left -= 1
        return self.counted(DESTROY, kinds, land, before)

    def destroy_one(self, land: int, piece: int) -> Work[None]:
        """Destroy one piece, or damage one that withstands destruction."""
        for rule, by in active(self.s, Rule.withstands):
            n = rule.withstands(self.s, by, land, piece)
            if n:
                yield from self.hurt_piece(land, piece, n)
                return
        yield from self.destroy_piece(land, piece)

    def destroy_piece(self, land: int, piece: int) -> Work[None]:
        """Destroy one piece; towns and cities leave fear behind."""
        s = self.s
        kind = piece & KIND
        if kind == THIEF:
            yield from self._harm_other(land, piece, DESTROY)
            return
        if active(s, Rule.instead_of_destroying) and (yield from self._destroying(land, piece)):
            return
        if piece == FLOCK:
            yield from self._harm_flock(land, DESTROY)
            return
        take(s, land, piece)
        self.log.append((DESTROY, piece, land, -1, 1))
        if s.trace is not None:
            self.tell("destroyed", {"kind": KINDS[kind], "land": self.name(land)})
        if FEAR_OF_LOSS[kind] and not any(rule.calms(s, by, kind) for rule, by in active(s, Rule.calms)):
            fears.gain(s, FEAR_OF_LOSS[kind])
