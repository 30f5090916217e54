"""Downpour Drenches the World: set-up, growth, tracks, special rules, innate powers, cards."""

import pytest

from tests.games.spirit_island.scenes import FAST, SLOW, Scene
from tests.words import of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.ai.policy.answers import quick_scores
from weald.games.spirit_island.model.pieces import AIR, EARTH, PLANT, WATER
from weald.games.spirit_island.model.state import SPIRIT
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.presentation.text_board import draw
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import GROWTH, SET_UP
from weald.games.spirit_island.rules.land_rules import defence, is_isolated, is_sacred, meets
from weald.games.spirit_island.rules.panel import card_plays, elements, income
from weald.games.spirit_island.rules.powers import NOTHING
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_lands
from weald.kernel.decisions import ONE
from weald.kernel.messages import Message

DOWNPOUR = "downpour"
SETS = "branch_and_claw jagged_earth promo_2"


def downpour(land: str = "A5", n: int = 1) -> Scene:
    return Scene(DOWNPOUR, boards="A", sets=SETS).presence(0, land, n)


def test_set_up_in_the_lowest_wetlands() -> None:
    for board, land in zip("ABCD", ("A2", "B1", "C5", "D1"), strict=True):
        scene = Scene(DOWNPOUR, boards=board, sets=SETS)
        scene.run(SPIRITS[DOWNPOUR].start(begin(scene.s, SET_UP, "setup", 0)))
        assert scene.where() == {land: 1}


# Growth and tracks.


def growing(*cards: str) -> Scene:
    scene = downpour()
    scene.s.phase = SPIRIT
    scene.s.discards[0] = [POWERS.number("unbearable_deluge")]
    scene.s.minor_deck = [POWERS.number("drought")]
    scene.s.hands[0] = [POWERS.number(card) for card in cards]
    return scene


def test_growth_1_moves_presence_up_to_two_lands() -> None:
    scene = growing()
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "icon:0.0.1", "minor")
    scene.step("grow", "icon:0.0.2", "A5", "A3")
    assert scene.asked[-1] == ("move_presence_to", ["A1", "A2", "A3", "A4", "A6", "A7", "A8"])
    assert (scene.where(), scene.hand()) == ({"A3": 1}, ["unbearable_deluge", "drought"])


def test_growth_2_gains_water_and_discards() -> None:
    scene = growing("drought", "gift_of_abundance", "foundations_sink_into_mud")
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "A4", "energy")
    scene.step("grow", "icon:0.1.1", "A4", "cards")
    scene.step("grow", "icon:0.1.2")
    scene.step("grow", "icon:0.1.3", "drought", "foundations_sink_into_mud")
    assert (scene.where(), scene.hand()) == ({"A4": 2, "A5": 1}, ["gift_of_abundance"])
    assert elements(scene.s, 0)[WATER] == 2 + 1
    discarded = [POWERS.all[card].id for card in scene.s.discards[0]]
    assert discarded == ["unbearable_deluge", "drought", "foundations_sink_into_mud"]


def test_p27_growth_2_discards_what_there_is() -> None:
    scene = growing("drought")
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.3")
    assert scene.hand() == []


def test_growth_3() -> None:
    scene = growing()
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.1", "A2", "cards")
    scene.step("grow", "icon:0.2.0", "minor")
    scene.step("grow", "icon:0.2.2")
    assert (scene.where(), scene.s.energy) == ({"A2": 1, "A5": 1}, [1 + 1])


def test_a_bot_discards_what_it_needs_least() -> None:
    scene = growing("drought", "gift_of_abundance", "unbearable_deluge")
    work = SPIRITS[DOWNPOUR].growth[0].options[1][3].run(begin(scene.s, GROWTH, "growth", 0))
    question = next(work or NOTHING)
    scores = quick_scores(scene.s, question, 0, scene.s.hands[0])  # type: ignore[arg-type]
    assert scores.index(max(scores)) == 0


