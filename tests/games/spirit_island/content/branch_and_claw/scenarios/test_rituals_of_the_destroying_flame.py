"""Rituals of the Destroying Flame."""

import pytest

from tests.games.spirit_island.scenes import FAST, Scene, invader_card
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import ALL
from weald.games.spirit_island.model.pieces import DAHAN, INVADERS
from weald.games.spirit_island.model.state import SPIRIT
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.phases.spirit import spirit_moves
from weald.games.spirit_island.rules.happenings import EVENT_CARD, POWER
from weald.games.spirit_island.rules.moves import OFFER
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import POWERS

ID = "rituals_of_the_destroying_flame"
RITUAL = "offer:rituals_of_the_destroying_flame:2"


def island(*spirits: str, boards: str = "A", energy: int = 2) -> Scene:
    scene = Scene(*(spirits or ("lightning",)), boards=boards, scenario=ID, sets="branch_and_claw")
    for seat in range(scene.s.seats):
        scene.presence(seat, "A5", 2)
        scene.s.energy[seat] = energy
    return scene


def flame(scene: Scene, land: str) -> Scene:
    return scene.lasting("flame", scene.land(land), until=1, source=ID)


def test_difficulty() -> None:
    assert difficulty(island().s) == 3


@pytest.mark.parametrize("land", ["A5", "A4"])
def test_near_a_flame_harm_is_free(land: str) -> None:
    scene = flame(island(), land).put("A5", "2 explorer")
    scene.put("A5", "town").use("shatter_homesteads", "A5")
    assert (scene["A5"], scene.s.energy, [kind for kind, _ in scene.asked]) == (
        "2 explorer",
        [2],
        ["target_land"],
    )


def test_a_spirit_pays_2_energy_for_its_own_harm() -> None:
    scene = flame(island(), "A2").put("A5", "town")
    scene.use("shatter_homesteads", "A5", "yes")
    assert (scene["A5"], scene.s.energy, scene.asked[-1]) == ("", [0], ("flame_price", ["yes", "no"]))


def test_without_payment_the_harm_is_ignored_and_the_rest_happens() -> None:
    scene = island().put("A5", "town")
    scene.use("shatter_homesteads", "A5", "no")
    assert (scene["A5"], scene.s.energy, scene.s.fear) == ("town", [2], 1)


def test_a_spirit_without_energy_is_not_asked() -> None:
    scene = island(energy=1).put("A5", "town")
    scene.use("shatter_homesteads", "A5")
    assert (scene["A5"], scene.s.energy, len(scene.asked)) == ("town", [1], 1)


def test_another_spirit_does_not_pay_for_a_power() -> None:
    scene = island("lightning", "river_surges", boards="AB").put("A5", "town")
    scene.s.energy = [0, 9]
    scene.use("shatter_homesteads", "A5")
    assert (scene["A5"], scene.s.energy) == ("town", [0, 9])


def test_a25_one_payment_covers_all_harm_of_an_action_in_a_land() -> None:
    scene = island(energy=5).put("A5", "2 town, city").put("A4", "town")
    act = begin(scene.s, POWER, "shatter_homesteads", 0, scene.land("A5"))
    scene.run(iter(act.damage(2)), "yes", "town", "town-d1")
    scene.run(iter(act.destroy(1, INVADERS)), "city")
    assert (scene["A5"], scene.s.energy) == ("town", [3])
    scene.run(iter(act.damage_each(1, INVADERS, scene.land("A4"))), "yes")
    assert (scene["A4"], scene.s.energy) == ("town-d1", [1])


def test_dahan_are_not_protected() -> None:
    scene = island(energy=0).put("A5", "town, dahan")
    act = begin(scene.s, EVENT_CARD, "setup", 0, scene.land("A5"))
    scene.run(iter(act.destroy(ALL, (*INVADERS, DAHAN))))
    assert scene["A5"] == "town"


def test_damage_to_separate_pieces_and_pushes() -> None:
    scene = island().put("A5", "town, city")
    act = begin(scene.s, POWER, "shatter_homesteads", 0, scene.land("A5"))
    scene.run(iter(act.damage_separate(2)), "no")
    assert scene["A5"] == "town, city"
    scene.run(iter(act.push(1, INVADERS)), "town", "A4")
    assert (scene["A5"], scene["A4"]) == ("city", "town")


def test_any_spirit_pays_for_a_counter_attack() -> None:
    scene = island("lightning", "river_surges", boards="AB").put("A4", "explorer, 2 dahan").put("B8", "city")
    scene.ravage("A4", "no", "yes")
    assert (scene["A4"], scene.s.energy) == ("dahan, dahan-d1", [2, 0])
    assert scene.deciders[-2:] == [0, 1]


