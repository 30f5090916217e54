"""The planner: legal, reproducible, blind to what is hidden, and good at seeing what saves the forest."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tests.games.sylvion.scenes import ADVANCED_GAME, defence, lay, new, play, state, won
from weald import ai
from weald.ai import turn_planner
from weald.ai.bots import GreedyBot
from weald.ai.seat_run import SeatRun
from weald.ai.timer import Timer
from weald.ai.turn_planner import Futures, PlannerBot, Search
from weald.games.sylvion import GAME
from weald.games.sylvion.ai.evaluation import LOST
from weald.games.sylvion.cards import ELEPHANT, OWL
from weald.games.sylvion.defence import DONE
from weald.games.sylvion.field import STACKS
from weald.games.sylvion.rules import NONE
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
    """Cards that no player has seen change nothing."""

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
        search = Search(GAME, SeatRun(t.run, 0), 1, turn_planner.USUAL)
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


class TestCandidates:
    """Answers that are played on into the future."""

    def test_every_revealed_card_may_be_discarded_though_the_draw_is_open(self) -> None:
        # Draws after the answer differ from world to world; the question does not.
        t = lay(
            rows=["e3 . . .", ". e2 . ."],
            tops=("blaze", "simoon", "elemental_3", "elemental_1"),
            hand="hedgehogs owl whale",
            desolated=0,
            height=6,
        )
        assert t.pending[0].kind == "hedgehogs"
        search = Search(GAME, SeatRun(t.run, 0), 1, turn_planner.DEEP)
        assert {script[0][2] for script in search._finalists() if script} == set(STACKS)

    def test_a_lost_forest_is_the_last_thing_to_try(self) -> None:
        # The evaluation of a game that goes on is mostly far below zero.
        t = lay(
            rows=["e3 . . .", ". e2 . ."],
            tops=("blaze", "simoon", "elemental_3", "elemental_1"),
            hand="hedgehogs owl whale",
            height=6,
        )
        variations = Search(GAME, SeatRun(t.run, 0), 1, turn_planner.DEEP)._grown()
        answers = {variation.answers[0][2]: variation.value for variation in variations if variation.answers}
        assert answers[STACKS[0]] > answers[STACKS[1]] > answers[STACKS[2]] == answers[STACKS[3]] == LOST

    def test_a_turn_may_end_before_the_heuristic_ends_it(self) -> None:
        t = defence(["e3 . . ."], hand="tree_1 tree_4 fountain_4 fountain_1 tree_2 elephant", height=6)
        assert GreedyBot(GAME, 1).choose(SeatRun(t.run, 0)) == ELEPHANT
        search = Search(GAME, SeatRun(t.run, 0), 1, turn_planner.DEEP)
        assert [("play", GAME.texts.order(t.pending[0].values), DONE)] in search._finalists()

    def test_what_is_drawn_is_answered_when_it_is_seen(self) -> None:
        t = defence(hand="owl tree_1 tree_2 fountain_4", height=6)
        search = Search(GAME, SeatRun(t.run, 0), 1, turn_planner.DEEP)
        scripts = [script for script in search._finalists() if script and script[0][2] == OWL]
        assert scripts
        assert all(script[-1][2] != DONE for script in scripts)


class TestTime:
    """The answer when time is over."""

    # The heuristic would keep the Hedgehogs, which the planner plays.
    WAVE: ClassVar[dict[str, Any]] = {
        "rows": [". F4 e2 ."],
        "tops": ("blaze", "elemental_3", "elemental_0", "elemental_0"),
        "hand": "hedgehogs hedgehogs tree_4 whale elephant",
        "height": 11,
    }

    @pytest.mark.parametrize(("seconds", "alone"), [(0.0, True), (1e6, False)])
    def test_without_time_the_heuristic_plays_alone(self, seconds: float, alone: bool) -> None:
        run = SeatRun(lay(**self.WAVE).run, 0)
        plan = Search(GAME, run, 1, turn_planner.DEEP, Timer(seconds)).best()
        assert (plan[0][2] == NONE) == alone

    def test_one_world_does_not_decide(self) -> None:
        search = Search(GAME, SeatRun(lay(**self.WAVE).run, 0), 1, turn_planner.DEEP)
        own = Futures(search, [])
        others = [Futures(search, script) for script in search._finalists()]
        other = max(others, key=lambda each: each.values[0])
        assert other.values[0] > own.values[0]
        search.settled, search.timer = True, Timer(0.0)
        assert search._halved([own, other]) is own
        search.timer = None
        assert search._halved([own, other]) is other


@pytest.mark.proof
def test_it_is_better_than_the_first_good_look() -> None:
    wins = {}
    for name, make in (("greedy", GreedyBot), ("planner", PlannerBot)):
        wins[name] = 0
        for seed in range(6):
            run = Run(GAME, GAME.start(1, GAME.resolve_options(ADVANCED_GAME), seed))
            ai.play(run, [make(GAME, seed)])
            wins[name] += bool(GAME.result(run.state).winners)  # type: ignore[arg-type]
    assert wins["planner"] > wins["greedy"]
