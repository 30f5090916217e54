"""The event cards of Branch & Claw on which the players choose."""

from __future__ import annotations

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.pieces import BLIGHT
from weald.games.spirit_island.model.state import BUILD, EXPLORE, GAME, RAVAGE
from weald.games.spirit_island.phases.invaders import plan
from weald.games.spirit_island.rules.declare import Wherever, effect
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.registry import EVENT_RETURNS, FEAR_CARDS, POWERS, REGISTRY


def island(*spirits: str) -> Scene:
    """One or two spirits with presence in A5 and B5, out of the way."""
    spirits = spirits or ("river_surges",)
    scene = Scene(*spirits, sets="branch_and_claw")
    for seat in range(len(spirits)):
        scene.presence(seat, f"{'AB'[seat]}5", 3)
    return scene


def stack(scene: Scene, *ids: str) -> Scene:
    """Stack power cards, the first on top, on the deck of their kind."""
    numbers = [POWERS.number(id) for id in reversed(ids)]
    if POWERS.all[numbers[0]].deck == 0:
        scene.s.minor_deck = numbers
    else:
        scene.s.major_deck = numbers
    return scene


# Years of Little Rain.


def test_drought_blights_sands_unless_the_card_has_water() -> None:
    scene = stack(island("river_surges", "lightning"), "drought", "call_to_tend")
    scene.put("A1", "city-d2, town, dahan-d1").put("B1", "town-d1, explorer")
    scene.event("years_of_little_rain", "A7")
    assert (scene["A7"], scene["B5"]) == ("blight", "")
    assert (scene["A1"], scene["B1"]) == ("town", "explorer")
    assert scene.s.fear == 2 + 1
    assert scene.s.minor_discard == [POWERS.number("drought"), POWERS.number("call_to_tend")]
    scene.put("A4", "town").use("flash_floods", "A4")
    assert scene["A4"] == ""


def test_the_drought_is_eased_for_four_energy_each_aided_by_water() -> None:
    """Ruling V3."""
    scene = island("river_surges", "lightning").put("A5", "dahan").elements("3 water")
    scene.cover("energy", 3).cover("energy", 3, seat=1)
    scene.s.energy = [2, 4]
    answers = ["0/act_to_ease_the_drought", "1/act_to_ease_the_drought", "0/energy:2", "1/energy:3"]
    scene.event("years_of_little_rain", *answers, "A5", "energy")
    assert scene.s.energy == [0, 1]
    assert scene.s.presence[0][scene.land("A5")] == 4
    assert sum(scene.s.presence[1]) == 3


class Accounting(Rule):
    """Notes whether presence and blight came by an Action of spirits."""

    def after_adding(self, act: Action, by: Wherever, piece: int, land: int) -> None:
        act.s.counters["prepared"] = 1 + act.by_spirit

    def after_blight(self, act: Action, by: Wherever, land: int, cascaded: bool) -> None:
        act.s.counters["prepared"] = 1 + act.by_spirit


REGISTRY.add_effect(effect("test_accounting", Wherever, Accounting()))


def test_v31_an_event_that_spirits_pay_for_is_theirs() -> None:
    scene = island().put("A5", "dahan").lasting("test_accounting").cover("energy", 3)
    scene.s.energy = [4]
    scene.event("years_of_little_rain", "act_to_ease_the_drought", "energy:4", "A5", "energy")
    assert (scene.s.energy, scene.s.counters["prepared"]) == ([0], 2)
    scene = stack(island(), "drought").lasting("test_accounting")
    scene.event("years_of_little_rain", "A7")
    assert (scene["A7"], scene.s.counters["prepared"]) == ("blight", 1)


def test_v19_a_payment_called_off_leaves_the_first_option() -> None:
    scene = stack(island(), "call_to_tend").put("A1", "town-d1")
    scene.s.energy = [4]
    scene.event("years_of_little_rain", "act_to_ease_the_drought", "energy:1", "none")
    assert scene.s.energy == [4]
    assert scene["A1"] == ""


# Farmers Seek the Dahan for Aid.


def test_spurned_farmers_hurt_dahan_and_land() -> None:
    scene = island().put("A1", "2 dahan, city-d2, town")
    scene.event("farmers_seek_the_dahan_for_aid", "spurn_the_invaders", "dahan")
    assert scene["A1"] == "town, 2 dahan-d1, blight"
    assert scene.s.fear == 2


