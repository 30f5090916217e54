"""Another device, people who look on, messages that are noticed, and sounds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import company, people_dialog, talk
from tests.browser.conftest import Meet

pytestmark = pytest.mark.browser

# Counts the tones that a page makes.
EAR = """() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) { window.tones++; return start.call(this, when); };
}"""


def test_a_seat_moves_by_code_and_by_link(meet: Meet) -> None:
    desk, phone, back = meet(), meet(390, 844), meet()
    table = desk.open()
    desk.sit(table)
    desk.page.get_by_role("button", name="Menu").click()
    desk.page.get_by_role("button", name="Play on another device").click()
    code = desk.page.locator(".move-code").inner_text()
    assert re.fullmatch(r"[A-Z2-9]{5}-[A-Z2-9]{5}", code)
    # This service is for one machine: said before the address is told.
    words = desk.page.locator(".move p").all_inner_texts()
    assert words[1].startswith("Another device cannot reach this table yet")
    assert words[2].startswith("There, open 127.0.0.1:")
    assert desk.grave_findings() == []

    phone.home()
    phone.page.get_by_role("link", name="From another device").click()
    phone.page.get_by_label("The code").fill("ABCDE-23456")
    phone.page.get_by_role("button", name="Play here").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("not valid")
    assert phone.grave_findings() == []
    phone.page.get_by_label("The code").fill(code.lower())
    phone.page.get_by_role("button", name="Play here").click()
    phone.page.wait_for_selector(".prompt.lit")
    expect(phone.page).to_have_url(re.compile(f"/t/{table}$"))
    # The old device looks on from now on, and has nothing more to give away.
    expect(desk.page.locator(".prompt h2")).to_have_text("Waiting for Noor.")
    expect(desk.page.locator(".prompt.lit")).to_have_count(0)
    expect(desk.page.locator(".move[open]")).to_have_count(0)

    token = phone.page.context.request.post(f"/api/tables/{table}/move").json()["token"]
    back.page.goto(f"/move#{token}")
    back.page.get_by_role("button", name="Play here").click()
    back.page.wait_for_selector(".prompt.lit")
    assert token not in back.page.evaluate("location.href + history.length")
    assert [person.complaints for person in (desk, phone, back)] == [[], [], []]


def test_those_who_look_on_are_seen(meet: Meet) -> None:
    table, [host, _] = company(meet)
    watcher = meet()
    watcher.sit(table)
    expect(host.page.locator(".crowd .eyes")).to_have_text("1")
    people_dialog(watcher)
    watcher.page.get_by_label("Your name for the others").fill("Ada")
    watcher.page.keyboard.press("Tab")
    people_dialog(host)
    expect(host.page.locator(".looking-on")).to_have_text("Looking on: Ada.")
    assert host.grave_findings() == []
    assert watcher.grave_findings() == []
    watcher.page.goto("/")
    expect(host.page.locator(".looking-on")).to_have_count(0)


def test_a_message_is_counted_and_announced(meet: Meet) -> None:
    _, [host, guest] = company(meet)
    talk(guest, "Good luck")
    expect(host.page.locator(".sides .badge")).to_have_text("1")
    expect(host.page.locator("[data-chat]")).to_have_text("Talk (1) Jonas: Good luck")
    host.page.get_by_role("radio", name="Talk (1)").click()
    expect(host.page.locator(".sides .badge")).to_have_count(0)
    expect(host.page.locator("[data-chat]")).to_have_text("")


def test_sounds_are_off_until_they_are_wanted_and_stay_so(meet: Meet) -> None:
    person = meet()
    person.page.add_init_script(f"({EAR})()")
    person.sit(person.open())
    person.page.wait_for_selector(".prompt.lit")
    person.answer(person.choices().first.click)
    assert person.page.evaluate("tones") == 0
    person.page.get_by_role("button", name="Menu").click()
    switch = person.page.get_by_role("radiogroup", name="Sound")
    switch.get_by_role("radio", name="On").click()
    person.until(lambda: person.page.evaluate("tones"), 2)
    expect(person.page.get_by_label("Volume")).to_have_value("60")
    assert person.grave_findings() == []
    person.page.reload()
    person.page.wait_for_selector(".prompt.lit")
    before = person.page.evaluate("tones")
    person.answer(person.choices().first.click)
    person.until(lambda: person.page.evaluate("tones") > before, True)
    assert person.complaints == []
