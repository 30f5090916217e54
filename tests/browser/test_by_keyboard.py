"""A whole game of each by keyboard alone, and everything that is asked has a name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Meet
from tests.browser.person import Person

pytestmark = pytest.mark.browser

# Games that end soon.
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("ecosystem", 1, {}),
    ("sylvion", 1, {}),
    ("living_forest_duel", 2, {}),
    ("spirit_island", 1, {"casting": "random_low", "adversary": "england", "level": 6}),
]
# Games that take too long for every run.
LONG = ("ecosystem", "living_forest_duel", "spirit_island")
MOST = 400

# Words of a screen reader: the question, and every answer in the list.
SPOKEN = """() => {
  const words = (one) => (one.getAttribute('aria-label') ?? one.innerText).trim();
  const rows = [...document.querySelectorAll('#options [data-option]')];
  return {
    question: document.querySelector('.prompt h2')?.innerText.trim() ?? '',
    live: document.querySelector('.prompt [aria-live], .prompt[role=status]') !== null,
    nameless: rows.filter((row) => !words(row)).length,
    rows: rows.length,
    ends: rows.some((row) => row.querySelector('kbd')?.textContent === '0'),
    state: document.querySelector('.curtain') ? 'curtain'
      : document.querySelector('.prompt.over') ? 'over'
      : document.querySelector('.scene .scene-skip') ? 'scene'
      : document.querySelector('[role=alertdialog]') ? 'warning'
      : document.querySelector('.prompt.lit') ? 'asked' : 'waiting',
  };
}"""


def case(game: str, seats: int, options: dict[str, Any]) -> Any:
    """Return the parameters of a game; a long one is a proof."""
    return pytest.param(game, seats, options, id=game, marks=[pytest.mark.proof] if game in LONG else [])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), [case(*one) for one in GAMES])
def test_a_whole_game_by_keyboard(meet: Meet, game: str, seats: int, options: dict[str, Any]) -> None:
    person = meet(1366, 768)
    people = [{"kind": "human", "name": f"P{n}"} for n in range(seats)]
    table = person.open(people, 3, game, **options)
    person.sit(table)
    asked = 0
    for _ in range(MOST * 3):
        spoken = person.page.evaluate(SPOKEN)
        if spoken["state"] == "over":
            break
        asked += _press_on(person, table, spoken, end_first=game == "spirit_island")
        assert asked < MOST, "this game never ends"
    assert person.look(table)["over"]
    assert asked >= 10


def _press_on(person: Person, table: str, spoken: dict[str, Any], end_first: bool) -> int:
    """Press the key that goes on, or ends the phase where one may; return how many answers that gave."""
    keyboard = person.page.keyboard
    if spoken["state"] == "asked":
        assert spoken["question"]
        assert spoken["live"]
        assert spoken["nameless"] == 0
        assert spoken["rows"] > 0
        before = person.look(table)["version"]
        keyboard.press("0" if end_first and spoken["ends"] else "1")
        person.page.wait_for_timeout(30)
        return int(person.look(table)["version"] > before)
    if spoken["state"] in ("curtain", "warning"):
        keyboard.press("Enter")
    elif spoken["state"] == "scene":
        keyboard.press("s")
    person.page.wait_for_timeout(50)
    return 0


# Place of the focus: out of the page, on something new, on the first thing again, or on another one.
VISIT = """() => {
  const now = document.activeElement;
  if (now === document.body) return 'out';
  const n = window.visited.indexOf(now);
  if (n < 0) window.visited.push(now);
  return n < 0 ? 'new' : n === 0 ? 'first' : 'again';
}"""


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, _, _ in GAMES])
def test_tab_leads_through_the_table_and_out_again(
    meet: Meet, game: str, seats: int, options: dict[str, Any]
) -> None:
    person = meet(1366, 768)
    people = [{"kind": "human", "name": f"P{n}"} for n in range(seats)]
    person.sit(person.open(people, 3, game, **options))
    if person.page.locator(".curtain").count():
        person.page.keyboard.press("Enter")
    person.page.wait_for_selector(".prompt.lit")
    for key in ("Tab", "Shift+Tab"):
        person.page.evaluate("() => { document.activeElement.blur(); window.visited = []; }")
        stops, place = 0, ""
        for _ in range(200):
            person.page.keyboard.press(key)
            place = person.page.evaluate(VISIT)
            if place != "new":
                break
            stops += 1
        # It came round, or left the page: nothing held it.
        assert stops >= 5
        assert place in ("out", "first")
