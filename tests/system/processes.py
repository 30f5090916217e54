"""Server processes to be killed, paused and started again."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

from tests.server.process import PATIENCE, Process

TABLE = re.compile(r"[A-Za-z0-9_-]{16}")
ERROR = re.compile(r"[a-z_.]+\.[A-Za-z.]+: ")


class ServerProcesses:
    """The processes on one database; clients use any of them."""

    def __init__(self, directory: Path, count: int, database: str | None) -> None:
        self._directory = directory
        self.database = database
        # SQLite has one process, which always reopens the same file.
        self._names = [f"place-{n}" for n in range(count)]
        self._processes: dict[int, Process] = {}
        self._started: list[Process] = []
        self.ports: list[int] = [0] * count

    async def start(self) -> None:
        await asyncio.gather(*(self._start(n) for n in range(len(self._names))))

    def port(self, chance: Random) -> int:
        """Return the port of a random process, which may be down."""
        return chance.choice(self.ports)

    def pids(self) -> list[int]:
        """Return the process ids in the order of the ports."""
        return [self._processes[n].process.pid for n in range(len(self.ports))]

    @property
    def data(self) -> Path:
        """The data directory of the first process."""
        return self._directory / self._names[0]

    async def kill(self, chance: Random) -> None:
        """Kill a process and start another in its place."""
        n = chance.randrange(len(self._names))
        self._end(self._processes[n])
        await asyncio.sleep(chance.uniform(0.0, 0.5))
        await self._start(n)

    async def stop_one(self, chance: Random) -> None:
        """Stop a process in order and start another in its place."""
        n = chance.randrange(len(self._names))
        process = self._processes[n]
        process.process.terminate()
        code = await asyncio.to_thread(process.process.wait, PATIENCE)
        assert code == 0, f"a stop in order ended with {code}"
        self._end(process)
        await self._start(n)

    async def pause(self, chance: Random) -> None:
        """Suspend a process for a while, as a busy machine would."""
        process = self._processes[chance.randrange(len(self._names))]
        with suppress(ProcessLookupError):
            os.kill(process.process.pid, signal.SIGSTOP)
            try:
                await asyncio.sleep(chance.uniform(0.1, 1.5))
            finally:
                os.kill(process.process.pid, signal.SIGCONT)

    def stop(self) -> None:
        """Kill all remaining processes, even one that is just starting."""
        for process in list(self._started):
            self._end(process)

    def complaints(self) -> Counter[str]:
        """Return the errors in the logs of the processes, without table ids."""
        complaints: Counter[str] = Counter()
        for name in self._names:
            for path in sorted((self._directory / name).glob("weald.log*")):
                notes = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
                complaints.update(_summary(note) for note in notes if note["level"] == "error")
        return complaints

    async def _start(self, n: int) -> None:
        process = await asyncio.to_thread(self._new, self._directory / self._names[n])
        self._processes[n] = process
        self.ports[n] = int(process.url.rstrip("/").rpartition(":")[2])

    def _new(self, directory: Path) -> Process:
        # An empty address means SQLite.
        process = Process(directory, WEALD_DATABASE=self.database or "")
        self._started.append(process)
        return process

    def _end(self, process: Process) -> None:
        process.__exit__()
        self._started.remove(process)


def _summary(note: dict[str, str]) -> str:
    """Return a logged error in short: its message and the name of the exception."""
    message = TABLE.sub("...", note["message"])[:100]
    named = [line for line in note.get("error", "").splitlines() if ERROR.match(line)]
    return f"{message}: {named[-1][:100]}" if named else message
