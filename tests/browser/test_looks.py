"""For every eye, hand and language: contrast, names, widths, letter sizes, words."""

import json

import pytest

from tests.browser.conftest import Meet
from tests.browser.person import Person, Seats
from tests.browser.record import played

pytestmark = pytest.mark.browser

SMALLEST = 12
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


def finished(person: Person) -> str:
    """The address of the end of a game."""
    person.page.context.request.get("/")
    headers = {"Content-Type": "application/json"}
    reply = person.page.context.request.post("/api/records", data=json.dumps(played()), headers=headers)
    return f"/t/{reply.json()['id']}"


def tour(person: Person, check: str) -> dict[str, object]:
    """Go past every page and note what a method of the person says about each."""
    said: dict[str, object] = {}
    person.home()
    said["home"] = getattr(person, check)()
    person.page.locator("[aria-haspopup=dialog]").click()
    said["menu"] = getattr(person, check)()
    person.sit(person.open(CROWD))
    said["pick"] = getattr(person, check)()
    for _ in range(6):
        person.press_first()
    said["later"] = getattr(person, check)()
    person.page.goto(finished(person))
    person.page.wait_for_selector(".sheet-table")
    said["end"] = getattr(person, check)()
    person.page.goto(person.page.url.replace("/t/", "/replay/") + "/40")
    person.page.wait_for_selector(".rep")
    said["replay"] = getattr(person, check)()
    return said


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [390, 1600])
def test_axe_finds_nothing_grave(meet: Meet, width: int, dark: bool) -> None:
    assert tour(meet(width, 1000, dark=dark), "grave_findings") == {
        "home": [],
        "menu": [],
        "pick": [],
        "later": [],
        "end": [],
        "replay": [],
    }


@pytest.mark.parametrize(("width", "locale"), [(360, "en"), (360, "fr"), (360, "de"), (1024, "de")])
def test_nothing_runs_over_the_side(meet: Meet, width: int, locale: str) -> None:
    said = tour(meet(width, 800, locale=locale), "sideways")
    assert set(said.values()) == {0}, said


@pytest.mark.parametrize("locale", ["fr", "de"])
def test_letters_are_never_too_small(meet: Meet, locale: str) -> None:
    person = meet(360, 740, locale=locale)
    person.sit(person.open(CROWD))
    for _ in range(8):
        person.press_first()
    assert person.page.evaluate(LETTERS) >= SMALLEST
    person.page.locator(".tabs button", has_text="Points" if locale == "fr" else "Punkte").click()
    assert person.page.evaluate(LETTERS) >= SMALLEST


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
    assert person.options().first.is_visible()


def test_nothing_moves_when_the_system_asks_for_calm(meet: Meet) -> None:
    person = meet()
    person.sit(person.open())
    assert person.page.evaluate("document.documentElement.dataset.motion") == "none"
    assert person.page.evaluate("document.getAnimations().length") == 0


def test_the_theme_follows_the_system_until_it_is_chosen(meet: Meet) -> None:
    person = meet(dark=True).home()
    ground = "getComputedStyle(document.body).backgroundColor"
    assert person.page.evaluate(ground) == "rgb(15, 24, 19)"
    person.page.get_by_role("button", name="Dark colours").click()
    assert person.page.evaluate(ground) == "rgb(226, 232, 219)"
    person.page.reload()
    person.page.wait_for_selector(".game")
    assert person.page.evaluate(ground) == "rgb(226, 232, 219)"


def test_the_language_follows_the_browser_and_is_remembered(meet: Meet) -> None:
    person = meet(locale="de-AT").home()
    assert person.page.locator("h1").inner_text() == "Welcher Wald heute Abend?"
    person.page.get_by_role("radio", name="Français").click()
    person.page.wait_for_selector("h1 >> text=Quelle forêt ce soir")
    person.page.reload()
    person.page.wait_for_selector("h1 >> text=Quelle forêt ce soir")
    assert person.page.evaluate("document.documentElement.lang") == "fr"


def test_the_language_changes_at_the_table_and_nothing_else_does(meet: Meet) -> None:
    person = meet()
    table = person.open()
    person.sit(table)
    person.reach_question("Place")
    refs = "[...document.querySelectorAll('[data-option]')].map(button => button.dataset.option)"
    before = person.page.evaluate(refs)
    asked = person.look(table, 0)["decisions"]
    person.page.get_by_role("button", name="EN, language: English").click()
    person.page.get_by_role("button", name="Deutsch").click()
    person.page.wait_for_selector("h3 >> text=Deine Möglichkeiten")
    assert person.page.evaluate(refs) == before
    assert person.look(table, 0)["decisions"] == asked
    person.press_first()
    assert person.page.locator("#log li", has_text="Du ").count() > 0
