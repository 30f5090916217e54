"""Spectators: counted, and named if they want to be."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live_server import Browser, heard, heard_aside, people


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
