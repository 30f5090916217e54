"""Worker process of the pool: reads a task per line, writes the reply."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import traceback
from collections.abc import Iterator
from queue import SimpleQueue
from time import thread_time
from typing import Any

import msgspec

from weald.kernel.errors import WealdError
from weald.kernel.information import Json
from weald.tables.errors import Refused
from weald.tables.tasks import Reply, Task, Worker, any_choice

# The service itself has priority.
NICENESS = 10
# Processor time beyond its own that a task may take: a crafted table can make a single look at it very slow.
SPARE_SECONDS = 4.0
# The first line of a worker.
READY = b"ready\n"


class OutOfTime(BaseException):
    """A task took too much processor time; not an Exception, so that nothing on the way handles it."""


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise OutOfTime in the block after this much processor time, where the system can tell."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def end(*_: object) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def plain(value: Any) -> Any:
    """Return a form that the encoder knows for a part of a reply."""
    if isinstance(value, Json):
        return msgspec.Raw(value.text.encode())
    if hasattr(value, "to_json"):
        return value.to_json()
    raise NotImplementedError(type(value).__name__)


ENCODER = msgspec.json.Encoder(enc_hook=plain)


def answered(worker: Worker, line: bytes) -> bytes:
    """Return the encoded reply to one task: also if it is refused, late, or fails."""
    # The timer of `limited` makes the clock of the process imprecise.
    began = thread_time()
    try:
        reply = _done(worker, msgspec.json.decode(line))
        return ENCODER.encode({**reply, "seconds": thread_time() - began})
    except Exception:  # noqa: BLE001 (the service handles it)
        return ENCODER.encode({"error": traceback.format_exc(), "seconds": thread_time() - began})


def _done(worker: Worker, task: Task) -> Reply:
    try:
        with limited(task["seconds"] + SPARE_SECONDS):
            return worker.do(task)
    except OutOfTime:
        # Players and replays were interrupted in the middle of something.
        worker.forget()
        return _late(task)
    except (WealdError, Refused) as error:
        if task["do"] == "choose":
            # An AI seat made no mistake of its own.
            raise
        return {"refused": _refusal(error)}


def _late(task: Task) -> Reply:
    if task["do"] == "choose":
        with contextlib.suppress(OutOfTime), limited(SPARE_SECONDS):
            return any_choice(task)
    return {"late": True}


def _refusal(error: WealdError | Refused) -> dict[str, Any]:
    refused = Refused.because(error) if isinstance(error, WealdError) else error
    return {
        "status": refused.status,
        "code": refused.code,
        "message": refused.message.to_json(),
        "headers": refused.headers,
    }


def read(questions: SimpleQueue[bytes]) -> None:
    """Queue questions from standard input; exit at once when it closes, even while thinking."""
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


def main() -> None:
    """Answer questions until standard input closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=read, args=(questions,), daemon=True).start()
    worker = Worker()
    out = sys.stdout.buffer
    # Output of any module must not stand between replies.
    sys.stdout = sys.stderr
    with contextlib.suppress(BrokenPipeError):
        out.write(READY)
        out.flush()
        while True:
            out.write(answered(worker, questions.get()) + b"\n")
            out.flush()


if __name__ == "__main__":
    main()
