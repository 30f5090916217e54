"""Decisions and payments of all players together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.spirit_island.scenes import Scene
from tests.words import of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.action.asking.joint import JointQuestion
from weald.games.spirit_island.action.context import NO_PAIR, NONE
from weald.games.spirit_island.ai.policy.answers import quick_scores, reply_at_first_sight
from weald.games.spirit_island.ai.policy.heuristic import score_options
from weald.games.spirit_island.model.pieces import WATER
from weald.games.spirit_island.presentation.text_board import draw
from weald.games.spirit_island.presentation.view import view
from weald.games.spirit_island.presentation.view_types import Joint
from weald.games.spirit_island.rules.happenings import EVENT_CARD
from weald.games.spirit_island.rules.payment import most
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import EVENTS, POWERS
from weald.kernel.decisions import ANY, ONE, Value
from weald.kernel.driver import drive
from weald.kernel.messages import Message

EVENT = "years_of_little_rain"


def table(seats: int = 2) -> Scene:
    spirits = ("river_surges", "lightning", "shadows")[:seats]
    scene = Scene(*spirits, sets="branch_and_claw")
    for seat in range(seats):
        scene.presence(seat, f"{'ABC'[seat]}5", 3)
    return scene


def acting(scene: Scene) -> Action:
    return begin(scene.s, EVENT_CARD, EVENT)


def numbers(scene: Scene, *answers: str) -> Any:
    return scene.run(acting(scene).together("keep_beasts", [3, 2, 1], "number", {"n": 3}), *answers)


def test_all_must_vote_for_the_same() -> None:
    scene = table(3)
    assert numbers(scene, "1/2", "0/2", "2/2") == 2
    assert scene.asked[0] == ("keep_beasts", ["3", "2", "1", "none"])


def test_who_has_voted_for_the_proposal_is_asked_again_after_another_one() -> None:
    """A vote can be changed: the latest is the proposal, and those who voted otherwise may accept it."""
    scene = table(2)
    assert numbers(scene, "0/2", "1/1", "0/1") == 1
    assert scene.deciders == [0, 1, 0]


def test_v5_without_agreement_the_first_option_applies() -> None:
    scene = table(2)
    assert numbers(scene, "0/2", "1/none") == 3
    assert numbers(scene, "1/none") == 3


def test_v19_after_three_votes_each_the_first_option_applies() -> None:
    scene = table(2)
    assert numbers(scene, "0/2", "1/1", "0/2", "1/1", "0/2", "1/1") == 3


def test_alone_one_answer_decides() -> None:
    scene = table(1)
    assert numbers(scene, "1") == 1
    assert scene.asked == [("keep_beasts", ["3", "2", "1"])]
    work = acting(scene).together("keep_beasts", [2, 1], "number", {"n": 2})
    assert next(work).mode == ONE


def test_a_single_option_is_no_question() -> None:
    scene = table(2)
    assert scene.run(acting(scene).together("terrain", [2], "terrain")) == 2


def open_question(work: Work[Any], *replies: tuple[int, Value]) -> JointQuestion:
    question = work.send(None)
    for reply in replies:
        question = work.send(reply)
    assert isinstance(question, JointQuestion)
    return question


def whys(
    scene: Scene, question: JointQuestion, seat: int, value: int
) -> Sequence[tuple[str, dict[str, Any]]]:
    choices = GAME.texts.choices(scene.s, question, seat, question.values(seat))
    return [
        (message.id, dict(message.args)) for message, _ in choices[question.values(seat).index(value)].why
    ]


def test_votes_are_shown_with_the_options_they_are_for() -> None:
    scene = table(3)
    work = acting(scene).together("keep_beasts", [3, 2], "number", {"n": 3})
    question = open_question(work, (1, 2))
    assert question.mode == ANY
    assert question.humans_first
    assert list(question.seats) == [0, 2]
    assert question.votes == (None, 2, None)
    assert whys(scene, question, 0, 2) == [("spirit_island-why-vote", {"spirit": "lightning"})]
    assert whys(scene, question, 0, 3) == []


def test_options_of_an_event_say_what_they_do_and_cost() -> None:
    scene = table(2)
    parts = EVENTS[EVENT].main.parts
    question = open_question(acting(scene).together("event", [0, 1], "part", parts=parts))
    assert whys(scene, question, 0, 1) == [
        ("spirit_island-does-act_to_ease_the_drought", {}),
        ("spirit_island-why-price", {}),
    ]
    choice = GAME.texts.choices(scene.s, question, 0, [1])[0]
    assert (choice.id, choice.ref) == ("act_to_ease_the_drought", "part:act_to_ease_the_drought")
    assert choice.why[1][1] == -8


# Payment.


def pay(scene: Scene, n: int, *answers: str, aid: int = -1) -> bool:
    return bool(scene.run(acting(scene).pay_together(n, aid), *answers))


def test_energy_of_anybody() -> None:
    scene = table(2)
    scene.s.energy = [3, 4]
    assert pay(scene, 5, "1/energy:4", "0/energy:1")
    assert scene.s.energy == [2, 0]
    assert scene.asked[0] == ("pay", ["energy:1", "energy:2", "energy:3", "done", "none"])


def test_nothing_is_spent_when_it_is_called_off() -> None:
    scene = table(2)
    scene.s.energy = [3, 4]
    assert not pay(scene, 6, "1/energy:4", "0/none")
    assert scene.s.energy == [3, 4]


def test_nothing_is_spent_when_nobody_gives_more() -> None:
    scene = table(2)
    scene.s.energy = [3, 4]
    assert not pay(scene, 6, "1/energy:2", "1/done", "0/energy:1", "0/done")
    assert scene.s.energy == [3, 4]


def test_v3_elements_in_play_count_one_each() -> None:
    scene = table(2).elements("2 water").elements("water", seat=1)
    assert pay(scene, 3, aid=WATER)
    assert scene.asked == []
    scene.s.energy = [1, 0]
    assert pay(scene, 4, "energy:1", aid=WATER)


def test_v3_discarded_cards_count_two_and_forgotten_ones_four() -> None:
    scene = table(2)
    s = scene.s
    tend, ways = POWERS.number("call_to_tend"), POWERS.number("call_of_the_dahan_ways")
    s.hands[0] = [tend, POWERS.number("drought")]
    s.discards[1] = [ways]
    assert pay(scene, 6, "0/discard:call_to_tend", "1/forget:call_of_the_dahan_ways", aid=WATER)
    assert scene.asked[0] == ("pay_aided", ["discard:call_to_tend", "forget:call_to_tend", "done", "none"])
    assert (s.hands[0], s.discards[0]) == ([POWERS.number("drought")], [tend])
    assert (s.discards[1], s.minor_discard) == ([], [ways])


def test_v4_a_card_in_play_that_is_forgotten_counts_only_as_forgotten() -> None:
    scene = table(1).play("call_to_tend")
    assert most(scene.s, WATER) == 4
    assert pay(scene, 4, "forget:call_to_tend", aid=WATER)
    assert scene.s.played == [[]]
    assert scene.s.elements[0][WATER] == 0


def test_more_than_the_price_is_lost() -> None:
    scene = table(1)
    scene.s.hands[0] = [POWERS.number("call_to_tend")]
    scene.s.energy = [5]
    assert pay(scene, 5, "energy:2", "forget:call_to_tend", aid=WATER)
    assert scene.s.energy == [3]


@pytest.mark.parametrize(
    ("option", "code", "words"),
    [
        ("energy:9", "pay-energy", {"n": 9, "have": 2, "missing": 3}),
        ("forget:call_to_tend", "pay-twice", {"id": "call_to_tend"}),
        ("discard:call_of_the_dahan_ways", "pay-card", {"id": "call_of_the_dahan_ways", "place": "hand"}),
        ("forget:call_of_the_dahan_ways", "pay-card", {"id": "call_of_the_dahan_ways", "place": "own"}),
        ("discard:drought", "pay-element", {"id": "drought"}),
    ],
)
def test_what_cannot_be_paid_is_refused_with_the_rule(option: str, code: str, words: dict[str, Any]) -> None:
    """More than there is, the same card twice, another seat's hand."""
    scene = table(2)
    s = scene.s
    s.energy = [2, 0]
    s.hands[0] = [POWERS.number("call_to_tend"), POWERS.number("drought")]
    s.hands[1] = [POWERS.number("call_of_the_dahan_ways")]
    work = acting(scene).pay_together(5, WATER)
    question = open_question(work, (0, (1, POWERS.number("call_to_tend"))))
    refused = GAME.texts.refusal(s, question, 0, option)
    assert refused is not None
    assert (refused.id, dict(refused.args)) == (f"spirit_island-refused-{code}", words)


