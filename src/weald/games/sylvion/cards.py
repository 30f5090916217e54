"""The components: every kind of card as one small number, with its cost, count, strength and letter."""

from __future__ import annotations

from functools import cache

# Sylvan cards. A fountain's number is its strength; a tree's number less four is its vitality.
FOUNTAIN_1, FOUNTAIN_2, FOUNTAIN_3, FOUNTAIN_4 = range(1, 5)
TREE_1, TREE_2, TREE_3, TREE_4 = range(5, 9)
WHALE, ELEPHANT, HEDGEHOGS, OWL, STAG, DOVES, SQUIRRELS, FISH = range(9, 17)
# Expansion 1: shuffled among the Sylvan cards before the Mobilization.
BETRAYAL = 17
FEAT_OWL, FEAT_ELEPHANTS, FEAT_HEDGEHOGS, FEAT_SQUIRRELS = range(18, 22)
FEAT_STAG, FEAT_FISH, FEAT_DOVES, FEAT_WHALES = range(22, 26)
# Supports of the Ravage, in the order in which they are resolved (letters A to D; equal letters by row).
GEYSER, DESICCATION, ACID_LAKE, TORNADO, DEMOBILIZATION, STONE_RAIN, BLAZE, SIMOON = range(26, 34)
# Stands on the place of a stack while none of its cards is revealed.
FACE_DOWN = 39
# Elementals: the last three bits are the strength. MARKED ones show the icon of the Ravage pawn.
ELEMENTAL, MARKED, BLAZING = 40, 48, 56
STRENGTH_BITS = 7

KINDS = {
    "fountain_1": FOUNTAIN_1,
    "fountain_2": FOUNTAIN_2,
    "fountain_3": FOUNTAIN_3,
    "fountain_4": FOUNTAIN_4,
    "tree_1": TREE_1,
    "tree_2": TREE_2,
    "tree_3": TREE_3,
    "tree_4": TREE_4,
    "whale": WHALE,
    "elephant": ELEPHANT,
    "hedgehogs": HEDGEHOGS,
    "owl": OWL,
    "stag": STAG,
    "doves": DOVES,
    "squirrels": SQUIRRELS,
    "fish": FISH,
    "betrayal": BETRAYAL,
    "feat_owl": FEAT_OWL,
    "feat_elephants": FEAT_ELEPHANTS,
    "feat_hedgehogs": FEAT_HEDGEHOGS,
    "feat_squirrels": FEAT_SQUIRRELS,
    "feat_stag": FEAT_STAG,
    "feat_fish": FEAT_FISH,
    "feat_doves": FEAT_DOVES,
    "feat_whales": FEAT_WHALES,
    "geyser": GEYSER,
    "desiccation": DESICCATION,
    "acid_lake": ACID_LAKE,
    "temporal_tornado": TORNADO,
    "demobilization": DEMOBILIZATION,
    "stone_rain": STONE_RAIN,
    "blaze": BLAZE,
    "simoon": SIMOON,
    "elemental_0": ELEMENTAL,
    "elemental_1": ELEMENTAL + 1,
    "elemental_2": ELEMENTAL + 2,
    "elemental_3": ELEMENTAL + 3,
    "marked_0": MARKED,
    "marked_1": MARKED + 1,
    "marked_2": MARKED + 2,
    "marked_3": MARKED + 3,
    "blazing_2": BLAZING + 2,
    "blazing_3": BLAZING + 3,
    "blazing_4": BLAZING + 4,
}
NAMES = {number: name for name, number in KINDS.items()} | {FACE_DOWN: "face_down"}

