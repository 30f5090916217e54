"""Digests of the records of random games: `python random_records.py GAME FIRST LAST` prints one in a line."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from random import Random
from typing import Any

import weald
from weald.games import find

# Every other game is played with these options.
OTHERS: dict[str, dict[str, Any]] = {
    "ecosystem": {"edition": "first"},
    "living_forest_duel": {"reshuffle": "at_once", "recruit_check": True},
    "spirit_island": {"branch_and_claw": True, "jagged_earth": True, "promo_1": True, "casting": "random"},
    "sylvion": {"mode": "advanced"},
}


def digest(id: str, seed: int) -> str:
    """Play a game at random and return the digest of its record."""
    seats = find(id).seats
    options = OTHERS[id] if seed % 2 else {}
    table = weald.new(id, seats=seats[seed // 2 % min(len(seats), 3)], seed=seed, options=options)
    random = Random(seed).random
    while not table.over:
        decision = table.pending[0]
        table.answer(decision.seat, int(random() * len(decision.options)))
    return sha256(json.dumps(table.record()).encode()).hexdigest()[:16]


if __name__ == "__main__":
    for number in range(int(sys.argv[2]), int(sys.argv[3])):
        print(digest(sys.argv[1], number), flush=True)  # noqa: T201
