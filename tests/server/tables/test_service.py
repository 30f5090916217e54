"""Commands: confirmed once, refused when they come too late, taken back when that is allowed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import weald
from tests.server.live_server import Browser, Json, expect, fresh_key, people, refused, running

THREE = ("Noor", "Till", "Ada")


def test_the_same_key_twice_is_one_answer(browser: Browser) -> None:
    id = browser.open(people(*THREE))["id"]
    command = {"seat": 0, "expected": 0, "key": fresh_key(), "option": "fox"}
    first = expect(browser.post(id, "answer", **command), 200)
    again = expect(browser.post(id, "answer", **command), 200)
    assert again == first
    assert again["version"] == 1


def test_the_same_key_after_a_restart(tmp_path: Path) -> None:
    command = {"seat": 0, "expected": 0, "key": fresh_key(), "option": "fox"}
    with running(tmp_path) as url, Browser(url) as noor:
        opened = noor.open(people(*THREE))
        first = expect(noor.post(opened["id"], "answer", **command), 200)
    with running(tmp_path) as url, Browser(url, opened["tokens"]["0"]) as noor:
        again = expect(noor.post(opened["id"], "answer", **command), 200)
    # The token is the seat's alone, the cookie was the host's.
    assert [first.pop(name) for name in ("mine", "host", "invite")] == [[0, 1, 2], True, opened["invite"]]
    assert [again.pop(name) for name in ("mine", "host", "invite")] == [[0], False, None]
    # Others with a seat see which seats are the host's.
    assert [seat.pop("host", False) for seat in again["seats"]] == [True, True, True]
    assert again == first


def test_a_key_repeated_after_others_moved_confirms_and_shows_the_table_as_it_is(browser: Browser) -> None:
    id = browser.open(people(*THREE))["id"]
    command = {"seat": 0, "expected": 0, "key": fresh_key(), "option": "fox"}
    expect(browser.post(id, "answer", **command), 200)
    now = browser.play(id, [1, 2], until=3)
    again = expect(browser.post(id, "answer", **command), 200)
    assert again["version"] == now["version"] == 3
    assert again["events"] == browser.look(id, 0, after=again["last"] - len(again["events"]))["events"]


def test_a_key_cannot_be_used_for_something_else(browser: Browser) -> None:
    id = browser.open(people(*THREE))["id"]
    command = {"seat": 0, "expected": 0, "key": fresh_key(), "option": "fox"}
    expect(browser.post(id, "answer", **command), 200)
    refused(browser.post(id, "answer", **{**command, "option": "deer"}), 422, "key_reused")
    refused(browser.post(id, "answer", **{**command, "seat": 1}), 422, "key_reused")
    refused(browser.post(id, "undo", seat=0, expected=1, key=command["key"]), 422, "key_reused")
    assert browser.look(id)["version"] == 1


def test_an_answer_out_of_date_gets_what_was_missed(browser: Browser) -> None:
    id = browser.open(people(*THREE))["id"]
    before = browser.look(id, 0)
    browser.play(id, [0, 1, 2], until=3)
    late = browser.post(id, "answer", seat=0, expected=1, key=fresh_key(), option="deer")
    message = refused(late, 409, "stale")
    assert message == {"id": "error-stale", "args": {}}
    missed: Json = late.json()["missed"]
    assert (missed["version"], missed["seat"], missed["rewound"]) == (3, 0, False)
    assert missed["events"] == browser.look(id, 0, after=before["last"])["events"] != []
    assert expect(browser.answer(id, 0, expected=missed["version"]), 200)["version"] == 4


def test_an_answer_from_the_future_gets_the_whole_table(browser: Browser) -> None:
    id = browser.open(people(*THREE))["id"]
    reply = browser.post(id, "answer", seat=0, expected=5, key=fresh_key(), option="fox")
    refused(reply, 409, "stale")
    assert reply.json()["missed"]["events"] == browser.look(id, 0)["events"]


def test_secret_answers_of_others_do_not_make_an_answer_late(browser: Browser) -> None:
    id = browser.open(people(*THREE))["id"]
    for n, (seat, option) in enumerate(((2, "fox"), (0, "deer"), (1, "wolf"))):
        reply = browser.post(id, "answer", seat=seat, expected=0, key=fresh_key(), option=option)
        assert expect(reply, 200)["version"] == n + 1


def test_reordered_commands_do_not_change_an_answer(browser: Browser) -> None:
    id = browser.open(people(*THREE))["id"]
    expect(browser.answer(id, 0, "fox"), 200)
    undo = {"seat": 0, "expected": 1, "key": fresh_key()}
    expect(browser.post(id, "undo", **undo), 200)
    expect(browser.answer(id, 0, "deer"), 200)
    assert expect(browser.post(id, "undo", **undo), 200)["answered"] == "deer"
    late = browser.post(id, "answer", seat=0, expected=0, key=fresh_key(), option="wolf")
    refused(late, 409, "stale")
    assert browser.look(id, 0)["answered"] == "deer"


def test_the_own_secret_answer_can_be_taken_back_until_all_are_in(browser: Browser) -> None:
    id = browser.open(people(*THREE))["id"]
    start = browser.look(id, 0)
    browser.answer(id, 0, "fox")
    browser.answer(id, 1, "deer")
    back = expect(browser.post(id, "undo", seat=0, expected=1, key=fresh_key()), 200)
    assert (back["version"], back["answered"]) == (3, None)
    assert (back["view"], back["decisions"]) == (start["view"], start["decisions"])
    assert browser.look(id, 1)["answered"] == "deer"
    browser.answer(id, 0, "wolf")
    end = expect(browser.answer(id, 2, "fox"), 200)
    assert [seat["done"] for seat in end["seats"]] == [False, False, False]
    # People around one screen need not ask each other by way of the service, but all cards are face up now.
    reason = {"id": "illegal-undo-revealed", "args": {}}
    assert browser.look(id, 0)["undo"] == {"ok": False, "part": False, "reason": reason, "ask": None}


def test_free_take_backs_rewind_the_events(browser: Browser) -> None:
    id = browser.open(people(*THREE), options={"takebacks": "free"})["id"]
    start = browser.look(id, 0)
    moved = browser.play(id, [0, 1, 2], until=4)
    back = expect(browser.post(id, "undo", seat=0, expected=moved["version"], key=fresh_key()), 200)
    assert back["version"] == 5
    while not (back["view"] == start["view"] and back["decisions"] == start["decisions"]):
        back = expect(browser.post(id, "undo", seat=0, expected=back["version"], key=fresh_key()), 200)
        assert back["rewound"] == (back["last"] < moved["last"])
    assert back["last"] == start["last"]
    assert browser.look(id, 0, after=0)["events"] == start["events"]
    first_to_now = browser.post(id, "answer", seat=1, expected=1, key=fresh_key(), option="fox").json()[
        "missed"
    ]
    assert (first_to_now["events"], first_to_now["last"]) == ([], start["last"])


def test_undone_answers_are_not_in_the_record(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as browser:
        opened = browser.open(people(*THREE))
        id = opened["id"]
        browser.answer(id, 0, "fox")
        browser.answer(id, 1, "deer")
        expect(browser.post(id, "undo", seat=0, expected=2, key=fresh_key()), 200)
        browser.answer(id, 0, "wolf")
        cookies = dict(browser.http.cookies)
    with running(tmp_path) as url, Browser(url) as browser:
        browser.http.cookies.update(cookies)
        assert browser.look(id, 0)["answered"] == "wolf"
        browser.play(id, [0, 1, 2])
        record = expect(browser.http.get(f"/api/tables/{id}/record"), 200)
    assert [answer[:2] for answer in record["answers"][:2]] == [[1, "deer"], [0, "wolf"]]
    assert weald.replay(record).over


def test_many_at_once_are_all_confirmed_and_none_twice(url: str) -> None:
    """Six people play at six tables at once, and everything they send is sent twice at the same time."""
    with ThreadPoolExecutor(6) as players:
        assert list(players.map(lambda _: played_twice(url, turns=12), range(6))) == [[[200, 200]] * 12] * 6


def played_twice(url: str, turns: int) -> list[list[int]]:
    """Return the statuses of answers that a browser sends twice each."""
    with Browser(url) as somebody, Browser(url) as twin, ThreadPoolExecutor(2) as hands:
        id = somebody.open(people(*THREE))["id"]
        twin.http.cookies.update(somebody.http.cookies)
        statuses = []
        for turn in range(turns):
            around = somebody.look(id)
            seat = next(n for n, s in enumerate(around["seats"]) if s["asked"] and not s["done"])
            option = somebody.look(id, seat)["decisions"][0]["choices"][0]["id"]
            command = {"seat": seat, "expected": turn, "key": fresh_key(), "option": option}
            sent = [hands.submit(browser.post, id, "answer", **command) for browser in (somebody, twin)]
            statuses.append([future.result().status_code for future in sent])
        assert somebody.look(id)["version"] == turns
        return statuses
