"""The Tsardom of Russia, levels 0 to 6."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import ALL
from weald.games.spirit_island.content.jagged_earth.adversaries.russia import PANEL_BEASTS
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.pieces import EXPLORER, TOWN
from weald.games.spirit_island.model.state import BUILD, EXPLORE, INVADER, RAVAGE, SETUP
from weald.games.spirit_island.phases.invaders import acting_lands, plan
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.presentation.forecast.invaders import forecasts
from weald.games.spirit_island.rules import fear
from weald.games.spirit_island.rules.happenings import POWER, SPECIAL_RULE
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import ADVERSARIES

LEVELS = [
    ("stalk_the_predators", 0, 1, (3, 3, 3), "111222233333"),
    ("hunters_seek_shell_and_hide", 1, 3, (3, 3, 4), "111222233333"),
    ("a_sense_for_impending_disaster", 2, 4, (4, 3, 4), "111222233333"),
    ("competition_among_hunters", 3, 6, (4, 4, 3), "111222233333"),
    ("accelerated_exploitation", 4, 7, (4, 4, 4), "111232323233"),
    ("entrench_in_the_face_of_fear", 5, 9, (4, 5, 4), "111232323233"),
    ("pressure_for_fast_profit", 6, 11, (5, 5, 4), "111232323233"),
]


def russia(level: int, *others: str) -> Scene:
    boards = "AB"[: 1 + len(others)]
    scene = Scene("lightning", *others, boards=boards, adversary="russia", level=level, sets="jagged_earth")
    scene.s.fear_pool = 99
    scene.s.turn = 2
    return scene.presence(0, "A5", 2)


def set_up(level: int) -> Scene:
    """Two boards, set up as the rules say, up to the first explore."""
    scene = Scene("lightning", "river_surges", adversary="russia", level=level, sets="jagged_earth")
    scene.s.phase = SETUP
    assert scene.step("setup") == "first_explore"
    return scene


@pytest.mark.parametrize(("title", "level", "hard", "split", "deck"), LEVELS)
def test_levels(title: str, level: int, hard: int, split: tuple[int, int, int], deck: str) -> None:
    s = set_up(level).s
    assert ADVERSARIES["russia"].levels[level].title == title
    assert (difficulty(s), s.fear_split, len(s.fear_deck)) == (hard, split, sum(split))
    assert "".join(str(INVADER_CARDS[card].stage) for card in reversed(s.invader_deck)) == deck


# Stalk the Predators.


def test_hunters_stalk_beasts_on_each_board() -> None:
    scene = (
        russia(0, "river_surges")
        .presence(1, "B5")
        .put("A1", "beasts")
        .put("A2", "beasts")
        .put("B1", "beasts")
    )
    scene.escalate("II-J", "A1", "A2")
    assert scene.asked == [("add_explorer", ["A1", "A2"])] * 2
    assert [scene[land] for land in ("A1", "A2", "B1")] == [
        "explorer, beasts",
        "explorer, beasts",
        "2 explorer, beasts",
    ]


def test_hunters_of_a_board_without_beasts_go_to_another() -> None:
    scene = russia(0, "river_surges").presence(1, "B5").put("A1", "beasts")
    scene.escalate("II-J")
    assert scene["A1"] == "4 explorer, beasts"


def test_hunters_without_beasts_stay_away() -> None:
    scene = russia(0).escalate("II-J")
    assert [scene[f"A{n}"] for n in range(1, 9)] == [""] * 8


@pytest.mark.parametrize(("hunted", "lost"), [(2, False), (3, True)])
def test_more_beasts_on_the_panel_than_on_the_island_lose(hunted: int, lost: bool) -> None:
    """Ruling A9."""
    scene = russia(0).put("A1", "2 beasts").put("A8", "city")
    scene.s.counters[PANEL_BEASTS] = hunted
    scene.s.phase, scene.s.queue = INVADER, []
    scene.s.agenda = [(BUILD, invader_card("I-J"))]
    assert scene.step("land") == ("" if lost else "card")
    assert scene.s.defeat == ("russia" if lost else "")


def test_beasts_destroyed_by_others_do_not_count() -> None:
    """Ruling A9."""
    scene = russia(1).put("A1", "beasts, city").event("remnants_of_a_spirits_heart", part="token")
    assert (scene["A1"], PANEL_BEASTS in scene.s.counters) == ("city", False)


# Hunters Seek Shell and Hide.


def test_hunters_are_there_from_the_start() -> None:
    scene = set_up(1)
    assert (scene["A7"], scene["B8"]) == ("explorer, 2 dahan, beasts", "explorer, 2 dahan, beasts")


def test_explorers_deal_more_damage() -> None:
    scene = russia(1).put("A1", "explorer").put("A2", "town").ravage("A1").ravage("A2")
    assert (scene["A1"], scene["A2"]) == ("explorer, blight", "town, blight")
    scene = russia(0).put("A1", "explorer").ravage("A1")
    assert scene["A1"] == "explorer"


def test_blight_of_a_ravage_and_its_cascade_costs_beasts() -> None:
    scene = russia(1).put("A1", "explorer, 2 beasts, blight").put("A4", "beasts").put("A8", "beasts")
    scene.ravage("A1", "A4")
    assert [scene[land] for land in ("A1", "A4", "A8")] == ["explorer, 2 blight, beasts", "blight", "beasts"]
    assert scene.s.counters[PANEL_BEASTS] == 2


def test_other_blight_costs_no_beasts() -> None:
    scene = russia(1).put("A1", "beasts")
    scene.run(iter(begin(scene.s, POWER, "drought", 0).add_blight(1, scene.land("A1"))))
    assert scene["A1"] == "blight, beasts"


# A Sense for Impending Disaster.


def destroyed(scene: Scene, land: str, *answers: str) -> Scene:
    act = begin(scene.s, POWER, "drought", 0, scene.land(land))

    def work() -> Work[None]:
        yield from act.destroy(ALL, EXPLORER)
        yield from act.conclude()

    scene.run(work(), *answers)
    return scene


def test_one_of_three_explorers_escapes() -> None:
    """Ruling A7."""
    scene = destroyed(russia(2).put("A6", "3 explorer"), "A6", "A8")
    assert (scene["A6"], scene["A8"], scene.s.fear) == ("", "explorer", 1)
    destroyed(scene, "A8", "A7")
    assert (scene["A8"], scene["A7"], scene.s.fear) == ("", "explorer", 2)


def test_an_explorer_that_replaces_a_damaged_town_escapes_unhurt() -> None:
    scene = russia(2).put("A5", "town-d1, dahan")
    act = begin(scene.s, POWER, "wash_away", 0, scene.land("A5"))
    work = act.downgrade(1, TOWN).__iter__()
    question = work.send(None)
    question = work.send(question.values(0)[0])
    assert (question.kind, scene["A5"]) == ("push_to", "explorer, dahan")
    with pytest.raises(StopIteration):
        work.send(scene.land("A4"))
    assert (scene["A5"], scene["A4"], scene.s.fear) == ("dahan", "explorer", 1)


def test_explorers_whose_health_sinks_bear_no_damage_while_one_escapes() -> None:
    scene = russia(2).put("A5", "2 explorer-d1, dahan")
    work = begin(scene.s, SPECIAL_RULE, "time").check_all_health()
    assert (work.send(None).kind, scene["A5"]) == ("push_to", "2 explorer, dahan")
    with pytest.raises(StopIteration):
        work.send(scene.land("A4"))
    assert (scene["A5"], scene["A4"], scene.s.fear) == ("dahan", "explorer", 1)


def test_nobody_escapes_below_level_two() -> None:
    scene = destroyed(russia(1).put("A6", "2 explorer"), "A6")
    assert (scene["A6"], scene.s.fear) == ("", 0)


def test_out_of_an_isolated_land_players_may_let_one_go() -> None:
    """Rulings A7 and T14."""
    scene = russia(2).put("A6", "2 explorer")
    scene.lasting("isolate", scene.land("A6"))
    destroyed(scene, "A6", "none")
    assert (scene["A6"], scene.s.fear) == ("", 0)
    scene.put("A6", "2 explorer")
    destroyed(scene, "A6", "A1")
    assert (scene["A6"], scene["A1"], scene.s.fear) == ("", "explorer", 1)


def test_towns_do_not_escape() -> None:
    scene = russia(2).put("A5", "town-d1").use("raging_storm", "A5")
    assert scene["A5"] == ""


# Competition Among Hunters.


def test_three_explorers_ravage_with_any_card() -> None:
    """Ruling A8."""
    scene = (
        russia(3)
        .put("A1", "3 explorer")
        .put("A2", "3 explorer")
        .put("A4", "2 explorer")
        .put("A6", "explorer")
    )
    lands = acting_lands(scene.s, RAVAGE, invader_card("I-M"))
    assert [scene.s.island.names[land] for land in lands] == ["A1", "A2", "A6"]
    lands = acting_lands(scene.s, BUILD, invader_card("I-M"))
    assert [scene.s.island.names[land] for land in lands] == ["A1", "A6"]


def test_the_forecast_knows_of_competing_hunters() -> None:
    scene = russia(3).put("A2", "3 explorer").put("A1", "explorer")
    scene.s.ravage_cards = [invader_card("I-M")]
    coming = forecasts(scene.s)
    assert [len(coming[scene.land(land)].get("ravage", [])) for land in ("A1", "A2", "A4")] == [1, 1, 0]


# Entrench in the Face of Fear.


def test_cards_lie_among_the_fear_cards() -> None:
    s = set_up(5).s
    assert (s.counters["russia_stage_two"], s.counters["russia_stage_three"]) == (10, 6)


def test_a_card_that_is_found_goes_to_the_build_space() -> None:
    """Ruling A30."""
    s = set_up(5).s
    box, known = list(s.invader_box), list(s.build_cards)
    for _ in range(2):
        fear.earn(s)
    assert (s.invader_box, s.build_cards) == (box, known)
    fear.earn(s)
    (card,) = s.build_cards[len(known) :]
    assert INVADER_CARDS[card].stage == 2
    assert sorted([*s.invader_box, card]) == box
    for _ in range(3):
        fear.discard_top(s)
    assert len(s.build_cards) == len(known) + 1
    fear.earn(s)
    assert INVADER_CARDS[s.build_cards[-1]].stage == 3
    assert not {"russia_stage_two", "russia_stage_three"} & set(s.counters)


@pytest.mark.parametrize(("first", "there"), [(RAVAGE, True), (BUILD, True), (EXPLORE, False)])
def test_a_found_card_builds_this_turn_if_others_still_do(first: int, there: bool) -> None:
    s = russia(5).s
    s.phase = INVADER
    s.invader_box = [invader_card("II-S")]
    s.counters["russia_stage_two"] = len(s.fear_deck) - 1
    s.agenda = [(first, invader_card("I-M")), (EXPLORE, -1)] if first != EXPLORE else [(EXPLORE, -1)]
    fear.earn(s)
    assert s.build_cards == [invader_card("II-S")]
    assert ((BUILD, invader_card("II-S")) in s.agenda) == there
    assert s.agenda[-1] == (EXPLORE, -1)


# Pressure for Fast Profit.


def test_hunters_settle_where_ravages_do_no_harm() -> None:
    scene = russia(6, "river_surges").presence(1, "B5")
    scene.put("A1", "city").put("A2", "explorer").put("B1", "2 explorer").put("B3", "2 explorer").put(
        "B4", "town"
    )
    s = scene.s
    s.phase, s.ravage_cards, s.build_cards = INVADER, [invader_card("I-M")], [invader_card("I-W")]
    plan(s)
    for step in ("card", "land", "land"):
        scene.step(step)
    scene.step("card", "B3")
    assert scene.asked == [("add_town", ["B1", "B3"])]
    assert [scene[land] for land in ("A1", "A2", "B1", "B3")] == [
        "city, blight",
        "explorer",
        "2 explorer",
        "3 explorer, town",
    ]


def test_no_profit_is_pressed_for_in_the_first_turn() -> None:
    scene = russia(6).put("A1", "explorer")
    scene.s.phase, scene.s.turn = INVADER, 1
    plan(scene.s)
    scene.s.invader_deck = [invader_card("I-J")]
    scene.step("card")
    assert scene["A1"] == "explorer"


def test_a7_an_explorer_that_escapes_was_not_destroyed() -> None:
    """Ruling A7: Grant Hatred a Ravenous Form brings no beasts, because one of the invaders was pushed."""
    scene = Scene(
        "river_surges", boards="A", adversary="russia", level=2, sets="branch_and_claw jagged_earth"
    )
    scene.presence(0, "A7").put("A7", "explorer, town, 2 blight")
    scene.use("grant_hatred_a_ravenous_form", "A7", "A8")
    assert (scene["A7"], scene["A8"]) == ("2 blight", "explorer")
