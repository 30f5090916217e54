"""JSON as it leaves the service: plain data, with parts that the game has written already."""

from __future__ import annotations

from typing import Any

import msgspec

from weald.kernel.information import Json


def _written(part: Any) -> msgspec.Raw:
    """Return a part that the game has encoded."""
    if not isinstance(part, Json):
        raise NotImplementedError
    return msgspec.Raw(part.text)


_ENCODER = msgspec.json.Encoder(enc_hook=_written)


def encode(data: Any) -> bytes:
    """Return data as JSON."""
    return _ENCODER.encode(data)
