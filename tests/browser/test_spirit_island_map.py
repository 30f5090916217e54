"""Spirit Island's map: what is on it, what is coming, what can be chosen, and looking closer."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from time import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import weald
from tests.browser.arranged import hinted, reach, stand
from tests.browser.conftest import Meet
from tests.browser.person import Json, Person, Seats

pytestmark = pytest.mark.browser

Need = Callable[[Json], bool]
MINUS = "\N{MINUS SIGN}"

# Every counter on the map: the land it says it belongs to, its box, and the numbers on it.
COUNTERS = """() => [...document.querySelectorAll(".si-counters [data-piece]")].map(sign => {
  const box = sign.querySelector(".b").getBoundingClientRect();
  const text = [...sign.querySelectorAll("text")].map(one => one.textContent);
  const {left, right, top, bottom} = box;
  const {at, piece} = sign.dataset;
  return {key: `${at.slice("land:".length)} ${piece}`, left, right, top, bottom, text};
})"""
# Whether the corners of a counter lie in its land, by the drawn outline.
INSIDE = """counters => counters.filter(({key, left, right, top, bottom}) => {
  const ground = document.querySelector(`[data-ref="land:${key.split(" ")[0]}"] .si-field`);
  const back = ground.getScreenCTM().inverse();
  const [l, r, t, b] = [left + 1, right - 1, top + 1, bottom - 1];
  const inside = ([x, y]) => ground.isPointInFill(new DOMPoint(x, y).matrixTransform(back));
  return ![[l, t], [r, t], [l, b], [r, b]].every(inside);
}).map(({key}) => key)"""
# Sizes of the words and numbers of the map on the screen.
SIZES = """() => [...document.querySelectorAll(".si-counters text")].map(text =>
  parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d)"""

# Keeps what is set in motion on the map, by the counter that moves.
NOTE_MOVES = """window.moves = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const gone = this.closest("[data-fading]") && {at: "gone"};
  const {at = "", piece = ""} = gone ?? this.closest("[data-piece]")?.dataset ?? {};
  window.moves.push([`${at} ${piece}`, JSON.stringify(frames)]);
  return animate.call(this, frames, how);
};"""


def seats(n: int) -> Seats:
    return [{"kind": "human", "name": f"Person {i + 1}"} for i in range(n)]


def anything(view: Json) -> bool:
    return True


def harm_is_coming(view: Json) -> bool:
    """Whether a ravage and a build are ahead."""
    coming = [land["coming"] for land in view["lands"]]
    ravages = [ravage for one in coming for ravage in one.get("ravage", ())]
    return any(not ravage["stopped"] for ravage in ravages) and any("build" in one for one in coming)


@cache
def _arranged(
    kind: str, n: int, seed: int, after: int, need: Need, options: tuple[tuple[str, Any], ...]
) -> weald.Table:
    settled = {"casting": "random", "map": "in_order", **dict(options)}
    game = weald.new("spirit_island", seats=n, seed=seed, options=settled)
    reach(
        game, hinted, lambda decision, view: decision["kind"] == kind and need(view) and far(decision), after
    )
    return game


def far(decision: Json) -> bool:
    """Whether some target is not where its range begins; other questions have no targets."""
    reasons = [choice["why"] for choice in decision["choices"] if choice["why"]]
    return decision["kind"] != "target_land" or any(why[0][1] > 0 for why in reasons)


def arrange(
    person: Person,
    kind: str,
    n: int = 1,
    seed: int = 11,
    after: int = 0,
    need: Need = anything,
    **options: Any,
) -> Json:
    """A table of people at one screen who follow hints, up to a question of a kind; what that seat sees."""
    game = _arranged(kind, n, seed, after, need, tuple(options.items()))
    table = stand(person, game, seats(n))
    person.sit(table)
    # No curtain falls if all hands lie open.
    person.page.wait_for_selector(".prompt.lit")
    return person.look(table, game.pending[0].seat)


def expect_glow(person: Person, expected: set[str]) -> None:
    """The choices on the map."""
    person.until(lambda: set(person.refs(person.page.locator(".si-island [data-choice]"))), expected)


def refs(shown: Json, beginning: str) -> set[str]:
    choices = shown["decisions"][0]["choices"]
    return {choice["ref"] for choice in choices if choice["ref"].startswith(beginning)}


def expect_zoom(person: Person, times: float) -> None:
    """Expect the island to be shown so many times as large as the whole."""
    scale = "new DOMMatrix(getComputedStyle(document.querySelector('.si-port > svg')).transform).a"
    person.until(lambda: person.page.evaluate(scale), pytest.approx(times))


def transform(page: Page) -> str:
    """Return the map's place in its window."""
    return str(page.evaluate("document.querySelector('.si-port > svg').style.transform"))


