"""How good each option looks: the eye of the greedy bot, of hints and of suggested payments."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from weald.games.sylvion import prospect
from weald.games.sylvion.animals import KEEP, landings, stag_restores
from weald.games.sylvion.cards import (
    BETRAYAL,
    BLAZE,
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
    HAND_LIMIT,
    OWL,
    OWL_DRAWS,
    SIMOON,
    STAG,
    STRENGTH_BITS,
    TREE_4,
    VICTORY_FEATS,
    WHALE,
)
from weald.games.sylvion.clash import destroy, elementals, enter
from weald.games.sylvion.defence import DONE, POINTS
from weald.games.sylvion.drawing import AT_RANDOM, ITSELF
from weald.games.sylvion.feats import ERUPT
from weald.games.sylvion.field import CELLS, LINES, STACKS
from weald.games.sylvion.forecast import blank, run
from weald.games.sylvion.prospect import CARD, keep_worth
from weald.games.sylvion.rules import NONE
from weald.games.sylvion.state import Battle, payer_of
from weald.kernel.decisions import Ask, Value


def worths(s: Battle, ask: Ask, seat: int, values: Sequence[Value]) -> list[float]:
    """How good each option looks to somebody who sees what the seat sees."""
    kind = ask.kind.removesuffix("_second")
    numbers = [value for value in values if isinstance(value, int)]
    if kind in LOOKS:
        look = LOOKS[kind]
        return [look(s, ask, value) for value in numbers]
    hand_cards = {"desiccate": -2.0, "dismiss": -1.0, "demobilize": -1.0}
    return [0.0 for _ in numbers] if kind not in hand_cards else [_thrown(s, ask, value) for value in numbers]


def outlook(s: Battle) -> float:
    """The outlook if the turn ended now: of a hand that is too big, the surplus is lost."""
    value = prospect.outlook(s)
    for hand in s.hands:
        if len(hand) > HAND_LIMIT:
            value -= CARD * (len(hand) - HAND_LIMIT)
    return value


def suggested(s: Battle, purse: Sequence[int], due: int) -> list[int]:
    """The payment to suggest: points first (0 stands for all that help), then what is least worth keeping."""
    paid = []
    if s.points and due:
        paid.append(POINTS)
        due -= min(due, s.points)
    return paid + sorted(purse, key=lambda card: keep_worth(s, card))[:due]


def _play(s: Battle, ask: Ask, value: int) -> float:
    if value == DONE:
        return outlook(s)
    if value >= ERUPT:
        return max(_erupted(s, value - ERUPT, direction) for direction in range(4))
    if value in FEATS:
        return _feat(s, value)
    c = s.copy()
    c.hands[c.active].remove(value)
    price = _pay(c, COSTS[value])
    if value <= TREE_4:
        return max(_placed(c, cell, value) for cell in CELLS if not c.board[cell]) - price
    c.discard.append(value)
    return _animal(c, value) - price


def _pay(c: Battle, due: int) -> float:
    """Take the suggested payment out of the hands of a copy."""
    payer = payer_of(c)
    for card in suggested(c, c.hands[payer], due):
        if card == POINTS:
            used = min(c.points, due)
            c.points -= used
        else:
            c.hands[payer].remove(card)
    return 0.0


def _placed(c: Battle, cell: int, card: int) -> float:
    c.board[cell] = card
    value = outlook(c)
    c.board[cell] = 0
    return value


def _animal(c: Battle, card: int) -> float:
    if card == WHALE:
        return max(_carried(c, cell, target) for cell in elementals(c) for target in landings(c, cell))
    if card == ELEPHANT:
        return max(_struck(c, cell) for cell in elementals(c))
    if card == OWL:
        room = max(0, HAND_LIMIT - len(c.hands[c.active]))
        drawn = min(OWL_DRAWS, room, len(c.deck) + len(c.discard))
        return outlook(c) + drawn * (CARD + 0.2 if c.stacks[0] else 0.5)
    if card == STAG:
        n = max(stag_restores(c))
        c.desolated -= n
        c.bloom += n
        return outlook(c)
    if card == DOVES:
        for stack in c.stacks:
            if stack:
                stack.pop()
        return outlook(c)
    if card == FISH:
        c.points += FISH_POINTS
        return _best_follow_up(c)
    return outlook(c) - 0.5


def _best_follow_up(c: Battle) -> float:
    """The best plant that can be played next, with points to pay."""
    best = outlook(c)
    purse = c.points + len(c.hands[payer_of(c)]) - (c.seats == 1)
    for card in set(c.hands[c.active]):
        if card <= TREE_4 and COSTS[card] <= purse and 0 in c.board:
            d = c.copy()
            d.hands[d.active].remove(card)
            _pay(d, COSTS[card])
            left = d.points * 0.7
            best = max(best, max(_placed(d, cell, card) for cell in CELLS if not d.board[cell]) + left)
    return best


def _struck(s: Battle, cell: int) -> float:
    c = s.copy()
    destroy(c, cell)
    return outlook(c)


def _carried(s: Battle, cell: int, target: int) -> float:
    c = s.copy()
    fallen = enter(c, cell, target)
    return outlook(c) + (CARD if fallen and not c.end else 0.0)


def _erupted(s: Battle, cell: int, direction: int) -> float:
    c = s.copy()
    c.board[cell] = 0
    for space in LINES[cell][direction]:
        if c.board[space] > FACE_DOWN:
            destroy(c, space)
    return outlook(c) - 0.5


def _feat(s: Battle, feat: int) -> float:
    if feat in VICTORY_FEATS:
        return outlook(s) + 1000.0
    if feat == FEAT_OWL:
        return outlook(s) + 2 * CARD
    if feat == FEAT_ELEPHANTS:
        c = s.copy()
        for cell in CELLS:
            if c.board[cell] > FACE_DOWN:
                destroy(c, cell)
            elif c.board[cell]:
                c.board[cell] = 0
        return outlook(c) - 2.0
    if feat == FEAT_HEDGEHOGS:
        return outlook(s) + (3.0 if len(elementals(s)) > 3 else -1.0)
    return outlook(s) - 0.2


def _aim_place(s: Battle, ask: Ask, value: int) -> float:
    return _placed(s, value, s.playing)


def _aim_target(s: Battle, ask: Ask, value: int) -> float:
    if s.playing == ELEPHANT:
        return _struck(s, value)
    return max(_carried(s, value, target) for target in landings(s, value))


def _aim_carry(s: Battle, ask: Ask, value: int) -> float:
    return _carried(s, ask.args[0], value)


def _aim_drawer(s: Battle, ask: Ask, value: int) -> float:
    return -len(s.hands[value]) - 0.5 * (value == s.active)


def _paid(s: Battle, ask: Ask, value: int) -> float:
    return 9.0 if value == POINTS else -keep_worth(s, value)


def _kept(s: Battle, ask: Ask, value: int) -> float:
    return -keep_worth(s, value)


def _found(s: Battle, ask: Ask, value: int) -> float:
    return keep_worth(s, value)


def _stag(s: Battle, ask: Ask, value: int) -> float:
    return float(stag_restores(s)[value])


def _hedgehogs(s: Battle, ask: Ask, value: int) -> float:
    """What is left after the coming movement, without one of the revealed cards."""
    c = s.copy()
    if value != NONE:
        c.hands[c.active].remove(11)
        c.board[value] = FACE_DOWN
        c.queue = [row for row in c.queue if STACKS[row] != value]
        if c.bearer == value:
            c.bearer = NONE
    hands = c.hands
    c = blank(c)
    c.trace = None
    c.step = "resolve"
    run(c, ("reinforce", ""))
    c.hands = hands
    return outlook(c)


def _harm(s: Battle, card: int) -> float:
    if card == BLAZE:
        return 1.5 * sum(FACE_DOWN < other < 56 for other in s.board)
    if card == SIMOON:
        return 1.5 * len(elementals(s))
    return 0.5 * (card & STRENGTH_BITS) if card > FACE_DOWN else 1.0


def _order(s: Battle, ask: Ask, value: int) -> float:
    stack = s.stacks[ask.args[0]]
    return -_harm(s, stack[-1] if value == KEEP else stack[-2])


def _scatter(s: Battle, ask: Ask, value: int) -> float:
    return -_harm(s, value) * (1 if ask.args[1] == 1 else -1)


def _erupt(s: Battle, ask: Ask, value: int) -> float:
    return _erupted(s, ask.args[0], value)


def _thrown(s: Battle, ask: Ask, value: int) -> float:
    """Losing cards: two of the least worth, or one of any."""
    kind = ask.kind.removesuffix("_second")
    cards = s.hands[s.active] if kind == "desiccate" else [card for card in s.discard if card != BETRAYAL]
    base = CARD if kind == "desiccate" else 0.3
    ranked = sorted(base + keep_worth(s, card) for card in cards)
    if value == AT_RANDOM and not ask.kind.endswith("_second"):
        return -sum(ranked) / len(ranked)
    return -(base + keep_worth(s, value)) - (ranked[0] if not ask.kind.endswith("_second") else 0.0)


def _betrayal(s: Battle, ask: Ask, value: int) -> float:
    if value == ITSELF:
        return -0.2 * len(s.stacks[0])
    return -CARD - keep_worth(s, value)


def _recruit(s: Battle, ask: Ask, value: int) -> float:
    return sum(RECRUIT.get(card, 3.0) for card in s.columns[value])


# What a planner needs to know: how a turn is ended, and how many options of a question are worth trying.
RESTS = {"play": DONE, "hedgehogs": NONE}
REACH = {"play": 7, "hedgehogs": 4, "place": 4, "target": 3, "carry": 3, "pay": 2}

RECRUIT = {
    1: 0.2, 2: 0.8, 3: 1.5, 4: 3.0, 5: 0.2, 6: 0.8, 7: 1.2, 8: 1.6, 9: 1.6, 10: 2.2, 11: 2.5, 12: 2.2,
    13: 3.0, 14: 2.5, 15: 0.0, 16: 1.5, 17: -1.5,
}  # fmt: skip

LOOKS: dict[str, Callable[[Battle, Ask, int], float]] = {
    "play": _play,
    "place": _aim_place,
    "target": _aim_target,
    "carry": _aim_carry,
    "drawer": _aim_drawer,
    "pay": _paid,
    "surplus": _kept,
    "lay_back": _kept,
    "search": _found,
    "stag": _stag,
    "hedgehogs": _hedgehogs,
    "order": _order,
    "scatter": _scatter,
    "erupt": _erupt,
    "betrayal": _betrayal,
    "recruit": _recruit,
}
