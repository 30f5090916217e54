"""A host in memory: everything that the desk needs, without a file, a process or a socket."""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import asdict, is_dataclass
from hashlib import sha256
from itertools import count
from typing import Any

from weald.kernel.errors import WealdError
from weald.kernel.information import Json
from weald.tables.commands import Caller
from weald.tables.desk import Desk
from weald.tables.errors import Refused
from weald.tables.ports import Conflict, Failed, Notice, Ports, Task
from weald.tables.revision import Revision
from weald.tables.rows import Rows, Stored
from weald.tables.show import Viewer
from weald.tables.tasks import Worker


def plain(data: Any) -> Any:
    """Return data as JSON makes them."""
    return json.loads(json.dumps(data, default=written))


def written(part: Any) -> Any:
    """Return an object as JSON has it."""
    if isinstance(part, Json):
        return json.loads(part.text)
    return asdict(part) if is_dataclass(part) and not isinstance(part, type) else part.to_json()


class MemoryStorage:
    """Rows in dictionaries; `fails` and `meanwhile` are what tests make of them."""

    def __init__(self) -> None:
        self.tables: dict[str, Stored] = {}
        self.fails = False

    async def read(self, id: str) -> Stored | None:
        stored = self.tables.get(id)
        return None if stored is None else deepcopy(stored)

    history = read

    async def version(self, id: str) -> int | None:
        return self.tables[id].head["version"] if id in self.tables else None

    async def store(self, rows: Rows) -> None:
        if self.fails:
            raise Refused(503, "storage")
        old = self.tables.get(rows.table)
        if (None if old is None else old.head["version"]) != rows.before:
            raise Conflict
        entries = [*(old.entries if old else ()), *({**plain(e), "undone": None} for e in rows.entries)]
        keys = [entry["key"] for entry in entries if entry["key"] is not None]
        if len(keys) != len(set(keys)):
            raise Conflict
        for undone in rows.undone:
            entries = [{**e, "undone": undone.by} if e["n"] in undone.gone else e for e in entries]
        seats = {**dict(enumerate(old.seats if old else ())), **rows.seats}
        head = {**(old.head if old else {}), **plain(rows.head)}
        self.tables[rows.table] = Stored(head, tuple(seats.values()), entries)

    async def delete(self, id: str, notice: Notice, by: frozenset[str]) -> None:
        del self.tables[id]


class MemoryClock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.at = 1_790_000_000_000

    def now(self) -> int:
        return self.at

    def monotonic(self) -> float:
        return self.at / 1000

    def spent(self) -> float:
        return 0.0


class InlineWorker:
    """A worker that does every task at once."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.tasks: list[str] = []
        self.fails = False

    async def run(self, task: Task, payer: str, seconds: float, table: str = "") -> dict[str, Any]:
        self.tasks.append(task["do"])
        if self.fails:
            raise Failed
        try:
            reply = self.worker.do(plain({**task, "seconds": min(seconds, 0.2)}))
        except WealdError as error:
            raise Refused.because(error) from None
        return {**plain(reply), "seconds": 0.0}


class Alone:
    """No other process."""

    def __init__(self) -> None:
        self.desk: Desk | None = None

    def send(self, table: str, notice: Notice) -> None:
        assert self.desk is not None
        here = self.desk.in_use(table)
        if here is not None and "here" not in notice and "looking_on" not in notice:
            here.notify(notice)

    async def take_lease(self, table: str) -> bool:
        return True

    async def give_back_lease(self, table: str) -> None:
        pass


def fingerprint(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


class MemoryHost:
    """A desk with its ports."""

    def __init__(self, storage: MemoryStorage | None = None) -> None:
        self.storage = storage or MemoryStorage()
        self.clock = MemoryClock()
        self.worker = InlineWorker()
        others = Alone()
        numbers = count()
        ports = Ports(self.storage, self.clock, self.worker, others)
        self.desk = Desk(
            ports, lambda: f"table-{next(numbers)}", lambda: f"secret-{next(numbers)}", fingerprint
        )
        others.desk = self.desk


class Page:
    """A watcher that keeps what it is shown."""

    def __init__(self, caller: Caller, seat: int | None = None) -> None:
        self.caller = caller
        self.viewer = Viewer(seat, [] if seat is None else [seat], False)
        self.browser = (min(caller.hashes, default=""), "")
        self.revisions: list[tuple[Revision, str | None]] = []
        self.notices: list[Mapping[str, Any]] = []
        self.dropped = False

    def publish(self, revision: Revision, key: str | None = None) -> None:
        self.revisions.append((revision, key))

    def notify(self, notice: Notice) -> None:
        self.notices.append(notice)

    def drop(self) -> None:
        self.dropped = True
