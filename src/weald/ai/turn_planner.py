"""A bot that plans its turn: a beam search over variations, the best of them played on into sampled futures.

A variation is a list of answers for the seat's own turn. Variations grow answer by answer; the heuristic
finishes what is unfinished, and at a stable question the evaluator says what a variation is worth. The best
of all, and the one that the heuristic would play by itself, are then played on into the next turns, in worlds
in which everything that the seat cannot see is dealt again. For games that ask one seat at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from weald.ai.seat_run import SeatRun
from weald.ai.timer import Timer
from weald.kernel.advice import best_option, evaluate, evaluator_of, score_options
from weald.kernel.chance import branch
from weald.kernel.decisions import ONE, Question, Value
from weald.kernel.driver import Run, drive
from weald.kernel.game import Game
from weald.kernel.state import State

# Variations stop growing after this many answers in a row that brought nothing better.
PATIENCE = 4
LONGEST = 40
# The worlds come in this many rounds; after each, the worse half of the variations is left out.
ROUNDS = 4
# If time is over before this many, the heuristic's own variation is played.
FEWEST_WORLDS = 2
# The share of the time after which variations stop growing: the rest is for their futures.
GROWING = 0.5
# Variations that reveal something are tried in this many worlds from the beginning.
FIRST_WORLDS = 3
# Weight of learned log odds beside the evaluation of a position, and the limit to which they count.
LEARNED = 4.0
MOST_ODDS = 3.0


class Depth(NamedTuple):
    """Extent of a search: worlds, variations of each length that grow on, those played on, turns.

    With `learned`, futures are judged by the learned values of the game as well, if it has a model.
    """

    worlds: int
    beam: int
    finalists: int
    turns: int
    learned: bool


USUAL = Depth(worlds=8, beam=3, finalists=3, turns=1, learned=False)
QUICK = Depth(worlds=8, beam=3, finalists=4, turns=1, learned=True)
DEEP = Depth(worlds=24, beam=5, finalists=8, turns=1, learned=True)

# An answer with the question that it belongs to: its kind and options.
Answer = tuple[str, list[Value], Value]


class Asked(NamedTuple):
    """A question to the seat, and what the position seems to be worth there."""

    kind: str
    options: list[Value]
    value: float


class PlannerBot:
    """Plans the rest of its turn whenever it does not follow a plan already."""

    def __init__(self, game: Game, seed: int, depth: Depth = USUAL, seconds: float | None = None) -> None:
        self.game = game
        self.evaluator = evaluator_of(game)
        self.seed = seed
        self.depth = depth
        self.seconds = seconds
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
                timer = None if self.seconds is None else Timer(self.seconds)
                search = Search(self.game, run, branch(self.seed, self.plans), self.depth, timer)
                self.plan = search.best()
        if self._follows(question, values):
            return self.plan.pop(0)[2]
        return best_option(self.game, world.state, question, run.seat)

    def _follows(self, question: Question, values: list[Value]) -> bool:
        """Return whether the plan goes on with this very question."""
        return bool(self.plan) and self.plan[0][:2] == (question.kind, values)

    def _starts_here(self, run: Run) -> bool:
        """Return whether the running step would ask the same if it ran again from the state as it is."""
        asked = run.question
        assert asked is not None
        state = run.state.copy()
        try:
            question = next(self.game.steps[state.step](state))
        except StopIteration:
            return False
        return question.kind == asked.kind and list(question.options[0]) == list(asked.options[0])


class Variation:
    """Answers for the seat's turn, their value at a stable question, and whether they can grow.

    `played` is what is played if the turn is to end with them; where they reveal something, it goes on.
    """

    __slots__ = ("answers", "grows", "played", "value")

    def __init__(self, answers: list[Answer], played: list[Answer], value: float, grows: bool) -> None:
        self.answers = answers
        self.played = played
        self.value = value
        self.grows = grows


def foremost(variations: list[Variation], n: int) -> list[Variation]:
    """Return the best variations; of those with equal values, which mostly are the same, only the first."""
    best: dict[float, Variation] = {}
    for variation in sorted(variations, key=lambda variation: -variation.value):
        best.setdefault(variation.value, variation)
        if len(best) == n:
            break
    return list(best.values())


class OutOfTime(Exception):
    """The time for thinking is over."""


class Search:
    """The variations of one turn in a few worlds; when time is over, no more of them are tried."""

    def __init__(self, game: Game, run: SeatRun, seed: int, depth: Depth, timer: Timer | None = None) -> None:
        self.game = game
        self.timer = timer
        self.evaluator = evaluator_of(game)
        self.seat = run.seat
        self.depth = depth
        self.run = run
        self.seed = seed
        self._worlds: list[State] = []
        # There is something to play; from then on, what takes too long is given up.
        self.settled = False

    def world(self, k: int) -> State:
        """Return an imagined world; most searches that end early need only the first few."""
        while len(self._worlds) <= k:
            self._worlds.append(self.run.imagine(branch(self.seed, len(self._worlds))).state)
        return self._worlds[k]

    def best(self) -> list[Answer]:
        """Return the answers of the best variation, as they come up in the first world this turn."""
        tried = [Futures(self, [])]
        self.settled = True
        try:
            for script in self._finalists():
                other = Futures(self, script)
                if all(other.script != each.script for each in tried):
                    tried.append(other)
        except OutOfTime:
            pass
        return self._halved(tried).script

    def _halved(self, tried: list[Futures]) -> Futures:
        """Return the best of some variations: in every round, they are played on in more worlds."""
        worlds = self.depth.worlds
        try:
            for n in range(1, ROUNDS + 1):
                if len(tried) == 1:
                    break
                for k in range(1 + (worlds - 1) * n // ROUNDS):
                    for each in tried:
                        each.value(k)
                tried = foremost_futures(tried, worlds)[: max(2, (len(tried) + 1) // 2)]
        except OutOfTime:
            worlds = min(len(each.values) for each in tried)
        # A single world says nothing about how much luck there is in it.
        return tried[0] if worlds < FEWEST_WORLDS else foremost_futures(tried, worlds)[0]

    def check(self) -> None:
        """Raise OutOfTime if there is something to play, and the time is over."""
        if self.settled and self.is_late():
            raise OutOfTime

    def is_late(self, share: float = 1.0) -> bool:
        """Return whether a share of the time is over."""
        return self.timer is not None and self.timer.is_over(share)

    def _finalists(self) -> list[list[Answer]]:
        """Return the best variations of every length, each as it would be played."""
        best = foremost(self._grown(), self.depth.finalists)
        return [variation.played for variation in best]

    def _grown(self) -> list[Variation]:
        """Return all variations that were tried; only the best few of each length have grown on."""
        variations = [self._tried([])]
        beam = variations[:]
        best, waited = beam[0].value, 0
        for _ in range(LONGEST):
            growing = [variation for variation in beam if variation.grows]
            grown: list[Variation] = []
            for answers in (longer for variation in growing for longer in self._longer(variation)):
                if self.is_late(GROWING):
                    break
                grown.append(self._tried(answers))
            variations += grown
            beam = foremost(grown, self.depth.beam)
            waited += 1
            if beam and beam[0].value > best:
                best, waited = beam[0].value, 0
            if not beam or waited == PATIENCE:
                break
        return variations

    def _tried(self, answers: list[Answer]) -> Variation:
        """Evaluate answers; they can grow if they lead to the same question in different worlds."""
        first = Play(self, self.world(0), answers)
        values = [first.evaluate_now()]
        grows, is_certain = first.asked is not None, False
        for k in range(1, FIRST_WORLDS):
            other = Play(self, self.world(k), first.given, stop=len(answers))
            values.append(other.evaluate_now())
            grows = grows and other.asked == first.asked
            # If nothing was revealed, further worlds say the same.
            is_certain = values[1] == values[0] and other.asked == first.asked
            if is_certain:
                break
        played = [*first.given, *first.passing()] if is_certain else answers
        return Variation(answers, played, fmean(values), grows)

    def _longer(self, variation: Variation) -> list[list[Answer]]:
        """Return the variation with each of the best-scored answers but that which ends the turn."""
        state, question = Play(self, self.world(0), variation.answers).reached()
        if question is None:
            return []
        game = self.game
        passing = self.evaluator.pass_option(question)
        values = [value for value in game.texts.order(question.values(self.seat)) if value != passing]
        scores = score_options(game, state, question, self.seat, values)
        ranked = sorted(range(len(values)), key=lambda i: -scores[i])
        options = game.texts.order(question.values(self.seat))
        return [
            [*variation.answers, (question.kind, options, values[i])]
            for i in ranked[: self.evaluator.search_width(question)]
        ]


class Futures:
    """A script with the rest of its turn as in the first world, and its value in every world."""

    def __init__(self, search: Search, script: Sequence[Answer]) -> None:
        self.search = search
        first = Play(search, search.world(0), script)
        self.values = [first.evaluate_later()]
        self.script = first.given

    def value(self, k: int) -> float:
        """Return the value in world `k`; worlds are asked for in order."""
        if k == len(self.values):
            self.values.append(Play(self.search, self.search.world(k), self.script).evaluate_later())
        return self.values[k]


def foremost_futures(tried: list[Futures], worlds: int) -> list[Futures]:
    """Return variations by what came of them in the first worlds, the best first, equals as they are."""
    return sorted(tried, key=lambda each: -fmean(each.values[:worlds]))


class Reached(Exception):
    """The question at which a variation ends."""

    def __init__(self, question: Question) -> None:
        super().__init__()
        self.question = question


class Play:
    """One script played in one world."""

    def __init__(self, search: Search, world: State, script: Sequence[Answer], stop: int = -1) -> None:
        self.search = search
        self.game = search.game
        self.evaluator = search.evaluator
        self.seat = search.seat
        self.depth = search.depth
        self.state = world.copy()
        self.script = script
        self.stop = len(script) if stop < 0 else stop
        self.given: list[Answer] = []
        self.asked: Asked | None = None
        self.ended: Question | None = None
        self.turns = 0
        self.hasty = False

    def evaluate_now(self) -> float:
        """Play the script and what has to be finished after it; evaluate at the next stable question."""
        self.hasty = True
        self.ended = self._run(0)
        return evaluate(self.game, self.state, self.seat)

    def passing(self) -> list[Answer]:
        """Return the answer that ends the turn where the position was evaluated, if there is one."""
        question = self.ended
        if question is None or question.seats[0] != self.seat:
            return []
        passing = self.evaluator.pass_option(question)
        options = self.game.texts.order(question.values(self.seat))
        return [] if passing is None or len(options) == 1 else [(question.kind, options, passing)]

    def evaluate_later(self) -> float:
        """Play the script, the rest of the turn and some more turns by the heuristic; judge what is there."""
        self._run(self.depth.turns)
        value = evaluate(self.game, self.state, self.seat)
        values = self.game.advice.values
        model = values.model if self.depth.learned and values is not None else None
        if model is None or values is None or not self.state.step:
            return value
        odds = model.log_odds(values.features(self.state, self.seat))
        return value + LEARNED * max(-MOST_ODDS, min(MOST_ODDS, odds))

    def reached(self) -> tuple[State, Question | None]:
        """Return the world after the script, and the question there."""
        return self.state, self._run(0, stop_there=True)

    def _run(self, turns: int, stop_there: bool = False) -> Question | None:
        """Play on until, after `turns` more turns, another one is about to be ended."""
        try:
            while self.state.step:
                work = self.game.steps[self.state.step](self.state)
                self.state.step = drive(work, lambda question: self._answer(question, turns, stop_there))
        except Reached as end:
            return end.question
        return None

    def _answer(self, question: Question, turns: int, stop_there: bool) -> Value:
        """Return the answer to a question, or raise Reached where the script ends."""
        self.search.check()
        value = self._reply(question, stop_there)
        if value is None:
            raise Reached(question)
        if value == self.evaluator.pass_option(question) and self.evaluator.is_stable(question):
            if self.turns == turns:
                raise Reached(question)
            self.turns += 1
        return value

    def _reply(self, question: Question, stop_there: bool) -> Value | None:
        """Return the answer to a question; None where the script is played and nothing more is needed."""
        options = question.options[0]
        own = question.seats[0] == self.seat and not self.turns
        if own and len(options) > 1 and len(self.given) == self.stop:
            self.asked = self._asked(question)
            if stop_there:
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

    def _asked(self, question: Question) -> Asked:
        """Return a question to the seat, with what it sees there."""
        options = self.game.texts.order(question.values(self.seat))
        return Asked(question.kind, options, evaluate(self.game, self.state, self.seat))

    def _own(self, question: Question, values: list[Value]) -> Value:
        """Return the script's answer if it fits; otherwise the answer without one."""
        n = len(self.given)
        if n < len(self.script) and self.script[n][:2] == (question.kind, values):
            return self.script[n][2]
        passing = self.evaluator.pass_option(question)
        if self.hasty and passing is not None:
            return passing
        return best_option(self.game, self.state, question, self.seat)
