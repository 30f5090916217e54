"""One screen for every question: the prompt, all that can be chosen, the hand, the forecast, the buttons.

From 1280 x 720 on nothing needs scrolling; on smaller screens everything is one gesture away that shows.
`make test` looks at every kind of question once, in turn at all sizes; `make screens` at all sizes.
"""

from __future__ import annotations

import os
from itertools import product

import pytest

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.screens import (
    GAMES,
    KINDS_AT_LEAST,
    LANGUAGES,
    SIZES,
    TEXT_SIZES,
    Case,
    Size,
    cases,
    faults,
    open_case,
    show,
)

pytestmark = pytest.mark.browser

EVERYTHING = "WEALD_ALL_SCREENS" in os.environ
Way = tuple[int, Size]


def ways_of(n: int, language: str) -> list[Way]:
    """Return text sizes and windows for the `n`th case: all of them, or for every other case one."""
    every = list(product(LANGUAGES, TEXT_SIZES, SIZES))
    spoken, text, size = every[n * 11 % len(every)]
    if EVERYTHING:
        return list(product(TEXT_SIZES, SIZES))
    return [(text, size)] if spoken == language and n % 2 == 0 else []


def find_faults(person: Person, case: Case, ways: list[Way]) -> list[str]:
    """Show a case in each way; return everything that is out of sight."""
    table = open_case(person, case)
    found = []
    for text in sorted({text for text, _ in ways}):
        show(person.page, table, text)
        for size in [size for other, size in ways if other == text]:
            place = f"{case.game} {case.kind} of {case.seats}, {size.width}x{size.height}, {text} %"
            found += [f"{place}: {fault}" for fault in faults(person.page, case, size)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_enough_kinds_of_questions_are_looked_at(game: str) -> None:
    assert len({case.kind for case in cases(game)}) >= KINDS_AT_LEAST[game]


@pytest.mark.timeout(7200 if EVERYTHING else 180)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_fits_one_screen(meet: Meet, language: str) -> None:
    person = meet(locale=language).home()
    found = []
    for game in GAMES:
        wanted = cases(game) if EVERYTHING else {case.kind: case for case in cases(game)}.values()
        for n, case in enumerate(wanted):
            if ways := ways_of(n, language):
                found += find_faults(person, case, ways)
    assert found == []


def test_a_table_never_opens_scrolled(meet: Meet) -> None:
    person = meet(390, 700).home()
    table = person.open()
    person.page.evaluate("scrollTo(0, 500)")
    assert person.page.evaluate("scrollY") > 0
    show(person.page, table, 100)
    assert person.page.evaluate("scrollY") == 0


def test_the_wheel_moves_a_row_of_cards(meet: Meet) -> None:
    person = meet(390, 844).home()
    case = next(case for case in cases("ecosystem") if case.kind == "pick" and case.seats == 1)
    person.sit(open_case(person, case))
    row = person.page.locator(".eco-row")
    row.hover()
    assert "right" in (row.get_attribute("data-more") or "")
    person.page.mouse.wheel(0, 2000)
    person.until(lambda: row.get_attribute("data-more"), "left")
    assert person.page.evaluate("scrollY") == 0
