"""Observers of twin tables, who request everything that can be requested, route by route."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.live_server import PATIENCE, Browser
from tests.system.twins import HOST, TwinTable, comparable, plain, token

KEY = "a-key-that-nobody-uses"
TABLE = "/api/tables/{id}"
INVITATION = "/api/invitations/{code}"


class Observer:
    """An observer: a seat, the host without a seat (`host`), or a spectator."""

    def __init__(self, url: str, watcher: int | None, host: bool = False) -> None:
        self.watcher = watcher
        self.at_table = host or watcher is not None
        self.browser = Browser(url, None if watcher is None else token(watcher))
        if host:
            self.browser.http.cookies.set("weald", HOST, domain="127.0.0.1")
        # Every browser has a cookie, even if it is new.
        self.browser.http.get("/")

    def __enter__(self) -> Observer:
        return self

    def __exit__(self, *_: object) -> None:
        self.browser.http.close()

    def responses(self, world: TwinTable, route: tuple[str, str], wrong: list[str]) -> list[Any]:
        """Return the comparable responses of a route; `wrong` are options that are not the observer's."""
        return list(ROUTES[route](Look(self.browser, self.watcher, world, wrong, self.at_table)))

    def reports(self, world: TwinTable, count: int) -> tuple[list[Any], list[Any]]:
        """Return bug reports in two parts: the real ones and the imagined positions."""
        look = Look(self.browser, self.watcher, world, [])
        responses = [look.get(f"{TABLE}/report", **look.mine) for _ in range(count)]
        real = [plain(json.dumps({**reply.json(), "imagined": 0}).encode(), world.id) for reply in responses]
        return real, [reply.json()["imagined"] for reply in responses]


@dataclass(frozen=True, slots=True)
class Look:
    """The requests of an observer at one table at one time."""

    browser: Browser
    watcher: int | None
    world: TwinTable
    # Options that are not the observer's.
    wrong: list[str]
    at_table: bool = True

    @property
    def mine(self) -> dict[str, int]:
        return {} if self.watcher is None else {"seat": self.watcher}

    @property
    def other(self) -> int:
        """Another seat: one that has answered in secret or has to answer, if there is one."""
        table = self.world.table
        asked = [decision.seat for decision in table.pending]
        busy: list[int] = [*table.answered, *asked, *range(table.seats)]
        return next(seat for seat in busy if seat != self.watcher)

    @property
    def both(self) -> list[int]:
        """The observer's seat and the other one."""
        return [*self.mine.values(), self.other]

    def get(self, path: str, **query: Any) -> httpx.Response:
        at = path.format(id=self.world.id, code=self.world.invite)
        return self.browser.http.get(at, params=query or None)

    def post(self, path: str, **body: Any) -> httpx.Response:
        at = path.format(id=self.world.id, code=self.world.invite)
        return self.browser.http.post(at, json=body)

    def plain(self, *replies: httpx.Response) -> Iterator[Any]:
        return (comparable(reply, self.world.id) for reply in replies)


Route = Callable[[Look], Iterator[Any]]


def same(path: str) -> Route:
    """Return a check of a route whose response is the same for all tables."""
    return lambda look: look.plain(look.get(path))


def listed(look: Look) -> Iterator[Any]:
    tables = look.get("/api/tables").json()["tables"]
    mine = [table for table in tables if table["id"] == look.world.id]
    assert len(mine) == look.at_table
    yield plain(json.dumps(mine).encode(), look.world.id)


def seen(look: Look) -> Iterator[Any]:
    queries: list[dict[str, int]] = [{}, look.mine, {**look.mine, "after": 3}, {"seat": look.other}]
    return look.plain(*(look.get(TABLE, **query) for query in queries))


def answered(look: Look) -> Iterator[Any]:
    # A refusal could reveal why an option is missing, or to strangers that it exists.
    attempts = [(look.other, look.world.version, option) for option in look.wrong[-1:]]
    for mine in look.mine.values():
        attempts += [(mine, look.world.version, option) for option in look.wrong]
        attempts.append((mine, 0, look.wrong[0]))
    for seat, expected, option in attempts:
        body = {"seat": seat, "expected": expected, "key": KEY, "option": option}
        yield from look.plain(look.post(f"{TABLE}/answer", **body))


