"""Twin tables: two worlds that differ only in what somebody cannot know, each at the real service."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx
from sqlalchemy import Engine

from tests.generic.cases import pick
from tests.generic.test_secrecy import as_it_is, dealt_anew, private_events
from weald.kernel.table import Table
from weald.server.storage import queries
from weald.server.storage.database import writing
from weald.server.tables.revision import Seat, Setup, first_revision
from weald.server.tokens import fingerprint

# The time, and secrets that are made when they are told.
CHANGING = (
    (re.compile(rb'"(at|created|updated|deadline)": ?\d{10,}'), rb'"\1":0'),
    (re.compile(rb'"(seconds)": ?\d+'), rb'"\1":0'),
    (re.compile(rb'"(token)": ?"[^"]+"'), rb'"\1":""'),
)
# The one who opened the tables, and has no seat.
HOST = "h" * 43


def token(seat: int) -> str:
    """The secret by which whoever plays a seat is known, the same at all tables."""
    return f"{seat}".rjust(43, "t")


@dataclass(slots=True)
class TwinTable:
    """A table as the kernel knows it, its name and its version at the service."""

    id: str
    table: Table
    version: int = 0

    @property
    def invite(self) -> str:
        return f"{self.id}-code"


def stored(engine: Engine, id: str, table: Table) -> TwinTable:
    """The table as it was just opened, with a person of its own at every seat."""
    seats = tuple(Seat(f"Seat {n}", "guest", token=fingerprint(token(n))) for n in range(table.seats))
    world, host = TwinTable(id, table), fingerprint(HOST)
    setup = Setup(id, table.game.id, dict(table.options), 1, seats, host=host, invite=world.invite)
    moment = first_revision(setup, table.clone())
    with writing(engine) as connection:
        queries.insert_table(connection, moment, host)
        queries.insert_entry(connection, moment, "start")
    return world


def twins(engine: Engine, name: str, t: Table, watcher: int | None, seed: int) -> tuple[TwinTable, TwinTable]:
    """Two tables at the same checkpoint, which look the same to the one who watches."""
    one = stored(engine, f"{name}-1", as_it_is(t))
    two = stored(engine, f"{name}-2", dealt_anew(t, watcher, seed))
    return one, two


def alike(one: Table, two: Table, watcher: int | None) -> bool:
    """Whether the watcher could not tell the worlds apart by what it may see."""
    if one.over or two.over:
        return False
    return one.view(watcher) == two.view(watcher) and private_events(one, watcher) == private_events(
        two, watcher
    )


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


def comparable(reply: httpx.Response, id: str) -> Any:
    """A reply without the name of the table, the time and fresh secrets."""
    headers = {name: value.replace(id, "ID") for name, value in reply.headers.items()}
    for name in ("date", "content-length", "set-cookie", "retry-after"):
        if name in headers:
            headers[name] = ""
    return reply.request.url.path.replace(id, "ID"), reply.status_code, headers, plain(reply.content, id)


def plain(content: bytes, id: str) -> bytes:
    """A message without the name of the table, the time and fresh secrets."""
    content = content.replace(id.encode(), b"ID")
    for pattern, instead in CHANGING:
        content = pattern.sub(instead, content)
    return content


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
