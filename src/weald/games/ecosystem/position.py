"""The JSON form of a state."""

from __future__ import annotations

from typing import Any

from weald.games.ecosystem.cards import CELL_NAMES, COUNTS, EDITIONS, GRID_CARDS, KINDS, ROUND_CARDS
from weald.games.ecosystem.field import BIT, START_BOX, WINDOW_MASKS, box_of, cells_of, free_cells
from weald.games.ecosystem.state import DEAL, OVER, PICK, Forest, laid
from weald.kernel.messages import Message
from weald.kernel.position import Fields, Int, ListOf, Named, Problems, Seed, Shape, Text, fill
from weald.kernel.position import wrong as wrong_value

# Meanings of the fields, for the JSON Schema.
FIELDS = {
    "step": "The step that runs next: deal, a turn of the draft, a turn of the solo game; empty at the end.",
    "seed": "The seed of all chance.",
    "drawn": "How many random numbers have been drawn so far.",
    "seats": "The number of players; 1 is the solo game against Alban.",
    "edition": "The edition whose scoring applies.",
    "many_gaps": "The points for many gaps in biodiversity, zero or below.",
    "round": "The round, counted from 1; 0 before the first deal.",
    "turn": "The turn of the round (solo: of the game), counted from 1; 0 before the first deal.",
    "deck": "The face-down deck; the last card is the top.",
    "hands": "By seat, the cards in hand, in any order; a game for two has a third entry, the neutral hand.",
    "masks": "By seat, the cards of the grid, in any order; each cell at most once.",
    "pile": "What the neutral hand (two players) or Alban (solo) has received, oldest first.",
}
CARD_FIELDS = {
    "cell": "The cell of the grid; the names cover every place that a grid can grow to.",
    "card": "The card on it.",
}


_card = Named(KINDS, first=1)
_cards = ListOf(_card, 0, sum(COUNTS))
_placed = Fields({"cell": Named(CELL_NAMES), "card": _card}, about=CARD_FIELDS)


class Grid(Shape):
    """A grid: a list of cards by cell in JSON, masks by kind in memory."""

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": _placed.schema(), "maxItems": GRID_CARDS}

    def dump(self, value: list[int]) -> list[dict[str, str]]:
        return [{"cell": CELL_NAMES[cell], "card": KINDS[kind - 1]} for cell, kind in laid(value)]

    def load(self, data: Any, path: str, problems: Problems) -> list[int]:
        masks = [0] * 12
        if not isinstance(data, list) or len(data) > GRID_CARDS:
            wrong_value(problems, path, f"[0..{GRID_CARDS}]", data)
            return masks
        for i, item in enumerate(data):
            placed = _placed.load(item, f"{path}[{i}]", problems)
            if placed is not None:
                bit = BIT[placed["cell"]]
                if masks[0] & bit:
                    problems.append(Message("ecosystem-invalid-twice", {"path": path, "cell": item["cell"]}))
                masks[0] |= bit
                masks[placed["card"]] |= bit
        return masks


def _make(values: dict[str, Any]) -> Forest:
    """Make a state between two steps: no card is in play, and frames follow from the grids."""
    s = Forest(values["seats"], values["edition"], values["many_gaps"], values["seed"])
    fill(s, values)
    s.phase = {"deal": DEAL, "": OVER}.get(s.step, PICK)
    # A grid that fits in no frame gets any box here; the invariants report it.
    boxes = [box_of(masks[0]) for masks in s.masks]
    s.boxes = [START_BOX if box is None else box for box in boxes]
    free = [free_cells(masks[0], box) for masks, box in zip(s.masks, s.boxes, strict=True)]
    s.free = [cells_of(cells) for cells in free]
    s.far = [
        WINDOW_MASKS[box] & ~(masks[0] | cells)
        for box, masks, cells in zip(s.boxes, s.masks, free, strict=True)
    ]
    return s


SHAPE = Fields(
    {
        "step": Text(("deal", "draft", "solo", "")),
        "seed": Seed(),
        "drawn": Int(0, 1_000_000),
        "seats": Int(1, 6),
        "edition": Named(EDITIONS),
        "many_gaps": Int(-20, 0),
        "round": Int(0, 2),
        "turn": Int(0, GRID_CARDS),
        "deck": _cards,
        "hands": ListOf(ListOf(_card, 0, ROUND_CARDS), 1, 6),
        "masks": ListOf(Grid(), 1, 6),
        "pile": _cards,
    },
    _make,
    FIELDS,
)
