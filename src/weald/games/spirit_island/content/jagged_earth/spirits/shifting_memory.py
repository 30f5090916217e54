"""Shifting Memory of Ages: it keeps elements for when they are needed, and teaches what it has seen."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_energy,
    gain_power_card,
    reclaim_all,
)
from weald.games.spirit_island.model.lands import home
from weald.games.spirit_island.model.pieces import AIR, DAHAN, EARTH, MOON, MOUNTAIN, SANDS
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.decks import discard
from weald.games.spirit_island.rules.declare import (
    FAST,
    SLOW,
    GrowthAction,
    OnLand,
    effect,
    from_sacred,
    growth,
    innate,
    spirit,
    unique,
    within,
)
from weald.games.spirit_island.rules.effects import begin_effect, spend
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, Strengths
from weald.games.spirit_island.rules.happenings import (
    ADD,
    BLIGHTED,
    DESTROY,
    DISCARDED,
    MOVE,
    PRESENCE_ADDED,
    PRESENCE_DESTROYED,
    PRESENCE_MOVED,
    PRESENCE_REMOVED,
    REMOVE,
    REPLACE,
    STRIFE,
    STRIFE_REMOVED,
)
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.markers import prepare, prepared
from weald.games.spirit_island.rules.panel import card_plays, cost
from weald.games.spirit_island.rules.powers import ANY_SPIRIT, Work
from weald.games.spirit_island.rules.registry import FEAR_CARDS, POWERS
from weald.games.spirit_island.rules.tracks import straight

ID = "shifting_memory"
# Happenings that change the pieces in a land.
CHANGES = (
    ADD, BLIGHTED, DESTROY, MOVE, PRESENCE_ADDED, PRESENCE_DESTROYED, PRESENCE_MOVED, PRESENCE_REMOVED,
    REMOVE, REPLACE, STRIFE, STRIFE_REMOVED,
)  # fmt: skip


class LongAgesOfKnowledgeAndForgetfulness(Rule):
    """Once in an Action, a card from hand may be discarded instead of being forgotten."""

    id = "long_ages_of_knowledge_and_forgetfulness"

    def instead_of_forgetting(self, act: Action, by: Owner, seat: int, card: int) -> Work[bool]:
        s = act.s
        if seat != by.seat or card not in s.hands[seat] or act.counted(DISCARDED):
            return False
        if not (yield from act.agrees("discard_not_forget", {"id": POWERS.all[card].id}, seat, worth=1.0)):
            return False
        discard(s, seat, card)
        act.log.append((DISCARDED, seat, -1, -1, 1))
        act.tell("discarded", {"spirit": s.spirits[seat], "id": POWERS.all[card].id})
        return True


class InsightsIntoTheWorldsNature(Rule):
    """It prepares element markers, and spends them for single Actions (`rules.markers`)."""

    id = "insights_into_the_worlds_nature"


def start(act: Action) -> None:
    """Begin with two presence in the highest-numbered sands or mountain, and three markers."""
    island = act.s.island
    lands = [
        land for land in island.of_board(home(act.s, act.seat)) if island.terrain[land] in (MOUNTAIN, SANDS)
    ]
    put_presence(act.s, act.seat, max(lands), 2)
    for element in (MOON, AIR, EARTH):
        prepare(act.s, act.seat, element, source="setup")


def prepare_element(act: Action) -> Work[None]:
    """Prepare 1 element marker."""
    yield from act.prepare_marker()


def markers_for_play(act: Action) -> Work[None]:
    """Discard 2 markers to play 1 more card this turn."""
    for _ in range(2):
        yield from act.discard_marker()
    act.s.extra_plays[act.seat] += 1


def has_two_markers(s: IslandState, seat: int) -> bool:
    """Return whether a spirit has 2 markers to discard."""
    return sum(prepared(s, seat)) >= 2


def worth_of_play(s: IslandState, seat: int) -> float:
    """Value a further play: only for a card that can be paid and could not be played otherwise."""
    able = any(cost(s, seat, card) <= s.energy[seat] for card in s.hands[seat])
    return 1.0 if s.paid[seat] and able and s.plays[seat] >= card_plays(s, seat) else -1.0


SPIRIT = spirit(
    ID,
    icon="rune-stone",
    complexity="moderate",
    start=start,
    growth=[
        growth(
            [reclaim_all(), add_presence(0)],
            [gain_power_card(), add_presence(2)],
            [add_presence(1), gain_energy(2)],
            [gain_energy(9)],
        )
    ],
    tracks=straight(
        "0 1 2 3+prepare_element 4 reclaim 5 6+prepare_element",
        "1 2 2 markers_for_play 3",
        {
            "prepare_element": GrowthAction("prepare_element", "star-swirl", prepare_element),
            "markers_for_play": GrowthAction(
                "markers_for_play",
                "card-play",
                markers_for_play,
                possible=has_two_markers,
                worth=worth_of_play,
            ),
        },
    ),
    rules=[LongAgesOfKnowledgeAndForgetfulness(), InsightsIntoTheWorldsNature()],
    asks="discard_not_forget give_marker",
    deeds="share_secrets_of_survival",
    strengths=Strengths(offence=3, control=3, fear=2, defence=3, utility=5),
    face=Face(
        Ground("runes"),
        light=Coat("#2F3165", "#D3FDFE", "#1A194B"),
        dark=Coat("#34366D", "#DAFFFF", "#1F1E53"),
    ),
)


@innate(
    "learn_the_invaders_tactics",
    spirit=ID,
    speed=FAST,
    reach=within(1),
    needs="invaders",
    tiers=("2 earth", "1 air 2 earth", "2 moon 3 air 4 earth"),
)
def learn_the_invaders_tactics(act: Action) -> Work[None]:
    """Defend 2.

    Instead, defend 3.

    Instead, defend 2 for each card in the invader discard pile.
    """
    n = 3 if act.reached(2) else act.plus(2)
    if act.reached(3):
        n = 2 * len(act.s.invader_discard)
    yield from act.defend(n)


@innate(
    "observe_the_ever_changing_world",
    spirit=ID,
    speed=FAST,
    reach=within(1),
    tiers=("1 moon", "2 moon 1 air"),
)
def observe_the_ever_changing_world(act: Action) -> Work[None]:
    """Prepare 1 element marker.

    Instead, after each of the next 3 Actions that change which pieces are here, prepare 1 element marker.
    """
    if act.reached(2):
        act.lasting("observed", act.land, act.seat, 3)
    elif act.met:
        yield from act.prepare_marker()


class ObservedLand(NamedTuple):
    """A land that is observed, by whom, and after how many more Actions a marker is prepared."""

    land: int
    seat: int
    n: int


class Observed(Rule):
    """Whatever changes in a land brings a marker, a few times."""

    def after_action(self, act: Action, by: ObservedLand, cause: Action) -> Work[None]:
        s = act.s
        if not any(entry[0] in CHANGES and by.land in entry[2:4] for entry in cause.log):
            return
        _, _, until, source = spend(s, "observed", by)
        if by.n > 1:
            begin_effect(s, "observed", source, by.land, by.seat, by.n - 1, until=until)
        yield from act.set_up_by("observe_the_ever_changing_world", by.seat).prepare_marker(by.seat)


OBSERVED = effect("observed", ObservedLand, Observed())


@unique(
    "boon_of_ancient_memories",
    spirit=ID,
    cost=1,
    speed=SLOW,
    elements="moon water earth plant",
    target=ANY_SPIRIT,
)
def boon_of_ancient_memories(act: Action) -> Work[None]:
    """If you target yourself, gain a minor power.

    Otherwise the spirit gains a power card; for a major power it may pay 2 energy instead of forgetting one.
    """
    if act.other:
        yield from act.gain_card(seat=act.spirit, price=2)
    else:
        yield from act.gain_card("minor")


@unique("elemental_teachings", spirit=ID, cost=0, speed=FAST, elements="moon air earth", target=ANY_SPIRIT)
def elemental_teachings(act: Action) -> Work[None]:
    """Prepare 1 element marker. Discard up to 3 markers: the spirit gains those elements."""
    yield from act.prepare_marker()
    for _ in range(3):
        element = yield from act.discard_marker("give_marker", optional=True)
        if element == NONE:
            break
        yield from act.gain_element(element, seat=act.spirit)


@unique(
    "share_secrets_of_survival",
    spirit=ID,
    cost=0,
    speed=FAST,
    elements="sun air earth",
    reach=from_sacred(1),
    threshold="3 air",
)
def share_secrets_of_survival(act: Action) -> Work[None]:
    """Each time dahan would be destroyed here this turn, 2 fewer are; or gather up to 2 dahan.

    You may do both.
    """
    secrets = act.called("share_secrets_of_survival", share_secrets, worth=1.5)
    yield from act.one_or_both(secrets, act.gather(up_to(2), DAHAN), act.met)


def share_secrets(act: Action) -> None:
    """Help the dahan of the land to survive."""
    act.lasting("secrets_of_survival", act.land)


class SecretsOfSurvival(Rule):
    """2 dahan fewer are destroyed by each Action that would destroy some in a land."""

    def instead_of_destroying(self, act: Action, by: OnLand, land: int, piece: int) -> bool:
        if land != by.land or act.kind(piece) != DAHAN:
            return False
        times = sum([lasting[:2] == ("secrets_of_survival", by) for lasting in act.s.effects])
        if act.spared.get("secrets_of_survival", 0) >= 2 * times:
            return False
        act.spare(land, piece, "secrets_of_survival")
        return True


SECRETS = effect("secrets_of_survival", OnLand, SecretsOfSurvival())


@unique(
    "study_the_invaders_fears",
    spirit=ID,
    cost=0,
    speed=FAST,
    elements="moon air animal",
    reach=within(0),
    needs="town city",
)
def study_the_invaders_fears(act: Action) -> Work[None]:
    """2 fear. Turn the top card of the fear deck face up."""
    s = act.s
    yield from act.fear(2)
    if s.fear_deck and s.fear_deck[-1] not in s.fear_seen:
        s.fear_seen.append(s.fear_deck[-1])
        if s.trace is not None:
            s.trace.reveal()
            act.tell("fear-seen", {"id": FEAR_CARDS.ids[s.fear_deck[-1]]})
