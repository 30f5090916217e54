"""Stone's Unyielding Defiance: set-up, growth, tracks, special rules, innate powers, cards."""

import pytest

from tests.games.spirit_island.scenes import Scene
from tests.words import of_game
from weald.games.spirit_island import GAME as SPIRIT_ISLAND
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.model.pieces import DAHAN, EARTH, EXPLORER
from weald.games.spirit_island.model.state import SPIRIT
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.presentation.catalogue import catalogue
from weald.games.spirit_island.presentation.text_board import draw
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import BLIGHT_CARD, EVENT_CARD, GROWTH, POWER, SET_UP
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.panel import card_plays, elements, free_elements, income, reclaims
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.kernel.messages import Message

STONE = "stone"


def stone(land: str = "A6", n: int = 1) -> Scene:
    return Scene(STONE, boards="A", sets="branch_and_claw jagged_earth").presence(0, land, n)


def growing() -> Scene:
    scene = stone()
    scene.s.phase = SPIRIT
    scene.s.discards[0] = [POWERS.number("stubborn_solidity")]
    scene.s.minor_deck = [POWERS.number(id) for id in ("drought", "rain_of_blood", "call_to_tend")]
    return scene


# Set-up.


@pytest.mark.parametrize(
    ("board", "lands"),
    [
        ("A", ["A1", "A4"]),
        ("B", ["B2", "B4"]),
        ("C", ["C5", "C7"]),
        ("D", ["D7", "D8"]),
        ("E", ["E1", "E2"]),
        ("F", ["F4", "F8"]),
    ],
)
def test_set_up(board: str, lands: list[str]) -> None:
    scene = Scene(STONE, boards=board, sets="branch_and_claw jagged_earth")
    place_printed(scene.s)
    scene.run(SPIRITS[STONE].start(begin(scene.s, SET_UP, "setup", 0)))
    assert scene.where() == dict.fromkeys(lands, 1)


def test_a24_moved_blight_counts_at_set_up() -> None:
    scene = Scene(STONE, boards="A", sets="jagged_earth").put("A5", "blight")
    scene.run(SPIRITS[STONE].start(begin(scene.s, SET_UP, "setup", 0)))
    assert scene.where() == {"A1": 1, "A5": 1}


# Growth.


def test_growth_1() -> None:
    scene = growing()
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "icon:0.0.1", "A1", "cards")
    assert scene.asked[-2] == ("presence_to", ["A1", "A6"])
    scene.step("grow", "icon:0.0.2")
    assert (scene.where(), scene.hand(), scene.s.energy) == ({"A1": 1, "A6": 1}, ["stubborn_solidity"], [2])
    # One of the three is on the track.
    assert elements(scene.s, 0)[EARTH] == 3


def test_growth_2() -> None:
    scene = growing()
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "A5", "energy")
    scene.step("grow", "icon:0.1.1")
    assert (scene.where(), scene.s.energy) == ({"A5": 1, "A6": 1}, [3 + 3])


def test_growth_3() -> None:
    scene = growing()
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.0", "minor", "drought")
    scene.step("grow", "icon:0.2.1", "A5", "energy")
    assert (scene.where(), scene.hand(), scene.s.energy) == ({"A5": 1, "A6": 1}, ["drought"], [3])


# Tracks.


def test_tracks() -> None:
    scene = stone()
    seen = []
    for covered in range(6, -1, -1):
        scene.cover("energy", covered)
        seen.append((income(scene.s, 0), card_plays(scene.s, 0)))
    assert seen == [(2, 1), (3, 1), (3, 2), (4, 2), (4, 3), (6, 3), (6, 4)]
    cards = []
    scene.cover("energy", 6)
    for covered in range(5, -1, -1):
        scene.cover("cards", covered)
        s = scene.s
        cards.append((card_plays(s, 0), elements(s, 0)[EARTH], reclaims(s, 0), free_elements(s, 0)))
    assert cards == [(1, 0, 0, 0), (1, 1, 0, 0), (1, 2, 0, 0), (1, 3, 1, 0), (1, 4, 1, 1), (2, 5, 1, 1)]


