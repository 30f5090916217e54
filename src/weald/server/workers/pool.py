"""The pool of worker processes: everything slow is done there, and no payer's tasks hold up others.

At most `count` workers (by default one for each processor, at least 2 and at most 4) take any task; long and
unattended tasks leave one of them to the others. One more takes short tasks only, so that a look or an answer
never waits for AI seats that think. Processes are started when they are needed.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any

import msgspec
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from weald.kernel.messages import Message
from weald.server.bounded import BoundedCache
from weald.server.tasks import BackgroundTasks
from weald.server.workers.process import COMMAND, WorkerProcess
from weald.server.workers.queue import REMEMBERED, SHORT, FairQueue, Job
from weald.tables.errors import Refused
from weald.tables.ports import Failed, Late, Task

# Tasks of tables themselves, at most one at a time for each: they are not counted for their payer.
OWN = frozenset({"choose", "play", "read"})
# Tasks after which a worker has kept something that the table's next such task goes on with.
KEEPING = frozenset({"choose", "replay"})
# Looks of one payer that may be under way, and the seconds after which more can be asked.
PER_PAYER = 6
RETRY_SECONDS = 2
# Tasks that may wait while people wait for them.
ROOM = 500
# Seconds beyond its own that a task waits for a worker, and that a killed process has to end.
GRACE_SECONDS = 3.0
# A worker that needs this much longer than the task may take hangs.
HANGING_SECONDS = 30.0

Reply = dict[str, Any]

STOPS = "the service stops"

log = logging.getLogger(__name__)


class Worker:
    """A place for a process, and the task that it does."""

    def __init__(self, command: Sequence[str], only_short: bool) -> None:
        self.process = WorkerProcess(command)
        self.only_short = only_short
        self.job: Job | None = None

    def may_do(self, job: Job) -> bool:
        """Return whether it is free for a task."""
        return self.job is None and (job.lane == SHORT or not self.only_short)


class WorkerPool:
    """The workers of a server: `weald.tables.ports.Thinking`."""

    def __init__(self, count: int = 0, command: Sequence[str] = COMMAND) -> None:
        count = max(2, count or min(os.cpu_count() or 1, 4))
        self._workers = [Worker(command, only_short=n == count) for n in range(count + 1)]
        self._queue = FairQueue(count - 1)
        # Per payer: looks that are under way.
        self._looks: Counter[str] = Counter()
        # By table, the worker that did its last task of those that keep something.
        self._homes: BoundedCache[str, Worker] = BoundedCache(REMEMBERED)
        self._running = BackgroundTasks()
        self._stopped = False
        # Finished tasks, those of them that failed, and the processor time that they took.
        self.jobs = 0
        self.failures = 0
        self.job_seconds = 0.0

    @property
    def waiting(self) -> int:
        """The number of queued tasks."""
        return len(self._queue)

    @property
    def thinking(self) -> int:
        """The number of busy workers."""
        return sum(worker.job is not None for worker in self._workers)

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics of the pool."""
        yield GaugeMetricFamily("weald_thinking", "Busy workers.", self.thinking)
        yield GaugeMetricFamily("weald_thoughts_waiting", "Queued tasks.", self.waiting)
        yield CounterMetricFamily("weald_thoughts", "Finished tasks, failed ones included.", self.jobs)
        yield CounterMetricFamily("weald_thoughts_failed", "Failed tasks.", self.failures)
        yield CounterMetricFamily("weald_thought_seconds", "Processor time of tasks.", self.job_seconds)

    async def run(self, task: Task, payer: str, seconds: float, table: str = "") -> Reply:
        """Return the reply to a task; see `weald.tables.ports.Thinking`."""
        if self._stopped:
            raise Refused(503, "busy")
        do = task["do"]
        look = do not in OWN
        if look and self._looks[payer] >= PER_PAYER:
            raise Refused.for_now("too_many_requests", RETRY_SECONDS)
        # An AI seat without a choice would stop its game.
        if do != "choose" and self._queue.attended >= ROOM:
            raise Refused(503, "busy")
        self._looks[payer] += look
        try:
            return _checked(await self._reply(Job.of(task, payer, seconds, table)), do, table)
        finally:
            self._looks[payer] -= look
            # Drops those without any.
            self._looks += Counter()

    async def stop(self) -> None:
        """Kill all workers and fail what waits."""
        self._stopped = True
        begun = [worker.job for worker in self._workers if worker.job is not None]
        await self._running.stop()
        for worker in self._workers:
            await worker.process.end(GRACE_SECONDS)
        for job in begun + self._queue.drain():
            _settle(job, {"failed": STOPS})

    async def _reply(self, job: Job) -> Reply:
        """Return a worker's reply; a failure is a reply as well."""
        loop = asyncio.get_running_loop()
        self._queue.put(job)
        self._begin()
        limit = job.kind.seconds + GRACE_SECONDS
        giving_up = loop.call_later(limit, self._give_up, job) if job.attended else None
        try:
            return await job.done
        finally:
            # No caller waits for it any more; if it has begun, it goes on to its end.
            self._queue.leave(job)
            if giving_up is not None:
                giving_up.cancel()

    def _give_up(self, job: Job) -> None:
        if job.waiting:
            _settle(job, {"failed": "no worker was free"})

    def _begin(self) -> None:
        """Give tasks to free workers."""
        while not self._stopped and (free := [worker for worker in self._workers if worker.job is None]):
            job = self._queue.take(only_short=all(worker.only_short for worker in free))
            if job is None:
                return
            worker = self._chosen(free, job)
            worker.job = job
            self._running.start(self._do(worker, job))

    def _chosen(self, free: Sequence[Worker], job: Job) -> Worker:
        """Return the worker for a task: the table's own, else one that runs, else one of its sort."""
        keeps = job.table and job.kind.do in KEEPING
        home = self._homes.get(job.table) if keeps else None

        def place(worker: Worker) -> tuple[bool, bool, bool]:
            sort = worker.only_short == (job.lane == SHORT)
            return worker is not home, not worker.process.running, not sort

        worker = min((worker for worker in free if worker.may_do(job)), key=place)
        if keeps:
            self._homes.put(job.table, worker)
        return worker

    async def _do(self, worker: Worker, job: Job) -> None:
        began = monotonic()
        reply: Reply = {"failed": STOPS}
        try:
            reply = await self._asked(worker.process, job)
        except asyncio.CancelledError:
            # By `stop`, or because the loop ends: nothing else begins.
            self._stopped = True
            await worker.process.end(GRACE_SECONDS)
            raise
        finally:
            seconds = reply.setdefault("seconds", monotonic() - began)
            self.jobs += 1
            self.failures += not reply.keys().isdisjoint(("late", "error", "failed"))
            self.job_seconds += seconds
            self._queue.finish(job, seconds)
            _settle(job, reply)
            worker.job = None
            self._begin()

    async def _asked(self, process: WorkerProcess, job: Job) -> Reply:
        """Return a worker's reply; if it dies, the next one is asked once more."""
        for _ in range(2):
            try:
                async with asyncio.timeout(HANGING_SECONDS):
                    ready = await process.start(GRACE_SECONDS)
            except (OSError, TimeoutError) as error:
                await process.end(GRACE_SECONDS)
                return {"failed": f"no worker can be started: {error}"}
            seconds = job.seconds_left()
            try:
                async with asyncio.timeout(seconds + HANGING_SECONDS):
                    line = await process.ask(job.question(seconds)) if ready else b""
            except TimeoutError:
                await process.end(GRACE_SECONDS)
                return {"late": True}
            if line:
                reply: Reply = msgspec.json.decode(line)
                return reply
            log.warning("a worker has died and is replaced")
            await process.end(GRACE_SECONDS)
        return {"failed": "the worker died twice"}


def _settle(job: Job, reply: Reply) -> None:
    if not job.done.done():
        job.done.set_result(reply)


def _checked(reply: Reply, do: str, table: str) -> Reply:
    """Return a reply; raise what it says if it is none."""
    if "refused" in reply:
        refused = reply["refused"]
        message = Message(refused["message"]["id"], refused["message"]["args"])
        raise Refused(refused["status"], refused["code"], message=message, headers=refused["headers"])
    if "late" in reply:
        raise Late(f"{do} took too long")
    if "error" in reply:
        log.error("%s failed at table %s: %s", do, table, reply["error"])
        raise Failed(reply["error"].strip().splitlines()[-1])
    if reply.get("failed") == STOPS:
        # Another process, or this one when it is back, can do it.
        raise Refused(503, "busy")
    if "failed" in reply:
        raise Failed(reply["failed"])
    return reply
