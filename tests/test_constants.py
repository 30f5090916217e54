"""The build step that declares constants final changes nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

from constants import declared_final
from native import ROOT, sources

SOURCE = '''"""Doc."""

from __future__ import annotations

ONE, TWO, THREE = range(1, 4)
NAMES = ("a", "b", "c", "d", "e")
PAIR = (1, 2)
PLACES = (ONE, TWO, -THREE + 1)
SEATS = ((0,), (1,))
MIXED = (1, "a", None)
TABLE: dict[str, int] = {
    "é": 1,
}
COUNT = 0
T = TypeVar("T")
lower = 3


def f() -> int:
    global COUNT
    LOCAL = 4
    return LOCAL
'''

EXPECTED = '''"""Doc."""

from __future__ import annotations; from typing import Final

ONE: Final = 1; TWO: Final = 2; THREE: Final = 3
NAMES: Final[tuple[str, ...]] = ("a", "b", "c", "d", "e")
PAIR: Final = (1, 2)
PLACES: Final[tuple[int, ...]] = (ONE, TWO, -THREE + 1)
SEATS: Final[tuple[tuple[int], ...]] = ((0,), (1,))
MIXED: Final = (1, "a", None)
TABLE: Final[dict[str, int]] = ({
    "é": 1,
})
COUNT = 0
T = TypeVar("T")
lower = 3


def f() -> int:
    global COUNT
    LOCAL = 4
    return LOCAL
'''


def test_constants_that_are_set_once_are_final() -> None:
    assert declared_final(SOURCE) == EXPECTED


def test_a_module_without_constants_stays_as_it_is() -> None:
    source = "from __future__ import annotations\n\nx = 1\n"
    assert declared_final(source) == source


def test_lines_stay_where_they_are() -> None:
    for path in sources():
        source = (ROOT / "src" / path).read_text("utf-8")
        changed = declared_final(source)
        assert [node.lineno for node in ast.parse(source).body] == sorted(
            {node.lineno for node in ast.parse(changed).body}
        ), Path(path)
