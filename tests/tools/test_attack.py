"""The short form of `make attack`: some attacks with small numbers, and the report."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from attack import network, visitors
from attack.__main__ import markdown
from attack.mutations import mutated, mutations
from attack.target import Check, Target

from tests.server.live_server import running
from weald.server.settings import NEARBY, Settings


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with running(tmp_path_factory.mktemp("data"), settled=Settings(proxies=NEARBY)) as url:
        yield Target(url, os.getpid())


def test_some_attacks_fail(target: Target) -> None:
    checks = [
        *network.header_flood(target, 1),
        *visitors.crafted_imports(target, 5),
        *visitors.hostile_visitors(target),
    ]
    # Memory is that of all tests, and times are those of a busy machine.
    firm = [check for check in checks if "memory" not in check.measure and " ms " not in check.measure]
    assert len(firm) == 5
    assert [check for check in firm if not check.passed] == []


def test_mutated_positions_and_records_are_refused_or_good() -> None:
    assert [check.to_json()["passed"] for check in mutations(60, 20)] == [True, True]


def test_a_mutation_changes_something() -> None:
    data = {"a": [1, 2, {"b": "c"}], "d": None}
    changed = [mutated(data, Random(seed)) for seed in range(50)]
    assert data == {"a": [1, 2, {"b": "c"}], "d": None}
    assert sum(one != data for one in changed) > 40


def test_only_this_machine_is_attacked() -> None:
    with pytest.raises(AssertionError, match="loopback"):
        Target("http://192.0.2.1:80", 1, Path())


def test_a_report_shows_what_failed() -> None:
    report = markdown([Check("flood", "open", 3, 0), Check("flood", "MB", 3, 4)])
    assert report.splitlines()[2:] == [
        "| flood | open | 3.0 | 0 | **no** |",
        "| flood | MB | 3.0 | 4 | yes |",
    ]
