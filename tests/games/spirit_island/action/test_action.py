"""An Action is one class; its verbs are functions, listed under their names."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action import action
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.action.context import NO_PAIR, NONE
from weald.games.spirit_island.model.pieces import BEASTS, EXPLORER, TOWN, TOWN_CITY
from weald.games.spirit_island.model.state import GAME
from weald.games.spirit_island.rules.happenings import SET_UP

LAND = "A4"
GROUPS = ("asking", "pieces", "spirits", "island")


def acting(scene: Scene) -> Action:
    return begin(scene.s, SET_UP, "setup", 0, scene.land(LAND))


def land_with(pieces: str) -> Scene:
    return Scene("lightning", boards="A").presence(0, "A7", 2).put(LAND, pieces)


def test_an_action_inherits_from_nothing() -> None:
    assert Action.__mro__ == (Action, object)


def test_a_verb_is_called_like_its_function_and_lies_in_one_of_four_groups() -> None:
    home = action.__name__.rpartition(".")[0]
    listed = [name for name, kind in Action.__annotations__.items() if kind == "ClassVar"]
    assert len(listed) > 100
    for name in listed:
        run = getattr(Action, name)
        assert run.__name__ == name
        group = run.__module__.removeprefix(f"{home}.").partition(".")[0]
        assert group in (*GROUPS, "hook_calls"), name


# Lands of an invader card.


def test_a_land_is_taken_in_where_it_belongs() -> None:
    scene = land_with("town")
    scene.s.queue = [2, 5, 7]
    act = acting(scene)
    act.take_in(5)
    act.take_in(4)
    assert scene.s.queue == [2, 4, 5, 5, 7]


def test_one_action_is_left_out_and_only_where_there_is_one() -> None:
    scene = land_with("town")
    scene.s.queue = [2, 5, 5]
    act = acting(scene)
    act.leave_out(5)
    act.leave_out(6)
    assert scene.s.queue == [2, 5]
    act.name_lands(land for land in (8, 1))
    assert scene.s.queue == [8, 1]


# Effects.


def test_an_effect_replaces_those_that_differ_in_the_last_argument() -> None:
    scene = land_with("town")
    act = acting(scene)
    act.lasting("defend", 4, 1)
    act.lasting("defend", 5, 1)
    act.replace_lasting("defend", 4, 3, until=GAME)
    assert scene.effects("defend") == [(5, 1), (4, 3)]
    assert [effect[2] for effect in scene.s.effects][-1] == GAME


# Harm and pieces.


def test_invaders_deal_damage_to_each_other_at_once() -> None:
    """5 explorers deal 5, a town and a city deal 2 and 3: no piece is left."""
    scene = land_with("5 explorer, town, city")
    scene.run(acting(scene).each_other((EXPLORER,), TOWN_CITY))
    assert (scene[LAND], scene.asked) == ("", [])


@pytest.mark.parametrize("lands", [[], ["A5", "A6"]])
def test_something_is_added_to_one_of_some_lands(lands: list[str]) -> None:
    scene = land_with("town")
    numbers = [scene.land(name) for name in lands]
    answers = ["A6"] if lands else []
    came = scene.run(acting(scene).add_to_one_of(2, BEASTS, numbers, question="land"), *answers)
    assert came == (scene.land("A6") if lands else NONE)
    assert scene["A6"] == ("2 beasts" if lands else "")


def test_nothing_is_gathered_where_there_is_nothing() -> None:
    scene = land_with("town")
    act = acting(scene)
    assert scene.run(act.pick_gathered([])) == NO_PAIR
    assert scene.run(act.pick_way(TOWN, scene.land(LAND), [])) == NONE
    assert scene.asked == []
