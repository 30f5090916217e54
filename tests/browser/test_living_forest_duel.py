"""Living Forest Duel: what can be bought glows, what cannot says why, and the end of a turn adds up."""

import re

import pytest
from playwright.sync_api import expect

import weald
from tests.browser.arranged import Want, bring, kind, reach, stand
from tests.browser.conftest import Meet
from tests.browser.person import Json, Person, Seats
from tests.browser.test_looks import LETTERS, SMALLEST
from weald.games.living_forest_duel.cards import CARD_IDS
from weald.i18n import LANGUAGES, Words

pytestmark = pytest.mark.browser

ALONE: Seats = [{"kind": "human", "name": "Noor"}, {"kind": "ai", "name": "Ivy", "level": "random"}]
TWO: Seats = [{"kind": "human", "name": "Noor"}, {"kind": "human", "name": "Jonas"}]
MINUS = "\u2212"
# Points at one thing after the other, as a mouse does, and returns what is not explained then.
UNEXPLAINED = """async things => {
    const silent = [];
    for (const thing of things) {
        thing.dispatchEvent(new PointerEvent("pointerover", {bubbles: true, pointerType: "mouse"}));
        await new Promise(resolve => setTimeout(resolve));
        const title = document.getElementById("explain-title").textContent.trim();
        if (!("hot" in thing.dataset) || title === "" || title === "Explain") silent.push(thing.dataset.ref);
    }
    return silent;
}"""
# Writes names above the columns of the help line, and returns those that do not fit on three lines; in the
# end each column has one that needs all of them.
CUT = """(columns, names) => {
    const cut = [];
    let longest = "";
    for (const name of names) {
        columns[0].textContent = name;
        const range = document.createRange();
        range.selectNodeContents(columns[0]);
        const lines = new Set([...range.getClientRects()].map(line => line.top)).size;
        if (columns[0].scrollWidth > columns[0].clientWidth || lines > 3) cut.push(name);
        if (lines === 3) longest = name;
    }
    for (const column of columns) column.textContent = longest || names[0];
    return cut;
}"""
# Whole pixels by which the page reaches below the screen.
BELOW = "Math.max(0, document.documentElement.scrollHeight - innerHeight - 1)"


def sensible(_: weald.Table, decision: Json, view: Json) -> str:
    """Reveal until four animals help, then point at the largest sum; buy as long as possible."""
    worth: dict[str, int] = {choice["id"]: choice["gain"] or 0 for choice in decision["choices"]}
    if decision["kind"] == "play":
        reveals = "reveal" in worth and (len(view["line"]) < 4 or len(worth) == 1)
        return "reveal" if reveals else max(worth, key=lambda id: (worth[id], id))
    useful = [id for id in worth if id not in ("done", "none")]
    return max(useful or worth, key=lambda id: (worth[id], id))


def arrange(person: Person, want: Want, seed: int = 7) -> tuple[str, Json]:
    """Two people at one screen, up to the first question that is wanted: the table and what it shows."""
    game = weald.new("living_forest_duel", seats=2, seed=seed)
    reach(game, sensible, want)
    table = stand(person, game, TWO)
    person.sit(table)
    person.page.locator(".curtain .btn").click()
    person.page.wait_for_selector(".prompt.lit")
    return table, person.look(table, game.pending[0].seat)


def expect_glow(person: Person, decision: Json) -> None:
    """The choices on the board are those that the server offers, as far as they lie there."""
    offered = {choice["ref"] for choice in decision["choices"] if choice["ref"] not in ("done", "none")}
    person.until(lambda: set(person.refs(person.page.locator(".board [data-choice]"))), offered)


def blocked(view: Json, seat: int) -> list[Json]:
    """The elements at which a seat may not point now."""
    return [row for row in view["elements"] if row["seats"][seat]["blocked"]]


