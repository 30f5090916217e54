"""The token events of Jagged Earth; several cards share some of them."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.event_actions import (
    add_on_each_board,
    add_to_most_buildings,
    board_lands,
    both,
    coastal,
    each_beasts,
    has,
    has_beasts,
    in_one_land,
    inland,
    invaders,
    lacks,
    lands,
    next_to,
    on_each_board,
    where_most,
)
from weald.games.spirit_island.model.lands import invaders as number_of_invaders
from weald.games.spirit_island.model.lands import lands_of_board
from weald.games.spirit_island.model.pieces import (
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    EXPLORER_TOWN,
    INVADERS,
    TOWN,
    TOWN_CITY,
    damage_on,
)
from weald.games.spirit_island.model.state import INVADER_PHASE, IslandState
from weald.games.spirit_island.rules.aims import HIT
from weald.games.spirit_island.rules.declare import Wherever, effect, event_part
from weald.games.spirit_island.rules.happenings import DESTROY
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.land_rules import beasts
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import active

# Beasts.


@event_part("quit_the_farmed_lands")
def quit_the_farmed_lands(act: Action) -> Work[None]:
    """On each board, push 1 beasts to a land without a town or city. If explorers are there, 1 fear."""

    def leave(inner: Action) -> Work[None]:
        for land in (yield from inner.push(1, BEASTS, to_lands=lands(inner.s, lacks(*TOWN_CITY)))):
            if inner.number(EXPLORER, land):
                yield from inner.fear(1, land)

    yield from on_each_board(act, both(has(BEASTS), next_to(lacks(*TOWN_CITY))), leave)


@event_part("hunting_parties")
def hunting_parties(act: Action) -> Work[None]:
    """In each land with beasts and a city, 1 fear, and destroy 1 beasts."""

    def hunt(inner: Action) -> Work[None]:
        yield from inner.fear(1)
        yield from inner.destroy(1, BEASTS)

    yield from act.each_land(lands(act.s, both(has(BEASTS), has(CITY))), hunt)


class BeastsAsBadlands(Rule):
    """Each beasts is also a badlands."""

    def extra_badlands(self, act: Action, by: By, land: int, dahan: bool) -> int:
        return act.s.pieces[land][BEASTS]


AS_BADLANDS = effect("beasts_as_badlands", Wherever, BeastsAsBadlands())


@event_part("beasts_prey_on_the_injured")
def beasts_prey_on_the_injured(act: Action) -> Work[None]:
    """Each beasts is also a badlands this turn.

    On each board, destroy 1 damaged invader in a land with beasts.
    """
    act.lasting("beasts_as_badlands")

    def board(inner: Action, slot: int) -> Work[None]:
        prey = {
            land: [piece for piece in inner.harmable(land, INVADERS, DESTROY) if damage_on(piece)]
            for land in board_lands(inner.s, slot, has_beasts)
        }
        land = yield from inner.pick_land([land for land, pieces in prey.items() if pieces])
        hinders = active(inner.s, Rule.instead_of_harm)
        if land != NONE and (not hinders or (yield from inner.unhindered(INVADERS, land))):
            piece = yield from inner.pick_piece("destroy", land, prey[land], 1, aim=HIT)
            yield from inner.destroy_one(land, piece)

    yield from act.each_board(board)


@event_part("explorers_blunder")
def explorers_blunder(act: Action) -> Work[None]:
    """On each board, destroy 2 explorers in total in lands with beasts."""

    def board(inner: Action, slot: int) -> Work[None]:
        for _ in range(2):
            among = board_lands(inner.s, slot, both(has_beasts, has(EXPLORER)))
            land = yield from inner.pick_land(among)
            if land != NONE:
                yield from inner.destroy(1, EXPLORER, land)

    yield from act.each_board(board)


@event_part("prey_on_the_heedless")
def prey_on_the_heedless(act: Action) -> Work[None]:
    """Each beasts deals 1 damage in its land."""

    def prey(inner: Action, n: int) -> Work[None]:
        yield from inner.damage(n)

    yield from each_beasts(act, prey)


@event_part("lair_in_untamed_lands")
def lair_in_untamed_lands(act: Action) -> Work[None]:
    """On each board, add 1 beasts to a land without town, city and blight."""
    yield from add_on_each_board(act, BEASTS, lacks(TOWN, CITY, BLIGHT))


@event_part("beasts_chase_off_homesteaders")
def beasts_chase_off_homesteaders(act: Action) -> Work[None]:
    """On each board, in a land with beasts, push up to 2 explorers, or push 1 town."""

    def chase(inner: Action) -> Work[None]:
        yield from inner.choose(
            inner.push(up_to(2), EXPLORER) if inner.number(EXPLORER) else None,
            inner.push(1, TOWN) if inner.number(TOWN) else None,
        )

    yield from on_each_board(act, both(has_beasts, has(*EXPLORER_TOWN)), chase)


@event_part("casualties_of_fang_and_sting")
def casualties_of_fang_and_sting(act: Action) -> Work[None]:
    """On each board, destroy 1 explorer or town in a land with beasts."""

    def bite(inner: Action) -> Work[None]:
        yield from inner.destroy(1, EXPLORER_TOWN)

    yield from on_each_board(act, both(has_beasts, has(*EXPLORER_TOWN)), bite)


@event_part("terrifying_beasts")
def terrifying_beasts(act: Action) -> Work[None]:
    """2 fear for each board with at least 2 beasts."""

    def board(inner: Action, slot: int) -> Work[None]:
        if sum([beasts(inner.s, land) for land in lands_of_board(inner.s, slot)]) >= 2:
            yield from inner.fear(2)

    yield from act.each_board(board)


@event_part("beasts_multiply")
def beasts_multiply(act: Action) -> Work[None]:
    """On each board, add 1 beasts to a land adjacent to beasts.

    Then destroy 1 dahan in a land with beasts.
    """

    def come(inner: Action) -> Work[None]:
        yield from inner.add(1, BEASTS)

    def kill(inner: Action) -> Work[None]:
        yield from inner.destroy(1, DAHAN)

    def board(inner: Action, slot: int) -> Work[None]:
        yield from in_one_land(inner, board_lands(inner.s, slot, next_to(has(BEASTS))), come)
        yield from in_one_land(inner, board_lands(inner.s, slot, both(has(BEASTS), has(DAHAN))), kill)

    yield from act.each_board(board)


# Disease.


@event_part("plagues_bring_fear_and_death")
def plagues_bring_fear_and_death(act: Action) -> Work[None]:
    """On each board with disease, 1 fear, and 2 damage to dahan in a land with disease."""

    def kill(inner: Action) -> Work[None]:
        yield from inner.damage(2, DAHAN)

    def board(inner: Action, slot: int) -> Work[None]:
        if board_lands(inner.s, slot, has(DISEASE)):
            yield from inner.fear(1)
            yield from in_one_land(inner, board_lands(inner.s, slot, both(has(DISEASE), has(DAHAN))), kill)

    yield from act.each_board(board)


@event_part("outbreaks_shift")
def outbreaks_shift(act: Action) -> Work[None]:
    """On each board, push 1 disease to the adjacent land with the most invaders, if any."""

    def shift(inner: Action) -> Work[None]:
        s = inner.s
        near = inner.around(inner.land)
        most = max(number_of_invaders(s, land) for land in near)
        yield from inner.push(
            1, DISEASE, to_lands=[land for land in near if number_of_invaders(s, land) == most]
        )

    yield from on_each_board(act, both(has(DISEASE), next_to(invaders)), shift)


@event_part("fatalities_rise")
def fatalities_rise(act: Action) -> Work[None]:
    """In each land with disease, 1 damage to each invader and to each dahan.

    Where that destroys a town or city, remove 1 disease.
    """

    def kill(inner: Action) -> Work[None]:
        yield from inner.damage_each(1, (*INVADERS, DAHAN))
        if inner.counted(DESTROY, TOWN_CITY):
            yield from inner.remove(1, DISEASE)

    yield from act.each_land(lands(act.s, has(DISEASE)), kill)


@event_part("pestilence_arrives_on_canvas_sails")
def pestilence_arrives_on_canvas_sails(act: Action) -> Work[None]:
    """On each board, add 1 disease to the coastal land with the most towns and cities, if any.

    Then 3 damage to dahan there.
    """

    def land_sick(inner: Action) -> Work[None]:
        yield from inner.add(1, DISEASE)
        yield from inner.damage(3, DAHAN)

    yield from where_most(act, coastal, TOWN_CITY, land_sick)


@event_part("irregular_outbreaks")
def irregular_outbreaks(act: Action) -> Work[None]:
    """1 fear for each board with disease. Disease stops no build in this invader phase."""

    def board(inner: Action, slot: int) -> Work[None]:
        if board_lands(inner.s, slot, has(DISEASE)):
            yield from inner.fear(1)

    yield from act.each_board(board)
    act.lasting("lingering_plagues", until=INVADER_PHASE)


@event_part("virulence_among_close_packed_homes")
def virulence_among_close_packed_homes(act: Action) -> Work[None]:
    """On each board, add 1 disease to the inland land with the most towns and cities, if any."""
    yield from add_to_most_buildings(act, DISEASE, inland)


@event_part("foreign_diseases")
def foreign_diseases(act: Action) -> Work[None]:
    """On each board, add 1 disease to the land with the most invaders and dahan together, at least 1 of each.

    Then 2 damage to dahan there.
    """

    def infect(inner: Action) -> Work[None]:
        yield from inner.add(1, DISEASE)
        yield from inner.damage(2, DAHAN)

    def mixed(s: IslandState, land: int) -> bool:
        return invaders(s, land) and s.pieces[land][DAHAN] > 0

    yield from where_most(act, mixed, (*INVADERS, DAHAN), infect)
