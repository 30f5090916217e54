"""Replays under load: one build for all who ask, a thread of its own, a limit per client, little memory."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

import weald
from tests import loops
from tests.server.live_server import Browser, Json, expect, people, refused, robots, running
from weald.server.http.routes import records
from weald.server.settings import NEARBY, Settings
from weald.server.slow_work import PER_CLIENT, SlowWork
from weald.server.storage.cache import RevisionCache
from weald.server.tables import replays
from weald.server.tables.replays import STRIDE, Timeline
from weald.server.tables.revision import Revision, Seat, Setup, first_revision

PATIENCE = 60.0


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service behind a proxy."""
    with running(tmp_path_factory.mktemp("data"), settled=Settings(proxies=NEARBY)) as url:
        yield url


@pytest.fixture(scope="module")
def record(public: str) -> Json:
    with Browser(public) as browser:
        id = browser.open([*people("Noor"), *robots(1, "easy")])["id"]
        browser.play(id, [0])
        return expect(browser.http.get(f"/api/tables/{id}/record"), 200)


class SlowBuild:
    """The building of replays, which waits until it is released."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.begun = threading.Event()
        self.released = threading.Event()
        self._build = replays.build
        monkeypatch.setattr(replays, "build", self)

    def __call__(self, *args: Any) -> replays.Replay:
        self.count += 1
        self.begun.set()
        assert self.released.wait(PATIENCE)
        return self._build(*args)


def caller(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def test_identical_requests_share_one_build_and_looks_do_not_wait(
    public: str, record: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Browser(public) as browser, ThreadPoolExecutor(12) as clients:
        id = expect(browser.http.post("/api/records", json=record), 201)["id"]
        slow = SlowBuild(monkeypatch)

        def ask(at: int) -> Json:
            with Browser(public) as somebody:
                path = f"/api/tables/{id}/replay?at={at}"
                return expect(somebody.http.get(path, headers=caller("203.0.113.7")), 200)

        asked = [clients.submit(ask, at) for at in range(12)]
        assert slow.begun.wait(PATIENCE)
        # The build is not released before this is answered.
        browser.look(id)
        assert not any(reply.done() for reply in asked)
        slow.released.set()
        assert [reply.result()["at"] for reply in asked] == list(range(12))
    assert slow.count == 1


def test_one_client_builds_a_few_replays_at_a_time(
    public: str, record: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Browser(public) as browser, ThreadPoolExecutor(4) as clients:
        ids = [
            expect(browser.http.post("/api/records", json=record), 201)["id"] for _ in range(PER_CLIENT + 1)
        ]
        slow = SlowBuild(monkeypatch)
        under_way: list[str | None] = []
        run = SlowWork.run

        async def counted(self: SlowWork, client: str | None, work: Any) -> Any:
            under_way.append(client)
            return await run(self, client, work)

        monkeypatch.setattr(SlowWork, "run", counted)

        def ask(id: str, address: str) -> Any:
            with Browser(public) as somebody:
                return somebody.http.get(f"/api/tables/{id}/replay?at=1", headers=caller(address))

        waiting = [clients.submit(ask, id, "203.0.113.7") for id in ids[:-1]]
        assert slow.begun.wait(PATIENCE)
        late = time.monotonic() + PATIENCE
        while len(under_way) < PER_CLIENT and time.monotonic() < late:
            time.sleep(0.01)
        reply = ask(ids[-1], "203.0.113.7")
        refused(reply, 429, "too_many_requests")
        assert reply.headers["retry-after"] == "2"
        waiting.append(clients.submit(ask, ids[-1], "203.0.113.8"))
        slow.released.set()
        assert [reply.result().status_code for reply in waiting] == [200] * (PER_CLIENT + 1)
        assert ask(ids[-1], "203.0.113.7").status_code == 200


def test_a_moment_of_a_replay_does_not_wait_for_the_scenes_of_another(
    public: str, record: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, released = threading.Event(), threading.Event()
    scene = replays.Replay.scene

    def slow(self: replays.Replay, k: int, after: int) -> Json:
        begun.set()
        assert released.wait(PATIENCE)
        return scene(self, k, after)

    with Browser(public) as browser, ThreadPoolExecutor(1) as pool:
        path = f"/api/tables/{expect(browser.http.post('/api/records', json=record), 201)['id']}"
        expect(browser.http.get(f"{path}/replay?at=1", headers=caller("203.0.113.7")), 200)
        monkeypatch.setattr(replays.Replay, "scene", slow)
        watching = pool.submit(browser.http.get, f"{path}/scene?at=1", headers=caller("203.0.113.7"))
        try:
            assert begun.wait(PATIENCE)
            expect(browser.http.get(f"{path}/replay?at=1", headers=caller("203.0.113.8"), timeout=10), 200)
        finally:
            released.set()
        expect(watching.result(), 200)


def test_a_replay_is_sent_in_pieces(public: str, record: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "PIECE", 1000)

    async def pieces(body: bytes) -> list[bytes]:
        return [piece async for piece in records._pieces(body)]

    with Browser(public) as browser:
        id = expect(browser.http.post("/api/records", json=record), 201)["id"]
        for path in (f"/api/tables/{id}/replay", f"/api/tables/{id}/scene?at=5&after=0"):
            reply = browser.http.get(path)
            assert reply.status_code == 200
            assert reply.headers["transfer-encoding"] == "chunked"
            sent = loops.run(pieces(reply.content))
            assert b"".join(sent) == reply.content
            assert max(map(len, sent)) == 1000 < len(reply.content)


def test_a_replay_keeps_few_revisions_and_shows_all(record: Json) -> None:
    answers = record["answers"]
    table = weald.replay(record, until=0)
    seats = tuple(Seat("", "human") for _ in range(table.seats))
    revision = first_revision(Setup("id", "ecosystem", dict(table.options), 1, seats), table)
    timeline = Timeline(revision, answers)
    positions = [table.position()]
    for seat, option, _ in answers:
        table = revision.table.clone()
        table.answer(seat, option)
        revision = revision.answered(table, seat)
        timeline.add(revision)
        positions.append(table.position())
    assert len(timeline._kept) == len(answers) // STRIDE + 1 < len(answers) // 10
    assert [timeline.at(k).table.position() for k in range(len(answers) + 1)] == positions
    assert [timeline.at(k).version for k in range(len(answers) + 1)] == list(range(len(answers) + 1))


def test_imports_do_not_take_the_threads_of_looks(
    tmp_path: Path, record: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    released = threading.Event()

    def import_slowly(*_: Any) -> Any:
        released.wait(PATIENCE)
        raise OSError("enough")

    monkeypatch.setattr("weald.server.http.routes.records.imported", import_slowly)
    with running(tmp_path) as url, Browser(url) as browser, ThreadPoolExecutor(12) as clients:
        id = browser.open(people("Noor", "Till"))["id"]

        def bring(_: int) -> int:
            with Browser(url) as somebody:
                return somebody.http.post("/api/records", json=record).status_code

        pending = [clients.submit(bring, n) for n in range(12)]
        time.sleep(0.2)
        began = time.monotonic()
        browser.look(id)
        assert time.monotonic() - began < PATIENCE / 2
        released.set()
        assert {reply.result() for reply in pending} == {500}


def test_a_table_is_read_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart; before, eight looks at one long game took all threads, each to replay it."""
    with running(tmp_path) as url, Browser(url) as host:
        long, other = (host.open(people("Noor"))["id"] for _ in range(2))
        expect(host.answer(long, 0), 200)
    begun, released, reads = threading.Event(), threading.Event(), []
    read = RevisionCache.read

    def slow(cache: RevisionCache, connection: Connection, id: str) -> Revision:
        reads.append((id, threading.current_thread().name.rpartition("_")[0]))
        if id == long:
            begun.set()
            assert released.wait(PATIENCE)
        return read(cache, connection, id)

    monkeypatch.setattr(RevisionCache, "read", slow)
    with running(tmp_path) as url, ThreadPoolExecutor(40) as clients, Browser(url) as somebody:

        def look() -> int:
            with Browser(url) as browser:
                version: int = browser.look(long)["version"]
                return version

        looks = [clients.submit(look) for _ in range(40)]
        try:
            assert begun.wait(PATIENCE)
            assert somebody.http.get("/healthz", timeout=10).status_code == 200
        finally:
            released.set()
        assert [one.result() for one in looks] == [1] * 40
        assert somebody.look(other)["version"] == 0
    assert reads == [(long, "weald-loads"), (other, "weald-loads")]


def test_a_list_replays_no_finished_game(
    tmp_path: Path, record: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as url, Browser(url) as host:
        expect(host.http.post("/api/records", json=record), 201)
        [before] = expect(host.http.get("/api/tables"), 200)["tables"]
        cookies = dict(host.http.cookies)
    monkeypatch.delattr(RevisionCache, "read")
    with running(tmp_path) as url, Browser(url) as host:
        host.http.cookies.update(cookies)
        [after] = expect(host.http.get("/api/tables"), 200)["tables"]
    assert after["ending"] == before["ending"]
    assert len(after["ending"]["totals"]) == 2
