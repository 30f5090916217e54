"""Fear, terror, victory and defeat: rulings F (docs/rulings/spirit_island.md)."""

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.lands import on_island
from weald.games.spirit_island.model.pieces import CITY, TOWN, TOWN_CITY
from weald.games.spirit_island.model.state import INVADER, RAVAGE
from weald.games.spirit_island.phases.ending import closing
from weald.games.spirit_island.rules import fear as fears
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.registry import FEAR_CARDS


def alone() -> Scene:
    return Scene("lightning", boards="A").presence(0, "A4", 2)


def test_f1_only_destroying_brings_fear() -> None:
    scene = alone().put("A4", "3 town, 3 city")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A4"))
    scene.run(iter(act.remove(2, TOWN_CITY)), "town", "city")
    scene.run(iter(act.replace(CITY, TOWN)))
    assert scene.s.fear == 0
    scene.run(iter(act.destroy(1, TOWN)))
    scene.run(iter(act.destroy(1, CITY)))
    assert scene.s.fear == 3


def test_f2_fear_of_a_card_and_of_what_it_destroys_add_up() -> None:
    scene = alone().put("A4", "town, explorer")
    scene.use("shatter_homesteads", "A4")
    assert scene.s.fear == 2


def test_f3_fear_beyond_a_card_counts_on() -> None:
    scene = alone()
    fears.gain(scene.s, 9)
    assert (len(scene.s.fear_earned), len(scene.s.fear_deck), scene.s.fear) == (2, 7, 1)


@pytest.mark.parametrize(("earned", "level"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (8, 3), (9, 4)])
def test_terror_rises_when_a_divider_comes_to_light(earned: int, level: int) -> None:
    scene = alone()
    scene.s.fear_deck = [0] * 9
    fears.gain(scene.s, 4 * earned)
    assert scene.s.terror == level


def test_adversaries_split_the_fear_deck_otherwise() -> None:
    scene = alone()
    scene.s.fear_split = (4, 4, 3)
    scene.s.fear_deck = [0] * 11
    fears.gain(scene.s, 12)
    assert scene.s.terror == 1
    fears.gain(scene.s, 4)
    assert scene.s.terror == 2


def test_f4_a_card_goes_by_the_level_in_force_now() -> None:
    scene = alone().put("A5", "town, explorer").put("A8", "city")
    s = scene.s
    s.phase = INVADER
    s.fear_earned = [FEAR_CARDS.number("wary_of_the_interior")]
    s.terror = 2
    scene.step("fear", "town")
    assert scene["A5"] == "explorer"


def test_f5_f6_f7_cards_earned_meanwhile_come_last_at_the_new_level() -> None:
    scene = alone().put("A6", "dahan").put("A5", "city").put("A8", "city")
    s = scene.s
    s.phase = INVADER
    guard, raid, wary = (
        FEAR_CARDS.number(id) for id in ("dahan_on_their_guard", "dahan_raid", "wary_of_the_interior")
    )
    s.fear_deck = [0, 0, 0, 0, 0, 0, wary]
    s.fear = 3
    s.fear_earned = [raid, guard]
    scene.put("A6", "explorer, town-d1")
    # Terror 1: 1 damage in A6 destroys the town; its fear earns a card and raises the level to 2.
    assert scene.step("fear", "town-d1") == "fear"
    assert (s.terror, s.fear_earned, s.fear_discard) == (2, [guard, wary], [raid])
    # Terror 2: defend 1, and 1 for each dahan.
    scene.step("fear")
    assert scene.effects("defend") == [(scene.land("A6"), 2)]
    scene.step("fear")
    assert s.fear_discard == [raid, guard, wary]
    assert scene["A6"] == "dahan"


def test_f9_f10_damage_does_not_lower_health() -> None:
    scene = alone().put("A4", "3 town-d1, explorer")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A4"))
    scene.run(iter(act.remove_health(3)), "town-d1", "explorer")
    assert scene["A4"] == "2 town-d1"


@pytest.mark.parametrize(
    ("terror", "pieces", "won"),
    [
        (1, "explorer", ""),
        (1, "", "terror1"),
        (2, "town", ""),
        (2, "3 explorer", "terror2"),
        (3, "city", ""),
        (3, "2 town, explorer", "terror3"),
        (4, "9 city", "fear"),
    ],
)
def test_victory_by_terror_level(terror: int, pieces: str, won: str) -> None:
    scene = alone().terror(terror)
    if pieces:
        scene.put("A7", pieces)
    following = closing(scene.s, "powers")
    assert scene.s.victory == won
    assert following == ("" if won else "powers")


def test_f14_the_action_is_finished_first_and_f15_both_at_once_is_a_sacrifice() -> None:
    scene = Scene("lightning", boards="A").presence(0, "A4").put("A4", "town, 2 dahan")
    scene.s.phase = INVADER
    scene.s.queue = [scene.land("A4")]
    scene.s.agenda = [(RAVAGE, invader_card("I-S"))]
    scene.s.terror = 2
    # Blight destroys the last presence, then the dahan that is left destroys the last town.
    assert scene.step("land") == ""
    assert (scene.s.outcome, scene.s.defeat, scene.s.victory) == ("sacrifice", "spirit", "terror2")


def test_a_spirit_without_presence_loses() -> None:
    scene = Scene("lightning", boards="A").put("A1", "city")
    assert closing(scene.s, "powers") == ""
    assert (scene.s.outcome, scene.s.defeat) == ("defeat", "spirit")


def test_f18_no_dahan_left_is_no_defeat() -> None:
    scene = alone().put("A1", "city")
    assert on_island(scene.s, (3,)) == 0
    assert closing(scene.s, "powers") == "powers"
