"""Second Wave."""

from typing import Any

import pytest

import weald
from tests.games.spirit_island.scenes import FAST, SLOW, Scene, invader_card, isle, new_table
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.content.branch_and_claw.scenarios.second_wave import (
    ID,
    settle_dahan,
    thresholds,
)
from weald.games.spirit_island.model.pieces import BEASTS, BLIGHT, CITY, DAHAN, DISEASE, TOWN
from weald.games.spirit_island.model.state import SETUP, SPIRIT, IslandState
from weald.games.spirit_island.phases.follow import options_after
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.phases.setup import place_printed
from weald.games.spirit_island.phases.spirit import spirit_moves
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.moves import OFFER
from weald.games.spirit_island.rules.registry import ADVERSARIES, POWERS, SCENARIOS
from weald.games.spirit_island.rules.subjects import Number
from weald.kernel.errors import BadSetup
from weald.kernel.table import Table

RULE = SCENARIOS[ID].rule
CARD = "call_to_bloodshed"
PLAY = "offer:second_wave:0"
USE = "offer:second_wave:1"


WITH = {"scenario": ID, "branch_and_claw": True}


def finished(**options: Any) -> Table:
    """A game that was won at once, because no invader is left."""
    position = new_table(2, **options).position()
    for land, pieces in position["state"]["pieces"].items():
        position["state"]["pieces"][land] = [some for some in pieces if some["kind"] in ("dahan", "blight")]
    table = weald.load(position)
    while not table.over:
        table.answer(table.pending[0].seat, 0)
    return table


def lost() -> Table:
    """A game that was lost, because the spirits have no presence left."""
    position = new_table(2).position()
    state = position["state"]
    for seat, lands in enumerate(state["presence"]):
        state["destroyed"][seat] += sum(lands.values())
        lands.clear()
    table = weald.load(position)
    while not table.over:
        table.answer(table.pending[0].seat, 0)
    return table


def test_six_spirits_need_six_others() -> None:
    scene = Scene("river_surges", "lightning", "shadows", "ocean", "bringer", "thunderspeaker")
    scene.s.outcome = "victory"
    with pytest.raises(BadSetup) as refused:
        options_after(scene.s, dict(WITH))
    assert refused.value.message.args == {"n": 4, "expected": 6}
    assert options_after(scene.s, {**WITH, "promo_1": True})["scenario"] == ID


def second(earlier: Table, seed: int = 7, **options: Any) -> Table:
    return weald.new("spirit_island", None, seed, {**WITH, **options}, start_from=earlier.record())


def played_up_to_the_first_turn(table: Table) -> IslandState:
    while isle(table).turn == 0:
        table.answer(table.pending[0].seat, 0)
    return isle(table)


# Beginning from the end of another game.


def test_a_record_and_a_position_lead_to_the_same_table() -> None:
    earlier = finished()
    one = second(earlier)
    other = weald.new("spirit_island", 2, 7, WITH, start_from=earlier.position())
    assert one.position() == other.position()
    assert isle(one).former == isle(earlier).spirits


def test_the_record_replays_by_itself() -> None:
    table = second(finished(), casting="random")
    state = played_up_to_the_first_turn(table)
    again = weald.replay(table.record())
    assert again.position() == table.position()
    assert GAME.invariants(state) == []
    assert weald.load(table.position()).position() == table.position()


def test_only_a_game_that_follows_another_has_something_before_set_up() -> None:
    start = second(finished()).record()["start"]
    assert GAME.invariants(GAME.position.load(start, "", [])) == []
    other = GAME.position.load({**start, "scenario": "blitz"}, "", [])
    assert sorted(str(problem.args["field"]) for problem in GAME.invariants(other)) == [
        "aside", "blight_card", "blight_pool", "former", "pieces",
    ]  # fmt: skip


