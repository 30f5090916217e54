"""Alban: his points beside the player's streams and wolves, and the card that he gets."""

from __future__ import annotations

import pytest

from tests.games.ecosystem.scenes import table
from weald.games.ecosystem.ai import alban
from weald.games.ecosystem.ai.growth import grower_of
from weald.games.ecosystem.ai.plot import plot_of
from weald.games.ecosystem.cards import BEAR, BEE, DEER, MEADOW, STREAM, WOLF
from weald.games.ecosystem.state import Forest


def test_ranks_count() -> None:
    pile = [STREAM, WOLF, MEADOW, MEADOW]
    assert alban.sizes(pile) == (1, 1)
    # Two meadows, and the second place or a tie in both comparisons.
    assert alban.points(pile, 2, 2, 1) == 3 + 5 + 8
    assert alban.points(pile, 1, 1, 1) == 3 + 8 + 12


def test_he_gets_what_scores_nothing() -> None:
    s = table(1).run.state
    assert isinstance(s, Forest)
    grower, plot = grower_of(s, 0), plot_of(s.masks[0], s.boxes[0], 1)
    assert alban.gift(grower, plot, [BEE, BEE], []) == BEE
    plot.left = 0
    assert alban.gift(grower, plot, [WOLF, DEER, BEAR], [MEADOW]) == BEAR


def test_a_card_that_he_shall_not_get_is_worth_more() -> None:
    s = table(1).run.state
    assert isinstance(s, Forest)
    grower, plot = grower_of(s, 0), plot_of(s.masks[0], s.boxes[0], 1)
    kinds = [STREAM, BEAR, WOLF]
    # His first stream and his first wolf would score a second place, his bear nothing.
    assert alban.with_gift(plot, kinds, [MEADOW], 1) == {STREAM: 5, BEAR: 0, WOLF: 8}
    own = {(kind, cell): gain for gain, kind, cell in grower.gains(plot, kinds)}
    apart = {(kind, cell): gain for gain, kind, cell in alban.gains_apart(grower, plot, kinds, [MEADOW])}
    assert {kind: apart[kind, cell] - own[kind, cell] for kind, cell in own} == pytest.approx(
        {STREAM: alban.SPARED * 5, BEAR: 0.0, WOLF: alban.SPARED * 8}
    )
