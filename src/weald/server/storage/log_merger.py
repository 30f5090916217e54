"""Merges SQLite's write-ahead log into its file, so that no commit has to wait for that."""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from contextlib import suppress
from typing import cast

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

# Stored commands after which the log is merged.
MERGE_AFTER = 1_000
# The thread gives way to those that answer people.
NICE = 10

log = logging.getLogger(__name__)


class LogMerger:
    """A thread that merges the log now and then; the writer tells it how many commands it has stored."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._stored = 0
        self._stopped = False
        self._due = threading.Event()
        self._thread = threading.Thread(target=self._work, name="weald-log", daemon=True)
        self._thread.start()

    def note(self, commands: int) -> None:
        """Count stored commands."""
        self._stored += commands
        if self._stored >= MERGE_AFTER:
            self._stored = 0
            self._due.set()

    def stop(self) -> None:
        """End the thread."""
        self._stopped = True
        self._due.set()
        self._thread.join()

    def _work(self) -> None:
        # Only Linux has priorities of threads.
        with suppress(AttributeError, OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
        while True:
            self._due.wait()
            self._due.clear()
            if self._stopped:
                return
            try:
                self._merge()
            except (SQLAlchemyError, sqlite3.Error) as error:
                # Commits go on; a long log is merged by one of them.
                log.warning("the log of the database was not merged: %s", error)

    def _merge(self) -> None:
        pooled = self._engine.raw_connection()
        try:
            # Outside of a transaction, and without waiting for readers and writers.
            cast("sqlite3.Connection", pooled.driver_connection).execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            pooled.close()
