"""The planner: legal, reproducible, blind to what is hidden, and good at seeing what saves the forest."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sylvion.scenes import ADVANCED_GAME, defence, new, play, state, won
from weald import ai
from weald.ai import planner
from weald.ai.bots import GreedyBot
from weald.ai.planner import PlannerBot, Search
from weald.ai.seat_run import SeatRun
from weald.games.sylvion import GAME
from weald.kernel.driver import Run
from weald.kernel.table import Table

EVERYTHING: dict[str, Any] = {"mode": "advanced", "feats": True, "elements": True, "pawn": True}


def played(t: Table, seed: int, at_most: int = 10_000) -> Table:
    """A table played on by a planner in every seat."""
    bots = [PlannerBot(GAME, seed + seat) for seat in range(t.seats)]
    while not t.over and len(t.entries) < at_most:
        decision = t.pending[0]
        value = bots[decision.seat].choose(SeatRun(t.run, decision.seat))
        assert value in decision.values
        t.answer(decision.seat, GAME.texts.option_id(decision.question, value))
    return t


def answers(t: Table) -> list[str]:
    return [entry.option for entry in t.entries]


class TestWholeGames:
    """Every answer is one that is offered, in every kind of game."""

    @pytest.mark.parametrize(
        ("seats", "options"),
        [(1, {}), (1, EVERYTHING), (2, {"talk": "silence"}), (2, {**EVERYTHING, "edition": "fr"})],
        ids=["introductory", "everything", "two in silence", "two with everything"],
    )
    def test_they_end(self, seats: int, options: dict[str, Any]) -> None:
        assert played(new(seats, 3, **options), 1).over

    def test_the_same_seed_is_the_same_game(self) -> None:
        one, two = (played(new(1, 4, **ADVANCED_GAME), 9, at_most=60) for _ in range(2))
        assert answers(one) == answers(two)

    def test_the_table_is_left_as_it_is(self) -> None:
        t = played(new(1, 5), 2, at_most=20)
        before = [t.position(), t.view(0)]
        ai.choose("planner", t, 0, 7)
        assert [t.position(), t.view(0)] == before

    def test_a_question_with_one_option_is_not_thought_about(self) -> None:
        t = defence([". . . .", ". e1 . ."], hand="tree_1")
        bot = PlannerBot(GAME, 1)
        play(t, "tree_1")
        run = Run(GAME, state(t).copy())
        assert run.question is not None
        run.question.options = (run.question.options[0][:1],)
        assert bot.choose(SeatRun(run, 0)) == run.question.options[0][0]
        assert bot.plans == 0


class TestBlind:
    """What nobody has seen changes nothing."""

    @pytest.mark.parametrize("seed", range(6))
    def test_what_is_hidden_makes_no_difference(self, seed: int) -> None:
        seats = 1 + seed % 2
        options = ({}, {"talk": "silence"}, EVERYTHING, {**EVERYTHING, "talk": "silence"})[seed % 4]
        t = played(new(seats, seed, **options), seed, at_most=10 + 2 * seed)
        assert t.run.checkpoint is not None
        true = t.run.checkpoint.copy()
        seat = Run(GAME, true.copy()).open_seats[0]
        for deal in range(3):
            other = true.copy()
            other.seed += deal + 1
            GAME.information.redeal(other, seat)
            other.seed, other.drawn = true.seed, true.drawn
            runs = [Run(GAME, each) for each in (true.copy(), other)]
            chosen = [PlannerBot(GAME, 3).choose(SeatRun(run, seat)) for run in runs]
            assert chosen[0] == chosen[1]

    def test_the_worlds_do_differ(self) -> None:
        t = defence([". . . ."] * 4, hand="tree_1 owl whale", height=12)
        search = Search(GAME, SeatRun(t.run, 0), 1, planner.USUAL)
        worlds = [search.world(k) for k in range(8)]
        assert len({tuple(map(tuple, world.stacks)) for world in worlds}) == 8  # type: ignore[attr-defined]


class TestSight:
    """Lines that the first good look does not see."""

    def test_the_last_turn_is_won_by_the_only_line_that_surely_wins(self) -> None:
        # Six desolated edges need vitality 6. The fountain must stop the elemental before it comes to the big
        # tree, and the small tree, which seems best to pay with, has to be played.
        t = defence(
            ["T4 . . e3", "T1 . . .", ". . . .", ". . . ."],
            hand="fountain_3 tree_1 owl whale",
            tops=("", "", "", ""),
        )
        played(t, 1)
        assert won(t)
        assert answers(t)[:1] + answers(t)[2:3] == ["tree_1", "fountain_3"]

    def test_a_deadly_blow_is_stopped(self) -> None:
        t = defence(
            ["e3 . . .", ". . . .", ". . . .", ". . . ."],
            hand="fountain_4 tree_4 tree_3 elephant owl",
            desolated=11,
            height=3,
        )
        bot = PlannerBot(GAME, 1)
        seen = []
        while not t.over and state(t).turn == 1:
            decision = t.pending[0]
            option = GAME.texts.option_id(decision.question, bot.choose(SeatRun(t.run, 0)))
            seen.append(option)
            t.answer(0, option)
        assert not t.over
        assert {"elephant", "whale", "fountain_4"} & set(seen)

    def test_it_follows_its_plan_without_thinking_again(self) -> None:
        t = defence(["T4 . . .", ". . . .", ". . . .", ". . . ."], hand="fountain_2 tree_2 owl", height=6)
        bot = PlannerBot(GAME, 1)
        plans = []
        while state(t).turn == 1 and not t.over:
            decision = t.pending[0]
            t.answer(0, GAME.texts.option_id(decision.question, bot.choose(SeatRun(t.run, 0))))
            plans.append(bot.plans)
        drew = sum(option == "owl" for option in answers(t))
        assert plans[-1] <= 2 + drew


def test_it_is_better_than_the_first_good_look() -> None:
    wins = {}
    for name, make in (("greedy", GreedyBot), ("planner", PlannerBot)):
        wins[name] = 0
        for seed in range(12):
            run = Run(GAME, GAME.start(1, GAME.resolve_options(ADVANCED_GAME), seed))
            ai.play(run, [make(GAME, seed)])
            wins[name] += bool(GAME.result(run.state).winners)  # type: ignore[arg-type]
    assert wins["planner"] > wins["greedy"]
