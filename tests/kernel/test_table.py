"""Tables: answers, refusals with their codes, views, events and clones."""

from __future__ import annotations

from typing import Any

import pytest

import weald
from tests.kernel.script import Slate, opened
from tests.tiny import GAME as TINY
from weald import Illegal
from weald.kernel import table
from weald.kernel.decisions import all_of
from weald.kernel.game import Steps
from weald.kernel.messages import Args, Message
from weald.kernel.table import Table


def refused(code: str, args: Args | None = None, id: str | None = None) -> pytest.RaisesExc[Illegal]:
    message = Message(id or "illegal-" + code.replace("_", "-"), args)
    return pytest.RaisesExc(Illegal, check=lambda bad: bad.code == code and bad.message == message)


def unchanged(t: Table) -> list[Any]:
    return [t.record(), t.position(), [event.to_json() for event in t.events], t.answered]


@pytest.fixture
def t() -> Table:
    """Two squirrels; Ada holds acorn, beechnut and two chestnuts, Ben acorn, two beechnuts and a walnut."""
    return table.new(TINY, 2, 0)


def finished() -> Table:
    t = table.new(TINY, 2, 0, {"rounds": 1})
    while not t.over:
        t.answer(t.pending[0].seat, 0)
    return t


def test_a_table_tells_what_is_asked(t: Table) -> None:
    ada, ben = t.pending
    assert [(d.seat, d.mode, d.kind) for d in t.pending] == [(0, "all", "hoard"), (1, "all", "hoard")]
    assert ada.options == ("acorn", "beechnut", "chestnut")
    assert ben.options == ("acorn", "beechnut", "walnut")
    assert ada.prompt == Message("tiny-prompt-hoard")
    assert ada.help == Message("tiny-help-hoard")
    assert [choice.gain for choice in ada.choices] == [1, 2, 3]
    assert ada.choices is ada.choices
    assert repr(ada) == "Decision(seat 0, hoard: acorn, beechnut, chestnut)"
    assert t.decision(1) is ben
    assert t.result is None
    assert ada.to_json()["choices"][2] == {
        "id": "chestnut",
        "ref": "hand:chestnut",
        "label": {"id": "tiny-choice-nut", "args": {"nut": "chestnut"}},
        "gain": 3,
        "why": [[{"id": "tiny-why-nut", "args": {"nut": "chestnut"}}, 3]],
    }


def test_answers_by_name_and_by_index(t: Table) -> None:
    t.answer(0, "chestnut")
    t.answer(1, 2)
    assert t.view(None)["stores"] == [["chestnut"], ["walnut"]]


def test_secret_answers_wait_for_the_others(t: Table) -> None:
    t.answer(1, "walnut")
    assert t.answered == {1: "walnut"}
    assert [decision.seat for decision in t.pending] == [0]
    assert t.view(0) == table.new(TINY, 2, 0).view(0)
    t.answer(0, "acorn")
    assert t.answered == {}


def test_nobody_answers_when_the_game_is_over() -> None:
    t = finished()
    assert t.pending == []
    with refused("over"):
        t.answer(0, "acorn")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_no_such_seat(t: Table, seat: int) -> None:
    before = unchanged(t)
    with refused("seat", {"n": seat, "last": 1}):
        t.answer(seat, "acorn")
    with refused("seat", {"n": seat, "last": 1}):
        t.view(seat)
    assert unchanged(t) == before


def test_not_asked(t: Table) -> None:
    for seat, option in ((0, "acorn"), (1, "acorn"), (0, "rest"), (1, "rest")):
        t.answer(seat, option)
    before = unchanged(t)
    with refused("not_asked", {"seats": [0]}):
        t.answer(1, "none")
    assert unchanged(t) == before


def test_answered_already(t: Table) -> None:
    t.answer(0, "acorn")
    before = unchanged(t)
    with refused("answered", {"seats": [1]}):
        t.answer(0, "beechnut")
    assert unchanged(t) == before


def test_not_an_option(t: Table) -> None:
    before = unchanged(t)
    for option in ("fox", "", "draw", "ACORN"):
        with refused("option", {"option": option}):
            t.answer(0, option)
    with refused("option", {"option": "x" * 40}):
        t.answer(0, "x" * 9999)
    assert unchanged(t) == before


