"""Quick, sensible answers for the games that a search plays out."""

from __future__ import annotations

from collections.abc import Callable

from weald.games.living_forest_duel.ai.evaluation import (
    FIRE_POINTS,
    LINE_POINTS,
    ONIBI_POINTS,
    win_probabilities,
)
from weald.games.living_forest_duel.cards import (
    COST,
    EMPTY,
    FIRE_VALUE,
    PLANT,
    SEASON,
    SUMMER,
    TREE_COST,
    WATER,
    WIND,
)
from weald.games.living_forest_duel.defeats import onibi_steps
from weald.games.living_forest_duel.forest import ROW, matching
from weald.games.living_forest_duel.state import DONE, REVEAL, USE, Duel
from weald.kernel.decisions import Question, Value

__all__ = ["cutoffs", "face_up", "policy", "quick_scores", "win_probabilities"]

cutoffs: frozenset[str] = frozenset({"end_turn"})

# Expected gain of a token; less for every card on the common line, and when solitary symbols threaten it.
TOKEN, EACH_CARD, DANGER, MOOD = 3.2, 0.12, 1.0, 1.4
# About what a tree brings.
TREE = 1.6
# Gain of an own animal, for each sun that it costs.
ANIMAL = 0.12
OTHERS_FIRST = 0.75
FULL_WAY = 0.7
# Number of cells that are looked at.
GLANCES = 4
AROUND = (-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1)

# More water than all fires together can cost.
MOST_WATER = sum(FIRE_VALUE)


def _most_fires(fires: int, water: int) -> int:
    """Return how many of a set of fires `water` extinguishes at most."""
    count = 0
    for value in sorted(FIRE_VALUE[place] for place in range(7) if fires >> place & 1):
        water -= value
        if water < 0:
            break
        count += 1
    return count


MOST_FIRES = tuple(
    tuple(_most_fires(fires, water) for water in range(MOST_WATER + 1)) for fires in range(128)
)


def policy(s: Duel, question: Question, _i: int, random: Callable[[], float]) -> Value:
    """Return a sensible answer, with some randomness."""
    kind, seat = question.kind, question.seats[0]
    options = question.options[0]
    n = len(options)
    if n == 1:
        return options[0]
    if kind in ("play", "sanki"):
        return _play(s, seat, question, random)
    if kind == "cell":
        return _cell(s, seat, question, random)
    if kind == "varan":
        return USE
    if kind == "onibi":
        return _steps(s, seat, n, random)
    if options[n - 1] == DONE:
        n -= 1
    if kind == "recruit":
        return _recruit(seat, question, n, random)
    if kind == "extinguish":
        return min(options[:n], key=lambda place: FIRE_VALUE[_number(place)])
    return options[int(random() * n)]


def _play(s: Duel, seat: int, question: Question, random: Callable[[], float]) -> int:
    """Point at an element that gains enough; otherwise reveal."""
    enough = TOKEN - EACH_CARD * len(s.common) + MOOD * (random() - 0.5)
    if s.alone[seat] >= 2:
        enough -= DANGER
    best = REVEAL if question.kind == "play" else DONE
    for value in question.options[0]:
        element = _number(value)
        if 0 <= element <= WIND:
            gain = _gain(s, seat, element, s.free[element] + s.own[4 * seat + element])
            if gain >= enough:
                best, enough = element, gain
    if best == REVEAL and not (s.pile or s.discard):
        return _number(question.options[0][0])
    return best


def _gain(s: Duel, seat: int, element: int, amount: int) -> float:
    """Estimate what `amount` of an element gains."""
    if element == WATER:
        have = s.taken[seat]
        return FIRE_POINTS[min(8, have + MOST_FIRES[s.fires][min(amount, MOST_WATER)])] - FIRE_POINTS[have]
    if element == WIND:
        ahead, behind = onibi_steps(s, seat), onibi_steps(s, 1 - seat)
        gain = ONIBI_POINTS[min(15, max(0, ahead - amount))] - ONIBI_POINTS[min(15, ahead)]
        return gain + ONIBI_POINTS[min(15, behind)] - ONIBI_POINTS[min(15, behind + amount)]
    if element == PLANT:
        count = 0
        for cost in sorted([TREE_COST[pile[-1]] for pile in s.trees if pile]):
            amount -= cost
            if amount < 0:
                break
            count += 1
        return TREE * count
    return _recruiting(s, seat, amount)


