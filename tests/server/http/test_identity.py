"""Cookies: only the service makes them, neighbours cannot plant them, and those of earlier versions go on."""

from __future__ import annotations

import gzip
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from tests.postgres import Postgres
from tests.server.live_server import Browser, Json, expect, fresh_key, heard, people, refused, robots, running
from weald.server.http import identity
from weald.server.settings import Settings, settings
from weald.server.storage.backup import backup, restore
from weald.server.storage.database import FILE, open_database, writing
from weald.server.storage.retention import prune
from weald.server.tokens import new_secret

STORED = Path(__file__).parents[2] / "positions"
PUBLIC = "https://weald.example.org"
OUTSIDE = {"Host": "weald.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
HOST_RULES = ["HttpOnly", "Max-Age=34560000", "Path=/", "SameSite=strict", "Secure"]


class SecureBrowser(Browser):
    """A browser behind a proxy that ends https; it has the cookies that are set, under any name."""

    def __enter__(self) -> SecureBrowser:
        return self

    def __init__(self, url: str, **cookies: str) -> None:
        super().__init__(url)
        self.cookies = dict(cookies)
        self.http.headers.update(OUTSIDE)
        self.http.event_hooks = {"request": [self._give], "response": [self._take]}

    def _give(self, request: httpx.Request) -> None:
        request.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def _take(self, reply: httpx.Response) -> None:
        for line in reply.headers.get_list("set-cookie"):
            name, _, value = line.split(";")[0].partition("=")
            if "Max-Age=0" in line:
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = value

    def connect(self, id: str, query: str, headers: dict[str, str] | None = None) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        sent = {name: value for name, value in OUTSIDE.items() if name != "Host"}
        return self.dial(f"/api/tables/{id}/live{query}", {**sent, "Cookie": cookies, **(headers or {})})


def https() -> Settings:
    return settings(public_url=PUBLIC, environment={})


@pytest.fixture
def secure(tmp_path: Path) -> Iterator[str]:
    with running(tmp_path, settled=https()) as url:
        yield url


def as_of_0_2_0(folder: Path) -> None:
    """Turn a database back into one of 0.2.0, which neither signs nor knows to whom cards were dealt."""
    connection = sqlite3.connect(folder / FILE)
    with connection:
        connection.executescript(
            "DROP TABLE cookie_keys; DROP TABLE exchanged_cookies; DROP INDEX ix_talk_owner;"
            "DROP TABLE proofs; DROP INDEX ix_seats_dealt_to;"
            "ALTER TABLE seats DROP COLUMN dealt_to; ALTER TABLE seats DROP COLUMN moved;"
            "UPDATE alembic_version SET version_num = '0008'"
        )
    connection.close()


@pytest.fixture
def old(tmp_path: Path) -> tuple[Path, str, str]:
    """The folder of a 0.2.0 behind https with a table in play, its id, and its host's cookie."""
    with running(tmp_path) as url, Browser(url) as browser:
        id = browser.open([*people("Noor"), {"kind": "guest", "name": ""}])["id"]
        expect(browser.answer(id, 0), 200)
        cookie = browser.http.cookies["weald"].partition(".")[0]
    as_of_0_2_0(tmp_path)
    assert identity.SECRET.fullmatch(cookie)
    return tmp_path, id, cookie


def own_cookie(reply: httpx.Response) -> tuple[str, list[str]]:
    """Return the value and the rules of the cookie that keeps neighbours out."""
    lines = reply.headers.get_list("set-cookie")
    (line,) = [line for line in lines if line.startswith("__Host-weald=")]
    value, *rules = line.removeprefix("__Host-weald=").split("; ")
    return value, sorted(rules)


def mine(browser: Browser, id: str) -> tuple[list[int], bool]:
    seen = browser.look(id)
    return seen["mine"], seen["host"]


def test_behind_https_neighbours_cannot_set_the_cookie(secure: str) -> None:
    """The prefix is only taken by browsers with `Secure`, with the path `/` and without a domain."""
    with SecureBrowser(secure) as browser:
        value, rules = own_cookie(browser.http.get("/"))
        assert rules == HOST_RULES
        secret, _, sign = value.partition(".")
        assert (len(secret), len(sign)) == (44, 43)
        id = browser.open(people("Noor"))["id"]
        assert mine(browser, id) == ([0], True)
        assert browser.cookies == {"__Host-weald": value}
        with browser.watch(id, 0) as line:
            assert heard(line)["mine"] == [0]


def test_what_a_neighbour_plants_is_nobodys(secure: str) -> None:
    """A neighbour may set `weald` to anything, also to what it has got itself: no browser plays as it."""
    with SecureBrowser(secure) as planter, SecureBrowser(secure) as victim:
        id = planter.open(people("Mallory"))["id"]
        signed = planter.cookies["__Host-weald"]
        for planted in (signed, signed.partition(".")[0], signed[1:], new_secret(), "x" * 43):
            victim.cookies = {"weald": planted}
            assert mine(victim, id) == ([], False)
            assert own_cookie(victim.http.get("/"))[0].partition(".")[0] not in signed
        victim.open(people("Noor"))
        kept = dict(victim.cookies)
        victim.cookies = {"weald": signed.partition(".")[0], **kept}
        assert mine(victim, id) == ([], False)
        assert len(expect(victim.http.get("/api/tables"), 200)["tables"]) == 1


def test_two_planted_cookies_do_not_stop_who_has_the_own_one(secure: str) -> None:
    with SecureBrowser(secure) as browser:
        id = browser.open(people("Noor"))["id"]
        own = browser.cookies["__Host-weald"]
        browser.http.event_hooks = {}
        headers = {"Cookie": f"weald={'a' * 43}; __Host-weald={own}; weald={'b' * 43}"}
        assert expect(browser.http.get(f"/api/tables/{id}", headers=headers), 200)["mine"] == [0]


@pytest.mark.parametrize("name", ["weald", "__Host-weald"])
def test_two_cookies_of_the_name_are_refused_with_a_way_out(browser: Browser, secure: str, name: str) -> None:
    """The planted one cannot be identified; the page loads, so that it can say so."""
    plain = name == "weald"
    url, more = (browser.url, {}) if plain else (secure, OUTSIDE)
    headers = {**more, "Cookie": f"{name}={new_secret()}; other=1; {name}={new_secret()}"}
    body = {"game": "ecosystem", "seats": people("Noor"), "seed": 1}
    replies = [
        httpx.get(f"{url}/api/tables", headers=headers),
        httpx.post(f"{url}/api/tables", headers=headers, json=body),
        httpx.get(f"{url}/api/tables", headers=[*list(more.items()), *_split(headers["Cookie"])]),
    ]
    for reply in replies:
        assert refused(reply, 400, "two_cookies") == {"id": "error-two-cookies", "args": {"name": name}}
    page = httpx.get(f"{url}/", headers=headers)
    assert (page.status_code, page.headers.get("set-cookie")) == (200, None)
    assert httpx.get(f"{url}/locale/de.ftl", headers=headers).status_code == 200


def _split(cookies: str) -> list[tuple[str, str]]:
    return [("Cookie", cookie) for cookie in cookies.split("; ")]


def test_two_old_cookies_are_refused_behind_https_as_well(old: tuple[Path, str, str]) -> None:
    """One of them may be planted, and both may be known at a table."""
    folder, _, cookie = old
    with running(folder, settled=https()) as url:
        headers = {**OUTSIDE, "Cookie": f"weald={cookie}; weald={new_secret()}"}
        refused(httpx.get(f"{url}/api/tables", headers=headers), 400, "two_cookies")


def test_a_running_table_of_0_2_0_behind_https_goes_on(old: tuple[Path, str, str]) -> None:
    """Its page is open during the update: it answers, reloads, and has the new cookie from then on."""
    folder, id, cookie = old
    with running(folder, settled=https()) as url, SecureBrowser(url, weald=cookie) as browser:
        with browser.watch(id, 0) as line:
            assert heard(line)["mine"] == [0]
        assert browser.cookies == {"weald": cookie}
        before = browser.look(id, 0)
        value = browser.cookies["__Host-weald"]
        assert browser.cookies == {"__Host-weald": value}
        assert value.partition(".")[0] == cookie
        assert (before["mine"], before["host"], before["version"]) == ([0], True, 1)
        expect(browser.post(id, "undo", seat=0, expected=1, key=fresh_key()), 200)
        expect(browser.answer(id, 0), 200)
        assert "set-cookie" not in browser.http.get("/").headers
        with SecureBrowser(url) as guest:
            body = {"seat": 1, "name": "Till", "key": fresh_key()}
            expect(guest.http.post(f"/api/invitations/{before['invite']}", json=body), 200)
            assert mine(guest, id) == ([1], False)
        with browser.watch(id, 0) as line:
            assert heard(line)["mine"] == [0]
    with running(folder, settled=https()) as url, SecureBrowser(url, **browser.cookies) as again:
        assert mine(again, id) == ([0], True)


@pytest.mark.parametrize("version", sorted(path.name for path in STORED.iterdir()))
def test_everybody_of_a_released_version_is_known_behind_https(version: str, tmp_path: Path) -> None:
    saved = STORED / version / "server"
    (tmp_path / FILE).write_bytes(gzip.decompress((saved / "tables.db.gz").read_bytes()))
    seen = json.loads((saved / "manifest.json").read_text())["sqlite"]
    with running(tmp_path, settled=https()) as url:
        for name, cookie in seen["people"].items():
            with SecureBrowser(url, weald=cookie) as person:
                for _ in range(2):
                    listed = expect(person.http.get("/api/tables"), 200)["tables"]
                    seats = {table["id"]: {str(n) for n in table["mine"]} for table in listed}
                    for table in seen["tables"]:
                        own = {n for n, seat in table["seats"].items() if seat["person"] == name}
                        assert own <= seats.get(table["id"], set())
                assert list(person.cookies) == ["__Host-weald"]


def test_the_page_itself_renews_the_cookie_too(old: tuple[Path, str, str]) -> None:
    folder, id, cookie = old
    with running(folder, settled=https()) as url, SecureBrowser(url, weald=cookie) as browser:
        # Replies that caches may keep must not carry a cookie.
        assert "set-cookie" not in browser.http.get("/manifest.webmanifest").headers
        value, rules = own_cookie(browser.http.get("/"))
        assert (value.partition(".")[0], rules) == (cookie, HOST_RULES)
        assert mine(browser, id) == ([0], True)


def test_an_old_cookie_is_exchanged_once(old: tuple[Path, str, str]) -> None:
    """Until the new one has arrived, the response may be lost; from then on the old one is worthless."""
    folder, id, cookie = old
    with running(folder, settled=https()) as url:
        with SecureBrowser(url, weald=cookie) as lost:
            assert mine(lost, id) == ([0], True)
        with SecureBrowser(url, weald=cookie) as browser:
            assert mine(browser, id) == ([0], True)
            assert mine(browser, id) == ([0], True)
        with SecureBrowser(url, weald=cookie) as planted:
            assert mine(planted, id) == ([], False)
            assert own_cookie(planted.http.get("/"))[0].partition(".")[0] != cookie
    with running(folder, settled=https()) as url, SecureBrowser(url, weald=cookie) as planted:
        assert mine(planted, id) == ([], False)
    engine = open_database(folder)
    with writing(engine) as connection:
        prune(connection, https(), 0, 50)
        assert connection.exec_driver_sql("SELECT count(*) FROM exchanged_cookies").scalar() == 1
        connection.exec_driver_sql("DELETE FROM tables")
        prune(connection, https(), 0, 50)
        assert connection.exec_driver_sql("SELECT count(*) FROM exchanged_cookies").scalar() == 0
    engine.dispose()


def test_at_home_an_old_cookie_gets_its_signature(old: tuple[Path, str, str]) -> None:
    folder, id, cookie = old
    with running(folder) as url, Browser(url) as browser:
        browser.http.headers["Cookie"] = f"weald={cookie}"
        reply = browser.http.get(f"/api/tables/{id}")
        assert expect(reply, 200)["mine"] == [0]
        value = reply.headers["set-cookie"].split(";")[0]
        assert value.startswith(f"weald={cookie}.")
        browser.http.headers["Cookie"] = value
        reply = browser.http.get(f"/api/tables/{id}")
        assert (expect(reply, 200)["mine"], "set-cookie" in reply.headers) == ([0], False)
        # Programs may have both.
        browser.http.headers["Cookie"] = f"weald={cookie}; {value}"
        assert mine(browser, id) == ([0], True)


def test_a_host_that_goes_to_https_keeps_its_people(tmp_path: Path) -> None:
    """Cookies that were made before the public address was set are exchanged like those of 0.2.0."""
    with running(tmp_path) as url, Browser(url) as browser:
        id = browser.open(people("Noor"))["id"]
        signed = browser.http.cookies["weald"]
    with running(tmp_path, settled=https()) as url, SecureBrowser(url, weald=signed) as browser:
        assert mine(browser, id) == ([0], True)
        assert list(browser.cookies) == ["__Host-weald"]
        assert mine(browser, id) == ([0], True)


@pytest.mark.parametrize("value", ["", "x" * 43, "x" * 44, "x" * 43 + "." + "y" * 43, "é" * 43, "x", "x.y.z"])
def test_a_value_that_nobody_made_is_never_an_identity(browser: Browser, value: str) -> None:
    """Neither opening a table nor taking a seat makes it one."""
    headers = {b"Cookie": f"weald={value}".encode()}
    body = {"game": "ecosystem", "seats": [*people("Noor"), {"kind": "guest", "name": ""}]}
    opened = httpx.post(f"{browser.url}/api/tables", json=body, headers=headers)
    fresh = opened.headers["set-cookie"].split(";")[0]
    id, code = expect(opened, 201)["id"], opened.json()["invite"]
    assert value not in fresh or value in ("", "x")
    assert expect(httpx.get(f"{browser.url}/api/tables", headers=headers), 200)["tables"] == []
    seat = {"seat": 1, "name": "Till", "key": fresh_key()}
    expect(httpx.post(f"{browser.url}/api/invitations/{code}", json=seat, headers=headers), 200)
    assert expect(httpx.get(f"{browser.url}/api/tables/{id}", headers=headers), 200)["mine"] == []
    again = httpx.get(f"{browser.url}/api/tables/{id}", headers={"Cookie": fresh})
    assert (expect(again, 200)["mine"], "set-cookie" in again.headers) == ([0], False)


def test_who_has_only_written_something_is_known(tmp_path: Path) -> None:
    """The right to delete one's words outlives the seat, and the update."""
    with running(tmp_path) as url, Browser(url) as host, Browser(url) as guest:
        opened = host.open([*people("Noor"), {"kind": "guest", "name": ""}])
        id = opened["id"]
        body = {"seat": 1, "name": "Till", "key": fresh_key()}
        expect(guest.http.post(f"/api/invitations/{opened['invite']}", json=body), 200)
        expect(guest.post(id, "say", seat=1, key=fresh_key(), text="hello"), 200)
        version = guest.look(id)["version"]
        expect(guest.post(id, "seat", seat=1, expected=version, key=fresh_key(), kind="guest"), 200)
        cookie = guest.http.cookies["weald"].partition(".")[0]
    as_of_0_2_0(tmp_path)
    with running(tmp_path) as url:
        headers = {"Cookie": f"weald={cookie}"}
        reply = httpx.delete(f"{url}/api/tables/{id}", headers=headers)
        assert (reply.status_code, reply.headers["set-cookie"].startswith(f"weald={cookie}.")) == (200, True)


def test_all_processes_have_the_same_key(server: Postgres, tmp_path: Path) -> None:
    database = server.fresh()
    with (
        running(tmp_path / "1", database=database) as one,
        running(tmp_path / "2", database=database) as two,
        Browser(one) as here,
        Browser(two) as there,
    ):
        here.http.get("/")
        there.http.headers["Cookie"] = f"weald={here.http.cookies['weald']}"
        assert "set-cookie" not in there.http.get("/").headers
        id = here.open(people("Noor"))["id"]
        assert mine(there, id) == ([0], True)


@pytest.mark.parametrize("shared", [False, True])
def test_the_key_is_in_the_backup(server: Postgres, tmp_path: Path, shared: bool) -> None:
    """After a restore elsewhere, even into a running service, cookies of both services are valid."""
    database = server.fresh() if shared else None
    file = tmp_path / "a.backup"
    with running(tmp_path / "one") as url, Browser(url) as noor, Browser(url) as visitor:
        id = noor.open([*people("Noor"), *robots(1)])["id"]
        visitor.http.get("/")
        cookies = [one.http.cookies["weald"] for one in (noor, visitor)]
        engine = open_database(tmp_path / "one")
        backup(engine, file)
        engine.dispose()
    with running(tmp_path / "two", database=database) as url, Browser(url) as local:
        local.http.get("/")
        before = local.http.cookies["weald"]
        unknown = httpx.get(url, headers={"Cookie": f"weald={cookies[1]}"})
        assert "set-cookie" in unknown.headers
        engine = open_database(tmp_path / "two", database)
        assert restore(engine, file).added == 1
        assert restore(engine, file).kept == 1
        engine.dispose()
        _wait_until_known(url, cookies[1])
        for value in (*cookies, before):
            assert "set-cookie" not in httpx.get(url, headers={"Cookie": f"weald={value}"}).headers
        headers = {"Cookie": f"weald={cookies[0]}"}
        assert expect(httpx.get(f"{url}/api/tables/{id}", headers=headers), 200)["mine"] == [0]


def _wait_until_known(url: str, value: str) -> None:
    """Ask until the service has looked for new keys, which it does once a second."""
    for _ in range(100):
        if "set-cookie" not in httpx.get(url, headers={"Cookie": f"weald={value}"}).headers:
            return
        time.sleep(0.05)
    raise AssertionError("the restored key is not used")


def test_the_description_names_both_cookies(browser: Browser) -> None:
    schemes: Json = expect(browser.http.get("/api/openapi.json"), 200)["components"]["securitySchemes"]
    assert {scheme.get("name") for scheme in schemes.values()} >= {"weald", "__Host-weald"}


def test_a_database_that_fails_takes_nobody_for_somebody_else(
    old: tuple[Path, str, str], caplog: pytest.LogCaptureFixture
) -> None:
    """A browser that cannot be identified gets no new cookie in the place of its own."""
    folder, id, cookie = old
    with running(folder, settled=https()) as url:
        headers: dict[str, Any] = {**OUTSIDE, "Cookie": f"weald={cookie}"}
        assert httpx.get(url).status_code == 200
        connection = sqlite3.connect(folder / FILE)
        with connection:
            connection.execute("ALTER TABLE seats RENAME TO benches")
            connection.execute("ALTER TABLE tables RENAME TO desks")
        page = httpx.get(url, headers=headers)
        assert (page.status_code, page.headers.get("set-cookie")) == (200, None)
        refused(httpx.get(f"{url}/api/tables", headers=headers), 503, "storage")
        with connection:
            connection.execute("ALTER TABLE benches RENAME TO seats")
            connection.execute("ALTER TABLE desks RENAME TO tables")
        connection.close()
        reply = httpx.get(f"{url}/api/tables/{id}", headers=headers)
        assert json.loads(reply.text)["mine"] == [0]
    assert "cannot" in caplog.text or "fails" in caplog.text
