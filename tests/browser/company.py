"""Several people with browsers of their own at one table."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person, Seats

NAMES = ("Noor", "Jonas", "Mia", "Emil")
AI: Seats = [{"kind": "ai", "name": "Ivy", "level": "random"}]


def free(count: int) -> Seats:
    """Seats for people elsewhere."""
    return [{"kind": "guest", "name": ""} for _ in range(count)]


def open_table(host: Person, seats: Seats, game: str = "ecosystem", **more: Any) -> tuple[str, str]:
    """A table made without clicking: its id and its invitation."""
    host.page.context.request.get("/")
    alone = not any(seat["kind"] == "guest" for seat in seats)
    body = {"game": game, "seats": seats, "seed": 7 if alone else None, **more}
    reply = host.page.context.request.post("/api/tables", data=body)
    assert reply.status == 201, reply.text()
    return str(reply.json()["id"]), str(reply.json()["invite"])


def join(guest: Person, invite: str, seat: int, **more: Any) -> None:
    """Take a seat without clicking."""
    guest.page.context.request.get("/")
    body = {"seat": seat, "name": NAMES[seat], "key": uuid4().hex, **more}
    reply = guest.page.context.request.post(f"/api/invitations/{invite}", data=body)
    assert reply.status == 200, reply.text()


def company(meet: Meet, people: int = 2, ais: int = 0, **more: Any) -> tuple[str, list[Person]]:
    """Seat people, each before a page of their own, at a table with AIs; the first is the host."""
    host = meet(**more)
    seats: Seats = [{"kind": "human", "name": NAMES[0]}, *free(people - 1), *(AI * ais)]
    table, invite = open_table(host, seats)
    guests = [meet(**more) for _ in range(people - 1)]
    for seat, guest in enumerate(guests, start=1):
        join(guest, invite, seat)
    everybody = [host, *guests]
    for person in everybody:
        person.sit(table)
    return table, everybody


def together(people: list[Person], rounds: int) -> None:
    """Let all people answer the same question at once, a number of times, each by a click on what glows."""
    for person in people:
        person.page.wait_for_selector(".prompt.lit")
    for _ in range(rounds):
        for person in people:
            with person.settling():
                person.choices().first.click()
        for person in people:
            # A person who has answered is asked again only when all have.
            person.page.wait_for_selector(".prompt.lit")


def people_dialog(person: Person) -> None:
    """Open the list of who sits at the table."""
    person.page.locator(".crowd").click()
    person.page.wait_for_selector(".people[open]")


def expect_states(person: Person, *states: str) -> None:
    """Expect the state of every seat in the list of people, now or in a moment."""
    expect(person.page.locator(".sitting .sat > small")).to_have_text(list(states))


def talk(person: Person, text: str) -> None:
    """Say something."""
    person.page.get_by_role("radio", name="Talk").click()
    person.page.get_by_label("Say something").fill(text)
    with person.page.expect_response(lambda response: response.url.endswith("/say")):
        person.page.keyboard.press("Enter")
