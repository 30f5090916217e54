"""Verbs for fear, defence and effects that last, and for pieces that are removed, replaced, added."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.spirit_island.action.context import (
    ANY_INVADER,
    HERE,
    NO_PAIR,
    NONE,
    Amount,
    at_most,
    kinds_of,
    verb,
)
from weald.games.spirit_island.action.damage import DamageVerbs
from weald.games.spirit_island.model.lands import put, take
from weald.games.spirit_island.model.pieces import (
    ASLEEP,
    BEASTS,
    BLIGHT,
    CITY,
    DAMAGE_UNIT,
    DREAM_UNIT,
    EXPLORER,
    FLOCK,
    HEALTH,
    INVADERS,
    KIND,
    KINDS,
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
from weald.games.spirit_island.rules.aims import HIT, PROMOTE, PROVOKE
from weald.games.spirit_island.rules.happenings import ADD, CAME, FEAR, REMOVE, REPLACE
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import health, health_left
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import EFFECTS, active
from weald.kernel.decisions import Value
from weald.kernel.messages import Args

SMALLER = {CITY: TOWN, TOWN: EXPLORER}
LARGER = {EXPLORER: TOWN, TOWN: CITY, THIEF: TOWN}


class PieceVerbs(DamageVerbs):
    """What else an Action can do to a land and its pieces."""

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
        if self.power is not None and active(self.s, Rule.after_fear):
            yield from self._feared(n, land)

    @verb
    def defend(self, n: int, land: int = HERE) -> None:
        """Defend `n` in a land this turn."""
        self.lasting("defend", self.at(land), n)

    @verb
    def skip(self, land: int = HERE) -> None:
        """Invaders do nothing in a land this turn."""
        self.lasting("skip", self.at(land))

    @verb
    def skip_action(self, action: int, land: int = HERE) -> None:
        """Invaders do not RAVAGE, BUILD or EXPLORE in a land this turn, whichever is named."""
        self.lasting("skip_action", self.at(land), action)

    @verb
    def isolate(self, land: int = HERE) -> None:
        """Isolate a land this turn."""
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

    # Remove.

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
            piece = yield from self.pick_piece("remove", land, pieces, most - gone, optional, HIT)
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
            piece = yield from self.pick_piece("remove_health", land, pieces, n, optional=True, aim=HIT)
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
        elif not (active(self.s, Rule.instead_of_removing) and (yield from self._removing(land, piece))):
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
        if not (active(self.s, Rule.instead_of_returning_blight) and self._keeps_blight()):
            self.s.blight_pool += 1

    # Replace and add.

    @verb
    def replace(self, kinds: int | Kinds, new: int | Kinds, land: int = HERE) -> Work[bool]:
        """Replace one piece by others; damage and strife stay with the first of them, if it can hold them."""
        land = self.at(land)
        pieces = self.allowed(land, self.pieces_of(land, kinds_of(kinds)), REPLACE)
        if not pieces:
            return False
        piece = yield from self.pick_piece("replace", land, pieces, 1, aim=HIT)
        yield from self.replace_piece(land, piece, kinds_of(new))
        return True

    def replace_piece(self, land: int, piece: int, new: Kinds, spread: bool = False) -> Work[list[int]]:
        """Put other pieces where one was; returns those that are there then.

        Its damage stays with the first of them, or is `spread`: each bears what it can before the next one.
        """
        s = self.s
        if piece & KIND == THIEF:
            if not (yield from self._harm_other(land, piece, REPLACE, new)):
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
            # Those that have run out do not come.
            names = "_".join(KINDS[kind] for kind in (self._left(new) if active(s, Rule.supply) else new))
            words: Args = {"kind": KINDS[piece & KIND], "land": self.name(land)}
            self.tell(*(("replaced", {**words, "new": names}) if names else ("removed", words)))
        # Damage stays with the first that comes, if it can bear any; only invaders can hold strife.
        came = list(new)
        if spread:
            came = self.spread_damage(land, came, damage_on(piece))
        elif HEALTH[came[0]]:
            came[0] += (
                damage_on(piece) * DAMAGE_UNIT + dreamt_on(piece) * DREAM_UNIT + piece // ASLEEP * ASLEEP
            )
        came = yield from self.share_strife(land, came, strife_on(piece))
        return (yield from self.bring_new(land, came))

    def bring_new(self, land: int, pieces: Sequence[int]) -> Work[list[int]]:
        """Put pieces into a land that replace another one; returns those that can live."""
        there = []
        for piece in pieces:
            if active(self.s, Rule.supply) and self._lacks(piece, land):
                continue
            if (yield from self._put_new(land, piece)):
                there.append(piece)
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
            piece = yield from self.pick_piece("strife", land, able, left, aim=PROVOKE)
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
            piece = yield from self.pick_piece("downgrade", land, pieces, left, self.optional(n), HIT)
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
            piece = yield from self.pick_piece("upgrade", land, pieces, left, self.optional(n), PROMOTE)
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
        if active(s, Rule.supply) and self._lacks(piece, land):
            return
        put(s, land, piece)
        self.log.append((ADD, piece, land, -1, 1))
        if s.trace is not None:
            self.tell("added", {"kind": KINDS[piece & KIND], "land": self.name(land)})
        if active(s, Rule.after_adding):
            yield from self._added(piece, land)
