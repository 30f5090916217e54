"""Major powers of Branch & Claw, each with its exact effect."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card, stored
from weald.games.spirit_island.model.pieces import DAHAN
from weald.games.spirit_island.model.state import EXPLORE
from weald.games.spirit_island.phases.ending import closing
from weald.games.spirit_island.phases.invaders import acting_lands
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.targeting import target_lands


def river(*others: str) -> Scene:
    """Presence in A5 (wetlands, a sacred site); A4 and A7 are sands, A8 jungle, A1 and A6 mountain."""
    boards = "A" + "BCD"[: len(others)]
    scene = Scene("river_surges", *others, boards=boards, sets="branch_and_claw").presence(0, "A5")
    scene.s.fear_pool = 99
    return scene


def vital(*lands: str) -> Scene:
    """Vital Strength with one presence in each of some lands, which makes none of them a sacred site."""
    scene = Scene("vital_strength", boards="A", sets="branch_and_claw")
    for land in lands:
        scene.presence(0, land)
    scene.s.fear_pool = 99
    return scene


def lands(scene: Scene, id: str, tiers: int = 0) -> list[str]:
    return [scene.s.island.names[land] for land in target_lands(scene.s, 0, POWERS[id], tiers)]


def defended(scene: Scene) -> dict[str, int]:
    """Every land with defence, and how much it is."""
    island = scene.s.island
    return {island.names[land]: n for land in island.lands if (n := defence(scene.s, land))}


def test_bloodwrack_plague_defends_by_all_disease() -> None:
    scene = river().put("A7", "disease, town").put("A8", "town")
    scene.use("bloodwrack_plague", "A7")
    assert (scene["A7"], scene["A8"], scene.s.fear) == ("town, 3 disease", "town", 0)
    assert defended(scene) == {"A5": 3, "A7": 3, "A8": 3}


def test_e36_bloodwrack_plague_splits_its_damage_over_lands() -> None:
    scene = river().put("A7", "disease, explorer, town").put("A8", "2 explorer, city")
    scene.elements("2 earth 4 animal")
    scene.use("bloodwrack_plague", "A7", "A7", "explorer", "A8", "explorer", "A8", "city")
    assert (scene["A7"], scene["A8"], scene.s.fear) == ("town, 3 disease", "explorer, city-d1", 2)


def test_t11_bloodwrack_plague_uses_the_badlands_of_each_land_once() -> None:
    scene = river().put("A7", "town, 2 badlands").put("A8", "city, badlands").elements("2 earth 4 animal")
    scene.use("bloodwrack_plague", "A7", "A7")
    assert (scene["A7"], scene["A8"], scene.s.fear) == ("2 disease, 2 badlands", "city-d2, badlands", 3)


def test_death_falls_gently_from_open_blossoms() -> None:
    scene = river().put("A8", "2 city").put("A7", "town")
    assert lands(scene, "death_falls_gently_from_open_blossoms") == ["A3", "A4", "A7", "A8"]
    scene.use("death_falls_gently_from_open_blossoms", "A8", "city-d1", "city-d2")
    assert (scene["A8"], scene.s.fear) == ("city-d1, disease", 2)
    # No invader is left: no disease.
    scene.use("death_falls_gently_from_open_blossoms", "A7")
    assert (scene["A7"], scene.s.fear) == ("", 3)


def test_death_falls_gently_from_open_blossoms_on_two_adjacent_lands() -> None:
    scene = river().put("A5", "town").put("A6", "explorer, dahan").put("A7", "explorer")
    scene.elements("3 air 3 plant").use("death_falls_gently_from_open_blossoms", "A8", "A7", "A5")
    assert scene.offered("land") == ["A5", "A6"]
    assert (scene["A8"], scene["A7"], scene["A5"]) == ("", "explorer, disease", "town, disease")
    assert (scene["A6"], scene.s.fear) == ("explorer, dahan", 3)


def test_grant_hatred_a_ravenous_form_counts_every_strife() -> None:
    scene = river().put("A7", "town-s2, city, blight")
    scene.use("grant_hatred_a_ravenous_form", "A7")
    # 3 fear and 6 damage; the town and the city bring 3 more fear.
    assert (scene["A7"], scene.s.fear) == ("blight, beasts", 6)


def test_grant_hatred_a_ravenous_form_brings_beasts_only_if_it_destroyed_the_invaders() -> None:
    scene = river().put("A7", "2 blight").put("A8", "city, blight")
    scene.use("grant_hatred_a_ravenous_form", "A7")
    assert (scene["A7"], scene.s.fear) == ("2 blight", 2)
    scene.use("grant_hatred_a_ravenous_form", "A8")
    assert (scene["A8"], scene.s.fear) == ("city-d2, blight", 3)


def test_grant_hatred_a_ravenous_form_sows_strife_nearby() -> None:
    scene = river().put("A1", "city").put("A6", "town").put("A8", "explorer, town").elements("4 moon 2 fire")
    scene.use("grant_hatred_a_ravenous_form", "A5", "A8", "A1", "none", "town")
    # T1: A4 and A7 have no invaders.
    assert scene.offered("land") == ["A6", "none"]
    assert (scene["A1"], scene["A6"], scene["A8"]) == ("city-s1", "town", "explorer, town-s1")


def test_insatiable_hunger_of_the_swarm() -> None:
    scene = river().put("A8", "2 city, 3 dahan").put("A7", "2 beasts").presence(0, "A8")
    scene.use("insatiable_hunger_of_the_swarm", "A8", "A7:beasts", "none")
    # 3 beasts: 3 fear and 6 damage on either side; the cities bring 4 more fear.
    assert (scene["A8"], scene["A7"], scene.s.fear) == ("blight, 2 beasts", "beasts", 7)
    assert (scene.s.presence[0][scene.land("A8")], scene.s.destroyed) == (0, [1])


def test_r8_insatiable_hunger_of_the_swarm_may_spare_dahan() -> None:
    scene = river().put("A8", "explorer, 3 dahan")
    scene.use("insatiable_hunger_of_the_swarm", "A8", "dahan", "dahan")
    assert (scene["A8"], scene.s.fear) == ("2 dahan-d1, blight, beasts", 2)


def test_insatiable_hunger_of_the_swarm_once_more_nearby() -> None:
    scene = river().elements("2 air 4 animal")
    scene.use("insatiable_hunger_of_the_swarm", "A7", "A8", "none")
    assert scene.offered("target_land") == ["A5", "A8"]
    assert (scene["A7"], scene["A8"], scene.s.fear) == ("blight, beasts", "blight, beasts", 4)


def test_pyroclastic_flow() -> None:
    scene = vital("A6").put("A8", "2 explorer, 2 town")
    assert lands(scene, "pyroclastic_flow") == ["A1", "A5", "A6", "A8"]
    scene.use("pyroclastic_flow", "A8", "town", "town-d1")
    assert (scene["A8"], scene.s.fear) == ("town, blight", 1)
    # Presence elsewhere than in the mountains does not count.
    assert lands(vital("A8"), "pyroclastic_flow") == []


def test_pyroclastic_flow_with_its_threshold() -> None:
    scene = vital("A6").put("A1", "2 explorer, 2 city").elements("2 fire 3 air 2 earth")
    scene.use("pyroclastic_flow", "A1", "city", "city-d1", "city-d2", "city", "city-d1", "city-d2")
    assert (scene["A1"], scene.s.fear) == ("wilds", 4)


def test_savage_transformation() -> None:
    scene = vital("A5").put("A5", "2 explorer, town").put("A8", "explorer")
    scene.use("savage_transformation", "A5")
    assert (scene["A5"], scene["A8"], scene.s.fear) == ("explorer, town, beasts", "explorer", 2)


def test_savage_transformation_of_another_explorer() -> None:
    scene = vital("A5").put("A5", "2 explorer").put("A7", "explorer").elements("2 moon 3 animal")
    scene.use("savage_transformation", "A5", "A5")
    assert scene.offered("land") == ["A5", "A7"]
    assert (scene["A5"], scene["A7"]) == ("2 beasts", "explorer")
    scene.use("savage_transformation", "A5")
    assert (scene["A5"], scene["A7"], scene.s.fear) == ("2 beasts", "beasts", 4)


def test_t6_an_explorer_that_becomes_beasts_loses_its_strife() -> None:
    scene = vital("A5").put("A5", "explorer-s2").use("savage_transformation", "A5")
    assert scene["A5"] == "beasts"


def test_sea_monsters() -> None:
    scene = river().put("A1", "city, 2 blight")
    assert lands(scene, "sea_monsters") == ["A1", "A5"]
    # 2 fear, 5 damage, and 2 fear for the city.
    scene.use("sea_monsters", "A1")
    assert (scene["A1"], scene.s.fear) == ("2 blight, beasts", 4)
    # Without invaders there is no fear.
    scene.use("sea_monsters", "A5")
    assert (scene["A5"], scene.s.fear) == ("beasts", 4)


def test_sea_monsters_bring_at_most_8_fear() -> None:
    scene = river().put("A5", "explorer, 4 beasts").use("sea_monsters", "A5")
    assert (scene["A5"], scene.s.fear) == ("5 beasts", 8)


def test_e14_sea_monsters_may_strike_the_same_land_again() -> None:
    scene = river().put("A5", "explorer").elements("3 water 3 animal")
    scene.use("sea_monsters", "A5", "A5")
    assert (scene["A5"], scene.s.fear) == ("2 beasts", 2)


def test_smothering_infestation() -> None:
    scene = river().put("A5", "2 town").use("smothering_infestation", "town-d1")
    assert (scene["A5"], scene.s.fear) == ("town-d1, disease", 3)


def test_smothering_infestation_asks_for_no_terrain_at_its_threshold() -> None:
    scene = vital("A4").put("A4", "explorer, town").elements("2 water 2 plant")
    scene.use("smothering_infestation")
    assert (scene["A4"], scene.s.fear) == ("town-d1, disease", 0)


@pytest.mark.parametrize(
    ("answers", "left"),
    [
        # The badlands add to the 3 damage, then 1 to each.
        (["yes", *["explorer"] * 4], "city-d1, disease, badlands"),
        (["no", *["explorer"] * 3], "city-d2, disease, badlands"),
    ],
)
def test_t12_smothering_infestation_with_badlands(answers: list[str], left: str) -> None:
    scene = river().put("A5", "8 explorer, city, badlands").elements("2 water 2 plant")
    scene.use("smothering_infestation", *answers)
    assert scene["A5"] == left


def test_tigers_hunting() -> None:
    scene = vital("A8").put("A5", "2 explorer, town").put("A6", "beasts").put("A7", "blight")
    assert lands(scene, "tigers_hunting") == ["A5", "A6", "A8"]
    scene.use("tigers_hunting", "A5", "A6:beasts", "explorer", "explorer", "beasts", "A8", "none")
    assert (scene["A5"], scene["A8"], scene["A6"], scene.s.fear) == ("town, beasts", "beasts", "", 2)
    assert lands(vital("A5"), "tigers_hunting") == []


def test_tigers_hunting_next_door_count_beasts_that_were_pushed_there() -> None:
    scene = vital("A8").put("A8", "2 town").put("A7", "blight, town").elements("2 sun 2 moon 3 animal")
    scene.use("tigers_hunting", "A5", "beasts", "A8", "A8", "town-d1")
    assert scene.offered("land") == ["A1", "A4", "A6", "A8"]
    assert (scene["A5"], scene["A8"], scene.s.fear) == ("", "town, beasts", 3)


def test_twisted_flowers_murmur_ultimatums() -> None:
    scene = river().put("A7", "explorer, town, city")
    assert lands(scene, "twisted_flowers_murmur_ultimatums") == ["A7"]
    scene.use("twisted_flowers_murmur_ultimatums", "city")
    assert (scene["A7"], scene.s.fear) == ("explorer, town, city-s1", 4)
    # F1: removing brings no fear; T3: strife goes with its invader.
    scene.terror(2).use("twisted_flowers_murmur_ultimatums", "town", "city-s1", "town-s1")
    assert (scene["A7"], scene.s.fear) == ("explorer", 8)


def test_twisted_flowers_murmur_ultimatums_with_the_threshold() -> None:
    scene = river().put("A7", "2 explorer, city").elements("3 moon 2 air 3 plant")
    scene.s.fear_pool = 7
    scene.s.fear_split = (1, 3, 3)
    scene.s.fear_deck = scene.s.fear_deck[:7]
    # The seventh fear earns the only card of the first level.
    scene.use("twisted_flowers_murmur_ultimatums", "city", "explorer", "explorer")
    assert (scene.s.terror, scene["A7"], scene.s.fear) == (2, "", 2)


def test_e29_unrelenting_growth_of_another_spirit() -> None:
    scene = river("lightning").presence(1, "B5").put("B4", "blight")
    scene.use("unrelenting_growth", "lightning", "B4", "energy", "cards")
    assert scene.offered("presence_to") == ["B1", "B4", "B5", "B6", "B7"]
    assert (scene.deciders, scene.s.presence[1][scene.land("B4")]) == ([0, 1, 1, 1], 2)
    assert (scene["B4"], scene.s.blight_pool) == ("blight, wilds", 99)


def test_unrelenting_growth_with_the_threshold_of_its_user() -> None:
    scene = river("lightning").presence(1, "B5").put("B5", "2 blight").elements("3 sun 3 plant")
    scene.s.minor_deck = [POWERS.number("call_to_tend")]
    scene.use("unrelenting_growth", "lightning", "B5", "energy", "energy", "minor")
    assert (scene["B5"], scene.s.blight_pool) == ("blight, 2 wilds", 100)
    assert (scene.s.hands, scene.deciders[-1]) == ([[], [POWERS.number("call_to_tend")]], 1)


def test_volcanic_eruption() -> None:
    scene = vital("A6").put("A6", "6 city, 2 dahan, beasts, wilds").put("A5", "explorer")
    assert lands(scene, "volcanic_eruption") == ["A1", "A5", "A6", "A8"]
    scene.use("volcanic_eruption", "A6")
    assert (scene["A6"], scene["A5"], scene.s.fear) == ("blight, wilds", "explorer", 18)
    assert (scene.s.presence[0][scene.land("A6")], scene.s.blight_pool) == (0, 98)


def test_volcanic_eruption_spreads_with_its_threshold() -> None:
    scene = vital("A6").put("A5", "7 city").put("A8", "town, dahan, beasts, blight").put("A7", "dahan")
    scene.elements("4 fire 3 earth").use("volcanic_eruption", "A5", *["city-d1", "city-d2"] * 6)
    assert (scene["A5"], scene["A8"], scene.s.fear) == ("blight, wilds", "blight", 21)
    assert [scene[land] for land in ("A1", "A4", "A6", "A7")] == ["blight"] * 4
    assert scene.s.blight_pool == 94


def storm(*sites: str) -> Scene:
    """Lightning with sacred sites in some lands."""
    scene = Scene("lightning", boards="A", sets="branch_and_claw")
    for land in sites:
        scene.presence(0, land, 2)
    scene.s.fear_pool = 99
    return scene


def test_e37_fire_and_flood_reaches_both_lands_from_the_same_sacred_site() -> None:
    scene = storm("A7", "A2").put("A8", "city").put("A5", "2 city")
    scene.use("fire_and_flood", "A8", "A5", "city-d1", "city-d2")
    # A8 is in range of A7 only, so the second land is not counted from A2.
    assert scene.offered("second_target") == ["A1", "A4", "A5", "A6", "A7", "A8"]
    assert (scene["A8"], scene["A5"], scene.s.fear) == ("", "city-d1", 4)


def test_e37_fire_and_flood_may_target_one_land_twice() -> None:
    scene = storm("A7").put("A8", "2 city")
    scene.use("fire_and_flood", "A8", "A8", "city-d1", "city-d2")
    assert (scene["A8"], scene.s.fear) == ("", 4)


def test_t12_fire_and_flood_on_one_land_with_badlands() -> None:
    scene = storm("A7").put("A8", "14 explorer, badlands").elements("3 fire")
    # Three times 4 damage; the badlands wait for the last of them, which they must add to.
    scene.use("fire_and_flood", "A8", "A8", "no", "no")
    assert scene["A8"] == "explorer, badlands"
    scene = storm("A7").put("A8", "14 explorer, badlands").put("A5", "explorer, badlands")
    scene.use("fire_and_flood", "A8", "A5")
    assert (scene["A8"], scene["A5"]) == ("9 explorer, badlands", "badlands")
    assert "badlands" not in [kind for kind, _ in scene.asked]


def test_fire_and_flood_with_either_threshold() -> None:
    for elements, more in (("3 fire", 1), ("3 water", 1), ("3 fire 3 water", 2)):
        scene = storm("A7").put("A8", "city").put("A5", "8 explorer").elements(elements)
        scene.use("fire_and_flood", "A8", "A5", *["A5", "A8"][:more])
        assert (scene["A8"], scene["A5"], scene.s.fear) == ("", "", 2)
        assert [names for kind, names in scene.asked if kind == "land"] == [["A5", "A8"]] * more


def test_e26_more_range_counts_for_both_lands_of_fire_and_flood() -> None:
    scene = storm("A7").lasting("reach", 0, 1)
    assert lands(scene, "fire_and_flood") == ["A1", "A4", "A5", "A6", "A7", "A8"]
    scene.use("fire_and_flood", "A1", "A3")
    assert scene.offered("second_target") == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]


def test_flow_like_water_reach_like_air() -> None:
    scene = river("lightning").presence(1, "B5").put("B5", "3 explorer, town, city, dahan, blight")
    answers = ["B5", "B4", "explorer", "explorer", "town", "none"]
    scene.use("flow_like_water_reach_like_air", "lightning", *answers)
    assert (scene["B4"], scene["B5"]) == ("2 explorer, town", "explorer, city, dahan, blight")
    assert [scene.s.presence[1][scene.land(land)] for land in ("B4", "B5")] == [1, 0]
    assert (scene.deciders, scene.effects("reach")) == ([0, 1, 1, 1, 1, 1, 1], [(1, 2)])


def test_flow_like_water_reach_like_air_with_the_threshold_of_its_user() -> None:
    """P2: moved blight destroys no presence and does not cascade."""
    scene = river("lightning").presence(1, "B5").put("B5", "city, 2 blight").put("B4", "blight")
    scene.elements("2 air 2 water")
    scene.use("flow_like_water_reach_like_air", "lightning", "B5", "B4", "city", "blight", "none")
    assert (scene["B4"], scene["B5"], scene.s.destroyed) == ("city, 2 blight", "blight", [0, 0])


def test_flow_like_water_reach_like_air_takes_nothing_along_without_presence() -> None:
    scene = river().put("A5", "2 explorer").use("flow_like_water_reach_like_air", "none")
    assert (scene["A5"], scene.s.presence[0][scene.land("A5")], scene.effects("reach")) == (
        "2 explorer",
        1,
        [(0, 2)],
    )


def test_pent_up_calamity_adds_disease_and_strife() -> None:
    scene = river().put("A7", "town, city").use("pent_up_calamity", "A7", "city")
    # Without tokens there is nothing to choose.
    assert (scene["A7"], scene.s.fear) == ("town, city-s1, disease", 0)
    scene.use("pent_up_calamity", "A7", "add-add_strife", "city-s1")
    assert scene.offered("choose") == ["add-add_strife", "release_calamity"]
    assert (scene["A7"], scene.s.fear) == ("town, city-s2, 2 disease", 0)


def test_pent_up_calamity_removes_tokens() -> None:
    scene = river().put("A7", "2 town, city-s1, beasts, wilds")
    hits = ["city", "city-d1", "city-d2", "town-d1"]
    scene.use("pent_up_calamity", "A7", "release_calamity", "beasts", "city-s1", "none", *hits)
    assert scene.asked[2] == ("remove_token", ["beasts", "wilds", "city-s1", "none"])
    # 2 fear, 6 damage; the city and a town bring 3 more fear.
    assert (scene["A7"], scene.s.fear) == ("town-d1, wilds", 5)


def test_pent_up_calamity_returns_tokens_with_its_threshold() -> None:
    scene = river().put("A7", "2 city-s1, beasts, disease").elements("2 moon 3 fire")
    answers = ["city-s1", "beasts", "disease", "none", "beasts", "disease"]
    scene.use("pent_up_calamity", "A7", "release_calamity", *answers)
    # No invader is left that could bear strife.
    assert scene.offered("return_token") == ["disease", "none"]
    assert (scene["A7"], scene.s.fear) == ("beasts, disease", 7)


def test_pent_up_calamity_returns_strife_to_any_invader() -> None:
    scene = river().put("A7", "3 city-s1").elements("2 moon 3 fire")
    hits = ["city", "city-d1", "city-d2"]
    scene.use("pent_up_calamity", "A7", "release_calamity", "city-s1", "none", *hits, "city-s1")
    assert (scene["A7"], scene.s.fear) == ("city-s1, city-s2", 3)


def test_pent_up_calamity_adds_strife_if_no_token_was_removed() -> None:
    scene = river().put("A7", "town").elements("2 moon 3 fire").use("pent_up_calamity", "A7")
    assert scene["A7"] == "town-s3, disease"


def test_strangling_firevine() -> None:
    scene = vital("A4", "A7").put("A5", "2 explorer, 2 town").put("A6", "wilds").put("A2", "wilds")
    scene.use("strangling_firevine", "A5", "A7", "town-d1")
    assert scene.offered("origin") == ["A4", "A7"]
    # 3 wilds here and nearby.
    assert (scene["A5"], scene["A7"], scene["A4"], scene.s.fear) == ("town-d1, wilds", "wilds", "", 1)


def test_strangling_firevine_from_its_own_land_with_the_threshold() -> None:
    scene = vital("A7").put("A7", "2 city").elements("2 fire 3 plant")
    scene.use("strangling_firevine", "A7", "city-d1", "city-d2")
    assert (scene["A7"], scene.s.fear) == ("city-d1, 2 wilds", 2)


def test_e38_sweep_into_the_sea_pushes_towards_the_ocean() -> None:
    scene = river().put("A8", "2 explorer, town, city")
    scene.use("sweep_into_the_sea", "A8", "explorer", "A5", "town", "A6", "A6")
    assert scene.offered("push_to") == ["A5", "A6"]
    assert (scene["A8"], scene["A5"], scene["A6"]) == ("city", "explorer", "explorer, town")


def test_e38_sweep_into_the_sea_destroys_at_the_coast() -> None:
    scene = river().put("A1", "2 explorer, town, city").use("sweep_into_the_sea", "A1")
    # The ocean is no land.
    assert (scene["A1"], scene.s.fear, len(scene.asked)) == ("city", 1, 1)


def test_e38_sweep_into_the_sea_into_an_ocean_in_play() -> None:
    scene = Scene("ocean", boards="A", sets="branch_and_claw").presence(0, "A0").put("A1", "explorer, dahan")
    scene.use("sweep_into_the_sea", "A1", "push")
    assert scene.offered("choose") == ["push", "destroy"]
    assert (scene["A1"], scene["A0"]) == ("dahan", "")


def test_e15_sweep_into_the_sea_once_more_nearby() -> None:
    scene = river().put("A7", "explorer").put("A3", "town").elements("3 sun 2 water")
    scene.use("sweep_into_the_sea", "A7", "A8")
    assert scene.offered("target_land") == ["A5", "A8"]
    assert (scene["A7"], scene["A5"], scene["A3"]) == ("", "explorer", "town")


SINKING = "2 sun 2 moon 4 water 4 earth"


def test_cast_down_into_the_briny_deep() -> None:
    scene = river().put("A1", "3 explorer, town, city, dahan").put("A5", "town")
    assert lands(scene, "cast_down_into_the_briny_deep") == ["A1"]
    scene.use("cast_down_into_the_briny_deep")
    assert (scene["A1"], scene["A5"], scene.s.fear) == ("dahan", "town", 9)


def test_cast_down_into_the_briny_deep_sinks_the_board() -> None:
    scene = river("lightning").presence(0, "B1").presence(1, "A8").presence(1, "B5", 2).elements(SINKING)
    scene.put("A1", "city").put("A8", "2 town, dahan, beasts, 2 blight").put("B4", "explorer, blight")
    scene.use("cast_down_into_the_briny_deep", "A1")
    island = scene.s.island
    assert [island.names[land] for land in island.lands] == [f"B{n}" for n in range(1, 9)]
    assert all(other in island.lands for land in island.lands for other in island.near[land])
    assert [scene[f"A{n}"] for n in range(1, 9)] == [""] * 8
    # 6 fear, 2 for the city and 2 for the towns; blight does not return to the card.
    assert (scene["B4"], scene.s.fear, scene.s.blight_pool) == ("explorer, blight", 10, 99)
    assert (scene.s.destroyed, [sum(own) for own in scene.s.presence]) == ([1, 1], [1, 2])
    assert closing(scene.s, "time") == "time"
    again = stored(scene.s)
    assert (again.changes, again.island, again.pieces) == (scene.s.changes, island, scene.s.pieces)


def test_nothing_happens_on_a_board_that_has_sunk() -> None:
    scene = Scene("river_surges", "lightning", boards="AB", adversary="england", sets="branch_and_claw")
    scene.presence(0, "A5").presence(0, "B1").presence(1, "B5").put("B8", "town").elements(SINKING)
    scene.use("cast_down_into_the_briny_deep", "A1").escalate("II-J")
    assert scene["B8"] == "town, city"
    assert acting_lands(scene.s, EXPLORE, invader_card("II-C")) == [scene.land(f"B{n}") for n in (1, 2, 3)]


def test_f15_the_last_board_sinks_with_victory_and_defeat() -> None:
    scene = river().put("A8", "city").elements(SINKING).use("cast_down_into_the_briny_deep")
    assert (scene.s.island.lands, closing(scene.s, "time")) == ([], "")
    assert (scene.s.defeat, scene.s.victory, scene.s.outcome) == ("spirit", "terror1", "sacrifice")


def test_p18_dahan_that_cannot_be_destroyed_are_put_ashore() -> None:
    scene = river("lightning").presence(0, "B1").presence(1, "B5").elements(SINKING)
    scene.put("A8", "2 dahan, beasts").lasting("infinite_vitality", scene.land("A8"), 1)
    distance = scene.s.island.distance[scene.land("A8")]
    scene.use("cast_down_into_the_briny_deep", "A1")
    ashore = [land for land in scene.s.island.ground if scene.s.pieces[land][DAHAN]]
    assert [scene.s.pieces[land][DAHAN] for land in ashore] == [2]
    assert distance[ashore[0]] == min(distance[land] for land in scene.s.island.ground)


def test_e39_bringer_only_dreams_of_a_sinking_board() -> None:
    scene = Scene("bringer", "river_surges", boards="AB", sets="branch_and_claw")
    scene.presence(0, "A2", 2).presence(0, "B1").presence(1, "A5").elements(SINKING)
    scene.s.fear_pool = 99
    scene.put("A2", "town").put("A7", "explorer, dahan, beasts, blight")
    scene.use("cast_down_into_the_briny_deep", "A2", "A4", "A8")
    assert (scene["A4"], scene["A8"], scene["A7"]) == ("town", "explorer", "dahan, blight, beasts")
    # 2 fear for the town that dreamt of its end; of presence, Bringer's own is destroyed.
    assert (scene.s.fear, scene.s.destroyed, scene.s.changes) == (8, [2, 0], ())


GATES = "2 sun 2 moon 2 fire 2 air 2 water 2 earth 2 plant 2 animal"
FLAME, ROT = "pillar_of_living_flame", "accelerated_rot"


def gates() -> Scene:
    """River may open the gates for Lightning; Accelerated Rot and Pillar of Living Flame are on top."""
    scene = river("lightning").presence(1, "B5", 2)
    scene.s.major_deck = [POWERS.number(id) for id in ("tsunami", ROT, FLAME)]
    scene.s.hands[1] = [POWERS.number("raging_storm")]
    return scene


def test_unlock_the_gates_of_deepest_power() -> None:
    scene = gates().use("unlock_the_gates_of_deepest_power", "lightning", ROT)
    assert scene.offered("gain") == [FLAME, ROT]
    assert scene.s.hands[1] == [POWERS.number("raging_storm"), POWERS.number(ROT)]
    assert (scene.s.major_discard, scene.deciders) == ([POWERS.number(FLAME)], [0, 1])


def test_unlock_the_gates_of_deepest_power_for_half_the_cost() -> None:
    scene = gates().elements(GATES).put("B4", "6 explorer")
    scene.s.energy = [0, 3]
    scene.use("unlock_the_gates_of_deepest_power", "lightning", FLAME, "unlock_for_half")
    assert scene.offered("may") == ["unlock_for_half", "unlock_and_forget", "none"]
    assert (scene.s.energy, scene.s.played[1]) == ([0, 0], [POWERS.number(FLAME)])
    # E7: it counts against no card play.
    assert scene.s.plays[1] - scene.s.extra_plays[1] == 0
    # One fire is on the card; the threshold asks for four: 3 + 2 fear, 5 + 5 damage.
    assert (scene.s.elements[1][2], tiers_met(scene.s, 1, POWERS[FLAME])) == (1, 1)
    assert tiers_met(scene.s, 0, POWERS[FLAME]) == 0
    scene.use(FLAME, "B4", seat=1)
    assert (scene["B4"], scene.s.fear) == ("blight", 5)
    assert stored(scene.s).effects == scene.s.effects
    scene.step("time")
    assert (scene.s.discards[1], scene.s.effects) == ([POWERS.number(FLAME)], [])


def test_unlock_the_gates_of_deepest_power_and_forget_the_card() -> None:
    scene = gates().elements(GATES)
    scene.s.energy = [0, 2]
    scene.use("unlock_the_gates_of_deepest_power", "lightning", FLAME, "unlock_and_forget")
    assert scene.offered("may") == ["unlock_and_forget", "none"]
    assert (scene.s.energy, scene.s.played[1]) == ([0, 2], [POWERS.number(FLAME)])
    assert tiers_met(scene.s, 1, POWERS[FLAME]) == 1
    scene.step("time")
    assert (scene.s.played[1], scene.s.discards[1]) == ([], [])
    assert scene.s.major_discard == [POWERS.number(ROT), POWERS.number(FLAME)]


def test_unlock_the_gates_of_deepest_power_without_playing_the_card() -> None:
    scene = gates().elements(GATES).use("unlock_the_gates_of_deepest_power", "lightning", FLAME, "none")
    assert scene.s.hands[1] == [POWERS.number("raging_storm"), POWERS.number(FLAME)]
    assert (scene.s.effects, tiers_met(scene.s, 1, POWERS[FLAME])) == ([], 0)


def test_instruments_of_their_own_ruin() -> None:
    scene = river().put("A7", "explorer, town, city, dahan")
    scene.use("instruments_of_their_own_ruin", "A7", "city", "town", "town-d1")
    # The city deals 3 to the others, and nothing to itself.
    assert (scene["A7"], scene.s.fear) == ("city-s1, dahan", 1)


def test_d5_instruments_of_their_own_ruin_strike_at_the_same_time() -> None:
    """T7: strife among invaders keeps off no damage and is not used up."""
    scene = river().put("A7", "2 city-s1")
    hits = ["city-s1", "city-d1-s1", "city-d2-s1"]
    scene.use("instruments_of_their_own_ruin", "A7", *hits)
    # 6 damage for 6 health.
    assert (scene["A7"], scene.s.fear) == ("", 4)


def test_instruments_of_their_own_ruin_do_not_damage_themselves() -> None:
    scene = river().put("A7", "explorer, city-s1")
    scene.use("instruments_of_their_own_ruin", "A7", "explorer", "city-s1")
    # The city suffers the 1 of the explorer and not its own 3.
    assert (scene["A7"], scene.s.fear) == ("city-d1-s1", 0)
    scene.use("instruments_of_their_own_ruin", "A7")
    assert scene["A7"] == "city-d1-s2"


def test_t10_badlands_count_once_among_fighting_invaders() -> None:
    scene = river().put("A7", "town-s1, 2 explorer, city, badlands")
    scene.use("instruments_of_their_own_ruin", "A7", "town-s1", "explorer", "explorer")
    assert scene["A7"] == "town-s2, city-d1, badlands"


RUIN = "4 sun 2 fire 2 animal"


def test_e40_instruments_of_their_own_ruin_hit_the_lands_nearby() -> None:
    scene = river("lightning").presence(0, "B4", 2).put("B5", "town-s1, city, 2 dahan")
    scene.put("B6", "2 explorer, city").put("A5", "explorer").elements(RUIN)
    scene.use("instruments_of_their_own_ruin", "B5")
    assert scene["B5"] == "town-s1, city, 2 dahan"
    scene.deciders.clear()
    scene.ravage("B5", "city", "city-d1", "city-d2")
    # Strife is used up as in any ravage; no blight comes, and dahan do not fight back.
    assert (scene["B5"], scene["B6"], scene["A5"]) == ("town, city, 2 dahan", "2 explorer", "explorer")
    assert (scene.s.fear, scene.deciders) == (2, [0, 0, 0])
    # A second ravage as well: 5 damage less 4 of defend.
    scene.lasting("defend", scene.land("B5"), 4).ravage("B5")
    assert (scene["B5"], scene["B6"]) == ("town, city, 2 dahan", "explorer")


def test_e40_instruments_of_their_own_ruin_used_twice_on_a_land() -> None:
    scene = river().put("A7", "town, dahan").put("A8", "city").elements(RUIN)
    scene.use("instruments_of_their_own_ruin", "A7").use("instruments_of_their_own_ruin", "A7").ravage("A7")
    assert (scene["A7"], scene["A8"]) == ("town, dahan", "city-d2")


def test_manifest_incarnation() -> None:
    scene = river().put("A5", "2 explorer, town, 2 city, 2 dahan").put("A8", "city")
    assert lands(scene, "manifest_incarnation") == ["A5"]
    scene.use("manifest_incarnation")
    # 6 fear, 3 for towns and cities, 1 for presence; then 4 damage.
    assert (scene["A5"], scene.s.fear) == ("explorer, city, blight", 10)
    assert scene.s.presence[0][scene.land("A5")] == 0


def test_manifest_incarnation_awes_invaders_with_its_threshold() -> None:
    """V10: a ravage that a power brings about is one like any other: dahan strike back."""
    scene = river().put("A5", "2 explorer, town, 2 city, 2 dahan").elements("3 sun 3 moon")
    scene.use("manifest_incarnation")
    assert (scene["A5"], scene.s.fear) == ("2 dahan", 15)


def test_manifest_incarnation_where_invaders_do_nothing() -> None:
    scene = river().put("A5", "2 city, dahan").lasting("skip", 5).use("manifest_incarnation")
    assert (scene["A5"], scene.s.fear) == ("city, dahan", 9)


def test_manifest_incarnation_removes_the_last_invaders() -> None:
    """R11: without invaders there is no ravage."""
    scene = river().put("A5", "city, dahan").use("manifest_incarnation")
    assert (scene["A5"], scene.s.fear) == ("dahan", 8)
    assert "spirit_island-event-ravage" not in [event.id for event in scene.events]


def test_the_user_of_manifest_incarnation_decides_for_the_dahan() -> None:
    scene = river("lightning").presence(0, "B5").put("B5", "2 town, 2 city, dahan").elements("3 sun 3 moon")
    scene.use("manifest_incarnation", "city", "city-d1")
    # 2 damage of the dahan; B5 is on the board of the other spirit.
    assert (scene["B5"], scene.deciders) == ("town, city-d2, dahan", [0, 0])
