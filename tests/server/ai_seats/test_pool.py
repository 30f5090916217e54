"""The pool is bounded and fair, and survives workers that die or hang."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TypeVar

import pytest

import weald
from tests import loops
from weald import ai
from weald.kernel.table import Table
from weald.server.ai_seats import pool
from weald.server.ai_seats.pool import COMMAND, JobFailed, WorkerPool
from weald.server.ai_seats.queue import Origin

T = TypeVar("T")

# Answers with its number and the seed it was given; dies or hangs when the seed says so.
ODD = """
import json, os, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if asked["seed"] == 13 or (asked["seed"] == 14 and not os.path.exists(sys.argv[1])):
        open(sys.argv[1], "w").close()
        os._exit(1)
    if asked["seed"] == 15:
        time.sleep(60)
    time.sleep(0.05)
    print(json.dumps({"option": f"{os.getpid()} {asked['seed']}"}), flush=True)
"""


def table(seed: int = 5, game: str = "ecosystem") -> Table:
    return weald.new(game, seed=seed)


def origin(id: str) -> Origin:
    return Origin(id, id)


def alive(pid: str | int) -> bool:
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def odd(tmp_path: Path) -> list[str]:
    script = tmp_path / "odd.py"
    script.write_text(ODD)
    return [sys.executable, str(script), str(tmp_path / "died")]


@pytest.mark.parametrize("level", ["random", "easy"])
def test_a_process_chooses_what_would_be_chosen_here(level: str) -> None:
    here = table()
    first = here.pending[0]
    here.answer(first.seat, first.options[2])
    seat = here.pending[0].seat

    async def work() -> list[str]:
        thinkers = WorkerPool(2)
        chosen = await asyncio.gather(
            *(thinkers.choose(origin(f"t{n}"), level, here, seat, n) for n in range(6)),
        )
        assert (thinkers.jobs, thinkers.failures, thinkers.waiting) == (6, 0, 0)
        await thinkers.stop()
        return chosen

    assert loops.run(work()) == [ai.choose(level, here, seat, n) for n in range(6)]


def test_no_more_processes_than_allowed_and_tables_take_turns(odd: list[str]) -> None:
    async def work() -> list[str]:
        thinkers = WorkerPool(2, command=odd)
        finished: list[str] = []

        async def think(id: str, n: int) -> str:
            chosen = await thinkers.choose(origin(id), "random", table(), 0, n)
            finished.append(id)
            return chosen.split()[0]

        greedy = [asyncio.create_task(think("busy", n)) for n in range(10)]
        await asyncio.sleep(0)
        quiet = [asyncio.create_task(think(f"quiet{n}", n)) for n in range(3)]
        pids = await asyncio.gather(*greedy, *quiet)
        await thinkers.stop()
        assert len(set(pids)) <= 2
        return finished

    finished = loops.run(work())
    # The three that came later did not wait until the ten were through.
    assert max(n for n, id in enumerate(finished) if id != "busy") < 8


def test_a_process_that_dies_is_replaced_and_asked_again(odd: list[str]) -> None:
    async def work() -> None:
        thinkers = WorkerPool(1, command=odd)
        assert (await thinkers.choose(origin("t"), "random", table(), 0, 14)).endswith(" 14")
        # One that dies of the question itself dies twice, and then the question fails.
        with pytest.raises(JobFailed):
            await thinkers.choose(origin("t"), "random", table(), 0, 13)
        pid = int((await thinkers.choose(origin("t"), "random", table(), 0, 1)).split()[0])
        os.kill(pid, signal.SIGKILL)
        # It is dead, but the pool has not noticed.
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        assert (await thinkers.choose(origin("t"), "random", table(), 0, 2)).endswith(" 2")
        assert thinkers.failures == 1
        await thinkers.stop()

    loops.run(work())


def test_a_process_that_hangs_is_replaced(odd: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    # A process may take long to start, but not to answer.
    monkeypatch.setattr(pool, "SPARE_SECONDS", 0.6)

    async def work() -> None:
        thinkers = WorkerPool(1, seconds=60.0, command=odd)
        before = (await thinkers.choose(origin("t"), "random", table(), 0, 1)).split()[0]
        with pytest.raises(JobFailed):
            await thinkers.choose(origin("t"), "random", table(), 0, 15)
        after = (await thinkers.choose(origin("t"), "random", table(), 0, 2)).split()[0]
        assert before != after
        assert not alive(before)
        await thinkers.stop()
        assert not alive(after)

    loops.run(work())


def test_a_program_that_cannot_be_started_is_a_failed_thought() -> None:
    async def work() -> None:
        thinkers = WorkerPool(1, command=["/nowhere/at/all"])
        with pytest.raises(JobFailed):
            await thinkers.choose(origin("t"), "random", table(), 0, 1)
        await thinkers.stop()

    loops.run(work())


# Whatever becomes of the processes: they cannot be started, hang before they read anything, or die at once.
TROUBLE = {
    "missing": ["/nowhere/at/all"],
    "hanging": [sys.executable, "-c", "import time; time.sleep(600)"],
    "dying": [sys.executable, "-c", "raise SystemExit(1)"],
}


@pytest.mark.parametrize("turns", range(8))
@pytest.mark.parametrize("trouble", TROUBLE)
def test_stopping_at_any_moment_ends_every_thought(trouble: str, turns: int) -> None:
    """Also while a process is being started, and for those who still wait for one."""

    async def work() -> list[str | BaseException]:
        thinkers = WorkerPool(2, command=TROUBLE[trouble])
        thoughts = [
            asyncio.create_task(thinkers.choose(origin(f"t{n}"), "random", table(), 0, n)) for n in range(4)
        ]
        for _ in range(turns):
            await asyncio.sleep(0)
        await thinkers.stop()
        with pytest.raises(JobFailed):
            await thinkers.choose(origin("late"), "random", table(), 0, 1)
        return await asyncio.gather(*thoughts, return_exceptions=True)

    assert [type(outcome) for outcome in loops.run(work())] == [JobFailed] * 4


@pytest.mark.parametrize("turns", range(8))
@pytest.mark.parametrize("trouble", TROUBLE)
def test_a_loop_that_ends_without_stopping_waits_for_no_process(trouble: str, turns: int) -> None:
    """A forced exit cancels everything at once, even a worker that is just starting."""

    async def work() -> bool:
        thinkers = WorkerPool(2, command=TROUBLE[trouble])
        thought = asyncio.create_task(thinkers.choose(origin("t"), "random", table(), 0, 1))
        thought.add_done_callback(lambda it: it.cancelled() or it.exception())
        for _ in range(turns):
            await asyncio.sleep(0)
        return True

    assert loops.run(work())


def test_a_question_that_nobody_reads_does_not_keep_a_process_from_ending() -> None:
    async def work() -> None:
        thinkers = WorkerPool(1, seconds=0.2, command=TROUBLE["hanging"])
        with pytest.raises(JobFailed):
            # More than fits into a pipe.
            await thinkers.choose(origin("t"), "x" * 1_000_000, table(), 0, 1)
        await thinkers.stop()

    loops.run(work())


def test_a_process_that_starts_slowly_does_not_hang(
    odd: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "SPARE_SECONDS", 0.2)
    slow = tmp_path / "slow.py"
    slow.write_text(f"import time\ntime.sleep(0.4)\n{ODD}")

    async def work() -> str:
        thinkers = WorkerPool(1, command=[sys.executable, str(slow), *odd[2:]])
        await thinkers.choose(origin("t"), "random", table(), 0, 1)
        with pytest.raises(JobFailed) as failed:
            await thinkers.choose(origin("t"), "random", table(), 0, 15)
        await thinkers.stop()
        return str(failed.value)

    assert "no reply" in loops.run(work())


def test_a_bot_that_fails_says_so() -> None:
    async def work() -> str:
        thinkers = WorkerPool(1)
        with pytest.raises(JobFailed) as failed:
            await thinkers.choose(origin("t"), "wizard", table(), 0, 1)
        await thinkers.stop()
        return str(failed.value)

    assert "bot" in loops.run(work())


def test_somebody_who_has_left_costs_no_thought(odd: list[str]) -> None:
    async def work() -> None:
        thinkers = WorkerPool(1, command=odd)
        first = asyncio.create_task(thinkers.choose(origin("t"), "random", table(), 0, 1))
        left = [
            asyncio.create_task(thinkers.choose(origin(f"t{n}"), "random", table(), 0, n)) for n in range(20)
        ]
        await asyncio.sleep(0)
        for task in left:
            task.cancel()
        await first
        await thinkers.choose(origin("t"), "random", table(), 0, 1)
        assert thinkers.jobs == 2
        await thinkers.stop()

    loops.run(work())


def test_a_process_ends_in_the_middle_of_a_thought_when_nobody_waits_for_it() -> None:
    duel = weald.new("living_forest_duel", seed=1, options={"thinking": 30})
    asked = {"level": "search", "position": duel.position(), "seat": duel.pending[0].seat, "seed": 1}
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe) as process:
        assert process.stdin is not None
        process.stdin.write(json.dumps(asked).encode() + b"\n")
        process.stdin.flush()
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(1.5)
        process.stdin.close()
        assert process.wait(10) == 0


def test_the_event_loop_stays_free_while_all_think() -> None:
    """Two bots that search for a second each do not hold up what the loop has to do meanwhile."""

    async def work() -> int:
        thinkers = WorkerPool(2)
        duel = table(game="living_forest_duel")
        seat = duel.pending[0].seat
        # The processes are started before the clock runs.
        await asyncio.gather(*(thinkers.choose(origin(f"t{n}"), "random", duel, seat, n) for n in range(2)))
        thoughts = [
            asyncio.create_task(thinkers.choose(origin(f"t{n}"), "search", duel, seat, n)) for n in range(2)
        ]
        turns = 0
        while not all(thought.done() for thought in thoughts):
            await asyncio.sleep(0.005)
            turns += 1
        await thinkers.stop()
        return turns

    # A search in this process would leave the loop one turn between two thoughts.
    assert loops.run(work()) > 20
