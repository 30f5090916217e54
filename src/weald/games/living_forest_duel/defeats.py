"""The ways to lose the duel: each is a victory of the rival, with its measure and its limit."""

from __future__ import annotations

from weald.games.living_forest_duel.cards import BLOCK, EMPTY, FIRES_TO_WIN, NOBODY, SEASON, SUMMER
from weald.games.living_forest_duel.forest import blocks
from weald.games.living_forest_duel.state import BY_ONIBI, VICTORIES, Duel
from weald.kernel.dangers import Defeat


def strangers(s: Duel, seat: int) -> int:
    """Return how many animals keep the recruitment line from being all of the season of `seat`.

    With none of that season it is as many as the line has places.
    """
    n = own = 0
    for card in s.recruits:
        if SEASON[card] == seat:
            own = 1
        elif card != EMPTY:
            n += 1
    return n if own else len(s.recruits)


def owns_line(s: Duel, seat: int) -> bool:
    """Return whether the recruitment line holds animals of the season of `seat` and nothing else."""
    own = False
    for card in s.recruits:
        if SEASON[card] == seat:
            own = True
        elif card != EMPTY:
            return False
    return own


def onibi_exits(s: Duel, seat: int) -> int:
    """Return how often Onibi must still leave the clearing on the opponent's side."""
    if s.onibi_card == NOBODY:
        return 2
    return 3 if s.onibi_card == seat else 1


def onibi_steps(s: Duel, seat: int) -> int:
    """Return how many steps of Onibi, all by `seat`, would win."""
    if s.winner == seat and s.victory == BY_ONIBI:
        return 0
    to_end = 7 - s.onibi if seat == SUMMER else s.onibi + 1
    return to_end + 7 * (onibi_exits(s, seat) - 1)


# By victory, for the seat that would win.
WAYS = (
    Defeat(VICTORIES[0], lambda s, seat: s.taken[seat], FIRES_TO_WIN),
    Defeat(VICTORIES[1], strangers, 0, falls=True, quick=owns_line),
    Defeat(VICTORIES[2], lambda s, seat: max(blocks(s.forests[seat]).values(), default=0), BLOCK * BLOCK),
    Defeat(VICTORIES[3], onibi_steps, 0, falls=True),
)
FIRE, LINE, TREES, ONIBI = WAYS
