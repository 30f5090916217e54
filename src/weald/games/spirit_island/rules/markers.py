"""Element markers that a spirit has prepared: each is spent for one element in one Action."""

from __future__ import annotations

from weald.games.spirit_island.model.pieces import NO_ELEMENTS
from weald.games.spirit_island.model.state import GAME, IslandState
from weald.games.spirit_island.rules.effects import PREPARED, Markers
from weald.games.spirit_island.rules.panel import (
    elements,
    elements_for,
    fewer,
    is_slowed,
    reached,
    tiers_met,
)
from weald.games.spirit_island.rules.powers import Power


def prepared(s: IslandState, seat: int) -> list[int]:
    """Return how many markers of each element a spirit has prepared."""
    have = [0] * len(NO_ELEMENTS)
    for kind, args, _, _ in s.effects:
        if kind == PREPARED and args[0] == seat:
            have[args[1]] = args[2]
    return have


def prepare(s: IslandState, seat: int, element: int, n: int = 1, source: str = "growth") -> None:
    """Prepare markers of an element, or give some up with `n` below 0."""
    have = prepared(s, seat)[element]
    assert have + n >= 0
    s.effects = [e for e in s.effects if e[0] != PREPARED or e[1][:2] != (seat, element)]
    if have + n:
        s.effects.append((PREPARED, Markers(seat, element, have + n), GAME, source))


def thresholds_in_reach(s: IslandState, seat: int, power: Power) -> list[int]:
    """Return the sets of thresholds of a power that a spirit reaches only by spending markers."""
    if not power.tiers or not any(e[0] == PREPARED and e[1][0] == seat for e in s.effects):
        return []
    met = tiers_met(s, seat, power)
    have = [a + b for a, b in zip(elements(s, seat), prepared(s, seat), strict=True)]
    most = reached(power, have) | met
    return [mask for mask in (most, *fewer(power, most, have)) if mask & ~met]


def markers_for_speed(s: IslandState, seat: int, power: Power) -> list[int] | None:
    """Return the markers of each element with which a slow power is a fast one; None: there are too few."""
    if power.quick is None or is_slowed(s, seat):
        return None
    needed = [max(0, n - have) for n, have in zip(power.quick, elements(s, seat), strict=True)]
    enough = all(n <= have for n, have in zip(needed, prepared(s, seat), strict=True))
    return needed if enough and any(needed) else None


def markers_needed(s: IslandState, seat: int, power: Power, tiers: int, land: int = -1) -> list[int]:
    """Return the markers of each element that a spirit spends for some thresholds of a power (in a land)."""
    needed = [0] * len(NO_ELEMENTS)
    if not tiers & ~tiers_met(s, seat, power):
        return needed
    own, there = elements(s, seat), elements_for(s, seat, land)
    for i, need in enumerate(power.tiers):
        if tiers >> i & 1:
            have = own if counts_for_range(power, i) else there
            needed = [max(n, wanted - has) for n, wanted, has in zip(needed, need, have, strict=True)]
    return needed


def counts_for_range(power: Power, i: int) -> bool:
    """Return whether a threshold (counted from 0) changes the range: elements of a target come too late."""
    return bool(power.farther and power.farther[i]) or (power.far is not None and i == 0)
