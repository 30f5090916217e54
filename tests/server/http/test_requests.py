"""Bad input: each refused with a message that names the problem, nothing changed."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest

from tests.server.live_server import Browser, expect, fresh_key, people, refused
from weald.server.http import requests

GOOD = {"game": "ecosystem", "seats": people("Noor", "Till", "Ada")}


@pytest.mark.parametrize(
    ("body", "code", "field"),
    [
        ({**GOOD, "colour": 1}, "unknown_field", "colour"),
        ({"game": "ecosystem"}, "missing_field", "seats"),
        ({**GOOD, "game": 5}, "bad_field", "game"),
        ({**GOOD, "seed": "7"}, "bad_field", "seed"),
        ({**GOOD, "seed": 1.5}, "bad_field", "seed"),
        ({**GOOD, "seats": [{"kind": "cat", "name": "Tom"}]}, "bad_field", "seats[0].kind"),
        ({**GOOD, "seats": [{"kind": "human", "admin": True}]}, "unknown_field", "seats[0].admin"),
        ({**GOOD, "seats": people(*"ABCDEFGHIJKLM")}, "bad_field", "seats"),
        ({**GOOD, "options": {"edition": [1]}}, "bad_field", "options[...]"),
        ({**GOOD, "x" * 500: 1}, "unknown_field", "x" * 60),
    ],
)
def test_a_wrong_field_is_named(browser: Browser, body: object, code: str, field: str) -> None:
    message = refused(browser.http.post("/api/tables", json=body), 400, code)
    assert message == {"id": f"error-{code.replace('_', '-')}", "args": {"field": field}}


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"admin": True}, "unknown_field", "admin"),
        ({"seat": "0"}, "bad_field", "seat"),
        ({"seat": -1}, "bad_field", "seat"),
        ({"seat": True}, "bad_field", "seat"),
        ({"seat": 10**30}, "bad_field", "seat"),
        ({"expected": -1}, "bad_field", "expected"),
        ({"expected": None}, "bad_field", "expected"),
        ({"key": "short"}, "bad_field", "key"),
        ({"key": "ai:0:1-and-more"}, "bad_field", "key"),
        ({"key": "x" * 65}, "bad_field", "key"),
        ({"option": ""}, "bad_field", "option"),
        ({"option": "x" * 101}, "bad_field", "option"),
        ({"option": 3}, "bad_field", "option"),
    ],
)
def test_a_wrong_field_of_an_answer_is_named(
    browser: Browser, change: dict[str, object], code: str, field: str
) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    body = {"seat": 0, "expected": 0, "key": fresh_key(), "option": "fox", **change}
    assert refused(browser.post(id, "answer", **body), 400, code)["args"] == {"field": field}
    assert browser.look(id)["version"] == 0


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"game": "\xff"}',
        b'{"game": "\\ud800"}',
        b"[" * 30_000,
        b'{"seed": NaN}',
    ],
)
def test_what_is_not_json(browser: Browser, body: bytes) -> None:
    refused(browser.http.post("/api/tables", content=body), 400, "bad_json")


def test_five_megabytes_are_too_much(browser: Browser) -> None:
    body = json.dumps({**GOOD, "game": "x" * 5_000_000}).encode()
    message = refused(browser.http.post("/api/tables", content=body), 413, "too_large")
    assert message == {"id": "error-too-large", "args": {"limit": 64}}
    assert refused(browser.http.post("/api/records", content=body), 413, "too_large")["args"] == {
        "limit": 1024
    }
    assert browser.http.get("/api/games").status_code == 200


def test_five_megabytes_of_unknown_length_are_too_much(browser: Browser) -> None:
    def parts() -> Iterator[bytes]:
        for _ in range(80):
            yield b" " * 65536

    refused(browser.http.post("/api/tables", content=parts()), 413, "too_large")


def test_a_body_that_never_ends_is_given_up(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "BODY_SECONDS", 0.1)

    def parts() -> Iterator[bytes]:
        yield b'{"game": '
        time.sleep(0.3)
        yield b'"ecosystem"}'

    refused(browser.http.post("/api/tables", content=parts()), 408, "slow_body")


def test_the_limit_itself_is_fine(browser: Browser) -> None:
    body = json.dumps(GOOD).encode()
    full = body + b" " * (64 * 1024 - len(body))
    assert browser.http.post("/api/tables", content=full).status_code == 201
    refused(browser.http.post("/api/tables", content=full + b" "), 413, "too_large")


def test_a_name_full_of_markup_stays_plain_text(browser: Browser) -> None:
    name = "<b onclick=alert(1)>&amp;\"'</script>"
    id = browser.open(people(name, "Till", "Ada"))["id"]
    reply = browser.http.get(f"/api/tables/{id}")
    assert reply.headers["content-type"] == "application/json"
    assert reply.json()["seats"][0]["name"] == name
    assert expect(browser.http.get("/api/tables"), 200)["tables"][0]["seats"][0]["name"] == name


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Noor \t  van\nDijk ", "Noor van Dijk"),
        ("Zoe\u0308", "Zoë"),
        ("", ""),
        ("森の人", "森の人"),
        ("👩‍🌾", "👩‍🌾"),
        ("\u0646\u200c\u0645", "\u0646\u200c\u0645"),
    ],
)
def test_names_are_tidied(browser: Browser, name: str, kept: str) -> None:
    id = browser.open(people(name, "Till", "Ada"))["id"]
    assert browser.look(id)["seats"][0]["name"] == kept


# Nothing is seen of these: blanks of fonts, joiners and marks without a letter.
INVISIBLE = "\u3164 \u2800 \u200b \u00ad \ufeff \U000e0041 \u200d \ufe0f \u0301 \u115f \u1160 \uffa0"
# And these change the text around them, or make a name look like another one.
HIDDEN = "a\u200fb a\u061cb a\u200bb a\u00adb a\ufeffb a\U000e0041b a\u3164b a\u2800b"
DISTURBING = ["x" * 41, "a\x00b", "a\x1b[31mb", "a\u202eb", "a\u2066b", "a\ue000b"]


@pytest.mark.parametrize("name", [*DISTURBING, *INVISIBLE.split(), *HIDDEN.split()], ids=ascii)
def test_names_that_would_disturb_are_refused(browser: Browser, name: str) -> None:
    body = {**GOOD, "seats": people("Noor", name, "Ada")}
    message = refused(browser.http.post("/api/tables", json=body), 422, "bad_name")
    assert message == {"id": "error-bad-name", "args": {"n": 2, "limit": 40}}
