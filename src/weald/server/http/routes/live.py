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
from weald.server.http.access import asker
from weald.server.http.middleware import refusal, visitor
from weald.server.http.rate_limits import Address, Limits
from weald.server.http.requests import AnswerBody
from weald.server.operations.health import Traffic
from weald.server.realtime.connections import Watcher
from weald.server.service import Service, service_of
from weald.server.tables import snapshots
from weald.server.tables.commands import Command, Stale
from weald.server.tables.revision import Moment, Setup
from weald.server.tables.snapshots import Asker

NOT_YOURS = 1008
# Under this name what comes in on lines is counted.
LINE = "/api/tables/{id}/live"
SPOKEN = msgspec.json.Decoder(requests.Spoken)

log = logging.getLogger(__name__)


async def watch(websocket: WebSocket) -> None:
    """A table, live."""
    service = service_of(websocket)
    id = websocket.path_params["id"]
    try:
        seat = requests.query_number(websocket, "seat")
        brief = requests.query_number(websocket, "brief") == 1
        who = asker(websocket, await service.look(id), seat)
    except Refused as refused:
        await websocket.send_denial_response(refusal(refused))
        return
    await websocket.accept()
    line = Line(websocket, service, id, who, brief)
    try:
        await service.live.serve(websocket, id, line)
        if line.lost:
            await websocket.close(NOT_YOURS)
    finally:
        line.leave()


class Line:
    """An open line to a table, which follows what seats whoever holds it may play."""

    def __init__(self, socket: WebSocket, service: Service, id: str, who: Asker, brief: bool) -> None:
        self.lost = False
        self._brief = brief
        self._service = service
        self._id = id
        self._hashes = visitor(socket).hashes
        self._limits: Limits = socket.state.limits
        self._address: Address | None = socket.state.address
        self._traffic: Traffic = socket.app.state.traffic
        self._who = who
        self._here: list[int] = []
        self._setup: Setup | None = None

    async def arrive(self) -> Moment:
        """The table, now that nothing can be missed any more."""
        moment = await self._service.tables.latest(self._id)
        self._sit(moment.setup.mine(self._hashes))
        return moment

    def is_insider(self) -> bool:
        """Whether this is one of the people at the table."""
        return bool(self._here) or self._who.host

    def greeting(self) -> dict[str, Any]:
        """Who is there."""
        return {"there": self._service.presence.there(self._id)}

    def show(self, moment: Moment, version: int) -> dict[str, Any]:
        """What to send to somebody who knows the table up to a version."""
        if moment.setup is not self._setup:
            self._setup = moment.setup
            self._follow(moment.setup.mine(self._hashes))
        if self._brief:
            return snapshots.brief(moment, self._who)
        return snapshots.since_version(moment, self._who, version)

    async def hear(self, watcher: Watcher, text: str) -> bool:
        """Carry out what came in on the line as if it had been sent by itself; False: it makes no sense."""
        try:
            body = SPOKEN.decode(text).answer
        except (msgspec.DecodeError, RecursionError):
            return False
        began = perf_counter()
        refused = await self._confirmed(watcher, body)
        if refused is not None:
            watcher.tell_aside({**refused.body(), "key": body.key})
        status = 200 if refused is None else refused.status
        self._traffic.count(LINE, "POST", status, perf_counter() - began)
        return True

    async def _confirmed(self, watcher: Watcher, body: AnswerBody) -> Refused | None:
        """Carry out an answer and let it be confirmed; or why that cannot be."""
        try:
            watcher.confirm(body.key, await self._answer(body))
        except Stale as stale:
            # What was missed comes first.
            watcher.tell(stale.moment)
            return Refused(409, "stale")
        except Refused as refused:
            return refused
        except WealdError as mistake:
            return Refused.because(mistake)
        except SQLAlchemyError as error:
            log.error("the database fails on a line: %s", error)
            return Refused(503, "storage")
        return None

    async def _answer(self, body: AnswerBody) -> Moment:
        refused = self._limits.ask(self._address, "POST", f"/api/tables/{self._id}/answer")
        if refused is not None:
            raise refused
        command = Command(self._id, body.seat, body.expected, body.key, body.option, "answer", self._hashes)
        return await self._service.tables.carry_out(command)

    def _follow(self, mine: list[int]) -> None:
        """Go on with the seats that are one's own now."""
        self._sit(mine)
        seat = self._who.seat
        if seat is not None and seat not in mine:
            # The seat is somebody else's now, and so are its secrets.
            self.lost = True
            raise WebSocketDisconnect(NOT_YOURS)
        self._who = Asker(seat, mine, self._who.host)

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
