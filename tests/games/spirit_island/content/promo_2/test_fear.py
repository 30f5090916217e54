"""The fear cards of the second promo pack at each terror level."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.rules.land_rules import defence, is_isolated

SETS = "branch_and_claw jagged_earth promo_2"


def islands(terror: int = 1) -> Scene:
    scene = Scene("river_surges", "lightning", boards="AB", sets=SETS).terror(terror)
    scene.s.fear_pool = 99
    return scene.presence(0, "A5").presence(1, "B6", 2)


# Angry Mobs.


def test_angry_mobs_1_is_for_those_who_want_it() -> None:
    scene = islands().put("A4", "2 town, city").fear("angry_mobs", "A4", "none")
    assert scene.offers("land") == [["A4", "none"], ["A4", "none"]]
    assert (scene["A4"], scene.s.fear) == ("2 explorer, town, city", 1)


def test_angry_mobs_1_keeps_strife_and_damage() -> None:
    """T5: strife goes to the new explorers; the damage of the town destroys one of them."""
    scene = islands().put("A4", "town-d1-s1").fear("angry_mobs", "A4", "explorer")
    assert (scene["A4"], scene.s.fear) == ("explorer-s1", 1)


def test_angry_mobs_2() -> None:
    scene = islands(2).put("A4", "5 explorer, town, city").put("A8", "explorer, town").put("B8", "2 explorer")
    scene.fear("angry_mobs", "explorer", "town")
    assert (scene["A4"], scene["A8"]) == ("4 explorer, city", "explorer, town")
    assert (scene["B8"], scene.s.fear) == ("explorer", 1)


def test_angry_mobs_3() -> None:
    scene = islands(3).put("A4", "3 explorer, town, city").fear("angry_mobs", "city")
    assert scene.offers("destroy") == [["explorer", "town", "city"]]
    assert (scene["A4"], scene.s.fear) == ("3 explorer, town", 2)


# Mimic the Dahan.


def test_mimic_the_dahan_1() -> None:
    scene = islands().put("A4", "explorer, town, city, 2 dahan").put("A8", "explorer, dahan")
    scene.fear("mimic_the_dahan", "town")
    assert (scene["A4"], scene["A8"], scene.s.fear) == ("city, 2 dahan", "explorer, dahan", 0)


def test_mimic_the_dahan_2() -> None:
    scene = islands(2).put("A4", "explorer, town-s1, city, 2 dahan").put("A8", "explorer, dahan")
    scene.fear("mimic_the_dahan", "town-s1")
    # T6: strife is lost.
    assert (scene["A4"], scene["A8"], scene.s.fear) == ("city, 4 dahan", "explorer, dahan", 0)


def test_mimic_the_dahan_3() -> None:
    scene = islands(3).put("A4", "town").put("A1", "2 dahan").put("A5", "dahan").put("A8", "explorer, dahan")
    scene.put("A7", "explorer").fear("mimic_the_dahan", "A4")
    # Three dahan are next to A4, two next to A7.
    assert scene.offers("land") == [["A4", "A8"]]
    assert (scene["A4"], scene["A8"], scene["A7"]) == ("dahan", "2 dahan", "explorer")


# Depopulation.


def test_depopulation() -> None:
    scene = islands().put("A4", "2 town").put("A8", "town, city").put("B8", "city").put("B6", "town-d1")
    scene.fear("depopulation", "A4")
    # D1: the damaged town of B6 becomes an explorer, which falls.
    assert (scene["A4"], scene["A8"], scene["B6"]) == ("explorer, town", "town, city", "")
    scene.terror(2).fear("depopulation", "A8")
    assert (scene["A4"], scene["A8"], scene["B8"], scene.s.fear) == ("explorer, town", "city", "city", 0)


@pytest.mark.parametrize(
    ("answers", "left"),
    [(("A8", "remove"), "city"), (("A8", "downgrade"), "2 town")],
)
def test_depopulation_3(answers: tuple[str, ...], left: str) -> None:
    scene = islands(3).put("A4", "town").put("A8", "town, city").put("B8", "city")
    scene.fear("depopulation", *answers)
    assert (scene["A4"], scene["A8"], scene["B8"], scene.s.fear) == ("town", left, "town", 0)


# Communities in Disarray.


@pytest.mark.parametrize(("terror", "damage"), [(1, 5), (2, 4), (3, 2)])
def test_communities_in_disarray_deal_less(terror: int, damage: int) -> None:
    """An explorer, a town and a city deal 6; 1 less for the city, for both, 2 less for both."""
    scene = islands(terror).put("A4", "explorer, town, city").fear("communities_in_disarray")
    scene.ravage("A4")
    assert [e.args["n"] for e in scene.events if e.id == "spirit_island-event-ravage"] == [damage]


def test_communities_in_disarray_never_deal_less_than_nothing() -> None:
    scene = islands(3).put("A4", "explorer, 2 town").lasting("mesmerized_tranquility", 4)
    scene.fear("communities_in_disarray").ravage("A4")
    assert [e.args["n"] for e in scene.events if e.id == "spirit_island-event-ravage"] == [0]


def test_communities_in_disarray_do_not_heal() -> None:
    scene = islands(1).put("A4", "town-d1, dahan-d1").put("B8", "city-d2").fear("communities_in_disarray")
    scene.step("time")
    assert (scene["A4"], scene["B8"]) == ("town-d1, dahan", "city-d2")
    scene.step("time")
    assert (scene["A4"], scene["B8"]) == ("town, dahan", "city")


def test_communities_in_disarray_fight_each_other_as_ever() -> None:
    scene = islands(3).put("A5", "city-s1, 2 town").fear("communities_in_disarray")
    scene.terror(3).fear("theological_strife", "city-s1", "city-s2", "town-d1")
    assert scene["A5"] == "town-d1, city-s3"


# Spreading Timidity.


def isolated(scene: Scene) -> list[str]:
    return [scene.s.island.names[land] for land in scene.s.island.lands if is_isolated(scene.s, land)]


def test_spreading_timidity_1_may_be_the_same_land() -> None:
    scene = islands().fear("spreading_timidity", "A4", "A4")
    assert (isolated(scene), defence(scene.s, 4)) == (["A4"], 0)


@pytest.mark.parametrize(("terror", "n"), [(2, 2), (3, 4)])
def test_spreading_timidity_in_different_lands(terror: int, n: int) -> None:
    scene = islands(terror).fear("spreading_timidity", "A4", "B8")
    assert "A4" not in scene.offers("land")[1]
    assert isolated(scene) == ["A4", "B8"]
    assert [defence(scene.s, scene.land(name)) for name in ("A4", "B8", "A5")] == [n, n, 0]
