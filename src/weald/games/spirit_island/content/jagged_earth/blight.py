"""The blight cards of Jagged Earth, each by the rule of its turned side."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import ALL, NONE
from weald.games.spirit_island.content.event_actions import (
    board_lands,
    has,
    next_to,
    prevented_on_board,
    with_fewest,
)
from weald.games.spirit_island.model.lands import presence_lands
from weald.games.spirit_island.model.pieces import (
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    EXPLORER_TOWN,
    INVADERS,
    KIND,
    TOWN_CITY,
    presence_of,
    seat_of,
)
from weald.games.spirit_island.model.state import GAME, IslandState
from weald.games.spirit_island.rules.aims import LOSE, SETTLE, SPREAD
from weald.games.spirit_island.rules.asking import may
from weald.games.spirit_island.rules.declare import Wherever, blight_card, effect
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.land_rules import may_have_presence
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.kernel.decisions import Value

# Protection of a board from Untended Land Crumbles.
ENERGY, PRESENCE = 3, 1
# Reasons for which a spirit loses presence to Power Corrodes the Spirit.
MANY_CARDS, DEAR = 3, 4
# Lands of a board that Thriving Communities enlarges.
COMMUNITIES = 4


class UnnaturalProliferation(Rule):
    """At once, presence, dahan and cities increase."""

    def after_blight_card(self, act: Action, by: By) -> Work[None]:
        def spirit(inner: Action) -> Work[None]:
            own = presence_lands(inner.s, inner.seat)
            own = [land for land in own if may_have_presence(inner.s, inner.seat, land)]
            yield from inner.add_presence_to_one_of(own)

        def board(inner: Action, slot: int) -> Work[None]:
            s = inner.s
            yield from inner.add_to_one_of(1, DAHAN, board_lands(s, slot, has(DAHAN)))
            settled = with_fewest(s, board_lands(s, slot, has(*TOWN_CITY)), TOWN_CITY)
            yield from inner.add_to_one_of(2, CITY, settled, question="add_cities")

        yield from act.each_player(spirit)
        yield from act.each_board(board)


UNNATURAL_PROLIFERATION = blight_card("unnatural_proliferation", per_player=3, rule=UnnaturalProliferation())

# All Things Weaken.


class EverythingIsWeaker(Rule):
    """Invaders, dahan and lands bear less, and blight destroys more."""

    numbers: tuple[Number, ...] = (Number.HEALTH, Number.LAND_HEALTH)

    def extra(self, s: IslandState, by: Wherever, what: Number, land: int, seat: int, of: int) -> int:
        if what is Number.LAND_HEALTH:
            return -1
        return -1 if of & KIND in INVADERS or of & KIND == DAHAN else 0

    def after_blight_harm(self, act: Action, by: Wherever, land: int, seats: list[int]) -> Work[None]:
        s = act.s
        for seat in seats:
            while s.presence[seat][land] and (yield from act.lose_presence(seat, land)):
                pass
        yield from act.destroy(ALL, BEASTS, land)
        near: list[Value] = [
            (other, presence_of(seat))
            for other in s.island.near[land]
            for seat in range(s.seats)
            if s.presence[seat][other] and may(s, Doing.LOSE_TO_BLIGHT, land, seat, act.cause)
        ]
        if near:
            other, piece = yield from act.ask("lose_any_presence", near, "at", {}, aim=LOSE)
            yield from act.lose_presence(seat_of(piece), other)


EVERYTHING_IS_WEAKER = effect("all_things_weaken", Wherever, EverythingIsWeaker())


class AllThingsWeaken(Rule):
    """From the next turn on, everything is weaker."""

    def after_blight_card(self, act: Action, by: By) -> None:
        act.lasting("all_things_weaken", until=GAME, later=True)


ALL_THINGS_WEAKEN = blight_card("all_things_weaken", per_player=3, rule=AllThingsWeaken())


class ThrivingCommunities(Rule):
    """At once, an explorer becomes a town or a town a city in four lands of each board."""

    def after_blight_card(self, act: Action, by: By) -> Work[None]:
        def board(inner: Action, slot: int) -> Work[None]:
            lands = board_lands(inner.s, slot, has(*EXPLORER_TOWN))
            if len(lands) > COMMUNITIES:
                lands = yield from inner.pick_lands(COMMUNITIES, lands, "upgrade_land", aim=SETTLE)
            for land in lands:
                yield from inner.upgrade(1, EXPLORER_TOWN, land)

        yield from act.each_board(board)


THRIVING_COMMUNITIES = blight_card("thriving_communities", per_player=4, rule=ThrivingCommunities())


class PowerCorrodesTheSpirit(Rule):
    """Each invader phase, spirits with many or dear cards in play destroy one of their presence."""

    def before_invader_phase(self, act: Action, by: By) -> Work[None]:
        def spirit(inner: Action) -> Work[None]:
            cards = inner.s.played[inner.seat]
            if len(cards) >= MANY_CARDS or any(POWERS.all[card].cost >= DEAR for card in cards):
                yield from inner.destroy_presence()

        yield from act.each_player(spirit)


POWER_CORRODES_THE_SPIRIT = blight_card(
    "power_corrodes_the_spirit", per_player=4, rule=PowerCorrodesTheSpirit()
)


class UntendedLandCrumbles(Rule):
    """Each invader phase, blight spreads on every board that is not protected."""

    def before_invader_phase(self, act: Action, by: By) -> Work[None]:
        def board(inner: Action, slot: int) -> Work[None]:
            s = inner.s
            if not board_lands(s, slot, next_to(has(BLIGHT))):
                return
            if sum(s.energy) >= ENERGY and (yield from inner.pay_together(ENERGY, board=slot)):
                return
            if (yield from prevented_on_board(inner, PRESENCE, slot)):
                return
            inner.land = yield from inner.pick_land(
                board_lands(s, slot, next_to(has(BLIGHT))), "add_blight", aim=SPREAD
            )
            yield from inner.add_blight()

        yield from act.each_board(board)


UNTENDED_LAND_CRUMBLES = blight_card("untended_land_crumbles", per_player=4, rule=UntendedLandCrumbles())


class InvadersFindTheLandToTheirLiking(Rule):
    """At once, the fear pool grows for good, the more the higher the terror level is."""

    def after_blight_card(self, act: Action, by: By) -> None:
        s = act.s
        # 1, 1.5 or 2 markers for each player.
        s.fear_pool += (min(s.terror, 3) + 1) * s.seats // 2
        act.tell("fear-pool", {"n": s.fear_pool})


INVADERS_FIND_THE_LAND_TO_THEIR_LIKING = blight_card(
    "invaders_find_the_land_to_their_liking",
    per_player=2,
    rule=InvadersFindTheLandToTheirLiking(),
    healthy=True,
)


class StrongEarthShattersSlowly(Rule):
    """At once, each player adds blight of this card next to blight."""

    def after_blight_card(self, act: Action, by: By) -> Work[None]:
        def player(inner: Action) -> Work[None]:
            s = inner.s
            beside = next_to(has(BLIGHT))
            lands = [land for board in range(len(s.boards)) for land in board_lands(s, board, beside)]
            inner.land = yield from inner.pick_land(lands, "add_blight", aim=SPREAD)
            if inner.land != NONE:
                yield from inner.add_blight()

        yield from act.each_player(player)


STRONG_EARTH_SHATTERS_SLOWLY = blight_card(
    "strong_earth_shatters_slowly", per_player=2, rule=StrongEarthShattersSlowly(), healthy=True
)
