"""The fear cards, line by line."""

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.rules.registry import FEAR_CARDS

BASE = [
    "fear_of_the_unseen", "scapegoats", "emigration_accelerates", "dahan_on_their_guard",
    "tall_tales_of_savagery", "retreat", "dahan_raid", "dahan_enheartened", "avoid_the_dahan", "seek_safety",
    "wary_of_the_interior", "belief_takes_root", "isolation", "overseas_trade_seems_safer", "trade_suffers",
]  # fmt: skip


def two() -> Scene:
    return Scene("river_surges", "lightning", boards="AB").presence(0, "A5", 2).presence(1, "B5", 2)


def one() -> Scene:
    return Scene("lightning", boards="A")


def test_all_fifteen_are_there() -> None:
    assert FEAR_CARDS.ids_of(("base",)) == sorted(BASE)


def test_fear_of_the_unseen() -> None:
    scene = two().presence(1, "B2").put("A5", "town, city").put("B5", "explorer").put("B2", "town, city")
    scene.fear("fear_of_the_unseen", "A5")
    assert (scene["A5"], scene["B5"], scene["B2"]) == ("city", "", "town, city")
    scene.terror(2).fear("fear_of_the_unseen")
    assert (scene["A5"], scene["B2"]) == ("city", "city")
    scene.terror(3).fear("fear_of_the_unseen")
    assert (scene["A5"], scene["B2"], scene.s.fear) == ("", "city", 0)


def test_fear_of_the_unseen_any_spirits_sacred_site_will_do() -> None:
    scene = two().put("B5", "2 explorer")
    scene.fear("fear_of_the_unseen")
    assert scene["B5"] == ""


def test_fear_of_the_unseen_at_level_3_takes_towns_from_sacred_sites_too() -> None:
    scene = one().terror(3).presence(0, "A5", 2).put("A5", "town, city")
    scene.fear("fear_of_the_unseen", "town")
    assert scene["A5"] == "city"


@pytest.mark.parametrize(
    ("level", "left", "other", "fear"),
    [
        (1, "3 explorer, town, city", "2 explorer, city", 0),
        (2, "explorer, town, city", "city", 0),
        (3, "city", "city", 1),
    ],
)
def test_scapegoats(level: int, left: str, other: str, fear: int) -> None:
    scene = one().terror(level).put("A5", "4 explorer, town, city").put("A1", "2 explorer, city")
    scene.put("A8", "2 explorer").fear("scapegoats")
    assert (scene["A5"], scene["A1"], scene["A8"], scene.s.fear) == (left, other, "2 explorer", fear)


def test_f12_scapegoats_is_one_action_for_each_land() -> None:
    scene = one().terror(3).put("A5", "explorer, 3 town, 2 city")
    scene.fear("scapegoats")
    assert (scene["A5"], scene.s.fear) == ("town, 2 city", 2)


def test_emigration_accelerates() -> None:
    scene = two().put("A1", "explorer, town").put("B2", "explorer").put("A5", "explorer, city")
    scene.fear("emigration_accelerates", "A1")
    assert (scene["A1"], scene["B2"], scene["A5"]) == ("town", "", "explorer, city")
    scene.terror(2).fear("emigration_accelerates")
    assert (scene["A1"], scene["A5"], scene.s.fear) == ("", "explorer, city", 0)
    scene.terror(3).fear("emigration_accelerates")
    assert scene["A5"] == "city"


@pytest.mark.parametrize(("level", "defend"), [(1, 2), (2, 3), (3, 4)])
def test_dahan_on_their_guard(level: int, defend: int) -> None:
    scene = two().terror(level).put("A5", "2 dahan").put("A7", "town")
    scene.fear("dahan_on_their_guard")
    assert scene.effects("defend") == [(scene.land("A5"), defend)]


def test_tall_tales_of_savagery() -> None:
    scene = two().put("A5", "3 explorer, town, dahan").put("B5", "explorer, city, dahan").put("A8", "town")
    scene.fear("tall_tales_of_savagery", "A5", "B5")
    assert (scene["A5"], scene["B5"]) == ("2 explorer, town, dahan", "city, dahan")
    scene.terror(2).put("B5", "town").fear("tall_tales_of_savagery", "A5", "remove-explorer", "A5")
    assert (scene["A5"], scene["B5"]) == ("dahan", "town, city, dahan")


