"""Answers on the live line: confirmed with the snapshot that they lead to, and held to the same rules."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.live_server import Browser, Json, expect, fresh_key, heard, heard_until, people, running
from tests.server.process import Process
from tests.system.load_client import frame
from weald.server.settings import NEARBY, Settings
from weald.tables.commands import Answer, Caller
from weald.tables.desk import Desk
from weald.tables.revision import Revision

TWO = ("Noor", "Till")
PATIENCE = 60
COUNTED = r'weald_requests_total\{method="POST",route="/api/tables/\{id\}/live",status="(\d+)"\} (\d+)'


@pytest.fixture(params=["deflate", None], ids=["compressed", "plain"])
def browser(browser: Browser, request: pytest.FixtureRequest) -> Browser:
    """A browser whose messages are compressed, as those of pages are, or pass by the parser."""
    browser.compression = request.param
    return browser


def say(line: ClientConnection, seat: int, expected: int, option: str, key: str) -> None:
    """Answer on a line."""
    line.send(json.dumps({"answer": {"seat": seat, "expected": expected, "key": key, "option": option}}))


def reply(line: ClientConnection, key: str) -> Json:
    """Return the reply to a key, skipping all other messages."""
    while True:
        message: Json = json.loads(line.recv(timeout=PATIENCE))
        if key in message.get("confirmed", ()) or message.get("key") == key:
            return message


def first(snapshot: Json) -> Any:
    return snapshot["decisions"][0]["choices"][0]["id"]


def code(message: Json) -> Any:
    assert "version" not in message
    return message["error"]["code"]


def counted(browser: Browser) -> Counter[str]:
    """Number of answers on live connections that the service has counted, by their status."""
    matches = re.findall(COUNTED, browser.http.get("/metrics").text)
    return Counter({status: int(float(count)) for status, count in matches})


def test_an_answer_is_confirmed_with_the_snapshot_that_it_leads_to(browser: Browser) -> None:
    id = browser.open(people("Noor"))["id"]
    with browser.watch(id, 0) as line:
        now = heard(line)
        while not now["over"]:
            key = fresh_key()
            say(line, 0, now["version"], first(now), key)
            before, now = now, reply(line, key)
            assert (now["version"], now["confirmed"]) == (before["version"] + 1, [key])
            assert [event["n"] for event in now["events"]] == list(range(before["last"] + 1, now["last"] + 1))
    del now["confirmed"]
    assert {**now, "events": []} == {**browser.look(id, 0), "events": []}


def test_only_the_line_that_answered_hears_the_confirmation(browser: Browser) -> None:
    id = browser.open(people(*TWO))["id"]
    with browser.watch(id, 0) as line, browser.watch(id, 1) as other:
        now = heard(line)
        heard(other)
        say(line, 0, 0, first(now), "key-of-noor")
        assert reply(line, "key-of-noor")["answered"] == first(now)
        shown = heard(other)
    assert (shown["version"], shown["answered"], shown["seats"][0]["done"]) == (1, None, True)
    assert "confirmed" not in shown


def test_the_same_key_counts_once_on_any_way(browser: Browser) -> None:
    id = browser.open(people(*TWO))["id"]
    with browser.watch(id, 0) as line:
        option = first(heard(line))
        for _ in range(3):
            say(line, 0, 0, option, "key-of-noor")
            assert reply(line, "key-of-noor")["version"] == 1
        body = {"seat": 0, "expected": 0, "key": "key-of-noor", "option": option}
        assert expect(browser.post(id, "answer", **body), 200)["version"] == 1
        say(line, 1, 1, option, "key-of-noor")
        assert code(reply(line, "key-of-noor")) == "key_reused"


def test_answers_that_are_refused_say_why_and_the_line_stays_open(browser: Browser) -> None:
    id = browser.open(people(*TWO))["id"]
    before = counted(browser)
    with browser.watch(id, 0) as line:
        option = first(heard(line))
        say(line, 0, 0, "unicorn", "key-number-1")
        assert code(reply(line, "key-number-1")) == "option"
        say(line, 0, 0, option, "key-number-2")
        assert reply(line, "key-number-2")["version"] == 1
        say(line, 0, 0, option, "key-number-3")
        assert code(reply(line, "key-number-3")) == "stale"
        say(line, 0, 1, option, "key-number-4")
        assert code(reply(line, "key-number-4")) == "answered"
        say(line, 11, 1, option, "key-number-5")
        assert code(reply(line, "key-number-5")) == "seat_not_yours"
    assert browser.look(id, 0)["version"] == 1
    assert counted(browser) - before == {"200": 1, "403": 1, "409": 1, "422": 2}


def test_a_seat_of_somebody_else_is_refused(browser: Browser, stranger: Browser) -> None:
    id = browser.open(people(*TWO))["id"]
    with stranger.watch(id) as line:
        heard(line)
        say(line, 0, 0, "fox", "key-of-nobody")
        assert code(reply(line, "key-of-nobody")) == "seat_not_yours"
    assert browser.look(id)["version"] == 0


def test_answers_on_a_line_are_counted_like_requests(tmp_path: Path) -> None:
    with running(tmp_path, settled=Settings(proxies=NEARBY, requests=1)) as url, Browser(url) as browser:
        id = browser.open(people(*TWO))["id"]
        with browser.watch(id, 0, **{"X-Forwarded-For": "203.0.113.7"}) as line:
            heard(line)
            keys = [fresh_key() for _ in range(12)]
            for key in keys:
                say(line, 0, 0, "unicorn", key)
            codes = [code(reply(line, key)) for key in keys]
    assert codes[:9] == ["option"] * 9
    assert codes[-1] == "too_many_requests"


def test_what_a_line_has_confirmed_survives_a_power_cut(tmp_path: Path) -> None:
    with Process(tmp_path) as process, Browser(process.url.rstrip("/")) as browser:
        id = browser.open(people("Noor"))["id"]
        with browser.watch(id, 0) as line:
            now = heard(line)
            for n in range(5):
                say(line, 0, n, first(now), f"key-number-{n}")
                now = reply(line, f"key-number-{n}")
            process.kill()
        cookies = browser.http.cookies
    with Process(tmp_path) as process, Browser(process.url.rstrip("/")) as browser:
        browser.http.cookies = cookies
        again = browser.look(id, 0)
    assert {**now, "confirmed": [], "events": []} == {**again, "confirmed": [], "events": []}


def test_a_program_may_ask_for_its_options_alone(browser: Browser) -> None:
    id = browser.open(people(*TWO))["id"]
    with browser.watch_briefly(id, 0) as line, browser.watch_briefly(id) as outside:
        asked = browser.look(id, 0)["decisions"][0]
        options = [choice["id"] for choice in asked["choices"]]
        now = heard(line)
        assert now == {"id": id, "version": 0, "over": False, "kind": asked["kind"], "options": options}
        assert heard(outside) == {**now, "kind": None, "options": []}
        say(line, 0, 0, options[0], "key-of-noor")
        shown = {**now, "version": 1, "kind": None, "options": []}
        assert reply(line, "key-of-noor") == {**shown, "confirmed": ["key-of-noor"]}
        assert heard(outside) == shown


def ask_outcomes(line: ClientConnection, seat: int) -> Json:
    """Return the outcomes of a seat's options."""
    line.send(json.dumps({"outcomes": {"seat": seat}}))
    while True:
        message: Json = json.loads(line.recv(timeout=PATIENCE))
        if "seat" in message and "version" not in message:
            return message


