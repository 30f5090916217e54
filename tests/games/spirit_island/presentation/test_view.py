"""The public view, in plain data, and as letters in a terminal."""

import json
from typing import Any

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card, isle, new_table
from tests.words import LANGUAGES, of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.model.state import BASE
from weald.games.spirit_island.model.state import GAME as WHOLE_GAME
from weald.games.spirit_island.presentation.view import held, power, view
from weald.games.spirit_island.rules.panel import elements
from weald.games.spirit_island.rules.registry import FEAR_CARDS, POWERS, SPIRITS
from weald.kernel import table
from weald.kernel.messages import Args, Message


def table_view(scene: Scene) -> dict[str, Any]:
    return dict(view(scene.s))


def test_the_view_is_plain_data_and_the_same_for_all() -> None:
    t = new_table(2, adversary="brandenburg_prussia", level=3, scenario="blitz")
    seen = t.view(0)
    assert json.loads(json.dumps(seen)) == seen
    assert seen == t.view(1) == t.view(None)
    assert seen["adversary"] == {"id": "brandenburg_prussia", "level": 3, "left": {}}
    assert seen["difficulty"] == 6


def test_a_land() -> None:
    scene = (
        Scene("river_surges", boards="A")
        .presence(0, "A5")
        .put("A5", "2 explorer, town-d1-s1, dahan, 2 blight")
    )
    scene.lasting("defend", 5, 3, source="guard_the_healing_land")
    land = next(land for land in view(scene.s)["lands"] if land["id"] == "A5")
    assert land["pieces"] == [
        {"ref": "piece:A5:explorer", "kind": "explorer", "damage": 0, "strife": 0, "health": 1, "n": 2},
        {"ref": "piece:A5:town-d1-s1", "kind": "town", "damage": 1, "strife": 1, "health": 2, "n": 1},
        {"ref": "piece:A5:dahan", "kind": "dahan", "damage": 0, "strife": 0, "health": 2, "n": 1},
    ]
    assert (land["tokens"], land["defend"], land["terrain"]) == ({"blight": 2}, 3, "wetlands")
    assert land["presence"] == [{"seat": 0, "n": 1, "sacred": True, "beasts": False, "farther": 0}]
    assert land["effects"][0]["text"] == {
        "id": "spirit_island-lasting-defend",
        "args": {"id": "guard_the_healing_land", "n": 3},
    }


def test_what_lasts_names_its_land_or_its_spirit() -> None:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5")
    scene.lasting("defend", 5, 3, source="guard_the_healing_land").lasting("reach", 1, 1, source="drought")
    assert [(e["land"], e["seat"]) for e in view(scene.s)["effects"]] == [("A5", None), (None, 1)]


def test_what_lies_face_down_is_not_seen() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A5").blight_card("downward_spiral", 3)
    s = scene.s
    s.invader_deck = [invader_card("III-JM"), invader_card("II-W")]
    s.fear_earned = [0, 1]
    s.fear_seen = [1]
    seen = view(s)
    assert seen["blight"] == {"left": 3, "with_card": True, "flipped": False, "blighted": False, "card": None}
    assert seen["invaders"]["deck"] == [2, 3]
    assert seen["fear"]["earned"] == [None, FEAR_CARDS.ids[1]]


def test_a_power_says_what_is_missing() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A5").elements("1 sun 2 water").play("drought")
    flooding = power(scene.s, 0, POWERS.number("massive_flooding"), elements(scene.s, 0))
    assert flooding["missing"] == [{}, {"water": 1}, {"sun": 1, "water": 2}]
    drought = power(scene.s, 0, POWERS.number("drought"), elements(scene.s, 0))
    assert (drought["price"], drought["used"]) == (1, False)
    assert drought["missing"] == [{"sun": 1}]


def test_a_card_in_hand_says_what_it_would_reach() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A5").elements("1 sun 1 water")
    for id in ("flash_floods", "raging_storm", "savage_mawbeasts"):
        scene.s.hands[0].append(POWERS.number(id))
    hand = {POWERS.ids[number]: held(scene.s, 0, number, elements(scene.s, 0)) for number in scene.s.hands[0]}
    assert hand["flash_floods"]["reaches"] == [{"id": "massive_flooding", "n": 1, "of": 3}]
    assert hand["raging_storm"]["reaches"] == [{"id": "massive_flooding", "n": 1, "of": 3}]
    assert hand["savage_mawbeasts"]["reaches"] == []
    # Its own animal counts as soon as it is played.
    assert hand["savage_mawbeasts"]["missing"] == [{"animal": 2}]


