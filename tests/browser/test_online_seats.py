"""Coming to a table from elsewhere: set-up, invitation, seats that change hands."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.company import (
    NAMES,
    company,
    expect_states,
    free,
    join,
    open_table,
    people_dialog,
    together,
)
from tests.browser.conftest import Meet
from tests.browser.person import PATIENCE, Seats
from tests.server.live_server import running
from weald.server import timekeeping
from weald.server.clock import now
from weald.tables import seating
from weald.tables.values import SECOND

pytestmark = pytest.mark.browser

HOST = {"kind": "human", "name": "Noor"}


def test_a_table_is_opened_an_invitation_given_and_a_seat_taken(meet: Meet) -> None:
    host, guest = meet(permissions=["clipboard-read", "clipboard-write"]), meet()
    page = host.home().page
    page.get_by_label("Name at seat 1").fill("Noor")
    seat = page.get_by_role("radiogroup", name="Who plays seat 2")
    seat.get_by_role("radio", name="Elsewhere").click()
    page.get_by_role("combobox", name="Time for an answer").select_option(label="2 minutes")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".people[open] .qr path")
    expect(page.get_by_role("img", name="The invitation as a code")).to_have_count(1)
    link = page.get_by_label("Link of the invitation").input_value()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/join/[\w-]+", link)
    page.get_by_role("button", name="Copy the invitation").click()
    page.get_by_role("button", name="Link copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == link
    expect_states(host, "here", "free, waits for a guest", "AI: Strong")

    guest.page.goto(link)
    guest.page.wait_for_selector(".join form")
    expect(guest.page.locator("h1")).to_have_text("You are invited: Ecosystem: Forest")
    expect(guest.page.locator(".join-in > p")).to_have_text("At the table: Noor and Rowan")
    guest.page.get_by_label("Your name").fill("Jonas")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_selector(".prompt.lit")
    expect(guest.page).to_have_url(page.url)
    expect_states(host, "here", "here", "AI: Strong")
    expect(page.locator(".invite")).to_have_count(0)
    expect(page.locator(".people .none")).to_contain_text("Time for an answer: 2 minutes")
    expect(guest.page.get_by_role("timer")).to_have_text(re.compile(r"^[012]:\d\d$"))
    guest.home()
    expect(guest.page.locator(".tables .wait")).to_have_text("Your turn")


def test_an_invitation_says_when_there_is_no_place(meet: Meet) -> None:
    host, guest, late = meet(), meet(), meet()
    table, invite = open_table(host, [HOST, *free(2)])
    late.page.goto(f"/join/{invite}")
    late.page.wait_for_selector(".join form")
    seats = late.page.locator(".seat-pick")
    expect(seats).to_have_text(["2 Seat 2", "3 Seat 3"], use_inner_text=True)
    join(guest, invite, 1)
    late.page.get_by_role("button", name="Sit down").click()
    expect(late.page.get_by_role("alert")).to_have_text("Seat 2 is taken.")
    expect(seats).to_have_text(["3 Seat 3"], use_inner_text=True)
    guest.page.goto(f"/join/{invite}")
    guest.page.wait_for_selector("text=You have a seat at this table already.")
    join(guest, invite, 2)
    late.page.reload()
    late.page.wait_for_selector("text=All seats are taken.")
    late.page.get_by_role("link", name="Only watch").click()
    late.page.wait_for_selector(".prompt")
    expect(late.page).to_have_url(f"/t/{table}")
    late.page.goto("/join/nowhere")
    alert = late.page.get_by_role("alert")
    expect(alert).to_have_text(re.compile("^There is no invitation with this address."))


def test_the_game_waits_for_a_guest_and_the_host_may_choose_otherwise(meet: Meet) -> None:
    host = meet()
    table, _ = open_table(host, [HOST, *free(1)])
    page = host.sit(table).page
    host.choices().first.click()
    page.wait_for_selector(".prompt h2 >> text=Waiting for a guest.")
    page.get_by_role("button", name="Invite").click()
    page.get_by_role("button", name="Let an AI play: Player 2").click()
    expect_states(host, "here", "AI: Strong")
    page.keyboard.press("Escape")
    page.wait_for_selector(".where span >> text=card 2 of 10")


def test_a_seat_is_lent_to_an_ai_and_taken_back(meet: Meet) -> None:
    _, (host, guest) = company(meet)
    together([host, guest], 1)
    people_dialog(guest)
    guest.page.get_by_label("An AI that takes over").select_option("easy")
    guest.page.get_by_role("button", name="Let an AI play: Jonas").click()
    guest.page.wait_for_selector(".sat >> text=an AI plays for now: Easy")
    guest.page.keyboard.press("Escape")
    guest.expect_say("An AI plays for you.")
    expect(guest.page.locator("[data-choice], #options")).to_have_count(0)
    host.click_first()
    host.click_first()
    host.page.wait_for_selector(".where span >> text=card 3 of 10")
    guest.page.wait_for_selector(".where span >> text=card 3 of 10")
    guest.page.get_by_role("button", name="Play myself again").click()
    expect(guest.page.locator(".prompt h2")).not_to_have_text("An AI plays for you.")
    people_dialog(host)
    expect_states(host, "here", "here")


def test_the_host_hands_over_an_absent_seat_after_the_grace_time(
    meet: Meet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as address:
        _, (host, guest) = company(meet, base_url=address)
        host.choices().first.click()
        guest.page.goto("about:blank")
        host.page.wait_for_selector(".prompt p >> text=Jonas is not here just now.")
        expect(host.page.locator(".waits .gone")).to_have_count(1)
        people_dialog(host)
        hand_over = host.page.get_by_role("button", name="Let an AI play: Jonas")
        hand_over.click()
        expect(host.page.locator(".people .msg.no")).to_contain_text(re.compile(r"in \d+ seconds"))
        monkeypatch.setattr(seating, "GRACE_SECONDS", 0)
        hand_over.click()
        host.page.wait_for_selector(".sat >> text=an AI plays for now")
        host.page.keyboard.press("Escape")
        host.page.wait_for_selector(".where span >> text=card 2 of 10")


async def stay(_: timekeeping.Timekeeper) -> None:
    """Leave the clock as the test has set it."""


def test_when_the_time_runs_out_an_ai_plays_on(
    meet: Meet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The service looks at its clock again and again; here it stands, until once it is late.
    clock: list[int] = []
    monkeypatch.setattr(timekeeping, "now", lambda: clock.pop() if clock else 0)
    monkeypatch.setattr(timekeeping.Timekeeper, "_set_clock", stay)
    with running(tmp_path) as address:
        host, guest = meet(base_url=address), meet(base_url=address)
        table, invite = open_table(host, [HOST, *free(1)], timer=10)
        join(guest, invite, 1)
        host.sit(table)
        guest.sit(table)
        expect(guest.page.locator(".deadline.hurry")).to_have_count(1)
        host.choices().first.click()
        host.expect_say("Waiting for Jonas.")
        clock.append(now() + 60 * SECOND)
        guest.expect_say("An AI plays for you.")
        assert guest.look(table)["seats"][1]["away"] is True
        host.page.wait_for_selector(".where span >> text=card 2 of 10")


def test_everybody_has_a_name(meet: Meet) -> None:
    _, people = company(meet, 4)
    for person in people:
        expect(person.page.get_by_role("button", name="People: 4 of 4 here")).to_be_visible()
    people_dialog(people[3])
    expect(people[3].page.locator(".sat > b")).to_have_text([*NAMES[:3], "Emil (You)"])


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_what_an_ai_means_to_do_can_be_read(meet: Meet, width: int, height: int) -> None:
    person = meet(width=width, height=height)
    seats: Seats = [{"kind": "human", "name": "Noor"}, {"kind": "ai", "name": "Ivy", "level": "easy"}]
    table, _ = open_table(person, seats, "spirit_island", options={"casting": "random"}, pace="slow")
    person.sit(table)
    plan = person.page.locator(".waits .robot .plan")
    expect(plan).to_have_text(re.compile(r"^Ivy means to "), timeout=PATIENCE)
    box = plan.bounding_box()
    assert box is not None
    # At least a part of a line, and at most two lines; the name stands in the sentence only.
    assert box["width"] > 100
    assert 12 < box["height"] < 50
    expect(person.page.locator(".waits .robot b")).to_have_count(0)
