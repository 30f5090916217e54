"""The published description: every route is in it, and what the service answers is as it says."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from starlette.routing import Route, WebSocketRoute

import weald
from tests.server.live_server import Browser, Json, expect, fresh_key, people, robots
from weald.server.app import API
from weald.server.http import responses
from weald.server.http.openapi import OPERATIONS, description


def routes() -> set[tuple[str, str]]:
    """Every path with its method, as the service knows them."""
    routed = set()
    for route in API:
        if isinstance(route, WebSocketRoute):
            routed.add((route.path, "get"))
        else:
            assert isinstance(route, Route)
            assert route.methods is not None
            routed |= {(route.path, method.lower()) for method in route.methods - {"HEAD"}}
    return routed


def test_every_route_is_described_and_nothing_else() -> None:
    described = [(operation.path, operation.method) for operation in OPERATIONS]
    assert len(described) == len(set(described))
    assert set(described) == routes()


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
    msgspec.convert(data, kind, strict=True)


GAMES = [(game["id"], game["seats"][0]) for game in weald.registered_games()]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_replies_are_as_described(browser: Browser, game: str, seats: int) -> None:
    opened = browser.open([*people("Noor"), *robots(seats - 1)], game=game, timer=60)
    is_a(responses.Opened, opened)
    id = opened["id"]
    table = f"/api/tables/{id}"
    is_a(responses.Games, expect(browser.http.get("/api/games"), 200))
    is_a(responses.Tables, expect(browser.http.get("/api/tables"), 200))
    is_a(responses.Snapshot, browser.look(id, 0))
    is_a(responses.Snapshot, browser.look(id))
    is_a(responses.Report, expect(browser.http.get(f"{table}/report?seat=0"), 200))
    is_a(responses.Record, expect(browser.http.get(f"{table}/record"), 200))
    is_a(responses.Invitation, expect(browser.http.get(f"/api/invitations/{opened['invite']}"), 200))
    is_a(responses.ChatMessages, expect(browser.post(id, "say", seat=0, key=fresh_key(), text="Hello"), 200))
    is_a(responses.ChatMessages, expect(browser.http.get(f"{table}/talk"), 200))
    is_a(responses.Nothing, expect(browser.post(id, "point", seat=0, ref="x"), 200))
    is_a(responses.Error, expect(browser.http.get(f"{table}/replay"), 403))
    stale = browser.post(id, "answer", seat=0, expected=999, key=fresh_key(), option="x")
    is_a(responses.Missed, expect(stale, 409))
    change = {"seat": 0, "expected": 0, "key": fresh_key(), "kind": "ai", "level": "random"}
    is_a(responses.Snapshot, expect(browser.post(id, "seat", **change), 200))


def test_the_end_is_as_described(browser: Browser) -> None:
    id = browser.open([*people("Noor"), *robots(2)])["id"]
    is_a(responses.Snapshot, browser.play(id, [0]))
    table = f"/api/tables/{id}"
    is_a(responses.ReplaySnapshot, expect(browser.http.get(f"{table}/replay?at=3"), 200))
    record = expect(browser.http.get(f"{table}/record"), 200)
    is_a(responses.Record, record)
    is_a(responses.Report, expect(browser.http.get(f"{table}/report"), 200))
    is_a(responses.Opened, expect(browser.http.post("/api/records", json=record), 201))
    record["answers"] = record["answers"][:3]
    is_a(responses.Opened, expect(browser.http.post("/api/records?as=table", json=record), 201))
