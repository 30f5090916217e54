"""Runs: what is asked, what is answered by itself, copies, and worlds that are only imagined."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from tests.kernel.script import Script, Slate
from tests.tiny import GAME as TINY
from tests.tiny.state import Wood
from weald.kernel import chance, table
from weald.kernel.decisions import all_of, any_of, one
from weald.kernel.driver import Run, count_decisions, playout
from weald.kernel.game import Steps


def remembering(*questions: Callable[[], object]) -> Callable[[Slate], Steps]:
    """A step that asks these questions and writes down the replies."""

    def step(s: Slate) -> Steps:
        for question in questions:
            reply = yield question()  # type: ignore[misc]
            s.log += list(reply) if isinstance(reply, list | tuple) else [reply]
        return ""

    return step


def run_of(*questions: Callable[[], object], seats: int = 3) -> Run:
    return Run(Script({"ask": remembering(*questions)}, seats), Slate("ask", 7))


def test_one_gets_the_value() -> None:
    run = run_of(lambda: one("x", 1, (4, 5)))
    assert run.open_seats == [1]
    run.answer(1, 5)
    assert run.over
    assert run.state.step == ""
    assert run.state.log == [5]  # type: ignore[attr-defined]


def test_all_of_gets_the_values_by_seat_whatever_the_order() -> None:
    run = run_of(lambda: all_of("x", (2, 0, 1), ((1, 2), (3, 4), (5, 6))))
    for seat, value in ((1, 6), (2, 1), (0, 4)):
        assert not run.over
        run.answer(seat, value)
    assert run.state.log == [1, 4, 6]  # type: ignore[attr-defined]


def test_all_of_keeps_what_was_given() -> None:
    run = run_of(lambda: all_of("x", (0, 1), ((1, 2), (3, 4))))
    run.answer(1, 4)
    assert run.partial_answers == {1: 4}
    assert run.open_seats == [0]
    run.answer(0, 1)
    assert run.partial_answers == {}


def test_any_of_gets_who_and_what() -> None:
    run = run_of(lambda: any_of("x", (0, 1, 2), ((1, 2), (3, 4), (5, 6))))
    assert run.open_seats == [0, 1, 2]
    run.answer(2, 6)
    assert run.state.log == [2, 6]  # type: ignore[attr-defined]


def test_a_single_option_for_everybody_is_not_asked() -> None:
    run = run_of(
        lambda: one("x", 0, (4,)), lambda: all_of("y", (0, 1), ((5,), (6,))), lambda: one("z", 0, (1, 2))
    )
    assert run.question is not None
    assert run.question.kind == "z"
    assert run.answers == []
    run.answer(0, 2)
    assert run.state.log == [4, 5, 6, 2]  # type: ignore[attr-defined]


@pytest.mark.parametrize("options", [((5,), (6, 7)), ((5, 5), (6,)), ((5, 5), (6, 6))])
def test_nobody_is_skipped_when_others_could_tell_why(options: Sequence[Sequence[int]]) -> None:
    run = run_of(lambda: all_of("x", (0, 1), options))
    assert run.open_seats == [0, 1]
    assert run.partial_answers == {}


def test_two_of_a_kind_are_a_question_to_one_as_well() -> None:
    run = run_of(lambda: one("x", 0, (5, 5)))
    assert run.question is not None
    assert run.question.values(0) == [5]


def test_who_acts_is_always_asked() -> None:
    assert run_of(lambda: any_of("x", (0,), ((5,),))).open_seats == [0]


def test_a_question_without_options_is_a_mistake_of_the_game() -> None:
    with pytest.raises(AssertionError, match="x: a question without an option"):
        run_of(lambda: one("x", 0, ()))


def test_an_answer_out_of_turn_is_a_mistake_of_the_program() -> None:
    run = run_of(lambda: all_of("x", (0, 1), ((1, 2), (3, 4))))
    run.answer(0, 1)
    with pytest.raises(AssertionError):
        run.answer(0, 2)
    with pytest.raises(AssertionError):
        run.answer(2, 1)


def counting(s: Slate) -> Steps:
    """One answer, one roll; three times."""
    s.log.append((yield one("x", 0, (1, 2))))
    s.log.append(chance.below(s, 100))
    s.log.append((yield one("y", 0, (3, 4))))
    return "count" if len(s.log) < 9 else ""


def test_a_copy_runs_the_step_again() -> None:
    run = Run(Script({"count": counting}), Slate("count", 7))
    for value in (1, 4, 2):
        run.answer(0, value)
    copy = run.copy()
    assert copy.state.log == run.state.log  # type: ignore[attr-defined]
    assert copy.answers == run.answers == [(0, 2)]
    assert copy.checkpoint is run.checkpoint
    for each in (run, copy):
        each.answer(0, 3)
    assert copy.state.log == run.state.log  # type: ignore[attr-defined]
    run.answer(0, 1)
    assert len(copy.state.log) < len(run.state.log)  # type: ignore[attr-defined]


def test_a_run_that_keeps_nothing_plays_the_same_and_cannot_be_copied() -> None:
    game = Script({"count": counting})
    one_way, other = Run(game, Slate("count", 7)), Run(game, Slate("count", 7), record_checkpoints=False)
    for value in (1, 4, 2):
        one_way.answer(0, value)
        other.answer(0, value)
    assert game.position.dump(one_way.state) == game.position.dump(other.state)
    with pytest.raises(AssertionError):
        other.copy()


def test_a_copy_of_a_game_that_is_over() -> None:
    run = Run(Script({"count": counting}), Slate("count", 7))
    while not run.over:
        assert run.question is not None
        run.answer(0, run.question.values(0)[0])
    copy = run.copy()
    assert copy.over
    assert copy.state.log == run.state.log  # type: ignore[attr-defined]


def test_imagination_forgets_the_secret_answers_of_others() -> None:
    t = table.new(TINY, 2, 0)
    t.answer(0, "beechnut")
    assert t.answered == {0: "beechnut"}
    for seat, given in ((0, {0: 1}), (1, {}), (None, {})):
        run = t.imagine(seat, 5)
        assert run.partial_answers == given
        assert run.open_seats == ([1] if given else [0, 1])
        assert run.answers == []
        assert run.checkpoint is None
        assert run.state.trace is None
    assert t.answered == {0: "beechnut"}


def test_imagination_deals_anew_what_is_hidden_and_only_that() -> None:
    t = table.new(TINY, 2, 0)
    truth = t.run.state
    assert isinstance(truth, Wood)
    worlds = []
    for seed in range(20):
        s = t.imagine(0, seed).state
        assert isinstance(s, Wood)
        assert s.hands[0] == truth.hands[0]
        assert s.seed != truth.seed
        assert TINY.invariants(s) == []
        worlds.append((s.hands[1], s.hollows, s.deck))
    assert len({str(world) for world in worlds}) == 20
    again = t.imagine(0, 3).state
    assert isinstance(again, Wood)
    assert (again.hands[1], again.hollows, again.deck) == worlds[3]


def test_an_imagined_run_can_be_copied_from_its_next_checkpoint_on() -> None:
    run = table.new(TINY, 2, 0).imagine(0, 5)
    with pytest.raises(AssertionError):
        run.copy()
    while run.checkpoint is None:
        assert run.question is not None
        seat = run.open_seats[0]
        run.answer(seat, run.question.values(seat)[0])
    assert TINY.position.dump(run.copy().state) == TINY.position.dump(run.state)


def both_ways(s: Slate) -> Steps:
    """All three modes, a question with a single option, and one with an option that is there twice."""
    replies = yield all_of("a", (0, 1), ((1, 2), (3, 4)))
    s.log += replies
    seat, value = yield any_of("b", (0, 1), ((5, 6), (7, 8)))
    s.log += [seat, value]
    s.log.append((yield one("c", 0, (9,))))
    s.log.append((yield one("d", 1, (1, 1))))
    return "both" if len(s.log) < 30 else ""


def test_light_answers_lead_to_the_same_questions() -> None:
    game = Script({"both": both_ways}, 2)
    kept, light = (Run(game, Slate("both", 7), record_checkpoints=False) for _ in range(2))
    random = Random(4)
    asked = []
    while not kept.over:
        assert kept.question is not None
        seat = random.choice(kept.open_seats)
        value = random.choice(kept.question.values(seat))
        asked.append(kept.question.kind)
        kept.answer(seat, value)
        light.answer_lightly(seat, value)
        assert light.open_seats == kept.open_seats
        assert game.position.dump(light.state) == game.position.dump(kept.state)
    assert light.over
    assert asked == ["a", "a", "b", "d"] * 5


def test_a_playout_ends_the_game_and_counts_real_choices() -> None:
    game = Script({"both": both_ways}, 2)
    played, counted = Slate("both", 7), Slate("both", 7)
    playout(game, played, Random(3).random)
    decisions = count_decisions(game, counted, Random(3).random)
    assert (played.step, len(played.log)) == ("", 30)
    assert played.log == counted.log
    assert decisions == 5 * 3
    assert all(
        pair[0] in (1, 2) and pair[1] in (3, 4)
        for pair in zip(played.log[::6], played.log[1::6], strict=True)
    )


def test_a_playout_of_what_is_over_changes_nothing() -> None:
    s = Slate("", 7)
    playout(Script({"both": both_ways}, 2), s, Random(1).random)
    assert (s.log, s.step) == ([], "")
