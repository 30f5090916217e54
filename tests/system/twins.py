"""Twin tables of the real service, which differ only in what an observer cannot know."""

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
from weald.server.clock import now
from weald.server.storage import queries
from weald.server.storage.database import writing
from weald.server.tokens import fingerprint
from weald.tables.revision import first_revision
from weald.tables.rows import opened
from weald.tables.values import Seat, Setup

# Times, and secrets that are generated for a response.
CHANGING = (
    (re.compile(rb'"(at|created|updated|deadline)": ?\d{10,}'), rb'"\1":0'),
    (re.compile(rb'"(seconds)": ?\d+'), rb'"\1":0'),
    (re.compile(rb'"(token)": ?"[^"]+"'), rb'"\1":""'),
)
# The cookie of the host, who has no seat.
HOST = "h" * 43


def token(seat: int) -> str:
    """Return the token of a seat, the same at all tables."""
    return f"{seat}".rjust(43, "t")


@dataclass(slots=True)
class TwinTable:
    """A table of the kernel with its id and version at the service."""

    id: str
    table: Table
    version: int = 0

    @property
    def invite(self) -> str:
        return f"{self.id}-code"


def stored(engine: Engine, id: str, table: Table) -> TwinTable:
    """Store a table as just opened, with a different guest at every seat."""
    seats = tuple(Seat(f"Seat {n}", "guest", token=fingerprint(token(n))) for n in range(table.seats))
    world, host = TwinTable(id, table), fingerprint(HOST)
    setup = Setup(id, table.game.id, dict(table.options), 1, seats, host=host, invite=world.invite)
    moment = first_revision(setup, table.clone(), now())
    with writing(engine) as connection:
        queries.store(connection, opened([moment], now()))
    return world


def twins(engine: Engine, name: str, t: Table, watcher: int | None, seed: int) -> tuple[TwinTable, TwinTable]:
    """Store two tables at the same checkpoint that look the same to the observer."""
    one = stored(engine, f"{name}-1", as_it_is(t))
    two = stored(engine, f"{name}-2", dealt_anew(t, watcher, seed))
    return one, two


def alike(one: Table, two: Table, watcher: int | None) -> bool:
    """Return whether the observer sees no difference between two tables."""
    if one.over or two.over:
        return False
    return one.view(watcher) == two.view(watcher) and private_events(one, watcher) == private_events(
        two, watcher
    )


def step(one: Table, two: Table, watcher: int | None, random: Random) -> tuple[int, str, str] | None:
    """Return the next answer at both tables, the same or different secret ones; None if there is none."""
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
    """Return options that others have and the observer has not; their refusal could reveal why."""
    asked = [decision for table in tables for decision in table.pending]
    mine = {option for decision in asked if decision.seat == watcher for option in decision.options}
    others = {option for decision in asked for option in decision.options} - mine
    return ["nonsense", *sorted(others)[:2]]


def comparable(reply: httpx.Response, id: str) -> Any:
    """Return a response without the table's id, times and generated secrets."""
    headers = {name: value.replace(id, "ID") for name, value in reply.headers.items()}
    for name in ("date", "content-length", "set-cookie", "retry-after"):
        if name in headers:
            headers[name] = ""
    return reply.request.url.path.replace(id, "ID"), reply.status_code, headers, plain(reply.content, id)


def plain(content: bytes, id: str) -> bytes:
    """Return a message without the table's id, times and generated secrets."""
    content = content.replace(id.encode(), b"ID")
    for pattern, instead in CHANGING:
        content = pattern.sub(instead, content)
    return content


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every value in data with its path."""
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
    """Return the parts that are the same in all imagined positions, so were not redealt."""
    common = dict(leaves(imagined[0]))
    for other in imagined[1:]:
        values = dict(leaves(other))
        common = {path: value for path, value in common.items() if path in values and values[path] == value}
    return common
