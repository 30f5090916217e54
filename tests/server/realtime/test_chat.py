"""Chat and pointing: stored once, sent to participants only, sanitized."""

from __future__ import annotations

import json
import time
import unicodedata
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.live_server import (
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
from weald.server import bounded, chat
from weald.server.storage import people_queries
from weald.tables import sanitize
from weald.tables.errors import Refused


@pytest.fixture
def guest(url: str) -> Iterator[Browser]:
    with Browser(url) as somebody:
        yield somebody


@pytest.fixture
def id(browser: Browser, guest: Browser) -> str:
    """Noor hosts, Till is a guest, and there is a robot."""
    opened = browser.open([*people("Noor"), {"kind": "guest"}, *robots(1)])
    wish = {"seat": 1, "name": "Till", "key": fresh_key()}
    expect(guest.http.post(f"/api/invitations/{opened['invite']}", json=wish), 200)
    table_id: str = opened["id"]
    # The robot has answered: from now on only people move.
    browser.play(table_id, [], until=2)
    return table_id


def say(who: Browser, id: str, seat: int | None, text: str, **more: str) -> httpx.Response:
    return who.post(id, "say", **{"seat": seat, "key": fresh_key(), "text": text, **more})


def history(who: Browser, id: str, after: int = 0) -> list[Json]:
    reply = who.http.get(f"/api/tables/{id}/talk", params={"after": after})
    messages: list[Json] = expect(reply, 200)["talk"]
    return messages


def test_what_is_said_is_stored_and_told(browser: Browser, guest: Browser, id: str) -> None:
    began = time.time_ns() // 1_000_000
    with browser.watch(id, 0) as line, guest.watch(id, 1) as other:
        heard(line)
        heard(other)
        [message] = expect(say(guest, id, 1, " Good  luck, \n everybody! "), 200)["talk"]
        assert heard_aside(line, "talk") == heard_aside(other, "talk") == [message]
    assert began <= message.pop("at") <= time.time_ns() // 1_000_000
    assert message == {"n": 1, "seat": 1, "name": "Till", "text": "Good luck, everybody!"}
    expect(say(browser, id, 0, "You too"), 200)
    # The host may speak without a seat.
    expect(say(browser, id, None, "Shall we?"), 200)
    lines = history(guest, id)
    assert [(line["n"], line["seat"], line["name"], line["text"]) for line in lines] == [
        (1, 1, "Till", "Good luck, everybody!"),
        (2, 0, "Noor", "You too"),
        (3, None, "", "Shall we?"),
    ]
    assert history(browser, id, after=2) == lines[2:]
    assert browser.look(id)["version"] == guest.look(id)["version"]


def test_the_same_key_says_it_once(browser: Browser, id: str) -> None:
    key = fresh_key()
    first = expect(say(browser, id, 0, "Hello", key=key), 200)
    assert expect(say(browser, id, 0, "Hello", key=key), 200) == first
    refused(say(browser, id, 0, "Bye", key=key), 422, "key_reused")
    assert len(history(browser, id)) == 1


def test_those_who_watch_neither_talk_nor_listen(browser: Browser, stranger: Browser, id: str) -> None:
    refused(say(stranger, id, None, "Hello"), 403, "not_at_table")
    refused(say(stranger, id, 0, "Hello"), 403, "seat_not_yours")
    refused(stranger.http.get(f"/api/tables/{id}/talk"), 403, "not_at_table")
    refused(stranger.post(id, "point", seat=0, ref="cell:0:r3c4"), 403, "seat_not_yours")
    with stranger.watch(id) as line, browser.watch(id, 0) as own:
        heard(line)
        expect(say(browser, id, 0, "Among us"), 200)
        expect(browser.post(id, "point", seat=0, ref="hand:fox"), 200)
        assert heard_aside(own, "talk")[0]["text"] == "Among us"
        assert heard_aside(own, "point") == {"seat": 0, "ref": "hand:fox"}
        while True:
            try:
                message = line.recv(timeout=0.5)
            except TimeoutError:
                break
            message = json.loads(message)
            assert "version" in message or list(message) in (["there"], ["watching"])


def test_a_connection_brings_the_messages_that_were_missed(
    browser: Browser, stranger: Browser, id: str
) -> None:
    for text in ("One", "Two", "Three"):
        expect(say(browser, id, 0, text), 200)
    with browser.connect(id, "?seat=0&talk=1") as line:
        assert [message["text"] for message in heard_aside(line, "talk")] == ["Two", "Three"]
    with stranger.connect(id, "?talk=0") as line:
        heard(line)
        assert heard_aside(line, "there") == []
        # Nothing else follows for those who only look on.
        assert heard_aside(line, "watching") == {"n": 1, "names": []}
        with pytest.raises(TimeoutError):
            line.recv(timeout=0.5)


def test_nobody_speaks_for_another(browser: Browser, guest: Browser, id: str) -> None:
    refused(say(guest, id, 0, "I am Noor"), 403, "seat_not_yours")
    refused(say(guest, id, 2, "I am a robot"), 403, "seat_not_yours")
    refused(guest.post(id, "point", seat=0, ref="x"), 403, "seat_not_yours")
    # Without a seat only the host speaks; a guest has one to speak from.
    refused(say(guest, id, None, "I am nobody"), 403, "not_at_table")
    assert history(browser, id) == []


HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{ $seat } { -term } \\u0000 %s {{7*7}} ${7*7}",
    "'; DROP TABLE talk; --",
    "../../etc/passwd",
    "javascript:alert(1)",
    "مرحبا بالعالم",
    "👨\u200d👩\u200d👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "ก็ที่นี่",
    "e\u0301",
    "x" * 500,
]


