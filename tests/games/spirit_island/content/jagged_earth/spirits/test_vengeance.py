"""Vengeance as a Burning Plague: set-up, growth, tracks, special rules, innate powers, cards."""

import pytest

from tests.games.spirit_island.scenes import FAST, SLOW, Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.ai.value.growth_worth import icon_worth
from weald.games.spirit_island.model.pieces import ANIMAL, BADLANDS, FIRE
from weald.games.spirit_island.model.state import RAVAGE, SPIRIT
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import EVENT_CARD, GROWTH, SET_UP
from weald.games.spirit_island.rules.panel import card_plays, elements, income
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import has_target, target_lands, target_spirits

VENGEANCE = "vengeance"
SETS = "branch_and_claw jagged_earth"


def vengeance(land: str = "A5", n: int = 1) -> Scene:
    return Scene(VENGEANCE, boards="A", sets=SETS).presence(0, land, n)


def test_set_up_with_one_presence_destroyed() -> None:
    scene = Scene(VENGEANCE, boards="A", sets=SETS)
    place_printed(scene.s)
    scene.run(SPIRITS[VENGEANCE].start(begin(scene.s, SET_UP, "setup", 0)))
    # Blight is in A4 only; of the wetlands A2 and A5, A2 has dahan.
    assert (scene.where(), scene.s.destroyed) == ({"A4": 1, "A5": 1}, [1])
    assert [spirit["destroyed"] for spirit in view(scene.s)["spirits"] if spirit["id"]] == [1]


def test_a24_set_up_sees_what_adversaries_have_moved() -> None:
    scene = Scene(VENGEANCE, boards="A", sets=SETS).put("A5", "blight").put("A8", "blight")
    scene.run(SPIRITS[VENGEANCE].start(begin(scene.s, SET_UP, "setup", 0)), "A8", "A2")
    assert scene.asked == [("presence_to", ["A5", "A8"]), ("presence_to", ["A2", "A5"])]
    assert scene.where() == {"A2": 1, "A8": 1}


# Growth and tracks.


def growing() -> Scene:
    scene = vengeance().put("A7", "town").put("A8", "blight").put("A1", "city").put("A6", "explorer")
    scene.s.phase = SPIRIT
    scene.s.minor_deck = [POWERS.number("drought")]
    scene.s.discards[0] = [POWERS.number("plaguebearers")]
    return scene


def test_growth_1() -> None:
    scene = growing()
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "icon:0.0.1", "minor")
    scene.step("grow", "icon:0.0.2")
    assert scene.s.energy == [1 + 1]
    assert [POWERS.all[card].id for card in scene.s.hands[0]] == ["plaguebearers", "drought"]


def test_growth_2_goes_where_towns_cities_and_blight_are() -> None:
    scene = growing()
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "A7", "energy")
    assert scene.asked[2] == ("presence_to", ["A1", "A7", "A8"])
    scene.step("grow", "icon:0.1.1", "A8", "cards")
    assert scene.where() == {"A5": 1, "A7": 1, "A8": 1}


def test_growth_3_with_presence() -> None:
    scene = growing()
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.1", "growth_presence", "A6", "cards")
    assert scene.asked[2] == ("choose", ["growth_presence", "growth_disease"])
    scene.step("grow", "icon:0.2.0", "minor")
    scene.step("grow", "icon:0.2.2")
    assert (scene.where(), scene.s.energy) == ({"A5": 1, "A6": 1}, [1 + 1])


def test_growth_3_with_disease() -> None:
    scene = growing()
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.1", "growth_disease", "A1")
    assert scene.asked[-1] == ("add_disease", ["A1", "A4", "A5", "A6", "A7", "A8"])
    assert (scene.where(), scene["A1"]) == ({"A5": 1}, "city, disease")
    assert icon_worth(scene.s, 0, SPIRITS[VENGEANCE].growth[0].options[2][1]) == 4.7


def test_energy_track() -> None:
    scene = vengeance()
    seen = []
    for covered in range(4, -1, -1):
        scene.cover("energy", covered)
        seen.append((income(scene.s, 0), elements(scene.s, 0)[ANIMAL]))
    assert seen == [(1, 0), (2, 0), (2, 1), (3, 1), (4, 1)]


def test_card_track() -> None:
    scene = vengeance()
    seen = []
    for covered in range(6, -1, -1):
        scene.cover("cards", covered)
        seen.append((card_plays(scene.s, 0), elements(scene.s, 0)[FIRE]))
    assert seen == [(1, 0), (2, 0), (2, 1), (2, 1), (3, 1), (3, 1), (4, 1)]


# The Terror of a Slowly Unfolding Plague.


