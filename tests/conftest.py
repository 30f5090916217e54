"""Options of the whole test run."""

from __future__ import annotations

import pytest
from hypothesis import settings

# The same examples on every machine, however busy it is.
settings.register_profile("weald", deadline=None, derandomize=True)
settings.load_profile("weald")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate-golden",
        action="store_true",
        help="write the golden playthroughs again instead of comparing with them",
    )


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate-golden"))
