"""The parts of playing from different places, for every eye, hand and language."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import company, free, open_table, together
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_looks import LETTERS, SMALLEST

pytestmark = pytest.mark.browser

LONG = "Maximiliane-Charlotte von Waldenburg"
# Guests are not called like another player.
OTHER = "Bartholomea-Friederike von Waldenburg"


def checked(person: Person) -> tuple[list[str], int, bool]:
    """Return axe's grave findings, the page's excess width, and whether every letter is large enough."""
    return person.grave_findings(), person.sideways(), person.page.evaluate(LETTERS) >= SMALLEST


@pytest.mark.parametrize(
    ("width", "locale", "dark"),
    [
        (360, "fr", True),
        (1024, "de", False),
        pytest.param(360, "de", False, marks=pytest.mark.proof),
        pytest.param(1600, "en", True, marks=pytest.mark.proof),
    ],
    ids=str,
)
def test_invitation_people_and_talk(meet: Meet, width: int, locale: str, dark: bool) -> None:
    host, guest = meet(width, 800, locale, dark), meet(width, 800, locale, dark)
    seats = [{"kind": "human", "name": LONG}, *free(1), {"kind": "ai", "name": "Ivy", "level": "random"}]
    table, invite = open_table(host, seats, timer=3600)
    guest.page.goto(f"/join/{invite}")
    guest.page.wait_for_selector(".join form")
    assert checked(guest) == ([], 0, True)
    host.sit(table)
    # Discs where there is room, else a count.
    expect(host.page.locator(".crowd > :is(.discs, small):visible")).to_have_count(1)
    host.page.locator(".crowd").click()
    host.page.wait_for_selector(".people[open] .qr path")
    assert checked(host) == ([], 0, True)
    host.page.keyboard.press("Escape")
    guest.page.locator(".your-name input").fill(OTHER)
    guest.page.locator(".begin").click()
    guest.page.wait_for_selector(".prompt.lit")
    together([host, guest], 2)
    host.page.locator(".tools .tool").first.click()
    host.page.wait_for_selector(".wish")
    if width < 900:
        host.page.locator(".tabs button").last.click()
    else:
        host.page.locator(".tool.fold").click()
    host.page.locator(".sides [role=radio]").last.click()
    host.page.locator(".speak input").fill("x" * 60)
    host.page.locator(".speak input").press("Enter")
    host.page.wait_for_selector("#talk li p")
    assert checked(host) == ([], 0, True)
    # The line on the game's state is whole, the field is at the bottom of the talk, and that can be closed.
    assert host.page.locator(".where span").evaluate("span => span.scrollHeight - span.clientHeight") < 12
    talk, field = (host.page.locator(part).bounding_box() for part in ("#talk", ".speak"))
    assert talk is not None
    assert field is not None
    assert 0 <= talk["y"] + talk["height"] - field["y"] - field["height"] <= 16
    host.page.locator(".ra > .shut-sheet").click()
    expect(host.page.locator("#talk")).to_be_hidden()


def test_the_set_up_for_people_elsewhere_fits_a_phone(meet: Meet) -> None:
    person = meet(360, 800, "fr").home()
    person.page.locator(".unfold").click()
    for row in range(3):
        person.page.locator(".srow").nth(row).get_by_role("radio").nth(1).click()
    assert checked(person) == ([], 0, True)


def test_everything_at_the_table_is_reached_by_keyboard(meet: Meet) -> None:
    table, (host, guest) = company(meet)
    host.page.locator(".crowd").focus()
    host.page.keyboard.press("Enter")
    host.page.wait_for_selector(".people[open]")
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".crowd")).to_be_focused()
    host.page.get_by_role("radio", name="Log").focus()
    host.page.keyboard.press("ArrowRight")
    expect(host.page.get_by_role("radio", name="Talk")).to_be_focused()
    expect(host.page.get_by_label("Say something")).to_be_visible()
    host.page.keyboard.press("Tab")
    host.page.keyboard.press("Tab")
    expect(host.page.get_by_label("Say something")).to_be_focused()
    host.page.keyboard.type("1 said by keys")
    host.page.keyboard.press("Enter")
    guest.page.get_by_role("radio", name="Talk (1)").wait_for()
    expect(host.page.locator("#talk li p")).to_have_text(["1 said by keys"])
    assert host.look(table, 0)["answered"] is None, "typing answers nothing"
    expect(host.page.locator(".prompt.lit")).to_have_count(1)
