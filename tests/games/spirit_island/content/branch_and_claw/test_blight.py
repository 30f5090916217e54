"""The blight cards of Branch & Claw."""

from __future__ import annotations

from tests.games.spirit_island.scenes import FAST, Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.growth_code import option_code
from weald.games.spirit_island.model.pieces import elements
from weald.games.spirit_island.model.state import SPIRIT
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.phases.spirit import collect
from weald.games.spirit_island.presentation.forecast.invaders import forecasts
from weald.games.spirit_island.rules.happenings import INVADER_ACTION
from weald.games.spirit_island.rules.land_rules import is_blighted
from weald.games.spirit_island.rules.panel import card_plays, income
from weald.games.spirit_island.rules.registry import BLIGHT_CARDS, POWERS

MINORS = ("drought", "elemental_boon", "steam_vents", "gnawing_rootbiters", "rain_of_blood")


def two(card: str, pool: int = 1) -> Scene:
    """River Surges on board A with 4 presence, Lightning on board B with 3; blight is about to run out."""
    scene = Scene("river_surges", "lightning", boards="AB", sets="branch_and_claw")
    scene.presence(0, "A5", 3).presence(0, "A4").presence(1, "B5", 2).presence(1, "B4")
    scene.s.minor_deck = [POWERS.number(id) for id in MINORS][::-1]
    scene.s.fear_pool = 99
    return scene.blight_card(card, pool).put("A1", "city")


def flip(scene: Scene, *answers: str) -> Scene:
    """Blight comes to A8, where nothing is; the card turns over before it lies there."""
    act = begin(scene.s, INVADER_ACTION, "ravage", land=scene.land("A8"))
    scene.run(iter(act.add_blight()), *answers)
    assert (scene.s.flipped, is_blighted(scene.s), scene["A8"].count("blight")) == (True, True, 1)
    return scene


def test_blight_on_the_blighted_side() -> None:
    cards = [BLIGHT_CARDS[id] for id in BLIGHT_CARDS.ids_of(("branch_and_claw",))]
    assert {card.id: card.per_player for card in cards} == {
        "a_pall_upon_the_land": 3,
        "aid_from_lesser_spirits": 2,
        "back_against_the_wall": 2,
        "disintegrating_ecosystem": 5,
        "erosion_of_will": 3,
        "promising_farmlands": 4,
        "tipping_point": 5,
    }
    assert not any(card.healthy for card in cards)


# Back Against the Wall.


def test_back_against_the_wall() -> None:
    scene = two("back_against_the_wall")
    before = [(income(scene.s, seat), card_plays(scene.s, seat)) for seat in (0, 1)]
    assert before == [(1, 1), (1, 2)]
    flip(scene)
    assert scene.s.blight_pool == 4
    assert [(income(scene.s, seat), card_plays(scene.s, seat)) for seat in (0, 1)] == [(2, 2), (2, 3)]


def test_back_against_the_wall_every_spirit_phase() -> None:
    scene = two("back_against_the_wall").blight_card("back_against_the_wall", 4, flipped=True)
    for turn in (1, 2):
        scene.s.picks[0] = [option_code(0, 0)]
        scene.run(collect(scene.s, 0))
        assert (scene.s.energy[0], scene.s.paid[0]) == (2 * turn, True)
        scene.step("time")


def test_back_against_the_wall_turned_over_in_a_spirit_phase_waits_for_the_next() -> None:
    scene = two("back_against_the_wall")
    scene.s.phase = SPIRIT
    flip(scene)
    assert (income(scene.s, 0), card_plays(scene.s, 1)) == (1, 2)
    scene.step("time")
    assert (income(scene.s, 0), card_plays(scene.s, 1)) == (2, 3)


# Immediate effects.


def test_promising_farmlands() -> None:
    scene = two("promising_farmlands").put("A4", "town").put("B7", "city").put("A5", "explorer")
    flip(scene, "A5", "B6")
    assert (scene["A5"], scene["B6"], scene.s.blight_pool) == ("explorer, town, city", "town, city", 8)
    assert scene.asked == [
        ("add_town", ["A5", "A6", "A7", "A8"]),
        ("add_town", ["B4", "B5", "B6", "B8"]),
    ]


def test_promising_farmlands_comes_only_once() -> None:
    scene = flip(two("promising_farmlands"), "A6", "B6")
    assert (scene.step("invaders"), len(scene.asked)) == ("event", 2)


def test_disintegrating_ecosystem() -> None:
    scene = two("disintegrating_ecosystem").put("A2", "beasts").put("A6", "2 beasts").put("A7", "town")
    scene.put("B5", "city, blight")
    # Blight in B5 destroys presence there and cascades.
    flip(scene, "A6", "A7", "B6")
    assert (scene["A6"], scene["A2"], scene["A7"]) == ("beasts", "beasts", "town, blight")
    assert (scene["B5"], scene["B8"] or scene["B6"], scene.s.destroyed) == (
        "city, 2 blight",
        "blight",
        [0, 1],
    )


def test_disintegrating_ecosystem_without_beasts_still_adds_blight() -> None:
    scene = flip(two("disintegrating_ecosystem"))
    # Ten blight for two players, one of them in A1; board B has neither town nor city.
    assert (scene["A1"], scene.s.blight_pool, scene.asked) == ("city, blight", 9, [])


def test_tipping_point() -> None:
    scene = flip(two("tipping_point"), "A5", "A5", "A5", "B4")
    s = scene.s
    assert (s.destroyed, s.presence[0][scene.land("A4")], s.presence[1][scene.land("B5")]) == ([3, 3], 1, 0)
    assert s.blight_pool == 10


