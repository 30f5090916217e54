"""Sprites are those of their lists, and own drawings are drawn without the network."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import icons
import pytest

TINY = Path(__file__).parents[1] / "tiny" / "page"


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is fetched."""

    def fetched() -> None:
        raise AssertionError("the set of glyphs is fetched")

    monkeypatch.setattr(icons, "game_icons", fetched)


def test_sprites_are_up_to_date() -> None:
    drawn = icons.sprites()
    assert len(drawn) > 4
    for path, text in drawn.items():
        assert path.read_text("utf-8") == text, f"{path}: run python tools/icons.py"


def test_a_game_with_own_drawings_is_drawn_in_its_folder(tmp_path: Path) -> None:
    shutil.copytree(icons.WEB / "icons", tmp_path / "icons")
    page = tmp_path / "games" / "tiny"
    page.mkdir(parents=True)
    shutil.copy(TINY / "icons.json", page)
    drawn = icons.sprites(tmp_path)
    assert drawn[page / "icons.svg"] == (TINY / "icons.svg").read_text("utf-8")
    listed = json.loads((page / "icons.json").read_text("utf-8"))
    listed["home"] = {"icons": ["nut-shell"], "patterns": ["nut-walnut"]}
    (page / "icons.json").write_text(json.dumps(listed), "utf-8")
    drawn = icons.sprites(tmp_path)
    for id in ('id="i-nut-shell"', 'id="p-nut-walnut"'):
        assert id in drawn[tmp_path / "icons" / "interface.svg"]
        assert id not in drawn[page / "icons.svg"]
    assert 'id="p-nut-acorn"' in drawn[page / "icons.svg"]


def test_a_glyph_that_no_sprite_has_is_fetched(tmp_path: Path) -> None:
    shutil.copytree(icons.WEB / "icons", tmp_path / "icons")
    page = tmp_path / "games" / "tiny"
    page.mkdir(parents=True)
    (page / "icons.json").write_text('{"icons": {"nuts": {"nut": {"icon": "acorn-of-nowhere"}}}}', "utf-8")
    with pytest.raises(AssertionError, match="fetched"):
        icons.sprites(tmp_path)
