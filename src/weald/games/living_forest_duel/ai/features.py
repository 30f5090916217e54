"""Features of a duel for the learned value when a seat has to play: progress of both seasons, and the mover.

First come differences between the two seasons, then what the moving season can do with a token now. If it can
win at once, nothing else counts. A seat that does not move sees the same numbers with the opposite sign, so
that chances add up to one.
"""

from __future__ import annotations

from weald.games.living_forest_duel.ai.rollout import MOST_FIRES, MOST_WATER
from weald.games.living_forest_duel.cards import (
    ANIMALS,
    COST,
    EMPTY,
    FIRE_SUM,
    FIRES_TO_WIN,
    NOBODY,
    PLANT,
    SEASON,
    SOLITARY,
    SUN,
    TREE_COST,
    VARAN,
    WATER,
    WIND,
)
from weald.games.living_forest_duel.defeats import onibi_steps
from weald.games.living_forest_duel.forest import blocks
from weald.games.living_forest_duel.state import Duel

# Progress counts by thresholds, because the last steps to a victory count most.
FIRES = (1, 2, 3, 4, 5, 6, 7)
BLOCKS = (3, 4, 5, 6, 7, 8)
OTHERS = (1, 2, 3, 4, 5)
# Cost of all recruits that are not of the season together, less the payment of its trees.
LINE_COSTS = (3, 5, 7, 9, 12, 15, 19, 24)
STEPS = (1, 2, 3, 4, 5, 7, 9, 11, 14, 17)
# Trees count with each of the two tokens of a turn: what would be missing after both, in steps of Onibi and
# in water for fires that cost 2.
STEPS_BY_TREES = (0, 1, 2, 3, 4, 6, 8, 11)
WATER_BY_TREES = (0, 2, 4, 6, 8, 10)
TREES = (1, 2, 3)
# Steps still missing to each victory after an action with the present means of the seat.
FIRES_LEFT = (0, 1, 2, 3, 4)
SUN_LEFT = (0, 1, 2, 3, 5, 7, 10)
STEPS_LEFT = (0, 1, 2, 3, 5, 7)
TREES_LEFT = (0, 1, 2, 3)
ELEMENTS = ("sun", "water", "plant", "wind")
PLACES = ("pile", "discard", "line")
NOW = (
    *(f"fires_left_{n}" for n in FIRES_LEFT),
    *(f"sun_left_{n}" for n in SUN_LEFT),
    *(f"steps_left_{n}" for n in STEPS_LEFT),
    *(f"trees_left_{n}" for n in TREES_LEFT),
    *(f"{element}_now" for element in ELEMENTS),
    *(f"{element}_open" for element in ELEMENTS),
    "token", "two_tokens", "last_token", "last_two_tokens", "sanki_and_token",
    "nearly_solitary", "solitary", "solitary_risk",
)  # fmt: skip
SIDE = (
    *(f"fires_{n}" for n in FIRES),
    *(f"block_{n}" for n in BLOCKS),
    *(f"others_at_most_{n}" for n in OTHERS),
    *(f"line_costs_{n}" for n in LINE_COSTS),
    *(f"onibi_within_{n}" for n in STEPS),
    *(f"steps_by_trees_{n}" for n in STEPS_BY_TREES),
    *(f"water_by_trees_{n}" for n in WATER_BY_TREES),
    "onibi_card", "sanki_1", "sanki_2", "sanki_3", "varans_due",
    *(f"{element}_trees_{n}" for element in ELEMENTS for n in TREES),
    *(f"{element}_{place}" for place in PLACES for element in (*ELEMENTS, "varans")),
    "symbols",
)  # fmt: skip
NAMES = (*SIDE, *NOW, *(f"mover_{name}" for name in NOW), "moves_next", "wins_now")

# Cards of each season: their elements, varans, symbols; nothing for others.
PLANKS = tuple(
    tuple(
        (*animal.elements, int(card >= VARAN), animal.symbol * (card < VARAN))
        if animal.season == seat
        else (0, 0, 0, 0, 0, 0)
        for card, animal in enumerate(ANIMALS)
    )
    for seat in (0, 1)
)
# Whether a card that is revealed adds a solitary symbol to a season.
SOLITARY_FOR = tuple(
    tuple(int(animal.symbol == SOLITARY and animal.season in (seat, NOBODY)) for animal in ANIMALS)
    for seat in (0, 1)
)

# The fullest block of forests that were seen lately, by their cells.
_fullest: dict[tuple[int, ...], int] = {}
MOST_REMEMBERED = 20_000


def features(s: Duel, seat: int) -> list[float]:
    """Return the numbers of a position in the order of their names."""
    mover = s.active
    if wins_now(s, mover):
        numbers = [0.0] * len(NAMES)
        numbers[-1] = 1.0
    else:
        now = _now(s, mover)
        own, other = _side(s, mover) + now, _side(s, 1 - mover) + _now(s, 1 - mover)
        numbers = [one - two for one, two in zip(own, other, strict=True)]
        numbers += now
        numbers += [1.0, 0.0]
    return numbers if seat == mover else [-number for number in numbers]


