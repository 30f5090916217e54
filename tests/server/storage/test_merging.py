"""SQLite's log is merged into its file by the thread that writes, while no job waits for it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from time import monotonic

import pytest

from tests import loops
from weald.server.others import Bus
from weald.server.storage import writer as writing
from weald.server.storage.database import FILE, LOG_PAGES, open_database
from weald.server.storage.writer import Writer


def merged(data: Path) -> int:
    """Count the rows in the file itself, without its log."""
    connection = sqlite3.connect(f"file:{data / FILE}?immutable=1", uri=True)
    [[count]] = connection.execute("SELECT count(*) FROM notes").fetchall()
    connection.close()
    return int(count)


def test_the_log_is_merged_after_some_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "MERGE_AFTER", 3)
    engine = open_database(tmp_path)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == LOG_PAGES
        connection.exec_driver_sql("CREATE TABLE notes (n)")
        connection.commit()
        connection.connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")

    async def play() -> None:
        writer = Writer(engine, Bus(engine))
        for n in range(2):
            await writer.run(lambda connection: connection.exec_driver_sql("INSERT INTO notes VALUES (1)"))
            assert merged(tmp_path) == 0, n
        await writer.run(lambda connection: connection.exec_driver_sql("INSERT INTO notes VALUES (1)"))
        late = monotonic() + 10
        while merged(tmp_path) < 3 and monotonic() < late:
            await asyncio.sleep(0.01)
        assert merged(tmp_path) == 3
        await writer.stop()

    loops.run(play())
    engine.dispose()
