"""Programs beside Python that some tests need: which tests, and how to get them.

`python tools/programs.py` lists the missing ones; with CI=true a missing one is an error.
"""

from __future__ import annotations

import os
import shutil
import sys
from typing import NamedTuple


class Program(NamedTuple):
    """A program, the tests that are left out without it, and the way to get it."""

    names: tuple[str, ...]
    tests: str
    get: str
    # A variable of the environment that names another one.
    variable: str = ""


PROGRAMS = {
    "chromium": Program(
        # The first one has no windows and starts much faster.
        ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
        "the browser tests",
        "install the package chromium, or name one: make test CHROMIUM=/path/to/chrome",
        "WEALD_CHROMIUM",
    ),
    "firefox": Program(
        ("firefox-esr", "firefox"),
        "one game of each title in Firefox",
        "install the package firefox-esr, or name one: WEALD_FIREFOX=/path/to/firefox",
        "WEALD_FIREFOX",
    ),
    "node": Program(
        ("node",), "checks of the pages and of their engine", "install the packages nodejs and npm"
    ),
}


def find(name: str) -> str | None:
    """Return the path of a program, None if it is missing."""
    program = PROGRAMS[name]
    named = os.environ.get(program.variable) if program.variable else None
    return named or next(filter(None, map(shutil.which, program.names)), None)


def in_ci() -> bool:
    """Return whether a missing program is an error."""
    return os.environ.get("CI") == "true"


def left_out(name: str) -> str:
    """Return the line about what is left out without a program."""
    program = PROGRAMS[name]
    return f"Left out without {name}: {program.tests}. To run them, {program.get}."


def main() -> int:
    """List the programs that are missing; return 1 if they may not be."""
    missing = [left_out(name) for name in PROGRAMS if find(name) is None]
    if missing:
        print("\n".join(missing), file=sys.stderr if in_ci() else sys.stdout)
    return int(in_ci() and bool(missing))


if __name__ == "__main__":
    sys.exit(main())
