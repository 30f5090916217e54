"""Major powers of the base game, each with its exact effect."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import SLOW, Scene, cards
from weald.games.spirit_island.rules.land_rules import defence


def river() -> Scene:
    """Presence in A5 (wetlands, a sacred site); A4 and A7 are sands, A8 jungle, A1 and A6 mountain."""
    scene = Scene("river_surges", boards="A").presence(0, "A5")
    scene.s.fear_pool = 99
    return scene


def two() -> Scene:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5").presence(1, "B5")
    scene.s.fear_pool = 99
    return scene


def test_accelerated_rot() -> None:
    scene = river().put("A5", "2 city, blight").put("A8", "3 city, 2 blight")
    assert scene.reach("accelerated_rot") == ["A2", "A3", "A5", "A8"]
    scene.use("accelerated_rot", "A5", "city-d1", "city-d2")
    assert (scene["A5"], scene.s.fear) == ("city-d1, blight", 4)
    scene.elements("3 sun 2 water 3 plant").use("accelerated_rot", "A8")
    assert (scene["A8"], scene.s.fear) == ("blight", 4 + 2 + 6)


def test_e29_blazing_renewal() -> None:
    scene = two().put("A4", "explorer, town, city")
    scene.s.destroyed = [0, 3]
    scene.use("blazing_renewal", "lightning", "A4")
    assert (scene.s.presence[1][scene.land("A4")], scene.s.destroyed) == (2, [0, 1])
    assert (scene["A4"], scene.s.fear) == ("explorer, city-d2", 1)
    # Ruling E29: the range is that of the user's presence, but the target spirit picks the land.
    assert scene.deciders == [0, 1]
    near = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "B2", "B3", "B4"]
    assert scene.asked[1] == ("presence_to", near)


def test_blazing_renewal_with_one_destroyed_presence() -> None:
    scene = river().put("A5", "town")
    scene.s.destroyed = [1]
    scene.use("blazing_renewal", "A5")
    assert (scene.s.presence[0][5], scene.s.destroyed, scene["A5"]) == (2, [0], "")


def test_blazing_renewal_without_destroyed_presence() -> None:
    scene = river().put("A5", "town, city")
    scene.use("blazing_renewal", "A5")
    assert (scene["A5"], scene.s.presence[0][5]) == ("town, city", 1)
    # The damage of the threshold does not depend on it.
    scene.elements("3 fire 3 earth 2 plant").use(
        "blazing_renewal", "A5", "town", "city", "city-d1", "city-d2"
    )
    assert scene["A5"] == "town-d1"


def test_blazing_renewal_keeps_to_what_the_spirit_may_have() -> None:
    scene = Scene("river_surges", "ocean", boards="AB").presence(0, "A7").presence(1, "B1")
    scene.s.destroyed = [0, 1]
    scene.use("blazing_renewal", "ocean", "B2")
    assert scene.asked[1] == ("presence_to", ["A1", "A3", "B0", "B2", "B3"])


def test_cleansing_floods() -> None:
    scene = river().presence(0, "A3").put("A5", "2 city, 2 blight")
    # Only the presence in wetlands counts.
    assert scene.reach("cleansing_floods") == ["A1", "A4", "A5", "A6", "A7", "A8"]
    scene.use("cleansing_floods", "A5", "city-d1", "city-d2")
    assert (scene["A5"], scene.s.fear) == ("city-d1, blight", 2)


def test_cleansing_floods_with_the_threshold() -> None:
    scene = river().put("A5", "5 city, blight").elements("4 water")
    scene.use("cleansing_floods", "A5", *["city-d1", "city-d2"] * 4)
    assert (scene["A5"], scene.s.fear) == ("city-d2", 8)


def test_dissolve_the_bonds_of_kinship() -> None:
    scene = river().put("A7", "explorer, 2 town, city, 2 dahan, blight")
    scene.use("dissolve_the_bonds_of_kinship", "A7", "A5", "A8", "A8", "A8")
    # A7 borders A5 and A8 only: both must get explorers, the others go as one likes.
    assert (scene["A7"], scene["A5"], scene["A8"]) == ("town, dahan, blight", "explorer", "4 explorer")
    assert scene.s.fear == 0


def test_dissolve_the_bonds_of_kinship_carries_damage_over() -> None:
    scene = river().put("A7", "town-d1, city-s1")
    scene.use("dissolve_the_bonds_of_kinship", "A7", "explorer-s1", "A5")
    assert (scene["A7"], scene["A5"], scene["A8"]) == ("", "explorer-s1", "explorer")


def test_dissolve_the_bonds_of_kinship_lets_invaders_wipe_each_other_out() -> None:
    scene = river().put("A7", "explorer, 2 town, 2 city, dahan").elements("2 fire 2 water 3 animal")
    # After the replacing: 5 explorers, a town and a city, which deal 5 damage to each other.
    scene.use("dissolve_the_bonds_of_kinship", "A7")
    assert (scene["A7"], scene["A5"], scene["A8"], scene.s.fear) == ("", "", "", 3)


def test_dissolve_the_bonds_of_kinship_fights_before_the_push() -> None:
    scene = river().put("A7", "3 explorer, town, city").elements("2 fire 2 water 3 animal")
    scene.put("A7", "town")
    # 6 explorers against one town: it falls, and two of them; four are pushed.
    scene.use("dissolve_the_bonds_of_kinship", "A7", "A5", "A8", "A8")
    assert (scene["A7"], scene["A5"], scene["A8"], scene.s.fear) == ("", "explorer", "3 explorer", 1)


def drawing() -> Scene:
    """Decks of which one knows what is drawn, and a card in each hand."""
    scene = two()
    scene.s.minor_deck = cards("drought", "steam_vents", "rain_of_blood", "call_to_tend")
    scene.s.major_deck = cards("tsunami", "powerstorm", "poisoned_land", "accelerated_rot")
    scene.s.hands = [cards("wash_away"), cards("raging_storm")]
    return scene


def test_entwined_power() -> None:
    scene = drawing()
    scene.use("entwined_power", "minor", "drought", "rain_of_blood")
    assert scene.deciders == [1, 1, 0]
    assert scene.asked[2] == ("gain", ["call_to_tend", "rain_of_blood", "steam_vents"])
    assert scene.s.hands == [cards("wash_away", "rain_of_blood"), cards("raging_storm", "drought")]
    assert sorted(scene.s.minor_discard) == cards("call_to_tend", "steam_vents")
    assert (scene.s.shown, scene.s.energy) == ([], [0, 0])


def test_entwined_power_shares_presence_for_targets() -> None:
    scene = drawing()
    # Steam vents reach no farther than own presence.
    assert (scene.reach("steam_vents"), scene.reach("steam_vents", seat=1)) == (["A5"], ["B5"])
    assert scene.reach("rain_of_blood", seat=1) == []
    scene.put("A4", "explorer").use("entwined_power", "minor", "drought", "rain_of_blood")
    assert scene.reach("steam_vents") == scene.reach("steam_vents", seat=1) == ["A5", "B5"]
    # The sacred site of the other spirit counts for it as well.
    assert scene.reach("rain_of_blood", seat=1) == ["A4"]


def test_entwined_power_with_a_major_power_means_forgetting() -> None:
    scene = drawing()
    scene.use("entwined_power", "major", "tsunami", "raging_storm", "powerstorm", "powerstorm")
    assert scene.s.hands == [cards("wash_away"), cards("tsunami")]
    assert sorted(scene.s.major_discard) == cards("accelerated_rot", "poisoned_land", "powerstorm")
    assert scene.s.forgotten == [[], cards("raging_storm")]


def test_entwined_power_with_the_threshold() -> None:
    scene = drawing().elements("2 water 4 plant")
    scene.use("entwined_power", "minor", "drought", "rain_of_blood", "wash_away", "none")
    assert scene.s.energy == [3, 3]
    assert scene.s.hands == [cards("rain_of_blood"), cards("raging_storm", "drought", "wash_away")]
    assert scene.asked[-2] == ("give_card", ["wash_away", "rain_of_blood", "none"])
    assert scene.deciders[-2:] == [0, 1]


def test_e21_entwined_power_alone_gives_its_energy_twice() -> None:
    scene = river().elements("2 water 4 plant")
    scene.s.minor_deck = cards("drought", "steam_vents", "rain_of_blood", "call_to_tend")
    scene.use("entwined_power", "minor", "drought", "rain_of_blood")
    assert (scene.s.hands, scene.s.energy) == ([cards("drought", "rain_of_blood")], [6])


def test_indomitable_claim() -> None:
    scene = river().put("A4", "city")
    scene.use("indomitable_claim", "A4", "cards")
    assert (scene.s.presence[0][4], scene.on("cards"), scene.effects("defend")) == (1, 5, [(4, 20)])
    assert (scene.s.fear, scene.effects("skip")) == (0, [])


def test_indomitable_claim_with_the_threshold() -> None:
    scene = river().put("A4", "city").elements("2 sun 3 earth")
    scene.use("indomitable_claim", "A4", "energy")
    assert (scene.s.fear, scene.effects("skip")) == (3, [(4,)])
    scene.ravage("A4").build("A4")
    assert scene["A4"] == "city"
    # No fear where no invaders are.
    scene.use("indomitable_claim", "A6", "energy")
    assert (scene.s.fear, scene.effects("skip")) == (3, [(4,), (6,)])


def test_indomitable_claim_ignores_where_the_spirit_may_be() -> None:
    scene = Scene("ocean", boards="A").presence(0, "A1")
    scene.use("indomitable_claim", "A5", "energy")
    assert scene.s.presence[0][5] == 1


def test_infinite_vitality() -> None:
    scene = river().put("A4", "2 city, 2 dahan")
    scene.use("infinite_vitality", "A4")
    # 6 damage destroy one dahan of two; the other one strikes back; no blight comes.
    scene.ravage("A4", "city-d1")
    assert (scene["A4"], scene.s.blight_pool) == ("city, city-d2, dahan", 99)


def test_infinite_vitality_belongs_to_the_land() -> None:
    scene = river().put("A4", "explorer, town, dahan")
    scene.use("infinite_vitality", "A4").ravage("A4", "explorer")
    assert scene["A4"] == "town-d1, dahan-d3"
    # Elsewhere this damage is more than a dahan can bear.
    scene.use("call_to_migrate", "A5", "A4:dahan-d3")
    assert (scene["A4"], scene["A5"]) == ("town-d1", "")
    scene.put("A4", "dahan").step("time")
    assert (scene["A4"], scene.effects("infinite_vitality")) == ("town, dahan", [])


def test_infinite_vitality_with_the_threshold() -> None:
    scene = river().put("A4", "2 city, dahan").put("A3", "blight").put("A1", "2 blight").elements("4 earth")
    scene.use("infinite_vitality", "A4", "A1")
    assert (scene["A1"], scene["A3"], scene.s.blight_pool) == ("blight", "blight", 100)
    scene.ravage("A4", "city").use("poisoned_land", "A4")
    # Neither damage nor destruction reach the dahan.
    assert scene["A4"] == "dahan"


def test_mists_of_oblivion() -> None:
    scene = river().put("A5", "2 explorer, town-d1, town, city")
    scene.use("mists_of_oblivion", "A5")
    # The town that falls is feared twice: by itself, and by the power.
    assert (scene["A5"], scene.s.fear) == ("town-d1, city-d1", 2)


def test_mists_of_oblivion_bring_4_fear_at_most() -> None:
    scene = river().put("A5", "4 town-d1, city-d1, city").elements("2 moon 3 air 2 water")
    scene.use("mists_of_oblivion", "A5")
    # 4 towns and 2 cities are destroyed, these by the damage of the threshold.
    assert (scene["A5"], scene.s.fear) == ("", 4 + 2 + 2 + 4)


def test_paralyzing_fright() -> None:
    scene = river().put("A5", "2 town, dahan")
    scene.use("paralyzing_fright", "A5")
    assert scene.s.fear == 4
    scene.ravage("A5").build("A5").explore("A5")
    assert scene["A5"] == "2 town, dahan"
    scene.elements("2 air 3 earth").use("paralyzing_fright", "A4")
    assert (scene.s.fear, scene.effects("skip")) == (12, [(5,), (4,)])


def test_pillar_of_living_flame() -> None:
    scene = river().put("A4", "2 city").put("A8", "3 city")
    scene.use("pillar_of_living_flame", "A4", "city-d1", "city-d2")
    assert (scene["A4"], scene.s.fear) == ("city-d2", 3 + 2)
    scene.elements("4 fire").use("pillar_of_living_flame", "A8")
    # In the jungle it leaves blight.
    assert (scene["A8"], scene.s.fear) == ("blight", 5 + 5 + 6)


def test_poisoned_land() -> None:
    scene = river().put("A4", "3 city, 2 dahan")
    scene.use("poisoned_land", "A4", *["city-d1", "city-d2"] * 2)
    assert (scene["A4"], scene.s.fear, scene.s.blight_pool) == ("city-d1, blight", 1 + 4, 98)


def test_poisoned_land_with_the_threshold_counts_its_own_blight() -> None:
    scene = river().put("A4", "6 city, dahan, blight").elements("3 earth 2 plant 2 animal")
    # The new blight cascades to A3; only that in the land counts: 2 fear and 8 damage more.
    scene.use("poisoned_land", "A4", *["city-d1", "city-d2"] * 2, "A3", *["city-d1", "city-d2"] * 3)
    assert (scene["A4"], scene["A3"]) == ("city, 2 blight", "blight")
    assert scene.s.fear == 1 + 2 + 2 * 5


def storm() -> Scene:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5").presence(1, "B5")
    scene.s.fear_pool = 99
    scene.play("powerstorm", "steam_vents", "gift_of_constancy")
    scene.put("A5", "3 explorer").put("B5", "town")
    return scene


def test_powerstorm() -> None:
    scene = storm()
    scene.step("powers", "0/use:powerstorm", "river_surges")
    assert (scene.s.energy, scene.effects("powerstorm")) == ([3, 0], [(0,)])
    scene.step("powers", "0/use:steam_vents")
    scene.step("powers", "0/repeat:steam_vents")
    assert (scene["A5"], scene.s.energy, scene.effects("powerstorm")) == ("explorer", [2, 0], [])
    # Once only.
    scene.step("powers", "0/use:gift_of_constancy", "lightning")
    assert scene.asked[-2][1] == ["use:gift_of_constancy", "ready"]


def test_e18_powerstorm_does_not_repeat_itself_nor_what_cannot_be_paid() -> None:
    scene = storm()
    scene.step("powers", "0/use:powerstorm", "river_surges")
    scene.step("powers", "0/use:steam_vents")
    scene.s.energy = [0, 0]
    scene.step("powers", "0/use:gift_of_constancy", "lightning")
    scene.step("powers", "0/repeat:gift_of_constancy", "lightning")
    assert scene.asked[-2] == ("powers", ["repeat:gift_of_constancy", "ready"])
    assert scene.s.energy == [0, 4]


def test_powerstorm_repeats_slow_cards_in_the_slow_phase() -> None:
    scene = storm().play("raging_storm", seat=1)
    scene.step("powers", "0/use:powerstorm", "lightning")
    assert (scene.s.energy, scene.effects("powerstorm")) == ([0, 3], [(1,)])
    scene.s.phase = SLOW
    scene.step("powers", "1/use:raging_storm", "B5")
    assert scene["B5"] == "town-d1"
    scene.step("powers", "1/repeat:raging_storm", "B5")
    assert (scene["B5"], scene.s.energy) == ("", [0, 0])


def test_e18_powerstorm_with_the_threshold_may_repeat_one_card_three_times() -> None:
    scene = storm().elements("2 sun 2 fire 3 air").put("A5", "explorer")
    scene.step("powers", "0/use:powerstorm", "river_surges")
    assert scene.effects("powerstorm") == [(0,)] * 3
    scene.step("powers", "0/use:steam_vents")
    for _ in range(3):
        scene.step("powers", "0/repeat:steam_vents")
    assert (scene["A5"], scene.s.energy, scene.effects("powerstorm")) == ("", [0, 0], [])


def test_talons_of_lightning() -> None:
    scene = river().put("A5", "city, town").put("A4", "town, explorer").put("A7", "2 town").put("A2", "town")
    assert scene.reach("talons_of_lightning") == ["A1", "A5", "A6"]
    assert scene.reach("talons_of_lightning", 1) == ["A1", "A2", "A5", "A6"]
    scene.elements("3 fire 3 air").use("talons_of_lightning", "A5")
    assert (scene["A5"], scene["A4"], scene["A7"], scene["A2"]) == ("", "explorer", "town", "town")
    assert scene.s.fear == 3 + 3 + 2


def test_talons_of_lightning_without_the_threshold() -> None:
    scene = river().put("A1", "2 city").put("A4", "town")
    scene.use("talons_of_lightning", "A1", "city-d1", "city-d2")
    assert (scene["A1"], scene["A4"], scene.s.fear) == ("city-d2", "town", 5)


def test_terrifying_nightmares() -> None:
    scene = river().put("A4", "3 explorer, 2 town, city")
    answers = ("town", "A1", "town", "A1", "explorer", "A5", "none")
    scene.use("terrifying_nightmares", "A4", *answers)
    assert (scene["A4"], scene["A1"], scene["A5"]) == ("2 explorer, city", "2 town", "explorer")
    assert scene.s.fear == 2
    scene.elements("4 moon").use("terrifying_nightmares", "A4", "none")
    assert scene.s.fear == 8


def test_the_jungle_hungers() -> None:
    scene = (
        river().presence(0, "A8").put("A7", "2 explorer, 2 town, 2 city, 2 dahan").put("A6", "town, dahan")
    )
    # Only the presence in the jungle counts.
    assert scene.reach("the_jungle_hungers") == ["A5", "A6", "A7", "A8"]
    scene.use("the_jungle_hungers", "A6")
    assert (scene["A6"], scene.s.fear) == ("", 1)
    scene.elements("2 moon 3 plant").use("the_jungle_hungers", "A7")
    assert (scene["A7"], scene.s.fear) == ("city, 2 dahan", 1 + 2 + 2)


def test_the_land_thrashes_in_furious_pain() -> None:
    scene = river().put("A4", "2 city, blight").put("A3", "2 blight").put("A8", "3 blight")
    assert scene.reach("the_land_thrashes_in_furious_pain") == ["A3", "A4", "A8"]
    scene.use("the_land_thrashes_in_furious_pain", "A4", "city-d1", "city-d2")
    assert (scene["A4"], scene.s.fear) == ("city-d1, blight", 2)


def test_e15_the_land_thrashes_again_in_an_adjacent_land() -> None:
    scene = river().put("A4", "explorer, blight").put("A1", "2 city").put("A2", "blight")
    scene.elements("3 moon 3 earth")
    scene.use("the_land_thrashes_in_furious_pain", "A4", "A1", "city-d1")
    # A1 has no blight of its own, but two adjacent ones; it does not go on from there.
    assert (scene["A4"], scene["A1"]) == ("blight", "city, city-d2")
    assert scene.asked[1] == ("target_land", ["A1", "A2", "A3", "A5"])


def test_the_trees_and_stones_speak_of_war() -> None:
    scene = river().put("A4", "town, city, 2 dahan")
    assert scene.reach("the_trees_and_stones_speak_of_war") == ["A4"]
    scene.use("the_trees_and_stones_speak_of_war", "city", "city-d1")
    assert (scene["A4"], scene.effects("defend")) == ("town, city-d2, 2 dahan", [(4, 4)])


def test_the_trees_and_stones_speak_of_war_and_defence_goes_along() -> None:
    scene = river().put("A4", "3 dahan").elements("2 sun 2 earth 2 plant")
    scene.use("the_trees_and_stones_speak_of_war", "dahan", "A5", "dahan", "A1")
    assert (scene["A4"], scene["A5"], scene["A1"]) == ("dahan", "dahan", "dahan")
    assert [defence(scene.s, land) for land in (4, 5, 1)] == [2, 2, 2]
    scene.use("the_trees_and_stones_speak_of_war", "A5", "dahan", "A8")
    assert [defence(scene.s, land) for land in (5, 8)] == [2, 2]


def test_tsunami() -> None:
    scene = river().put("A2", "3 city, 3 dahan").put("A1", "town, dahan").put("A4", "town")
    assert scene.reach("tsunami") == ["A1", "A2", "A3"]
    scene.use("tsunami", "A2", *["city-d1", "city-d2"] * 2)
    assert (scene["A2"], scene["A1"], scene.s.fear) == ("city-d2, dahan", "town, dahan", 2 + 4)


def test_tsunami_with_the_threshold_hits_all_coasts_of_the_board() -> None:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5").elements("3 water 2 earth")
    scene.s.fear_pool = 99
    scene.put("A1", "explorer").put("A2", "town, city, 2 dahan").put("A4", "town").put("B3", "town")
    scene.use("tsunami", "A1", "town", "city", "city-d1", "city-d2")
    assert (scene["A1"], scene["A2"], scene["A4"], scene["B3"]) == ("", "town-d1, dahan", "town", "town")
    # 2 in A1, 1 in A2 and A3 each, 2 for the city.
    assert scene.s.fear == 2 + 1 + 1 + 2


def test_e27_vengeance_of_the_dead_answers_after_the_action() -> None:
    scene = river().put("A5", "town, city, 2 dahan")
    scene.use("vengeance_of_the_dead", "A5")
    assert scene.s.fear == 3
    # The ravage destroys both dahan: 2 damage follow, which destroy the town; that does not set it off again.
    scene.ravage("A5", "town", "town-d1")
    assert (scene["A5"], scene.s.fear) == ("city, blight", 4)


def test_vengeance_of_the_dead_reaches_farther_with_the_threshold() -> None:
    scene = river().put("A5", "city, dahan").put("A4", "explorer")
    scene.elements("3 animal").use("vengeance_of_the_dead", "A5")
    scene.ravage("A5", "A4")
    assert (scene["A5"], scene["A4"]) == ("city, blight", "")


def test_vengeance_of_the_dead_used_twice_answers_itself_once() -> None:
    scene = river().put("A5", "town, 2 town-d1, city").elements("3 earth")
    scene.use("vengeance_of_the_dead", "A5").use("vengeance_of_the_dead", "A5")
    # A town falls. The first use answers it and fells a second one; the second use answers that and fells the
    # third, then answers the first fall as well. None of them ever answers what it has done itself.
    scene.use("steam_vents", "destroy-town", "town", "town-d1", "town-d1")
    assert (scene["A5"], scene.s.fear) == ("city-d1", 3 + 3 + 3)


def test_vigor_of_the_breaking_dawn() -> None:
    scene = river().put("A4", "2 city, 2 dahan").put("A1", "city, dahan")
    scene.use("vigor_of_the_breaking_dawn", "A4", "city-d1", "city-d2")
    assert (scene["A4"], scene["A1"], scene.s.fear) == ("city-d1, 2 dahan", "city, dahan", 2)


def test_vigor_of_the_breaking_dawn_strikes_where_dahan_go() -> None:
    scene = river().put("A4", "2 dahan").put("A1", "2 city, dahan").elements("3 sun 2 animal")
    scene.use("vigor_of_the_breaking_dawn", "A4", "dahan", "A1", "dahan", "A1")
    # 3 dahan are in A1 then: 6 damage, once.
    assert (scene["A4"], scene["A1"], scene.s.fear) == ("", "3 dahan", 4)


def test_winds_of_rust_and_atrophy() -> None:
    scene = river().put("A4", "explorer, town, city-d1")
    scene.use("winds_of_rust_and_atrophy", "A4", "replace-city")
    assert (scene["A4"], scene.s.fear, scene.effects("defend")) == ("explorer, town, town-d1", 1, [(4, 6)])
    # Damage carries over: this town was too badly hurt for an explorer.
    scene.use("winds_of_rust_and_atrophy", "A4", "replace-town", "town-d1")
    assert (scene["A4"], scene.s.fear) == ("explorer, town", 2)


def test_winds_of_rust_and_atrophy_blow_twice_with_the_threshold() -> None:
    scene = river().put("A4", "city").put("A8", "town").elements("3 air 3 water 2 animal")
    scene.use("winds_of_rust_and_atrophy", "A4", "replace-city", "A8", "replace-town")
    assert (scene["A4"], scene["A8"], scene.s.fear) == ("town", "explorer", 2)
    assert scene.effects("defend") == [(4, 6), (8, 6)]


def test_wrap_in_wings_of_sunlight() -> None:
    scene = river().put("A5", "2 dahan").put("A4", "dahan")
    scene.use("wrap_in_wings_of_sunlight", "A3", "dahan", "none")
    assert (scene["A5"], scene["A3"], scene.effects("defend")) == ("dahan", "dahan", [(3, 5)])
    # Even if none goes, the land is defended.
    scene.use("wrap_in_wings_of_sunlight", "A2", "none")
    assert scene.effects("defend") == [(3, 5), (2, 5)]


def test_wrap_in_wings_of_sunlight_gathers_first_with_the_threshold() -> None:
    scene = river().put("A5", "4 dahan").put("A4", "3 dahan").elements("2 sun 2 air 2 animal")
    scene.use("wrap_in_wings_of_sunlight", *["A4:dahan"] * 2, "none", "A3", *["dahan"] * 5)
    assert (scene["A5"], scene["A4"], scene["A3"]) == ("dahan", "dahan", "5 dahan")


# Badlands of another set: which of several damages they add to.


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_t12_mists_of_oblivion_with_badlands(answer: str) -> None:
    scene = river().put("A5", "3 city, badlands").elements("2 moon 3 air 2 water")
    scene.use("mists_of_oblivion", "A5", answer, "city-d2", "city-d2")
    # 1 to each, 3, and 1 more to either of them.
    assert scene["A5"] == "city-d1, badlands"
    assert [kind for kind, _ in scene.asked] == ["target_land", "badlands", "damage", "damage"]


@pytest.mark.parametrize(("answer", "left", "fear"), [("yes", "badlands", 2), ("no", "city-d2, badlands", 0)])
def test_t12_dissolve_the_bonds_of_kinship_with_badlands(answer: str, left: str, fear: int) -> None:
    scene = river().put("A7", "2 city, badlands").elements("2 fire 2 water 3 animal")
    # Two explorers and a city are left, which deal 2 and 3 damage to each other.
    scene.use("dissolve_the_bonds_of_kinship", "A7", answer)
    assert (scene["A7"], scene.s.fear) == (left, fear)


@pytest.mark.parametrize(
    ("answers", "left"),
    [(["yes"], "explorer, badlands"), (["no", *["explorer"] * 5], "city-d2, badlands")],
)
def test_t12_blazing_renewal_with_badlands(answers: list[str], left: str) -> None:
    scene = river().put("A5", "5 explorer, city, badlands").elements("3 fire 3 earth 2 plant")
    scene.s.destroyed = [1]
    scene.use("blazing_renewal", "A5", *answers)
    assert scene["A5"] == left


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_t12_poisoned_land_with_badlands(answer: str) -> None:
    scene = river().put("A5", "13 explorer, badlands").presence(0, "A8")
    scene.elements("3 earth 2 plant 2 animal").use("poisoned_land", "A5", answer)
    assert scene["A5"] == "explorer, blight, badlands"
