"""Bringer of Dreams and Nightmares, as printed."""

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.model.pieces import (
    AIR,
    ASLEEP,
    CITY,
    DAHAN,
    DAMAGE_UNIT,
    DREAM_UNIT,
    MOON,
    STRIFE_UNIT,
    SUN,
    TOWN,
    TOWN_CITY,
    piece_name,
    piece_named,
)
from weald.games.spirit_island.rules.happenings import POWER, SET_UP
from weald.games.spirit_island.rules.panel import card_plays, elements, free_elements, income, tiers_met
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import FEAR_CARDS, POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_lands

BRINGER = "bringer"


def bringer() -> Scene:
    scene = Scene(BRINGER, boards="A").presence(0, "A7", 2)
    scene.s.fear_pool = 99
    return scene


def targets(scene: Scene, id: str) -> list[str]:
    power = POWERS[id]
    lands = target_lands(scene.s, 0, power, tiers_met(scene.s, 0, power))
    return [scene.s.island.names[land] for land in lands]


def as_power(scene: Scene, land: str, *deeds: str) -> Work[None]:
    """A power that does some things to a land, one after the other."""
    act = Action(scene.s, POWER, "predatory_nightmares", 0, POWERS["predatory_nightmares"])
    act.land = scene.land(land)
    act.dreaming = True
    for deed in deeds:
        verb, n = deed.split()
        if verb == "damage":
            yield from act.damage(int(n))
        elif verb == "each":
            yield from act.damage_each(int(n))
        elif verb == "destroy":
            yield from act.destroy(int(n), TOWN_CITY)
        elif verb == "dahan":
            yield from act.destroy(int(n), DAHAN)
        else:
            yield from act.replace(CITY, TOWN)
    yield from act.conclude()


# Set-up, growth, tracks.


@pytest.mark.parametrize(("board", "n"), [("A", 7), ("B", 5), ("C", 6), ("D", 7), ("E", 6), ("F", 8)])
def test_begins_in_the_highest_sands(board: str, n: int) -> None:
    scene = Scene(BRINGER, boards=board)
    scene.run(SPIRITS[BRINGER].start(begin(scene.s, SET_UP, "setup", 0)))
    assert scene.where() == {f"{board}{n}": 2}


def test_growth_1_reclaims_all_and_gains_a_card() -> None:
    scene = bringer()
    scene.s.discards[0] = [POWERS.number("dread_apparitions"), POWERS.number("predatory_nightmares")]
    scene.s.minor_deck = [POWERS.number("drought")]
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "icon:0.0.1", "minor")
    hand = [POWERS.all[card].id for card in scene.s.hands[0]]
    assert hand == ["dread_apparitions", "predatory_nightmares", "drought"]


def test_growth_2_reclaims_one_and_adds_presence_at_range_0() -> None:
    scene = bringer()
    scene.s.discards[0] = [POWERS.number("dread_apparitions"), POWERS.number("predatory_nightmares")]
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "predatory_nightmares")
    scene.step("grow", "icon:0.1.1", "cards")
    assert scene.s.hands[0] == [POWERS.number("predatory_nightmares")]
    assert (scene.where(), scene.on("cards")) == ({"A7": 3}, 4)


def test_growth_3_gains_a_card_and_adds_presence_at_range_1() -> None:
    scene = bringer()
    scene.s.minor_deck = [POWERS.number("drought")]
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.0", "minor")
    scene.step("grow", "icon:0.2.1", "A5", "energy")
    assert (scene.where(), elements(scene.s, 0)[AIR]) == ({"A5": 1, "A7": 2}, 1)


def test_growth_4_adds_presence_among_people_far_away_and_gains_energy() -> None:
    scene = bringer().put("A3", "explorer").put("A2", "dahan").put("A6", "blight")
    scene.step("grow", "grow:0.3")
    scene.step("grow", "icon:0.3.0", "A3", "energy")
    assert ("presence_to", ["A2", "A3"]) in scene.asked
    scene.step("grow", "icon:0.3.1")
    assert (scene.where(), scene.s.energy) == ({"A3": 1, "A7": 2}, [2 + 2])


def test_tracks_and_free_elements() -> None:
    scene = bringer().put("A1", "city")
    scene.cover("energy", 0).cover("cards", 0)
    assert (income(scene.s, 0), card_plays(scene.s, 0), free_elements(scene.s, 0)) == (5, 3, 2)
    assert (elements(scene.s, 0)[AIR], elements(scene.s, 0)[MOON]) == (1, 1)
    scene.s.phase = 1
    scene.s.paid = [True]
    scene.step("grow", "element:moon")
    scene.step("grow", "element:sun")
    assert (elements(scene.s, 0)[MOON], elements(scene.s, 0)[SUN], free_elements(scene.s, 0)) == (2, 1, 0)


