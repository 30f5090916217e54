"""AI seats answer by themselves, go on after a restart, and never hold anybody up."""

from __future__ import annotations

import asyncio
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace

import weald
from tests import loops
from tests.server.live_server import Browser, Json, expect, fresh_key, heard, people, refused, robots, running
from weald import ai
from weald.server import main
from weald.server.ai_seats import pool
from weald.server.ai_seats import seats as seats_ai
from weald.server.ai_seats.leases import Leases
from weald.server.ai_seats.pool import WorkerPool
from weald.server.ai_seats.queue import Origin
from weald.server.ai_seats.seats import AiSeats, think_seed
from weald.server.errors import Refused
from weald.server.storage.database import open_database
from weald.server.tables.commands import Command
from weald.server.tables.revision import Revision, Seat, Setup, first_revision


def settled(browser: Browser, id: str) -> Json:
    """The table once only people are asked."""
    late = time.monotonic() + 60
    while True:
        around = browser.look(id)
        asked = [seat for seat in around["seats"] if seat["asked"] and not seat["done"]]
        if all(seat["kind"] == "human" for seat in asked):
            return around
        assert time.monotonic() < late


def test_ai_seats_answer_at_once_and_secretly(browser: Browser) -> None:
    id = browser.open([*people("Noor"), *robots(2, "easy")])["id"]
    around = settled(browser, id)
    assert around["version"] == 2
    assert [seat["done"] for seat in around["seats"]] == [False, True, True]


def test_people_choose_their_spirits_before_ai_seats(browser: Browser) -> None:
    id = browser.open([*robots(1, "random"), *people("Noor", "Jonas")], game="spirit_island")["id"]
    time.sleep(0.5)
    assert browser.look(id)["version"] == 0
    expect(browser.answer(id, 1), 200)
    time.sleep(0.5)
    assert browser.look(id)["version"] == 1
    expect(browser.answer(id, 2), 200)
    assert [seat["asked"] for seat in settled(browser, id)["seats"]][1:] == [True, True]
    assert browser.look(id)["version"] > 2


def test_a_game_against_ai_seats_ends(browser: Browser) -> None:
    id = browser.open([*people("Noor"), *robots(1, "random"), *robots(1, "easy")])["id"]
    assert browser.play(id, [0])["over"]


def test_a_free_take_back_leads_to_the_own_last_question(browser: Browser) -> None:
    id = browser.open([*people("Noor"), *robots(2, "easy")], options={"takebacks": "free"})["id"]
    settled(browser, id)
    before = browser.look(id, 0)
    expect(browser.answer(id, 0), 200)
    settled(browser, id)
    now = browser.look(id, 0)
    assert now["decisions"] != before["decisions"]
    expect(browser.post(id, "undo", seat=0, expected=now["version"], key=fresh_key()), 200)
    settled(browser, id)
    again = browser.look(id, 0)
    assert (again["decisions"], again["view"]) == (before["decisions"], before["view"])
    assert again["version"] > now["version"]


def test_games_of_ai_seats_only_depend_on_the_seed_only(browser: Browser) -> None:
    results = []
    for _ in range(2):
        id = browser.open([*robots(1), *robots(2, "easy")], seed=11)["id"]
        with browser.watch(id) as line:
            while not (message := heard(line))["over"]:
                pass
        results.append(message["result"])
    assert results[0] == results[1]


def test_a_hint_and_an_ai_do_not_know_more_than_the_seat(browser: Browser) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    advice = expect(browser.post(id, "hint", seat=0, expected=0), 200)
    choices = [choice["id"] for choice in browser.look(id, 0)["decisions"][0]["choices"]]
    assert advice["option"] in choices
    assert {other["option"] for other in advice["others"]} <= set(choices) - {advice["option"]}
    assert 0 <= advice["before"] <= 1
    assert 0 <= advice["after"] <= 1
    assert len(advice["reasons"]) <= 3
    # What others have picked meanwhile changes no chance that is computed from the seat's view.
    refused(browser.post(id, "hint", seat=1, expected=9), 409, "stale")


