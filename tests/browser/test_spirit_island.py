"""Spirit Island: spirits to read before choosing, phases that say what can be done, powers step by step."""

import re
from contextlib import suppress
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, expect

import weald
from tests.browser.arranged import Want, kind, reach, stand
from tests.browser.conftest import Meet
from tests.browser.person import Json, Person, Seats
from tests.browser.test_looks import LETTERS, SMALLEST
from weald.games.spirit_island.presentation.catalogue import catalogue

pytestmark = pytest.mark.browser

ALONE: Seats = [{"kind": "human", "name": "Noor"}]
TWO: Seats = [{"kind": "human", "name": "Noor"}, {"kind": "human", "name": "Jonas"}]
WITH_IVY: Seats = [{"kind": "human", "name": "Noor"}, {"kind": "ai", "name": "Ivy", "level": "heuristic"}]
# The hardest game is the shortest one.
HARD: Json = {"adversary": "sweden", "level": 6}
# The parts of the page that show a spirit: its cards below the island, the rest of it beside.
SPIRIT = ":is(.hand, .rail)"


def offers(beginning: str) -> Want:
    """A question that can be answered with something like this."""
    return lambda decision, _: any(choice["id"].startswith(beginning) for choice in decision["choices"])


def reply(person: Person, table: str, seat: int, option: str) -> None:
    """Answer without the page; a move by another seat meanwhile only delays it."""
    while True:
        shown = person.look(table, seat)
        body = {"seat": seat, "expected": shown["version"], "key": uuid4().hex, "option": option}
        answered = person.page.context.request.post(f"/api/tables/{table}/answer", data=body)
        if answered.status != 409:
            assert answered.status == 200, answered.text()
            return


def arrange(
    person: Person, spirit: str, want: Want, seats: Seats = ALONE, seed: int = 7, **options: Any
) -> tuple[str, Json]:
    """Seat 0 plays a spirit, always as it is first offered, up to the first question that is wanted."""
    game = weald.new("spirit_island", seats=len(seats), seed=seed, options=options)
    game.answer(0, spirit)
    reach(
        game,
        lambda _, decision, __: decision["choices"][0]["id"],
        lambda decision, view: decision["seat"] == 0 and want(decision, view),
    )
    table = stand(person, game, seats)
    person.sit(table)
    person.page.wait_for_selector(".prompt.lit")
    return table, person.look(table, 0)


def expect_glow(person: Person, where: Locator, refs: list[str]) -> None:
    """The choices there, by their refs."""
    person.until(lambda: person.refs(where.locator("[data-choice]:visible")), refs)


def click_on(person: Person) -> None:
    """Answer with the first thing of the spirit that glows, else on the island, else by a button."""
    places = (f"{SPIRIT} [data-choice]:visible", ".board [data-choice]:visible", "#options [data-option]")
    for place in (*places, ".acts .btn"):
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
    expect(person.page.locator(".sip-sheet tr.sum b")).to_have_text(str(score["total"]))
    assert shown["view"]["outcome"] in ("victory", "defeat", "sacrifice")


def test_a_spirit_is_read_before_it_is_chosen(meet: Meet) -> None:
    person = meet()
    table = person.open(ALONE, 7, "spirit_island")
    person.sit(table)
    faces = person.page.locator(".sip-face")
    expect(faces).to_have_count(8)
    expect(faces.first.locator("small")).to_have_text("Easy to learn")
    person.page.locator(".sip-face", has_text="Hungry Grasp").click()
    reading = person.page.locator(".sip-reading")
    expect(reading).to_contain_text("Invaders and dahan that are moved into it drown.")
    expect(reading.locator(".sip-card")).to_have_count(6)
    assert person.look(table, 0)["view"]["spirits"][0]["id"] is None
    person.answer(reading.locator(".btn", has_text="Play as Ocean").click)
    assert person.look(table, 0)["view"]["spirits"][0]["id"] == "ocean"
    person.expect_say("Setup: where do you add presence?")


