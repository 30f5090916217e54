"""Worker process of the pool: reads a question per line, writes the option that the AI chooses."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import traceback
from queue import SimpleQueue

import msgspec

import weald
from weald import ai
from weald.kernel.errors import WealdError

# The service itself has priority.
NICENESS = 10


def answered(line: bytes) -> dict[str, str]:
    """Return the option for one question, or an error."""
    try:
        asked = msgspec.json.decode(line)
        table = weald.load(asked["position"])
        return {"option": ai.choose(asked["level"], table, asked["seat"], asked["seed"])}
    except WealdError as error:
        return {"error": f"{error.code} {error.message} {error.problems}"}
    except Exception:  # noqa: BLE001 (the service handles it)
        return {"error": traceback.format_exc()}


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
    with contextlib.suppress(BrokenPipeError):
        while True:
            reply = answered(questions.get())
            sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
