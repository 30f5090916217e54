"""Shadows Flicker Like Flame: it reaches through the shadows of the dahan, however far."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_energy,
    gain_power_card,
    reclaim_all,
)
from weald.games.spirit_island.content.starts import highest
from weald.games.spirit_island.model.lands import count, lands_with, presence_lands
from weald.games.spirit_island.model.pieces import CITY, DAHAN, EXPLORER, EXPLORER_TOWN, INVADERS, TOWN
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import FAST, SLOW, OnLand, effect, growth, innate, spirit, unique
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, GuideTurn, Strengths
from weald.games.spirit_island.rules.happenings import DESTROY
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.invader_actions import Ravage
from weald.games.spirit_island.rules.powers import ANY_SPIRIT, Power, Work, from_sacred, within
from weald.games.spirit_island.rules.targeting import sources
from weald.kernel.values import Learned

ID = "shadows"


class ShadowsOfTheDahan(Rule):
    """For 1 energy a power may target a land with dahan, however far away."""

    id = "shadows_of_the_dahan"

    def extra_targets(self, s: IslandState, by: Owner, seat: int, power: Power) -> list[int]:
        if seat != by.seat or not s.energy[seat] or power.reach is None:
            return []
        # Only the range is ignored: the power still needs the presence that it counts from.
        return lands_with(s, (DAHAN,)) if sources(s, seat, power.reach) else []

    def before_power(self, act: Action, by: Owner) -> Work[None]:
        if act.seat == by.seat and act.land >= 0 and act.out_of_range():
            yield from act.gain_energy(-1)


SPIRIT = spirit(
    ID,
    icon="evil-eyes",
    complexity="low",
    start=highest("JJ5"),
    growth=[
        growth(
            [reclaim_all(), gain_power_card()],
            [gain_power_card(), add_presence(1)],
            [add_presence(3), gain_energy(3)],
        )
    ],
    energy="0 1 3 4 5 6",
    cards="1 2 3 3 4 5",
    rules=[ShadowsOfTheDahan()],
    progression=(
        "dark_and_tangled_woods shadows_of_the_burning_forest the_jungle_hungers land_of_haunts_and_embers "
        "terrifying_nightmares call_of_the_dahan_ways visions_of_fiery_doom"
    ),
    strengths=Strengths(offence=3, control=3, fear=5, defence=2, utility=1),
    learned=Learned(weight=0.1274, mean=0.0417),
    face=Face(
        Ground("flames"),
        light=Coat("#0D0B38", "#FF8092", "#030020"),
        dark=Coat("#171748", "#FF8698", "#07012F"),
    ),
    guide=(
        GuideTurn(
            growth="3",
            tracks="cards",
            cards="favors_called_due mantle_of_dread",
            innates="darkness_swallows_the_unwary",
        ),
        GuideTurn(growth="2", tracks="energy", cards="concealing_shadows crops_wither_and_fade"),
        GuideTurn(growth="2", tracks="energy", innates="darkness_swallows_the_unwary"),
        GuideTurn(growth="1"),
    ),
)


@innate(
    "darkness_swallows_the_unwary",
    spirit=ID,
    speed=FAST,
    reach=from_sacred(1),
    tiers=("2 moon 1 fire", "3 moon 2 fire", "4 moon 3 fire 2 air"),
)
def darkness_swallows_the_unwary(act: Action) -> Work[None]:
    """Gather 1 explorer.

    Destroy up to 2 explorers; 1 fear for each.

    3 damage; 1 fear for each invader this damage destroys.
    """
    yield from act.gather(1, EXPLORER)
    if act.reached(2):
        gone = yield from act.destroy(up_to(2), EXPLORER)
        yield from act.fear(gone)
    if act.reached(3):
        before = len(act.log)
        yield from act.damage(3)
        yield from act.fear(act.counted(DESTROY, INVADERS, act.land, before))


@unique("concealing_shadows", spirit=ID, cost=0, speed=FAST, elements="moon air", reach=within(0))
def concealing_shadows(act: Action) -> Work[None]:
    """1 fear. Ravaging invaders deal no damage to the dahan here this turn."""
    yield from act.fear(1)
    act.lasting("concealing_shadows", act.land)


class Concealed(Rule):
    """ravaging invaders deal no damage to dahan here."""

    def before_ravage(self, act: Action, by: OnLand, ravage: Ravage) -> None:
        if ravage.land == by.land:
            ravage.spares_dahan = True


CONCEALING_SHADOWS = effect("concealing_shadows", OnLand, Concealed())


@unique("crops_wither_and_fade", spirit=ID, cost=1, speed=SLOW, elements="moon fire plant", reach=within(0))
def crops_wither_and_fade(act: Action) -> Work[None]:
    """2 fear. Replace 1 town with 1 explorer, or 1 city with 1 town."""
    yield from act.fear(2)
    yield from act.choose(act.replace(TOWN, EXPLORER), act.replace(CITY, TOWN))


@unique("favors_called_due", spirit=ID, cost=1, speed=SLOW, elements="moon air animal", reach=within(1))
def favors_called_due(act: Action) -> Work[None]:
    """Gather up to 4 dahan. If there are invaders and more dahan than invaders, 3 fear."""
    yield from act.gather(up_to(4), DAHAN)
    if act.has_invaders() and act.number(DAHAN) > act.number(INVADERS):
        yield from act.fear(3)


@unique("mantle_of_dread", spirit=ID, cost=1, speed=SLOW, elements="moon fire air", target=ANY_SPIRIT)
def mantle_of_dread(act: Action) -> Work[None]:
    """2 fear. The spirit may push 1 explorer and 1 town from one of its lands."""
    yield from act.fear(2)
    s = act.s
    lands = [land for land in presence_lands(s, act.spirit) if count(s, land, EXPLORER_TOWN)]
    land = yield from act.pick_land(lands, "push_from", optional=True, seat=act.spirit)
    if land != NONE:
        for kind in EXPLORER_TOWN:
            yield from act.decided_by(act.spirit, act.push(1, kind, land))
