"""Element markers that a spirit has prepared: each is spent for one element in one Action."""

from __future__ import annotations

from weald.games.spirit_island.model.pieces import NO_ELEMENTS
from weald.games.spirit_island.model.state import GAME, IslandState
from weald.games.spirit_island.rules.effects import PREPARED, Markers
from weald.games.spirit_island.rules.panel import elements, fewer, is_slowed, reached, tiers_met
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


def markers_needed(s: IslandState, seat: int, power: Power, tiers: int) -> list[int]:
    """Return the markers of each element that a spirit spends for some thresholds of a power."""
    if not tiers & ~tiers_met(s, seat, power):
        return [0] * len(NO_ELEMENTS)
    have = elements(s, seat)
    needs = [need for i, need in enumerate(power.tiers) if tiers >> i & 1]
    return [max(0, max([need[e] for need in needs]) - n) for e, n in enumerate(have)]
