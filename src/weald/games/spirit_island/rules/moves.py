"""Moves: what a spirit can do next in a phase, or when a card lets it use a power at once."""

from __future__ import annotations

# The first number of a move.
READY, GROW, ICON, PLAY, USE, REPEAT, RECLAIM, ELEMENT, OFFER, TRACK_ACTION = range(10)
MOVES = ("ready", "grow", "icon", "play", "use", "repeat", "reclaim", "element", "offer", "track")
DONE = (READY,)

# To use or repeat a power: what, its number, and if not all elements are declared the thresholds.
Move = tuple[int, ...]
