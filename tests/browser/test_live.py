"""The same moment everywhere: reloads, spectators, lost connections and answers that come too late."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet, serving
from tests.browser.person import Person
from tests.browser.wire import Wire

pytestmark = pytest.mark.browser


def moment(person: Person) -> tuple[str, str, list[str], list[str]]:
    """Return the visible parts of a moment."""
    page = person.page
    return (
        page.locator(".where").inner_text(),
        person.say(),
        page.locator("#options [data-option]").all_inner_texts(),
        page.locator("#log li").all_inner_texts(),
    )


def test_a_reload_and_a_new_tab_show_the_same_moment(meet: Meet) -> None:
    person = meet()
    table = person.open()
    person.sit(table)
    person.reach_question("Place")
    before = moment(person)
    person.page.reload()
    person.until(lambda: moment(person), before)
    other = person.tab().sit(table)
    person.until(lambda: moment(other), before)
    other.press_first()
    person.until(lambda: moment(person), moment(other))


def test_a_spectator_sees_no_hand_and_cannot_choose(meet: Meet) -> None:
    person, spectator = meet(), meet()
    table = person.open()
    person.sit(table)
    spectator.sit(table)
    spectator.expect_say("Waiting for Noor.")
    expect(spectator.page.locator(".prompt p")).to_have_text("You are watching. Hands stay hidden.")
    expect(spectator.page.locator(".hand .card")).to_have_count(0)
    expect(spectator.page.locator("[data-choice], #options")).to_have_count(0)
    assert "hand:" not in spectator.text()
    person.reach_question("Place")
    spectator.page.wait_for_selector("#log li >> text=Noor reveals")
    assert "hand:" not in spectator.text()


def test_offline_the_choice_is_kept_and_sent_once(meet: Meet) -> None:
    person = meet()
    table = person.open()
    person.sit(table)
    person.page.context.set_offline(True)
    card = person.choices().first.get_attribute("data-ref")
    person.choices().first.click()
    expect(person.page.locator(".msg.info")).to_have_text(
        "No connection. Your choice is kept and will be sent."
    )
    sign = person.page.locator(f'.hand [data-ref="{card}"] .tick use')
    expect(sign).to_have_attribute("href", "#i-clock")
    person.page.context.set_offline(False)
    person.page.wait_for_selector(".prompt.lit")
    person.page.wait_for_selector(".msg.info", state="detached")
    assert len({sent.body["key"] for sent in person.commands.sent}) == 1
    after = person.look(table, 0)
    mine = [
        event
        for event in after["events"]
        if event["id"] == "ecosystem-event-picked" and event["args"]["seat"] == 0
    ]
    assert [f"hand:{event['args']['card']}" for event in mine] == [card]


def test_a_kept_choice_survives_a_reload(meet: Meet) -> None:
    person = meet()
    table = person.open()
    wire = Wire(person.page)
    person.sit(table)
    person.page.route("**/answer", lambda route: route.abort())
    wire.cut()
    card = person.choices().first.get_attribute("data-ref")
    person.choices().first.click()
    person.page.wait_for_selector(".msg.info")
    person.page.unroute("**/answer")
    wire.mend()
    person.page.reload()
    person.page.wait_for_selector("#log li >> text=You reveal")
    picked = [
        e
        for e in person.look(table, 0)["events"]
        if e["id"] == "ecosystem-event-picked" and e["args"]["seat"] == 0
    ]
    assert [f"hand:{event['args']['card']}" for event in picked] == [card]


@pytest.mark.proof
def test_the_service_is_killed_and_started_again(meet: Meet, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        person = meet(base_url=address)
        table = person.open()
        person.sit(table)
        person.reach_question("Place")
        before = moment(person)
    person.page.wait_for_selector(".msg.info")
    person.until(lambda: moment(person), before)
    person.page.keyboard.press("1")
    person.page.wait_for_selector(".prompt:not(.lit)")
    with serving(tmp_path, port=int(address.rsplit(":", 1)[1])):
        person.page.wait_for_selector(".prompt.lit")
        person.page.wait_for_selector(".msg.info", state="detached")
        person.expect_say("Choose a card to play.")
        assert len(person.look(table, 0)["view"]["players"][0]["cards"]) == 2


def test_an_answer_that_comes_too_late_is_not_given_and_said(meet: Meet) -> None:
    person = meet()
    table = person.open()
    wire = Wire(person.page)
    person.sit(table)
    person.reach_question("Place")
    other = person.tab().sit(table)
    wire.hold_page()
    person.choices().first.click()
    other.page.wait_for_selector(".prompt.lit")
    places = other.page.locator("#log li", has_text="You place")
    earlier = places.count()
    other.options().last.click()
    expect(places).to_have_count(earlier + 1)
    place = places.first.inner_text()
    # The news of it is here before the refusal.
    expect(person.page.locator("#log li", has_text="You place")).to_have_count(earlier + 1)
    assert person.commands.names()[-1] == ("answer", "line")
    wire.release()
    expect(person.page.locator(".notices .msg.info")).to_contain_text("meanwhile. Please choose again.")
    expect(person.page.locator("#log li", has_text="You place").first).to_have_text(place)


def test_a_table_that_does_not_exist(meet: Meet) -> None:
    person = meet()
    person.page.goto("/t/nowhere")
    expect(person.page.get_by_role("alert")).to_have_text(re.compile("^There is no table with this address."))
    person.page.get_by_role("link", name="To the home page").click()
    person.page.wait_for_selector(".game")
