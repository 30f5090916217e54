"""AI seats as company: people choose first, keep what they point at, and can follow the pace."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

import weald
from tests import loops
from weald.server.ai_seats.leases import Leases
from weald.server.ai_seats.pool import WorkerPool
from weald.server.ai_seats.seats import DELAYS, PATIENCE, AiSeats
from weald.server.storage.database import open_database
from weald.server.tables.commands import Command
from weald.server.tables.revision import Revision, Seat, Setup, first_revision


class Scene:
    """A table of a person and an AI whose moves, waits and words are noted; time stands still."""

    def __init__(self, pace: str, game: str = "spirit_island", **options: Any) -> None:
        if game == "spirit_island":
            options = {"casting": "random", **options}
        table = weald.new(game, seats=2, seed=1, options=options)
        seats = (Seat("Noor", "human", owner="noor"), Seat("Ivy", "ai", "strong"))
        setup = Setup("t", game, dict(table.options), 1, seats, host="noor", pace=pace)
        self.newest = first_revision(setup, table)
        self.tasks: list[dict[str, Any]] = []
        self.words: list[dict[str, Any]] = []
        self.moves: list[str] = []
        self.pauses: list[float] = []
        self.time = asyncio.Event()
        self.bots: AiSeats

    async def think(
        self, _: Any, level: str, table: Any, seat: int, seed: int, **more: Any
    ) -> dict[str, Any]:
        self.tasks.append(more)
        return {"option": table.decision(seat).options[0], "intends": {"id": "plan", "args": {}}}

    def answer(self, seat: int, option: str) -> Revision:
        table = self.newest.table.clone()
        table.answer(seat, option)
        self.newest = self.newest.answered(table, seat)
        self.bots.wake(self.newest)
        return self.newest

    async def submit(self, command: Command) -> Revision:
        assert command.option is not None
        self.moves.append(command.option)
        return self.answer(command.seat, command.option)

    async def latest(self, _: str) -> Revision:
        return self.newest

    async def sleep(self, seconds: float) -> None:
        if seconds not in self.pauses or seconds > 5:
            self.pauses.append(seconds)
        if 3 <= seconds <= 5:
            # The limit of an answer: the pool is quick here.
            await asyncio.Event().wait()
        await self.time.wait()

    def person(self) -> str:
        """The first option of the person."""
        decision = self.newest.table.decision(0)
        assert decision is not None
        return decision.options[0]

    def play(self, path: Path, story: Callable[[], Awaitable[None]]) -> None:
        engine = open_database(path)

        async def run() -> None:
            pool = cast("WorkerPool", self)
            self.bots = AiSeats(
                self.submit,
                self.latest,
                pool,
                Leases(engine),
                self.sleep,
                lambda id, notice: self.words.append(notice),
            )
            self.bots.wake(self.newest)
            await story()
            await self.bots.stop()

        loops.run(run())
        engine.dispose()

    async def until(self, condition: Callable[[], object]) -> None:
        """Let the AI go on until something is true."""
        for _ in range(2_000):
            if condition():
                return
            await asyncio.sleep(0)
        raise AssertionError("it does not happen")

    async def rest(self) -> None:
        """Let the AI do all that it can without time passing."""
        for _ in range(200):
            await asyncio.sleep(0)


def test_people_choose_first_and_hear_what_the_ai_means_to_do(tmp_path: Path) -> None:
    scene = Scene("normal")

    async def story() -> None:
        await scene.until(lambda: PATIENCE["normal"] in scene.pauses)
        # Somebody who only looks changes nothing.
        scene.bots.wake(scene.newest)
        await scene.rest()
        assert scene.moves == []
        assert scene.words == [{"intends": {"seat": 1, "message": {"id": "plan", "args": {}}}}]
        scene.answer(0, scene.person())
        scene.time.set()
        await scene.until(lambda: scene.moves)

    scene.play(tmp_path, story)


def test_plans_are_remembered_while_their_seat_is_asked(tmp_path: Path) -> None:
    scene = Scene("normal")

    async def story() -> None:
        await scene.until(lambda: scene.words)
        plan = {"id": "plan", "args": {}}
        assert scene.bots.intentions(scene.newest) == []
        for seat in (1, 0):
            # A person has sat at the first seat since.
            scene.bots.note_intention("t", seat, plan)
        assert scene.bots.intentions(scene.newest) == [{"intends": {"seat": 1, "message": plan}}]
        scene.newest.table.run.answer(1, scene.newest.table.run.question.values(1)[0])  # type: ignore[union-attr]
        still_asked = 1 in scene.newest.table.run.open_seats
        assert bool(scene.bots.intentions(scene.newest)) == still_asked

    scene.play(tmp_path, story)


def test_nothing_stands_still_if_people_do_not_act(tmp_path: Path) -> None:
    scene = Scene("slow")

    async def story() -> None:
        await scene.until(lambda: PATIENCE["slow"] in scene.pauses)
        assert scene.moves == []
        scene.time.set()
        await scene.until(lambda: len(scene.moves) > 1)

    scene.play(tmp_path, story)
    # Its patience is asked for once in a phase, not before every move.
    assert scene.pauses.count(PATIENCE["slow"]) == 1


def test_at_once_nobody_waits(tmp_path: Path) -> None:
    scene = Scene("at_once")

    async def story() -> None:
        await scene.until(lambda: scene.moves)

    scene.play(tmp_path, story)
    assert set(scene.pauses) & {*DELAYS.values(), *PATIENCE.values()} <= {3.0}
    assert all("company" not in task for task in scene.tasks)


def test_moves_come_at_a_pace(tmp_path: Path) -> None:
    scene = Scene("normal", "living_forest_duel")

    async def story() -> None:
        if scene.newest.waiting == [0]:
            while scene.newest.waiting == [0]:
                scene.answer(0, scene.person())
        await scene.until(lambda: any(0 < pause <= DELAYS["normal"] for pause in scene.pauses))
        assert scene.moves == []
        scene.time.set()
        await scene.until(lambda: scene.moves)

    scene.play(tmp_path, story)


@pytest.mark.parametrize(
    ("seat", "ref", "avoided"),
    [(0, "panel:river_surges", ["river_surges"]), (1, "panel:river_surges", None), (0, "land:A1", None)],
)
def test_what_a_person_points_at_is_left_to_them(
    tmp_path: Path, seat: int, ref: str, avoided: list[str] | None
) -> None:
    scene = Scene("at_once", casting="choose")
    decision = scene.newest.table.decision(1)
    assert decision is not None
    assert "river_surges" in decision.options

    async def story() -> None:
        scene.bots.point("t", seat, ref)
        taken = next(option for option in decision.options if option != "river_surges")
        scene.answer(0, taken)
        await scene.until(lambda: scene.moves)

    scene.play(tmp_path, story)
    assert scene.tasks[0].get("avoid") == avoided
