"""A bot that plans its turn: it tries orders of actions, and plays the best of them on into sampled futures.

A line is a list of answers for the own turn. Lines grow answer by answer; what is unfinished is finished as
the game's estimate likes it, and where a question is quiet the game's outlook says what the line is worth.
The best lines of all, and whatever the estimate would do by itself, are then played on into the next turns,
in worlds in which everything that the seat cannot see is dealt anew. For games that ask one seat at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from weald.ai.seat_run import SeatRun
from weald.kernel.advice import best_option, evaluate, evaluator_of, score_options
from weald.kernel.chance import branch
from weald.kernel.decisions import ONE, Question, Value
from weald.kernel.driver import Run, drive
from weald.kernel.game import Game
from weald.kernel.state import State

WORLDS = 8
# How many lines of each length grow on; how many are played into the future, and for how many turns.
BEAM = 3
FINALISTS = 3
TURNS = 1
# Lines stop growing when so many answers in a row have brought nothing better.
PATIENCE = 4
LONGEST = 40
# The estimate's own line is left only for one that is better by so many standard errors.
SURE = 0.5
# A line that looks worse after so many worlds is not looked at in others.
DOUBT = 2
# Lines in which something comes to light are looked at in so many worlds from the beginning.
GLANCES = 3

# An answer with the question that it belongs to: its kind and options.
Answer = tuple[str, list[Value], Value]


class PlannerBot:
    """Plans the rest of its turn whenever it does not follow a plan already."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.evaluator = evaluator_of(game)
        self.seed = seed
        self.plan: list[Answer] = []
        self.plans = 0

    def choose(self, run: SeatRun) -> Value:
        values = run.values
        if len(values) == 1:
            return values[0]
        world = run.imagine(self.seed)
        question = world.question
        assert question is not None
        if not self._follows(question, values):
            self.plan = []
            width = self.evaluator.search_width(question)
            if width > 1 and question.mode == ONE and self._starts_here(world):
                self.plans += 1
                self.plan = Search(run, branch(self.seed, self.plans)).best()
        if self._follows(question, values):
            return self.plan.pop(0)[2]
        return best_option(self.game, world.state, question, run.seat)

    def _follows(self, question: Question, values: list[Value]) -> bool:
        """Whether the plan goes on with this very question."""
        return bool(self.plan) and self.plan[0][:2] == (question.kind, values)

    def _starts_here(self, run: Run) -> bool:
        """Whether the running step would ask the same if it were run again from the state as it is."""
        asked = run.question
        assert asked is not None
        state = run.state.copy()
        try:
            question = next(self.game.steps[state.step](state))
        except StopIteration:
            return False
        return question.kind == asked.kind and list(question.options[0]) == list(asked.options[0])


class Line:
    """Answers for the own turn, what they are worth at a glance, and whether they can go on."""

    __slots__ = ("answers", "goes_on", "value", "whole")

    def __init__(self, answers: list[Answer], whole: list[Answer], value: float, goes_on: bool) -> None:
        self.answers = answers
        self.whole = whole
        self.value = value
        self.goes_on = goes_on


def foremost(lines: list[Line], n: int) -> list[Line]:
    """The best lines; of those that are worth just the same, which mostly are the same, only the first."""
    best: dict[float, Line] = {}
    for line in sorted(lines, key=lambda line: -line.value):
        best.setdefault(line.value, line)
        if len(best) == n:
            break
    return list(best.values())


class Search:
    """The lines of one turn in a few worlds."""

    def __init__(self, run: SeatRun, seed: int) -> None:
        self.game = run.game
        self.evaluator = evaluator_of(run.game)
        self.seat = run.seat
        self.worlds = [run.imagine(branch(seed, k)).state for k in range(WORLDS)]

    def best(self) -> list[Answer]:
        """The answers of the best line, as they come up in the first world until the turn ends."""
        own = Futures(self, [])
        chosen, most = own.script, 0.0
        tried = [own.script]
        for script in self._finalists():
            other = Futures(self, script)
            if other.script not in tried:
                tried.append(other.script)
                gain = surely(other, own)
                if gain > most:
                    chosen, most = other.script, gain
        return chosen

    def _finalists(self) -> list[list[Answer]]:
        """The best lines of every length, each as it would be played."""
        best = foremost(self._grown(), FINALISTS)
        return [line.whole if line.goes_on else line.answers for line in best]

    def _grown(self) -> list[Line]:
        """All lines that were tried; only the best few of each length have grown on."""
        lines = [self._line([])]
        beam = lines[:]
        best, waited = beam[0].value, 0
        for _ in range(LONGEST):
            grown = [self._line(answers) for line in beam if line.goes_on for answers in self._longer(line)]
            lines += grown
            beam = foremost(grown, BEAM)
            waited += 1
            if beam and beam[0].value > best:
                best, waited = beam[0].value, 0
            if not beam or waited == PATIENCE:
                break
        return lines

    def _line(self, answers: list[Answer]) -> Line:
        """Look at a line; it can go on if it leads to the same question in different worlds."""
        first = Play(self, self.worlds[0], answers)
        value = first.at_a_glance()
        second = Play(self, self.worlds[1], first.given, mark=len(answers))
        also = second.at_a_glance()
        if first.asked == second.asked and value == also:
            return Line(answers, first.given, value, first.asked is not None)
        total = value + also
        for world in self.worlds[2:GLANCES]:
            total += Play(self, world, first.given, mark=len(answers)).at_a_glance()
        return Line(answers, first.given, total / GLANCES, goes_on=False)

    def _longer(self, line: Line) -> list[list[Answer]]:
        """The line with one more answer: those that look best, ending the turn not among them."""
        state, question = Play(self, self.worlds[0], line.answers).reached()
        if question is None:
            return []
        game = self.game
        rest = self.evaluator.pass_option(question)
        values = [value for value in game.texts.order(question.values(self.seat)) if value != rest]
        scores = score_options(game, state, question, self.seat, values)
        ranked = sorted(range(len(values)), key=lambda i: -scores[i])
        options = game.texts.order(question.values(self.seat))
        return [
            [*line.answers, (question.kind, options, values[i])]
            for i in ranked[: self.evaluator.search_width(question)]
        ]


