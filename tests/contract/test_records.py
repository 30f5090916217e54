"""Records: out of one table, into another one, to look at, to play on, to practise."""

from __future__ import annotations

import pytest

import weald
from tests.contract.people import Host, Person, Refusing
from tests.server.live_server import Json


@pytest.fixture(scope="session")
def record(running_host: Host) -> Json:
    """The record of a finished game."""
    person = running_host.person()
    id = person.open("human", "easy", game="living_forest_duel")["id"]
    person.play(id, [0])
    return person.call("record", id)


def test_a_record_names_its_players_and_replays(record: Json) -> None:
    assert [player["kind"] for player in record["players"]] == ["human", "ai"]
    table = weald.replay(record)
    assert table.over
    assert table.record() == {name: value for name, value in record.items() if name != "players"}


def test_a_record_to_look_at(noor: Person, till: Person, record: Json) -> None:
    id = noor.call("bring", record=record, play=False)["id"]
    shown = till.look(id)
    assert (shown["imported"], shown["over"]) == (True, True)
    assert [seat["name"] for seat in shown["seats"]] == [player["name"] for player in record["players"]]
    assert noor.look(id)["mine"] == []
    brought = till.call("record", id)
    assert brought["answers"] == record["answers"]
    assert till.call("replay", id, at=3)["at"] == 3


def test_a_record_to_play_on(noor: Person, record: Json) -> None:
    part = {**record, "answers": record["answers"][:-4]}
    opened = noor.call("bring", record=part, play=True)
    shown = noor.look(opened["id"], 0)
    assert (shown["imported"], shown["over"], shown["mine"]) == (False, False, [0])
    assert shown["disclosed"] == ["imported"]
    assert noor.play(opened["id"], [0])["over"]


def test_a_finished_record_cannot_be_played_on(noor: Person, record: Json) -> None:
    assert noor.refused("bring", record=record, play=True) == Refusing(422, "record_over")


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        ({}, "missing"),
        ({"answers": [[0, "unicorn", []]]}, "answer"),
        ({"game": "chess"}, "game"),
    ],
    ids=["empty", "answer", "game"],
)
def test_a_broken_record_is_refused(noor: Person, record: Json, broken: Json, code: str) -> None:
    changed = {**record, **broken} if broken else {}
    assert noor.refused("bring", record=changed, play=False) == Refusing(422, code)


def test_practice_goes_on_from_a_moment(noor: Person, till: Person) -> None:
    id = noor.open("human", game="sylvion")["id"]
    noor.play(id, [0])
    answers = noor.call("record", id)["answers"]
    opened = till.call("practice", id, at=2)
    shown = till.look(opened["id"], 0)
    assert (shown["practice"], shown["pace"]) == (True, "normal")
    assert (shown["version"], shown["over"], shown["mine"]) == (2, False, [0])
    assert not till.look(id)["practice"]
    assert [answer[:2] for answer in till.call("record", opened["id"])["answers"]] == [
        answer[:2] for answer in answers[:2]
    ]
    assert till.refused("practice", id, at=len(answers) + 1) == Refusing(422, "replay_range")
    assert till.refused("practice", id, at=len(answers)) == Refusing(422, "record_over")
    assert till.answer(opened["id"], 0) == 3


def test_undone_answers_are_not_in_the_record(noor: Person) -> None:
    id = noor.open("human", "human", "human")["id"]
    noor.answer(id, 0, "fox")
    noor.answer(id, 1, "deer")
    noor.command("undo", id, 0)
    noor.answer(id, 0, "wolf")
    noor.play(id, [0, 1, 2])
    record = noor.call("record", id)
    assert [answer[:2] for answer in record["answers"][:2]] == [[1, "deer"], [0, "wolf"]]
    assert weald.replay(record).over
