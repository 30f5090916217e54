"""What an Action sees: the pieces of a land, its neighbours, and to what a thing can happen."""

from __future__ import annotations

from weald.games.spirit_island.action.context import HERE, Context, kinds_of
from weald.games.spirit_island.model.lands import count, has_invaders, number, pieces_in, strife_in
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
from weald.games.spirit_island.rules.happenings import HURT
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import beasts, flock_seat, meets
from weald.games.spirit_island.rules.land_rules import terrains as terrains_of
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import active
from weald.kernel.messages import Args


class Reading(Context):
    """What an Action can read."""

    __slots__ = ()

    # The land.

    def number(self, kinds: int | Kinds, land: int = HERE) -> int:
        """Return how many pieces of some kinds are in a land, with what counts as badlands or beasts."""
        s, land, kinds = self.s, self.at(land), kinds_of(kinds)
        n = count(s, land, kinds)
        if BADLANDS in kinds and active(s, Rule.extra_badlands):
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

    def has_beasts(self, land: int = HERE) -> Work[bool]:
        """Return whether beasts are in a land; the owner says whether what may count as beasts does."""
        s, land = self.s, self.at(land)
        if s.pieces[land][BEASTS]:
            return True
        for rule, by in active(s, Rule.more_beasts):
            words: Args = {"land": self.name(land)}
            if rule.more_beasts(s, by, land) and (yield from self.agrees("count_as_beasts", words, by.seat)):
                return True
        return False

    def is_a(self, *terrains: int) -> bool:
        """Return whether the target land has one of these terrains; an ocean in play counts as wetlands."""
        mask = terrains_of(self.s, self.land)
        return any(mask >> terrain & 1 for terrain in terrains)

    # To which pieces a thing can happen.

    def pieces_of(self, land: int, kinds: Kinds) -> list[int]:
        """Return the different pieces of some kinds in a land, with those that count as explorers."""
        pieces = pieces_in(self.s, land, kinds)
        if EXPLORER in kinds and active(self.s, Rule.extra_pieces):
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

    def harmable(self, land: int, kinds: Kinds, what: int = HURT) -> list[int]:
        """Return the pieces in a land to which a thing (damage, if nothing is said) can happen."""
        pieces = self.allowed(land, self.pieces_of(land, kinds), what)
        if self.exempt:
            pieces = [piece for piece in pieces if self.number_of(land, piece) > 0]
        return [piece for piece in pieces if piece < ASLEEP] if self.s.marked else pieces

    def unhindered(self, kinds: Kinds, land: int, what: int = HURT) -> Work[Kinds]:
        """Return some kinds, but without invaders that are there if a rule keeps a thing from them."""
        here = [land] if what == HURT else [land, *self.around(land)]
        invaders = tuple(kind for kind in kinds if kind in INVADERS)
        if not any(count(self.s, other, invaders) for other in here):
            return kinds
        if not (yield from self._hinders(land, what)):
            return kinds
        return tuple(kind for kind in kinds if kind not in INVADERS)
