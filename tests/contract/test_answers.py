"""Answers: confirmed once, refused when they come too late or from others, never shown too early."""

from __future__ import annotations

import pytest

from tests.contract.people import Host, Person, Refusal, Refusing
from tests.server.live_server import Json

KEY = "some-key-of-mine"
OTHER_KEY = "another-key-of-mine"


def body(seat: int, option: str, expected: int = 0, key: str = KEY) -> Json:
    return {"seat": seat, "option": option, "expected": expected, "key": key}


def refusal(person: Person, do: str, table: str, **fields: object) -> Refusal:
    with pytest.raises(Refusal) as raised:
        person.call(do, table, **fields)
    return raised.value


def test_an_answer_leads_to_the_next_version(noor: Person) -> None:
    id = noor.open()["id"]
    assert noor.call("answer", id, **body(0, "fox")) == {"version": 1}
    shown = noor.look(id, 0)
    assert (shown["version"], shown["answered"]) == (1, "fox")
    assert [seat["done"] for seat in shown["seats"]] == [True, False, False]


def test_the_same_key_twice_is_one_answer(noor: Person) -> None:
    id = noor.open()["id"]
    assert [noor.call("answer", id, **body(0, "fox"))["version"] for _ in range(2)] == [1, 1]
    assert noor.look(id)["version"] == 1


def test_a_key_repeated_after_others_moved_confirms_and_changes_nothing(noor: Person) -> None:
    id = noor.open()["id"]
    noor.call("answer", id, **body(0, "fox"))
    noor.answer(id, 1)
    before = noor.look(id, 0)
    assert noor.call("answer", id, **body(0, "fox")) == {"version": 2}
    assert noor.look(id, 0) == before


def test_a_key_cannot_be_used_for_something_else(noor: Person) -> None:
    id = noor.open()["id"]
    noor.call("answer", id, **body(0, "fox"))
    reused = Refusing(422, "key_reused")
    assert noor.refused("answer", id, **body(0, "deer")) == reused
    assert noor.refused("answer", id, **body(1, "fox")) == reused
    assert noor.refused("undo", id, seat=0, expected=1, key=KEY) == reused
    assert noor.refused("pace", id, seat=0, expected=1, key=KEY, pace="slow") == reused
    assert noor.look(id)["version"] == 1


def test_an_answer_out_of_date_gets_what_was_missed(noor: Person) -> None:
    id = noor.open()["id"]
    before = noor.look(id, 0)
    noor.play(id, [0, 1, 2], until=3)
    stale = refusal(noor, "answer", id, **body(0, "deer", expected=1))
    assert (stale.status, stale.code) == (409, "stale")
    assert stale.message == {"id": "error-stale", "args": {}}
    assert stale.missed is not None
    assert stale.missed["version"] == 3
    shown = noor.look(id, 0, after=before["last"])
    assert stale.missed["events"][-len(shown["events"]) :] == shown["events"] != []


def test_an_answer_from_the_future_is_out_of_date(noor: Person) -> None:
    id = noor.open()["id"]
    stale = refusal(noor, "answer", id, **body(0, "fox", expected=5))
    assert (stale.status, stale.code) == (409, "stale")
    assert stale.missed is not None
    assert stale.missed["events"] == noor.look(id)["events"]


def test_secret_answers_of_others_do_not_make_an_answer_late(noor: Person) -> None:
    id = noor.open()["id"]
    versions = [
        noor.call("answer", id, **body(seat, option, key=f"key-of-seat-{seat}"))["version"]
        for seat, option in ((2, "fox"), (0, "deer"), (1, "wolf"))
    ]
    assert versions == [1, 2, 3]


def test_a_secret_answer_is_shown_to_its_seat_alone(noor: Person, till: Person) -> None:
    id = noor.open()["id"]
    before = [till.look(id), noor.look(id, 1)]
    noor.answer(id, 0, "fox")
    for earlier, now in zip(before, (till.look(id), noor.look(id, 1)), strict=True):
        assert now["seats"][0]["done"]
        assert (now["view"], now["events"], now["answered"]) == (earlier["view"], earlier["events"], None)


def test_an_option_that_is_not_open_is_refused_with_its_name(noor: Person) -> None:
    id = noor.open()["id"]
    wrong = refusal(noor, "answer", id, **body(0, "unicorn"))
    assert (wrong.status, wrong.code) == (422, "option")
    assert wrong.message["args"]["option"] == "unicorn"
    assert noor.call("answer", id, **body(0, "fox")) == {"version": 1}


