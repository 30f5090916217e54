"""Living Forest Duel: what can be bought glows, what cannot says why, and the end of a turn adds up."""

import uuid
from collections.abc import Callable

import pytest

from tests.browser.conftest import Meet
from tests.browser.person import Json, Person, Seats
from tests.browser.test_looks import LETTERS, SMALLEST

pytestmark = pytest.mark.browser

ALONE: Seats = [{"kind": "human", "name": "Noor"}, {"kind": "ai", "name": "Ivy", "level": "random"}]
TWO: Seats = [{"kind": "human", "name": "Noor"}, {"kind": "human", "name": "Jonas"}]
ANSWERS_AT_MOST = 500

MINUS = "\u2212"

Want = Callable[[Json, Json], bool]


def sensible(decision: Json, view: Json) -> str:
    """Reveal until four animals help, then point at the largest sum; buy as long as possible."""
    worth: dict[str, int] = {choice["id"]: choice["gain"] or 0 for choice in decision["choices"]}
    if decision["kind"] == "play":
        reveals = "reveal" in worth and (len(view["line"]) < 4 or len(worth) == 1)
        return "reveal" if reveals else max(worth, key=lambda id: (worth[id], id))
    useful = [id for id in worth if id not in ("done", "none")]
    return max(useful or worth, key=lambda id: (worth[id], id))


def arrange(person: Person, want: Want, seed: int = 7) -> tuple[str, Json]:
    """Two people at one screen, up to the first question that is wanted: the table and what it shows."""
    table, shown = play_on(person, want, seed)
    assert not shown["over"], "this question never came"
    person.sit(table)
    person.page.locator(".curtain .btn").click()
    person.page.wait_for_selector(".prompt.lit")
    return table, shown


def play_on(person: Person, want: Want, seed: int) -> tuple[str, Json]:
    """Answer for both people, without the page, up to the question that is wanted or the end of the game."""
    table = person.open(TWO, seed, "living_forest_duel")
    shown = person.look(table)
    while not shown["over"]:
        seat = next(i for i, one in enumerate(shown["seats"]) if one["asked"])
        shown = person.look(table, seat)
        decision = shown["decisions"][0]
        if want(decision, shown["view"]):
            break
        option = sensible(decision, shown["view"])
        body = {"seat": seat, "expected": shown["version"], "key": str(uuid.uuid4()), "option": option}
        reply = person.page.context.request.post(f"/api/tables/{table}/answer", data=body)
        assert reply.status == 200, reply.text()
        shown = reply.json()
    return table, shown


def glowing(person: Person) -> set[str]:
    """What can be chosen on the board, by what it stands for."""
    refs = "things => things.map(thing => thing.dataset.ref)"
    return set(person.page.locator(".board [data-choice]").evaluate_all(refs))


def refs_of(decision: Json) -> set[str]:
    """What the server offers, as far as it lies on the board."""
    return {choice["ref"] for choice in decision["choices"] if choice["ref"] not in ("done", "none")}


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


def blocks(person: Person, state: str) -> int:
    """How many blocks of the budget look like this."""
    return person.page.locator(f'.lfd-blocks i[data-state="{state}"]').count()


def finish(person: Person, table: str) -> None:
    """The sheet names the victory that the server knows."""
    assert person.over
    view = person.look(table, 0)["view"]
    row = {"fire": 1, "block": 2, "line": 3, "onibi": 4}[view["victory"]]
    decided = person.page.locator(".sheet-table tbody tr[data-decided]")
    assert decided.count() == 1
    assert person.page.locator(f".sheet-table tbody tr:nth-child({row})[data-decided]").count() == 1
    cells = decided.locator("td")
    assert [cell.locator(".lfd-laurel").count() for cell in cells.all()] == [
        int(view["winner"] == seat) for seat in (0, 1)
    ]
    assert person.page.locator(".lfd-how").inner_text().startswith(f"Turn {view['turn']}: ")


def test_a_whole_game_by_mouse(meet: Meet) -> None:
    person = meet()
    table = person.open(ALONE, 3, "living_forest_duel")
    person.sit(table)
    person.page.wait_for_selector(".prompt.lit")
    for _ in range(ANSWERS_AT_MOST):
        if person.over:
            break
        things = person.choices()
        person.answer((things if things.count() else person.page.locator(".acts .btn")).last.click)
    finish(person, table)


def test_a_whole_game_by_keyboard(meet: Meet) -> None:
    person = meet()
    table = person.open(ALONE, 4, "living_forest_duel")
    person.sit(table)
    person.page.wait_for_selector(".prompt.lit")
    for _ in range(ANSWERS_AT_MOST):
        if person.over:
            break
        person.press_first()
    finish(person, table)


