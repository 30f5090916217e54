"""The side of a spirit that players choose it by: strengths, colours, a guide for its first turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Strengths(NamedTuple):
    """Our own judgement of a spirit, each from 0 to 5."""

    offence: int
    control: int
    fear: int
    defence: int
    utility: int


class Coat(NamedTuple):
    """The colours of a spirit: its ground, the mark on it, and the ground's own under-print."""

    ground: str
    mark: str
    deep: str


class Ground(NamedTuple):
    """The pattern of a spirit's ground: a recipe of the page by name, and what it is cut with."""

    recipe: str
    cut: Mapping[str, int] = {}


class Face(NamedTuple):
    """A spirit as it is drawn, beside its emblem: the pattern, and the colours on a light and a dark page."""

    ground: Ground
    light: Coat
    dark: Coat


class GuideTurn(NamedTuple):
    """A turn of the opening guide, in words: ids, and numbers of growth options (`instead`: as good).

    Presence comes from `tracks` and goes to `lands` of a kind; `cards` and `innates` are to be used, and
    without `cards` they are left to the player.
    """

    growth: str
    instead: str = ""
    tracks: str = ""
    lands: str = ""
    cards: str = ""
    innates: str = ""
