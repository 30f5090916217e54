"""What the README shows really runs."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from weald.cli.main import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", README, re.DOTALL))
def test_python_examples_run(block: str) -> None:
    exec(compile(block, "README.md", "exec"), {})


def test_commands_run(capsys: pytest.CaptureFixture[str]) -> None:
    commands = [
        line for line in re.findall(r"```console\n(.*?)```", README, re.DOTALL) if line.startswith("weald ")
    ]
    assert commands
    for command in commands:
        assert main(shlex.split(command)[1:]) == 0
        assert "greedy" in capsys.readouterr().out.lower()


def test_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in set(re.findall(r"^make (\w+)$", README, re.MULTILINE)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_links_lead_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    for page in pages:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"
