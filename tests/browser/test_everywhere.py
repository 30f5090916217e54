"""Every page, drawer, scene and sheet: nothing serious for axe, no letters too small, nothing too wide."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import weald
from tests.browser.arranged import bring
from tests.browser.conftest import Meet
from tests.browser.person import Json, Person, Seats
from tests.browser.screens import cases, open_case
from tests.browser.test_scenes import invaders
from tests.published import PUBLISHED
from weald.games import REGISTRY

pytestmark = [pytest.mark.browser, pytest.mark.proof]

NOOR = {"kind": "human", "name": "Noor"}
JONAS = {"kind": "human", "name": "Jonas"}
BEATS_AT_MOST = 12
# Kinds of questions of Spirit Island and numbers of seats that look unlike the others.
MOMENTS = (("event", 2), ("pay_aided", 2), ("spirit", 6), ("grow", 4), ("cascade", 6), ("see_fear", 6))
# As in the test of the looks; what is only there for screen readers may have no size.
LETTERS = """() => Math.min(...[...document.querySelectorAll('#app *')]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((one) => one.getClientRects().length)
    .map((one) => parseFloat(getComputedStyle(one).fontSize) || Infinity))"""
SMALLEST = 12


def seats_of(game: str) -> Seats:
    """One person where the game can be played alone, else two at one screen."""
    return [NOOR, JONAS] if game == "living_forest_duel" else [NOOR]


@cache
def ended(game: str) -> Json:
    """A game that was played to its end without much thought."""
    table = weald.new(game, seats=len(seats_of(game)), seed=3)
    while not table.over:
        asked = table.pending[0]
        table.answer(asked.seat, asked.options[len(table.events) * 7 % len(asked.options)])
    return {**table.record(), "players": seats_of(game)}


def places(person: Person) -> Iterator[str]:
    """Go everywhere, and name each place on arrival."""
    yield from plain_pages(person)
    for game in REGISTRY:
        yield from table_of(person, game)
        yield from end_of(person, game)
    yield from lesson_and_puzzle(person)
    yield from island_moments(person)


def plain_pages(person: Person) -> Iterator[str]:
    """Go past the pages that are no table."""
    page = person.page
    person.home()
    yield "home"
    if page.locator(".unfold").is_visible():
        page.locator(".unfold").click()
        yield "home, set-up"
    page.locator("[aria-haspopup=dialog]").click()
    page.wait_for_selector("dialog[open] .rows")
    yield "menu"
    for path, part in {
        "/learn": ".lesson",
        "/daily": ".intro",
        "/statistics": ".none",
        "/move": "main",
        "/nowhere": "main",
        "/gallery/spirit_island": "main article, main li",
        **{f"/learn/{game}": ".lesson" for game in PUBLISHED},
        **{f"/puzzles/{game}": ".puzzles li" for game in PUBLISHED},
    }.items():
        page.goto(path)
        page.wait_for_selector(part)
        yield path


def table_of(person: Person, game: str) -> Iterator[str]:
    """Sit down at a table, and open what can be opened there."""
    page = person.page
    table = person.open(seats_of(game), game=game)
    person.sit(table)
    if page.locator(".curtain button").count():
        yield f"{game}, curtain"
        page.locator(".curtain button").click()
    page.wait_for_selector(".prompt.lit")
    yield f"{game}, table"
    if page.locator(".tabs").is_visible():
        for n in range(1, page.locator(".tabs button").count()):
            page.locator(".tabs button").nth(n).click()
            yield f"{game}, sheet {n}"
        page.locator(".tabs button").first.click()
    page.locator(".tool", has=page.locator('use[href="#i-hint"]')).first.click()
    page.wait_for_selector(".hint, .notice, .msg")
    yield f"{game}, hint"
    page.locator(".tool", has=page.locator('use[href="#i-rules"], use[href="#i-book"]')).first.click()
    page.wait_for_selector("dialog.rules dt")
    yield f"{game}, rules"
    page.keyboard.press("Escape")
    page.locator("[aria-haspopup=dialog]").last.click()
    page.wait_for_selector("dialog[open] .rows")
    yield f"{game}, menu"
    page.keyboard.press("Escape")


def end_of(person: Person, game: str) -> Iterator[str]:
    """Look at the end of a game, its score sheet and its replay."""
    page = person.page
    table = bring(person, ended(game))
    page.goto(f"/t/{table}")
    page.wait_for_selector(".story li")
    for summary in page.locator(".ending details > summary, .scores summary, .chart summary").all():
        summary.click()
    yield f"{game}, end"
    page.goto(f"/replay/{table}/12")
    page.wait_for_selector(".rep")
    yield f"{game}, replay"


def lesson_and_puzzle(person: Person) -> Iterator[str]:
    """Begin a lesson, a puzzle and a daily challenge of every game."""
    page = person.page
    for game in PUBLISHED:
        page.goto(f"/learn/{game}")
        page.locator(".lesson .btn.calm").click()
        page.wait_for_selector(".coach h2")
        yield f"{game}, lesson"
        page.goto(f"/puzzles/{game}")
        page.locator(".puzzles button").first.click()
        page.wait_for_selector("section.puzzle")
        yield f"{game}, puzzle"


def island_moments(person: Person) -> Iterator[str]:
    """Step through an invader phase, and stand before an event and at six boards."""
    page = person.page
    invaders(person)
    page.wait_for_selector(".scene-next")
    for n in range(BEATS_AT_MOST):
        if not page.locator(".scene-next").count():
            break
        yield f"invader phase, moment {n}"
        page.keyboard.press("Space")
        page.wait_for_timeout(200)
    page.emulate_media(reduced_motion="reduce")
    for wanted, seats in MOMENTS:
        for case in cases("spirit_island"):
            if case.kind == wanted and case.seats == seats:
                person.sit(open_case(person, case))
                page.wait_for_selector(".prompt.lit")
                yield f"{wanted} of {seats}"


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("width", "height", "locale", "dark"),
    [(390, 844, "de", True), (1024, 768, "fr", False), (1366, 768, "en", False), (1366, 768, "de", True)],
)
def test_every_place_is_good(meet: Meet, width: int, height: int, locale: str, dark: bool) -> None:
    person = meet(width, height, locale=locale, dark=dark)
    seen = {
        place: (person.grave_findings(), person.sideways(), person.page.evaluate(LETTERS) >= SMALLEST)
        for place in places(person)
    }
    assert seen == dict.fromkeys(seen, ([], 0, True))
