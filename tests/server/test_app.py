"""Every route with what it gives, and every status that it refuses with."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import weald
from tests.server.live_server import Browser, Json, expect, fresh_key, people, refused, robots


def person(name: str) -> dict[str, object]:
    """A player in the browser that opened the table."""
    return {"name": name, "kind": "human", "level": None, "away": False, "free": False}


def test_games_are_those_of_the_library(browser: Browser) -> None:
    listed = expect(browser.http.get("/api/games"), 200)["games"]
    addresses = {game.pop("catalogue") for game in listed}
    minutes = {game["id"]: game.pop("lesson") for game in listed}
    assert minutes["ecosystem"] == 10
    assert listed == weald.registered_games()
    assert len(addresses - {None}) == 1


def test_games_are_there_before_anybody_asks_for_one(tmp_path: Path) -> None:
    """An import that waits for the first table could fail then."""
    made = """
import pathlib, sys
from weald.games import REGISTRY
from weald.server.app import create_app
from weald.server.storage.database import open_database
from weald.server.settings import Settings, hosts_for

create_app(open_database(pathlib.Path(sys.argv[1])), Settings(hosts_for("")))
print([game for game in REGISTRY if f"weald.games.{game}" not in sys.modules])
"""
    command = [sys.executable, "-c", made, str(tmp_path)]
    assert subprocess.run(command, capture_output=True, text=True).stdout == "[]\n"


def test_a_new_table_gives_a_token_to_every_person(browser: Browser) -> None:
    opened = browser.open([*people("Noor", "Till"), *robots(1, "easy")])
    assert sorted(opened) == ["id", "invite", "tokens"]
    assert sorted(opened["tokens"]) == ["0", "1"]
    assert len(opened["id"]) == len(opened["invite"]) == 16
    assert all(len(token) == 43 for token in opened["tokens"].values())


def test_a_snapshot_has_what_a_seat_needs(browser: Browser) -> None:
    opened = browser.open(people("Noor", "Till", "Ada"))
    id = opened["id"]
    table = weald.new("ecosystem", seats=3, seed=7)
    decision = table.decision(1)
    assert decision is not None
    assert browser.look(id, 1) == {
        "id": id,
        "game": "ecosystem",
        "options": {"edition": "second", "many_gaps": -5, "takebacks": "own"},
        "imported": False,
        "version": 0,
        "over": False,
        "result": None,
        "seat": 1,
        "mine": [0, 1, 2],
        "host": True,
        "invite": opened["invite"],
        "disclosed": ["solo", "seed"],
        "deal": None,
        "pace": "at_once",
        "practice": False,
        "timer": None,
        "deadline": None,
        "wish": None,
        "seats": [{**person(name), "asked": True, "done": False} for name in ("Noor", "Till", "Ada")],
        "view": table.view(1),
        "decisions": [decision.to_json()],
        "answered": None,
        "undo": {
            "ok": False,
            "part": False,
            "reason": {"id": "illegal-undo-nothing", "args": {}},
            "ask": None,
        },
        "events": table.events_for(1),
        "last": len(table.events),
        "rewound": False,
    }


def test_only_events_after_a_number(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    browser.play(id, [0, 1, 2], until=6)
    whole = browser.look(id, 0)
    assert [event["n"] for event in whole["events"]] == list(range(1, whole["last"] + 1))
    part = browser.look(id, 0, after=2)
    assert part["events"] == whole["events"][2:]
    assert part["last"] == whole["last"]
    beyond = browser.look(id, 0, after=9999)
    assert (beyond["events"], beyond["last"], beyond["rewound"]) == ([], whole["last"], True)


def test_an_answer_moves_the_table_on(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    after = expect(browser.answer(id, 0, "fox"), 200)
    assert (after["version"], after["answered"], after["decisions"]) == (1, "fox", [])
    assert [seat["done"] for seat in after["seats"]] == [True, False, False]
    assert after["undo"] == {"ok": True, "part": False, "reason": None, "ask": None}


def test_a_game_is_played_to_its_end(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    end = browser.play(id, [0, 1, 2])
    replayed = weald.replay(expect(browser.http.get(f"/api/tables/{id}/record"), 200))
    assert replayed.result is not None
    assert end["result"] == {**replayed.result.to_json(), "taken_back": 0}
    assert (end["over"], end["decisions"]) == (True, [])
    over = refused(
        browser.post(id, "answer", seat=0, expected=end["version"], key=fresh_key(), option="fox"),
        422,
        "over",
    )
    assert over["id"] == "illegal-over"


def test_my_tables_newest_first(browser: Browser, stranger: Browser) -> None:
    first = browser.open([*people("Noor"), *robots(2)])["id"]
    browser.play(first, [], until=2)
    second = browser.open(people("Noor", "Till", "Ada"))["id"]
    browser.answer(second, 1, "fox")
    listed = expect(browser.http.get("/api/tables"), 200)["tables"]
    assert [table["id"] for table in listed] == [second, first]
    entry = listed[0]
    assert entry.pop("created") <= entry.pop("updated")
    assert entry == {
        "id": second,
        "game": "ecosystem",
        "over": False,
        "ending": None,
        "imported": False,
        "practice": False,
        "host": True,
        "seats": [person(name) for name in ("Noor", "Till", "Ada")],
        "waiting": [0, 2],
        "mine": [0, 1, 2],
    }
    assert listed[1]["seats"][2] == {**person("Robot 1"), "kind": "ai", "level": "random"}
    assert listed[1]["mine"] == [0]
    assert expect(stranger.http.get("/api/tables"), 200) == {"tables": []}


def test_a_hint_is_an_option_that_is_open(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    now = browser.look(id, 2)
    option = expect(browser.post(id, "hint", seat=2, expected=0), 200)["option"]
    assert option in [choice["id"] for choice in now["decisions"][0]["choices"]]
    assert browser.look(id, 2)["version"] == 0


def test_outcomes_are_those_of_the_options_that_are_open(browser: Browser, stranger: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    reply = expect(browser.http.get(f"/api/tables/{id}/outcomes", params={"seat": 1}), 200)
    assert reply == {"version": 0, "outcomes": {}, "reach": {}}
    refused(browser.http.get(f"/api/tables/{id}/outcomes"), 400, "missing_field")
    refused(stranger.http.get(f"/api/tables/{id}/outcomes", params={"seat": 1}), 403, "seat_not_yours")


def test_no_hint_for_somebody_who_is_not_asked(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    browser.answer(id, 0, "fox")
    refused(browser.post(id, "hint", seat=0, expected=1), 422, "not_asked")


def test_a_hint_for_an_old_moment_is_refused(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    browser.play(id, [0, 1, 2], until=3)
    reply = browser.post(id, "hint", seat=0, expected=1)
    refused(reply, 409, "stale")
    assert reply.json()["missed"]["version"] == 3


@pytest.mark.parametrize("path", ["", "/record", "/replay"])
def test_a_table_that_is_not_there(browser: Browser, path: str) -> None:
    message = refused(browser.http.get(f"/api/tables/nowhere{path}"), 404, "unknown_table")
    assert message == {"id": "error-unknown-table", "args": {}}


@pytest.mark.parametrize("what", ["answer", "undo", "hint"])
def test_a_command_for_a_table_that_is_not_there(browser: Browser, what: str) -> None:
    body = {"seat": 0, "expected": 0}
    if what != "hint":
        body["key"] = fresh_key()  # type: ignore[assignment]
    if what == "answer":
        body["option"] = "fox"  # type: ignore[assignment]
    refused(browser.post("nowhere", what, **body), 404, "unknown_table")


def test_paths_and_methods_that_are_not_there(browser: Browser) -> None:
    refused(browser.http.get("/api/nothing"), 404, "not_found")
    refused(browser.http.get("/nothing.js"), 404, "not_found")
    reply = browser.http.delete("/api/games")
    refused(reply, 405, "method_not_allowed")
    assert reply.headers["allow"] == "GET, HEAD"


@pytest.mark.parametrize(
    ("change", "code", "id"),
    [
        ({"game": "chess"}, "game", "setup-game"),
        ({"seats": people(*"ABCDEFG")}, "seats", "setup-seats"),
        ({"seats": []}, "seats", "setup-seats"),
        ({"options": {"many_gaps": 99}}, "option_range", "setup-option-range"),
        ({"options": {"edition": "third"}}, "option_choice", "setup-option-choice"),
        ({"options": {"colour": "green"}}, "option_unknown", "setup-option-unknown"),
        ({"seed": -1}, "seed", "setup-seed"),
        ({"seed": 2**53}, "seed", "setup-seed"),
        ({"seats": [*people("Noor"), *robots(2, "genius")]}, "unknown_level", "error-unknown-level"),
        ({"seats": [*people("Noor"), {"kind": "ai"}]}, "unknown_level", "error-unknown-level"),
        ({"seats": [{"kind": "human", "level": "greedy"}]}, "human_level", "error-human-level"),
    ],
)
def test_a_table_that_cannot_be(browser: Browser, change: dict[str, object], code: str, id: str) -> None:
    body = {"game": "ecosystem", "seats": people("Noor", "Till", "Ada"), **change}
    message = refused(browser.http.post("/api/tables", json=body), 422, code)
    assert message["id"] == id
    assert expect(browser.http.get("/api/tables"), 200) == {"tables": []}


def test_an_unknown_option_says_which_there_are(browser: Browser) -> None:
    body = {"game": "ecosystem", "seats": people("N", "T", "A"), "options": {"edition": "third"}}
    message = refused(browser.http.post("/api/tables", json=body), 422, "option_choice")
    assert message["args"] == {"option": "edition", "value": "third", "choices": ["second", "first"]}


def test_an_illegal_option_changes_nothing(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    before = browser.look(id, 0)
    refused(browser.answer(id, 0, "unicorn"), 422, "option")
    assert browser.look(id, 0) == before


def test_an_answer_out_of_turn_is_refused_with_the_reason(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    browser.answer(id, 1, "fox")
    again = browser.post(id, "answer", seat=1, expected=1, key=fresh_key(), option="deer")
    assert refused(again, 422, "answered")["id"] == "illegal-answered"
    browser.answer(id, 0, "fox")
    browser.answer(id, 2, "fox")
    around = browser.look(id)
    assert [seat["done"] for seat in around["seats"]] == [False, False, False]
    browser.play(id, [0, 1, 2], until=5)
    around = browser.look(id)
    idle = next(n for n, seat in enumerate(around["seats"]) if seat["done"] or not seat["asked"])
    late = browser.post(id, "answer", seat=idle, expected=around["version"], key=fresh_key(), option="r3c4")
    assert late.status_code == 422
    assert late.json()["error"]["code"] in ("answered", "not_asked")
    assert browser.look(id)["version"] == around["version"]


def test_secrets_stay_until_the_end(browser: Browser, stranger: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    asked = [(stranger, "record"), (stranger, "replay?at=0"), (stranger, "replay"), (browser, "replay")]
    for somebody, path in asked:
        message = refused(somebody.http.get(f"/api/tables/{id}/{path}"), 403, "record_secret")
        assert message == {"id": "error-record-secret", "args": {}}


def test_a_scene_shows_what_happened_beat_by_beat(browser: Browser, stranger: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    nothing: Json = {"view": None, "beats": []}
    assert expect(browser.http.get(f"/api/tables/{id}/scene?seat=0"), 200) == nothing
    table = weald.new("ecosystem", seats=3, seed=7)
    for seat in range(3):
        decision = table.decision(seat)
        assert decision is not None
        browser.answer(id, seat, decision.options[0])
        table.answer(seat, 0)
    beats = table.film(1)
    scene = expect(browser.http.get(f"/api/tables/{id}/scene?seat=1"), 200)
    assert scene["view"] == beats[0].view
    assert [(beat["data"], beat["last"]) for beat in scene["beats"]] == [(b.data, b.last) for b in beats]
    view = scene["view"]
    for beat, expected in zip(scene["beats"], beats, strict=True):
        for path, value in beat["changes"]:
            *way, name = path
            part = view
            for key in way:
                part = part[key]
            part[name] = value
        assert view == expected.view
    assert (
        expect(browser.http.get(f"/api/tables/{id}/scene?seat=1&after={table.events[-1].n}"), 200) == nothing
    )
    refused(stranger.http.get(f"/api/tables/{id}/scene?seat=1"), 403, "seat_not_yours")
    refused(browser.http.get(f"/api/tables/{id}/scene?at=1"), 403, "record_secret")
    around = expect(stranger.http.get(f"/api/tables/{id}/scene"), 200)
    assert around["view"] == table.film(None)[0].view


def test_a_mistake_in_the_query(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    for field in ("seat", "after"):
        for value in ("x", "-1", "1.5", "", "99999999999999999999"):
            reply = browser.http.get(f"/api/tables/{id}", params={field: value})
            assert refused(reply, 400, "bad_field")["args"] == {"field": field}
