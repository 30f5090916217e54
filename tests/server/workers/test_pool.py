"""The pool is bounded and fair, and survives workers that die or hang."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

import weald
from tests import loops
from weald.kernel.messages import Message
from weald.server.workers import pool
from weald.server.workers.pool import PER_PAYER, Reply, WorkerPool
from weald.server.workers.process import COMMAND
from weald.tables.errors import Refused
from weald.tables.ports import Failed, Late

T = TypeVar("T")

# Does what the task says: waits for a file, dies (once, if it is given a file), sleeps, replies.
ODD = """
import json, os, sys, time
print("ready", flush=True)
for line in sys.stdin:
    task = json.loads(line)
    if "begun" in task:
        open(task["begun"], "w").close()
    while "wait" in task and not os.path.exists(task["wait"]):
        time.sleep(0.01)
    if "die" in task and not os.path.exists(task["die"] or "/never"):
        task["die"] and open(task["die"], "w").close()
        os._exit(1)
    time.sleep(task.get("sleep", 0))
    reply = {"pid": os.getpid(), "n": task.get("n"), "seconds": 0.01, "left": task["seconds"]}
    print(json.dumps(task.get("reply", reply)), flush=True)
"""


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not happened():
            await asyncio.sleep(0.01)


@pytest.fixture
def odd(tmp_path: Path) -> list[str]:
    script = tmp_path / "odd.py"
    script.write_text(ODD)
    return [sys.executable, str(script)]


def strong(n: int = 0, **more: Any) -> dict[str, Any]:
    """The task of an AI seat that thinks for seconds."""
    return {"do": "choose", "level": "strong", "n": n, **more}


def look(n: int = 0, **more: Any) -> dict[str, Any]:
    return {"do": "foresee", "n": n, **more}


def asked(
    work: WorkerPool, task: dict[str, Any], payer: str = "me", seconds: float = 1.7, table: str = ""
) -> Any:
    return asyncio.create_task(work.run(task, payer, seconds, table))


def test_short_tasks_do_not_wait_for_ai_seats_that_think(odd: list[str], tmp_path: Path) -> None:
    """One worker stays free, however many AI seats think."""
    end = tmp_path / "end"

    async def work() -> None:
        workers = WorkerPool(2, odd)
        thinking = [asked(workers, strong(wait=str(end)), f"host {n}", 60.0, f"t{n}") for n in range(9)]
        normal = [asked(workers, strong(wait=str(end)), f"other {n}", 1.7, f"u{n}") for n in range(9)]
        await asyncio.sleep(0)
        # One of the two may think for long.
        assert (workers.thinking, workers.waiting) == (2, 16)
        for do in ("foresee", "play", "read"):
            async with asyncio.timeout(60):
                await workers.run({"do": do}, "me", 10.0, "mine")
        assert workers.thinking == 2
        assert not any(task.done() for task in thinking + normal)
        end.touch()
        await workers.stop()
        await asyncio.gather(*thinking, *normal, return_exceptions=True)

    loops.run(work())


def test_no_more_processes_than_allowed_and_payers_take_turns(odd: list[str]) -> None:
    async def work() -> list[str]:
        workers = WorkerPool(2, odd)
        finished: list[str] = []

        async def think(payer: str, n: int) -> int:
            reply = await workers.run(strong(n, sleep=0.05), payer, 60.0, f"{payer} {n}")
            finished.append(payer)
            pid: int = reply["pid"]
            return pid

        greedy = [asyncio.create_task(think("busy", n)) for n in range(10)]
        await asyncio.sleep(0)
        quiet = [asyncio.create_task(think(f"quiet {n}", n)) for n in range(3)]
        # Looks use a third process.
        looks = [asked(workers, look(sleep=0.02), f"looker {n}") for n in range(6)]
        pids = await asyncio.gather(*greedy, *quiet)
        others = [reply["pid"] for reply in await asyncio.gather(*looks)]
        assert len({*pids, *others}) <= 3
        assert (workers.jobs, workers.failures, workers.waiting, workers.thinking) == (19, 0, 0, 0)
        assert workers.job_seconds == pytest.approx(0.19)
        await workers.stop()
        return finished

    finished = loops.run(work())
    # The three that came later did not wait until the ten were through.
    assert max(n for n, payer in enumerate(finished) if payer != "busy") < 8


def test_tables_without_people_come_last_and_leave_a_worker(odd: list[str], tmp_path: Path) -> None:
    end = tmp_path / "end"

    async def work() -> list[int]:
        workers = WorkerPool(2, odd)
        order: list[int] = []

        async def think(n: int, unattended: bool) -> None:
            await workers.run(strong(n, wait=str(end), unattended=unattended), f"payer {n}", 1.7)
            order.append(n)

        robots = [asyncio.create_task(think(n, unattended=True)) for n in range(4)]
        await asyncio.sleep(0)
        assert workers.thinking == 1
        people = [asyncio.create_task(think(n, unattended=False)) for n in range(4, 7)]
        await asyncio.sleep(0)
        assert (workers.thinking, workers.waiting) == (2, 5)
        end.touch()
        await asyncio.gather(*robots, *people)
        await workers.stop()
        return order

    order = loops.run(work())
    assert order.index(6) < order.index(2)


def test_a_table_goes_on_where_its_player_was_kept(odd: list[str], tmp_path: Path) -> None:
    begun, end = tmp_path / "begun", tmp_path / "end"

    async def work() -> None:
        workers = WorkerPool(2, odd)
        first = asked(workers, strong(sleep=0.2), table="one")
        other = asked(workers, strong(sleep=0.2), table="other")
        homes = {"one": (await first)["pid"], "other": (await other)["pid"]}
        assert homes["one"] != homes["other"]
        for table in ("other", "one", "one", "other"):
            # Looks leave nothing behind, wherever they are made.
            await workers.run(look(), "me", 1.0, table)
            assert (await workers.run(strong(), "me", 1.7, table))["pid"] == homes[table]
        # If the table's own worker is busy, another one will do, and is the table's own from then on.
        busy = asked(workers, strong(begun=str(begun), wait=str(end)), table="one")
        await until(begun.exists)
        assert (await workers.run(strong(), "me", 1.7, "one"))["pid"] == homes["other"]
        end.touch()
        await busy
        assert (await workers.run(strong(), "me", 1.7, "one"))["pid"] == homes["other"]
        await workers.stop()

    loops.run(work())


def test_a_process_that_dies_is_replaced_and_asked_again(odd: list[str], tmp_path: Path) -> None:
    async def work() -> None:
        workers = WorkerPool(1, odd)
        assert (await workers.run({"do": "play", "n": 14, "die": str(tmp_path / "died")}, "me", 2.0))[
            "n"
        ] == 14
        # One that dies of the task itself dies twice, and then the task fails.
        with pytest.raises(Failed, match="died twice") as failed:
            await workers.run({"do": "play", "die": ""}, "me", 2.0)
        assert not isinstance(failed.value, Late)
        pid = (await workers.run(look(), "me", 2.0))["pid"]
        os.kill(pid, signal.SIGKILL)
        # It is dead, but the pool has not noticed.
        assert (await workers.run(look(2), "me", 2.0))["n"] == 2
        pid = (await workers.run(look(), "me", 2.0))["pid"]
        os.kill(pid, signal.SIGKILL)
        # Now it could notice.
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        assert (await workers.run(look(3), "me", 2.0))["n"] == 3
        assert workers.failures == 1
        await workers.stop()

    loops.run(work())


# A worker as it is, but its first process dies in the middle of an answer.
DYING = """
import os, sys
from weald.server.workers import worker
do = worker.Worker.do
def dying(self, task):
    reply = do(self, task)
    if not os.path.exists(sys.argv[1]):
        open(sys.argv[1], "w").close()
        os.kill(os.getpid(), 9)
    return reply
