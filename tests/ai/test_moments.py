"""The moments that decided a game: the worst answers and a good one, judged by what their seat could see."""

from __future__ import annotations

from typing import Any

import pytest

import weald
from weald import ai
from weald.ai import moments
from weald.ai.chances import Estimate
from weald.ai.moments import Point, Review
from weald.games import find
from weald.kernel.driver import Run
from weald.kernel.table import Table


def finished(game: str, seed: int = 3) -> Table:
    """A game that random answers have brought to its end."""
    t = weald.new(game, seed=seed)
    while not t.over:
        seat = t.pending[0].seat
        t.answer(seat, ai.choose("random", t, seat, len(t.entries)))
    return t


def review(t: Table, seats: list[int], games: int = 2, most: int | None = None) -> Review:
    answers = [(entry.seat, entry.option) for entry in t.entries][:most]
    start = weald.replay({**t.record(), "answers": []})
    return Review(start, answers, seats, 7, 0.0, games)


def point(at: int, change: float) -> Point:
    made = Point(at, 0, 1, "play", 0, 1, 0.0)
    made.estimates = [Estimate(0), Estimate(1)]
    made.estimates[0].outcomes = [0.5 + change]
    made.estimates[1].outcomes = [0.5]
    return made


@pytest.mark.parametrize(
    ("changes", "chosen"),
    [
        # The two worst and the best, in their order.
        ([-0.1, 0.05, -0.3, 0.2, -0.2], [2, 3, 4]),
        ([-0.1, -0.2, -0.3], [0, 1, 2]),
        ([0.1, 0.3, 0.2, 0.4], [1, 2, 3]),
        # Answers that change next to nothing decide nothing.
        ([0.001, -0.005, 0.2], [2]),
        ([], []),
    ],
)
def test_two_bad_moments_and_a_good_one(
    changes: list[float], chosen: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = Review(weald.new("ecosystem", seed=1), [], [0], 1, 0.0)
    looked.points = [point(at, change) for at, change in enumerate(changes)]
    monkeypatch.setattr(Review, "_look_closely", lambda _: None)
    monkeypatch.setattr(Review, "_worded", lambda _, points: [{"at": point.at} for point in points])
    assert [moment["at"] for moment in looked.moments()] == chosen


def test_the_moments_of_a_game() -> None:
    t = finished("living_forest_duel")
    looked = review(t, [0]).judged()
    assert 1 <= len(looked["moments"]) <= 3
    places = [moment["at"] for moment in looked["moments"]]
    assert places == sorted(set(places))
    for moment in looked["moments"]:
        entry = t.entries[moment["at"]]
        assert (entry.seat, entry.option) == (moment["seat"], moment["option"]) == (0, entry.option)
        assert (moment["better"] is None) == (moment["change"] > 0)
    turns = [each["turn"] for each in looked["series"]]
    assert turns == sorted(set(turns))
    assert all(0 <= each["chance"] <= 1 for each in looked["series"])
    # The same games, the same moments.
    assert review(t, [0]).judged() == looked


def test_the_chart_shows_the_chance_of_the_position_when_a_turn_begins() -> None:
    t = weald.new("spirit_island", seed=3, options={"casting": "random"})
    values = t.game.advice.values
    assert values is not None
    chances: dict[int, float] = {}
    while (turn := t.view(None)["turn"]) < 3:
        if t.pending[0].kind == "grow" and turn not in chances:
            chances[turn] = round(values.shown_probability(t.run.state, 0), 3)
        t.answer(0, ai.choose("random", t, 0, len(t.entries)))
    series = review(t, [0]).judged()["series"]
    assert {each["turn"]: each["chance"] for each in series if each["turn"]} == chances
    assert list(chances) == [1, 2]


def test_what_was_hidden_makes_no_difference() -> None:
    game = find("living_forest_duel")
    t = weald.new(game.id, seed=5)
    for n in range(7):
        seat = t.pending[0].seat
        t.answer(seat, ai.choose("random", t, seat, n))
    state = t.run.checkpoint
    assert state is not None
    other = state.copy()
    other.seed += 1
    run = Run(game, state.copy())
    seat = run.open_seats[0]
    game.information.redeal(other, seat)
    other.seed, other.drawn = state.seed, state.drawn
    assert game.position.dump(other) != game.position.dump(state)
    seen: list[Any] = []
    for s in (state, other):
        start = Table(game, t.seats, t.options, s.copy())
        decision = start.decision(seat)
        assert decision is not None
        seen.append(Review(start, [(seat, decision.options[0])], [seat], 7, 0.0, 3).judged())
    assert seen[0] == seen[1]


def test_without_time_few_games_must_do(monkeypatch: pytest.MonkeyPatch) -> None:
    t = finished("ecosystem")
    answers = [(entry.seat, entry.option) for entry in t.entries]
    start = weald.replay({**t.record(), "answers": []})
    # A busy service names moments from three imagined games for each option, but draws no chart.
    review = Review(start, answers, [0], 7, 0.0).judged()
    assert review["series"] == []
    assert review["moments"] == Review(start, answers, [0], 7, 0.0, 3).judged()["moments"]
    monkeypatch.setattr(moments, "LEAST_GAMES", 0)
    assert Review(start, answers, [0], 7, 0.0).judged() == {"moments": [], "series": []}


def test_a_moment_has_the_words_of_its_answer() -> None:
    t = weald.new("ecosystem", seed=1)
    decision = t.pending[0]
    seat, first, second = decision.seat, *decision.choices[:2]
    doubted = Point(0, seat, 1, decision.kind, decision.values[0], decision.values[1], 0.0)
    doubted.estimates = point(0, -0.12345).estimates
    looked = Review(t, [(seat, first.id)], [seat], 1, 0.0)
    assert looked._worded([doubted]) == [
        {
            "at": 0,
            "turn": 1,
            "seat": seat,
            "prompt": decision.prompt,
            "option": first.id,
            "move": first.label,
            "better": second.label,
            "change": -0.123,
            "after": 0.377,
        }
    ]
