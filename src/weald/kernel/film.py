"""Films: what happened at a table, run again and shown moment by moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from weald.kernel.events import Trace

if TYPE_CHECKING:
    from weald.kernel.game import Game
    from weald.kernel.state import State


class Beat:
    """One moment of a film: what it shows, after how many events, and the view of it."""

    __slots__ = ("data", "last", "view")

    def __init__(self, data: dict[str, Any], last: int, view: Mapping[str, Any]) -> None:
        self.data = data
        self.last = last
        self.view = view


class Film(Trace):
    """A trace that keeps the beats after event number `after`, each with the view of `seat`.

    With `reveal_all`, the views hide nothing.
    """

    __slots__ = ("after", "beats", "game", "reveal_all", "seat", "state")

    def __init__(self, game: Game, state: State, seat: int | None, after: int, reveal_all: bool) -> None:
        super().__init__()
        self.game = game
        self.state = state
        self.seat = seat
        self.after = after
        self.reveal_all = reveal_all
        self.beats: list[Beat] = []

    def beat(self, data: dict[str, Any]) -> None:
        """Keep a beat with the view of this moment."""
        last = len(self.events)
        if last <= self.after:
            return
        information = self.game.information
        view = (
            information.open_view(self.state) if self.reveal_all else information.view(self.state, self.seat)
        )
        self.beats.append(Beat(data, last, dict(view)))
