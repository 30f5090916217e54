"""Seats that change hands: who may hand over what, when, and what becomes of those who sit there."""

from __future__ import annotations

import time
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live_server import (
    PATIENCE,
    Browser,
    Json,
    expect,
    fresh_key,
    heard,
    heard_aside,
    people,
    refused,
    robots,
)
from weald.server.clock import Clock, now
from weald.tables import seating
from weald.tables.values import SECOND


@pytest.fixture
def guest(url: str) -> Iterator[Browser]:
    with Browser(url) as somebody:
        yield somebody


@pytest.fixture
def table(browser: Browser, guest: Browser) -> Json:
    """Noor hosts, Till is a guest, and there is a robot."""
    opened = browser.open([*people("Noor"), {"kind": "guest"}, *robots(1)])
    wish = {"seat": 1, "name": "Till", "key": fresh_key()}
    joined = expect(guest.http.post(f"/api/invitations/{opened['invite']}", json=wish), 200)
    # The robot has answered: from now on only people move.
    browser.play(opened["id"], [], until=2)
    return {**opened, **joined}


def change(who: Browser, id: str, seat: int, kind: str, **more: object) -> httpx.Response:
    body = {"seat": seat, "expected": who.look(id)["version"], "key": fresh_key(), "kind": kind, **more}
    return who.post(id, "seat", **body)


def sits(who: Browser, id: str, seat: int) -> Json:
    sitting: Json = who.look(id)["seats"][seat]
    return {name: sitting[name] for name in ("name", "kind", "level", "away", "free")}


def until_version(who: Browser, id: str, version: int) -> Json:
    while (around := who.look(id))["version"] < version:
        time.sleep(0.02)
    return around


def test_lent_to_an_ai_and_taken_back(browser: Browser, guest: Browser, table: Json) -> None:
    id = table["id"]
    lent = expect(change(guest, id, 1, "ai", level="random"), 200)
    assert (lent["seat"], lent["mine"]) == (1, [1])
    person = {"name": "Till", "level": None, "away": False, "free": False}
    assert sits(browser, id, 1) == {**person, "kind": "ai", "level": "random", "away": True}
    until_version(guest, id, lent["version"] + 1)
    assert guest.look(id)["seats"][1]["done"]
    back = expect(change(guest, id, 1, "human"), 200)
    assert sits(browser, id, 1) == {**person, "kind": "guest"}
    assert back["undo"]["ok"]
    undone = expect(guest.post(id, "undo", seat=1, expected=back["version"], key=fresh_key()), 200)
    assert undone["decisions"] != []
    assert expect(guest.answer(id, 1), 200)["answered"] is not None


def test_the_host_comes_back_as_a_person_here(browser: Browser, table: Json) -> None:
    id = table["id"]
    expect(change(browser, id, 0, "ai"), 200)
    assert sits(browser, id, 0)["level"] == "strong"
    expect(change(browser, id, 0, "human"), 200)
    assert sits(browser, id, 0)["kind"] == "human"


def test_what_an_ai_was_about_to_answer_does_not_count_any_more(browser: Browser) -> None:
    """Handing over and taking back at once: however the race ends, the seat has answered at most once."""
    for _ in range(4):
        id = browser.open(people("Noor", "Till", "Ada"))["id"]
        expect(change(browser, id, 0, "ai", level="random"), 200)
        back = expect(change(browser, id, 0, "human"), 200)
        time.sleep(0.3)
        around = browser.look(id, 0)
        assert around["version"] == back["version"]
        assert (around["answered"] is None) == (around["decisions"] != [])


def test_the_same_twice_changes_nothing(browser: Browser, table: Json) -> None:
    id = table["id"]
    before = browser.look(id)
    assert expect(change(browser, id, 0, "human"), 200)["version"] == before["version"]
    body = {"seat": 0, "expected": before["version"], "key": fresh_key(), "kind": "ai", "level": "random"}
    first = expect(browser.post(id, "seat", **body), 200)
    again = expect(browser.post(id, "seat", **body), 200)
    assert again["version"] >= first["version"]
    assert sits(browser, id, 0)["kind"] == "ai"
    refused(browser.post(id, "seat", **{**body, "level": "greedy"}), 422, "key_reused")
    refused(browser.post(id, "seat", **{**body, "seat": 1}), 422, "key_reused")


