"""Grinning Trickster Stirs Up Trouble: it sets invaders and dahan at odds, and sees what happens."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    gain_power_card,
    move_presence,
    pay_energy,
    reclaim_all,
)
from weald.games.spirit_island.content.starts import own_land
from weald.games.spirit_island.model.lands import has_invaders, home, pieces_in, presence_lands
from weald.games.spirit_island.model.pieces import (
    BEASTS,
    BLIGHT,
    DAHAN,
    EXPLORER,
    FIRE,
    INVADERS,
    STRENGTH,
    STRIFE_UNIT,
    TOWN,
    strife_on,
)
from weald.games.spirit_island.rules.aims import GIVE_UP, HIT
from weald.games.spirit_island.rules.decks import own_cards
from weald.games.spirit_island.rules.declare import FAST, SLOW, GrowthAction, growth, innate, spirit, unique
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, Strengths
from weald.games.spirit_island.rules.growth import Gains
from weald.games.spirit_island.rules.happenings import DESTROY, POWER, REMOVE, STRIFE
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.land_rules import strength, strife_at_work
from weald.games.spirit_island.rules.panel import card_plays
from weald.games.spirit_island.rules.powers import LAND, NOTHING, Power, Work, within
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.tracks import straight

ID = "trickster"
LETS_SEE = "lets_see_what_happens"


class FlairForDiscord(Rule):
    """A power of its own that adds strife lets it buy more nearby."""

    id = "a_real_flair_for_discord"

    def after_action(self, act: Action, by: Owner, cause: Action) -> Work[None]:
        if cause.cause != POWER or cause.seat != by.seat:
            return
        s = act.s
        act.source = self.id
        for origin in sorted({entry[2] for entry in cause.log if entry[0] == STRIFE}):
            lands = [land for land in (origin, *s.island.near[origin]) if has_invaders(s, land)]
            if s.energy[by.seat]:
                land = yield from act.pick_land(sorted(lands), "flair_for_discord", optional=True)
                if land != NONE:
                    yield from act.pay_energy(1)
                    yield from act.add_strife(1, land=land)


class CleaningUpMessesIsADrag(Rule):
    """A power that removes blight costs it presence."""

    id = "cleaning_up_messes_is_a_drag"

    def after_action(self, act: Action, by: Owner, cause: Action) -> Work[None]:
        if cause.cause != POWER or cause.seat != by.seat:
            return
        if cause.power is not None and cause.power.id == LETS_SEE:
            return
        if cause.counted(REMOVE, (BLIGHT,)):
            act.source = self.id
            yield from act.destroy_presence(1)


def start(act: Action) -> None:
    """Add one presence to the highest-numbered land with dahan, one to land 4."""
    s = act.s
    lands = s.island.of_board(home(s, act.seat))
    peopled = [land for land in lands if s.pieces[land][DAHAN]]
    put_presence(s, act.seat, max(peopled or lands), 1)
    put_presence(s, act.seat, own_land(act, "4"), 1)


def gain_energy_per_play() -> GrowthAction:
    """Gain as much energy as there are card plays."""

    def run(act: Action) -> Work[None]:
        yield from act.gain_energy(card_plays(act.s, act.seat))

    return GrowthAction("gain_energy_per_play", "power-lightning", run, 1, gains=Gains(energy=card_plays))


def push_dahan() -> GrowthAction:
    """Push a dahan out of a land with own presence, if that is wanted."""

    def run(act: Action) -> Work[None]:
        lands = [land for land in presence_lands(act.s, act.seat) if act.number(DAHAN, land)]
        land = yield from act.pick_land(lands, "push_dahan_from", optional=True)
        if land != NONE:
            yield from act.push(1, DAHAN, land)

    return GrowthAction("push_dahan", "push", run, 1, worth=0.3)


SPIRIT = spirit(
    ID,
    icon="jester-hat",
    complexity="moderate",
    start=start,
    growth=[
        growth(
            [pay_energy(1), reclaim_all(), move_presence(1)],
            [add_presence(2)],
            [gain_power_card()],
            [gain_energy_per_play()],
            pick=2,
        )
    ],
    tracks=straight("1 moon 2 any fire 3", "2 push_dahan 3 3 4 air 5", {"push_dahan": push_dahan()}),
    rules=[FlairForDiscord(), CleaningUpMessesIsADrag()],
    asks="fighter flair_for_discord push_dahan_from swap_power",
    strengths=Strengths(offence=3, control=4, fear=2, defence=3, utility=3),
    face=Face(
        Ground("confetti"),
        light=Coat("#EB5050", "#0E0244", "#CB2F36"),
        dark=Coat("#D93E41", "#010004", "#B91726"),
    ),
)


@innate(
    LETS_SEE,
    spirit=ID,
    speed=FAST,
    reach=within(1),
    needs="invaders",
    tiers=("1 moon 1 fire 2 air", "2 moon 1 fire 2 air"),
)
def lets_see_what_happens(act: Action) -> Work[None]:
    """Discard minor powers until one targets a land. Use it here: all sides of each OR, each UP TO in full.

    You may forget a power card to gain that card and 1 energy.
    """
    power = yield from turn_up_land_power(act)
    if power is None:
        return
    card = POWERS.number(power.id)
    own = act.thresholds
    assert own is not None
    # While it is used, the card lies apart for all players to see.
    act.s.minor_discard.remove(card)
    act.s.aside = (*act.s.aside, (LETS_SEE, act.seat, card))
    act.reckless, act.source, act.thresholds = True, power.id, own.of(act.s, power)
    yield from power.body(act) or NOTHING
    act.reckless, act.source, act.thresholds = False, LETS_SEE, own
    act.s.aside = tuple(kept for kept in act.s.aside if kept != (LETS_SEE, act.seat, card))
    act.s.minor_discard.append(card)
    if act.reached(2):
        yield from swap_for(act, card)


def turn_up_land_power(act: Action) -> Work[Power | None]:
    """Discard minor powers up to the first that targets a land; returns it."""
    for _ in range(len(act.s.minor_deck) + len(act.s.minor_discard)):
        power = yield from act.turn_over("minor")
        if power is None or power.target == LAND:
            return power
    return None


def swap_for(act: Action, card: int) -> Work[None]:
    """Let the spirit forget a power card to gain a certain minor power and energy."""
    s, seat = act.s, act.seat
    cards = own_cards(s, seat)
    forgotten = yield from act.pick_card("swap_power", cards, optional=True, aim=GIVE_UP, worth=6.0)
    if forgotten == NONE:
        return
    yield from act.forget(forgotten, seat)
    s.minor_discard.remove(card)
    s.shown = [card]
    yield from act.keep_power()
    yield from act.gain_energy(1)


@innate(
    "why_dont_you_and_them_fight",
    spirit=ID,
    speed=FAST,
    reach=within(0),
    needs="invaders",
    tiers=("3 air", "3 sun", "3 animal"),
    alternatives=("", "3 fire", ""),
    late="3 moon",
)
def why_dont_you_and_them_fight(act: Action) -> Work[None]:
    """Add 1 strife.

    1 invader and 1 dahan deal damage to each other.

    If beasts are here, 2 damage; otherwise, you may gather 1 beasts.

    This power may be slow.
    """
    if act.met:
        yield from act.add_strife(1)
    if act.reached(2):
        yield from fight(act, more=act.expects(3) and act.number(BEASTS) > 0)
    if act.reached(3) and (yield from act.has_beasts()):
        yield from act.damage(2)
    elif act.reached(3):
        yield from act.gather(up_to(1), BEASTS)


def fight(act: Action, more: bool) -> Work[None]:
    """Let one invader and one dahan deal damage to each other at once; strife holds the invader back.

    Badlands may wait if there is `more` damage to come.
    """
    s, land = act.s, act.land
    kinds = yield from act.unhindered(INVADERS, land)
    invaders, dahan = act.harmable(land, kinds), act.harmable(land, (DAHAN,))
    if not invaders or not dahan:
        return
    one: int = yield from act.ask("fighter", [*invaders], "piece", {"land": act.name(land)}, aim=HIT)
    other: int = yield from act.ask("fighter", [*dahan], "piece", {"land": act.name(land)}, aim=HIT)
    blow, answer = strength(s, land, one), STRENGTH[DAHAN]
    if strife_at_work(s, one):
        act.remove_strife(land, one)
        one -= STRIFE_UNIT
        blow = 0
    if blow:
        blow += yield from act.from_badlands(land, (DAHAN,))
        yield from act.hurt_piece(land, other, blow)
    answer += yield from act.from_badlands(land, INVADERS, later=more)
    yield from act.hurt_piece(land, one, answer)


@unique("impersonate_authority", spirit=ID, cost=0, speed=SLOW, elements="sun air animal", reach=within(1))
def impersonate_authority(act: Action) -> Work[None]:
    """Add 1 strife."""
    yield from act.add_strife(1)


@unique(
    "incite_the_mob",
    spirit=ID,
    cost=1,
    speed=SLOW,
    elements="moon fire air animal",
    reach=within(1),
    needs="invaders",
)
def incite_the_mob(act: Action) -> Work[None]:
    """1 invader with strife deals its damage to other invaders. 1 fear for each invader this destroys."""
    s, land = act.s, act.land
    torn = [piece for piece in pieces_in(s, land, INVADERS) if strife_on(piece)]
    if torn:
        piece: int = yield from act.ask("fighter", [*torn], "piece", {"land": act.name(land)}, aim=HIT)
        act.exempt = {piece: 1}
        yield from act.damage(strength(s, land, piece))
        act.exempt = {}
    yield from act.fear(act.counted(DESTROY, INVADERS))


@unique("overenthusiastic_arson", spirit=ID, cost=1, speed=FAST, elements="fire air", reach=within(1))
def overenthusiastic_arson(act: Action) -> Work[None]:
    """Destroy 1 town. Discard the top minor power: if it has fire, 1 fear, 2 damage, and add 1 blight."""
    yield from act.destroy(1, TOWN)
    power = yield from act.turn_over("minor")
    if power is not None and power.elements[FIRE]:
        yield from act.fear(1)
        yield from act.damage(2)
        yield from act.add_blight()


@unique("unexpected_tigers", spirit=ID, cost=0, speed=SLOW, elements="moon fire animal", reach=within(1))
def unexpected_tigers(act: Action) -> Work[None]:
    """If invaders are here, 1 fear.

    If you can, gather 1 beasts and then push 1 explorer; otherwise, add 1 beasts.
    """
    if act.has_invaders():
        yield from act.fear(1)
    if (yield from act.gather(1, BEASTS)):
        yield from act.push(1, EXPLORER)
    else:
        yield from act.add(1, BEASTS)
