"""Dahan Insurrection."""

from typing import Any

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.action.context import Deed
from weald.games.spirit_island.model.pieces import CITY, DAHAN, EXPLORER, TOWN
from weald.games.spirit_island.phases.ending import closing
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import SCENARIOS

INSURRECTION = "dahan_insurrection"


def revolt(*spirits: str) -> Scene:
    return Scene(*(spirits or ("lightning",)), scenario=INSURRECTION).presence(0, "A6", 2)


def done(scene: Scene, *deeds: Deed[Any], answers: tuple[str, ...] = ()) -> None:
    """Several deeds as one Action, then what it triggers."""
    act = deeds[0].act
    assert isinstance(act, Action)

    def work() -> Work[None]:
        for deed in deeds:
            yield from deed
        yield from act.conclude()

    scene.run(work(), *answers)


def test_difficulty() -> None:
    assert SCENARIOS[INSURRECTION].difficulty == 4


def test_dahan_that_moved_deal_one_damage_each_where_they_are() -> None:
    scene = revolt().put("A5", "2 dahan").put("A4", "city, dahan").put("A7", "explorer, dahan")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    done(scene, act.push(2, DAHAN), answers=("A4", "A4"))
    assert (scene["A4"], scene["A7"]) == ("city-d2, 3 dahan", "explorer, dahan")


def test_a15_a_dahan_moved_twice_strikes_once_in_its_last_land() -> None:
    scene = revolt().put("A5", "dahan").put("A4", "city").put("A3", "city")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    there, further = scene.land("A4"), scene.land("A3")
    done(scene, act.move(1, DAHAN, there), act.move(1, DAHAN, further, there))
    assert (scene["A4"], scene["A3"]) == ("city", "city-d1, dahan")


def test_a_dahan_that_falls_on_its_way_does_not_strike() -> None:
    scene = revolt().put("A5", "dahan").put("A4", "city")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    there = scene.land("A4")
    done(scene, act.move(1, DAHAN, there), act.destroy(1, DAHAN, there))
    assert scene["A4"] == "city"


def test_destroyed_settlements_move_on_to_the_nearest_dahan() -> None:
    scene = revolt().put("A5", "town, city").put("A4", "dahan").put("A3", "dahan")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    done(scene, act.destroy(1, TOWN), act.destroy(1, CITY))
    assert (scene["A5"], scene["A4"], scene["A3"]) == ("", "explorer, town, dahan", "dahan")


def test_players_choose_among_equally_near_lands() -> None:
    scene = revolt().put("A5", "town").put("A4", "dahan").put("A7", "dahan")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    done(scene, act.destroy(1, TOWN), answers=("A7",))
    assert (scene["A4"], scene["A7"], scene.asked) == (
        "dahan",
        "explorer, dahan",
        [("resettle", ["A4", "A7"])],
    )


def test_a22_e25_dahan_in_the_land_itself_are_nearest_and_explorers_leave_nothing() -> None:
    scene = revolt().put("A5", "explorer, town, city, dahan").put("A4", "dahan")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    done(scene, act.destroy(1, TOWN), act.destroy(1, CITY), act.destroy(1, EXPLORER))
    assert (scene["A5"], scene["A4"]) == ("explorer, town, dahan", "dahan")


def test_what_moving_dahan_destroy_moves_on_too_but_only_once() -> None:
    scene = revolt().put("A5", "dahan").put("A4", "town-d1")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    done(scene, act.push(1, DAHAN), answers=("A4",))
    assert (scene["A4"], scene.s.fear) == ("explorer, dahan", 1)


def test_removed_settlements_do_not_move_on() -> None:
    scene = revolt().put("A5", "town, dahan")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    done(scene, act.remove(1, TOWN))
    assert scene["A5"] == "dahan"


@pytest.mark.parametrize(
    ("terror", "seats", "bad", "won"),
    [
        (1, 1, 0, ""),
        (2, 1, 0, "scenario"),
        (2, 1, 1, ""),
        (3, 1, 1, ""),
        (3, 1, 0, "scenario"),
        (3, 2, 1, "scenario"),
        (3, 2, 2, ""),
    ],
)
def test_victory(terror: int, seats: int, bad: int, won: str) -> None:
    scene = Scene(*("lightning", "river_surges")[:seats], scenario=INSURRECTION).terror(terror)
    for seat in range(seats):
        scene.presence(seat, "A6")
    scene.put("A5", "4 dahan, 2 town, 2 city")
    for land in ("A4", "A7")[:bad]:
        scene.put(land, "dahan, town, city")
    closing(scene.s, "powers")
    assert (scene.s.victory, scene.s.defeat) == (won, "")


def test_at_the_highest_terror_level_the_dahan_rise_and_win() -> None:
    scene = revolt().terror(3).put("A5", "city-d1, dahan, 2 town-d1").put("A4", "2 dahan, 5 explorer")
    scene.s.fear_deck, scene.s.fear, scene.s.fear_split = [0], 3, (3, 3, 3)
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    done(scene, act.fear(1), answers=("town-d1", "town-d1"))
    assert (scene["A5"], scene["A4"]) == ("2 explorer, city-d1, dahan", "explorer, 2 dahan")
    assert (scene.s.terror, scene.s.counters) == (4, {"risen": 1})
    assert closing(scene.s, "powers") == ""
    assert (scene.s.outcome, scene.s.victory) == ("victory", "scenario")


@pytest.mark.parametrize(("pieces", "outcome"), [("3 city, dahan", "defeat"), ("city, dahan", "victory")])
def test_if_the_rising_is_not_enough_all_is_lost(pieces: str, outcome: str) -> None:
    scene = revolt().terror(4).put("A5", pieces).put("A4", "dahan")
    scene.s.counters["risen"] = 1
    assert closing(scene.s, "powers") == ""
    assert (scene.s.outcome, scene.s.defeat) == (outcome, "uprising" if outcome == "defeat" else "")


@pytest.mark.parametrize(("dahan", "defeat"), [(3, "dahan"), (4, "")])
def test_too_few_dahan_are_a_defeat(dahan: int, defeat: str) -> None:
    scene = revolt("lightning", "river_surges").presence(1, "B5").put("A5", f"{dahan} dahan")
    scene.put("A4", "city")
    closing(scene.s, "powers")
    assert scene.s.defeat == defeat
