"""The fields of objects, whether plain Python or the compiled engine runs."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from weald.lab.machine import is_compiled

plain_only = pytest.mark.skipif(
    is_compiled(), reason="constants and methods of compiled code cannot be replaced"
)


def field_names(kind: type) -> list[str]:
    """Return the names of the fields of a class with slots; the compiler lists them in `__mypyc_attrs__`."""
    plain = [name for cls in kind.__mro__ for name in vars(cls).get("__slots__", ())]
    return list(dict.fromkeys([*plain, *getattr(kind, "__mypyc_attrs__", ())]))


def referents(thing: Any) -> Iterator[Any]:
    """Yield the referents of an object or a generator: fields and local variables, but for its class."""
    for other in gc.get_referents(thing):
        if not isinstance(other, type):
            yield other


def is_frame(thing: Any) -> bool:
    """Return whether an object holds the variables of a compiled function that has not ended yet."""
    return type(thing).__name__.endswith("_env")


def snapshot(value: Any) -> Any:
    """Return a copy of the fields of a state; what never changes stays the same object.

    The compiler's objects cannot be copied by `deepcopy`.
    """
    if isinstance(value, dict):
        return {key: snapshot(item) for key, item in value.items()}
    if isinstance(value, list):
        return [snapshot(item) for item in value]
    return value.copy() if hasattr(value, "copy") else value
