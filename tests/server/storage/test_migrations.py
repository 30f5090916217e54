"""A database of any version is migrated once, whichever process starts first."""

from __future__ import annotations

import gzip
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from weald.server.errors import ServeError
from weald.server.storage.database import FILE, open_database
from weald.server.storage.migrate import FOLDER, LATEST
from weald.server.storage.schema import metadata

# Databases as releases have left them.
STORED = Path(__file__).parents[2] / "positions"
RELEASES = ("0.1.0", "0.2.0")


def old_database(directory: Path, release: str = "0.1.0") -> None:
    packed = (STORED / release / "server" / "tables.db.gz").read_bytes()
    (directory / FILE).write_bytes(gzip.decompress(packed))


def differences(engine: Engine) -> list[Any]:
    """Return the places where the database is not as the program expects it."""
    with engine.begin() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        return list(compare_metadata(context, metadata))


def revision(directory: Path) -> list[tuple[str]]:
    connection = sqlite3.connect(directory / FILE)
    rows = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    connection.close()
    return rows


def test_a_new_database_is_what_the_program_expects(tmp_path: Path) -> None:
    engine = open_database(tmp_path)
    assert differences(engine) == []
    engine.dispose()


@pytest.mark.parametrize("release", RELEASES)
def test_a_database_of_a_release_becomes_what_the_program_expects(release: str, tmp_path: Path) -> None:
    old_database(tmp_path, release)
    engine = open_database(tmp_path)
    assert differences(engine) == []
    engine.dispose()


def test_tables_of_somebody_else_are_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("CREATE TABLE seats (colour TEXT)")
    connection.close()
    with pytest.raises(ServeError) as error:
        open_database(tmp_path)
    assert error.value.message.id == "cli-data-unusable"
    connection = sqlite3.connect(tmp_path / FILE)
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("seats",)]
    connection.close()


def test_many_may_start_at_once(tmp_path: Path) -> None:
    old_database(tmp_path)
    failed: list[Exception] = []

    def start() -> None:
        try:
            open_database(tmp_path).dispose()
        except Exception as error:  # noqa: BLE001 (the test shows it)
            failed.append(error)

    threads = [threading.Thread(target=start) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert len(revision(tmp_path)) == 1


def test_a_start_waits_while_an_older_program_writes(tmp_path: Path) -> None:
    old_database(tmp_path)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    done = threading.Timer(0.3, lambda: other.execute("COMMIT"))
    done.start()
    open_database(tmp_path).dispose()
    done.join()
    other.close()
    assert len(revision(tmp_path)) == 1


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    old_database(tmp_path)
    connection = sqlite3.connect(tmp_path / FILE)
    # The name of a table that a later step wants to make.
    connection.execute("CREATE TABLE proofs (words TEXT)")
    before = connection.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()
    connection.close()
    with pytest.raises(ServeError):
        open_database(tmp_path)
    connection = sqlite3.connect(tmp_path / FILE)
    assert connection.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall() == before
    connection.close()


def test_a_database_of_a_later_release_is_left_alone(tmp_path: Path) -> None:
    open_database(tmp_path).dispose()
    connection = sqlite3.connect(tmp_path / FILE)
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(ServeError) as error:
        open_database(tmp_path)
    assert error.value.message.id == "cli-data-newer"
    assert revision(tmp_path) == [("9999",)]


def test_the_latest_revision_is_the_last_migration() -> None:
    """Programs that find it look no further."""
    (head,) = ScriptDirectory(str(FOLDER)).get_heads()
    assert head == LATEST


def test_a_database_that_is_up_to_date_is_not_migrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_database(tmp_path).dispose()
    monkeypatch.setattr("weald.server.storage.database.bring_up_to_date", None)
    open_database(tmp_path).dispose()