def is_choosy(decision: Json, view: Json) -> bool:
    """Whether several animals can be recruited one after the other, while another one is too dear."""
    if decision["kind"] != "recruit" or len(decision["choices"]) < 2:
        return False
    left = view["actions"][-1]["left"]
    cheapest = min(-choice["gain"] for choice in decision["choices"])
    return left > 2 * cheapest and any(card and card["cost"] > left for card in view["recruits"])


def brings_bonus(decision: Json, view: Json) -> bool:
    """Whether a tree looks for its place, and would bring its bonus on some."""
    return decision["kind"] == "cell" and any(choice["gain"] for choice in decision["choices"])


def expect_blocks(person: Person, **states: int) -> None:
    """Expect so many blocks of the budget in each state."""
    for state, count in states.items():
        expect(person.page.locator(f'.lfd-blocks i[data-state="{state}"]')).to_have_count(count)


def finish(person: Person, table: str) -> None:
    """The sheet names the victory that the server knows."""
    assert person.over
    view = person.look(table, 0)["view"]
    row = {"fire": 1, "block": 2, "line": 3, "onibi": 4}[view["victory"]]
    decided = person.page.locator(".sheet-table tbody tr[data-decided]")
    expect(decided).to_have_count(1)
    expect(person.page.locator(f".sheet-table tbody tr:nth-child({row})[data-decided]")).to_have_count(1)
    for seat in (0, 1):
        laurel = decided.locator("td").nth(seat).locator(".lfd-laurel")
        expect(laurel).to_have_count(int(view["winner"] == seat))
    expect(person.page.locator(".lfd-how")).to_have_text(re.compile(f"^Turn {view['turn']}: "))


@pytest.mark.proof
def test_a_whole_game_by_mouse_and_keyboard(meet: Meet) -> None:
    person = meet()
    table = person.open(ALONE, 3, "living_forest_duel")
    person.sit(table)
    person.play_to_the_end(person.click_last, person.press_first)
    finish(person, table)


def counted(person: Person) -> int:
    """The sum of the cells that count for the element under the pointer."""
    cells = person.page.locator("td[data-counts]").all_inner_texts()
    return sum(int(number.replace(MINUS, "-")) for number in cells)


def test_an_element_under_the_pointer_shows_what_it_would_buy(meet: Meet) -> None:
    person = meet()
    _, shown = arrange(person, lambda decision, view: len(decision["choices"]) >= 4)
    for choice in shown["decisions"][0]["choices"]:
        if choice["id"] == "reveal":
            continue
        row = next(row for row in shown["view"]["elements"] if row["element"] == choice["id"])
        mine = row["seats"][shown["seat"]]
        person.page.locator(f'.lfd-me [data-ref="{choice["ref"]}"]').hover()
        bought = {target["ref"] for target in mine["buys"]}
        person.until(lambda: set(person.refs(person.page.locator("[data-wanted]"))), bought)
        person.until(lambda: counted(person), row["common"])
        expect(person.page.locator("#explain .why .t b")).to_have_text(str(mine["total"]))


def test_every_sum_is_shown_for_both_sides_with_its_lock(meet: Meet) -> None:
    person = meet()
    _, shown = arrange(person, lambda decision, view: view["turn"] == 2 and len(view["line"]) >= 3)
    me = shown["seat"]
    for i, row in enumerate(shown["view"]["elements"]):
        line = person.page.locator(".lfd-mx tbody tr").nth(i)
        for column, seat in (("lfd-me", me), ("lfd-op", 1 - me)):
            cell = line.locator(f".{column} .lfd-sum")
            share = row["seats"][seat]
            expect(cell.locator("b")).to_have_text(str(share["total"]).replace("-", MINUS))
            expect(cell.locator("use[href='#i-lock']")).to_have_count(int(not share["allowed"]))


def test_what_may_not_be_pointed_at_says_why(meet: Meet) -> None:
    person = meet()
    table, shown = arrange(person, lambda decision, view: bool(blocked(view, decision["seat"])))
    row = blocked(shown["view"], shown["seat"])[0]
    thing = person.page.locator(f'.lfd-me [data-ref="{row["ref"]}"]')
    thing.click(force=True)
    person.page.wait_for_selector(".msg.no")
    expect(thing).to_have_attribute("data-refused", "")
    assert person.look(table, shown["seat"])["version"] == shown["version"]


