"""Finished and imported tables as a row of revisions, to be looked at one by one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

import msgspec

import weald
from weald.games import find
from weald.kernel.errors import BadRecord, Illegal
from weald.server.errors import Refused
from weald.server.http.requests import clean_name
from weald.server.tables import snapshots
from weald.server.tables.revision import Revision, Seat, Setup, first_revision


def played(setup: Setup, record: dict[str, Any], takebacks: int = 0) -> list[Revision]:
    """Every revision of a record from its opening to its end; BadRecord if it cannot be replayed."""
    weald.replay(record)
    table = weald.replay(record, until=0)
    revisions = [replace(first_revision(setup, table), takebacks=takebacks)]
    for seat, option, _ in record["answers"]:
        table = revisions[-1].table.clone()
        table.answer(seat, option)
        revisions.append(revisions[-1].answered(table, seat))
    return revisions


def imported(id: str, record: dict[str, Any], host: str) -> list[Revision]:
    """The revisions of a record that somebody brings, as a table to look at."""
    return played(_setup(id, record, host, imported=True), record)


def continued(id: str, record: dict[str, Any]) -> list[Revision]:
    """The revisions of a record that somebody brings, as a table where the game goes on."""
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
    """Who played, if the record says so in a way that can be believed; otherwise nameless people."""
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
    """Somebody who played, as a record names them."""

    name: str
    kind: Literal["human", "ai"]
    level: str | None = None


class Replay:
    """A record, ready to be shown at any of its revisions."""

    def __init__(self, revisions: Sequence[Revision]) -> None:
        self._revisions = revisions
        self._marks = _marks(revisions)

    def at(self, k: int | None) -> dict[str, Any]:
        """The snapshot after k answers (None: after all)."""
        of = len(self._revisions) - 1
        if k is None:
            k = of
        if not 0 <= k <= of:
            raise Refused(422, "replay_range", {"n": k, "last": of})
        return snapshots.of_replay(self._revisions[k], of, self._marks)


class StoredReplay(Replay):
    """A record that the rules of today play otherwise: shown as far as it goes, then told from storage."""

    def __init__(self, revisions: Sequence[Revision], latest: Revision) -> None:
        super().__init__(revisions)
        self._latest = latest
        # By answer, the number of the last event then.
        self._lasts = [revision.last for revision in revisions] or [latest.lasts[0]]
        for n in latest.live_entries[len(self._lasts) - 1 :]:
            self._lasts.append(max(latest.lasts[n], self._lasts[-1]))

    def at(self, k: int | None) -> dict[str, Any]:
        """The snapshot after k answers; from where the rules differ, the board stands still until the end."""
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
            "told": True,
        }


def stored_replay(latest: Revision, record: dict[str, Any]) -> StoredReplay:
    """The replay of a stored table that the rules of today play otherwise."""
    try:
        table = weald.replay(record, until=0)
    except BadRecord:
        # It would not even begin like this; there is only the board as it stands now.
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
    # What comes out as it was played cannot be told from storage: then only the end differs.
    return StoredReplay(revisions[: max(1, len(record["answers"]))], latest)


def _marks(revisions: Sequence[Revision]) -> list[int]:
    """Where a new turn begins, by the numbers of round and turn that views of games carry."""
    turns = [_turn(revision) for revision in revisions]
    return [k for k in range(len(turns)) if k == 0 or turns[k] != turns[k - 1]]


def _turn(revision: Revision) -> tuple[Any, Any]:
    view = snapshots.open_view(revision.table)
    return view.get("round"), view.get("turn")


def _made(revision: Revision, record: dict[str, Any]) -> Replay:
    try:
        revisions = played(revision.setup, record, revision.takebacks)
    except BadRecord:
        return stored_replay(revision, record)
    # A table that goes on from its checkpoint has left the line of its record, even if that can be played.
    return Replay(revisions) if not revision.past else stored_replay(revision, record)


class Replays:
    """The replays that people look at just now, kept because a slider asks for many revisions of one."""

    def __init__(self, room: int = 8) -> None:
        self._room = room
        self._kept: OrderedDict[tuple[str, int], Replay] = OrderedDict()

    def of(self, revision: Revision, record: dict[str, Any]) -> Replay:
        """The replay of a table that has no secrets any more."""
        name = (revision.setup.id, revision.version)
        replay = self._kept.get(name) or _made(revision, record)
        self._kept[name] = replay
        while len(self._kept) > self._room:
            self._kept.popitem(last=False)
        return replay
