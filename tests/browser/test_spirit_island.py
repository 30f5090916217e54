"""Spirit Island: spirits to read before choosing, phases that say what can be done, powers step by step."""

from collections.abc import Callable
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.person import Json, Person, Seats
from tests.browser.test_looks import LETTERS, SMALLEST

pytestmark = pytest.mark.browser

ALONE: Seats = [{"kind": "human", "name": "Noor"}]
TWO: Seats = [{"kind": "human", "name": "Noor"}, {"kind": "human", "name": "Jonas"}]
WITH_IVY: Seats = [{"kind": "human", "name": "Noor"}, {"kind": "ai", "name": "Ivy", "level": "heuristic"}]
ANSWERS_AT_MOST = 900
# The hardest game is the shortest one.
HARD: Json = {"adversary": "sweden", "level": 6}

Want = Callable[[Json, Json], bool]


def kind(*kinds: str) -> Want:
    """A question of one of these kinds."""
    return lambda decision, _: decision["kind"] in kinds


def offers(beginning: str) -> Want:
    """A question that can be answered with something like this."""
    return lambda decision, _: any(choice["id"].startswith(beginning) for choice in decision["choices"])


def reply(person: Person, table: str, seat: int, option: str) -> None:
    """Answer without the page; whoever moves meanwhile makes it only a little later."""
    while True:
        shown = person.look(table, seat)
        body = {"seat": seat, "expected": shown["version"], "key": uuid4().hex, "option": option}
        answered = person.page.context.request.post(f"/api/tables/{table}/answer", data=body)
        if answered.status != 409:
            assert answered.status == 200, answered.text()
            return


def arrange(
    person: Person, spirit: str, want: Want, seats: Seats = ALONE, seed: int = 7, **options: object
) -> tuple[str, Json]:
    """Seat 0 plays a spirit, without the page, up to the first question that is wanted."""
    table = person.open(seats, seed, "spirit_island", **options)
    reply(person, table, 0, spirit)
    for _ in range(ANSWERS_AT_MOST):
        shown = person.look(table, 0)
        if not shown["decisions"]:
            continue
        decision = shown["decisions"][0]
        if want(decision, shown["view"]):
            person.sit(table)
            person.page.wait_for_selector(".prompt.lit")
            return table, shown
        reply(person, table, 0, decision["choices"][0]["id"])
    raise AssertionError("this question never came")


def tab(person: Person) -> str:
    """Which part of the spirit is shown."""
    return person.page.locator(".sip-tabs .on").inner_text()


def glowing(where: Locator) -> list[str]:
    """What can be chosen there, by what it stands for."""
    found: list[str] = where.locator("[data-choice]:visible").evaluate_all(
        "all => all.map(one => one.dataset.ref)"
    )
    return found


def click_on(person: Person) -> None:
    """Answer with the first thing that glows below the island, else on it, else by a button."""
    for place in (".hand [data-choice]:visible", ".board [data-choice]:visible", ".acts .btn"):
        things = person.page.locator(place)
        if things.count():
            person.answer(things.first.click)
            return
    raise AssertionError("nothing to click on")


def finish(person: Person, table: str) -> None:
    """The sheet says how it ended and adds up to what the server knows."""
    assert person.over
    shown = person.look(table, 0)
    score = shown["result"]["scores"][0]
    assert person.page.locator(".sip-sheet tr.sum b").inner_text() == str(score["total"])
    assert shown["view"]["outcome"] in ("victory", "defeat", "sacrifice")


def test_a_spirit_is_read_before_it_is_chosen(meet: Meet) -> None:
    person = meet()
    table = person.open(ALONE, 7, "spirit_island")
    person.sit(table)
    faces = person.page.locator(".sip-face")
    assert faces.count() == 8
    assert faces.first.locator("small").inner_text() == "Easy to learn"
    person.page.locator(".sip-face", has_text="Hungry Grasp").click()
    reading = person.page.locator(".sip-reading")
    assert "Invaders and dahan that are moved into it drown." in reading.inner_text()
    assert reading.locator(".sip-card").count() == 6
    assert person.look(table, 0)["view"]["spirits"][0]["id"] is None
    person.answer(reading.locator(".btn", has_text="Play as Ocean").click)
    assert person.look(table, 0)["view"]["spirits"][0]["id"] == "ocean"
    assert person.say() == "Setup: where do you add presence?"


