"""Input of a bot: options, the view and imagined worlds, and no way to the truth."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from random import Random
from typing import Any

import pytest

from tests.attributes import is_frame, referents
from tests.generic.cases import SIZES, Case, moments, pick
from tests.kernel.script import Script, Slate
from weald import ai
from weald.ai import SeatRun
from weald.kernel.decisions import Question, one
from weald.kernel.driver import Run
from weald.kernel.game import Steps
from weald.kernel.state import State

every_size = pytest.mark.parametrize("case", SIZES, ids=str)


def parts(thing: Any) -> Iterator[Any]:
    """Yield the attributes of a thing, or its items."""
    if isinstance(thing, dict):
        yield from thing.values()
    elif isinstance(thing, list | tuple | set | frozenset):
        yield from thing
    elif isinstance(thing, State | Run | Question | SeatRun | Generator) or is_frame(thing):
        yield from referents(thing)


def reached(thing: Any) -> dict[int, Any]:
    """All things that changeable ones among them can be reached by, by identity."""
    seen: dict[int, Any] = {}
    waiting = [thing]
    while waiting:
        now = waiting.pop()
        if id(now) not in seen and not isinstance(now, int | str | type(None)):
            seen[id(now)] = now
            waiting += parts(now)
    return seen


def changeable(things: dict[int, Any]) -> set[int]:
    return {key for key, thing in things.items() if isinstance(thing, State | Run | Question | list | dict)}


@every_size
def test_no_attribute_leads_to_the_truth(case: Case) -> None:
    t = case.new(5)
    looked = 0
    for n in moments(t, Random(5), stop=60):
        if t.over or n % 7:
            continue
        decision = pick(t, Random(n))
        truth = changeable(reached(t.run))
        assert len(truth) > 5
        run = SeatRun(t.run, decision.seat)
        assert not truth & set(reached(run))
        assert not any(isinstance(thing, State | Run | Question) for thing in reached(run).values())
        assert not truth & set(reached(run.imagine(n)))
        assert not truth & set(reached(run.view()))
        looked += 1
    assert looked > 1


@every_size
def test_it_says_what_the_seat_knows(case: Case) -> None:
    t = case.new(6)
    for n in moments(t, Random(6), stop=30):
        if t.over:
            break
        decision = pick(t, Random(n))
        run = SeatRun(t.run, decision.seat)
        assert run.game is t.game
        assert (run.seat, run.kind, run.values) == (decision.seat, decision.kind, decision.values)
        assert run.view() == t.view(decision.seat)
        assert run.in_step == bool(t.run.answers)
        world = run.imagine(n)
        assert world.question is not None
        assert t.game.texts.order(world.question.values(decision.seat)) == decision.values


def test_bots_play_a_run_to_its_end_or_for_a_while() -> None:
    def ask(s: Slate) -> Steps:
        s.log.append((yield one("x", len(s.log) % 2, (3, 4))))
        return "ask" if len(s.log) < 5 else ""

    game = Script({"ask": ask}, 2)
    bots = [ai.bot("greedy", game, 1), ai.bot("random", game, 1)]
    run = Run(game, Slate("ask", 1))
    state = run.state
    assert isinstance(state, Slate)
    ai.play(run, bots, most=2)
    assert len(state.log) == 2
    ai.play(run, bots)
    assert run.over
    assert len(state.log) == 5
    assert state.log[::2] == [3, 3, 3]
