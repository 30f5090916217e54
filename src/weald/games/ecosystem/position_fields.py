"""What the fields of a position mean, for the JSON Schema."""

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
