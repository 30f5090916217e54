"""Write the class of Spirit Island's state from the table of its fields.

`python tools/state_class.py` rewrites the class `IslandState` in `model/state.py` (its slots, `__init__` and
`copy`) from `state_fields.py`: plain code, as copying a state decides how fast bots think. A test holds the
class up to date.
"""

from __future__ import annotations

import textwrap
from pathlib import Path

from weald.games import spirit_island
from weald.games.spirit_island.state_fields import FIELDS, KERNEL, Field

TARGET = Path(spirit_island.__file__).parent / "model" / "state.py"
FIRST, LAST = "class IslandState(State):\n", "        return other\n"
HEAD = '''\
class IslandState(State):
    """The whole table.

    Made by `tools/state_class.py` from `state_fields.py`, which says what the fields mean on paper: change
    them there. Cards, lands, spaces of tracks and growth options are numbers here. `pieces[land][kind]`
    counts all pieces of a kind, `presence[seat][land]` that of a spirit, `covered[seat]` is a bit mask.
    """

'''
INIT = """\
    def __init__(self, seats: int, seed: int, blank: bool = False) -> None:
        if blank:
            return
        super().__init__("boards", seed)
"""
COPY = """\

    def copy(self) -> IslandState:
        other = IslandState(0, 0, True)
        other.step = self.step
        other.seed = self.seed
        other.drawn = self.drawn
        other.trace = None
"""
# Beginnings by type; for types that begin like this.
STARTS = {"int": "0", "bool": "False", "str": '""', "tuple[": "()", "list[": "[]", "dict[": "{}"}
BY_SEAT = "[[] for _ in range(seats)]"


def generated() -> str:
    """Return `model/state.py` with the class made new."""
    text = TARGET.read_text("utf-8")
    start = text.index(FIRST)
    end = text.index(LAST, start) + len(LAST)
    return text[:start] + state_class() + text[end:]


def state_class() -> str:
    """Return the class."""
    fields = [field for field in FIELDS if field.type != KERNEL]
    names = ", ".join(f'"{name}"' for name in sorted(field.name for field in fields))
    slots = textwrap.fill(names, 110, initial_indent=" " * 8, subsequent_indent=" " * 8)
    parts = [HEAD, f"    __slots__ = (\n{slots},\n    )  # fmt: skip\n\n", INIT]
    parts += [
        f"        self.{field.name}{annotation(field)} = {field.start or start(field.type)}\n"
        for field in fields
    ]
    parts.append(COPY)
    parts += [f"        other.{field.name} = {copied(field)}\n" for field in fields]
    return "".join([*parts, LAST])


def annotation(field: Field) -> str:
    """Return the annotation of a field; a plain number or text needs none."""
    return "" if field.type in ("int", "bool", "str") else f": {field.type}"


def start(type: str) -> str:
    """Return the beginning of a field that names none."""
    return BY_SEAT if type.startswith("list[list[") else next(STARTS[k] for k in STARTS if type.startswith(k))


def copied(field: Field) -> str:
    """Return the copy of a field: lists and dictionaries change, nothing else does."""
    if field.type.startswith("list[list["):
        return f"[own[:] for own in self.{field.name}]"
    if field.type.startswith("list["):
        return f"self.{field.name}[:]"
    return f"self.{field.name}.copy()" if field.type.startswith("dict[") else f"self.{field.name}"


def main() -> None:
    """Write the class."""
    TARGET.write_text(generated(), "utf-8")


if __name__ == "__main__":
    main()
