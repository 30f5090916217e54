"""Find puzzles in games of bots and verify them by searching all lines: `python tools/puzzles.py GAME`.

A position becomes a puzzle if some line of the player meets the goal, the answers that gain most at once do
not, and the search was complete. The difficulty follows from the share of lines that meet it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import weald
from weald import ai
from weald.games.spirit_island.model.state import PHASES, IslandState
from weald.kernel.errors import Illegal
from weald.kernel.table import Table
from weald.learn.puzzles import CLEAR, KEEP, PIECES, REACH, WIN, Puzzle, number_at, play

FOLDER = Path(__file__).resolve().parent.parent / "src" / "weald" / "learn" / "puzzles"
WANTED = 10
# Number of puzzles of a game that may ask for the same.
MOST_ALIKE = {"spirit_island": 2}
KINDS = {"stream", "meadow", "bear", "fox", "deer", "wolf", "trout", "bee", "eagle", "dragonfly", "rabbit"}
# More lines than this are not searched.
MOST_LINES = 12_000
# More positions than this are not searched in Spirit Island, where many lines lead to the same one.
MOST_POSITIONS = 4_000
# Number of random lines that show possible questions.
SAMPLES = 60
# Number of new deals of the hidden cards that prove that a solution needs no luck.
DEALS = 12
# The number of cards in hand in the last turn of Sylvion.
HAND = 4
EDGES = 12
# Shares of lines that meet the goal, from which a puzzle is easy or middling.
EASY, MIDDLING = 0.05, 0.01
# A goal that more lines meet is no puzzle; where nothing tells what looks best at first sight, still fewer.
COMMON = 0.4
COMMON_UNSEEN = 0.2

Line = tuple[str, ...]
# Options that a search tries: not those that rest on hidden cards.
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
            if done > MOST_LINES:
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


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts of a search: all lines, those that solve, the shortest of them, and the best value."""

    lines: int
    solving: int
    solution: Line | None
    best: int


def search_lines(puzzle: Puzzle, fair: Fair) -> Tally:
    """Search all fair lines one by one."""
    ends = [(line, value_of(puzzle, table), puzzle.is_solved(table)) for line, table in lines(puzzle, fair)]
    best = max(value for _, value, _ in ends)
    solving = [line for line, value, solved in ends if (value == best if puzzle.goal == REACH else solved)]
    return Tally(len(ends), len(solving), min(solving, key=len, default=None), best)


def search_positions(puzzle: Puzzle, table: Table, seen: dict[str, Tally]) -> Tally:
    """Search all lines from a table, each position once."""
    key = json.dumps(table.position())
    if key in seen:
        return seen[key]
    if len(seen) > MOST_POSITIONS:
        raise TooLongError
    is_open = has_time(puzzle, table)
    solved = not (is_open and puzzle.goal == KEEP) and puzzle.is_solved(table)
    if solved or not is_open:
        seen[key] = Tally(1, int(solved), () if solved else None, 0)
        return seen[key]
    decision = table.decision(puzzle.seat)
    assert decision is not None
    tally = Tally(0, 0, None, 0)
    for option in decision.options:
        after = table.clone()
        after.answer(puzzle.seat, option)
        rest = search_positions(puzzle, after, seen)
        line = None if rest.solution is None else (option, *rest.solution)
        shortest = min((one for one in (tally.solution, line) if one is not None), key=len, default=None)
        tally = Tally(tally.lines + rest.lines, tally.solving + rest.solving, shortest, 0)
    seen[key] = tally
    return tally


def finished(draft: dict[str, Any], fair: Fair | None) -> dict[str, Any] | None:
    """Return a puzzle with its solution and difficulty; None if the position makes none.

    Without `fair` all lines are searched, and a solution must hold whatever the hidden cards are.
    """
    puzzle = Puzzle.from_json(unsolved(draft))
    tally = search_lines(puzzle, fair) if fair else search_positions(puzzle, puzzle.start(), {})
    most = COMMON if fair else COMMON_UNSEEN
    if tally.solution is None or tally.lines < 8 or tally.solving > most * tally.lines:
        return None
    share = round(tally.solving / tally.lines, 4)
    if share == 0:
        return None
    if puzzle.goal == REACH and fair:
        draft = {**draft, "goal": {**draft["goal"], "value": tally.best}}
    solution = needed(Puzzle.from_json(unsolved(draft)), tally.solution)
    difficulty = 1 if share >= EASY else 2 if share >= MIDDLING else 3
    whole = {**draft, "difficulty": difficulty, "share": share, "solution": list(solution)}
    final = Puzzle.from_json(whole)
    if final.is_solved(play(final)) or not final.is_solved(play(final, iter(solution))):
        return None
    if fair is None and not all(holds(final, seed) for seed in range(DEALS)):
        return None
    return whole


def holds(puzzle: Puzzle, seed: int) -> bool:
    """Return whether the solution also solves the puzzle if the hidden cards are dealt again."""
    start = puzzle.start()
    run = start.imagine(puzzle.seat, seed)
    table = Table(start.game, start.seats, start.options, run.state)
    with suppress(Illegal):
        for option in puzzle.solution:
            table.answer(puzzle.seat, option)
    return puzzle.is_solved(table)


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
    return sum(number_at(table.view(puzzle.seat), path) for path, _ in puzzle.values)


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