class Futures:
    """A script with the rest of its turn in the first world, and what comes of it in every world."""

    def __init__(self, search: Search, script: Sequence[Answer]) -> None:
        self.search = search
        first = Play(search, search.worlds[0], script)
        self.values = [first.into_future(TURNS)]
        self.script = first.given

    def value(self, k: int) -> float:
        """What it is worth in a world; worlds are asked for in their order."""
        if k == len(self.values):
            self.values.append(Play(self.search, self.search.worlds[k], self.script).into_future(TURNS))
        return self.values[k]


def surely(one: Futures, other: Futures) -> float:
    """What the one gains over the other at least, as far as the worlds can tell; 0 if that is doubtful."""
    gains: list[float] = []
    for k in range(WORLDS):
        gains.append(one.value(k) - other.value(k))
        if k + 1 >= DOUBT and sum(gains) <= 0:
            return 0.0
    gain = sum(gains) / WORLDS
    return gain - SURE * sqrt(sum((one - gain) ** 2 for one in gains)) / WORLDS


class Reached(Exception):
    """The question at which a line ends."""

    def __init__(self, question: Question) -> None:
        super().__init__()
        self.question = question


class Play:
    """One line played in one world."""

    def __init__(self, search: Search, world: State, script: Sequence[Answer], mark: int = -1) -> None:
        self.game = search.game
        self.evaluator = search.evaluator
        self.seat = search.seat
        self.state = world.copy()
        self.script = script
        self.mark = len(script) if mark < 0 else mark
        self.given: list[Answer] = []
        self.asked: tuple[str, list[Value]] | None = None
        self.turns = 0
        self.hasty = False

    def at_a_glance(self) -> float:
        """The script, what has to be finished after it, and the outlook where it is quiet."""
        self.hasty = True
        self._run(0)
        return evaluate(self.game, self.state, self.seat)

    def into_future(self, turns: int) -> float:
        """The script, the rest of the turn and so many more as the estimate likes them; the outlook then."""
        self._run(turns)
        return evaluate(self.game, self.state, self.seat)

    def reached(self) -> tuple[State, Question | None]:
        """The world after the script, and what is asked there."""
        return self.state, self._run(0, stop_at_mark=True)

    def _run(self, turns: int, stop_at_mark: bool = False) -> Question | None:
        """Play on until, after `turns` more turns, another one is about to be ended."""
        try:
            while self.state.step:
                work = self.game.steps[self.state.step](self.state)
                self.state.step = drive(work, lambda question: self._answer(question, turns, stop_at_mark))
        except Reached as end:
            return end.question
        return None

    def _answer(self, question: Question, turns: int, stop_at_mark: bool) -> Value:
        """Return the answer to a question, or raise Reached where the line ends."""
        value = self._reply(question, stop_at_mark)
        if value is None:
            raise Reached(question)
        if value == self.evaluator.pass_option(question) and self.evaluator.is_stable(question):
            if self.turns == turns:
                raise Reached(question)
            self.turns += 1
        return value

    def _reply(self, question: Question, stop_at_mark: bool) -> Value | None:
        """The answer to a question; None where the line has been played and nothing more is needed."""
        options = question.options[0]
        own = question.seats[0] == self.seat and not self.turns
        if own and len(options) > 1 and len(self.given) == self.mark:
            self.asked = question.kind, sorted(options)
            if stop_at_mark:
                return None
        if self.hasty and len(self.given) >= len(self.script) and self.evaluator.is_stable(question):
            return None
        if len(options) == 1:
            return options[0]
        if not own:
            return best_option(self.game, self.state, question, question.seats[0])
        values = self.game.texts.order(question.values(self.seat))
        value = self._own(question, values)
        self.given.append((question.kind, values, value))
        return value

    def _own(self, question: Question, values: list[Value]) -> Value:
        """What the script says, where it fits; or what is done without one."""
        n = len(self.given)
        if n < len(self.script) and self.script[n][:2] == (question.kind, values):
            return self.script[n][2]
        rest = self.evaluator.pass_option(question)
        if self.hasty and rest is not None:
            return rest
        return best_option(self.game, self.state, question, self.seat)
