"""Spectators: counted by browser, named if they want to be, and no secret leaves with them."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live_server import Browser, heard, heard_aside, people
from weald.server.realtime import spectators
from weald.server.realtime.presence import SILENT_SECONDS
from weald.server.realtime.pubsub import Bus
from weald.server.realtime.spectators import NAMES, Spectators
from weald.server.storage.database import open_database


def test_spectators_are_counted_by_browser_and_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = open_database(tmp_path)
    now = 1000.0
    monkeypatch.setattr(spectators, "monotonic", lambda: now)
    reported: list[object] = []
    who = Spectators(Bus(engine), lambda table: reported.append(who.watching(table)))
    who.arrive("t", "one", "")
    who.arrive("t", "one", "Ada")
    who.arrive("t", "two", "")
    who.leave("t", "one")
    assert who.watching("t") == {"n": 2, "names": ["Ada"]}
    assert reported == [
        {"n": 1, "names": []},
        {"n": 1, "names": ["Ada"]},
        {"n": 2, "names": ["Ada"]},
    ]
    who.update_remote("t", {"n": 3, "names": ["Bo"]}, "elsewhere")
    assert who.watching("t") == {"n": 5, "names": ["Ada", "Bo"]}
    who.leave("t", "one")
    who.leave("t", "two")
    assert who.watching("t") == {"n": 3, "names": ["Bo"]}
    now += SILENT_SECONDS + 1
    assert who.watching("t") == {"n": 0, "names": []}
    engine.dispose()


def test_a_crowd_shows_its_number_and_some_names(tmp_path: Path) -> None:
    engine = open_database(tmp_path)
    who = Spectators(Bus(engine), lambda table: None)
    for n in range(NAMES + 5):
        who.arrive("t", str(n), f"Name {n:02}")
    assert who.watching("t") == {"n": NAMES + 5, "names": [f"Name {n:02}" for n in range(NAMES)]}
    engine.dispose()


def test_the_table_sees_who_looks_on(browser: Browser, stranger: Browser) -> None:
    id = browser.open(people("Noor"))["id"]
    with browser.watch(id, 0) as own:
        assert heard_aside(own, "watching") == {"n": 0, "names": []}
        with stranger.connect(id, "?name=%20Ada%20") as line:
            heard(line)
            assert heard_aside(own, "watching") == {"n": 1, "names": ["Ada"]}
            assert heard_aside(line, "watching") == {"n": 1, "names": ["Ada"]}
        assert heard_aside(own, "watching") == {"n": 0, "names": []}


def test_a_name_that_is_not_safe_to_show_is_refused(browser: Browser, stranger: Browser) -> None:
    id = browser.open(people("Noor"))["id"]
    for name in ("x" * 41, "%E2%80%AEevil"):
        with pytest.raises(InvalidStatus) as refused:
            stranger.connect(id, f"?name={name}")
        assert refused.value.response.status_code == 422