# To Dream a Thousand Deaths.


def test_an_explorer_flees_without_fear() -> None:
    scene = bringer().put("A7", "explorer, city")
    scene.run(as_power(scene, "A7", "damage 1"), "explorer", "A8")
    assert (scene["A7"], scene["A8"], scene.s.fear) == ("city", "explorer", 0)


def test_a_town_brings_2_fear_and_flees() -> None:
    scene = bringer().put("A7", "town, city")
    scene.run(as_power(scene, "A7", "damage 2"), "town", "town-d1-z1", "A8")
    assert (scene["A7"], scene["A8"], scene.s.fear) == ("city", "town", 2)


def test_a_city_brings_5_fear_and_stays() -> None:
    scene = bringer().put("A7", "city")
    scene.run(as_power(scene, "A7", "damage 4"))
    assert (scene["A7"], scene.s.fear) == ("city", 5)


def test_damage_that_destroys_nobody_is_forgotten() -> None:
    scene = bringer().put("A7", "2 city")
    scene.run(as_power(scene, "A7", "damage 2"), "city-d1-z1")
    assert (scene["A7"], scene.s.fear) == ("2 city", 0)


def test_damage_of_others_counts_and_stays() -> None:
    """A city that others have hurt is easily destroyed in a dream, power by power."""
    scene = bringer().put("A7", "city-d2, town-d1")
    scene.run(as_power(scene, "A7", "damage 1"), "city-d2")
    scene.run(as_power(scene, "A7", "damage 1"), "city-d2")
    assert (scene["A7"], scene.s.fear) == ("town-d1, city-d2", 10)
    scene.run(as_power(scene, "A7", "damage 1"), "town-d1", "A8")
    assert (scene["A7"], scene["A8"], scene.s.fear) == ("city-d2", "town-d1", 12)


def test_a_power_destroys_an_invader_only_once() -> None:
    scene = bringer().put("A7", "2 city")
    scene.run(as_power(scene, "A7", "damage 3", "destroy 1", "destroy 1"), "city-d1-z1", "city-d2-z2")
    assert (scene["A7"], scene.s.fear) == ("2 city", 10)


def test_a_repeat_is_a_dream_of_its_own() -> None:
    """Each repetition of a power is another use: the same city once more."""
    scene = bringer().put("A7", "city-d2").elements("3 moon 4 plant")
    scene.use("creepers_tear_into_mortar")
    assert (scene["A7"], scene.s.fear) == ("city-d2", 15)


def test_damage_of_one_power_adds_up() -> None:
    scene = bringer().put("A7", "2 town")
    scene.run(as_power(scene, "A7", "damage 1", "damage 1"), "town-d1-z1", "A5")
    assert (scene["A7"], scene["A5"], scene.s.fear) == ("town", "town", 2)


def test_damage_to_each() -> None:
    scene = bringer().put("A7", "explorer, town, city-d1")
    scene.run(as_power(scene, "A7", "each 2"), "A5", "A8")
    assert (scene["A5"], scene["A7"], scene["A8"]) == ("explorer", "city-d1", "town")
    assert scene.s.fear == 7


def test_dahan_are_destroyed_in_dreams_only() -> None:
    scene = bringer().put("A7", "2 dahan, dahan-d1")
    scene.run(as_power(scene, "A7", "dahan 2"), "dahan", "dahan")
    assert scene["A7"] == "2 dahan, dahan-d1"


def test_what_becomes_smaller_than_its_damage_is_destroyed_in_a_dream_too() -> None:
    scene = bringer().put("A7", "city-d2")
    scene.run(as_power(scene, "A7", "replace 1"), "A8")
    assert (scene["A7"], scene["A8"], scene.s.fear) == ("", "town", 2)
    assert scene.s.marked == {}


def test_nobody_must_flee_from_an_isolated_land() -> None:
    """Ruling T14 (docs/rulings/spirit_island.md): a dreaming invader may stay in an isolated land."""
    scene = bringer().put("A7", "town")
    scene.lasting("isolate", scene.land("A7"))
    scene.run(as_power(scene, "A7", "destroy 1"), "none")
    assert (scene["A7"], scene.s.fear) == ("town", 2)


def test_nothing_is_left_to_count_that_was_destroyed_in_a_dream() -> None:
    """Fear for each explorer destroyed: none was."""
    scene = bringer().put("A7", "2 explorer, town").elements("3 moon 2 fire")
    scene.use("darkness_swallows_the_unwary", "A7", "explorer", "A8", "explorer", "A5")
    assert (scene["A5"], scene["A7"], scene["A8"], scene.s.fear) == ("explorer", "town", "explorer", 0)