@pytest.mark.timeout(300)
@pytest.mark.proof
def test_a_whole_game_by_mouse_and_keyboard(meet: Meet) -> None:
    person = meet()
    table = person.open(ALONE, 5, "spirit_island", **HARD)
    reply(person, table, 0, "river_surges")
    person.sit(table)
    person.play_to_the_end(lambda: click_on(person), person.press_first)
    finish(person, table)


def test_arrows_and_enter_choose_how_to_grow(meet: Meet) -> None:
    person = meet()
    table, _ = arrange(person, "river_surges", kind("grow"))
    person.page.locator(f"{SPIRIT} [data-choice]").first.focus()
    person.page.keyboard.press("ArrowDown")
    expect(person.page.locator("#explain")).to_contain_text("Add presence within range 1, twice")
    person.answer(lambda: person.page.keyboard.press("Enter"))
    growth = person.look(table, 0)["view"]["spirits"][0]["growth"]
    assert growth["chosen"] == ["0.1"]


def test_a_card_in_hand_says_which_threshold_it_reaches(meet: Meet) -> None:
    person = meet()
    table, _ = arrange(person, "river_surges", offers("play:flash_floods"))
    reply(person, table, 0, "play:flash_floods")
    # 1 sun and 1 water lie there; 1 more water is enough for the first threshold of Massive Flooding.
    hand = person.look(table, 0)["view"]["spirits"][0]["hand"]
    watery = {power["id"] for power in catalogue()["powers"] if "water" in power["elements"]}
    helpful = {f"card:{card['id']}" for card in hand if card["id"] in watery}
    assert helpful >= {"card:boon_of_vigor", "card:rivers_bounty", "card:wash_away"}
    marked = person.page.locator(".hand .sip-card:has(.sip-reaches)")
    expect(marked).to_have_count(len(helpful))
    person.until(lambda: set(person.refs(marked)), helpful)
    expect(marked.first.locator(".sip-reaches")).to_have_text("Massive Flooding 1/3", use_inner_text=True)
    marked.first.hover()
    expect(person.page.locator("#explain")).to_contain_text("With it: Massive Flooding, threshold 1 of 3")


def test_growth_first_then_cards_then_powers(meet: Meet) -> None:
    person = meet()
    table, _ = arrange(person, "river_surges", kind("grow"))
    spirit = person.page.locator(SPIRIT)
    person.expect_say("Choose how your spirit grows.")
    expect_glow(person, spirit, ["growth:0:0.0", "growth:0:0.1", "growth:0:0.2"])
    expect(person.page.locator('.sip-phase[aria-current="step"]')).to_have_text("Growth", use_inner_text=True)
    person.answer(spirit.locator('[data-ref="growth:0:0.0"]').click)
    expect_glow(person, spirit, ["icon:0:0.0.0", "icon:0:0.0.1", "icon:0:0.0.2"])
    person.answer(spirit.locator('[data-ref="icon:0:0.0.2"]').click)
    expect(spirit.locator('[data-ref="icon:0:0.0.2"][data-done]')).to_have_count(1)
    person.answer(spirit.locator('[data-ref="icon:0:0.0.0"]').click)
    person.answer(spirit.locator('[data-ref="icon:0:0.0.1"]').click)
    person.answer(person.options().and_(person.page.locator('[data-ref="deck:minor"]')).click)
    drawn = [f"card:{id}" for id in person.look(table, 0)["view"]["shown"]]
    expect_glow(person, spirit, drawn)
    person.answer(spirit.locator(f'[data-ref="{drawn[0]}"]').click)
    cards = person.page.locator(".sip-fan h3")
    expect(cards).to_have_text("Cards: 0 in play, 5 in hand")
    # Energy: 1 of growth and 1 of the track.
    energy = person.page.locator(".sip-numbers dd").first
    expect(energy).to_have_text("2 +1 a turn", use_inner_text=True)
    person.answer(spirit.locator('[data-ref="card:flash_floods"]').click)
    expect(spirit.locator(".sip-element")).to_have_text(["1 sun", "1 water"], use_inner_text=True)
    person.answer(person.page.locator(".acts .btn", has_text="Done: fast powers next").click)
    expect(cards).to_have_text("Cards: 1 in play, 4 in hand")
    expect_glow(person, spirit, ["card:flash_floods"])
    innate = spirit.locator('[data-ref="innate:massive_flooding"] .sip-state')
    expect(innate).to_have_text("Elements missing", use_inner_text=True)


