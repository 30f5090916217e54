"""Questions with a single option: answered by the engine, or asked like all others."""

from __future__ import annotations

from typing import Any

import pytest

import weald
from tests.kernel.script import Script, Slate
from weald.kernel import records, table
from weald.kernel.decisions import all_of, one
from weald.kernel.errors import BadPosition
from weald.kernel.game import Steps
from weald.kernel.table import Table


def ask(s: Slate) -> Steps:
    """Forced, free, forced for both, free, forced."""
    s.log.append((yield one("forced", 0, (1,))))
    s.log.append((yield one("free", 0, (2, 3))))
    s.log += yield all_of("both", (0, 1), ((4,), (5,)))
    s.log.append((yield one("again", 1, (6, 7))))
    s.log.append((yield one("last", 1, (8,))))
    return ""


GAME = Script({"ask": ask}, 2)
ALL = [(0, "1"), (0, "3"), (0, "4"), (1, "5"), (1, "6"), (1, "8")]


def asked(t: Table) -> list[tuple[int, str, tuple[str, ...]]]:
    return [(decision.seat, decision.kind, decision.options) for decision in t.pending]


def played(n: int) -> Table:
    """Return a table that asks everything, after `n` answers."""
    t = table.new(GAME, 2, 7, {"takebacks": "free"}, auto=False)
    for seat, option in ALL[:n]:
        t.answer(seat, option)
    return t


def test_the_engine_answers_what_leaves_no_choice() -> None:
    t = table.new(GAME, 2, 7)
    assert t.auto
    assert asked(t) == [(0, "free", ("2", "3"))]
    t.answer(0, "3")
    assert asked(t) == [(1, "again", ("6", "7"))]
    t.answer(1, "6")
    assert t.over
    assert "auto" not in t.position()
    assert "auto" not in t.record()


def test_without_auto_everything_is_asked() -> None:
    t = played(0)
    assert not t.auto
    seen = [asked(t)]
    for seat, option in ALL:
        t.answer(seat, option)
        seen.append(asked(t))
    assert seen == [
        [(0, "forced", ("1",))],
        [(0, "free", ("2", "3"))],
        [(0, "both", ("4",)), (1, "both", ("5",))],
        [(1, "both", ("5",))],
        [(1, "again", ("6", "7"))],
        [(1, "last", ("8",))],
        [],
    ]


@pytest.mark.parametrize("n", range(7))
def test_positions_records_clones_and_undo_keep_it(n: int) -> None:
    t = played(n)
    assert t.position()["auto"] is False
    for other in (records.load(GAME, t.position()), records.replay(GAME, t.record()), t.clone()):
        assert not other.auto
        assert asked(other) == asked(t)
    if n:
        t.undo()
        assert not t.auto
        assert asked(t) == asked(played(n - 1))
        assert asked(t.clone()) == asked(t)
        assert t.imagine(0, 1).auto is False


@pytest.mark.parametrize("n", range(3))
def test_a_position_can_be_loaded_to_ask_everything(n: int) -> None:
    """Answers that the engine gave before stay given, and are the seat's own now."""
    t = table.new(GAME, 2, 7)
    for seat, option in [(0, "3"), (1, "6")][:n]:
        t.answer(seat, option)
    other = records.load(GAME, t.position(), auto=False)
    assert not other.auto
    # A game that was over stands at its end.
    expected = {0: played(0), 1: played(2), 2: played(6)}[n]
    assert asked(other) == asked(expected)
    assert asked(other.clone()) == asked(other)


@pytest.mark.parametrize(("n", "question"), [(0, "free"), (1, "free"), (2, "again"), (3, "again")])
def test_a_position_can_be_loaded_to_ask_only_choices(n: int, question: str) -> None:
    t = records.load(GAME, played(n).position(), auto=True)
    assert t.auto
    assert [decision.kind for decision in t.pending] == [question]
    assert asked(t.clone()) == asked(t)


@pytest.mark.parametrize("auto", [None, 1, "false", []])
def test_nonsense_is_refused(auto: Any) -> None:
    with pytest.raises(BadPosition) as bad:
        records.load(GAME, {**played(1).position(), "auto": auto})
    assert [message.args["path"] for message in bad.value.problems] == ["auto"]


def test_a_wrong_answer_is_still_named() -> None:
    position = {**played(3).position(), "answers": [[0, "1"], [0, "9"]]}
    for auto in (None, True, False):
        with pytest.raises(BadPosition):
            records.load(GAME, position, auto)


def test_by_the_public_functions() -> None:
    t = weald.new("living_forest_duel", seed=3, auto=False)
    assert not t.auto
    assert not weald.load(t.position()).auto
    assert weald.load(t.position(), auto=True).auto
    assert not weald.load(weald.new("ecosystem", seed=1).position(), auto=False).auto