@pytest.mark.timeout(300)
def test_a_whole_game_by_mouse(meet: Meet) -> None:
    person = meet()
    table, _ = arrange(person, "river_surges", kind("grow"), **HARD)
    for _ in range(ANSWERS_AT_MOST):
        if person.over:
            break
        click_on(person)
    finish(person, table)


@pytest.mark.timeout(300)
def test_a_whole_game_by_keyboard(meet: Meet) -> None:
    person = meet()
    table = person.open(ALONE, 5, "spirit_island", **HARD)
    person.sit(table)
    person.page.wait_for_selector(".prompt.lit")
    for _ in range(ANSWERS_AT_MOST):
        if person.over:
            break
        person.press_first()
    finish(person, table)


def test_arrows_and_enter_choose_how_to_grow(meet: Meet) -> None:
    person = meet()
    table, _ = arrange(person, "river_surges", kind("grow"))
    person.page.locator(".hand [data-choice]").first.focus()
    person.page.keyboard.press("ArrowRight")
    expect(person.page.locator("#explain")).to_contain_text("Add presence within range 1, twice")
    person.answer(lambda: person.page.keyboard.press("Enter"))
    growth = person.look(table, 0)["view"]["spirits"][0]["growth"]
    assert [option["chosen"] for option in growth] == [False, True, False]


def test_a_card_in_hand_says_which_threshold_it_reaches(meet: Meet) -> None:
    person = meet()
    table, _ = arrange(person, "river_surges", offers("play:flash_floods"))
    reply(person, table, 0, "play:flash_floods")
    # 1 sun and 1 water lie there; 1 more water is enough for the first threshold of Massive Flooding.
    hand = person.look(table, 0)["view"]["spirits"][0]["hand"]
    helpful = {card["ref"] for card in hand if "water" in card["elements"]}
    assert helpful >= {"card:boon_of_vigor", "card:rivers_bounty", "card:wash_away"}
    said = person.page.locator(".hand .sip-card:has(.sip-reaches)")
    expect(said).to_have_count(len(helpful))
    assert set(said.evaluate_all("all => all.map(one => one.dataset.ref)")) == helpful
    assert said.first.locator(".sip-reaches").inner_text() == "Massive Flooding 1/3"
    said.first.hover()
    expect(person.page.locator("#explain")).to_contain_text("With it: Massive Flooding, threshold 1 of 3")


def test_growth_first_then_cards_then_powers(meet: Meet) -> None:
    person = meet()
    table, _ = arrange(person, "river_surges", kind("grow"))
    hand = person.page.locator(".hand")
    assert tab(person) == "Growth"
    assert person.page.locator(".prompt p").inner_text() == "First choose how you grow."
    assert glowing(hand) == ["growth:0:0.0", "growth:0:0.1", "growth:0:0.2"]
    assert person.page.locator('.sip-phase[aria-current="step"]').inner_text().strip() == "Growth"
    person.answer(hand.locator('[data-ref="growth:0:0.0"]').click)
    assert glowing(hand) == ["icon:0:0.0.0", "icon:0:0.0.1", "icon:0:0.0.2"]
    person.answer(hand.locator('[data-ref="icon:0:0.0.2"]').click)
    assert hand.locator('[data-ref="icon:0:0.0.2"][data-done]').count() == 1
    person.answer(hand.locator('[data-ref="icon:0:0.0.0"]').click)
    person.answer(hand.locator('[data-ref="icon:0:0.0.1"]').click)
    assert tab(person) == "Now"
    person.answer(hand.locator('[data-ref="deck:minor"]').click)
    drawn = [f"card:{card['id']}" for card in person.look(table, 0)["view"]["shown"]]
    assert glowing(hand) == drawn
    person.answer(hand.locator(f'[data-ref="{drawn[0]}"]').click)
    assert tab(person) == "Hand (5)"
    # Energy: 1 of growth and 1 of the track.
    assert person.page.locator(".sip-numbers dd").first.inner_text().split() == ["2", "+1", "a", "turn"]
    person.answer(hand.locator('[data-ref="card:flash_floods"]').click)
    assert [element.inner_text().split() for element in hand.locator(".sip-element").all()] == [
        ["1", "sun"],
        ["1", "water"],
    ]
    person.answer(person.page.locator(".acts .btn", has_text="Done: fast powers next").click)
    assert tab(person) == "Powers (1)"
    assert glowing(hand) == ["card:flash_floods"]
    assert hand.locator('[data-ref="innate:massive_flooding"] .sip-state').inner_text() == "Elements missing"