def test_a_call_that_comes_while_the_last_answer_is_on_its_way_is_heard(tmp_path: Path) -> None:
    """A person answers between an AI's commit and the moment the AI learns of it."""
    seats = (Seat("Noor", "human"), Seat("Ivy", "ai", "random"), Seat("Rowan", "ai", "random"))
    table = weald.new("ecosystem", seats=3, seed=5)
    newest = first_revision(Setup("t", "ecosystem", dict(table.options), 5, seats), table)

    def answered(seat: int, option: str) -> Revision:
        after = newest.table.clone()
        after.answer(seat, option)
        return newest.answered(after, seat)

    bots: AiSeats
    engine = open_database(tmp_path)

    async def submit(command: Command) -> Revision:
        nonlocal newest
        assert command.option is not None
        newest = committed = answered(command.seat, command.option)
        bots.wake(newest)
        if newest.waiting == [0] and newest.table.decision(0).kind == "pick":  # type: ignore[union-attr]
            newest = answered(0, newest.table.pending[0].options[0])
            bots.wake(newest)
        return committed

    async def latest(_: str) -> Revision:
        return newest

    async def play() -> None:
        nonlocal bots
        minds = WorkerPool(1)
        bots = AiSeats(submit, latest, minds, Leases(engine))
        bots.wake(newest)
        while bots._playing:
            await asyncio.sleep(0.01)
        await bots.stop()
        await minds.stop()

    loops.run(play())
    engine.dispose()
    # Only the person is left to be asked, and the bots have moved after the first picks were complete.
    assert newest.waiting == [0]
    assert newest.version > 3


def test_ai_seats_of_a_deleted_table_end_without_an_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    setup = Setup("table", "ecosystem", {}, 7, (Seat("Noor", "human"), Seat("Alder", "ai", "random")))
    revision = first_revision(setup, weald.new("ecosystem", seats=2, seed=7))
    engine = open_database(tmp_path)

    async def submit(_: Command) -> Revision:
        raise Refused(404, "unknown_table")

    async def latest(_: str) -> Revision:
        raise Refused(404, "unknown_table")

    async def play() -> None:
        minds = WorkerPool(1)
        bots = AiSeats(submit, latest, minds, Leases(engine))
        bots.wake(revision)
        while bots._playing:
            await asyncio.sleep(0.01)
        await bots.stop()
        await minds.stop()

    loops.run(play())
    engine.dispose()
    assert caplog.text == ""


def test_a_bot_that_fails_does_not_end_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = """import sys
for line in sys.stdin:
    print('{"error": "a bot has lost its mind"}', flush=True)
"""
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-c", broken))
    with running(tmp_path) as url, Browser(url) as browser:
        id = browser.open([*people("Noor"), *robots(2, "easy")])["id"]
        assert settled(browser, id)["version"] == 2
        assert "the AI easy failed" in caplog.text
        reply = browser.post(id, "hint", seat=0, expected=2)
        assert refused(reply, 500, "internal") == {"id": "error-internal", "args": {}}
        assert "lost its mind" not in reply.text
        assert browser.look(id)["version"] == 2


