"""People at any host: the same calls, whether they go to a desk, over HTTP or on a live connection.

A call has the names and fields of the page's transport; its reply is plain JSON, and a refusal is `Refusal`.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.contract.hosts import Process, Storages
from tests.contract.memory import plain
from tests.loops import LoopThread
from tests.server.live_server import PATIENCE, Browser, Json, fresh_key, running
from weald.games import find
from weald.kernel.errors import WealdError
from weald.server.http import requests
from weald.server.settings import Settings, hosts_for
from weald.server.tokens import fingerprint, new_secret
from weald.tables import fair_deals, show
from weald.tables.commands import Caller, Remove, Stale, TakeSeat
from weald.tables.desk import NewTable
from weald.tables.errors import Refused
from weald.tables.open_table import OpenTable
from weald.tables.ports import Notice
from weald.tables.revision import Revision
from weald.tables.sanitize import clean_name
from weald.tables.seating import checked_level
from weald.tables.values import Seat

T = TypeVar("T")

BODIES: dict[str, Any] = {
    "answer": requests.AnswerBody,
    "undo": requests.UndoBody,
    "consent": requests.ConsentBody,
    "seat": requests.ChangeBody,
    "pace": requests.PaceBody,
}


class Refusal(Exception):
    """A refused call, as its sender is told."""

    def __init__(self, status: int, code: str, message: Json, missed: Json | None = None) -> None:
        super().__init__(status, code, message)
        self.status = status
        self.code = code
        self.message = message
        self.missed = missed


class Refusing(NamedTuple):
    """The status and the code of a refusal, to compare with."""

    status: int
    code: str


class Watching:
    """A person's look at a table, message by message."""

    def next(self) -> Json:
        """Return the next message; ConnectionError if there are no more."""
        raise NotImplementedError

    def snapshot(self) -> Json:
        """Return the next snapshot."""
        while True:
            message = self.next()
            if "version" in message and "n" not in message:
                return message

    def until(self, version: int) -> list[Json]:
        """Return all snapshots up to a version."""
        shown = [self.snapshot()]
        while shown[-1]["version"] < version:
            shown.append(self.snapshot())
        return shown

    def notice(self, name: str) -> Any:
        """Return the next notice of a name."""
        while True:
            message = self.next()
            if name in message and "version" not in message:
                return message[name]


class Person:
    """A person with a browser."""

    def call(self, do: str, table: str = "", **body: Any) -> Json:
        """Return the reply to a call; Refusal if it is refused."""
        raise NotImplementedError

    def watch(self, table: str, seat: int | None = None) -> AbstractContextManager[Watching]:
        """Watch a table as one of this person's seats or as a spectator."""
        raise NotImplementedError

    # Short for what is done most.

    def open(self, *kinds: str, game: str = "ecosystem", seed: int | None = 7, **more: Any) -> Json:
        """Open a table with seats of these kinds; an AI's is its level."""
        kinds = kinds or ("human", "human", "human")
        seats = [
            {"kind": kind, "name": f"Seat {n}" if kind == "human" else ""}
            if kind in ("human", "guest")
            else {"kind": "ai", "name": "", "level": kind}
            for n, kind in enumerate(kinds)
        ]
        seed = None if "guest" in kinds else seed
        return self.call("create", game=game, seats=seats, seed=seed, **more)

    def look(self, table: str, seat: int | None = None, after: int = 0) -> Json:
        return self.call("look", table, seat=seat, after=after)

    def command(self, do: str, table: str, seat: int, **more: Any) -> Json:
        """Send a command from the present version."""
        body = {"expected": None, "key": fresh_key(), **more}
        if body["expected"] is None:
            body["expected"] = self.look(table)["version"]
        return self.call(do, table, seat=seat, **body)

    def answer(self, table: str, seat: int, option: str | None = None, **more: Any) -> int:
        """Answer with an option, by default the first; return the version that it leads to."""
        if option is None:
            option = self.look(table, seat)["decisions"][0]["choices"][0]["id"]
        version: int = self.command("answer", table, seat, option=option, **more)["version"]
        return version

    def play(self, table: str, seats: Sequence[int], until: int = 10_000) -> Json:
        """Answer for these seats until the end or a version; return the table for the first of them."""
        late = time.monotonic() + PATIENCE
        while True:
            around = self.look(table, seats[0])
            if around["over"] or around["version"] >= until:
                return around
            asked = [n for n in seats if around["seats"][n]["asked"] and not around["seats"][n]["done"]]
            if asked:
                self.answer(table, asked[0])
            assert time.monotonic() < late, "the game does not end"

    def join(self, invite: str, seat: int, name: str = "Till", **more: Any) -> Json:
        """Take a free seat."""
        return self.call("join", code=invite, seat=seat, name=name, **{"key": fresh_key(), **more})

    def refused(self, do: str, table: str = "", **body: Any) -> Refusing:
        """Return the refusal of a call that has to be refused."""
        try:
            reply = self.call(do, table, **body)
        except Refusal as refusal:
            return Refusing(refusal.status, refusal.code)
        raise AssertionError(f"{do} was not refused: {str(reply)[:200]}")


