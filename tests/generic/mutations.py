"""Every single change to plain data that a JSON Schema suggests: each field by itself, none left out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import weald

# Values of a wrong type somewhere.
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**20,
    1.5,
    float("nan"),
    "",
    "nonsense",
    "\ud800",
    [],
    {},
    [[]],
    {"x": 1},
)
# Of a choice between more values than this, only the first, the last and some between are tried.
CHOICES = 12
GONE: Any = object()


class Mutation(NamedTuple):
    """One change: the place it is made at, with numbers as `#`, and the changed data."""

    place: str
    data: Any


def mutations(data: Any, schema: Any, place: str = "") -> Iterator[Mutation]:
    """Yield data with one change each, in every place that the schema or the data have."""
    for value in values(data, schema):
        yield Mutation(place, value)
    for key, inside, its in parts(data, schema):
        where = f"{place}.{key}" if isinstance(key, str) else f"{place}[#]"
        for mutation in mutations(inside, its, where):
            yield Mutation(mutation.place, put(data, key, mutation.data))
        if isinstance(data, dict) and key in data:
            yield Mutation(where, put(data, key, GONE))


def put(data: Any, key: Any, value: Any) -> Any:
    """Return a copy of a list or object with one part changed; GONE takes it out."""
    copy = data.copy()
    if value is GONE:
        del copy[key]
    elif isinstance(copy, list) and key == len(copy):
        copy.append(value)
    else:
        copy[key] = value
    return copy


def parts(data: Any, schema: Any) -> Iterator[tuple[Any, Any, Any]]:
    """Yield key, value and schema of what is inside: all fields, and the first and last of what is alike.

    If it is empty, a possible part stands in.
    """
    if isinstance(data, list):
        own = first_parts(data, schema)
        for i in sorted({0, len(data) - 1, *range(min(len(own), len(data)))}) if data else ():
            yield i, data[i], own[i] if i < len(own) else items(schema)
        if not data:
            yield from ((0, sample, items(schema)) for sample in firsts(items(schema)))
    elif isinstance(data, dict):
        known = properties(schema)
        fields = list(known.values())
        alike = len(fields) > 1 and all(each == fields[0] for each in fields)
        inside = [*list(data)[:1], *list(data)[1:][-1:]] if alike else list(data)
        yield from ((name, data[name], known.get(name, {})) for name in inside)
        absent = [name for name in known if name not in data]
        for name in absent[:1] if alike else absent:
            yield from ((name, sample, known[name]) for sample in firsts(known[name]))


def firsts(schema: Any) -> Iterator[Any]:
    """Yield one of each of a schema's choices."""
    for each in choices(schema):
        yield from islice(samples(each), 1)


def choices(schema: Any) -> list[dict[str, Any]]:
    """Return the schemas that are the choices of a schema, each with what holds for all of them."""
    if not isinstance(schema, dict):
        return []
    common = {name: value for name, value in schema.items() if name != "anyOf"}
    each = [merged(common, choice) for own in schema.get("anyOf", ()) for choice in choices(own)]
    return each or [common]


