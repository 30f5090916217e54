"""Programs that tests need beside Python."""

from __future__ import annotations

import programs
import pytest


def required(name: str) -> str:
    """Return the path of a program; without it the test is left out, or fails in CI."""
    path = programs.find(name)
    if path is None:
        (pytest.fail if programs.in_ci() else pytest.skip)(programs.left_out(name))
    return path
