"""Dahan events of Jagged Earth."""

from __future__ import annotations

import pytest

from tests.games.spirit_island.scenes import Scene
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.registry import POWERS


def island(*spirits: str) -> Scene:
    """One or two spirits with presence in A5 and B5."""
    spirits = spirits or ("river_surges",)
    scene = Scene(*spirits, sets="jagged_earth")
    for seat in range(len(spirits)):
        scene.presence(seat, f"{'AB'[seat]}5")
    return scene


def two() -> Scene:
    return island("river_surges", "lightning")


def dahan(scene: Scene, card: str, *answers: str) -> Scene:
    return scene.event(card, *answers, part="dahan")


# Homes of the dahan.


def test_dahan_return_to_where_they_are_printed() -> None:
    """Board A prints dahan in lands 2, 3, 6 and 7."""
    scene = island().put("A1", "3 dahan")
    dahan(scene, "lesser_spirits_imperiled", "A6", "A1:dahan")
    assert scene.asked == [("land", ["A2", "A6"]), ("gather", ["A1:dahan", "none"])]
    assert (scene["A1"], scene["A6"]) == ("dahan", "2 dahan")


def test_one_dahan_is_enough() -> None:
    scene = island().put("A1", "3 dahan")
    dahan(scene, "lesser_spirits_imperiled", "A6", "none")
    assert (scene["A1"], scene["A6"]) == ("2 dahan", "dahan")


def test_dahan_seek_out_new_grounds() -> None:
    scene = island().put("A1", "dahan").put("A2", "dahan")
    dahan(scene, "the_frontier_calls", "A4", "A1:dahan", "A2:dahan")
    assert scene.asked[0] == ("land", ["A1", "A4", "A5"])
    assert (scene["A1"], scene["A2"], scene["A4"]) == ("", "", "2 dahan")


def test_dahan_leave_the_hostile_land() -> None:
    scene = island().put("A6", "3 dahan, badlands, disease").put("A1", "disease, dahan").put("A2", "badlands")
    dahan(scene, "no_bravery_without_numbers", "A4", "A5", "A8")
    assert scene.asked == [
        ("push_to", ["A4", "A5"]),
        ("push_to", ["A5", "A8"]),
        ("push_to", ["A5", "A8"]),
    ]
    assert [scene[land] for land in ("A1", "A4", "A5", "A6", "A8")] == [
        "disease",
        "dahan",
        "dahan",
        "dahan, disease, badlands",
        "dahan",
    ]


def test_dahan_keep_far_from_the_plague() -> None:
    scene = island().put("A6", "2 dahan, disease").put("A1", "2 dahan, disease").put("A7", "dahan, disease")
    dahan(scene, "civic_engagement", "A6", "A5", "A1", "A2", "A6", "A8")
    assert scene.asked[0] == ("land", ["A1", "A6", "A7"])
    assert [scene[land] for land in ("A1", "A2", "A5", "A6", "A7", "A8")] == [
        "dahan, disease",
        "dahan",
        "dahan",
        "disease",
        "dahan, disease",
        "dahan",
    ]


@pytest.mark.parametrize(
    ("card", "open_lands"),
    [
        ("invested_aristocracy", ["A2", "A3"]),
        ("mapmakers_chart_the_wild", ["A1", "A3"]),
        ("coastal_towns_multiply", ["A1", "A2"]),
    ],
)
def test_coming_of_age(card: str, open_lands: list[str]) -> None:
    scene = two().put("A1", "dahan").put("A2", "2 dahan, wilds").put("A3", "2 dahan, blight")
    dahan(scene, card, open_lands[1])
    assert scene.asked == [("land", open_lands)]
    assert scene[open_lands[1]].startswith(("2 dahan", "3 dahan"))
    assert sum(pieces[3] for pieces in scene.s.pieces) == 6


