"""Minor powers of Branch & Claw, each with its exact effect."""

from __future__ import annotations

from tests.games.spirit_island.scenes import FAST, SLOW, Scene
from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.model.pieces import DAHAN
from weald.games.spirit_island.model.state import BUILD
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.presentation.texts import option_id
from weald.games.spirit_island.rules.land_rules import defence, health
from weald.games.spirit_island.rules.registry import POWERS
from weald.kernel.decisions import ANY


def river(*others: str) -> Scene:
    """Presence in A5 (wetlands, a sacred site); A4 and A7 are sands, A8 jungle, A1 and A6 mountain."""
    boards = "A" + "BCD"[: len(others)]
    scene = Scene("river_surges", *others, boards=boards, sets="branch_and_claw").presence(0, "A5")
    scene.s.fear_pool = 99
    return scene


def moves(scene: Scene, seat: int = 0) -> list[str]:
    options = usable(scene.s, seat)
    question = IslandQuestion(scene.s, "powers", ANY, (seat,), (options,), "move", "powers", {})
    return [option_id(question, move) for move in options]


def options(scene: Scene, kind: str) -> list[str]:
    """The options when a question was put for the last time."""
    return next(names for asked, names in reversed(scene.asked) if asked == kind)


def test_absorb_corruption_gathers_blight() -> None:
    """P2: moved blight destroys no presence and does not cascade."""
    scene = river().put("A5", "blight").put("A4", "2 blight")
    scene.s.energy = [1]
    scene.use("absorb_corruption", "gather")
    assert options(scene, "choose") == ["gather", "pay_energy-remove_blight"]
    assert (scene["A5"], scene["A4"], scene.s.presence[0][scene.land("A5")]) == ("2 blight", "blight", 1)
    assert (scene.s.energy, scene.s.blight_pool) == ([1], 99)


def test_absorb_corruption_removes_blight_for_energy() -> None:
    scene = river().put("A5", "2 blight")
    scene.s.energy = [3]
    scene.use("absorb_corruption", "pay_energy-remove_blight")
    assert (scene["A5"], scene.s.energy, scene.s.blight_pool) == ("blight", [2], 100)


def test_absorb_corruption_without_energy_only_gathers() -> None:
    scene = river().put("A5", "blight").put("A8", "blight").elements("2 plant")
    scene.use("absorb_corruption")
    assert (scene.asked, scene["A5"], scene["A8"]) == ([], "2 blight", "")


def test_absorb_corruption_does_both_with_its_threshold() -> None:
    scene = river().put("A4", "blight").elements("2 plant")
    scene.s.energy = [1]
    scene.use("absorb_corruption", "both")
    assert options(scene, "choose") == ["gather", "pay_energy-remove_blight", "both"]
    assert (scene["A5"], scene["A4"], scene.s.energy, scene.s.blight_pool) == ("", "", [0], 100)


def test_animated_wrackroot() -> None:
    scene = river().put("A5", "2 explorer, town")
    assert scene.reach("animated_wrackroot") == ["A5"]
    scene.use("animated_wrackroot", "fear-destroy")
    assert (scene["A5"], scene.s.fear) == ("explorer, town", 1)
    scene.use("animated_wrackroot", "add")
    assert (scene["A5"], scene.s.fear) == ("explorer, town, wilds", 1)


def test_b6_wilds_that_a_power_has_added_stop_one_explore() -> None:
    scene = river().use("animated_wrackroot", "add").explore("A5")
    assert scene["A5"] == ""
    assert scene.explore("A5")["A5"] == "explorer"


def test_call_to_ferocity() -> None:
    scene = river().put("A5", "2 explorer, town, city").put("A4", "dahan").put("A6", "dahan")
    assert scene.reach("call_to_ferocity") == ["A5"]
    # Without dahan there is nothing but to gather.
    scene.use("call_to_ferocity", "A4:dahan", "none")
    assert [kind for kind, _ in scene.asked] == ["gather", "gather"]
    assert (scene["A5"], scene["A4"]) == ("2 explorer, town, city, dahan", "")
    scene.use("call_to_ferocity", "fear-push-push", "A7", "A8")
    assert options(scene, "choose") == ["gather", "fear-push-push"]
    assert (scene["A5"], scene["A7"], scene["A8"]) == ("explorer, city, dahan", "explorer", "town")
    assert scene.s.fear == 1