def test_the_page_gets_what_is_printed_on_the_spaces() -> None:
    printed = next(spirit for spirit in catalogue()["spirits"] if spirit["id"] == STONE)
    third = printed["tracks"]["energy"][2]
    assert (third["id"], third["number"], third["more_plays"], third["action"]) == ("energy-3", None, 1, None)
    assert third["first"] == {"id": "gain_minor", "icon": "card-draw", "n": None, "where": None}
    assert [space["more_plays"] for space in printed["tracks"]["energy"]] == [0, 0, 1, 0, 1, 0, 1]


def test_the_terminal_draws_the_tracks() -> None:
    scene = stone()
    words = of_game(SPIRIT_ISLAND, "en")
    drawing = draw(dict(view(scene.s)), 0, {}, lambda id, args: words.say(Message(id, args)))
    lines = ["".join(text for text, _ in line) for line in drawing]
    track = next(line for line in lines if "card play" in line)
    assert "3, +1 card play + when first uncovered: Gain a minor power, 4" in track


# Special rules.


def test_blight_that_does_not_outnumber_presence_does_no_harm() -> None:
    scene = Scene(STONE, "lightning", boards="AB", sets="jagged_earth").presence(0, "A6", 2)
    scene.presence(1, "A6").put("A6", "blight, 2 town")
    scene.ravage("A6")
    assert (scene["A6"], scene.where(), scene.where(1)) == ("2 town, 2 blight", {"A6": 2}, {"A6": 1})


def test_blight_that_outnumbers_presence_destroys_and_cascades() -> None:
    scene = (
        Scene(STONE, "lightning", boards="AB", sets="jagged_earth").presence(0, "A6", 2).presence(0, "A5", 2)
    )
    scene.presence(1, "A6").put("A6", "2 blight, 2 town")
    scene.ravage("A6", "A5")
    assert (scene["A6"], scene["A5"]) == ("2 town, 3 blight", "blight")
    assert (scene.where(), scene.where(1)) == ({"A5": 2, "A6": 1}, {})


def test_blight_in_other_lands_does_as_usual() -> None:
    scene = Scene(STONE, "lightning", boards="AB", sets="jagged_earth").presence(0, "A6", 2).presence(1, "A5")
    scene.put("A5", "2 town").ravage("A5")
    assert (scene["A5"], scene.where(1)) == ("2 town, blight", {})


def add_presence_from(scene: Scene, land: str, place: str, *answers: str) -> None:
    act = begin(scene.s, GROWTH, "growth", 0)

    def work(act: Action) -> Work[None]:
        yield from act.add_presence(scene.land(land))
        yield from act.conclude()

    scene.run(work(act), place, *answers)


def test_each_layer_brings_a_minor_power_when_it_is_uncovered_first() -> None:
    scene = growing()
    s = scene.s
    add_presence_from(scene, "A5", "energy")
    assert scene.hand() == []
    add_presence_from(scene, "A5", "energy", "rain_of_blood")
    assert (scene.hand(), s.counters["deep_layers"], card_plays(s, 0)) == (["rain_of_blood"], 1, 2)
    # Covered again and uncovered for the second time.
    scene.cover("energy", 5)
    add_presence_from(scene, "A5", "energy")
    assert (scene.hand(), s.counters["deep_layers"], card_plays(s, 0)) == (["rain_of_blood"], 1, 2)
    scene.cover("energy", 3)
    add_presence_from(scene, "A5", "energy", "drought")
    assert (scene.hand(), s.counters["deep_layers"]) == (["rain_of_blood", "drought"], 2)


# Hold the Island Fast with a Bulwark of Will.


def test_hold_the_island_fast_with_a_bulwark_of_will_takes_blight_from_the_box() -> None:
    scene = stone().elements("2 earth").use("hold_the_island_fast_with_a_bulwark_of_will")
    scene.s.energy[0] = 2
    scene.put("A6", "2 town").ravage("A6", "yes")
    assert (scene["A6"], scene.s.blight_pool, scene.s.energy) == ("2 town, blight", 99, [0])
    # Without energy nothing is asked.
    scene.ravage("A6", "A5")
    assert (scene["A6"], scene["A5"], scene.s.blight_pool) == ("2 town, 2 blight", "blight", 97)


