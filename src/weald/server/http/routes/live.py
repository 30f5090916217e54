"""Live connections: a WebSocket that receives every revision and may send answers."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from secrets import token_hex
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from weald.kernel.errors import WealdError
from weald.server.bounded import TokenBucket
from weald.server.errors import Refused
from weald.server.http import requests
from weald.server.http.access import service_of, viewer
from weald.server.http.foresight import foresight
from weald.server.http.identity import caller
from weald.server.http.middleware import RequestMetrics
from weald.server.http.protocol import DIRECT, BoundedWebSocketProtocol
from weald.server.http.rate_limits import Address, Limits, counted
from weald.server.http.requests import (
    AnswerBody,
    Call,
    ChangeBody,
    CommandBody,
    ConsentBody,
    LiveMessage,
    NumberedCall,
    OutcomesBody,
    PaceBody,
    PointBody,
    SceneBody,
    UndoBody,
)
from weald.server.http.responses import error_response
from weald.server.http.seat_changes import changed_seat
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
# The route under which messages on live connections are counted.
ROUTE = "/api/tables/{id}/live"
DECODER = msgspec.json.Decoder(LiveMessage)
CALLS = msgspec.json.Decoder(Call)
NUMBERS = msgspec.json.Decoder(NumberedCall)
# What changes a table; everything else does nothing to the game.
COMMANDS = AnswerBody | UndoBody | ConsentBody | ChangeBody | PaceBody
# Token bucket for messages that do nothing to the game, and for refused answers: burst, refill per second.
IDLE_MESSAGES = (200.0, 20.0)
# Errors that a client is told about; others are ours and end its connection.
EXPECTED = (Stale, Refused, WealdError, SQLAlchemyError)

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
        self._address: Address = socket.state.address
        self._counted = counted(self._address)
        # Not through the middleware, which has nothing to do with the messages of an accepted connection.
        self._direct: BoundedWebSocketProtocol = socket.scope["extensions"][DIRECT]
        self._idle_messages = TokenBucket(*IDLE_MESSAGES, 1)
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
        # Messages are carried out one after another: by the task that receives, or as they arrive.
        self._handles = False
        self._answers = False
        self._next: asyncio.Future[None] | None = None
        self._gone = False

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
        text = None if early is None else early.message(revision, seen, self._settled, confirmed)
        if text is not None:
            return text
        if self._brief:
            return snapshots.encoded_brief(revision, self._who, confirmed)
        assert self._settled is not None
        return snapshots.encoded_since(revision, self._who, seen, self._settled, confirmed)

    async def send(self, text: bytes) -> None:
        """Send an encoded message; Disconnected if the client has gone."""
        try:
            await self._direct.send_text(text)
        except OSError:
            raise Disconnected from None

    def send_now(self, revision: Revision, confirmed: list[str]) -> bool:
        """Show a revision at once if the writer has made its message; return whether it did."""
        early = self._early
        if early is None or revision.setup is not self._setup:
            return False
        text = early.message(revision, self._seen, self._settled, confirmed)
        if text is None or not self._direct.send_now(text):
            return False
        self._early = None
        self._seen = revision.version
        return True

    def reply_now(self, text: bytes) -> bool:
        """Send an encoded reply at once if the client reads; return whether it did."""
        return self._direct.send_now(text)

    async def receive(self) -> str | None:
        """Return the next message of the client; None if it has gone."""
        message = await self._socket.receive()
        return message.get("text") or "" if message["type"] == "websocket.receive" else None

    async def reject(self) -> None:
        """Close the connection after an invalid message."""
        await self._socket.close(POLICY_VIOLATION)

    def take_messages(self, subscriber: Subscriber) -> None:
        """Take answers as they arrive, from now on, instead of leaving them to `receive`."""
        self._direct.take_text = partial(self._take, subscriber)

    def _take(self, subscriber: Subscriber, text: str) -> bool:
        """Submit an answer without a task, which would cost as much as playing it; return whether it did."""
        if self._handles or self._answers or not self._service.tables.is_ready(self._id):
            return False
        body = _decoded(text)
        if not isinstance(body, AnswerBody):
            return False
        began = perf_counter()
        early = self._early_view(body.key)
        if early is None:
            return False
        refused = self._count(body)
        if refused is not None:
            if not self._drop_flood(subscriber):
                self._finish(subscriber, body, began, early, refused)
            return True
        self._answers = True
        done = partial(self._answered, subscriber, body, began, early)
        self._service.tables.submit_answer(self._command(body, body.option, "answer"), early, done)
        return True

    def _answered(
        self,
        subscriber: Subscriber,
        body: AnswerBody,
        began: float,
        early: EarlyView,
        revision: Revision | None,
        error: Exception | None,
    ) -> None:
        """Report what has become of an answer that was submitted without a task."""
        self._answers = False
        if self._next is not None and not self._next.done():
            self._next.set_result(None)
        if self._gone:
            return
        if error is not None and not isinstance(error, EXPECTED):
            subscriber.drop()
            raise error
        outcome = revision if error is None else error
        assert outcome is not None
        self._finish(subscriber, body, began, early, outcome)

    async def handle(self, subscriber: Subscriber, text: str) -> bool:
        """Carry out a message like a request; return whether it was valid."""
        self._handles = True
        try:
            if self._answers:
                self._next = asyncio.get_running_loop().create_future()
                await self._next
            return await self._handle(subscriber, text)
        finally:
            self._handles = False

    async def _handle(self, subscriber: Subscriber, text: str) -> bool:
        body = _decoded(text)
        if body is None:
            return False
        began = perf_counter()
        is_command = isinstance(body, COMMANDS)
        if not is_command and self._drop_flood(subscriber):
            return True
        early = self._early_view(body.key) if isinstance(body, AnswerBody) else None
        outcome: Revision | dict[str, Any] | msgspec.Raw | Exception | None = self._count(body)
        if outcome is None:
            try:
                outcome = await self._carry_out(body, early)
            except EXPECTED as error:
                outcome = error
        elif is_command and self._drop_flood(subscriber):
            return True
        self._finish(subscriber, body, began, early, outcome)
        return True

    def _drop_flood(self, subscriber: Subscriber) -> bool:
        """Count a message that does nothing to the game; drop a client that sends nothing else."""
        if self._counted is None or not self._idle_messages.take(None):
            return False
        self.lost = True
        subscriber.drop()
        return True

    def _count(self, body: Body) -> Refused | None:
        """Count a message like a request; return the refusal if there were too many."""
        if isinstance(body, SceneBody):
            # It is none, and counts like pointing.
            return None
        return self._limits.ask_as(self._counted, "POST", ROUTE)

    async def _carry_out(
        self, body: Body, early: EarlyView | None
    ) -> Revision | dict[str, Any] | msgspec.Raw:
        """Do what a message asks for; return the revision that it leads to, or what it brings."""
        tables = self._service.tables
        match body:
            case AnswerBody():
                return await tables.submit(self._command(body, body.option, "answer"), early)
            case UndoBody():
                return await tables.submit(self._command(body, None, "undo"))
            case ConsentBody():
                return await tables.submit(self._command(body, "yes" if body.agree else "no", "consent"))
            case ChangeBody():
                return await changed_seat(self._service, self._id, body, self._hashes)
            case PaceBody():
                return await tables.set_pace(self._id, body.seat, body.pace, body.key, self._hashes)
            case OutcomesBody():
                return await self._outcomes(body.seat)
            case PointBody():
                self._tell(body.seat, {"point": {"seat": body.seat, "ref": body.ref}})
            case SceneBody():
                self._tell(body.seat, {"scene": {"seat": body.seat, "on": body.on}})
            case WrongCall():
                raise body.error
        return {}

    def _tell(self, seat: int, message: dict[str, Any]) -> None:
        """Tell the others something of a seat of this client; Refused if it does so too often."""
        self._require(seat, self._here)
        self._service.chat_limit.count(self._id, seat, "point")
        self._service.bus.send(self._id, message)

    def _require(self, seat: int, mine: list[int]) -> None:
        """Refuse what only the person at a seat may do."""
        if seat not in mine:
            raise Refused(403, "seat_not_yours", {"n": seat + 1})

    def _command(self, body: CommandBody, option: str | None, kind: str) -> Command:
        return Command(self._id, body.seat, body.expected, body.key, option, kind, self._hashes)

    def _early_view(self, key: str) -> EarlyView | None:
        """Return what makes the message that confirms a key, if the table is quick."""
        if self._settled is None or not self._service.views.is_quick(self._id):
            return None
        return EarlyView(self._seen, self._brief, self._who, self._settled, key)

    def _finish(
        self,
        subscriber: Subscriber,
        body: Body,
        began: float,
        early: EarlyView | None,
        outcome: Revision | dict[str, Any] | msgspec.Raw | Exception,
    ) -> None:
        """Confirm what was carried out, after the snapshot that it led to, or refuse it."""
        status = 200
        if isinstance(outcome, Revision):
            if early is not None:
                self._service.views.note(self._id, early)
            self._early = early
            assert isinstance(body, COMMANDS)
            subscriber.confirm(body.key, outcome)
            reply = _reply(body, {"version": outcome.version})
        elif isinstance(outcome, Exception):
            if isinstance(outcome, Stale):
                # The snapshot that was missed goes out before the refusal.
                subscriber.publish(outcome.revision)
            refused = _refusal(outcome)
            status = refused.status
            reply = _refusal_of(body, refused)
        else:
            reply = _reply(body, outcome)
        if reply is not None:
            subscriber.reply(reply)
        self._metrics.count(ROUTE, "POST", status, perf_counter() - began)

    async def _outcomes(self, seat: int) -> msgspec.Raw:
        revision = await self._service.tables.latest(self._id)
        self._require(seat, revision.setup.mine(self._hashes))
        return await foresight(self._service, revision, seat, self._address)

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
        self._gone = True
        # Nothing may refer to itself, because garbage is collected rarely.
        self._direct.take_text = None
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


class WrongCall(NamedTuple):
    """A call that says something wrong."""

    n: int
    error: Refused


Body = AnswerBody | OutcomesBody | SceneBody | Call | WrongCall


def _decoded(text: str) -> Body | None:
    """Return what a client says; None if its message is neither a call nor one of the other forms."""
    if '"do"' in text:
        try:
            call: Call = CALLS.decode(text)
            return call
        except (msgspec.DecodeError, RecursionError) as error:
            wrong = str(error)
        with suppress(msgspec.DecodeError, RecursionError):
            return WrongCall(NUMBERS.decode(text).n, requests.explained(wrong))
    try:
        message = DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    bodies = [body for body in (message.answer, message.outcomes, message.scene) if body is not None]
    return bodies[0] if len(bodies) == 1 else None


def _reply(body: Body, result: Any) -> dict[str, Any] | None:
    """Return the reply to what was carried out, if there is one beside the next snapshot."""
    if isinstance(body, Call):
        return {"n": body.n, "ok": result}
    return {"outcomes": result, "seat": body.seat} if isinstance(body, OutcomesBody) else None


def _refusal_of(body: Body, refused: Refused) -> dict[str, Any] | None:
    """Return the reply to what is refused, if there is one."""
    reasons = refused.body()
    if isinstance(body, Call | WrongCall):
        return {"n": body.n, "refused": {"status": refused.status, **reasons["error"]}}
    if isinstance(body, AnswerBody):
        return {**reasons, "key": body.key}
    return {**reasons, "seat": body.seat} if isinstance(body, OutcomesBody) else None


def _refusal(error: Exception) -> Refused:
    """Return what a client is told about an error."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, Stale):
        return Refused(409, "stale")
    if isinstance(error, WealdError):
        return Refused.because(error)
    log.error("the database fails on a live connection: %s", error)
    return Refused(503, "storage")