def test_outcomes_come_on_the_line_as_with_a_request(browser: Browser) -> None:
    id = browser.open([*people("Noor"), {"kind": "guest", "name": ""}])["id"]
    expected = expect(browser.http.get(f"/api/tables/{id}/outcomes", params={"seat": 0}), 200)
    with browser.watch(id, 0) as line:
        heard(line)
        assert ask_outcomes(line, 0) == {"outcomes": expected, "seat": 0}
        # Another player's are as secret as their hand.
        assert code(ask_outcomes(line, 1)) == "seat_not_yours"


def test_a_message_with_two_wishes_or_none_closes_the_line(browser: Browser) -> None:
    id = browser.open(people("Noor"))["id"]
    answer = {"seat": 0, "expected": 0, "key": fresh_key(), "option": "x"}
    for message in ({}, {"answer": answer, "outcomes": {"seat": 0}}):
        with browser.watch(id, 0) as line:
            heard(line)
            line.send(json.dumps(message))
            with pytest.raises(ConnectionClosed):
                heard_until(line, 1)


def test_the_others_learn_who_watches_a_scene(browser: Browser) -> None:
    id = browser.open([*people("Noor"), {"kind": "guest", "name": ""}])["id"]
    with browser.watch(id, 0) as line, browser.watch(id, 0) as other:
        heard(line)
        heard(other)
        # Nothing is said of another player's seat.
        for seat, on in ((1, True), (0, True), (0, False)):
            line.send(json.dumps({"scene": {"seat": seat, "on": on}}))
        scenes: list[Json] = []
        while len(scenes) < 2:
            message = json.loads(other.recv(timeout=PATIENCE))
            scenes += [message["scene"]] if "scene" in message else []
        assert scenes == [{"seat": 0, "on": True}, {"seat": 0, "on": False}]