def test_a_build_that_disease_would_prevent_may_happen_for_fear() -> None:
    scene = vengeance().put("A8", "town, disease")
    scene.build("A8", "yes")
    assert (scene["A8"], scene.s.fear, scene.deciders) == ("town, city, disease", 1, [0])
    scene.build("A8", "no")
    assert (scene["A8"], scene.s.fear) == ("town, city", 1)
    scene.build("A8")
    assert (scene["A8"], scene.s.fear) == ("2 town, city", 1)


def test_b17_a_city_that_overseas_trade_stops_is_not_stopped_by_disease() -> None:
    scene = vengeance().presence(0, "A1").put("A1", "town, disease").put("A2", "explorer, disease").terror(2)
    scene.fear("overseas_trade_seems_safer").build("A1").build("A2", "no")
    assert (scene["A1"], scene["A2"], scene.s.fear) == ("town, disease", "explorer", 0)
    assert scene.asked == [("unfolding_plague", ["yes", "no"])]


def test_its_own_spirit_decides_and_only_on_boards_where_it_is() -> None:
    scene = Scene("lightning", VENGEANCE, boards="AB", sets=SETS).presence(1, "A5")
    scene.put("A8", "town, disease").put("B8", "town, disease")
    scene.build("B8")
    assert (scene["B8"], scene.asked) == ("town", [])
    scene.build("A8", "yes")
    assert (scene["A8"], scene.deciders) == ("town, city, disease", [1])


def test_the_forecast_counts_on_disease() -> None:
    scene = vengeance().put("A8", "town, disease")
    scene.s.phase = FAST
    scene.s.build_cards = [0]
    before = scene["A8"]
    view(scene.s)
    assert (scene["A8"], scene.s.fear) == (before, 0)


# Lingering Pestilence.


def test_presence_destroyed_by_blight_leaves_disease() -> None:
    scene = vengeance("A5", 2).put("A5", "city")
    scene.ravage("A5")
    assert (scene["A5"], scene.where()) == ("city, blight, disease", {"A5": 1})


def test_each_presence_destroyed_leaves_disease() -> None:
    scene = vengeance("A5", 3)
    scene.run(begin(scene.s, EVENT_CARD, "event").lose_presence(0, scene.land("A5"), 2))
    assert (scene["A5"], scene.where()) == ("2 disease", {"A5": 1})


def test_actions_of_spirits_leave_no_disease() -> None:
    scene = vengeance("A5", 2)
    scene.run(begin(scene.s, GROWTH, "growth", 0).lose_presence(0, scene.land("A5")))
    assert (scene["A5"], scene.s.destroyed) == ("", [1])


# Wreak Vengeance for the Land's Corruption.


def test_blight_counts_as_badlands_for_its_actions_once() -> None:
    scene = vengeance().put("A5", "2 city, 2 blight, badlands").elements("3 fire 1 animal")
    scene.use("savage_revenge", "city-d1", "city-d2")
    # 1 damage, 3 more for 1 badlands and 2 blight.
    assert (scene["A5"], scene.s.fear) == ("city-d1, 2 blight, badlands", 2)


def test_blight_is_no_badlands_for_other_spirits_and_for_ravages() -> None:
    scene = Scene(VENGEANCE, "lightning", boards="AB", sets=SETS).presence(0, "A5").presence(1, "A5", 2)
    scene.put("A5", "2 town, 2 blight, 3 dahan")
    scene.use("raging_storm", "A5", seat=1)
    assert scene["A5"] == "2 town-d1, 3 dahan, 2 blight"


def test_t17_blight_counts_where_a_power_asks_for_badlands() -> None:
    scene = vengeance().put("A5", "2 blight")
    act = begin(scene.s, GROWTH, "growth", 0, scene.land("A5"))
    assert (act.number(BADLANDS), act.number((BADLANDS,), scene.land("A4"))) == (2, 0)
    assert begin(scene.s, EVENT_CARD, "event", land=scene.land("A5")).number(BADLANDS) == 0


# Innate powers.


@pytest.mark.parametrize(
    ("words", "left", "fear"),
    [
        ("1 fire 3 animal", "town, city-d2, dahan, 2 disease", 0),
        ("2 fire 1 water 4 animal", "town-d1, 2 disease", 2),
    ],
)
def test_epidemics_run_rampant(words: str, left: str, fear: int) -> None:
    scene = vengeance().put("A4", "town, city, 2 dahan, 2 disease").elements(words)
    answers = ["city", "city-d1", "city-d2"] if fear else ["city", "city-d1", "dahan-d1"]
    scene.use("epidemics_run_rampant", *answers)
    assert (scene["A4"], scene.s.fear) == (left, fear)


