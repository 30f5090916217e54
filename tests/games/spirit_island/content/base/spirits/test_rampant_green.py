"""A Spread of Rampant Green, as printed."""

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.pieces import PLANT
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.panel import card_plays, elements, income, tiers_met
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_lands, target_spirits

GREEN = "rampant_green"


def green() -> Scene:
    return Scene(GREEN, boards="A").presence(0, "A5", 2)


def targets(scene: Scene, id: str) -> list[str]:
    power = POWERS[id]
    lands = target_lands(scene.s, 0, power, tiers_met(scene.s, 0, power))
    return [scene.s.island.names[land] for land in lands]


# Set-up and growth.


@pytest.mark.parametrize(
    ("board", "lands"),
    [("A", "58"), ("B", "46"), ("C", "48"), ("D", "36"), ("E", "78"), ("F", "27")],
)
def test_begins_in_the_highest_wetlands_and_the_jungle_without_dahan(board: str, lands: str) -> None:
    scene = Scene(GREEN, boards=board)
    place_printed(scene.s)
    scene.run(SPIRITS[GREEN].start(begin(scene.s, SET_UP, "setup", 0)))
    assert scene.where() == {f"{board}{n}": 1 for n in lands}


def test_every_turn_presence_comes_to_jungle_or_wetlands() -> None:
    scene = green().put("A1", "explorer")
    assert scene.step("turn") == "grow"
    scene.step("grow", "icon:0.0.0", "A3", "energy")
    assert scene.asked[1] == ("presence_to", ["A2", "A3", "A5", "A8"])
    scene.step("grow", "grow:1.2")
    assert scene.where() == {"A3": 1, "A5": 2}


def test_growth_waits_for_both_parts() -> None:
    scene = green().put("A1", "explorer")
    scene.step("turn")
    scene.step("grow", "grow:1.1")
    scene.step("grow", "icon:1.1.0", "A7", "energy")
    scene.step("grow", "icon:1.1.1")
    assert scene.s.paid == [False]
    scene.step("grow", "icon:0.0.0", "A8", "energy")
    assert scene.s.paid == [True]
    assert (scene.s.energy, elements(scene.s, 0)[PLANT]) == ([1], 1)


def test_growth_1_reclaims_and_gains_a_card() -> None:
    scene = green()
    scene.s.discards[0] = [POWERS.number("overgrow_in_a_night")]
    scene.s.minor_deck = [POWERS.number("drought")]
    scene.step("grow", "grow:1.0")
    scene.step("grow", "icon:1.0.0")
    scene.step("grow", "icon:1.0.1", "minor")
    assert [POWERS.all[card].id for card in scene.s.hands[0]] == ["overgrow_in_a_night", "drought"]


def test_growth_2_adds_presence_and_a_card_play() -> None:
    scene = green()
    scene.step("grow", "grow:1.1")
    scene.step("grow", "icon:1.1.0", "A4", "cards")
    scene.step("grow", "icon:1.1.1")
    assert (scene.where(), card_plays(scene.s, 0)) == ({"A4": 1, "A5": 2}, 2)


def test_growth_3_gains_a_card_and_energy() -> None:
    scene = green()
    scene.s.minor_deck = [POWERS.number("drought")]
    scene.step("grow", "grow:1.2")
    scene.step("grow", "icon:1.2.0", "minor")
    scene.step("grow", "icon:1.2.1")
    assert (scene.s.energy, scene.s.hands[0]) == ([3], [POWERS.number("drought")])


def test_tracks() -> None:
    scene = green()
    shown = []
    for covered in range(6, -1, -1):
        scene.cover("energy", covered, 0)
        shown.append((income(scene.s, 0), elements(scene.s, 0)[PLANT]))
    assert shown == [(0, 0), (1, 0), (1, 1), (2, 1), (2, 1), (2, 2), (3, 2)]


# Choke the Land with Green.


def test_choke_prevents_a_ravage() -> None:
    scene = green().put("A5", "town, dahan")
    scene.ravage("A5", "yes")
    assert (scene["A5"], scene.where(), scene.s.destroyed) == ("town, dahan", {"A5": 1}, [1])


def test_choke_prevents_a_build() -> None:
    scene = green().put("A5", "explorer")
    scene.build("A5", "yes")
    assert (scene["A5"], scene.where()) == ("explorer", {"A5": 1})


def test_choke_is_optional() -> None:
    scene = green().put("A5", "explorer")
    scene.build("A5", "no")
    assert (scene["A5"], scene.where()) == ("explorer, town", {"A5": 2})


def test_choke_needs_a_sacred_site_and_cannot_stop_explorers() -> None:
    scene = green().presence(0, "A8").put("A8", "explorer")
    scene.build("A8").explore("A5")
    assert (scene["A8"], scene["A5"], scene.asked) == ("explorer, town", "explorer", [])


def test_choke_each_action_anew() -> None:
    scene = green().presence(0, "A5").put("A5", "town")
    scene.ravage("A5", "yes").ravage("A5", "yes")
    assert (scene["A5"], scene.where()) == ("town", {"A5": 1})
    scene.ravage("A5")
    assert (scene["A5"], scene.where()) == ("town, blight", {})


# Steady Regeneration.


def test_growth_regrows_destroyed_presence() -> None:
    scene = green()
    scene.s.destroyed[0] = 2
    scene.step("grow", "grow:1.1")
    scene.step("grow", "icon:1.1.0", "A4", "destroyed")
    assert scene.asked[-1] == ("presence_from", ["energy", "cards", "A5", "destroyed"])
    assert (scene.where(), scene.s.destroyed, scene.s.energy) == ({"A4": 1, "A5": 2}, [1], [0])


