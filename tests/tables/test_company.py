"""AI seats as company: people choose first, keep what they point at, and can follow the pace."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import weald
from tests import loops
from tests.contract.memory import InlineWorker, MemoryHost, Page, fingerprint
from weald.tables.commands import Answer, Caller
from weald.tables.desk import NewTable
from weald.tables.open_table import OpenTable
from weald.tables.pacing import DELAYS, PATIENCE
from weald.tables.ports import Task
from weald.tables.revision import Revision
from weald.tables.values import Pace, Seat

HOST = fingerprint("the secret of the host")
NOOR = Caller(frozenset({HOST}))
PLAN = {"id": "plan", "args": {}}
# The AI seat's words when it waits or moves.
WORDS = {"intends": {"seat": 1, "message": PLAN}}


class FirstOption(InlineWorker):
    """A worker whose AI seats choose their first option at once."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Task] = []
        # Set once the person is there.
        self.may_begin = asyncio.Event()

    async def run(self, task: Task, payer: str, seconds: float, table: str = "") -> dict[str, Any]:
        if task["do"] != "choose":
            return await super().run(task, payer, seconds, table)
        self.asked.append(task)
        await self.may_begin.wait()
        decision = weald.load(task["position"]).decision(task["seat"])
        assert decision is not None
        return {"option": decision.options[0], "intends": PLAN if task["company"] else None, "seconds": 0.0}


class Noor(Page):
    """A person who looks at a table and notes when the AI seat moved."""

    def __init__(self) -> None:
        super().__init__(NOOR, 0)
        self.moves: list[float] = []

    def publish(self, revision: Revision, key: str | None = None) -> None:
        super().publish(revision, key)
        if key is not None and key.startswith("ai:"):
            self.moves.append(asyncio.get_running_loop().time())

    @property
    def words(self) -> list[Any]:
        return [notice for notice in self.notices if "intends" in notice]


class Scene:
    """A table of a person and an AI; no time passes unless it is waited for."""

    def __init__(self, pace: Pace, game: str = "spirit_island", **options: Any) -> None:
        if game == "spirit_island":
            options = {"casting": "random", **options}
        seats = [Seat("Noor", "human"), Seat("Ivy", "ai", "strong")]
        self._wanted = NewTable(game, seats, options, seed=1, pace=pace)
        self._host = MemoryHost()
        self.worker = FirstOption()
        self._host.desk._ports = self._host.desk._ports._replace(thinking=self.worker)
        self.page: Noor
        self.table: OpenTable

    def play(self, story: Callable[[], Awaitable[None]]) -> None:
        async def run() -> None:
            desk = self._host.desk
            self.page = Noor()
            opened = await desk.open(self._wanted, HOST)
            self.table = await desk.watch(opened.id, self.page)
            self.worker.may_begin.set()
            await story()
            await desk.stop()

        loops.leap(run())

    @property
    def time(self) -> float:
        return asyncio.get_running_loop().time()

    async def answer(self, option: str | None = None) -> None:
        """Answer for the person, by default with the first option."""
        revision = self.table.revision
        decision = revision.table.decision(0)
        assert decision is not None
        key = f"key-of-version-{revision.version}"
        answer = Answer(self.table.id, 0, revision.version, key, option or decision.options[0])
        await self._host.desk.submit(answer, NOOR)

    async def look(self) -> None:
        """Look at the table without doing anything."""
        await self._host.desk.latest(self.table.id)
        self.table.ai.wake()

    async def rest(self) -> None:
        """Let the AI do all that it can without time passing."""
        before = self.time
        for _ in range(200):
            await asyncio.sleep(0)
        assert self.time == before

    async def moved(self, count: int = 1) -> None:
        """Let time pass until the AI has moved so often."""
        for _ in range(10_000):
            if len(self.page.moves) >= count:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("it does not move")


def test_people_choose_first_and_hear_what_the_ai_means_to_do() -> None:
    scene = Scene("normal")

    async def story() -> None:
        await scene.rest()
        # A spectator changes nothing.
        await scene.look()
        await scene.rest()
        assert scene.page.moves == []
        assert scene.page.words == [WORDS]
        await asyncio.sleep(PATIENCE["normal"] / 2)
        assert scene.page.moves == []
        await scene.answer()
        await scene.moved()
        assert scene.time < PATIENCE["normal"]

    scene.play(story)


def test_plans_are_remembered_while_their_seat_is_asked() -> None:
    scene = Scene("normal")

    async def story() -> None:
        await scene.rest()
        table = scene.table
        assert table.intended() == [WORDS]
        # A person has sat at the first seat since.
        table.notify({"intends": {"seat": 0, "message": PLAN}})
        assert table.intended() == [WORDS]
        table.revision.table.run.answer(1, table.revision.table.run.question.values(1)[0])  # type: ignore[union-attr]
        still_asked = 1 in table.revision.table.run.open_seats
        assert bool(table.intended()) == still_asked

    scene.play(story)


def test_nothing_stands_still_if_people_do_not_act() -> None:
    scene = Scene("slow")

    async def story() -> None:
        await asyncio.sleep(PATIENCE["slow"] - 1)
        assert scene.page.moves == []
        await scene.moved(2)
        first, second = scene.page.moves[:2]
        assert PATIENCE["slow"] <= first <= PATIENCE["slow"] + DELAYS["slow"]
        # Its patience is asked for once in a phase, not before every move.
        assert second - first <= DELAYS["slow"]

    scene.play(story)


def test_at_once_nobody_waits() -> None:
    scene = Scene("at_once")

    async def story() -> None:
        await scene.rest()
        assert scene.page.moves
        assert set(scene.page.moves) == {0.0}
        assert scene.page.words == []
        assert not any(task["company"] for task in scene.worker.asked)

    scene.play(story)


def test_moves_come_at_a_pace() -> None:
    scene = Scene("normal", "living_forest_duel")

    async def story() -> None:
        while scene.table.revision.waiting == [0]:
            await scene.answer()
        began = scene.time
        await scene.rest()
        assert scene.page.moves == []
        await scene.moved()
        assert 0 < scene.page.moves[0] - began <= DELAYS["normal"]

    scene.play(story)


@pytest.mark.parametrize(
    ("seat", "ref", "avoided"),
    [(0, "panel:river_surges", ["river_surges"]), (1, "panel:river_surges", []), (0, "land:A1", [])],
)
def test_what_a_person_points_at_is_left_to_them(seat: int, ref: str, avoided: list[str]) -> None:
    scene = Scene("at_once", casting="choose")

    async def story() -> None:
        decision = scene.table.revision.table.decision(1)
        assert decision is not None
        assert "river_surges" in decision.options
        scene.table.tell({"point": {"seat": seat, "ref": ref}})
        await scene.answer(next(option for option in decision.options if option != "river_surges"))
        await scene.rest()
        assert scene.page.moves
        assert scene.worker.asked[0]["avoid"] == avoided

    scene.play(story)
