"""The fear cards of Branch & Claw, line by line."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.pieces import BEASTS, piece_named
from weald.games.spirit_island.model.state import BUILD, EXPLORE, GAME, INVADER, RAVAGE
from weald.games.spirit_island.phases.invaders import act_in, plan
from weald.games.spirit_island.presentation.forecast.invaders import ahead, forecasts
from weald.games.spirit_island.rules.land_rules import defence, health
from weald.games.spirit_island.rules.registry import FEAR_CARDS

CARDS = [
    "demoralized", "plan_for_departure", "tread_carefully", "dahan_attack", "explorers_are_reluctant",
    "immigration_slows", "flee_the_pestilent_land", "quarantine", "too_many_monsters",
    "panicked_by_wild_beasts", "depart_the_dangerous_land", "unrest", "panic", "discord", "dahan_threaten",
]  # fmt: skip


def one(level: int = 1) -> Scene:
    """Board A: 1 to 3 are coastal, 1 and 6 mountain, 2 and 5 wetlands, 3 and 8 jungle, 4 and 7 sands."""
    scene = Scene("lightning", boards="A", sets="branch_and_claw").presence(0, "A6").terror(level)
    scene.s.fear_pool = 99
    return scene


def two(level: int = 1) -> Scene:
    """Boards A and B."""
    scene = Scene("river_surges", "lightning", boards="AB", sets="branch_and_claw").terror(level)
    scene.s.fear_pool = 99
    return scene.presence(0, "A6").presence(1, "B8")


def cards(scene: Scene, *, build: str = "", ravage: str = "", deck: str = "") -> Scene:
    """Lay out invader cards; the first of the deck is on top."""
    s = scene.s
    s.build_cards = [invader_card(id) for id in build.split()]
    s.ravage_cards = [invader_card(id) for id in ravage.split()]
    s.invader_deck = [invader_card(id) for id in deck.split()][::-1]
    return scene


def invader_phase(scene: Scene) -> str:
    """Play ravage, build, explore and advance, as long as any invader is left."""
    scene.terror(1).s.phase = INVADER
    scene.s.fear_earned = []
    following = "fear"
    while following not in ("slow", ""):
        following = scene.step(following)
    return following


def next_turn(scene: Scene) -> None:
    """Let time pass."""
    scene.step("time")


def ids(numbers: list[int]) -> list[str]:
    return [INVADER_CARDS[number].id for number in numbers]


def lasting(scene: Scene) -> list[str]:
    return [effect[0] for effect in scene.s.effects]


def test_all_fifteen_are_there() -> None:
    assert FEAR_CARDS.ids_of(("branch_and_claw",)) == sorted(CARDS)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_demoralized(level: int) -> None:
    scene = two(level).fear("demoralized")
    assert {defence(scene.s, land) for land in scene.s.island.lands} == {level}
    scene.put("A5", "city, dahan").ravage("A5")
    assert scene["A5"] == ("city, blight", "city-d2, dahan-d1", "city-d2, dahan")[level - 1]


# Plan for Departure.


def test_plan_for_departure() -> None:
    scene = two().put("A4", "town, explorer").put("B4", "explorer").put("A5", "town")
    scene.fear("plan_for_departure", "A1", "A4:town", "none")
    assert (scene["A1"], scene["A4"], defence(scene.s, scene.land("A1"))) == ("town", "explorer", 0)
    # Towns in A4 and A5 are adjacent to A1, A2, A3 and B3; then those in A1 and A5.
    assert scene.offers() == [["A1", "A2", "A3", "B3", "none"], ["A1", "A2", "B3", "none"]]


def test_plan_for_departure_at_level_2() -> None:
    scene = one(2).put("A4", "explorer, town, city").fear("plan_for_departure", "A3", "A4:explorer")
    assert (scene["A3"], scene["A4"]) == ("explorer", "town, city")
    assert [defence(scene.s, scene.land(land)) for land in ("A1", "A2", "A3", "A4")] == [2, 2, 2, 0]


def test_plan_for_departure_defends_even_if_nobody_departs() -> None:
    scene = one(2).put("A4", "town").fear("plan_for_departure", "none")
    assert (scene["A4"], scene.effects("defend")) == ("town", [(1, 2), (2, 2), (3, 2)])


def test_plan_for_departure_at_level_3() -> None:
    scene = one(3).put("A4", "explorer, 2 town").put("A5", "city")
    scene.fear("plan_for_departure", "A2", "A4:town", "A4:explorer")
    assert (scene["A2"], scene["A4"]) == ("explorer, town", "town")
    assert scene.effects("defend") == [(1, 4), (2, 4), (3, 4)]
    scene.fear("plan_for_departure", "A3", "A2:town", "none")
    assert (scene["A3"], scene["A2"]) == ("town", "explorer")


# Tread Carefully.


@pytest.mark.parametrize(
    ("level", "lands"),
    [
        (1, ["A4", "A5", "A8"]),
        (2, ["A1", "A4", "A5", "A6", "A7", "A8"]),
        (3, ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]),
    ],
)
def test_tread_carefully(level: int, lands: list[str]) -> None:
    """Of the lands without dahan, 4 are adjacent to A1, A6 and A7, 1 to A2 and A3."""
    scene = one(level).put("A5", "3 dahan").put("A4", "dahan").put("A8", "dahan, city")
    scene.fear("tread_carefully", "A8")
    assert scene.offers() == [[*lands, "none"]]
    assert scene.effects("skip_action") == [(scene.land("A8"), RAVAGE)]
    scene.ravage("A8")
    assert scene["A8"] == "city, dahan"


def test_tread_carefully_counts_dahan_of_all_adjacent_lands() -> None:
    scene = one(1).put("A4", "2 dahan").put("A5", "3 dahan").fear("tread_carefully", "A1")
    assert scene.offers() == [["A1", "A4", "A5", "none"]]


def test_b14_tread_carefully_stops_only_ravages_of_that_land() -> None:
    scene = two(3).put("A5", "town, dahan").put("A4", "2 town").fear("tread_carefully", "A5", "none")
    scene.ravage("A5").ravage("A4").build("A5")
    assert (scene["A5"], scene["A4"]) == ("town, city, dahan", "2 town, blight")


# Dahan Attack.


def test_dahan_attack() -> None:
    scene = two().put("A5", "explorer, town, dahan").put("B4", "2 explorer")
    scene.fear("dahan_attack")
    assert (scene["A5"], scene["B4"], scene.s.fear) == ("town, dahan", "2 explorer", 0)


def test_dahan_attack_at_level_2_in_different_lands() -> None:
    scene = two(2).put("A5", "town, city, 2 dahan").put("B4", "town, dahan")
    scene.fear("dahan_attack", "A5", "city", "city-d1")
    assert (scene["A5"], scene["B4"]) == ("town, city-d2, 2 dahan", "town-d1, dahan")


def test_dahan_attack_at_level_3_gathers_then_strikes() -> None:
    scene = two(3).put("A5", "town, city, dahan").put("A4", "3 dahan").put("B8", "city")
    scene.fear("dahan_attack", "A5", "city", "city-d1", "city-d2")
    assert (scene["A5"], scene["A4"], scene["B8"]) == ("town-d1, 2 dahan", "2 dahan", "city")
    assert scene.s.fear == 2


def test_dahan_attack_at_level_3_needs_a_town_or_city() -> None:
    scene = one(3).put("A5", "explorer, 2 dahan").fear("dahan_attack")
    assert (scene["A5"], scene.asked) == ("explorer, 2 dahan", [])


# Explorers are Reluctant.


def test_explorers_are_reluctant_leaves_out_the_lowest_land_of_each_board() -> None:
    scene = cards(two(1), deck="I-W I-M").fear("explorers_are_reluctant")
    scene.put("A4", "town").put("B5", "town")
    assert invader_phase(scene) == "slow"
    # A2, A5, B1 and B6 are wetlands.
    assert [scene[land] for land in ("A2", "A5", "B1", "B6")] == ["", "explorer", "", "explorer"]
    assert (lasting(scene), ids(scene.s.build_cards)) == ([], ["I-W"])
    invader_phase(scene)
    assert [scene[land] for land in ("A1", "A6", "B2", "B7")] == ["explorer"] * 4


def test_b16_explorers_are_reluctant_counts_lands_that_would_not_be_explored() -> None:
    scene = cards(one(1), deck="I-S").put("A8", "town").fear("explorers_are_reluctant")
    invader_phase(scene)
    assert (scene["A4"], scene["A7"]) == ("", "explorer")


def test_explorers_are_reluctant_at_level_2_explores_twice_next_turn() -> None:
    scene = cards(one(2), build="I-M", deck="I-S I-W I-J").put("A5", "town").put("A1", "town")
    scene.fear("explorers_are_reluctant")
    assert invader_phase(scene) == "slow"
    s = scene.s
    assert (ids(s.invader_deck), ids(s.build_cards), ids(s.ravage_cards)) == (
        ["I-J", "I-W", "I-S"],
        [],
        ["I-M"],
    )
    assert (lasting(scene), [effect[0] for effect in s.later]) == ([], ["explore_twice"])
    next_turn(scene)
    s.ravage_cards = []
    invader_phase(scene)
    assert (ids(s.invader_deck), ids(s.build_cards), lasting(scene)) == (["I-J"], ["I-S", "I-W"], [])
    assert [scene[land] for land in ("A2", "A4", "A7")] == ["explorer"] * 3
    assert (scene["A5"], scene["A1"]) == ("explorer, town", "town, city")
    next_turn(scene)
    invader_phase(scene)
    assert (ids(s.invader_deck), ids(s.build_cards)) == ([], ["I-J"])


def test_explorers_are_reluctant_at_level_2_turns_up_nothing_if_the_deck_is_empty() -> None:
    scene = cards(one(2)).put("A5", "town").fear("explorers_are_reluctant")
    assert (invader_phase(scene), scene.s.defeat) == ("slow", "")


def test_explorers_are_reluctant_at_level_3_still_escalates_and_advances() -> None:
    scene = Scene("lightning", boards="A", adversary="brandenburg_prussia", sets="branch_and_claw")
    cards(scene.presence(0, "A6"), deck="II-S I-W").terror(3).put("A8", "town")
    scene.fear("explorers_are_reluctant")
    scene.terror(1).s.phase = INVADER
    plan(scene.s)
    assert scene.step("card", "A1") == "card"
    assert (scene["A1"], scene["A7"], scene["A4"], ids(scene.s.explore_cards)) == ("town", "", "", ["II-S"])
    assert (scene.step("card"), scene.step("advance")) == ("advance", "slow")
    assert (ids(scene.s.build_cards), lasting(scene)) == (["II-S"], [])
    assert any(event.id == "spirit_island-event-card-skipped" for event in scene.events)


def test_explorers_are_reluctant_waits_for_an_explore() -> None:
    """A card left from a turn without an explore holds for the next one."""
    scene = cards(one(1), deck="I-W I-M").put("A4", "town")
    scene.lasting("explore_later", until=GAME, source="explorers_are_reluctant")
    scene.fear("explorers_are_reluctant")
    invader_phase(scene)
    next_turn(scene)
    assert lasting(scene) == ["lowest_not_explored", "explore_twice"]
    invader_phase(scene)
    # The first card leaves out A2, the second nothing.
    assert [scene[land] for land in ("A1", "A2", "A5")] == ["explorer", "", "explorer"]


# Immigration Slows.


def test_immigration_slows_leaves_out_the_lowest_land_of_each_board() -> None:
    scene = cards(two(1), build="I-W", deck="I-M").fear("immigration_slows")
    for land in ("A2", "A5", "B6"):
        scene.put(land, "explorer")
    coming = [(action, [scene.s.island.names[land] for land in lands]) for action, _, lands in ahead(scene.s)]
    assert coming == [(BUILD, ["A5", "B1", "B6"])]
    assert "build" not in forecasts(scene.s).get(scene.land("A2"), {})
    invader_phase(scene)
    # B1 is the lowest of board B, though no invaders are there.
    assert [scene[land] for land in ("A2", "A5", "B6")] == ["explorer", "explorer, town", "explorer, town"]
    assert lasting(scene) == []


def test_immigration_slows_at_level_2_keeps_the_card() -> None:
    scene = cards(one(2), build="I-W", deck="I-M I-S").put("A5", "explorer").fear("immigration_slows")
    assert [action for action, *_ in ahead(scene.s)] == []
    invader_phase(scene)
    s = scene.s
    assert (scene["A5"], ids(s.build_cards), s.ravage_cards) == ("explorer", ["I-W", "I-M"], [])
    next_turn(scene)
    invader_phase(scene)
    assert (scene["A5"], scene["A1"]) == ("explorer, town", "explorer, town")
    assert (ids(s.build_cards), ids(s.ravage_cards)) == (["I-S"], ["I-W", "I-M"])


def test_immigration_slows_at_level_3_lets_the_card_advance() -> None:
    scene = cards(one(3), build="I-W", deck="I-M").put("A5", "explorer").fear("immigration_slows")
    invader_phase(scene)
    s = scene.s
    assert (scene["A5"], ids(s.build_cards), ids(s.ravage_cards)) == ("explorer", ["I-M"], ["I-W"])
    assert (lasting(scene), s.explored) == ([], [scene.land("A1")])


@pytest.mark.parametrize(("level", "left"), [(2, ["I-W", "I-S"]), (3, ["I-S"])])
def test_b12_immigration_slows_skips_the_older_of_two_cards(level: int, left: list[str]) -> None:
    scene = cards(one(level), build="I-W I-M", deck="I-S").put("A5", "explorer").put("A1", "explorer")
    scene.fear("immigration_slows")
    invader_phase(scene)
    assert (scene["A5"], scene["A1"], ids(scene.s.build_cards)) == ("explorer", "explorer, town", left)


def test_b13_a_skipped_stage_iii_card_skips_both_terrains() -> None:
    scene = cards(one(3), build="III-SW", deck="I-M").put("A5", "explorer").put("A7", "explorer")
    scene.fear("immigration_slows")
    invader_phase(scene)
    assert (scene["A5"], scene["A7"]) == ("explorer", "explorer")


def test_immigration_slows_waits_for_a_build_card() -> None:
    scene = cards(one(3), deck="I-W I-S").put("A2", "explorer").fear("immigration_slows")
    invader_phase(scene)
    assert lasting(scene) == ["build_card_skipped"]
    next_turn(scene)
    invader_phase(scene)
    assert (scene["A2"], lasting(scene)) == ("2 explorer", [])


@pytest.mark.parametrize(("level", "high"), [(2, ["I-J"]), (3, [])])
def test_b16_immigration_slows_skips_the_extra_build_of_england(level: int, high: list[str]) -> None:
    scene = Scene("lightning", boards="A", adversary="england", level=3, sets="branch_and_claw")
    scene = cards(scene.presence(0, "A6").terror(level), build="I-W", deck="I-S")
    scene.s.high_build = [invader_card("I-J")]
    scene.put("A8", "explorer").put("A5", "explorer").fear("immigration_slows")
    invader_phase(scene)
    assert (scene["A8"], scene["A5"]) == ("explorer", "explorer, town")
    assert (ids(scene.s.high_build), ids(scene.s.ravage_cards)) == (high, ["I-W"])


# Flee the Pestilent Land.


def test_flee_the_pestilent_land() -> None:
    scene = two().put("A5", "town, city, disease").put("B4", "explorer")
    scene.fear("flee_the_pestilent_land")
    assert (scene["A5"], scene["B4"], scene.s.fear) == ("city, disease", "explorer", 0)


def test_flee_the_pestilent_land_at_level_2() -> None:
    scene = (
        two(2).put("A5", "2 explorer, town, city, disease").put("B4", "explorer, town").put("A1", "explorer")
    )
    scene.fear("flee_the_pestilent_land", "A5", "town", "explorer", "B4")
    assert (scene["A5"], scene["B4"], scene["A1"]) == ("explorer, city, disease", "town", "explorer")
    assert scene.offers() == [["A5", "B4"], ["A5", "B4"]]


def test_f9_flee_the_pestilent_land_counts_full_health() -> None:
    scene = one(2).put("A5", "3 town-d1, disease").fear("flee_the_pestilent_land", "town-d1")
    assert scene["A5"] == "2 town-d1, disease"


def test_flee_the_pestilent_land_at_level_3() -> None:
    scene = two(3).put("A2", "explorer, town, city, disease").put("B4", "town").put("B1", "explorer")
    scene.fear("flee_the_pestilent_land", "A2", "city", "town", "B4")
    assert (scene["A2"], scene["B4"], scene["B1"]) == ("explorer, disease", "", "explorer")


# Too Many Monsters.


def test_too_many_monsters() -> None:
    scene = one().put("A5", "explorer, town, city, beasts").put("A4", "explorer")
    scene.fear("too_many_monsters", "town")
    assert (scene["A5"], scene["A4"], scene.s.fear) == ("explorer, city, beasts", "explorer", 0)


def test_too_many_monsters_at_level_2() -> None:
    scene = two(2).put("A5", "2 explorer, 2 town, beasts").put("A4", "explorer, town").put("A2", "explorer")
    scene.put("A7", "town").fear("too_many_monsters", "A5", "A4")
    assert (scene["A5"], scene["A4"], scene["A2"]) == ("explorer, town, beasts", "town", "explorer")
    assert scene.offers() == [["A4", "A5"], ["A4", "A5"]]


def test_too_many_monsters_at_level_3() -> None:
    scene = two(3).put("A5", "3 explorer, town, beasts").put("A7", "town")
    scene.fear("too_many_monsters", "A5", "A7")
    assert (scene["A5"], scene["A7"]) == ("explorer, beasts", "")


# Quarantine.


def explored(scene: Scene, deck: str) -> list[str]:
    """The lands into which explorers come with one card."""
    invader_phase(cards(scene.put("A6", "explorer"), deck=deck))
    return [scene.s.island.names[land] for land in scene.s.explored]


def test_quarantine() -> None:
    assert explored(one().put("A8", "town").fear("quarantine"), "I-J") == ["A8"]
    assert explored(one().put("A8", "town, disease").fear("quarantine"), "I-S") == ["A7"]
    assert explored(one(), "I-J") == ["A3"]


def test_quarantine_does_not_use_up_wilds_at_the_coast() -> None:
    scene = one().put("A3", "wilds").fear("quarantine")
    assert (explored(scene, "I-J"), scene["A3"]) == ([], "wilds")


def test_quarantine_at_level_2_diseased_lands_are_no_source() -> None:
    assert explored(one(2).put("A8", "town, disease").fear("quarantine"), "III-JS") == []
    assert explored(one(2).put("A8", "town, disease").put("A5", "city").fear("quarantine"), "III-JS") == [
        "A4",
        "A7",
        "A8",
    ]


def test_quarantine_at_level_3_nothing_happens_in_diseased_lands() -> None:
    scene = one(3).presence(0, "A4").put("A5", "town, disease, dahan").put("A8", "town, disease")
    scene.put("A6", "town").fear("quarantine").ravage("A5").build("A5").ravage("A6")
    assert (scene["A5"], scene["A6"]) == ("town, dahan, disease", "town, blight")
    # A town among disease is still a source for its neighbours.
    assert explored(scene, "III-JS") == ["A4", "A7"]


# Depart the Dangerous Land.


@pytest.mark.parametrize("danger", ["beasts", "disease", "2 dahan"])
def test_depart_the_dangerous_land(danger: str) -> None:
    scene = one().put("A5", f"explorer, town, {danger}").put("A4", "explorer, dahan")
    scene.fear("depart_the_dangerous_land")
    assert (scene["A5"], scene["A4"]) == (f"town, {danger}", "explorer, dahan")
    scene.terror(2).put("A5", "city").fear("depart_the_dangerous_land")
    assert (scene["A5"], scene.s.fear) == (f"city, {danger}", 0)


def test_depart_the_dangerous_land_at_level_3() -> None:
    scene = (
        one(3)
        .put("A5", "2 explorer, town, city, beasts")
        .fear("depart_the_dangerous_land", "city", "explorer")
    )
    assert scene["A5"] == "explorer, town, beasts"
    scene.fear("depart_the_dangerous_land", "town", "none")
    assert scene["A5"] == "explorer, beasts"


# Panicked by Wild Beasts.


def test_panicked_by_wild_beasts() -> None:
    scene = two().put("A5", "beasts, explorer").put("A4", "town").put("A2", "city")
    scene.fear("panicked_by_wild_beasts", "A4", "A5")
    assert (scene["A5"], scene["A4"], scene["A2"]) == ("explorer-s1, beasts", "town-s1", "city")
    assert (scene.offers(), lasting(scene)) == ([["A4", "A5"], ["A4", "A5"]], [])


def normal(scene: Scene, action: int, land: str) -> None:
    """An invader Action that a card on its space brings about."""
    scene.run(act_in(scene.s, action, scene.land(land), normal=True))


@pytest.mark.parametrize(("level", "after"), [(2, "2 town, blight, beasts"), (3, "2 town, 2 dahan, beasts")])
def test_panicked_by_wild_beasts_stops_normal_actions(level: int, after: str) -> None:
    scene = one(level).put("A5", "2 town, 2 dahan, beasts").put("A4", "2 explorer")
    scene.fear("panicked_by_wild_beasts", "A4")
    normal(scene, EXPLORE, "A5")
    normal(scene, BUILD, "A5")
    normal(scene, BUILD, "A4")
    assert (scene["A5"], scene["A4"]) == ("2 town, 2 dahan, beasts", "explorer, explorer-s1, town")
    normal(scene, RAVAGE, "A5")
    assert scene["A5"] == after


def test_panicked_by_wild_beasts_lets_bonus_actions_happen() -> None:
    scene = one(3).put("A5", "town, beasts").fear("panicked_by_wild_beasts").build("A5")
    assert scene["A5"] == "town-s1, city, beasts"


def test_panicked_by_wild_beasts_looks_for_beasts_when_invaders_act() -> None:
    scene = one(2).put("A5", "town, beasts").fear("panicked_by_wild_beasts")
    scene.s.pieces[scene.land("A5")][BEASTS] = 0
    scene.put("A4", "explorer, beasts")
    normal(scene, BUILD, "A5")
    normal(scene, BUILD, "A4")
    assert (scene["A5"], scene["A4"]) == ("town-s1, city", "explorer, beasts")


# Unrest, Panic.


def test_unrest() -> None:
    scene = two().put("A5", "explorer, town, city").put("B4", "2 town").fear("unrest", "A5", "B4")
    assert (scene["A5"], scene["B4"], lasting(scene)) == ("explorer, town-s1, city", "town, town-s1", [])


def test_unrest_at_level_2_strife_weakens() -> None:
    scene = one(2).put("A5", "town, city-s2").fear("unrest")
    land = scene.land("A5")
    names = ("town", "town-s1", "city", "city-s2")
    assert [health(scene.s, land, piece_named(name)) for name in names] == [2, 1, 3, 1]
    # Each loses a strife in the ravage, so the town can bear 2 damage again and the city 2.
    scene.put("A5", "dahan").ravage("A5", "city-s1", "city-d1-s1")
    assert (scene["A5"], scene.s.fear) == ("town, dahan", 2)


def test_d2_unrest_destroys_what_has_taken_as_much_damage() -> None:
    scene = one(2).put("A5", "town-d1, city-d2-s1, city-d1-s1").fear("unrest")
    assert (scene["A5"], scene.s.fear) == ("city-d1-s1", 3)


def test_d3_unrest_leaves_at_least_one_health() -> None:
    scene = one(2).put("A5", "town-s3, explorer-s1").fear("unrest")
    assert scene["A5"] == "explorer-s1, town-s4"


def test_unrest_at_level_3_takes_any_invader_and_ends_with_the_turn() -> None:
    scene = one(3).put("A5", "explorer, city").fear("unrest", "city")
    assert (scene["A5"], lasting(scene)) == ("explorer, city-s1", ["strife_weakens"])
    next_turn(scene)
    assert (scene["A5"], lasting(scene)) == ("explorer, city-s1", [])


@pytest.mark.parametrize("there", ["beasts", "disease", "dahan"])
def test_panic(there: str) -> None:
    scene = one().put("A5", f"town, {there}").put("A4", "city").fear("panic")
    assert (scene["A5"], scene["A4"], lasting(scene)) == (f"town-s1, {there}", "city", [])


def test_panic_at_level_2_and_3() -> None:
    scene = one(2).put("A5", "town-d1, dahan").put("A4", "city-d2").fear("panic")
    assert (scene["A5"], scene["A4"], scene.s.fear) == ("dahan", "city-d2", 1)
    scene = one(3).put("A5", "town, dahan").put("A4", "city-d2").fear("panic", "A4")
    assert (scene["A5"], scene["A4"], scene.s.fear) == ("town, dahan", "", 2)


# Discord.


def test_discord_in_different_lands() -> None:
    scene = two().put("A5", "explorer, town").put("B4", "2 city").put("A8", "town")
    scene.fear("discord", "A5", "town")
    assert (scene["A5"], scene["B4"], scene["A8"]) == ("explorer, town-s1", "city, city-s1", "town")
    assert scene.offers() == [["A5", "B4"]]


def test_discord_at_level_2_damages_by_strife() -> None:
    scene = one(2).put("A5", "explorer, 2 city-s1").put("A8", "explorer-s1, town-s2").put("A4", "city-s2")
    scene.fear("discord", "A5", "city-s1")
    # Three lands, each an Action: A4, A5 and A8.
    assert (scene["A4"], scene["A5"]) == ("city-d2-s2", "explorer, city-d1-s1, city-d2-s2")
    assert (scene["A8"], scene.s.fear) == ("", 1)


def test_discord_at_level_2_badlands_hurt_only_those_with_strife() -> None:
    scene = one(2).put("A5", "explorer, city, badlands").fear("discord", "city")
    assert scene["A5"] == "explorer, city-d2-s1, badlands"


def test_t7_discord_at_level_3_invaders_damage_others_and_keep_their_strife() -> None:
    scene = one(3).put("A5", "explorer, town, city").fear("discord", "city", "town", "town-d1")
    assert (scene["A5"], scene.s.fear) == ("city-s1", 1)
    # The city cannot strike itself.
    assert scene.offers("damage") == [["explorer", "town"], ["explorer", "town-d1"]]


def test_d5_discord_at_level_3_is_simultaneous() -> None:
    scene = one(3).put("A5", "town-s1, town").put("A4", "city-s1").fear("discord", "town", "town-d1-s1")
    # Each town can only be struck by the other; the city of A4 finds no target.
    assert (scene["A5"], scene["A4"], scene.s.fear) == ("", "city-s1", 2)


# Dahan Threaten.


def test_dahan_threaten() -> None:
    scene = one().put("A5", "town-d1, dahan").put("A4", "explorer").fear("dahan_threaten")
    assert (scene["A5"], scene["A4"]) == ("town-d1-s1, dahan", "explorer")
    scene.terror(2).fear("dahan_threaten")
    assert (scene["A5"], scene.s.fear, lasting(scene)) == ("dahan", 1, ["strife_weakens"])


def test_dahan_threaten_at_level_3() -> None:
    scene = one(3).put("A5", "2 town, 2 dahan").put("A4", "city-s1, dahan").put("A8", "town, 3 dahan")
    scene.fear("dahan_threaten", "A5", "town", "town-d1")
    assert (scene["A5"], scene["A4"]) == ("town-s1, 2 dahan", "city-d1-s1, dahan")
    assert (scene["A8"], scene.s.fear) == ("town, 3 dahan", 1)
