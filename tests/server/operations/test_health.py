"""Health, metrics and log."""

from __future__ import annotations

import json
import logging
import re
import shutil
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from prometheus_client import CollectorRegistry
from starlette.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus

import weald
from tests.postgres import Postgres
from tests.server.live_server import Browser, expect, fresh_key, heard, people, refused, robots, running
from tests.server.process import Process
from tests.server.storage.test_postgres import name_of
from weald.server.errors import ServeError
from weald.server.http.middleware import RequestMetrics
from weald.server.operations.logs import JsonFormatter, configure_logging, redact
from weald.server.settings import NEARBY, Settings, settings

LINE = re.compile(r'[a-z_]+(\{[a-z]+="(\\.|[^"\\])*"(,[a-z]+="(\\.|[^"\\])*")*\})? -?[0-9.e+-]+')


def numbers(reply: httpx.Response) -> dict[str, float]:
    """The numbers by name and labels."""
    assert reply.status_code == 200
    values = {}
    for line in reply.text.splitlines():
        if not line.startswith("#"):
            assert LINE.fullmatch(line), line
            name, _, value = line.rpartition(" ")
            assert name not in values
            values[name] = float(value)
    return values


def test_it_is_well(browser: Browser) -> None:
    reply = browser.http.get("/healthz", headers={"Host": "any-name:8137"})
    assert (reply.status_code, reply.json()) == (200, {"status": "ok", "version": weald.__version__})


def test_it_is_not_well_without_its_database(tmp_path: Path, server: Postgres, database: str) -> None:
    with running(tmp_path, database=database) as url, Browser(url) as browser:
        assert browser.http.get("/healthz").status_code == 200
        with server.connect() as admin:
            name = name_of(database)
            admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        reply = browser.http.get("/healthz")
        assert (reply.status_code, reply.json()["status"]) == (503, "storage")
        assert browser.http.get("/metrics").status_code == 200


def test_durations_are_counted_in_buckets() -> None:
    registry = CollectorRegistry()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise NotImplementedError

    metrics = RequestMetrics(app, [], registry)
    for seconds in (0.001, 0.005, 0.03, 7.0):
        metrics.count("/somewhere", "GET", 200, seconds)
    metrics.count("/somewhere", "POST", 404, 0.2)
    asked = {"route": "/somewhere"}
    bounds = ("0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1.0", "2.5", "5.0", "+Inf")
    assert [
        registry.get_sample_value("weald_request_seconds_bucket", {**asked, "le": bound}) for bound in bounds
    ] == [2, 2, 2, 3, 3, 4, 4, 4, 4, 4, 5]
    assert registry.get_sample_value("weald_request_seconds_count", asked) == 5
    assert registry.get_sample_value("weald_request_seconds_sum", asked) == pytest.approx(7.236)
    counted = {**asked, "method": "GET", "status": "200"}
    assert registry.get_sample_value("weald_requests_total", counted) == 4


