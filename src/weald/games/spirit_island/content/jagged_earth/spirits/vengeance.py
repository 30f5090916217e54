"""Vengeance as a Burning Plague: it spreads disease, and the blighted land itself strikes with it."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_energy,
    gain_power_card,
    reclaim_all,
)
from weald.games.spirit_island.model.lands import home, presence_lands
from weald.games.spirit_island.model.pieces import BLIGHT, DAHAN, DISEASE, EXPLORER, TOWN, WETLANDS
from weald.games.spirit_island.model.state import RAVAGE, IslandState
from weald.games.spirit_island.rules.declare import FAST, SLOW, GrowthAction, growth, innate, spirit, unique
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, Strengths
from weald.games.spirit_island.rules.growth import Gains
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.panel import shown
from weald.games.spirit_island.rules.powers import ANY_SPIRIT, NOTHING, Reach, Work, within

ID = "vengeance"
# The most fear that one use of Epidemics Run Rampant brings.
MOST_FEAR = 5


class SlowlyUnfoldingPlague(Rule):
    """A build that disease would prevent may happen after all, to the terror of those who come."""

    id = "the_terror_of_a_slowly_unfolding_plague"

    def instead_of_disease(self, act: Action, by: Owner, land: int) -> Work[bool]:
        slots = act.s.island.slots
        if not any(slots[own] & slots[land] for own in presence_lands(act.s, by.seat)):
            return False
        source, act.source = act.source, self.id
        happens = yield from act.agrees("unfolding_plague", {"land": act.name(land)}, by.seat, worth=0.5)
        if happens:
            yield from act.fear(1, land)
        act.source = source
        return happens


class LingeringPestilence(Rule):
    """Presence that others than spirits destroy leaves disease behind."""

    id = "lingering_pestilence"

    def after_losing_presence(self, act: Action, by: Owner, seat: int, land: int, n: int) -> Work[None]:
        if seat == by.seat and not act.by_spirit:
            yield from act.add(n, DISEASE, land)


class WreakVengeance(Rule):
    """For its Actions, blight is badlands as well."""

    id = "wreak_vengeance_for_the_lands_corruption"

    def extra_badlands(self, act: Action, by: Owner, land: int, dahan: bool) -> int:
        return act.s.pieces[land][BLIGHT] if act.by_spirit and act.seat == by.seat else 0


def start(act: Action) -> Work[None]:
    """Add one presence to a land with blight, one to wetlands without dahan; one is destroyed already."""
    s = act.s
    lands = s.island.of_board(home(s, act.seat))
    wetlands = [land for land in lands if s.island.terrain[land] == WETLANDS]
    for fitting, otherwise in (
        ([land for land in lands if s.pieces[land][BLIGHT]], lands),
        ([land for land in wetlands if not s.pieces[land][DAHAN]], wetlands),
    ):
        land = yield from act.pick_home(fitting or otherwise)
        put_presence(s, act.seat, land, 1)
    s.destroyed[act.seat] = 1


def presence_or_disease(n: int) -> GrowthAction:
    """Add a presence, or a disease, within a range."""

    def presence(act: Action) -> Work[None]:
        yield from add_presence(n).run(act) or NOTHING

    def disease(act: Action) -> Work[None]:
        lands = act.in_range(Reach(n + shown(act.s, act.seat).reach))
        yield from act.add_to_one_of(1, DISEASE, lands)

    def run(act: Action) -> Work[None]:
        left = bool(act.s.covered[act.seat])
        yield from act.choose(
            act.called("growth_presence", presence, worth=3.0 if left else 0.5),
            act.called("growth_disease", disease, worth=2.0),
        )

    return GrowthAction("presence_or_disease", "virus", run, n, gains=Gains(presence=1, disease=1))


SPIRIT = spirit(
    ID,
    icon="plague-doctor-profile",
    complexity="high",
    start=start,
    growth=[
        growth(
            [reclaim_all(), gain_power_card(), gain_energy(1)],
            [add_presence(2, "town city blight"), add_presence(2, "town city blight")],
            [gain_power_card(), presence_or_disease(1), gain_energy(1)],
        )
    ],
    energy="1 2 animal 3 4",
    cards="1 2 fire 2 3 3 4",
    rules=[SlowlyUnfoldingPlague(), LingeringPestilence(), WreakVengeance()],
    asks="fiery_vengeance plaguebearers unfolding_plague",
    deeds="growth_disease growth_presence",
    strengths=Strengths(offence=5, control=1, fear=4, defence=1, utility=2),
    face=Face(
        Ground("spots"),
        light=Coat("#6E5B00", "#FFD3DA", "#554200"),
        dark=Coat("#695500", "#FFDAE1", "#503C00"),
    ),
)


@innate(
    "epidemics_run_rampant",
    spirit=ID,
    speed=FAST,
    reach=within(1),
    needs="disease",
    tiers=("1 fire 3 animal", "2 fire 1 water 4 animal", "3 fire 3 water 5 animal"),
)
def epidemics_run_rampant(act: Action) -> Work[None]:
    """1 damage for each disease here, to invaders and separately to dahan.

    +1 damage for each disease.

    +1 damage for each disease. 1 fear for each disease, at most 5. Remove 1 disease.
    """
    diseases = act.number(DISEASE)
    n = diseases * (act.plus(1) + act.plus(1, 2) + act.plus(1, 3))
    yield from act.damage(n)
    yield from act.damage(n, DAHAN)
    if act.reached(3):
        yield from act.fear(min(diseases, MOST_FEAR))
        yield from act.remove(1, DISEASE)


@innate(
    "savage_revenge",
    spirit=ID,
    speed=SLOW,
    reach=within(0),
    needs="town city",
    tiers=("3 air", "3 fire 1 animal", "4 fire 2 animal", "5 fire 2 air 2 animal"),
    farther=(1, 0, 0, 0),
)
def savage_revenge(act: Action) -> Work[None]:
    """+1 range for this power.

    1 damage.

    +2 damage.

    +3 damage.
    """
    yield from act.damage(act.plus(1, 2) + act.plus(2, 3) + act.plus(3, 4))


@unique(
    "fetid_breath_spreads_infection",
    spirit=ID,
    cost=2,
    speed=SLOW,
    elements="air water animal",
    reach=within(1),
    needs="invaders",
)
def fetid_breath_spreads_infection(act: Action) -> Work[None]:
    """1 fear. Add 1 disease."""
    yield from act.fear(1)
    yield from act.add(1, DISEASE)


def has_destroyed_presence(s: IslandState, _seat: int, target: int) -> bool:
    """Return whether a spirit has destroyed presence."""
    return s.destroyed[target] > 0


@unique(
    "fiery_vengeance",
    spirit=ID,
    cost=0,
    speed=FAST,
    elements="sun fire",
    target=ANY_SPIRIT,
    payable=has_destroyed_presence,
)
def fiery_vengeance(act: Action) -> Work[None]:
    """To use this, the spirit removes 1 of its destroyed presence from the game.

    1 fear and 1 damage in one of its lands.
    """
    act.remove_destroyed(act.spirit)
    land = yield from act.pick_land(presence_lands(act.s, act.spirit), "fiery_vengeance")
    if land != NONE:
        yield from act.fear(1, land)
        yield from act.damage(1, land=land)


@unique(
    "plaguebearers",
    spirit=ID,
    cost=1,
    speed=SLOW,
    elements="fire water animal",
    reach=within(2),
    needs="disease",
)
def plaguebearers(act: Action) -> Work[None]:
    """If invaders are here, 1 fear. For each disease here, push 2 explorers, towns or dahan.

    1 disease may move along with each of them.
    """
    if act.has_invaders():
        yield from act.fear(1)
    for _ in range(2 * act.number(DISEASE)):
        went = yield from act.push(1, (EXPLORER, TOWN, DAHAN))
        if not went:
            break
        if act.number(DISEASE) and (
            yield from act.agrees("plaguebearers", {"land": act.name(went[0])}, worth=0.2)
        ):
            yield from act.move_piece(DISEASE, act.land, went[0])


@unique(
    "strike_low_with_sudden_fevers",
    spirit=ID,
    cost=2,
    speed=FAST,
    elements="fire air earth animal",
    reach=within(1),
    needs="disease",
)
def strike_low_with_sudden_fevers(act: Action) -> Work[None]:
    """1 fear. Invaders do not ravage here this turn."""
    yield from act.fear(1)
    yield from act.skip_action(RAVAGE)
