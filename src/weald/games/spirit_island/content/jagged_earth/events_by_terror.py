"""The event cards of Jagged Earth whose branch depends on the terror level."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import ALL, NONE
from weald.games.spirit_island.content.event_actions import (
    OnBoard,
    board_lands,
    has,
    in_one_land,
    lands_of_cards,
    of_event,
    on_board,
    on_each_board,
    outnumbering,
    where_most,
)
from weald.games.spirit_island.content.jagged_earth import shared_dahan_events as dahan_events
from weald.games.spirit_island.content.jagged_earth import shared_token_events as token_events
from weald.games.spirit_island.content.shared_events import offerings_of_pattern_and_dance
from weald.games.spirit_island.model.lands import has_invaders, number, pieces_in
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    KIND,
    TOWN,
    TOWN_CITY,
)
from weald.games.spirit_island.model.state import BUILD, INVADER_PHASE, RAVAGE, IslandState
from weald.games.spirit_island.phases.invaders import act_in
from weald.games.spirit_island.rules import fear as fears
from weald.games.spirit_island.rules.aims import HIT
from weald.games.spirit_island.rules.declare import Wherever, by_terror, effect, event_card, event_part
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.happenings import DESTROY
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.invader_actions import Ravage
from weald.games.spirit_island.rules.land_rules import is_isolated, strength, strife_at_work
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.subjects import Doing, Number


@event_part("eager_explorers")
def eager_explorers(act: Action) -> None:
    """On each board, the first build of this turn adds 1 explorer to an adjacent land without invaders."""
    for board in range(len(act.s.boards)):
        act.note("eager_explorers", board)


class EagerExplorers(Rule):
    """The first build of a board sends an explorer on."""

    def after_build(self, act: Action, by: OnBoard, land: int, kind: int) -> Work[None]:
        s = act.s
        if s.island.on_board(land, by.board):
            spend(s, "eager_explorers", by)
            event = of_event(act, "eager_explorers")
            near = [other for other in event.around(land) if not has_invaders(s, other)]
            near = [other for other in near if not is_isolated(s, other) and not is_isolated(s, land)]
            yield from event.add_to_one_of(1, EXPLORER, near)


@event_part("xenophobia")
def xenophobia(act: Action) -> None:
    """In ravages in lands with dahan this turn, each invader deals 1 damage less to the land.

    It deals 1 damage more to dahan.
    """
    act.lasting("xenophobia")


class Xenophobia(Rule):
    """Invaders turn from the land to the dahan."""

    def before_ravage(self, act: Action, by: By, ravage: Ravage) -> None:
        """Count those that will strike, before they lose strife."""
        s, land = act.s, ravage.land
        if s.pieces[land][DAHAN]:
            striking = [piece for piece in pieces_in(s, land, INVADERS) if not strife_at_work(s, piece)]
            numbers = {piece: number(s, land, piece) - ravage.left_out.get(piece, 0) for piece in striking}
            ravage.dahan_more += sum(numbers.values())
            ravage.land_more -= sum(n for piece, n in numbers.items() if strength(s, land, piece))

    def before_ravage_damage(self, act: Action, by: By, ravage: Ravage) -> None:
        """Let defend lower each of the two totals."""
        ravage.dahan_more = max(0, ravage.dealt + ravage.dahan_more - ravage.defend) - ravage.damage
        ravage.land_more = max(0, ravage.dealt + ravage.land_more - ravage.defend) - ravage.damage


EAGER = effect("eager_explorers", OnBoard, EagerExplorers())
XENOPHOBIA = effect("xenophobia", Wherever, Xenophobia())
EAGER_EXPLORERS = event_card(
    "eager_explorers",
    by_terror(eager_explorers, xenophobia, last=1),
    token=token_events.beasts_chase_off_homesteaders,
    dahan=dahan_events.at_their_gates_demanding_redress,
)


@event_part("bureaucrats_adjust_funding")
def bureaucrats_adjust_funding(act: Action) -> None:
    """On boards with at least 9 towns and cities, build cards leave out the highest-numbered matching land.

    On boards with at most 3, invaders build there once more, even without invaders.
    """
    act.lasting("bureaucrats_adjust_funding", until=INVADER_PHASE)


class Bureaucrats(Rule):
    """The highest-numbered land of a build card gets no build, or one more."""

    def after_choosing_lands(self, act: Action, by: By, action: int, card: int) -> None:
        s = act.s
        for board in range(len(s.boards)) if action == BUILD else ():
            mine = [land for land in lands_of_cards(s, [card]) if s.island.on_board(land, board)]
            highest = max(mine, key=lambda land: max(s.island.numbers(land, board)), default=NONE)
            buildings = on_board(s, board, TOWN_CITY)
            if buildings >= 9:
                act.leave_out(highest)
            elif buildings <= 3 and highest != NONE:
                act.take_in(highest)


@event_part("ransack_and_run")
def ransack_and_run(act: Action) -> None:
    """After the ravage step, on each board, invaders ravage in the land with the most cities, if any.

    Then remove 1 city there.
    """
    act.lasting("ransack_and_run", until=INVADER_PHASE)


class RansackAndRun(Rule):
    """After the ravage step cities ravage once more, and leave."""

    def after_step(self, act: Action, by: By, action: int) -> Work[None]:
        def ransack(inner: Action) -> Work[None]:
            yield from act_in(inner.s, RAVAGE, inner.land, parent=inner)
            yield from inner.remove(1, CITY)

        if action == RAVAGE:
            event = of_event(act, "bureaucrats_adjust_funding")
            yield from where_most(event, has(CITY), (CITY,), ransack)


BUREAUCRATS = effect("bureaucrats_adjust_funding", Wherever, Bureaucrats())
RANSACK = effect("ransack_and_run", Wherever, RansackAndRun())
BUREAUCRATS_ADJUST_FUNDING = event_card(
    "bureaucrats_adjust_funding",
    by_terror(bureaucrats_adjust_funding, ransack_and_run, last=2),
    token=token_events.terrifying_beasts,
    dahan=dahan_events.coordinated_defense,
)


@event_part("resourceful_populace")
def resourceful_populace(act: Action) -> None:
    """After each Action that destroys towns or cities this turn, add 1 town to an adjacent land."""
    act.lasting("resourceful_populace")


class ResourcefulPopulace(Rule):
    """Those who lost their homes build new ones nearby."""

    def after_action(self, act: Action, by: By, cause: Action) -> Work[None]:
        s = act.s
        ruins = {entry[2] for entry in cause.log if entry[0] == DESTROY and entry[1] & KIND in TOWN_CITY}
        near = {
            other
            for land in ruins
            if not is_isolated(s, land)
            for other in s.island.near[land]
            if other in s.island.ground and not is_isolated(s, other)
        }
        act.source = "resourceful_populace"
        yield from act.add_to_one_of(1, TOWN, sorted(near))


@event_part("strip_the_land_bare")
def strip_the_land_bare(act: Action) -> None:
    """In ravages this turn, each town deals +1 damage.

    After a ravage that adds blight, remove 1 explorer and 1 town there.
    """
    act.lasting("strip_the_land_bare")


class StripTheLandBare(Rule):
    """Towns ruin the land, and leave it."""

    def before_ravage(self, act: Action, by: By, ravage: Ravage) -> None:
        ravage.stronger[TOWN] += 1

    def after_action(self, act: Action, by: By, cause: Action) -> Work[None]:
        if cause.ravage is not None and cause.ravage.blight:
            yield from act.remove(1, EXPLORER, cause.ravage.land)
            yield from act.remove(1, TOWN, cause.ravage.land)


RESOURCEFUL = effect("resourceful_populace", Wherever, ResourcefulPopulace())
STRIPPED = effect("strip_the_land_bare", Wherever, StripTheLandBare())
RESOURCEFUL_POPULACE = event_card(
    "resourceful_populace",
    by_terror(resourceful_populace, strip_the_land_bare, last=1),
    token=token_events.virulence_among_close_packed_homes,
    dahan=dahan_events.offerings_of_story_and_season,
)


@event_part("relentless_optimism")
def relentless_optimism(act: Action) -> None:
    """Destroyed towns and cities bring no fear for the rest of the turn."""
    act.lasting("relentless_optimism")


class RelentlessOptimism(Rule):
    """Losses bring no fear."""

    doings: tuple[Doing, ...] = (Doing.FRIGHTEN,)

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool:
        return False


@event_part("cultures_mix_and_clash")
def cultures_mix_and_clash(act: Action) -> Work[None]:
    """On each board with at least 2 more dahan than towns and cities, replace 1 town with 1 dahan.

    On each board with at least 2 fewer, replace 1 dahan with 1 town.
    """

    def join(inner: Action) -> Work[None]:
        yield from inner.replace(TOWN, DAHAN)

    def leave(inner: Action) -> Work[None]:
        yield from inner.replace(DAHAN, TOWN)

    def board(inner: Action, slot: int) -> Work[None]:
        s = inner.s
        more = on_board(s, slot, (DAHAN,)) - on_board(s, slot, TOWN_CITY)
        if more >= 2:
            yield from in_one_land(inner, board_lands(s, slot, has(TOWN)), join)
        elif more <= -2:
            yield from in_one_land(inner, board_lands(s, slot, has(DAHAN)), leave)

    yield from act.each_board(board)


OPTIMISM = effect("relentless_optimism", Wherever, RelentlessOptimism())
RELENTLESS_OPTIMISM = event_card(
    "relentless_optimism",
    by_terror(relentless_optimism, cultures_mix_and_clash, last=1),
    token=token_events.foreign_diseases,
    dahan=offerings_of_pattern_and_dance,
)


@event_part("pull_together_in_adversity")
def pull_together_in_adversity(act: Action) -> None:
    """1 strife on each invader has no effect for the rest of the turn, and is not removed."""
    act.lasting("pull_together_in_adversity")


class PullTogether(Rule):
    """One strife on each invader is ignored."""

    numbers: tuple[Number, ...] = (Number.IDLE_STRIFE,)

    def extra(self, s: IslandState, by: By, what: Number, land: int, seat: int, of: int) -> int:
        return 1


@event_part("purge_the_land_with_salt_and_fire")
def purge_the_land_with_salt_and_fire(act: Action) -> Work[None]:
    """On each board, in a land with at least 2 towns, add 1 blight without a cascade and 2 badlands.

    Then remove all towns there.
    """

    def purge(inner: Action) -> Work[None]:
        yield from inner.add_blight(cascade=False)
        yield from inner.add(2, BADLANDS)
        yield from inner.remove(ALL, TOWN)

    yield from on_each_board(act, has(TOWN, least=2), purge)


TOGETHER = effect("pull_together_in_adversity", Wherever, PullTogether())
PULL_TOGETHER_IN_ADVERSITY = event_card(
    "pull_together_in_adversity",
    by_terror(pull_together_in_adversity, purge_the_land_with_salt_and_fire, last=2),
    token=token_events.explorers_blunder,
    dahan=dahan_events.careful_defense,
)


@event_part("temporary_truce")
def temporary_truce(act: Action) -> None:
    """In ravages in lands with dahan this turn, 1 dahan and 1 town or city take no part."""
    act.lasting("temporary_truce")


class TemporaryTruce(Rule):
    """A dahan and a town or city neither strike nor are struck."""

    def before_ravage(self, act: Action, by: By, ravage: Ravage) -> Work[None]:
        s, land = act.s, ravage.land
        if s.pieces[land][DAHAN]:
            ravage.dahan_out += 1
            homes = pieces_in(s, land, TOWN_CITY)
            homes = [piece for piece in homes if number(s, land, piece) > ravage.left_out.get(piece, 0)]
            if homes:
                piece = yield from act.pick_piece("truce", land, homes, 1, aim=HIT)
                ravage.left_out[piece] = ravage.left_out.get(piece, 0) + 1


@event_part("temporary_caution")
def temporary_caution(act: Action) -> None:
    """In this ravage step, on each board, skip 1 ravage in a land with more dahan than towns and cities."""
    for board in range(len(act.s.boards)):
        act.note("temporary_caution", board, until=INVADER_PHASE)


class TemporaryCaution(Rule):
    """One ravage of a board is skipped where dahan outnumber buildings."""

    def instead_of_acting(self, act: Action, by: OnBoard, land: int, action: int) -> Work[bool]:
        s = act.s
        if not (
            action == RAVAGE and act.normal and s.island.on_board(land, by.board) and outnumbering(s, land)
        ):
            return False
        event = of_event(act, "temporary_truce")
        if (yield from event.agrees("caution", {"land": act.name(land)}, worth=1.0)):
            spend(s, "temporary_caution", by)
            return True
        return False


TRUCE = effect("temporary_truce", Wherever, TemporaryTruce())
CAUTION = effect("temporary_caution", OnBoard, TemporaryCaution())
TEMPORARY_TRUCE = event_card(
    "temporary_truce",
    by_terror(temporary_truce, temporary_caution, last=1),
    token=token_events.prey_on_the_heedless,
    dahan=dahan_events.speak_of_the_spirits_anger,
)


@event_part("overconfidence")
def overconfidence(act: Action) -> None:
    """Discard 2 earned fear cards, unresolved. If there are none, lose 2 fear for each player."""
    if act.s.fear_earned:
        fears.discard_earned(act.s, 2)
    else:
        fears.lose(act.s, 2 * act.s.seats)


class Bonus(NamedTuple):
    """The additional damage."""

    n: int


class TerrorBreedsAggression(Rule):
    """Ravages deal more damage."""

    def before_ravage(self, act: Action, by: Bonus, ravage: Ravage) -> None:
        ravage.bonus += by.n


@event_part("terror_breeds_aggression")
def terror_breeds_aggression(act: Action) -> None:
    """Ravages deal +1 damage in each land this turn for every 2 earned fear cards."""
    act.lasting("terror_breeds_aggression", len(act.s.fear_earned) // 2)


AGGRESSION = effect("terror_breeds_aggression", Bonus, TerrorBreedsAggression())
OVERCONFIDENCE = event_card(
    "overconfidence",
    by_terror(overconfidence, terror_breeds_aggression, last=1),
    token=token_events.beasts_multiply,
    dahan=dahan_events.coordinated_defense,
)
