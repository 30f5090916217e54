"""For every eye, hand and language: contrast, names, widths, letter sizes, words."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import weald
from tests.browser.arranged import bring, hinted, kind, reach, stand
from tests.browser.conftest import Meet
from tests.browser.person import Person, Seats
from tests.browser.record import played

pytestmark = pytest.mark.browser

SMALLEST = 12
# From this width on, everything stands beside the board instead of in sheets.
WIDE = 900
TOUCH = 40
LETTERS = """() => {
    const sizes = new Set();
    const walker = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (walker.currentNode.textContent.trim() && element.getClientRects().length)
            sizes.add(parseFloat(getComputedStyle(element).fontSize));
    }
    return Math.min(...sizes);
}"""
CROWD: Seats = [
    {"kind": "human", "name": "Maximiliane-Charlotte von Waldenburg"},
    *(
        {"kind": "ai", "name": name, "level": "random"}
        for name in ("Ivy", "Rowan", "Hazel", "Linden", "Wacholderbeere")
    ),
]


def tour(person: Person, look: Callable[[], object]) -> dict[str, object]:
    """Go past every page and note what a look at each finds."""
    page = person.page
    seen: dict[str, object] = {}
    person.home()
    expect(page.locator(".game .pic > *")).to_have_count(page.locator(".game").count())
    seen["home"] = look()
    page.locator("[aria-haspopup=dialog]").click()
    page.wait_for_selector("dialog[open] .rows")
    seen["menu"] = look()
    person.sit(crowded(person))
    page.wait_for_selector(".prompt.lit")
    seen["pick"] = look()
    person.press_first()
    seen["place"] = look()
    if page.viewport_size is not None and page.viewport_size["width"] < WIDE:
        page.locator(".tabs button").nth(3).click()
        page.wait_for_selector('.table[data-tab="scores"]')
        seen["scores"] = look()
    ended = bring(person, played())
    page.goto(f"/t/{ended}")
    page.wait_for_selector(".story li")
    page.locator(".scores summary").click()
    page.wait_for_selector(".sheet-table")
    seen["end"] = look()
    page.goto(f"/replay/{ended}/40")
    page.wait_for_selector(".rep")
    seen["replay"] = look()
    return seen


def crowded(person: Person) -> str:
    """A full table where some cards lie already."""
    table = weald.new("ecosystem", seats=len(CROWD), seed=7)
    reach(table, hinted, kind("pick"), after=30)
    return stand(person, table, CROWD)


@pytest.mark.parametrize(
    ("width", "locale", "dark"),
    [
        (360, "fr", True),
        (1600, "de", False),
        pytest.param(360, "en", False, marks=pytest.mark.proof),
        pytest.param(1600, "en", True, marks=pytest.mark.proof),
    ],
)
def test_axe_letters_and_widths(meet: Meet, width: int, locale: str, dark: bool) -> None:
    person = meet(width, 1000, locale=locale, dark=dark)

    def look() -> tuple[list[str], int, bool]:
        return person.grave_findings(), person.sideways(), person.page.evaluate(LETTERS) >= SMALLEST

    seen = tour(person, look)
    assert seen == dict.fromkeys(seen, ([], 0, True))


@pytest.mark.parametrize("width", [360, pytest.param(1024, marks=pytest.mark.proof)])
def test_the_longest_words_fit(meet: Meet, width: int) -> None:
    person = meet(width, 800, locale="de")
    seen = tour(person, lambda: (person.sideways(), person.page.evaluate(LETTERS) >= SMALLEST))
    assert seen == dict.fromkeys(seen, (0, True))


def test_text_twice_as_large_still_fits(meet: Meet) -> None:
    person = meet(1280, 900)
    person.page.add_init_script(
        "addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '200%')"
    )
    person.home()
    assert person.sideways() == 0
    person.sit(person.open())
    person.reach_question("Place")
    assert person.sideways() == 0
    cell = person.choices().first.bounding_box()
    assert cell is not None
    assert min(cell["width"], cell["height"]) >= TOUCH
    expect(person.options().first).to_be_visible()


def test_nothing_moves_when_the_system_asks_for_calm(meet: Meet) -> None:
    person = meet()
    person.sit(person.open())
    expect(person.page.locator("html")).to_have_attribute("data-motion", "none")
    expect(person.page.locator("[data-choice]").first).to_be_visible()
    assert person.page.evaluate("document.getAnimations().length") == 0
    person.press_first()
    assert person.page.evaluate("document.getAnimations().length") == 0


def test_the_theme_follows_the_system_until_it_is_chosen(meet: Meet) -> None:
    person = meet(dark=True).home()
    ground = person.page.locator("body")
    expect(ground).to_have_css("background-color", "rgb(15, 24, 19)")
    person.page.get_by_role("button", name="Dark colours").click()
    expect(ground).to_have_css("background-color", "rgb(226, 232, 219)")
    person.page.reload()
    person.page.wait_for_selector(".game")
    expect(ground).to_have_css("background-color", "rgb(226, 232, 219)")


def test_the_language_follows_the_browser_and_is_remembered(meet: Meet) -> None:
    person = meet(locale="de-AT").home()
    expect(person.page.locator("h1")).to_have_text("Welcher Wald heute Abend?")
    person.page.get_by_role("radio", name="Français").click()
    person.page.wait_for_selector("h1 >> text=Quelle forêt ce soir")
    person.page.reload()
    person.page.wait_for_selector("h1 >> text=Quelle forêt ce soir")
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")


def test_the_language_changes_at_the_table_and_nothing_else_does(meet: Meet) -> None:
    person = meet()
    table = person.open()
    person.sit(table)
    person.reach_question("Place")
    before = person.refs(person.options())
    asked = person.look(table, 0)["decisions"]
    person.page.get_by_role("button", name="EN, language: English").click()
    person.page.get_by_role("button", name="Deutsch").click()
    person.page.wait_for_selector("h3 >> text=Deine Möglichkeiten")
    person.until(lambda: person.refs(person.options()), before)
    assert person.look(table, 0)["decisions"] == asked
    person.press_first()
    expect(person.page.locator("#log li", has_text="Du ").first).to_be_visible()
