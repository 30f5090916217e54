"""Killed processes, cut connections, duplicate and reordered commands, operation beside them.

This is the short form of `make soak`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres, postgres
from tests.system.chaos import Plan, Report, on_a_file, on_a_server
from tests.system.client import Manners

PLAN = Plan(tables=5, seconds=400.0, answers=120, backups=2, manners=Manners(think=0.1), apart=0.5)


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as running_server:
        yield running_server


def judge(report: Report) -> None:
    counts = report.tally.counts
    assert report.tally.failures == []
    assert len(report.hashes) == sum(report.games.values()) >= PLAN.tables
    assert counts["answers stored"] >= counts["answers confirmed"] > 80
    for misfortune in (
        "processes killed",
        "processes stopped",
        "processes paused",
        "sent twice",
        "commands cut",
        "lines cut",
    ):
        assert counts[misfortune] > 0, misfortune
    assert counts["health ok"] > 0
    assert counts["backups"] > PLAN.backups
    assert counts["confirmed before a backup"] > 80
    assert (counts["lost"], counts["missing in a backup"], counts["restored tables gone"]) == (0, 0, 0)
    assert counts["restored tables"] > 0
    for end in ("the restore", "processes stopped", "processes killed"):
        assert counts[f"restored tables there after {end}"] == counts["restored tables"]


@pytest.mark.proof
@pytest.mark.timeout(600)
def test_one_process_on_a_file(tmp_path: Path) -> None:
    judge(on_a_file(tmp_path, PLAN))


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_two_processes_on_one_database(tmp_path: Path, server: Postgres) -> None:
    judge(on_a_server(tmp_path, PLAN, server))
