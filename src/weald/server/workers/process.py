"""A worker process as the pool sees it: started on demand, killed when it hangs, replaced when it died.

Not a subprocess of asyncio: if it is cancelled while it starts, many versions of Python wait for it for ever.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue

COMMAND = (sys.executable, "-P", "-m", "weald.server.workers.worker")


class WorkerProcess:
    """One worker; after its process has ended, the next question starts another."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None

    @property
    def running(self) -> bool:
        """Whether it has a process."""
        return self._process is not None

    async def start(self, seconds: float) -> bool:
        """Start a process if there is none; return whether it is ready. OSError if it cannot be started."""
        if self._process is not None and not self._process.alive:
            await self.end(seconds)
        if self._process is not None:
            return True
        self._process = Process(self._command)
        return bool(await self._process.ask(b""))

    async def ask(self, question: bytes) -> bytes:
        """Return the process's reply to a line; empty if it has died."""
        assert self._process is not None
        return await self._process.ask(question)

    async def end(self, seconds: float) -> None:
        """Kill the process; wait until it has ended, but not for long: it may hang in a system call."""
        process, self._process = self._process, None
        if process is not None:
            await asyncio.wait({process.kill()}, timeout=seconds)


class Process:
    """A single process, and the thread that talks with it."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        self._running = subprocess.Popen(  # noqa: S603 (our own interpreter, our own module)
            command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL
        )
        self._questions: SimpleQueue[tuple[bytes, Future[bytes]] | None] = SimpleQueue()
        self._ended: Future[None] = Future()
        # Not in the loop's executor: a closing loop waits for its threads, which may hang in a process.
        threading.Thread(target=self._talk, name="weald-worker", daemon=True).start()

    @property
    def alive(self) -> bool:
        """Whether it has not ended."""
        return self._running.poll() is None

    def ask(self, question: bytes) -> asyncio.Future[bytes]:
        """Return the next line after a question, or without one; empty if the process has died."""
        reply: Future[bytes] = Future()
        reply.set_running_or_notify_cancel()
        self._questions.put((question, reply))
        return asyncio.wrap_future(reply)

    def kill(self) -> asyncio.Future[None]:
        """End the process; return when it has ended."""
        self._running.kill()
        self._questions.put(None)
        return asyncio.wrap_future(self._ended)

    def _talk(self) -> None:
        # Closing its pipes fails if it has not read everything; it no longer matters.
        with suppress(OSError), self._running:
            while (asked := self._questions.get()) is not None:
                question, reply = asked
                reply.set_result(self._reply(question))
        self._ended.set_result(None)

    def _reply(self, question: bytes) -> bytes:
        stdin, stdout = self._running.stdin, self._running.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(question)
            stdin.flush()
            line = stdout.readline()
        except OSError:
            # It died before it read the question.
            return b""
        return line if line.endswith(b"\n") else b""
