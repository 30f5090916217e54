"""Lure of the Deep Wilderness: explorers follow its call inland, and are never heard of again."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_energy,
    gain_one_element,
    gain_power_card,
    reclaim_all,
)
from weald.games.spirit_island.content.starts import own_land
from weald.games.spirit_island.model.lands import (
    count,
    number,
    pieces_in,
    presence_lands,
    put,
)
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    OCEAN,
    TOKENS,
    TOWN,
    TOWN_CITY,
    WILDS,
    strife_on,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import HIT, SETTLE, Outlook, amount, threat
from weald.games.spirit_island.rules.declare import FAST, SLOW, growth, innate, spirit, unique, within
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, Strengths
from weald.games.spirit_island.rules.happenings import DESTROY, MOVE, REPLACE
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.invader_actions import Ravage
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.powers import ANY_SPIRIT, Work
from weald.games.spirit_island.rules.registry import active
from weald.games.spirit_island.rules.subjects import Doing
from weald.games.spirit_island.rules.targeting import lands_from
from weald.kernel.messages import Args

ID = "lure"


class HomeOfTheIslandsHeart(Rule):
    """Its presence is in inland lands only."""

    id = "home_of_the_islands_heart"
    doings: tuple[Doing, ...] = (Doing.HAVE_PRESENCE,)

    def may(self, s: IslandState, by: Owner, what: Doing, land: int, seat: int, of: int) -> bool:
        return seat != by.seat or not (s.island.coastal[land] or s.island.terrain[land] == OCEAN)


class EnthrallTheForeignExplorers(Rule):
    """Each presence keeps up to 2 explorers of its land from ravaging."""

    id = "enthrall_the_foreign_explorers"

    def before_ravage(self, act: Action, by: Owner, ravage: Ravage) -> Work[None]:
        s, land = act.s, ravage.land
        left = 2 * s.presence[by.seat][land]
        if not left:
            return
        for piece in sorted(pieces_in(s, land, (EXPLORER,)), key=strife_on):
            out = ravage.left_out.get(piece, 0)
            most = min(left, number(s, land, piece) - out)
            if most > 0:
                words: Args = {"id": self.id, "land": act.name(land), "strife": strife_on(piece)}
                n: int = yield from act.ask(
                    "enthrall", [*range(most, -1, -1)], "number", words, by.seat, worth=amount
                )
                ravage.left_out[piece] = out + n
                left -= n


def start(act: Action) -> None:
    """Begin with two presence and beasts in land 8, and one presence in land 7."""
    put_presence(act.s, act.seat, own_land(act, "8"), 2)
    put_presence(act.s, act.seat, own_land(act, "7"), 1)
    put(act.s, own_land(act, "8"), BEASTS)


SPIRIT = spirit(
    ID,
    icon="tree-face",
    complexity="moderate",
    start=start,
    growth=[
        growth([reclaim_all(), gain_energy(1)], [add_presence(4, "inland")]),
        growth([gain_one_element("moon air plant"), gain_energy(2)], [gain_power_card()]),
    ],
    energy="1 2 moon 3+plant 4+air 5+reclaim",
    cards="1 2 animal 3 4 5+reclaim",
    rules=[HomeOfTheIslandsHeart(), EnthrallTheForeignExplorers()],
    asks="enthrall forsake_society perils_of_the_deepest_island untamed_disease untamed_wild",
    deeds="untamed_disease untamed_wild",
    strengths=Strengths(offence=3, control=5, fear=2, defence=2, utility=2),
    face=Face(
        Ground("roots", {"n": 5, "up": 1, "depth": 5}),
        light=Coat("#1A2D00", "#E6A3E5", "#061700"),
        dark=Coat("#253A09", "#EDA9EC", "#102300"),
    ),
)


@innate(
    "forsake_society_to_chase_after_dreams",
    spirit=ID,
    speed=SLOW,
    reach=within(1),
    needs="invaders",
    tiers=("2 moon", "2 moon 1 air", "3 moon 2 air 1 animal", "4 air"),
    repeats=(4,),
)
def forsake_society_to_chase_after_dreams(act: Action) -> Work[None]:
    """Replace 1 explorer with 1 explorer.

    Then gather any of the new explorers into your lands; if a town or city is left here, 1 fear.

    Instead, replace 1 town with 2 explorers.

    Instead, replace 1 city with 3 explorers.

    Repeat this power.
    """
    reached = max((tier for tier in (1, 2, 3) if act.reached(tier)), default=0)
    if reached:
        yield from lead_away(act, (EXPLORER, TOWN, CITY)[reached - 1], reached)
    if act.reached(4):
        yield from act.again()


def into_own_land(now: Outlook, land: int) -> float:
    """Explorers come where tokens wait for them, and not where they would ravage with others."""
    if land == NONE:
        return 0.5
    return 0.4 * count(now.s, land, TOKENS) + 0.5 - 0.2 * threat(now, land)


def lead_away(act: Action, kind: int, n: int) -> Work[None]:
    """Replace an invader with explorers, some of whom come into the spirit's lands."""
    s, land = act.s, act.land
    pieces = act.allowed(land, act.pieces_of(land, (kind,)), REPLACE)
    if not pieces:
        return
    piece = yield from act.pick_piece("replace", land, pieces, 1, aim=HIT)
    came = yield from act.replace_piece(land, piece, (EXPLORER,) * n, spread=True)
    hindered = bool(active(s, Rule.instead_of_harm)) and not (
        yield from act.unhindered((EXPLORER,), land, MOVE)
    )
    own = [near for near in act.adjacent if s.presence[act.seat][near]]
    for explorer in [] if hindered else came:
        if explorer not in act.movable(land, (EXPLORER,)):
            continue
        to = yield from act.pick_land(
            act.ways(explorer, own), "forsake_society", optional=True, worth=into_own_land
        )
        if to != NONE:
            yield from act.move_piece(explorer, land, to)
    if act.number(TOWN_CITY):
        yield from act.fear(1)


