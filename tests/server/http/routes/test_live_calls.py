"""Calls on a live connection: by name and number, one snapshot for each command, then the reply."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.http.routes.test_live_answers import counted
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
    running,
)
from tests.server.process import Process
from tests.server.tables.test_takebacks import Friends
from weald.server.settings import NEARBY, Settings

TWO = ("Noor", "Till")


@pytest.fixture(params=["deflate", None], ids=["compressed", "plain"])
def browser(browser: Browser, request: pytest.FixtureRequest) -> Browser:
    """A browser whose messages are compressed, as those of pages are, or pass by the parser."""
    browser.compression = request.param
    return browser


class Caller:
    """A live connection whose calls are numbered."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.now = heard(line)
        self.n = 0

    def send(self, do: str, **body: Any) -> int:
        """Send a call; return its number."""
        self.n += 1
        self.line.send(json.dumps({"n": self.n, "do": do, **body}))
        return self.n

    def until_reply(self, n: int) -> tuple[list[Json], Json]:
        """Return the snapshots that come before the reply to a call, and the reply."""
        snapshots: list[Json] = []
        while True:
            message: Json = json.loads(self.line.recv(timeout=PATIENCE))
            if "n" in message:
                assert message["n"] == n
                return snapshots, message
            if "version" in message:
                self.now = message
                snapshots.append(message)

    def call(self, do: str, **body: Any) -> tuple[list[Json], Json]:
        """Send a call; return the snapshots that come before its reply, and the reply."""
        return self.until_reply(self.send(do, **body))

    def command(self, do: str, seat: int = 0, **body: Any) -> Json:
        """Send a command that is accepted; return the only snapshot of it."""
        key = fresh_key()
        shown, reply = self.call(do, seat=seat, expected=self.now["version"], key=key, **body)
        assert [one["confirmed"] for one in shown] == [[key]]
        assert reply == {"n": self.n, "ok": {"version": self.now["version"]}}
        return self.now

    def refused(self, do: str, **body: Any) -> tuple[int, str]:
        """Send a call that is refused; return the status and the code."""
        _, reply = self.call(do, **body)
        assert reply.keys() == {"n", "refused"}
        assert reply["refused"].keys() == {"status", "code", "message"}
        return reply["refused"]["status"], reply["refused"]["code"]


def first(snapshot: Json) -> Any:
    return snapshot["decisions"][0]["choices"][0]["id"]


def test_every_answer_of_a_game_brings_one_snapshot_and_its_reply(browser: Browser) -> None:
    id = browser.open(people("Noor"))["id"]
    with browser.watch(id, 0) as line:
        caller = Caller(line)
        while not caller.now["over"]:
            version = caller.now["version"]
            assert caller.command("answer", option=first(caller.now))["version"] == version + 1
    assert caller.n == caller.now["version"]
    del caller.now["confirmed"]
    assert {**caller.now, "events": []} == {**browser.look(id, 0), "events": []}


def test_answers_before_ai_seats_bring_one_snapshot_each_as_well(browser: Browser) -> None:
    id = browser.open([*people("Noor"), *robots(1)])["id"]
    keys = []
    with browser.watch(id, 0) as line:
        caller = Caller(line)
        confirmed = []
        while not caller.now["over"]:
            if not caller.now["decisions"]:
                heard_now = heard(line)
                caller.now = heard_now
                continue
            keys.append(fresh_key())
            body = {"seat": 0, "expected": caller.now["version"], "key": keys[-1]}
            shown, reply = caller.call("answer", option=first(caller.now), **body)
            assert "ok" in reply
            confirmed += [key for one in shown for key in one.get("confirmed", ())]
    assert confirmed == keys


def test_what_others_do_is_no_part_of_it(browser: Browser) -> None:
    id = browser.open(people(*TWO))["id"]
    with browser.watch(id, 0) as line, browser.watch(id, 1) as other:
        caller = Caller(line)
        heard(other)
        shown = caller.command("answer", option=first(caller.now))
        assert shown["answered"] is not None
        theirs: Json = json.loads(other.recv(timeout=PATIENCE))
        while "version" not in theirs:
            assert "n" not in theirs
            theirs = json.loads(other.recv(timeout=PATIENCE))
    assert (theirs["version"], theirs["answered"]) == (1, None)
    assert "confirmed" not in theirs