def test_answers_of_others_are_not_late_because_of_it(browser: Browser, guest: Browser, table: Json) -> None:
    id = table["id"]
    seen = guest.look(id, 1)
    expect(change(browser, id, 0, "ai", level="random"), 200)
    reply = guest.post(
        id,
        "answer",
        seat=1,
        expected=seen["version"],
        key=fresh_key(),
        option=seen["decisions"][0]["choices"][0]["id"],
    )
    assert expect(reply, 200)["version"] > seen["version"]


def test_a_change_from_the_future_is_stale(browser: Browser, table: Json) -> None:
    reply = browser.post(table["id"], "seat", seat=0, expected=99, key=fresh_key(), kind="ai")
    refused(reply, 409, "stale")
    assert reply.json()["missed"]["seat"] == 0


def test_a_free_seat_for_an_ai_and_free_again(browser: Browser, guest: Browser) -> None:
    opened = browser.open([*people("Noor"), {"kind": "guest", "name": "Till"}, *robots(1)])
    id = opened["id"]
    expect(change(browser, id, 1, "ai", level="greedy"), 200)
    sitting = {"name": "Till", "kind": "ai", "level": "greedy", "away": False, "free": False}
    assert sits(browser, id, 1) == sitting
    public = expect(change(browser, id, 1, "guest"), 200)
    assert (public["seat"], public["decisions"]) == (None, [])
    assert sits(browser, id, 1) == {"name": "", "kind": "guest", "level": None, "away": False, "free": True}
    wish = {"seat": 1, "name": "Ada", "key": fresh_key()}
    expect(guest.http.post(f"/api/invitations/{opened['invite']}", json=wish), 200)
    assert sits(browser, id, 1)["name"] == "Ada"


def test_the_host_sits_down_on_a_free_seat(browser: Browser) -> None:
    id = browser.open([*people("Noor"), {"kind": "guest"}, *robots(1)])["id"]
    assert expect(change(browser, id, 1, "human"), 200)["mine"] == [0, 1]
    assert sits(browser, id, 1)["kind"] == "human"
    assert browser.look(id, 1)["decisions"] != []


def test_the_host_cannot_look_into_the_hand_of_an_ai(browser: Browser, table: Json) -> None:
    refused(change(browser, table["id"], 2, "human"), 403, "seat_not_yours")
    assert sits(browser, table["id"], 2)["kind"] == "ai"


