"""Connect Four, written with the kernel: a well-known game to compare searches with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from time import thread_time
from typing import Any

from weald.ai.seat_run import SeatRun
from weald.ai.tree_search import TreeSearchBot
from weald.kernel.decisions import ONE, Choice, Question, Value
from weald.kernel.driver import Run
from weald.kernel.game import Game, OptionValue, Result, StepFunction, Steps
from weald.kernel.information import Information
from weald.kernel.messages import Message
from weald.kernel.position import Fields, Int, ListOf, Seed, Shape, Text, fill
from weald.kernel.state import State
from weald.kernel.texts import Texts
from weald.lab.peers import SIMULATIONS

COLUMNS, ROWS = 7, 6
# A column of a bit board has one bit more than rows, which stays empty and keeps columns apart.
TALL = 7
CELLS = 42
# No game is over before this many stones are laid.
FIRST_END = 7
NOBODY = -1
# Typed, so that the compiler keeps one object instead of making a tuple at each use.
SEATS: tuple[tuple[int, ...], ...] = ((0,), (1,))
# Shares of the victory by winner; the last one is a draw.
SHARES: tuple[tuple[float, ...], ...] = ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))


class Board(State):
    """The stones of the seat to move and of the other one as bit boards, and the columns with room.

    `questions` are those of both seats; `open`, their list of options, changes with the board.
    """

    __slots__ = ("open", "other", "own", "questions", "turn", "winner")

    def __init__(self, seed: int, blank: bool = False) -> None:
        if blank:
            return
        super().__init__("drop", seed)
        self.own = 0
        self.other = 0
        self.open = list(range(COLUMNS))
        self.questions = _questions(self.open)
        self.turn = 0
        self.winner = NOBODY

    def copy(self) -> Board:
        other = Board(0, True)
        other.step = self.step
        other.seed = self.seed
        other.drawn = self.drawn
        other.trace = None
        other.own = self.own
        other.other = self.other
        other.open = self.open[:]
        other.questions = _questions(other.open)
        other.turn = self.turn
        other.winner = self.winner
        return other

    def stones(self) -> list[int]:
        """Return the stones of both seats."""
        return [self.other, self.own] if self.turn & 1 else [self.own, self.other]


def _questions(open: list[int]) -> list[Question]:
    return [Question("drop", ONE, SEATS[0], (open,)), Question("drop", ONE, SEATS[1], (open,))]


def drop(s: Board) -> Steps:
    """Drop a stone into a column with room; four in a row win."""
    seat = s.turn & 1
    column: int = yield s.questions[seat]
    filled = s.own | s.other
    # Adding the lowest cell of a column carries over its stones to the first free one.
    stone = filled + (1 << TALL * column) & ~filled
    own = s.own | stone
    s.own = s.other
    s.other = own
    if stone >> TALL * column + ROWS - 1:
        s.open.remove(column)
    s.turn += 1
    if s.turn >= FIRST_END and has_four(own):
        s.winner = seat
        return ""
    return "drop" if s.open else ""


def has_four(stones: int) -> bool:
    """Return whether four stones lie in a column, row or diagonal."""
    return (
        _has_line(stones, 1)
        or _has_line(stones, TALL)
        or _has_line(stones, TALL - 1)
        or _has_line(stones, TALL + 1)
    )


def _has_line(stones: int, step: int) -> bool:
    pairs = stones & stones >> step
    return pairs & pairs >> 2 * step != 0


class Open:
    """Nothing is hidden."""

    def view(self, s: Board, seat: int | None) -> dict[str, Any]:
        return {"stones": s.stones()}

    def open_view(self, s: Board) -> dict[str, Any]:
        return self.view(s, None)

    def redact(self, s: Board, seat: int | None) -> Board:
        return s.copy()

    def redeal(self, s: Board, seat: int | None) -> None:
        """Leave everything as it is."""


class Columns:
    """Options are named after their columns, from 1."""

    def option_id(self, question: Question, value: Value) -> str:
        assert isinstance(value, int)
        return str(value + 1)

    def prompt(self, s: Board, question: Question, seat: int) -> Message:
        return Message("connect-four-drop")

    def help_line(self, s: Board, question: Question, seat: int) -> Message | None:
        return None

    def choices(self, s: Board, question: Question, seat: int, values: Sequence[Value]) -> list[Choice]:
        names = [self.option_id(question, value) for value in values]
        return [Choice(name, name, Message("connect-four-column")) for name in names]

    def refusal(self, s: Board, question: Question, seat: int, option: str) -> Message | None:
        return None

    def order(self, values: list[Value]) -> list[Value]:
        return values

    def aliases(self, question: Question, seat: int) -> dict[str, str]:
        return {}


def _loaded(values: dict[str, Any]) -> Board:
    """Return the board of a position."""
    board: Board = fill(Board(values["seed"]), values)
    board.questions = _questions(board.open)
    return board


SHAPE = Fields(
    {
        "step": Text(("drop", "")),
        "seed": Seed(),
        "drawn": Int(0, 0),
        "own": Int(0, 2**49),
        "other": Int(0, 2**49),
        "open": ListOf(Int(0, COLUMNS - 1), 0, COLUMNS),
        "turn": Int(0, CELLS),
        "winner": Int(NOBODY, 1),
    },
    _loaded,
)


class ConnectFour(Game):
    """The game as the rest of the program knows it."""

    id = "connect_four"
    deterministic: bool = True
    seats: tuple[int, ...] = (2,)
    steps: Mapping[str, StepFunction] = {"drop": drop}
    position: Shape = SHAPE
    information: Information = Open()
    texts: Texts = Columns()

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> Board:
        return Board(seed)

    def result(self, s: Board) -> Result:
        winners = [0, 1] if s.winner == NOBODY else [s.winner]
        scores = [{"total": int(seat in winners)} for seat in (0, 1)]
        return Result(winners, scores, Message("connect-four-over"))

    def shares(self, s: Board) -> Sequence[float]:
        return SHARES[s.winner]

    def invariants(self, s: Board) -> list[Message]:
        stones = s.own.bit_count() + s.other.bit_count()
        return [] if stones == s.turn and not s.own & s.other else [Message("connect-four-stones")]


GAME = ConnectFour()


def search(seed: int, seconds: float) -> tuple[int, int, float]:
    """Let two searches play each other; return simulations, games and seconds."""
    simulations = games = 0
    random = Random(seed)
    started = thread_time()
    while thread_time() - started < seconds:
        run = Run(GAME, Board(seed))
        bot = TreeSearchBot(GAME, random.randrange(2**32), iterations=SIMULATIONS)
        while not run.over and thread_time() - started < seconds:
            seat = run.open_seats[0]
            before = bot.searches
            run.answer(seat, bot.choose(SeatRun(run, seat)))
            simulations += SIMULATIONS * (bot.searches - before)
        games += 1
    return simulations, games, thread_time() - started
