"""Replays: finished and imported tables as a sequence of revisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import weald
from weald.games import find
from weald.kernel.chance import SEED_LIMIT
from weald.kernel.errors import BadRecord, Illegal
from weald.kernel.table import Table
from weald.tables import scenes, show
from weald.tables.errors import Refused
from weald.tables.replies import ReplaySnapshot, Scene, Story, StoryPoint
from weald.tables.revision import Revision, first_revision
from weald.tables.sanitize import clean_name
from weald.tables.seating import is_level
from weald.tables.values import Seat, Setup

# A replay keeps one revision in this many: a long game has hundreds, each with its own table.
STRIDE = 32
KINDS = ("human", "ai")


def played(setup: Setup, record: dict[str, Any]) -> list[Revision]:
    """Return every revision of a record from its start; BadRecord if it cannot be replayed."""
    weald.replay(record)
    table = weald.replay(record, until=0)
    revisions = [first_revision(setup, table, 0)]
    for seat, option, _ in record["answers"]:
        revisions.append(_next(revisions[-1], seat, option))
    return revisions


def imported(id: str, record: dict[str, Any]) -> list[Revision]:
    """Return the revisions of an imported record, as a table to look at."""
    return played(_setup(id, record, imported=True), record)


def continued(id: str, record: dict[str, Any]) -> list[Revision]:
    """Return the revisions of an imported record, as a table to play on."""
    setup = _setup(id, record, imported=False)
    game = find(setup.game)
    seats = tuple(seat if is_level(game, seat.level) else Seat(seat.name, "human") for seat in setup.seats)
    revisions = played(replace(setup, seats=seats), record)
    if revisions[-1].table.over:
        raise Refused(422, "record_over")
    return revisions


def _setup(id: str, record: dict[str, Any], imported: bool) -> Setup:
    table = weald.replay(record, until=0)
    seats = _players(record.get("players"), table.seats)
    seed = table.origin.seed % SEED_LIMIT
    return Setup(id, table.game.id, dict(table.options), seed, seats, imported)


def _players(data: object, count: int) -> tuple[Seat, ...]:
    """Return the players that a record names, or nameless humans if that part of it is malformed."""
    nameless = tuple(Seat("", "human") for _ in range(count))
    if not isinstance(data, list) or len(data) != count:
        return nameless
    try:
        return tuple(_player(player, n) for n, player in enumerate(data))
    except (KeyError, TypeError, ValueError, Refused):
        return nameless


def _player(player: Any, n: int) -> Seat:
    """Return a player as a record names them; ValueError if it names no player."""
    name, kind, level = player["name"], player["kind"], player.get("level")
    if kind not in KINDS or not isinstance(name, str) or not isinstance(level, str | None):
        raise ValueError(kind)
    return Seat(clean_name(name, n), kind, level and clean_name(level, n))


class Timeline:
    """The revisions of a game: some are kept, the others are played again from the one before."""

    def __init__(self, first: Revision, answers: Sequence[Sequence[Any]]) -> None:
        self._answers = answers
        self._kept: list[Revision] = []
        self._turn: int | None = None
        # Per turn: after which answer it begins, and the numbers of the chart at that time.
        self.points: list[StoryPoint] = []
        # After which answers a turn begins.
        self.marks: list[int] = []
        # Per revision: the number of its last event.
        self.lasts: list[int] = []
        self.add(first)

    def __len__(self) -> int:
        return len(self.lasts)

    def add(self, revision: Revision) -> None:
        """Add the next revision."""
        k = len(self.lasts)
        if k % STRIDE == 0:
            self._kept.append(revision)
        table = revision.table
        turn = table.game.turn(table.run.state)
        if turn != self._turn:
            self.marks.append(k)
            self._turn = turn
            # Before the first turn of a game there may be nothing on the table yet.
            if turn:
                self.points.append(_point(revision.table, k, len(self.points) + 1))
        self.lasts.append(revision.last)

    def at(self, k: int) -> Revision:
        """Return the revision after `k` answers."""
        kept = k // STRIDE
        revision = self._kept[kept]
        for seat, option, *_ in self._answers[kept * STRIDE : k]:
            revision = _next(revision, seat, option)
        return revision


def _point(table: Table, at: int, turn: int) -> StoryPoint:
    """Return the numbers of the chart after `at` answers."""
    return {"at": at, "turn": turn, "values": table.game.measures(table.run.state)}


def _next(revision: Revision, seat: int, option: str) -> Revision:
    # A replay has no timer.
    return revision.answered(revision.table.after(seat, option), seat, 0)


class Replay:
    """A record that can be shown after any of its answers.

    If it departs from today's rules it is replayed up to there, then shown from the events of the `latest`
    revision. A record of which even the set-up departs has no timeline.
    """

    def __init__(self, timeline: Timeline | None, latest: Revision) -> None:
        self._replayed = timeline
        self._latest = latest
        # Per answer: the number of the last event.
        self._lasts = [latest.lasts[0]] if timeline is None else list(timeline.lasts)
        for n in latest.live_entries[len(self._lasts) - 1 :]:
            self._lasts.append(max(latest.lasts[n], self._lasts[-1]))

    def at(self, k: int | None) -> ReplaySnapshot:
        """Return the snapshot after `k` answers (None: after all); the board stays from a departure on."""
        k = self._checked(k)
        replayed = self._replayed
        marks = [] if replayed is None else replayed.marks
        if replayed is not None and k < len(replayed):
            return show.of_replay(replayed.at(k), self._lasts, marks)
        ends = k == len(self._lasts) - 1
        shown = self._latest if ends or replayed is None else replayed.at(len(replayed) - 1)
        last = self._latest.last if ends else self._lasts[k]
        return {
            **show.of_replay(shown, self._lasts, marks),
            "events": self._latest.events(None, 0)[:last],
            "last": last,
            "at": k,
            "from_events": True,
        }

    def scene(self, k: int, after: int) -> Scene:
        """Return the beats after event `after` up to the first `k` answers; none from a departure on."""
        k = self._checked(k)
        if self._replayed is None or k >= len(self._replayed):
            return scenes.NOTHING
        return scenes.scene(self._replayed.at(k), None, after, reveal_all=True)

    def story(self) -> Story:
        """Return the numbers of the chart at the beginning of every turn and at the end."""
        points = [] if self._replayed is None else self._replayed.points
        end = _point(self._latest.table, len(self._lasts) - 1, max(1, len(points)))
        return {"points": [*points, end]}

    def _checked(self, k: int | None) -> int:
        of = len(self._lasts) - 1
        if k is None:
            return of
        if not 0 <= k <= of:
            raise Refused(422, "replay_range", {"n": k, "last": of})
        return k


def build(latest: Revision, record: dict[str, Any]) -> Replay:
    """Return the replay of a table's stored record."""
    try:
        table = weald.replay(record, until=0)
    except BadRecord:
        return Replay(None, latest)
    answers = record["answers"]
    # A table that was loaded from its checkpoint has departed from its record. If every answer replays
    # nevertheless, only the last revision can differ.
    same = len(answers) - bool(latest.past)
    revision = replace(first_revision(latest.setup, table, 0), takebacks=latest.takebacks)
    timeline = Timeline(revision, answers)
    for seat, option, draws in answers[:same]:
        try:
            revision = _next(revision, seat, option)
        except Illegal:
            break
        if revision.table.entries[-1].draws != draws:
            break
        timeline.add(revision)
    return Replay(timeline, latest)
