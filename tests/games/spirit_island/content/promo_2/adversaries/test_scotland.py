"""The Kingdom of Scotland, levels 0 to 6. On board A lands 1 to 3 are coastal, 2 and 5 wetlands."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.pieces import BLIGHT
from weald.games.spirit_island.model.state import EXPLORE, INVADER, RAVAGE, SETUP
from weald.games.spirit_island.phases.ending import closing
from weald.games.spirit_island.phases.invaders import acting_lands
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.rules.happenings import FEAR_CARD, POWER
from weald.games.spirit_island.rules.registry import ADVERSARIES
from weald.games.spirit_island.rules.ways_to_lose import defeated

LEVELS = [
    ("ports_sprawl_outward", 0, 1, (3, 3, 3), "111222233333"),
    ("trading_port", 1, 3, (3, 4, 3), "111222233333"),
    ("seize_opportunity", 2, 4, (4, 4, 3), "112212233333"),
    ("chart_the_coastline", 3, 6, (4, 5, 4), "112212233333"),
    ("ambition_of_a_minor_nation", 4, 7, (5, 5, 4), "11223223333"),
    ("runoff_and_bilgewater", 5, 8, (5, 6, 4), "11223223333"),
    ("exports_fuel_inward_growth", 6, 10, (6, 6, 4), "11223223333"),
]


def scotland(level: int, *others: str) -> Scene:
    boards = "AB"[: 1 + len(others)]
    scene = Scene("lightning", *others, boards=boards, adversary="scotland", level=level, sets="promo_2")
    scene.s.fear_pool, scene.s.turn, scene.s.phase = 99, 2, INVADER
    scene.presence(0, "A5", 2)
    return scene.presence(1, "B5") if others else scene


def set_up(level: int) -> Scene:
    scene = Scene("lightning", "river_surges", adversary="scotland", level=level, sets="promo_2")
    scene.s.phase = SETUP
    assert scene.step("setup") == "first_explore"
    return scene


@pytest.mark.parametrize(("title", "level", "hard", "split", "deck"), LEVELS)
def test_levels(title: str, level: int, hard: int, split: tuple[int, int, int], deck: str) -> None:
    s = set_up(level).s
    assert ADVERSARIES["scotland"].levels[level].title == title
    assert (difficulty(s), s.fear_split, len(s.fear_deck)) == (hard, split, sum(split))
    assert "".join(str(INVADER_CARDS[card].stage) for card in reversed(s.invader_deck)) == deck


# Ports Sprawl Outward, Trade Hub.


def test_the_board_with_the_largest_ports_grows() -> None:
    """One town for each player, in the lands of that board with the fewest towns."""
    scene = scotland(0, "river_surges").put("A1", "town, city").put("B1", "town").put("B8", "3 city")
    for land in ("A2", "A3", "A4", "A5", "A6"):
        scene.put(land, "town")
    scene.escalate("II-J")
    assert (scene["A7"], scene["A8"], scene["B1"]) == ("town", "town", "town")


def test_players_choose_between_boards_and_lands() -> None:
    scene = scotland(0, "river_surges").put("A1", "town").put("B1", "city").put("B3", "town")
    scene.put("A2", "town")
    scene.escalate("II-J", "B", "B4", "B6")
    assert scene.asked[0] == ("sprawling_board", ["A", "B"])
    assert scene.asked[1] == ("add_town", ["B1", "B2", "B4", "B5", "B6", "B7", "B8"])
    assert (scene["B4"], scene["B6"]) == ("town", "town")


@pytest.mark.parametrize(("lands", "lost"), [("A1 A2", ""), ("A1 A2 A3", "scotland"), ("A1 A2 A8", "")])
def test_a11_coastal_lands_with_a_city_are_a_trade_hub(lands: str, lost: str) -> None:
    scene = scotland(0)
    for land in lands.split():
        scene.put(land, "2 city")
    closing(scene.s, "card")
    assert scene.s.defeat == lost


@pytest.mark.parametrize(("lands", "lost"), [("A1 A2 B1 B2", ""), ("A1 A2 A3 B1 B2", "scotland")])
def test_a11_with_two_boards_four_are_safe(lands: str, lost: str) -> None:
    scene = scotland(0, "river_surges")
    for land in lands.split():
        scene.put(land, "city")
    closing(scene.s, "card")
    assert scene.s.defeat == lost


# Trading Port.


def explore(scene: Scene, card: str, *answers: str) -> None:
    s = scene.s
    s.agenda = [(EXPLORE, invader_card(card))]
    scene.step("card", *answers)
    while s.queue:
        scene.step("land")


def test_explorers_at_the_coast_found_towns() -> None:
    scene = scotland(1).put("A6", "city")
    explore(scene, "I-M")
    assert (scene["A1"], scene["A6"]) == ("town", "explorer, city")


def test_without_the_level_they_do_not() -> None:
    scene = scotland(0).put("A6", "city")
    explore(scene, "I-M")
    assert scene["A1"] == "explorer"


def test_not_in_the_first_explore() -> None:
    scene = scotland(1)
    scene.s.phase = SETUP
    explore(scene, "I-M")
    assert scene["A1"] == "explorer"


def test_a20_other_explores_bring_explorers() -> None:
    scene = scotland(1).explore("A1")
    assert scene["A1"] == "explorer"


def test_a12_the_coastal_card_brings_two_towns_to_each_board() -> None:
    scene = scotland(1, "river_surges")
    explore(scene, "II-C", "A2", "B3")
    assert [scene[land] for land in ("A1", "A2", "A3")] == ["town", "explorer", "town"]
    assert [scene[land] for land in ("B1", "B2", "B3")] == ["town", "town", "explorer"]


def test_a12_wilds_stop_the_town() -> None:
    scene = scotland(1).put("A1", "wilds").put("A8", "city")
    explore(scene, "I-M")
    assert scene["A1"] == ""


# Seize Opportunity, Chart the Coastline.


def test_a_city_more_in_land_two() -> None:
    scene = set_up(2)
    assert (scene["A2"], scene["B2"]) == ("2 city, dahan", "2 city")
    assert INVADER_CARDS[scene.s.invader_deck[-6]].id == "II-C"


def test_empty_coasts_beside_a_city_are_built_on() -> None:
    scene = scotland(3).put("A6", "city").put("A8", "town")
    build = [scene.s.island.names[land] for land in acting_lands(scene.s, 1, invader_card("I-M"))]
    assert build == ["A1", "A6"]


@pytest.mark.parametrize("isolated", ["A1", "A6"])
def test_t15_not_through_isolation(isolated: str) -> None:
    scene = scotland(3).put("A6", "city")
    scene.lasting("isolate", scene.land(isolated))
    assert [scene.s.island.names[land] for land in acting_lands(scene.s, 1, invader_card("I-M"))] == ["A6"]


def test_inland_lands_need_invaders() -> None:
    scene = scotland(3).put("A8", "city")
    assert [scene.s.island.names[land] for land in acting_lands(scene.s, 1, invader_card("I-S"))] == []


# Runoff and Bilgewater.


def test_p17_blight_of_a_ravage_at_the_coast_comes_to_the_ocean() -> None:
    scene = scotland(5).put("A1", "town").put("A8", "city").ravage("A1")
    assert (scene["A1"], scene["A0"]) == ("town, blight", "blight")
    assert scene.s.blight_pool == 97
    assert [problem.id for problem in scene.problems() if "ocean" in problem.id] == []


def test_a31_blight_in_the_ocean_does_not_cascade() -> None:
    scene = scotland(5).put("A1", "town").put("A8", "city").put("A0", "blight").ravage("A1")
    assert scene["A0"] == "2 blight"


def test_inland_ravages_leave_the_ocean_alone() -> None:
    scene = scotland(5).put("A8", "town").put("A1", "city").ravage("A8")
    assert (scene["A8"], scene["A0"]) == ("town, blight", "")


def test_e22_a_cascade_to_the_coast_belongs_to_the_ravage() -> None:
    """Rulings E22, A31: the ocean gets 1 blight for each coastal land to which the ravage has added any."""
    scene = scotland(5).put("A6", "town, blight").put("A8", "city").ravage("A6", "A1")
    assert (scene["A6"], scene["A1"], scene["A0"]) == ("town, 2 blight", "blight", "blight")


def test_a31_blight_is_pushed_into_the_ocean_and_gathered_out_of_it() -> None:
    scene = scotland(5).put("A1", "blight")
    act = begin(scene.s, POWER, "flow_downriver_blow_downwind", 0, scene.land("A1"))
    scene.run(iter(act.push(1, BLIGHT)), "A0")
    assert (scene["A1"], scene["A0"], scene.asked[-1][1]) == ("", "blight", ["A2", "A4", "A5", "A6", "A0"])
    scene.run(iter(begin(scene.s, POWER, "absorb_corruption", 0, scene.land("A2")).gather(1, BLIGHT)))
    assert (scene["A2"], scene["A0"]) == ("blight", "")


def test_a31_nobody_else_moves_it_there() -> None:
    scene = scotland(5).put("A1", "blight")
    scene.run(iter(begin(scene.s, FEAR_CARD, "retreat", 0, scene.land("A1")).push(1, BLIGHT)), "A4")
    assert scene["A4"] == "blight"


def test_a11_a_sunk_board_is_no_board() -> None:
    """Ruling A11: the limit is two for each board of the island."""
    scene = (
        scotland(0, "river_surges").put("A1", "city").put("A2", "city").put("A3", "city").put("B5", "city")
    )
    assert defeated(scene.s) == ""
    scene.presence(1, "A5")
    scene.run(begin(scene.s, POWER, "cast_down_into_the_briny_deep", 0).sink_board(1))
    assert defeated(scene.s) == "scotland"


def test_a31_a_spirit_may_remove_it_from_the_ocean() -> None:
    scene = scotland(5).put("A1", "blight").put("A0", "blight")
    act = begin(scene.s, POWER, "purifying_flame", 0, scene.land("A1"))
    scene.run(iter(act.remove_blight()), "A0")
    assert (scene["A1"], scene["A0"]) == ("blight", "")
    assert scene.asked == [("blight_from", ["A1", "A0"])]


def test_a31_also_where_the_land_has_none() -> None:
    scene = scotland(5).put("A0", "2 blight")
    scene.run(iter(begin(scene.s, POWER, "purifying_flame", 0, scene.land("A2")).remove_blight()))
    assert scene["A0"] == "blight"


@pytest.mark.parametrize(("cause", "land"), [(POWER, "A5"), (FEAR_CARD, "A1")])
def test_a31_not_from_inland_nor_by_others(cause: int, land: str) -> None:
    scene = scotland(5).put("A0", "blight")
    scene.run(iter(begin(scene.s, cause, "purifying_flame", 0, scene.land(land)).remove_blight()))
    assert scene.s.pieces[0][BLIGHT] == 1


# Exports Fuel Inward Growth.


def after_ravages(scene: Scene, card: str) -> None:
    scene.s.ravage_cards = [invader_card(card)]
    scene.s.agenda = []
    scene.s.counters["steps_over"] = ~(1 << RAVAGE) & 7
    scene.step("card")


def test_inland_lands_of_ravage_cards_grow_beside_buildings() -> None:
    """Sands: A4 and A7. A4 borders A1 to A3 and A5, A7 borders A5 and A8."""
    scene = scotland(6).put("A3", "town")
    after_ravages(scene, "I-S")
    assert (scene["A4"], scene["A7"], scene["A3"]) == ("town", "", "town")


def test_coastal_lands_do_not() -> None:
    scene = scotland(6).put("A1", "town").put("A5", "city")
    after_ravages(scene, "I-M")
    assert (scene["A1"], scene["A6"]) == ("town", "town")


def test_a21_the_land_itself_counts_isolated_or_not() -> None:
    scene = scotland(6).put("A7", "town").put("A3", "city")
    scene.lasting("isolate", scene.land("A7")).lasting("isolate", scene.land("A4"))
    after_ravages(scene, "I-S")
    assert (scene["A7"], scene["A4"]) == ("2 town", "")
