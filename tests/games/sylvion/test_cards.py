"""The box: counts, costs, strengths and letters as printed."""

from __future__ import annotations

from collections import Counter

import pytest

from weald.games.sylvion.cards import (
    BLAZES_TO,
    COSTS,
    EDGE_NUMBERS,
    FEATS,
    KINDS,
    LETTERS,
    MARKED,
    NAMES,
    STRENGTH_BITS,
    ravage_set,
    strength_of,
    sylvan_set,
    vitality_of,
)

ANIMALS = {
    "whale": 0,
    "elephant": 1,
    "hedgehogs": 0,
    "owl": 1,
    "stag": 0,
    "doves": 1,
    "squirrels": 1,
    "fish": 1,
}
BASIC = ("whale", "elephant", "hedgehogs", "owl")
PLANTS = [f"{kind}_{n}" for kind in ("fountain", "tree") for n in range(1, 5)]


def counted(cards: tuple[int, ...]) -> dict[str, int]:
    return {NAMES[card]: n for card, n in Counter(cards).items()}


def test_the_defenders_of_the_introductory_game() -> None:
    """Rulebook (German edition), "Überblick und Spielaufbau": 24 Sylvan cards, two each of twelve kinds."""
    assert counted(sylvan_set(0, False)) == dict.fromkeys([*PLANTS, *BASIC], 2)
    assert len(sylvan_set(0, False)) == 24


def test_the_sylvan_cards_of_the_advanced_game() -> None:
    """Rulebook (German edition), contents: 16 fountains, 16 trees, 4 each of 8 animals."""
    assert counted(sylvan_set(1, False)) == dict.fromkeys([*PLANTS, *ANIMALS], 4)
    assert len(sylvan_set(1, False)) == 64


def test_expansion_one() -> None:
    """Rulebook (German edition), "Erweiterung 1": 8 Betrayals and 8 different Feats join the 64 cards."""
    added = Counter(sylvan_set(1, True)) - Counter(sylvan_set(1, False))
    assert added == Counter({KINDS["betrayal"]: 8} | dict.fromkeys(FEATS, 1))
    assert (len(FEATS), len(sylvan_set(1, True))) == (8, 80)


@pytest.mark.parametrize(
    ("advanced", "elements", "supports"),
    [
        (0, False, {"blaze": 8, "simoon": 8}),
        (1, False, {"blaze": 8, "simoon": 8, "desiccation": 8, "demobilization": 8}),
        (
            1,
            True,
            {"blaze": 8, "simoon": 8, "desiccation": 8, "demobilization": 8}
            | {"geyser": 4, "stone_rain": 4, "acid_lake": 4, "temporal_tornado": 4},
        ),
    ],
)
def test_the_ravage_cards(advanced: int, elements: bool, supports: dict[str, int]) -> None:
    """Rulebook (German edition), contents: 8 elementals of each strength, 8 or 4 of each support."""
    elementals = {f"elemental_{strength}": 8 for strength in range(4)}
    assert counted(ravage_set(advanced, elements, False)) == elementals | supports


def test_the_stacks_are_12_16_or_20_high() -> None:
    """Rulebook (German edition), "Spielaufbau": 48, 64 or 80 Ravage cards."""
    sizes = [len(ravage_set(*box, False)) // 4 for box in ((0, False), (1, False), (1, True))]
    assert sizes == [12, 16, 20]


def test_one_elemental_of_each_strength_shows_the_icon() -> None:
    """Rulebook (German edition), "Elementare": one card each of strength 0 to 3 shows the icon."""
    counts = counted(ravage_set(1, False, True))
    assert [counts[f"marked_{strength}"] for strength in range(4)] == [1, 1, 1, 1]
    assert [counts[f"elemental_{strength}"] for strength in range(4)] == [7, 7, 7, 7]
    assert [strength_of(MARKED + strength) for strength in range(4)] == [0, 1, 2, 3]


def test_costs() -> None:
    """Rulebook (German edition), "Sylvankarten": plants of value n cost n - 1, animals 0 or 1."""
    plants = {name: int(name[-1]) - 1 for name in PLANTS}
    assert {NAMES[card]: cost for card, cost in COSTS.items()} == plants | ANIMALS


def test_strength_and_vitality() -> None:
    """Rulebook (German edition), "Fontänen" and "Bäume": a tree has no strength, a fountain no vitality."""
    assert [strength_of(KINDS[name]) for name in PLANTS] == [1, 2, 3, 4, 0, 0, 0, 0]
    assert [vitality_of(KINDS[name]) for name in PLANTS] == [0, 0, 0, 0, 1, 2, 3, 4]


def test_what_a_blaze_makes() -> None:
    """Rulebook (German edition), "Auflodern (C)": 0 becomes 4, and 1, 2, 3 become 2, 3, 4."""
    assert [card & STRENGTH_BITS for card in BLAZES_TO] == [4, 2, 3, 4]


def test_letters() -> None:
    """Rulebook (German edition), "Verstärkungen": each support has a letter from A to D."""
    assert {NAMES[card]: letter for card, letter in LETTERS.items()} == {
        "geyser": "A",
        "desiccation": "A",
        "acid_lake": "B",
        "temporal_tornado": "B",
        "demobilization": "B",
        "stone_rain": "C",
        "blaze": "C",
        "simoon": "D",
    }


def test_r1_three_edges_of_each_number() -> None:
    """Ruling R1 (docs/rulings/sylvion.md): the numbers 1 to 4 occur three times each."""
    assert Counter(EDGE_NUMBERS) == {0: 3, 1: 3, 2: 3, 3: 3}
