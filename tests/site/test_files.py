"""Files that a browser loads: joined scripts, stylesheets, sprites, and texts cut into parts."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference
from fluent.syntax.visitor import Visitor

from weald.games import REGISTRY
from weald.i18n import LANGUAGES, texts
from weald.site.files import HOME, Builder
from weald.site.scripts import WEB


@cache
def built() -> Builder:
    builder = Builder()
    builder.build()
    return builder


def text_at(path: str) -> str:
    """Return the text of the asset that the page calls `path`."""
    return built().assets[built().addresses[path]].body.decode()


class References(Visitor):
    """The messages that a text refers to."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.ids.add(node.id.name)


def ids_in(text: str) -> tuple[list[str], set[str]]:
    """The ids of the messages of a text, and those they refer to."""
    resource = FluentParser().parse(text)
    assert [entry for entry in resource.body if isinstance(entry, Junk)] == []
    references = References()
    references.visit(resource)
    return [entry.id.name for entry in resource.body if isinstance(entry, Message)], references.ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_a_language_hold_every_message_once(language: str) -> None:
    folders = [WEB, HOME / "kernel", *(HOME / "games" / game for game in REGISTRY)]
    expected, _ = ids_in("\n".join(text for folder in folders for text in texts(folder, language)))
    home, references = ids_in(text_at(f"/locale/{language}.ftl"))
    assert references <= set(home)
    everything = list(home)
    for game in REGISTRY:
        own, references = ids_in(text_at(f"/locale/{language}/{game}.ftl"))
        assert references <= {*home, *own}
        everything += own
        if f"/locale/{language}/{game}/more.ftl" in built().addresses:
            more, references = ids_in(text_at(f"/locale/{language}/{game}/more.ftl"))
            assert references <= {*home, *own, *more}
            everything += more
    assert sorted(everything) == sorted(expected)


def test_the_first_part_names_games_and_options() -> None:
    home, _ = ids_in(text_at("/locale/en.ftl"))
    assert {f"{game}-{what}" for game in REGISTRY for what in ("title", "blurb", "minutes")} <= set(home)
    assert "spirit_island-option-adversary-england" in home
    assert "spirit_island-event-ravage" not in home


def test_stylesheets_import_nothing_and_their_fonts_are_assets() -> None:
    for path in ("/app.css", *(f"/games/{game}/board.css" for game in REGISTRY)):
        text = text_at(path)
        assert "@import" not in text
        assert all(link.startswith(("/built/", "#")) for link in re.findall(r'url\("([^"]+)"\)', text))


def test_games_have_scripts_of_their_own_and_the_page_names_what_every_page_needs() -> None:
    if not built().first:
        pytest.skip("the modules of the page are not joined: python tools/join.py")
    addresses = built().addresses
    assert len({addresses["/js/app.js"], *(addresses[f"/games/{game}/index.js"] for game in REGISTRY)}) == 5
    page = Builder().build().page.body.decode()
    assert f'<link rel="modulepreload" href="{built().first[0]}">' in page
    assert f'src="{addresses["/js/app.js"]}"' in page
    tiles = {addresses[f"/games/{game}/tile.js"] for game in REGISTRY}
    assert len(tiles) == 1


def test_every_script_that_another_one_loads_is_an_asset() -> None:
    scripts = {name: asset.body.decode() for name, asset in built().assets.items() if name.endswith(".js")}
    loaded = [name for text in scripts.values() for name in re.findall(r"[\"'`]\./([\w.-]+\.js)[\"'`]", text)]
    assert {f"/built/{name}" for name in loaded} <= set(scripts)
