"""Ward the Shores."""

import pytest

from tests.games.spirit_island.scenes import SLOW, Scene, invader_card
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.model.state import EXPLORE, SPIRIT
from weald.games.spirit_island.phases.ending import victorious
from weald.games.spirit_island.phases.powers import usable
from weald.games.spirit_island.phases.result import difficulty
from weald.games.spirit_island.phases.spirit import spirit_moves
from weald.games.spirit_island.rules import fear
from weald.games.spirit_island.rules.fear import level_for
from weald.games.spirit_island.rules.happenings import SET_UP
from weald.games.spirit_island.rules.land_rules import defence
from weald.games.spirit_island.rules.moves import OFFER
from weald.games.spirit_island.rules.registry import FEAR_CARDS, POWERS, SCENARIOS

ID = "ward_the_shores"
PLAY_FACE_DOWN = "offer:ward_the_shores:0"
WARD = "offer:ward_the_shores:1"
CARD = "call_to_bloodshed"


def ready(*spirits: str, boards: str = "A") -> Scene:
    scene = Scene(*(spirits or ("lightning",)), boards=boards, scenario=ID, sets="branch_and_claw")
    scene.presence(0, "A1", 2).put("B1" if "B" in boards else "A8", "city")
    scene.s.phase = SPIRIT
    scene.s.paid = [True] * scene.s.seats
    scene.s.hands[0] = [POWERS.number(CARD), POWERS.number("drought")]
    return scene


def with_card_down(energy: int = 0) -> Scene:
    scene = ready()
    scene.step("grow", PLAY_FACE_DOWN, CARD)
    scene.s.phase = SLOW
    scene.s.energy = [energy]
    return scene


def offers(scene: Scene, seat: int = 0) -> list[int]:
    moves = spirit_moves(scene.s, seat) if scene.s.phase == SPIRIT else usable(scene.s, seat)
    return [move[2] for move in moves if move[0] == OFFER]


def ward(scene: Scene, *lands: str) -> Scene:
    for land in lands:
        scene.lasting("warding", scene.land(land), until=1, source=ID)
    return scene


def blight(scene: Scene, land: str, *answers: str) -> None:
    act = begin(scene.s, SET_UP, "setup", 0, scene.land(land))
    scene.run(iter(act.add_blight()), *answers)


def test_difficulty_and_fear_cards_below_the_deck() -> None:
    scene = ready()
    scene.s.fear_split = (3, 4, 5)
    rule = SCENARIOS[ID].rule
    rule.before_set_up(scene.s, ())
    assert difficulty(scene.s) == 2
    assert scene.s.fear_split == (3, 4, len(FEAR_CARDS.of(scene.s.sets)) - 7)


def test_a_card_is_played_face_down_without_cost_and_elements() -> None:
    scene = ready()
    scene.s.energy = [0]
    assert offers(scene) == [0]
    scene.step("grow", PLAY_FACE_DOWN, CARD)
    s = scene.s
    assert (s.aside, s.hands[0], s.played[0]) == (
        ((ID, 0, POWERS.number(CARD)),),
        [POWERS.number("drought")],
        [],
    )
    assert (s.energy, s.plays, s.elements[0]) == ([0], [1], [0] * 8)
    assert offers(scene) == []


def test_face_down_takes_a_card_play_after_growth() -> None:
    growing = ready()
    growing.s.paid = [False]
    assert offers(growing) == []
    spent = ready()
    spent.s.plays = [2]
    assert offers(spent) == []
    empty = ready()
    empty.s.hands[0] = []
    assert offers(empty) == []


def test_a_warding_is_slow_and_needs_a_card_and_a_sacred_site() -> None:
    scene = with_card_down()
    assert offers(scene) == [1]
    scene.step("powers", WARD)
    assert (scene.effects("warding"), scene.s.energy) == ([(scene.land("A1"),)], [0])
    assert offers(scene) == []
    without = ready()
    without.s.phase = SLOW
    assert offers(without) == []
    lonely = with_card_down()
    lonely.s.presence[0][lonely.land("A1")] = 1
    assert offers(lonely) == []


@pytest.mark.parametrize(
    ("pieces", "cost"), [("explorer", 0), ("blight, town", 4), ("2 city, town, 2 blight", 10)]
)
def test_a_warding_costs_2_energy_for_each_blight_town_and_city(pieces: str, cost: int) -> None:
    poor = with_card_down(cost - 1 if cost else 0).put("A1", pieces)
    assert offers(poor) == ([] if cost else [1])
    rich = with_card_down(cost + 1).put("A1", pieces)
    rich.step("powers", WARD)
    assert (rich.s.energy, rich.effects("warding")) == ([1], [(rich.land("A1"),)])


def test_the_spirit_chooses_among_its_sacred_sites() -> None:
    scene = with_card_down(1).presence(0, "A5", 2).presence(0, "A2", 2).put("A2", "blight")
    scene.step("powers", WARD, "A5")
    assert scene.asked[-1] == ("ward", ["A1", "A5"])
    assert scene.effects("warding") == [(scene.land("A5"),)]


