"""Draw the icon sprites, one file per section, from icons.json and patterns.json.

Run by hand when either file changes: `python tools/icons.py` (needs npm). A sprite holds the
symbols `i-<icon>` and the patterns `p-<kind>` of one game, or of the interface. What the interface
has is left out of the games' files, since every page loads it. Pattern colours are attributes, not
styles: the content security policy forbids inline styles.
"""

from __future__ import annotations

import json
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
            name, box, drawing = entry["icon"], "0 0 512 512", glyphs[entry["icon"]]["body"]
        elements[f"i-{name}"] = f'<symbol id="i-{name}" viewBox="{box}">{drawing}</symbol>'
    return elements


def patterns(section: Json) -> Iterator[str]:
    """Yield the pattern elements of a section, each also at its larger scales."""
    for kind, entry in section.items():
        for suffix, scale in {"": 1, **entry.get("zoom", {})}.items():
            name = f"p-{kind}-{suffix}" if suffix else f"p-{kind}"
            transform = f' patternTransform="scale({scale})"' if suffix else ""
            yield (
                f'<pattern id="{name}" width="{entry["width"]}" height="{entry["height"]}"'
                f' patternUnits="userSpaceOnUse"{transform} color="var(--{kind}-ink)">'
                f'<g opacity="{entry["opacity"]}">{entry["svg"]}</g></pattern>'
            )


def main() -> None:
    """Write one sprite per section."""
    icons: Json = json.loads((ICONS / "icons.json").read_text(encoding="utf-8"))
    kinds: Json = json.loads((ICONS / "patterns.json").read_text(encoding="utf-8"))
    glyphs = game_icons()
    everywhere = symbols(icons["interface"], glyphs)
    for name, section in icons.items():
        if name == "licence":
            continue
        own = symbols(section, glyphs)
        kept = [text for key, text in own.items() if name == "interface" or key not in everywhere]
        sprite = "\n".join([HEAD, *patterns(kinds.get(name, {})), *kept]) + "\n" + FOOT
        ElementTree.fromstring(sprite)  # a drawing that is not well-formed must not reach the browser
        (ICONS / f"{name}.svg").write_text(sprite, encoding="utf-8")


if __name__ == "__main__":
    main()
