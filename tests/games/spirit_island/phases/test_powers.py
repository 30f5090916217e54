"""Fast and slow powers, thresholds and targets: rulings E (docs/rulings/spirit_island.md)."""

from tests.games.spirit_island.scenes import FAST, SLOW, Scene
from weald.games.spirit_island.model.state import SPIRIT
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.phases.spirit import spirit_moves
from weald.games.spirit_island.presentation.texts import _name_move
from weald.games.spirit_island.rules.decks import put_into_play
from weald.games.spirit_island.rules.panel import elements, fewer, tiers_met
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.targeting import target_lands, target_spirits


def river() -> Scene:
    return Scene("river_surges", boards="A").presence(0, "A5")


def names(scene: Scene, seat: int = 0) -> list[str]:
    return [_name_move(scene.s, move) for move in usable(scene.s, seat)]


def test_e1_elements_are_not_shared_and_not_spent() -> None:
    scene = Scene("river_surges", "lightning", boards="AB").presence(0, "A5").presence(1, "B5", 2)
    scene.elements("1 sun 2 water").put("A5", "explorer")
    scene.s.phase = SLOW
    assert elements(scene.s, 1) == [0] * 8
    scene.step("powers", "use:massive_flooding", "A5", "A4")
    assert tiers_met(scene.s, 0, POWERS["massive_flooding"]) == 1


def test_e2_every_threshold_once_on_one_target() -> None:
    scene = Scene("lightning", boards="A").presence(0, "A7", 2).put("A7", "2 town").put("A8", "town")
    scene.elements("5 fire 4 air 1 water").use("thundering_destruction", "A7")
    assert (scene["A7"], scene["A8"]) == ("", "town")


def test_e3_one_may_act_as_if_with_fewer_elements_but_uses_all_that_these_reach() -> None:
    flooding = POWERS["massive_flooding"]
    assert fewer(flooding, 0b111) == [0b011, 0b001, 0]
    scene = river().elements("2 sun 3 water").put("A5", "town")
    scene.s.phase = SLOW
    assert names(scene) == ["use:massive_flooding", "use:massive_flooding:1"]
    scene.step("powers", "use:massive_flooding:1", "A5", "A4")
    assert scene["A4"] == "town"


def test_e3_a_card_may_do_without_its_threshold() -> None:
    scene = river().play("drought").elements("2 sun").put("A4", "city")
    scene.s.phase = SLOW
    assert "use:drought:0" in names(scene)
    scene.step("powers", "use:drought:0", "A4")
    assert scene["A4"] == "city-d1, blight"


def test_e4_an_element_of_a_track_counts_while_it_is_uncovered() -> None:
    scene = Scene("thunderspeaker", boards="A").presence(0, "A3")
    assert elements(scene.s, 0) == [0] * 8
    scene.cover("energy", scene.on("energy") - 1)
    assert elements(scene.s, 0)[3] == 1
    scene.cover("energy", scene.on("energy") + 1)
    assert elements(scene.s, 0) == [0] * 8


def test_e5_a_free_element_is_chosen_once_a_turn() -> None:
    scene = Scene("bringer", boards="A").presence(0, "A7", 2).put("A1", "city")
    scene.cover("energy", 1, 0)
    free = [name for name in names(scene) if name.startswith("element:")]
    assert len(free) == 8
    scene.step("powers", "element:sun")
    assert elements(scene.s, 0)[0] == 1
    assert [name for name in names(scene) if name.startswith("element:")] == []
    scene.step("time")
    scene.s.phase = FAST
    assert elements(scene.s, 0)[0] == 0
    assert len([name for name in names(scene) if name.startswith("element:")]) == 8


def test_e6_energy_gained_later_pays_for_no_card_of_this_turn() -> None:
    scene = river().play("boon_of_vigor").put("A1", "city")
    scene.s.hands[0] = [POWERS.number("wash_away")]
    scene.step("powers", "use:boon_of_vigor")
    assert scene.s.energy == [1]
    assert not any(name.startswith("play:") for name in names(scene))


