"""Bringer of Dreams and Nightmares: it destroys in dreams only, and those who wake are frightened."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_energy,
    gain_power_card,
    reclaim_all,
    reclaim_one,
)
from weald.games.spirit_island.content.starts import highest
from weald.games.spirit_island.model.lands import has_building, wake
from weald.games.spirit_island.model.pieces import (
    ASLEEP,
    CITY,
    DAHAN,
    KINDS,
)
from weald.games.spirit_island.rules.declare import FAST, SLOW, OnLand, effect, growth, innate, spirit, unique
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, GuideTurn, Strengths
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.panel import elements
from weald.games.spirit_island.rules.powers import ANY_SPIRIT, Work, from_sacred, within
from weald.games.spirit_island.rules.registry import FEAR_CARDS, POWERS
from weald.kernel.decisions import Value
from weald.kernel.values import Learned

ID = "bringer"
# Fear for a destruction that was only dreamt: explorer, town, city.
FEAR_OF_DEATH = (0, 2, 5)


class ToDreamAThousandDeaths(Rule):
    """Its powers damage and destroy in a dream only."""

    id = "to_dream_a_thousand_deaths"

    def before_power(self, act: Action, by: Owner) -> None:
        if act.seat == by.seat:
            act.dreaming = True

    def instead_of_destroying(self, act: Action, by: Owner, land: int, piece: int) -> Work[bool]:
        if act.dreaming and act.kind(piece) <= DAHAN and piece < ASLEEP:
            yield from dream(act, land, piece)
        return act.dreaming

    def after_action(self, act: Action, by: Owner, cause: Action) -> None:
        if cause.dreaming:
            wake(act.s)


def dream(act: Action, land: int, piece: int) -> Work[None]:
    """Destroy a piece in a dream, once in a power: invaders are frightened, and flee unless a city."""
    kind = act.kind(piece)
    piece = act.put_to_sleep(land, piece)
    act.tell("dreamt", {"kind": KINDS[kind], "land": act.name(land)})
    if kind == DAHAN:
        return
    yield from act.fear(FEAR_OF_DEATH[kind], land)
    if kind != CITY:
        yield from act.push_piece(piece, land)


SPIRIT = spirit(
    ID,
    icon="dream-catcher",
    complexity="high",
    start=highest("SS"),
    growth=[
        growth(
            [reclaim_all(), gain_power_card()],
            [reclaim_one(), add_presence(0)],
            [gain_power_card(), add_presence(1)],
            [add_presence(4, "dahan invaders"), gain_energy(2)],
        )
    ],
    energy="2 air 3 moon 4 any 5",
    cards="2 2 2 3 3 any",
    rules=[ToDreamAThousandDeaths()],
    asks="see_fear",
    deeds="dream_of_power",
    strengths=Strengths(offence=1, control=4, fear=5, defence=2, utility=3),
    learned=Learned(weight=0.0842, mean=0.0752),
    face=Face(
        Ground("swirls"),
        light=Coat("#5B21A1", "#D8B6FF", "#440084"),
        dark=Coat("#57119F", "#DFBCFF", "#400082"),
    ),
    guide=(
        GuideTurn(
            growth="3",
            tracks="energy",
            cards="dreams_of_the_dahan predatory_nightmares",
            innates="spirits_may_yet_dream night_terrors",
        ),
        GuideTurn(
            growth="4",
            tracks="energy",
            cards="dread_apparitions call_on_midnights_dream",
            innates="night_terrors spirits_may_yet_dream",
        ),
        GuideTurn(growth="1", instead="3"),
    ),
)


@innate("spirits_may_yet_dream", spirit=ID, speed=FAST, target=ANY_SPIRIT, tiers=("2 moon 2 air", "3 moon"))
def spirits_may_yet_dream(act: Action) -> Work[None]:
    """Turn a face-down fear card face up; it is earned and resolved as usual.

    The spirit gains 1 of an element that it already has.
    """
    if act.reached(1):
        yield from turn_up_fear(act)
    if act.reached(2):
        some = [element for element, n in enumerate(elements(act.s, act.spirit)) if n]
        if some:
            element = yield from act.pick_element(some, act.spirit)
            yield from act.gain_element(element, 1, act.spirit)


def turn_up_fear(act: Action) -> Work[None]:
    """Turn any fear card face up that lies face down, earned or still in the deck."""
    s = act.s
    cards = [*s.fear_earned, *reversed(s.fear_deck)]
    hidden: list[Value] = [place for place, card in enumerate(cards) if card not in s.fear_seen]
    if hidden:
        place: int = yield from act.ask("see_fear", hidden, "fear", {}, worth=0.0)
        s.fear_seen.append(cards[place])
        if s.trace is not None:
            s.trace.reveal()
            act.tell("fear-seen", {"id": FEAR_CARDS.ids[cards[place]]})


@innate(
    "night_terrors",
    spirit=ID,
    speed=FAST,
    reach=within(0),
    needs="invaders",
    tiers=("1 moon 1 air", "2 moon 1 air 1 animal", "3 moon 2 air 1 animal"),
)
def night_terrors(act: Action) -> Work[None]:
    """1 fear.

    +1 fear.

    +1 fear.
    """
    yield from act.fear(act.plus(1) + act.plus(1, 2) + act.plus(1, 3))


MIDNIGHT = "call_on_midnights_dream"


@unique(MIDNIGHT, spirit=ID, cost=0, speed=FAST, elements="moon animal", reach=within(0))
def call_on_midnights_dream(act: Action) -> Work[None]:
    """If dahan are here, gain a major power.

    If you forget this card for it, gain 1 energy for each dahan, and you may play the power at once for its
    cost. Or, if invaders are here: 2 fear.
    """
    yield from act.choose(
        act.called(id="dream_of_power", run=dream_of_power, worth=1.0) if act.number(DAHAN) else None,
        act.fear(2) if act.has_invaders() else None,
    )


def dream_of_power(act: Action) -> Work[None]:
    """Gain a major power; if this card is forgotten for it, dahan give energy to play it at once."""
    s = act.s
    card = yield from act.gain_card("major")
    if card == NONE or POWERS.number(MIDNIGHT) not in s.forgotten[act.seat]:
        return
    yield from act.gain_energy(act.number(DAHAN))
    yield from act.play_now([card])


@unique(
    "dread_apparitions",
    spirit=ID,
    cost=2,
    speed=FAST,
    elements="moon air",
    reach=within(1),
    needs="invaders",
)
def dread_apparitions(act: Action) -> Work[None]:
    """Defend 1 for each fear that powers generate here this turn, not counting destroyed towns and cities.

    1 fear.
    """
    act.lasting("dread_apparitions", act.land)
    yield from act.fear(1)


class DreadApparitions(Rule):
    """defend 1 for each fear that powers bring here."""

    def after_fear(self, act: Action, by: OnLand, n: int, land: int) -> Work[None]:
        if land == by.land:
            yield from act.nested("dread_apparitions").defend(n, land)


DREAD_APPARITIONS = effect("dread_apparitions", OnLand, DreadApparitions())


@unique("dreams_of_the_dahan", spirit=ID, cost=0, speed=FAST, elements="moon air", reach=within(2))
def dreams_of_the_dahan(act: Action) -> Work[None]:
    """Gather up to 2 dahan; or, if a town or city is here, 1 fear for each dahan, up to 3."""
    built = has_building(act.s, act.land)
    fear = act.fear(min(3, act.number(DAHAN))) if built else None
    yield from act.choose(act.gather(up_to(2), DAHAN), fear)


@unique(
    "predatory_nightmares",
    spirit=ID,
    cost=2,
    speed=SLOW,
    elements="moon fire earth animal",
    reach=from_sacred(1),
    needs="invaders",
)
def predatory_nightmares(act: Action) -> Work[None]:
    """2 damage, in dreams. Push up to 2 dahan."""
    yield from act.damage(2)
    yield from act.push(up_to(2), DAHAN)
