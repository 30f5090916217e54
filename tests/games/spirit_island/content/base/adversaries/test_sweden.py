"""The Kingdom of Sweden, levels 0 to 6."""

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card, isle, new_table
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.boards import BOARDS
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS, lands_of_card
from weald.games.spirit_island.model.pieces import BLIGHT, CITY, TOWN
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.rules.happenings import SET_UP

LEVELS = [
    (0, 1, (3, 3, 3)),
    (1, 2, (3, 3, 3)),
    (2, 3, (3, 4, 3)),
    (3, 5, (3, 4, 3)),
    (4, 6, (3, 4, 4)),
    (5, 7, (4, 4, 4)),
    (6, 8, (4, 4, 5)),
]


def sweden(level: int) -> Scene:
    return Scene("lightning", boards="A", adversary="sweden", level=level).presence(0, "A6", 2)


@pytest.mark.parametrize(("level", "hard", "split"), LEVELS)
def test_levels(level: int, hard: int, split: tuple[int, int, int]) -> None:
    s = isle(new_table(2, adversary="sweden", level=level, map="in_order"))
    assert (difficulty(s), s.fear_split, len(s.fear_deck)) == (hard, split, sum(split))
    stages = [INVADER_CARDS[card].stage for card in (*s.build_cards, *reversed(s.invader_deck))]
    assert "".join(map(str, stages)) == ("11222233333" if level >= 4 else "111222233333")
    assert [INVADER_CARDS[card].stage for card in s.invader_discard] == [1] * (level >= 4)


def test_swayed_by_the_invaders() -> None:
    scene = sweden(0).put("A1", "dahan").put("A2", "town, 3 dahan").put("A3", "town, 2 dahan")
    scene.explore("A1").explore("A2").explore("A3")
    scene.escalate("II-J", late=True)
    assert (scene["A1"], scene["A2"], scene["A3"]) == (
        "explorer, town",
        "explorer, town, 3 dahan",
        "explorer, 2 town, dahan",
    )


def test_swayed_only_where_explorers_came_and_dahan_are() -> None:
    scene = sweden(0).put("A1", "town, dahan").explore("A2")
    scene.escalate("II-M", late=True)
    assert (scene["A1"], scene["A2"]) == ("town, dahan", "explorer")


@pytest.mark.parametrize("card", ["I-J", "II-C", "III-JM"])
def test_no_escalation_without_the_sign(card: str) -> None:
    scene = sweden(0).put("A1", "dahan").explore("A1")
    scene.escalate(card, late=True)
    assert scene["A1"] == "explorer, dahan"


@pytest.mark.parametrize(
    ("level", "pieces", "blight"),
    [
        (0, "2 city", "blight"),
        (1, "explorer, 2 town", "blight"),
        (1, "2 city", "2 blight"),
        (1, "9 city", "2 blight"),
    ],
)
def test_heavy_mining(level: int, pieces: str, blight: str) -> None:
    scene = sweden(level).put("A5", pieces).ravage("A5")
    assert scene["A5"] == f"{pieces}, {blight}"


def test_a2_only_the_first_blight_destroys_presence_and_cascades() -> None:
    scene = sweden(1).presence(0, "A5", 3).put("A5", "2 city").ravage("A5")
    assert (scene["A5"], scene.s.destroyed, scene.s.blight_pool) == ("2 city, 2 blight", [1], 97)
    scene.ravage("A5", "A4")
    assert (scene["A5"], scene["A4"], scene.s.destroyed) == ("2 city, 4 blight", "blight", [2])
    assert scene.s.blight_pool == 94


def test_heavy_mining_counts_damage_after_defend() -> None:
    scene = sweden(1).put("A5", "2 city").put("A4", "2 city")
    scene.lasting("defend", scene.land("A5"), 1)
    scene.ravage("A5")
    assert scene["A5"] == "2 city, blight"


@pytest.mark.parametrize("board", "ABCDEF")
@pytest.mark.parametrize("level", [1, 2])
def test_population_pressure_at_home(board: str, level: int) -> None:
    s = isle(new_table(6, adversary="sweden", level=level, map="in_order"))
    four, five = (s.pieces[s.island.names.index(f"{board}{n}")] for n in (4, 5))
    printed = {n: letters.count("b") for n, letters in BOARDS[board].setup.items()}
    assert four[CITY] == int(level == 2)
    if level == 2:
        assert (four[BLIGHT], five[BLIGHT]) == (0, printed.get(4, 0) + printed.get(5, 0))
    else:
        assert (four[BLIGHT], five[BLIGHT]) == (printed.get(4, 0), printed.get(5, 0))


