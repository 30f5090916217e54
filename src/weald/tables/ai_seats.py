"""The AI seats of one table: they have a worker think and submit commands like other seats."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from weald.ai import level_of, quick_choice, seconds_of
from weald.tables import tasks
from weald.tables.commands import SERVICE, Answer, Stale
from weald.tables.errors import Refused
from weald.tables.pacing import PATIENCE, TakingTurns, delay, think_seed
from weald.tables.ports import Failed, Late
from weald.tables.revision import Revision

if TYPE_CHECKING:
    from weald.tables.open_table import OpenTable

# Seconds before looking again at a table whose lease another process holds.
ELSEWHERE_SECONDS = 1.0
# Seconds before each retry after a failure, mostly of the storage.
PAUSES = (0.2, 1.0, 5.0, 20.0, 60.0)

log = logging.getLogger(__name__)


class AiSeats:
    """The player of the AI seats of one table, while it is their turn."""

    def __init__(self, table: OpenTable) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        # Choices that no worker made in time.
        self.late = 0

    @property
    def busy(self) -> bool:
        """Whether they are thinking or waiting for their turn."""
        return self._task is not None

    def wake(self) -> None:
        """Play if it is the turn of an AI seat."""
        self._changed.set()
        if self._task is None and self._table.revision.next_ai_seat is not None:
            self._task = asyncio.create_task(self._play())

    async def stop(self) -> None:
        """Stop playing; the next process continues."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _play(self) -> None:
        """Answer for the AI seats until only people are asked."""
        ours, failed = False, 0
        turns = TakingTurns()
        others = self._table.ports.others
        try:
            while (seat := (revision := self._table.revision).next_ai_seat) is not None:
                try:
                    if not ours and not (ours := await others.take_lease(self._table.id)):
                        await asyncio.sleep(ELSEWHERE_SECONDS)
                        await self._table.refresh()
                    elif turns.people_first(revision):
                        turns.waited(revision, await self._think(revision, seat))
                        await self._pause(revision, PATIENCE[revision.setup.pace])
                    else:
                        await self._move(revision, seat, turns.plan(revision))
                    failed = 0
                except Exception as error:
                    if isinstance(error, Refused) and error.code == "unknown_table":
                        # Its host has deleted it.
                        return
                    log.exception("the AI seats of table %s stopped", self._table.id)
                    if failed == len(PAUSES):
                        return
                    # People wait for this seat, and no other event would wake it.
                    await asyncio.sleep(PAUSES[failed])
                    failed += 1
        finally:
            self._task = None
            if ours:
                await others.give_back_lease(self._table.id)

    async def _pause(self, revision: Revision, seconds: float) -> bool:
        """Wait, but no longer than until the table changes; return whether it has changed."""
        try:
            async with asyncio.timeout(seconds):
                # They are also woken if nothing has changed.
                while self._table.revision is revision:
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            return False
        return True

    async def _move(self, revision: Revision, seat: int, option: str | None) -> None:
        """Answer for one AI seat, at the pace of the table."""
        clock = self._table.ports.clock
        began = clock.monotonic()
        if option is None:
            option = await self._think(revision, seat)
        left = delay(revision) - (clock.monotonic() - began)
        if left > 0 and await self._pause(revision, left):
            return
        version = revision.version
        try:
            answer = Answer(self._table.id, seat, version, f"ai:{version}:{seat}", option)
            await self._table.submit(answer, SERVICE)
        except (Stale, Refused) as refused:
            # An answer was taken back meanwhile, or another process was faster: look again.
            if isinstance(refused, Refused) and refused.code != "key_reused":
                raise

    async def _think(self, revision: Revision, seat: int) -> str:
        """Return a worker's choice; a failing or a late one must not stop a game between people."""
        task = tasks.choosing(revision, seat, self._table.pointers)
        setup = revision.setup
        seconds = seconds_of(level_of(task["level"]), revision.table.options)
        try:
            reply = await self._table.ports.thinking.run(task, setup.host or setup.id, seconds, setup.id)
        except Late:
            self.late += 1
            return self._quick(revision, seat)
        except (Failed, Refused) as failed:
            log.error("the AI %s failed at table %s: %s", task["level"], setup.id, failed)
            return self._quick(revision, seat)
        if reply["intends"] is not None:
            self._table.tell({"intends": {"seat": seat, "message": reply["intends"]}})
        option: str = reply["option"]
        return option

    def _quick(self, revision: Revision, seat: int) -> str:
        """Return the best-looking option, or any legal one if even that could take long."""
        seed = think_seed(revision, seat)
        if not self._table.is_slow:
            try:
                return quick_choice(revision.table.clone(), seat, seed)
            except Exception:
                log.exception("no quick answer at table %s", self._table.id)
        decision = revision.table.decision(seat)
        assert decision is not None
        return decision.options[seed % len(decision.options)]