def test_epidemics_run_rampant_3() -> None:
    scene = vengeance().put("A4", "3 city, disease").elements("3 fire 3 water 5 animal")
    scene.use("epidemics_run_rampant", "city-d1", "city-d2")
    # 3 damage destroy a city; 1 fear for the disease, which goes.
    assert (scene["A4"], scene.s.fear) == ("2 city", 2 + 1)


def test_epidemics_run_rampant_3_brings_five_fear_at_most() -> None:
    scene = vengeance().put("A4", "7 disease").elements("3 fire 3 water 5 animal")
    scene.use("epidemics_run_rampant")
    assert (scene["A4"], len(scene.s.fear_earned), scene.s.fear) == ("6 disease", 1, 1)


def test_epidemics_run_rampant_needs_disease() -> None:
    scene = vengeance().put("A4", "disease").put("A3", "disease").put("A1", "town")
    names = [
        scene.s.island.names[land] for land in target_lands(scene.s, 0, POWERS["epidemics_run_rampant"], 1)
    ]
    assert names == ["A4"]


@pytest.mark.parametrize(
    ("words", "left"),
    [("3 fire 1 animal", "city-d1"), ("4 fire 2 animal", ""), ("5 fire 2 air 2 animal", "")],
)
def test_savage_revenge(words: str, left: str) -> None:
    scene = vengeance().put("A5", "city").elements(words)
    scene.s.phase = SLOW
    scene.use("savage_revenge")
    assert scene["A5"] == left


def test_savage_revenge_4_deals_six() -> None:
    scene = vengeance().put("A5", "3 city").elements("5 fire 2 air 2 animal")
    scene.use("savage_revenge", *["city-d1", "city-d2"] * 2)
    assert (scene["A5"], len(scene.s.fear_earned)) == ("city", 1)


def test_savage_revenge_reaches_farther_with_air() -> None:
    scene = vengeance().put("A5", "city").put("A4", "town").put("A3", "town")
    power = POWERS["savage_revenge"]
    lands = [
        [scene.s.island.names[land] for land in target_lands(scene.s, 0, power, tiers)] for tiers in (2, 3)
    ]
    assert lands == [["A5"], ["A4", "A5"]]


# Cards.


def test_fetid_breath_spreads_infection() -> None:
    scene = vengeance().put("A4", "explorer")
    scene.use("fetid_breath_spreads_infection")
    assert (scene["A4"], scene.s.fear) == ("explorer, disease", 1)


def test_e16_fiery_vengeance_costs_destroyed_presence() -> None:
    scene = Scene(VENGEANCE, "lightning", boards="AB", sets=SETS).presence(0, "A5").presence(1, "B2", 2)
    scene.put("B2", "town, blight").play("fiery_vengeance")
    power = POWERS["fiery_vengeance"]
    assert not has_target(scene.s, 0, power, 0)
    assert usable(scene.s, 0) == []
    scene.s.destroyed = [0, 2]
    assert target_spirits(scene.s, 0, power) == [1]
    scene.use("fiery_vengeance")
    # 1 damage, and 1 more for the blight, which is badlands for its Actions.
    assert (scene["B2"], scene.s.fear) == ("blight", 1 + 1)
    assert (scene.s.destroyed, scene.s.away) == ([0, 1], [0, 1])


def test_fiery_vengeance_in_any_land_of_the_spirit() -> None:
    scene = vengeance().presence(0, "A8").put("A8", "explorer")
    scene.s.destroyed = [1]
    scene.use("fiery_vengeance", "A8")
    assert scene.asked == [("fiery_vengeance", ["A5", "A8"])]
    assert (scene["A8"], scene.s.fear, scene.s.away) == ("", 1, [1])


def test_plaguebearers_carry_disease() -> None:
    scene = vengeance().put("A4", "2 explorer, town, city, disease")
    scene.use("plaguebearers", "town", "A3", "yes", "A5")
    # One disease: two pieces are pushed, though the disease is gone by then.
    assert (scene["A4"], scene["A3"], scene["A5"]) == ("explorer, city", "town, disease", "explorer")
    assert scene.s.fear == 1


def test_plaguebearers_may_leave_the_disease_behind() -> None:
    scene = vengeance().put("A4", "2 dahan, disease")
    scene.use("plaguebearers", "A3", "no", "A2", "no")
    assert (scene["A4"], scene["A3"], scene["A2"], scene.s.fear) == ("disease", "dahan", "dahan", 0)


def test_strike_low_with_sudden_fevers() -> None:
    scene = vengeance().put("A4", "city, disease")
    scene.use("strike_low_with_sudden_fevers")
    scene.ravage("A4")
    assert (scene["A4"], scene.s.fear) == ("city, disease", 1)
    assert scene.effects("skip_action") == [(scene.land("A4"), RAVAGE)]
