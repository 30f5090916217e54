"""The Kingdom of England, levels 0 to 6."""

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card, isle, new_table
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.pieces import CITY, TOWN
from weald.games.spirit_island.model.state import BUILD, EXPLORE, INVADER, RAVAGE
from weald.games.spirit_island.phases.ending import closing
from weald.games.spirit_island.phases.invaders import acting_lands
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.registry import ADVERSARIES

LEVELS = [
    (0, 1, (3, 3, 3)),
    (1, 3, (3, 4, 3)),
    (2, 4, (4, 4, 3)),
    (3, 6, (4, 5, 4)),
    (4, 7, (4, 5, 5)),
    (5, 9, (4, 5, 5)),
    (6, 11, (4, 5, 4)),
]


def england(level: int) -> Scene:
    return Scene("lightning", boards="A", adversary="england", level=level).presence(0, "A6", 2)


@pytest.mark.parametrize(("level", "hard", "split"), LEVELS)
def test_levels(level: int, hard: int, split: tuple[int, int, int]) -> None:
    s = isle(new_table(2, adversary="england", level=level, map="in_order"))
    assert (difficulty(s), s.fear_split, len(s.fear_deck)) == (hard, split, sum(split))
    stages = [INVADER_CARDS[card].stage for card in (*s.build_cards, *reversed(s.invader_deck))]
    assert "".join(map(str, stages)) == "111222233333"
    assert s.fear_pool == (10 if level == 6 else 8)


def test_building_boom() -> None:
    scene = Scene("lightning", "river_surges", boards="AB", adversary="england")
    scene.put("A4", "2 town").put("A7", "town, city").put("A8", "city").put("B1", "5 explorer")
    scene.escalate("II-J", "A4")
    assert (scene["A4"], scene["A7"], scene["B1"]) == ("2 town, city", "town, city", "5 explorer")
    assert scene.asked == [("boom", ["A4", "A7"])]
    scene.escalate("II-J")
    assert scene["A4"] == "2 town, 2 city"


def test_a_boom_can_be_stopped_as_any_build() -> None:
    scene = england(0).put("A4", "town, disease").escalate("II-W")
    assert scene["A4"] == "town"


@pytest.mark.parametrize("card", ["I-J", "II-C", "III-JM"])
def test_no_escalation_without_the_sign(card: str) -> None:
    assert england(0).put("A8", "city").escalate(card)["A8"] == "city"


def test_proud_and_mighty_capital() -> None:
    scene = england(0).put("A4", "3 town, 3 city").put("A5", "6 town")
    assert closing(scene.s, "powers") == "powers"
    scene.put("A4", "town")
    assert closing(scene.s, "powers") == ""
    assert (scene.s.outcome, scene.s.defeat) == ("defeat", "england")


def test_f17_the_capital_counts_when_all_is_done() -> None:
    scene = england(0).put("A4", "3 town, 3 city")
    scene.s.phase = INVADER
    scene.s.agenda = [(BUILD, invader_card("I-S"))]
    scene.s.queue = [scene.land("A4")]
    assert scene.step("land") == ""
    assert (scene["A4"], scene.s.defeat) == ("4 town, 3 city", "england")


def building(scene: Scene, card: str) -> list[str]:
    return [scene.s.island.names[land] for land in acting_lands(scene.s, BUILD, invader_card(card))]


def test_indentured_servants_earn_land() -> None:
    for level, lands in ((0, ["A8"]), (1, ["A3", "A8"])):
        scene = england(level).put("A8", "explorer").put("A2", "town").put("A4", "city")
        assert building(scene, "I-J") == lands
    assert england(1).build("A3")["A3"] == "town"


def test_one_neighbour_is_not_enough_but_two_in_one_land_are() -> None:
    assert building(england(1).put("A4", "town"), "I-J") == []
    assert building(england(1).put("A4", "town, city"), "I-J") == ["A3"]


@pytest.mark.parametrize("land", ["A3", "A4"])
def test_t15_neighbours_do_not_see_through_isolation(land: str) -> None:
    scene = england(1).put("A4", "2 town")
    scene.lasting("isolate", scene.land(land))
    assert building(scene, "I-J") == []


def test_criminals_and_malcontents() -> None:
    before, after = (isle(new_table(2, adversary="england", level=n, map="in_order")) for n in (1, 2))
    for board in "AB":
        one, two = (after.island.names.index(f"{board}{n}") for n in (1, 2))
        assert after.pieces[one][CITY] == before.pieces[one][CITY] + 1
        assert after.pieces[two][TOWN] == before.pieces[two][TOWN] + 1


@pytest.mark.parametrize(
    ("title", "level", "card", "goes_on"),
    [
        ("criminals_and_malcontents", 2, "I-J", False),
        ("high_immigration_1", 3, "I-J", True),
        ("high_immigration_1", 3, "II-J", False),
        ("high_immigration_2", 4, "II-J", True),
        ("high_immigration_2", 4, "III-JM", True),
    ],
)
def test_high_immigration(title: str, level: int, card: str, goes_on: bool) -> None:
    assert ADVERSARIES["england"].levels[level].title == title
    scene = england(level).put("A8", "explorer")
    s = scene.s
    s.phase = INVADER
    before, number = invader_card("I-M"), invader_card(card)
    s.high_build, s.ravage_cards = [before] * (level > 2), [number]
    scene.step("advance")
    assert (s.high_build, s.ravage_cards) == ([number] * goes_on, [])
    assert s.invader_discard == [before] * (level > 2) + [number] * (not goes_on)


def test_the_extra_build_comes_before_ravage() -> None:
    scene = england(3).put("A8", "explorer")
    s = scene.s
    s.high_build, s.ravage_cards, s.build_cards = [0], [1], [2]
    scene.step("fear")
    assert s.agenda == [(BUILD, 0), (RAVAGE, 1), (BUILD, 2), (EXPLORE, -1)]


def test_local_autonomy() -> None:
    scene = england(5).put("A5", "town, city, explorer, dahan")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    scene.run(iter(act.damage_each(2)))
    assert scene["A5"] == "town-d2, city-d2, dahan"


def test_f10_towns_count_three_health_for_removing() -> None:
    scene = england(5).put("A5", "town, city")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    scene.run(iter(act.remove_health(3)), "town")
    assert (scene["A5"], scene.asked) == ("city", [("remove_health", ["town", "none"])])


def test_independent_resolve_builds_twice_without_fear() -> None:
    for level, resolved, times in ((5, 0, 1), (6, 0, 2), (6, 1, 1)):
        scene = england(level).put("A8", "explorer")
        s = scene.s
        s.high_build = [0]
        s.counters["fear_resolved"] = resolved
        scene.step("fear")
        assert s.agenda == [(BUILD, 0)] * times + [(EXPLORE, -1)]


def test_independent_resolve_without_a_card_there_does_nothing() -> None:
    scene = england(6).put("A8", "explorer")
    scene.step("fear")
    assert scene.s.agenda == [(EXPLORE, -1)]
