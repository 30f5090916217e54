"""Forecasts from the real rules: the end of the turn, the next card, the steps of Onibi."""

from __future__ import annotations

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, duel, play, state, table
from weald.games.living_forest_duel.forecast import after_steps, end_of_turn, next_reveal, varan_cost
from weald.games.living_forest_duel.position import SHAPE


def test_the_end_of_the_turn_now() -> None:
    s = duel(common=["tapir"], winter=["dolphin"], forests=({}, {(1, 0): "water_1"}))
    before = SHAPE.dump(s)
    assert end_of_turn(s) == {
        "value": 6,
        "cards": 3,
        "seats": [
            {"water": 2, "common": 2, "line": 0, "trees": 0, "resists": False, "varans": 3},
            {"water": 7, "common": 2, "line": 4, "trees": 1, "resists": True, "varans": 0},
        ],
        "kindled": [],
    }
    assert SHAPE.dump(s) == before


def test_new_fires_are_foretold() -> None:
    assert end_of_turn(duel(onibi=6, fires=[]))["kindled"] == ["c6", "c1"]


def test_the_next_card() -> None:
    s = duel(common=["bear", "cobra"], winter=["eagle"], discard=["frog", "crane"])
    s.discard += s.pile
    s.pile = [s.discard.pop(0) for _ in range(2)]
    s.pile += [card for card in s.discard if card in (10, 49)]
    coming = next_reveal(s)
    assert (coming["cards"], coming["reshuffled"]) == (3, False)
    assert coming["outcomes"] == [
        {"card": "lynx", "n": 1, "place": "common", "lost": [1, 0], "net": [3, 2]},
        {"card": "frog", "n": 1, "place": "summer", "lost": [0, 0], "net": [2, 1]},
        {"card": "crane", "n": 1, "place": "winter", "lost": [0, 0], "net": [2, 1]},
    ]
    assert coming["risk"] == [1, 0]


def test_an_empty_pile_means_the_discard() -> None:
    s = duel(common=["bear"], discard=["varan_summer", "varan_summer"])
    s.discard, s.pile = s.discard[:2], []
    coming = next_reveal(s)
    assert (coming["cards"], coming["reshuffled"]) == (2, True)
    assert coming["outcomes"] == [
        {"card": "varan_summer", "n": 2, "place": "summer", "lost": [0, 0], "net": [2, 1]}
    ]


def test_steps_of_onibi() -> None:
    s = duel(onibi=5)
    steps = [(step.place, step.bonus, step.out) for step in after_steps(s, SUMMER, 3)]
    assert steps == [(6, "sanki", "none"), (0, "sanki", "given"), (1, "extinguish", "given")]
    s = duel(onibi=0, onibi_card=WINTER)
    assert [step.out for step in after_steps(s, WINTER, 2)] == ["returned", "returned"]
    s = duel(onibi=6, onibi_card=WINTER)
    assert [step.out for step in after_steps(s, SUMMER, 1)] == ["wins"]
    s = duel(onibi=0, onibi_card=WINTER)
    assert next(iter(after_steps(s, WINTER, 1))).out == "returned"


def test_what_a_varan_would_cost() -> None:
    t = table(common=["bear", "cobra"], pile=["varan_summer"], sanki=[1, 0])
    play(t, "reveal")
    assert varan_cost(state(t)) == 1
    assert t.pending[0].choices[1].label.args == {"n": 1}