def test_energy_track() -> None:
    scene = downpour()
    seen = []
    for covered in range(7, -1, -1):
        scene.cover("energy", covered)
        have = elements(scene.s, 0)
        seen.append((income(scene.s, 0), have[WATER], have[PLANT], have[AIR], have[EARTH]))
    assert seen == [
        (1, 0, 0, 0, 0),
        (1, 1, 0, 0, 0),
        (1, 1, 1, 0, 0),
        (1, 2, 1, 0, 0),
        (2, 2, 1, 1, 0),
        (2, 3, 1, 1, 0),
        (2, 3, 1, 1, 1),
        (2, 5, 1, 1, 1),
    ]


def test_card_track_moves_presence_twice_a_turn() -> None:
    scene = growing().cover("cards", 0)
    assert (card_plays(scene.s, 0), elements(scene.s, 0)[WATER]) == (3, 1)
    scene.step("grow", "track:cards-2", "A5", "A4")
    scene.step("grow", "track:cards-5", "A4", "A3")
    assert scene.where() == {"A3": 1}
    scene.step("grow", "grow:0.2")
    assert not [option for option in scene.asked[-1][1] if option.startswith("track")]
    scene.cover("cards", 4)
    assert card_plays(scene.s, 0) == 1


# Drench the Landscape.


def test_sacred_sites_are_wetlands_as_well() -> None:
    scene = downpour("A4", 2).presence(0, "A6")
    s = scene.s
    assert [meets(s, scene.land("A4"), word) for word in ("wetlands", "sands", "not_wetlands")] == [
        True,
        True,
        False,
    ]
    assert not meets(s, scene.land("A6"), "wetlands")


def test_other_spirits_see_them_as_well_but_invaders_do_not() -> None:
    scene = Scene("river_surges", DOWNPOUR, boards="AB", sets=SETS).presence(1, "A4", 2).presence(0, "A4")
    # One presence of River in wetlands is its sacred site.
    assert is_sacred(scene.s, 0, scene.land("A4"))
    assert scene.s.island.terrains[scene.land("A4")] == 1 << 2
    scene.presence(1, "A4", -1)
    assert not is_sacred(scene.s, 0, scene.land("A4"))


def test_more_terrains_are_in_the_view_and_in_the_sketch() -> None:
    scene = downpour("A4", 2).presence(0, "A5", 2)
    also = {land["id"]: land["also"] for land in view(scene.s)["lands"] if "also" in land}
    assert also == {"A4": ["wetlands"]}
    language = of_game(GAME, "en")
    drawn = draw(dict(view(scene.s)), None, {}, lambda id, args: language.say(Message(id, args)))
    text = ["".join(part for part, _ in line) for line in drawn]
    assert [line for line in text if "A4 sands" in line and "+wetlands" in line] != []


# Pour Down Power Across the Island.


def offers(scene: Scene) -> int:
    return sum(move[0] == 8 for move in usable(scene.s, 0))


@pytest.mark.parametrize(("water", "uses"), [(1, 0), (2, 1), (5, 2), (14, 5)])
def test_energy_for_every_two_water(water: int, uses: int) -> None:
    scene = downpour().elements(f"{water} water").put("A1", "city")
    for _ in range(uses):
        scene.step("powers", "offer:pour_down_power_across_the_island:1")
    assert (offers(scene), scene.s.energy) == (0, [uses])


def test_a_card_for_a_land_is_repeated_for_its_cost() -> None:
    scene = downpour("A5", 2).elements("2 water").put("A5", "5 dahan").put("A4", "2 explorer")
    scene.s.energy = [1]
    scene.play("dark_skies_loose_a_stinging_rain", "gift_of_abundance", "foundations_sink_into_mud")
    scene.step("powers", "use:dark_skies_loose_a_stinging_rain", "A4", "none")
    scene.step("powers", "repeat:dark_skies_loose_a_stinging_rain", "A5", "none")
    assert scene.s.energy == [0]
    assert scene.effects("isolate") == [(scene.land("A4"),), (scene.land("A5"),)]
    # 2 + 1 + 1 + 1 water are two uses; the second one needs energy for a repeat, or brings energy.
    assert [option for option in option_ids(scene) if option.split(":")[0] in ("repeat", "offer")] == [
        "offer:pour_down_power_across_the_island:1"
    ]


