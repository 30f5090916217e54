"""A deal in which all players have a part, and a table whose host may know the cards, as people see them."""

from pathlib import Path
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.browser.company import AI, company, free, join, open_table, people_dialog
from tests.browser.conftest import Meet
from tests.browser.person import Person
from weald.cli.main import main

pytestmark = pytest.mark.browser


def test_the_cards_wait_for_everybody(meet: Meet) -> None:
    host, guest = meet(), meet(390, 844, "fr")
    seats = [{"kind": "human", "name": "Noor"}, *free(1)]
    table, invite = open_table(host, seats, fair=True, contribution="0a" * 16)
    host.page.goto(f"/t/{table}")
    expect(host.page.locator(".gathering .ask")).to_have_text(
        "The cards are dealt when everybody has sat down."
    )
    expect(host.page.locator(".gathering").get_by_role("button", name="Invite")).to_be_visible()
    commitment = host.page.locator(".gathering small").get_attribute("title")
    guest.page.goto(f"/join/{invite}")
    guest.page.get_by_label("Votre nom").fill("Jonas")
    guest.page.get_by_role("button", name="Prendre place").click()
    guest.page.wait_for_url(f"**/t/{table}")
    for person in (host, guest):
        person.page.wait_for_selector(".prompt.lit")
        expect(person.page.locator(".gathering")).to_have_count(0)
    assert guest.look(table, 1)["deal"] == {"commitment": commitment, "dealt": True, "contributed": [0, 1]}
    # AIs play on to the end. The guest's page has brought bytes of its own; the host's came from elsewhere.
    for seat, person in enumerate((host, guest)):
        version = person.look(table, seat)["version"]
        change = {"seat": seat, "expected": version, "key": f"lent-seat-{seat}", "kind": "ai"}
        lent = {**change, "level": "random"}
        assert person.page.context.request.post(f"/api/tables/{table}/seat", data=lent).ok
    short = str(commitment)[:8]
    verdict = ".ending .next .msg"
    kept = f"l’engagement {short} et votre nombre au hasard sont ceux d’avant la partie."  # noqa: RUF001
    expect(guest.page.locator(verdict)).to_contain_text(kept, timeout=60_000)
    expect(host.page.locator(verdict)).to_contain_text(f"Fair deal with the commitment {short}.")


def test_guests_are_told_that_the_host_may_know_the_cards(meet: Meet) -> None:
    host, guest = meet(), meet()
    table, invite = open_table(host, [{"kind": "human", "name": "Noor"}, *AI])
    host.page.goto(f"/t/{table}")
    host.page.wait_for_selector(".prompt.lit")
    now = host.look(table, 0)
    change = {"seat": 1, "expected": now["version"], "key": "freed-seat-1", "kind": "guest"}
    assert host.page.context.request.post(f"/api/tables/{table}/seat", data=change).ok
    words = "The host chose the shuffle of this table and may know the cards."
    guest.page.goto(f"/join/{invite}")
    expect(guest.page.locator(".join .msg")).to_have_text(words)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_url(f"**/t/{table}")
    expect(guest.page.get_by_role("button", name=words)).to_be_visible()
    people_dialog(guest)
    expect(guest.page.locator(".people .msg")).to_have_text(words)


REDEALT = (
    "A seat changed hands after the fair deal. Tables may have been opened until the cards pleased somebody."
)
MOVED_HERE = (
    "Votre place vient d’un autre appareil. S’il n’était pas à vous, quelqu’un a vu vos cartes "  # noqa: RUF001
    "et a pu ouvrir des tables jusqu’à ce qu’elles plaisent."  # noqa: RUF001
)


def change(person: Person, table: str, seat: int, kind: str) -> None:
    """Change who plays a seat without clicking."""
    change = {"seat": seat, "expected": person.look(table)["version"], "key": uuid4().hex, "kind": kind}
    level = {"level": "random"} if kind == "ai" else {}
    reply = person.page.context.request.post(f"/api/tables/{table}/seat", data={**change, **level})
    assert reply.ok, reply.text()


