"""The solo game against Alban: rulebook (French edition), "Règles du mode de jeu solo"."""

from __future__ import annotations

from random import Random

import pytest

import weald
from tests.games.ecosystem.scenes import answer_all, cards_of, events, finish, grid, options, table
from weald.games.ecosystem import GAME
from weald.games.ecosystem.cards import KINDS
from weald.games.ecosystem.result import solo_result
from weald.kernel.errors import Illegal
from weald.kernel.messages import Args, Message
from weald.kernel.table import Table


def hand(t: Table) -> int:
    return len(t.view(0)["hand"])


def test_twenty_turns_hand_sizes_and_draws() -> None:
    """Play one, give one, draw one; five when Alban completes a row; nothing after turn 20."""
    t = weald.new("ecosystem", 1, seed=1)
    assert hand(t) == 10
    assert t.view(0)["deck"] == 120
    sizes, asked = [], []
    while not t.over:
        kind = t.pending[0].kind
        if kind == "pick":
            sizes.append(hand(t))
            asked.append(t.view(0)["turn"])
        t.answer(0, t.pending[0].options[0])
    assert asked == list(range(1, 21))
    assert sizes == [10, 9, 8, 7, 6, 9, 8, 7, 6, 5, 8, 7, 6, 5, 4, 7, 6, 5, 4, 3]
    assert (sizes[5], sizes[10], sizes[15]) == (9, 8, 7)
    drawn = [args["n"] for id, args in events(t) if id == "drawn"]
    assert drawn == [1, 1, 1, 1, 5, 1, 1, 1, 1, 5, 1, 1, 1, 1, 5, 1, 1, 1, 1]
    assert hand(t) == 1
    assert 130 - t.view(0)["deck"] == 41
    assert len(cards_of(t, 0)) == 20
    assert len(t.view(0)["rival"]["cards"]) == 20


def test_a_turn_is_play_then_give() -> None:
    """Play 1 card into your grid, then choose 1 card to give; only then draw."""
    t = table(1, turn=2, hands=[["wolf", "bee", "fox"]], pile=["deer"])
    assert t.view(0)["phase"] == "pick"
    t.answer(0, "wolf")
    assert t.view(0)["phase"] == "place"
    t.answer(0, "r3c5")
    assert t.view(0)["phase"] == "give"
    assert hand(t) == 8
    assert "wolf" not in options(t, 0)
    with pytest.raises(Illegal) as refused:
        t.answer(0, "wolf")
    assert refused.value.message == Message("ecosystem-refused-card", {"card": "wolf"})
    t.answer(0, "bee")
    assert [card["card"] for card in t.view(0)["rival"]["cards"]] == ["deer", "bee"]
    assert hand(t) == 8
    assert t.view(0)["turn"] == 3
    assert [id for id, _ in events(t)] == ["picked", "placed", "given", "drawn"]


def test_alban_lays_row_by_row_from_the_top_left() -> None:
    """From the top left corner, left to right, top to bottom."""
    pile = ["stream", "meadow", "bear", "fox", "deer", "wolf", "trout"]
    t = table(1, turn=8, pile=pile)
    laid = [(card["row"], card["col"], card["card"]) for card in t.view(0)["rival"]["cards"]]
    assert laid == [
        (1, 1, "stream"),
        (1, 2, "meadow"),
        (1, 3, "bear"),
        (1, 4, "fox"),
        (1, 5, "deer"),
        (2, 1, "wolf"),
        (2, 2, "trout"),
    ]


def test_a_rabbit_for_alban_swaps_nothing() -> None:
    """Ruling R13 (docs/rulings/ecosystem.md): rabbits of Alban cause no swap and score 1."""
    t = table(1, turn=3, hands=[["wolf", "rabbit"]], pile=["fox", "deer"])
    t.answer(0, "wolf")
    t.answer(0, t.pending[0].options[0])
    t.answer(0, "rabbit")
    assert t.pending[0].kind == "pick"
    rival = t.view(0)["rival"]
    assert [card["card"] for card in rival["cards"]] == ["fox", "deer", "rabbit"]
    assert rival["score"]["rabbit"] == 1


def test_the_own_rabbit_swaps_before_the_gift() -> None:
    t = table(1, turn=3, hands=[["rabbit"]])
    t.answer(0, "rabbit")
    t.answer(0, t.pending[0].options[0])
    assert t.pending[0].kind == "swap_first"
    t.answer(0, "none")
    assert t.pending[0].kind == "give"


OWN = grid("""
    str str mea mea mea
    tro dra mea mea bee
    eag rab fox bee bea
    wol dee tro wol dee
""")


