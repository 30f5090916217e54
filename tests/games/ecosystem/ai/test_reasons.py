"""Reasons for hints: points by kind, new kinds, what Alban does not get."""

from __future__ import annotations

from tests.games.ecosystem.scenes import answer_all, grid, table
from weald.games.ecosystem.ai.reasons import compare, describe, ends_phase, explain, is_settled
from weald.games.ecosystem.state import NO_CELL, Forest
from weald.kernel.advice import Reason
from weald.kernel.decisions import one
from weald.kernel.information import redacted
from weald.kernel.table import Table


def state(t: Table, seat: int = 0) -> Forest:
    s = redacted(t.game, t.run.state, seat)
    assert isinstance(s, Forest)
    return s


def spoken(reasons: list[Reason]) -> list[tuple[str, str, dict[str, object]]]:
    return [(r.icon, r.message.id.removeprefix("ecosystem-reason-"), dict(r.message.args)) for r in reasons]


def placed(card: str, cell: str) -> list[Reason]:
    """The reasons for a card of the first seat on a cell beside a bear and a trout."""
    t = table(2, grids=[grid("bea tro"), grid("fox fox")], hands=[[card], ["fox"]], turn=3)
    before = state(t)
    answer_all(t, card, "fox")
    answer_all(t, cell, t.pending[1].options[0])
    return explain(before, state(t), None, 0)


def test_points_by_kind_are_named() -> None:
    # The bee joins the bear (2 points each) and brings a kind that was missing.
    assert spoken(placed("bee", "r2c4")) == [
        ("bear-head", "scores", {"card": "bear", "n": 2}),
        ("bee", "new-kind", {"card": "bee"}),
    ]


def test_what_rivals_do_is_no_reason() -> None:
    t = table(2, grids=[grid("bea tro"), grid("wol wol")], hands=[["fox"], ["wolf"]], turn=3)
    before = state(t)
    answer_all(t, "fox", "wolf")
    assert explain(before, state(t), None, 0) == []


def test_positions_are_compared_when_the_next_cards_are_picked() -> None:
    assert is_settled(one("pick", 0, [1, 2]))
    assert not is_settled(one("place", 0, [1, 2]))
    assert ends_phase(one("swap_first", 0, [1, NO_CELL]), NO_CELL)
    assert not ends_phase(one("swap_first", 0, [1, NO_CELL]), 1)


def test_points_to_expect_beside_the_other_choice() -> None:
    good, bad = (table(2, grids=[grid(rows), grid("fox fox")], turn=3) for rows in ("bea bee", "bea fox"))
    [reason] = compare(state(good), state(bad), 0)
    assert reason.message.id == "ecosystem-reason-expected"
    assert reason.message.args["n"] == max(1, round(reason.weight))
    assert compare(state(bad), state(good), 0) == []


def test_a_card_that_brings_points_later() -> None:
    t = table(2, grids=[grid("bea tro"), grid("fox fox")], hands=[["bee"], ["fox"]], turn=3)
    bee = t.pending[0].values[0]
    [reason] = describe(state(t), one("pick", 0, [bee]), 0, bee)
    assert reason.message.id == "ecosystem-reason-brings"
    assert reason.message.args["n"] == max(1, round(reason.weight))
    assert describe(state(t), one("place", 0, [3]), 0, 3) == []
