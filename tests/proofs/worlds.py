"""Twin tables: two worlds that differ only in what somebody cannot know, each at the real service."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx
from sqlalchemy import Engine
from websockets.sync.client import ClientConnection

from tests.generic.cases import pick
from tests.generic.test_secrecy import as_it_is, dealt_anew, told_alone
from tests.server.help import PATIENCE, Browser
from weald.kernel.table import Table
from weald.server import store
from weald.server.database import writing
from weald.server.moment import Seat, Setup, first_moment
from weald.server.tables import fingerprint

TIMES = re.compile(rb'"(at|created|updated|deadline)": ?\d{10,}')
KEY = "a-key-that-nobody-uses"


def token(seat: int) -> str:
    """The secret by which whoever plays a seat is known, the same at all tables."""
    return f"{seat}".rjust(43, "t")


@dataclass(frozen=True, slots=True)
class World:
    """A table as the kernel knows it, and its name at the service."""

    id: str
    table: Table


def stored(engine: Engine, id: str, table: Table) -> World:
    """The table as it was just opened, with a person of its own at every seat."""
    seats = tuple(Seat(f"Seat {n}", "guest", token=fingerprint(token(n))) for n in range(table.seats))
    moment = first_moment(Setup(id, table.game.id, dict(table.options), 1, seats), table.clone())
    with writing(engine) as connection:
        store.insert_table(connection, moment, None)
        store.insert_entry(connection, moment, "start")
    return World(id, table)


def twins(engine: Engine, name: str, t: Table, watcher: int | None, seed: int) -> tuple[World, World]:
    """Two tables at the same checkpoint, which look the same to the one who watches."""
    one = stored(engine, f"{name}-1", as_it_is(t))
    two = stored(engine, f"{name}-2", dealt_anew(t, watcher, seed))
    return one, two


def alike(one: Table, two: Table, watcher: int | None) -> bool:
    """Whether the watcher could not tell the worlds apart by what it may see."""
    if one.over or two.over:
        return False
    return one.view(watcher) == two.view(watcher) and told_alone(one, watcher) == told_alone(two, watcher)


def step(one: Table, two: Table, watcher: int | None, random: Random) -> tuple[int, str, str] | None:
    """Somebody's next answer in both worlds: the same, or different ones that stay secret; None: no more."""
    decision = pick(one, random)
    seat = decision.seat
    there = two.decision(seat)
    assert there is not None
    common = [option for option in decision.options if option in there.options]
    if not common:
        return None
    option = random.choice(common)
    other = random.choice(common)
    secret = one.clone()
    secret.answer(seat, option)
    if seat == watcher or seat not in secret.answered:
        other = option
    one.answer(seat, option)
    two.answer(seat, other)
    return seat, option, other


def not_theirs(tables: Sequence[Table], watcher: int | None) -> list[str]:
    """Options that others have in any of the worlds but the watcher has not: refusing one could tell why."""
    asked = [decision for table in tables for decision in table.pending]
    mine = {option for decision in asked if decision.seat == watcher for option in decision.options}
    others = {option for decision in asked for option in decision.options} - mine
    return ["nonsense", *sorted(others)[:2]]


