"""Ocean's Hungry Grasp, as printed."""

import pytest

from tests.games.spirit_island.scenes import FAST, Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.pieces import EARTH, EXPLORER, MOON, WATER
from weald.games.spirit_island.rules.happenings import FEAR_CARD, SET_UP
from weald.games.spirit_island.rules.land_rules import is_sacred
from weald.games.spirit_island.rules.panel import elements, income, tiers_met
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_lands, target_spirits

OCEAN = "ocean"


def ocean() -> Scene:
    return Scene(OCEAN, boards="A").presence(0, "A0").presence(0, "A2")


def two(other: str = "river_surges") -> Scene:
    """With another spirit, each on a board of its own."""
    return Scene(OCEAN, other, boards="AB").presence(0, "A0").presence(0, "A2").presence(1, "B6")


def targets(scene: Scene, id: str, seat: int = 0) -> list[str]:
    power = POWERS[id]
    lands = target_lands(scene.s, seat, power, tiers_met(scene.s, seat, power))
    return [scene.s.island.names[land] for land in lands]


# Set-up and growth.


def test_begins_in_the_ocean_and_at_the_coast() -> None:
    scene = Scene("lightning", OCEAN, boards="AB")
    scene.run(SPIRITS[OCEAN].start(begin(scene.s, SET_UP, "setup", 1)), "B3")
    assert scene.asked == [("presence_to", ["B1", "B2", "B3"])]
    assert scene.where(1) == {"B0": 1, "B3": 1}
    assert scene.s.oceans == 0b10


def test_growth_1_gathers_presence_into_each_ocean() -> None:
    scene = two().presence(0, "A1").presence(0, "B3")
    scene.s.discards[0] = [POWERS.number("tidal_boon")]
    scene.s.minor_deck = [POWERS.number("drought")]
    scene.step("grow", "0/grow:0.0")
    scene.step("grow", "0/icon:0.0.0")
    scene.step("grow", "0/icon:0.0.1", "minor")
    scene.step("grow", "0/icon:0.0.2", "A1")
    assert scene.asked[-1] == ("ebb", ["A1", "A2"])
    assert scene.where() == {"A0": 2, "A2": 1, "B0": 1}
    scene.step("grow", "0/icon:0.0.3")
    assert (scene.s.energy[0], scene.s.hands[0]) == (
        2,
        [POWERS.number("tidal_boon"), POWERS.number("drought")],
    )


def test_growth_2_adds_presence_to_any_oceans() -> None:
    scene = two()
    scene.step("grow", "0/grow:0.1")
    scene.step("grow", "0/icon:0.1.0", "B0", "cards")
    scene.step("grow", "0/icon:0.1.1", "B0", "energy")
    scene.step("grow", "0/icon:0.1.2")
    assert scene.where() == {"A0": 1, "A2": 1, "B0": 2}
    assert (scene.s.oceans, scene.s.energy[0]) == (0b11, 1)


def test_growth_2_offers_the_same_action_once() -> None:
    scene = ocean()
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.2")
    assert scene.asked[-1] == ("grow", ["icon:0.1.0", "icon:0.1.2"])


def test_growth_3_pushes_presence_out_of_each_ocean_and_adds_some_at_the_coast() -> None:
    scene = two().presence(0, "B0", 2)
    scene.s.minor_deck = [POWERS.number("drought")]
    scene.step("grow", "0/grow:0.2")
    scene.step("grow", "0/icon:0.2.0", "minor")
    scene.step("grow", "0/icon:0.2.1", "A3", "B1")
    assert scene.where() == {"A2": 1, "A3": 1, "B0": 1, "B1": 1}
    scene.step("grow", "0/icon:0.2.2", "B3", "cards")
    # Lands of the coast within range, no ocean among them.
    assert scene.asked[-2] == ("presence_to", ["A1", "A2", "A3", "B1", "B2", "B3"])
    assert scene.where() == {"A2": 1, "A3": 1, "B0": 1, "B1": 1, "B3": 1}