def test_takebacks_seats_and_pace_are_calls_too(browser: Browser) -> None:
    id = browser.open([*people(*TWO), *robots(1)], pace="slow")["id"]
    with browser.watch(id, 0) as line:
        caller = Caller(line)
        caller.command("answer", option=first(caller.now))
        assert caller.now["answered"] is not None
        assert caller.command("undo")["answered"] is None
        assert caller.command("seat", seat=1, kind="ai", level="random")["seats"][1]["away"] is True
        assert caller.command("seat", seat=1, kind="human")["seats"][1]["away"] is False
        assert caller.command("pace", pace="normal")["pace"] == "normal"


def test_the_others_are_asked_and_agree_by_calls(url: str) -> None:
    friends = Friends(url)
    friends.round()
    with friends.people[0].watch(friends.id, 0) as one, friends.people[1].watch(friends.id, 1) as other:
        noor, till = Caller(one), Caller(other)
        asked = noor.command("undo")["wish"]
        assert (asked["by"], asked["asked"]) == (0, [1, 2])
        expect(friends.consent(2, True), 200)
        while till.now["wish"] is None or not till.now["wish"]["agreed"]:
            till.now = heard(other)
        assert till.command("consent", seat=1, agree=True)["rewound"] is True
        while noor.now["wish"] is not None:
            noor.now = heard(one)
        assert noor.now["rewound"] is True
    friends.close()


def test_the_same_key_counts_once_on_any_way(browser: Browser) -> None:
    id = browser.open(people(*TWO))["id"]
    with browser.watch(id, 0) as line:
        caller = Caller(line)
        body = {"seat": 0, "expected": 0, "key": "key-of-noor", "option": first(caller.now)}
        for _ in range(3):
            shown, reply = caller.call("answer", **body)
            assert [one["confirmed"] for one in shown] == [["key-of-noor"]]
            assert reply["ok"] == {"version": 1}
        assert expect(browser.post(id, "answer", **body), 200)["version"] == 1
        line.send(json.dumps({"answer": body}))
        assert heard(line)["confirmed"] == ["key-of-noor"]
        assert caller.refused("answer", **{**body, "seat": 1, "expected": 1}) == (422, "key_reused")


def test_a_refusal_says_why_and_changes_nothing(browser: Browser, stranger: Browser) -> None:
    id = browser.open(people(*TWO))["id"]
    with browser.watch(id, 0) as line, stranger.watch(id) as outside:
        caller, guest = Caller(line), Caller(outside)
        body = {"seat": 0, "expected": 0, "option": "unicorn"}
        assert caller.refused("answer", key=fresh_key(), **body) == (422, "option")
        undo = {"seat": 0, "expected": 0, "key": fresh_key()}
        assert caller.refused("undo", **undo) == (422, "undo_nothing")
        assert caller.refused("consent", **undo, agree=True) == (409, "stale")
        assert guest.refused("answer", key=fresh_key(), **body) == (403, "seat_not_yours")
        assert guest.refused("pace", **undo, pace="slow") == (403, "table_not_yours")
        assert guest.refused("seat", **undo, kind="ai") == (403, "seat_not_yours")
        assert caller.refused("seat", **undo, kind="ai", level="x") == (422, "unknown_level")
        by_request = refused(browser.post(id, "answer", key=fresh_key(), **body), 422, "option")
        _, reply = caller.call("answer", key=fresh_key(), **body)
        assert reply["refused"]["message"] == by_request
    assert browser.look(id)["version"] == 0


def test_what_was_missed_comes_once_before_the_refusal(browser: Browser) -> None:
    id = browser.open(people("Noor"))["id"]
    with browser.watch(id, 0) as line:
        caller = Caller(line)
        late = {"seat": 0, "expected": 0, "option": first(caller.now)}
        expect(browser.answer(id, 0), 200)
        shown, reply = caller.call("answer", key=fresh_key(), **late)
        assert [one["version"] for one in shown] == [1]
        assert (reply["refused"]["status"], reply["refused"]["code"]) == (409, "stale")
        # It is known by now.
        shown, reply = caller.call("answer", key=fresh_key(), **late)
        assert (shown, reply["refused"]["code"]) == ([], "stale")


