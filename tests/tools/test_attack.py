"""The short form of `make attack`: some attacks with small numbers, and the report."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from attack import network, visitors
from attack.__main__ import markdown, ran_out_of_time
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
        *network.frame_floods(target, 0.2, 0.0),
        *visitors.crafted_imports(target, 5),
        *visitors.hostile_visitors(target),
    ]
    # Memory is that of all tests, and times are those of a busy machine.
    firm = [check for check in checks if "memory" not in check.measure and " ms " not in check.measure]
    assert len(firm) == 10
    assert [check for check in firm if not check.passed] == []


def test_mutated_positions_and_records_are_refused_or_good() -> None:
    assert [check.to_json()["passed"] for check in mutations(60, 20)] == [True, True]


def test_a_mutation_changes_something() -> None:
    data = {"a": [1, 2, {"b": "c"}], "d": None}
    changed = [mutated(data, Random(seed)) for seed in range(50)]
    assert data == {"a": [1, 2, {"b": "c"}], "d": None}
    assert sum(one != data for one in changed) > 40


def test_twin_tables_are_compared_again_only_if_time_ran_out() -> None:
    late = "FAILED tests/system/test_leaks.py::test_nothing_leaks[first-a] - httpx.ReadTimeout: timed out"
    other = "FAILED tests/system/test_leaks.py::test_nothing_leaks[last-a] - TimeoutError"
    different = "FAILED tests/system/test_leaks.py::test_nothing_leaks[host-a] - AssertionError: 1"
    assert ran_out_of_time(f"...\n{late}\n{other}\n2 failed")
    assert not ran_out_of_time(f"...\n{late}\n{different}\n2 failed")
    assert not ran_out_of_time("INTERNALERROR> TimeoutError")


def test_a_flood_of_the_log_is_judged_by_lines_of_a_kind_and_the_time_it_took() -> None:
    lines = [b'{"from": "a", "message": "x", "n": %d}' % n for n in range(5)]
    assert network.most_of_a_kind([*lines, b'{"from": "b", "message": "x"}']) == 5
    assert network.most_of_a_kind([]) == 0
    assert network.allowed_lines(0.0) == 1001
    assert network.allowed_lines(60.0) == 2201


def test_only_this_machine_is_attacked() -> None:
    with pytest.raises(AssertionError, match="loopback"):
        Target("http://192.0.2.1:80", 1, Path())


def test_a_report_shows_what_failed() -> None:
    report = markdown([Check("flood", "open", 3, 0), Check("flood", "MB", 3, 4)])
    assert report.splitlines()[2:] == [
        "| flood | open | 3.0 | 0 | **no** |",
        "| flood | MB | 3.0 | 4 | yes |",
    ]
