"""Rituals of Terror: only rituals with the dahan raise the terror level."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.model.pieces import DAHAN, OCEAN
from weald.games.spirit_island.model.state import FAST, SLOW, IslandState
from weald.games.spirit_island.phases.fear import resolve_fear
from weald.games.spirit_island.rules import fear
from weald.games.spirit_island.rules.declare import scenario
from weald.games.spirit_island.rules.happenings import FEAR_CARD
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import FEAR_CARDS
from weald.games.spirit_island.rules.subjects import Doing

# The price of a ritual in energy and in presence in its land, and the dahan it needs for each player.
PRICE = 3
DAHAN_EACH = 3


class RitualsOfTerror(Rule):
    """Fear cards wait for a ritual; the third ritual wins."""

    id = "rituals_of_terror"
    doings: tuple[Doing, ...] = (Doing.RAISE_TERROR, Doing.RESOLVE_FEAR)

    def before_set_up(self, s: IslandState, by: By) -> None:
        # All fear cards in one deck, without dividers.
        s.fear_split = (len(FEAR_CARDS.of(s.sets)), 0, 0)

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool:
        return False

    def extra_offers(self, s: IslandState, by: By, seat: int) -> list[int]:
        return [PRICE] if s.phase in (FAST, SLOW) and sum(s.energy) >= PRICE and ritual_lands(s) else []

    def after_offer(self, act: Action, by: By, offer: int) -> Work[None]:
        s = act.s
        act.source = self.id
        act.land = yield from act.pick_land(ritual_lands(s))
        yield from spend_energy(act)
        yield from spend_presence(act)
        fear.raise_terror(s, s.terror + 1)
        while s.fear_earned:
            yield from resolve_fear(begin(s, FEAR_CARD, "fear"))
        yield from act.push_evenly(DAHAN)


RITUALS_OF_TERROR = scenario("rituals_of_terror", difficulty=3, rule=RitualsOfTerror())


def ritual_lands(s: IslandState) -> list[int]:
    """Return the lands in which every spirit is present, with enough presence and dahan."""
    return [
        land
        for land in s.island.lands
        if s.island.terrain[land] != OCEAN
        and all(presence[land] for presence in s.presence)
        and sum(presence[land] for presence in s.presence) >= PRICE
        and s.pieces[land][DAHAN] >= DAHAN_EACH * s.seats
    ]


def spend_energy(act: Action) -> Work[None]:
    """Let the spirits pay together."""
    s = act.s
    for left in range(PRICE, 0, -1):
        rich = [seat for seat in range(s.seats) if s.energy[seat]]
        seat = yield from act.pick_spirit("ritual_energy", rich, words={"n": left})
        s.energy[seat] -= 1


def spend_presence(act: Action) -> Work[None]:
    """Let the spirits give presence together."""
    s = act.s
    for left in range(PRICE, 0, -1):
        present = [seat for seat in range(s.seats) if s.presence[seat][act.land]]
        seat = yield from act.pick_spirit("ritual_presence", present, words={"n": left})
        yield from act.lose_presence(seat, act.land, price=True)
