"""The event cards of Branch & Claw whose branch depends on stage, terror level or the island's health."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.content.branch_and_claw import shared_event_parts as parts
from weald.games.spirit_island.content.event_actions import (
    HealthOf,
    NextRavage,
    RavageBonus,
    add_on_each_board,
    blight_on_each_board,
    board_lands,
    both,
    coastal,
    has,
    has_presence,
    in_one_land,
    inland,
    invaders,
    is_terrain,
    lacks,
    lands,
    next_to,
    of_event,
    on_each_board,
    prevented_on_board,
    return_event,
    sacred,
    terrains_not_shown,
)
from weald.games.spirit_island.content.shared_events import (
    grim_toll,
    increasing_aggression,
    offerings_of_pattern_and_dance,
    stricken,
)
from weald.games.spirit_island.model.lands import count, number, pieces_in
from weald.games.spirit_island.model.lands import has_strife as with_strife
from weald.games.spirit_island.model.lands import invaders as number_of_invaders
from weald.games.spirit_island.model.pieces import (
    BLIGHT,
    CITY,
    DAHAN,
    EXPLORER,
    EXPLORER_TOWN,
    INVADERS,
    STRIFE_UNIT,
    TOWN,
    TOWN_CITY,
)
from weald.games.spirit_island.model.state import BUILD, GAME, INVADER_PHASE, RAVAGE, IslandState
from weald.games.spirit_island.phases.invaders import act_in, is_source
from weald.games.spirit_island.phases.ravage import hurt_dahan
from weald.games.spirit_island.rules.decks import own_cards
from weald.games.spirit_island.rules.declare import (
    Wherever,
    by_health,
    by_stage,
    by_terror,
    effect,
    event_card,
    event_part,
)
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.invader_actions import Explore, Ravage
from weald.games.spirit_island.rules.land_rules import is_isolated, sacred_sites
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import active_beside_powers
from weald.games.spirit_island.rules.subjects import Doing, Number

# By invader stage.


@event_part("seeking_the_interior")
def seeking_the_interior(act: Action) -> Work[None]:
    """From each coastal land, push 1 explorer to an inland land."""

    def seek(inner: Action) -> Work[None]:
        yield from inner.push(1, EXPLORER, to_lands=lands(inner.s, inland))

    yield from act.each_land(lands(act.s, both(coastal, has(EXPLORER))), seek)


@event_part("local_diaspora")
def local_diaspora(act: Action) -> Work[None]:
    """From the land with the most invaders, push 1 explorer or town to each adjacent land."""
    s = act.s
    largest = max(number_of_invaders(s, land) for land in s.island.lands)
    if not largest:
        return
    land = yield from act.together(
        "land", lands(s, lambda s, land: number_of_invaders(s, land) == largest), "land"
    )
    left = list(act.around(land))
    went: list[int] = yield from act.push(1, EXPLORER_TOWN, land, left)
    while went:
        left.remove(went[0])
        went = yield from act.push(1, EXPLORER_TOWN, land, left)


SEEKING_THE_INTERIOR = event_card(
    "seeking_the_interior",
    by_stage(seeking_the_interior, local_diaspora),
    token=parts.beasts_prowl,
    dahan=parts.forsake_the_barren_land,
)


class MoreExplorers(Rule):
    """Each land that is explored gets one more explorer."""

    def before_explore(self, act: Action, by: By, explore: Explore) -> None:
        explore.kinds.append(EXPLORER)


@event_part("wave_of_reconnaissance")
def wave_of_reconnaissance(act: Action) -> None:
    """Each land explored this turn gets 1 more explorer."""
    act.lasting("wave_of_reconnaissance")


@event_part("urbanization")
def urbanization(act: Action) -> Work[None]:
    """In each land with at least 2 towns, replace half of the towns, rounded up, with cities."""

    def grow(inner: Action) -> Work[None]:
        for _ in range((inner.number(TOWN) + 1) // 2):
            yield from inner.replace(TOWN, CITY)

    yield from act.each_land(lands(act.s, has(TOWN, least=2)), grow)


RECONNAISSANCE = effect("wave_of_reconnaissance", Wherever, MoreExplorers())
WAVE_OF_RECONNAISSANCE = event_card(
    "wave_of_reconnaissance",
    by_stage(wave_of_reconnaissance, urbanization),
    token=stricken,
    dahan=parts.retreat,
)


@event_part("interesting_discoveries")
def interesting_discoveries(act: Action) -> Work[None]:
    """On each board, at a sacred site, gather 1 explorer and add 1 explorer."""

    def discover(inner: Action) -> Work[None]:
        yield from inner.gather(1, EXPLORER)
        yield from inner.add(1, EXPLORER)

    yield from on_each_board(act, sacred, discover)


AGGRESSION = effect("increasing_aggression", Wherever, RavageBonus(1, has(least=0)))
INTERESTING_DISCOVERIES = event_card(
    "interesting_discoveries",
    by_stage(interesting_discoveries, increasing_aggression),
    token=parts.wheezelung_outbreak,
    dahan=parts.tend_the_land,
)


@event_part("strange_tales_attract_explorers")
def strange_tales_attract_explorers(act: Action) -> Work[None]:
    """1 fear for each spirit with a sacred site.

    After the invader cards advance, add 1 explorer to each land with a sacred site.
    """
    s = act.s
    yield from act.fear(sum(bool(sacred_sites(s, seat)) for seat in range(s.seats)))
    act.lasting("strange_tales_attract_explorers", until=INVADER_PHASE)


class StrangeTales(Rule):
    """After invader cards advance, an explorer comes to each sacred site."""

    def after_advancing(self, act: Action, by: By) -> Work[None]:
        def come(inner: Action) -> Work[None]:
            yield from inner.add(1, EXPLORER)

        event = of_event(act, "strange_tales_attract_explorers")
        yield from event.each_land(lands(act.s, sacred), come)


@event_part("fortification")
def fortification(act: Action) -> None:
    """After the invader cards advance, invaders build in one terrain that none of them shows."""
    act.lasting("fortification", until=INVADER_PHASE)


class Fortification(Rule):
    """After invader cards advance, invaders build in a terrain that they do not show."""

    def after_advancing(self, act: Action, by: By) -> Work[None]:
        s = act.s
        event = of_event(act, "strange_tales_attract_explorers")
        terrains = terrains_not_shown(s)
        if terrains:
            terrain = yield from event.together("terrain", terrains, "terrain")
            for land in lands(s, both(invaders, is_terrain(terrain))):
                yield from act_in(s, BUILD, land, parent=event)


STRANGE_TALES = effect("strange_tales_attract_explorers", Wherever, StrangeTales())
FORTIFICATION = effect("fortification", Wherever, Fortification())
STRANGE_TALES_ATTRACT_EXPLORERS = event_card(
    "strange_tales_attract_explorers",
    by_stage(strange_tales_attract_explorers, fortification),
    token=parts.beasts_attack,
    dahan=parts.coming_of_age_mountain_sands,
)


# By terror level.


@event_part("cultural_assimilation")
def cultural_assimilation(act: Action) -> Work[None]:
    """On each board, choose a land with exactly 1 dahan and a city there or adjacent.

    Replace the dahan with 1 town.
    """

    def alone(s: IslandState, land: int) -> bool:
        return s.pieces[land][DAHAN] == 1 and (s.pieces[land][CITY] > 0 or next_to(has(CITY))(s, land))

    def assimilate(inner: Action) -> Work[None]:
        yield from inner.replace(DAHAN, TOWN)

    yield from on_each_board(act, alone, assimilate)


@event_part("reprisal_against_the_dahan")
def reprisal_against_the_dahan(act: Action) -> Work[None]:
    """On each board, 3 damage to dahan in a land with a town or city. Defend from powers does not count."""

    def strike(inner: Action) -> Work[None]:
        s, land = inner.s, inner.land
        defend = sum(
            rule.extra(s, by, Number.DEFEND, land, -1, -1)
            for rule, by in active_beside_powers(s, Number.DEFEND)
        )
        # Invaders strike: they finish one dahan before the next.
        blow = Ravage(land)
        blow.damage = max(0, 3 - defend)
        yield from hurt_dahan(inner, blow)

    yield from on_each_board(act, both(has(DAHAN), has(*TOWN_CITY)), strike)


CULTURAL_ASSIMILATION = event_card(
    "cultural_assimilation",
    by_terror(cultural_assimilation, reprisal_against_the_dahan, last=2),
    token=parts.beasts_attack,
    dahan=parts.reckless_offensive,
)


@event_part("investigation_of_dangers")
def investigation_of_dangers(act: Action) -> Work[None]:
    """On each board, add 1 explorer to a land without invaders and dahan."""
    yield from add_on_each_board(act, EXPLORER, lacks(*INVADERS, DAHAN))


@event_part("destroy_the_unnatural")
def destroy_the_unnatural(act: Action) -> None:
    """Ravages deal +3 damage in each land with presence this turn."""
    act.lasting("destroy_the_unnatural")


UNNATURAL = effect("destroy_the_unnatural", Wherever, RavageBonus(3, has_presence))
INVESTIGATION_OF_DANGERS = event_card(
    "investigation_of_dangers",
    by_terror(investigation_of_dangers, destroy_the_unnatural, last=1),
    token=parts.prey_on_the_unwary,
    dahan=parts.rouse_the_spirits,
)


class FartherExploration(Rule):
    """Explorers come from one land farther away."""

    doings: tuple[Doing, ...] = (Doing.FIND_WAY,)

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool | None:
        near = [other for other in s.island.near[land] if other in s.island.ground]
        near = [other for other in near if not is_isolated(s, other)]
        beyond = {other for one in near for other in s.island.near[one]}
        way = any(coastal(s, other) for other in near) or any(
            is_source(s, other) and not is_isolated(s, other) for other in beyond
        )
        return way or None


@event_part("distant_exploration")
def distant_exploration(act: Action) -> None:
    """Invaders explore from towns, cities and oceans up to 2 lands away in this invader phase."""
    act.lasting("distant_exploration", until=INVADER_PHASE)


@event_part("fearful_mobs")
def fearful_mobs(act: Action) -> None:
    """Ravages deal +3 damage in each land with at least 3 invaders this turn."""
    act.lasting("fearful_mobs")


DISTANT = effect("distant_exploration", Wherever, FartherExploration())
MOBS = effect("fearful_mobs", Wherever, RavageBonus(3, has(*INVADERS, least=3)))
DISTANT_EXPLORATION = event_card(
    "distant_exploration",
    by_terror(distant_exploration, fearful_mobs, last=1),
    token=grim_toll,
    dahan=parts.fierce_mien,
)


# By the health of the island.


@event_part("putting_down_roots")
def putting_down_roots(act: Action) -> Work[None]:
    """On each board, replace 1 explorer in an inland land with 1 town."""

    def settle(inner: Action) -> Work[None]:
        yield from inner.replace(EXPLORER, TOWN)

    yield from on_each_board(act, both(inland, has(EXPLORER)), settle)


@event_part("the_center_crumbles")
def the_center_crumbles(act: Action) -> Work[None]:
    """On each board with invaders, add 1 blight to an inland land.

    Spirits may destroy 3 presence on the board to prevent it.
    """
    yield from blight_on_each_board(act, inland, price=3, on_boards=invaders)


PUTTING_DOWN_ROOTS = event_card(
    "putting_down_roots",
    by_health(putting_down_roots, the_center_crumbles),
    token=stricken,
    dahan=parts.drive_off_the_interlopers,
)


@event_part("search_for_new_lands")
def search_for_new_lands(act: Action) -> Work[None]:
    """From each land with at least 2 explorers, push 1 explorer to a land without invaders."""

    def search(inner: Action) -> Work[None]:
        yield from inner.push(1, EXPLORER, to_lands=lands(inner.s, lacks(*INVADERS)))

    yield from act.each_land(lands(act.s, has(EXPLORER, least=2)), search)


@event_part("devastated_shores")
def devastated_shores(act: Action) -> Work[None]:
    """On each board with invaders, add 1 blight to a coastal land.

    Spirits may destroy 2 presence on the board to prevent it.
    """
    yield from blight_on_each_board(act, coastal, price=2, on_boards=invaders)


SEARCH_FOR_NEW_LANDS = event_card(
    "search_for_new_lands",
    by_health(search_for_new_lands, devastated_shores),
    token=parts.distant_hunt,
    dahan=parts.canny_defense,
)


@event_part("invaders_surge_inland")
def invaders_surge_inland(act: Action) -> Work[None]:
    """On each board, move 1 town from a coastal land 1 or 2 lands inland."""

    def surge(inner: Action) -> Work[None]:
        town = yield from inner.pick_piece("move", inner.land, inner.movable(inner.land, (TOWN,)), 1)
        first: int = yield from inner.ask("surge", [*farther_inland(inner.s, inner.land)], "land", {})
        yield from inner.move_piece(town, inner.land, first)
        second = yield from inner.pick_land(farther_inland(inner.s, first), "surge", optional=True)
        if second != NONE and inner.s.pieces[first][TOWN]:
            yield from inner.move_piece(town, first, second)

    def open_inland(s: IslandState, land: int) -> bool:
        return coastal(s, land) and s.pieces[land][TOWN] > 0 and bool(farther_inland(s, land))

    yield from on_each_board(act, open_inland, surge)


def farther_inland(s: IslandState, land: int) -> list[int]:
    """Return the adjacent lands that are farther from the coast; isolation cuts them off."""
    shores = lands(s, coastal)

    def depth(one: int) -> int:
        return min(s.island.distance[one][shore] for shore in shores)

    if is_isolated(s, land):
        return []
    near = [other for other in s.island.near[land] if other in lands(s, inland) and not is_isolated(s, other)]
    return [other for other in near if depth(other) > depth(land)]


@event_part("widening_destruction")
def widening_destruction(act: Action) -> Work[None]:
    """On each board, add 1 blight to a land with a town or city there or adjacent.

    Spirits may destroy 2 presence on the board to prevent it.
    """

    def at_risk(s: IslandState, land: int) -> bool:
        return count(s, land, TOWN_CITY) > 0 or next_to(has(*TOWN_CITY))(s, land)

    yield from blight_on_each_board(act, at_risk, price=2)


INVADERS_SURGE_INLAND = event_card(
    "invaders_surge_inland",
    by_health(invaders_surge_inland, widening_destruction),
    token=grim_toll,
    dahan=parts.canny_defense,
)


@event_part("tight_knit_communities")
def tight_knit_communities(act: Action) -> None:
    """Towns and cities have +1 health for the rest of the turn."""
    act.lasting("tight_knit_communities")


@event_part("blight_spreads")
def blight_spreads(act: Action) -> Work[None]:
    """On each board, add 1 blight to a land adjacent to blight.

    Spirits may destroy 2 presence on the board to prevent it.
    """
    yield from blight_on_each_board(act, next_to(has(BLIGHT)), price=2)


TIGHT_KNIT = effect("tight_knit_communities", Wherever, HealthOf(TOWN_CITY, 1))
TIGHT_KNIT_COMMUNITIES = event_card(
    "tight_knit_communities",
    by_health(tight_knit_communities, blight_spreads),
    token=parts.prey_on_the_unwary,
    dahan=parts.coming_of_age_coastal,
)


@event_part("well_prepared_explorers")
def well_prepared_explorers(act: Action) -> None:
    """Explorers have +1 health for the rest of the turn."""
    act.lasting("well_prepared_explorers")


WELL_PREPARED = effect("well_prepared_explorers", Wherever, HealthOf((EXPLORER,), 1))
WELL_PREPARED_EXPLORERS = event_card(
    "well_prepared_explorers",
    by_health(well_prepared_explorers, blight_spreads),
    token=parts.beasts_prowl,
    dahan=parts.coming_of_age_inland,
)


@event_part("population_rises")
def population_rises(act: Action) -> Work[None]:
    """On each board, add 1 town to a land with an explorer or town."""
    yield from add_on_each_board(act, TOWN, has(*EXPLORER_TOWN))


@event_part("power_fades")
def power_fades(act: Action) -> Work[None]:
    """Each spirit destroys 2 of its presence, or forgets 2 power cards.

    Or 1 blight leaves the blight card and the game.
    """

    def fade(inner: Action) -> Work[None]:
        s, seat = inner.s, inner.seat
        cards = len(own_cards(s, seat))
        yield from inner.choose(
            inner.destroy_presence(2) if sum(s.presence[seat]) >= 2 else None,
            inner.in_turn(inner.forget_card(), inner.forget_card()) if cards >= 2 else None,
            inner.discard_blight(1),
        )

    yield from act.each_player(fade)


POPULATION_RISES = event_card(
    "population_rises",
    by_health(population_rises, power_fades),
    token=parts.sandfever_outbreak,
    dahan=offerings_of_pattern_and_dance,
)


@event_part("urban_development")
def urban_development(act: Action) -> None:
    """In the next normal ravage, each city deals +2 damage."""
    act.lasting("urban_development", until=GAME)


@event_part("festering_pits_of_blight")
def festering_pits_of_blight(act: Action) -> Work[None]:
    """On each board with invaders, add 1 blight to a land with at least 2 blight, without a cascade."""
    yield from blight_on_each_board(act, has(BLIGHT, least=2), on_boards=invaders, cascade=False)


URBAN = effect("urban_development", Wherever, NextRavage("urban_development", (CITY,), 2))
URBAN_DEVELOPMENT = event_card(
    "urban_development",
    by_health(urban_development, festering_pits_of_blight),
    token=parts.lingering_plagues,
    dahan=parts.fierce_mien,
)


@event_part("heavy_farming")
def heavy_farming(act: Action) -> None:
    """In the next normal ravage, each town deals +1 damage."""
    act.lasting("heavy_farming", until=GAME)


@event_part("overcrowded_cities")
def overcrowded_cities(act: Action) -> Work[None]:
    """On each board with a city, add 1 blight to a land with a city.

    Spirits may destroy 2 presence on the board to prevent it.
    """
    yield from blight_on_each_board(act, has(CITY), price=2, on_boards=has(CITY))


FARMING = effect("heavy_farming", Wherever, NextRavage("heavy_farming", (TOWN,), 1))
HEAVY_FARMING = event_card(
    "heavy_farming",
    by_health(heavy_farming, overcrowded_cities),
    token=parts.prey_on_the_unwary,
    dahan=parts.coming_of_age_jungle_wetlands,
)


@event_part("promising_farmland")
def promising_farmland(act: Action) -> None:
    """In this explore step, 1 of the explorers added on each board is a town instead."""
    act.lasting("promising_farmland", until=INVADER_PHASE)


class PromisingFarmland(Rule):
    """On each board, one of the explorers that came becomes a town."""

    def after_explore_card(self, act: Action, by: By, card: int) -> Work[None]:
        def settle(inner: Action) -> Work[None]:
            yield from inner.replace(EXPLORER, TOWN)

        def came(s: IslandState, land: int) -> bool:
            return land in s.explored and s.pieces[land][EXPLORER] > 0

        yield from on_each_board(of_event(act, "promising_farmland"), came, settle)


@event_part("new_cash_crops_take_hold")
def new_cash_crops_take_hold(act: Action) -> Work[None]:
    """Invaders ravage in one terrain that no invader card in play shows.

    On a board where spirits destroy 2 presence they do not.
    """
    s = act.s
    terrains = terrains_not_shown(s)
    if not terrains:
        return
    terrain = yield from act.together("terrain", terrains, "terrain")

    def board(inner: Action, slot: int) -> Work[None]:
        if (yield from prevented_on_board(inner, 2, slot)):
            return
        left = board_lands(s, slot, both(invaders, is_terrain(terrain)))
        while left:
            land = yield from inner.pick_land(left)
            left.remove(land)
            yield from act_in(s, RAVAGE, land, parent=inner)

    yield from act.each_board(board)


FARMLAND = effect("promising_farmland", Wherever, PromisingFarmland())
PROMISING_FARMLAND = event_card(
    "promising_farmland",
    by_health(promising_farmland, new_cash_crops_take_hold),
    token=parts.beasts_provoked,
    dahan=parts.canny_defense,
)


# Only against France.


@event_part("small_uprising")
def small_uprising(act: Action) -> Work[None]:
    """On each board, add 1 strife to a town.

    Then draw another event, and this card goes back under the top 3 cards of the event deck.
    """

    def rise(inner: Action) -> Work[None]:
        yield from inner.add_strife(1, TOWN)

    yield from on_each_board(act, has(TOWN), rise)
    return_event(act.s, 3)


@event_part("rebellion")
def rebellion(act: Action) -> Work[None]:
    """On each board, destroy 1 town and add 1 strife to each of 2 towns or cities.

    Then each invader takes 1 damage for each strife on it. Then draw another event.
    """

    def burn(inner: Action) -> Work[None]:
        yield from inner.destroy(1, TOWN)

    def board(inner: Action, slot: int) -> Work[None]:
        yield from in_one_land(inner, board_lands(inner.s, slot, has(TOWN)), burn)
        yield from two_strife(inner, slot)

    yield from act.each_board(board)
    yield from act.each_land(lands(act.s, with_strife), suffer_by_strife)


def suffer_by_strife(act: Action) -> Work[None]:
    """Deal 1 damage to each invader for each strife on it."""
    yield from act.damage_by_strife()


def two_strife(act: Action, board: int) -> Work[None]:
    """Put 1 strife on each of 2 different towns or cities of a board."""
    s = act.s
    first: tuple[int, int] | None = None
    for _ in range(2):
        pairs = [
            (land, piece)
            for land in board_lands(s, board, has(*TOWN_CITY))
            for piece in pieces_in(s, land, TOWN_CITY)
            if (land, piece) != first or number(s, land, piece) > 1
        ]
        if pairs:
            land, piece = yield from act.ask("strife_at", pairs, "at", {})
            yield from act.put_strife(land, piece)
            first = (land, piece + STRIFE_UNIT)


SLAVE_REBELLION = event_card(
    "slave_rebellion",
    by_stage(small_uprising, rebellion, last=2),
    dahan=parts.aid_the_uprising,
    foe=("france_plantation_colony", 2),
    under=3,
    another=True,
)
