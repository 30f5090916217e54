"""Hidden information: what each seat may know of a state, and states that hold no more than that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from weald.kernel.game import Game
    from weald.kernel.state import State


class Json:
    """A part of a view that is JSON text already: encoders take it as it is."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


class Information(Protocol):
    """Knowledge of the seats; a module may implement it."""

    def view(self, s: Any, seat: int | None, /) -> Mapping[str, Any]:
        """Return everything that `seat` (None: a spectator) may know, as plain data."""

    def open_view(self, s: Any, /) -> Mapping[str, Any]:
        """Return everything there is to see once nothing is secret any more."""

    def redact(self, s: Any, seat: int | None, /) -> State:
        """Return a copy that depends only on what `seat` may know: the rest is blank or in a fixed order."""

    def redeal(self, s: Any, seat: int | None, /) -> None:
        """Deal again, in place and by the state's own chance, everything that `seat` cannot see."""


def redacted(game: Game, s: State, seat: int | None) -> State:
    """Return the state as an evaluation for `seat` may see it: without hidden cards and future chance."""
    copy = game.information.redact(s, seat)
    copy.seed = copy.drawn = 0
    return copy