def test_an_option_that_cannot_be_paid_is_refused_with_its_price() -> None:
    scene = table(2)
    scene.s.energy = [3, 4]
    scene.event(EVENT)
    assert scene.asked == []
    parts = EVENTS[EVENT].main.parts
    question = open_question(acting(scene).together("event", [0, 1], "part", parts=parts))
    refused = GAME.texts.refusal(scene.s, question, 0, "act_to_ease_the_drought")
    assert refused is not None
    assert dict(refused.args) == {"n": 8, "have": 7}


# Presence.


def test_presence_of_anybody_on_a_board_is_destroyed_together() -> None:
    scene = table(2).presence(1, "A1")
    there = [scene.land("A1"), scene.land("A5")]
    work = acting(scene).give_presence_together(3, there)
    assert scene.run(work, "0/A5", "1/A1", "0/A5")
    assert scene.s.destroyed == [2, 1]


def test_presence_stays_when_anybody_refuses() -> None:
    scene = table(2).presence(1, "A1")
    there = [scene.land("A1"), scene.land("A5")]
    assert not scene.run(acting(scene).give_presence_together(3, there), "1/A1", "0/none")
    assert not scene.run(acting(scene).give_presence_together(3, there), "0/A5", "0/done")
    assert scene.s.destroyed == [0, 0]


