"""The event cards of Jagged Earth whose branch depends on the health of the island."""

from __future__ import annotations

from tests.games.spirit_island.scenes import Scene, invader_card
from weald.games.spirit_island.model.pieces import BLIGHT
from weald.games.spirit_island.model.state import EXPLORE, GAME, INVADER_PHASE
from weald.games.spirit_island.phases.invaders import plan
from weald.games.spirit_island.rules.panel import is_fast, is_slow
from weald.games.spirit_island.rules.registry import POWERS


def island(*spirits: str, blighted: bool = False) -> Scene:
    """One or two spirits with 3 presence in A5 and B5, out of the way."""
    spirits = spirits or ("river_surges",)
    scene = Scene(*spirits, sets="jagged_earth")
    for seat in range(len(spirits)):
        scene.presence(seat, f"{'AB'[seat]}5", 3)
    return scene.blight_card("downward_spiral", 20, flipped=blighted)


def two(blighted: bool = False) -> Scene:
    return island("river_surges", "lightning", blighted=blighted)


def blighted_lands(scene: Scene) -> list[str]:
    return [scene.s.island.names[land] for land, here in enumerate(scene.s.pieces) if here[BLIGHT]]


# The Frontier Calls.


def test_the_frontier_calls_more_explorers() -> None:
    scene = island().put("A2", "town").put("A3", "wilds").event("the_frontier_calls")
    assert [effect[2] for effect in scene.s.effects] == [INVADER_PHASE]
    scene.explore("A1").explore("A2").explore("A3")
    assert [scene[land] for land in ("A1", "A2", "A3")] == ["2 explorer", "explorer, town", ""]


def test_self_sacrifice_lets_blight_come_from_the_box() -> None:
    scene = two(blighted=True).put("A1", "city").put("A2", "city").put("B1", "city")
    scene.event("the_frontier_calls")
    assert (scene.s.destroyed, len(scene.s.effects)) == ([1, 1], 2)
    scene.ravage("A1").ravage("A2")
    assert (blighted_lands(scene), scene.s.blight_pool, scene.s.effects) == (["A1", "A2"], 20, [])
    scene.ravage("B1")
    assert scene.s.blight_pool == 19


# Seek New Farmland.


def test_towns_seek_new_farmland() -> None:
    scene = island().put("A6", "2 town").put("A1", "town").put("A8", "town").put("A2", "3 town")
    scene.event("seek_new_farmland", "A3")
    assert scene.asked == [("push_to", ["A3", "A4"])]
    assert [scene[land] for land in ("A1", "A2", "A3", "A5", "A6", "A8")] == [
        "town",
        "2 town",
        "town",
        "town",
        "town",
        "town",
    ]


def test_voracious_cities_spread_blight_after_ravages() -> None:
    scene = two(blighted=True).put("A1", "city").put("A2", "city, blight").put("B1", "city")
    scene.event("seek_new_farmland")
    assert blighted_lands(scene) == ["A2"]
    scene.s.build_cards = [invader_card("I-S")]
    plan(scene.s)
    scene.step("card", "0/none", "1/B5", "1/B5")
    assert scene.asked[0] == ("prevent", ["A5", "done", "none"])
    assert (blighted_lands(scene), scene.s.destroyed) == (["A1", "A2"], [0, 2])


# Gradual Corruption.


def test_gradual_corruption_is_prevented_board_by_board_for_energy() -> None:
    scene = two().put("A1", "town").put("B1", "town").put("B2", "city")
    scene.s.energy = [1, 2]
    scene.s.invader_discard = [invader_card("I-J"), invader_card("I-M")]
    scene.event("gradual_corruption", "0/yes", "1/yes", "0/energy:1", "1/energy:1", "B2")
    assert (blighted_lands(scene), scene.s.energy) == (["B2"], [0, 1])