def test_call_to_trade_turns_the_first_ravage_into_a_build() -> None:
    scene = river().put("A7", "2 dahan").put("A8", "town").put("A5", "dahan")
    assert scene.reach("call_to_trade") == ["A5", "A7"]
    scene.use("call_to_trade", "A7", "A5:dahan")
    assert (scene["A7"], scene["A8"], scene["A5"]) == ("town, 3 dahan", "", "")
    scene.ravage("A7")
    assert (scene["A7"], scene.effects("call_to_trade")) == ("town, city, 3 dahan", [])
    # R5: the second ravage is one: 5 damage, two dahan fall, the last strikes back.
    scene.ravage("A7", "town", "town-d1")
    assert scene["A7"] == "city, dahan-d1, blight"


def test_call_to_trade_tells_that_the_ravage_is_stopped_before_the_build() -> None:
    scene = river().put("A5", "town, 2 dahan").lasting("call_to_trade", 5).ravage("A5")
    told = [event.id.removeprefix("spirit_island-event-") for event in scene.events]
    assert told == ["stopped", "added"]


def test_call_to_trade_gathers_the_dahan_only_if_wanted_but_the_town_in_any_case() -> None:
    scene = river().put("A5", "dahan").put("A4", "dahan").put("A6", "town")
    scene.terror(2).use("call_to_trade", "A5", "none")
    assert (scene["A5"], scene["A4"], scene["A6"]) == ("town, dahan", "dahan", "")
    assert scene.effects("call_to_trade") == [(scene.land("A5"),)]


def test_call_to_trade_at_terror_level_3_only_gathers_a_dahan() -> None:
    scene = river().put("A5", "dahan").put("A4", "dahan").put("A6", "town")
    scene.terror(3).use("call_to_trade", "A5", "A4:dahan")
    assert (scene["A5"], scene["A6"], scene.effects("call_to_trade")) == ("2 dahan", "town", [])


def test_b2_disease_stops_the_build_that_a_ravage_has_become() -> None:
    scene = river().put("A5", "town, dahan, disease").lasting("call_to_trade", 5)
    assert scene.ravage("A5")["A5"] == "town, dahan"


def test_e34_call_to_trade_used_twice_changes_one_ravage() -> None:
    scene = river().put("A5", "town, 2 dahan").lasting("call_to_trade", 5).lasting("call_to_trade", 5)
    scene.ravage("A5")
    assert (scene["A5"], scene.effects("call_to_trade")) == ("town, city, 2 dahan", [])


def test_e34_a_stopped_ravage_does_not_become_a_build() -> None:
    scene = river().put("A5", "town, dahan").lasting("call_to_trade", 5).lasting("skip", 5)
    scene.ravage("A5")
    assert (scene["A5"], scene.effects("call_to_trade")) == ("town, dahan", [(5,)])


def test_e34_a_stopped_build_stops_what_a_ravage_has_become() -> None:
    scene = river().put("A5", "town, dahan").lasting("call_to_trade", 5).lasting("skip_action", 5, BUILD)
    scene.ravage("A5")
    assert (scene["A5"], scene.effects("call_to_trade")) == ("town, dahan", [])


def test_confounding_mists_defends() -> None:
    scene = river().use("confounding_mists", "A4", "defend")
    assert (defence(scene.s, scene.land("A4")), scene.effects("confounding_mists")) == (4, [])


def test_confounding_mists_pushes_what_is_added() -> None:
    scene = river().put("A4", "town").use("confounding_mists", "A4", "confounding_mists")
    scene.explore("A4", "A3")
    assert (scene["A4"], scene["A3"]) == ("town", "explorer")
    scene.build("A4", "A5")
    assert (scene["A4"], scene["A5"]) == ("town", "city")
    scene.explore("A4", "none")
    assert scene["A4"] == "explorer, town"
    pushes = [names for kind, names in scene.asked if kind == "push_to"]
    assert pushes == [["A1", "A2", "A3", "A5", "none"]] * 3