def test_growth_says_what_is_still_to_do() -> None:
    t = new_table(1)
    while t.pending[0].kind != "grow":
        t.answer(0, 0)
    option = next(option for option in t.pending[0].options if option.startswith("grow:"))
    chosen = option.removeprefix("grow:")
    t.answer(0, option)
    growth = t.view(0)["spirits"][0]["growth"]
    assert growth["chosen"] == [chosen]
    assert growth["open"]
    assert all(action.startswith(f"{chosen}.") for action in growth["open"])


def test_open_spaces_of_tracks_are_counted_from_the_left() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A5")
    scene.cover("energy", 4).cover("cards", 0)
    [spirit] = table_view(scene)["spirits"]
    assert spirit["uncovered"] == {"energy": 3, "cards": 7}


def test_what_makes_an_innate_power_fast_is_said() -> None:
    scene = Scene("thunderspeaker", boards="A").presence(0, "A5").elements("3 air")
    assert power(scene.s, 0, POWERS.number("gather_the_warriors"), elements(scene.s, 0))["swift"] == {
        "air": 1
    }
    assert power(scene.s, 0, POWERS.number("drought"), elements(scene.s, 0))["swift"] is None


def test_lands_name_their_neighbours() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A5")
    lands = {land["id"]: land["neighbours"] for land in table_view(scene)["lands"]}
    assert lands["A5"] == ["A1", "A4", "A6", "A7", "A8"]
    assert lands["A1"] == ["A2", "A4", "A5", "A6"]
    assert all(id in lands[other] for id in lands if id != "A0" for other in lands[id])


def test_a_view_is_small_because_it_names_what_is_printed() -> None:
    choosing = table.new(GAME, 4, 1, {}).view(0)
    assert len(json.dumps(choosing)) < 12_000
    assert choosing["choosable"] == SPIRITS.ids_of(BASE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sketch_is_drawn_in_every_language(lang: str) -> None:
    t = new_table(2, adversary="brandenburg_prussia", level=1)
    words = of_game(GAME, lang)

    def say(id: str, args: Args) -> str:
        return words.say(Message(id, args))

    marks = {choice.ref: str(n) for n, choice in enumerate(t.pending[0].choices, 1)}
    lines = ["".join(text for text, _ in line) for line in GAME.text_board.draw(t.view(0), 0, marks, say)]
    names = [land["id"] for land in t.view(0)["lands"] if land["in_play"]]
    for name in names:
        assert sum(f" {name} " in line for line in lines) == 1
    assert len(lines) > len(names)
    assert isle(t).turn == 1


def test_markers_of_scenarios_lie_in_their_lands() -> None:
    scene = Scene("river_surges", sets="branch_and_claw", scenario="ward_the_shores").presence(0, "A5", 2)
    scene.lasting("warding", scene.land("A1"), until=WHOLE_GAME).lasting(
        "warding", scene.land("A1"), until=WHOLE_GAME
    )
    lands = {land["id"]: land for land in view(scene.s)["lands"]}
    assert lands["A1"]["markers"] == {"warding": 2}
    assert "markers" not in lands["A2"]
    assert lands["A1"]["effects"][0]["text"]["id"] == "spirit_island-lasting-warding"


def test_a_rule_limits_the_presence_of_a_spirit() -> None:
    scene = Scene("serpent", "river_surges", sets="branch_and_claw promo_1")
    shown = [spirit["presence_limit"] for spirit in table_view(scene)["spirits"]]
    assert shown == [5, None]
    scene.lasting("absorbed", 1, 2, source="absorb_essence")
    assert table_view(scene)["spirits"][0]["presence_limit"] == 8


def test_the_sketch_says_how_many_strife_keeps_from_ravaging() -> None:
    scene = Scene("river_surges", boards="A").presence(0, "A5").put("A4", "2 town-s1, city")
    scene.s.ravage_cards = [invader_card("I-S")]
    words = of_game(GAME, "en")

    def say(id: str, args: Args) -> str:
        return words.say(Message(id, args))

    lines = [
        "".join(text for text, _ in line) for line in GAME.text_board.draw(table_view(scene), 0, {}, say)
    ]
    [line] = [line for line in lines if " A4 " in line]
    assert line.endswith("strife: 2 deal nothing")
