"""The components: eleven kinds of cards, what they score, and the field they are laid on."""

from __future__ import annotations

# Kinds are numbered from 1; 0 is no card.
KINDS = ("stream", "meadow", "bear", "fox", "deer", "wolf", "trout", "bee", "eagle", "dragonfly", "rabbit")
STREAM, MEADOW, BEAR, FOX, DEER, WOLF, TROUT, BEE, EAGLE, DRAGONFLY, RABBIT = range(1, 12)
COUNTS = (0, 20, 20, 12, 12, 12, 12, 10, 8, 8, 8, 8)
DECK = [kind for kind in range(1, 12) for _ in range(COUNTS[kind])]

BEE_PER_MEADOW = 3
BEAR_PER_FRIEND = 2
TROUT_PER_FRIEND = 2
FOX_ALONE = 3
EAGLE_PER_PREY = 2
DEER_PER_LINE = 2
MEADOW_BY_SIZE = (0, 0, 3, 6, 10, 15)
STREAM_BY_RANK = (8, 5)
WOLF_BY_RANK = (12, 8, 4)
BIODIVERSITY_BY_GAPS = (12, 12, 12, 7, 3, 0)

# Option `edition`: what a rabbit scores, and the leads that beat Alban.
EDITIONS = ("second", "first")
RABBIT_POINTS = (1, 0)
LEVELS = ("easy", "normal", "hard")
TARGETS = ((30, 50, 70), (30, 40, 50))

ROUND_CARDS = 10
GRID_CARDS = 20
SOLO_ROW = 5

# A grid is 4 high and 5 wide, and its frame is not fixed when the first card is laid. So the field is big
# enough for every frame: 7 by 9 with the first card in the middle. No two cards of a frame are more than
# four columns apart, so shifting a whole mask of cells never wraps around an edge.
HIGH, WIDE = 4, 5
ROWS, COLUMNS = 7, 9
FIRST = 3 * COLUMNS + 4
CELL_NAMES = tuple(f"r{row}c{column}" for row in range(ROWS) for column in range(COLUMNS))
CELL_NUMBERS = {name: cell for cell, name in enumerate(CELL_NAMES)}