def test_tall_tales_of_savagery_at_level_3() -> None:
    scene = one().terror(3).put("A5", "3 explorer, city, 2 dahan").put("A4", "town, city, dahan")
    scene.put("A8", "town, 2 city").fear("tall_tales_of_savagery")
    assert (scene["A5"], scene["A4"], scene["A8"]) == ("explorer, 2 dahan", "city, dahan", "town, 2 city")
    assert scene.s.fear == 0


def test_retreat() -> None:
    scene = two().put("A5", "3 explorer, town").put("A1", "explorer")
    scene.fear("retreat", "A5", "explorer", "A4", "explorer", "A7", "none")
    assert (scene["A5"], scene["A4"], scene["A7"]) == ("explorer, town", "explorer", "explorer")
    assert "A1" not in scene.asked[0][1]


def test_retreat_at_level_2_moves_towns_and_may_stop_early() -> None:
    scene = one().terror(2).put("A5", "2 explorer, 2 town, city")
    scene.fear("retreat", "A5", "town", "A4", "none")
    assert (scene["A5"], scene["A4"]) == ("2 explorer, town, city", "town")


def test_f8_retreat_may_move_the_same_piece_again_for_another_player() -> None:
    scene = two().terror(3).put("A1", "explorer")
    scene.fear("retreat", "A1", "explorer", "A4", "A4", "explorer", "A5")
    assert (scene["A1"], scene["A4"], scene["A5"]) == ("", "", "explorer")


@pytest.mark.parametrize(
    ("level", "left"), [(1, "city-d1, 2 dahan"), (2, "city-d2, 2 dahan"), (3, "2 dahan")]
)
def test_dahan_raid(level: int, left: str) -> None:
    scene = two().terror(level).put("A5", "city, 2 dahan").put("B5", "dahan, explorer")
    scene.fear("dahan_raid", "A5")
    assert (scene["A5"], scene["B5"]) == (left, "dahan")


def test_dahan_enheartened_pushes_or_gathers_one() -> None:
    scene = two().put("A5", "town, dahan").put("A4", "dahan").put("B8", "dahan")
    scene.fear("dahan_enheartened", "A5", "gather", "A5", "A7")
    assert (scene["A5"], scene["A4"], scene["A7"]) == ("town, dahan", "", "dahan")
    assert scene.asked[0] == ("land", ["A5", "none"])


@pytest.mark.parametrize(("level", "left"), [(2, "city-d1, 2 dahan"), (3, "city-d2, 2 dahan")])
def test_dahan_enheartened_strikes(level: int, left: str) -> None:
    scene = one().terror(level).put("A5", "city, dahan").put("A4", "dahan").put("A6", "dahan")
    scene.fear("dahan_enheartened", "A5", "A6:dahan", "none")
    assert (scene["A5"], scene["A4"], scene["A6"]) == (left, "dahan", "")


def test_f13_dahan_enheartened_without_gathering() -> None:
    scene = two().terror(2).put("A5", "town, dahan").put("B5", "town, dahan")
    scene.fear("dahan_enheartened", "A5", "B5")
    assert (scene["A5"], scene["B5"]) == ("town-d1, dahan", "town-d1, dahan")
    assert "A5" not in scene.asked[1][1]


def test_avoid_the_dahan() -> None:
    scene = one().put("A1", "2 dahan").put("A2", "dahan").fear("avoid_the_dahan")
    scene.explore("A1").explore("A2")
    assert (scene["A1"], scene["A2"]) == ("2 dahan", "explorer, dahan")
    scene.build("A2")
    assert scene["A2"] == "explorer, town, dahan"


def test_avoid_the_dahan_looks_when_invaders_would_build() -> None:
    scene = one().terror(2).put("A1", "explorer").put("A2", "town, dahan").fear("avoid_the_dahan")
    scene.put("A1", "dahan").build("A1").build("A2")
    assert (scene["A1"], scene["A2"]) == ("explorer, dahan", "town, city, dahan")
    scene.terror(3).put("A2", "explorer").fear("avoid_the_dahan").build("A2")
    assert scene["A2"] == "explorer, town, city, dahan"


def test_seek_safety_pushes_where_there_are_more_buildings() -> None:
    scene = one().put("A5", "2 explorer, town").put("A4", "town, city").put("A7", "town").put("A8", "2 city")
    scene.fear("seek_safety", "A5", "A8")
    assert (scene["A5"], scene["A8"]) == ("explorer, town", "explorer, 2 city")
    assert scene.asked == [("land", ["A5", "none"]), ("push_to", ["A4", "A8"])]
    scene.fear("seek_safety", "none")
    assert scene["A5"] == "explorer, town"


