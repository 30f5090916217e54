"""Opening the database: an SQLite file by default, or a PostgreSQL server shared by several processes."""

from __future__ import annotations

import errno
import os
import sqlite3
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic, sleep
from typing import Any, cast

import msgspec
import platformdirs
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError

from weald.kernel.messages import Args, Message
from weald.server.errors import ServeError
from weald.server.storage import database_clock
from weald.server.storage.migrate import bring_up_to_date, is_up_to_date
from weald.server.storage.open_files import OpenFiles

FILE = "weald.db"
ADDRESS = "WEALD_DATABASE"
BUSY_SECONDS = 10
RETRY_SECONDS = 0.01
DRIVER = "postgresql+psycopg"
CONNECTIONS = 20
# Under this name an engine has the files that its connections have open.
FILES = "weald.files"
# Pages of SQLite's log from which on a commit merges it; as a rule the service has done it long before.
LOG_PAGES = 10_000
# Damaged bytes of a text are shown as escapes: one row must not fail a query of many.
DECODED = partial(str, encoding="utf-8", errors="backslashreplace")

# A process that hangs holds up others no longer than a page needs to reconnect. A transaction of several
# tables waits once for all of them and once for the one that is locked.
LOCK_MILLISECONDS = 750
# Commits are always synchronous, even if the server's default is not: a confirmed answer must not get lost.
SESSION = (
    f"-c lock_timeout={LOCK_MILLISECONDS} -c idle_in_transaction_session_timeout=60s -c synchronous_commit=on"
)


def home(data: Path | None) -> Path:
    """Return the data directory: `data`, or the user's default."""
    return (data or platformdirs.user_data_path("weald", appauthor=False)).expanduser().absolute()


def find_database(directory: Path) -> Engine:
    """Open the database that the environment names, or the one in the directory."""
    return open_database(directory, os.environ.get(ADDRESS))


def open_database(directory: Path, url: str | None = None) -> Engine:
    """Open and migrate the database at `url` or in `directory`; ServeError if it cannot be used."""
    # Needed for the log even if the database is elsewhere.
    _make(directory)
    return _open_server(url) if url else _open_file(directory)


def is_shared(engine: Engine) -> bool:
    """Return whether other processes may use the same database."""
    return engine.dialect.name == "postgresql"


def writing(engine: Engine) -> Any:
    """Begin a transaction that may write; on SQLite it takes the write lock immediately."""
    return writing_engine(engine).begin()


def writing_engine(engine: Engine) -> Engine:
    """Return an engine with the same connections, all of whose transactions may write."""
    return engine.execution_options(**_WRITING[engine.dialect.name])


# Readers want one consistent snapshot; a writer has locked its tables and wants their latest rows.
_WRITING: dict[str, dict[str, Any]] = {
    "sqlite": {"writes": True},
    "postgresql": {"isolation_level": "READ COMMITTED"},
}


