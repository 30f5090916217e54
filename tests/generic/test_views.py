"""Views are what their TypedDicts say, at every moment and for every eye."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

from tests.generic.cases import CASES, Case, moments
from weald.games import REGISTRY
from weald.kernel.information import Json
from weald.kernel.messages import Message


def problems(value: Any, hint: Any, path: str) -> Iterator[str]:
    """Yield the places where some data are not of a type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        yield from problems(value, args[0], path)
    elif is_typeddict(hint):
        yield from wrong_fields(value, hint, path)
    elif origin in (Union, UnionType):
        if all(any(True for _ in problems(value, part, path)) for part in args):
            yield f"{path}: {value!r:.60} is none of {args}"
    elif origin in (list, dict, Sequence):
        yield from wrong_items(value, dict if origin is dict else list, args[-1], path)
    elif origin is Literal:
        if value not in args:
            yield f"{path}: {value!r} is none of {args}"
    elif hint is not Any and type(value) is not (NoneType if hint is None else hint):
        yield f"{path}: {value!r:.60} is no {hint}"


def wrong_items(value: Any, kind: Any, item: Any, path: str) -> Iterator[str]:
    """Yield the places where a list or dictionary is none, or holds something else than it should."""
    if not isinstance(value, kind):
        yield f"{path}: {value!r:.60} is no {kind.__name__}"
        return
    entries: Any = value.items() if kind is dict else enumerate(value)
    for key, inside in entries:
        yield from problems(inside, item, f"{path}.{key}")


def wrong_fields(value: Any, hint: Any, path: str) -> Iterator[str]:
    """Yield the places where an object has other fields than its TypedDict, or wrong ones."""
    if not isinstance(value, dict):
        yield f"{path}: {value!r:.60} is no object"
        return
    hints = get_type_hints(hint, include_extras=True)
    optional = {name for name, kind in hints.items() if get_origin(kind) is NotRequired or not hint.__total__}
    yield from (f"{path}.{name} is not declared" for name in value if name not in hints)
    yield from (f"{path}.{name} is missing" for name in hints if name not in value and name not in optional)
    for name, kind in hints.items():
        if name in value:
            inner = get_args(kind)[0] if get_origin(kind) is NotRequired else kind
            yield from problems(value[name], inner, f"{path}.{name}")


@pytest.mark.parametrize("case", [case for case in CASES if case.game.id in REGISTRY], ids=str)
def test_views_are_as_declared(case: Case) -> None:
    information = case.game.information
    declared = get_type_hints(information.view)["return"]
    assert is_typeddict(declared)
    t = case.new(11)
    eyes = [None, *range(t.seats)]
    for n in moments(t, Random(11)):
        if n % 7 == 0:
            assert list(problems(t.view(eyes[n % len(eyes)]), declared, "view")) == []
    assert list(problems(dict(information.open_view(t.run.state)), declared, "view")) == []


@pytest.mark.parametrize("case", [case for case in CASES if case.game.id in REGISTRY], ids=str)
def test_written_views_are_the_same_as_views(case: Case) -> None:
    t = case.new(12)
    eyes = [None, *range(t.seats)]
    for n in moments(t, Random(12)):
        if n % 5 == 0:
            seat = eyes[n // 5 % len(eyes)]
            text = json.dumps(dict(t.written_view(seat)), default=written)
            assert json.loads(text) == json.loads(json.dumps(t.view(seat), default=Message.to_json))


def written(part: object) -> Any:
    """Return the data of a part of a written view."""
    return json.loads(part.text) if isinstance(part, Json) else Message.to_json(cast("Message", part))


def test_the_check_finds_what_is_wrong() -> None:
    from weald.games.ecosystem.view_types import Area, Box

    box = {"top": 1, "left": 1, "rows": 2, "cols": 2}
    assert list(problems(box, Box, "box")) == []
    assert list(problems({**box, "top": "1", "more": 1}, Box, "box")) == [
        "box.more is not declared",
        "box.top: '1' is no <class 'int'>",
    ]
    assert list(problems({"top": 1, "left": 1, "rows": 2}, Box, "box")) == ["box.cols is missing"]
    area = {"card": "bear", "cells": "a1", "points": True, "rank": None, "largest": False}
    assert len(list(problems(area, Area, "area"))) == 3
