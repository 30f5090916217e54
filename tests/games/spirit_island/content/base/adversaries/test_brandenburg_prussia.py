"""The Kingdom of Brandenburg-Prussia, levels 0 to 6."""

import pytest

from tests.games.spirit_island.scenes import Scene, isle, new_table
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.pieces import TOWN
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.rules.registry import ADVERSARIES

LEVELS = [
    ("land_rush", 0, 1, (3, 3, 3), "111222233333"),
    ("fast_start", 1, 2, (3, 3, 3), "111222233333"),
    ("surge_of_colonists", 2, 4, (3, 3, 3), "111322223333"),
    ("efficient", 3, 6, (3, 4, 3), "11322223333"),
    ("aggressive_timetable", 4, 7, (4, 4, 3), "1132223333"),
    ("ruthlessly_efficient", 5, 9, (4, 4, 3), "132223333"),
    ("terrifyingly_efficient", 6, 10, (4, 4, 4), "32223333"),
]


@pytest.mark.parametrize(("title", "level", "hard", "split", "deck"), LEVELS)
def test_levels(title: str, level: int, hard: int, split: tuple[int, int, int], deck: str) -> None:
    s = isle(new_table(2, adversary="brandenburg_prussia", level=level, map="in_order"))
    assert ADVERSARIES["brandenburg_prussia"].levels[level].title == title
    assert difficulty(s) == hard
    assert s.fear_split == split
    stages = [INVADER_CARDS[card].stage for card in (*s.build_cards, *reversed(s.invader_deck))]
    assert "".join(map(str, stages)) == deck
    for land in ("A3", "B3"):
        assert s.pieces[s.island.names.index(land)][TOWN] == int(level >= 1)


def test_fear_cards_are_as_many_as_the_level_says() -> None:
    s = isle(new_table(1, adversary="brandenburg_prussia", level=6))
    assert len(s.fear_deck) == 12


def test_land_rush_adds_a_town_where_there_is_none_on_each_board_with_a_building() -> None:
    scene = Scene("lightning", "river_surges", boards="AB", adversary="brandenburg_prussia")
    scene.put("A8", "city").put("A7", "town").put("B1", "3 explorer")
    scene.escalate("II-J", "A8")
    assert (scene["A8"], scene["B1"]) == ("town, city", "3 explorer")
    kind, names = scene.asked[0]
    assert (kind, names) == ("add_town", ["A1", "A2", "A3", "A4", "A5", "A6", "A8"])


def test_no_town_is_built_in_an_ocean_in_play() -> None:
    scene = Scene("ocean", boards="A", adversary="brandenburg_prussia").presence(0, "A0")
    scene.put("A8", "city")
    scene.escalate("II-J", "A1")
    assert scene.asked == [("add_town", [f"A{n}" for n in range(1, 9)])]


@pytest.mark.parametrize("card", ["I-J", "II-C", "III-JM"])
def test_no_escalation_without_the_sign(card: str) -> None:
    scene = Scene("lightning", boards="A", adversary="brandenburg_prussia").put("A8", "city")
    scene.escalate(card)
    assert scene.asked == []
