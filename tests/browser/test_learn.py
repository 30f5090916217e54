"""The guided first games: the coach points, shows, waits, and comes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from weald.learn.lessons import games_with_lessons, lesson
from weald.learn.puzzles import naive_answer, puzzles

STEPS = 4


def ideas_of(game: str) -> int:
    return sum(idea.part_of is None for idea in lesson(game).ideas)


def learn(person: Person, game: str) -> None:
    """Begin the lesson of a game from its page."""
    person.page.goto(f"/learn/{game}")
    person.page.locator(".lesson .btn.calm").click()
    expect(person.page.locator(".coach .n")).to_have_text(f"1 of {ideas_of(game)}")


def choose(person: Person, option: str) -> None:
    """Answer by the list, whose rows open and close under the pointer."""
    row = person.page.locator(f'#options [data-option="{option}"]')
    person.answer(lambda: row.dispatch_event("click"))


def go_on(person: Person) -> None:
    """Read an idea, or do what it points at."""
    page = person.page
    if page.locator(".coach .cb .btn").count() == 1:
        return page.locator(".coach .cb .btn").click()
    return person.answer(page.locator("[data-aim]").first.click)


@pytest.mark.parametrize("game", games_with_lessons())
def test_the_first_ideas_come_one_after_another(meet: Meet, game: str) -> None:
    person = meet()
    learn(person, game)
    coach = person.page.locator(".coach")
    if game == "spirit_island":
        # Of eight spirits the page shows the one that the coach speaks of.
        expect(person.page.locator(".sip-reading [data-aim]").first).to_have_text(
            "Play as River Surges in Sunlight"
        )
    seen: list[str] = []
    for _ in range(STEPS):
        seen.append(coach.locator("h2").inner_text())
        expect(person.page.locator("[data-aim]").first).to_be_visible()
        go_on(person)
        # The next idea, or the coach waits for what the others do.
        expect(coach.locator("h2")).not_to_have_text(seen[-1])
        if coach.locator(".cb .btn").count() == 0:
            break
    assert len(seen) == len(set(seen)) >= 2
    assert person.grave_findings() == []


def test_a_lesson_is_shown_skipped_ended_and_taken_up_again(meet: Meet) -> None:
    person = meet()
    page = person.page
    learn(person, "ecosystem")
    go_on(person)
    aimed = page.locator(".hand [data-aim]")
    expect(aimed).to_have_attribute("data-ref", "hand:meadow")
    # Without motion a number marks what would be pressed, and nothing is answered.
    page.get_by_role("button", name="Show me").click()
    expect(aimed).to_have_attribute("data-step", "1")
    person.expect_say("Choose a card to play.")
    page.reload()
    expect(page.locator(".coach h2")).to_have_text("Play the meadow.")
    # Another answer is fine: the coach goes on.
    person.answer(page.locator('.hand [data-ref="hand:wolf"]').click)
    expect(page.locator(".coach .n")).to_have_text("3 of 11")
    page.get_by_role("button", name="End the lesson").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Coach me again").click()
    expect(page.locator(".coach .n")).to_have_text("3 of 11")
    page.get_by_role("button", name="Skip this").click()
    expect(page.locator(".coach h2")).to_have_text("Go on as you like.")


def test_what_is_shown_is_taken_back(meet: Meet) -> None:
    person = meet()
    page = person.page
    page.emulate_media(reduced_motion="no-preference")
    learn(person, "ecosystem")
    go_on(person)
    with person.settling("undo"):
        page.get_by_role("button", name="Show me").click()
    person.expect_say("Choose a card to play.")
    expect(page.locator(".ghost-pointer")).to_have_count(0)
    expect(page.locator(".coach h2")).to_have_text("Play the meadow.")


def test_a_puzzle_is_failed_tried_again_shown_and_solved(meet: Meet) -> None:
    person = meet()
    page = person.page
    page.goto("/puzzles/ecosystem")
    puzzle = puzzles("ecosystem")[0]
    page.get_by_role("button", name="Try it").first.click()
    bar = page.locator(".puzzle")
    expect(bar).to_contain_text(f"Reach {puzzle.values[0][1]} points")
    table = puzzle.start()
    while puzzle.is_open(table):
        option = naive_answer(table, puzzle.seat)
        table.answer(puzzle.seat, option)
        choose(person, option)
    expect(bar).to_contain_text("Not this time.")
    bar.get_by_role("button", name="Try again").click()
    expect(bar).not_to_contain_text("Not this time.")
    for option in puzzle.solution:
        choose(person, option)
    expect(bar).to_contain_text("Solved!")
    bar.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzles li.done")).to_have_count(1)
    assert person.grave_findings() == []


def test_a_daily_challenge_is_begun_and_compared_by_a_link(meet: Meet) -> None:
    person = meet()
    page = person.page
    page.goto("/daily?game=sylvion&date=2026-11-16&won=1&points=9&by=Ada")
    expect(page.locator(".compared")).to_contain_text("Ada")
    expect(page.locator(".compared")).to_contain_text("not played on this device")
    expect(page.locator(".compared")).to_contain_text("A link only claims a result.")
    assert person.grave_findings() == []
    page.get_by_role("button", name="Play today").first.click()
    expect(page.locator(".puzzle")).to_contain_text("Everybody plays this deal today.")
    page.locator(".puzzle").get_by_role("link", name="All challenges").click()
    expect(page.locator(".intro")).to_contain_text("You have played 1 day in a row.")


def test_an_opening_guide_says_why_is_dismissed_and_comes_back(meet: Meet) -> None:
    person = meet(1366, 768)
    page = person.page
    seats = [{"kind": "human", "name": "Noor"}]
    person.sit(person.open(seats, game="spirit_island", seed=1, map="in_order"))
    person.answer(lambda: page.locator("#options [data-option='river_surges']").dispatch_event("click"))
    guide = page.locator(".prompt .guide")
    expect(guide).to_contain_text(
        "Guide: growth 2, presence from the card track, best in wetlands, play Wash"
    )
    guide.get_by_role("button", name="Why?").click()
    card = page.get_by_role("dialog", name="River Surges in Sunlight, turn 1")
    expect(card).to_contain_text("Two presence from the card track give you a second card at once")
    assert person.grave_findings() == []
    card.get_by_role("button", name="No more guides").click()
    expect(guide).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Opening guides").click()
    expect(guide).to_have_count(1)
