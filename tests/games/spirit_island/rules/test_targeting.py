"""Target words, and range to certain lands."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.rules.land_rules import meets
from weald.games.spirit_island.rules.powers import NEEDS


def scene() -> Scene:
    """One thing in each land of board A: M W J S W M S J; lands 1 to 3 are coastal."""
    made = Scene("lightning", boards="A", sets="branch_and_claw").presence(0, "A5")
    made.put("A1", "explorer-s1").put("A2", "2 beasts").put("A3", "beasts, wilds").put("A4", "disease")
    return made.put("A6", "badlands, blight").put("A7", "dahan, town, blight").put("A8", "city-d1")


FOUND = {
    "jungle": "38",
    "mountain": "16",
    "sands": "47",
    "wetlands": "25",
    "not_wetlands": "134678",
    "no_ocean": "12345678",
    "coastal": "123",
    "inland": "45678",
    "dahan": "7",
    "invaders": "178",
    "town": "7",
    "city": "8",
    "strife": "1",
    "blight": "67",
    "no_blight": "123458",
    "no_invaders": "23456",
    "beasts": "23",
    "two_beasts": "2",
    "wilds": "3",
    "disease": "4",
    "badlands": "6",
    "presence": "5",
    "blight+invaders": "7",
    "beasts+coastal+jungle": "3",
    "presence+dahan": "",
}


@pytest.mark.parametrize("need", FOUND)
def test_a_word_names_lands(need: str) -> None:
    s = scene().s
    assert "".join(str(land) for land in range(1, 9) if meets(s, land, need, 0)) == FOUND[need]


def test_every_word_is_tried() -> None:
    assert {need for need in FOUND if "+" not in need} == set(NEEDS)
