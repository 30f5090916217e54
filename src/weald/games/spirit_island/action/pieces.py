"""Verbs for what happens to pieces in a land: damage, destroy, remove, replace, add; fear, defend, blight."""

from __future__ import annotations

from weald.games.spirit_island.action.context import (
    ADD,
    DESTROY,
    FEAR,
    HERE,
    HURT,
    NONE,
    REMOVE,
    REPLACE,
    Scope,
    UpTo,
    kinds_of,
    verb,
)
from weald.games.spirit_island.model.lands import (
    count,
    has_invaders,
    health,
    health_left,
    hits,
    hurt,
    number,
    pieces_in,
    put,
    take,
    terrain,
)
from weald.games.spirit_island.model.pieces import (
    ASLEEP,
    BLIGHT,
    CITY,
    DAHAN,
    DREAM_UNIT,
    EXPLORER,
    FEAR_OF_LOSS,
    INVADERS,
    KINDS,
    OCEAN,
    STRIFE_UNIT,
    TOWN,
    Kinds,
    strife_on,
)
from weald.games.spirit_island.model.state import TURN
from weald.games.spirit_island.phases import blight
from weald.games.spirit_island.phases import fear as fears
from weald.games.spirit_island.rules.hooks import Work, active

SMALLER = {CITY: TOWN, TOWN: EXPLORER}


