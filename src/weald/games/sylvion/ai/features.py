"""What a battle looks like to a learned value: the evaluation by rows, its parts, hands and the setting."""

from __future__ import annotations

from math import exp, fsum
from pathlib import Path

from weald.games.sylvion.ai.evaluation import HELD, RISK, SLOPE, BattleEvaluator
from weald.games.sylvion.cards import (
    BETRAYAL,
    DOVES,
    ELEPHANT,
    FACE_DOWN,
    FOUNTAIN_4,
    GEYSER,
    HAND_LIMIT,
    HEDGEHOGS,
    OWL,
    STAG,
    STRENGTH_BITS,
    TREE_4,
    WHALE,
    vitality_of,
)
from weald.games.sylvion.field import NOWHERE, WIDTH
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
NAMES = (
    "margin", "margin_late", "danger", "risk", "bloom", "desolated", "turns", "turns_squared", "last",
    "vitality", "vitality_late", "trees", "fountains", "strength_of_fountains", "geysers",
    "elementals", "strength_near", "strength_far", "worst_row", "seen_hand", "hidden_hand", "held",
    "surplus", "deck", "discard", *COUNTED, "pawn_out", "pawn_near", "advanced", "elements", "pawn", "feats",
    "two",
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
    ]


ADVANCED_GAME = {"mode": "advanced"}
EVERYTHING = {**ADVANCED_GAME, "feats": True, "elements": True, "pawn": True}
SETTINGS: tuple[Setting, ...] = (
    (1, {}),
    (1, ADVANCED_GAME),
    (1, EVERYTHING),
    (2, {}),
    (1, {**ADVANCED_GAME, "desolation": "6"}),
    (2, ADVANCED_GAME),
    (1, {**ADVANCED_GAME, "feats": True}),
    (1, {**ADVANCED_GAME, "elements": True}),
    (1, {**ADVANCED_GAME, "pawn": True}),
    (2, {**EVERYTHING, "talk": "silence"}),
)
VALUES = Values(NAMES, features, Path(__file__).with_name("values.json"), SETTINGS, ("play",))
