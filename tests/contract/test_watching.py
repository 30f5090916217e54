"""Watching: every version once and in order, nothing secret, and an end when the table is gone."""

from __future__ import annotations

import pytest

from tests.contract.people import Host, Person, Refusal
from tests.server.live_server import Json


def _only(snapshot: Json, name: str) -> Json:
    """Return the additions of a live connection to a snapshot."""
    return {name: snapshot[name]} if name in snapshot else {}


def test_a_watcher_begins_with_the_latest_version(noor: Person) -> None:
    id = noor.open()["id"]
    noor.play(id, [0, 1, 2], until=4)
    with noor.watch(id, 0) as shown:
        first = shown.snapshot()
    assert first["version"] == 4
    assert {**first, "rewound": False} == {**noor.look(id, 0), **_only(first, "confirmed")}


def test_every_version_is_shown_once_and_in_order(noor: Person) -> None:
    id = noor.open()["id"]
    with noor.watch(id, 0) as shown:
        assert shown.snapshot()["version"] == 0
        for version in range(1, 7):
            around = noor.look(id)
            seat = next(n for n, one in enumerate(around["seats"]) if one["asked"] and not one["done"])
            assert noor.answer(id, seat) == version
            assert shown.snapshot()["version"] == version


def test_events_of_snapshots_join_without_a_gap(noor: Person, till: Person) -> None:
    id = noor.open()["id"]
    with till.watch(id) as shown:
        events = shown.snapshot()["events"]
        noor.play(id, [0, 1, 2], until=9)
        for snapshot in shown.until(9):
            assert not snapshot["rewound"]
            events += snapshot["events"]
    assert events == till.look(id)["events"] != []


def test_a_spectator_sees_what_everybody_may_see(noor: Person, till: Person) -> None:
    id = noor.open()["id"]
    with till.watch(id) as shown:
        before = shown.snapshot()
        noor.answer(id, 0, "fox")
        now = shown.snapshot()
    assert (now["view"], now["decisions"], now["answered"]) == (before["view"], [], None)
    assert now["seats"][0]["done"]


def test_a_seat_of_somebody_else_cannot_be_watched(noor: Person, till: Person) -> None:
    id = noor.open()["id"]
    with pytest.raises(Refusal) as refusal, till.watch(id, 0):
        pass
    assert (refusal.value.status, refusal.value.code) == (403, "seat_not_yours")


def test_people_see_who_is_there(noor: Person, till: Person) -> None:
    opened = noor.open("human", "guest", seed=None)
    till.join(opened["invite"], 1)
    with noor.watch(opened["id"], 0) as mine:
        mine.snapshot()
        while mine.notice("there") != [0]:
            pass
        with till.watch(opened["id"], 1) as theirs:
            theirs.snapshot()
            assert mine.notice("there") == [0, 1]


def test_a_takeback_rewinds_the_events(noor: Person) -> None:
    id = noor.open("human", "human", options={"takebacks": "free"})["id"]
    start = noor.look(id, 0)
    with noor.watch(id, 0) as shown:
        shown.snapshot()
        noor.answer(id, 0, "fox")
        noor.answer(id, 1, "deer")
        assert shown.until(2)[-1]["last"] > start["last"]
        noor.command("undo", id, 1)
        back = shown.until(3)[-1]
    assert (back["rewound"], back["last"]) == (True, start["last"])


def test_a_deleted_table_ends_its_watchers(noor: Person, till: Person) -> None:
    id = noor.open()["id"]
    with till.watch(id) as shown:
        shown.snapshot()
        noor.call("remove", id)
        with pytest.raises(ConnectionError):
            shown.until(1)


def test_many_watch(host: Host, noor: Person) -> None:
    id = noor.open()["id"]
    people = [host.person() for _ in range(12)]
    lines = [person.watch(id) for person in people]
    watching = [line.__enter__() for line in lines]
    for one in watching:
        assert one.snapshot()["version"] == 0
    noor.answer(id, 0, "fox")
    assert [one.snapshot()["version"] for one in watching] == [1] * 12
    for line in lines:
        line.__exit__(None, None, None)
