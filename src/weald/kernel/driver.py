"""The driver: a run of steps for tables and bots, and a bare loop for playouts."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeVar

from weald.kernel import chance
from weald.kernel.advice import RandomRollout, Rollout
from weald.kernel.decisions import ALL, ANY, ONE, Question, Value, is_forced
from weald.kernel.events import Trace
from weald.kernel.game import Game
from weald.kernel.state import State

R = TypeVar("R")

# Replies to a question of a state, with the answers it has already and the number of cutoffs passed.
Reply = Callable[[State, Question, dict[int, Value], int], Any]


class Run:
    """A state, the step that is running on it, and the question that step asks.

    With `auto`, a question with a single option for every seat is answered here. Two cards of a kind are two
    options: a question skipped because a hand holds nothing else would reveal the hand. `answers` are those
    since the last checkpoint, `partial_answers` those to an *all of* question that other seats still have to
    answer, `event_mark` is the number of events at the checkpoint. With `record_checkpoints`, the state is
    copied at every checkpoint, so that (checkpoint, answers) can be run again; a caller that does so passes
    it in.
    """

    __slots__ = (
        "_has_checkpoint",
        "_steps",
        "answers",
        "auto",
        "checkpoint",
        "event_mark",
        "game",
        "partial_answers",
        "question",
        "record_checkpoints",
        "state",
    )

    def __init__(
        self,
        game: Game,
        state: State,
        checkpoint: State | None = None,
        record_checkpoints: bool = True,
        auto: bool = True,
    ) -> None:
        self.game = game
        self.auto = auto
        self.state = state
        self.record_checkpoints = record_checkpoints
        self.checkpoint = checkpoint
        self.question: Question | None = None
        self.partial_answers: dict[int, Value] = {}
        self.answers: list[tuple[int, Value]] = []
        self.event_mark = 0
        self._has_checkpoint = checkpoint is not None
        self._steps = step_by_step(game, state)
        if state.step:
            self._record_checkpoint()
            self._resume(None)
        else:
            self._record_checkpoint()

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def open_seats(self) -> list[int]:
        """The seats that are asked and have not answered yet."""
        return (
            []
            if self.question is None
            else [seat for seat in self.question.seats if seat not in self.partial_answers]
        )

    def answer(self, seat: int, value: Value) -> None:
        """Take a legal answer, and go on until the next question."""
        question = self.question
        assert question is not None
        assert seat in question.seats
        assert seat not in self.partial_answers
        self.answers.append((seat, value))
        if question.mode == ANY:
            self._resume((seat, value))
        else:
            self.partial_answers[seat] = value
            if len(self.partial_answers) == len(question.seats):
                self._resume(self._gathered(question))

    def answer_lightly(self, seat: int, value: Value) -> None:
        """Take a legal answer in a run that is never copied: answers and checkpoints are not kept."""
        question = self.question
        assert question is not None
        if question.mode != ONE:
            self.answer(seat, value)
            return
        reply: Any = value
        while True:
            question = self._steps.send(reply)
            if question is None:
                if not self.state.step:
                    break
                reply = None
            elif not self.auto or not is_forced(question):
                break
            else:
                firsts = [options[0] for options in question.options]
                reply = firsts[0] if question.mode == ONE else firsts
        self.question = question

    def copy(self, trace: Trace | None = None) -> Run:
        """Return an independent run at the same point: the step runs again from its checkpoint."""
        return self._again(self.answers, trace)

    def imagined(self, seat: int | None, seed: int) -> Run:
        """Return a run without others' secret answers, in which everything hidden from `seat` is redealt.

        Nothing in it leads back to the truth, so it can be copied only from its next checkpoint on.
        """
        public = len(self.answers) - len(self.partial_answers)
        own = [(who, value) for who, value in self.answers[public:] if who == seat]
        run = self._again(self.answers[:public] + own, None)
        if not self.game.deterministic:
            run.state.seed = chance.branch(seed, run.state.drawn)
            self.game.information.redeal(run.state, seat)
        run.checkpoint = None
        run.answers = []
        return run

    def _again(self, answers: list[tuple[int, Value]], trace: Trace | None) -> Run:
        assert self.checkpoint is not None
        state = self.checkpoint.copy()
        state.trace = trace
        run = Run(self.game, state, self.checkpoint, auto=self.auto)
        for seat, value in answers:
            run.answer(seat, value)
        return run

    def _gathered(self, question: Question) -> Any:
        if question.mode == ONE:
            return self.partial_answers[question.seats[0]]
        return [self.partial_answers[seat] for seat in question.seats]

    def _resume(self, reply: Any) -> None:
        """Send a reply into the step and follow the steps until a question leaves a choice."""
        while True:
            self.partial_answers = {}
            self.question = question = self._steps.send(reply)
            if question is None:
                self._record_checkpoint()
                if not self.state.step:
                    return
                reply = None
                continue
            assert all(question.options), f"{question.kind}: a question without an option"
            if not self.auto or not is_forced(question):
                return
            self.partial_answers = {
                seat: options[0] for seat, options in zip(question.seats, question.options, strict=True)
            }
            reply = self._gathered(question)

    def _record_checkpoint(self) -> None:
        self.answers = []
        self.event_mark = len(self.state.trace.events) if self.state.trace is not None else 0
        if self._has_checkpoint:
            self._has_checkpoint = False
        elif self.record_checkpoints:
            self.checkpoint = self.state.copy()


def drive(work: Generator[Question, Any, R], reply: Callable[[Question], Any]) -> R:
    """Run a generator to its end, its questions answered by `reply`, and return what it returns."""
    answer: Any = None
    while True:
        try:
            question = work.send(answer)
        except StopIteration as end:
            result: R = end.value
            return result
        answer = reply(question)


def step_by_step(game: Game, state: State) -> Generator[Question | None, Any, None]:
    """Yield the questions of a state at a checkpoint, and None after each step: a checkpoint again.

    `yield from` learns the next step without an exception, which would cost as much as two answers.
    """
    while state.step:
        state.step = yield from game.steps[state.step](state)
        yield None


def follow(
    game: Game, state: State, cutoffs: frozenset[str] = frozenset()
) -> Generator[Question | None, Any, None]:
    """Yield the questions of a state at a checkpoint, and None at the end of the game or of a cutoff.

    An end that is yielded costs no exception, which compiled code would pay for with half a microsecond.
    """
    steps = game.steps
    stops = bool(cutoffs)
    while state.step:
        name = state.step
        state.step = yield from steps[name](state)
        if stops and name in cutoffs:
            break
    yield None


def play_out(game: Game, state: State, reply: Callable[[Question], Any]) -> None:
    """Play a state at a checkpoint to its end, its questions answered by `reply`."""
    send = follow(game, state).send
    question = send(None)
    while question is not None:
        question = send(reply(question))


def playout(game: Game, state: State, random: Callable[[], float]) -> None:
    """Play a state at a checkpoint to its end with random answers, as fast as possible."""
    send = follow(game, state).send
    question = send(None)
    while question is not None:
        if question.mode == ALL:
            question = send([o[int(random() * len(o))] for o in question.options])
        elif question.mode == ONE:
            o = question.options[0]
            question = send(o[int(random() * len(o))])
        else:
            i = int(random() * len(question.seats))
            o = question.options[i]
            question = send((question.seats[i], o[int(random() * len(o))]))


def play_on(run: Run, rollout: Rollout, random: Callable[[], float]) -> State:
    """Play a run on by the rollout policy until a cutoff or the end; the run cannot be used afterwards."""
    game, state, steps, question, given = run.game, run.state, run._steps, run.question, run.partial_answers
    if question is None:
        return state
    name = state.step
    while question is not None:
        question = steps.send(_rollout_reply(rollout, state, question, given, random))
        given = {}
    if name in rollout.cutoffs:
        return state
    if type(rollout) is RandomRollout:
        # The same answers without asking the policy for each of them.
        playout(game, state, random)
        return state
    send = follow(game, state, rollout.cutoffs).send
    question = send(None)
    while question is not None:
        question = send(_rollout_reply(rollout, state, question, given, random))
    return state


def play_until(run: Run, cutoffs: frozenset[str], times: int, reply: Reply) -> State:
    """Play a run on until steps of `cutoffs` were over `times` times, or to the end.

    `reply` gets the state, the question, the answers that it has already and the number of cutoffs passed.
    The run cannot be used afterwards.
    """
    state, steps, question, given = run.state, run._steps, run.question, run.partial_answers
    if question is None:
        return state
    passed = 0
    name = state.step
    while True:
        question = steps.send(None if question is None else reply(state, question, given, passed))
        given = {}
        if question is None:
            passed += name in cutoffs
            name = state.step
            if passed == times or not name:
                return state


def _rollout_reply(
    rollout: Rollout, state: State, question: Question, given: dict[int, Value], random: Callable[[], float]
) -> Any:
    """Return the rollout policy's reply to a question, except for the answers in `given`."""
    if question.mode == ONE:
        return rollout.policy(state, question, 0, random)
    if question.mode == ALL:
        seats = enumerate(question.seats)
        return [
            given[seat] if seat in given else rollout.policy(state, question, i, random) for i, seat in seats
        ]
    i = int(random() * len(question.seats))
    return question.seats[i], rollout.policy(state, question, i, random)


def count_decisions(game: Game, state: State, random: Callable[[], float]) -> int:
    """Count the real choices (two options or more) of the playout with the same random numbers."""
    counted = 0

    def reply(question: Question) -> Any:
        nonlocal counted
        if question.mode == ANY:
            counted += 1
            i = int(random() * len(question.seats))
            options = question.options[i]
            return question.seats[i], options[int(random() * len(options))]
        replies = [options[int(random() * len(options))] for options in question.options]
        counted += sum(len(set(options)) > 1 for options in question.options)
        return replies if question.mode == ALL else replies[0]

    while state.step:
        state.step = drive(game.steps[state.step](state), reply)
    return counted
