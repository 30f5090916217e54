"""Phases that play themselves: step by step, played, skipped, shown again, and without motion."""

from __future__ import annotations

import re
from collections.abc import Callable
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.browser.person import Json, Person

Meet = Callable[..., Person]

SAYS = ".scene-say > p[role=status]"
TURN = 3


def calm(decision: Json) -> str:
    """Decline what can be declined."""
    options = [str(choice["id"]) for choice in decision["choices"]]
    done = [option for option in options if option in ("done", "ready", "none", "end")]
    return (done or [options[0] if decision["kind"] == "grow" else options[-1]])[0]


def answer(person: Person, table: str, now: Json) -> Json:
    """Answer without the page."""
    command = {
        "seat": 0,
        "expected": now["version"],
        "key": uuid4().hex,
        "option": calm(now["decisions"][0]),
    }
    reply: Json = person.page.context.request.post(f"/api/tables/{table}/answer", data=command).json()
    return reply


def third_turn(person: Person) -> str:
    """A table of one spirit at the beginning of turn 3."""
    table = person.open([{"kind": "human", "name": "Noor"}], seed=11, game="spirit_island", casting="random")
    while (now := person.look(table, 0))["view"]["turn"] < TURN:
        answer(person, table, now)
    return table


def invaders(person: Person, moving: bool = True) -> tuple[str, Json]:
    """The page of a table whose invader phase has just begun to play; the snapshot after it."""
    if moving:
        person.page.emulate_media(reduced_motion="no-preference")
    table = third_turn(person)
    person.sit(table)
    person.page.wait_for_selector(".prompt.lit")
    while True:
        now = answer(person, table, person.look(table, 0))
        if any(event["id"] == "spirit_island-event-ravage" for event in now["events"]):
            return table, now


def captions(person: Person) -> list[str]:
    """Every sentence of a scene, step by step to its end."""
    said = []
    while person.page.locator(".scene-next").count():
        said.append(person.page.locator(SAYS).inner_text())
        person.page.keyboard.press("Space")
        person.until(lambda: said[-1] not in person.page.locator(SAYS).all_inner_texts(), True)
    return said


def test_the_invader_phase_is_told_land_by_land(meet: Meet) -> None:
    person = meet()
    invaders(person)
    page = person.page
    says = page.locator(SAYS)
    expect(says).to_have_text(re.compile("^A2: an explorer, a town, and a city deal 6 damage: blight"))
    expect(page.locator(".scene-strip [aria-current=step]")).to_contain_text("Ravage")
    expect(page.locator(".scene-strip")).to_have_attribute("aria-label", "Invader phase, step 3 of 6")
    expect(page.locator('.si-land[data-ref="land:A2"]')).to_have_attribute("data-lit", "ravage")
    expect(page.locator(".where span")).to_have_text("Turn 3, invader phase")
    assert captions(person) == [
        "A2: an explorer, a town, and a city deal 6 damage: blight; 1 dahan falls.",
        "The island is blighted: Downward Spiral. 5 blight left, then all is lost.",
        "A5: an explorer and a town deal 3 damage: blight; 1 presence is destroyed.",
        "A4: a town is built.",
        "A7: a town is built.",
        "Explore: jungle. Explorers reach 2 lands.",
        "A3: an explorer comes from the sea.",
        "A8: an explorer comes out of the buildings there.",
        "The cards move on. Next turn ravage: sands; build: jungle.",
    ]
    expect(page.locator(".prompt.lit")).to_be_visible()
    assert person.complaints == []


def test_everything_shows_the_moment_that_is_played(meet: Meet) -> None:
    person = meet()
    _, now = invaders(person)
    page = person.page
    left = page.locator('.scene-rail [data-ref="blight"] em')
    expect(left).to_have_text("5 left")
    for _ in range(2):
        page.keyboard.press("Space")
    expect(left).to_have_text("4 left")
    assert now["view"]["blight"]["left"] == 4
    towns = page.locator('.si-counters [data-at="land:A4"][data-piece="town"]')
    expect(towns).to_have_count(0)
    page.keyboard.press("Space")
    expect(page.locator(SAYS)).to_have_text("A4: a town is built.")
    expect(page.locator('.si-counters [data-at="land:A4"][data-piece^="town"]')).to_have_count(1)


