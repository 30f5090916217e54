"""Thunderspeaker, as printed."""

import pytest

from tests.games.spirit_island.scenes import FAST, SLOW, Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.pieces import DAHAN
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.panel import elements, tiers_met
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_lands

THUNDER = "thunderspeaker"


def thunder() -> Scene:
    return Scene(THUNDER, boards="A").presence(0, "A7")


def targets(scene: Scene, id: str) -> list[str]:
    power = POWERS[id]
    lands = target_lands(scene.s, 0, power, tiers_met(scene.s, 0, power))
    return [scene.s.island.names[land] for land in lands]


# Set-up and growth.


def test_begins_where_most_dahan_are() -> None:
    scene = Scene(THUNDER, boards="D").put("D1", "2 dahan").put("D2", "dahan").put("D7", "2 dahan")
    scene.put("D5", "dahan")
    scene.run(SPIRITS[THUNDER].start(begin(scene.s, SET_UP, "setup", 0)))
    assert (scene.where(), scene.asked) == ({"D1": 1, "D7": 1}, [])


def test_begins_with_a_choice_where_as_many_dahan_are() -> None:
    scene = Scene(THUNDER, boards="B").put("B3", "2 dahan").put("B8", "3 dahan").put("B1", "2 dahan")
    scene.run(SPIRITS[THUNDER].start(begin(scene.s, SET_UP, "setup", 0)), "B3")
    assert scene.asked == [("presence_to", ["B1", "B3"])]
    assert scene.where() == {"B3": 1, "B8": 1}


def test_growth_1_reclaims_and_gains_two_cards() -> None:
    scene = thunder()
    scene.s.discards[0] = [POWERS.number("sudden_ambush")]
    scene.s.minor_deck = [POWERS.number(id) for id in ("drought", "gift_of_power")]
    scene.s.minor_deck *= 4
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "icon:0.0.1", "minor", "drought")
    scene.s.minor_discard.clear()
    scene.step("grow", "icon:0.0.2", "minor", "gift_of_power")
    hand = [POWERS.all[card].id for card in scene.s.hands[0]]
    assert hand == ["sudden_ambush", "drought", "gift_of_power"]


def test_growth_2_adds_presence_to_lands_with_dahan() -> None:
    scene = thunder().put("A7", "dahan").put("A2", "dahan").put("A1", "dahan").put("A8", "dahan")
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "A1", "energy")
    scene.step("grow", "icon:0.1.1", "A2", "energy")
    asked = [names for kind, names in scene.asked if kind == "presence_to"]
    # A1 is two lands away from A7; from there, A2 is the next one.
    assert asked == [["A1", "A7", "A8"], ["A1", "A2", "A7", "A8"]]
    assert scene.where() == {"A1": 1, "A2": 1, "A7": 1}
    assert (elements(scene.s, 0)[3], scene.s.energy) == (1, [2])


def test_growth_3_adds_presence_and_gains_energy() -> None:
    scene = thunder()
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.0", "A8", "cards")
    scene.step("grow", "icon:0.2.1")
    assert (scene.where(), scene.s.energy, scene.on("cards")) == ({"A7": 1, "A8": 1}, [5], 5)


# Ally of the Dahan.


def test_presence_may_go_along_with_each_dahan() -> None:
    scene = thunder().presence(0, "A7", 2).put("A7", "3 dahan")
    answers = ["dahan", "A8", "yes", "dahan", "A8", "no", "dahan", "A5", "yes"]
    scene.use("voice_of_thunder", "A7", *answers)
    assert scene.where() == {"A5": 1, "A7": 1, "A8": 1}
    assert (scene["A5"], scene["A8"]) == ("dahan", "2 dahan")


def test_presence_goes_along_with_dahan_that_others_move() -> None:
    scene = Scene(THUNDER, "river_surges", boards="AB").presence(0, "A4").presence(1, "A5").put("A4", "dahan")
    scene.use("rivers_bounty", "A4:dahan", "yes", seat=1)
    assert scene.deciders == [1, 0]
    assert (scene.where(), scene["A5"]) == ({"A5": 1}, "dahan")


def test_no_presence_no_question() -> None:
    scene = thunder().put("A8", "dahan")
    scene.use("voice_of_thunder", "A8", "dahan", "A5")
    assert (scene.where(), scene["A5"]) == ({"A7": 1}, "dahan")


# Sworn to Victory.


def test_dahan_destroyed_by_a_ravage_cost_presence_nearby() -> None:
    scene = (
        thunder().presence(0, "A8", 2).presence(0, "A1").put("A7", "2 town, 2 dahan").put("A7", "explorer")
    )
    scene.ravage("A7")
    # The blight has destroyed the presence in A7 already; A1 is too far away.
    assert scene["A7"] == "explorer, 2 town, blight"
    assert (scene.where(), scene.s.destroyed) == ({"A1": 1}, [3])


def test_no_more_presence_than_there_is_nearby() -> None:
    scene = thunder().presence(0, "A1").put("A8", "city, explorer, 3 dahan")
    scene.ravage("A8", "explorer")
    assert (scene.where(), scene.s.destroyed) == ({"A1": 1}, [1])


def test_dahan_destroyed_otherwise_cost_no_presence() -> None:
    scene = thunder().put("A7", "dahan")
    work = begin(scene.s, SET_UP, "setup", 0, scene.land("A7"))
    scene.run(work.destroy(1, 3).__iter__())
    scene.run(work.conclude())
    assert (scene.where(), scene.s.destroyed) == ({"A7": 1}, [0])


# Gather the Warriors.