def test_an_element_under_the_pointer_shows_what_it_would_buy(meet: Meet) -> None:
    person = meet()
    _, shown = arrange(person, lambda decision, view: len(decision["choices"]) >= 4)
    for choice in shown["decisions"][0]["choices"]:
        if choice["id"] == "reveal":
            continue
        row = next(row for row in shown["view"]["elements"] if row["element"] == choice["id"])
        mine = row["seats"][shown["seat"]]
        person.page.locator(f'.lfd-me [data-ref="{choice["ref"]}"]').hover()
        wanted = person.page.locator("[data-wanted]").evaluate_all("all => all.map(one => one.dataset.ref)")
        assert set(wanted) == {target["ref"] for target in mine["buys"]}
        counted = person.page.locator("td[data-counts]").all_inner_texts()
        assert sum(int(number.replace(MINUS, "-")) for number in counted) == row["common"]
        assert person.page.locator("#explain .why .t b").inner_text() == str(mine["total"])


def test_every_sum_is_shown_for_both_sides_with_its_lock(meet: Meet) -> None:
    person = meet()
    _, shown = arrange(person, lambda decision, view: view["turn"] == 2 and len(view["line"]) >= 3)
    me = shown["seat"]
    for i, row in enumerate(shown["view"]["elements"]):
        line = person.page.locator(".lfd-mx tbody tr").nth(i)
        for column, seat in (("lfd-me", me), ("lfd-op", 1 - me)):
            cell = line.locator(f".{column} .lfd-sum")
            share = row["seats"][seat]
            assert cell.locator("b").inner_text().replace(MINUS, "-") == str(share["total"])
            assert cell.locator("use[href='#i-lock']").count() == int(not share["allowed"])


def test_what_may_not_be_pointed_at_says_why(meet: Meet) -> None:
    person = meet()
    table, shown = arrange(person, lambda decision, view: bool(blocked(view, decision["seat"])))
    row = blocked(shown["view"], shown["seat"])[0]
    person.page.locator(f'.lfd-me [data-ref="{row["ref"]}"]').click(force=True)
    person.page.wait_for_selector(".msg.no")
    assert person.page.locator(f'.lfd-me [data-ref="{row["ref"]}"]').get_attribute("data-refused") == ""
    assert person.look(table, shown["seat"])["version"] == shown["version"]


def test_recruiting_spends_blocks_and_refuses_what_is_too_dear(meet: Meet) -> None:
    person = meet()
    table, shown = arrange(person, is_choosy)
    left = shown["view"]["actions"][-1]["left"]
    offered = shown["decisions"][0]["choices"]
    assert glowing(person) == refs_of(shown["decisions"][0])
    assert (blocks(person, "left"), blocks(person, "spent")) == (left, 0)
    too_dear = next(card for card in shown["view"]["recruits"] if card and card["cost"] > left)
    person.page.locator(f'[data-ref="{too_dear["ref"]}"]').click(force=True)
    assert (
        person.page.locator(".msg.no")
        .inner_text()
        .strip()
        .endswith(f"costs {too_dear['cost']} sun; {left} left.")
    )
    cheapest = max(offered, key=lambda choice: choice["gain"] or -99)
    thing = person.page.locator(f'.board [data-ref="{cheapest["ref"]}"]')
    thing.hover()
    assert blocks(person, "price") == -cheapest["gain"]
    person.answer(thing.click)
    now = person.look(table, shown["seat"])
    assert now["decisions"][0]["kind"] == "recruit"
    assert blocks(person, "spent") == -cheapest["gain"]
    assert glowing(person) == refs_of(now["decisions"][0])
    assert person.page.locator(".acts .btn").inner_text() == f"Done, {left + cheapest['gain']} left over"


def test_planting_shows_the_cells_with_their_bonuses_and_why_not_elsewhere(meet: Meet) -> None:
    person = meet()
    table, shown = arrange(person, brings_bonus)
    seat = shown["seat"]
    decision = shown["decisions"][0]
    assert glowing(person) == refs_of(decision)
    for choice in decision["choices"]:
        cell = person.page.locator(f'[data-ref="{choice["ref"]}"]').first
        assert cell.locator(".lfd-gain").count() == int(bool(choice["gain"]))
    person.page.locator(f'[data-ref="cell:{seat}:x0y0"]').click(force=True)
    assert person.page.locator(".msg.no").inner_text().strip() == "Nothing may cover the starting tree."
    best = max(decision["choices"], key=lambda choice: choice["gain"])
    place = person.page.locator(f'.board [data-ref="{best["ref"]}"]')
    place.hover()
    assert place.locator(".lfd-ghost").count() == 1
    person.answer(place.click)
    trees = person.look(table, seat)["view"]["players"][seat]["forest"]["trees"]
    tree = next(tree for tree in trees if tree["cell"] == best["id"])
    assert tree["element"] == decision["prompt"]["args"]["element"]


