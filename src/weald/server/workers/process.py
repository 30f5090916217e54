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

# Questions for a process, each with its reply; None ends it.
Questions = SimpleQueue[tuple[bytes, Future[bytes]] | None]


class WorkerProcess:
    """One worker; after its process has ended, the next question starts another."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._questions = Questions()
        self._ended: Future[None] = Future()

    @property
    def running(self) -> bool:
        """Whether it has a process."""
        return self._process is not None

    async def start(self, seconds: float) -> bool:
        """Start a process if there is none; return whether it is ready. OSError if it cannot be started."""
        if self._process is not None and self._process.poll() is not None:
            await self.end(seconds)
        if self._process is not None:
            return True
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(  # noqa: S603 (our own interpreter, our own module)
            self._command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL
        )
        self._questions, self._ended = Questions(), Future()
        talk = (self._process, self._questions, self._ended)
        # Not in the loop's executor: a closing loop waits for its threads, which may hang in a process.
        threading.Thread(target=_talk, args=talk, name="weald-worker", daemon=True).start()
        return bool(await self.ask(b""))

    async def ask(self, question: bytes) -> bytes:
        """Return the process's next line after a question, or without one; empty if it has died."""
        reply: Future[bytes] = Future()
        reply.set_running_or_notify_cancel()
        self._questions.put((question, reply))
        return await asyncio.wrap_future(reply)

    async def end(self, seconds: float) -> None:
        """Kill the process; wait until it has ended, but not for long: it may hang in a system call."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            self._questions.put(None)
            await asyncio.wait({asyncio.wrap_future(self._ended)}, timeout=seconds)


def _talk(process: subprocess.Popen[bytes], questions: Questions, ended: Future[None]) -> None:
    """Ask a process one question after another, in a thread of its own."""
    # Closing its pipes fails if it has not read everything; it no longer matters.
    with suppress(OSError), process:
        while (asked := questions.get()) is not None:
            question, reply = asked
            reply.set_result(_reply(process, question))
    ended.set_result(None)


def _reply(process: subprocess.Popen[bytes], question: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(question)
        process.stdin.flush()
        line = process.stdout.readline()
    except OSError:
        # It died before it read the question.
        return b""
    return line if line.endswith(b"\n") else b""
