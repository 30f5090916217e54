"""A table that takes too long is set aside; everybody else plays on meanwhile."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import weald
from tests.server.live_server import Browser, Json, expect, heard, heard_until, people, refused, running
from weald.kernel.table import Table
from weald.server import service
from weald.server.tables import service as tables
from weald.server.tables import set_aside, snapshots, views
from weald.server.tables.revision import Revision, Seat, Setup, first_revision
from weald.server.tables.set_aside import SetAside
from weald.server.tables.snapshots import SettledPart, Viewer
from weald.server.tables.views import EARLY_SECONDS, EarlyView, Views

THREE = ("Noor", "Till", "Ada")
# The double of a heavy table: one whose game has this many seats.
HEAVY_SEATS = 4
HEAVY = (*THREE, "Kim")
# What a message confirms.
KEYS = ["key"]


def slowed(original: Callable[..., Any], seconds: float) -> Callable[..., Any]:
    def slow(table: Table, *args: Any) -> Any:
        end = time.thread_time() + (seconds if table.seats == HEAVY_SEATS else 0.0)
        while time.thread_time() < end:
            pass
        return original(table, *args)

    return slow


@pytest.fixture
def make_slow(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, float], None]:
    """Make something of the heavy table take long."""

    def slow(name: str, seconds: float) -> None:
        monkeypatch.setattr(Table, name, slowed(getattr(Table, name), seconds))

    return slow


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(views, "BUDGET_SECONDS", 0.4)
    monkeypatch.setattr(service, "FORESIGHT_SECONDS", 0.4)
    monkeypatch.setattr(tables, "COMMAND_SECONDS", 0.4)
    with running(tmp_path) as address:
        yield address


def slow_refusal(reply: Any) -> None:
    assert refused(reply, 422, "table_slow") == {"id": "error-table-slow", "args": {"minutes": 10}}


def test_others_are_answered_while_a_heavy_view_is_made(
    url: str, make_slow: Callable[[str, float], None]
) -> None:
    with Browser(url) as browser, Browser(url) as other:
        heavy = browser.open(people(*HEAVY))["id"]
        quick = other.open(people(*THREE))["id"]
        make_slow("written_view", 30.0)
        replies: list[Any] = []
        asking = threading.Thread(
            target=lambda: replies.append(browser.http.get(f"/api/tables/{heavy}?seat=0"))
        )
        asking.start()
        looks = 0
        while asking.is_alive():
            other.look(quick, 0)
            looks += 1
        asking.join()
        slow_refusal(replies[0])
        # Somebody who had to wait for the view would have had one answer at most.
        assert looks > 5
        # Refused without another try, which would take the budget once more.
        used = time.process_time()
        slow_refusal(browser.http.get(f"/api/tables/{heavy}?seat=1"))
        slow_refusal(browser.post(heavy, "answer", seat=0, expected=0, key="01234567", option="fox"))
        assert time.process_time() - used < 0.4
        expect(other.answer(quick, 0), 200)


def test_its_record_can_be_had_and_later_it_is_tried_again(
    url: str, make_slow: Callable[[str, float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Browser(url) as browser:
        heavy = browser.open(people(*HEAVY))["id"]
        monkeypatch.setattr(set_aside, "ASIDE_SECONDS", 0.5)
        with monkeypatch.context() as for_now:
            for_now.setattr(Table, "written_view", slowed(Table.written_view, 30.0))
            assert browser.http.get(f"/api/tables/{heavy}?seat=0").status_code == 422
            record = expect(browser.http.get(f"/api/tables/{heavy}/record"), 200)
            assert (record["game"], record["answers"]) == ("ecosystem", [])
        time.sleep(0.6)
        assert browser.look(heavy, 0)["version"] == 0


def test_a_table_that_becomes_heavy_closes_its_live_connections(
    url: str, make_slow: Callable[[str, float], None]
) -> None:
    with Browser(url) as browser:
        heavy = browser.open(people(*HEAVY))["id"]
        with browser.watch(heavy, 0) as line:
            heard(line)
            make_slow("written_view", 0.5)
            # Quick until now, so the first is made on the loop; the next one is measured.
            expect(browser.answer(heavy, 0), 200)
            slow_refusal(browser.http.get(f"/api/tables/{heavy}?seat=1"))
            with pytest.raises(ConnectionClosed):
                heard_until(line, 2)
        with pytest.raises(InvalidStatus) as denied:
            browser.watch(heavy, 0)
        assert denied.value.response.status_code == 422


def test_a_command_that_takes_too_long_is_given_up(url: str, make_slow: Callable[[str, float], None]) -> None:
    with Browser(url) as browser:
        heavy = browser.open(people(*HEAVY))["id"]
        option = browser.look(heavy, 0)["decisions"][0]["choices"][0]["id"]
        make_slow("after", 30.0)
        body: Json = {"seat": 0, "expected": 0, "key": "01234567", "option": option}
        slow_refusal(browser.post(heavy, "answer", **body))
        slow_refusal(browser.post(heavy, "answer", **{**body, "seat": 2, "key": "23456789"}))


def test_answers_that_hold_up_the_writer_are_the_last_ones(
    url: str, make_slow: Callable[[str, float], None]
) -> None:
    with Browser(url) as browser:
        heavy = browser.open(people(*HEAVY))["id"]
        option = browser.look(heavy, 0)["decisions"][0]["choices"][0]["id"]
        body: Json = {"seat": 0, "expected": 0, "key": "00000000", "option": option}
        expect(browser.post(heavy, "answer", **body), 200)
        # Quick until now, so the writer carries it out. The process may have been suspended: the next one is
        # measured exactly.
        make_slow("after", 0.5)
        body = {**body, "seat": 1, "key": "01234567"}
        body["option"] = browser.look(heavy, 1)["decisions"][0]["choices"][0]["id"]
        assert expect(browser.post(heavy, "answer", **body), 200)["version"] == 2
        body = {**body, "seat": 2, "key": "12345678"}
        body["option"] = browser.look(heavy, 2)["decisions"][0]["choices"][0]["id"]
        assert browser.post(heavy, "answer", **body).status_code != 503
        slow_refusal(browser.post(heavy, "answer", **{**body, "seat": 3, "key": "23456789"}))


def test_commands_of_a_slow_table_are_carried_out_outside_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, the answers of others waited for it, and for all that were sent to such tables at once."""
    names: list[str] = []
    for name in ("after", "undo"):
        original = getattr(Table, name)

        def noted(table: Table, *args: Any, original: Any = original, **kwargs: Any) -> Any:
            if table.seats == HEAVY_SEATS:
                names.append(threading.current_thread().name.rpartition("_")[0] or "other")
                slowed(lambda *_: None, 0.01)(table)
            return original(table, *args, **kwargs)

        monkeypatch.setattr(Table, name, noted)
    with running(tmp_path) as url, Browser(url) as browser:
        heavy = browser.open(people(*HEAVY), options={"takebacks": "free"})["id"]
        for n in range(3):
            expect(browser.answer(heavy, n), 200)
            version = browser.look(heavy)["version"]
            undo = {"seat": n, "expected": version, "key": f"undo-{n:04}"}
            expect(browser.post(heavy, "undo", **undo), 200)
        with browser.watch(heavy, 0) as line:
            heard(line)
            option = browser.look(heavy, 0)["decisions"][0]["choices"][0]["id"]
            version = browser.look(heavy)["version"]
            body = {"seat": 0, "expected": version, "key": "live-answer", "option": option}
            line.send(json.dumps({"answer": body}))
            heard_until(line, version + 1)
    assert set(names) == {"weald-commands"}


