"""The owner of a table in use: everything that is known of it, and the one way to change it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from weald.kernel.table import Table
from weald.tables import rows, tasks
from weald.tables.ai_seats import PAUSES, AiSeats
from weald.tables.commands import Accepted, Answer, Caller, ChangeSeat, Command, Decided, Step
from weald.tables.decide import decide, require_answer
from weald.tables.errors import Refused
from weald.tables.people import HERE, People, looking_on
from weald.tables.ports import Conflict, Failed, Late, Notice, Ports, Watcher
from weald.tables.revision import Revision
from weald.tables.rows import Stored
from weald.tables.values import SECOND

# Seconds from which on a command is slow: the next one is played by a worker, so that no other client waits.
SLOW_SECONDS = 0.005
# Seconds that a worker may take for an answer; beyond it the table is set aside for a while.
PLAY_SECONDS = 2.0
ASIDE_SECONDS = 600.0
# Commands from which on a worker reads a table, and the seconds that it may take.
LONG = 150
READ_SECONDS = 20.0
# Number of attempts to decide a command while the table changes.
ATTEMPTS = 5
# Seconds that a worker may take for the outcomes of one seat's options.
FORESIGHT_SECONDS = 10.0

log = logging.getLogger(__name__)


class OpenTable:
    """A table in use."""

    def __init__(self, ports: Ports, stored: Stored, revision: Revision) -> None:
        self.id = revision.setup.id
        self.ports = ports
        self.revision = revision
        # In the order in which they came.
        self.watchers: dict[Watcher, None] = {}
        self.people = People(ports.clock.monotonic())
        # Per seat: what its person has pointed at last; what its AI has said it means to do.
        self.pointers: dict[int, str] = {}
        self.intentions: dict[int, Mapping[str, Any]] = {}
        self.ai = AiSeats(self)
        # Finished reviews by the seats that they are about.
        self.reviews: dict[tuple[int, ...], dict[str, Any] | None] = {}
        self.reviewing: set[asyncio.Task[None]] = set()
        self.deleted = False
        # A large crowd of watchers is sent snapshots one at a time.
        self.crowd = asyncio.Lock()
        self._keys = rows.keys_of(stored.entries)
        # Whether another process may have gone on, and the task that reads it.
        self._outdated = False
        self._following: asyncio.Task[None] | None = None
        # Held while a command is decided and stored.
        self.turn = asyncio.Lock()
        self._under_way: set[asyncio.Task[Revision]] = set()
        # Seconds that the last command and the last foresight took; a table from a record may be slow.
        self._cost = SLOW_SECONDS if from_record(stored) else 0.0
        self._foresight_cost = SLOW_SECONDS
        # One at a time, so that those who ask for the same share it.
        self._foreseeing = asyncio.Lock()
        # Per reason: until when the table is set aside.
        self._aside_until: dict[str, float] = {}

    @property
    def is_slow(self) -> bool:
        """Whether commands are played by a worker."""
        return self._cost >= SLOW_SECONDS

    @property
    def idle(self) -> bool:
        """Whether facts that are only known here are no longer needed."""
        busy = self._under_way or self.ai.busy or self.reviewing
        return not (self.watchers or busy or self.people.elsewhere)

    @property
    def payer(self) -> str:
        """The payer of the time that workers spend on this table."""
        return self.revision.setup.host or self.id

    # Changing it.

    async def submit(self, command: Command, caller: Caller) -> Revision:
        """Carry out a command; if it raises Refused, Stale or Illegal, nothing has changed.

        It goes on even if its sender leaves.
        """
        task = asyncio.ensure_future(self._submit(command, caller))
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Revision]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            # Retrieved, in case no caller waits for it any more.
            task.exception()

    async def settled(self) -> None:
        """Wait until what was submitted is stored."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _submit(self, command: Command, caller: Caller) -> Revision:
        self.check_aside()
        key = getattr(command, "key", None)
        async with self.turn:
            for _ in range(ATTEMPTS):
                accepted = None if key is None else self._keys.get(key)
                if accepted is not None and await self._is_behind():
                    # A confirmation shows the table as it is now.
                    await self._read_again()
                before = self.revision
                try:
                    decided = await self._decide(before, command, caller, accepted)
                except Exception as refusal:
                    # Another process may have gone on, and this one would refuse what it has not seen.
                    if isinstance(refusal, Failed | Conflict) or not await self._is_behind():
                        raise
                    await self._read_again()
                    continue
                try:
                    await self._store(decided, None if accepted else key, caller)
                except Conflict:
                    await self._read_again()
                    continue
                self._show(key)
                return self.revision
            raise Refused(503, "busy")

    async def _decide(
        self, revision: Revision, command: Command, caller: Caller, accepted: Accepted | None
    ) -> Decided:
        """Return the outcome of a command; the answers of a slow table are played by a worker."""
        clock = self.ports.clock
        now = clock.now()
        if isinstance(command, Answer) and accepted is None and self.is_slow:
            require_answer(revision, command, caller)
            try:
                table = await self._play(revision, command)
            except Failed:
                # No worker could do it: others wait a moment rather than the player for ever.
                log.warning("an answer at table %s is played without a worker", self.id)
            else:
                after = revision.answered(table, command.seat, now)
                return Decided((Step("answer", command.seat, command.option, after),))
        if isinstance(command, ChangeSeat):
            caller = replace(caller, absent=self._absent(now))
        began = clock.spent()
        try:
            return decide(revision, command, caller, now, accepted)
        finally:
            self._cost = clock.spent() - began

    async def _play(self, revision: Revision, answer: Answer) -> Table:
        """Return the table after an answer that a worker plays; Failed if none does."""
        task = tasks.playing(revision, answer.seat, answer.option)
        try:
            reply = await self.ports.thinking.run(task, self.payer, PLAY_SECONDS, self.id)
        except Late:
            raise self.set_aside("table_slow") from None
        # The seconds that it would have taken here: loading the table costs the worker more.
        self._cost = reply["cost"]
        return tasks.played(revision, reply)

    async def _store(self, decided: Decided, key: str | None, caller: Caller) -> None:
        """Store a decision; from here on it has happened."""
        if decided.gone:
            await self.ports.storage.delete(self.id, decided.notices[0], caller.hashes)
            self.deleted = True
        elif decided.steps:
            now = self.ports.clock.now()
            await self.ports.storage.store(rows.written(self.revision, decided, key, now))
            first = decided.steps[0]
            if key is not None:
                self._keys[key] = Accepted(first.kind, first.seat, first.option)
            self.revision = decided.steps[-1].after
        for notice in decided.notices:
            self.notify(notice)

    def _show(self, key: str | None) -> None:
        """Show the latest revision to all watchers, once, and let AI seats go on."""
        if self.deleted:
            self.drop()
            return
        for watcher in self.watchers:
            watcher.publish(self.revision, key)
        self.ai.wake()

    # Other processes.

    async def refresh(self) -> Revision:
        """Return the latest stored revision; Refused if the table is gone."""
        self.check_aside()
        if await self._is_behind():
            async with self.turn:
                if await self._is_behind():
                    await self._read_again()
        return self.revision

    def follow(self) -> None:
        """Show revisions that another process may have stored, however often that fails."""
        self._outdated = True
        if self._following is None:
            self._following = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        try:
            for pause in (*PAUSES, None):
                try:
                    while self._outdated:
                        self._outdated = False
                        await self.refresh()
                except Exception:
                    if self.deleted or pause is None:
                        # Watchers have to wait for the next change.
                        return
                    log.exception("table %s could not be read", self.id)
                    self._outdated = True
                    await asyncio.sleep(pause)
        finally:
            self._following = None

    async def _is_behind(self) -> bool:
        version = await self.ports.storage.version(self.id)
        if version is None:
            self.deleted = True
            self.drop()
            raise Refused(404, "unknown_table")
        return version != self.revision.version

    async def _read_again(self) -> None:
        """Read and show what another process has stored; its notice comes later and finds nothing new."""
        stored = await self.ports.storage.read(self.id)
        if stored is None:
            raise Refused(404, "unknown_table")
        self.revision = await read(self.ports, stored, self.revision)
        self._keys = rows.keys_of(stored.entries)
        self._show(None)

    # Watching it.

    def notify(self, notice: Notice) -> None:
        """Pass a notice on to the participants; those about who is there, to all watchers."""
        if "point" in notice:
            self.pointers[notice["point"]["seat"]] = notice["point"]["ref"]
        elif "intends" in notice:
            self.intentions[notice["intends"]["seat"]] = notice["intends"]["message"]
        public = "there" in notice or "watching" in notice
        for watcher in self.watchers:
            if public or watcher.viewer.participates:
                watcher.notify(notice)

    def tell(self, notice: Notice) -> None:
        """Send a notice that is not stored to all watchers, in all processes."""
        self.ports.others.send(self.id, notice)

    def intended(self) -> list[Notice]:
        """Return the intentions of the AI seats that are asked, each as its notice."""
        seats = self.revision.setup.seats
        asked = [seat for seat in sorted(self.revision.table.run.open_seats) if not seats[seat].human]
        noted = self.intentions
        return [{"intends": {"seat": seat, "message": noted[seat]}} for seat in asked if seat in noted]

    def drop(self) -> None:
        """End all connections."""
        for watcher in list(self.watchers):
            watcher.drop()

    def people_changed(self) -> None:
        """Note the watchers here; send all of them the change."""
        viewers = [watcher.viewer for watcher in self.watchers]
        seats = sorted({seat for viewer in viewers for seat in viewer.mine})
        watching = looking_on(w.browser for w in self.watchers if not w.viewer.participates)
        here = self.people.here
        if seats != here.seats:
            self.tell({"here": seats})
        if watching != here.watching:
            self.tell({"looking_on": watching})
        self._note_people(HERE, seats, watching)

    def note_elsewhere(self, origin: str, notice: Notice) -> None:
        """Note the people of another process."""
        self._note_people(origin, notice.get("here"), notice.get("looking_on"))

    def repeat_people(self) -> None:
        """Repeat to other processes who is here, and forget those that have fallen silent."""
        here = self.people.here
        if here.seats:
            self.tell({"here": here.seats})
        if here.watching["n"]:
            self.tell({"looking_on": here.watching})
        now = self.ports.clock.monotonic()
        there, watching = self.people.present(now), self.people.watching(now)
        self.people.forget_silent(now)
        self._tell_people(there, watching, now)

    def _note_people(self, origin: str, seats: list[int] | None, watching: dict[str, Any] | None) -> None:
        now = self.ports.clock.monotonic()
        before = self.people.present(now), self.people.watching(now)
        self.people.note(origin, now, seats, watching)
        self._tell_people(*before, now)

    def _tell_people(self, there: list[int], watching: dict[str, Any], now: float) -> None:
        if (present := self.people.present(now)) != there:
            self.notify({"there": present})
        if (looks := self.people.watching(now)) != watching:
            self.notify({"watching": looks})

    def _absent(self, now: int) -> dict[int, int]:
        """Return since when each seat without a connection has been absent."""
        at = self.ports.clock.monotonic()
        seats = range(len(self.revision.setup.seats))
        seconds = {seat: self.people.absent_seconds(seat, at) for seat in seats}
        return {seat: now - int(since * SECOND) for seat, since in seconds.items() if since is not None}

    # Slow work.

    async def foresight(self, seat: int, payer: str) -> dict[str, Any]:
        """Return the outcomes of the options open to a seat, worked out once for each version."""
        revision = self.revision
        if revision.setup.gathering:
            raise Refused(409, "gathering")
        self.check_aside("foresight_slow")
        async with self._foreseeing:
            if seat not in revision.foresights:
                made = await self._foresee(revision, seat, payer)
                revision.foresights[seat] = {"version": revision.version, **made}
        return revision.foresights[seat]

    async def _foresee(self, revision: Revision, seat: int, payer: str) -> dict[str, Any]:
        if self._foresight_cost >= SLOW_SECONDS:
            task = tasks.foreseeing(revision, seat)
            try:
                reply = await self.ports.thinking.run(task, payer, FORESIGHT_SECONDS, self.id)
            except Late:
                raise self.set_aside("foresight_slow") from None
            except Failed:
                raise Refused(503, "busy") from None
            self._foresight_cost = reply.pop("seconds")
            return reply
        clock = self.ports.clock
        began = clock.spent()
        foreseen = revision.table.foresee(seat)
        self._foresight_cost = clock.spent() - began
        return {"outcomes": foreseen.outcomes, "reach": foreseen.reach}

    def check_aside(self, code: str = "table_slow") -> None:
        """Raise Refused if the table is set aside."""
        if self.ports.clock.monotonic() < self._aside_until.get(code, 0.0):
            raise _aside(code)

    def set_aside(self, code: str) -> Refused:
        """Set the table aside for a while; return the refusal that says so."""
        self._aside_until[code] = self.ports.clock.monotonic() + ASIDE_SECONDS
        log.error("table %s takes too long and is set aside: %s", self.id, code)
        if code == "table_slow":
            self.drop()
        return _aside(code)


async def read(ports: Ports, stored: Stored, before: Revision | None = None) -> Revision:
    """Return a stored table; a worker reads what may take long."""
    followed = None if before is None else rows.fast_forward(before, stored)
    if followed is not None:
        return followed
    if not from_record(stored) and len(stored.entries) < LONG:
        return rows.read(stored)
    id = stored.head["id"]
    try:
        reply = await ports.thinking.run(tasks.reading(stored), stored.head["owner"] or id, READ_SECONDS, id)
    except Late:
        raise _aside("table_slow") from None
    except Failed:
        raise Refused(503, "busy") from None
    with rows.naming(id):
        return tasks.was_read(stored, reply)


def _aside(code: str) -> Refused:
    return Refused(422, code, {"minutes": round(ASIDE_SECONDS / 60)})


def from_record(stored: Stored) -> bool:
    """Return whether a table goes back to a record, which may have been made up to be slow."""
    head = stored.head
    return bool(head["imported"] or head["practice"] or "imported" in head["disclosed"].split())