@pytest.mark.parametrize(("level", "defended"), [(2, 6), (3, 9)])
def test_fine_steel_for_tools_and_guns(level: int, defended: int) -> None:
    for more, blight in ((0, ""), (-2, ", blight")):
        scene = sweden(level).put("A5", "explorer, town, city")
        scene.lasting("defend", scene.land("A5"), defended + more)
        scene.ravage("A5")
        assert scene["A5"] == f"explorer, town, city{blight}"


def test_royal_backing_brings_a_town_to_the_land_with_fewest_invaders() -> None:
    before, after = (isle(new_table(2, seed=3, adversary="sweden", level=n, map="in_order")) for n in (3, 4))
    (card,) = after.invader_discard
    assert before.invader_deck[-1] == card
    for board in (0, 1):
        lands = [land for land in lands_of_card(after, card) if after.island.board[land] == board]
        fewest = min(sum(before.pieces[land][:3]) for land in lands)
        grown = [land for land in lands if after.pieces[land][TOWN] > before.pieces[land][TOWN]]
        assert [sum(before.pieces[land][:3]) for land in grown] == [fewest]


def test_royal_backing_lets_players_choose_among_equals() -> None:
    scene = sweden(4)
    scene.s.invader_deck = [invader_card("II-J"), invader_card("I-W")]
    scene.s.agenda = []
    assert scene.step("prepared", "A5") == "turn"
    assert (scene["A2"], scene["A5"]) == ("", "town")
    assert scene.s.invader_deck == [invader_card("II-J")]


def test_mining_rush() -> None:
    scene = sweden(5).put("A5", "city").put("A4", "town").put("A7", "explorer")
    scene.ravage("A5", "A7")
    assert (scene["A5"], scene["A7"]) == ("city, blight", "explorer, town")
    assert scene.asked == [("mining_rush", ["A1", "A6", "A7", "A8"])]


def test_mining_rush_needs_blight() -> None:
    assert sweden(5).put("A5", "explorer").ravage("A5").asked == []
    assert sweden(4).put("A5", "city").ravage("A5").asked == []


def test_a3_p17_the_town_comes_before_the_cascade_which_brings_none() -> None:
    """Ruling P17 (docs/rulings/spirit_island.md): the town comes when blight is laid, before it cascades."""
    scene = sweden(5).put("A5", "city, blight").ravage("A5", "A8", "A4")
    assert [kind for kind, _ in scene.asked] == ["mining_rush", "cascade"]
    assert (scene["A4"], scene["A8"]) == ("blight", "town")


def test_mining_rush_brings_one_town_for_two_blight() -> None:
    scene = sweden(5).put("A5", "2 city, town").ravage("A5", "A8")
    assert (scene["A5"], scene["A8"]) == ("town, 2 city, 2 blight", "town")
    assert [kind for kind, _ in scene.asked] == ["mining_rush"]


def test_mining_rush_is_for_ravages_only() -> None:
    scene = sweden(5)
    scene.run(iter(begin(scene.s, SET_UP, "setup", 0, scene.land("A5")).add_blight()))
    assert scene.asked == []


def test_prospecting_outpost_comes_from_the_box() -> None:
    before, after = (isle(new_table(2, adversary="sweden", level=n, map="in_order")) for n in (5, 6))
    for land in ("A8", "B8"):
        number = after.island.names.index(land)
        assert after.pieces[number][TOWN] == before.pieces[number][TOWN] + 1
        assert after.pieces[number][BLIGHT] == 1
    assert after.blight_pool == before.blight_pool == 5


@pytest.mark.parametrize(("effect", "blight"), [("", 1), ("all_things_weaken", 2)])
def test_a2_heavy_mining_is_four_beyond_what_is_enough(effect: str, blight: int) -> None:
    """Ruling A2: where 1 damage is enough for blight, 5 are enough for two."""
    scene = Scene("lightning", boards="A", adversary="sweden", level=1, sets="jagged_earth")
    scene.put("A4", "city, town")
    if effect:
        scene.lasting(effect)
    scene.ravage("A4")
    assert scene.s.pieces[scene.land("A4")][BLIGHT] == blight


def test_a2_heavy_mining_counts_damage_to_the_land_only() -> None:
    """Xenophobia: 6 damage of 2 cities are 4 to the land and 8 to the dahan."""
    scene = Scene("lightning", boards="A", adversary="sweden", level=1, sets="jagged_earth")
    scene.put("A4", "2 city, 4 dahan").lasting("xenophobia")
    scene.ravage("A4")
    assert scene["A4"] == "2 city, blight"
