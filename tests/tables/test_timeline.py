"""The revisions of a replay: few are kept, and all are shown."""

from __future__ import annotations

from random import Random

import weald
from weald.tables.replays import STRIDE, Timeline
from weald.tables.revision import first_revision
from weald.tables.values import Seat, Setup


def test_a_replay_keeps_few_revisions_and_shows_all() -> None:
    whole, random = weald.new("ecosystem", seats=2, seed=3), Random(3)
    while not whole.over:
        decision = whole.pending[0]
        whole.answer(decision.seat, random.choice(decision.options))
    record = whole.record()
    answers = record["answers"]
    table = weald.replay(record, until=0)
    seats = tuple(Seat("", "human") for _ in range(table.seats))
    revision = first_revision(Setup("id", "ecosystem", dict(table.options), 1, seats), table, 0)
    timeline = Timeline(revision, answers)
    positions = [table.position()]
    for seat, option, _ in answers:
        table = revision.table.clone()
        table.answer(seat, option)
        revision = revision.answered(table, seat, 0)
        timeline.add(revision)
        positions.append(table.position())
    assert len(timeline._kept) == len(answers) // STRIDE + 1 < len(answers) // 10
    assert [timeline.at(k).table.position() for k in range(len(answers) + 1)] == positions
    assert [timeline.at(k).version for k in range(len(answers) + 1)] == list(range(len(answers) + 1))
