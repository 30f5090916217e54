"""Write the types of the page from what the program itself declares.

`python tools/page_types.py` makes `view.gen.d.ts` in the page's folder of each game, its view (and
catalogue) from the TypedDicts in Python, and `js/types.gen.d.ts`, the replies of the service from its
OpenAPI description. A test holds the files up to date.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import weald
from weald.games import REGISTRY, find
from weald.kernel import dangers
from weald.kernel.messages import PlainMessage
from weald.server.http.api import description

WEB = Path(weald.__file__).parent / "web"
SHARED = WEB / "js" / "types.gen.d.ts"
MADE = "// Made by tools/page_types.py. Do not edit.\n"
# Names that the types of a game may use, and the file that declares each.
IMPORTS = {"Kernel": "../../js/types.gen.js", "Message": "../../js/types.js"}
SCHEMA_TYPES = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "any"}


def generated() -> dict[Path, str]:
    """Return all files: what the service says, and the view of each game that has a page."""
    imports = 'import type { Arg, Message } from "./types.js";\n'
    files = {SHARED: "\n".join([MADE, imports, namespace("Kernel", dangers), service()])}
    for game in REGISTRY:
        folder = WEB / "games" / game
        if folder.is_dir():
            files[folder / "view.gen.d.ts"] = view(game)
    return files


# Views.


class Module:
    """The types of one module of views: what is named there keeps its name."""

    def __init__(self, module: ModuleType) -> None:
        own = {name: value for name, value in vars(module).items() if not name.startswith("_")}
        self.dicts = [
            value for value in own.values() if is_typeddict(value) and value.__module__ == module.__name__
        ]
        self.aliases = {name: value for name, value in own.items() if get_origin(value) in (Literal, dict)}

    def spelled(self, hint: Any) -> str:
        """Return a type in TypeScript, by its name if it has one."""
        for name, value in self.aliases.items():
            if hint == value:
                return name
        return self.written_out(hint)

    def written_out(self, hint: Any) -> str:
        """Return a type in TypeScript, part by part."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return str(args[1])
        if hint is PlainMessage:
            return "Message"
        if is_typeddict(hint):
            shared = hint.__module__ == dangers.__name__ and hint not in self.dicts
            return f"Kernel.{hint.__name__}" if shared else str(hint.__name__)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is Literal:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
        if origin in (Union, UnionType):
            return " | ".join(self.spelled(part) for part in args)
        if origin is list:
            return listed(self.spelled(args[0]))
        if origin is tuple:
            return f"[{', '.join(self.spelled(part) for part in args)}]"
        assert origin is dict, hint
        return keyed(self.spelled(args[1]))

    def interface(self, kind: Any) -> list[str]:
        """Return a TypedDict as an interface."""
        lines = [f"/** {' '.join((inspect.getdoc(kind) or '').split())} */", f"interface {kind.__name__} {{"]
        for name, hint in get_type_hints(kind, include_extras=True).items():
            optional = get_origin(hint) is NotRequired
            inner = get_args(hint)[0] if optional else hint
            mark = "?" if optional or not kind.__total__ else ""
            lines.append(f"  {name}{mark}: {self.spelled(inner)};")
        return [*lines, "}"]


def view(game: str) -> str:
    """Return the types of the view of one game: all of the module that declares it."""
    declared = get_type_hints(find(game).information.view)["return"]
    body = "".join(f"{line}\n" for line in declarations(import_module(declared.__module__), "export "))
    used = [name for name in IMPORTS if re.search(rf"\b{name}\b", body)]
    imports = "".join(f'import type {{ {name} }} from "{IMPORTS[name]}";\n' for name in used)
    return "\n".join(part for part in (MADE, imports, body) if part)


def namespace(name: str, module: ModuleType) -> str:
    """Return the types of one module under a name."""
    return f"export namespace {name} {{\n{indented(declarations(module))}}}\n"


def declarations(module: ModuleType, before: str = "") -> list[str]:
    """Return the types of one module line by line, with a word before each."""
    types = Module(module)
    lines = [f"{before}type {alias} = {types.written_out(value)};" for alias, value in types.aliases.items()]
    for kind in types.dicts:
        comment, *interface = types.interface(kind)
        lines += [comment, before + interface[0], *interface[1:]]
    return lines


def listed(item: str) -> str:
    """Return the type of a list of items."""
    return f"({item})[]" if " | " in item else f"{item}[]"


def keyed(item: str) -> str:
    """Return the type of an object with any names; `Record` is the name of a reply."""
    return f"{{ [name: string]: {item} }}"


def indented(lines: Iterable[str]) -> str:
    """Return lines inside a block."""
    return "".join(f"  {line}\n" for line in lines)


# The service.


def service() -> str:
    """Return the bodies of requests and replies."""
    schemas = description()["components"]["schemas"]
    lines: list[str] = []
    for name, schema in sorted(schemas.items()):
        if name != "Message":
            lines.append(f"/** {' '.join(schema.get('description', name).split())} */")
            lines += [f"interface {name} {{", *_fields(schema), "}"]
    return f"export namespace Service {{\n{indented(lines)}}}\n"


def _fields(schema: dict[str, Any]) -> Iterable[str]:
    required = schema.get("required", [])
    for name, field in schema.get("properties", {}).items():
        yield f"  {name}{'' if name in required else '?'}: {_spelled(name, field)};"


def _spelled(name: str, schema: dict[str, Any]) -> str:
    """Return a JSON Schema in TypeScript; arguments of messages have a type of their own."""
    if name == "args":
        return keyed("Arg")
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_spelled("", part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_spelled('', part) for part in schema['prefixItems'])}]"
        return listed(_spelled("", schema.get("items", {})))
    if kind == "object":
        inside = schema.get("additionalProperties", {})
        return keyed(_spelled("", inside) if isinstance(inside, dict) else "any")
    return SCHEMA_TYPES.get(str(kind), "any")


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, "utf-8")
