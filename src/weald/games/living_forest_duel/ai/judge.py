"""The learned value by tables: the same log odds as from the features, in a third of the time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from weald.games.living_forest_duel.ai.features import (
    BLOCKS,
    ELEMENTS,
    FIRES,
    FIRES_LEFT,
    LINE_COSTS,
    NAMES,
    NOW,
    OTHERS,
    PLACES,
    PLANKS,
    STEPS,
    STEPS_BY_TREES,
    STEPS_LEFT,
    SUN_LEFT,
    TREES,
    TREES_LEFT,
    WATER_BY_TREES,
    cheapest_trees,
    features,
    fullest_block,
    solitary_risk,
    varans_due,
    wins_now,
)
from weald.games.living_forest_duel.ai.rollout import MOST_FIRES, MOST_WATER
from weald.games.living_forest_duel.cards import (
    CLEARING,
    COST,
    EMPTY,
    FIRES_TO_WIN,
    PLANT,
    RECRUIT_SLOTS,
    SANKI_CARDS,
    SEASON,
    SUN,
    TREE_IDS,
    WATER,
    WIND,
)
from weald.games.living_forest_duel.defeats import onibi_steps
from weald.games.living_forest_duel.state import Duel
from weald.kernel.values import Model, Values

# No line costs more than this, no victory of Onibi takes more steps.
MOST_COST = RECRUIT_SLOTS * max(cost for cost in COST[:EMPTY])
MOST_STEPS = 3 * len(CLEARING)


class Judge:
    """The log odds of Summer at a question of what to play, from a linear model."""

    def __init__(self, model: Model) -> None:
        weights = {
            name: weight / scale
            for name, weight, scale in zip(model.names, model.weights, model.scales, strict=True)
        }
        self.moves = weights["moves_next"]
        self.wins = weights["wins_now"]
        self.fires = _at_least(weights, "fires", FIRES, FIRES_TO_WIN)
        self.block = _at_least(weights, "block", BLOCKS, 9)
        self.others = _at_most(weights, "others_at_most", OTHERS, RECRUIT_SLOTS)
        self.cost = _at_most(weights, "line_costs", LINE_COSTS, MOST_COST)
        self.steps = _at_most(weights, "onibi_within", STEPS, MOST_STEPS)
        self.by_trees = _at_most(weights, "steps_by_trees", STEPS_BY_TREES, MOST_STEPS)
        self.water = _at_most(weights, "water_by_trees", WATER_BY_TREES, 2 * FIRES_TO_WIN)
        self.card = weights["onibi_card"]
        self.sanki = [sum(weights[f"sanki_{k}"] for k in range(1, n + 1)) for n in range(SANKI_CARDS + 1)]
        self.due = weights["varans_due"]
        self.trees = [_at_least(weights, f"{element}_trees", TREES, len(TREE_IDS)) for element in ELEMENTS]
        self.pile, self.discard, self.line = (
            [_by_card(weights, place, seat) for seat in (0, 1)] for place in PLACES
        )
        # Present possibilities count more for the season that moves.
        other = {name: weights[name] for name in NOW}
        self.now = Now(other)
        self.mover = Now({name: weight + weights[f"mover_{name}"] for name, weight in other.items()})

    def log_odds(self, s: Duel) -> float:
        """Return the log odds that Summer wins."""
        if wins_now(s, s.active):
            return -self.wins if s.active else self.wins
        if s.active == 0:
            return self.moves + self._side(s, 0, self.mover) - self._side(s, 1, self.now)
        return self._side(s, 0, self.now) - self._side(s, 1, self.mover) - self.moves

    def _side(self, s: Duel, seat: int, now: Now) -> float:
        """Return the worth of one season's goods and options."""
        others = cost = 0
        for card in s.recruits:
            if card != EMPTY and SEASON[card] != seat:
                others += 1
                cost += COST[card]
        steps, block = onibi_steps(s, seat), fullest_block(s, seat)
        at = 4 * seat
        grown, taken = s.grown, s.taken[seat]
        total = self.fires[taken] + self.block[block] + self.others[others]
        total += self.cost[max(0, cost - grown[at + SUN])]
        total += self.by_trees[max(0, steps - 2 * grown[at + WIND])]
        total += self.water[max(0, 2 * (FIRES_TO_WIN - taken - grown[at + WATER]))]
        total += self.steps[steps] + self.sanki[s.sanki[seat]] + self.due * varans_due(s, seat)
        if s.onibi_card == seat:
            total += self.card
        for element in range(4):
            total += self.trees[element][grown[at + element]]
        worth = self.line[seat].__getitem__
        # Sums begin with a float: compiled code takes those that begin with 0 for whole numbers.
        total += sum(map(self.pile[seat].__getitem__, s.pile), 0.0)
        total += sum(map(self.discard[seat].__getitem__, s.discard), 0.0)
        total += sum(map(worth, s.common), 0.0) + sum(map(worth, s.lines[seat]), 0.0)
        if s.tokens[seat]:
            total += now.worth(s, seat, cost, steps, block)
        return total


