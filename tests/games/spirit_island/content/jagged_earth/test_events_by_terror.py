"""The event cards of Jagged Earth whose branch depends on the terror level."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import ALL
from weald.games.spirit_island.model.pieces import TOWN_CITY
from weald.games.spirit_island.model.state import BUILD, INVADER_PHASE, RAVAGE
from weald.games.spirit_island.phases.invaders import act_in, choose_lands, plan
from weald.games.spirit_island.rules.happenings import POWER
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import FEAR_CARDS


def island(*spirits: str, terror: int = 1) -> Scene:
    """One or two spirits with presence in A5 and B5, out of the way."""
    spirits = spirits or ("river_surges",)
    scene = Scene(*spirits, sets="jagged_earth").terror(terror)
    for seat in range(len(spirits)):
        scene.presence(seat, f"{'AB'[seat]}5", 2)
    return scene.blight_card("downward_spiral", 20)


def two(terror: int = 1) -> Scene:
    return island("river_surges", "lightning", terror=terror)


def normal(scene: Scene, action: int, land: str, *answers: str) -> Scene:
    """Let invaders act in a land as a card orders it."""
    scene.run(act_in(scene.s, action, scene.land(land), normal=True), *answers)
    return scene


# Eager Explorers.


def test_the_first_build_of_each_board_sends_an_explorer() -> None:
    scene = two().put("A6", "town").put("A1", "explorer").put("A2", "explorer").put("B6", "town")
    scene.event("eager_explorers")
    scene.build("A6", "A8")
    assert scene.asked == [("add_explorer", ["A5", "A8"])]
    assert (scene["A6"], scene["A8"]) == ("town, city", "explorer")
    scene.build("A1")
    assert scene["A1"] == "explorer, town"
    assert scene.effects("eager_explorers") == [(1,)]
    scene.build("B6", "B8")
    assert (scene["B8"], scene.s.effects) == ("explorer", [])


def test_a_build_that_disease_stops_is_not_the_first() -> None:
    """Ruling B3."""
    scene = island().put("A6", "town, disease").event("eager_explorers")
    scene.build("A6").build("A6", "A1")
    assert (scene["A6"], scene["A1"]) == ("town, city", "explorer")


@pytest.mark.parametrize("terror", [2, 3])
def test_xenophobes_spare_the_land_and_strike_the_dahan(terror: int) -> None:
    """Two explorers and a town deal 4: the land suffers 1, the dahan 7, less what is defended."""
    scene = island(terror=terror).put("A1", "2 explorer, town, 4 dahan").put("A2", "2 explorer")
    scene.event("eager_explorers")
    normal(scene, RAVAGE, "A1", "town", "town-d1")
    # One dahan is left: 7 damage destroy three, and 1 is left on the last.
    assert scene["A1"] == "2 explorer, dahan-d1"
    normal(scene, RAVAGE, "A2")
    assert scene["A2"] == "2 explorer, blight"


def test_defend_lowers_both_totals_of_xenophobes() -> None:
    scene = island(terror=2).put("A1", "2 explorer, 2 dahan").event("eager_explorers")
    scene.lasting("defend", scene.land("A1"), 3)
    normal(scene, RAVAGE, "A1")
    # To the dahan 2 + 2 - 3, to the land 2 - 2 - 3.
    assert scene["A1"] == "dahan, dahan-d1"


def test_xenophobes_with_strife_do_not_strike() -> None:
    scene = island(terror=2).put("A1", "city-s1, town, 3 dahan").event("eager_explorers")
    normal(scene, RAVAGE, "A1", "city", "city-d1", "city-d2")
    # The town deals 1 to the land and 3 to the dahan.
    assert scene["A1"] == "town-d1, dahan, dahan-d1"


# Bureaucrats Adjust Funding.


def lands_to_build(scene: Scene, card: str) -> list[str]:
    scene.run(choose_lands(scene.s, BUILD, invader_card(card)))
    return [scene.s.island.names[land] for land in scene.s.queue]


@pytest.mark.parametrize("terror", [1, 2])
def test_bureaucrats_cut_and_raise_funds(terror: int) -> None:
    """Board A has 9 towns and cities, B has 3; mountains are A1, A6, B2 and B7."""
    scene = two(terror=terror).put("A1", "5 town").put("A6", "4 city").put("B2", "3 town")
    scene.event("bureaucrats_adjust_funding")
    assert [effect[2] for effect in scene.s.effects] == [INVADER_PHASE]
    assert lands_to_build(scene, "I-M") == ["A1", "B2", "B7"]
    scene.build("B7")
    assert scene["B7"] == "town"
    scene.put("B8", "town")
    assert lands_to_build(scene, "I-M") == ["A1", "B2", "B7"]
    scene.put("A8", "explorer")
    assert lands_to_build(scene, "I-J") == ["B8"]


def test_the_highest_land_is_built_in_twice() -> None:
    scene = island().put("A6", "explorer").put("A1", "town").event("bureaucrats_adjust_funding")
    assert lands_to_build(scene, "I-M") == ["A1", "A6", "A6"]


def test_other_numbers_of_buildings_change_nothing() -> None:
    scene = island().put("A1", "8 town").put("A6", "explorer").event("bureaucrats_adjust_funding")
    assert lands_to_build(scene, "I-M") == ["A1", "A6"]


def test_invaders_ransack_and_run() -> None:
    scene = two(terror=3).put("A6", "2 city").put("A1", "city, town").put("B6", "town")
    scene.event("bureaucrats_adjust_funding")
    scene.s.build_cards = [invader_card("I-W")]
    plan(scene.s)
    scene.step("card")
    assert [scene[land] for land in ("A6", "A1", "B6")] == ["city, blight", "town, city", "town"]


def test_a_stopped_ransacking_still_runs() -> None:
    scene = island(terror=3).put("A6", "city").event("bureaucrats_adjust_funding")
    scene.lasting("skip", scene.land("A6"))
    plan(scene.s)
    scene.s.invader_deck = [invader_card("I-J")]
    scene.step("card")
    assert scene["A6"] == ""


# Resourceful Populace.


def test_resourceful_populace_builds_nearby() -> None:
    scene = island().put("A5", "2 town-d1").event("resourceful_populace")
    scene.use("flash_floods", "A5", "A8")
    assert scene.asked[-1] == ("add_town", ["A1", "A4", "A6", "A7", "A8"])
    assert (scene["A5"], scene["A8"]) == ("town-d1", "town")


def test_an_action_that_destroys_several_brings_one_town() -> None:
    scene = island().put("A6", "town, city").event("resourceful_populace")
    act = begin(scene.s, POWER, "flash_floods", 0, scene.land("A6"))

    def destroy() -> Work[None]:
        yield from act.destroy(ALL, TOWN_CITY)
        yield from act.conclude()

    scene.run(destroy(), "A8")
    assert [scene[land] for land in ("A6", "A1", "A5", "A8")] == ["", "", "", "town"]


def test_nobody_builds_next_to_an_isolated_ruin() -> None:
    scene = island().put("A5", "town-d1").event("resourceful_populace")
    scene.lasting("isolate", scene.land("A5"))
    scene.use("flash_floods", "A5")
    assert [scene[land] for land in ("A1", "A4", "A5", "A6", "A7", "A8")] == [""] * 6


@pytest.mark.parametrize("terror", [2, 3])
def test_towns_strip_the_land_bare(terror: int) -> None:
    scene = island(terror=terror).put("A1", "2 explorer, 2 town").put("A2", "explorer")
    scene.event("resourceful_populace")
    normal(scene, RAVAGE, "A1")
    normal(scene, RAVAGE, "A2")
    assert (scene["A1"], scene["A2"]) == ("explorer, town, blight", "explorer")


def test_a_single_town_strips_its_land() -> None:
    scene = island(terror=2).put("A1", "town").event("resourceful_populace")
    scene.lasting("defend", scene.land("A1"), 1)
    normal(scene, RAVAGE, "A1")
    assert scene["A1"] == "blight"


# Relentless Optimism.


def test_relentless_optimism_is_not_frightened_by_losses() -> None:
    scene = island().put("A5", "town-d1").put("A4", "city-d2").event("relentless_optimism")
    scene.use("flash_floods", "A5").use("flash_floods", "A4")
    assert (scene["A5"], scene["A4"], scene.s.fear) == ("", "", 0)


@pytest.mark.parametrize("terror", [2, 3])
def test_cultures_mix_and_clash(terror: int) -> None:
    scene = two(terror=terror).put("A1", "town-d1, 2 dahan").put("A4", "dahan").put("B1", "2 city, dahan-d1")
    scene.put("B4", "town")
    scene.event("relentless_optimism")
    assert [scene[land] for land in ("A1", "A4", "B1", "B4")] == [
        "2 dahan, dahan-d1",
        "dahan",
        "town-d1, 2 city",
        "town",
    ]


def test_cultures_of_nearly_the_same_size_do_not_clash() -> None:
    scene = island(terror=2).put("A1", "town, 2 dahan").event("relentless_optimism")
    assert scene["A1"] == "town, 2 dahan"


# Pull Together in Adversity.


@pytest.mark.parametrize("terror", [1, 2])
def test_invaders_pull_together(terror: int) -> None:
    """Ruling V30."""
    scene = island(terror=terror).put("A1", "town-s1, city-s2").event("pull_together_in_adversity")
    normal(scene, RAVAGE, "A1")
    # The town strikes in spite of its strife; the city uses the second one it has.
    assert scene["A1"] == "town-s1, city-s1, blight"


def test_the_land_is_purged() -> None:
    scene = two(terror=3).put("A1", "3 town, city, blight").put("A2", "town").put("B1", "town")
    scene.event("pull_together_in_adversity")
    assert [scene[land] for land in ("A1", "A2", "B1")] == ["city, 2 blight, 2 badlands", "town", "town"]
    assert (scene.s.blight_pool, scene.s.fear) == (19, 0)


# Temporary Truce.


def test_a_truce_keeps_one_of_each_out() -> None:
    scene = island().put("A1", "2 town, city, 2 dahan").put("A2", "town").event("temporary_truce")
    normal(scene, RAVAGE, "A1", "city")
    # 4 damage of two towns destroy the one dahan that fights, and it no longer strikes back.
    assert scene["A1"] == "2 town, city, dahan, blight"


def test_a_truce_leaves_others_to_fight() -> None:
    scene = island().put("A1", "2 explorer, town, 3 dahan").event("temporary_truce")
    normal(scene, RAVAGE, "A1")
    # The explorers deal 2; one dahan falls, one strikes and one keeps the truce.
    assert scene["A1"] == "town, 2 dahan, blight"


@pytest.mark.parametrize("terror", [2, 3])
def test_cautious_invaders_skip_a_ravage_on_each_board(terror: int) -> None:
    scene = (
        two(terror=terror).put("A1", "town, 2 dahan").put("A2", "city, dahan").put("A6", "explorer, dahan")
    )
    scene.put("B1", "explorer, dahan")
    scene.event("temporary_truce")
    normal(scene, RAVAGE, "A6", "no")
    normal(scene, RAVAGE, "A1", "yes")
    normal(scene, RAVAGE, "A2")
    normal(scene, RAVAGE, "A6")
    assert scene["A1"] == "town, 2 dahan"
    assert scene.effects("temporary_caution") == [(1,)]
    scene.ravage("B1")
    assert scene.effects("temporary_caution") == [(1,)]
    assert [kind for kind, _ in scene.asked] == ["caution", "caution"]


# Overconfidence.


def test_overconfidence_discards_earned_fear_cards() -> None:
    """Ruling V28."""
    scene = two()
    s = scene.s
    s.fear_earned = FEAR_CARDS.of(s.sets)[:3]
    s.fear_seen = [s.fear_earned[0], s.fear_earned[2]]
    s.fear = 5
    scene.event("overconfidence")
    assert s.fear_earned == FEAR_CARDS.of(s.sets)[2:3]
    assert s.fear_discard == FEAR_CARDS.of(s.sets)[:2]
    assert (s.fear_seen, s.fear) == (FEAR_CARDS.of(s.sets)[2:3], 5)


@pytest.mark.parametrize(("fear", "left"), [(5, 1), (3, 0)])
def test_overconfidence_loses_fear_where_no_card_is_earned(fear: int, left: int) -> None:
    scene = two()
    scene.s.fear = fear
    scene.event("overconfidence")
    assert scene.s.fear == left


@pytest.mark.parametrize(
    ("earned", "damage"), [(1, "explorer"), (2, "explorer, blight"), (5, "explorer, blight")]
)
def test_terror_breeds_aggression(earned: int, damage: str) -> None:
    """Ruling V27: the cards that are earned when the event comes."""
    scene = island(terror=2).put("A1", "explorer")
    scene.s.fear_earned = FEAR_CARDS.of(scene.s.sets)[:earned]
    scene.event("overconfidence")
    scene.s.fear_earned = []
    normal(scene, RAVAGE, "A1")
    assert scene["A1"] == damage
    assert scene.effects("terror_breeds_aggression") == [(earned // 2,)]