def merged(common: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Return a schema with one of its choices, which may say more about the first places of a list."""
    both = {**common, **own}
    if "prefixItems" in both:
        first = own.get("prefixItems", [])
        both["prefixItems"] = [*first, *common.get("prefixItems", [])[len(first) :]]
    return both


def first_parts(data: list[Any], schema: Any) -> list[Any]:
    """Return the schemas of the first places of a list: of the choice whose first place fits."""
    each = [choice["prefixItems"] for choice in choices(schema) if "prefixItems" in choice]
    fits = [own for own in each if data and data[0] in own[0].get("enum", ())]
    return next(iter(fits + each), [])


def items(schema: Any) -> Any:
    return next((choice["items"] for choice in choices(schema) if choice.get("items")), {})


def properties(schema: Any) -> dict[str, Any]:
    return next((choice["properties"] for choice in choices(schema) if "properties" in choice), {})


def values(data: Any, schema: Any) -> Iterator[Any]:
    """Yield the substitutes for `data` in its place: odd values, and those that the schema names."""
    yield from ODD
    for each in choices(schema):
        # The parts of what has parts are changed one by one.
        yield from islice(samples(each), 1 if each.get("type") in ("array", "object") else None)
        for bound in ("minimum", "maximum"):
            if bound in each:
                yield from (each[bound] - 1, each[bound], each[bound] + 1)
    if isinstance(data, list):
        yield from lists(data, schema)
    elif isinstance(data, dict):
        yield from objects(data, schema)
    elif isinstance(data, int) and not isinstance(data, bool):
        yield from (data - 1, data + 1)
    elif isinstance(data, str):
        yield from (data.upper(), data + "x")


def lists(data: list[Any], schema: Any) -> Iterator[Any]:
    """Yield a list without its first and last, with one of them twice, turned round, and with a new one."""
    if data:
        yield from (data[1:], data[:-1], [data[0], *data], [*data, data[-1]], data * 2, data[::-1])
    if data and not first_parts(data, schema):
        yield data * 400
    for sample in samples(items(schema)):
        yield [*data, sample]


def objects(data: dict[str, Any], schema: Any) -> Iterator[Any]:
    """Yield an object with a field more: one that it could have, and one that is unknown."""
    yield {**data, "nonsense": 0}
    absent = [name for name in properties(schema) if name not in data]
    for name in absent:
        for sample in samples(properties(schema)[name]):
            yield {**data, name: sample}


def some(values: list[Any]) -> list[Any]:
    step = max(1, len(values) // CHOICES)
    return values if len(values) <= CHOICES else [*values[::step], values[-1]]


def samples(schema: Any) -> Iterator[Any]:
    """Yield data that keep to a schema, so that each of its choices and bounds is met."""
    if len(choices(schema)) != 1:
        for each in choices(schema):
            yield from samples(each)
        return
    if "const" in schema:
        yield schema["const"]
    elif "enum" in schema:
        yield from some(schema["enum"])
    elif "prefixItems" in schema:
        yield from tuples(schema["prefixItems"])
    else:
        yield from of_type(schema)


def of_type(schema: dict[str, Any]) -> Iterator[Any]:
    kind = schema.get("type")
    if kind == "boolean":
        yield from (True, False)
    elif kind == "integer":
        yield from (schema.get("minimum", 0), schema.get("maximum", 1))
    elif kind == "null":
        yield None
    elif kind == "string":
        # The only text that is no choice is a secret seed.
        yield from ("0" * 64, "ab" * 32)
    elif kind == "array":
        n = max(1, schema.get("minItems", 0))
        yield from ([sample] * n for sample in samples(schema.get("items")))
    elif kind == "object":
        fields = {name: list(samples(each)) for name, each in schema.get("properties", {}).items()}
        if "required" in schema:
            whole = {name: fields[name][0] for name in schema["required"]}
            yield whole
            for name, own in fields.items():
                yield from ({**whole, name: value} for value in own[1:])
        else:
            yield from ({name: value} for name, own in fields.items() for value in own[:2])


def tuples(shapes: list[Any]) -> Iterator[Any]:
    """Yield short lists in which every place has its own shape, each choice of each place once."""
    each = [list(samples(shape)) for shape in shapes]
    if not all(each):
        return
    # The first place often says of which kind the others are.
    each[0] = shapes[0].get("enum", each[0])
    whole = [own[0] for own in each]
    yield whole
    for i, own in enumerate(each):
        yield from ([*whole[:i], value, *whole[i + 1 :]] for value in own[1:])


def record_schema(game: str) -> dict[str, Any]:
    """The schema of records: the heading and the state are those of positions."""
    position = weald.schema(game)
    fields = dict(position["properties"])
    draws = {"type": "array", "items": {"type": "integer"}}
    seat, option = fields.pop("answers")["items"]["prefixItems"]
    answer = {"type": "array", "prefixItems": [seat, option, draws], "items": False, "minItems": 3}
    fields |= {"start": fields.pop("state"), "opening": draws, "answers": {"type": "array", "items": answer}}
    return {**position, "properties": fields, "required": [name for name in fields if name != "auto"]}


def chosen(data: Any, schema: Any, most: int, first: int) -> Iterator[Mutation]:
    """Yield some changes to each field; the same field has others in other positions."""
    fields: dict[str, list[Mutation]] = {}
    for mutation in mutations(data, schema):
        fields.setdefault(mutation.place, []).append(mutation)
    n = max(1, most // len(fields))
    for at, changes in enumerate(fields.values()):
        start = at + first * n
        yield from (changes[(start + i) % len(changes)] for i in range(min(n, len(changes))))
