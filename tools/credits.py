"""Write CREDITS.md from what is really in the tree: the icons.json and VERSIONS.json files.

Run by hand after tools/vendor.py or tools/icons.py: `python tools/credits.py`.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from icons import OWN, SET, entries, sources

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "src" / "weald" / "web"

TEXT = """# Credits

Weald is an unofficial fan work. The games it plays belong to their authors and publishers, who
neither made nor endorse it; it holds none of their art, texts or scans. The code, the texts and the
drawings made for this project are under the [MIT licence](LICENSE). What others made is listed
here.

This page is written by `tools/credits.py`.

## Icons

Icons made by the artists below, from [game-icons.net]({site}), under [CC BY 3.0]({licence});
recoloured and resized. Taken from the npm package `{package}` {version}.

{artists}

All other icons and all patterns are drawn for this project.

## Fonts

Under the [SIL Open Font License 1.1](https://openfontlicense.org); the licence texts lie beside the
fonts in `src/weald/web/fonts/`. Vollkorn is by the Vollkorn Project Authors, Atkinson Hyperlegible
Next by the Atkinson Hyperlegible Next Project Authors. `tools/fonts.py` left out the weights, characters
and features that the pages do not use.

{fonts}

## Scripts in the pages

In `src/weald/web/vendor/`, as published on npm, unbundled. In packages marked "relative imports"
the import specifiers were made relative and source-map comments removed, mechanically, by
`tools/vendor.py`; nothing else was changed. Licence texts: `src/weald/web/vendor/licences/`;
`@fluent/bundle` is by Mozilla and others and shares the Apache 2.0 text with `htm`.

{scripts}

## Python in the page

Only in the folder that `make site` writes, from npm, locked by hash in `package-lock.json`: pyodide
(MPL-2.0), unchanged, with CPython and its standard library (PSF-2.0), cut to the modules in use and
compiled; the whole library lies beside them.

## Scripts in the tests only

In `tests/vendor/`, not part of the installed package.

{tests}
"""


def artists(sections: list[dict[str, Any]]) -> str:
    """Return one line per artist with the icons they made."""
    made: defaultdict[str, set[str]] = defaultdict(set)
    for section in sections:
        for entry in entries(section):
            made[entry["artist"]].add(entry["icon"])
    return "\n".join(
        f"- **{artist}**: {', '.join(sorted(names))}"
        for artist, names in sorted(made.items())
        if OWN not in names
    )


def packages(folder: Path) -> str:
    """Return a table of the vendored files of one folder, a block of rows per package."""
    rows = ["| package | licence | file | sha256 |", "| --- | --- | --- | --- |"]
    for package in json.loads((folder / "VERSIONS.json").read_text(encoding="utf-8"))["packages"]:
        change = (
            "" if not package["patched"] else ", narrowed" if folder.name == "fonts" else ", relative imports"
        )
        title = f"{package['name']} {package['version']}{change}"
        for name, digest in package["files"].items():
            rows.append(f"| {title} | {package['licence']} | `{name}` | `{digest}` |")
    return "\n".join(rows)


def main() -> None:
    """Write the page."""
    listed = sources()
    licence = listed[WEB / "icons"]["licence"]
    page = TEXT.format(
        site=licence["site"],
        licence=licence["url"],
        package=SET[0],
        version=SET[1],
        artists=artists([source["icons"] for source in listed.values()]),
        fonts=packages(WEB / "fonts"),
        scripts=packages(WEB / "vendor"),
        tests=packages(ROOT / "tests" / "vendor"),
    )
    (ROOT / "CREDITS.md").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
