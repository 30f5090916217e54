"""Workers: every result once, also if a worker is killed, on this machine and on a Ray cluster."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import weald
from weald.lab import workers as module
from weald.lab.sim import Plan, simulate
from weald.lab.workers import Cluster, LabError, Processes, checked, workers_at


def square_unless_killed(n: int, folder: str, doomed: int) -> int:
    """Return the square; the first worker that gets `doomed` kills itself."""
    try:
        (Path(folder) / str(n)).touch(exist_ok=False)
    except FileExistsError:
        return n * n
    if n == doomed:
        os.kill(os.getpid(), signal.SIGKILL)
    return n * n


def die(_n: int) -> None:
    """Kill the worker, every time."""
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_killed_process_loses_and_doubles_nothing(tmp_path: Path) -> None:
    tasks = [(n, str(tmp_path), 3) for n in range(8)]
    assert sorted(Processes(2).run(square_unless_killed, tasks)) == [n * n for n in range(8)]


def note(n: int, folder: str) -> int:
    """Leave a file, after a moment."""
    time.sleep(0.01)
    (Path(folder) / str(n)).touch()
    return n


def test_an_interrupt_does_not_wait_for_what_nobody_has_begun(tmp_path: Path) -> None:
    results = Processes(2).run(note, [(n, str(tmp_path)) for n in range(400)])
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert len(list(tmp_path.iterdir())) < 400


def test_a_task_that_kills_every_worker_ends_with_an_error() -> None:
    with pytest.raises(LabError) as error:
        list(Processes(2).run(die, [(0,)]))
    assert error.value.code == "workers_die"


def test_results_come_once_each_in_this_process() -> None:
    assert list(Processes(1).run(divmod, [(7, 2), (9, 4)])) == [(3, 1), (2, 1)]


def test_workers_are_at_least_one() -> None:
    with pytest.raises(LabError) as error:
        workers_at("processes", 0)
    assert error.value.code == "jobs"


def test_a_missing_ray_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_spec", lambda _name: None)
    with pytest.raises(LabError) as error:
        workers_at("ray")
    assert error.value.code == "ray_missing"


def test_a_worker_of_another_version_plays_nothing() -> None:
    assert checked("0.0.0")(divmod, (7, 2)) == (False, weald.__version__)
    assert checked(weald.__version__)(divmod, (7, 2)) == (True, (3, 1))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    ray: Any = pytest.importorskip("ray")
    yield Cluster(2)
    ray.shutdown()


def test_a_killed_worker_of_a_cluster_loses_and_doubles_nothing(cluster: Cluster, tmp_path: Path) -> None:
    tasks = [(n, str(tmp_path), 3) for n in range(8)]
    assert sorted(cluster.run(square_unless_killed, tasks)) == [n * n for n in range(8)]


def test_a_cluster_plays_the_same_games(cluster: Cluster) -> None:
    plan = Plan("ecosystem", 60, 3, ("random",), 1, {})
    there, here = simulate(plan, cluster), simulate(plan, Processes(1))
    assert {**there, "seconds": 0} == {**here, "seconds": 0}


def test_a_cluster_refuses_another_version(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weald, "__version__", "99.0")
    with pytest.raises(LabError) as error:
        list(cluster.run(divmod, [(7, 2)]))
    assert error.value.code == "ray_version"
    assert error.value.message.args["here"] == "99.0"
