"""The strength study: fresh seeds, the same games everywhere, a log to resume from, and an honest page."""

from __future__ import annotations

import json
from math import log
from pathlib import Path

import pytest

from tests.published import PUBLISHED
from weald.games import REGISTRY, find
from weald.kernel.calibration import Calibration
from weald.lab.studies import strength
from weald.lab.studies.strength_games import (
    LEVELS,
    ROWS,
    Played,
    Timed,
    budget_of,
    fresh_seed,
    play_one,
    seat_of,
)
from weald.lab.studies.strength_page import by_spirit, page, reliability, summary
from weald.lab.train import FIRST_TEST_SEED, TestSeeds, check_seeds


def game(row: str, player: str, number: int, score: float, chances: list[float], outcome: float) -> Played:
    return Played(row, player, number, 8, score, chances, outcome)


def test_no_seed_is_one_of_training() -> None:
    assert fresh_seed(0) == FIRST_TEST_SEED == 1_000_000
    with pytest.raises(ValueError, match="for training"):
        fresh_seed(-1)
    with pytest.raises(TestSeeds):
        check_seeds(fresh_seed(0), 1)


def test_every_published_game_is_on_the_ladder() -> None:
    assert set(PUBLISHED) <= {row.game for row in ROWS.values()} <= set(REGISTRY)
    for row in ROWS.values():
        assert set(row.goals) <= set(row.players)
        assert "strong" in row.players


@pytest.mark.parametrize("row", ["duel-greedy", "forest-alone", "battle-introductory"])
def test_the_same_settings_give_the_same_game(row: str) -> None:
    one, other = (play_one(row, "thoughtful", 3, 8) for _ in range(2))
    assert one == other
    assert one[:4] == (row, "thoughtful", 3, 8)
    assert one.chances
    assert all(0 < chance < 1 for chance in one.chances)


def test_players_sit_at_every_seat_in_turn() -> None:
    row = ROWS["forest-greedy"]
    assert [seat_of(row, number) for number in range(4)] == [0, 1, 2, 0]
    assert budget_of("strong", 64) == 64
    assert budget_of("thoughtful", 64) == 8
    assert budget_of("thoughtful", 1) == 1
    assert budget_of("search", 152) == 38


def test_victories_have_intervals_and_points_means() -> None:
    played = [game("duel-greedy", "strong", n, float(n < 9), [], 1.0) for n in range(10)]
    played += [game("forest-points", "strong", n, 70.0 + n, [], 1.0) for n in range(5)]
    figures = summary(played)
    duel = figures["duel-greedy", "strong", 8]
    assert (duel.games, duel.mean) == (10, 0.9)
    assert duel.low == pytest.approx(0.596, abs=0.001)
    assert figures["forest-points", "strong", 8].mean == 72


def test_iterations_make_no_difference_to_players_that_do_not_search() -> None:
    played = [game("duel-greedy", "easy", n, 1.0, [], 1.0)._replace(iterations=8 * n) for n in range(1, 4)]
    played += [game("duel-greedy", "strong", n, 1.0, [], 1.0)._replace(iterations=8 * n) for n in range(1, 4)]
    assert {key: own.games for key, own in summary(played).items()} == {
        ("duel-greedy", "easy", 0): 3,
        ("duel-greedy", "strong", 8): 1,
        ("duel-greedy", "strong", 16): 1,
        ("duel-greedy", "strong", 24): 1,
    }


def test_every_level_is_on_every_ladder_with_a_goal() -> None:
    for id, row in ROWS.items():
        assert set(LEVELS) <= set(row.players) or id == "duel-search"
        assert {"random", "greedy", "heuristic", "search"} & {*row.players, row.rival}


def test_spirits_alone_are_counted_one_by_one() -> None:
    played = [game("island-alone", "strong", n, float(n < 9), [], 1.0) for n in range(16)]
    played += [game("island-two", "strong", 0, 1.0, [], 1.0), game("island-alone", "easy", 0, 0.0, [], 0.0)]
    wins = by_spirit(played)
    assert wins["island-alone", "lightning", 8] == [1.0, 1.0]
    assert wins["island-alone", "rampant_green", 8] == [1.0, 0.0]
    assert len(wins) == 8
    assert "| alone, difficulty 0 | rampant_green | 8 | 1 of 2 | 9% to 91% |" in page(played, [], False)


def test_some_players_can_be_left_out() -> None:
    games = strength.all_games(["island-alone", "duel-search"], 5, 2, 8, ["strong"])
    assert games == [
        ("island-alone", "strong", 5, 8),
        ("duel-search", "strong", 5, 8),
        ("island-alone", "strong", 6, 8),
        ("duel-search", "strong", 6, 8),
    ]


