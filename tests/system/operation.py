"""Operation beside the players: health, backups, checks, pruning and restores, each in a process of its own.

Every backup has to hold what was confirmed before it began. A table that is restored into the running
service has to be there at once, after the next stop in order and after the next kill.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import secrets
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from random import Random
from subprocess import PIPE, STDOUT

from tests.server.process import command
from tests.system.client import Tally
from tests.system.http_client import Cut, HttpConnection, Json
from tests.system.processes import ServerProcesses
from weald.server.storage.database import FILE

HEALTH_SECONDS = 1.0
PAUSE_SECONDS = 1.0
# A check replays all tables, on a busy machine beside everything else.
PROGRAM_SECONDS = 1800.0
REPLY_SECONDS = 60.0
CUT_SECONDS = 5.0
ATTEMPTS = 5
# Tables of one restore.
TABLES = 3
HOLDS = re.compile(r"holds ([\d,]+|no|one) answer")
IN_WORDS = {"no": "0", "one": "1"}
# In this order one after the other; a restore follows each.
CHECKS = ("check --database", "prune --dry-run", "check --all", "prune")
ENDS = ("processes stopped", "processes killed")


class Operation:
    """The work of an operator, again and again until the end of a run.

    `cuts` counts how often all connections to the database were cut: a program that fails then is started
    again. `backups` are under way at the same time.
    """

    def __init__(
        self,
        processes: ServerProcesses,
        place: Path,
        tally: Tally,
        cuts: Callable[[], int],
        backups: int,
    ) -> None:
        self._processes = processes
        self._place = place
        self._tally = tally
        self._cuts = cuts
        self._backups = backups
        self._chance = Random(1)
        self._numbers = count()
        # The last backup of which everything is known to be there.
        self._file: Path | None = None
        # Restored tables with their versions, and by the way a process ended those that have outlived that.
        self.restored: dict[str, int] = {}
        self._outlived: dict[str, set[str]] = {end: set() for end in ENDS}

    def has_done_everything(self) -> bool:
        """Return whether every kind of work has been done."""
        counts = self._tally.counts
        return all(counts[name] for name in (*CHECKS, "backups", "restored tables", "health ok"))

    async def run(self, ending: asyncio.Event) -> None:
        """Work until the end of a run."""
        self._place.mkdir(parents=True)
        await asyncio.gather(
            self._repeat(ending, HEALTH_SECONDS, self._ask_for_health),
            *(self._repeat(ending, PAUSE_SECONDS, self.back_up) for _ in range(self._backups)),
            self._repeat(ending, PAUSE_SECONDS, self._check_and_restore),
        )

    async def _repeat(self, ending: asyncio.Event, pause: float, work: Callable[[], Awaitable[None]]) -> None:
        while not ending.is_set():
            await work()
            with suppress(TimeoutError):
                await asyncio.wait_for(ending.wait(), pause)

    async def _ask_for_health(self) -> None:
        for port in list(self._processes.ports):
            self._tally.counts[f"health {await self._health(port)}"] += 1

    async def _health(self, port: int) -> str:
        http = HttpConnection(port, {})
        try:
            status = str((await http.ask("GET", "/healthz")).json["status"])
        except Cut:
            return "not asked"
        finally:
            http.close()
        if status.endswith("_replaced"):
            self._tally.fail(f"the service says {status}")
        return status

    async def back_up(self) -> None:
        """Take a backup, restore it into an empty folder and compare it with what was confirmed before."""
        counts = self._tally.counts
        n = next(self._numbers)
        file, copy = self._place / f"{n}.backup", self._place / f"copy-{n}"
        before = list(self._tally.confirmed)
        said = await self._weald("backup", str(file))
        if said is None or await self._weald("restore", str(file), data=copy) is None:
            return
        held = await asyncio.to_thread(stored_keys, copy / FILE)
        answers = await asyncio.to_thread(stored_answers, copy / FILE)
        missing = [(table, key) for table, key in before if (table, key) not in held]
        counts["backups"] += 1
        counts["confirmed before a backup"] += len(before)
        counts["missing in a backup"] += len(missing)
        if missing:
            self._tally.fail(f"backup {n} misses {len(missing)} of {len(before)} commands: {missing[:3]}")
        told = HOLDS.search(said)
        if told is None or int(IN_WORDS.get(told[1], told[1]).replace(",", "")) != answers:
            self._tally.fail(f"backup {n} has {answers} answers, but says: {said}")
        shutil.rmtree(copy)
        if self._file is not None:
            self._file.unlink()
        self._file = file

    async def _check_and_restore(self) -> None:
        counts = self._tally.counts
        for name in CHECKS:
            if await self._weald(*name.split(" ")) is not None:
                counts[name] += 1
            if self._file is not None:
                await self._restore(self._file.read_bytes())

    async def _restore(self, backup: bytes) -> None:
        """Restore copies of some tables of a backup under other ids into the running service."""
        file = self._place / "some.backup"
        versions = await asyncio.to_thread(write_copies, backup, file, self._chance)
        if not versions or await self._weald("restore", str(file)) is None:
            return
        self.restored |= versions
        self._tally.counts["restored tables"] += len(versions)
        for id, version in versions.items():
            await self._look(id, version, "the restore")

    async def check_restored(self, restored: Mapping[str, int], end: str) -> None:
        """Check that tables that had been restored are there after a process has ended."""
        if end not in ENDS:
            return
        for id, version in restored.items():
            if id not in self._outlived[end]:
                self._outlived[end].add(id)
                await self._look(id, version, end)

    async def check_is_well(self) -> None:
        """Check that every process is well, or is so soon."""
        for port in self._processes.ports:
            late = time.monotonic() + REPLY_SECONDS
            while (status := await self._health(port)) != "ok":
                if time.monotonic() > late:
                    self._tally.fail(f"the service is not well in the end: {status}")
                    return
                await asyncio.sleep(0.2)

    async def _look(self, id: str, version: int, after: str) -> None:
        late = time.monotonic() + REPLY_SECONDS
        while True:
            http = HttpConnection(self._processes.port(self._chance), {})
            try:
                reply = await http.ask("GET", f"/api/tables/{id}")
                if reply.status == 200 and reply.json["version"] == version:
                    self._tally.counts[f"restored tables there after {after}"] += 1
                    return
                seen = f"{reply.status} {reply.body[:100]!r}"
            except Cut as cut:
                seen = str(cut)
            finally:
                http.close()
            # A missing table is not waited for.
            if time.monotonic() > late or seen.startswith(("200", "404")):
                self._tally.counts["restored tables gone"] += 1
                self._tally.fail(f"{id} was restored at version {version}, but after {after}: {seen}")
                return
            await asyncio.sleep(0.1)

    async def _weald(self, *arguments: str, data: Path | None = None) -> str | None:
        """Run `weald` on the database or on one in a folder; return its output, or None if it failed."""
        for attempt in range(ATTEMPTS):
            cuts = self._cuts()
            code, said = await self._program(arguments, data)
            if code == 0:
                return said
            # A cut is counted when it is over.
            await asyncio.sleep(CUT_SECONDS)
            if data is not None or self._cuts() == cuts or attempt + 1 == ATTEMPTS:
                self._tally.fail(f"weald {' '.join(arguments)} ended with {code}: {said[-500:]}")
                return None
            self._tally.counts["programs cut off"] += 1
        raise AssertionError

    async def _program(self, arguments: tuple[str, ...], data: Path | None) -> tuple[int | None, str]:
        """Run `weald` in a process of its own; return its exit code and what it has printed."""
        database = self._processes.database if data is None else None
        process = await asyncio.create_subprocess_exec(
            *command(data or self._processes.data, *arguments),
            stdout=PIPE,
            stderr=STDOUT,
            env={**os.environ, "WEALD_DATABASE": database or ""},
        )
        try:
            async with asyncio.timeout(PROGRAM_SECONDS):
                printed, _ = await process.communicate()
        except BaseException:
            process.kill()
            raise
        return process.returncode, printed.decode()


def stored_keys(path: Path) -> set[tuple[str, str]]:
    """Return the tables and keys of all commands in a database at rest."""
    with closing(sqlite3.connect(path)) as connection:
        return {
            (table, key)
            for part in ("entries", "talk")
            for table, key in connection.execute(f"SELECT table_id, key FROM {part}")
        }


def stored_answers(path: Path) -> int:
    """Return the number of answers in a database at rest."""
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT count(*) FROM entries WHERE kind = 'answer'"
        return int(connection.execute(query).fetchone()[0])


def write_copies(backup: bytes, file: Path, chance: Random) -> dict[str, int]:
    """Write a backup of a few tables of another under new ids; return their versions.

    No person plays there, and tables with AI seats would go on by themselves.
    """
    head, *lines, _ = [json.loads(line) for line in gzip.decompress(backup).splitlines()]
    still = [line for line in lines if all(seat["kind"] != "ai" for seat in line["seats"])]
    copies = [_copy(line) for line in chance.sample(still, min(TABLES, len(still)))]
    whole = [head, *copies, {"end": len(copies)}]
    file.write_bytes(gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in whole)))
    return {line["table"]["id"]: line["table"]["version"] for line in copies}


def _copy(line: Json) -> Json:
    """Return a table with its rows under another id."""
    id = secrets.token_urlsafe(12)
    # Without an invitation: those of two tables have to differ.
    table = {**line["table"], "id": id, "invite": None}
    rows = {name: part for name, part in line.items() if name != "table"}
    return {"table": table} | {name: [{**row, "table_id": id} for row in part] for name, part in rows.items()}
