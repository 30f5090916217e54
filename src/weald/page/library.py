"""The standard library of a page, cut to the modules in use; the whole one comes if another is missed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

WHOLE = Path("/lib/whole_library.zip")


class WholeLibrary(MetaPathFinder):
    """Finds modules that the cut library lacks, by fetching the whole one when the first is missed."""

    def __init__(self, fetch: Callable[[], Any]) -> None:
        self._fetch = fetch

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the module of the whole library."""
        if name.partition(".")[0] not in sys.stdlib_module_names or str(WHOLE) in sys.path:
            return None
        WHOLE.write_bytes(self._fetch().to_bytes())
        sys.path.append(str(WHOLE))
        return find_spec(name)


def look_further(fetch: Callable[[], Any]) -> None:
    """Look for missing modules in the whole library, which `fetch` returns."""
    sys.meta_path.append(WholeLibrary(fetch))
