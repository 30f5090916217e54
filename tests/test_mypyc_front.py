"""The tool that says what could not be compiled does say it."""

from __future__ import annotations

from pathlib import Path

from mypyc_front import PARTS, refused, sources

NOT_COMPILABLE = """
class Base:
    names: tuple[str, ...] = ()

class Narrow(Base):
    names = ("one",)

class Number(int):
    pass
"""


def test_what_mypyc_refuses_is_named(tmp_path: Path) -> None:
    path = tmp_path / "odd.py"
    path.write_text(NOT_COMPILABLE, "utf-8")
    problems = refused([str(path)])
    assert [problem.partition("error: ")[2] for problem in problems] == [
        'Type of "names" is incompatible with definition in class "Base"',
        "Inheriting from most builtin types is unimplemented",
    ]


def test_it_looks_at_all_that_would_be_compiled() -> None:
    folders = {Path(path).relative_to(Path("src/weald").absolute()).parts[0] for path in sources()}
    assert folders == set(PARTS)
