"""AI seats answer by themselves, go on after a restart, and never hold players up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import weald
from tests import loops
from tests.contract.memory import (
    InlineWorker,
    MemoryClock,
    MemoryHost,
    MemoryStorage,
    Page,
    fingerprint,
    plain,
)
from weald import ai
from weald.tables import show
from weald.tables.commands import Answer, Caller, Remove, Stale, Undo
from weald.tables.desk import NewTable
from weald.tables.open_table import SLOW_SECONDS, OpenTable
from weald.tables.pacing import think_seed
from weald.tables.ports import Failed, Late, Task
from weald.tables.revision import Revision
from weald.tables.show import SPECTATOR, Viewer
from weald.tables.values import Seat

HOST = fingerprint("the secret of the host")
NOOR = Caller(frozenset({HOST}))


class Room:
    """A host in memory with tables of people and AI seats."""

    def __init__(
        self, storage: MemoryStorage | None = None, worker: InlineWorker | None = None, slow: bool = False
    ) -> None:
        self.host = MemoryHost(storage)
        self.desk = self.host.desk
        ports = self.desk._ports
        clock = SlowClock() if slow else ports.clock
        self.desk._ports = ports._replace(thinking=worker or ports.thinking, clock=clock)

    async def open(self, *kinds: str, game: str = "ecosystem", **options: Any) -> OpenTable:
        """Open a table with seats of these kinds; an AI's is its level."""
        seats = [Seat("", "human") if kind == "human" else Seat("", "ai", kind) for kind in kinds]
        opened = await self.desk.open(NewTable(game, seats, options, seed=7), HOST)
        return await self.desk.table(opened.id)

    async def answer(self, table: OpenTable, seat: int) -> None:
        """Give the first option of a seat."""
        revision = table.revision
        decision = revision.table.decision(seat)
        assert decision is not None
        key = f"key-of-version-{revision.version}"
        await self.desk.submit(Answer(table.id, seat, revision.version, key, decision.options[0]), NOOR)


class SlowClock(MemoryClock):
    """A clock by which everything takes too long to be done here."""

    def spent(self) -> float:
        self.at += 1
        return self.at * SLOW_SECONDS


