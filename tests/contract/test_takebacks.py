"""Taking back: alone, by consent, and never what has come to light."""

from __future__ import annotations

from typing import Any

from tests.contract.people import Host, Person, Refusing


def friends(host: Host, **more: Any) -> tuple[str, list[Person]]:
    """Two people at one table, who play elsewhere; the first is its host."""
    group = [host.person(), host.person()]
    opened = group[0].open("human", "guest", seed=None, **more)
    group[1].join(opened["invite"], 1)
    return opened["id"], group


def test_the_own_secret_answer_can_be_taken_back_until_all_are_in(noor: Person) -> None:
    id = noor.open()["id"]
    start = noor.look(id, 0)
    noor.answer(id, 0, "fox")
    noor.answer(id, 1, "deer")
    assert noor.look(id, 0)["undo"] == {"ok": True, "part": False, "reason": None, "ask": None}
    assert noor.command("undo", id, 0) == {"version": 3}
    back = noor.look(id, 0)
    assert (back["answered"], back["view"]) == (None, start["view"])
    assert noor.look(id, 1)["answered"] == "deer"
    noor.answer(id, 0, "wolf")
    noor.answer(id, 2, "fox")
    reason = {"id": "illegal-undo-revealed", "args": {}}
    assert noor.look(id, 0)["undo"] == {"ok": False, "part": False, "reason": reason, "ask": None}
    assert noor.refused("undo", id, seat=0, expected=5, key="some-key-of-mine") == Refusing(
        422, "undo_revealed"
    )


def test_there_is_nothing_to_take_back_at_first(noor: Person) -> None:
    id = noor.open()["id"]
    assert noor.refused("undo", id, seat=0, expected=0, key="some-key-of-mine") == Refusing(
        422, "undo_nothing"
    )


def test_a_takeback_out_of_date_is_refused(noor: Person) -> None:
    id = noor.open()["id"]
    noor.play(id, [0, 1, 2], until=3)
    assert noor.refused("undo", id, seat=0, expected=0, key="some-key-of-mine") == Refusing(409, "stale")


def test_free_takebacks_go_back_to_the_beginning(noor: Person) -> None:
    id = noor.open(options={"takebacks": "free"})["id"]
    start = noor.look(id, 0)
    moved = noor.play(id, [0, 1, 2], until=4)
    while noor.look(id, 0)["view"] != start["view"] or noor.look(id, 0)["answered"]:
        noor.command("undo", id, 0)
    back = noor.look(id, 0)
    assert back["decisions"] == start["decisions"]
    assert back["version"] > moved["version"]
    assert back["last"] == start["last"]


def test_what_the_other_has_seen_is_taken_back_by_consent(host: Host) -> None:
    id, (noor, till) = friends(host, game="living_forest_duel")
    first = 0 if noor.look(id, 0)["decisions"] else 1
    mover, asked = (noor, till) if first == 0 else (till, noor)
    while mover.look(id, first)["undo"]["ask"] is None:
        around = noor.look(id)
        seat = next(n for n, one in enumerate(around["seats"]) if one["asked"])
        (noor, till)[seat].answer(id, seat)
    before = mover.look(id, first)
    assert before["undo"]["ask"] == [1 - first]
    mover.command("undo", id, first)
    wish = asked.look(id, 1 - first)["wish"]
    assert (wish["by"], wish["asked"], wish["agreed"]) == (first, [1 - first], [])
    asked.command("consent", id, 1 - first, agree=True)
    back = mover.look(id, first)
    assert (back["wish"], back["version"]) == (None, before["version"] + 3)


def test_consent_can_be_refused(host: Host) -> None:
    id, (noor, till) = friends(host, game="living_forest_duel")
    while True:
        seats = [n for n in (0, 1) if (noor, till)[n].look(id, n)["undo"]["ask"]]
        if seats:
            break
        around = noor.look(id)
        seat = next(n for n, one in enumerate(around["seats"]) if one["asked"])
        (noor, till)[seat].answer(id, seat)
    (seat,) = seats
    mover, asked = (noor, till) if seat == 0 else (till, noor)
    mover.command("undo", id, seat)
    at = noor.look(id)["version"]
    assert mover.refused(
        "consent", id, seat=seat, expected=at, key="some-key-of-mine", agree=True
    ) == Refusing(422, "wish_not_asked")
    asked.command("consent", id, 1 - seat, agree=False)
    assert noor.look(id)["wish"] is None
    assert noor.look(id)["version"] == at + 1
    assert asked.refused(
        "consent", id, seat=1 - seat, expected=at + 1, key="another-key", agree=True
    ) == Refusing(409, "stale")