def test_boards_and_adversary_are_the_same_and_spirits_others() -> None:
    earlier = finished(adversary="england", level=2)
    state = played_up_to_the_first_turn(second(earlier))
    before = isle(earlier)
    assert (state.boards, state.adversary, state.level) == (before.boards, "england", 3)
    assert not set(state.spirits) & set(before.spirits)
    assert state.counters["wave"] == 2
    assert difficulty(state) == 6


def test_spirits_of_the_earlier_game_are_not_offered() -> None:
    earlier = finished()
    table = second(earlier)
    options = table.pending[0].options
    assert not set(options) & set(isle(earlier).spirits)
    assert len(options) == 8


def test_a_level_more_of_france_brings_events() -> None:
    with_france = {"adversary": "france_plantation_colony", "branch_and_claw": True, "events": False}
    state = isle(finished(**with_france, level=1))
    assert options_after(state, dict(WITH))["events"] is True
    state = isle(finished(**with_france, level=0))
    assert options_after(state, dict(WITH))["events"] is False


def test_after_a_blighted_island_the_level_stays() -> None:
    earlier = finished(adversary="sweden", level=3)
    state = isle(earlier)
    state.flipped = True
    assert options_after(state, {"scenario": ID})["level"] == 3
    state.flipped = False
    assert options_after(state, {"scenario": ID})["level"] == 4
    state.level = 6
    assert options_after(state, {"scenario": ID})["level"] == 6


@pytest.mark.parametrize(
    ("start_from", "options", "seats", "code"),
    [
        (None, WITH, 2, "start_missing"),
        ("record", {"scenario": "blitz"}, 2, "start_unused"),
        ("record", {}, 2, "start_unused"),
        ("record", WITH, 3, "start_seats"),
        ("record", {"scenario": ID, "adversary": "sweden"}, 2, "start_option"),
        ({"game": "sylvion"}, WITH, 2, "start_game"),
        ("a game", WITH, 2, "start_game"),
        ("open", WITH, 2, "start_unfinished"),
        ("lost", WITH, 2, "start_lost"),
        ("record", {"scenario": ID}, 2, "option_needs"),
    ],
)
def test_refusals(start_from: Any, options: dict[str, Any], seats: int, code: str) -> None:
    if start_from == "record":
        start_from = finished().record()
    elif start_from == "open":
        start_from = new_table(2).record()
    elif start_from == "lost":
        start_from = lost().record()
    with pytest.raises(BadSetup) as refused:
        weald.new("spirit_island", seats, 1, options, start_from=start_from)
    assert refused.value.code == code


def test_other_games_begin_from_nothing() -> None:
    table = weald.new("sylvion", None, 1)
    with pytest.raises(BadSetup) as refused:
        weald.new("sylvion", None, 1, start_from={**table.record()})
    assert refused.value.code == "start_unfinished"


# Set-up.


def island(*spirits: str, boards: str = "A", wave: int = 2) -> Scene:
    scene = Scene(*(spirits or ("lightning",)), boards=boards, scenario=ID, sets="branch_and_claw")
    scene.s.former = ("river_surges",) * scene.s.seats
    scene.s.counters["wave"] = wave
    scene.s.phase = SETUP
    return scene


def set_up(scene: Scene, *answers: str) -> Scene:
    scene.run(RULE.before_spirits(begin(scene.s, SET_UP, "setup"), ()), *answers)
    return scene


def test_what_is_carried_over() -> None:
    earlier = (
        Scene("river_surges", boards="A").put("A1", "city, 2 dahan, 3 blight, beasts").put("A5", "disease")
    )
    earlier.presence(0, "A5").blight_card("downward_spiral", 3, flipped=True)
    s = earlier.s
    s.hands[0], s.played[0], s.discards[0] = [9], [4], [6]
    scene = Scene("lightning", boards="A", scenario=ID, sets="branch_and_claw")
    RULE.after_earlier_game(scene.s, (), s)
    assert (scene["A1"], scene["A5"]) == ("2 dahan, 3 blight, beasts", "disease")
    assert (scene.s.blight_card, scene.s.flipped, scene.s.blight_pool) == ("downward_spiral", False, 3)
    assert scene.s.aside == ((ID, 0, 4), (ID, 0, 6), (ID, 0, 9))
    assert scene.s.counters == {"wave": 2, "was_blighted": 1}


