"""A fair deal belongs to people: all are told who was not there, or has a seat from another device."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.live_server import Browser, Json, expect, people, robots, running
from tests.server.tables.test_fair_deals import FAIR, GUEST, change, join
from weald.cli.main import main
from weald.server.storage.backup import backup, restore
from weald.server.storage.database import open_database

MARKS = ("looked", "moved", "redealt")


def marks(seats: list[Json]) -> list[list[str]]:
    """The marks of each seat."""
    return [[name for name in MARKS if seat.get(name)] for seat in seats]


def invitation(browser: Browser, opened: Json) -> Json:
    return expect(browser.http.get(f"/api/invitations/{opened['invite']}"), 200)


def move(old: Browser, new: Browser, id: str, by: str = "code") -> None:
    """Give the seats of one browser to another."""
    new.http.get("/")
    offer = expect(old.post(id, "move"), 200)
    expect(new.http.post("/api/moves", json={"code": offer[by]}), 200)


def told(browser: Browser, opened: Json, seat: int | None = None) -> list[tuple[list[str], list[list[str]]]]:
    """Return the marks of the deal that a browser reads: in the invitation, and at the table."""
    shown = (invitation(browser, opened), browser.look(opened["id"], seat))
    return [(one["disclosed"], marks(one["seats"])) for one in shown]


@pytest.mark.parametrize("by", ["code", "token"])
def test_a_seat_that_the_host_has_tried_says_that_it_came_from_another_device(
    browser: Browser, stranger: Browser, url: str, by: str
) -> None:
    """The host tries deals with a second browser until the cards please, and hands that seat to the guest."""
    with Browser(url) as second:
        opened = browser.open([*people("Noor"), GUEST], **FAIR)
        id = opened["id"]
        join(second, opened["invite"], 1, contribution="0b" * 16)
        assert told(second, opened, 1) == 2 * [([], [[], []])]
        assert second.look(id, 1)["view"]
        move(second, stranger, id, by)
    assert stranger.look(id)["mine"] == [1]
    assert told(stranger, opened, 1) == 2 * [(["moved"], [[], ["moved"]])]
    assert told(browser, opened, 0) == 2 * [(["moved"], [[], ["moved"]])]


def test_a_seat_that_an_ai_held_at_the_deal_says_that_its_guest_was_not_there(
    browser: Browser, stranger: Browser
) -> None:
    """The host has the cards dealt with an AI on the guest's seat, until they please, and frees the seat."""
    opened = browser.open([*people("Noor"), GUEST], **FAIR)
    id = opened["id"]
    change(browser, id, 1, "ai", level="random")
    assert told(browser, opened, 0) == 2 * [([], [[], []])]
    change(browser, id, 1, "guest")
    assert told(stranger, opened) == 2 * [(["redealt"], [[], ["redealt"]])]
    join(stranger, opened["invite"], 1, contribution="0b" * 16)
    assert told(stranger, opened, 1) == 2 * [(["redealt"], [[], ["redealt"]])]
    # An AI that plays on for the guest does not make it another deal.
    change(stranger, id, 1, "ai", level="random")
    assert told(browser, opened, 0) == 2 * [(["redealt"], [[], ["redealt"]])]


def test_a_seat_that_another_person_takes_after_the_deal_is_marked(
    browser: Browser, stranger: Browser, url: str
) -> None:
    opened = browser.open([*people("Noor"), GUEST], **FAIR)
    id = opened["id"]
    join(stranger, opened["invite"], 1, contribution="0b" * 16)
    change(stranger, id, 1, "guest")
    assert told(browser, opened, 0)[0] == (["redealt"], [[], ["looked", "redealt"]])
    # The guest who comes back is the person for whom the cards were dealt.
    join(stranger, opened["invite"], 1)
    assert told(browser, opened, 0)[0] == ([], [[], ["looked"]])
    change(stranger, id, 1, "guest")
    with Browser(url) as third:
        join(third, opened["invite"], 1)
        assert told(third, opened, 1) == 2 * [(["redealt"], [[], ["looked", "redealt"]])]


def test_a_host_who_takes_the_seat_of_a_guest_after_the_deal_is_marked(
    browser: Browser, stranger: Browser
) -> None:
    opened = browser.open([*people("Noor"), GUEST], **FAIR)
    id = opened["id"]
    join(stranger, opened["invite"], 1, contribution="0b" * 16)
    change(stranger, id, 1, "guest")
    change(browser, id, 1, "human")
    assert told(browser, opened, 0) == 2 * [(["redealt"], [[], ["looked", "redealt"]])]


