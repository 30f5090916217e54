"""Payments of several spirits together: energy, and cards with an element that helps."""

from __future__ import annotations

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules import decks
from weald.games.spirit_island.rules.asking import extra
from weald.games.spirit_island.rules.decks import own_cards
from weald.games.spirit_island.rules.declare import NO_AID, Price
from weald.games.spirit_island.rules.markers import prepare, prepared
from weald.games.spirit_island.rules.panel import elements
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.subjects import Number

# Pledges of a seat: energy, a card discarded from its hand, a card forgotten, a prepared element marker.
ENERGY, DISCARD, FORGET, MARKER = range(4)
WAYS = ("energy", "discard", "forget", "marker")
# Worth of each element on such a card; one in play is worth 1.
WORTH = {DISCARD: 2, FORGET: 4}

Pledge = tuple[int, int]


class Pot:
    """A price with what the players have pledged so far; nothing is spent before all of it is there."""

    __slots__ = ("aid", "n", "pledges", "s")

    def __init__(self, s: IslandState, n: int, aid: int = NO_AID) -> None:
        self.s = s
        self.n = n
        self.aid = aid
        self.pledges: list[list[Pledge]] = [[] for _ in range(s.seats)]

    def helps(self, card: int) -> int:
        """Return how often a card has the element that helps."""
        return 0 if self.aid == NO_AID else POWERS.all[card].elements[self.aid]

    @property
    def in_play(self) -> int:
        """The worth of elements in play; a card that is forgotten is in play no longer."""
        if self.aid == NO_AID:
            return 0
        s = self.s
        worth = sum(elements(s, seat)[self.aid] for seat in range(s.seats))
        worth += extra(s, Number.AID, of=self.aid)
        for seat, pledges in enumerate(self.pledges):
            for way, card in pledges:
                if way == FORGET and card in s.played[seat]:
                    worth -= self.helps(card)
        return worth

    def value(self, pledge: Pledge) -> int:
        """Return the worth of a pledge, apart from elements that leave play."""
        way, n = pledge
        if way == MARKER:
            return 1
        return n if way == ENERGY else WORTH[way] * self.helps(n)

    @property
    def missing(self) -> int:
        """The part of the price that is still to be paid."""
        pledged = sum(self.value(pledge) for pledges in self.pledges for pledge in pledges)
        return max(0, self.n - self.in_play - pledged)

    def energy_left(self, seat: int) -> int:
        """Return the energy that a spirit has not pledged."""
        return self.s.energy[seat] - sum(n for way, n in self.pledges[seat] if way == ENERGY)

    def pledged(self, seat: int, card: int) -> bool:
        """Return whether a spirit has pledged a card, in one way or another."""
        return any(way in WORTH and n == card for way, n in self.pledges[seat])

    def markers_left(self, seat: int) -> int:
        """Return the markers of the element that helps which a spirit has not pledged."""
        if self.aid == NO_AID:
            return 0
        return prepared(self.s, seat)[self.aid] - self.pledges[seat].count((MARKER, self.aid))

    def offers(self, seat: int) -> list[Pledge]:
        """Return a spirit's open pledges: energy as far as needed, and each card with the element once."""
        s = self.s
        offers = [(ENERGY, n) for n in range(1, min(self.energy_left(seat), self.missing) + 1)]
        open_cards = [
            card for card in own_cards(s, seat) if self.helps(card) and not self.pledged(seat, card)
        ]
        offers += [(DISCARD, card) for card in open_cards if card in s.hands[seat]]
        offers += [(FORGET, card) for card in open_cards]
        return [*offers, (MARKER, self.aid)] if self.markers_left(seat) > 0 else offers

    def spend(self) -> None:
        """Take everything that was pledged."""
        s = self.s
        for seat, pledges in enumerate(self.pledges):
            for way, n in pledges:
                if way == ENERGY:
                    s.energy[seat] -= n
                elif way == MARKER:
                    prepare(s, seat, n, -1)
                elif way == DISCARD:
                    decks.discard(s, seat, n)
                else:
                    decks.forget(s, seat, n)


def most(s: IslandState, aid: int = NO_AID) -> int:
    """Return the highest price that all spirits together could pay."""
    pot = Pot(s, 0, aid)
    worth = sum(s.energy) + pot.in_play
    for seat in range(s.seats):
        worth += pot.markers_left(seat)
        worth += WORTH[FORGET] * sum(pot.helps(card) for card in (*s.hands[seat], *s.discards[seat]))
        worth += (WORTH[FORGET] - 1) * sum(pot.helps(card) for card in s.played[seat])
    return worth


def price_of(s: IslandState, price: Price) -> int:
    """Return the sum of a price for all players together."""
    return price.n * s.seats if price.per_player else price.n