class Eye:
    """One who watches a table in both worlds and asks for everything that can be asked for."""

    def __init__(self, url: str, watcher: int | None, seats: int) -> None:
        self.watcher = watcher
        self._seats = seats
        self.browser = Browser(url, None if watcher is None else token(watcher))

    def __enter__(self) -> Eye:
        return self

    def __exit__(self, *_: object) -> None:
        self.browser.http.close()

    def all(self, world: World, wrong: list[str]) -> list[Any]:
        """Every reply by every route, made comparable; `wrong` are options that are not the watcher's."""
        got = [comparable(reply, world.id) for reply in self._replies(world, wrong)]
        return [*got, self._listed(world)]

    def reports(self, world: World, count: int) -> tuple[list[Any], list[Any]]:
        """Reports of a problem, each in two parts: what is really there, and what it imagines."""
        told = [self._get(world, "report") for _ in range(count)]
        real = [plain(json.dumps({**reply.json(), "imagined": 0}).encode(), world.id) for reply in told]
        return real, [reply.json()["imagined"] for reply in told]

    def undo(self, world: World) -> Any:
        """What comes of the watcher's wish to take back."""
        if self.watcher is None:
            return None
        command = {"seat": self.watcher, "expected": len(world.table.entries), "key": KEY}
        return comparable(self.browser.post(world.id, "undo", **command), world.id)

    def _listed(self, world: World) -> Any:
        tables = self.browser.http.get("/api/tables").json()["tables"]
        return [plain(json.dumps(table).encode(), world.id) for table in tables if table["id"] == world.id]

    def _get(self, world: World, what: str, **query: Any) -> httpx.Response:
        mine = {} if self.watcher is None else {"seat": self.watcher}
        path = f"/api/tables/{world.id}{'/' + what if what else ''}"
        return self.browser.http.get(path, params={**mine, **query})

    def _replies(self, world: World, wrong: list[str]) -> Iterator[httpx.Response]:
        id, http = world.id, self.browser.http
        version = len(world.table.entries)
        yield self._get(world, "")
        yield self._get(world, "", after=3)
        yield http.get(f"/api/tables/{id}")
        for what in ("record", "replay", "talk"):
            yield http.get(f"/api/tables/{id}/{what}")
        yield http.get(f"/api/tables/{id}/replay?at=0")
        for seat in range(self._seats):
            yield http.get(f"/api/tables/{id}", params={"seat": seat})
            for option in wrong:
                for expected in (0, version):
                    said = {"seat": seat, "expected": expected, "key": KEY, "option": option}
                    yield self.browser.post(id, "answer", **said)
            command = {"seat": seat, "expected": version, "key": KEY}
            yield self.browser.post(id, "consent", **command, agree=True)
            if seat != self.watcher:
                yield http.get(f"/api/tables/{id}/report", params={"seat": seat})
                yield self.browser.post(id, "undo", **command)
                yield self.browser.post(id, "hint", seat=seat, expected=version)
                yield self.browser.post(id, "seat", **command, kind="ai", level="random")

    @contextmanager
    def line(self, world: World) -> Iterator[ClientConnection]:
        with self.browser.watch(world.id, self.watcher) as open_line:
            yield open_line


def comparable(reply: httpx.Response, id: str) -> Any:
    """A reply without the name of the table and the time."""
    headers = {name: value.replace(id, "ID") for name, value in reply.headers.items() if name != "date"}
    return reply.request.url.path.replace(id, "ID"), reply.status_code, headers, plain(reply.content, id)


def plain(content: bytes, id: str) -> bytes:
    """A message without the name of the table and the time."""
    return TIMES.sub(rb'"\1":0', content.replace(id.encode(), b"ID"))


def heard_at(line: ClientConnection, world: World, version: int) -> list[bytes]:
    """What comes on an open line until that version has come."""
    messages = []
    while True:
        text = line.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        told = json.loads(text)
        if "version" in told:
            messages.append(plain(text.encode(), world.id))
            if told["version"] >= version:
                return messages


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every single value in data, with where it stands."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, f"{path}.{name}")
    elif isinstance(data, list):
        yield f"{path}#", len(data)
        for n, value in enumerate(data):
            yield from leaves(value, f"{path}.{n}")
    else:
        yield path, data


def fixed(imagined: list[Any]) -> dict[str, Any]:
    """What stands in every one of several imagined positions: it was not dealt anew."""
    found = dict(leaves(imagined[0]))
    for other in imagined[1:]:
        values = dict(leaves(other))
        found = {path: value for path, value in found.items() if path in values and values[path] == value}
    return found
