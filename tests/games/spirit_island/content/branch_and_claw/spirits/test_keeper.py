"""Keeper of the Forbidden Wilds: set-up, growth, special rule, innate powers, cards."""

import pytest

from tests.games.spirit_island.scenes import SLOW, Scene
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import up_to
from weald.games.spirit_island.model.pieces import BLIGHT, DAHAN, PLANT, SUN
from weald.games.spirit_island.model.state import SPIRIT
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.rules.happenings import EVENT_CARD, POWER, SET_UP
from weald.games.spirit_island.rules.panel import card_plays, elements, income, reclaims, tiers_met
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.targeting import target_lands

KEEPER = "keeper"


def keeper(land: str = "A8", n: int = 1) -> Scene:
    return Scene(KEEPER, boards="A", sets="branch_and_claw").presence(0, land, n)


def presence(scene: Scene) -> dict[str, int]:
    names = scene.s.island.names
    return {names[land]: n for land, n in enumerate(scene.s.presence[0]) if n}


def targets(scene: Scene, id: str) -> list[str]:
    names = scene.s.island.names
    power = POWERS[id]
    return [names[land] for land in target_lands(scene.s, 0, power, tiers_met(scene.s, 0, power))]


def growing(energy: int = 0) -> Scene:
    scene = keeper()
    scene.s.phase = SPIRIT
    scene.s.energy = [energy]
    scene.s.discards[0] = [POWERS.number("towering_wrath")]
    scene.s.minor_deck = [POWERS.number("drought")]
    return scene


def test_set_up() -> None:
    scene = Scene(KEEPER, boards="A", sets="branch_and_claw")
    place_printed(scene.s)
    scene.run(SPIRITS[KEEPER].start(begin(scene.s, SET_UP, "setup", 0)))
    assert (presence(scene), scene["A8"]) == ({"A8": 1}, "town, wilds")


# Growth.


def test_growth_1_and_2() -> None:
    scene = growing()
    scene.step("grow", "grow:0.0")
    scene.step("grow", "icon:0.0.0")
    scene.step("grow", "icon:0.0.1")
    assert not scene.s.paid[0]
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "minor")
    assert (scene.hand(), scene.s.energy) == (["towering_wrath", "drought"], [1 + 2])


def test_growth_3_adds_presence_to_own_lands_or_wilds() -> None:
    scene = growing().put("A3", "wilds").put("A1", "wilds").presence(0, "A7")
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.0", "A1", "energy")
    asked = [names for kind, names in scene.asked if kind == "presence_to"]
    assert asked == [["A1", "A3", "A7", "A8"]]
    scene.step("grow", "icon:0.2.1")
    assert (presence(scene), scene.s.energy) == ({"A1": 1, "A7": 1, "A8": 1}, [1])
    assert elements(scene.s, 0)[SUN] == 1


def test_own_presence_is_that_of_the_spirit_that_grows() -> None:
    scene = Scene("lightning", KEEPER, boards="AB", sets="branch_and_claw")
    scene.presence(0, "B4").presence(1, "B8")
    act = begin(scene.s, SET_UP, "growth", 1)
    assert act.presence_range(3, where=["presence"]) == [scene.land("B8")]


def test_p15_growth_4_costs_3_energy() -> None:
    scene = growing(energy=2).put("A7", "blight").put("A5", "blight")
    scene.step("grow", "grow:0.2")
    assert scene.asked[0][1] == ["grow:0.0", "grow:0.1", "grow:0.2"]
    scene.step("grow", "icon:0.2.1")
    scene.step("grow", "icon:0.2.0", "energy")
    scene.step("grow", "grow:0.3")
    # No option twice in a turn.
    assert scene.asked[-1][1] == ["grow:0.0", "grow:0.1", "grow:0.3"]
    # 2 + 1 of the other option.
    assert scene.s.energy == [0]
    scene.step("grow", "icon:0.3.1", "A6", "cards")
    asked = [names for kind, names in scene.asked if kind == "presence_to"]
    assert asked[-1] == ["A1", "A2", "A3", "A4", "A6", "A8"]
    scene.step("grow", "icon:0.3.0", "minor")
    assert (scene.s.energy, scene.hand(), scene.on("cards")) == ([2], ["drought"], 4)


# Tracks.


def test_energy_track() -> None:
    scene = keeper()
    seen = []
    for covered in range(7, -1, -1):
        scene.cover("energy", covered)
        have = elements(scene.s, 0)
        seen.append((income(scene.s, 0), have[SUN], have[PLANT]))
    assert seen == [
        (2, 0, 0), (2, 1, 0), (4, 1, 0), (5, 1, 0), (5, 1, 1), (7, 1, 1), (8, 1, 1), (9, 1, 1),
    ]  # fmt: skip


def test_card_track() -> None:
    scene = keeper()
    seen = []
    for covered in range(5, -1, -1):
        scene.cover("cards", covered)
        seen.append((card_plays(scene.s, 0), reclaims(scene.s, 0)))
    assert seen == [(1, 0), (2, 0), (2, 0), (3, 0), (4, 0), (5, 1)]