class Host:
    """A host on which people meet."""

    def person(self) -> Person:
        """Return a person who was never here."""
        raise NotImplementedError

    def restart(self) -> None:
        """Stop the host and start it again on what is stored."""
        raise NotImplementedError

    def leave(self, staying: int = 0) -> None:
        """Let people go but the first ones."""

    @property
    def present(self) -> int:
        """The number of people who are here."""
        return 0

    def close(self) -> None:
        """Stop the host."""
        raise NotImplementedError

    def together(self, *calls: Callable[[], T]) -> list[T]:
        """Return the results of calls that are made at the same time."""
        with ThreadPoolExecutor(len(calls)) as hands:
            return [sent.result() for sent in [hands.submit(call) for call in calls]]


# A desk without a server.


class DeskHost(Host):
    """A desk in a thread of its own."""

    def __init__(self, storages: Storages) -> None:
        self._storages = storages
        self._loop = LoopThread()
        self.invited: dict[str, str] = {}
        self._start()

    def _start(self) -> None:
        self._context = self._storages.process()
        self.process: Process = self.run(self._context.__aenter__())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the loop of the desk."""
        return self._loop.run(work, PATIENCE)

    def person(self) -> Person:
        return DeskPerson(self)

    def _stop(self) -> None:
        self.run(self._context.__aexit__(None, None, None))

    def restart(self) -> None:
        self._stop()
        self._start()

    def close(self) -> None:
        self._stop()
        self._loop.close()


class DeskPerson(Person):
    """A person who calls the desk itself."""

    def __init__(self, host: DeskHost) -> None:
        self._host = host
        self.owner = fingerprint(new_secret())
        self.caller = Caller(frozenset({self.owner}))

    def call(self, do: str, table: str = "", **body: Any) -> Json:
        async def within() -> Any:
            if do in BODIES:
                return await self._submit(do, table, body)
            return await getattr(self, f"_{do}")(table, body)

        try:
            reply: Json = plain(self._host.run(within()))
        except Stale as stale:
            who = show.viewer_or_spectator(stale.revision, self.caller.hashes, body["seat"])
            missed = plain(show.since_version(stale.revision, who, body["expected"]))
            raise self._refusal(Refused(409, "stale"), missed) from None
        except Refused as refused:
            raise self._refusal(refused) from None
        except WealdError as mistake:
            raise self._refusal(Refused.because(mistake)) from None
        return reply

    def _refusal(self, refused: Refused, missed: Json | None = None) -> Refusal:
        return Refusal(refused.status, refused.code, plain(refused.message.to_json()), missed)

    @property
    def _desk(self) -> Any:
        return self._host.process.desk

    async def _submit(self, do: str, table: str, body: Json) -> Json:
        command = msgspec.convert(body, BODIES[do]).at(table)
        return {"version": (await self._desk.submit(command, self.caller)).version}

    async def _create(self, _: str, body: Json) -> Json:
        wanted = msgspec.convert(body, requests.TableBody)
        game = find(wanted.game)
        seats = [
            Seat(clean_name(one.name, n), one.kind, checked_level(one.kind, one.level, n, game))
            for n, one in enumerate(wanted.seats)
        ]
        earlier = None
        if wanted.start_from is not None:
            earlier = (await self._desk.latest(wanted.start_from)).revision.table.position()
        deal = fair_deals.begun(seats, requests.contributed(wanted)) if wanted.fair else None
        new = NewTable(
            wanted.game, seats, wanted.options, wanted.seed, wanted.timer, wanted.pace, earlier, deal
        )
        opened = await self._desk.open(new, self.owner)
        self._host.invited[opened.invite] = opened.id
        return dict(plain(opened))

    async def _join(self, _: str, body: Json) -> Json:
        wanted = msgspec.convert({k: v for k, v in body.items() if k != "code"}, requests.JoinBody)
        sitting = Seat(clean_name(wanted.name, wanted.seat), "guest", owner=self.owner)
        id = self._host.invited[body["code"]]
        await self._desk.submit(
            TakeSeat(id, wanted.seat, wanted.key, sitting, requests.contributed(wanted)), self.caller
        )
        return {"id": id, "seat": wanted.seat}

    async def _table(self, id: str, seat: int | None) -> tuple[OpenTable, show.Viewer]:
        table: OpenTable = await self._desk.latest(id)
        return table, show.viewer_of(table.revision, self.caller.hashes, seat)

    async def _look(self, id: str, body: Json) -> Any:
        table, who = await self._table(id, body.get("seat"))
        return show.after_event(table.revision, who, body.get("after", 0))

    async def _hint(self, id: str, body: Json) -> Json:
        table, who = await self._table(id, body["seat"])
        hint: Json = await self._desk.hint(table, who, body["expected"], self.owner)
        return hint

    async def _outcomes(self, id: str, body: Json) -> Json:
        table, _ = await self._table(id, body["seat"])
        return await table.foresight(body["seat"], self.owner)

    async def _scene(self, id: str, body: Json) -> Json:
        table, who = await self._table(id, body.get("seat"))
        if body.get("at") is not None:
            shown: Json = await self._desk.replay(table, "scene", self.owner, body["at"], body["after"])
            return shown
        scene: Json = await self._desk.scene(table, who, body["after"], self.owner)
        return scene

    async def _replay(self, id: str, body: Json) -> Json:
        table, _ = await self._table(id, None)
        shown: Json = await self._desk.replay(table, "snapshot", self.owner, body.get("at"))
        return shown

    async def _story(self, id: str, _: Json) -> Json:
        table, _who = await self._table(id, None)
        shown: Json = await self._desk.replay(table, "story", self.owner)
        return shown

    async def _moments(self, id: str, body: Json) -> Json:
        table, _ = await self._table(id, None)
        review: Json = self._desk.review(table, body.get("seat"), self.owner)
        return review

    async def _report(self, id: str, body: Json) -> Json:
        table, who = await self._table(id, body.get("seat"))
        report: Json = await self._desk.report(table, who, self.owner)
        return report

    async def _record(self, id: str, _: Json) -> Json:
        table, _who = await self._table(id, None)
        if not table.revision.closed and not table.revision.setup.may_export(self.caller.hashes):
            raise Refused(403, "record_secret")
        record: Json = await self._desk.record(id)
        return record

    async def _bring(self, _: str, body: Json) -> Json:
        desk, record = self._desk, body["record"]
        if body["play"]:
            opened = await desk.continue_record(record, self.owner, self.owner)
        else:
            opened = await desk.add_record(record, self.owner, self.owner)
        return dict(plain(opened))

    async def _practice(self, id: str, body: Json) -> Json:
        table, _ = await self._table(id, None)
        if not table.revision.table.over:
            raise Refused(403, "record_secret")
        record = await self._desk.record(id)
        if body["at"] > len(record["answers"]):
            raise Refused(422, "replay_range", {"n": body["at"], "last": len(record["answers"])})
        opened = await self._desk.continue_record(record, self.owner, self.owner, body["at"])
        return dict(plain(opened))

    async def _remove(self, id: str, _: Json) -> Json:
        setup = (await self._desk.latest(id)).revision.setup
        if not setup.is_host(self.caller.hashes) and not setup.mine(self.caller.hashes):
            raise Refused(403, "table_not_yours")
        await self._desk.submit(Remove(id), self.caller)
        return {}

    @contextmanager
    def watch(self, table: str, seat: int | None = None) -> Iterator[Watching]:
        watching = DeskWatching(self, seat)

        async def begin() -> OpenTable:
            found: OpenTable = await self._desk.table(table)
            show.viewer_of(found.revision, self.caller.hashes, seat)
            watching.table = found
            await self._desk.watch(table, watching)
            return found

        try:
            found = self._host.run(begin())
        except Refused as refused:
            raise self._refusal(refused) from None
        yield watching

        async def end() -> None:
            self._desk.leave(found, watching)

        self._host.run(end())


class DeskWatching(Watching):
    """A watcher of the desk."""

    def __init__(self, person: DeskPerson, seat: int | None) -> None:
        self._person = person
        self._seat = seat
        self.viewer = show.Viewer(seat, [] if seat is None else [seat], False)
        self.browser = (person.owner, "")
        self._seen = -1
        self._messages: SimpleQueue[Json | None] = SimpleQueue()
        self.table: OpenTable | None = None

    def publish(self, revision: Revision, key: str | None = None) -> None:
        if revision.version > self._seen:
            who = show.viewer_of(revision, self._person.caller.hashes, self._seat)
            self._messages.put(plain(show.since_version(revision, who, self._seen)))
            self._seen = revision.version

    def notify(self, notice: Notice) -> None:
        self._messages.put(plain(dict(notice)))

    def drop(self) -> None:
        self._messages.put(None)

    def next(self) -> Json:
        try:
            message = self._messages.get(timeout=PATIENCE)
        except Empty:
            raise AssertionError("nothing was shown") from None
        if message is None:
            raise ConnectionError
        return message


# A server.


class ServerHost(Host):
    """A server on a socket; people send commands in requests, or `live` on connections."""

    def __init__(self, folder: Path, live: bool) -> None:
        self._folder = folder
        self.live = live
        self._people: list[ServerPerson] = []
        self._start()

    def _start(self) -> None:
        # Commands of tests come from one address.
        self._context = running(self._folder, settled=Settings(hosts_for("127.0.0.1")))
        self.url = self._context.__enter__()

    def person(self) -> Person:
        person = ServerPerson(self)
        self._people.append(person)
        return person

    def leave(self, staying: int = 0) -> None:
        while len(self._people) > staying:
            self._people.pop().browser.http.close()

    @property
    def present(self) -> int:
        return len(self._people)

    def restart(self) -> None:
        self._context.__exit__(None, None, None)
        self._start()

    def close(self) -> None:
        self.leave()
        self._context.__exit__(None, None, None)


class ServerPerson(Person):
    """A person with a browser."""

    def __init__(self, host: ServerHost) -> None:
        self._host = host
        self._browser = Browser(host.url)

    @property
    def browser(self) -> Browser:
        """The browser, which keeps its cookies when the server has another address."""
        if self._browser.url != self._host.url:
            cookies = dict(self._browser.http.cookies)
            self._browser.http.close()
            self._browser = Browser(self._host.url)
            self._browser.http.cookies.update(cookies)
        return self._browser

    def call(self, do: str, table: str = "", **body: Any) -> Json:
        if self._host.live and do in (*BODIES, "outcomes"):
            return self._spoken(do, table, body)
        method, url, sent, query = _address(do, table, body)
        reply = self.browser.http.request(method, url, json=sent, params=query)
        data: Json = reply.json()
        if reply.status_code >= 400:
            error = data["error"]
            raise Refusal(reply.status_code, error["code"], error["message"], data.get("missed"))
        return data

    def _spoken(self, do: str, table: str, body: Json) -> Json:
        """Say a call on a new connection to a table, as a page does on the one that it has."""
        try:
            connected = self.browser.watch(table)
        except Exception as denied:
            response = getattr(denied, "response", None)
            if response is None:
                raise
            error = json.loads(response.body)["error"]
            raise Refusal(response.status_code, error["code"], error["message"]) from None
        with connected as line:
            line.send(json.dumps({"n": 1, "do": do, **body}))
            snapshot: Json | None = None
            while True:
                message: Json = json.loads(line.recv(timeout=PATIENCE))
                if message.get("n") != 1:
                    snapshot = message if "version" in message else snapshot
                    continue
                if "ok" in message:
                    reply: Json = message["ok"]
                    return reply
                refused = message["refused"]
                missed = snapshot if refused["status"] == 409 else None
                raise Refusal(refused["status"], refused["code"], refused["message"], missed)

    @contextmanager
    def watch(self, table: str, seat: int | None = None) -> Iterator[Watching]:
        try:
            connected = self.browser.watch(table, seat)
        except Exception as denied:
            response = getattr(denied, "response", None)
            if response is None:
                raise
            error = json.loads(response.body)["error"]
            raise Refusal(response.status_code, error["code"], error["message"]) from None
        with connected as line:
            yield ServerWatching(line)


class ServerWatching(Watching):
    """A live connection."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line

    def next(self) -> Json:
        try:
            message: Json = json.loads(self._line.recv(timeout=PATIENCE))
        except ConnectionClosed:
            raise ConnectionError from None
        return message


def _address(do: str, table: str, body: Json) -> tuple[str, str, Any, Any]:
    """Return the method and the address of a call, its body and its query."""
    at = f"/api/tables/{table}"
    query = {name: value for name, value in body.items() if value is not None}
    sent: Any = None
    method = "POST"
    match do:
        case "create":
            url, sent, query = "/api/tables", body, {}
        case "bring":
            url, sent, query = "/api/records", body["record"], {"as": "table"} if body["play"] else {}
        case "join":
            sent = {name: value for name, value in body.items() if name != "code"}
            url, query = f"/api/invitations/{body['code']}", {}
        case "hint" | "practice":
            url, sent, query = f"{at}/{do}", body, {}
        case _ if do in BODIES:
            url, sent, query = f"{at}/{do}", body, {"reply": "version"}
        case "remove":
            method, url = "DELETE", at
        case "look":
            method, url = "GET", at
        case _:
            method, url = "GET", f"{at}/{do}"
    return method, url, sent, query
