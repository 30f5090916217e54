"""After a game: its decisive moments, and tables for practice that go on from one of them."""

from __future__ import annotations

import time

import pytest

from tests.server.live_server import Browser, Json, expect, people, refused
from weald.tables import desk


def over(browser: Browser) -> str:
    """A game of one person that has ended."""
    id: str = browser.open(people("Noor"), game="ecosystem", seed=4)["id"]
    assert browser.play(id, [0])["over"]
    return id


def moments(browser: Browser, id: str) -> Json:
    """The moments of a game, once they are ready."""
    late = time.monotonic() + 90
    while not (reply := expect(browser.http.get(f"/api/tables/{id}/moments"), 200))["ready"]:
        assert reply == {"ready": False, "moments": [], "series": []}
        assert time.monotonic() < late
        time.sleep(0.1)
    return reply


def test_moments_only_after_the_game(browser: Browser) -> None:
    id = browser.open(people("Noor"), game="ecosystem", seed=4)["id"]
    refused(browser.http.get(f"/api/tables/{id}/moments"), 403, "record_secret")
    refused(browser.http.post(f"/api/tables/{id}/practice", json={"at": 0}), 403, "record_secret")


def test_practice_from_a_moment(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "REVIEW_SECONDS", 0.5)
    id = over(browser)
    reply = moments(browser, id)
    assert len(reply["moments"]) <= 3
    opened = expect(browser.http.post(f"/api/tables/{id}/practice", json={"at": 6}), 201)
    around = browser.look(opened["id"], 0)
    assert (around["version"], around["over"]) == (6, False)
    assert (around["practice"], around["pace"]) == (True, "normal")
    assert around["mine"] == [0]
    assert around["decisions"] != []
    assert not browser.look(id)["practice"]
    listed = {table["id"]: table for table in expect(browser.http.get("/api/tables"), 200)["tables"]}
    assert (listed[opened["id"]]["practice"], listed[id]["practice"]) == (True, False)
    # It plays on like any other table.
    expect(browser.answer(opened["id"], 0), 200)


def test_there_is_no_practice_beyond_the_end(browser: Browser) -> None:
    id = over(browser)
    answers = len(expect(browser.http.get(f"/api/tables/{id}/record"), 200)["answers"])
    refused(browser.http.post(f"/api/tables/{id}/practice", json={"at": answers + 1}), 422, "replay_range")
    refused(browser.http.post(f"/api/tables/{id}/practice", json={"at": answers}), 422, "record_over")