worker.Worker.do = dying
worker.main()
"""


def test_a_worker_that_dies_in_the_middle_of_an_answer_costs_only_time(tmp_path: Path) -> None:
    table = weald.new("ecosystem", seed=4)
    decision = table.pending[0]
    died = tmp_path / "died"
    task = {"do": "play", "position": table.position(), "seat": decision.seat, "option": decision.options[1]}

    async def work() -> Reply:
        workers = WorkerPool(1, [sys.executable, "-c", DYING, str(died)])
        reply = await workers.run(task, "me", 2.0)
        await workers.stop()
        return reply

    reply = loops.run(work())
    assert died.exists()
    assert reply["after"]["position"] == table.after(decision.seat, decision.options[1]).position()


def test_a_process_that_hangs_is_replaced_and_its_task_is_late(
    odd: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        workers = WorkerPool(1, odd)
        before = (await workers.run(look(), "me", 0.1))["pid"]
        # A process may take long to start, but not to answer.
        monkeypatch.setattr(pool, "HANGING_SECONDS", 0.5)
        with pytest.raises(Late):
            await workers.run(look(sleep=60), "me", 0.1)
        assert not alive(before)
        monkeypatch.undo()
        after = (await workers.run(look(), "me", 0.1))["pid"]
        assert (before != after, workers.failures) == (True, 1)
        await workers.stop()
        assert not alive(after)

    loops.run(work())


def test_a_process_that_never_gets_ready_is_no_fault_of_the_task(
    odd: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table is set aside only if its own tasks take too long."""
    monkeypatch.setattr(pool, "HANGING_SECONDS", 0.2)

    async def work(command: list[str]) -> None:
        workers = WorkerPool(1, command)
        with pytest.raises(Failed, match="can be started") as failed:
            await workers.run(look(), "me", 0.1)
        assert not isinstance(failed.value, Late)
        await workers.stop()

    loops.run(work([sys.executable, "-c", "import time; time.sleep(600)"]))
    loops.run(work(["/nowhere/at/all"]))


