"""Lightning's Swift Strike, as printed."""

import pytest

from tests.games.spirit_island.scenes import FAST, SLOW, Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.content.starts import own_land
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.presentation.texts import move_power
from weald.games.spirit_island.rules.happenings import SET_UP


def lightning() -> Scene:
    return Scene("lightning", boards="A").presence(0, "A7", 2)


def names(scene: Scene, seat: int = 0) -> list[str]:
    """The cards that a spirit can use now."""
    shown = [move_power(scene.s, seat, move)[0] for move in usable(scene.s, seat)]
    return [ref for ref in shown if ref.startswith("card:")]


def test_begins_in_the_highest_sands() -> None:
    for board, land in zip("ABCDEF", ("A7", "B5", "C6", "D7", "E6", "F8"), strict=True):
        scene = Scene("lightning", boards=board)
        assert own_land(begin(scene.s, SET_UP, "setup", 0), "S") == scene.land(land)


def test_swiftness_of_lightning_for_each_air_one_slow_power() -> None:
    scene = lightning().put("A7", "city").play("raging_storm", "shatter_homesteads")
    assert names(scene) == ["card:raging_storm", "card:shatter_homesteads"]
    scene.step("powers", "use:raging_storm", "A7")
    assert names(scene) == ["card:shatter_homesteads"]
    scene.play("harbingers_of_the_lightning")
    scene.step("powers", "use:shatter_homesteads", "A8")
    scene.step("powers", "use:harbingers_of_the_lightning", "A8")
    # Three air, three swift powers; a fourth slow one has to wait.
    scene.s.elements[0][3] = 3
    scene.play("wash_away")
    assert names(scene) == []
    scene.s.phase = SLOW
    assert names(scene) == ["card:wash_away"]


def test_harbingers_of_the_lightning() -> None:
    scene = lightning().put("A7", "3 dahan").put("A5", "town")
    scene.use("harbingers_of_the_lightning", "A7", "dahan", "A5", "dahan", "A5")
    assert (scene["A7"], scene["A5"], scene.s.fear) == ("dahan", "town, 2 dahan", 1)
    calm = lightning().put("A7", "dahan").put("A5", "2 explorer")
    calm.use("harbingers_of_the_lightning", "A7", "dahan", "A5")
    assert calm.s.fear == 0


def test_lightnings_boon_lets_two_slow_powers_be_fast() -> None:
    scene = Scene("lightning", "river_surges", boards="AB").presence(0, "A7", 2).presence(1, "B6")
    scene.play("lightnings_boon").play("wash_away", "rivers_bounty", seat=1).put("B6", "town")
    assert names(scene, 1) == []
    scene.step("powers", "0/use:lightnings_boon", "river_surges")
    assert names(scene, 1) == ["card:wash_away", "card:rivers_bounty"]
    scene.step("powers", "1/use:wash_away", "B6", "none")
    scene.step("powers", "1/use:rivers_bounty")
    assert scene.effects("quick") == []


def test_raging_storm() -> None:
    scene = lightning().put("A7", "2 explorer, town, city, dahan")
    scene.use("raging_storm", "A7")
    assert (scene["A7"], scene.s.fear) == ("town-d1, city-d1, dahan", 0)


def test_shatter_homesteads() -> None:
    scene = lightning().put("A5", "2 town, city")
    scene.use("shatter_homesteads", "A5")
    assert (scene["A5"], scene.s.fear) == ("town, city", 2)


@pytest.mark.parametrize(
    ("elements", "answers", "left", "fear"),
    [
        ("3 fire 2 air", (), "town, city", 1),
        ("4 fire 3 air", ("city",), "2 town", 2),
        ("4 fire 3 air", ("town",), "town, city", 1),
        ("5 fire 4 air 1 water", ("city",), "town", 3),
        ("5 fire 5 air 2 water", ("town", "town"), "", 4),
    ],
)
def test_thundering_destruction(elements: str, answers: tuple[str, ...], left: str, fear: int) -> None:
    scene = lightning().put("A8", "2 town, city").elements(elements)
    scene.s.fear_pool = 99
    scene.use("thundering_destruction", "A8", *answers)
    assert (scene["A8"], scene.s.fear) == (left, fear)


def test_thundering_destruction_in_the_fast_phase_uses_swiftness() -> None:
    scene = lightning().put("A8", "town").elements("3 fire 2 air")
    scene.s.phase = FAST
    scene.step("powers", "use:thundering_destruction", "A8")
    assert (scene["A8"], len(scene.effects("swiftness"))) == ("", 1)


def repeating(air: int) -> Scene:
    """Return a scene of Lightning with some air and two slow cards, of which one may be repeated."""
    scene = lightning().put("A7", "city").put("A8", "town").play("raging_storm", "shatter_homesteads")
    scene.s.elements[0][3] = air
    return scene.lasting("repeat", 0, 6, 0)


def test_e13_e17_a_card_made_fast_is_repeated_without_another_air() -> None:
    scene = repeating(1)
    scene.step("powers", "use:raging_storm", "A8")
    assert names(scene) == ["card:raging_storm"]
    scene.step("powers", "repeat:raging_storm", "A7")
    assert (scene["A8"], scene["A7"], scene.effects("swiftness")) == ("town-d1", "city-d1", [(0,)])
    assert names(scene) == []


def test_e17_a_card_made_fast_is_not_repeated_in_the_slow_phase() -> None:
    scene = repeating(1)
    scene.step("powers", "use:raging_storm", "A8")
    scene.s.phase = SLOW
    assert names(scene) == ["card:shatter_homesteads"]


def test_e17_the_second_air_is_free_for_another_power() -> None:
    scene = repeating(2)
    scene.step("powers", "use:raging_storm", "A8")
    scene.step("powers", "repeat:raging_storm", "A7")
    assert names(scene) == ["card:shatter_homesteads"]


def test_a_card_used_slowly_is_repeated_slowly() -> None:
    scene = repeating(0)
    scene.s.phase = SLOW
    scene.step("powers", "use:raging_storm", "A8")
    assert names(scene) == ["card:raging_storm", "card:shatter_homesteads"]
