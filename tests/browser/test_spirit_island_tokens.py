"""Tokens of Spirit Island on the map, strife on the pieces that bear it, and what they prevent."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import weald
from tests.browser.arranged import kind, reach, stand
from tests.browser.conftest import Meet
from tests.browser.person import Json
from tests.browser.test_spirit_island_map import SIZES, seats

pytestmark = pytest.mark.browser


def tokens_everywhere() -> weald.Table:
    """A table with tokens, strife on a town and a city, and invader cards that name their lands."""
    options: Json = {"branch_and_claw": True, "casting": "random", "map": "in_order"}
    game = weald.new("spirit_island", seats=1, seed=4, options=options)
    reach(game, lambda _, decision, __: decision["choices"][0]["id"], kind("grow"))
    position = game.position()
    state = position["state"]
    lands = {
        "A3": [("town", 1, 0), ("disease", 1, 0), ("beasts", 1, 0)],
        "A4": [("explorer", 1, 0), ("town", 1, 1), ("city", 1, 2), ("dahan", 2, 0), ("beasts", 2, 0)],
        "A5": [("wilds", 2, 0)],
    }
    for land, pieces in lands.items():
        state["pieces"][land] = [
            {"kind": piece, "damage": 0, "strife": strife, "n": n} for piece, n, strife in pieces
        ]
    cards = [*state["invader_deck"], *state["build_cards"], *state["invader_box"]]
    state["build_cards"], state["ravage_cards"] = ["I-J"], ["I-S"]
    state["invader_deck"] = [card for card in state["invader_deck"] if card not in ("I-J", "I-S")]
    state["invader_box"] = [card for card in cards if card not in (*state["invader_deck"], "I-J", "I-S")]
    return weald.load(position)


def test_tokens_and_strife_are_on_the_map_with_what_they_prevent(meet: Meet) -> None:
    person = meet(390, 844)
    person.sit(stand(person, tokens_everywhere(), seats(1)))
    page = person.page
    for name, token in (("A3", "disease"), ("A3", "beasts"), ("A5", "wilds")):
        hazard = f'.si-hazard[data-at="land:{name}"][data-piece="{token}"]'
        expect(page.locator(f"{hazard} path.b")).to_have_count(1)
    city = '[data-at="land:A4"][data-piece="city 0 2"]'
    expect(page.locator(f"{city} .si-on-strife text")).to_have_text("2")
    person.until(lambda: min(page.evaluate(SIZES)) >= 11.99, True)
    land = page.locator('.si-land[data-ref="land:A3"]')
    assert "Build: prevented by disease, of which 1 leaves" in (land.get_attribute("aria-label") or "")
    land = page.locator('.si-land[data-ref="land:A4"]')
    assert "deal nothing, because of strife 2" in (land.get_attribute("aria-label") or "")
