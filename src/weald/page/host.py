"""The host of one device: what the page asks for, by name, and what it is shown."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from typing import Any

import weald
from weald.games import find
from weald.kernel.errors import WealdError
from weald.learn import daily, lessons, puzzles, rules
from weald.page.plain import dumps
from weald.page.ports import Alone, DeviceClock, DeviceStorage, DeviceThinking, Store
from weald.tables import show
from weald.tables.commands import Answer, Caller, ChangeSeat, Command, Consent, Remove, SetPace, Stale, Undo
from weald.tables.desk import Desk, NewTable, Opened
from weald.tables.errors import Refused
from weald.tables.open_table import OpenTable
from weald.tables.ports import Notice, Ports
from weald.tables.revision import Revision
from weald.tables.rows import Stored, setup_of
from weald.tables.sanitize import clean_name
from weald.tables.seating import checked_level
from weald.tables.show import SPECTATOR
from weald.tables.values import Seat

# Owner of all tables of a device.
DEVICE = "device"
# By this its tables are told from those of a server.
PREFIX = "d-"
CALLER = Caller(frozenset({DEVICE}))

Request = Mapping[str, Any]
Send = Callable[[str], object]

log = logging.getLogger(__name__)

LEARNING: Mapping[str, Callable[[str], dict[str, Any]]] = {
    "daily": daily.challenge_data,
    "lessons": lessons.lesson_data,
    "puzzles": puzzles.puzzles_data,
    "rules": rules.rules_data,
}


class Window:
    """A watcher: a page that looks at a table."""

    browser = (DEVICE, "")

    def __init__(self, number: int, table: OpenTable, seat: int | None, send: Send) -> None:
        self.table = table
        self.viewer = SPECTATOR
        self._number = number
        self._send = send
        self._seen = -1
        self._seat = seat
        self._follow(table.revision)

    def publish(self, revision: Revision, key: str | None = None) -> None:
        """Show a revision, which confirms the command with this key."""
        self._follow(revision)
        snapshot: dict[str, Any] = dict(show.since_version(revision, self.viewer, self._seen))
        self._seen = revision.version
        if key is not None:
            snapshot["confirmed"] = [key]
        self._send(dumps({"w": self._number, "snapshot": snapshot}))

    def notify(self, notice: Notice) -> None:
        """Pass a notice on."""
        self._send(dumps({"w": self._number, "news": notice}))

    def drop(self) -> None:
        """Say that the table is gone."""
        self._send(dumps({"w": self._number, "gone": True}))

    def _follow(self, revision: Revision) -> None:
        """Look as the seats are now: one may have gone to an AI."""
        seat = -1 if self._seat is None else self._seat
        self.viewer = show.viewer_or_spectator(revision, CALLER.hashes, seat)


class Host:
    """All tables of this device."""

    def __init__(
        self,
        store: Store,
        think: Callable[[str, float], Awaitable[str]],
        ensure: Callable[[str], Awaitable[object]],
    ) -> None:
        # Loads the part of the engine that a game needs.
        self._ensure = ensure
        self.storage = DeviceStorage(store, ensure)
        others = Alone()
        ports = Ports(self.storage, DeviceClock(), DeviceThinking(think), others)
        self.desk = Desk(ports, _new_id, secrets.token_urlsafe, _fingerprint)
        others.desk = self.desk
        # By page and number: what each of them looks at.
        self._windows: dict[tuple[str, int], Window] = {}
        self._calls: dict[str, Callable[[Request], Awaitable[Any]]] = {
            "ping": self._ping,
            "learn": self._learn,
            "tables": self._tables,
            "proofs": self._proofs,
            "create": self._create,
            "bring": self._bring,
            "save": self._save,
            "look": self._look,
            "hint": self._hint,
            "outcomes": self._outcomes,
            "scene": self._scene,
            "replay": self._replay,
            "story": self._story,
            "moments": self._moments,
            "practice": self._practice,
            "point": self._nothing,
            "follow": self._nothing,
            "remove": self._remove,
            "record": self._record,
            "report": self._report,
        }

    async def handle(self, client: str, text: str, send: Send) -> None:
        """Carry out what a page asks for; the reply and everything it is shown go to `send`."""
        request = json.loads(text)
        reply: dict[str, Any] = {"n": request["n"]}
        try:
            reply["ok"] = await self._carry_out(client, request, send)
        except Stale as stale:
            reply["refused"] = {"status": 409, **Refused(409, "stale").body()["error"]}
            reply["missed"] = self._missed(stale, request)
        except (Refused, WealdError) as error:
            refused = Refused.because(error) if isinstance(error, WealdError) else error
            reply["refused"] = {"status": refused.status, **refused.body()["error"]}
        except Exception:
            log.exception("the page asked for %s", request.get("do"))
            reply["refused"] = {"status": 500, **Refused(500, "internal").body()["error"]}
        send(dumps(reply))

    def close(self, client: str) -> None:
        """Forget a page that was closed."""
        for key in [key for key in self._windows if key[0] == client]:
            self._leave(key)

    async def _carry_out(self, client: str, request: Request, send: Send) -> Any:
        name = request["do"]
        if name == "watch":
            table = await self.desk.table(request["table"])
            window = Window(request["w"], table, request["seat"], send)
            self._windows[client, request["w"]] = window
            await self.desk.watch(table.id, window)
            for notice in table.intended():
                window.notify(notice)
            return {}
        if name == "leave":
            self._leave((client, request["w"]))
            return {}
        if name in COMMANDS:
            revision = await self.desk.submit(COMMANDS[name](request), CALLER)
            return {"version": revision.version}
        if name not in self._calls:
            raise Refused(422, "needs_server")
        return await self._calls[name](request)

    def _leave(self, key: tuple[str, int]) -> None:
        window = self._windows.pop(key, None)
        if window is not None:
            self.desk.leave(window.table, window)

    def _missed(self, stale: Stale, request: Request) -> Any:
        who = show.viewer_or_spectator(stale.revision, CALLER.hashes, request["seat"])
        return show.since_version(stale.revision, who, request["expected"])

    # By name.

    async def _ping(self, _: Request) -> Any:
        return {}

    _nothing = _ping

    async def _learn(self, request: Request) -> Any:
        if request.get("game") is None:
            return {"games": lessons.games_with_lessons(), "puzzles": puzzles.games_with_puzzles()}
        await self._ensure(request["game"])
        return LEARNING[request["topic"]](request["game"])

    async def _tables(self, _: Request) -> Any:
        heads = await self.storage.heads()
        for game in {stored.head["game"] for stored in heads if stored.head["over"]}:
            await self._ensure(game)
        return {"tables": [_listed(stored) for stored in heads]}

    async def _proofs(self, _: Request) -> Any:
        return {"proofs": []}

    async def _create(self, request: Request) -> Any:
        await self._ensure(request["game"])
        game = find(request["game"])
        if request.get("fair") or request.get("timer") is not None:
            raise Refused(422, "needs_server")
        seats = []
        for n, seat in enumerate(request["seats"]):
            if seat["kind"] == "guest":
                raise Refused(422, "needs_server")
            level = checked_level(seat["kind"], seat.get("level"), n, game)
            seats.append(Seat(clean_name(seat.get("name", ""), n), seat["kind"], level))
        earlier = None
        if request.get("start_from") is not None:
            earlier = (await self.desk.latest(request["start_from"])).revision.table.position()
        options, seed, pace = request.get("options", {}), request.get("seed"), request.get("pace", "at_once")
        wanted = NewTable(game.id, seats, options, seed, None, pace, earlier)
        return _of_device(await self.desk.open(wanted, DEVICE))

    async def _bring(self, request: Request) -> Any:
        try:
            record = json.loads(request["record"])
        except (ValueError, RecursionError):
            raise Refused(400, "record_broken") from None
        if not isinstance(record, dict):
            raise Refused(400, "record_broken")
        await self._ensure(str(record.get("game")))
        if request["play"]:
            return _of_device(await self.desk.continue_record(record, DEVICE, DEVICE))
        return _of_device(await self.desk.add_record(record, DEVICE, DEVICE))

    async def _save(self, _: Request) -> Any:
        """Return all games as one file."""
        ids = [stored.head["id"] for stored in await self.storage.heads()]
        return {"weald": weald.__version__, "games": [await self.desk.record(id) for id in ids]}

    async def _look(self, request: Request) -> Any:
        table = await self.desk.latest(request["table"])
        table.ai.wake()
        viewer = show.viewer_of(table.revision, CALLER.hashes, request.get("seat"))
        return show.after_event(table.revision, viewer, request.get("after") or 0)

    async def _hint(self, request: Request) -> Any:
        table = await self.desk.latest(request["table"])
        viewer = show.viewer_of(table.revision, CALLER.hashes, request["seat"])
        return await self.desk.hint(table, viewer, request["expected"], DEVICE)

    async def _outcomes(self, request: Request) -> Any:
        table = await self.desk.latest(request["table"])
        return await table.foresight(request["seat"], DEVICE)

    async def _scene(self, request: Request) -> Any:
        table = await self.desk.latest(request["table"])
        if request.get("at") is not None:
            return await self.desk.replay(table, "scene", DEVICE, request["at"], request["after"])
        viewer = show.viewer_of(table.revision, CALLER.hashes, request.get("seat"))
        return await self.desk.scene(table, viewer, request["after"], DEVICE)

    async def _replay(self, request: Request) -> Any:
        table = await self.desk.latest(request["table"])
        return await self.desk.replay(table, "snapshot", DEVICE, request["at"])

    async def _story(self, request: Request) -> Any:
        return await self.desk.replay(await self.desk.latest(request["table"]), "story", DEVICE)

    async def _moments(self, request: Request) -> Any:
        return self.desk.review(await self.desk.latest(request["table"]), request.get("seat"), DEVICE)

    async def _practice(self, request: Request) -> Any:
        record = await self.desk.record(request["table"])
        if request["at"] > len(record["answers"]):
            raise Refused(422, "replay_range", {"n": request["at"], "last": len(record["answers"])})
        return _of_device(await self.desk.continue_record(record, DEVICE, DEVICE, request["at"]))

    async def _remove(self, request: Request) -> Any:
        await self.desk.submit(Remove(request["table"]), CALLER)
        return {}

    async def _record(self, request: Request) -> Any:
        return await self.desk.record(request["table"])

    async def _report(self, request: Request) -> Any:
        table = await self.desk.latest(request["table"])
        viewer = show.viewer_of(table.revision, CALLER.hashes, request.get("seat"))
        return await self.desk.report(table, viewer, DEVICE)


COMMANDS: Mapping[str, Callable[[Request], Command]] = {
    "answer": lambda r: Answer(r["table"], r["seat"], r["expected"], r["key"], r["option"]),
    "undo": lambda r: Undo(r["table"], r["seat"], r["expected"], r["key"]),
    "consent": lambda r: Consent(r["table"], r["seat"], r["expected"], r["key"], r["agree"]),
    "seat": lambda r: ChangeSeat(
        r["table"], r["seat"], r["expected"], r["key"], r["kind"], r.get("level"), None
    ),
    "pace": lambda r: SetPace(r["table"], r["seat"], r["key"], r["pace"]),
}


def _new_id() -> str:
    return PREFIX + secrets.token_urlsafe(16)


def _fingerprint(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def _of_device(opened: Opened) -> dict[str, Any]:
    """Return a new table without what only others would need."""
    return {"id": opened.id, "tokens": {}, "invite": None}


def _listed(stored: Stored) -> dict[str, Any]:
    """Return a table for the list of the home page."""
    head = stored.head
    setup = setup_of(head, stored.seats)
    ending = None
    if head["over"]:
        try:
            result = weald.load(head["position"]).result
        except WealdError:
            result = None
        if result is not None:
            totals = [score["total"] for score in result.scores]
            ending = {"winners": list(result.winners), "totals": totals, "reason": result.reason}
    return {
        "id": setup.id,
        "game": setup.game,
        "created": head["created"],
        "updated": head["updated"],
        "over": head["over"],
        "imported": setup.imported,
        "practice": setup.practice,
        "host": True,
        "seats": setup.seated(),
        "waiting": head["waiting"],
        "mine": setup.mine(CALLER.hashes),
        "ending": ending,
    }
