"""AI seats: they think beside the event loop and answer by the same way as everybody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b

from weald import ai
from weald.kernel.chance import SEED_LIMIT
from weald.kernel.table import Table
from weald.server.commands import Command, Stale
from weald.server.errors import Refused
from weald.server.moment import Moment

# Thinking is bounded: so many at a time, and so many hints waiting.
THINKERS = 2
HINTS_WAITING = 16

log = logging.getLogger(__name__)


def think_seed(moment: Moment, seat: int) -> int:
    """A seed for this thought: the same after a restart, and not to be guessed by other players."""
    said = f"{moment.setup.seed}:{moment.version}:{seat}".encode()
    return int.from_bytes(blake2b(said, digest_size=8).digest(), "big") % SEED_LIMIT


class SeatsAi:
    """Moves the AI seats of all tables."""

    def __init__(
        self, carry_out: Callable[[Command], Awaitable[Moment]], latest: Callable[[str], Awaitable[Moment]]
    ) -> None:
        self._carry_out = carry_out
        self._latest = latest
        self._pool = ThreadPoolExecutor(THINKERS, thread_name_prefix="weald-ai")
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._called: set[str] = set()
        self._hints = 0

    def wake(self, moment: Moment) -> None:
        """See whether an AI has to move at a table."""
        id = moment.setup.id
        if id in self._playing:
            # Whoever plays there may just be about to leave: it has to look once more before it goes.
            self._called.add(id)
        elif _next_seat(moment) is not None:
            self._playing[id] = asyncio.create_task(self._play(moment))

    async def stop(self) -> None:
        for task in self._playing.values():
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def hint(self, moment: Moment, seat: int, level: str) -> str:
        """What an AI would do in a person's place."""
        if self._hints >= HINTS_WAITING:
            raise Refused(503, "busy")
        self._hints += 1
        try:
            return await self._choose(level, moment, seat)
        finally:
            self._hints -= 1

    async def _play(self, moment: Moment) -> None:
        """Answer for the AI seats of one table, one after another, until only people are asked."""
        id = moment.setup.id
        try:
            while True:
                seat = _next_seat(moment)
                if seat is not None:
                    moment = await self._move(moment, seat)
                elif id in self._called:
                    self._called.discard(id)
                    moment = await self._latest(id)
                else:
                    return
        except Exception:
            log.exception("the AI seats of table %s stopped", id)
        finally:
            self._called.discard(id)
            del self._playing[id]

    async def _move(self, moment: Moment, seat: int) -> Moment:
        """Answer for one AI seat; the table afterwards."""
        id = moment.setup.id
        option = await self._think(moment, seat)
        command = Command(id, seat, moment.version, f"ai:{moment.version}:{seat}", option)
        try:
            return await self._carry_out(command)
        except Stale:
            # Somebody took an answer back meanwhile: think again about the table as it is now.
            return await self._latest(id)

    async def _think(self, moment: Moment, seat: int) -> str:
        level = moment.setup.seats[seat].level
        assert level is not None
        try:
            return await self._choose(level, moment, seat)
        except Exception:
            # A bot that fails must not end a game that people play; any legal option keeps it going.
            log.exception("the AI %s failed at table %s", level, moment.setup.id)
            decision = moment.table.decision(seat)
            assert decision is not None
            return decision.options[think_seed(moment, seat) % len(decision.options)]

    async def _choose(self, level: str, moment: Moment, seat: int) -> str:
        loop = asyncio.get_running_loop()
        table: Table = moment.table.clone()
        return await loop.run_in_executor(self._pool, ai.choose, level, table, seat, think_seed(moment, seat))


def _next_seat(moment: Moment) -> int | None:
    """The first AI seat that is asked at a table which is really played."""
    # While people settle whether to go back, an answer would settle it for them.
    if moment.setup.imported or moment.wish is not None:
        return None
    return next((seat for seat in moment.waiting if moment.setup.seats[seat].kind == "ai"), None)
