"""The thematic map: six boards that are parts of one island, as printed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.model.boards import THEMATIC, THEMATIC_BOARDS, thematic_boards
from weald.games.spirit_island.model.geography import all_borders, geography
from weald.games.spirit_island.model.pieces import KINDS, TERRAINS
from weald.games.spirit_island.phases.setup import place_printed

FACTS = json.loads((Path(__file__).parents[1] / "data" / "thematic.json").read_text())
LETTERS = {"c": "city", "t": "town", "e": "explorer", "d": "dahan", "b": "blight"}


@pytest.mark.parametrize("name", sorted(FACTS["lands"]))
def test_lands_of_a_board(name: str) -> None:
    board = THEMATIC_BOARDS[name]
    boards = thematic_boards(6)
    island = geography(boards, THEMATIC)
    first = island.first[boards.index(name)]
    assert len(board.terrains) == len(FACTS["lands"][name])
    for number, fact in FACTS["lands"][name].items():
        land = first + int(number)
        assert island.names[land] == f"{name}{number}"
        assert TERRAINS[island.terrain[land]] == fact["terrain"]
        assert island.coastal[land] == fact["coastal"]
        inside = [
            other - first
            for other in all_borders(boards, THEMATIC)[land]
            if island.board[other] == boards.index(name)
        ]
        assert sorted(inside) == fact["adjacent"]
        printed = board.setup.get(int(number), "")
        assert {LETTERS[letter]: printed.count(letter) for letter in printed} == fact["setup"]


def test_lands_of_different_boards_border_each_other_as_printed() -> None:
    boards = thematic_boards(6)
    names = geography(boards, THEMATIC).names
    board = geography(boards, THEMATIC).board
    across = {
        frozenset((names[land], names[other]))
        for land, others in enumerate(all_borders(boards, THEMATIC))
        for other in others
        if board[land] != board[other]
    }
    pairs = [
        (f"{one}{a}", f"{other}{b}")
        for table in (FACTS["table"], FACTS["corners"])
        for join, lands in table.items()
        for one, other in [join.split("-")]
        for a, b in lands
    ]
    assert across == {frozenset(pair) for pair in pairs}


def test_m1_contacts_that_are_hard_to_see() -> None:
    island = geography(thematic_boards(6), THEMATIC)
    named = {name: land for land, name in enumerate(island.names)}

    def adjacent(one: str, other: str) -> bool:
        return named[other] in island.near[named[one]]

    assert all(adjacent(*pair.split()) for pair in ("NW9 E10", "W8 E8", "W10 SE9", "E7 SW8"))
    assert not any(adjacent(*pair.split()) for pair in ("NE6 W6", "W10 E9"))


def test_m2_lands_without_their_board_are_not_there() -> None:
    """NE8 reaches to the board NW: without the north-east, NW7 has neighbours of its own board only."""
    island = geography(("W", "E", "NE", "NW"), THEMATIC)
    named = {name: land for land, name in enumerate(island.names)}
    near = [island.names[land] for land in island.near[named["NW7"]]]
    assert near == ["NE7", "NE8", "NE9", "NW4", "NW5", "NW8"]
    alone = geography(("NE",), THEMATIC)
    assert [alone.names[land] for land in alone.near[6]] == ["NE7"]


@pytest.mark.parametrize(
    ("players", "boards"),
    [
        (1, "NE"),
        (2, "W E"),
        (3, "W E NE"),
        (4, "W E NE NW"),
        (5, "W E NE NW SE"),
        (6, "W E NE NW SE SW"),
    ],
)
def test_players_have_parts_of_the_island_that_lie_together(players: int, boards: str) -> None:
    assert thematic_boards(players) == tuple(boards.split())
    island = geography(thematic_boards(players), THEMATIC)
    assert max(island.distance[island.ground[0]][land] for land in island.ground) < 99


@pytest.mark.parametrize("sets", ["", "branch_and_claw", "branch_and_claw jagged_earth"])
@pytest.mark.parametrize("name", sorted(FACTS["lands"]))
def test_printed_pieces_and_tokens(name: str, sets: str) -> None:
    boards = thematic_boards(6)
    spirits = ("lightning", "river_surges", "shadows", "ocean", "bringer", "vital_strength")
    scene = Scene(*spirits, boards=" ".join(boards), layout=THEMATIC, sets=sets)
    s = scene.s
    place_printed(s)
    first = s.island.first[boards.index(name)]
    for number, fact in FACTS["lands"][name].items():
        land = first + int(number)
        expected = dict(fact["setup"])
        tokens = dict(fact["tokens"]) if sets else {}
        strife = tokens.pop("strife_on_town", 0)
        if "jagged_earth" not in sets:
            tokens.pop("badlands", 0)
        expected |= tokens
        here = {KINDS[kind]: n for kind, n in enumerate(s.pieces[land]) if n}
        assert here == expected
        assert ("town-s1" in scene[f"{name}{number}"]) == bool(strife)