# Forbidden Ground.


def test_e27_dahan_leave_a_new_sacred_site_after_the_action() -> None:
    scene = growing().put("A8", "2 dahan, explorer")
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.0", "energy", "A5", "A7")
    assert (presence(scene), scene["A8"]) == ({"A8": 2}, "explorer")
    assert (scene["A5"], scene["A7"]) == ("dahan", "dahan")


def test_a_third_presence_makes_no_new_sacred_site() -> None:
    scene = growing().presence(0, "A8").put("A8", "2 dahan")
    scene.step("grow", "grow:0.2")
    scene.step("grow", "icon:0.2.0", "energy")
    assert (presence(scene), scene["A8"]) == ({"A8": 3}, "2 dahan")


def test_a_presence_that_moves_makes_a_sacred_site_as_well() -> None:
    scene = keeper().presence(0, "A7", 1).put("A7", "dahan").put("A8", "dahan")
    act = begin(scene.s, POWER, "setup", 0)
    scene.run(iter(act.move_presence(scene.land("A8"), scene.land("A7"))))
    scene.run(act.conclude(), "A5")
    assert (presence(scene), scene["A5"], scene["A8"]) == ({"A7": 2}, "dahan", "dahan")


def test_a_sacred_site_that_is_lost_and_made_again_is_new() -> None:
    scene = keeper("A8", 2).put("A8", "dahan")
    act = begin(scene.s, POWER, "setup", 0)
    scene.run(act.lose_presence(0, scene.land("A8")))
    scene.run(iter(act.add_presence(scene.land("A8"))), "energy")
    scene.run(act.conclude(), "A5")
    assert (presence(scene), scene["A8"], scene["A5"]) == ({"A8": 2}, "", "dahan")


def test_dahan_events_move_no_dahan_into_sacred_sites() -> None:
    scene = keeper("A8", 2).put("A7", "2 dahan").put("A5", "dahan")
    scene.s.step = "event_dahan"
    act = begin(scene.s, EVENT_CARD, "fear", land=scene.land("A7"))
    scene.run(iter(act.push(1, DAHAN)))
    # A7 lies beside A5 and A8 only.
    assert (scene["A5"], scene["A7"], scene["A8"]) == ("2 dahan", "dahan", "")
    assert scene.run(iter(act.gather(2, DAHAN, scene.land("A8")))) == 0
    assert scene.run(iter(act.move(2, DAHAN, scene.land("A8")))) == 0
    assert scene.asked == []


def test_powers_and_other_events_may() -> None:
    scene = keeper("A8", 2).put("A7", "2 dahan")
    scene.s.step = "event_dahan"
    power = begin(scene.s, POWER, "setup", 0, scene.land("A8"))
    assert scene.run(iter(power.gather(1, DAHAN))) == 1
    scene.s.step = "event_main"
    event = begin(scene.s, EVENT_CARD, "fear", land=scene.land("A8"))
    assert scene.run(iter(event.gather(up_to(1), DAHAN)), "A7:dahan") == 1
    assert scene["A8"] == "2 dahan"


# Punish Those Who Trespass.


def test_punish_those_who_trespass() -> None:
    scene = keeper().put("A8", "town, explorer, 2 dahan").elements("2 sun 1 fire 2 plant")
    assert targets(scene, "punish_those_who_trespass") == ["A8"]
    scene.use("punish_those_who_trespass", "town", "town-d1")
    assert (scene["A8"], scene.s.fear) == ("explorer, dahan", 1)


def test_punish_those_who_trespass_second_threshold() -> None:
    scene = keeper().put("A8", "2 city, dahan").elements("2 sun 2 fire 3 plant")
    # 2 + 2 pairs of sun and plant.
    scene.use("punish_those_who_trespass", "city-d1", "city-d2")
    assert (scene["A8"], scene.s.fear) == ("city-d1", 2)


def test_e26_punish_those_who_trespass_split_between_two_own_lands() -> None:
    scene = keeper().presence(0, "A5").presence(0, "A3").put("A8", "2 town, dahan").put("A5", "city, dahan")
    scene.put("A7", "explorer").elements("2 sun 2 fire 4 plant")
    # A7 has no presence, A3 is empty.
    answers = ["A8", "A5", "A8", "A8", "town-d1", "A5", "A5"]
    scene.use("punish_those_who_trespass", *answers)
    assert [names for kind, names in scene.asked if kind == "split_damage"] == [["A5", "none"]]
    assert (scene["A8"], scene["A5"], scene["A7"]) == ("town", "city-d2, dahan", "explorer")


def test_punish_those_who_trespass_need_not_be_split() -> None:
    scene = keeper().presence(0, "A5").put("A8", "2 town").put("A5", "city").elements("2 sun 2 fire 4 plant")
    scene.use("punish_those_who_trespass", "A8", "none")
    assert (scene["A8"], scene["A5"]) == ("", "city")