def almost_over(pile: list[str], last: list[str], **wishes: str) -> Table:
    """Turn 20: the last cell and the last gift are open."""
    laid = {cell: card for cell, card in OWN.items() if cell != "r6c8"}
    return table(1, round=1, turn=20, grids=[laid], pile=pile, hands=[last], **wishes)


def end(pile: list[str], **wishes: str) -> Table:
    t = almost_over(pile[:19], ["deer", pile[19], "fox"], **wishes)
    answer_all(t, "deer")
    # One cell is left: it takes the card without a question.
    answer_all(t, pile[19])
    assert t.over
    return t


# Twenty cards for Alban that score nothing together, but for one wolf and one stream.
POOR = [
    *("bear", "meadow", "bear", "stream", "bear"),
    *("meadow", "bear", "meadow", "bear", "meadow"),
    *("bear", "meadow", "bear", "meadow", "bear"),
    *("bear", "bear", "eagle", "bear", "wolf"),
]


def test_streams_and_wolves_are_compared_with_alban_only() -> None:
    """Compare your longest stream and your pack with his."""
    t = end(POOR)
    rival = t.view(0)["rival"]
    assert t.result is not None
    own = t.result.scores[0]
    assert (own["stream"], own["wolf"]) == (8, 12)
    assert (rival["score"]["stream"], rival["score"]["wolf"]) == (5, 8)
    assert (rival["streams"], rival["wolves"]) == (1, 1)


def test_alban_gets_no_biodiversity() -> None:
    """His points without biodiversity."""
    t = end(POOR)
    score = t.view(0)["rival"]["score"]
    assert score["biodiversity"] == 0
    assert score["total"] == sum(score[name] for name in KINDS) == 13
    assert t.result is not None
    own = t.result.scores[0]
    assert (own["gaps"], own["biodiversity"]) == (0, 12)
    assert own["lead"] == own["total"] - 13


def test_one_card_is_left_at_the_end() -> None:
    """The last card in hand is discarded."""
    t = end(POOR)
    assert t.view(0)["hand"] == ["fox"]
    assert t.view(0)["phase"] == "over"
    assert t.pending == []


@pytest.mark.parametrize(
    ("edition", "lead", "level"),
    [
        ("second", 29, "none"),
        ("second", 30, "easy"),
        ("second", 49, "easy"),
        ("second", 50, "normal"),
        ("second", 69, "normal"),
        ("second", 70, "hard"),
        ("second", -3, "none"),
        ("first", 29, "none"),
        ("first", 30, "easy"),
        ("first", 39, "easy"),
        ("first", 40, "normal"),
        ("first", 49, "normal"),
        ("first", 50, "hard"),
    ],
)
def test_levels_of_victory(edition: str, lead: int, level: str) -> None:
    """Ruling R14 (docs/rulings/ecosystem.md): 30, 50, 70 in the second edition, 30, 40, 50 in the first."""
    sheets = [{"total": 80 + lead}, {"total": 80}]
    options: dict[str, int | str | bool] = {"edition": edition, "many_gaps": -5}
    result = solo_result(GAME.start(1, options, 0), sheets)
    assert result.winners == (() if level == "none" else (0,))
    args: Args = {"level": level, "lead": lead, "points": 80 + lead, "alban": 80, "needed": 30}
    assert result.reason == Message("ecosystem-result-solo", args)
    assert result.scores == ({"total": 80 + lead, "alban": 80, "lead": lead},)
    easy, normal, hard = (30, 50, 70) if edition == "second" else (30, 40, 50)
    shown = table(1, edition=edition).view(0)["rival"]["targets"]
    assert shown == {"easy": easy, "normal": normal, "hard": hard}


def test_a_whole_game_by_the_score_sheets() -> None:
    """The result of a real game has Alban's total, and the lead over it."""
    random = Random(3)
    t = weald.new("ecosystem", 1, seed=9)
    while not t.over:
        t.answer(0, random.choice(t.pending[0].options))
    view = t.view(0)
    own, alban = view["players"][0]["score"], view["rival"]["score"]
    assert t.result is not None
    assert t.result.scores == ({**own, "alban": alban["total"], "lead": own["total"] - alban["total"]},)


def test_first_edition_rabbits_score_nothing_for_anybody() -> None:
    """Ruling R3 (docs/rulings/ecosystem.md): a rabbit of the first edition scores nothing."""
    pile = [*POOR[:12], "rabbit", *POOR[13:]]
    for edition, each in (("second", 1), ("first", 0)):
        t = end(pile, edition=edition)
        assert t.result is not None
        assert t.result.scores[0]["rabbit"] == each
        assert t.view(0)["rival"]["score"]["rabbit"] == each
        assert t.result.scores[0]["gaps"] == 1 - each


def test_other_people_see_no_hand() -> None:
    t = finish(table(1, turn=19))
    assert t.view(None)["hand"] is None
