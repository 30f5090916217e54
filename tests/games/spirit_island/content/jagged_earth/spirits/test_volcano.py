"""Volcano Looming High: set-up, growth, tracks, special rules, innate powers, cards."""

from typing import cast

import pytest

from tests.games.spirit_island.scenes import SLOW, Scene
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.ai.policy.answers import quick_scores
from weald.games.spirit_island.ai.value.evaluation import WON
from weald.games.spirit_island.ai.value.uses import value_after_use
from weald.games.spirit_island.content.jagged_earth.spirits.volcano import worth_of_eruption
from weald.games.spirit_island.model.pieces import AIR, EARTH, FIRE
from weald.games.spirit_island.model.state import SPIRIT
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.presentation.text_board import draw
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import GROWTH, SET_UP
from weald.games.spirit_island.rules.panel import card_plays, elements, income
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.kernel.decisions import ONE
from weald.kernel.messages import Message

VOLCANO = "volcano"
SETS = "branch_and_claw jagged_earth"


def volcano(land: str = "A6", n: int = 1) -> Scene:
    return Scene(VOLCANO, boards="A", sets=SETS).presence(0, land, n)


def test_set_up_in_a_mountain_of_choice_from_which_dahan_leave() -> None:
    scene = Scene(VOLCANO, boards="A", sets="jagged_earth")
    place_printed(scene.s)
    scene.run(SPIRITS[VOLCANO].start(begin(scene.s, SET_UP, "setup", 0)), "A6", "A8")
    assert scene.asked[0] == ("presence_to", ["A1", "A6"])
    assert (scene.where(), scene["A6"], scene["A8"]) == ({"A6": 1}, "badlands", "town, dahan")


# Growth and tracks.


def growing() -> Scene:
    scene = volcano()
    scene.s.phase = SPIRIT
    scene.s.discards[0] = [POWERS.number("lava_flows")]
    scene.s.minor_deck = [POWERS.number("drought")]
    return scene


def test_growth_1() -> None:
    scene = growing()
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "icon:0.0.1", "minor")
    scene.step("grow", "icon:0.0.2")
    assert (scene.hand(), scene.s.energy) == (["lava_flows", "drought"], [3 + 1])


def test_growth_2() -> None:
    scene = growing()
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "energy")
    scene.step("grow", "icon:0.1.1", "cards")
    assert (scene.where(), scene.s.energy) == ({"A6": 3}, [2])


def test_growth_3_reaches_mountains_only() -> None:
    scene = growing()
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.1", "A1", "cards")
    assert scene.asked[2] == ("presence_to", ["A1", "A6"])
    scene.step("grow", "icon:0.2.0", "minor")
    scene.step("grow", "icon:0.2.2")
    scene.step("grow", "icon:0.2.3")
    assert scene.where() == {"A1": 1, "A6": 1}
    assert (scene.s.energy, card_plays(scene.s, 0), scene.hand()) == ([2 + 1], 2, ["drought"])


def test_energy_track() -> None:
    scene = volcano()
    seen = []
    for covered in range(5, -1, -1):
        scene.cover("energy", covered)
        seen.append((income(scene.s, 0), elements(scene.s, 0)[EARTH]))
    assert seen == [(1, 0), (2, 0), (2, 1), (3, 1), (4, 1), (5, 1)]


def test_card_track() -> None:
    scene = volcano()
    seen = []
    for covered in range(7, -1, -1):
        scene.cover("cards", covered)
        have = elements(scene.s, 0)
        seen.append((card_plays(scene.s, 0), have[FIRE], have[EARTH], have[AIR]))
    assert seen == [
        (1, 0, 0, 0),
        (1, 1, 0, 0),
        (1, 1, 1, 0),
        (2, 1, 1, 0),
        (2, 1, 1, 1),
        (3, 1, 1, 1),
        (3, 2, 1, 1),
        (4, 2, 1, 1),
    ]


# Mountain Home.


