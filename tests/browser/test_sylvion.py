"""Sylvion at the browser's table: whole games, and the gestures that only this game has."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import weald
from tests.browser.arranged import Want, hinted, kind, reach, stand
from tests.browser.conftest import Meet
from tests.browser.person import Json, Person, Seats

pytestmark = pytest.mark.browser

# Moves are shown for a few seconds: a key is pressed during one, however slow the machine may be.
PRESS_DURING_PLAYBACK = """() => {
    window.playback = [];
    const playing = () => document.querySelector(".sy-field[data-playing] .sy-now") !== null;
    const pictures = async n => {
        for (let i = 0; i < n; i++) await new Promise(requestAnimationFrame);
        await new Promise(resolve => setTimeout(resolve));
    };
    new MutationObserver(async (_, observer) => {
        if (!playing()) return;
        observer.disconnect();
        window.playback.push("plays");
        await pictures(2);
        dispatchEvent(new KeyboardEvent("keydown", {key: "Shift"}));
        await pictures(1);
        window.playback.push(playing() ? "goes on" : "is over");
    }).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
EVERYTHING: Json = {"mode": "advanced", "feats": True, "elements": True, "pawn": True}


def people(*names: str) -> Seats:
    return [{"kind": "human", "name": name} for name in names]


def open_table(person: Person, *names: str, seed: int = 5, **options: Any) -> str:
    """A table of Sylvion made without clicking; its id."""
    return person.open(people(*(names or ("Noor",))), seed, "sylvion", **options)


def ask(
    person: Person, want: Want, prefer: tuple[str, ...] = (), seed: int = 5, **options: Any
) -> tuple[str, Json]:
    """A lone player, who takes what is preferred or else hinted, sits before a question as wanted."""

    def choose(game: weald.Table, decision: Json, view: Json) -> str:
        offered = [choice["id"] for choice in decision["choices"]]
        return next((option for option in prefer if option in offered), None) or hinted(game, decision, view)

    game = weald.new("sylvion", seats=1, seed=seed, options=options)
    reach(game, choose, want)
    table = stand(person, game, people("Noor"))
    person.sit(table)
    person.page.wait_for_selector(".prompt.lit")
    return table, person.look(table, 0)


def space(person: Person, ref: str) -> Locator:
    return person.page.locator(f'.board [data-ref="{ref}"]').first


def finish(person: Person, table: str) -> None:
    """The end as it is shown is the end as the server knows it."""
    assert person.over
    result = person.look(table, 0)["result"]
    expect(person.page.locator(".sheet-table tr.sum td")).to_have_text(str(result["scores"][0]["total"]))


@pytest.mark.proof
def test_a_whole_game_with_everything_by_mouse_and_keyboard(meet: Meet) -> None:
    person = meet()
    table = open_table(person, **EVERYTHING)
    person.sit(table)
    person.expect_say("Choose a column to recruit.")

    def decline() -> None:
        """End the turn or decline, where that can be done, for the game to come to an end."""
        done = person.page.locator(".acts .btn")
        person.answer((done if done.count() else person.choices()).first.click)

    person.play_to_the_end(person.click_first, decline, person.press_first)
    finish(person, table)


def test_the_suggested_payment_is_handed_over_with_one_press(meet: Meet) -> None:
    person = meet()
    table, now = ask(person, lambda d, view: d["kind"] == "pay" and view["playing"]["due"] == 2)
    pays = now["view"]["playing"]["pays"]
    expect(person.page.locator(".hand .card[data-pays]")).to_have_count(len(set(pays)))
    person.page.locator(".sy-pay").click()
    person.page.wait_for_selector(".prompt.lit h2 >> text=Choose a card")
    assert sorted(person.look(table, 0)["view"]["discard"][-2:]) == sorted(pays)


def test_another_card_pays_when_it_is_clicked(meet: Meet) -> None:
    person = meet()
    table, now = ask(person, kind("pay"))
    pays = now["view"]["playing"]["pays"]
    other = next(held["card"] for held in now["view"]["hand"] if held["card"] not in pays)
    person.answer(person.page.locator(f'.hand [data-ref="hand:{other}"]').click)
    # Payment is discarded before the card that was played, if that one is discarded at all.
    assert person.look(table, 0)["view"]["discard"][len(now["view"]["discard"])] == other


def test_a_card_is_dragged_from_the_hand_to_its_place(meet: Meet) -> None:
    person = meet()
    table, now = ask(person, kind("play"))
    held = next(
        held
        for held in now["view"]["hand"]
        if held["kind"] in ("fountain", "tree") and held["cost"] and held["playable"]
    )
    free = person.page.locator(".sy-space[data-free]").first
    ref = free.get_attribute("data-ref")
    person.page.locator(f'.hand [data-ref="{held["ref"]}"]').drag_to(free)
    person.page.wait_for_selector(".prompt.lit h2 >> text=to pay")
    playing = person.look(table, 0)["view"]["playing"]
    assert (playing["card"], f"cell:{playing['cell']}") == (held["card"], ref)


def test_a_whale_drags_an_elemental(meet: Meet) -> None:
    person = meet()
    table, now = ask(person, kind("target"), ("whale",), seed=7)
    start = now["decisions"][0]["choices"][0]
    row, col = int(start["id"][1]), int(start["id"][3])
    cells = {cell["cell"]: cell["card"] for cell in now["view"]["cells"]}
    goal = next(
        f"r{row}c{c}"
        for c in (col - 1, col + 1, col - 2)
        if f"r{row}c{c}" in cells and not cells[f"r{row}c{c}"]
    )
    moved = cells[start["id"]]
    space(person, start["ref"]).drag_to(space(person, f"cell:{goal}"))
    person.page.wait_for_selector(".prompt.lit h2 >> text=Choose a card")
    after = {cell["cell"]: cell["card"] for cell in person.look(table, 0)["view"]["cells"]}
    assert (after[start["id"]], after[goal]) == (None, moved)


def test_squirrels_put_the_clicked_card_on_top(meet: Meet) -> None:
    person = meet()
    table, now = ask(person, kind("order"), ("squirrels",), seed=1, mode="advanced")
    row = now["decisions"][0]["prompt"]["args"]["row"]
    below = now["view"]["stacks"][row - 1]["known"][1]["card"]
    person.answer(person.page.locator(f'.hand [data-ref="top:{row}:2"]').click)
    assert person.look(table, 0)["view"]["stacks"][row - 1]["known"][0]["card"] == below


def test_the_preview_is_the_engines_forecast(meet: Meet) -> None:
    person = meet()
    # A player who plays nothing has damage to fear soon enough.
    _, now = ask(
        person, lambda d, view: d["kind"] == "play" and view["forecast"]["damage"] > 0, ("done", "none")
    )
    forecast = now["view"]["forecast"]
    lost = min(forecast["damage"], now["view"]["edges"]["bloom"])
    expect(person.page.locator(".sy-edge[data-risk]")).to_have_count(lost)
    expect(person.page.locator(".sy-edge[data-dead]")).to_have_count(now["view"]["edges"]["desolated"])
    falls = {f"cell:{cell}" for cell in forecast["falls"]}
    person.until(lambda: set(person.refs(person.page.locator(".sy-space[data-falls]"))), falls)
    expect(person.page.locator(".pl .sy-sums b").first).to_have_text(f"{forecast['damage']} damage")


def test_an_occupied_space_says_why_not(meet: Meet) -> None:
    person = meet()
    _, now = ask(person, lambda d, view: d["kind"] == "place" and any(cell["card"] for cell in view["cells"]))
    taken = next(cell for cell in now["view"]["cells"] if cell["card"])
    space(person, taken["ref"]).click(force=True)
    words = re.compile(f"^Row {taken['row']}, column {taken['col']} is occupied")
    expect(person.page.locator(".msg.no")).to_have_text(words)


def test_movement_is_shown_again_and_a_press_ends_it(meet: Meet) -> None:
    person = meet()
    person.page.emulate_media(reduced_motion="no-preference")
    # With more than ten cards the turn would not end yet.
    ask(
        person,
        lambda d, view: (
            d["kind"] == "play" and len(view["forecast"]["moves"]) > 1 and view["hand_sizes"][0] <= 10
        ),
    )
    person.page.evaluate(PRESS_DURING_PLAYBACK)
    person.page.locator(".acts .btn", has_text="End the turn").click()
    person.until(lambda: person.page.evaluate("window.playback"), ["plays", "is over"])


def test_partners_with_open_hands_need_no_curtain(meet: Meet) -> None:
    person = meet()
    table = open_table(person, "Noor", "Jonas")
    person.sit(table)
    person.page.wait_for_selector(".sy-partner .sy-chip")
    asked: set[str] = set()
    for _ in range(40):
        if len(asked) == 2:
            break
        now, other = ("Noor", "Jonas") if person.look(table)["seats"][0]["asked"] else ("Jonas", "Noor")
        asked.add(now)
        # The table turns to the player who is asked: the partner's hand is then the other one.
        person.page.wait_for_selector(f'.prompt h2:has-text("who draws"), .sy-partner:has-text("{other}")')
        expect(person.page.locator(".curtain")).to_have_count(0)
        person.press_first()
    assert asked == {"Noor", "Jonas"}


def test_silent_partners_do_not_see_each_others_hands(meet: Meet) -> None:
    person = meet()
    person.sit(open_table(person, "Noor", "Jonas", talk="silence"))
    person.page.locator(".curtain .btn").click()
    expect(person.page.locator(".sy-partner")).to_have_text(re.compile("hidden$"))


MOMENTS = ("recruit", "play", "place", "pay")


@pytest.mark.parametrize(("width", "locale", "dark"), [(1600, "en", False), (360, "en", True)])
def test_axe_and_widths(meet: Meet, width: int, locale: str, dark: bool) -> None:
    person = meet(width, 1000, locale=locale, dark=dark)
    seen = {}
    for of in MOMENTS:
        ask(person, kind(of), **EVERYTHING)
        seen[of] = (person.grave_findings(), person.sideways())
    assert seen == dict.fromkeys(MOMENTS, ([], 0))


@pytest.mark.parametrize("locale", ["fr", "de"])
def test_at_360_px_nothing_runs_over_the_side(meet: Meet, locale: str) -> None:
    person = meet(360, 740, locale=locale)
    seen = {}
    for of in MOMENTS:
        ask(person, kind(of), **EVERYTHING)
        seen[of] = person.sideways()
    assert seen == dict.fromkeys(MOMENTS, 0)