def overlapping(counters: list[Json]) -> list[tuple[str, str]]:
    """Pairs of counters that lie on each other."""
    overlaps = []
    for i, one in enumerate(counters):
        for other in counters[i + 1 :]:
            apart = (
                one["right"] <= other["left"] + 1
                or other["right"] <= one["left"] + 1
                or one["bottom"] <= other["top"] + 1
                or other["bottom"] <= one["top"] + 1
            )
            if not apart:
                overlaps.append((one["key"], other["key"]))
    return overlaps


def expected_signs(shown: Json) -> dict[str, list[str]]:
    """Return the signs that must be readable on the map: pieces, blight and coming ravages, with numbers."""
    signs = {}
    for land in shown["view"]["lands"]:
        for piece in land["pieces"]:
            harm = [f"{MINUS}{piece['damage']}"] if piece["damage"] else []
            signs[f"{land['id']} {piece['kind']} {piece['damage']} {piece['strife']}"] = [
                str(piece["n"]),
                *harm,
            ]
        if "blight" in land["tokens"]:
            signs[f"{land['id']} blight"] = [str(land["tokens"]["blight"])]
        for i, ravage in enumerate(land["coming"].get("ravage", ())):
            lost = [f"{MINUS}{ravage['dahan_lost']}"] if ravage.get("dahan_lost") else []
            signs[f"{land['id']} ravage {i}"] = [] if ravage["stopped"] else [str(ravage["damage"]), *lost]
    return signs


def test_everything_is_on_the_map_with_its_number(meet: Meet) -> None:
    person = meet()
    shown = arrange(person, "powers", need=harm_is_coming)
    expected = expected_signs(shown)

    def drawn() -> Json:
        signs = {sign["key"]: sign["text"] for sign in person.page.evaluate(COUNTERS)}
        return {key: signs.get(key) for key in expected}

    person.until(drawn, expected)


@pytest.mark.parametrize("boards", [1, 2])
def test_nothing_on_the_map_is_smaller_than_12_pixels(meet: Meet, boards: int) -> None:
    person = meet()
    arrange(person, "powers", boards, seed=12, after=30 * boards)
    person.until(lambda: min(person.page.evaluate(SIZES)) >= 11.99, True)


@pytest.mark.parametrize(
    ("boards", "width", "height"), [(1, 1600, 1000), (2, 390, 844), (4, 1600, 1000), (6, 1600, 1000)]
)
def test_counters_lie_in_their_lands_and_beside_each_other(
    meet: Meet, boards: int, width: int, height: int
) -> None:
    person = meet(width, height)
    arrange(person, "grow", boards, seed=13, after=12 * boards)

    def wrong() -> tuple[bool, list[str], list[tuple[str, str]]]:
        """Whether there are few counters, which lie outside, and which on each other."""
        counters = person.page.evaluate(COUNTERS)
        return len(counters) <= 9 * boards, person.page.evaluate(INSIDE, counters), overlapping(counters)

    # The map is drawn again when its size is measured.
    person.until(wrong, (False, [], []))


