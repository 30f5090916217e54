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
    assert bad.value.message.args == {"bot": name[:40], "choices": ["random", "greedy"]}