def test_a_card_that_cannot_be_played_says_why(meet: Meet) -> None:
    person = meet()
    arrange(person, "thunderspeaker", offers("play:"))
    dear = person.page.locator('.hand [data-ref="card:manifestation_of_power_and_glory"]')
    assert dear.get_attribute("data-choice") is None
    dear.click(force=True)
    expect(person.page.locator(".msg.no")).to_contain_text("Manifestation of Power and Glory costs 3 energy")


def test_a_power_is_described_and_resolved_step_by_step(meet: Meet) -> None:
    person = meet()
    table, _ = arrange(person, "river_surges", offers("use:flash_floods"))
    card = person.page.locator('.hand [data-ref="card:flash_floods"]')
    card.hover()
    inspector = person.page.locator("#explain")
    expect(inspector).to_contain_text("1 damage; 2 in a coastal land.")
    expect(inspector).to_contain_text("Range 1 from your presence")
    person.answer(card.click)
    assert person.say() == "Flash Floods: choose the land it targets."
    assert person.page.locator(".prompt p").inner_text() == "1 damage; 2 in a coastal land."
    assert person.page.locator(".sip-source .sip-state").inner_text() == "Resolving"
    lands = [choice["ref"] for choice in person.look(table, 0)["decisions"][0]["choices"]]
    assert sorted(set(glowing(person.page.locator(".board")))) == sorted(lands)
    person.answer(person.page.locator(".tool", has_text="Undo").click, "undo")
    assert person.say() == "Fast powers: use one, or say that you are done."
    assert glowing(person.page.locator(".hand")) == ["card:flash_floods"]


def test_presence_comes_from_the_track_that_is_clicked(meet: Meet) -> None:
    person = meet()
    table, shown = arrange(person, "river_surges", kind("grow"))
    before = shown["view"]["spirits"][0]["tracks"]["cards"]
    for option in ("grow:0.1", "icon:0.1.0"):
        reply(person, table, 0, option)
    reply(person, table, 0, person.look(table, 0)["decisions"][0]["choices"][0]["id"])
    tracks = person.page.locator(".sip-tracks")
    expect(tracks.locator("[data-choice]")).to_have_count(2)
    assert glowing(tracks) == ["track:0:energy", "track:0:cards"]
    person.answer(tracks.locator('[data-ref="track:0:cards"]').click)
    after = person.look(table, 0)["view"]["spirits"][0]["tracks"]["cards"]
    assert sum(slot["covered"] for slot in before) - sum(slot["covered"] for slot in after) == 1


def test_thresholds_show_what_is_reached_and_what_is_missing(meet: Meet) -> None:
    person = meet()
    arrange(person, "river_surges", lambda d, v: d["kind"] == "powers" and v["phase"] == "fast", seed=7)
    tiers = person.page.locator('.hand [data-ref="innate:massive_flooding"] .sip-tier')
    spirit = person.look(person.page.url.rsplit("/", 1)[1], 0)["view"]["spirits"][0]
    met = [tier["met"] for tier in spirit["innates"][0]["thresholds"]]
    assert [tier.get_attribute("data-met") is not None for tier in tiers.all()] == met
    lacking = [sum(tier["missing"].values()) > 0 for tier in spirit["innates"][0]["thresholds"]]
    assert [tier.locator("[data-missing]").count() > 0 for tier in tiers.all()] == lacking