class Harm(Scope):
    """What an Action can do to pieces."""

    __slots__ = ()

    # Fear and defence.

    @verb
    def fear(self, n: int, land: int = HERE) -> Work[None]:
        """So much fear (in another land than the target)."""
        if n <= 0:
            return
        land = self.land if land == HERE else land
        self.log.append((FEAR, 0, land, -1, n))
        fears.gain(self.s, n)
        if self.power is not None:
            for rule, by in active(self.s, "feared"):
                yield from rule.feared(self.whole, by, n, land)

    @verb
    def defend(self, n: int, land: int = HERE) -> Work[None]:
        """So much less damage of ravaging invaders in a land this turn."""
        yield from ()
        self.lasting("defend", self.at(land), n)

    @verb
    def skip(self, land: int = HERE) -> Work[None]:
        """Invaders do nothing in a land this turn."""
        yield from ()
        self.lasting("skip", self.at(land))

    @verb
    def isolate(self, land: int = HERE) -> Work[None]:
        """Isolate a land this turn."""
        yield from ()
        self.lasting("isolate", self.at(land))

    def lasting(self, kind: str, *args: int, until: int = TURN) -> None:
        """Let an effect begin."""
        self.note(kind, *args, until=until)
        if self.s.trace is not None:
            self.tell("lasting", {"id": self.source})

    def note(self, kind: str, *args: int, until: int = TURN) -> None:
        """Remember something as an effect, without a word about it."""
        # Whether a threshold is met may be told as it is; in the state it is a number like all others.
        self.s.effects.append((kind, tuple(int(arg) for arg in args), until, self.source))

    # Damage.

    @verb
    def damage(self, n: int, kinds: int | Kinds = INVADERS, land: int = HERE) -> Work[None]:
        """So much damage to invaders (of some kinds) in a land, split as the player likes."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        if n <= 0:
            return
        n += self.from_badlands(land, kinds)
        while n > 0:
            pieces = self.harmable(land, kinds)
            if not pieces:
                return
            if n >= sum([health_left(s, land, piece) * number(s, land, piece) for piece in pieces]):
                for piece in pieces:
                    for _ in range(number(s, land, piece)):
                        yield from self.destroy_piece(land, piece)
                return
            piece = yield from self.pick_piece("damage", land, pieces, n)
            yield from self.hurt_piece(land, piece, 1)
            n -= 1

    @verb
    def damage_each(self, n: int, kinds: int | Kinds = INVADERS, land: int = HERE) -> Work[None]:
        """So much damage to each invader (of some kinds) in a land."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        pieces = [(piece, number(s, land, piece)) for piece in self.harmable(land, kinds)]
        if not pieces or n <= 0:
            return
        for piece, many in pieces:
            for _ in range(many):
                yield from self.hurt_piece(land, piece, n)
        more = self.from_badlands(land, kinds)
        for _ in range(more):
            left = self.harmable(land, kinds)
            if left:
                piece = yield from self.pick_piece("damage", land, left, 1)
                yield from self.hurt_piece(land, piece, 1)

    @verb
    def damage_separate(self, n: int, kinds: int | Kinds = INVADERS, land: int = HERE) -> Work[None]:
        """1 damage to each of so many different pieces."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        untouched = {piece: number(s, land, piece) for piece in self.harmable(land, kinds)}
        n = min(n, sum(untouched.values()))
        while n > 0:
            piece = yield from self.pick_piece(
                "damage", land, [p for p, many in untouched.items() if many], n
            )
            untouched[piece] -= 1
            yield from self.hurt_piece(land, piece, 1)
            n -= 1

    def from_badlands(self, land: int, kinds: Kinds) -> int:
        """What badlands add, once in an Action to damage on invaders and once to damage on dahan."""
        against = (land, DAHAN in kinds)
        more = hits(self.s, land)
        if not more or against in self.badlands:
            return 0
        self.badlands.add(against)
        return more

    def harmable(self, land: int, kinds: Kinds) -> list[int]:
        """The pieces in a land that can be damaged and destroyed."""
        s = self.s
        rules = active(s, "immune")
        if rules:
            kinds = tuple(k for k in kinds if not any(rule.immune(s, by, land, k) for rule, by in rules))
        return [piece for piece in pieces_in(s, land, kinds) if piece < ASLEEP]

    def hurt_piece(self, land: int, piece: int, n: int) -> Work[None]:
        """Damage to one piece, which may destroy it."""
        s = self.s
        if health_left(s, land, piece) <= n:
            yield from self.destroy_piece(land, piece)
            return
        take(s, land, piece)
        put(s, land, hurt(piece, n) + (n * DREAM_UNIT if self.dreaming else 0))
        self.log.append((HURT, piece, land, -1, n))
        if s.trace is not None:
            self.tell("hurt", {"kind": KINDS[piece & 15], "land": self.name(land), "n": n})

    # Destroy, remove, replace, add.

    @verb
    def destroy(self, n: int, kinds: int | Kinds, land: int = HERE) -> Work[int]:
        """Destroy so many pieces; ALL for all of them. Says how many were destroyed."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        before = len(self.log)
        left = int(n)
        while left > 0:
            pieces = self.harmable(land, kinds)
            if not pieces:
                break
            if left >= sum([number(s, land, piece) for piece in pieces]) and not isinstance(n, UpTo):
                for piece in pieces:
                    for _ in range(number(s, land, piece)):
                        yield from self.destroy_piece(land, piece)
                break
            piece = yield from self.pick_piece("destroy", land, pieces, left, isinstance(n, UpTo))
            if piece == NONE:
                break
            yield from self.destroy_piece(land, piece)
            left -= 1
        return self.counted(DESTROY, kinds, land, before)

    def destroy_piece(self, land: int, piece: int) -> Work[None]:
        """Destroy one piece; towns and cities leave fear behind."""
        s = self.s
        for rule, by in active(s, "destroying"):
            if (yield from rule.destroying(self.whole, by, land, piece)):
                return
        take(s, land, piece)
        kind = piece & 15
        self.log.append((DESTROY, piece, land, -1, 1))
        if s.trace is not None:
            self.tell("destroyed", {"kind": KINDS[kind], "land": self.name(land)})
        if FEAR_OF_LOSS[kind]:
            fears.gain(s, FEAR_OF_LOSS[kind])

    @verb
    def remove(self, n: int, kinds: int | Kinds, land: int = HERE) -> Work[int]:
        """Remove so many pieces, which frightens nobody; blight goes back to its card."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        gone = 0
        while gone < int(n):
            pieces = pieces_in(s, land, kinds)
            if not pieces:
                break
            piece = yield from self.pick_piece("remove", land, pieces, int(n) - gone, isinstance(n, UpTo))
            if piece == NONE:
                break
            self.remove_piece(land, piece)
            gone += 1
        return gone

    @verb
    def remove_health(self, n: int, land: int = HERE) -> Work[None]:
        """Remove invaders with so much health at most; damage does not make it less."""
        s = self.s
        land = self.at(land)
        while True:
            pieces = [piece for piece in pieces_in(s, land, INVADERS) if health(s, land, piece & 15) <= n]
            if not pieces:
                return
            piece = yield from self.pick_piece("remove_health", land, pieces, n, optional=True)
            if piece == NONE:
                return
            n -= health(s, land, piece & 15)
            self.remove_piece(land, piece)

    def remove_piece(self, land: int, piece: int) -> None:
        """Take one piece off the island."""
        s = self.s
        take(s, land, piece)
        if piece == BLIGHT:
            s.blight_pool += 1
        self.log.append((REMOVE, piece, land, -1, 1))
        if s.trace is not None:
            self.tell("removed", {"kind": KINDS[piece & 15], "land": self.name(land)})

    @verb
    def replace(self, kinds: int | Kinds, new: int | Kinds, land: int = HERE) -> Work[bool]:
        """Replace one piece by others; damage and strife stay with the first of them, if it can hold them."""
        s = self.s
        land = self.at(land)
        pieces = pieces_in(s, land, kinds_of(kinds))
        if not pieces:
            return False
        piece = yield from self.pick_piece("replace", land, pieces, 1)
        yield from self.replace_piece(land, piece, kinds_of(new))
        return True

    def replace_piece(self, land: int, piece: int, new: Kinds) -> Work[None]:
        """Put other pieces where one was."""
        s = self.s
        take(s, land, piece)
        if piece == BLIGHT:
            s.blight_pool += 1
        self.log.append((REPLACE, piece, land, -1, 1))
        if s.trace is not None:
            told = "_".join(KINDS[kind] for kind in new)
            self.tell("replaced", {"kind": KINDS[piece & 15], "land": self.name(land), "new": told})
        # Damage stays with the first that comes, whatever it is; only invaders can hold strife.
        strife = strife_on(piece)
        came = list(new)
        came[0] += piece - (piece & 15) - strife * STRIFE_UNIT
        came = yield from self.share_strife(land, came, strife)
        for one in came:
            put(s, land, one)
            if one > 15 and health_left(s, land, one) <= 0:
                yield from self.destroy_piece(land, one)

    def share_strife(self, land: int, pieces: list[int], strife: int) -> Work[list[int]]:
        """Strife of a replaced invader goes to those that came for it, as the player likes."""
        for left in range(strife, 0, -1):
            able = sorted({piece for piece in pieces if piece & 15 in INVADERS})
            if not able:
                break
            piece = yield from self.pick_piece("strife", land, able, left)
            pieces[pieces.index(piece)] += STRIFE_UNIT
        return pieces

    @verb
    def downgrade(self, n: int, kinds: int | Kinds = INVADERS, land: int = HERE) -> Work[None]:
        """Replace invaders by the next smaller ones; explorers are removed."""
        s = self.s
        land = self.at(land)
        for left in range(int(n), 0, -1):
            pieces = pieces_in(s, land, kinds_of(kinds))
            if not pieces:
                return
            piece = yield from self.pick_piece("downgrade", land, pieces, left, isinstance(n, UpTo))
            if piece == NONE:
                return
            if piece & 15 == EXPLORER:
                self.remove_piece(land, piece)
            else:
                yield from self.replace_piece(land, piece, (SMALLER[piece & 15],))

    @verb
    def add(self, n: int, kinds: int, land: int = HERE) -> Work[None]:
        """Add pieces or tokens to a land; for blight see `add_blight`."""
        assert kinds != BLIGHT
        land = self.at(land)
        for _ in range(n):
            yield from self.add_piece(land, kinds)

    def add_piece(self, land: int, piece: int) -> Work[None]:
        """Add one piece to a land."""
        s = self.s
        put(s, land, piece)
        self.log.append((ADD, piece, land, -1, 1))
        if s.trace is not None:
            self.tell("added", {"kind": KINDS[piece & 15], "land": self.name(land)})
        for rule, by in active(s, "added"):
            yield from rule.added(self.whole, by, piece, land)

    @verb
    def add_strife(self, n: int, kinds: int | Kinds = INVADERS, land: int = HERE) -> Work[None]:
        """Put strife on invaders."""
        s = self.s
        land = self.at(land)
        for left in range(int(n), 0, -1):
            pieces = pieces_in(s, land, kinds_of(kinds))
            if not pieces:
                return
            piece = yield from self.pick_piece("strife", land, pieces, left, isinstance(n, UpTo))
            if piece == NONE:
                return
            take(s, land, piece)
            put(s, land, piece + STRIFE_UNIT)
            if s.trace is not None:
                self.tell("strife", {"kind": KINDS[piece & 15], "land": self.name(land)})

    # Blight.

    @verb
    def add_blight(self, n: int = 1, land: int = HERE) -> Work[None]:
        """Blight from the card to a land: presence there is lost, and more blight spreads from blight."""
        yield from blight.add(self.whole, self.at(land), n)

    @verb
    def remove_blight(self, n: int = 1, land: int = HERE) -> Work[int]:
        """Blight back to the card."""
        gone: int = yield from self.remove(n, BLIGHT, land)
        return gone

    # Reading the land.

    def number(self, kinds: int | Kinds, land: int = HERE) -> int:
        """How many pieces of some kinds are in a land."""
        return count(self.s, self.at(land), kinds_of(kinds))

    @property
    def coastal(self) -> bool:
        """Whether the target land is coastal."""
        return self.s.island.coastal[self.land]

    @property
    def adjacent(self) -> list[int]:
        """The lands adjacent to the target land."""
        return self.around(self.land)

    def around(self, land: int) -> list[int]:
        """The lands adjacent to a land; an ocean in play is one only for powers."""
        island = self.s.island
        near = island.near[land]
        if self.s.oceans and self.power is None:
            return [other for other in near if island.terrain[other] != OCEAN]
        return near

    def has_invaders(self, land: int = HERE) -> bool:
        """Whether any invader is in a land."""
        return has_invaders(self.s, self.at(land))

    def is_a(self, *terrains: int) -> bool:
        """Whether the target land has one of these terrains; an ocean in play counts as wetlands."""
        return terrain(self.s, self.land) in terrains