def test_recruiting_spends_blocks_and_refuses_what_is_too_dear(meet: Meet) -> None:
    person = meet()
    table, shown = arrange(person, is_choosy)
    left = shown["view"]["actions"][-1]["left"]
    offered = shown["decisions"][0]["choices"]
    expect_glow(person, shown["decisions"][0])
    expect_blocks(person, left=left, spent=0)
    too_dear = next(card for card in shown["view"]["recruits"] if card and card["cost"] > left)
    person.page.locator(f'[data-ref="{too_dear["ref"]}"]').click(force=True)
    words = f"costs {too_dear['cost']} sun; {left} left."
    expect(person.page.locator(".msg.no")).to_have_text(re.compile(f"{re.escape(words)}$"))
    cheapest = max(offered, key=lambda choice: choice["gain"] or -99)
    thing = person.page.locator(f'.board [data-ref="{cheapest["ref"]}"]')
    thing.hover()
    expect_blocks(person, price=-cheapest["gain"])
    person.answer(thing.click)
    now = person.look(table, shown["seat"])
    assert now["decisions"][0]["kind"] == "recruit"
    expect_blocks(person, spent=-cheapest["gain"])
    expect_glow(person, now["decisions"][0])
    expect(person.page.locator(".acts .btn")).to_contain_text(f"Done, {left + cheapest['gain']} left over")


def test_planting_shows_the_cells_with_their_bonuses_and_why_not_elsewhere(meet: Meet) -> None:
    person = meet()
    table, shown = arrange(person, brings_bonus)
    seat = shown["seat"]
    decision = shown["decisions"][0]
    expect_glow(person, decision)
    for choice in decision["choices"]:
        cell = person.page.locator(f'[data-ref="{choice["ref"]}"]').first
        expect(cell.locator(".lfd-gain")).to_have_count(int(bool(choice["gain"])))
    person.page.locator(f'[data-ref="cell:{seat}:x0y0"]').click(force=True)
    expect(person.page.locator(".msg.no")).to_have_text("Nothing may cover the starting tree.")
    best = max(decision["choices"], key=lambda choice: choice["gain"])
    place = person.page.locator(f'.board [data-ref="{best["ref"]}"]')
    place.hover()
    expect(place.locator(".lfd-ghost")).to_have_count(1)
    person.answer(place.click)
    trees = person.look(table, seat)["view"]["players"][seat]["forest"]["trees"]
    tree = next(tree for tree in trees if tree["cell"] == best["id"])
    assert tree["element"] == decision["prompt"]["args"]["element"]


def test_a_sanki_card_against_a_varan_is_asked_with_two_buttons(meet: Meet) -> None:
    person = meet()
    table, shown = arrange(person, kind("varan"), seed=11)
    expect(person.page.locator(".acts .btn")).to_have_count(2)
    expect(person.page.locator('.board [data-ref="turned"]')).to_have_count(1)
    person.answer(person.page.get_by_role("button", name="Send it back with a Sanki card").first.click)
    assert (
        person.look(table)["view"]["players"][shown["seat"]]["varans"]
        == 1 + shown["view"]["players"][shown["seat"]]["varans"]
    )


def end_a_turn(person: Person) -> None:
    """Point and buy until the scene of the end is there."""
    person.page.wait_for_selector(".prompt.lit")
    # The scene comes in the same step as the next question.
    while person.page.locator(".lfd-end").count() == 0:
        assert not person.over
        person.click_last()


