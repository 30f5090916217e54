"""The view of the table; refs; the same for all seats."""

from __future__ import annotations

from typing import Any

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, dealt, duel, play, table
from weald.games.living_forest_duel import GAME
from weald.kernel.table import Table


def view(**layout: Any) -> dict[str, Any]:
    return dict(GAME.information.view(duel(**layout), SUMMER))


def test_everybody_sees_the_same() -> None:
    s = dealt()
    assert (
        GAME.information.view(s, SUMMER) == GAME.information.view(s, WINTER) == GAME.information.view(s, None)
    )


def test_elements_for_both_seats_with_their_terms() -> None:
    seen = view(
        common=["spider", "crocodile"],
        summer=["frog"],
        forests=({}, {(1, 0): "water_1"}),
        marks=[(1, "water", WINTER)],
    )
    water = seen["elements"][1]
    assert (water["element"], water["action"], water["common"], water["ref"]) == (
        "water", "extinguish", 3, "element:water",
    )  # fmt: skip
    summer, winter = water["seats"]
    assert (summer["total"], summer["line"], summer["trees"], summer["allowed"]) == (5, 2, 0, True)
    assert [(m["id"], n) for m, n in summer["terms"]] == [
        ("living_forest_duel-why-common", 3),
        ("living_forest_duel-why-line", 2),
    ]
    assert [buy["ref"] for buy in summer["buys"]] == ["clearing:c3", "clearing:c5"]
    assert (winter["total"], winter["line"], winter["trees"], winter["allowed"]) == (4, 0, 1, False)
    assert winter["blocked"]["id"] == "living_forest_duel-blocked-between"


def test_what_each_element_could_buy() -> None:
    seen = view(
        common=["spider", "bear", "lynx"],
        recruits=["goat", "hummingbird", "stag", "ram"],
        tops=["sun_2", "water_1", "plant_1", "wind_1"],
    )
    buys = [element["seats"][SUMMER]["buys"] for element in seen["elements"]]
    assert buys[0] == [
        {"ref": "recruit:goat", "cost": 2},
        {"ref": "recruit:hummingbird", "cost": 2},
        {"ref": "recruit:ram", "cost": 2},
    ]
    assert buys[1] == [{"ref": "clearing:c3", "cost": 2}, {"ref": "clearing:c5", "cost": 2}]
    assert buys[2] == [{"ref": "pile:sun", "cost": 1}, {"ref": "pile:water", "cost": 2}]
    assert buys[3] == [
        {"ref": "clearing:c5", "cost": 1, "bonus": "recruit", "out": "none"},
        {"ref": "clearing:c6", "cost": 2, "bonus": "extinguish", "out": "none"},
    ]


def test_the_common_line_with_tokens_and_what_is_used() -> None:
    seen = view(common=["spider", "raccoon", "lynx"], marks=[(2, "water", WINTER)])
    spider, raccoon, lynx = seen["line"]
    assert spider["planks"] == {
        "sun": {"n": 3, "used": False, "token": None},
        "water": {"n": 1, "used": True, "token": None},
        "plant": {"n": 1, "used": False, "token": None},
    }
    assert raccoon["planks"]["water"] == {"n": 1, "used": True, "token": WINTER}
    assert lynx["planks"]["water"] == {"n": 1, "used": False, "token": None}
    assert (spider["symbol"], spider["ref"]) == ("solitary", "line:1")


def test_the_clearing() -> None:
    seen = view(onibi=2)
    assert [card["burning"] for card in seen["clearing"]] == [False, False, True, False, True, False, False]
    assert seen["clearing"][2] == {
        "clearing": "c3", "ref": "clearing:c3", "place": 3, "value": 2, "bonus": "recruit",
        "fire": True, "onibi": True, "burning": True,
    }  # fmt: skip
    assert seen["reserve"] == {"fires": 17, "sanki": 3, "onibi": True}