WRONG: list[tuple[Json, str, str]] = [
    ({"do": "dance"}, "bad_field", "do"),
    ({"do": "undo", "seat": 0, "expected": 0}, "missing_field", "key"),
    ({"do": "undo", "seat": 0, "expected": 0, "key": "key-number-1", "more": 1}, "unknown_field", "more"),
    ({"do": "answer", "seat": 0, "expected": 0, "key": "short", "option": "x"}, "bad_field", "key"),
    ({"do": "point", "seat": 0, "ref": "<b>"}, "bad_field", "ref"),
]


@pytest.mark.parametrize(("body", "code", "field"), WRONG)
def test_a_wrong_call_is_refused_with_the_name_of_the_field(
    browser: Browser, body: Json, code: str, field: str
) -> None:
    id = browser.open(people("Noor"))["id"]
    with browser.watch(id, 0) as line:
        caller = Caller(line)
        _, reply = caller.call(**body)
        assert (reply["refused"]["status"], reply["refused"]["code"]) == (400, code)
        assert reply["refused"]["message"]["args"] == {"field": field}
        caller.command("answer", option=first(caller.now))


@pytest.mark.parametrize("text", ['{"do":"outcomes","seat":0}', '{"n":-1,"do":"x"}', '{"n":1,"do":'])
def test_a_call_without_a_number_ends_the_connection(browser: Browser, text: str) -> None:
    id = browser.open(people("Noor"))["id"]
    with browser.watch(id, 0) as line:
        heard(line)
        line.send(text)
        with pytest.raises(ConnectionClosed) as closed:
            list(iter(line.recv, None))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_the_earlier_form_may_name_an_option_like_a_call(browser: Browser) -> None:
    id = browser.open(people("Noor"))["id"]
    with browser.watch(id, 0) as line:
        heard(line)
        body = {"seat": 0, "expected": 0, "key": "key-of-noor", "option": "do"}
        line.send(json.dumps({"answer": body}))
        assert heard_aside(line, "error")["code"] == "option"


def test_looks_are_calls_that_bring_what_a_request_brings(browser: Browser) -> None:
    id = browser.open([*people("Noor"), {"kind": "guest", "name": ""}])["id"]
    expected = expect(browser.http.get(f"/api/tables/{id}/outcomes", params={"seat": 0}), 200)
    with browser.watch(id, 0) as line:
        caller = Caller(line)
        assert caller.call("outcomes", seat=0) == ([], {"n": 1, "ok": expected})
        assert caller.refused("outcomes", seat=1) == (403, "seat_not_yours")


def test_pointing_and_watching_a_scene_are_told_to_the_others(browser: Browser) -> None:
    id = browser.open([*people("Noor"), {"kind": "guest", "name": ""}])["id"]
    with browser.watch(id, 0) as line, browser.watch(id, 0) as other:
        caller = Caller(line)
        assert caller.call("point", seat=0, ref="cell:0:r1c1") == ([], {"n": 1, "ok": {}})
        assert heard_aside(other, "point") == {"seat": 0, "ref": "cell:0:r1c1"}
        assert caller.call("follow", seat=0, on=True) == ([], {"n": 2, "ok": {}})
        assert heard_aside(other, "scene") == {"seat": 0, "on": True}
        assert caller.refused("point", seat=1, ref="cell:0:r1c1") == (403, "seat_not_yours")
        assert caller.refused("follow", seat=1, on=True) == (403, "seat_not_yours")
        codes = {caller.call("point", seat=0, ref="x")[1].get("refused", {}).get("code") for _ in range(40)}
        assert codes == {None, "too_fast"}


def test_calls_are_counted_like_requests(tmp_path: Path) -> None:
    with running(tmp_path, settled=Settings(proxies=NEARBY, requests=1)) as url, Browser(url) as browser:
        id = browser.open(people(*TWO))["id"]
        before = counted(browser)
        with browser.watch(id, 0, **{"X-Forwarded-For": "203.0.113.7"}) as line:
            caller = Caller(line)
            undo = {"seat": 0, "expected": 0}
            got = [caller.refused("undo", key=fresh_key(), **undo) for _ in range(12)]
        assert got[:9] == [(422, "undo_nothing")] * 9
        assert got[-1] == (429, "too_many_requests")
        statuses = [str(status) for status, _ in got]
        assert counted(browser) - before == {one: statuses.count(one) for one in ("422", "429")}


