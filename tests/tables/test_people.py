"""People at a table: counted by connection, browser and process; seconds of absence."""

from __future__ import annotations

from weald.tables.people import HERE, NAMES, SILENT_SECONDS, People, looking_on

NOW = 1000.0


def test_seats_are_present_here_or_in_another_process() -> None:
    people = People(NOW)
    people.note(HERE, NOW, [0, 1])
    assert people.present(NOW) == people.here.seats == [0, 1]
    people.note(HERE, NOW + 5, [])
    assert people.present(NOW + 5) == []
    assert people.absent_seconds(1, NOW + 12) == 7
    # No person has been there for seat 2 since this process began.
    assert people.absent_seconds(2, NOW + 12) == 12
    assert not people.elsewhere
    people.note("elsewhere", NOW + 12, seats=[1, 2])
    people.note("third", NOW + 12, seats=[2])
    assert people.present(NOW + 12) == [1, 2]
    assert people.here.seats == []
    assert people.absent_seconds(1, NOW + 12) is None
    people.note("elsewhere", NOW + 12, seats=[])
    assert people.present(NOW + 12) == [2]


def test_a_process_that_has_been_silent_for_too_long_is_gone() -> None:
    people = People(NOW)
    people.note(HERE, NOW, [0])
    people.note("third", NOW, seats=[2], watching={"n": 1, "names": ["Ada"]})
    people.forget_silent(NOW + SILENT_SECONDS - 1)
    assert people.present(NOW + SILENT_SECONDS - 1) == [0, 2]
    gone = NOW + SILENT_SECONDS + 1
    # This process is never silent.
    assert people.present(gone) == [0]
    assert people.watching(gone) == {"n": 0, "names": []}
    people.forget_silent(gone)
    assert not people.elsewhere
    assert people.absent_seconds(2, gone + 3) == 3


def test_spectators_are_counted_by_browser_and_process() -> None:
    people = People(NOW)
    # The last name that a browser gave.
    here = looking_on([("one", "Bea"), ("two", ""), ("one", "Ada")])
    assert here == {"n": 2, "names": ["Ada"]}
    people.note(HERE, NOW, watching=here)
    assert people.watching(NOW) == here
    people.note("elsewhere", NOW, watching={"n": 3, "names": ["Aaron"]})
    assert people.watching(NOW) == {"n": 5, "names": ["Aaron", "Ada"]}
    assert people.here.watching == here
    people.note(HERE, NOW, watching=looking_on([]))
    assert people.watching(NOW) == {"n": 3, "names": ["Aaron"]}
    assert people.watching(NOW + SILENT_SECONDS + 1) == {"n": 0, "names": []}


def test_a_crowd_shows_its_number_and_some_names() -> None:
    crowd = looking_on((str(n), f"Name {n:02}") for n in range(NAMES + 5))
    assert crowd == {"n": NAMES + 5, "names": [f"Name {n:02}" for n in range(NAMES)]}
    people = People(NOW)
    people.note(HERE, NOW, watching=crowd)
    people.note("elsewhere", NOW, watching=crowd)
    assert people.watching(NOW) == {"n": 2 * (NAMES + 5), "names": sorted(crowd["names"] * 2)[:NAMES]}