def test_tracks() -> None:
    scene = ocean()
    scene.cover("energy", 0, 0)
    all_elements = elements(scene.s, 0)
    assert (income(scene.s, 0), all_elements[MOON], all_elements[WATER], all_elements[EARTH]) == (2, 1, 2, 1)


# Ocean in Play.


def test_presence_never_goes_inland() -> None:
    scene = Scene(OCEAN, "rampant_green", boards="AB").presence(0, "A2").presence(1, "B6", 2)
    scene.use("gift_of_proliferation", "A3", "cards", seat=1)
    # A2 borders A4, but that is inland.
    assert scene.asked[0] == ("presence_to", ["A0", "A1", "A2", "A3"])


def test_oceans_are_in_play_on_boards_with_presence() -> None:
    scene = two()
    assert scene.land("A0") in scene.s.island.lands
    assert scene.land("B0") not in scene.s.island.lands
    scene.presence(0, "B1")
    assert scene.land("B0") in scene.s.island.lands
    scene.presence(0, "B1", -1)
    assert scene.land("B0") not in scene.s.island.lands


def test_an_ocean_counts_as_coastal_wetlands_for_powers_of_all_spirits() -> None:
    scene = two().presence(1, "A1").put("A1", "explorer, town")
    assert targets(scene, "grasping_tide") == ["A0", "A1", "A2", "A3"]
    assert targets(scene, "wash_away", seat=1)[0] == "A0"
    assert "A0" in targets(scene, "talons_of_lightning", seat=1)
    scene.use("wash_away", "A1", "town", "A0", "explorer", "A4", seat=1)
    assert (scene["A0"], scene["A1"], scene["A4"], scene.s.fear) == ("", "", "explorer", 1)


def test_an_ocean_is_sacred_like_any_land() -> None:
    scene = two().presence(0, "A0")
    assert is_sacred(scene.s, 0, scene.land("A0"))


def test_blight_cascades_into_an_ocean() -> None:
    scene = ocean().put("A1", "2 town, blight")
    scene.ravage("A1", "A0")
    assert (scene["A1"], scene["A0"], scene.where()) == ("2 town, 2 blight", "blight", {"A2": 1})


def test_invaders_do_not_act_in_oceans() -> None:
    from tests.games.spirit_island.scenes import invader_card
    from weald.games.spirit_island.model.state import EXPLORE
    from weald.games.spirit_island.phases.invaders import acting_lands

    scene = ocean()
    names = scene.s.island.names
    for card, lands in (("II-C", ["A1", "A2", "A3"]), ("I-W", ["A2"])):
        assert [names[land] for land in acting_lands(scene.s, EXPLORE, invader_card(card))] == lands


def test_only_powers_push_into_an_ocean() -> None:
    """For fear cards, adversaries and scenarios the sea is no land."""
    scene = ocean().put("A1", "explorer")
    act = begin(scene.s, FEAR_CARD, "dahan_raid", 0, scene.land("A1"))
    scene.run(act.push(1, EXPLORER).__iter__(), "A4")
    assert scene.asked == [("push_to", ["A2", "A4", "A5", "A6"])]


def test_growth_of_others_stays_out_of_oceans_but_powers_may_bring_them_there() -> None:
    scene = two("rampant_green").presence(1, "A1", 2)
    scene.step("grow", "1/grow:1.1")
    scene.step("grow", "1/icon:1.1.0", "A1", "energy")
    assert "A0" not in scene.asked[-2][1]
    scene.use("overgrow_in_a_night", "A0", "energy", seat=1)
    assert scene.where(1) == {"A0": 1, "A1": 3, "B6": 1}


# Drowning.


def test_drowned_invaders_are_destroyed_with_fear_and_become_energy() -> None:
    scene = ocean().put("A1", "explorer, town").presence(0, "A1")
    scene.s.played[0] = []
    scene.use("swallow_the_land_dwellers", "A1")
    assert (scene["A1"], scene.s.fear, scene.s.energy) == ("", 1, [3])


