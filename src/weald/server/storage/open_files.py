"""The files that the connections to an SQLite database have open: the database and its log.

They are looked at by their names and never opened: on POSIX a process that closes any descriptor of a file
gives up all its locks on it. The next program that closes the database would believe that it was the last
one and delete the log under the service.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

LOG = "-wal"
# Suffixes that SQLite adds to the name of a database.
ENDINGS = ("", LOG, "-shm", "-journal")


class Files(NamedTuple):
    """The device and the number of the database and of its log; None: there is none."""

    database: tuple[int, int] | None
    log: tuple[int, int] | None


class OpenFiles:
    """The files of all open connections, noted when each was made.

    As long as one is open, SQLite neither deletes nor replaces them, so those in the folder are the same.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened: dict[int, Files] = {}

    def note(self, connection: object) -> None:
        """Note the files that a new connection has open."""
        self._opened[id(connection)] = self._present()

    def forget(self, connection: object, _: Any) -> None:
        """Forget a connection that is closed."""
        self._opened.pop(id(connection), None)

    def replaced(self) -> str | None:
        """Return `database` or `log` if the one in the folder is not the one that is open."""
        present = self._present()
        for opened in list(self._opened.values()):
            for name in Files._fields:
                if getattr(opened, name) != getattr(present, name):
                    return name
        return None

    def _present(self) -> Files:
        return Files(_number(self._path), _number(beside(self._path, LOG)))


def beside(path: Path, ending: str) -> Path:
    """Return the path of the file that SQLite keeps beside a database."""
    return path.with_name(path.name + ending)


def is_part(database: Path, path: Path) -> bool:
    """Return whether a path is that of a database or of a file that SQLite keeps beside it."""
    return path.resolve() in {beside(database, ending).resolve() for ending in ENDINGS}


def _number(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino
