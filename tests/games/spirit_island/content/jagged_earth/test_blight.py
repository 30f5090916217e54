"""The blight cards of Jagged Earth."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.pieces import CITY, DAHAN, EXPLORER, TOWN
from weald.games.spirit_island.presentation.forecast.invaders import forecasts
from weald.games.spirit_island.presentation.information import redeal
from weald.games.spirit_island.rules.happenings import INVADER_ACTION
from weald.games.spirit_island.rules.land_rules import health, is_blighted
from weald.games.spirit_island.rules.registry import BLIGHT_CARDS, POWERS

SETS = "branch_and_claw jagged_earth"


def two(card: str, pool: int = 1) -> Scene:
    """River Surges on board A with 4 presence, Lightning on board B with 3; blight is about to run out."""
    scene = Scene("river_surges", "lightning", boards="AB", sets=SETS)
    scene.presence(0, "A5", 3).presence(0, "A4").presence(1, "B5", 2).presence(1, "B4")
    scene.s.fear_pool = 99
    return scene.blight_card(card, pool)


def flip(scene: Scene, *answers: str) -> Scene:
    """Blight comes to A8, where nothing is; the card turns over before it lies there."""
    act = begin(scene.s, INVADER_ACTION, "ravage", land=scene.land("A8"))
    scene.run(iter(act.add_blight()), *answers)
    assert (scene.s.flipped, scene["A8"].count("blight")) == (True, 1)
    return scene


def test_blight_on_the_turned_side() -> None:
    cards = [BLIGHT_CARDS[id] for id in BLIGHT_CARDS.ids_of(("jagged_earth",))]
    assert {card.id: (card.per_player, card.healthy) for card in cards} == {
        "all_things_weaken": (3, False),
        "invaders_find_the_land_to_their_liking": (2, True),
        "power_corrodes_the_spirit": (4, False),
        "strong_earth_shatters_slowly": (2, True),
        "thriving_communities": (4, False),
        "unnatural_proliferation": (3, False),
        "untended_land_crumbles": (4, False),
    }


# Unnatural Proliferation.


def test_unnatural_proliferation() -> None:
    scene = two("unnatural_proliferation").put("A1", "dahan, town").put("A2", "2 town, 2 dahan")
    scene.put("A6", "city, explorer").put("B2", "town")
    flip(scene, "A4", "energy", "B5", "cards", "A2", "A6")
    assert scene.offers("presence_to") == [["A4", "A5"], ["B4", "B5"]]
    assert (scene.s.presence[0][4], scene.s.presence[1][scene.land("B5")]) == (2, 3)
    # Dahan go to A1 or A2; A1 and A6 have the fewest towns and cities.
    assert (scene.offers("add_dahan"), scene.offers("add_cities")) == (
        [["A1", "A2"]],
        [["A1", "A6"]],
    )
    assert (scene["A2"], scene["A6"], scene["A1"]) == ("2 town, 3 dahan", "explorer, 3 city", "town, dahan")
    # On board B are no dahan, and a single land with a town.
    assert (scene["B2"], scene.s.blight_pool, is_blighted(scene.s)) == ("town, 2 city", 6, True)


# All Things Weaken.


def weakened() -> Scene:
    """All Things Weaken lies there, and a turn has passed."""
    scene = flip(two("all_things_weaken"))
    assert (health(scene.s, 5, CITY), scene.effects("all_things_weaken")) == (3, [])
    scene.step("time")
    return scene


def test_all_things_weaken_begins_with_the_next_turn() -> None:
    scene = weakened()
    assert [health(scene.s, 5, kind) for kind in (EXPLORER, TOWN, CITY, DAHAN)] == [1, 1, 2, 1]
    scene.step("time")
    assert health(scene.s, 5, CITY) == 2


def test_all_things_weaken_does_nothing_in_the_turn_it_comes() -> None:
    scene = flip(two("all_things_weaken")).put("A6", "explorer, 2 beasts").presence(0, "A6", 2)
    scene.ravage("A6")
    assert (scene["A6"], scene.s.presence[0][6]) == ("explorer, 2 beasts", 2)


def test_all_things_weaken_blight_comes_from_one_damage() -> None:
    """P13: presence is lost by the rule of blight: all of it, and beasts, and one more next door."""
    scene = weakened().put("A6", "explorer, 2 beasts").presence(0, "A6", 2).presence(1, "A6", 2)
    scene.ravage("A6")
    assert (scene["A6"], scene.s.presence[0][6], scene.s.presence[1][6]) == ("explorer, blight", 0, 0)
    assert (scene.s.presence[0][5], scene.s.destroyed) == (2, [3, 2])


def test_all_things_weaken_destroys_one_presence_next_door_of_any_spirit() -> None:
    scene = weakened().presence(1, "A1")
    act = begin(scene.s, INVADER_ACTION, "ravage", land=scene.land("A6"))
    scene.run(iter(act.add_blight()), "A1:presence-1")
    assert scene.offers("lose_any_presence") == [["A1:presence-1", "A5:presence-0"]]
    assert (scene.s.destroyed, scene.s.presence[1][1]) == ([0, 1], 0)


def test_all_things_weaken_harms_with_every_cascade() -> None:
    scene = weakened().put("A7", "beasts").presence(0, "A7", 2)
    act = begin(scene.s, INVADER_ACTION, "ravage", land=scene.land("A8"))
    # In A8 nothing is lost, next to it one presence of A5; blight goes on to A7.
    scene.run(iter(act.add_blight()), "A5:presence-0", "A7")
    assert (scene["A8"], scene["A7"], scene.s.presence[0][7]) == ("2 blight", "blight", 0)
    assert scene.s.destroyed == [4, 0]


def test_all_things_weaken_spares_what_quiet_blight_spares() -> None:
    scene = weakened().put("A6", "beasts").presence(0, "A6", 2)
    act = begin(scene.s, INVADER_ACTION, "ravage", land=scene.land("A6"))
    scene.run(iter(act.add_blight(harm=False)))
    assert (scene["A6"], scene.s.presence[0][6], scene.s.destroyed) == ("blight, beasts", 2, [0, 0])


def test_p13_all_things_weaken_destroys_nothing_where_stone_endures() -> None:
    """The losses next door follow from the blight as well, which destroys no presence on enduring land."""
    scene = Scene("stone", "lightning", boards="AB", sets="jagged_earth")
    scene.presence(0, "A6", 2).presence(1, "A8").lasting("all_things_weaken")
    act = begin(scene.s, INVADER_ACTION, "ravage", land=scene.land("A6"))
    scene.run(iter(act.add_blight()))
    assert (scene["A6"], scene.s.destroyed, scene.asked) == ("blight", [0, 0], [])


# Thriving Communities.


def test_thriving_communities_in_four_lands_of_each_board() -> None:
    scene = two("thriving_communities").put("A1", "explorer, town").put("A2", "explorer").put("A3", "2 town")
    scene.put("A6", "explorer").put("A7", "town-d1").put("A4", "city").put("B2", "explorer-s1")
    flip(scene, "A1", "A2", "A3", "A7", "town")
    assert scene.offers("upgrade_land")[0] == ["A1", "A2", "A3", "A6", "A7"]
    assert (scene["A1"], scene["A2"], scene["A3"], scene["A6"]) == (
        "explorer, city",
        "town",
        "town, city",
        "explorer",
    )
    assert (scene["A7"], scene["A4"], scene["B2"]) == ("city-d1", "city", "town-s1")
    assert (scene.s.blight_pool, scene.s.fear) == (8, 0)


def test_thriving_communities_in_fewer_lands_where_there_are_no_more() -> None:
    scene = flip(two("thriving_communities").put("A1", "explorer").put("A2", "town"))
    assert (scene["A1"], scene["A2"], scene.asked) == ("town", "city", [])


# Power Corrodes the Spirit.


@pytest.mark.parametrize(
    ("cards", "lost"),
    [
        (("drought", "steam_vents"), 0),
        (("drought", "steam_vents", "rain_of_blood"), 1),
        (("raging_storm",), 0),
        (("paralyzing_fright",), 1),
    ],
)
def test_power_corrodes_the_spirit(cards: tuple[str, ...], lost: int) -> None:
    scene = two("power_corrodes_the_spirit").blight_card("power_corrodes_the_spirit", 8, flipped=True)
    assert POWERS["paralyzing_fright"].cost == 4
    scene.play(*cards)
    scene.step("invaders", *["A4"] * lost)
    assert scene.s.destroyed == [lost, 0]
    scene.step("time")
    scene.step("invaders")
    assert scene.s.destroyed == [lost, 0]


def test_power_corrodes_the_spirit_only_from_the_next_invader_phase_on() -> None:
    scene = two("power_corrodes_the_spirit").play("paralyzing_fright")
    assert flip(scene).s.destroyed == [0, 0]


# Untended Land Crumbles.


def crumbling() -> Scene:
    scene = two("untended_land_crumbles").blight_card("untended_land_crumbles", 8, flipped=True)
    return scene.put("A8", "blight").put("B8", "blight")


def test_untended_land_crumbles_on_each_board() -> None:
    scene = crumbling()
    scene.step("invaders", "0/none", "A6", "1/none", "B7")
    assert scene.offers("add_blight") == [["A5", "A6", "A7"], ["B6", "B7"]]
    assert (scene["A6"], scene["B7"], scene.s.blight_pool) == ("blight", "blight", 6)


def test_untended_land_crumbles_boards_are_protected_for_energy_or_presence() -> None:
    scene = crumbling()
    scene.s.energy = [2, 2]
    scene.step("invaders", "0/energy:2", "1/energy:1", "1/B4")
    kinds = [kind for kind, _ in scene.asked]
    assert kinds == ["pay_for_board", "pay_for_board", "prevent"]
    assert (scene.s.energy, scene.s.destroyed, scene.s.blight_pool) == ([0, 1], [0, 1], 8)


def test_untended_land_crumbles_payment_may_be_called_off() -> None:
    scene = crumbling()
    scene.s.energy = [3, 0]
    scene.step("invaders", "0/none", "0/A4", "0/none", "1/none", "B6")
    assert (scene.s.energy, scene.s.destroyed, scene["B6"]) == ([3, 0], [1, 0], "blight")


def test_untended_land_crumbles_asks_nothing_where_no_blight_is_near() -> None:
    scene = two("untended_land_crumbles").blight_card("untended_land_crumbles", 8, flipped=True)
    scene.put("A1", "city").s.energy = [9, 9]
    assert (scene.step("invaders"), scene.asked) == ("event", [])


# Still healthy.


@pytest.mark.parametrize(("terror", "pool"), [(1, 10), (2, 11), (3, 12)])
def test_invaders_find_the_land_to_their_liking(terror: int, pool: int) -> None:
    scene = two("invaders_find_the_land_to_their_liking").terror(terror)
    scene.s.fear_pool = 8
    flip(scene)
    assert (scene.s.fear_pool, scene.s.blight_pool, is_blighted(scene.s)) == (pool, 4, False)


def test_invaders_find_the_land_to_their_liking_rounds_down() -> None:
    scene = Scene("river_surges", boards="A", sets=SETS).presence(0, "A5").terror(2)
    flip(scene.blight_card("invaders_find_the_land_to_their_liking", 1))
    assert (scene.s.fear_pool, scene.s.blight_pool) == (5, 2)


def test_p12_strong_earth_shatters_slowly_leaves_the_island_healthy() -> None:
    scene = two("strong_earth_shatters_slowly").put("A7", "blight")
    flip(scene, "A5", "A6")
    assert scene.offers("add_blight") == [
        ["A5", "A8", "B3"],
        ["A1", "A4", "A5", "A6", "A7", "A8", "B3"],
    ]
    assert (scene["A5"], scene["A6"], scene.s.blight_pool) == ("blight", "blight", 2)
    assert (is_blighted(scene.s), scene.s.destroyed) == (False, [1, 0])


def test_strong_earth_shatters_slowly_without_blight_adds_none() -> None:
    scene = flip(two("strong_earth_shatters_slowly"))
    assert (scene.asked, scene.s.blight_pool) == ([], 4)


def test_strong_earth_may_empty_itself_and_bring_the_next_card() -> None:
    """With one seat and a cascade, the two blight of the card do not suffice."""
    scene = (
        Scene("river_surges", boards="A", sets=SETS)
        .presence(0, "A5", 3)
        .put("A7", "blight")
        .put("A5", "blight")
    )
    scene.blight_card("strong_earth_shatters_slowly", 1)
    scene.s.blight_deck = [BLIGHT_CARDS.number("tipping_point")]
    act = begin(scene.s, INVADER_ACTION, "ravage", land=scene.land("A3"))
    scene.run(iter(act.add_blight()), "A5", "A6")
    assert (scene.s.blight_card, scene.s.blight_pool, is_blighted(scene.s)) == ("tipping_point", 5, True)
    # One presence is lost to the blight of A5, the others to the new card, and no more blight is due.
    assert (scene["A3"], scene["A5"], scene["A6"], scene.s.destroyed) == ("blight", "2 blight", "blight", [3])


def test_a_still_healthy_card_that_is_empty_brings_the_next_one() -> None:
    scene = two("strong_earth_shatters_slowly").blight_card("strong_earth_shatters_slowly", 1, flipped=True)
    scene.s.blight_deck = [BLIGHT_CARDS.number(id) for id in ("tipping_point", "untended_land_crumbles")]
    flip(scene)
    assert (scene.s.blight_card, scene.s.blight_pool, is_blighted(scene.s)) == (
        "untended_land_crumbles",
        8,
        True,
    )


def test_nobody_foresees_the_card_after_a_still_healthy_one() -> None:
    scene = two("strong_earth_shatters_slowly").blight_card("strong_earth_shatters_slowly", 1, flipped=True)
    scene.put("A8", "city")
    scene.s.ravage_cards = [invader_card("I-J")]
    cards = [BLIGHT_CARDS.number(id) for id in BLIGHT_CARDS.ids if id != scene.s.blight_card]
    scene.s.blight_deck = list(cards)
    assert forecasts(scene.s)[scene.land("A8")]["ravage"][0]["blight"] == 1
    assert scene.s.blight_deck == cards
    seen = GAME.information.view(scene.s, 0)["blight"]
    assert (seen["card"], seen["flipped"], seen["blighted"]) == ("strong_earth_shatters_slowly", True, False)
    redeal(scene.s, 0)
    assert sorted(scene.s.blight_deck) == sorted(cards)
    assert scene.s.blight_deck != cards