def test_an_unpaid_counter_attack_does_nothing() -> None:
    scene = island().put("A4", "explorer, 2 dahan")
    scene.ravage("A4", "no")
    assert scene["A4"] == "explorer, dahan, dahan-d1"


def test_events_and_fear_cards_are_paid_for_by_any_spirit() -> None:
    scene = island("lightning", "river_surges", boards="AB").put("A4", "explorer, town")
    act = begin(scene.s, EVENT_CARD, "setup", land=scene.land("A4"))
    scene.run(iter(act.damage(3)), "no", "yes")
    assert (scene["A4"], scene.s.energy) == ("", [2, 0])


def test_bringer_dreams_of_harm_only_at_its_price() -> None:
    scene = island("bringer").put("A5", "town")
    act = begin(scene.s, POWER, "dread_apparitions", 0, scene.land("A5"))
    scene.run(iter(act.destroy(1, INVADERS)), "no")
    assert (scene["A5"], scene.s.fear) == ("town", 0)


def test_invaders_who_do_not_drown_come_ashore() -> None:
    scene = Scene("ocean", boards="A", scenario=ID, sets="branch_and_claw").presence(0, "A0", 2)
    scene.put("A1", "explorer").s.energy = [2]
    act = begin(scene.s, POWER, "call_of_the_deeps", 0, scene.land("A0"))

    def gather() -> Work[None]:
        yield from act.gather(1, INVADERS)
        yield from act.conclude()

    scene.run(gather(), "no", "A3")
    assert (scene["A0"], scene["A3"], scene.s.energy) == ("", "explorer", [2])


# Rituals.


def before_cards(*spirits: str, boards: str = "A", stage: str = "II-J") -> Scene:
    scene = island(*spirits, boards=boards, energy=0).put("A8", "city")
    s = scene.s
    s.phase = SPIRIT
    s.paid = [True] * s.seats
    s.invader_deck = [invader_card("III-JM"), invader_card(stage)]
    s.hands[0] = [POWERS.number("call_to_bloodshed")]
    return scene


def offered(scene: Scene, seat: int = 0) -> bool:
    return any(move[0] == OFFER for move in spirit_moves(scene.s, seat))


def test_a_ritual_without_invaders() -> None:
    scene = before_cards().presence(0, "A4")
    scene.step("grow", RITUAL, "A5")
    s = scene.s
    assert (s.hands[0], s.minor_discard) == ([], [POWERS.number("call_to_bloodshed")])
    assert (scene["A5"], scene.effects("flame")) == ("blight", [(scene.land("A5"),)])
    assert (s.energy, s.destroyed, s.fear) == ([2], [1], 0)
    assert not offered(scene)


@pytest.mark.parametrize(("card", "stage"), [("I-J", 1), ("II-J", 2), ("III-JS", 3)])
def test_a_ritual_among_invaders(card: str, stage: int) -> None:
    scene = before_cards(stage=card).put("A5", "city, 2 dahan")
    scene.step("grow", f"offer:rituals_of_the_destroying_flame:{stage}")
    assert (scene["A5"], scene.s.energy, scene.s.fear) == ("city-d2, 2 dahan, blight", [stage], stage)


def test_blight_of_a_ritual_cascades() -> None:
    scene = before_cards().put("A5", "blight")
    scene.step("grow", RITUAL, "A1")
    assert (scene["A5"], scene["A1"]) == ("2 blight", "blight")


def test_what_a_ritual_needs() -> None:
    assert offered(before_cards())
    without_fire = before_cards()
    without_fire.s.hands[0] = [POWERS.number("drift_down_into_slumber")]
    assert not offered(without_fire)
    from_discards = before_cards()
    from_discards.s.hands[0], from_discards.s.discards[0] = [], from_discards.s.hands[0]
    assert offered(from_discards)
    growing = before_cards("lightning", "river_surges", boards="AB")
    growing.s.paid = [True, False]
    assert not offered(growing)
    late = before_cards()
    late.s.plays = [1]
    assert not offered(late)
    fast = before_cards()
    fast.s.phase = FAST
    assert not offered(fast)


def test_each_spirit_may_perform_a_ritual_each_turn() -> None:
    scene = before_cards("lightning", "river_surges", boards="AB")
    scene.s.hands[1] = [POWERS.number("drought"), POWERS.number("lure_of_the_unknown")]
    scene.step("grow", f"0/{RITUAL}")
    assert (offered(scene, 0), offered(scene, 1)) == (False, True)
    scene.s.presence[0][scene.land("A8")] = 1
    scene.step("time")
    scene.s.phase, scene.s.paid = SPIRIT, [True, True]
    scene.s.hands[0] = [POWERS.number("call_to_bloodshed")]
    assert offered(scene, 0)
    assert len(scene.effects("flame")) == 1
