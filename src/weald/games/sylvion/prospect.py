"""How a position will go: the rows run on in expectation, against what the hand can still do.

Every row is looked at by itself. The elementals in it run to the forest, with a Blaze that comes at some
time; behind them a stream of further ones comes as long as the stacks last. Both are worked out exactly for
the average pace of the stacks and remembered for every row ever met.
"""

from __future__ import annotations

from functools import cache
from math import exp

from weald.games.sylvion.cards import (
    ACID_LAKE,
    BLAZES_TO,
    BLAZING,
    ELEMENTAL,
    FACE_DOWN,
    FOUNTAIN_4,
    GEYSER,
    STRENGTH_BITS,
    vitality_of,
)
from weald.games.sylvion.field import COLUMNS, WIDTH
from weald.games.sylvion.state import ADVANCED, GOING_ON, VICTORIES, Battle

Row = tuple[int, int, int, int]


class Pace:
    """How often a row gets an elemental, and how soon a Blaze comes, on average."""

    def __init__(self, cards: int) -> None:
        self.elemental = 32 / cards
        # The chance that none of four revealed cards is a Blaze.
        self.calm = (1 - 8 / cards) ** 4
        # A Blaze before the first, second ... movement from the stack to the forest; or later than that.
        self.blaze = [self.calm**turn * (1 - self.calm) for turn in range(WIDTH)]
        self.blaze.append(self.calm**WIDTH)


# By the number of cards in the stacks: introductory, advanced (or introductory with the Elements), all.
PACES = {cards: Pace(cards) for cards in (48, 64, 80)}


@cache
def prospect(row: Row, turns: int, cards: int) -> tuple[float, float]:
    """Damage and surviving vitality to expect from a row when nothing more is played there."""
    damage = vitality = 0.0
    pace = PACES[cards]
    if max(row) <= FACE_DOWN:
        return stream(row, turns, cards)
    for when, chance in enumerate(pace.blaze):
        burnt, left = run_out(row, when)
        more, standing = stream(left, turns, cards)
        damage += chance * (burnt + more)
        vitality += chance * standing
    return damage, vitality


@cache
def stream(row: Row, turns: int, cards: int) -> tuple[float, float]:
    """Damage and surviving vitality when so many more turns send elementals through a row without any."""
    if not turns:
        return 0.0, float(sum(vitality_of(card) for card in row))
    pace = PACES[cards]
    damage, vitality = stream(row, turns - 1, cards)
    damage *= 1 - pace.elemental
    vitality *= 1 - pace.elemental
    for strength in range(4):
        for when, chance in enumerate(pace.blaze):
            burnt, left = cross(row, ELEMENTAL + strength, when)
            more, standing = stream(left, turns - 1, cards)
            share = pace.elemental * chance / 4
            damage += share * (burnt + more)
            vitality += share * standing
    return damage, vitality


@cache
def run_out(row: Row, blaze: int) -> tuple[int, Row]:
    """All elementals of a row run to the forest, a Blaze before the given movement: damage, what is left."""
    burnt = 0
    for turn in range(COLUMNS):
        if turn == blaze:
            row = _blazed(row)
        for column in range(COLUMNS):
            if row[column] > FACE_DOWN:
                damage, row = _step(row, column)
                burnt += damage
    return burnt, row


@cache
def cross(row: Row, foe: int, blaze: int) -> tuple[int, Row]:
    """An elemental comes from the stack and runs through a row, as above: damage, what is left."""
    cells = list(row)
    column = COLUMNS
    for turn in range(WIDTH):
        if turn == blaze:
            foe = BLAZES_TO[foe & STRENGTH_BITS]
        column -= 1
        while column >= 0 and cells[column] == ACID_LAKE:
            column -= 1
        if column < 0:
            break
        met = cells[column]
        cells[column] = 0
        if met and _fight(foe, met, cells, column):
            return 0, _row(cells)
    return foe & STRENGTH_BITS, _row(cells)


def _step(row: Row, column: int) -> tuple[int, Row]:
    """The elemental of a column moves one space."""
    cells = list(row)
    foe = cells[column]
    cells[column] = 0
    column -= 1
    while column >= 0 and cells[column] == ACID_LAKE:
        column -= 1
    if column < 0:
        return foe & STRENGTH_BITS, _row(cells)
    met = cells[column]
    cells[column] = 0
    if not met or not _fight(foe, met, cells, column):
        cells[column] = foe
    return 0, _row(cells)


def _fight(foe: int, met: int, cells: list[int], column: int) -> bool:
    """Whether the elemental is destroyed by what it meets; a fountain that wins is put back."""
    strength = foe & STRENGTH_BITS
    against = met if met <= FOUNTAIN_4 else 0
    if met == GEYSER or strength == against:
        return True
    if strength < against:
        cells[column] = met
        return True
    return False


def _blazed(row: Row) -> Row:
    return _row([BLAZES_TO[card & STRENGTH_BITS] if FACE_DOWN < card < BLAZING else card for card in row])


def _row(cells: list[int]) -> Row:
    return cells[0], cells[1], cells[2], cells[3]


# What a card in the hand is worth while there are turns left to use it, in edges.
CARD = 0.9
CARD_EARLY = 0.0
SLOPE = 0.35
HORIZON = 5
LOST = -60.0
WON = 60.0
RISK = 12.0
STREAM = 1.0
VITAL = 0.8
KEEP = {
    1: -0.2, 2: 0.0, 3: 0.3, 4: 1.2, 5: -0.1, 6: 0.1, 7: 0.4, 8: 0.8, 9: 0.8, 10: 1.2, 11: 2.0, 12: 1.0,
    13: 1.5, 14: 1.5, 15: 0.0, 16: 0.8, 17: -1.0,
}  # fmt: skip


def keep_worth(s: Battle, card: int) -> float:
    """What a card in the hand is worth beyond being any card."""
    return KEEP[card]


def outlook(s: Battle) -> float:
    """How the battle stands: the edges that will be in bloom beyond what is needed, roughly."""
    if s.end != GOING_ON:
        return WON if s.end in VICTORIES else LOST
    turns = len(s.stacks[0])
    ahead = turns if turns < HORIZON else HORIZON
    cards = 48 + 16 * (s.mode == ADVANCED) + 16 * s.elements
    board = s.board
    damage = later = vitality = 0.0
    for first in range(0, 20, WIDTH):
        row = (board[first], board[first + 1], board[first + 2], board[first + 3])
        now, _ = prospect(row, 0, cards)
        total, standing = prospect(row, ahead, cards)
        damage += now
        later += total - now
        vitality += standing
    value = VITAL * vitality - s.desolated - damage - STREAM * later
    value -= RISK * exp(-SLOPE * max(0.0, s.bloom - 0.5 * damage))
    if turns:
        worth = CARD + CARD_EARLY * ahead
        for hand in s.hands:
            for card in hand:
                value += worth + KEEP[card]
    return value
