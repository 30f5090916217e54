"""The pages in docs/rulings and the tests that cite them agree."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.published import PUBLISHED
from weald.games import REGISTRY
from weald.games.spirit_island.content import SETS

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "rulings"
GAMES = sorted(path.stem for path in PAGES.glob("*.md") if path.stem != "README")

FIELDS = ("Rulebook", "Kind", "Set", "Decision", "Reason")
KINDS = ("Printed", "FAQ", "House ruling")
# Decided, but not yet what the program does.
PENDING: dict[str, set[str]] = {}

ID = r"[A-Z]\d+[a-z]?"
# Edition and language, then a printed heading in quotation marks or the subject of a source without headings.
SOURCE = re.compile(r'(?:[^"();]+, )?[^"();]+ \([A-Z]\w+\), (?:"[^"]+"|on \S.*)')


@cache
def rulings(game: str) -> dict[str, dict[str, str]]:
    """Return the rulings on the page of `game` by id, each with its fields."""
    page: dict[str, dict[str, str]] = {}
    text = (PAGES / f"{game}.md").read_text("utf-8")
    for entry in re.split(r"^### ", text, flags=re.MULTILINE)[1:]:
        heading, _, rest = entry.partition("\n")
        body = rest.partition("\n## ")[0].strip()
        id, dash, title = heading.partition(" - ")
        assert re.fullmatch(ID, id), f"{game}: {heading}"
        assert dash, f"{game}: {heading}"
        assert title.strip(), f"{game}: {heading}"
        assert id not in page, f"{game}: {id} twice"
        page[id] = dict(_fields(f"{game} {id}", body))
    return page


def _fields(place: str, body: str) -> Iterator[tuple[str, str]]:
    """Yield name and value of each list item of an entry."""
    for item in re.split(r"^- ", body, flags=re.MULTILINE)[1:]:
        name, colon, value = " ".join(item.split()).partition(": ")
        assert colon, f"{place}: {item}"
        yield name, value


def citations(text: str) -> set[str]:
    """Return the ids that a docstring names, as in `Rulings R4 and D3 (docs/rulings/sylvion.md): ...`."""
    named: set[str] = set()
    for ids in re.findall(rf"\b[Rr]ulings? ({ID}(?:(?:, | and |, and ){ID})*)", text):
        named.update(re.findall(ID, ids))
    return named


@cache
def cited(game: str) -> frozenset[str]:
    """Return the ids that the tests of `game` cite, in names or docstrings."""
    letters = "".join(sorted({id[0].lower() for id in rulings(game)}))
    in_name = re.compile(rf"(?<=_)([{letters}])(\d+[a-z]?)(?=_)")
    named: set[str] = set()
    for path in (ROOT / "tests" / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
                named |= citations(ast.get_docstring(node) or "")
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named.update(letter.upper() + number for letter, number in in_name.findall(node.name))
    return frozenset(named)


def test_every_published_game_has_a_page() -> None:
    """There is a page for each published game, and none for what is no game."""
    assert set(PUBLISHED) <= set(GAMES) <= set(REGISTRY)


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_its_fields(game: str) -> None:
    """An entry has source, kind, decision and reason, in this order, and a set where it needs one."""
    assert len(rulings(game)) >= (10 if game in PUBLISHED else 1)
    for id, fields in rulings(game).items():
        expected = [name for name in FIELDS if name != "Set" or "Set" in fields]
        assert list(fields) == expected, id
        assert fields["Kind"] in KINDS, id
        assert fields.get("Set", SETS[1]) in SETS[1:], id
        for source in fields["Rulebook"].split("; "):
            assert SOURCE.fullmatch(source), f"{id}: {source}"
        for name in ("Decision", "Reason"):
            assert fields[name].endswith("."), f"{id}: {name}"


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_cited_by_a_test(game: str) -> None:
    """Every ruling is cited by at least one test."""
    assert rulings(game)
    assert sorted(set(rulings(game)) - cited(game) - PENDING.get(game, set())) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_ruling_is_on_the_page(game: str) -> None:
    """Tests cite no id that the page lacks."""
    assert cited(game)
    assert sorted(cited(game) - set(rulings(game))) == []


def test_citations_are_found() -> None:
    """One, two and three ids are read from a docstring, and words that merely look alike are not."""
    assert citations("Ruling R4 (docs/rulings/sylvion.md): a lake.") == {"R4"}
    assert citations("Rulings T2, T2b and T2c: the example; ruling R1.") == {"T2", "T2b", "T2c", "R1"}
    assert citations("Rulings R on ravage; A5 is a land.") == set()


def test_no_file_cites_what_readers_do_not_have() -> None:
    """Sources are named by title and heading, never by the number of a private file."""
    private = re.compile("seed" + r"[ _-]?00\d", re.IGNORECASE)
    folders = ("src", "tests", "docs", "tools", "examples")
    endings = {".py", ".md", ".ftl", ".js", ".mjs", ".ts", ".css", ".html", ".toml", ".json", ".txt"}
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in endings]
    files += [path for path in ROOT.glob("*") if path.is_file() and path.suffix in endings]
    texts = {path: path.read_text("utf-8") for path in files}
    assert len(texts) > 500
    assert [str(path.relative_to(ROOT)) for path, text in texts.items() if private.search(text)] == []
