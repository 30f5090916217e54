"""A whole game, by each of the ways in which people play."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person

pytestmark = pytest.mark.browser

ANSWERS_AT_MOST = 80


def finish(person: Person, table: str) -> None:
    """The end as it is shown is the end as the server knows it."""
    assert person.over
    snapshot = person.look(table, 0)
    totals = [str(score["total"]) for score in snapshot["result"]["scores"]]
    expect(person.page.locator(".sheet-table tr.sum td")).to_have_text(totals)


def at_once(person: Person) -> Person:
    """Let AI seats answer without the pause in which people follow them."""
    person.page.add_init_script("localStorage.setItem('weald-settings', JSON.stringify({pace: 'at_once'}))")
    return person


@pytest.mark.proof
def test_from_home_to_the_end_by_mouse_alone(meet: Meet) -> None:
    person = at_once(meet()).home()
    for seat in (2, 3):
        person.page.get_by_label(f"Level of the AI at seat {seat}").select_option("easy")
    person.page.get_by_role("button", name="Begin the game").click()
    person.page.wait_for_selector(".prompt.lit")
    table = person.page.url.rsplit("/", 1)[1]
    person.expect_say("Choose a card to play.")
    person.play_to_the_end(person.click_first)
    finish(person, table)


@pytest.mark.proof
def test_from_home_to_the_end_by_keyboard_alone(meet: Meet) -> None:
    person = at_once(meet()).home()
    keyboard = person.page.keyboard
    focused = "document.activeElement.className"
    for _ in range(60):
        keyboard.press("Tab")
        if "begin" in str(person.page.evaluate(focused)):
            break
    keyboard.press("Enter")
    person.page.wait_for_selector(".prompt.lit")
    table = person.page.url.rsplit("/", 1)[1]
    keyboard.press("ArrowDown")
    for turn in range(ANSWERS_AT_MOST):
        if person.over:
            break
        person.page.wait_for_function("document.activeElement.dataset.option !== undefined")
        if turn % 3 == 0 and person.options().count() > 1:
            keyboard.press("ArrowDown")
            expect(person.options().nth(1)).to_be_focused()
        person.answer(lambda: keyboard.press("Enter"))
    finish(person, table)


def test_digits_answer_and_can_be_switched_off(meet: Meet) -> None:
    person = meet()
    table = person.open()
    person.sit(table)
    first = person.options().first.get_attribute("data-option")
    assert first is not None
    person.press_first()
    revealed = person.page.locator("#log li", has_text=re.compile(f"^You reveal an? {first}\\.$"))
    expect(revealed).to_have_count(1)
    say = person.say()
    person.page.get_by_role("button", name="Menu").click()
    off = person.page.get_by_role("radiogroup", name="Keys answer").get_by_role("radio", name="Off")
    off.click()
    expect(off).to_be_checked()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)
    sent = len(person.commands.sent)
    person.page.keyboard.press("1")
    # The digit would have answered before the focus came into the list.
    person.options().first.focus()
    person.page.keyboard.press("ArrowDown")
    expect(person.options().nth(1)).to_be_focused()
    assert len(person.commands.sent) == sent
    person.expect_say(say)
    assert person.look(table, 0)["answered"] is None


def test_arrows_walk_over_the_board_by_where_things_lie(meet: Meet) -> None:
    person = meet()
    person.sit(person.open())
    person.reach_question("Place")
    board = person.page.locator(".board")
    board.locator('[tabindex="0"]').first.focus()
    boxes = []
    for key in ("ArrowDown", "ArrowRight", "ArrowUp"):
        before = person.page.evaluate("(({x, y}) => [x, y])(document.activeElement.getBoundingClientRect())")
        person.page.keyboard.press(key)
        after = person.page.evaluate("(({x, y}) => [x, y])(document.activeElement.getBoundingClientRect())")
        boxes.append((key, before, after))
        assert person.page.evaluate("document.activeElement.closest('.board') !== null")
    for key, (x, y), (to_x, to_y) in boxes:
        if (x, y) != (to_x, to_y):
            assert {"ArrowDown": to_y > y, "ArrowRight": to_x > x, "ArrowUp": to_y < y}[key]
    assert board.locator('[data-ref][tabindex="0"]').count() == 1


def test_pointing_marks_twins_and_explains(meet: Meet) -> None:
    person = meet()
    person.sit(person.open())
    option = person.options().nth(1)
    ref = option.get_attribute("data-ref")
    option.hover()
    expect(person.page.locator(f'.hand [data-ref="{ref}"][data-hot]')).to_have_count(1)
    expect(person.page.locator("#explain-title")).to_have_text(
        option.locator(".what > span").first.inner_text()
    )
    person.page.locator("h1").hover()
    expect(option).not_to_have_attribute("data-hot", "")
    person.page.locator(f'.hand [data-ref="{ref}"]').hover()
    expect(option).to_have_attribute("data-hot", "")


def test_a_place_that_is_not_allowed_says_why(meet: Meet) -> None:
    person = meet()
    table = person.open()
    person.sit(table)
    person.reach_question("Place")
    taken = person.look(table, 0)["view"]["players"][0]["cards"][0]["cell"]
    person.page.locator(f'.board [data-ref="cell:0:{taken}"]').click(force=True)
    expect(person.page.locator(".msg.no")).to_have_text("A card already lies there.")
    refused = person.page.locator(f'[data-ref="cell:0:{taken}"]').first
    expect(refused).to_have_attribute("data-refused", "")
    assert person.look(table, 0)["answered"] is None


def test_long_press_explains_and_does_not_choose(meet: Meet) -> None:
    person = meet(390, 844, has_touch=True)
    table = person.open()
    person.sit(table)
    sent = len(person.commands.sent)
    card = person.choices().first
    box = card.bounding_box()
    assert box is not None
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = person.page.context.new_cdp_session(person.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    person.page.wait_for_selector('.table[data-tab="explain"]')
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(person.page.locator("#explain-title")).to_have_text(card.locator(".nm").inner_text())
    # A click that the finger made would come before the next one.
    person.page.locator(".ra .shut-sheet").tap()
    person.page.wait_for_selector('.table[data-tab="board"]')
    assert len(person.commands.sent) == sent
    assert person.look(table, 0)["answered"] is None


def test_hint_names_an_option_and_marks_it(meet: Meet) -> None:
    person = meet()
    person.sit(person.open())
    person.page.get_by_role("button", name="Hint").click()
    marked = person.page.locator("#options [data-hint]")
    expect(marked).to_have_count(1)
    expect(person.page.locator("#hint-title b")).to_have_text(
        marked.locator(".what > span").first.inner_text()
    )
    expect(person.page.locator(".hand [data-hint]")).to_have_count(1)


def test_undo_says_why_not_and_goes_back_further_where_it_is_free(meet: Meet) -> None:
    person = meet()
    person.sit(person.open())
    undo = person.page.get_by_role("button", name="Undo")
    undo.click(force=True)
    expect(person.page.locator(".msg.no")).to_have_text("There is nothing to take back.")
    person.sit(person.open())
    person.reach_question("Place")
    undo.click(force=True)
    expect(person.page.locator(".msg.no")).to_contain_text("something hidden has come to light since")
    person.sit(person.open(takebacks="free"))
    person.reach_question("Place")
    person.answer(undo.click, "undo")
    person.expect_say("Choose a card to play.")


def test_a_long_list_goes_on_with_letters(meet: Meet) -> None:
    person = meet()
    table = person.open([{"kind": "human", "name": "Noor"}], seed=12)
    person.play_on(table, lambda decision: decision["kind"] == "swap_first" and len(decision["choices"]) > 10)
    person.sit(table)
    count = len(person.look(table, 0)["decisions"][0]["choices"])
    expect(person.options()).to_have_count(count)
    keys = person.page.locator("#options kbd").all_inner_texts()
    assert keys == [*"123456789abcdefghijklmnop"[: count - 1], "0"]
    person.answer(lambda: person.page.keyboard.press("a"))


def test_declining_is_a_button_beside_the_question(meet: Meet) -> None:
    person = meet()
    table = person.open([{"kind": "human", "name": "Noor"}], seed=12)
    person.play_on(table, lambda decision: decision["kind"] == "swap_first")
    person.sit(table)
    declining = person.page.locator(".acts .btn")
    option = person.page.locator("#options [data-option=none] .what > span").first
    expect(declining).to_contain_text(option.inner_text())
    person.answer(declining.click)
    expect(person.page.locator(".prompt h2")).not_to_have_text(re.compile("swap", re.IGNORECASE))
