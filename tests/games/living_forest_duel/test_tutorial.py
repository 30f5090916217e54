"""A whole first turn, step by step: ruling T8 (docs/rulings/living_forest_duel.md)."""

from __future__ import annotations

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, events, play, state, table
from weald.games.living_forest_duel.cards import CARD_IDS, CARD_NUMBERS, TREE_NUMBERS
from weald.games.living_forest_duel.forest import cell_at


def test_t8_the_first_turn() -> None:
    t = table(
        pile=["anteater", "peacock", "bear", "lynx"],
        recruits=["hummingbird", "tiger", "bee", "stag", "ram", "mantis", "bison"],
        packs=(["frog", "fox"], []),
        tops=["sun_5", "water_3", "plant_1", "wind_1"],
    )
    s = state(t)
    assert [CARD_IDS[card] for card in s.common] == ["anteater"]

    play(t, "reveal")
    assert [CARD_IDS[card] for card in s.common] == ["anteater", "peacock"]

    play(t, "sun")
    assert (s.acting[-1][1], t.pending[0].seat) == (4, SUMMER)
    play(t, "hummingbird", "ram")
    assert s.lines[SUMMER] == [CARD_NUMBERS["hummingbird"]]
    assert s.discard[-1] == CARD_NUMBERS["ram"]
    line = [CARD_IDS[card] for card in s.recruits]
    assert line == ["frog", "tiger", "bee", "stag", "fox", "mantis", "bison"]

    assert t.pending[0].seat == WINTER
    play(t, "reveal")
    assert t.pending[0].seat == SUMMER
    play(t, "reveal")
    assert (s.alone, s.tokens) == ([2, 2], [1, 2])

    assert t.pending[0].seat == WINTER
    play(t, "water")
    assert s.acting[-1][1] == 1 + 2 + 1
    play(t, "c3", "c5")
    assert (s.taken, s.fires) == ([0, 2], 0)

    play(t, "plant")
    assert s.acting[-1][1] == 2
    play(t, "x1y0")
    assert s.forests[SUMMER] == {cell_at(0, 0): 24, cell_at(1, 0): TREE_NUMBERS["sun_5"]}
    assert s.tokens == [0, 1]

    play(t, "wind")
    assert s.acting[-1][1] == 1 + 2
    play(t, "3")
    assert s.sanki == [0, 1]
    assert events(t, "fire") == [{"value": 4, "n": 1, "burning": ["c1"]}]
    assert [(event["seat"], event["water"], event["n"]) for event in events(t, "burns")] == [
        (SUMMER, 2, 1),
        (WINTER, 0, 1),
    ]
    assert s.varans == [6, 6]
    assert sorted(event["clearing"] for event in events(t, "kindled")) == ["c2", "c7"]
    assert events(t, "turn") == [{"n": 2, "seat": SUMMER}]
    assert s.onibi == 0
