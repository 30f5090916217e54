"""How far each seat is from each of the four victories, and from losing a token."""

from __future__ import annotations

from typing import Any

from weald.games.living_forest_duel.cards import (
    BLOCK,
    COST,
    EMPTY,
    FIRES_TO_WIN,
    GREGARIOUS,
    LOSS_LEVELS,
    NOBODY,
    SEASON,
    SOLITARY,
    SUMMER,
    SYMBOL,
)
from weald.games.living_forest_duel.forest import BLOCK_STEPS, best_block, blocks, cell_name
from weald.games.living_forest_duel.state import BY_ONIBI, Duel


def goals(s: Duel, seat: int) -> dict[str, Any]:
    """The four victories: what the seat has, what it needs, what is missing."""
    full, corner = best_block(s.forests[seat])
    missing = [corner + step for step in BLOCK_STEPS if corner + step not in s.forests[seat]]
    others = [card for card in s.recruits if card != EMPTY and SEASON[card] != seat]
    own = sum(SEASON[card] == seat for card in s.recruits)
    return {
        "fire": {
            "have": s.taken[seat],
            "need": FIRES_TO_WIN,
            "missing": max(0, FIRES_TO_WIN - s.taken[seat]),
        },
        "line": {
            "have": own,
            "need": own + len(others),
            "missing": len(others),
            "cost": sum(COST[card] for card in others),
        },
        "block": {
            "have": full,
            "need": BLOCK * BLOCK,
            "missing": len(missing),
            "cells": [cell_name(cell) for cell in missing],
        },
        "onibi": {"missing": onibi_steps(s, seat), "exits": onibi_exits(s, seat)},
    }


def progress(s: Duel, seat: int) -> dict[str, int]:
    """What the seat has of each victory: fires, own recruits, trees in a block, exits of Onibi to go."""
    return {
        "fire": s.taken[seat],
        "line": sum(SEASON[card] == seat for card in s.recruits),
        "block": max(blocks(s.forests[seat]).values()),
        "onibi": 0 if s.victory == BY_ONIBI and s.winner == seat else onibi_exits(s, seat),
    }


def onibi_exits(s: Duel, seat: int) -> int:
    """How often Onibi must still leave the clearing on the opponent's side."""
    if s.onibi_card == NOBODY:
        return 2
    return 3 if s.onibi_card == seat else 1


def onibi_steps(s: Duel, seat: int) -> int:
    """How many steps of Onibi, all of them the seat's, would win."""
    to_end = 7 - s.onibi if seat == SUMMER else s.onibi + 1
    return to_end + 7 * (onibi_exits(s, seat) - 1)


def solitary(s: Duel, seat: int) -> dict[str, Any]:
    """The symbols that count for a seat, and how many more solitary ones would cost a token."""
    visible = s.common + s.lines[seat]
    net = s.alone[seat]
    lost = s.lost[seat]
    ahead = s.tokens[seat] and lost < len(LOSS_LEVELS)
    return {
        "solitary": sum(SYMBOL[card] == SOLITARY for card in visible),
        "gregarious": sum(SYMBOL[card] == GREGARIOUS for card in visible),
        "net": net,
        "levels": list(LOSS_LEVELS),
        "next_loss": max(1, LOSS_LEVELS[lost] - net) if ahead else None,
    }
