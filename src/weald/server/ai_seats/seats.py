"""AI seats: they think in processes of their own and answer by the same way as everybody else."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from hashlib import blake2b

from weald.kernel.chance import SEED_LIMIT
from weald.server.ai_seats.leases import Leases
from weald.server.ai_seats.pool import Thinkers, ThoughtFailed
from weald.server.errors import Refused
from weald.server.tables.commands import Command, Stale
from weald.server.tables.revision import Moment

# Thinking is bounded, and so are those who wait for advice: altogether and at one table.
HINTS_WAITING = 16
HINTS_AT_A_TABLE = 3
# How long to wait before looking again at a table for which another process thinks.
ELSEWHERE_SECONDS = 1.0
# After a failure, mostly of the database, they try again after so many seconds, and then when somebody looks.
PAUSES = (0.2, 1.0, 5.0, 20.0, 60.0)

log = logging.getLogger(__name__)


def think_seed(moment: Moment, seat: int) -> int:
    """A seed for this thought: the same after a restart, and not to be guessed by other players."""
    said = f"{moment.setup.seed}:{moment.version}:{seat}".encode()
    return int.from_bytes(blake2b(said, digest_size=8).digest(), "big") % SEED_LIMIT


class SeatsAi:
    """Moves the AI seats of all tables."""

    def __init__(
        self,
        carry_out: Callable[[Command], Awaitable[Moment]],
        latest: Callable[[str], Awaitable[Moment]],
        thinkers: Thinkers,
        leases: Leases,
    ) -> None:
        self._carry_out = carry_out
        self._latest = latest
        self._thinkers = thinkers
        self._leases = leases
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._called: set[str] = set()
        self._hints: Counter[str] = Counter()
        self._stopped = False

    def wake(self, moment: Moment) -> None:
        """See whether an AI has to move at a table."""
        id = moment.setup.id
        if id in self._playing:
            # Whoever plays there may just be about to leave: it has to look once more before it goes.
            self._called.add(id)
        elif not self._stopped and _next_seat(moment) is not None:
            self._playing[id] = asyncio.create_task(self._play(moment))

    async def stop(self) -> None:
        """Leave all tables, also those that are stored only now: whoever starts next plays on."""
        self._stopped = True
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def hint(self, moment: Moment, seat: int, level: str) -> str:
        """What an AI would do in a person's place."""
        id = moment.setup.id
        if self._hints.total() >= HINTS_WAITING or self._hints[id] >= HINTS_AT_A_TABLE:
            raise Refused(503, "busy")
        self._hints[id] += 1
        try:
            return await self._choose(level, moment, seat)
        except ThoughtFailed as failed:
            log.error("the AI %s has no advice at table %s: %s", level, id, failed)
            raise Refused(500, "internal") from None
        finally:
            self._hints[id] -= 1
            self._hints = +self._hints

    async def _play(self, moment: Moment) -> None:
        """Answer for the AI seats of one table, one after another, until only people are asked."""
        id = moment.setup.id
        ours = False
        failed = 0
        try:
            while True:
                seat = _next_seat(moment)
                if seat is None and id not in self._called:
                    return
                try:
                    if seat is None:
                        self._called.discard(id)
                        moment = await self._latest(id)
                    elif ours or (ours := await self._leases.take(id)):
                        moment = await self._move(moment, seat)
                    else:
                        await asyncio.sleep(ELSEWHERE_SECONDS)
                        moment = await self._latest(id)
                    failed = 0
                except Exception:
                    log.exception("the AI seats of table %s stopped", id)
                    if failed == len(PAUSES):
                        return
                    # People at the table wait, and nobody else would call again.
                    await asyncio.sleep(PAUSES[failed])
                    self._called.add(id)
                    failed += 1
        finally:
            self._called.discard(id)
            del self._playing[id]
            if ours:
                await self._leases.give_back(id)

    async def _move(self, moment: Moment, seat: int) -> Moment:
        """Answer for one AI seat; the table afterwards."""
        id = moment.setup.id
        option = await self._think(moment, seat)
        command = Command(id, seat, moment.version, f"ai:{moment.version}:{seat}", option)
        try:
            return await self._carry_out(command)
        except (Stale, Refused) as refused:
            if isinstance(refused, Refused) and refused.code != "key_reused":
                raise
            # Somebody took an answer back meanwhile, or another process was faster: the table is read anew.
            return await self._latest(id)

    async def _think(self, moment: Moment, seat: int) -> str:
        level = moment.setup.seats[seat].level
        assert level is not None
        try:
            return await self._choose(level, moment, seat)
        except ThoughtFailed as failed:
            # A bot that fails must not end a game that people play; any legal option keeps it going.
            log.error("the AI %s failed at table %s: %s", level, moment.setup.id, failed)
            decision = moment.table.decision(seat)
            assert decision is not None
            return decision.options[think_seed(moment, seat) % len(decision.options)]

    async def _choose(self, level: str, moment: Moment, seat: int) -> str:
        seed = think_seed(moment, seat)
        return await self._thinkers.choose(moment.setup.id, level, moment.table, seat, seed)


def _next_seat(moment: Moment) -> int | None:
    """The first AI seat that is asked at a table which is really played."""
    # While people settle whether to go back, an answer would settle it for them.
    if moment.setup.imported or moment.wish is not None:
        return None
    robots = [n for n, seat in enumerate(moment.setup.seats) if seat.kind == "ai"]
    if not robots:
        return None
    robots = [seat for seat in moment.waiting if seat in robots]
    question = moment.table.run.question
    if question is not None and question.humans_first and len(robots) < len(moment.waiting):
        return None
    return robots[0] if robots else None
