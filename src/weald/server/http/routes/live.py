"""Live connections: a WebSocket that receives every revision and may send answers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex
from time import perf_counter
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from weald.kernel.errors import WealdError
from weald.server.errors import Refused
from weald.server.http import requests
from weald.server.http.access import service_of, viewer
from weald.server.http.foresight import foresight
from weald.server.http.identity import caller
from weald.server.http.middleware import RequestMetrics
from weald.server.http.protocol import SEND_TEXT
from weald.server.http.rate_limits import Address, Limits
from weald.server.http.requests import AnswerBody, SceneBody
from weald.server.http.responses import error_response
from weald.server.realtime import chat
from weald.server.realtime.connections import Disconnected, Subscriber
from weald.server.sanitize import clean_name
from weald.server.service import Service
from weald.server.tables import snapshots
from weald.server.tables.commands import Command, Stale
from weald.server.tables.revision import Revision, Setup
from weald.server.tables.snapshots import SettledPart, Viewer
from weald.server.tables.views import EarlyView

POLICY_VIOLATION = 1008
# The route under which answers on live connections are counted.
ROUTE = "/api/tables/{id}/live"
DECODER = msgspec.json.Decoder(requests.LiveMessage)

log = logging.getLogger(__name__)


async def watch(websocket: WebSocket) -> None:
    """Serve a live connection."""
    service = service_of(websocket)
    id = websocket.path_params["id"]
    try:
        seat = requests.query_number(websocket, "seat")
        brief = requests.query_number(websocket, "brief") == 1
        chat_after = requests.query_number(websocket, "talk")
        name = clean_name(websocket.query_params.get("name", ""), 0)
        who = viewer(websocket, await service.latest(id), seat)
    except Refused as refused:
        await websocket.send_denial_response(error_response(refused))
        return
    except SQLAlchemyError as error:
        log.error("the database fails before a live connection: %s", error)
        await websocket.send_denial_response(error_response(Refused(503, "storage")))
        return
    await websocket.accept()
    connection = TableConnection(websocket, service, id, who, brief)
    connection.name = name
    connection.chat_after = chat_after
    try:
        try:
            await service.connections.serve(id, connection)
        except Refused:
            # The table was deleted or set aside a moment ago.
            connection.lost = True
        if connection.lost:
            await websocket.close(POLICY_VIOLATION)
    finally:
        connection.leave()


class TableConnection:
    """A WebSocket to a table; it closes when its seat goes to somebody else."""

    def __init__(self, socket: WebSocket, service: Service, id: str, who: Viewer, brief: bool) -> None:
        self.lost = False
        # The name that a spectator gave, and the number of the last chat message that the client has.
        self.name = ""
        self.chat_after: int | None = None
        self._socket = socket
        self._brief = brief
        self._service = service
        self._id = id
        self._hashes = caller(socket).hashes
        # Several windows of one browser are one spectator; a client without a cookie is one each time.
        self._browser = min(self._hashes, default=token_hex(8))
        self._limits: Limits = socket.state.limits
        self._address: Address | None = socket.state.address
        # Not through the middleware, which has nothing to do with the messages of an accepted connection.
        self._send_text: Callable[[bytes], Awaitable[None]] = socket.scope["extensions"][SEND_TEXT]
        self._metrics: RequestMetrics = socket.app.state.request_metrics
        self._who = who
        self._here: list[int] = []
        self._looks_on = False
        self._missed: list[dict[str, Any]] = []
        self._intentions: list[dict[str, Any]] = []
        # The setup that was shown last, and what all its snapshots have in common.
        self._setup: Setup | None = None
        self._settled: SettledPart | None = None
        # The version that was shown last, and the message that the writer has made for this client.
        self._seen = -1
        self._early: EarlyView | None = None

    async def arrive(self) -> Revision:
        """Return the latest revision and count the seats as present."""
        revision = await self._service.tables.latest(self._id)
        self._sit(revision.setup.mine(self._hashes))
        self._look_on(not self.is_participant())
        if self.is_participant():
            self._intentions = self._service.ai.intentions(revision)
        if self.chat_after is not None and self.is_participant():
            self._missed = await self._service.tables.chat(self._id, self.chat_after, chat.HISTORY)
        return revision

    def is_participant(self) -> bool:
        """Return whether the client has a seat or is the host."""
        return bool(self._here) or self._who.host

    def greetings(self) -> list[dict[str, Any]]:
        """Return who is there, who looks on, what AI seats mean to do, and missed chat messages."""
        there = self._service.presence.present(self._id)
        watching = self._service.spectators.watching(self._id)
        notices: list[dict[str, Any]] = [{"there": there}, {"watching": watching}, *self._intentions]
        return [*notices, {"talk": self._missed}] if self._missed else notices

    async def prepare(self, revision: Revision) -> None:
        """Make what the client will see; Disconnected if the table takes too long and is set aside."""
        try:
            await self._service.views.prepare(revision, self._who.seat, self._brief)
        except Refused:
            # The page then asks for the table and shows the reason.
            self.lost = True
            raise Disconnected from None

    def show(self, revision: Revision, confirmed: list[str]) -> bytes:
        """Return the next message, which confirms these keys; Disconnected if the seat was lost."""
        if revision.setup is not self._setup:
            self._setup = revision.setup
            self._who = replace(self._who, host=revision.setup.is_host(self._hashes))
            self._follow(revision.setup.mine(self._hashes))
            self._settled = snapshots.settled_part(revision.setup, self._who)
        early, self._early = self._early, None
        seen, self._seen = self._seen, revision.version
        text = None if early is None else early.message(revision, seen, self._settled)
        if text is not None and confirmed:
            return b'%b,"confirmed":%b}' % (text[:-1], msgspec.json.encode(confirmed))
        message = (
            snapshots.brief(revision, self._who)
            if self._brief
            else snapshots.since_version(revision, self._who, seen, self._settled)
        )
        return msgspec.json.encode({**message, "confirmed": confirmed} if confirmed else message)

    async def send(self, text: bytes) -> None:
        """Send an encoded message; Disconnected if the client has gone."""
        try:
            await self._send_text(text)
        except OSError:
            raise Disconnected from None

    async def receive(self) -> str | None:
        """Return the next message of the client; None if it has gone."""
        message = await self._socket.receive()
        return message.get("text") or "" if message["type"] == "websocket.receive" else None

    async def reject(self) -> None:
        """Close the connection after an invalid message."""
        await self._socket.close(POLICY_VIOLATION)

    async def handle(self, subscriber: Subscriber, text: str) -> bool:
        """Carry out a message like a request; return whether it was valid."""
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return False
        if [message.answer, message.outcomes, message.scene].count(None) != 2:
            return False
        if message.answer is not None:
            await self._handle_answer(subscriber, message.answer)
        if message.outcomes is not None:
            await self._handle_outcomes(subscriber, message.outcomes.seat)
        if message.scene is not None:
            self._handle_scene(message.scene)
        return True

    def _handle_scene(self, body: SceneBody) -> None:
        """Tell the others that a seat of this client watches a scene, unless it does so too often."""
        if body.seat not in self._here:
            return
        try:
            self._service.chat_limit.count(self._id, body.seat, "point")
        except Refused:
            return
        self._service.bus.send(self._id, {"scene": {"seat": body.seat, "on": body.on}})

    async def _handle_answer(self, subscriber: Subscriber, body: AnswerBody) -> None:
        """Submit an answer, and confirm or refuse it."""
        began = perf_counter()
        refused = await self._confirmed(subscriber, body)
        if refused is not None:
            subscriber.notify({**refused.body(), "key": body.key})
        status = 200 if refused is None else refused.status
        self._metrics.count(ROUTE, "POST", status, perf_counter() - began)

    async def _handle_outcomes(self, subscriber: Subscriber, seat: int) -> None:
        """Send what the options open to a seat would bring, or why not."""
        try:
            subscriber.notify({"outcomes": await self._outcomes(seat), "seat": seat})
        except Refused as refused:
            subscriber.notify({**refused.body(), "seat": seat})
        except WealdError as mistake:
            subscriber.notify({**Refused.because(mistake).body(), "seat": seat})
        except SQLAlchemyError as error:
            log.error("the database fails on a live connection: %s", error)
            subscriber.notify({**Refused(503, "storage").body(), "seat": seat})

    async def _outcomes(self, seat: int) -> msgspec.Raw:
        refused = self._limits.ask(self._address, "GET", f"/api/tables/{self._id}/outcomes")
        if refused is not None:
            raise refused
        revision = await self._service.tables.latest(self._id)
        if seat not in revision.setup.mine(self._hashes):
            raise Refused(403, "seat_not_yours", {"n": seat + 1})
        return await foresight(self._service, revision, seat, self._address)

    async def _confirmed(self, subscriber: Subscriber, body: AnswerBody) -> Refused | None:
        """Submit an answer and confirm it; return the refusal if there is one."""
        try:
            subscriber.confirm(body.key, await self._answer(body))
        except Stale as stale:
            # The snapshot that was missed goes out before the refusal.
            subscriber.publish(stale.revision)
            return Refused(409, "stale")
        except Refused as refused:
            return refused
        except WealdError as mistake:
            return Refused.because(mistake)
        except SQLAlchemyError as error:
            log.error("the database fails on a live connection: %s", error)
            return Refused(503, "storage")
        return None

    async def _answer(self, body: AnswerBody) -> Revision:
        refused = self._limits.ask(self._address, "POST", f"/api/tables/{self._id}/answer")
        if refused is not None:
            raise refused
        command = Command(self._id, body.seat, body.expected, body.key, body.option, "answer", self._hashes)
        views = self._service.views
        if self._settled is None or not views.is_quick(self._id):
            return await self._service.tables.submit(command)
        early = EarlyView(self._seen, self._brief, self._who, self._settled)
        revision = await self._service.tables.submit(command, early)
        views.note(self._id, early)
        self._early = early
        return revision

    def _follow(self, mine: list[int]) -> None:
        """Follow a change of the caller's seats."""
        self._sit(mine)
        self._look_on(not self.is_participant())
        seat = self._who.seat
        if seat is not None and seat not in mine:
            # The seat went to somebody else, and so did its secrets.
            self.lost = True
            raise Disconnected
        self._who = Viewer(seat, mine, self._who.host)

    def leave(self) -> None:
        """Count the seats as absent."""
        self._look_on(False)
        self._sit([])

    def _look_on(self, looks_on: bool) -> None:
        """Count the client as a spectator, or no longer."""
        if looks_on == self._looks_on:
            return
        self._looks_on = looks_on
        if looks_on:
            self._service.spectators.arrive(self._id, self._browser, self.name)
        else:
            self._service.spectators.leave(self._id, self._browser)

    def _sit(self, seats: list[int]) -> None:
        arrived = [seat for seat in seats if seat not in self._here]
        left = [seat for seat in self._here if seat not in seats]
        self._here = seats
        if arrived:
            self._service.presence.connect(self._id, arrived)
        if left:
            self._service.presence.disconnect(self._id, left)
