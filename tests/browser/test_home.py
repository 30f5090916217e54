"""The first page: seats, rules, tables, records."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.record import played
from tests.games.spirit_island.content.branch_and_claw.scenarios.test_second_wave import finished

pytestmark = pytest.mark.browser


def begin(person: Person) -> str:
    """Press the button and wait for the table; its id."""
    person.page.get_by_role("button", name="Begin the game").click()
    person.page.wait_for_selector(".prompt, .curtain")
    return person.page.url.rsplit("/", 1)[1]


def test_a_newcomer_finds_an_empty_list_and_a_table_for_three(meet: Meet) -> None:
    person = meet().home()
    page = person.page
    expect(page.locator(".cont .none")).to_have_text(
        "Tables you begin stand here, to be continued at any time."
    )
    expect(page.locator(".srow")).to_have_count(3)
    snapshot = person.look(begin(person), 0)
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in snapshot["seats"]] == [
        ("human", "", None),
        ("ai", "Ivy", "strong"),
        ("ai", "Rowan", "strong"),
    ]
    expect(page.locator(".waits li")).to_have_count(3)


def test_seats_names_levels_and_rules_reach_the_table(meet: Meet) -> None:
    person = meet().home()
    page = person.page
    page.get_by_label("Name at seat 1").fill("Noor")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Remove seat 2").click()
    page.get_by_role("radiogroup", name="Who plays seat 2").get_by_role(
        "radio", name="Here", exact=True
    ).click()
    page.get_by_label("Name at seat 2").fill("Jonas")
    page.get_by_label("Level of the AI at seat 3").select_option("easy")
    page.locator(".more-options summary").click()
    page.get_by_role("radiogroup", name="Edition").get_by_role("radio").last.click()
    page.get_by_label("Six gaps or more").fill("-7")
    snapshot = person.look(begin(person))
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in snapshot["seats"]] == [
        ("human", "Noor", None),
        ("human", "Jonas", None),
        ("ai", "Rowan", "easy"),
    ]
    assert snapshot["options"] == {"edition": "first", "many_gaps": -7, "takebacks": "own", "thinking": 2}
    person.home()
    expect(page.get_by_label("Name at seat 1")).to_have_value("Noor")
    expect(page.get_by_label("Name at seat 2")).to_have_value("Jonas")
    expect(page.get_by_label("Level of the AI at seat 3")).to_have_value("easy")
    expect(page.locator(".more-options summary small")).to_have_text("First edition · Six gaps or more: -7")
    expect(page.locator(".summary")).to_have_text("3 seats · First edition · Six gaps or more: -7")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 768), (1366, 768), (1920, 1080)])
def test_begin_is_in_view_whatever_the_game(meet: Meet, width: int, height: int) -> None:
    person = meet(width, height, locale="de-DE")
    person.open()
    person.home()
    expect(person.page.locator(".cont:not(.empty)")).to_be_in_viewport()
    for game in person.page.locator(".game .choose").all():
        game.click()
        expect(person.page.locator(".begin")).to_be_in_viewport(ratio=1)
        assert person.sideways() == 0
    assert person.grave_findings() == []


def test_the_set_up_is_a_sheet_on_a_phone(meet: Meet) -> None:
    person = meet(390, 844).home()
    page = person.page
    expect(page.get_by_label("Name at seat 1")).to_be_hidden()
    page.get_by_role("button", name="Ecosystem: Forest 3 seats").click()
    expect(page.get_by_label("Name at seat 1")).to_be_in_viewport()
    expect(page.locator(".begin")).to_be_in_viewport(ratio=1)
    assert person.grave_findings() == []


@pytest.mark.parametrize(
    ("title", "seats"), [("Spirit Island", 1), ("Sylvion", 1), ("Living Forest Duel", 2)]
)
def test_a_first_table_has_the_usual_seats(meet: Meet, title: str, seats: int) -> None:
    person = meet().home()
    person.page.locator(".game", has_text=title).click()
    expect(person.page.locator(".srow")).to_have_count(seats)


def test_a_finished_table_says_how_it_ended(meet: Meet) -> None:
    person = meet()
    table = person.open()
    person.play_on(table, lambda _: False)
    person.home()
    row = person.page.locator(".tables li")
    expect(row.locator("small").last).to_have_text(re.compile(r"\d+ points"))
    row.get_by_role("link", name="Story").click()
    expect(person.page).to_have_url(f"/t/{table}")


def test_seats_stay_within_what_the_game_allows(meet: Meet) -> None:
    person = meet().home()
    page = person.page
    for _ in range(3):
        page.get_by_role("button", name="Add a seat").click()
    expect(page.locator(".srow")).to_have_count(6)
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)
    for _ in range(5):
        page.get_by_role("button", name="Remove seat 2").click()
    expect(page.locator(".srow")).to_have_count(1)
    expect(page.locator(".srow button.drop-seat")).to_have_count(0)
    begin(person)
    expect(page.locator(".where span")).to_have_text("Turn 1 of 20")


def test_an_unfinished_table_can_be_continued(meet: Meet) -> None:
    person = meet()
    table = person.open()
    person.home()
    row = person.page.locator(".tables li")
    expect(row.locator("small")).to_have_text(["Noor, Ivy, and Rowan", "Your turn"])
    expect(person.page.locator("#tables-title small")).to_have_text("1 waits for you")
    row.get_by_role("link", name="Continue").click()
    person.page.wait_for_selector(".prompt.lit")
    expect(person.page).to_have_url(f"/t/{table}")
    person.page.go_back()
    person.page.wait_for_selector(".game")


def test_a_record_is_imported_to_be_watched(meet: Meet, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(played()))
    person = meet().home()
    person.page.set_input_files("input[type=file]", path)
    person.page.wait_for_selector(".rep")
    expect(person.page).to_have_url(re.compile("/replay/"))
    person.home()
    expect(person.page.locator(".tables .btn")).to_have_text("Watch")


def test_a_record_cut_in_half_is_refused_in_words(meet: Meet, tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    text = json.dumps(played())
    path.write_text(text[: len(text) // 2])
    person = meet().home()
    person.page.set_input_files("input[type=file]", path)
    expect(person.page.get_by_role("alert")).to_have_text(re.compile("^This file is not a record of a game"))


def test_a_name_that_is_too_strange_is_refused_in_words(meet: Meet) -> None:
    person = meet().home()
    person.page.get_by_label("Name at seat 1").fill("No\u202eor")
    person.page.get_by_role("button", name="Begin the game").click()
    expect(person.page.get_by_role("alert")).to_have_text(re.compile("^The name at seat 1 cannot be used"))


def test_an_address_without_a_page(meet: Meet) -> None:
    person = meet()
    person.page.goto("/nowhere/at/all")
    expect(person.page.get_by_role("alert")).to_have_text("There is no page at this address.")


def test_options_say_what_they_need_and_how_hard_it_gets(meet: Meet) -> None:
    person = meet().home()
    page = person.page
    page.locator(".game", has_text="Spirit Island").click()
    expect(page.locator(".srow")).to_have_count(1)
    page.locator(".more-options summary").click()
    events = page.locator(".opt", has=page.get_by_role("radiogroup", name="Events", exact=True))
    expect(events).to_contain_text("needs Branch & Claw")
    expect(page.locator(".hard")).to_contain_text("Difficulty 0")
    expect(page.get_by_label("Level of the adversary")).to_have_count(0)
    adversary = page.get_by_role("combobox", name="Adversary")
    france = adversary.locator("option[disabled]", has_text="France")
    expect(france).to_have_text("France (difficulty 2) (needs Branch & Claw)")
    page.get_by_role("radiogroup", name="Branch & Claw").get_by_role("radio", name="On").click()
    adversary.select_option("france_plantation_colony")
    page.get_by_label("Level of the adversary").fill("2")
    expect(page.locator(".hard")).to_contain_text("Difficulty 5")
    rules = page.locator(".opt-rules")
    expect(rules.first.locator("dt")).to_have_text(
        ["Additional loss: Sprawling Plantations", re.compile("^Level 0: .+ \\(difficulty 2\\)$")]
    )
    expect(rules.nth(1).locator("dt")).to_have_text([re.compile("^Level 2: "), re.compile("^Level 1: ")])
    page.get_by_role("combobox", name="Scenario").select_option("blitz")
    expect(rules.last).to_contain_text("fast")
    page.get_by_role("combobox", name="Scenario").select_option("none")
    expect(rules).to_have_count(2)
    page.get_by_role("radiogroup", name="Boards").get_by_role("radio", name="thematic").click()
    expect(page.locator(".hard")).to_contain_text("Difficulty 6")
    assert person.grave_findings() == []


def test_spirits_are_chosen_before_the_table_and_remembered(meet: Meet) -> None:
    person = meet().home()
    page = person.page
    page.locator(".game", has_text="Spirit Island").click()
    page.get_by_role("button", name="Add a seat").click()
    second_seat = page.get_by_role("radiogroup", name="Who plays seat 2")
    second_seat.get_by_role("radio", name="Here", exact=True).click()
    first = page.get_by_label("Spirit at seat 1")
    expect(first.locator("option").first).to_have_text("Spirit: choose at the table")
    expect(first.locator("option")).to_have_count(9)
    first.select_option("lightning")
    second = page.get_by_label("Spirit at seat 2")
    expect(second.locator("option[disabled]")).to_have_text(re.compile("Swift Strike$"))
    expect(page.locator(".character small").first).to_have_text("Easy to learn")
    second.select_option("ocean")
    table = begin(person)
    assert [spirit["id"] for spirit in person.look(table, 0)["view"]["spirits"]] == ["lightning", "ocean"]
    person.home()
    expect(first).to_have_value("lightning")
    expect(second).to_have_value("ocean")


def test_the_daily_challenge_is_one_press_away(meet: Meet) -> None:
    page = meet().home().page
    page.get_by_role("link", name="Daily challenge").click()
    expect(page).to_have_url(re.compile("/daily$"))


def test_a_second_wave_begins_from_a_record(meet: Meet) -> None:
    person = meet().home()
    page = person.page
    page.locator(".game", has_text="Spirit Island").click()
    page.get_by_role("radiogroup", name="Branch & Claw").get_by_role("radio", name="On").click()
    page.locator(".more-options summary").click()
    page.get_by_role("combobox", name="Scenario").select_option("second_wave")
    expect(page.locator(".from")).to_contain_text("You have no finished game yet.")
    record = json.dumps(finished(branch_and_claw=True).record()).encode()
    page.get_by_label("Record of the game before").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record}
    )
    expect(page.get_by_role("combobox", name="The game before")).to_be_visible()
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_selector(".sip-choose")
    table = page.url.rsplit("/", 1)[1]
    assert person.look(table, 0)["options"]["scenario"] == "second_wave"