def ecosystem(seed: int) -> Iterator[tuple[dict[str, Any], Fair | None]]:
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


def living_forest_duel(seed: int) -> Iterator[tuple[dict[str, Any], Fair | None]]:
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


def sylvion(seed: int) -> Iterator[tuple[dict[str, Any], Fair | None]]:
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


def spirit_island(seed: int) -> Iterator[tuple[dict[str, Any], Fair | None]]:
    """Yield fast and slow phases with what can be asked for in them."""
    casting = ("random_low", "random_moderate", "random")[seed % 3]
    options = {"casting": casting, "map": "random"}
    begun: set[tuple[int, str]] = set()
    for table in bot_game("spirit_island", 1, seed, options, "greedy"):
        if table.pending[0].kind != "powers" or not between_steps(table):
            continue
        view = table.view(0)
        phase = (view["turn"], view["phase"])
        if phase in begun or len(table.pending[0].options) < 3 or view["fear"]["earned"]:
            continue
        begun.add(phase)
        record = record_at(table)
        limit = ["phase", ["fast", "invader"] if view["phase"] == "fast" else ["slow"]]
        drafts = [draft("spirit_island", 0, goal, limit, record) for goal in island_goals(view)]
        for drafted in promising(drafts, table, Random(seed)):
            yield drafted, None


def has_time(puzzle: Puzzle, table: Table) -> bool:
    """Return whether there is still time in a puzzle of Spirit Island, without a whole view."""
    state, (_, phases) = table.run.state, puzzle.limit
    assert isinstance(state, IslandState)
    assert isinstance(phases, list)
    return not table.over and puzzle.seat in table.run.open_seats and PHASES[state.phase] in phases


def promising(drafts: list[dict[str, Any]], table: Table, random: Random) -> list[dict[str, Any]]:
    """Return the drafts whose goals some random lines meet and most do not."""
    ready = [Puzzle.from_json(unsolved(drafted)) for drafted in drafts]
    met = Counter[int]()
    for _ in range(SAMPLES):
        after = table.clone()
        while has_time(ready[0], after):
            [decision] = after.pending
            after.answer(0, random.randrange(len(decision.options)))
        view = after.view(0)
        met.update(
            i
            for i, puzzle in enumerate(ready)
            if (puzzle.is_solved(after) if after.over else puzzle.goal != WIN and puzzle.is_met(view))
        )
    return [drafted for i, drafted in enumerate(drafts) if 0 < met[i] <= COMMON_UNSEEN * SAMPLES]


def island_goals(view: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the possible goals in a phase of Spirit Island, the rare things first."""
    phase = view["phase"]
    dahan, town, city = (number_at(view, PIECES + kind) for kind in ("dahan", "town", "city"))
    yield {"kind": WIN, "text": f"win_{phase}"}
    if view["terror"] < 3:
        yield {"kind": REACH, "path": "terror", "value": view["terror"] + 1, "text": f"terror_{phase}"}
    if city:
        yield {"kind": CLEAR, "path": f"{PIECES}city", "value": 0, "text": f"cities_{phase}"}
    if town:
        yield {"kind": CLEAR, "path": f"{PIECES}town", "value": 0, "text": f"towns_{phase}"}
    if phase == "fast":
        left = view["blight"]["left"]
        kept = {"blight.left": left, f"{PIECES}dahan": dahan}
        yield {"kind": KEEP, "all": kept, "text": "lose_nothing"}
        yield {"kind": KEEP, "path": "blight.left", "value": left, "text": "no_blight"}


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
    stored = [json.loads(path.read_text("utf-8")) for path in folder.glob("*.json")]
    alike = Counter(kind_of(puzzle) for puzzle in stored)
    ready = len(stored)
    for seed in count(first):
        puzzle = next(new_puzzles(game, seed, alike), None)
        if puzzle is None:
            continue
        ready += 1
        alike[kind_of(puzzle)] += 1
        puzzle["id"] = f"{game}-{ready:02}"
        (folder / f"{ready:02}.json").write_text(json.dumps(puzzle, separators=(",", ":")) + "\n", "utf-8")
        print(
            seed, *(puzzle[field] for field in ("id", "difficulty", "share", "goal", "solution")), flush=True
        )
        if ready >= WANTED:
            return


def new_puzzles(game: str, seed: int, alike: Counter[str]) -> Iterator[dict[str, Any]]:
    """Yield the puzzles of one game of bots, none of a kind of which there are enough."""
    too_long = None
    for drafted, fair in SOURCES[game](seed):
        if alike[kind_of(drafted)] >= MOST_ALIKE.get(game, WANTED) or drafted["record"] is too_long:
            continue
        try:
            puzzle = finished(drafted, fair)
        except TooLongError:
            too_long = drafted["record"]
            continue
        if puzzle:
            yield puzzle


def kind_of(puzzle: dict[str, Any]) -> str:
    """Return the goal of a puzzle."""
    return str(puzzle["goal"]["text"])


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)
