"""The fear cards, line by line."""

import pytest

from tests.games.spirit_island.scene import Scene


def two() -> Scene:
    return Scene("river_surges", "lightning", boards="AB").presence(0, "A5", 2).presence(1, "B5", 2)


@pytest.mark.parametrize(("level", "defend"), [(1, 2), (2, 3), (3, 4)])
def test_dahan_on_their_guard(level: int, defend: int) -> None:
    scene = two().terror(level).put("A5", "2 dahan").put("A7", "town")
    scene.fear("dahan_on_their_guard")
    assert scene.effects("defend") == [(scene.land("A5"), defend)]


def test_wary_of_the_interior() -> None:
    scene = two().put("A1", "explorer").put("A5", "2 explorer, town").put("B8", "explorer, city")
    scene.fear("wary_of_the_interior", "A5", "A5")
    assert (scene["A5"], scene["A1"]) == ("town", "explorer")
    scene.terror(2).fear("wary_of_the_interior", "A5")
    assert (scene["A5"], scene["B8"]) == ("", "city")
    scene.put("B2", "city, town").terror(3).fear("wary_of_the_interior", "A1")
    assert (scene["A1"], scene["B2"], scene.s.fear) == ("", "city", 0)


@pytest.mark.parametrize(
    ("level", "left"), [(1, "city-d1, 2 dahan"), (2, "city-d2, 2 dahan"), (3, "2 dahan")]
)
def test_dahan_raid(level: int, left: str) -> None:
    scene = two().terror(level).put("A5", "city, 2 dahan").put("B5", "dahan, explorer")
    scene.fear("dahan_raid", "A5")
    assert (scene["A5"], scene["B5"]) == (left, "dahan")


def test_trade_suffers() -> None:
    scene = two().put("A1", "city").put("A5", "town")
    scene.fear("trade_suffers").build("A1").build("A5")
    assert (scene["A1"], scene["A5"]) == ("city", "town, city")
    scene.put("B2", "town, city").terror(2).fear("trade_suffers", "none", "B2")
    assert scene["B2"] == "explorer, city"
    scene.terror(3).fear("trade_suffers", "A1", "B2")
    assert (scene["A1"], scene["B2"], scene.s.fear) == ("town", "explorer, town", 0)