def of_another(name: str, **more: Any) -> Route:
    """Return a check of a command for another seat, whose refusal could reveal something."""

    def route(look: Look) -> Iterator[Any]:
        body = {"seat": look.other, "expected": look.world.version, "key": KEY, **more}
        return look.plain(look.post(f"{TABLE}/{name}", **body))

    return route


def agreed(look: Look) -> Iterator[Any]:
    # The observer's own consent is given or refused in `test_leaks`.
    yield from of_another("consent", agree=True)(look)
    if look.watcher is not None:
        stale = {"seat": look.watcher, "expected": 0, "key": KEY, "agree": True}
        yield from look.plain(look.post(f"{TABLE}/consent", **stale))


def advised(look: Look) -> Iterator[Any]:
    yield from look.plain(look.post(f"{TABLE}/hint", seat=look.other, expected=look.world.version))
    if look.watcher is None:
        return
    table = look.world.table
    if table.decision(look.watcher) is not None:
        # A time-limited search is not reproducible, so compare what it starts from.
        yield table.game.position.dump(table.imagine(look.watcher, 1).state)
    else:
        yield from look.plain(look.post(f"{TABLE}/hint", seat=look.watcher, expected=look.world.version))


def chatted(look: Look) -> Iterator[Any]:
    for seat in (None, *look.both):
        yield from look.plain(look.post(f"{TABLE}/say", seat=seat, key=f"{KEY}-{seat}", text="Hello"))


def pointed(look: Look) -> Iterator[Any]:
    for seat in look.both:
        yield from look.plain(look.post(f"{TABLE}/point", seat=seat, ref="hand:fox"))


def replayed(look: Look) -> Iterator[Any]:
    replies = [look.get(f"{TABLE}/replay"), look.get(f"{TABLE}/replay", at=0), look.get(f"{TABLE}/story")]
    assert [reply.status_code for reply in replies] == [403, 403, 403]
    yield from look.plain(*replies)


def recorded(look: Look) -> Iterator[Any]:
    reply = look.get(f"{TABLE}/record")
    assert reply.status_code == 403
    yield from look.plain(reply)


def reported(look: Look) -> Iterator[Any]:
    # The observer's own report redeals hidden information: see `Observer.reports`.
    yield from look.plain(look.get(f"{TABLE}/report", seat=look.other))


def joined(look: Look) -> Iterator[Any]:
    for seat in (*range(look.world.table.seats), 9):
        yield from look.plain(look.post(INVITATION, seat=seat, name="Eve", key=f"{KEY}-{seat}"))


def refused_lines(look: Look) -> Iterator[Any]:
    with pytest.raises(InvalidStatus) as refusal:
        look.browser.watch(look.world.id, look.other)
    response = refusal.value.response
    yield response.status_code, plain(bytes(response.body), look.world.id)


def counted(look: Look) -> Iterator[Any]:
    """Compare which metrics exist; their values are of the whole service."""
    text = look.get("/metrics").text
    assert look.world.id not in text
    yield sorted({re.split(r"[ {]", line)[0] for line in text.splitlines() if not line.startswith("#")})


def foreseen(look: Look) -> Iterator[Any]:
    for query in (*([look.mine] if look.mine else []), {"seat": look.other}):
        yield from look.plain(look.get(f"{TABLE}/outcomes", **query))


def shown(look: Look) -> Iterator[Any]:
    queries: list[dict[str, int]] = [look.mine, {**look.mine, "after": 3}, {"seat": look.other}, {"at": 1}]
    yield from look.plain(*(look.get(f"{TABLE}/scene", **query) for query in queries))


def unfinished(ask: Callable[[Look], httpx.Response]) -> Route:
    """Return a check of a route that is closed while the game runs."""

    def route(look: Look) -> Iterator[Any]:
        reply = ask(look)
        assert reply.status_code == 403
        yield from look.plain(reply)

    return route


def deleted(look: Look) -> Iterator[Any]:
    # Participants would change the table itself.
    if not look.at_table:
        yield from look.plain(look.browser.http.delete(TABLE.format(id=look.world.id)))


def offered(look: Look) -> Iterator[Any]:
    # A code is random, so only refusals can be compared.
    reply = look.post(f"{TABLE}/move")
    assert (reply.status_code == 200) == look.at_table or reply.status_code == 403
    if reply.status_code != 200:
        yield from look.plain(reply)


