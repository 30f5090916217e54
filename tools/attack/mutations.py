"""Mutated positions and records: each is refused with a reason, or is as good as any other."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import weald
from attack.target import Check
from weald.kernel.errors import WealdError
from weald.kernel.table import Table

ODD: tuple[Any, ...] = (None, True, -1, 0, 1, 2**31, 2**70, 1.5, "", "x", "\ud800", [], {}, [[]], {"x": 1})
GAMES = ("ecosystem", "living_forest_duel", "sylvion", "spirit_island")
SEATS = {"ecosystem": 2, "living_forest_duel": 2, "sylvion": 1, "spirit_island": 1}
ANSWERS = 30


def mutated(data: Any, random: Random) -> Any:
    """Return a copy with one value replaced, removed or doubled."""
    changed = copy.deepcopy(data)
    holder = changed
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            return changed
        key = random.choice(keys)
        inner = holder[key]
        if isinstance(inner, dict | list) and inner and random.random() < 0.8:
            holder = inner
            continue
        way = random.randrange(4)
        if way == 0:
            holder[key] = random.choice(ODD)
        elif way == 1:
            del holder[key]
        elif way == 2 and isinstance(inner, int):
            holder[key] = inner + random.choice((-1, 1, 1000))
        elif isinstance(holder, list):
            holder.append(copy.deepcopy(inner))
        else:
            holder[f"{key}x"] = inner
        return changed


def played(game: str, random: Random) -> Table:
    """Return a table after some random answers."""
    table = weald.new(game, seats=SEATS[game], seed=random.randrange(1000))
    for _ in range(random.randrange(ANSWERS)):
        if table.over:
            break
        decision = random.choice(table.pending)
        table.answer(decision.seat, random.randrange(len(decision.options)))
    return table


def mutations(positions: int, records: int, seed: int = 1) -> Iterator[Check]:
    """Load mutated positions and replay mutated records."""
    random = Random(seed)
    broken = 0
    tables = {game: played(game, random) for game in GAMES}
    for n in range(positions):
        game = GAMES[n % len(GAMES)]
        if n % 100 < len(GAMES):
            tables[game] = played(game, random)
        broken += not _is_definite(weald.load, mutated(tables[game].position(), random))
    yield Check("mutated positions", f"failures of {positions}", broken, 0)
    broken = 0
    for n in range(records):
        game = GAMES[n % len(GAMES)]
        broken += not _is_definite(weald.replay, mutated(tables[game].record(), random))
    yield Check("mutated records", f"failures of {records}", broken, 0)


def _is_definite(load: Any, data: Any) -> bool:
    """Return whether data is refused with a reason, or gives a table that can be looked at and played."""
    try:
        table: Table = load(data)
    except WealdError:
        return True
    except Exception as error:  # noqa: BLE001 (any other is what is looked for)
        print(f"{type(error).__name__}: {error}"[:200])
        return False
    try:
        for seat in range(table.seats):
            table.view(seat)
        for decision in table.pending[:1]:
            table.answer(decision.seat, 0)
    except Exception as error:  # noqa: BLE001
        print(f"after loading, {type(error).__name__}: {error}"[:200])
        return False
    return True
