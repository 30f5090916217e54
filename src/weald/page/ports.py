"""Ports that the page brings to its tables: storage, a clock, a worker that thinks."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any, Protocol

from weald.kernel.errors import WealdError
from weald.kernel.messages import Message
from weald.page.plain import dumps
from weald.tables.desk import Desk
from weald.tables.errors import Refused
from weald.tables.ports import Conflict, Failed, Late, Notice, Task
from weald.tables.rows import Rows, Stored
from weald.tables.tasks import Worker

# The form of the stored rows. A table that was kept by a newer page is left alone.
FORMAT = 1
# Tasks in which players search, for the worker that thinks; everything else is done at once.
SEARCHES = ("choose", "hint", "moments")


class Store(Protocol):
    """The database of the browser; everything is JSON text, and the times of JavaScript's promises."""

    def read(self, id: str) -> Awaitable[str | None]: ...
    def version(self, id: str) -> Awaitable[int | None]: ...
    def heads(self) -> Awaitable[str]: ...
    def store(self, rows: str) -> Awaitable[str]: ...
    def remove(self, id: str) -> Awaitable[object]: ...


class DeviceStorage:
    """Rows of tables in the database of the browser."""

    def __init__(self, store: Store, ensure: Callable[[str], Awaitable[object]]) -> None:
        self._store = store
        self._ensure = ensure

    async def read(self, id: str) -> Stored | None:
        """Return a table as it is stored; None if there is none."""
        text = await self._store.read(id)
        if text is None:
            return None
        stored = stored_of(json.loads(text))
        await self._ensure(stored.head["game"])
        return stored

    history = read

    async def version(self, id: str) -> int | None:
        """Return the stored version of a table."""
        return await self._store.version(id)

    async def heads(self) -> list[Stored]:
        """Return all tables without their entries, the one that changed last first."""
        return [stored_of(row) for row in json.loads(await self._store.heads()) if row["format"] <= FORMAT]

    async def newer(self) -> int:
        """Return the number of tables that a newer page has kept."""
        return sum(row["format"] > FORMAT for row in json.loads(await self._store.heads()))

    async def store(self, rows: Rows) -> None:
        """Store a decision, all or nothing; Conflict if another one came first."""
        undone = {n: gone.by for gone in rows.undone for n in gone.gone}
        seats = {n: asdict(seat) for n, seat in rows.seats.items()}
        text = dumps(
            {
                "format": FORMAT,
                "table": rows.table,
                "before": rows.before,
                "head": rows.head,
                "entries": [{**entry, "undone": None} for entry in rows.entries],
                "undone": undone,
                "seats": seats,
            }
        )
        outcome = await self._store.store(text)
        if outcome == "conflict":
            raise Conflict
        if outcome != "stored":
            raise Refused(507, "device_full") if outcome == "full" else Refused(503, "storage")

    async def delete(self, id: str, notice: Notice, by: frozenset[str]) -> None:
        """Delete a table with all that belongs to it."""
        await self._store.remove(id)


def stored_of(row: dict[str, Any]) -> Stored:
    """Return a table as the browser keeps it; Refused if a newer page has kept it."""
    if row["format"] > FORMAT:
        raise Refused(422, "page_older")
    return Stored.from_json({"head": row["head"], "seats": row["seats"], "entries": row.get("entries", [])})


class DeviceClock:
    """The clock of the device."""

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Return seconds that only go forward."""
        return time.monotonic()

    def spent(self) -> float:
        """Return seconds; nothing else runs here meanwhile."""
        return time.perf_counter()


class DeviceThinking:
    """A second worker of the page for whatever searches; what needs no search is done here."""

    def __init__(self, think: Callable[[str, float], Awaitable[str]]) -> None:
        self._think = think
        self._here = Worker()

    async def run(self, task: Task, payer: str, seconds: float, table: str = "") -> dict[str, Any]:
        """Return the reply to a task; Late or Failed if there is none."""
        began = time.perf_counter()
        task = {**task, "seconds": seconds}
        # An AI seat that has no seconds does not search.
        if task["do"] in SEARCHES and seconds:
            reply = json.loads(await self._think(dumps(task), seconds))
        else:
            reply = json.loads(dumps(done(self._here, task)))
        if "late" in reply:
            raise Late
        if "failed" in reply:
            raise Failed(reply["failed"])
        if "refused" in reply:
            status, code, message = reply["refused"]
            raise Refused(status, code, message=Message(message["id"], message["args"]))
        return {**reply["done"], "seconds": time.perf_counter() - began}


def done(worker: Worker, task: Task) -> dict[str, Any]:
    """Return a worker's reply to a task."""
    try:
        return {"done": worker.do(task)}
    except (Refused, WealdError) as error:
        refused = Refused.because(error) if isinstance(error, WealdError) else error
        return {"refused": [refused.status, refused.code, refused.message]}


class Alone:
    """No other process has these tables."""

    def __init__(self) -> None:
        self.desk: Desk | None = None

    def send(self, table: str, notice: Notice) -> None:
        """Deliver a notice to the watchers of a table."""
        in_use = None if self.desk is None else self.desk.in_use(table)
        if in_use is not None and "here" not in notice and "looking_on" not in notice:
            in_use.notify(notice)

    async def take_lease(self, table: str) -> bool:
        """Return that the AI seats are moved here."""
        return True

    async def give_back_lease(self, table: str) -> None:
        """Return at once: no caller waits for them."""
