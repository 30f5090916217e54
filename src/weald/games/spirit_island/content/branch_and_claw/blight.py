"""The blight cards of Branch & Claw, each by the rule of its blighted side."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, IslandQuestion
from weald.games.spirit_island.model.lands import has_building, lands_of_board
from weald.games.spirit_island.model.pieces import BEASTS, CITY, TOWN, presence_of, seat_of
from weald.games.spirit_island.model.state import FAST, GAME, SLOW, SPIRIT, IslandState
from weald.games.spirit_island.rules import decks
from weald.games.spirit_island.rules.aims import GAIN, LOSE, SETTLE, SPREAD, calm
from weald.games.spirit_island.rules.declare import Wherever, blight_card, effect
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.powers import MINOR, Work
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.kernel.decisions import ANY, Value

# Back Against the Wall.


class NextSpiritPhase(Rule):
    """Energy and card plays of the blight card wait for the next spirit phase."""


BACK_AGAINST_THE_WALL_WAITS = effect("back_against_the_wall_waits", Wherever, NextSpiritPhase())


class BackAgainstTheWall(Rule):
    """In every spirit phase each spirit has 1 more energy and 1 more card play."""

    numbers: tuple[Number, ...] = (Number.INCOME, Number.PLAYS)

    def after_blight_card(self, act: Action, by: By) -> None:
        if act.s.phase == SPIRIT:
            act.lasting("back_against_the_wall_waits")

    def extra(self, s: IslandState, by: By, what: Number, land: int, seat: int, of: int) -> int:
        return int(not any(kind == "back_against_the_wall_waits" for kind, *_ in s.effects))


BACK_AGAINST_THE_WALL = blight_card("back_against_the_wall", per_player=2, rule=BackAgainstTheWall())


class PromisingFarmlands(Rule):
    """At once, a town and a city come to an inland land of each board that has neither."""

    def after_blight_card(self, act: Action, by: By) -> Work[None]:
        def settle(inner: Action, board: int) -> Work[None]:
            s = inner.s
            lands = [land for land in lands_of_board(s, board) if not s.island.coastal[land]]
            land = yield from inner.pick_land(
                [land for land in lands if not has_building(s, land)], "add_town", aim=SETTLE
            )
            if land != NONE:
                yield from inner.add(1, TOWN, land)
                yield from inner.add(1, CITY, land)

        yield from act.each_board(settle)


PROMISING_FARMLANDS = blight_card("promising_farmlands", per_player=4, rule=PromisingFarmlands())


class DisintegratingEcosystem(Rule):
    """At once, each board loses beasts and gains blight where a town or city is."""

    def after_blight_card(self, act: Action, by: By) -> Work[None]:
        def disintegrate(inner: Action, board: int) -> Work[None]:
            s = inner.s
            lands = lands_of_board(s, board)
            land = yield from inner.pick_land(
                [land for land in lands if s.pieces[land][BEASTS]], "lose_beasts", worth=calm
            )
            if land != NONE:
                yield from inner.destroy(1, BEASTS, land)
            land = yield from inner.pick_land(
                [land for land in lands if has_building(s, land)], "add_blight", aim=SPREAD
            )
            if land != NONE:
                yield from inner.add_blight(1, land)

        yield from act.each_board(disintegrate)


DISINTEGRATING_ECOSYSTEM = blight_card(
    "disintegrating_ecosystem", per_player=5, rule=DisintegratingEcosystem()
)

# Aid from Lesser Spirits.


class CardOfSeat(NamedTuple):
    """A power card that belongs to a spirit in a special way."""

    seat: int
    card: int


class StaysInPlay(Rule):
    """A card stays in play, with its elements, and can be used every turn."""

    doings: tuple[Doing, ...] = (Doing.LEAVE_PLAY,)

    def may(self, s: IslandState, by: CardOfSeat, what: Doing, land: int, seat: int, of: int) -> bool:
        return by != (seat, of)

    def before_time_passes(self, act: Action, by: CardOfSeat) -> None:
        if by.card not in act.s.played[by.seat]:
            spend(act.s, "aid_from_lesser_spirits", by)


STAYS_IN_PLAY = effect("aid_from_lesser_spirits", CardOfSeat, StaysInPlay())


class AidFromLesserSpirits(Rule):
    """At once, each spirit gets one of the minor powers that are turned up, in play for good."""

    def after_blight_card(self, act: Action, by: By) -> Work[None]:
        s = act.s
        before = s.shown
        decks.draw(s, MINOR, s.seats + 1)
        waiting = list(range(s.seats))
        while waiting and s.shown:
            options: list[list[Value]] = [[*s.shown] for _ in waiting]
            seat, card = yield IslandQuestion(
                s, "gain", ANY, waiting, options, "power", act.source, {}, aim=GAIN
            )
            waiting.remove(seat)
            act.take_power(seat, card)
            decks.put_into_play(s, seat, card)
            act.lasting("aid_from_lesser_spirits", seat, card, until=GAME)
            if s.phase in (FAST, SLOW):
                # The spirit may have been done, but the card can be used in this phase.
                s.ready[seat] = False
        act.discard_drawn()
        s.shown = before


AID_FROM_LESSER_SPIRITS = blight_card("aid_from_lesser_spirits", per_player=2, rule=AidFromLesserSpirits())


class TippingPoint(Rule):
    """At once, each spirit destroys 3 of its presence."""

    def after_blight_card(self, act: Action, by: By) -> Work[None]:
        def spirit(inner: Action) -> Work[None]:
            yield from inner.destroy_presence(3)

        yield from act.each_player(spirit)


TIPPING_POINT = blight_card("tipping_point", per_player=5, rule=TippingPoint())


class ErosionOfWill(Rule):
    """At once 2 fear for each player; each spirit loses presence and energy."""

    def after_blight_card(self, act: Action, by: By) -> Work[None]:
        yield from act.fear(2 * act.s.seats)

        def spirit(inner: Action) -> Work[None]:
            yield from inner.destroy_presence()
            yield from inner.gain_energy(-min(1, inner.s.energy[inner.seat]))

        yield from act.each_player(spirit)


EROSION_OF_WILL = blight_card("erosion_of_will", per_player=3, rule=ErosionOfWill())


class PallUponTheLand(Rule):
    """At once, each board loses a presence, whosever it is, and a town."""

    def after_blight_card(self, act: Action, by: By) -> Work[None]:
        def darken(inner: Action, board: int) -> Work[None]:
            s = inner.s
            lands = [land for land in s.island.lands if s.island.on_board(land, board)]
            options: list[Value] = [
                (land, presence_of(seat))
                for land in lands
                for seat in range(s.seats)
                if s.presence[seat][land]
            ]
            if options:
                land, piece = yield from inner.together("lose_any_presence", options, "at", aim=LOSE)
                yield from inner.lose_presence(seat_of(piece), land)
            with_town = [land for land in lands_of_board(s, board) if s.pieces[land][TOWN]]
            if with_town:
                land = yield from inner.together("remove_town", with_town, "land")
                yield from inner.remove(1, TOWN, land)

        yield from act.each_board(darken)


A_PALL_UPON_THE_LAND = blight_card("a_pall_upon_the_land", per_player=3, rule=PallUponTheLand())
