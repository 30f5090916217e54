"""Shared parts of studies: arguments, a log to resume from, and plots."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

P = TypeVar("P", bound=Sequence[Any])


def arguments(page: str, games: int) -> argparse.ArgumentParser:
    """Return the parser of the arguments that every study has."""
    reader = argparse.ArgumentParser(prog=f"weald lab {page}")
    reader.add_argument("--games", type=int, default=games)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--folder", type=Path, default=Path("docs"))
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
        if self.path is None or not self.path.exists():
            return []
        return [json.loads(line) for line in self.path.read_text("utf-8").splitlines()]

    def add(self, played: Sequence[Any]) -> None:
        """Add a finished game."""
        self.tick()
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(list(played)) + "\n")

    def tick(self, games: int = 1) -> None:
        """Advance the counter."""
        self.count += games
        sys.stderr.write(f"\r{self.count}/{self.total}")
        sys.stderr.flush()


def play_missing(
    play_one: Callable[..., P],
    wanted: Sequence[tuple[Any, ...]],
    seed: int,
    jobs: int,
    done: Iterable[P],
    progress: Callable[[P], None] | None,
) -> list[P]:
    """Play games in worker processes, except those already `done`; a game begins with its key."""
    size = len(wanted[0]) if wanted else 0
    finished = {tuple(played[:size]): played for played in done}
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(play_one, *key, seed) for key in wanted if key not in finished]
        for future in as_completed(waiting):
            played = future.result()
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