@pytest.mark.parametrize("kind", ["presence_to", "move_presence_to"])
def test_presence_outside_a_mountain_is_refused_with_the_rule(kind: str) -> None:
    scene = volcano()
    lands = [scene.land("A1"), scene.land("A6")]
    question = IslandQuestion(scene.s, kind, ONE, (0,), (lands,), "land", "growth", {})
    refused = GAME.texts.refusal(scene.s, question, 0, "A5")
    assert refused == Message("spirit_island-refused-presence-rule", {"land": "A5", "id": "mountain_home"})


def test_no_growth_brings_presence_outside_a_mountain() -> None:
    scene = volcano()
    scene.run(iter(begin(scene.s, GROWTH, "growth", 0).add_presence(scene.land("A5"))))
    assert scene.where() == {"A6": 1}


def test_indomitable_claim_brings_it_to_any_land() -> None:
    scene = volcano()
    scene.use("indomitable_claim", "A8", "energy")
    assert scene.where() == {"A6": 1, "A8": 1}


# Collapse in a Blast of Lava and Steam.


def destroy(scene: Scene, n: int, *answers: str) -> None:
    scene.run(begin(scene.s, GROWTH, "growth", 0).lose_presence(0, scene.land("A6"), n), *answers)


def test_collapse_hits_invaders_and_dahan_where_presence_is_destroyed() -> None:
    scene = volcano().put("A6", "town, explorer, 2 dahan")
    destroy(scene, 1, "explorer")
    assert (scene["A6"], scene.s.destroyed) == ("town, dahan, dahan-d1", [1])


def test_p23_badlands_add_to_either_side_of_a_collapse_once() -> None:
    scene = volcano("A6", 3).put("A6", "city, 3 dahan, badlands")
    destroy(scene, 2, "dahan-d1")
    assert (scene["A6"], scene.s.fear, scene.where()) == ("dahan, dahan-d1, badlands", 2, {"A6": 1})


def test_p23_blight_of_a_ravage_lets_presence_collapse_before_dahan_are_hit() -> None:
    scene = volcano("A6", 2).put("A6", "city, dahan").presence(0, "A1")
    scene.ravage("A6")
    # The blight destroys 1 presence, whose blast hurts city and dahan; the ravage destroys the dahan.
    assert (scene["A6"], scene.where()) == ("city-d1, blight", {"A1": 1, "A6": 1})


def test_p23_its_own_spirit_splits_the_damage() -> None:
    scene = Scene("lightning", VOLCANO, boards="AB", sets=SETS).presence(1, "A6")
    scene.put("A6", "city, 2 town, 4 dahan")
    act = begin(scene.s, SET_UP, "setup", land=scene.land("A6"))
    scene.run(iter(act.add_blight()), "town")
    assert scene["A6"] == "town, town-d1, city, 3 dahan, dahan-d1, blight"
    assert scene.deciders == [1]


# Volcanic Peaks Tower over the Landscape.


def test_cards_reach_farther_from_three_presence_but_innate_powers_do_not() -> None:
    scene = volcano("A6", 2)
    assert scene.reach("lava_flows") == ["A1", "A5", "A6", "A8"]
    scene.presence(0, "A6")
    assert scene.reach("lava_flows") == ["A1", "A2", "A4", "A5", "A6", "A7", "A8"]
    assert scene.reach("explosive_eruption", 1) == ["A6"]
    # From another land the range is as printed.
    scene.presence(0, "A1").presence(0, "A6", -2)
    assert scene.reach("lava_flows") == ["A1", "A2", "A4", "A5", "A6", "A8"]


def test_towering_presence_is_in_the_view_and_in_the_sketch() -> None:
    scene = volcano("A6", 3).presence(0, "A1")
    shown = {land["id"]: land["presence"] for land in view(scene.s)["lands"] if land["presence"]}
    assert shown == {
        "A1": [{"seat": 0, "n": 1, "sacred": False, "beasts": False, "farther": 0}],
        "A6": [{"seat": 0, "n": 3, "sacred": True, "beasts": False, "farther": 1}],
    }
    drawn = draw(dict(view(scene.s)), None, {}, lambda id, args: id)
    text = ["".join(part for part, _ in line) for line in drawn]
    assert [line for line in text if "(1)*x3^ " in line] != []
    assert [line for line in text if "(1)x1 " in line] != []


