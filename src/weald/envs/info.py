"""The extras of an observation: `text` and `view`, made only when they are read."""

from __future__ import annotations

from typing import Any

from weald.envs.episode import Episode

LAZY = ("text", "view")


class Info(dict[str, Any]):
    """A dictionary whose keys `text` and `view` show the game as it stands when they are first read."""

    __slots__ = ("_episode", "_seat")

    def __init__(self, episode: Episode, seat: int) -> None:
        self._episode = episode
        self._seat = seat

    def __missing__(self, key: str) -> Any:
        if key == "text":
            return self._episode.text(self._seat)
        if key == "view":
            return dict(self._episode.view(self._seat))
        raise KeyError(key)

    def __contains__(self, key: object) -> bool:
        return key in LAZY or super().__contains__(key)

    def get(self, key: str, default: Any = None) -> Any:
        try:
            return self[key]
        except KeyError:
            return default

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the form for another process: plain data."""
        return dict, ({**self, "text": self["text"], "view": self["view"]},)