def option_ids(scene: Scene) -> list[str]:
    moves = usable(scene.s, 0)
    question = IslandQuestion(scene.s, "powers", ONE, (0,), (moves,), "move", "powers", {})
    return [GAME.texts.option_id(question, move) for move in moves]


def test_e14_a_repeat_may_have_the_same_target_and_waits_for_its_phase() -> None:
    scene = downpour("A5", 2).elements("4 water").put("A5", "2 town, city")
    scene.s.energy = [3]
    scene.play("foundations_sink_into_mud")
    assert [option for option in option_ids(scene) if option.startswith("repeat")] == []
    scene.s.phase = SLOW
    scene.step("powers", "use:foundations_sink_into_mud", "damage_each")
    scene.step("powers", "repeat:foundations_sink_into_mud", "damage_each")
    assert (scene["A5"], scene.s.energy, scene.s.fear) == ("city-d2", [2], 2)


def test_cards_for_spirits_are_not_repeated() -> None:
    scene = downpour().elements("6 water")
    scene.s.energy = [9]
    scene.play("gift_of_abundance")
    scene.step("powers", "use:gift_of_abundance", "gain_energy")
    assert [option for option in option_ids(scene) if option.startswith("repeat")] == []


# Innate powers.


@pytest.mark.parametrize(
    ("words", "each"), [("1 air 3 water", 1), ("5 water 1 earth", 1), ("1 air 5 water 1 earth", 2)]
)
def test_rain_and_mud_suppress_conflict_of_both_sides(words: str, each: int) -> None:
    scene = downpour("A5", 2).put("A5", "city, 2 dahan").elements(words)
    scene.use("rain_and_mud_suppress_conflict")
    assert defence(scene.s, scene.land("A5")) == 2 * each
    scene.ravage("A5")
    # 3 damage less 2 or 4; the surviving dahan deal 2 each, less 2 or 4: a blight comes with neither.
    left = "city-d2, dahan, dahan-d1" if each == 1 else "city, 2 dahan"
    assert (scene["A5"], scene.s.fear) == (left, 0)


def test_presence_lost_in_the_ravage_no_longer_slows_dahan() -> None:
    scene = downpour("A5", 2).put("A5", "city, town, 3 dahan").elements("1 air 3 water")
    scene.use("rain_and_mud_suppress_conflict")
    scene.ravage("A5", "city", "city-d1", "city-d2")
    # 5 damage less 2: a blight takes one presence, a dahan dies; two deal 4 less 1 for the presence left.
    assert (scene["A5"], scene.where()) == ("town, dahan, dahan-d1, blight", {"A5": 1})


def test_rain_and_mud_suppress_conflict_3_softens_everybody_in_its_lands() -> None:
    scene = downpour("A5").put("A5", "explorer, town, town-d1, city, dahan-d1").put("A4", "town-d1")
    scene.elements("3 air 9 water 2 earth").use("rain_and_mud_suppress_conflict")
    # The damaged town and dahan fall at once; 2 fear and 1 for the town.
    assert (scene["A5"], scene["A4"], scene.s.fear) == ("explorer, town, city", "town-d1", 3)
    scene.step("time")
    assert scene["A5"] == "explorer, town, city"
    assert scene.effects("softened") == []


def nourishing(words: str) -> Scene:
    return downpour("A5", 2).put("A5", "blight").put("A4", "dahan").elements(words)


def test_water_nourishes_lifes_growth_1_may_cost_presence() -> None:
    scene = nourishing("3 water 2 plant")
    scene.use("water_nourishes_lifes_growth", "none")
    assert (scene["A5"], scene.s.energy, scene.where()) == ("blight", [1], {"A5": 2})
    scene.use("water_nourishes_lifes_growth", "water_nourishes")
    assert (scene["A5"], scene.s.energy, scene.where()) == ("", [2], {"A5": 1})
    assert (scene.s.away, scene.s.destroyed, scene.s.blight_pool) == ([1], [0], 100)


