"""Features of a battle for the learned value.

The evaluation by rows and its parts, what the next cards may do, what stands in the clearing, the hand, and
the cards that can still come from deck and stacks.
"""

from __future__ import annotations

from math import exp, fsum
from pathlib import Path

from weald.games.sylvion.ai.evaluation import HELD, RISK, SLOPE, BattleEvaluator, Row
from weald.games.sylvion.ai.prospects import hidden_ravage, prospects, reserve
from weald.games.sylvion.cards import (
    ACID_LAKE,
    BETRAYAL,
    BLAZE,
    BLAZING,
    DEMOBILIZATION,
    DESICCATION,
    DOVES,
    ELEMENTAL,
    ELEPHANT,
    FACE_DOWN,
    FEATS,
    FISH,
    FOUNTAIN_4,
    GEYSER,
    HAND_LIMIT,
    HEDGEHOGS,
    OWL,
    PLANTS,
    SIMOON,
    SQUIRRELS,
    STAG,
    STONE_RAIN,
    STRENGTH_BITS,
    SYLVAN,
    TORNADO,
    TREE_1,
    TREE_4,
    WHALE,
    vitality_of,
)
from weald.games.sylvion.cards import (
    NAMES as NAMES_OF_CARDS,
)
from weald.games.sylvion.field import CELLS, COLUMNS, NOWHERE, WIDTH
from weald.games.sylvion.information import sees_hand
from weald.games.sylvion.state import ADVANCED, Battle
from weald.kernel.values import Setting, Values

# Cards of the hand that count by themselves.
COUNTED = {
    "elephants": ELEPHANT,
    "whales": WHALE,
    "hedgehogs": HEDGEHOGS,
    "owls": OWL,
    "stags": STAG,
    "doves": DOVES,
    "betrayals": BETRAYAL,
}
# The kinds of hand cards, of cards to come, and of what the stacks may still hold.
IN_HAND = (*PLANTS, SQUIRRELS, FISH)
TO_COME = (*SYLVAN, BETRAYAL)
IN_STACKS = (
    ELEMENTAL, ELEMENTAL + 1, ELEMENTAL + 2, ELEMENTAL + 3, BLAZE, SIMOON, DESICCATION, DEMOBILIZATION,
    GEYSER, ACID_LAKE, TORNADO, STONE_RAIN,
)  # fmt: skip
# A fountain of this strength shields the trees behind it.
STRONG = 3
STRENGTHS = (1, 2, 3, 4)
NAMES = (
    "margin", "margin_late", "danger", "risk", "bloom", "desolated", "turns", "turns_squared", "last",
    "vitality", "vitality_late", "trees", "fountains", "strength_of_fountains", "geysers",
    "elementals", "strength_near", "strength_far", "worst_row", "seen_hand", "hidden_hand", "held",
    "surplus", "deck", "discard", *COUNTED, "pawn_out", "pawn_near", "advanced", "elements", "pawn", "feats",
    "two",
    "loss", "damage", "loss_in_two", "damage_in_two",
    *(f"rows_behind_{strength}" for strength in STRENGTHS), "shielded", "exposed",
    *(f"standing_{NAMES_OF_CARDS[card]}" for card in PLANTS), "room",
    *(f"foes_{strength}" for strength in (0, *STRENGTHS)), "blazing",
    *(f"hand_{NAMES_OF_CARDS[card]}" for card in IN_HAND),
    *(f"to_come_{NAMES_OF_CARDS[card]}" for card in TO_COME),
    *(f"stacks_{NAMES_OF_CARDS[card]}" for card in IN_STACKS),
    "vitality_in_hand", "vitality_to_come", "late", "need", "need_late", "lack_late", "lack_beyond_hand_late",
    "reveal_skipped", *(f"beside_{NAMES_OF_CARDS[card]}" for card in FEATS),
)  # fmt: skip


