"""The fear cards of Jagged Earth at each terror level."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.rules.land_rules import defence

SETS = "branch_and_claw jagged_earth"


def islands(ravage: str = "") -> Scene:
    """Two spirits on boards A and B; a card may lie on the ravage space."""
    scene = Scene("river_surges", "lightning", boards="AB", sets=SETS).presence(0, "A5").presence(1, "B6", 2)
    scene.s.fear_pool = 99
    if ravage:
        scene.s.ravage_cards = [invader_card(ravage)]
    return scene


def defended(scene: Scene) -> dict[str, int]:
    s = scene.s
    return {s.island.names[land]: defence(s, land) for land in s.island.lands if defence(s, land)}


# Sense of Dread.


@pytest.mark.parametrize(
    ("terror", "answers", "left"),
    [
        (1, ("A2",), "town, city"),
        (2, ("A2", "town"), "explorer, city"),
        (3, ("A2", "city"), "explorer, town"),
    ],
)
def test_sense_of_dread(terror: int, answers: tuple[str, ...], left: str) -> None:
    """Wetlands ravage: A2 and A5 on board A; on board B no such land has invaders."""
    scene = islands("I-W").put("A2", "explorer, town, city").put("A5", "explorer").put("B2", "explorer")
    scene.terror(terror).fear("sense_of_dread", *answers)
    assert scene.offers("land") == [["A2", "A5"]]
    assert (scene["A2"], scene["A5"], scene["B2"], scene.s.fear) == (left, "explorer", "explorer", 0)


def test_sense_of_dread_on_every_board() -> None:
    scene = islands("I-W").put("A2", "explorer").put("B1", "2 explorer").fear("sense_of_dread")
    assert (scene["A2"], scene["B1"], scene.asked) == ("", "explorer", [])


def test_sense_of_dread_before_any_card_ravages() -> None:
    scene = islands().put("A2", "explorer").fear("sense_of_dread")
    assert scene["A2"] == "explorer"


# Flee from Dangerous Lands.


def test_flee_from_dangerous_lands_1() -> None:
    scene = islands().put("A4", "explorer, town, city, badlands").put("A8", "town, wilds").put("A1", "town")
    scene.put("B6", "explorer, dahan")
    scene.fear("flee_from_dangerous_lands", "A4", "town", "A1", "B8")
    assert scene.offers("land") == [["A4", "A8"]]
    assert (scene["A4"], scene["A1"], scene["B6"], scene["B8"]) == (
        "explorer, city, badlands", "2 town", "dahan", "explorer",
    )  # fmt: skip


def test_flee_from_dangerous_lands_2() -> None:
    scene = islands().put("A4", "explorer, town, city, badlands").put("A1", "town").put("B6", "city, wilds")
    scene.terror(2).fear("flee_from_dangerous_lands", "explorer")
    assert (scene["A4"], scene["A1"], scene["B6"]) == ("town, city, badlands", "town", "city, wilds")


def test_flee_from_dangerous_lands_3() -> None:
    scene = islands().put("A4", "explorer, city, badlands").put("A1", "town, city").put("B6", "city, dahan")
    scene.put("B8", "city")
    scene.terror(3).fear("flee_from_dangerous_lands", "A4", "city")
    assert scene.offers("land") == [["A1", "A4"]]
    assert (scene["A4"], scene["A1"]) == ("explorer, badlands", "town, city")
    assert (scene["B6"], scene["B8"], scene.s.fear) == ("dahan", "city", 0)


def test_flee_from_dangerous_lands_3_without_danger_takes_no_city() -> None:
    scene = islands().put("A1", "town, city").terror(3).fear("flee_from_dangerous_lands")
    assert scene["A1"] == "city"


def test_t14_nobody_has_to_flee_from_an_isolated_land() -> None:
    scene = islands().put("A4", "explorer, badlands").lasting("isolate", 4)
    scene.fear("flee_from_dangerous_lands", "none")
    assert scene["A4"] == "explorer, badlands"


# Dahan Reclaim Fishing Grounds.


def test_dahan_reclaim_fishing_grounds_1() -> None:
    scene = islands().put("A1", "2 dahan, city").put("A3", "dahan, explorer").put("A5", "dahan, town")
    scene.fear("dahan_reclaim_fishing_grounds", "A1")
    assert scene.offers("land")[0] == ["A1", "A3"]
    assert (scene["A1"], scene["A3"], scene["A5"]) == ("city-d2, 2 dahan", "dahan", "town, dahan")


def test_dahan_reclaim_fishing_grounds_1_in_different_lands() -> None:
    scene = islands().put("A1", "2 dahan, city").fear("dahan_reclaim_fishing_grounds")
    assert (scene["A1"], scene.asked) == ("city-d2, 2 dahan", [])


@pytest.mark.parametrize(("terror", "city"), [(2, "city-d2"), (3, "")])
def test_dahan_reclaim_fishing_grounds_gather_first(terror: int, city: str) -> None:
    scene = islands().put("A1", "dahan, city").put("A5", "dahan").put("B1", "city, dahan")
    scene.terror(terror).fear("dahan_reclaim_fishing_grounds", "A1", "A5:dahan", "A3")
    assert scene.offers("land") == [
        ["A1", "A2", "A3", "B1", "B2", "B3"],
        ["A2", "A3", "B1", "B2", "B3"],
    ]
    assert (scene["A1"], scene["A5"]) == (f"{city}, 2 dahan" if city else "2 dahan", "")


# Beset by Many Troubles.


def troubled() -> Scene:
    """Three tokens in A4, strife in A8, none on board B."""
    return islands().put("A4", "beasts, disease, badlands").put("A8", "explorer-s1")


def test_beset_by_many_troubles_1() -> None:
    assert defended(troubled().fear("beset_by_many_troubles")) == {"A4": 3, "A8": 3}


def test_beset_by_many_troubles_2() -> None:
    scene = troubled().terror(2).fear("beset_by_many_troubles")
    # A1, A2, A3, A5 and B3 are adjacent to the three tokens of A4.
    assert defended(scene) == dict.fromkeys(("A1", "A2", "A3", "A4", "A5", "A8", "B3"), 5)


def test_beset_by_many_troubles_3_counts_every_token() -> None:
    scene = troubled().terror(3).fear("beset_by_many_troubles")
    assert defended(scene) == {
        "A1": 9, "A2": 9, "A3": 9, "A4": 9, "A5": 12, "A6": 3, "A7": 3, "A8": 3, "B3": 9,
    }  # fmt: skip


# Nerves Fray.


def test_nerves_fray_1() -> None:
    scene = islands("I-W").put("A2", "town").put("A4", "explorer").put("B2", "city")
    scene.fear("nerves_fray", "A4", "B2")
    assert scene.offers("land") == [["A4", "B2"], ["A4", "B2"]]
    assert (scene["A2"], scene["A4"], scene["B2"]) == ("town", "explorer-s1", "city-s1")


@pytest.mark.parametrize(("terror", "fear"), [(2, 0), (3, 2)])
def test_nerves_fray_2_and_3(terror: int, fear: int) -> None:
    scene = islands("I-W").put("A4", "explorer, town").put("B2", "city")
    scene.terror(terror).fear("nerves_fray", "A4", "town", "explorer", "B2")
    assert (scene["A4"], scene["B2"], scene.s.fear) == ("explorer-s1, town-s1", "city-s2", fear)


# Theological Strife.


def test_theological_strife_1() -> None:
    scene = islands().put("A5", "town").put("A4", "city").put("B6", "explorer")
    scene.fear("theological_strife", "A5", "B6")
    assert scene.offers("land") == [["A5", "B6"], ["A5", "B6"]]
    assert (scene["A5"], scene["A4"], scene["B6"]) == ("town-s1", "city", "explorer-s1")


def test_theological_strife_2_gives_energy_for_sacred_sites() -> None:
    scene = islands().presence(1, "B8").put("A5", "town").put("B8", "town")
    scene.terror(2).fear("theological_strife", "A5", "B8")
    # A5 is a sacred site of River; B6 of Lightning has no invaders, B8 is no sacred site.
    assert (scene["A5"], scene["B8"], scene.s.energy) == ("town-s1", "town-s1", [1, 0])


def test_t7_theological_strife_3_lets_invaders_with_strife_fight_everywhere() -> None:
    scene = islands().put("A5", "city, town").put("A4", "city-s1, explorer")
    # Both players add strife to A5; the fight there comes after that of A4.
    scene.terror(3).fear("theological_strife", "city", "city-s1")
    assert (scene["A4"], scene["A5"], scene.s.energy) == ("city-s1", "city-s2", [0, 0])
    assert scene.s.fear == 1
