"""Possible harm of the next cards of the stacks to the forest, if nothing more is done against it.

Only Blaze and Simoon matter for that: what a revealed elemental does comes later. How many of them are still
in the stacks is known to all who count the cards.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

from weald.games.sylvion.ai.evaluation import Row, blazed, move_left
from weald.games.sylvion.cards import (
    BLAZE,
    BLAZING,
    FACE_DOWN,
    MARKED,
    SIMOON,
    TREE_4,
    ravage_set,
    sylvan_set,
)
from weald.games.sylvion.field import COLUMNS, ROWS, WIDTH
from weald.games.sylvion.state import Battle

# More Simoons in a turn than this are as bad.
MOST_SIMOONS = 3
# The change of a card with the icon of the pawn into a plain one.
ICON = 8
KINDS_OF_CARDS = 64


class Prospects(NamedTuple):
    """The chance of a defeat and the damage to expect in the next turn, and in the next two."""

    loss: float
    damage: float
    loss_in_two: float
    damage_in_two: float


@lru_cache(1 << 15)
def burns(row: Row, blaze: bool) -> tuple[int, ...]:
    """Return the damage of a row within one, two ... five movements, after a Blaze or without one."""
    if blaze:
        row = blazed(row)
    total = 0
    totals = []
    for _ in range(WIDTH):
        for column in range(COLUMNS):
            if row[column] > FACE_DOWN:
                damage, row = move_left(row, column)
                total += damage
        totals.append(total)
    return tuple(totals)


@lru_cache(1 << 14)
def odds(hidden: int, blazes: int, simoons: int, revealed: int) -> tuple[tuple[bool, int, float], ...]:
    """Return how likely it is that some of the cards revealed are Blazes, and how many are Simoons."""
    revealed = min(revealed, hidden)
    others = hidden - blazes - simoons
    ways = comb(hidden, revealed)
    cases = []
    for n in range(min(revealed, simoons) + 1):
        calm = comb(simoons, n) * comb(others, revealed - n)
        any_blaze = comb(simoons, n) * comb(others + blazes, revealed - n) - calm
        cases += [(False, min(n, MOST_SIMOONS), calm / ways), (True, min(n, MOST_SIMOONS), any_blaze / ways)]
    return tuple(one for one in cases if one[2])


def prospects(s: Battle, rows: list[Row], hidden: list[int]) -> Prospects:
    """Return the dangers of the next cards; `hidden` are the cards of the stacks by kind."""
    calm, burnt = [0] * WIDTH, [0] * WIDTH
    for row in rows:
        if max(row) > FACE_DOWN:
            calm = [one + two for one, two in zip(calm, burns(row, False), strict=True)]
            burnt = [one + two for one, two in zip(burnt, burns(row, True), strict=True)]
    turns = len(s.stacks[0])
    if not turns:
        now = _feared(s.bloom, [(1.0, calm[-1])])
        return Prospects(*now, *now)
    total, blazes, simoons = sum(hidden), hidden[BLAZE], hidden[SIMOON]
    one = odds(total, blazes, simoons, ROWS)
    first = _feared(s.bloom, [(chance, (burnt if blaze else calm)[n]) for blaze, n, chance in one])
    # After the last turn, whatever is left runs to the forest.
    two = odds(total, blazes, simoons, 2 * ROWS) if turns > 1 else one
    further = [(chance, (burnt if blaze else calm)[n + 1 if turns > 1 else -1]) for blaze, n, chance in two]
    return Prospects(*first, *_feared(s.bloom, further))


def _feared(bloom: int, cases: list[tuple[float, int]]) -> tuple[float, float]:
    """Return the chance of more damage than there is bloom, and the damage to expect."""
    loss = damage = 0.0
    for chance, burnt in cases:
        damage += chance * min(burnt, bloom + 1)
        if burnt > bloom:
            loss += chance
    return loss, damage


@lru_cache(16)
def _numbers(cards: tuple[int, ...]) -> tuple[int, ...]:
    numbers = [0] * KINDS_OF_CARDS
    for card in cards:
        numbers[_plain(card)] += 1
    return tuple(numbers)


def _plain(card: int) -> int:
    """Return a card without the icon of the pawn."""
    return card - ICON if MARKED <= card < BLAZING else card


def hidden_ravage(s: Battle) -> list[int]:
    """Count the unseen cards of the stacks, by kind."""
    numbers = list(_numbers(ravage_set(s.mode, s.elements, s.pawn_in)))
    for card in s.burnt:
        numbers[_plain(card)] -= 1
    for card in s.board:
        # Blazing elementals come from the supply, and fountains and trees are no Ravage cards.
        if TREE_4 < card < BLAZING and card != FACE_DOWN:
            numbers[_plain(card)] -= 1
    for row, stack in enumerate(s.stacks):
        for card in stack[len(stack) - s.known[row] :]:
            numbers[_plain(card)] -= 1
    return numbers


def reserve(s: Battle, seen: list[int]) -> list[int]:
    """Count the Sylvan cards that can still come: all but those in hands that are seen, in play or boxed."""
    numbers = list(_numbers(sylvan_set(s.mode, s.feats_in)))
    for pile in (s.box, s.beside, seen):
        for card in pile:
            numbers[card] -= 1
    for card in s.board:
        if 0 < card <= TREE_4:
            numbers[card] -= 1
    if s.playing > 0:
        numbers[s.playing] -= 1
    return numbers