def test_gradual_corruption_without_discarded_cards_is_prevented_for_nothing() -> None:
    scene = two().put("A1", "town").put("B1", "town").event("gradual_corruption")
    assert (blighted_lands(scene), scene.asked) == ([], [])


def test_gradual_corruption_that_is_not_paid_for() -> None:
    scene = island().put("A1", "town")
    scene.s.energy = [3]
    scene.s.invader_discard = [invader_card("I-J")]
    scene.event("gradual_corruption", "no")
    assert (blighted_lands(scene), scene.s.energy) == (["A1"], [3])
    scene.put("A4", "city").event("gradual_corruption", "yes", "none", "A4")
    assert (blighted_lands(scene), scene.s.energy) == (["A1", "A4"], [3])


def test_ravaged_wilderness() -> None:
    scene = (
        two(blighted=True).put("A1", "beasts, blight").put("A2", "wilds, blight").put("A4", "wilds, beasts")
    )
    scene.put("A6", "wilds, blight")
    scene.event("gradual_corruption", "A6")
    assert [scene[land] for land in ("A1", "A2", "A4", "A6")] == [
        "blight",
        "blight, wilds",
        "beasts, wilds",
        "blight",
    ]


# Fortune-Seekers.


def test_fortune_seekers_explore_wherever_nobody_lives() -> None:
    """Ruling V24: sources are needed as ever; there is no escalation, and the effect is spent then."""
    scene = Scene("lightning", sets="jagged_earth", adversary="brandenburg_prussia").presence(0, "A5", 2)
    scene.blight_card("downward_spiral", 20).put("A8", "town").put("A1", "town")
    scene.event("fortune_seekers")
    assert [effect[2] for effect in scene.s.effects] == [GAME]
    scene.invader_deck("II-M")
    plan(scene.s)
    while scene.s.agenda[0][0] != EXPLORE:
        scene.s.agenda.pop(0)
    scene.step("card")
    assert [scene.s.island.names[land] for land in scene.s.queue] == ["A2", "A3", "A4", "A5", "A6", "A7"]
    while scene.s.queue:
        scene.step("land")
    assert scene.step("land") == "card"
    assert [scene[land] for land in ("A1", "A2", "A7", "A8")] == ["town", "explorer", "explorer", "town"]
    assert scene.s.effects == []


def test_fortune_seekers_need_a_source() -> None:
    scene = island().put("A1", "explorer").event("fortune_seekers").invader_deck("I-J")
    plan(scene.s)
    scene.step("card")
    assert [scene.s.island.names[land] for land in scene.s.queue] == ["A1", "A2", "A3"]


def test_the_bounty_of_lands_without_presence_is_exhausted() -> None:
    scene = island(blighted=True).put("A1", "explorer").put("A5", "explorer").event("fortune_seekers")
    scene.ravage("A1").ravage("A5")
    assert blighted_lands(scene) == ["A1"]


# Provincial Seat.


def test_provincial_seats_build() -> None:
    scene = two().put("A1", "city").put("A2", "city, 2 town").put("B1", "town")
    scene.event("provincial_seat", "A2")
    assert [scene[land] for land in ("A1", "A2", "B1")] == ["city", "2 town, 2 city", "town"]


def test_hollow_lands_without_presence() -> None:
    scene = two(blighted=True).presence(1, "A1")
    scene.event("provincial_seat", "0/none", "A8", "1/B5", "1/B5")
    assert scene.asked[1] == ("land", ["A2", "A3", "A4", "A6", "A7", "A8"])
    assert (blighted_lands(scene), scene.s.destroyed) == (["A8"], [0, 2])


# Cities Rise.


def test_cities_rise_where_most_towns_are() -> None:
    scene = two().put("A1", "3 town-d1").put("A2", "2 town").put("B1", "town")
    scene.event("cities_rise")
    assert [scene[land] for land in ("A1", "A2", "B1")] == ["town-d1, 2 city-d1", "2 town", "city"]