def test_a_quick_answer_that_takes_too_long_is_any_legal_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A crafted table on which even one look takes many seconds."""
    newest = duel("easy")
    [seat] = newest.table.run.open_seats
    decision = newest.table.decision(seat)
    assert decision is not None
    engine = open_database(tmp_path)

    def endless(*_: object) -> str:
        while True:
            pass

    monkeypatch.setattr(seats_ai, "quick_choice", endless)
    monkeypatch.setattr(seats_ai, "QUICK_SECONDS", 0.05)

    async def play() -> str:
        given: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def submit(command: Command) -> Revision:
            assert command.option is not None
            given.set_result(command.option)
            return replace(newest, setup=replace(newest.setup, imported=True))

        async def latest(_: str) -> Revision:
            raise AssertionError

        missing = WorkerPool(2, command=[str(tmp_path / "missing")])
        bots = AiSeats(submit, latest, missing, Leases(engine))
        bots.wake(newest)
        async with asyncio.timeout(20):
            option = await given
        await bots.stop()
        await missing.stop()
        return option

    assert loops.run(play()) == decision.options[think_seed(newest, seat) % len(decision.options)]
    engine.dispose()


def test_an_ai_seat_answers_alike_after_a_take_back() -> None:
    """The seed hangs on the answers that stand, so that it can be found again from a record."""
    before = duel("easy")
    seat = before.waiting[0]
    answered = before.answered(before.table.after(seat, 0), seat)
    back, _ = answered.taken_back(before.table, seat)
    assert back.version > before.version
    assert think_seed(back, seat) == think_seed(before, seat) == ai.seat_seed(before.setup.seed, 0, seat)
    assert think_seed(answered, seat) == ai.seat_seed(before.setup.seed, 1, seat)


def test_a_busy_pool_holds_no_table_up(tmp_path: Path) -> None:
    """Workers that never reply: an AI seat gives a quick answer as soon as its time is over."""
    silent = "import sys\nfor line in sys.stdin:\n    pass\n"
    newest = duel("strong", thinking=1)
    engine = open_database(tmp_path)
    given: list[str] = []
    times: list[float] = []

    async def play() -> None:
        answered, time_is_over = asyncio.Event(), asyncio.Event()

        async def submit(command: Command) -> Revision:
            assert command.option is not None
            given.append(command.option)
            answered.set()
            after = newest.table.clone()
            after.answer(command.seat, command.option)
            return replace(newest.answered(after, command.seat), setup=replace(newest.setup, imported=True))

        async def latest(_: str) -> Revision:
            raise AssertionError

        async def sleep(seconds: float) -> None:
            times.append(seconds)
            await time_is_over.wait()

        minds = WorkerPool(2, command=[sys.executable, "-c", silent])
        busy = [
            asyncio.create_task(minds.choose(Origin(f"t{n}", "busy"), "strong", newest.table, 0, n))
            for n in range(6)
        ]
        bots = AiSeats(submit, latest, minds, Leases(engine), sleep)
        bots.wake(newest)
        while not times:
            await asyncio.sleep(0)
        assert given == []
        time_is_over.set()
        await answered.wait()
        assert bots.late == 1
        await bots.stop()
        await minds.stop()
        await asyncio.gather(*busy, return_exceptions=True)

    loops.run(play())
    engine.dispose()
    # A second for the search, less what the guard needs, and the patience with the pool.
    assert times == [0.7 + seats_ai.GRACE_SECONDS]
    assert given == [
        ai.quick_choice(newest.table, newest.waiting[0], seats_ai.think_seed(newest, newest.waiting[0]))
    ]


def duel(level: str, **options: int) -> Revision:
    """A duel of a person and an AI, whose turn it is."""
    table = weald.new("living_forest_duel", seed=3, options=options)
    kinds = [Seat("Noor", "human", owner="noor"), Seat("Noor", "human", owner="noor")]
    kinds[table.run.open_seats[0]] = Seat("Ivy", "ai", level)
    setup = Setup("t", "living_forest_duel", dict(table.options), 3, tuple(kinds), host="noor")
    return first_revision(setup, table)


def test_hints_have_a_limit(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    id = browser.open(people("Noor", "Till", "Ada"))["id"]
    monkeypatch.setattr(seats_ai, "HINTS_WAITING", 0)
    refused(browser.post(id, "hint", seat=0, expected=0), 503, "busy")
    monkeypatch.setattr(seats_ai, "HINTS_WAITING", 16)
    monkeypatch.setattr(seats_ai, "HINTS_AT_A_TABLE", 0)
    refused(browser.post(id, "hint", seat=0, expected=0), 503, "busy")


def test_ai_seats_play_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as browser:
        opened = browser.open(robots(6, "easy"))
        cut = browser.look(opened["id"])
    assert not cut["over"]
    with running(tmp_path) as url, Browser(url) as browser:
        assert expect(browser.http.get("/api/tables"), 200) == {"tables": []}
        id = opened["id"]
        with browser.watch(id) as line:
            while not heard(line)["over"]:
                pass
        record = expect(browser.http.get(f"/api/tables/{id}/record"), 200)
    assert weald.replay(record).over


# The processes cannot be started, hang before they read anything, or die at once.
TROUBLE = {
    "missing": ("/nowhere/at/all",),
    "hanging": (sys.executable, "-c", "import time; time.sleep(600)"),
    "dying": (sys.executable, "-c", "raise SystemExit(1)"),
}


@pytest.mark.parametrize("trouble", TROUBLE)
def test_the_service_ends_whatever_becomes_of_the_processes(
    trouble: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thoughts that wait and processes that do not start hold up neither the end nor the next beginning."""
    with monkeypatch.context() as changed:
        changed.setattr(pool, "COMMAND", TROUBLE[trouble])
        with running(tmp_path) as url, Browser(url) as browser:
            id = browser.open(robots(3))["id"]
    with running(tmp_path) as url, Browser(url) as browser, browser.watch(id) as line:
        while not heard(line)["over"]:
            pass


def test_the_service_ends_while_somebody_waits_for_advice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "COMMAND", TROUBLE["hanging"])
    monkeypatch.setattr(main, "GRACE_SECONDS", 1)
    with Browser("") as somebody, ThreadPoolExecutor(1) as thread:
        with running(tmp_path) as url:
            somebody.http.base_url = url
            id = somebody.open(people("Noor", "Till", "Ada"))["id"]
            asked = thread.submit(somebody.post, id, "hint", seat=0, expected=0)
            with Browser(url) as watcher:
                while "weald_thinking 1" not in watcher.http.get("/metrics").text:
                    pass
        # Told that it came to nothing, rather than left without a word.
        refused(asked.result(), 503, "busy")
