"""A spirit is one module, three files of texts and one icon: no other file of the package lists spirits."""

from __future__ import annotations

import re
from pathlib import Path

import weald
from weald.games.spirit_island.rules.registry import SPIRITS

PACKAGE = Path(weald.__file__).parent
# As many spirits as a file may name for reasons of its own: lessons, old versions, settings of a study.
FEW = 5
KINDS = {".css", ".ftl", ".js", ".json", ".py"}
# Every icon of the game has its line there.
ICONS = PACKAGE / "web" / "games" / "spirit_island" / "icons.json"


def test_no_other_file_lists_spirits() -> None:
    # Words that mean something else as well, such as the ocean, count less than names.
    names = re.compile(rf"\b({'|'.join(id for id in SPIRITS.ids if '_' in id)})\b")
    many = {
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*")
        if path.suffix in KINDS and path != ICONS and len(set(names.findall(path.read_text("utf-8")))) > FEW
    }
    assert many == set()


def test_every_spirit_has_its_files() -> None:
    for spirit in SPIRITS.all[: SPIRITS.usual]:
        home = PACKAGE / "games" / "spirit_island" / "content" / spirit.set
        assert (home / "spirits" / f"{spirit.id}.py").is_file(), spirit.id
        for language in ("de", "en", "fr"):
            texts = home / "locale" / language / "spirits" / f"{spirit.id}.ftl"
            words = texts.read_text("utf-8")
            assert f"spirit_island-hard-{spirit.id} =" in words
            assert f"spirit_island-voice-{spirit.id} =" in words
            assert words.count(f"spirit_island-guide-{spirit.id}-") == len(spirit.guide)
        assert f'"{spirit.icon}"' in ICONS.read_text("utf-8"), spirit.id


def test_every_aspect_has_its_files() -> None:
    """A module and its texts: the rest is the spirit's, whose own files it does not change."""
    for panel in SPIRITS.all[SPIRITS.usual :]:
        home = PACKAGE / "games" / "spirit_island" / "content" / panel.set
        assert (home / "aspects" / f"{panel.id}.py").is_file(), panel.id
        for language in ("de", "en", "fr"):
            texts = home / "locale" / language / "aspects" / f"{panel.id}.ftl"
            assert f"spirit_island-about-{panel.id} =" in texts.read_text("utf-8")
        spirit = PACKAGE / "games" / "spirit_island" / "content" / SPIRITS[panel.base].set / "spirits"
        assert f'"{panel.id}"' not in (spirit / f"{panel.base}.py").read_text("utf-8")
