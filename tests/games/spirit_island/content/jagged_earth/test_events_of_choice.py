"""The event cards of Jagged Earth on which the players choose."""

from __future__ import annotations

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.model.pieces import DAHAN, EARTH, INVADERS, elements
from weald.games.spirit_island.model.state import BUILD, GAME, INVADER_PHASE, RAVAGE
from weald.games.spirit_island.phases.invaders import choose_lands
from weald.games.spirit_island.rules.land_rules import defence, health
from weald.games.spirit_island.rules.registry import POWERS


def island(*spirits: str) -> Scene:
    """One or two spirits with 3 presence in A5 and B5."""
    spirits = spirits or ("river_surges",)
    scene = Scene(*spirits, sets="jagged_earth")
    for seat in range(len(spirits)):
        scene.presence(seat, f"{'AB'[seat]}5", 3)
    return scene.blight_card("downward_spiral", 20)


def two() -> Scene:
    return island("river_surges", "lightning")


def stack(scene: Scene, *ids: str) -> Scene:
    """Stack minor powers, the first on top."""
    scene.s.minor_deck = [POWERS.number(id) for id in reversed(ids)]
    return scene


# Lesser Spirits Imperiled.


def test_lesser_spirits_imperiled_by_own_strength_is_paid_by_blight_and_dahan() -> None:
    """Voracious Growth has plant, Call to Tend plant and animal."""
    scene = stack(two(), "voracious_growth", "call_to_tend")
    scene.put("A1", "dahan, blight").put("B1", "2 dahan, blight").put("A2", "dahan")
    scene.event("lesser_spirits_imperiled", "0/B1", "1/B1")
    assert scene.asked == [("land", ["A1", "B1", "none"])] * 2
    assert [scene[land] for land in ("A1", "B1", "A2")] == ["dahan, blight", "dahan, blight", "dahan"]
    assert (scene.s.energy, scene.s.blight_pool) == ([1, 1], 18)


def test_other_elements_do_no_harm() -> None:
    scene = stack(island(), "delusions_of_danger").put("A1", "dahan, blight")
    scene.event("lesser_spirits_imperiled")
    assert (scene["A1"], scene.s.energy, scene.s.blight_pool) == ("dahan, blight", [1], 20)


def test_a_web_of_support_gives_an_element_for_good() -> None:
    scene = two().elements("8 plant")
    answers = ["0/forge_a_web_of_mutual_support", "1/forge_a_web_of_mutual_support"]
    scene.event("lesser_spirits_imperiled", *answers, "earth", "fire")
    s = scene.s
    assert s.destroyed == [1, 1]
    assert s.elements == [list(elements("8 plant earth")), list(elements("fire"))]
    assert [(effect[1], effect[2]) for effect in s.effects] == [((0, EARTH), GAME), ((1, 2), GAME)]
    scene.put("A8", "city").step("time")
    assert s.elements == [list(elements("earth")), list(elements("fire"))]


# Remnants of a Spirit's Heart.


def test_dahan_get_the_strength_of_the_heart() -> None:
    scene = island().put("A1", "dahan, town").put("A2", "town")
    scene.event("remnants_of_a_spirits_heart")
    s = scene.s
    assert [health(s, scene.land("A1"), kind) for kind in (DAHAN, *INVADERS)] == [12, 2, 3, 4]
    assert health(s, scene.land("A2"), 1) == 2


def test_a_great_warding_weakens_spirits_and_waits() -> None:
    """Ruling V29."""
    scene = two().elements("8 earth").put("A1", "dahan")
    option = "with_patient_focus_craft_a_great_warding"
    scene.event("remnants_of_a_spirits_heart", f"0/{option}", f"1/{option}")
    s = scene.s
    scene.lasting("defend", scene.land("A1"), 5, source="call_to_tend")
    scene.lasting("canny_defense", source="fortune_seekers")
    assert defence(s, scene.land("A1")) == 1 + 1
    scene.put("A8", "city").step("time")
    assert [effect[0] for effect in s.effects] == ["great_warding"]
    scene.step("fast", "0/yes", "1/no", "0/no")
    assert defence(s, scene.land("A1")) == 0
    scene.step("fast", "0/yes", "1/yes")
    assert [defence(s, scene.land(land)) for land in ("A1", "B8")] == [4, 4]
    assert scene.asked[-1] == ("great_warding", ["no", "yes", "none"])
    scene.step("time")
    assert (s.effects, defence(s, scene.land("A1"))) == ([], 0)


