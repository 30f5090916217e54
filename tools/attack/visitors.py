"""Attacks by visitors: crafted records, many replays and hints, greedy tables, hostile names and pages."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any
from urllib.parse import quote

import httpx

import weald
from attack.mutations import mutated
from attack.target import BYSTANDER, Bystander, Check, Target
from tests.server.live_server import Browser, Json, expect, fresh_key, people

# Statuses of a request that was understood or refused; the rest is a failure of the service.
DEFINITE = frozenset({200, 201, 400, 403, 404, 405, 408, 409, 413, 421, 422, 429, 503})
NAMES = (
    "",
    " ",
    "x" * 10_000,
    "<script>alert(1)</script>",
    "'; DROP TABLE tables; --",
    "\u202eevil",
    "a\u200bb",
    "\x1b[31mred",
    "\x00",
    "\U0001f600" * 30,
    "\ud800",
    "../../etc/passwd",
    "{ $n }",
)
ORIGINS = ("https://elsewhere.example.org", "null", "http://127.0.0.1.example.org", "file://", "x")
# A worker may have to start first, on a machine that is busy.
HINT_SECONDS = 90.0
# On shared cores a bystander waits even if nothing happens: as many times longer at most.
LOADED, LATE_LOADED = 2, 20
SIX = {"jagged_earth": True}
JSON = {"Content-Type": "application/json"}


def finished_record(game: str = "living_forest_duel", seed: int = 1, most: int = 100_000) -> Json:
    """Return the record of a game of random answers."""
    random = Random(seed)
    table = weald.new(game, seats=2, seed=seed)
    while not table.over and len(table.entries) < most:
        decision = random.choice(table.pending)
        table.answer(decision.seat, random.randrange(len(decision.options)))
    return table.record()


def crafted_imports(target: Target, count: int) -> Iterator[Check]:
    """Send records that are too deep, too large or wrong in any place; nothing fails, no client waits."""
    random = Random(7)
    record = finished_record(most=40)
    bodies: list[Any] = [
        b"[" * 100_000,
        b'{"game": ' * 10_000,
        b'{"game": "ecosystem", "seed": ' + b"9" * 100_000 + b"}",
        b"\xff\xfe{}",
        b"x" * 900_000,
        *(mutated(record, random) for _ in range(count)),
    ]
    failures = 0
    before = target.megabytes()
    with Bystander(target) as bystander, target.visitor("127.0.0.1") as visitor:
        for body in bodies:
            content = body if isinstance(body, bytes) else json.dumps(body).encode()
            reply = visitor.http.post("/api/records", content=content, headers=JSON)
            failures += reply.status_code not in DEFINITE
    yield Check("crafted imports", f"failures of {len(bodies)}", failures, 0)
    yield Check("crafted imports", "memory, MB more", target.megabytes() - before, 80)
    yield Check("crafted imports", "bystander refused", bystander.failed, 0)
    yield Check("crafted imports", "bystander, ms at the median", bystander.milliseconds(), 500)


def replays(target: Target, clients: int) -> Iterator[Check]:
    """Ask for the same long replay from many addresses at once."""
    with target.visitor("127.0.0.1") as host:
        id = expect(host.http.post("/api/records", json=finished_record()), 201)["id"]
    before = target.megabytes()

    def ask(n: int) -> int:
        with target.visitor(f"203.0.113.{n + 1}") as visitor:
            return visitor.http.get(f"/api/tables/{id}/replay?at={n}").status_code

    with Bystander(target) as bystander, ThreadPoolExecutor(clients) as pool:
        statuses = list(pool.map(ask, range(clients)))
    yield Check("replays", f"of {clients} not answered", sum(status != 200 for status in statuses), 0)
    yield Check("replays", "memory, MB more", target.megabytes() - before, 150)
    yield Check("replays", "bystander refused", bystander.failed, 0)
    yield Check("replays", "bystander, ms at the median", bystander.milliseconds(), 500)


def hint_flood(target: Target, count: int) -> Iterator[Check]:
    """Ask for many hints at once from one address; another client gets one all the same."""
    with target.visitor() as greedy:
        ids = [greedy.open(people("Noor", "Till"), game="living_forest_duel")["id"] for _ in range(count)]
        cookies = dict(greedy.http.cookies)

    def ask(id: str) -> int:
        with target.visitor() as visitor:
            visitor.http.cookies.update(cookies)
            return visitor.post(id, "hint", seat=_asked(visitor, id), expected=0).status_code

    with ThreadPoolExecutor(count) as pool, target.visitor(BYSTANDER) as modest:
        asked = [pool.submit(ask, id) for id in ids]
        time.sleep(0.3)
        mine = modest.open(people("Kim", "Lou"), game="living_forest_duel")["id"]
        began = time.monotonic()
        reply = modest.post(mine, "hint", seat=_asked(modest, mine), expected=0)
        waited = time.monotonic() - began
        statuses = [one.result() for one in asked]
    yield Check("hint flood", f"granted at once of {count}", statuses.count(200), max(3, count // 2))
    yield Check("hint flood", "somebody else refused", float(reply.status_code != 200), 0)
    yield Check("hint flood", "somebody else, seconds", waited, 15)


def _asked(browser: Browser, id: str) -> int:
    seats = browser.look(id)["seats"]
    return next(n for n, seat in enumerate(seats) if seat["asked"])


def greedy_owners(target: Target, count: int) -> Iterator[Check]:
    """Let many owners have AI seats think for 30 s; a thoughtful move of another owner comes soon."""
    game = "living_forest_duel"
    greedy = [{"kind": "ai", "name": f"Robot {n}", "level": "search"} for n in range(2)]
    for n in range(count):
        with target.visitor(f"203.0.113.{n + 1}") as owner:
            owner.open(greedy, seed=n, game=game, options={"thinking": 30})
    time.sleep(2.0)
    with target.visitor(BYSTANDER) as modest:
        seats = [*people("Noor"), {"kind": "ai", "name": "Alder", "level": "thoughtful"}]
        id = modest.open(seats, game=game)["id"]
        waits = [_ai_wait(modest, id) for _ in range(3)]
    yield Check("greedy owners", f"seconds for a thoughtful move beside {count}", sorted(waits)[1], 2)


def _ai_wait(browser: Browser, id: str) -> float:
    """Answer until an AI seat has to move; return how long that move takes."""
    while True:
        now = browser.look(id, 0)
        if now["decisions"]:
            option = now["decisions"][0]["choices"][0]["id"]
            body = {"seat": 0, "expected": now["version"], "key": fresh_key(), "option": option}
            now = expect(browser.post(id, "answer", **body), 200)
        moving = [
            seat for seat in now["seats"] if seat["kind"] == "ai" and seat["asked"] and not seat["done"]
        ]
        if not moving:
            continue
        began = time.monotonic()
        while browser.look(id, 0)["version"] <= now["version"]:
            assert time.monotonic() < began + 60, "the AI never moves"
            time.sleep(0.02)
        return time.monotonic() - began


def hostile_visitors(target: Target) -> Iterator[Check]:
    """Come with hostile names, from foreign pages and under foreign host names."""
    failures = accepted = 0
    with target.visitor("127.0.0.1") as visitor:
        for name in NAMES:
            body = {"game": "ecosystem", "seats": people(name, "Till")}
            # As ASCII, so that half a character can be sent at all.
            content = json.dumps(body).encode()
            reply = visitor.http.post("/api/tables", content=content, headers=JSON)
            failures += reply.status_code not in DEFINITE
            reply = visitor.http.get(f"/api/tables/{quote(name[:100], errors='replace')}")
            failures += reply.status_code not in DEFINITE
        good = {"game": "ecosystem", "seats": people("Noor", "Till")}
        for origin in ORIGINS:
            reply = visitor.http.post("/api/tables", json=good, headers={"Origin": origin})
            accepted += reply.status_code == 201
        for host in ("elsewhere.example.org", "127.0.0.1.example.org", ""):
            reply = visitor.http.get("/api/games", headers={"Host": host})
            accepted += reply.status_code == 200
    yield Check("hostile visitors", "failures", failures, 0)
    yield Check("hostile visitors", "accepted from foreign pages", accepted, 0)
    if target.log is not None:
        escapes = target.log.read_bytes().count(b"\x1b")
        yield Check("hostile visitors", "terminal escapes in the log", escapes, 0)


def listed(statuses: Counter[int]) -> str:
    """Return how often a request got which response, or that there was none."""
    counts = [f"{count} x {status}" for status, count in sorted(statuses.items()) if count]
    return ", ".join(counts) or "none answered"


def everything_at_once(target: Target, idle_ms: float, seconds: float) -> Iterator[Check]:
    """Run hints, a forecast of six spirits, replays and imports; a bystander waits little longer."""
    late = time.monotonic() + seconds
    latest = late + 4 * seconds
    record = finished_record()
    with target.visitor("127.0.0.1") as host:
        names = people(*(f"Spirit {n}" for n in range(6)))
        island = host.open(names, game="spirit_island", options=SIX)["id"]
        # Hints have a table to themselves: an answer meanwhile would make them stale.
        quiet = host.open(names, game="spirit_island", options=SIX)["id"]
        cookies = dict(host.http.cookies)

        def work(ask: Callable[[Browser], httpx.Response]) -> Counter[int]:
            with target.visitor("127.0.0.1") as visitor:
                visitor.http.cookies.update(cookies)
                statuses: Counter[int] = Counter()
                # On a loaded machine the first takes longer than all should.
                while time.monotonic() < (late if statuses[200] else latest):
                    statuses[ask(visitor).status_code] += 1
                return statuses

        def forecast(visitor: Browser) -> httpx.Response:
            now = visitor.look(island, 0)
            if now["decisions"]:
                option = now["decisions"][0]["choices"][0]["id"]
                visitor.post(
                    island, "answer", seat=0, expected=now["version"], key=fresh_key(), option=option
                )
            return visitor.http.get(f"/api/tables/{island}/outcomes?seat={_asked(visitor, island)}")

        def hint(visitor: Browser) -> httpx.Response:
            now = visitor.look(quiet)
            body = {"seat": _asked(visitor, quiet), "expected": now["version"]}
            return visitor.http.post(f"/api/tables/{quiet}/hint", json=body, timeout=HINT_SECONDS)

        def replay(visitor: Browser) -> httpx.Response:
            id = expect(visitor.http.post("/api/records", json=record), 201)["id"]
            return visitor.http.get(f"/api/tables/{id}/replay?at=20")

        with Bystander(target) as bystander, ThreadPoolExecutor(3) as pool:
            kinds = {"forecasts": forecast, "hints": hint, "replays": replay}
            done = dict(zip(kinds, pool.map(work, kinds.values()), strict=True))
    over = bystander.milliseconds() - idle_ms
    for kind, statuses in done.items():
        yield Check("everything at once", f"no {kind} ({listed(statuses)})", float(not statuses[200]), 0)
    yield Check(
        "everything at once", f"bystander, ms over idle ({idle_ms:.0f})", over, max(50.0, LOADED * idle_ms)
    )
    late_ms = bystander.milliseconds(0.95) - idle_ms
    most = max(500.0, LATE_LOADED * idle_ms)
    yield Check("everything at once", "bystander, ms over idle at the 95th percentile", late_ms, most)
    yield Check("everything at once", "bystander refused", bystander.failed, 0)