def test_confounding_mists_of_a_repeated_power_push_once() -> None:
    scene = river().lasting("confounding_mists", 4, 0).lasting("confounding_mists", 4, 0)
    scene.explore("A4", "A3")
    assert (scene["A4"], scene["A3"]) == ("", "explorer")


def test_e35_confounding_mists_on_another_board_are_decided_by_their_user() -> None:
    scene = river("lightning").presence(0, "B6").use("confounding_mists", "B6", "confounding_mists")
    scene.explore("B6", "B8")
    assert (scene["B8"], scene.deciders) == ("explorer", [0, 0, 0])


def test_e35_confounding_mists_do_not_touch_what_moves_in_or_is_no_invader() -> None:
    scene = river().put("A5", "explorer, dahan").put("A1", "dahan").lasting("confounding_mists", 1, 0)
    scene.use("call_to_isolation", "A5", "push-explorer-town", "A1")
    assert (scene["A1"], scene["A5"]) == ("explorer, dahan", "dahan")
    scene.use("cycles_of_time_and_tide")
    assert (scene["A1"], options(scene, "push_to")) == ("explorer, 2 dahan", ["A1", "A4", "A6", "A7", "A8"])


def test_e35_the_mists_push_into_an_ocean_in_play() -> None:
    """The push is that of a power, so for it an ocean in play is a land; what comes there drowns."""
    scene = Scene("ocean", boards="A", sets="branch_and_claw").presence(0, "A0").presence(0, "A2")
    scene.s.fear_pool = 99
    scene.use("confounding_mists", "A2", "confounding_mists").build("A2", "A0")
    assert (scene["A2"], scene["A0"], scene.s.fear) == ("", "", 1)


def test_cycles_of_time_and_tide() -> None:
    scene = river().presence(0, "A2").put("A2", "dahan, blight").put("A1", "2 blight")
    assert scene.reach("cycles_of_time_and_tide") == ["A1", "A2", "A3"]
    scene.use("cycles_of_time_and_tide", "A2")
    assert scene["A2"] == "2 dahan, blight"
    scene.use("cycles_of_time_and_tide", "A1")
    assert (scene["A1"], scene.s.blight_pool) == ("blight", 100)


def test_disorienting_landscape() -> None:
    scene = river().put("A6", "2 explorer").put("A4", "explorer")
    scene.use("disorienting_landscape", "A6", "A8")
    assert (scene["A6"], scene["A8"]) == ("explorer, wilds", "explorer")
    scene.use("disorienting_landscape", "A4", "A3")
    assert (scene["A4"], scene["A3"]) == ("", "explorer")
    scene.use("disorienting_landscape", "A8", "A7")
    assert (scene["A8"], scene["A7"]) == ("wilds", "explorer")


def test_elusive_ambushes() -> None:
    scene = river().put("A5", "town, explorer, dahan").put("A1", "explorer")
    assert scene.reach("elusive_ambushes") == ["A5"]
    scene.use("elusive_ambushes", "damage", "town")
    assert scene["A5"] == "explorer, town-d1, dahan"
    scene.use("elusive_ambushes", "defend")
    assert defence(scene.s, scene.land("A5")) == 4


def test_fire_in_the_sky() -> None:
    scene = river().put("A6", "town, explorer-s1")
    scene.use("fire_in_the_sky", "A6", "town")
    assert options(scene, "strife") == ["explorer-s1", "town"]
    assert (scene["A6"], scene.s.fear) == ("explorer-s1, town-s1", 2)
    # T2: both lose their strife in a ravage, and the land is unharmed.
    assert scene.ravage("A6")["A6"] == "explorer, town"


def test_t1_fire_in_the_sky_without_an_invader_only_frightens() -> None:
    scene = river().put("A5", "dahan")
    scene.use("fire_in_the_sky", "A5")
    assert (scene["A5"], scene.s.fear) == ("dahan", 2)


