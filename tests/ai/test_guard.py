"""The guard: no answer that is sure to lose while another is not."""

from __future__ import annotations

import pytest
from losing_answers import positions, thrown_away

from tests.kernel.script import Script, Slate
from weald import ai
from weald.ai.guard import Guard, GuardedBot
from weald.ai.seat_run import SeatRun
from weald.ai.timer import Timer
from weald.games import find
from weald.games.living_forest_duel.cards import EMPTY, SEASON
from weald.games.living_forest_duel.state import Duel
from weald.kernel import chance
from weald.kernel.decisions import Value, any_of, one
from weald.kernel.driver import Run
from weald.kernel.game import Result, Steps
from weald.kernel.messages import Message


class Perilous(Script):
    """A script that is won by all if the log adds up to ten or more, and lost otherwise."""

    def result(self, s: Slate) -> Result:
        won = [0, 1] if sum(s.log) >= 10 else []
        return Result(won, [{"total": sum(s.log)}] * 2, Message("script-result"))


class Stubborn:
    """Always gives the same answer."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def choose(self, run: SeatRun) -> Value:
        return self.value


def at_once(s: Slate) -> Steps:
    s.log.append((yield one("x", 0, [1, 10, 11])))
    return ""


def with_another(s: Slate) -> Steps:
    s.log.append((yield one("x", 0, [1, 5, 6])))
    s.log.append((yield one("y", 1, [1, 5])))
    return ""


def either(s: Slate) -> Steps:
    s.log.append((yield any_of("x", (0, 1), ([1, 2], [3, 4])))[1])
    s.log.append((yield one("y", 0, [2, 8])))
    return ""


def by_chance(s: Slate) -> Steps:
    n = yield one("x", 0, [1, 2])
    s.log.append(10 if n == 1 and chance.below(s, 2) else 0)
    return ""


def hopeless(s: Slate) -> Steps:
    s.log.append((yield one("x", 0, [1, 2, 3])))
    return ""


def asked(step: object, seat: int = 0) -> Guard:
    game = Perilous({"ask": step}, 2)  # type: ignore[dict-item]
    return Guard(SeatRun(Run(game, Slate("ask", 3)), seat), 5)


@pytest.mark.parametrize(
    ("step", "seat", "losing"),
    [
        (at_once, 0, [1]),
        # Five and five is enough, if the other seat helps.
        (with_another, 0, [1]),
        (either, 0, [1]),
        (either, 1, []),
        # A position that chance can save is not sure to lose.
        (by_chance, 0, [2]),
        (hopeless, 0, [1, 2, 3]),
    ],
)
def test_what_is_sure_to_lose(step: object, seat: int, losing: list[Value]) -> None:
    guard = asked(step, seat)
    assert [value for value in guard.run.values if guard.loses(value)] == losing


def test_another_answer_is_given_where_there_is_one() -> None:
    assert [asked(at_once).instead_of(value) for value in (1, 10, 11)] == [10, 10, 11]
    assert [asked(hopeless).instead_of(value) for value in (1, 2, 3)] == [1, 2, 3]
    guarded = GuardedBot(Stubborn(1), 1)
    assert guarded.choose(asked(at_once).run) == 10


def test_what_takes_too_long_to_settle_is_left_to_the_player() -> None:
    guard = asked(at_once)
    guard.left = 0
    assert guard.instead_of(1) == 1


def test_when_time_is_over_only_what_loses_at_once_is_seen() -> None:
    late = asked(at_once)
    late.timer = Timer(0.0)
    assert late.instead_of(1) == 10
    late = asked(with_another)
    assert late.loses(1)
    late.timer = Timer(0.0)
    assert not late.loses(1)


# Games near whose ends an answer loses at once, and how many such positions they have.
SEEDS = {
    "living_forest_duel": ((1, 2, 3, 5, 8, 14, 24, 37), 8),
    "ecosystem": ((17, 30, 34, 150, 219, 237, 240, 271), 8),
    "spirit_island": ((6, 9, 15, 23, 27, 29, 30, 37, 50, 53, 56, 74, 77, 78), 17),
    "sylvion": ((5, 6, 7, 9, 21, 22, 30, 33, 34, 38, 46, 53, 54, 56), 39),
}


@pytest.mark.parametrize("id", SEEDS)
def test_no_bot_throws_a_game_away(id: str) -> None:
    seeds, count = SEEDS[id]
    looked = 0
    for run, seat, losing in positions(find(id), find(id).seats[0], seeds):
        looked += 1
        assert thrown_away(run, seat, losing, looked) == []
        # Whatever a player would do, the guard does not let it happen.
        seen = SeatRun(run, seat)
        for value in losing:
            assert GuardedBot(Stubborn(value), looked).choose(seen) not in losing
    assert looked > count / 2


def test_recruiting_the_last_own_animal_gives_the_duel_away() -> None:
    game = find("living_forest_duel")
    run, seat, [animal] = next(positions(game, 2, [1]))
    s = run.state
    assert isinstance(s, Duel)
    # Nothing is left to take its place, and all others in the line are the rival's.
    assert not s.packs[seat]
    assert {SEASON[card] for card in s.recruits if card not in (animal, EMPTY)} == {1 - seat}
    run.answer(seat, animal)
    assert run.over
    assert game.result(run.state).winners == (1 - seat,)


def test_the_random_bot_is_not_guarded() -> None:
    run, seat, losing = next(positions(find("sylvion"), 1, SEEDS["sylvion"][0]))
    chosen = {ai.bot("random", run.game, seed).choose(SeatRun(run, seat)) for seed in range(60)}
    assert chosen & set(losing)