def test_targets_glow_and_say_why(meet: Meet) -> None:
    person = meet()
    page = person.page
    shown = arrange(person, "target_land", after=40)
    lands = refs(shown, "land:")
    expect_glow(person, lands)
    far = next(
        choice for choice in shown["decisions"][0]["choices"] if choice["why"] and choice["why"][0][1] > 0
    )
    page.locator(f'[data-ref="{far["ref"]}"] .si-field').hover()
    source = far["why"][0][0]["args"]["land"]
    expect(page.locator(".si-reach path")).to_have_count(2)
    expect(page.locator(".si-caption")).to_contain_text(source)
    words = page.locator(".si-caption > span").inner_text()
    expect(page.locator("#explain .why li").first).to_have_text(re.compile(f"^{re.escape(words)}"))
    person.answer(page.locator(f'[data-ref="{far["ref"]}"] .si-field').click)
    person.until(lambda: set(person.refs(page.locator(".si-island [data-choice]"))) != lands, True)


def test_a_piece_is_chosen_on_the_map(meet: Meet) -> None:
    person = meet()
    shown = arrange(person, "push")
    pieces = refs(shown, "piece:")
    assert pieces
    expect_glow(person, pieces)
    person.answer(person.page.locator(".si-island [data-choice]").first.click)


def test_what_is_pushed_travels(meet: Meet) -> None:
    person = meet()
    page = person.page
    page.add_init_script(NOTE_MOVES)
    page.emulate_media(reduced_motion="no-preference")
    shown = arrange(person, "push_to")
    ref = shown["decisions"][0]["choices"][0]["ref"]
    page.locator(f'[data-ref="{ref}"] .si-field').click()
    kind = shown["decisions"][0]["prompt"]["args"]["kind"]
    goal = f"{ref} {kind}"
    page.wait_for_function(
        "goal => moves.some(([key, way]) => key.startsWith(goal) && way.includes('translate('))", arg=goal
    )


def test_what_is_replaced_fades_and_leaves_nothing(meet: Meet) -> None:
    person = meet()
    page = person.page
    page.add_init_script(NOTE_MOVES)
    page.emulate_media(reduced_motion="no-preference")
    arrange(person, "choose")
    towns = page.locator('[data-piece^="town"]')
    before = towns.count()
    page.locator('#options [data-option="replace-town"]').click()
    page.wait_for_function("() => moves.some(([key, way]) => key === 'gone ' && way.includes('opacity'))")
    expect(towns).to_have_count(before - 1)
    expect(page.locator("[data-fading] > *")).to_have_count(0)


def test_what_is_coming_can_be_hidden(meet: Meet) -> None:
    person = meet()
    arrange(person, "powers", need=harm_is_coming)
    page = person.page
    coming = page.locator(".si-counters :is(.si-ravage, .si-calm, .si-build)")
    expect(coming.first).to_be_attached()
    page.get_by_role("button", name="Show what is coming").click()
    expect(coming).to_have_count(0)
    page.get_by_role("button", name="What the signs mean").click()
    expect(page.locator(".si-legend li")).to_have_count(12)


def test_the_card_of_the_invaders_marks_its_lands(meet: Meet) -> None:
    person = meet()
    shown = arrange(person, "powers", need=harm_is_coming)
    page = person.page
    page.locator('[data-ref^="invader:build:"]').hover()
    card = shown["view"]["invaders"]["build"][0]
    built = [
        land
        for land in shown["view"]["lands"]
        if any(b["card"] == card for b in land["coming"].get("build", ()))
    ]
    lines = [re.compile(f"^{land['id']}") for land in built]
    expect(page.locator("#explain .why li")).to_have_text(lines)
    person.until(lambda: page.locator(".si-named path").count() >= len(built) > 0, True)


def test_buttons_wheel_and_keys_look_closer(meet: Meet) -> None:
    person = meet()
    arrange(person, "grow")
    page = person.page
    page.get_by_role("button", name="Look closer").click()
    expect_zoom(person, 1.5)
    page.get_by_role("button", name="Show the whole island").click()
    expect_zoom(person, 1)
    page.locator(".si-port").hover()
    page.mouse.wheel(0, -300)
    page.wait_for_function("document.querySelector('.si-port').hasAttribute('data-zoomed')")
    page.locator(".si-port").focus()
    page.keyboard.press("0")
    expect_zoom(person, 1)
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect_zoom(person, 2.25)
    before = transform(page)
    page.keyboard.press("ArrowRight")
    person.until(lambda: transform(page) != before, True)
    page.keyboard.press("-")
    expect_zoom(person, 1.5)