@innate(
    "never_heard_from_again",
    spirit=ID,
    speed=SLOW,
    reach=within(0),
    needs="inland",
    tiers=("1 fire 3 plant", "2 plant", "4 plant 1 animal", "6 plant"),
    repeats=(4,),
)
def never_heard_from_again(act: Action) -> Work[None]:
    """Add 1 badlands.

    Destroy up to 2 explorers for each badlands, beasts, disease and wilds here. If this power destroys
    explorers, 1 fear; if 5 or more, 1 additional fear.

    2 damage.

    Repeat this power.
    """
    yield from act.add(act.plus(1), BADLANDS)
    if act.reached(2):
        yield from act.destroy(up_to(2 * act.number(TOKENS)), EXPLORER)
    if act.reached(3):
        yield from act.damage(2)
    lost = act.counted(DESTROY, (EXPLORER,))
    yield from act.fear(act.plus(1, when=lost >= 1) + act.plus(1, when=lost >= 5))
    if act.reached(4):
        yield from act.again()


@unique(
    "gift_of_the_untamed_wild",
    spirit=ID,
    cost=0,
    speed=SLOW,
    elements="moon fire air plant",
    target=ANY_SPIRIT,
)
def gift_of_the_untamed_wild(act: Action) -> Work[None]:
    """The spirit adds 1 wilds in one of its lands; or replaces 1 of its presence with 1 disease."""
    seat = act.spirit

    def grow_wild(act: Action) -> Work[None]:
        land = yield from act.pick_land(presence_lands(act.s, seat), "untamed_wild", seat=seat)
        yield from act.add(1, WILDS, land)

    def sicken(act: Action) -> Work[None]:
        land = yield from act.pick_land(presence_lands(act.s, seat), "untamed_disease", seat=seat)
        act.remove_presence(seat, land)
        yield from act.add(1, DISEASE, land)

    if presence_lands(act.s, seat):
        yield from act.choose(
            act.called("untamed_wild", grow_wild, worth=1.6),
            act.called("untamed_disease", sicken, worth=0.2),
            seat=seat,
        )


@unique(
    "perils_of_the_deepest_island",
    spirit=ID,
    cost=1,
    speed=SLOW,
    elements="moon plant animal",
    reach=within(0),
    needs="inland",
)
def perils_of_the_deepest_island(act: Action) -> Work[None]:
    """1 fear. Add 1 badlands. Add 1 beasts within range 1. Push up to 2 dahan."""
    assert act.power is not None
    yield from act.fear(1)
    yield from act.add(1, BADLANDS)
    lands = lands_from(act.s, act.seat, act.power, presence_lands(act.s, act.seat), 1)
    land = yield from act.pick_land(lands, "perils_of_the_deepest_island", aim=SETTLE, worth=threat)
    if land != NONE:
        yield from act.add(1, BEASTS, land)
    yield from act.push(up_to(2), DAHAN)


@unique(
    "softly_beckon_ever_inward",
    spirit=ID,
    cost=2,
    speed=SLOW,
    elements="moon air",
    reach=within(0),
    needs="inland",
)
def softly_beckon_ever_inward(act: Action) -> Work[None]:
    """Gather up to 2 explorers, up to 2 towns, up to 2 beasts and up to 2 dahan."""
    for kind in (EXPLORER, TOWN, BEASTS, DAHAN):
        yield from act.gather(up_to(2), kind)


@unique(
    "swallowed_by_the_wilderness",
    spirit=ID,
    cost=1,
    speed=FAST,
    elements="fire air plant animal",
    reach=within(0),
    needs="inland",
)
def swallowed_by_the_wilderness(act: Action) -> Work[None]:
    """2 fear. 1 damage for each beasts, disease, wilds and badlands here, at most 5."""
    yield from act.fear(2)
    yield from act.damage(min(5, act.number(TOKENS)))
