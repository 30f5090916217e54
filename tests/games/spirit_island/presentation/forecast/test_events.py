"""Coming events, foretold by the rules without the cards that lie face down."""

from __future__ import annotations

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.model.state import INVADER
from weald.games.spirit_island.presentation.information import redeal
from weald.games.spirit_island.presentation.view import event, view
from weald.games.spirit_island.presentation.view_types import EventPartNow, Land
from weald.games.spirit_island.rules.registry import EVENTS, POWERS


def coming(scene: Scene, id: str, step: str = "event_main") -> dict[str, EventPartNow]:
    """Turn up an event and return the forecasts of its parts by id."""
    s = scene.s
    s.phase, s.turn, s.event_now, s.step = INVADER, 2, EVENTS.number(id), step
    shown = event(s)
    assert shown is not None
    return {part["id"]: part for part in shown["parts"]}


def island(seats: int = 2) -> Scene:
    scene = Scene(*("river_surges", "lightning")[:seats], sets="branch_and_claw")
    for seat in range(seats):
        scene.presence(seat, f"{'AB'[seat]}5", 3)
    return scene


def test_what_depends_on_a_card_face_down_goes_from_least_to_most() -> None:
    scene = island()
    scene.s.minor_deck = POWERS.of(scene.s.sets)[:40]
    parts = coming(scene, "years_of_little_rain")
    dry = parts["let_the_plants_die_and_the_land_wither"]
    assert dry["changes"] == [{"what": "blight", "least": 0, "most": 2, "moved": 0, "lands": []}]
    assert [text["id"] for text in dry["lasting"]] == ["spirit_island-lasting-years_of_little_rain"]


def test_the_forecast_does_not_know_the_order_of_a_deck() -> None:
    scene = island()
    scene.s.minor_deck = POWERS.of(scene.s.sets)[:40]
    before = coming(scene, "years_of_little_rain")
    redeal(scene.s, None)
    assert coming(scene, "years_of_little_rain") == before


def test_an_option_has_its_price_for_all_and_says_whether_it_can_be_paid() -> None:
    scene = island().elements("3 water")
    scene.s.energy = [2, 2]
    ease = "act_to_ease_the_drought"
    assert coming(scene, "years_of_little_rain")[ease]["price"] == {
        "n": 8, "element": "water", "affordable": False,
    }  # fmt: skip
    scene.s.energy = [2, 3]
    assert coming(scene, "years_of_little_rain")[ease]["price"] == {
        "n": 8, "element": "water", "affordable": True,
    }  # fmt: skip


def test_what_nobody_chooses_names_its_lands() -> None:
    scene = island(1).put("A6", "beasts, explorer")
    parts = coming(scene, "years_of_little_rain", "event_token")
    assert list(parts) == ["beasts_attack", "canny_defense"]
    assert parts["beasts_attack"]["changes"] == [
        {"what": "explorer", "least": -1, "most": -1, "moved": 0, "lands": ["A6"]}
    ]


def test_a_fear_card_that_goes_back_to_the_box_is_no_fear() -> None:
    scene = island()
    scene.s.energy = [8, 8]
    scene.s.fear_box = scene.s.fear_deck[:1]
    scene.s.fear_deck = scene.s.fear_deck[1:]
    parts = coming(scene, "rising_interest_in_the_island")
    lies = parts["weave_lies_in_the_minds_of_their_observers"]
    assert "fear" not in [change["what"] for change in lies["changes"]]


def land_of(scene: Scene, id: str) -> Land:
    return next(land for land in view(scene.s)["lands"] if land["id"] == id)


def test_disease_wilds_and_strife_are_in_the_forecast_of_a_land() -> None:
    scene = island(1).put("A5", "town, disease").put("A8", "wilds, town-s1, dahan")
    scene.s.build_cards, scene.s.ravage_cards = [invader_card("I-W")], [invader_card("I-J")]
    build = land_of(scene, "A5")["coming"]["build"]
    assert build == [{"card": "I-W", "stopped": True, "kind": None, "disease": True}]
    coming = land_of(scene, "A8")["coming"]
    assert (coming["explore"], coming["wilds"]) == (True, True)
    (ravage,) = coming["ravage"]
    assert (ravage["damage"], ravage["strife"], ravage["blight"]) == (0, 1, 0)
