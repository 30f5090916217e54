"""Draw the icon sprites, one file per section, from icons.json and patterns.json.

Run by hand when either file changes: `python tools/icons.py` (needs npm). A sprite holds the
symbols `i-<icon>` and the patterns `p-<kind>` of one game, or of the interface. What the home page
shows of the games belongs to the interface. What the interface has is left out of the games' files,
since every page loads it. Paths on the grid of 512 are rounded to it: half of the file less, and
nothing to see. Pattern colours are attributes, not styles: the content security policy forbids
inline styles.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from npm import unpack

ICONS = Path(__file__).resolve().parent.parent / "src" / "weald" / "web" / "icons"
SET = ("@iconify-json/game-icons", "1.2.4")
OWN = "own drawing"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" class="defs" width="0" height="0" aria-hidden="true">\n<defs>'
FOOT = "</defs>\n</svg>\n"
PATH = re.compile(r' d="([^"]+)"')
COMMAND = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
# An arc is seven numbers, two of them flags that may stand without a space.
ARC = re.compile(
    rf"({NUMBER.pattern})[\s,]*({NUMBER.pattern})[\s,]*({NUMBER.pattern})[\s,]*([01])[\s,]*([01])"
    rf"[\s,]*({NUMBER.pattern})[\s,]*({NUMBER.pattern})"
)
SIZES = {"m": 2, "l": 2, "t": 2, "h": 1, "v": 1, "s": 4, "q": 4, "c": 6, "a": 7, "z": 0}

Json = dict[str, Any]


def game_icons() -> Json:
    """Return every glyph of the game-icons set by name."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = unpack(*SET, Path(scratch))
        glyphs: Json = json.loads((folder / "icons.json").read_text(encoding="utf-8"))
    return glyphs["icons"]  # type: ignore[no-any-return]


def entries(section: Json) -> Iterator[Json]:
    """Yield the icons of a section, whatever their groups."""
    for value in section.values():
        if "icon" in value:
            yield value
        else:
            yield from entries(value)


def symbols(section: Json, glyphs: Json) -> dict[str, str]:
    """Return the symbol elements of a section by id."""
    elements = {}
    for entry in entries(section):
        if entry["icon"] == OWN:
            name, box, drawing = entry["id"], entry["viewBox"], entry["svg"]
        else:
            name, box = entry["icon"], "0 0 512 512"
            drawing = PATH.sub(lambda match: f' d="{rounded(match[1])}"', glyphs[entry["icon"]]["body"])
        elements[f"i-{name}"] = f'<symbol id="i-{name}" viewBox="{box}">{drawing}</symbol>'
    return elements


def rounded(path: str) -> str:
    """Return a path with whole numbers; each step begins where the rounded one before it ended."""
    exact, drawn, began = 0j, 0j, (0j, 0j)
    written = []
    for command, rest in COMMAND.findall(path):
        name = command
        numbers = (
            [float(number) for arc in ARC.findall(rest) for number in arc]
            if name in "aA"
            else [float(number) for number in NUMBER.findall(rest)]
        )
        size = SIZES[name.lower()]
        if size == 0:
            exact, drawn = began
            written.append(name)
        for at in range(0, len(numbers), size or 1):
            step = numbers[at : at + size]
            end, values = _step(name, step, exact, drawn)
            exact, drawn = end, complex(round(end.real), round(end.imag))
            written.append(name + _joined(values))
            if name in "mM":
                began = (exact, drawn)
                name = "l" if name == "m" else "L"
    return "".join(written)


def _step(name: str, step: list[float], exact: complex, drawn: complex) -> tuple[complex, list[int]]:
    """Return the exact end of one command, and its rounded numbers."""
    relative = name.islower()
    origin = exact if relative else 0j
    base = drawn if relative else 0j
    kind = name.lower()
    if kind == "h":
        end = complex(origin.real + step[0], exact.imag)
        return end, [round(end.real) - round(base.real)]
    if kind == "v":
        end = complex(exact.real, origin.imag + step[0])
        return end, [round(end.imag) - round(base.imag)]
    head = (
        [round(number) or 1 for number in step[:2]] + [round(number) for number in step[2:5]]
        if kind == "a"
        else []
    )
    points = [
        origin + complex(x, y) for x, y in zip(step[len(head) :: 2], step[len(head) + 1 :: 2], strict=True)
    ]
    values = [v for p in points for v in (round(p.real) - round(base.real), round(p.imag) - round(base.imag))]
    return points[-1], head + values


def _joined(values: list[int]) -> str:
    """Return numbers with a space only where no minus parts them."""
    return "".join(str(value) if i == 0 or value < 0 else f" {value}" for i, value in enumerate(values))


def patterns(section: Json) -> dict[str, str]:
    """Return the pattern elements of a section by id, each also at its larger scales."""
    elements = {}
    for kind, entry in section.items():
        for suffix, scale in {"": 1, **entry.get("zoom", {})}.items():
            name = f"p-{kind}-{suffix}" if suffix else f"p-{kind}"
            transform = f' patternTransform="scale({scale})"' if suffix else ""
            elements[name] = (
                f'<pattern id="{name}" width="{entry["width"]}" height="{entry["height"]}"'
                f' patternUnits="userSpaceOnUse"{transform} color="var(--{kind}-ink)">'
                f'<g opacity="{entry["opacity"]}">{entry["svg"]}</g></pattern>'
            )
    return elements


def main() -> None:
    """Write one sprite per section."""
    icons: Json = json.loads((ICONS / "icons.json").read_text(encoding="utf-8"))
    kinds: Json = json.loads((ICONS / "patterns.json").read_text(encoding="utf-8"))
    glyphs = game_icons()
    home = {
        *(f"i-{name}" for name in icons["home"]["icons"]),
        *(f"p-{kind}" for kind in icons["home"]["patterns"]),
    }
    drawn = {
        name: {**patterns(kinds.get(name, {})), **symbols(section, glyphs)}
        for name, section in icons.items()
        if name not in ("licence", "home")
    }
    everything = {id: element for elements in drawn.values() for id, element in elements.items()}
    interface = drawn.pop("interface")
    everywhere = {id: element for id, element in everything.items() if id in home or id in interface}
    _write("interface", everywhere)
    for name, elements in drawn.items():
        _write(name, {id: element for id, element in elements.items() if id not in everywhere})


def _write(name: str, elements: dict[str, str]) -> None:
    in_order = sorted(elements.items(), key=lambda entry: not entry[0].startswith("p-"))
    sprite = "\n".join([HEAD, *(element for _, element in in_order)]) + "\n" + FOOT
    ElementTree.fromstring(sprite)  # a drawing that is not well-formed must not reach the browser
    (ICONS / f"{name}.svg").write_text(sprite, encoding="utf-8")


if __name__ == "__main__":
    main()
