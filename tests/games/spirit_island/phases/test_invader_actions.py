"""The parts of a ravage, a build and an explore that special rules change, and what outlives them."""

from __future__ import annotations

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.model.pieces import CITY, EXPLORER, TOWN
from weald.games.spirit_island.model.state import BUILD, EXPLORE, RAVAGE
from weald.games.spirit_island.phases.invaders import act_in
from weald.games.spirit_island.phases.ravage import ravage
from weald.games.spirit_island.rules.declare import Wherever, effect
from weald.games.spirit_island.rules.happenings import (
    DESTROY,
    INVADER_ACTION,
    LAND_DAMAGE,
    SET_UP,
    SKIPPED,
)
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.invader_actions import DAHAN_FIRST, Build, Explore, Ravage
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import REGISTRY

LAND = "A4"


def land_with(pieces: str) -> Scene:
    return Scene("lightning", boards="A").presence(0, "A7", 2).put(LAND, pieces)


def ravaged(scene: Scene, *answers: str, **numbers: object) -> Ravage:
    """A ravage whose numbers were changed beforehand."""

    def change(r: Ravage) -> None:
        for name, number in numbers.items():
            setattr(r, name, number)

    act = begin(scene.s, INVADER_ACTION, "ravage", land=scene.land(LAND))
    result = scene.run(ravage(act, scene.land(LAND), change), *answers)
    assert isinstance(result, Ravage)
    assert act.ravage is result
    return result


def test_invaders_that_take_no_part_neither_strike_nor_are_struck() -> None:
    scene = land_with("3 explorer, town, 2 dahan")
    r = ravaged(scene, "explorer", left_out={EXPLORER: 2})
    # One explorer and the town deal 3: one dahan falls, the other is hurt and strikes back with 2.
    assert (r.damage, r.dahan_lost, r.counter) == (3, 1, 2)
    assert scene[LAND] == "2 explorer, town-d1, dahan-d1, blight"
    assert scene.asked == [("damage", ["explorer", "town"])]


def test_invaders_with_strife_that_take_no_part_keep_it() -> None:
    scene = land_with("explorer-s1, town")
    ravaged(scene, left_out={EXPLORER + 1024: 1})
    assert scene[LAND] == "explorer-s1, town, blight"


def test_dahan_that_take_no_part_are_safe_and_do_not_strike() -> None:
    scene = land_with("2 city, 2 dahan")
    r = ravaged(scene, dahan_out=1)
    assert (r.dahan_lost, r.counter, scene[LAND]) == (1, 0, "2 city, dahan, blight")


def test_land_and_dahan_suffer_different_damage() -> None:
    scene = land_with("town, 3 dahan")
    r = ravaged(scene, land_more=-1, dahan_more=2)
    assert (r.damage, r.land_damage, r.dahan_damage, r.dahan_lost) == (2, 1, 4, 2)
    assert scene[LAND] == "dahan"


def test_dahan_may_strike_first() -> None:
    scene = land_with("explorer, town, dahan")
    r = ravaged(scene, "explorer", order=DAHAN_FIRST, dahan_strike=1)
    assert (r.counter, r.damage, r.dahan_lost) == (1, 2, 1)
    assert scene[LAND] == "town, blight"


def test_dahan_may_not_strike_back_at_all() -> None:
    scene = land_with("explorer, 2 dahan")
    r = ravaged(scene, strikes_back=False)
    assert (r.counter, scene[LAND]) == (0, "explorer, dahan, dahan-d1")


def test_a_bonus_below_0_lowers_the_damage() -> None:
    assert ravaged(land_with("city, town"), bonus=-6).damage == 0


class Breaking(Rule):
    """After a ravage, what it did to the land is answered."""

    def after_action(self, act: Action, by: Wherever, cause: Action) -> Work[None]:
        if cause.ravage is not None:
            yield from act.gain_energy(cause.ravage.land_damage, 0)
            yield from act.gain_energy(10 * cause.counted(LAND_DAMAGE), 0)
            yield from act.gain_energy(100 * cause.normal, 0)


REGISTRY.add_effect(effect("test_breaking", Wherever, Breaking()))


def test_the_result_of_a_ravage_outlives_it() -> None:
    scene = land_with("2 town").lasting("test_breaking")
    scene.run(act_in(scene.s, RAVAGE, scene.land(LAND), normal=True))
    assert scene.s.energy == [4 + 40 + 100]


def test_a_skipped_action_is_noted() -> None:
    scene = land_with("town").lasting("skip", 4)
    act = scene.run(act_in(scene.s, RAVAGE, scene.land(LAND)))
    assert act.log == [(SKIPPED, RAVAGE, scene.land(LAND), -1, 1)]


def test_damage_to_a_land_outside_ravage() -> None:
    scene = land_with("town")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land(LAND))
    assert scene.run(iter(act.damage_land(1))) == 0
    assert scene.run(iter(act.damage_land(2))) == 1
    assert (scene[LAND], act.counted(LAND_DAMAGE)) == ("town, blight", 3)


class Chained(Rule):
    """After an Action that destroyed something, invaders build inside it; never again from there."""

    def after_action(self, act: Action, by: Wherever, cause: Action) -> Work[None]:
        if cause.counted(DESTROY):
            inner = yield from act_in(act.s, BUILD, cause.land, act)
            assert len(inner.chain) == 1
            assert inner.cause == INVADER_ACTION


REGISTRY.add_effect(effect("test_chained", Wherever, Chained()))


def test_an_invader_action_inside_another_keeps_the_chain_of_triggers() -> None:
    scene = land_with("2 explorer").lasting("test_chained")
    scene.presence(0, LAND).use("steam_vents", LAND)
    assert scene[LAND] == "explorer, town"


class Altering(Rule):
    """Builds add two towns for a city, explores also a town, and neither disease nor wilds help."""

    def before_build(self, act: Action, by: Wherever, build: Build) -> None:
        build.ignores_disease = True
        if build.kinds == [CITY]:
            build.kinds = [TOWN, TOWN]

    def before_explore(self, act: Action, by: Wherever, explore: Explore) -> None:
        explore.ignores_wilds = True
        explore.kinds.append(TOWN)


REGISTRY.add_effect(effect("test_altering", Wherever, Altering()))


def test_what_a_build_and_an_explore_add_can_be_changed() -> None:
    scene = land_with("town, disease, wilds").lasting("test_altering")
    scene.run(act_in(scene.s, BUILD, scene.land(LAND)))
    assert scene[LAND] == "3 town, wilds, disease"
    scene.run(act_in(scene.s, EXPLORE, scene.land(LAND)))
    assert scene[LAND] == "explorer, 4 town, wilds, disease"