def test_gather_the_warriors_by_air_and_sun() -> None:
    scene = thunder().put("A5", "2 dahan").put("A8", "dahan").elements("2 air 1 sun 1 animal")
    scene.use("gather_the_warriors", "A7", "A5:dahan", "A8:dahan", "dahan", "A8", "no")
    assert (scene["A5"], scene["A7"], scene["A8"]) == ("dahan", "dahan", "dahan")


def test_gather_the_warriors_counts_elements_of_the_tracks() -> None:
    scene = thunder().put("A5", "2 dahan").elements("1 animal")
    scene.cover("energy", 4, 0)
    scene.use("gather_the_warriors", "A7", "A5:dahan")
    assert (scene["A5"], scene["A7"]) == ("dahan", "dahan")


@pytest.mark.parametrize(("air", "phases"), [(3, [SLOW]), (4, [FAST, SLOW])])
@pytest.mark.parametrize("id", ["gather_the_warriors", "lead_the_furious_assault"])
def test_innates_may_be_fast_with_4_air(id: str, air: int, phases: list[int]) -> None:
    scene = thunder().elements(f"{air} air 2 sun 1 fire 1 animal")
    open_in = []
    for phase in (FAST, SLOW):
        scene.s.phase = phase
        scene.s.ready = [False]
        scene.asked.clear()
        scene.s.played[0] = [POWERS.number("words_of_warning"), POWERS.number("voice_of_thunder")]
        scene.put("A7", "dahan")
        scene.step("powers", "ready")
        if f"use:{id}" in scene.asked[0][1]:
            open_in.append(phase)
    assert open_in == phases


def test_an_innate_used_fast_is_not_used_again() -> None:
    scene = thunder().put("A7", "2 dahan, 2 town").elements("4 air 2 sun 1 fire")
    scene.step("powers", "use:lead_the_furious_assault")
    scene.s.phase = SLOW
    assert scene["A7"] == "town, 2 dahan"
    assert scene.step("powers") == "time"


# Lead the Furious Assault.


def test_lead_the_furious_assault_towns() -> None:
    scene = thunder().put("A7", "3 dahan, 2 town, city").elements("2 sun 1 fire")
    scene.use("lead_the_furious_assault")
    assert (scene["A7"], scene.s.fear) == ("town, city, 3 dahan", 1)


def test_lead_the_furious_assault_towns_and_cities() -> None:
    scene = thunder().put("A7", "6 dahan, 4 town, 3 city").elements("4 sun 3 fire")
    scene.s.fear_pool = 99
    scene.use("lead_the_furious_assault")
    assert (scene["A7"], scene.s.fear) == ("town, city, 6 dahan", 3 + 4)


def test_lead_the_furious_assault_has_range_0() -> None:
    scene = thunder().elements("2 sun 1 fire")
    assert targets(scene, "lead_the_furious_assault") == ["A7"]


# The cards.


def test_manifestation_of_power_and_glory() -> None:
    scene = (
        thunder().presence(0, "A7").presence(0, "A8").put("A7", "2 dahan, 2 town, city").put("A5", "dahan")
    )
    assert targets(scene, "manifestation_of_power_and_glory") == ["A7"]
    scene.s.fear_pool = 99
    scene.use("manifestation_of_power_and_glory", "town", "town-d1", "town", "city")
    assert (scene["A7"], scene.s.fear) == ("town-d1, city-d1, 2 dahan", 1 + 1)


def test_sudden_ambush() -> None:
    scene = thunder().put("A7", "dahan, 3 explorer, town").put("A8", "2 dahan")
    scene.use("sudden_ambush", "A7", "A8:dahan")
    assert (scene["A7"], scene["A8"], scene.s.fear) == ("explorer, town, 2 dahan", "dahan", 0)


def test_sudden_ambush_without_gathering() -> None:
    scene = thunder().put("A7", "dahan, 3 explorer").put("A8", "2 dahan")
    scene.use("sudden_ambush", "A7", "none")
    assert (scene["A7"], scene["A8"]) == ("2 explorer, dahan", "2 dahan")


def test_voice_of_thunder_frightens() -> None:
    scene = thunder().put("A7", "dahan, explorer")
    scene.use("voice_of_thunder", "A7", "fear")
    assert (scene["A7"], scene.s.fear) == ("explorer, dahan", 2)


def test_voice_of_thunder_pushes_up_to_four() -> None:
    scene = thunder().put("A8", "5 dahan, explorer")
    scene.use("voice_of_thunder", "A8", "push", *["dahan", "A5"] * 4)
    assert (scene["A8"], scene["A5"]) == ("explorer, dahan", "4 dahan")


def test_words_of_warning() -> None:
    scene = thunder().put("A7", "dahan, 2 town, explorer").put("A8", "explorer")
    assert targets(scene, "words_of_warning") == ["A7"]
    scene.use("words_of_warning")
    scene.ravage("A7", "town", "town-d1")
    # 5 - 3 damage: blight, the dahan falls, but has dealt its 2 damage; the presence falls with the blight.
    assert scene["A7"] == "explorer, town, blight"
    assert (scene.s.fear, scene.s.destroyed) == (1, [1])


@pytest.mark.parametrize("board", "ABCD")
def test_e32_no_question_where_two_lands_have_most_dahan(board: str) -> None:
    """On these boards exactly two lands have two dahan, so there is nothing to choose."""
    scene = Scene(THUNDER, boards=board)
    place_printed(scene.s)
    scene.run(SPIRITS[THUNDER].start(begin(scene.s, SET_UP, "setup", 0)))
    lands = [land for land, n in enumerate(scene.s.presence[0]) if n]
    assert [scene.s.pieces[land][DAHAN] for land in lands] == [2, 2]
    assert scene.asked == []
