"""Talking and pointing: among the people at a table, with whatever strangers may write."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import company, free, join, open_table, talk, together
from tests.browser.conftest import Meet
from tests.browser.person import Person

pytestmark = pytest.mark.browser

WICKED = '<img src=x onerror=alert(1)><script>alert(2)</script> & "quotes" {$seat} \u05e9\u05dc\u05d5\u05dd'


def lines(person: Person) -> list[str]:
    return person.page.locator("#talk li p").all_inner_texts()


def test_people_talk_and_hostile_text_stays_text(meet: Meet) -> None:
    table, (host, guest) = company(meet)
    for person in (host, guest):
        person.page.on("dialog", lambda dialog: host.complaints.append(dialog.message))
    talk(guest, WICKED)
    expect(host.page.get_by_role("radio", name="Talk (1)")).to_be_visible()
    talk(host, "x" * 500)
    expect(guest.page.locator("#talk li")).to_have_count(2)
    for person in (host, guest):
        assert lines(person) == [WICKED, "x" * 500]
        assert person.page.locator("#app img, #talk script").count() == 0
        assert person.sideways() == 0
        assert person.page.locator("#talk li b").all_inner_texts() == ["Jonas", "Noor"]
    assert host.page.get_by_role("radio", name="Talk", exact=True).count() == 1
    guest.page.reload()
    guest.page.wait_for_selector(".prompt")
    guest.page.get_by_role("radio", name="Talk").click()
    expect(guest.page.locator("#talk li")).to_have_count(2)
    stranger = meet().sit(table)
    assert "onerror" not in stranger.text()


def test_a_wicked_name_stays_a_name_everywhere(meet: Meet) -> None:
    host, guest = meet(), meet()
    table, invite = open_table(host, [{"kind": "human", "name": "Noor"}, *free(1)])
    guest.page.goto(f"/join/{invite}")
    guest.page.get_by_label("Your name").fill("<b onclick=x>Jo</b>")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_selector(".prompt.lit")
    host.sit(table)
    talk(guest, "hello")
    host.page.get_by_role("radio", name="Talk").click()
    assert host.page.locator("#talk li b").inner_text() == "<b onclick=x>Jo</b>"
    assert host.page.locator("b[onclick]").count() == 0


def test_what_cannot_be_sent_is_kept_and_not_said_twice(meet: Meet) -> None:
    _, (host, guest) = company(meet)
    guest.page.get_by_role("radio", name="Talk").click()
    field = guest.page.get_by_label("Say something")
    field.fill("Are you there?")
    guest.page.context.set_offline(True)
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("#talk .msg.no >> text=Not sent yet")
    assert field.input_value() == "Are you there?"
    guest.page.context.set_offline(False)
    guest.page.wait_for_selector(".msg.info", state="detached")
    field.press("Enter")
    expect(guest.page.locator("#talk li p")).to_have_text(["Are you there?"])
    assert field.input_value() == ""
    host.page.get_by_role("radio", name="Talk").click()
    expect(host.page.locator("#talk li p")).to_have_text(["Are you there?"])
    field.fill("no\u202eway")
    field.press("Enter")
    guest.page.wait_for_selector("#talk .msg.no >> text=This cannot be said")


def test_somebody_points_and_the_others_see_it(meet: Meet) -> None:
    _, (host, guest) = company(meet)
    together([host, guest], 1)
    card = host.page.locator(".board .card[data-ref]").first
    ref = card.get_attribute("data-ref")
    card.click(modifiers=["Alt"], force=True)
    for person in (host, guest):
        ring = person.page.locator(f'[data-ping="{ref}"]')
        expect(ring).to_have_text("Noor")
        thing = person.page.locator(f'main [data-ref="{ref}"]:visible').first.bounding_box()
        box = ring.bounding_box()
        assert thing is not None
        assert box is not None
        assert abs(box["x"] + box["width"] / 2 - thing["x"] - thing["width"] / 2) < 2
        assert abs(box["y"] + box["height"] / 2 - thing["y"] - thing["height"] / 2) < 2
    assert guest.page.locator(".pings [role=status]").inner_text().startswith("Noor points at: ")
    assert host.page.locator("[data-picked]").count() == 0
    expect(guest.page.locator(".ping")).to_have_count(0)


def test_pointing_by_tool_and_by_key_never_chooses_and_hands_stay_private(meet: Meet) -> None:
    table, (host, guest) = company(meet)
    together([host, guest], 1)
    version = host.look(table)["version"]
    guest.page.get_by_role("radio", name="Talk").click()
    point = guest.page.get_by_role("button", name="Point at something")
    point.click()
    guest.page.wait_for_selector(".pointing >> text=What do you want to show the others?")
    guest.page.locator(".board .card[data-ref]").first.click(force=True)
    expect(host.page.locator(".ping")).to_have_text("Jonas")
    expect(guest.page.locator(".pointing")).to_have_count(0)
    host.page.locator(".board .card[data-ref]").first.focus()
    host.page.keyboard.press("Alt+Enter")
    expect(guest.page.locator(".ping", has_text="Noor")).to_have_count(1)
    guest.choices().first.click(modifiers=["Alt"])
    guest.page.wait_for_selector(".msg.no >> text=What is in your hand only you can see.")
    point.click()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".pointing")).to_have_count(0)
    assert host.look(table)["version"] == version


def test_whoever_plays_with_ais_alone_has_nobody_to_talk_to(meet: Meet) -> None:
    person = meet()
    person.sit(person.open())
    assert person.page.locator(".sides, .crowd").count() == 0
    person.page.locator(".board [data-ref], .hand [data-ref]").first.click(modifiers=["Alt"])
    assert person.page.locator(".ping").count() == 0


def test_the_invited_can_be_told_apart_by_name_and_colour(meet: Meet) -> None:
    host, guest = meet(), meet()
    table, invite = open_table(host, [*free(2)])
    join(guest, invite, 1)
    host.sit(table)
    guest.sit(table)
    talk(host, "I only look after the table.")
    talk(guest, "Thank you!")
    expect(host.page.locator("#talk li b")).to_have_text(["Host", "Jonas"])
    expect(guest.page.locator("#talk li p")).to_have_text(["I only look after the table.", "Thank you!"])