def test_pieces_in_a_dream_have_names() -> None:
    assert piece_name(CITY + 2 * DAMAGE_UNIT + STRIFE_UNIT + DREAM_UNIT + ASLEEP) == "city-d2-s1-z9"
    assert piece_named("city-d2-s1-z9") == CITY + 2 * DAMAGE_UNIT + STRIFE_UNIT + DREAM_UNIT + ASLEEP


def test_e28_a_power_on_another_spirit_is_still_a_dream_of_its_user() -> None:
    scene = Scene("bringer", "lightning", boards="AB").presence(0, "A5").presence(1, "B5").put("A4", "town")
    scene.s.destroyed = [0, 2]
    scene.use("blazing_renewal", "lightning", "A4", "A3")
    assert (scene["A4"], scene["A3"], scene.s.fear, scene.s.destroyed) == ("", "town", 2, [0, 0])


def test_others_destroy_in_truth() -> None:
    scene = Scene(BRINGER, "lightning", boards="AB").presence(1, "A7", 2).put("A7", "town")
    scene.use("shatter_homesteads", "A7", seat=1)
    assert (scene["A7"], scene.s.fear) == ("", 2)


def test_ravages_destroy_in_truth() -> None:
    scene = bringer().put("A8", "town, 2 dahan")
    scene.ravage("A8")
    assert scene["A8"] == "dahan, blight"


def test_vengeance_that_it_calls_comes_in_dreams() -> None:
    """Later effects that a power sets off are still that power."""
    scene = Scene(BRINGER, "lightning", boards="AB").presence(0, "A7", 2).presence(1, "A7", 2)
    scene.s.fear_pool = 99
    scene.put("A7", "2 town, explorer")
    scene.use("vengeance_of_the_dead", "A7")
    scene.use("shatter_homesteads", "A7", "explorer", "A8", seat=1)
    assert (scene["A7"], scene["A8"], scene.s.fear) == ("town", "explorer", 3 + 2)


# Spirits May Yet Dream.


def test_spirits_may_yet_dream_a_fear_card_of_the_deck_is_turned_up() -> None:
    scene = bringer().elements("2 moon 2 air")
    scene.s.fear_deck, scene.s.fear_earned = [0, 1, 2], [3]
    scene.use("spirits_may_yet_dream", "deck-1")
    assert scene.asked == [("see_fear", ["earned-1", "deck-1", "deck-2", "deck-3"])]
    assert scene.s.fear_seen == [scene.s.fear_deck[-1]]
    assert scene.s.trace is not None
    assert scene.s.trace.revealed
    assert scene.events[-1].args["id"] == FEAR_CARDS.ids[scene.s.fear_deck[-1]]


def test_spirits_may_yet_dream_an_earned_fear_card_is_turned_up_and_none_twice() -> None:
    scene = bringer().elements("2 moon 2 air")
    scene.s.fear_deck, scene.s.fear_earned = [0, 1, 2], [3]
    scene.s.fear_seen = [scene.s.fear_deck[-1]]
    scene.use("spirits_may_yet_dream", "earned-1")
    assert scene.asked == [("see_fear", ["earned-1", "deck-2", "deck-3"])]
    assert scene.s.fear_earned[0] in scene.s.fear_seen


def test_spirits_may_yet_dream_a_spirit_gains_an_element_it_has() -> None:
    scene = Scene(BRINGER, "lightning", boards="AB").elements("3 moon").elements("1 fire 2 air", seat=1)
    scene.use("spirits_may_yet_dream", "lightning", "fire")
    assert (scene.asked[-1], scene.deciders[-1]) == (("element", ["fire", "air"]), 1)
    assert elements(scene.s, 1)[2] == 2


def test_spirits_may_yet_dream_a_spirit_without_elements_gains_none() -> None:
    scene = Scene(BRINGER, "lightning", boards="AB").elements("3 moon")
    scene.use("spirits_may_yet_dream", "lightning")
    assert elements(scene.s, 1) == [0] * 8


def test_spirits_may_yet_dream_both_thresholds() -> None:
    scene = bringer().elements("3 moon 2 air")
    scene.s.fear_deck = [0, 1, 2]
    scene.use("spirits_may_yet_dream", "deck-3", "moon")
    assert (scene.s.fear_seen, elements(scene.s, 0)[MOON]) == ([scene.s.fear_deck[0]], 4)


# Night Terrors.


@pytest.mark.parametrize(
    ("words", "fear"), [("1 moon 1 air", 1), ("2 moon 1 air 1 animal", 2), ("3 moon 2 air 1 animal", 3)]
)
def test_night_terrors(words: str, fear: int) -> None:
    scene = bringer().presence(0, "A5").put("A7", "explorer").elements(words)
    assert targets(scene, "night_terrors") == ["A7"]
    scene.use("night_terrors")
    assert scene.s.fear == fear


# The cards.


