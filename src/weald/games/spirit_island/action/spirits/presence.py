"""Verbs for presence: added, moved, lost, put back on its tracks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from weald.games.spirit_island.action import hook_calls
from weald.games.spirit_island.action.asking.questions import ask, pick_home, pick_land
from weald.games.spirit_island.action.context import DESTROYED, HERE, NONE, ON_TRACK, Amount, at_most
from weald.games.spirit_island.action.spirits.elements import settle_elements
from weald.games.spirit_island.model.geography import geography
from weald.games.spirit_island.model.growth_code import option_of
from weald.games.spirit_island.model.lands import presence_lands
from weald.games.spirit_island.model.pieces import ELEMENTS, presence_of
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import LOSE, UNCOVER
from weald.games.spirit_island.rules.asking import permission
from weald.games.spirit_island.rules.happenings import (
    PRESENCE_ADDED,
    PRESENCE_DESTROYED,
    PRESENCE_MOVED,
    PRESENCE_REMOVED,
)
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.land_rules import has_room, holds_presence, may_have_presence, meets
from weald.games.spirit_island.rules.panel import openable
from weald.games.spirit_island.rules.powers import NOTHING, Reach, Work
from weald.games.spirit_island.rules.registry import SPIRITS, active
from weald.games.spirit_island.rules.subjects import Doing
from weald.games.spirit_island.rules.targeting import any_range, reach_mask
from weald.games.spirit_island.rules.tracks import CARDS, ENERGY
from weald.kernel.decisions import Value
from weald.kernel.messages import Args

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def lose_presence(act: Action, seat: int, land: int, n: int = 1, price: bool = False) -> Work[int]:
    """Destroy `n` presence of a spirit in a land at once; returns how many were destroyed.

    Nothing saves presence that is a `price`.
    """
    s = act.s
    lost = 0
    rules = () if price else active(s, Rule.instead_of_losing_presence)
    for _ in range(n):
        if rules and (yield from hook_calls.instead_of_losing_presence(act, seat, land)):
            continue
        put_presence(s, seat, land, -1)
        s.destroyed[seat] += 1
        lost += 1
        act.log.append((PRESENCE_DESTROYED, seat, land, -1, 1))
        if s.trace is not None:
            act.tell("presence-destroyed", {"spirit": s.spirits[seat], "land": act.name(land)})
    if lost:
        for rule, by in active(s, Rule.after_losing_presence):
            yield from rule.after_losing_presence(act, by, seat, land, lost) or NOTHING
    return lost


def bring_presence(act: Action, seat: int, land: int, place: int, moves: bool = False) -> Work[None]:
    """Add one presence to a land, taken from where it is; or let it move there, if it can be moved."""
    s = act.s
    if moves and holds_presence(s, seat, place):
        return
    if place <= ON_TRACK:
        s.covered[seat] &= ~(1 << (ON_TRACK - place))
    elif place == DESTROYED:
        s.destroyed[seat] -= 1
    else:
        put_presence(s, seat, place, -1)
    put_presence(s, seat, land, 1)
    what = PRESENCE_MOVED if moves else PRESENCE_ADDED
    act.log.append((what, seat, land, max(place, -1), 1))
    if s.trace is not None:
        came = "land" if place >= 0 else place_name(s, seat, place)
        came = came if came in ("land", "destroyed", ENERGY, CARDS) else "track"
        act.tell("presence", {"spirit": s.spirits[seat], "land": act.name(land), "place": came})
    if place <= ON_TRACK:
        yield from uncovered(act, seat, ON_TRACK - place)
    if moves:
        for rule, by in active(s, Rule.after_moving):
            yield from rule.after_moving(act, by, presence_of(seat), place, land) or NOTHING
    else:
        for rule, by in active(s, Rule.after_adding):
            yield from rule.after_adding(act, by, presence_of(seat), land) or NOTHING


def uncovered(act: Action, seat: int, space: int) -> Work[None]:
    """Settle what a space opens that presence has left: energy, an element, a growth option."""
    s = act.s
    spirit = SPIRITS[s.spirits[seat]]
    tracks = spirit.tracks
    place = tracks.spaces[space]
    if place.gain:
        s.energy[seat] += place.gain
        if s.trace is not None:
            act.tell("energy", {"spirit": s.spirits[seat], "n": place.gain})
    if place.chooses and not any(own[:2] == (seat, space) for own in s.space_elements):
        element: int = yield from ask(act, "space_element", list(range(8)), "element", {}, seat)
        s.space_elements = (*s.space_elements, (seat, space, element))
        if s.trace is not None:
            act.tell("space-element", {"spirit": s.spirits[seat], "element": ELEMENTS[element]})
    if place.line in spirit.openers and not tracks.covered_on(place.line, s.covered[seat]):
        options = openable(s, seat, place.line)
        if options:
            code: int = yield from ask(act, "open_growth", [*options], "growth", {}, seat)
            s.opened_growth = (*s.opened_growth, (seat, code))
            if s.trace is not None:
                act.tell("growth-opened", {"spirit": s.spirits[seat], "n": option_of(code)[1] + 1})
    if act.thresholds is not None and seat == act.seat:
        yield from settle_elements(act, act.thresholds)


def add_presence(act: Action, land: int = HERE, seat: int = -1, growth: bool = False) -> Work[bool]:
    """Let a spirit add 1 presence to a land, from a track or from another land of the island."""
    s = act.s
    seat = act.seat if seat < 0 else seat
    land = act.at(land)
    if not may_have_presence(s, seat, land):
        return False
    regains = permission(s, Doing.REGAIN, seat) if growth and has_room(s, seat) else None
    place = yield from pick_presence(act, seat, land, [DESTROYED] if regains else [])
    if place == NONE:
        return False
    yield from bring_presence(act, seat, land, place)
    if regains is not None and place == DESTROYED:
        rule, by = regains
        yield from rule.after_use(act, by) or NOTHING
    return True


def add_presence_to_one_of(
    act: Action, lands: Sequence[int], seat: int = -1, growth: bool = False, optional: bool = False
) -> Work[int]:
    """Let a spirit add 1 presence to one of some lands, if there are any; returns it, or NONE."""
    land = yield from pick_home(act, lands, optional, seat)
    if land != NONE:
        yield from add_presence(act, land, seat, growth)
    return land


def pick_presence(act: Action, seat: int, land: int, more: Sequence[int] = ()) -> Work[int]:
    """Let a spirit say from where presence comes to a land; NONE if it adds none.

    A spirit that has none to add, or no room for it, may move presence from another land instead.
    """
    new = track_places(act, seat)
    places: list[Value] = [
        *new,
        *(other for other in presence_lands(act.s, seat) if other != land),
        *more,
    ]
    if places and not new and not more:
        places.append(NONE)
    if not places:
        return NONE
    place: int = yield from ask(
        act, "presence_from", places, "place", {"land": act.name(land)}, seat, UNCOVER
    )
    return place


def track_places(act: Action, seat: int) -> list[Value]:
    """Return the spaces of its tracks from which a spirit can take presence; none if it has no room."""
    if not has_room(act.s, seat):
        return []
    tracks = SPIRITS[act.s.spirits[seat]].tracks
    return [ON_TRACK - space for space in tracks.takeable(act.s.covered[seat])]


def return_presence(act: Action, land: int = HERE, seat: int = -1) -> Work[bool]:
    """Let a spirit add 1 of its destroyed presence to a land."""
    seat = act.seat if seat < 0 else seat
    land = act.at(land)
    s = act.s
    if not s.destroyed[seat] or not may_have_presence(s, seat, land) or not has_room(s, seat):
        return False
    yield from bring_presence(act, seat, land, DESTROYED)
    return True


def move_presence(act: Action, origin: int, to: int, seat: int = -1) -> Work[None]:
    """Move a spirit's presence from one land to another."""
    yield from bring_presence(act, act.seat if seat < 0 else seat, to, origin, moves=True)


