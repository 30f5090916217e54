"""Timers: an AI plays on for a human whose time has run out."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live_server import Browser, Json, expect, fresh_key, heard, people, refused, robots, running
from weald.server import timekeeping
from weald.server.storage import people_queries
from weald.tables import revision

MINUTE = 60


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock on which a second takes ten milliseconds."""
    monkeypatch.setattr(revision, "SECOND", 10)
    monkeypatch.setattr(people_queries, "SECOND", 10)
    monkeypatch.setattr(timekeeping, "LOOK_SECONDS", 0.05)


@pytest.fixture
def noor(tmp_path: Path) -> Iterator[Browser]:
    with running(tmp_path) as url, Browser(url) as somebody:
        yield somebody


def until_kind(who: Browser, id: str, seat: int, kind: str) -> Json:
    late = time.monotonic() + 20
    while (around := who.look(id))["seats"][seat]["kind"] != kind:
        assert time.monotonic() < late
        time.sleep(0.02)
    return around


def now() -> int:
    return time.time_ns() // 1_000_000


def test_the_deadline_is_told(browser: Browser) -> None:
    before = now()
    id = browser.open(people("Noor", "Till", "Ada"), timer=MINUTE)["id"]
    around = browser.look(id)
    assert around["timer"] == MINUTE
    assert before + MINUTE * 1000 <= around["deadline"] <= now() + MINUTE * 1000
    # Answers to the same question leave it where it is; the next question has its own.
    first = expect(browser.answer(id, 0), 200)
    assert first["deadline"] == around["deadline"]
    time.sleep(0.01)
    expect(browser.answer(id, 1), 200)
    assert expect(browser.answer(id, 2), 200)["deadline"] > around["deadline"]
    plain = browser.look(browser.open(people("Noor", "Till", "Ada"))["id"])
    assert (plain["timer"], plain["deadline"]) == (None, None)


@pytest.mark.parametrize("timer", [0, 9, 30 * 24 * 3600 + 1, -5, 1.5, "60"])
def test_timers_that_cannot_be(browser: Browser, timer: object) -> None:
    body = {"game": "ecosystem", "seats": people("N", "T", "A"), "timer": timer}
    assert refused(browser.http.post("/api/tables", json=body), 400, "bad_field")["args"] == {
        "field": "timer"
    }


@pytest.mark.usefixtures("quick")
def test_the_ai_takes_over_and_the_person_comes_back(noor: Browser) -> None:
    id = noor.open([*people("Noor"), *robots(2)], timer=100)["id"]
    with noor.watch(id, 0) as line:
        while heard(line)["seats"][0]["kind"] != "ai":
            pass
    around = noor.look(id, 0)
    assert (around["seats"][0]["away"], around["mine"]) == (True, [0])
    body = {"seat": 0, "expected": around["version"], "key": fresh_key(), "kind": "human"}
    back = expect(noor.post(id, "seat", **body), 200)
    if not back["over"] and back["decisions"]:
        # A player who comes back has the whole time again.
        assert back["deadline"] > now()


@pytest.mark.proof
@pytest.mark.usefixtures("quick")
def test_everybody_who_is_late_is_helped_out_and_the_game_ends(noor: Browser) -> None:
    id = noor.open(people("Noor", "Till", "Ada"), timer=20)["id"]
    late = time.monotonic() + 100
    while not (around := noor.look(id))["over"]:
        assert time.monotonic() < late
        time.sleep(0.05)
    assert [seat["kind"] for seat in around["seats"]] == ["ai"] * 3
    assert (around["deadline"], around["result"]["taken_back"]) == (None, 0)


@pytest.mark.usefixtures("quick")
def test_a_free_seat_has_no_deadline(noor: Browser) -> None:
    opened = noor.open([{"kind": "guest"}, {"kind": "guest"}, *robots(1)], timer=20)
    id = opened["id"]
    time.sleep(0.6)
    around = noor.look(id)
    assert [seat["kind"] for seat in around["seats"]] == ["guest", "guest", "ai"]
    assert around["deadline"] is None
    body = {"seat": 0, "name": "Noor", "key": fresh_key()}
    expect(noor.http.post(f"/api/invitations/{opened['invite']}", json=body), 200)
    # The timer starts when a guest sits down.
    assert noor.look(id)["deadline"] is not None
    assert until_kind(noor, id, 0, "ai")["seats"][1]["free"]


@pytest.mark.usefixtures("quick")
def test_the_time_runs_on_while_the_service_is_down(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as noor:
        id = noor.open(people("Noor", "Till", "Ada"), timer=100)["id"]
    time.sleep(1.0)
    with running(tmp_path) as url, Browser(url) as somebody:
        until_kind(somebody, id, 0, "ai")


def test_a_table_without_a_timer_waits(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timekeeping, "LOOK_SECONDS", 0.05)
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    time.sleep(0.3)
    assert browser.look(id)["version"] == 0
