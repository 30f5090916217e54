"""Keeper of the Forbidden Wilds: neither invaders nor dahan may enter its ground."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import ALL, NONE
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_energy,
    gain_power_card,
    pay_energy,
    reclaim_all,
)
from weald.games.spirit_island.content.starts import own_land
from weald.games.spirit_island.model.lands import presence_lands, put
from weald.games.spirit_island.model.pieces import BLIGHT, DAHAN, EXPLORER, KIND, PLANT, SUN, WILDS
from weald.games.spirit_island.rules.declare import (
    FAST,
    SLOW,
    from_sacred,
    growth,
    innate,
    spirit,
    unique,
)
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, GuideTurn, Strengths
from weald.games.spirit_island.rules.happenings import (
    DIVIDED,
    EVENT_CARD,
    JOINED,
    PRESENCE_ADDED,
    PRESENCE_DESTROYED,
    PRESENCE_MOVED,
    PRESENCE_REMOVED,
)
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.land_rules import is_sacred
from weald.games.spirit_island.rules.panel import elements
from weald.games.spirit_island.rules.powers import ANY_SPIRIT, Work, within

ID = "keeper"


class ForbiddenGround(Rule):
    """Dahan are pushed out of new sacred sites, and dahan events lead none into a sacred site."""

    id = "forbidden_ground"

    def after_action(self, act: Action, by: Owner, cause: Action) -> Work[None]:
        act.source = self.id
        for land in became_sacred(cause, by.seat):
            yield from act.push(act.number(DAHAN, land), DAHAN, land)

    def may_enter(self, act: Action, by: Owner, piece: int, land: int) -> bool:
        dahan_event = act.cause == EVENT_CARD and act.s.step == "event_dahan"
        return not (dahan_event and piece & KIND == DAHAN and is_sacred(act.s, by.seat, land))


def became_sacred(cause: Action, seat: int) -> list[int]:
    """Return the lands in which an Action has brought the second presence of a spirit.

    Lands that were joined may bring one each; what is divided has been one sacred site before.
    """
    n = list(cause.s.presence[seat])
    if any(entry[0] == DIVIDED for entry in cause.log):
        return []
    lands = []
    for what, who, land, origin, times in reversed(cause.log):
        if what == JOINED and who == seat:
            n[land] -= times
            n[origin] = times
            if n[land] < 2 and times < 2 <= n[land] + times:
                lands.append(land)
        elif what in (PRESENCE_ADDED, PRESENCE_MOVED) and who == seat:
            if n[land] == 2:
                lands.append(land)
            n[land] -= 1
            if origin >= 0:
                n[origin] += 1
        elif what in (PRESENCE_DESTROYED, PRESENCE_REMOVED) and who == seat:
            n[land] += 1
    return sorted(set(lands))


def start(act: Action) -> None:
    """Add one presence to the highest-numbered jungle, with wilds."""
    home = own_land(act, "J")
    put_presence(act.s, act.seat, home, 1)
    put(act.s, home, WILDS)


SPIRIT = spirit(
    ID,
    icon="evil-tree",
    complexity="moderate",
    start=start,
    growth=[
        growth(
            [reclaim_all(), gain_energy(1)],
            [gain_power_card()],
            [add_presence(3, "presence wilds"), gain_energy(1)],
            [gain_power_card(), add_presence(3, "no_blight"), pay_energy(3)],
            pick=2,
        )
    ],
    energy="2 sun 4 5 plant 7 8 9",
    cards="1 2 2 3 4 5+reclaim",
    rules=[ForbiddenGround()],
    asks="split_damage",
    strengths=Strengths(offence=3, control=4, fear=1, defence=3, utility=2),
    face=Face(
        Ground("thorns"),
        light=Coat("#0B2607", "#BBD99C", "#001100"),
        dark=Coat("#163312", "#C1E0A2", "#011D00"),
    ),
    guide=(
        GuideTurn(growth="2 3", tracks="cards", cards="boon_of_growing_power", innates="spreading_wilds"),
        GuideTurn(growth="3 4", tracks="energy", cards="sacrosanct_wilderness"),
        GuideTurn(
            growth="3 4",
            tracks="cards",
            cards="towering_wrath",
            innates="punish_those_who_trespass spreading_wilds",
        ),
        GuideTurn(growth="1 4"),
    ),
)


@innate(
    "punish_those_who_trespass",
    spirit=ID,
    speed=SLOW,
    reach=within(0),
    tiers=("2 sun 1 fire 2 plant", "2 sun 2 fire 3 plant", "4 plant"),
)
def punish_those_who_trespass(act: Action) -> Work[None]:
    """2 damage. Destroy 1 dahan.

    +1 damage for each pair of sun and plant you have.

    You may split this power's damage between this land and another one of yours.
    """
    if not act.met:
        return
    have = elements(act.s, act.seat)
    n = 2 + act.plus(min(have[SUN], have[PLANT]), 2)
    other = NONE
    if act.reached(3):
        lands = [land for land in presence_lands(act.s, act.seat) if land != act.land]
        lands = [land for land in lands if act.has_invaders(land)]
        other = yield from act.pick_land(lands, "split_damage", optional=True)
    if other == NONE:
        yield from act.damage(n)
    else:
        yield from act.damage_among(n, [act.land, other])
    yield from act.destroy(1, DAHAN)


@innate(
    "spreading_wilds",
    spirit=ID,
    speed=SLOW,
    reach=within(1),
    needs="no_blight",
    tiers=("2 sun", "1 plant", "3 plant", "1 air"),
    farther=(0, 0, 1, 1),
)
def spreading_wilds(act: Action) -> Work[None]:
    """Push 1 explorer for every 2 sun you have.

    If no explorers are here, add 1 wilds.

    This power has +1 range.

    This power has +1 range.
    """
    if act.met:
        yield from act.push(elements(act.s, act.seat)[SUN] // 2, EXPLORER)
    if act.reached(2) and not act.number(EXPLORER):
        yield from act.add(1, WILDS)


@unique("boon_of_growing_power", spirit=ID, cost=1, speed=SLOW, elements="sun moon plant", target=ANY_SPIRIT)
def boon_of_growing_power(act: Action) -> Work[None]:
    """The spirit gains a power card. If it is another spirit, it also gains 1 energy."""
    yield from act.gain_card(seat=act.spirit)
    if act.other:
        yield from act.gain_energy(1, act.spirit)


@unique(
    "regrow_from_roots",
    spirit=ID,
    cost=1,
    speed=SLOW,
    elements="water earth plant",
    reach=within(1),
    needs="jungle wetlands",
)
def regrow_from_roots(act: Action) -> Work[None]:
    """If there are 2 blight or fewer here, remove 1 blight."""
    if act.number(BLIGHT) <= 2:
        yield from act.remove_blight()


@unique(
    "sacrosanct_wilderness",
    spirit=ID,
    cost=2,
    speed=FAST,
    elements="sun earth plant",
    reach=within(1),
    needs="no_blight",
)
def sacrosanct_wilderness(act: Action) -> Work[None]:
    """Push 2 dahan. 2 damage for each wilds here; or add 1 wilds."""
    yield from act.push(2, DAHAN)
    yield from act.choose(act.damage(2 * act.number(WILDS)), act.add(1, WILDS))


@unique("towering_wrath", spirit=ID, cost=3, speed=SLOW, elements="sun fire plant", reach=from_sacred(1))
def towering_wrath(act: Action) -> Work[None]:
    """2 fear. 2 damage for each of your sacred sites here or in adjacent lands. Destroy all dahan."""
    sites = sum(is_sacred(act.s, act.seat, land) for land in (act.land, *act.adjacent))
    yield from act.fear(2)
    yield from act.damage(2 * sites)
    yield from act.destroy(ALL, DAHAN)
