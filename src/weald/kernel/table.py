"""A game being played: checkpoint, answers since, seats; with undo, clone and imagination."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from weald.kernel import chance
from weald.kernel.decisions import ALL, Decision
from weald.kernel.driver import Run
from weald.kernel.errors import BadSetup, Illegal, illegal_message
from weald.kernel.events import Event, Trace
from weald.kernel.film import Beat, Film
from weald.kernel.game import Game, OptionValue, Result
from weald.kernel.messages import Args, Message
from weald.kernel.outcomes import Foresight, foresee
from weald.kernel.state import State

# The format of positions and records as such; a game's own version is beside it.
FORMAT = 1
# Checkpoints kept for undo after the first one; going further back replays from the start.
TRAIL = 64


class Entry:
    """One answer in the history of a table, with the chance results that followed from it."""

    __slots__ = ("draws", "option", "revealed", "seat")

    def __init__(self, seat: int, option: str) -> None:
        self.seat = seat
        self.option = option
        self.draws: list[int] = []
        self.revealed = False


class Checkpoint:
    """A state between two steps, and how much had happened by then."""

    __slots__ = ("entries", "events", "state")

    def __init__(self, state: State, entries: int, events: int) -> None:
        self.state = state
        self.entries = entries
        self.events = events


class Table:
    """A game in play, as all code outside the kernel uses it; a `blank` one lacks what has happened."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, OptionValue],
        state: State,
        auto: bool = True,
        blank: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        if blank:
            return
        self.origin = state.copy()
        self.entries: list[Entry] = []
        self._trace = Trace()
        state.trace = self._trace
        self.run = Run(game, state, auto=auto)
        self.opening: list[int] = self._drawn()
        assert self.run.checkpoint is not None
        # Shared by clones, so it is replaced and never changed.
        self._trail = [Checkpoint(self.run.checkpoint, 0, self.run.event_mark)]
        self._pending: list[Decision] | None = None

    @property
    def auto(self) -> bool:
        """Whether questions with a single option are answered by the engine."""
        return self.run.auto

    @property
    def over(self) -> bool:
        return self.run.over

    @property
    def result(self) -> Result | None:
        return self.game.result(self.run.state) if self.over else None

    @property
    def pending(self) -> list[Decision]:
        """The decisions that are open now."""
        if self._pending is None:
            run = self.run
            question = run.question
            open_seats = run.open_seats
            self._pending = (
                [Decision(self.game, run.state, question, seat) for seat in open_seats] if question else []
            )
        return self._pending

    @property
    def answered(self) -> dict[int, str]:
        """The answers that are still secret because others have to answer the same question."""
        question = self.run.question
        if question is None:
            return {}
        return {
            seat: self.game.texts.option_id(question, value)
            for seat, value in self.run.partial_answers.items()
        }

    @property
    def events(self) -> list[Event]:
        return self._trace.events

    def events_for(self, seat: int | None, after: int = 0) -> list[dict[str, Any]]:
        """Return the events after number `after`, in the wording for `seat`."""
        return [event.seen_by(seat) for event in self._trace.events[after:]]

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return everything that `seat` may know."""
        self._check_seat(seat)
        return dict(self.game.information.view(self.run.state, seat))

    def written_view(self, seat: int | None) -> Mapping[str, Any]:
        """Return the same for an encoder that takes `Json` as it is."""
        self._check_seat(seat)
        written = self.game.written
        if written is None:
            return self.game.information.view(self.run.state, seat)
        return written.written_view(self.run.state, seat)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise Illegal("seat", {"n": seat, "last": self.seats - 1})

    def decision(self, seat: int) -> Decision | None:
        """Return the open decision of `seat`, if it has one."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def foresee(self, seat: int) -> Foresight:
        """Return the outcomes of the options open to `seat`, as far as it can know, and its targets."""
        decision = self.decision(seat)
        return foresee(self.run, seat, [] if decision is None else decision.values)

    def answer(self, seat: int, option: str | int) -> None:
        """Answer for a seat with an option or its index; an illegal answer changes nothing."""
        self._take(*self._legal(seat, option))

    def after(self, seat: int, option: str | int) -> Table:
        """Return an independent table after an answer, which is not given at this one."""
        decision, index = self._legal(seat, option)
        other = self._copy()
        other._take(decision, index)
        return other

    def _take(self, decision: Decision, index: int) -> None:
        """Give the answer with that index to a decision that is open here, or was at the table copied."""
        seat, question = decision.seat, self.run.question
        together = decision.question.mode == ALL and len(decision.question.seats) > 1
        entry = Entry(seat, decision.options[index])
        self.entries.append(entry)
        self._trace.revealed = False
        self.run.answer(seat, decision.values[index])
        entry.draws = self._drawn()
        entry.revealed = self._trace.revealed or (together and self.run.question is not question)
        self._follow()

    def can_undo(
        self, seat: int | None = None, agreed: bool = False, nothing_new: bool = False
    ) -> Message | None:
        """Return None if the last answer can be taken back, otherwise the reason why not."""
        target = self._undo_target(seat, agreed, nothing_new)
        return None if isinstance(target, int) else illegal_message(*target)

    def undo(self, seat: int | None = None, agreed: bool = False, nothing_new: bool = False) -> None:
        """Take back the last answer (of a seat); if all have agreed, only chance stands in the way.

        With `nothing_new`, also what has come to light since.
        """
        target = self._undo_target(seat, agreed, nothing_new)
        if not isinstance(target, int):
            raise Illegal(*target)
        if self._is_open(target):
            kept = self.entries[:target] + self.entries[target + 1 :]
        else:
            kept = self.entries[:target]
        self._rewind(kept)

    def clone(self) -> Table:
        """Return an independent table at the same point."""
        other = self._copy()
        question = other.run.question
        if self._pending is not None and question is not None:
            # The questions are the same, but their texts are read from the state, which goes its own way.
            other._pending = [decision.at(other.run.state, question) for decision in self._pending]
        return other

    def _copy(self) -> Table:
        """Return the same without its decisions."""
        trace = Trace()
        trace.events = self._trace.events[: self.run.event_mark]
        other = self._with(trace, self.run.copy(trace), len(self.entries))
        trace.draws = []
        return other

    def _with(self, trace: Trace, run: Run, entries: int) -> Table:
        """Return a table like this one after its first `entries` answers, where `run` stands."""
        other = Table(self.game, self.seats, self.options, self.origin, blank=True)
        other.origin = self.origin
        other.opening = self.opening
        other.entries = self.entries[:entries]
        other.run = run
        other._trace = trace
        other._trail = self._trail
        other._pending = None
        return other

    def film(self, seat: int | None, after: int = 0, reveal_all: bool = False) -> list[Beat]:
        """Return the beats after event number `after`, as `seat` saw them.

        With `reveal_all`, nothing is hidden.
        """
        point = next((p for p in reversed(self._trail) if p.events <= after), self._trail[0])
        state = point.state.copy()
        film = Film(self.game, state, seat, after, reveal_all)
        film.events = self._trace.events[: point.events]
        state.trace = film
        again = self._with(film, Run(self.game, state, point.state, auto=self.auto), point.entries)
        for entry in self.entries[point.entries :]:
            again.answer(entry.seat, entry.option)
        return film.beats

    def imagine(self, seat: int | None, seed: int) -> Run:
        """Return a run in which everything hidden from `seat` is redealt."""
        return self.run.imagined(seat, seed)

    def position(self) -> dict[str, Any]:
        """Return the whole truth about the table as plain data: the last checkpoint and the answers since."""
        return {
            **self._heading(),
            "state": self.game.position.dump(self.run.checkpoint),
            "answers": self.answers_since(),
        }

    def answers_since(self) -> list[list[Any]]:
        """Return seat and option of the answers since the last checkpoint."""
        since = self.entries[len(self.entries) - len(self.run.answers) :]
        return [[entry.seat, entry.option] for entry in since]

    def record(self) -> dict[str, Any]:
        """Return all that is needed to replay the table from its start, with chance results to compare."""
        return {
            **self._heading(),
            "start": self.game.position.dump(self.origin),
            "opening": self.opening,
            "answers": [[entry.seat, entry.option, entry.draws] for entry in self.entries],
        }

    def _heading(self) -> dict[str, Any]:
        return {
            "weald": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            **({} if self.auto else {"auto": False}),
        }

    def _legal(self, seat: int, option: str | int) -> tuple[Decision, int]:
        """Return the open decision and the index of the option in it, or raise Illegal."""
        if self.over:
            raise Illegal("over")
        if not 0 <= seat < self.seats:
            raise Illegal("seat", {"n": seat, "last": self.seats - 1})
        decision = self.decision(seat)
        if decision is None:
            code = "answered" if seat in self.answered else "not_asked"
            raise Illegal(code, {"seats": self.run.open_seats})
        if isinstance(option, str):
            if option not in decision.options:
                option = self.game.texts.aliases(decision.question, seat).get(option, option)
            if option in decision.options:
                return decision, decision.options.index(option)
            reason = self.game.texts.refusal(self.run.state, decision.question, seat, option)
            raise Illegal("option", {"option": option[:40]}, reason)
        if 0 <= option < len(decision.options):
            return decision, option
        raise Illegal("index", {"n": option, "last": len(decision.options) - 1})

    def _drawn(self) -> list[int]:
        draws, self._trace.draws = self._trace.draws, []
        return draws

    def _follow(self) -> None:
        """Note a new checkpoint if the run has reached one."""
        self._pending = None
        state = self.run.checkpoint
        assert state is not None
        if state is not self._trail[-1].state:
            trail = [*self._trail, Checkpoint(state, len(self.entries), self.run.event_mark)]
            if len(trail) > TRAIL:
                del trail[1]
            self._trail = trail

    def _is_open(self, target: int) -> bool:
        """Return whether an entry is a secret answer to the question that is still open."""
        return self.entries[target].seat in self.run.partial_answers

    def _undo_target(self, seat: int | None, agreed: bool, nothing_new: bool) -> int | tuple[str, Args]:
        """Return the index of the entry to take back, or the code and values of the reason against it."""
        entries = self.entries
        target = len(entries) - 1
        while target >= 0 and seat is not None and entries[target].seat != seat:
            target -= 1
        if target < 0:
            return "undo_nothing", {}
        if self._is_open(target) or self.options["takebacks"] == "free":
            return target
        if agreed:
            if any(entry.draws for entry in entries[target:]):
                return "undo_chance", {}
            revealed = nothing_new and any(entry.revealed for entry in entries[target:])
            return ("undo_revealed", {}) if revealed else target
        if any(entry.seat != entries[target].seat for entry in entries[target + 1 :]):
            return "undo_other", {"seat": entries[-1].seat}
        if entries[target].draws:
            return "undo_chance", {}
        return ("undo_revealed", {}) if entries[target].revealed else target

    def _rewind(self, kept: list[Entry]) -> None:
        """Go back to a checkpoint and give again the answers that stay."""
        trail = list(self._trail)
        untouched = self._untouched(kept)
        while len(trail) > 1 and trail[-1].entries > untouched:
            trail.pop()
        self._trail = trail
        point = trail[-1]
        state = point.state.copy()
        self._trace.events = self._trace.events[: point.events]
        self._trace.notes.clear()
        state.trace = self._trace
        self.run = Run(self.game, state, point.state, auto=self.auto)
        # Draws on the way to the question belong to the answer before it, which has them already.
        self._trace.draws = []
        self.entries = kept[: point.entries]
        self._pending = None
        for entry in kept[point.entries :]:
            self.answer(entry.seat, entry.option)

    def _untouched(self, kept: list[Entry]) -> int:
        """Count the entries from the start that stay as they are."""
        same = 0
        while same < len(kept) and kept[same] is self.entries[same]:
            same += 1
        return same


def new(
    game: Game,
    seats: object,
    seed: object,
    options: dict[str, Any] | None = None,
    auto: bool = True,
) -> Table:
    """Return a table at which the game begins; BadSetup if `seats` or `seed` cannot be what they say."""
    count = game.check_seats(game.seats[0] if seats is None else seats)
    number = check_seed(seed)
    resolved = game.resolve_options(options or {})
    if game.sequel is not None and game.sequel.needs_start(resolved):
        raise BadSetup("start_missing")
    return Table(game, count, resolved, game.start(count, resolved, number), auto)


def check_seed(seed: object) -> int:
    """Return a seed as states hold it, from a number or 32 secret bytes; BadSetup if it cannot be one."""
    if isinstance(seed, bytes):
        return chance.secret_seed(seed)
    if type(seed) is not int or not 0 <= seed < chance.SEED_LIMIT:
        raise BadSetup("seed", {"value": str(seed)[:40], "hi": str(chance.SEED_LIMIT - 1)})
    return seed