@pytest.mark.parametrize("text", HOSTILE)
def test_any_words_come_back_as_they_are(browser: Browser, id: str, text: str) -> None:
    [line] = expect(say(browser, id, 0, text), 200)["talk"]
    assert line["text"] == sanitize.normalize(text)
    assert history(browser, id)[-1] == line


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n\t ",
        "\u200b\u200d\ufeff",
        "x" * 501,
        "a\u202eb",
        "a\u2066b",
        "nul\x00",
        "bell\x07",
        "\x1b[31mred",
        "\ue000",
        "Z" + "\u0335" * 40,
    ],
)
def test_what_could_disturb_is_refused(browser: Browser, id: str, text: str) -> None:
    message = refused(say(browser, id, 0, text), 422, "bad_text")
    assert message == {"id": "error-bad-text", "args": {"limit": 500}}
    assert history(browser, id) == []


def test_half_a_character_is_no_text(browser: Browser, id: str) -> None:
    body = f'{{"seat": 0, "key": "{fresh_key()}", "text": "\\ud800"}}'
    reply = browser.http.post(f"/api/tables/{id}/say", content=body)
    assert reply.status_code in (400, 422)
    assert history(browser, id) == []


@given(st.text())
def test_a_text_that_is_kept_is_one_clean_line(text: str) -> None:
    try:
        kept = sanitize.clean_text(text)
    except Refused:
        return
    assert 1 <= len(kept) <= sanitize.TEXT_LENGTH
    assert kept == sanitize.clean_text(kept)
    assert kept.isprintable() or not any(ord(letter) < 32 for letter in kept)
    assert "\n" not in kept
    assert kept.encode()


def test_a_long_text_of_combining_marks_is_refused_at_once() -> None:
    began = time.thread_time()
    for clean in (sanitize.clean_text, lambda text: sanitize.clean_name(text, 0)):
        with pytest.raises(Refused):
            clean("\u0301\u0316" * 10_000)
    assert time.thread_time() - began < 0.1


def test_decomposed_text_of_full_length_is_kept() -> None:
    assert len(sanitize.clean_text(unicodedata.normalize("NFD", "\u1f82" * 500))) == 500


@pytest.mark.parametrize("ref", ["", "x" * 81, "a b", "<b>", "a\n", "é", 'a"b', "a/b"])
def test_only_a_name_can_be_pointed_at(browser: Browser, id: str, ref: str) -> None:
    reply = browser.post(id, "point", seat=0, ref=ref)
    assert refused(reply, 400, "bad_field")["args"] == {"field": "ref"}


def test_too_much_at_once(browser: Browser, guest: Browser, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # However slow the machine is, it all happens at once.
    now = time.monotonic()
    monkeypatch.setattr(bounded, "monotonic", lambda: now)
    for n in range(chat.MESSAGES):
        expect(say(browser, id, 0, f"Line {n}"), 200)
    reply = say(browser, id, 0, "One more")
    wait = refused(reply, 429, "too_fast")["args"]["seconds"]
    assert reply.headers["retry-after"] == str(wait)
    assert 1 <= wait <= chat.SECONDS
    assert len(history(browser, id)) == chat.MESSAGES
    expect(say(guest, id, 1, "Me, too"), 200)
    for _ in range(chat.POINTS):
        expect(browser.post(id, "point", seat=0, ref="x"), 200)
    refused(browser.post(id, "point", seat=0, ref="x"), 429, "too_fast")


def test_old_lines_make_room(browser: Browser, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_queries, "CHAT_KEPT", 3)
    for n in range(5):
        expect(say(browser, id, 0, f"Line {n}"), 200)
    assert [line["n"] for line in history(browser, id)] == [3, 4, 5]


def test_talk_goes_on_after_the_end(browser: Browser) -> None:
    id = browser.open([*people("Noor"), *robots(2)])["id"]
    browser.play(id, [0])
    expect(say(browser, id, 0, "Well played"), 200)


def test_who_is_there(browser: Browser, guest: Browser, stranger: Browser, id: str) -> None:
    with browser.watch(id, 0) as line:
        heard(line)
        assert heard_aside(line, "there") == [0]
        with guest.watch(id, 1):
            assert heard_aside(line, "there") == [0, 1]
            with stranger.watch(id) as public:
                heard(public)
                assert heard_aside(public, "there") == [0, 1]
        assert heard_aside(line, "there") == [0]


def test_plans_of_ai_seats_reach_those_who_connect_later(browser: Browser, stranger: Browser) -> None:
    seats = [*people("Noor"), *robots(1, "easy")]
    id = browser.open(seats, game="spirit_island", options={"casting": "random"}, pace="normal")["id"]
    with browser.watch(id, 0) as line:
        plan = heard_aside(line, "intends")
    assert plan["seat"] == 1
    with browser.watch(id, 0) as again:
        assert heard_aside(again, "intends") == plan
    with stranger.watch(id) as line:
        heard(line)
        with suppress(TimeoutError):
            for _ in range(5):
                assert "intends" not in json.loads(line.recv(timeout=0.2))
