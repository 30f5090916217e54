"""Damage, health, replacing, tokens, isolation: rulings D and T (docs/rulings/spirit_island.md)."""

from inspect import Parameter, signature

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.action.context import up_to
from weald.games.spirit_island.model.lands import heal
from weald.games.spirit_island.model.pieces import (
    CITY,
    DAHAN,
    EXPLORER,
    EXPLORER_TOWN,
    INVADERS,
    TOWN,
    TOWN_CITY,
    kind_of,
)
from weald.games.spirit_island.model.state import EXPLORE, IslandState
from weald.games.spirit_island.phases.invaders import acting_lands, explorable
from weald.games.spirit_island.rules.declare import OnLand, Wherever, effect
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import health, is_isolated
from weald.games.spirit_island.rules.registry import REGISTRY
from weald.games.spirit_island.rules.subjects import Number

LAND = "A5"


def scene_with(pieces: str) -> tuple[Scene, Action]:
    scene = Scene("lightning", boards="A").presence(0, "A4", 2).put(LAND, pieces)
    return scene, begin(scene.s, SET_UP, "setup", 0, scene.land(LAND))


def test_d1_a_city_with_two_damage_replaced_by_a_town_is_destroyed_as_a_town() -> None:
    scene, act = scene_with("city-d2")
    scene.run(iter(act.replace(CITY, TOWN)))
    assert (scene[LAND], scene.s.fear) == ("", 1)


class Frail(Rule):
    """(): everything has 2 less health."""

    numbers: tuple[Number, ...] = (Number.HEALTH,)

    def extra(self, s: IslandState, by: Wherever, what: Number, land: int, seat: int, of: int) -> int:
        return -2


REGISTRY.add_effect(effect("test_frail", Wherever, Frail()))


def test_d3_health_never_sinks_below_one() -> None:
    scene, _ = scene_with("town")
    scene.lasting("test_frail")
    assert [health(scene.s, 5, kind) for kind in (EXPLORER, TOWN, CITY, DAHAN)] == [1, 1, 1, 1]


def test_d4_damage_lasts_until_time_passes() -> None:
    scene, act = scene_with("city-s1, dahan-d1")
    scene.run(iter(act.damage(2)))
    assert scene[LAND] == "city-d2-s1, dahan-d1"
    heal(scene.s)
    assert scene[LAND] == "city-s1, dahan"


def test_more_damage_than_health_destroys_all_without_a_question() -> None:
    scene, act = scene_with("2 explorer, town, city-d1")
    scene.run(iter(act.damage(6)))
    assert (scene[LAND], scene.s.fear, scene.asked) == ("", 3, [])


def test_t1_no_strife_without_invaders() -> None:
    scene, act = scene_with("dahan")
    scene.run(iter(act.add_strife(1)))
    assert scene[LAND] == "dahan"


def test_t2_strife_is_used_up_though_all_is_defended() -> None:
    scene, _ = scene_with("town-s1")
    scene.lasting("defend", scene.land(LAND), 9)
    scene.ravage(LAND)
    assert scene[LAND] == "town"


def test_t3_strife_moves_with_its_invader() -> None:
    scene, act = scene_with("town-s2")
    scene.run(iter(act.push(1, TOWN)), "A8")
    assert (scene[LAND], scene["A8"]) == ("", "town-s2")


def test_t3_strife_is_lost_with_its_invader() -> None:
    scene, act = scene_with("town-s2, explorer-s1, city")
    scene.run(iter(act.destroy(1, TOWN)))
    scene.run(iter(act.remove(1, EXPLORER)))
    assert (scene[LAND], act.strife(), scene.s.fear) == ("city", 0, 1)


def test_t4_a_town_with_damage_and_strife_becomes_an_explorer_that_falls() -> None:
    scene, act = scene_with("town-d1-s1")
    scene.run(iter(act.replace(TOWN, EXPLORER)))
    assert (scene[LAND], scene.s.fear) == ("", 0)


def test_strife_stays_on_what_replaces_an_invader() -> None:
    scene, act = scene_with("city-s1")
    scene.run(iter(act.replace(CITY, TOWN)))
    assert scene[LAND] == "town-s1"


def test_t6_strife_is_lost_when_a_dahan_comes_instead() -> None:
    scene, act = scene_with("town-d1-s1")
    scene.run(iter(act.replace(TOWN, DAHAN)))
    assert scene[LAND] == "dahan-d1"


def test_damage_stays_when_an_explorer_comes_for_a_dahan() -> None:
    scene, act = scene_with("dahan-d1, dahan")
    scene.run(iter(act.replace(DAHAN, EXPLORER)), "dahan-d1")
    assert scene[LAND] == "dahan"


class Vitality(Rule):
    """(land,): dahan have 4 more health here."""

    numbers: tuple[Number, ...] = (Number.HEALTH,)

    def extra(self, s: IslandState, by: OnLand, what: Number, land: int, seat: int, of: int) -> int:
        return 4 if kind_of(of) == DAHAN and land == by[0] else 0


REGISTRY.add_effect(effect("test_vitality", OnLand, Vitality()))