def test_punish_those_who_trespass_splits_nothing_without_the_first_threshold() -> None:
    scene = keeper().put("A8", "explorer, dahan").elements("4 plant")
    scene.use("punish_those_who_trespass")
    assert scene["A8"] == "explorer, dahan"


# Spreading Wilds.


@pytest.mark.parametrize(
    ("have", "lands"),
    [
        ("2 sun", ["A1", "A5", "A6", "A8"]),
        ("3 plant", ["A1", "A2", "A5", "A6", "A7", "A8"]),
        ("1 plant 1 air", ["A1", "A2", "A5", "A6", "A7", "A8"]),
        ("3 plant 1 air", ["A1", "A2", "A3", "A5", "A6", "A7", "A8"]),
    ],
)
def test_spreading_wilds_reaches_farther(have: str, lands: list[str]) -> None:
    scene = keeper("A6").put("A4", "blight").elements(have)
    assert targets(scene, "spreading_wilds") == lands


def test_spreading_wilds_pushes_explorers_and_adds_wilds() -> None:
    scene = keeper().put("A7", "2 explorer, town").elements("4 sun 1 plant")
    scene.use("spreading_wilds", "A7", "A8", "A8")
    assert (scene["A7"], scene["A8"]) == ("town, wilds", "2 explorer")


def test_spreading_wilds_adds_none_where_explorers_stay() -> None:
    scene = keeper().put("A7", "2 explorer").elements("3 sun 1 plant")
    scene.use("spreading_wilds", "A7", "A8")
    assert (scene["A7"], scene["A8"]) == ("explorer", "explorer")


def test_spreading_wilds_without_sun_or_without_plant() -> None:
    scene = keeper().put("A7", "explorer").elements("1 plant")
    scene.use("spreading_wilds", "A8")
    assert (scene["A7"], scene["A8"]) == ("explorer", "wilds")
    scene = keeper().elements("2 sun")
    scene.use("spreading_wilds", "A8")
    assert scene["A8"] == ""


def test_both_innate_powers_are_slow() -> None:
    scene = keeper().put("A8", "explorer").elements("2 sun 1 fire 2 plant")
    assert scene.step("powers") == "invaders"
    scene.s.phase = SLOW
    scene.step("powers", "use:punish_those_who_trespass")
    assert scene["A8"] == ""


# The cards.


def test_boon_of_growing_power() -> None:
    scene = Scene(KEEPER, "lightning", boards="AB", sets="branch_and_claw").presence(0, "A8")
    scene.s.minor_deck = [POWERS.number("drought"), POWERS.number("gift_of_power")]
    scene.use("boon_of_growing_power", "lightning", "minor", "drought")
    assert (scene.deciders, scene.s.energy) == ([0, 1, 1], [0, 1])
    assert [POWERS.all[card].id for card in scene.s.hands[1]] == ["drought"]
    scene.use("boon_of_growing_power", KEEPER, "minor")
    assert (scene.s.energy, scene.hand()) == ([0, 1], ["gift_of_power"])


@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1), (3, 3)])
def test_regrow_from_roots(before: int, after: int) -> None:
    scene = keeper("A5").put("A8", f"{before} blight")
    assert targets(scene, "regrow_from_roots") == ["A5", "A8"]
    scene.use("regrow_from_roots", "A8")
    assert scene.s.pieces[scene.land("A8")][BLIGHT] == after


def test_sacrosanct_wilderness_deals_damage_for_each_wilds() -> None:
    scene = keeper().put("A7", "town, city, 3 dahan, 2 wilds").put("A6", "blight")
    assert targets(scene, "sacrosanct_wilderness") == ["A5", "A7", "A8"]
    scene.use("sacrosanct_wilderness", "A7", "A8", "A8", "damage", "town", "town-d1")
    assert (scene["A7"], scene["A8"], scene.s.fear) == ("city-d2, dahan, 2 wilds", "2 dahan", 1)


def test_sacrosanct_wilderness_adds_wilds() -> None:
    scene = keeper().put("A7", "town")
    scene.use("sacrosanct_wilderness", "A7", "add")
    assert scene["A7"] == "town, wilds"


def test_towering_wrath_counts_sacred_sites_nearby() -> None:
    scene = keeper("A8", 2).presence(0, "A5", 2).presence(0, "A7").presence(0, "A2", 2)
    scene.put("A8", "2 city, 3 dahan")
    assert targets(scene, "towering_wrath") == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]
    # Here and in A5; A7 has one presence only, A2 is too far away.
    scene.use("towering_wrath", "A8", "city-d1", "city-d2")
    assert (scene["A8"], scene.s.fear) == ("city-d1", (2 + 2) % 4)
    assert len(scene.s.fear_earned) == 1


def test_towering_wrath_needs_a_sacred_site() -> None:
    assert targets(keeper(), "towering_wrath") == []
    assert targets(keeper("A7", 2), "towering_wrath") == ["A5", "A7", "A8"]
