"""The rules at every table: words that open their card, and a drawer that can be searched."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Seats
from weald.games import find
from weald.learn.rules import games_with_rules

ALONE: Seats = [{"kind": "human", "name": "Noor"}]
RIVAL: dict[str, Any] = {"kind": "ai", "name": "Ivy", "level": "random"}


@pytest.mark.parametrize("game", games_with_rules())
def test_the_drawer_has_words_cards_and_rulings(meet: Meet, game: str) -> None:
    person = meet(width=1366, height=768)
    seats: Seats = [*ALONE, *[RIVAL] * (min(find(game).seats) - 1)]
    page = person.sit(person.open(seats, game=game)).page
    page.get_by_role("button", name="Rules", exact=True).click()
    drawer = page.locator("dialog.rules")
    for heading in ("Aim of the game", "A turn", "Words", "Cards", "Rulings"):
        expect(drawer.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    assert drawer.locator("dt").count() > 20
    assert person.grave_findings() == []


def test_rules_are_searched_and_words_open_their_card(meet: Meet) -> None:
    person = meet(width=1366, height=768)
    page = person.sit(person.open(ALONE, game="spirit_island", seed=1, map="in_order")).page
    person.answer(lambda: page.locator("#options [data-option='river_surges']").dispatch_event("click"))
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("searchbox", name="Find a word, a card, a ruling").fill("sacred")
    expect(page.locator("dialog.rules dt").first).to_have_text("sacred site")
    page.locator("dialog.rules").get_by_role("button", name="Close").click()
    person.answer(lambda: page.locator("#options [data-option='grow:0.1']").dispatch_event("click"))
    page.locator(".prompt .term", has_text="grow").first.click()
    card = page.locator("#word-card")
    expect(card.get_by_role("heading")).to_have_text("growth")
    card.get_by_role("button", name="presence").click()
    expect(card.locator(".here")).to_have_text("On the table now: A5")
    expect(page.locator('.si-land[data-ref="land:A5"]')).to_have_attribute("data-marked", "")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_words_in_options_and_the_log_open_their_card_and_choose_nothing(meet: Meet) -> None:
    person = meet(width=1366, height=768)
    table = person.open(ALONE, game="spirit_island", seed=1, map="in_order")
    page = person.sit(table).page
    person.answer(lambda: page.locator("#options [data-option='river_surges']").dispatch_event("click"))
    before = person.look(table)["version"]
    card = page.locator("#word-card")
    row = page.locator("#options li", has=page.locator("[data-option='grow:0.0']"))
    row.locator(".ask").dispatch_event("click")
    expect(card.get_by_role("heading")).to_have_text("reclaim")
    expect(card).to_contain_text("In the same text")
    page.keyboard.press("Escape")
    # By keyboard the question mark opens the words of what is in focus, one after another.
    page.locator("[data-ref='growth:0:0.0']:visible").first.focus()
    page.keyboard.press("?")
    expect(card.get_by_role("heading")).to_have_text("growth")
    page.keyboard.press("?")
    expect(card.get_by_role("heading")).not_to_have_text("growth")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Log", exact=True).click()
    page.locator(".log li .term").first.click()
    expect(card).to_be_visible()
    assert person.grave_findings() == []
    assert person.look(table)["version"] == before
