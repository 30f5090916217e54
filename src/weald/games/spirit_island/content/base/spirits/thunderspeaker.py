"""Thunderspeaker: it goes with the dahan into battle, and falls with them."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_energy,
    gain_power_card,
    reclaim_all,
)
from weald.games.spirit_island.model.lands import home, presence_lands
from weald.games.spirit_island.model.pieces import AIR, CITY, DAHAN, EXPLORER, SUN, TOWN
from weald.games.spirit_island.model.state import INVADER_ACTIONS, RAVAGE
from weald.games.spirit_island.rules.aims import LOSE, Outlook, Worth
from weald.games.spirit_island.rules.declare import FAST, SLOW, OnLand, effect, growth, innate, spirit, unique
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, GuideTurn, Strengths
from weald.games.spirit_island.rules.happenings import DESTROY
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.invader_actions import TOGETHER, Ravage
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.land_rules import may_have_presence
from weald.games.spirit_island.rules.panel import elements
from weald.games.spirit_island.rules.powers import Work, within
from weald.games.spirit_island.rules.registry import OLD_SETUP
from weald.kernel.messages import Args
from weald.kernel.values import Learned

ID = "thunderspeaker"


def goes_along(origin: int, land: int) -> Worth:
    """Return the worth of presence that goes along with dahan: into danger, one is enough to fight."""

    def worth(now: Outlook, yes: int) -> float:
        if not yes:
            return 0.0
        danger = float(now.faces_blight(land)) if now.s.presence[now.seat][land] else 0.0
        return 0.5 + float(now.faces_blight(origin)) - danger

    return worth


class AllyOfTheDahan(Rule):
    """With every dahan that moves, one presence may go along."""

    id = "ally_of_the_dahan"

    def after_moving(self, act: Action, by: Owner, piece: int, origin: int, land: int) -> Work[None]:
        seat = by.seat
        s = act.s
        if act.kind(piece) == DAHAN and s.presence[seat][origin] and may_have_presence(s, seat, land):
            words: Args = {"land": act.name(origin), "to": act.name(land)}
            if (yield from act.agrees("ally_of_the_dahan", words, seat, goes_along(origin, land))):
                yield from act.move_presence(origin, land, seat)


class SwornToVictory(Rule):
    """After a ravage has destroyed dahan, as much presence nearby is destroyed."""

    id = "sworn_to_victory"
    falls_with_dahan: bool = True

    def after_action(self, act: Action, by: Owner, cause: Action) -> Work[None]:
        if cause.source != INVADER_ACTIONS[RAVAGE]:
            return
        seat = by.seat
        act.source = self.id
        nearby = act.s.island.reach(cause.land, 1)
        for _ in range(cause.counted(DESTROY, (DAHAN,))):
            lands = [land for land in presence_lands(act.s, seat) if nearby >> land & 1]
            land = yield from act.pick_land(lands, "destroy_presence", seat=seat, aim=LOSE)
            if land != NONE:
                yield from act.lose_presence(seat, land)


def start(act: Action) -> Work[None]:
    """Add one presence to each of the two lands of the own board with the most dahan."""
    s = act.s
    lands = s.island.of_board(home(s, act.seat))
    left = 2
    while left:
        most = max(s.pieces[land][DAHAN] for land in lands)
        tied = [land for land in lands if s.pieces[land][DAHAN] == most]
        if len(tied) > left or OLD_SETUP in s.counters:
            tied = [(yield from act.pick_home(tied))]
        for land in tied:
            put_presence(s, act.seat, land, 1)
            lands.remove(land)
            left -= 1


SPIRIT = spirit(
    ID,
    icon="totem",
    complexity="moderate",
    start=start,
    growth=[
        growth(
            [reclaim_all(), gain_power_card(), gain_power_card()],
            [add_presence(2, "dahan"), add_presence(1, "dahan")],
            [add_presence(1), gain_energy(4)],
        )
    ],
    energy="1 air 2 fire sun 3",
    cards="1 2 2 3 reclaim 3 4",
    rules=[AllyOfTheDahan(), SwornToVictory()],
    asks="ally_of_the_dahan",
    strengths=Strengths(offence=5, control=3, fear=3, defence=2, utility=2),
    learned=Learned(weight=-0.252, mean=0.0712),
    face=Face(
        Ground("drums"),
        light=Coat("#971900", "#88D3FC", "#790000"),
        dark=Coat("#930200", "#8EDAFF", "#740000"),
    ),
    guide=(
        GuideTurn(
            growth="3", tracks="cards", cards="sudden_ambush voice_of_thunder", innates="gather_the_warriors"
        ),
        GuideTurn(
            growth="2",
            tracks="energy",
            lands="dahan",
            cards="words_of_warning manifestation_of_power_and_glory",
            innates="gather_the_warriors lead_the_furious_assault",
        ),
        GuideTurn(growth="1"),
    ),
)


@innate("gather_the_warriors", spirit=ID, speed=SLOW, reach=within(1), tiers=("1 animal",), quick="4 air")
def gather_the_warriors(act: Action) -> Work[None]:
    """Gather up to 1 dahan for each air you have. Push up to 1 dahan for each sun you have."""
    have = elements(act.s, act.seat)
    yield from act.gather(up_to(have[AIR]), DAHAN)
    yield from act.push(up_to(have[SUN]), DAHAN)


@innate(
    "lead_the_furious_assault",
    spirit=ID,
    speed=SLOW,
    reach=within(0),
    tiers=("2 sun 1 fire", "4 sun 3 fire"),
    quick="4 air",
)
def lead_the_furious_assault(act: Action) -> Work[None]:
    """Destroy 1 town for every 2 dahan here.

    Destroy 1 city for every 3 dahan here.
    """
    yield from act.destroy(act.number(DAHAN) // 2, TOWN)
    if act.reached(2):
        yield from act.destroy(act.number(DAHAN) // 3, CITY)


@unique(
    "manifestation_of_power_and_glory",
    spirit=ID,
    cost=3,
    speed=SLOW,
    elements="sun fire air",
    reach=within(0),
    needs="dahan",
)
def manifestation_of_power_and_glory(act: Action) -> Work[None]:
    """1 fear. Each dahan deals 1 damage for each of your presence here."""
    yield from act.fear(1)
    yield from act.damage(act.number(DAHAN) * act.s.presence[act.seat][act.land])


@unique("sudden_ambush", spirit=ID, cost=2, speed=FAST, elements="fire air animal", reach=within(1))
def sudden_ambush(act: Action) -> Work[None]:
    """Gather up to 1 dahan. Each dahan here destroys 1 explorer."""
    yield from act.gather(up_to(1), DAHAN)
    yield from act.destroy(act.number(DAHAN), EXPLORER)


@unique("voice_of_thunder", spirit=ID, cost=0, speed=SLOW, elements="sun air", reach=within(1))
def voice_of_thunder(act: Action) -> Work[None]:
    """Push up to 4 dahan; or, if invaders are here, 2 fear."""
    yield from act.choose(act.push(up_to(4), DAHAN), act.fear(2) if act.has_invaders() else None)


@unique(
    "words_of_warning",
    spirit=ID,
    cost=1,
    speed=FAST,
    elements="sun air animal",
    reach=within(1),
    needs="dahan",
)
def words_of_warning(act: Action) -> Work[None]:
    """Defend 3. If invaders ravage here this turn, dahan deal their damage at the same time."""
    yield from act.defend(3)
    act.lasting("words_of_warning", act.land)


class Warned(Rule):
    """dahan strike at the same time as ravaging invaders."""

    def before_ravage(self, act: Action, by: OnLand, ravage: Ravage) -> None:
        if ravage.land == by.land:
            ravage.order = TOGETHER


WORDS_OF_WARNING = effect("words_of_warning", OnLand, Warned())
