"""The static folder: the page with an engine, for a host that has nothing but files."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from weald.site.files import POLICY, Builder
from weald.site.scripts import WEB, joined

# Workers of the engine and the module that reaches them.
SCRIPTS = WEB / "engine"
# Files that are small already, or that no page loads over a slow line.
WHOLE = (".png", ".woff2")
HEADERS = """\
/*
  Content-Security-Policy: {policy}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
{home}built/*
  Cache-Control: public, max-age=31536000, immutable
{home}engine-*
  Cache-Control: public, max-age=31536000, immutable
"""


class NoEngine(Exception):
    """There is no engine in a folder."""


class NotJoined(Exception):
    """The modules of the page are not joined."""


class NotEmpty(Exception):
    """A folder has other files."""


def write(out: Path, engine: Path, home: str) -> Iterator[Path]:
    """Write the static folder for the path `home` of a host; yield the files, compressed ones aside.

    Files of an earlier page stay: their names contain the hash of their content, and pages may be open.
    """
    if not joined().files:
        raise NotJoined
    if not (engine / "engine.json").exists():
        raise NoEngine
    if out.exists() and any(out.iterdir()) and not any(out.glob("engine-*")):
        raise NotEmpty
    parts = {
        name: (engine / name).read_bytes()
        for name in json.loads((engine / "engine.json").read_bytes())["files"]
    }
    parts |= {path.name: path.read_bytes() for path in sorted(SCRIPTS.glob("*.js"))}
    digest = sha256(b"".join(name.encode() + data for name, data in parts.items())).hexdigest()[:16]
    base = f"engine-{digest}/"
    sizes = {name: len(data) for name, data in parts.items()}
    build = Builder(home).static({"home": home, "base": home + base, "files": sizes})
    files = {base + name: data for name, data in parts.items()}
    files |= {address.removeprefix(home): one.body for address, one in build.assets.items()}
    for path in sorted([WEB / "favicon.svg", *(WEB / "app").iterdir()]):
        files[path.relative_to(WEB).as_posix()] = path.read_bytes()
    manifest = (WEB / "manifest.webmanifest").read_text("utf-8").replace('"/', f'"{home}')
    files["manifest.webmanifest"] = manifest.encode()
    files["sw.js"] = (WEB / "sw.js").read_bytes()
    files["_headers"] = HEADERS.format(policy=POLICY, home=home).encode()
    files["404.html"] = build.page.body
    # Last: until then the folder has the page before.
    files["index.html"] = build.page.body
    packed = compressions()
    for name, data in files.items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        for suffix, compress in packed.items():
            if path.suffix not in WHOLE and not path.name.startswith("_"):
                path.with_name(path.name + suffix).write_bytes(compress(data))
        yield path


def compressions() -> dict[str, Callable[[bytes], bytes]]:
    """Return the compressions at hand, by the suffix of their files."""
    by_suffix: dict[str, Callable[[bytes], bytes]] = {".gz": lambda data: gzip.compress(data, 9, mtime=0)}
    with suppress(ImportError):
        by_suffix[".br"] = import_module("brotli").compress
    return by_suffix
