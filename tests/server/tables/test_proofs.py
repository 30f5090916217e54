"""No host can withhold the secret of a fair deal: who contributed gets it when its table is gone or left."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select, text, update
from websockets.exceptions import ConnectionClosed

from tests.server.http.test_identity import as_of_0_2_0
from tests.server.live_server import PATIENCE, Browser, Json, expect, heard, people, refused, running
from tests.server.tables.test_deal_marks import checked, marks, move
from tests.server.tables.test_fair_deals import FAIR, GUEST, change, join
from weald.cli.main import main
from weald.kernel.fair_deal import problem_in
from weald.server.clock import now
from weald.server.operations import maintenance
from weald.server.settings import Settings, hosts_for
from weald.server.storage import cookie_queries, proofs, retention
from weald.server.storage.archive import DAY
from weald.server.storage.backup import Restored, backup, restore
from weald.server.storage.database import FILE, open_database, writing
from weald.server.storage.proofs import KEPT_DAYS
from weald.server.storage.schema import proofs as proof_rows
from weald.server.storage.schema import seats, tables


def proofs_of(browser: Browser) -> list[Json]:
    listed: list[Json] = expect(browser.http.get("/api/proofs"), 200)["proofs"]
    return listed


def dealt(host: Browser, guest: Browser) -> Json:
    """Open a table for two that is dealt; return it with its commitment."""
    opened = host.open([*people("Noor"), GUEST], **FAIR)
    join(guest, opened["invite"], 1, contribution="0b" * 16)
    return {**opened, "commitment": guest.look(opened["id"])["deal"]["commitment"]}


def lend(browser: Browser, id: str, *seats: int) -> None:
    for seat in seats:
        change(browser, id, seat, "ai", level="random")


def heard_closing(line: object) -> bool:
    """Whether a live connection is closed, after what it still has to say."""
    try:
        while True:
            line.recv(timeout=PATIENCE)  # type: ignore[attr-defined]
    except ConnectionClosed:
        return True


def test_deleting_a_finished_table_leaves_its_proof_to_those_who_contributed(
    browser: Browser, stranger: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str
) -> None:
    opened = dealt(browser, stranger)
    id = opened["id"]
    lend(browser, id, 0)
    lend(stranger, id, 1)
    browser.play(id, [])
    with stranger.watch(id, 1) as line:
        heard(line)
        expect(browser.http.delete(f"/api/tables/{id}"), 200)
        assert heard_closing(line)
    refused(stranger.http.get(f"/api/tables/{id}"), 404, "unknown_table")
    [proof] = proofs_of(stranger)
    record = proof["record"]
    assert proof["id"] == id
    assert record["answers"] == []
    assert [player["name"] for player in record["players"]] == ["", ""]
    assert record["fair_deal"]["commitment"] == opened["commitment"]
    assert record["fair_deal"]["contributions"] == {"0": "0a" * 16, "1": "0b" * 16}
    assert problem_in(record["fair_deal"], record["start"]["seed"]) is None
    assert f"commitment {opened['commitment']}" in checked(record, tmp_path, capsys)
    # The host, who deleted it, has had it; no other browser ever has.
    assert proofs_of(browser) == []
    with Browser(url) as nobody:
        assert proofs_of(nobody) == []


def test_deleting_a_game_that_did_not_end_discloses_its_deal(
    browser: Browser, stranger: Browser, url: str
) -> None:
    with Browser(url) as phone:
        opened = dealt(browser, stranger)
        id = opened["id"]
        move(stranger, phone, id)
        refused(browser.http.delete(f"/api/tables/{id}"), 409, "table_shared")
        lend(phone, id, 1)
        expect(browser.http.delete(f"/api/tables/{id}"), 200)
        # It belongs to the person at the device that has the seat.
        assert proofs_of(stranger) == []
        [proof] = proofs_of(phone)
        assert proof["record"]["fair_deal"]["commitment"] == opened["commitment"]
        assert marks(proof["record"]["players"]) == [[], ["moved"]]


def test_who_has_given_up_the_seat_gets_the_proof_and_who_took_it_does_not(
    browser: Browser, stranger: Browser, url: str
) -> None:
    opened = dealt(browser, stranger)
    id = opened["id"]
    change(stranger, id, 1, "guest")
    with Browser(url) as late:
        join(late, opened["invite"], 1)
        lend(late, id, 1)
        expect(browser.http.delete(f"/api/tables/{id}"), 200)
        assert proofs_of(late) == []
    [proof] = proofs_of(stranger)
    assert proof["id"] == id
    assert marks(proof["record"]["players"]) == [[], ["looked", "redealt"]]


@pytest.mark.parametrize("fair", [False, True])
def test_nothing_is_left_of_tables_without_a_deal(browser: Browser, stranger: Browser, fair: bool) -> None:
    opened = browser.open([*people("Noor"), GUEST, GUEST], **(FAIR if fair else {}))
    brought = {"contribution": "0b" * 16} if fair else {}
    join(stranger, opened["invite"], 1, **brought)
    change(stranger, opened["id"], 1, "guest")
    expect(browser.http.delete(f"/api/tables/{opened['id']}"), 200)
    assert (proofs_of(browser), proofs_of(stranger)) == ([], [])


def test_a_deal_that_everybody_has_left_is_shown(
    browser: Browser, stranger: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The host withdraws, and the guest does not want to play on with an AI."""
    opened = dealt(browser, stranger)
    id = opened["id"]
    with browser.watch(id) as around:
        heard(around)
        change(browser, id, 0, "guest")
        assert "secret" not in stranger.look(id, 1)["deal"]
        refused(stranger.http.get(f"/api/tables/{id}/record"), 403, "record_secret")
        change(stranger, id, 1, "guest")
        while "secret" not in (now_shown := heard(around))["deal"]:
            pass
    assert now_shown["deal"]["contributions"] == {"0": "0a" * 16, "1": "0b" * 16}
    assert [seat["asked"] for seat in now_shown["seats"]] == [False, False]
    record = expect(stranger.http.get(f"/api/tables/{id}/record"), 200)
    # No other person has sat there.
    assert marks(record["players"]) == [["looked"], ["looked"]]
    assert f"commitment {opened['commitment']}" in checked(record, tmp_path, capsys)
    # No game goes on with cards that all players may know.
    body = {"seat": 1, "name": "Ada", "key": "a-new-person-1", "contribution": "0c" * 16}
    refused(stranger.http.post(f"/api/invitations/{opened['invite']}", json=body), 422, "over")
    version = browser.look(id)["version"]
    sit = {"seat": 0, "expected": version, "key": "host-again-1", "kind": "human"}
    refused(browser.post(id, "seat", **sit), 422, "over")


