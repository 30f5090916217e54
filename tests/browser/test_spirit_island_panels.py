"""Spirits with panels of their own kind, the gallery, and the largest map on a phone."""

import json

import pytest
from playwright.sync_api import expect

import weald
from tests.browser.arranged import Want, kind, reach, stand
from tests.browser.conftest import Meet
from tests.browser.person import Json, Person, Seats
from tests.browser.test_spirit_island import ALONE, expect_glow
from weald.games.spirit_island.content import ALL_SETS
from weald.games.spirit_island.rules.registry import SPIRITS

pytestmark = pytest.mark.browser

SIX: Seats = [
    {"kind": "human", "name": "Noor"},
    *({"kind": "ai", "name": f"Bot {n}", "level": "random"} for n in range(5)),
]


def sit_as(person: Person, spirit: str, want: Want, *wishes: str) -> str:
    """Sit down as a spirit at the first question that is wanted, with these answers first; the table's id."""
    game = weald.new("spirit_island", seed=7, options=ALL_SETS)
    game.answer(0, spirit)

    def choose(_table: weald.Table, decision: Json, _view: Json) -> str:
        ids = [choice["id"] for choice in decision["choices"]]
        return next((id for id in wishes if id in ids), ids[0])

    reach(game, choose, want)
    table = stand(person, game, ALONE)
    person.sit(table)
    person.page.wait_for_selector(".prompt.lit")
    return table


def test_starlight_opens_growth_when_a_track_is_empty(meet: Meet) -> None:
    person = meet(1366, 768)
    table = sit_as(person, "starlight", kind("grow"))
    openings = person.page.locator(".sip-opening")
    expect(openings).to_have_count(4)
    expect(openings.first.locator(".sip-option[data-shut]")).to_have_count(2)
    expect(person.page.locator(".sip-tracks .sip-track")).to_have_count(6)
    person.answer(person.page.locator('.sip-read [data-ref="growth:0:0.1"]').click)
    person.answer(person.page.locator('.sip-read [data-ref="icon:0:0.1.0"]').click)
    tracks = [f"track:0:{line}" for line in ("energy", "cards", *(f"growth-{n}" for n in range(1, 5)))]
    expect_glow(person, person.page.locator(".sip-tracks"), tracks)
    person.answer(person.page.locator('.sip-tracks [data-ref="track:0:growth-1"]').click)
    # The track is empty: of the two options that it opens one is chosen, by clicking on it.
    person.answer(person.page.locator('.sip-read [data-ref="growth:0:0.4"]').first.click)
    available = person.look(table, 0)["view"]["spirits"][0]["growth"]["available"]
    assert "0.4" in available
    assert "0.5" not in available
    assert person.grave_findings() == []


def test_finder_takes_presence_from_a_node_of_its_network(meet: Meet) -> None:
    person = meet(390, 844, "de-DE")
    table = sit_as(
        person,
        "finder",
        lambda d, _: any(c["ref"] == "track:0:earth" for c in d["choices"]),
        "grow:0.1",
        "icon:0.1.0",
    )
    nodes = person.page.locator(".sip-network .sip-node")
    expect(nodes).to_have_count(13)
    expect_glow(person, person.page.locator(".sip-network"), ["track:0:sun", "track:0:earth"])
    person.answer(person.page.locator('.sip-network [data-ref="track:0:earth"]').click)
    assert "earth" not in person.look(table, 0)["view"]["spirits"][0]["covered"]
    assert person.sideways() == 0


def test_fractured_days_shows_time_and_cards_set_aside(meet: Meet) -> None:
    person = meet(1440, 900)
    table = sit_as(person, "fractured_days", kind("grow"))
    spirit = person.look(table, 0)["view"]
    aside = [card["id"] for card in spirit["aside"]]
    assert len(aside) == 12
    person.page.locator(".sip-page", has_text="Set aside (12)").click()
    cards = person.page.locator(".sip-fan [data-ref]")
    person.until(lambda: person.refs(cards), [f"card:{id}" for id in aside])
    expect(person.page.locator(".sip-counted b")).to_have_text(str(spirit["counters"].get("time", 0)))
    person.answer(person.page.locator('.sip-read [data-ref="growth:0:0.2"]').click)
    person.answer(person.page.locator('.sip-read [data-ref="icon:0:0.2.1"]').click)
    person.answer(person.page.locator(f'.hand [data-ref="card:{aside[0]}"]').click)
    assert aside[0] in [card["id"] for card in person.look(table, 0)["view"]["spirits"][0]["hand"]]


