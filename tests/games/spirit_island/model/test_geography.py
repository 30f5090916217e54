"""The geography of the island against its table: every land, every seam, every layout."""

import json
from pathlib import Path

import pytest

from weald.games.spirit_island.model.boards import BOARDS
from weald.games.spirit_island.model.geography import (
    GONE,
    LINKED,
    MERGED,
    Geography,
    all_borders,
    geography,
    land_count,
    seam,
)
from weald.games.spirit_island.model.pieces import TERRAINS

LANDS = land_count("A")

FACTS = json.loads((Path(__file__).parents[1] / "data" / "boards.json").read_text())
SETUP = {"c": "cities", "t": "towns", "d": "dahan", "b": "blight"}


@pytest.mark.parametrize("board", sorted(FACTS["lands"]))
def test_lands_of_a_board(board: str) -> None:
    whole = geography((board,), "standard")
    borders = all_borders((board,), "standard")
    for number, fact in FACTS["lands"][board].items():
        land = int(number)
        assert TERRAINS[whole.terrain[land]] == fact["terrain"]
        assert whole.coastal[land] == fact["coastal"]
        assert sorted(borders[land]) == fact["adjacent"]
        assert whole.near[land] == [other for other in fact["adjacent"] if other]
        printed = BOARDS[board].setup.get(land, "")
        assert {SETUP[letter]: printed.count(letter) for letter in printed} == fact["setup"]


@pytest.mark.parametrize("join", sorted(FACTS["table"]))
def test_every_seam(join: str) -> None:
    one, other = join.split("-")
    expected = sorted((a, b) for a, b in FACTS["table"][join])
    joined = seam(BOARDS[one[0]], int(one[1]), BOARDS[other[0]], int(other[1]))
    assert sorted(joined) == expected


@pytest.mark.parametrize("layout", FACTS["layouts"], ids=lambda fact: f"{fact['players']}-{fact['name']}")
def test_every_layout(layout: dict[str, str]) -> None:
    boards = tuple(layout["boards"])
    whole = geography(boards, layout["name"])
    neighbours = {
        frozenset((whole.names[land], whole.names[other]))
        for land, others in enumerate(all_borders(boards, layout["name"]))
        for other in others
        if land // LANDS != other // LANDS
    }
    pairs = [*layout["edges"], *layout["corners"]]
    assert neighbours == {frozenset(pair.split("-")) for pair in pairs}


def test_distances_cross_seams_and_oceans_only_when_they_are_in_play() -> None:
    dry = geography(("A", "B"), "standard")
    names = dry.names.index
    assert dry.distance[names("A3")][names("B3")] == 1
    assert dry.distance[names("A6")][names("B8")] == 5
    wet = geography(("A", "B"), "standard", 1)
    assert dry.distance[names("A1")][names("A3")] == 2
    assert names("A0") in wet.near[names("A1")]
    assert names("A0") not in dry.near[names("A1")]
    assert names("B0") not in wet.near[names("B1")]
    assert wet.reach(names("A0"), 1) == sum(1 << names(f"A{n}") for n in (0, 1, 2, 3))


def test_how_far_the_ocean_is() -> None:
    """Oceans in play or not; the way leads over land."""
    assert geography(("A",), "standard").from_ocean == [0, 1, 1, 1, 2, 2, 2, 3, 3]
    assert geography(("A",), "standard", 1).from_ocean == [0, 1, 1, 1, 2, 2, 2, 3, 3]


def changed(*changes: tuple[int, int, int]) -> Geography:
    return geography(("A",), "standard", 0, changes)


def test_linked_lands_are_adjacent() -> None:
    whole, linked = geography(("A",), "standard"), changed((LINKED, 1, 8))
    assert 8 not in whole.near[1]
    assert (8 in linked.near[1], 1 in linked.near[8], linked.distance[1][8]) == (True, True, 1)


def test_a_land_that_is_gone_is_no_way_either() -> None:
    gone = changed((GONE, 5, -1))
    assert 5 not in gone.lands
    assert all(5 not in near for near in gone.near)
    assert gone.distance[1][7] > geography(("A",), "standard").distance[1][7]


def test_merged_lands_have_both_terrains_and_all_neighbours() -> None:
    whole, merged = geography(("A",), "standard"), changed((MERGED, 4, 5))
    assert 5 not in merged.ground
    assert set(merged.near[4]) == (set(whole.near[4]) | set(whole.near[5])) - {4, 5}
    assert merged.terrains[4] == whole.terrains[4] | whole.terrains[5]
    assert merged.coastal[4] == (whole.coastal[4] or whole.coastal[5])


def test_the_same_island_is_equal() -> None:
    assert changed((GONE, 5, -1)) == Geography(("A",), "standard", 0, ((GONE, 5, -1),))
    assert changed() != changed((GONE, 5, -1))
