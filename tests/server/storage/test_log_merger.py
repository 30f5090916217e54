"""SQLite's log is merged into its file by a thread, not by those who commit."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from time import monotonic, sleep

import pytest

from weald.server.storage import log_merger
from weald.server.storage.database import FILE, LOG_PAGES, open_database, writing
from weald.server.storage.log_merger import LogMerger


def merged(data: Path) -> int:
    """Count the rows in the file itself, without its log."""
    connection = sqlite3.connect(f"file:{data / FILE}?immutable=1", uri=True)
    [[count]] = connection.execute("SELECT count(*) FROM notes").fetchall()
    connection.close()
    return int(count)


def test_the_log_is_merged_after_some_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_merger, "MERGE_AFTER", 3)
    engine = open_database(tmp_path)
    with writing(engine) as connection:
        connection.exec_driver_sql("CREATE TABLE notes (n)")
    with engine.connect() as connection:
        connection.rollback()
        connection.connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
    merger = LogMerger(engine)
    for n in range(2):
        with writing(engine) as connection:
            assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == LOG_PAGES
            connection.exec_driver_sql(f"INSERT INTO notes VALUES ({n})")
        merger.note(1)
    assert merged(tmp_path) == 0
    merger.note(1)
    late = monotonic() + 10
    while merged(tmp_path) < 2 and monotonic() < late:
        sleep(0.01)
    assert merged(tmp_path) == 2
    merger.stop()
    engine.dispose()
