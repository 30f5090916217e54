"""Hooks of the documentation site: links that leave the folder of the pages go to the repository."""

from __future__ import annotations

import re
from typing import Any

UPWARDS = re.compile(r"\]\(((?:\.\./)+)([\w./-]+)\)")


def on_page_markdown(markdown: str, *, page: Any, config: Any, **_: Any) -> str:
    """Return a page whose links to files outside the documentation lead to the repository."""
    return with_links(markdown, page.file.src_uri.count("/"), config["repo_url"])


def with_links(markdown: str, depth: int, repository: str) -> str:
    """Return the text of a page that lies `depth` folders deep, with its links outwards replaced."""

    def replaced(link: re.Match[str]) -> str:
        leaves = link[1].count("../") > depth
        return f"]({repository}/blob/main/{link[2]})" if leaves else link[0]

    return UPWARDS.sub(replaced, markdown)