def test_a_deal_that_somebody_still_plays_stays_secret(browser: Browser, stranger: Browser) -> None:
    opened = dealt(browser, stranger)
    id = opened["id"]
    change(browser, id, 0, "guest")
    lend(stranger, id, 1)
    assert "secret" not in stranger.look(id)["deal"]
    refused(stranger.http.get(f"/api/tables/{id}/record"), 403, "record_secret")


def test_a_table_that_has_run_out_leaves_its_proof_and_its_page_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maintenance, "FIRST_SECONDS", 0.3)
    monkeypatch.setattr(maintenance, "ARCHIVE_SECONDS", 0.3)
    settled = Settings(hosts_for("127.0.0.1"), keep_open=10)
    with running(tmp_path, settled=settled) as url, Browser(url) as host, Browser(url) as guest:
        opened = dealt(host, guest)
        with guest.watch(opened["id"], 1) as line:
            heard(line)
            engine = open_database(tmp_path)
            with writing(engine) as connection:
                connection.execute(update(tables).values(updated=now() - 11 * DAY))
            engine.dispose()
            assert heard_closing(line)
        refused(guest.http.get(f"/api/tables/{opened['id']}"), 404, "unknown_table")
        for person in (host, guest):
            [proof] = proofs_of(person)
            assert proof["record"]["fair_deal"]["commitment"] == opened["commitment"]


def test_a_proof_is_kept_for_some_time_and_is_in_the_backup(tmp_path: Path) -> None:
    with running(tmp_path / "one") as url, Browser(url) as host, Browser(url) as guest:
        opened = dealt(host, guest)
        lend(guest, opened["id"], 1)
        expect(host.http.delete(f"/api/tables/{opened['id']}"), 200)
        before = proofs_of(guest)
        cookies = dict(guest.http.cookies)
    engine = open_database(tmp_path / "one")
    assert backup(engine, tmp_path / "copy").tables == 0
    engine.dispose()
    engine = open_database(tmp_path / "two")
    for _ in range(2):
        assert restore(engine, tmp_path / "copy") == Restored(0, 0, 0)
    with running(tmp_path / "two") as url, Browser(url) as guest:
        guest.http.cookies.update(cookies)
        assert proofs_of(guest) == before
        for days, left in ((KEPT_DAYS - 1, before), (KEPT_DAYS + 1, [])):
            with writing(engine) as connection:
                retention.prune(connection, Settings(), now() + days * DAY, 1)
            assert proofs_of(guest) == left
    engine.dispose()


def test_a_browser_that_only_a_proof_knows_stays_known(tmp_path: Path) -> None:
    """Otherwise the cookie of an earlier version could not be exchanged."""
    with running(tmp_path) as url, Browser(url) as host, Browser(url) as guest:
        id = dealt(host, guest)["id"]
        change(guest, id, 1, "guest")
        engine = open_database(tmp_path)
        with engine.begin() as connection:
            sat = set(connection.scalars(select(seats.c.dealt_to)))
            assert len(sat) == 2
            assert all(cookie_queries.is_known(connection, owner) for owner in sat)
        expect(host.http.delete(f"/api/tables/{id}"), 200)
        with engine.begin() as connection:
            [owner] = connection.scalars(select(proof_rows.c.owner))
            assert owner in sat
            assert [cookie_queries.is_known(connection, one) for one in (owner, *(sat - {owner}))] == [
                True,
                False,
            ]
        engine.dispose()


