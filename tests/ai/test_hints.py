"""Hints: a chance before and after, reasons, others that are as good; nothing that the seat cannot see."""

from __future__ import annotations

from typing import Any

import pytest
from losing_answers import positions

import weald
from tests.tiny import GAME as TINY
from weald import ai
from weald.ai.chances import Chances, Estimate
from weald.ai.hints import Advisor, Hint, _by_chance, _common, _foremost, hint, hint_seconds
from weald.ai.plan_search import Plan, Playout
from weald.ai.seat_run import SeatRun
from weald.games import find
from weald.games.spirit_island.model.state import IslandState
from weald.kernel.advice import Reason, best_option
from weald.kernel.chance import branch
from weald.kernel.decisions import Question, Value
from weald.kernel.driver import Run
from weald.kernel.messages import Message
from weald.kernel.table import Table, new

GAMES = ("ecosystem", "living_forest_duel", "spirit_island", "sylvion")


def advanced(game: str, answers: int, seed: int = 5) -> Table:
    """A table after some answers of the quick policy."""
    options: dict[str, Any] = {"casting": "random"} if game == "spirit_island" else {}
    t = weald.new(game, seed=seed, options=options)
    for n in range(answers):
        decision = t.pending[0]
        t.answer(decision.seat, ai.choose("random", t, decision.seat, n))
    return t


def estimate(value: int, *outcomes: float) -> Estimate:
    made = Estimate(value)
    made.outcomes = list(outcomes)
    return made


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_in_every_game(game: str) -> None:
    t = advanced(game, 9)
    decision = t.pending[0]
    first = hint(t, decision.seat, 3, iterations=2)
    assert first.option in decision.options
    assert 0 <= first.before <= 1
    assert 0 <= first.after <= 1
    options = [first.option, *(option for option, _, _ in first.others)]
    assert len(set(options)) == len(options) <= 4
    assert set(options) <= set(decision.options)
    # One world more for the chance before, unless the plan of the best player tells it.
    assert first.games == 2 * (len(options) + (game != "spirit_island"))
    assert len(first.reasons) <= 3
    # The same seed and the same number of games: the same hint.
    assert hint(t, decision.seat, 3, iterations=2).to_json() == first.to_json()


@pytest.mark.parametrize("id", GAMES)
def test_what_is_hidden_makes_no_difference(id: str) -> None:
    game = find(id)
    state = advanced(id, 7).run.checkpoint
    assert state is not None
    other = state.copy()
    other.seed += 1
    seat = Run(game, state.copy()).open_seats[0]
    game.information.redeal(other, seat)
    other.seed, other.drawn = state.seed, state.drawn
    assert game.position.dump(other) != game.position.dump(state)
    t = advanced(id, 7)
    hints = [
        hint(Table(game, t.seats, t.options, s), seat, 3, iterations=2).to_json() for s in (state, other)
    ]
    assert hints[0] == hints[1]


@pytest.mark.parametrize(("id", "seeds"), [("spirit_island", (6, 9, 15)), ("sylvion", (5, 6, 7))])
def test_a_hint_never_loses(id: str, seeds: tuple[int, ...]) -> None:
    looked = 0
    for run, seat, losing in positions(find(id), 1, seeds):
        looked += 1
        first = Advisor(run, seat, looked, 0.0, 1).hint()
        assert run.question is not None
        ids = [run.game.texts.option_id(run.question, value) for value in losing]
        assert first.option not in ids
        assert not {option for option, _, _ in first.others} & set(ids)
    assert looked > 2


def test_margins_shrink_with_the_games() -> None:
    assert estimate(1).margin() == 0.5
    assert estimate(1, 1.0).margin() == 0.5
    few, many = estimate(1, *[0.6] * 4), estimate(1, *[0.6] * 400)
    assert few.margin() > 0.1 > many.margin() >= 0.01
    # Luck that two answers share does not count.
    one, other = estimate(1, *[0.0, 1.0] * 50), estimate(2, *[0.0, 1.0] * 50)
    assert one.margin(other) < 0.02 < one.margin()