def test_taught_farmers_build_instead_of_ravaging() -> None:
    scene = island().put("A1", "dahan, 2 explorer").put("A2", "2 town")
    s = scene.s
    scene.event("farmers_seek_the_dahan_for_aid", "teach_the_invaders")
    assert scene["A1"] == "2 explorer, town, dahan"
    plan(s)
    assert s.agenda == [(EXPLORE, -1)]
    assert len(s.effects) == 1
    s.ravage_cards, s.build_cards = [invader_card("I-M")], [invader_card("I-W")]
    plan(s)
    assert s.agenda == [(BUILD, invader_card("I-M")), (BUILD, invader_card("I-W")), (EXPLORE, -1)]
    assert s.effects == []


# New Species Spread.


def test_species_bloom_where_the_card_is_fast_and_come_back() -> None:
    scene = stack(island("river_surges", "lightning"), "encompassing_ward", "drought")
    scene.put("A1", "town").put("A6", "city").put("B1", "town")
    scene.event("new_species_spread", "A6")
    assert (scene["A6"], scene["A1"], scene["B1"]) == ("city, blight", "town", "town")
    assert scene.s.counters[EVENT_RETURNS] == 2


def test_species_are_transmuted() -> None:
    scene = island().put("A1", "town").elements("4 moon")
    scene.event("new_species_spread", "transmute_the_worst_of_the_species")
    assert (scene["A1"], scene.s.fear) == ("town, beasts", 1)
    assert EVENT_RETURNS not in scene.s.counters


# War Touches the Island's Shores.


def test_war_touches_the_islands_shores_by_the_cost_of_a_major_power() -> None:
    """Defend lowers the damage to invaders and to the land."""
    scene = stack(island(), "accelerated_rot").put("A1", "city, town").put("A2", "town").put("A8", "3 city")
    scene.lasting("defend", scene.land("A1"), 1)
    scene.event("war_touches_the_islands_shores", "city", "city-d1", "city-d2")
    assert scene["A1"] == "town, blight"
    assert (scene["A2"], scene["A8"]) == ("town", "3 city")


def test_little_damage_leaves_the_shore_alone() -> None:
    scene = stack(island(), "entwined_power").put("A1", "city").put("A2", "town, explorer")
    scene.lasting("defend", scene.land("A1"), 1)
    scene.event("war_touches_the_islands_shores", "A1")
    assert scene["A1"] == "city-d1"


def test_help_puts_a_fear_card_on_the_deck() -> None:
    scene = island()
    s = scene.s
    s.energy = [1]
    s.fear_deck, s.fear_box = s.fear_deck[:6], FEAR_CARDS.of(s.sets)[6:7]
    s.terror = 2
    scene.event("war_touches_the_islands_shores", "help_repel_the_newcomers", "energy:1")
    assert (len(s.fear_deck), s.fear_box, s.energy) == (7, [], [0])
    assert s.fear_deck[-1] == FEAR_CARDS.of(s.sets)[6]
    assert (s.fear_split, s.terror) == ((3, 4, 3), 2)


# Sacred Sites Under Threat.


def test_v21_two_sacred_sites_in_a_land_push_twice() -> None:
    scene = island("river_surges", "lightning").presence(0, "A1", 2).presence(1, "A1", 2)
    scene.put("A1", "3 explorer").event("sacred_sites_under_threat", "0/none", "A2", "A4")
    assert (scene["A1"], scene["A2"], scene["A4"]) == ("explorer", "explorer", "explorer")
    assert scene.deciders[1:] == [0, 1]


def test_every_sacred_site_pushes_one_and_blight_is_lost() -> None:
    scene = island().presence(0, "A1", 2).put("A1", "explorer, town").put("A5", "city")
    scene.blight_card("downward_spiral", 5)
    scene.event("sacred_sites_under_threat", "let_the_islands_strength_repulse_them", "town", "A2")
    assert (scene["A1"], scene["A2"]) == ("explorer", "town")
    assert scene.s.blight_pool == 4