def play(room: Room, story: Callable[[], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        done = await story()
        await room.desk.stop()
        return done

    return loops.leap(run())


async def settled(table: OpenTable) -> Revision:
    """The table once its AI seats rest."""
    while table.ai.busy:
        await asyncio.sleep(0.01)
    return table.revision


def shown(revision: Revision, seat: int) -> dict[str, Any]:
    data: dict[str, Any] = plain(show.since_version(revision, Viewer(seat, [seat], host=True), -1))
    return data


def test_ai_seats_answer_at_once_and_secretly() -> None:
    room = Room()

    async def story() -> None:
        revision = await settled(await room.open("human", "easy", "easy"))
        assert revision.version == 2
        seats = show.since_version(revision, SPECTATOR, -1)["seats"]
        assert [seat["done"] for seat in seats] == [False, True, True]

    play(room, story)


def test_people_choose_their_spirits_before_ai_seats() -> None:
    room = Room()

    async def story() -> None:
        table = await room.open("random", "human", "human", game="spirit_island")
        assert (await settled(table)).version == 0
        await room.answer(table, 1)
        assert (await settled(table)).version == 1
        await room.answer(table, 2)
        revision = await settled(table)
        assert revision.version > 2
        seats = show.since_version(revision, SPECTATOR, -1)["seats"]
        assert [seat["asked"] for seat in seats][1:] == [True, True]

    play(room, story)


def test_a_game_against_ai_seats_ends() -> None:
    room = Room()

    async def story() -> None:
        table = await room.open("human", "random", "easy")
        while not (await settled(table)).table.over:
            await room.answer(table, 0)

    play(room, story)


def test_a_free_take_back_leads_to_the_own_last_question() -> None:
    room = Room()

    async def story() -> None:
        table = await room.open("human", "easy", "easy", takebacks="free")
        before = shown(await settled(table), 0)
        await room.answer(table, 0)
        now = await settled(table)
        assert shown(now, 0)["decisions"] != before["decisions"]
        await room.desk.submit(Undo(table.id, 0, now.version, "key-of-the-takeback"), NOOR)
        again = shown(await settled(table), 0)
        assert (again["decisions"], again["view"]) == (before["decisions"], before["view"])
        assert again["version"] > now.version

    play(room, story)


def test_games_of_ai_seats_only_depend_on_the_seed_only() -> None:
    results = []
    for _ in range(2):
        room = Room()

        async def story(room: Room = room) -> Any:
            table = await room.open("random", "easy", "easy")
            return (await settled(table)).table.result

        results.append(play(room, story))
    assert results[0] is not None
    assert results[0].to_json() == results[1].to_json()


def test_a_hint_does_not_know_more_than_the_seat() -> None:
    room = Room()

    async def story() -> None:
        table = await room.open("human", "human", "human")
        advice = await room.desk.hint(table, Viewer(0, [0], host=True), 0, "me")
        decision = table.revision.table.decision(0)
        assert decision is not None
        choices = set(decision.options)
        assert advice["option"] in choices
        assert {other["option"] for other in advice["others"]} <= choices - {advice["option"]}
        assert 0 <= advice["before"] <= 1
        assert 0 <= advice["after"] <= 1
        assert len(advice["reasons"]) <= 3
        with pytest.raises(Stale):
            await room.desk.hint(table, Viewer(1, [1], host=True), 9, "me")

    play(room, story)


class Eager(Page):
    """A person who answers as soon as an answer of an AI seat is shown."""

    def __init__(self, room: Room) -> None:
        super().__init__(NOOR, 0)
        self._room = room
        self.answering: list[asyncio.Task[None]] = []
        self.table: OpenTable

    def publish(self, revision: Revision, key: str | None = None) -> None:
        super().publish(revision, key)
        decision = revision.table.decision(0)
        if revision.waiting == [0] and decision is not None and decision.kind == "pick":
            self.answering.append(asyncio.create_task(self._room.answer(self.table, 0)))


def test_a_call_that_comes_while_the_last_answer_is_on_its_way_is_heard() -> None:
    """A person answers between an AI's commit and the moment the AI learns of it."""
    room = Room()

    async def story() -> None:
        table = await room.open("human", "random", "random")
        page = Eager(room)
        page.table = table
        await room.desk.watch(table.id, page)
        revision = await settled(table)
        await asyncio.gather(*page.answering)
        # Only the person is left to be asked, and the AI seats have moved after the first picks.
        assert revision.waiting == [0]
        assert revision.version > 3

    play(room, story)


class Waiting(InlineWorker):
    """A worker that thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.end = asyncio.Event(), asyncio.Event()

    async def run(self, task: Task, payer: str, seconds: float, table: str = "") -> dict[str, Any]:
        self.begun.set()
        await self.end.wait()
        return await super().run(task, payer, seconds, table)


def test_ai_seats_of_a_deleted_table_end_without_an_error(caplog: pytest.LogCaptureFixture) -> None:
    worker = Waiting()
    room = Room(worker=worker)

    async def story() -> None:
        table = await room.open("human", "random")
        await worker.begun.wait()
        await room.desk.submit(Remove(table.id), NOOR)
        worker.end.set()
        await settled(table)
        assert worker.tasks == ["choose"]

    play(room, story)
    assert caplog.text == ""


class Broken(InlineWorker):
    """A worker that does nothing, and says so when it should choose for an AI seat."""

    def __init__(self, failure: Failed) -> None:
        super().__init__()
        self._failure = failure

    async def run(self, task: Task, payer: str, seconds: float, table: str = "") -> dict[str, Any]:
        raise self._failure if task["do"] == "choose" else Failed("it does nothing")


@pytest.mark.parametrize("failure", [Late("it took too long"), Failed("it has lost its mind")], ids=str)
@pytest.mark.parametrize("slow", [False, True], ids=["quick", "slow"])
def test_an_ai_seat_without_a_worker_answers_quickly(
    slow: bool, failure: Failed, caplog: pytest.LogCaptureFixture
) -> None:
    """If even a quick answer could take long, any legal one is given."""
    room = Room(worker=Broken(failure), slow=slow)

    async def story() -> None:
        table = await room.open("human", "strong", game="living_forest_duel")
        while table.revision.waiting == [0]:
            await room.answer(table, 0)
        before = table.revision
        assert before.waiting == [1]
        assert table.is_slow is slow
        page = Page(NOOR, 0)
        await room.desk.watch(table.id, page)
        while len(page.revisions) == 1:
            await asyncio.sleep(0.01)
        [given] = page.revisions[1][0].table.entries[len(before.table.entries) :][:1]
        decision = before.table.decision(1)
        assert decision is not None
        seed = think_seed(before, 1)
        quick = ai.quick_choice(before.table.clone(), 1, seed)
        assert given.option == (decision.options[seed % len(decision.options)] if slow else quick)
        assert bool(table.ai.late) == isinstance(failure, Late)

    play(room, story)
    assert ("the AI strong failed" in caplog.text) == (not isinstance(failure, Late))


def test_ai_seats_play_on_after_a_restart() -> None:
    storage = MemoryStorage()
    first = Room(storage)

    async def cut() -> str:
        table = await first.open(*["easy"] * 6)
        page = Page(NOOR)
        await first.desk.watch(table.id, page)
        while len(page.revisions) < 4:
            await asyncio.sleep(0)
        await table.ai.stop()
        assert not table.revision.table.over
        return table.id

    id = play(first, cut)
    second = Room(storage)

    async def go_on() -> dict[str, Any]:
        await settled(await second.desk.table(id))
        return await second.desk.record(id)

    assert weald.replay(play(second, go_on)).over
