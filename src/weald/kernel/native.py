"""Marks for the compiled build; without it they do nothing. This module itself is never compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

C = TypeVar("C", bound=type)

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attributes: object) -> Callable[[C], C]:
        """Return a class decorator that changes nothing: the compiler reads it in the source."""
        return lambda marked: marked
