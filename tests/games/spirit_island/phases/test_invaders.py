"""Build, explore, cards on spaces and the invader phase: rulings B (docs/rulings/spirit_island.md)."""

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.state import BUILD, EXPLORE, GAME, INVADER, RAVAGE, IslandState
from weald.games.spirit_island.phases.invaders import acting_lands, explorable
from weald.games.spirit_island.rules.declare import Wherever, effect
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.invader_actions import Ravage
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import REGISTRY
from weald.games.spirit_island.rules.subjects import Doing


def earth() -> Scene:
    return Scene("vital_strength", boards="A").presence(0, "A6", 2)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("explorer", "explorer, town"),
        ("2 town, city", "2 town, 2 city"),
        ("town, city", "2 town, city"),
        ("town", "town, city"),
        ("city", "town, city"),
    ],
)
def test_b1_a_city_where_towns_outnumber_cities_otherwise_a_town(before: str, after: str) -> None:
    scene = earth().put("A5", before)
    scene.build("A5")
    assert scene["A5"] == after


def test_b2_disease_stops_one_build() -> None:
    scene = earth().put("A5", "explorer, disease")
    scene.build("A5")
    assert scene["A5"] == "explorer"
    scene.build("A5")
    assert scene["A5"] == "explorer, town"


class Built(Rule):
    """(): a town adds an explorer when it has been built."""

    def after_build(self, act: Action, by: Wherever, land: int, kind: int) -> Work[None]:
        yield from act.add(1, 0, land)


REGISTRY.add_effect(effect("test_built", Wherever, Built()))


def test_b3_a_build_that_disease_stops_is_none() -> None:
    scene = earth().put("A5", "explorer, disease")
    scene.lasting("test_built")
    scene.build("A5")
    assert scene["A5"] == "explorer"
    scene.build("A5")
    assert scene["A5"] == "2 explorer, town"


def test_b4_one_explorer_however_many_sources() -> None:
    scene = earth().put("A1", "town").put("A4", "town").put("A2", "city, town")
    assert acting_lands(scene.s, EXPLORE, invader_card("I-W")) == [scene.land("A2"), scene.land("A5")]
    scene.explore("A5").explore("A2")
    assert (scene["A5"], scene["A2"]) == ("explorer", "explorer, town, city")


def test_b5_explorers_are_no_source() -> None:
    scene = earth().put("A5", "3 explorer").put("A8", "2 explorer")
    assert [land for land in range(1, 9) if explorable(scene.s, land)] == [1, 2, 3]


def test_b6_wilds_stop_one_explore() -> None:
    scene = earth().put("A1", "wilds")
    scene.explore("A1")
    assert (scene["A1"], scene.s.explored) == ("", [])
    scene.explore("A1")
    assert (scene["A1"], scene.s.explored) == ("explorer", [1])


def test_b7_wilds_stay_where_nobody_would_explore() -> None:
    scene = earth().put("A7", "wilds")
    assert acting_lands(scene.s, EXPLORE, invader_card("I-S")) == []


def test_b8_no_build_with_a_city_is_tested_when_they_build() -> None:
    scene = earth().put("A5", "town, explorer")
    scene.fear("trade_suffers")
    scene.build("A5")
    assert scene["A5"] == "explorer, town, city"
    scene.build("A5")
    assert scene["A5"] == "explorer, town, city"


def test_b9_b10_escalation_comes_before_exploring_and_only_when_the_card_is_turned_up() -> None:
    scene = Scene("vital_strength", boards="A", adversary="brandenburg_prussia").presence(0, "A6", 2)
    scene.put("A8", "town")
    s = scene.s
    s.phase = INVADER
    s.invader_deck = [invader_card("II-S")]
    s.agenda = [(EXPLORE, -1)]
    # The town of the escalation is a source for exploring A7 and A4 at once.
    assert scene.step("card", "A5") == "land"
    assert scene["A5"] == "town"
    assert [s.island.names[land] for land in s.queue] == ["A4", "A7"]
    s.agenda = [(BUILD, invader_card("II-S"))]
    scene.step("card")
    assert [event.id for event in scene.events].count("spirit_island-event-escalation") == 1


