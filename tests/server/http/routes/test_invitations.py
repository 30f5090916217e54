"""Invitations: what a guest gets to see, sitting down, and what stands in the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.live_server import Browser, Json, expect, fresh_key, people, refused, robots, running

SEATS = [*people("Noor"), {"kind": "guest", "name": "Till?"}, *robots(1)]


def join(guest: Browser, code: str, seat: int = 1, name: str = "Till", **more: str) -> Json:
    return expect(guest.http.post(f"/api/invitations/{code}", json=wish(seat, name, **more)), 200)


def wish(seat: int = 1, name: str = "Till", **more: str) -> Json:
    return {"seat": seat, "name": name, "key": fresh_key(), **more}


def test_what_awaits_a_guest(browser: Browser, stranger: Browser) -> None:
    opened = browser.open(SEATS)
    assert sorted(opened["tokens"]) == ["0"]
    invitation = expect(stranger.http.get(f"/api/invitations/{opened['invite']}"), 200)
    assert invitation == {
        "id": opened["id"],
        "game": "ecosystem",
        "options": {"edition": "second", "many_gaps": -5, "takebacks": "own"},
        "over": False,
        "seats": [
            {"name": "Noor", "kind": "human", "level": None, "away": False, "free": False},
            {"name": "Till?", "kind": "guest", "level": None, "away": False, "free": True},
            {"name": "Robot 0", "kind": "ai", "level": "random", "away": False, "free": False},
        ],
        "mine": [],
        "disclosed": [],
        "deal": None,
    }


def test_a_guest_sits_down_and_plays(browser: Browser, stranger: Browser) -> None:
    opened = browser.open(SEATS)
    id, code = opened["id"], opened["invite"]
    joined = join(stranger, code)
    assert (joined["id"], joined["seat"], len(joined["token"])) == (id, 1, 43)
    around = browser.look(id, 0)
    assert around["seats"][1] == {
        "name": "Till",
        "kind": "guest",
        "level": None,
        "away": False,
        "free": False,
        "asked": True,
        "done": False,
    }
    assert (around["mine"], around["host"], around["invite"]) == ([0], True, code)
    own = stranger.look(id, 1)
    assert (own["mine"], own["host"], own["invite"]) == ([1], False, None)
    assert expect(stranger.answer(id, 1), 200)["answered"] is not None
    assert [table["id"] for table in expect(stranger.http.get("/api/tables"), 200)["tables"]] == [id]
    assert expect(stranger.http.get(f"/api/invitations/{code}"), 200)["mine"] == [1]
    with Browser(browser.url, joined["token"]) as elsewhere:
        assert elsewhere.look(id, 1)["mine"] == [1]
    refused(browser.http.get(f"/api/tables/{id}?seat=1"), 403, "seat_not_yours")


def test_a_seat_can_be_taken_once(browser: Browser, stranger: Browser) -> None:
    opened = browser.open(SEATS)
    code = opened["invite"]
    join(stranger, code)
    before = sitting(browser, opened["id"])
    with Browser(browser.url) as late:
        for seat in (0, 1, 2):
            reply = late.http.post(f"/api/invitations/{code}", json=wish(seat))
            assert refused(reply, 409, "seat_taken") == {"id": "error-seat-taken", "args": {"n": seat + 1}}
        refused(late.http.post(f"/api/invitations/{code}", json=wish(7)), 422, "seat")
        assert late.look(opened["id"])["mine"] == []
    assert sitting(browser, opened["id"]) == before


@pytest.mark.parametrize("name", ["Noor", "noor", "\uff2eoor", "Noo\u200dr", "Robot 0"])
def test_a_guest_is_not_called_like_another_player(browser: Browser, stranger: Browser, name: str) -> None:
    opened = browser.open(SEATS)
    path = f"/api/invitations/{opened['invite']}"
    reply = refused(stranger.http.post(path, json=wish(name=name)), 409, "name_taken")
    seat, taken = (2, "Robot 0") if name == "Robot 0" else (0, "Noor")
    assert reply == {"id": "error-name-taken", "args": {"n": seat + 1, "name": taken}}
    assert stranger.look(opened["id"])["mine"] == []
    # The name that the host had in mind for a guest is free, and so is none.
    join(stranger, opened["invite"], name="Till?")


def test_guests_need_no_names(browser: Browser, stranger: Browser) -> None:
    opened = browser.open([*people(""), {"kind": "guest", "name": ""}, *robots(1)])
    join(stranger, opened["invite"], name="")
    assert stranger.look(opened["id"])["mine"] == [1]


def sitting(who: Browser, id: str) -> list[tuple[str, str]]:
    return [(seat["name"], seat["kind"]) for seat in who.look(id)["seats"]]


def test_a_lost_reply_is_asked_for_again(browser: Browser, stranger: Browser) -> None:
    opened = browser.open(SEATS)
    body = wish()
    path = f"/api/invitations/{opened['invite']}"
    first = expect(stranger.http.post(path, json=body), 200)
    again = expect(stranger.http.post(path, json=body), 200)
    assert again["token"] != first["token"]
    with Browser(browser.url, first["token"]) as old, Browser(browser.url, again["token"]) as new:
        refused(old.http.get(f"/api/tables/{opened['id']}?seat=1"), 403, "seat_not_yours")
        assert new.look(opened["id"], 1)["mine"] == [1]
        refused(old.http.post(path, json=body), 409, "seat_taken")
    refused(stranger.http.post(path, json={**body, "seat": 0}), 422, "key_reused")


def test_no_such_invitation(browser: Browser) -> None:
    opened = browser.open(SEATS)
    for code in ("nowhere", opened["id"], "a" * 500, "%00", "é"):
        path = f"/api/invitations/{code}"
        assert refused(browser.http.get(path), 404, "unknown_invitation")["args"] == {}
        refused(browser.http.post(path, json=wish()), 404, "unknown_invitation")


def test_a_hostile_name_is_refused(browser: Browser) -> None:
    opened = browser.open(SEATS)
    for name in ("x" * 41, "a\u202eb", "a\x00b", "\ue000", "Z" + "\u0301" * 9):
        reply = browser.http.post(f"/api/invitations/{opened['invite']}", json=wish(name=name))
        assert refused(reply, 422, "bad_name")["args"] == {"n": 2, "limit": 40}
    assert browser.look(opened["id"])["seats"][1]["free"]


def test_nobody_sits_down_when_the_game_is_over(browser: Browser, stranger: Browser) -> None:
    opened = browser.open([*people("Noor"), {"kind": "guest"}, *robots(1)])
    id = opened["id"]
    expect(browser.post(id, "seat", seat=1, expected=0, key=fresh_key(), kind="ai", level="random"), 200)
    browser.play(id, [0])
    refused(stranger.http.post(f"/api/invitations/{opened['invite']}", json=wish()), 422, "over")
    assert expect(stranger.http.get(f"/api/invitations/{opened['invite']}"), 200)["over"] is True


def test_a_seat_stays_taken_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as host, Browser(url) as guest:
        opened = host.open(SEATS)
        joined = join(guest, opened["invite"])
        host.play(opened["id"], [], until=2)
        before = guest.look(opened["id"], 1)
    with running(tmp_path) as url, Browser(url, joined["token"]) as guest:
        assert guest.look(opened["id"], 1) == before
