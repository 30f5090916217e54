"""Files that leave a table and come back: records, reports, links to moments, games played on elsewhere."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import bring
from tests.browser.company import company
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.record import played

pytestmark = pytest.mark.browser


def menu(person: Person) -> None:
    person.page.locator("[aria-haspopup=dialog]").last.click()


def test_a_running_game_is_saved_brought_elsewhere_and_goes_on(meet: Meet, tmp_path: Path) -> None:
    person, other = meet(), meet()
    table = person.open()
    person.sit(table)
    person.press_first()
    person.press_first()
    placed = person.look(table, 0)["view"]["players"][0]["cards"]
    menu(person)
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name="Save the record").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert path.name == f"weald-ecosystem-{table}.json"

    other.home()
    other.page.set_input_files("input[type=file]", path)
    other.page.wait_for_selector(".rep")
    expect(other.page.get_by_role("slider")).to_have_value("0")
    other.page.get_by_role("slider").press("End")
    other.page.get_by_role("button", name="Play on from here").click()
    other.page.wait_for_selector(".prompt.lit")
    again = other.page.url.rsplit("/", 1)[1]
    assert again != table
    assert other.look(again, 0)["view"]["players"][0]["cards"] == placed
    other.press_first()
    other.home()
    other.page.wait_for_selector("text=Imported, not played to its end")


def test_a_file_that_cannot_be_fetched_says_why_and_the_menu_stays(meet: Meet) -> None:
    person = meet()
    person.sit(person.open())
    menu(person)
    person.page.route("**/record", lambda route: route.abort())
    save = person.page.get_by_role("button", name="Save the record")
    save.click()
    expect(person.page.get_by_role("alert")).to_have_text("No connection.")
    person.page.unroute("**/record")
    with person.page.expect_download():
        save.click()
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def test_a_record_of_others_is_not_offered_while_the_game_runs(meet: Meet) -> None:
    _, (host, _) = company(meet)
    menu(host)
    expect(host.page.get_by_role("button", name="Report a problem")).to_be_visible()
    expect(host.page.get_by_role("button", name="Save the record")).to_have_count(0)


def test_a_report_is_a_file_without_the_hands_of_others(meet: Meet, tmp_path: Path) -> None:
    table, (host, guest) = company(meet)
    menu(guest)
    with guest.page.expect_download() as download:
        guest.page.get_by_role("button", name="Report a problem").click()
    path = tmp_path / "report.json"
    download.value.save_as(path)
    report = json.loads(path.read_text("utf-8"))
    assert (report["table"], report["seat"], report["game"]) == (table, 1, "ecosystem")
    assert report["snapshot"]["view"]["hand"] == guest.look(table, 1)["view"]["hand"]
    assert "Noor" not in path.read_text("utf-8")
    assert host.look(table, 0)["view"]["hand"] != report["snapshot"]["view"]["hand"]


def test_a_moment_of_a_finished_game_has_a_link(meet: Meet) -> None:
    person = meet(permissions=["clipboard-read", "clipboard-write"])
    table = bring(person, played())
    person.page.goto(f"/replay/{table}/12")
    person.page.wait_for_selector(".rep")
    person.page.get_by_role("button", name="On one step").click()
    expect(person.page).to_have_url(f"/replay/{table}/13")
    person.page.get_by_role("button", name="Copy the link to this moment").click()
    person.page.get_by_role("button", name="Link copied").wait_for()
    link = person.page.evaluate("navigator.clipboard.readText()")
    assert link == person.page.url
    stranger = meet()
    stranger.page.goto(link)
    stranger.page.wait_for_selector("text=13 of")
    expect(stranger.page.locator(".rep .say")).to_have_text(person.page.locator(".rep .say").inner_text())