def wins_now(s: Duel, seat: int) -> bool:
    """Return whether a season that has to play wins with fires, recruits or steps that it can pay now."""
    at = 4 * seat
    free, own, shown, open_at = s.free, s.own, s.shown, s.open_at
    if shown[WATER] >= open_at[at + WATER]:
        water = max(0, min(free[WATER] + own[at + WATER], MOST_WATER))
        if s.taken[seat] + MOST_FIRES[s.fires][water] >= FIRES_TO_WIN:
            return True
    if shown[WIND] >= open_at[at + WIND] and onibi_steps(s, seat) <= free[WIND] + own[at + WIND]:
        return True
    if shown[SUN] < open_at[at + SUN]:
        return False
    left, has_own = free[SUN] + own[at + SUN], False
    for card in s.recruits:
        if SEASON[card] == seat:
            has_own = True
        elif card != EMPTY:
            left -= COST[card]
    return has_own and left >= 0


def fullest_block(s: Duel, seat: int) -> int:
    """Return how many trees the fullest block of three by three has."""
    cells = tuple(s.forests[seat])
    n = _fullest.get(cells, 0)
    if not n:
        if len(_fullest) > MOST_REMEMBERED:
            _fullest.clear()
        n = _fullest[cells] = max(blocks(s.forests[seat]).values())
    return n


def _side(s: Duel, seat: int) -> list[float]:
    """Return how far a season is."""
    taken, steps, block, sanki = s.taken[seat], onibi_steps(s, seat), fullest_block(s, seat), s.sanki[seat]
    others = cost = 0
    for card in s.recruits:
        if card != EMPTY and SEASON[card] != seat:
            others += 1
            cost += COST[card]
    at = 4 * seat
    cost -= s.grown[at + SUN]
    by_trees = steps - 2 * s.grown[at + WIND]
    water_left = 2 * (FIRES_TO_WIN - taken) - 2 * s.grown[at + WATER]
    numbers = [float(taken >= n) for n in FIRES]
    numbers += [float(block >= n) for n in BLOCKS]
    numbers += [float(others <= n) for n in OTHERS]
    numbers += [float(cost <= n) for n in LINE_COSTS]
    numbers += [float(steps <= n) for n in STEPS]
    numbers += [float(by_trees <= n) for n in STEPS_BY_TREES]
    numbers += [float(water_left <= n) for n in WATER_BY_TREES]
    numbers += [float(s.onibi_card == seat), float(sanki >= 1), float(sanki >= 2), float(sanki >= 3)]
    numbers.append(float(varans_due(s, seat)))
    for trees in s.grown[at : at + 4]:
        numbers += [float(trees >= n) for n in TREES]
    symbols = 0
    planks = PLANKS[seat]
    for cards in (s.pile, s.discard, s.common + s.lines[seat]):
        sun = water = plant = wind = varans = 0
        for card in cards:
            given = planks[card]
            sun += given[0]
            water += given[1]
            plant += given[2]
            wind += given[3]
            varans += given[4]
            symbols += given[5]
        numbers += [float(sun), float(water), float(plant), float(wind), float(varans)]
    numbers.append(float(symbols))
    return numbers


def varans_due(s: Duel, seat: int) -> int:
    """Return how many varans a season would get if the turn ended now."""
    on_fire = s.fires | 1 << s.onibi
    if FIRE_SUM[on_fire] <= s.free[WATER] + s.own[4 * seat + WATER]:
        return 0
    return min(on_fire.bit_count(), s.varans[seat])


def solitary_risk(s: Duel, seat: int) -> float:
    """Return how likely the next card adds a solitary symbol to a season."""
    hidden = s.pile or s.discard
    return sum(map(SOLITARY_FOR[seat].__getitem__, hidden)) / max(1, len(hidden))


def cheapest_trees(s: Duel, plant: int) -> int:
    """Return how many of the top trees `plant` pays for at most."""
    count = 0
    for cost in sorted([TREE_COST[pile[-1]] for pile in s.trees if pile]):
        plant -= cost
        if plant < 0:
            break
        count += 1
    return count


def _now(s: Duel, seat: int) -> list[float]:
    """Return the uses of a token for a season now; nothing without one.

    The rest of the way to a victory counts only where the season may point at the element.
    """
    tokens = s.tokens[seat]
    if not tokens:
        return [0.0] * len(NOW)
    at = 4 * seat
    sun, water, plant, wind = (s.free[e] + s.own[at + e] for e in (SUN, WATER, PLANT, WIND))
    may_sun, may_water, may_plant, may_wind = (s.shown[e] >= s.open_at[at + e] for e in (0, 1, 2, 3))
    fires, short = FIRES_TO_WIN - s.taken[seat], 0
    if may_water:
        fires -= MOST_FIRES[s.fires][max(0, min(water, MOST_WATER))]
    for card in s.recruits:
        if card != EMPTY and SEASON[card] != seat:
            short += COST[card]
    if may_sun:
        short -= sun
    steps = onibi_steps(s, seat) - (wind if may_wind else 0)
    trees = 9 - fullest_block(s, seat) - (cheapest_trees(s, plant) if may_plant else 0)
    numbers = [float(fires <= n) for n in FIRES_LEFT]
    numbers += [float(short <= n) for n in SUN_LEFT]
    numbers += [float(steps <= n) for n in STEPS_LEFT]
    numbers += [float(trees <= n) for n in TREES_LEFT]
    numbers += [float(sun), float(water), float(plant), float(wind)]
    numbers += [float(may_sun), float(may_water), float(may_plant), float(may_wind)]
    alone = s.alone[seat]
    last = not s.tokens[1 - seat]
    numbers += [1.0, float(tokens > 1), float(last), float(last and tokens > 1), float(s.sanki[seat] > 0)]
    numbers += [float(alone >= 1), float(alone >= 2), solitary_risk(s, seat) if alone >= 2 else 0.0]
    return numbers
