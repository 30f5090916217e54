"""Rights of callers: every route, asked by each kind of caller."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live_server import Browser, Json, expect, fresh_key, people, robots
from weald.server.http.api import OPERATIONS
from weald.server.tokens import fingerprint

WHO = ("nobody", "spectator", "other", "token", "owner", "host")


@dataclass
class Table:
    """A game between the owner of seat 1, another person at seat 2, and a host who plays seat 0."""

    id: str
    invite: str
    version: int
    people: dict[str, Browser]
    record: Json


@pytest.fixture(scope="module")
def finished(url: str) -> Json:
    """The record of a game that is over."""
    with Browser(url) as somebody:
        id = somebody.open([*people("Noor"), *robots(2)])["id"]
        somebody.play(id, [0])
        return expect(somebody.http.get(f"/api/tables/{id}/record"), 200)


@contextmanager
def opened_table(url: str, finished: Json) -> Iterator[Table]:
    callers = {name: Browser(url) for name in ("nobody", "spectator", "other", "owner", "host")}
    callers["spectator"].http.get("/")
    opened = callers["host"].open([*people("Noor"), {"kind": "guest"}, {"kind": "guest"}, {"kind": "guest"}])
    for name, seat in (("owner", 1), ("other", 2)):
        body = {"seat": seat, "name": name, "key": fresh_key()}
        joined = expect(callers[name].http.post(f"/api/invitations/{opened['invite']}", json=body), 200)
        if name == "owner":
            callers["token"] = Browser(url, joined["token"])
    version = callers["host"].look(opened["id"])["version"]
    yield Table(opened["id"], opened["invite"], version, callers, finished)
    for person in callers.values():
        person.http.close()


@pytest.fixture
def table(url: str, finished: Json) -> Iterator[Table]:
    with opened_table(url, finished) as table:
        yield table


@pytest.fixture(scope="module")
def table_to_read(url: str, finished: Json) -> Iterator[Table]:
    """A table for all who only read: nothing changes there."""
    with opened_table(url, finished) as table:
        yield table


Ask = Callable[[Table, Browser], httpx.Response]


def get(path: str) -> Ask:
    return lambda table, who: who.http.get(path.format(id=table.id, code=table.invite))


def post(path: str, **body: Any) -> Ask:
    def ask(table: Table, who: Browser) -> httpx.Response:
        asked = {name: table.version if value is CURRENT else value for name, value in body.items()}
        if "seat" in body and "ref" not in body and not path.endswith("hint"):
            asked["key"] = fresh_key()
        return who.http.post(path.format(id=table.id, code=table.invite), json=asked)

    return ask


def bring(path: str, until: int | None) -> Ask:
    def ask(table: Table, who: Browser) -> httpx.Response:
        return who.http.post(path, json={**table.record, "answers": table.record["answers"][:until]})

    return ask


def connect(path: str) -> Ask:
    def ask(table: Table, who: Browser) -> httpx.Response:
        try:
            with who.watch(table.id, 1 if "seat=1" in path else None):
                return httpx.Response(101)
        except InvalidStatus as refusal:
            return httpx.Response(refusal.response.status_code)

    return ask


CURRENT = object()
T = "/api/tables/{id}"
C = "/api/invitations/{code}"
NEW = {"game": "ecosystem", "seats": people("A", "B", "C")}
SEAT = {"seat": 1, "expected": CURRENT}

ALL = dict.fromkeys(WHO, 200)
MADE = dict.fromkeys(WHO, 201)
OWN = {**dict.fromkeys(WHO, 403), "owner": 200, "token": 200}
AT_TABLE = {**ALL, "nobody": 403, "spectator": 403}
# The status that a seat's own human gets if a command is not possible just then.
NOT_NOW = {**OWN, "owner": 422, "token": 422}

# The rules of the house, route by route. A route that is not here fails the test below.
MATRIX: list[tuple[str, str, Ask, dict[str, int]]] = [
    ("get", "/api/openapi.json", get("/api/openapi.json"), ALL),
    ("get", "/api/games", get("/api/games"), ALL),
    ("get", "/api/games/{id}/catalogue", get("/api/games/spirit_island/catalogue"), ALL),
    ("get", "/api/learn", get("/api/learn"), ALL),
    ("get", "/api/learn/{topic}/{game}", get("/api/learn/lessons/ecosystem"), ALL),
    ("get", "/api/tables", get("/api/tables"), ALL),
    ("get", "/api/proofs", get("/api/proofs"), ALL),
    ("post", "/api/tables", lambda table, who: who.http.post("/api/tables", json=NEW), MADE),
    ("get", T, get(T), ALL),
    ("get", T, get(f"{T}?seat=1"), OWN),
    ("get", f"{T}/outcomes", get(f"{T}/outcomes?seat=1"), OWN),
    ("get", f"{T}/scene", get(f"{T}/scene"), ALL),
    ("get", f"{T}/scene", get(f"{T}/scene?seat=1"), OWN),
    (
        "delete",
        T,
        lambda table, who: who.http.delete(f"/api/tables/{table.id}"),
        {**dict.fromkeys(WHO, 200), "nobody": 403, "spectator": 403, "host": 409},
    ),
    ("post", f"{T}/answer", post(f"{T}/answer", **SEAT, option="unicorn"), NOT_NOW),
    ("post", f"{T}/undo", post(f"{T}/undo", **SEAT), NOT_NOW),
    ("post", f"{T}/consent", post(f"{T}/consent", **SEAT, agree=True), {**OWN, "owner": 409, "token": 409}),
    ("post", f"{T}/seat", post(f"{T}/seat", **SEAT, kind="ai"), OWN),
    ("post", f"{T}/seat", post(f"{T}/seat", **SEAT, kind="human"), OWN),
    ("post", f"{T}/seat", post(f"{T}/seat", **SEAT, kind="guest"), OWN),
    (
        "post",
        f"{T}/seat",
        post(f"{T}/seat", seat=3, expected=CURRENT, kind="ai", level="random"),
        {**dict.fromkeys(WHO, 403), "host": 200},
    ),
    # Only a browser with a seat has something to move, and no browser guesses a code.
    (
        "post",
        f"{T}/move",
        post(f"{T}/move"),
        {**dict.fromkeys(WHO, 200), "nobody": 403, "spectator": 403, "token": 403},
    ),
    ("post", "/api/moves", post("/api/moves", code="ABCDEFGH"), dict.fromkeys(WHO, 404)),
    (
        "post",
        f"{T}/pace",
        post(f"{T}/pace", **SEAT, pace="slow"),
        {**dict.fromkeys(WHO, 403), "host": 200},
    ),
    ("post", f"{T}/hint", post(f"{T}/hint", **SEAT), OWN),
    ("post", f"{T}/say", post(f"{T}/say", seat=1, text="Hello"), OWN),
    (
        "post",
        f"{T}/say",
        post(f"{T}/say", seat=None, text="Hello"),
        {**dict.fromkeys(WHO, 403), "host": 200},
    ),
    ("get", f"{T}/talk", get(f"{T}/talk"), AT_TABLE),
    ("post", f"{T}/point", post(f"{T}/point", seat=1, ref="cell:1"), OWN),
    ("get", f"{T}/record", get(f"{T}/record"), dict.fromkeys(WHO, 403)),
    ("get", f"{T}/replay", get(f"{T}/replay"), dict.fromkeys(WHO, 403)),
    ("get", f"{T}/moments", get(f"{T}/moments"), dict.fromkeys(WHO, 403)),
    ("post", f"{T}/practice", post(f"{T}/practice", at=0), dict.fromkeys(WHO, 403)),
    ("get", f"{T}/story", get(f"{T}/story"), dict.fromkeys(WHO, 403)),
    ("get", f"{T}/report", get(f"{T}/report"), ALL),
    ("get", f"{T}/report", get(f"{T}/report?seat=1"), OWN),
    ("post", "/api/records", bring("/api/records", None), MADE),
    ("post", "/api/records", bring("/api/records?as=table", 3), MADE),
    ("get", C, get(C), ALL),
    ("post", C, post(C, seat=3, name="Eve"), ALL),
    ("post", C, post(C, seat=1, name="Eve"), dict.fromkeys(WHO, 409)),
    ("get", f"{T}/live", connect("live"), dict.fromkeys(WHO, 101)),
    ("get", f"{T}/live", connect("live?seat=1"), {**dict.fromkeys(WHO, 403), "owner": 101, "token": 101}),
]


def test_every_route_is_in_the_matrix() -> None:
    described = {(operation.method, operation.path) for operation in OPERATIONS}
    assert len(described) >= 20
    assert {(method, path) for method, path, _, _ in MATRIX} == described


@pytest.mark.parametrize(("method", "path", "ask", "expected"), [row for row in MATRIX if row[0] == "get"])
@pytest.mark.parametrize("who", WHO)
def test_the_matrix_of_readers(
    table_to_read: Table, who: str, method: str, path: str, ask: Ask, expected: dict[str, int]
) -> None:
    reply = ask(table_to_read, table_to_read.people[who])
    assert reply.status_code == expected[who], f"{method} {path} by {who}: {reply.text[:200]}"


@pytest.mark.parametrize(("method", "path", "ask", "expected"), [row for row in MATRIX if row[0] != "get"])
@pytest.mark.parametrize("who", WHO)
def test_the_matrix(
    table: Table, who: str, method: str, path: str, ask: Ask, expected: dict[str, int]
) -> None:
    before = table.people["owner"].look(table.id, 1)
    reply = ask(table, table.people[who])
    assert reply.status_code == expected[who], f"{method} {path} by {who}: {reply.text[:200]}"
    if reply.status_code in (403, 409, 422) and method == "post":
        assert table.people["owner"].look(table.id, 1) == before


@pytest.mark.parametrize("who", WHO)
def test_only_the_host_gets_to_know_the_invitation(table: Table, who: str) -> None:
    """In all replies, the code is there for the host alone."""
    person = table.people[who]
    readable = [
        (path, ask)
        for _, path, ask, _ in MATRIX
        if not path.startswith("/api/invitations") and not path.endswith("live")
    ]
    assert len(readable) >= 20
    telling = [path for path, ask in readable if table.invite in ask(table, person).text]
    assert bool(telling) == (who == "host"), telling


def test_secrets_of_browsers_and_seats_are_nowhere(table: Table) -> None:
    """Neither cookies nor tokens, nor what is stored of them, come back in any answer."""
    cookies = [value for person in table.people.values() for value in person.http.cookies.values()]
    secrets = [part for value in cookies for part in value.split(".")]
    secrets.append(table.people["token"].http.headers["Authorization"].split()[1])
    assert len(secrets) >= 4
    assert len(MATRIX) >= 20
    for who, person in table.people.items():
        for _, path, ask, _ in MATRIX:
            text = ask(table, person).text
            for secret in secrets:
                assert secret not in text, (who, path)
                assert fingerprint(secret) not in text, (who, path)


def test_a_made_up_cookie_or_token_is_nobodys(table: Table) -> None:
    for header in ({"Cookie": "weald=" + "x" * 43}, {"Authorization": "Bearer " + "x" * 43}):
        path = f"/api/tables/{table.id}?seat=1"
        reply = httpx.get(table.people["nobody"].url + path, headers=header)
        assert (reply.status_code, reply.json()["error"]["code"]) == (403, "seat_not_yours")
