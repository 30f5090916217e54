"""Data has an end: what is deleted after a while, and what people delete themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

import weald
from tests.server.live_server import Browser, Json, expect, fresh_key, people, refused, robots, running
from weald.cli.main import main
from weald.server.clock import now
from weald.server.settings import Settings, settings
from weald.server.storage import retention
from weald.server.storage.archive import DAY
from weald.server.storage.database import open_database, writing
from weald.server.storage.retention import Expired
from weald.server.storage.schema import archive, entries, seats, tables, talk
from weald.tables import decide

GUEST = {"kind": "guest", "name": ""}


def join(guest: Browser, code: str, seat: int = 1) -> Json:
    body = {"seat": seat, "name": "Till", "key": fresh_key()}
    return expect(guest.http.post(f"/api/invitations/{code}", json=body), 200)


def stored(folder: Path) -> dict[str, int]:
    engine = open_database(folder)
    with engine.begin() as connection:
        counts = {
            part.name: connection.scalar(select(func.count()).select_from(part)) or 0
            for part in (tables, seats, entries, talk, archive)
        }
    engine.dispose()
    return counts


def test_a_family_keeps_everything_and_a_public_host_does_not() -> None:
    family, public = Settings(), Settings(public_url="https://forest.example")
    names = ("keep_over", "keep_open", "keep_imported", "keep_chat", "keep_tables")
    assert [family.kept(name) for name in names] == [0, 0, 0, 0, 0]
    assert [public.kept(name) for name in names] == [730, 365, 30, 30, 500]
    given = {"WEALD_KEEP_OVER": "0", "WEALD_KEEP_CHAT": "7", "WEALD_PUBLIC_URL": "https://forest.example"}
    assert [settings(environment=given).kept(name) for name in ("keep_over", "keep_chat")] == [0, 7]


def test_the_host_deletes_a_table_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as host, Browser(url) as guest:
        opened = host.open([*people("Noor"), GUEST])
        id = opened["id"]
        join(guest, opened["invite"])
        expect(guest.post(id, "say", seat=1, key=fresh_key(), text="hello"), 200)
        refused(host.http.delete(f"/api/tables/{id}"), 409, "table_shared")
        with Browser(url) as nobody:
            refused(nobody.http.delete(f"/api/tables/{id}"), 403, "table_not_yours")
        version = guest.look(id)["version"]
        away = {"seat": 1, "expected": version, "key": fresh_key(), "kind": "guest"}
        expect(guest.post(id, "seat", **away), 200)
        assert expect(host.http.delete(f"/api/tables/{id}"), 200) == {}
        refused(host.http.get(f"/api/tables/{id}"), 404, "unknown_table")
        refused(host.http.delete(f"/api/tables/{id}"), 404, "unknown_table")
        assert expect(host.http.get("/api/tables"), 200) == {"tables": []}
    assert set(stored(tmp_path).values()) == {0}


def test_a_guest_deletes_the_own_name_and_chat(browser: Browser, stranger: Browser) -> None:
    opened = browser.open([*people("Noor"), GUEST])
    id = opened["id"]
    join(stranger, opened["invite"])
    for person, seat, text in ((browser, 0, "stays"), (stranger, 1, "goes")):
        expect(person.post(id, "say", seat=seat, key=fresh_key(), text=text), 200)
    expect(stranger.http.delete(f"/api/tables/{id}"), 200)
    around = browser.look(id, 0)
    assert [seat["name"] for seat in around["seats"]] == ["Noor", ""]
    said = expect(browser.http.get(f"/api/tables/{id}/talk"), 200)["talk"]
    assert [message["text"] for message in said] == ["stays"]
    # The seat is still theirs.
    assert stranger.look(id, 1)["mine"] == [1]


def said(person: Browser, id: str) -> list[str]:
    """The texts of all messages at a table."""
    return [message["text"] for message in expect(person.http.get(f"/api/tables/{id}/talk"), 200)["talk"]]


def test_a_guest_who_gave_up_the_seat_deletes_the_own_chat(browser: Browser, stranger: Browser) -> None:
    opened = browser.open([*people("Noor"), GUEST])
    id = opened["id"]
    join(stranger, opened["invite"])
    expect(stranger.post(id, "say", seat=1, key=fresh_key(), text="of the first"), 200)
    version = stranger.look(id, 1)["version"]
    leaving = {"seat": 1, "expected": version, "key": fresh_key(), "kind": "guest"}
    expect(stranger.post(id, "seat", **leaving), 200)
    with Browser(browser.url) as next_guest:
        join(next_guest, opened["invite"])
        expect(next_guest.post(id, "say", seat=1, key=fresh_key(), text="of the second"), 200)
        expect(browser.post(id, "say", seat=0, key=fresh_key(), text="of the host"), 200)
        expect(stranger.http.delete(f"/api/tables/{id}"), 200)
        assert said(browser, id) == ["of the second", "of the host"]
        assert [seat["name"] for seat in browser.look(id)["seats"]] == ["Noor", "Till"]
        # Nothing is left of them.
        refused(stranger.http.delete(f"/api/tables/{id}"), 403, "table_not_yours")
        # The guest who sits there now deletes nothing of others either.
        expect(next_guest.http.delete(f"/api/tables/{id}"), 200)
        assert said(browser, id) == ["of the host"]


def test_the_next_at_a_seat_deletes_no_chat_of_the_one_before(browser: Browser, stranger: Browser) -> None:
    opened = browser.open([*people("Noor"), GUEST])
    id = opened["id"]
    token = join(stranger, opened["invite"])["token"]
    with Browser(browser.url, token) as program, Browser(browser.url) as next_guest:
        expect(program.post(id, "say", seat=1, key=fresh_key(), text="of a program"), 200)
        expect(stranger.post(id, "say", seat=1, key=fresh_key(), text="of the first"), 200)
        version = stranger.look(id, 1)["version"]
        leaving = {"seat": 1, "expected": version, "key": fresh_key(), "kind": "guest"}
        expect(stranger.post(id, "seat", **leaving), 200)
        join(next_guest, opened["invite"])
        expect(next_guest.http.delete(f"/api/tables/{id}"), 200)
        assert said(browser, id) == ["of a program", "of the first"]
        expect(program.http.delete(f"/api/tables/{id}"), 200)
        assert said(browser, id) == ["of the first"]


def test_chat_of_earlier_versions_belongs_to_its_seat(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as host, Browser(url) as guest:
        opened = host.open([*people("Noor"), GUEST])
        id = opened["id"]
        join(guest, opened["invite"])
        for person, seat in ((host, 0), (guest, 1)):
            expect(person.post(id, "say", seat=seat, key=fresh_key(), text=f"of seat {seat}"), 200)
        engine = open_database(tmp_path)
        with writing(engine) as connection:
            connection.execute(update(talk).values(owner=None))
        engine.dispose()
        expect(guest.http.delete(f"/api/tables/{id}"), 200)
        assert said(host, id) == ["of seat 0"]


def test_a_finished_table_can_be_deleted_although_others_played(browser: Browser, stranger: Browser) -> None:
    opened = browser.open([*people("Noor"), GUEST])
    id = opened["id"]
    join(stranger, opened["invite"])
    while not browser.look(id)["over"]:
        for person, seat in ((browser, 0), (stranger, 1)):
            if person.look(id, seat)["decisions"]:
                assert person.answer(id, seat).status_code in (200, 409)
    expect(browser.http.delete(f"/api/tables/{id}"), 200)
    refused(stranger.http.get(f"/api/tables/{id}"), 404, "unknown_table")


def test_a_table_does_not_grow_without_end(
    browser: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = browser.open([*people("Noor"), GUEST], options={"takebacks": "free"})
    id = opened["id"]
    join(stranger, opened["invite"])
    expect(browser.answer(id, 0), 200)
    long = browser.look(id)["version"]
    monkeypatch.setattr(decide, "LONGEST", long)

    def post(what: str, **body: object) -> Any:
        return browser.post(id, what, seat=0, expected=long, key=fresh_key(), **body)

    for reply in (post("undo"), post("seat", kind="ai"), post("pace", pace="slow")):
        assert refused(reply, 422, "table_long")["args"] == {"n": long}
    # A request without effect is confirmed, and the game goes on to its end.
    expect(post("seat", kind="human"), 200)
    expect(stranger.answer(id, 1), 200)
    assert browser.look(id)["version"] > long
    # Tables that people delete are deleted, and only once.
    for _ in range(2):
        expect(stranger.http.delete(f"/api/tables/{id}"), 200)
    assert [seat["name"] for seat in browser.look(id)["seats"]] == ["Noor", ""]
    names = browser.look(id)["version"]
    expect(stranger.http.delete(f"/api/tables/{id}"), 200)
    assert browser.look(id)["version"] == names


def test_one_browser_keeps_a_number_of_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEALD_KEEP_TABLES", "2")
    with running(tmp_path, settled=settings()) as url, Browser(url) as host, Browser(url) as other:
        ids = [host.open(people("Noor"))["id"] for _ in range(2)]
        body = {"game": "ecosystem", "seats": people("Noor")}
        assert refused(host.http.post("/api/tables", json=body), 422, "tables_kept")["args"] == {"n": 2}
        record = weald.new("ecosystem", seats=2, seed=3).record()
        refused(host.http.post("/api/records", json=record), 422, "tables_kept")
        other.open(people("Till"))
        expect(host.http.delete(f"/api/tables/{ids[0]}"), 200)
        host.open(people("Noor"))


def grown_old(folder: Path, days: dict[str, int]) -> None:
    """Let tables and their chat be as old as that."""
    engine = open_database(folder)
    with writing(engine) as connection:
        for id, age in days.items():
            at = now() - age * DAY
            connection.execute(update(tables).where(tables.c.id == id).values(updated=at))
            connection.execute(update(talk).where(talk.c.table_id == id).values(at=at))
    engine.dispose()


def old_tables(folder: Path) -> dict[str, str]:
    """Store tables of every kind, each twice: one of them has not been used for long."""
    made: dict[str, str] = {}
    with running(folder) as url, Browser(url) as host:
        record = weald.new("ecosystem", seats=2, seed=3).record()
        for age in ("old", "new"):
            made[f"{age} over"] = host.open(robots(2))["id"]
            host.play(made[f"{age} over"], [])
            expect(host.post(made[f"{age} over"], "say", seat=None, key=fresh_key(), text="well done"), 200)
            made[f"{age} open"] = host.open(people("Noor", "Till"))["id"]
            expect(host.post(made[f"{age} open"], "say", seat=0, key=fresh_key(), text="hello"), 200)
            made[f"{age} imported"] = expect(host.http.post("/api/records", json=record), 201)["id"]
    grown_old(folder, {made[f"old {kind}"]: 400 for kind in ("over", "open", "imported")})
    return made


def test_prune_deletes_what_is_older_than_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = old_tables(tmp_path)
    before = stored(tmp_path)

    def prune(*more: str) -> str:
        assert main(["prune", "--data", str(tmp_path), *more]) == 0
        return capsys.readouterr().out.strip()

    everything = "0 finished tables, 0 unfinished, 0 imported, 0 chat messages."
    assert prune() == f"Deleted: {everything}"
    for name, days in (("OVER", "500"), ("OPEN", "365"), ("IMPORTED", "30"), ("CHAT", "30")):
        monkeypatch.setenv(f"WEALD_KEEP_{name}", days)
    counted = "0 finished tables, 1 unfinished, 1 imported, 1 chat messages."
    assert prune("--dry-run") == f"Would be deleted: {counted}"
    assert stored(tmp_path) == before
    assert prune() == f"Deleted: {counted}"
    assert prune() == f"Deleted: {everything}"
    engine = open_database(tmp_path)
    with engine.begin() as connection:
        left = set(connection.scalars(select(tables.c.id)))
        chat = set(connection.scalars(select(talk.c.table_id)))
    engine.dispose()
    assert left == {made[name] for name in ("old over", "new over", "new open", "new imported")}
    assert chat == {made["new over"], made["new open"]}


def test_the_service_prunes_by_itself_a_few_tables_at_a_time(tmp_path: Path) -> None:
    old_tables(tmp_path)
    settled = Settings(keep_over=365, keep_open=365, keep_imported=365)
    engine = open_database(tmp_path)
    with writing(engine) as connection:
        assert retention.expired(connection, settled, now()) == Expired(1, 1, 1, 0)
        assert retention.prune(connection, settled, now(), 0) == Expired(0, 0, 0, 0)
        assert retention.prune(connection, settled, now(), 1) == Expired(1, 1, 1, 0)
        assert retention.expired(connection, settled, now()) == Expired(0, 0, 0, 0)
    engine.dispose()


def test_chat_that_goes_with_its_table_is_not_counted_by_itself(tmp_path: Path) -> None:
    old_tables(tmp_path)
    settled = Settings(keep_over=365, keep_open=365, keep_imported=365, keep_chat=1)
    later = now() + 2 * DAY
    engine = open_database(tmp_path)
    with writing(engine) as connection:
        # The chat of the finished table that stays, and not that of the one that goes.
        counted = retention.expired(connection, settled, later)
        assert counted == Expired(1, 1, 1, 1)
        assert retention.prune(connection, settled, later, 9) == counted
    engine.dispose()


def test_a_wrong_setting_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WEALD_KEEP_OVER", "soon")
    assert main(["prune", "--dry-run"]) == 2
    assert "WEALD_KEEP_OVER" in capsys.readouterr().err


def test_parts_of_a_table_are_deleted_even_without_cascades(tmp_path: Path) -> None:
    made: Any = old_tables(tmp_path)
    engine = open_database(tmp_path)
    with writing(engine) as connection:
        for id in made.values():
            retention.delete_table(connection, id)
    engine.dispose()
    assert set(stored(tmp_path).values()) == {0}