def test_a_forecast_that_takes_too_long_leaves_the_table_as_it_is(
    url: str, make_slow: Callable[[str, float], None]
) -> None:
    with Browser(url) as browser:
        heavy = browser.open(people(*HEAVY))["id"]
        make_slow("foresee", 30.0)
        for _ in range(2):
            refused(browser.http.get(f"/api/tables/{heavy}/outcomes?seat=0"), 422, "foresight_slow")
        expect(browser.answer(heavy, 0), 200)


def first(seats: int = 1) -> Revision:
    table = weald.new("ecosystem", seats=seats, seed=3)
    setup = Setup("table", "ecosystem", dict(table.options), 3, (Seat("Noor", "human", owner="n"),) * seats)
    return first_revision(setup, table)


def early_view(revision: Revision, seat: int, seen: int = 0) -> tuple[EarlyView, SettledPart]:
    viewer = Viewer(seat, [seat], host=False)
    settled = snapshots.settled_part(revision.setup, viewer)
    return EarlyView(seen, False, viewer, settled, KEYS[0]), settled


def test_an_answer_is_stored_even_if_its_early_view_fails() -> None:
    revision = first()
    broken, settled = early_view(revision, 7)
    broken(revision)
    assert 7 not in revision.seat_views
    assert broken.message(revision, 0, settled, KEYS) is None


def test_an_early_message_is_the_one_that_would_be_made_later() -> None:
    before = first()
    table = before.table.clone()
    table.answer(0, 0)
    revision = before.answered(table, 0)
    early, settled = early_view(revision, 0)
    early(revision)
    assert early.seconds is not None
    later = snapshots.since_version(revision, Viewer(0, [0], host=False), 0)
    assert early.message(revision, 0, settled, KEYS) is not None
    message = msgspec.json.decode(early.message(revision, 0, settled, KEYS) or b"")
    assert message == msgspec.json.decode(msgspec.json.encode({**later, "confirmed": KEYS}))


def test_an_early_message_is_sent_only_for_its_revision_to_a_client_that_has_not_moved_on() -> None:
    revision = first()
    early, settled = early_view(revision, 0)
    early(revision)
    assert early.message(revision, 0, settled, KEYS) is not None
    assert early.message(first(), 0, settled, KEYS) is None
    assert early.message(revision, 1, settled, KEYS) is None
    assert early.message(revision, 0, early_view(revision, 0)[1], KEYS) is None
    assert early.message(revision, 0, settled, []) is None


def test_only_quick_tables_are_looked_at_in_the_writer() -> None:
    made = Views(SetAside("table_slow"))
    early, _ = early_view(first(), 0)
    try:
        assert not made.is_quick("table")
        early.seconds = EARLY_SECONDS / 2
        made.note("table", early)
        assert made.is_quick("table")
        early.seconds = EARLY_SECONDS * 2
        made.note("table", early)
        assert not made.is_quick("table")
    finally:
        made.stop()