def test_a_sanki_card_against_a_varan_is_asked_with_two_buttons(meet: Meet) -> None:
    person = meet()
    table, shown = arrange(person, lambda decision, view: decision["kind"] == "varan", seed=11)
    assert person.page.locator(".acts .btn").count() == 2
    assert person.page.locator('.board [data-ref="turned"]').count() == 1
    person.answer(person.page.get_by_role("button", name="Send it back with a Sanki card").first.click)
    assert (
        person.look(table)["view"]["players"][shown["seat"]]["varans"]
        == 1 + shown["view"]["players"][shown["seat"]]["varans"]
    )


def end_a_turn(person: Person) -> None:
    """Point and buy until the scene of the end is there."""
    person.page.wait_for_selector(".prompt.lit")
    while person.page.locator(".lfd-end").count() == 0:
        assert not person.over
        things = person.choices()
        person.answer((things if things.count() else person.page.locator(".acts .btn")).last.click)
        person.page.wait_for_selector(".prompt.lit, .prompt.over")


def test_the_end_of_a_turn_adds_up_and_stands_in_nobodys_way(meet: Meet) -> None:
    person = meet()
    table = person.open(ALONE, 5, "living_forest_duel")
    person.sit(table)
    end_a_turn(person)
    events = person.look(table, 0)["events"]
    last = {event["id"].removeprefix("living_forest_duel-event-"): event["args"] for event in events}
    values = {"c1": 4, "c2": 3, "c3": 2, "c4": 2, "c5": 2, "c6": 3, "c7": 4}
    said = person.page.locator(".lfd-end-fire").inner_text()
    assert str(last["fire"]["value"]) in said
    assert " + ".join(str(values[card]) for card in last["fire"]["burning"]) in said
    sides = [event["args"] for event in events if event["id"].endswith(("-burns", "-resists"))][-2:]
    for side, shown in zip(sides, person.page.locator(".lfd-end-side").all(), strict=True):
        terms = f"{side['common']} common + {side['line']} line + {side['trees']} forest"
        assert terms.replace("-", MINUS) in shown.inner_text()
        assert ("≥" in shown.inner_text()) == (side["water"] >= side["value"])
    assert person.page.evaluate("document.getAnimations().length") == 0
    assert person.choices().count() > 0
    person.page.locator(".lfd-end-shut").click()
    assert person.page.locator(".lfd-end").count() == 0
    end_a_turn(person)
    person.press_first()
    assert person.page.locator(".lfd-end").count() == 0


def test_the_scene_comes_again_in_the_replay(meet: Meet) -> None:
    person = meet()
    table, _ = play_on(person, lambda decision, view: False, 7)
    replay = person.page.context.request.get(f"/api/tables/{table}/replay?at=0").json()
    person.page.goto(f"/replay/{table}/{replay['marks'][1] - 1}")
    person.page.wait_for_selector(".lfd-board")
    assert person.page.locator(".lfd-end").count() == 0
    person.page.get_by_role("button", name="On one step").click()
    person.page.wait_for_selector(".lfd-end")


@pytest.mark.parametrize(("width", "dark"), [(360, False), (390, True), (1024, False), (1600, True)])
def test_axe_letters_and_widths(meet: Meet, width: int, dark: bool) -> None:
    locale = {360: "fr", 390: "de", 1024: "de", 1600: "en"}[width]
    person = meet(width, 844, locale=locale, dark=dark)
    for kind in ("recruit", "cell", "onibi"):
        arrange(person, lambda decision, view, kind=kind: view["turn"] > 1 and decision["kind"] == kind)  # type: ignore[misc]
        assert person.grave_findings() == []
        assert person.sideways() == 0
        assert person.page.evaluate(LETTERS) >= SMALLEST


def test_everything_on_the_board_explains_itself(meet: Meet) -> None:
    person = meet()
    arrange(person, lambda decision, view: view["turn"] == 3 and len(view["line"]) >= 3)
    things = person.page.locator(":is(.board, .pl) [data-ref]:visible")
    assert things.count() > 60
    for thing in things.all():
        thing.hover(force=True)
        title = person.page.locator("#explain-title").inner_text()
        assert title not in ("", "Explain"), thing.get_attribute("data-ref")
