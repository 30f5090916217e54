"""Rulings that no other module tests; ids as in docs/rulings/spirit_island.md."""

from tests.games.spirit_island.scenes import Scene, isle, new_table
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.pieces import BLIGHT, CITY, DAHAN, EXPLORER
from weald.games.spirit_island.phases.ravage import invaders_damage
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.invader_actions import Ravage


def test_p8_replaced_blight_goes_back_to_the_card() -> None:
    scene = Scene("lightning", boards="A").put("A5", "2 blight")
    scene.run(iter(begin(scene.s, SET_UP, "setup", 0, scene.land("A5")).replace(BLIGHT, DAHAN)))
    assert (scene["A5"], scene.s.blight_pool) == ("dahan, blight", 100)


def test_f11_to_outnumber_counts_pieces_not_health() -> None:
    scene = Scene("shadows", boards="A").presence(0, "A5").put("A5", "city, town, 3 dahan")
    scene.use("favors_called_due", "A5")
    assert scene.s.fear == 3
    scene.put("A5", "explorer")
    scene.use("favors_called_due", "A5")
    assert scene.s.fear == 3


def test_t5_strife_is_shared_freely_among_several_that_come() -> None:
    scene = Scene("lightning", boards="A").put("A5", "city-d1-s2")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    scene.run(iter(act.replace(CITY, (EXPLORER, EXPLORER))), "explorer", "explorer-s1")
    # The damage destroys the first explorer; the other one has both strife.
    assert scene["A5"] == "explorer-s2"


def test_t7_d5_strife_is_nothing_among_invaders_and_they_strike_at_once() -> None:
    scene = Scene("lightning", boards="A").presence(0, "A5").elements("2 fire 2 water 3 animal")
    # One city and the town become three explorers: they deal 3 to the other city, and it 3 to them.
    scene.put("A5", "town, 2 city-s1").use("dissolve_the_bonds_of_kinship", "A5")
    assert (scene["A5"], scene.s.fear) == ("", 2)


def test_t8_strife_counts_whenever_invaders_damage_land_or_dahan() -> None:
    scene = Scene("lightning", boards="A").put("A5", "town-s1, city-s2, explorer")
    act = begin(scene.s, SET_UP, "setup", land=scene.land("A5"))
    assert invaders_damage(act, Ravage(scene.land("A5"))) == 1
    assert scene["A5"] == "explorer, town, city-s1"


def test_e11_more_dahan_than_towns_and_cities_where_there_are_none() -> None:
    scene = Scene("lightning", boards="A").terror(2).put("A5", "explorer, dahan").put("A4", "town, dahan")
    scene.fear("avoid_the_dahan")
    scene.build("A5").build("A4")
    assert (scene["A5"], scene["A4"]) == ("explorer, dahan", "town, city, dahan")


def test_v2_choices_for_each_board_may_differ() -> None:
    scene = Scene("lightning", "river_surges", boards="AB", adversary="brandenburg_prussia")
    scene.put("A8", "city").put("B8", "city")
    scene.escalate("II-J", "A1", "B8")
    assert (scene["A1"], scene["B1"], scene["B8"]) == ("town", "", "town, city")


def test_v10_disease_stops_a_build_that_no_card_orders() -> None:
    scene = Scene("lightning", boards="A", adversary="england").put("A8", "city, disease")
    scene.escalate("II-J")
    assert scene["A8"] == "city"


def test_a1_rules_of_lower_levels_stay_fear_and_difficulty_are_of_the_level() -> None:
    s = isle(new_table(1, adversary="england", level=6))
    assert (s.fear_split, difficulty(s)) == ((4, 5, 4), 11)
    # Level 2 brings a city to land 1, level 5 health, level 6 a larger fear pool.
    assert (s.pieces[1][CITY], s.fear_pool) == (1, 5)
