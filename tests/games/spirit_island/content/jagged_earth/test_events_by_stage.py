"""The event cards of Jagged Earth whose branch depends on the invader stage."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.model.state import INVADER_PHASE, RAVAGE
from weald.games.spirit_island.phases.invaders import act_in, plan
from weald.games.spirit_island.rules.registry import FEAR_CARDS, RAVAGE_BLIGHT


def island(*spirits: str, stage: int = 1, blighted: bool = False, terror: int = 1) -> Scene:
    """One or two spirits with presence in A5 and B5, out of the way."""
    spirits = spirits or ("river_surges",)
    scene = Scene(*spirits, sets="jagged_earth").terror(terror)
    for seat in range(len(spirits)):
        scene.presence(seat, f"{'AB'[seat]}5")
    scene.blight_card("downward_spiral", 20, flipped=blighted)
    return scene.invader_deck(("I-J", "II-J", "III-JM")[stage - 1])


def two(stage: int = 1, blighted: bool = False, terror: int = 1) -> Scene:
    return island("river_surges", "lightning", stage=stage, blighted=blighted, terror=terror)


def normal_ravage(scene: Scene, land: str, *answers: str) -> int:
    """Ravage in a land as a card orders it, and say how much damage it deals."""
    before = len(scene.events)
    scene.run(act_in(scene.s, RAVAGE, scene.land(land), normal=True), *answers)
    reported = [event for event in scene.events[before:] if event.id == "spirit_island-event-ravage"]
    return int(str(reported[0].args["n"])) if reported else -1


# Harvest Bounty, Harvest Dust.


@pytest.mark.parametrize("stage", [1, 2])
def test_a_bountiful_harvest_ravages(stage: int) -> None:
    scene = two(stage=stage).put("A1", "town").put("A2", "city").put("A3", "explorer")
    scene.event("harvest_bounty_harvest_dust", "A2")
    assert scene.asked == [("land", ["A1", "A2"])]
    assert [scene[land] for land in ("A1", "A2", "A3")] == ["town", "city, blight", "explorer"]


def test_a_harvest_of_dust_drives_towns_away() -> None:
    scene = two(blighted=True).put("A6", "2 town").put("A1", "city").put("A4", "2 town").put("B6", "town")
    scene.event("harvest_bounty_harvest_dust", "A6", "A8")
    assert scene.asked == [("land", ["A4", "A6"]), ("push_to", ["A5", "A8"])]
    assert [scene[land] for land in ("A6", "A8", "A4", "B6")] == ["town", "town", "2 town", "town"]


def test_clearcutting_adds_blight_without_a_cascade() -> None:
    scene = island(stage=3).put("A1", "town, blight").put("A2", "explorer")
    scene.event("harvest_bounty_harvest_dust")
    assert (scene["A1"], scene.s.blight_pool) == ("town, 2 blight", 19)


def test_clearcutting_is_prevented_by_presence_and_dahan_there() -> None:
    """Ruling V23: the players choose how many of the two are dahan."""
    scene = two(stage=3).put("A1", "town, 2 dahan").presence(1, "A1").presence(0, "A2", 3)
    answers = ["0/yes", "1/yes", "0/1", "1/1", "1/A1"]
    scene.event("harvest_bounty_harvest_dust", *answers)
    assert scene.asked[2] == ("give_dahan", ["1", "2", "none"])
    assert (scene["A1"], scene.s.destroyed, scene.s.blight_pool) == ("town, dahan", [0, 1], 20)


def test_clearcutting_is_not_prevented_by_what_is_elsewhere() -> None:
    scene = island(stage=3).put("A1", "town, dahan").put("A2", "5 dahan").presence(0, "A2", 3)
    scene.event("harvest_bounty_harvest_dust")
    assert (scene["A1"], scene.asked) == ("town, dahan, blight", [])


def test_a_price_called_off_leaves_the_clearcutting() -> None:
    scene = island(stage=3).put("A1", "town, dahan").presence(0, "A1", 2)
    scene.event("harvest_bounty_harvest_dust", "yes", "0", "none")
    assert (scene["A1"], scene.s.destroyed) == ("town, dahan, blight", [1])


def test_clearcutting_declined() -> None:
    scene = island(stage=3).put("A1", "town, 2 dahan")
    scene.event("harvest_bounty_harvest_dust", "no")
    assert scene["A1"] == "town, 2 dahan, blight"


# Invested Aristocracy.


def ravage_step(scene: Scene, *answers: str) -> Scene:
    """Play the ravage step with the cards that lie ready."""
    scene.s.build_cards = [invader_card("I-W")]
    plan(scene.s)
    left = list(answers)
    while scene.s.agenda[0][0] == RAVAGE:
        scene.step("card", *left)
        left = []
        while scene.s.queue:
            scene.step("land")
        scene.step("land")
    scene.step("card")
    return scene


@pytest.mark.parametrize("stage", [1, 2])
def test_aristocrats_invest_where_ravages_do_no_harm(stage: int) -> None:
    scene = two(stage=stage).put("A1", "city").put("B1", "explorer").put("B8", "explorer")
    scene.event("invested_aristocracy")
    scene.s.ravage_cards = [invader_card("I-M")]
    ravage_step(scene)
    assert [scene[land] for land in ("A1", "A8", "B8", "B7")] == ["city, blight", "", "explorer", "town"]
    assert scene.s.counters[RAVAGE_BLIGHT] == 1


def test_a_cascade_is_blight_of_the_ravage_step() -> None:
    """A3 lies at the edge of board B."""
    scene = two().put("A3", "city, blight").event("invested_aristocracy")
    scene.s.ravage_cards = [invader_card("I-J")]
    scene.s.build_cards = []
    plan(scene.s)
    scene.step("card")
    scene.step("land", "B3")
    scene.step("land")
    scene.step("card")
    assert (scene["A3"], scene["B3"]) == ("city, 2 blight", "blight")
    assert (scene["A8"], scene["B8"]) == ("", "")


def test_what_the_ravage_step_did_is_forgotten_when_cards_advance() -> None:
    scene = island()
    scene.s.counters[RAVAGE_BLIGHT] = 1
    scene.step("advance")
    assert scene.s.counters == {}


def test_dignitaries_of_a_healthy_island_see_more_damage() -> None:
    """Ruling B16: the lowest land that the card names, whether it is ravaged or not."""
    scene = two(stage=3).put("A1", "explorer").put("A6", "explorer").put("B7", "town")
    scene.event("invested_aristocracy")
    scene.s.ravage_cards = [invader_card("I-M")]
    assert normal_ravage(scene, "A1") == 3
    assert normal_ravage(scene, "A6") == 1
    assert normal_ravage(scene, "B7") == 2


def test_dignitaries_do_not_care_for_ravages_without_a_card() -> None:
    scene = island(stage=3).put("A1", "explorer").event("invested_aristocracy")
    scene.s.ravage_cards = [invader_card("I-M")]
    scene.ravage("A1")
    assert scene["A1"] == "explorer"


def test_dignitaries_look_at_the_card_that_ravages() -> None:
    scene = island(stage=3).put("A1", "explorer").put("A2", "explorer").event("invested_aristocracy")
    scene.s.ravage_cards = [invader_card("I-M"), invader_card("II-W")]
    scene.s.agenda = [(RAVAGE, invader_card("II-W"))]
    assert normal_ravage(scene, "A1") == 1
    assert normal_ravage(scene, "A2") == 3


def test_dignitaries_of_a_blighted_island_bring_a_fear_card() -> None:
    scene = island(stage=3, blighted=True)
    s = scene.s
    s.fear_deck, s.fear_box = s.fear_deck[:6], FEAR_CARDS.of(s.sets)[6:7]
    scene.event("invested_aristocracy")
    assert (len(s.fear_deck), s.fear_box, s.effects) == (7, [], [])


# Mapmakers Chart the Wild.


@pytest.mark.parametrize("stage", [1, 2])
def test_mapmakers_do_not_mind_wilds(stage: int) -> None:
    scene = two(stage=stage).put("A1", "wilds").event("mapmakers_chart_the_wild")
    assert [effect[2] for effect in scene.s.effects] == [INVADER_PHASE]
    scene.explore("A1").explore("A2").explore("B1")
    assert [scene[land] for land in ("A1", "A2", "B1")] == ["explorer, wilds", "explorer", "2 explorer"]


def test_increasing_aggression_is_shared_with_branch_and_claw() -> None:
    scene = island(stage=3).put("A1", "explorer").event("mapmakers_chart_the_wild")
    assert normal_ravage(scene, "A1") == 2


# No Bravery without Numbers.


@pytest.mark.parametrize(("stage", "terror"), [(1, 1), (2, 2)])
def test_few_invaders_do_not_ravage(stage: int, terror: int) -> None:
    scene = island(stage=stage, terror=terror).put("A1", f"{terror} town").put("A2", f"{terror + 1} explorer")
    scene.event("no_bravery_without_numbers")
    assert normal_ravage(scene, "A1") == -1
    assert normal_ravage(scene, "A2") == terror + 1
    scene.build("A1")
    assert "city" in scene["A1"]


def test_crowds_are_brave() -> None:
    scene = island(stage=3, terror=3).put("A1", "3 city").put("A2", "4 explorer")
    scene.event("no_bravery_without_numbers")
    assert normal_ravage(scene, "A1") == -1
    assert normal_ravage(scene, "A2") == 6


# Smaller Ports Spring Up.


@pytest.mark.parametrize("stage", [1, 2])
def test_smaller_ports_spring_up(stage: int) -> None:
    scene = two(stage=stage).put("A2", "city").put("A8", "2 city").put("B1", "city").put("B3", "city")
    scene.event("smaller_ports_spring_up", "A3")
    assert scene.asked == [("land", ["A1", "A3"])]
    assert [scene[land] for land in ("A3", "B2")] == ["town", ""]


def test_two_cities_in_one_coastal_land_are_not_exactly_one() -> None:
    scene = island().put("A2", "2 city").event("smaller_ports_spring_up")
    assert (scene["A1"], scene["A3"]) == ("", "")


def test_extensive_building_beside_the_cards() -> None:
    scene = two(stage=3).put("A1", "explorer").put("A2", "town").put("A3", "explorer").put("B1", "explorer")
    scene.s.build_cards = [invader_card("III-MW")]
    scene.put("A4", "explorer, disease")
    scene.event("smaller_ports_spring_up", "A3")
    assert scene.asked == [("land", ["A3", "A4"])]
    assert [scene[land] for land in ("A1", "A2", "A3", "B1")] == [
        "explorer",
        "town",
        "explorer, town",
        "explorer",
    ]
