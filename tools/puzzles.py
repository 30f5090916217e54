"""Find puzzles in games of bots and verify them by searching all lines: `python tools/puzzles.py GAME`.

A position becomes a puzzle if some line of the player meets the goal, the answers that gain most at once do
not, and the search was complete. The difficulty follows from the share of lines that meet it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import weald
from weald import ai
from weald.kernel.table import Table
from weald.learn.lessons import value_at
from weald.learn.puzzles import KEEP, REACH, WIN, Puzzle, play

FOLDER = Path(__file__).resolve().parent.parent / "src" / "weald" / "learn" / "puzzles"
WANTED = 10
KINDS = {"stream", "meadow", "bear", "fox", "deer", "wolf", "trout", "bee", "eagle", "dragonfly", "rabbit"}
# More lines than this are not searched.
MOST_LINES = 12_000
# An invader phase takes longer than a card.
MOST_TURNS = 600
# The number of cards in hand in the last turn of Sylvion.
HAND = 4
EDGES = 12
# Shares of lines that meet the goal, from which a puzzle is easy or middling.
EASY, MIDDLING = 0.05, 0.01
# A goal that more lines meet is no puzzle.
COMMON = 0.4

Line = tuple[str, ...]
# Which options a search tries: not those that rest on hidden cards.
Fair = Callable[[Line], bool]


class TooLongError(Exception):
    """A search that would not end in time."""


def lines(puzzle: Puzzle, fair: Fair) -> Iterator[tuple[Line, Table]]:
    """Yield all fair lines of the player to their ends."""
    stack: list[tuple[Line, Table]] = [((), puzzle.start())]
    done = 0
    while stack:
        line, table = stack.pop()
        if not puzzle.is_open(table):
            done += 1
            if done > (MOST_TURNS if puzzle.goal == KEEP else MOST_LINES):
                raise TooLongError
            yield line, table
            continue
        decision = table.decision(puzzle.seat)
        assert decision is not None
        for option in decision.options:
            longer = (*line, option)
            if fair(longer):
                after = table.clone()
                after.answer(puzzle.seat, option)
                stack.append((longer, after))


def record_at(table: Table) -> dict[str, Any]:
    """Return a record that begins where a table stands, between two steps."""
    return weald.load(table.position()).record()


def finished(draft: dict[str, Any], fair: Fair) -> dict[str, Any] | None:
    """Return a puzzle with its solution and difficulty; None if the position makes none."""
    puzzle = Puzzle.from_json(unsolved(draft))
    try:
        ends = [
            (line, value_of(puzzle, table), puzzle.is_solved(table)) for line, table in lines(puzzle, fair)
        ]
    except TooLongError:
        return None
    if len(ends) < 8:
        return None
    if puzzle.goal == REACH:
        best = max(value for _, value, _ in ends)
        draft = {**draft, "goal": {**draft["goal"], "value": best}}
        ends = [(line, value, value >= best) for line, value, _ in ends]
    solved = [line for line, _, good in ends if good]
    share = len(solved) / len(ends)
    if not solved or share > COMMON:
        return None
    solution = needed(Puzzle.from_json(unsolved(draft)), min(solved, key=len))
    difficulty = 1 if share >= EASY else 2 if share >= MIDDLING else 3
    whole = {**draft, "difficulty": difficulty, "share": round(share, 4), "solution": list(solution)}
    final = Puzzle.from_json(whole)
    if final.is_solved(play(final)) or not final.is_solved(play(final, iter(solution))):
        return None
    return whole


def unsolved(draft: dict[str, Any]) -> dict[str, Any]:
    """Return a draft with what only a search can tell left empty."""
    return {**draft, "difficulty": 0, "share": 0, "solution": []}


def needed(puzzle: Puzzle, line: Line) -> Line:
    """Return a line up to the answer that meets the goal."""
    answers = iter(line)
    play(puzzle, answers)
    return line[: len(line) - len(list(answers))]


def value_of(puzzle: Puzzle, table: Table) -> int:
    """Return the value that a goal is about."""
    value = value_at(table.view(puzzle.seat), puzzle.path) if puzzle.path else 0
    return value if isinstance(value, int) else 0


def bot_game(game: str, seats: int, seed: int, options: dict[str, Any], level: str) -> Iterator[Table]:
    """Play a game of bots and yield the table before each answer."""
    table = weald.new(game, seats, seed, options)
    while not table.over:
        yield table
        decision = table.pending[0]
        table.answer(decision.seat, ai.choose(level, table, decision.seat, seed=len(table.entries)))


def between_steps(table: Table) -> bool:
    """Return whether no answer has been given since the last checkpoint."""
    return not table.position()["answers"]


def ecosystem(seed: int) -> Iterator[tuple[dict[str, Any], Fair]]:
    """Yield a turn of the solo game at which one card or two are to score most."""
    cards = 1 + seed % 2
    for table in bot_game("ecosystem", 1, seed, {}, "greedy"):
        turn = table.view(0)["turn"]
        if table.pending[0].kind != "pick" or turn != 12 + seed % 6 or not between_steps(table):
            continue
        hand = Counter(table.view(0)["hand"])
        if ("rabbit" in hand) == (cards == 2):
            return
        goal = {"kind": REACH, "path": "players.0.score.total", "text": "points", "cards": cards}
        record = record_at(table)
        yield (
            draft("ecosystem", 0, goal, ["turn", turn + cards - 1], record),
            partial(in_hand, hand=hand),
        )
        return


def in_hand(line: Line, hand: Counter[str]) -> bool:
    """Return whether all cards of a line were in hand at its beginning."""
    kinds = Counter(option for option in line if option in KINDS)
    return kinds <= hand


def living_forest_duel(seed: int) -> Iterator[tuple[dict[str, Any], Fair]]:
    """Yield plays at which a token may win; revealing a card would be luck."""
    tried = 0
    for table in bot_game("living_forest_duel", 2, seed, {}, "greedy"):
        asked = table.pending[0]
        if asked.kind != "play" or len(asked.options) < 3 or not between_steps(table):
            continue
        tried += 1
        if tried < 6:
            continue
        view = table.view(asked.seat)
        goal = {"kind": WIN, "text": "win_now"}
        drafted = draft("living_forest_duel", asked.seat, goal, ["turn", view["turn"]], record_at(table))
        yield drafted, lambda line: "reveal" not in line


def sylvion(seed: int) -> Iterator[tuple[dict[str, Any], Fair]]:
    """Yield last turns with a small hand and a forest that can just be saved."""
    for table in bot_game("sylvion", 1, seed, {}, "greedy"):
        view = table.view(0)
        if not view["last"] or table.pending[0].kind != "play" or not between_steps(table):
            continue
        position = table.position()
        state = position["state"]
        hand = [card for card in state["hands"][0] if card not in ("owl", "hedgehogs")]
        kept = Random(seed).sample(hand, min(HAND, len(hand)))
        state["discard"] += (Counter(state["hands"][0]) - Counter(kept)).elements()
        state["hands"][0] = kept
        goal = {"kind": WIN, "text": "last_turn"}
        state["desolated"], state["bloom"] = 0, EDGES
        healthy = draft("sylvion", 0, goal, ["turn", 99], weald.load(position).record())
        # As many desolated edges as the best line can just make up for.
        spare = most_spare(healthy)
        if 0 < spare <= EDGES:
            state["desolated"], state["bloom"] = spare, EDGES - spare
            record = weald.load(position).record()
            yield draft("sylvion", 0, goal, ["turn", 99], record), without_owl
        return


def without_owl(line: Line) -> bool:
    """Return whether a line draws no hidden cards."""
    return "owl" not in line


def most_spare(drafted: dict[str, Any]) -> int:
    """Return by how much the trees' vitality can exceed the damage at the end of the last turn."""
    puzzle = Puzzle.from_json(unsolved(drafted))
    best = 0
    try:
        for _, table in lines(puzzle, without_owl):
            view = table.view(0)
            trees = [int(cell["card"].rpartition("_")[2]) for cell in view["cells"] if cell["kind"] == "tree"]
            best = max(best, sum(trees) - view["edges"]["desolated"])
    except TooLongError:
        return 0
    return best


