"""People at a table: counted by connection, browser and process; seconds of absence."""

from __future__ import annotations

from weald.tables.people import NAMES, SILENT_SECONDS, People

NOW = 1000.0


def test_seats_are_counted_by_connection_and_process() -> None:
    people = People(NOW)
    # Others are told of seats that come and go, not of further connections.
    assert people.sit([0], [], NOW)
    assert people.sit([0, 1], [], NOW)
    assert not people.sit([], [0], NOW)
    assert people.present(NOW) == [0, 1]
    assert people.sit([], [0, 1], NOW + 5)
    assert people.present(NOW + 5) == []
    assert people.absent_seconds(1, NOW + 12) == 7
    # Nobody has been there for seat 2 since this process began.
    assert people.absent_seconds(2, NOW + 12) == 12
    people.note_elsewhere("elsewhere", NOW + 12, seats=[1, 2])
    people.note_elsewhere("third", NOW + 12, seats=[2])
    assert people.elsewhere
    assert people.present(NOW + 12) == [1, 2]
    assert people.seats_here == []
    assert people.absent_seconds(1, NOW + 12) is None
    people.note_elsewhere("elsewhere", NOW + 12, seats=[])
    assert people.present(NOW + 12) == [2]


def test_a_process_that_has_been_silent_for_too_long_is_gone() -> None:
    people = People(NOW)
    people.note_elsewhere("third", NOW, seats=[2], watching={"n": 1, "names": ["Ada"]})
    assert not people.forget_silent(NOW + SILENT_SECONDS - 1)
    assert people.present(NOW + SILENT_SECONDS - 1) == [2]
    gone = NOW + SILENT_SECONDS + 1
    assert people.present(gone) == []
    assert people.watching(gone) == {"n": 0, "names": []}
    assert people.forget_silent(gone)
    assert not people.elsewhere
    assert people.absent_seconds(2, gone + 3) == 3


def test_spectators_are_counted_by_browser_and_process() -> None:
    people = People(NOW)
    assert people.look_on("one", "")
    assert people.watching(NOW) == {"n": 1, "names": []}
    assert people.look_on("one", "Ada")
    assert people.watching(NOW) == {"n": 1, "names": ["Ada"]}
    assert people.look_on("two", "")
    assert not people.look_away("one")
    assert people.watching(NOW) == {"n": 2, "names": ["Ada"]}
    people.note_elsewhere("elsewhere", NOW, watching={"n": 3, "names": ["Bo"]})
    assert people.watching(NOW) == {"n": 5, "names": ["Ada", "Bo"]}
    assert people.spectators_here == {"n": 2, "names": ["Ada"]}
    assert people.look_away("one")
    assert people.look_away("two")
    assert people.watching(NOW) == {"n": 3, "names": ["Bo"]}
    assert people.watching(NOW + SILENT_SECONDS + 1) == {"n": 0, "names": []}


def test_a_crowd_shows_its_number_and_some_names() -> None:
    people = People(NOW)
    for n in range(NAMES + 5):
        people.look_on(str(n), f"Name {n:02}")
    assert people.watching(NOW) == {"n": NAMES + 5, "names": [f"Name {n:02}" for n in range(NAMES)]}
