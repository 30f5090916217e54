"""Draw the icon sprites: `icons.svg` in the page's folder of each game, and that of the interface.

Run by hand when an `icons.json` changes: `python tools/icons.py`. A sprite holds the symbols `i-<icon>`
and the patterns `p-<kind>` of one game, or of the interface. What the home page shows of a game is
listed there under `home` and belongs to the interface. What the interface has is left out of the games'
files, since every page loads it. Own drawings are taken as they stand; a glyph that no sprite has yet is
fetched with npm. Paths on the grid of 512 are rounded to it: half of the file less, and nothing to see.
Pattern colours are attributes, not styles: the content security policy forbids inline styles.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from npm import unpack

WEB = Path(__file__).resolve().parent.parent / "src" / "weald" / "web"
SET = ("@iconify-json/game-icons", "1.2.4")
OWN = "own drawing"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" class="defs" width="0" height="0" aria-hidden="true">\n<defs>'
FOOT = "</defs>\n</svg>\n"
SYMBOL = re.compile(r'(<symbol id="i-([^"]+)" viewBox="0 0 512 512">.*</symbol>)')
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


class Glyphs:
    """The symbols of the game-icons set: those that sprites have, and others as they are wanted."""

    def __init__(self, sprites: Iterable[str]) -> None:
        self.drawn: dict[str, str] = {name: line for text in sprites for line, name in SYMBOL.findall(text)}
        self._all = cache(game_icons)

    def symbol(self, name: str) -> str:
        """Return the symbol element of a glyph."""
        if name not in self.drawn:
            body = PATH.sub(lambda match: f' d="{rounded(match[1])}"', self._all()[name]["body"])
            self.drawn[name] = f'<symbol id="i-{name}" viewBox="0 0 512 512">{body}</symbol>'
        return self.drawn[name]


def symbols(section: Json, glyphs: Glyphs) -> dict[str, str]:
    """Return the symbol elements of a section by id."""
    elements = {}
    for entry in entries(section):
        if entry["icon"] == OWN:
            name, box = entry["id"], entry["viewBox"]
            elements[f"i-{name}"] = f'<symbol id="i-{name}" viewBox="{box}">{entry["svg"]}</symbol>'
        else:
            elements[f"i-{entry['icon']}"] = glyphs.symbol(entry["icon"])
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


def sources(web: Path = WEB) -> dict[Path, Json]:
    """Return what is to be drawn, by the folder in which it lies; the interface first."""
    folders = [web / "icons", *sorted(path.parent for path in web.glob("games/*/icons.json"))]
    return {folder: json.loads((folder / "icons.json").read_text("utf-8")) for folder in folders}


def sprites(web: Path = WEB) -> dict[Path, str]:
    """Return all sprites by their files."""
    listed = sources(web)
    files = {folder: folder / ("interface.svg" if folder.parent == web else "icons.svg") for folder in listed}
    glyphs = Glyphs(file.read_text("utf-8") for file in files.values() if file.exists())
    drawn = {
        folder: {**patterns(source.get("patterns", {})), **symbols(source["icons"], glyphs)}
        for folder, source in listed.items()
    }
    interface, *games = listed
    everywhere = dict(drawn[interface])
    for folder in games:
        home = listed[folder].get("home", {"icons": (), "patterns": ()})
        wanted = {*(f"i-{name}" for name in home["icons"]), *(f"p-{kind}" for kind in home["patterns"])}
        everywhere |= {id: element for id, element in drawn[folder].items() if id in wanted}
    return {
        files[interface]: sprite(everywhere),
        **{
            files[folder]: sprite({id: x for id, x in drawn[folder].items() if id not in everywhere})
            for folder in games
        },
    }


def main() -> None:
    """Write all sprites."""
    for path, text in sprites().items():
        path.write_text(text, encoding="utf-8")


def sprite(elements: dict[str, str]) -> str:
    """Return the file that holds these elements."""
    in_order = sorted(elements.items(), key=lambda entry: not entry[0].startswith("p-"))
    text = "\n".join([HEAD, *(element for _, element in in_order)]) + "\n" + FOOT
    ElementTree.fromstring(text)  # a drawing that is not well-formed must not reach the browser
    return text


if __name__ == "__main__":
    main()