def test_with_more_players_energy_takes_more_health_and_the_rest_is_kept() -> None:
    scene = two().put("A2", "explorer, town, dahan")
    scene.use("swallow_the_land_dwellers", "A2")
    assert (scene.s.energy, scene.s.counters["drowned"], scene["A2"]) == ([1, 0], 1, "")
    scene.put("A2", "explorer")
    scene.use("swallow_the_land_dwellers", "A2")
    assert (scene.s.energy, scene.s.counters["drowned"]) == ([2, 0], 0)


def test_dahan_give_nothing() -> None:
    scene = ocean().put("A2", "2 dahan")
    scene.use("swallow_the_land_dwellers", "A2")
    assert (scene["A2"], scene.s.energy, scene.s.fear) == ("dahan", [0], 0)


def test_printed_health_counts() -> None:
    """Modifiers of health make no difference."""
    scene = ocean().put("A2", "town-d1")
    scene.use("swallow_the_land_dwellers", "A2")
    assert scene.s.energy == [2]


def test_e27_people_drown_when_the_action_is_over() -> None:
    """Dahan of another spirit's power that pushes them into the sea; the ocean gets nothing for them."""
    scene = two("thunderspeaker").presence(1, "A1").put("A1", "2 dahan, explorer")
    scene.use("voice_of_thunder", "A1", "push", "dahan", "A0", "yes", "none", seat=1)
    assert (scene["A0"], scene["A1"]) == ("", "explorer, dahan")
    # Presence may go along: it was a power that moved the dahan.
    assert scene.where(1) == {"A0": 1, "B6": 1}


@pytest.mark.parametrize("spirits", [(OCEAN, "bringer"), ("bringer", OCEAN)])
def test_who_flees_from_a_nightmare_into_the_sea_drowns(spirits: tuple[str, str]) -> None:
    """The sea drowns them, not the dream: fear of both."""
    scene = Scene(*spirits, boards="AB")
    sea, dreamer = spirits.index(OCEAN), spirits.index("bringer")
    scene.s.fear_pool = 99
    scene.presence(sea, "A0").presence(dreamer, "A1", 2).put("A1", "town, city")
    scene.use("predatory_nightmares", "town", "town-d1-z1", "A0", seat=dreamer)
    assert (scene["A0"], scene["A1"], scene.s.fear) == ("", "city", 2 + 1)
    assert scene.s.energy[sea] == 1


# Innate powers.


@pytest.mark.parametrize(
    ("words", "fear"),
    [("1 moon 1 air 2 water", 1), ("2 moon 1 air 3 water", 2), ("3 moon 2 air 4 water", 4)],
)
def test_pound_ships_to_splinters(words: str, fear: int) -> None:
    scene = ocean().elements(words)
    scene.s.fear_pool = 99
    assert targets(scene, "pound_ships_to_splinters") == ["A0", "A2"]
    scene.use("pound_ships_to_splinters", "A0")
    assert scene.s.fear == fear


def test_ocean_breaks_the_shore_first_threshold() -> None:
    scene = ocean().put("A2", "town, city, explorer").elements("2 water 1 earth")
    assert targets(scene, "ocean_breaks_the_shore") == ["A0", "A2"]
    scene.use("ocean_breaks_the_shore", "A2")
    assert (scene["A2"], scene.s.fear, scene.s.energy) == ("explorer, city", 1, [2])


def test_ocean_breaks_the_shore_second_threshold() -> None:
    scene = ocean().put("A2", "town, city").elements("3 water 2 earth")
    scene.use("ocean_breaks_the_shore", "A2", "city")
    assert (scene["A2"], scene.s.fear, scene.s.energy) == ("town", 2, [3])


def test_ocean_breaks_the_shore_third_threshold() -> None:
    scene = ocean().put("A2", "town, city").elements("4 water 3 earth")
    scene.use("ocean_breaks_the_shore", "A2", "city")
    assert (scene["A2"], scene.s.fear, scene.s.energy) == ("", 3, [5])


# The cards.


