"""The same service on PostgreSQL, with several processes on one database."""

from __future__ import annotations

import logging
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import Connection, make_url, select, text
from sqlalchemy.exc import DataError

from tests.postgres import Postgres
from tests.server.live_server import (
    Browser,
    Json,
    expect,
    fresh_key,
    heard,
    heard_until,
    people,
    refused,
    robots,
    running,
)
from tests.server.process import Process
from tests.server.storage.test_migrations import differences
from weald.server.clock import now
from weald.server.errors import ServeError
from weald.server.storage import queries
from weald.server.storage.database import open_database, writing
from weald.server.storage.schema import tables
from weald.tables.commands import Answer, Caller, SetPace
from weald.tables.decide import decide
from weald.tables.rows import Rows, read, written
from weald.tables.values import Pace

THREE = ("Noor", "Till", "Ada")


@contextmanager
def two(data: Path, database: str) -> Iterator[tuple[Browser, Browser]]:
    """The same person at two services on one database."""
    with ExitStack() as open_now:
        urls = [open_now.enter_context(running(data, database=database)) for _ in range(2)]
        one, other = (open_now.enter_context(Browser(url)) for url in urls)
        expect(one.http.post("/api/records", json={}), 422)
        one.open(people("Noor", "Till"))
        other.http.cookies.update(one.http.cookies)
        yield one, other


def name_of(database: str) -> str:
    name = make_url(database).database
    assert name is not None
    return name