def test_the_best_player_decides_unless_another_option_is_surely_better() -> None:
    first, second = estimate(1, *[0.5] * 200), estimate(2, *[0.52] * 200)
    assert _foremost([first, second]) is second
    close = estimate(3, *[0.505] * 200)
    assert _foremost([first, close]) is first
    assert _foremost([first, estimate(4, *[0.4] * 200)]) is first


def test_where_nothing_can_be_named_imagined_games_speak() -> None:
    even, better = estimate(1, *[0.5] * 200), estimate(2, *[0.62] * 200)
    [reason] = _by_chance(better, even)
    assert reason.message == Message("hint-more-victories", {"n": 12})
    assert reason.compared
    for other in (better, even):
        [reason] = _by_chance(even, other)
        assert (reason.message, reason.compared) == (Message("hint-no-difference"), False)
    assert _by_chance(even, None) == []


def test_only_reasons_that_hold_in_all_worlds_are_named() -> None:
    def reason(n: int, weight: float) -> Reason:
        return Reason("bear-head", Message("ecosystem-reason-scores", {"card": "bear", "n": n}), weight)

    worlds = [[reason(1, 1.0), reason(2, 2.0), reason(3, 3.0)], [reason(3, 3.0), reason(1, 1.0)]]
    assert [r.message.args["n"] for r in _common(worlds)] == [3, 1]


class Plain:
    """Reasons of a made-up game: all options do the one thing, each of them another thing beside it."""

    def is_settled(self, _question: Question) -> bool:
        return True

    def ends_phase(self, _question: Question, _value: Value) -> bool:
        return False

    def explain(self, _before: Any, after: Any, _other: Any, seat: int) -> list[Reason]:
        own = Message("own", {"masks": str(after.masks[seat])})
        return [Reason("check", Message("both"), 5.0), Reason("check", own, 1.0)]

    def compare(self, _after: Any, _other: Any, _seat: int) -> list[Reason]:
        return [Reason("check", Message("than"), 1.0)]

    def describe(self, _s: Any, _question: Question, _seat: int, _value: Value) -> list[Reason]:
        return [Reason("check", Message("itself"), 2.0)]


class Alike(Plain):
    """Reasons that are the same for all options."""

    def explain(self, _before: Any, _after: Any, _other: Any, _seat: int) -> list[Reason]:
        return [Reason("check", Message("both"), 5.0)]


