"""Text boards: drawings made of letters, for terminals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from weald.kernel.messages import Args

# Pieces of text, each with the name of a style.
Line = list[tuple[str, str]]
Drawing = list[Line]
# Puts a message into the reader's language.
Say = Callable[[str, Args], str]


class TextBoard(Protocol):
    """The drawing of a view on a terminal; a module may implement it."""

    @property
    def STYLES(self) -> Mapping[str, str]:  # noqa: N802 (a constant of the module)
        """The terminal's paint for each style that `draw` names."""

    def draw(self, view: dict[str, Any], seat: int | None, marks: dict[str, str], say: Say, /) -> Drawing:
        """Draw a view; `marks` are short notes for what can be chosen, by ref."""
