"""Drawings made of letters: lines of pieces of text with the name of a style each."""

from __future__ import annotations

Line = list[tuple[str, str]]
Sketch = list[Line]