def midnight() -> Scene:
    scene = bringer().play("call_on_midnights_dream", "dread_apparitions")
    scene.s.major_deck = [POWERS.number("vengeance_of_the_dead")]
    return scene


def test_call_on_midnights_dream_forgetting_another_card() -> None:
    scene = midnight().put("A7", "3 dahan, explorer")
    scene.use("call_on_midnights_dream", "dream_of_power", "dread_apparitions")
    assert scene.s.hands[0] == [POWERS.number("vengeance_of_the_dead")]
    assert (scene.s.forgotten[0], scene.s.energy) == ([POWERS.number("dread_apparitions")], [0])


def test_call_on_midnights_dream_forgotten_gives_energy_to_play_at_once() -> None:
    scene = midnight().put("A7", "3 dahan")
    scene.use("call_on_midnights_dream", "call_on_midnights_dream", "vengeance_of_the_dead")
    assert scene.asked[-1] == ("play_now", ["vengeance_of_the_dead", "none"])
    assert scene.s.played[0] == [POWERS.number(id) for id in ("dread_apparitions", "vengeance_of_the_dead")]
    # The elements of the forgotten card are gone, those of the new one are there.
    assert [elements(scene.s, 0)[e] for e in (MOON, AIR, 2, 7)] == [2, 1, 1, 1]
    assert (scene.s.energy, scene.s.forgotten[0]) == ([0], [POWERS.number("call_on_midnights_dream")])


def test_call_on_midnights_dream_need_not_play_at_once() -> None:
    scene = midnight().put("A7", "4 dahan")
    scene.use("call_on_midnights_dream", "call_on_midnights_dream", "none")
    assert (scene.s.hands[0], scene.s.energy) == ([POWERS.number("vengeance_of_the_dead")], [4])


def test_call_on_midnights_dream_plays_only_what_can_be_paid() -> None:
    scene = midnight().put("A7", "2 dahan")
    scene.use("call_on_midnights_dream", "call_on_midnights_dream")
    assert (scene.s.hands[0], scene.s.energy) == ([POWERS.number("vengeance_of_the_dead")], [2])


def test_call_on_midnights_dream_frightens() -> None:
    scene = midnight().put("A7", "dahan, explorer")
    scene.use("call_on_midnights_dream", "fear")
    assert scene.s.fear == 2


def test_dread_apparitions_turn_fear_into_defence() -> None:
    scene = bringer().put("A8", "town, city").put("A5", "explorer").elements("1 moon 1 air")
    scene.presence(0, "A8")
    scene.use("dread_apparitions", "A8")
    assert scene.effects("defend") == [(scene.land("A8"), 1)]
    scene.use("night_terrors")
    scene.run(as_power(scene, "A8", "destroy 1"), "city")
    assert scene.effects("defend") == [(scene.land("A8"), n) for n in (1, 1, 5)]


def test_dread_apparitions_do_not_count_destroyed_towns_nor_other_lands() -> None:
    scene = Scene(BRINGER, "lightning", boards="AB").presence(0, "A7", 2).presence(1, "A7", 2)
    scene.s.fear_pool = 99
    scene.put("A7", "town").put("A8", "town")
    scene.use("dread_apparitions", "A7")
    scene.use("shatter_homesteads", "A7", seat=1)
    scene.use("shatter_homesteads", "A8", seat=1)
    assert scene.s.fear == 1 + 2 + 2
    assert scene.effects("defend") == [(scene.land("A7"), n) for n in (1, 1)]


def test_dread_apparitions_defend_in_a_ravage() -> None:
    scene = bringer().put("A7", "town, dahan")
    scene.use("dread_apparitions").ravage("A7")
    assert scene["A7"] == "dahan-d1"


def test_dreams_of_the_dahan() -> None:
    scene = bringer().put("A7", "town, 4 dahan").put("A5", "dahan")
    scene.use("dreams_of_the_dahan", "A7", "fear")
    assert scene.s.fear == 3
    scene.use("dreams_of_the_dahan", "A7", "gather", "A5:dahan")
    assert (scene["A7"], scene["A5"]) == ("town, 5 dahan", "")


def test_dreams_of_the_dahan_without_town_or_city() -> None:
    scene = bringer().put("A7", "explorer, dahan").put("A5", "3 dahan")
    scene.use("dreams_of_the_dahan", "A7", "A5:dahan", "none")
    assert (scene["A7"], scene.s.fear) == ("explorer, 2 dahan", 0)


def test_predatory_nightmares() -> None:
    scene = bringer().put("A8", "town, city, 2 dahan")
    assert targets(scene, "predatory_nightmares") == ["A8"]
    scene.use("predatory_nightmares", "town", "town-d1-z1", "A6", "dahan", "A7", "none")
    assert (scene["A8"], scene["A6"], scene["A7"], scene.s.fear) == ("city, dahan", "town", "dahan", 2)