def follow(caller: Caller) -> None:
    caller.call("follow", seat=1, on=True)


def test_a_flood_of_looks_ends_the_connection(tmp_path: Path) -> None:
    with running(tmp_path, settled=Settings(proxies=NEARBY, requests=0)) as url, Browser(url) as browser:
        id = browser.open(people("Noor"))["id"]
        with browser.watch(id, 0, **{"X-Forwarded-For": "203.0.113.7"}) as line:
            caller = Caller(line)
            with pytest.raises(ConnectionClosed) as closed:
                list(map(follow, [caller] * 400))
    assert 200 <= caller.n < 260
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_who_gives_up_the_seat_that_looks_learns_it_with_a_request(browser: Browser) -> None:
    """The connection is closed, perhaps before the reply: the same key is confirmed on the other way."""
    id = browser.open([*people("Noor"), {"kind": "guest", "name": ""}])["id"]
    body = {"seat": 0, "expected": 0, "key": "key-of-noor", "kind": "guest"}
    with browser.watch(id, 0) as line:
        caller = Caller(line)
        caller.send("seat", **body)
        with pytest.raises(ConnectionClosed) as closed:
            list(iter(line.recv, None))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    reply = expect(browser.post(id, "seat", **body), 200)
    assert (reply["version"], reply["seat"], reply["seats"][0]["free"]) == (1, None, True)


def test_an_answer_whose_confirmation_was_lost_with_the_power_is_stored_once_or_not_at_all(
    tmp_path: Path,
) -> None:
    bodies: list[Json] = []
    with Process(tmp_path) as process, Browser(process.url.rstrip("/")) as browser:
        id = browser.open(people("Noor"))["id"]
        with browser.watch(id, 0) as line:
            caller = Caller(line)
            for _ in range(4):
                caller.command("answer", option=first(caller.now))
            bodies.append({"seat": 0, "expected": 4, "key": "key-of-noor", "option": first(caller.now)})
            caller.send("answer", **bodies[0])
            process.kill()
        cookies = browser.http.cookies
    with Process(tmp_path) as process, Browser(process.url.rstrip("/")) as browser:
        browser.http.cookies = cookies
        with browser.watch(id, 0) as line:
            caller = Caller(line)
            assert caller.now["version"] in (4, 5)
            shown, reply = caller.call("answer", **bodies[0])
            assert reply["ok"] == {"version": 5}
            assert [one["confirmed"] for one in shown] == [["key-of-noor"]]
        assert browser.look(id, 0)["version"] == 5


def test_a_request_may_be_answered_with_the_version_alone(browser: Browser) -> None:
    id = browser.open([*people(*TWO), *robots(1)], pace="slow")["id"]
    option = first(browser.look(id, 0))

    def post(what: str, reply: str = "version", **body: Any) -> Any:
        path = f"/api/tables/{id}/{what}?reply={reply}"
        return browser.http.post(path, json={"seat": 0, "key": fresh_key(), **body})

    assert expect(post("answer", expected=0, option=option), 200) == {"version": 1}
    assert expect(post("undo", expected=1), 200) == {"version": 2}
    assert expect(post("seat", expected=2, kind="ai", level="random"), 200) == {"version": 3}
    assert expect(post("seat", expected=3, kind="human"), 200) == {"version": 4}
    assert expect(post("pace", expected=4, pace="normal"), 200) == {"version": 5}
    stale = expect(post("undo", expected=0), 409)
    assert (stale["error"]["code"], stale["missed"]["version"]) == ("stale", 5)
    whole = expect(post("answer", reply="snapshot", expected=5, option=option), 200)
    assert (whole["version"], whole["answered"]) == (6, option)
    wrong = refused(post("undo", reply="all", expected=6), 400, "bad_field")
    assert wrong["args"] == {"field": "reply"}
    assert browser.look(id, 0)["version"] == 6
