"""Questions, options with their gains, refusals."""

from __future__ import annotations

from random import Random

import pytest

import weald
from tests.games.ecosystem.scenes import answer_all, example_placing, example_table, grid, table
from weald.games.ecosystem.cards import CELL_NUMBERS, EDITIONS, KINDS
from weald.games.ecosystem.result import sheets
from weald.games.ecosystem.state import Forest, lay
from weald.kernel.decisions import Choice, Decision
from weald.kernel.messages import Message
from weald.kernel.table import Table


def asked(t: Table, seat: int = 0) -> Decision:
    decision = t.decision(seat)
    assert decision is not None
    return decision


def choices(t: Table, seat: int = 0) -> dict[str, Choice]:
    return {choice.id: choice for choice in asked(t, seat).choices}


def test_the_gains_of_the_example() -> None:
    """In the example position the trout brings 8 in one cell and 4, 4, 2 and 2 in others."""
    offered = {(c.label.args["row"], c.label.args["col"]): c.gain for c in asked(example_placing()).choices}
    assert offered == {(3, 3): 8, (2, 4): 4, (3, 4): 4, (1, 3): 2, (1, 5): 2}


def test_questions() -> None:
    """Kinds, modes and messages of all questions, in the order of a solo turn with a rabbit."""
    t = table(1, turn=3, hands=[["rabbit", "fox"]])
    offered = []
    for option in ("rabbit", "r3c6", "r3c4", "r3c6", "fox"):
        decision = asked(t)
        assert decision.help is not None
        offered.append((decision.kind, decision.mode, decision.prompt, decision.help.id))
        t.answer(0, option)
    prompt, help_line = "ecosystem-prompt-", "ecosystem-help-"
    assert offered == [
        ("pick", "all", Message(prompt + "pick"), help_line + "pick-solo"),
        ("place", "all", Message(prompt + "place", {"card": "rabbit"}), help_line + "place"),
        ("swap_first", "all", Message(prompt + "swap-first"), help_line + "swap-first"),
        ("swap_second", "all", Message(prompt + "swap-second"), help_line + "swap-second"),
        ("give", "one", Message(prompt + "give"), help_line + "give"),
    ]
    assert asked(table(3)).help == Message("ecosystem-help-pick")


def test_picks_point_at_the_hand() -> None:
    """One option a kind, in the order of the kinds."""
    offered = asked(example_table()).choices
    assert [choice.id for choice in offered] == ["stream", "meadow", "deer", "wolf", "trout", "bee"]
    assert [choice.ref for choice in offered] == [f"hand:{choice.id}" for choice in offered]
    assert offered[0].label == Message("ecosystem-choice-card", {"card": "stream"})


def test_cells_are_counted_within_the_window() -> None:
    """Rows and columns from 1 in the part of the field that the frame can still reach."""
    t = table(3, grids=[grid("fox dee")], turn=3, hands=[["wolf"], ["fox"], ["deer"]])
    answer_all(t, "wolf", "fox", "deer")
    offered = choices(t)
    # Two columns are used: the window begins at column 1 of the field, its rows at 0.
    label = Message("ecosystem-choice-cell", {"row": 4, "col": 6})
    assert offered["r3c6"].label == label
    assert offered["r3c6"].ref == "cell:0:r3c6"
    assert {id: (c.label.args["row"], c.label.args["col"]) for id, c in offered.items()} == {
        "r2c4": (3, 4),
        "r2c5": (3, 5),
        "r3c3": (4, 3),
        "r3c6": (4, 6),
        "r4c4": (5, 4),
        "r4c5": (5, 5),
    }


def swapping() -> Table:
    t = table(1, turn=4, grids=[grid("bee fox mea")], hands=[["rabbit"]], pile=["fox", "fox", "fox"])
    t.answer(0, "rabbit")
    t.answer(0, "r3c7")
    return t


def test_the_first_card_of_a_swap() -> None:
    offered = choices(swapping())
    assert list(offered) == ["none", "r3c4", "r3c5", "r3c6", "r3c7"]
    assert offered["none"].ref == "none"
    assert offered["none"].label == Message("ecosystem-choice-no-swap")
    assert offered["r3c4"].label == Message("ecosystem-choice-swap", {"row": 4, "col": 2, "card": "bee"})
    assert [choice.gain for choice in offered.values()] == [None] * 5


def test_the_second_card_of_a_swap_shows_its_gain() -> None:
    """The bee beside the meadow: it gets 3; nine gaps become eight, which changes nothing."""
    t = swapping()
    t.answer(0, "r3c4")
    offered = choices(t)
    assert list(offered) == ["none", "r3c5", "r3c6", "r3c7"]
    assert {id: choice.gain for id, choice in offered.items()} == {
        "none": None,
        "r3c5": 3,
        "r3c6": 0,
        "r3c7": 3,
    }
    assert offered["r3c5"].why == [(Message("ecosystem-why-kind", {"card": "bee"}), 3)]


def test_a_gain_tells_what_it_does_to_biodiversity() -> None:
    """Six gaps become five: in addition to the fox's 3 points, the loss of 5 is gone."""
    laid = grid("bee bea rab\ndee tro str")
    t = table(1, turn=7, grids=[laid], hands=[["fox"]])
    assert t.view(0)["players"][0]["score"]["gaps"] == 6
    t.answer(0, "fox")
    calm, scared = choices(t)["r4c3"], choices(t)["r2c5"]
    assert calm.gain == 8
    assert calm.why == [
        (Message("ecosystem-why-kind", {"card": "fox"}), 3),
        (Message("ecosystem-why-biodiversity", {"n": 5}), 5),
    ]
    assert (scared.gain, scared.why) == (0, [])


@pytest.mark.parametrize("option", ["", "r3c4", "fox ", "FOX", "unicorn"])
def test_what_is_no_card_is_refused_in_general_words(option: str) -> None:
    t = table(3)
    assert t.game.texts.refusal(t.run.state, asked(t).question, 0, option) is None


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_gain_is_the_difference_that_the_card_makes(seats: int) -> None:
    """On every cell of whole games, whether or not the card touches anything there."""
    kinds = set()
    for seed in range(12):
        t = weald.new("ecosystem", seats, seed, {"edition": EDITIONS[seed % 2]})
        pick = Random(seed)
        while not t.over:
            for decision in t.pending:
                if decision.kind == "place":
                    kinds.add(t.view(decision.seat)["placing"])
                    check_gains(t, decision)
            seat = t.pending[0].seat
            t.answer(seat, pick.choice(asked(t, seat).options))
    assert kinds == set(KINDS)


def check_gains(t: Table, decision: Decision) -> None:
    state, seat = t.run.state, decision.seat
    assert isinstance(state, Forest)
    before = sheets(state)[seat]
    for choice in decision.choices:
        after = state.copy()
        lay(after, seat, CELL_NUMBERS[choice.id], state.chosen[seat])
        laid = sheets(after)[seat]
        assert choice.gain == laid["total"] - before["total"]
        by_kind = {message.args.get("card", "biodiversity"): n for message, n in choice.why}
        changed = {kind: laid[kind] - before[kind] for kind in (*KINDS, "biodiversity")}
        assert by_kind == {kind: n for kind, n in changed.items() if n}