def test_a_land_has_one_warding_with_defend_3() -> None:
    scene = ward(with_card_down(), "A1")
    assert offers(scene) == []
    assert defence(scene.s, scene.land("A1")) == 3
    assert defence(scene.s, scene.land("A2")) == 0


def test_when_all_wardings_are_placed_one_moves() -> None:
    scene = ward(with_card_down(), "A2", "A3", "A4", "A5")
    scene.step("powers", WARD, "A4")
    assert sorted(scene.effects("warding")) == [(scene.land(land),) for land in ("A1", "A2", "A3", "A5")]


def test_the_card_is_discarded_when_time_passes() -> None:
    scene = with_card_down()
    scene.step("time")
    assert (scene.s.aside, scene.s.discards[0]) == ((), [POWERS.number(CARD)])


def test_a16_blight_destroys_the_warding_of_its_land() -> None:
    scene = ward(ready(), "A1", "A2")
    blight(scene, "A1")
    assert scene.effects("warding") == [(scene.land("A2"),)]
    assert [event.id for event in scene.events][-1] == "spirit_island-event-warding-destroyed"


def test_a16_cascading_blight_destroys_a_warding() -> None:
    scene = ward(ready(), "A2").put("A1", "blight")
    blight(scene, "A1", "A2")
    assert scene.effects("warding") == []


@pytest.mark.parametrize(("card", "town"), [("I-J", False), ("II-J", False), ("III-JM", True)])
def test_a_stage_3_explore_adds_a_town(card: str, town: bool) -> None:
    scene = ready()
    scene.s.agenda = [(EXPLORE, invader_card(card))]
    scene.explore("A3")
    assert scene["A3"] == ("explorer, town" if town else "explorer")


def test_a26_a_stage_3_explore_adds_one_town_however_many_explorers_come() -> None:
    """Ruling A26: the town belongs to the explore, not to each explorer."""
    scene = ready().lasting("wave_of_reconnaissance")
    scene.s.agenda = [(EXPLORE, invader_card("III-JM"))]
    scene.explore("A3")
    assert scene["A3"] == "2 explorer, town"


def test_a26_an_early_stage_3_card_counts_as_stage_2_and_wilds_stop_both() -> None:
    scene = ready()
    scene.s.agenda = [(EXPLORE, invader_card("III-JM"))]
    scene.s.invader_deck = [invader_card("III-JS"), invader_card("II-S")]
    scene.explore("A3")
    assert scene["A3"] == "explorer"
    scene.s.invader_deck = [invader_card("III-JS")]
    scene.put("A2", "wilds").explore("A2")
    assert scene["A2"] == ""


def test_an_explore_without_a_card_goes_by_the_deck() -> None:
    scene = ready()
    scene.s.invader_deck = [invader_card("III-JS"), invader_card("II-S")]
    scene.explore("A2")
    scene.s.invader_deck = [invader_card("III-JS")]
    scene.explore("A3")
    assert (scene["A2"], scene["A3"]) == ("explorer", "explorer, town")


def test_victory_needs_terror_2_and_a_warding_at_every_coast() -> None:
    scene = ready("lightning", "river_surges", boards="AB")
    coasts = ("A1", "A2", "A3", "B1", "B2", "B3")
    ward(scene, *coasts[:-1]).terror(2)
    assert victorious(scene.s) == ""
    ward(scene, "B3")
    assert victorious(scene.s) == "scenario"
    scene.terror(1)
    assert victorious(scene.s) == ""


@pytest.mark.parametrize("terror", [1, 2, 3])
def test_no_victory_without_invaders(terror: int) -> None:
    scene = ready().terror(terror)
    scene.s.pieces[scene.land("A8")] = [0] * 9
    assert victorious(scene.s) == ""


def test_an_empty_fear_deck_is_shuffled_again_at_terror_level_3() -> None:
    scene = ready().terror(3)
    s = scene.s
    cards = FEAR_CARDS.of(s.sets)
    s.fear_split = (3, 3, len(cards) - 6)
    s.fear_deck, s.fear_discard = [cards[0]], cards[1:]
    fear.gain(s, 4)
    assert (s.fear_deck, s.fear_earned, s.terror, level_for(s)) == ([], [cards[0]], 3, 3)
    fear.gain(s, 4)
    assert (len(s.fear_deck), s.fear_discard, len(s.fear_earned)) == (len(cards) - 2, [], 2)
    assert sorted([*s.fear_deck, *s.fear_earned]) == cards
    assert (s.terror, level_for(s), victorious(s)) == (3, 3, "")


def test_fear_is_lost_when_all_fear_cards_wait() -> None:
    scene = ready().terror(3)
    scene.s.fear_deck = []
    fear.gain(scene.s, 9)
    assert (scene.s.fear, scene.s.terror) == (3, 3)


def test_cards_face_down_are_stored_and_shown() -> None:
    scene = with_card_down()
    assert GAME.position.dump(scene.s)["aside"] == [[ID, 0, CARD]]
    assert GAME.position.load(GAME.position.dump(scene.s), "", []).aside == scene.s.aside
    assert GAME.information.view(scene.s, 0)["aside"] == [{"source": ID, "seat": 0, "id": CARD}]
