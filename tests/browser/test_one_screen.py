"""One screen for every question: the prompt, all that can be chosen, the hand, the forecast, the buttons.

From 1280 x 720 on nothing needs scrolling; on smaller screens everything is one gesture away that shows.
`make test` looks at every third kind of question, in turn at all sizes; `make screens` at all, at all sizes.
"""

from __future__ import annotations

import os

import pytest

from tests.browser.conftest import Meet
from tests.browser.screens import KINDS_AT_LEAST, WAYS, Case, Viewer, Way, cases, open_case
from weald.games import REGISTRY

pytestmark = pytest.mark.browser

EVERYTHING = "WEALD_ALL_SCREENS" in os.environ
PARTS = 16 if EVERYTHING else 3


def wanted() -> list[tuple[Case, list[Way]]]:
    """Return cases and how to look at them: all in every way, or every third kind in one way."""
    if EVERYTHING:
        return [(case, WAYS) for game in REGISTRY for case in cases(game)]
    kinds = [
        case for game in REGISTRY for case in list({case.kind: case for case in cases(game)}.values())[::3]
    ]
    return [(case, [WAYS[n * 11 % len(WAYS)]]) for n, case in enumerate(kinds)]


@pytest.mark.parametrize("game", KINDS_AT_LEAST)
def test_enough_kinds_of_questions_are_looked_at(game: str) -> None:
    assert len({case.kind for case in cases(game)}) >= KINDS_AT_LEAST[game]


@pytest.mark.timeout(1800 if EVERYTHING else 180)
@pytest.mark.parametrize("part", range(PARTS))
def test_every_kind_of_question_fits_one_screen(meet: Meet, part: int) -> None:
    person = meet(locale="en").home()
    viewer = Viewer(person)
    found = []
    for case, ways in wanted()[part::PARTS]:
        viewer.show(open_case(person, case))
        for way in ways:
            found += viewer.faults(case, way)
    assert found == []


def test_a_table_never_opens_scrolled(meet: Meet) -> None:
    person = meet(390, 700).home()
    table = person.open()
    person.page.evaluate("scrollTo(0, 500)")
    assert person.page.evaluate("scrollY") > 0
    Viewer(person).show(table)
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
