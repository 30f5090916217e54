"""The host of a table that others can join cannot know hidden cards, or all players are told."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import weald
from tests.server.live_server import Browser, Json, expect, fresh_key, people, refused, robots, running
from weald.cli.main import main
from weald.kernel.fair_deal import problem_in

PROTOCOL = Path(__file__).parents[3] / "docs" / "protocol.md"
GUEST = {"kind": "guest", "name": ""}
FAIR: dict[str, Any] = {"fair": True, "contribution": "0a" * 16}


def join(guest: Browser, code: str, seat: int, **more: Any) -> Json:
    body = {"seat": seat, "name": "Till", "key": fresh_key(), **more}
    return expect(guest.http.post(f"/api/invitations/{code}", json=body), 200)


def change(browser: Browser, id: str, seat: int, kind: str, **more: Any) -> Json:
    version = browser.look(id)["version"]
    body = {"seat": seat, "expected": version, "key": fresh_key(), "kind": kind, **more}
    return expect(browser.post(id, "seat", **body), 200)


def test_nobody_chooses_the_seed_of_a_table_for_guests(browser: Browser) -> None:
    body = {"game": "ecosystem", "seats": [*people("Noor"), GUEST], "seed": 5}
    refused(browser.http.post("/api/tables", json=body), 422, "seed_shared")
    assert expect(browser.http.post("/api/tables", json={**body, "seed": None}), 201)["invite"]


def test_chance_comes_from_a_secret_that_nobody_can_try_out(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till"), seed=None)["id"]
    record = expect(browser.http.get(f"/api/tables/{id}/record"), 200)
    seed = record["start"]["seed"]
    assert isinstance(seed, str)
    assert len(bytes.fromhex(seed)) == 32
    assert len(weald.replay(record).entries) == 0


def test_no_record_of_a_running_table_for_guests_even_while_the_host_is_alone(browser: Browser) -> None:
    opened = browser.open([*people("Noor"), GUEST])
    id = opened["id"]
    refused(browser.http.get(f"/api/tables/{id}/record"), 403, "record_secret")
    change(browser, id, 1, "ai", level="random")
    refused(browser.http.get(f"/api/tables/{id}/record"), 403, "record_secret")


@pytest.mark.parametrize(("seed", "disclosed"), [(None, ["solo"]), (5, ["solo", "seed"])])
def test_guests_of_a_table_that_began_alone_are_warned(
    browser: Browser, stranger: Browser, seed: int | None, disclosed: list[str]
) -> None:
    opened = browser.open([*people("Noor"), *robots(1)], seed=seed)
    id = opened["id"]
    expect(browser.http.get(f"/api/tables/{id}/record"), 200)
    change(browser, id, 1, "guest")
    assert expect(stranger.http.get(f"/api/invitations/{opened['invite']}"), 200)["disclosed"] == disclosed
    join(stranger, opened["invite"], 1)
    assert stranger.look(id, 1)["disclosed"] == disclosed
    refused(browser.http.get(f"/api/tables/{id}/record"), 403, "record_secret")


def test_guests_of_an_imported_table_are_warned(browser: Browser, stranger: Browser) -> None:
    record = weald.new("ecosystem", seats=2, seed=3).record()
    opened = expect(browser.http.post("/api/records?as=table", json=record), 201)
    change(browser, opened["id"], 1, "guest")
    invitation = expect(stranger.http.get(f"/api/invitations/{opened['invite']}"), 200)
    assert invitation["disclosed"] == ["imported"]


def test_guests_are_warned_where_the_host_may_look_and_take_it_back(
    browser: Browser, stranger: Browser
) -> None:
    free = {"takebacks": "free"}
    opened = browser.open([*people("Noor"), GUEST], game="living_forest_duel", options=free)
    id = opened["id"]
    # With an AI at the guest's seat the host sees which cards come, goes back, and invites.
    change(browser, id, 1, "ai", level="random")
    browser.play(id, [0], until=12)
    reply = None
    while reply is None or reply.status_code in (200, 409):
        version = browser.look(id)["version"]
        reply = browser.post(id, "undo", seat=0, expected=version, key=fresh_key())
    refused(reply, 422, "undo_nothing")
    change(browser, id, 1, "guest")
    invitation = expect(stranger.http.get(f"/api/invitations/{opened['invite']}"), 200)
    assert invitation["disclosed"] == ["takebacks"]
    join(stranger, opened["invite"], 1)
    assert stranger.look(id, 1)["disclosed"] == ["takebacks"]
    # It opens no other way to the cards.
    change(stranger, id, 1, "guest")
    change(browser, id, 1, "ai", level="random")
    refused(browser.http.get(f"/api/tables/{id}/record"), 403, "record_secret")


def test_a_seat_says_that_the_host_has_looked_into_it(browser: Browser, stranger: Browser) -> None:
    opened = browser.open([*people("Noor"), GUEST, *robots(1)])
    id = opened["id"]
    join(stranger, opened["invite"], 1)
    assert not any("looked" in seat for seat in stranger.look(id, 1)["seats"])
    change(browser, id, 2, "guest")
    # The host takes the freed seat beside the own one, looks, and hands it back.
    join(browser, opened["invite"], 2, name="Ada")
    change(browser, id, 2, "ai", level="random")
    assert [seat.get("looked", False) for seat in stranger.look(id, 1)["seats"]] == [False, False, True]


def test_a_seat_that_a_person_left_to_another_says_so(browser: Browser, stranger: Browser) -> None:
    opened = browser.open([*people("Noor"), GUEST, *robots(1)])
    id = opened["id"]
    join(stranger, opened["invite"], 1)
    change(stranger, id, 1, "guest")
    assert browser.look(id)["seats"][1]["looked"] is True


def test_a_fair_deal_waits_for_everybody_and_can_be_checked(
    browser: Browser, stranger: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = browser.open([*people("Noor"), GUEST, *robots(1)], **FAIR)
    id = opened["id"]
    waiting = browser.look(id, 0)
    assert (waiting["decisions"], waiting["events"], waiting["last"]) == ([], [], 0)
    assert (waiting["deal"]["dealt"], waiting["deal"]["contributed"]) == (False, [0])
    assert [seat["asked"] for seat in waiting["seats"]] == [False, False, False]
    body = {"seat": 0, "expected": 0, "key": fresh_key(), "option": "fox"}
    refused(browser.post(id, "answer", **body), 409, "gathering")
    refused(browser.post(id, "hint", seat=0, expected=0), 409, "gathering")
    without = {"seat": 1, "name": "Till", "key": fresh_key()}
    reply = stranger.http.post(f"/api/invitations/{opened['invite']}", json=without)
    refused(reply, 422, "contribution_missing")

    join(stranger, opened["invite"], 1, contribution="0b" * 20)
    dealt = stranger.look(id, 1)
    assert dealt["deal"] == {
        "commitment": waiting["deal"]["commitment"],
        "dealt": True,
        "contributed": [0, 1],
    }
    assert dealt["decisions"]
    assert dealt["last"] == len(dealt["events"]) > 0
    refused(browser.http.get(f"/api/tables/{id}/record"), 403, "record_secret")

    while not browser.look(id)["over"]:
        for person, seat in ((browser, 0), (stranger, 1)):
            if person.look(id, seat)["decisions"]:
                assert person.answer(id, seat).status_code in (200, 409)
    record = expect(browser.http.get(f"/api/tables/{id}/record"), 200)
    assert record["fair_deal"]["commitment"] == waiting["deal"]["commitment"]
    assert record["fair_deal"]["contributions"] == {"0": "0a" * 16, "1": "0b" * 20}
    assert problem_in(record["fair_deal"], record["start"]["seed"]) is None
    assert browser.look(id)["deal"]["secret"] == record["fair_deal"]["secret"]

    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert main(["--lang", "en", "check", str(file)]) == 0
    said = capsys.readouterr().out
    assert "dealt fairly" in said
    assert f"commitment {waiting['deal']['commitment']}, contributions of seats 1, 2." in said
    # The program in the documentation knows nothing of Weald.
    [program] = re.findall(r"(?s)without Weald:\n\n```python\n(.*?)```", PROTOCOL.read_text())
    script = tmp_path / "verify.py"
    script.write_text(program)
    checked = [sys.executable, "-I", str(script), str(file)]
    said = subprocess.run(checked, capture_output=True, text=True, check=True).stdout
    assert said == f"The commitment to compare is {waiting['deal']['commitment']}\n"
    record["fair_deal"]["contributions"]["1"] = "0c" * 20
    file.write_text(json.dumps(record))
    assert main(["check", str(file)]) != 0
    assert subprocess.run(checked, capture_output=True, check=False).returncode == 1


def test_the_deal_comes_when_the_last_free_seat_goes_to_an_ai(browser: Browser) -> None:
    id = browser.open([*people("Noor"), GUEST], **FAIR)["id"]
    after = change(browser, id, 1, "ai", level="random")
    assert after["deal"]["dealt"] is True
    assert browser.look(id, 0)["decisions"]


def test_the_host_may_take_the_last_free_seat(browser: Browser) -> None:
    id = browser.open([*people("Noor"), GUEST], **FAIR)["id"]
    assert change(browser, id, 1, "human")["deal"] == browser.look(id)["deal"]
    assert [len(browser.look(id, seat)["decisions"]) for seat in (0, 1)] == [1, 1]


def test_who_has_not_contributed_takes_no_free_seat(browser: Browser, stranger: Browser) -> None:
    """Otherwise the cards would wait for a contribution that no player can bring any more."""
    opened = browser.open([GUEST, GUEST], **FAIR)
    id = opened["id"]
    body = {"seat": 0, "expected": 0, "key": fresh_key(), "kind": "human"}
    refused(browser.post(id, "seat", **body), 422, "contribution_missing")
    change(browser, id, 0, "human", contribution="0d" * 16)
    join(stranger, opened["invite"], 1, contribution="0b" * 16)
    deal = browser.look(id)["deal"]
    assert (deal["dealt"], deal["contributed"]) == (True, [0, 1])


def test_who_leaves_before_the_deal_has_no_part_in_it(browser: Browser, stranger: Browser) -> None:
    opened = browser.open([*people("Noor"), GUEST], **FAIR)
    id = opened["id"]
    change(browser, id, 0, "guest")
    assert browser.look(id)["deal"]["contributed"] == []
    join(stranger, opened["invite"], 0, contribution="0b" * 16)
    body = {"seat": 1, "expected": browser.look(id)["version"], "key": fresh_key(), "kind": "human"}
    refused(browser.post(id, "seat", **body), 422, "contribution_missing")
    change(browser, id, 1, "ai", level="random")
    deal = browser.look(id)["deal"]
    assert (deal["dealt"], deal["contributed"]) == (True, [0])


def test_a_fair_deal_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as host:
        opened = host.open([*people("Noor"), GUEST], **FAIR)
        cookies = dict(host.http.cookies)
    with running(tmp_path) as url, Browser(url) as host, Browser(url) as guest:
        host.http.cookies.update(cookies)
        assert host.look(opened["id"], 0)["deal"]["dealt"] is False
        join(guest, opened["invite"], 1, contribution="0b" * 16)
        before = guest.look(opened["id"], 1)
        cookies = dict(guest.http.cookies)
    with running(tmp_path) as url, Browser(url) as guest:
        guest.http.cookies.update(cookies)
        assert guest.look(opened["id"], 1) == before


def test_a_fair_deal_has_no_seed_and_needs_the_host(browser: Browser) -> None:
    body = {"game": "ecosystem", "seats": people("Noor", "Till")}
    refused(browser.http.post("/api/tables", json={**body, **FAIR, "seed": 3}), 422, "seed_shared")
    refused(browser.http.post("/api/tables", json={**body, "fair": True}), 422, "contribution_missing")
    short = {**body, **FAIR, "contribution": "0a" * 15}
    refused(browser.http.post("/api/tables", json=short), 400, "bad_field")
    opened = expect(browser.http.post("/api/tables", json={**body, **FAIR}), 201)
    assert browser.look(opened["id"], 0)["deal"]["dealt"] is True
