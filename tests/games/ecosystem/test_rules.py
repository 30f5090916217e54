"""The draft for three to six players: rounds, passing, secrecy, placement."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import weald
from tests.games.ecosystem.scenes import (
    answer_all,
    cards_of,
    events,
    first_options,
    grid,
    options,
    spot,
    table,
)
from weald.games.ecosystem.cards import COUNTS, KINDS
from weald.games.ecosystem.state import Forest
from weald.kernel.errors import Illegal
from weald.kernel.messages import Message
from weald.kernel.table import Table

DRAFTS = (3, 4, 5, 6)


def forest(t: Table) -> Forest:
    state = t.run.state
    assert isinstance(state, Forest)
    return state


def turns(t: Table) -> tuple[int, int]:
    return forest(t).round, forest(t).turn


def refusal(t: Table, seat: int, option: str) -> Message:
    with pytest.raises(Illegal) as refused:
        t.answer(seat, option)
    assert refused.value.code == "option"
    return refused.value.message


@pytest.mark.parametrize("seats", DRAFTS)
def test_ten_cards_each_from_all_cards_in_the_box(seats: int) -> None:
    """Rulebook (French edition), "Mise en place": each player is dealt ten cards, the rest is put aside."""
    s = forest(weald.new("ecosystem", seats, seed=3))
    assert [len(hand) for hand in s.hands] == [10] * seats
    assert len(s.deck) == 130 - 10 * seats
    everything = Counter(s.deck) + sum((Counter(hand) for hand in s.hands), Counter())
    assert everything == {kind: COUNTS[kind] for kind in range(1, 12)}


@pytest.mark.parametrize("seats", DRAFTS)
def test_the_second_round_is_dealt_from_the_rest_without_shuffling(seats: int) -> None:
    """Rulebook (French edition), "Mise en place": the remaining cards are for round 2."""
    t = weald.new("ecosystem", seats, seed=4)
    after_first_deal = list(forest(t).deck)
    while turns(t)[0] == 1:
        first_options(t)
    dealt = [card for hand in forest(t).hands for card in hand]
    assert turns(t) == (2, 1)
    assert Counter(dealt) == Counter(after_first_deal[-10 * seats :])
    while not t.over:
        first_options(t)
    assert forest(t).deck == after_first_deal[: -10 * seats]
    assert len(forest(t).deck) == 130 - 20 * seats
    assert forest(t).drawn == 1, "chance is used once: for the shuffle"


@pytest.mark.parametrize("seats", DRAFTS)
def test_ten_picks_a_round_and_every_dealt_card_is_played(seats: int) -> None:
    """Rulebook (French edition), "Draft": two rounds of ten cards each."""
    t = weald.new("ecosystem", seats, seed=5)
    dealt: Counter[str] = Counter()
    picks: list[tuple[int, int]] = []
    hands: list[list[int]] = []
    while not t.over:
        if forest(t).turn == 1 and t.pending[0].kind == "pick":
            dealt += Counter(KINDS[card - 1] for hand in forest(t).hands for card in hand)
        if t.pending[0].kind == "pick":
            picks.append(turns(t))
            hands.append([len(hand) for hand in forest(t).hands])
        first_options(t)
    # The tenth pick leaves no choice: the last card of each hand plays itself.
    assert picks == [(round, turn) for round in (1, 2) for turn in range(1, 10)]
    assert hands == [[11 - turn] * seats for _, turn in picks]
    assert sum(1 for id, _ in events(t) if id == "picked") == 20 * seats
    played = Counter(card for seat in range(seats) for card in cards_of(t, seat).values())
    assert played == dealt
    assert forest(t).hands == [[]] * seats


@pytest.mark.parametrize("seats", DRAFTS)
@pytest.mark.parametrize(("round", "way", "step"), [(1, "left", 1), (2, "right", -1)])
def test_hands_go_left_in_round_one_and_right_in_round_two(
    seats: int, round: int, way: str, step: int
) -> None:
    """Rulebook (French edition), "Draft": hands go to the left in round 1 and to the right in round 2."""
    t = table(seats, round=round, turn=1)
    assert [t.view(seat)["passes"] for seat in range(seats)] == [way] * seats
    assert [t.view(seat)["next_seat"] for seat in range(seats)] == [(s + step) % seats for s in range(seats)]
    before = [t.view(seat)["hand"] for seat in range(seats)]
    picks = [hand[0] for hand in before]
    answer_all(t, *picks)
    while turns(t) == (round, 1):
        first_options(t)
    for seat in range(seats):
        passed = Counter(before[seat]) - Counter([picks[seat]])
        assert Counter(t.view((seat + step) % seats)["hand"]) == passed
    assert ("passed", {"direction": way}) in events(t)


def test_three_seats_by_name() -> None:
    """Rulebook (French edition), "Draft": in round 1 hands go 0 to 1 to 2 to 0, in round 2 the other way."""
    hands = [["wolf"] * 10, ["stream"] * 10, ["bear"] * 10]
    t = table(3, hands=hands)
    answer_all(t, "wolf", "stream", "bear")
    assert [t.view(seat)["hand"] for seat in range(3)] == [["bear"] * 9, ["wolf"] * 9, ["stream"] * 9]
    t = table(3, hands=hands, round=2)
    answer_all(t, "wolf", "stream", "bear")
    first_options(t)
    assert [t.view(seat)["hand"] for seat in range(3)] == [["stream"] * 9, ["bear"] * 9, ["wolf"] * 9]


def test_a_pick_is_secret_until_everybody_has_picked() -> None:
    """Rulebook (French edition), "Draft": picks lie face down until all are revealed at once."""
    t = table(3, hands=[["wolf", "bee"], ["fox"], ["deer"]], turn=4)
    views = [t.view(seat) for seat in (0, 1, 2, None)]
    t.answer(0, "bee")
    assert [t.view(seat) for seat in (0, 1, 2, None)] == views
    assert t.events_for(1) == t.events_for(None) == []
    assert [decision.seat for decision in t.pending] == [1, 2]
    t.answer(2, "deer")
    assert [t.view(seat) for seat in (0, 1, 2, None)] == views
    t.answer(1, "fox")
    assert events(t)[:3] == [
        ("picked", {"seat": 0, "card": "bee"}),
        ("picked", {"seat": 1, "card": "fox"}),
        ("picked", {"seat": 2, "card": "deer"}),
    ]
    spectator = t.view(None)
    assert spectator["phase"] == "place"
    assert [player["placing"] for player in spectator["players"]] == ["bee", "fox", "deer"]


def test_placements_are_laid_together() -> None:
    """Rulebook (French edition), "Draft": all players place their cards at the same time."""
    t = table(3, hands=[["wolf"], ["fox"], ["deer"]], turn=2)
    answer_all(t, "wolf", "fox", "deer")
    before = t.view(None)
    t.answer(0, "r3c5")
    t.answer(1, "r2c4")
    assert t.view(None) == before
    t.answer(2, "r3c3")
    assert [cards_of(t, seat).get(cell) for seat, cell in enumerate(("r3c5", "r2c4", "r3c3"))] == [
        "wolf",
        "fox",
        "deer",
    ]


def test_a_pick_may_be_taken_back_while_others_think() -> None:
    t = table(3, turn=2, hands=[["wolf", "bee"]])
    t.answer(0, "wolf")
    t.undo(0)
    t.answer(0, "bee")
    assert t.answered == {0: "bee"}


def test_the_first_card_lies_anywhere() -> None:
    """Rulebook (French edition), "Placement des cartes" 1: from the second card on cards are adjacent."""
    t = table(3, hands=[["wolf"], ["fox"], ["deer"]])
    answer_all(t, "wolf", "fox", "deer")
    assert turns(t) == (1, 2)
    player = t.view(0)["players"][0]
    assert cards_of(t, 0) == {"r3c4": "wolf"}
    # Three rows more on either side and four columns more: its place in the 4 by 5 frame is open.
    box = {"top": 3, "left": 4, "rows": 1, "cols": 1}
    assert player["window"] == {"top": 0, "left": 0, "rows": 7, "cols": 9, "fixed": False, "box": box}


def test_a_rabbit_as_first_card_has_nothing_to_swap() -> None:
    """Ruling R10 (docs/rulings/ecosystem.md): the first card of a grid has nothing to swap."""
    t = table(3, hands=[["rabbit"], ["fox"], ["rabbit"]])
    answer_all(t, "rabbit", "fox", "rabbit")
    assert turns(t) == (1, 2)
    assert t.pending[0].kind == "pick"


def placing(laid: str, top: int = 3, left: int = 4, card: str = "wolf") -> Table:
    """A table at which seat 0 is to place a card beside what is drawn."""
    cards = grid(laid, top, left)
    round, turn = divmod(len(cards), 10)
    t = table(3, grids=[cards], hands=[[card]], round=round + 1, turn=turn + 1)
    t.answer(0, card)
    for seat in (1, 2):
        t.answer(seat, next(name for name in t.view(seat)["hand"] if name != "rabbit"))
    return t


def test_the_second_card_is_adjacent() -> None:
    """Rulebook (French edition), "Placement des cartes" 1: a diagonal cell is not adjacent."""
    t = placing("fox")
    assert options(t, 0) == {"r2c4", "r4c4", "r3c3", "r3c5"}
    for corner in ("r2c3", "r2c5", "r4c3", "r4c5"):
        assert refusal(t, 0, corner) == Message("ecosystem-refused-apart")


def test_refusals_name_the_rule() -> None:
    """Rulebook (French edition), "Placement des cartes" 1 and 2: a refused cell is named with its reason."""
    t = placing("fox dee fox dee", left=2)
    assert refusal(t, 0, "r3c4") == Message("ecosystem-refused-occupied")
    assert refusal(t, 0, "r2c1") == Message("ecosystem-refused-apart")
    assert refusal(t, 0, "r3c8") == Message("ecosystem-refused-frame")
    assert refusal(t, 0, "r9c9") == Message("illegal-option", {"option": "r9c9"})
    assert refusal(t, 0, "none") == Message("illegal-option", {"option": "none"})
    assert options(t, 0) == {f"r{row}c{column}" for row in (2, 4) for column in range(2, 6)} | {
        "r3c1",
        "r3c6",
    }


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    """Rulebook (French edition), "Draft": only a card of the own hand can be picked."""
    t = table(3, hands=[["wolf"] * 10, ["bear"] * 10])
    assert refusal(t, 0, "bear") == Message("ecosystem-refused-card", {"card": "bear"})
    assert refusal(t, 0, "unicorn") == Message("illegal-option", {"option": "unicorn"})
    assert options(t, 0) == {"wolf"}


def test_the_fourth_card_of_a_column_ends_growth_up_and_down() -> None:
    """Rulebook (French edition), "Placement des cartes" 2: four cards fix the height of the grid."""
    three = placing("fox\ndee\nfox")
    sides = {f"r{row}c{column}" for row in (3, 4, 5) for column in (3, 5)}
    assert options(three, 0) == sides | {"r2c4", "r6c4"}
    four = placing("fox\ndee\nfox\ndee")
    assert options(four, 0) == {f"r{row}c{column}" for row in (3, 4, 5, 6) for column in (3, 5)}
    assert refusal(four, 0, "r2c4") == Message("ecosystem-refused-frame")
    low = placing("fox\ndee\nfox\ndee", top=1)
    assert refusal(low, 0, "r0c4") == Message("ecosystem-refused-frame")
    assert refusal(low, 0, "r5c4") == Message("ecosystem-refused-frame")


def test_the_fifth_card_of_a_row_ends_growth_left_and_right() -> None:
    """Rulebook (French edition), "Placement des cartes" 2: five cards fix the width of the grid."""
    four = placing("fox dee fox dee")
    ends = {"r3c3", "r3c8"}
    assert options(four, 0) == {f"r{row}c{c}" for row in (2, 4) for c in range(4, 8)} | ends
    five = placing("fox dee fox dee mea")
    assert options(five, 0) == {f"r{row}c{c}" for row in (2, 4) for c in range(4, 9)}
    assert refusal(five, 0, "r3c3") == Message("ecosystem-refused-frame")


def test_the_frame_counts_the_extent_not_one_line() -> None:
    """Rulebook (French edition), "Placement des cartes" 2: no card beyond 4 by 5, even if no line is full."""
    steps = placing("fox dee ...\n... mea fox\n... ... dee\n... ... mea", top=3, left=4)
    # Four rows are used (3 to 6), three columns (4 to 6); two more columns fit on either side.
    assert options(steps, 0) == {"r3c3", "r4c4", "r3c6", "r4c7", "r5c5", "r5c7", "r6c5", "r6c7"}
    assert refusal(steps, 0, "r2c4") == Message("ecosystem-refused-frame")


def test_once_the_frame_is_full_only_its_holes_are_left() -> None:
    """Rulebook (French edition), "Placement des cartes" 2: at the end the 4 by 5 grid is full."""
    t = placing("fox dee mea fox dee\nfox dee mea ... dee\nfox dee mea fox ...\nfox dee mea fox dee")
    assert options(t, 0) == {"r4c7", "r5c8"}


@pytest.mark.parametrize("seats", [1, 2, *DRAFTS])
def test_every_grid_is_full_at_the_end(seats: int) -> None:
    """Rulebook (French edition), "Placement des cartes" 2: the options are exactly the legal cells."""
    random = Random(seats)
    t = weald.new("ecosystem", seats, seed=seats)
    while not t.over:
        for decision in list(t.pending):
            if decision.kind == "place":
                assert set(decision.options) == legal_cells(set(cards_of(t, decision.seat)))
            t.answer(decision.seat, random.choice(decision.options))
    for seat in range(seats):
        rows, columns = zip(*(spot(cell) for cell in cards_of(t, seat)), strict=True)
        assert len(cards_of(t, seat)) == 20
        assert max(rows) - min(rows) == 3
        assert max(columns) - min(columns) == 4


def legal_cells(laid: set[str]) -> set[str]:
    """Cells beside a card that keep the extent within 4 rows and 5 columns."""
    spots = {spot(cell) for cell in laid}
    cells = set()
    for row, column in spots:
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            rows = [r, *(other for other, _ in spots)]
            columns = [c, *(other for _, other in spots)]
            if (r, c) not in spots and max(rows) - min(rows) < 4 and max(columns) - min(columns) < 5:
                cells.add(f"r{r}c{c}")
    return cells


def test_the_log_of_a_turn() -> None:
    t = table(3, hands=[["wolf"], ["fox"], ["deer"]], turn=2)
    answer_all(t, "wolf", "fox", "deer")
    answer_all(t, "r3c5", "r2c4", "r4c4")
    words = {"seat": 0, "card": "wolf", "cell": "r3c5", "row": 4, "col": 5}
    assert events(t)[3:] == [
        ("placed", words),
        ("placed", {"seat": 1, "card": "fox", "cell": "r2c4", "row": 3, "col": 5}),
        ("placed", {"seat": 2, "card": "deer", "cell": "r4c4", "row": 4, "col": 5}),
        ("passed", {"direction": "left"}),
    ]
