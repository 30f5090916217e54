"""Films: what happened, run again beat by beat."""

from __future__ import annotations

from random import Random

import weald
from weald.kernel.film import Beat
from weald.kernel.table import Table


def played(answers: int, game: str = "ecosystem", seats: int = 3) -> Table:
    """A table after some random answers."""
    t = weald.new(game, seats=seats, seed=5)
    random = Random(3)
    while len(t.entries) < answers and not t.over:
        decision = t.pending[0]
        t.answer(decision.seat, random.choice(decision.options))
    return t


def parts(beats: list[Beat]) -> list[object]:
    return [(beat.data, beat.last, beat.view) for beat in beats]


def test_a_film_shows_the_view_of_each_moment() -> None:
    t = played(6)  # the first card had only one place
    after, view = t.film(0)[2].last, t.view(0)
    (picks,) = t.film(0, after)
    assert (picks.data, picks.last, picks.view) == ({"step": "picks"}, len(t.events), view)
    for _ in range(3):
        t.answer(t.pending[0].seat, 0)
    again, placed, passed = t.film(0, after)
    assert again.view == view
    assert [placed.data["step"], passed.data["step"]] == ["placed", "passed"]
    assert placed.view != view
    assert passed.view == t.view(0)


def test_a_film_begins_after_an_event() -> None:
    t = played(60)
    whole = t.film(1)
    assert len(whole) > 20
    for after in (0, 7, 8, whole[5].last, len(t.events)):
        assert parts(t.film(1, after)) == parts([beat for beat in whole if beat.last > after])


def test_a_film_leaves_the_table_alone() -> None:
    t = played(40, "sylvion", 1)
    before = t.position(), t.record(), t.view(0), [event.to_json() for event in t.events]
    assert t.film(0)
    assert before == (t.position(), t.record(), t.view(0), [event.to_json() for event in t.events])


def test_each_seat_sees_its_own_hand_in_a_film() -> None:
    t = played(6)
    after = t.film(0)[2].last
    for seat in range(3):
        (beat,) = t.film(seat, after)
        assert beat.view == t.view(seat)
    (hidden,) = t.film(None, after)
    assert hidden.view == t.view(None)
    (shown,) = t.film(None, after, reveal_all=True)
    assert shown.view == t.game.information.open_view(t.run.state)


def test_beats_are_no_events() -> None:
    t = played(3)
    assert len(t.film(0)) == 3
    sorts = ["dealt", "picked", "picked", "picked", "placed", "placed", "placed", "passed"]
    assert [event.id.split("-")[-1] for event in t.events] == sorts