def test_who_has_given_enough_lets_others_go_on() -> None:
    scene = table(2).presence(1, "A1", 2)
    there = [scene.land("A1"), scene.land("A5")]
    assert scene.run(acting(scene).give_presence_together(3, there), "0/A5", "0/done", "1/A1", "1/A1")
    assert scene.s.destroyed == [1, 2]


def test_too_little_presence_is_no_question() -> None:
    scene = table(1)
    assert not scene.run(acting(scene).give_presence_together(4, [scene.land("A5")]))
    assert scene.asked == []


# Bots.


def test_bots_accept_a_proposal() -> None:
    scene = table(2).put("A1", "town")
    scene.s.energy = [9, 9]
    parts = EVENTS[EVENT].main.parts
    for value in (0, 1):
        work = acting(scene).together("event", [0, 1], "part", parts=parts)
        question = open_question(work, (0, value))
        for scores in (
            quick_scores(scene.s, question, 1, [0, 1, -1]),
            score_options(scene.s, question, 1, [0, 1, -1]),
        ):
            assert scores.index(max(scores)) == value
            assert scores.index(min(scores)) == 2


def test_bots_refuse_what_is_ruinous() -> None:
    """Sacred Sites Under Threat takes the last blight off the card."""
    scene = table(2).put("A5", "explorer").blight_card("downward_spiral", 2, flipped=True)
    parts = EVENTS["sacred_sites_under_threat"].main.parts
    act = begin(scene.s, EVENT_CARD, "sacred_sites_under_threat")
    question = open_question(act.together("event", [0, 1], "part", parts=parts), (0, 0))
    scores = score_options(scene.s, question, 1, [0, 1, -1])
    assert scores.index(max(scores)) == 1


def test_bots_pay_what_they_have_voted_for() -> None:
    scene = table(2)
    scene.s.energy = [3, 4]
    assert drive(acting(scene).pay_together(7), reply_at_first_sight) is True
    assert scene.s.energy == [0, 0]