def test_the_end_of_a_turn_adds_up_and_stands_in_nobodys_way(meet: Meet) -> None:
    person = meet()
    table = person.open(ALONE, 5, "living_forest_duel")
    person.sit(table)
    end_a_turn(person)
    events = person.look(table, 0)["events"]
    last = {event["id"].removeprefix("living_forest_duel-event-"): event["args"] for event in events}
    values = {"c1": 4, "c2": 3, "c3": 2, "c4": 2, "c5": 2, "c6": 3, "c7": 4}
    fire = person.page.locator(".lfd-end-fire")
    expect(fire).to_contain_text(str(last["fire"]["value"]))
    expect(fire).to_contain_text(" + ".join(str(values[card]) for card in last["fire"]["burning"]))
    sides = [event["args"] for event in events if event["id"].endswith(("-burns", "-resists"))][-2:]
    for side, shown in zip(sides, person.page.locator(".lfd-end-side").all(), strict=True):
        terms = f"{side['common']} common + {side['line']} line + {side['trees']} forest"
        expect(shown).to_contain_text(terms.replace("-", MINUS))
        expect(shown).to_contain_text("≥" if side["water"] >= side["value"] else "<")
    assert person.page.evaluate("document.getAnimations().length") == 0
    expect(person.choices().first).to_be_visible()
    person.page.locator(".lfd-end-shut").click()
    expect(person.page.locator(".lfd-end")).to_have_count(0)
    end_a_turn(person)
    person.press_first()
    expect(person.page.locator(".lfd-end")).to_have_count(0)


def test_the_scene_comes_again_in_the_replay(meet: Meet) -> None:
    person = meet()
    game = weald.new("living_forest_duel", seats=2, seed=7)
    reach(game, sensible, lambda decision, view: view["turn"] == 3)
    table = bring(person, game.record())
    replay = person.page.context.request.get(f"/api/tables/{table}/replay?at=0").json()
    person.page.goto(f"/replay/{table}/{replay['marks'][1] - 1}")
    person.page.wait_for_selector(".lfd-board")
    expect(person.page.locator(".lfd-end")).to_have_count(0)
    person.page.get_by_role("button", name="On one step").click()
    person.page.wait_for_selector(".lfd-end")


def later(of: str) -> Want:
    """A question of this kind, after the first turn."""
    return lambda decision, view: view["turn"] > 1 and decision["kind"] == of


@pytest.mark.parametrize(
    ("width", "dark"),
    [
        (390, True),
        (1024, False),
        pytest.param(360, False, marks=pytest.mark.proof),
        pytest.param(1600, True, marks=pytest.mark.proof),
    ],
)
def test_axe_letters_and_widths(meet: Meet, width: int, dark: bool) -> None:
    locale = {360: "fr", 390: "de", 1024: "de", 1600: "en"}[width]
    person = meet(width, 844, locale=locale, dark=dark)
    for of in ("recruit", "cell", "onibi"):
        arrange(person, later(of))
        assert person.grave_findings() == []
        assert person.sideways() == 0
        assert person.page.evaluate(LETTERS) >= SMALLEST


@pytest.mark.parametrize(("width", "height", "column"), [(1024, 768, 76), (1366, 768, 52), (1440, 900, 56)])
def test_the_names_above_the_help_line_are_whole(meet: Meet, width: int, height: int, column: int) -> None:
    person = meet(width, height, locale="de")
    arrange(person, lambda decision, view: len(view["line"]) == 4)
    names = person.page.locator(".lfd-head-name")
    assert names.evaluate_all("names => names.map(name => name.clientWidth)") == [column] * 4
    words = [Words(lang) for lang in LANGUAGES]
    every = [
        one.text("living_forest_duel-ui-narrow-card", {"card": card}) for one in words for card in CARD_IDS
    ]
    assert len(every) == 3 * 51
    # With three lines above every column the table still fits the screen.
    assert names.evaluate_all(CUT, every) == []
    assert (person.sideways(), person.page.evaluate(BELOW)) == (0, 0)


def test_everything_on_the_board_explains_itself(meet: Meet) -> None:
    person = meet()
    arrange(person, lambda decision, view: view["turn"] == 3 and len(view["line"]) >= 3)
    things = person.page.locator(":is(.board, .pl) [data-ref]:visible")
    assert things.count() > 60
    assert things.evaluate_all(UNEXPLAINED) == []
