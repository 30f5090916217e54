"""Replays: finished and imported tables as a sequence of revisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

import msgspec

import weald
from weald.games import find
from weald.kernel.errors import BadRecord, Illegal
from weald.server.bounded import BoundedCache
from weald.server.errors import Refused
from weald.server.sanitize import clean_name
from weald.server.tables import snapshots
from weald.server.tables.revision import Revision, Seat, Setup, first_revision


def played(setup: Setup, record: dict[str, Any], takebacks: int = 0) -> list[Revision]:
    """Return every revision of a record from its start; BadRecord if it cannot be replayed."""
    weald.replay(record)
    table = weald.replay(record, until=0)
    revisions = [replace(first_revision(setup, table), takebacks=takebacks)]
    for seat, option, _ in record["answers"]:
        table = revisions[-1].table.clone()
        table.answer(seat, option)
        revisions.append(revisions[-1].answered(table, seat))
    return revisions


def imported(id: str, record: dict[str, Any], host: str) -> list[Revision]:
    """Return the revisions of an imported record, as a table to look at."""
    return played(_setup(id, record, host, imported=True), record)


def continued(id: str, record: dict[str, Any]) -> list[Revision]:
    """Return the revisions of an imported record, as a table to play on."""
    setup = _setup(id, record, None, imported=False)
    bots = find(setup.game).bots
    seats = tuple(seat if seat.level in bots else Seat(seat.name, "human") for seat in setup.seats)
    revisions = played(replace(setup, seats=seats), record)
    if revisions[-1].table.over:
        raise Refused(422, "record_over")
    return revisions


def _setup(id: str, record: dict[str, Any], host: str | None, imported: bool) -> Setup:
    table = weald.replay(record, until=0)
    seats = _players(record.get("players"), table.seats)
    return Setup(id, table.game.id, dict(table.options), table.origin.seed, seats, imported, host)


def _players(data: object, count: int) -> tuple[Seat, ...]:
    """Return the players that a record names, or nameless humans if that part of it is malformed."""
    nameless = tuple(Seat("", "human") for _ in range(count))
    if not isinstance(data, list) or len(data) != count:
        return nameless
    seats = []
    for n, player in enumerate(data):
        try:
            named = msgspec.convert(player, Player)
            seats.append(
                Seat(
                    clean_name(named.name, n),
                    named.kind,
                    named.level and clean_name(named.level, n),
                )
            )
        except (msgspec.ValidationError, Refused):
            return nameless
    return tuple(seats)


class Player(msgspec.Struct):
    """A player, as a record names them."""

    name: str
    kind: Literal["human", "ai"]
    level: str | None = None


class Replay:
    """A record that can be shown after any of its answers."""

    def __init__(self, revisions: Sequence[Revision]) -> None:
        self._revisions = revisions
        self._marks = _marks(revisions)

    def at(self, k: int | None) -> dict[str, Any]:
        """Return the snapshot after `k` answers (None: after all)."""
        of = len(self._revisions) - 1
        if k is None:
            k = of
        if not 0 <= k <= of:
            raise Refused(422, "replay_range", {"n": k, "last": of})
        return snapshots.of_replay(self._revisions[k], of, self._marks)


class StoredReplay(Replay):
    """A record that departs from today's rules: replayed up to there, then shown from stored events."""

    def __init__(self, revisions: Sequence[Revision], latest: Revision) -> None:
        super().__init__(revisions)
        self._latest = latest
        # Per answer: the number of the last event.
        self._lasts = [revision.last for revision in revisions] or [latest.lasts[0]]
        for n in latest.live_entries[len(self._lasts) - 1 :]:
            self._lasts.append(max(latest.lasts[n], self._lasts[-1]))

    def at(self, k: int | None) -> dict[str, Any]:
        """Return the snapshot after `k` answers; from the departure on, the board stays until the end."""
        of = len(self._latest.live_entries)
        if k is None:
            k = of
        if not 0 <= k <= of:
            raise Refused(422, "replay_range", {"n": k, "last": of})
        if k < len(self._revisions):
            return snapshots.of_replay(self._revisions[k], of, self._marks)
        shown = self._latest if k == of or not self._revisions else self._revisions[-1]
        last = self._latest.last if k == of else self._lasts[k]
        return {
            **snapshots.of_replay(shown, of, self._marks),
            "events": self._latest.events(None, 0)[:last],
            "last": last,
            "at": k,
            "from_events": True,
        }


def stored_replay(latest: Revision, record: dict[str, Any]) -> StoredReplay:
    """Return the replay of a stored table that departs from today's rules."""
    try:
        table = weald.replay(record, until=0)
    except BadRecord:
        # Even the set-up departs: only the final board can be shown.
        return StoredReplay([], latest)
    revisions = [replace(first_revision(latest.setup, table), takebacks=latest.takebacks)]
    for seat, option, draws in record["answers"]:
        table = revisions[-1].table.clone()
        try:
            table.answer(seat, option)
        except Illegal:
            break
        if table.entries[-1].draws != draws:
            break
        revisions.append(revisions[-1].answered(table, seat))
    # If every answer replays, only the last revision can differ.
    return StoredReplay(revisions[: max(1, len(record["answers"]))], latest)


def _marks(revisions: Sequence[Revision]) -> list[int]:
    """Return after which answers a turn begins, from the `round` and `turn` of the game's views."""
    turns = [_turn(revision) for revision in revisions]
    return [k for k in range(len(turns)) if k == 0 or turns[k] != turns[k - 1]]


def _turn(revision: Revision) -> tuple[Any, Any]:
    view = snapshots.open_view(revision.table)
    return view.get("round"), view.get("turn")


def build(revision: Revision, record: dict[str, Any]) -> Replay:
    """Return the replay of a table's stored record."""
    try:
        revisions = played(revision.setup, record, revision.takebacks)
    except BadRecord:
        return stored_replay(revision, record)
    # A table that was loaded from its checkpoint has departed from its record, even if that replays.
    return Replay(revisions) if not revision.past else stored_replay(revision, record)


class Replays:
    """A cache of replays: moving the slider requests many snapshots of one replay."""

    def __init__(self, room: int = 8) -> None:
        self._replays: BoundedCache[tuple[str, int], Replay] = BoundedCache(room)

    def of(self, revision: Revision, record: dict[str, Any]) -> Replay:
        """Return the replay of a table without secrets."""
        key = (revision.setup.id, revision.version)
        replay = self._replays.get(key) or build(revision, record)
        self._replays.put(key, replay)
        return replay
