"""Replies as JSON text."""

from __future__ import annotations

import json
from dataclasses import asdict, is_dataclass
from typing import Any

from weald.kernel.information import Json


def dumps(data: Any) -> str:
    """Return data of tables as JSON text."""
    return json.dumps(data, default=written, ensure_ascii=False, separators=(",", ":"))


def written(part: Any) -> Any:
    """Return an object as JSON has it."""
    if isinstance(part, Json):
        return json.loads(part.text)
    return asdict(part) if is_dataclass(part) and not isinstance(part, type) else part.to_json()