def test_a_damaged_table_is_deleted_without_its_proof(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as host, Browser(url) as guest:
        id = dealt(host, guest)["id"]
    connection = sqlite3.connect(tmp_path / FILE)
    with connection:
        connection.execute("UPDATE tables SET fair_deal = '{\"secret\": 1}'")
    connection.close()
    engine = open_database(tmp_path)
    with writing(engine) as connection:
        retention.delete_table(connection, id)
        assert connection.scalar(select(tables.c.id)) is None
        assert connection.scalar(select(proof_rows.c.table_id)) is None
    engine.dispose()


def test_tables_dealt_by_version_0_2_0_know_to_whom(tmp_path: Path) -> None:
    """Their migration, and a backup that was made of them."""
    with running(tmp_path / "one") as url, Browser(url) as host, Browser(url) as guest:
        opened = dealt(host, guest)
        late = host.open([*people("Noor"), GUEST], **FAIR)
        change(host, late["id"], 1, "ai", level="random")
        change(host, late["id"], 1, "guest")
        join(guest, late["invite"], 1)
        waits = host.open([*people("Noor"), GUEST], **FAIR)
        ids = [one["id"] for one in (opened, late, waits)]
        cookies = dict(guest.http.cookies)
    as_of_0_2_0(tmp_path / "one")
    engine = open_database(tmp_path / "one")
    backup(engine, tmp_path / "copy")
    engine.dispose()
    older(tmp_path / "copy")
    engine = open_database(tmp_path / "two")
    assert restore(engine, tmp_path / "copy").added == 3
    engine.dispose()
    for folder in ("one", "two"):
        with running(tmp_path / folder) as url, Browser(url) as guest:
            guest.http.cookies.update(cookies)
            around = [guest.look(id) for id in ids]
            assert [marks(one["seats"]) for one in around] == [[[], []], [[], ["redealt"]], [[], []]]
            assert [one["disclosed"] for one in around] == [[], ["redealt"], []]
            with writing(engine := open_database(tmp_path / folder)) as connection:
                retention.delete_table(connection, ids[0])
            engine.dispose()
            assert [proof["id"] for proof in proofs_of(guest)] == [ids[0]]


def test_the_migration_and_proofs_on_postgresql(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, database=database) as url, Browser(url) as host, Browser(url) as guest:
        opened = dealt(host, guest)
        waits = host.open([*people("Noor"), GUEST], **FAIR)
        cookies = dict(guest.http.cookies)
    engine = open_database(tmp_path, database)
    with writing(engine) as connection:
        for step in (
            "DROP TABLE proofs",
            "ALTER TABLE seats DROP COLUMN moved",
            "ALTER TABLE seats DROP COLUMN dealt_to",
            "UPDATE alembic_version SET version_num = '0009'",
        ):
            connection.execute(text(step))
    engine.dispose()
    with running(tmp_path, database=database) as url, Browser(url) as guest:
        guest.http.cookies.update(cookies)
        around = [guest.look(one["id"]) for one in (opened, waits)]
        assert [marks(one["seats"]) for one in around] == [[[], []], [[], []]]
        with guest.watch(opened["id"], 1) as line:
            heard(line)
            engine = open_database(tmp_path, database)
            with writing(engine) as connection:
                connection.execute(update(tables).values(updated=now() - 11 * DAY))
            engine.dispose()
            # Another process deletes it, and the page is told here.
            monkeypatch.setenv("WEALD_KEEP_OPEN", "10")
            monkeypatch.setenv("WEALD_DATABASE", database)
            assert main(["prune", "--data", str(tmp_path)]) == 0
            assert heard_closing(line)
        [proof] = proofs_of(guest)
        assert proof["record"]["fair_deal"]["commitment"] == opened["commitment"]


def older(file: Path) -> None:
    """Take out of a backup what version 0.2.0 did not store."""
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    for line in lines:
        for seat in line.get("seats", []):
            del seat["moved"], seat["dealt_to"]
    file.write_bytes(gzip.compress(b"\n".join(json.dumps(line).encode() for line in lines) + b"\n"))


def test_only_so_many_proofs_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "LISTED", 2)
    with running(tmp_path) as url, Browser(url) as host, Browser(url) as guest:
        ids = []
        for _ in range(3):
            id = dealt(host, guest)["id"]
            lend(guest, id, 1)
            expect(host.http.delete(f"/api/tables/{id}"), 200)
            ids.append(id)
        assert [proof["id"] for proof in proofs_of(guest)] == [ids[2], ids[1]]
