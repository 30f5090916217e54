"""Token events of Jagged Earth."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.content.jagged_earth.shared_token_events import (
    hunting_parties,
    terrifying_beasts,
)
from weald.games.spirit_island.model.state import INVADER_PHASE
from weald.games.spirit_island.rules.happenings import EVENT_CARD


def island(*spirits: str) -> Scene:
    """One or two spirits with presence in A5 and B5."""
    spirits = spirits or ("river_surges",)
    scene = Scene(*spirits, sets="jagged_earth")
    for seat in range(len(spirits)):
        scene.presence(seat, f"{'AB'[seat]}5")
    return scene


def two() -> Scene:
    return island("river_surges", "lightning")


def token(scene: Scene, card: str, *answers: str) -> Scene:
    return scene.event(card, *answers, part="token")


# Beasts.


def test_beasts_quit_the_farmed_lands() -> None:
    scene = two().put("A1", "beasts").put("A2", "town").put("A4", "city").put("A5", "2 explorer")
    scene.put("B1", "beasts").put("B2", "explorer")
    token(scene, "lesser_spirits_imperiled", "A5", "B4")
    assert scene.asked == [("push_to", ["A5", "A6"]), ("push_to", ["B2", "B4", "B5", "B6"])]
    assert [scene[land] for land in ("A1", "A5", "B4")] == ["", "2 explorer, beasts", "beasts"]
    assert scene.s.fear == 1


def test_beasts_that_are_shut_in_by_towns_stay() -> None:
    scene = island().put("A3", "beasts").put("A2", "town").put("A4", "town")
    token(scene, "lesser_spirits_imperiled")
    assert (scene["A3"], scene.s.fear) == ("beasts", 0)


def test_hunting_parties_destroy_beasts_beside_cities() -> None:
    scene = two().put("A1", "2 beasts, city").put("A2", "beasts, town").put("B1", "beasts, city")
    token(scene, "remnants_of_a_spirits_heart")
    assert [scene[land] for land in ("A1", "A2", "B1")] == ["city, beasts", "town, beasts", "city"]
    assert scene.s.fear == 2


def test_beasts_prey_on_the_injured() -> None:
    scene = two().put("A1", "beasts, city-d1, town, explorer").put("A2", "city-d2").put("B1", "beasts, town")
    token(scene, "hard_working_settlers")
    assert [scene[land] for land in ("A1", "A2", "B1")] == [
        "explorer, town, beasts",
        "city-d2",
        "town, beasts",
    ]
    assert scene.s.fear == 2


def test_of_several_injured_one_is_chosen() -> None:
    scene = island().put("A1", "beasts, city-d1, town-d1").put("A6", "beasts, town-d1")
    token(scene, "hard_working_settlers", "A1", "town-d1")
    assert scene["A1"] == "city-d1, beasts"
    assert scene.asked == [("land", ["A1", "A6"]), ("destroy", ["town-d1", "city-d1"])]


def test_beasts_count_as_badlands_for_the_turn() -> None:
    scene = island().put("A5", "2 beasts, city, town")
    token(scene, "hard_working_settlers")
    scene.s.elements[0] = [0] * 8
    scene.use("flash_floods", "A5", "city", "city-d1", "city-d2")
    assert scene["A5"] == "town, 2 beasts"


@pytest.mark.parametrize(
    "card",
    [
        "harvest_bounty_harvest_dust",
        "coastal_towns_multiply",
        "sprawl_contained_by_the_wilds",
        "pull_together_in_adversity",
    ],
)
def test_explorers_blunder(card: str) -> None:
    scene = two().put("A1", "beasts, 3 explorer").put("A6", "beasts, explorer").put("A4", "explorer")
    scene.put("B1", "beasts, explorer, town")
    token(scene, card, "A1", "A6")
    assert [scene[land] for land in ("A1", "A6", "A4", "B1")] == [
        "2 explorer, beasts",
        "beasts",
        "explorer",
        "town, beasts",
    ]


@pytest.mark.parametrize(
    "card",
    [
        "invested_aristocracy",
        "mapmakers_chart_the_wild",
        "no_bravery_without_numbers",
        "temporary_truce",
    ],
)
def test_each_beasts_deals_one_damage(card: str) -> None:
    scene = two().put("A1", "2 beasts, town").put("B1", "beasts, city")
    token(scene, card)
    assert (scene["A1"], scene["B1"], scene.s.fear) == ("2 beasts", "city-d1, beasts", 1)


def test_beasts_lair_in_untamed_lands() -> None:
    scene = two().put("A1", "town").put("A2", "city").put("A3", "blight").put("A4", "explorer")
    for land in ("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"):
        scene.put(land, "blight")
    token(scene, "the_frontier_calls", "A4")
    assert scene.asked == [("land", ["A4", "A5", "A6", "A7", "A8"])]
    assert scene["A4"] == "explorer, beasts"


@pytest.mark.parametrize(
    "card",
    ["provincial_seat", "cities_rise", "wounded_lands_attract_explorers", "eager_explorers"],
)
def test_beasts_chase_off_homesteaders(card: str) -> None:
    scene = two().put("A6", "beasts, 3 explorer, 2 town").put("B6", "beasts, town")
    token(scene, card, "push-explorer", "explorer", "A1", "explorer", "A8", "B1")
    assert [scene[land] for land in ("A6", "A1", "A8")] == [
        "explorer, 2 town, beasts",
        "explorer",
        "explorer",
    ]
    assert (scene["B6"], scene["B1"]) == ("beasts", "town")


def test_beasts_chase_off_a_town_or_fewer_explorers() -> None:
    scene = two().put("A6", "beasts, explorer, town").put("B6", "beasts, explorer, town")
    token(scene, "provincial_seat", "push-town", "A1", "push-explorer", "none")
    assert (scene["A6"], scene["A1"]) == ("explorer, beasts", "town")
    assert scene["B6"] == "explorer, town, beasts"


def test_casualties_of_fang_and_sting() -> None:
    scene = two().put("A1", "beasts, explorer, town, city").put("A2", "town").put("B1", "beasts, city")
    token(scene, "civic_engagement", "town")
    assert [scene[land] for land in ("A1", "A2", "B1")] == ["explorer, city, beasts", "town", "city, beasts"]
    assert scene.s.fear == 1


def test_terrifying_beasts() -> None:
    scene = two().put("A1", "beasts").put("A8", "beasts").put("B1", "beasts")
    token(scene, "bureaucrats_adjust_funding")
    assert scene.s.fear == 2


def test_beasts_multiply_and_kill() -> None:
    scene = two().put("A6", "beasts, dahan").put("A7", "dahan").put("B5", "dahan")
    token(scene, "overconfidence", "A8")
    assert scene.asked == [("land", ["A1", "A5", "A8"])]
    assert [scene[land] for land in ("A6", "A8", "A7", "B5")] == ["beasts", "beasts", "dahan", "dahan"]


def test_new_beasts_can_kill_at_once() -> None:
    scene = island().put("A3", "beasts").put("A2", "2 dahan")
    token(scene, "overconfidence", "A2")
    assert scene["A2"] == "dahan, beasts"


# Disease.


@pytest.mark.parametrize("card", ["numinous_crisis", "seek_new_farmland"])
def test_plagues_bring_fear_and_death(card: str) -> None:
    scene = two().put("A1", "disease, 2 dahan").put("A2", "disease").put("A3", "3 dahan").put("B1", "dahan")
    token(scene, card, "dahan")
    assert [scene[land] for land in ("A1", "A3", "B1")] == ["2 dahan-d1, disease", "3 dahan", "dahan"]
    assert scene.s.fear == 1


def test_outbreaks_shift_to_the_most_invaders() -> None:
    scene = two().put("A6", "disease").put("A1", "explorer, town").put("A8", "2 explorer").put("A5", "city")
    scene.put("A2", "5 town").put("B6", "disease")
    token(scene, "dahan_trade_with_the_invaders", "A8")
    assert scene.asked == [("push_to", ["A1", "A8"])]
    assert [scene[land] for land in ("A6", "A8", "B6")] == ["", "2 explorer, disease", "disease"]


def test_fatalities_rise() -> None:
    scene = two().put("A1", "2 disease, explorer, town-d1, city, dahan-d1, dahan").put("A2", "explorer")
    scene.put("B1", "disease, city")
    token(scene, "gradual_corruption")
    assert [scene[land] for land in ("A1", "A2", "B1")] == [
        "city-d1, dahan-d1, disease",
        "explorer",
        "city-d1, disease",
    ]


def test_grim_toll_is_shared_with_branch_and_claw() -> None:
    scene = island().put("A1", "disease, town, 2 dahan").put("A2", "town")
    token(scene, "fortune_seekers", "dahan-d1")
    assert (scene["A1"], scene["A2"]) == ("dahan, disease", "town")


def test_pestilence_arrives_at_the_coast() -> None:
    scene = two().put("A1", "town, 2 dahan").put("A2", "2 town").put("A8", "5 city").put("B1", "dahan")
    scene.put("A2", "2 dahan")
    token(scene, "thriving_trade", "dahan")
    assert [scene[land] for land in ("A1", "A2", "A8", "B1")] == [
        "town, 2 dahan",
        "2 town, dahan-d1, disease",
        "5 city",
        "dahan",
    ]


def test_irregular_outbreaks_let_invaders_build() -> None:
    scene = two().put("A1", "disease, explorer").put("A2", "disease").put("B1", "explorer")
    token(scene, "the_struggles_of_growth")
    assert scene.s.fear == 1
    scene.build("A1")
    assert scene["A1"] == "explorer, town, disease"
    assert [effect[2] for effect in scene.s.effects] == [INVADER_PHASE]


def test_virulence_inland() -> None:
    scene = two().put("A1", "3 city").put("A4", "town").put("A8", "town, city").put("B1", "city")
    token(scene, "resourceful_populace")
    assert [scene[land] for land in ("A1", "A4", "A8", "B1")] == [
        "3 city",
        "town",
        "town, city, disease",
        "city",
    ]


def test_foreign_diseases_where_most_live_together() -> None:
    scene = two().put("A1", "2 explorer, 2 dahan").put("A2", "6 dahan").put("A4", "town, dahan")
    scene.put("B1", "5 city").put("B2", "dahan")
    token(scene, "relentless_optimism", "dahan-d1")
    assert [scene[land] for land in ("A1", "A2", "A4", "B1", "B2")] == [
        "2 explorer, dahan, disease",
        "6 dahan",
        "town, dahan",
        "5 city",
        "dahan",
    ]


def test_the_stricken_do_not_ravage() -> None:
    scene = island().put("A1", "disease, city").put("A2", "city")
    token(scene, "smaller_ports_spring_up")
    scene.ravage("A1").ravage("A2")
    assert (scene["A1"], scene["A2"]) == ("city, disease", "city, blight")


# Presence that counts as beasts (Settle into Hunting-Grounds).


def test_e51_presence_preys_like_beasts() -> None:
    scene = island().presence(0, "A5").put("A5", "explorer, town").lasting("settle_into_hunting_grounds", 0)
    token(scene, "invested_aristocracy", "2")
    # 2 presence deal 1 damage each, and 2 as badlands.
    assert (scene["A5"], scene.s.fear) == ("", 1)


def test_e51_presence_that_attacks_is_not_removed() -> None:
    scene = Scene("river_surges", sets="branch_and_claw jagged_earth").presence(0, "A5").put("A5", "2 town")
    scene.lasting("settle_into_hunting_grounds", 0)
    scene.event("cultural_assimilation", "1", "town", part="token")
    # 2 damage, and 1 as badlands.
    assert (scene["A5"], scene.s.presence[0][scene.land("A5")]) == ("town-d1", 1)


def test_e51_presence_is_terrifying_and_is_not_hunted() -> None:
    scene = island().presence(0, "A5").put("A5", "city").lasting("settle_into_hunting_grounds", 0)
    act = begin(scene.s, EVENT_CARD, "terrifying_beasts", 0)
    scene.run(terrifying_beasts.body(act))
    scene.run(hunting_parties.body(act))
    assert (scene.s.fear, scene.s.presence[0][scene.land("A5")]) == (2, 2)
