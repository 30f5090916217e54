"""Drawings made of letters: lines of text pieces, each with the name of a style."""

from __future__ import annotations

Line = list[tuple[str, str]]
Drawing = list[Line]
