"""Moving seats to another device: once, in time, never by guessing, and everything goes along."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.live_server import Browser, Json, expect, fresh_key, heard, people, refused, running
from weald.server.clock import Clock, now
from weald.server.moves import (
    ALPHABET,
    ATTEMPTS,
    CODE_LENGTH,
    GROUP_ATTEMPTS,
    GROUP_LENGTH,
    VALID_SECONDS,
    Moves,
)
from weald.server.settings import NEARBY, Settings
from weald.server.storage.database import open_database
from weald.server.tokens import new_secret
from weald.tables.errors import Refused


@pytest.fixture
def phone(url: str) -> Iterator[Browser]:
    """Another device, which has looked at the page and so has a cookie."""
    with Browser(url) as other:
        other.http.get("/")
        yield other


def offer(browser: Browser, id: str) -> Json:
    return expect(browser.post(id, "move"), 200)


def use(browser: Browser, code: str) -> Json:
    return expect(browser.http.post("/api/moves", json={"code": code}), 200)


def unknown(browser: Browser, code: str) -> None:
    refused(browser.http.post("/api/moves", json={"code": code}), 404, "unknown_move")


@pytest.mark.parametrize("by", ["code", "token"])
def test_everything_of_the_old_device_goes_to_the_new_one(browser: Browser, phone: Browser, by: str) -> None:
    id = browser.open([*people("Noor", "Ada"), {"kind": "guest", "name": ""}])["id"]
    before = browser.look(id)
    assert use(phone, offer(browser, id)[by]) == {"id": id}
    after = phone.look(id, 0)
    assert (after["mine"], after["host"], after["invite"]) == ([0, 1], True, before["invite"])
    assert [seat["name"] for seat in after["seats"]] == ["Noor", "Ada", ""]
    assert not any(seat.get("looked") for seat in after["seats"])
    left = browser.look(id)
    assert (left["mine"], left["host"], left["invite"]) == ([], False, None)
    refused(browser.http.get(f"/api/tables/{id}", params={"seat": 0}), 403, "seat_not_yours")
    assert [table["id"] for table in expect(browser.http.get("/api/tables"), 200)["tables"]] == []
    assert [table["id"] for table in expect(phone.http.get("/api/tables"), 200)["tables"]] == [id]
    expect(phone.answer(id, 0), 200)


def test_the_seat_is_at_the_new_device_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as browser, Browser(url) as phone:
        phone.http.get("/")
        id = browser.open(people("Noor"))["id"]
        use(phone, offer(browser, id)["code"])
        cookies = dict(phone.http.cookies)
    with running(tmp_path) as url, Browser(url) as phone:
        phone.http.cookies.update(cookies)
        after = phone.look(id, 0)
        assert (after["mine"], after["host"]) == ([0], True)


def test_the_open_page_of_the_old_device_loses_the_seat(browser: Browser, phone: Browser) -> None:
    id = browser.open(people("Noor"))["id"]
    with browser.watch(id, 0) as line, browser.watch(id) as around:
        heard(line)
        assert heard(around)["host"]
        use(phone, offer(browser, id)["code"])
        now = heard(around)
        assert (now["mine"], now["host"], now["invite"]) == ([], False, None)
        with pytest.raises(Exception, match="1008"):
            heard(line)


def test_tokens_of_the_old_device_are_void(browser: Browser, phone: Browser, url: str) -> None:
    opened = browser.open(people("Noor"))
    with Browser(url, opened["tokens"]["0"]) as program:
        assert program.look(opened["id"])["mine"] == [0]
        use(phone, offer(browser, opened["id"])["code"])
        assert program.look(opened["id"])["mine"] == []


def test_a_code_works_once_but_a_lost_reply_does_no_harm(
    browser: Browser, phone: Browser, stranger: Browser
) -> None:
    id = browser.open(people("Noor"))["id"]
    move = offer(browser, id)
    assert use(phone, move["code"]) == use(phone, move["token"]) == {"id": id}
    version = phone.look(id)["version"]
    stranger.http.get("/")
    for other in (stranger, browser):
        unknown(other, move["code"])
        unknown(other, move["token"])
    assert (phone.look(id)["version"], phone.look(id)["mine"]) == (version, [0])


def test_a_new_code_makes_the_earlier_one_void(browser: Browser, phone: Browser) -> None:
    id = browser.open(people("Noor"))["id"]
    first, second = offer(browser, id), offer(browser, id)
    unknown(phone, first["code"])
    unknown(phone, first["token"])
    use(phone, second["code"])


def test_a_code_is_read_however_it_is_typed(browser: Browser, phone: Browser) -> None:
    id = browser.open(people("Noor"))["id"]
    code = offer(browser, id)["code"]
    assert len(code) == CODE_LENGTH
    assert set(code) <= set(ALPHABET)
    use(phone, f" {code[:5].lower()}-{code[5:]} ")


def test_a_code_is_void_after_some_minutes(
    browser: Browser, phone: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = browser.open(people("Noor"))["id"]
    move = offer(browser, id)
    monkeypatch.setattr(Clock, "now", lambda _: now() + (VALID_SECONDS + 1) * 1000)
    unknown(phone, move["code"])
    unknown(phone, move["token"])


def test_only_those_who_sit_there_have_something_to_move(
    browser: Browser, stranger: Browser, phone: Browser
) -> None:
    id = browser.open([*people("Noor"), {"kind": "guest", "name": ""}])["id"]
    refused(stranger.post(id, "move"), 403, "not_at_table")
    refused(phone.post(id, "move"), 403, "not_at_table")


def test_a_guest_moves_the_own_seat_and_nothing_else(
    browser: Browser, stranger: Browser, phone: Browser
) -> None:
    opened = browser.open([*people("Noor"), {"kind": "guest", "name": ""}])
    id, body = opened["id"], {"seat": 1, "name": "Till", "key": fresh_key()}
    expect(stranger.http.post(f"/api/invitations/{opened['invite']}", json=body), 200)
    use(phone, offer(stranger, id)["code"])
    assert (phone.look(id)["mine"], phone.look(id)["host"]) == ([1], False)
    assert (browser.look(id)["mine"], browser.look(id)["host"]) == ([0], True)


def test_what_was_written_on_the_old_device_is_deleted_on_the_new_one(
    browser: Browser, stranger: Browser, phone: Browser
) -> None:
    opened = browser.open([*people("Noor"), {"kind": "guest", "name": ""}])
    id, code = opened["id"], opened["invite"]
    body = {"seat": 1, "name": "Till", "key": fresh_key()}
    expect(stranger.http.post(f"/api/invitations/{code}", json=body), 200)
    expect(stranger.post(id, "say", seat=1, key=fresh_key(), text="from the old device"), 200)
    use(phone, offer(stranger, id)["code"])
    refused(stranger.http.delete(f"/api/tables/{id}"), 403, "table_not_yours")
    expect(phone.http.delete(f"/api/tables/{id}"), 200)
    assert expect(browser.http.get(f"/api/tables/{id}/talk"), 200)["talk"] == []


def test_two_hands_at_one_device_are_told(browser: Browser, stranger: Browser) -> None:
    opened = browser.open([*people("Noor"), {"kind": "guest", "name": ""}])
    id, body = opened["id"], {"seat": 1, "name": "Till", "key": fresh_key()}
    expect(stranger.http.post(f"/api/invitations/{opened['invite']}", json=body), 200)
    use(browser, offer(stranger, id)["code"])
    seats = browser.look(id)["seats"]
    assert [bool(seat.get("looked")) for seat in seats] == [False, True]


def test_a_finished_game_stays_where_it_is(browser: Browser) -> None:
    id = browser.open(people("Noor"))["id"]
    browser.play(id, [0])
    refused(browser.post(id, "move"), 422, "over")


def test_codes_cannot_be_tried_out() -> None:
    """All guesses while a code is valid are next to nothing beside the codes of one group."""
    tries = GROUP_ATTEMPTS[0] + GROUP_ATTEMPTS[1] * VALID_SECONDS
    assert tries / len(ALPHABET) ** (CODE_LENGTH - GROUP_LENGTH) < 1e-7
    # Nor does it help to try all first letters while many offers are open, at more than a service can take.
    assert 5_000 * VALID_SECONDS * 1_000 / len(ALPHABET) ** CODE_LENGTH < 1e-5
    nowhere: Any = None
    moves = Moves(nowhere, nowhere)
    for n in range(int(ATTEMPTS[0])):
        moves.count_attempt("203.0.113.7", f"ABC{n}EFGHJK")
    with pytest.raises(Refused) as late:
        moves.count_attempt("203.0.113.7", "XYZ2345678")
    assert (late.value.status, late.value.code) == (429, "too_many_requests")
    moves.count_attempt("203.0.113.8", "XYZ2345678")


def attempt(browser: Browser, n: int, code: str) -> int:
    """Try a code from an address of its own."""
    headers = {"X-Forwarded-For": f"2001:db8:{n:x}::7"}
    return browser.http.post("/api/moves", json={"code": code}, headers=headers).status_code


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[str]:
    with running(tmp_path, settled=Settings(proxies=NEARBY)) as url:
        yield url


def test_wrong_codes_from_everywhere_stop_nobody(proxied: str) -> None:
    """120 wrong codes from 120 addresses once stopped every code and every link."""
    with Browser(proxied) as browser, Browser(proxied) as phone, Browser(proxied) as tablet:
        phone.http.get("/")
        tablet.http.get("/")
        id = browser.open(people("Noor"))["id"]
        random = Random(7)
        wrong = ["".join(random.choices(ALPHABET, k=CODE_LENGTH)) for _ in range(120)]
        assert {attempt(browser, n, code) for n, code in enumerate(wrong)} == {404}
        code = offer(browser, id)["code"]
        assert attempt(phone, 200, code) == 200
        assert attempt(tablet, 201, offer(phone, id)["token"]) == 200
        assert tablet.look(id)["mine"] == [0]


def test_wrong_codes_for_one_table_stop_that_code_alone(proxied: str) -> None:
    """Even those who know the first letters; the link of the same offer goes on."""
    with Browser(proxied) as browser, Browser(proxied) as phone:
        phone.http.get("/")
        one, two = (browser.open(people("Noor"))["id"] for _ in range(2))
        first, second = offer(browser, one), offer(browser, two)
        group, random = first["code"][:GROUP_LENGTH], Random(7)
        rest = ["".join(random.choices(ALPHABET, k=CODE_LENGTH - GROUP_LENGTH)) for _ in range(20)]
        statuses = [attempt(browser, n, group.lower() + "-" + letters) for n, letters in enumerate(rest)]
        assert statuses == [404] * 10 + [429] * 10
        assert attempt(phone, 300, first["code"]) == 429
        assert attempt(phone, 300, second["code"]) == 200
        assert attempt(phone, 300, first["token"]) == 200
        assert phone.look(one)["mine"] == phone.look(two)["mine"] == [0]


def test_links_are_not_counted(proxied: str) -> None:
    """256 bits cannot be guessed, and a browser that tried codes in vain may still open the link."""
    with Browser(proxied) as browser, Browser(proxied) as phone:
        phone.http.get("/")
        id = browser.open(people("Noor"))["id"]
        assert {attempt(phone, 1, new_secret()) for _ in range(40)} == {404}
        tried = [attempt(phone, 1, f"ABC{n}EFGHJK") for n in range(10)]
        assert tried == [404] * 8 + [429] * 2
        assert attempt(phone, 1, offer(browser, id)["token"]) == 200


def test_attempts_of_the_machine_itself_are_limited(browser: Browser) -> None:
    replies = [browser.http.post("/api/moves", json={"code": "ABCDEFGHJK"}) for _ in range(20)]
    statuses = {reply.status_code for reply in replies}
    assert statuses == {404, 429}
    assert "retry-after" in replies[-1].headers


def test_neither_code_nor_link_is_stored_or_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    with running(tmp_path) as url, Browser(url) as browser, Browser(url) as phone:
        id = browser.open(people("Noor"))["id"]
        used, unused = offer(browser, id), None
        use(phone, used["code"])
        unused = offer(phone, id)
        unknown(browser, used["token"])
    engine = open_database(tmp_path)
    with engine.begin() as connection:
        rows = str(connection.execute(text("SELECT * FROM moves")).fetchall())
    engine.dispose()
    assert rows.count("('") == 2
    for secret in (used["code"], used["token"], unused["code"], unused["token"]):
        assert secret not in rows
        assert secret not in caplog.text
