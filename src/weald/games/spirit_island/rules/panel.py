"""A spirit's panel in play: what its uncovered tracks give, and its elements."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from operator import le

from weald.games.spirit_island.model.growth_code import option_code
from weald.games.spirit_island.model.pieces import NO_ELEMENTS, Elements
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.asking import extra, may
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import Power
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS, active
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.games.spirit_island.rules.tracks import Shown

# Among the used bonuses of tracks, which otherwise are spaces: a "reclaim one", a free element.
RECLAIM_ONE, FREE_ELEMENT = 98, 99


def shown(s: IslandState, seat: int) -> Shown:
    """Return the sum of the uncovered spaces of a spirit's tracks."""
    tracks = SPIRITS.by_id[s.spirits[seat]].tracks
    covered = s.covered[seat]
    return tracks.seen.get(covered) or tracks.shown(covered)


def income(s: IslandState, seat: int) -> int:
    """Return the energy of a turn."""
    return max(0, shown(s, seat).energy + extra(s, Number.INCOME, seat=seat))


def card_plays(s: IslandState, seat: int) -> int:
    """Return how many cards may be played in a turn."""
    plays = shown(s, seat).plays + s.extra_plays[seat] + extra(s, Number.PLAYS, seat=seat)
    while plays > 0 and not may(s, Doing.PLAY, -1, seat, plays):
        plays -= 1
    return max(0, plays)


def stays_in_play(s: IslandState, seat: int, card: int) -> bool:
    """Return whether a card of a spirit stays in play for good, and was not played this turn."""
    return not may(s, Doing.LEAVE_PLAY, -1, seat, card)


def elements(s: IslandState, seat: int) -> list[int]:
    """Return all elements that a spirit has: of cards in play, of open spaces, gained this turn."""
    have = [a + b for a, b in zip(s.elements[seat], shown(s, seat).elements, strict=True)]
    for owner, space, element in s.space_elements:
        if owner == seat and not s.covered[seat] >> space & 1:
            have[element] += 1
    return have


def is_open(s: IslandState, seat: int, part: int, option: int) -> bool:
    """Return whether a growth option is open: from the start, or chosen for a track that is empty."""
    panel = SPIRITS.by_id[s.spirits[seat]]
    line = panel.growth[part].opened_by[option]
    if not line:
        return True
    covered = panel.tracks.covered_on(line, s.covered[seat])
    return not covered and (seat, option_code(part, option)) in s.opened_growth


def openable(s: IslandState, seat: int, line: str) -> list[int]:
    """Return the growth options of which an emptied track opens one, if none of them was chosen before."""
    codes = [
        option_code(i, option)
        for i, part in enumerate(SPIRITS.by_id[s.spirits[seat]].growth)
        for option, opener in enumerate(part.opened_by)
        if opener and opener == line
    ]
    return [] if any((seat, code) in s.opened_growth for code in codes) else codes


def free_elements(s: IslandState, seat: int) -> int:
    """Return how many free choices of an element are open and not made yet this turn."""
    opened = shown(s, seat).free
    return opened - s.tracks_used[seat].count(FREE_ELEMENT) if opened else 0


def reclaims(s: IslandState, seat: int) -> int:
    """Return how many open "reclaim one" spaces have not been used yet this turn."""
    opened = shown(s, seat).reclaims
    return opened - s.tracks_used[seat].count(RECLAIM_ONE) if opened else 0


def choose_element(s: IslandState, seat: int, element: int) -> None:
    """Settle a free element of a track for the turn."""
    s.elements[seat][element] += 1
    s.tracks_used[seat].append(FREE_ELEMENT)


def track_actions(s: IslandState, seat: int) -> list[int]:
    """Return the uncovered spaces whose action has not been done yet this turn."""
    spaces = SPIRITS.by_id[s.spirits[seat]].tracks.with_actions
    if not spaces:
        return []
    covered, used = s.covered[seat], s.tracks_used[seat]
    opened = [i for i in spaces if not covered >> i & 1 and i not in used]
    return [i for i in opened if can_do(s, seat, i)]


def can_do(s: IslandState, seat: int, space: int) -> bool:
    """Return whether the action on a space of a spirit's tracks can be done now."""
    action = SPIRITS.by_id[s.spirits[seat]].tracks.spaces[space].action
    return action is not None and (action.possible is None or action.possible(s, seat))