@pytest.mark.parametrize("token", ["badlands", "beasts", "disease", "wilds"])
def test_nobody_comes_of_age_beside_tokens(token: str) -> None:
    scene = island().put("A1", f"dahan, {token}").put("A2", "dahan")
    dahan(scene, "mapmakers_chart_the_wild")
    assert (scene["A1"], scene["A2"]) == (f"dahan, {token}", "2 dahan")


# Defend and strike.


@pytest.mark.parametrize(
    "card", ["numinous_crisis", "cities_rise", "the_struggles_of_growth", "pull_together_in_adversity"]
)
def test_careful_defense(card: str) -> None:
    scene = island().put("A1", "dahan").put("A2", "town")
    dahan(scene, card)
    assert [defence(scene.s, scene.land(land)) for land in ("A1", "A2")] == [2, 0]


@pytest.mark.parametrize("card", ["bureaucrats_adjust_funding", "overconfidence"])
def test_coordinated_defense(card: str) -> None:
    scene = island().put("A1", "dahan").put("A5", "dahan").presence(0, "A2")
    dahan(scene, card)
    assert [defence(scene.s, scene.land(land)) for land in ("A1", "A2", "A5")] == [0, 0, 5]


def test_kin_rally_to_a_land() -> None:
    """Ruling V26: the defend is that of the dahan who are there then."""
    scene = two().put("A6", "2 dahan").put("A1", "2 dahan")
    dahan(scene, "provincial_seat", "A6")
    assert (scene["A1"], scene["A6"]) == ("dahan", "3 dahan")
    scene.put("A6", "dahan")
    assert defence(scene.s, scene.land("A6")) == 3


def test_coordinated_strikes() -> None:
    scene = island().put("A1", "3 dahan, city").put("A2", "2 dahan, city")
    dahan(scene, "harvest_bounty_harvest_dust")
    assert (scene["A1"], scene["A2"]) == ("city-d2, 3 dahan", "city, 2 dahan")
    assert [defence(scene.s, scene.land(land)) for land in ("A1", "A2")] == [2, 0]


def test_dahan_strike_first_but_weakly() -> None:
    scene = island().put("A1", "2 dahan, explorer, town")
    dahan(scene, "seek_new_farmland")
    scene.ravage("A1", "explorer")
    # The explorer is gone before it strikes; the damaged town destroys one dahan.
    assert scene["A1"] == "town-d1, dahan, blight"


def test_ambushed_invaders_are_struck_by_all_dahan() -> None:
    scene = island().put("A1", "2 dahan, city")
    dahan(scene, "sprawl_contained_by_the_wilds")
    scene.ravage("A1")
    assert scene["A1"] == "dahan-d1, blight"


def test_settlers_who_encroach_too_far_are_pushed() -> None:
    scene = two().put("A6", "5 dahan, 3 town").put("A7", "dahan").put("B6", "dahan, town")
    dahan(scene, "smaller_ports_spring_up", "A1", "A5")
    assert [scene[land] for land in ("A6", "A1", "A5", "B6")] == [
        "town, 5 dahan",
        "town",
        "town",
        "town, dahan",
    ]


def test_raids_and_retaliation() -> None:
    """Strife is used, defend counts, and the dahan fall one after the other."""
    scene = island().put("A1", "4 dahan, 2 city, 2 town, town-s1, explorer").put("A2", "2 dahan, explorer")
    scene.lasting("defend", scene.land("A1"), 1)
    dahan(scene, "wounded_lands_attract_explorers", "town", "town-d1", "town", "town-d1")
    assert scene["A1"] == "explorer, town, 2 city, 3 dahan, dahan-d1"
    assert scene["A2"] == "explorer, 2 dahan"
    assert scene.s.fear == 2


def test_retaliation_destroys_dahan() -> None:
    scene = island().put("A1", "2 dahan, 3 city")
    dahan(scene, "wounded_lands_attract_explorers", "city")
    assert scene["A1"] == "city, 2 city-d1, dahan-d1"


