"""Rights of requests by their origin, and the headers of every reply."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live_server import Browser, expect, fresh_key, heard, people, refused, robots, running
from weald.server.settings import settings

CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/nowhere", "/nothing", "/css/tokens.css"])
def test_every_answer_carries_the_headers(browser: Browser, path: str) -> None:
    headers = browser.http.get(path).headers
    assert headers["content-security-policy"] == CSP
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_the_first_page_gives_a_cookie_and_later_ones_keep_it(browser: Browser) -> None:
    first = browser.http.get("/").headers["set-cookie"]
    name, *rules = first.split("; ")
    assert name.startswith("weald=")
    assert len(name) == len("weald=") + 43 + len(".") + 43
    assert sorted(rules) == ["HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=strict"]
    assert "set-cookie" not in browser.http.get("/t/abc").headers
    for made_up in ("made-up", "x" * 43, name.removeprefix("weald=")[:-1] + "."):
        browser.http.cookies.clear()
        browser.http.cookies.set("weald", made_up)
        assert made_up not in browser.http.get("/").headers["set-cookie"]


def test_a_link_from_another_site_does_not_cost_a_browser_its_seats(browser: Browser) -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    reply = browser.http.get("/t/abc", headers=headers)
    assert reply.status_code == 200
    assert "set-cookie" not in reply.headers


def test_only_hashes_are_stored(browser: Browser, data: Path) -> None:
    opened = browser.open(people("Noor", "Till", "Ada"))
    secrets = [*browser.http.cookies["weald"].split("."), *opened["tokens"].values()]
    stored = b"".join(path.read_bytes() for path in data.iterdir())
    assert opened["id"].encode() in stored
    assert [secret for secret in secrets if secret.encode() in stored] == []


def test_a_forged_seat_is_refused_everywhere(browser: Browser, stranger: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    command = {"seat": 1, "expected": 0, "key": fresh_key()}
    replies = [
        stranger.http.get(f"/api/tables/{id}", params={"seat": 1}),
        stranger.post(id, "answer", **command, option="fox"),
        stranger.post(id, "undo", **command),
        stranger.post(id, "hint", seat=1, expected=0),
    ]
    for reply in replies:
        message = refused(reply, 403, "seat_not_yours")
        assert message == {"id": "error-seat-not-yours", "args": {"n": 2}}
    with pytest.raises(InvalidStatus) as denied:
        stranger.watch(id, 1)
    assert denied.value.response.status_code == 403
    assert browser.look(id)["version"] == 0


def test_a_token_opens_one_seat_only(url: str, browser: Browser) -> None:
    opened = browser.open(people("Noor", "Till", "Ada"))
    id = opened["id"]
    with Browser(url, opened["tokens"]["1"]) as till:
        assert till.look(id, 1)["mine"] == [1]
        assert till.look(id)["mine"] == [1]
        expect(till.answer(id, 1, "fox"), 200)
        refused(till.http.get(f"/api/tables/{id}", params={"seat": 0}), 403, "seat_not_yours")
        refused(
            till.post(id, "answer", seat=0, expected=1, key=fresh_key(), option="fox"), 403, "seat_not_yours"
        )
        listed = expect(till.http.get("/api/tables"), 200)["tables"]
        assert [(table["id"], table["mine"]) for table in listed] == [(id, [1])]
        with till.watch(id, 1) as line:
            assert heard(line)["answered"] == "fox"


@pytest.mark.parametrize("seat", [2, 5, 11])
def test_nobody_plays_for_an_ai_or_a_seat_that_is_not_there(browser: Browser, seat: int) -> None:
    id = browser.open([*people("Noor", "Till"), *robots(1)])["id"]
    reply = browser.post(id, "answer", seat=seat, expected=0, key=fresh_key(), option="fox")
    refused(reply, 403, "seat_not_yours")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "http://[", "Sec-Fetch-Site": "same-origin"},
        {"Origin": ""},
        {"Origin": "", "Sec-Fetch-Site": "same-origin"},
        {"Origin": "ftp://HOST"},
        {"Origin": "ws://HOST"},
        {"Origin": "HOST"},
        {"Origin": "://HOST"},
    ],
)
def test_commands_from_other_pages_are_refused(browser: Browser, headers: dict[str, str]) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    body = {"seat": 0, "expected": 0, "key": fresh_key(), "option": "fox"}
    host = browser.url.removeprefix("http://")
    headers = {name: value.replace("HOST", host) for name, value in headers.items()}
    reply = browser.http.post(f"/api/tables/{id}/answer", json=body, headers=headers)
    assert refused(reply, 403, "wrong_origin") == {"id": "error-wrong-origin", "args": {}}
    assert browser.look(id)["version"] == 0


def test_commands_from_the_own_page_are_taken(browser: Browser) -> None:
    body = {"game": "ecosystem", "seats": people("Noor", "Till", "Ada")}
    headers = {"Origin": browser.url, "Sec-Fetch-Site": "same-origin"}
    assert browser.http.post("/api/tables", json=body, headers=headers).status_code == 201


@pytest.mark.parametrize(
    ("headers", "origin", "taken"),
    [
        ({"Host": "weald.example.org"}, "https://weald.example.org", True),
        ({"Host": "weald.example.org"}, "http://weald.example.org", False),
        ({"Host": "weald.example.org"}, "ftp://weald.example.org", False),
        ({"Host": "weald.example.org"}, "", False),
        ({"Host": "weald.example.org", "X-Forwarded-Proto": "https"}, "http://weald.example.org", False),
        # A proxy that passes on neither the name nor the scheme.
        ({}, "https://weald.example.org", True),
        ({}, "http://weald.example.org", False),
    ],
)
def test_a_service_behind_https_takes_commands_from_pages_by_https(
    tmp_path: Path, headers: dict[str, str], origin: str, taken: bool
) -> None:
    """A page that came by http may have been written by any machine on the way."""
    settled = settings(public_url="https://weald.example.org", environment={})
    with running(tmp_path, settled=settled) as url, Browser(url) as browser:
        body = {"game": "ecosystem", "seats": people("Noor")}
        reply = browser.http.post("/api/tables", json=body, headers={**headers, "Origin": origin})
        assert reply.status_code == (201 if taken else 403)
        if taken:
            with browser.dial(f"/api/tables/{reply.json()['id']}/live", {"Origin": origin}) as line:
                assert heard(line)["version"] == 0


def test_a_page_by_https_whose_proxy_says_nothing_is_the_own_one(browser: Browser) -> None:
    body = {"game": "ecosystem", "seats": people("Noor")}
    headers = {"Origin": browser.url.replace("http:", "https:"), "Sec-Fetch-Site": "same-origin"}
    assert browser.http.post("/api/tables", json=body, headers=headers).status_code == 201


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/nothing", "/css/tokens.css", "/healthz", "/metrics"]
)
def test_a_public_address_by_https_is_never_left(tmp_path: Path, browser: Browser, path: str) -> None:
    """Every response says for a year that https alone is right (RFC 6797); by http it would mean nothing."""
    settled = settings(public_url="https://weald.example.org", environment={})
    here = {"Host": "weald.example.org", "X-Forwarded-For": "203.0.113.7"}
    name = "strict-transport-security"
    with running(tmp_path, settled=settled) as url, Browser(url) as other:
        assert other.http.get(path, headers=here).headers[name] == "max-age=31536000; includeSubDomains"
        assert name not in other.http.get(path).headers
    assert name not in browser.http.get(path).headers


def test_sockets_from_other_pages_are_refused(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    with pytest.raises(InvalidStatus) as denied:
        browser.watch(id, 0, Origin="http://evil.example")
    assert denied.value.response.status_code == 403
    with browser.watch(id, 0, Origin=browser.url) as line:
        assert heard(line)["seat"] == 0


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8137", "127.0.0.1.evil.example", "[", "192.168.1.7"]
)
def test_other_host_names_are_refused(browser: Browser, host: str) -> None:
    refused(browser.http.get("/api/games", headers={"Host": host}), 421, "wrong_host")


@pytest.mark.parametrize("host", ["localhost", "localhost:8137", "LOCALHOST", "127.0.0.1:80", "[::1]:8137"])
def test_names_of_this_machine_are_fine(browser: Browser, host: str) -> None:
    assert browser.http.get("/api/games", headers={"Host": host}).status_code == 200


def test_an_open_service_answers_under_any_address_but_not_under_any_name(tmp_path: Path) -> None:
    with running(tmp_path, host="0.0.0.0") as url, Browser(url) as browser:
        assert browser.http.get("/api/games", headers={"Host": "192.168.1.7:8137"}).status_code == 200
        refused(browser.http.get("/api/games", headers={"Host": "evil.example"}), 421, "wrong_host")