def test_dragging_moves_the_map_and_chooses_nothing(meet: Meet) -> None:
    person = meet()
    shown = arrange(person, "target_land", after=40)
    page = person.page
    page.get_by_role("button", name="Look closer").click()
    expect_zoom(person, 1.5)
    before = transform(page)
    box = page.locator(".si-port").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    person.until(lambda: transform(page) != before, True)
    # A click of the drag would have been dealt with before the next one.
    page.get_by_role("button", name="Show the whole island").click()
    expect_zoom(person, 1)
    expect_glow(person, refs(shown, "land:"))
    assert person.look(shown["id"], shown["seat"])["version"] == shown["version"]


def test_on_a_phone_a_tap_opens_the_land_and_two_look_closer(meet: Meet) -> None:
    person = meet(390, 844, has_touch=True)
    shown = arrange(person, "powers", after=40)
    page = person.page
    land = next(land for land in shown["view"]["lands"] if land["pieces"] and land["number"])
    page.locator(f'[data-ref="land:{land["id"]}"] .si-field').tap(force=True)
    page.wait_for_selector('[data-tab="explain"]')
    expect(page.locator("#explain-title")).to_have_text(re.compile(f"^{land['id']}"))
    person.until(lambda: page.locator("#explain .why li").count() >= len(land["pieces"]), True)
    page.locator(".ra .shut-sheet").click()
    page.wait_for_selector('[data-tab="board"]')
    box = page.locator('[data-ref="land:A0"] .si-field').bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    start = time()
    for n, (kind, points) in enumerate([("touchStart", [point]), ("touchEnd", [])] * 2):
        # The finger itself says when it touched: quickly, however slow the machine is.
        touch = {"type": kind, "touchPoints": points, "timestamp": start + n * 0.05}
        finger.send("Input.dispatchTouchEvent", touch)
    expect_zoom(person, 2.5)


def test_two_fingers_look_closer_and_one_moves(meet: Meet) -> None:
    person = meet(390, 844, has_touch=True)
    arrange(person, "grow")
    page = person.page
    box = page.locator(".si-port").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    fingers("touchStart", (x - 20, y), (x + 20, y))
    for apart in (30, 40, 50):
        fingers("touchMove", (x - apart, y), (x + apart, y))
    fingers("touchEnd")
    expect_zoom(person, 2.5)
    before = transform(page)
    fingers("touchStart", (x, y))
    for far in (10, 30, 50):
        fingers("touchMove", (x - far, y - far))
    fingers("touchEnd")
    person.until(lambda: transform(page) != before, True)
    expect(page.locator('[data-tab="board"]')).to_have_count(1)


def test_lands_are_walked_with_the_keyboard(meet: Meet) -> None:
    person = meet()
    arrange(person, "target_land", after=40)
    page = person.page
    page.locator(".si-land[data-choice]").first.focus()
    seen = {page.evaluate("document.activeElement.dataset.ref")}
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.ref"))
    assert len([ref for ref in seen if ref.startswith("land:")]) >= 3
    page.locator(".si-land[data-choice]").first.focus()
    person.answer(lambda: page.keyboard.press("Enter"))


@pytest.mark.parametrize(
    ("width", "locale", "dark"),
    [
        (360, "de-DE", False),
        (1024, "fr-FR", True),
        pytest.param(1600, "en-GB", True, marks=pytest.mark.proof),
    ],
)
def test_every_width_and_language_is_sound(meet: Meet, width: int, locale: str, dark: bool) -> None:
    person = meet(width, 844, locale, dark)
    arrange(person, "target_land", 2, seed=12, after=30, adversary="england", level=3)
    assert person.sideways() == 0
    assert person.grave_findings() == []
