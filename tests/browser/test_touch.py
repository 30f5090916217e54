"""With a finger: a tap reads, a second one on the same thing chooses, and the sheet has a button for it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.person import Person, Seats

pytestmark = pytest.mark.browser

ALONE: Seats = [{"kind": "human", "name": "Noor"}]
TWO: Seats = [*ALONE, {"kind": "human", "name": "Jonas"}]
# Text has a wider edge.
HALO = 12
# Game, seats, options, what is tapped first, and what the sheet offers.
GAMES: list[tuple[str, Seats, dict[str, Any], str, str]] = [
    ("ecosystem", ALONE, {}, ".hand [data-choice]", "Play this"),
    ("sylvion", ALONE, {}, ".board [data-choice]", "Choose this"),
    ("living_forest_duel", TWO, {}, ".board [data-choice][data-ref^='element:']", "Recruit with 1 sun"),
    (
        "spirit_island",
        ALONE,
        {"casting": "random_low", "map": "in_order"},
        ".board [data-choice]",
        "Choose this",
    ),
]


def sit_with_a_finger(meet: Meet, game: str, seats: Seats, options: dict[str, Any]) -> tuple[Person, str]:
    """Sit down at a phone, where something on the table can be chosen."""
    person = meet(390, 844, has_touch=True)
    table = person.open(seats, game=game, **options)
    person.sit(table)
    if person.page.locator(".curtain").count():
        person.page.locator(".curtain .btn").tap()
    person.page.wait_for_selector(".prompt.lit")
    if game == "spirit_island":
        # Growth says in words what it does: one tap is enough.
        person.answer(person.page.locator(".hand [data-ref^='growth:'][data-choice]").nth(1).tap)
        person.answer(person.page.locator(".hand [data-ref^='icon:'][data-choice]").last.tap)
    return person, table


def read(person: Person, thing: Locator) -> None:
    """Tap a thing and wait for the sheet about it, which must not cover it."""
    thing.tap()
    person.page.wait_for_selector('.table[data-tab="explain"]')
    sheet, box = person.page.locator(".ra").bounding_box(), thing.bounding_box()
    assert sheet is not None
    assert box is not None
    below, above = (
        sheet["y"] + HALO >= box["y"] + box["height"],
        sheet["y"] + sheet["height"] <= box["y"] + HALO,
    )
    assert below or above


@pytest.mark.parametrize(("game", "seats", "options", "what", "verb"), GAMES, ids=[one[0] for one in GAMES])
def test_a_tap_reads_a_second_one_chooses_and_so_does_the_sheet(
    meet: Meet, game: str, seats: Seats, options: dict[str, Any], what: str, verb: str
) -> None:
    person, table = sit_with_a_finger(meet, game, seats, options)
    before = person.look(table, 0)["version"]
    thing = person.page.locator(what).first
    read(person, thing)
    button = person.page.locator(".insp .do .btn").first
    expect(button).to_contain_text(verb)
    expect(button).to_be_in_viewport()
    assert person.sideways() == 0
    assert person.look(table, 0)["version"] == before
    person.page.locator(".ra .shut-sheet").tap()
    read(person, thing)
    person.answer(thing.tap)
    after = person.look(table)["version"]
    assert after > before
    if game == "ecosystem":
        other = person.page.locator(".hand [data-choice]").last
        read(person, other)
        expect(button).to_contain_text("Give this")
        person.answer(button.tap)
        assert person.look(table)["version"] > after


def test_one_tap_answers_in_the_list(meet: Meet) -> None:
    """Before and after of an option would move it away from under the finger."""
    person = meet(390, 844, has_touch=True)
    table = person.open(ALONE, game="spirit_island", casting="random_low", map="in_order")
    person.sit(table)
    person.page.wait_for_selector(".prompt.lit")
    before = person.look(table, 0)["version"]
    person.page.locator(".tabs button").nth(1).tap()
    option = person.page.locator("#options li[data-level] [data-option]").last
    person.answer(option.tap)
    assert person.look(table, 0)["version"] > before


def test_a_mouse_still_chooses_at_once(meet: Meet) -> None:
    person = meet(1366, 768)
    table = person.open(ALONE)
    person.sit(table)
    person.answer(person.page.locator(".hand [data-choice]").first.click)
    assert person.look(table, 0)["version"] == 1
    expect(person.page.locator(".insp .do")).to_have_count(0)
