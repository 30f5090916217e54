"""A table, live: what is stored goes out on a line, and answers may come in on it."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from weald.kernel.errors import WealdError
from weald.server.errors import Refused
from weald.server.http import requests
from weald.server.http.access import viewer
from weald.server.http.middleware import caller, refusal
from weald.server.http.rate_limits import Address, Limits
from weald.server.http.requests import AnswerBody
from weald.server.operations.health import RequestMetrics
from weald.server.realtime.connections import Subscriber
from weald.server.service import Service, service_of
from weald.server.tables import snapshots
from weald.server.tables.commands import Command, Stale
from weald.server.tables.revision import Revision, Setup
from weald.server.tables.snapshots import Viewer

NOT_YOURS = 1008
# Under this name what comes in on lines is counted.
ROUTE = "/api/tables/{id}/live"
DECODER = msgspec.json.Decoder(requests.LiveMessage)

log = logging.getLogger(__name__)


async def watch(websocket: WebSocket) -> None:
    """A table, live."""
    service = service_of(websocket)
    id = websocket.path_params["id"]
    try:
        seat = requests.query_number(websocket, "seat")
        brief = requests.query_number(websocket, "brief") == 1
        who = viewer(websocket, await service.look(id), seat)
    except Refused as refused:
        await websocket.send_denial_response(refusal(refused))
        return
    await websocket.accept()
    connection = TableConnection(websocket, service, id, who, brief)
    try:
        await service.connections.serve(websocket, id, connection)
        if connection.lost:
            await websocket.close(NOT_YOURS)
    finally:
        connection.leave()


class TableConnection:
    """An open line to a table, which follows what seats whoever holds it may play."""

    def __init__(self, socket: WebSocket, service: Service, id: str, who: Viewer, brief: bool) -> None:
        self.lost = False
        self._brief = brief
        self._service = service
        self._id = id
        self._hashes = caller(socket).hashes
        self._limits: Limits = socket.state.limits
        self._address: Address | None = socket.state.address
        self._traffic: RequestMetrics = socket.app.state.traffic
        self._who = who
        self._here: list[int] = []
        self._setup: Setup | None = None

    async def arrive(self) -> Revision:
        """The table, now that nothing can be missed any more."""
        revision = await self._service.tables.latest(self._id)
        self._sit(revision.setup.mine(self._hashes))
        return revision

    def is_participant(self) -> bool:
        """Whether this is one of the people at the table."""
        return bool(self._here) or self._who.host

    def greeting(self) -> dict[str, Any]:
        """Who is there."""
        return {"there": self._service.presence.there(self._id)}

    def show(self, revision: Revision, version: int) -> dict[str, Any]:
        """What to send to somebody who knows the table up to a version."""
        if revision.setup is not self._setup:
            self._setup = revision.setup
            self._follow(revision.setup.mine(self._hashes))
        if self._brief:
            return snapshots.brief(revision, self._who)
        return snapshots.since_version(revision, self._who, version)

    async def receive(self, subscriber: Subscriber, text: str) -> bool:
        """Carry out what came in on the line as if it had been sent by itself; False: it makes no sense."""
        try:
            body = DECODER.decode(text).answer
        except (msgspec.DecodeError, RecursionError):
            return False
        began = perf_counter()
        refused = await self._confirmed(subscriber, body)
        if refused is not None:
            subscriber.notify({**refused.body(), "key": body.key})
        status = 200 if refused is None else refused.status
        self._traffic.count(ROUTE, "POST", status, perf_counter() - began)
        return True

    async def _confirmed(self, subscriber: Subscriber, body: AnswerBody) -> Refused | None:
        """Carry out an answer and let it be confirmed; or why that cannot be."""
        try:
            subscriber.confirm(body.key, await self._answer(body))
        except Stale as stale:
            # What was missed comes first.
            subscriber.tell(stale.revision)
            return Refused(409, "stale")
        except Refused as refused:
            return refused
        except WealdError as mistake:
            return Refused.because(mistake)
        except SQLAlchemyError as error:
            log.error("the database fails on a line: %s", error)
            return Refused(503, "storage")
        return None

    async def _answer(self, body: AnswerBody) -> Revision:
        refused = self._limits.ask(self._address, "POST", f"/api/tables/{self._id}/answer")
        if refused is not None:
            raise refused
        command = Command(self._id, body.seat, body.expected, body.key, body.option, "answer", self._hashes)
        return await self._service.tables.submit(command)

    def _follow(self, mine: list[int]) -> None:
        """Go on with the seats that are one's own now."""
        self._sit(mine)
        seat = self._who.seat
        if seat is not None and seat not in mine:
            # The seat is somebody else's now, and so are its secrets.
            self.lost = True
            raise WebSocketDisconnect(NOT_YOURS)
        self._who = Viewer(seat, mine, self._who.host)

    def leave(self) -> None:
        self._sit([])

    def _sit(self, seats: list[int]) -> None:
        came = [seat for seat in seats if seat not in self._here]
        went = [seat for seat in self._here if seat not in seats]
        self._here = seats
        if came:
            self._service.presence.came(self._id, came)
        if went:
            self._service.presence.went(self._id, went)
