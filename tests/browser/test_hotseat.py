"""One screen, several people: nobody sees another's hand."""

import pytest

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
    assert person.page.locator(".curtain h1").inner_text() == f"Pass to {name}"
    text = person.text()
    assert "data-ref" not in text
    shown = person.page.locator("body").inner_text()
    assert [card for card in CARDS if card in shown] == []


def lift(person: Person, name: str) -> None:
    person.page.get_by_role("button", name=f"I am {name}").click()
    person.page.wait_for_selector(".prompt.lit")


def hand(person: Person) -> list[str]:
    return sorted(
        person.page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.ref)")
    )


def test_the_curtain_hides_the_hand_and_everybody_answers_in_turn(meet: Meet) -> None:
    person = meet()
    table = person.open(NOOR_AND_JONAS)
    person.sit(table)
    at_the_curtain(person, "Noor")
    lift(person, "Noor")
    assert hand(person) == sorted({f"hand:{card}" for card in person.look(table, 0)["view"]["hand"]})
    person.press_first()
    at_the_curtain(person, "Jonas")
    lift(person, "Jonas")
    assert hand(person) == sorted({f"hand:{card}" for card in person.look(table, 1)["view"]["hand"]})
    # Jonas sits before the screen now: he is asked first, and the screen changes hands only once a question.
    person.press_first()
    person.page.wait_for_selector(".prompt.lit")
    assert person.page.locator(".where span").inner_text() == "Round 1 of 2, card 2 of 10"
    person.press_first()
    at_the_curtain(person, "Noor")


def test_no_seat_is_fetched_before_its_person_is_there(meet: Meet) -> None:
    person = meet()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.on("websocket", lambda socket: asked.append(socket.url))
    person.sit(person.open(NOOR_AND_JONAS))
    assert [url for url in asked if "seat=" in url] == []
    lift(person, "Noor")
    assert {url.rsplit("seat=", 1)[1][0] for url in asked if "seat=" in url} == {"0"}
    person.press_first()
    assert {url.rsplit("seat=", 1)[1][0] for url in asked if "seat=" in url} == {"0"}


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
    assert person.page.locator(".curtain h1").inner_text() == f"Pass to {wicked}"
    lift(person, wicked)
    person.press_first()
    lift(person, "Jonas")
    person.press_first()
    assert person.page.locator("#log b", has_text=wicked).count() > 0
    assert person.page.locator("#app img").count() == 0
