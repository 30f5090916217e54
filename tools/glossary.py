"""Write docs/glossary.md: the terms of docs/glossary.toml, and the names that the .ftl files give to cards.

python tools/glossary.py
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "docs" / "glossary.toml"
TARGET = ROOT / "docs" / "glossary.md"
GAMES = ROOT / "src" / "weald" / "games"
LANGUAGES = ("en", "fr", "de")
TITLES = {
    "program": "The program",
    "ecosystem": "Ecosystem: Forest",
    "living_forest_duel": "Living Forest Duel",
    "sylvion": "Sylvion",
    "spirit_island": "Spirit Island",
}
# Folder in which a game keeps the texts that name its cards, if not everywhere.
FOLDERS = {"spirit_island": "content"}
# Names are the branches of the message `<game>-card`, or messages `<game>-name-<id>`.
CARD = "card"
NAME = "name-"
HEADING = """\
# Glossary

What things are called in the code and in the three languages. Words marked with * are our own translations,
where no published one is known. This page is written by `python tools/glossary.py` from `docs/glossary.toml`
and the texts of the games.
"""

Row = tuple[str, str, str, str]


def page() -> str:
    """Return the text of the glossary."""
    sections = tomllib.loads(SOURCE.read_text("utf-8"))
    published = sections.pop("published")
    parts = [HEADING]
    for section, terms in sections.items():
        parts += [f"## {TITLES[section]}\n", table([term_row(term) for term in terms.values()])]
        if section != "program":
            for heading, rows in name_tables(section, published[section]):
                parts += [f"### {heading}\n", table(rows)]
    return "\n".join(parts)


def term_row(term: dict[str, Any]) -> Row:
    """Return a term as a row of its table."""
    own = term.get("own", [])
    english, french, german = (term[lang] + "*" * (lang in own) for lang in LANGUAGES)
    return term["code"], english, french, german


def name_tables(game: str, published: dict[str, list[str]]) -> Iterator[tuple[str, list[Row]]]:
    """Yield the names of a game by the file that holds them, with a heading."""
    names = {lang: names_of(game, lang) for lang in LANGUAGES}
    for file, by_id in names["en"].items():
        rows: list[Row] = []
        for id, english in by_id.items():
            french, german = (
                names[lang][file.replace("/en/", f"/{lang}/")][id] + "*" * (id not in published[lang])
                for lang in ("fr", "de")
            )
            rows.append((id, english, french, german))
        yield heading_of(file), rows


def heading_of(file: str) -> str:
    """Return the heading for the names of a file: its set and what it holds."""
    *folders, name = file.removesuffix(".ftl").split("/")
    words = [folder for folder in folders if folder not in ("locale", *LANGUAGES)]
    words += [name] if name not in LANGUAGES else ["cards"]
    return ", ".join(word.replace("_", " ") for word in words).capitalize()


def names_of(game: str, lang: str) -> dict[str, dict[str, str]]:
    """Return the names that a game's texts give to ids, by file."""
    files: dict[str, dict[str, str]] = {}
    folder = GAMES / game / FOLDERS.get(game, "")
    for path in sorted(folder.rglob("*.ftl")):
        parts = path.relative_to(folder).parts
        if path.stem != lang and lang not in parts:
            continue
        names = dict(_names(game, path.read_text("utf-8")))
        if names:
            key = "/".join(parts)
            files[key if path.stem != lang else key.replace(f"{lang}.ftl", f"{lang}/cards.ftl")] = names
    return files


def _names(game: str, text: str) -> Iterator[tuple[str, str]]:
    """Yield ids and names from the text of a file."""
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        id = entry.id.name.removeprefix(f"{game}-")
        if id == CARD:
            select = entry.value.elements[0]
            assert isinstance(select, ast.Placeable)
            assert isinstance(select.expression, ast.SelectExpression)
            for variant in select.expression.variants:
                assert isinstance(variant.key, ast.Identifier)
                yield variant.key.name, plain(variant.value)
        elif id.startswith(NAME):
            yield id.removeprefix(NAME), plain(entry.value)


def plain(pattern: ast.Pattern) -> str:
    """Return a pattern without variables as text."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        else:
            assert isinstance(element.expression, ast.StringLiteral), element
            parts.append(element.expression.value)
    return "".join(parts)


def table(rows: list[Row]) -> str:
    """Return rows as a Markdown table."""
    lines = ["| in the code | English | français | Deutsch |", "| --- | --- | --- | --- |"]
    lines += [f"| `{code}` | {english} | {french} | {german} |" for code, english, french, german in rows]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page."""
    TARGET.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
