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
from weald.games.spirit_island.model.pieces import AIR, EARTH, ELEMENTS, FIRE, MOON, WATER
from weald.games.spirit_island.model.state import GAME, SLOW, SPIRIT
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.phases.spirit import spirit_moves
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.markers import prepare, prepared
from weald.games.spirit_island.rules.moves import OFFER, USE
from weald.games.spirit_island.rules.panel import tiers_at, tiers_met
from weald.games.spirit_island.rules.payment import Pot
from weald.games.spirit_island.rules.powers import INNATE, LAND, ONCE
from weald.games.spirit_island.rules.registry import POWERS, active
from weald.games.spirit_island.rules.targeting import target_lands
from weald.games.spirit_island.rules.thresholds import declarations

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
    for rule, by in active(s, Rule.before_set_up):
        rule.before_set_up(s, by)
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
    # A7 is the only land that has what is missing.
    scene.use("thundering_destruction")
    assert scene["A7"] == ""


def lightning() -> Scene:
    scene = Scene("lightning", boards="A", scenario=ID, sets="jagged_earth").presence(0, "A5", 2)
    for land in ("A1", "A4", "A5", "A6", "A7", "A8"):
        scene.put(land, "town")
    scene.s.phase = SLOW
    return mark(scene, "A5+A6+A8", FIRE)


def test_a36_an_innate_power_that_a_marker_lifts_is_offered_only_beside_it() -> None:
    """Ruling A36: fire where A5, A6 and A8 meet: own fire 2 and air 2 reach nothing elsewhere."""
    scene = lightning().elements("2 fire 2 air")
    scene.step("powers", "use:thundering_destruction", "A8")
    assert scene.asked[1] == ("target_land", ["A5", "A6", "A8"])
    assert (scene["A8"], scene["A7"]) == ("", "town")
    scene = lightning().elements("3 fire 2 air").use("thundering_destruction", "A7")
    assert scene.asked == [("target_land", ["A1", "A4", "A5", "A6", "A7", "A8"])]


def test_e3_a_spirit_may_act_as_if_an_element_of_the_target_were_not_there() -> None:
    """Ruling E3: the threshold that the marker adds can be left out, at a land with it or without."""
    scene = lightning().put("A8", "town").elements("3 fire 3 air")
    assert [move[2:] for move in usable(scene.s, 0) if move[0] == USE] == [(), (1,)]
    scene.step("powers", "use:thundering_destruction:1", "A8")
    assert scene["A8"] == "town"
    scene = lightning().put("A8", "city").elements("3 fire 3 air")
    scene.step("powers", "use:thundering_destruction", "A8", "city")
    assert scene["A8"] == "town"
    # Just the second threshold is one that only the lands at the marker have.
    scene = lightning().elements("3 fire 3 air")
    assert target_lands(scene.s, 0, POWERS["thundering_destruction"], 0b11) == [5, 6, 8]


def test_e14_a_repetition_elsewhere_has_not_the_markers_of_the_first_land() -> None:
    """Rulings E14 and A36: own moon 2 replaces a town in A7, the marker a city in A6."""
    id = "forsake_society_to_chase_after_dreams"
    scene = Scene("lure", boards="A", scenario=ID, sets="jagged_earth").presence(0, "A8")
    scene.put("A6", "city, town").put("A7", "city, town").elements("2 moon 4 air 1 animal")
    mark(scene, "A5+A6+A8", MOON)
    stay = ["none"] * 3
    scene.use(id, "A6", *stay, "A7", *stay[:2])
    assert (scene["A6"], scene["A7"]) == ("3 explorer, town", "2 explorer, city")


def test_no_power_is_used_without_a_threshold() -> None:
    """Ruling A36: however it comes about, nothing happens, and nothing is told."""
    scene = lightning()
    before = len(scene.events)
    scene.use("thundering_destruction")
    assert (scene["A5"], scene.asked, len(scene.events)) == ("town", [], before)
    scene = Scene("serpent", boards="A", sets="promo_1").presence(0, "A5")
    scene.use("serpent_wakes_in_power")
    assert (scene.s.energy, scene.asked) == ([0], [])


INNATES = [
    power.id for power in POWERS.all if power.deck == INNATE and power.target == LAND and power.uses == ONCE
]


@pytest.mark.parametrize("id", INNATES)
def test_every_innate_power_that_a_marker_lifts_is_bound_to_its_corner(id: str) -> None:
    """Ruling A36: one element short of the first threshold, which lies in two corners: not in A3 and A7."""
    power = POWERS[id]
    scene = Scene(power.spirit, boards="A", scenario=ID, sets="branch_and_claw jagged_earth promo_1 promo_2")
    full = "explorer, town, city, dahan, 2 beasts, 2 blight, wilds, disease, badlands"
    for land in scene.s.island.names[1:]:
        # Some powers want lands without something.
        scene.presence(0, land, 2).put(land, {"A6": "beasts", "A8": "explorer"}.get(land, full))
    need = list(power.tiers[0])
    missing = next(e for e, n in enumerate(need) if n)
    need[missing] -= 1
    scene.elements(" ".join(f"{n} {ELEMENTS[e]}" for e, n in enumerate(need) if n))
    if tiers_met(scene.s, 0, power):
        # Another threshold asks for less than the first one.
        assert id == "never_heard_from_again"
        return
    everywhere = {land for land in scene.s.island.ground if tiers_at(scene.s, 0, power, land)}
    assert everywhere == set()
    assert not declarations(scene.s, 0, power)
    mark(mark(scene, "A5+A6+A8", missing), "A1+A2+A4", missing)
    lands = {scene.s.island.names[land] for land in target_lands(scene.s, 0, power, 0)}
    assert lands
    assert not lands & {"A3", "A7"}
    assert declarations(scene.s, 0, power)[0] == ()


def test_e61_markers_of_a_spirit_and_of_a_corner_add_up() -> None:
    """Ruling E61: no more markers are spent than the target leaves to be paid."""
    id = "learn_the_invaders_tactics"
    scene = Scene("shifting_memory", boards="A", scenario=ID, sets="jagged_earth").presence(0, "A5", 2)
    for land in ("A5", "A7"):
        scene.put(land, "explorer")
    for element in (EARTH, AIR):
        prepare(scene.s, 0, element, 2)
    mark(scene, "A5+A6+A8", EARTH)
    scene.step("powers", f"0/use:{id}:3", "A5")
    # 2 earth and 1 air, of which the corner has 1 earth.
    assert prepared(scene.s, 0) == [0, 0, 0, 1, 0, 1, 0, 0]
    assert defence(scene.s, 5) == 3


def test_a_marker_counts_two_for_a_price_that_its_element_helps_to_pay() -> None:
    scene = mark(mark(island(), "A5+A7+A8", FIRE), "A0+A1+A2", WATER)
    assert [Pot(scene.s, 5, element).missing for element in (FIRE, WATER, EARTH)] == [3, 3, 5]


def test_a_marker_is_shown_at_its_corner_and_in_no_land() -> None:
    shown = view(mark(island(), "A5+A7+A8", FIRE).s)
    [marker] = [effect for effect in shown["effects"] if effect["kind"] == "element_marker"]
    assert marker["lands"] == ["A5", "A7", "A8"]
    assert marker["text"]["args"]["element"] == "fire"
    assert not any("markers" in land for land in shown["lands"])