def test_a_game_can_say_why_not(t: Table) -> None:
    with refused("option", {"nut": "walnut"}, "tiny-refused-nut"):
        t.answer(0, "walnut")


@pytest.mark.parametrize("index", [-1, 3, 10**9])
def test_not_an_index(t: Table, index: int) -> None:
    before = unchanged(t)
    with refused("index", {"n": index, "last": 2}):
        t.answer(0, index)
    assert unchanged(t) == before


def test_whoever_is_first_acts(t: Table) -> None:
    t.answer(0, "acorn")
    t.answer(1, "acorn")
    assert [(d.seat, d.mode) for d in t.pending] == [(0, "any"), (1, "any")]
    t.answer(1, "rest")
    assert [(d.seat, d.mode) for d in t.pending] == [(0, "any")]
    with refused("not_asked", {"seats": [0]}):
        t.answer(1, "rest")


def test_events_in_the_words_meant_for_a_seat(t: Table) -> None:
    for seat, option in ((0, "acorn"), (1, "acorn"), (1, "draw")):
        t.answer(seat, option)
    public = {"n": 4, "id": "tiny-event-drew", "args": {"seat": 1}}
    own = {"n": 4, "id": "tiny-event-drew-own", "args": {"seat": 1, "nut": "walnut"}}
    assert t.events_for(0, after=3) == t.events_for(None, after=3) == [public]
    assert t.events_for(1, after=3) == [own]
    assert [event["n"] for event in t.events_for(0)] == [1, 2, 3, 4]
    assert t.events_for(0, after=4) == t.events_for(0, after=99) == []


def test_a_view_shows_what_the_seat_may_know(t: Table) -> None:
    assert t.view(0)["hand"] == ["acorn", "beechnut", "chestnut", "chestnut"]
    assert t.view(1)["hand"] == ["acorn", "beechnut", "beechnut", "walnut"]
    assert t.view(None)["hand"] is None
    for seat, option in ((0, "acorn"), (1, "acorn"), (0, "rest"), (1, "rest"), (0, "beechnut-left")):
        t.answer(seat, option)
    assert t.view(0)["hollows"] == ["beechnut", None]
    assert t.view(1)["hollows"] == t.view(None)["hollows"] == [None, None]


def test_a_result_tells_winners_scores_and_reason() -> None:
    t = finished()
    assert t.result is not None
    data = t.result.to_json()
    totals = [score["total"] for score in data["scores"]]
    assert data["winners"] == [seat for seat in (0, 1) if totals[seat] == max(totals)]
    assert data["reason"]["id"] in ("tiny-result-win", "tiny-result-tie")
    assert repr(t.result) == f"Result(winners {tuple(data['winners'])}, totals {totals})"


def test_a_clone_goes_its_own_way(t: Table) -> None:
    t.answer(0, "acorn")
    clone = t.clone()
    before = unchanged(t)
    assert unchanged(clone) == before
    clone.undo(0)
    clone.answer(1, "walnut")
    clone.answer(0, "chestnut")
    assert unchanged(t) == before
    t.answer(1, "walnut")
    assert [store[0] for store in t.view(None)["stores"]] == ["acorn", "walnut"]
    assert [store[0] for store in clone.view(None)["stores"]] == ["chestnut", "walnut"]


def test_the_table_after_an_answer_is_another_one(t: Table) -> None:
    t.answer(0, "acorn")
    before = unchanged(t)
    after = t.after(1, "walnut")
    with pytest.raises(Illegal):
        t.after(0, "acorn")
    assert unchanged(t) == before
    t.answer(1, "walnut")
    assert unchanged(after) == unchanged(t)
    assert after.events == t.events


def alone(s: Slate) -> Steps:
    s.log += yield all_of("x", (0,), ((1, 2),))
    s.log += yield all_of("x", (0,), ((1, 2),))
    return ""


def test_all_of_with_one_seat_holds_no_secret() -> None:
    t = opened({"alone": alone})
    t.answer(0, "2")
    assert t.answered == {}
    assert t.can_undo(0) is None


def test_the_error_names_code_and_message() -> None:
    t = weald.new("ecosystem", seats=3, seed=7)
    with pytest.raises(weald.WealdError) as bad:
        t.answer(0, 99)
    assert str(bad.value) == "index: Message(illegal-index: n=99, last=6)"
