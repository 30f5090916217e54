"""Results that searches have reckoned already, by table."""

from __future__ import annotations

from typing import Any

from weald.games.spirit_island.model.state import IslandState

# A table in a form that can be looked up.
Key = tuple[Any, ...]
# Number of tables that are remembered.
MOST_TABLES = 5000


def table_key(s: IslandState) -> Key:
    """Return everything on the island that the worth of a power depends on."""
    return (
        s.setting, s.phase, s.turn, tuple(map(tuple, s.pieces)), tuple(map(tuple, s.presence)),
        tuple(s.marked.items()), tuple(s.effects), tuple(s.later), tuple(s.counters.items()), s.changes,
        s.oceans, s.fear, s.terror, len(s.fear_earned), len(s.fear_discard), s.blight_pool, s.flipped,
        tuple(s.ravage_cards), tuple(s.build_cards), tuple(s.high_build), tuple(s.explore_cards),
        tuple(s.agenda), tuple(s.queue), tuple(s.covered), tuple(s.destroyed), tuple(s.away),
    )  # fmt: skip


def panel_key(s: IslandState) -> Key:
    """Return the spirits' other possessions, and their acts of this turn."""
    return (
        tuple(s.energy), tuple(map(tuple, s.hands)), tuple(map(tuple, s.played)),
        tuple(map(tuple, s.discards)), tuple(map(tuple, s.elements)), tuple(s.plays), tuple(s.extra_plays),
        tuple(map(tuple, s.used)), tuple(map(tuple, s.changed_speed)), tuple(map(tuple, s.icons)),
        tuple(map(tuple, s.picks)), tuple(s.paid),
    )  # fmt: skip


class Memory:
    """Results of searches, whose playouts come through the same positions again and again.

    Tables get numbers. By table, `plays` are what cards that could be played were worth, `pairs` what they
    were worth after another power, and `uses` the changes of the value by the use of a power on a target.
    """

    __slots__ = ("given", "most", "numbers", "pairs", "plays", "uses")

    def __init__(self, most: int = MOST_TABLES) -> None:
        self.most = most
        # Number of ids that were given: none is given twice, even if tables were forgotten.
        self.given = 0
        self.numbers: dict[Key, int] = {}
        self.plays: dict[tuple[int, int, str, int], tuple[float, int]] = {}
        self.pairs: dict[tuple[int, int, str, int, str, int], tuple[float, int]] = {}
        self.uses: dict[tuple[int, int, str, int, int], float] = {}

    def number(self, s: IslandState) -> int:
        """Return the number of a table; a full memory forgets what it held before."""
        key = table_key(s)
        number = self.numbers.get(key)
        if number is None:
            if len(self.numbers) >= self.most:
                self.numbers.clear()
                self.plays.clear()
                self.pairs.clear()
                self.uses.clear()
            number = self.numbers[key] = self.given
            self.given += 1
        return number
