from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contract.hosts import Storages
from tests.contract.people import DeskHost, Host, Person, ServerHost
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


KINDS = ("memory", "sqlite", "postgresql", "requests", "connection")


def begun(kind: str, folder: Path, server: Postgres) -> Host:
    """Return a host of a kind."""
    if kind in ("requests", "connection"):
        return ServerHost(folder, live=kind == "connection")
    return DeskHost(Storages(kind, folder, server))


@pytest.fixture(scope="session", params=KINDS)
def running_host(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, server: Postgres
) -> Iterator[Host]:
    """A host of every kind."""
    running = begun(request.param, tmp_path_factory.mktemp(request.param), server)
    yield running
    running.close()


@pytest.fixture
def host(running_host: Host) -> Iterator[Host]:
    """A host of every kind, for a test that leaves it as it is."""
    staying = running_host.present
    yield running_host
    running_host.leave(staying)


@pytest.fixture(params=KINDS)
def own_host(request: pytest.FixtureRequest, tmp_path: Path, server: Postgres) -> Iterator[Host]:
    """A host of every kind, for tests that stop it."""
    running = begun(request.param, tmp_path, server)
    yield running
    running.close()


@pytest.fixture
def noor(host: Host) -> Person:
    """The person who opens the tables."""
    return host.person()


@pytest.fixture
def till(host: Host) -> Person:
    """Another person."""
    return host.person()
