"""Commands that wait together share a transaction, and each is still its own."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection

from tests import loops
from weald.kernel.errors import Illegal
from weald.kernel.table import Table
from weald.server.errors import Refused
from weald.server.realtime.pubsub import Bus
from weald.server.storage.cache import RevisionCache
from weald.server.storage.database import FILE, open_database
from weald.server.tables import service
from weald.server.tables.commands import Command, Stale
from weald.server.tables.revision import Revision, Seat
from weald.server.tables.service import Tables

HOST = "host"
KEY = "0123456789abcdef"


def together(
    data: Path, work: Callable[[Tables, str], Awaitable[list[Any]]], database: str | None = None
) -> tuple[list[Any], list[int]]:
    """What becomes of commands at a new table, and the versions that were published."""
    published: list[int] = []

    async def within() -> list[Any]:
        engine = open_database(data, database)
        tables = Tables(engine, lambda moment: published.append(moment.version), Bus(engine))
        seats = [Seat("Noor", "human"), Seat("Till", "human"), Seat("Ada", "human")]
        opened = await tables.open("ecosystem", seats, {}, 7, HOST, None)
        outcomes = await work(tables, opened.id)
        await tables.stop()
        engine.dispose()
        return outcomes

    return loops.run(within()), published


def answer(id: str, seat: int, key: str, option: str = "meadow", expected: int = 0) -> Command:
    return Command(id, seat, expected, key, option)


def undo(id: str, seat: int, key: str, expected: int) -> Command:
    return Command(id, seat, expected, key, None, "undo")


def gathered(*make: Callable[[str], Command]) -> Callable[[Tables, str], Awaitable[list[Any]]]:
    """Send commands all at once, so that they wait together."""

    async def work(tables: Tables, id: str) -> list[Any]:
        sent = (tables.submit(command(id)) for command in make)
        outcomes = await asyncio.gather(*sent, return_exceptions=True)
        return [one.version if isinstance(one, Revision) else type(one) for one in outcomes]

    return work


def entries(data: Path) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(data / FILE)
    rows = connection.execute("SELECT n, kind, seat, key, undone FROM entries ORDER BY n").fetchall()
    version = connection.execute("SELECT version FROM tables").fetchone()
    connection.close()
    assert version == (len(rows) - 1,)
    return rows[1:]


def test_answers_that_wait_together_are_stored_together(tmp_path: Path) -> None:
    outcomes, published = together(
        tmp_path,
        gathered(*(lambda id, seat=seat: answer(id, seat, f"key-of-seat-{seat}") for seat in range(3))),
    )
    assert outcomes == [1, 2, 3]
    assert published[-1] == 3
    assert [row[:4] for row in entries(tmp_path)] == [
        (n, "answer", n - 1, f"key-of-seat-{n - 1}") for n in (1, 2, 3)
    ]


def test_the_same_key_twice_in_one_batch_counts_once(tmp_path: Path) -> None:
    outcomes, _ = together(tmp_path, gathered(*[lambda id: answer(id, 0, KEY)] * 3))
    assert outcomes == [1, 1, 1]
    assert entries(tmp_path) == [(1, "answer", 0, KEY, None)]


def test_a_key_for_something_else_in_one_batch_is_refused(tmp_path: Path) -> None:
    outcomes, _ = together(
        tmp_path,
        gathered(
            lambda id: answer(id, 0, KEY),
            lambda id: answer(id, 1, KEY),
            lambda id: undo(id, 0, KEY, 1),
            lambda id: undo(id, 0, "another-key", 1),
            lambda id: answer(id, 0, "another-key"),
        ),
    )
    assert outcomes == [1, Refused, Refused, 2, Refused]
    assert entries(tmp_path) == [(1, "answer", 0, KEY, 2), (2, "undo", 0, "another-key", None)]


def test_refused_ones_leave_no_trace_among_the_others(tmp_path: Path) -> None:
    outcomes, published = together(
        tmp_path,
        gathered(
            lambda id: answer(id, 0, "first-key"),
            lambda id: answer(id, 1, "second-key", "unicorn"),
            lambda id: answer(id, 0, "third-key"),
            lambda id: undo(id, 1, "fourth-key", 1),
            lambda id: answer(id, 1, "fifth-key"),
            lambda id: answer("nowhere", 1, "sixth-key"),
            lambda id: answer("no\0where", 1, "seventh-key"),
            lambda id: answer(id, 2, "eighth-key"),
        ),
    )
    assert outcomes == [1, Illegal, Stale, Illegal, 2, Refused, Refused, 3]
    assert [row[:4] for row in entries(tmp_path)] == [
        (1, "answer", 0, "first-key"),
        (2, "answer", 1, "fifth-key"),
        (3, "answer", 2, "eighth-key"),
    ]
    assert published[-1] == 3


def test_an_answer_between_two_undos_keeps_its_place(tmp_path: Path) -> None:
    outcomes, _ = together(
        tmp_path,
        gathered(
            lambda id: answer(id, 0, "first-key"),
            lambda id: undo(id, 0, "second-key", 1),
            lambda id: answer(id, 0, "third-key", expected=2),
            lambda id: undo(id, 0, "fourth-key", 3),
            lambda id: answer(id, 1, "fifth-key"),
        ),
    )
    assert outcomes == [1, 2, 3, 4, 5]
    assert entries(tmp_path) == [
        (1, "answer", 0, "first-key", 2),
        (2, "undo", 0, "second-key", None),
        (3, "answer", 0, "third-key", 4),
        (4, "undo", 0, "fourth-key", None),
        (5, "answer", 1, "fifth-key", None),
    ]


@pytest.mark.parametrize("statement", ["INSERT", "UPDATE"])
def test_if_the_end_of_a_batch_fails_nothing_of_it_has_happened(tmp_path: Path, statement: str) -> None:
    table = {"INSERT": "entries", "UPDATE": "tables"}[statement]

    async def work(tables: Tables, id: str) -> list[Any]:
        connection = sqlite3.connect(tmp_path / FILE)
        connection.execute(
            f"CREATE TRIGGER full BEFORE {statement} ON {table} BEGIN SELECT RAISE(FAIL, 'full'); END"
        )
        connection.commit()
        commands = [lambda id, seat=seat: answer(id, seat, f"key-of-seat-{seat}") for seat in range(3)]
        failed = await gathered(*commands)(tables, id)
        connection.execute("DROP TRIGGER full")
        connection.commit()
        connection.close()
        return [*failed, *await gathered(*commands)(tables, id)]

    outcomes, published = together(tmp_path, work)
    assert outcomes == [Refused] * 3 + [1, 2, 3]
    assert published == [0, 3] or published[-1] == 3


def test_what_others_write_to_the_file_is_noticed(tmp_path: Path) -> None:
    async def work(tables: Tables, id: str) -> list[Any]:
        engine = open_database(tmp_path)
        others = Tables(engine, lambda moment: None, Bus(engine))
        seats = [(tables, 0), (others, 1), (tables, 2), (others, 0), (tables, 1), (others, 2)]
        versions = []
        for n, (who, seat) in enumerate(seats):
            latest = await who.latest(id)
            option = latest.table.pending[[d.seat for d in latest.table.pending].index(seat)].options[0]
            answered = await who.submit(answer(id, seat, f"key-number-{n}", option, latest.version))
            versions.append(answered.version)
        await others.remove(id, frozenset({HOST}))
        late = await asyncio.gather(
            tables.submit(answer(id, 0, "key-too-late", expected=6)), return_exceptions=True
        )
        await others.stop()
        engine.dispose()
        return [*versions, *map(type, late)]

    outcomes, _ = together(tmp_path, work)
    assert outcomes == [1, 2, 3, 4, 5, 6, Refused]


def test_the_same_on_postgresql(tmp_path: Path, database: str) -> None:
    outcomes, _ = together(
        tmp_path,
        gathered(
            lambda id: answer(id, 0, KEY),
            lambda id: answer(id, 0, KEY),
            lambda id: answer("no\0where", 1, "seventh-key"),
            lambda id: undo(id, 0, "another-key", 1),
            lambda id: answer(id, 1, "fifth-key"),
            lambda id: answer(id, 2, "fifth-key"),
        ),
        database,
    )
    assert outcomes == [1, 1, Refused, 2, 3, Refused]


async def played_ahead(tables: Tables, *commands: Command) -> list[Any]:
    """What becomes of answers that arrive together and are played as they do."""
    loop = asyncio.get_running_loop()
    futures: list[asyncio.Future[Any]] = [loop.create_future() for _ in commands]

    def settled(future: asyncio.Future[Any], revision: Revision, error: Exception | None) -> None:
        future.set_result(revision.version if error is None else type(error))

    for command, future in zip(commands, futures, strict=True):
        tables.submit_answer(command, lambda revision: None, partial(settled, future))
    return list(await asyncio.gather(*futures))


async def next_answers(tables: Tables, id: str) -> list[Command]:
    """Take the first three answers, which show that the table is quick; return one more of each seat."""
    await gathered(*(lambda id, seat=seat: answer(id, seat, f"key-of-seat-{seat}") for seat in range(3)))(
        tables, id
    )
    asked = (await tables.latest(id)).table.pending
    return [answer(id, seat, f"next-of-seat-{seat}", asked[seat].options[0], 3) for seat in range(3)]


def test_answers_played_ahead_of_the_writer_are_stored_like_others(tmp_path: Path) -> None:
    async def work(tables: Tables, id: str) -> list[Any]:
        answers = await next_answers(tables, id)
        again, late, wrong = answers[0], replace(answers[0], key=KEY), replace(answers[1], key="another-key")
        return await played_ahead(
            tables, replace(wrong, option="unicorn"), *answers, again, late, replace(wrong, seat=0)
        )

    outcomes, published = together(tmp_path, work)
    assert outcomes == [Illegal, 4, 5, 6, 6, Stale, Stale]
    assert published[-1] == 6
    assert [row[:4] for row in entries(tmp_path)][3:] == [
        (n, "answer", n - 4, f"next-of-seat-{n - 4}") for n in (4, 5, 6)
    ]


def test_what_others_have_written_meanwhile_is_played_again(tmp_path: Path) -> None:
    async def work(tables: Tables, id: str) -> list[Any]:
        first, second, third = await next_answers(tables, id)
        engine = open_database(tmp_path)
        others = Tables(engine, lambda moment: None, Bus(engine))
        # The first process does not know of it when it plays ahead.
        await others.submit(first)
        outcomes = await played_ahead(tables, second)
        await others.stop()
        engine.dispose()
        return [*outcomes, *await played_ahead(tables, replace(third, key=first.key))]

    outcomes, _ = together(tmp_path, work)
    assert outcomes == [5, Refused]
    assert [row[:4] for row in entries(tmp_path)][3:] == [
        (4, "answer", 0, "next-of-seat-0"),
        (5, "answer", 1, "next-of-seat-1"),
    ]


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads in which answers are played, in order."""
    names: list[str] = []
    original = Table._take

    def noted(table: Table, *args: Any) -> None:
        names.append(threading.current_thread().name.partition("_")[0])
        original(table, *args)

    monkeypatch.setattr(Table, "_take", noted)
    return names


