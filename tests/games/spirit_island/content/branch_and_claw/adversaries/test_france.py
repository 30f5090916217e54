"""The Kingdom of France, levels 0 to 6."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.lands import on_island
from weald.games.spirit_island.model.pieces import BLIGHT, DAHAN, EXPLORER, TOWN
from weald.games.spirit_island.model.state import INVADER, SETUP
from weald.games.spirit_island.phases.invaders import plan
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.happenings import FEAR_CARD, POWER
from weald.games.spirit_island.rules.registry import ADVERSARIES
from weald.kernel.film import Film

FRANCE = "france_plantation_colony"
LEVELS = [
    (0, 2, (3, 3, 3)),
    (1, 3, (3, 3, 3)),
    (2, 5, (3, 4, 3)),
    (3, 7, (4, 4, 3)),
    (4, 8, (4, 4, 4)),
    (5, 9, (4, 5, 4)),
    (6, 10, (4, 5, 5)),
]


def france(level: int, *others: str) -> Scene:
    boards = "AB"[: 1 + len(others)]
    scene = Scene("lightning", *others, boards=boards, adversary=FRANCE, level=level, sets="branch_and_claw")
    scene.s.fear_pool = 99
    return scene.presence(0, "A6", 2)


def set_up(level: int) -> Scene:
    """Two boards, set up as the rules say, up to the first explore."""
    scene = Scene("lightning", "river_surges", adversary=FRANCE, level=level, sets="branch_and_claw")
    scene.s.phase = SETUP
    assert scene.step("setup") == "first_explore"
    return scene


def lands_with_town(scene: Scene) -> dict[str, int]:
    names = scene.s.island.names
    return {names[land]: here[TOWN] for land, here in enumerate(scene.s.pieces) if here[TOWN]}


@pytest.mark.parametrize(("level", "hard", "split"), LEVELS)
def test_levels(level: int, hard: int, split: tuple[int, int, int]) -> None:
    s = set_up(level).s
    assert (difficulty(s), s.fear_split, len(s.fear_deck)) == (hard, split, sum(split))
    stages = [INVADER_CARDS[card].stage for card in reversed(s.invader_deck)]
    assert "".join(map(str, stages)) == "111222233333"


def test_titles_and_loss() -> None:
    known = ADVERSARIES[FRANCE]
    assert [level.title for level in known.levels] == [
        "demand_for_new_cash_crops",
        "frontier_explorers",
        "slave_labor",
        "early_plantations",
        "triangle_trade",
        "slow_healing_ecosystem",
        "persistent_explorers",
    ]
    assert known.loss == "sprawling_plantations"


# Level 0: escalation after exploring.


def test_demand_for_new_cash_crops() -> None:
    scene = france(0, "river_surges").presence(1, "B5").put("A7", "city").put("B5", "explorer")
    scene.escalate("II-S", "A7", "B5", late=True)
    assert (scene["A7"], scene["B5"], scene.s.blight_pool) == ("city, blight", "explorer, town", 98)
    # A4, A7, B3 and B5 are sands; each board is decided by its own spirit.
    assert scene.asked == [("cash_crops", ["A4", "A7"]), ("cash_crops", ["B3", "B5"])]
    assert scene.deciders == [0, 1]


def test_demand_for_new_cash_crops_blight_destroys_presence_and_cascades() -> None:
    scene = france(0).put("A6", "town, blight").escalate("II-M", "A6", "A8", late=True)
    assert (scene["A6"], scene["A8"], scene.s.destroyed) == ("town, 2 blight", "blight", [1])


@pytest.mark.parametrize("card", ["I-S", "II-C", "III-JS"])
def test_no_escalation_without_the_sign(card: str) -> None:
    scene = france(0).put("A5", "explorer").escalate(card, late=True)
    assert (scene["A5"], on_island(scene.s, (TOWN, BLIGHT))) == ("explorer", 0)


def test_b9_escalation_comes_after_exploring() -> None:
    scene = france(0).put("A8", "town")
    scene.s.invader_deck = [invader_card("II-S")]
    scene.s.phase = INVADER
    plan(scene.s)
    assert scene.step("card") == "land"
    assert (lands_with_town(scene), scene.asked) == ({"A8": 1}, [])
    # A7 is explored from A8; A4 has no source yet, and the town comes too late to be one.
    assert (scene.step("land"), scene["A7"], scene["A4"]) == ("land", "explorer", "")
    assert scene.step("land", "A4") == "card"
    assert (scene["A7"], scene["A4"]) == ("explorer", "town")


def test_escalation_comes_although_the_card_is_not_explored() -> None:
    scene = france(0).put("A8", "town").terror(3).fear("explorers_are_reluctant").terror(1)
    scene.s.invader_deck = [invader_card("II-S")]
    scene.s.phase = INVADER
    plan(scene.s)
    assert scene.step("card", "A7") == "card"
    assert (scene["A7"], scene["A4"]) == ("town", "")


# The loss.


def test_sprawling_plantations_seven_towns_are_enough() -> None:
    scene = france(0).put("A8", "6 town, 6 city").build("A8")
    assert (scene["A8"], scene.s.defeat) == ("7 town, 6 city", "")


def test_f16_sprawling_plantations_the_eighth_town_is_the_end_of_the_tree() -> None:
    scene = france(0).put("A8", "7 town, 7 city")
    scene.s.phase = INVADER
    scene.s.build_cards = [invader_card("I-J")]
    scene.s.invader_deck = [invader_card("I-M")]
    plan(scene.s)
    assert scene.step("card") == "land"
    assert scene.step("land") == ""
    assert (scene["A8"], scene.s.outcome, scene.s.defeat) == ("7 town, 7 city", "defeat", "france")


def test_sprawling_plantations_counts_towns_per_player() -> None:
    scene = france(0, "river_surges").put("A8", "7 town, 7 city").build("A8")
    assert (scene["A8"], scene.s.defeat) == ("8 town, 7 city", "")


def test_sprawling_plantations_replacing_needs_a_town_as_well() -> None:
    scene = france(0).put("A8", "7 town, city").put("A5", "dahan")
    act = begin(scene.s, POWER, "drought", 0, scene.land("A8"))
    scene.run(iter(act.replace(DAHAN, TOWN, scene.land("A5"))))
    assert (scene["A5"], scene.s.defeat) == ("", "france")
    scene = france(0).put("A8", "7 town, city")
    act = begin(scene.s, POWER, "drought", 0, scene.land("A8"))
    # A town that becomes an explorer makes room for one.
    scene.run(iter(act.downgrade(1, TOWN)))
    scene.build("A8")
    assert (scene["A8"], scene.s.defeat) == ("explorer, 6 town, 2 city", "")


def test_sprawling_plantations_no_town_is_told_that_was_not_left() -> None:
    scene = france(0).put("A8", "7 town, city").put("A5", "dahan, 2 explorer")
    act = begin(scene.s, POWER, "drought", 0, scene.land("A5"))
    scene.run(iter(act.replace(DAHAN, TOWN)))
    scene.run(iter(act.replace(EXPLORER, (TOWN, EXPLORER))))
    assert [(event.id.removeprefix("spirit_island-event-"), event.args) for event in scene.events] == [
        ("removed", {"kind": "dahan", "land": "A5"}),
        ("replaced", {"kind": "explorer", "land": "A5", "new": "explorer"}),
    ]
    assert (scene["A5"], scene.s.defeat) == ("2 explorer", "france")


def test_sprawling_plantations_no_building_is_shown_that_was_not_left() -> None:
    scene = france(0).put("A8", "7 town, 7 city").put("A7", "explorer")
    scene.s.phase = INVADER
    film = Film(GAME, scene.s, None, -1, False)
    scene.s.trace = film
    scene.build("A7")
    assert film.beats[-1].data["built"] == []
    assert film.events == []


def test_sprawling_plantations_moving_towns_needs_none() -> None:
    scene = france(0).put("A8", "7 town")
    scene.run(iter(begin(scene.s, POWER, "drought", 0, scene.land("A8")).push(1, TOWN)), "A5")
    assert (scene["A8"], scene["A5"], scene.s.defeat) == ("6 town", "town", "")


def test_sprawling_plantations_a_position_has_no_more() -> None:
    scene = france(0).put("A8", "7 town")
    scene.s.step, scene.s.board_box = "powers", ("A", "B")
    assert "spirit_island-invalid-supply" not in [problem.id for problem in scene.problems()]
    scene.put("A1", "town")
    problem = next(problem for problem in scene.problems() if problem.id == "spirit_island-invalid-supply")
    assert problem.args == {"kind": "town", "n": 8, "expected": 7}


def test_sprawling_plantations_players_see_what_is_left() -> None:
    foe = view(france(3, "river_surges").put("A8", "3 town, city").s)["adversary"]
    assert foe == {"id": FRANCE, "level": 3, "left": {"town": 11}}


# Level 1.


def test_a4_frontier_explorers() -> None:
    scene = france(1).put("A8", "town").explore("A5").explore("A8")
    assert (scene["A5"], scene["A8"]) == ("2 explorer", "explorer, town")
    assert france(0).explore("A5")["A5"] == "explorer"


def test_b6_frontier_explorers_stay_away_from_wilds() -> None:
    assert france(1).put("A5", "wilds").explore("A5")["A5"] == ""


def test_a4_frontier_explorers_not_at_set_up() -> None:
    scene = france(1)
    scene.s.phase = SETUP
    assert scene.explore("A5")["A5"] == "explorer"


# Level 2.


def test_a5_slave_labor() -> None:
    scene = france(2).put("A5", "3 explorer").put("A8", "explorer, 2 town").build("A5").build("A8")
    assert (scene["A5"], scene["A8"]) == ("explorer, 3 town", "explorer, 2 town, city")
    assert france(1).put("A5", "3 explorer").build("A5")["A5"] == "3 explorer, town"


def test_slave_labor_keeps_strife() -> None:
    scene = france(2).put("A5", "explorer, explorer-s1").build("A5", "explorer-s1")
    assert scene["A5"] == "explorer, town, town-s1"


def test_b3_slave_labor_not_after_a_build_that_disease_stops() -> None:
    assert france(2).put("A5", "3 explorer, disease").build("A5")["A5"] == "3 explorer"


# Level 3.


def test_early_plantations() -> None:
    printed = {"A8": 1, "B6": 1}
    assert lands_with_town(set_up(2)) == printed
    # A8 has a town, so the highest land of board A without one is A7.
    assert lands_with_town(set_up(3)) == {**printed, "A7": 1, "A1": 1, "B8": 1, "B1": 1}


def test_early_plantations_leave_towns_in_the_supply() -> None:
    scene = set_up(3)
    assert (on_island(scene.s, (TOWN,)), scene.s.defeat) == (6, "")


# Level 4.


def test_triangle_trade() -> None:
    scene = france(4).put("A1", "town").put("A2", "town").put("A5", "2 town").build("A1", "A4")
    assert (scene["A1"], scene["A4"], scene["A6"]) == ("town, city", "town", "")
    assert scene.asked == [("add_town", ["A4", "A6"])]


def test_triangle_trade_needs_a_city_and_the_coast() -> None:
    scene = france(4).put("A1", "explorer").put("A8", "town").build("A1").build("A8")
    assert (scene["A1"], scene["A8"], on_island(scene.s, (TOWN,))) == ("explorer, town", "town, city", 2)
    assert on_island(france(3).put("A1", "town").build("A1").s, (TOWN,)) == 1


def test_triangle_trade_does_not_see_through_isolation() -> None:
    scene = france(4).put("A1", "town")
    scene.lasting("isolate", scene.land("A1")).build("A1")
    assert (scene["A1"], on_island(scene.s, (TOWN,))) == ("town, city", 1)


# Level 5.


def remove_blight(scene: Scene, n: int) -> None:
    act = begin(scene.s, POWER, "drought", 0, scene.land("A5"))
    scene.run(iter(act.remove_blight(n)))


def test_slow_healing_ecosystem() -> None:
    scene = france(5).put("A5", "6 blight")
    remove_blight(scene, 2)
    assert (scene["A5"], scene.s.blight_pool, scene.s.counters) == ("4 blight", 99, {"france_blight": 2})
    remove_blight(scene, 1)
    assert (scene["A5"], scene.s.blight_pool, scene.s.counters) == ("3 blight", 102, {})
    remove_blight(scene, 1)
    assert (scene.s.blight_pool, scene.s.counters) == (102, {"france_blight": 1})


def test_slow_healing_ecosystem_per_player() -> None:
    scene = france(5, "river_surges").put("A5", "6 blight")
    remove_blight(scene, 5)
    assert (scene.s.blight_pool, scene.s.counters) == (99, {"france_blight": 5})
    remove_blight(scene, 1)
    assert (scene.s.blight_pool, scene.s.counters) == (105, {})


def test_blight_goes_to_its_card_below_level_5() -> None:
    scene = france(4).put("A5", "2 blight")
    remove_blight(scene, 2)
    assert (scene.s.blight_pool, scene.s.counters) == (101, {})


# Level 6.


def explore_card(scene: Scene, *answers: str) -> None:
    """Explore wetlands: A2 and A5."""
    scene.s.invader_deck = [invader_card("I-W")]
    scene.s.phase = INVADER
    plan(scene.s)
    scene.step("card")
    while scene.s.queue:
        scene.step("land")
    scene.step("land", *answers)


def test_persistent_explorers() -> None:
    scene = france(6).put("A8", "town, explorer")
    explore_card(scene, "A7")
    # A2 and A5 are explored by two each.
    assert (scene["A2"], scene["A5"], scene["A7"]) == ("2 explorer", "2 explorer", "explorer")
    assert scene.asked == [("persistent_explorer", ["A1", "A3", "A4", "A6", "A7"])]


def test_persistent_explorers_come_on_each_board() -> None:
    scene = france(6, "river_surges").presence(1, "B8")
    explore_card(scene, "A7", "B8")
    assert (scene["A7"], scene["B8"], scene.deciders) == ("explorer", "explorer", [0, 1])


def test_a28_persistent_explorers_do_not_come_if_the_card_is_not_explored() -> None:
    scene = france(6).put("A8", "town").terror(3).fear("explorers_are_reluctant").terror(1)
    scene.s.invader_deck = [invader_card("I-W")]
    scene.s.phase = INVADER
    plan(scene.s)
    assert scene.step("card") == "card"
    assert on_island(scene.s, (EXPLORER,)) == 0


def test_a28_persistent_explorers_come_at_set_up() -> None:
    scene = set_up(6)
    scene.s.invader_deck.append(invader_card("I-W"))
    following = scene.step("first_explore")
    while scene.s.queue or not scene.s.explored:
        following = scene.step(following)
    before = on_island(scene.s, (EXPLORER,))
    assert (following, scene.step("land", "A1", "B8")) == ("land", "card")
    assert on_island(scene.s, (EXPLORER,)) == before + 2


def test_a6_fear_cards_push_explorers_at_most() -> None:
    scene = france(6).put("A5", "explorer, town, dahan").fear("tall_tales_of_savagery", "A4")
    assert (scene["A5"], scene["A4"]) == ("town, dahan", "explorer")
    scene.put("A5", "explorer").fear("tall_tales_of_savagery", "none")
    assert scene["A5"] == "explorer, town, dahan"
    # Towns are removed as usual.
    scene.terror(2).fear("tall_tales_of_savagery", "remove-town")
    assert scene["A5"] == "explorer, dahan"


def test_a6_health_worth_of_explorers_is_pushed() -> None:
    scene = france(6).terror(3).put("A5", "2 explorer, town, 2 dahan")
    scene.fear("depart_the_dangerous_land", "explorer", "A4", "town", "explorer", "none")
    assert (scene["A5"], scene["A4"]) == ("explorer, 2 dahan", "explorer")


def test_a6_fear_cards_still_destroy_and_powers_remove() -> None:
    scene = france(6).put("A5", "explorer, town").fear("scapegoats")
    assert scene["A5"] == "town"
    scene = france(6).put("A5", "explorer")
    scene.run(iter(begin(scene.s, POWER, "drought", 0, scene.land("A5")).remove(1, EXPLORER)))
    assert scene["A5"] == ""
    scene = france(5).put("A5", "explorer")
    scene.run(iter(begin(scene.s, FEAR_CARD, "retreat", land=scene.land("A5")).remove(1, EXPLORER)))
    assert scene["A5"] == ""
