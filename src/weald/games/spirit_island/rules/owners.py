"""Owners of special rules, with which their points are called."""

from __future__ import annotations

from typing import Any, NamedTuple


class Owner(NamedTuple):
    """The spirit of this seat owns the rule."""

    seat: int


class InForce(NamedTuple):
    """A rule of an adversary, at the level that is played."""

    level: int


# Argument of a rule: Owner, InForce, the arguments of an effect, or an empty tuple; a method that overrides
# a point says which.
By = Any
