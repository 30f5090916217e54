"""Ravage: rulings R (docs/rulings/spirit_island.md)."""

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.model.pieces import DAHAN, TOWN, kind_of
from weald.games.spirit_island.model.state import BUILD, RAVAGE, IslandState
from weald.games.spirit_island.phases.invaders import acting_lands
from weald.games.spirit_island.rules.declare import OnLand, Wherever, effect
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.invader_actions import TOGETHER, Ravage
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.registry import REGISTRY
from weald.games.spirit_island.rules.subjects import Number

LAND = "A5"


def earth() -> Scene:
    """A spirit far from the land that is ravaged."""
    return Scene("vital_strength", boards="A").presence(0, "A6", 2)


def defended(scene: Scene, n: int) -> Scene:
    scene.lasting("defend", scene.land(LAND), n)
    return scene


def test_r1_r2_damage_goes_in_full_to_land_and_dahan_less_what_is_defended() -> None:
    scene = defended(earth(), 2).put(LAND, "town, city, 2 dahan")
    scene.ravage(LAND, "town", "town-d1")
    assert scene[LAND] == "city, dahan-d1, blight"
    assert scene.s.blight_pool == 98


def test_r3_a_ravage_adds_one_blight_however_strong() -> None:
    scene = earth().put(LAND, "6 city, explorer")
    scene.ravage(LAND)
    assert scene[LAND] == "explorer, 6 city, blight"


def test_r4_one_damage_adds_no_blight_and_does_not_add_up() -> None:
    scene = earth().put(LAND, "explorer")
    scene.ravage(LAND).ravage(LAND)
    assert scene[LAND] == "explorer"


def test_r5_dahan_fight_back_though_all_is_defended() -> None:
    scene = defended(earth(), 10).put(LAND, "town, dahan")
    scene.ravage(LAND)
    assert (scene[LAND], scene.s.fear) == ("dahan", 1)


def test_r5_dahan_fight_back_though_strife_stops_all() -> None:
    scene = earth().put(LAND, "city-s1, dahan")
    scene.ravage(LAND)
    assert scene[LAND] == "city-d2, dahan"


def test_r6_dahan_do_not_fight_back_when_the_ravage_is_stopped() -> None:
    scene = earth().put(LAND, "town, dahan")
    scene.use("a_year_of_perfect_stillness", LAND)
    scene.ravage(LAND)
    assert scene[LAND] == "town, dahan"


def test_r7_one_dahan_falls_before_another_is_hurt_and_hurt_ones_first() -> None:
    scene = earth().put(LAND, "town, 2 dahan")
    scene.ravage(LAND)
    assert scene[LAND] == "dahan, blight"
    hurt = earth().put(LAND, "explorer, dahan, dahan-d1")
    hurt.ravage(LAND)
    assert hurt[LAND] == "dahan"


def test_r8_damage_of_a_power_to_dahan_may_be_split() -> None:
    scene = earth().put(LAND, "2 dahan")
    scene.run(begin(scene.s, SET_UP, "setup", 0, scene.land(LAND)).damage(2, DAHAN).__iter__(), "dahan")
    assert scene[LAND] == "2 dahan-d1"


def test_r9_defend_keeps_off_only_what_ravaging_invaders_deal() -> None:
    scene = defended(earth(), 9).put(LAND, "dahan")
    scene.run(iter(begin(scene.s, SET_UP, "setup", 0, scene.land(LAND)).damage(2, DAHAN)))
    assert scene[LAND] == ""


def test_r15_land_and_dahan_suffer_at_the_same_time() -> None:
    # The blight that comes first does not change what the dahan suffer, nor what they deal.
    scene = earth().put(LAND, "town, explorer, 2 dahan").presence(0, LAND)
    scene.ravage(LAND, "explorer")
    assert (scene[LAND], scene.s.destroyed) == ("town-d1, dahan-d1, blight", [1])