# Numinous Crisis.


def test_v14_strength_is_drawn_until_the_card_turns() -> None:
    scene = two().blight_card("downward_spiral", 5)
    option = "draw_strength_from_it_while_you_can"
    scene.event("numinous_crisis", f"0/{option}", f"1/{option}", "0/lightning", "1/lightning")
    s = scene.s
    # 5 blight leave the card, which turns and gets 5 for each player: 15 energy for two spirits.
    assert (s.flipped, s.blight_pool, s.energy) == (True, 10, [7, 8])


def test_v14_strength_of_a_card_that_has_turned() -> None:
    scene = two().blight_card("downward_spiral", 5, flipped=True)
    scene.event(
        "numinous_crisis", "0/draw_strength_from_it_while_you_can", "1/draw_strength_from_it_while_you_can"
    )
    assert (scene.s.blight_pool, scene.s.energy) == (3, [3, 3])


def test_v14_strength_of_an_island_without_a_card() -> None:
    scene = island()
    scene.s.blight_card = ""
    scene.event("numinous_crisis", "draw_strength_from_it_while_you_can")
    assert (scene.s.blight_pool, scene.s.energy, scene.s.defeat) == (19, [3], "")


def test_strength_is_poured_into_the_island() -> None:
    scene = two()
    s = scene.s
    s.energy = [4, 2]
    s.hands[1] = [POWERS.number("raging_storm")]
    s.discards[1] = [POWERS.number("lightnings_boon")]
    scene.cover("energy", 5, seat=1).cover("energy", 5)
    option = "pour_your_strength_into_the_island"
    scene.event("numinous_crisis", f"0/{option}", f"1/{option}", "pay_energy", "retract_presence")
    assert (s.energy, s.blight_pool) == ([1, 2], 22)
    assert (s.presence[1][scene.land("B5")], scene.on("energy", 1)) == (2, 6)
    scene.event("numinous_crisis", f"0/{option}", f"1/{option}", "forget_card-forget_card", "raging_storm")
    assert (s.hands[1], s.discards[1], s.blight_pool) == ([], [], 24)


def test_a_spirit_that_cannot_pour_does_nothing() -> None:
    """Ruling V25."""
    scene = island().cover("energy", 6).cover("cards", 6)
    scene.s.covered[0] = (1 << 20) - 1
    scene.event("numinous_crisis", "pour_your_strength_into_the_island")
    assert (scene.s.energy, scene.s.blight_pool, sum(scene.s.presence[0])) == ([0], 21, 3)


# Hard-Working Settlers.


def test_hard_working_settlers_while_spirits_are_cautious() -> None:
    scene = island().put("A6", "2 dahan").put("A1", "town, 2 explorer").put("A5", "explorer")
    scene.s.ravage_cards = [invader_card("I-M")]
    scene.event("hard_working_settlers", "act_cautiously_in_the_background", "A6", "A8", "A8", "A7", "A4")
    assert scene.asked[1:4] == [
        ("push_dahan", ["A6", "none"]),
        ("push_to", ["A1", "A5", "A8"]),
        ("push_dahan", ["A6", "A8", "none"]),
    ]
    assert scene.asked[-1] == ("add_town", ["A2", "A3", "A4", "A5", "A6", "A7", "A8"])
    assert [scene[land] for land in ("A1", "A4", "A6", "A7")] == [
        "2 explorer, town, blight",
        "town",
        "dahan",
        "dahan",
    ]


def test_no_dahan_need_be_pushed_and_no_land_need_match() -> None:
    scene = island().put("A6", "2 dahan").put("A2", "town")
    scene.s.ravage_cards = [invader_card("I-M")]
    scene.event("hard_working_settlers", "act_cautiously_in_the_background", "none", "A3")
    assert [scene[land] for land in ("A2", "A3", "A6")] == ["town", "town", "2 dahan"]


