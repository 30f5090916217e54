"""The lock of a data folder: one service at a time uses an SQLite database."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from weald.kernel.messages import Message
from weald.server.errors import ServeError

FILE = "weald.lock"
# The locked byte lies behind the text, which others have to read.
BYTE = 4096


class FolderLock:
    """A lock that ends with the process, even if that is killed; its file names where the service is."""

    def __init__(self, directory: Path) -> None:
        self._path = directory / FILE
        try:
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            raise ServeError(Message("cli-data-readonly", {"path": str(directory)})) from None
        if not _locked(self._file):
            url = os.read(self._file, BYTE).decode("ascii", "replace").strip()
            os.close(self._file)
            raise ServeError(Message("cli-serve-running", {"path": str(directory), "url": url}))

    def announce(self, url: str) -> None:
        """Write the service's address."""
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, url.encode("ascii", "replace"))

    def release(self) -> None:
        """Let another service use the folder."""
        os.close(self._file)


def _locked(file: int) -> bool:
    """Lock a file; return False if another process has done so."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(file, BYTE, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            os.lseek(file, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
