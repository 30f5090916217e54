"""The searcher: legal, reproducible, blind to what is hidden, faithful to its plan, and far-sighted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from tests import tiny
from tests.ai.twins import twins
from tests.tiny import texts as tiny_texts
from tests.tiny import view as tiny_view
from weald.ai.plan_search import EXPECTED, Budget, OutOfTime, PlanSearchBot, Search
from weald.ai.seat_run import SeatRun
from weald.games import find
from weald.kernel import table as tables
from weald.kernel.advice import Advice
from weald.kernel.decisions import ONE, Question, Value
from weald.kernel.driver import Run, play_until
from weald.kernel.game import Game, OptionValue, Result, StepFunction, Steps
from weald.kernel.information import Information
from weald.kernel.messages import Message
from weald.kernel.state import State
from weald.kernel.table import Table
from weald.kernel.texts import Texts

FEW = 8
ISLAND = find("spirit_island")
KEYS = (1, 2, 0, 1)


class Vault(State):
    """Four locks, opened one after the other, and the keys that were turned."""

    __slots__ = ("keys",)

    def __init__(self, seed: int) -> None:
        super().__init__("lock", seed)
        self.keys: list[int] = []

    def copy(self) -> Vault:
        other = Vault(self.seed)
        other.step, other.drawn, other.keys = self.step, self.drawn, self.keys[:]
        return other


def lock(s: Vault) -> Steps:
    """Turn one key in the next lock, and a second one after each second lock."""
    s.keys.append((yield Question("lock", ONE, [0], [[0, 1, 2]])))
    if len(s.keys) % 2:
        s.keys.append((yield Question("second", ONE, [0], [[0, 1, 2]])))
    return "" if len(s.keys) == len(KEYS) else "lock"


def right(s: Vault) -> int:
    return sum(key == wanted for key, wanted in zip(s.keys, KEYS, strict=False))


class LikesZero:
    """A heuristic and a rollout that always turn the first key: a wrong one, mostly."""

    cutoffs: frozenset[str] = frozenset()

    def score_options(self, s: Vault, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
        return [-float(str(value)) for value in values]

    def policy(self, s: Vault, question: Question, i: int, random: Callable[[], float]) -> Value:
        return 0

    def win_probabilities(self, s: Vault) -> Sequence[float]:
        return [right(s) / len(KEYS)]


class Vaults(Game):
    """A test of foresight: only right keys open the vault, and nothing says so before the end."""

    id = "vaults"
    seats: tuple[int, ...] = (1,)
    cooperative: bool = True
    steps: Mapping[str, StepFunction] = {"lock": lock}
    information: Information = tiny_view
    texts: Texts = tiny_texts
    advice: Advice = Advice(heuristic=LikesZero(), rollout=LikesZero(), horizon=1)

    def start(self, seats: int, options: dict[str, OptionValue], seed: int) -> Vault:
        return Vault(seed)

    def result(self, s: Vault) -> Result:
        return Result([0] if right(s) >= 2 else [], [{"total": right(s)}], Message("tiny-result-tie"))


class Blank:
    """Nothing is hidden."""

    def view(self, s: Any, seat: int | None) -> Mapping[str, Any]:
        return {}

    def open_view(self, s: Any) -> Mapping[str, Any]:
        return {}

    def redact(self, s: Any, seat: int | None) -> State:
        copy: State = s.copy()
        return copy

    def redeal(self, s: Any, seat: int | None) -> None:
        pass


class StepVaults(Vaults):
    """The same, valued after every second lock."""

    information: Information = Blank()
    advice: Advice = Advice(heuristic=LikesZero(), rollout=LikesZero(), horizon=1)


class Patient(LikesZero):
    """The same rollout, which stops after every step."""

    cutoffs: frozenset[str] = frozenset({"lock"})


VAULTS = StepVaults()
PATIENT = StepVaults()
PATIENT.advice = Advice(heuristic=LikesZero(), rollout=Patient(), horizon=1)


def opened(game: Game, bot: PlanSearchBot) -> list[int]:
    """The keys that a bot turns."""
    run = Run(game, game.start(1, {}, 1))
    while not run.over:
        run.answer(0, bot.choose(SeatRun(run, 0)))
    assert isinstance(run.state, Vault)
    return run.state.keys


def island(seed: int, seats: int = 1, answers: int = 0, **options: Any) -> Table:
    """A table of Spirit Island, a few answers into the game."""
    t = tables.new(ISLAND, seats, seed, {"casting": "random", **options})
    while len(t.entries) < answers:
        decision = t.pending[0]
        t.answer(decision.seat, decision.options[seed % len(decision.options)])
    return t


class TestWholeGames:
    """Every answer is one that is offered, where one, all or any of the seats are asked."""

    @pytest.mark.parametrize("game", [tiny.GAME, find("ecosystem")], ids=lambda game: game.id)
    def test_games_of_any_kind(self, game: Game) -> None:
        t = tables.new(game, 2, 5)
        bots = [PlanSearchBot(game, seat, iterations=3) for seat in range(2)]
        while not t.over:
            chosen = [bots[decision.seat].choose(SeatRun(t.run, decision.seat)) for decision in t.pending]
            assert all(value in decision.values for value, decision in zip(chosen, t.pending, strict=True))
            decision = t.pending[-1]
            t.answer(decision.seat, game.texts.option_id(decision.question, chosen[-1]))
        assert t.result is not None

    def test_two_spirits_on_an_island(self) -> None:
        t = island(4, 2)
        bots = [PlanSearchBot(ISLAND, seat, iterations=2) for seat in range(2)]
        for _ in range(4):
            decision = t.pending[-1]
            value = bots[decision.seat].choose(SeatRun(t.run, decision.seat))
            assert value in decision.values
            t.answer(decision.seat, ISLAND.texts.option_id(decision.question, value))
        assert max(bot.playouts for bot in bots) > 1


class TestFarSighted:
    """It finds what the heuristic does not like, now and later."""

    def test_the_heuristic_alone_fails(self) -> None:
        assert right(self._vault([0, 0, 0, 0])) == 1

    def test_all_keys_that_matter(self) -> None:
        keys = opened(VAULTS, PlanSearchBot(VAULTS, 1, iterations=60))
        assert right(self._vault(keys)) >= 2

    def test_a_value_before_the_end_is_enough(self) -> None:
        """The last two locks no longer matter: the vault is open with two right keys."""
        assert opened(PATIENT, PlanSearchBot(PATIENT, 1, iterations=30))[:2] == list(KEYS[:2])

    def _vault(self, keys: list[int]) -> Vault:
        s = Vault(1)
        s.keys = keys
        return s


class TestPlan:
    """A plan is kept while the questions are the expected ones."""

    def test_it_is_followed_within_a_step(self) -> None:
        bot = PlanSearchBot(PATIENT, 1, iterations=30)
        run = Run(PATIENT, Vault(1))
        run.answer(0, bot.choose(SeatRun(run, 0)))
        assert bot.searches == 1
        assert bot.plan[0][0] == "second"
        run.answer(0, bot.choose(SeatRun(run, 0)))
        assert bot.searches == 1

    def test_it_is_left_when_something_else_is_asked(self) -> None:
        bot = PlanSearchBot(PATIENT, 1, iterations=30)
        bot.plan = [("lock", [0, 1], 1)]
        run = Run(PATIENT, Vault(1))
        bot.choose(SeatRun(run, 0))
        assert bot.searches == 1
        assert 30 * EXPECTED < bot.playouts <= 30

    def test_what_was_reckoned_is_kept_for_the_next_question(self) -> None:
        run, bot = island(4).run, PlanSearchBot(ISLAND, 1, iterations=FEW)
        run.answer(0, bot.choose(SeatRun(run, 0)))
        memory = bot.memory
        assert memory is not None
        bot.choose(SeatRun(run, 0))
        assert bot.memory is memory

    def test_an_expected_question_needs_less(self) -> None:
        bot = PlanSearchBot(PATIENT, 1, iterations=30)
        bot.plan = [("lock", [0, 1, 2], 1)]
        bot.choose(SeatRun(Run(PATIENT, Vault(1)), 0))
        assert 1 < bot.playouts <= 30 * EXPECTED


class TestBudget:
    """A limit is a number of playouts, or a time that is looked at inside playouts."""

    @pytest.mark.parametrize("iterations", [1, 2, 5, 17])
    def test_playouts_are_counted(self, iterations: int) -> None:
        t = island(3)
        bot = PlanSearchBot(ISLAND, 1, iterations=iterations)
        bot.choose(SeatRun(t.run, 0))
        assert 1 <= bot.playouts <= iterations

    def test_no_choice_needs_no_thought(self) -> None:
        run = Run(VAULTS, Vault(1))
        assert run.question is not None
        run.question.options = [[2]]
        bot = PlanSearchBot(VAULTS, 1, iterations=9)
        assert bot.choose(SeatRun(run, 0)) == 2
        assert bot.playouts == 0

    def test_a_playout_stops_when_the_time_is_over(self) -> None:
        with pytest.raises(OutOfTime):
            Budget(0.0, None).check()
        Budget(0.0, 5).check()
        Budget(99.0, None).check()

    def test_without_time_the_policy_answers(self) -> None:
        bot = PlanSearchBot(VAULTS, 1, seconds=0.0)
        assert bot.choose(SeatRun(Run(VAULTS, Vault(1)), 0)) == 0
        assert bot.playouts == 0


class TestReproducible:
    """The same seed and the same number of playouts: the same answer, whatever lies face down."""

    def test_the_same_plan(self) -> None:
        t = island(6, answers=9)
        runs = [SeatRun(x.run, 0) for x in (t, t.clone())]
        lines = [Search(run, 5, Budget(0, FEW), []).best().line for run in runs]
        assert lines[0] == lines[1]
        assert lines[0]

    def test_the_table_is_left_as_it_is(self) -> None:
        t = island(6, answers=9)
        before = [t.position(), t.view(None)]
        PlanSearchBot(ISLAND, 1, iterations=FEW).choose(SeatRun(t.run, 0))
        assert [t.position(), t.view(None)] == before

    @pytest.mark.parametrize("seed", range(3))
    def test_what_is_hidden_makes_no_difference(self, seed: int) -> None:
        t = island(seed + 20, 1 + seed % 2, answers=8)
        lines = [Search(run, 3, Budget(0, FEW), []).best().line for run in twins(t)]
        assert lines[0] == lines[1]


def test_play_until_stops_after_so_many_cutoffs() -> None:
    asked: list[tuple[str, int]] = []

    def reply(state: State, question: Question, given: dict[int, Value], passed: int) -> Value:
        asked.append((question.kind, passed))
        return 1

    state = play_until(Run(VAULTS, Vault(1)), frozenset({"lock"}), 1, reply)
    assert (state.step, asked) == ("lock", [("lock", 0), ("second", 0)])
    asked.clear()
    state = play_until(Run(VAULTS, Vault(1)), frozenset({"lock"}), 3, reply)
    assert (state.step, asked) == ("", [("lock", 0), ("second", 0), ("lock", 1), ("second", 1)])