@pytest.mark.parametrize("card", ["remnants_of_a_spirits_heart", "lifes_balance_tilts"])
def test_a_thousand_small_struggles(card: str) -> None:
    scene = two().put("A1", "4 town, 3 dahan").put("A2", "dahan").put("B1", "3 city, 2 explorer")
    dahan(scene, card, "A8")
    assert scene.asked == [("land", ["A3", "A4", "A5", "A6", "A7", "A8"])]
    assert (scene["A8"], scene["B1"]) == ("blight", "2 explorer, 3 city")


def test_many_dahan_struggle_without_blight() -> None:
    scene = island().put("A1", "4 town, 5 dahan")
    dahan(scene, "lifes_balance_tilts")
    assert scene.s.blight_pool == 99


# Fear and help for spirits.


def test_dahan_at_the_gates() -> None:
    """Two such lands bring 4 fear, which is a card."""
    scene = island().put("A1", "dahan, 2 city").put("A2", "dahan, town").put("A4", "2 dahan, city")
    top = scene.put("A5", "city").s.fear_deck[-1]
    dahan(scene, "eager_explorers")
    assert (scene.s.fear_earned, scene.s.fear) == ([top], 0)


def test_dahan_speak_of_anger() -> None:
    scene = two().put("A1", "dahan, city").put("A2", "dahan, town").put("B1", "dahan, explorer")
    dahan(scene, "temporary_truce")
    assert scene.s.fear == 1


def test_blessings_in_own_lands() -> None:
    scene = two().put("A5", "dahan").put("A1", "dahan").put("B5", "dahan")
    dahan(scene, "gradual_corruption", "A5", "none")
    assert [scene[land] for land in ("A5", "A1", "B5")] == ["2 dahan", "dahan", "dahan"]


def test_old_stories_bring_cards_back() -> None:
    scene = two().put("A5", "2 dahan").put("B5", "dahan")
    s = scene.s
    s.discards = [[POWERS.number("wash_away")], [POWERS.number("raging_storm")]]
    s.forgotten = [[POWERS.number("flash_floods"), POWERS.number("boon_of_vigor")], []]
    dahan(scene, "fortune_seekers", "remember_forgotten", "boon_of_vigor")
    assert s.hands == [[POWERS.number("boon_of_vigor")], []]
    assert s.forgotten[0] == [POWERS.number("flash_floods")]
    dahan(scene, "fortune_seekers", "reclaim_card")
    assert s.hands[0] == [POWERS.number("boon_of_vigor"), POWERS.number("wash_away")]
    assert s.discards == [[], [POWERS.number("raging_storm")]]


def test_presence_pushed_with_dahan_deals_damage() -> None:
    scene = (
        two().presence(0, "A1").put("A1", "dahan").put("A6", "town").put("B5", "dahan").put("A5", "explorer")
    )
    dahan(scene, "thriving_trade", "A1", "A6", "none")
    assert scene.asked[0] == ("push_from", ["A1", "none"])
    assert scene["A6"] == ""
    assert [scene.s.presence[0][scene.land(land)] for land in ("A1", "A5", "A6")] == [0, 1, 1]


def test_offerings_of_story_and_season() -> None:
    scene = two().put("A5", "3 dahan").put("B5", "2 dahan")
    s = scene.s
    s.discards = [[POWERS.number("wash_away")], [POWERS.number("raging_storm")]]
    dahan(scene, "resourceful_populace", "wash_away")
    assert (s.energy, s.hands) == ([1, 0], [[POWERS.number("wash_away")], []])
    s.discards[0] = [POWERS.number("flash_floods")]
    dahan(scene, "resourceful_populace", "none")
    assert (s.energy, s.discards[0]) == ([2, 0], [POWERS.number("flash_floods")])


def test_offerings_of_pattern_and_dance_are_shared_with_branch_and_claw() -> None:
    scene = two().put("A5", "2 dahan").put("B5", "dahan")
    dahan(scene, "relentless_optimism")
    assert scene.s.energy == [1, 0]
