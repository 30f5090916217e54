"""AI seats: they submit like other seats, begin at once, and play on for people who are away."""

from __future__ import annotations

import time

from tests.contract.people import Person
from tests.server.live_server import PATIENCE, Json


def until(person: Person, id: str, version: int) -> Json:
    """Return a table once it is at a version."""
    late = time.monotonic() + PATIENCE
    while (shown := person.look(id))["version"] < version:
        assert time.monotonic() < late
        time.sleep(0.02)
    return shown


def test_ai_seats_answer_at_once(noor: Person) -> None:
    id = noor.open("human", "easy", "easy")["id"]
    shown = until(noor, id, 2)
    assert [seat["done"] for seat in shown["seats"]] == [False, True, True]
    noor.answer(id, 0)
    until(noor, id, 5)


def test_ai_seats_alone_play_to_the_end(noor: Person) -> None:
    id = noor.open("random", "random", game="living_forest_duel")["id"]
    late = time.monotonic() + PATIENCE
    while not noor.look(id)["over"]:
        assert time.monotonic() < late
        time.sleep(0.05)
    assert [entry["kind"] for entry in noor.call("record", id)["players"]] == ["ai", "ai"]


def test_an_ai_plays_on_at_a_seat_that_it_was_given(noor: Person) -> None:
    id = noor.open("human", "human")["id"]
    noor.command("seat", id, 1, kind="ai", level="easy")
    until(noor, id, 2)
    noor.answer(id, 0)
    assert until(noor, id, 4)["seats"][1]["kind"] == "ai"


def test_an_ai_answers_the_same_after_the_same_seed(noor: Person) -> None:
    def played() -> list[Json]:
        id = noor.open("human", "easy", game="living_forest_duel", seed=21)["id"]
        noor.play(id, [0])
        answers: list[Json] = noor.call("record", id)["answers"]
        return answers

    assert played() == played()