def test_a_card_that_cannot_be_played_says_why(meet: Meet) -> None:
    person = meet()
    arrange(person, "thunderspeaker", offers("play:"))
    dear = person.page.locator('.hand [data-ref="card:manifestation_of_power_and_glory"]')
    expect(person.page.locator(".hand [data-choice]").first).to_be_visible()
    expect(dear).not_to_have_attribute("data-choice", "")
    dear.click(force=True)
    expect(person.page.locator(".msg.no")).to_contain_text("Manifestation of Power and Glory costs 3 energy")


def test_a_power_is_described_and_resolved_step_by_step(meet: Meet) -> None:
    person = meet()
    table, _ = arrange(person, "river_surges", offers("use:flash_floods"))
    card = person.page.locator('.hand [data-ref="card:flash_floods"]')
    card.hover()
    inspector = person.page.locator("#explain")
    expect(inspector).to_contain_text("1 damage; in a coastal land, +1 damage.")
    expect(inspector).to_contain_text("Range 1 from your presence")
    person.answer(card.click)
    person.expect_say("Flash Floods: choose the land it targets.")
    expect(person.page.locator(".prompt p")).to_have_text("1 damage; in a coastal land, +1 damage.")
    expect(person.page.locator('.sip-fan [data-state="now"] .sip-state')).to_have_text(
        "Resolving", use_inner_text=True
    )
    lands = {choice["ref"] for choice in person.look(table, 0)["decisions"][0]["choices"]}
    person.until(lambda: set(person.refs(person.page.locator(".board [data-choice]:visible"))), lands)
    person.answer(person.page.locator(".tool", has_text="Undo").click, "undo")
    person.expect_say("Fast powers: use one, or say that you are done.")
    expect_glow(person, person.page.locator(".hand"), ["card:flash_floods"])


def test_a_presence_takes_two_clicks_its_land_and_its_track(meet: Meet) -> None:
    person = meet()
    table, shown = arrange(person, "river_surges", kind("grow"))
    before = shown["view"]["spirits"][0]["uncovered"]["cards"]
    growth = person.page.locator('.sip-read [data-ref="growth:0:0.1"]')
    person.answer(growth.click)
    person.answer(person.page.locator(".board [data-choice]:visible").first.click)
    # The pointer rests on the land, whose explanation must not lie over the new options.
    expect(person.page.locator(".insp[data-hot]")).to_have_count(0)
    tracks = person.page.locator(".sip-tracks")
    expect_glow(person, tracks, ["track:0:energy", "track:0:cards"])
    person.answer(tracks.locator('[data-ref="track:0:cards"]').click)
    after = person.look(table, 0)
    assert after["view"]["spirits"][0]["uncovered"]["cards"] == before + 1
    # The second presence of this growth is the only thing left, so its land is asked at once; undo goes back
    # to the last click.
    assert after["decisions"][0]["kind"] == "presence_to"
    person.answer(person.page.locator(".tool", has_text="Undo").click, "undo")
    person.until(lambda: person.look(table, 0)["decisions"][0]["kind"], "presence_from")
    expect_glow(person, tracks, ["track:0:energy", "track:0:cards"])


def test_thresholds_show_what_is_reached_and_what_is_missing(meet: Meet) -> None:
    person = meet()
    arrange(person, "river_surges", lambda d, v: d["kind"] == "powers" and v["phase"] == "fast", seed=7)
    tiers = person.page.locator('.rail [data-ref="innate:massive_flooding"] .sip-tier')
    spirit = person.look(person.page.url.rsplit("/", 1)[1], 0)["view"]["spirits"][0]
    lacking = [bool(missing) for missing in spirit["innates"][0]["missing"]]
    met = [not some for some in lacking]
    person.until(lambda: [tier.get_attribute("data-met") is not None for tier in tiers.all()], met)
    person.until(lambda: [tier.locator("[data-missing]").count() > 0 for tier in tiers.all()], lacking)


