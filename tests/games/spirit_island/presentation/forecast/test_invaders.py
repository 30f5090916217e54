"""Coming actions of invaders, as the rules play them on a copy."""

from tests.games.spirit_island.scenes import FAST, SLOW, Scene, invader_card
from weald.games.spirit_island.model.state import BUILD, INVADER, RAVAGE
from weald.games.spirit_island.presentation.forecast.invaders import forecasts, next_explore
from weald.games.spirit_island.presentation.view import view


def scene() -> Scene:
    made = Scene("vital_strength", boards="A").presence(0, "A6", 2)
    made.put("A5", "town, city, 2 dahan").put("A2", "explorer").put("A8", "town")
    made.s.ravage_cards = [invader_card("I-W")]
    made.s.build_cards = [invader_card("I-J")]
    made.s.phase = FAST
    return made


def test_ravage_and_build_in_numbers_and_nothing_changes() -> None:
    made = scene()
    before = made["A5"]
    lands = forecasts(made.s)
    assert lands[5]["ravage"] == [
        {
            "card": "I-W",
            "stopped": False,
            "damage": 5,
            "defend": 0,
            "blight": 1,
            "dahan_lost": 2,
            "dahan_hurt": 0,
            "counter": 0,
            "destroyed": {},
        }
    ]
    assert lands[2]["ravage"][0]["blight"] == 0
    assert lands[8]["build"] == [{"card": "I-J", "stopped": False, "kind": "city"}]
    assert "ravage" not in lands[8]
    assert (made["A5"], made.s.blight_pool) == (before, 99)


def test_powers_change_what_comes() -> None:
    made = scene()
    made.use("guard_the_healing_land", "A5")
    ravage = forecasts(made.s)[5]["ravage"][0]
    assert (ravage["damage"], ravage["defend"], ravage["blight"], ravage["dahan_lost"]) == (1, 4, 0, 0)
    assert (ravage["dahan_hurt"], ravage["counter"], ravage["destroyed"]) == (1, 4, {"town": 1})
    made.use("a_year_of_perfect_stillness", "A5")
    assert forecasts(made.s)[5]["ravage"] == [{"card": "I-W", "stopped": True}]


def test_a_ravage_that_becomes_a_build() -> None:
    made = scene().put("A2", "dahan").lasting("call_to_trade", 2)
    made.s.ravage_cards *= 2
    land = forecasts(made.s)[2]
    assert land["ravage"][0] == {"card": "I-W", "stopped": True}
    # The second ravage is one, and the town that was built takes part in it.
    assert (land["ravage"][1]["damage"], land["ravage"][1]["dahan_lost"]) == (3, 1)
    assert land["build"] == [{"card": "I-W", "stopped": False, "kind": "town"}]


def test_in_the_slow_phase_it_is_about_next_turn() -> None:
    made = scene()
    made.use("guard_the_healing_land", "A5")
    made.s.phase = SLOW
    assert forecasts(made.s)[5]["ravage"][0]["defend"] == 0


def test_in_the_invader_phase_only_what_is_still_to_come() -> None:
    made = scene()
    s = made.s
    s.phase, s.step = INVADER, "land"
    s.agenda = [(RAVAGE, invader_card("I-W")), (BUILD, invader_card("I-J"))]
    s.queue = [made.land("A2")]
    lands = forecasts(s)
    assert "ravage" not in lands[5]
    assert "ravage" in lands[2]
    assert "build" in lands[8]


def test_explore_by_land_and_what_is_known_of_the_next_card() -> None:
    made = scene()
    made.s.invader_deck = [invader_card("II-J"), invader_card("I-S")]
    made.s.invader_box = [invader_card("I-M"), invader_card("II-C")]
    assert next_explore(made.s) == {"stage": 1, "possible": ["I-M", "I-S"]}
    lands = {land["id"]: land["coming"]["explore"] for land in view(made.s)["lands"] if land["number"]}
    assert lands == {
        "A1": True,
        "A2": True,
        "A3": True,
        "A4": True,
        "A5": True,
        "A6": True,
        "A7": True,
        "A8": True,
    }


def test_dahan_strike_a_dying_city_before_healthy_explorers() -> None:
    """Two damage among three explorers and a city with one health left: the city falls first, for 2 fear."""
    made = Scene("vital_strength", boards="A").presence(0, "A6", 2)
    made.put("A5", "3 explorer, city-d2, dahan")
    made.s.ravage_cards = [invader_card("I-W")]
    made.s.phase = FAST
    made.use("natures_resilience", "A5")
    coming = forecasts(made.s)[5]["ravage"][0]
    assert (coming["damage"], coming["defend"], coming["counter"]) == (0, 6, 2)
    assert coming["destroyed"] == {"explorer": 1, "city": 1}


def test_t2_strife_keeps_invaders_from_dealing_damage() -> None:
    made = scene().put("A5", "2 town-s1")
    ravage = forecasts(made.s)[5]["ravage"][0]
    assert (ravage["damage"], ravage["strife"]) == (5, 2)
    assert made["A5"] == "town, 2 town-s1, city, 2 dahan"


def test_b2_disease_will_prevent_a_build_once() -> None:
    made = scene().put("A8", "disease")
    made.s.build_cards *= 2
    assert forecasts(made.s)[8]["build"] == [
        {"card": "I-J", "stopped": True, "kind": None, "disease": True},
        {"card": "I-J", "stopped": False, "kind": "city"},
    ]
    made.lasting("lingering_plagues")
    assert [build["stopped"] for build in forecasts(made.s)[8]["build"]] == [False, False]


def test_b6_wilds_stop_an_explore_that_finds_a_way() -> None:
    made = Scene("vital_strength", boards="A").presence(0, "A6", 2).put("A1", "wilds").put("A7", "wilds")
    assert forecasts(made.s)[1] == {"explore": True, "wilds": True}
    assert forecasts(made.s)[2] == {"explore": True}
    assert forecasts(made.s)[7] == {"explore": False}
    assert made["A1"] == "wilds"
