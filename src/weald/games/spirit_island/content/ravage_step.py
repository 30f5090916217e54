"""The boards to which a turn's ravage step has added blight, for rules that ask."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.state import RAVAGE, IslandState
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.registry import RAVAGE_BLIGHT


class RemembersBlight(Rule):
    """A rule that asks afterwards where the ravage step has added blight."""

    def after_blight(self, act: Action, by: By, land: int, cascaded: bool) -> None:
        s = act.s
        if s.agenda and s.agenda[0][0] == RAVAGE:
            s.counters[RAVAGE_BLIGHT] = boards_blighted(s) | s.island.slots[land]


def boards_blighted(s: IslandState) -> int:
    """Return the boards to which this turn's ravage step has added blight, as a bit mask."""
    return s.counters.get(RAVAGE_BLIGHT, 0)
