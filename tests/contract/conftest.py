from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contract.hosts import Storages
from tests.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    with postgres() as running_server:
        yield running_server


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def storages(request: pytest.FixtureRequest, tmp_path: Path, server: Postgres) -> Storages:
    """A storage for one or several processes."""
    return Storages(request.param, tmp_path, server)
