"""The value of a position: the expected course of each row, against what the hands can still do.

Rows are evaluated separately. The elementals of a row run to the forest, with a Blaze at some time; behind
them a stream of further ones comes as long as the stacks last. Both are computed exactly for the average
pace of the stacks and cached by row. Damage further away counts less, because there is time to prevent it.
The numbers below come from play.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, fsum

from weald.games.sylvion.cards import (
    ACID_LAKE,
    BLAZES_TO,
    BLAZING,
    ELEMENTAL,
    FACE_DOWN,
    FOUNTAIN_4,
    GEYSER,
    HAND_LIMIT,
    STRENGTH_BITS,
    TREE_4,
    WHALE_STEPS,
    vitality_of,
)
from weald.games.sylvion.defence import DONE
from weald.games.sylvion.field import COLUMNS, NOWHERE, ROWS, WHALE_REACH, WIDTH
from weald.games.sylvion.rules import NONE
from weald.games.sylvion.state import ADVANCED, GOING_ON, VICTORIES, Battle
from weald.kernel.decisions import Question, Value

Row = tuple[int, int, int, int]
# Enough for whole games, within the memory of a server.
remembered = lru_cache(1 << 15)

# The share that damage counts if it comes a turn later.
DISCOUNT = 0.83
# Number of turns that a tree must be likely to stand, and the share of its vitality that then counts.
SHIELD = 4
VITAL = 1.0
# The danger of losing at once, where little bloom is left.
RISK = 6.0
SLOPE = 0.42
LOST, WON = -60.0, 60.0
# The forest will be saved if nothing more is done.
SAVED = 40.0
# Worth of any card in the hand while there are turns left, in edges; and the further worth of each.
CARD = 1.05
KEEP = {
    1: -0.6, 2: 0.1, 3: 0.05, 4: 1.0, 5: -0.5, 6: 0.1, 7: -0.9, 8: 0.5,
    9: 0.75, 10: 0.7, 11: 2.2, 12: 1.0, 13: 2.0, 14: 1.7, 15: -0.2, 16: 1.1, 17: -1.0,
}  # fmt: skip
# The pawn on its way, by column, when nothing in its row would take it off; and otherwise.
PAWN_AHEAD = (25.0, 10.0, 5.0, 3.0)
PAWN_HELD = 1.0

# The answer that ends a turn, and the number of options of a question that are worth trying.
PASS_OPTIONS = {"play": DONE, "hedgehogs": NONE}
SEARCH_WIDTHS = {"play": 6, "hedgehogs": 4, "place": 4, "target": 3, "carry": 3, "pay": 2}


class Pace:
    """The share of turns in which a row gets an elemental, and the turns until a Blaze comes, on average."""

    def __init__(self, cards: int) -> None:
        self.elemental = 32 / cards
        # The chance that none of four revealed cards is a Blaze.
        calm = (1 - 8 / cards) ** 4
        # By the turns that are left: the chances of a Blaze before the first, second ... movement on the way
        # from the stack to the forest; and of none that matters. After the last turn there are none.
        self.blaze = [
            [*((turn, calm**turn * (1 - calm)) for turn in range(turns)), (WIDTH, calm**turns)]
            for turns in range(WIDTH + 1)
        ]

    def blazes(self, turns: int) -> list[tuple[int, float]]:
        """Return when a Blaze comes, and how likely that is."""
        return self.blaze[min(turns, WIDTH)]


# By the number of cards in the stacks: introductory, advanced (or introductory with the Elements), all.
PACES = {cards: Pace(cards) for cards in (48, 64, 80)}


@remembered
def row_value(row: Row, turns: int, cards: int) -> tuple[float, float]:
    """Return the value of a row in edges with `turns` to come, and the damage that threatens soon."""
    value = danger = 0.0
    ahead = min(turns, COLUMNS)
    for when, chance in PACES[cards].blazes(ahead):
        burnt, soon, left = run_out(row, when, ahead)
        value += chance * (stream(left, turns, cards) - burnt)
        danger += chance * soon
    return value, danger


@remembered
def plantings(row: Row, card: int, turns: int, cards: int) -> tuple[tuple[float, float], ...]:
    """Return the uses of a fountain or tree for a row: changes of its value that no other space beats."""
    value, danger = row_value(row, turns, cards)
    changes: list[tuple[float, float]] = []
    for column in range(COLUMNS):
        if not row[column]:
            then = row_value((*row[:column], card, *row[column + 1 :]), turns, cards)
            changes.append((then[0] - value, then[1] - danger))
    return _unbeaten(changes)


@remembered
def landfalls(
    row: Row, foe: int, columns: tuple[int, ...], turns: int, cards: int
) -> tuple[tuple[float, float], ...]:
    """Return the change of a row's value by an elemental put into it, at the best of some columns."""
    value, danger = row_value(row, turns, cards)
    changes: list[tuple[float, float]] = []
    for column in columns:
        met = row[column]
        if met <= TREE_4 or met == GEYSER:
            cells = list(row)
            cells[column] = 0
            if not met or not _fight(foe, met, cells, column):
                cells[column] = foe
            then = row_value(_row(cells), turns, cards)
            drawn = CARD if turns and 0 < met <= FOUNTAIN_4 and cells[column] != met else 0.0
            changes.append((then[0] - value + drawn, then[1] - danger))
    return _unbeaten(changes)


