"""The tool that says what could not be compiled does say it."""

from __future__ import annotations

from pathlib import Path

import native
from mypyc_front import refused, sources
from native import MARKS, PARTS

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
    assert {Path(path).parts[1] for path in sources()} == set(PARTS)
    assert set(native.sources()) - set(sources()) == {"weald/lab/connect_four.py"}
    assert len(native.sources()) > 100
    assert f"weald/{MARKS}" not in sources()
