"""The static folder: every address that the page names is there, below any path."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from weald.site.folder import NoEngine, NotEmpty, write
from weald.site.scripts import joined

needs_joined = pytest.mark.skipif(not joined().files, reason="The modules of the page are not joined.")


def made(tmp_path: Path) -> Path:
    """Return a folder that stands for an engine."""
    engine = tmp_path / "engine"
    engine.mkdir()
    (engine / "core.zip").write_bytes(b"core" * 100)
    (engine / "engine.json").write_text(json.dumps({"build": "1", "files": {"core.zip": 400}}))
    return engine


def listed(page: str, id: str) -> dict[str, str]:
    """Return a block of the page."""
    found = re.search(rf'id="{id}">(.*?)</script>', page)
    assert found is not None
    return dict(json.loads(found[1]))


@needs_joined
@pytest.mark.parametrize("home", ["/", "/play/weald/"])
def test_the_page_names_files_of_the_folder_alone(home: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    names = [path.relative_to(out).as_posix() for path in write(out, made(tmp_path), home)]
    page = (out / "index.html").read_text("utf-8")
    engine = listed(page, "engine")
    addresses = [*listed(page, "assets").values(), *re.findall(r'(?:href|src)="([^"]+)"', page)]
    addresses += [f"{engine['base']}{name}" for name in ("core.zip", "engine.js", "lead.js", "thinker.js")]
    addresses += re.findall(r'"(/[^"]+png)"', (out / "manifest.webmanifest").read_text("utf-8"))
    assert [address for address in addresses if address.removeprefix(home) not in names] == []
    assert all(address.startswith(home) for address in addresses)
    sheet = next(out.glob("built/app.*.css")).read_text("utf-8")
    assert all((out / path.removeprefix(home)).exists() for path in re.findall(r'url\("(/[^"]+)"\)', sheet))
    assert "'wasm-unsafe-eval'" in page
    assert "unsafe-eval" not in page.replace("wasm-unsafe-eval", "")
    assert (out / "404.html").read_text("utf-8") == page
    assert gzip.decompress((out / "index.html.gz").read_bytes()).decode() == page


@needs_joined
def test_an_engine_with_other_content_has_another_address(tmp_path: Path) -> None:
    engine, out = made(tmp_path), tmp_path / "out"
    list(write(out, engine, "/"))
    (engine / "core.zip").write_bytes(b"other")
    list(write(out, engine, "/"))
    assert len(list(out.glob("engine-*"))) == 2


@needs_joined
def test_a_folder_without_an_engine_or_with_other_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoEngine):
        list(write(tmp_path / "out", tmp_path, "/"))
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "index.html").write_text("mine")
    with pytest.raises(NotEmpty):
        list(write(mine, made(tmp_path), "/"))
    assert (mine / "index.html").read_text() == "mine"