def _unbeaten(changes: list[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    """Return the changes that no other change beats in both value and danger."""
    return tuple(
        one
        for one in dict.fromkeys(changes)
        if not any(two[0] >= one[0] and two[1] <= one[1] and two != one for two in changes)
    )


@remembered
def stream(row: Row, turns: int, cards: int) -> float:
    """Return the value of a row without elementals while the turns to come send some through it."""
    return VITAL * standing(row, min(turns, SHIELD), cards) - threat(row, turns, cards)


@remembered
def threat(row: Row, turns: int, cards: int) -> float:
    """Return the discounted damage of elementals that are still to come."""
    if not turns:
        return 0.0
    pace = PACES[cards]
    damage = (1 - pace.elemental) * DISCOUNT * threat(row, turns - 1, cards)
    weight = DISCOUNT ** min(COLUMNS, turns)
    for strength in range(4):
        for when, chance in pace.blazes(turns):
            burnt, left = cross(row, ELEMENTAL + strength, when)
            more = DISCOUNT * threat(left, turns - 1, cards)
            damage += pace.elemental * chance / 4 * (weight * burnt + more)
    return damage


@remembered
def standing(row: Row, turns: int, cards: int) -> float:
    """Return the vitality that survives `turns` turns of elementals."""
    if not turns or not any(map(vitality_of, row)):
        return float(sum(map(vitality_of, row)))
    pace = PACES[cards]
    vitality = (1 - pace.elemental) * standing(row, turns - 1, cards)
    for strength in range(4):
        for when, chance in pace.blazes(turns):
            left = cross(row, ELEMENTAL + strength, when)[1]
            vitality += pace.elemental * chance / 4 * standing(left, turns - 1, cards)
    return vitality


@remembered
def run_out(row: Row, blaze: int, turns: int) -> tuple[float, int, Row]:
    """Run all elementals of a row to the forest, with a Blaze before the given movement.

    Return the discounted damage, the damage of the first two movements (or of the whole Final Assault), and
    what is left of the row.
    """
    burnt, soon = 0.0, 0
    for turn in range(COLUMNS):
        if turn == blaze:
            row = blazed(row)
        for column in range(COLUMNS):
            if row[column] > FACE_DOWN:
                damage, row = move_left(row, column)
                burnt += DISCOUNT ** min(turn, turns) * damage
                soon += damage if turn < 2 or not turns else 0
    return burnt, soon, row


@remembered
def cross(row: Row, foe: int, blaze: int) -> tuple[int, Row]:
    """Run an elemental from the stack through a row: return the damage and what is left of the row."""
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


def move_left(row: Row, column: int) -> tuple[int, Row]:
    """Move the elemental of a column one space; return the damage and the row."""
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
    """Return whether the elemental is destroyed by what it meets; a fountain that wins is put back."""
    strength = foe & STRENGTH_BITS
    against = met if met <= FOUNTAIN_4 else 0
    if met == GEYSER or strength == against:
        return True
    if strength < against:
        cells[column] = met
        return True
    return False


def blazed(row: Row) -> Row:
    """Return a row after a Blaze."""
    return _row([BLAZES_TO[card & STRENGTH_BITS] if FACE_DOWN < card < BLAZING else card for card in row])


def _row(cells: list[int]) -> Row:
    return cells[0], cells[1], cells[2], cells[3]


class BattleEvaluator:
    """One position by rows, so that small changes can be evaluated quickly."""

    __slots__ = ("bloom", "cards", "danger", "desolated", "hand", "parts", "rows", "total", "turns")

    def __init__(self, s: Battle) -> None:
        board = s.board
        self.turns = len(s.stacks[0])
        self.cards = 48 + 16 * (s.mode == ADVANCED) + 16 * s.elements
        self.bloom = s.bloom
        self.desolated = s.desolated
        self.rows = [(board[r], board[r + 1], board[r + 2], board[r + 3]) for r in range(0, 20, WIDTH)]
        self.parts = [row_value(row, self.turns, self.cards) for row in self.rows]
        self.total = sum(part[0] for part in self.parts)
        self.danger = sum(part[1] for part in self.parts)
        self.hand = self.held(s) - (_pawn(s) if s.bearer != NOWHERE else 0.0)

    def held(self, s: Battle) -> float:
        """Return the value of the hands."""
        if not self.turns:
            return 0.0
        # A plain sum would depend on the order of the hand in its last digit.
        return fsum([HELD[card] for hand in s.hands for card in hand])

    def value(self, total: float, danger: float, hand: float, restored: int = 0) -> float:
        """Estimate the edges to expect beyond what is needed."""
        bloom = self.bloom + restored
        if bloom < 0:
            return LOST
        if not self.turns:
            # Only the Final Assault is to come, and nothing of it is left to chance.
            margin = total - self.desolated + restored
            saved = danger <= bloom and margin > -0.01
            return margin + hand + (SAVED if saved else LOST if danger > bloom else 0.0)
        safe = bloom - 0.5 * danger
        risk = RISK * exp(-SLOPE * safe) if safe > 0 else RISK
        return total - self.desolated + restored - risk + hand

    def now(self) -> float:
        """Return the value of the position as it is."""
        return self.value(self.total, self.danger, self.hand)

    def planted(self, card: int, hand: float) -> float:
        """Return the value with a fountain or tree on its best space; LOST if there is no room."""
        total, danger, turns, cards = self.total, self.danger, self.turns, self.cards
        options = [
            self.value(total + more, danger + less, hand)
            for row in self.rows
            for more, less in plantings(row, card, turns, cards)
        ]
        return max(options, default=LOST)

    def whaled(self, cell: int, hand: float) -> float:
        """Return the value with an elemental, not the bearer of the pawn, where a whale best carries it."""
        turns, cards = self.turns, self.cards
        r, column = divmod(cell, WIDTH)
        row = self.rows[r]
        foe = row[column]
        left = (*row[:column], 0, *row[column + 1 :])
        part = row_value(left, turns, cards)
        total = self.total + part[0] - self.parts[r][0]
        danger = self.danger + part[1] - self.parts[r][1]
        options = [
            self.value(total + more, danger + less, hand)
            for target, columns in WHALE_COLUMNS[cell]
            for more, less in landfalls(
                left if target == r else self.rows[target], foe, columns, turns, cards
            )
        ]
        if column < WHALE_STEPS:
            options.append(self.value(total, danger, hand, -(foe & STRENGTH_BITS)))
        return max(options, default=LOST)

    def changed(self, cells: dict[int, int], hand: float, restored: int = 0) -> float:
        """Return the value with other cards on some cells, another value of the hand, and edges restored."""
        total, danger = self.total, self.danger
        rows: dict[int, list[int]] = {}
        for cell, card in cells.items():
            r, column = divmod(cell, WIDTH)
            row = rows[r] if r in rows else rows.setdefault(r, list(self.rows[r]))
            row[column] = card
        for r, row in rows.items():
            part = row_value((row[0], row[1], row[2], row[3]), self.turns, self.cards)
            total += part[0] - self.parts[r][0]
            danger += part[1] - self.parts[r][1]
        return self.value(total, danger, hand, restored)


# The columns of each row that a whale reaches with the elemental of a cell.
WHALE_COLUMNS = {
    cell: tuple(
        (row, tuple(other % WIDTH for other in reached if other >= 0 and other // WIDTH == row))
        for row in range(ROWS)
    )
    for cell, reached in WHALE_REACH.items()
}
HELD = {card: CARD + keep for card, keep in KEEP.items()}


def _pawn(s: Battle) -> float:
    """Return the cost of the pawn on its way."""
    column = s.bearer % WIDTH
    if column == COLUMNS:
        return PAWN_HELD
    strength = s.board[s.bearer] & STRENGTH_BITS
    ahead = s.board[s.bearer - column : s.bearer]
    stops = any((0 < card <= FOUNTAIN_4 and card >= strength) or card == GEYSER for card in ahead)
    return PAWN_HELD if stops else PAWN_AHEAD[column]


def battle_value(s: Battle) -> float:
    """Return the value of a battle."""
    if s.end != GOING_ON:
        return WON if s.end in VICTORIES else LOST
    return BattleEvaluator(s).now()


def evaluate(s: Battle, _seat: int) -> float:
    """Estimate the edges to expect beyond what is needed, if the turn ended now."""
    if s.end != GOING_ON:
        return WON if s.end in VICTORIES else LOST
    evaluator = BattleEvaluator(s)
    surplus = sum(max(0, len(hand) - HAND_LIMIT) for hand in s.hands)
    return evaluator.value(evaluator.total, evaluator.danger, evaluator.hand - CARD * surplus)


def is_stable(question: Question) -> bool:
    """Return whether a position can be evaluated at this question."""
    return question.kind == "play"


def pass_option(question: Question) -> Value | None:
    """Return the option that ends a turn."""
    return PASS_OPTIONS.get(question.kind)


def search_width(question: Question) -> int:
    """Return how many of the best-looking options to try."""
    return SEARCH_WIDTHS.get(question.kind, 1)