def healthy(look: Look) -> Iterator[Any]:
    # A machine that is busy enough is not well for a moment, which has nothing to do with a table.
    late = time.monotonic() + PATIENCE
    while (reply := look.get("/healthz")).status_code != 200 and time.monotonic() < late:
        time.sleep(0.2)
    yield from look.plain(reply)


def paged(look: Look) -> Iterator[Any]:
    for path in ("/t/{id}", "/join/{code}", "/replay/{id}", "/replay/{id}/3"):
        yield from look.plain(look.get(path))


# Every route of the service; a test fails if one is missing.
ROUTES: dict[tuple[str, str], Route] = {
    ("get", "/"): paged,
    ("get", "/locale/{language}.ftl"): same("/locale/en.ftl?game=ecosystem"),
    ("get", "/built/{name}"): same("/built/none.js"),
    ("get", "/.well-known/security.txt"): same("/.well-known/security.txt"),
    ("get", "/healthz"): healthy,
    ("get", "/metrics"): counted,
    ("get", "/api/openapi.json"): same("/api/openapi.json"),
    ("get", "/api/games"): same("/api/games"),
    ("get", "/api/games/{id}/catalogue"): same("/api/games/spirit_island/catalogue"),
    ("get", "/api/learn"): same("/api/learn"),
    ("get", "/api/learn/{topic}/{game}"): same("/api/learn/lessons/ecosystem"),
    ("get", "/api/proofs"): same("/api/proofs"),
    ("get", "/api/tables"): listed,
    ("post", "/api/tables"): lambda look: look.plain(look.post("/api/tables", game="ecosystem", seats=[])),
    ("get", TABLE): seen,
    ("delete", TABLE): deleted,
    ("get", f"{TABLE}/outcomes"): foreseen,
    ("get", f"{TABLE}/scene"): shown,
    ("get", f"{TABLE}/moments"): unfinished(lambda look: look.get(f"{TABLE}/moments")),
    ("post", f"{TABLE}/practice"): unfinished(lambda look: look.post(f"{TABLE}/practice", at=0)),
    ("post", f"{TABLE}/answer"): answered,
    ("post", f"{TABLE}/undo"): of_another("undo"),
    ("post", f"{TABLE}/consent"): agreed,
    ("post", f"{TABLE}/seat"): of_another("seat", kind="ai", level="random"),
    ("post", f"{TABLE}/move"): offered,
    ("post", "/api/moves"): lambda look: look.plain(look.post("/api/moves", code="ABCDEFGH")),
    ("post", f"{TABLE}/pace"): of_another("pace", pace="slow"),
    ("post", f"{TABLE}/hint"): advised,
    ("post", f"{TABLE}/say"): chatted,
    ("get", f"{TABLE}/talk"): lambda look: look.plain(look.get(f"{TABLE}/talk")),
    ("post", f"{TABLE}/point"): pointed,
    ("get", f"{TABLE}/record"): recorded,
    ("get", f"{TABLE}/replay"): replayed,
    ("get", f"{TABLE}/story"): replayed,
    ("get", f"{TABLE}/report"): reported,
    ("post", "/api/records"): lambda look: look.plain(look.post("/api/records", table=look.world.id)),
    ("get", INVITATION): lambda look: look.plain(look.get(INVITATION)),
    ("post", INVITATION): joined,
    ("get", f"{TABLE}/live"): refused_lines,
}


class LiveFeed:
    """A live connection of an observer with all its snapshots and notices."""

    def __init__(self, socket: ClientConnection, world: TwinTable) -> None:
        self._socket = socket
        self._world = world
        self.snapshots: list[bytes] = []
        self.notices: list[bytes] = []

    def until_version(self, version: int) -> None:
        """Receive until the table has reached `version`."""
        while self._next().get("version", -1) < version:
            pass

    def until_there(self, seats: list[int]) -> None:
        """Receive until exactly these seats are present."""
        while self._next().get("there") != seats:
            pass

    def _next(self) -> dict[str, Any]:
        text = self._socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        kept = self.snapshots if "version" in message else self.notices
        heard = plain(text.encode(), self._world.id)
        # A notice that still waits for a slow client is not sent twice.
        if kept is self.snapshots or kept[-1:] != [heard]:
            kept.append(heard)
        return message
