"""Elements gained or lost while a power resolves: ruling E44 (docs/rulings/spirit_island.md).

Every power with thresholds whose text can change its user's elements is either tried here, or listed with
those in which nothing further hangs on them.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.spirit_island.scenes import SLOW, Scene, cards
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.model.pieces import EARTH, FIRE, WATER
from weald.games.spirit_island.rules.panel import elements
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.thresholds import Thresholds

SETS = "branch_and_claw jagged_earth promo_1 promo_2"
SERPENT, CLAIM = "serpent_wakes_in_power", "indomitable_claim"
# Verbs by which elements come and go: presence from and to tracks, cards in play, blight that turns a card.
CHANGING = {
    "act_in", "add_blight", "add_presence", "add_presence_to_one_of", "bring_presence", "cover_tracks",
    "damage_land", "forget", "forget_card", "forget_one_of", "gain_card", "gain_element", "keep_power",
    "play_beyond", "play_now", "reclaim_card", "retract_presence", "use", "use_now",
}  # fmt: skip
# Powers whose thresholds are all settled before their elements can change: what has happened stays, and an
# "or" is chosen before either side.
SETTLED_BEFORE = {
    "dream_of_the_untouched_land", "firestorm", "growth_through_sacrifice", "lets_see_what_happens",
    "manifest_incarnation", "pillar_of_living_flame", "shape_the_self_anew", "spirits_may_yet_dream",
    "stars_blaze_in_the_daytime_sky", "unleash_a_torrent_of_the_selfs_own_essence",
    "unlock_the_gates_of_deepest_power",
}  # fmt: skip

MAJORS = ("tsunami", "vengeance_of_the_dead", "cleansing_floods", "pillar_of_living_flame")

Case = Callable[..., None]
TRIED: set[str] = set()


def tries(id: str) -> Callable[[Case], Case]:
    """Mark a test as one of a power."""

    def marked(run: Case) -> Case:
        TRIED.add(id)
        return run

    return marked


def verbs_of(body: Any, seen: set[object]) -> set[str]:
    """The names that a power's text uses, with those of its own helper functions."""
    seen.add(body)
    names: set[str] = set()
    codes = [body.__code__, *(code for code in body.__code__.co_consts if inspect.iscode(code))]
    for name in {name for code in codes for name in code.co_names}:
        names.add(name)
        helper = body.__globals__.get(name)
        if inspect.isfunction(helper) and ".content." in helper.__module__ and helper not in seen:
            names |= verbs_of(helper, seen)
    return names


def test_every_power_that_can_change_its_elements_is_known() -> None:
    """Ruling E44: found by what the powers do."""
    changing = {power.id for power in POWERS.all if power.tiers and verbs_of(power.body, set()) & CHANGING}
    assert changing == TRIED | SETTLED_BEFORE
    assert not TRIED & SETTLED_BEFORE


def aid(scene: Scene, card: str) -> Scene:
    """Let the next blight turn the blight card, which puts a minor power into play at once."""
    scene.blight_card("aid_from_lesser_spirits", 1)
    scene.s.minor_deck = [POWERS.number(id) for id in ("gift_of_power", card)]
    return scene


def river(land: str = "A5", n: int = 3) -> Scene:
    scene = Scene("river_surges", boards="A", sets=SETS).presence(0, land, n)
    scene.s.major_deck = cards(*MAJORS)
    return scene


def serpent(words: str) -> Scene:
    """Serpent with most of its thresholds, and the water of its card track next."""
    scene = Scene("serpent", boards="A", sets=SETS).presence(0, "A5").elements(words).cover("cards", 4)
    scene.s.major_deck = cards(*MAJORS)
    return scene


def hand(scene: Scene) -> list[str]:
    return [POWERS.ids[card] for card in scene.s.hands[0]]


# Serpent Wakes in Power.


@tries(SERPENT)
def test_e44_presence_of_serpent_uncovers_what_its_last_threshold_needs() -> None:
    """Ruling E44: the second threshold uncovers a water, the third gains a major power."""
    scene = serpent("3 fire 2 water 3 earth 3 plant")
    scene.use(SERPENT, "A5", "cards", "tsunami")
    assert (elements(scene.s, 0)[WATER], hand(scene)) == (3, ["tsunami"])


