"""A spirit's panel in play: what its uncovered tracks give, and its elements."""

from __future__ import annotations

from weald.games.spirit_island.model.pieces import ANY_ELEMENT
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import Power
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS, active


def income(s: IslandState, seat: int) -> int:
    """The energy of a turn: the highest open number of the energy track."""
    return SPIRITS[s.spirits[seat]].energy.numbers[s.on_energy[seat]]


def card_plays(s: IslandState, seat: int) -> int:
    """How many cards may be played in a turn."""
    return SPIRITS[s.spirits[seat]].plays.numbers[s.on_cards[seat]] + s.extra_plays[seat]


def elements(s: IslandState, seat: int) -> list[int]:
    """All elements that a spirit has: of cards in play, of open spaces, gained this turn."""
    panel = SPIRITS[s.spirits[seat]]
    energy, plays = panel.energy.elements[s.on_energy[seat]], panel.plays.elements[s.on_cards[seat]]
    return [a + b + c for a, b, c in zip(s.elements[seat], energy, plays, strict=True)]


def free_elements(s: IslandState, seat: int) -> int:
    """How many free choices of an element are open and not made yet this turn."""
    panel = SPIRITS[s.spirits[seat]]
    opened = panel.energy.free[s.on_energy[seat]] + panel.plays.free[s.on_cards[seat]]
    return opened - s.tracks_used[seat].count(ANY_ELEMENT) if opened else 0


def reclaims(s: IslandState, seat: int) -> int:
    """How many open "reclaim one" spaces have not been used yet this turn."""
    panel = SPIRITS[s.spirits[seat]]
    opened = panel.energy.reclaims[s.on_energy[seat]] + panel.plays.reclaims[s.on_cards[seat]]
    return opened - s.tracks_used[seat].count(RECLAIM) if opened else 0


# A "reclaim one" space among the used track bonuses; a free element is noted as ANY_ELEMENT.
RECLAIM = 0


def tiers_met(s: IslandState, seat: int, power: Power) -> int:
    """The thresholds of a power that a spirit's elements reach, bit by bit."""
    if not power.tiers:
        return 0
    have = elements(s, seat)
    mask = 0
    for i, need in enumerate(power.tiers):
        if all(have[e] >= n for e, n in enumerate(need)):
            mask |= 1 << i
    return mask


def fewer(power: Power, met: int) -> list[int]:
    """The smaller sets of thresholds that acting as if one had fewer elements leads to."""
    tiers = power.tiers
    found = []
    for mask in range(met - 1, -1, -1):
        if mask & ~met:
            continue
        wanted = [max([tiers[i][e] for i in range(len(tiers)) if mask >> i & 1], default=0) for e in range(8)]
        forced = sum(
            1 << i
            for i, need in enumerate(tiers)
            if met >> i & 1 and all(n <= wanted[e] for e, n in enumerate(need))
        )
        if forced == mask:
            found.append(mask)
    return found


def cost(s: IslandState, seat: int, card: int) -> int:
    """What a card costs a spirit now."""
    power = POWERS.all[card]
    price = power.cost
    for rule, by in active(s, Rule.cost):
        price += rule.cost(s, by, seat, power)
    return max(0, price)


def is_slow(s: IslandState, seat: int, power: Power) -> bool:
    """Whether a power can be used in the slow phase."""
    return not power.fast and not any(
        rule.hurries(s, by, seat, power) for rule, by in active(s, Rule.hurries)
    )


def is_fast(s: IslandState, seat: int, power: Power) -> bool:
    """Whether a power counts as fast, printed so or not; one that only may be fast is slow as well."""
    if not is_slow(s, seat, power):
        return True
    quick = power.quick
    return quick is not None and all(have >= n for have, n in zip(elements(s, seat), quick, strict=True))
