"""Joined scripts belong to the modules that they were made from."""

from __future__ import annotations

import json
from pathlib import Path

from weald.site.scripts import Scripts, digest, joined


def write(folder: Path, sources: str) -> None:
    (folder / "app.1.js").write_text("run();")
    listed = {"sources": sources, "files": ["app.1.js"], "entries": {"/js/app.js": "app.1.js"}, "first": []}
    (folder / "joined.json").write_text(json.dumps(listed))


def test_joined_files_of_the_present_modules_are_used(tmp_path: Path) -> None:
    write(tmp_path, digest())
    assert joined(tmp_path) == Scripts({"app.1.js": b"run();"}, {"/js/app.js": "app.1.js"}, ())


def test_joined_files_of_other_modules_are_not(tmp_path: Path) -> None:
    write(tmp_path, "of an earlier state")
    assert joined(tmp_path) == Scripts()


def test_damaged_or_missing_files_are_not(tmp_path: Path) -> None:
    assert joined(tmp_path) == Scripts()
    write(tmp_path, digest())
    (tmp_path / "app.1.js").unlink()
    assert joined(tmp_path) == Scripts()
    (tmp_path / "joined.json").write_text('{"sources"')
    assert joined(tmp_path) == Scripts()
