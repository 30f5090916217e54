"""The simple bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

import weald
from tests.kernel.script import Script, Slate
from tests.tiny import GAME as TINY
from weald import ai
from weald.ai import SeatRun, bot
from weald.ai.bots import EasyBot
from weald.ai.guard import GuardedBot
from weald.ai.plan_search import PlanSearchBot
from weald.ai.sampled_search import SampledSearchBot
from weald.ai.tree_search import ValueTreeSearchBot
from weald.ai.turn_planner import DEEP, QUICK, PlannerBot
from weald.games import find
from weald.kernel import table
from weald.kernel.advice import Advice
from weald.kernel.decisions import Question, Value, all_of
from weald.kernel.driver import Run
from weald.kernel.errors import BadSetup
from weald.kernel.game import Steps


def ask(s: Slate) -> Steps:
    s.log += yield all_of("x", (0, 1), ([1, 2, 3, 3], [4, 5]))
    return ""


class NearTwo:
    """Likes what is close to two."""

    def score_options(self, s: Slate, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
        return [-abs(value - 2.0) for value in values if isinstance(value, int)]


class Choosy(Script):
    """A script with an opinion."""

    advice: Advice = Advice(heuristic=NearTwo())


def chosen(name: str, seat: int, seed: int) -> Value:
    game = Choosy({"ask": ask}, 2)
    return bot(name, game, seed).choose(SeatRun(Run(game, Slate("ask", 1)), seat))


def test_random_takes_each_option_equally_often() -> None:
    counts = Counter(chosen("random", 0, seed) for seed in range(3000))
    assert sorted(counts) == [1, 2, 3]
    assert all(900 < count < 1100 for count in counts.values())


def test_random_is_the_same_for_the_same_seed() -> None:
    assert [chosen("random", 1, 5) for _ in range(5)] == [chosen("random", 1, 5)] * 5


def test_greedy_takes_the_best_and_of_equals_the_first() -> None:
    assert chosen("greedy", 0, 1) == 2
    assert chosen("greedy", 1, 1) == 4
    plain = Script({"ask": ask}, 2)
    assert bot("greedy", plain, 1).choose(SeatRun(Run(plain, Slate("ask", 1)), 1)) == 4


def test_choosing_gives_the_option_by_name_and_changes_nothing() -> None:
    t = table.new(TINY, 2, 0)
    t.answer(1, "acorn")
    before = t.position()
    assert ai.choose("greedy", t, 0, 1) == "chestnut"
    assert {ai.choose("random", t, 0, seed) for seed in range(50)} == {"acorn", "beechnut", "chestnut"}
    assert t.position() == before


def test_the_module_is_there_after_import_weald() -> None:
    t = weald.new("ecosystem", seats=3, seed=7)
    assert weald.ai.choose("greedy", t, 2, 1) in t.pending[2].options


@pytest.mark.parametrize("name", ["wizard", "", "x" * 5000])
def test_an_unknown_bot(name: str) -> None:
    with pytest.raises(BadSetup) as bad:
        bot(name, TINY, 1)
    assert bad.value.code == "bot"
    assert bad.value.message.args == {
        "bot": name[:40],
        "choices": ["random", "greedy", "easy", "thoughtful", "strong"],
    }


@pytest.mark.parametrize(
    ("id", "name", "player"),
    [
        ("ecosystem", "easy", EasyBot),
        ("ecosystem", "thoughtful", SampledSearchBot),
        ("ecosystem", "strong", SampledSearchBot),
        ("spirit_island", "easy", EasyBot),
        ("spirit_island", "thoughtful", PlanSearchBot),
        ("spirit_island", "strong", PlanSearchBot),
        ("sylvion", "easy", EasyBot),
        ("sylvion", "thoughtful", PlannerBot),
        ("sylvion", "strong", PlannerBot),
        ("living_forest_duel", "easy", EasyBot),
        ("living_forest_duel", "thoughtful", ValueTreeSearchBot),
        ("living_forest_duel", "strong", ValueTreeSearchBot),
    ],
)
def test_every_game_has_every_level(id: str, name: str, player: type) -> None:
    level = bot(name, find(id), 1)
    assert isinstance(level, GuardedBot)
    assert type(level.player) is player


def test_levels_keep_to_their_time() -> None:
    game = find("living_forest_duel")
    seconds = []
    for name, given in [("thoughtful", None), ("thoughtful", 9.0), ("strong", None), ("strong", 9.0)]:
        level = bot(name, game, 1, given)
        assert isinstance(level, GuardedBot)
        assert isinstance(level.player, ValueTreeSearchBot)
        seconds.append(level.player.seconds)
        assert level.seconds is not None
        assert level.seconds == 1.1 * level.player.seconds
    assert seconds == [0.12, 0.12, 1.7, 9.0]
    counted = bot("strong", game, 1, iterations=9)
    assert isinstance(counted, GuardedBot)
    assert counted.seconds is None


def test_levels_plan_as_deep_as_they_have_time_for() -> None:
    depths = []
    for name in ("thoughtful", "strong", "planner"):
        player = bot(name, find("sylvion"), 1)
        assert isinstance(player, GuardedBot)
        assert isinstance(player.player, PlannerBot)
        depths.append(player.player.depth)
    assert depths[:2] == [QUICK, DEEP]
    # The previous generation stays as it was.
    assert depths[2] == (8, 3, 3, 1, False)


def test_easy_takes_the_best_mostly_and_the_next_sometimes() -> None:
    counts = Counter(chosen("easy", 0, seed) for seed in range(1000))
    # Two is liked best; one and three alike, of which one comes first.
    assert 750 < counts[2] < 850
    assert 130 < counts[1] < 190
    assert counts[2] + counts[1] + counts[3] == 1000
    assert chosen("easy", 0, 5) == chosen("easy", 0, 5)
