"""Verbs for what happens to pieces in a land: damage, destroy, remove, replace, add; fear and defence."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.spirit_island.action.context import (
    ALL,
    ANY_INVADER,
    HERE,
    NO_PAIR,
    NONE,
    Amount,
    Context,
    at_most,
    kinds_of,
    verb,
)
from weald.games.spirit_island.model.lands import count, has_invaders, number, pieces_in, put, strife_in, take
from weald.games.spirit_island.model.pieces import (
    ASLEEP,
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DAMAGE_UNIT,
    DREAM_UNIT,
    EXPLORER,
    FEAR_OF_LOSS,
    FLOCK,
    HEALTH,
    INVADERS,
    KIND,
    KINDS,
    MARKS,
    OCEAN,
    SPARED,
    STRIFE_UNIT,
    THIEF,
    TOWN,
    UNMARKED,
    Kinds,
    damage_on,
    dreamt_on,
    hurt,
    strife_on,
    unhurt,
)
from weald.games.spirit_island.model.state import TURN
from weald.games.spirit_island.rules import fear as fears
from weald.games.spirit_island.rules.happenings import (
    ADD,
    CAME,
    DESTROY,
    FEAR,
    HURT,
    REMOVE,
    REPLACE,
    STRIFE,
    STRIFE_REMOVED,
)
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import (
    beasts,
    flock_seat,
    health,
    health_left,
    meets,
    strength,
)
from weald.games.spirit_island.rules.land_rules import terrains as terrains_of
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import EFFECTS, active
from weald.kernel.decisions import Value
from weald.kernel.messages import Args

SMALLER = {CITY: TOWN, TOWN: EXPLORER}
LARGER = {EXPLORER: TOWN, TOWN: CITY, THIEF: TOWN}


class PieceVerbs(Context):
    """What an Action can do to pieces."""

    __slots__ = ()

    # Fear and defence.

    @verb
    def fear(self, n: int, land: int = HERE) -> Work[None]:
        """Generate `n` fear (in another land than the target)."""
        if n <= 0:
            return
        land = self.land if land == HERE else land
        self.log.append((FEAR, 0, land, -1, n))
        fears.gain(self.s, n)
        if self.power is not None and active(self.s, Rule.feared):
            yield from self._feared(n, land)

    @verb
    def defend(self, n: int, land: int = HERE) -> Work[None]:
        """Defend `n` in a land this turn."""
        yield from ()
        self.lasting("defend", self.at(land), n)

    @verb
    def skip(self, land: int = HERE) -> Work[None]:
        """Invaders do nothing in a land this turn."""
        yield from ()
        self.lasting("skip", self.at(land))

    @verb
    def skip_action(self, action: int, land: int = HERE) -> Work[None]:
        """Invaders do not RAVAGE, BUILD or EXPLORE in a land this turn, whichever is named."""
        yield from ()
        self.lasting("skip_action", self.at(land), action)

    @verb
    def isolate(self, land: int = HERE) -> Work[None]:
        """Isolate a land this turn."""
        yield from ()
        self.lasting("isolate", self.at(land))

    def lasting(self, kind: str, *args: int, until: int = TURN, later: bool = False) -> None:
        """Let an effect begin, now or with the next turn."""
        self.note(kind, *args, until=until, later=later)
        if self.s.trace is not None:
            self.tell("lasting", {"id": self.source})

    def note(self, kind: str, *args: int, until: int = TURN, later: bool = False) -> None:
        """Remember something as an effect, without a word about it."""
        # A bool, such as whether a threshold is met, is stored as a number.
        effect = EFFECTS[kind]
        effects = self.s.later if later else self.s.effects
        effects.append((kind, effect.args(*[int(arg) for arg in args]), until, self.source))

    # Damage.

    @verb
    def damage(self, n: int, kinds: int | Kinds = ANY_INVADER, land: int = HERE) -> Work[None]:
        """Deal `n` damage to invaders (of some kinds) in a land, split as the player likes."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        if n <= 0:
            return
        if active(s, Rule.hinders):
            kinds = yield from self.unhindered(kinds, land)
        if self.bonus_damage and self.harmable(land, kinds):
            n += self.first_bonus()
        mixed_since = -1
        if (s.pieces[land][BADLANDS] or active(s, Rule.badlands)) and self.harmable(land, kinds):
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
            piece = yield from self.pick_piece("damage", land, pieces, n)
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
        if active(self.s, Rule.hinders):
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
        if active(self.s, Rule.hinders):
            kinds = yield from self.unhindered(kinds, land)
        untouched = {piece: self.number_of(land, piece) for piece in self.harmable(land, kinds)}
        n = min(n, sum(untouched.values()))
        if n <= 0:
            return
        before = len(self.log)
        while n > 0:
            piece = yield from self.pick_piece(
                "damage", land, [p for p, many in untouched.items() if many], n
            )
            untouched[piece] -= 1
            yield from self.hurt_piece(land, piece, 1)
            n -= 1
        yield from self.damage_from_badlands(land, self._struck(kinds, before), self.first_bonus())

    def damage_these(self, n: int, pieces: Sequence[int], land: int = HERE) -> Work[None]:
        """Deal `n` damage to each of certain invaders; badlands add to those only."""
        land = self.at(land)
        if active(self.s, Rule.hinders) and not (yield from self.unhindered(INVADERS, land)):
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
                piece = yield from self.pick_piece("damage", land, able, left)
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
        if not n or (active(s, Rule.hinders) and (yield from self._hinders(land, HURT))):
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
            piece = yield from self.pick_piece("damage", land, pieces, left)
            if strife_on(piece):
                struck = max([one for one in room if one[0] == piece], key=lambda one: one[1])
                struck[:] = [hurt(piece, 1, self.dreaming), struck[1] - 1]
            yield from self.hurt_piece(land, piece, 1)

    def damage_by_strife(self, land: int = HERE) -> Work[None]:
        """Deal 1 damage for each strife on it to each invader; badlands add to those with strife only."""
        land = self.at(land)
        pieces = [(piece, self.number_of(land, piece)) for piece in self.harmable(land, INVADERS)]
        for piece, many in pieces:
            for _ in range(many if strife_on(piece) else 0):
                yield from self.hurt_piece(land, piece, strife_on(piece))
        if any(strife_on(piece) for piece, _ in pieces):
            for left in range((yield from self.from_badlands(land, INVADERS)), 0, -1):
                torn = [piece for piece in self.harmable(land, INVADERS) if strife_on(piece)]
                if torn:
                    piece = yield from self.pick_piece("damage", land, torn, left)
                    yield from self.hurt_piece(land, piece, 1)

    def damage_among(self, n: int, lands: Sequence[int]) -> Work[None]:
        """Deal `n` damage to invaders in several lands; each point goes where the player likes."""
        for _ in range(n):
            where = yield from self.pick_land([land for land in lands if self.has_invaders(land)])
            if where != NONE:
                yield from self.damage(1, land=where)

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
                        piece = yield from self.pick_piece("damage", land, pieces, left)
                        yield from self.hurt_piece(land, piece, 1)

    def from_badlands(self, land: int, kinds: Kinds) -> Work[int]:
        """Return what badlands add, once in an Action to damage on invaders and once to damage on dahan."""
        s = self.s
        dahan = DAHAN in kinds
        left = s.pieces[land][BADLANDS] - self.badlands.get((land, dahan), 0)
        if active(s, Rule.badlands):
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

    def unhindered(self, kinds: Kinds, land: int, what: int = HURT) -> Work[Kinds]:
        """Return some kinds, but without invaders that are there if a rule keeps a thing from them."""
        here = [land] if what == HURT else [land, *self.around(land)]
        invaders = tuple(kind for kind in kinds if kind in INVADERS)
        if not any(count(self.s, other, invaders) for other in here):
            return kinds
        if not (yield from self._hinders(land, what)):
            return kinds
        return tuple(kind for kind in kinds if kind not in INVADERS)

    def harmable(self, land: int, kinds: Kinds, what: int = HURT) -> list[int]:
        """Return the pieces in a land to which a thing (damage, if nothing is said) can happen."""
        pieces = self.allowed(land, self.pieces_of(land, kinds), what)
        if self.exempt:
            pieces = [piece for piece in pieces if self.number_of(land, piece) > 0]
        return [piece for piece in pieces if piece < ASLEEP] if self.s.marked else pieces

    def pieces_of(self, land: int, kinds: Kinds) -> list[int]:
        """Return the different pieces of some kinds in a land, with those that count as explorers."""
        pieces = pieces_in(self.s, land, kinds)
        if EXPLORER in kinds and active(self.s, Rule.others):
            pieces += self._others(land)
        return pieces

    def how_many(self, land: int, piece: int) -> int:
        """Return how many pieces exactly like this one are in a land."""
        if piece & KIND == THIEF:
            return self._others(land).get(piece, 0)
        return number(self.s, land, piece)

    def number_of(self, land: int, piece: int) -> int:
        """Return how many pieces exactly like this one can be damaged in a land."""
        n = self.how_many(land, piece)
        return n - self.exempt.get(piece, 0) if self.exempt and land == self.land else n

    def allowed(self, land: int, pieces: list[int], what: int) -> list[int]:
        """Return those of some pieces to which a thing can happen."""
        s = self.s
        if FLOCK in pieces and flock_seat(s) in self.refused:
            pieces = [piece for piece in pieces if piece != FLOCK]
        rules = active(s, Rule.forbids)
        if not rules:
            return pieces
        return [
            piece for piece in pieces if not any(rule.forbids(s, by, land, piece, what) for rule, by in rules)
        ]

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
        for key, n in list(s.marked.items()):
            land, piece = divmod(key, MARKS)
            if piece < ASLEEP and damage_on(piece) and health_left(s, land, piece) <= 0:
                # All of them bear no damage meanwhile: a rule may ask where one goes instead.
                take(s, land, piece, n)
                put(s, land, unhurt(piece), n)
                doomed += [(land, unhurt(piece))] * n
        for land, piece in doomed:
            yield from self.destroy_piece(land, piece)

    # Destroy, remove, replace, add.

    @verb
    def destroy(self, n: Amount, kinds: int | Kinds, land: int = HERE) -> Work[int]:
        """Destroy `n` pieces, ALL for all of them; returns how many were destroyed."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        if active(s, Rule.hinders) and at_most(n) > 0:
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
            piece = yield from self.pick_piece("destroy", land, pieces, left, optional)
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
        if active(s, Rule.destroying) and (yield from self._destroying(land, piece)):
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

    @verb
    def remove(self, n: Amount, kinds: int | Kinds, land: int = HERE) -> Work[int]:
        """Remove `n` pieces, which generates no fear; blight goes back to its card."""
        kinds = kinds_of(kinds)
        land = self.at(land)
        gone, most, optional = 0, at_most(n), self.optional(n)
        while gone < most:
            pieces = self.allowed(land, self.pieces_of(land, kinds), REMOVE)
            if not pieces:
                break
            piece = yield from self.pick_piece("remove", land, pieces, most - gone, optional)
            if piece == NONE:
                break
            yield from self.try_to_remove(land, piece)
            gone += 1
        return gone

    @verb
    def remove_health(self, n: int, land: int = HERE) -> Work[None]:
        """Remove invaders with `n` health in total at most; damage does not make it less."""
        s = self.s
        land = self.at(land)
        while True:
            pieces = self.allowed(land, self.pieces_of(land, INVADERS), REMOVE)
            pieces = [piece for piece in pieces if health(s, land, piece) <= n]
            if not pieces:
                return
            piece = yield from self.pick_piece("remove_health", land, pieces, n, optional=True)
            if piece == NONE:
                return
            n -= health(s, land, piece)
            yield from self.try_to_remove(land, piece)

    def remove_among(self, n: Amount, kinds: int | Kinds, lands: Sequence[int]) -> Work[None]:
        """Remove `n` pieces in several lands, one by one where the player likes."""
        kinds = kinds_of(kinds)
        for left in range(at_most(n), 0, -1):
            pairs = [
                (land, piece)
                for land in lands
                for piece in self.allowed(land, self.pieces_of(land, kinds), REMOVE)
            ]
            if not pairs:
                return
            options: list[Value] = [*pairs, NO_PAIR] if self.optional(n) else [*pairs]
            chosen: tuple[int, ...] = yield from self.ask("remove_among", options, "at", {"n": left})
            if chosen == NO_PAIR:
                return
            yield from self.try_to_remove(*chosen)

    def try_to_remove(self, land: int, piece: int) -> Work[None]:
        """Take one piece off the island, unless something else happens to it."""
        if piece & KIND == THIEF:
            yield from self._harm_other(land, piece, REMOVE)
        elif piece == FLOCK:
            yield from self._harm_flock(land, REMOVE)
        elif not (active(self.s, Rule.removing) and (yield from self._removing(land, piece))):
            self.remove_piece(land, piece)

    def remove_piece(self, land: int, piece: int, to_box: bool = False) -> None:
        """Take one piece off the island; blight goes back to its card, or to the box."""
        s = self.s
        take(s, land, piece)
        if piece == BLIGHT and not to_box:
            self.return_blight()
        self.log.append((REMOVE, piece, land, -1, 1))
        if s.trace is not None:
            self.tell("removed", {"kind": KINDS[piece & KIND], "land": self.name(land)})

    def return_blight(self) -> None:
        """Put 1 blight that has left a land back on the blight card, unless a rule keeps it."""
        if not (active(self.s, Rule.keeps_blight) and self._keeps_blight()):
            self.s.blight_pool += 1

    @verb
    def replace(self, kinds: int | Kinds, new: int | Kinds, land: int = HERE) -> Work[bool]:
        """Replace one piece by others; damage and strife stay with the first of them, if it can hold them."""
        land = self.at(land)
        pieces = self.allowed(land, self.pieces_of(land, kinds_of(kinds)), REPLACE)
        if not pieces:
            return False
        piece = yield from self.pick_piece("replace", land, pieces, 1)
        yield from self.replace_piece(land, piece, kinds_of(new))
        return True

    def replace_piece(self, land: int, piece: int, new: Kinds, spread: bool = False) -> Work[list[int]]:
        """Put other pieces where one was; returns those that are there then.

        Its damage stays with the first of them, or is `spread`: each bears what it can before the next one.
        """
        s = self.s
        if piece & KIND == THIEF:
            if not (yield from self._harm_other(land, piece, REPLACE)):
                return []
            piece = EXPLORER
        elif piece == FLOCK:
            if not (yield from self._harm_flock(land, REPLACE)):
                return []
            piece = BEASTS
        else:
            take(s, land, piece)
            self.log.append((REPLACE, piece, land, -1, 1))
        if piece == BLIGHT:
            self.return_blight()
        if s.trace is not None:
            names = "_".join(KINDS[kind] for kind in new)
            self.tell("replaced", {"kind": KINDS[piece & KIND], "land": self.name(land), "new": names})
        # Damage stays with the first that comes, if it can bear any; only invaders can hold strife.
        came = list(new)
        if spread:
            came = self.spread_damage(land, came, damage_on(piece))
        elif HEALTH[came[0]]:
            came[0] += (
                damage_on(piece) * DAMAGE_UNIT + dreamt_on(piece) * DREAM_UNIT + piece // ASLEEP * ASLEEP
            )
        came = yield from self.share_strife(land, came, strife_on(piece))
        there = []
        for one in came:
            if active(s, Rule.supply) and self._lacks(one):
                continue
            if (yield from self._put_new(land, one)):
                there.append(one)
        return there

    def _put_new(self, land: int, piece: int) -> Work[bool]:
        """Put a piece that replaces another one; returns whether it can live."""
        s = self.s
        dies = piece >= UNMARKED and health_left(s, land, piece) <= 0
        if dies:
            # It bears no damage meanwhile: a rule may ask where it goes instead, or let it stay.
            piece = unhurt(piece)
        put(s, land, piece)
        self.log.append((CAME, piece, land, -1, 1))
        if dies:
            yield from self.destroy_piece(land, piece)
        return not dies

    def spread_damage(self, land: int, pieces: list[int], damage: int) -> list[int]:
        """Return pieces with the damage of one that they replace: the first bear as much as they can."""
        hurt_ones = []
        for piece in pieces:
            n = min(damage, health(self.s, land, piece))
            hurt_ones.append(hurt(piece, n))
            damage -= n
        return hurt_ones

    def share_strife(self, land: int, pieces: list[int], strife: int) -> Work[list[int]]:
        """Strife of a replaced invader goes to those that came for it, as the player likes."""
        for left in range(strife, 0, -1):
            able = sorted({piece for piece in pieces if piece & KIND in INVADERS})
            if not able:
                break
            piece = yield from self.pick_piece("strife", land, able, left)
            pieces[pieces.index(piece)] += STRIFE_UNIT
        return pieces

    @verb
    def downgrade(self, n: Amount, kinds: int | Kinds = ANY_INVADER, land: int = HERE) -> Work[None]:
        """Replace invaders by the next smaller ones; explorers are removed."""
        land = self.at(land)
        for left in range(at_most(n), 0, -1):
            pieces = self.allowed(land, self.pieces_of(land, kinds_of(kinds)), REPLACE)
            if not pieces:
                return
            piece = yield from self.pick_piece("downgrade", land, pieces, left, self.optional(n))
            if piece == NONE:
                return
            if piece & KIND in (EXPLORER, THIEF):
                yield from self.try_to_remove(land, piece)
            else:
                yield from self.replace_piece(land, piece, (SMALLER[piece & KIND],))

    @verb
    def upgrade(self, n: Amount, kinds: int | Kinds, land: int = HERE) -> Work[None]:
        """Replace explorers with towns, towns with cities."""
        land = self.at(land)
        for left in range(at_most(n), 0, -1):
            pieces = self.allowed(land, self.pieces_of(land, kinds_of(kinds)), REPLACE)
            if not pieces:
                return
            piece = yield from self.pick_piece("upgrade", land, pieces, left, self.optional(n))
            if piece == NONE:
                return
            yield from self.replace_piece(land, piece, (LARGER[piece & KIND],))

    @verb
    def add(self, n: int, kinds: int, land: int = HERE) -> Work[None]:
        """Add pieces or tokens to a land; for blight see `add_blight`."""
        assert kinds != BLIGHT
        land = self.at(land)
        for _ in range(n):
            yield from self.add_piece(land, kinds)

    def add_piece(self, land: int, piece: int) -> Work[None]:
        """Add one piece to a land, if there is one."""
        s = self.s
        if active(s, Rule.supply) and self._lacks(piece):
            return
        put(s, land, piece)
        self.log.append((ADD, piece, land, -1, 1))
        if s.trace is not None:
            self.tell("added", {"kind": KINDS[piece & KIND], "land": self.name(land)})
        if active(s, Rule.added):
            yield from self._added(piece, land)

    @verb
    def add_strife(self, n: Amount, kinds: int | Kinds = ANY_INVADER, land: int = HERE) -> Work[None]:
        """Put strife on invaders."""
        s = self.s
        land = self.at(land)
        for left in range(at_most(n), 0, -1):
            pieces = pieces_in(s, land, kinds_of(kinds))
            if not pieces:
                return
            piece = yield from self.pick_piece("strife", land, pieces, left, self.optional(n))
            if piece == NONE:
                return
            yield from self.put_strife(land, piece)

    def put_strife(self, land: int, piece: int) -> Work[None]:
        """Put one strife on an invader."""
        s = self.s
        take(s, land, piece)
        put(s, land, piece + STRIFE_UNIT)
        self.log.append((STRIFE, piece, land, -1, 1))
        if s.trace is not None:
            self.tell("strife", {"kind": KINDS[piece & KIND], "land": self.name(land)})
        if active(s, Rule.strife_added):
            yield from self._strife_added(piece, land)

    # Tokens, strife among them: as an option, an invader stands for a strife that lies on it.

    def tokens_in(self, kinds: Kinds, land: int = HERE) -> list[int]:
        """Return the tokens of some kinds in a land that can be removed, and the invaders with strife."""
        s = self.s
        land = self.at(land)
        tokens = self.allowed(land, pieces_in(s, land, kinds), REMOVE)
        return tokens + [piece for piece in pieces_in(s, land, INVADERS) if strife_on(piece)]

    def remove_tokens(self, n: Amount, kinds: Kinds, land: int = HERE) -> Work[list[int]]:
        """Remove tokens of some kinds, and strife; says of which kinds they were, an invader for strife."""
        land = self.at(land)
        gone: list[int] = []
        while len(gone) < at_most(n) and (pieces := self.tokens_in(kinds, land)):
            options: list[Value] = [*pieces, NONE] if self.optional(n) else [*pieces]
            piece: int = yield from self.ask("remove_token", options, "piece", {"land": self.name(land)})
            if piece == NONE:
                break
            if piece & KIND in INVADERS:
                self.remove_strife(land, piece)
            else:
                yield from self.try_to_remove(land, piece)
            gone.append(piece & KIND)
        return gone

    def remove_strife(self, land: int, piece: int) -> None:
        """Take one strife off an invader."""
        s = self.s
        take(s, land, piece)
        put(s, land, piece - STRIFE_UNIT)
        self.log.append((STRIFE_REMOVED, piece, land, -1, 1))
        if s.trace is not None:
            self.tell("strife-removed", {"kind": KINDS[piece & KIND], "land": self.name(land)})

    def return_tokens(self, n: Amount, gone: list[int], land: int = HERE) -> Work[None]:
        """Put some of the tokens back that were removed (`remove_tokens`); strife on any invader."""
        land = self.at(land)
        gone = list(gone)
        for left in range(at_most(n), 0, -1):
            pieces = sorted({kind for kind in gone if kind not in INVADERS})
            if len(pieces) < len(set(gone)):
                pieces += pieces_in(self.s, land, INVADERS)
            if not pieces:
                return
            piece = yield from self.pick_piece("return_token", land, pieces, left, self.optional(n))
            if piece == NONE:
                return
            if piece & KIND in INVADERS:
                gone.remove(next(kind for kind in gone if kind in INVADERS))
                yield from self.put_strife(land, piece)
            else:
                gone.remove(piece)
                yield from self.add_piece(land, piece)

    def add_token(self, kinds: Kinds, strife: bool, land: int = HERE) -> Work[int]:
        """Add 1 token of some kinds, or 1 strife; returns which (an invader for strife), or NONE."""
        land = self.at(land)
        pieces = [*kinds, *(pieces_in(self.s, land, INVADERS) if strife else ())]
        if not pieces:
            return NONE
        piece = yield from self.pick_piece("add_token", land, pieces, 1)
        if piece & KIND in INVADERS:
            yield from self.put_strife(land, piece)
        else:
            yield from self.add_piece(land, piece)
        return piece

    # Reading the land.

    def number(self, kinds: int | Kinds, land: int = HERE) -> int:
        """Return how many pieces of some kinds are in a land, with what counts as badlands or beasts."""
        s, land, kinds = self.s, self.at(land), kinds_of(kinds)
        n = count(s, land, kinds)
        if BADLANDS in kinds and active(s, Rule.badlands):
            n += self._more_badlands(land, dahan=False)
        if BEASTS in kinds and active(s, Rule.more_beasts):
            n += beasts(s, land) - s.pieces[land][BEASTS]
        return n

    @property
    def coastal(self) -> bool:
        """Whether the target land is coastal."""
        return self.s.island.coastal[self.land]

    @property
    def adjacent(self) -> list[int]:
        """The lands adjacent to the target land."""
        return self.around(self.land)

    def other_lands(self, *needs: str) -> list[int]:
        """Return the other lands of the target's board that are (or have) everything asked for."""
        island = self.s.island
        return [
            land
            for land in island.lands
            if island.slots[land] & island.slots[self.land]
            and land != self.land
            and all(meets(self.s, land, need) for need in needs)
        ]

    def around(self, land: int) -> list[int]:
        """Return the lands adjacent to a land; an ocean in play is one only for powers."""
        island = self.s.island
        near = island.near[land]
        if self.s.oceans and self.power is None:
            return [other for other in near if island.terrain[other] != OCEAN]
        return near

    def strife(self, land: int = HERE) -> int:
        """Return how much strife lies on the invaders of a land."""
        return strife_in(self.s, self.at(land))

    def has_invaders(self, land: int = HERE) -> bool:
        """Return whether any invader is in a land."""
        return has_invaders(self.s, self.at(land))

    def is_a(self, *terrains: int) -> bool:
        """Return whether the target land has one of these terrains; an ocean in play counts as wetlands."""
        mask = terrains_of(self.s, self.land)
        return any(mask >> terrain & 1 for terrain in terrains)