# Whatever becomes of the processes: they cannot be started, hang before they read anything, or die at once.
TROUBLE = {
    "missing": ["/nowhere/at/all"],
    "hanging": [sys.executable, "-c", "import time; print('ready', flush=True); time.sleep(600)"],
    "starting": [sys.executable, "-c", "import time; time.sleep(600)"],
    "dying": [sys.executable, "-c", "raise SystemExit(1)"],
}


@pytest.mark.parametrize("turns", range(6))
@pytest.mark.parametrize("trouble", TROUBLE)
def test_stopping_at_any_moment_ends_every_task(trouble: str, turns: int) -> None:
    """Also while a process is being started, and for those who still wait for one."""

    async def work() -> list[Any]:
        workers = WorkerPool(2, TROUBLE[trouble])
        tasks = [asked(workers, strong(n), f"payer {n}") for n in range(6)]
        for _ in range(turns):
            await asyncio.sleep(0)
        await workers.stop()
        with pytest.raises(Refused, match="busy"):
            await workers.run(strong(), "late", 1.7)
        async with asyncio.timeout(30):
            return list(await asyncio.gather(*tasks, return_exceptions=True))

    outcomes = loops.run(work())
    assert [isinstance(outcome, Failed | Refused) for outcome in outcomes] == [True] * 6


@pytest.mark.parametrize("turns", [0, 1, 2, 4, 8])
@pytest.mark.parametrize("trouble", TROUBLE)
def test_a_loop_that_ends_without_stopping_waits_for_no_process(trouble: str, turns: int) -> None:
    """A forced exit cancels everything at once, even a worker that is just starting."""

    async def work() -> bool:
        workers = WorkerPool(2, TROUBLE[trouble])
        tasks = [asked(workers, strong(n), f"payer {n}") for n in range(3)]
        for task in tasks:
            task.add_done_callback(lambda it: it.cancelled() or it.exception())
        for _ in range(turns):
            await asyncio.sleep(0)
        return True

    assert loops.run(work())