def test_sacred_sites_are_guarded_where_it_is_paid() -> None:
    scene = island().presence(0, "A1", 2).presence(0, "A2", 2).put("A1", "town").put("A2", "town")
    scene.s.energy = [3]
    scene.event("sacred_sites_under_threat", "guard_them_yourself_for_well_or_ill", "yes", "energy:3")
    assert (scene["A1"], scene["A2"]) == ("", "town")
    assert scene.s.presence[0][scene.land("A1")] == 2
    assert scene.s.presence[0][scene.land("A2")] == 1
    assert scene.s.energy == [0]


def test_an_unpaid_guard_leaves_the_first_option() -> None:
    scene = island().presence(0, "A1", 2).put("A1", "town").blight_card("downward_spiral", 5)
    scene.s.energy = [3]
    scene.event("sacred_sites_under_threat", "guard_them_yourself_for_well_or_ill", "yes", "none", "A2")
    assert (scene["A2"], scene.s.blight_pool, scene.s.energy) == ("town", 4, [3])


# Outpaced.


def test_a_slow_card_is_discarded_for_energy() -> None:
    scene = island().play("accelerated_rot", "entwined_power")
    scene.event("outpaced", "stay_steady_and_slow")
    assert scene.asked == [("choose", ["stay_steady_and_slow", "match_pace_for_presence"])]
    assert scene.s.energy == [5]
    assert scene.s.played == [[POWERS.number("entwined_power")]]
    assert scene.s.discards == [[POWERS.number("accelerated_rot")]]
    assert sum(scene.s.elements[0]) == 3


def test_a_slow_card_is_used_at_once_for_energy() -> None:
    scene = island().play("call_to_tend").put("A4", "dahan, blight")
    scene.s.energy = [3]
    scene.event("outpaced", "match_pace_for_energy", "call_to_tend", "remove_blight")
    assert scene["A4"] == "dahan"
    assert scene.s.energy == [0]
    assert scene.s.used == [[POWERS.number("call_to_tend")]]


def test_a_slow_card_may_wait_though_presence_was_destroyed_for_it() -> None:
    scene = island().play("call_to_tend").put("A4", "dahan, blight")
    scene.event("outpaced", "match_pace_for_presence", "none")
    assert (scene.s.destroyed, scene.s.used) == ([2], [[]])
    assert scene["A4"] == "dahan, blight"


def test_v15_a_card_made_fast_is_left_alone() -> None:
    """Fast cards, and those used already, are no slow cards any longer."""
    scene = island().play("call_to_tend", "entwined_power")
    scene.s.used = [[POWERS.number("call_to_tend")]]
    scene.event("outpaced")
    assert scene.asked == []


def test_e20_a_card_of_lesser_spirits_was_not_played_and_is_left_alone() -> None:
    """Ruling E20: it is in play, but Outpaced speaks of cards that were played."""
    scene = island().play("call_to_tend")
    scene.lasting("aid_from_lesser_spirits", 0, POWERS.number("call_to_tend"), until=GAME)
    scene.event("outpaced")
    assert (scene.asked, scene.s.played) == ([], [[POWERS.number("call_to_tend")]])


# Missionaries Arrive.


def test_missionaries_are_ignored() -> None:
    scene = stack(island("river_surges", "lightning"), "drought", "call_to_tend")
    scene.put("A1", "explorer, dahan").put("A6", "explorer").put("B1", "2 dahan-d1")
    scene.event("missionaries_arrive", "A2")
    assert (scene["A1"], scene["A2"], scene["A6"]) == ("dahan", "explorer", "explorer")
    assert scene["B1"] == "town-d1, dahan-d1"
    assert scene.s.counters[EVENT_RETURNS] == 2


def test_missionaries_are_cursed_and_cities_strike_harder_once() -> None:
    scene = island().put("A1", "city, dahan").elements("4 sun")
    scene.event("missionaries_arrive", "curse_the_tongues_of_the_foreigners")
    assert (scene["A1"], scene.s.fear) == ("city, dahan, disease", 2)
    scene.s.ravage_cards = [invader_card("I-M")]
    assert ravage_damage(scene, "A1") == 6
    assert ravage_damage(scene, "A1") == 3


def ravage_damage(scene: Scene, land: str) -> int:
    """Return the damage of a card's ravage in a land, in the step of the invader phase."""
    s = scene.s
    s.agenda = [(RAVAGE, invader_card("I-M"))]
    s.queue = [scene.land(land)]
    s.pieces[scene.land(land)][BLIGHT] = 0
    before = len(scene.events)
    scene.step("land")
    assert scene.step("land") == "card"
    told = [event for event in scene.events[before:] if event.id == "spirit_island-event-ravage"]
    return int(str(told[0].args["n"]))