def test_keys_step_back_play_skip_and_replay(meet: Meet) -> None:
    person = meet()
    invaders(person)
    page = person.page
    says = page.locator(SAYS)
    first = re.compile("^A2: ")
    expect(says).to_have_text(first)
    expect(page.locator(".scene-next")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator('.scene-band[data-band="blighted"] h2')).to_have_text("The island is blighted")
    page.keyboard.press("ArrowLeft")
    expect(says).to_have_text(first)
    page.keyboard.press("s")
    expect(page.locator(".prompt.lit")).to_be_visible()
    expect(page.locator(".scene-strip")).to_have_count(0)
    page.get_by_role("button", name="Last turn").click()
    expect(says).to_have_text(first)
    page.locator(".scene-strip button", has_text="Explore").click()
    expect(says).to_have_text(re.compile("^Explore: jungle"))
    page.keyboard.press("r")
    expect(says).to_have_text(first)
    page.keyboard.press("p")
    expect(says).to_have_text(re.compile("^The island is blighted"))
    stored = page.evaluate("JSON.parse(localStorage.getItem('weald-scenes')).mode")
    assert stored == "play"


def test_what_can_be_chosen_next_ends_the_scene_and_is_not_chosen_unseen(meet: Meet) -> None:
    person = meet()
    table, now = invaders(person)
    page = person.page
    expect(page.locator(SAYS)).to_be_visible()
    # A digit means nothing while its question is not on the screen.
    page.keyboard.press("1")
    assert person.look(table, 0)["version"] == now["version"]
    expect(page.locator(SAYS)).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height"),
    [
        (390, 844),
        (1366, 768),
        pytest.param(1024, 768, marks=pytest.mark.proof),
        pytest.param(1440, 900, marks=pytest.mark.proof),
    ],
)
def test_a_scene_fits_the_window(meet: Meet, width: int, height: int) -> None:
    person = meet(width=width, height=height)
    invaders(person)
    page = person.page
    for part in ('.si-land[data-ref="land:A2"] .si-field', ".scene-band"):
        expect(page.locator(part)).to_be_visible()
        assert person.sideways() == 0
        box = page.locator(".scene-next").bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= height - box["height"]
        assert person.grave_findings() == []
        page.keyboard.press("Space")
    if width < 900:
        expect(page.locator(".tabs")).to_have_count(0)
        expect(page.locator(".si-small")).to_be_visible()


def test_without_motion_the_phase_is_a_list(meet: Meet) -> None:
    person = meet()
    invaders(person, moving=False)
    page = person.page
    lines = page.locator(".scene-list li")
    expect(lines).to_have_count(9)
    expect(lines.nth(3)).to_have_text("A4: a town is built.")
    expect(page.locator(".prompt.lit")).to_be_visible()
    page.locator(".scene-list .btn", has_text="Step through").click()
    expect(page.locator(SAYS)).to_have_text(re.compile("^A2: "))
    page.keyboard.press("s")
    expect(page.locator(".prompt.lit")).to_be_visible()
    expect(lines).to_have_count(0)


def test_a_turn_of_sylvion_shows_hand_and_log_of_the_moment(meet: Meet) -> None:
    person = meet()
    person.page.emulate_media(reduced_motion="no-preference")
    table = person.open([{"kind": "human", "name": "Noor"}], seed=5, game="sylvion")
    person.sit(table)
    now = person.look(table, 0)
    while not any(event["id"].endswith("-burns") for event in now["events"]):
        assert not now["over"]
        now = answer(person, table, person.look(table, 0))
        if not any(event["id"].endswith(("-revealed", "-moves", "-burns")) for event in now["events"]):
            continue
        expect(person.page.locator(".scene")).to_be_visible()
        while person.page.locator(".scene-next").count() and "burns" not in str(now["events"]):
            person.page.keyboard.press("s")
    page = person.page
    expect(page.locator(".scene .scene-next")).to_be_visible()
    # The log ends where the board stands.
    events = page.locator("#log li")
    expect(events.first).not_to_have_text(re.compile("draw"))
    while not re.search("reaches the forest", page.locator(SAYS).inner_text()):
        page.keyboard.press("Space")
    expect(events.first).to_have_text(page.locator(SAYS).inner_text())
    assert person.complaints == []


def test_a_replay_shows_the_scene_of_its_turn(meet: Meet) -> None:
    person = meet()
    table, now = invaders(person, moving=False)
    page = person.page
    request = page.context.request
    record = request.get(f"/api/tables/{table}/record").text()
    headers = {"Content-Type": "application/json"}
    replay = request.post("/api/records", data=record, headers=headers).json()["id"]
    page.goto(f"/replay/{replay}/{now['version']}")
    page.locator(".ctl").get_by_role("button", name="Last turn").click()
    expect(page.locator(SAYS)).to_have_text(re.compile("^A2: "))
    expect(page.locator(".scene-strip [aria-current=step]")).to_contain_text("Ravage")
    page.keyboard.press("s")
    expect(page.locator(".rep")).to_be_visible()
