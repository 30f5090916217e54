"""Lands and spirits that a power can target."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.spirit_island.model.lands import presence_lands
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.asking import extra, may
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import is_sacred, meets, terrains
from weald.games.spirit_island.rules.markers import prepared
from weald.games.spirit_island.rules.panel import (
    elements,
    elements_for,
    reached,
    shown,
    tiers_at,
    tiers_met,
)
from weald.games.spirit_island.rules.powers import (
    ANOTHER_SPIRIT,
    INNATE,
    LAND,
    NO_TARGET,
    SELF,
    Power,
    Reach,
)
from weald.games.spirit_island.rules.registry import active
from weald.games.spirit_island.rules.subjects import Doing, Number


def any_range(s: IslandState, seat: int) -> int:
    """Return the range that everything of a spirit has more: by its tracks, or a rule."""
    return shown(s, seat).reach + extra(s, Number.RANGE, seat=seat)


def origins(s: IslandState, seat: int, reach: Reach) -> list[int]:
    """Return the lands from which a range counts."""
    lands = presence_lands(s, seat)
    if reach.sacred:
        lands = [land for land in lands if is_sacred(s, seat, land)]
    if reach.terrain >= 0:
        lands = [land for land in lands if terrains(s, land) >> reach.terrain & 1]
    return lands


def sources(s: IslandState, seat: int, reach: Reach) -> list[int]:
    """Return the lands from which a spirit's powers reach: its own, and those lent by other spirits."""
    lands = origins(s, seat, reach)
    for rule, by in active(s, Rule.extra_origins):
        for other in rule.extra_origins(s, by, seat):
            lands += origins(s, other, reach)
    return lands


def lands_within(s: IslandState, lands: list[int], n: int) -> int:
    """Return the lands at most n steps away from some lands, as a bit mask."""
    island = s.island
    within = island.within[min(n, len(island.within) - 1)]
    mask = 0
    for land in lands:
        mask |= within[land]
    return mask


def reach_mask(s: IslandState, seat: int, reach: Reach) -> int:
    """Return the lands within a range of a spirit, as a bit mask."""
    return lands_within(s, origins(s, seat, reach), reach.n)


def reach_of(power: Power, tiers: int) -> Reach:
    """Return the range in the header of a power that targets lands, as a reached threshold changes it."""
    reach = power.far if power.far is not None and tiers & 1 else power.reach
    assert reach is not None
    if not power.farther:
        return reach
    more = sum(n for i, n in enumerate(power.farther) if tiers >> i & 1)
    return Reach(reach.n + more, reach.sacred, reach.terrain)


def range_bonus(s: IslandState, seat: int, power: Power, origin: int, land: int) -> int:
    """Return the range that a spirit's power has more from one land to another."""
    card = power.number
    more = any_range(s, seat) + extra(s, Number.POWER_RANGE, -1, seat, card)
    more += extra(s, Number.RANGE_FROM, origin, seat, card) + extra(s, Number.RANGE_TO, land, seat, card)
    if power.beyond is not None and meets(s, land, power.beyond[1], seat):
        more += power.beyond[0]
    return more


def origins_of(s: IslandState, seat: int, power: Power, tiers: int, land: int) -> list[int]:
    """Return the lands from which a power reaches its target; all sources, if a rule allows the target."""
    reach = reach_of(power, tiers)
    lands = sources(s, seat, reach)
    return lands_to(s, seat, power, lands, reach.n, land) or lands


def lands_to(s: IslandState, seat: int, power: Power, lands: list[int], n: int, land: int) -> list[int]:
    """Return those of some lands from which a range, as much longer as that of a power, reaches a land."""
    distance = s.island.distance
    return [
        origin for origin in lands if distance[origin][land] <= n + range_bonus(s, seat, power, origin, land)
    ]


def lands_from(s: IslandState, seat: int, power: Power, lands: list[int], n: int) -> list[int]:
    """Return the lands within a range of some lands, which is as much longer as that of a spirit's power."""
    return without_barred(s, [land for land in s.island.lands if lands_to(s, seat, power, lands, n, land)])


