"""The files of `examples` that run the service: everything pinned, nothing more allowed than needed."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
UNIT = EXAMPLES / "weald.service"
# Of ten; systemd calls up to 2 safe.
EXPOSURE = 1.5


def instructions() -> list[str]:
    """The instructions of the container file, each on one line."""
    text = (EXAMPLES / "Containerfile").read_text().replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def test_a_container_has_no_base_image_but_one_with_a_digest() -> None:
    images = [line.split()[1] for line in instructions() if line.startswith("FROM")]
    assert images == ["${PYTHON}", "${PYTHON}"]
    # Without a default, so that nobody builds from a name that means another image tomorrow.
    assert [line for line in instructions() if line.startswith("ARG")] == ["ARG PYTHON"]


def test_a_container_installs_packages_by_their_hashes_and_nothing_else() -> None:
    text = " ".join(instructions())
    installs = re.findall(r"pip install ([^&]*)", text)
    assert len(installs) == 2
    assert "--require-hashes" in installs[0]
    assert "--no-deps" in installs[1]
    assert "--no-build-isolation" in installs[1]
    for name in re.findall(r"-r (\S+)", installs[0]):
        pinned = (EXAMPLES.parent / name).read_text()
        assert pinned.count("==") == len(re.findall(r"^\S+==", pinned, re.MULTILINE)) > 0
        assert "--hash=sha256:" in pinned


def test_a_container_gets_every_file_that_the_build_needs() -> None:
    project = tomllib.loads((EXAMPLES.parent / "pyproject.toml").read_text())
    hatch = project["tool"]["hatch"]
    wheel = hatch["build"]["targets"]["wheel"]
    hooks = [hatch["metadata"]["hooks"]["custom"], wheel["hooks"]["custom"]]
    copied = {name for line in instructions() if line.startswith("COPY") for name in line.split()[1:-1]}
    assert {hook["path"] for hook in hooks} | set(wheel["force-include"]) <= copied
    assert all((EXAMPLES.parent / name).exists() for name in copied if name[0] not in "-/")


def test_a_container_runs_as_an_ordinary_user() -> None:
    ordered = [line.split()[0] for line in instructions()]
    assert "USER weald" in instructions()
    assert ordered.index("USER") < ordered.index("ENTRYPOINT")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_is_hardened() -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)]
    report = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    if "Overall exposure level" not in report.stdout:
        pytest.skip("this systemd cannot judge a file")
    assert float(re.findall(r"Overall exposure level.*: ([\d.]+)", report.stdout)[0]) <= EXPOSURE
