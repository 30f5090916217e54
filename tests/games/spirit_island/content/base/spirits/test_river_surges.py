"""River Surges in Sunlight, as printed."""

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.content.starts import own_land
from weald.games.spirit_island.model.lands import presence_lands
from weald.games.spirit_island.rules.happenings import POWER, SET_UP
from weald.games.spirit_island.rules.land_rules import is_sacred

RIVER = "river_surges"


def river() -> Scene:
    return Scene(RIVER, boards="A").presence(0, "A5")


def test_rivers_domain() -> None:
    scene = river().presence(0, "A4")
    assert is_sacred(scene.s, 0, scene.land("A5"))
    assert not is_sacred(scene.s, 0, scene.land("A4"))


def test_boon_of_vigor() -> None:
    scene = Scene(RIVER, "lightning")
    scene.play("boon_of_vigor").play("raging_storm", "shatter_homesteads", seat=1)
    scene.use("boon_of_vigor", "river_surges")
    assert scene.s.energy == [1, 0]
    scene.use("boon_of_vigor", "lightning")
    assert scene.s.energy == [1, 2]


def test_flash_floods() -> None:
    scene = river().put("A4", "2 town").put("A1", "city")
    scene.use("flash_floods", "A4")
    assert scene["A4"] == "town, town-d1"
    scene.use("flash_floods", "A1")
    assert scene["A1"] == "city-d2"


def test_rivers_bounty() -> None:
    scene = river().put("A4", "dahan").put("A6", "dahan")
    scene.use("rivers_bounty", "A4:dahan", "A6:dahan")
    assert (scene["A5"], scene.s.energy) == ("3 dahan", [1])
    lonely = river().put("A4", "dahan")
    lonely.use("rivers_bounty", "A4:dahan")
    assert (lonely["A5"], lonely.s.energy) == ("dahan", [0])


def test_wash_away() -> None:
    scene = river().put("A5", "2 explorer, town-d1, city")
    scene.use("wash_away", "A5", "explorer", "A4", "town-d1", "A7", "none")
    assert (scene["A5"], scene["A4"], scene["A7"]) == ("explorer, city", "explorer", "town-d1")


def test_massive_flooding_first_threshold() -> None:
    scene = river().put("A5", "town, city").elements("1 sun 2 water")
    scene.use("massive_flooding", "A5", "A6")
    assert (scene["A5"], scene["A6"]) == ("city", "town")


def test_massive_flooding_second_threshold_instead() -> None:
    scene = river().put("A5", "explorer, 2 town").elements("2 sun 3 water")
    scene.use("massive_flooding", "A5", "town", "town-d1", "explorer", "A1", "town", "A8")
    assert (scene["A5"], scene["A1"], scene["A8"], scene.s.fear) == ("", "explorer", "town", 1)


def test_massive_flooding_third_threshold_instead() -> None:
    scene = river().put("A5", "2 explorer, town, city").elements("3 sun 4 water 1 earth")
    scene.use("massive_flooding", "A5")
    assert (scene["A5"], scene.s.fear) == ("city-d2", 1)


def test_begins_in_the_highest_wetlands() -> None:
    from weald.games.spirit_island.action.action import begin

    for board, land in zip("ABCDEF", ("A5", "B6", "C8", "D3", "E8", "F7"), strict=True):
        scene = Scene(RIVER, boards=board)
        assert own_land(begin(scene.s, SET_UP, "setup", 0), "W") == scene.land(land)
        assert presence_lands(scene.s, 0) == []


def test_e20_boon_of_vigor_counts_cards_played_though_one_has_left_play() -> None:
    scene = Scene(RIVER, "bringer").play("boon_of_vigor")
    scene.play("call_on_midnights_dream", "dread_apparitions", "predatory_nightmares", seat=1)
    scene.run(iter(begin(scene.s, POWER, "boon_of_vigor", 1).forget_card()), "call_on_midnights_dream")
    scene.use("boon_of_vigor", "bringer")
    assert (len(scene.s.played[1]), scene.s.energy) == (2, [0, 3])
