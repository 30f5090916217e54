"""Before one commits: what options bring, the quiet end, warnings, the way back, keys and focus."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import weald
from tests.browser.arranged import bring
from tests.browser.conftest import Meet
from tests.browser.person import Person
from weald.kernel.table import Table

ANSWERS_AT_MOST = 400


def moment(kind: str, idle: bool = False, unused: bool = False) -> Table:
    """A game of one spirit at a question of this kind, with options that do nothing or powers left over."""
    for seed in range(1, 30):
        t = weald.new("spirit_island", seats=1, seed=seed, options={"casting": "random_low"})
        for n in range(ANSWERS_AT_MOST):
            if t.over:
                break
            decision = t.pending[0]
            outcomes = t.foresee(0).outcomes if decision.kind == kind else {}
            levels = [outcome.level for outcome in outcomes.values()]
            left = any(outcome.unused for outcome in outcomes.values())
            if levels and left == unused and (not idle or {"none", "good"} <= set(levels)):
                return t
            going = [option for option in decision.options if option != "ready"] or decision.options
            t.answer(0, going[n % len(going)])
    raise AssertionError("no such moment")


@pytest.fixture(scope="module")
def target() -> Table:
    return moment("target_land", idle=True)


@pytest.fixture(scope="module")
def fast() -> Table:
    return moment("powers", unused=True)


def sit(person: Person, t: Table) -> Person:
    person.sit(bring(person, t.record(), "table"))
    person.page.wait_for_selector(".prompt.lit")
    person.page.wait_for_selector("#options [data-level]")
    return person


def test_targets_say_what_they_bring_and_idle_ones_are_folded(meet: Meet, target: Table) -> None:
    person = sit(meet(1366, 768), target)
    page = person.page
    outcomes = target.foresee(0).outcomes
    idle = [id for id, outcome in outcomes.items() if outcome.level == "none"]
    listed = person.options().evaluate_all("all => all.map(one => one.dataset.option)")
    assert set(listed) == set(outcomes) - set(idle)
    best = max(outcomes, key=lambda id: outcomes[id].rank)
    assert listed[0] == best
    for land in idle:
        expect(page.locator(f'.si-land[data-ref="land:{land}"]')).to_have_attribute("data-level", "none")
        expect(page.locator(f'.si-land[data-ref="land:{land}"]')).to_have_attribute("data-choice", "")
    expect(page.locator(f'.si-land[data-ref="land:{best}"]')).to_have_attribute("data-key", "1")
    person.options().first.hover()
    expect(page.locator("#options table.ba")).to_be_visible()
    page.locator("#options .more[aria-expanded]").click()
    assert person.options().count() == len(outcomes)
    assert person.grave_findings() == []


def test_the_way_back_from_a_half_made_choice_is_visible_and_is_escape(meet: Meet, target: Table) -> None:
    person = sit(meet(1366, 768), target)
    before = person.say()
    expect(person.page.locator(".prompt .btn.back")).to_be_visible()
    person.answer(lambda: person.page.keyboard.press("Escape"), "undo")
    assert person.say() != before
    expect(person.page.locator(".prompt .btn.back")).to_have_count(0)


def test_done_is_quiet_and_says_what_is_left(meet: Meet, fast: Table) -> None:
    person = sit(meet(1366, 768), fast)
    done = person.page.locator(".prompt .btn.end")
    expect(done.locator("small")).to_contain_text("not used")
    expect(person.page.locator(".prompt .btn.go")).to_have_count(0)


def test_a_warning_has_its_focus_on_the_safe_answer_and_comes_once(meet: Meet, fast: Table) -> None:
    person = sit(meet(1366, 768), fast)
    page = person.page
    page.locator(".prompt .btn.end").click()
    warning = page.get_by_role("alertdialog")
    expect(warning).to_be_visible()
    expect(warning.locator(".btn.go")).to_be_focused()
    assert person.grave_findings() == []
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    with person.settling():
        page.locator(".prompt .btn.end").click()


def test_the_safe_answer_uses_what_was_left(meet: Meet, fast: Table) -> None:
    person = sit(meet(1366, 768), fast)
    person.page.keyboard.press("0")
    expect(person.page.get_by_role("alertdialog")).to_be_visible()
    with person.settling():
        person.page.keyboard.press("Enter")
    assert person.commands.sent[-1].body["option"] in fast.foresee(0).outcomes["ready"].unused


def test_tab_leaves_every_part_of_the_table(meet: Meet, fast: Table) -> None:
    person = sit(meet(1440, 900), fast)
    page = person.page
    page.locator("#options [data-option]").first.focus()
    areas = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        areas.add(
            page.evaluate("document.activeElement?.closest('[data-area], .bar, #explain')?.className ?? ''")
        )
    for _ in range(80):
        page.keyboard.press("Shift+Tab")
        areas.add(
            page.evaluate("document.activeElement?.closest('[data-area], .bar, #explain')?.className ?? ''")
        )
    assert len(areas) >= 4, areas


def test_the_reach_of_a_card_shows_while_it_is_pointed_at(meet: Meet, fast: Table) -> None:
    reach = {ref: lands for ref, lands in fast.foresee(0).reach.items() if lands}
    person = sit(meet(1440, 900), fast)
    card = next(ref for ref in reach if person.page.locator(f'.hand [data-ref="{ref}"]:visible').count() > 0)
    person.page.locator(f'.hand [data-ref="{card}"]').first.hover()
    expect(person.page.locator("main[data-reaching]")).to_have_count(1)
    marked = person.refs(person.page.locator(".si-land[data-reach]"))
    wanted = {one.ref for one in reach[card]} | {one.origin for one in reach[card]}
    assert set(marked) == wanted


def test_the_prompt_names_the_person_at_a_shared_screen(meet: Meet) -> None:
    person = meet(1366, 768)
    seats = [{"kind": "human", "name": "Ben"}, {"kind": "human", "name": "Anna"}]
    person.sit(person.open(seats, game="spirit_island"))
    expect(person.page.locator(".whose")).to_contain_text("Ben")
    person.answer(lambda: person.page.keyboard.press("1"))
    expect(person.page.locator(".whose")).to_contain_text("Anna")


def near_defeat() -> Table:
    """A game of one spirit in which the island is lost if nothing is done, and the spirit is asked."""
    for seed in range(1, 40):
        t = weald.new("spirit_island", seats=1, seed=seed, options={"casting": "random_low"})
        for n in range(ANSWERS_AT_MOST):
            if t.over:
                break
            decision = t.pending[0]
            coming = [danger["comes"] for danger in t.view(0)["dangers"]]
            if decision.kind == "powers" and "certain" in coming:
                return t
            going = [option for option in decision.options if option != "ready"] or decision.options
            t.answer(0, going[n % len(going)])
    raise AssertionError("no such moment")


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_what_would_lose_the_game_is_said_under_the_prompt(meet: Meet, size: tuple[int, int]) -> None:
    person = meet(*size)
    person.sit(bring(person, near_defeat().record(), "table"))
    page = person.page
    page.wait_for_selector(".prompt.lit")
    certain = page.locator('.prompt .dangers [data-comes="certain"]').first
    expect(certain).to_be_visible()
    expect(certain).to_contain_text("If nothing is done, the game is lost: ")
