"""Copies, clones, positions, records and undo of every game, in the middle of play."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.attributes import snapshot
from tests.generic.cases import SIZES, Case, any_option, cases, everything, fields, moments, pick
from tests.kernel.schema import violations
from weald.kernel import records
from weald.kernel.driver import playout
from weald.kernel.table import Table

# Length of an id that the server takes.
LONGEST_ID = 100

every_size = cases(SIZES)


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def looks(n: int, t: Table) -> bool:
    """Whether to look at everything at this moment: always in short games, sometimes in long ones."""
    return n < 10 or n % (5 + 6 * t.seats) == 0 or t.over


def glances(n: int, t: Table) -> bool:
    """Whether to compare positions at this moment: more often than everything."""
    return n < 50 or n % t.seats == 0 or looks(n, t)


@every_size
def test_a_copy_is_equal_and_stays_as_it_is(case: Case) -> None:
    t = case.new(1)
    for n in moments(t, Random(1)):
        state = t.run.state
        copy = state.copy()
        assert copy.trace is None
        assert fields(copy) == fields(state)
        if t.run.answers:
            continue
        assert t.run.checkpoint is not None
        played, kept = t.run.checkpoint.copy(), t.run.checkpoint.copy()
        before = snapshot(fields(kept))
        playout(case.game, played, Random(n).random)
        assert fields(kept) == before == fields(t.run.checkpoint)


@every_size
def test_decisions_of_a_clone_stay_when_the_original_plays_on(case: Case) -> None:
    t = case.new(6)
    clone: Table | None = None
    asked: list[Any] = []
    for n in moments(t, Random(6), 60):
        if n % 6 == 5 and clone is not None:
            # Texts are made when they are read: here, after the original has played on.
            assert [decision.to_json() for decision in clone.pending] == asked
        if n % 6 == 0:
            # The decisions of the original are there before it is copied, their texts are not.
            assert len(t.pending) == len(t.run.open_seats)
            clone = t.clone()
            asked = [decision.to_json() for decision in clone.clone().pending]


@every_size
def test_a_clone_is_equal_and_goes_its_own_way(case: Case) -> None:
    t = case.new(2)
    random = Random(2)
    for n in moments(t, random):
        if not glances(n, t):
            continue
        clone = t.clone()
        assert fields(clone.run.state) == fields(t.run.state)
        assert clone.position() == t.position()
        assert clone.events == t.events
        if not looks(n, t):
            continue
        before = [t.record(), t.position(), everything(t)]
        assert [clone.record(), clone.position(), everything(clone)] == before
        for _ in range(10):
            if not clone.over:
                decision = pick(clone, random)
                clone.answer(decision.seat, any_option(decision, random))
        t._pending = None  # so that everything is asked of the state again
        assert [t.record(), t.position(), everything(t)] == before


@cases(SIZES, long=True, third=0)
def test_a_position_loaded_is_the_same_table(case: Case) -> None:
    t = case.new(3)
    schema = records.schema(case.game)
    for n in moments(t, Random(3)):
        if not glances(n, t):
            continue
        position = through_json(t.position())
        loaded = records.load(case.game, position)
        assert loaded.position() == t.position() == position
        assert case.game.position.dump(loaded.run.state) == case.game.position.dump(t.run.state)
        if not looks(n, t):
            continue
        assert violations(position, schema) == []
        before = len(t.events) - len(loaded.events)
        assert [_without_history(x) for x in everything(loaded)] == [
            _without_history(x) for x in everything(t)
        ]
        clone = t.clone()
        for _ in moments(clone, Random(n), stop=20):
            pass
        for _ in moments(loaded, Random(n), stop=20):
            pass
        assert [_unnumbered(event.to_json()) for event in clone.events[before:]] == [
            _unnumbered(event.to_json()) for event in loaded.events
        ]


def _without_history(seen_by_one: Any) -> Any:
    view, seen = seen_by_one
    return [view, {name: value for name, value in seen.items() if name not in ("events", "undo")}]


def _unnumbered(event: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in event.items() if name != "n"}


@cases(SIZES, long=True, third=1)
def test_a_record_replays_to_the_same_text(case: Case) -> None:
    t = case.new(4)
    for n in moments(t, Random(4)):
        if not looks(n, t):
            continue
        text = json.dumps(t.record())
        again = records.replay(case.game, json.loads(text))
        assert json.dumps(again.record()) == text
        assert again.events == t.events
        assert again.position() == t.position()
        if t.over:
            assert everything(again) == everything(t)
        early = records.replay(case.game, json.loads(text), until=n // 2)
        assert early.record()["answers"] == t.record()["answers"][: n // 2]


@cases(SIZES, long=True, third=2)
def test_an_answer_taken_back_leaves_no_trace(case: Case) -> None:
    t = case.new(5)
    random = Random(5)
    taken_back = 0
    while not t.over:
        before = [t.record(), t.position(), [event.to_json() for event in t.events]]
        decision = pick(t, random)
        t.answer(decision.seat, any_option(decision, random))
        if t.can_undo(decision.seat) is None:
            taken_back += 1
            clone = t.clone()
            clone.undo(decision.seat)
            assert [clone.record(), clone.position(), [event.to_json() for event in clone.events]] == before
    assert taken_back > 0


@every_size
def test_a_table_with_free_takebacks_is_always_what_its_record_says(case: Case) -> None:
    t = Case(case.game, case.seats, {"takebacks": "free"}).new(7)
    random = Random(7)
    for n in range(60):
        if t.over or (t.entries and random.random() < 0.3):
            seat = t.entries[int(random.random() * len(t.entries))].seat
            t.undo(None if random.random() < 0.5 else seat)
        else:
            decision = pick(t, random)
            t.answer(decision.seat, any_option(decision, random))
        if n % 3 == 0:
            again = records.replay(case.game, through_json(t.record()))
            assert again.position() == t.position()
            assert again.events == t.events
            assert again.answered == t.answered


@every_size
def test_options_are_unique_and_stable(case: Case) -> None:
    t = case.new(6)
    for n in moments(t, Random(6)):
        for decision in t.pending:
            assert len(set(decision.options)) == len(decision.options) > 0
            assert all(option.isascii() and 0 < len(option) <= LONGEST_ID for option in decision.options)
            if looks(n, t):
                assert tuple(choice.id for choice in decision.choices) == decision.options
                twin = t.clone().decision(decision.seat)
                assert twin is not None
                assert twin.options == decision.options
                assert twin.to_json() == decision.to_json() == through_json(decision.to_json())
