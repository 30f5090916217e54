"""Workers that play games: processes of this machine, or machines of a Ray cluster."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, Protocol, TypeVar

import weald
from weald.kernel.errors import WealdError
from weald.kernel.messages import Args, Message

R = TypeVar("R")
PLACES = ("processes", "ray")
# Number of further attempts at a task whose worker died.
RETRIES = 3
# Tasks that a cluster has in hand for each processor, so that none waits for the driver.
AHEAD = 2


class LabError(WealdError):
    """Work that cannot be done where it was sent, or results that cannot be resumed."""

    def __init__(self, id: str, args: Args | None = None) -> None:
        super().__init__(id.replace("-", "_"), Message(f"cli-lab-{id}", args))


class Workers(Protocol):
    """Players of games."""

    def run(self, call: Callable[..., R], tasks: Iterable[tuple[Any, ...]]) -> Iterator[R]:
        """Call a function with the arguments of each task; yield the results as they come, each once."""
        ...


class Processes:
    """Processes of this machine; with one job, this process."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or os.cpu_count() or 1

    def run(self, call: Callable[..., R], tasks: Iterable[tuple[Any, ...]]) -> Iterator[R]:
        """Yield the results; what a killed process had in hand is done again."""
        if self.jobs == 1:
            for task in tasks:
                yield call(*task)
            return
        left = dict(enumerate(tasks))
        failures = 0
        while left:
            before = len(left)
            try:
                with ProcessPoolExecutor(min(self.jobs, len(left))) as pool:
                    futures = {pool.submit(call, *task): n for n, task in left.items()}
                    try:
                        for future in as_completed(futures):
                            result = future.result()
                            del left[futures[future]]
                            yield result
                    except BaseException:
                        # An interrupt does not wait for games that have not begun.
                        pool.shutdown(wait=False, cancel_futures=True)
                        raise
            except BrokenProcessPool:
                failures = failures + 1 if len(left) == before else 0
                if failures > RETRIES:
                    raise LabError("workers-die", {"n": failures}) from None


class Cluster:
    """A Ray cluster: that of `RAY_ADDRESS`, or one on this machine."""

    def __init__(self, jobs: int | None = None) -> None:
        if find_spec("ray") is None:
            raise LabError("ray-missing")
        self.ray: Any = import_module("ray")
        if not self.ray.is_initialized():
            self._connect(os.environ.get("RAY_ADDRESS"), jobs or os.cpu_count() or 1)

    def _connect(self, address: str | None, jobs: int) -> None:
        settings: dict[str, Any] = {"address": address} if address else {"address": "local", "num_cpus": jobs}
        try:
            self.ray.init(log_to_driver=False, logging_level="error", include_dashboard=False, **settings)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise LabError("ray-unreachable", {"address": address or "local", "error": str(error)}) from error

    def run(self, call: Callable[..., R], tasks: Iterable[tuple[Any, ...]]) -> Iterator[R]:
        """Yield the results; Ray does again what a lost worker or machine had in hand."""
        remote = self.ray.remote(max_retries=RETRIES)(checked(weald.__version__))
        processors = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        rest = iter(tasks)
        pending = [remote.remote(call, task) for task in islice(rest, AHEAD * processors)]
        while pending:
            (ready,), pending = self.ray.wait(pending, num_returns=1)
            pending += [remote.remote(call, task) for task in islice(rest, 1)]
            yield self._result(ready)

    def _result(self, reference: Any) -> Any:
        errors = self.ray.exceptions
        try:
            fine, result = self.ray.get(reference)
        except errors.WorkerCrashedError:
            raise LabError("workers-die", {"n": RETRIES + 1}) from None
        except errors.RayError as error:
            raise LabError("ray-failed", {"error": str(error).strip().splitlines()[-1]}) from error
        if not fine:
            raise LabError("ray-version", {"here": weald.__version__, "there": result or "-"})
        return result


def checked(version: str) -> Callable[[Callable[..., Any], tuple[Any, ...]], tuple[bool, Any]]:
    """Return a function that calls another one if the worker has this version of Weald.

    Ray sends a nested function by value, so that it runs even where Weald is missing or older than this
    module. It returns whether the versions agree, and then the result, otherwise the worker's version.
    """

    def call_if_same(call: Callable[..., Any], task: tuple[Any, ...]) -> tuple[bool, Any]:
        try:
            from weald import __version__ as own
        except ImportError:
            own = ""
        return (True, call(*task)) if own == version else (False, own)

    return call_if_same


def workers_at(place: str = PLACES[0], jobs: int | None = None) -> Workers:
    """Return the workers of a place by its name."""
    if jobs is not None and jobs < 1:
        raise LabError("jobs", {"n": str(jobs)})
    return Cluster(jobs) if place == "ray" else Processes(jobs)


def add_arguments(reader: argparse.ArgumentParser, say: Callable[[str], str | None] | None = None) -> None:
    """Add the arguments that choose where games are played."""
    help_of = say or (lambda _id: None)
    reader.add_argument("--jobs", type=int, help=help_of("cli-help-jobs"))
    reader.add_argument("--on", choices=PLACES, default=PLACES[0], help=help_of("cli-help-on"))
