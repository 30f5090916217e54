from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres, postgres
from tests.server.live_server import Browser, running


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
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


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    with postgres() as running_server:
        yield running_server


@pytest.fixture
def database(server: Postgres) -> str:
    """The address of an empty database of its own."""
    return server.fresh()
