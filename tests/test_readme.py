"""The commands and code of the README really run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from weald.cli.main import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
CONSOLE = re.findall(r"```console\n(.*?)```", README, re.DOTALL)


def test_there_are_examples() -> None:
    """The README shows at least one Python example, so that the next test has something to run."""
    assert PYTHON


@pytest.mark.parametrize("block", PYTHON)
def test_python_examples_run(block: str) -> None:
    exec(compile(block, "README.md", "exec"), {})


def test_commands_run(capsys: pytest.CaptureFixture[str]) -> None:
    commands = [block for block in CONSOLE if block.startswith("weald ")]
    assert commands
    for command in commands:
        assert main(shlex.split(command)[1:]) == 0
        assert "greedy" in capsys.readouterr().out.lower()


def test_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^make (\w+)$", README, re.MULTILINE))
    assert targets
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_links_lead_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    texts = [(page, page.read_text("utf-8")) for page in pages]
    links = [(page, link) for page, text in texts for link in re.findall(r"\]\(([^)#:]+)\)", text)]
    assert len(links) > len(pages)
    for page, link in links:
        assert (page.parent / link).exists(), f"{page.name}: {link}"