def test_a_seat_that_has_answered_is_not_asked_again(noor: Person) -> None:
    id = noor.open()["id"]
    noor.call("answer", id, **body(0, "fox"))
    assert noor.refused("answer", id, **body(0, "fox", 1, OTHER_KEY)) == Refusing(422, "answered")


def test_a_seat_that_is_not_there(noor: Person) -> None:
    id = noor.open()["id"]
    assert noor.refused("answer", id, **body(3, "fox")) == Refusing(403, "seat_not_yours")
    assert noor.refused("look", id, seat=3) == Refusing(403, "seat_not_yours")


def test_a_stranger_may_look_and_nothing_else(noor: Person, till: Person) -> None:
    id = noor.open()["id"]
    seen = till.look(id)
    theirs = {"seat": 0, "expected": 0, "key": KEY}
    not_yours = Refusing(403, "seat_not_yours")
    assert till.refused("answer", id, option="fox", **theirs) == not_yours
    assert till.refused("undo", id, **theirs) == not_yours
    assert till.refused("consent", id, agree=True, **theirs) == not_yours
    assert till.refused("seat", id, kind="ai", **theirs) == not_yours
    assert till.refused("pace", id, pace="slow", **theirs) == Refusing(403, "table_not_yours")
    assert till.refused("outcomes", id, seat=0) == not_yours
    assert till.refused("hint", id, seat=0, expected=0) == not_yours
    assert till.refused("look", id, seat=0) == not_yours
    assert till.refused("record", id) == Refusing(403, "record_secret")
    assert till.refused("remove", id) == Refusing(403, "table_not_yours")
    assert till.look(id) == seen


def test_a_game_that_is_over_takes_no_answer(noor: Person) -> None:
    id = noor.open("human", game="sylvion")["id"]
    end = noor.play(id, [0])
    assert end["over"]
    late = body(0, "draw", expected=end["version"])
    assert noor.refused("answer", id, **late) == Refusing(422, "over")
    assert noor.refused("undo", id, seat=0, expected=end["version"], key=KEY) == Refusing(422, "over")


def test_answers_that_come_together_are_all_stored(host: Host, noor: Person) -> None:
    id = noor.open()["id"]
    answers = [
        lambda seat=seat: noor.call("answer", id, **body(seat, "fox", key=f"key-of-seat-{seat}"))["version"]
        for seat in range(3)
    ]
    assert sorted(host.together(*answers)) == [1, 2, 3]
    assert noor.look(id)["version"] == 3


def test_the_same_answer_that_comes_twice_together_counts_once(host: Host, noor: Person) -> None:
    id = noor.open()["id"]
    assert host.together(*[lambda: noor.call("answer", id, **body(0, "fox"))] * 3) == [{"version": 1}] * 3


def test_events_are_numbered_alike_for_everybody(noor: Person, till: Person) -> None:
    id = noor.open()["id"]
    noor.play(id, [0, 1, 2], until=6)
    numbers = [[event["n"] for event in one] for one in (till.look(id)["events"], noor.look(id, 0)["events"])]
    assert numbers[0] == numbers[1] == list(range(1, len(numbers[0]) + 1))
    assert [event["n"] for event in till.look(id, after=4)["events"]] == numbers[0][4:]


def test_reordered_commands_do_not_change_an_answer(noor: Person) -> None:
    id = noor.open()["id"]
    noor.call("answer", id, **body(0, "fox"))
    undo = {"seat": 0, "expected": 1, "key": OTHER_KEY}
    assert noor.call("undo", id, **undo) == {"version": 2}
    noor.call("answer", id, **body(0, "deer", 2, "a-third-key"))
    assert noor.call("undo", id, **undo) == {"version": 3}
    assert noor.refused("answer", id, **body(0, "wolf", 0, "a-late-key")) == Refusing(409, "stale")
    assert noor.look(id, 0)["answered"] == "deer"


def test_everything_sent_twice_at_many_tables_counts_once(host: Host) -> None:
    people = [host.person() for _ in range(4)]
    ids = [person.open()["id"] for person in people]
    for turn in range(6):
        sent = []
        for person, id in zip(people, ids, strict=True):
            around = person.look(id)
            seat = next(n for n, one in enumerate(around["seats"]) if one["asked"] and not one["done"])
            option = person.look(id, seat)["decisions"][0]["choices"][0]["id"]
            wanted = body(seat, option, turn, f"key-of-turn-{turn}")
            sent += [lambda person=person, id=id, wanted=wanted: person.call("answer", id, **wanted)] * 2
        assert host.together(*sent) == [{"version": turn + 1}] * len(sent)
