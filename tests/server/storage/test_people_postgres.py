"""People at two processes on one PostgreSQL: they see each other, talk, and change seats as at one."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live_server import (
    Browser,
    Json,
    expect,
    fresh_key,
    heard,
    heard_aside,
    people,
    robots,
    running,
)
from weald.server import timekeeping
from weald.server.storage import people_queries
from weald.server.storage.database import open_database
from weald.tables import revision


@pytest.fixture
def both(tmp_path: Path, database: str) -> Iterator[tuple[Browser, Browser]]:
    """Noor at one process, Till at the other."""
    with (
        running(tmp_path, database=database) as one,
        running(tmp_path, database=database) as other,
        Browser(one) as noor,
        Browser(other) as till,
    ):
        yield noor, till


def seated(noor: Browser, till: Browser, **more: int) -> Json:
    """Noor hosts here, Till sits down there."""
    opened = noor.open([*people("Noor"), {"kind": "guest"}, {"kind": "guest"}], **more)
    body = {"seat": 1, "name": "Till", "key": fresh_key()}
    return {**opened, **expect(till.http.post(f"/api/invitations/{opened['invite']}", json=body), 200)}


def test_they_see_and_hear_each_other(both: tuple[Browser, Browser]) -> None:
    noor, till = both
    id = seated(noor, till)["id"]
    with noor.watch(id, 0) as here, till.watch(id, 1) as there:
        heard(there)
        while heard_aside(here, "there") != [0, 1]:
            pass
        [line] = expect(till.post(id, "say", seat=1, key=fresh_key(), text="Hello"), 200)["talk"]
        assert heard_aside(here, "talk") == heard_aside(there, "talk") == [line]
        expect(noor.post(id, "point", seat=0, ref="cell:0:r3c4"), 200)
        assert heard_aside(there, "point") == {"seat": 0, "ref": "cell:0:r3c4"}
        expect(till.post(id, "seat", seat=1, expected=1, key=fresh_key(), kind="ai", level="random"), 200)
        while heard(here)["seats"][1]["kind"] != "ai":
            pass
    assert expect(noor.http.get(f"/api/tables/{id}/talk"), 200)["talk"] == [line]


def test_they_agree_to_go_back(both: tuple[Browser, Browser]) -> None:
    noor, till = both
    opened = noor.open([*people("Noor"), {"kind": "guest"}], game="living_forest_duel")
    id = opened["id"]
    body = {"seat": 1, "name": "Till", "key": fresh_key()}
    expect(till.http.post(f"/api/invitations/{opened['invite']}", json=body), 200)
    first = next(n for n, seat in enumerate(noor.look(id)["seats"]) if seat["asked"])
    mover, asked = (noor, till) if first == 0 else (till, noor)
    while not (mine := expect(mover.answer(id, first), 200))["undo"]["ask"]:
        assert mine["decisions"], "nothing came to light that somebody else would have to agree to"
    wish = {"seat": first, "expected": mine["version"], "key": fresh_key()}
    wished = expect(mover.post(id, "undo", **wish), 200)
    assert asked.look(id)["wish"] == wished["wish"]
    other = 1 - first
    agreed = {"seat": other, "expected": wished["version"], "key": fresh_key(), "agree": True}
    expect(asked.post(id, "consent", **agreed), 200)
    assert mover.look(id)["wish"] is None


def test_two_processes_hand_over_once(both: tuple[Browser, Browser], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timekeeping, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(revision, "SECOND", 10)
    monkeypatch.setattr(people_queries, "SECOND", 10)
    noor, till = both
    id = noor.open([*people("Noor"), {"kind": "guest"}, *robots(1)], timer=30)["id"]
    # The robot answers, the seat changes hands once, its AI answers; then the game waits for the free seat.
    late = time.monotonic() + 30
    while (around := noor.look(id))["version"] < 3:
        assert time.monotonic() < late
        time.sleep(0.05)
    assert [seat["done"] for seat in around["seats"]] == [True, False, True]
    time.sleep(0.5)
    assert till.look(id)["version"] == 3


def test_the_longest_timer_is_counted_right(tmp_path: Path, database: str) -> None:
    with running(tmp_path, database=database) as url, Browser(url) as noor:
        longest = 30 * 24 * 3600
        id = noor.open(people("Noor", "Till", "Ada"), timer=longest)["id"]
        deadline = noor.look(id)["deadline"]
        engine = open_database(tmp_path, database)
        with engine.begin() as connection:
            assert people_queries.overdue(connection, deadline - 1) == []
            assert people_queries.overdue(connection, deadline) == [id]
        engine.dispose()
