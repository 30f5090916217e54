"""The Great River. On board A lands 4, 5 and 6 lie two lands from the ocean, 7 and 8 three, at the edge."""

import pytest

from tests.games.spirit_island.scenes import SLOW, Scene
from weald.games.spirit_island.content.jagged_earth.scenarios.the_great_river import (
    ACROSS,
    FROM_NORTH,
    at_the_river,
    inland_first,
)
from weald.games.spirit_island.model.lands import put
from weald.games.spirit_island.model.pieces import TOWN
from weald.games.spirit_island.model.state import BUILD, EXPLORE, INVADER, RAVAGE, SETUP
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.rules.registry import SCENARIOS, SPIRITS

ID = "the_great_river"


def island(*spirits: str, boards: str = "A", layout: str = "standard") -> Scene:
    scene = Scene(
        *(spirits or ("lightning",)), boards=boards, layout=layout, scenario=ID, sets="jagged_earth"
    )
    scene.s.phase = SLOW
    return scene.presence(0, "A2" if "A" in boards else f"{boards}2", 2)


def flow(scene: Scene, *answers: str) -> Scene:
    """Let the slow phase end."""
    scene.step("time", *answers)
    return scene


def test_difficulty_and_layout() -> None:
    assert difficulty(island().s) == 3
    assert SCENARIOS[ID].layouts == {1: "standard", **dict.fromkeys(range(2, 7), "coastline")}


@pytest.mark.parametrize("board", sorted(FROM_NORTH))
def test_every_land_has_its_place_from_north_to_south(board: str) -> None:
    assert sorted(FROM_NORTH[board]) == [*"12345678"]


@pytest.mark.parametrize(
    ("board", "edge"), [("A", "78"), ("B", "78"), ("C", "478"), ("D", "678"), ("E", "68"), ("F", "78")]
)
def test_the_eastern_edge(board: str, edge: str) -> None:
    scene = island(boards=board)
    assert [n for n in range(1, 9) if at_the_river(scene.s, n)] == [int(digit) for digit in edge]


def test_each_town_moves_one_land_inland() -> None:
    scene = flow(island().put("A1", "town").put("A4", "town"))
    # A1 borders A4, A5 and A6 that lie farther inland: the northernmost is A6. A4 borders A5 at its own
    # distance and nothing farther inland.
    assert [scene[land] for land in ("A1", "A4", "A5", "A6")] == ["", "", "town", "town"]


def test_several_towns_are_split_evenly_from_the_north() -> None:
    scene = flow(island().put("A1", "4 town"))
    assert (scene["A6"], scene["A5"], scene["A4"]) == ("2 town", "town", "town")


def test_only_towns_move_with_their_damage_healed_later() -> None:
    scene = flow(island().put("A2", "explorer, city, town-d1, dahan"))
    assert (scene["A2"], scene["A4"]) == ("explorer, city, dahan", "town")


def test_most_inland_lands_come_first_so_no_town_moves_twice() -> None:
    scene = flow(island().put("A1", "town").put("A6", "town").put("A8", "town"))
    assert (scene["A1"], scene["A6"], scene["A8"]) == ("", "town", "town")
    assert scene.s.counters == {"across_the_river": 1}


def test_towns_at_the_eastern_edge_cross_the_river() -> None:
    scene = flow(island().put("A7", "town").put("A8", "2 town").put("A2", "city"))
    assert (scene["A7"], scene["A8"], scene.s.counters) == ("", "", {"across_the_river": 3})
    assert scene.s.defeat == ""


def test_more_than_three_towns_for_each_board_are_a_defeat() -> None:
    scene = island().put("A7", "4 town").put("A2", "city")
    assert scene.step("time") == ""
    assert (scene.s.outcome, scene.s.defeat) == ("defeat", "river")


def test_order_inland_first_then_from_the_north() -> None:
    scene = island("lightning", "river_surges", boards="AB", layout="coastline")
    for land in ("A1", "A7", "B8", "B3"):
        scene.put(land, "town")
    names = [scene.s.island.names[land] for land in inland_first(scene.s)]
    assert names[:2] == ["A7", "B8"]


def test_a19_isolation_stops_towns_for_one_energy() -> None:
    scene = island().put("A4", "town").lasting("isolate", 4)
    scene.s.energy = [2]
    flow(scene, "A4", "energy:1")
    assert (scene["A4"], scene.s.energy) == ("town", [1])


def test_a19_isolation_without_payment_does_not() -> None:
    scene = island().put("A4", "town").lasting("isolate", 4)
    scene.s.energy = [2]
    flow(scene, "none")
    assert (scene["A4"], scene["A5"], scene.s.energy) == ("", "town", [2])


def test_a19_no_town_comes_into_a_land_that_holds_them_back() -> None:
    scene = island().put("A1", "town").lasting("isolate", 6)
    scene.s.energy = [1]
    flow(scene, "A6", "energy:1")
    assert (scene["A6"], scene["A5"]) == ("", "town")


def test_after_the_build_step_open_coasts_are_built_on() -> None:
    scene = island().put("A1", "explorer").put("A2", "explorer, city").put("A8", "explorer")
    scene.s.phase, scene.s.agenda = INVADER, [(EXPLORE, -1)]
    scene.invader_deck("I-J")
    scene.s.counters["steps_over"] = 1 << RAVAGE
    scene.step("card")
    assert (scene["A1"], scene["A2"], scene["A3"], scene["A8"]) == (
        "explorer, town",
        "explorer, city",
        "",
        "explorer",
    )


def test_after_the_explore_step_open_coasts_are_explored() -> None:
    scene = island().put("A1", "town").put("A8", "city")
    scene.s.phase, scene.s.agenda = INVADER, []
    scene.s.counters["steps_over"] = 1 << RAVAGE | 1 << BUILD
    assert scene.step("card") == "advance"
    assert (scene["A1"], scene["A2"], scene["A3"]) == ("town", "explorer", "explorer")


def test_not_after_the_first_explore() -> None:
    scene = island()
    scene.s.phase, scene.s.agenda = SETUP, []
    assert scene.step("card") == "advance"
    assert (scene["A1"], scene["A3"]) == ("", "")


def test_no_town_is_lost_on_the_way() -> None:
    for seats in (1, 3, 6):
        layout = SCENARIOS[ID].layouts[seats]
        scene = Scene(*SPIRITS.ids[:seats], scenario=ID, sets="jagged_earth", layout=layout)
        for land in scene.s.island.ground:
            put(scene.s, land, TOWN)
        flow(scene)
        left = sum(here[TOWN] for here in scene.s.pieces)
        assert left == len(scene.s.island.ground) - scene.s.counters[ACROSS]


def test_towns_do_not_move_into_an_ocean_in_play() -> None:
    scene = flow(island("ocean").presence(0, "A0").put("A1", "2 town"))
    assert (scene["A0"], scene["A1"], scene["A6"], scene["A5"]) == ("", "", "town", "town")
