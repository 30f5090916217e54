"""Commands: stored before shown, the same key once, an old version refused, a refusal without a trace."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from tests.contract.hosts import HOST, NOOR, STRANGER, Process, Storages
from tests.contract.memory import Page
from weald.kernel.errors import Illegal
from weald.tables.commands import Answer, ChangeSeat, Command, Consent, Remove, SetPace, Stale, Undo
from weald.tables.decide import LONGEST
from weald.tables.errors import Refused
from weald.tables.revision import Revision

KEY = "0123456789abcdef"


def answer(id: str, seat: int, key: str, option: str = "meadow", expected: int = 0) -> Answer:
    return Answer(id, seat, expected, key, option)


async def outcomes(process: Process, commands: Sequence[Command]) -> list[Any]:
    """Send commands all at once; return the version that each led to, or the kind of its refusal."""
    sent = [process.desk.submit(command, NOOR) for command in commands]
    ended = await asyncio.gather(*sent, return_exceptions=True)
    return [one.version if isinstance(one, Revision) else type(one) for one in ended]


async def entries(process: Process, id: str) -> list[tuple[Any, ...]]:
    """The stored commands after the opening."""
    stored = await process.desk.stored(id)
    assert stored.head["version"] == len(stored.entries) - 1
    return [(e["n"], e["kind"], e["seat"], e["key"], e["undone"]) for e in stored.entries[1:]]


def test_answers_that_come_together_are_all_stored(storages: Storages) -> None:
    async def play(process: Process) -> None:
        id = await process.open()
        assert await outcomes(process, [answer(id, n, f"key-of-seat-{n}") for n in range(3)]) == [1, 2, 3]
        assert await entries(process, id) == [
            (n, "answer", n - 1, f"key-of-seat-{n - 1}", None) for n in (1, 2, 3)
        ]

    storages.run(play)


def test_the_same_key_counts_once(storages: Storages) -> None:
    async def play(process: Process) -> None:
        id = await process.open()
        assert await outcomes(process, [answer(id, 0, KEY)] * 3) == [1, 1, 1]
        assert await entries(process, id) == [(1, "answer", 0, KEY, None)]

    storages.run(play)


def test_the_same_key_counts_once_after_a_restart(storages: Storages) -> None:
    async def first(process: Process) -> str:
        id = await process.open()
        assert await outcomes(process, [answer(id, 0, KEY)]) == [1]
        return id

    async def second(process: Process) -> None:
        assert await outcomes(process, [answer(opened, 0, KEY), answer(opened, 1, KEY)]) == [1, Refused]

    opened = storages.run(first)
    storages.run(second)


def test_a_key_for_something_else_is_refused(storages: Storages) -> None:
    async def play(process: Process) -> None:
        id = await process.open()
        commands: list[Command] = [
            answer(id, 0, KEY),
            answer(id, 1, KEY),
            Undo(id, 0, 1, KEY),
            Undo(id, 0, 1, "another-key"),
            answer(id, 0, "another-key"),
        ]
        assert await outcomes(process, commands) == [1, Refused, Refused, 2, Refused]
        assert await entries(process, id) == [
            (1, "answer", 0, KEY, 2),
            (2, "undo", 0, "another-key", None),
        ]

    storages.run(play)


def test_refused_commands_leave_no_trace(storages: Storages) -> None:
    async def play(process: Process) -> None:
        id = await process.open()
        commands: list[Command] = [
            answer(id, 0, "first-key"),
            answer(id, 1, "second-key", "unicorn"),
            answer(id, 0, "third-key"),
            Undo(id, 1, 1, "fourth-key"),
            answer(id, 1, "fifth-key"),
            answer("nowhere", 1, "sixth-key"),
            answer("no\0where", 1, "seventh-key"),
            answer(id, 2, "eighth-key"),
        ]
        assert await outcomes(process, commands) == [1, Illegal, Stale, Illegal, 2, Refused, Refused, 3]
        assert [row[3] for row in await entries(process, id)] == ["first-key", "fifth-key", "eighth-key"]

    storages.run(play)


def test_an_answer_between_two_undos_keeps_its_place(storages: Storages) -> None:
    async def play(process: Process) -> None:
        id = await process.open()
        commands: list[Command] = [
            answer(id, 0, "first-key"),
            Undo(id, 0, 1, "second-key"),
            answer(id, 0, "third-key", expected=2),
            Undo(id, 0, 3, "fourth-key"),
            answer(id, 1, "fifth-key"),
        ]
        assert await outcomes(process, commands) == [1, 2, 3, 4, 5]
        assert await entries(process, id) == [
            (1, "answer", 0, "first-key", 2),
            (2, "undo", 0, "second-key", None),
            (3, "answer", 0, "third-key", 4),
            (4, "undo", 0, "fourth-key", None),
            (5, "answer", 1, "fifth-key", None),
        ]

    storages.run(play)


def test_a_stranger_may_watch_and_nothing_else(storages: Storages) -> None:
    async def play(process: Process) -> None:
        id = await process.open()
        forbidden: list[Command] = [
            answer(id, 0, KEY),
            Undo(id, 0, 0, KEY),
            Consent(id, 0, 0, KEY, agree=True),
            ChangeSeat(id, 0, 0, KEY, "ai"),
            SetPace(id, 0, KEY, "slow"),
        ]
        for command in forbidden:
            with pytest.raises(Refused) as refused:
                await process.desk.submit(command, STRANGER)
            assert refused.value.status == 403
        assert await entries(process, id) == []

    storages.run(play)


def test_a_revision_is_shown_once_and_after_it_was_stored(storages: Storages) -> None:
    async def play(process: Process) -> None:
        id = await process.open()
        page = Page(NOOR, 0)
        table = await process.desk.watch(id, page)
        stored: list[int | None] = []
        publish = page.publish

        def noted(revision: Revision, key: str | None = None) -> None:
            publish(revision, key)
            stored.append(revision.version)

        page.publish = noted  # type: ignore[method-assign]
        await process.desk.submit(answer(id, 0, KEY), NOOR)
        assert stored == [1]
        assert (await process.desk.stored(id)).head["version"] == 1
        process.desk.leave(table, page)
        await process.desk.submit(answer(id, 1, "another-key"), NOOR)
        assert stored == [1]

    storages.run(play)


def test_two_processes_answer_in_turns(storages: Storages) -> None:
    """Order between processes comes from a check of the version in the storage."""

    async def play(one: Process) -> None:
        id = await one.open()
        async with storages.process() as other:
            versions = []
            turns = [(one, 0), (other, 1), (one, 2), (other, 0), (one, 1), (other, 2)]
            for n, (process, seat) in enumerate(turns):
                latest = (await process.desk.latest(id)).revision
                decision = latest.table.decision(seat)
                assert decision is not None
                command = answer(id, seat, f"key-number-{n}", decision.options[0], latest.version)
                versions.append((await process.desk.submit(command, NOOR)).version)
            assert versions == [1, 2, 3, 4, 5, 6]
            await other.desk.submit(Remove(id), NOOR)
            assert await outcomes(one, [answer(id, 0, "key-too-late", expected=6)]) == [Refused]

    storages.run(play)


def test_a_process_that_is_behind_decides_again(storages: Storages) -> None:
    async def play(one: Process) -> None:
        id = await one.open()
        async with storages.process() as other:
            await one.desk.table(id)
            await other.desk.submit(answer(id, 1, "first-key"), NOOR)
            # Neither the conflict nor the refusal of what it has not seen reaches the player.
            assert await outcomes(one, [answer(id, 0, "second-key")]) == [2]
            await other.desk.submit(Undo(id, 1, 2, "third-key"), NOOR)
            assert await outcomes(one, [answer(id, 1, "fourth-key", expected=3)]) == [4]
            assert await outcomes(one, [answer(id, 1, "first-key")]) == [4]

    storages.run(play)


def test_who_watches_is_shown_what_a_refused_command_has_read(storages: Storages) -> None:
    async def play(one: Process) -> None:
        id = await one.open()
        page = Page(NOOR, 0)
        await one.desk.watch(id, page)
        async with storages.process() as other:
            for n, seat in enumerate((0, 1, 2)):
                await other.desk.submit(answer(id, seat, f"key-of-seat-{n}"), NOOR)
            late = answer(id, 0, "late-key", "nonsense")
            assert await outcomes(one, [late]) == [Stale]
            assert [(revision.version, key) for revision, key in page.revisions] == [(0, None), (3, None)]
            # The notice that comes after it has nothing to tell.
            await one.desk.latest(id)
            assert len(page.revisions) == 2

    storages.run(play)


def test_many_answers_at_many_tables_are_stored_together(storages: Storages) -> None:
    async def play(process: Process) -> None:
        ids = [await process.open() for _ in range(20)]
        commands = [answer(id, seat, f"key-of-seat-{seat}") for id in ids for seat in range(3)]
        assert await outcomes(process, commands) == [1, 2, 3] * 20

    storages.run(play)


def test_a_long_table_takes_only_answers(storages: Storages, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("weald.tables.decide.LONGEST", 2)
    assert LONGEST == 10_000

    async def play(process: Process) -> None:
        id = await process.open()
        commands: list[Command] = [
            answer(id, 0, "first-key"),
            answer(id, 1, "second-key"),
            Undo(id, 1, 2, "third-key"),
            ChangeSeat(id, 2, 2, "fourth-key", "ai"),
            answer(id, 2, "fifth-key"),
        ]
        assert await outcomes(process, commands) == [1, 2, Refused, Refused, 3]

    storages.run(play)


def test_the_host_deletes_a_table(storages: Storages) -> None:
    async def play(process: Process) -> None:
        id = await process.open()
        page = Page(NOOR, 0)
        await process.desk.watch(id, page)
        await process.desk.submit(Remove(id), NOOR)
        assert page.dropped
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await process.desk.latest(id)
            assert refused.value.code == "unknown_table"

    storages.run(play)


def test_pace_and_seats_survive_a_restart(storages: Storages) -> None:
    async def first(process: Process) -> str:
        id = await process.open()
        assert await outcomes(process, [SetPace(id, 0, "first-key", "slow")]) == [1]
        assert await outcomes(process, [ChangeSeat(id, 2, 1, "second-key", "guest")]) == [2]
        return id

    async def second(process: Process) -> None:
        setup = (await process.desk.latest(opened)).revision.setup
        assert (setup.pace, setup.host) == ("slow", HOST)
        assert [seat.free for seat in setup.seats] == [False, False, True]

    opened = storages.run(first)
    storages.run(second)


def test_a_whole_game_is_read_back_as_it_was(storages: Storages) -> None:
    async def first(process: Process) -> tuple[str, dict[str, Any]]:
        id = await process.open("sylvion", "human")
        table = await process.desk.table(id)
        n = 0
        while not table.revision.table.over:
            n += 1
            decision = table.revision.table.pending[0]
            option = decision.options[n % len(decision.options)]
            await process.desk.submit(answer(id, 0, f"key-number-{n}", option, table.revision.version), NOOR)
        return id, await process.desk.record(id)

    async def second(process: Process) -> dict[str, Any]:
        revision = (await process.desk.latest(opened)).revision
        assert revision.table.over
        assert revision.events(None, 0)
        return await process.desk.record(opened)

    opened, before = storages.run(first)
    assert storages.run(second) == before
