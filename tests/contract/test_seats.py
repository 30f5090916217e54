"""Seats: lent to an AI, left to guests, taken with an invitation; who may change them, and the pace."""

from __future__ import annotations

from tests.contract.people import Host, Person, Refusing

KEY = "some-key-of-mine"


def test_a_seat_is_lent_to_an_ai_and_taken_back(noor: Person) -> None:
    id = noor.open("human", "human")["id"]
    noor.command("seat", id, 1, kind="ai", level="easy")
    lent = noor.look(id, 0)["seats"][1]
    assert (lent["kind"], lent["level"], lent["away"]) == ("ai", "easy", True)
    noor.command("seat", id, 1, kind="human")
    back = noor.look(id, 0)["seats"][1]
    assert (back["kind"], back["level"], back["away"]) == ("human", None, False)


def test_a_person_cannot_answer_for_an_ai(noor: Person) -> None:
    id = noor.open("human", "human", "easy")["id"]
    at = noor.look(id)["version"]
    body = {"seat": 2, "expected": at, "key": KEY, "option": "fox"}
    assert noor.refused("answer", id, **body) == Refusing(403, "seat_not_yours")
    noor.command("seat", id, 1, kind="ai", level="easy")
    at = noor.look(id)["version"]
    body = {"seat": 1, "expected": at, "key": KEY, "option": "fox"}
    assert noor.refused("answer", id, **body) == Refusing(422, "seat_lent")


def test_a_level_that_is_not_there(noor: Person) -> None:
    id = noor.open()["id"]
    body = {"seat": 1, "expected": 0, "key": KEY, "kind": "ai", "level": "unbeatable"}
    assert noor.refused("seat", id, **body) == Refusing(422, "unknown_level")
    assert noor.refused("seat", id, **{**body, "kind": "human", "level": "easy"}) == Refusing(
        422, "human_level"
    )


def test_a_change_that_changes_nothing_has_no_version(noor: Person) -> None:
    id = noor.open()["id"]
    body = {"seat": 1, "expected": 0, "key": KEY, "kind": "human"}
    assert noor.call("seat", id, **body) == {"version": 0}


def test_a_guest_takes_a_free_seat_once(host: Host, noor: Person, till: Person) -> None:
    opened = noor.open("human", "guest", seed=None)
    assert noor.look(opened["id"])["seats"][1]["free"]
    till.join(opened["invite"], 1)
    seat = noor.look(opened["id"])["seats"][1]
    assert (seat["name"], seat["kind"], seat["free"]) == ("Till", "guest", False)
    assert till.look(opened["id"], 1)["mine"] == [1]
    wanted = {"code": opened["invite"], "seat": 1, "name": "Ada", "key": KEY}
    assert host.person().refused("join", **wanted) == Refusing(409, "seat_taken")
    assert host.person().refused("join", **{**wanted, "seat": 0}) == Refusing(409, "seat_taken")


def test_joining_again_with_the_same_key_is_the_same_seat(noor: Person, till: Person) -> None:
    opened = noor.open("human", "guest", seed=None)
    assert [till.join(opened["invite"], 1, key=KEY)["seat"] for _ in range(2)] == [1, 1]
    assert till.look(opened["id"], 1)["mine"] == [1]


def test_a_name_that_is_too_long(noor: Person, till: Person) -> None:
    opened = noor.open("human", "guest", seed=None)
    wanted = {"code": opened["invite"], "seat": 1, "name": "x" * 41, "key": KEY}
    assert till.refused("join", **wanted) == Refusing(422, "bad_name")


def test_the_host_leaves_a_seat_to_guests(noor: Person, till: Person) -> None:
    opened = noor.open("human", "human", seed=None)
    noor.command("seat", opened["id"], 1, kind="guest")
    assert noor.look(opened["id"])["seats"][1]["free"]
    till.join(opened["invite"], 1)
    assert till.look(opened["id"], 1)["seats"][1]["looked"]


def test_nobody_takes_the_seat_of_a_person_who_is_there(noor: Person, till: Person) -> None:
    opened = noor.open("human", "guest", seed=None)
    till.join(opened["invite"], 1)
    at = noor.look(opened["id"])["version"]
    theirs = {"seat": 1, "expected": at, "key": KEY}
    assert noor.refused("seat", opened["id"], kind="guest", **theirs) == Refusing(403, "seat_not_yours")
    assert noor.refused("seat", opened["id"], kind="ai", **theirs) == Refusing(403, "seat_present")
    hosts = {"seat": 0, "expected": at, "key": KEY}
    assert till.refused("seat", opened["id"], kind="guest", **hosts) == Refusing(403, "seat_not_yours")


def test_a_guest_gives_up_a_seat(noor: Person, till: Person) -> None:
    opened = noor.open("human", "guest", seed=None)
    till.join(opened["invite"], 1)
    till.command("seat", opened["id"], 1, kind="guest")
    assert noor.look(opened["id"])["seats"][1]["free"]
    assert till.look(opened["id"])["mine"] == []
    assert till.refused("look", opened["id"], seat=1) == Refusing(403, "seat_not_yours")


def test_the_host_alone_sets_the_pace(noor: Person, till: Person) -> None:
    opened = noor.open("human", "guest", seed=None)
    id = opened["id"]
    till.join(opened["invite"], 1)
    at = noor.look(id)["version"]
    body = {"expected": at, "key": KEY, "pace": "slow"}
    assert till.refused("pace", id, seat=1, **body) == Refusing(403, "table_not_yours")
    assert noor.call("pace", id, seat=0, **body) == {"version": at + 1}
    assert till.look(id)["pace"] == "slow"
    # The pace that it has already is no change.
    assert noor.command("pace", id, 0, pace="slow") == {"version": at + 1}


def test_the_host_deletes_a_table_that_nobody_else_plays(noor: Person, till: Person) -> None:
    opened = noor.open("human", "guest", seed=None)
    till.join(opened["invite"], 1)
    assert noor.refused("remove", opened["id"]) == Refusing(409, "table_shared")
    till.command("seat", opened["id"], 1, kind="guest")
    noor.call("remove", opened["id"])
    assert noor.refused("look", opened["id"]) == Refusing(404, "unknown_table")


def test_a_guest_who_wants_to_be_forgotten_loses_the_name(noor: Person, till: Person) -> None:
    opened = noor.open("human", "guest", seed=None)
    till.join(opened["invite"], 1)
    till.call("remove", opened["id"])
    assert [seat["name"] for seat in noor.look(opened["id"])["seats"]] == ["Seat 0", ""]
