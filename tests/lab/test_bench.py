"""The measurement counts what it claims to count."""

from __future__ import annotations

from random import Random

from weald.games import find
from weald.kernel.driver import count_decisions, playout
from weald.lab import environments
from weald.lab.bench import measure
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
    for row in result["games"]:
        assert row["decisions_per_s"] > 0
        assert row["clone_in_decisions"] > 0
