"""Sylvion at the browser's table: whole games, and the gestures that only this game has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Meet
from tests.browser.person import Json, Person

pytestmark = pytest.mark.browser

ANSWERS_AT_MOST = 400
EVERYTHING: Json = {"mode": "advanced", "feats": True, "elements": True, "pawn": True}
Wanted = Callable[[Json], bool]


def open_table(person: Person, names: tuple[str, ...] = ("Noor",), seed: int = 5, **options: Any) -> str:
    """A table of Sylvion made without clicking; its id."""
    person.page.context.request.get("/")
    seats = [{"kind": "human", "name": name} for name in names]
    body = {"game": "sylvion", "seats": seats, "options": options, "seed": seed}
    reply = person.page.context.request.post("/api/tables", data=body)
    assert reply.status == 201, reply.text()
    return str(reply.json()["id"])


def answer(person: Person, table: str, now: Json, option: str) -> Json:
    command = {"seat": now["seat"], "expected": now["version"], "key": uuid4().hex, "option": option}
    reply = person.page.context.request.post(f"/api/tables/{table}/answer", data=command)
    assert reply.ok, reply.text()
    found: Json = reply.json()
    return found


def play_until(person: Person, table: str, wanted: Wanted, prefer: tuple[str, ...] = ()) -> Json:
    """Answer without the page, what is preferred or else hinted, until a decision is as wanted."""
    now = person.look(table, 0)
    for _ in range(ANSWERS_AT_MOST):
        assert not now["over"]
        if wanted(now):
            return now
        options = [choice["id"] for choice in now["decisions"][0]["choices"]]
        chosen = next((option for option in prefer if option in options), None)
        if chosen is None:
            asked = {"seat": 0, "expected": now["version"]}
            reply = person.page.context.request.post(f"/api/tables/{table}/hint", data=asked)
            chosen = str(reply.json()["option"])
        now = answer(person, table, now, chosen)
    raise AssertionError("never asked")


def kind(now: Json) -> str:
    return str(now["decisions"][0]["kind"])


def ask(person: Person, table: str, of: str, prefer: tuple[str, ...] = ()) -> Json:
    """Go on until a question of that kind is open, and sit down before it."""
    now = play_until(person, table, lambda now: kind(now) == of, prefer)
    person.sit(table)
    return now


def space(person: Person, ref: str) -> Locator:
    return person.page.locator(f'.board [data-ref="{ref}"]').first


def finish(person: Person, table: str) -> None:
    """The end as it is shown is the end as the server knows it."""
    assert person.over
    result = person.look(table, 0)["result"]
    total = person.page.locator(".sheet-table tr.sum td").inner_text()
    assert total == str(result["scores"][0]["total"])


def test_a_whole_game_by_mouse(meet: Meet) -> None:
    person = meet()
    table = open_table(person)
    person.sit(table)
    for turn in range(ANSWERS_AT_MOST):
        if person.over:
            break
        done = person.page.locator(".acts .btn")
        glowing = person.choices()
        # Every other time somebody who can end the turn or decline does so, for the game to come to an end.
        quit = done.count() and (turn % 2 or not glowing.count())
        person.answer((done if quit else glowing).first.click)
    finish(person, table)


def test_a_whole_game_with_everything_by_keyboard(meet: Meet) -> None:
    person = meet()
    table = open_table(person, **EVERYTHING)
    person.sit(table)
    assert person.say() == "Choose a column to recruit."
    for _ in range(ANSWERS_AT_MOST):
        if person.over:
            break
        person.press_first()
    finish(person, table)


def test_the_suggested_payment_is_handed_over_with_one_press(meet: Meet) -> None:
    person = meet()
    table = open_table(person)
    now = play_until(person, table, lambda now: kind(now) == "pay" and now["view"]["playing"]["due"] == 2)
    person.sit(table)
    pays = now["view"]["playing"]["pays"]
    assert person.page.locator(".hand .card[data-pays]").count() == len(set(pays))
    person.page.locator(".sy-pay").click()
    person.page.wait_for_selector(".prompt.lit h2 >> text=Choose a card")
    assert sorted(person.look(table, 0)["view"]["discard"][-2:]) == sorted(pays)


def test_another_card_pays_when_it_is_clicked(meet: Meet) -> None:
    person = meet()
    table = open_table(person)
    now = play_until(person, table, lambda now: kind(now) == "pay")
    person.sit(table)
    pays = now["view"]["playing"]["pays"]
    other = next(held["card"] for held in now["view"]["hand"] if held["card"] not in pays)
    person.answer(person.page.locator(f'.hand [data-ref="hand:{other}"]').click)
    assert person.look(table, 0)["view"]["discard"][-1] == other


def test_a_card_is_dragged_from_the_hand_to_its_place(meet: Meet) -> None:
    person = meet()
    table = open_table(person)
    now = ask(person, table, "play")
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
    table = open_table(person, seed=7)
    now = play_until(person, table, lambda now: kind(now) == "target", ("whale",))
    start = now["decisions"][0]["choices"][0]
    row, col = int(start["id"][1]), int(start["id"][3])
    person.sit(table)
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
    table = open_table(person, seed=1, mode="advanced")
    now = ask(person, table, "order", ("squirrels",))
    row = now["decisions"][0]["prompt"]["args"]["row"]
    below = now["view"]["stacks"][row - 1]["known"][1]["card"]
    person.answer(person.page.locator(f'.hand [data-ref="top:{row}:2"]').click)
    assert person.look(table, 0)["view"]["stacks"][row - 1]["known"][0]["card"] == below


def test_the_preview_is_the_engines_forecast(meet: Meet) -> None:
    person = meet()
    table = open_table(person)
    # Somebody who plays nothing has damage to fear soon enough.
    now = play_until(
        person,
        table,
        lambda now: kind(now) == "play" and now["view"]["forecast"]["damage"] > 0,
        prefer=("done", "none"),
    )
    person.sit(table)
    forecast = now["view"]["forecast"]
    lost = min(forecast["damage"], now["view"]["edges"]["bloom"])
    assert person.page.locator(".sy-edge[data-risk]").count() == lost
    assert person.page.locator(".sy-edge[data-dead]").count() == now["view"]["edges"]["desolated"]
    falls = [place.get_attribute("data-ref") for place in person.page.locator(".sy-space[data-falls]").all()]
    assert set(falls) == {f"cell:{cell}" for cell in forecast["falls"]}
    assert person.page.locator(".pl .sy-sums b").first.inner_text() == f"{forecast['damage']} damage"


def test_an_occupied_space_says_why_not(meet: Meet) -> None:
    person = meet()
    table = open_table(person)
    now = play_until(
        person, table, lambda now: kind(now) == "place" and any(cell["card"] for cell in now["view"]["cells"])
    )
    person.sit(table)
    taken = next(cell for cell in now["view"]["cells"] if cell["card"])
    space(person, taken["ref"]).click(force=True)
    person.page.wait_for_selector(".msg.no")
    said = person.page.locator(".msg.no").inner_text()
    assert said.strip().startswith(f"Row {taken['row']}, column {taken['col']} is occupied")


def test_movement_is_shown_again_and_a_press_ends_it(meet: Meet) -> None:
    person = meet()
    person.page.emulate_media(reduced_motion="no-preference")
    table = open_table(person)
    # With more than ten cards the turn would not end yet.
    play_until(
        person,
        table,
        lambda now: (
            kind(now) == "play"
            and len(now["view"]["forecast"]["moves"]) > 1
            and now["view"]["hand_sizes"][0] <= 10
        ),
    )
    person.sit(table)
    person.page.locator(".acts .btn", has_text="End the turn").click()
    person.page.wait_for_selector(".sy-field[data-playing] .sy-now")
    person.page.keyboard.press("Shift")
    person.page.wait_for_selector(".sy-field:not([data-playing])")


def test_partners_with_open_hands_need_no_curtain(meet: Meet) -> None:
    person = meet()
    table = open_table(person, ("Noor", "Jonas"))
    person.sit(table)
    person.page.wait_for_selector(".sy-partner .sy-chip")
    asked = set()
    for _ in range(40):
        if person.over:
            break
        now, other = ("Noor", "Jonas") if person.look(table)["seats"][0]["asked"] else ("Jonas", "Noor")
        asked.add(now)
        # The table turns to whoever is asked: the partner's hand is then the other one.
        person.page.wait_for_selector(f'.prompt h2:has-text("who draws"), .sy-partner:has-text("{other}")')
        assert person.page.locator(".curtain").count() == 0
        person.press_first()
    assert asked == {"Noor", "Jonas"}


def test_silent_partners_do_not_see_each_others_hands(meet: Meet) -> None:
    person = meet()
    table = open_table(person, ("Noor", "Jonas"), talk="silence")
    person.sit(table)
    if person.page.locator(".curtain .btn").count():
        person.page.locator(".curtain .btn").click()
    person.page.wait_for_selector(".sy-partner")
    assert person.page.locator(".sy-partner").inner_text().split("\n")[-1] == "hidden"


@pytest.mark.parametrize(("width", "dark"), [(1600, False), (390, True)])
def test_axe_finds_nothing_grave(meet: Meet, width: int, dark: bool) -> None:
    person = meet(width, 1000, dark=dark)
    found = {}
    table = open_table(person, **EVERYTHING)
    person.sit(table)
    found["recruit"] = person.grave_findings()
    for of in ("play", "place", "pay"):
        ask(person, table, of)
        found[of] = person.grave_findings()
    assert found == {"recruit": [], "play": [], "place": [], "pay": []}


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_at_360_px_nothing_runs_over_the_side(meet: Meet, locale: str) -> None:
    person = meet(360, 740, locale=locale)
    table = open_table(person, **EVERYTHING)
    person.sit(table)
    said = [person.sideways()]
    for of in ("play", "place", "pay"):
        ask(person, table, of)
        said.append(person.sideways())
    assert said == [0, 0, 0, 0]