def test_hold_the_island_fast_with_a_bulwark_of_will_may_be_declined_and_is_for_the_own_lands_only() -> None:
    scene = stone().elements("2 earth").use("hold_the_island_fast_with_a_bulwark_of_will")
    scene.s.energy[0] = 9
    scene.put("A6", "2 town").put("A4", "2 town").ravage("A6", "no").ravage("A4")
    assert (scene.s.blight_pool, scene.s.energy) == (97, [9])


def test_hold_the_island_fast_with_a_bulwark_of_will_of_the_second_threshold_costs_1() -> None:
    scene = stone("A6", 3).elements("4 earth").use("hold_the_island_fast_with_a_bulwark_of_will")
    scene.s.energy[0] = 3
    act = begin(scene.s, POWER, "volcanic_eruption", land=scene.land("A6"))
    scene.run(iter(act.add_blight(2)), "yes", "no")
    assert (scene["A6"], scene.s.blight_pool, scene.s.energy) == ("2 blight", 98, [2])


def test_a_cascade_is_asked_about_apart() -> None:
    scene = stone("A6", 1).presence(0, "A5").put("A6", "blight, 2 town")
    scene.elements("4 earth").use("hold_the_island_fast_with_a_bulwark_of_will")
    scene.s.energy[0] = 5
    scene.ravage("A6", "no", "A5", "yes")
    assert (scene["A6"], scene["A5"], scene.s.blight_pool, scene.s.energy) == (
        "2 town, 2 blight", "blight", 98, [4],
    )  # fmt: skip


@pytest.mark.parametrize(("cause", "left"), [(EVENT_CARD, 1), (BLIGHT_CARD, 1), (POWER, 0)])
def test_hold_the_island_fast_with_a_bulwark_of_will_keeps_presence(cause: int, left: int) -> None:
    scene = Scene(STONE, "lightning", boards="AB", sets="jagged_earth").presence(0, "A6").presence(1, "B5", 2)
    scene.elements("6 earth 1 plant").use("hold_the_island_fast_with_a_bulwark_of_will")
    scene.s.energy[0] = 1
    act = begin(scene.s, cause, "setup", 1)
    scene.run(iter(act.destroy_presence(2)), *["yes"] * left)
    assert (scene.where(1), scene.s.energy[0]) == ({"B5": left} if left else {}, 1 - left)


def test_p13_hold_the_island_fast_with_a_bulwark_of_will_does_not_help_against_a_card() -> None:
    scene = stone("A6", 2).put("A6", "2 blight")
    scene.elements("6 earth 1 plant").use("hold_the_island_fast_with_a_bulwark_of_will")
    scene.s.energy[0] = 5
    act = begin(scene.s, EVENT_CARD, "setup", land=scene.land("A6"))
    scene.run(iter(act.add_blight(1)), "no", "A5")
    assert (scene.where(), scene.s.energy) == ({"A6": 1}, [5])


def test_p24_presence_given_as_a_price_is_gone() -> None:
    scene = stone("A6", 3)
    scene.elements("6 earth 1 plant").use("hold_the_island_fast_with_a_bulwark_of_will")
    scene.s.energy[0] = 5
    act = begin(scene.s, EVENT_CARD, "setup")
    scene.run(act.give_presence_together(2, [scene.land("A6")]), "A6", "A6")
    assert (scene.where(), scene.s.energy) == ({"A6": 1}, [5])


@pytest.mark.parametrize("event", ["wounded_lands_attract_explorers", "outpaced"])
def test_p24_presence_that_an_event_takes_as_a_price_is_gone(event: str) -> None:
    """Ruling P24: The World's Vibrance Fades and Outpaced take it for something."""
    scene = Scene("stone", boards="A", sets="branch_and_claw jagged_earth").presence(0, "A6", 3)
    scene.blight_card("downward_spiral", 20, flipped=True).play("drought")
    scene.elements("6 earth 1 plant").use("hold_the_island_fast_with_a_bulwark_of_will")
    scene.s.energy[0] = 2
    if event == "outpaced":
        scene.event(event, "match_pace_for_presence", "none")
    else:
        scene.event(event, "destroy_presence")
    assert (scene.where(), scene.s.energy) == ({"A6": 1}, [2])


