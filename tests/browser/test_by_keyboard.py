"""A whole game of each by keyboard alone, and everything that is asked has a name."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import weald
from tests.browser.arranged import stand
from tests.browser.conftest import Meet
from tests.browser.person import Person, Seats

pytestmark = pytest.mark.browser

# Games that end soon.
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("ecosystem", 1, {}),
    ("sylvion", 1, {}),
    ("living_forest_duel", 2, {}),
    ("spirit_island", 1, {"casting": "random", "adversary": "england", "level": 6}),
]
MOST = 400
LAST = 25

# What a screen reader would say: the question, and every answer in the list.
SPOKEN = """() => {
  const words = (one) => (one.getAttribute('aria-label') ?? one.innerText).trim();
  const rows = [...document.querySelectorAll('#options [data-option]')];
  return {
    question: document.querySelector('.prompt h2')?.innerText.trim() ?? '',
    live: document.querySelector('.prompt [aria-live], .prompt[role=status]') !== null,
    nameless: rows.filter((row) => !words(row)).length,
    rows: rows.length,
    state: document.querySelector('.curtain') ? 'curtain'
      : document.querySelector('.prompt.over') ? 'over'
      : document.querySelector('.scene .scene-skip') ? 'scene'
      : document.querySelector('[role=alertdialog]') ? 'warning'
      : document.querySelector('.prompt.lit') ? 'asked' : 'waiting',
  };
}"""


def late_game(person: Person, people: Seats) -> str:
    """A game of Spirit Island whose end is near: a whole one would take minutes."""
    table = weald.new("spirit_island", 1, 3, GAMES[-1][2])
    played = [table.clone()]
    random = Random(3)
    while not table.over:
        [decision] = table.pending[:1]
        table.answer(decision.seat, random.randrange(len(decision.options)))
        played.append(table.clone())
    return stand(person, played[-LAST], people)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, _, _ in GAMES])
def test_a_whole_game_by_keyboard(meet: Meet, game: str, seats: int, options: dict[str, Any]) -> None:
    person = meet(1366, 768)
    people = [{"kind": "human", "name": f"P{n}"} for n in range(seats)]
    table = late_game(person, people) if game == "spirit_island" else person.open(people, 3, game, **options)
    person.sit(table)
    asked = 0
    for _ in range(MOST * 3):
        spoken = person.page.evaluate(SPOKEN)
        if spoken["state"] == "over":
            break
        asked += _press_on(person, table, spoken)
        assert asked < MOST, "this game never ends"
    assert person.look(table)["over"]
    assert asked >= 10


def _press_on(person: Person, table: str, spoken: dict[str, Any]) -> int:
    """Press the key that goes on; return how many answers that gave."""
    keyboard = person.page.keyboard
    if spoken["state"] == "asked":
        assert spoken["question"]
        assert spoken["live"]
        assert spoken["nameless"] == 0
        assert spoken["rows"] > 0
        before = person.look(table)["version"]
        keyboard.press("1")
        person.page.wait_for_timeout(30)
        return int(person.look(table)["version"] > before)
    if spoken["state"] in ("curtain", "warning"):
        keyboard.press("Enter")
    elif spoken["state"] == "scene":
        keyboard.press("s")
    person.page.wait_for_timeout(50)
    return 0


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
        person.page.evaluate("document.activeElement.blur()")
        places: list[int] = []
        place = -1
        for _ in range(200):
            person.page.keyboard.press(key)
            place = person.page.evaluate(
                "[...document.querySelectorAll('*')].indexOf(document.activeElement)"
                " * (document.activeElement !== document.body)"
            )
            if place in places or place == 0:
                break
            places.append(place)
        # It came round, or left the page: nothing held it.
        assert len(places) >= 5
        assert place == 0 or place == places[0]
