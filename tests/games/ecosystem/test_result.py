"""Score sheets and results."""

from __future__ import annotations

from random import Random

import pytest

import weald
from tests.games.ecosystem.scenes import cards_of, finish, grid, slow_areas, slow_points, slow_ranks, table
from weald.games import find
from weald.games.ecosystem.cards import KINDS
from weald.games.ecosystem.result import alban_masks, measures, shares, sheets, standings
from weald.games.ecosystem.state import Forest
from weald.kernel.messages import Message
from weald.kernel.table import Table


def forest(t: Table) -> Forest:
    assert isinstance(t.run.state, Forest)
    return t.run.state


def played(seats: int, seed: int) -> Table:
    random = Random(seed)
    t = weald.new("ecosystem", seats, seed=seed, options={"edition": "first" if seed % 3 == 0 else "second"})
    while not t.over:
        decision = random.choice(t.pending)
        t.answer(decision.seat, random.choice(decision.options))
    return t


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_full_score_sheets_add_up(seats: int) -> None:
    """Every kind counted slowly from what lies on the table, gaps, biodiversity and total."""
    for seed in range(4):
        t = played(seats, seed)
        view = t.view(None)
        grids = [cards_of(t, seat) for seat in range(seats)]
        lengths = [max((len(area) for area in slow_areas(cards, "stream")), default=0) for cards in grids]
        packs = [list(cards.values()).count("wolf") for cards in grids]
        if seats < 3:
            lengths.append(view["rival"]["streams"])
            packs.append(view["rival"]["wolves"])
        streams, wolves = slow_ranks(lengths, (8, 5)), slow_ranks(packs, (12, 8, 4))
        assert t.result is not None
        for seat, score in enumerate(t.result.scores):
            slow = {**slow_points(grids[seat], seed % 3 > 0), "stream": streams[seat], "wolf": wolves[seat]}
            assert {name: score[name] for name in KINDS} == slow
            assert score["gaps"] == list(slow.values()).count(0)
            assert score["biodiversity"] == {0: 12, 1: 12, 2: 12, 3: 7, 4: 3, 5: 0}.get(score["gaps"], -5)
            assert score["total"] == sum(slow.values()) + score["biodiversity"]
        totals = [score["total"] for score in t.result.scores]
        if seats > 1:
            assert t.result.winners == tuple(s for s, total in enumerate(totals) if total == max(totals))


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_shares_are_those_of_the_result(seats: int) -> None:
    for seed in range(4):
        t = played(seats, seed)
        assert t.result is not None
        winners = t.result.winners
        expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        assert shares(forest(t)) == expected


def test_equal_totals_share_the_victory() -> None:
    t = weald.new("ecosystem", 3, seed=1)
    assert shares(forest(t)) == [1 / 3, 1 / 3, 1 / 3]
    assert find("ecosystem").shares(forest(t)) == [1 / 3, 1 / 3, 1 / 3]


def test_the_winner_and_the_margin() -> None:
    t = played(3, 1)
    assert t.result is not None
    totals = sorted((score["total"] for score in t.result.scores), reverse=True)
    seat = [score["total"] for score in t.result.scores].index(totals[0])
    words = {"seat": seat, "points": totals[0], "margin": totals[0] - totals[1]}
    assert t.result.reason == Message("ecosystem-result-win", {**words})


SAME = """
    fox fox fox dee dee
    mea mea bee eag tro
    fox dra str str rab
    wol bea bee mea mea
"""


def test_a_tie_on_the_total_is_shared() -> None:
    """Ruling R2 (docs/rulings/ecosystem.md): equal totals share the victory."""
    missing = "r6c8"
    cards = {cell: card for cell, card in grid(SAME).items() if cell != missing}
    poor = dict(zip(cards, ["bear"] * 8 + ["wolf"] * 5 + ["stream", "eagle"] * 3, strict=True))
    t = table(3, grids=[cards, cards, poor], hands=[["meadow"], ["meadow"], ["deer"]], round=2, turn=10)
    assert t.over
    assert t.result is not None
    assert t.result.scores[0] == t.result.scores[1]
    assert t.result.winners == (0, 1)
    total = t.result.scores[0]["total"]
    assert t.result.reason == Message("ecosystem-result-tie", {"seats": [0, 1], "points": total})


@pytest.mark.parametrize(("many_gaps", "expected"), [(-5, -5), (-6, -6), (0, 0)])
def test_the_value_of_many_gaps_is_an_option(many_gaps: int, expected: int) -> None:
    t = weald.new("ecosystem", 3, seed=1, options={"many_gaps": many_gaps})
    score = t.view(0)["players"][0]["score"]
    assert (score["gaps"], score["biodiversity"], score["total"]) == (11, expected, expected)


def test_the_first_edition_in_a_draft() -> None:
    """Ruling R3 (docs/rulings/ecosystem.md): rabbits of the first edition score nothing and are a gap."""
    for edition, points in (("second", 2), ("first", 0)):
        t = table(3, grids=[grid("rab rab")], turn=3, edition=edition)
        score = t.view(0)["players"][0]["score"]
        assert (score["rabbit"], score["gaps"]) == (points, 10 if points else 11)


def test_alban_has_a_grid_of_rows_of_five() -> None:
    masks = alban_masks([3] * 6)
    assert masks[3] == masks[0] == 0b11111 | 1 << 9


def test_places_by_longest_stream() -> None:
    t = table(3, grids=[grid("str str"), grid("str fox"), grid("str str")], turn=3)
    assert standings(forest(t)).ranks == [1, 3, 1]
    t = table(2, grids=[grid("str str"), grid("fox dee")], turn=3, pile=["stream", "stream"])
    assert standings(forest(t)).ranks == [1, 0]


def test_sheets_of_a_game_alone_are_two() -> None:
    assert len(sheets(forest(finish(weald.new("ecosystem", 1, seed=1))))) == 2


def test_the_chart_counts_the_points_of_all_seats_and_of_alban() -> None:
    t = table(2, grids=[grid("str str"), grid("fox dee")], turn=3, pile=["stream", "stream"])
    assert measures(forest(t)) == {f"score:{seat}": sheets(forest(t))[seat]["total"] for seat in (0, 1)}
    assert measures(forest(weald.new("ecosystem", 1, seed=1))) == {"score:0": -5, "alban": 0}
