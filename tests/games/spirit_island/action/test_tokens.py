"""Verbs for tokens, and choices of which both parts may be done."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.action.context import up_to
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    DISEASE,
    EXPLORER,
    KINDS,
    TOKENS,
    TOWN,
    WILDS,
)
from weald.games.spirit_island.rules.happenings import ADD, DESTROY, MOVE, POWER, REMOVE

LAND = "A5"


def scene_with(pieces: str = "") -> tuple[Scene, Action]:
    scene = Scene("lightning", boards="A", sets="branch_and_claw").presence(0, "A4", 2)
    if pieces:
        scene.put(LAND, pieces)
    return scene, begin(scene.s, POWER, "animated_wrackroot", 0, scene.land(LAND))


@pytest.mark.parametrize("kind", TOKENS)
def test_tokens_come_and_go(kind: int) -> None:
    scene, act = scene_with()
    scene.run(iter(act.add(2, kind)))
    assert scene[LAND] == f"2 {KINDS[kind]}"
    scene.run(iter(act.push(1, kind)), "A6")
    assert (scene[LAND], scene["A6"]) == (KINDS[kind], KINDS[kind])
    scene.run(iter(act.gather(up_to(1), kind)), f"A6:{KINDS[kind]}")
    scene.run(iter(act.move(1, kind, scene.land("A3"))))
    assert (scene[LAND], scene["A6"], scene["A3"]) == (KINDS[kind], "", KINDS[kind])
    scene.run(iter(act.remove(1, kind)))
    scene.run(iter(act.destroy(1, kind, scene.land("A3"))))
    assert (scene[LAND], scene["A3"], scene.s.fear) == ("", "", 0)
    assert [act.counted(what, (kind,)) for what in (ADD, MOVE, REMOVE, DESTROY)] == [2, 3, 1, 1]


def test_which_token_goes_is_a_choice() -> None:
    scene, act = scene_with("2 beasts, wilds, disease, badlands")
    scene.run(iter(act.remove(2, TOKENS)), "wilds", "beasts")
    assert scene[LAND] == "beasts, disease, badlands"
    assert scene.asked[0] == ("remove", ["beasts", "wilds", "disease", "badlands"])


def test_t6_an_invader_that_becomes_beasts_loses_strife_and_damage() -> None:
    scene, act = scene_with("town-d1-s1")
    scene.run(iter(act.replace(TOWN, BEASTS)))
    assert scene[LAND] == "beasts"


def test_badlands_and_disease_that_a_power_adds_work_at_once() -> None:
    scene, act = scene_with("2 town")
    scene.run(iter(act.add(1, BADLANDS)))
    scene.run(iter(act.damage(1)), "town-d1")
    assert scene[LAND] == "town, badlands"
    scene.run(iter(act.add(1, DISEASE)))
    assert scene.build(LAND)[LAND] == "town, badlands"


def test_one_or_both() -> None:
    scene, act = scene_with("explorer")
    scene.run(act.one_or_both(act.fear(1), act.add(1, WILDS), False), "fear")
    scene.run(act.one_or_both(act.fear(1), act.add(1, WILDS), True), "both")
    assert [names for _, names in scene.asked] == [["fear", "add"], ["fear", "add", "both"]]
    assert (scene[LAND], scene.s.fear) == ("explorer, wilds", 2)


def test_one_or_both_of_which_one_is_not_open() -> None:
    scene, act = scene_with()
    scene.run(act.one_or_both(None, act.add(1, WILDS), True))
    assert (scene[LAND], scene.asked) == ("wilds", [])


def test_a_reckless_spirit_does_both_once() -> None:
    scene, act = scene_with()
    act.reckless = True
    scene.run(act.one_or_both(act.fear(1), act.add(1, WILDS), True))
    assert (scene[LAND], scene.s.fear, scene.asked) == ("wilds", 1, [])


def test_a_pushed_piece_may_stay_if_that_is_left_to_the_player() -> None:
    scene, act = scene_with("explorer")
    scene.run(act.push_piece(EXPLORER, act.land, optional=True), "none")
    assert scene[LAND] == "explorer"
    scene.run(act.push_piece(EXPLORER, act.land), "A6")
    assert (scene[LAND], scene["A6"]) == ("", "explorer")