# A Strange Madness Among the Beasts.


def test_a_strange_madness_among_the_beasts_unto_death() -> None:
    scene = island("river_surges", "lightning").put("A1", "2 beasts, 3 dahan").put("B1", "beasts, explorer")
    scene.event("a_strange_madness_among_the_beasts")
    assert (scene["A1"], scene["B1"]) == ("dahan, beasts", "explorer")


def test_the_madness_is_guided_for_three_energy_each_beasts() -> None:
    scene = island("river_surges", "lightning").put("A1", "2 beasts").put("B1", "beasts").elements("animal")
    scene.s.energy = [2, 3]
    both = ["0/guide_the_madness", "1/guide_the_madness"]
    scene.event(
        "a_strange_madness_among_the_beasts",
        *(*both, "0/2", "1/2", "0/energy:2", "1/energy:3", "0/B1", "1/B1", "A1", "A2", "A2", "A3"),
    )
    assert scene.asked[2] == ("keep_beasts", ["2", "1", "0", "none"])
    assert (scene["A1"], scene["A2"], scene["A3"], scene["B1"]) == ("beasts", "", "beasts", "")
    assert scene.s.energy == [0, 0]


def test_the_madness_costs_at_least_three() -> None:
    scene = island()
    scene.s.energy = [2]
    scene.event("a_strange_madness_among_the_beasts")
    assert scene.asked == []
    scene.s.energy = [4]
    scene.event("a_strange_madness_among_the_beasts", "guide_the_madness", "energy:3")
    assert scene.s.energy == [1]


# Rising Interest in the Island.


def test_v22_rising_interest_in_the_island_takes_an_invader_card_and_adds_towns() -> None:
    scene = island("river_surges", "lightning").invader_deck("I-J", "II-S").put("A1", "town")
    scene.event("rising_interest_in_the_island", "A2", "B8")
    assert scene.s.invader_deck == [invader_card("II-S")]
    assert scene.s.invader_box == [invader_card("I-J")]
    assert (scene["A1"], scene["A2"], scene["B8"]) == ("town", "town", "town")


def test_v22_a_card_that_set_up_has_placed_is_passed_over() -> None:
    """The early stage III card stays on top, and the first stage II card below it goes."""
    scene = island("river_surges", "lightning").invader_deck("III-JM", "II-S", "II-J", "III-JW")
    scene.event("rising_interest_in_the_island", "A2", "B8")
    assert scene.s.invader_deck == [invader_card(id) for id in ("III-JW", "II-J", "III-JM")]
    assert scene.s.invader_box == [invader_card("II-S")]


def test_v13_lies_take_a_fear_card_and_strengthen_one_ravage() -> None:
    scene = island().put("A1", "city, town, explorer").elements("4 air")
    s = scene.s
    s.fear_deck, s.fear_box = s.fear_deck[:7], []
    top = s.fear_deck[-1]
    scene.event("rising_interest_in_the_island", "weave_lies_in_the_minds_of_their_observers")
    assert (s.fear_box, len(s.fear_deck), s.terror, s.fear_earned) == ([top], 6, 2, [])
    assert s.fear_split == (2, 3, 3)
    assert ravage_damage(scene, "A1") == 6 + 2
    assert ravage_damage(scene, "A1") == 6


def test_v13_the_last_fear_card_wins() -> None:
    scene = island().elements("4 air")
    scene.s.fear_deck = scene.s.fear_deck[:1]
    scene.s.terror = 3
    scene.event("rising_interest_in_the_island", "weave_lies_in_the_minds_of_their_observers")
    assert (scene.s.terror, scene.s.victory) == (4, "fear")


def test_a_bonus_ravage_is_not_the_normal_one() -> None:
    scene = island().put("A1", "city").elements("4 air")
    scene.event("rising_interest_in_the_island", "weave_lies_in_the_minds_of_their_observers")
    scene.ravage("A1")
    assert [e.args["n"] for e in scene.events if e.id == "spirit_island-event-ravage"] == [3]
    assert len(scene.s.effects) == 1
