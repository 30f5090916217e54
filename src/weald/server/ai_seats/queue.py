"""The queue of thinking jobs: owners share the time fairly, quick jobs overtake long ones."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from weald.ai import level_of
from weald.server.bounded import BoundedCache

# Jobs that are expected to take longer leave one worker to the others.
SHORT_SECONDS = 2.5
# A job that is expected to take less overtakes owners who have used this much less time.
QUICK_SECONDS = 0.3
QUICK_BONUS = 5.0
# Time that an owner has used counts half after this long.
HALF_LIFE = 60.0
OWNERS = 5_000
# What bots are expected to take until one has been measured.
FIRST_SECONDS = {"random": 0.1, "easy": 0.1, "thoughtful": 0.25}
FIRST_OTHER = 1.0
# The weight of the latest measurement.
LEARNING = 0.3


# The game, the level or task, and the time that the table allows.
Kind = tuple[str, str, object]


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a job comes from: its table, who pays for its time, and whether nobody waits for it."""

    table: str
    owner: str
    unattended: bool = False


@dataclass(slots=True, eq=False)
class Job:
    """A question that is queued, or being answered by a worker."""

    task: bytes
    done: asyncio.Future[dict[str, Any]]
    origin: Origin
    # What is expected to take the same time.
    kind: Kind
    expected: float
    # Seconds from being queued to the reply.
    limit: float = 0.0
    asked: float = field(default_factory=monotonic)

    def seconds_left(self) -> float:
        """Return how much of its time is left after what it has waited."""
        return max(0.0, self.limit - (monotonic() - self.asked))

    def question(self, seconds: float) -> bytes:
        """Return the line for a worker with this many `seconds` left."""
        return self.task[:-1] + b',"seconds":%.3f}\n' % seconds

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
        # By owner: a table that was made to think long must not hold back the others.
        self._durations: BoundedCache[tuple[str, Kind], float] = BoundedCache(OWNERS)

    def __len__(self) -> int:
        return len(self._waiting)

    def expected(self, origin: Origin, kind: Kind) -> float:
        """Return how many seconds a job of a kind should take, after what its owner's jobs have taken."""
        _, level, thinking = kind
        level = level_of(level)
        first = float(thinking) if isinstance(thinking, int) else FIRST_OTHER
        return self._durations.get((origin.owner, kind)) or FIRST_SECONDS.get(level, first)

    def put(self, job: Job) -> None:
        """Queue a job."""
        self._waiting.append(job)

    def take(self, suits: Callable[[Job], bool] = lambda job: True) -> Job | None:
        """Return the job that is next of those that suit, or None if there is none that may begin now."""
        self._waiting = [job for job in self._waiting if not job.done.done()]
        full = self._background >= self._background_allowed
        ready = [job for job in self._waiting if not (full and job.background) and suits(job)]
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
        key = job.origin.owner, job.kind
        learnt = self._durations.get(key)
        value = seconds if learnt is None else learnt + LEARNING * (seconds - learnt)
        self._durations.put(key, value)

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