def test_depleted_soil_is_blighted_by_little_damage() -> None:
    scene = island(blighted=True).put("A1", "town").put("A2", "explorer").event("cities_rise")
    scene.lasting("defend", scene.land("A1"), 1)
    scene.ravage("A1").ravage("A2")
    assert blighted_lands(scene) == ["A1"]


# Thriving Trade.


def test_thriving_trade_in_ports() -> None:
    scene = two().put("A1", "city").put("A2", "city").put("A8", "city").put("B1", "town")
    scene.event("thriving_trade", "A2")
    assert scene.asked == [("land", ["A1", "A2"])]
    assert [scene[land] for land in ("A1", "A2", "B1")] == ["city", "2 city", "town"]


def test_partitioned_wilderness() -> None:
    scene = two(blighted=True).put("B1", "town").put("B6", "town").put("B8", "town")
    for land in ("A1", "A2", "A3", "A4"):
        scene.put(land, "town")
    scene.event("thriving_trade", "0/none", "A6")
    assert scene.asked == [
        ("prevent", ["A5", "done", "none"]),
        ("land", ["A1", "A2", "A3", "A4", "A5", "A6"]),
    ]
    assert blighted_lands(scene) == ["A6"]


def test_three_presence_keep_the_wilderness_whole() -> None:
    scene = island(blighted=True)
    for land in ("A1", "A2", "A3", "A4"):
        scene.put(land, "town")
    scene.presence(0, "A7").event("thriving_trade", "A5", "A5", "A7")
    assert (blighted_lands(scene), scene.s.destroyed) == ([], [3])


# Wounded Lands Attract Explorers.


def test_wounded_lands_attract_explorers() -> None:
    scene = two().put("A1", "blight").put("A2", "blight").event("wounded_lands_attract_explorers", "A2")
    assert (scene["A1"], scene["A2"]) == ("blight", "explorer, blight")


def test_the_vibrance_of_the_world_fades() -> None:
    scene = two(blighted=True).event("wounded_lands_attract_explorers", "none", "destroy_presence")
    assert (scene.s.destroyed, scene.s.blight_pool) == ([0, 2], 19)
    scene.event("wounded_lands_attract_explorers", "none")
    assert scene.s.blight_pool == 17
    scene.event("wounded_lands_attract_explorers", "destroy_presence")
    assert (scene.s.destroyed, scene.s.blight_pool) == ([2, 2], 16)


# Coastal Towns Multiply.


def test_coastal_towns_multiply() -> None:
    scene = two().put("A2", "town").put("A8", "town").put("B4", "town")
    scene.event("coastal_towns_multiply", "A3")
    assert scene.asked == [("land", ["A1", "A3"])]
    assert (scene["A3"], scene["B1"]) == ("town", "")


def test_towns_in_harmony_cooperate() -> None:
    scene = island(blighted=True).put("A1", "town").put("A2", "town-s1, city").put("A3", "explorer")
    scene.event("coastal_towns_multiply")
    for land, damage in (("A1", 3), ("A2", 3), ("A3", 1)):
        before = len(scene.events)
        scene.ravage(land)
        assert scene.events[before].args["n"] == damage


# Civic Engagement.


def test_civic_engagement_removes_strife_or_strengthens_ravages() -> None:
    scene = (
        two().put("A1", "town-s2, city-s1").put("A2", "explorer-s1").put("B1", "town").put("B2", "explorer")
    )
    scene.event("civic_engagement", "A1", "city-s1")
    assert scene["A1"] == "town-s2, city"
    assert scene.effects("civic_engagement") == [(1,)]
    for land, damage in (("A1", 3), ("B1", 3), ("B2", 1)):
        before = len(scene.events)
        scene.ravage(land)
        assert scene.events[before].args["n"] == damage