def test_nothing_is_left_in_oceans() -> None:
    earlier = Scene("ocean", boards="A").put("A0", "2 blight, wilds").put("A1", "blight")
    earlier.s.blight_pool = 4
    scene = Scene("lightning", boards="A", scenario=ID, sets="branch_and_claw")
    RULE.after_earlier_game(scene.s, (), earlier.s)
    assert (scene["A0"], scene["A1"], scene.s.blight_pool) == ("", "blight", 6)


@pytest.mark.parametrize(("wave", "land"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 6)])
def test_a23_printed_invaders_come_to_lower_lands(wave: int, land: int) -> None:
    s = island(wave=wave).s
    assert [RULE.instead_of_printed(s, (), 6, kind) for kind in (TOWN, CITY)] == [land, land]
    assert RULE.instead_of_printed(s, (), 5, TOWN) == 5
    assert [RULE.instead_of_printed(s, (), 6, kind) for kind in (DAHAN, BLIGHT, BEASTS, DISEASE)] == [
        0,
        0,
        0,
        0,
    ]


@pytest.mark.parametrize(
    ("wave", "lands"), [(2, "5"), (3, "54"), (6, "54321"), (8, "5432167"), (9, "54321678"), (12, "54321678")]
)
def test_a23_more_towns_with_each_wave(wave: int, lands: str) -> None:
    scene = set_up(island(wave=wave))
    assert [n for n in "12345678" if scene[f"A{n}"] == "town"] == sorted(lands)


def test_tokens_and_blight_are_left_by_number_of_boards() -> None:
    scene = (
        island().put("A1", "2 beasts").put("A2", "beasts, wilds").put("A3", "3 blight").put("A4", "2 blight")
    )
    set_up(scene, "A1", "A2", "A3", "A3", "A3")
    assert [scene[f"A{n}"] for n in (1, 2, 3, 4)] == ["beasts", "wilds", "", "2 blight"]
    assert scene.s.blight_pool == 99 + 3


def test_a_blighted_card_is_turned_back_with_its_rest_aside() -> None:
    scene = island().put("A3", "4 blight").blight_card("downward_spiral", 5)
    scene.s.counters["was_blighted"] = 1
    set_up(scene)
    assert (scene.s.blight_pool, scene.s.counters["blight_aside"], scene["A3"]) == (3, 4, "2 blight")
    scene.s.phase = FAST
    act = begin(scene.s, SET_UP, "setup", 0, scene.land("A1"))
    scene.presence(0, "A8")
    for _ in range(3):
        scene.run(iter(act.add_blight(cascade=False)))
    assert (scene.s.flipped, scene.s.blight_pool) == (True, 4)


def test_a_healthy_card_keeps_its_blight_and_flips_as_printed() -> None:
    scene = island().put("A3", "3 blight").blight_card("downward_spiral", 2)
    set_up(scene)
    assert scene.s.blight_pool == 3
    assert RULE.extra(scene.s, (), Number.TURNED_BLIGHT, -1, -1, 4) == 0


def test_a29_crowded_dahan_are_pushed_apart() -> None:
    scene = island().put("A5", "4 dahan")
    scene.run(settle_dahan(begin(scene.s, SET_UP, "setup")), "A4", "A1")
    # Four on the board: one more comes to the first land with dahan.
    assert [scene[f"A{n}"] for n in (1, 4, 5)] == ["2 dahan", "dahan", "2 dahan"]


