"""The event cards of Jagged Earth whose branch depends on the invader stage."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.content.event_actions import (
    act_on_each_board,
    board_lands,
    both,
    coastal,
    has,
    in_one_land,
    invaders,
    lacks,
    lands,
    lands_of_cards,
    next_to,
    of_event,
    on_each_board,
)
from weald.games.spirit_island.content.jagged_earth import shared_dahan_events as dahan_events
from weald.games.spirit_island.content.jagged_earth import shared_token_events as token_events
from weald.games.spirit_island.content.ravage_step import RemembersBlight, boards_blighted
from weald.games.spirit_island.content.shared_events import increasing_aggression, stricken
from weald.games.spirit_island.model.lands import count, lands_of_board
from weald.games.spirit_island.model.lands import invaders as number_of_invaders
from weald.games.spirit_island.model.pieces import CITY, DAHAN, EXPLORER, INVADERS, TOWN, TOWN_CITY, WILDS
from weald.games.spirit_island.model.state import BUILD, INVADER_PHASE, RAVAGE, IslandState
from weald.games.spirit_island.rules import fear as fears
from weald.games.spirit_island.rules.declare import Wherever, by_stage, effect, event_card, event_part
from weald.games.spirit_island.rules.happenings import DESTROY
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.invader_actions import Explore, Ravage
from weald.games.spirit_island.rules.land_rules import is_blighted
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.subjects import Doing


@event_part("harvest_bounty_harvest_dust")
def harvest_bounty_harvest_dust(act: Action) -> Work[None]:
    """On a healthy island, on each board, invaders ravage in a land with a town or city.

    On a blighted island, on each board, push 1 town from a land with at least 2 towns or cities to a land
    without a town or city.
    """

    def leave(inner: Action) -> Work[None]:
        yield from inner.push(1, TOWN, to_lands=lands(inner.s, lacks(*TOWN_CITY)))

    if is_blighted(act.s):
        full = both(has(TOWN), has(*TOWN_CITY, least=2), next_to(lacks(*TOWN_CITY)))
        yield from on_each_board(act, full, leave)
    else:
        yield from act_on_each_board(act, RAVAGE, has(*TOWN_CITY))


@event_part("widespread_clearcutting")
def widespread_clearcutting(act: Action) -> Work[None]:
    """On each board, choose a land with a town or city and add 1 blight there, without a cascade.

    Spirits may destroy 2 presence and dahan there, in any mix, to prevent it.
    """

    def clear(inner: Action) -> Work[None]:
        if not (yield from spared(inner)):
            yield from inner.add_blight(cascade=False)

    yield from on_each_board(act, has(*TOWN_CITY), clear)


def spared(act: Action) -> Work[bool]:
    """Let the players destroy 2 presence and dahan of a land for its sake; returns whether they do."""
    s, land = act.s, act.land
    dahan = sum(act.number_of(land, piece) for piece in act.harmable(land, (DAHAN,), DESTROY))
    presence = sum(own[land] for own in s.presence)
    numbers = [n for n in range(3) if n <= dahan and 2 - n <= presence]
    if not numbers or not (yield from act.together("spare_land", [0, 1], "yes", {"land": act.name(land)})):
        return False
    n = yield from act.together("give_dahan", numbers, "number", {"land": act.name(land)})
    if not (yield from act.give_presence_together(2 - n, [land])):
        return False
    yield from act.destroy(n, DAHAN)
    return True


HARVEST_BOUNTY_HARVEST_DUST = event_card(
    "harvest_bounty_harvest_dust",
    by_stage(harvest_bounty_harvest_dust, widespread_clearcutting, last=2),
    token=token_events.explorers_blunder,
    dahan=dahan_events.coordinated_strikes,
)


@event_part("invested_aristocracy")
def invested_aristocracy(act: Action) -> None:
    """After the ravage step, on each board to which it has added no blight, add 1 town.

    It comes to the highest-numbered land without invaders.
    """
    act.lasting("invested_aristocracy", until=INVADER_PHASE)


class InvestedAristocracy(RemembersBlight):
    """A town comes where the ravage step has added no blight."""

    def after_step(self, act: Action, by: By, action: int) -> Work[None]:
        s = act.s
        unharmed = ~boards_blighted(s)

        def invest(inner: Action, slot: int) -> Work[None]:
            free = [land for land in lands_of_board(s, slot) if not invaders(s, land)]
            if unharmed >> slot & 1 and free:
                yield from inner.add(1, TOWN, max(free, key=lambda land: max(s.island.numbers(land, slot))))

        if action == RAVAGE:
            yield from of_event(act, "invested_aristocracy").each_board(invest)


@event_part("foreign_dignitaries_visit")
def foreign_dignitaries_visit(act: Action) -> None:
    """On a healthy island, ravages this turn deal +2 damage in the lowest matching land of each board.

    On a blighted island, put 1 unused fear card on top of the fear deck.
    """
    if is_blighted(act.s):
        fears.lay_on_top(act.s)
    else:
        act.lasting("foreign_dignitaries_visit")


class Dignitaries(Rule):
    """The lowest-numbered land of a board that a ravage card names suffers more."""

    def before_ravage(self, act: Action, by: By, ravage: Ravage) -> None:
        s = act.s
        cards = [s.agenda[0][1]] if s.agenda and s.agenda[0][0] == RAVAGE else s.ravage_cards
        lowest = [lowest_land(s, card, board) for card in cards for board in range(len(s.boards))]
        if act.normal and ravage.land in lowest:
            ravage.bonus += 2


def lowest_land(s: IslandState, card: int, board: int) -> int:
    """Return the lowest-numbered land that a card names on a board; -1 if there is none."""
    island = s.island
    mine = [land for land in lands_of_cards(s, [card]) if island.on_board(land, board)]
    return min(mine, key=lambda land: min(island.numbers(land, board)), default=NONE)


INVESTED = effect("invested_aristocracy", Wherever, InvestedAristocracy())
DIGNITARIES = effect("foreign_dignitaries_visit", Wherever, Dignitaries())
INVESTED_ARISTOCRACY = event_card(
    "invested_aristocracy",
    by_stage(invested_aristocracy, foreign_dignitaries_visit, last=2),
    token=token_events.prey_on_the_heedless,
    dahan=dahan_events.coming_of_age_2_dahan,
)


@event_part("mapmakers_chart_the_wild")
def mapmakers_chart_the_wild(act: Action) -> None:
    """Wilds stop no explore in this invader phase.

    On boards without wilds, each land that is explored gets 1 more explorer.
    """
    act.lasting("mapmakers_chart_the_wild", until=INVADER_PHASE)


class Mapmakers(Rule):
    """Wilds stop no explorers; where there are none, more explorers come."""

    def before_explore(self, act: Action, by: By, explore: Explore) -> None:
        s = act.s
        explore.ignores_wilds = True
        boards = [board for board in range(len(s.boards)) if s.island.on_board(explore.land, board)]
        if any(not board_lands(s, board, has(WILDS)) for board in boards):
            explore.kinds.append(EXPLORER)


MAPMAKERS = effect("mapmakers_chart_the_wild", Wherever, Mapmakers())
MAPMAKERS_CHART_THE_WILD = event_card(
    "mapmakers_chart_the_wild",
    by_stage(mapmakers_chart_the_wild, increasing_aggression, last=2),
    token=token_events.prey_on_the_heedless,
    dahan=dahan_events.coming_of_age_no_land_tokens,
)


@event_part("no_bravery_without_numbers")
def no_bravery_without_numbers(act: Action) -> None:
    """Invaders do not ravage this turn in lands where they are not more than the terror level."""
    act.lasting("no_bravery_without_numbers")


@event_part("courage_of_the_crowd")
def courage_of_the_crowd(act: Action) -> None:
    """Invaders do not ravage this turn in lands where they are not more than the terror level.

    Other ravages deal +2 damage in each land.
    """
    act.lasting("courage_of_the_crowd")


class NoBravery(Rule):
    """Few invaders do not ravage."""

    doings: tuple[Doing, ...] = (Doing.RAVAGE,)

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool:
        return number_of_invaders(s, land) > s.terror


class Courage(NoBravery):
    """Few invaders do not ravage, but many deal more damage."""

    def before_ravage(self, act: Action, by: By, ravage: Ravage) -> None:
        ravage.bonus += 2


NO_BRAVERY = effect("no_bravery_without_numbers", Wherever, NoBravery())
COURAGE = effect("courage_of_the_crowd", Wherever, Courage())
NO_BRAVERY_WITHOUT_NUMBERS = event_card(
    "no_bravery_without_numbers",
    by_stage(no_bravery_without_numbers, courage_of_the_crowd, last=2),
    token=token_events.prey_on_the_heedless,
    dahan=dahan_events.leave_the_hostile_land,
)


@event_part("smaller_ports_spring_up")
def smaller_ports_spring_up(act: Action) -> Work[None]:
    """On each board with exactly 1 city in its coastal lands, add 1 town to a coastal land without a city."""

    def settle(inner: Action) -> Work[None]:
        yield from inner.add(1, TOWN)

    def board(inner: Action, slot: int) -> Work[None]:
        s = inner.s
        if sum(count(s, land, (CITY,)) for land in board_lands(s, slot, coastal)) == 1:
            yield from in_one_land(inner, board_lands(s, slot, both(coastal, lacks(CITY))), settle)

    yield from act.each_board(board)


@event_part("extensive_building")
def extensive_building(act: Action) -> Work[None]:
    """On each board, invaders build in a land with invaders that no build card names."""
    s = act.s
    named = lands_of_cards(s, [*s.high_build, *s.build_cards])
    yield from act_on_each_board(act, BUILD, both(has(*INVADERS), lambda s, land: land not in named))


SMALLER_PORTS_SPRING_UP = event_card(
    "smaller_ports_spring_up",
    by_stage(smaller_ports_spring_up, extensive_building, last=2),
    token=stricken,
    dahan=dahan_events.settlers_encroach_too_far,
)
