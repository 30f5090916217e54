"""The set-up lines of panels: lands in which spirits begin."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.lands import home
from weald.games.spirit_island.model.pieces import TERRAIN_LETTERS
from weald.games.spirit_island.rules.declare import Start
from weald.games.spirit_island.rules.land_rules import add_presence


def highest(letters: str) -> Start:
    """Return a start: one presence for each letter, in the highest land of that terrain on the own board.

    A digit stands for the land of that number: `JJ5` is two presence in the highest jungle, one in land 5.
    """

    def run(act: Action) -> None:
        for letter in letters:
            add_presence(act.s, act.seat, own_land(act, letter), 1)

    return run


def own_land(act: Action, letter: str) -> int:
    """Return the land of a number, or the highest-numbered one of a terrain, on the spirit's own board."""
    island = act.s.island
    board = home(act.s, act.seat)
    if letter.isdigit():
        return island.first[board] + int(letter)
    wanted = TERRAIN_LETTERS.index(letter)
    return max(land for land in island.of_board(board) if island.terrain[land] == wanted)
