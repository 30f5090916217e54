"""Taking back by consent: who is asked, what ends a wish, and what can never be taken back."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import weald
from tests.server.live_server import (
    PATIENCE,
    Browser,
    Json,
    expect,
    fresh_key,
    heard,
    heard_aside,
    heard_until,
    people,
    refused,
    robots,
    running,
)

OTHER = {"id": "illegal-undo-other", "args": {"seat": 2}}


class Friends:
    """Three people in three places at one table; Noor hosts."""

    def __init__(self, url: str, game: str = "ecosystem", **more: Any) -> None:
        self.people = [Browser(url) for _ in range(3)]
        seats = [*people("Noor"), *({"kind": "guest"} for _ in self.people[1:])]
        opened = self.people[0].open(seats, game=game, **more)
        self.id: str = opened["id"]
        for seat, name in ((1, "Till"), (2, "Ada")):
            body = {"seat": seat, "name": name, "key": fresh_key()}
            expect(self.people[seat].http.post(f"/api/invitations/{opened['invite']}", json=body), 200)

    def look(self, seat: int) -> Json:
        return self.people[seat].look(self.id, seat)

    def answer(self, seat: int, option: str | None = None) -> Json:
        return expect(self.people[seat].answer(self.id, seat, option), 200)

    def round(self) -> Json:
        """All seats answer once."""
        return [self.answer(seat) for seat in (0, 1, 2)][-1]

    def finish(self) -> Json:
        """All seats answer until the game is over."""
        while not (around := self.people[0].look(self.id))["over"]:
            waiting = [n for n, seat in enumerate(around["seats"]) if seat["asked"] and not seat["done"]]
            self.answer(waiting[0])
        return around

    def close(self) -> None:
        for person in self.people:
            person.http.close()

    def undo(self, seat: int, **more: object) -> httpx.Response:
        return self.command("undo", seat, **more)

    def consent(self, seat: int, agree: bool, **more: object) -> httpx.Response:
        return self.command("consent", seat, agree=agree, **more)

    def command(self, what: str, seat: int, **more: object) -> httpx.Response:
        body = {"seat": seat, "expected": self.look(seat)["version"], "key": fresh_key(), **more}
        return self.people[seat].post(self.id, what, **body)


@pytest.fixture
def friends(url: str) -> Iterator[Friends]:
    group = Friends(url)
    yield group
    group.close()


def without(snapshot: Json, *names: str) -> Json:
    return {name: value for name, value in snapshot.items() if name not in names}


def test_all_agree(friends: Friends) -> None:
    start = friends.look(0)
    friends.round()
    assert friends.look(0)["undo"] == {"ok": False, "part": False, "reason": OTHER, "ask": [1, 2]}
    wished = expect(friends.undo(0), 200)
    wish = {"by": 0, "at": wished["version"], "answers": 3, "asked": [1, 2], "agreed": []}
    wish["whose"] = [0, 1, 2]
    assert wished["wish"] == friends.people[1].look(friends.id)["wish"] == wish
    once = expect(friends.consent(2, True), 200)
    assert once["wish"] == {**wish, "agreed": [2]}
    done = expect(friends.consent(1, True), 200)
    assert (done["wish"], done["rewound"]) == (None, True)
    now = friends.look(0)
    # The consent and what follows from it are two entries.
    assert now["version"] == wished["version"] + 3
    assert without(now, "version") == without(start, "version")


def test_one_refuses_and_the_others_learn_who(friends: Friends) -> None:
    before = friends.round()
    expect(friends.undo(0), 200)
    expect(friends.consent(1, True), 200)
    with friends.people[0].watch(friends.id, 0) as line, Browser(friends.people[0].url) as stranger:
        assert heard(line)["wish"] is not None
        with stranger.watch(friends.id) as public:
            refusal = expect(friends.consent(2, False), 200)
            assert heard_aside(line, "refused") == {"by": 0, "seat": 2}
            # That is among the people at the table.
            friends.answer(0)
            messages: list[Json] = []
            while not messages or messages[-1].get("version", 0) <= refusal["version"]:
                messages.append(json.loads(public.recv(timeout=PATIENCE)))
            assert [message for message in messages if "refused" in message] == []
    assert (refusal["wish"], refusal["last"]) == (None, before["last"])
    refused(friends.consent(1, True), 409, "stale")


def test_a_takeback_request_can_be_withdrawn(friends: Friends) -> None:
    friends.round()
    expect(friends.undo(0), 200)
    refused(friends.consent(0, True), 422, "wish_not_asked")
    with friends.people[1].watch(friends.id, 1) as line:
        assert expect(friends.consent(0, False), 200)["wish"] is None
        assert heard_aside(line, "refused") == {"by": 0, "seat": 0}


def test_an_answer_ends_the_wish(friends: Friends) -> None:
    friends.round()
    wished = expect(friends.undo(0), 200)
    assert friends.answer(1)["wish"] is None
    late = friends.consent(2, True, expected=wished["version"])
    refused(late, 409, "stale")
    assert late.json()["missed"]["wish"] is None


def test_consent_is_for_the_wish_that_was_seen(friends: Friends) -> None:
    friends.round()
    first = expect(friends.undo(0), 200)
    expect(friends.consent(1, False), 200)
    second = expect(friends.undo(0), 200)
    assert second["wish"]["at"] > first["wish"]["at"]
    refused(friends.consent(2, True, expected=first["version"]), 409, "stale")
    assert friends.look(2)["wish"] == second["wish"]


def test_the_same_key_agrees_once(friends: Friends) -> None:
    friends.round()
    body = {"seat": 0, "expected": friends.look(0)["version"], "key": fresh_key()}
    first = expect(friends.people[0].post(friends.id, "undo", **body), 200)
    assert expect(friends.people[0].post(friends.id, "undo", **body), 200) == first
    key = fresh_key()
    yes = expect(friends.consent(1, True, key=key), 200)
    assert expect(friends.consent(1, True, key=key), 200)["version"] == yes["version"]
    refused(friends.consent(1, False, key=key), 422, "key_reused")
    refused(friends.undo(1, key=key), 422, "key_reused")


def test_one_wish_at_a_time(friends: Friends) -> None:
    friends.round()
    expect(friends.undo(0), 200)
    assert refused(friends.undo(1), 422, "wish_open")["args"] == {"seat": 0}
    refused(friends.undo(0), 422, "wish_open")


def test_an_own_answer_that_nobody_has_seen_is_taken_back_without_asking(friends: Friends) -> None:
    friends.round()
    friends.answer(1)
    expect(friends.undo(0), 200)
    back = expect(friends.undo(1), 200)
    assert (back["answered"], back["wish"]) == (None, None)


def test_a_seat_lent_to_an_ai_agrees(friends: Friends) -> None:
    friends.round()
    wished = expect(friends.undo(0), 200)
    expect(friends.consent(1, True), 200)
    body = {"kind": "ai", "level": "random"}
    lent = expect(friends.command("seat", 2, **body), 200)
    assert (lent["wish"], lent["rewound"]) == (None, True)
    assert lent["last"] < wished["last"]


def test_ais_alone_do_not_agree_to_what_has_come_to_light(friends: Friends) -> None:
    """A request that was made before the others left allows no more than one that is made afterwards."""
    friends.round()
    expect(friends.undo(0), 200)
    expect(friends.command("seat", 1, kind="ai", level="random"), 200)
    lent = expect(friends.command("seat", 2, kind="ai", level="random"), 200)
    assert (lent["wish"], lent["rewound"], lent["result"]) == (None, False, None)


def test_a_wish_ends_when_its_owner_leaves(friends: Friends) -> None:
    friends.round()
    expect(friends.undo(0), 200)
    assert expect(friends.command("seat", 0, kind="ai", level="random"), 200)["wish"] is None


def test_ais_wait_while_a_wish_is_open(friends: Friends) -> None:
    friends.round()
    expect(friends.undo(1), 200)
    lent = expect(friends.command("seat", 0, kind="ai", level="random"), 200)
    assert lent["wish"]["asked"] == [0, 2]
    with friends.people[0].watch(friends.id) as line:
        assert heard(line)["version"] == lent["version"]
        time.sleep(1.0)
        assert friends.look(2)["version"] == lent["version"]
        refusal = expect(friends.consent(2, False), 200)
        heard_until(line, refusal["version"] + 1)
    assert friends.look(2)["seats"][0]["done"]


def test_people_around_one_screen_need_no_asking(browser: Browser) -> None:
    """Both choose their growth, which reveals nothing; then the first takes it back."""
    id = browser.open(people("Noor", "Till"), game="spirit_island", options={"casting": "random"})["id"]
    while not all(browser.look(id, seat)["decisions"] for seat in (0, 1)):
        asked = next(seat for seat in (0, 1) if browser.look(id, seat)["decisions"])
        expect(browser.answer(id, asked), 200)
    start = browser.look(id, 0)
    expect(browser.answer(id, 0), 200)
    now = expect(browser.answer(id, 1), 200)
    undo = browser.look(id, 0)["undo"]
    assert (undo["ok"], undo["reason"]["id"], undo["ask"]) == (False, "illegal-undo-other", [])
    back = expect(browser.post(id, "undo", seat=0, expected=now["version"], key=fresh_key()), 200)
    assert (back["decisions"], back["wish"]) == (start["decisions"], None)


@pytest.mark.parametrize("free", [False, True])
def test_what_has_come_to_light_is_taken_back_only_where_the_option_says_always(
    browser: Browser, free: bool
) -> None:
    """Alone, among AI seats and at one screen there is no player to ask, and cards are no less revealed."""
    options = {"takebacks": "free"} if free else {}
    id = browser.open([*people("Noor", "Till"), *robots(1)], options=options)["id"]
    now = browser.play(id, [0, 1], until=3)
    undo = browser.look(id, 0)["undo"]
    reply = browser.post(id, "undo", seat=0, expected=now["version"], key=fresh_key())
    if free:
        assert undo["ok"]
        expect(reply, 200)
    else:
        reason = {"id": "illegal-undo-revealed", "args": {}}
        assert undo == {"ok": False, "part": False, "reason": reason, "ask": None}
        refused(reply, 422, "undo_revealed")


def test_chance_is_never_taken_back(url: str) -> None:
    with Browser(url) as noor, Browser(url) as till:
        opened = noor.open([*people("Noor"), {"kind": "guest"}], game="living_forest_duel")
        id = opened["id"]
        body = {"seat": 1, "name": "Till", "key": fresh_key()}
        expect(till.http.post(f"/api/invitations/{opened['invite']}", json=body), 200)
        both = (noor, till)
        while True:
            around = noor.look(id)
            seat = next(n for n, sitting in enumerate(around["seats"]) if sitting["asked"])
            undo = expect(both[seat].answer(id, seat), 200)["undo"]
            assert not around["over"], "chance never decided anything"
            if not undo["ok"] and undo["ask"] is None:
                break
        assert undo["reason"] == {"id": "illegal-undo-chance", "args": {}}
        version = noor.look(id)["version"]
        reply = both[seat].post(id, "undo", seat=seat, expected=version, key=fresh_key())
        refused(reply, 422, "undo_chance")
        assert noor.look(id)["version"] == version


def test_nothing_is_taken_back_after_the_end(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    end = browser.play(id, [0, 1, 2])
    for seat in (0, 1, 2):
        own = browser.look(id, seat)["undo"]
        reason = {"id": "illegal-over", "args": {}}
        assert own == {"ok": False, "part": False, "reason": reason, "ask": None}
        refused(browser.post(id, "undo", seat=seat, expected=end["version"], key=fresh_key()), 422, "over")
    assert end["result"]["taken_back"] == 0


def test_nobody_goes_back_from_the_end_of_a_table_for_guests(url: str) -> None:
    friends = Friends(url, options={"takebacks": "free"})
    while not (now := friends.look(0))["over"]:
        for seat in range(3):
            if friends.look(seat)["decisions"]:
                friends.answer(seat)
    host = friends.people[0]
    # The record shows every card, so the game must not go on.
    expect(host.http.get(f"/api/tables/{friends.id}/record"), 200)
    assert now["undo"]["reason"] == {"id": "illegal-over", "args": {}}
    refused(host.post(friends.id, "undo", seat=0, expected=now["version"], key=fresh_key()), 422, "over")
    friends.close()


def test_free_take_backs_are_told_in_the_result(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as browser:
        id = browser.open(people("Noor", "Till", "Ada"), options={"takebacks": "free"})["id"]
        browser.answer(id, 0)
        # Taking a secret answer back concerns no other seat.
        expect(browser.post(id, "undo", seat=0, expected=1, key=fresh_key()), 200)
        browser.play(id, [0, 1, 2], until=5)
        expect(browser.post(id, "undo", seat=0, expected=5, key=fresh_key()), 200)
        end = browser.play(id, [0, 1, 2])
        assert end["result"]["taken_back"] == 1
        # Free takebacks without other players go back even from the end.
        back = expect(browser.post(id, "undo", seat=2, expected=end["version"], key=fresh_key()), 200)
        assert (back["over"], back["result"]) == (False, None)
        end = browser.play(id, [0, 1, 2])
        assert end["result"]["taken_back"] == 2
        replay = expect(browser.http.get(f"/api/tables/{id}/replay"), 200)
        assert replay["result"] == end["result"]
        cookies = dict(browser.http.cookies)
    with running(tmp_path) as url, Browser(url) as browser:
        browser.http.cookies.update(cookies)
        assert browser.look(id) == end


def test_an_open_wish_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as url:
        friends = Friends(url)
        friends.round()
        wished = expect(friends.undo(0), 200)
        cookies = [dict(person.http.cookies) for person in friends.people]
        friends.close()
    with running(tmp_path) as url:
        for n, stored in enumerate(cookies):
            friends.people[n] = Browser(url)
            friends.people[n].http.cookies.update(stored)
        assert friends.look(1)["wish"] == wished["wish"]
        expect(friends.consent(1, True), 200)
        assert expect(friends.consent(2, True), 200)["rewound"]
        end = friends.finish()
        record = expect(friends.people[0].http.get(f"/api/tables/{friends.id}/record"), 200)
        friends.close()
    assert end["result"]["taken_back"] == 1
    assert weald.replay(record).over