def test_b11_no_card_left_to_explore_is_a_defeat() -> None:
    scene = earth().put("A8", "town")
    scene.s.phase = INVADER
    scene.s.agenda = [(EXPLORE, -1)]
    assert scene.step("card") == ""
    assert (scene.s.outcome, scene.s.defeat) == ("defeat", "time")


def test_b13_a_card_with_two_terrains_names_both() -> None:
    scene = earth().put("A3", "town").put("A7", "town").put("A6", "town")
    assert acting_lands(scene.s, RAVAGE, invader_card("III-JS")) == [3, 7]
    assert acting_lands(scene.s, RAVAGE, invader_card("II-C")) == [3]


def test_b14_no_ravage_there_leaves_other_lands_alone() -> None:
    scene = earth().put("A4", "city").put("A5", "city")
    scene.lasting("skip_action", scene.land("A4"), RAVAGE)
    scene.ravage("A4").ravage("A5").build("A4")
    assert (scene["A4"], scene["A5"]) == ("town, city", "city, blight")


def test_cards_move_on_together_and_the_oldest_acts_first() -> None:
    scene = earth()
    s = scene.s
    s.phase = INVADER
    s.ravage_cards = [invader_card("I-J")]
    s.build_cards = [invader_card("I-W"), invader_card("I-M")]
    s.explore_cards = [invader_card("I-S")]
    scene.put("A5", "town").put("A8", "city")
    scene.step("fear")
    assert s.agenda == [
        (RAVAGE, invader_card("I-J")),
        (BUILD, invader_card("I-W")),
        (BUILD, invader_card("I-M")),
        (EXPLORE, -1),
    ]
    assert scene.step("advance") == "slow"
    assert s.ravage_cards == [invader_card("I-W"), invader_card("I-M")]
    assert (s.build_cards, s.explore_cards) == ([invader_card("I-S")], [])
    assert s.invader_discard == [invader_card("I-J")]


def test_players_choose_the_order_of_ravages() -> None:
    scene = earth().put("A3", "town").put("A8", "town")
    s = scene.s
    s.phase = INVADER
    s.agenda = [(RAVAGE, invader_card("I-J"))]
    scene.step("card")
    assert scene.step("land", "A8") == "land"
    assert (scene["A3"], scene["A8"]) == ("town", "town, blight")
    # One land is left: nothing to choose.
    assert scene.step("land") == "land"
    assert scene["A3"] == "town, blight"
    assert scene.step("land") == "card"


class Again(Rule):
    """(): cards build once more after they have ravaged."""

    doings: tuple[Doing, ...] = (Doing.BUILD_AGAIN,)

    def may(self, s: IslandState, by: Wherever, what: Doing, land: int, seat: int, of: int) -> bool | None:
        return of == invader_card("I-J") or None


REGISTRY.add_effect(effect("test_again", Wherever, Again()))


def test_an_extra_build_space_acts_before_the_ravage() -> None:
    scene = earth().put("A8", "town")
    s = scene.s
    s.phase = INVADER
    scene.lasting("test_again", until=GAME)
    s.ravage_cards = [invader_card("I-J"), invader_card("I-W")]
    s.build_cards = [invader_card("I-S")]
    scene.step("advance")
    assert (s.high_build, s.invader_discard) == ([invader_card("I-J")], [invader_card("I-W")])
    scene.step("fear")
    assert s.agenda[:2] == [(BUILD, invader_card("I-J")), (RAVAGE, invader_card("I-S"))]
    scene.step("advance")
    assert s.invader_discard == [invader_card("I-W"), invader_card("I-J"), invader_card("I-S")]


class Mining(Rule):
    """(): 6 damage add another blight, quietly."""

    def before_ravage_damage(self, act: Action, by: Wherever, ravage: Ravage) -> None:
        if ravage.damage >= 6:
            ravage.quiet_blight = 1


REGISTRY.add_effect(effect("test_mining", Wherever, Mining()))


def test_more_blight_for_more_damage_destroys_presence_and_cascades_only_once() -> None:
    scene = earth().put("A5", "2 city").presence(0, "A5")
    scene.lasting("test_mining", until=1)
    scene.ravage("A5")
    assert (scene["A5"], scene.s.destroyed) == ("2 city, 2 blight", [1])
    weak = earth().put("A5", "city, town")
    weak.lasting("test_mining", until=1)
    weak.ravage("A5")
    assert weak["A5"] == "town, city, blight"