def test_e7_cards_that_effects_put_into_play_count_for_no_card_play() -> None:
    s = river().s
    s.hands[0] = [POWERS.number("flash_floods"), POWERS.number("wash_away")]
    for card in list(s.hands[0]):
        put_into_play(s, 0, card)
    assert (s.plays, len(s.played[0])) == ([0], 2)


def test_e8_a_slow_card_waits_for_the_slow_phase() -> None:
    scene = river().play("wash_away", "flash_floods")
    assert names(scene) == ["use:flash_floods"]
    scene.s.phase = SLOW
    assert names(scene) == ["use:wash_away", "use:massive_flooding"]


def test_e10_a_power_may_be_used_though_part_of_it_cannot_be_done() -> None:
    scene = river().put("A4", "explorer")
    scene.use("wash_away", "A6")
    assert scene.asked == [("target_land", ["A1", "A4", "A5", "A6", "A7", "A8"])]


def test_e12_a_power_is_used_once_a_turn() -> None:
    scene = Scene("lightning", boards="A").presence(0, "A7", 2).play("raging_storm")
    scene.step("powers", "use:raging_storm", "A7")
    scene.s.phase = SLOW
    assert names(scene) == []


def test_a_power_may_be_left_unused() -> None:
    scene = river().play("flash_floods").put("A1", "town")
    assert scene.step("powers", "ready") == "powers"
    assert scene.step("powers") == "invaders"


def test_a_spirit_that_is_targeted_has_a_say_again() -> None:
    scene = (
        Scene("lightning", "river_surges", boards="AB")
        .presence(0, "A7", 2)
        .presence(1, "B6")
        .put("B1", "city")
    )
    scene.play("lightnings_boon").play("wash_away", "flash_floods", seat=1)
    scene.step("powers", "1/ready")
    assert scene.s.ready == [False, True]
    scene.step("powers", "0/use:lightnings_boon", "river_surges")
    assert scene.s.ready == [False, False]


def test_ranges_are_counted_from_presence_or_sacred_sites_across_seams() -> None:
    scene = Scene("lightning", "vital_strength", boards="AB").presence(0, "A3").presence(1, "B1")
    within = target_lands(scene.s, 0, POWERS["harbingers_of_the_lightning"], 0)
    assert [scene.s.island.names[land] for land in within] == ["A2", "A3", "A4", "B3", "B4", "B7"]
    assert target_lands(scene.s, 0, POWERS["shatter_homesteads"], 0) == []
    scene.presence(0, "A3")
    assert len(target_lands(scene.s, 0, POWERS["shatter_homesteads"], 0)) > 6


def test_reach_is_longer_while_an_effect_lasts() -> None:
    scene = Scene("lightning", boards="A").presence(0, "A7")
    scene.lasting("reach", 0, 2)
    lands = target_lands(scene.s, 0, POWERS["raging_storm"], 0)
    assert [scene.s.island.names[land] for land in lands] == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]


def test_another_spirit_may_be_oneself_when_alone() -> None:
    alone = river()
    two = Scene("river_surges", "lightning", boards="AB")
    power = POWERS["gift_of_proliferation"]
    assert target_spirits(alone.s, 0, power) == [0]
    assert target_spirits(two.s, 0, power) == [1]


def test_cards_are_played_for_energy_and_their_elements_count_at_once() -> None:
    scene = river().put("A1", "city")
    s = scene.s
    s.phase = SPIRIT
    s.paid[0] = True
    s.energy[0] = 2
    scene.cover("cards", scene.on("cards") - 1)
    s.hands[0] = [POWERS.number(id) for id in ("flash_floods", "wash_away", "boon_of_vigor")]
    scene.step("grow", "play:flash_floods")
    assert (s.energy, elements(s, 0)[0], elements(s, 0)[4]) == ([0], 1, 1)
    assert [_name_move(s, move) for move in spirit_moves(s, 0)] == ["play:boon_of_vigor", "ready"]
    scene.step("grow", "play:boon_of_vigor")
    assert [_name_move(s, move) for move in spirit_moves(s, 0)] == ["ready"]
    assert s.phase != FAST
