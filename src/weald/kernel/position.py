"""Shapes of plain data: one declaration gives the JSON form, its schema, and a list of all that is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from weald.kernel.chance import SECRET_BYTES, SEED_LIMIT
from weald.kernel.messages import Message, shown

Problems = list[Message]


def wrong(problems: Problems, path: str, expected: str, actual: object) -> None:
    """Note that a place does not hold what belongs there."""
    problems.append(Message("position-wrong", {"path": path, "expected": expected, "found": shown(actual)}))


class Shape:
    """The JSON form of a value in memory: written and read back."""

    def schema(self) -> dict[str, Any]:
        raise NotImplementedError

    def dump(self, value: Any) -> Any:
        return value

    def dump_each(self, values: Sequence[Any]) -> list[Any]:
        """Write many values at once: long lists are dumped for every answer."""
        return [self.dump(value) for value in values]

    def load(self, data: Any, path: str, problems: Problems) -> Any:
        """Read a value; what is wrong goes to `problems`, and the result must not be used then."""
        raise NotImplementedError


class Int(Shape):
    """A whole number within bounds."""

    def __init__(self, lo: int, hi: int) -> None:
        self.lo = lo
        self.hi = hi

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.lo, "maximum": self.hi}

    def load(self, data: Any, path: str, problems: Problems) -> int:
        if isinstance(data, int) and not isinstance(data, bool) and self.lo <= data <= self.hi:
            return data
        wrong(problems, path, f"{self.lo}..{self.hi}", data)
        return self.lo


class Seed(Shape):
    """The seed of all chance: a number, or a secret one in 64 hexadecimal digits."""

    def schema(self) -> dict[str, Any]:
        secret = {"type": "string", "pattern": f"^[0-9a-f]{{{2 * SECRET_BYTES}}}$"}
        return {"anyOf": [{"type": "integer", "minimum": 0, "maximum": SEED_LIMIT - 1}, secret]}

    def dump(self, value: int) -> int | str:
        return value if value < SEED_LIMIT else value.to_bytes(SECRET_BYTES, "little").hex()

    def load(self, data: Any, path: str, problems: Problems) -> int:
        if isinstance(data, int) and not isinstance(data, bool) and 0 <= data < SEED_LIMIT:
            return data
        if isinstance(data, str) and len(data) == 2 * SECRET_BYTES and not data.strip("0123456789abcdef"):
            seed = int.from_bytes(bytes.fromhex(data), "little")
            if seed >= SEED_LIMIT:
                return seed
        wrong(problems, path, f"0..{SEED_LIMIT - 1}", data)
        return 0


class Bool(Shape):
    """True or false."""

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}

    def load(self, data: Any, path: str, problems: Problems) -> bool:
        if not isinstance(data, bool):
            wrong(problems, path, "true | false", data)
        return bool(data)


class Text(Shape):
    """One of a few strings."""

    def __init__(self, choices: Sequence[str]) -> None:
        self.choices = tuple(choices)

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.choices)}

    def load(self, data: Any, path: str, problems: Problems) -> str:
        if isinstance(data, str) and data in self.choices:
            return data
        wrong(problems, path, " | ".join(self.choices), data)
        return self.choices[0]


class Named(Shape):
    """A small number in memory that has a name on paper."""

    def __init__(self, names: Sequence[str], first: int = 0) -> None:
        self.names = tuple(names)
        self.first = first
        self.numbers = {name: first + i for i, name in enumerate(self.names)}
        self._by_number = {number: name for name, number in self.numbers.items()}

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.names)}

    def dump(self, value: int) -> str:
        return self.names[value - self.first]

    def dump_each(self, values: Sequence[int]) -> list[str]:
        return list(map(self._by_number.__getitem__, values))

    def load(self, data: Any, path: str, problems: Problems) -> int:
        if isinstance(data, str) and data in self.numbers:
            return self.numbers[data]
        wrong(problems, path, " | ".join(self.names), data)
        return self.first


class ListOf(Shape):
    """A list of values of one shape."""

    def __init__(self, item: Shape, lo: int = 0, hi: int = 1000) -> None:
        self.item = item
        self.lo = lo
        self.hi = hi

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": self.item.schema(), "minItems": self.lo, "maxItems": self.hi}

    def dump(self, value: Sequence[Any]) -> list[Any]:
        return self.item.dump_each(value)

    def load(self, data: Any, path: str, problems: Problems) -> list[Any]:
        if not isinstance(data, list) or not self.lo <= len(data) <= self.hi:
            wrong(problems, path, f"[{self.lo}..{self.hi}]", data)
            return []
        return [self.item.load(item, f"{path}[{i}]", problems) for i, item in enumerate(data)]


class Maybe(Shape):
    """A value, or null where `empty` is in memory."""

    def __init__(self, item: Shape, empty: Any = None) -> None:
        self.item = item
        self.empty = empty

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [self.item.schema(), {"type": "null"}]}

    def dump(self, value: Any) -> Any:
        return None if value == self.empty else self.item.dump(value)

    def load(self, data: Any, path: str, problems: Problems) -> Any:
        return self.empty if data is None else self.item.load(data, path, problems)


class MapOf(Shape):
    """A dictionary from a few keys to values of one shape; absent keys stay absent."""

    def __init__(self, keys: Sequence[str], item: Shape) -> None:
        self.keys = tuple(keys)
        self.item = item

    def schema(self) -> dict[str, Any]:
        properties = {key: self.item.schema() for key in self.keys}
        return {"type": "object", "properties": properties, "additionalProperties": False}

    def dump(self, value: dict[str, Any]) -> dict[str, Any]:
        return {key: self.item.dump(item) for key, item in value.items()}

    def load(self, data: Any, path: str, problems: Problems) -> dict[str, Any]:
        if not isinstance(data, dict):
            wrong(problems, path, "{...}", data)
            return {}
        for key in data:
            if key not in self.keys:
                problems.append(Message("position-unknown", {"path": f"{path}.{key}"}))
        # In the order of the data: rules that go through the dictionary must find it as it was.
        return {
            key: self.item.load(item, f"{path}.{key}", problems)
            for key, item in data.items()
            if key in self.keys
        }


class Fields(Shape):
    """An object with named fields; `make` builds it from the fields, once all of them are right.

    `about` says what the fields mean, for the schema.
    """

    def __init__(
        self,
        fields: dict[str, Shape],
        make: Callable[[dict[str, Any]], Any] | None = None,
        about: Mapping[str, str] | None = None,
    ) -> None:
        self.fields = fields
        self.make = make
        self.about = about or {}

    def schema(self) -> dict[str, Any]:
        properties = {name: self._field_schema(name) for name in self.fields}
        required = list(self.fields)
        return {
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }

    def _field_schema(self, name: str) -> dict[str, Any]:
        schema = self.fields[name].schema()
        return {**schema, "description": self.about[name]} if name in self.about else schema

    def dump(self, value: Any) -> dict[str, Any]:
        return {name: shape.dump(getattr(value, name)) for name, shape in self.fields.items()}

    def load(self, data: Any, path: str, problems: Problems) -> Any:
        if not isinstance(data, dict):
            wrong(problems, path, "{...}", data)
            return None
        before = len(problems)
        inside = f"{path}." if path else ""
        for name in data:
            if name not in self.fields:
                problems.append(Message("position-unknown", {"path": inside + str(name)}))
        values = {}
        for name, shape in self.fields.items():
            if name in data:
                values[name] = shape.load(data[name], inside + name, problems)
            else:
                problems.append(Message("position-missing", {"path": inside + name}))
        if len(problems) > before or self.make is None:
            return None if len(problems) > before else values
        return self.make(values)


def fill(thing: Any, values: dict[str, Any]) -> Any:
    """Set the fields of an object that was made without them."""
    for name, value in values.items():
        setattr(thing, name, value)
    return thing
