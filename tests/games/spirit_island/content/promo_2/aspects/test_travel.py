"""Travel, an aspect of River Surges in Sunlight, as printed."""

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.rules.land_rules import defence, is_sacred
from weald.games.spirit_island.rules.registry import SPIRITS


def travel(*lands: str) -> Scene:
    scene = Scene("travel", boards="A", sets="promo_2")
    for land in lands:
        scene.presence(0, land)
    return scene


def test_rivers_domain_is_replaced() -> None:
    assert [rule.id for rule in SPIRITS["travel"].rules] == [
        "travel_on_the_rivers_back",
        "people_tend_to_the_river_river_tends_to_the_people",
    ]
    scene = travel("A5")
    assert not is_sacred(scene.s, 0, scene.land("A5"))
    plain = Scene("river_surges", boards="A").presence(0, "A5")
    assert is_sacred(plain.s, 0, plain.land("A5"))


def grown(scene: Scene, *answers: str) -> None:
    """All growth of option 2 is done: presence comes twice to A5."""
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "A5", "cards")
    scene.step("grow", "icon:0.1.1", "A5", "cards", *answers)


def test_e98_dahan_travel_along_presence_after_growth() -> None:
    """A5, A6 and A8 hang together; A2 does not, for all its presence."""
    scene = travel("A5", "A6", "A8", "A2").put("A5", "dahan").put("A8", "2 dahan").put("A2", "dahan")
    scene.put("A4", "dahan").put("A3", "city")
    grown(scene, "A8", "A5", "A8", "A6")
    assert scene.offers("travel_from") == [["A5", "A8", "none"], ["A5", "A8", "none"]]
    assert scene.offers("travel_to") == [["A5", "A6"], ["A5", "A6"]]
    assert (scene["A5"], scene["A6"], scene["A8"]) == ("2 dahan", "dahan", "")
    # Energy comes after it.
    assert (scene.s.paid, scene.s.energy) == ([True], [1])


@pytest.mark.parametrize("answers", [("none",), ("A8", "A6", "none")])
def test_fewer_may_travel(answers: tuple[str, ...]) -> None:
    scene = travel("A5", "A6", "A8").put("A8", "2 dahan")
    grown(scene, *answers)
    went = len(answers) // 3
    assert (scene["A6"], scene["A8"]) == ("dahan" * went, "dahan" if went else "2 dahan")


def test_nothing_is_asked_without_dahan_or_a_way() -> None:
    scene = travel("A5", "A2").put("A2", "dahan").put("A6", "dahan")
    grown(scene)
    assert scene.offers("travel_from") == []


def test_growth_of_another_spirit_is_its_own_affair() -> None:
    scene = Scene("shadows", "travel", boards="AB", sets="promo_2").presence(0, "A8", 2)
    scene.presence(1, "B5").presence(1, "B6").put("B5", "dahan").put("A3", "city")
    scene.step("grow", "0/grow:0.2")
    scene.step("grow", "0/icon:0.2.1")
    scene.step("grow", "0/icon:0.2.0", "A8", "energy")
    assert (scene.s.paid[0], scene.offers("travel_from")) == (True, [])


@pytest.mark.parametrize(("n", "sacred"), [(3, False), (4, True), (5, True)])
def test_own_lands_with_4_dahan_are_sacred_sites_with_defend_1(n: int, sacred: bool) -> None:
    scene = travel("A5").put("A5", f"{n} dahan").put("A6", f"{n} dahan")
    five, six = scene.land("A5"), scene.land("A6")
    assert (is_sacred(scene.s, 0, five), defence(scene.s, five)) == (sacred, int(sacred))
    assert (is_sacred(scene.s, 0, six), defence(scene.s, six)) == (False, 0)


def test_two_presence_are_a_sacred_site_without_defend() -> None:
    scene = travel("A5", "A5")
    assert (is_sacred(scene.s, 0, scene.land("A5")), defence(scene.s, scene.land("A5"))) == (True, 0)
