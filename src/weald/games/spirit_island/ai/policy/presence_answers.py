"""Quick answers about presence: where it goes, from where, and which is given up."""

from __future__ import annotations

from typing import cast

from weald.games.spirit_island.action.context import DESTROYED, NONE, ON_TRACK
from weald.games.spirit_island.ai.policy.situation import Judges, Situation, blight_brought
from weald.games.spirit_island.ai.value.panel_worth import further_promise, potential, promise
from weald.games.spirit_island.model.lands import has_building, invaders, pieces_in
from weald.games.spirit_island.model.pieces import BLIGHT, INVADERS, TOWN, damage_on, seat_of
from weald.games.spirit_island.rules.land_rules import is_sacred
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.tracks import CARDS
from weald.games.spirit_island.rules.tracks import ENERGY as ENERGY_TRACK
from weald.kernel.decisions import Value

# How much presence makes a sacred site; what it is worth to move on more than that.
SACRED = 2
SPARE = 0.6


def presence_to(now: Situation, value: Value) -> float:
    """Value a land for presence: near invaders, as a sacred site, away from blight to come."""
    land = cast("int", value)
    threats = now.threats
    if blight_brought(now.s, now.seat):
        # It burns invaders; a second blight would spread.
        return 2.0 * threats.get(land, 0.0) - 6.0 * min(1, now.s.pieces[land][BLIGHT])
    near = sum(0.3 for other in now.s.island.near[land] if other in threats)
    second = 1.2 if now.s.presence[now.seat][land] == 1 and not is_sacred(now.s, now.seat, land) else 0.0
    spread = 0.8 if not now.s.presence[now.seat][land] else 0.0
    far = 1.2 * newly_reached(now, land)
    return near + far + second + spread - 0.8 * threats.get(land, 0.0) - 0.5 * now.s.pieces[land][BLIGHT]


def newly_reached(now: Situation, land: int) -> int:
    """Count the lands with towns or cities, here and adjacent, that no presence of the spirit is near."""
    s = now.s
    own = s.presence[now.seat]
    return sum([
        not own[other] and not any(own[nearer] for nearer in s.island.near[other])
        for other in (land, *s.island.near[land])
        if has_building(s, other)
    ])  # fmt: skip


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


def drift(now: Situation, value: Value) -> float:
    """Value a land for presence that may drift: where wounded invaders would not heal."""
    if value == NONE:
        return 0.5
    land = cast("int", value)
    wounded = any(damage_on(piece) for piece in pieces_in(now.s, land, INVADERS))
    return 1.0 if wounded and not now.s.presence[now.seat][land] else 0.2


def refuge(now: Situation, value: Value) -> float:
    """Value a land for presence that would be destroyed otherwise."""
    return -9.0 if value == NONE else presence_to(now, value)


def drifting(now: Situation, value: Value) -> float:
    """Value presence that drifts: one of several, or one where no invader is wounded."""
    land = cast("int", value)
    wounded = any(damage_on(piece) for piece in pieces_in(now.s, land, INVADERS))
    return now.s.presence[now.seat][land] - (2.0 if wounded else 0.0)


def eruption(now: Situation, value: Value) -> float:
    """Value presence to blow up: as little as reaches the most thresholds, and what falls at once."""
    n = cast("int", value)
    land = now.s.island.names.index(str(now.q.words["land"]))
    tiers = tiers_met(now.s, now.seat, POWERS[now.q.source])
    reached = sum([tiers >> i & 1 for i, least in enumerate((2, 4, 6, 10)) if n >= least])
    struck = min(n, 2 * invaders(now.s, land)) if now.s.pieces[land][TOWN] else 0
    rest = sum(now.s.presence[now.seat]) - n
    return 5.0 * reached + 0.5 * struck - n - (0.0 if rest else 99.0)


def lost_presence(now: Situation, value: Value) -> float:
    """Value presence to give up: one of many, or one that blight will take anyway."""
    land = cast("int", value)
    return (
        now.threats.get(land, 0.0)
        + (1.0 if now.s.presence[now.seat][land] > 2 else 0.0)
        - is_sacred(now.s, now.seat, land)
    )


def leaving(now: Situation, value: Value) -> float:
    """Which presence to move on: one that is in danger, or one that a sacred site does not need."""
    if value == NONE:
        return 0.5
    spare = now.s.presence[now.seat][cast("int", value)] > SACRED
    return max(lost_presence(now, value), SPARE if spare else 0.0)


def lost_by_any(now: Situation, value: Value) -> float:
    """Presence goes that blight will take anyway, or of a spirit with more of it."""
    land, piece = cast("tuple[int, int]", value)
    own = now.s.presence[seat_of(piece)]
    return now.threats.get(land, 0.0) + 0.2 * sum(own) - is_sacred(now.s, seat_of(piece), land)


def whose(now: Situation, value: Value) -> float:
    """Choose the own presence first, then that of others."""
    return 0.0 if value == NONE else 1.0 if value == now.seat else 0.8


def covered_again(now: Situation, value: Value) -> float:
    """Value a space for presence to go back to: one that is missed least."""
    s, seat = now.s, now.seat
    tracks, covered = SPIRITS[s.spirits[seat]].tracks, s.covered[seat]
    before = tracks.shown(covered)
    after = tracks.shown(covered | 1 << (ON_TRACK - cast("int", value)))
    lost = before.energy - after.energy + 1.5 * (before.plays - after.plays)
    return -lost - 0.7 * (sum(before.elements) - sum(after.elements))


def presence_stays(_now: Situation, value: Value) -> float:
    """Presence that may be left out of what happens to beasts stays."""
    return 0.0 if value else 1.0


# Who answers which question about presence.
PRESENCE: Judges = {
    "presence_to": presence_to,
    "presence_from": place,
    "presence_onto": cover,
    "eruption": eruption,
    "mists_to": drift,
    "mists_from": drifting,
    "flowing_forms": refuge,
    "destroy_presence": lost_presence,
    "retract_presence": lost_presence,
    "cover_space": covered,
    "move_presence_from": leaving,
    "move_presence_to": presence_to,
    "lose_any_presence": lost_by_any,
    "flock": presence_stays,
    "time_from": place,
    "time_to": covered_again,
    "whose_presence": whose,
    "give_presence": lost_presence,
    "give_from_track": place,
}
