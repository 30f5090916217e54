"""Verbs for blight: it leaves its card for a land, destroys presence there and cascades; the card flips."""

from __future__ import annotations

from weald.games.spirit_island.action.context import HERE, NONE, Amount, at_most, verb
from weald.games.spirit_island.action.tokens import TokenVerbs
from weald.games.spirit_island.model.pieces import BLIGHT
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import SPREAD
from weald.games.spirit_island.rules.happenings import (
    BLIGHTED,
    FROM_BOX,
    LAND_DAMAGE,
    PRESENCE_DESTROYED,
    REMOVE,
)
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.invader_actions import ENOUGH
from weald.games.spirit_island.rules.land_rules import add_presence
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import BLIGHT_CARDS, active, settle
from weald.games.spirit_island.rules.ways_to_lose import LAST_BLIGHT, NO_LAND, can_turn, demand


class BlightVerbs(TokenVerbs):
    """How an Action adds and removes blight."""

    __slots__ = ()

    @verb
    def add_blight(
        self,
        n: int = 1,
        land: int = HERE,
        quietly: int = 0,
        cascade: bool = True,
        harm: bool = True,
        spared: int = -1,
    ) -> Work[int]:
        """Add blight from the card to a land: presence there is lost, and blight on blight cascades.

        The last `quietly` of it does neither; without `harm` none destroys presence, without `cascade` none
        cascades. Presence of the seat `spared` stays in that land. Returns how much was added: none when the
        last blight is on the island already, and all is lost.
        """
        land = self.at(land)
        if not (yield from self._take_from_card(land, n)):
            return 0
        for i in range(n):
            loud = i < n - quietly
            spreads = yield from self._lay(land, harm and loud, spared=spared)
            if cascade and loud and spreads:
                yield from self._cascade(land)
        return n

    def _cascade(self, land: int) -> Work[None]:
        """Add blight to one adjacent land, and so on from there as long as blight comes on blight."""
        spreads = True
        while spreads and self.s.blight_pool:
            land = yield from self.pick_land(self.s.island.near[land], "cascade", aim=SPREAD)
            spreads = (yield from self._take_from_card(land, 1)) and (
                yield from self._lay(land, cascaded=True)
            )

    @verb
    def damage_land(
        self, n: int, land: int = HERE, enough: int = ENOUGH, blight: int = 1, quietly: int = 0
    ) -> Work[int]:
        """Deal damage to a land itself, which adds blight if it is enough; returns how much was added."""
        land = self.at(land)
        if n <= 0:
            return 0
        self.log.append((LAND_DAMAGE, 0, land, -1, n))
        rules = active(self.s, Rule.enough_damage)
        if rules:
            enough = max(1, enough + sum([rule.enough_damage(self.s, by, land) for rule, by in rules]))
        return (yield from self.add_blight(blight, land, quietly)) if n >= enough else 0

    @verb
    def remove_blight(self, n: Amount = 1, land: int = HERE, to_box: bool = False) -> Work[int]:
        """Remove blight, which goes back to the card, or out of the game into the box."""
        if to_box:
            return self._box_blight(at_most(n), self.at(land))
        if self.by_spirit and active(self.s, Rule.extra_oceans):
            return (yield from self._remove_blight_nearby(n, self.at(land)))
        gone: int = yield from self.remove(n, BLIGHT, land)
        return gone

    def _remove_blight_nearby(self, n: Amount, land: int) -> Work[int]:
        """Remove blight one by one from a land, or from oceans beside it that count for that."""
        gone = 0
        while gone < at_most(n):
            lands = [each for each in (land, *self.blight_oceans(land)) if self.s.pieces[each][BLIGHT]]
            where = yield from self.pick_land(lands, "blight_from", self.optional(n))
            if where == NONE:
                break
            gone += yield from self.remove(1, BLIGHT, where)
        return gone

    def blight_oceans(self, land: int) -> list[int]:
        """Return the oceans beside a land from which blight is removed, and to and from which it is moved."""
        if not self.by_spirit:
            return []
        rules = active(self.s, Rule.extra_oceans)
        return [ocean for rule, by in rules for ocean in rule.extra_oceans(self.s, by, land)]

    def _box_blight(self, n: int, land: int) -> int:
        n = min(n, self.s.pieces[land][BLIGHT]) if self.allowed(land, [BLIGHT], REMOVE) else 0
        for _ in range(n):
            self.remove_piece(land, BLIGHT, to_box=True)
        return n

    @verb
    def discard_blight(self, n: int = 1) -> Work[None]:
        """Take blight off the card and out of the game."""
        if self.s.trace is not None:
            self.tell("blight-lost", {"n": n})
        yield from self._use_up(n)

    def restore_blight(self, n: int) -> None:
        """Put blight from the box on the card."""
        self.s.blight_pool += n
        if self.s.trace is not None:
            self.tell("blight-restored", {"n": n})

    def _lay(self, land: int, harm: bool = True, cascaded: bool = False, spared: int = -1) -> Work[bool]:
        """Lay one blight into a land, where it destroys presence; returns whether it would cascade."""
        s = self.s
        rules = active(s, Rule.cascades)
        had = s.pieces[land][BLIGHT] > 0 or any(rule.cascades(s, by, land) for rule, by in rules)
        s.pieces[land][BLIGHT] += 1
        self.log.append((BLIGHTED, BLIGHT, land, -1, 1))
        if s.trace is not None:
            self.tell("blight", {"land": self.name(land)})
        before, self.direct = self.direct, False
        if harm:
            spare = active(s, Rule.spares_presence)
            harmed = []
            for seat in range(s.seats):
                if seat == spared or not s.presence[seat][land]:
                    continue
                if not (spare and self.spares_presence(seat, land)):
                    yield from self.lose_presence(seat, land)
                    harmed.append(seat)
            if active(s, Rule.after_blight_harm):
                yield from self._harming(land, harmed)
        if active(s, Rule.after_blight):
            yield from self._blighted(land, cascaded)
        self.direct = before
        return had and not (active(s, Rule.stops_cascade) and self._stops_cascade(land))

    def _take_from_card(self, land: int, n: int) -> Work[bool]:
        """Take blight off the card for a land, unless there is none or a rule keeps it there."""
        s = self.s
        if not s.blight_pool:
            return False
        if active(s, Rule.instead_of_blight) and (yield from self._blighting(land)):
            return False
        if active(s, Rule.instead_of_card_blight):
            came = yield from self._from_box(land, n)
            if came:
                self.log.append((FROM_BOX, BLIGHT, land, -1, came))
            n -= came
        if n:
            yield from self._use_up(n, land)
        return True

    def _use_up(self, n: int, land: int = NO_LAND) -> Work[None]:
        """Take blight off the card for a land; one that can still turn does so before it would run short."""
        s = self.s
        while s.blight_pool < n and can_turn(s):
            yield from self._turn_card()
        s.blight_pool -= n
        if s.blight_pool == 0 and can_turn(s):
            yield from self._turn_card()
        s.blight_pool = max(0, s.blight_pool)
        demand(s, LAST_BLIGHT, land=land)

    def _turn_card(self) -> Work[None]:
        """Turn the blight card over, or bring the next one, with its blight and its immediate effect."""
        s = self.s
        if s.flipped:
            s.blight_card = BLIGHT_CARDS.ids[s.blight_deck.pop()]
        card = BLIGHT_CARDS[s.blight_card]
        s.flipped = True
        settle(s)
        kept = max([rule.turned_blight(s, by) for rule, by in active(s, Rule.turned_blight)], default=-1)
        s.blight_pool += kept if kept >= 0 else blight_on(s, card.per_player)
        if s.trace is not None:
            s.trace.reveal()
            self.tell(
                "still-healthy" if card.healthy else "blighted-island", {"id": card.id, "n": s.blight_pool}
            )
        if active(s, Rule.after_blight_card):
            yield from self._flipping(card.id)

    def lose_presence(self, seat: int, land: int, n: int = 1, price: bool = False) -> Work[int]:
        """Destroy `n` presence of a spirit in a land at once; returns how many were destroyed.

        Nothing saves presence that is a `price`.
        """
        s = self.s
        lost = 0
        rules = () if price else active(s, Rule.instead_of_losing_presence)
        for _ in range(n):
            if rules and (yield from self._losing_presence(seat, land)):
                continue
            add_presence(s, seat, land, -1)
            s.destroyed[seat] += 1
            lost += 1
            self.log.append((PRESENCE_DESTROYED, seat, land, -1, 1))
            if s.trace is not None:
                self.tell("presence-destroyed", {"spirit": s.spirits[seat], "land": self.name(land)})
        if lost and active(s, Rule.after_losing_presence):
            yield from self._presence_lost(seat, land, lost)
        return lost


def blight_on(s: IslandState, per_player: int) -> int:
    """Return how much blight comes on a card."""
    for rule, by in active(s, Rule.blight_per_player):
        per_player += rule.blight_per_player(s, by)
    return per_player * s.seats
