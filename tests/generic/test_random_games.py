"""Many random games: they end, no law is ever broken, and every way to play them comes to the same."""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random
from typing import Any

import pytest

from tests.generic.cases import CASES, GAMES, SIZES, Case, cases, fields, moments
from weald import ai
from weald.kernel.driver import count_decisions, playout
from weald.kernel.game import Game
from weald.kernel.state import State

# The length of every size: answers at a table, choices in playouts; other options are played half as long.
ANSWERS = 1000
CHOICES = 6000
# The seeds of the games that come after these, as a proof.
FIRST_SEEDS = 0
MORE_SEEDS = 1000

in_two_parts = pytest.mark.parametrize(
    "seeds", [FIRST_SEEDS, pytest.param(MORE_SEEDS, marks=pytest.mark.proof)], ids=["first", "more"]
)


@in_two_parts
@cases(CASES, long=True)
def test_games_end_and_keep_the_laws(case: Case, seeds: int) -> None:
    answers = 0
    enough = ANSWERS // 2 if case.options else ANSWERS
    for seed in range(seeds + 1, seeds + 26):
        if answers >= enough:
            break
        t = case.new(seed)
        for _ in moments(t, Random(seed)):
            assert case.game.invariants(t.run.state) == []
        answers += len(t.entries)
        assert t.pending == []
        result = t.result
        assert result is not None
        assert set(result.winners) <= set(range(case.seats))
        assert len(result.scores) == case.seats
        assert all(isinstance(score["total"], int) for score in result.scores)
        assert t.run.state.drawn < 1000


@in_two_parts
@cases(CASES)
def test_playouts_end_and_keep_the_laws(case: Case, seeds: int) -> None:
    options = case.game.resolve_options(dict(case.options))
    first = case.game.start(case.seats, options, 0)
    long = count_decisions(case.game, first, Random(0).random)
    enough = CHOICES // 2 if case.options else CHOICES
    for seed in range(seeds, seeds + max(3, min(75, enough // long))):
        state = case.game.start(case.seats, options, seed)
        playout(case.game, state, Random(seed).random)
        assert state.step == ""
        assert case.game.invariants(state) == []


class Overheard(Game):
    """A game whose steps also write down every question with its reply."""

    def __init__(self, game: Game) -> None:
        self.heard: list[tuple[Any, Any]] = []
        self.steps = {name: self._listening(step) for name, step in game.steps.items()}

    def _listening(self, step: Callable[[Any], Generator[Any, Any, str]]) -> Callable[[Any], Any]:
        def listening(s: State) -> Generator[Any, Any, str]:
            running = step(s)
            reply = None
            while True:
                try:
                    question = running.send(reply)
                except StopIteration as end:
                    name: str = end.value
                    return name
                # Written down before the step goes on, because options may be live lists.
                seats, options = list(question.seats), [list(each) for each in question.options]
                reply = yield question
                self.heard.append(((question, seats, options), reply))

        return listening


@cases(SIZES)
def test_playouts_and_tables_agree(case: Case) -> None:
    game = case.game
    overheard = Overheard(game)
    state = game.start(case.seats, game.resolve_options(dict(case.options)), 11)
    playout(overheard, state, Random(11).random)
    t = case.new(11)
    choices = 0
    for (question, seats, options), reply in overheard.heard:
        replies = [reply] if question.mode != 1 else reply
        who = seats
        if question.mode == 2:
            who, replies = [reply[0]], [reply[1]]
        if question.mode != 2 and all(len(each) == 1 for each in options):
            continue
        choices += 1 if question.mode == 2 else sum(len(set(each)) > 1 for each in options)
        for seat, value in zip(who, replies, strict=True):
            t.answer(seat, game.texts.option_id(question, value))
    assert t.over
    assert fields(t.run.state) == fields(state)
    fresh = game.start(case.seats, game.resolve_options(dict(case.options)), 11)
    assert count_decisions(game, fresh, Random(11).random) == choices
    assert fields(fresh) == fields(state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_bots_choose_what_is_possible_and_always_the_same(game: Game) -> None:
    t = Case(game, min(game.seats, key=lambda n: abs(n - 2))).new(7)
    for n in moments(t, Random(7)):
        if n % 9 or t.over:
            continue
        decision = t.pending[0]
        before = t.position()
        for name in game.bots:
            option = ai.choose(name, t, decision.seat, 5, iterations=20)
            assert option in decision.options
            assert ai.choose(name, t.clone(), decision.seat, 5, iterations=20) == option
        assert t.position() == before
