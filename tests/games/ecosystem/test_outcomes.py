"""Points of each cell."""

from __future__ import annotations

from tests.games.ecosystem.scenes import example_placing, example_table
from tests.words import LANGUAGES, of_game
from weald.games.ecosystem import GAME


def test_a_cell_says_the_points_before_and_after() -> None:
    t = example_placing()
    seat = t.pending[0].seat
    gains = {choice.id: choice.gain or 0 for choice in t.pending[0].choices}
    outcomes = t.foresee(seat).outcomes
    assert {id: outcome.rank for id, outcome in outcomes.items()} == gains
    best = max(gains.values())
    for id, outcome in outcomes.items():
        level = "good" if gains[id] == best else "part" if gains[id] > 0 else "weak"
        assert outcome.level == level
        for row in outcome.before_after:
            assert int(str(row.after.args["n"])) - int(str(row.before.args["n"])) == gains[id]
            for message in (row.row, row.before, row.after):
                assert [each for lang in LANGUAGES for each in of_game(GAME, lang).complaints(message)] == []


def test_cards_of_the_hand_are_not_judged() -> None:
    t = example_table()
    assert t.foresee(t.pending[0].seat).outcomes == {}