# Explosive Eruption.


def erupting(n: int, words: str) -> Scene:
    return volcano("A6", n).elements(words)


def test_explosive_eruption_of_one_presence_only_collapses() -> None:
    scene = erupting(2, "2 fire 2 earth").put("A6", "2 explorer")
    scene.use("explosive_eruption", "1")
    assert scene.asked[0] == ("eruption", ["1", "2"])
    assert (scene["A6"], scene.s.fear, scene.where()) == ("explorer", 0, {"A6": 1})


def test_explosive_eruption_1_hits_one_land_within_range() -> None:
    scene = erupting(4, "2 fire 2 earth").put("A6", "town, explorer").put("A8", "city, 2 dahan")
    scene.use("explosive_eruption", "3", "A8", "dahan-d1")
    assert scene.asked[1] == ("eruption_land", ["A6", "A1", "A5", "A8"])
    # 3 damage to invaders where it erupts, 3 in A8 to invaders and to dahan; fear for the town and the city.
    assert (scene["A6"], scene["A8"], scene.s.fear) == ("", "dahan-d1", 1 + 2)


def test_explosive_eruption_2_brings_fear_for_each() -> None:
    scene = erupting(5, "3 fire 3 earth")
    scene.use("explosive_eruption", "3", "A6")
    assert scene.s.fear == 0
    scene = erupting(5, "3 fire 3 earth")
    scene.use("explosive_eruption", "5", "A6")
    assert (len(scene.s.fear_earned), scene.s.fear) == (1, 5 - 4)
    assert (scene.s.destroyed, scene.where()) == ([5], {})


def test_explosive_eruption_3_hits_each_land_and_spares_the_own_presence() -> None:
    scene = erupting(8, "4 fire 2 air 4 earth").put("A8", "city, town").put("A4", "town").put("A6", "3 dahan")
    scene.use("explosive_eruption", "6", "A6", "city", "city-d1", "city-d2")
    # 6 and 4 damage to the dahan of A6, 4 damage in A8; A4 is too far.
    assert (scene["A6"], scene["A8"], scene["A4"]) == ("blight", "town-d1", "town")
    assert scene.where() == {"A6": 2}


def test_explosive_eruption_3_costs_others_their_presence() -> None:
    scene = Scene(VOLCANO, "lightning", boards="AB", sets=SETS).presence(0, "A6", 7).presence(1, "A6", 2)
    scene.elements("4 fire 2 air 4 earth").use("explosive_eruption", "6", "A6")
    assert (scene.where(), scene.where(1), scene["A6"]) == ({"A6": 1}, {"A6": 1}, "blight")


def test_explosive_eruption_4_blights_lands_around_which_lack_it() -> None:
    scene = erupting(11, "5 fire 3 air 5 earth").presence(0, "A1", 2).put("A5", "blight, 3 city")
    scene.put("A4", "2 city").put("A3", "town")
    scene.use("explosive_eruption", "A6", "10", "A6", *["city-d1", "city-d2"] * 3)
    # A5 gets 4 + 4 damage, A4 (two lands away) 4; A3 is farther. A1 and A8 had no blight.
    assert (scene["A5"], scene["A4"], scene["A3"]) == ("city-d2, blight", "city-d1", "town")
    assert (scene["A1"], scene["A6"], scene["A8"]) == ("blight", "blight", "blight")
    assert scene.where() == {"A1": 1, "A6": 1}


def test_t18_badlands_add_once_in_each_land_of_an_eruption() -> None:
    scene = erupting(8, "4 fire 2 air 4 earth").put("A6", "4 city, 6 dahan, badlands")
    scene.put("A8", "5 city, 2 badlands").put("A5", "2 city, badlands")
    city, dahan = ["city-d1", "city-d2"], "dahan-d1"
    scene.use(
        "explosive_eruption", "6", *city, *city, *[dahan] * 3, "A8", *city, *city, "city-d1",
        *city, *city, *[dahan] * 2, "city-d2", *city,
    )  # fmt: skip
    # Cities bear 6 + 4 damage and 1 more in A6, 6 + 4 and 2 more in A8, 4 and 1 more in A5; the dahan 11.
    assert scene["A6"] == "city-d2, dahan-d1, blight, badlands"
    assert (scene["A8"], scene["A5"]) == ("city, 2 badlands", "city-d2, badlands")


