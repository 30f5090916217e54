"""The published description: every route is in it, and what the service answers is as it says."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import weald
from tests.server.live_server import Browser, Json, expect, fresh_key, people, robots
from weald.server.http.api import OPERATIONS, description
from weald.server.http.responses import ChatMessages, Games, Nothing, Tables
from weald.tables.desk import Opened
from weald.tables.replies import Error, Invitation, Missed, Record, ReplaySnapshot, Report, Snapshot


def test_no_route_is_there_twice() -> None:
    routes = [(operation.path, operation.method) for operation in OPERATIONS]
    assert len(routes) == len(set(routes))


def test_the_description_is_whole(browser: Browser) -> None:
    document = expect(browser.http.get("/api/openapi.json"), 200)
    assert document == json.loads(json.dumps(description()))
    assert document["openapi"] == "3.1.0"
    text = json.dumps(document)
    named = {part.split('"')[0] for part in text.split('"#/components/schemas/')[1:]}
    assert named == set(document["components"]["schemas"])
    for path in document["paths"].values():
        for operation in path.values():
            assert operation["summary"].endswith(".")
            assert {"421", "429", "500", "503"} <= set(operation["responses"])


def test_bodies_say_what_they_take() -> None:
    say = description()["paths"]["/api/tables/{id}/say"]["post"]["requestBody"]
    assert say["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/SayBody"}
    body = description()["components"]["schemas"]["SayBody"]
    assert body["required"] == ["seat", "key", "text"]
    assert body["additionalProperties"] is False


def is_a(kind: Any, data: Json) -> None:
    """Whether a reply has all that its type says, and no more."""
    assert json.loads(msgspec.json.encode(msgspec.convert(data, kind, strict=True))) == data


GAMES = [(game["id"], game["seats"][0]) for game in weald.registered_games()]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_replies_are_as_described(browser: Browser, game: str, seats: int) -> None:
    opened = browser.open([*people("Noor"), *robots(seats - 1)], game=game, timer=60)
    is_a(Opened, opened)
    id = opened["id"]
    table = f"/api/tables/{id}"
    is_a(Games, expect(browser.http.get("/api/games"), 200))
    is_a(Tables, expect(browser.http.get("/api/tables"), 200))
    is_a(Snapshot, browser.look(id, 0))
    is_a(Snapshot, browser.look(id))
    is_a(Report, expect(browser.http.get(f"{table}/report?seat=0"), 200))
    is_a(Record, expect(browser.http.get(f"{table}/record"), 200))
    is_a(Invitation, expect(browser.http.get(f"/api/invitations/{opened['invite']}"), 200))
    is_a(ChatMessages, expect(browser.post(id, "say", seat=0, key=fresh_key(), text="Hello"), 200))
    is_a(ChatMessages, expect(browser.http.get(f"{table}/talk"), 200))
    is_a(Nothing, expect(browser.post(id, "point", seat=0, ref="x"), 200))
    is_a(Error, expect(browser.http.get(f"{table}/replay"), 403))
    stale = browser.post(id, "answer", seat=0, expected=999, key=fresh_key(), option="x")
    is_a(Missed, expect(stale, 409))
    change = {"seat": 0, "expected": 0, "key": fresh_key(), "kind": "ai", "level": "random"}
    is_a(Snapshot, expect(browser.post(id, "seat", **change), 200))


def test_the_end_is_as_described(browser: Browser) -> None:
    id = browser.open([*people("Noor"), *robots(2)])["id"]
    is_a(Snapshot, browser.play(id, [0]))
    table = f"/api/tables/{id}"
    is_a(ReplaySnapshot, expect(browser.http.get(f"{table}/replay?at=3"), 200))
    record = expect(browser.http.get(f"{table}/record"), 200)
    is_a(Record, record)
    is_a(Report, expect(browser.http.get(f"{table}/report"), 200))
    is_a(Opened, expect(browser.http.post("/api/records", json=record), 201))
    record["answers"] = record["answers"][:3]
    is_a(Opened, expect(browser.http.post("/api/records?as=table", json=record), 201))