def test_numbers_tell_what_happens(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as browser:
        before = numbers(browser.http.get("/metrics"))
        assert before['weald_tables{state="running"}'] == 0
        id = browser.open(people("Noor") + robots(1))["id"]
        with browser.watch(id, 0) as line:
            while not heard(line)["seats"][1]["done"]:
                pass
            now = numbers(browser.http.get("/metrics"))
            assert now["weald_lines"] == 1
            assert now["weald_tables_watched"] == 1
        assert now['weald_requests_total{method="POST",route="/api/tables",status="201"}'] == 1
        assert now['weald_request_seconds_bucket{le="+Inf",route="/api/tables"}'] == 1
        assert now['weald_request_seconds_count{route="/api/tables"}'] == 1
        assert now["weald_commit_jobs_total"] == 2
        assert now["weald_thoughts_total"] == 1
        assert now["weald_thoughts_failed_total"] == 0
        assert now["weald_process_resident_memory_bytes"] > 1_000_000
        assert now["weald_process_cpu_seconds_total"] > 0
        assert 'weald_limited_total{limit="requests"}' in now
        # Nothing in it leads to a table.
        assert id not in browser.http.get("/metrics").text


def test_numbers_are_for_the_machine_itself_and_named_networks(tmp_path: Path) -> None:
    """Networks that were not named are not trusted, though they are not public either."""
    private = ("8.8.8.8", "192.168.1.20", "100.64.0.1", "192.0.2.1", "198.51.100.7", "2001:db8::1", "fe80::1")
    with running(tmp_path / "one", settled=Settings(proxies=NEARBY)) as url, Browser(url) as browser:
        assert browser.http.get("/metrics").status_code == 200
        for address in (*private, "10.1.2.3"):
            reply = browser.http.get("/metrics", headers={"X-Forwarded-For": address})
            assert (address, reply.status_code) == (address, 404)
    named = settings(proxies="127.0.0.1", environment={"WEALD_METRICS": "10.1.0.0/16, 2001:db8:7::/48"})
    with running(tmp_path / "two", settled=named) as url, Browser(url) as browser:
        for address, status in (("10.1.2.3", 200), ("2001:db8:7::9", 200), ("10.2.2.3", 404)):
            reply = browser.http.get("/metrics", headers={"X-Forwarded-For": address})
            assert (address, reply.status_code) == (address, status)


@pytest.mark.parametrize(
    ("contact", "written"),
    [
        ("security@example.org", "mailto:security@example.org"),
        ("mailto:a.b+c@example.org", "mailto:a.b+c@example.org"),
        ("https://example.org/report?to=us", "https://example.org/report?to=us"),
        ("tel:+1-201-555-0123", "tel:+1-201-555-0123"),
    ],
)
def test_the_contact_for_vulnerabilities_is_where_it_is_looked_for(
    tmp_path: Path, contact: str, written: str
) -> None:
    """RFC 9116: `Contact` and `Expires` are required, as text/plain in UTF-8, at most a year ahead."""
    settled = settings(
        public_url="https://weald.example.org", environment={"WEALD_SECURITY_CONTACT": contact}
    )
    with running(tmp_path, settled=settled) as url, Browser(url) as browser:
        reply = browser.http.get("/.well-known/security.txt")
        assert (reply.status_code, reply.headers["content-type"]) == (200, "text/plain; charset=utf-8")
        fields = dict(line.split(": ", 1) for line in reply.text.splitlines())
        assert fields["Contact"] == written
        assert fields["Canonical"] == "https://weald.example.org/.well-known/security.txt"
        ahead = datetime.fromisoformat(fields["Expires"]) - datetime.now(UTC)
        assert timedelta(days=30) < ahead < timedelta(days=365)


def test_without_a_contact_there_is_no_such_file(browser: Browser) -> None:
    assert browser.http.get("/.well-known/security.txt").status_code == 404


def test_secrets_do_not_stand_in_the_log() -> None:
    secret = "3_Pg2U9thK2SShr-BSIKq_bUa-Q_nl-cQoraGsk_fnE"
    assert redact(f"cookie weald={secret};") == "cookie weald=***;"
    assert redact("GET /join/AbC-123_x?seat=1 /api/invitations/AbC-123") == (
        "GET /join/***?seat=1 /api/invitations/***"
    )
    assert redact("postgresql+psycopg://me:hush@db/weald") == "postgresql+psycopg://me:***@db/weald"
    plain = "test_a_step_that_fails_leaves_the_database_as_it_was in weald/server/migrate.py"
    assert redact(plain) == plain


def test_a_note_is_one_line_of_json() -> None:
    try:
        raise ValueError("first line\nsecond: postgresql://me:hush@db/weald")
    except ValueError:
        record = logging.LogRecord("weald.x", 40, "", 0, "it %s", ("broke\nhere",), sys.exc_info())
    record.details = {"status": 500}
    line = JsonFormatter().format(record)
    assert "\n" not in line
    entry = json.loads(line)
    assert list(entry) == ["at", "level", "from", "message", "status", "error"]
    assert (entry["level"], entry["from"], entry["status"]) == ("error", "weald.x", 500)
    assert entry["message"] == "it broke\nhere"
    assert entry["at"].endswith("+00:00")
    assert "second: postgresql://me:***@db/weald" in entry["error"]


def test_a_log_that_cannot_be_kept(tmp_path: Path) -> None:
    with pytest.raises(ServeError) as error:
        configure_logging(tmp_path, str(tmp_path / "nowhere" / "weald.log"))
    assert error.value.message.id == "cli-data-readonly"
    for name in ("weald.db", "weald.db-wal"):
        with pytest.raises(ServeError) as error:
            configure_logging(tmp_path, str(tmp_path / name))
        assert error.value.message.id == "cli-file-database"
        assert not (tmp_path / name).exists()
    with pytest.raises(ServeError) as error:
        configure_logging(tmp_path, level="chatty")
    assert error.value.message.id == "cli-log-level"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_lines_go_to_the_error_stream_while_the_disk_is_full(tmp_path: Path) -> None:
    with Process(tmp_path, WEALD_LOG="/dev/full") as weald, Browser(weald.url.rstrip("/")) as browser:
        assert browser.http.get("/api/games", headers={"host": "elsewhere.example"}).status_code == 421
        weald.kill()
        [line] = weald.errors().splitlines()
        assert json.loads(line)["code"] == "wrong_host"


def test_refusals_stand_in_the_log_under_a_hash_of_the_address(tmp_path: Path) -> None:
    log = tmp_path / "weald.log"
    with (
        Process(tmp_path / "data", WEALD_PROXIES="127.0.0.1", WEALD_LOG=str(log), WEALD_TABLES="2") as weald,
        Browser(weald.url.rstrip("/")) as browser,
        Browser(weald.url.rstrip("/")) as stranger,
    ):
        browser.http.headers["x-forwarded-for"] = "192.0.2.7"
        stranger.http.headers["x-forwarded-for"] = "2001:db8::1"
        id = browser.open(people("Noor", "Till"))["id"]
        refused(stranger.http.get(f"/api/tables/{id}?seat=0"), 403, "seat_not_yours")
        with pytest.raises(InvalidStatus):
            stranger.watch(id, 0, **{"x-forwarded-for": "2001:db8::1"})
        refused(stranger.http.post("/api/moves", json={"code": "ABCDEFGHJK"}), 404, "unknown_move")
        # A household has one name.
        stranger.http.headers["x-forwarded-for"] = "2001:db8::2"
        refused(stranger.http.get("/api/invitations/guessed"), 404, "unknown_invitation")
        refused(
            stranger.http.post("/api/tables", headers={"origin": "https://a.example"}), 403, "wrong_origin"
        )
        browser.open(people("Noor"))
        body = {"game": "ecosystem", "seats": people("Noor", "Till")}
        refused(browser.http.post("/api/tables", json=body), 429, "too_many_tables")
        # People's mistakes are no attack.
        refused(browser.http.post("/api/tables", json={}), 429, "too_many_tables")
        refused(browser.http.get("/api/tables/nowhere"), 404, "unknown_table")
        weald.kill()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    told = [(line["message"], line["code"], line["client"]) for line in lines]
    one, other = told[0][2], told[-1][2]
    assert told == [
        ("access was refused", "seat_not_yours", one),
        ("access was refused", "seat_not_yours", one),
        ("a code was not known", "unknown_move", one),
        ("a code was not known", "unknown_invitation", one),
        ("access was refused", "wrong_origin", one),
        ("a limit was reached", "too_many_tables", other),
        ("a limit was reached", "too_many_tables", other),
    ]
    assert len({one, other}) == 2
    assert not any(part in log.read_text() for part in ("192.0.2.7", "2001:db8", id, "ABCDEFGHJK", "guessed"))


def test_requests_stand_in_the_log_if_wished_and_name_no_table(tmp_path: Path) -> None:
    log = tmp_path / "own.log"
    with (
        Process(tmp_path / "data", WEALD_LOG=str(log), WEALD_LOG_LEVEL="info") as weald,
        Browser(weald.url.rstrip("/")) as browser,
    ):
        opened = browser.open(people("Noor", "Till"))
        expect(browser.answer(opened["id"], 0), 200)
        browser.http.get("/join/made-up-code")
        browser.http.get(f"/api/tables/{opened['id']}", params={"seat": "x"})
        weald.process.terminate()
        assert weald.process.wait(20) == 0
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    requests = [(line["method"], line["route"], line["status"]) for line in lines if "route" in line]
    assert requests == [
        ("POST", "/api/tables", 201),
        ("GET", "/api/tables/{id}", 200),
        ("POST", "/api/tables/{id}/answer", 200),
        ("GET", "/", 200),
        ("GET", "/api/tables/{id}", 400),
    ]
    text = log.read_text()
    cookie = browser.http.cookies["weald"].split(".")
    secrets = [opened["id"], *opened["tokens"].values(), *cookie, "made-up-code"]
    assert [secret for secret in secrets if secret in text] == []


def test_the_log_may_go_to_the_error_stream(tmp_path: Path) -> None:
    with Process(tmp_path, WEALD_LOG="-") as weald, Browser(weald.url.rstrip("/")) as browser:
        id = browser.open(people("Noor", "Till"))["id"]
        shutil.rmtree(tmp_path)
        body = {"seat": 0, "expected": 0, "key": fresh_key(), "option": "fox"}
        browser.post(id, "answer", **body)
        weald.kill()
        for line in weald.errors().splitlines():
            assert json.loads(line)["level"] in ("warning", "error")
        assert not (tmp_path / "weald.log").exists()
