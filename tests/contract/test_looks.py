"""Looks that take a worker: hints, outcomes, scenes, replays, stories, moments, reports."""

from __future__ import annotations

import time

import pytest

import weald
from tests.contract.people import Host, Person, Refusing
from tests.server.live_server import PATIENCE, Json

SECRET = Refusing(403, "record_secret")


@pytest.fixture(scope="session")
def finished(running_host: Host) -> tuple[Person, str, Json]:
    """A finished table, its host, and its last snapshot."""
    person = running_host.person()
    id = person.open("human", game="sylvion")["id"]
    return person, id, person.play(id, [0])


def test_a_hint_is_one_of_the_options(noor: Person) -> None:
    id = noor.open("human", "human")["id"]
    shown = noor.look(id, 0)
    hint = noor.call("hint", id, seat=0, expected=shown["version"])
    assert hint["option"] in [choice["id"] for choice in shown["decisions"][0]["choices"]]
    assert 0 <= hint["before"] <= 1
    assert noor.look(id)["version"] == shown["version"]


def test_a_hint_is_for_a_seat_that_is_asked_now(noor: Person) -> None:
    id = noor.open("human", "human")["id"]
    noor.answer(id, 0, "fox")
    assert noor.refused("hint", id, seat=0, expected=1) == Refusing(422, "not_asked")
    noor.answer(id, 1)
    assert noor.refused("hint", id, seat=0, expected=1) == Refusing(409, "stale")


def test_outcomes_of_every_option(noor: Person) -> None:
    id = noor.open("human", game="sylvion")["id"]
    shown = noor.look(id, 0)
    outcomes = noor.call("outcomes", id, seat=0)
    assert outcomes["version"] == shown["version"]
    assert set(outcomes["outcomes"]) <= {choice["id"] for choice in shown["decisions"][0]["choices"]}
    assert noor.call("outcomes", id, seat=0) == outcomes


def test_a_scene_tells_beat_by_beat_what_happened(noor: Person, till: Person) -> None:
    id = noor.open("human", game="sylvion")["id"]
    for _ in range(4):
        noor.answer(id, 0)
    scene = noor.call("scene", id, seat=0, after=0)
    last = noor.look(id, 0)["last"]
    assert scene["beats"]
    assert noor.call("scene", id, seat=0, after=last)["beats"] == []
    assert till.refused("scene", id, seat=0, after=0) == Refusing(403, "seat_not_yours")


def test_what_a_running_game_keeps_to_itself(noor: Person) -> None:
    id = noor.open("human", "guest", seed=None)["id"]
    assert noor.refused("replay", id, at=0) == SECRET
    assert noor.refused("story", id) == SECRET
    assert noor.refused("moments", id) == SECRET
    assert noor.refused("scene", id, at=0, after=0) == SECRET
    assert noor.refused("practice", id, at=0) == SECRET
    assert noor.refused("record", id) == SECRET


def test_a_replay_shows_a_finished_game_after_any_answer(
    finished: tuple[Person, str, Json], till: Person
) -> None:
    _, id, end = finished
    last = till.call("replay", id, at=None)
    assert (last["at"], last["of"], last["over"], last["from_events"]) == (
        last["of"],
        last["of"],
        True,
        False,
    )
    assert last["view"] == till.look(id)["view"]
    assert [event["n"] for event in last["events"]] == list(range(1, end["last"] + 1))
    first = till.call("replay", id, at=0)
    assert (first["at"], first["of"], first["over"]) == (0, last["of"], False)
    assert (first["lasts"], first["marks"]) == (last["lasts"], last["marks"])
    assert till.refused("replay", id, at=last["of"] + 1) == Refusing(422, "replay_range")


def test_a_replay_is_the_same_game(finished: tuple[Person, str, Json]) -> None:
    person, id, _ = finished
    record = person.call("record", id)
    for at in (0, 1, 7, len(record["answers"])):
        table = weald.replay(record, until=at)
        assert person.call("replay", id, at=at)["events"] == table.events_for(None, 0)


def test_a_scene_of_a_replay(finished: tuple[Person, str, Json]) -> None:
    person, id, _ = finished
    record = person.call("record", id)
    scene = person.call("scene", id, at=len(record["answers"]), after=0)
    assert scene["beats"]
    assert person.call("scene", id, at=0, after=10_000)["beats"] == []


def test_a_story_has_a_point_for_every_turn(finished: tuple[Person, str, Json]) -> None:
    person, id, _ = finished
    record = person.call("record", id)
    points = person.call("story", id)["points"]
    assert [point["turn"] for point in points] == sorted(point["turn"] for point in points)
    assert (points[0]["at"], points[-1]["at"]) == (0, len(record["answers"]))
    for point in points:
        table = weald.replay(record, until=point["at"])
        assert point["values"] == table.game.measures(table.run.state)


def test_moments_are_ready_after_a_while(finished: tuple[Person, str, Json]) -> None:
    person, id, _ = finished
    late = time.monotonic() + PATIENCE
    while not (review := person.call("moments", id))["ready"]:
        assert time.monotonic() < late
        time.sleep(0.05)
    assert review["series"]
    assert person.refused("moments", id, seat=1) == Refusing(400, "bad_field")


def test_a_report_has_no_secrets_of_a_running_game(noor: Person) -> None:
    id = noor.open("human", "guest", seed=None)["id"]
    report = noor.call("report", id, seat=0)
    assert report["record"] is None
    assert (report["table"], report["seat"], report["version"]) == (id, 0, 0)
    assert [seat["name"] for seat in report["snapshot"]["seats"]] == ["", ""]
    position = weald.load(report["imagined"]["position"])
    assert position.view(0) == noor.look(id, 0)["view"]


def test_a_report_of_a_finished_game_has_its_record(finished: tuple[Person, str, Json]) -> None:
    person, id, _ = finished
    report = person.call("report", id, seat=None)
    assert report["record"] == {**person.call("record", id), "players": None}
