"""The queue of tasks: payers share the time fairly, short tasks come first, unattended ones last."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from weald.server.bounded import BoundedCache

# A task that is expected to take less than this is short. A long one leaves workers to the others.
SHORT_SECONDS = 0.3
LONG_SECONDS = 2.5
# Time that a payer has used counts half after this long.
HALF_LIFE = 60.0
# The halvings by which a short task comes earlier.
HEAD_START = 6
# The seconds that a look is expected to take until one was measured, and the least that counts as used.
LOOK_SECONDS = 0.1
# The payers and tables that are remembered.
REMEMBERED = 5_000

# Tasks that think for as long as they are given, less what they have waited while a caller waited as well.
THINKING = frozenset({"choose", "hint", "moments"})
# Tasks that are short as a rule; a payer whose tasks are not is soon known for it.
LOOKS = frozenset({"foresee", "play", "read", "replay", "report", "scene"})

SHORT, NORMAL, LONG, UNATTENDED = range(4)
# Lanes whose tasks leave a worker to the others.
BACKGROUND = (LONG, UNATTENDED)


class Kind(NamedTuple):
    """The tasks that are expected to take the same time."""

    do: str
    level: str | None
    game: str | None
    # The time that they may take.
    seconds: float


@dataclass(slots=True, eq=False)
class Job:
    """A task that waits, or that a worker does."""

    line: bytes
    kind: Kind
    payer: str
    table: str
    # Whether a caller waits for it.
    attended: bool
    done: asyncio.Future[dict[str, Any]]
    expected: float = 0.0
    lane: int = NORMAL
    waiting: bool = False
    since: float = 0.0

    @classmethod
    def of(cls, task: Mapping[str, Any], payer: str, seconds: float, table: str = "") -> Job:
        """Return a task that is to be queued."""
        game = task.get("position", {}).get("game")
        kind = Kind(task["do"], task.get("level"), game, seconds)
        done: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        return cls(msgspec.json.encode(task), kind, payer, table, not task.get("unattended"), done)

    @property
    def thinks(self) -> bool:
        """Whether it takes as long as it may."""
        return self.kind.do in THINKING

    def seconds_left(self) -> float:
        """Return how long it may take: less than at first if a caller waits for its thoughts."""
        if self.thinks and self.attended:
            return max(0.0, self.kind.seconds - (monotonic() - self.since))
        return self.kind.seconds

    def question(self, seconds: float) -> bytes:
        """Return the line for a worker."""
        return self.line[:-1] + b',"seconds":%.3f}\n' % seconds


class FairQueue:
    """Tasks that wait, and what their payers have used.

    The place of a task is decided when it comes: by the time that its payer has used until then or has queued
    for already, halved every minute. As all places move on alike, they can be compared for ever, and no payer
    waits for ever.
    """

    def __init__(self, background: int) -> None:
        # The number of long and unattended tasks that may be done at a time.
        self._background_left = background
        self._lanes: tuple[list[tuple[float, int, Job]], ...] = ([], [], [], [])
        self._numbers = count()
        self._waiting = [0, 0, 0, 0]
        self._used: BoundedCache[str, tuple[float, float]] = BoundedCache(REMEMBERED)
        # By payer: a table that was made to take long must not hold back the others.
        self._durations: BoundedCache[tuple[str, Kind], float] = BoundedCache(REMEMBERED)

    def __len__(self) -> int:
        return sum(self._waiting)

    @property
    def attended(self) -> int:
        """The number of tasks that a caller waits for."""
        return len(self) - self._waiting[UNATTENDED]

    def put(self, job: Job) -> None:
        """Queue a task."""
        job.expected = self._expected(job)
        job.lane = _lane(job)
        job.waiting, job.since = True, monotonic()
        self._waiting[job.lane] += 1
        used = max(LOOK_SECONDS, self._total(job.payer))
        place = math.log2(used) + monotonic() / HALF_LIFE - (HEAD_START if job.lane == SHORT else 0)
        heappush(self._lanes[job.lane], (place, next(self._numbers), job))
        self._charge(job.payer, job.expected)

    def take(self, only_short: bool = False) -> Job | None:
        """Return the task that is next; None if there is none that may begin now."""
        background = not only_short and self._background_left > 0
        lanes = [SHORT] if only_short else [SHORT, NORMAL, LONG] if background else [SHORT, NORMAL]
        heads = [head for lane in lanes if (head := self._head(lane)) is not None]
        if not heads and background and (head := self._head(UNATTENDED)) is not None:
            heads = [head]
        if not heads:
            return None
        *_, job = min(heads)
        heappop(self._lanes[job.lane])
        job.waiting = False
        self._waiting[job.lane] -= 1
        self._background_left -= job.lane in BACKGROUND
        return job

    def leave(self, job: Job) -> None:
        """Forget a task that still waits; its payer owes nothing for it."""
        if job.waiting:
            job.waiting = False
            self._waiting[job.lane] -= 1
            self._charge(job.payer, -job.expected)

    def finish(self, job: Job, seconds: float) -> None:
        """Note that a worker is done with a task, after some seconds."""
        self._background_left += job.lane in BACKGROUND
        self._charge(job.payer, seconds - job.expected)
        key = job.payer, job.kind
        learnt = self._durations.get(key)
        self._durations.put(key, seconds if learnt is None else (learnt + seconds) / 2)

    def drain(self) -> list[Job]:
        """Return all tasks that wait, and forget them."""
        waiting = [job for lane in self._lanes for *_, job in lane if job.waiting]
        for job in waiting:
            self.leave(job)
        return waiting

    def _expected(self, job: Job) -> float:
        """Return how many seconds a task should take, after what the payer's last ones have taken."""
        learnt = self._durations.get((job.payer, job.kind))
        if learnt is not None:
            return learnt
        return LOOK_SECONDS if job.kind.do in LOOKS else max(LOOK_SECONDS, job.kind.seconds)

    def _head(self, lane: int) -> tuple[float, int, Job] | None:
        """Return the first task of a lane."""
        jobs = self._lanes[lane]
        while jobs and not jobs[0][-1].waiting:
            heappop(jobs)
        return jobs[0] if jobs else None

    def _total(self, payer: str) -> float:
        seconds, at = self._used.get(payer) or (0.0, 0.0)
        return float(seconds * 0.5 ** ((monotonic() - at) / HALF_LIFE))

    def _charge(self, payer: str, seconds: float) -> None:
        self._used.put(payer, (max(0.0, self._total(payer) + seconds), monotonic()))


def _lane(job: Job) -> int:
    if not job.attended:
        return UNATTENDED
    # Thoughts may have been short because little time was left for them.
    if job.expected < SHORT_SECONDS and not (job.thinks and job.kind.seconds >= SHORT_SECONDS):
        return SHORT
    return LONG if job.expected > LONG_SECONDS else NORMAL