def test_one_person_plays_two_spirits_in_any_order(meet: Meet) -> None:
    person = meet()
    table = person.open(TWO, 7, "spirit_island")
    reply(person, table, 0, "river_surges")
    reply(person, table, 1, "lightning")
    person.sit(table)
    name = person.page.locator(".sip-who h3")
    assert name.inner_text().split("\n") == ["River Surges in Sunlight", "Noor"]
    other = person.page.locator(".sip-others .sip-spirit")
    assert "Jonas: act now" in other.inner_text()
    other.click()
    expect(name).to_contain_text("Swift Strike")
    hand = person.page.locator(".hand")
    assert glowing(hand) == ["growth:1:0.0", "growth:1:0.1", "growth:1:0.2"]
    person.answer(hand.locator('[data-ref="growth:1:0.2"]').click)
    person.page.locator(".sip-others .sip-spirit").click()
    expect(name).to_contain_text("River Surges in Sunlight")
    assert glowing(hand) == ["growth:0:0.0", "growth:0:0.1", "growth:0:0.2"]
    assert person.page.locator(".curtain").count() == 0


def test_a_team_mate_that_thinks_can_be_looked_at(meet: Meet) -> None:
    person = meet()
    arrange(person, "river_surges", offers("play:"), WITH_IVY)
    person.page.locator(".sip-others .sip-spirit").click()
    name = person.page.locator(".sip-who h3")
    expect(name).to_contain_text("Ivy")
    person.page.locator(".sip-back").click()
    expect(name).to_contain_text("River Surges in Sunlight")
    person.answer(person.page.locator('.hand [data-ref="card:flash_floods"]').click)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("moment", ["choose", "grow", "play", "resolve"])
def test_nothing_serious_for_readers_of_any_kind(meet: Meet, moment: str, dark: bool) -> None:
    person = meet(dark=dark)
    if moment == "choose":
        person.sit(person.open(ALONE, 7, "spirit_island"))
    else:
        wants = {"grow": kind("grow"), "play": offers("play:"), "resolve": kind("gain")}
        arrange(person, "river_surges", wants[moment])
    assert person.grave_findings() == []
    assert person.page.evaluate(LETTERS) >= SMALLEST


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_a_small_phone_shows_all_of_it(meet: Meet, locale: str) -> None:
    person = meet(360, 740, locale=locale)
    arrange(person, "thunderspeaker", offers("play:"))
    assert person.sideways() == 0
    assert person.page.evaluate(LETTERS) >= SMALLEST
    for button in person.page.locator(".sip-tabs button").all():
        button.click()
        assert person.sideways() == 0
    person.page.locator(".tabs button").nth(3).click()
    assert person.page.locator(".sip-turn li").count() == 4
    assert person.sideways() == 0


def test_on_a_phone_the_part_that_is_asked_comes_into_sight(meet: Meet) -> None:
    person = meet(390, 844, has_touch=True)
    arrange(person, "river_surges", kind("grow"))
    growth = person.page.locator('.hand [data-ref="growth:0:0.1"]')
    growth.tap()
    icon = person.page.locator('.hand [data-ref="icon:0:0.1.0"]')
    person.answer(icon.tap)
    expect(person.page.locator(".board")).to_be_in_viewport()
    chip = person.page.locator(".hand .sip-answer").first
    person.answer(chip.tap)
    expect(person.page.locator('.hand [data-ref="track:0:energy"]')).to_be_in_viewport()


@pytest.mark.parametrize(
    ("locale", "words"),
    [("fr-FR", ["Croissance", "Règles spéciales"]), ("de-DE", ["Wachstum", "Sonderregeln"])],
)
def test_every_word_is_in_the_language_of_the_reader(meet: Meet, locale: str, words: list[str]) -> None:
    person = meet(locale=locale)
    arrange(person, "river_surges", kind("grow"))
    tabs = person.page.locator(".sip-tabs").inner_text()
    assert all(word in tabs for word in words)
    assert "spirit_island-" not in person.page.locator("#app").inner_text()
