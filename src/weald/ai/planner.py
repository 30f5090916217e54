"""A bot that plans its turn: it tries orders of actions on sampled futures and follows the best line.

A line is a list of answers for the own turn. To judge one, it is played in several worlds in which everything
that the seat cannot see is dealt anew; what is unfinished is finished as the game's estimate likes it, the
turn is ended, and the game goes on until a question is quiet: there its outlook counts. Lines grow answer by
answer, and only the best few of each length are followed. For games that ask one seat at a time.
"""

from __future__ import annotations

from collections.abc import Sequence

from weald.kernel.chance import branch
from weald.kernel.decisions import ONE, Ask, Value
from weald.kernel.driver import Run
from weald.kernel.game import Game
from weald.kernel.state import State

WORLDS = 8
BEAM = 3
# Lines stop growing when so many answers in a row have brought nothing better.
PATIENCE = 5
LONGEST = 40

# An answer with the question it belongs to.
Answer = tuple[str, Value]


class Line:
    """Answers for the own turn, what they are worth, and what is asked after them."""

    __slots__ = ("answers", "asked", "value", "whole")

    def __init__(self, answers: list[Answer], whole: list[Answer], value: float, asked: bool) -> None:
        self.answers = answers
        self.whole = whole
        self.value = value
        self.asked = asked


class PlannerBot:
    """Plans the rest of its turn whenever it does not follow a plan already."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.plan: list[tuple[Answer, list[Value]]] = []
        self.plans = 0

    def choose(self, run: Run, seat: int) -> Value:
        ask = run.ask
        assert ask is not None
        values = self.game.ordered(ask.values(seat))
        if len(values) == 1:
            return values[0]
        if self.plan and self.plan[0][0][0] == ask.kind and self.plan[0][1] == values:
            return self.plan.pop(0)[0][1]
        self.plan = []
        if self.game.reach(ask) > 1 and ask.mode == ONE and self._starts_here(run):
            self.plan = self._planned(run.state, seat)
            if self.plan and self.plan[0][1] == values:
                return self.plan.pop(0)[0][1]
        return best(self.game, run.state, ask, seat)

    def _starts_here(self, run: Run) -> bool:
        """Whether the running step would ask the same if it were run again from the state as it is."""
        asked, ask = run.ask, None
        state = run.state.copy()
        try:
            ask = next(self.game.steps[state.step](state))
        except StopIteration:
            return False
        assert asked is not None
        return ask.kind == asked.kind and list(ask.options[0]) == list(asked.options[0])

    def _planned(self, state: State, seat: int) -> list[tuple[Answer, list[Value]]]:
        """The best line, each answer with the options it was chosen from."""
        search = Search(self.game, state, seat, branch(self.seed, self.plans))
        self.plans += 1
        return search.explained(search.best_line())


class Search:
    """The lines of one turn in a few worlds."""

    def __init__(self, game: Game, state: State, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.worlds = []
        for k in range(WORLDS):
            world = state.copy()
            world.seed = branch(seed, k)
            game.redeal(world, seat)
            self.worlds.append(world)

    def best_line(self) -> Line:
        top = self._line([])
        beam = [top]
        waited = 0
        for _ in range(LONGEST):
            grown = [self._line(answers) for line in beam if line.asked for answers in self._longer(line)]
            if not grown or waited == PATIENCE:
                break
            grown.sort(key=lambda line: -line.value)
            beam = grown[:BEAM]
            waited += 1
            if beam[0].value > top.value:
                top = beam[0]
                waited = 0
        return top

    def explained(self, line: Line) -> list[tuple[Answer, list[Value]]]:
        """The answers of a line as they come up in the first world, with the options there."""
        told: list[tuple[Answer, list[Value]]] = []
        Play(self, self.worlds[0], line.whole, told).judged()
        return told

    def _line(self, answers: list[Answer]) -> Line:
        """Judge a line in all worlds; it can go on if all of them ask the same after it."""
        first = Play(self, self.worlds[0], answers, None)
        total = first.judged()
        whole = first.given
        asked = first.asked
        for world in self.worlds[1:]:
            play = Play(self, world, whole, None, len(answers))
            total += play.judged()
            if play.asked != asked:
                asked = None
        return Line(answers, whole, total / len(self.worlds), asked is not None)

    def _longer(self, line: Line) -> list[list[Answer]]:
        """The line with one more answer: those that look best, ending the turn not among them."""
        state, ask = Play(self, self.worlds[0], line.answers, None).reached()
        if ask is None:
            return []
        game = self.game
        rest = game.resting(ask)
        values = [value for value in game.ordered(ask.values(self.seat)) if value != rest]
        worths = game.worths(state, ask, self.seat, values)
        ranked = sorted(range(len(values)), key=lambda i: -worths[i])
        return [[*line.answers, (ask.kind, values[i])] for i in ranked[: game.reach(ask)]]


class Play:
    """One line played in one world."""

    def __init__(
        self,
        search: Search,
        world: State,
        script: Sequence[Answer],
        told: list[tuple[Answer, list[Value]]] | None,
        mark: int | None = None,
    ) -> None:
        self.game = search.game
        self.seat = search.seat
        self.state = world.copy()
        self.script = script
        self.told = told
        self.mark = len(script) if mark is None else mark
        self.given: list[Answer] = []
        self.asked: tuple[str, list[Value]] | None = None
        self.rested = False
        self._stop = False

    def judged(self) -> float:
        """Play the script, finish and end the turn, go on to where it is quiet again."""
        self._run()
        return self.game.outlook(self.state, self.seat)

    def reached(self) -> tuple[State, Ask | None]:
        """The world after the script, and what is asked there."""
        self._stop = True
        return self.state, self._run()

    def _run(self) -> Ask | None:
        state, steps = self.state, self.game.steps
        name = state.step
        while name:
            running = steps[name](state)
            try:
                ask = next(running)
                while True:
                    options = ask.options[0]
                    own = ask.seats[0] == self.seat and not self.rested
                    if len(options) == 1:
                        self.rested = self.rested or (own and options[0] == self.game.resting(ask))
                        ask = running.send(options[0])
                        continue
                    if own and len(self.given) == self.mark:
                        self.asked = ask.kind, sorted(options)
                        if self._stop:
                            return ask
                    if self.rested and self.game.quiet(ask):
                        return None
                    ask = running.send(self._answer(ask, own))
            except StopIteration as end:
                state.step = name = end.value
        return None

    def _answer(self, ask: Ask, own: bool) -> Value:
        """The script's answer where it fits; else end the turn, or what looks best."""
        if not own:
            return best(self.game, self.state, ask, ask.seats[0])
        n = len(self.given)
        rest = self.game.resting(ask)
        if n < len(self.script) and self.script[n][0] == ask.kind and self.script[n][1] in ask.options[0]:
            value = self.script[n][1]
        elif rest is not None:
            value = rest
        else:
            value = best(self.game, self.state, ask, self.seat)
        if self.told is not None:
            self.told.append(((ask.kind, value), self.game.ordered(ask.values(self.seat))))
        self.given.append((ask.kind, value))
        self.rested = value == rest
        return value


def best(game: Game, state: State, ask: Ask, seat: int) -> Value:
    """What the game's estimate likes best."""
    values = game.ordered(ask.values(seat))
    worths = game.worths(state, ask, seat, values)
    return values[worths.index(max(worths))]
