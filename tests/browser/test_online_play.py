"""People with browsers of their own at one table: the same game for all, whatever happens to their lines."""

from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.browser.company import company, expect_states, people_dialog, together
from tests.browser.conftest import Meet, serving
from tests.browser.person import Person
from tests.browser.wire import Wire

pytestmark = pytest.mark.browser

LONGER_AGO = """id => {
    const seen = JSON.parse(localStorage[`weald-seen-${id}`]);
    localStorage[`weald-seen-${id}`] = JSON.stringify({ ...seen, at: seen.at - 120000 });
}"""


def cards(person: Person, table: str) -> list[list[str]]:
    """Return the cards before each player, as the server shows them to this browser."""
    players = person.look(table)["view"]["players"]
    return [[f"{card['cell']} {card['card']}" for card in player["cards"]] for player in players]


def answer_elsewhere(person: Person, table: str, seat: int) -> None:
    """The first option is taken, by the same person on another machine."""
    now = person.look(table, seat)
    option = now["decisions"][0]["choices"][0]["id"]
    command = {"seat": seat, "expected": now["version"], "key": uuid4().hex, "option": option}
    assert person.page.context.request.post(f"/api/tables/{table}/answer", data=command).ok


def picks(person: Person, table: str, seat: int) -> list[dict[str, Any]]:
    events = person.look(table, seat)["events"]
    return [one for one in events if one["id"] == "ecosystem-event-picked" and one["args"]["seat"] == seat]


def test_two_people_play_and_see_the_same(meet: Meet) -> None:
    table, (host, guest) = company(meet)
    expect(host.page.locator(".hand .card").first).to_be_visible()
    together([host, guest], 3)
    assert cards(host, table) == cards(guest, table)
    assert [len(mine) for mine in cards(host, table)] == [2, 2]
    happened = host.look(table, 0)["last"]
    for person, other in ((host, "Jonas"), (guest, "Noor")):
        expect(person.page.locator("#log li")).to_have_count(happened)
        expect(person.page.locator("#log b", has_text=other).first).to_be_visible()


def test_four_people_play_one_leaves_and_comes_back(meet: Meet) -> None:
    table, people = company(meet, 4)
    together(people, 1)
    last = people[3]
    last.page.goto("about:blank")
    for person in people[:3]:
        person.choices().first.click()
    host = people[0]
    host.page.wait_for_selector(".prompt h2 >> text=Waiting for Emil.")
    host.page.wait_for_selector(".prompt p >> text=Emil is not here just now.")
    people_dialog(host)
    expect_states(host, "here", "here", "here", "not here")
    host.page.keyboard.press("Escape")
    last.sit(table)
    expect(host.page.locator(".prompt p")).not_to_have_text("Emil is not here just now.")
    last.click_first()
    for person in people:
        person.page.wait_for_selector(".prompt.lit h2 >> text=Place")
    together(people, 1)
    assert [len(mine) for mine in cards(host, table)] == [2, 2, 2, 2]


def test_offline_is_said_at_once_the_choice_kept_and_sent_once(meet: Meet) -> None:
    table, (host, guest) = company(meet)
    guest.page.context.set_offline(True)
    guest.page.wait_for_selector(".msg.info >> text=No connection.")
    card = guest.choices().first.get_attribute("data-ref")
    guest.choices().first.click()
    guest.page.wait_for_selector(".msg.info >> text=Your choice is kept and will be sent.")
    host.choices().first.click()
    host.page.wait_for_selector(".prompt p >> text=Jonas is not here just now.")
    guest.page.context.set_offline(False)
    host.page.wait_for_selector(".where span >> text=card 2 of 10")
    guest.page.wait_for_selector(".prompt.lit")
    guest.page.wait_for_selector(".msg.info", state="detached")
    assert len({sent.body["key"] for sent in guest.commands.sent}) == 1
    assert [f"hand:{event['args']['card']}" for event in picks(guest, table, 1)] == [card]