def be_patient(connection: Connection) -> None:
    """Let a transaction for which no player waits wait longer for locks."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{BUSY_SECONDS}s'")


def replaced_file(engine: Engine) -> str | None:
    """Return `database` or `log` if the file in the folder is not the one that is open."""
    files: OpenFiles | None = engine.get_execution_options().get(FILES)
    return None if files is None else files.replaced()


def try_write_lock(engine: Engine, seconds: float) -> None:
    """Take the write lock of an SQLite database and give it back; sqlite3.Error if it stays taken."""
    pooled = engine.raw_connection()
    try:
        driver = cast("sqlite3.Connection", pooled.driver_connection)
        driver.execute(f"PRAGMA busy_timeout = {int(seconds * 1000)}")
        try:
            driver.execute("BEGIN IMMEDIATE")
            driver.execute("ROLLBACK")
        finally:
            driver.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
    finally:
        pooled.close()


def shown(engine: Engine) -> str:
    """Return the address of a database server without its password."""
    return engine.url.render_as_string(hide_password=True)


def _make(directory: Path) -> None:
    try:
        directory.mkdir(parents=True, exist_ok=True, mode=0o700)
        with TemporaryFile(dir=directory):
            pass
    except OSError as error:
        shut = error.errno in (errno.EACCES, errno.EPERM, errno.EROFS)
        raise _unusable(directory, shut) from None


def _open_file(directory: Path) -> Engine:
    path = directory / FILE
    # Last in, first out: the writer gets the connection that it had before, whose page cache is still valid.
    engine = _engine(f"sqlite:///{path}", pool_use_lifo=True, connect_args={"timeout": BUSY_SECONDS})
    files = OpenFiles(path)
    engine.update_execution_options(**{FILES: files})
    event.listen(engine, "connect", partial(_prepare, files))
    event.listen(engine, "close", files.forget)
    event.listen(engine, "begin", _begin)
    try:
        # A transaction with the write lock fails immediately if the file is read-only.
        _bring_up_to_date(engine)
    except OperationalError as error:
        raise _unusable(directory, "readonly" in str(error)) from None
    except (DatabaseError, UnicodeDecodeError):
        # SQLite's own messages quote what is damaged.
        raise ServeError(Message("cli-data-broken", {"path": str(path)})) from None
    return engine


def _open_server(address: str) -> Engine:
    url = _server_url(address)
    try:
        engine = _engine(
            url,
            isolation_level="REPEATABLE READ",
            pool_size=CONNECTIONS,
            pool_pre_ping=True,
            connect_args={"connect_timeout": BUSY_SECONDS, "application_name": "weald", "options": SESSION},
        )
    except ImportError:
        raise ServeError(Message("cli-database-driver")) from None
    try:
        _bring_up_to_date(engine)
        database_clock.follow(engine)
    except DatabaseError as error:
        problem_lines = str(error.orig).strip().splitlines()[:1]
        args: Args = {"url": shown(engine), "problem": problem_lines[0][:200] if problem_lines else ""}
        raise ServeError(Message("cli-database-unusable", args)) from None
    return engine


def _server_url(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise ServeError(Message("cli-database-address")) from None
    if url.drivername not in ("postgres", "postgresql", DRIVER):
        raise ServeError(Message("cli-database-address"))
    return url.set(drivername=DRIVER)


def _engine(url: str | URL, **more: Any) -> Engine:
    return create_engine(
        url,
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
        # Parameters may be secrets, and errors go to the log.
        hide_parameters=True,
        **more,
    )


def _bring_up_to_date(engine: Engine) -> None:
    try:
        with engine.connect() as connection:
            latest = is_up_to_date(connection)
        # Every program comes here, mostly for nothing: it must not hold up a running service.
        with writing(engine) as connection:
            if not latest:
                be_patient(connection)
                bring_up_to_date(connection)
    except (DatabaseError, UnicodeDecodeError, ServeError):
        engine.dispose()
        raise


def _unusable(directory: Path, shut: bool) -> ServeError:
    id = "cli-data-readonly" if shut else "cli-data-unusable"
    return ServeError(Message(id, {"path": str(directory)}))


def _prepare(files: OpenFiles, connection: sqlite3.Connection, _: Any) -> None:
    # The driver's own transactions begin too late for savepoints and for the write lock.
    connection.isolation_level = None
    connection.text_factory = DECODED
    _use_log(connection)
    for pragma in ("synchronous = FULL", "foreign_keys = ON", f"wal_autocheckpoint = {LOG_PAGES}"):
        connection.execute(f"PRAGMA {pragma}")
    # The log is opened by the first look at the database.
    connection.execute("PRAGMA schema_version")
    files.note(connection)


def _use_log(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log; while another connection writes, SQLite refuses that without waiting."""
    late = monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or monotonic() > late:
                raise
            sleep(RETRY_SECONDS)


def _begin(connection: Connection) -> None:
    mode = "IMMEDIATE" if connection.get_execution_options().get("writes") else "DEFERRED"
    connection.exec_driver_sql(f"BEGIN {mode}")