class Now:
    """Present uses of a token for a season, by tables."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.fires = _at_most(weights, "fires_left", FIRES_LEFT, FIRES_TO_WIN)
        self.sun = _at_most(weights, "sun_left", SUN_LEFT, MOST_COST)
        self.steps = _at_most(weights, "steps_left", STEPS_LEFT, MOST_STEPS)
        self.trees = _at_most(weights, "trees_left", TREES_LEFT, 9)
        self.now = [weights[f"{element}_now"] for element in ELEMENTS]
        self.open = [weights[f"{element}_open"] for element in ELEMENTS]
        self.token = weights["token"]
        self.two = weights["two_tokens"]
        self.last = weights["last_token"]
        self.last_two = weights["last_two_tokens"]
        self.sanki = weights["sanki_and_token"]
        self.nearly = weights["nearly_solitary"]
        self.alone = weights["solitary"]
        self.risk = weights["solitary_risk"]

    def worth(self, s: Duel, seat: int, cost: int, steps: int, block: int) -> float:
        """Return the worth of a token to a season with this far to go."""
        at = 4 * seat
        free, own = s.free, s.own
        total = self.token
        fires, trees = FIRES_TO_WIN - s.taken[seat], 9 - block
        for element in (SUN, WATER, PLANT, WIND):
            amount = free[element] + own[at + element]
            total += self.now[element] * amount
            if s.shown[element] >= s.open_at[at + element]:
                total += self.open[element]
                if element == SUN:
                    cost = max(0, min(MOST_COST, cost - amount))
                elif element == WATER:
                    fires = max(0, fires - MOST_FIRES[s.fires][max(0, min(amount, MOST_WATER))])
                elif element == PLANT:
                    trees = max(0, trees - cheapest_trees(s, amount))
                else:
                    steps = max(0, min(MOST_STEPS, steps - amount))
        total += self.fires[fires] + self.sun[cost] + self.steps[steps] + self.trees[trees]
        if s.tokens[seat] > 1:
            total += self.two
        if not s.tokens[1 - seat]:
            total += self.last if s.tokens[seat] == 1 else self.last + self.last_two
        if s.sanki[seat]:
            total += self.sanki
        if s.alone[seat] >= 1:
            total += self.nearly
            if s.alone[seat] >= 2:
                total += self.alone + self.risk * solitary_risk(s, seat)
        return total


def _at_least(weights: Mapping[str, float], name: str, thresholds: Sequence[int], most: int) -> list[float]:
    """Return the sum of the weights of all thresholds that each number reaches."""
    return [sum(weights[f"{name}_{n}"] for n in thresholds if count >= n) for count in range(most + 1)]


def _at_most(weights: Mapping[str, float], name: str, thresholds: Sequence[int], most: int) -> list[float]:
    """Return the sum of the weights of all thresholds that each number does not exceed."""
    return [sum(weights[f"{name}_{n}"] for n in thresholds if count <= n) for count in range(most + 1)]


def _by_card(weights: Mapping[str, float], place: str, seat: int) -> list[float]:
    """Return the worth of each animal to a season in one place."""
    each = [weights[f"{kind}_{place}"] for kind in (*ELEMENTS, "varans")] + [weights["symbols"]]
    return [sum(w * n for w, n in zip(each, planks, strict=True)) for planks in PLANKS[seat]]


VALUES = Values(
    NAMES, features, Path(__file__).with_name("values.json"), ((2, {}),), ("play",), new_judge=Judge
)