def test_fleshrot_fever() -> None:
    scene = river()
    assert scene.reach("fleshrot_fever") == ["A4", "A7", "A8"]
    scene.use("fleshrot_fever", "A8")
    assert (scene["A8"], scene.s.fear) == ("disease", 1)


def test_golds_allure_may_put_strife_on_what_was_gathered() -> None:
    scene = river().put("A6", "city").put("A5", "explorer").put("A8", "2 town")
    assert scene.reach("golds_allure") == ["A1", "A6"]
    scene.use("golds_allure", "A6", "town")
    assert options(scene, "strife") == ["explorer", "town", "city"]
    assert (scene["A6"], scene["A5"], scene["A8"]) == ("explorer, town-s1, city", "", "town")


def test_growth_through_sacrifice_adds_presence() -> None:
    scene = river("lightning").presence(1, "B5").presence(1, "B7").put("B5", "blight")
    scene.use("growth_through_sacrifice", "lightning", "B7", "add_presence", "energy")
    assert (scene.s.presence[0][scene.land("A5")], scene.s.destroyed) == (0, [1, 0])
    assert (scene.s.presence[1][scene.land("B7")], scene.on("energy", 1)) == (2, 6)
    assert options(scene, "choose") == ["remove_blight", "add_presence"]
    # The user chooses the spirit; where, and what happens there, the spirit itself.
    assert scene.deciders == [0, 1, 1, 1]


def test_growth_through_sacrifice_removes_blight() -> None:
    scene = river("lightning").presence(0, "A4").presence(1, "B5").put("B5", "2 blight")
    scene.use("growth_through_sacrifice", "lightning", "A4", "remove_blight")
    assert (scene["B5"], scene.s.destroyed, scene.s.presence[0][scene.land("A5")]) == ("blight", [1, 0], 1)


def test_growth_through_sacrifice_does_both_in_one_land_with_its_threshold() -> None:
    scene = river("lightning").presence(1, "B5").put("B5", "blight").elements("2 sun")
    scene.use("growth_through_sacrifice", "lightning", "both", "cards")
    assert (scene["B5"], scene.s.presence[1][scene.land("B5")], scene.on("cards", 1)) == ("", 2, 3)
    assert options(scene, "choose") == ["remove_blight", "add_presence", "both"]


def test_growth_through_sacrifice_may_cost_the_last_presence() -> None:
    scene = river().use("growth_through_sacrifice")
    assert (scene.s.presence[0][scene.land("A5")], scene.s.destroyed, scene.asked) == (0, [1], [])


def test_e33_guardian_serpents() -> None:
    scene = river("lightning").presence(1, "B5", 2).presence(1, "B7")
    scene.use("guardian_serpents", "lightning", "B5")
    assert (scene["B5"], defence(scene.s, scene.land("B5")), scene.deciders) == ("beasts", 4, [0, 0])
    scene.use("guardian_serpents", "lightning", "B7")
    assert (scene["B7"], defence(scene.s, scene.land("B7"))) == ("beasts", 0)


def test_here_there_be_monsters() -> None:
    scene = river().presence(0, "A2").put("A5", "explorer, town, city, dahan")
    assert scene.reach("here_there_be_monsters") == ["A5"]
    scene.use("here_there_be_monsters", "none")
    assert options(scene, "push") == ["explorer", "town", "dahan", "none"]
    assert (scene["A5"], scene.s.fear) == ("explorer, town, city, dahan", 2)
    scene.put("A5", "beasts").use("here_there_be_monsters", "town", "A8")
    assert (scene["A5"], scene["A8"], scene.s.fear) == ("explorer, city, dahan, beasts", "town", 5)


def test_infested_aquifers() -> None:
    scene = river().put("A5", "explorer, town, city, dahan")
    # Wetlands without disease: the first part is not open.
    scene.use("infested_aquifers")
    assert (scene["A5"], scene.s.fear, scene.asked) == ("explorer, town, city, dahan, disease", 1, [])
    scene.use("infested_aquifers", "damage_each")
    assert (scene["A5"], scene.s.fear) == ("town-d1, city-d1, dahan, disease", 1)
    scene.use("infested_aquifers", "fear-add")
    assert (scene["A5"], scene.s.fear) == ("town-d1, city-d1, dahan, 2 disease", 2)