def test_each_threshold_needs_elements_and_presence() -> None:
    scene = erupting(6, "2 fire 2 earth")
    scene.use("explosive_eruption", "6", "A6")
    assert (scene.s.fear, scene["A6"]) == (0, "")


def test_e26_the_ranges_of_an_eruption_are_never_longer() -> None:
    scene = erupting(4, "2 fire 2 earth").lasting("reach", 0, 2)
    scene.use("explosive_eruption", "A6", "2", "A6")
    assert scene.asked[2] == ("eruption_land", ["A6", "A1", "A5", "A8"])


def test_an_eruption_where_no_presence_is_does_nothing() -> None:
    scene = erupting(4, "2 fire 2 earth").lasting("reach", 0, 1).put("A8", "town")
    scene.use("explosive_eruption", "A8")
    assert (scene["A8"], scene.where()) == ("town", {"A6": 4})


def test_a_bot_does_not_blow_up_its_last_presence() -> None:
    scene = erupting(2, "2 fire 2 earth").put("A6", "explorer")
    act = begin(scene.s, GROWTH, "growth", 0)
    worth = worth_of_eruption(scene.land("A6"))
    question = next(act.ask("eruption", [1, 2], "number", {"land": "A6"}, worth=worth))
    scores = quick_scores(scene.s, cast("IslandQuestion", question), 0, [1, 2])
    assert scores == [-1.0, 5.0 - 2 - 99]
    scene.presence(0, "A6", -1)
    power = POWERS["explosive_eruption"]
    assert value_after_use(scene.s, 0, power, scene.land("A6"), 1) == -WON


# Powered by the Furnace of the Earth.


def furnace(words: str) -> Scene:
    scene = volcano("A6", 1).presence(0, "A1", 2).elements(words)
    scene.s.destroyed[0] = 3
    scene.s.phase = SLOW
    scene.s.minor_deck = [POWERS.number("drought")]
    return scene


def test_powered_by_the_furnace_of_the_earth_1_returns_presence() -> None:
    scene = furnace("3 earth")
    scene.use("powered_by_the_furnace_of_the_earth", "A6")
    assert (scene.where(), scene.s.destroyed) == ({"A1": 2, "A6": 2}, [2])


def test_e16_powered_by_the_furnace_of_the_earth_2_may_be_paid_for() -> None:
    scene = furnace("3 fire")
    scene.use("powered_by_the_furnace_of_the_earth", "A6")
    assert (scene.hand(), [kind for kind, _ in scene.asked]) == ([], ["target_land"])
    scene.s.energy = [3]
    scene.use("powered_by_the_furnace_of_the_earth", "A6", "no")
    assert (scene.hand(), scene.s.energy) == ([], [3])
    scene.use("powered_by_the_furnace_of_the_earth", "A6", "yes", "minor")
    assert (scene.hand(), scene.s.energy) == (["drought"], [1])


def test_powered_by_the_furnace_of_the_earth_3_brings_presence_together() -> None:
    scene = furnace("4 fire 4 earth")
    scene.use("powered_by_the_furnace_of_the_earth", "A6", "A1", "none")
    assert (scene.where(), scene.s.destroyed) == ({"A1": 1, "A6": 3}, [2])


def test_p20_powered_by_the_furnace_of_the_earth_4_covers_the_last_spaces_again() -> None:
    scene = furnace("5 fire").cover("energy", 2).cover("cards", 5)
    assert (income(scene.s, 0), card_plays(scene.s, 0)) == (3, 1)
    scene.use("powered_by_the_furnace_of_the_earth", "A6", "energy", "energy")
    assert scene.asked[1] == ("presence_onto", ["energy", "cards", "none"])
    assert (scene.on("energy"), income(scene.s, 0), scene.s.destroyed) == (4, 2, [1])
    uncovered = [spirit["uncovered"] for spirit in view(scene.s)["spirits"] if spirit["id"]]
    assert uncovered == [{"energy": 2, "cards": 3}]