def test_seek_safety_gathers_to_buildings() -> None:
    scene = one().terror(2).put("A5", "explorer, town").put("A4", "city").put("A7", "town")
    scene.fear("seek_safety", "A4", "A5:town")
    assert (scene["A5"], scene["A4"], scene["A7"]) == ("explorer", "town, city", "town")
    scene.fear("seek_safety", "A7")
    assert (scene["A5"], scene["A7"]) == ("", "explorer, town")


def test_f9_seek_safety_counts_full_health() -> None:
    scene = one().terror(3).put("A5", "3 town-d1, explorer").put("A4", "explorer, city")
    scene.fear("seek_safety", "A5", "town-d1", "none")
    assert (scene["A5"], scene.s.fear) == ("explorer, 2 town-d1", 0)
    assert scene.asked[0] == ("land", ["A5", "none"])
    assert scene.asked[-1] == ("remove_health", ["explorer", "none"])


def test_wary_of_the_interior() -> None:
    scene = two().put("A1", "explorer").put("A5", "2 explorer, town").put("B8", "explorer, city")
    scene.fear("wary_of_the_interior", "A5", "A5")
    assert (scene["A5"], scene["A1"]) == ("town", "explorer")
    scene.terror(2).fear("wary_of_the_interior", "A5")
    assert (scene["A5"], scene["B8"]) == ("", "city")
    scene.put("B2", "city, town").terror(3).fear("wary_of_the_interior", "A1")
    assert (scene["A1"], scene["B2"], scene.s.fear) == ("", "city", 0)


def test_belief_takes_root() -> None:
    scene = two().presence(1, "A1").put("B5", "town")
    defended = [(scene.land("A1"), 2), (scene.land("A5"), 2), (scene.land("B5"), 2)]
    scene.fear("belief_takes_root")
    assert (scene.effects("defend"), scene.s.energy) == (defended, [0, 0])
    scene.s.effects.clear()
    scene.terror(2).fear("belief_takes_root")
    assert (scene.effects("defend"), scene.s.energy) == (defended, [0, 1])


def test_belief_takes_root_removes_by_presence() -> None:
    scene = (
        two().terror(3).presence(1, "A5").put("A5", "2 city, explorer").put("B5", "city").put("A1", "town")
    )
    scene.fear("belief_takes_root", "A5", "city", "city", "city")
    assert (scene["A5"], scene["B5"], scene["A1"], scene.s.fear) == ("explorer", "", "town", 0)


def test_isolation() -> None:
    scene = one().put("A5", "town, dahan").put("A4", "2 explorer").put("A1", "city")
    scene.fear("isolation")
    assert (scene["A5"], scene["A4"]) == ("dahan", "2 explorer")
    scene.terror(2).put("A8", "3 explorer").fear("isolation")
    assert (scene["A4"], scene["A8"]) == ("explorer", "3 explorer")
    scene.terror(3).fear("isolation", "A1")
    assert (scene["A1"], scene.s.fear) == ("", 0)


@pytest.mark.parametrize(
    ("level", "n", "town_land", "bare_land"),
    [(1, 3, "town, city", "explorer, town"), (2, 6, "town", "explorer, town"), (3, 9, "town", "explorer")],
)
def test_overseas_trade_seems_safer(level: int, n: int, town_land: str, bare_land: str) -> None:
    scene = one().terror(level).put("A1", "town").put("A2", "explorer").put("A5", "town")
    scene.fear("overseas_trade_seems_safer").build("A1").build("A2").build("A5")
    assert scene.effects("defend") == [(land, n) for land in (1, 2, 3)]
    assert (scene["A1"], scene["A2"], scene["A5"]) == (town_land, bare_land, "town, city")


def test_trade_suffers() -> None:
    scene = two().put("A1", "city").put("A5", "town")
    scene.fear("trade_suffers").build("A1").build("A5")
    assert (scene["A1"], scene["A5"]) == ("city", "town, city")
    scene.put("B2", "town, city").terror(2).fear("trade_suffers", "none", "B2")
    assert scene["B2"] == "explorer, city"
    scene.terror(3).fear("trade_suffers", "A1", "B2")
    assert (scene["A1"], scene["B2"], scene.s.fear) == ("town", "explorer, town", 0)


def test_b8_trade_suffers_looks_when_invaders_would_build() -> None:
    scene = one().put("A5", "town").fear("trade_suffers")
    scene.put("A5", "city").build("A5")
    assert scene["A5"] == "town, city"