# Let Them Break Themselves Against the Stone.


def test_let_them_break_themselves_against_the_stone_hurts_invaders() -> None:
    scene = stone().put("A6", "town, explorer").elements("3 earth")
    scene.use("let_them_break_themselves_against_the_stone")
    scene.ravage("A6", "town", "town-d1")
    assert (scene["A6"], scene.s.fear) == ("explorer, blight", 1)


def test_let_them_break_themselves_against_the_stone_needs_damage_to_the_land() -> None:
    scene = stone().put("A6", "town").elements("3 earth").lasting("defend", 6, 2)
    scene.use("let_them_break_themselves_against_the_stone").ravage("A6")
    assert scene["A6"] == "town"


def test_let_them_break_themselves_against_the_stone_2() -> None:
    scene = stone().put("A6", "3 town, city").elements("5 earth")
    scene.use("let_them_break_themselves_against_the_stone")
    # 9 damage: 2 + 4.
    scene.ravage("A6", "town", "town-d1", "town", "town-d1", "city", "city-d1")
    assert (scene["A6"], scene.s.fear) == ("town, city-d2, blight", 2)


def test_let_them_break_themselves_against_the_stone_3_repeats() -> None:
    scene = stone("A6", 1).presence(0, "A5").put("A6", "2 city").elements("7 earth 2 sun")
    scene.use("let_them_break_themselves_against_the_stone", "A6", "A6")
    assert scene.effects("broken_against_stone") == [(6, 0, 1), (6, 0, 1)]
    # 6 damage, and 5 each time.
    scene.ravage("A6", "city", "city-d1")
    assert (scene["A6"], len(scene.s.fear_earned)) == ("blight", 1)


# Cards.


def test_jagged_shards_push_from_the_earth() -> None:
    scene = stone().put("A6", "3 dahan").use("jagged_shards_push_from_the_earth", "A6", "dahan", "A5", "none")
    assert (scene["A6"], scene["A5"]) == ("2 dahan, badlands", "dahan")


def test_plows_shatter_on_rocky_ground() -> None:
    scene = stone().put("A6", "town, city, explorer")
    scene.use("plows_shatter_on_rocky_ground", "A6", "damage_each-push", "town-d1", "A5")
    assert (scene["A6"], scene["A5"]) == ("explorer, city-d1", "town-d1")
    scene = stone().put("A6", "town, city")
    scene.use("plows_shatter_on_rocky_ground", "A6", "destroy")
    assert (scene["A6"], scene.s.fear) == ("city", 1)


def test_scarred_and_stony_land() -> None:
    scene = stone("A6", 2).put("A6", "town, 2 blight")
    scene.use("scarred_and_stony_land")
    assert (scene["A6"], scene.s.blight_pool, scene.s.fear) == ("blight, badlands", 99, 1)


def test_stubborn_solidity() -> None:
    scene = stone().put("A6", "2 dahan, 3 town").put("A5", "dahan").use("stubborn_solidity", "A6")
    s, land = scene.s, scene.land("A6")
    assert defence(s, land) == 2
    act = begin(s, POWER, "stubborn_solidity", 0, land)
    scene.run(iter(act.damage(2, DAHAN)))
    scene.run(iter(act.destroy(1, DAHAN)))
    scene.run(iter(act.remove(1, DAHAN)))
    scene.run(iter(act.replace(DAHAN, EXPLORER)))
    scene.run(iter(act.push(1, DAHAN)))
    assert scene["A6"] == "3 town, 2 dahan"
    # Dahan may come in, and are as solid then.
    scene.run(iter(act.gather(1, DAHAN)))
    scene.ravage("A6")
    assert scene["A6"] == "3 dahan, blight"