def without_barred(s: IslandState, lands: list[int]) -> list[int]:
    """Return some lands without those that no power may target."""
    return [land for land in lands if may(s, Doing.TARGET, land)] if active(s, Doing.TARGET) else lands


def in_reach(s: IslandState, seat: int, power: Power, tiers: int) -> int:
    """Return the lands within the range that a power has for a spirit now, as a bit mask."""
    reach = reach_of(power, tiers)
    card = power.number
    n = reach.n + any_range(s, seat) + extra(s, Number.POWER_RANGE, -1, seat, card)
    lands = sources(s, seat, reach)
    mask = lands_within(s, lands, n)
    if active(s, Number.RANGE_FROM):
        for land in lands:
            mask |= s.island.reach(land, n + extra(s, Number.RANGE_FROM, land, seat, card))
    if power.beyond is not None or active(s, Number.RANGE_TO):
        for land in s.island.lands:
            more = extra(s, Number.RANGE_TO, land, seat, card)
            if power.beyond is not None and meets(s, land, power.beyond[1], seat):
                more += power.beyond[0]
            mask |= 1 << land & lands_within(s, lands, n + more)
    return mask


def aimed(s: IslandState, seat: int, power: Power, tiers: int) -> int:
    """Return those of some thresholds that count for the range: elements of a target come too late for it."""
    if not (power.farther or power.far) or not active(s, Rule.extra_elements):
        return tiers
    own = [a + b for a, b in zip(elements(s, seat), prepared(s, seat), strict=True)]
    return tiers & (tiers_met(s, seat, power) | reached(power, own))


def is_reached_at(s: IslandState, seat: int, power: Power, tiers: int, land: int) -> bool:
    """Return whether a power reaches some thresholds when it targets a land, and an innate power any at all.

    Thresholds within reach by spending markers count as reached.
    """
    here = tiers_at(s, seat, power, land)
    if tiers & ~here:
        have = elements_for(s, seat, land)
        here |= reached(power, [a + b for a, b in zip(have, prepared(s, seat), strict=True)])
    return not tiers & ~here and (here > 0 or power.deck != INNATE)


def target_lands(s: IslandState, seat: int, power: Power, tiers: int) -> list[int]:
    """Return the lands that a power can target with some thresholds."""
    mask = in_reach(s, seat, power, aimed(s, seat, power, tiers))
    for rule, by in active(s, Rule.extra_targets):
        for land in rule.extra_targets(s, by, seat, power):
            mask |= 1 << land
    needs = power.needs
    lands = without_barred(s, [land for land in s.island.lands if mask >> land & 1])
    if power.payable is not None:
        lands = [land for land in lands if power.payable(s, seat, land)]
    if needs:
        lands = [land for land in lands if any(meets(s, land, need, seat) for need in needs)]
    return with_thresholds(s, seat, power, tiers, lands)


def with_thresholds(s: IslandState, seat: int, power: Power, tiers: int, lands: Sequence[int]) -> list[int]:
    """Return those of some lands in which a power reaches some thresholds: there may be elements in lands."""
    if not power.tiers or not active(s, Rule.extra_elements):
        return list(lands)
    return [land for land in lands if is_reached_at(s, seat, power, tiers, land)]


def target_spirits(s: IslandState, seat: int, power: Power) -> list[int]:
    """Return the spirits that a power can target; alone, "another spirit" may be oneself."""
    others = [other for other in range(s.seats) if other != seat]
    seats = others if power.target == ANOTHER_SPIRIT and others else [seat, *others]
    if power.target in (SELF, NO_TARGET):
        seats = [seat]
    if power.payable is not None:
        seats = [other for other in seats if power.payable(s, seat, other)]
    return seats


def has_target(
    s: IslandState, seat: int, power: Power, tiers: int, lands: Sequence[int] | None = None
) -> bool:
    """Return whether a power can be used at all; `lands` replace the lands in range."""
    if power.target != LAND:
        return power.payable is None or bool(target_spirits(s, seat, power))
    if lands is not None:
        return bool(with_thresholds(s, seat, power, tiers, lands))
    return bool(target_lands(s, seat, power, tiers))