def test_p20_the_first_space_of_a_track_is_never_covered() -> None:
    scene = furnace("5 fire").cover("cards", 6)
    scene.use("powered_by_the_furnace_of_the_earth", "A6", "cards")
    assert (scene.on("energy"), scene.on("cards"), scene.s.destroyed) == (5, 7, [2])


# Cards.


def two() -> Scene:
    return Scene(VOLCANO, "lightning", boards="AB", sets=SETS).presence(0, "A6").presence(1, "B2", 2)


@pytest.mark.parametrize(
    ("fire", "answers", "energy"),
    [("2 fire", [], [1, 1]), ("3 fire", ["volcano"], [2, 1]), ("3 fire", ["lightning"], [1, 2])],
)
def test_exaltation_of_molten_stone_splits_energy(fire: str, answers: list[str], energy: list[int]) -> None:
    scene = two().elements(fire)
    scene.use("exaltation_of_molten_stone", *answers)
    assert scene.s.energy == energy


def test_exaltation_of_molten_stone_lengthens_powers_from_mountains() -> None:
    scene = Scene(VOLCANO, "lightning", boards="AB", sets=SETS).presence(0, "A6").presence(1, "B8")
    before = scene.reach("raging_storm", seat=1)
    scene.use("exaltation_of_molten_stone")
    assert scene.reach("raging_storm", seat=1) == before
    scene.presence(1, "B2")
    distance = scene.s.island.distance[scene.land("B2")]
    from_mountain = {scene.s.island.names[land] for land in scene.s.island.lands if distance[land] <= 2}
    assert set(scene.reach("raging_storm", seat=1)) == {*before, *from_mountain}


def test_e21_exaltation_of_molten_stone_alone_gives_everything_to_oneself() -> None:
    scene = volcano().elements("3 fire")
    scene.use("exaltation_of_molten_stone")
    assert scene.s.energy == [3]


def test_lava_flows() -> None:
    scene = volcano().put("A5", "explorer")
    scene.use("lava_flows", "A5", "add-add")
    assert scene["A5"] == "explorer, wilds, badlands"
    scene.use("lava_flows", "A5", "damage")
    assert scene["A5"] == "wilds, badlands"


def test_pyroclastic_bombardment() -> None:
    scene = volcano("A6", 2).put("A5", "explorer, town, city, 2 dahan")
    scene.use("pyroclastic_bombardment", "A5", "city-d1")
    assert (scene["A5"], scene.s.fear) == ("explorer, town-d1, city-d2, dahan-d1", 0)


def test_t12_badlands_add_to_either_damage_of_pyroclastic_bombardment() -> None:
    scene = volcano("A6", 2).put("A5", "explorer, city, 2 dahan, badlands")
    scene.use("pyroclastic_bombardment", "A5", "no", "no", "city-d1", "city-d2")
    assert (scene["A5"], scene.s.fear) == ("explorer, badlands", 2)
    scene = volcano("A6", 2).put("A5", "2 explorer, city, 3 dahan, badlands")
    scene.use("pyroclastic_bombardment", "A5", "yes", "yes", "explorer")
    assert (scene["A5"], scene.s.fear) == ("explorer, city-d2, dahan-d1, badlands", 0)


def test_rain_of_ash_pushes_away_from_the_volcano() -> None:
    scene = volcano().presence(0, "A1").put("A5", "2 explorer, town, city, 3 dahan")
    scene.use("rain_of_ash", "A5", "A7", "A8", "town", "A4", "A4")
    assert next(names for kind, names in scene.asked if kind == "push_to") == ["A4", "A7", "A8"]
    assert (scene["A5"], scene["A4"], scene.s.fear) == ("explorer, city, dahan", "explorer, town", 2)
    assert (scene["A7"], scene["A8"]) == ("dahan", "dahan")


def test_rain_of_ash_without_invaders_brings_no_fear() -> None:
    scene = volcano().put("A5", "dahan")
    scene.use("rain_of_ash", "A5", "A4")
    assert (scene.s.fear, scene["A4"]) == (0, "dahan")
