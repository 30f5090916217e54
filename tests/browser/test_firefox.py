"""One turn of every game in a real Firefox."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.browser.firefox import Firefox, firefox, until
from tests.server.live_server import running
from weald.games import REGISTRY, find

pytestmark = pytest.mark.browser

# The choices: in the list, on the table, or beside the question.
CHOICE = "#options [data-option], :is(.board, .hand, .rail) [data-choice], .prompt .acts .btn"
# At one screen the seats take turns behind a curtain; what happened meanwhile is played as a scene.
IN_BETWEEN = ".curtain button, .scene-next"
ANSWERS = 5


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Firefox, str]]:
    with (
        running(tmp_path_factory.mktemp("service")) as url,
        firefox(tmp_path_factory.mktemp("profile")) as browser,
    ):
        browser.go(url)
        yield browser, url


@pytest.mark.parametrize("game", REGISTRY)
def test_a_turn_of_every_game(page: tuple[Firefox, str], game: str) -> None:
    browser, url = page
    people = [{"kind": "human", "name": f"P{n}"} for n in range(min(find(game).seats))]
    body = json.dumps({"game": game, "seats": people, "seed": 7})
    ask = f"fetch('/api/tables', {{method: 'POST', body: {json.dumps(body)}}}).then(r => r.json())"
    table = browser.run(ask)["id"]
    browser.go(f"{url}/t/{table}")
    look = f"fetch('/api/tables/{table}').then(r => r.json())"
    for answered in range(ANSWERS):
        until(lambda least=answered + 1: _click(browser, look, least), "an answer by a click")  # type: ignore[misc]
    assert browser.run(look)["version"] >= ANSWERS
    assert browser.run("document.querySelector('.trouble') === null")


def _click(browser: Firefox, look: str, least: int) -> bool:
    """Click a choice; return whether the table has taken that many answers: some need a second click."""
    if browser.run(look)["version"] < least:
        browser.click(f"{IN_BETWEEN}, {CHOICE}")
        browser.run("new Promise(done => setTimeout(done, 300))")
    return bool(browser.run(look)["version"] >= least)
