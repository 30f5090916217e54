"""Tag this commit as a release and build it: `make release`, which checks everything first.

Nothing is uploaded: push the tag and publish `dist` when you have looked at them. The last lines say what is
missing to publish.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from bill_of_materials import bill_of_materials

import weald

ROOT = Path(__file__).resolve().parent.parent
PLACEHOLDER = "example.org"


def problems(version: str, changelog: str, citation: str, status: str, tags: str) -> list[str]:
    """Return the obstacles to a release; the arguments are the texts to check."""
    obstacles = []
    if status.strip():
        obstacles.append("There are changes that are not committed.")
    if f"v{version}" in tags.split():
        obstacles.append(f"v{version} is tagged already: raise __version__ in src/weald/__init__.py.")
    if not re.search(rf"^## \[{re.escape(version)}] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE):
        obstacles.append(f"CHANGELOG.md has no section of {version} with a date.")
    if f'version: "{version}"' not in citation.splitlines():
        obstacles.append(f"CITATION.cff does not name {version}.")
    return obstacles


def missing_to_publish(project: str) -> list[str]:
    """Return the steps before others can get the release, by the text of pyproject.toml."""
    if PLACEHOLDER in tomllib.loads(project)["project"]["urls"]["Repository"]:
        return ["[project.urls] in pyproject.toml does not name the real address yet."]
    return []


def _git(*args: str) -> str:
    return subprocess.run(["git", *args], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main() -> int:
    """Check, tag and build; return 1 if something stands in the way."""
    version = weald.__version__
    obstacles = problems(
        version,
        changelog=(ROOT / "CHANGELOG.md").read_text("utf-8"),
        citation=(ROOT / "CITATION.cff").read_text("utf-8"),
        status=_git("status", "--porcelain"),
        tags=_git("tag", "--list"),
    )
    if obstacles:
        print("\n".join(obstacles), file=sys.stderr)
        return 1
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    subprocess.run([sys.executable, ROOT / "tools" / "join.py", "--needed"], check=True)
    # One wheel for every platform, whatever the environment asks for.
    plain = {**os.environ, "WEALD_COMPILE": "0"}
    subprocess.run([sys.executable, "-m", "build", "--no-isolation"], cwd=ROOT, check=True, env=plain)
    bill = bill_of_materials(version, (ROOT / "requirements.txt").read_text("utf-8"))
    (ROOT / "dist" / f"weald-{version}.cdx.json").write_text(json.dumps(bill, indent=1), "utf-8")
    _git("tag", "--annotate", f"v{version}", "--message", f"Weald {version}")
    print(f"Tagged v{version}. Look at dist, then: git push origin v{version}")
    missing = missing_to_publish((ROOT / "pyproject.toml").read_text("utf-8"))
    if missing:
        print("Missing to publish:", *missing, sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