def test_the_web_of_life_is_torn() -> None:
    scene = two(blighted=True).put("A1", "5 blight").put("A8", "blight").put("B1", "5 blight")
    scene.event("civic_engagement", "A7")
    assert scene.asked == [("land", ["A2", "A4", "A5", "A6", "A7"])]
    assert blighted_lands(scene) == ["A1", "A7", "A8", "B1"]


# Sprawl Contained by the Wilds.


def test_sprawl_is_contained() -> None:
    scene = two().put("A1", "town, city").put("A2", "town").put("B1", "explorer")
    scene.event("sprawl_contained_by_the_wilds", "A8", "B8")
    assert scene.asked[0] == ("land", ["A3", "A4", "A5", "A6", "A7", "A8"])
    assert [scene[land] for land in ("A1", "A2", "A8", "B1", "B8")] == [
        "2 town, city",
        "town",
        "wilds",
        "explorer",
        "wilds",
    ]


def test_spirits_dissolve_into_wilds() -> None:
    scene = island(blighted=True).presence(0, "A1")
    scene.event("sprawl_contained_by_the_wilds", "dissolve_into_wilds", "A5", "A1")
    assert (scene["A5"], scene["A1"], scene.s.destroyed) == ("wilds", "wilds", [2])
    assert scene.s.presence[0][scene.land("A5")] == 2


def test_spirits_that_hold_together_are_slow_next_turn() -> None:
    scene = two(blighted=True).put("A8", "city").presence(1, "B1")
    scene.s.destroyed = [0, 2]
    scene.event("sprawl_contained_by_the_wilds", "dissolve_into_wilds", "hold_together", "B1")
    s = scene.s
    assert (s.destroyed, s.presence[1][scene.land("B1")], s.effects) == ([2, 1], 2, [])
    storm = POWERS["raging_storm"]
    boon = POWERS["lightnings_boon"]
    assert (is_fast(s, 1, boon), is_slow(s, 1, storm)) == (True, True)
    scene.step("time")
    assert (is_fast(s, 1, boon), is_slow(s, 1, boon), is_fast(s, 0, POWERS["boon_of_vigor"])) == (
        False,
        True,
        True,
    )
    scene.step("time")
    assert is_fast(s, 1, boon)


def test_a_spirit_without_destroyed_presence_can_hold_together() -> None:
    scene = island(blighted=True).event("sprawl_contained_by_the_wilds", "hold_together")
    assert (sum(scene.s.presence[0]), len(scene.s.later)) == (3, 1)


# The Struggles of Growth.


def test_growth_costs_presence() -> None:
    scene = island()
    s = scene.s
    s.minor_deck = [POWERS.number(id) for id in ("drought", "call_to_tend", "uncanny_melting", "steam_vents")]
    s.hands[0] = [POWERS.number("wash_away")]
    scene.event("the_struggles_of_growth", "destroy_presence-gain_card", "minor", "drought")
    assert (s.destroyed, s.hands[0]) == ([2], [POWERS.number("wash_away"), POWERS.number("drought")])


def test_growth_costs_a_card() -> None:
    scene = island()
    s = scene.s
    s.hands[0] = [POWERS.number("wash_away")]
    scene.event("the_struggles_of_growth", "forget_and_wander", "A5", "A2", "A5", "A3")
    assert (s.hands[0], s.energy) == ([], [2])
    assert [s.presence[0][scene.land(land)] for land in ("A2", "A3", "A5")] == [1, 1, 1]
    s.hands[0] = [POWERS.number("flash_floods")]
    scene.event("the_struggles_of_growth", "forget_and_wander", "none", "none")
    assert (s.hands[0], s.energy) == ([], [4])


def test_blight_deepens_without_a_cascade() -> None:
    scene = two(blighted=True).put("A1", "blight").put("A2", "blight").put("B1", "blight")
    scene.event("the_struggles_of_growth", "0/none", "A1", "1/B5")
    assert [scene[land] for land in ("A1", "A2", "B1")] == ["2 blight", "blight", "blight"]
    assert scene.s.destroyed == [0, 1]
