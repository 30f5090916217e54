"""The desk: the one door to all tables, for routes, sockets, programs, AI seats and timers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import weald
from weald.ai.hints import hint_seconds
from weald.kernel.chance import SECRET_BYTES, SEED_LIMIT
from weald.kernel.errors import Illegal
from weald.kernel.fair_deal import FairDeal
from weald.tables import rows, scenes, tasks
from weald.tables.commands import Caller, Command, Stale
from weald.tables.errors import Refused
from weald.tables.open_table import OpenTable, read
from weald.tables.ports import Failed, Late, Ports, Watcher
from weald.tables.revision import Revision, first_revision
from weald.tables.rows import Rows, Stored
from weald.tables.show import Viewer
from weald.tables.values import AT_ONCE, NORMAL, Disclosed, Pace, Seat, Setup

# The number of tables in use without a watcher.
ROOM = 500
# Seconds that a worker may take for a replay, an import or a report, and for a review.
RECORD_SECONDS = 20.0
REVIEW_SECONDS = 8.0
# Events that a scene may go back before it is left to a worker.
SCENE_EVENTS = 150
# Reviews that may wait or be worked on.
REVIEWS = 8


log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class NewTable:
    """A host's request for a table."""

    game: str
    seats: Sequence[Seat]
    options: Mapping[str, Any]
    seed: int | None = None
    timer: int | None = None
    pace: Pace = AT_ONCE
    # A position of a finished game, if this one begins from its end.
    start_from: Mapping[str, Any] | None = None
    fair_deal: FairDeal | None = None


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table; its tokens are sent only once."""

    id: str
    tokens: dict[str, str]
    invite: str | None


class Desk:
    """All tables of a host."""

    def __init__(self, ports: Ports, new_id: Any, new_secret: Any, fingerprint: Any) -> None:
        self._ports = ports
        # Ids of tables and invitations, secrets of seats, and the hashes by which those are stored.
        self._new_id, self._new_secret, self._fingerprint = new_id, new_secret, fingerprint
        self._open: OrderedDict[str, OpenTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[OpenTable]] = {}

    @property
    def tables(self) -> list[OpenTable]:
        """The tables in use."""
        return list(self._open.values())

    def in_use(self, id: str) -> OpenTable | None:
        """Return a table if it is in use."""
        return self._open.get(id)

    async def stop(self) -> None:
        """Let AI seats rest and end all connections; what was submitted is stored first."""
        for table in self.tables:
            await table.ai.stop()
        for table in self.tables:
            await table.settled()
            table.drop()

    # One table.

    async def table(self, id: str) -> OpenTable:
        """Return a table for a command: as it was when this process saw it last."""
        table = self._open.get(id)
        if table is None or table.deleted:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.ensure_future(self._load(id))
                loading.add_done_callback(lambda done: self._loaded(id, done))
            # A client that leaves must not end what others wait for.
            table = await asyncio.shield(loading)
        self._open.move_to_end(id)
        return table

    async def latest(self, id: str) -> OpenTable:
        """Return a table for a look: at its latest stored version."""
        before = self._open.get(id)
        table = await self.table(id)
        if table is before:
            await table.refresh()
        else:
            table.check_aside()
        return table

    async def submit(self, command: Command, caller: Caller) -> Revision:
        """Carry out a command; if it raises Refused, Stale or Illegal, nothing has changed."""
        table = await self.table(command.table)
        return await table.submit(command, caller)

    async def watch(self, id: str, watcher: Watcher) -> OpenTable:
        """Show a table from now on, beginning with its latest version; `leave` ends that."""
        table = await self.table(id)
        table.watchers[watcher] = None
        try:
            await table.refresh()
        except BaseException:
            self.leave(table, watcher)
            raise
        watcher.publish(table.revision)
        table.people_changed()
        return table

    def leave(self, table: OpenTable, watcher: Watcher) -> None:
        """Show a table no longer."""
        if watcher in table.watchers:
            del table.watchers[watcher]
            table.people_changed()

    async def _load(self, id: str) -> OpenTable:
        stored = await self._ports.storage.read(id)
        if stored is None:
            raise Refused(404, "unknown_table")
        table = OpenTable(self._ports, stored, await read(self._ports, stored))
        self._open[id] = table
        self._forget_idle()
        # It may be the turn of an AI seat that was not woken yet.
        table.ai.wake()
        return table

    def _loaded(self, id: str, done: asyncio.Task[OpenTable]) -> None:
        del self._loading[id]
        if not done.cancelled():
            # Retrieved, in case all callers that waited have left.
            done.exception()

    def _forget_idle(self) -> None:
        """Forget the tables that were not used for longest, as far as they are not needed."""
        for id in list(self._open):
            if len(self._open) <= ROOM:
                return
            if self._open[id].idle:
                del self._open[id]

    # New tables.

    async def open(self, wanted: NewTable, host: str) -> Opened:
        """Open a table for a browser; return the token of each of its seats."""
        guests = any(seat.kind == "guest" for seat in wanted.seats)
        if guests and wanted.seed is not None:
            raise Refused(422, "seed_shared")
        disclosed: tuple[Disclosed, ...] = ("solo",) if wanted.seed is None else ("solo", "seed")
        if guests:
            disclosed = ()
        if wanted.start_from is not None:
            # Cards that lie face down at its end go on, and all players could see them there.
            disclosed = ("earlier", *disclosed)
        count = len(wanted.seats)
        chance = secrets.token_bytes(SECRET_BYTES) if wanted.seed is None else wanted.seed
        table = weald.new(wanted.game, count, chance, dict(wanted.options), start_from=wanted.start_from)
        seats, tokens = self._seated(wanted.seats, host)
        # AI seats think by a number of their own, so that their answers say nothing about the cards.
        thinking = secrets.randbelow(SEED_LIMIT) if wanted.seed is None else wanted.seed
        setup = Setup(
            id=self._new_id(),
            game=wanted.game,
            options=dict(table.options),
            seed=thinking,
            seats=seats,
            host=host,
            invite=self._new_id(),
            timer=wanted.timer,
            disclosed=disclosed,
            pace=wanted.pace,
        )
        deal = wanted.fair_deal
        if deal is not None:
            setup = replace(setup, fair_deal=deal, gathering=True)
            table = weald.new(wanted.game, count, deal.seed if setup.complete else chance, setup.options)
            setup = setup.dealt() if setup.complete else setup
        now = self._ports.clock.now()
        await self._add(rows.opened([first_revision(setup, table, now)], now))
        return Opened(setup.id, tokens, setup.invite)

    async def add_record(self, record: Mapping[str, Any], host: str, payer: str) -> Opened:
        """Store a record as a table to look at, without free seats."""
        new = await self._imported(record, payer, continued=False)
        await self._add(replace(new, head={**new.head, "owner": host}))
        return Opened(new.table, {}, None)

    async def continue_record(
        self, record: Mapping[str, Any], host: str, payer: str, until: int | None = None
    ) -> Opened:
        """Store a record as a table to play on; the host gets the seats of all humans.

        With `until`, it goes on from that answer of a finished game, for practice.
        """
        practice = until is not None
        new = await self._imported(record, payer, continued=True, until=until)
        seats, tokens = self._seated(list(new.seats.values()), host)
        head = {
            **new.head,
            "owner": host,
            "invite": self._new_id(),
            "imported": False,
            "disclosed": "imported",
            "practice": practice,
            "pace": NORMAL if practice else AT_ONCE,
            "updated": self._ports.clock.now(),
        }
        await self._add(replace(new, head=head, seats=dict(enumerate(seats))))
        return Opened(new.table, tokens, head["invite"])

    async def _imported(
        self, record: Mapping[str, Any], payer: str, continued: bool, until: int | None = None
    ) -> Rows:
        now = self._ports.clock.now()
        task: dict[str, Any] = {"do": "import", "record": record, "continued": continued, "until": until}
        task |= {"id": self._new_id(), "now": now}
        reply = await self._run(task, payer, RECORD_SECONDS, "record_slow")
        return Rows.from_json(reply["rows"])

    async def _add(self, new: Rows) -> None:
        await self._ports.storage.store(new)
        if any(seat.kind == "ai" for seat in new.seats.values()) and not new.head["imported"]:
            # Its AI seats may have to begin.
            await self.table(new.table)

    def _seated(self, seats: Sequence[Seat], host: str) -> tuple[tuple[Seat, ...], dict[str, str]]:
        """Put the host on every human seat; return the seats and the tokens of those."""
        tokens = {str(n): self._new_secret() for n, seat in enumerate(seats) if seat.kind == "human"}
        taken = list(seats)
        for n, token in tokens.items():
            taken[int(n)] = replace(seats[int(n)], token=self._fingerprint(token), owner=host)
        return tuple(taken), tokens

    # Looks that take a worker.

    async def hint(self, table: OpenTable, viewer: Viewer, expected: int, payer: str) -> dict[str, Any]:
        """Return the best option for a viewer's seat, with its chance, its reasons and its rivals."""
        revision, seat = table.revision, viewer.seat
        assert seat is not None
        if revision.setup.gathering:
            raise Refused(409, "gathering")
        if not revision.is_current(seat, expected):
            raise Stale(revision)
        if revision.table.decision(seat) is None:
            raise Illegal("not_asked", {"seats": revision.waiting})
        seconds = hint_seconds(revision.table.options)
        try:
            reply = await self._ports.thinking.run(tasks.hinting(revision, seat), payer, seconds, table.id)
        except Failed as failed:
            log.error("there is no hint at table %s: %s", table.id, failed)
            raise Refused(500, "internal") from None
        del reply["seconds"]
        return reply

    async def scene(self, table: OpenTable, viewer: Viewer, after: int, payer: str) -> Mapping[str, Any]:
        """Return the beats of a table after an event."""
        revision = table.revision
        if revision.setup.gathering:
            raise Refused(409, "gathering")
        reveal_all = viewer.seat is None and revision.table.over
        if revision.last - after <= SCENE_EVENTS and not table.is_slow:
            return scenes.scene(revision, viewer.seat, after, reveal_all)
        task: dict[str, Any] = {"do": "scene", "stored": (await self.stored(table.id)).to_json()}
        task |= {"seat": viewer.seat, "after": after, "reveal_all": reveal_all}
        return await self._run(task, payer, RECORD_SECONDS, "record_slow", table.id)

    async def report(self, table: OpenTable, viewer: Viewer, payer: str) -> dict[str, Any]:
        """Return a bug report about what a viewer sees."""
        task: dict[str, Any] = {
            "do": "report",
            "stored": (await self.stored(table.id)).to_json(),
            "seat": viewer.seat,
        }
        return await self._run(task, payer, RECORD_SECONDS, "record_slow", table.id)

    async def replay(
        self, table: OpenTable, what: str, payer: str, at: int | None = None, after: int = 0
    ) -> Any:
        """Return the `snapshot`, the `scene` or the `story` of a game that is over."""
        revision = table.revision
        if not revision.closed:
            raise Refused(403, "record_secret")
        task: dict[str, Any] = {"do": "replay", "table": table.id, "version": revision.version}
        task |= {"show": what, "at": at, "after": after}
        reply = await self._run(task, payer, RECORD_SECONDS, "record_slow", table.id)
        if "unknown" in reply:
            task["stored"] = (await self.stored(table.id)).to_json()
            reply = await self._run(task, payer, RECORD_SECONDS, "record_slow", table.id)
        return reply["shown"]

    async def stored(self, id: str) -> Stored:
        """Return a table as it is stored."""
        stored = await self._ports.storage.read(id)
        if stored is None:
            raise Refused(404, "unknown_table")
        return stored

    async def history(self, id: str) -> Stored:
        """Return the parts of a table's record, even if its position is damaged."""
        stored = await self._ports.storage.history(id)
        if stored is None:
            raise Refused(404, "unknown_table")
        return stored

    async def record(self, id: str) -> dict[str, Any]:
        """Return the stored record of a table with its players."""
        stored = await self.history(id)
        with rows.naming(id):
            setup = rows.setup_of(stored.head, stored.seats)
            record = rows.record_of(stored.head, stored.entries)
        deal = {} if setup.fair_deal is None else {"fair_deal": setup.fair_deal.to_json()}
        return {**record, "players": setup.players(), **deal}

    def review(self, table: OpenTable, seat: int | None, payer: str) -> dict[str, Any]:
        """Return the moments that decided a finished game, or that they are not ready yet."""
        revision = table.revision
        if not revision.table.over:
            raise Refused(403, "record_secret")
        seats = tuple(_reviewed(revision, seat))
        if seats not in table.reviews:
            if sum(None in other.reviews.values() for other in self.tables) >= REVIEWS:
                raise Refused(503, "busy")
            table.reviews[seats] = None
            task = asyncio.ensure_future(self._review(table, seats, payer))
            table.reviewing.add(task)
            task.add_done_callback(table.reviewing.discard)
        ready = table.reviews[seats]
        return {"ready": False, "moments": [], "series": []} if ready is None else {"ready": True, **ready}

    async def _review(self, table: OpenTable, seats: tuple[int, ...], payer: str) -> None:
        task: dict[str, Any] = {"do": "moments", "seats": seats, "budget": REVIEW_SECONDS, "unattended": True}
        try:
            task["record"] = await self.record(table.id)
            review = await self._ports.thinking.run(task, payer, REVIEW_SECONDS, table.id)
            table.reviews[seats] = {name: review[name] for name in ("moments", "series")}
        except Late:
            table.reviews[seats] = {"moments": [], "series": []}
        except (Failed, Refused):
            # The next request tries again.
            del table.reviews[seats]

    async def _run(
        self, task: Mapping[str, Any], payer: str, seconds: float, code: str, table: str = ""
    ) -> dict[str, Any]:
        try:
            reply = await self._ports.thinking.run(task, payer, seconds, table)
        except Late:
            raise Refused(422, code) from None
        except Failed:
            raise Refused(503, "busy") from None
        del reply["seconds"]
        return reply


def _reviewed(revision: Revision, seat: int | None) -> list[int]:
    """Return the seats whose answers are looked at: those of people; of rivals, only the asked one."""
    table = revision.table
    people = [n for n, sitting in enumerate(revision.setup.seats) if sitting.kind != "ai"]
    seats = people or list(range(table.seats))
    if seat is not None and not 0 <= seat < table.seats:
        raise Refused(400, "bad_field", {"field": "seat"})
    if table.game.cooperative or table.seats == 1:
        return seats
    return [seats[0] if seat is None else seat]