# Printed in the drop: how many other cards must be discarded to play this one.
COSTS = {
    FOUNTAIN_1: 0,
    FOUNTAIN_2: 1,
    FOUNTAIN_3: 2,
    FOUNTAIN_4: 3,
    TREE_1: 0,
    TREE_2: 1,
    TREE_3: 2,
    TREE_4: 3,
    WHALE: 0,
    ELEPHANT: 1,
    HEDGEHOGS: 0,
    OWL: 1,
    STAG: 0,
    DOVES: 1,
    SQUIRRELS: 1,
    FISH: 1,
}
SYLVAN = tuple(COSTS)
INTRODUCTORY_SYLVAN = SYLVAN[: SYLVAN.index(STAG)]
FEATS = tuple(range(FEAT_OWL, FEAT_WHALES + 1))
VICTORY_FEATS = (FEAT_STAG, FEAT_FISH, FEAT_DOVES, FEAT_WHALES)
PLANTS = tuple(range(FOUNTAIN_1, TREE_4 + 1))

LETTERS = {
    GEYSER: "A",
    DESICCATION: "A",
    ACID_LAKE: "B",
    TORNADO: "B",
    DEMOBILIZATION: "B",
    STONE_RAIN: "C",
    BLAZE: "C",
    SIMOON: "D",
}
BLAZES_TO = (BLAZING + 4, BLAZING + 2, BLAZING + 3, BLAZING + 4)

EACH_INTRODUCTORY = 2
EACH_SYLVAN = 4
BETRAYALS = 8
EACH_ELEMENTAL = 8
EACH_SUPPORT = 8
EACH_ELEMENT = 4
INTRODUCTORY_SUPPORTS = (BLAZE, SIMOON)
ADVANCED_SUPPORTS = (DESICCATION, DEMOBILIZATION)
ELEMENTS = (GEYSER, STONE_RAIN, ACID_LAKE, TORNADO)

# Three each of the numbers 1 to 4 are printed on the desolated sides of the twelve edges.
EDGE_NUMBERS = (0, 1, 2, 3) * 3
EDGES = len(EDGE_NUMBERS)
INTRODUCTORY_DESOLATED = 6

HAND = 8
HAND_OF_TWO = 6
HAND_LIMIT = 10
COLUMN_LIMIT = 4
OWL_DRAWS = 3
FISH_POINTS = 3
STAG_EDGES = 2
WHALE_STEPS = 3

# Numbers that the four instant victories need; "at least" where the cards say a number.
STAG_KING_TREES = 8
FISH_FLOOD_FOUNTAINS = 10
ARMISTICE_CARDS = 16
WHALE_CHARGE_ELEMENTALS = 12


@cache
def sylvan_set(advanced: int, feats: bool) -> tuple[int, ...]:
    """Return all Sylvan cards of a game."""
    if not advanced:
        return tuple(card for card in INTRODUCTORY_SYLVAN for _ in range(EACH_INTRODUCTORY))
    cards = [card for card in SYLVAN for _ in range(EACH_SYLVAN)]
    return (*cards, *([BETRAYAL] * BETRAYALS), *FEATS) if feats else tuple(cards)


@cache
def ravage_set(advanced: int, elements: bool, pawn: bool) -> tuple[int, ...]:
    """Return all cards of the four stacks; without the pawn its icons do not matter."""
    cards: list[int] = []
    for strength in range(4):
        cards += [ELEMENTAL + strength] * (EACH_ELEMENTAL - pawn)
        if pawn:
            cards.append(MARKED + strength)
    supports = INTRODUCTORY_SUPPORTS + ADVANCED_SUPPORTS if advanced else INTRODUCTORY_SUPPORTS
    cards += [card for card in supports for _ in range(EACH_SUPPORT)]
    if elements:
        cards += [card for card in ELEMENTS for _ in range(EACH_ELEMENT)]
    return tuple(cards)


def strength_of(card: int) -> int:
    """Return the strength in combat: of a fountain its number, of a tree nothing."""
    if card >= ELEMENTAL:
        return card & STRENGTH_BITS
    return card if card <= FOUNTAIN_4 else 0


def vitality_of(card: int) -> int:
    """Return how many edges a tree restores in the end."""
    return card - FOUNTAIN_4 if TREE_1 <= card <= TREE_4 else 0
