"""Scores of options, which the greedy bot and hints follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum

from weald.games.sylvion.ai.evaluation import CARD, HELD, KEEP, LOST, WON, BattleEvaluator, battle_value
from weald.games.sylvion.animals import KEEP as KEEP_ORDER
from weald.games.sylvion.animals import landings, stag_restores
from weald.games.sylvion.cards import (
    BETRAYAL,
    BLAZE,
    BLAZING,
    COSTS,
    DOVES,
    ELEPHANT,
    FACE_DOWN,
    FEAT_ELEPHANTS,
    FEAT_HEDGEHOGS,
    FEAT_OWL,
    FEATS,
    FISH,
    FISH_POINTS,
    FOUNTAIN_4,
    GEYSER,
    HAND_LIMIT,
    HEDGEHOGS,
    OWL,
    OWL_DRAWS,
    SIMOON,
    SQUIRRELS,
    STAG,
    STRENGTH_BITS,
    TREE_4,
    VICTORY_FEATS,
    WHALE,
)
from weald.games.sylvion.combat import elementals
from weald.games.sylvion.defence import DONE, POINTS
from weald.games.sylvion.draws import AT_RANDOM, ITSELF
from weald.games.sylvion.feats import ERUPT
from weald.games.sylvion.field import CELLS, FOREST, LINES, STACKS
from weald.games.sylvion.forecast import blank, run
from weald.games.sylvion.rules import NONE
from weald.games.sylvion.state import Battle, payer_of
from weald.kernel.decisions import Question, Value

# A card yet to be drawn, a draw in the last turn, a geyser or a feat kept for later.
UNKNOWN = CARD + 0.2
LAST_DRAW = 0.5
GEYSER_KEPT = 0.5
DELUGE_KEPT, BARRAGE_KEPT, WISDOM_KEPT, SCATTER_KEPT = 3.0, 2.5, 2.0, 1.0
LOOKING = 0.3
# Worth of a card of the discard to the deck, and of being rid of a Betrayal, each turn that is left.
IN_DECK = 0.3
BETRAYAL_EACH_TURN = 0.2
HARM = 1.5

# Gain of the deck by recruits.
RECRUITS = {
    1: 0.2, 2: 0.8, 3: 1.5, 4: 3.0, 5: 0.2, 6: 0.8, 7: 1.2, 8: 1.6,
    9: 1.6, 10: 2.2, 11: 2.5, 12: 2.2, 13: 3.0, 14: 2.5, 15: 0.0, 16: 1.5, 17: -1.5,
    18: 3.0, 19: 3.0, 20: 3.0, 21: 1.5, 22: 0.5, 23: 0.5, 24: 0.5, 25: 0.0,
}  # fmt: skip


def score_options(s: Battle, question: Question, _seat: int, values: Sequence[Value]) -> list[float]:
    """Score each option."""
    kind = question.kind.removesuffix("_second")
    numbers = [value for value in values if isinstance(value, int)]
    if kind in DEFENCE_SCORES:
        scorer = DefenceScorer(s, question)
        score = DEFENCE_SCORES[kind]
        return [score(scorer, value) for value in numbers]
    return [SIMPLE[kind](s, question, value) for value in numbers]


class DefenceScorer:
    """Scores what can be done in a position of step 4."""

    def __init__(self, s: Battle, question: Question) -> None:
        self.s = s
        self.question = question
        self.evaluator = BattleEvaluator(s)
        self.purse = sorted(s.hands[payer_of(s)], key=KEEP.__getitem__)

    def rested(self, hand: float, spent: int = 0) -> float:
        """Return the value of the hands at the end of a turn, without their surplus."""
        for holding in self.s.hands:
            over = len(holding) - spent - HAND_LIMIT
            if over > 0:
                hand -= CARD * over
        return hand

    def price(self, card: int) -> tuple[float, int]:
        """Return the cost of playing a card in hand cards: their value and their number."""
        if not self.evaluator.turns:
            return 0.0, 1
        cost = max(0, COSTS[card] - self.s.points)
        held, taken = HELD[card], 1
        own = self.s.seats == 1
        for paid in self.purse:
            if taken > cost:
                break
            if own and paid == card:
                own = False
                continue
            held += HELD[paid]
            taken += 1
        return held, taken

    def play(self, value: int) -> float:
        evaluator = self.evaluator
        if value == DONE:
            return evaluator.value(evaluator.total, evaluator.danger, self.rested(evaluator.hand))
        if value >= ERUPT:
            return max(self.erupted(value - ERUPT, direction) for direction in range(4)) - GEYSER_KEPT
        if value in FEATS:
            return self.feat(value)
        price, spent = self.price(value)
        hand = self.rested(evaluator.hand - price, spent)
        if value <= TREE_4:
            return evaluator.planted(value, hand)
        return self.animal(value, hand, spent)

    def animal(self, card: int, hand: float, spent: int) -> float:
        s, evaluator = self.s, self.evaluator
        if card == ELEPHANT:
            return max(self.struck(cell, hand) for cell in elementals(s))
        if card == WHALE:
            return max(self.whaled(cell, hand) for cell in elementals(s))
        if card == OWL:
            room = HAND_LIMIT - len(s.hands[s.active]) + spent
            # The Owl and what pays for it may come back at once, but that is nothing gained.
            fresh = max(0, min(OWL_DRAWS, room, len(s.deck) + len(s.discard)))
            hand += fresh * (UNKNOWN if evaluator.turns else LAST_DRAW)
        elif card == STAG:
            return evaluator.value(evaluator.total, evaluator.danger, hand, max(stag_restores(s)))
        elif card == DOVES:
            return self.soothed(hand)
        elif card == SQUIRRELS:
            hand += HELD[SQUIRRELS] - LOOKING
        elif card == FISH:
            return self.fished(hand)
        return evaluator.value(evaluator.total, evaluator.danger, hand)

    def soothed(self, hand: float) -> float:
        """Score Doves: one turn less to come."""
        c = self.s.copy()
        for stack in c.stacks:
            stack.pop()
        less = BattleEvaluator(c)
        return less.value(less.total, less.danger, hand if less.turns else 0.0)

    def fished(self, hand: float) -> float:
        """Score Fish: points for the best fountain or tree that they pay, and a little for the rest."""
        s, evaluator = self.s, self.evaluator
        best = evaluator.value(evaluator.total, evaluator.danger, hand)
        purse = s.points + FISH_POINTS + len(s.hands[payer_of(s)]) - 2 * (s.seats == 1)
        for card in set(s.hands[s.active]):
            if card <= TREE_4 and COSTS[card] <= purse:
                left = max(0, s.points + FISH_POINTS - COSTS[card])
                held = hand - (HELD[card] if evaluator.turns else 0.0) + 0.5 * CARD * min(left, 2)
                best = max(best, evaluator.planted(card, held))
        return best

    def struck(self, cell: int, hand: float) -> float:
        if cell == self.s.bearer:
            return self.evaluator.value(self.evaluator.total, self.evaluator.danger, hand + self.unseated())
        return self.evaluator.changed({cell: 0}, hand)

    def unseated(self) -> float:
        """Return the gain of taking the pawn off."""
        c = self.s.copy()
        c.bearer = NONE
        return battle_value(c) - self.evaluator.now()

    def whaled(self, cell: int, hand: float) -> float:
        """Score the best move of a whale for the elemental of a cell."""
        if cell == self.s.bearer:
            return max((self.carried(cell, to, hand) for to in landings(self.s, cell)), default=LOST)
        return self.evaluator.whaled(cell, hand)

    def carried(self, cell: int, target: int, hand: float) -> float:
        s, evaluator = self.s, self.evaluator
        foe = s.board[cell]
        strength = foe & STRENGTH_BITS
        if target == FOREST:
            return LOST if cell == s.bearer else evaluator.changed({cell: 0}, hand, -strength)
        met = s.board[target]
        against = met if met <= FOUNTAIN_4 else 0
        if not met or (strength > against and met != GEYSER):
            there = foe
        elif strength < against:
            there = met
        else:
            there = 0
        fell = 0 < met <= FOUNTAIN_4 and there != met
        if cell == s.bearer:
            hand += self.unseated() if met and there != foe else 0.0
            there = foe
        return evaluator.changed({cell: 0, target: there}, hand + (CARD if fell and evaluator.turns else 0.0))

    def erupted(self, cell: int, direction: int) -> float:
        s = self.s
        hit = {space: 0 for space in LINES[cell][direction] if s.board[space] > FACE_DOWN}
        hand = self.evaluator.hand
        if s.bearer in hit:
            del hit[s.bearer]
            hand += self.unseated()
        return self.evaluator.changed({cell: 0, **hit}, hand)

    def feat(self, feat: int) -> float:
        evaluator = self.evaluator
        now = evaluator.value(evaluator.total, evaluator.danger, self.rested(evaluator.hand))
        if feat in VICTORY_FEATS:
            return WON
        if feat == FEAT_OWL:
            return now - WISDOM_KEPT + (2 * (CARD + 1.0) if evaluator.turns else 4.0)
        if feat == FEAT_ELEPHANTS:
            return (
                evaluator.changed({cell: 0 for cell in CELLS if cell != self.s.bearer}, evaluator.hand)
                - DELUGE_KEPT
            )
        if feat == FEAT_HEDGEHOGS:
            return now - BARRAGE_KEPT + (CARD * self.s.draw if evaluator.turns else 0.0) - evaluator.danger
        return now - SCATTER_KEPT + LOOKING

    def place(self, value: int) -> float:
        return self.evaluator.changed({value: self.s.playing}, self.evaluator.hand)

    def target(self, value: int) -> float:
        hand = self.evaluator.hand
        if self.s.playing == ELEPHANT:
            return self.struck(value, hand)
        return self.whaled(value, hand)

    def carry(self, value: int) -> float:
        return self.carried(self.question.args[0], value, self.evaluator.hand)

    def erupt(self, value: int) -> float:
        return self.erupted(self.question.args[0], value)


def _drawer(s: Battle, question: Question, value: int) -> float:
    """Prefer the smaller hand, then the partner, who is active next."""
    return -len(s.hands[value]) - 0.5 * (value == question.seats[0])


def _paid(_s: Battle, _question: Question, value: int) -> float:
    return WON if value == POINTS else -KEEP[value]


def _searched(_s: Battle, _question: Question, value: int) -> float:
    return KEEP[value]


def _stag(s: Battle, _question: Question, value: int) -> float:
    return float(stag_restores(s)[value])


def _hedgehogs(s: Battle, _question: Question, value: int) -> float:
    """Score the position after the coming movement, with or without one of the revealed cards."""
    c = blank(s)
    held = [hand[:] for hand in s.hands]
    if value != NONE:
        held[c.active].remove(HEDGEHOGS)
        c.board[value] = FACE_DOWN
        c.queue = [row for row in c.queue if STACKS[row] != value]
        if c.bearer == value:
            c.bearer = NONE
    c.step = "resolve"
    run(c, ("reinforce", "defend", ""))
    # Gifts of fountains that fell; reinforcements, drawn at once or not, come in any case.
    drawn = sum(len(hand) for hand in c.hands) - (c.draw if c.step == "defend" else 0)
    c.hands = held
    return battle_value(c) + CARD * drawn


def _harm(s: Battle, card: int) -> float:
    """Return the harm of a Ravage card if it came now."""
    if card == BLAZE:
        return HARM * sum(FACE_DOWN < other < BLAZING for other in s.board)
    if card == SIMOON:
        return HARM * len(elementals(s))
    return 0.5 * (card & STRENGTH_BITS) if card > FACE_DOWN else 1.0


def _order(s: Battle, question: Question, value: int) -> float:
    stack = s.stacks[question.args[0]]
    return -_harm(s, stack[-1] if value == KEEP_ORDER else stack[-2])


def _scatter(s: Battle, question: Question, value: int) -> float:
    return -_harm(s, value) if question.args[1] == 1 else _harm(s, value)


def _thrown(s: Battle, question: Question, value: int) -> float:
    """Score losing cards: two of the least value, or any one."""
    dry = question.kind.startswith("desiccate")
    cards = s.hands[s.active] if dry else [card for card in s.discard if card != BETRAYAL]
    base = CARD if dry else IN_DECK
    if question.kind.endswith("_second"):
        return -base - KEEP[value]
    if value == AT_RANDOM:
        return -base - fsum(KEEP[card] for card in cards) / len(cards)
    others = sorted(KEEP[card] for card in cards)
    others.remove(KEEP[value])
    return -2 * base - KEEP[value] - others[0]


def _betrayal(s: Battle, _question: Question, value: int) -> float:
    return -BETRAYAL_EACH_TURN * len(s.stacks[0]) if value == ITSELF else -CARD - KEEP[value]


def _recruit(s: Battle, _question: Question, value: int) -> float:
    return fsum(RECRUITS[card] for card in s.columns[value])


DEFENCE_SCORES: dict[str, Callable[[DefenceScorer, int], float]] = {
    "play": DefenceScorer.play,
    "place": DefenceScorer.place,
    "target": DefenceScorer.target,
    "carry": DefenceScorer.carry,
    "erupt": DefenceScorer.erupt,
}
SIMPLE: dict[str, Callable[[Battle, Question, int], float]] = {
    "drawer": _drawer,
    "pay": _paid,
    "surplus": _paid,
    "lay_back": _paid,
    "search": _searched,
    "stag": _stag,
    "hedgehogs": _hedgehogs,
    "order": _order,
    "scatter": _scatter,
    "desiccate": _thrown,
    "demobilize": _thrown,
    "dismiss": _thrown,
    "betrayal": _betrayal,
    "recruit": _recruit,
}
