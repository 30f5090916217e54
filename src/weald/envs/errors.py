"""Mistakes of a caller of an environment, each with its remedy."""

from __future__ import annotations


class BadSettings(ValueError):
    """An environment that cannot be made as asked: unknown game, option, bot or reward, wrong seats."""


class MaskedAction(ValueError):
    """An action that the question does not allow; nothing has changed."""


class EpisodeOver(RuntimeError):
    """A step in a game that has not begun or is over."""
