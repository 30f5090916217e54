"""Stored data of older versions: upgraded step by step, with every departure by a rule change reported."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.kernel.script import Script, Slate, Words
from weald.kernel import records, table
from weald.kernel.decisions import Question, one
from weald.kernel.errors import BadPosition, BadRecord, Difference
from weald.kernel.game import Game, Option, RuleChange, Steps, Upgrade
from weald.kernel.messages import Args, Message
from weald.kernel.texts import Texts


def asking(*values: int) -> Callable[[Slate], Steps]:
    """Return a step that asks twice."""

    def ask(s: Slate) -> Steps:
        s.log.append((yield one("first", 0, values)))
        s.log.append((yield one("second", 0, values)))
        return ""

    return ask


class Renamed(Words):
    """The option that is called 2 today was called `two` before."""

    def aliases(self, question: Question, seat: int) -> dict[str, str]:
        return {"two": "2"}


def log_from_lists(state: dict[str, Any]) -> dict[str, Any]:
    state["log"] = [number for numbers in state.pop("lists") for number in numbers]
    return state


def step_named(state: dict[str, Any]) -> dict[str, Any]:
    state["step"] = {0: "ask", 1: ""}[state["step"]]
    return state


class Third(Script):
    """Version 3: lists became a log in version 2, numbers of steps became names in version 3."""

    version = 3
    options: tuple[Option, ...] = (Option("pace", "slow", ("slow", "fast")),)
    texts: Texts = Renamed()
    upgrades: Mapping[int, Upgrade] = {1: log_from_lists, 2: step_named}
    option_upgrades: Mapping[int, Upgrade] = {
        1: lambda options: {"pace": "fast"} if options.get("haste") else {},
    }


GAME = Third({"ask": asking(1, 2, 3)})
STATE = {"step": 0, "seed": 7, "drawn": 0, "lists": [[5], [6, 7]]}
OLD = {
    "weald": 1,
    "game": "script",
    "version": 1,
    "seats": 1,
    "options": {"haste": True},
    "state": STATE,
    "answers": [[0, "two"]],
}


def test_a_position_passes_through_every_version() -> None:
    t = records.load(GAME, OLD)
    assert t.options["pace"] == "fast"
    now = t.position()
    assert now["version"] == 3
    assert now["state"] == {"step": "ask", "seed": 7, "drawn": 0, "log": [5, 6, 7]}
    # The old id of the option was understood, the new one is written.
    assert now["answers"] == [[0, "2"]]
    assert records.load(GAME, now).position() == now
    t.answer(0, "two")
    assert t.run.state.step == ""
    assert [entry.option for entry in t.entries] == ["2", "2"]


def test_the_old_position_is_left_as_it_is() -> None:
    before = repr(OLD)
    records.load(GAME, OLD)
    assert repr(OLD) == before


def test_a_position_of_the_version_between() -> None:
    state = {"step": 0, "seed": 7, "drawn": 0, "log": [1]}
    t = records.load(GAME, {**OLD, "version": 2, "options": {}, "state": state})
    assert t.position()["state"] == {"step": "ask", "seed": 7, "drawn": 0, "log": [1]}
    assert t.options["pace"] == "slow"


def test_is_at_knows_older_versions() -> None:
    t = records.load(GAME, OLD)
    assert records.is_at(t, OLD)
    assert records.is_at(t, t.position())
    assert not records.is_at(t, {**OLD, "answers": [[0, "3"]]})


def test_is_at_leaves_out_what_an_older_version_could_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field that a version has brought, and that no upgrade can fill in, does not count."""
    state = {"step": 0, "seed": 7, "drawn": 0, "log": [1]}
    older = {**OLD, "version": 2, "options": {}, "state": state}
    t = records.load(GAME, {**older, "state": {**state, "log": [1, 5]}})
    assert not records.is_at(t, older)
    monkeypatch.setattr(type(GAME), "new_fields", {3: ("log",)})
    assert records.is_at(t, older)
    assert not records.is_at(t, {**t.position(), "state": {**t.position()["state"], "log": [1]}})


