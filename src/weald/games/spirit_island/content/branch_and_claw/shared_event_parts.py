"""Token events and dahan events of Branch & Claw; several cards share some of them."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.content.event_actions import (
    Where,
    add_on_each_board,
    add_to_most_buildings,
    board_lands,
    both,
    coastal,
    dahan_near,
    each_beasts,
    has,
    in_one_land,
    inland,
    invaders,
    is_terrain,
    lacks,
    lands,
    on_each_board,
    outnumbering,
    push_dahan_away,
    slow_powers,
    use_now,
)
from weald.games.spirit_island.model.lands import has_strife, lands_of_board
from weald.games.spirit_island.model.pieces import (
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    EXPLORER_TOWN,
    INVADERS,
    JUNGLE,
    MOUNTAIN,
    SANDS,
    TOWN,
    TOWN_CITY,
    WETLANDS,
    WILDS,
    strife_on,
)
from weald.games.spirit_island.model.state import INVADER_PHASE, IslandState
from weald.games.spirit_island.rules.declare import Wherever, effect, event_part
from weald.games.spirit_island.rules.happenings import DESTROY
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.invader_actions import Build
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.subjects import Doing, Number

# Beasts.


@event_part("beasts_attack")
def beasts_attack(act: Action) -> Work[None]:
    """Each beasts deals 2 damage in its land. Remove each beasts whose damage destroyed a town or city."""

    def attack(inner: Action, n: int) -> Work[None]:
        # Presence that only counts as beasts attacks last, and is not removed.
        tokens = inner.s.pieces[inner.land][BEASTS]
        for i in range(n):
            before = len(inner.log)
            yield from inner.damage(2)
            if i < tokens and inner.counted(DESTROY, TOWN_CITY, since=before):
                yield from inner.remove(1, BEASTS)

    yield from each_beasts(act, attack)


@event_part("beasts_find_new_homes")
def beasts_find_new_homes(act: Action) -> Work[None]:
    """On each board, push 1 beasts to a land without blight. If invaders are there, 1 fear."""

    def find(inner: Action) -> Work[None]:
        for land in (yield from inner.push(1, BEASTS, to_lands=lands(inner.s, lacks(BLIGHT)))):
            if inner.has_invaders(land):
                yield from inner.fear(1, land)

    yield from on_each_board(act, beasts_with_a_way, find)


def beasts_with_a_way(s: IslandState, land: int) -> bool:
    """Return whether a land has beasts and is next to one without blight."""
    return s.pieces[land][BEASTS] > 0 and any(
        near in s.island.ground and not s.pieces[near][BLIGHT] for near in s.island.near[land]
    )


@event_part("distant_hunt")
def distant_hunt(act: Action) -> Work[None]:
    """On each board, push 1 beasts to a land without blight. It deals 1 damage there."""

    def hunt(inner: Action) -> Work[None]:
        for land in (yield from inner.push(1, BEASTS, to_lands=lands(inner.s, lacks(BLIGHT)))):
            yield from inner.damage(1, land=land)

    yield from on_each_board(act, beasts_with_a_way, hunt)


@event_part("beasts_prowl")
def beasts_prowl(act: Action) -> Work[None]:
    """Each beasts in a land with invaders: 1 fear. Each other beasts is pushed."""

    def prowl(inner: Action, n: int) -> Work[None]:
        if inner.has_invaders():
            yield from inner.fear(n)
        else:
            yield from inner.push(n, BEASTS)

    yield from each_beasts(act, prowl)


@event_part("prey_on_the_unwary")
def prey_on_the_unwary(act: Action) -> Work[None]:
    """Each beasts destroys 1 explorer in its land. Then add 1 beasts on one board without beasts."""

    def prey(inner: Action, n: int) -> Work[None]:
        yield from inner.destroy(n, EXPLORER)

    yield from each_beasts(act, prey)
    s = act.s
    boards = [board for board in range(len(s.boards)) if not board_lands(s, board, has(BEASTS))]
    free = [land for board in boards for land in lands_of_board(s, board)]
    if free:
        land = yield from act.together("land", free, "land")
        yield from act.add(1, BEASTS, land)


@event_part("savage_frenzy")
def savage_frenzy(act: Action) -> Work[None]:
    """Each beasts destroys 1 explorer and deals 2 damage in its land."""

    def rage(inner: Action, n: int) -> Work[None]:
        for _ in range(n):
            yield from inner.destroy(1, EXPLORER)
            yield from inner.damage(2)

    yield from each_beasts(act, rage)


@event_part("beasts_of_the_jungle")
def beasts_of_the_jungle(act: Action) -> Work[None]:
    """On each board, add 1 beasts to a jungle without blight. If invaders are there, 1 fear."""

    def add(inner: Action) -> Work[None]:
        yield from inner.add(1, BEASTS)
        if inner.has_invaders():
            yield from inner.fear(1)

    yield from on_each_board(act, both(is_terrain(JUNGLE), lacks(BLIGHT)), add)


@event_part("beasts_provoked")
def beasts_provoked(act: Action) -> Work[None]:
    """On each board, add 1 beasts to a land with a town and without blight."""
    yield from add_on_each_board(act, BEASTS, both(has(TOWN), lacks(BLIGHT)))


# Disease and strife.


@event_part("new_diseases")
def new_diseases(act: Action) -> Work[None]:
    """On half of the boards, rounded up, add 1 disease to a land with dahan and invaders.

    Then 2 damage to dahan there.
    """
    s = act.s
    boards = [board for board in range(len(s.boards)) if s.island.of_board(board)]
    for _ in range((len(boards) + 1) // 2):
        free = [land for board in boards for land in board_lands(s, board, both(has(DAHAN), invaders))]
        if free:
            land = yield from act.together("land", free, "land")
            boards.remove(next(board for board in boards if s.island.on_board(land, board)))
            inner = act.nested(act.source)
            yield from inner.add(1, DISEASE, land)
            yield from inner.damage(2, DAHAN, land)
            yield from inner.conclude()


class PlaguesLinger(Rule):
    """Disease stops no build."""

    def before_build(self, act: Action, by: By, build: Build) -> None:
        build.ignores_disease = True


LINGERING_PLAGUES = effect("lingering_plagues", Wherever, PlaguesLinger())


@event_part("lingering_plagues")
def lingering_plagues(act: Action) -> Work[None]:
    """On each board, add 1 disease. Disease stops no build in this invader phase."""
    yield from add_on_each_board(act, DISEASE, has(least=0))
    act.lasting("lingering_plagues", until=INVADER_PHASE)


class Stricken(Rule):
    """No ravage where there is disease or strife."""

    doings: tuple[Doing, ...] = (Doing.RAVAGE,)

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool:
        return s.pieces[land][DISEASE] == 0 and not has_strife(s, land)


STRICKEN = effect("stricken", Wherever, Stricken())


@event_part("wheezelung_outbreak")
def wheezelung_outbreak(act: Action) -> Work[None]:
    """On each board, add 1 disease to the jungle or wetlands with the most towns and cities, if any."""
    yield from add_to_most_buildings(act, DISEASE, is_terrain(JUNGLE, WETLANDS))


@event_part("sandfever_outbreak")
def sandfever_outbreak(act: Action) -> Work[None]:
    """On each board, add 1 disease to the mountain or sands with the most towns and cities, if any."""
    yield from add_to_most_buildings(act, DISEASE, is_terrain(MOUNTAIN, SANDS))


# Dahan.


class CannyDefense(Rule):
    """Each dahan defends its land."""

    numbers: tuple[Number, ...] = (Number.DEFEND,)

    def extra(self, s: IslandState, by: By, what: Number, land: int, seat: int, of: int) -> int:
        return s.pieces[land][DAHAN]


CANNY_DEFENSE = effect("canny_defense", Wherever, CannyDefense())


@event_part("canny_defense")
def canny_defense(act: Action) -> None:
    """During ravages this turn, each land has defend 1 for each dahan there."""
    act.lasting("canny_defense")


@event_part("spirit_speakers_solve_riddles_of_power")
def spirit_speakers_solve_riddles_of_power(act: Action) -> Work[None]:
    """Each spirit with at least 4 dahan in its lands altogether gains a minor power."""

    def solve(inner: Action) -> Work[None]:
        if dahan_near(inner.s, inner.seat) >= 4:
            yield from inner.gain_card("minor")

    yield from act.each_player(solve)


@event_part("rouse_the_spirits")
def rouse_the_spirits(act: Action) -> Work[None]:
    """Each spirit with at least 3 dahan in its lands altogether may use 1 slow power now."""

    def rouse(inner: Action) -> Work[None]:
        if dahan_near(inner.s, inner.seat) >= 3:
            yield from use_now(inner, slow_powers(inner.s, inner.seat))

    yield from act.each_player(rouse)


@event_part("reclaim_territory")
def reclaim_territory(act: Action) -> Work[None]:
    """Each player may push 1 dahan. It deals 1 damage in the land it enters."""

    def reclaim(inner: Action) -> Work[None]:
        for land in (yield from inner.push(1, DAHAN)):
            yield from inner.damage(1, land=land)

    def player(inner: Action) -> Work[None]:
        yield from in_one_land(inner, lands(inner.s, has(DAHAN)), reclaim, optional=True)

    yield from act.each_player(player)


@event_part("drive_off_the_interlopers")
def drive_off_the_interlopers(act: Action) -> Work[None]:
    """Each player may push 1 explorer or town from a land with dahan."""

    def drive(inner: Action) -> Work[None]:
        yield from inner.push(1, EXPLORER_TOWN)

    def player(inner: Action) -> Work[None]:
        among = lands(inner.s, both(has(DAHAN), has(*EXPLORER_TOWN)))
        yield from in_one_land(inner, among, drive, optional=True)

    yield from act.each_player(player)


@event_part("raids_in_force")
def raids_in_force(act: Action) -> Work[None]:
    """Each spirit chooses a different land with more dahan than towns and cities.

    1 damage there for each dahan.
    """
    taken: list[int] = []

    def raid(inner: Action) -> Work[None]:
        taken.append(inner.land)
        yield from inner.damage(inner.number(DAHAN))

    def player(inner: Action) -> Work[None]:
        among = [land for land in lands(inner.s, outnumbering) if land not in taken]
        yield from in_one_land(inner, among, raid)

    yield from act.each_player(player)


@event_part("fierce_mien")
def fierce_mien(act: Action) -> Work[None]:
    """1 fear for each land with invaders and more dahan than towns and cities."""

    def frighten(inner: Action) -> Work[None]:
        yield from inner.fear(1)

    yield from act.each_land(lands(act.s, both(invaders, outnumbering)), frighten)


@event_part("seek_a_safer_home")
def seek_a_safer_home(act: Action) -> Work[None]:
    """On each board, push 2 dahan from a land with beasts, disease or wilds to lands without any of these."""
    yield from push_dahan_away(act, has(BEASTS, DISEASE, WILDS))


@event_part("forsake_the_barren_land")
def forsake_the_barren_land(act: Action) -> Work[None]:
    """On each board, push 2 dahan from a land with blight to lands without blight."""
    yield from push_dahan_away(act, has(BLIGHT))


@event_part("retreat")
def retreat(act: Action) -> Work[None]:
    """On each board, push 2 dahan from a land with a city to lands without a city."""
    yield from push_dahan_away(act, has(CITY))


@event_part("tend_the_land")
def tend_the_land(act: Action) -> Work[None]:
    """On each board, remove 1 blight from a land with at least 2 dahan."""

    def tend(inner: Action) -> Work[None]:
        yield from inner.remove_blight()

    yield from on_each_board(act, both(has(BLIGHT), has(DAHAN, least=2)), tend)


@event_part("traps_and_snares")
def traps_and_snares(act: Action) -> Work[None]:
    """On each board, add 1 wilds to a land with dahan."""
    yield from add_on_each_board(act, WILDS, has(DAHAN))


@event_part("coming_of_age_coastal")
def coming_of_age_coastal(act: Action) -> Work[None]:
    """On each board, add 1 dahan to a coastal land with dahan."""
    yield from come_of_age(act, coastal)


@event_part("coming_of_age_inland")
def coming_of_age_inland(act: Action) -> Work[None]:
    """On each board, add 1 dahan to an inland land with dahan."""
    yield from come_of_age(act, inland)


@event_part("coming_of_age_jungle_wetlands")
def coming_of_age_jungle_wetlands(act: Action) -> Work[None]:
    """On each board, add 1 dahan to a jungle or wetlands with dahan."""
    yield from come_of_age(act, is_terrain(JUNGLE, WETLANDS))


@event_part("coming_of_age_mountain_sands")
def coming_of_age_mountain_sands(act: Action) -> Work[None]:
    """On each board, add 1 dahan to a mountain or sands with dahan."""
    yield from come_of_age(act, is_terrain(MOUNTAIN, SANDS))


def come_of_age(act: Action, where: Where) -> Work[None]:
    """On each board, add 1 dahan to such a land with dahan."""
    yield from add_on_each_board(act, DAHAN, both(has(DAHAN), where))


@event_part("reckless_offensive")
def reckless_offensive(act: Action) -> Work[None]:
    """On each board, choose a land with at least 2 dahan and at least 2 towns or cities.

    Each dahan there destroys 1 town or city. Then add 1 blight there.
    """

    def attack(inner: Action) -> Work[None]:
        yield from inner.destroy(inner.number(DAHAN), TOWN_CITY)
        yield from inner.add_blight()

    yield from on_each_board(act, both(has(DAHAN, least=2), has(*TOWN_CITY, least=2)), attack)


@event_part("aid_the_uprising")
def aid_the_uprising(act: Action) -> Work[None]:
    """Each invader with strife takes 1 damage for each dahan in its land.

    Add 1 dahan for each town and city destroyed by this.
    """

    def aid(inner: Action) -> Work[None]:
        torn = [piece for piece in inner.harmable(inner.land, INVADERS) if strife_on(piece)]
        rebels = [piece for piece in torn for _ in range(inner.number_of(inner.land, piece))]
        dahan = inner.number(DAHAN)
        if dahan:
            yield from inner.damage_these(dahan, rebels)
            yield from inner.add(inner.counted(DESTROY, TOWN_CITY), DAHAN)

    yield from act.each_land(lands(act.s, has_strife), aid)
