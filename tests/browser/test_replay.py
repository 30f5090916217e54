"""A finished game as a slider."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import bring
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.record import played

pytestmark = pytest.mark.browser


def watch(person: Person, address: str) -> None:
    person.page.goto(address)
    person.page.wait_for_selector(".rep")


def at(person: Person, moment: int) -> None:
    """Wait until this moment is in the address, and check that the page says the same."""
    expect(person.page).to_have_url(re.compile(f"/{moment}$"))
    expect(person.page.locator(".rep-head small")).to_have_text(re.compile(f"^{moment} of"))


def test_step_turn_slider_and_address_name_the_same_moment(meet: Meet) -> None:
    person = meet()
    table = bring(person, played())
    watch(person, f"/replay/{table}")
    page = person.page
    slider = page.get_by_role("slider", name="Moment")
    last = int(slider.get_attribute("max") or 0)
    assert last == len(played()["answers"])
    at(person, 0)
    page.get_by_role("button", name="On one step").click()
    at(person, 1)
    page.get_by_role("button", name="On one turn").click()
    marks = person.page.context.request.get(f"/api/tables/{table}/replay?at=0").json()["marks"]
    turn = next(mark for mark in marks if mark > 1)
    at(person, turn)
    slider.focus()
    page.keyboard.press("ArrowRight")
    at(person, turn + 1)
    page.get_by_role("button", name="Back one turn").click()
    at(person, turn)
    slider.focus()
    page.keyboard.press("End")
    at(person, last)
    expect(page.locator(".rep .say")).to_have_text(re.compile(r"\bwins?\b"))


def test_an_address_opens_its_moment_with_all_hands_open(meet: Meet) -> None:
    person = meet()
    table = bring(person, played())
    watch(person, f"/replay/{table}/9")
    at(person, 9)
    moment = person.page.context.request.get(f"/api/tables/{table}/replay?at=9").json()
    hand = {f"hand:{card}" for card in moment["view"]["hands"][0]}
    person.until(lambda: set(person.refs(person.page.locator(".hand .card"))), hand)
    expect(person.page.locator("#log li:not(.later)")).to_have_count(len(moment["events"]))
    expect(person.page.locator("[data-choice]")).to_have_count(0)


def test_a_click_in_the_log_goes_to_its_answer(meet: Meet) -> None:
    person = meet(1366, 768)
    table = bring(person, played())
    watch(person, f"/replay/{table}/20")
    at(person, 20)
    page = person.page
    moment = page.context.request.get(f"/api/tables/{table}/replay?at=20").json()
    lines = page.locator("#log li button")
    expect(lines).to_have_count(min(300, moment["lasts"][-1]))
    now = page.locator("#log [aria-current=step]")
    expect(now).to_be_in_viewport()
    before = moment["lasts"][11]
    first = next(k for k, last in enumerate(moment["lasts"]) if last >= before)
    lines.nth(lines.count() - before).click()
    at(person, first)
    page.locator("#log .later button").last.click()
    expect(page.locator("#log [aria-current=step]")).to_have_count(1)
    at(person, next(k for k, last in enumerate(moment["lasts"]) if last > moment["lasts"][first]))


def test_the_board_of_a_replay_is_as_large_as_in_play(meet: Meet) -> None:
    person = meet(1366, 768)
    table = bring(person, played())
    watch(person, f"/replay/{table}/20")
    box = person.page.locator(".board").bounding_box()
    person.sit(person.open())
    in_play = person.page.locator(".board").bounding_box()
    assert box is not None
    assert in_play is not None
    assert box["height"] >= 0.93 * in_play["height"]
    assert box["width"] == in_play["width"]


def test_it_plays_by_itself_and_stops_at_the_end(meet: Meet) -> None:
    person = meet()
    table = bring(person, played())
    last = len(played()["answers"])
    watch(person, f"/replay/{table}/{last - 1}")
    at(person, last - 1)
    play = person.page.get_by_role("button", name="Play", exact=True)
    play.click()
    at(person, last)
    person.page.wait_for_selector(".play[aria-pressed=false]")


def test_a_table_that_is_not_over_is_shown_as_a_table(meet: Meet) -> None:
    person = meet()
    table = person.open()
    person.page.goto(f"/replay/{table}")
    person.page.wait_for_selector(".prompt.lit")
    expect(person.page).to_have_url(f"/t/{table}")


def test_a_moment_that_does_not_exist(meet: Meet) -> None:
    person = meet()
    table = bring(person, played())
    person.page.goto(f"/replay/{table}/9999")
    expect(person.page.get_by_role("alert")).to_have_text(re.compile("^The game has "))


def test_the_record_can_be_saved_and_is_the_record(meet: Meet) -> None:
    person = meet()
    table = bring(person, played())
    person.sit(table)
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name="Save the record").click()
    assert download.value.suggested_filename == f"weald-ecosystem-{table}.json"
    saved = json.loads(download.value.path().read_text("utf-8"))
    assert saved["answers"] == played()["answers"]
