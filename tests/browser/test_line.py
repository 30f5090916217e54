"""Commands on the live connection: one message up, one snapshot down; nothing lost or doubled without it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.company import company
from tests.browser.conftest import Meet, serving
from tests.browser.person import Person
from tests.browser.wire import Wire

pytestmark = pytest.mark.browser

Json = dict[str, Any]
ALONE = [{"kind": "human", "name": "Noor"}]
# Most bytes that an answer of Spirit Island may bring down: its snapshot and the reply.
BYTES = 8_000


class Traffic:
    """Messages to a page over its live connections, replies to its commands, and all that it posts."""

    def __init__(self, person: Person) -> None:
        self.snapshots: list[Json] = []
        # Of the snapshots and replies on the line.
        self.bytes = 0
        self.posted: list[str] = []
        person.page.on("websocket", self._follow)
        person.page.on(
            "request", lambda request: self.posted.append(request.url) if request.method == "POST" else None
        )

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if "version" in message:
            self.snapshots.append(message)
        if "version" in message or message.get("ok", {}).keys() == {"version"}:
            self.bytes += len(payload.encode() if isinstance(payload, str) else payload)


def picks(person: Person, table: str, seat: int = 0) -> list[str]:
    """The cards that a seat has played, in order."""
    events = person.look(table, seat)["events"]
    mine = [one["args"] for one in events if one["id"] == "ecosystem-event-picked"]
    return [f"hand:{args['card']}" for args in mine if args["seat"] == seat]


def choose(person: Person) -> str:
    """Click the first thing that glows; what it stands for."""
    ref = person.choices().first.get_attribute("data-ref")
    assert ref is not None
    person.choices().first.click()
    return ref


def test_answers_go_up_on_the_line_and_bring_one_snapshot_each(meet: Meet) -> None:
    person = meet()
    table = person.open(ALONE, takebacks="free")
    traffic = Traffic(person)
    person.sit(table)
    person.page.wait_for_selector(".prompt.lit")
    for _ in range(6):
        person.click_first()
    person.answer(person.page.get_by_role("button", name="Undo").click, "undo")
    assert [way for _, way in person.commands.names()] == ["line"] * 7
    assert traffic.posted == []
    # The first one is the table as it was; no version came twice.
    assert [one["version"] for one in traffic.snapshots] == list(range(8))
    keys = [sent.body["key"] for sent in person.commands.sent]
    assert [one.get("confirmed", []) for one in traffic.snapshots] == [[], *([key] for key in keys)]


def test_an_answer_of_spirit_island_brings_few_bytes(meet: Meet) -> None:
    person = meet()
    table = person.open(ALONE, game="spirit_island")
    traffic = Traffic(person)
    person.sit(table)
    person.page.wait_for_selector(".prompt.lit")
    person.press_first()
    before, first = traffic.bytes, len(traffic.snapshots)
    sent = len(person.commands.sent)
    for _ in range(8):
        person.press_first()
    # The page gives an obvious answer by itself.
    answers = len(person.commands.sent) - sent
    assert answers >= 8
    person.until(lambda: len(traffic.snapshots) - first, answers)
    assert 0 < (traffic.bytes - before) / answers <= BYTES
    assert traffic.posted == []


def test_seats_and_pace_go_up_on_the_line_as_well(meet: Meet) -> None:
    table, (host, guest) = company(meet)
    traffic = Traffic(host)
    host.page.locator(".crowd").click()
    with host.settling("seat"):
        host.page.get_by_role("button", name="Let an AI play: Noor").click()
    with host.settling("seat"):
        host.page.get_by_role("button", name="Play myself again: Noor").click()
    host.page.keyboard.press("Escape")
    assert host.commands.names() == [("seat", "line"), ("seat", "line")]
    assert traffic.posted == []
    assert [seat["kind"] for seat in guest.look(table)["seats"]] == ["human", "guest"]


def test_everybody_at_one_screen_and_onlookers_get_one_snapshot_of_an_answer(meet: Meet) -> None:
    person, spectator = meet(), meet()
    table = person.open(
        [{"kind": "human", "name": "Noor"}, {"kind": "human", "name": "Jonas"}], game="living_forest_duel"
    )
    traffic, seen = Traffic(person), Traffic(spectator)
    person.sit(table)
    spectator.sit(table)
    for _ in range(8):
        if person.page.locator(".curtain").count():
            person.page.locator(".curtain .btn").click()
        person.page.wait_for_selector(".prompt.lit")
        person.answer(lambda: person.page.keyboard.press("1"))
    person.until(lambda: seen.snapshots[-1]["version"], person.look(table)["version"])
    assert [one["version"] for one in seen.snapshots] == list(range(seen.snapshots[-1]["version"] + 1))
    assert seen.posted == []
    assert spectator.commands.sent == []
    assert traffic.posted == []
    assert {way for _, way in person.commands.names()} == {"line"}


def test_without_a_line_the_game_goes_on_by_requests(meet: Meet) -> None:
    person = meet()
    table = person.open(ALONE)
    wire = Wire(person.page)
    person.sit(table)
    person.click_first()
    wire.cut()
    for _ in range(3):
        person.click_first()
    wire.mend()
    expect(person.page.locator(".msg.info")).to_have_count(0)
    person.click_first()
    assert [way for _, way in person.commands.names()] == ["line", "post", "post", "post", "line"]
    assert person.look(table, 0)["version"] == 5


@pytest.mark.parametrize("direction", ["there", "back"])
def test_a_tunnel_in_the_middle_of_an_answer_loses_and_doubles_nothing(meet: Meet, direction: str) -> None:
    """The answer is on its way, or its confirmation is, when the network goes."""
    table, (host, guest) = company(meet)
    tab = guest.tab()
    wire = Wire(tab.page)
    tab.sit(table)
    wire.hold_page() if direction == "there" else wire.hold_server()
    card = choose(tab)
    tab.until(lambda: wire.held > 0, True)
    if direction == "back":
        tab.until(lambda: tab.look(table, 1)["answered"] is not None, True)
    tab.page.context.set_offline(True)
    tab.page.wait_for_selector(".msg.info >> text=Your choice is kept and will be sent.")
    wire.cut()
    tab.page.wait_for_timeout(500)
    wire.mend()
    tab.page.context.set_offline(False)
    tab.page.wait_for_selector(".msg.info", state="detached")
    tab.page.wait_for_selector(".prompt:not(.lit) h2 >> text=Waiting for Noor.")
    host.choices().first.click()
    host.page.wait_for_selector(".where span >> text=card 2 of 10")
    assert picks(guest, table, 1) == [card]
    assert len({sent.body["key"] for sent in tab.commands.sent}) == 1


@pytest.mark.proof
@pytest.mark.parametrize("direction", ["there", "back"])
def test_the_service_is_killed_between_an_answer_and_its_confirmation(
    meet: Meet, tmp_path: Path, direction: str
) -> None:
    with serving(tmp_path) as address:
        person = meet(base_url=address)
        table = person.open()
        wire = Wire(person.page)
        person.sit(table)
        person.page.wait_for_selector(".prompt.lit")
        wire.hold_page() if direction == "there" else wire.hold_server()
        card = choose(person)
        person.until(lambda: wire.held > 0, True)
        if direction == "back":
            person.until(lambda: picks(person, table) != [], True)
    wire.cut()
    wire.mend()
    person.page.wait_for_selector(".msg.info >> text=Your choice is kept and will be sent.")
    with serving(tmp_path, port=int(address.rsplit(":", 1)[1])):
        person.page.wait_for_selector(".msg.info", state="detached")
        person.page.wait_for_selector(".where span >> text=card 2 of 10")
        assert picks(person, table) == [card]
        assert len({sent.body["key"] for sent in person.commands.sent}) == 1


def test_a_change_of_hands_waits_for_no_reply(meet: Meet) -> None:
    """The screen turns to the next person with the snapshot; the reply comes on the connection before."""
    person = meet()
    table = person.open([{"kind": "human", "name": "Noor"}, {"kind": "human", "name": "Jonas"}])
    person.sit(table)
    for name in ("Noor", "Jonas", "Noor"):
        expect(person.page.locator(".curtain h1")).to_have_text(f"Pass to {name}")
        person.page.locator(".curtain .btn").click()
        person.page.wait_for_selector(".prompt.lit")
        with person.settling():
            person.page.keyboard.press("1")
        if name == "Jonas":
            # Jonas is asked first now.
            person.page.wait_for_selector(".prompt.lit")
            with person.settling():
                person.page.keyboard.press("1")
    assert {way for _, way in person.commands.names()} == {"line"}
