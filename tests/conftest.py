"""Options of the whole test run."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parent.parent

# The same examples on every machine, however busy it is.
settings.register_profile("weald", deadline=None, derandomize=True)
settings.load_profile("weald")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate-golden",
        action="store_true",
        help="write the golden playthroughs again instead of comparing with them",
    )


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    # The ten thousand tests and their modules stay until the end: nothing among them is garbage.
    gc.disable()
    try:
        _import_a_part(session.config)
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def _import_a_part(config: pytest.Config) -> None:
    """Begin a whole run in several processes with a part of the modules in each.

    The first process that imports a module has to rewrite its assertions; then it lies in the cache.
    Without this all processes go through the modules side by side, and each rewrites nearly all of them.
    """
    worker = getattr(config, "workerinput", None)
    if worker is None or config.args != config.getini("testpaths"):
        return
    modules = sorted((ROOT / "tests").rglob("test_*.py"))
    for path in modules[int(worker["workerid"].removeprefix("gw")) :: worker["workercount"]]:
        # A broken module is reported when it is collected.
        with suppress(Exception):
            import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate-golden"))