def test_d2_a_dahan_that_leaves_what_keeps_it_alive_falls() -> None:
    scene, act = scene_with("dahan-d3")
    scene.lasting("test_vitality", scene.land(LAND))
    scene.run(iter(act.push(1, DAHAN)), "A4")
    assert (scene[LAND], scene["A4"]) == ("", "")


def test_t9_badlands_keep_to_the_kinds_that_are_hit() -> None:
    scene, act = scene_with("3 explorer, city, badlands")
    scene.run(iter(act.damage(1, TOWN_CITY)))
    assert scene[LAND] == "3 explorer, city-d2, badlands"


def test_t10_damage_to_each_invader_and_one_badlands_more_in_all() -> None:
    scene, act = scene_with("2 city, badlands")
    scene.run(iter(act.damage_each(1)))
    assert scene[LAND] == "city-d1, city-d2, badlands"


def test_t10_badlands_count_once_in_an_action() -> None:
    scene, act = scene_with("city, badlands")
    scene.run(iter(act.damage(1)))
    scene.run(iter(act.damage(1)))
    assert (scene[LAND], scene.s.fear) == ("badlands", 2)
    other, again = scene_with("2 city, badlands")
    other.run(iter(again.damage(1)), "city")
    other.run(iter(again.damage(1)))
    assert other[LAND] == "city-d1, city-d2, badlands"


def test_t11_every_land_has_its_own_badlands() -> None:
    scene, act = scene_with("city, badlands")
    scene.put("A4", "city, 2 badlands")
    scene.run(iter(act.damage(1)))
    scene.run(iter(act.damage(1, INVADERS, scene.land("A4"))))
    assert (scene[LAND], scene["A4"]) == ("city-d2, badlands", "2 badlands")


def test_t13_an_isolated_coast_is_coastal_and_not_explored() -> None:
    scene, act = scene_with("explorer")
    act.land = scene.land("A1")
    scene.run(iter(act.isolate()))
    assert act.coastal
    assert is_isolated(scene.s, 1)
    assert not explorable(scene.s, 1)
    assert acting_lands(scene.s, EXPLORE, invader_card("I-M")) == []


def test_an_isolated_town_is_no_source() -> None:
    scene, act = scene_with("town")
    assert explorable(scene.s, scene.land("A7"))
    scene.run(iter(act.isolate()))
    assert not explorable(scene.s, scene.land("A7"))


def test_t14_invaders_need_not_leave_an_isolated_land() -> None:
    scene, act = scene_with("2 town")
    scene.run(iter(act.isolate()))
    scene.run(iter(act.push(2, EXPLORER_TOWN)), "town", "A8", "none")
    assert (scene[LAND], scene["A8"]) == ("town", "town")
    gathering = begin(scene.s, SET_UP, "setup", 0, scene.land("A4"))
    scene.run(iter(gathering.gather(1, TOWN)), "none")
    assert scene["A4"] == ""


def test_t16_isolation_ends_with_the_turn() -> None:
    scene, act = scene_with("town")
    scene.run(iter(act.isolate()))
    scene.step("time")
    assert not is_isolated(scene.s, scene.land(LAND))


def test_e9_plain_numbers_are_a_must_up_to_is_not() -> None:
    scene, act = scene_with("3 explorer")
    scene.run(iter(act.push(2, EXPLORER)), "A4", "A4")
    assert (scene[LAND], scene["A4"]) == ("explorer", "2 explorer")
    scene.run(iter(act.push(up_to(2), EXPLORER)), "none")
    scene.run(iter(act.gather(3, EXPLORER)))
    assert scene[LAND] == "3 explorer"


def test_damage_to_different_pieces() -> None:
    scene, act = scene_with("town, explorer, city")
    scene.run(iter(act.damage_separate(2)), "town", "city")
    assert scene[LAND] == "explorer, town-d1, city-d1"
    scene.run(iter(act.damage_separate(9)), "explorer", "town-d1")
    assert scene[LAND] == "city-d2"


def test_downgrading_removes_explorers() -> None:
    scene, act = scene_with("explorer, town, city")
    scene.run(iter(act.downgrade(up_to(3))), "explorer", "city", "none")
    assert (scene[LAND], scene.s.fear) == ("2 town", 0)


def test_pushing_evenly() -> None:
    scene, act = scene_with("3 explorer")
    act.land = scene.land("A7")
    scene.put("A7", "3 explorer")
    scene.run(iter(act.push_evenly(EXPLORER)), "A5", "A8")
    assert (scene["A7"], scene["A5"], scene["A8"]) == ("", "4 explorer", "2 explorer")


def test_verbs_have_plain_defaults() -> None:
    """Only then compiled verbs know the names of their arguments, which labels need."""
    verbs = [verb for name in dir(Action) if hasattr(verb := getattr(Action, name), "__wrapped__")]
    assert len(verbs) > 40
    defaults = [given.default for verb in verbs for given in signature(verb).parameters.values()]
    kinds = {type(default) for default in defaults if default is not Parameter.empty}
    assert kinds == {int, str, bool, type(None)}