def test_the_service_is_killed_between_two_people_and_both_go_on(meet: Meet, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        table, (host, guest) = company(meet, base_url=address)
        together([host, guest], 1)
    for person in (host, guest):
        person.page.wait_for_selector(".msg.info >> text=No connection.")
        person.choices().first.click()
    with serving(tmp_path, port=int(address.rsplit(":", 1)[1])):
        for person in (host, guest):
            person.page.wait_for_selector(".prompt.lit h2 >> text=Place")
            person.page.wait_for_selector(".msg.info", state="detached")
        together([host, guest], 1)
        assert [len(mine) for mine in cards(guest, table)] == [2, 2]


def test_three_tabs_of_one_seat_stay_in_step(meet: Meet) -> None:
    table, (host, guest) = company(meet)
    late = guest.tab()
    wire = Wire(late.page)
    tabs = [guest, guest.tab().sit(table), late.sit(table)]
    tabs[1].choices().first.click()
    for tab in tabs:
        tab.page.wait_for_selector(".prompt:not(.lit) h2 >> text=Waiting for Noor.")
        expect(tab.page.locator(".hand [data-picked]").first).to_be_visible()
    host.choices().first.click()
    for tab in tabs:
        tab.page.wait_for_selector(".prompt.lit")
    # Two tabs answer the same question, one of them late: one answer counts, and nothing is played twice.
    wire.hold_page()
    late.choices().first.click()
    tabs[1].choices().last.click()
    tabs[1].page.wait_for_selector(".prompt:not(.lit) h2 >> text=Waiting for Noor.")
    with late.settling():
        wire.release()
    host.choices().first.click()
    for tab in [*tabs, host]:
        tab.page.wait_for_selector(".prompt.lit h2 >> text=Place")
    assert len(picks(guest, table, 1)) == 2


def test_a_spectator_sees_what_is_public_and_cannot_talk(meet: Meet) -> None:
    table, (host, guest) = company(meet)
    spectator = meet().sit(table)
    together([host, guest], 1)
    spectator.page.wait_for_selector(".where span >> text=card 2 of 10")
    expect(spectator.page.locator(".prompt p")).to_have_text("You are watching. Hands stay hidden.")
    expect(spectator.page.locator("[data-choice], #options, .sides, .speak")).to_have_count(0)
    assert "hand:" not in spectator.text()
    people_dialog(spectator)
    expect(spectator.page.locator(".sat > b")).to_have_text(["Noor", "Jonas"])
    expect(spectator.page.locator(".sitting .btn, .invite")).to_have_count(0)


def test_whoever_was_away_is_told_what_happened(meet: Meet) -> None:
    table, (host, guest) = company(meet)
    together([host, guest], 1)
    expect(guest.page.locator(".since")).to_have_count(0)
    guest.home()
    before = guest.look(table, 1)["last"]
    guest.page.evaluate(LONGER_AGO, table)
    for seat, person in ((0, host), (1, guest)) * 2:
        answer_elsewhere(person, table, seat)
    missed = guest.look(table, 1)["last"] - before
    guest.sit(table)
    since = guest.page.locator(".since")
    expect(since).to_contain_text(f"Since you were last here: {missed} things have happened.")
    since.get_by_role("button", name="Show").click()
    marked = 0
    for n in range(1, missed + 1):
        # The marks are painted in the same step as the sentence.
        expect(since.locator("small")).to_have_text(f"{n} of {missed}")
        marked += guest.page.locator(".board [data-marked]").count()
        since.get_by_role("button", name="On one step").click(force=n == missed)
    assert marked == 1, "the card that was placed"
    since.get_by_role("button", name="Close").click()
    expect(since).to_have_count(0)
    guest.page.reload()
    guest.page.wait_for_selector(".prompt.lit")
    # A player who answers has seen all the news.
    guest.choices().first.click()
    guest.expect_say("Waiting for Noor.")
    expect(since).to_have_count(0)


NOTED = """
    window.noted = [];
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = () => Promise.resolve('granted');
        constructor(title, more) { window.noted.push(`${title}: ${more.body}`); }
        close() {}
    };
    Object.defineProperty(document, 'hidden', { get: () => window.asleep === true });
"""


def test_a_notification_comes_when_it_is_my_turn_and_the_page_is_out_of_sight(meet: Meet) -> None:
    _, (host, guest) = company(meet)
    guest.page.add_init_script(NOTED)
    guest.page.reload()
    guest.page.wait_for_selector(".prompt.lit")
    guest.page.locator("[aria-haspopup=dialog]").last.click()
    guest.page.get_by_role("radiogroup", name="Notify me").get_by_role("radio", name="On").click()
    guest.page.keyboard.press("Escape")
    together([host, guest], 1)
    # A note is made before the question is lit.
    assert guest.page.evaluate("window.noted") == []
    guest.choices().first.click()
    guest.page.wait_for_selector(".prompt:not(.lit) h2 >> text=Waiting for Noor.")
    guest.page.evaluate("window.asleep = true")
    host.choices().first.click()
    guest.page.wait_for_selector(".prompt.lit h2 >> text=Place")
    (note,) = guest.page.evaluate("window.noted")
    assert note == f"Ecosystem: Forest: {guest.say()}"


def test_the_home_page_lists_first_what_waits_for_me(meet: Meet) -> None:
    person = meet()
    waiting = person.open([{"kind": "human", "name": "Noor"}])
    other = person.open([{"kind": "guest", "name": ""}, {"kind": "ai", "name": "Ivy", "level": "random"}])
    person.home()
    rows = person.page.locator(".tables li")
    expect(rows.locator("small:last-child")).to_have_text(["Your turn", "Waiting for a guest"])
    for row, table in zip(rows.all(), (waiting, other), strict=True):
        expect(row.locator("a")).to_have_attribute("href", f"/t/{table}")
