"""Just enough of JSON Schema to hold positions against the schemas that the kernel writes."""

from __future__ import annotations

from typing import Any

TYPES: dict[str, Any] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
}
KNOWN = {
    *("$schema", "title", "type", "const", "enum", "anyOf", "minimum", "maximum", "minItems", "maxItems"),
    *("default", "description", "items", "prefixItems", "properties", "required", "additionalProperties"),
}


def violations(data: Any, schema: Any, path: str = "$") -> list[str]:
    """Return the places where the data do not keep to the schema."""
    if isinstance(schema, bool):
        return [] if schema else [f"{path}: nothing may be here"]
    assert set(schema) <= KNOWN, f"this reader does not know {set(schema) - KNOWN}"
    problems = [f"{path}: {problem}" for problem in _own(data, schema)]
    if problems:
        return problems
    if "anyOf" in schema and all(violations(data, each) for each in schema["anyOf"]):
        problems.append(f"{path}: none of the shapes")
    if isinstance(data, list):
        first = schema.get("prefixItems", [])
        shapes = [first[i] if i < len(first) else schema.get("items", True) for i in range(len(data))]
        for i, (item, shape) in enumerate(zip(data, shapes, strict=True)):
            problems += violations(item, shape, f"{path}[{i}]")
    if isinstance(data, dict):
        others = schema.get("additionalProperties", True)
        for name, value in data.items():
            problems += violations(value, schema.get("properties", {}).get(name, others), f"{path}.{name}")
    return problems


def _own(data: Any, schema: dict[str, Any]) -> list[str]:
    """The problems of a value itself, whatever is inside."""
    wrong = []
    if "type" in schema:
        fits = isinstance(data, TYPES[schema["type"]])
        if not fits or (schema["type"] == "integer" and isinstance(data, bool)):
            return [f"not of type {schema['type']}"]
    if "const" in schema and data != schema["const"]:
        wrong.append(f"not {schema['const']!r}")
    if "enum" in schema and data not in schema["enum"]:
        wrong.append(f"not one of {schema['enum']!r}")
    if isinstance(data, int) and not schema.get("minimum", data) <= data <= schema.get("maximum", data):
        wrong.append("out of range")
    if isinstance(data, list) and not schema.get("minItems", 0) <= len(data) <= schema.get(
        "maxItems", len(data)
    ):
        wrong.append("of the wrong length")
    if isinstance(data, dict):
        wrong += [f"without {name}" for name in schema.get("required", ()) if name not in data]
    return wrong
