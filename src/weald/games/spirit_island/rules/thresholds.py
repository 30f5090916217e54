"""Thresholds of powers: with which elements a spirit may use one, and which it reaches while it resolves."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.markers import thresholds_in_reach
from weald.games.spirit_island.rules.panel import (
    elements,
    elements_for,
    fewer,
    fewest,
    reached,
    tiers_at,
    tiers_met,
)
from weald.games.spirit_island.rules.powers import EACH_TIER, INNATE, LAND, Power
from weald.games.spirit_island.rules.registry import active
from weald.games.spirit_island.rules.targeting import has_target, target_lands

# With which elements a power is used: () with all, (thresholds,) as if with those that reach just these.
Declared = tuple[int, ...]
ALL_ELEMENTS: Declared = ()


def declarations(
    s: IslandState,
    seat: int,
    power: Power,
    lands: Sequence[int] | None = None,
    repeated: bool = False,
    given: int = 0,
) -> list[Declared]:
    """Return the ways to declare elements for a use of a power that has a target: all of them first.

    `lands` replace the lands in range. With `repeated`, the use is a repetition by the power's own threshold,
    and the thresholds that repeat it do nothing. `given` are thresholds that count as reached anyway.
    """
    tiers = tiers_met(s, seat, power) | given
    spent = thresholds_in_reach(s, seat, power) if s.effects else []
    lifted = bool(power.tiers) and power.target == LAND and bool(active(s, Rule.extra_elements))
    ways: list[Declared] = []
    masks: list[int] = []
    if (tiers or lifted or power.deck != INNATE) and has_target(s, seat, power, tiers, lands):
        ways.append(ALL_ELEMENTS)
        if power.uses != EACH_TIER:
            masks = (
                fewer_for(s, seat, power, tiers, lands) if lifted else fewer(power, tiers, elements(s, seat))
            )
    if spent:
        masks = [*masks, *spent]
    if repeated:
        masks = without_repeats(masks, power, tiers)
    least = 1 if power.deck == INNATE else 0
    return ways + [(mask,) for mask in masks if mask >= least and has_target(s, seat, power, mask, lands)]


def fewer_for(s: IslandState, seat: int, power: Power, tiers: int, lands: Sequence[int] | None) -> list[int]:
    """Return the sets of thresholds to which fewer elements lead where the elements of a target count."""
    if lands is None:
        lands = target_lands(s, seat, power, tiers)
    masks = {
        mask
        for land in lands
        for mask in fewer(power, tiers_at(s, seat, power, land), elements_for(s, seat, land))
    }
    return sorted(masks, reverse=True)


def without_repeats(masks: list[int], power: Power, tiers: int) -> list[int]:
    """Return the smallest of the sets of thresholds that differ only in repeating the power.

    Those that differ in nothing else from all thresholds are left out.
    """
    smallest = {mask & ~power.repeats: mask for mask in masks}
    smallest.pop(tiers & ~power.repeats, None)
    return list(smallest.values())


class Thresholds:
    """The thresholds of a power in use: each is met or missed when the text comes to it, and stays so.

    The elements that count are those that the spirit has then; one that has declared fewer has just those,
    and what it has gained since.
    """

    __slots__ = ("_declared", "_first", "_land", "_met", "_open", "_power", "_seat", "_start")

    def __init__(
        self, s: IslandState, seat: int, power: Power, land: int, tiers: int, declared: bool
    ) -> None:
        """Begin with the thresholds that are reached, or those declared."""
        self._seat = seat
        self._power = power
        self._land = land
        self._start = elements_for(s, seat, land)
        self._declared = fewest(power, tiers, self._start) if declared else None
        self._first = tiers if declared else tiers | tiers_at(s, seat, power, land)
        self._met = self._first
        self._open = (1 << len(power.tiers)) - 1

    def reached(self, s: IslandState, tier: int) -> bool:
        """Return whether a threshold (counted from 1) is met, now that the text comes to it."""
        bit = 1 << tier - 1
        if self._open & bit:
            self._open &= ~bit
            self._met = self._met & ~bit | self._now(s) & bit
        return bool(self._met & bit)

    def expected(self, s: IslandState, tier: int) -> bool:
        """Return whether a threshold will be met if no element is gained or lost before."""
        bit = 1 << tier - 1
        return bool((self._now(s) if self._open & bit else self._met) & bit)

    def of(self, s: IslandState, power: Power) -> Thresholds:
        """Return the thresholds of another power whose text is carried out in the same use."""
        have = self._have(elements_for(s, self._seat, self._land))
        other = Thresholds(s, self._seat, power, self._land, 0, declared=False)
        if self._declared is not None:
            other._declared = have
            other._first = other._met = reached(power, have)
        return other

    def lacking(self, s: IslandState, n: int) -> list[int]:
        """Return the elements of which the spirit lacks at most `n` for a threshold that is still open."""
        if not self._open:
            return []
        have = self._have(elements_for(s, self._seat, self._land))
        lacking: set[int] = set()
        for i, need in enumerate(self._power.tiers):
            if self._open >> i & 1:
                short = [max(0, wanted - has) for wanted, has in zip(need, have, strict=True)]
                if 0 < sum(short) <= n:
                    lacking.update(e for e, missing in enumerate(short) if missing)
        return sorted(lacking)

    def _have(self, now: list[int]) -> list[int]:
        """Return the elements that count, given those that the spirit has now."""
        if self._declared is None:
            return now
        return [
            min(has, n + max(0, has - had))
            for has, n, had in zip(now, self._declared, self._start, strict=True)
        ]

    def _now(self, s: IslandState) -> int:
        """Return the thresholds that the elements of this moment reach."""
        now = elements_for(s, self._seat, self._land)
        if now == self._start:
            return self._first
        # Some thresholds do not hang on elements.
        given = self._first & ~reached(self._power, self._have(self._start))
        return given | reached(self._power, self._have(now))
