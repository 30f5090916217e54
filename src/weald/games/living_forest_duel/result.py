"""Distance of each seat from each of the four victories, and the outcome."""

from __future__ import annotations

from weald.games.living_forest_duel.cards import (
    BLOCK,
    CLEARING,
    COST,
    EMPTY,
    FIRES_TO_WIN,
    SEASON,
    SUMMER,
)
from weald.games.living_forest_duel.defeats import FIRE, WAYS, onibi_exits, onibi_steps
from weald.games.living_forest_duel.forest import BLOCK_STEPS, best_block, blocks, cell_name
from weald.games.living_forest_duel.state import BY_ONIBI, VICTORIES, Duel
from weald.games.living_forest_duel.view_types import Goals
from weald.kernel.game import Result
from weald.kernel.messages import Message


def goals(s: Duel, seat: int) -> Goals:
    """Return for each victory what `seat` has, what it needs and what is missing."""
    full, corner = best_block(s.forests[seat])
    missing = [corner + step for step in BLOCK_STEPS if corner + step not in s.forests[seat]]
    others = [card for card in s.recruits if card != EMPTY and SEASON[card] != seat]
    own = sum(SEASON[card] == seat for card in s.recruits)
    return {
        "fire": {
            "have": s.taken[seat],
            "need": FIRES_TO_WIN,
            "missing": max(0, FIRE.left(s, seat) or 0),
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
    """Return the progress of `seat` by victory: fires, own recruits, trees in a block, Onibi's exits left."""
    return {
        "fire": s.taken[seat],
        "line": sum(SEASON[card] == seat for card in s.recruits),
        "block": max(blocks(s.forests[seat]).values()),
        "onibi": 0 if s.victory == BY_ONIBI and s.winner == seat else onibi_exits(s, seat),
    }


def is_fulfilled(s: Duel, seat: int, victory: int) -> bool:
    """Return whether `seat` fulfils the condition of a victory in this position."""
    if victory == BY_ONIBI:
        # Onibi has left for the second time: it stands at the far end, and the opponent has its card.
        return s.onibi_card == 1 - seat and s.onibi == entrance(seat)
    return WAYS[victory].is_reached(s, seat)


def entrance(seat: int) -> int:
    """Return the clearing card at which Onibi comes in again after `seat` has moved it out."""
    return 0 if seat == SUMMER else len(CLEARING) - 1


def measures(s: Duel) -> dict[str, int]:
    """Return how far both seats are: fires taken, and trees in their best block."""
    return {
        f"{victory}:{seat}": progress(s, seat)[victory] for victory in ("fire", "block") for seat in (0, 1)
    }


def result(s: Duel) -> Result:
    """Return the outcome of a game that is over."""
    scores = [{**progress(s, seat), "total": int(s.winner == seat)} for seat in (0, 1)]
    victory = VICTORIES[s.victory]
    reason = Message("living_forest_duel-result", {"seat": s.winner, "victory": victory, "turn": s.turn})
    return Result([s.winner], scores, reason)
