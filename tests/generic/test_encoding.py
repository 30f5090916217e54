"""Actions mean the same in every state; observations hold what the seat may know and nothing else."""

from __future__ import annotations

from math import isfinite, prod
from random import Random

import pytest

from tests.generic.cases import CASES, SIZES, Case, moments, pick
from tests.published import PUBLISHED
from weald.kernel.decisions import one
from weald.kernel.encoding import ActionTable, Encoding
from weald.kernel.state import State

# Its actions answer several kinds of questions, and its arrays are long: it has tests of its own.
ELSEWHERE = "spirit_island"


def encoded(cases: list[Case]) -> pytest.MarkDecorator:
    """Parametrise a test with the cases that have an encoding."""
    own = [case for case in cases if case.game.encoding and case.game.id != ELSEWHERE]
    return pytest.mark.parametrize("case", own, ids=str)


encoded_cases = encoded(CASES)
encoded_sizes = encoded(SIZES)


def encoding(case: Case) -> Encoding:
    assert case.game.encoding is not None
    return case.game.encoding


def observed(case: Case, state: State, seat: int) -> list[float]:
    """Return a seat's observation."""
    out = [0.0] * prod(encoding(case).observation_shape)
    encoding(case).observe(state, seat, out)
    return out


def test_published_games_have_an_encoding() -> None:
    assert {case.game.id for case in SIZES if case.game.encoding} >= {"tiny", *PUBLISHED}


@encoded_cases
def test_every_option_is_an_action_and_back(case: Case) -> None:
    meanings: dict[int, tuple[str, str]] = {}
    for seed in range(3):
        t = case.new(seed)
        for _ in moments(t, Random(seed)):
            for decision in t.pending:
                question = decision.question
                actions = [encoding(case).action(question, value) for value in decision.values]
                assert [encoding(case).value(question, action) for action in actions] == decision.values
                assert len(set(actions)) == len(actions)
                assert all(0 <= action < encoding(case).num_actions for action in actions)
                for action, option in zip(actions, decision.options, strict=True):
                    assert meanings.setdefault(action, (decision.kind, option)) == (decision.kind, option)
    assert len(set(meanings.values())) == len(meanings) >= min(10, encoding(case).num_actions // 2)


@encoded_sizes
def test_what_is_hidden_is_not_observed(case: Case) -> None:
    t = case.new(8)
    hidden = 0
    for n in moments(t, Random(8), stop=200):
        for seat in range(case.seats):
            now = observed(case, t.run.state, seat)
            other = t.run.state.copy()
            other.seed = n
            case.game.information.redeal(other, seat)
            assert observed(case, other, seat) == now
            hidden += case.game.position.dump(other) != case.game.position.dump(t.run.state)
    assert hidden > 10


@encoded_sizes
def test_observations_are_small_numbers_that_follow_the_game(case: Case) -> None:
    t = case.new(9)
    random = Random(9)
    seen = set()
    answers = 0
    while not t.over:
        for seat in range(case.seats):
            now = observed(case, t.run.state, seat)
            assert all(isfinite(number) and -1 <= number <= 1.5 for number in now)
            seen.add(tuple(now))
        decision = pick(t, random)
        t.answer(decision.seat, decision.options[int(random.random() * len(decision.options))])
        answers += 1
    # Answers to a question that others still have to answer change nothing yet.
    assert len(seen) > answers / 3


def test_an_action_of_another_question_is_refused() -> None:
    table = ActionTable({"first": (0, 1), "second": ((), (1, 2))})
    first, second = one("first", 0, (0, 1)), one("second", 0, [(), (1, 2)])
    assert len(table) == 4
    assert [table.action(first, 1), table.action(second, ()), table.action(second, (1, 2))] == [1, 2, 3]
    assert table.value(second, 3) == (1, 2)
    for question, action in ((first, 2), (second, 0), (first, 4)):
        with pytest.raises(LookupError):
            table.value(question, action)
