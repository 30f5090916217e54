"""The end of a game: the moment, the story, the chart, again, and statistics of this device."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person

pytestmark = pytest.mark.browser


def ended(person: Person) -> str:
    """A table of Ecosystem played to its end; its id."""
    table = person.open()
    person.play_on(table, lambda _: False)
    person.sit(table)
    person.page.wait_for_selector(".story li")
    return table


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
def test_the_end_tells_its_story(meet: Meet, width: int, height: int) -> None:
    person = meet(width, height)
    table = ended(person)
    page = person.page
    result = person.look(table)["result"]
    won = 0 in result["winners"]
    names = ["Noor", "Ivy", "Rowan"]
    winner = "You win." if won else f"{names[result['winners'][0]]} wins."
    together = " and ".join(names[seat] for seat in result["winners"]) + " win together."
    words = winner if len(result["winners"]) == 1 else together
    expect(page.locator(".ending-head h2")).to_have_text(words)
    expect(page.locator('.ending-head use[href="#i-laurel-crown"]')).to_have_count(int(won))
    expect(page.locator(".story li").last).to_be_visible()
    assert 2 <= page.locator(".story li").count() <= 4
    page.locator(".chart summary").click()
    rows = page.locator(".chart-table tbody tr")
    expect(rows).to_have_count(21)
    expect(rows.last.locator("td")).to_have_text([str(score["total"]) for score in result["scores"]])
    expect(page.locator(".sheet-table")).to_be_hidden()
    page.locator(".scores summary").click()
    expect(page.locator(".sheet-table")).to_be_visible()
    assert person.sideways() == 0
    assert person.grave_findings() == []


def test_again_opens_a_table_for_the_same_people(meet: Meet) -> None:
    person = meet()
    table = ended(person)
    person.page.get_by_role("button", name="Again").click()
    person.page.wait_for_selector(".prompt.lit")
    other = person.page.url.rsplit("/", 1)[1]
    assert other != table
    keys = ("kind", "name", "level")
    seats = [[[seat[key] for key in keys] for seat in person.look(one, 0)["seats"]] for one in (table, other)]
    assert seats[0] == seats[1]


def test_finished_games_are_counted_on_this_device(meet: Meet) -> None:
    person = meet()
    page = person.page
    page.goto("/statistics")
    expect(page.locator(".none")).to_have_text("No game has been finished at this device yet.")
    table = ended(person)
    result = person.look(table)["result"]
    person.home()
    page.get_by_role("link", name="Your games").click()
    cells = page.locator(".statistics td")
    won = 0 in result["winners"]
    best = str(result["scores"][0]["total"]) if won else "–"  # noqa: RUF001
    expect(cells).to_have_text(["1", str(int(won)), best])
    assert person.grave_findings() == []
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Forget all").click()
    expect(page.locator(".none")).to_be_visible()


def test_arrows_step_through_a_replay_and_it_goes_on_from_there(meet: Meet) -> None:
    person = meet()
    table = ended(person)
    page = person.page
    page.goto(f"/replay/{table}/4")
    moment = page.locator(".rep-head small")
    page.wait_for_selector(".rep")
    expect(moment).to_contain_text("4 of")
    for key, at in (("ArrowRight", 5), ("ArrowRight", 6), ("ArrowLeft", 5)):
        page.keyboard.press(key)
        expect(moment).to_contain_text(f"{at} of")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".prompt.lit")
    other = page.url.rsplit("/", 1)[1]
    assert other != table
    assert not person.look(other, 0)["over"]
