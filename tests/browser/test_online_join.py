"""An invitation that leads to no seat: the game is over, the table is full, there is no such code."""

from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.browser.company import free, join, open_table
from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.test_online_looks import checked

pytestmark = pytest.mark.browser


def finished(host: Person) -> str:
    """The invitation to a game that was played to its end."""
    table, invite = open_table(host, [{"kind": "human", "name": "Noor"}])
    while not (now := host.look(table, 0))["over"]:
        option = now["decisions"][0]["choices"][0]["id"]
        command = {"seat": 0, "expected": now["version"], "key": uuid4().hex, "option": option}
        assert host.page.context.request.post(f"/api/tables/{table}/answer", data=command).ok
    return invite


def full(host: Person, guest: Person) -> str:
    _, invite = open_table(host, [{"kind": "human", "name": "Noor"}, *free(1)])
    join(guest, invite, 1)
    return invite


def test_each_says_why_and_what_else_there_is_for_every_eye(meet: Meet) -> None:
    host, guest = meet(), meet()
    over, taken = finished(host), full(host, guest)
    for width, locale in ((390, "de"), (1280, "fr")):
        late = meet(width, 800, locale)
        for code in (taken, over):
            late.page.goto(f"/join/{code}")
            late.page.wait_for_selector(".join .msg")
            late.page.wait_for_selector(".join .pic svg")
            assert checked(late) == ([], 0, True)
        late.page.goto("/join/nowhere")
        late.page.wait_for_selector(".trouble")
        assert checked(late) == ([], 0, True)
    page = meet(390, 800).page
    page.goto(f"/join/{over}")
    expect(page.locator(".join h1")).to_have_text("Ecosystem: Forest")
    expect(page.locator(".join .msg")).to_have_text("This game is over. You may watch it from its beginning.")
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(".board")
