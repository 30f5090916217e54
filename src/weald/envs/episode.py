"""One game by action ids: the open question of a learner, its mask and observation, and rewards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from weald.ai import Bot, SeatRun, bot
from weald.envs.errors import EpisodeOver, MaskedAction
from weald.envs.settings import RANDOM, Settings, words
from weald.kernel.chance import SEED_LIMIT
from weald.kernel.decisions import ALL, ANY, ONE, Decision, Question, Value, is_forced
from weald.kernel.driver import Run, follow, step_by_step
from weald.kernel.encoding import PackedEncoding, QuestionEncoding
from weald.kernel.events import Event, Trace
from weald.kernel.state import State

Array = NDArray[np.float32] | NDArray[np.uint8]
Mask = NDArray[np.int8]
# No seat: the game is over.
NOBODY = -1
# Types of numbers, which numpy would have to look up for every array.
BYTES = np.dtype(np.uint8)
SIGNED_BYTES = np.dtype(np.int8)


class Episode:
    """A game from its seed to its end; bots and questions without a choice are answered on the way.

    `seat` is the learner that is asked and `options` are its values. The driver is as lean as that of
    playouts; where bots think, checkpoints are kept, from which they get worlds of their own.
    """

    __slots__ = (
        "_actions",
        "_answers",
        "_bots",
        "_checkpoint",
        "_checkpoint_seat",
        "_encoding",
        "_event_mark",
        "_everybody",
        "_learners",
        "_num_actions",
        "_random",
        "_replies",
        "_send",
        "_thinks",
        "_values",
        "_waiting",
        "bot_answers",
        "ids",
        "options",
        "question",
        "seat",
        "settings",
        "state",
    )

    def __init__(self, settings: Settings, random: Random, recorded: bool = False) -> None:
        """Begin a game; one that is `recorded` has events and can be copied."""
        self.settings = settings
        seed = random.randrange(SEED_LIMIT)
        self.state: State = settings.game.start(settings.seats, settings.options, seed)
        if recorded:
            self.state.trace = Trace()
        self.question: Question | None = None
        self.seat = NOBODY
        self.options: Sequence[Value] = ()
        # The action ids of all values that the open question may have.
        self.ids: Mapping[Value, int] = {}
        self._values: Mapping[int, Value] = {}
        self._encoding = settings.encoding
        self._num_actions = settings.encoding.num_actions
        # Number of answers of bots that were not forced.
        self.bot_answers = 0
        self._random = random.random
        self._bots: dict[int, Bot | None] = {
            seat: None if name == RANDOM else bot(name, settings.game, random.getrandbits(64))
            for seat, name in settings.bots.items()
        }
        self._thinks = recorded or any(self._bots.values())
        self._everybody = range(settings.seats)
        # Seats that are asked together answer in order; the next one is the last of the list.
        self._learners = settings.learners[::-1]
        self._checkpoint: State | None = None
        # The seat that acted before it: of several that may act first, the next one is asked.
        self._checkpoint_seat = NOBODY
        self._event_mark = 0
        # Since the checkpoint: all answers, and those of learners as actions.
        self._answers: list[tuple[int, Value]] = []
        self._actions: list[int] = []
        self._replies: list[Any] = []
        self._waiting: list[int] = []
        self._send: Callable[[Any], Question | None] = self._begin()
        self._go_on(None)

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def act(self, action: int) -> None:
        """Answer for the learner that is asked, and go on until a learner is asked again."""
        question = self.question
        if question is None:
            raise EpisodeOver("the game is over; call reset() to begin another one")
        try:
            value = self._values[action]
        except (LookupError, TypeError):
            raise self.refusal(action) from None
        if value not in self.options:
            raise self.refusal(action)
        if self._thinks:
            self._answers.append((self.seat, value))
            self._actions.append(action)
        mode = question.mode
        if mode == ALL:
            waiting = self._waiting
            self._replies[waiting.pop()] = value
            if waiting:
                i = waiting[-1]
                self.seat = question.seats[i]
                self.options = question.options[i]
            else:
                self._go_on(self._replies)
        else:
            self._go_on((self.seat, value) if mode == ANY else value)

    def refusal(self, action: object) -> MaskedAction:
        """Return the error for an action that is not open."""
        assert self.question is not None
        return MaskedAction(
            f"action {action} is masked: it does not answer the question {self.question.kind!r} to seat "
            f"{self.seat}; choose one whose entry in the action mask is 1"
        )

    def actions(self) -> list[int]:
        """Return the actions that are open, in increasing order."""
        return sorted({self.ids[value] for value in self.options})

    def mask(self) -> Mask:
        """Return 1 for every action that is open to the learner that is asked."""
        count, ids = self._num_actions, self.ids
        mask = bytearray(count)
        for value in self.options:
            mask[ids[value]] = 1
        return np.ndarray(count, SIGNED_BYTES, mask)

    def rewards(self) -> list[float]:
        """Return every seat's reward for the end of the game."""
        game = self.settings.game
        if self.settings.reward == "margin":
            result = game.result(self.state)
            totals = [score["total"] for score in result.scores]
            if len(set(result.winners)) in (0, self.settings.seats):
                return [float(score.get("lead", score["total"])) for score in result.scores]
            return [
                float(total - max(totals[:seat] + totals[seat + 1 :])) for seat, total in enumerate(totals)
            ]
        return [1.0 if share else -1.0 for share in game.shares(self.state)]

    def potential(self, seat: int) -> float:
        """Return the seat's potential for shaped rewards."""
        return self.settings.encoding.potential(self.state, seat)

    def view(self, seat: int) -> Mapping[str, Any]:
        """Return everything that the seat may know, as plain data."""
        return self.settings.game.information.view(self.state, seat)

    def text(self, seat: int) -> str:
        """Return the seat's view as letters: the board, the question and its options."""
        game = self.settings.game
        board = game.text_board.draw(dict(self.view(seat)), seat, {}, words().text)
        lines = ["".join(text for text, _ in line).rstrip() for line in board]
        if self.question is not None and seat == self.seat:
            decision = Decision(game, self.state, self.question, seat)
            lines.append(words().say(decision.prompt))
            lines += [
                f"{self.ids[value]}: {words().say(choice.label)}"
                for value, choice in zip(decision.values, decision.choices, strict=True)
            ]
        return "\n".join(lines)

    def copy(self) -> Episode:
        """Return an independent copy of a recorded game without bots."""
        assert self._checkpoint is not None
        return _restored(*self._parts(self._checkpoint.copy()))

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return plain data: objects of the compiled engine cannot be pickled."""
        assert self._checkpoint is not None
        settings, checkpoint, seat, events, actions = self._parts(self._checkpoint)
        position = settings.game.position.dump(checkpoint)
        return _unpickled, (settings, position, seat, [event.to_json() for event in events], actions)

    def _parts(self, checkpoint: State) -> tuple[Settings, State, int, list[Event], list[int]]:
        """Return the parts from which a recorded game without bots can be made again."""
        assert self.state.trace is not None
        assert not self._bots
        events = self.state.trace.events[: self._event_mark]
        return self.settings, checkpoint, self._checkpoint_seat, events, self._actions

    def _begin(self) -> Callable[[Any], Question | None]:
        """Return the function that takes replies and returns questions, from a checkpoint on."""
        if not self._thinks:
            return follow(self.settings.game, self.state).send
        self._record_checkpoint()
        return step_by_step(self.settings.game, self.state).send

    def _record_checkpoint(self) -> None:
        self._checkpoint = self.state.copy()
        self._checkpoint_seat = self.seat
        self._answers = []
        self._actions = []
        self._event_mark = 0 if self.state.trace is None else len(self.state.trace.events)

    def _go_on(self, reply: Any) -> None:
        """Send a reply into the step and follow the steps until a learner is asked or the game ends."""
        while True:
            question = self._send(reply)
            if question is None:
                if self._thinks:
                    self._record_checkpoint()
                    if self.state.step:
                        reply = None
                        continue
                self.question = None
                self.seat = NOBODY
                self.options = ()
                return
            self.question = question
            if len(question.options[0]) == 1 and is_forced(question):
                values = [options[0] for options in question.options]
                if self._thinks:
                    self._answers += zip(question.seats, values, strict=True)
                reply = values if question.mode == ALL else values[0]
            else:
                reply = self._reply(question)
                if reply is None:
                    self.ids = self._encoding.action_ids(question)
                    self._values = self._encoding.action_values(question)
                    return

    def _reply(self, question: Question) -> Any:
        """Return the reply if only bots are asked; otherwise ask a learner and return None."""
        bots = self._bots
        seats = question.seats
        if question.mode == ALL:
            waiting = (
                self._learners[:]
                if seats == self._everybody
                else [i for i in reversed(range(len(seats))) if seats[i] not in bots]
            )
            replies: list[Any]
            if not bots:
                replies = [None] * len(seats)
            elif self._thinks:
                replies = [
                    self._bot_value(question, i, seat) if seat in bots else None
                    for i, seat in enumerate(seats)
                ]
            else:
                # All bots are random ones; what learners answer takes the place of theirs.
                random = self._random
                replies = [options[int(random() * len(options))] for options in question.options]
                self.bot_answers += len(seats) - len(waiting)
            if not waiting:
                return replies
            self._replies = replies
            self._waiting = waiting
            i = waiting[-1]
            self.seat = seats[i]
            self.options = question.options[i]
            return None
        if question.mode == ONE:
            if seats[0] in bots:
                return self._bot_value(question, 0, seats[0])
            self._ask(question, 0)
            return None
        return self._any_reply(question)

    def _any_reply(self, question: Question) -> Any:
        """Ask the next learner after the last one that acted; bots act where no learner is asked."""
        count = self.settings.seats
        learners = [seat for seat in question.seats if seat not in self._bots]
        if learners:
            seat = min(learners, key=lambda other: (other - self.seat - 1) % count)
            self._ask(question, question.seats.index(seat))
            return None
        i = int(self._random() * len(question.seats))
        return question.seats[i], self._bot_value(question, i, question.seats[i])

    def _ask(self, question: Question, i: int) -> None:
        self.seat = question.seats[i]
        self.options = question.options[i]

    def _bot_value(self, question: Question, i: int, seat: int) -> Value:
        """Return a bot's answer; the random one takes any of its cards, each as likely as the others."""
        options = question.options[i]
        self.bot_answers += 1
        thinker = self._bots[seat]
        if thinker is None:
            value = options[int(self._random() * len(options))]
        else:
            value = thinker.choose(SeatRun(self._run(), seat))
        if self._thinks:
            self._answers.append((seat, value))
        return value

    def _run(self) -> Run:
        """Return a run at the open question, for bots that imagine worlds."""
        assert self._checkpoint is not None
        run = Run(self.settings.game, self._checkpoint.copy(), self._checkpoint, auto=False)
        for seat, value in self._answers:
            run.answer(seat, value)
        return run


