"""One screen for every question: the prompt, all that can be chosen, the hand, the forecast, the buttons.

From 1280 x 720 on nothing needs scrolling; on smaller screens everything is one gesture away that shows.
`make test` looks at every kind of question once, in turn at all sizes; `make screens` at all of them.
"""

from __future__ import annotations

import os
from itertools import cycle, product

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
Look = tuple[str, int, Size]


def looks() -> list[Look]:
    """Return language, text size and window; neighbours differ in each."""
    every = list(product(LANGUAGES, TEXT_SIZES, SIZES))
    return [every[i * 11 % len(every)] for i in range(len(every))]


def sample(game: str) -> list[tuple[Case, Look]]:
    """Each kind of question once."""
    once = {case.kind: case for case in cases(game)}
    start = list(GAMES).index(game)
    return list(zip(once.values(), cycle(looks()[start:] + looks()[:start]), strict=False))


def find_faults(meet: Meet, language: str, wanted: list[tuple[Case, list[tuple[int, Size]]]]) -> list[str]:
    """Show each case in each way; return everything that is out of sight."""
    person = meet(locale=language)
    person.home()
    return [
        f"{case.kind} of {case.seats}, {size.width}x{size.height}, {language}, {text} %: {fault}"
        for case, ways in wanted
        for table in [open_case(person, case)]
        for text, sizes in _by_text(ways)
        for size, fault in _faults(person, case, table, text, sizes)
    ]


def _by_text(ways: list[tuple[int, Size]]) -> list[tuple[int, list[Size]]]:
    return [(text, [size for other, size in ways if other == text]) for text in sorted({t for t, _ in ways})]


def _faults(person: Person, case: Case, table: str, text: int, sizes: list[Size]) -> list[tuple[Size, str]]:
    show(person.page, table, text)
    return [(size, fault) for size in sizes for fault in faults(person.page, case, size)]


@pytest.mark.parametrize("game", GAMES)
def test_enough_kinds_of_questions_are_looked_at(game: str) -> None:
    assert len({case.kind for case in cases(game)}) >= KINDS_AT_LEAST[game]


@pytest.mark.parametrize("game", GAMES)
def test_each_kind_of_question_fits_one_screen(meet: Meet, game: str) -> None:
    for language in LANGUAGES:
        wanted = [(case, [(text, size)]) for case, (spoken, text, size) in sample(game) if spoken == language]
        assert find_faults(meet, language, wanted) == []


@pytest.mark.skipif(not EVERYTHING, reason="a quarter of an hour: `make screens`")
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits_every_screen(meet: Meet, game: str, language: str) -> None:
    ways = list(product(TEXT_SIZES, SIZES))
    assert find_faults(meet, language, [(case, ways) for case in cases(game)]) == []


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
