"""Shapes: what they write, what they read back, and that they name everything that is wrong by its path."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.schema import violations
from weald.kernel.messages import Message
from weald.kernel.position import Bool, Fields, Int, ListOf, MapOf, Maybe, Named, Problems, Shape, Text, fill


class Camp:
    """Something to be written and read."""

    open: bool
    fires: int
    tree: int
    mood: str
    guests: list[int]
    chief: int
    food: dict[str, int]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Camp) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


CAMP = Fields(
    {
        "open": Bool(),
        "fires": Int(0, 3),
        "tree": Named(("oak", "ash"), first=1),
        "mood": Text(("calm", "")),
        "guests": ListOf(Named(("fox", "owl")), 1, 3),
        "chief": Maybe(Int(0, 5), -1),
        "food": MapOf(("nut", "leaf"), Int(1, 9)),
    },
    lambda values: fill(Camp(), values),
)
GOOD: dict[str, Any] = {
    "open": True,
    "fires": 2,
    "tree": "ash",
    "mood": "",
    "guests": ["owl", "fox"],
    "chief": None,
    "food": {"leaf": 3, "nut": 1},
}

camps = st.fixed_dictionaries(
    {
        "open": st.booleans(),
        "fires": st.integers(0, 3),
        "tree": st.sampled_from(["oak", "ash"]),
        "mood": st.sampled_from(["calm", ""]),
        "guests": st.lists(st.sampled_from(["fox", "owl"]), min_size=1, max_size=3),
        "chief": st.none() | st.integers(0, 5),
        "food": st.dictionaries(st.sampled_from(["nut", "leaf"]), st.integers(1, 9)),
    }
)
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def wrong(shape: Shape, data: Any, path: str = "it") -> list[Message]:
    problems: Problems = []
    shape.load(data, path, problems)
    return problems


def expected(path: str, expected: str, actual: str) -> Message:
    return Message("position-wrong", {"path": path, "expected": expected, "found": actual})


def test_what_is_in_memory() -> None:
    problems: Problems = []
    camp = CAMP.load(GOOD, "", problems)
    assert problems == []
    assert vars(camp) == {
        "open": True,
        "fires": 2,
        "tree": 2,
        "mood": "",
        "guests": [1, 0],
        "chief": -1,
        "food": {"leaf": 3, "nut": 1},
    }


def test_a_dictionary_keeps_its_order() -> None:
    problems: Problems = []
    camp = CAMP.load(GOOD, "", problems)
    assert list(camp.food) == ["leaf", "nut"]
    assert json.dumps(CAMP.dump(camp)) == json.dumps(GOOD)


@given(camps)
def test_written_and_read_is_the_same(data: dict[str, Any]) -> None:
    problems: Problems = []
    camp = CAMP.load(data, "", problems)
    assert problems == []
    assert violations(data, CAMP.schema()) == []
    assert CAMP.dump(camp) == data
    assert CAMP.load(json.loads(json.dumps(CAMP.dump(camp))), "", problems) == camp


@given(camps, st.sampled_from(sorted(GOOD)), junk)
def test_shape_and_schema_agree_about_anything(data: dict[str, Any], field: str, odd: Any) -> None:
    changed = {**data, field: odd}
    assert bool(wrong(CAMP, changed)) == bool(violations(changed, CAMP.schema()))


def test_everything_wrong_is_listed_by_path() -> None:
    data = {
        "open": 1,
        "fires": 4,
        "tree": "elm",
        "mood": None,
        "guests": ["fox", 7, "bear"],
        "food": {"nut": 0, "salt": 1},
        "colour": "red",
    }
    assert wrong(CAMP, data, "camp") == [
        Message("position-unknown", {"path": "camp.colour"}),
        expected("camp.open", "true | false", "1"),
        expected("camp.fires", "0..3", "4"),
        expected("camp.tree", "oak | ash", '"elm"'),
        expected("camp.mood", "calm | ", "null"),
        expected("camp.guests[1]", "fox | owl", "7"),
        expected("camp.guests[2]", "fox | owl", '"bear"'),
        Message("position-missing", {"path": "camp.chief"}),
        Message("position-unknown", {"path": "camp.food.salt"}),
        expected("camp.food.nut", "1..9", "0"),
    ]


@pytest.mark.parametrize(
    ("shape", "data", "should_be"),
    [
        (Int(0, 3), True, "0..3"),
        (Int(0, 3), 2.0, "0..3"),
        (Int(0, 3), "2", "0..3"),
        (Int(0, 3), -1, "0..3"),
        (Bool(), "true", "true | false"),
        (Text(("a", "b")), "c", "a | b"),
        (Text(("a", "b")), ["a"], "a | b"),
        (Named(("a", "b")), 0, "a | b"),
        (ListOf(Int(0, 1), 1, 2), [], "[1..2]"),
        (ListOf(Int(0, 1), 1, 2), [0, 0, 0], "[1..2]"),
        (ListOf(Int(0, 1)), {"0": 1}, "[0..1000]"),
        (Maybe(Int(0, 1)), "x", "0..1"),
        (MapOf(("a",), Int(0, 1)), [], "{...}"),
        (CAMP, None, "{...}"),
        (CAMP, [], "{...}"),
    ],
)
def test_what_does_not_fit(shape: Shape, data: Any, should_be: str) -> None:
    assert wrong(shape, data) == [expected("it", should_be, json.dumps(data))]


def test_long_things_are_shown_short() -> None:
    actual = wrong(Int(0, 1), list(range(1000)))[0].args["found"]
    assert actual == "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11..."


def test_a_record_without_maker_gives_its_values() -> None:
    problems: Problems = []
    pair = Fields({"x": Int(0, 9), "y": Int(0, 9)})
    assert pair.load({"x": 1, "y": 2}, "", problems) == {"x": 1, "y": 2}
    assert wrong(pair, {"y": 2}, "") == [Message("position-missing", {"path": "x"})]