def test_a_repetition_takes_a_land_or_fewer_elements_first(meet: Meet) -> None:
    """Lure has led a city away and may lead a town: the other thresholds stand beside the lands."""
    forsake = "forsake_society_to_chase_after_dreams"
    game = weald.new("spirit_island", seed=7, options=ALL_SETS)
    game.answer(0, "lure")
    reach(game, lambda _, decision, __: decision["choices"][0]["id"], kind("powers"))
    position = game.position()
    state = position["state"]
    state["phase"] = "slow"
    state["elements"] = [[0, 3, 0, 4, 0, 0, 0, 1]]
    [here] = [land for land, n in state["presence"][0].items() if n == 2]
    one = {"damage": 0, "strife": 0, "n": 1}
    state["pieces"][here] = [{"kind": kind, **one} for kind in ("town", "city")]
    position["answers"] = []
    game = weald.load(position)
    game.answer(0, f"use:{forsake}")
    reach(game, lambda _, decision, __: decision["choices"][-1]["id"], asks_again)
    person = meet(390, 844)
    table = stand(person, game, ALONE)
    person.sit(table)
    person.page.wait_for_selector(".prompt.lit")
    chips = person.page.locator(".sip-tray .sip-answer")
    # Two sets of thresholds, and on a phone the three lands as well.
    expect(chips).to_have_count(5)
    expect(chips.first).to_contain_text("2 of 4 thresholds")
    person.answer(chips.first.click)
    # The land comes next, with these elements; nothing is left to declare.
    decision = person.look(table, 0)["decisions"][0]
    assert decision["kind"] == "target_land"
    assert all(choice["ref"].startswith("land:") for choice in decision["choices"])
    expect(chips).to_have_count(3)
    assert person.grave_findings() == []


def asks_again(decision: Json, _view: Json) -> bool:
    """Whether a power is about to be repeated, with all elements or with fewer."""
    return any(choice["id"].startswith("repeat:") for choice in decision["choices"])


@pytest.mark.parametrize(
    ("locale", "search", "name"),
    [
        ("en-GB", "briny deep", "Cast Down into the Briny Deep"),
        ("fr-FR", "abysses sales", "Précipiter dans les abysses salés"),
        ("de-DE", "salzige tiefe", "In die salzige Tiefe stürzen"),
    ],
)
def test_the_gallery_is_searched_in_three_languages(meet: Meet, locale: str, search: str, name: str) -> None:
    person = meet(390, 844, locale)
    person.home()
    person.page.locator(".game", has_text="Spirit Island").click()
    person.page.locator(".unfold").click()
    person.page.locator('a[href="/gallery/spirit_island"]').click()
    person.page.locator(".sig-filters input").fill(search)
    expect(person.page.locator(".sig-list > li")).to_have_count(1)
    expect(person.page.locator(".sig-list .sip-name")).to_have_text(name)
    assert person.sideways() == 0


def test_spirits_are_filtered_by_complexity_and_set(meet: Meet) -> None:
    person = meet(390, 844)
    person.sit(person.open(ALONE, 7, "spirit_island", **ALL_SETS))
    faces = person.page.locator(".sip-face")
    expect(faces).to_have_count(len(SPIRITS.ids))
    first, second = person.page.locator(".sip-filters select").all()
    first.select_option("very_high")
    second.select_option("promo_2")
    expect(faces).to_have_count(1)
    reading = person.page.locator(".sip-reading")
    expect(reading.locator("h3")).to_contain_text("Finder of Paths Unseen")
    expect(reading.locator(".sip-strengths > div")).to_have_count(5)
    expect(reading.locator(".sip-hard")).to_contain_text("without killing")
    assert person.grave_findings() == []


def test_six_thematic_boards_on_a_phone(meet: Meet) -> None:
    person = meet(390, 844, has_touch=True)
    game = weald.new(
        "spirit_island", seats=6, seed=3, options={**ALL_SETS, "map": "thematic", "casting": "random"}
    )
    reach(
        game,
        lambda _, decision, __: decision["choices"][0]["id"],
        lambda decision, _: (
            decision["seat"] == 0 and any(choice["ref"].startswith("land:") for choice in decision["choices"])
        ),
    )
    ref = next(c["ref"] for c in game.pending[0].to_json()["choices"] if c["ref"].startswith("land:"))
    person.sit(stand(person, game, SIX))
    person.page.wait_for_selector(".prompt.lit")
    land = person.page.locator(f".board [data-ref={json.dumps(ref)}]").first
    before = land.bounding_box()
    for _ in range(2):
        person.page.locator(".si-tool").first.click()
    after = land.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 2 * before["width"]
    assert person.sideways() == 0
    person.answer(lambda: land.dispatch_event("click"))