def test_an_error_of_ours_ends_the_connection_and_nothing_else(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = browser.open(people("Noor"))["id"]
    original = Desk.submit

    async def fail(desk: Desk, command: Answer, caller: Caller) -> Revision:
        if command.option == "unicorn":
            raise RuntimeError("a double of a mistake of ours")
        return await original(desk, command, caller)

    monkeypatch.setattr(Desk, "submit", fail)
    with browser.watch(id, 0) as line:
        option = first(heard(line))
        say(line, 0, 0, "unicorn", "key-number-1")
        with pytest.raises(ConnectionClosed):
            reply(line, "key-number-1")
    with browser.watch(id, 0) as line:
        heard(line)
        say(line, 0, 0, option, "key-number-2")
        assert reply(line, "key-number-2")["version"] == 1


def test_messages_are_carried_out_one_after_another(browser: Browser) -> None:
    id = browser.open(people("Noor"))["id"]
    with browser.watch(id, 0) as line:
        now = heard(line)
        for _ in range(5):
            key = fresh_key()
            say(line, 0, now["version"], first(now), key)
            line.send('{"outcomes":{"seat":0}}')
            messages: list[Json] = []
            while not messages or "outcomes" not in messages[-1]:
                messages.append(json.loads(line.recv(timeout=PATIENCE)))
            now = next(message for message in messages if key in message.get("confirmed", ()))
            assert messages[-1]["outcomes"]["version"] == now["version"]


@pytest.fixture
def plain_line(url: str) -> Iterator[ClientConnection]:
    """A live connection without compression, whose messages pass by the parser."""
    with Browser(url) as browser:
        browser.compression = None
        with browser.watch(browser.open(people("Noor"))["id"], 0) as line:
            yield line


def answer_frame(now: Json, key: str) -> bytes:
    """The frame of an answer, not masked visibly: with zeros."""
    body = {"seat": 0, "expected": now["version"], "key": key, "option": first(now)}
    return frame(json.dumps({"answer": body}).encode())


def test_a_whole_game_without_compression(plain_line: ClientConnection) -> None:
    now = heard(plain_line)
    while not now["over"]:
        key = fresh_key()
        say(plain_line, 0, now["version"], first(now), key)
        version, now = now["version"], reply(plain_line, key)
        assert now["version"] == version + 1
        plain_line.ping().wait(PATIENCE)
    assert now["version"] > 50


def test_frames_may_come_in_pieces_and_several_at_once(plain_line: ClientConnection) -> None:
    now = heard(plain_line)
    first_frame = answer_frame(now, "key-of-pieces")
    for piece in (first_frame[:1], first_frame[1:7], first_frame[7:]):
        plain_line.socket.sendall(piece)
        time.sleep(0.01)
    now = reply(plain_line, "key-of-pieces")
    # The second of two answers to the same question is too late.
    plain_line.socket.sendall(answer_frame(now, "key-of-one") + answer_frame(now, "key-of-two"))
    assert reply(plain_line, "key-of-one")["version"] == 2
    assert code(reply(plain_line, "key-of-two")) == "stale"


@pytest.mark.parametrize(("payload", "closed"), [(b"\xff\xfe", 1007), (b"x" * 1025, 1009), (b"{", 1008)])
def test_bad_messages_close_a_connection_without_compression(
    plain_line: ClientConnection, payload: bytes, closed: int
) -> None:
    heard(plain_line)
    plain_line.socket.sendall(frame(payload))
    with pytest.raises(ConnectionClosed) as end:
        list(plain_line)
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == closed


def test_what_a_client_sends_ahead_waits(plain_line: ClientConnection) -> None:
    now = heard(plain_line)
    frames = [answer_frame(now, f"key-number-{n}") for n in range(40)]
    for each in frames:
        # One by one, so that each passes by the parser.
        plain_line.socket.sendall(each)
        time.sleep(0.001)
    replies = [reply(plain_line, f"key-number-{n}") for n in range(40)]
    assert replies[0]["version"] == 1
    assert {code(late) for late in replies[1:]} == {"stale"}
