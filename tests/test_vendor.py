"""Works of others lie here byte for byte as listed, and nothing lies beside them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# The sources: an installed package has no types of the vendored files.
WEB = TESTS.parent / "src" / "weald" / "web"
FOLDERS = [WEB / "vendor", WEB / "fonts", TESTS / "vendor"]


def listed(folder: Path) -> dict[str, str]:
    """The files that the list of a folder names, with their hashes."""
    packages = json.loads((folder / "VERSIONS.json").read_text("utf-8"))["packages"]
    return {name: digest for package in packages for name, digest in package["files"].items()}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name + "-" + folder.name)
def test_vendored_files_are_the_listed_ones(folder: Path) -> None:
    there = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file() and path.name != "VERSIONS.json"
    }
    assert there
    assert there == listed(folder)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name + "-" + folder.name)
def test_every_package_has_a_version_and_a_licence(folder: Path) -> None:
    packages = json.loads((folder / "VERSIONS.json").read_text("utf-8"))["packages"]
    assert packages
    for package in packages:
        assert package["name"]
        assert package["version"]
        assert package["licence"]
