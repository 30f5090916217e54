from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.help import Browser, running


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def url(data: Path) -> Iterator[str]:
    with running(data) as address:
        yield address


@pytest.fixture
def browser(url: str) -> Iterator[Browser]:
    with Browser(url) as somebody:
        yield somebody


@pytest.fixture
def stranger(url: str) -> Iterator[Browser]:
    with Browser(url) as somebody:
        yield somebody
