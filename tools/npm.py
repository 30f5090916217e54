"""Fetch a published package with npm, for the other tools."""

from __future__ import annotations

import subprocess
import tarfile
from pathlib import Path


def unpack(name: str, version: str, folder: Path) -> Path:
    """Download a package into an empty folder and return the folder that holds its files."""
    subprocess.run(
        ["npm", "pack", "--silent", f"{name}@{version}"], cwd=folder, check=True, stdout=subprocess.DEVNULL
    )
    (archive,) = folder.glob("*.tgz")
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    return folder / "package"
