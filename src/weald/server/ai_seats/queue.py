"""The queue of thinking jobs: owners share the time fairly, quick jobs overtake long ones."""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass, field
from time import monotonic

from weald.server.bounded import BoundedCache

# Jobs that are expected to take longer leave one worker to the others.
SHORT_SECONDS = 2.5
# A job that is expected to take less overtakes owners who have used this much less time.
QUICK_SECONDS = 0.3
QUICK_BONUS = 5.0
# Time that an owner has used counts half after this long.
HALF_LIFE = 60.0
OWNERS = 5_000
KINDS = 500
# What bots are expected to take until one has been measured.
QUICK_LEVELS = frozenset({"random", "greedy", "heuristic"})
FIRST_QUICK, FIRST_OTHER = 0.1, 1.0
# The weight of the latest measurement.
LEARNING = 0.3


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a job comes from: its table, who pays for its time, and whether nobody waits for it."""

    table: str
    owner: str
    unattended: bool = False


@dataclass(slots=True, eq=False)
class Job:
    """A question that is queued, or being answered by a worker."""

    question: bytes
    done: asyncio.Future[str]
    origin: Origin
    # What is expected to take the same time.
    kind: tuple[str, str, object]
    expected: float
    asked: float = field(default_factory=monotonic)

    @property
    def background(self) -> bool:
        """Whether it must leave a worker to others."""
        return self.origin.unattended or self.expected > SHORT_SECONDS


class FairQueue:
    """Jobs that wait, and what their owners and tables have used."""

    def __init__(self, background: int) -> None:
        self._background_allowed = background
        self._background = 0
        self._waiting: list[Job] = []
        self._used: BoundedCache[str, tuple[float, float]] = BoundedCache(OWNERS)
        self._durations: BoundedCache[tuple[str, str, object], float] = BoundedCache(KINDS)

    def __len__(self) -> int:
        return len(self._waiting)

    def expected(self, kind: tuple[str, str, object]) -> float:
        """Return how many seconds a job of a kind (game, level, time that the table allows) should take."""
        _, level, thinking = kind
        first = FIRST_QUICK if level in QUICK_LEVELS else FIRST_OTHER
        if level not in QUICK_LEVELS and isinstance(thinking, int):
            first = float(thinking)
        return self._durations.get(kind) or first

    def put(self, job: Job) -> None:
        """Queue a job."""
        self._waiting.append(job)

    def take(self) -> Job | None:
        """Return the job that is next, or None if there is none that may begin now."""
        self._waiting = [job for job in self._waiting if not job.done.done()]
        full = self._background >= self._background_allowed
        ready = [job for job in self._waiting if not (full and job.background)]
        if not ready:
            return None
        job = min(ready, key=self._rank)
        self._waiting.remove(job)
        self._background += job.background
        self._charge(job, job.expected)
        return job

    def finish(self, job: Job, seconds: float) -> None:
        """Note that a job has ended after some seconds."""
        self._background -= job.background
        self._charge(job, seconds - job.expected)
        learnt = self._durations.get(job.kind)
        value = seconds if learnt is None else learnt + LEARNING * (seconds - learnt)
        self._durations.put(job.kind, value)

    def drain(self) -> list[Job]:
        """Return all jobs that wait, and forget them."""
        waiting, self._waiting = self._waiting, []
        return waiting

    def _rank(self, job: Job) -> tuple[bool, float, float, float]:
        bonus = QUICK_BONUS if job.expected < QUICK_SECONDS else 0.0
        origin = job.origin
        used = self._total("owner:" + origin.owner) - bonus
        return origin.unattended, used, self._total("table:" + origin.table), job.asked

    def _total(self, name: str) -> float:
        seconds, at = self._used.get(name) or (0.0, 0.0)
        return seconds * math.pow(0.5, (monotonic() - at) / HALF_LIFE)

    def _charge(self, job: Job, seconds: float) -> None:
        for name in ("owner:" + job.origin.owner, "table:" + job.origin.table):
            self._used.put(name, (max(0.0, self._total(name) + seconds), monotonic()))
