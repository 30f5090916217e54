"""Dangers: how far the rival is from each victory, and whether its next action can bring one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from weald.games.living_forest_duel.actions import ACTS
from weald.games.living_forest_duel.cards import NOBODY
from weald.games.living_forest_duel.defeats import WAYS
from weald.games.living_forest_duel.forest import best_block, cell_name
from weald.games.living_forest_duel.help_lines import plays, point
from weald.games.living_forest_duel.information import redact
from weald.games.living_forest_duel.state import OVER, REVEAL, VICTORIES, Duel
from weald.kernel.dangers import Coming, Danger, Defeat
from weald.kernel.messages import Message

# Distance from which the next action can bring a victory, by victory; and how many actions are tried.
NEAR = (4, 3, 2, 7)
TRIALS = 200


def dangers(s: Duel) -> list[Danger]:
    """Return for each seat the victories of its rival: how near they are, and whether one can come next."""
    listed: list[Danger] = []
    for seat in (0, 1):
        coming = next_wins(s, 1 - seat)
        listed += [danger(s, way, seat, VICTORIES.index(way.id) in coming) for way in WAYS]
    return listed


def danger(s: Duel, way: Defeat, seat: int, next_action: bool) -> Danger:
    """Return one victory of the rival of `seat` as plain data."""
    rival = 1 - seat
    won = s.winner == rival and VICTORIES[s.victory] == way.id
    comes: Coming = "certain" if won or next_action else "none"
    left = way.left(s, rival)
    name = f"loses-{way.id}" if comes == "certain" else f"danger-{way.id}"
    text = Message(f"living_forest_duel-{name}", {} if comes == "certain" else {"left": max(0, left or 0)})
    return {
        "id": way.id,
        "seat": seat,
        "measure": way.measure(s, rival),
        "limit": way.limit_now(s, rival),
        "left": left,
        "comes": comes,
        "where": [f"cell:{rival}:{cell_name(best_block(s.forests[rival])[1])}"] if way.id == "block" else [],
        "text": text.to_json(),
    }


def next_wins(s: Duel, seat: int) -> set[int]:
    """Return the victories that the next action of a seat can bring, as things stand."""
    if s.phase == OVER or not s.tokens[seat]:
        return set()
    lefts = [way.left(s, seat) for way in WAYS]
    if not any(left is not None and left <= near for left, near in zip(lefts, NEAR, strict=True)):
        return set()
    start = redact(s, None)
    start.seed = start.drawn = 0
    start.active, start.acting = seat, []
    return {victory for victory in played(start, seat) if victory != NOBODY}


def played(start: Duel, seat: int) -> Iterator[int]:
    """Yield the victory, or -1, that each way to use a token leads to."""
    paths: list[list[Any]] = [[element] for element in plays(start, seat) if element != REVEAL]
    for _ in range(TRIALS):
        if not paths:
            return
        path = paths.pop()
        s = start.copy()
        acts = ACTS[path[0]](s, seat, point(s, seat, path[0]), False)
        with suppress(StopIteration):
            question = next(acts)
            for value in path[1:]:
                question = acts.send(value)
            paths += [[*path, value] for value in question.values(question.seats[0])]
        if s.winner == seat:
            yield s.victory