def spirit_island(seed: int) -> Iterator[tuple[dict[str, Any], Fair]]:
    """Yield fast phases in which new blight is to be prevented."""
    options = {"casting": "random_low", "map": "random"}
    for table in bot_game("spirit_island", 1, seed, options, "random"):
        view = table.view(0)
        if view["phase"] != "fast" or table.pending[0].kind != "powers" or not between_steps(table):
            continue
        if len(table.pending[0].options) < 3 or view["turn"] < 2 or view["fear"]["earned"]:
            continue
        goal = {"kind": KEEP, "path": "blight.left", "value": view["blight"]["left"], "text": "no_blight"}
        yield (
            draft("spirit_island", 0, goal, ["phase", ["fast", "invader"]], record_at(table)),
            lambda _: True,
        )


def draft(
    game: str, seat: int, goal: dict[str, Any], limit: list[Any], record: dict[str, Any]
) -> dict[str, Any]:
    """Return a puzzle without solution."""
    return {"id": "", "game": game, "seat": seat, "goal": goal, "limit": limit, "record": record}


SOURCES = {
    "ecosystem": ecosystem,
    "living_forest_duel": living_forest_duel,
    "sylvion": sylvion,
    "spirit_island": spirit_island,
}


def main(game: str, first: int) -> None:
    """Look for puzzles of a game until there are enough."""
    folder = FOLDER / game
    folder.mkdir(parents=True, exist_ok=True)
    ready = len(list(folder.glob("*.json")))
    for seed in count(first):
        for drafted, fair in SOURCES[game](seed):
            puzzle = finished(drafted, fair)
            if puzzle is None:
                continue
            ready += 1
            puzzle["id"] = f"{game}-{ready:02}"
            (folder / f"{ready:02}.json").write_text(
                json.dumps(puzzle, separators=(",", ":")) + "\n", "utf-8"
            )
            print(
                puzzle["id"],
                seed,
                puzzle["difficulty"],
                puzzle["share"],
                puzzle["goal"],
                len(puzzle["solution"]),
            )
            break
        if ready >= WANTED:
            return


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)