def test_call_of_the_deeps_into_an_ocean() -> None:
    scene = ocean().put("A1", "explorer").put("A3", "2 explorer")
    scene.use("call_of_the_deeps", "A0", "A1:explorer", "A3:explorer")
    assert (scene["A0"], scene["A1"], scene["A3"], scene.s.energy) == ("", "", "explorer", [2])


def test_call_of_the_deeps_into_an_ocean_is_enough_once() -> None:
    scene = ocean().put("A1", "2 explorer")
    scene.use("call_of_the_deeps", "A0", "none")
    assert (scene["A1"], scene.s.energy) == ("explorer", [1])


def test_call_of_the_deeps_to_the_coast() -> None:
    scene = ocean().put("A4", "2 explorer")
    scene.use("call_of_the_deeps", "A2")
    assert (scene["A2"], scene["A4"], scene.s.energy) == ("explorer", "explorer", [0])


def test_grasping_tide() -> None:
    scene = ocean()
    scene.use("grasping_tide", "A3")
    assert (scene.s.fear, scene.effects("defend")) == (2, [(scene.land("A3"), 4)])


def test_swallow_the_land_dwellers() -> None:
    scene = ocean().put("A2", "2 explorer, 2 town, city, 2 dahan")
    scene.use("swallow_the_land_dwellers", "A2")
    assert (scene["A2"], scene.s.fear, scene.s.energy) == ("explorer, town, city, dahan", 1, [3])


def test_tidal_boon_saves_dahan_from_drowning() -> None:
    scene = two().presence(1, "A1").put("A1", "town, 3 dahan")
    assert target_spirits(scene.s, 0, POWERS["tidal_boon"]) == [1]
    scene.use("tidal_boon", "A1", "A0", "dahan", "A0", "dahan", "A0", "B3")
    assert scene.deciders == [1, 1, 1, 1, 1, 1, 0]
    assert scene.asked[-1] == ("carry_dahan", ["A1", "A2", "A3", "B1", "B2", "B3", "none"])
    assert (scene["A0"], scene["A1"], scene["B3"]) == ("", "dahan", "2 dahan")
    # The town has drowned: 2 health for 2 players.
    assert (scene.s.energy, scene.s.fear) == ([1, 2], 1)


def test_tidal_boon_may_let_dahan_drown_and_need_not_push() -> None:
    scene = two().presence(1, "A1").put("A1", "dahan")
    scene.use("tidal_boon", "A1", "dahan", "A0", "none")
    assert (scene["A0"], scene["A1"], scene.s.energy) == ("", "", [0, 2])
    scene.put("A1", "town")
    scene.use("tidal_boon", "none")
    assert (scene["A1"], scene.s.energy) == ("town", [0, 4])


def test_innates_and_cards_by_speed() -> None:
    scene = ocean().play("call_of_the_deeps", "swallow_the_land_dwellers").elements("1 earth")
    scene.s.phase = FAST
    scene.step("powers", "ready")
    fast = ["use:call_of_the_deeps", "use:pound_ships_to_splinters", "ready"]
    assert scene.asked == [("powers", fast)]


def test_d6_d7_what_cannot_be_destroyed_is_pushed_out_of_the_ocean() -> None:
    """Rulings D6 and D7 (docs/rulings/spirit_island.md): it does not drown, and leaves in the same Action."""
    scene = ocean().put("A1", "2 dahan").lasting("infinite_vitality", 0, 1)
    scene.use("call_to_migrate", "A0", "A1:dahan", "none", "none", "A2")
    assert (scene["A0"], scene["A1"], scene["A2"]) == ("", "dahan", "dahan")
    assert scene.asked[-1] == ("push_to", ["A1", "A2", "A3"])


def test_d6_what_cannot_be_destroyed_cannot_be_drowned() -> None:
    scene = ocean().put("A1", "town, dahan").lasting("infinite_vitality", 1, 1)
    scene.presence(0, "A1")
    scene.use("swallow_the_land_dwellers", "A1")
    assert (scene["A1"], scene.s.energy) == ("dahan", [2])
