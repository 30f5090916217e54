"""Tables come back from storage as they were, even if the rules have changed."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

import weald
from tests.server.live_server import Browser, Json, expect, fresh_key, heard, people, running
from weald.games import find
from weald.kernel.game import RuleChange
from weald.server.errors import ServeError
from weald.server.storage.compatibility import check_tables
from weald.server.storage.database import FILE, open_database

THREE = ("Noor", "Till", "Ada")


def changed(data: Path, statement: str, *values: object) -> None:
    """Change the database behind the back of a service that is not running."""
    connection = sqlite3.connect(data / FILE)
    with connection:
        connection.execute(statement, values)
    connection.close()


def played(data: Path, until: int) -> tuple[str, dict[str, str], list[Json]]:
    """A table played up to a version, then left: its id, the cookies, and what each seat saw last."""
    with running(data) as url, Browser(url) as browser:
        id = browser.open(people(*THREE))["id"]
        browser.play(id, [0, 1, 2], until=until)
        return (
            id,
            dict(browser.http.cookies),
            [browser.look(id), *(browser.look(id, seat) for seat in range(3))],
        )


@pytest.mark.parametrize("until", [0, 1, 5, 20, 40])
def test_a_table_comes_back_as_it_was(tmp_path: Path, until: int) -> None:
    id, cookies, seen = played(tmp_path, until)
    with running(tmp_path) as url, Browser(url) as browser:
        browser.http.cookies.update(cookies)
        assert [browser.look(id), *(browser.look(id, seat) for seat in range(3))] == seen
        assert browser.play(id, [0, 1, 2], until=until + 5)["version"] == until + 5


def test_a_table_goes_on_from_its_checkpoint_when_the_replay_differs(tmp_path: Path) -> None:
    id, cookies, seen = played(tmp_path, until=20)
    changed(tmp_path, "UPDATE entries SET draws = '[1, 2]' WHERE n = 3")
    with running(tmp_path) as url, Browser(url) as browser:
        browser.http.cookies.update(cookies)
        for before in seen:
            now = browser.look(id, before["seat"])
            assert {**now, "undo": None} == {**before, "undo": None}
        with browser.watch(id, 1) as line:
            assert heard(line)["events"] == seen[2]["events"]
        browser.play(id, [0, 1, 2], until=24)
        now = browser.look(id, 0)
        assert [event["n"] for event in now["events"]] == list(range(1, now["last"] + 1))
        assert now["events"][: seen[1]["last"]] == seen[1]["events"]
        part = browser.look(id, 0, after=seen[1]["last"] - 1)
        assert part["events"] == now["events"][seen[1]["last"] - 1 :]
        secret = next(n for n, seat in enumerate(now["seats"]) if seat["asked"] and not seat["done"])
        given = expect(browser.answer(id, secret), 200)
        if given["answered"] is not None:
            back = browser.post(id, "undo", seat=secret, expected=given["version"], key=fresh_key())
            assert expect(back, 200)["answered"] is None
    with running(tmp_path) as url, Browser(url) as browser:
        browser.http.cookies.update(cookies)
        assert browser.play(id, [0, 1, 2])["over"]
        record = expect(browser.http.get(f"/api/tables/{id}/record"), 200)
        assert len(record["answers"]) >= 100
        end = browser.look(id)
        of = len(record["answers"])
        shown = {k: _replayed(browser, id, k) for k in (0, 2, 3, 10, of - 1, of)}
    # Replayed up to the answer that departs from today's rules, then shown from stored events.
    assert [shown[k]["from_events"] for k in shown] == [False, False, True, True, True, True]
    assert shown[3]["view"] == shown[10]["view"] == shown[of - 1]["view"] == shown[2]["view"]
    assert {replay["of"] for replay in shown.values()} == {of}
    for replay in shown.values():
        assert replay["events"] == end["events"][: replay["last"]]
    assert [replay["at"] for replay in shown.values()] == list(shown)
    assert shown[2]["last"] <= shown[3]["last"] < shown[10]["last"] < shown[of - 1]["last"] <= end["last"]
    assert (shown[of]["result"], shown[of]["over"], shown[of]["last"]) == (end["result"], True, end["last"])


def test_a_table_that_would_not_even_begin_like_this_is_told(tmp_path: Path) -> None:
    id, cookies, _ = played(tmp_path, until=10_000)
    changed(tmp_path, "UPDATE tables SET start = json_set(start, '$.opening', json('[1, 2]'))")
    with running(tmp_path) as url, Browser(url) as browser:
        browser.http.cookies.update(cookies)
        end = browser.look(id)
        assert end["over"]
        for k in (0, 1, 50, end["version"]):
            replay = _replayed(browser, id, k)
            assert (replay["from_events"], replay["at"]) == (True, k)
            assert replay["events"] == end["events"][: replay["last"]]
        assert _replayed(browser, id, 1)["last"] < end["last"]
        assert _replayed(browser, id, end["version"])["last"] == end["last"]
        assert browser.http.get(f"/api/tables/{id}/replay", params={"at": 9999}).status_code == 422


def _replayed(browser: Browser, id: str, k: int) -> Json:
    return expect(browser.http.get(f"/api/tables/{id}/replay", params={"at": k}), 200)


def test_a_table_that_this_version_cannot_read_is_said_to_be_so(tmp_path: Path) -> None:
    id, _, _ = played(tmp_path, until=3)
    changed(tmp_path, "UPDATE tables SET position = '{}', start = '{}'")
    with running(tmp_path) as url, Browser(url) as browser:
        reply = browser.http.get(f"/api/tables/{id}")
        assert (reply.status_code, reply.json()["error"]["code"]) == (422, "table_unusable")
        assert browser.http.get("/api/games").status_code == 200


def test_a_table_of_an_older_version_of_its_game_is_upgraded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, cookies, seen = played(tmp_path, until=20)
    game = find("ecosystem")
    newer = game.version + 1
    monkeypatch.setattr(game, "version", newer)
    monkeypatch.setattr(game, "upgrades", {**game.upgrades, newer - 1: lambda state: state})
    free = {newer - 1: lambda options: {**options, "takebacks": "free"}}
    monkeypatch.setattr(game, "option_upgrades", {**game.option_upgrades, **free})
    with running(tmp_path) as url, Browser(url) as browser:
        browser.http.cookies.update(cookies)
        for before in seen:
            now = browser.look(id, before["seat"])
            assert now["options"] == {**before["options"], "takebacks": "free"}
            assert now["view"] == before["view"]
            assert now["events"] == before["events"]
            assert now["decisions"] == before["decisions"]
        browser.play(id, [0, 1, 2], until=22)
    connection = sqlite3.connect(tmp_path / FILE)
    stored = connection.execute(
        "SELECT game_version, json_extract(position, '$.version') FROM tables"
    ).fetchall()
    engines = connection.execute("SELECT engine FROM entries ORDER BY n").fetchall()
    connection.close()
    assert stored == [(newer, newer)]
    assert [engine for (engine,) in engines] == (
        [f"{weald.__version__}/{newer - 1}"] * 21 + [f"{weald.__version__}/{newer}"] * 2
    )


def test_a_table_that_departs_by_a_rule_change_is_shown_from_its_stored_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, cookies, seen = played(tmp_path, until=10_000)
    changed(tmp_path, "UPDATE entries SET draws = '[1, 2]' WHERE n = 3")
    game = find("ecosystem")
    newer = game.version + 1
    monkeypatch.setattr(game, "version", newer)
    monkeypatch.setattr(game, "rule_changes", (RuleChange(newer, "fewer-cards", "illegal-over"),))
    engine = open_database(tmp_path)
    [finding] = check_tables(engine)
    engine.dispose()
    assert (finding.outcome, finding.answer, finding.changes) == ("differs", 3, ("fewer-cards",))
    with running(tmp_path) as url, Browser(url) as browser:
        browser.http.cookies.update(cookies)
        end = browser.look(id)
        assert (end["result"], end["events"]) == (seen[0]["result"], seen[0]["events"])
        of = _replayed(browser, id, 0)["of"]
        shown = {k: _replayed(browser, id, k) for k in (0, 2, 3, of)}
    assert [replay["from_events"] for replay in shown.values()] == [False, False, True, True]
    for replay in shown.values():
        assert replay["events"] == end["events"][: replay["last"]]
    assert shown[of]["result"] == end["result"]


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as browser:
        id = browser.open(people(*THREE))["id"]
        before = browser.look(id, 0)
        block = "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'full'); END"
        changed(tmp_path, block)
        command = {"seat": 0, "expected": 0, "key": fresh_key(), "option": "fox"}
        reply = browser.post(id, "answer", **command)
        assert (reply.status_code, reply.json()["error"]["code"]) == (503, "storage")
        assert browser.look(id, 0) == before
        changed(tmp_path, "DROP TRIGGER full")
        assert expect(browser.post(id, "answer", **command), 200)["version"] == 1


def test_the_database_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    engine = open_database(tmp_path)
    with engine.begin() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    engine.dispose()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


def test_every_entry_is_there_with_the_rules_that_accepted_it(tmp_path: Path) -> None:
    id, _, _ = played(tmp_path, until=6)
    connection = sqlite3.connect(tmp_path / FILE)
    rows = connection.execute(
        "SELECT n, kind, engine, undone FROM entries WHERE table_id = ? ORDER BY n", [id]
    )
    entries = rows.fetchall()
    connection.close()
    assert [row[0] for row in entries] == list(range(7))
    assert [row[1] for row in entries] == ["start"] + ["answer"] * 6
    assert {row[2] for row in entries} == {f"{weald.__version__}/{weald.new('ecosystem').game.version}"}
    assert {row[3] for row in entries} == {None}


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database at all, but long enough to look at" * 50)
    with pytest.raises(ServeError) as error:
        open_database(tmp_path)
    assert error.value.message.id == "cli-data-broken"
    assert error.value.message.args == {"path": str(tmp_path / FILE)}


def test_a_directory_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(ServeError) as error:
        open_database(tmp_path / "file" / "data")
    assert error.value.message.id == "cli-data-unusable"


def test_two_services_on_the_same_data_stay_in_order(tmp_path: Path) -> None:
    with running(tmp_path) as one, running(tmp_path) as two, Browser(one) as noor, Browser(two) as twin:
        id = noor.open(people(*THREE))["id"]
        twin.http.cookies.update(noor.http.cookies)
        assert twin.look(id, 0) == noor.look(id, 0)
        expect(noor.answer(id, 0, "fox"), 200)
        expect(twin.answer(id, 1, "deer"), 200)
        expect(noor.answer(id, 2, "fox"), 200)
        assert twin.look(id, 0) == noor.look(id, 0)
        assert twin.look(id)["version"] == 3
