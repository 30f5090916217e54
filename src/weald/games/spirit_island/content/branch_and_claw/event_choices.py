"""The event cards of Branch & Claw on which the players choose."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.content.branch_and_claw import shared_event_parts as parts
from weald.games.spirit_island.content.event_actions import (
    HealthOf,
    NextRavage,
    add_on_each_board,
    blight_on_each_board,
    board_lands,
    both,
    coastal,
    each_beasts,
    has,
    in_one_land,
    invaders,
    is_terrain,
    lacks,
    lands,
    on_each_board,
    return_event,
    sacred,
    use_now,
    with_most_buildings,
)
from weald.games.spirit_island.content.shared_events import offerings_of_pattern_and_dance
from weald.games.spirit_island.model.lands import on_island, presence_lands
from weald.games.spirit_island.model.pieces import (
    AIR,
    ANIMAL,
    BEASTS,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    EXPLORER_TOWN,
    FIRE,
    MOON,
    SANDS,
    SUN,
    TOWN,
    TOWN_CITY,
    WATER,
)
from weald.games.spirit_island.model.state import BUILD, GAME, RAVAGE, IslandState
from weald.games.spirit_island.phases.invaders import take_top_card
from weald.games.spirit_island.rules import decks
from weald.games.spirit_island.rules import fear as fears
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
from weald.games.spirit_island.rules.land_rules import defence, sacred_sites
from weald.games.spirit_island.rules.panel import is_slow, stays_in_play
from weald.games.spirit_island.rules.payment import most
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import POWERS


@event_part("let_the_plants_die_and_the_land_wither")
def let_the_plants_die_and_the_land_wither(act: Action) -> Work[None]:
    """On each board, turn over a minor power: if it lacks water, add 1 blight to a sands.

    Towns, cities and dahan have -1 health this turn, but at least 1.
    """

    def board(inner: Action, slot: int) -> Work[None]:
        power = yield from inner.turn_over("minor")
        if power is not None and not power.elements[WATER]:
            inner.land = yield from inner.pick_land(board_lands(inner.s, slot, is_terrain(SANDS)))
            if inner.land != NONE:
                yield from inner.add_blight()

    yield from act.each_board(board)
    act.lasting("years_of_little_rain")
    yield from act.check_island()


@event_part("act_to_ease_the_drought", Price(4, WATER))
def act_to_ease_the_drought(act: Action) -> Work[None]:
    """Each spirit may add 1 presence to one of its lands with dahan."""

    def ease(inner: Action) -> Work[None]:
        yield from inner.add_presence()

    def player(inner: Action) -> Work[None]:
        own = [land for land in presence_lands(inner.s, inner.seat) if inner.s.pieces[land][DAHAN]]
        yield from in_one_land(inner, own, ease, optional=True)

    yield from act.each_player(player)


DROUGHT = effect("years_of_little_rain", Wherever, HealthOf((TOWN, CITY, DAHAN), -1))
YEARS_OF_LITTLE_RAIN = event_card(
    "years_of_little_rain",
    choice(let_the_plants_die_and_the_land_wither, act_to_ease_the_drought),
    token=parts.beasts_attack,
    dahan=parts.canny_defense,
)


@event_part("spurn_the_invaders")
def spurn_the_invaders(act: Action) -> Work[None]:
    """On each board, 2 damage to dahan in a land with a town or city.

    On each board, add 1 blight to a land with at least 2 towns or cities.
    Towns and cities have -1 health this turn, but at least 1.
    """

    def starve(inner: Action) -> Work[None]:
        yield from inner.damage(2, DAHAN)

    yield from on_each_board(act, both(has(DAHAN), has(*TOWN_CITY)), starve)
    yield from blight_on_each_board(act, has(*TOWN_CITY, least=2))
    act.lasting("farmers_seek_the_dahan_for_aid")
    yield from act.check_island()


@event_part("teach_the_invaders")
def teach_the_invaders(act: Action) -> Work[None]:
    """On each board, add 1 town to a land with dahan. The next normal ravage becomes a build."""
    yield from add_on_each_board(act, TOWN, has(DAHAN))
    act.lasting("teach_the_invaders", until=GAME)


class RavageBecomesBuild(Rule):
    """The cards that would ravage next build instead."""

    def after_planning(self, s: IslandState, by: By) -> None:
        if any(action == RAVAGE for action, _ in s.agenda):
            s.agenda = [(BUILD if action == RAVAGE else action, card) for action, card in s.agenda]
            spend(s, "teach_the_invaders", by)


SPURNED = effect("farmers_seek_the_dahan_for_aid", Wherever, HealthOf(TOWN_CITY, -1))
TAUGHT = effect("teach_the_invaders", Wherever, RavageBecomesBuild())
FARMERS_SEEK_THE_DAHAN_FOR_AID = event_card(
    "farmers_seek_the_dahan_for_aid",
    choice(spurn_the_invaders, teach_the_invaders),
    token=parts.new_diseases,
)


@event_part("let_the_invasive_species_bloom")
def let_the_invasive_species_bloom(act: Action) -> Work[None]:
    """On each board, turn over a minor power: if it is fast, add 1 blight to a land with a town or city.

    This card goes back under the top 2 cards of the event deck.
    """

    def board(inner: Action, slot: int) -> Work[None]:
        power = yield from inner.turn_over("minor")
        if power is not None and power.fast:
            inner.land = yield from inner.pick_land(board_lands(inner.s, slot, has(*TOWN_CITY)))
            if inner.land != NONE:
                yield from inner.add_blight()

    yield from act.each_board(board)
    return_event(act.s, 2)


@event_part("transmute_the_worst_of_the_species", Price(4, MOON))
def transmute_the_worst_of_the_species(act: Action) -> Work[None]:
    """1 fear for each player. On each board, add 1 beasts to a land with a town or city."""
    yield from act.fear(act.s.seats)
    yield from add_on_each_board(act, BEASTS, has(*TOWN_CITY))


NEW_SPECIES_SPREAD = event_card(
    "new_species_spread",
    choice(let_the_invasive_species_bloom, transmute_the_worst_of_the_species),
    token=parts.new_diseases,
    dahan=offerings_of_pattern_and_dance,
)


@event_part("allow_the_attacks")
def allow_the_attacks(act: Action) -> Work[None]:
    """On each board, turn over a major power.

    The coastal land with the most towns and cities, if any, takes its cost as damage to invaders and as
    damage to the land. Defend lowers both.
    """

    def board(inner: Action, slot: int) -> Work[None]:
        s = inner.s
        power = yield from inner.turn_over("major")
        land = yield from inner.pick_land(with_most_buildings(s, board_lands(s, slot, coastal)))
        if power is not None and land != NONE:
            n = power.cost - defence(s, land)
            yield from inner.damage(n, land=land)
            yield from inner.damage_land(n, land)

    yield from act.each_board(board)


@event_part("help_repel_the_newcomers", Price(1))
def help_repel_the_newcomers(act: Action) -> None:
    """Put 1 unused fear card on top of the fear deck."""
    fears.lay_on_top(act.s)


WAR_TOUCHES_THE_ISLANDS_SHORES = event_card(
    "war_touches_the_islands_shores",
    choice(allow_the_attacks, help_repel_the_newcomers),
    token=parts.beasts_find_new_homes,
    dahan=parts.reclaim_territory,
    advised_against=True,
)


@event_part("let_the_islands_strength_repulse_them")
def let_the_islands_strength_repulse_them(act: Action) -> Work[None]:
    """Each sacred site pushes 1 explorer or town.

    1 blight for each player leaves the blight card and the game.
    """
    for seat in range(act.s.seats):
        for land in sacred_sites(act.s, seat):
            inner = act.nested(act.source, seat)
            yield from inner.push(1, EXPLORER_TOWN, land)
            yield from inner.conclude()
    yield from act.discard_blight(act.s.seats)


@event_part("guard_them_yourself_for_well_or_ill")
def guard_them_yourself_for_well_or_ill(act: Action) -> Work[bool]:
    """In each land with a sacred site and invaders, pay 3 energy, aided by fire, for 2 damage.

    Where you do not, each spirit there destroys 1 of its presence.
    """
    s = act.s
    threatened = lands(s, both(sacred, invaders))
    guarded: list[int] = []
    for land in threatened:
        affordable = most(s, FIRE) >= 3 * (len(guarded) + 1)
        options = [0, 1] if affordable else [0]
        if (yield from act.together("guard", options, "yes", {"land": act.name(land)})):
            guarded.append(land)
    if not (yield from act.pay_together(3 * len(guarded), FIRE)):
        return False
    act.paid = bool(guarded)

    def stand(inner: Action) -> Work[None]:
        if inner.land in guarded:
            yield from inner.damage(2)
        else:
            for seat in range(s.seats):
                if s.presence[seat][inner.land]:
                    yield from inner.lose_presence(seat, inner.land)

    yield from act.each_land(threatened, stand)
    return True


SACRED_SITES_UNDER_THREAT = event_card(
    "sacred_sites_under_threat",
    choice(let_the_islands_strength_repulse_them, guard_them_yourself_for_well_or_ill),
    token=parts.beasts_prowl,
    dahan=parts.spirit_speakers_solve_riddles_of_power,
)


@event_part("outpaced")
def outpaced(act: Action) -> Work[None]:
    """Each spirit chooses for each of its slow cards in play that it has not used.

    Either discard it and gain 1 energy and its cost; or pay 3 energy or destroy 2 presence, and you may
    use it now instead of later.
    """
    for seat in range(act.s.seats):
        s = act.s
        for card in list(s.played[seat]):
            if stays_in_play(s, seat, card):
                # It is in play, but was not played this turn.
                continue
            if card not in s.used[seat] and is_slow(s, seat, POWERS.all[card]):
                inner = act.nested(POWERS.ids[card], seat)
                yield from keep_pace(inner, card)
                yield from inner.conclude()


def keep_pace(act: Action, card: int) -> Work[None]:
    """Discard a slow card for energy, or pay to use it now."""
    s, seat = act.s, act.seat

    def stay(inner: Action) -> Work[None]:
        decks.discard(s, seat, card)
        yield from inner.gain_energy(1 + POWERS.all[card].cost)

    def hurry(inner: Action) -> Work[None]:
        yield from inner.pay_energy(3)
        yield from use_now(inner, [card])

    def sacrifice(inner: Action) -> Work[None]:
        yield from inner.destroy_presence(2, price=True)
        yield from use_now(inner, [card])

    yield from act.choose(
        act.called("stay_steady_and_slow", stay, worth=0.5 + 0.3 * POWERS.all[card].cost),
        act.called("match_pace_for_energy", hurry, worth=0.4) if s.energy[seat] >= 3 else None,
        act.called("match_pace_for_presence", sacrifice, worth=-3.0) if sum(s.presence[seat]) >= 2 else None,
    )


OUTPACED = event_card(
    "outpaced",
    choice(outpaced),
    token=parts.lingering_plagues,
    dahan=parts.raids_in_force,
    advised_against=True,
)


@event_part("ignore_their_contact_with_the_dahan")
def ignore_their_contact_with_the_dahan(act: Action) -> Work[None]:
    """On each board, turn over a minor power.

    If it has sun, push 1 explorer from a land with dahan; if not, replace 1 dahan with 1 town.
    This card goes back under the top 2 cards of the event deck.
    """

    def board(inner: Action, slot: int) -> Work[None]:
        s = inner.s
        power = yield from inner.turn_over("minor")
        if power is None:
            return
        if power.elements[SUN]:
            inner.land = yield from inner.pick_land(board_lands(s, slot, both(has(DAHAN), has(EXPLORER))))
            if inner.land != NONE:
                yield from inner.push(1, EXPLORER)
        else:
            inner.land = yield from inner.pick_land(board_lands(s, slot, has(DAHAN)))
            if inner.land != NONE:
                yield from inner.replace(DAHAN, TOWN)

    yield from act.each_board(board)
    return_event(act.s, 2)


@event_part("curse_the_tongues_of_the_foreigners", Price(4, SUN))
def curse_the_tongues_of_the_foreigners(act: Action) -> Work[None]:
    """Each spirit adds 1 disease to a land with a city.

    2 fear for each player. In the next normal ravage, each city deals +3 damage.
    """

    def curse(inner: Action) -> Work[None]:
        yield from inner.add(1, DISEASE)

    def player(inner: Action) -> Work[None]:
        yield from in_one_land(inner, lands(inner.s, has(CITY)), curse)

    yield from act.each_player(player)
    yield from act.fear(2 * act.s.seats)
    act.lasting("missionaries_arrive", until=GAME)


CURSED = effect("missionaries_arrive", Wherever, NextRavage("missionaries_arrive", (CITY,), 3))
MISSIONARIES_ARRIVE = event_card(
    "missionaries_arrive",
    choice(ignore_their_contact_with_the_dahan, curse_the_tongues_of_the_foreigners),
    token=parts.prey_on_the_unwary,
)


@event_part("let_them_rampage_unto_death")
def let_them_rampage_unto_death(act: Action) -> Work[None]:
    """Each beasts destroys 1 dahan in its land. On each board, remove 1 beasts."""

    def rampage(inner: Action, n: int) -> Work[None]:
        yield from inner.destroy(min(n, inner.s.pieces[inner.land][BEASTS]), DAHAN)

    def die(inner: Action) -> Work[None]:
        yield from inner.remove(1, BEASTS)

    yield from each_beasts(act, rampage)
    yield from on_each_board(act, has(BEASTS), die)


@event_part("guide_the_madness", Price(3, ANIMAL, per_player=False, at_once=False))
def guide_the_madness(act: Action) -> Work[bool]:
    """Remove any number of beasts. Pay 3 energy, aided by animal, for each beasts left, and at least 3.

    Each spirit may push 1 beasts.
    """
    s = act.s
    able = most(s, ANIMAL)
    total = on_island(s, (BEASTS,))
    left = [n for n in range(total, -1, -1) if max(3, 3 * n) <= able]
    keep = yield from act.together("keep_beasts", left, "number", {"n": total})
    if not (yield from act.pay_together(max(3, 3 * keep), ANIMAL)):
        return False
    for _ in range(total - keep):
        land = yield from act.together("remove_beasts", lands(s, has(BEASTS)), "land")
        yield from act.remove(1, BEASTS, land)

    def guide(inner: Action) -> Work[None]:
        yield from inner.push(1, BEASTS)

    def player(inner: Action) -> Work[None]:
        yield from in_one_land(inner, lands(inner.s, has(BEASTS)), guide, optional=True)

    yield from act.each_player(player)
    return True


A_STRANGE_MADNESS_AMONG_THE_BEASTS = event_card(
    "a_strange_madness_among_the_beasts",
    choice(let_them_rampage_unto_death, guide_the_madness),
    token=parts.savage_frenzy,
    dahan=parts.seek_a_safer_home,
    advised_against=True,
)


@event_part("ignore_the_curiosity")
def ignore_the_curiosity(act: Action) -> Work[None]:
    """The top card of the invader deck leaves the game; one that set-up has placed is passed over.

    On each board, add 1 town to a land without a town.
    """
    take_top_card(act.s)
    yield from add_on_each_board(act, TOWN, lacks(TOWN))


@event_part("weave_lies_in_the_minds_of_their_observers", Price(4, AIR))
def weave_lies_in_the_minds_of_their_observers(act: Action) -> None:
    """The top fear card goes back to the box.

    In the next normal ravage, each town and city deals +1 damage.
    """
    fears.discard_top(act.s)
    act.lasting("rising_interest_in_the_island", until=GAME)


RISING = effect(
    "rising_interest_in_the_island", Wherever, NextRavage("rising_interest_in_the_island", TOWN_CITY, 1)
)
RISING_INTEREST_IN_THE_ISLAND = event_card(
    "rising_interest_in_the_island",
    choice(ignore_the_curiosity, weave_lies_in_the_minds_of_their_observers),
    token=parts.beasts_of_the_jungle,
    dahan=parts.traps_and_snares,
)
