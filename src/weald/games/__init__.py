"""The games. A new one is a directory here, one under `web/games/`, and a line in this list."""

from __future__ import annotations

from importlib import import_module

from weald.kernel.errors import BadSetup
from weald.kernel.game import Game

REGISTRY = ("ecosystem", "living_forest_duel", "spirit_island", "sylvion")


def find(id: object) -> Game:
    """Return the game of that id; BadSetup if there is none, whatever `id` is."""
    if id not in REGISTRY:
        raise BadSetup("game", {"game": str(id)[:40], "choices": list(REGISTRY)})
    game: Game = import_module(f"weald.games.{id}").GAME
    return game
