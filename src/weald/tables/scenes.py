"""Scenes: what happened at a table beat by beat, with the view of each moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from weald.tables.replies import Scene, SceneBeat
from weald.tables.revision import Revision

# The scene of an update without beats.
NOTHING: Scene = {"view": None, "beats": []}

Path = tuple[str | int, ...]


def scene(revision: Revision, seat: int | None, after: int, reveal_all: bool = False) -> Scene:
    """Return the beats after event number `after`: the first with its view, then what changes in it."""
    past = len(revision.past)
    beats = revision.table.film(seat, max(0, after - past), reveal_all)
    if not beats:
        return NOTHING
    shown: list[SceneBeat] = []
    view = beats[0].view
    for beat in beats:
        changes = [(list(path), value) for path, value in differences(view, beat.view)]
        shown.append({"data": beat.data, "last": beat.last + past, "changes": changes})
        view = beat.view
    return {"view": beats[0].view, "beats": shown}


def differences(old: Any, new: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield the parts of a view that differ, each with its path; what changes its shape is one part."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            yield from differences(old[key], value, (*path, key))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for n, value in enumerate(new):
            yield from differences(old[n], value, (*path, n))
    else:
        yield path, new
