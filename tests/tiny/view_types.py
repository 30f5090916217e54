"""The parts of a view, of which `tools/page_types.py` makes the types of the page."""

from __future__ import annotations

from typing import Literal, TypedDict

Nut = Literal["acorn", "beechnut", "chestnut", "walnut"]


class View(TypedDict):
    """Everything that a seat may know."""

    round: int
    rounds: int
    leader: int
    awake: list[int]
    deck: int
    hand: list[Nut] | None
    hands: list[int]
    hollows: list[Nut | None]
    stores: list[list[Nut]]
    lost: dict[str, int]
