"""A live connection: a WebSocket that is shown every revision and may send commands."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Mapping
from secrets import token_hex
from time import perf_counter
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from weald.kernel.errors import WealdError
from weald.server.bounded import TokenBucket
from weald.server.http.access import service_of, viewer
from weald.server.http.identity import caller
from weald.server.http.messages import Body, OutcomesBody, Said, SceneBody, decoded
from weald.server.http.middleware import RequestMetrics
from weald.server.http.rate_limits import Limits
from weald.server.http.requests import CommandBody, PointBody, query_number
from weald.server.http.responses import encode, error_response
from weald.server.http.security_log import note_refusal
from weald.tables import show
from weald.tables.commands import Caller, Stale
from weald.tables.errors import Refused
from weald.tables.open_table import OpenTable
from weald.tables.ports import Notice
from weald.tables.revision import Revision
from weald.tables.sanitize import clean_name
from weald.tables.show import Viewer
from weald.tables.values import Setup

POLICY_VIOLATION = 1008
# The route under which messages of live connections are counted.
ROUTE = "/api/tables/{id}/live"
# The number of notices that wait for a slow client; the page can fetch the rest.
NOTICES = 100
# Above this many watchers of a table, snapshots are sent one at a time so that the loop stays responsive.
FEW = 8
# Token bucket for messages that do nothing to the game, and for refused commands: burst, refill per second.
IDLE_MESSAGES = (200.0, 20.0)
# Errors that a client is told about; others are ours and end its connection.
EXPECTED = (Stale, Refused, WealdError, SQLAlchemyError)

log = logging.getLogger(__name__)


class LiveConnection:
    """The watcher of a table behind a WebSocket; it ends when its seat goes to another browser."""

    def __init__(self, socket: WebSocket, table: OpenTable, who: Viewer, brief: bool, name: str) -> None:
        self._socket = socket
        self._service = service_of(socket)
        self._table = table
        self.viewer = who
        self._brief = brief
        self._hashes = caller(socket).hashes
        # Several windows of one browser are one spectator; a client without a cookie is one each time.
        self.browser = (min(self._hashes, default=token_hex(8)), name)
        self._limits: Limits = socket.state.limits
        self._client = socket.state.client
        self._idle_messages = TokenBucket(*IDLE_MESSAGES)
        self._metrics: RequestMetrics = socket.app.state.request_metrics
        # Whether the client has lost the right to look on as it does.
        self.lost = False
        # The latest revision, which replaces earlier ones that were not sent.
        self._latest: Revision | None = None
        self._seen = -1
        self._setup = table.revision.setup
        self._notices: deque[Notice] = deque(maxlen=NOTICES)
        # Keys of commands that are under way here, and those that the next snapshot confirms.
        self._keys: set[str] = set()
        self._confirmed: list[str] = []
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    # As the watcher of a table.

    def publish(self, revision: Revision, key: str | None = None) -> None:
        """Show a revision, which confirms the command with this key if the client sent it."""
        if self._latest is None or revision.version > self._latest.version:
            self._latest = revision
        elif key not in self._keys:
            return
        if key is not None and key in self._keys:
            self._keys.discard(key)
            # Sent together with the reply.
            self._confirmed.append(key)
        else:
            self._news.set()

    def notify(self, notice: Notice) -> None:
        """Pass a notice on."""
        if not self._notices or self._notices[-1] != notice:
            self._notices.append(notice)
        # The first message is a snapshot.
        if self._latest is not None:
            self._news.set()

    def drop(self) -> None:
        """End the connection."""
        for task in self._tasks:
            task.cancel()

    # Its life.

    async def serve(self, chat_after: int | None) -> None:
        """Show the table and carry out what the client says until one of them ends it."""
        desk = self._service.desk
        await desk.watch(self._table.id, self)
        try:
            await self._greet(chat_after)
            self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive())]
            if self._table.deleted:
                self.drop()
            done, pending = await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)
            for task in done:
                if not task.cancelled():
                    task.result()
        finally:
            # Garbage is collected rarely, so nothing may refer to itself: the tasks have their frames.
            self._tasks = []
            desk.leave(self._table, self)

    async def _greet(self, chat_after: int | None) -> None:
        """Queue what follows the first snapshot: who is there, plans of AI seats, missed chat messages."""
        table, now = self._table, self._table.ports.clock.monotonic()
        there = ({"there": table.people.present(now)}, {"watching": table.people.watching(now)})
        # They are queued already if the client itself is what is new.
        notices: list[Notice] = [notice for notice in self._notices if notice not in there]
        self._notices.clear()
        notices += there
        if self.viewer.participates:
            notices += table.intended()
            if chat_after is not None:
                missed = await self._service.chat.after(table.id, chat_after)
                notices += [{"talk": missed}] if missed else []
        for notice in notices:
            self.notify(notice)

    async def _send(self) -> None:
        """Send new revisions and notices until the client has gone or has lost its seat."""
        while True:
            await self._news.wait()
            if len(self._table.watchers) > FEW:
                async with self._table.crowd:
                    await asyncio.sleep(0)
            self._news.clear()
            confirmed, self._confirmed = self._confirmed, []
            notices = list(self._notices)
            self._notices.clear()
            messages: list[Notice] = []
            revision = self._latest
            if revision is not None and (confirmed or revision.version > self._seen):
                if not self._may_see(revision):
                    self.lost = True
                    return
                messages.append(self._snapshot(revision, confirmed))
            try:
                for message in (*messages, *notices):
                    # A client that does not read is dropped by the gate.
                    await self._socket.send_text(encode(message).decode())
            except (WebSocketDisconnect, RuntimeError, OSError):
                return

    def _snapshot(self, revision: Revision, confirmed: list[str]) -> Notice:
        seen, self._seen = self._seen, revision.version
        if self._brief:
            shown: Notice = show.brief(revision, self.viewer)
        else:
            shown = show.since_version(revision, self.viewer, seen)
        return {**shown, "confirmed": confirmed} if confirmed else shown

    def _may_see(self, revision: Revision) -> bool:
        """Follow a change of the seats; return whether the client still has the seat that it looks from."""
        if revision.setup is not self._setup:
            self._follow(revision.setup)
        return self.viewer.seat is None or self.viewer.seat in self.viewer.mine

    def _follow(self, setup: Setup) -> None:
        self._setup = setup
        before, seat = self.viewer, self.viewer.seat
        self.viewer = Viewer(seat, setup.mine(self._hashes), setup.is_host(self._hashes))
        if self.viewer != before:
            self._table.people_changed()

    # Messages of the client.

    async def _receive(self) -> None:
        """Carry out messages one after another until the client has gone or sends an invalid one."""
        while True:
            try:
                text = await self._socket.receive_text()
            except (WebSocketDisconnect, RuntimeError):
                return
            except KeyError:
                # A binary message.
                text = ""
            message = decoded(text)
            if message is None or not await self._handle(message):
                self.lost = True
                return
            if not isinstance(message.body, CommandBody):
                # Receiving a message that is there already does not give the others their turn.
                await asyncio.sleep(0)

    async def _handle(self, message: Said) -> bool:
        """Carry out a message; return whether the client may send more."""
        began = perf_counter()
        body = message.body
        is_command = isinstance(body, CommandBody)
        if not is_command and self._is_flood():
            return False
        # Watching a scene counts like pointing.
        counts = not isinstance(body, SceneBody)
        refused = self._limits.ask(self._client, "POST", ROUTE) if counts else None
        result: Any = None
        if refused is not None:
            if is_command and self._is_flood():
                return False
        elif isinstance(body, Refused):
            refused = body
        else:
            try:
                result = await self._carry_out(body)
            except EXPECTED as error:
                refused = self._refusal(error)
        if refused is not None:
            note_refusal(self._socket, refused)
        # It goes out after the snapshot to which the message has led.
        reply = message.reply(result) if refused is None else message.refusal(refused)
        if reply is not None:
            self.notify(reply)
        self._news.set()
        status = 200 if refused is None else refused.status
        self._metrics.count(ROUTE, "POST", status, perf_counter() - began)
        return True

    def _is_flood(self) -> bool:
        """Count a message that does nothing to the game; return whether there were too many."""
        return self._client is not None and bool(self._idle_messages.take(None))

    async def _carry_out(self, body: Body) -> Mapping[str, Any]:
        """Do what a message asks for; return what it brings."""
        match body:
            case OutcomesBody():
                await self._table.refresh()
                self._require(body.seat, self._table.revision.setup.mine(self._hashes))
                return await self._table.foresight(body.seat, self._client or self._table.payer)
            case PointBody():
                self._tell(body.seat, {"point": {"seat": body.seat, "ref": body.ref}})
            case SceneBody():
                self._tell(body.seat, {"scene": {"seat": body.seat, "on": body.on}})
            case _:
                self._keys.add(body.key)
                try:
                    command = body.at(self._table.id)
                    revision = await self._service.desk.submit(command, Caller(self._hashes))
                    return {"version": revision.version}
                finally:
                    self._keys.discard(body.key)
        return {}

    def _tell(self, seat: int, notice: Notice) -> None:
        """Tell the others something of a seat of this client; Refused if it does so too often."""
        self._require(seat, self.viewer.mine)
        self._service.chat.points.require((self._table.id, seat), "too_fast")
        self._table.tell(notice)

    def _require(self, seat: int, mine: list[int]) -> None:
        """Refuse what only the person at a seat may do."""
        if seat not in mine:
            raise Refused(403, "seat_not_yours", {"n": seat + 1})

    def _refusal(self, error: Exception) -> Refused:
        """Return the message about an error; a snapshot that it missed goes out before."""
        if isinstance(error, Refused):
            return error
        if isinstance(error, Stale):
            self.publish(error.revision)
            return Refused(409, "stale")
        if isinstance(error, WealdError):
            return Refused.because(error)
        log.error("the database fails on a live connection: %s", error)
        return Refused(503, "storage")


async def watch(websocket: WebSocket) -> None:
    """Serve a live connection: a WebSocket, described in protocol.md."""
    try:
        seat = query_number(websocket, "seat")
        brief = query_number(websocket, "brief") == 1
        chat_after = query_number(websocket, "talk")
        name = clean_name(websocket.query_params.get("name", ""), 0)
        table = await service_of(websocket).desk.latest(websocket.path_params["id"])
        who = viewer(websocket, table.revision, seat)
    except Refused as refused:
        note_refusal(websocket, refused)
        await websocket.send_denial_response(error_response(refused))
        return
    except SQLAlchemyError as error:
        log.error("the database fails before a live connection: %s", error)
        await websocket.send_denial_response(error_response(Refused(503, "storage")))
        return
    await websocket.accept()
    connection = LiveConnection(websocket, table, who, brief, name)
    try:
        await connection.serve(chat_after)
    except Refused:
        # The table was deleted or set aside a moment ago.
        connection.lost = True
    if connection.lost or table.deleted:
        await websocket.close(POLICY_VIOLATION)
