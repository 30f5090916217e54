"""The documentation site: its navigation names every page, once."""

from __future__ import annotations

import re
from pathlib import Path

from docs_hooks import with_links

ROOT = Path(__file__).parents[1]


def test_every_page_is_in_the_navigation_once() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
    named = re.findall(r"([\w/-]+\.md)$", navigation, re.MULTILINE)
    pages = [str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")]
    assert sorted(named) == sorted(pages)


def test_links_that_leave_the_pages_go_to_the_repository() -> None:
    page = "[a](../examples/nginx.conf) [b](lab.md)"
    assert with_links(page, 0, "https://x.example/w") == (
        "[a](https://x.example/w/blob/main/examples/nginx.conf) [b](lab.md)"
    )
    assert with_links("[c](../lab.md)", 1, "https://x.example/w") == "[c](../lab.md)"