def test_infested_aquifers_elsewhere_needs_disease() -> None:
    scene = Scene("lightning", boards="A", sets="branch_and_claw").presence(0, "A4").put("A4", "town")
    scene.use("infested_aquifers")
    assert (scene["A4"], scene.s.fear) == ("town", 0)
    scene.put("A4", "disease").use("infested_aquifers")
    assert (scene["A4"], scene.asked) == ("town-d1, disease", [])


def test_inflame_the_fires_of_life() -> None:
    scene = river().put("A6", "town")
    scene.use("inflame_the_fires_of_life", "A6", "add")
    assert (scene["A6"], scene.s.fear) == ("town, disease", 0)
    scene.use("inflame_the_fires_of_life", "A6", "fear-add_strife")
    assert (scene["A6"], scene.s.fear) == ("town-s1, disease", 1)
    scene.elements("3 animal").use("inflame_the_fires_of_life", "A6", "both")
    assert (scene["A6"], scene.s.fear) == ("town-s2, 2 disease", 2)


def test_inflame_the_fires_of_life_may_do_one_with_its_threshold() -> None:
    scene = river().put("A6", "town").elements("3 animal")
    scene.use("inflame_the_fires_of_life", "A6", "add")
    assert (options(scene, "choose"), scene["A6"]) == (["add", "fear-add_strife", "both"], "town, disease")


def test_pact_of_the_joined_hunt() -> None:
    scene = river("lightning").presence(1, "B5").presence(1, "B7").put("B5", "town, city, dahan")
    scene.put("B4", "dahan").put("B7", "dahan")
    scene.use("pact_of_the_joined_hunt", "lightning", "B5", "B4:dahan", "town", "city")
    assert (scene["B5"], scene["B4"], scene["B7"]) == ("town-d1, city-d1, 2 dahan", "", "dahan")
    # E28: the spirit chooses its land and which dahan comes; the damage is that of the power's user.
    assert scene.deciders == [0, 1, 1, 0, 0]


def test_pact_of_the_joined_hunt_gathers_if_it_can() -> None:
    scene = river("lightning").presence(1, "B5").put("B5", "explorer, 2 dahan").put("B4", "dahan")
    scene.use("pact_of_the_joined_hunt", "lightning")
    assert (scene["B5"], scene["B4"]) == ("3 dahan", "")


def test_poisoned_dew() -> None:
    scene = river().put("A8", "3 explorer, town").put("A4", "3 explorer").put("A5", "2 explorer")
    scene.use("poisoned_dew", "A8").use("poisoned_dew", "A4").use("poisoned_dew", "A5")
    assert (scene["A8"], scene["A4"], scene["A5"], scene.s.fear) == ("town", "2 explorer", "", 0)


def test_e27_portents_of_disaster_follow_the_action_that_destroys() -> None:
    scene = river().put("A4", "2 town, explorer").put("A5", "explorer")
    assert scene.reach("portents_of_disaster") == ["A4", "A5"]
    scene.use("portents_of_disaster", "A4")
    assert (scene.s.fear, scene.effects("portents_of_disaster")) == (2, [(4, 0)])
    scene.use("poisoned_dew", "A5")
    assert scene.s.fear == 2
    # Two towns fall at once: 1 fear each, and 1 in total for the portents, which are over then.
    scene.elements("3 sun").use("drought", "A4")
    assert (scene["A4"], scene.s.fear, scene.effects("portents_of_disaster")) == ("explorer, blight", 5, [])
    scene.use("poisoned_dew", "A4")
    assert scene.s.fear == 5


def test_portents_of_disaster_follow_a_ravage_and_powers_of_others() -> None:
    scene = river("lightning").put("A5", "explorer, 2 dahan").use("portents_of_disaster").ravage("A5")
    assert (scene["A5"], scene.s.fear) == ("dahan, dahan-d1", 3)
    scene.put("A6", "explorer").use("portents_of_disaster").presence(1, "A6", 2)
    scene.use("poisoned_dew", "A6", seat=1)
    assert (scene["A6"], scene.s.fear) == ("", 6)


