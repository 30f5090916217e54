"""Taking back: at once, by consent, or not at all, with the reason."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import company, together
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.wire import Wire

pytestmark = pytest.mark.browser


def wish(person: Person) -> None:
    """Press undo and say that the others shall be asked."""
    person.page.get_by_role("button", name="Undo").click()
    person.page.get_by_role("button", name="Ask", exact=True).click()


def placing(meet: Meet, people: int = 2, ais: int = 1) -> tuple[str, list[Person]]:
    """People who have shown each other their second card and place it now."""
    table, everybody = company(meet, people, ais)
    together(everybody, 2)
    for person in everybody:
        person.page.wait_for_selector(".prompt.lit h2 >> text=Place")
    return table, everybody


def test_an_answer_that_nobody_has_seen_is_taken_back_at_once(meet: Meet) -> None:
    table, (_, guest) = company(meet)
    guest.choices().first.click()
    guest.page.wait_for_selector(".prompt:not(.lit)")
    guest.page.get_by_role("button", name="Take it back").click()
    guest.page.wait_for_selector(".prompt.lit")
    assert guest.look(table, 1)["answered"] is None


def test_what_is_pressed_while_the_answer_is_on_its_way_is_not_lost(meet: Meet) -> None:
    table, (_, guest) = company(meet)
    tab = guest.tab()
    wire = Wire(tab.page)
    tab.sit(table)
    wire.hold_page()
    tab.choices().first.click()
    tab.page.wait_for_selector(".prompt:not(.lit)")
    tab.page.get_by_role("button", name="Undo").click(force=True)
    with tab.settling("undo"):
        wire.release()
    tab.page.wait_for_selector(".prompt.lit")
    assert tab.commands.names() == [("answer", "line"), ("undo", "line")]
    assert guest.look(table, 1)["answered"] is None


def test_all_others_are_asked_and_agree(meet: Meet) -> None:
    table, (host, jonas, mia) = placing(meet, people=3, ais=0)
    host.page.get_by_role("button", name="Undo").click()
    ask = host.page.locator(".wish")
    expect(ask).to_contain_text("Mia has answered since. Ask Jonas and Mia to agree?")
    expect(jonas.page.locator(".wish")).to_have_count(0)
    ask.get_by_role("button", name="Ask", exact=True).click()
    expect(ask).to_contain_text("You would like to take back 3 answers.")
    expect(ask).to_contain_text("Among them: 1 of yours, 1 of Jonas, 1 of Mia.")
    expect(ask).to_contain_text("Waiting for Jonas and Mia to agree.")
    expect(jonas.page.locator(".wish")).to_contain_text("Noor would like to take back 3 answers.")
    expect(jonas.page.locator(".wish")).to_contain_text("Among them: 1 of Noor, 1 of yours, 1 of Mia.")
    jonas.page.get_by_role("button", name="Agree").click()
    expect(ask).to_contain_text("Waiting for Mia to agree.")
    expect(jonas.page.get_by_role("button", name="Agree")).to_have_count(0)
    mia.page.get_by_role("button", name="Agree").click()
    for person in (host, jonas, mia):
        person.page.wait_for_selector(".prompt.lit h2 >> text=Choose a card to play.")
    expect(host.page.locator(".msg.info")).to_contain_text("All have agreed. You have taken back 3 answers.")
    expect(mia.page.locator(".msg.info")).to_contain_text("Noor has taken back 3 answers.")
    assert host.look(table)["wish"] is None


def test_one_refuses_or_thinks_better_of_it(meet: Meet) -> None:
    table, (host, guest) = placing(meet)
    wish(host)
    guest.page.get_by_role("button", name="Refuse").click()
    expect(host.page.locator(".msg.info")).to_contain_text("Jonas would rather leave it.")
    expect(guest.page.locator(".wish")).to_have_count(0)
    wish(guest)
    expect(host.page.locator(".wish")).to_contain_text("Jonas would like to take back")
    guest.page.get_by_role("button", name="Never mind").click()
    expect(host.page.locator(".wish")).to_have_count(0)
    wish(guest)
    expect(host.page.locator(".wish")).to_have_count(1)
    host.choices().first.click()
    expect(guest.page.locator(".wish")).to_have_count(0)
    expect(guest.page.locator(".msg.info")).to_contain_text("It was not agreed to.")
    assert len(host.look(table)["view"]["players"][0]["cards"]) == 1, "placed in secret, not taken back"


def test_a_lent_seat_agrees_to_nothing_that_has_come_to_light(meet: Meet) -> None:
    _, (host, guest) = placing(meet)
    wish(host)
    guest.page.wait_for_selector(".wish")
    guest.page.locator(".crowd").click()
    guest.page.get_by_role("button", name="Let an AI play: Jonas").click()
    expect(host.page.locator(".msg.info")).to_contain_text("It was not agreed to.")