def test_a_seat_given_up_takes_its_secrets_along(browser: Browser, guest: Browser, table: Json) -> None:
    id = table["id"]
    with guest.watch(id, 1) as line, browser.watch(id, 0) as other:
        assert heard(line)["seat"] == 1
        assert heard_aside(other, "there") == [0, 1]
        given = expect(change(guest, id, 1, "guest"), 200)
        assert (given["seat"], given["mine"]) == (None, [])
        with pytest.raises(ConnectionClosed) as closed:
            heard_aside(line, "nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert heard_aside(other, "there") == [0]
    refused(guest.http.get(f"/api/tables/{id}?seat=1"), 403, "seat_not_yours")
    with Browser(guest.url, table["token"]) as old:
        refused(old.http.get(f"/api/tables/{id}?seat=1"), 403, "seat_not_yours")


def test_others_keep_their_hands_off(
    browser: Browser, guest: Browser, stranger: Browser, table: Json
) -> None:
    id = table["id"]
    before = browser.look(id)
    for kind in ("ai", "human", "guest"):
        for seat in range(3):
            refused(change(stranger, id, seat, kind), 403, "seat_not_yours")
        for seat in (2, 9):
            refused(change(guest, id, seat, kind), 403, "seat_not_yours")
        # The host's seat may go to an AI, but not while the host may be thinking.
        code = "seat_present" if kind == "ai" else "seat_not_yours"
        refused(change(guest, id, 0, kind), 403, code)
    for kind in ("human", "guest"):
        refused(change(browser, id, 1, kind), 403, "seat_not_yours")
    assert browser.look(id) == before


class Later:
    """The clock of the service, so many seconds ahead."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 0
        monkeypatch.setattr(Clock, "now", lambda _: now() + self.seconds * SECOND)
        monkeypatch.setattr(Clock, "monotonic", lambda _: time.monotonic() + self.seconds)


def test_the_host_waits_before_handing_over_somebody_elses_seat(
    browser: Browser, guest: Browser, table: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = table["id"]
    message = refused(change(browser, id, 1, "ai"), 403, "seat_present")
    assert message["id"] == "error-seat-present"
    assert message["args"]["n"] == 2
    assert 100 < message["args"]["seconds"] <= seating.GRACE_SECONDS
    later = Later(monkeypatch)
    with guest.watch(id, 1) as line:
        heard(line)
        later.seconds += 2 * seating.GRACE_SECONDS
        # A player who is there may think for any time.
        refused(change(browser, id, 1, "ai"), 403, "seat_present")
    # They have only just left.
    refused(change(browser, id, 1, "ai"), 403, "seat_present")
    late = time.monotonic() + PATIENCE
    # It may take a moment until the service has noticed that they left.
    while change(browser, id, 1, "ai", level="random").status_code == 403:
        assert time.monotonic() < late
        later.seconds += 2 * seating.GRACE_SECONDS
    assert sits(browser, id, 1) == {
        "name": "Till",
        "kind": "ai",
        "level": "random",
        "away": True,
        "free": False,
    }
    # A second time it is done already; to choose the AI is up to the seat's own person.
    expect(change(browser, id, 1, "ai", level="greedy"), 200)
    assert sits(browser, id, 1)["level"] == "random"
    expect(change(guest, id, 1, "human"), 200)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(monkeypatch)


def handed(who: Browser, id: str, seat: int, later: Later) -> Json:
    """Give a seat to an AI; it may take a moment until the service has noticed that its person left."""
    late = time.monotonic() + PATIENCE
    while (reply := change(who, id, seat, "ai", level="random")).status_code == 403:
        assert time.monotonic() < late, reply.text
        later.seconds += 2 * seating.GRACE_SECONDS
    return expect(reply, 200)


def test_a_guest_hands_the_seat_of_an_absent_host_to_an_ai(
    browser: Browser, guest: Browser, stranger: Browser, table: Json, later: Later
) -> None:
    id = table["id"]
    message = refused(change(guest, id, 0, "ai"), 403, "seat_present")
    assert 100 < message["args"]["seconds"] <= seating.GRACE_SECONDS
    with browser.watch(id, 0) as line:
        heard(line)
        later.seconds += 2 * seating.GRACE_SECONDS
        refused(change(guest, id, 0, "ai"), 403, "seat_present")
    refused(change(stranger, id, 0, "ai"), 403, "seat_not_yours")
    handed(guest, id, 0, later)
    assert sits(guest, id, 0) == {
        "name": "Noor",
        "kind": "ai",
        "level": "random",
        "away": True,
        "free": False,
    }
    for kind in ("human", "guest"):
        refused(change(guest, id, 0, kind), 403, "seat_not_yours")
    expect(change(browser, id, 0, "human"), 200)
    assert sits(guest, id, 0)["kind"] == "human"


def test_a_guest_hands_over_other_guests_only_where_no_host_plays(
    browser: Browser, guest: Browser, stranger: Browser, later: Later
) -> None:
    opened = browser.open([*people("Noor"), {"kind": "guest"}, {"kind": "guest"}])
    id = opened["id"]
    for seat, person in ((1, guest), (2, stranger)):
        wish = {"seat": seat, "name": f"Guest {seat}", "key": fresh_key()}
        expect(person.http.post(f"/api/invitations/{opened['invite']}", json=wish), 200)
    later.seconds += 2 * seating.GRACE_SECONDS
    refused(change(guest, id, 2, "ai"), 403, "seat_not_yours")
    handed(guest, id, 0, later)
    later.seconds = 0
    refused(change(guest, id, 2, "ai"), 403, "seat_present")
    later.seconds += 2 * seating.GRACE_SECONDS
    handed(guest, id, 2, later)
    # The host who is back decides again.
    expect(change(browser, id, 0, "human"), 200)
    expect(change(stranger, id, 2, "human"), 200)
    refused(change(guest, id, 2, "ai"), 403, "seat_not_yours")


def test_a_guest_fills_the_seat_that_the_host_has_left(browser: Browser, guest: Browser, table: Json) -> None:
    id = table["id"]
    expect(change(browser, id, 0, "guest"), 200)
    expect(change(guest, id, 0, "ai", level="random"), 200)
    assert sits(guest, id, 0)["kind"] == "ai"
    expect(guest.answer(id, 1), 200)


def test_a_guest_fills_no_seat_that_waits_for_its_first_person(browser: Browser, guest: Browser) -> None:
    opened = browser.open([{"kind": "guest"}, {"kind": "guest"}])
    wish = {"seat": 0, "name": "Till", "key": fresh_key()}
    expect(guest.http.post(f"/api/invitations/{opened['invite']}", json=wish), 200)
    refused(change(guest, opened["id"], 1, "ai"), 403, "seat_not_yours")


def test_nobody_is_handed_over_whom_the_game_does_not_wait_for(
    browser: Browser, guest: Browser, table: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = table["id"]
    expect(guest.answer(id, 1), 200)
    monkeypatch.setattr(seating, "GRACE_SECONDS", 0.001)
    refused(change(browser, id, 1, "ai"), 403, "seat_present")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"kind": "ai", "level": "genius"}, "unknown_level"),
        ({"kind": "human", "level": "greedy"}, "human_level"),
        ({"kind": "guest", "level": "greedy"}, "human_level"),
    ],
)
def test_levels_are_checked(browser: Browser, table: Json, body: Json, code: str) -> None:
    reply = browser.post(table["id"], "seat", seat=0, expected=0, key=fresh_key(), **body)
    refused(reply, 422, code)


def test_nothing_changes_hands_after_the_end(browser: Browser) -> None:
    id = browser.open([*people("Noor"), *robots(2)])["id"]
    end = browser.play(id, [0])
    refused(change(browser, id, 0, "ai"), 422, "over")
    # A request without effect is confirmed: nothing is stored of it, so it may be a repetition.
    assert expect(change(browser, id, 0, "human"), 200)["version"] == end["version"]
    assert browser.look(id)["version"] == end["version"]


def test_the_host_changes_the_pace_while_the_game_runs(browser: Browser, guest: Browser, table: Json) -> None:
    id, key = table["id"], fresh_key()
    before = browser.look(id, 0)
    assert (before["pace"], before["version"]) == ("at_once", 2)
    body = {"seat": 0, "expected": 2, "key": key, "pace": "slow"}
    after = expect(browser.post(id, "pace", **body), 200)
    assert (after["pace"], after["version"], after["seat"]) == ("slow", 3, 0)
    # The question is still the same, and all players see the new pace.
    assert after["decisions"] == before["decisions"]
    assert guest.look(id)["pace"] == "slow"
    # Twice is once, and so is what it is already.
    assert expect(browser.post(id, "pace", **body), 200)["version"] == 3
    assert expect(browser.post(id, "pace", **{**body, "key": fresh_key()}), 200)["version"] == 3
    refused(browser.post(id, "pace", **{**body, "pace": "normal"}), 422, "key_reused")
    refused(guest.post(id, "pace", **{**body, "key": fresh_key()}), 403, "table_not_yours")
    assert browser.look(id)["pace"] == "slow"
