"""Clocks that are wrong or jump: no player loses a seat, or gets an hour more."""

from __future__ import annotations

import time
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import Postgres
from tests.server.live_server import PATIENCE, Browser, Json, expect, fresh_key, people, robots
from tests.server.process import Process

HOUR = 3600
TIMER = 600
# Timers look every second.
LOOKS = 3.0
SLACK = 5


# The clock of a machine that is wrong, or is set while the service runs, by the seconds in a file.
CLOCK = """
import pathlib, time

true_time, true_time_ns = time.time, time.time_ns

def wrong():
    return float(pathlib.Path({path!r}).read_text())

time.time = lambda: true_time() + wrong()
time.time_ns = lambda: true_time_ns() + int(wrong() * 1e9)
"""


class WithClock(Process):
    """The same on a machine whose clock is set by a file."""

    def __init__(self, data: Path, clock: Path, **more: Any) -> None:
        self.prelude = CLOCK.format(path=str(clock))
        super().__init__(data, **more)


def date_of(browser: Browser) -> float:
    """Return the time that the service tells, in seconds."""
    return parsedate_to_datetime(browser.http.get("/api/tables").headers["date"]).timestamp()


def left(browser: Browser, id: str) -> float:
    """Return the seconds that the person has, by what the service tells."""
    around = browser.look(id)
    assert [seat["kind"] for seat in around["seats"]] == ["human", "ai"]
    return float(around["deadline"] / 1000 - date_of(browser))


def open_timed(browser: Browser, timer: int = TIMER) -> str:
    id: str = browser.open([*people("Noor"), *robots(1)], timer=timer)["id"]
    return id


def until(condition: Callable[[], object]) -> None:
    late = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < late
        time.sleep(0.05)


def shared_cookie(one: Browser, other: Browser) -> None:
    other.http.headers["Cookie"] = f"weald={one.http.cookies['weald']}"


def moved(giver: Browser, taker: Browser, id: str) -> Json:
    """Move the seats of a table to another browser by a code."""
    taker.http.get("/")
    code = expect(giver.post(id, "move"), 200)["code"]
    return expect(taker.http.post("/api/moves", json={"code": code}), 200)


@pytest.mark.parametrize("wrong", [HOUR, -HOUR])
def test_all_processes_go_by_the_clock_of_the_database(server: Postgres, tmp_path: Path, wrong: int) -> None:
    database, clock = server.fresh(), tmp_path / "clock"
    clock.write_text(str(wrong))
    with (
        Process(tmp_path / "right", WEALD_DATABASE=database) as right,
        WithClock(tmp_path / "wrong", clock, WEALD_DATABASE=database) as other,
        Browser(right.url.rstrip("/")) as here,
        Browser(other.url.rstrip("/")) as there,
        Browser(other.url.rstrip("/")) as phone,
    ):
        ids = [open_timed(here) for _ in range(4)]
        shared_cookie(here, there)
        ids.append(open_timed(there))
        time.sleep(LOOKS)
        for browser in (here, there):
            for id in ids:
                assert TIMER - LOOKS - SLACK < left(browser, id) <= TIMER + 1
            assert abs(date_of(browser) - time.time()) < SLACK
        assert moved(here, phone, ids[0]) == {"id": ids[0]}
        text = {"seat": 0, "key": fresh_key(), "text": "hello"}
        said = expect(there.post(ids[1], "say", **text), 200)["talk"][0]
        assert abs(said["at"] / 1000 - time.time()) < SLACK
        listed = expect(there.http.get("/api/tables"), 200)["tables"]
        assert all(abs(table["created"] / 1000 - time.time()) < 60 for table in listed)
        warning = "ahead of the database's, which all processes use"
        assert f"{wrong} seconds {warning}" in other.log()
        assert warning not in right.log()
        assert other.log().count(warning) == 1


@pytest.mark.parametrize("jump", [HOUR, 30 * 24 * HOUR, -HOUR])
def test_a_clock_that_is_set_takes_no_seat_and_gives_no_time(tmp_path: Path, jump: int) -> None:
    """As after sleep, or when the time comes from the network for the first time."""
    clock = tmp_path / "clock"
    clock.write_text("0")
    with (
        WithClock(tmp_path / "data", clock) as weald,
        Browser(weald.url.rstrip("/")) as browser,
        Browser(weald.url.rstrip("/")) as phone,
        Browser(weald.url.rstrip("/")) as tablet,
    ):
        asked, lent = open_timed(browser), open_timed(browser)
        phone.http.get("/")
        code = expect(browser.post(lent, "move"), 200)["code"]
        clock.write_text(str(jump))
        until(lambda: "jumped" in weald.log())
        time.sleep(LOOKS)
        assert f"jumped by {jump} seconds" in weald.log()
        assert weald.log().count("jumped") == 1
        assert abs(date_of(browser) - time.time() - jump) < SLACK
        assert TIMER - 4 * LOOKS < left(browser, asked) <= TIMER
        # Later events go by the new time, and codes are valid as long as they were.
        new = open_timed(browser)
        assert TIMER - SLACK < left(browser, new) <= TIMER + 1
        assert expect(phone.http.post("/api/moves", json={"code": code}), 200) == {"id": lent}
        assert moved(browser, tablet, asked) == {"id": asked}
        assert left(tablet, asked) <= TIMER + 1
        said = expect(browser.post(new, "say", seat=0, key=fresh_key(), text="hello"), 200)["talk"][0]
        assert abs(said["at"] / 1000 - time.time() - jump) < SLACK
        weald.kill()
        with WithClock(tmp_path / "data", clock) as again, Browser(again.url.rstrip("/")) as later:
            later.http.headers["Cookie"] = f"weald={browser.http.cookies['weald']}"
            time.sleep(LOOKS)
            assert TIMER - 60 < left(later, new) <= TIMER


def test_a_timer_runs_out_in_its_time_although_the_clock_jumps(tmp_path: Path) -> None:
    clock = tmp_path / "clock"
    clock.write_text("0")
    with WithClock(tmp_path / "data", clock) as weald, Browser(weald.url.rstrip("/")) as browser:
        id = open_timed(browser, timer=10)
        began = time.monotonic()
        clock.write_text(str(-HOUR))
        until(lambda: browser.look(id)["seats"][0]["kind"] == "ai")
        assert 9 < time.monotonic() - began < 10 + 2 * SLACK


def test_an_hour_back_while_the_service_is_down_gives_no_time(tmp_path: Path) -> None:
    clock = tmp_path / "clock"
    clock.write_text("0")
    with WithClock(tmp_path / "data", clock) as weald, Browser(weald.url.rstrip("/")) as browser:
        id = open_timed(browser)
        cookie = browser.http.cookies["weald"]
    clock.write_text(str(-HOUR))
    with WithClock(tmp_path / "data", clock) as weald, Browser(weald.url.rstrip("/")) as browser:
        browser.http.headers["Cookie"] = f"weald={cookie}"
        time.sleep(LOOKS)
        assert TIMER - 2 * LOOKS - SLACK < left(browser, id) <= TIMER + 1
