"""Elemental Invocation."""

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.content.jagged_earth.scenarios.elemental_invocation import (
    all_corners,
    known_elements,
    markers,
    payable,
    price,
)
from weald.games.spirit_island.model.invader_cards import accelerate
from weald.games.spirit_island.model.pieces import AIR, EARTH, ELEMENTS, FIRE, WATER
from weald.games.spirit_island.model.state import GAME, SLOW, SPIRIT
from weald.games.spirit_island.phases.powers import OFFER, USE, usable
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.phases.spirit import spirit_moves
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.panel import tiers_at, tiers_met
from weald.games.spirit_island.rules.payment import Pot
from weald.games.spirit_island.rules.registry import POWERS, active

ID = "elemental_invocation"
INVOKE = "offer:elemental_invocation:1"


def island(energy: int = 3) -> Scene:
    scene = Scene("lightning", boards="A", scenario=ID, sets="jagged_earth").presence(0, "A7")
    scene.put("A8", "city")
    scene.s.phase = SPIRIT
    scene.s.paid, scene.s.energy = [True], [energy]
    scene.s.hands[0] = [POWERS.number("drought")]
    return scene


def mark(scene: Scene, lands: str, element: int) -> Scene:
    """Put a marker on the corner of some lands."""
    s = scene.s
    corner = next(i for i in range(len(all_corners(s).lands)) if name(scene, i) == lands)
    return scene.lasting("element_marker", *all_corners(s).keys[corner], element, until=GAME, source=ID)


def name(scene: Scene, corner: int) -> str:
    return "+".join(scene.s.island.names[land] for land in all_corners(scene.s).lands[corner])


def test_difficulty() -> None:
    assert difficulty(island().s) == 1


def test_set_up_removes_an_invader_card_adds_towns_and_a_fear_card() -> None:
    scene = island()
    s = scene.s
    s.fear_split = (3, 3, 3)
    for rule, by in active(s, Rule.preparing):
        rule.preparing(s, by)
    assert s.fear_split == (4, 3, 3)
    scene.invader_deck("I-J", "I-M", "II-S")
    accelerate(s)
    assert s.invader_deck == [invader_card("II-S"), invader_card("I-M")]
    assert s.invader_box == [invader_card("I-J")]


def test_accelerating_takes_the_topmost_card_of_the_lowest_stage() -> None:
    scene = island().invader_deck("III-JM", "II-S", "II-W")
    accelerate(scene.s)
    assert scene.s.invader_deck == [invader_card("II-W"), invader_card("III-JM")]


def test_a_spirit_leaves_an_element_of_its_cards_at_a_corner_of_its_lands() -> None:
    scene = island()
    assert [name(scene, corner) for corner in payable(scene.s, 0)] == ["A5+A7+A8", "A5+A7", "A7+A8"]
    assert [ELEMENTS[e] for e in known_elements(scene.s, 0)] == ["sun", "fire", "earth"]
    scene.step("grow", INVOKE, "A5+A7+A8", "fire")
    assert {name(scene, corner): e for corner, e in markers(scene.s).items()} == {"A5+A7+A8": FIRE}
    assert scene.s.energy == [2]


def test_only_once_in_a_spirit_phase() -> None:
    scene = island()
    scene.step("grow", INVOKE, "A5+A7+A8", "fire")
    assert [move for move in spirit_moves(scene.s, 0) if move[0] == OFFER] == []


def test_neighbouring_markers_raise_the_price_and_a_corner_takes_one() -> None:
    scene = mark(island(), "A5+A7+A8", FIRE)
    prices = {name(scene, corner): price(scene.s, corner) for corner in payable(scene.s, 0)}
    assert prices == {"A5+A7": 2, "A7+A8": 2}


@pytest.mark.parametrize(("energy", "expected"), [(1, []), (2, ["A5+A7", "A7+A8"])])
def test_without_energy_there_is_no_offer(energy: int, expected: list[str]) -> None:
    scene = mark(island(energy), "A5+A7+A8", FIRE)
    assert [name(scene, corner) for corner in payable(scene.s, 0)] == expected


def test_a_power_that_targets_a_land_has_the_elements_at_its_corners() -> None:
    scene = island()
    power = POWERS["thundering_destruction"]
    assert tiers_met(scene.s, 0, power) == 0
    scene.elements("2 fire")
    mark(scene, "A5+A7+A8", FIRE)
    mark(scene, "A7+A8", AIR)
    mark(scene, "A5+A7", AIR)
    # 3 fire and 2 air: the first threshold in A7, which has all three corners; A5 has only two of them.
    assert tiers_met(scene.s, 0, power) == 0
    assert tiers_at(scene.s, 0, power, scene.land("A7")) == 1
    assert tiers_at(scene.s, 0, power, scene.land("A5")) == 0


def test_an_innate_power_can_be_used_where_a_target_has_what_is_missing() -> None:
    scene = island().presence(0, "A7").put("A7", "town").elements("2 fire")
    scene.s.phase = SLOW
    number = POWERS.number("thundering_destruction")

    def offered() -> bool:
        return (USE, number) in usable(scene.s, 0)

    assert not offered()
    for lands, element in (("A5+A7+A8", FIRE), ("A7+A8", AIR), ("A5+A7", AIR)):
        mark(scene, lands, element)
    assert offered()
    scene.use("thundering_destruction", "A7")
    assert scene["A7"] == ""


def test_a_marker_counts_two_for_a_price_that_its_element_helps_to_pay() -> None:
    scene = mark(mark(island(), "A5+A7+A8", FIRE), "A0+A1+A2", WATER)
    assert [Pot(scene.s, 5, element).missing for element in (FIRE, WATER, EARTH)] == [3, 3, 5]


def test_a_marker_is_shown_at_its_corner_and_in_no_land() -> None:
    shown = view(mark(island(), "A5+A7+A8", FIRE).s)
    [marker] = [effect for effect in shown["effects"] if effect["kind"] == "element_marker"]
    assert marker["lands"] == ["A5", "A7", "A8"]
    assert marker["text"]["args"]["element"] == "fire"
    assert not any("markers" in land for land in shown["lands"])
