"""The Habsburg Monarchy as a livestock colony, levels 0 to 6."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import ALL
from weald.games.spirit_island.content.jagged_earth.adversaries.habsburg_livestock_colony import (
    HEAVY_BLIGHT,
    WAVE,
)
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.pieces import TOWN
from weald.games.spirit_island.model.state import BUILD, EXPLORE, INVADER, SETUP
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.rules.happenings import POWER
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import ADVERSARIES

HABSBURG = "habsburg_livestock_colony"
LEVELS = [
    ("seek_prime_territory", 0, 2, (3, 3, 3), "111222233333"),
    ("migratory_herders", 1, 3, (3, 4, 3), "111222233333"),
    ("more_rural_than_urban", 2, 5, (4, 5, 2), "111222233333"),
    ("fast_spread", 3, 6, (4, 5, 3), "11222233333"),
    ("herds_thrive_in_verdant_lands", 4, 8, (4, 5, 3), "11222233333"),
    ("wave_of_immigration", 5, 9, (4, 6, 3), "11222233333"),
    ("far_flung_herds", 6, 10, (5, 6, 3), "11222233333"),
]


def habsburg(level: int, *others: str, spirit: str = "lightning") -> Scene:
    boards = "AB"[: 1 + len(others)]
    scene = Scene(spirit, *others, boards=boards, adversary=HABSBURG, level=level, sets="jagged_earth")
    scene.s.fear_pool, scene.s.turn = 99, 2
    scene.presence(0, "A1" if spirit == "ocean" else "A5", 2)
    return scene.presence(1, "B5") if others else scene


def set_up(level: int) -> Scene:
    """Two boards, set up as the rules say, up to the first explore."""
    scene = Scene("lightning", "river_surges", adversary=HABSBURG, level=level, sets="jagged_earth")
    scene.s.phase = SETUP
    assert scene.step("setup") == "first_explore"
    return scene


@pytest.mark.parametrize(("title", "level", "hard", "split", "deck"), LEVELS)
def test_levels(title: str, level: int, hard: int, split: tuple[int, int, int], deck: str) -> None:
    s = set_up(level).s
    assert ADVERSARIES[HABSBURG].levels[level].title == title
    assert (difficulty(s), s.fear_split, len(s.fear_deck)) == (hard, split, sum(split))
    assert "".join(str(INVADER_CARDS[card].stage) for card in reversed(s.invader_deck)) == deck


# Seek Prime Territory.


def test_towns_seek_prime_territory_after_exploring() -> None:
    """Board A has 4 blight, B has 2."""
    scene = habsburg(0, "river_surges").put("A1", "4 blight").put("A2", "town").put("B1", "2 blight")
    scene.escalate("II-J", "A3", "B2", "B3", late=True)
    assert scene.asked == [
        ("add_town", ["A3", "A4", "A5", "A6", "A7", "A8"]),
        ("add_town", ["B2", "B3", "B4", "B5", "B6", "B7", "B8"]),
        ("add_town", ["B3", "B4", "B5", "B6", "B7", "B8"]),
    ]
    assert [scene[land] for land in ("A3", "B2", "B3")] == ["town", "town", "town"]
    scene.escalate("II-J")
    assert len(scene.asked) == 3


def test_blighted_boards_are_no_prime_territory() -> None:
    scene = habsburg(0).put("A1", "5 blight")
    scene.escalate("II-J", late=True)
    assert scene.asked == []


@pytest.mark.parametrize(("pieces", "blight"), [("2 city, town", 1), ("2 city, explorer", 0)])
def test_blight_of_heavy_damage_is_counted(pieces: str, blight: int) -> None:
    """2 cities and a town deal 8, with an explorer instead 7."""
    scene = habsburg(0).put("A1", pieces).ravage("A1")
    assert scene.s.counters.get(HEAVY_BLIGHT, 0) == blight


def test_cascades_of_heavy_damage_count() -> None:
    scene = habsburg(0).put("A1", "3 city, blight").ravage("A1", "A4")
    assert scene.s.counters[HEAVY_BLIGHT] == 2


@pytest.mark.parametrize(("n", "lost"), [(2, False), (3, True)])
def test_more_of_it_than_players_loses(n: int, lost: bool) -> None:
    scene = habsburg(0, "river_surges").put("A8", "city")
    scene.s.counters[HEAVY_BLIGHT] = n
    scene.s.phase, scene.s.queue, scene.s.agenda = INVADER, [], [(BUILD, invader_card("I-J"))]
    assert scene.step("land") == ("" if lost else "card")
    assert scene.s.defeat == ("habsburg" if lost else "")


# Migratory Herders.


def test_herders_move_on_after_the_build_step() -> None:
    """Mountains are A1 and A6; towns come from lands of other terrains."""
    scene = habsburg(1).put("A2", "town").put("A5", "2 town").put("A1", "town")
    s = scene.s
    s.phase, s.build_cards, s.agenda = INVADER, [invader_card("I-M")], [(EXPLORE, -1)]
    s.invader_deck = [invader_card("I-J")]
    scene.step("card", "A2")
    assert scene.asked == [("herd_from", ["A2", "A5"])]
    assert [scene[land] for land in ("A1", "A2", "A5", "A6")] == ["2 town", "", "town", "town"]


def test_isolated_herders_stay() -> None:
    scene = habsburg(1).put("A5", "town").put("A8", "town")
    s = scene.s
    scene.lasting("isolate", scene.land("A5")).lasting("isolate", scene.land("A1"))
    s.phase, s.build_cards, s.agenda = INVADER, [invader_card("I-M")], [(EXPLORE, -1)]
    s.invader_deck = [invader_card("I-J")]
    scene.step("card")
    assert [scene[land] for land in ("A1", "A5", "A6", "A8")] == ["", "town", "town", ""]


# More Rural Than Urban.


def test_more_towns_at_set_up() -> None:
    """Nothing is printed in land 5 of boards A and B."""
    scene = set_up(2)
    assert [scene[land] for land in ("A2", "B2")] == ["town, city, dahan, disease", "town, city, disease"]
    assert ["town" in scene[land] for land in ("A5", "B5")] == [True, True]


def test_inland_two_towns_are_built_instead_of_a_city() -> None:
    scene = habsburg(2).put("A4", "town").put("A1", "town").put("A5", "explorer")
    scene.build("A4").build("A1").build("A5")
    assert [scene[land] for land in ("A4", "A1", "A5")] == ["3 town", "town, city", "explorer, town"]


# Herds Thrive in Verdant Lands.


def destroyed(scene: Scene, n: int, *answers: str) -> Scene:
    act = begin(scene.s, POWER, "drought", 0, scene.land("A5"))

    def work() -> Work[None]:
        yield from act.destroy(n, TOWN)
        yield from act.conclude()

    scene.run(work(), *answers)
    return scene


def test_durable_towns_bear_more() -> None:
    """Ruling A10."""
    scene = habsburg(4).put("A5", "2 town")
    assert destroyed(scene, 1)["A5"] == "town, town-d2"
    assert destroyed(scene, 1, "town-d2")["A5"] == "town"
    assert destroyed(scene, 2)["A5"] == ""
    assert scene.s.fear == 2


def test_more_than_there_are_can_hit_the_same_town() -> None:
    """Ruling A10."""
    scene = destroyed(habsburg(4).put("A5", "2 town"), 3, "town-d2")
    assert scene["A5"] == "town-d2"


def test_all_towns_are_destroyed_durable_or_not() -> None:
    """Ruling A10."""
    assert destroyed(habsburg(4).put("A5", "3 town"), ALL)["A5"] == ""


def test_towns_beside_blight_are_not_durable() -> None:
    scene = destroyed(habsburg(4).put("A5", "2 town, blight"), 1)
    assert scene["A5"] == "town, blight"


def test_blight_takes_the_health_of_durable_towns() -> None:
    scene = habsburg(4).put("A5", "town-d2, town-d1")
    act = begin(scene.s, POWER, "drought", 0, scene.land("A5"))

    def work() -> Work[None]:
        yield from act.add_blight()
        yield from act.conclude()

    scene.run(work())
    assert scene["A5"] == "town-d1, blight"


def test_blight_of_a_ravage_destroys_damaged_towns_before_the_dahan_strike() -> None:
    """Ruling D2."""
    scene = habsburg(4).put("A4", "town-d2, city, 4 dahan").ravage("A4")
    assert scene["A4"] == "dahan, dahan-d1, blight"
    destroyed_there = [
        event.args["kind"] for event in scene.events if event.id == "spirit_island-event-destroyed"
    ]
    assert destroyed_there[0] == "town"


def test_a_durable_town_does_not_drown_at_once() -> None:
    """Rulings D6 and D7: it takes damage and is pushed out of the ocean."""
    scene = habsburg(4, spirit="ocean").presence(0, "A0").put("A1", "town")
    act = begin(scene.s, POWER, "drought", 0, scene.land("A1"))

    def work() -> Work[None]:
        yield from act.move(1, TOWN, scene.land("A0"))
        yield from act.conclude()

    scene.run(work(), "A2")
    assert (scene["A0"], scene["A2"], scene.s.energy) == ("", "town-d2", [0])


# Wave of Immigration.


def test_a_wave_lies_under_five_cards() -> None:
    assert set_up(5).s.counters[WAVE] == 6


def turned(scene: Scene, *answers: str) -> Scene:
    scene.s.phase, scene.s.agenda = INVADER, [(EXPLORE, -1)]
    scene.step("card", *answers)
    return scene


def test_the_wave_comes_before_the_next_card() -> None:
    scene = habsburg(5).put("A2", "city").put("A4", "blight").put("A8", "2 blight")
    scene.s.counters[WAVE] = 1
    scene.invader_deck("II-C", "III-JM")
    turned(scene)
    assert scene.asked == []
    scene.s.explore_cards = []
    turned(scene, "A1", "A5", "A6")
    assert scene.asked == [
        ("add_city", ["A1", "A3"]),
        ("add_town", ["A5", "A6", "A7"]),
        ("add_town", ["A6", "A7"]),
    ]
    assert [scene[land] for land in ("A1", "A4", "A5", "A6", "A7", "A8")] == [
        "city",
        "blight",
        "town",
        "town",
        "town",
        "2 blight",
    ]
    assert scene.s.explore_cards == [invader_card("III-JM")]
    assert WAVE not in scene.s.counters


def test_a_card_that_leaves_the_deck_below_the_wave() -> None:
    scene = habsburg(5).invader_deck("I-J", "II-J", "II-S", "III-JM", "III-MS")
    scene.s.counters[WAVE] = 3
    scene.event("hard_working_settlers", "create_unnerving_distractions")
    assert scene.s.counters[WAVE] == 1


# Far-Flung Herds.


def test_herds_of_adjacent_towns_ravage() -> None:
    scene = habsburg(6).put("A6", "explorer").put("A8", "town").put("A3", "explorer")
    scene.ravage("A6").ravage("A3")
    assert (scene["A6"], scene["A3"]) == ("explorer, blight", "explorer")


def test_herds_do_not_reach_isolated_lands() -> None:
    scene = habsburg(6).put("A6", "explorer").put("A8", "town")
    scene.lasting("isolate", scene.land("A8")).ravage("A6")
    assert scene["A6"] == "explorer"


def test_blight_from_the_box_does_no_irreparable_damage() -> None:
    """Irreparable Damage counts the blight that is taken from the blight card."""
    scene = habsburg(0).put("A4", "3 city").lasting("self_sacrifice_buys_time")
    scene.ravage("A4")
    assert (scene["A4"], scene.s.counters.get(HEAVY_BLIGHT, 0)) == ("3 city, blight", 0)
    scene.ravage("A4", "A1")
    # Blight on blight: 1 more here and 1 next door, both from the card.
    assert scene.s.counters[HEAVY_BLIGHT] == 2
