"""The event cards of Jagged Earth on which the players choose."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.content.branch_and_claw.shared_event_parts import CannyDefense
from weald.games.spirit_island.content.event_actions import (
    DefendWhere,
    HealthOf,
    board_lands,
    both,
    has,
    invaders,
    lacks,
    lands,
    lands_of_cards,
    of_event,
    with_most,
)
from weald.games.spirit_island.content.jagged_earth import shared_dahan_events as dahan_events
from weald.games.spirit_island.content.jagged_earth import shared_token_events as token_events
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.lands import (
    has_invaders,
    presence_lands,
)
from weald.games.spirit_island.model.pieces import (
    AIR,
    ANIMAL,
    BEASTS,
    BLIGHT,
    DAHAN,
    DISEASE,
    EARTH,
    FIRE,
    INVADERS,
    NO_ELEMENTS,
    PLANT,
    TOWN,
)
from weald.games.spirit_island.model.state import GAME, INVADER_PHASE, RAVAGE, IslandState
from weald.games.spirit_island.phases.invaders import act_in
from weald.games.spirit_island.rules.aims import SPREAD, Outlook, calm
from weald.games.spirit_island.rules.decks import own_cards
from weald.games.spirit_island.rules.declare import (
    Price,
    Wherever,
    choice,
    effect,
    event_card,
    event_part,
)
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.invader_actions import Ravage
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import active
from weald.games.spirit_island.rules.subjects import Number


@event_part("tend_to_your_own_strength")
def tend_to_your_own_strength(act: Action) -> Work[None]:
    """Each spirit gains 1 energy. For each player, turn over a minor power.

    For each with plant, 1 blight leaves the blight card and the game. For each with animal, destroy 1 dahan
    in a land with blight.
    """
    s = act.s

    def tend(inner: Action) -> Work[None]:
        yield from inner.gain_energy(1)

    yield from act.each_player(tend)
    for _ in range(s.seats):
        power = yield from act.turn_over("minor")
        if power is not None and power.elements[PLANT]:
            yield from act.discard_blight(1)
        among = lands(s, both(has(DAHAN), has(BLIGHT)))
        if power is not None and power.elements[ANIMAL] and among:
            land = yield from act.together("land", among, "land")
            yield from act.destroy(1, DAHAN, land)


class OfSeatElement(NamedTuple):
    """An element of a spirit, by its number."""

    seat: int
    n: int


class LastingElement(Rule):
    """A spirit has one more element for the rest of the game."""

    numbers: tuple[Number, ...] = (Number.LASTING_ELEMENT,)

    def extra(self, s: IslandState, by: OfSeatElement, what: Number, land: int, seat: int, of: int) -> int:
        return int(by == (seat, of))


@event_part("forge_a_web_of_mutual_support", Price(4, PLANT))
def forge_a_web_of_mutual_support(act: Action) -> Work[None]:
    """Each spirit destroys 1 of its presence, and has 1 element of its choice for the rest of the game."""

    def forge(inner: Action) -> Work[None]:
        yield from inner.destroy_presence(1)
        element = yield from inner.pick_element(range(len(NO_ELEMENTS)))
        yield from inner.gain_element(element)
        inner.note("forge_a_web_of_mutual_support", inner.seat, element, until=GAME)

    yield from act.each_player(forge)


WEB = effect("forge_a_web_of_mutual_support", OfSeatElement, LastingElement())
LESSER_SPIRITS_IMPERILED = event_card(
    "lesser_spirits_imperiled",
    choice(tend_to_your_own_strength, forge_a_web_of_mutual_support),
    token=token_events.quit_the_farmed_lands,
    dahan=dahan_events.return_to_old_pillars,
)


@event_part("leave_its_strength_with_the_dahan")
def leave_its_strength_with_the_dahan(act: Action) -> None:
    """Dahan have +10 health this turn. Invaders in lands with dahan have +1 health this turn."""
    act.lasting("strong_dahan")
    act.lasting("strong_invaders")


@event_part("with_patient_focus_craft_a_great_warding", Price(4, EARTH))
def with_patient_focus_craft_a_great_warding(act: Action) -> None:
    """Defend from spirits is 4 lower in each land this turn.

    Once, at the end of a later spirit phase, the players may together give each land defend 4 that turn.
    """
    act.lasting("weakened_defend")
    act.note("great_warding", until=GAME)


class WeakenedDefend(Rule):
    """The defend of spirits is lower."""

    numbers: tuple[Number, ...] = (Number.WEAKER_DEFEND,)

    def extra(self, s: IslandState, by: By, what: Number, land: int, seat: int, of: int) -> int:
        return 4


def warding(now: Outlook, yes: int) -> float:
    """Value the warding by the ravages that it would stop now, beside what it could stop later."""
    return yes * (0.4 * sum(has_invaders(now.s, land) for land in now.ravaged) - 1.0)


class GreatWarding(Rule):
    """All lands can be defended, once."""

    def after_spirit_phase(self, act: Action, by: By) -> Work[None]:
        event = of_event(act, "remnants_of_a_spirits_heart")
        if (yield from event.together("great_warding", [0, 1], "yes", worth=warding)):
            spend(act.s, "great_warding", by)
            event.lasting("great_warding_raised")


STRONG_DAHAN = effect("strong_dahan", Wherever, HealthOf((DAHAN,), 10))
STRONG_INVADERS = effect("strong_invaders", Wherever, HealthOf(INVADERS, 1, has(DAHAN)))
WEAKENED_DEFEND = effect("weakened_defend", Wherever, WeakenedDefend())
GREAT_WARDING = effect("great_warding", Wherever, GreatWarding())
GREAT_WARDING_RAISED = effect("great_warding_raised", Wherever, DefendWhere(4, has(least=0)))
REMNANTS_OF_A_SPIRITS_HEART = event_card(
    "remnants_of_a_spirits_heart",
    choice(leave_its_strength_with_the_dahan, with_patient_focus_craft_a_great_warding),
    token=token_events.hunting_parties,
    dahan=dahan_events.a_thousand_small_struggles,
)


@event_part("draw_strength_from_it_while_you_can")
def draw_strength_from_it_while_you_can(act: Action) -> Work[None]:
    """1 blight for each player leaves the blight card and the game.

    If the card has not turned yet, more follows until it does. Spirits gain 3 energy for each, shared as
    evenly as possible.
    """
    s = act.s
    gone = s.seats
    yield from act.discard_blight(gone)
    while s.blight_card and not s.flipped:
        yield from act.discard_blight(1)
        gone += 1
    share, rest = divmod(3 * gone, s.seats)
    seats = list(range(s.seats))
    favoured: list[int] = []
    for _ in range(rest):
        seat = yield from act.together(
            "more_energy", [seat for seat in seats if seat not in favoured], "seat"
        )
        favoured.append(seat)
    for seat in seats:
        yield from act.gain_energy(share + (seat in favoured), seat)


@event_part("pour_your_strength_into_the_island")
def pour_your_strength_into_the_island(act: Action) -> Work[None]:
    """Each spirit pays 3 energy, forgets 2 power cards, or returns 1 presence to its tracks.

    Then 1 blight for each player comes from the box to the blight card.
    """

    def pour(inner: Action) -> Work[None]:
        s, seat = inner.s, inner.seat
        cards = len(own_cards(s, seat))
        yield from inner.choose(
            inner.pay_energy(3) if s.energy[seat] >= 3 else None,
            inner.in_turn(inner.forget_card(), inner.forget_card()) if cards >= 2 else None,
            inner.retract_presence() if inner.open_spaces(seat) and any(s.presence[seat]) else None,
        )

    yield from act.each_player(pour)
    act.restore_blight(act.s.seats)


NUMINOUS_CRISIS = event_card(
    "numinous_crisis",
    choice(draw_strength_from_it_while_you_can, pour_your_strength_into_the_island),
    token=token_events.plagues_bring_fear_and_death,
    dahan=dahan_events.careful_defense,
)


@event_part("act_cautiously_in_the_background")
def act_cautiously_in_the_background(act: Action) -> Work[None]:
    """On each board, push up to 2 dahan. Add 1 town to a land without a town.

    Then invaders ravage in the land with the most invaders that a ravage card names.
    """
    s = act.s

    def board(inner: Action, slot: int) -> Work[None]:
        for _ in range(2):
            land = yield from inner.pick_land(board_lands(s, slot, has(DAHAN)), "push_dahan", optional=True)
            if land == NONE:
                break
            yield from inner.push(1, DAHAN, land)
        yield from inner.add_to_one_of(1, TOWN, board_lands(s, slot, lacks(TOWN)))
        named = lands_of_cards(s, s.ravage_cards)
        matching = [land for land in board_lands(s, slot, invaders) if land in named]
        land = yield from inner.pick_land(with_most(s, matching, INVADERS))
        if land != NONE:
            yield from act_in(s, RAVAGE, land, parent=inner)

    yield from act.each_board(board)


@event_part("create_unnerving_distractions")
def create_unnerving_distractions(act: Action) -> Work[None]:
    """Each ravage card may leave out 1 of its lands on each board in this invader phase.

    1 fear for each player. The last stage II card and the last stage III card of the invader deck leave
    the game.
    """
    s = act.s
    act.lasting("create_unnerving_distractions", until=INVADER_PHASE)
    yield from act.fear(s.seats)
    for stage in (2, 3):
        last = next((card for card in s.invader_deck if INVADER_CARDS[card].stage == stage), NONE)
        if last != NONE:
            beneath = s.invader_deck.index(last)
            s.invader_deck.remove(last)
            s.invader_box = sorted([*s.invader_box, last])
            for rule, by in active(s, Rule.after_leaving_deck):
                rule.after_leaving_deck(s, by, beneath)


class Distractions(Rule):
    """A ravage card leaves out one land of each board."""

    def after_choosing_lands(self, act: Action, by: By, action: int, card: int) -> Work[None]:
        s = act.s

        def distract(inner: Action, slot: int) -> Work[None]:
            mine = [land for land in s.queue if s.island.on_board(land, slot)]
            land = yield from inner.pick_land(mine, "leave_out", optional=True)
            inner.leave_out(land)

        if action == RAVAGE:
            yield from of_event(act, "hard_working_settlers").each_board(distract)


DISTRACTIONS = effect("create_unnerving_distractions", Wherever, Distractions())
HARD_WORKING_SETTLERS = event_card(
    "hard_working_settlers",
    choice(act_cautiously_in_the_background, create_unnerving_distractions),
    token=token_events.beasts_prey_on_the_injured,
)


@event_part("ignore_their_interest")
def ignore_their_interest(act: Action) -> None:
    """Dahan take no part in ravages this turn."""
    act.lasting("ignore_their_interest")


@event_part("display_your_wrath_at_this_betrayal", Price(2, FIRE))
def display_your_wrath_at_this_betrayal(act: Action) -> Work[None]:
    """Each spirit with dahan in its lands destroys 1 of them: 1 fear."""

    def rage(inner: Action) -> Work[None]:
        s = inner.s
        among = [land for land in presence_lands(s, inner.seat) if s.pieces[land][DAHAN]]
        land = yield from inner.pick_land(among)
        if land != NONE:
            yield from inner.destroy(1, DAHAN, land)
            yield from inner.fear(1, land)

    yield from act.each_player(rage)


@event_part("change_and_help_them_learn_from_the_enemy", Price(6, AIR))
def change_and_help_them_learn_from_the_enemy(act: Action) -> Work[None]:
    """Dahan take no part in ravages this turn. Each spirit forgets a power card.

    From the next turn on, for the rest of the game, each land has defend 1 for each dahan there.
    """

    def learn(inner: Action) -> Work[None]:
        yield from inner.forget_card()

    act.lasting("ignore_their_interest")
    yield from act.each_player(learn)
    act.lasting("change_and_help_them_learn_from_the_enemy", until=GAME, later=True)


class DahanStandAside(Rule):
    """Dahan neither strike in ravages nor are struck."""

    def before_ravage(self, act: Action, by: By, ravage: Ravage) -> None:
        ravage.dahan_out = act.s.pieces[ravage.land][DAHAN]


STAND_ASIDE = effect("ignore_their_interest", Wherever, DahanStandAside())
LEARNED = effect("change_and_help_them_learn_from_the_enemy", Wherever, CannyDefense())
DAHAN_TRADE_WITH_THE_INVADERS = event_card(
    "dahan_trade_with_the_invaders",
    choice(
        ignore_their_interest, display_your_wrath_at_this_betrayal, change_and_help_them_learn_from_the_enemy
    ),
    token=token_events.outbreaks_shift,
)


@event_part("let_destruction_have_its_day")
def let_destruction_have_its_day(act: Action) -> Work[None]:
    """On each board, remove 1 beasts, add 1 disease, and turn over a minor power.

    If it is fast, add 1 blight on that board. Invaders and dahan have -1 health this turn, but at least 1.
    """
    s = act.s

    def board(inner: Action, slot: int) -> Work[None]:
        land = yield from inner.pick_land(board_lands(s, slot, has(BEASTS)), "lose_beasts", worth=calm)
        if land != NONE:
            yield from inner.remove(1, BEASTS, land)
        land = yield from inner.pick_land(board_lands(s, slot, has(least=0)), "infect")
        yield from inner.add(1, DISEASE, land)
        power = yield from inner.turn_over("minor")
        if power is not None and power.fast:
            land = yield from inner.pick_land(board_lands(s, slot, has(least=0)), "add_blight", aim=SPREAD)
            yield from inner.add_blight(1, land)

    yield from act.each_board(board)
    act.lasting("let_destruction_have_its_day")
    yield from act.check_island()


@event_part("fortify_the_resilience_of_life", Price(4, ANIMAL))
def fortify_the_resilience_of_life(act: Action) -> Work[None]:
    """On each board, add 1 beasts, remove 1 disease, and turn over a minor power.

    If it is slow, remove 1 blight on that board. Invaders and dahan have +1 health this turn.
    """
    s = act.s

    def board(inner: Action, slot: int) -> Work[None]:
        land = yield from inner.pick_land(board_lands(s, slot, has(least=0)))
        yield from inner.add(1, BEASTS, land)
        land = yield from inner.pick_land(board_lands(s, slot, has(DISEASE)), "remove_disease", worth=calm)
        if land != NONE:
            yield from inner.remove(1, DISEASE, land)
        power = yield from inner.turn_over("minor")
        land = NONE
        if power is not None and not power.fast:
            land = yield from inner.pick_land(board_lands(s, slot, has(BLIGHT)))
        if land != NONE:
            yield from inner.remove_blight(1, land)

    yield from act.each_board(board)
    act.lasting("fortify_the_resilience_of_life")


DESTRUCTION = effect("let_destruction_have_its_day", Wherever, HealthOf((*INVADERS, DAHAN), -1))
RESILIENCE = effect("fortify_the_resilience_of_life", Wherever, HealthOf((*INVADERS, DAHAN), 1))
LIFES_BALANCE_TILTS = event_card(
    "lifes_balance_tilts",
    choice(let_destruction_have_its_day, fortify_the_resilience_of_life),
    dahan=dahan_events.a_thousand_small_struggles,
)
