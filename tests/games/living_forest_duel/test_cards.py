"""The print: totals and counts as in the fact sheet, every card in its place."""

from __future__ import annotations

from collections import Counter

import pytest

from weald.games.living_forest_duel.cards import (
    ANIMALS,
    BONUSES,
    CARD_IDS,
    CLEARING_BONUS,
    COMMON,
    COST,
    EDGES,
    ELEMENTS,
    FIRE_SUM,
    FIRE_VALUE,
    FIRES_FOR,
    PILES,
    SEASON_CARDS,
    STAG,
    START,
    TREES,
    VARAN,
)


def totals(elements: list[tuple[int, int, int, int]]) -> dict[str, int]:
    return {name: sum(each[i] for each in elements) for i, name in enumerate(ELEMENTS)}


def test_common_animals_add_up() -> None:
    assert len(COMMON) == 18
    assert totals([animal.elements for animal in COMMON]) == {"sun": 20, "water": 16, "plant": 13, "wind": 7}
    assert Counter(animal.symbol for animal in COMMON) == {0: 12, 1: 6}
    assert sorted(animal.id for animal in COMMON if animal.symbol) == [
        "bear", "cobra", "hippopotamus", "lynx", "spider", "tapir",
    ]  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1])
def test_the_animals_of_a_season_add_up(seat: int) -> None:
    animals = [ANIMALS[card] for card in SEASON_CARDS[seat]]
    assert [animal.season for animal in animals] == [seat] * 15
    assert totals([animal.elements for animal in animals]) == {"sun": 22, "water": 14, "plant": 15, "wind": 5}
    assert sorted(animal.cost for animal in animals) == [1, 2, 2, 3, 4, 5, 5, 5, 6, 6, 7, 7, 8, 8, 9]
    assert sum(animal.cost for animal in animals) == 78
    assert [(animal.cost, animal.symbol) for animal in animals if animal.symbol] == [(5, -1), (6, 1), (8, -1)]


def test_the_seasons_differ_only_in_their_pictures() -> None:
    summer, winter = ([ANIMALS[card][1:3] for card in cards] for cards in SEASON_CARDS)
    assert summer == winter
    assert [COST[card] for card in SEASON_CARDS[0]] == [COST[card] for card in SEASON_CARDS[1]]


def test_stag_and_varans() -> None:
    assert ANIMALS[STAG] == ("stag", (0, 0, 0, 0), -1, -1, 7)
    assert ANIMALS[VARAN] == ("varan_summer", (0, 0, 0, 0), 1, 0, 0)
    assert ANIMALS[VARAN + 1] == ("varan_winter", (0, 0, 0, 0), 1, 1, 0)
    assert len(set(CARD_IDS)) == len(CARD_IDS) == 51


def test_trees_add_up() -> None:
    assert len(TREES) == 24
    assert [len(pile) for pile in PILES] == [6, 6, 6, 6]
    assert sum(tree.cost for tree in TREES) == 72
    assert Counter(BONUSES[tree.bonus] for tree in TREES) == {"sanki": 13, "extinguish": 6, "recruit": 5}
    assert Counter(tree.river.bit_count() for tree in TREES) == {2: 14, 3: 10}
    assert all(tree.id.startswith(ELEMENTS[tree.element]) for tree in TREES)


@pytest.mark.parametrize(
    ("id", "cost", "bonus", "river"),
    [
        ("sun_1", 1, "extinguish", "east west"),
        ("sun_5", 2, "extinguish", "east south west"),
        ("water_4", 3, "recruit", "north south west"),
        ("plant_4", 4, "extinguish", "north east"),
        ("wind_4", 3, "recruit", "north west"),
        ("wind_6", 3, "extinguish", "south west"),
    ],
)
def test_trees_as_printed(id: str, cost: int, bonus: str, river: str) -> None:
    tree = next(tree for tree in TREES if tree.id == id)
    edges = " ".join(edge for i, edge in enumerate(EDGES) if tree.river >> i & 1)
    assert (tree.cost, BONUSES[tree.bonus], edges) == (cost, bonus, river)


def test_the_clearing() -> None:
    assert FIRE_VALUE == (4, 3, 2, 2, 2, 3, 4)
    assert sum(FIRE_VALUE) == FIRE_SUM[127] == 20
    bonuses = ["sanki", "extinguish", "recruit", "plant", "recruit", "extinguish", "sanki"]
    assert [BONUSES[bonus] for bonus in CLEARING_BONUS] == bonuses


def test_fires_that_water_can_pay() -> None:
    assert FIRES_FOR[0][127] == FIRES_FOR[1][127] == ()
    assert FIRES_FOR[2][127] == (2, 3, 4)
    assert FIRES_FOR[3][127] == (1, 2, 3, 4, 5)
    assert FIRES_FOR[4][0b1000001] == (0, 6)


def test_the_starting_tree_is_the_last() -> None:
    assert START == 24
