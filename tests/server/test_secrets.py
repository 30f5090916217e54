"""Hidden information changes no response that a client can get, by any route."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import weald
from tests.server.live_server import Browser, Json, expect, fresh_key, heard, people, running
from weald.kernel.table import Table
from weald.server.clock import now
from weald.server.storage import queries
from weald.server.storage.database import open_database, writing
from weald.server.tokens import fingerprint
from weald.tables.revision import first_revision
from weald.tables.rows import opened
from weald.tables.values import Seat, Setup

TOKEN = "t" * 43


def everything(browser: Browser, id: str, seat: int | None) -> list[Any]:
    """All that a seat (None: a spectator) can ask for, with the id of the table made unreadable."""
    query = {} if seat is None else {"seat": seat}
    mine = 0 if seat is None else seat
    got: list[Any] = [
        browser.http.get(f"/api/tables/{id}", params=query),
        browser.http.get(f"/api/tables/{id}", params={"seat": 1}),
        browser.http.get(f"/api/tables/{id}/record"),
        browser.http.get(f"/api/tables/{id}/replay?at=0"),
        browser.post(id, "undo", seat=1, expected=0, key=fresh_key()),
        browser.post(id, "undo", seat=mine, expected=0, key=fresh_key()),
        browser.post(id, "answer", seat=1, expected=0, key=fresh_key(), option="fox"),
        browser.post(id, "answer", seat=mine, expected=0, key=fresh_key(), option="unicorn"),
        browser.post(id, "hint", seat=1, expected=0),
        hinted(browser.post(id, "hint", seat=mine, expected=0)),
        browser.http.get(f"/api/tables/{id}/outcomes", params={"seat": 1}),
        browser.http.get(f"/api/tables/{id}/outcomes", params=query),
        browser.post(id, "consent", seat=1, expected=0, key=fresh_key(), agree=True),
        browser.post(id, "consent", seat=mine, expected=0, key=fresh_key(), agree=True),
        browser.post(id, "seat", seat=1, expected=0, key=fresh_key(), kind="ai"),
        browser.post(id, "seat", seat=mine, expected=99, key=fresh_key(), kind="ai"),
        browser.post(id, "say", seat=1, key=fresh_key(), text="Hello"),
        browser.post(id, "point", seat=1, ref="hand:fox"),
        browser.http.get(f"/api/tables/{id}/talk"),
        reported(browser, id, query),
    ]
    with browser.watch(id, seat) as line:
        got.append(heard(line))
    return [json.loads(json.dumps(_plain(reply)).replace(id, "ID")) for reply in got]


def hinted(reply: httpx.Response) -> Any:
    """The sort of reply: what a hint says depends on the time that it had, and is looked at elsewhere."""
    return {"status": reply.status_code, "fields": sorted(reply.json())}


def reported(browser: Browser, id: str, query: dict[str, int]) -> Json:
    """A report, but for the position that chance dealt for it."""
    report = expect(browser.http.get(f"/api/tables/{id}/report", params=query), 200)
    return {**report, "imagined": sorted(report["imagined"])}


def _plain(reply: Any) -> Any:
    return reply if isinstance(reply, dict) else [reply.status_code, reply.json()]


def test_a_spectator_sees_no_hand_and_no_deck(browser: Browser, stranger: Browser) -> None:
    tables = [browser.open(people("Noor", "Till", "Ada"), seed=seed)["id"] for seed in (1, 2, 3)]
    seen = [everything(stranger, id, None) for id in tables]
    assert seen[0] == seen[1] == seen[2]
    hands = [browser.look(id, 0)["view"]["hand"] for id in tables]
    assert hands[0] != hands[1]


def test_a_secret_answer_is_not_told(browser: Browser, stranger: Browser) -> None:
    seen = []
    for option in ("meadow", "fox"):
        id = browser.open(people("Noor", "Till", "Ada"))["id"]
        browser.answer(id, 0, option)
        seen.append([everything(stranger, id, None), _without_id(browser.look(id, 1), id)])
    assert seen[0] == seen[1]


def _without_id(snapshot: Json, id: str) -> Json:
    assert snapshot["id"] == id
    return {**snapshot, "id": "ID", "invite": "CODE"}


def stored(data: Path, id: str, table: Table) -> None:
    """Put a table into the database with seat 0 for the one who has the token."""
    seats = (Seat("Noor", "human", token=fingerprint(TOKEN)), Seat("Till", "human"), Seat("Ada", "human"))
    moment = first_revision(Setup(id, table.game.id, dict(table.options), 1, seats), table, now())
    engine = open_database(data)
    with writing(engine) as connection:
        queries.store(connection, opened([moment], now()))
    engine.dispose()


def redealt(table: Table, seed: int) -> Table:
    """Return a table that looks the same to seat 0, with everything hidden redealt."""
    assert table.run.checkpoint is not None
    state = table.run.checkpoint.copy()
    state.seed = seed
    table.game.information.redeal(state, 0)
    return weald.load({**table.position(), "state": table.game.position.dump(state)})


# In the second turn a seat knows the hand that it passed on, and not the other one.
@pytest.mark.parametrize("moves", [pytest.param(0, marks=pytest.mark.proof), 3])
def test_what_a_seat_cannot_see_changes_nothing_for_it(tmp_path: Path, moves: int) -> None:
    table = weald.new("ecosystem", seats=3, seed=7)
    while len(table.entries) < moves or table.run.answers or table.decision(0) is None:
        table.answer(table.pending[0].seat, table.pending[0].options[0])
    others = [redealt(table, seed) for seed in range(4)]
    assert len({json.dumps(other.view(2)["hand"]) for other in others}) > 1
    for n, other in enumerate(others):
        stored(tmp_path, f"table-{n}", other)
    with running(tmp_path) as url, Browser(url, TOKEN) as noor:
        seen = [everything(noor, f"table-{n}", 0) for n in range(4)]
        for n in range(4):
            expect(noor.answer(f"table-{n}", 0), 200)
        later = [everything(noor, f"table-{n}", 0) for n in range(4)]
    assert seen[1:] == seen[:1] * 3
    assert later[1:] == later[:1] * 3
