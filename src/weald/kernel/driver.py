"""Runs steps: one game in motion for tables and bots, and a bare loop for playouts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from weald.kernel import chance
from weald.kernel.decisions import ALL, ANY, ONE, Ask, Value
from weald.kernel.game import Game, Steps
from weald.kernel.state import State, Trace


class Run:
    """A state, the step that is running on it, and what that step asks.

    A question with a single option for everybody is answered here. Two cards of a kind are two options: a
    question that is skipped because a hand holds nothing else would tell everybody so. `given` are the
    answers to an *all of* question that others still have to answer. With `keep`, a copy of the state is put
    aside at every checkpoint, so that (checkpoint, answers since) can be run again; who does so hands it in.
    """

    __slots__ = (
        "_handed_in",
        "_steps",
        "ask",
        "checkpoint",
        "game",
        "given",
        "keep",
        "mark",
        "since",
        "state",
    )

    def __init__(self, game: Game, state: State, checkpoint: State | None = None, keep: bool = True) -> None:
        self.game = game
        self.state = state
        self.keep = keep
        self.checkpoint = checkpoint
        self.ask: Ask | None = None
        self.given: dict[int, Value] = {}
        self.since: list[tuple[int, Value]] = []
        self.mark = 0
        self._handed_in = checkpoint is not None
        self._steps: Steps | None = None
        if state.step:
            self._resume(None)
        else:
            self._put_aside()

    @property
    def over(self) -> bool:
        return self.ask is None

    @property
    def open_seats(self) -> list[int]:
        """The seats that are asked and have not answered yet."""
        return [] if self.ask is None else [seat for seat in self.ask.seats if seat not in self.given]

    def answer(self, seat: int, value: Value) -> None:
        """Take an answer that is known to be legal, and go on until something is asked again."""
        ask = self.ask
        assert ask is not None
        assert seat in self.open_seats
        self.since.append((seat, value))
        if ask.mode == ANY:
            self._resume((seat, value))
        else:
            self.given[seat] = value
            if len(self.given) == len(ask.seats):
                self._resume(self._gathered(ask))

    def copy(self, trace: Trace | None = None) -> Run:
        """An independent run at the same moment: the step runs again from its checkpoint."""
        return self._again(self.since, trace)

    def imagined(self, seat: int | None, seed: int) -> Run:
        """A run for bots: others' secret answers are gone, and what the seat cannot see is dealt anew.

        Nothing in it leads back to the truth, so it can be copied only from its next checkpoint on.
        """
        told = len(self.since) - len(self.given)
        own = [(who, value) for who, value in self.since[told:] if who == seat]
        run = self._again(self.since[:told] + own, None)
        run.state.seed = chance.branch(seed, run.state.drawn)
        self.game.redeal(run.state, seat)
        run.checkpoint = None
        run.since = []
        return run

    def _again(self, answers: list[tuple[int, Value]], trace: Trace | None) -> Run:
        assert self.checkpoint is not None
        state = self.checkpoint.copy()
        state.trace = trace
        run = Run(self.game, state, self.checkpoint)
        for seat, value in answers:
            run.answer(seat, value)
        return run

    def _gathered(self, ask: Ask) -> Any:
        if ask.mode == ONE:
            return self.given[ask.seats[0]]
        return [self.given[seat] for seat in ask.seats]

    def _resume(self, reply: Any) -> None:
        """Send a reply into the step and follow the steps until one leaves a choice."""
        while True:
            self.given = {}
            steps = self._steps if self._steps is not None else self._started()
            try:
                self.ask = ask = steps.send(reply)
            except StopIteration as end:
                self.state.step = end.value
                self._steps = None
                self.ask = None
                reply = None
                if end.value == "":
                    self._put_aside()
                    return
                continue
            assert all(ask.options), f"{ask.kind}: a question without an option"
            if ask.mode == ANY or any(len(options) > 1 for options in ask.options):
                return
            self.given = {seat: options[0] for seat, options in zip(ask.seats, ask.options, strict=True)}
            reply = self._gathered(ask)

    def _started(self) -> Steps:
        self._put_aside()
        self._steps = self.game.steps[self.state.step](self.state)
        return self._steps

    def _put_aside(self) -> None:
        self.since = []
        self.mark = len(self.state.trace.events) if self.state.trace is not None else 0
        if self._handed_in:
            self._handed_in = False
        elif self.keep:
            self.checkpoint = self.state.copy()


def playout(game: Game, state: State, random: Callable[[], float]) -> None:
    """Play a state that stands at a checkpoint to its end with random answers, as fast as can be."""
    steps = game.steps
    name = state.step
    while name:
        running = steps[name](state)
        send = running.send
        try:
            ask = next(running)
            while True:
                if ask.mode == ALL:
                    ask = send([o[int(random() * len(o))] for o in ask.options])
                elif ask.mode == ONE:
                    o = ask.options[0]
                    ask = send(o[int(random() * len(o))])
                else:
                    i = int(random() * len(ask.seats))
                    o = ask.options[i]
                    ask = send((ask.seats[i], o[int(random() * len(o))]))
        except StopIteration as end:
            state.step = name = end.value


def play_on(run: Run, random: Callable[[], float]) -> State:
    """Go on from any moment with the game's quick answers, until it pauses or is over; the run is used up."""
    game, state, steps, ask, given = run.game, run.state, run._steps, run.ask, run.given
    while ask is not None:
        assert steps is not None
        try:
            ask = steps.send(_quick(game, state, ask, given, random))
        except StopIteration as end:
            steps, ask = _next_question(game, state, end.value)
        given = {}
    return state


def _next_question(game: Game, state: State, name: str) -> tuple[Steps | None, Ask | None]:
    """Follow the steps until one asks, the game pauses or is over."""
    while True:
        paused = state.step in game.pauses
        state.step = name
        if paused or not name:
            return None, None
        steps = game.steps[name](state)
        try:
            return steps, next(steps)
        except StopIteration as end:
            name = end.value


def _quick(game: Game, state: State, ask: Ask, given: dict[int, Value], random: Callable[[], float]) -> Any:
    """Quick answers to a question, but for those that are given already."""
    if ask.mode == ONE:
        return game.inkling(state, ask, 0, random)
    if ask.mode == ALL:
        seats = enumerate(ask.seats)
        return [given[seat] if seat in given else game.inkling(state, ask, i, random) for i, seat in seats]
    i = int(random() * len(ask.seats))
    return ask.seats[i], game.inkling(state, ask, i, random)


def count_decisions(game: Game, state: State, random: Callable[[], float]) -> int:
    """How many real choices (two options or more) the playout with the same random numbers makes."""
    counted = 0
    name = state.step
    while name:
        running = game.steps[name](state)
        try:
            ask = next(running)
            while True:
                replies: list[Value] = []
                if ask.mode == ANY:
                    i = int(random() * len(ask.seats))
                    counted += 1
                    o = ask.options[i]
                    ask = running.send((ask.seats[i], o[int(random() * len(o))]))
                    continue
                for seat_options in ask.options:
                    replies.append(seat_options[int(random() * len(seat_options))])
                    counted += len(set(seat_options)) > 1
                ask = running.send(replies if ask.mode == ALL else replies[0])
        except StopIteration as end:
            state.step = name = end.value
    return counted