def test_e44_what_serpent_has_declared_holds_for_the_whole_power() -> None:
    """Rulings E3 and E44: as if without fire, it does not reach the last threshold by a water."""
    scene = serpent("3 fire 2 water 3 earth 3 plant")
    scene.s.phase = SLOW
    scene.step("powers", f"use:{SERPENT}:2", "A5", "cards")
    assert (elements(scene.s, 0)[WATER], hand(scene), scene.s.energy) == (3, [], [0])


@pytest.mark.parametrize(("gained", "second"), [("1 fire 1 air", True), ("1 fire 2 water", False)])
def test_e44_gained_elements_come_on_top_of_those_declared(gained: str, second: bool) -> None:
    """Rulings E3 and E44: as if with 3 fire and 2 air, another fire and air reach the second threshold."""
    power = POWERS["thundering_destruction"]
    scene = river().elements("4 fire 4 air")
    thresholds = Thresholds(scene.s, 0, power, NONE, 1, declared=True)
    assert thresholds.reached(scene.s, 1)
    assert not thresholds.expected(scene.s, 2)
    scene.elements(gained)
    assert thresholds.reached(scene.s, 2) == second


@pytest.mark.parametrize(("chosen", "gained"), [("water", ["tsunami"]), ("none", [])])
def test_e44_a_free_element_that_comes_up_can_be_chosen_in_time(chosen: str, gained: list[str]) -> None:
    """Rulings E5 and E44: a free element is chosen when it is first needed, which is in the power."""
    scene = serpent("3 fire 2 water 3 earth 3 plant").cover("energy", 6)
    scene.use(SERPENT, "A5", "energy", chosen, *gained)
    assert hand(scene) == gained
    assert scene.asked[2] == ("element", ["water", "none"])
    assert elements(scene.s, 0)[WATER] == 2 + len(gained)


def test_e44_a_free_element_that_helps_no_threshold_waits() -> None:
    """Ruling E5: with two elements missing, no player is asked in the middle of the power."""
    scene = serpent("3 fire 2 water 3 earth 2 plant").cover("energy", 6)
    scene.use(SERPENT, "A5", "energy")
    assert [kind for kind, _ in scene.asked] == ["presence_to", "presence_from"]


# Powers that add presence.