def test_a_new_database_is_what_the_program_expects(tmp_path: Path, database: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        engines = list(pool.map(lambda _: open_database(tmp_path, database), range(4)))
    assert differences(engines[0]) == []
    with engines[0].begin() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
        assert connection.exec_driver_sql("SHOW transaction_isolation").scalar() == "repeatable read"
    with writing(engines[0]) as connection:
        assert connection.exec_driver_sql("SHOW transaction_isolation").scalar() == "read committed"
    for engine in engines:
        engine.dispose()


def test_a_table_comes_back_as_it_was(tmp_path: Path, database: str) -> None:
    with running(tmp_path, database=database) as url, Browser(url) as browser:
        id = browser.open(people(*THREE))["id"]
        browser.play(id, [0, 1, 2], until=20)
        secret = next(seat for seat in range(3) if browser.look(id, seat)["decisions"])
        given = expect(browser.answer(id, secret), 200)
        if given["answered"] is not None:
            back = {"seat": secret, "expected": given["version"], "key": fresh_key()}
            expect(browser.post(id, "undo", **back), 200)
            expect(browser.post(id, "undo", **back), 200)
        seen = [browser.look(id), *(browser.look(id, seat) for seat in range(3))]
        cookies = dict(browser.http.cookies)
    with running(tmp_path, database=database) as url, Browser(url) as browser:
        browser.http.cookies.update(cookies)
        assert [browser.look(id), *(browser.look(id, seat) for seat in range(3))] == seen
        assert browser.play(id, [0, 1, 2])["over"]
        record = expect(browser.http.get(f"/api/tables/{id}/record"), 200)
        brought = expect(browser.http.post("/api/records", json=record), 201)["id"]
        assert browser.look(brought)["result"] == browser.look(id)["result"]
        assert {table["id"] for table in browser.http.get("/api/tables").json()["tables"]} == {id, brought}


def test_every_process_shows_what_any_process_stores(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database) as (one, other):
        id = one.open(people(*THREE))["id"]
        with one.watch(id, 0) as here, other.watch(id, 0) as there, other.watch(id) as public:
            lines = [here, there, public]
            assert {heard(line)["version"] for line in lines} == {0}
            for n, seat in enumerate((0, 1, 2), 1):
                expect((one, other)[n % 2].answer(id, seat), 200)
                # Both processes push it.
                assert {heard_until(line, n)[-1]["version"] for line in lines} == {n}
        assert one.look(id, 0) == other.look(id, 0)


def test_ai_seats_play_wherever_the_people_are(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database) as (one, other):
        ids = [one.open(people("Noor") + robots(2), seed=n)["id"] for n in range(3)]
        for id in ids:
            with other.watch(id, 0) as line:
                late = time.monotonic() + 60
                latest = heard(line)
                while not latest["over"]:
                    assert time.monotonic() < late
                    if latest["decisions"]:
                        reply = random.choice((one, other)).answer(id, 0)
                        assert reply.status_code in (200, 409), reply.text
                        heard_until(line, reply.json().get("version", 0))
                    latest = one.look(id, 0)


def test_two_services_answer_at_once_at_many_tables_and_never_wait_for_each_other(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with two(tmp_path, database) as both:
        ids = [both[0].open(people(*THREE), seed=n)["id"] for n in range(12)]

        def play(browser: Browser, seat: int) -> None:
            order = list(ids)
            for _ in range(6):
                random.shuffle(order)
                for id in order:
                    now = browser.look(id, seat)
                    if now["decisions"]:
                        option = now["decisions"][0]["choices"][0]["id"]
                        body = {
                            "seat": seat,
                            "expected": now["version"],
                            "key": fresh_key(),
                            "option": option,
                        }
                        # The same seat may just have answered at the other service.
                        reply = browser.post(id, "answer", **body)
                        assert reply.status_code in (200, 409), reply.text

        jobs = [(browser, seat) for browser in both for seat in range(3)]
        with ThreadPoolExecutor(len(jobs)) as pool, caplog.at_level(logging.WARNING):
            for done in [pool.submit(play, *job) for job in jobs]:
                done.result()
        assert [note.getMessage() for note in caplog.records if note.name.startswith("weald")] == []
        for id in ids:
            assert both[0].look(id, 0) == both[1].look(id, 0)
    engine = open_database(tmp_path, database)
    with engine.begin() as connection:
        for id in ids:
            rows = queries.entry_rows(connection, id)
            assert [row["n"] for row in rows] == list(range(len(rows)))
            assert queries.version_of(connection, id) == len(rows) - 1
    engine.dispose()


def decided(connection: Connection, id: str, pace: Pace | None) -> Rows:
    """Return the writes of an answer, or a change of the pace: of that, more columns of the table."""
    stored = queries.stored(connection, id)
    assert stored is not None
    before = read(stored)
    command: Answer | SetPace = Answer(id, 0, 0, "key-of-the-answer", "meadow")
    if pace is not None:
        command = SetPace(id, 0, "key-of-the-pace", pace)
    caller = Caller(frozenset({before.setup.host or ""}))
    return written(before, decide(before, command, caller, now()), command.key, now())


@pytest.mark.parametrize("paces", [(None, None), ("slow", None), (None, "slow")])
def test_batches_lock_their_tables_in_one_order(
    paces: tuple[Pace | None, Pace | None], tmp_path: Path, database: str
) -> None:
    with running(tmp_path, database=database) as url, Browser(url) as browser:
        ids = sorted(browser.open(people("Noor", "Till"))["id"] for _ in range(2))
    engine = open_database(tmp_path, database)
    with engine.begin() as connection:
        # Named in the other order: it still waits for the first table before it takes the second.
        batch = [decided(connection, id, pace) for id, pace in zip(ids, paces, strict=True)][::-1]

    def versions(connection: Connection) -> list[int | None]:
        return [queries.version_of(connection, id) for id in ids]

    with writing(engine) as first:
        lock = select(tables.c.version).with_for_update(nowait=True)
        first.execute(lock.where(tables.c.id == ids[0]))

        def second() -> None:
            with writing(engine) as connection:
                queries.store_all(connection, batch)

        thread = threading.Thread(target=second)
        thread.start()
        time.sleep(0.3)
        first.execute(lock.where(tables.c.id == ids[1]))
        assert versions(first) == [0, 0]
    thread.join()
    with engine.begin() as connection:
        assert versions(connection) == [1, 1]
    engine.dispose()


def test_a_process_that_hangs_holds_up_others_for_a_moment_only(tmp_path: Path, database: str) -> None:
    with running(tmp_path, database=database) as url, Browser(url) as browser:
        ids = [browser.open(people("Noor", "Till"))["id"] for _ in range(2)]
        keys = [fresh_key(), fresh_key()]

        def answered(n: int) -> httpx.Response:
            options = {"seat": 0, "expected": 0, "key": keys[n], "option": "meadow"}
            with Browser(url) as page:
                page.http.cookies.update(browser.http.cookies)
                return page.post(ids[n], "answer", **options)

        engine = open_database(tmp_path, database)
        with writing(engine) as hanging, ThreadPoolExecutor(2) as pool:
            hanging.execute(select(tables.c.id).where(tables.c.id == ids[0]).with_for_update())
            began = time.monotonic()
            held, free = pool.map(answered, range(2))
            # As long as a page may take to reconnect (tools/cluster.py).
            assert time.monotonic() - began < 2.0
        engine.dispose()
        refused(held, 503, "storage")
        expect(free, 200)
        expect(answered(0), 200)


@pytest.mark.parametrize("id", ["%00", "a%00b", "%ED%A0%80", "x" * 500, "%F0%9F%8C%B2", "'%20OR%201=1"])
def test_an_address_that_no_table_can_have(tmp_path: Path, database: str, id: str) -> None:
    with running(tmp_path, database=database) as url, Browser(url) as browser:
        for what in ("", "/record", "/replay"):
            assert browser.http.get(f"/api/tables/{id}{what}").status_code == 404
        body = {"seat": 0, "expected": 0, "key": fresh_key(), "option": "fox"}
        assert browser.http.post(f"/api/tables/{id}/answer", json=body).status_code == 404
        assert browser.http.get(f"/api/invitations/{id}").status_code == 404


def test_what_the_database_was_asked_for_does_not_stand_in_its_errors(tmp_path: Path, database: str) -> None:
    engine = open_database(tmp_path, database)
    with pytest.raises(DataError) as error, engine.begin() as connection:
        connection.execute(text("SELECT :code"), {"code": "secret\0code"})
    engine.dispose()
    assert "secret" not in str(error.value)


def test_the_line_between_processes_breaks_and_nothing_is_missed(
    tmp_path: Path, server: Postgres, database: str
) -> None:
    with two(tmp_path, database) as (one, other):
        id = one.open(people(*THREE))["id"]
        with other.watch(id, 0) as line:
            heard(line)
            with server.connect() as admin:
                query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%'"
                cut = admin.execute(query + " AND datname = %s", [name_of(database)]).fetchall()
            assert cut == [(True,), (True,)]
            expect(one.answer(id, 0, "fox"), 200)
            assert heard_until(line, 1)[-1]["answered"] == "fox"
            time.sleep(0.5)
            expect(one.answer(id, 1), 200)
            assert heard_until(line, 2)[-1]["version"] == 2


def test_the_database_goes_away_and_comes_back(tmp_path: Path, server: Postgres, database: str) -> None:
    with running(tmp_path, database=database) as url, Browser(url) as browser:
        id = browser.open(people(*THREE))["id"]
        with server.connect() as admin:
            name = name_of(database)
            admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
            command = {"seat": 0, "expected": 0, "key": fresh_key(), "option": "fox"}
            reply = browser.post(id, "answer", **command)
            assert (reply.status_code, reply.json()["error"]["code"]) == (503, "storage")
            admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        assert expect(browser.post(id, "answer", **command), 200)["version"] == 1
        assert expect(browser.post(id, "answer", **command), 200)["version"] == 1


@pytest.mark.parametrize("place", ["store_all", "_insert_table", "_store_seats_and_undone"])
def test_a_line_that_breaks_while_a_table_is_opened(
    place: str, tmp_path: Path, server: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is stored once, on another connection."""
    done = getattr(queries, place)
    broken: list[int] = []

    def broken_once(connection: Connection, *args: Any) -> None:
        if not broken:
            broken.append(connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one())
            with server.connect() as admin:
                admin.execute("SELECT pg_terminate_backend(%s, 60000)", [broken[0]])
        done(connection, *args)

    with running(tmp_path, database=database) as url, Browser(url) as browser:
        monkeypatch.setattr(queries, place, broken_once)
        body = {"game": "ecosystem", "seats": people(*THREE)}
        id = expect(browser.http.post("/api/tables", json=body), 201)["id"]
        assert broken
        assert [table["id"] for table in expect(browser.http.get("/api/tables"), 200)["tables"]] == [id]


@pytest.mark.parametrize("answers", [18, pytest.param(40, marks=pytest.mark.proof)])
def test_two_processes_one_killed_again_and_again(tmp_path: Path, database: str, answers: int) -> None:
    chance = random.Random(5)
    confirmed: dict[int, Json] = {}
    with ExitStack() as open_now:
        places = [
            open_now.enter_context(Process(tmp_path / str(n), WEALD_DATABASE=database)) for n in range(2)
        ]
        browsers = [open_now.enter_context(Browser(place.url)) for place in places]
        id = browsers[0].open(people(*THREE))["id"]
        browsers[1].http.cookies.update(browsers[0].http.cookies)
        for round in range(answers):
            n = chance.randrange(2)
            around = browsers[n].look(id)
            seat = next(k for k, s in enumerate(around["seats"]) if s["asked"] and not s["done"])
            now = browsers[n].look(id, seat)
            option = now["decisions"][0]["choices"][0]["id"]
            command = {"seat": seat, "expected": now["version"], "key": fresh_key(), "option": option}
            if round % 10 == 7:
                cut = threading.Timer(chance.random() / 50, places[n].kill)
                cut.start()
                with suppress(httpx.TransportError):
                    browsers[n].post(id, "answer", **command)
                cut.join()
                cookies = dict(browsers[n].http.cookies)
                places[n] = open_now.enter_context(Process(tmp_path / str(n), WEALD_DATABASE=database))
                browsers[n] = open_now.enter_context(Browser(places[n].url))
                browsers[n].http.cookies.update(cookies)
            # The other process confirms it, or does it now.
            reply = expect(browsers[1 - n].post(id, "answer", **command), 200)
            confirmed[reply["version"]] = command
        assert sorted(confirmed) == list(range(1, answers + 1))
        assert browsers[0].look(id, 0) == browsers[1].look(id, 0)
    engine = open_database(tmp_path, database)
    with engine.begin() as connection:
        rows = queries.entry_rows(connection, id)
    engine.dispose()
    stored = {row["n"]: (row["key"], row["seat"], row["option"]) for row in rows[1:]}
    assert stored == {n: (body["key"], body["seat"], body["option"]) for n, body in confirmed.items()}


@pytest.mark.parametrize(
    "address", ["nonsense", "mysql://localhost/weald", "postgresql+pg8000://localhost/x"]
)
def test_an_address_that_is_none(tmp_path: Path, address: str) -> None:
    with pytest.raises(ServeError) as error:
        open_database(tmp_path, address)
    assert error.value.message.id == "cli-database-address"


def test_a_database_that_is_not_there_is_named_without_its_password(tmp_path: Path, server: Postgres) -> None:
    address = server.address("nowhere").replace("postgres@", "postgres:hush-hush@")
    with pytest.raises(ServeError) as error:
        open_database(tmp_path, address)
    message = error.value.message
    assert message.id == "cli-database-unusable"
    assert "nowhere" in str(message.args["problem"])
    assert "hush" not in repr(message)


def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path, server: Postgres, database: str) -> None:
    with server.connect(name_of(database)) as admin:
        admin.execute("CREATE TABLE seats (colour text)")
    with pytest.raises(ServeError) as error:
        open_database(tmp_path, database)
    assert error.value.message.id == "cli-database-unusable"
    with psycopg.connect(make_url(database).set(drivername="postgresql").render_as_string()) as connection:
        count = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
    assert count == (1,)