def test_leaving_and_coming_back_does_not_wipe_the_mark_of_another_device(
    browser: Browser, stranger: Browser, url: str
) -> None:
    opened = browser.open([*people("Noor"), GUEST], **FAIR)
    id = opened["id"]
    with Browser(url) as second:
        join(second, opened["invite"], 1, contribution="0b" * 16)
        move(second, stranger, id)
    change(stranger, id, 1, "guest")
    join(stranger, opened["invite"], 1)
    assert told(browser, opened, 0)[1] == (["moved"], [[], ["looked", "moved"]])


def test_nobody_is_accused_of_moving_the_own_seat_to_a_phone(browser: Browser, url: str) -> None:
    """At any table: it came from another device, and no player is said to have looked into it."""
    opened = browser.open([*people("Noor"), GUEST])
    with Browser(url) as phone:
        move(browser, phone, opened["id"])
        assert told(phone, opened, 0) == 2 * [([], [["moved"], []])]
        # Without a fair deal there is no deal to be redealt.
        with Browser(url) as guest:
            join(guest, opened["invite"], 1)
            assert told(guest, opened, 1) == 2 * [([], [["moved"], []])]


def test_seats_filled_before_the_deal_are_dealt_to_those_who_sit_there_then(
    browser: Browser, stranger: Browser, url: str
) -> None:
    opened = browser.open([*people("Noor"), GUEST, GUEST], **FAIR)
    id = opened["id"]
    with Browser(url) as second:
        join(second, opened["invite"], 1, contribution="0c" * 16)
        change(second, id, 1, "guest")
    join(stranger, opened["invite"], 1, contribution="0b" * 16)
    change(browser, id, 2, "human")
    assert told(stranger, opened, 1) == 2 * [([], [[], [], []])]
    assert browser.look(id)["deal"]["dealt"] is True


def test_guests_are_told_which_seats_are_the_hosts(browser: Browser, stranger: Browser) -> None:
    opened = browser.open([*people("Noor", "Ada"), GUEST, *robots(1)])
    join(stranger, opened["invite"], 2)
    assert [seat.get("host") for seat in stranger.look(opened["id"])["seats"]] == [True, True, None, None]
    assert not any("host" in seat for seat in browser.look(opened["id"])["seats"])


def test_marks_survive_a_restart_and_a_backup_and_stand_in_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path / "one") as url, Browser(url) as host, Browser(url) as second:
        opened = host.open([*people("Noor"), GUEST, GUEST], **FAIR)
        id = opened["id"]
        join(second, opened["invite"], 1, contribution="0b" * 16)
        change(host, id, 2, "ai", level="random")
        with Browser(url) as guest, Browser(url) as third:
            move(second, guest, id)
            change(host, id, 2, "guest")
            join(third, opened["invite"], 2, name="Ada")
            before = told(guest, opened, 1)
            sat = [dict(guest.http.cookies), dict(third.http.cookies), dict(host.http.cookies)]
    assert before == 2 * [(["redealt", "moved"], [[], ["moved"], ["redealt"]])]
    engine = open_database(tmp_path / "one")
    backup(engine, tmp_path / "copy")
    engine.dispose()
    engine = open_database(tmp_path / "two")
    assert restore(engine, tmp_path / "copy").added == 1
    engine.dispose()
    for folder in ("one", "two"):
        with running(tmp_path / folder) as url, Browser(url) as guest:
            guest.http.cookies.update(sat[0])
            assert told(guest, opened, 1) == before
    with (
        running(tmp_path / "two") as url,
        Browser(url) as guest,
        Browser(url) as third,
        Browser(url) as host,
    ):
        for person, cookies in zip((guest, third, host), sat, strict=True):
            person.http.cookies.update(cookies)
        for person, seat in ((guest, 1), (third, 2), (host, 0)):
            change(person, id, seat, "ai", level="random")
        host.play(id, [])
        record = expect(guest.http.get(f"/api/tables/{id}/record"), 200)
    assert marks(record["players"]) == [[], ["moved"], ["redealt"]]
    said = checked(record, tmp_path, capsys)
    assert "Seat 2: it came from another device." in said
    assert "Seat 3: the cards were dealt before its person sat down." in said
    assert "Seat 1:" not in said


def checked(record: Any, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the report of `weald check` on a record."""
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    capsys.readouterr()
    assert main(["--lang", "en", "check", str(file)]) == 0
    return capsys.readouterr().out
