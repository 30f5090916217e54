"""Rituals of the Destroying Flame: invaders can be harmed only near a flame, or for energy."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.invader_cards import invader_stage
from weald.games.spirit_island.model.lands import presence_lands
from weald.games.spirit_island.model.pieces import DAHAN, FIRE
from weald.games.spirit_island.model.state import GAME, SPIRIT, TURN, IslandState
from weald.games.spirit_island.rules.decks import own_cards
from weald.games.spirit_island.rules.declare import OfSeat, OnLand, effect, scenario
from weald.games.spirit_island.rules.happenings import HURT, PAID
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import POWERS
from weald.kernel.messages import Args

ID = "rituals_of_the_destroying_flame"
# The energy for which invaders can be harmed far from all flames, in one land by one Action.
PRICE = 2
REACH = 1

FLAME = effect("flame", OnLand, Rule())
RITUAL_DONE = effect("flame_ritual", OfSeat, Rule())


class RitualsOfTheDestroyingFlame(Rule):
    """Away from flames harm has its price; rituals light flames."""

    id = ID

    def instead_of_harm(self, act: Action, by: By, land: int, what: int) -> Work[bool]:
        s = act.s
        if what != HURT or near_flame(s, land) or act.counted(PAID, land=land):
            return False
        for seat in payers(act):
            if s.energy[seat] >= PRICE:
                words: Args = {"land": act.name(land), "n": PRICE}
                if (yield from act.agrees("flame_price", words, seat, worth=0.6)):
                    yield from act.pay_energy(PRICE, seat)
                    act.log.append((PAID, seat, land, -1, PRICE))
                    return False
        return True

    def extra_offers(self, s: IslandState, by: By, seat: int) -> list[int]:
        grown = s.phase == SPIRIT and all(s.paid) and not s.plays[seat]
        done = any(lasting[:2] == ("flame_ritual", (seat,)) for lasting in s.effects)
        if grown and not done and fire_cards(s, seat) and ritual_lands(s, seat):
            return [invader_stage(s)]
        return []

    def after_offer(self, act: Action, by: By, offer: int) -> Work[None]:
        s, seat = act.s, act.seat
        act.source = ID
        act.note("flame_ritual", seat, until=TURN)
        yield from act.forget_one_of(fire_cards(s, seat))
        act.land = yield from act.pick_land(ritual_lands(s, seat), "flame_ritual")
        act.lasting("flame", act.land, until=GAME)
        yield from act.add_blight()
        stage = invader_stage(s)
        yield from act.gain_energy(stage)
        if act.has_invaders():
            yield from act.fear(stage)
            yield from act.damage(act.number(DAHAN))


RITUALS = scenario(ID, difficulty=3, rule=RitualsOfTheDestroyingFlame())


def near_flame(s: IslandState, land: int) -> bool:
    """Return whether a flame burns in a land or beside it."""
    far = s.island.distance[land]
    return any(far[lasting[1][0]] <= REACH for lasting in s.effects if lasting[0] == "flame")


def payers(act: Action) -> list[int]:
    """Return the seats that may pay: the acting spirit, or else all, the deciding seat first."""
    if act.by_spirit and act.seat >= 0:
        return [act.seat]
    return sorted(range(act.s.seats), key=lambda seat: (seat != act.decider, seat))


def fire_cards(s: IslandState, seat: int) -> list[int]:
    """Return the cards of a spirit that grant fire."""
    cards = own_cards(s, seat)
    return [card for card in cards if POWERS.all[card].elements[FIRE]]


def ritual_lands(s: IslandState, seat: int) -> list[int]:
    """Return the lands in which a spirit can light a flame."""
    return [land for land in presence_lands(s, seat) if land in s.island.ground]
