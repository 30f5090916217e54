"""Records: out, in again, and looked at moment by moment."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import weald
from tests.server.live_server import Browser, Json, expect, fresh_key, heard, people, refused, robots, running


@pytest.fixture(scope="module")
def finished(url: str) -> tuple[str, Json]:
    """A finished table and its record."""
    with Browser(url) as browser:
        id = browser.open([*people("Noor <b>", "Till"), *robots(1, "easy")])["id"]
        browser.play(id, [0, 1])
        return id, expect(browser.http.get(f"/api/tables/{id}/record"), 200)


def bring(browser: Browser, record: object) -> Any:
    return browser.http.post("/api/records", content=json.dumps(record))


def test_a_record_comes_as_a_file_that_the_library_replays(
    browser: Browser, finished: tuple[str, Json]
) -> None:
    id, record = finished
    reply = browser.http.get(f"/api/tables/{id}/record")
    assert reply.headers["content-disposition"] == f'attachment; filename="weald-ecosystem-{id}.json"'
    assert record["players"] == [
        {"name": "Noor <b>", "kind": "human", "level": None},
        {"name": "Till", "kind": "human", "level": None},
        {"name": "Robot 0", "kind": "ai", "level": "easy"},
    ]
    table = weald.replay(record)
    assert table.over
    assert table.record() == {key: value for key, value in record.items() if key != "players"}


def test_every_moment_of_a_replay(browser: Browser, finished: tuple[str, Json]) -> None:
    id, record = finished
    of = len(record["answers"])
    marks: list[int] = []
    for at in range(of + 1):
        moment = expect(browser.http.get(f"/api/tables/{id}/replay", params={"at": at}), 200)
        table = weald.replay(record, until=at)
        assert moment["view"] == table.game.information.open_view(table.run.state)
        assert moment["events"] == table.events_for(None)
        assert (moment["at"], moment["of"], moment["version"], moment["over"]) == (at, of, at, at == of)
        assert (moment["seat"], moment["decisions"]) == (None, [])
        assert moment["lasts"][at] == moment["last"] == len(moment["events"])
        marks = moment["marks"]
    assert marks[0] == 0
    assert len(marks) >= 20
    assert marks == sorted(set(marks))
    whole = expect(browser.http.get(f"/api/tables/{id}/replay"), 200)
    assert (whole["at"], whole["result"]) == (of, browser.look(id)["result"])


def test_all_hands_are_open_in_a_replay(browser: Browser, finished: tuple[str, Json]) -> None:
    view = expect(browser.http.get(f"/api/tables/{finished[0]}/replay?at=0"), 200)["view"]
    assert [len(hand) for hand in view["hands"]] == [10, 10, 10]


def test_a_record_brought_in_is_the_same_table(browser: Browser, finished: tuple[str, Json]) -> None:
    id, record = finished
    brought = expect(bring(browser, record), 201)["id"]
    assert brought != id
    assert expect(browser.http.get(f"/api/tables/{brought}/record"), 200) == record
    one, other = browser.look(brought), browser.look(id)
    assert (one.pop("id"), one.pop("imported"), one.pop("host")) == (brought, True, True)
    assert (other.pop("id"), other.pop("imported"), other.pop("host")) == (id, False, False)
    assert (one.pop("disclosed"), other.pop("disclosed")) == ([], ["solo", "seed"])
    assert one == other
    listed = expect(browser.http.get("/api/tables"), 200)["tables"]
    assert [(table["id"], table["imported"], table["mine"]) for table in listed] == [(brought, True, [])]


def test_an_unfinished_record_can_be_watched_but_not_played(
    browser: Browser, finished: tuple[str, Json]
) -> None:
    record = {**finished[1], "answers": finished[1]["answers"][:10]}
    id = expect(bring(browser, record), 201)["id"]
    with browser.watch(id) as line:
        now = heard(line)
    assert (now["over"], now["version"], now["mine"]) == (False, 10, [])
    assert expect(browser.http.get(f"/api/tables/{id}/replay?at=10"), 200)["of"] == 10
    assert browser.look(id)["version"] == 10
    reply = browser.post(id, "answer", seat=0, expected=10, key="0123456789", option="fox")
    refused(reply, 403, "seat_not_yours")


def test_a_record_without_players_has_nameless_ones(browser: Browser, finished: tuple[str, Json]) -> None:
    plain = {key: value for key, value in finished[1].items() if key != "players"}
    for players in (None, "x", [], [1, 2, 3], [{"name": "a\x00", "kind": "human"}] * 3):
        record = plain if players is None else {**plain, "players": players}
        id = expect(bring(browser, record), 201)["id"]
        assert [seat["name"] for seat in browser.look(id)["seats"]] == ["", "", ""]


def test_a_record_cut_in_half(browser: Browser, finished: tuple[str, Json]) -> None:
    text = json.dumps(finished[1])
    reply = browser.http.post("/api/records", content=text[: len(text) // 2])
    assert refused(reply, 400, "record_broken") == {"id": "error-record-broken", "args": {}}


def test_a_record_of_a_newer_version(browser: Browser, finished: tuple[str, Json]) -> None:
    for field in ("weald", "version"):
        message = refused(bring(browser, {**finished[1], field: 99}), 422, "newer")
        assert message["id"] == "record-newer"
        assert message["args"]["found"] == 99


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "game"),
        ({"opening": [1, 2, 3]}, "differs"),
        ({"start": {}}, "start"),
        ({"answers": [[0, "unicorn", []]]}, "answer"),
        ({"answers": ["x"]}, "answer"),
        ({"seats": "three"}, "start"),
        ({"seats": []}, "start"),
        ({"options": 7}, "start"),
        ({"game": ["ecosystem"]}, "game"),
        ({"weald": "x"}, "newer"),
    ],
)
def test_a_record_that_is_wrong(
    browser: Browser, finished: tuple[str, Json], change: Json, code: str
) -> None:
    refused(bring(browser, {**finished[1], **change}), 422, code)


def test_a_record_with_a_field_missing(browser: Browser, finished: tuple[str, Json]) -> None:
    for field in ("weald", "game", "version", "seats", "options", "start", "opening", "answers"):
        record = {key: value for key, value in finished[1].items() if key != field}
        assert refused(bring(browser, record), 422, "missing")["args"] == {"field": field}


@pytest.mark.parametrize("body", ["[]", "7", '"x"', "[" * 100_000, "null"])
def test_what_is_no_record_at_all(browser: Browser, body: str) -> None:
    refused(browser.http.post("/api/records", content=body), 400, "record_broken")


def add_continued(who: Browser, record: Json) -> httpx.Response:
    return who.http.post("/api/records", params={"as": "table"}, json=record)


def cut(record: Json, answers: int) -> Json:
    return {**record, "answers": record["answers"][:answers]}


def test_a_record_goes_on_as_a_new_table(browser: Browser, finished: tuple[str, Json]) -> None:
    record = cut(finished[1], 7)
    opened = expect(add_continued(browser, record), 201)
    id = opened["id"]
    assert sorted(opened["tokens"]) == ["0", "1"]
    there = weald.replay(record)
    with Browser(browser.url, opened["tokens"]["1"]) as till:
        assert till.look(id, 1)["mine"] == [1]
        assert till.look(id, 1)["view"] == there.view(1)
    around = browser.look(id)
    assert (around["imported"], around["host"], around["invite"]) == (False, True, opened["invite"])
    assert [(seat["name"], seat["kind"]) for seat in around["seats"]] == [
        ("Noor <b>", "human"),
        ("Till", "human"),
        ("Robot 0", "ai"),
    ]
    end = browser.play(id, [0, 1])
    assert end["over"]
    whole = expect(browser.http.get(f"/api/tables/{id}/record"), 200)
    assert whole["answers"][:7] == record["answers"]
    assert weald.replay(whole).over


def test_a_player_of_an_unknown_level_becomes_a_human(browser: Browser, finished: tuple[str, Json]) -> None:
    record = {**cut(finished[1], 3), "players": None}
    assert sorted(expect(add_continued(browser, record), 201)["tokens"]) == ["0", "1", "2"]
    players = [{"name": "", "kind": "ai", "level": "genius"}, *finished[1]["players"][1:]]
    assert sorted(expect(add_continued(browser, {**record, "players": players}), 201)["tokens"]) == ["0", "1"]


@pytest.mark.parametrize("purpose", ["", "play", "TABLE"])
def test_a_record_is_for_looking_or_for_playing(
    browser: Browser, finished: tuple[str, Json], purpose: str
) -> None:
    reply = browser.http.post("/api/records", params={"as": purpose}, json=finished[1])
    assert refused(reply, 400, "bad_field")["args"] == {"field": "as"}


def test_a_running_game_can_be_saved_by_a_host_who_plays_alone(browser: Browser, stranger: Browser) -> None:
    id = browser.open([*people("Noor", "Till"), *robots(1)])["id"]
    now = browser.play(id, [0, 1], until=4)
    record = expect(browser.http.get(f"/api/tables/{id}/record"), 200)
    assert len(record["answers"]) >= now["version"]
    opened = expect(add_continued(browser, record), 201)
    assert browser.look(opened["id"], 0)["view"]["hand"] is not None
    refused(stranger.http.get(f"/api/tables/{id}/record"), 403, "record_secret")


def test_a_running_game_with_others_keeps_its_secrets(browser: Browser, stranger: Browser) -> None:
    opened = browser.open([*people("Noor"), {"kind": "guest"}, *robots(1)])
    path = f"/api/tables/{opened['id']}/record"
    # A guest may come yet.
    refused(browser.http.get(path), 403, "record_secret")
    body = {"seat": 1, "name": "Till", "key": fresh_key()}
    expect(stranger.http.post(f"/api/invitations/{opened['invite']}", json=body), 200)
    # A player who has lent the seat to an AI may come back.
    version = stranger.look(opened["id"])["version"]
    lent = {"seat": 1, "expected": version, "key": fresh_key(), "kind": "ai", "level": "random"}
    expect(stranger.post(opened["id"], "seat", **lent), 200)
    for who in (browser, stranger):
        refused(who.http.get(path), 403, "record_secret")


def test_those_who_watch_see_everything_after_the_end(finished: tuple[str, Json], url: str) -> None:
    with Browser(url) as somebody:
        end = somebody.look(finished[0])
        last = expect(somebody.http.get(f"/api/tables/{finished[0]}/replay"), 200)
    assert end["view"] == last["view"]
    assert end["view"]["hands"] is not None


def test_a_list_replays_no_finished_game(
    tmp_path: Path, finished: tuple[str, Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as url, Browser(url) as host:
        expect(host.http.post("/api/records", json=finished[1]), 201)
        [before] = expect(host.http.get("/api/tables"), 200)["tables"]
        cookies = dict(host.http.cookies)
    monkeypatch.delattr("weald.tables.rows.read")
    monkeypatch.delattr("weald.tables.open_table.read")
    with running(tmp_path) as url, Browser(url) as host:
        host.http.cookies.update(cookies)
        [after] = expect(host.http.get("/api/tables"), 200)["tables"]
    assert after["ending"] == before["ending"]
    assert len(after["ending"]["totals"]) == 3
