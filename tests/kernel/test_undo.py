"""Taking answers back: when it is refused and why, and that nothing remains of what was taken back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.kernel.script import Slate, opened
from tests.tiny import GAME as TINY
from weald.kernel import chance, records, table
from weald.kernel.decisions import all_of, one
from weald.kernel.errors import Illegal
from weald.kernel.game import Steps
from weald.kernel.messages import Args, Message
from weald.kernel.table import TRAIL, Table


def tiny(*answers: tuple[int, str], **options: Any) -> Table:
    t = table.new(TINY, 2, 0, options)
    for seat, option in answers:
        t.answer(seat, option)
    return t


def truth(t: Table) -> str:
    """All there is to know about a table, as one text."""
    events = [event.to_json() for event in t.events]
    return json.dumps([t.record(), t.position(), events, t.answered, [d.to_json() for d in t.pending]])


def refuses(t: Table, seat: int | None, code: str, args: Args | None = None) -> None:
    """Undo is refused for this reason, and the table is as it was."""
    before = truth(t)
    reason = Message("illegal-" + code.replace("_", "-"), args)
    assert t.can_undo(seat) == reason
    with pytest.raises(Illegal) as refused:
        t.undo(seat)
    assert (refused.value.code, refused.value.message) == (code, reason)
    assert truth(t) == before


HOARDED = ((0, "acorn"), (1, "walnut"))
FORAGED = (*HOARDED, (0, "rest"), (1, "rest"))


def test_nothing_to_take_back() -> None:
    refuses(tiny(), None, "undo_nothing")
    refuses(tiny(), 0, "undo_nothing")
    refuses(tiny((0, "acorn")), 1, "undo_nothing")
    refuses(tiny((0, "acorn")), 7, "undo_nothing")


def test_another_seat_has_answered_since() -> None:
    refuses(tiny(*HOARDED), 0, "undo_other", {"seat": 1})
    refuses(tiny(*HOARDED, (0, "rest")), 1, "undo_other", {"seat": 0})
    refuses(tiny(*FORAGED, (0, "none"), (1, "acorn")), 0, "undo_other", {"seat": 1})


def test_chance_has_decided_since() -> None:
    refuses(tiny(*FORAGED, (0, "none")), 0, "undo_chance")
    refuses(tiny(*FORAGED, (0, "none")), None, "undo_chance")
    refuses(tiny(*FORAGED, (0, "beechnut-left"), (0, "hand")), 0, "undo_chance")


def test_something_was_revealed_since() -> None:
    refuses(tiny(*HOARDED), 1, "undo_revealed")
    refuses(tiny(*HOARDED, (0, "draw")), 0, "undo_revealed")
    refuses(tiny(*FORAGED, (0, "beechnut-left")), 0, "undo_revealed")


def test_with_consent_only_chance_stands_in_the_way() -> None:
    t = tiny(*HOARDED)
    assert t.can_undo(0) == Message("illegal-undo-other", {"seat": 1})
    assert t.can_undo(0, agreed=True) is None
    t.undo(0, agreed=True)
    assert truth(t) == truth(tiny())
    t = tiny(*HOARDED, (0, "draw"))
    t.undo(0, agreed=True)
    assert truth(t) == truth(tiny(*HOARDED))
    for answers in ((*FORAGED, (0, "none")), (*FORAGED, (0, "none"), (1, "acorn"))):
        t = tiny(*answers)
        before = truth(t)
        assert t.can_undo(0, agreed=True) == Message("illegal-undo-chance")
        with pytest.raises(Illegal, match="undo_chance"):
            t.undo(0, agreed=True)
        assert truth(t) == before
    assert tiny((0, "acorn")).can_undo(1, agreed=True) == Message("illegal-undo-nothing")


def test_an_answer_that_showed_nothing() -> None:
    t = tiny(*HOARDED)
    before = truth(t)
    t.answer(0, "rest")
    t.undo(0)
    assert truth(t) == before
    t.answer(1, "rest")
    t.undo()
    assert truth(t) == before


def test_an_answer_that_led_to_a_new_step_without_chance() -> None:
    t = tiny(*FORAGED, storms=False)
    before = truth(t)
    t.answer(0, "none")
    assert t.pending[0].kind == "hoard"
    t.undo(0)
    assert truth(t) == before
    assert t.pending[0].kind == "bury"


def test_the_answer_that_ended_the_game() -> None:
    t = tiny(*FORAGED, storms=False, rounds=1)
    before = truth(t)
    t.answer(0, "none")
    assert t.over
    t.undo(0)
    assert truth(t) == before


def test_several_answers_one_after_another() -> None:
    t = opened({"five": five})
    befores = []
    for option in "12121":
        befores.append(truth(t))
        t.answer(0, option)
    while befores:
        t.undo(0)
        assert truth(t) == befores.pop()
    refuses(t, 0, "undo_nothing")


def five(s: Slate) -> Steps:
    for _ in range(5):
        s.log.append((yield one("x", 0, (1, 2))))
    return "five"


def three(s: Slate) -> Steps:
    """Three seats answer at the same time, again and again."""
    s.log += yield all_of("x", (0, 1, 2), ((1, 2, 3), (4, 5, 6), (7, 8, 9)))
    return "three"


def test_a_secret_answer_can_be_withdrawn_while_others_have_answered() -> None:
    t = opened({"three": three}, 3)
    for seat, option in ((0, "1"), (1, "4")):
        t.answer(seat, option)
    assert [t.can_undo(seat) for seat in (0, 1)] == [None, None]
    assert t.can_undo(2) == Message("illegal-undo-nothing")
    t.undo(0)
    assert t.answered == {1: "4"}
    assert [decision.seat for decision in t.pending] == [0, 2]
    t.answer(2, "9")
    t.answer(0, "3")
    assert t.view(None) == {"log": [3, 4, 9]}
    straight = opened({"three": three}, 3)
    for seat, option in ((1, "4"), (2, "9"), (0, "3")):
        straight.answer(seat, option)
    assert truth(t) == truth(straight)


def test_a_withdrawn_answer_does_not_open_what_was_before() -> None:
    t = opened({"three": three}, 3)
    for seat, option in ((0, "1"), (1, "4"), (2, "7"), (2, "8"), (0, "2")):
        t.answer(seat, option)
    t.undo(0)
    assert t.answered == {2: "8"}
    refuses(t, 0, "undo_other", {"seat": 2})
    t.undo(2)
    refuses(t, 2, "undo_revealed")
    refuses(t, None, "undo_revealed")


def test_without_a_seat_the_last_answer_is_taken_back() -> None:
    t = opened({"three": three}, 3)
    t.answer(2, "7")
    t.answer(0, "1")
    t.undo()
    assert t.answered == {2: "7"}
    t.undo()
    assert t.answered == {}


def test_the_only_option_of_one_among_several_is_a_secret_too() -> None:
    def step(s: Slate) -> Steps:
        s.log += yield all_of("x", (0, 1), ((1, 2), (5, 5)))
        s.log.append((yield one("y", 0, (1, 2))))
        return ""

    t = opened({"step": step}, 2)
    t.answer(1, "5")
    t.answer(0, "2")
    refuses(t, 0, "undo_revealed")


def test_free_takebacks_go_over_everything() -> None:
    answers = (*FORAGED, (0, "beechnut-left"), (0, "hand"), (1, "acorn"))
    t = tiny(*answers, takebacks="free")
    for kept in range(len(answers) - 1, -1, -1):
        assert t.can_undo() is None
        t.undo()
        assert truth(t) == truth(tiny(*answers[:kept], takebacks="free"))
    refuses(t, None, "undo_nothing")


def test_free_takebacks_of_a_seat_take_later_answers_along() -> None:
    t = tiny(*FORAGED, (0, "none"), (1, "acorn"), takebacks="free")
    t.undo(1)
    assert truth(t) == truth(tiny(*FORAGED, (0, "none"), takebacks="free"))
    t.undo(1)
    assert truth(t) == truth(tiny(*FORAGED[:3], takebacks="free"))


def test_free_takebacks_of_a_secret_answer_leave_those_of_others() -> None:
    t = opened({"three": three}, 3, takebacks="free")
    t.answer(0, "1")
    t.answer(1, "4")
    t.undo(0)
    assert t.answered == {1: "4"}


def test_chance_repeats_itself_after_a_takeback() -> None:
    t = tiny(*FORAGED, (0, "none"), takebacks="free")
    before = truth(t)
    t.undo(0)
    t.answer(0, "none")
    assert truth(t) == before


def rolling(s: Slate) -> Steps:
    """A step for every answer, and a roll with each."""
    s.log = [*s.log[-5:], (yield one("x", 0, (1, 2, 3))), chance.below(s, 50)]
    if s.trace is not None:
        s.trace.tell("rolled", {"n": s.log[-1]})
    return "rolling"


def test_free_takebacks_go_back_further_than_checkpoints_are_kept() -> None:
    t = opened({"rolling": rolling}, takebacks="free")
    befores = []
    for n in range(3 * TRAIL):
        befores.append(truth(t))
        t.answer(0, n % 3)
    for n in range(3 * TRAIL - 1, -1, -1):
        t.undo()
        if n % 7 == 0 or n < 3:
            assert truth(t) == befores[n]
    for n in range(TRAIL + 5):
        t.answer(0, n % 3)
    assert truth(t) == befores[TRAIL + 5]


def rolling_first(s: Slate) -> Steps:
    """Chance decides before the question, not after it."""
    s.log.append(chance.below(s, 50))
    s.log.append((yield one("x", 0, (1, 2, 3))))
    return "rolling_first"


def test_chance_before_a_question_belongs_to_the_answer_before_it() -> None:
    t = opened({"rolling_first": rolling_first}, takebacks="free")
    befores = []
    for n in range(6):
        befores.append(truth(t))
        t.answer(0, n % 3)
    assert [len(entry.draws) for entry in t.entries] == [1] * 6
    last = truth(t)
    for n in (5, 4, 3):
        t.undo()
        assert truth(t) == befores[n]
        assert truth(t.clone()) == befores[n]
    for n in (3, 4, 5):
        t.answer(0, n % 3)
        t = t.clone()
    assert truth(t) == last


def test_a_clone_can_take_back_as_far() -> None:
    t = opened({"rolling": rolling}, takebacks="free")
    first = truth(t)
    for n in range(TRAIL + 20):
        t.answer(0, n % 3)
    last = truth(t)
    clone = t.clone()
    for _ in range(TRAIL + 20):
        clone.undo()
    assert (truth(clone), truth(t)) == (first, last)


def test_a_loaded_position_has_no_past_to_go_back_to() -> None:
    t = tiny(*HOARDED, (0, "rest"))
    loaded = records.load(TINY, t.position())
    refuses(loaded, 0, "undo_nothing")
    t.answer(1, "rest")
    replayed = records.replay(TINY, t.record())
    assert replayed.can_undo(1) is None
    replayed.undo(1)
    assert truth(replayed) == truth(tiny(*HOARDED, (0, "rest")))
