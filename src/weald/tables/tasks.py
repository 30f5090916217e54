"""Tasks of workers: everything slow that is done beside a table, from plain data to plain data."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from time import process_time
from typing import Any

import weald
from weald import ai
from weald.ai import hints
from weald.ai.levels import LEAST_SECONDS, choice_instead, fitting_choice, intention
from weald.ai.moments import Review
from weald.games import find
from weald.kernel.resting import at_rest, awake
from weald.kernel.table import Table
from weald.tables import replays, report, rows, scenes
from weald.tables.errors import Refused
from weald.tables.pacing import claimed, is_company, is_unattended, think_seed
from weald.tables.replays import Replay
from weald.tables.revision import Revision
from weald.tables.rows import Stored

Task = Mapping[str, Any]
Reply = Mapping[str, Any]

# The number of seats of which a worker keeps the players, and of replays that it keeps.
KEPT_PLAYERS = 40
KEPT_REPLAYS = 8
# Seconds of processor time that the views of an imported table may take for each seat.
VIEW_SECONDS = 0.5


# Made by the owner of a table.


def choosing(revision: Revision, seat: int, pointers: dict[int, str]) -> Task:
    """Return the task of choosing for an AI seat."""
    table = revision.table
    own = [entry.option for entry in table.entries if entry.seat == seat]
    return {
        "do": "choose",
        "table": revision.setup.id,
        "level": revision.setup.seats[seat].level,
        "position": table.position(),
        "seat": seat,
        "seed": think_seed(revision, seat),
        # The player that gave these answers is kept by the worker.
        "given": [len(own), own[-1] if own else None],
        "avoid": claimed(revision, seat, pointers),
        "company": is_company(revision),
        "unattended": is_unattended(revision),
    }


def hinting(revision: Revision, seat: int) -> Task:
    """Return the task of a hint."""
    position = revision.table.position()
    return {"do": "hint", "position": position, "seat": seat, "seed": think_seed(revision, seat)}


def foreseeing(revision: Revision, seat: int) -> Task:
    """Return the task of what the options open to a seat would bring."""
    return {"do": "foresee", "position": revision.table.position(), "seat": seat}


def playing(revision: Revision, seat: int, option: str) -> Task:
    """Return the task of playing an answer."""
    return {"do": "play", "position": revision.table.position(), "seat": seat, "option": option}


def played(revision: Revision, reply: Reply) -> Table:
    """Return the table after an answer that a worker has played."""
    return awake(revision.table.game, reply["after"], revision.table)


def reading(stored: Stored) -> Task:
    """Return the task of bringing a stored table up to date."""
    return {"do": "read", "stored": stored.to_json()}


def was_read(stored: Stored, reply: Reply) -> Revision:
    """Return the table that a worker has read."""
    table = awake(find(stored.head["game"]), reply["table"])
    return rows.revision_at(stored, table, departed=reply["departed"])


# Done by workers.


def any_choice(task: Task) -> Reply:
    """Return any legal option for an AI whose time is over: it keeps the game going."""
    decision = weald.load(task["position"]).decision(task["seat"])
    assert decision is not None
    return {"option": decision.options[task["seed"] % len(decision.options)], "intends": None}


class Kept:
    """The player of a seat, and what the seat has answered by it: how often, and what last."""

    __slots__ = ("answers", "last", "player")

    def __init__(self, player: ai.Bot) -> None:
        self.player = player
        self.answers = -1
        self.last: str | None = None


class Worker:
    """Memory of one worker: the players of the seats that it answered for last, and replays."""

    def __init__(self) -> None:
        self._players: OrderedDict[tuple[str, int, str], Kept] = OrderedDict()
        self._replays: OrderedDict[tuple[str, int], Replay] = OrderedDict()
        self._tasks: dict[str, Callable[[Task], Reply]] = {
            "choose": self._choose,
            "hint": _hint,
            "moments": _moments,
            "foresee": _foresee,
            "play": _play,
            "read": _read,
            "import": _import,
            "replay": self._replay,
            "report": _report,
            "scene": _scene,
        }

    def do(self, task: Task) -> Reply:
        """Return the reply to a task; the error of a refused one goes to the caller."""
        return self._tasks[task["do"]](task)

    def forget(self) -> None:
        """Forget everything: the last task was interrupted in the middle of something."""
        self._players.clear()
        self._replays.clear()

    def _choose(self, task: Task) -> Reply:
        """Return the option that an AI chooses, and in a team what it means to do with it."""
        table = weald.load(task["position"])
        seat, seed, avoid = task["seat"], task["seed"], task["avoid"]
        option = self._choice(table, task)
        if option in avoid:
            option = choice_instead(table, seat, seed, avoid) or option
        intends = intention(table, seat, option) if task["company"] else None
        return {"option": option, "intends": None if intends is None else intends.to_json()}

    def _choice(self, table: Table, task: Task) -> str:
        """Return a level's choice, quickly if too little time is left."""
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
        kept = self._player(task) or self._seat(task, ai.bot(level, table.game, seed, seconds))
        option = ai.choose(level, table, seat, seed, seconds=seconds, player=kept.player)
        kept.answers, kept.last = task["given"][0] + 1, option
        return option

    def _player(self, task: Task) -> Kept | None:
        """Return the player that gave the seat's last answer, if it is here: its plan and its tree go on."""
        kept: Kept | None = _kept(self._players, (task["table"], task["seat"], task["level"]))
        return kept if kept is not None and list(task["given"]) == [kept.answers, kept.last] else None

    def _seat(self, task: Task, player: ai.Bot) -> Kept:
        kept = Kept(player)
        _keep(self._players, (task["table"], task["seat"], task["level"]), kept, KEPT_PLAYERS)
        return kept

    def _replay(self, task: Task) -> Reply:
        """Return a moment of a replay; `unknown` if it has to be sent first."""
        key = task["table"], task["version"]
        replay: Replay | None = _kept(self._replays, key)
        if replay is None:
            if "stored" not in task:
                return {"unknown": True}
            stored = Stored.from_json(task["stored"])
            replay = replays.build(rows.read(stored), rows.record_of(stored.head, stored.entries))
            _keep(self._replays, key, replay, KEPT_REPLAYS)
        match task["show"]:
            case "scene":
                return {"shown": replay.scene(task["at"], task["after"])}
            case "story":
                return {"shown": replay.story()}
            case _:
                return {"shown": replay.at(task["at"])}