def test_r10_damaged_pieces_deal_full_damage() -> None:
    scene = earth().put(LAND, "town-d1, city-d2")
    scene.ravage(LAND)
    assert scene[LAND] == "town-d1, city-d2, blight"
    dahan = defended(earth(), 9).put(LAND, "city, dahan-d1")
    dahan.ravage(LAND)
    assert dahan[LAND] == "city-d2, dahan-d1"


def test_r11_a_land_without_invaders_neither_ravages_nor_builds() -> None:
    scene = earth().put("A2", "explorer").put("A5", "3 dahan")
    for action in (RAVAGE, BUILD):
        assert acting_lands(scene.s, action, invader_card("I-W")) == [scene.land("A2")]


def test_r12_two_ravages_are_defended_in_full_each_and_add_a_blight_each() -> None:
    scene = defended(earth(), 2).put(LAND, "2 town")
    scene.ravage(LAND)
    scene.ravage(LAND, "A4")
    assert (scene[LAND], scene["A4"]) == ("2 town, 2 blight", "blight")


class Rage(Rule):
    """(land,): invaders deal 2 more damage in all."""

    def before_ravage(self, act: Action, by: OnLand, ravage: Ravage) -> None:
        ravage.bonus += 2


REGISTRY.add_effect(effect("test_rage", OnLand, Rage()))


class Strength(Rule):
    """(): every town deals 1 more."""

    numbers: tuple[Number, ...] = (Number.STRENGTH,)

    def extra(self, s: IslandState, by: Wherever, what: Number, land: int, seat: int, of: int) -> int:
        return int(kind_of(of) == TOWN)


REGISTRY.add_effect(effect("test_strength", Wherever, Strength()))


@pytest.mark.parametrize(("pieces", "damage"), [("town-s1", 0), ("town", 4), ("town-s1, explorer", 3)])
def test_r13_a_bonus_for_the_land_needs_some_damage(pieces: str, damage: int) -> None:
    scene = earth().put(LAND, pieces)
    scene.lasting("test_rage", scene.land(LAND))
    scene.ravage(LAND)
    damages = [event.args["n"] for event in scene.events if event.id.endswith("ravage")]
    assert damages == [damage]


def test_r14_bonuses_of_pieces_before_strife_of_lands_after_it_defend_last() -> None:
    scene = defended(earth(), 4).put(LAND, "town-s1, town")
    scene.lasting("test_rage", scene.land(LAND)).lasting("test_strength")
    scene.ravage(LAND)
    assert [event.args["n"] for event in scene.events if event.id.endswith("ravage")] == [3 + 2 - 4]
    assert scene[LAND] == "2 town"


def test_r16_badlands_add_to_what_dahan_suffer_not_to_the_land() -> None:
    scene = earth().put(LAND, "explorer, town, 3 dahan, 2 badlands")
    scene.ravage(LAND)
    assert scene[LAND] == "dahan-d1, blight, 2 badlands"


def test_r17_badlands_add_nothing_to_nothing() -> None:
    scene = defended(earth(), 9).put(LAND, "explorer, dahan, 2 badlands")
    scene.ravage(LAND)
    assert scene[LAND] == "dahan, 2 badlands"


def test_r18_badlands_add_once_to_all_that_dahan_deal() -> None:
    scene = defended(earth(), 9).put(LAND, "3 city, 2 dahan, badlands")
    scene.ravage(LAND, "city-d1", "city-d2", "city")
    assert scene[LAND] == "2 city-d1, 2 dahan, badlands"


def test_r19_dahan_that_strike_together_strike_though_they_fall() -> None:
    scene = earth().put(LAND, "city, dahan")
    scene.lasting("test_together")
    scene.ravage(LAND)
    assert scene[LAND] == "city-d2, blight"


class Together(Rule):
    """(): dahan strike at the same time."""

    def before_ravage(self, act: Action, by: Wherever, ravage: Ravage) -> None:
        ravage.order = TOGETHER


REGISTRY.add_effect(effect("test_together", Wherever, Together()))


def test_earth_defends_its_sacred_sites() -> None:
    scene = earth()
    assert defence(scene.s, scene.land("A6")) == 3
    assert defence(scene.s, scene.land("A5")) == 0
