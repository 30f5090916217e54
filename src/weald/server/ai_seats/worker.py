"""A process that only thinks: a question a line comes in, the option that the AI takes goes out."""

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

# Whoever serves people goes first.
NICENESS = 10


def answered(line: bytes) -> dict[str, str]:
    """The option for one question, or what went wrong."""
    try:
        asked = msgspec.json.decode(line)
        table = weald.load(asked["position"])
        return {"option": ai.choose(asked["level"], table, asked["seat"], asked["seed"])}
    except WealdError as error:
        return {"error": f"{error.code} {error.message} {error.problems}"}
    except Exception:  # noqa: BLE001 (the service decides what becomes of it)
        return {"error": traceback.format_exc()}


def hear(questions: SimpleQueue[bytes]) -> None:
    """Take in questions; when the one who asks is gone, nobody needs the thought that is under way."""
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


def main() -> None:
    """Answer until the one who asks is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=hear, args=(questions,), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):
        while True:
            reply = answered(questions.get())
            sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