def destroy_presence(
    act: Action, n: int = 1, seat: int = -1, land: int = HERE, price: bool = False
) -> Work[None]:
    """Destroy a spirit's own presence, in a land if one is named, otherwise where it likes."""
    seat = act.seat if seat < 0 else seat
    for _ in range(n):
        lands = presence_lands(act.s, seat) if land == HERE else [land] * bool(act.s.presence[seat][land])
        where = yield from pick_land(act, lands, "destroy_presence", seat=seat, aim=LOSE)
        if where != NONE:
            yield from lose_presence(act, seat, where, price=price)


def cover_tracks(act: Action, n: Amount, seat: int = -1) -> Work[int]:
    """Let a spirit put destroyed presence back on its tracks, last spaces first; returns how many."""
    s = act.s
    seat = act.seat if seat < 0 else seat
    back = 0
    while back < at_most(n) and s.destroyed[seat]:
        options = open_spaces(act, seat)
        if not options:
            break
        if act.optional(n):
            options.append(NONE)
        place: int = yield from ask(act, "presence_onto", options, "place", {}, seat)
        if place == NONE:
            break
        s.destroyed[seat] -= 1
        s.covered[seat] |= 1 << (ON_TRACK - place)
        back += 1
        if s.trace is not None:
            tracks = SPIRITS[s.spirits[seat]].tracks
            words: Args = {"spirit": s.spirits[seat], "place": tracks.place(ON_TRACK - place)}
            act.tell("presence-onto", words)
    return back


