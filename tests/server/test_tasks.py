"""Background tasks end with the service and survive failures."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tests import loops
from weald.server.tasks import BackgroundTasks


def test_a_task_is_cancelled_when_the_service_stops() -> None:
    async def scene() -> list[str]:
        seen: list[str] = []

        async def work() -> None:
            try:
                await asyncio.sleep(60)
            finally:
                seen.append("ended")

        tasks = BackgroundTasks()
        tasks.start(work())
        await asyncio.sleep(0)
        assert len(tasks) == 1
        await tasks.stop()
        assert len(tasks) == 0
        return seen

    assert loops.run(scene()) == ["ended"]


def test_a_failed_run_is_logged_and_repeated(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> int:
        runs = 0
        enough = asyncio.Event()

        async def work() -> None:
            nonlocal runs
            runs += 1
            if runs == 3:
                enough.set()
            raise OSError("not now")

        tasks = BackgroundTasks()
        tasks.repeat(0.001, work, first=0)
        async with asyncio.timeout(10):
            await enough.wait()
        await tasks.stop()
        return runs

    with caplog.at_level(logging.ERROR):
        assert loops.run(scene()) >= 3
    assert "work failed" in caplog.records[0].getMessage()
