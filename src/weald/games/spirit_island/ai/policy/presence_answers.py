"""Quick answers about presence: where it goes, from where, and which is given up."""

from __future__ import annotations

from typing import cast

from weald.games.spirit_island.action.context import DESTROYED, NONE, ON_TRACK
from weald.games.spirit_island.ai.policy.situation import Judge, Situation
from weald.games.spirit_island.ai.value.panel_worth import further_promise, potential, promise
from weald.games.spirit_island.model.pieces import seat_of
from weald.games.spirit_island.rules.aims import HOME, LEAVE, LOSE, UNCOVER
from weald.games.spirit_island.rules.land_rules import is_sacred
from weald.games.spirit_island.rules.registry import SPIRITS
from weald.games.spirit_island.rules.tracks import CARDS
from weald.games.spirit_island.rules.tracks import ENERGY as ENERGY_TRACK
from weald.kernel.decisions import Value

# Presence that makes a sacred site; the worth of moving on more than that.
SACRED = 2
SPARE = 0.6


def home(now: Situation, value: Value) -> float:
    """Value a land for presence."""
    return now.home(cast("int", value))


def place(now: Situation, value: Value) -> float:
    """Value a track to uncover: the one whose next spaces help more; never move what is on the island."""
    place = cast("int", value)
    s, seat = now.s, now.seat
    if place > ON_TRACK:
        # It uncovers nothing.
        return 0.9 if place == DESTROYED else 0.0 if place == NONE else -1.0
    tracks = SPIRITS[s.spirits[seat]].tracks
    space = ON_TRACK - place
    line = tracks.spaces[space].line
    if line not in (CARDS, ENERGY_TRACK):
        return 1.0 + 1.5 * further_promise(s, seat, tracks, space)
    gain = potential(s, seat, s.covered[seat] & ~(1 << space)) - potential(s, seat, s.covered[seat])
    further = 0.3 * promise(tracks, line, s.covered[seat])
    return 1.0 + 4.0 * gain + further


def covered(now: Situation, value: Value) -> float:
    """Value a space to cover again: the one that gives least."""
    space = SPIRITS[now.s.spirits[now.seat]].tracks.spaces[ON_TRACK - cast("int", value)]
    return -space.energy - 2.0 * space.plays - space.reclaims - len(space.elements) - space.free


def cover(now: Situation, value: Value) -> float:
    """Value a track to cover again: only when nothing is left on the tracks to add to the island."""
    left = bool(now.s.covered[now.seat])
    return 0.0 if value == NONE else -0.5 if left else 0.5


def lost_presence(now: Situation, value: Value) -> float:
    """Value presence to give up: one of many, or one that blight will take anyway."""
    if isinstance(value, tuple):
        return lost_by_any(now, value)
    return (
        now.threats.get(value, 0.0)
        + (1.0 if now.s.presence[now.seat][value] > 2 else 0.0)
        - is_sacred(now.s, now.seat, value)
    )


def leaving(now: Situation, value: Value) -> float:
    """Value presence to move on: one that is in danger, or one that a sacred site does not need."""
    if value == NONE:
        return 0.5
    spare = now.s.presence[now.seat][cast("int", value)] > SACRED
    return max(lost_presence(now, value), SPARE if spare else 0.0)


def lost_by_any(now: Situation, value: tuple[int, ...]) -> float:
    """Presence goes that blight will take anyway, or of a spirit with more of it."""
    land, piece = value
    own = now.s.presence[seat_of(piece)]
    return now.threats.get(land, 0.0) + 0.2 * sum(own) - is_sacred(now.s, seat_of(piece), land)


# Judges of questions about presence, by their aim and, of those that verbs ask, by their kind.
PRESENCE: dict[int, Judge] = {
    HOME: home,
    LEAVE: leaving,
    LOSE: lost_presence,
    UNCOVER: place,
}
OF_PRESENCE: dict[str, Judge] = {
    "presence_onto": cover,
    "cover_space": covered,
}