def test_legal_cells_with_their_bonuses() -> None:
    seen = view(forests=({(1, 0): "sun_1"}, {}), tops=["sun_5", "water_1", "plant_1", "wind_1"])
    places = {place["cell"]: place for place in seen["trees"][0]["places"][SUMMER]}
    assert places["x2y0"] == {
        "cell": "x2y0", "ref": "cell:0:x2y0", "bonuses": 1, "bonus": "extinguish", "covers": None,
    }  # fmt: skip
    assert places["x1y0"]["covers"] == "sun_1"
    assert places["x-1y0"] == {
        "cell": "x-1y0", "ref": "cell:0:x-1y0", "bonuses": 0, "bonus": None, "covers": None,
    }  # fmt: skip
    assert {place["cell"] for place in seen["trees"][0]["places"][WINTER]} == {"x1y0", "x-1y0", "x0y-1"}


def test_a_player() -> None:
    seen = view(
        common=["bear"],
        summer=["frog", "varan_summer"],
        marks=[(1, "water", SUMMER)],
        taken=[3, 0],
        sanki=[1, 0],
    )
    player = seen["players"][SUMMER]
    assert player["tokens"] == {"left": 1, "used": 1, "lost": 0}
    assert (player["fires"], player["sanki"], player["varans"], player["season"]) == (3, 1, 6, "summer")
    assert [card["card"] for card in player["line"]] == ["frog", "varan_summer"]
    assert player["line"][0]["elements"] == {"water": 2, "plant": 2}
    assert player["forest"] == {
        "trees": [
            {
                "cell": "x0y0", "ref": "cell:0:x0y0", "x": 0, "y": 0, "tree": "start", "element": None,
                "cost": None, "bonus": None, "river": ["north", "east", "south", "west"], "over": [],
            }
        ],
        "box": {"left": 0, "right": 0, "top": 0, "bottom": 0},
    }  # fmt: skip


def test_covered_trees_lie_under_the_visible_one() -> None:
    t = table(
        common=["bear", "cobra"],
        forests=({(1, 0): "water_1"}, {}),
        tops=["sun_1", "water_2", "plant_1", "wind_1"],
    )
    play(t, "plant", "sun", "x1y0")
    trees = t.view(0)["players"][0]["forest"]["trees"]
    assert [(tree["tree"], tree["over"]) for tree in trees] == [("start", []), ("sun_1", ["water_1"])]


def test_running_actions_the_innermost_last() -> None:
    t = table(
        common=["bear", "chameleon"],
        onibi=2,
        forests=({(1, 0): "sun_1"}, {}),
        tops=["sun_5", "water_1", "plant_1", "wind_1"],
    )
    play(t, "wind", "sun", "x2y0")
    assert t.view(0)["actions"] == [
        {"action": "plant", "element": "plant", "value": 2, "left": 0, "bonus": True, "used": ["sun"]},
        {"action": "extinguish", "element": "water", "value": 3, "left": 3, "bonus": True, "used": []},
    ]


def test_a_varan_in_the_air() -> None:
    t = table(common=["bear"], pile=["varan_summer"], sanki=[1, 0])
    play(t, "reveal")
    seen = t.view(1)
    assert (seen["phase"], seen["turned"]["card"]) == ("varan", "varan_summer")


def test_piles_tell_what_they_hold_not_how_they_lie() -> None:
    s = dealt()
    seen = GAME.information.view(s, 0)
    assert seen["pile"]["cards"] == 18
    assert seen["pile"]["kinds"][:3] == ["anteater", "bat", "bear"]
    assert seen["trees"][0]["kinds"] == ["sun_1", "sun_2", "sun_3", "sun_4", "sun_5", "sun_6"]
    assert "open" not in seen


def test_a_replay_shows_the_piles_as_they_lie() -> None:
    s = dealt()
    seen = GAME.information.open_view(s)["open"]
    assert len(seen["pile"]) == 18
    assert [len(pack) for pack in seen["packs"]] == [12, 12]
    assert [trees[0] for trees in seen["trees"]] == [
        pile["top"]["tree"] for pile in GAME.information.view(s, 0)["trees"]
    ]


def test_the_end() -> None:
    t: Table = table(common=["chameleon"], onibi=6, onibi_card=WINTER)
    play(t, "wind")
    seen = t.view(None)
    assert (seen["phase"], seen["winner"], seen["victory"], seen["active"]) == ("over", 0, "onibi", None)
    assert seen["forecast"] is None
