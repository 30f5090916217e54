"""Fetch the vendored scripts and fonts at the versions below and record their hashes.

Run by hand when a version changes: `python tools/vendor.py` (needs npm and the dependency group `fonts`).
Nothing is bundled: every script is taken as published; only import specifiers are made relative and
source-map comments dropped, because the page loads the files as they stand and its content security policy
leaves no room for an inline import map. Fonts are narrowed to what the pages use.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fonts import narrowed
from npm import unpack

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "src" / "weald" / "web" / "vendor"
FONTS = ROOT / "src" / "weald" / "web" / "fonts"
TESTS = ROOT / "tests" / "vendor"

SPECIFIERS = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
    "../../src/index": "./preact.js",
    "./index": "./preact.js",
    "./jsx": "./preact-jsx.js",
    "./dom": "./preact-dom.js",
}
PATCHED = {
    "hooks.js",
    "preact.js",
    "signals-core.js",
    "signals.js",
    "hooks.d.ts",
    "preact.d.ts",
    "preact-dom.d.ts",
    "preact-jsx.d.ts",
    "signals.d.ts",
}
SPECIFIER = re.compile(r"""(\bfrom\s*|\bimport\s*|\bimport\()(["'])([^"']+)\2""")
SOURCE_MAP = re.compile(r"\n?//# sourceMappingURL=\S+\s*\Z")


@dataclass(frozen=True)
class Package:
    """One published package: where its files go and under which names."""

    name: str
    version: str
    licence: str
    target: Path
    files: dict[str, str]


PACKAGES = [
    Package(
        "preact",
        "11.2.0",
        "MIT",
        WEB,
        {
            "dist/preact.mjs": "preact.js",
            "hooks/dist/hooks.mjs": "hooks.js",
            "src/index.d.ts": "preact.d.ts",
            "src/dom.d.ts": "preact-dom.d.ts",
            "src/jsx.d.ts": "preact-jsx.d.ts",
            "hooks/src/index.d.ts": "hooks.d.ts",
            "LICENSE": "licences/preact.txt",
        },
    ),
    Package(
        "htm",
        "3.1.1",
        "Apache-2.0",
        WEB,
        {"dist/htm.mjs": "htm.js", "dist/htm.d.ts": "htm.d.ts", "LICENSE": "licences/htm.txt"},
    ),
    Package(
        "@preact/signals-core",
        "1.14.5",
        "MIT",
        WEB,
        {
            "dist/signals-core.mjs": "signals-core.js",
            "dist/signals-core.d.ts": "signals-core.d.ts",
            "LICENSE": "licences/signals-core.txt",
        },
    ),
    Package(
        "@preact/signals",
        "2.11.4",
        "MIT",
        WEB,
        {
            "dist/signals.mjs": "signals.js",
            "dist/signals.d.ts": "signals.d.ts",
            "LICENSE": "licences/signals.txt",
        },
    ),
    Package(
        "@fluent/bundle",
        "0.19.1",
        "Apache-2.0",
        WEB,
        {
            f"esm/{module}{suffix}": f"fluent/{module}{suffix}"
            for module in (
                "ast",
                "builtins",
                "bundle",
                "index",
                "memoizer",
                "resolver",
                "resource",
                "scope",
                "types",
            )
            for suffix in (".js", ".d.ts")
        },
    ),
    Package(
        "uqr",
        "0.1.3",
        "MIT",
        WEB,
        {"dist/index.mjs": "uqr.js", "dist/index.d.ts": "uqr.d.ts", "LICENSE": "licences/uqr.txt"},
    ),
    Package(
        "@fontsource-variable/vollkorn",
        "5.3.0",
        "OFL-1.1",
        FONTS,
        {
            "files/vollkorn-latin-wght-normal.woff2": "vollkorn-latin-wght-normal.woff2",
            "files/vollkorn-latin-ext-wght-normal.woff2": "vollkorn-latin-ext-wght-normal.woff2",
            "LICENSE": "OFL-Vollkorn.txt",
        },
    ),
    Package(
        "@fontsource-variable/atkinson-hyperlegible-next",
        "5.3.0",
        "OFL-1.1",
        FONTS,
        {
            f"files/{font}": font
            for font in (
                "atkinson-hyperlegible-next-latin-wght-normal.woff2",
                "atkinson-hyperlegible-next-latin-ext-wght-normal.woff2",
            )
        }
        | {"LICENSE": "OFL-Atkinson-Hyperlegible-Next.txt"},
    ),
    Package(
        "axe-core",
        "4.14.0",
        "MPL-2.0",
        TESTS,
        {"axe.min.js": "axe.min.js", "LICENSE": "axe-core.LICENSE.txt"},
    ),
]


def relative(text: str) -> str:
    """Return a text with relative import specifiers and without its source-map comment."""
    text = SPECIFIER.sub(lambda m: f"{m[1]}{m[2]}{SPECIFIERS.get(m[3], m[3])}{m[2]}", text)
    return SOURCE_MAP.sub("\n", text)


def install(package: Package) -> dict[str, object]:
    """Copy a package's files into place and return its entry for VERSIONS.json."""
    hashes = {}
    patched = False
    with tempfile.TemporaryDirectory() as scratch:
        source = unpack(package.name, package.version, Path(scratch))
        for origin, name in package.files.items():
            published = (source / origin).read_bytes()
            data = relative(published.decode()).encode() if name in PATCHED else published
            if name.endswith(".woff2"):
                data = narrowed(name, published)
            patched |= data != published
            path = package.target / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            hashes[name] = hashlib.sha256(data).hexdigest()
    return {
        "name": package.name,
        "version": package.version,
        "licence": package.licence,
        "patched": patched,
        "files": hashes,
    }


def main() -> None:
    """Refill every vendor folder from scratch."""
    for target in (WEB, FONTS, TESTS):
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        entries = [install(package) for package in PACKAGES if package.target == target]
        text = json.dumps({"packages": entries}, indent=1, ensure_ascii=False) + "\n"
        (target / "VERSIONS.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
