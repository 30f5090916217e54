"""The learned value: what its features say, and that the quick judge says the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, duel
from weald.games.living_forest_duel import GAME
from weald.games.living_forest_duel.ai.features import NAMES, features, wins_now
from weald.games.living_forest_duel.ai.judge import VALUES, Judge
from weald.games.living_forest_duel.state import Duel
from weald.kernel import table as tables
from weald.kernel.values import Model


def told(s: Duel, seat: int) -> dict[str, float]:
    """The features by name."""
    return dict(zip(NAMES, features(s, seat), strict=True))


def made_up(seed: int) -> Model:
    """A model in which every feature counts."""
    random = Random(seed)
    weights = [random.random() - 0.5 for _ in NAMES]
    return Model(NAMES, [0.0] * len(NAMES), [0.5 + random.random() for _ in NAMES], weights, 0.0)


@pytest.mark.parametrize("seed", range(6))
def test_the_judge_says_what_the_features_say(seed: int) -> None:
    model = made_up(seed)
    judge = Judge(model)
    t = tables.new(GAME, 2, seed)
    random = Random(seed)
    positions = 0
    while not t.over:
        s = t.run.state
        assert isinstance(s, Duel)
        if t.pending[0].kind == "play":
            positions += 1
            assert judge.log_odds(s) == pytest.approx(model.log_odds(features(s, SUMMER)))
            assert features(s, WINTER) == [-number for number in features(s, SUMMER)]
        options = t.pending[0].options
        t.answer(t.pending[0].seat, options[int(random.random() * len(options))])
    assert positions > 10


def test_what_is_missing_after_an_action_now() -> None:
    # Summer has 3 water, for one of the two fires that it lacks, and 3 wind for the five steps of Onibi.
    s = duel(
        common=["lynx", "weasel", "bat"],
        taken=[6, 0],
        fires=["c3", "c4"],
        onibi=2,
        onibi_card=WINTER,
        recruits=["frog", "raven", "stag"],
    )
    now = told(s, SUMMER)
    assert now["wins_now"] == 0
    assert [now[f"mover_fires_left_{n}"] for n in (0, 1, 2)] == [0, 1, 1]
    assert [now[f"mover_steps_left_{n}"] for n in (1, 2)] == [0, 1]
    # The raven costs 2 and the stag 7; bat and weasel give 2 sun.
    assert [now[f"mover_sun_left_{n}"] for n in (5, 7)] == [0, 1]
    assert now["mover_sun_now"] == 2
    assert now["fires_6"] == 1
    assert now["moves_next"] == 1


def test_without_a_token_nothing_can_be_done_now() -> None:
    s = duel(common=["lynx", "weasel"], tokens=[0, 2], active=WINTER)
    assert told(s, WINTER)["mover_last_two_tokens"] == 1
    s.tokens = [0, 0]
    assert not any(number for name, number in told(s, WINTER).items() if name.startswith("mover_"))


def test_what_the_seat_may_not_point_at_is_still_missing() -> None:
    s = duel(common=["lynx", "weasel"], taken=[6, 0], fires=["c3", "c4"], marks=[(2, "water", SUMMER)])
    now = told(s, SUMMER)
    assert now["mover_water_open"] == 0
    assert [now[f"mover_fires_left_{n}"] for n in (1, 2)] == [0, 1]


@pytest.mark.parametrize(
    ("scene", "wins"),
    [
        ({"common": ["tapir"], "taken": [7, 0]}, True),
        ({"common": ["tapir"], "taken": [6, 0]}, False),
        ({"common": ["tapir"], "taken": [7, 0], "marks": [(1, "water", WINTER)]}, False),
        ({"common": ["lynx"], "onibi": 5, "onibi_card": WINTER}, True),
        ({"common": ["lynx"], "onibi": 4, "onibi_card": WINTER}, False),
        ({"common": ["lynx"], "onibi": 5, "onibi_card": SUMMER}, False),
        ({"common": ["spider"], "recruits": ["frog", "raven"]}, True),
        ({"common": ["spider"], "recruits": ["frog", "raven", "ram"]}, False),
    ],
)
def test_a_victory_at_once(scene: dict[str, Any], wins: bool) -> None:
    s = duel(**scene)
    assert wins_now(s, SUMMER) == wins
    assert told(s, SUMMER)["wins_now"] == wins
    assert told(s, WINTER)["wins_now"] == -wins
    # Then nothing else counts.
    assert any(features(s, SUMMER)[:-1]) != wins


def test_trees_count_with_both_tokens() -> None:
    trees = {(1, 0): "wind_4", (0, 1): "wind_3"}
    s = duel(forests=(trees, {}), onibi_card=WINTER)
    # Four steps are missing, and two trees give two with each token.
    named = told(s, SUMMER)
    assert [named[f"steps_by_trees_{n}"] for n in (0, 1)] == [1, 1]
    assert [told(duel(onibi_card=WINTER), SUMMER)[f"steps_by_trees_{n}"] for n in (3, 4)] == [0, 1]


def test_varans_to_come() -> None:
    # Three burning cards are worth 6.
    s = duel(common=["crocodile"], summer=["frog", "hummingbird"])
    assert told(s, SUMMER)["varans_due"] == -3
    assert told(s, WINTER)["varans_due"] == 3


def test_the_risk_of_a_third_solitary_symbol() -> None:
    s = duel(common=["bear", "cobra"])
    others = sum(card in s.pile for card in range(18)) - 4
    assert told(s, SUMMER)["mover_solitary_risk"] == pytest.approx(4 / (others + 4))
    s = duel(common=["bear"])
    assert told(s, SUMMER)["mover_solitary_risk"] == 0


def test_the_file_fits() -> None:
    judge = VALUES.judge()
    assert isinstance(judge, Judge)
    ahead = duel(taken=[7, 0], common=["tapir"])
    assert judge.log_odds(ahead) > 1
    assert judge.log_odds(duel(taken=[0, 7], active=WINTER, common=["tapir"])) < -1