def _restored(
    settings: Settings, state: State, seat: int, events: list[Event], actions: list[int]
) -> Episode:
    """Return a recorded game after the actions that followed a checkpoint."""
    episode = Episode.__new__(Episode)
    episode.settings = settings
    episode.state = state
    state.trace = Trace()
    state.trace.events = list(events)
    episode.question = None
    episode.seat = seat
    episode.options = ()
    episode.ids = {}
    episode._values = {}
    episode._encoding = settings.encoding
    episode._num_actions = settings.encoding.num_actions
    episode.bot_answers = 0
    episode._bots = {}
    episode._everybody = range(settings.seats)
    episode._learners = settings.learners[::-1]
    episode._thinks = True
    episode._send = episode._begin()
    if not state.step:
        episode.seat = NOBODY
    else:
        episode._go_on(None)
        for action in actions:
            episode.act(action)
    return episode


def _unpickled(
    settings: Settings, position: Any, seat: int, events: list[dict[str, Any]], actions: list[int]
) -> Episode:
    """Return a recorded game from plain data."""
    state = settings.game.position.load(position, "state", [])
    return _restored(settings, state, seat, [Event.from_json(event) for event in events], actions)


class Observer:
    """Makes the observations of a game as arrays: of bytes where all numbers are zeros and ones."""

    __slots__ = ("_asks", "_bytes", "_bytes_array", "_encoding", "_packed", "_settings", "size")

    def __init__(self, settings: Settings) -> None:
        self._encoding = settings.encoding
        (self.size,) = settings.encoding.observation_shape
        encoding: object = settings.encoding
        self._packed = encoding if isinstance(encoding, PackedEncoding) else None
        self._asks = encoding if isinstance(encoding, QuestionEncoding) else None
        # One packed observation, and the array around it, which would have to be made for each.
        self._bytes = bytearray()
        if self._packed is not None:
            start = settings.game.start(settings.seats, settings.options, 0)
            self._bytes += self._packed.pack(start, (0,))
        self._bytes_array = np.ndarray(len(self._bytes), BYTES, self._bytes)
        self._settings = settings

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the parts of a copy: the bytes and the array belong together."""
        return Observer, (self._settings,)

    @property
    def dtype(self) -> type[np.float32] | type[np.uint8]:
        """The type of the numbers."""
        return np.float32 if self._packed is None else np.uint8

    def observe(self, state: State, seat: int, question: Question | None) -> Array:
        """Return the knowledge of `seat`, and the open question to it."""
        if self._packed is not None:
            self._bytes[:] = self._packed.pack(state, (seat,))
            return np.unpackbits(self._bytes_array, 0, self.size, "little")
        row: Array = self.observe_all(state, (seat,), question)[0]
        return row

    def observe_all(self, state: State, seats: Sequence[int], question: Question | None) -> Array:
        """Return the knowledge of several seats, a row for each: that is quicker than one after another."""
        if self._packed is not None:
            packed = self._packed.pack(state, seats)
            rows = len(seats)
            grouped = np.ndarray((rows, len(packed) // rows), BYTES, packed)
            return np.unpackbits(grouped, 1, self.size, "little")
        out: Array = np.zeros((len(seats), self.size), np.float32)
        for row, seat in zip(out, seats, strict=True):
            # Single numbers are written and read more quickly this way than in an array.
            numbers = memoryview(row)
            self._encoding.observe(state, seat, numbers)
            if self._asks is not None and question is not None and seat in question.seats:
                self._asks.observe_question(question, seat, numbers)
        return out