def tiers_met(s: IslandState, seat: int, power: Power) -> int:
    """Return the thresholds of a power that a spirit's elements reach, bit by bit."""
    if not power.tiers:
        return 0
    if may(s, Doing.REACH_ALL, -1, seat, power.number, normally=False):
        return (1 << len(power.tiers)) - 1
    return reached(power, elements(s, seat))


def elements_for(s: IslandState, seat: int, land: int) -> list[int]:
    """Return all elements that a spirit has for the thresholds of a power with a target (-1: no land)."""
    have = elements(s, seat)
    if land >= 0:
        for rule, by in active(s, Rule.extra_elements):
            have = [a + b for a, b in zip(have, rule.extra_elements(s, by, land), strict=True)]
    return have


def tiers_at(s: IslandState, seat: int, power: Power, land: int) -> int:
    """Return the thresholds of a power that are reached when it targets a land."""
    tiers = tiers_met(s, seat, power)
    if not power.tiers or not active(s, Rule.extra_elements):
        return tiers
    return tiers | reached(power, elements_for(s, seat, land))


def reached(power: Power, have: Sequence[int]) -> int:
    """Return the thresholds of a power that some elements reach, bit by bit."""
    mask = 0
    for i, needed in enumerate(power.needed):
        for e, n in needed:
            if have[e] < n:
                break
        else:
            mask |= 1 << i
    for i, other in enumerate(power.alternatives):
        if other is not None and all(have[e] >= n for e, n in enumerate(other)):
            mask |= 1 << i
    return mask


def fewest(power: Power, mask: int, have: Sequence[int] = ()) -> list[int] | None:
    """Return the fewest elements that reach exactly these thresholds; None if no elements do.

    `have` is what a spirit has: it says which of several ways to reach a threshold are open.
    """
    needs = [[need] for need in power.tiers]
    for i, other in enumerate(power.alternatives):
        if other is not None:
            needs[i] = [need for need in (power.tiers[i], other) if all(map(le, need, have))]
    chosen = [needs[i] for i in range(len(needs)) if mask >> i & 1]
    for ways in product(*chosen):
        wanted = [max(column) for column in zip(*ways, strict=True)] or [0] * len(NO_ELEMENTS)
        if reached(power, wanted) == mask:
            return wanted
    return None


# The smaller sets of thresholds of each power whose thresholds are reached in one way only, by those reached.
_FEWER: dict[tuple[str, int], list[int]] = {}


def fewer(power: Power, met: int, have: Sequence[int] = ()) -> list[int]:
    """Return the smaller sets of thresholds that acting as if one had fewer elements leads to."""
    if power.alternatives:
        return [mask for mask in range(met - 1, -1, -1) if not mask & ~met and fewest(power, mask, have)]
    key = (power.id, met)
    if key not in _FEWER:
        _FEWER[key] = [
            mask for mask in range(met - 1, -1, -1) if not mask & ~met and fewest(power, mask) is not None
        ]
    return _FEWER[key]


def cost(s: IslandState, seat: int, card: int) -> int:
    """Return the present cost of a card for a spirit."""
    return max(0, POWERS.all[card].cost + extra(s, Number.COST, -1, seat, card))


def is_slowed(s: IslandState, seat: int) -> bool:
    """Return whether all powers of a spirit are slow, whatever their print and other rules say."""
    return not may(s, Doing.BE_FAST, seat=seat)


def is_slow(s: IslandState, seat: int, power: Power) -> bool:
    """Return whether a power can be used in the slow phase."""
    if power.fast:
        return is_slowed(s, seat) or (power.late is not None and has_elements(s, seat, power.late))
    return not may(s, Doing.BE_FAST, -1, seat, power.number, normally=False)


def is_fast(s: IslandState, seat: int, power: Power) -> bool:
    """Return whether a power counts as fast, printed so or not; one that only may be fast is slow as well."""
    if not is_slow(s, seat, power):
        return True
    quick = power.quick
    if is_slowed(s, seat):
        return False
    return power.fast or (quick is not None and has_elements(s, seat, quick))


def has_elements(s: IslandState, seat: int, need: Elements) -> bool:
    """Return whether a spirit has the elements of a threshold."""
    return all(have >= n for have, n in zip(elements(s, seat), need, strict=True))
