"""Rituals of Terror: only rituals with the dahan raise the terror level."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Act, begin
from weald.games.spirit_island.model.pieces import DAHAN, OCEAN
from weald.games.spirit_island.model.state import FAST, SLOW, Isle
from weald.games.spirit_island.phases import blight, fear
from weald.games.spirit_island.phases.invaders import resolve_fear
from weald.games.spirit_island.rules.hooks import By, Rule, Work
from weald.games.spirit_island.rules.registry import FEAR_CARDS, scenario

# What a ritual takes of energy, and of presence in its land; and so many dahan for each player.
PRICE = 3
DAHAN_EACH = 3


@scenario("rituals_of_terror", difficulty=3)
class RitualsOfTerror(Rule):
    """Fear cards wait for a ritual; the third ritual wins."""

    id = "rituals_of_terror"

    def preparing(self, s: Isle, by: By) -> None:
        # All fear cards in one deck, without dividers.
        s.fear_split = (len(FEAR_CARDS.all), 0, 0)

    def keeps_terror(self, s: Isle, by: By) -> bool:
        return True

    def keeps_fear(self, s: Isle, by: By) -> bool:
        return True

    def offers(self, s: Isle, by: By, seat: int) -> list[int]:
        return [PRICE] if s.phase in (FAST, SLOW) and sum(s.energy) >= PRICE and ritual_lands(s) else []

    def perform(self, act: Act, by: By, offer: int) -> Work[None]:
        s = act.s
        act.source = self.id
        act.land = yield from act.pick_land(ritual_lands(s))
        yield from spend_energy(act)
        yield from spend_presence(act)
        fear.raise_terror(s, s.terror + 1)
        while s.fear_earned:
            yield from resolve_fear(begin(s, "fear"))
        yield from act.push_evenly(DAHAN)


def ritual_lands(s: Isle) -> list[int]:
    """The lands in which every spirit is present, with enough presence and dahan."""
    return [
        land
        for land in s.island.lands
        if s.island.terrain[land] != OCEAN
        and all(presence[land] for presence in s.presence)
        and sum(presence[land] for presence in s.presence) >= PRICE
        and s.pieces[land][DAHAN] >= DAHAN_EACH * s.seats
    ]


def spend_energy(act: Act) -> Work[None]:
    """The spirits pay together."""
    s = act.s
    for left in range(PRICE, 0, -1):
        rich = [seat for seat in range(s.seats) if s.energy[seat]]
        seat: int = yield from act.ask("ritual_energy", rich, "seat", {"n": left})
        s.energy[seat] -= 1


def spend_presence(act: Act) -> Work[None]:
    """The spirits give presence together."""
    s = act.s
    for left in range(PRICE, 0, -1):
        present = [seat for seat in range(s.seats) if s.presence[seat][act.land]]
        seat: int = yield from act.ask("ritual_presence", present, "seat", {"n": left})
        yield from blight.destroy_presence(act, seat, act.land)
