"""Shared parts of studies: arguments, a log to resume from, and plots."""

from __future__ import annotations

import argparse
import errno
import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from weald.lab.workers import LabError, Workers, add_arguments

P = TypeVar("P", bound=Sequence[Any])


def arguments(page: str, games: int) -> argparse.ArgumentParser:
    """Return the parser of the arguments that every study has."""
    reader = argparse.ArgumentParser(prog=f"weald lab {page}")
    reader.add_argument("--games", type=int, default=games)
    reader.add_argument("--seed", type=int, default=1)
    add_arguments(reader)
    reader.add_argument("--folder", type=Path, default=Path("docs/studies"))
    # Finished games, so that an interrupted study can be resumed.
    reader.add_argument("--log", type=Path)
    return reader


class Log:
    """A progress counter that also keeps finished games in a file, as lines of JSON."""

    def __init__(self, path: Path | None, total: int) -> None:
        self.path = path
        self.total = total
        self.count = 0

    def read(self) -> list[Any]:
        """Return the games of earlier runs."""
        return [] if self.path is None else read_lines(self.path)

    def add(self, played: Sequence[Any]) -> None:
        """Add a finished game."""
        self.tick()
        if self.path is not None:
            add_lines(self.path, [list(played)])

    def tick(self, games: int = 1) -> None:
        """Advance the counter."""
        self.count += games
        sys.stderr.write(f"\r{self.count}/{self.total}")
        sys.stderr.flush()


def read_lines(path: Path) -> list[Any]:
    """Return the lines of a file of JSON, except a last one that was not written to its end."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            # A device may have no end.
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        data = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise _unusable(path, error) from None
    whole = data[: data.rfind(b"\n") + 1]
    if data and not whole:
        # Perhaps the file of another program: its only line must not be cut off.
        raise LabError("log-damaged", {"path": str(path), "n": 1})
    lines = []
    for n, line in enumerate(whole.splitlines(), start=1):
        try:
            lines.append(json.loads(line))
        except (ValueError, RecursionError):
            raise LabError("log-damaged", {"path": str(path), "n": n}) from None
    return lines


def add_lines(path: Path, lines: Iterable[Any]) -> None:
    """Append lines of JSON to a file, in one piece, after its last whole line."""
    try:
        with path.open("a+b") as file:
            _cut(file)
            file.write("".join(json.dumps(line) + "\n" for line in lines).encode())
    except OSError as error:
        raise _unusable(path, error) from None


def _cut(file: BinaryIO) -> None:
    """Remove a last line that was not written to its end."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - 1))
    if size and file.read(1) != b"\n":
        file.seek(0)
        file.truncate(file.read().rfind(b"\n") + 1)


def _unusable(path: Path, error: OSError) -> LabError:
    return LabError("log-unusable", {"path": str(path), "problem": error.strerror or ""})


def play_missing(
    play_one: Callable[..., P],
    wanted: Sequence[tuple[Any, ...]],
    seed: int,
    workers: Workers,
    done: Iterable[P],
    progress: Callable[[P], None] | None,
) -> list[P]:
    """Let workers play games, except those already `done`; a game begins with its key."""
    size = len(wanted[0]) if wanted else 0
    finished = {tuple(played[:size]): played for played in done}
    missing = [(*key, seed) for key in wanted if key not in finished]
    for played in workers.run(play_one, missing):
        finished[tuple(played[:size])] = played
        if progress is not None:
            progress(played)
    return [finished[key] for key in wanted]


def pyplot(page: str) -> Any | None:
    """Return pyplot, configured for reproducible files; None if it is not installed."""
    if find_spec("matplotlib") is None:
        return None
    matplotlib = import_module("matplotlib")
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = page
    return import_module("matplotlib.pyplot")


def save(figure: Any, path: Path) -> None:
    """Save a plot without its date, so that the file is reproducible."""
    figure.savefig(path, metadata={"Date": None})
