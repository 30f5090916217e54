"""AI seats: they think in worker processes and submit commands like any client."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Any

from weald.ai import level_of, quick_choice, seat_seed, seconds_of
from weald.ai.levels import intention
from weald.kernel.decisions import ANY
from weald.kernel.messages import Message
from weald.server.ai_seats.leases import Leases
from weald.server.ai_seats.pool import JobFailed, WorkerPool
from weald.server.ai_seats.queue import Origin
from weald.server.bounded import BoundedCache
from weald.server.budget import FairThreads
from weald.server.errors import Refused
from weald.server.tables.commands import Command, Stale
from weald.server.tables.revision import AT_ONCE, Revision

# The number of hints that may be pending: in total, per table, per client.
HINTS_WAITING = 16
HINTS_AT_A_TABLE = 3
HINTS_PER_CLIENT = 3
# Seconds beyond its time after which an AI seat no longer waits for the pool.
GRACE_SECONDS = 3.0
# The service's own quick answers: threads, and the processor time that one may take.
QUICK_THREADS = 2
QUICK_SECONDS = 1.0
# By pace: seconds from one move of an AI to the next, and how long AI seats leave the others their choice.
DELAYS = {"slow": 3.0, "normal": 1.2, "at_once": 0.0}
# Answers in the middle of an action follow faster.
WITHIN = 0.4
PATIENCE = {"slow": 60.0, "normal": 20.0, "at_once": 0.0}
# What only one can take: the sorts of things that AI seats leave to people who point at them.
CLAIMED = ("panel", "card")
POINTERS = 2_000
# At how many tables the plans of AI seats are remembered.
INTENTIONS = 2_000
# Seconds before looking again at a table whose lease another process holds.
ELSEWHERE_SECONDS = 1.0
# Seconds before each retry after a failure, mostly of the database.
PAUSES = (0.2, 1.0, 5.0, 20.0, 60.0)

log = logging.getLogger(__name__)


def think_seed(revision: Revision, seat: int) -> int:
    """Return the seed of this job: the same after a restart, and unguessable unless the players chose it."""
    return seat_seed(revision.setup.seed, len(revision.live_entries), seat)


class AiSeats:
    """The player of the AI seats of all tables."""

    def __init__(
        self,
        submit: Callable[[Command], Awaitable[Revision]],
        latest: Callable[[str], Awaitable[Revision]],
        pool: WorkerPool,
        leases: Leases,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        announce: Callable[[str, dict[str, Any]], None] = lambda id, notice: None,
    ) -> None:
        self._submit = submit
        self._latest = latest
        self._pool = pool
        self._leases = leases
        self._sleep = sleep
        self._announce = announce
        # By table: what each seat has pointed at last.
        self._pointers: BoundedCache[str, dict[int, str]] = BoundedCache(POINTERS)
        # By table: what each AI seat has announced last.
        self._intentions: BoundedCache[str, dict[int, dict[str, Any]]] = BoundedCache(INTENTIONS)
        # By table that is being played: the newest version that was seen, and a signal for newer ones.
        self._seen: dict[str, int] = {}
        self._changes: dict[str, asyncio.Event] = {}
        # Answers that the pool did not give in time.
        self.late = 0
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._called: set[str] = set()
        self._hints: Counter[str] = Counter()
        self._hint_clients: Counter[str] = Counter()
        self._threads = FairThreads("quick", QUICK_THREADS)
        self._stopped = False

    def wake(self, revision: Revision) -> None:
        """Play the AI seats of a table if it is their turn."""
        id = revision.setup.id
        if id in self._playing:
            # The running task may be about to end: let it look once more.
            self._called.add(id)
            if revision.version > self._seen[id]:
                self._seen[id] = revision.version
                self._changes[id].set()
        elif not self._stopped and _next_seat(revision) is not None:
            self._seen[id] = revision.version
            self._changes[id] = asyncio.Event()
            self._playing[id] = asyncio.create_task(self._play(revision))

    def point(self, id: str, seat: int, ref: str) -> None:
        """Note what a person points at."""
        self._pointers.put(id, {**(self._pointers.get(id) or {}), seat: ref})

    def note_intention(self, id: str, seat: int, message: dict[str, Any]) -> None:
        """Note what an AI seat means to do, for clients that connect later."""
        self._intentions.put(id, {**(self._intentions.get(id) or {}), seat: message})

    def intentions(self, revision: Revision) -> list[dict[str, Any]]:
        """Return what the AI seats that are asked mean to do, each as its notice."""
        noted = self._intentions.get(revision.setup.id) or {}
        seats = revision.setup.seats
        asked = [seat for seat in sorted(revision.table.run.open_seats) if not seats[seat].human]
        return [{"intends": {"seat": seat, "message": noted[seat]}} for seat in asked if seat in noted]

    async def stop(self) -> None:
        """Stop playing all tables, even those that change only now; the next process continues."""
        self._stopped = True
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.stop()

    async def hint(self, revision: Revision, seat: int, client: str) -> dict[str, Any]:
        """Return a hint for a human as JSON; `client` is who asks."""
        id = revision.setup.id
        if (
            self._hints.total() >= HINTS_WAITING
            or self._hints[id] >= HINTS_AT_A_TABLE
            or self._hint_clients[client] >= HINTS_PER_CLIENT
        ):
            raise Refused(503, "busy")
        self._hints[id] += 1
        self._hint_clients[client] += 1
        try:
            origin = Origin(id, client)
            return await self._pool.hint(origin, revision.table, seat, think_seed(revision, seat))
        except JobFailed as failed:
            log.error("there is no hint at table %s: %s", id, failed)
            raise Refused(500, "internal") from None
        finally:
            self._hints[id] -= 1
            self._hints = +self._hints
            self._hint_clients[client] -= 1
            self._hint_clients = +self._hint_clients

    async def _play(self, revision: Revision) -> None:
        """Answer for the AI seats of a table until only humans are asked."""
        id = revision.setup.id
        ours = False
        failed = 0
        turns = TakingTurns()
        try:
            while True:
                seat = _next_seat(revision)
                if seat is None and id not in self._called:
                    return
                try:
                    if seat is None:
                        self._called.discard(id)
                        revision = await self._latest(id)
                    elif ours or (ours := await self._leases.take(id)):
                        if turns.people_first(revision):
                            option = await self._think(revision, seat)
                            turns.waited(revision, option)
                            await self._pause(revision, PATIENCE[revision.setup.pace])
                            revision = await self._latest(id)
                        else:
                            revision = await self._move(revision, seat, turns.plan(revision))
                    else:
                        await asyncio.sleep(ELSEWHERE_SECONDS)
                        revision = await self._latest(id)
                    failed = 0
                except Exception as error:
                    if isinstance(error, Refused) and error.code == "unknown_table":
                        # Its host has deleted it.
                        return
                    log.exception("the AI seats of table %s stopped", id)
                    if failed == len(PAUSES):
                        return
                    # Humans wait for this seat, and no other event would wake it.
                    await asyncio.sleep(PAUSES[failed])
                    self._called.add(id)
                    failed += 1
        finally:
            self._called.discard(id)
            del self._playing[id]
            del self._seen[id]
            del self._changes[id]
            if ours:
                await self._leases.give_back(id)

    async def _pause(self, revision: Revision, seconds: float) -> bool:
        """Wait, but no longer than until the table changes; return whether it has changed."""
        id = revision.setup.id
        changed = self._changes[id]
        changed.clear()
        if self._seen[id] > revision.version:
            return True
        if seconds <= 0:
            return False
        waiting = {asyncio.ensure_future(changed.wait()), asyncio.ensure_future(self._sleep(seconds))}
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waiting:
                one.cancel()
        return changed.is_set()

    async def _move(self, revision: Revision, seat: int, option: str | None) -> Revision:
        """Answer for one AI seat, at the pace of the table; return the table's next revision."""
        id = revision.setup.id
        began = monotonic()
        if option is None:
            option = await self._think(revision, seat)
        delay = 0.0 if _origin(revision).unattended else DELAYS[revision.setup.pace]
        if revision.table.run.answers:
            delay *= WITHIN
        if delay and await self._pause(revision, delay - (monotonic() - began)):
            return await self._latest(id)
        command = Command(id, seat, revision.version, f"ai:{revision.version}:{seat}", option)
        try:
            return await self._submit(command)
        except (Stale, Refused) as refused:
            if isinstance(refused, Refused) and refused.code != "key_reused":
                raise
            # An answer was taken back meanwhile, or another process was faster: read the table again.
            return await self._latest(id)

    async def _think(self, revision: Revision, seat: int) -> str:
        level = revision.setup.seats[seat].level
        assert level is not None
        try:
            return await self._in_time(level, revision, seat)
        except JobFailed as failed:
            # A failing bot must not stop a game between humans.
            log.error("the AI %s failed at table %s: %s", level, revision.setup.id, failed)
            return await self._quick(revision, seat)

    async def _in_time(self, level: str, revision: Revision, seat: int) -> str:
        """Return the pool's choice, or a quick one if people would wait too long for a busy pool."""
        origin = _origin(revision)
        if origin.unattended:
            return await self._choose(level, revision, seat, origin)
        limit = seconds_of(level_of(level), revision.table.options) + GRACE_SECONDS
        chosen = asyncio.ensure_future(self._choose(level, revision, seat, origin))
        late = asyncio.ensure_future(self._sleep(limit))
        try:
            await asyncio.wait({chosen, late}, return_when=asyncio.FIRST_COMPLETED)
            if chosen.done():
                return chosen.result()
        finally:
            chosen.cancel()
            late.cancel()
        self.late += 1
        return await self._quick(revision, seat)

    async def _quick(self, revision: Revision, seat: int) -> str:
        """Return what looks best at once, or any legal option if that fails or takes too long."""
        seed = think_seed(revision, seat)

        def choose() -> tuple[str, Message | None]:
            table = revision.table.clone()
            option = quick_choice(table, seat, seed)
            return option, intention(table, seat, option) if _is_company(revision) else None

        try:
            option, intends = await self._threads.run(_origin(revision).owner, choose, QUICK_SECONDS)
            if intends is not None:
                self._tell(revision, seat, intends.to_json())
            return option
        except Exception:
            log.exception("no quick answer at table %s", revision.setup.id)
            decision = revision.table.decision(seat)
            assert decision is not None
            return decision.options[seed % len(decision.options)]

    async def _choose(self, level: str, revision: Revision, seat: int, origin: Origin) -> str:
        table = revision.table
        more: dict[str, Any] = {"avoid": avoid} if (avoid := self._claimed(revision, seat)) else {}
        if _is_company(revision):
            more["company"] = True
        reply = await self._pool.think(origin, level, table, seat, think_seed(revision, seat), **more)
        if "intends" in reply:
            self._tell(revision, seat, reply["intends"])
        option: str = reply["option"]
        return option

    def _tell(self, revision: Revision, seat: int, message: Mapping[str, Any]) -> None:
        """Announce what an AI seat means to do."""
        self._announce(revision.setup.id, {"intends": {"seat": seat, "message": message}})

    def _claimed(self, revision: Revision, seat: int) -> list[str]:
        """Return the options of an AI seat that people of its team have pointed at."""
        pointed = self._pointers.get(revision.setup.id)
        decision = revision.table.decision(seat)
        if not pointed or decision is None or not revision.table.game.cooperative:
            return []
        people = [ref for by, ref in pointed.items() if revision.setup.seats[by].human]
        refs = {ref for ref in people if ref.split(":")[0] in CLAIMED}
        return [choice.id for choice in decision.choices if choice.ref in refs] if refs else []


