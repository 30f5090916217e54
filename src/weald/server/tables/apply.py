"""What an accepted command does: the transitions that run inside the writer's transaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from weald.kernel.errors import Illegal
from weald.server.errors import Refused
from weald.server.storage import people_queries, queries, retention
from weald.server.storage.writer import Batch
from weald.server.tables import fair_deals, moves, seating, takebacks
from weald.server.tables.commands import Command, Stale, Step
from weald.server.tables.revision import Revision, Seat, Setup
from weald.server.tables.seating import Change

# A game needs fewer commands than this. Beyond it only answers are taken, which lead to an end: takebacks and
# changes of seats could go on for ever, and every command costs more than the one before.
LONGEST = 10_000


def _require_room(revision: Revision) -> None:
    """Refuse a command that leads nowhere at a table that is long enough."""
    if revision.version >= LONGEST:
        raise Refused(422, "table_long", {"n": LONGEST})


Prepared = tuple[Revision, list[Step]]


def apply_command(batch: Batch, command: Command, prepared: Prepared | None = None) -> Revision:
    """Apply a seat's command; a key that was accepted before only confirms the same command again.

    `prepared` are the steps from a revision, which is perhaps still the latest.
    """
    revision = batch.revision(command.table)
    # An accepted answer has made the version that its sender saw too old for the seat, so a command that is
    # still current can hardly be a repetition.
    fresh = command.kind == "answer" and revision.is_current(command.seat, command.expected)
    accepted = batch.accepted(command.table, command.key, unlikely=fresh)
    if accepted is not None:
        if not _is_same(command, accepted):
            raise Refused(422, "key_reused")
        return revision
    _require_seat(revision, command)
    if command.kind == "undo":
        _require_room(revision)
    if prepared is not None and prepared[0] is revision:
        steps = prepared[1]
    else:
        steps = _TRANSITIONS[command.kind](revision, command)
    if command.kind != "answer":
        if command.kind == "consent" and command.option == "no":
            assert revision.takeback_request is not None
            batch.notify(
                command.table, {"refused": {"by": revision.takeback_request.by, "seat": command.seat}}
            )
        return _write(batch, revision, steps, command.key)
    [step] = steps
    batch.stage(step.after, command.seat, command.option, command.key)
    return step.after


def play_ahead(revision: Revision, command: Command) -> list[Step]:
    """Return the steps that a command would lead to; none if it has to be looked at more closely."""
    # The writer finds the same again, and says it after looking whether the command was accepted before.
    with suppress(Exception):
        _require_seat(revision, command)
        return _TRANSITIONS[command.kind](revision, command)
    return []


def _require_seat(revision: Revision, command: Command) -> None:
    """Refuse a command for a seat that the caller does not play."""
    if revision.setup.gathering:
        raise Refused(409, "gathering")
    if revision.setup.abandoned:
        raise Illegal("over")
    if command.caller is not None and not revision.setup.is_played_by(command.seat, command.caller):
        raise Refused(403, "seat_not_yours", {"n": command.seat + 1})
    if revision.setup.seats[command.seat].kind == "ai" and not command.by_ai:
        raise Refused(422, "seat_lent", {"n": command.seat + 1})


def _is_same(command: Command, accepted: Mapping[str, Any]) -> bool:
    if command.kind == "undo":
        return accepted["kind"] in ("undo", "wish") and accepted["seat"] == command.seat
    return (accepted["kind"], accepted["seat"], accepted["option"]) == (
        command.kind,
        command.seat,
        command.option,
    )


def _answer(revision: Revision, command: Command) -> list[Step]:
    if not revision.is_current(command.seat, command.expected):
        raise Stale(revision)
    assert command.option is not None
    table = revision.table.after(command.seat, command.option)
    return [Step("answer", command.seat, command.option, revision.answered(table, command.seat))]


_TRANSITIONS: dict[str, Callable[[Revision, Command], list[Step]]] = {
    "answer": _answer,
    "undo": takebacks.undo,
    "consent": takebacks.consent,
}


def add_table(batch: Batch, revisions: Sequence[Revision]) -> None:
    """Store a new table with all its revisions: one if it was just opened, more if a record led there."""
    last = revisions[-1]
    queries.insert_table(batch.connection, last, last.setup.host)
    queries.insert_entry(batch.connection, revisions[0], "start")
    for revision in revisions[1:]:
        entry = revision.table.entries[-1]
        queries.insert_entry(batch.connection, revision, "answer", entry.seat, entry.option)
    batch.changed[last.setup.id] = last


def change_seat(batch: Batch, change: Change) -> Revision:
    """Change who plays a seat."""
    revision = batch.revision(change.table)
    accepted = queries.entry_with_key(batch.connection, change.table, change.key)
    if accepted is not None:
        if not _is_seat_entry(accepted, change.seat, change.option):
            raise Refused(422, "key_reused")
        return revision
    steps = seating.changed(revision, change)
    if steps:
        _require_room(revision)
    steps = fair_deals.contributed(steps, change.seat, change.contribution)
    return _write(batch, revision, fair_deals.settled(steps), change.key)


def set_pace(batch: Batch, id: str, seat: int, pace: str, key: str, hashes: frozenset[str]) -> Revision:
    """Change how fast AI seats act; only the host may."""
    revision = batch.revision(id)
    if not revision.setup.is_host(hashes):
        raise Refused(403, "table_not_yours")
    accepted = queries.entry_with_key(batch.connection, id, key)
    if accepted is not None:
        if (accepted["kind"], accepted["option"]) != ("pace", pace):
            raise Refused(422, "key_reused")
        return revision
    if pace == revision.setup.pace:
        return revision
    _require_room(revision)
    return _write(batch, revision, [Step("pace", seat, pace, revision.paced(pace))], key)


def take_seat(
    batch: Batch, id: str, seat: int, key: str, sitting: Seat, contribution: bytes | None = None
) -> None:
    """Seat a guest; the same key from the same browser renews the token, which is sent only once."""
    revision = batch.revision(id)
    accepted = queries.entry_with_key(batch.connection, id, key)
    if accepted is None:
        steps = fair_deals.contributed(seating.taken(revision, seat, sitting), seat, contribution)
        _write(batch, revision, fair_deals.settled(steps), key)
    elif not _is_seat_entry(accepted, seat, seating.TAKE):
        raise Refused(422, "key_reused")
    elif revision.setup.seats[seat].owner != sitting.owner:
        raise Refused(409, "seat_taken", {"n": seat + 1})
    else:
        _require_room(revision)
        renewed = replace(revision.setup.seats[seat], token=sitting.token)
        _write(batch, revision, seating.reseated(revision, seat, renewed, seating.TAKE), None)


def move_seats(batch: Batch, id: str, code: str, owner: str) -> Revision:
    """Give the browser `owner` the seats that a code is for."""
    revision, steps = moves.accepted(batch, id, code, owner)
    return _write(batch, revision, steps, None)


def _is_seat_entry(accepted: Mapping[str, Any], seat: int, option: str) -> bool:
    return (accepted["kind"], accepted["seat"], accepted["option"]) == ("seat", seat, option)


def remove(batch: Batch, id: str, hashes: frozenset[str]) -> None:
    """Delete a table of the caller; of somebody else's table, the caller's names and chat."""
    revision = batch.revision(id)
    setup = revision.setup
    if setup.is_host(hashes):
        if not revision.closed and setup.shared and any(seat.human for seat in _others(setup)):
            raise Refused(409, "table_shared")
        retention.delete_table(batch.connection, id, hashes)
        batch.forget(id)
        batch.notify(id, retention.GONE)
        return
    mine = setup.mine(hashes)
    # A person who has given up a seat can still delete what they wrote there.
    wrote = retention.forget_person(batch.connection, id, hashes, mine)
    if not mine and not wrote:
        raise Refused(403, "table_not_yours")
    after = revision
    for seat in mine:
        if not after.setup.seats[seat].name:
            continue
        nameless = replace(after.setup.seats[seat], name="")
        after = _write(batch, after, seating.reseated(after, seat, nameless, seating.FORGET), None)


def _others(setup: Setup) -> list[Seat]:
    """Return the seats of people elsewhere."""
    return [seat for seat in setup.seats if seat.owned and seat.owner != setup.host]


def hand_over_late(batch: Batch, id: str, at: int) -> Revision:
    """Let the AI play every seat whose time has run out at `at`; a joint question gets its default."""
    revision = batch.revision(id)
    while not revision.closed and revision.deadline is not None and revision.deadline <= at:
        steps = late_answer(revision) or seating.late(revision, revision.pending_humans[0])
        revision = _write(batch, revision, steps, None)
    return revision


def late_answer(revision: Revision) -> list[Step]:
    """Return the answer that a question gets by itself when time is out; none if it has no such answer."""
    question = revision.table.run.question
    value = None if question is None else question.late_value()
    if question is None or value is None:
        return []
    seat = revision.pending_humans[0]
    option = revision.table.game.texts.option_id(question, value)
    return [Step("answer", seat, option, revision.answered(revision.table.after(seat, option), seat))]


def say(
    batch: Batch, id: str, seat: int | None, name: str, text: str, key: str, owner: str
) -> dict[str, Any]:
    """Store a chat message and send it to the participants; return it as JSON."""
    stored = people_queries.chat_with_key(batch.connection, id, key)
    if stored is not None:
        if (stored["seat"], stored["text"]) != (seat, text):
            raise Refused(422, "key_reused")
        return people_queries.chat_json(stored)
    row = people_queries.add_chat(batch.connection, id, seat, name, text, key, owner)
    message = people_queries.chat_json(row)
    batch.notify(id, {"talk": [message]})
    return message


def _write(batch: Batch, before: Revision, steps: Sequence[Step], key: str | None) -> Revision:
    """Store accepted steps; return the revision after them."""
    after = before
    for step in steps:
        after = step.after
        queries.insert_entry(batch.connection, after, step.kind, step.seat, step.option, key)
        if step.gone:
            queries.mark_undone(batch.connection, after.setup.id, step.gone, after.version)
        if step.kind in ("seat", "deal"):
            changed = [step.seat] if step.kind == "seat" else range(len(after.setup.seats))
            for seat in changed:
                people_queries.update_seat(batch.connection, after.setup.id, seat, after.setup.seats[seat])
        if after.setup.host != before.setup.host:
            people_queries.update_host(batch.connection, after.setup.id, after.setup.host)
        if step.kind == "pace":
            queries.update_pace(batch.connection, after)
        if after.setup.fair_deal != before.setup.fair_deal or step.kind == "deal":
            queries.update_deal(batch.connection, after)
        key = None
    if steps:
        queries.update_table(batch.connection, after)
        batch.changed[after.setup.id] = after
    return after