def test_regrowing_costs_energy_on_a_blighted_island() -> None:
    scene = green().put("A1", "explorer").blight_card("downward_spiral", 5, flipped=True)
    scene.s.destroyed[0] = 2
    scene.s.energy[0] = 1
    scene.step("turn")
    scene.step("grow", "icon:0.0.0", "A8", "destroyed")
    assert (scene.s.destroyed, scene.s.energy) == ([1], [0])
    scene.step("grow", "grow:1.1")
    scene.step("grow", "icon:1.1.0", "A4", "cards")
    assert scene.asked[-1] == ("presence_from", ["energy", "cards", "A5", "A8"])


def test_powers_do_not_regrow() -> None:
    scene = green()
    scene.s.destroyed[0] = 2
    scene.use("overgrow_in_a_night", "A5", "energy")
    assert scene.asked[-1] == ("presence_from", ["energy", "cards"])


def test_only_the_green_regrows() -> None:
    scene = Scene("lightning", GREEN, boards="AB").presence(0, "A7", 2).presence(1, "B6", 2)
    scene.s.destroyed = [1, 1]
    scene.step("grow", "0/grow:0.2")
    scene.step("grow", "0/icon:0.2.0", "A8", "energy")
    assert scene.asked[-1] == ("presence_from", ["energy", "cards", "A7"])


# Creepers Tear into Mortar.


def test_creepers_tear_into_mortar_first_threshold() -> None:
    scene = green().put("A5", "explorer, town, city").elements("1 moon 2 plant")
    scene.use("creepers_tear_into_mortar", "city")
    assert scene["A5"] == "explorer, town, city-d1"


def test_creepers_tear_into_mortar_repeat_in_another_land() -> None:
    scene = green().presence(0, "A8").put("A5", "town").put("A8", "city").elements("2 moon 3 plant")
    scene.use("creepers_tear_into_mortar", "A5", "A8")
    assert (scene["A5"], scene["A8"]) == ("town-d1", "city-d1")


def test_e14_creepers_tear_into_mortar_repeat_twice_in_the_same_land() -> None:
    scene = green().put("A5", "town, city").elements("3 moon 4 plant")
    scene.use("creepers_tear_into_mortar", "town", "town-d1")
    assert (scene["A5"], scene.s.fear) == ("city-d1", 1)


# All-Enveloping Green.


@pytest.mark.parametrize(
    ("words", "defend", "left"),
    [
        ("1 water 3 plant", 2, "2 blight"),
        ("2 water 4 plant", 4, "2 blight"),
        ("3 water 1 earth 5 plant", 4, "blight"),
    ],
)
def test_all_enveloping_green(words: str, defend: int, left: str) -> None:
    scene = green().put("A4", "2 blight").elements(words)
    scene.use("all_enveloping_green", "A4")
    assert scene.effects("defend") == [(scene.land("A4"), defend)]
    assert (scene["A4"], scene.s.blight_pool) == (left, 99 if left == "2 blight" else 100)


def test_all_enveloping_green_reaches_one_land_from_a_sacred_site() -> None:
    scene = green().presence(0, "A3").elements("1 water 3 plant")
    assert targets(scene, "all_enveloping_green") == ["A1", "A4", "A5", "A6", "A7", "A8"]


# The cards.


def test_fields_choked_with_growth_push_a_town() -> None:
    scene = green().put("A5", "2 town, 3 dahan")
    scene.use("fields_choked_with_growth", "A5", "push-town", "A6")
    assert (scene["A5"], scene["A6"]) == ("town, 3 dahan", "town")


def test_fields_choked_with_growth_push_as_many_dahan_as_there_are() -> None:
    scene = green().put("A5", "2 town, 2 dahan")
    scene.use("fields_choked_with_growth", "A5", "push-dahan", "A6", "A8")
    assert (scene["A5"], scene["A6"], scene["A8"]) == ("2 town", "dahan", "dahan")


def test_gift_of_proliferation() -> None:
    scene = Scene(GREEN, "lightning", boards="AB").presence(0, "A5").presence(1, "B5")
    assert target_spirits(scene.s, 0, POWERS["gift_of_proliferation"]) == [1]
    scene.use("gift_of_proliferation", "B7", "energy")
    assert scene.deciders == [1, 1]
    assert scene.asked[0] == ("presence_to", ["B1", "B4", "B5", "B6", "B7"])
    assert (scene.where(1), scene.on("energy", 1)) == ({"B5": 1, "B7": 1}, 6)


def test_gift_of_proliferation_to_oneself_when_alone() -> None:
    scene = green()
    scene.use("gift_of_proliferation", "A4", "cards")
    assert (scene.where(), scene.on("cards")) == ({"A4": 1, "A5": 2}, 4)


def test_overgrow_in_a_night_adds_presence() -> None:
    scene = green().put("A4", "explorer")
    scene.use("overgrow_in_a_night", "A4", "cards")
    assert (scene.where(), scene.s.fear) == ({"A4": 1, "A5": 2}, 0)


def test_overgrow_in_a_night_frightens_invaders_among_its_presence() -> None:
    scene = green().put("A5", "explorer")
    scene.use("overgrow_in_a_night", "A5", "fear")
    assert (scene.where(), scene.s.fear) == ({"A5": 2}, 3)


def test_stem_the_flow_of_fresh_water() -> None:
    scene = green().put("A8", "explorer, town, city").put("A6", "explorer, 2 town, city")
    scene.use("stem_the_flow_of_fresh_water", "A8", "city")
    assert scene["A8"] == "explorer, town, city-d1"
    scene.use("stem_the_flow_of_fresh_water", "A6")
    assert scene["A6"] == "explorer, 2 town-d1, city-d1"
