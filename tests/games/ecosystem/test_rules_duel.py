"""The game for two with a neutral hand: rulebook (French edition), "Règles pour une partie à deux"."""

from __future__ import annotations

from collections import Counter

import pytest

import weald
from tests.games.ecosystem.scenes import answer_all, cards_of, events, finish, first_options, grid, table
from weald.kernel.table import Table

HANDS = [["wolf"] * 10, ["stream"] * 10, ["bear"] * 10]


def hands(t: Table) -> list[Counter[str]]:
    """The three hands by the names of their cards."""
    dumped = t.game.position.dump(t.run.state)["hands"]
    return [Counter(hand) for hand in dumped]


def test_a_third_hand_of_ten_is_dealt_each_round() -> None:
    t = weald.new("ecosystem", 2, seed=1)
    assert [hand.total() for hand in hands(t)] == [10, 10, 10]
    assert t.view(0)["deck"] == 100
    while t.view(0)["round"] == 1:
        first_options(t)
    assert [hand.total() for hand in hands(t)] == [10, 10, 10]
    assert t.view(0)["deck"] == 70
    assert t.view(None)["rival"]["hand"] == 10


def test_round_one_goes_from_one_to_the_other_to_the_neutral_hand() -> None:
    """The neutral hand is part of the circle: in round 1 it is always the same person who passes to it."""
    t = table(2, hands=HANDS)
    assert [t.view(seat)["next_seat"] for seat in (0, 1)] == [1, 2]
    answer_all(t, "wolf", "stream")
    assert hands(t) == [Counter(bear=9), Counter(wolf=9), Counter(stream=9)]
    assert t.view(None)["rival"]["cards"] == [{"card": "bear"}]


def test_round_two_goes_the_other_way() -> None:
    """In round 2 it is the other person who passes to the neutral hand."""
    t = table(2, hands=HANDS, round=2)
    assert [t.view(seat)["next_seat"] for seat in (0, 1)] == [2, 0]
    answer_all(t, "wolf", "stream")
    first_options(t)
    assert hands(t) == [Counter(stream=9), Counter(bear=9), Counter(wolf=9)]


def test_the_neutral_card_is_drawn_once_both_have_chosen_and_shown_with_theirs() -> None:
    """Ruling R5 (docs/rulings/ecosystem.md): the neutral card is shown with both picks."""
    t = table(2, turn=2, hands=[["wolf"], ["fox"], ["bee"] * 8])
    assert t.view(0)["rival"]["hand"] == 9
    t.answer(0, "wolf")
    assert len(t.view(0)["rival"]["cards"]) == 1
    t.answer(1, "fox")
    assert [id for id, _ in events(t)] == ["picked", "picked", "neutral"]
    rival = t.view(0)["rival"]
    assert t.view(0)["phase"] == "place"
    assert (rival["hand"], len(rival["cards"])) == (8, 2)
    assert rival["cards"][1]["card"] == events(t)[2][1]["card"]


def test_the_neutral_pile_has_twenty_cards_in_the_end() -> None:
    t = finish(weald.new("ecosystem", 2, seed=2))
    assert len(t.view(None)["rival"]["cards"]) == 20
    assert hands(t) == [Counter(), Counter(), Counter()]
    assert t.view(None)["deck"] == 70


def test_the_neutral_pick_is_random_among_its_hand() -> None:
    """Over many seeds every card of the neutral hand comes up, each about as often."""
    neutral = ["stream", "meadow", "bear", "fox", "deer", "wolf", "trout", "bee", "eagle", "dragonfly"]
    counts: Counter[str] = Counter()
    for seed in range(300):
        t = table(2, hands=[["rabbit"], ["fox"], neutral], seed=seed)
        answer_all(t, "rabbit", "fox")
        counts[t.view(None)["rival"]["cards"][0]["card"]] += 1
    assert set(counts) == set(neutral)
    assert min(counts.values()) >= 15
    assert max(counts.values()) <= 50


FIVE_STREAMS = grid("""
    str str str str str
    fox fox fox fox fox
    dee dee dee dee dee
    mea mea mea mea wol
""")
ONE_STREAM = grid("""
    str bee bee bee bee
    eag eag eag eag eag
    bea bea bea bea bea
    mea mea mea wol wol
""")


@pytest.mark.parametrize(
    ("pile", "streams", "wolves"),
    [
        # Nothing of it competes: 5 against 1 stream, 1 against 2 wolves.
        ([], [8, 5], [8, 12]),
        # Its two streams count as one of length 2: it takes the second place away.
        (["stream", "fox", "stream"], [8, 0], [8, 12]),
        # All its streams count as connected: six of them are the longest.
        (["stream"] * 6, [5, 0], [8, 12]),
        # A tie with the neutral hand is a tie: both first, no second.
        (["stream"] * 5, [8, 0], [8, 12]),
        # Its wolves count: third place is reachable, and a rank is taken away.
        (["wolf"] * 3, [8, 5], [4, 8]),
        (["wolf"] * 2, [8, 5], [4, 12]),
        (["wolf"], [8, 5], [8, 12]),
    ],
)
def test_the_neutral_hand_competes_for_streams_and_wolves(
    pile: list[str], streams: list[int], wolves: list[int]
) -> None:
    """Its streams and wolves are compared, its streams all count as connected."""
    grids = [
        {cell: card for cell, card in laid.items() if cell != "r3c6"} for laid in (FIVE_STREAMS, ONE_STREAM)
    ]
    t = table(2, round=2, turn=10, grids=grids, pile=pile, hands=[["stream"], ["bee"], ["bear"]])
    # The last cards leave no choice: the table is over at once.
    assert t.over
    assert cards_of(t, 0) == FIVE_STREAMS
    assert t.result is not None
    assert [score["stream"] for score in t.result.scores] == streams
    assert [score["wolf"] for score in t.result.scores] == wolves
    assert t.view(None)["rival"]["score"] is None
    assert len(t.result.scores) == 2
