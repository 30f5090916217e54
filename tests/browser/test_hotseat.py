"""One screen, several people: no player sees another's hand."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.person import Person, Seats

pytestmark = pytest.mark.browser

NOOR_AND_JONAS: Seats = [
    {"kind": "human", "name": "Noor"},
    {"kind": "human", "name": "Jonas"},
    {"kind": "ai", "name": "Ivy", "level": "random"},
]
CARDS = ("Stream", "Meadow", "Bear", "Fox", "Deer", "Wolf", "Trout", "Bee", "Eagle", "Dragonfly", "Rabbit")


def at_the_curtain(person: Person, name: str) -> None:
    """The curtain asks for this person, and nothing of the table is in the document."""
    expect(person.page.locator(".curtain h1")).to_have_text(f"Pass to {name}")
    text = person.text()
    assert "data-ref" not in text
    shown = person.page.locator("body").inner_text()
    assert [card for card in CARDS if card in shown] == []


def lift(person: Person, name: str) -> None:
    person.page.get_by_role("button", name=f"I am {name}").click()
    person.page.wait_for_selector(".prompt.lit")


def hand(person: Person) -> set[str]:
    return set(person.refs(person.page.locator(".hand .card")))


def expect_hand(person: Person, table: str, seat: int) -> None:
    """The cards that lie open are those of a seat."""
    held = {f"hand:{card}" for card in person.look(table, seat)["view"]["hand"]}
    person.until(lambda: hand(person), held)


def test_the_curtain_hides_the_hand_and_everybody_answers_in_turn(meet: Meet) -> None:
    person = meet()
    table = person.open(NOOR_AND_JONAS)
    person.sit(table)
    at_the_curtain(person, "Noor")
    lift(person, "Noor")
    expect_hand(person, table, 0)
    person.press_first()
    at_the_curtain(person, "Jonas")
    lift(person, "Jonas")
    expect_hand(person, table, 1)
    # Jonas sits before the screen now: he is asked first, and the screen changes hands only once a question.
    person.press_first()
    expect(person.page.locator(".prompt.lit")).to_be_visible()
    expect(person.page.locator(".where span")).to_have_text("Round 1 of 2, card 2 of 10")
    person.press_first()
    at_the_curtain(person, "Noor")


def test_no_seat_is_fetched_before_its_person_is_there(meet: Meet) -> None:
    person = meet()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.on("websocket", lambda socket: asked.append(socket.url))

    def seats() -> list[str]:
        """The seats that were asked for, one after the other."""
        return list(dict.fromkeys(url.rsplit("seat=", 1)[1][0] for url in asked if "seat=" in url))

    person.sit(person.open(NOOR_AND_JONAS))
    expect(person.page.locator(".curtain h1")).to_have_text("Pass to Noor")
    assert seats() == []
    lift(person, "Noor")
    person.until(seats, ["0"])
    person.press_first()
    expect(person.page.locator(".curtain h1")).to_have_text("Pass to Jonas")
    assert seats() == ["0"]
    lift(person, "Jonas")
    person.until(seats, ["0", "1"])


def test_a_reload_lets_the_curtain_down_again(meet: Meet) -> None:
    person = meet()
    person.sit(person.open(NOOR_AND_JONAS))
    lift(person, "Noor")
    person.page.reload()
    person.page.wait_for_selector(".curtain")
    at_the_curtain(person, "Noor")


def test_a_name_full_of_markup_stays_a_name(meet: Meet) -> None:
    wicked = "<img src=x onerror=alert(1)>"
    person = meet()
    person.page.on("dialog", lambda dialog: person.complaints.append(dialog.message))
    person.sit(person.open([{"kind": "human", "name": wicked}, *NOOR_AND_JONAS[1:]]))
    expect(person.page.locator(".curtain h1")).to_have_text(f"Pass to {wicked}")
    lift(person, wicked)
    person.press_first()
    lift(person, "Jonas")
    person.press_first()
    expect(person.page.locator("#log b", has_text=wicked).first).to_be_attached()
    expect(person.page.locator("#app img")).to_have_count(0)
