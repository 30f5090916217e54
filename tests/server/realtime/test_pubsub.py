"""Publish/subscribe between processes: presence, chat, leases; and a single process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine

from tests import loops
from tests.server.live_server import Browser, expect, fresh_key, heard, heard_aside, people, robots
from tests.server.operations.test_health import numbers
from tests.server.process import Process
from tests.server.storage.test_postgres import two
from weald.server import others
from weald.server.others import Bus
from weald.server.storage.database import open_database, writing


def done(work: Callable[[], Awaitable[None]]) -> None:
    """Carry it out, or give up after a minute."""

    async def within() -> None:
        await asyncio.wait_for(work(), 60)

    loops.run(within())


async def until(true: Callable[[], bool]) -> None:
    late = time.monotonic() + 30
    while not true():
        assert time.monotonic() < late, "it never happens"
        await asyncio.sleep(0.01)


class Process2:
    """A bus, and the messages that it has received."""

    def __init__(self, engine: Engine) -> None:
        self.bus = Bus(engine)
        self.messages: list[tuple[str, Any]] = []
        self.changes: list[str] = []
        self.ready = False
        self.bus.start(
            lambda table, message, _: self.messages.append((table, message)),
            lambda table, _: self.changes.append(table),
            self._connected,
        )

    def _connected(self) -> None:
        self.ready = True


def test_what_is_said_reaches_every_process_once(tmp_path: Path, database: str) -> None:
    engine = open_database(tmp_path, database)

    async def work() -> None:
        both = [Process2(engine), Process2(engine)]
        await until(lambda: all(one.ready for one in both))
        for n in range(20):
            both[n % 2].bus.send("t", {"n": n})
        with writing(engine) as connection:
            both[0].bus.announce(connection, [("a", 1), ("b", 2)], [("t", {"text": "Grüße 🌲"})])
        await until(lambda: all(len(one.messages) >= 20 for one in both) and len(both[1].messages) == 21)
        await until(lambda: sorted(both[1].changes) == ["a", "b"])
        # A process publishes its own changes itself.
        assert both[0].changes == []
        for one in both:
            numbered = [message["n"] for _, message in one.messages if "n" in message]
            assert sorted(numbered) == list(range(20))
        # A process tells itself its announcements after the commit.
        assert ("t", {"text": "Grüße 🌲"}) in both[1].messages
        assert ("t", {"text": "Grüße 🌲"}) not in both[0].messages
        for one in both:
            await one.bus.stop()

    done(work)
    engine.dispose()


def test_what_is_not_committed_is_not_told(tmp_path: Path, database: str) -> None:
    engine = open_database(tmp_path, database)

    async def work() -> None:
        one, other = Process2(engine), Bus(engine)
        await until(lambda: one.ready)
        with engine.connect() as connection:
            other.announce(connection, [("a", 1)], [])
            connection.rollback()
        many = [(f"table-{n:026d}", 1_000_000) for n in range(400)]
        with writing(engine) as connection:
            other.announce(connection, many, [])
        await until(lambda: len(one.changes) >= 400)
        assert one.changes == [id for id, _ in many]
        await one.bus.stop()

    done(work)
    engine.dispose()


def test_alone_a_process_tells_itself(tmp_path: Path) -> None:
    engine = open_database(tmp_path)

    async def work() -> None:
        one = Process2(engine)
        one.bus.send("t", {"n": 1})
        assert one.messages == [("t", {"n": 1})]
        await one.bus.stop()

    done(work)
    engine.dispose()


def test_a_message_that_cannot_travel_is_refused(tmp_path: Path, database: str) -> None:
    engine = open_database(tmp_path, database)

    async def work() -> None:
        with pytest.raises(ValueError, match="too long"):
            Bus(engine).send("t", {"text": "x" * others.PAYLOAD_LIMIT})

    done(work)
    engine.dispose()


def test_who_is_there_and_what_is_said_in_two_services(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database) as (one, other), Browser(other.url) as stranger:
        id = one.open(people("Noor", "Till"))["id"]
        with stranger.watch(id) as public:
            assert heard_aside(public, "there") == []
            with one.watch(id, 0) as noor:
                assert heard_aside(public, "there") == [0, 1]
                with other.watch(id, 1) as till:
                    heard(till)
                    body = {"seat": 0, "key": fresh_key(), "text": "Guten Tag"}
                    expect(one.post(id, "say", **body), 200)
                    for line in (noor, till):
                        assert [reported["text"] for reported in heard_aside(line, "talk")] == ["Guten Tag"]
            assert heard_aside(public, "there") == []


def test_a_lease_is_one_process_s_and_comes_back_when_it_dies(tmp_path: Path, database: str) -> None:
    engine = open_database(tmp_path, database)

    async def work() -> None:
        one, other = (Bus(engine) for _ in range(2))
        assert [await one.take_lease("t"), await other.take_lease("t"), await other.take_lease("u")] == [
            True,
            False,
            True,
        ]
        await one.give_back_lease("t")
        assert await other.take_lease("t")
        assert not await one.take_lease("t")
        await other.stop()
        await until_async(lambda: one.take_lease("t"))
        await one.stop()

    done(work)
    engine.dispose()


async def until_async(true: Callable[[], Awaitable[bool]]) -> None:
    late = time.monotonic() + 30
    while not await true():
        assert time.monotonic() < late
        await asyncio.sleep(0.01)


def test_alone_a_process_always_has_the_lease(tmp_path: Path) -> None:
    engine = open_database(tmp_path)

    async def work() -> None:
        bus = Bus(engine)
        assert [await bus.take_lease("t"), await bus.take_lease("t")] == [True, True]
        await bus.give_back_lease("t")
        await bus.stop()

    done(work)
    engine.dispose()


def test_one_process_thinks_for_a_table_that_both_watch(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database) as (one, other):
        id = one.open(people("Noor") + robots(1, "easy"))["id"]
        with one.watch(id, 0) as here, other.watch(id, 0) as there:
            latest = heard(here)
            while latest["version"] < 40 and not latest["over"]:
                if latest["decisions"]:
                    reply = (one, other)[latest["version"] % 2].answer(id, 0)
                    assert reply.status_code in (200, 409), reply.text
                latest = one.look(id, 0)
            heard(there)
        record = expect(one.http.get(f"/api/tables/{id}/record"), 200)
        moves = sum(seat == 1 for seat, _, _ in record["answers"])
        thoughts = sum(numbers(at.http.get("/metrics"))["weald_thoughts_total"] for at in (one, other))
        # Now and then both think, when one hears of an answer as the other has just let go; not as a rule.
        assert moves <= thoughts <= moves * 1.25 + 2


def test_an_ai_seat_whose_process_was_killed_is_taken_over(tmp_path: Path, database: str) -> None:
    with Process(tmp_path / "one", WEALD_DATABASE=database) as first, Browser(first.url.rstrip("/")) as noor:
        seats = [{"kind": "human", "name": "Noor"}, {"kind": "ai", "name": "Ivy", "level": "search"}]
        opened = noor.open(seats, game="living_forest_duel", options={"thinking": 3})
        id = opened["id"]
        late = time.monotonic() + 30
        while noor.look(id)["seats"][0]["asked"]:
            assert noor.answer(id, 0).status_code == 200
            assert time.monotonic() < late
        cookies = dict(noor.http.cookies)
        version = noor.look(id)["version"]
        # It thinks for a while, and is gone before it has an answer.
        first.kill()
    with (
        Process(tmp_path / "two", WEALD_DATABASE=database) as second,
        Browser(second.url.rstrip("/")) as noor,
    ):
        noor.http.cookies.update(cookies)
        # A look is enough.
        assert noor.look(id)["version"] == version
        late = time.monotonic() + 60
        while noor.look(id)["version"] == version:
            assert time.monotonic() < late
            time.sleep(0.2)