def test_distractions_leave_out_a_land_of_each_board() -> None:
    scene = two().put("A1", "town").put("A6", "town").put("B2", "town")
    scene.invader_deck("I-J", "II-J", "III-JM", "II-S", "III-MS")
    option = "create_unnerving_distractions"
    scene.event("hard_working_settlers", f"0/{option}", f"1/{option}")
    s = scene.s
    assert s.fear == 2
    assert s.invader_deck == [invader_card(id) for id in ("III-JM", "II-J", "I-J")]
    assert s.invader_box == sorted([invader_card("II-S"), invader_card("III-MS")])
    assert [effect[2] for effect in s.effects] == [INVADER_PHASE]
    scene.run(choose_lands(s, RAVAGE, invader_card("I-M")), "A6", "none")
    assert [s.island.names[land] for land in s.queue] == ["A1", "B2"]
    scene.run(choose_lands(s, BUILD, invader_card("I-M")))
    assert [s.island.names[land] for land in s.queue] == ["A1", "A6", "B2"]


def test_a_deck_without_stages_loses_no_card() -> None:
    scene = island().invader_deck("I-J")
    scene.event("hard_working_settlers", "create_unnerving_distractions")
    assert (scene.s.invader_deck, scene.s.invader_box) == ([invader_card("I-J")], [])


# Dahan Trade with the Invaders.


def test_dahan_trade_with_the_invaders_and_do_not_fight() -> None:
    scene = island().put("A1", "city, 2 dahan").event("dahan_trade_with_the_invaders")
    scene.ravage("A1")
    assert scene["A1"] == "city, 2 dahan, blight"


def test_wrath_at_the_betrayal() -> None:
    scene = two().elements("4 fire").put("A5", "2 dahan").put("A4", "dahan")
    option = "display_your_wrath_at_this_betrayal"
    scene.event("dahan_trade_with_the_invaders", f"0/{option}", f"1/{option}")
    assert (scene["A5"], scene["A4"], scene.s.fear) == ("dahan", "dahan", 1)


def test_dahan_learn_from_the_enemy() -> None:
    scene = island().elements("6 air").put("A1", "city, 2 dahan").put("A8", "city")
    s = scene.s
    s.hands[0] = [POWERS.number("wash_away"), POWERS.number("flash_floods")]
    scene.event("dahan_trade_with_the_invaders", "change_and_help_them_learn_from_the_enemy", "wash_away")
    assert s.hands[0] == [POWERS.number("flash_floods")]
    assert defence(s, scene.land("A1")) == 0
    scene.ravage("A1")
    assert scene["A1"] == "city, 2 dahan, blight"
    scene.step("time")
    assert [(effect[0], effect[2]) for effect in s.effects] == [
        ("change_and_help_them_learn_from_the_enemy", GAME)
    ]
    assert defence(s, scene.land("A1")) == 2


# Life's Balance Tilts.


def test_destruction_has_its_day() -> None:
    """Encompassing Ward is fast, Drought is slow."""
    scene = stack(two(), "encompassing_ward", "drought").put("A1", "beasts, town-d1, dahan-d1, explorer")
    scene.put("B1", "city")
    scene.event("lifes_balance_tilts", "A2", "A3", "B4")
    assert [kind for kind, _ in scene.asked] == ["infect", "add_blight", "infect"]
    assert [scene[land] for land in ("A1", "A2", "A3", "B4")] == ["explorer", "disease", "blight", "disease"]
    assert [health(scene.s, scene.land("B1"), kind) for kind in (0, 1, 2, 3)] == [1, 1, 2, 1]


def test_the_resilience_of_life_is_fortified() -> None:
    scene = stack(two().elements("8 animal"), "drought", "encompassing_ward")
    scene.put("A1", "disease").put("A2", "blight").put("B2", "blight")
    option = "fortify_the_resilience_of_life"
    scene.event("lifes_balance_tilts", f"0/{option}", f"1/{option}", "A4", "B4")
    assert [scene[land] for land in ("A1", "A2", "A4", "B2", "B4")] == ["", "", "beasts", "blight", "beasts"]
    assert [health(scene.s, scene.land("B1"), kind) for kind in (0, 1, 2, 3)] == [2, 3, 4, 3]