def test_tipping_point_can_be_the_end() -> None:
    scene = flip(two("tipping_point"), "A5", "A5", "A5", "B4")
    assert (scene.step("invaders"), scene.s.defeat) == ("", "spirit")


def test_erosion_of_will() -> None:
    scene = two("erosion_of_will")
    scene.s.energy = [3, 0]
    flip(scene, "A4", "B5")
    assert (scene.s.fear, scene.s.energy, scene.s.destroyed, scene.s.blight_pool) == (4, [2, 0], [1, 1], 6)


def test_p22_a_pall_upon_the_land() -> None:
    """All players decide together for each board."""
    scene = (
        two("a_pall_upon_the_land").presence(1, "A5").put("A7", "town").put("A4", "2 town").put("B2", "city")
    )
    mine, yours = "A5:presence-1", "B4:presence-1"
    flip(scene, f"0/{mine}", f"1/{mine}", "1/A4", "0/A4", f"0/{yours}", f"1/{yours}")
    assert (scene["A4"], scene["A7"], scene["B2"], scene.s.fear) == ("town", "town", "city", 0)
    assert (scene.s.destroyed, scene.s.presence[1][scene.land("A5")], scene.s.blight_pool) == ([0, 2], 0, 6)
    assert scene.asked[::2] == [
        ("lose_any_presence", ["A4:presence-0", "A5:presence-0", "A5:presence-1", "none"]),
        ("remove_town", ["A4", "A7", "none"]),
        ("lose_any_presence", ["B4:presence-1", "B5:presence-1", "none"]),
    ]


def test_p22_without_agreement_the_first_presence_and_town() -> None:
    scene = two("a_pall_upon_the_land").put("A7", "town").put("A4", "2 town")
    flip(scene, "0/none", "1/A7", "0/none", "1/none")
    assert (scene["A4"], scene["A7"]) == ("town", "town")
    assert scene.s.presence[0][scene.land("A4")] == 0


# Aid from Lesser Spirits.


def ids(cards: list[int]) -> list[str]:
    return [POWERS.all[card].id for card in cards]


def test_p14_aid_from_lesser_spirits_is_in_play_at_once() -> None:
    scene = flip(two("aid_from_lesser_spirits"), "1/steam_vents", "0/drought")
    s = scene.s
    assert (ids(s.played[0]), ids(s.played[1]), ids(s.minor_discard)) == (
        ["drought"],
        ["steam_vents"],
        ["elemental_boon"],
    )
    assert (s.shown, s.hands, s.energy, s.plays, s.blight_pool) == ([], [[], []], [0, 0], [0, 0], 4)
    assert tuple(s.elements[1]) == elements("fire air water earth")
    assert scene.asked[0] == ("gain", ["drought", "elemental_boon", "steam_vents"])


def test_aid_from_lesser_spirits_can_be_used_in_the_same_phase() -> None:
    scene = two("aid_from_lesser_spirits")
    scene.s.ready = [True, True]
    flip(scene, "1/steam_vents", "0/drought")
    assert (scene.s.phase, scene.s.ready) == (FAST, [False, False])
    assert [POWERS.all[move[1]].id for move in usable(scene.s, 1)] == ["steam_vents"]


def test_aid_from_lesser_spirits_stays_in_play_every_turn() -> None:
    scene = flip(two("aid_from_lesser_spirits"), "1/steam_vents", "0/drought")
    scene.play("flash_floods")
    scene.s.used[0] = [POWERS.number("drought")]
    for _ in range(2):
        scene.step("time")
        s = scene.s
        assert (ids(s.played[0]), ids(s.played[1]), ids(s.discards[0])) == (
            ["drought"],
            ["steam_vents"],
            ["flash_floods"],
        )
        assert tuple(s.elements[0]) == POWERS["drought"].elements
        assert (s.used[0], s.plays) == ([], [0, 0])


def test_aid_from_lesser_spirits_ends_when_the_card_is_forgotten() -> None:
    scene = flip(two("aid_from_lesser_spirits"), "1/steam_vents", "0/drought")
    scene.run(iter(begin(scene.s, INVADER_ACTION, "ravage", 0).forget_card()))
    assert (scene.s.played[0], scene.s.elements[0]) == ([], [0] * 8)
    scene.step("time")
    assert scene.effects("aid_from_lesser_spirits") == [(1, POWERS.number("steam_vents"))]


def test_e20_aid_from_lesser_spirits_is_not_played() -> None:
    scene = flip(two("aid_from_lesser_spirits"), "1/steam_vents", "0/drought")
    scene.play("boon_of_vigor").use("boon_of_vigor", "lightning")
    assert scene.s.energy == [0, 0]


def test_a_forecast_does_not_turn_the_card_over() -> None:
    """The other side stays unknown before."""
    scene = two("promising_farmlands").put("A6", "city")
    scene.s.ravage_cards = [5]
    coming = forecasts(scene.s)[scene.land("A6")]
    assert [ravage["blight"] for ravage in coming["ravage"]] == [1]
    assert (scene["A5"], scene.s.flipped) == ("", False)


def test_e20_a_card_of_lesser_spirits_is_not_taken_back_instead_of_being_discarded() -> None:
    """Gift of Constancy: a card that stays in play would not be discarded."""
    scene = Scene("river_surges", boards="A", sets="branch_and_claw").presence(0, "A5")
    scene.put("A1", "explorer").play("drought", "call_to_tend").lasting("gift_of_constancy", 0)
    scene.lasting("aid_from_lesser_spirits", 0, POWERS.number("drought"), until=1)
    scene.step("time", "none")
    assert scene.asked[-1] == ("reclaim", ["call_to_tend", "none"])
    assert scene.s.played == [[POWERS.number("drought")]]
