"""Talking and pointing: among the people at a table, with whatever strangers may write."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import company, free, join, open_table, talk, together
from tests.browser.conftest import Meet
from tests.browser.person import Person

pytestmark = pytest.mark.browser

WICKED = '<img src=x onerror=alert(1)><script>alert(2)</script> & "quotes" {$seat} \u05e9\u05dc\u05d5\u05dd'


# A ring stays for a few seconds: every picture that shows one is noted, with how far it lies from its thing.
WATCH = """() => {
    window.pings = [];
    const centre = element => {
        const {x, y, width, height} = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const look = () => {
        for (const ring of document.querySelectorAll(".ping")) {
            const twins = [...document.querySelectorAll(`main [data-ref="${ring.dataset.ping}"]`)];
            const [x, y] = centre(twins.find(thing => thing.getClientRects().length));
            const [ringX, ringY] = centre(ring);
            const spoken = document.querySelector(".pings [role=status]").textContent;
            const off = Math.max(Math.abs(x - ringX), Math.abs(y - ringY));
            window.pings.push({ref: ring.dataset.ping, name: ring.textContent, spoken, off});
        }
        requestAnimationFrame(look);
    };
    look();
}"""
SEEN = """({ref, name}) => window.pings.some(ping => ping.ref === ref && ping.name === name
    && ping.spoken.includes(`${name} points at: `) && ping.off < 2)"""


def expect_ring(person: Person, ref: str | None, name: str) -> None:
    """A player has pointed at a thing: a ring lay around it, and it was said whose."""
    person.page.wait_for_function(SEEN, arg={"ref": ref, "name": name})


def test_people_talk_and_hostile_text_stays_text(meet: Meet) -> None:
    table, (host, guest) = company(meet)
    for person in (host, guest):
        person.page.on("dialog", lambda dialog: host.complaints.append(dialog.message))
    talk(guest, WICKED)
    expect(host.page.get_by_role("radio", name="Talk (1)")).to_be_visible()
    talk(host, "x" * 500)
    for person in (host, guest):
        expect(person.page.locator("#talk li p")).to_have_text([WICKED, "x" * 500])
        expect(person.page.locator("#talk li b")).to_have_text(["Jonas", "Noor"])
        expect(person.page.locator("#app img, #talk script")).to_have_count(0)
        assert person.sideways() == 0
    expect(host.page.get_by_role("radio", name="Talk", exact=True)).to_have_count(1)
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
    expect(host.page.locator("#talk li b")).to_have_text("<b onclick=x>Jo</b>")
    expect(host.page.locator("b[onclick]")).to_have_count(0)


def test_what_cannot_be_sent_is_kept_and_not_said_twice(meet: Meet) -> None:
    _, (host, guest) = company(meet)
    guest.page.get_by_role("radio", name="Talk").click()
    field = guest.page.get_by_label("Say something")
    field.fill("Are you there?")
    guest.page.context.set_offline(True)
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("#talk .msg.no >> text=Not sent yet")
    expect(field).to_have_value("Are you there?")
    guest.page.context.set_offline(False)
    guest.page.wait_for_selector(".msg.info", state="detached")
    field.press("Enter")
    expect(guest.page.locator("#talk li p")).to_have_text(["Are you there?"])
    expect(field).to_have_value("")
    host.page.get_by_role("radio", name="Talk").click()
    expect(host.page.locator("#talk li p")).to_have_text(["Are you there?"])
    field.fill("no\u202eway")
    field.press("Enter")
    guest.page.wait_for_selector("#talk .msg.no >> text=This cannot be said")


def test_somebody_points_and_the_others_see_it(meet: Meet) -> None:
    table, (host, guest) = company(meet)
    together([host, guest], 1)
    for person in (host, guest):
        person.page.evaluate(WATCH)
    card = host.page.locator(".board .card[data-ref]").first
    ref = card.get_attribute("data-ref")
    card.click(modifiers=["Alt"], force=True)
    for person in (host, guest):
        expect_ring(person, ref, "Noor")
    expect(guest.page.locator(".ping")).to_have_count(0)
    assert host.look(table, 0)["answered"] is None


def test_pointing_by_tool_and_by_key_never_chooses_and_hands_stay_private(meet: Meet) -> None:
    table, (host, guest) = company(meet)
    together([host, guest], 1)
    version = host.look(table)["version"]
    for person in (host, guest):
        person.page.evaluate(WATCH)
    guest.page.get_by_role("radio", name="Talk").click()
    point = guest.page.get_by_role("button", name="Point at something")
    point.click()
    guest.page.wait_for_selector(".pointing >> text=What do you want to show the others?")
    card = guest.page.locator(".board .card[data-ref]").first
    card.click(force=True)
    expect_ring(host, card.get_attribute("data-ref"), "Jonas")
    expect(guest.page.locator(".pointing")).to_have_count(0)
    card = host.page.locator(".board .card[data-ref]").first
    card.focus()
    host.page.keyboard.press("Alt+Enter")
    expect_ring(guest, card.get_attribute("data-ref"), "Noor")
    guest.choices().first.click(modifiers=["Alt"])
    guest.page.wait_for_selector(".msg.no >> text=What is in your hand only you can see.")
    point.click()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".pointing")).to_have_count(0)
    assert host.look(table)["version"] == version


def test_whoever_plays_with_ais_alone_has_nobody_to_talk_to(meet: Meet) -> None:
    person = meet()
    table = person.open()
    person.sit(table)
    expect(person.page.locator(".prompt.lit")).to_be_visible()
    expect(person.page.locator(".sides, .crowd")).to_have_count(0)
    person.page.evaluate(WATCH)
    person.page.locator(".board [data-ref], .hand [data-ref]").first.click(modifiers=["Alt"])
    assert person.look(table, 0)["answered"] is None
    person.press_first()
    assert person.page.evaluate("window.pings") == []


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
