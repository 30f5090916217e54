"""The cards that go well together in a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.games.spirit_island.ai.value.evaluation import W
from weald.games.spirit_island.rules.panel import card_plays, cost, elements, reached
from weald.games.spirit_island.rules.powers import INNATE, LAND, Power
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS

if TYPE_CHECKING:
    from weald.games.spirit_island.ai.policy.moves import Look

# Of how many cards the best ones together are looked for.
MOST_CARDS = 7
# Worth of a second power in the same land, as a share of its worth there alone.
SAME_LAND = 0.5
# Worth of a threshold of an innate power beyond its present effect.
PROGRESS = 0.4


class Hand:
    """The cards that a spirit can play this turn, alone and together: their elements reach thresholds."""

    def __init__(self, look: Look, seat: int) -> None:
        s = look.s
        self.look = look
        self.seat = seat
        self.have = elements(s, seat)
        self.room = card_plays(s, seat) - s.plays[seat]
        self.innates = [POWERS.all[number] for number in SPIRITS[s.spirits[seat]].innates]
        # The price and the worth by itself of each card that can be paid.
        self.costs = {card: cost(s, seat, card) for card in s.hands[seat]}
        alone = {
            card: self.worth([card], self.have_with([card]))
            for card in s.hands[seat]
            if self.costs[card] <= s.energy[seat]
        }
        # Many cards can be put together in too many ways.
        self.cards = sorted(alone, key=lambda card: -alone[card])[:MOST_CARDS]
        self.best = alone

    def scores(self) -> dict[int, float]:
        """Return for each card what the best cards together with it are worth more than no card."""
        nothing = self.worth([], self.have)
        if self.room > 1:
            self._extend([], 0, self.look.s.energy[self.seat])
        return {card: worth - nothing for card, worth in self.best.items()}

    def _extend(self, cards: list[int], first: int, energy: int) -> None:
        """Try more cards together, those from the `first` one on, as far as plays and energy go."""
        for i in range(first, len(self.cards)):
            card = self.cards[i]
            if self.costs[card] <= energy:
                together = [*cards, card]
                if len(together) > 1:
                    worth = self.worth(together, self.have_with(together))
                    for one in together:
                        self.best[one] = max(self.best[one], worth)
                if len(together) < self.room:
                    self._extend(together, i + 1, energy - self.costs[card])

    def have_with(self, cards: list[int]) -> list[int]:
        """Return the elements of the turn with those of some cards."""
        have = self.have
        for card in cards:
            have = [a + b for a, b in zip(have, POWERS.all[card].elements, strict=True)]
        return have

    def worth(self, cards: list[int], have: list[int]) -> float:
        """Return the worth of some cards and the innate powers; two in the same land do less than both."""
        look, seat = self.look, self.seat
        total = 0.0
        hit: set[int] = set()
        innates = [(power, reached(power, have)) for power in self.innates]
        for power in [*[POWERS.all[card] for card in cards], *self.innates]:
            tiers = reached(power, have)
            if power.deck == INNATE and not tiers:
                total += PROGRESS * nearness(power, have)
                continue
            gain, target = look.gain(seat, power, tiers)
            if gain > 0.0 and power.target == LAND and target in hit:
                gain *= SAME_LAND
            for first, reaches in innates:
                # An innate power may bring about what another power can use: gather first, strike then.
                if reaches and first is not power and first.fast == power.fast:
                    then, other = look.gain_after(seat, power, tiers, first, reaches)
                    if then > gain:
                        gain, target = then, other
            if gain > 0.0 and power.target == LAND:
                hit.add(target)
            total += gain
            if power.deck == INNATE:
                total += PROGRESS * tiers.bit_count()
        return total + sum([W.play - W.cost * self.costs[card] for card in cards])


def nearness(power: Power, have: list[int]) -> float:
    """Return which part of its first threshold a power reaches."""
    needed = power.needed[0] if power.needed else ()
    total = sum([n for _, n in needed])
    return sum([min(n, have[e]) for e, n in needed]) / total if total else 0.0