def test_portents_of_disaster_used_twice_bring_two_fear() -> None:
    scene = river().put("A5", "explorer").lasting("portents_of_disaster", 5, 0)
    scene.lasting("portents_of_disaster", 5, 0).use("poisoned_dew", "A5")
    assert (scene.s.fear, scene.effects("portents_of_disaster")) == (2, [])


def test_fear_of_portents_is_fear_of_a_power() -> None:
    scene = river().put("A5", "explorer").lasting("portents_of_disaster", 5, 0)
    scene.lasting("dread_apparitions", 5).use("poisoned_dew", "A5")
    assert (scene.s.fear, defence(scene.s, scene.land("A5"))) == (1, 1)


def test_promises_of_protection() -> None:
    scene = river().put("A5", "town, dahan").put("A4", "2 dahan").put("A1", "dahan")
    scene.use("promises_of_protection", "A5", "A4:dahan", "none")
    assert (scene["A5"], scene["A4"]) == ("town, 2 dahan", "dahan")
    assert [health(scene.s, scene.land(name), DAHAN) for name in ("A5", "A4")] == [4, 2]
    # Those that come later have it as well; 2 damage do not destroy a dahan.
    scene.use("call_to_bloodshed", "A5", "gather", "A4:dahan", "none").ravage("A5")
    assert scene["A5"] == "2 dahan, dahan-d2, blight"


def test_d2_a_dahan_that_leaves_the_promised_land_dies_of_its_damage() -> None:
    scene = river().put("A5", "dahan, dahan-d3").lasting("promises_of_protection", 5)
    scene.use("call_to_isolation", "push-dahan", "dahan-d3", "A4")
    assert (scene["A5"], scene["A4"]) == ("dahan", "")


def test_e30_promises_end_together_with_damage() -> None:
    scene = river().put("A5", "dahan-d3").lasting("promises_of_protection", 5)
    scene.step("time")
    assert (scene["A5"], scene.effects("promises_of_protection")) == ("dahan", [])


def test_prowling_panthers() -> None:
    scene = river().put("A8", "explorer, town, city")
    assert scene.reach("prowling_panthers") == ["A1", "A6", "A8"]
    scene.use("prowling_panthers", "A8")
    assert (scene["A8"], scene.s.fear) == ("explorer, town, city, beasts", 1)
    scene.use("prowling_panthers", "A8", "destroy", "town")
    assert options(scene, "choose") == ["fear-add", "destroy"]
    # 1 fear for the town.
    assert (scene["A8"], scene.s.fear) == ("explorer, city, beasts", 2)


def test_razor_sharp_undergrowth() -> None:
    scene = river().put("A5", "2 explorer, 2 dahan")
    scene.use("razor_sharp_undergrowth")
    assert (scene["A5"], defence(scene.s, scene.land("A5"))) == ("explorer, dahan, wilds", 2)
    scene.put("A5", "blight")
    assert scene.reach("razor_sharp_undergrowth") == []


def test_renewing_rain() -> None:
    scene = river().put("A8", "2 blight").put("A5", "blight")
    scene.use("renewing_rain", "A8").use("renewing_rain", "A5")
    assert (scene["A8"], scene["A5"], scene.s.blight_pool) == ("blight", "blight", 100)
    # The threshold does not ask for a terrain.
    scene.elements("3 plant").use("renewing_rain", "A5").use("renewing_rain", "A8")
    assert (scene["A8"], scene["A5"]) == ("wilds", "blight, wilds")


def test_rites_of_the_lands_rejection() -> None:
    scene = river().put("A5", "2 town, city, 2 dahan")
    scene.use("rites_of_the_lands_rejection", "skip_action-fear")
    assert scene.s.fear == 2
    # B14: every build of the turn, and nothing else.
    scene.build("A5").build("A5")
    assert scene["A5"] == "2 town, city, 2 dahan"
    scene.explore("A5")
    assert scene["A5"] == "explorer, 2 town, city, 2 dahan"


