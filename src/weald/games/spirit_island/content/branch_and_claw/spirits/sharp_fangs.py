"""Sharp Fangs Behind the Leaves: it hunts with the beasts, and becomes one of them if need be."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_energy,
    gain_power_card,
    pay_energy,
    reclaim_all,
)
from weald.games.spirit_island.content.starts import own_land
from weald.games.spirit_island.model.lands import presence_lands, put
from weald.games.spirit_island.model.pieces import BEASTS, DAHAN, EXPLORER, INVADERS, JUNGLE, TOWN
from weald.games.spirit_island.model.state import BUILD, IslandState
from weald.games.spirit_island.model.state import SPIRIT as SPIRIT_PHASE
from weald.games.spirit_island.rules.declare import FAST, SLOW, OfSeat, effect, growth, innate, spirit, unique
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, GuideTurn, Strengths
from weald.games.spirit_island.rules.happenings import MOVE
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.land_rules import may_have_presence
from weald.games.spirit_island.rules.powers import Work, within
from weald.kernel.messages import Args

ID = "sharp_fangs"


class AllyOfTheBeasts(Rule):
    """With every beasts token that moves, one presence may go along."""

    id = "ally_of_the_beasts"

    def after_moving(self, act: Action, by: Owner, piece: int, origin: int, land: int) -> Work[None]:
        seat = by.seat
        s = act.s
        if act.kind(piece) == BEASTS and s.presence[seat][origin] and may_have_presence(s, seat, land):
            words: Args = {"land": act.name(origin), "to": act.name(land)}
            if (yield from act.agrees("ally_of_the_beasts", words, seat, worth=0.3)):
                yield from act.move_presence(origin, land, seat)


class CallForthPredators(Rule):
    """Once in each spirit phase, one presence may become beasts for good."""

    id = "call_forth_predators"

    def extra_offers(self, s: IslandState, by: Owner, seat: int) -> list[int]:
        called = any(effect[:2] == (self.id, (seat,)) for effect in s.effects)
        open_now = seat == by.seat and s.phase == SPIRIT_PHASE and not called and any(s.presence[seat])
        return [1] if open_now else []

    def after_offer(self, act: Action, by: Owner, offer: int) -> Work[None]:
        act.source = ID
        act.note(self.id, by.seat)
        act.source = self.id
        land = yield from act.pick_land(presence_lands(act.s, by.seat), "call_forth_predators")
        act.remove_presence(by.seat, land)
        yield from act.add(1, BEASTS, land)


class Called(Rule):
    """Predators were called forth this turn."""


CALL_FORTH_PREDATORS = effect("call_forth_predators", OfSeat, Called())


def start(act: Action) -> Work[None]:
    """Add one presence to the highest-numbered jungle, with beasts; one to any land with beasts."""
    s = act.s
    home = own_land(act, "J")
    put_presence(s, act.seat, home, 1)
    put(s, home, BEASTS)
    lands = [land for land in s.island.lands if s.pieces[land][BEASTS]]
    land = yield from act.pick_home(lands)
    assert land != NONE
    put_presence(s, act.seat, land, 1)


SPIRIT = spirit(
    ID,
    icon="saber-toothed-cat-head",
    complexity="moderate",
    start=start,
    growth=[
        growth(
            [reclaim_all(), pay_energy(1), gain_power_card()],
            [add_presence(3, "beasts jungle")],
            [gain_power_card(), gain_energy(1)],
            [gain_energy(3)],
            pick=2,
        )
    ],
    energy="1 animal plant 2 animal 3 4",
    cards="2 2 3 reclaim 4 5+reclaim",
    rules=[AllyOfTheBeasts(), CallForthPredators()],
    asks="ally_of_the_beasts call_forth_predators",
    deeds="teeth_gleam_from_darkness",
    strengths=Strengths(offence=5, control=3, fear=3, defence=1, utility=2),
    face=Face(
        Ground("teeth", {"n": 9, "rows": 4}),
        light=Coat("#593E00", "#FCA783", "#402600"),
        dark=Coat("#543800", "#FFAD89", "#3B2100"),
    ),
    guide=(
        GuideTurn(
            growth="3 2",
            tracks="cards",
            lands="jungle beasts",
            cards="prey_on_the_builders terrifying_chase",
            innates="ranging_hunt",
        ),
        GuideTurn(
            growth="4 2",
            tracks="cards",
            lands="jungle beasts",
            cards="too_near_the_jungle teeth_gleam_from_darkness",
            innates="ranging_hunt",
        ),
        GuideTurn(
            growth="1 2", cards="too_near_the_jungle teeth_gleam_from_darkness", innates="ranging_hunt"
        ),
    ),
)


@innate(
    "ranging_hunt",
    spirit=ID,
    speed=FAST,
    reach=within(1),
    needs="no_blight",
    tiers=("2 animal", "2 plant 3 animal", "2 animal"),
)
def ranging_hunt(act: Action) -> Work[None]:
    """You may gather 1 beasts.

    1 damage for each beasts here.

    You may push up to 2 beasts.
    """
    yield from act.gather(up_to(1), BEASTS)
    if act.reached(2):
        yield from act.damage(act.number(BEASTS))
    yield from act.push(up_to(2), BEASTS)


@innate(
    "frenzied_assault",
    spirit=ID,
    speed=SLOW,
    reach=within(1),
    needs="beasts",
    tiers=("1 moon 1 fire 4 animal", "1 moon 2 fire 5 animal"),
)
def frenzied_assault(act: Action) -> Work[None]:
    """1 fear and 2 damage. Remove 1 beasts.

    +1 fear and +1 damage.
    """
    yield from act.fear(1 + act.plus(1, 2))
    yield from act.damage(2 + act.plus(1, 2))
    yield from act.remove(1, BEASTS)


@unique("prey_on_the_builders", spirit=ID, cost=1, speed=FAST, elements="moon fire animal", reach=within(0))
def prey_on_the_builders(act: Action) -> Work[None]:
    """You may gather 1 beasts. If beasts are here, invaders do not build here this turn."""
    yield from act.gather(up_to(1), BEASTS)
    if act.number(BEASTS):
        yield from act.skip_action(BUILD)


@unique(
    "teeth_gleam_from_darkness",
    spirit=ID,
    cost=1,
    speed=SLOW,
    elements="moon plant animal",
    reach=within(1, JUNGLE),
    needs="no_blight",
)
def teeth_gleam_from_darkness(act: Action) -> Work[None]:
    """1 fear and add 1 beasts; or, if both beasts and invaders are here, 3 fear."""
    hunted = act.number(BEASTS) > 0 and act.has_invaders()
    yield from act.choose(
        act.in_turn(act.fear(1), act.add(1, BEASTS)),
        act.fear(3) if hunted else None,
    )


@unique("terrifying_chase", spirit=ID, cost=1, speed=SLOW, elements="sun animal", reach=within(0))
def terrifying_chase(act: Action) -> Work[None]:
    """Push 2 explorers, towns or dahan, and 2 more for each beasts here. If an invader was pushed, 2 fear."""
    yield from act.push(2 + 2 * act.number(BEASTS), (EXPLORER, TOWN, DAHAN))
    if act.counted(MOVE, INVADERS):
        yield from act.fear(2)


@unique(
    "too_near_the_jungle", spirit=ID, cost=0, speed=SLOW, elements="plant animal", reach=within(1, JUNGLE)
)
def too_near_the_jungle(act: Action) -> Work[None]:
    """1 fear. Destroy 1 explorer."""
    yield from act.fear(1)
    yield from act.destroy(1, EXPLORER)
