"""A deal that everybody has a part in, and a table whose host may know the cards, as people see them."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import AI, free, open_table, people_dialog
from tests.browser.conftest import Meet

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


def test_guests_are_told_that_a_fair_deal_did_not_wait_for_them(meet: Meet) -> None:
    host, guest, spectator = meet(), meet(), meet()
    seats = [{"kind": "human", "name": "Noor"}, *free(1)]
    table, invite = open_table(host, seats, fair=True, contribution="0a" * 16)
    # The host has the cards dealt with an AI at the free seat, and frees it again.
    for kind in ("ai", "guest"):
        version = host.look(table, 0)["version"]
        change = {"seat": 1, "expected": version, "key": f"changed-to-{kind}", "kind": kind}
        assert host.page.context.request.post(f"/api/tables/{table}/seat", data=change).ok
    words = "The cards were dealt before you sat down: the shuffle has no random number from you."
    guest.page.goto(f"/join/{invite}")
    expect(guest.page.locator(".join .msg")).to_have_text(words)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_url(f"**/t/{table}")
    people_dialog(guest)
    expect(guest.page.locator(".people .msg")).to_have_text(words)
    spectator.page.goto(f"/t/{table}")
    people_dialog(spectator)
    expect(spectator.page.locator(".people .sitting")).to_be_visible()
    expect(spectator.page.locator(".people .msg")).to_have_count(0)


def test_a_host_deletes_a_table_from_its_menu(meet: Meet) -> None:
    host = meet()
    table, _ = open_table(host, [{"kind": "human", "name": "Noor"}, *AI])
    host.sit(table)
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Delete this table").click()
    host.page.get_by_role("button", name="Delete for good").click()
    host.page.wait_for_url("**/")
    assert host.page.context.request.get(f"/api/tables/{table}").status == 404
