"""Ports: all that a host brings, be it a server for many people or a page on one device."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from weald.tables.revision import Revision
from weald.tables.rows import Rows, Stored
from weald.tables.show import Viewer

Notice = Mapping[str, Any]
# Work for a worker, by the names of `weald.tables.tasks`.
Task = Mapping[str, Any]


class Conflict(Exception):
    """The stored table is not at the version from which a decision was made."""


class Failed(Exception):
    """A task that was not done: its worker failed, or it took too long."""


class Late(Failed):
    """A task that took more time than it may."""


class Storage(Protocol):
    """Rows of tables."""

    async def read(self, id: str) -> Stored | None:
        """Return a table as it is stored; None if there is none."""

    async def history(self, id: str) -> Stored | None:
        """Return the parts of a table's record, even if its position is damaged."""

    async def version(self, id: str) -> int | None:
        """Return the stored version of a table."""

    async def store(self, rows: Rows) -> None:
        """Store a decision, all or nothing; Conflict if another one came first."""

    async def delete(self, id: str, notice: Notice, by: frozenset[str]) -> None:
        """Delete a table with all that belongs to it, for a caller with these hashes."""


class Clock(Protocol):
    """The time."""

    def now(self) -> int:
        """Return milliseconds since 1970."""

    def monotonic(self) -> float:
        """Return seconds that only go forward."""

    def spent(self) -> float:
        """Return the seconds of processor time that were spent here."""


class Thinking(Protocol):
    """Workers for everything slow: processes on a server, a worker of the page on a device."""

    async def run(self, task: Task, payer: str, seconds: float, table: str = "") -> dict[str, Any]:
        """Return the reply to a task that may take some `seconds`; Failed if there is none.

        Refused if the task is, or if the payer, to whom the time is charged, has too much under way. Late if
        the task itself took too long, not if it only waited. Tasks of a `table` go to the worker that did the
        last one. A task that says `unattended` waits while others have something to do. The reply says in
        `seconds` how long it took.
        """


class Watcher(Protocol):
    """An open connection to a table, or the page in front of it. Nothing here waits."""

    @property
    def viewer(self) -> Viewer:
        """From which seat it looks, and which seats it holds; `OpenTable.people_changed` says of a change."""

    @property
    def browser(self) -> tuple[str, str]:
        """A value that tells the watcher's browser from others, and the name that a spectator gave."""

    def publish(self, revision: Revision, key: str | None = None) -> None:
        """Show a revision, which confirms the command with this key if the watcher sent it."""

    def notify(self, notice: Notice) -> None:
        """Pass a notice on."""

    def drop(self) -> None:
        """End the connection."""


class Others(Protocol):
    """The other processes that share the storage, if there are any."""

    def send(self, table: str, notice: Notice) -> None:
        """Deliver a notice that is not stored to the watchers of a table, in this and all other processes."""

    async def take_lease(self, table: str) -> bool:
        """Return whether this process is the one that moves the AI seats of a table."""

    async def give_back_lease(self, table: str) -> None:
        """Leave the AI seats of a table to other processes."""


class Ports(NamedTuple):
    """A host."""

    storage: Storage
    clock: Clock
    thinking: Thinking
    others: Others