def test_water_nourishes_lifes_growth_2() -> None:
    scene = nourishing("5 water 1 earth 2 plant")
    scene.use("water_nourishes_lifes_growth", "none", "A4:dahan")
    assert (scene["A5"], scene.s.energy) == ("dahan, blight", [2])


def test_water_nourishes_lifes_growth_3_keeps_blight_away() -> None:
    scene = downpour("A5", 2).put("A5", "city").elements("7 water 2 earth 3 plant")
    scene.use("water_nourishes_lifes_growth")
    scene.ravage("A5")
    assert (scene["A5"], scene.where(), scene.s.blight_pool) == ("city", {"A5": 2}, 99)
    scene.step("time")
    scene.ravage("A5")
    assert (scene["A5"], scene.where()) == ("city, blight", {"A5": 1})


# Cards.


def test_dark_skies_loose_a_stinging_rain_reach_out_from_wetlands() -> None:
    scene = downpour("A6").put("A5", "2 explorer, 3 dahan")
    power = POWERS["dark_skies_loose_a_stinging_rain"]
    assert target_lands(scene.s, 0, power, 0) == []
    # A sacred site is wetlands.
    scene.presence(0, "A6")
    names = [scene.s.island.names[land] for land in target_lands(scene.s, 0, power, 0)]
    assert names == ["A1", "A5", "A6", "A8"]
    scene.use("dark_skies_loose_a_stinging_rain", "A5", "explorer", "A4", "dahan", "A4", "none")
    assert (scene["A5"], scene["A4"]) == ("explorer, 2 dahan", "explorer, dahan")
    assert is_isolated(scene.s, scene.land("A5"))


def test_foundations_sink_into_mud() -> None:
    scene = downpour("A4").put("A4", "2 town, city")
    scene.use("foundations_sink_into_mud", "town-d1")
    assert (scene["A4"], scene.s.fear) == ("town, city", 1)
    scene.presence(0, "A4")
    scene.use("foundations_sink_into_mud", "damage_each")
    assert scene["A4"] == "town-d1, city-d1"


def two() -> Scene:
    scene = Scene(DOWNPOUR, "lightning", boards="AB", sets=SETS).presence(0, "A5").presence(0, "A4")
    return scene.presence(1, "B2", 2)


def test_gift_of_abundance_with_energy() -> None:
    scene = two()
    scene.use("gift_of_abundance", "gain_energy")
    assert (scene.s.energy, scene.deciders) == ([0, 2], [1])


def test_gift_of_abundance_with_a_repeat() -> None:
    scene = two().play("raging_storm", seat=1).put("B2", "2 town")
    scene.use("gift_of_abundance", "gift_of_abundance")
    scene.s.phase, scene.s.energy = SLOW, [0, 3]
    scene.step("powers", "1/use:raging_storm", "B2")
    scene.step("powers", "1/repeat:raging_storm", "B2")
    assert (scene["B2"], scene.s.energy, scene.effects("abundance")) == ("", [0, 0], [])


def test_gift_of_abundance_returns_presence_to_wetlands() -> None:
    scene = two()
    scene.s.destroyed = [1, 1]
    scene.use("gift_of_abundance", "gain_energy", "lightning")
    assert scene.asked[1] == ("who_returns", ["downpour", "lightning", "none"])
    assert (scene.where(1), scene.s.destroyed) == ({"A5": 1, "B2": 2}, [1, 0])
    scene.presence(0, "A4")
    scene.use("gift_of_abundance", "gain_energy", "downpour", "A4")
    assert (scene.where(), scene.s.destroyed) == ({"A4": 3, "A5": 1}, [0, 0])


def test_unbearable_deluge() -> None:
    scene = downpour("A4").put("A4", "3 dahan")
    scene.s.phase = FAST
    scene.use("unbearable_deluge", "A3", "A3")
    assert (scene["A4"], scene["A3"], scene.s.fear) == ("dahan", "2 dahan", 1)
    assert (defence(scene.s, scene.land("A4")), is_isolated(scene.s, scene.land("A4"))) == (3, False)
    scene.presence(0, "A4")
    scene.use("unbearable_deluge", "A3")
    assert is_isolated(scene.s, scene.land("A4"))