def remove_destroyed(act: Action, seat: int) -> None:
    """Take 1 destroyed presence of a spirit out of the game."""
    s = act.s
    s.destroyed[seat] -= 1
    s.away[seat] += 1
    if s.trace is not None:
        act.tell("presence-gone", {"spirit": s.spirits[seat]})


def remove_presence(act: Action, seat: int, land: int) -> None:
    """Take 1 presence of a spirit out of the game, which does not destroy it."""
    s = act.s
    put_presence(s, seat, land, -1)
    s.away[seat] += 1
    act.log.append((PRESENCE_REMOVED, seat, land, -1, 1))
    if s.trace is not None:
        act.tell("presence-removed", {"spirit": s.spirits[seat], "land": act.name(land)})


def retract_presence(act: Action, seat: int = -1) -> Work[bool]:
    """Let a spirit return 1 presence from the island to one of its tracks, if a space is open there."""
    s = act.s
    seat = act.seat if seat < 0 else seat
    spaces = open_spaces(act, seat)
    if not spaces:
        return False
    land = yield from pick_land(act, presence_lands(s, seat), "retract_presence", seat=seat, aim=LOSE)
    if land == NONE:
        return False
    place: int = yield from ask(act, "cover_space", spaces, "place", {"land": act.name(land)}, seat)
    put_presence(s, seat, land, -1)
    s.covered[seat] |= 1 << (ON_TRACK - place)
    act.log.append((PRESENCE_REMOVED, seat, land, -1, 1))
    if s.trace is not None:
        act.tell("presence-retracted", {"spirit": s.spirits[seat], "land": act.name(land)})
    return True


def open_spaces(act: Action, seat: int) -> list[Value]:
    """Return the spaces of its tracks to which presence of a spirit can go back."""
    tracks = SPIRITS[act.s.spirits[seat]].tracks
    return [ON_TRACK - space for space in tracks.coverable(act.s.covered[seat])]


def in_range(act: Action, reach: Reach, seat: int = -1, where: Sequence[str] = ()) -> list[int]:
    """Return the lands within a range of a spirit that are (or have) one of the things asked for."""
    s = act.s
    seat = act.seat if seat < 0 else seat
    mask = reach_mask(s, seat, reach)
    return [
        land
        for land in s.island.lands
        if mask >> land & 1 and (not where or any(meets(s, land, need, seat) for need in where))
    ]


def presence_range(act: Action, n: int, seat: int = -1, where: Sequence[str] = ()) -> list[int]:
    """Return the lands to which a spirit may add presence at a range."""
    s = act.s
    seat = act.seat if seat < 0 else seat
    n += any_range(s, seat)
    lands = in_range(act, Reach(n), seat, where)
    if s.oceans and act.power is None and not SPIRITS[s.spirits[seat]].opens_oceans:
        # For growth an ocean is no land, and no way either.
        dry = geography(s.boards, s.layout, 0, s.changes, s.added)
        own = presence_lands(s, seat)
        lands = [land for land in lands if any(dry.distance[start][land] <= n for start in own)]
    if not active(s, Doing.HAVE_PRESENCE):
        return lands
    return [land for land in lands if may_have_presence(s, seat, land)]


def place_name(s: IslandState, seat: int, place: int) -> str:
    """Return the name of a place from which presence comes, if it is no land."""
    return "destroyed" if place == DESTROYED else SPIRITS[s.spirits[seat]].tracks.place(ON_TRACK - place)
