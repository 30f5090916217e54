"""The end of the time for an answer: an AI plays on, or the question's own default applies."""

from __future__ import annotations

from random import Random

import weald
from weald.kernel.table import Table
from weald.tables.commands import SERVICE, HandOverLate, Step
from weald.tables.decide import decide
from weald.tables.revision import first_revision
from weald.tables.values import SECOND, Seat, Setup

MINUTE = 60
NOW = 1_790_000_000_000


def late(table: Table) -> tuple[Step, ...]:
    """Return the steps that follow when two people have not answered for a minute."""
    seats = (Seat("Noor", "human"), Seat("Till", "human"))
    setup = Setup("x", "spirit_island", dict(table.options), 3, seats, timer=MINUTE)
    revision = first_revision(setup, table, NOW)
    end = NOW + MINUTE * SECOND
    assert decide(revision, HandOverLate("x", end - 1), SERVICE, end).steps == ()
    return decide(revision, HandOverLate("x", end), SERVICE, end).steps


def at_an_event_with_options() -> Table:
    for seed in range(20):
        table = weald.new("spirit_island", 2, seed, {"branch_and_claw": True, "casting": "random"})
        random = Random(seed)
        while not table.over:
            if table.pending[0].kind == "event":
                return table
            decision = table.pending[0]
            table.answer(decision.seat, random.choice(decision.options))
    raise AssertionError("no event with options came up")


def test_a_joint_question_gets_its_default_when_time_is_out() -> None:
    """No player is replaced by an AI: what was printed first applies, and nothing is paid."""
    table = at_an_event_with_options()
    steps = late(table)
    assert [(step.kind, step.seat, step.option) for step in steps] == [("answer", 0, "none")]
    after = steps[0].after
    assert [seat.kind for seat in after.setup.seats] == ["human", "human"]
    event = table.view(0)["event"]
    first = event["parts"][0]["id"]
    assert f"spirit_island-part-{first}" in [event.id for event in after.table.events]


def test_other_questions_have_no_default() -> None:
    steps = late(weald.new("spirit_island", 2, 3))
    assert [(step.kind, step.seat, step.option) for step in steps] == [
        ("seat", 0, "late"),
        ("seat", 1, "late"),
    ]
    assert [seat.kind for seat in steps[-1].after.setup.seats] == ["ai", "ai"]
