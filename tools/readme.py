"""Give the README absolute links in the package: a package index has no files beside it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^]]*)]\((?![a-z]+:|#)([^)]+)\)")


def absolute(text: str, repository: str, version: str) -> str:
    """Return Markdown whose relative links lead to the files of a released version."""

    def link(match: re.Match[str]) -> str:
        image, words, path = match.groups()
        return f"{image}[{words}]({repository}/{'raw' if image else 'blob'}/v{version}/{path})"

    return LINK.sub(link, text)


class ReadmeHook(MetadataHookInterface):
    """Set `readme` when metadata is made; the build finds this class by itself."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        text = absolute(text, metadata["urls"]["Repository"], metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