def _is_company(revision: Revision) -> bool:
    """Return whether there are people to whom AI seats say what they mean to do."""
    company, pace = revision.table.game.advice.company, revision.setup.pace
    return company is not None and pace != AT_ONCE and not _origin(revision).unattended


def _origin(revision: Revision) -> Origin:
    """Return who pays for the thinking of a table: its host; nobody waits for one without humans."""
    setup = revision.setup
    unattended = not any(seat.human or seat.free or seat.away for seat in setup.seats)
    return Origin(setup.id, setup.host or setup.id, unattended)


class TakingTurns:
    """Whether the AI seats of a table leave people their choice first, while they are asked together."""

    def __init__(self) -> None:
        # The kind of the question at which people have had their choice.
        self._granted: str | None = None
        # The kind, the version and the plan with which an AI seat has waited.
        self._waited: tuple[str, int, str] | None = None

    def people_first(self, revision: Revision) -> bool:
        """Return whether AI seats wait: until people have acted at this question, or for the patience."""
        kind = _shared_kind(revision)
        if kind is None or not PATIENCE[revision.setup.pace]:
            return False
        if self._waited is not None and self._waited[0] == kind:
            self._granted = kind
        return self._granted != kind

    def waited(self, revision: Revision, plan: str) -> None:
        """Note that an AI seat has a plan and waits."""
        kind = _shared_kind(revision)
        assert kind is not None
        self._waited = kind, revision.version, plan

    def plan(self, revision: Revision) -> str | None:
        """Return the plan with which an AI seat has waited, if nothing has changed since."""
        waited, self._waited = self._waited, None
        return waited[2] if waited is not None and waited[1] == revision.version else None


def _shared_kind(revision: Revision) -> str | None:
    """Return the kind of a question that people may answer before the AI seats; None if there is none."""
    question = revision.table.run.question
    shared = question is not None and question.mode == ANY and revision.pending_humans
    return question.kind if question is not None and shared else None


def _next_seat(revision: Revision) -> int | None:
    """Return the first AI seat that has to answer now."""
    # An answer would void an open takeback request.
    if revision.setup.imported or revision.takeback_request is not None:
        return None
    robots = [n for n, seat in enumerate(revision.setup.seats) if seat.kind == "ai"]
    if not robots:
        return None
    robots = [seat for seat in revision.waiting if seat in robots]
    question = revision.table.run.question
    if question is not None and question.humans_first and len(robots) < len(revision.waiting):
        return None
    return robots[0] if robots else None
