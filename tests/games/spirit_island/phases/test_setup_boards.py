"""Set-up rules that look at what is printed, on every board: both sides of all of them."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.content import SETS
from weald.games.spirit_island.model.boards import BOARDS, THEMATIC, THEMATIC_BOARDS
from weald.games.spirit_island.model.pieces import BEASTS, DAHAN, KINDS
from weald.games.spirit_island.model.state import NOBODY, SETUP
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.powers import MAJOR, MINOR, NOTHING
from weald.games.spirit_island.rules.registry import ADVERSARIES, SPIRITS, deck_of
from weald.kernel.driver import drive

STANDARD = "standard"
SIDES = [*((board, STANDARD) for board in BOARDS), *((board, THEMATIC) for board in THEMATIC_BOARDS)]
FRANCE, HABSBURG = "france_plantation_colony", "habsburg_livestock_colony"

# By board: the highest-numbered land without a set-up symbol (none on W), without a town, without a town or
# city. The sides are named apart where letters are the same.
PRINTED = {
    "A": (5, 7, 7), "B": (5, 8, 8), "C": (8, 8, 8), "D": (8, 8, 8), "E": (6, 8, 8), "F": (7, 7, 7),
    "NW!": (5, 9, 9), "NE!": (8, 9, 9), "W!": (0, 10, 10), "E!": (7, 10, 10), "SW!": (10, 10, 10),
    "SE!": (9, 9, 9),
}  # fmt: skip


def printed(board: str, layout: str) -> tuple[int, int, int]:
    return PRINTED[board + "!" * (layout == THEMATIC)]


def one_board(side: tuple[str, str], adversary: str = NOBODY, level: int = 0) -> Scene:
    """One board of a side, still empty."""
    board, layout = side
    boards, sets = f"{board} ", " ".join(SETS[1:])
    return Scene("lightning", boards=boards, adversary=adversary, level=level, layout=layout, sets=sets)


def set_up(side: tuple[str, str], adversary: str = NOBODY, level: int = 0) -> Scene:
    """One board, set up as the rules say, up to the first explore."""
    scene = one_board(side, adversary, level)
    scene.s.phase, scene.s.step = SETUP, "setup"
    assert scene.step("setup") == "first_explore"
    return scene


def brought(side: tuple[str, str], adversary: str, level: int) -> dict[str, int]:
    """The pieces that a level of an adversary brings to a board, as `town 7`."""
    before, after = (set_up(side, adversary, n).s for n in (level - 1, level))
    more = {
        f"{KINDS[kind]} {land}": after.pieces[land][kind] - before.pieces[land][kind]
        for land in range(after.island.size)
        for kind in range(len(after.pieces[land]))
    }
    return {piece: n for piece, n in more.items() if n}


@pytest.mark.parametrize("side", SIDES, ids="-".join)
def test_a37_habsburg_level_2_brings_towns_to_land_2_and_where_nothing_is_printed(
    side: tuple[str, str],
) -> None:
    """Ruling A37: printed tokens are symbols on the thematic map; W has none without."""
    free = printed(*side)[0]
    assert brought(side, HABSBURG, 2) == {"town 2": 1, **({f"town {free}": 1} if free else {})}


@pytest.mark.parametrize("side", SIDES, ids="-".join)
def test_france_level_3_brings_towns_to_land_1_and_where_no_town_is(side: tuple[str, str]) -> None:
    """Adversary panel: the highest-numbered land without a town, before land 1 has its own."""
    assert brought(side, FRANCE, 3) == {"town 1": 1, f"town {printed(*side)[1]}": 1}


@pytest.mark.parametrize("side", SIDES, ids="-".join)
def test_russia_level_1_brings_beasts_and_an_explorer_where_no_building_is(side: tuple[str, str]) -> None:
    """Adversary panel: the highest-numbered land without a town or city."""
    land = printed(*side)[2]
    assert brought(side, "russia", 1) == {f"beasts {land}": 1, f"explorer {land}": 1}


@pytest.mark.parametrize("side", SIDES, ids="-".join)
def test_sweden_level_2_moves_blight_out_of_land_4(side: tuple[str, str]) -> None:
    """Adversary panel: blight printed in land 4, where the city comes, goes to land 5."""
    printed_there = side in [(board, STANDARD) for board in "ABEF"]
    moved = {"blight 4": -1, "blight 5": 1} if printed_there else {}
    assert brought(side, "sweden", 2) == {"city 4": 1, **moved}


# By adversary, level and what it brings to every board, whatever is printed there.
FIXED: list[tuple[str, int, dict[str, int]]] = [
    ("brandenburg_prussia", 1, {"town 3": 1}),
    ("england", 2, {"city 1": 1, "town 2": 1}),
    ("sweden", 6, {"town 8": 1, "blight 8": 1}),
    ("scotland", 2, {"city 2": 1}),
]
BY_PRINT = [(HABSBURG, 2), (FRANCE, 3), ("russia", 1), ("sweden", 2)]


@pytest.mark.parametrize("side", SIDES, ids="-".join)
@pytest.mark.parametrize("adversary", ADVERSARIES.ids_of(SETS))
def test_other_levels_bring_the_same_to_every_board(adversary: str, side: tuple[str, str]) -> None:
    """Adversary panels: all other lines of set-up name a land by its number, or no land."""
    expected = {(id, level): pieces for id, level, pieces in FIXED}
    for level in range(1, 7):
        if (adversary, level) not in BY_PRINT:
            assert brought(side, adversary, level) == expected.get((adversary, level), {}), level


@pytest.mark.parametrize("rule", BY_PRINT, ids=lambda rule: f"{rule[0]}-{rule[1]}")
def test_a_board_on_which_no_land_fits_gets_nothing_there(rule: tuple[str, int]) -> None:
    """An island of an earlier game may have towns everywhere."""
    scene = one_board(("A", STANDARD), *rule)
    s = scene.s
    s.former = ("river_surges",)
    for land in s.island.ground:
        scene.put(s.island.names[land], "town")
    scene.s.phase, scene.s.step = SETUP, "setup"
    assert scene.step("setup") == "first_explore"
    assert sum(here[BEASTS] for here in s.pieces) == 1


# First lands of spirits.


def begun(side: tuple[str, str], spirit: str, dahan: int = -1) -> list[int]:
    """The lands in which a spirit begins, with so many dahan in each land, or with what is printed."""
    board, layout = side
    scene = Scene(spirit, boards=f"{board} ", layout=layout, sets=" ".join(SETS[1:]))
    s = scene.s
    if dahan < 0:
        place_printed(s)
    for land in s.island.ground:
        s.pieces[land][DAHAN] += max(dahan, 0)
    s.minor_deck, s.major_deck = deck_of(s, MINOR), deck_of(s, MAJOR)
    drive(
        SPIRITS[spirit].start(begin(s, SET_UP, "setup", 0)) or NOTHING,
        lambda question: question.options[0][0],
    )
    assert len(s.pieces) == s.island.size
    return [land for land, n in enumerate(s.presence[0]) for _ in range(n)]


@pytest.mark.parametrize("spirit", SPIRITS.ids_of(SETS))
def test_spirits_begin_with_the_same_presence_on_every_board(spirit: str) -> None:
    """Spirit panels: a line that no land fits falls back to others of the own board."""
    usual = len(begun(("A", STANDARD), spirit))
    assert usual > 0
    for side in SIDES:
        for dahan in (-1, 0, 1, 2):
            assert len(begun(side, spirit, dahan)) == usual, (side, dahan)


def test_rampant_green_begins_in_a_jungle_even_if_dahan_are_in_all() -> None:
    """Ruling A29: dahan of an earlier game may be in each of them. A3 and A8 are the jungles of board A."""
    assert begun(("A", STANDARD), "rampant_green", 1) == [3, 5]
    assert begun(("A", STANDARD), "rampant_green", 0) == [3, 5]
    assert begun(("A", STANDARD), "rampant_green") == [5, 8]
