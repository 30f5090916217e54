"""docs/glossary.md is up to date, and every word of the code in it is one."""

from __future__ import annotations

import re
import tomllib

import glossary

PACKAGE = glossary.ROOT / "src" / "weald"


def test_the_page_is_up_to_date() -> None:
    assert glossary.TARGET.read_text("utf-8") == glossary.page(), "run: python tools/glossary.py"


def test_every_term_is_in_the_code() -> None:
    files = [*PACKAGE.rglob("*.py"), *(path for path in PACKAGE.rglob("*.js") if "vendor" not in path.parts)]
    words = {word for path in files for word in re.findall(r"\w+", path.read_text("utf-8"))}
    sections = tomllib.loads(glossary.SOURCE.read_text("utf-8"))
    del sections["published"]
    codes = [term["code"] for terms in sections.values() for term in terms.values()]
    assert len(codes) > 150
    assert [code for code in codes if code not in words] == []


def test_published_names_are_names() -> None:
    published = tomllib.loads(glossary.SOURCE.read_text("utf-8"))["published"]
    assert sorted(published) == ["ecosystem", "living_forest_duel", "spirit_island", "sylvion"]
    for game, by_language in published.items():
        for lang, ids in by_language.items():
            names = {id for file in glossary.names_of(game, lang).values() for id in file}
            assert names
            assert [id for id in ids if id not in names] == []


def test_a_name_without_a_published_one_is_marked() -> None:
    page = glossary.page()
    assert "| `bear` | Bear | Ours | Bär |" in page
    assert "| `accelerated_rot` | Accelerated Rot | " in page
    assert "| Rascher Zerfall* |" in page
