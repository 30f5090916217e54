"""What looks at the board of a land, where lands of two boards are one: A3 and B3 (jungle and sands)."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.content.branch_and_claw.shared_event_parts import new_diseases
from weald.games.spirit_island.content.event_actions import prevented_on_board, prints_dahan
from weald.games.spirit_island.content.jagged_earth.events_by_stage import lowest_land
from weald.games.spirit_island.content.jagged_earth.scenarios.the_great_river import at_the_river, from_north
from weald.games.spirit_island.rules.happenings import EVENT_CARD, POWER

SETS = "branch_and_claw jagged_earth promo_2"


def joined(
    *spirits: str, one: str = "A3", other: str = "B3", level: int = 0, adversary: str = "none"
) -> Scene:
    scene = Scene(*spirits, boards="AB", sets=SETS, adversary=adversary, level=level)
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


def test_m13_the_user_names_the_board_that_is_cast_down() -> None:
    scene = joined("river_surges", "lightning").presence(0, "A3", 2).presence(0, "A5").presence(1, "B5")
    scene.put("A8", "city").put("B8", "city").elements("2 sun 2 moon 4 water 4 earth")
    scene.use("cast_down_into_the_briny_deep", "A3", "B")
    assert scene.asked[-1] == ("which_board", ["A", "B"])
    island = scene.s.island
    assert (bool(island.of_board(0)), island.of_board(1), scene["A8"]) == (True, [], "city")


def test_m14_the_user_names_the_board_beside_which_a_new_one_is_laid() -> None:
    scene = joined("river_surges", "lightning").presence(0, "A3", 2).presence(1, "B5")
    scene.elements("3 moon 2 water 3 earth 2 plant")
    act = begin(scene.s, POWER, "dream_of_the_untouched_land", 0, scene.land("A3"))
    assert scene.run(act.pick_board(scene.land("A3")), "B") == 1


def test_e75_time_is_poured_from_and_to_boards_that_the_user_names() -> None:
    scene = joined("fractured_days", "lightning").presence(0, "A3").presence(0, "B5", 2)
    scene.use("pour_time_sideways", "A3", "A")
    # The presence leaves the joined land for B5.
    assert scene.effects("time_sideways") == [(0, 1)]


@pytest.mark.parametrize("ocean", ["A0", "B0"])
def test_a31_blight_of_a_joined_shore_comes_to_one_of_its_oceans(ocean: str) -> None:
    scene = joined("river_surges", "lightning", adversary="scotland", level=5).put("A3", "town")
    scene.presence(0, "A5").presence(1, "B5").ravage("A3", ocean)
    assert (scene["A3"], scene[ocean]) == ("town, blight", "blight")
    assert scene.asked == [("land", ["A0", "B0"])]


def test_v9_a_price_is_asked_for_the_board_that_is_protected() -> None:
    """The joined land is named after board A, and its presence protects board B as well."""
    scene = joined("river_surges", "lightning").presence(0, "A3", 3).presence(1, "B5").put("B8", "explorer")
    scene.blight_card("downward_spiral", 20, flipped=True)
    act = begin(scene.s, EVENT_CARD, "putting_down_roots")
    asked = next(prevented_on_board(act, 3, 1))
    assert isinstance(asked, IslandQuestion)
    assert asked.words == {"n": 3, "board": "B"}


def test_v17_half_of_the_boards_that_are_left() -> None:
    """New Diseases: of three boards one is sunk, so it comes to one board."""
    scene = Scene("river_surges", "lightning", "vital_strength", boards="ABC", sets=SETS)
    for seat, land in enumerate(("A5", "B5", "A5")):
        scene.presence(seat, land)
    scene.put("A1", "explorer, dahan").put("B1", "explorer, dahan")
    scene.run(begin(scene.s, POWER, "cast_down_into_the_briny_deep", 0).sink_board(2))
    scene.run(new_diseases.body(begin(scene.s, EVENT_CARD, "new_species_spread")), "0/A1", "1/A1", "2/A1")
    assert (scene["A1"], scene["B1"]) == ("explorer, disease", "explorer, dahan")