def test_reliability_compares_chances_with_what_happened() -> None:
    played = [game("duel-search", "strong", n, 0, [0.25, 0.75], float(n % 2)) for n in range(4)]
    # Chances are those of the strong level against rivals that are about as good.
    played += [game("duel-search", "thoughtful", 0, 0, [0.9], 0.0)]
    played += [game("duel-greedy", "strong", 0, 0, [0.9], 0.0)]
    bins, brier, learned, positions = reliability(played, "living_forest_duel")
    assert [tuple(one) for one in bins] == [(4, 0.25, 0.5), (4, 0.75, 0.5)]
    assert brier == learned == pytest.approx((0.0625 + 0.5625) / 2)
    assert positions == 8
    assert reliability(played, "sylvion") == ([], 0.0, 0.0, 0)


def test_reliability_is_that_of_the_chances_people_see(monkeypatch: pytest.MonkeyPatch) -> None:
    values = find("sylvion").advice.values
    assert values is not None
    monkeypatch.setattr(values, "_calibrated", True)
    monkeypatch.setattr(
        values, "_calibration", Calibration("", {"advanced": (1.0, log(3)), "expansions": (1.0, log(9))})
    )
    played = [
        game("battle-advanced", "strong", 0, 1, [0.5], 1.0),
        game("battle-everything", "strong", 0, 1, [0.5], 1.0),
        game("battle-introductory", "strong", 0, 1, [0.5], 1.0),
    ]
    bins, brier, learned, positions = reliability(played, "sylvion")
    assert [one.foretold for one in bins] == pytest.approx([0.5, 0.75, 0.9])
    assert brier == pytest.approx((0.25 + 0.0625 + 0.01) / 3)
    assert (learned, positions) == (0.25, 3)


def test_the_page_says_what_was_missed() -> None:
    played = [game("duel-greedy", "strong", n, float(n < 9), [], 1.0) for n in range(10)]
    played += [game("duel-search", "strong", n, 1.0, [0.5], 1.0) for n in range(10)]
    played += [game("forest-points", "strong", n, 70.0, [], 1.0) for n in range(8)]
    timed = Timed("duel-greedy", "easy", 0, [100.0, 200.0, 400.0], [50.0, 60.0, 70.0])
    text = page(played, [timed], plotted=False, note="By hand.\n")
    assert (
        "| living_forest_duel | against greedy | strong | 8 | 10 | 90% | 60% to 98% | 90% | reached |" in text
    )
    assert (
        "| ecosystem | three alike, points | strong | 8 | 8 | 70.0 | 70.0 to 70.0 | 80.0 | **missed** |"
        in text
    )
    assert "| living_forest_duel | easy | 3 | 0.20 s | 0.40 s | 0.06 s | 0.07 s |" in text
    assert "| living_forest_duel | 10 | 0.250 | 0.250 |" in text
    assert text.endswith("By hand.\n")
    few = page([game("duel-greedy", "strong", 0, 1.0, [], 1.0)], [], False)
    assert "| strong | 8 | 1 | 100% | 21% to 100% | 90% | too few games |" in few


def test_an_interrupted_study_is_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "strength.jsonl"
    arguments = ["--rows", "duel-greedy", "--games", "2", "--iterations", "1", "--jobs", "1", "--timed", "0"]
    arguments += ["--folder", str(tmp_path), "--log", str(log)]
    done = [
        game("duel-greedy", player, number, 1.0, [0.5], 1.0)._replace(iterations=1)
        for player in ROWS["duel-greedy"].players
        for number in range(2)
    ]
    log.write_text("".join(json.dumps(one) + "\n" for one in done[:-1]), "utf-8")
    assert strength.main(arguments) == 0
    assert len(log.read_text("utf-8").splitlines()) == len(done)
    assert "10/10" in capsys.readouterr().err
    monkeypatch.setattr(strength, "play_missing", None)
    assert strength.main([*arguments, "--page-only"]) == 0
    assert (tmp_path / "strength.md").read_text("utf-8").startswith("# How strong the players are\n")


def test_a_goal_for_each_spirit_is_not_judged_by_all_of_them_together() -> None:
    played = [Played("island-all-sets", "strong", n, 64, 1.0, [], 1.0) for n in range(30)]
    line = next(
        line for line in page(played, [], False).splitlines() if "| alone, all sets | strong |" in line
    )
    assert line.endswith("| 50% | for each spirit, below |")
