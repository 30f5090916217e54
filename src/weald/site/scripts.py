"""The joined scripts: what `tools/join.mjs` has made of the modules of the page.

They belong to the modules that they were made from: after a change there, the page loads its modules one by
one until they are joined again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

import weald

WEB = Path(weald.__file__).parent / "web"
JOINED = Path(__file__).parent / "joined"
FOLDERS = ("games", "js", "vendor")


@dataclass(frozen=True, slots=True)
class Scripts:
    """Joined files by name, the file of each module that is loaded by its path, and those to load at once."""

    files: Mapping[str, bytes] = field(default_factory=dict)
    entries: Mapping[str, str] = field(default_factory=dict)
    first: tuple[str, ...] = ()


def joined(folder: Path = JOINED) -> Scripts:
    """Return the joined files, none if there are none for the modules as they are."""
    try:
        listed = json.loads((folder / "joined.json").read_bytes())
        if listed["sources"] != digest():
            return Scripts()
        files = {name: (folder / name).read_bytes() for name in listed["files"]}
        return Scripts(files, listed["entries"], tuple(listed["first"]))
    except (OSError, ValueError, LookupError):
        return Scripts()


def digest() -> str:
    """Return the hash of all modules, as `tools/join.mjs` counts it."""
    modules = [path for folder in FOLDERS for path in (WEB / folder).rglob("*.js")]
    paths = sorted(path.relative_to(WEB).as_posix() for path in modules)
    content = b"".join(path.encode() + b"\0" + (WEB / path).read_bytes() + b"\0" for path in paths)
    return sha256(content).hexdigest()
