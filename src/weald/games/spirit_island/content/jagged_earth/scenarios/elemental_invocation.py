"""Elemental Invocation: elements left at the corners of lands help every power that targets those lands."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.corners import Corners, Junction, corners
from weald.games.spirit_island.model.invader_cards import accelerate
from weald.games.spirit_island.model.lands import presence_lands, put
from weald.games.spirit_island.model.pieces import ELEMENTS, NO_ELEMENTS, TOWN, Elements
from weald.games.spirit_island.model.state import GAME, SPIRIT, TURN, IslandState
from weald.games.spirit_island.rules.aims import Outlook
from weald.games.spirit_island.rules.decks import own_cards
from weald.games.spirit_island.rules.declare import OfSeat, effect, scenario
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.subjects import Number

ID = "elemental_invocation"
MARKER, INVOKED = "element_marker", "invoked"
TOWN_LAND = 6
# Worth of a marker for a price that its element helps to pay.
AID = 2


class Marked(NamedTuple):
    """An element at the corner of three lands; where two meet at an edge, one of them is named twice."""

    land: int
    land_b: int
    land_c: int
    element: int


ELEMENT_MARKER = effect(MARKER, Marked, Rule())
HAS_INVOKED = effect(INVOKED, OfSeat, Rule())


def calmed(now: Outlook, corner: int) -> float:
    """Value a corner by how many of its lands invaders threaten."""
    lands = corners(now.s.boards, now.s.layout, now.s.added).lands[corner]
    return float(sum(1 + (land in now.threats) for land in lands if now.s.island.number[land]))


class ElementalInvocation(Rule):
    """Once each turn every spirit may leave an element at a corner of its lands."""

    id = ID
    numbers: tuple[Number, ...] = (Number.AID,)

    def before_set_up(self, s: IslandState, by: By) -> None:
        first, second, third = s.fear_split
        s.fear_split = (first + 1, second, third)

    def before_spirits(self, act: Action, by: By) -> None:
        s = act.s
        accelerate(s)
        for first in s.island.first:
            put(s, first + TOWN_LAND, TOWN)

    def extra_offers(self, s: IslandState, by: By, seat: int) -> list[int]:
        done = any(lasting[0] == INVOKED and lasting[1][0] == seat for lasting in s.effects)
        if s.phase != SPIRIT or done or not known_elements(s, seat):
            return []
        return [price(s, corner) for corner in payable(s, seat)[:1]]

    def after_offer(self, act: Action, by: By, offer: int) -> Work[None]:
        act.source = ID
        s, seat = act.s, act.seat
        corner: int = yield from act.ask("invoke_corner", list(payable(s, seat)), "corner", {}, worth=calmed)
        element: int = yield from act.ask("invoke_element", known_elements(s, seat), "element", {})
        yield from act.pay_energy(price(s, corner))
        act.note(INVOKED, seat, until=TURN)
        act.lasting(MARKER, *all_corners(s).keys[corner], element, until=GAME)
        act.tell("invoked", {"spirit": s.spirits[seat], "element": ELEMENTS[element]})

    def extra_elements(self, s: IslandState, by: By, land: int) -> Elements:
        here = {corner for part in s.island.parts[land] for corner in all_corners(s).of_land[part]}
        return tuple(
            sum(corner in here for corner, element in markers(s).items() if element == e)
            for e in range(len(NO_ELEMENTS))
        )

    def extra(self, s: IslandState, by: By, what: Number, land: int, seat: int, of: int) -> int:
        return AID * sum(marked == of for marked in markers(s).values())


ELEMENTAL_INVOCATION = scenario(ID, difficulty=1, rule=ElementalInvocation())


def all_corners(s: IslandState) -> Corners:
    """Return the corners of the island."""
    return corners(s.boards, s.layout, s.added)


def markers(s: IslandState) -> dict[int, int]:
    """Return the element at each corner that has one."""
    keys: dict[Junction, int] = {key: i for i, key in enumerate(all_corners(s).keys)}
    marked: dict[int, int] = {}
    for kind, args, _, _ in s.effects:
        if kind == MARKER:
            key = (args[0], args[1], args[2])
            marked[keys[key] if key in keys else grown_corner(keys, key)] = args[3]
    return marked


def grown_corner(keys: dict[Junction, int], key: Junction) -> int:
    """Return the corner to which more lands have come since, because a board was added beside it."""
    lands = set(key)
    return keys[max(keys, key=lambda other: (len(lands & set(other)), -keys[other]))]


def price(s: IslandState, corner: int) -> int:
    """Return the energy that a marker takes at a corner: 1, and 1 for each marker next to it."""
    marked = markers(s)
    return 1 + sum(other in marked for other in all_corners(s).near[corner])


def payable(s: IslandState, seat: int) -> list[int]:
    """Return the free corners of a spirit's lands at which it can pay for a marker, cheap ones first."""
    marked = markers(s)
    parts = [part for land in presence_lands(s, seat) for part in s.island.parts[land]]
    own = {corner for part in parts for corner in all_corners(s).of_land[part]}
    free = [corner for corner in own if corner not in marked and price(s, corner) <= s.energy[seat]]
    return sorted(free, key=lambda corner: (price(s, corner), corner))


def known_elements(s: IslandState, seat: int) -> list[int]:
    """Return the elements on a spirit's power cards in hand, play and discard."""
    cards = own_cards(s, seat)
    return [e for e in range(len(NO_ELEMENTS)) if any(POWERS.all[card].elements[e] for card in cards)]
