"""Growth, energy, presence, gaining and forgetting cards."""

import pytest

import weald
from tests.games.spirit_island.scenes import Scene, isle
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.state import GAME, SPIRIT, IslandState
from weald.games.spirit_island.phases.spirit import affordable
from weald.games.spirit_island.rules.declare import GrowthAction
from weald.games.spirit_island.rules.happenings import GROWTH
from weald.games.spirit_island.rules.panel import card_plays, income, reclaims
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS


def river() -> Scene:
    scene = Scene("river_surges", boards="A").presence(0, "A5").put("A1", "city")
    scene.s.phase = SPIRIT
    return scene


def test_all_actions_of_an_option_are_done_in_any_order_then_energy_comes() -> None:
    scene = river()
    s = scene.s
    s.discards[0] = [POWERS.number("wash_away")]
    s.minor_deck = [
        POWERS.number(id) for id in ("drought", "gift_of_power", "call_to_bloodshed", "call_to_isolation")
    ]
    scene.step("grow", "grow:0.0")
    assert scene.asked[-1] == ("grow", ["grow:0.0", "grow:0.1", "grow:0.2"])
    scene.step("grow", "icon:0.0.2")
    assert scene.asked[-1] == ("grow", ["icon:0.0.0", "icon:0.0.1", "icon:0.0.2"])
    scene.step("grow", "icon:0.0.1", "minor", "drought")
    assert not s.paid[0]
    scene.step("grow", "icon:0.0.0")
    assert (s.paid, s.energy) == ([True], [2])
    assert s.hands[0] == [POWERS.number("drought"), POWERS.number("wash_away")]


def test_two_equal_actions_are_offered_once() -> None:
    scene = river()
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "A4", "cards")
    scene.step("grow", "icon:0.1.1", "A4", "energy")
    assert scene.asked[2] == ("presence_to", ["A1", "A4", "A5", "A6", "A7", "A8"])
    assert scene.s.presence[0][4] == 2
    assert (income(scene.s, 0), card_plays(scene.s, 0)) == (2, 2)


def test_p21_presence_may_come_from_the_island_instead_of_a_track() -> None:
    scene = river()
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "A4", "A5")
    assert (scene.s.presence[0][4], scene.s.presence[0][5]) == (1, 0)
    assert (scene.on("energy"), scene.on("cards")) == (6, 6)


def test_the_highest_open_number_counts_and_elements_are_no_numbers() -> None:
    scene = Scene("thunderspeaker", boards="A")
    incomes = []
    for covered in range(5, -1, -1):
        scene.cover("energy", covered, 0)
        incomes.append(income(scene.s, 0))
    assert incomes == [1, 1, 2, 2, 2, 3]


def test_reclaim_one_works_as_soon_as_it_is_uncovered_once_a_turn() -> None:
    scene = river()
    s = scene.s
    scene.cover("cards", 3)
    s.discards[0] = [POWERS.number("wash_away"), POWERS.number("flash_floods")]
    assert reclaims(s, 0) == 0
    scene.step("grow", "grow:0.1")
    scene.step("grow", "icon:0.1.0", "A4", "cards")
    assert reclaims(s, 0) == 1
    scene.step("grow", "reclaim", "wash_away")
    assert (s.hands[0], reclaims(s, 0)) == ([POWERS.number("wash_away")], 0)
    scene.step("time")
    assert reclaims(s, 0) == 1


def test_a_major_power_means_forgetting_a_card() -> None:
    scene = river()
    s = scene.s
    s.major_deck = [
        POWERS.number(id) for id in ("accelerated_rot", "talons_of_lightning", "vengeance_of_the_dead")
    ]
    s.hands[0] = [POWERS.number("wash_away")]
    scene.play("call_to_bloodshed")
    s.discards[0] = [POWERS.number("drought")]
    act = begin(s, GROWTH, "growth", 0)
    scene.run(iter(act.gain_card()), "major", "accelerated_rot", "call_to_bloodshed")
    assert scene.asked[-1] == ("forget", ["wash_away", "accelerated_rot", "call_to_bloodshed", "drought"])
    assert s.hands[0] == [POWERS.number("wash_away"), POWERS.number("accelerated_rot")]
    # A card forgotten from play takes its elements along; a minor power goes back to its discard pile.
    assert (s.elements[0], s.minor_discard) == ([0] * 8, [POWERS.number("call_to_bloodshed")])
    assert len(s.major_discard) == 2


def test_a_forgotten_own_card_is_gone_for_good() -> None:
    scene = river()
    scene.s.hands[0] = [POWERS.number("wash_away"), POWERS.number("drought")]
    scene.run(iter(begin(scene.s, GROWTH, "growth", 0).forget_card()), "wash_away")
    assert (scene.s.forgotten[0], scene.s.minor_discard) == ([POWERS.number("wash_away")], [])


def test_an_empty_deck_is_shuffled_anew() -> None:
    scene = river()
    s = scene.s
    ids = ("drought", "gift_of_power", "call_to_bloodshed", "call_to_isolation", "encompassing_ward")
    s.minor_deck = [POWERS.number(ids[0])]
    s.minor_discard = [POWERS.number(id) for id in ids[1:]]
    scene.run(iter(begin(s, GROWTH, "growth", 0).gain_card("minor")), "drought")
    assert (len(s.minor_deck), len(s.minor_discard)) == (1, 3)


def test_p15_an_option_that_cannot_be_paid_is_not_open() -> None:
    def run(act: object) -> None:
        """Do nothing."""

    def rich(s: IslandState, seat: int) -> bool:
        return s.energy[seat] >= 2

    paid = GrowthAction("pay", "minus", run, possible=rich)
    scene = river()
    assert not affordable(scene.s, 0, [paid])
    scene.s.energy[0] = 2
    assert affordable(scene.s, 0, [paid])


@pytest.mark.parametrize(
    ("spirit", "island", "energy", "cards"),
    [
        ("bringer", 2, 6, 5),
        ("lightning", 2, 7, 4),
        ("ocean", 2, 6, 5),
        ("rampant_green", 2, 6, 5),
        ("river_surges", 1, 6, 6),
        ("shadows", 3, 5, 5),
        ("thunderspeaker", 2, 5, 6),
        ("vital_strength", 3, 5, 5),
    ],
)
def test_presence_adds_up_to_thirteen(spirit: str, island: int, energy: int, cards: int) -> None:
    """Set-up puts presence on the island and on both tracks as the panels print it, 13 in total."""
    t = weald.new("spirit_island", 1, seed=1, options={"casting": "choose"})
    t.answer(0, spirit)
    while isle(t).turn == 0:
        t.answer(0, 0)
    s = isle(t)
    tracks = SPIRITS[spirit].tracks
    covered = [tracks.covered_on(line, s.covered[0]) for line in tracks.lines]
    assert (sum(s.presence[0]), *covered) == (island, energy, cards)
    assert island + energy + cards == 13


def test_time_passes() -> None:
    scene = river().play("flash_floods").put("A4", "city-d2-s1, dahan-d1")
    s = scene.s
    scene.lasting("defend", 4, 3).lasting("defend", 5, 1, until=GAME)
    s.used[0], s.plays[0], s.paid[0] = [POWERS.number("flash_floods")], 1, True
    assert scene.step("time") == "turn"
    assert (s.played, s.discards) == ([[]], [[POWERS.number("flash_floods")]])
    assert (s.elements[0], s.used, s.plays, s.paid) == ([0] * 8, [[]], [0], [False])
    assert scene["A4"] == "city-s1, dahan"
    assert s.effects == [("defend", (5, 1), 1, "setup")]