@pytest.mark.parametrize("state", [None, 3, [], {}, {**STATE, "lists": 4}, {**STATE, "lists": [3]}])
def test_damage_that_an_upgrade_meets_is_named(state: Any) -> None:
    with pytest.raises(BadPosition) as bad:
        records.load(GAME, {**OLD, "state": state})
    assert bad.value.problems == [Message("position-damaged", {"field": "state", "version": 1})]


def test_damage_that_a_later_upgrade_meets_is_named() -> None:
    with pytest.raises(BadPosition) as bad:
        records.load(GAME, {**OLD, "state": {**STATE, "step": 9}})
    assert bad.value.problems == [Message("position-damaged", {"field": "state", "version": 2})]


@pytest.mark.parametrize(("field", "value", "latest"), [("version", 4, 3), ("weald", 2, 1)])
def test_a_newer_version_is_refused_with_the_one_it_needs(field: str, value: int, latest: int) -> None:
    args: Args = {"field": field, "found": value, "known": latest}
    with pytest.raises(BadPosition) as bad:
        records.load(GAME, {**OLD, field: value, "state": {"unheard": "of"}})
    assert bad.value.problems == [Message("position-newer", args)]
    with pytest.raises(BadRecord) as refused:
        records.replay(GAME, {**OLD, field: value, "start": {}, "opening": []})
    assert refused.value.message == Message("record-newer", args)


def changed(*changes: RuleChange, values: tuple[int, ...] = (1, 3)) -> Game:
    """Return the game after 2 has gone from the options, in version 2."""

    class Changed(Script):
        version = 2
        rule_changes: tuple[RuleChange, ...] = changes

    return Changed({"ask": asking(*values)})


def old_record(*answers: str) -> dict[str, Any]:
    t = table.new(Script({"ask": asking(1, 2, 3)}), 1, 7)
    for answer in answers:
        t.answer(0, answer)
    return t.record()


FEWER = RuleChange(2, "fewer", "script-change-fewer")


def test_a_record_of_an_older_version_that_plays_the_same() -> None:
    t = records.replay(changed(FEWER), old_record("1", "3"))
    assert t.over
    assert t.record()["version"] == 2


def test_a_departure_names_the_answer_and_the_change() -> None:
    with pytest.raises(Difference) as difference:
        records.replay(changed(FEWER), old_record("1", "2"))
    assert difference.value.answer == 2
    assert difference.value.changes == ("fewer",)
    assert difference.value.message == Message("record-changed", {"n": 2, "version": 1})
    assert difference.value.problems == [Message("script-change-fewer")]
    assert difference.value.code == "changed"


def test_the_change_that_the_last_answers_touch_comes_first() -> None:
    first = RuleChange(2, "first", "script-change-first", lambda question, _: question.kind == "first")
    never = RuleChange(2, "never", "script-change-never", lambda _, option: option == "9")
    second = RuleChange(2, "second", "script-change-second", lambda question, _: question.kind == "second")
    with pytest.raises(Difference) as difference:
        records.replay(changed(never, first, second), old_record("1", "2"))
    assert difference.value.changes == ("second", "first", "never")


def test_without_a_change_since_then_a_departure_is_an_error() -> None:
    for game in (changed(), changed(RuleChange(1, "old", "script-change-old"))):
        with pytest.raises(BadRecord) as bad:
            records.replay(game, old_record("1", "2"))
        assert not isinstance(bad.value, Difference)
        assert bad.value.message == Message("record-answer", {"n": 2})
    # Nor is it a difference if the record is of this very version.
    with pytest.raises(BadRecord) as bad:
        records.replay(changed(FEWER), {**old_record("1", "2"), "version": 2})
    assert not isinstance(bad.value, Difference)
