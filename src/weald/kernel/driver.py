"""Runs steps: one game in motion for tables and bots, and a bare loop for playouts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from weald.kernel.decisions import ALL, ANY, ONE, Ask, Value
from weald.kernel.game import Game, Steps
from weald.kernel.state import State, Trace


class Run:
    """A state, the step that is running on it, and what that step asks.

    Questions that leave no choice are answered here. With `keep`, a copy of the state is put aside at every
    checkpoint, so that (checkpoint, answers since) can be run again; who runs again from one hands it in.
    """

    __slots__ = ("_handed_in", "_steps", "ask", "checkpoint", "forced", "game", "given", "keep", "mark", "since", "state")

    def __init__(
        self, game: Game, state: State, keep: bool = True, checkpoint: State | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.keep = keep
        self.checkpoint = checkpoint
        self.ask: Ask | None = None
        self.given: dict[int, Value] = {}
        self.forced: set[int] = set()
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

    @property
    def secret(self) -> dict[int, Value]:
        """The answers given by choice to the open question while others still have to answer it."""
        return {seat: value for seat, value in self.given.items() if seat not in self.forced}

    def answer(self, seat: int, value: Value) -> None:
        """Take an answer that is known to be legal, and go on until something is asked again."""
        ask = self.ask
        assert ask is not None and seat in ask.seats and seat not in self.given
        self.since.append((seat, value))
        if ask.mode == ANY:
            self._resume((seat, value))
        else:
            self.given[seat] = value
            if len(self.given) == len(ask.seats):
                self._resume(self._gathered(ask))

    def copy(self, trace: Trace | None = None) -> Run:
        """An independent run at the same moment: the step runs again from its checkpoint."""
        assert self.checkpoint is not None
        state = self.checkpoint.copy()
        state.trace = trace
        run = Run(self.game, state, checkpoint=self.checkpoint)
        for seat, value in self.since:
            run.answer(seat, value)
        return run

    def _gathered(self, ask: Ask) -> Any:
        if ask.mode == ONE:
            return self.given[ask.seats[0]]
        return [self.given[seat] for seat in ask.seats]

    def _resume(self, reply: Any) -> None:
        """Send a reply into the step and follow the steps until one leaves a real choice."""
        while True:
            self.given = {}
            self.forced = set()
            try:
                self.ask = ask = self._started().send(reply) if self._steps is None else self._steps.send(reply)
            except StopIteration as end:
                self.state.step = end.value
                self._steps = None
                self.ask = None
                reply = None
                if end.value == "":
                    self._put_aside()
                    return
                continue
            if ask.mode != ANY:
                for seat, options in zip(ask.seats, ask.options, strict=False):
                    if all(value == options[0] for value in options):
                        self.given[seat] = options[0]
                        self.forced.add(seat)
            if len(self.given) < len(ask.seats):
                return
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