def test_a_task_that_nobody_reads_does_not_keep_a_process_from_ending(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        workers = WorkerPool(1, TROUBLE["hanging"])
        waiting = asked(workers, look(much="x" * 1_000_000), seconds=0.1)
        await until(lambda: workers._workers[-1].process.running)
        monkeypatch.setattr(pool, "HANGING_SECONDS", 0.2)
        waiting.cancel()
        # More than fits into a pipe.
        with pytest.raises(Late):
            await workers.run(strong(much="x" * 1_000_000), "me", 0.1)
        await workers.stop()

    monkeypatch.setattr(pool, "HANGING_SECONDS", 10.0)
    loops.run(work())


def test_questions_and_replies_may_be_megabytes(odd: list[str]) -> None:
    async def work() -> None:
        workers = WorkerPool(1, odd)
        reply = await workers.run(look(reply={"text": "x" * 3_000_000}), "me", 1.0)
        assert reply["text"] == "x" * 3_000_000
        await workers.stop()

    loops.run(work())


@pytest.mark.parametrize(
    ("reply", "error"),
    [({"late": True}, Late), ({"error": "Traceback\n  ...\nKeyError: 'x'\n"}, Failed)],
)
def test_what_went_wrong_in_a_worker(reply: Reply, error: type[Failed], odd: list[str]) -> None:
    async def work() -> None:
        workers = WorkerPool(1, odd)
        with pytest.raises(Failed) as failed:
            await workers.run(look(reply={**reply, "seconds": 1}), "me", 1.0)
        assert type(failed.value) is error
        assert (workers.jobs, workers.failures) == (1, 1)
        if error is Failed:
            assert str(failed.value) == "KeyError: 'x'"
        await workers.stop()

    loops.run(work())


def test_a_refused_task_comes_back_as_it_was_refused(odd: list[str]) -> None:
    refusal = {
        "status": 409,
        "code": "gathering",
        "message": {"id": "error-gathering", "args": {"seats": [1]}},
        "headers": {"x": "y"},
    }

    async def work() -> None:
        workers = WorkerPool(1, odd)
        with pytest.raises(Refused) as refused:
            await workers.run(look(reply={"refused": refusal, "seconds": 1}), "me", 1.0)
        assert (refused.value.status, refused.value.code) == (409, "gathering")
        assert refused.value.message == Message("error-gathering", {"seats": [1]})
        assert refused.value.headers == {"x": "y"}
        # The worker has done what it was asked.
        assert (workers.jobs, workers.failures) == (1, 0)
        await workers.stop()

    loops.run(work())


def test_one_payer_cannot_fill_the_pool(odd: list[str], tmp_path: Path) -> None:
    end = tmp_path / "end"

    async def work() -> None:
        workers = WorkerPool(2, odd)
        tasks = [asked(workers, look(wait=str(end))) for _ in range(PER_PAYER)]
        await asyncio.sleep(0)
        for do in ("hint", "import", "replay", "moments"):
            with pytest.raises(Refused) as refused:
                await workers.run({"do": do}, "me", 1.0)
            assert (refused.value.status, refused.value.code) == (429, "too_many_requests")
            assert refused.value.headers == {"retry-after": "2"}
        # Others may look, and the payer's own tables go on.
        more = [asked(workers, look(wait=str(end)), "other", 30.0)]
        more += [
            asked(workers, {"do": do, "wait": str(end)}, seconds=30.0) for do in ("choose", "play", "read")
        ]
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.sleep(0)
        end.touch()
        more.append(asked(workers, look()))
        await asyncio.gather(*tasks[1:], *more)
        assert await workers.run(look(7), "me", 1.0)
        assert workers._looks == {}
        await workers.stop()

    loops.run(work())


def test_a_queue_that_is_full_refuses_all_but_ai_seats(
    odd: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "ROOM", 2)
    end = tmp_path / "end"

    async def work() -> None:
        workers = WorkerPool(2, odd)
        robots = [asked(workers, strong(unattended=True, wait=str(end)), f"p{n}") for n in range(5)]
        tasks = [asked(workers, look(wait=str(end)), f"l{n}", 30.0) for n in range(4)]
        await asyncio.sleep(0)
        assert (workers.thinking, workers.waiting) == (3, 6)
        with pytest.raises(Refused) as refused:
            await workers.run({"do": "read"}, "me", 20.0)
        assert (refused.value.status, refused.value.code) == (503, "busy")
        seat = asked(workers, strong(), seconds=30.0)
        await asyncio.sleep(0)
        end.touch()
        await asyncio.gather(*robots, *tasks, seat)
        await workers.stop()

    loops.run(work())


def test_a_task_that_somebody_waits_for_gets_a_worker_in_time_or_fails(
    odd: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "GRACE_SECONDS", 0.1)
    end = tmp_path / "end"

    async def work() -> None:
        workers = WorkerPool(2, odd)
        busy = [asked(workers, strong(wait=str(end)), f"busy {n}", 60.0) for n in range(2)]
        busy += [asked(workers, strong(wait=str(end)), f"busy {n}", 2.0) for n in range(2)]
        alone = asked(workers, strong(unattended=True), "robots", 0.0)
        await asyncio.sleep(0)
        with pytest.raises(Failed, match="no worker was free") as failed:
            await workers.run({"do": "import"}, "me", 0.3)
        assert not isinstance(failed.value, Late)
        await asyncio.sleep(0.2)
        # No player waits for the robots, and begun tasks are not given up.
        assert not alone.done()
        end.touch()
        await asyncio.gather(*busy, alone, return_exceptions=True)
        assert (await alone)["left"] == 0.0
        await workers.stop()

    loops.run(work())


def test_the_time_in_the_queue_is_taken_from_thoughts(odd: list[str]) -> None:
    async def work() -> tuple[float, float, float]:
        workers = WorkerPool(2, odd)
        # The process has to start first.
        thought = await workers.run(strong(), "me", 60.0)
        alone = await workers.run(strong(unattended=True), "me", 60.0)
        play = await workers.run({"do": "play"}, "me", 2.0)
        await workers.stop()
        return thought["left"], alone["left"], play["left"]

    thought, alone, play = loops.run(work())
    assert 0 < thought < 60
    assert (alone, play) == (60.0, 2.0)


def test_a_task_whose_sender_has_left_costs_nothing(odd: list[str]) -> None:
    async def work() -> None:
        workers = WorkerPool(1, odd)
        first = [asked(workers, strong(), f"first {n}") for n in range(2)]
        left = [asked(workers, strong(n), f"left {n}") for n in range(20)]
        await asyncio.sleep(0)
        for task in left:
            task.cancel()
        await asyncio.gather(*first)
        await workers.run(strong(), "me", 1.7)
        assert (workers.jobs, workers.waiting) == (3, 0)
        await workers.stop()

    loops.run(work())


def test_a_move_arrives_in_time_beside_sixty_greedy_payers(odd: list[str]) -> None:
    async def work() -> list[float]:
        workers = WorkerPool(2, odd)
        tasks = [
            asked(workers, strong(sleep=30, unattended=n % 2 == 0), f"greedy {n}", 30.0, f"t{n}")
            for n in range(60)
        ]
        # The process is started before the clock runs.
        await workers.run(strong(), "me", 1.7, "mine")
        waited = []
        for _ in range(3):
            await asyncio.sleep(0.1)
            began = time.monotonic()
            await workers.run(strong(sleep=0.3), "me", 1.7, "mine")
            waited.append(time.monotonic() - began)
        await workers.stop()
        await asyncio.gather(*tasks, return_exceptions=True)
        return waited

    assert max(loops.run(work())) < 2


def test_a_process_ends_in_the_middle_of_a_thought_when_nobody_waits_for_it() -> None:
    duel = weald.new("living_forest_duel", seed=1, options={"thinking": 30})
    seat = duel.pending[0].seat
    task = {"do": "hint", "position": duel.position(), "seat": seat, "seed": 1, "seconds": 30}
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        process.stdin.write(json.dumps(task).encode() + b"\n")
        process.stdin.flush()
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(1.5)
        process.stdin.close()
        assert process.wait(10) == 0


def test_the_event_loop_stays_free_while_workers_think() -> None:
    """Two bots that search for a second each do not hold up what the loop has to do meanwhile."""
    duel = weald.new("living_forest_duel", seed=1)
    task = {"do": "hint", "position": duel.position(), "seat": duel.pending[0].seat, "seed": 1}

    async def work() -> int:
        workers = WorkerPool(2)
        hints = [asked(workers, {**task, "unattended": True}, f"payer {n}", 1.0) for n in range(2)]
        turns = 0
        while not all(hint.done() for hint in hints):
            await asyncio.sleep(0.005)
            turns += 1
        assert {len((await hint)["reasons"]) for hint in hints} <= {0, 1, 2, 3}
        await workers.stop()
        return turns

    # A search in this process would leave the loop one turn between two thoughts.
    assert loops.run(work()) > 20
