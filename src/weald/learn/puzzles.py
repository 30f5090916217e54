"""Puzzles: positions with a goal, each with a solution that was found by search."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import weald
from weald.games import REGISTRY
from weald.kernel.table import Table
from weald.learn.lessons import value_at

WIN = "win"
REACH = "reach"
KEEP = "keep"
CLEAR = "clear"
# Stands before a kind of piece instead of a path: how many there are in all lands.
PIECES = "pieces:"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, what to reach in it, how long there is time for it, and a solution.

    Goals: `win`; `reach` values in the view; `keep` them until the time is over; `clear` things away, down to
    a number. There is time as long as the view's value at `limit[0]` is at most `limit[1]`, or one of several
    words, and no other seat is asked.
    `share` is the part of all lines that solve it.
    """

    id: str
    game: str
    seat: int
    goal: str
    values: tuple[tuple[str, int], ...]
    limit: tuple[str, int | list[str]]
    difficulty: int
    share: float
    record: Mapping[str, Any]
    solution: tuple[str, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Puzzle:
        """Return the puzzle that plain data describes."""
        path, most = data["limit"]
        goal = data["goal"]
        values = goal.get("all", {goal["path"]: goal.get("value", 0)} if "path" in goal else {})
        return cls(
            data["id"],
            data["game"],
            data["seat"],
            goal["kind"],
            tuple(values.items()),
            (path, most),
            data["difficulty"],
            data["share"],
            data["record"],
            tuple(data["solution"]),
        )

    def start(self) -> Table:
        """Return a table at the position."""
        return weald.replay(self.record)

    def is_open(self, table: Table) -> bool:
        """Return whether there is still time."""
        if table.over or table.decision(self.seat) is None:
            return False
        path, most = self.limit
        value = value_at(table.view(self.seat), path)
        if isinstance(most, list):
            return value in most
        return isinstance(value, int) and value <= most

    def is_solved(self, table: Table) -> bool:
        """Return whether the goal is met."""
        if self.goal == WIN or (self.goal == KEEP and table.over):
            result = table.result
            return result is not None and self.seat in result.winners
        if self.goal == KEEP and self.is_open(table):
            return False
        return self.is_met(table.view(self.seat))

    def is_met(self, view: Mapping[str, Any]) -> bool:
        """Return whether a view has the values of the goal."""
        if self.goal == CLEAR:
            return all(number_at(view, path) <= value for path, value in self.values)
        return all(number_at(view, path) >= value for path, value in self.values)


def number_at(view: Mapping[str, Any], path: str) -> int:
    """Return the number at a path of a view, or how many pieces of a kind there are."""
    if path.startswith(PIECES):
        kind = path.removeprefix(PIECES)
        return sum(piece["n"] for land in view["lands"] for piece in land["pieces"] if piece["kind"] == kind)
    value = value_at(view, path)
    return value if isinstance(value, int) else 0


def play(puzzle: Puzzle, answers: Iterator[str] | None = None) -> Table:
    """Return the table after some answers, or after those that gain most at once."""
    table = puzzle.start()
    while puzzle.is_open(table) and not (puzzle.goal != KEEP and puzzle.is_solved(table)):
        option = naive_answer(table, puzzle.seat) if answers is None else next(answers, None)
        if option is None:
            break
        table.answer(puzzle.seat, option)
    return table


def naive_answer(table: Table, seat: int) -> str:
    """Return the option that gains most at once, the first one among equals."""
    decision = table.decision(seat)
    assert decision is not None
    return max(decision.choices, key=lambda choice: choice.gain or 0).id


@cache
def puzzles_data(game: str) -> dict[str, Any]:
    """Return the puzzles of a game as plain data, the easy ones first, as the pages get them."""
    folder = files("weald.learn") / "puzzles" / game
    texts = [entry.read_text("utf-8") for entry in folder.iterdir() if entry.name.endswith(".json")]
    stored = [json.loads(text) for text in texts]
    return {"game": game, "puzzles": sorted(stored, key=lambda one: (one["difficulty"], one["id"]))}


def puzzles(game: str) -> list[Puzzle]:
    """Return the puzzles of a game."""
    return [Puzzle.from_json(data) for data in puzzles_data(game)["puzzles"]]


def games_with_puzzles() -> list[str]:
    """Return the games that have puzzles."""
    folder = files("weald.learn") / "puzzles"
    return [game for game in REGISTRY if (folder / game).is_dir()]