def test_guests_are_told_that_a_fair_deal_did_not_wait_for_them(meet: Meet) -> None:
    host, guest = meet(), meet()
    seats = [{"kind": "human", "name": "Noor"}, *free(1)]
    table, invite = open_table(host, seats, fair=True, contribution="0a" * 16)
    # The host has the cards dealt with an AI at the free seat, and frees it again.
    change(host, table, 1, "ai")
    change(host, table, 1, "guest")
    guest.page.goto(f"/join/{invite}")
    expect(guest.page.locator(".join .msg")).to_have_text(REDEALT)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_url(f"**/t/{table}")
    expect(guest.page.locator(".deal-marks")).to_contain_text(REDEALT)
    people_dialog(guest)
    expect(guest.page.locator(".people .msg")).to_have_text(REDEALT)
    rows = guest.page.locator(".people .sitting .sat")
    expect(rows.nth(1)).to_contain_text("Was not there when the cards were dealt")
    expect(rows.nth(0)).not_to_contain_text("Was not there")
    guest.page.keyboard.press("Escape")
    guest.page.locator(".deal-marks").get_by_role("button", name="Close").click()
    expect(guest.page.locator(".deal-marks")).to_have_count(0)
    guest.page.reload()
    guest.page.wait_for_selector(".prompt")
    expect(guest.page.locator(".deal-marks")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
def test_a_seat_that_was_tried_before_it_was_handed_over_says_so(meet: Meet, width: int, height: int) -> None:
    """The host tries the guest's seat with a second browser, and hands it over with a code."""
    host, second, guest = meet(), meet(), meet(width, height, "fr")
    seats = [{"kind": "human", "name": "Noor"}, *free(1)]
    table, invite = open_table(host, seats, fair=True, contribution="0a" * 16)
    join(second, invite, 1, contribution="0b" * 16)
    code = second.page.context.request.post(f"/api/tables/{table}/move").json()["code"]
    guest.page.goto("/move")
    guest.page.locator(".move-field").fill(code)
    guest.page.get_by_role("button", name="Jouer ici").click()
    guest.page.wait_for_url(f"**/t/{table}")
    guest.page.wait_for_selector(".prompt.lit")
    expect(guest.page.locator(".deal-marks")).to_contain_text(MOVED_HERE)
    people_dialog(guest)
    rows = guest.page.locator(".people .sitting .sat")
    expect(rows.nth(1)).to_contain_text("Vient d’un autre appareil")  # noqa: RUF001
    guest.page.goto(f"/join/{invite}")
    expect(guest.page.locator(".join .msg").first).to_have_text(MOVED_HERE)


def test_the_proof_of_a_deleted_table_is_kept(meet: Meet, tmp_path: Path) -> None:
    """The host deletes the table before the guest's eyes, and while the guest is away."""
    host, guest = meet(), meet(390, 844, "fr")
    for away in (False, True):
        seats = [{"kind": "human", "name": "Noor"}, *free(1)]
        table, invite = open_table(host, seats, fair=True, contribution="0a" * 16)
        guest.page.goto(f"/join/{invite}")
        guest.page.get_by_role("button", name="Prendre place").click()
        guest.page.wait_for_url(f"**/t/{table}")
        guest.page.wait_for_selector(".prompt.lit")
        commitment = guest.look(table, 1)["deal"]["commitment"]
        if away:
            guest.page.goto("/")
        change(guest, table, 1, "ai")
        assert host.page.context.request.delete(f"/api/tables/{table}").ok
        if away:
            guest.page.goto("/")
        place = guest.page.locator(".gone" if away else ".trouble")
        expect(place).to_contain_text(commitment[:8], timeout=20_000)
        expect(place).to_contain_text("sont ceux d’avant la partie")  # noqa: RUF001
        with guest.page.expect_download() as saved:
            place.get_by_role("link", name="Enregistrer la preuve").first.click()
        file = tmp_path / f"proof-{away}.json"
        saved.value.save_as(file)
        assert main(["--lang", "en", "check", str(file)]) == 0


def test_the_last_person_ends_a_fair_deal(meet: Meet) -> None:
    host, guest = meet(), meet(1366, 768, "fr")
    seats = [{"kind": "human", "name": "Noor"}, *free(1)]
    table, invite = open_table(host, seats, fair=True, contribution="0a" * 16)
    join(guest, invite, 1, contribution="0b" * 16)
    guest.sit(table)
    people_dialog(guest)
    leave = guest.page.locator(".people").get_by_role("button", name="Quitter la place et voir la donne")
    expect(leave).to_have_count(0)
    change(host, table, 0, "guest")
    leave.click()
    guest.page.locator(".people").get_by_role("button", name="Terminer la partie définitivement").click()
    expect(guest.page.locator(".deal-left")).to_contain_text("Tout le monde a quitté cette table.")
    expect(guest.page.locator(".deal-left")).to_contain_text(host.look(table)["deal"]["commitment"][:8])
    with guest.page.expect_download():
        guest.page.locator(".deal-left").get_by_role("button").click()


def test_a_guest_lets_an_ai_play_for_a_host_who_has_left(meet: Meet) -> None:
    table, (host, guest) = company(meet)
    change(host, table, 0, "guest")
    guest.choices().first.click()
    guest.page.get_by_role("button", name="Let an AI play for").click()
    guest.page.wait_for_selector(".prompt.lit")
    assert guest.look(table, 1)["seats"][0]["kind"] == "ai"


def test_a_host_deletes_a_table_from_its_menu(meet: Meet) -> None:
    host = meet()
    table, _ = open_table(host, [{"kind": "human", "name": "Noor"}, *AI])
    host.sit(table)
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Delete this table").click()
    host.page.get_by_role("button", name="Delete for good").click()
    host.page.wait_for_url("**/")
    assert host.page.context.request.get(f"/api/tables/{table}").status == 404