def test_rites_of_the_lands_rejection_push_dahan_or_frighten_by_towns() -> None:
    scene = river().put("A5", "town, explorer, 3 dahan")
    scene.use("rites_of_the_lands_rejection", "push", "dahan", "A4", "none")
    assert (scene["A5"], scene["A4"], scene.s.fear) == ("explorer, town, 2 dahan", "dahan", 0)
    scene.use("rites_of_the_lands_rejection", "A5", "skip_action-fear")
    assert (scene.s.fear, scene.effects("skip_action")) == (1, [(5, BUILD)])


def test_scour_the_land() -> None:
    scene = river().put("A6", "3 explorer, 4 town, city")
    scene.use("scour_the_land", "A6")
    assert (scene["A6"], scene.s.fear, scene.s.blight_pool) == ("town, city, blight", 3, 98)


def test_scour_the_land_may_be_fast_with_its_threshold() -> None:
    scene = river().put("A3", "city").play("scour_the_land").put("A6", "explorer")
    assert (scene.s.phase, moves(scene)) == (FAST, [])
    scene.elements("2 air")
    assert moves(scene) == ["use:scour_the_land"]
    scene.s.phase = SLOW
    assert "use:scour_the_land" in moves(scene)
    scene.s.phase = FAST
    scene.step("powers", "use:scour_the_land", "A6")
    assert (scene["A6"], moves(scene)) == ("blight", [])
    # E12: a power made fast is used once.
    scene.s.phase = SLOW
    assert "use:scour_the_land" not in moves(scene)


def test_sky_stretches_to_shore_makes_a_slow_power_fast() -> None:
    scene = river().put("A3", "city").play("wash_away", "gnawing_rootbiters").use("sky_stretches_to_shore")
    assert moves(scene) == ["use:wash_away", "use:gnawing_rootbiters"]
    scene.step("powers", "use:wash_away", "A5")
    assert (moves(scene), scene.effects("either_speed")) == ([], [])


def test_sky_stretches_to_shore_makes_a_fast_power_slow() -> None:
    scene = (
        river()
        .put("A3", "city")
        .play("flash_floods", "drift_down_into_slumber")
        .use("sky_stretches_to_shore")
    )
    scene.s.phase = SLOW
    assert moves(scene) == ["use:flash_floods", "use:drift_down_into_slumber"]
    scene.step("powers", "use:flash_floods", "A5")
    assert (moves(scene), scene.effects("either_speed")) == ([], [])


def test_e13_a_repeat_is_slow_as_well() -> None:
    scene = (
        river()
        .put("A3", "city")
        .play("flash_floods")
        .use("sky_stretches_to_shore")
        .lasting("repeat", 0, 9, 0)
    )
    scene.s.phase = SLOW
    scene.step("powers", "use:flash_floods", "A5")
    assert (moves(scene), scene.effects("either_speed")) == (["repeat:flash_floods"], [])
    scene.step("powers", "repeat:flash_floods", "A5")
    assert moves(scene) == []


def test_sky_stretches_to_shore_reaches_coasts() -> None:
    """E26: the bonus is one for the range in the header, and only to coastal lands."""
    scene = Scene("lightning", boards="A", sets="branch_and_claw").presence(0, "A8", 2)
    before = scene.reach("drift_down_into_slumber")
    assert before == ["A1", "A4", "A5", "A6", "A7", "A8"]
    assert scene.reach("steam_vents") == ["A8"]
    scene.use("sky_stretches_to_shore")
    assert scene.reach("steam_vents") == ["A1", "A2", "A3", "A8"]
    assert scene.reach("drift_down_into_slumber") == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]


def test_sky_stretches_to_shore_for_another_spirit() -> None:
    scene = river("lightning").presence(1, "B8", 2).use("sky_stretches_to_shore", "lightning")
    assert (scene.effects("either_speed"), scene.effects("range_to_coast")) == ([(1,)], [(1, 3)])
    assert [name for name in scene.reach("steam_vents", seat=1) if name[0] == "B"] == ["B1", "B2", "B3", "B8"]
    assert scene.reach("steam_vents") == ["A5"]
    scene.step("time")
    assert scene.reach("steam_vents", seat=1) == ["B8"]


