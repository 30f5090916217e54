"""Reasons for the score of a card."""

from __future__ import annotations

from random import Random

import pytest

import weald
from tests.games.ecosystem.scenes import example_placing, grid, masks, table
from weald.games.ecosystem.cards import CELL_NUMBERS, DEER, FOX, KINDS, MEADOW, STREAM, WOLF
from weald.games.ecosystem.explain import card_points, why_card, why_change
from weald.games.ecosystem.scoring import own_points
from weald.kernel.messages import Message

ALONE = ("bear", "fox", "trout", "bee", "eagle", "dragonfly", "rabbit")


def why(drawing: str, cell: str = "r3c4", rabbit: int = 1) -> list[tuple[str, dict[str, object], int]]:
    """The terms of a card: the end of the message id, its arguments, the points."""
    laid = masks(drawing)
    points = own_points(laid, rabbit)
    points[STREAM], points[WOLF] = 5, 8
    terms = why_card(laid, CELL_NUMBERS[cell], points, rabbit)
    return [(message.id.removeprefix("ecosystem-why-"), dict(message.args), term) for message, term in terms]


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("bee mea\nmea", [("beside", {"card": "meadow", "n": 2}, 6)]),
        ("bea bee\ntro", [("beside", {"card": "bee", "n": 1}, 2), ("beside", {"card": "trout", "n": 1}, 2)]),
        (
            "tro str\ndra",
            [("beside", {"card": "stream", "n": 1}, 2), ("beside", {"card": "dragonfly", "n": 1}, 2)],
        ),
        ("tro fox", []),
        ("fox dee", [("fox-alone", {}, 3)]),
        ("fox bea", [("fox-scared", {"card": "bear"}, 0)]),
        ("fox wol\nbea", [("fox-scared", {"card": "wolf"}, 0)]),
        (
            "eag rab tro\nrab",
            [("prey", {"card": "rabbit", "n": 2}, 4), ("prey", {"card": "trout", "n": 1}, 2)],
        ),
        ("dra str str\nfox\n", [("dragonfly", {"n": 2}, 2)]),
        ("dra str str\nstr", [("dragonfly", {"n": 2}, 2), ("dragonfly", {"n": 1}, 1)]),
        ("dra str\nstr str", [("dragonfly", {"n": 3}, 3)]),
        ("dee ...\n... dee", [("deer-rows", {"n": 2}, 4), ("deer-columns", {"n": 2}, 4)]),
        ("mea mea fox", [("meadow", {"n": 2}, 3)]),
        ("mea fox", [("meadow", {"n": 1}, 0)]),
        ("str str fox str", [("stream", {"n": 2}, 5)]),
        ("str fox str str", [("stream-short", {"n": 1}, 0)]),
        ("wol fox wol", [("wolf", {"n": 2}, 8)]),
        ("rab", [("rabbit", {}, 1)]),
    ],
)
def test_terms(drawing: str, expected: list[tuple[str, dict[str, object], int]]) -> None:
    assert why(drawing) == expected


def test_a_rabbit_of_the_first_edition() -> None:
    assert why("rab", rabbit=0) == [("rabbit", {}, 0)]


@pytest.mark.parametrize("seats", [1, 3])
def test_terms_add_up_to_the_points_shown(seats: int) -> None:
    """On every card of random games: the terms sum to its points, the cards to the score sheet."""
    random = Random(seats)
    for seed in range(12):
        t = weald.new("ecosystem", seats, seed=seed)
        while not t.over:
            decision = random.choice(t.pending)
            t.answer(decision.seat, random.choice(decision.options))
            if random.random() < 0.1 or t.over:
                view = t.view(None)
                shown = [*view["players"], *([view["rival"]] if seats == 1 else [])]
                for grid_shown in shown:
                    check_sums(grid_shown["cards"], grid_shown["score"])


def check_sums(cards: list[dict[str, object]], score: dict[str, int]) -> None:
    sums = dict.fromkeys(KINDS, 0)
    for card in cards:
        assert isinstance(card["why"], list)
        total = sum(term for _, term in card["why"])
        name = card["card"]
        assert isinstance(name, str)
        if name in ALONE:
            assert card["points"] == total
            sums[name] += total
        else:
            assert card["points"] is None
            if name in ("deer", "wolf"):
                assert total == score[name]
            elif name == "stream":
                assert total in (0, score[name])
    assert {name: sums[name] for name in ALONE} == {name: score[name] for name in ALONE}


def test_points_of_a_card_that_scores_with_others() -> None:
    why = [(Message("ecosystem-why-fox-alone"), 3)]
    assert [card_points(kind, why) for kind in (MEADOW, STREAM, WOLF, DEER, FOX)] == [None] * 4 + [3]


def test_a_change_kind_by_kind() -> None:
    before, after = own_points(masks("bee dee"), 1), own_points(masks("bee dee\nmea dee"), 1)
    assert why_change(before, after, (-5, -5)) == [
        (Message("ecosystem-why-kind", {"card": "deer"}), 2),
        (Message("ecosystem-why-kind", {"card": "bee"}), 3),
    ]
    assert why_change(before, before, (-5, 0)) == [(Message("ecosystem-why-biodiversity", {"n": 10}), 5)]


def test_the_trout_of_the_example() -> None:
    """The gain of a cell names the dragonfly, the stream, the bear and the eagle."""
    decision = example_placing().decision(0)
    assert decision is not None
    best = next(choice for choice in decision.choices if choice.id == "r2c2")
    assert [(message.args["card"], term) for message, term in best.why] == [
        ("bear", 2),
        ("trout", 4),
        ("eagle", 2),
    ]


@pytest.mark.parametrize("which", ["place", "swap_second"])
def test_the_terms_of_a_choice_add_up_and_come_true(which: str) -> None:
    """Alone at the table no other player changes anything: the gain shown is the gain that happens."""
    random = Random(5)
    checked = 0
    for seed in range(12):
        t = weald.new("ecosystem", 1, seed=seed)
        while not t.over:
            decision = t.pending[0]
            option = random.choice([o for o in decision.options if o != "none"])
            before = t.view(0)["players"][0]["score"]["total"]
            choice = next(c for c in decision.choices if c.id == option)
            t.answer(0, option)
            if decision.kind == which:
                assert choice.gain == sum(term for _, term in choice.why)
                assert t.view(0)["players"][0]["score"]["total"] - before == choice.gain
                checked += 1
    assert checked >= (200 if which == "place" else 8)


def test_a_gain_may_be_a_loss() -> None:
    t = table(1, turn=2, hands=[["wolf", "bear"]], grids=[grid("fox")], pile=["wolf"])
    t.answer(0, "bear")
    decision = t.decision(0)
    assert decision is not None
    assert {choice.gain for choice in decision.choices} == {-3}
