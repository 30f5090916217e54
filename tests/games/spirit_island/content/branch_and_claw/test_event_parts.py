"""Token events and dahan events of Branch & Claw."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.model.state import INVADER_PHASE
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.registry import POWERS


def island(*spirits: str) -> Scene:
    """One or two spirits with presence in A5 and B5."""
    spirits = spirits or ("river_surges",)
    scene = Scene(*spirits, sets="branch_and_claw")
    for seat in range(len(spirits)):
        scene.presence(seat, f"{'AB'[seat]}5")
    return scene


def two() -> Scene:
    return island("river_surges", "lightning")


def token(scene: Scene, card: str, *answers: str) -> Scene:
    return scene.event(card, *answers, part="token")


def dahan(scene: Scene, card: str, *answers: str) -> Scene:
    return scene.event(card, *answers, part="dahan")


# Beasts.


@pytest.mark.parametrize(
    "card", ["years_of_little_rain", "strange_tales_attract_explorers", "cultural_assimilation"]
)
def test_beasts_attack_and_leave_after_destroying_a_building(card: str) -> None:
    scene = two().put("A1", "2 beasts, town, explorer").put("B1", "beasts, city")
    token(scene, card, "town", "town-d1")
    assert (scene["A1"], scene["B1"]) == ("beasts", "city-d2, beasts")


def test_beasts_find_new_homes_without_blight() -> None:
    scene = two().put("A1", "beasts").put("A2", "blight").put("A4", "explorer").put("B1", "beasts")
    token(scene, "war_touches_the_islands_shores", "A4", "B2")
    assert scene.asked[0] == ("push_to", ["A4", "A5", "A6"])
    assert (scene["A1"], scene["A4"], scene["B2"], scene.s.fear) == ("", "explorer, beasts", "beasts", 1)


def test_beasts_hunt_in_the_land_they_enter() -> None:
    scene = island().put("A1", "beasts, explorer").put("A2", "explorer").put("A6", "blight")
    token(scene, "search_for_new_lands", "A2")
    assert scene.asked == [("push_to", ["A2", "A4", "A5"])]
    assert (scene["A1"], scene["A2"]) == ("explorer", "beasts")


@pytest.mark.parametrize(
    "card", ["sacred_sites_under_threat", "seeking_the_interior", "well_prepared_explorers"]
)
def test_e31_beasts_prowl_once_each(card: str) -> None:
    """One that has moved to invaders brings no fear."""
    scene = island().put("A1", "2 beasts, explorer").put("A2", "beasts").put("A8", "town")
    token(scene, card, "A1")
    assert (scene["A1"], scene["A2"], scene.s.fear) == ("explorer, 3 beasts", "", 2)


@pytest.mark.parametrize(
    "card", ["missionaries_arrive", "investigation_of_dangers", "tight_knit_communities", "heavy_farming"]
)
def test_beasts_prey_and_come_to_a_board_without_any(card: str) -> None:
    scene = two().put("A1", "2 beasts, 3 explorer")
    token(scene, card, "0/B4", "1/B4")
    assert scene.asked[0][1] == ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "none"]
    assert (scene["A1"], scene["B4"]) == ("explorer, 2 beasts", "beasts")


def test_beasts_everywhere_bring_no_more() -> None:
    scene = two().put("A1", "beasts").put("B1", "beasts")
    token(scene, "heavy_farming")
    assert (scene.asked, scene["A1"], scene["B1"]) == ([], "beasts", "beasts")


def test_savage_beasts_rage() -> None:
    scene = island().put("A1", "2 beasts, explorer, city, town")
    token(scene, "a_strange_madness_among_the_beasts", "city", "city-d1", "city-d2")
    assert scene["A1"] == "town-d1, 2 beasts"


def test_beasts_of_the_jungle() -> None:
    scene = island().put("A3", "explorer").put("A8", "blight")
    token(scene, "rising_interest_in_the_island")
    assert (scene["A3"], scene["A8"], scene.s.fear) == ("explorer, beasts", "blight", 1)


def test_provoked_beasts_come_to_towns_without_blight() -> None:
    scene = island().put("A1", "town, blight").put("A2", "town").put("A3", "city")
    token(scene, "promising_farmland")
    assert (scene["A1"], scene["A2"], scene["A3"]) == ("town, blight", "town, beasts", "city")


# Disease and strife.


@pytest.mark.parametrize("card", ["farmers_seek_the_dahan_for_aid", "new_species_spread"])
def test_v17_new_diseases_on_half_of_the_boards(card: str) -> None:
    scene = two().put("A1", "dahan, explorer").put("B1", "2 dahan, town").put("B2", "dahan")
    token(scene, card, "0/B1", "1/B1", "dahan")
    assert (scene["A1"], scene["B1"]) == ("explorer, dahan", "town, 2 dahan-d1, disease")
    alone = island().put("A1", "dahan, explorer")
    token(alone, card)
    assert alone["A1"] == "explorer, disease"


@pytest.mark.parametrize("card", ["outpaced", "urban_development"])
def test_lingering_plagues_do_not_stop_builds(card: str) -> None:
    scene = island().put("A1", "explorer, disease")
    token(scene, card, "A2")
    assert scene.s.effects == [("lingering_plagues", (), INVADER_PHASE, card)]
    scene.build("A1")
    assert (scene["A1"], scene["A2"]) == ("explorer, town, disease", "disease")


@pytest.mark.parametrize("card", ["wave_of_reconnaissance", "putting_down_roots"])
def test_the_stricken_do_not_ravage(card: str) -> None:
    scene = island().put("A1", "city, disease").put("A2", "city, town-s1").put("A3", "town")
    token(scene, card)
    for land in ("A1", "A2", "A3"):
        scene.ravage(land)
    assert (scene["A1"], scene["A2"], scene["A3"]) == ("city, disease", "town-s1, city", "town, blight")


@pytest.mark.parametrize("card", ["distant_exploration", "invaders_surge_inland"])
def test_disease_takes_its_toll(card: str) -> None:
    scene = two().put("A1", "disease, town, 2 dahan").put("A2", "disease, town").put("B1", "town")
    token(scene, card, "A1", "dahan")
    assert (scene["A1"], scene["A2"], scene["B1"]) == ("2 dahan-d1, disease", "town, disease", "town")


def test_wheezelung_breaks_out_among_most_buildings() -> None:
    scene = two().put("A2", "town").put("A3", "town, city").put("A1", "3 town").put("A5", "4 explorer")
    token(scene, "interesting_discoveries")
    assert (scene["A2"], scene["A3"]) == ("town", "town, city, disease")
    assert all(not scene[f"B{n}"] for n in range(1, 9))


def test_sandfever_breaks_out_where_the_players_of_the_board_say() -> None:
    scene = island().put("A1", "town").put("A4", "city").put("A2", "3 town")
    token(scene, "population_rises", "A4")
    assert scene.asked == [("land", ["A1", "A4"])]
    assert scene["A4"] == "city, disease"


# Dahan.


@pytest.mark.parametrize(
    "card", ["years_of_little_rain", "search_for_new_lands", "invaders_surge_inland", "promising_farmland"]
)
def test_dahan_defend_as_many_as_they_are(card: str) -> None:
    scene = island().put("A1", "3 dahan, city")
    dahan(scene, card)
    assert defence(scene.s, scene.land("A1")) == 3
    scene.put("A1", "dahan")
    assert defence(scene.s, scene.land("A1")) == 4
    assert defence(scene.s, scene.land("A2")) == 0


@pytest.mark.parametrize("card", ["new_species_spread", "population_rises"])
def test_offerings_for_two_dahan(card: str) -> None:
    scene = two().presence(0, "A1").put("A5", "dahan").put("A1", "dahan").put("B5", "dahan")
    dahan(scene, card)
    assert scene.s.energy == [1, 0]


def test_riddles_of_power_for_four_dahan() -> None:
    scene = two().put("A5", "4 dahan").put("B5", "3 dahan")
    scene.s.minor_deck = [
        POWERS.number(id) for id in ("drought", "call_to_tend", "devouring_ants", "drought")
    ]
    dahan(scene, "sacred_sites_under_threat", "call_to_tend")
    assert scene.s.hands == [[POWERS.number("call_to_tend")], []]


def test_spirits_are_roused_by_three_dahan() -> None:
    scene = island().put("A5", "3 dahan, blight").play("call_to_tend", "entwined_power")
    dahan(scene, "investigation_of_dangers", "call_to_tend", "remove_blight")
    assert scene.asked[0] == ("use_now", ["call_to_tend", "none"])
    assert scene["A5"] == "3 dahan"
    assert scene.s.used == [[POWERS.number("call_to_tend")]]
    few = island().put("A5", "2 dahan, blight").play("call_to_tend")
    dahan(few, "investigation_of_dangers")
    assert few.asked == []


def test_territory_is_reclaimed() -> None:
    scene = two().put("A1", "dahan").put("A2", "explorer")
    dahan(scene, "war_touches_the_islands_shores", "A1", "A2", "none")
    assert (scene["A1"], scene["A2"]) == ("", "dahan")


def test_interlopers_are_driven_off() -> None:
    scene = two().put("A1", "dahan, town, city").put("A8", "town").put("B1", "dahan")
    dahan(scene, "putting_down_roots", "A1", "A2")
    assert (scene["A1"], scene["A2"]) == ("city, dahan", "town")


def test_raids_in_force_in_different_lands() -> None:
    scene = two().put("A1", "2 dahan, town").put("A2", "dahan, explorer").put("B1", "dahan, town")
    dahan(scene, "outpaced", "A1")
    assert (scene["A1"], scene["A2"], scene["B1"]) == ("2 dahan", "dahan", "town, dahan")


@pytest.mark.parametrize("card", ["distant_exploration", "urban_development"])
def test_a_fierce_mien_in_each_land_where_dahan_prevail(card: str) -> None:
    scene = (
        two()
        .put("A1", "2 dahan, town")
        .put("A2", "dahan")
        .put("B1", "dahan, explorer")
        .put("B2", "dahan, city")
    )
    dahan(scene, card)
    assert scene.s.fear == 2


def test_dahan_seek_a_safer_home() -> None:
    scene = island().put("A1", "3 dahan, beasts").put("A2", "disease").put("A4", "wilds").put("A5", "dahan")
    dahan(scene, "a_strange_madness_among_the_beasts", "A5", "A6")
    assert scene.asked == [("push_to", ["A5", "A6"]), ("push_to", ["A5", "A6"])]
    assert (scene["A1"], scene["A5"], scene["A6"]) == ("dahan, beasts", "2 dahan", "dahan")


def test_dahan_forsake_barren_land() -> None:
    scene = island().put("A1", "dahan, blight").put("A2", "blight").put("A8", "dahan")
    dahan(scene, "seeking_the_interior", "A6")
    assert scene.asked == [("push_to", ["A4", "A5", "A6"])]
    assert (scene["A1"], scene["A6"]) == ("blight", "dahan")


def test_dahan_retreat_from_cities() -> None:
    scene = island().put("A1", "2 dahan, city").put("A2", "city")
    dahan(scene, "wave_of_reconnaissance", "A4", "A4")
    assert (scene["A1"], scene["A4"]) == ("city", "2 dahan")


def test_two_dahan_tend_the_land() -> None:
    scene = two().put("A1", "2 dahan, 2 blight").put("B1", "dahan, blight")
    dahan(scene, "interesting_discoveries")
    assert (scene["A1"], scene["B1"]) == ("2 dahan, blight", "dahan, blight")


def test_dahan_lay_traps() -> None:
    scene = island().put("A1", "dahan").put("A2", "dahan")
    dahan(scene, "rising_interest_in_the_island", "A2")
    assert (scene["A1"], scene["A2"]) == ("dahan", "dahan, wilds")


@pytest.mark.parametrize(
    ("card", "lands"),
    [
        ("tight_knit_communities", ["A1", "A2", "A3"]),
        ("well_prepared_explorers", ["A4", "A5", "A6", "A7", "A8"]),
        ("heavy_farming", ["A2", "A3", "A5", "A8"]),
        ("strange_tales_attract_explorers", ["A1", "A4", "A6", "A7"]),
    ],
)
def test_dahan_come_of_age_where_dahan_live(card: str, lands: list[str]) -> None:
    scene = island()
    for n in range(1, 9):
        scene.put(f"A{n}", "dahan")
    dahan(scene, card, lands[-1])
    assert scene.asked == [("land", lands)]
    assert scene[lands[-1]] == "2 dahan"


def test_a_reckless_offensive_destroys_and_blights() -> None:
    scene = two().put("A1", "2 dahan, city, 2 town").put("B1", "2 dahan, town").put("B2", "dahan, 2 town")
    dahan(scene, "cultural_assimilation", "city")
    assert (scene["A1"], scene.s.fear) == ("town, 2 dahan, blight", 3)
    assert (scene["B1"], scene["B2"]) == ("town, 2 dahan", "2 town, dahan")


def test_dahan_aid_the_uprising() -> None:
    scene = island().put("A1", "2 dahan, town-s1, city-s2, explorer").put("A2", "town-s1")
    dahan(scene, "slave_rebellion")
    assert (scene["A1"], scene["A2"]) == ("explorer, city-d2-s2, 3 dahan", "town-s1")


def test_t10_badlands_add_to_the_aid_of_an_uprising() -> None:
    scene = island().put("A1", "city-s1, explorer, 2 dahan, badlands")
    dahan(scene, "slave_rebellion")
    # 2 damage for the dahan and 1 for the badlands; a dahan comes for the city, the explorer is untouched.
    assert scene["A1"] == "explorer, 3 dahan, badlands"
