"""Minor powers of Jagged Earth, each with its exact effect."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import SLOW, Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.model.pieces import DAHAN, ELEMENTS, EXPLORER
from weald.games.spirit_island.phases.invaders import explorable
from weald.games.spirit_island.phases.powers import usable, use
from weald.games.spirit_island.presentation.texts import option_id
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.land_rules import defence, is_isolated, strength
from weald.games.spirit_island.rules.registry import POWERS
from weald.kernel.decisions import ANY

SETS = "branch_and_claw jagged_earth"


def river(*others: str) -> Scene:
    """Presence in A5 (wetlands, a sacred site); A4 and A7 are sands, A8 jungle, A1 and A6 mountain."""
    boards = "A" + "BCD"[: len(others)]
    scene = Scene("river_surges", *others, boards=boards, sets=SETS).presence(0, "A5")
    scene.s.fear_pool = 99
    return scene


def moves(scene: Scene, seat: int = 0) -> list[str]:
    options = usable(scene.s, seat)
    question = IslandQuestion(scene.s, "powers", ANY, (seat,), (options,), "move", "powers", {})
    return [option_id(question, move) for move in options]


def options(scene: Scene, kind: str) -> list[str]:
    """The options when a question was put for the last time."""
    return next(names for asked, names in reversed(scene.asked) if asked == kind)


def elements(scene: Scene, seat: int) -> dict[str, int]:
    return {ELEMENTS[e]: n for e, n in enumerate(scene.s.elements[seat]) if n}


def isolated(scene: Scene, land: str) -> bool:
    return is_isolated(scene.s, scene.land(land))


# Dahan.


def test_bats_scout_for_raids_by_darkness_damage_towns_and_cities() -> None:
    scene = river().put("A8", "3 dahan, 2 explorer, 2 town")
    scene.use("bats_scout_for_raids_by_darkness", "A8", "damage", "town-d1")
    assert options(scene, "choose") == ["damage", "fear-gather"]
    assert (scene["A8"], scene.s.fear) == ("2 explorer, town-d1, 3 dahan", 1)


def test_bats_scout_for_raids_by_darkness_gather_dahan() -> None:
    scene = river().put("A7", "3 dahan").put("A6", "dahan").put("A8", "town")
    answers = ("A8", "fear-gather", "A7:dahan", "A6:dahan")
    scene.use("bats_scout_for_raids_by_darkness", *answers)
    assert (scene["A8"], scene["A7"], scene["A6"], scene.s.fear) == ("town, 2 dahan", "2 dahan", "", 1)


def test_t9_bats_scout_with_badlands_hit_towns_and_cities_only() -> None:
    scene = river().put("A5", "explorer, city, dahan, badlands")
    scene.use("bats_scout_for_raids_by_darkness", "A5", "damage")
    assert scene["A5"] == "explorer, city-d2, dahan, badlands"


def test_e41_birds_cry_warning_keeps_two_dahan_from_the_next_ravage() -> None:
    scene = river().put("A8", "3 dahan, 2 city")
    assert scene.reach("birds_cry_warning") == ["A8"]
    scene.use("birds_cry_warning", "birds_cry_warning")
    assert options(scene, "choose") == ["birds_cry_warning", "push"]
    scene.ravage("A8", "city-d1", "city-d2")
    # 6 damage would destroy all three; two are left and strike for 4.
    assert (scene["A8"], scene.s.fear) == ("city-d1, 2 dahan, blight", 2)
    assert scene.effects("birds_cry_warning") == []


def test_birds_cry_warning_is_used_up_by_one_action_even_if_it_saves_one() -> None:
    scene = river().put("A8", "3 dahan, town").use("birds_cry_warning", "birds_cry_warning")
    scene.ravage("A8")
    assert (scene["A8"], scene.effects("birds_cry_warning")) == ("3 dahan, blight", [])
    scene.put("A8", "town").ravage("A8", "A7")
    assert scene["A8"] == "2 dahan, 2 blight"


def test_birds_cry_warning_saves_from_powers_and_only_here() -> None:
    scene = river().put("A8", "2 dahan").put("A5", "dahan").lasting("birds_cry_warning", 8)
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    scene.run(iter(act.destroy(1, DAHAN)))
    scene.run(act.conclude())
    assert (scene["A5"], len(scene.effects("birds_cry_warning"))) == ("", 1)
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A8"))
    assert scene.run(iter(act.destroy(2, DAHAN))) == 0
    scene.run(act.conclude())
    assert (scene["A8"], scene.effects("birds_cry_warning")) == ("2 dahan", [])


def test_birds_cry_warning_twice_saves_four() -> None:
    scene = river().put("A8", "5 dahan").lasting("birds_cry_warning", 8).lasting("birds_cry_warning", 8)
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A8"))
    assert scene.run(iter(act.destroy(5, DAHAN))) == 1
    scene.run(act.conclude())
    assert (scene["A8"], scene.effects("birds_cry_warning")) == ("4 dahan", [])


def test_birds_cry_warning_ends_with_the_turn() -> None:
    scene = river().put("A8", "dahan").use("birds_cry_warning", "birds_cry_warning")
    scene.step("time")
    assert scene.effects("birds_cry_warning") == []


def test_birds_cry_warning_pushes_dahan() -> None:
    scene = river().put("A8", "4 dahan")
    scene.use("birds_cry_warning", "push", "dahan", "A5", "dahan", "A7", "none")
    assert (scene["A8"], scene["A5"], scene["A7"]) == ("2 dahan", "dahan", "dahan")


def test_call_to_guard_defends_for_each_dahan_that_is_there_then() -> None:
    scene = river().put("A4", "dahan").put("A5", "dahan")
    scene.use("call_to_guard", "A5", "A4:dahan", "defend")
    assert (scene["A5"], scene["A4"], defence(scene.s, 5)) == ("2 dahan", "", 2)
    scene.put("A5", "dahan")
    assert defence(scene.s, 5) == 2


def test_call_to_guard_without_dahan_does_nothing_more() -> None:
    scene = river().use("call_to_guard", "A5")
    assert (scene.s.effects, scene.asked[-1][0]) == ([], "target_land")


def test_call_to_guard_damages_every_invader_that_comes() -> None:
    scene = river().put("A5", "dahan, town, explorer").use("call_to_guard", "A5", "call_to_guard")
    assert options(scene, "choose") == ["defend", "call_to_guard"]
    scene.explore("A5")
    assert scene["A5"] == "explorer, town, dahan"
    scene.build("A5")
    # Towns do not outnumber cities with one town and a city: a city came, and is hit.
    assert scene["A5"] == "explorer, town, city-d1, dahan"
    scene.put("A4", "2 town")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A4"))
    scene.run(iter(act.push(2, 1)), "A5", "A5")
    scene.run(act.conclude())
    assert scene["A5"] == "explorer, town, 2 town-d1, city-d1, dahan"


def test_call_to_guard_adds_badlands_to_those_who_came_only() -> None:
    """T9: badlands keep to what is hit."""
    scene = river().put("A5", "dahan, 2 town, badlands").use("call_to_guard", "A5", "call_to_guard")
    scene.build("A5")
    assert scene["A5"] == "2 town, city-d2, dahan, badlands"


def test_call_to_guard_leaves_alone_who_left_again() -> None:
    scene = river().put("A5", "dahan, 2 explorer").put("A4", "explorer")
    scene.use("call_to_guard", "A5", "call_to_guard")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    scene.run(iter(act.gather(1, EXPLORER)))
    scene.run(iter(act.push(1, EXPLORER)), "A8")
    scene.run(act.conclude())
    assert (scene["A5"], scene["A8"]) == ("2 explorer, dahan", "explorer")


# Triggers.


def test_blood_draws_predators_once() -> None:
    scene = river().put("A5", "2 explorer, 2 city, 2 beasts").use("blood_draws_predators", "A5")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    scene.run(iter(act.destroy(1, EXPLORER)))
    scene.run(act.conclude(), "city", "city-d1", "explorer")
    # 3 beasts then, so 3 damage; what it destroys brings no more.
    assert (scene["A5"], scene.effects("blood_draws_predators")) == ("city, city-d2, 3 beasts", [])


def test_blood_draws_predators_three_damage_at_most() -> None:
    scene = river().put("A5", "explorer, city, 5 beasts").use("blood_draws_predators", "A5")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    scene.run(iter(act.destroy(1, EXPLORER)))
    scene.run(act.conclude())
    assert (scene["A5"], scene.s.fear) == ("6 beasts", 2)


def test_blood_draws_predators_waits_for_this_land() -> None:
    scene = river().put("A4", "explorer").use("blood_draws_predators", "A5")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A4"))
    scene.run(iter(act.destroy(1, EXPLORER)))
    scene.run(act.conclude())
    assert (scene["A5"], len(scene.effects("blood_draws_predators"))) == ("", 1)
    scene.step("time")
    assert scene.effects("blood_draws_predators") == []


def test_blood_draws_predators_and_portents_of_disaster_each_once() -> None:
    scene = river().put("A5", "explorer, city").use("blood_draws_predators", "A5")
    scene.use("portents_of_disaster")
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A5"))
    scene.run(iter(act.destroy(1, EXPLORER)))
    scene.run(act.conclude())
    assert (scene["A5"], scene.s.fear, scene.s.effects) == ("city-d1, beasts", 3, [])


def test_scream_disease_into_the_wind() -> None:
    """E22: the disease is an Action of the spirit that adds it."""
    scene = river("lightning").presence(1, "B6", 2).put("B8", "explorer").put("B7", "town")
    assert scene.reach("harbingers_of_the_lightning", seat=1) == ["B1", "B5", "B6", "B7", "B8"]
    scene.use("scream_disease_into_the_wind")
    assert scene.deciders == []
    # Range 1 is 2 now.
    assert scene.reach("harbingers_of_the_lightning", seat=1) == [
        "A3",
        *(f"B{n}" for n in (1, 2, 4, 5, 6, 7, 8)),
    ]
    assert scene.reach("call_to_guard") == ["A1", "A4", "A5", "A6", "A7", "A8", "B3"]
    scene.use("raging_storm", "B8", "none", seat=1)
    assert (scene["B8"], scene.asked[-1], scene.deciders[-1]) == ("", ("add_disease", ["B8", "none"]), 1)
    scene.use("raging_storm", "B7", "B7", seat=1)
    assert (scene["B7"], scene.effects("scream_disease_into_the_wind")) == ("town-d1, disease", [])
    before = len(scene.asked)
    scene.use("raging_storm", "B8", seat=1)
    assert [kind for kind, _ in scene.asked[before:]] == ["target_land"]


def test_scream_disease_is_not_for_powers_of_others_or_on_spirits() -> None:
    scene = river("lightning").presence(1, "B6", 2).use("scream_disease_into_the_wind")
    scene.use("raging_storm", "A5")
    scene.use("lightnings_boon", "river_surges", seat=1)
    assert [kind for kind, _ in scene.asked] == ["target_land", "target_spirit"]
    scene.step("time")
    assert (scene.effects("scream_disease_into_the_wind"), scene.effects("reach")) == ([], [])


# Lands that are cut off.


def test_entrap_the_forces_of_corruption() -> None:
    scene = river().put("A5", "blight").put("A4", "blight")
    scene.use("entrap_the_forces_of_corruption", "A5", "A4:blight")
    assert (scene["A5"], scene["A4"], isolated(scene, "A5")) == ("2 blight", "", True)
    # Blight destroys presence as always, but does not cascade.
    scene.put("A5", "city").presence(0, "A8").ravage("A5")
    assert (scene["A5"], scene.s.presence[0][5], scene.s.blight_pool) == ("city, 3 blight", 0, 98)
    assert [kind for kind, _ in scene.asked] == ["target_land", "gather"]


def test_entrap_stops_no_cascade_elsewhere() -> None:
    scene = river().put("A8", "blight, city").use("entrap_the_forces_of_corruption", "A5", "none")
    scene.ravage("A8", "A5")
    assert (scene["A8"], scene["A5"]) == ("city, 2 blight", "blight")


def test_mesmerized_tranquility() -> None:
    """R14: less damage of each invader comes before strife and defend."""
    scene = river().put("A5", "2 explorer, town, city-s1, 2 dahan").use("mesmerized_tranquility")
    assert [strength(scene.s, 5, kind) for kind in (0, 1, 2)] == [0, 1, 2]
    assert isolated(scene, "A5")
    scene.ravage("A5", "city", "city-d1", "city-d2", "town")
    assert scene["A5"] == "2 explorer, town-d1, dahan, dahan-d1"


def test_mesmerized_tranquility_elsewhere_is_none() -> None:
    scene = river().use("mesmerized_tranquility")
    assert (strength(scene.s, 4, 2), isolated(scene, "A4")) == (3, False)


def test_set_them_on_an_ever_twisting_trail() -> None:
    scene = river().put("A4", "explorer").put("A5", "explorer")
    scene.use("set_them_on_an_ever_twisting_trail", "A4", "push", "A1")
    assert options(scene, "choose") == ["gather", "push"]
    assert (scene["A4"], scene["A1"], isolated(scene, "A4")) == ("", "explorer", True)
    scene.use("set_them_on_an_ever_twisting_trail", "A6", "gather", "A1:explorer")
    assert (scene["A6"], scene["A1"], isolated(scene, "A6")) == ("explorer", "", True)


def test_sucking_ooze() -> None:
    scene = river().put("A5", "explorer")
    assert scene.reach("sucking_ooze") == ["A4", "A5", "A7"]
    scene.use("sucking_ooze", "A5")
    assert (scene.s.fear, isolated(scene, "A5")) == (2, True)
    scene.use("sucking_ooze", "A4")
    assert (scene.s.fear, isolated(scene, "A4")) == (2, True)


def test_t13_an_isolated_land_is_neither_explored_nor_a_source() -> None:
    scene = river().put("A5", "town")
    assert explorable(scene.s, scene.land("A7"))
    scene.use("sucking_ooze", "A5")
    assert [explorable(scene.s, scene.land(name)) for name in ("A5", "A7", "A8")] == [False, False, False]


# Land and pieces.


def test_carapaced_land_reaches_beasts_one_land_away() -> None:
    scene = river().put("A4", "beasts").put("A2", "beasts")
    assert scene.reach("carapaced_land") == ["A4", "A5"]
    scene.use("carapaced_land", "A4")
    assert (defence(scene.s, 4), defence(scene.s, 5)) == (3, 0)
    scene.elements("2 earth").use("carapaced_land", "A5")
    assert defence(scene.s, 5) == 6


def test_desiccating_winds() -> None:
    scene = river().put("A4", "city")
    assert scene.reach("desiccating_winds") == ["A1", "A4", "A6", "A7"]
    scene.use("desiccating_winds", "A4")
    assert scene["A4"] == "city, badlands"
    # The badlands that are there add to the damage, the new ones do not.
    scene.use("desiccating_winds", "A4")
    assert scene["A4"] == "city-d2, 2 badlands"


def test_dire_metamorphosis() -> None:
    scene = river().put("A4", "city, dahan")
    scene.use("dire_metamorphosis", "A4")
    assert scene["A4"] == "city-d1-s1, dahan-d1, blight, beasts, wilds, disease, badlands"
    assert (scene.s.fear, scene.s.blight_pool) == (1, 98)


def test_dire_metamorphosis_cascades_and_uses_badlands_on_both_sides() -> None:
    scene = river().put("A4", "city, 2 dahan, blight, badlands")
    scene.use("dire_metamorphosis", "A4", "dahan", "A1")
    assert scene["A4"] == "city-d2-s1, 2 dahan-d1, 2 blight, beasts, wilds, disease, 2 badlands"
    assert scene["A1"] == "blight"


def test_domesticated_animals_go_berserk() -> None:
    scene = river().put("A5", "town")
    assert scene.reach("domesticated_animals_go_berserk") == ["A5"]
    scene.use("domesticated_animals_go_berserk")
    assert (scene["A5"], scene.s.fear, defence(scene.s, 5)) == ("town", 1, 5)
    scene.elements("3 moon").use("domesticated_animals_go_berserk")
    assert (scene["A5"], scene.s.fear, defence(scene.s, 5)) == ("town, beasts", 2, 10)
    assert river().put("A5", "2 explorer").reach("domesticated_animals_go_berserk") == []


def test_dry_wood_explodes_in_smoldering_splinters_is_slow_and_shuns_wetlands() -> None:
    scene = river().presence(0, "A4").put("A4", "2 explorer")
    assert scene.reach("dry_wood_explodes_in_smoldering_splinters") == ["A4"]
    scene.use("dry_wood_explodes_in_smoldering_splinters")
    assert (scene["A4"], scene.s.fear) == ("explorer", 2)


def test_dry_wood_explodes_in_smoldering_splinters_may_be_fast_for_energy() -> None:
    id = "dry_wood_explodes_in_smoldering_splinters"
    scene = river().presence(0, "A4").put("A4", "2 explorer").play(id)
    number = POWERS.number(id)
    assert moves(scene) == []
    scene.s.energy = [2]
    assert moves(scene) == [f"use:{id}"]
    scene.run(use(scene.s, 0, (4, number)))
    assert (scene["A4"], scene.s.energy, scene.s.changed_speed) == ("explorer", [1], [[number]])


def test_dry_wood_explodes_in_smoldering_splinters_costs_nothing_more_in_the_slow_phase() -> None:
    id = "dry_wood_explodes_in_smoldering_splinters"
    scene = river().presence(0, "A4").play(id)
    scene.s.energy, scene.s.phase = [1], SLOW
    scene.run(use(scene.s, 0, (4, POWERS.number(id))))
    assert (scene.s.energy, scene.s.fear) == ([1], 2)


@pytest.mark.parametrize(("answer", "energy", "left"), [("yes", 0, 1), ("no", 1, 0)])
def test_dry_wood_explodes_in_smoldering_splinters_by_another_leave(
    answer: str, energy: int, left: int
) -> None:
    id = "dry_wood_explodes_in_smoldering_splinters"
    scene = river().presence(0, "A4").play(id).lasting("quick", 0)
    scene.s.energy = [1]
    scene.run(use(scene.s, 0, (4, POWERS.number(id))), answer)
    assert (scene.s.energy, len(scene.effects("quick"))) == ([energy], left)


def test_e42_dry_wood_explodes_in_smoldering_splinters_repeated_as_a_fast_power_is_paid_once() -> None:
    id = "dry_wood_explodes_in_smoldering_splinters"
    scene = river().presence(0, "A4").play(id).lasting("repeat", 0, 9, 1)
    scene.s.energy = [2]
    scene.run(use(scene.s, 0, (4, POWERS.number(id))))
    assert (scene.s.energy, moves(scene)) == ([1], [f"repeat:{id}"])
    scene.step("powers", f"repeat:{id}")
    assert (scene.s.energy, scene.s.fear) == ([0], 4)


def test_favor_of_the_sun_and_star_lit_dark() -> None:
    scene = river().put("A5", "2 blight").elements("2 sun")
    scene.use("favor_of_the_sun_and_star_lit_dark", "A5", "blight", "A4")
    assert (scene["A5"], scene["A4"], defence(scene.s, 5), scene.s.fear) == ("blight", "blight", 4, 1)
    # P2: moved blight does nothing.
    assert (scene.s.presence[0][5], scene.s.blight_pool) == (1, 99)
    scene = river().put("A5", "blight").use("favor_of_the_sun_and_star_lit_dark", "A5", "none")
    assert (scene["A5"], scene.s.fear) == ("blight", 0)


@pytest.mark.parametrize(
    ("piece", "left"),
    [
        ("explorer", "town, city, blight"),
        ("town", "explorer, city, blight"),
        ("blight", "explorer, town, city"),
    ],
)
def test_flow_downriver_blow_downwind(piece: str, left: str) -> None:
    scene = river().put("A8", "explorer, town, city, blight")
    scene.use("flow_downriver_blow_downwind", "A8", piece, "A7")
    assert options(scene, "push") == ["explorer", "town", "blight", "none"]
    assert (scene["A8"], scene["A7"]) == (left, piece)


def test_haunted_by_primal_memories() -> None:
    scene = river().put("A5", "explorer").put("A8", "town, beasts")
    assert scene.reach("haunted_by_primal_memories") == ["A5", "A8"]
    scene.use("haunted_by_primal_memories", "A5")
    assert (scene.s.fear, defence(scene.s, 5)) == (1, 3)
    scene.use("haunted_by_primal_memories", "A8")
    assert (scene.s.fear, defence(scene.s, 8)) == (4, 3)


def test_hazards_spread_across_the_island_offers_what_is_next_door() -> None:
    scene = river().put("A4", "badlands, beasts").put("A1", "explorer-s1, wilds").put("A8", "disease")
    scene.put("A5", "explorer, city")
    scene.use("hazards_spread_across_the_island", "A5", "city")
    # Without energy there is no disease; an invader stands for strife.
    assert options(scene, "add_token") == ["badlands", "beasts", "wilds", "explorer", "city"]
    assert scene["A5"] == "explorer, city-s1"
    scene.s.energy = [1]
    scene.use("hazards_spread_across_the_island", "A5", "disease")
    assert options(scene, "add_token") == ["badlands", "beasts", "disease", "wilds", "explorer", "city-s1"]
    assert (scene["A5"], scene["A8"], scene.s.energy) == ("explorer, city-s1, disease", "disease", [0])


def test_hazards_spread_across_the_island_takes_only_from_next_door() -> None:
    scene = river().put("A5", "badlands").put("A2", "wilds")
    scene.use("hazards_spread_across_the_island", "A5")
    assert (scene["A5"], scene.asked[-1][0]) == ("badlands", "target_land")


def test_t17_hazards_spread_from_blight_that_is_badlands_for_vengeance() -> None:
    scene = Scene("vengeance", boards="A", sets="jagged_earth").presence(0, "A5", 2).put("A4", "blight")
    scene.use("hazards_spread_across_the_island", "A5")
    assert (scene["A5"], scene["A4"]) == ("badlands", "blight")


def test_hazards_spread_across_the_island_need_not_pay_for_disease() -> None:
    scene = river().put("A8", "disease")
    scene.s.energy = [1]
    scene.use("hazards_spread_across_the_island", "A5", "none")
    assert (scene["A5"], scene.s.energy) == ("", [1])


def test_like_calls_to_like() -> None:
    scene = (
        river().put("A5", "explorer, city, blight, beasts").put("A4", "explorer, town, city, dahan, blight")
    )
    scene.put("A8", "beasts")
    scene.use("like_calls_to_like", "A5", "A4:explorer", "A4:blight", "none")
    assert (scene["A5"], scene["A4"]) == ("2 explorer, city, 2 blight, beasts", "town, city, dahan")
    assert [names for kind, names in scene.asked if kind == "gather"] == [
        ["A4:explorer", "none"],
        ["A4:blight", "none"],
        ["A8:beasts", "none"],
    ]


def test_sear_anger_into_the_wild_lands() -> None:
    scene = river().put("A5", "explorer, wilds").put("A4", "wilds")
    scene.use("sear_anger_into_the_wild_lands", "A4")
    assert scene["A4"] == "wilds, badlands"
    scene.use("sear_anger_into_the_wild_lands", "A5", "fear-damage")
    assert options(scene, "choose") == ["add", "fear-damage"]
    assert (scene["A5"], scene.s.fear) == ("wilds", 1)
    scene.put("A8", "explorer").use("sear_anger_into_the_wild_lands", "A8")
    assert scene["A8"] == "explorer, badlands"


def test_strong_and_constant_currents_push_along_the_coast() -> None:
    scene = river().presence(0, "A1").put("A1", "explorer, town, city")
    assert scene.reach("strong_and_constant_currents") == ["A1"]
    scene.use("strong_and_constant_currents", "push", "town")
    # A2 is the only coastal land next to A1.
    assert options(scene, "choose") == ["push", "strong_and_constant_currents"]
    assert (scene["A1"], scene["A2"]) == ("explorer, city", "town")


def test_strong_and_constant_currents_move_dahan_either_way() -> None:
    scene = river("lightning").presence(0, "A1").put("A1", "dahan").put("B1", "2 dahan-d1").put("A5", "dahan")
    scene.use("strong_and_constant_currents", "strong_and_constant_currents", "B1", "A1:dahan", "B1:dahan-d1")
    assert options(scene, "ferry") == ["A2", "A3", "B1", "B2", "B3", "none"]
    assert options(scene, "ferry_dahan") == ["B1:dahan", "B1:dahan-d1", "none"]
    assert (scene["A1"], scene["B1"]) == ("dahan-d1", "dahan, dahan-d1")


def test_strong_and_constant_currents_do_both_with_their_threshold() -> None:
    scene = river().presence(0, "A1").put("A1", "explorer, dahan").elements("2 water")
    scene.use("strong_and_constant_currents", "both", "A3", "A1:dahan", "none")
    assert (scene["A1"], scene["A2"], scene["A3"]) == ("", "explorer", "dahan")


def test_strong_and_constant_currents_may_move_no_dahan() -> None:
    scene = river().presence(0, "A1").put("A1", "2 dahan")
    scene.use("strong_and_constant_currents", "strong_and_constant_currents", "none")
    assert scene["A1"] == "2 dahan"


def test_sunsets_fire_flows_across_the_land() -> None:
    """T11: badlands of the adjacent land count there."""
    scene = river().put("A5", "city").put("A4", "city, badlands").put("A8", "dahan").put("A7", "town")
    scene.s.energy = [1]
    scene.use("sunsets_fire_flows_across_the_land", "A5", "A4")
    assert options(scene, "sunsets_fire") == ["A4", "A7", "none"]
    assert (scene["A5"], scene["A4"], scene.s.energy) == ("city-d1", "city-d2, badlands", [0])
    scene.use("sunsets_fire_flows_across_the_land", "A5")
    assert (scene["A5"], scene["A4"], scene.s.fear) == ("city-d2", "city-d2, badlands", 2)


def test_sunsets_fire_need_not_be_paid() -> None:
    scene = river().put("A4", "city")
    scene.s.energy = [1]
    scene.use("sunsets_fire_flows_across_the_land", "A5", "none")
    assert (scene["A4"], scene.s.energy, scene.s.fear) == ("city", [1], 1)


def test_territorial_strife() -> None:
    scene = river().put("A5", "explorer, town, city").put("A4", "town")
    assert scene.reach("territorial_strife") == ["A5"]
    scene.use("territorial_strife", "add_strife", "city")
    assert scene["A5"] == "explorer, town, city-s1"
    scene.use("territorial_strife", "damage")
    assert (scene["A5"], scene.s.fear) == ("city-s1", 1)


@pytest.mark.parametrize(
    ("terror", "answers", "fear", "pieces"),
    [
        (1, (), 3, "explorer"),
        (2, ("fear",), 2, "explorer"),
        (2, ("add_strife",), 0, "explorer-s1"),
        (3, (), 0, "explorer-s1"),
    ],
)
def test_terror_turns_to_madness(terror: int, answers: tuple[str, ...], fear: int, pieces: str) -> None:
    scene = river().put("A8", "explorer").terror(terror)
    scene.use("terror_turns_to_madness", *answers)
    assert (scene["A8"], scene.s.fear) == (pieces, fear)


def test_the_shore_seethes_with_hatred() -> None:
    scene = river()
    assert scene.reach("the_shore_seethes_with_hatred") == ["A1"]
    scene.use("the_shore_seethes_with_hatred")
    assert (scene["A1"], scene.s.fear) == ("wilds, badlands", 1)


def test_thriving_chokefungus() -> None:
    scene = river()
    assert scene.reach("thriving_chokefungus") == ["A5", "A8"]
    scene.use("thriving_chokefungus", "A8")
    assert scene["A8"] == "disease, badlands"


def test_treacherous_waterways() -> None:
    scene = river().put("A6", "2 explorer")
    assert scene.reach("treacherous_waterways") == ["A1", "A5", "A6"]
    scene.use("treacherous_waterways", "A6", "add")
    scene.use("treacherous_waterways", "A6", "push", "A8")
    assert (scene["A6"], scene["A8"]) == ("explorer, wilds", "explorer")


def test_unquenchable_flames_keep_burning_for_one_turn() -> None:
    scene = river().put("A8", "explorer, city, dahan-d1").put("A4", "town-d1").elements("2 fire")
    scene.use("unquenchable_flames", "A8")
    assert (scene["A8"], scene.s.fear) == ("explorer, city-d1, dahan-d1, badlands", 1)
    scene.step("time")
    # Dahan heal, and invaders elsewhere.
    assert (scene["A8"], scene["A4"]) == ("explorer, city-d1, dahan, badlands", "town")
    scene.step("time")
    assert scene["A8"] == "explorer, city, dahan, badlands"


def test_unquenchable_flames_without_their_threshold() -> None:
    scene = river().put("A8", "explorer, town").use("unquenchable_flames", "A8")
    assert (scene["A8"], scene.effects("unquenchable_flames")) == ("explorer, town-d1", [(8,)])


def test_weep_for_what_is_lost() -> None:
    scene = river().put("A5", "3 explorer, town, 2 blight").put("A4", "city, blight")
    assert scene.reach("weep_for_what_is_lost") == ["A4", "A5"]
    scene.use("weep_for_what_is_lost", "A5", "explorer", "A8", "town", "A7")
    assert (scene["A5"], scene["A8"], scene["A7"], scene.s.fear) == (
        "2 explorer, 2 blight", "explorer", "town", 2
    )  # fmt: skip
    scene.use("weep_for_what_is_lost", "A4")
    assert (scene["A4"], scene.s.fear) == ("city, blight", 3)


# Spirits.


def test_gift_of_natures_connection_to_another_spirit() -> None:
    scene = river("lightning").use("gift_of_natures_connection", "lightning", "gain_energy", "plant")
    assert options(scene, "choose") == ["gain_energy", "gift_of_natures_connection"]
    assert (scene.s.energy, elements(scene, 0), elements(scene, 1)) == ([0, 2], {"plant": 1}, {})
    assert scene.deciders == [0, 1, 0]


def test_gift_of_natures_connection_gives_two_of_one_element() -> None:
    scene = river("lightning")
    scene.use("gift_of_natures_connection", "lightning", "gift_of_natures_connection", "fire", "water")
    assert (scene.s.energy, elements(scene, 0), elements(scene, 1)) == ([0, 0], {"water": 1}, {"fire": 2})
    assert scene.deciders == [0, 1, 1, 0]


def test_gift_of_natures_connection_to_oneself() -> None:
    scene = river().use("gift_of_natures_connection", "gift_of_natures_connection", "sun")
    assert (elements(scene, 0), len(scene.asked)) == ({"sun": 2}, 2)


def test_gift_of_twinned_days_repeats_the_cheapest_cards() -> None:
    scene = river("lightning").presence(1, "B6", 2)
    scene.play("thriving_chokefungus", "flow_downriver_blow_downwind")
    scene.play("raging_storm", "harbingers_of_the_lightning", seat=1)
    scene.use("gift_of_twinned_days")
    assert scene.effects("repeat_cheapest") == [(1,), (0,)]
    scene.s.phase, scene.s.energy = SLOW, [0, 3]
    scene.s.used = [list(scene.s.played[0]), list(scene.s.played[1])]
    assert moves(scene) == ["repeat:flow_downriver_blow_downwind"]
    assert moves(scene, 1) == ["repeat:harbingers_of_the_lightning"]
    scene.step("powers", "1/repeat:harbingers_of_the_lightning", "B6")
    assert (moves(scene, 1), scene.effects("repeat_cheapest"), scene.s.energy) == ([], [(0,)], [0, 3])


def test_gift_of_twinned_days_costs_what_the_card_costs() -> None:
    scene = river("lightning").presence(1, "B6", 2).play("raging_storm", seat=1).use("gift_of_twinned_days")
    scene.s.phase, scene.s.energy = SLOW, [0, 2]
    scene.s.used[1] = list(scene.s.played[1])
    assert moves(scene, 1) == []
    scene.s.energy = [0, 4]
    scene.step("powers", "1/repeat:raging_storm", "B6")
    assert scene.s.energy == [0, 1]


def test_e43_gift_of_twinned_days_does_not_repeat_itself() -> None:
    scene = river().play("gift_of_twinned_days", "treacherous_waterways").use("gift_of_twinned_days")
    scene.s.used[0] = list(scene.s.played[0])
    scene.s.energy = [9]
    assert moves(scene) == ["repeat:treacherous_waterways"]
    # The gift is the cheapest alone: nothing else may be repeated in its place.
    scene.s.played[0] = [POWERS.number("gift_of_twinned_days"), POWERS.number("paralyzing_fright")]
    scene.s.used[0] = list(scene.s.played[0])
    assert moves(scene) == []


def test_gift_of_twinned_days_alone_is_for_the_user_twice() -> None:
    """E21: alone, another spirit is oneself."""
    scene = river().use("gift_of_twinned_days")
    assert scene.effects("repeat_cheapest") == [(0,), (0,)]


def test_renewing_boon() -> None:
    scene = river("lightning").presence(1, "A5").presence(1, "B6").presence(0, "A8").put("A5", "2 blight")
    scene.s.destroyed[1] = 1
    scene.use("renewing_boon", "return_presence")
    assert (scene["A5"], scene.s.blight_pool, scene.s.presence[1][5]) == ("blight", 100, 2)
    assert (scene.deciders, scene.s.destroyed) == ([1], [0, 0])


def test_renewing_boon_is_only_for_lands_of_both() -> None:
    scene = river("lightning").presence(1, "A5").presence(1, "A4").presence(0, "A4").put("A4", "blight")
    scene.s.destroyed = [2, 2]
    scene.use("renewing_boon", "A4", "none")
    assert options(scene, "land") == ["A4", "A5"]
    assert (scene["A4"], scene.s.presence[1][4], scene.s.destroyed) == ("", 1, [2, 2])
    apart = river("lightning").presence(1, "B6").put("A5", "blight").use("renewing_boon")
    assert (apart["A5"], apart.asked) == ("blight", [])


def test_skies_herald_the_season_of_return() -> None:
    scene = river("lightning").presence(1, "A7").presence(1, "B6").put("A4", "2 dahan").put("A5", "2 blight")
    scene.s.destroyed = [1, 2]
    answers = ("lightning", "return_presence", "A4:dahan", "none", "A6")
    scene.use("skies_herald_the_season_of_return", "A5", *answers)
    assert options(scene, "returning_spirit") == ["river_surges", "lightning"]
    assert (scene.s.presence[1][5], scene.s.destroyed) == (1, [1, 1])
    assert (scene["A5"], scene["A4"], scene["A6"]) == ("dahan, blight", "dahan", "blight")
    assert scene.deciders == [0, 0, 1, 0, 0, 0]


def test_skies_herald_asks_only_spirits_of_the_board_with_destroyed_presence() -> None:
    scene = river("lightning").presence(1, "B6")
    scene.s.destroyed = [0, 2]
    scene.use("skies_herald_the_season_of_return", "A5")
    assert ([kind for kind, _ in scene.asked], scene.s.destroyed) == (["target_land"], [0, 2])
    # The spirit may decline.
    scene = river()
    scene.s.destroyed = [1]
    scene.use("skies_herald_the_season_of_return", "A5", "none")
    assert scene.s.destroyed == [1]


# Targets for energy that a price takes away.


def shadows(energy: int, card: str) -> Scene:
    """Dahan are out of range in A1, and Shadows of the Dahan asks 1 energy for them."""
    scene = Scene("shadows", boards="A", sets=SETS).presence(0, "A7").put("A1", "dahan, town").play(card)
    scene.s.energy = [energy]
    return scene


@pytest.mark.parametrize(("energy", "open_moves"), [(1, []), (2, ["repeat:domesticated_animals_go_berserk"])])
def test_a_repeat_leaves_energy_for_its_target(energy: int, open_moves: list[str]) -> None:
    scene = shadows(energy, "domesticated_animals_go_berserk").lasting("repeat_cheapest", 0)
    scene.s.used[0] = list(scene.s.played[0])
    assert [move for move in moves(scene) if move.startswith("repeat")] == open_moves


@pytest.mark.parametrize(("energy", "n"), [(1, 0), (2, 1)])
def test_a_price_for_speed_leaves_energy_for_the_target(energy: int, n: int) -> None:
    id = "dry_wood_explodes_in_smoldering_splinters"
    scene = shadows(energy, id)
    scene.s.presence[0][7] = 0
    scene.presence(0, "A5")
    # The power cannot target the wetlands of A5.
    assert moves(scene).count(f"use:{id}") == n


def test_nothing_can_be_fast_for_energy_while_powers_are_slowed() -> None:
    id = "dry_wood_explodes_in_smoldering_splinters"
    scene = river().presence(0, "A4").play(id)
    scene.s.energy = [2]
    assert moves(scene) == [f"use:{id}"]
    scene.lasting("dissolution_threatens", 0)
    assert moves(scene) == []
