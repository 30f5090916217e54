"""The moments that decided a game: where the chance to win moved most, and what would have been better.

Every answer is judged with what its seat could see when it was given: in imagined worlds, never in the real
one. The heuristic picks the answers that are worth a closer look, so that the work is bounded.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, TypedDict

from weald.ai.chances import Chances, Estimate
from weald.ai.seat_run import SeatRun
from weald.kernel.advice import score_options
from weald.kernel.chance import branch
from weald.kernel.decisions import Decision, Value
from weald.kernel.messages import Message
from weald.kernel.table import Table

# Number of moments that are named, and of good ones among them.
MOMENTS = 3
GOOD = 1
# Numbers of answers that look bad, and that look good, to be looked at closely.
DOUBTED = 7
LIKED = 4
# Imagined games for each of two options, and for the chance at the beginning of a turn.
GAMES = 60
TURN_GAMES = 16
# Games for each of two options even if time is over, so that a busy service names moments as well.
LEAST_GAMES = 3
MOST_TURNS = 40
# The share of the time for the chances turn by turn.
TURNS_SHARE = 0.35
# A smaller change decides nothing.
LEAST_CHANGE = 0.01


class Point:
    """An answer that left a choice: what was given, and the option that looked best of the others."""

    __slots__ = ("at", "estimates", "gap", "kind", "other", "seat", "turn", "value")

    def __init__(
        self, at: int, seat: int, turn: int, kind: str, value: Value, other: Value, gap: float
    ) -> None:
        self.at = at
        self.seat = seat
        self.turn = turn
        self.kind = kind
        self.value = value
        self.other = other
        # The lead of the answer over the other one.
        self.gap = gap
        self.estimates: list[Estimate] = []

    @property
    def change(self) -> float:
        """The gain in the chance of a victory over the other option."""
        if not self.estimates or not self.estimates[0].outcomes:
            return 0.0
        return self.estimates[0].chance - self.estimates[1].chance


class Moment(TypedDict):
    """An answer that changed the chance to win by `change`, to `after`; `at` answers were given before it.

    `better` names an option that would have been better, if there was one.
    """

    at: int
    turn: int
    seat: int
    prompt: Message
    option: str
    move: Message
    better: Message | None
    change: float
    after: float


class TurnChance(TypedDict):
    """The chance to win when a turn began, after `at` answers."""

    at: int
    turn: int
    chance: float


class Judged(TypedDict):
    """The moments that decided a game, and its chances turn by turn."""

    moments: list[Moment]
    series: list[TurnChance]


class Review:
    """A finished game, played again from its start to look at the answers of some seats."""

    def __init__(
        self,
        start: Table,
        answers: Sequence[tuple[int, str]],
        seats: Sequence[int],
        seed: int,
        seconds: float,
        games: int | None = None,
    ) -> None:
        self.start = start
        self.answers = answers
        self.seats = frozenset(seats)
        self.seed = seed
        self.games = games
        self.end = perf_counter() + seconds
        self.seconds = seconds
        self.points: list[Point] = []
        # The chances of the first seat.
        self.series: list[TurnChance] = []

    def judged(self) -> Judged:
        """Return the moments and the chances turn by turn."""
        self._look_over()
        return {"moments": self.moments(), "series": self.series}

    def moments(self) -> list[Moment]:
        """Return the moments that decided the game, in their order."""
        if not self.points:
            self._look_over()
        self._look_closely()
        judged = [point for point in self.points if abs(point.change) >= LEAST_CHANGE]
        good = sorted((p for p in judged if p.change > 0), key=lambda p: -p.change)
        bad = sorted((p for p in judged if p.change < 0), key=lambda p: p.change)
        chosen = bad[: MOMENTS - GOOD] + good[:GOOD]
        rest = sorted(bad[MOMENTS - GOOD :] + good[GOOD:], key=lambda p: -abs(p.change))
        chosen += rest[: MOMENTS - len(chosen)]
        return self._worded(sorted(chosen, key=lambda point: point.at))

    def _look_over(self) -> None:
        """Play the game again; note every answer that left a choice, and the chance when a turn begins."""
        table = self.start.clone()
        turn = None
        until = self.end - (1 - TURNS_SHARE) * self.seconds
        for at, (seat, option) in enumerate(self.answers):
            view = table.view(None)
            now = view.get("turn", view.get("round", 0))
            decision = table.decision(seat)
            assert decision is not None
            if seat in self.seats and len(decision.options) > 1:
                if now != turn and len(self.series) < MOST_TURNS:
                    turn = now
                    self._note_turn(table, seat, at, now, until)
                point = self._point(table, decision, at, now, option)
                if point is not None:
                    self.points.append(point)
            table.answer(seat, option)

    def _note_turn(self, table: Table, seat: int, at: int, turn: Any, until: float) -> None:
        games = TURN_GAMES if self.games is None else self.games
        left = None if self.games is not None else max(0.0, (until - perf_counter()) / 4)
        chances = Chances(SeatRun(table.run, seat), branch(self.seed, at))
        chance = chances.now()
        if chance is None:
            [estimate] = chances.estimates([None], games, left)
            chance = estimate.chance if estimate.outcomes else None
        if chance is not None:
            self.series.append({"at": at, "turn": turn, "chance": round(chance, 3)})

    def _point(self, table: Table, decision: Decision, at: int, turn: int, option: str) -> Point | None:
        """Return the answer at a decision, with the best-looking other option."""
        run = SeatRun(table.run, decision.seat)
        world = run.imagine(branch(self.seed, at))
        assert world.question is not None
        names = dict(zip(decision.options, decision.values, strict=True))
        alias = table.game.texts.aliases(decision.question, decision.seat)
        value = names[alias.get(option, option) if option not in names else option]
        scores = score_options(table.game, world.state, world.question, decision.seat, decision.values)
        given = scores[decision.values.index(value)]
        others = [(score, n) for n, score in enumerate(scores) if decision.values[n] != value]
        score, best = max(others, key=lambda pair: (pair[0], -pair[1]))
        gap = given - score
        return Point(at, decision.seat, turn, decision.kind, value, decision.values[best], gap)

    def _look_closely(self) -> None:
        """Estimate the chances of the answers that look worst and best among those of their kind."""
        usual: dict[str, list[float]] = {}
        for point in self.points:
            usual.setdefault(point.kind, []).append(abs(point.gap))
        sizes = {kind: sum(gaps) / len(gaps) or 1.0 for kind, gaps in usual.items()}
        ranked = sorted(self.points, key=lambda point: point.gap / sizes[point.kind])
        chosen = ranked[:DOUBTED] + [point for point in ranked[::-1][:LIKED] if point.gap > 0]
        closely = {point.at: point for point in chosen}
        table = self.start.clone()
        last = max(closely, default=-1)
        left = len(closely)
        for at, (seat, option) in enumerate(self.answers[: last + 1]):
            if at in closely:
                point = closely[at]
                seconds = None if self.games is not None else max(0.0, (self.end - perf_counter()) / left)
                games = GAMES if self.games is None else self.games
                chances = Chances(SeatRun(table.run, seat), branch(self.seed, at))
                point.estimates = chances.estimates([point.value, point.other], games, seconds, LEAST_GAMES)
                left -= 1
            table.answer(seat, option)

    def _worded(self, points: Sequence[Point]) -> list[Moment]:
        """Return points with the words for their options."""
        table = self.start.clone()
        moments = []
        at = 0
        for point in points:
            for seat, option in self.answers[at : point.at]:
                table.answer(seat, option)
            at = point.at
            decision = table.decision(point.seat)
            assert decision is not None
            labels = dict(zip(decision.values, decision.choices, strict=True))
            played = labels[point.value]
            moments.append(
                Moment(
                    at=at,
                    turn=point.turn,
                    seat=point.seat,
                    prompt=decision.prompt,
                    option=played.id,
                    move=played.label,
                    better=labels[point.other].label if point.change < 0 else None,
                    change=round(point.change, 3),
                    after=round(point.estimates[0].chance, 3),
                )
            )
        return moments