def _kept(kept: OrderedDict[Any, Any], key: Any) -> Any:
    """Return a value that is kept, which is now the last one to be forgotten; None if there is none."""
    if key in kept:
        kept.move_to_end(key)
    return kept.get(key)


def _keep(kept: OrderedDict[Any, Any], key: Any, value: Any, room: int) -> None:
    """Keep a value, and forget the ones beyond the room that were not used for longest."""
    kept[key] = value
    kept.move_to_end(key)
    while len(kept) > room:
        kept.popitem(last=False)


def _hint(task: Task) -> Reply:
    """Return a hint with its reasons and chances."""
    table = weald.load(task["position"])
    return hints.hint(table, task["seat"], task["seed"], task.get("seconds")).to_json()


def _moments(task: Task) -> Reply:
    """Return the moments that decided a finished game, and its chances turn by turn."""
    record = task["record"]
    answers = [(seat, option) for seat, option, *_ in record["answers"]]
    start = weald.replay({**record, "answers": []})
    return Review(start, answers, task["seats"], len(answers), task["budget"]).judged()


def _foresee(task: Task) -> Reply:
    foreseen = weald.load(task["position"]).foresee(task["seat"])
    return {"outcomes": foreseen.outcomes, "reach": foreseen.reach}


def _play(task: Task) -> Reply:
    before = weald.load(task["position"])
    began = process_time()
    after = before.after(task["seat"], task["option"])
    cost = process_time() - began
    _look_at(after)
    return {"after": at_rest(after, before), "cost": cost}


def _look_at(table: Table) -> None:
    """Make all views of a table: they will be asked for, and a table that takes too long ends here."""
    for seat in (None, *range(table.seats)):
        table.view(seat)
        decision = None if seat is None else table.decision(seat)
        if decision is not None:
            decision.parts()


def _read(task: Task) -> Reply:
    stored = Stored.from_json(task["stored"])
    revision = rows.read(stored)
    _look_at(revision.table)
    # A table that departs before the first event has none from before.
    departed = bool(revision.past) or revision.last != stored.entries[-1]["last"]
    return {"table": at_rest(revision.table), "departed": departed}


def _import(task: Task) -> Reply:
    """Return the rows of an imported record; `until` is the moment from which one plays on."""
    record = task["record"]
    if task.get("until") is not None:
        record = {**record, "answers": record["answers"][: task["until"]]}
    make = replays.continued if task["continued"] else replays.imported
    revisions = make(task["id"], record)
    for revision in (revisions[0], revisions[-1]):
        _check_cost(revision.table)
    return {"rows": rows.opened(revisions, task["now"]).to_json()}


def _check_cost(table: Table) -> None:
    """Refuse a table that takes too long to look at: all players would wait for it."""
    began = process_time()
    for seat in range(table.seats):
        table.view(seat)
        decision = table.decision(seat)
        if decision is not None:
            decision.parts()
        if process_time() - began > VIEW_SECONDS * (seat + 1):
            raise Refused(422, "record_heavy")


def _report(task: Task) -> Reply:
    """Return a bug report."""
    stored = Stored.from_json(task["stored"])
    revision = rows.read(stored)
    record: Any = rows.record_of(stored.head, stored.entries) if revision.closed else None
    return report.build(revision, task["seat"], record)


def _scene(task: Task) -> Reply:
    """Return the beats of a table after an event."""
    revision = rows.read(Stored.from_json(task["stored"]))
    return scenes.scene(revision, task["seat"], task["after"], task["reveal_all"])
