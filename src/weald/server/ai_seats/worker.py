"""Worker process of the pool: reads a task per line, writes the reply."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from typing import Any

import msgspec

import weald
from weald import ai
from weald.ai import hints
from weald.ai.levels import LEAST_SECONDS, choice_instead, fitting_choice, intention
from weald.ai.moments import Review
from weald.kernel.errors import WealdError
from weald.kernel.table import Table
from weald.server.bounded import BoundedCache

# The service itself has priority.
NICENESS = 10

# Of how many seats a worker keeps the players.
KEPT_PLAYERS = 40

# Processor time beyond its own that a job may take: a crafted table can make a single look at it very slow.
SPARE_SECONDS = 4.0

# What the service asks, with the seconds that are left for it.
Task = dict[str, Any]


class OutOfTime(BaseException):
    """A job took too much processor time; not an Exception, so that no bot handles it."""


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


class Kept:
    """The player of a seat, and what the seat has answered by it: how often, and what last."""

    __slots__ = ("answers", "last", "player")

    def __init__(self, player: ai.Bot) -> None:
        self.player = player
        self.answers = -1
        self.last: str | None = None


class Players:
    """The players of the seats for which this process answered last; their plans and trees go on.

    They only save work: a seat for which somebody else has answered, or whose answer was taken back, gets a
    new player.
    """

    def __init__(self, room: int) -> None:
        self._kept: BoundedCache[tuple[str, int, str], Kept] = BoundedCache(room)

    def get(self, task: Task) -> Kept | None:
        """Return the player that gave the seat's last answer, if it is here."""
        kept = self._kept.get(_key(task))
        return kept if kept is not None and task["given"] == [kept.answers, kept.last] else None

    def seat(self, task: Task, player: ai.Bot) -> Kept:
        """Keep a new player of a seat, and return it."""
        kept = Kept(player)
        self._kept.put(_key(task), kept)
        return kept

    def forget(self) -> None:
        """Forget all players."""
        self._kept = BoundedCache(self._kept.room)


def _key(task: Task) -> tuple[str, int, str]:
    return task["table"], task["seat"], task["level"]


PLAYERS = Players(KEPT_PLAYERS)


def choose(task: Task) -> dict[str, Any]:
    """Return the option that an AI chooses, and in a team what it means to do with it.

    `avoid` are options that people have pointed at.
    """
    table = weald.load(task["position"])
    seat, seed, avoid = task["seat"], task["seed"], task.get("avoid", ())
    try:
        with limited(task.get("seconds", 0.0) + SPARE_SECONDS):
            option = _choice(table, task)
            if option in avoid:
                option = choice_instead(table, seat, seed, avoid) or option
            intends = intention(table, seat, option) if task.get("company") else None
    except OutOfTime:
        # Any legal option keeps the game going; the player was interrupted in the middle of something.
        PLAYERS.forget()
        decision = table.decision(seat)
        assert decision is not None
        return {"option": decision.options[seed % len(decision.options)]}
    return {"option": option} if intends is None else {"option": option, "intends": intends.to_json()}


def _choice(table: Table, task: Task) -> str:
    """Return what a level chooses, quickly if too little time is left."""
    level, seat, seed = ai.level_of(task["level"]), task["seat"], task["seed"]
    limit = ai.seconds_of(level, table.options)
    if level in table.game.levels and not limit:
        return ai.seat_choice(level, table, seat, seed)
    fitting = fitting_choice(table, seat, seed) if level in table.game.levels else None
    if fitting is not None:
        return fitting
    seconds = task.get("seconds", limit)
    if limit and seconds < LEAST_SECONDS:
        return ai.quick_choice(table, seat, seed)
    if "table" not in task:
        return ai.choose(level, table, seat, seed, seconds=seconds)
    kept = PLAYERS.get(task) or PLAYERS.seat(task, ai.bot(level, table.game, seed, seconds))
    option = ai.choose(level, table, seat, seed, seconds=seconds, player=kept.player)
    kept.answers, kept.last = task["given"][0] + 1, option
    return option


def hint(task: Task) -> dict[str, Any]:
    """Return a hint with its reasons and chances."""
    table = weald.load(task["position"])
    with limited(task.get("seconds", hints.hint_seconds(table.options)) + SPARE_SECONDS):
        return hints.hint(table, task["seat"], task["seed"], task.get("seconds")).to_json()


def moments(task: Task) -> dict[str, Any]:
    """Return the moments that decided a finished game, and its chances turn by turn."""
    record = task["record"]
    answers = [(seat, option) for seat, option, *_ in record["answers"]]
    start = weald.replay({**record, "answers": []})
    return Review(start, answers, task["seats"], len(answers), task["budget"]).to_json()


TASKS: dict[str, Callable[[Task], dict[str, Any]]] = {"choose": choose, "hint": hint, "moments": moments}


def answered(line: bytes) -> dict[str, Any]:
    """Return the reply to one task, or an error."""
    try:
        task = msgspec.json.decode(line)
        return TASKS[task.get("do", "choose")](task)
    except WealdError as error:
        return {"error": f"{error.code} {error.message} {error.problems}"}
    except (Exception, OutOfTime):  # noqa: BLE001 (the service handles it)
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
