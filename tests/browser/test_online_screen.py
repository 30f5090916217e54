"""Two people at one screen and one elsewhere: whatever comes over the line, no player sees another's hand."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import free, join, open_table
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_hotseat import at_the_curtain, expect_hand, lift

pytestmark = pytest.mark.browser


def around_one_screen(meet: Meet) -> tuple[str, Person, Person]:
    """Noor and Jonas before one page, Mia before another."""
    screen, mia = meet(), meet()
    here = [{"kind": "human", "name": name} for name in ("Noor", "Jonas")]
    table, invite = open_table(screen, [*here, *free(1)])
    join(mia, invite, 2)
    screen.sit(table)
    mia.sit(table)
    return table, screen, mia


def answer(person: Person) -> None:
    """Choose the first thing that glows; what follows may be up to another player."""
    person.page.wait_for_selector(".prompt.lit")
    with person.settling():
        person.choices().first.click()


def test_the_curtain_stays_down_when_somebody_elsewhere_answers(meet: Meet) -> None:
    table, screen, mia = around_one_screen(meet)
    at_the_curtain(screen, "Noor")
    answer(mia)
    screen.page.wait_for_function(
        f"fetch('/api/tables/{table}').then(r => r.json()).then(t => t.seats[2].done)"
    )
    at_the_curtain(screen, "Noor")
    lift(screen, "Noor")
    expect_hand(screen, table, 0)
    answer(screen)
    screen.page.wait_for_selector(".curtain")
    at_the_curtain(screen, "Jonas")
    lift(screen, "Jonas")
    expect_hand(screen, table, 1)
    # Jonas completes the question; he is asked first, and Mia's next answer does not turn the page to Noor.
    answer(screen)
    expect(screen.page.locator(".where span")).to_have_text("Round 1 of 2, card 2 of 10")
    answer(mia)
    expect_hand(screen, table, 1)
    answer(screen)
    screen.page.wait_for_selector(".curtain")
    at_the_curtain(screen, "Noor")


def test_the_one_elsewhere_goes_last_and_the_next_question_falls_to_whoever_sits_there(meet: Meet) -> None:
    table, screen, mia = around_one_screen(meet)
    lift(screen, "Noor")
    answer(screen)
    screen.page.wait_for_selector(".curtain")
    lift(screen, "Jonas")
    answer(screen)
    screen.page.wait_for_selector(".prompt:not(.lit)")
    expect_hand(screen, table, 1)
    answer(mia)
    expect(screen.page.locator(".where span")).to_have_text("Round 1 of 2, card 2 of 10")
    screen.page.wait_for_selector(".prompt.lit")
    expect_hand(screen, table, 1)


def test_a_wish_from_elsewhere_is_answered_before_anybody_sits_down(meet: Meet) -> None:
    """After a reload no player is known to sit there or asked, and still the wish is theirs."""
    _, screen, mia = around_one_screen(meet)
    for _ in range(2):
        answer(mia)
        for _ in range(2):
            screen.page.wait_for_selector(".curtain, .prompt.lit")
            if screen.page.locator(".curtain").count():
                screen.page.locator(".curtain .btn").click()
            answer(screen)
    # All place their second card now: Noor and Jonas have done so, and Mia would like to take back.
    for _ in range(2):
        screen.page.wait_for_selector(".curtain, .prompt.lit")
        if screen.page.locator(".curtain").count():
            screen.page.locator(".curtain .btn").click()
        answer(screen)
    screen.page.reload()
    screen.page.wait_for_selector(".prompt:not(.lit)")
    assert screen.page.locator(".hand .card").count() == 0
    mia.page.get_by_role("button", name="Undo").click()
    mia.page.get_by_role("button", name="Ask", exact=True).click()
    screen.page.get_by_role("button", name="Refuse").click()
    expect(mia.page.locator(".msg.info")).to_contain_text("Noor would rather leave it.")
    assert screen.page.locator(".hand .card").count() == 0
