"""Tables that begin from the end of another game: from an own table, or from an imported record."""

from __future__ import annotations

from typing import Any

import weald
from tests.games.spirit_island.content.branch_and_claw.scenarios.test_second_wave import finished, lost
from tests.server.live_server import Browser, Json, expect, fresh_key, people, refused

SECOND_WAVE: Json = {"scenario": "second_wave", "branch_and_claw": True}


def bring(who: Browser, record: dict[str, Any]) -> str:
    """Import a record; return the id of its table."""
    opened = expect(who.http.post("/api/records", json=record), 201)
    return str(opened["id"])


def follow(who: Browser, start_from: str, **more: Any) -> Any:
    body = {"game": "spirit_island", "seats": people("Noor", "Till"), "options": SECOND_WAVE, "seed": 3}
    return who.http.post("/api/tables", json={**body, "start_from": start_from, **more})


def test_a_table_begins_from_an_imported_record(browser: Browser) -> None:
    earlier = finished(branch_and_claw=True)
    id = expect(follow(browser, bring(browser, earlier.record())), 201)["id"]
    around = browser.look(id, 0)
    assert around["options"]["scenario"] == "second_wave"
    before = earlier.view(None)["spirits"]
    assert not {spirit["id"] for spirit in before}.intersection(around["view"]["choosable"])
    # It is a table like any other: it can be played on, and its record replays by itself.
    expect(browser.answer(id, 0), 200)
    record = expect(browser.http.get(f"/api/tables/{id}/record"), 200)
    assert len(weald.replay(record).entries) == len(record["answers"])


def test_a_lost_game_and_other_games_are_refused(browser: Browser) -> None:
    message = refused(follow(browser, bring(browser, lost().record())), 422, "start_lost")
    assert message["id"] == "setup-start-lost"
    sylvion = weald.new("sylvion", 1, 1)
    while not sylvion.over:
        sylvion.answer(sylvion.pending[0].seat, 0)
    message = refused(follow(browser, bring(browser, sylvion.record())), 422, "start_game")
    assert message["args"] == {"game": "sylvion", "expected": "spirit_island"}


def test_a_running_table_and_none_are_refused(browser: Browser) -> None:
    running = browser.open(people("Noor", "Till"), game="spirit_island")["id"]
    refused(follow(browser, running), 422, "start_unfinished")
    refused(follow(browser, "nothing"), 404, "unknown_table")
    body = {"game": "spirit_island", "seats": people("Noor", "Till"), "options": SECOND_WAVE}
    refused(browser.http.post("/api/tables", json=body), 422, "start_missing")


def test_a_table_of_somebody_else_is_refused(browser: Browser, stranger: Browser) -> None:
    id = bring(browser, finished().record())
    refused(follow(stranger, id), 403, "start_not_yours")


def test_guests_are_told_that_face_down_cards_go_on(browser: Browser, stranger: Browser) -> None:
    earlier = finished(branch_and_claw=True)
    seats = [*people("Noor"), {"kind": "guest", "name": ""}]
    opened = expect(follow(browser, bring(browser, earlier.record()), seats=seats, seed=None), 201)
    # The blight card is face down still, and in the record of the earlier game.
    assert earlier.position()["state"]["blight_card"]
    assert browser.look(opened["id"], 0)["view"]["blight"]["card"] is None
    invitation = expect(stranger.http.get(f"/api/invitations/{opened['invite']}"), 200)
    assert invitation["disclosed"] == ["earlier"]
    version = browser.look(opened["id"])["version"]
    body = {"seat": 1, "expected": version, "key": fresh_key(), "kind": "ai", "level": "easy"}
    expect(browser.post(opened["id"], "seat", **body), 200)
    refused(browser.http.get(f"/api/tables/{opened['id']}/record"), 403, "record_secret")