# The public view of it.


def seen(scene: Scene) -> Joint:
    joint = view(scene.s)["joint"]
    assert joint is not None
    return joint


def test_a_vote_is_seen_by_all() -> None:
    scene = table(3)
    assert view(scene.s)["joint"] is None
    work = acting(scene).together("keep_beasts", [3, 2], "number", {"n": 3})
    open_question(work, (1, 2))
    joint = seen(scene)
    assert (joint["kind"], joint["source"], joint["asked"]) == ("keep_beasts", EVENT, [0, 2])
    assert [(option["id"], option["default"], option["votes"]) for option in joint["options"]] == [
        ("3", True, []),
        ("2", False, [1]),
    ]
    assert (joint["proposal"], joint["left"], joint["payment"]) == ("2", [3, 2, 3], None)
    with pytest.raises(StopIteration):
        drive_all(work, (0, 2), (2, 2))
    assert view(scene.s)["joint"] is None


def drive_all(work: Work[Any], *replies: tuple[int, Value]) -> None:
    for reply in replies:
        work.send(reply)


def test_a_payment_is_seen_by_all() -> None:
    scene = table(2).elements("water")
    scene.s.energy = [2, 0]
    scene.s.hands[1] = [POWERS.number("call_of_the_dahan_ways"), POWERS.number("rain_of_blood")]
    work = acting(scene).pay_together(8, WATER)
    open_question(work, (0, (0, 2)), (1, (1, POWERS.number("rain_of_blood"))))
    payment = seen(scene)["payment"]
    assert payment is not None
    assert (payment["price"], payment["element"], payment["in_play"]) == (8, "water", 1)
    assert payment["missing"] == 8 - 1 - 2 - 2
    assert payment["pledges"] == [
        {"seat": 0, "way": "energy", "worth": 2, "card": None, "land": None},
        {"seat": 1, "way": "discard", "worth": 2, "card": "rain_of_blood", "land": None},
    ]
    assert scene.s.energy == [2, 0]


def test_presence_that_is_given_is_seen_by_all() -> None:
    scene = table(2)
    lands = [scene.land("A5")]
    work = acting(scene).give_presence_together(2, lands)
    open_question(work, (0, scene.land("A5")))
    payment = seen(scene)["payment"]
    assert payment is not None
    assert (payment["price"], payment["missing"]) == (2, 1)
    assert payment["pledges"] == [
        {"seat": 0, "way": "presence", "worth": 1, "card": None, "land": "A5"},
    ]


def test_the_text_board_shows_votes_and_pledges() -> None:
    scene = table(2)
    scene.s.energy = [2, 2]
    words = of_game(GAME, "en")

    def drawn() -> list[str]:
        lines = draw(dict(view(scene.s)), 0, {}, lambda id, args: words.say(Message(id, args)))
        return ["".join(text for text, _ in line).strip() for line in lines]

    work = acting(scene).together("keep_beasts", [3, 2], "number", {"n": 3})
    open_question(work, (1, 2))
    assert "3 (without agreement)" in drawn()
    assert "2: Lightning\u2019s Swift Strike" in drawn()
    work = acting(scene).pay_together(3)
    open_question(work, (0, (0, 2)))
    assert "1 of 3 missing, elements in play count 0" in drawn()
    assert "River Surges in Sunlight: energy, counts 2" in drawn()


# When time is out.


def test_when_time_is_out_the_default_applies_and_nothing_is_paid() -> None:
    scene = table(2)
    scene.s.energy = [2, 2]
    vote = open_question(acting(scene).together("keep_beasts", [3, 2], "number", {"n": 3}), (1, 2))
    assert vote.late_value() == NONE
    assert open_question(acting(scene).pay_together(3)).late_value() == NO_PAIR
    lands = [scene.land("A5")]
    assert open_question(acting(scene).give_presence_together(1, lands)).late_value() == NONE
    alone = table(1)
    question = open_question(acting(alone).together("keep_beasts", [3, 2], "number", {"n": 3}))
    assert question.late_value() == 3
