"""Narrow the published fonts to the weights, characters and features that the pages use.

`tools/vendor.py` calls this for every font that it fetches; `python tools/fonts.py` narrows those that are
there. Writing WOFF2 needs the dependency group `fonts`.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterable, Mapping
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "src" / "weald" / "web"
TOKENS = WEB / "css" / "tokens.css"
# Headings have one weight; half of a variable font is what its other weights add.
WEIGHTS: Mapping[str, float | tuple[float, float]] = {
    "vollkorn": 650,
    "atkinson-hyperlegible-next": (400, 750),
}
# Kerning, ligatures and the figures that style sheets ask for.
FEATURES = ("ccmp", "kern", "liga", "lnum", "locl", "pnum", "tnum")

_RANGE = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")


def characters(font: str, style: str) -> set[int]:
    """Return the characters for which a style sheet loads a font: its `unicode-range`."""
    block = next(block for block in style.split("@font-face") if f"/{font}" in block)
    ranges = _RANGE.findall(block.partition("unicode-range")[2].partition(";")[0])
    return {code for low, high in ranges for code in range(int(low, 16), int(high or low, 16) + 1)}


def narrow(data: bytes, weights: float | tuple[float, float], codes: Iterable[int]) -> bytes:
    """Return a font with these weights and characters only."""
    font = TTFont(BytesIO(data), recalcTimestamp=False)
    options = Options()
    options.layout_features = list(FEATURES)
    options.glyph_names = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=set(codes) & set(font.getBestCmap()))
    subsetter.subset(font)
    # The instancer wants a font as it is read from a file.
    plain = BytesIO()
    font.flavor = None
    font.save(plain)
    plain.seek(0)
    font = TTFont(plain, recalcTimestamp=False)
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": weights})
    font.flavor = "woff2"
    narrowed = BytesIO()
    font.save(narrowed)
    return narrowed.getvalue()


def narrowed(name: str, data: bytes) -> bytes:
    """Return the font file called `name` as the pages use it."""
    weights = next(weights for family, weights in WEIGHTS.items() if name.startswith(family))
    return narrow(data, weights, characters(name, TOKENS.read_text("utf-8")))


def main() -> None:
    """Narrow the fonts that are there and record their hashes."""
    record = WEB / "fonts" / "VERSIONS.json"
    entries = json.loads(record.read_text("utf-8"))
    for package in entries["packages"]:
        for name in package["files"]:
            if name.endswith(".woff2"):
                path = WEB / "fonts" / name
                before = path.read_bytes()
                path.write_bytes(narrowed(name, before))
                package["patched"] = True
                package["files"][name] = hashlib.sha256(path.read_bytes()).hexdigest()
                sys.stdout.write(f"{name}: {len(before)} -> {path.stat().st_size}\n")
    record.write_text(json.dumps(entries, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