def test_spur_on_with_words_of_fire() -> None:
    scene = river("lightning").presence(1, "B5", 2)
    hand = ["raging_storm", "shatter_homesteads", "drift_down_into_slumber"]
    scene.s.hands[1] = [POWERS.number(id) for id in hand]
    scene.s.energy = [5, 1]
    scene.use("spur_on_with_words_of_fire", "lightning", "shatter_homesteads")
    # 1 energy of its own and 1 gained: Raging Storm costs 3.
    assert options(scene, "play_now") == ["shatter_homesteads", "drift_down_into_slumber", "none"]
    assert (scene.s.energy, scene.deciders) == ([5, 0], [0, 1])
    assert scene.s.played[1] == [POWERS.number("shatter_homesteads")]
    # E7: it counts against no card play; its elements count at once; E8: it waits for the slow phase.
    assert (scene.s.plays[1] - scene.s.extra_plays[1], scene.s.elements[1][2]) == (0, 1)
    scene.s.phase = SLOW
    assert "use:shatter_homesteads" in moves(scene, 1)


def test_spur_on_with_words_of_fire_on_oneself_gives_no_energy() -> None:
    scene = river()
    scene.s.hands[0] = [POWERS.number("flash_floods"), POWERS.number("drift_down_into_slumber")]
    scene.s.energy = [1]
    scene.use("spur_on_with_words_of_fire", "none")
    assert options(scene, "play_now") == ["drift_down_into_slumber", "none"]
    assert (scene.s.energy, scene.s.played[0]) == ([1], [])


def test_swarming_wasps() -> None:
    scene = river().put("A5", "3 explorer").put("A8", "blight")
    assert "A8" not in scene.reach("swarming_wasps")
    scene.use("swarming_wasps", "A5")
    assert scene["A5"] == "3 explorer, beasts"
    scene.use("swarming_wasps", "A5", "push", "explorer", "A4", "none")
    assert options(scene, "choose") == ["add", "push"]
    assert (scene["A5"], scene["A4"]) == ("2 explorer, beasts", "explorer")


def test_teeming_rivers() -> None:
    scene = river().put("A5", "blight").put("A1", "2 blight")
    assert scene.reach("teeming_rivers") == ["A1", "A2", "A5", "A6"]
    scene.use("teeming_rivers", "A6").use("teeming_rivers", "A5").use("teeming_rivers", "A1")
    assert (scene["A6"], scene["A5"], scene["A1"]) == ("beasts", "", "2 blight")
    assert scene.s.blight_pool == 100


def test_tormenting_rotflies() -> None:
    scene = river().put("A4", "town, blight").put("A5", "dahan")
    assert scene.reach("tormenting_rotflies") == ["A2", "A4", "A5", "A7"]
    # Without invaders there is no fear.
    scene.use("tormenting_rotflies", "A5")
    assert (scene["A5"], scene.s.fear) == ("dahan, disease", 0)
    scene.use("tormenting_rotflies", "A4", "fear")
    assert (scene["A4"], scene.s.fear) == ("town, blight", 3)
    scene.use("tormenting_rotflies", "A4", "add")
    assert (scene["A4"], scene.s.fear) == ("town, blight, disease", 3)
    scene.use("tormenting_rotflies", "A4", "fear")
    assert scene.s.fear == 7


def test_twilight_fog_brings_madness() -> None:
    scene = river().put("A6", "town, 2 dahan, dahan-d1")
    scene.use("twilight_fog_brings_madness", "A6", "dahan", "A8")
    assert (scene["A6"], scene["A8"]) == ("town-s1, dahan-d1", "dahan")


def test_r9_defend_does_not_help_dahan_in_the_twilight_fog() -> None:
    scene = river().put("A6", "dahan, dahan-d1").lasting("defend", 6, 9)
    scene.use("twilight_fog_brings_madness", "A6", "dahan", "A8")
    assert (scene["A6"], scene["A8"]) == ("", "dahan")
