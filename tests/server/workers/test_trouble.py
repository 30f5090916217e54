"""The service goes on, ends and begins again, whatever becomes of its worker processes."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import weald
from tests.server.live_server import Browser, expect, heard, people, refused, robots, running
from weald.server import main
from weald.server.workers import pool

BROKEN = """import sys
print("ready", flush=True)
for line in sys.stdin:
    print('{"error": "a bot has lost its mind"}', flush=True)
"""
# The processes cannot be started, hang before they read anything, or die at once.
TROUBLE = {
    "missing": ("/nowhere/at/all",),
    "hanging": (sys.executable, "-c", "import time; time.sleep(600)"),
    "dying": (sys.executable, "-c", "raise SystemExit(1)"),
}


def use(monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]) -> None:
    """Let services start other worker processes."""
    monkeypatch.setattr(pool.WorkerPool.__init__, "__defaults__", (0, command))


def test_a_bot_that_fails_does_not_end_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    use(monkeypatch, (sys.executable, "-c", BROKEN))
    with running(tmp_path) as url, Browser(url) as browser:
        id = browser.open([*people("Noor"), *robots(2, "easy")])["id"]
        assert browser.play(id, [], until=2)["version"] == 2
        assert "the AI easy failed" in caplog.text
        reply = browser.post(id, "hint", seat=0, expected=2)
        assert refused(reply, 500, "internal")["id"] == "error-internal"
        assert "lost its mind" not in reply.text
        assert browser.look(id)["version"] == 2


def test_ai_seats_play_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as url, Browser(url) as browser:
        id = browser.open(robots(6, "easy"))["id"]
        cut = browser.look(id)
    assert not cut["over"]
    with running(tmp_path) as url, Browser(url) as browser:
        assert expect(browser.http.get("/api/tables"), 200) == {"tables": []}
        with browser.watch(id) as line:
            while not heard(line)["over"]:
                pass
        record = expect(browser.http.get(f"/api/tables/{id}/record"), 200)
    assert weald.replay(record).over


@pytest.mark.parametrize("trouble", TROUBLE)
def test_the_service_ends_whatever_becomes_of_the_processes(
    trouble: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thoughts that wait and processes that do not start hold up neither the end nor the next beginning."""
    with monkeypatch.context() as changed:
        use(changed, TROUBLE[trouble])
        with running(tmp_path) as url, Browser(url) as browser:
            id = browser.open(robots(3))["id"]
    with running(tmp_path) as url, Browser(url) as browser, browser.watch(id) as line:
        while not heard(line)["over"]:
            pass


def test_the_service_ends_while_somebody_waits_for_advice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(monkeypatch, TROUBLE["hanging"])
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
