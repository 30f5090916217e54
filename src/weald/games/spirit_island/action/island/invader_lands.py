"""Verbs for the lands of an invader card: left out, taken in, replaced by others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def leave_out(act: Action, land: int) -> None:
    """Let invaders not act in a land as they would now, if they would."""
    if land in act.s.queue:
        act.s.queue.remove(land)


def take_in(act: Action, land: int) -> None:
    """Let invaders act in a land as well, or once more, in the order of the lands."""
    act.s.queue = sorted([*act.s.queue, land])


def name_lands(act: Action, lands: Iterable[int]) -> None:
    """Let the card name other lands than those it shows."""
    act.s.queue = list(lands)