def features(s: Battle, seat: int) -> list[float]:
    """Return the numbers of a position in the order of their names."""
    evaluator = BattleEvaluator(s)
    turns = evaluator.turns
    share = turns / 16
    margin = evaluator.total - s.desolated
    seen = [card for holder, hand in enumerate(s.hands) if sees_hand(s, seat, holder) for card in hand]
    hidden = sum(len(hand) for holder, hand in enumerate(s.hands) if not sees_hand(s, seat, holder))
    surplus = sum(max(0, len(hand) - HAND_LIMIT) for hand in s.hands)
    fountains = [card for card in s.board if 0 < card <= FOUNTAIN_4]
    trees = [vitality_of(card) for card in s.board if FOUNTAIN_4 < card <= TREE_4]
    near = far = foes = 0
    for space, card in enumerate(s.board):
        if card > FACE_DOWN:
            foes += 1
            if space % WIDTH < 2:
                near += card & STRENGTH_BITS
            else:
                far += card & STRENGTH_BITS
    danger = evaluator.danger
    stacks = hidden_ravage(s)
    return [
        margin,
        margin * (1 - share),
        danger,
        min(RISK, RISK * exp(-SLOPE * (s.bloom - 0.5 * danger))),
        s.bloom,
        s.desolated,
        share,
        share * share,
        float(not turns),
        sum(trees),
        sum(trees) * (1 - share),
        len(trees),
        len(fountains),
        sum(fountains),
        s.board.count(GEYSER),
        foes,
        near,
        far,
        min(part[0] for part in evaluator.parts),
        len(seen),
        hidden,
        # A plain sum would depend on the order of the hand in its last digit.
        fsum([HELD[card] for card in seen]) if turns else 0.0,
        surplus,
        len(s.deck),
        len(s.discard),
        *(float(seen.count(card)) for card in COUNTED.values()),
        float(s.bearer != NOWHERE),
        float(s.bearer != NOWHERE and s.bearer % WIDTH < 2),
        float(s.mode == ADVANCED),
        float(s.elements),
        float(s.pawn_in),
        float(s.feats_in),
        float(s.seats == 2),
        *prospects(s, evaluator.rows, stacks),
        *_clearing(s, evaluator.rows),
        *(float(seen.count(card)) for card in IN_HAND),
        *_supplies(s, seen, stacks, sum(trees)),
        float(s.skip),
        *(float(card in s.beside) for card in FEATS),
    ]


def _clearing(s: Battle, rows: list[Row]) -> list[float]:
    """Return the hold of the rows, whether trees stand behind a strong fountain, and the cards by place."""
    behind = [0] * (FOUNTAIN_4 + 1)
    shielded = exposed = 0
    for row in rows:
        best = 0
        for column in range(COLUMNS - 1, -1, -1):
            card = row[column]
            if 0 < card <= FOUNTAIN_4:
                best = max(best, card)
            elif FOUNTAIN_4 < card <= TREE_4:
                if best >= STRONG:
                    shielded += vitality_of(card)
                else:
                    exposed += vitality_of(card)
        behind[best] += 1
    standing = [0] * (TREE_4 + 1)
    foes = [0] * (FOUNTAIN_4 + 1)
    blazing = 0
    for cell in CELLS:
        card = s.board[cell]
        if card <= TREE_4:
            standing[card] += 1
        elif card > FACE_DOWN:
            foes[card & STRENGTH_BITS] += 1
            blazing += card >= BLAZING
    # Empty spaces are counted as card 0.
    return [*behind[1:], shielded, exposed, *standing[1:], standing[0], *foes, blazing]


def _supplies(s: Battle, seen: list[int], stacks: list[int], vitality: int) -> list[float]:
    """Return the cards that can still come from deck and stacks, and the trees that are still needed."""
    to_come = reserve(s, seen)
    in_hand = sum(map(vitality_of, seen))
    late = 1 / (len(s.stacks[0]) + 1)
    need = s.desolated - vitality
    return [
        *(to_come[card] for card in TO_COME),
        *(stacks[card] for card in IN_STACKS),
        in_hand,
        sum(to_come[card] * vitality_of(card) for card in range(TREE_1, TREE_4 + 1)),
        late,
        need,
        need * late,
        max(0, need) * late,
        max(0, need - in_hand) * late,
    ]


ADVANCED_GAME = {"mode": "advanced"}
EVERYTHING = {**ADVANCED_GAME, "feats": True, "elements": True, "pawn": True}
# The settings that are played most come up more often.
USUAL: tuple[Setting, ...] = ((1, {}), (1, ADVANCED_GAME), (1, EVERYTHING))
SETTINGS: tuple[Setting, ...] = (
    *USUAL,
    (2, {}),
    (1, {**ADVANCED_GAME, "desolation": "6"}),
    (2, ADVANCED_GAME),
    (1, {**ADVANCED_GAME, "feats": True}),
    (1, {**ADVANCED_GAME, "elements": True}),
    (1, {**ADVANCED_GAME, "pawn": True}),
    (2, {**EVERYTHING, "talk": "silence"}),
    *USUAL,
    *USUAL,
)


def group(s: Battle) -> str:
    """Return the settings whose chances are calibrated together."""
    if s.mode != ADVANCED:
        return "introductory"
    return "expansions" if s.feats_in or s.elements or s.pawn_in else "advanced"


VALUES = Values(NAMES, features, Path(__file__).with_name("values.json"), SETTINGS, ("play",), group=group)
