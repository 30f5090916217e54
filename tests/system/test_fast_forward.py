"""A process fast-forwards a cached table over what another process stores, without a full replay."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine

from tests.server.live_server import Browser, Json, expect, fresh_key, people, running
from weald.server.storage import queries
from weald.server.storage.database import open_database
from weald.tables.revision import Revision
from weald.tables.rows import Stored, fast_forward, read

# Everything in a revision that is not derived on demand.
SHOWN = ("setup", "version", "lasts", "live_entries", "past", "takeback_request", "asked_since", "takebacks")


def contents(revision: Revision) -> list[Any]:
    table = revision.table
    position = [table.position(), table.record(), [event.to_json() for event in table.events]]
    return [*(getattr(revision, name) for name in SHOWN), *position]


def stored(engine: Engine, id: str) -> Stored:
    """Return a table as it is stored."""
    with engine.begin() as connection:
        found = queries.stored(connection, id)
    assert found is not None
    return found


def command(browser: Browser, id: str, random: Random) -> None:
    """Submit a random command, mostly an answer."""
    around = browser.look(id)
    seat = random.choice([n for n, s in enumerate(around["seats"]) if s["asked"] or s["kind"] == "ai"])
    now = browser.look(id, seat)
    body: Json = {"seat": seat, "expected": now["version"], "key": fresh_key()}
    if now["seats"][seat]["kind"] == "ai":
        expect(browser.post(id, "seat", **body, kind="human"), 200)
    elif random.random() < 0.1:
        browser.post(id, "undo", **body)
    elif random.random() < 0.1:
        expect(browser.post(id, "seat", **body, kind="ai", level="random"), 200)
    elif now["decisions"]:
        option = random.choice(now["decisions"][0]["choices"])["id"]
        reply = browser.post(id, "answer", **body, option=option)
        assert reply.status_code in (200, 409), reply.text


@pytest.mark.parametrize("game", ["ecosystem", "living_forest_duel", "spirit_island", "sylvion"])
def test_fast_forwarded_or_played_again_it_is_the_same(tmp_path: Path, game: str) -> None:
    random = Random(game)
    before: Revision | None = None
    followed = 0
    with running(tmp_path) as url, Browser(url) as browser:
        id = browser.open(people("Noor", "Till"), game=game)["id"]
        engine = open_database(tmp_path)
        for _ in range(25):
            command(browser, id, random)
            if random.random() < 0.5:
                continue
            now = stored(engine, id)
            fresh = read(now)
            led = before and fast_forward(before, now)
            assert led is None or contents(led) == contents(fresh)
            followed += led is not None
            before = led or fresh
        engine.dispose()
    assert followed > 3


def test_a_secret_answer_elsewhere_makes_nobody_stale(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as browser:
        id = browser.open(people("Noor", "Till", "Ada"))["id"]
        engine = open_database(tmp_path)
        before = read(stored(engine, id))
        expect(browser.answer(id, 0), 200)
        moment = fast_forward(before, stored(engine, id))
        engine.dispose()
    assert moment is not None
    assert moment.version == 1
    assert [moment.is_current(seat, 0) for seat in range(3)] == [False, True, True]


def test_another_past_is_noticed(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as browser:
        ids = [browser.open(people("Noor", "Till"), seed=seed)["id"] for seed in (1, 2)]
        for id in ids:
            browser.play(id, [0, 1], until=4)
    engine = open_database(tmp_path)
    assert fast_forward(read(stored(engine, ids[0])), stored(engine, ids[1])) is None
    engine.dispose()