@pytest.mark.parametrize(
    ("reasons", "named"),
    [
        (Plain(), [("own", False), ("both", False)]),
        (Alike(), [("itself", False), ("than", True), ("both", False)]),
    ],
)
def test_what_the_other_option_brings_as_well_comes_last(
    reasons: Plain, named: list[tuple[str, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    t = next(t for t in (advanced("ecosystem", n) for n in range(4, 30)) if t.pending[0].kind == "place")
    decision = t.pending[0]
    monkeypatch.setattr(t.game.advice, "reasons", reasons)
    advisor = Advisor(t.run, decision.seat, 1, 1.0, 1)
    one, other = (Estimate(value) for value in decision.values[:2])
    assert [(r.message.id, r.compared) for r in advisor._reasons(one, other)] == named


@pytest.mark.parametrize(("id", "questions"), [(id, 30) for id in GAMES])
def test_every_hint_has_a_reason(id: str, questions: int) -> None:
    t = advanced(id, 0, seed=11)
    asked = set()
    for n in range(questions):
        if t.over:
            break
        decision = t.pending[0]
        best = best_option(t.game, t.run.state, decision.question, decision.seat)
        if len(decision.values) > 1:
            asked.add(decision.kind)
            advisor = Advisor(t.run, decision.seat, n, 1.0, 1)
            others = [Estimate(value) for value in advisor._others(best)[:1]]
            reasons = advisor._reasons(Estimate(best), others[0] if others else None)
            assert 1 <= len(reasons) <= 3, decision.kind
        t.answer(decision.seat, t.game.texts.option_id(decision.question, best))
    assert len(asked) > 1


def test_without_time_one_world_must_do() -> None:
    t = advanced("ecosystem", 4)
    first = hint(t, t.pending[0].seat, 3, seconds=0.0)
    assert first.option in t.pending[0].options
    assert first.games == 1 + 1 + len(first.others)
    assert first.margin == 0.5


def test_a_hint_may_take_three_seconds_or_what_the_table_gives() -> None:
    assert hint_seconds({}) == hint_seconds({"thinking": 2}) == 3
    assert hint_seconds({"thinking": 10}) == 9.7


def test_chances_of_a_finished_game() -> None:
    t = weald.new("living_forest_duel", seed=4)
    run = SeatRun(t.run, t.pending[0].seat)
    chances = Chances(run, 1)
    [alone] = chances.estimates([None], 3)
    assert len(alone.outcomes) == chances.games == 3
    assert all(0 <= outcome <= 1 for outcome in alone.outcomes)


def test_an_answer_is_judged_like_the_same_one_of_the_quick_policy() -> None:
    t = advanced("sylvion", 9)
    run = SeatRun(t.run, 0)
    world = run.imagine(branch(1, 0))
    assert world.question is not None
    best = best_option(t.game, world.state, world.question, 0)
    chances = Chances(run, 1)
    assert chances.after(best, 0) == chances.after(None, 0)


def at_turn_begin(seed: int = 6) -> Table:
    """A game of Spirit Island before the first growth."""
    t = advanced("spirit_island", 0, seed)
    while t.pending[0].kind != "grow":
        t.answer(t.pending[0].seat, t.pending[0].options[0])
    return t


def test_at_the_beginning_of_a_turn_the_chance_before_is_that_of_the_position() -> None:
    t = at_turn_begin()
    values = t.game.advice.values
    assert values is not None
    shown = values.shown_probability(t.run.state, 0)
    assert hint(t, 0, 3, iterations=2).before == Chances(SeatRun(t.run, 0), 1).now() == shown


def test_within_a_turn_the_best_player_keeps_its_chance() -> None:
    t = at_turn_begin()
    t.answer(0, t.pending[0].options[0])
    assert Chances(SeatRun(t.run, 0), 1).now() is None
    first = hint(t, 0, 3, iterations=2)
    assert first.before == first.after


def test_chances_follow_the_plan_of_the_best_player() -> None:
    t = at_turn_begin()
    run = SeatRun(t.run, 0)
    best, plan = Advisor(t.run, 0, 3, 1.0, 8)._best()
    chances = Chances(run, 1, plan)
    assert chances.search is not None
    playout = Playout(chances.search, Plan([(run.kind, run.values, best), *plan]), 0)
    end = playout.end()
    assert playout.line[:2] == [(run.kind, run.values, best), plan[0]]
    assert t.game.advice.values is not None
    assert chances.after(best, 0) == t.game.advice.values.shown_probability(end, 0)


def test_chances_end_with_the_turn_even_if_the_answer_ends_it() -> None:
    t = at_turn_begin()
    while t.view(None)["phase"] != "slow" or "ready" not in t.pending[0].options:
        question = t.pending[0].question
        t.answer(0, t.game.texts.option_id(question, best_option(t.game, t.run.state, question, 0)))
    run = SeatRun(t.run, 0)
    ready = run.values[t.pending[0].options.index("ready")]
    chances = Chances(run, 1)
    assert chances.search is not None
    end = Playout(chances.search, Plan([(run.kind, run.values, ready)]), 0).end()
    assert isinstance(end, IslandState)
    assert (t.view(None)["turn"], end.turn, end.step) == (2, 2, "turn")
    assert t.game.advice.values is not None
    assert chances.after(ready, 0) == t.game.advice.values.shown_probability(end, 0)


def test_a_hint_as_json() -> None:
    reason = Reason("bear-head", Message("ecosystem-reason-scores", {"card": "bear", "n": 2}), 2.0)
    made = Hint("bear", 0.51234, 0.6, 0.05, 40, [reason], [("fox", 0.59999, True)])
    assert made.to_json() == {
        "option": "bear",
        "before": 0.512,
        "after": 0.6,
        "margin": 0.05,
        "games": 40,
        "reasons": [{"icon": "bear-head", "message": reason.message.to_json(), "compared": False}],
        "others": [{"option": "fox", "chance": 0.6, "as_good": True}],
    }


def test_a_game_without_reasons_has_hints() -> None:
    t = new(TINY, TINY.seats[0], 1)
    first = hint(t, t.pending[0].seat, 1, iterations=1)
    assert first.option in t.pending[0].options
    assert [reason.message.id for reason in first.reasons] == ["hint-no-difference"]