def test_one_person_plays_two_spirits_in_any_order(meet: Meet) -> None:
    person = meet()
    table = person.open(TWO, 7, "spirit_island")
    reply(person, table, 0, "river_surges")
    reply(person, table, 1, "lightning")
    person.sit(table)
    name = person.page.locator(".sip-who h3")
    expect(name).to_have_text("River Surges in Sunlight Noor", use_inner_text=True)
    other = person.page.locator(".sip-others .sip-spirit")
    expect(other).to_contain_text("Jonas: act now", use_inner_text=True)
    other.click()
    expect(name).to_contain_text("Swift Strike")
    spirit = person.page.locator(SPIRIT)
    expect_glow(person, spirit, ["growth:1:0.0", "growth:1:0.1", "growth:1:0.2"])
    person.answer(spirit.locator('[data-ref="growth:1:0.2"]').click)
    person.page.locator(".sip-others .sip-spirit").click()
    expect(name).to_contain_text("River Surges in Sunlight")
    expect_glow(person, spirit, ["growth:0:0.0", "growth:0:0.1", "growth:0:0.2"])
    expect(person.page.locator(".curtain")).to_have_count(0)


def test_a_team_mate_that_thinks_can_be_looked_at(meet: Meet) -> None:
    person = meet()
    arrange(person, "river_surges", offers("play:"), WITH_IVY)
    name = person.page.locator(".sip-who h3")
    # When Ivy answers meanwhile, the page goes back to whom it asks.
    with suppress(AssertionError):
        person.page.locator(".sip-others .sip-spirit").click()
        expect(name).to_contain_text("Ivy", timeout=3000)
    if "Ivy" not in name.inner_text():
        person.page.locator(".sip-others .sip-spirit").click()
    expect(name).to_contain_text("Ivy")
    person.page.locator(".sip-back").click()
    expect(name).to_contain_text("River Surges in Sunlight")
    person.answer(person.page.locator('.hand [data-ref="card:flash_floods"]').click)


@pytest.mark.parametrize("dark", [True, pytest.param(False, marks=pytest.mark.proof)])
def test_nothing_serious_for_readers_of_any_kind(meet: Meet, dark: bool) -> None:
    person = meet(dark=dark)
    person.sit(person.open(ALONE, 7, "spirit_island"))
    checks = {"choose": (person.grave_findings(), person.page.evaluate(LETTERS) >= SMALLEST)}
    for moment, want in {"grow": kind("grow"), "play": offers("play:"), "resolve": kind("gain")}.items():
        arrange(person, "river_surges", want)
        checks[moment] = (person.grave_findings(), person.page.evaluate(LETTERS) >= SMALLEST)
    assert checks == dict.fromkeys(checks, ([], True))


@pytest.mark.parametrize("locale", ["de-DE", pytest.param("fr-FR", marks=pytest.mark.proof)])
def test_a_small_phone_shows_all_of_it(meet: Meet, locale: str) -> None:
    person = meet(360, 740, locale=locale)
    arrange(person, "thunderspeaker", offers("play:"))
    assert person.sideways() == 0
    assert person.page.evaluate(LETTERS) >= SMALLEST
    for button in person.page.locator(".sip-tabs button").all():
        button.click()
        expect(button).to_have_class(re.compile(r"\bon\b"))
        assert person.sideways() == 0
    person.page.locator(".tabs button").nth(3).click()
    expect(person.page.locator(".sip-turn li")).to_have_count(4)
    assert person.sideways() == 0


def test_on_a_phone_the_part_that_is_asked_comes_into_sight(meet: Meet) -> None:
    person = meet(390, 844, has_touch=True)
    arrange(person, "river_surges", kind("grow"))
    growth = person.page.locator('.hand [data-ref="growth:0:0.1"]')
    person.answer(growth.tap)
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
    for word in words:
        expect(person.page.locator(".sip-pages")).to_contain_text(word)
    expect(person.page.locator("#app")).not_to_contain_text("spirit_island-")
