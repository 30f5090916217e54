"""The event cards of Branch & Claw whose branch depends on stage, terror level or the island's health."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.model.state import EXPLORE, GAME, INVADER_PHASE, RAVAGE
from weald.games.spirit_island.phases.invaders import explorable
from weald.games.spirit_island.rules.land_rules import health
from weald.games.spirit_island.rules.registry import EVENT_RETURNS, POWERS


def island(*spirits: str, stage: int = 1, blighted: bool = False, terror: int = 1) -> Scene:
    """One or two spirits with presence in A5 and B5, out of the way."""
    spirits = spirits or ("river_surges",)
    scene = Scene(*spirits, sets="branch_and_claw").terror(terror)
    for seat in range(len(spirits)):
        scene.presence(seat, f"{'AB'[seat]}5")
    scene.blight_card("downward_spiral", 20, flipped=blighted)
    return scene.invader_deck(("I-J", "II-J", "III-JM")[stage - 1])


def two(stage: int = 1, blighted: bool = False, terror: int = 1) -> Scene:
    return island("river_surges", "lightning", stage=stage, blighted=blighted, terror=terror)


def ravage_damage(scene: Scene, land: str, *answers: str) -> int:
    """Return the damage of a ravage that no card brings about."""
    before = len(scene.events)
    scene.ravage(land, *answers)
    told = [event for event in scene.events[before:] if event.id == "spirit_island-event-ravage"]
    return int(str(told[0].args["n"]))


# By invader stage.


def test_explorers_seek_the_interior() -> None:
    scene = two().put("A1", "2 explorer").put("A2", "explorer").put("A4", "explorer").put("B8", "explorer")
    scene.event("seeking_the_interior", "A6")
    assert scene.asked == [("push_to", ["A4", "A5", "A6"])]
    assert [scene[land] for land in ("A1", "A2", "A4", "A6")] == ["explorer", "", "2 explorer", "explorer"]


@pytest.mark.parametrize("stage", [2, 3])
def test_the_largest_land_spreads(stage: int) -> None:
    scene = island(stage=stage).put("A6", "2 town, explorer, city").put("A1", "3 explorer")
    scene.event("seeking_the_interior", "town", "A1", "explorer", "A5")
    assert [scene[land] for land in ("A6", "A1", "A5", "A8")] == [
        "city",
        "3 explorer, town",
        "explorer",
        "town",
    ]


def test_of_two_largest_lands_the_players_choose() -> None:
    scene = two(stage=2).put("A8", "town").put("B8", "town")
    scene.event("seeking_the_interior", "0/B8", "1/B8", "B6")
    assert (scene["A8"], scene["B6"]) == ("town", "town")


def test_a_wave_of_explorers() -> None:
    scene = island().event("wave_of_reconnaissance").put("A2", "wilds")
    scene.explore("A1").explore("A2")
    assert (scene["A1"], scene["A2"]) == ("2 explorer", "")


@pytest.mark.parametrize("stage", [2, 3])
def test_towns_become_cities(stage: int) -> None:
    scene = two(stage=stage).put("A1", "3 town").put("A2", "town").put("B1", "2 town-d1")
    scene.event("wave_of_reconnaissance")
    assert [scene[land] for land in ("A1", "A2", "B1")] == ["town, 2 city", "town", "town-d1, city-d1"]


def test_interesting_discoveries_at_a_sacred_site() -> None:
    scene = two().presence(0, "A1", 2).put("A2", "explorer").put("A4", "2 explorer")
    scene.event("interesting_discoveries", "A1", "A4:explorer")
    assert (scene["A1"], scene["A2"], scene["A4"]) == ("2 explorer", "explorer", "explorer")


@pytest.mark.parametrize("stage", [2, 3])
def test_aggression_adds_damage_in_each_land(stage: int) -> None:
    scene = island(stage=stage).put("A1", "explorer").put("A2", "town-s1").event("interesting_discoveries")
    assert ravage_damage(scene, "A1") == 2
    assert ravage_damage(scene, "A2") == 0


def test_strange_tales_frighten_now_and_attract_later() -> None:
    """In wetlands one presence is a sacred site of the River."""
    scene = two().presence(0, "A1", 2).presence(0, "A2", 2)
    scene.event("strange_tales_attract_explorers")
    assert (scene.s.fear, scene["A1"]) == (1, "")
    scene.step("advance")
    assert (scene["A1"], scene["A2"], scene["A5"]) == ("explorer", "explorer", "explorer")
    assert scene["B5"] == ""
    assert scene.s.effects == []


@pytest.mark.parametrize("stage", [2, 3])
def test_fortification_builds_where_no_card_shows_it(stage: int) -> None:
    scene = island(stage=stage).put("A1", "explorer").put("A6", "explorer, disease").put("A4", "explorer")
    scene.event("strange_tales_attract_explorers")
    s = scene.s
    s.build_cards, s.explore_cards = [invader_card("II-W")], [invader_card("I-J")]
    s.ravage_cards = [invader_card("I-S")]
    scene.step("advance", "mountain")
    assert scene.asked == [("terrain", ["mountain", "sands"])]
    assert (scene["A1"], scene["A6"], scene["A4"]) == ("explorer, town", "explorer", "explorer")


def test_fortification_builds_nothing_where_all_terrains_are_shown() -> None:
    scene = island(stage=3).put("A1", "explorer").event("strange_tales_attract_explorers")
    scene.s.build_cards, scene.s.explore_cards = [invader_card("III-JM")], [invader_card("III-SW")]
    scene.step("advance")
    assert scene["A1"] == "explorer"


def test_v6_the_early_third_stage_of_prussia_is_the_second() -> None:
    """Seeking the Interior looks the same at both; Small Uprising is up to stage II."""
    scene = Scene("river_surges", adversary="brandenburg_prussia", level=2, sets="branch_and_claw")
    scene.presence(0, "A5").put("A1", "town").invader_deck("III-JM", "II-J")
    scene.event("slave_rebellion")
    assert scene["A1"] == "town-s1"
    scene.invader_deck("III-JM", "III-JS").event("slave_rebellion")
    assert scene["A1"] == ""


# By terror level.


@pytest.mark.parametrize("terror", [1, 2])
def test_lonely_dahan_are_assimilated(terror: int) -> None:
    scene = two(terror=terror).put("A1", "dahan").put("A2", "city, 2 dahan").put("B1", "dahan, town")
    scene.event("cultural_assimilation")
    assert [scene[land] for land in ("A1", "A2", "B1")] == ["town", "city, 2 dahan", "town, dahan"]


def test_v16_reprisal_ignores_defend_of_powers() -> None:
    scene = island(terror=3).put("A1", "city, 3 dahan")
    scene.lasting("defend", scene.land("A1"), 5, source="rivers_bounty")
    # Rulings R7, V16: invaders deal this damage, so one dahan is finished before the next.
    scene.event("cultural_assimilation")
    assert scene["A1"] == "city, dahan, dahan-d1"


def test_v16_r7_reprisal_cannot_be_spread_to_spare_dahan() -> None:
    scene = island(terror=3).put("A1", "town, 3 dahan-d1")
    scene.event("cultural_assimilation")
    assert (scene["A1"], scene.asked) == ("town", [])


def test_v16_defend_from_other_sources_counts() -> None:
    scene = Scene("vital_strength", sets="branch_and_claw").terror(3).presence(0, "A1", 2)
    scene.put("A1", "city, dahan")
    scene.event("cultural_assimilation")
    assert scene["A1"] == "city, dahan"


def test_dangers_are_investigated() -> None:
    scene = island()
    for n in range(1, 7):
        scene.put(f"A{n}", "dahan" if n % 2 else "explorer")
    scene.event("investigation_of_dangers", "A8")
    assert scene.asked == [("land", ["A7", "A8"])]
    assert scene["A8"] == "explorer"


@pytest.mark.parametrize("terror", [2, 3])
def test_the_unnatural_is_destroyed(terror: int) -> None:
    scene = (
        island(terror=terror).put("A5", "explorer").put("A1", "explorer").event("investigation_of_dangers")
    )
    assert (ravage_damage(scene, "A5"), ravage_damage(scene, "A1")) == (4, 1)


def test_explorers_come_from_farther_away() -> None:
    scene = island()
    far = [scene.land(land) for land in ("A7", "A8")]
    assert [explorable(scene.s, land) for land in far] == [False, False]
    scene.event("distant_exploration")
    assert [explorable(scene.s, land) for land in far] == [False, False]
    assert all(explorable(scene.s, scene.land(land)) for land in ("A4", "A5", "A6"))
    scene.put("A6", "town")
    assert [explorable(scene.s, land) for land in far] == [True, True]
    assert scene.s.effects[0][2] == INVADER_PHASE
    scene.lasting("isolate", scene.land("A5")).lasting("isolate", scene.land("A8"))
    assert [explorable(scene.s, land) for land in far] == [False, False]


@pytest.mark.parametrize("terror", [2, 3])
def test_mobs_of_three_ravage_harder(terror: int) -> None:
    scene = island(terror=terror).put("A1", "3 explorer").put("A2", "2 explorer").event("distant_exploration")
    assert (ravage_damage(scene, "A1"), ravage_damage(scene, "A2")) == (6, 2)


# By the health of the island.


def test_explorers_put_down_roots_inland() -> None:
    scene = two().put("A1", "explorer").put("A4", "2 explorer").put("B1", "explorer")
    scene.event("putting_down_roots")
    assert [scene[land] for land in ("A1", "A4", "B1")] == ["explorer", "explorer, town", "explorer"]


def test_v9_v11_the_center_crumbles_unless_presence_of_the_board_is_given() -> None:
    scene = two(blighted=True).presence(0, "A5", 2).presence(1, "A8").put("A1", "town").put("B1", "town")
    scene.event("putting_down_roots", "0/A5", "1/A8", "0/A5", "B8")
    assert scene.s.destroyed == [2, 1]
    assert [scene[f"A{n}"] for n in range(2, 9)] == [""] * 7
    assert scene["B8"] == "blight"


def test_v11_no_price_on_a_board_that_the_event_leaves_out() -> None:
    scene = two(blighted=True).presence(0, "A5", 2).put("B1", "town")
    scene.event("putting_down_roots", "B8")
    assert scene.asked == [("land", ["B4", "B5", "B6", "B7", "B8"])]


def test_v7_blight_of_events_destroys_presence_and_cascades() -> None:
    scene = island(blighted=True).put("A1", "town").put("A5", "blight").presence(0, "A5")
    scene.event("putting_down_roots", "A5", "A8")
    assert (scene["A5"], scene["A8"], scene.s.destroyed) == ("2 blight", "blight", [1])
    assert scene.s.blight_pool == 18


def test_a_still_healthy_branch_needs_no_blight_card() -> None:
    scene = Scene("river_surges", sets="branch_and_claw").presence(0, "A5").put("A4", "explorer")
    scene.event("putting_down_roots")
    assert scene["A4"] == "town"


def test_explorers_search_for_new_lands() -> None:
    scene = island().put("A6", "2 explorer").put("A1", "town").put("A8", "explorer").put("A2", "explorer")
    scene.event("search_for_new_lands")
    assert [scene[land] for land in ("A6", "A5", "A2")] == ["explorer", "explorer", "explorer"]


@pytest.mark.parametrize(
    ("card", "pieces", "lands"),
    [
        ("search_for_new_lands", {"A8": "town"}, ["A1", "A2", "A3"]),
        ("invaders_surge_inland", {"A6": "town"}, ["A1", "A5", "A6", "A8"]),
        ("tight_knit_communities", {"A6": "blight"}, ["A1", "A5", "A8"]),
        ("well_prepared_explorers", {"A6": "blight"}, ["A1", "A5", "A8"]),
        ("heavy_farming", {"A1": "city", "A6": "city"}, ["A1", "A6"]),
    ],
)
def test_blight_is_added_unless_two_presence_of_the_board_are_given(
    card: str, pieces: dict[str, str], lands: list[str]
) -> None:
    scene = island(blighted=True).presence(0, "A2", 2)
    for land, there in pieces.items():
        scene.put(land, there)
    before = scene[lands[0]]
    scene.event(card, "none", lands[0])
    assert scene.asked == [("prevent", ["A2", "A5", "done", "none"]), ("land", lands)]
    assert scene[lands[0]] == ", ".join(word for word in (before, "blight") if word)
    scene.event(card, "A2", "A2")
    assert scene.s.destroyed == [2]
    assert scene[lands[0]] == ", ".join(word for word in (before, "blight") if word)


def test_towns_surge_one_or_two_lands_inland() -> None:
    """Ruling V8: each step goes farther from the coast."""
    scene = island().put("A1", "town-d1, city")
    scene.event("invaders_surge_inland", "A6", "A8")
    assert scene.asked == [("surge", ["A4", "A5", "A6"]), ("surge", ["A8", "none"])]
    assert (scene["A1"], scene["A6"], scene["A8"]) == ("city", "", "town-d1")


def test_v8_no_second_step_where_no_land_is_farther_inland() -> None:
    scene = two().put("A2", "town").put("B8", "town")
    scene.event("invaders_surge_inland")
    assert (scene["A2"], scene["A4"], scene["B8"]) == ("", "town", "town")


def test_communities_are_tougher() -> None:
    scene = island().put("A4", "town, city, explorer").event("tight_knit_communities")
    assert [health(scene.s, scene.land("A4"), kind) for kind in (0, 1, 2, 3)] == [1, 3, 4, 2]


def test_explorers_are_tougher() -> None:
    scene = island().put("A5", "explorer").event("well_prepared_explorers")
    assert [health(scene.s, scene.land("A5"), kind) for kind in (0, 1, 2, 3)] == [2, 2, 3, 2]
    scene.use("flash_floods", "A5")
    assert scene["A5"] == "explorer-d1"


def test_the_population_rises() -> None:
    scene = two().put("A1", "explorer").put("A2", "town").put("A3", "city")
    scene.event("population_rises", "A1")
    assert scene.asked == [("land", ["A1", "A2"])]
    assert scene["A1"] == "explorer, town"


def test_power_fades_for_each_spirit_in_its_way() -> None:
    scene = two(blighted=True).presence(0, "A5")
    tend, drought = POWERS.number("call_to_tend"), POWERS.number("drought")
    scene.s.hands[1], scene.s.discards[1] = [tend], [drought]
    scene.event("population_rises", "destroy_presence", "forget_card-forget_card", "drought")
    assert scene.asked[0] == ("choose", ["destroy_presence", "discard_blight"])
    assert scene.asked[1] == ("choose", ["forget_card-forget_card", "discard_blight"])
    assert (scene.s.destroyed, scene.s.hands[1], scene.s.discards[1]) == ([2, 0], [], [])


def test_power_fades_from_the_blight_card() -> None:
    scene = island(blighted=True)
    scene.event("population_rises")
    assert (scene.s.blight_pool, scene.s.destroyed) == (19, [0])


@pytest.mark.parametrize(
    ("card", "normal"), [("urban_development", 3 + 2 + 2 + 1), ("heavy_farming", 3 + 2 + 1 + 1)]
)
def test_the_next_normal_ravage_is_stronger(card: str, normal: int) -> None:
    """Ruling V20: a bonus ravage does not count, a later turn does, and it happens once."""
    scene = island().put("A1", "city, town, explorer").put("A6", "city, town, explorer").event(card)
    assert scene.s.effects == [(card, (), GAME, card)]
    assert ravage_damage(scene, "A1") == 6
    scene.step("time")
    assert len(scene.s.effects) == 1
    s = scene.s
    s.agenda, s.queue, s.in_order = [(RAVAGE, invader_card("I-M"))], [scene.land("A6")], True
    before = len(scene.events)
    scene.step("land")
    told = [event for event in scene.events[before:] if event.id == "spirit_island-event-ravage"]
    assert told[0].args["n"] == normal
    scene.step("land")
    assert s.effects == []


def test_pits_of_blight_fester_without_a_cascade() -> None:
    scene = (
        two(blighted=True)
        .put("A1", "2 blight, town")
        .put("A2", "blight")
        .put("B1", "2 blight")
        .presence(0, "A1")
    )
    scene.event("urban_development")
    assert [scene[land] for land in ("A1", "A2", "B1")] == ["town, 3 blight", "blight", "2 blight"]
    assert scene.s.destroyed == [1, 0]


def test_v18_promising_farmland_makes_one_explorer_a_town_on_each_board() -> None:
    scene = two().put("A2", "explorer").event("promising_farmland")
    s = scene.s
    card = invader_card("II-C")
    s.agenda, s.queue = [(EXPLORE, card)], [scene.land(land) for land in ("A1", "A2", "B1")]
    for _ in range(3):
        scene.step("land")
    scene.step("land", "A2")
    assert scene.asked == [("land", ["A1", "A2"])]
    assert [scene[land] for land in ("A1", "A2", "B1")] == ["explorer", "explorer, town", "town"]


def test_cash_crops_ravage_in_a_terrain_no_card_shows() -> None:
    scene = two(blighted=True).presence(1, "B1").put("A4", "town").put("A7", "town").put("B3", "town")
    s = scene.s
    s.ravage_cards, s.build_cards = [invader_card("II-J")], [invader_card("III-MW")]
    scene.event("promising_farmland", "A7", "1/B1", "1/B5")
    assert scene.asked == [
        ("land", ["A4", "A7"]),
        ("prevent", ["B1", "B5", "done", "none"]),
        ("prevent", ["B5", "done", "none"]),
    ]
    assert [scene[land] for land in ("A4", "A7", "B3")] == ["town, blight", "town, blight", "town"]
    assert s.destroyed == [0, 2]


def test_cash_crops_leave_the_terrain_to_the_players() -> None:
    scene = island(blighted=True).put("A4", "town").put("A1", "town")
    scene.s.ravage_cards = [invader_card("III-JW")]
    scene.event("promising_farmland", "mountain")
    assert scene.asked == [("terrain", ["mountain", "sands"])]
    assert (scene["A1"], scene["A4"]) == ("town, blight", "town")


# Only against France.


@pytest.mark.parametrize("stage", [1, 2])
def test_a_small_uprising_comes_back(stage: int) -> None:
    scene = two(stage=stage).put("A1", "town, city").put("B1", "2 town")
    scene.event("slave_rebellion")
    assert (scene["A1"], scene["B1"]) == ("town-s1, city", "town, town-s1")
    assert scene.s.counters[EVENT_RETURNS] == 3


def test_a_rebellion_destroys_and_hurts() -> None:
    scene = two(stage=3).put("A1", "2 town").put("A2", "city-s1").put("B1", "city")
    scene.event("slave_rebellion", "A1:town")
    assert scene.asked == [("strife_at", ["A1:town", "A2:city-s1"])]
    assert [scene[land] for land in ("A1", "A2", "B1")] == ["town-d1-s1", "city-d2-s2", "city-d1-s1"]
    assert (scene.s.fear, EVENT_RETURNS in scene.s.counters) == (1, False)


def test_t14_towns_of_an_isolated_coast_do_not_surge_inland() -> None:
    scene = island().put("A1", "town").put("A2", "town")
    scene.lasting("isolate", scene.land("A1")).lasting("isolate", scene.land("A4"))
    scene.event("invaders_surge_inland")
    # A4, the only land farther inland beside A2, is isolated as well.
    assert (scene["A1"], scene["A2"], scene.asked) == ("town", "town", [])


def test_t10_badlands_add_to_a_rebellion_once_and_only_to_those_with_strife() -> None:
    scene = island(stage=3).put("A1", "2 town").put("A4", "city-s1, explorer, badlands")
    scene.event("slave_rebellion", "A4:city-s1")
    # 2 damage for the strife on the city and 1 for the badlands; the explorer is untouched.
    assert (scene["A1"], scene["A4"]) == ("town-d1-s1", "explorer, badlands")
