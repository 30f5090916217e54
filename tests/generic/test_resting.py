"""A table that another process has played on goes on here as if it had been played here."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.generic.cases import SIZES, Case, cases
from weald.kernel import records
from weald.kernel.resting import at_rest, awake
from weald.kernel.table import Table


def sent(data: dict[str, Any]) -> dict[str, Any]:
    """The data as another process gets them."""
    return json.loads(json.dumps(data))  # type: ignore[no-any-return]


def assert_same(one: Table, other: Table) -> None:
    assert one.record() == other.record()
    assert one.position() == other.position()
    assert [e.to_json() for e in one.events] == [e.to_json() for e in other.events]
    assert [e.revealed for e in one.entries] == [e.revealed for e in other.entries]
    assert one.run.event_mark == other.run.event_mark
    for seat in range(one.seats):
        assert one.view(seat) == other.view(seat)
        assert (one.can_undo(seat) is None) == (other.can_undo(seat) is None)


def assert_taken_back(one: Table, other: Table) -> None:
    """Both go back over the last answers of a seat in the same steps."""
    seat = one.entries[-1].seat
    one, other = one.clone(), other.clone()
    while one.entries and one.can_undo(seat) is None:
        one.undo(seat)
        other.undo(seat)
        assert one.record() == other.record()
        assert one.position() == other.position()


@cases(SIZES)
def test_a_table_at_rest_goes_on_as_before(case: Case) -> None:
    random = Random(5)
    table = case.new(7)
    while not table.over and len(table.entries) < 60:
        decision = random.choice(table.pending)
        option = random.choice(decision.options)
        # Another process knows the position only, and sends what an answer leads to.
        elsewhere = records.load(case.game, sent(table.position()))
        played = elsewhere.after(decision.seat, option)
        after = awake(table.game, sent(at_rest(played, elsewhere)), table)
        table.answer(decision.seat, option)
        assert_same(table, after)
        if random.random() < 0.2:
            assert_taken_back(table, after)
        if random.random() < 0.2:
            alone = awake(table.game, sent(at_rest(table)))
            assert_same(table, alone)
            assert_taken_back(table, alone)
        if random.random() < 0.5:
            table = after