def test_a_slow_table_that_others_have_changed_is_read_and_played_outside_the_writer(
    tmp_path: Path, database: str, threads: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes could hold up each other's writers by the answers to a table that is slow."""
    monkeypatch.setattr(service, "SLOW_SECONDS", 0.0)

    async def work(tables: Tables, id: str) -> list[Any]:
        engine = open_database(tmp_path, database)
        others = Tables(engine, lambda moment: None, Bus(engine))
        await others.latest(id)
        first = await tables.submit(answer(id, 0, "key-of-seat-0"))
        # This process does not know of it when it plays ahead.
        second = await others.submit(answer(id, 1, "key-of-seat-1"))
        again = await others.submit(answer(id, 0, "key-of-seat-0"))
        await tables.remove(id, frozenset({HOST}))
        late = await asyncio.gather(others.submit(answer(id, 2, KEY)), return_exceptions=True)
        await others.stop()
        engine.dispose()
        return [first.version, second.version, again.version, *map(str, late)]

    outcomes, _ = together(tmp_path, work, database)
    assert outcomes[:3] == [1, 2, 2]
    assert "unknown_table" in outcomes[3]
    assert set(threads) == {"weald-commands", "weald-loads"}


def test_what_was_not_played_does_not_make_a_slow_table_quick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: list[str]
) -> None:
    """Before, so many late answers sent the next slow one to the writer, or to the loop."""

    async def work(tables: Tables, id: str) -> list[Any]:
        late: list[Any] = []
        late += await asyncio.gather(tables.submit(answer(id, 0, KEY, "unicorn")), return_exceptions=True)
        monkeypatch.setattr(service, "WATCHED", 2)
        monkeypatch.setattr(service, "SLOW_SECONDS", 0.0)
        await tables.submit(answer(id, 0, "key-of-seat-0"))
        monkeypatch.setattr(service, "SLOW_SECONDS", 60.0)
        for n in range(3):
            commands = [answer(id, 0, f"late-key-{n}"), answer(id, 0, "key-of-seat-0")]
            late += await asyncio.gather(*map(tables.submit, commands), return_exceptions=True)
        assert not tables.is_ready(id)
        await tables.submit(answer(id, 1, "key-of-seat-1"))
        return [one.version if isinstance(one, Revision) else type(one) for one in late]

    outcomes, _ = together(tmp_path, work)
    assert outcomes == [Illegal, *[Stale, 1] * 3]
    assert threads == ["weald-commands"] * 2