@tries(CLAIM)
@pytest.mark.parametrize(("earth", "fear"), [(2, 3), (1, 0)])
def test_e44_indomitable_claim_counts_the_earth_that_its_presence_uncovers(earth: int, fear: int) -> None:
    """Ruling E44: with 2 sun and 2 earth, an earth of Stone's track reaches the threshold."""
    scene = Scene("stone", boards="A", sets=SETS).presence(0, "A5").put("A5", "town")
    scene.elements(f"2 sun {earth} earth").use(CLAIM, "A5", "cards")
    assert elements(scene.s, 0)[EARTH] == earth + 1
    assert (scene.s.fear, len(scene.effects("skip"))) == (fear, fear // 3)


@tries("unrelenting_growth")
def test_e44_unrelenting_growth_counts_the_plant_that_its_presence_uncovers() -> None:
    """Ruling E44: the second presence uncovers a plant of A Spread of Rampant Green."""
    scene = Scene("rampant_green", boards="A", sets=SETS).presence(0, "A5").put("A5", "blight")
    scene.s.major_deck = cards(*MAJORS)
    scene.elements("3 sun 2 plant")
    scene.use("unrelenting_growth", "A5", "energy", "energy", "major", "tsunami")
    assert (scene["A5"], scene.asked[-1][0]) == ("2 wilds", "gain")


# Powers that add blight, which can put a card into play.


@tries("drought")
@pytest.mark.parametrize(
    ("card", "left"), [("gift_of_constancy", "blight"), ("rain_of_blood", "city-d1, blight")]
)
def test_e44_drought_counts_the_sun_that_its_blight_brings(card: str, left: str) -> None:
    """Ruling E44: Aid from Lesser Spirits gives elements at once (P14), before the threshold."""
    scene = aid(river().put("A4", "city"), card).elements("2 sun")
    scene.use("drought", "A4", card)
    assert scene["A4"] == left


@tries("insatiable_hunger_of_the_swarm")
def test_e44_insatiable_hunger_counts_the_animal_that_its_blight_brings() -> None:
    """Ruling E44: it is repeated on an adjacent land."""
    scene = aid(river(), "rain_of_blood").elements("2 air 3 animal")
    scene.use("insatiable_hunger_of_the_swarm", "A5", "rain_of_blood", "A8", "none")
    assert (scene["A5"], scene["A8"]) == ("blight, beasts", "blight, beasts")


@tries("poisoned_land")
def test_e44_poisoned_land_counts_the_animal_that_its_blight_brings() -> None:
    """Ruling E44: 1 fear more for the blight."""
    scene = aid(river(), "rain_of_blood").elements("3 earth 2 plant 1 animal")
    scene.use("poisoned_land", "A4", "rain_of_blood")
    assert (scene["A4"], scene.s.fear) == ("blight", 2)


@tries("pyroclastic_flow")
def test_e44_pyroclastic_flow_has_missed_its_threshold_before_the_blight() -> None:
    """Ruling E44: the +4 damage is over, and the wilds belong to the same threshold."""
    scene = aid(river("A6"), "land_of_haunts_and_embers").elements("1 fire 3 air 2 earth").put("A5", "city")
    scene.use("pyroclastic_flow", "A5", "land_of_haunts_and_embers")
    assert elements(scene.s, 0)[FIRE] == 2
    assert scene["A5"] == "city-d2, blight"


@tries("spill_bitterness_into_the_earth")
def test_e44_spill_bitterness_counts_the_fire_that_its_blight_brings() -> None:
    """Ruling E44: 1 damage to each invader in adjacent lands."""
    scene = aid(river(), "visions_of_fiery_doom").elements("2 fire 3 water").put("A4", "explorer")
    scene.use("spill_bitterness_into_the_earth", "visions_of_fiery_doom", "A4")
    assert (scene["A5"], scene["A4"]) == ("blight, 2 badlands", "")


@tries("volcanic_eruption")
def test_e44_volcanic_eruption_counts_the_fire_that_its_blight_brings() -> None:
    """Ruling E44: everything the threshold says happens."""
    scene = aid(Scene("volcano", boards="A", sets=SETS).presence(0, "A1", 3), "visions_of_fiery_doom")
    scene.elements("3 fire 3 earth").put("A5", "dahan").put("A4", "dahan, blight").put("A2", "blight")
    scene.use("volcanic_eruption", "A1", "visions_of_fiery_doom")
    assert (scene["A1"], scene["A5"], scene["A4"]) == ("blight, wilds", "blight", "blight")


@tries("explosive_eruption")
def test_e44_explosive_eruption_counts_the_elements_that_its_blight_brings() -> None:
    """Ruling E44: the third threshold adds blight, which brings what the last one needs."""
    scene = aid(Scene("volcano", boards="A", sets=SETS).presence(0, "A1", 12), "steam_vents")
    scene.elements("4 fire 2 air 4 earth").put("A8", "city").put("A3", "city")
    scene.use("explosive_eruption", "10", "A1", "steam_vents")
    # 4 damage within range 2.
    assert (scene["A8"], scene["A3"], scene["A2"]) == ("", "", "blight")


# Powers that lose elements.


@tries("entwined_power")
@pytest.mark.parametrize(("forgotten", "energy"), [("tsunami", 3), ("gift_of_living_energy", 0)])
def test_e44_entwined_power_loses_its_threshold_with_the_card_that_is_forgotten(
    forgotten: str, energy: int
) -> None:
    """Ruling E44: elements lost before the text comes to a threshold do not count."""
    scene = Scene("river_surges", "lightning", boards="AB", sets=SETS).presence(0, "A5").presence(1, "B5")
    scene.s.major_deck = cards(*MAJORS)
    scene.play("gift_of_living_energy").elements("2 water 3 plant")
    scene.use("entwined_power", "major", "vengeance_of_the_dead", "tsunami", forgotten)
    assert scene.s.energy == [energy, energy]


@tries("powered_by_the_furnace_of_the_earth")
@pytest.mark.parametrize(("forgotten", "presence"), [("tsunami", 3), ("visions_of_fiery_doom", 1)])
def test_e44_the_furnace_loses_what_the_card_that_is_forgotten_gave(forgotten: str, presence: int) -> None:
    """Ruling E44: the third threshold needs 4 fire, one of which lay in play."""
    scene = Scene("volcano", boards="A", sets=SETS).presence(0, "A1").presence(0, "A6", 2)
    scene.s.major_deck = cards(*MAJORS)
    scene.s.energy = [2]
    scene.play("visions_of_fiery_doom").elements("3 fire 4 earth")
    moved = ["A6", "A6"] if presence == 3 else []
    scene.use("powered_by_the_furnace_of_the_earth", "A1", "yes", "major", "tsunami", forgotten, *moved)
    assert scene.s.presence[0][scene.land("A1")] == presence


@tries("slip_the_flow_of_time")
@pytest.mark.parametrize(("reclaimed", "played"), [("none", True), ("call_to_isolation", False)])
def test_e44_slip_the_flow_of_time_loses_what_a_card_taken_from_play_gave(
    reclaimed: str, played: bool
) -> None:
    """Rulings E44 and E73: a card reclaimed from play takes its elements along, and the last threshold."""
    scene = Scene("fractured_days", boards="A", sets=SETS).presence(0, "A5").play("call_to_isolation")
    scene.elements("2 sun 2 moon 1 air").s.energy = [9]
    scene.s.hands[0] = cards("drought")
    scene.use("slip_the_flow_of_time", reclaimed, *(["drought"] if played else []))
    assert (cards("drought")[0] in scene.s.played[0]) == played


def test_e44_slip_the_flow_of_time_gains_by_the_power_it_lets_be_used() -> None:
    """Ruling E44: the slow power used at once may bring elements for the thresholds that follow."""
    scene = Scene("fractured_days", boards="A", sets=SETS).presence(0, "A5").play("drought")
    aid(scene, "gift_of_constancy").elements("2 moon 1 air 1 moon")
    # Drought's own sun, and that of the card which its blight brings.
    scene.use("slip_the_flow_of_time", "drought", "A5", "gift_of_constancy", "drought")
    assert hand(scene) == ["drought"]


@tries("wood_seeks_growth_humans_seek_freedom")
@pytest.mark.parametrize(("forgotten", "town"), [("tsunami", ""), ("rain_of_blood", "town")])
def test_e44_wood_seeks_growth_loses_what_the_card_that_is_forgotten_gave(forgotten: str, town: str) -> None:
    """Ruling E44: the second threshold needs 3 animal, one of which lay in play."""
    scene = Scene("starlight", boards="A", sets=SETS).presence(0, "A5").put("A5", "town, 2 dahan")
    scene.s.major_deck = cards(*MAJORS)
    scene.play("rain_of_blood").elements("3 plant 2 animal")
    answers = [] if town else ["damage"]
    scene.use("wood_seeks_growth_humans_seek_freedom", "A5", "major", "tsunami", forgotten, *answers)
    assert scene["A5"] == f"{town}, 2 dahan".removeprefix(", ")


# Past effects stay.


def test_e44_a_threshold_that_was_met_stays_met() -> None:
    """Ruling E44: the range that a lost element gave holds, and so does what was done with it."""
    scene = Scene("starlight", boards="A", sets=SETS).presence(0, "A5")
    scene.s.major_deck = cards(*MAJORS)
    scene.play("gift_of_living_energy").elements("2 plant 3 animal").put("A5", "town, 2 dahan")
    answers = ["A5", "major", "tsunami", "gift_of_living_energy", "damage"]
    scene.use("wood_seeks_growth_humans_seek_freedom", *answers)
    assert (scene["A5"], hand(scene)) == ("2 dahan", ["tsunami"])
