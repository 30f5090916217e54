"""The measurement counts what it claims to count."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import weald
from weald.games import find
from weald.kernel.driver import count_decisions, playout
from weald.lab import environments, machine
from weald.lab.bench import ROUNDS, Tally, _ratios, measure
from weald.lab.peers import PEERS, installed


def test_counting_plays_the_very_same_game() -> None:
    game = find("ecosystem")
    for seats in game.seats:
        played = game.start(seats, game.resolve_options({}), 3)
        counted = game.start(seats, game.resolve_options({}), 3)
        playout(game, played, Random(5).random)
        decisions = count_decisions(game, counted, Random(5).random)
        assert game.position.dump(played) == game.position.dump(counted)
        # Two questions a card and seat, less the forced first and last cells and last cards of a round.
        assert 30 * seats <= decisions <= 60 * seats


def test_report_names_games_peers_and_what_is_missing() -> None:
    result = measure(0.01)
    assert [row["name"] for row in result["games"]] == list(result["ratios"])
    measured = [row["name"] for row in (*result["peers"], *result["environments"])]
    assert sorted([*measured, *result["missing"]]) == sorted([*PEERS, *environments.ENVIRONMENTS])
    assert measured == [*installed(), *environments.installed()]
    assert set(environments.RIVALS.values()) <= set(PEERS)
    assert all(row["decisions_per_s"] > 0 for row in result["environments"])
    assert (result["rounds"], result["seconds"], result["compiled"]) == (ROUNDS, 0.01, machine.is_compiled())
    for row in result["games"]:
        low, high = row["decisions_interval"]
        assert 0 < low <= row["decisions_per_s"] <= high
        assert row["clone_in_decisions"] > 0


def test_ratios_are_taken_round_by_round() -> None:
    ours, theirs = Tally("ours"), Tally("theirs")
    for mine, other in ((100, 50), (300, 100), (400, 100)):
        ours.add(mine, 1, 1.0)
        theirs.add(other, 1, 1.0)
    assert _ratios(ours, [theirs]) == {"theirs": {"median": 3.0, "low": 2.0, "high": 4.0}}
    assert ours.to_json() == {
        "name": "ours",
        "decisions_per_s": 300,
        "decisions_interval": [100, 400],
        "games_per_s": 1.0,
        "games_interval": [1.0, 1.0],
    }


def test_the_machine_and_what_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "cpuinfo"
    info.write_text("processor\t: 0\nmodel name\t: Abacus 9\nmodel name\t: Abacus 9\n")
    monkeypatch.setattr(machine, "CPU_INFO", info)
    made_on = machine.describe(("pytest", "no-such-package"))
    assert made_on["processor"] == "Abacus 9"
    assert made_on["packages"] == {"pytest": pytest.__version__}
    assert made_on["weald"] == weald.__version__
    monkeypatch.setattr(machine, "CPU_INFO", tmp_path / "missing")
    assert machine.processor() != ""