def test_somebody_who_leaves_does_not_hide_that_a_table_is_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, a table whose player left while it was played was never set aside."""

    async def work(tables: Tables, id: str) -> list[Any]:
        begun, released = threading.Event(), threading.Event()
        original = Table._take

        def waiting(table: Table, *args: Any) -> None:
            begun.set()
            released.wait()
            original(table, *args)

        monkeypatch.setattr(Table, "_take", waiting)
        monkeypatch.setattr(service, "SLOW_SECONDS", 0.0)
        left = asyncio.create_task(tables.submit(answer(id, 0, "key-of-seat-0")))
        await asyncio.to_thread(begun.wait)
        left.cancel()
        await asyncio.wait({left})
        second = asyncio.create_task(tables.submit(answer(id, 1, "key-of-seat-1")))
        await asyncio.sleep(0)
        released.set()
        version = (await second).version
        # It takes longer than all that a command may.
        monkeypatch.setattr(service, "COMMAND_SECONDS", -1.0)
        left = asyncio.create_task(tables.submit(answer(id, 2, "key-of-seat-2")))
        while not left.done() and not tables._threads._running:
            await asyncio.sleep(0)
        left.cancel()
        await asyncio.wait({left})
        async with asyncio.timeout(20):
            while not tables.set_aside.has(id):
                await asyncio.sleep(0.01)
        return [version, tables.set_aside.has(id)]

    outcomes, published = together(tmp_path, work)
    assert outcomes == [1, True]
    assert published[-1] == 1


def test_a_table_that_was_read_since_it_was_looked_up_is_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(tables: Tables, id: str) -> list[Any]:
        looked, released, reads = threading.Event(), threading.Event(), []
        read = RevisionCache.read

        def noted(cache: RevisionCache, connection: Connection, id: str) -> Revision:
            reads.append(id)
            return read(cache, connection, id)

        monkeypatch.setattr(RevisionCache, "read", noted)
        engine = open_database(tmp_path)
        others = Tables(engine, lambda moment: None, Bus(engine))
        look_up = others._look_up

        def late(id: str) -> Any:
            result = look_up(id)
            looked.set()
            released.wait()
            return result

        monkeypatch.setattr(others, "_look_up", late)
        first = asyncio.create_task(others.latest(id))
        await asyncio.to_thread(looked.wait)
        monkeypatch.setattr(others, "_look_up", look_up)
        second = await others.latest(id)
        released.set()
        outcomes = [await first is second, reads == [id]]
        await others.stop()
        engine.dispose()
        return outcomes

    assert together(tmp_path, work)[0] == [True, True]


def test_if_answers_played_ahead_cannot_be_stored_they_have_not_happened(tmp_path: Path) -> None:
    async def work(tables: Tables, id: str) -> list[Any]:
        command, *_ = await next_answers(tables, id)
        connection = sqlite3.connect(tmp_path / FILE)
        connection.execute(
            "CREATE TRIGGER full BEFORE UPDATE ON tables BEGIN SELECT RAISE(FAIL, 'full'); END"
        )
        connection.commit()
        failed = await played_ahead(tables, command)
        connection.execute("DROP TRIGGER full")
        connection.commit()
        connection.close()
        return [*failed, (await tables.latest(id)).version, *await played_ahead(tables, command)]

    outcomes, _ = together(tmp_path, work)
    assert outcomes == [Refused, 3, 4]


def test_what_was_queued_is_stored_before_the_writer_stops(tmp_path: Path) -> None:
    async def work(tables: Tables, id: str) -> list[Any]:
        sent = [asyncio.create_task(tables.submit(answer(id, n, f"key-of-seat-{n}"))) for n in range(3)]
        await asyncio.sleep(0)
        await tables.stop()
        return [revision.version for revision in await asyncio.gather(*sent)]

    outcomes, _ = together(tmp_path, work)
    assert outcomes == [1, 2, 3]
    assert len(entries(tmp_path)) == 3
