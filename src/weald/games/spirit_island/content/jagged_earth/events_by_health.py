"""The event cards of Jagged Earth whose branch depends on the health of the island."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.content.event_actions import (
    EasilyBlighted,
    OnBoard,
    RavageBonus,
    act_on_each_board,
    add_on_each_board,
    blight_on_each_board,
    board_lands,
    both,
    coastal,
    has,
    has_presence,
    in_one_land,
    lacks,
    lands,
    next_to,
    of_event,
    on_board,
    where_most,
)
from weald.games.spirit_island.content.growth_actions import move_presence
from weald.games.spirit_island.content.jagged_earth import shared_dahan_events as dahan_events
from weald.games.spirit_island.content.jagged_earth import shared_token_events as token_events
from weald.games.spirit_island.content.shared_events import grim_toll
from weald.games.spirit_island.model.lands import has_building, has_strife, presence_lands
from weald.games.spirit_island.model.pieces import (
    BEASTS,
    BLIGHT,
    CITY,
    EXPLORER,
    INVADERS,
    TOWN,
    TOWN_CITY,
    WILDS,
)
from weald.games.spirit_island.model.state import BUILD, EXPLORE, GAME, INVADER_PHASE, RAVAGE, IslandState
from weald.games.spirit_island.phases.invaders import act_in, explorable
from weald.games.spirit_island.rules.aims import LOSE
from weald.games.spirit_island.rules.declare import (
    OfSeat,
    Wherever,
    by_health,
    effect,
    event_card,
    event_part,
)
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.invader_actions import Explore, Ravage
from weald.games.spirit_island.rules.payment import most
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.subjects import Doing
from weald.kernel.messages import Args


@event_part("the_frontier_calls")
def the_frontier_calls(act: Action) -> None:
    """Explores in this invader phase add 1 more explorer in lands without a town or city."""
    act.lasting("the_frontier_calls", until=INVADER_PHASE)


class FrontierCalls(Rule):
    """More explorers come to lands without town and city."""

    def before_explore(self, act: Action, by: By, explore: Explore) -> None:
        if not has_building(act.s, explore.land):
            explore.kinds.append(EXPLORER)


@event_part("self_sacrifice_buys_time")
def self_sacrifice_buys_time(act: Action) -> Work[None]:
    """Each spirit destroys 1 of its presence.

    For the rest of the turn, the first blight to come to the island, 1 for each player, is from the box.
    """

    def sacrifice(inner: Action) -> Work[None]:
        yield from inner.destroy_presence(1)

    yield from act.each_player(sacrifice)
    for _ in range(act.s.seats):
        act.note("self_sacrifice_buys_time")


class BoughtTime(Rule):
    """One blight comes from the box."""

    def instead_of_card_blight(self, act: Action, by: By, land: int) -> bool:
        spend(act.s, "self_sacrifice_buys_time", by)
        return True


FRONTIER = effect("the_frontier_calls", Wherever, FrontierCalls())
BOUGHT_TIME = effect("self_sacrifice_buys_time", Wherever, BoughtTime())
THE_FRONTIER_CALLS = event_card(
    "the_frontier_calls",
    by_health(the_frontier_calls, self_sacrifice_buys_time),
    token=token_events.lair_in_untamed_lands,
    dahan=dahan_events.seek_out_new_grounds,
)


@event_part("seek_new_farmland")
def seek_new_farmland(act: Action) -> Work[None]:
    """From each land with at least 2 towns, push 1 town to a land without a town."""

    def seek(inner: Action) -> Work[None]:
        yield from inner.push(1, TOWN, to_lands=lands(inner.s, lacks(TOWN)))

    yield from act.each_land(lands(act.s, has(TOWN, least=2)), seek)


@event_part("voracious_consumption")
def voracious_consumption(act: Action) -> None:
    """After the ravage step, on each board, add 1 blight to a land with a city and without blight.

    Spirits may destroy 2 presence on the board to prevent it.
    """
    act.lasting("voracious_consumption", until=INVADER_PHASE)


class VoraciousConsumption(Rule):
    """After the ravage step cities spread blight."""

    def after_step(self, act: Action, by: By, action: int) -> Work[None]:
        if action == RAVAGE:
            event = of_event(act, "seek_new_farmland")
            yield from blight_on_each_board(event, both(has(CITY), lacks(BLIGHT)), price=2)


VORACIOUS = effect("voracious_consumption", Wherever, VoraciousConsumption())
SEEK_NEW_FARMLAND = event_card(
    "seek_new_farmland",
    by_health(seek_new_farmland, voracious_consumption),
    token=token_events.plagues_bring_fear_and_death,
    dahan=dahan_events.engage_on_their_own_terms,
)


@event_part("gradual_corruption")
def gradual_corruption(act: Action) -> Work[None]:
    """On each board, add 1 blight to a land with a town or city.

    Spirits may pay 1 energy for each card in the invader discard pile to prevent it on a board.
    """
    price = len(act.s.invader_discard)

    def corrupt(inner: Action) -> Work[None]:
        yield from inner.add_blight()

    def board(inner: Action, slot: int) -> Work[None]:
        if not (yield from bought_off(inner, price, slot)):
            yield from in_one_land(inner, board_lands(inner.s, slot, has(*TOWN_CITY)), corrupt)

    yield from act.each_board(board)


def bought_off(act: Action, price: int, board: int) -> Work[bool]:
    """Let the players pay energy to keep an event off a board; returns whether they do."""
    if most(act.s) < price:
        return False
    words: Args = {"board": act.s.island.boards[board], "n": price}
    if price and not (
        yield from act.together("protect_board", [0, 1], "yes", words, worth=1.5 - 0.4 * price)
    ):
        return False
    return (yield from act.pay_together(price))


@event_part("ravaged_wilderness")
def ravaged_wilderness(act: Action) -> Work[None]:
    """On each board, remove 1 beasts from a land with blight, and 1 wilds from a land with blight."""

    def board(inner: Action, slot: int) -> Work[None]:
        for token in (BEASTS, WILDS):
            land = yield from inner.pick_land(board_lands(inner.s, slot, both(has(BLIGHT), has(token))))
            if land != NONE:
                yield from inner.remove(1, token, land)

    yield from act.each_board(board)


GRADUAL_CORRUPTION = event_card(
    "gradual_corruption",
    by_health(gradual_corruption, ravaged_wilderness),
    token=token_events.fatalities_rise,
    dahan=dahan_events.blessings_of_bounty_and_health,
)


@event_part("fortune_seekers")
def fortune_seekers(act: Action) -> None:
    """The next explore card does not escalate.

    It names all lands without a town or city instead of its own.
    """
    act.lasting("fortune_seekers", until=GAME)


class FortuneSeekers(Rule):
    """A card explores wherever no town or city is."""

    doings: tuple[Doing, ...] = (Doing.ESCALATE,)

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool:
        return False

    def after_choosing_lands(self, act: Action, by: By, action: int, card: int) -> None:
        s = act.s
        if action == EXPLORE:
            free = [land for land in s.island.ground if not has_building(s, land)]
            act.name_lands(land for land in free if explorable(s, land))

    def after_explore_card(self, act: Action, by: By, card: int) -> None:
        spend(act.s, "fortune_seekers", by)


@event_part("the_lands_bounty_exhausted")
def the_lands_bounty_exhausted(act: Action) -> None:
    """In ravages this turn, 1 damage is enough to add blight in lands without presence."""
    act.lasting("the_lands_bounty_exhausted")


def without_presence(s: IslandState, land: int) -> bool:
    """Return whether no presence is in a land."""
    return not has_presence(s, land)


FORTUNE = effect("fortune_seekers", Wherever, FortuneSeekers())
EXHAUSTED = effect("the_lands_bounty_exhausted", Wherever, EasilyBlighted(without_presence))
FORTUNE_SEEKERS = event_card(
    "fortune_seekers",
    by_health(fortune_seekers, the_lands_bounty_exhausted),
    token=grim_toll,
    dahan=dahan_events.tell_the_old_stories,
)


@event_part("provincial_seat")
def provincial_seat(act: Action) -> Work[None]:
    """On each board, invaders build in a land with a city."""
    yield from act_on_each_board(act, BUILD, has(CITY))


@event_part("lands_hollow_of_promise")
def lands_hollow_of_promise(act: Action) -> Work[None]:
    """On each board, add 1 blight to a land without presence.

    Spirits may destroy 2 presence on the board to prevent it.
    """
    yield from blight_on_each_board(act, without_presence, price=2)


PROVINCIAL_SEAT = event_card(
    "provincial_seat",
    by_health(provincial_seat, lands_hollow_of_promise),
    token=token_events.beasts_chase_off_homesteaders,
    dahan=dahan_events.rally_to_the_defense_of_distant_kin,
)


@event_part("cities_rise")
def cities_rise(act: Action) -> Work[None]:
    """On each board, in the land with the most towns, replace 2 towns with 2 cities.

    If there is only 1, replace it with 1 city.
    """

    def rise(inner: Action) -> Work[None]:
        for _ in range(min(2, inner.number(TOWN))):
            yield from inner.replace(TOWN, CITY)

    yield from where_most(act, has(TOWN), (TOWN,), rise)


@event_part("depleted_soil")
def depleted_soil(act: Action) -> None:
    """In ravages this turn, 1 damage is enough to add blight in lands with a town or city."""
    act.lasting("depleted_soil")


DEPLETED = effect("depleted_soil", Wherever, EasilyBlighted(has_building))
CITIES_RISE = event_card(
    "cities_rise",
    by_health(cities_rise, depleted_soil),
    token=token_events.beasts_chase_off_homesteaders,
    dahan=dahan_events.careful_defense,
)


@event_part("thriving_trade")
def thriving_trade(act: Action) -> Work[None]:
    """On each board, add 1 city to a coastal land with a city."""
    yield from add_on_each_board(act, CITY, both(coastal, has(CITY)))


@event_part("partitioned_wilderness")
def partitioned_wilderness(act: Action) -> Work[None]:
    """On each board where at least 4 lands have towns, add 1 blight to a land with a town there or adjacent.

    Spirits may destroy 3 presence on the board to prevent it.
    """

    def partitioned(s: IslandState, board: int) -> bool:
        return len(board_lands(s, board, has(TOWN))) >= 4

    def near_town(s: IslandState, land: int) -> bool:
        return s.pieces[land][TOWN] > 0 or next_to(has(TOWN))(s, land)

    yield from blight_on_each_board(act, near_town, price=3, if_board=partitioned)


THRIVING_TRADE = event_card(
    "thriving_trade",
    by_health(thriving_trade, partitioned_wilderness),
    token=token_events.pestilence_arrives_on_canvas_sails,
    dahan=dahan_events.clever_cooperation,
)


@event_part("wounded_lands_attract_explorers")
def wounded_lands_attract_explorers(act: Action) -> Work[None]:
    """On each board, add 1 explorer to a land with blight."""
    yield from add_on_each_board(act, EXPLORER, has(BLIGHT))


@event_part("the_worlds_vibrance_fades")
def the_worlds_vibrance_fades(act: Action) -> Work[None]:
    """1 blight for each player leaves the blight card and the game.

    Each spirit may destroy 2 of its presence to prevent 1 of it.
    """
    prevented = 0
    for seat in range(act.s.seats):
        inner = act.nested(act.source, seat)
        enough = sum(inner.s.presence[seat]) >= 2
        prevented += yield from inner.may(inner.destroy_presence(2, price=True) if enough else None)
        yield from inner.conclude()
    if prevented < act.s.seats:
        yield from act.discard_blight(act.s.seats - prevented)


WOUNDED_LANDS_ATTRACT_EXPLORERS = event_card(
    "wounded_lands_attract_explorers",
    by_health(wounded_lands_attract_explorers, the_worlds_vibrance_fades),
    token=token_events.beasts_chase_off_homesteaders,
    dahan=dahan_events.raiding_and_retaliation,
)


@event_part("coastal_towns_multiply")
def coastal_towns_multiply(act: Action) -> Work[None]:
    """On each board, add 1 town to a coastal land adjacent to a coastal land with a town."""
    yield from add_on_each_board(act, TOWN, both(coastal, next_to(both(coastal, has(TOWN)))))


@event_part("cooperation_among_towns")
def cooperation_among_towns(act: Action) -> None:
    """Ravages deal +1 damage in each land with a town or city and without strife this turn."""
    act.lasting("cooperation_among_towns")


def in_harmony(s: IslandState, land: int) -> bool:
    """Return whether a land has a town or city, and no strife."""
    return has_building(s, land) and not has_strife(s, land)


COOPERATION = effect("cooperation_among_towns", Wherever, RavageBonus(1, in_harmony))
COASTAL_TOWNS_MULTIPLY = event_card(
    "coastal_towns_multiply",
    by_health(coastal_towns_multiply, cooperation_among_towns),
    token=token_events.explorers_blunder,
    dahan=dahan_events.coming_of_age_no_blight_disease,
)


@event_part("civic_engagement")
def civic_engagement(act: Action) -> Work[None]:
    """On each board, remove 1 strife.

    On boards without strife, ravages deal +1 damage in each land with a town or city this turn.
    """

    def board(inner: Action, slot: int) -> Work[None]:
        land = yield from inner.pick_land(board_lands(inner.s, slot, has_strife))
        if land == NONE:
            inner.lasting("civic_engagement", slot)
        else:
            yield from inner.remove_tokens(1, (), land)

    yield from act.each_board(board)


class CivicEngagement(Rule):
    """Towns and cities of a board deal more damage."""

    def before_ravage(self, act: Action, by: OnBoard, ravage: Ravage) -> None:
        if act.s.island.on_board(ravage.land, by.board) and has_building(act.s, ravage.land):
            ravage.bonus += 1


@event_part("lifes_web_torn_asunder")
def lifes_web_torn_asunder(act: Action) -> Work[None]:
    """On each board with at least 6 blight, add 1 blight to a land adjacent to blight."""

    def torn(s: IslandState, board: int) -> bool:
        return on_board(s, board, (BLIGHT,)) >= 6

    yield from blight_on_each_board(act, next_to(has(BLIGHT)), if_board=torn)


CIVIC = effect("civic_engagement", OnBoard, CivicEngagement())
CIVIC_ENGAGEMENT = event_card(
    "civic_engagement",
    by_health(civic_engagement, lifes_web_torn_asunder),
    token=token_events.casualties_of_fang_and_sting,
    dahan=dahan_events.keep_far_from_the_lands_of_plague,
)


@event_part("sprawl_contained_by_the_wilds")
def sprawl_contained_by_the_wilds(act: Action) -> Work[None]:
    """On each board, add 1 wilds to a land without invaders.

    Invaders build in the land with the most towns and cities, if any.
    """

    def sprawl(inner: Action) -> Work[None]:
        yield from act_in(inner.s, BUILD, inner.land, parent=inner)

    yield from add_on_each_board(act, WILDS, lacks(*INVADERS))
    yield from where_most(act, has(*TOWN_CITY), TOWN_CITY, sprawl)


@event_part("dissolution_threatens")
def dissolution_threatens(act: Action) -> Work[None]:
    """Each spirit destroys 2 of its presence and adds 1 wilds in place of each.

    Or it adds 1 of its destroyed presence to one of its lands, and next turn all its powers are slow and
    cannot be made fast.
    """

    def player(inner: Action) -> Work[None]:
        both_lost = sum(inner.s.presence[inner.seat]) >= 2
        yield from inner.choose(
            inner.called("dissolve_into_wilds", dissolve, worth=-3.0) if both_lost else None,
            inner.called("hold_together", hold_together, worth=-1.5),
        )

    yield from act.each_player(player)


def dissolve(act: Action) -> Work[None]:
    """Let a spirit destroy 2 of its presence, with wilds in place of each."""
    for _ in range(2):
        land = yield from act.pick_land(presence_lands(act.s, act.seat), "destroy_presence", aim=LOSE)
        if land != NONE and (yield from act.lose_presence(act.seat, land)):
            yield from act.add(1, WILDS, land)


def hold_together(act: Action) -> Work[None]:
    """Let a spirit add 1 destroyed presence and be slow next turn."""
    if act.s.destroyed[act.seat]:
        land = yield from act.pick_home(presence_lands(act.s, act.seat))
        if land != NONE:
            yield from act.return_presence(land)
    act.lasting("dissolution_threatens", act.seat, later=True)


class SlowToAct(Rule):
    """No power of a spirit is fast."""

    doings: tuple[Doing, ...] = (Doing.BE_FAST,)

    def may(self, s: IslandState, by: OfSeat, what: Doing, land: int, seat: int, of: int) -> bool | None:
        return False if by.seat == seat else None


DISSOLUTION = effect("dissolution_threatens", OfSeat, SlowToAct())
SPRAWL_CONTAINED_BY_THE_WILDS = event_card(
    "sprawl_contained_by_the_wilds",
    by_health(sprawl_contained_by_the_wilds, dissolution_threatens),
    token=token_events.explorers_blunder,
    dahan=dahan_events.lay_ambushes,
)


@event_part("the_struggles_of_growth")
def the_struggles_of_growth(act: Action) -> Work[None]:
    """Each spirit destroys 2 of its presence and gains a power card.

    Or it forgets 1 power card, gains 2 energy, and may move up to 2 of its presence up to 4 lands each.
    """

    def player(inner: Action) -> Work[None]:
        s, seat = inner.s, inner.seat
        cards = s.hands[seat] or s.played[seat] or s.discards[seat]
        yield from inner.choose(
            inner.in_turn(inner.destroy_presence(2), inner.gain_card())
            if sum(s.presence[seat]) >= 2
            else None,
            inner.called("forget_and_wander", forget_and_wander, worth=0.4) if cards else None,
        )

    yield from act.each_player(player)


def forget_and_wander(act: Action) -> Work[None]:
    """Let a spirit forget a card, gain 2 energy and move up to 2 presence."""
    yield from act.forget_card()
    yield from act.gain_energy(2)
    for _ in range(2):
        yield from move_presence(4).run(act) or NOTHING


@event_part("blight_deepens")
def blight_deepens(act: Action) -> Work[None]:
    """On each board, add 1 blight to a land with blight, without a cascade.

    Spirits may destroy 1 presence on the board to prevent it.
    """
    yield from blight_on_each_board(act, has(BLIGHT), price=1, cascade=False)


THE_STRUGGLES_OF_GROWTH = event_card(
    "the_struggles_of_growth",
    by_health(the_struggles_of_growth, blight_deepens),
    token=token_events.irregular_outbreaks,
    dahan=dahan_events.careful_defense,
)
