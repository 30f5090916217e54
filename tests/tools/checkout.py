"""A copy of this checkout, in which a tool may write and tests run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "joined", "*.so")


def copied(root: Path) -> Path:
    """Copy the checkout."""
    for folder in ("src", "tests", "tools", "docs", "examples"):
        shutil.copytree(ROOT / folder, root / folder, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", root)
    return root


def files(root: Path) -> dict[str, bytes]:
    """The files of a checkout by path."""
    paths = [path for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in paths}


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a checkout."""
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root / 'tools'}"}
    for name in [name for name in environment if name.startswith("PYTEST_")]:
        del environment[name]
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=root, env=environment, capture_output=True, text=True, check=False, timeout=500
    )


def passed(root: Path, *arguments: str) -> None:
    """Run tests in a checkout: all of them pass."""
    done = run(root, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *arguments)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
