"""The real client when a proxy stands between, and the limits of one address."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from pathlib import Path

import httpx
import pytest
from uvicorn.middleware.proxy_headers import _TrustedHosts
from websockets.exceptions import InvalidStatus

from tests.server.live_server import Browser, expect, heard, people, refused, running
from weald.server import bounded
from weald.server.errors import ServeError
from weald.server.http.rate_limits import UNKNOWN, counted, parse_address
from weald.server.settings import NEARBY, Settings, settings, trusted_proxies

PUBLIC = "https://weald.example.org"


def caller(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8::7", "2001:db8::7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::1"),
        ("203.0.113.7:4711", "203.0.113.7"),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        ("[2001:db8::7]", "2001:db8::7"),
    ],
)
def test_addresses_as_they_are_written(text: str, address: str) -> None:
    assert parse_address(text) == ip_address(address)


@pytest.mark.parametrize("text", ["", "unknown", "1.2.3", "1.2.3.4.5", "weald.example.org", "[::1"])
def test_what_is_no_address(text: str) -> None:
    assert parse_address(text) == UNKNOWN


@pytest.mark.parametrize(
    ("forwarded", "status"),
    [
        ("8.8.8.8", 404),
        ("8.8.8.8:4711", 404),
        ("[2606:4700::1111]:4711", 404),
        ("192.168.1.20, 8.8.8.8", 404),
        ("8.8.8.8, 192.168.1.20", 200),
        ("8.8.8.8, 127.0.0.1", 404),
    ],
)
def test_the_last_hop_that_is_no_proxy_is_the_client(tmp_path: Path, forwarded: str, status: int) -> None:
    settled = Settings(proxies=NEARBY, metrics=(ip_network("192.168.0.0/16"),))
    with running(tmp_path, settled=settled) as url, Browser(url) as browser:
        assert browser.http.get("/metrics", headers={"X-Forwarded-For": forwarded}).status_code == status


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": ""},
        {"X-Forwarded-For": ","},
        {"X-Forwarded-For": "192.168.1.20,"},
        {"X-Forwarded-For": "unknown"},
        {"X-Forwarded-For": "_hidden"},
        {"X-Forwarded-For": "[::1"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Forwarded-For": "::1"},
        {"Host": "weald.example.org"},
        {"Host": "weald.example.org:443", "X-Forwarded-Proto": "https"},
    ],
)
def test_who_is_not_named_by_the_proxy_is_nobody(tmp_path: Path, headers: dict[str, str]) -> None:
    """Not the machine itself: no metrics, and one limit for all of these together."""
    settled = settings(
        public_url=PUBLIC, environment={"WEALD_REQUESTS": "1", "WEALD_METRICS": "192.168.0.0/16"}
    )
    with running(tmp_path, settled=settled) as url, Browser(url) as browser:
        assert browser.http.get("/metrics").status_code == 200
        assert browser.http.get("/metrics", headers=headers).status_code == 404
        asked = [browser.http.get("/api/games", headers=headers).status_code for _ in range(20)]
        assert (asked[:5], asked[-1]) == ([200] * 5, 429)
        others = {"X-Forwarded-For": "garbage"}
        assert browser.http.get("/api/games", headers=others).status_code == 429
        assert browser.http.get("/api/games", headers=caller("203.0.113.7")).status_code == 200
        # The machine itself asks directly, and has no limit.
        assert {browser.http.get("/api/games").status_code for _ in range(20)} == {200}


def test_proxies_are_trusted_on_both_kinds_of_sockets() -> None:
    trusted = _TrustedHosts(trusted_proxies((ip_network("10.0.0.0/8"), ip_network("::1/128"))))
    hosts = ["10.1.2.3", "::ffff:10.1.2.3", "::1", "11.1.2.3", "::ffff:11.1.2.3"]
    assert [host in trusted for host in hosts] == [True, True, True, False, False]


def test_a_household_is_counted_as_one_and_the_machine_itself_not_at_all() -> None:
    assert counted(ip_address("203.0.113.7")) == "203.0.113.7"
    assert counted(ip_address("2001:db8:1:2::7")) == counted(ip_address("2001:db8:1:2:3:4:5:6"))
    assert counted(ip_address("2001:db8:1:3::7")) != counted(ip_address("2001:db8:1:2::7"))
    assert [counted(ip_address(own)) for own in ("127.0.0.1", "127.9.9.9", "::1")] == [None] * 3


def test_requests_have_a_limit_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine thirty requests take so long that more are allowed.
    monkeypatch.setattr(bounded, "monotonic", lambda: 100.0)
    settled = Settings(proxies=NEARBY, requests=2)
    with running(tmp_path, settled=settled) as url, Browser(url) as browser:
        asked = [browser.http.get("/api/games", headers=caller("203.0.113.7")) for _ in range(30)]
        assert {reply.status_code for reply in asked[:20]} == {200}
        last = asked[-1]
        message = refused(last, 429, "too_many_requests")
        assert message == {"id": "error-too-many-requests", "args": {"seconds": 1}}
        assert last.headers["retry-after"] == "1"
        # Others, the machine itself, and the files of the page are not concerned.
        assert browser.http.get("/api/games", headers=caller("203.0.113.8")).status_code == 200
        assert browser.http.get("/api/games").status_code == 200
        assert browser.http.get("/", headers=caller("203.0.113.7")).status_code == 200
        # A forged first hop does not evade the limit.
        made_up = caller("198.51.100.1, 203.0.113.7")
        assert browser.http.get("/api/games", headers=made_up).status_code == 429


def test_tables_have_a_limit_by_address(tmp_path: Path) -> None:
    settled = Settings(proxies=NEARBY, tables=3)
    body = {"game": "ecosystem", "seats": people("Noor", "Till")}
    with running(tmp_path, settled=settled) as url, Browser(url) as browser:

        def open_one(address: str) -> httpx.Response:
            return browser.http.post("/api/tables", json=body, headers=caller(address))

        assert [open_one("203.0.113.7").status_code for _ in range(3)] == [201] * 3
        refused(open_one("203.0.113.7"), 429, "too_many_tables")
        reply = browser.http.post("/api/records", json={}, headers=caller("203.0.113.7"))
        message = refused(reply, 429, "too_many_tables")
        assert 1100 < message["args"]["seconds"] <= 1200
        assert open_one("203.0.113.8").status_code == 201
        assert browser.http.get("/api/tables", headers=caller("203.0.113.7")).status_code == 200


def test_open_lines_have_a_limit_by_address(tmp_path: Path) -> None:
    settled = Settings(proxies=NEARBY, lines=2)
    with running(tmp_path, settled=settled) as url, Browser(url) as browser:
        id = browser.open(people("Noor", "Till"))["id"]
        here = caller("203.0.113.7")
        with browser.watch(id, None, **here) as one:
            heard(one)
            with browser.watch(id, None, **here) as other:
                heard(other)
                with pytest.raises(InvalidStatus) as denied:
                    browser.watch(id, None, **here)
                assert denied.value.response.status_code == 429
                with browser.watch(id, None, **caller("203.0.113.8")) as third:
                    heard(third)
            late = 100
            while late:
                try:
                    with browser.watch(id, None, **here) as again:
                        heard(again)
                    break
                except InvalidStatus:
                    late -= 1
            assert late


def test_a_stranger_is_not_believed_about_who_they_are(tmp_path: Path) -> None:
    with running(tmp_path, settled=Settings(requests=1)) as url, Browser(url) as browser:
        # Without trusted proxies the address is the machine's own, which has no limit.
        asked = [browser.http.get("/api/games", headers=caller("203.0.113.7")) for _ in range(40)]
        assert {reply.status_code for reply in asked} == {200}
        cookie = browser.http.get("/", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
        assert "Secure" not in cookie


def test_behind_a_proxy_at_a_public_address(tmp_path: Path) -> None:
    settled = settings(public_url=PUBLIC + "/", environment={})
    with running(tmp_path, settled=settled) as url, Browser(url) as browser:
        outside = {"Host": "weald.example.org", "X-Forwarded-Proto": "https", **caller("203.0.113.7")}
        page = browser.http.get("/", headers=outside)
        assert page.status_code == 200
        assert "Secure" in page.headers["set-cookie"]
        body = {"game": "ecosystem", "seats": people("Noor", "Till")}
        own = {**outside, "Origin": PUBLIC, "Sec-Fetch-Site": "same-origin"}
        expect(browser.http.post("/api/tables", json=body, headers=own), 201)
        # A proxy that does not pass on the name in the browser asks by our own.
        inside = {key: value for key, value in own.items() if key != "Host"}
        expect(browser.http.post("/api/tables", json=body, headers=inside), 201)
        elsewhere = {**own, "Origin": "https://elsewhere.example.org"}
        refused(browser.http.post("/api/tables", json=body, headers=elsewhere), 403, "wrong_origin")
        wrong = {**outside, "Host": "elsewhere.example.org"}
        refused(browser.http.get("/api/games", headers=wrong), 421, "wrong_host")


def test_settings_from_the_environment() -> None:
    given = {
        "WEALD_REQUESTS": "5",
        "WEALD_TABLES": "0",
        "WEALD_THINKERS": " 3 ",
        "WEALD_PUBLIC_URL": "https://Weald.example.org:443",
        "WEALD_PROXIES": "10.0.0.0/8, 192.0.2.9",
    }
    settled = settings(environment=given)
    assert (settled.requests, settled.tables, settled.thinkers, settled.archive_over) == (5, 0, 3, 90)
    assert settled.public_url == PUBLIC
    assert [str(network) for network in settled.proxies] == ["10.0.0.0/8", "192.0.2.9/32"]
    assert settled.hosts is not None
    assert "weald.example.org" in settled.hosts
    assert settings(environment={}) == Settings()
    assert (
        settings(public_url="http://[2001:db8::7]:8080", environment={}).public_url
        == "http://[2001:db8::7]:8080"
    )


@pytest.mark.parametrize(
    ("given", "id"),
    [
        ({"WEALD_REQUESTS": "many"}, "cli-setting-number"),
        ({"WEALD_TABLES": "-1"}, "cli-setting-number"),
        ({"WEALD_LINES": "1" * 10}, "cli-setting-number"),
        ({"WEALD_PROXIES": "next door"}, "cli-setting-networks"),
        ({"WEALD_METRICS": "10.0.0.300"}, "cli-setting-networks"),
        ({"WEALD_SECURITY_CONTACT": "call me"}, "cli-security-contact"),
        ({"WEALD_SECURITY_CONTACT": "http://example.org"}, "cli-security-contact"),
        ({"WEALD_SECURITY_CONTACT": "a@example.org\nPolicy: x"}, "cli-security-contact"),
        ({"WEALD_PUBLIC_URL": "weald.example.org"}, "cli-public-url"),
        ({"WEALD_PUBLIC_URL": "ftp://weald.example.org"}, "cli-public-url"),
        ({"WEALD_PUBLIC_URL": "https://example.org/weald"}, "cli-public-url"),
        ({"WEALD_PUBLIC_URL": "https://example.org:port"}, "cli-public-url"),
        ({"WEALD_PUBLIC_URL": "https://[::1"}, "cli-public-url"),
    ],
)
def test_settings_that_cannot_be(given: dict[str, str], id: str) -> None:
    with pytest.raises(ServeError) as error:
        settings(environment=given)
    assert error.value.message.id == id