@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 3), (4, 5), (5, 5), (8, 8), (9, 8), (11, 8)])
def test_few_dahan_become_more_and_many_fewer(before: int, after: int) -> None:
    scene = island()
    for i in range(before):
        scene.put(f"A{i // 2 + 1}", "dahan")
    answers = ["A1", "A1", "A2"][: max(0, before - 8)]
    scene.run(settle_dahan(begin(scene.s, SET_UP, "setup")), *answers)
    assert sum(here[DAHAN] for here in scene.s.pieces) == after


def test_extra_blight_of_the_adversary_comes_from_the_pool() -> None:
    seen = 0
    for id in ADVERSARIES.ids:
        for level, one in enumerate(ADVERSARIES[id].levels):
            scene = island()
            scene.s.adversary, scene.s.level = id, level
            place_printed(scene.s)
            before = ADVERSARIES[id].levels[:level]
            letters = "".join(words for printed in (*before, one) for words in printed.setup.values())
            seen += letters.count("b")
            assert scene.s.blight_pool == 99 - letters.count("b")
    assert seen > 0


def test_each_spirit_sets_one_card_aside() -> None:
    scene = island("lightning", "shadows", boards="AB")
    cards = [POWERS.number(id) for id in (CARD, "drought", "powerstorm")]
    scene.s.aside = ((ID, 0, cards[0]), (ID, 0, cards[1]), (ID, 1, cards[2]))
    set_up(scene, "drought")
    assert list(scene.s.aside) == [(ID, 0, cards[1]), (ID, 1, cards[2])]


# Cards of earlier spirits.


def late(card: str = CARD, stage: str = "III-JM") -> Scene:
    scene = (
        island("lightning", "shadows", boards="AB").presence(0, "A5", 2).presence(1, "B5").put("A8", "city")
    )
    s = scene.s
    s.aside = ((ID, 1, POWERS.number(card)),)
    s.invader_deck = [invader_card(stage)]
    s.phase, s.paid = SPIRIT, [True, True]
    return scene


def offers(scene: Scene, seat: int = 0) -> list[int]:
    moves = spirit_moves(scene.s, seat) if scene.s.phase == SPIRIT else usable(scene.s, seat)
    return [move[2] for move in moves if move[0] == OFFER]


def test_cards_wait_for_stage_3() -> None:
    assert offers(late(stage="II-J")) == []
    assert [offers(late(), seat) for seat in (0, 1)] == [[0], [0]]


def test_a_card_is_played_and_used_at_its_speed_on_any_land() -> None:
    scene = late().put("B8", "3 dahan, town")
    s = scene.s
    scene.step("grow", PLAY)
    assert (s.energy, s.plays, s.elements[0], offers(scene)) == ([0, 0], [0, 0], [0] * 8, [])
    s.phase = FAST
    assert offers(scene) == []
    s.phase = SLOW
    assert (offers(scene), offers(scene, 1)) == ([1], [])
    scene.step("powers", USE, "B8", "damage")
    assert (scene["B8"], s.aside, s.minor_discard) == ("3 dahan", (), [POWERS.number(CARD)])
    assert scene.effects("assistance") == []


def test_a_card_played_and_not_used_is_discarded() -> None:
    scene = late()
    scene.step("grow", PLAY)
    scene.step("time")
    assert (scene.s.aside, scene.s.minor_discard) == ((), [POWERS.number(CARD)])


def test_a_card_of_a_spirit_leaves_the_game() -> None:
    scene = late("boon_of_vigor")
    scene.step("grow", PLAY)
    scene.s.phase = FAST
    scene.step("powers", USE, "shadows")
    assert (scene.s.aside, scene.s.minor_discard, scene.s.major_discard) == ((), [], [])


def test_thresholds_of_at_most_10_elements_count_as_met() -> None:
    s = late().s
    for power in POWERS.all:
        for i, need in enumerate(power.tiers):
            assert bool(thresholds(s, 0, power) >> i & 1) == (sum(need) <= 10)
