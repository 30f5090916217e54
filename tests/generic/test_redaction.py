"""Evaluations, heuristics and rollouts depend on nothing that the seat cannot see."""

from __future__ import annotations

from random import Random

import pytest

from tests.attributes import field_names
from tests.generic.cases import GAMES, SIZES, Case, fields, moments, pick
from weald.kernel import advice
from weald.kernel.driver import Run
from weald.kernel.information import redacted
from weald.kernel.state import State

every_size = pytest.mark.parametrize("case", SIZES, ids=str)


def worlds(case: Case, seed: int, stop: int = 400) -> list[tuple[Run, Run, int]]:
    """Return pairs of runs that look the same to a seat which is asked, all that is hidden dealt twice."""
    t = case.new(seed)
    pairs = []
    for n in moments(t, Random(seed), stop):
        if t.over or n % (1 + 2 * case.seats):
            continue
        seat = pick(t, Random(n)).seat
        pairs.append((t.imagine(seat, 2 * n), t.imagine(seat, 2 * n + 1), seat))
    assert pairs
    return pairs


def permuted(case: Case, run: Run, seat: int | None, seed: int) -> State:
    state = run.state.copy()
    state.seed = seed
    case.game.information.redeal(state, seat)
    return state


@every_size
def test_a_redacted_state_holds_only_what_the_seat_knows(case: Case) -> None:
    hidden = 0
    for one, two, seat in worlds(case, 1):
        for viewer in (seat, None):
            before = repr(fields(one.state))
            first, second = (
                redacted(case.game, permuted(case, one, viewer, seed), viewer) for seed in (1, 2)
            )
            assert fields(first) == fields(second)
            assert repr(fields(one.state)) == before
        hidden += fields(one.state) != fields(two.state)
    assert hidden > 3


@every_size
def test_the_heuristic_scores_options_the_same(case: Case) -> None:
    compared = 0
    for one, two, seat in worlds(case, 2):
        assert one.question is not None
        assert two.question is not None
        values = case.game.texts.order(one.question.values(seat))
        scores = advice.score_options(case.game, one.state, one.question, seat, values)
        assert scores == advice.score_options(case.game, two.state, two.question, seat, values)
        assert len(scores) == len(values)
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("case", [case for case in SIZES if case.game.advice.evaluator], ids=str)
def test_the_evaluator_finds_positions_as_good(case: Case) -> None:
    evaluator = advice.evaluator_of(case.game)
    compared = 0
    for one, two, seat in [pair for seed in range(3, 9) for pair in worlds(case, seed)]:
        assert one.question is not None
        if evaluator.is_stable(one.question):
            assert advice.evaluate(case.game, one.state, seat) == advice.evaluate(case.game, two.state, seat)
            compared += 1
    assert compared > 3


@pytest.mark.parametrize("case", [case for case in SIZES if case.game.advice.rollout], ids=str)
def test_the_rollout_policy_answers_the_same(case: Case) -> None:
    rollout = case.game.advice.rollout
    assert rollout is not None
    compared = 0
    for one, two, seat in worlds(case, 4):
        assert one.question is not None
        assert two.question is not None
        i = list(one.question.seats).index(seat)
        for seed in range(3):
            answers = [
                rollout.policy(run.state, run.question, i, Random(seed).random)
                for run in (one, two)
                if run.question is not None
            ]
            # A policy that tries powers out meets the cards of the imagined world that it plays in.
            assert case.game.advice.horizon or answers[0] == answers[1]
            compared += 1
        if not rollout.cutoffs:
            continue
        # Sums in another order may differ in the last digits.
        chances = [rollout.win_probabilities(run.state) for run in (one, two)]
        assert chances[0] == pytest.approx(chances[1])
        # A team wins or loses together.
        assert case.game.cooperative or sum(chances[0]) == pytest.approx(1)
    assert compared > 3


def test_games_with_and_without_each_part_are_among_them() -> None:
    offered = {
        part: [game.id for game in GAMES if getattr(game.advice, part)] for part in field_names(advice.Advice)
    }
    assert set(offered["heuristic"]) == {game.id for game in GAMES}
    assert offered["evaluator"] == ["sylvion"]
    assert set(offered["rollout"]) >= {"living_forest_duel", "spirit_island"}
    assert offered["looks_ahead"] == ["spirit_island"]
