"""What looks at the board of a land, where lands of two boards are one: A3 and B3 (jungle and sands)."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.content.event_actions import prints_dahan
from weald.games.spirit_island.content.jagged_earth.events_by_stage import lowest_land
from weald.games.spirit_island.content.jagged_earth.scenarios.the_great_river import at_the_river, from_north
from weald.games.spirit_island.rules.happenings import POWER

SETS = "jagged_earth promo_2"


def joined(
    *spirits: str, one: str = "A3", other: str = "B3", level: int = 0, adversary: str = "none"
) -> Scene:
    scene = Scene(*spirits, boards="AB", sets=SETS)
    begin(scene.s, POWER, "wash_away", 0).join_lands(scene.land(one), scene.land(other))
    return scene


@pytest.mark.parametrize("near", ["A5", "B5"])
def test_plague_unfolds_for_presence_on_either_board(near: str) -> None:
    scene = joined("vengeance", "lightning").presence(0, near).put("A3", "explorer, disease")
    scene.build("A3", "yes")
    assert (scene["A3"], scene.s.fear) == ("explorer, town, disease", 1)


def test_skies_herald_presence_of_either_board() -> None:
    scene = joined("river_surges", "lightning").presence(0, "A3").presence(1, "B5")
    scene.s.destroyed = [0, 1]
    scene.use("skies_herald_the_season_of_return", "A3", "return_presence")
    assert (scene.s.presence[1][scene.land("A3")], scene.s.destroyed) == (1, [0, 0])


def test_mapmakers_need_one_board_without_wilds() -> None:
    scene = joined("river_surges", "lightning").presence(0, "A5").presence(1, "B5").put("A8", "wilds")
    scene.lasting("mapmakers_chart_the_wild").explore("A3").explore("A1")
    assert (scene["A3"], scene["A1"]) == ("2 explorer", "explorer")
    scene.put("B8", "wilds").explore("A3")
    assert scene["A3"] == "3 explorer"


def test_a_land_has_the_numbers_of_its_board() -> None:
    """A8 with B1: for a card that names jungle, land 8 of board A and land 1 of board B."""
    scene = joined("river_surges", "lightning", one="A8", other="B1")
    names = scene.s.island.names
    lowest = [names[lowest_land(scene.s, invader_card("I-J"), board)] for board in (0, 1)]
    assert lowest == ["A3", "A8"]


def test_dahan_printed_in_either_part() -> None:
    """Board A prints none in land 1, board B 1 in land 1."""
    scene = joined("river_surges", "lightning", one="A1", other="B1")
    assert prints_dahan(scene.s, scene.land("A1"))
    assert not prints_dahan(Scene("river_surges", boards="A").s, 1)


def test_the_river_at_the_edge_of_either_part() -> None:
    scene = Scene("river_surges", boards="A", sets=SETS)
    act = begin(scene.s, POWER, "wash_away", 0)
    assert (at_the_river(scene.s, 4), from_north(scene.s, 4)) == (False, (0, 6))
    act.join_lands(scene.land("A4"), scene.land("A8"))
    assert (at_the_river(scene.s, 4), from_north(scene.s, 4)) == (True, (0, 0))