def _recruiting(s: Duel, seat: int, amount: int) -> float:
    """Estimate what sun gains: first the animals that are not of the season, then own ones for the rest."""
    others = sorted([COST[card] for card in s.recruits if SEASON[card] != seat and card != EMPTY])
    left, taken = amount, 0
    for cost in others:
        left -= cost
        if left < 0:
            left += cost
            break
        taken += 1
    return LINE_POINTS[len(others) - taken] - LINE_POINTS[len(others)] + ANIMAL * min(left, 12)


def _recruit(seat: int, question: Question, n: int, random: Callable[[], float]) -> int:
    """Take mostly the cheapest animal of another season, to clear the line; otherwise an own one."""
    cards = [_number(card) for card in question.options[0][:n]]
    others = [card for card in cards if SEASON[card] != seat]
    if others and (len(others) == len(cards) or random() < OTHERS_FIRST):
        return min(others, key=COST.__getitem__)
    mine = [card for card in cards if SEASON[card] == seat]
    return mine[int(random() * len(mine))]


def _steps(s: Duel, seat: int, n: int, random: Callable[[], float]) -> int:
    """Leave the clearing if that wins; otherwise go mostly as far as possible."""
    out = 7 - s.onibi if seat == SUMMER else s.onibi + 1
    if s.onibi_card == 1 - seat and n >= out:
        return out
    return n if random() < FULL_WAY else 1 + int(random() * n)


def _cell(s: Duel, seat: int, question: Question, random: Callable[[], float]) -> int:
    """Return the best of a few cells."""
    options = question.options[0]
    tree = s.trees[question.args[0]][-1]
    best, best_worth = _number(options[0]), -9
    for _ in range(GLANCES):
        cell = _number(options[int(random() * len(options))])
        worth = _cell_worth(s, seat, cell, tree)
        if worth > best_worth:
            best, best_worth = cell, worth
    return best


def _cell_worth(s: Duel, seat: int, cell: int, tree: int) -> int:
    """Return how good a cell looks for a tree: next to others, with bonuses, not over a tree."""
    forest = s.forests[seat]
    worth = 2 * matching(forest, cell, tree) - 3 * (cell in forest)
    for step in AROUND:
        if cell + step in forest:
            worth += 1
    return worth


def quick_scores(s: Duel, question: Question, _i: int) -> list[float]:
    """Score each option at a glance, in about the units of the rollout policy."""
    kind, seat = question.kind, question.seats[0]
    values = [_number(value) for value in question.options[0]]
    if kind in ("play", "sanki"):
        enough = TOKEN - EACH_CARD * len(s.common) - (DANGER if s.alone[seat] >= 2 else 0.0)
        return [
            _gain(s, seat, value, s.free[value] + s.own[4 * seat + value]) if 0 <= value <= WIND else enough
            for value in values
        ]
    if kind == "cell":
        tree = s.trees[question.args[0]][-1]
        return [float(_cell_worth(s, seat, cell, tree)) for cell in values]
    if kind == "onibi":
        out = 7 - s.onibi if seat == SUMMER else s.onibi + 1
        return [value + 3.0 * (value >= out) for value in values]
    if kind == "recruit":
        return [
            STOPPED if card == DONE else (1.0 if SEASON[card] != seat else 0.6) - 0.05 * COST[card]
            for card in values
        ]
    if kind == "extinguish":
        return [STOPPED if place == DONE else -0.3 * FIRE_VALUE[place] for place in values]
    return [STOPPED if value == DONE else 0.0 for value in values]


def face_up(s: Duel) -> tuple[int, ...]:
    """Return the cards of all help lines: what a search knows of the cards that were revealed."""
    return (*s.common, EMPTY, *s.lines[0], EMPTY, *s.lines[1])


# Score of stopping while something could still be had.
STOPPED = -2.0


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value
