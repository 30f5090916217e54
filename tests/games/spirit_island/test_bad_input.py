"""Input that no table of the expansions takes: refused with the rule, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

import weald
from tests.games.spirit_island.scenes import isle, new_table
from tests.words import LANGUAGES, of_game
from weald.games.spirit_island import GAME
from weald.games.spirit_island.model.pieces import WATER
from weald.games.spirit_island.rules.powers import MINOR
from weald.games.spirit_island.rules.registry import POWERS
from weald.kernel.errors import BadPosition, Illegal
from weald.kernel.messages import Message
from weald.kernel.table import Table

EVENT = "years_of_little_rain"
FRANCE = "france_plantation_colony"
MINORS = [power for power in POWERS.all if power.deck == MINOR and power.set == "base"]
WATERY = [power.id for power in MINORS if power.elements[WATER] == 1][:2]


def position_of(seats: int = 2, **options: Any) -> Any:
    return new_table(seats, branch_and_claw=True, **options).position()


def paying() -> Table:
    """A table whose two spirits pay 8 together, aided by water; each has a card with water in hand."""
    position = position_of()
    state = position["state"]
    state |= {"step": "event_main", "phase": "invader", "event_now": EVENT, "energy": [3, 2], "turn": 2}
    state["event_deck"].remove(EVENT)
    state["event_discard"] = [EVENT]
    for seat, card in enumerate(WATERY):
        for deck in (state["minor_deck"], state["minor_discard"]):
            if card in deck:
                deck.remove(card)
        state["hands"][seat].append(card)
    t = weald.load(position)
    for seat in (0, 1):
        t.answer(seat, "act_to_ease_the_drought")
    assert t.pending[0].kind == "pay_aided"
    return t


def refused(t: Table, seat: int, option: str) -> Message:
    before = [t.position(), len(t.entries), len(t.events), t.view(seat)]
    with pytest.raises(Illegal) as illegal:
        t.answer(seat, option)
    assert [t.position(), len(t.entries), len(t.events), t.view(seat)] == before
    for lang in LANGUAGES:
        assert of_game(GAME, lang).say(illegal.value.message)
    return illegal.value.message


def test_nobody_pays_more_than_there_is() -> None:
    t = paying()
    missing = t.view(0)["joint"]["payment"]["missing"]
    message = refused(t, 0, "energy:4")
    assert message == Message("spirit_island-refused-pay-energy", {"n": 4, "have": 3, "missing": missing})
    t.answer(0, "energy:2")
    message = refused(t, 0, "energy:2")
    assert message.args == {"n": 2, "have": 1, "missing": missing - 2}
    assert isle(t).energy == [3, 2]


def test_v4_no_card_pays_twice() -> None:
    t = paying()
    t.answer(0, f"discard:{WATERY[0]}")
    for way in ("discard", "forget"):
        message = refused(t, 0, f"{way}:{WATERY[0]}")
        assert message == Message("spirit_island-refused-pay-twice", {"id": WATERY[0]})


def test_nobody_pays_with_the_hand_of_somebody_else() -> None:
    t = paying()
    message = refused(t, 0, f"discard:{WATERY[1]}")
    assert message == Message("spirit_island-refused-pay-card", {"id": WATERY[1], "place": "hand"})
    message = refused(t, 1, f"forget:{WATERY[0]}")
    assert message == Message("spirit_island-refused-pay-card", {"id": WATERY[0], "place": "own"})


def problems_of(position: Any) -> list[Message]:
    with pytest.raises(BadPosition) as bad:
        weald.load(position)
    for lang in LANGUAGES:
        assert all(of_game(GAME, lang).say(problem) for problem in bad.value.problems)
    return bad.value.problems


def add(position: Any, land: str, kind: str, n: int = 1, strife: int = 0) -> Any:
    pieces = position["state"]["pieces"].setdefault(land, [])
    pieces[:] = [some for some in pieces if some["kind"] != kind or some["strife"] != strife]
    pieces.append({"kind": kind, "damage": 0, "strife": strife, "n": n})
    return position


@pytest.mark.parametrize("kind", ["beasts", "wilds", "disease"])
def test_no_token_lies_in_an_ocean_that_is_not_in_play(kind: str) -> None:
    position = position_of(map="in_order")
    assert problems_of(add(position, "A0", kind)) == [
        Message("spirit_island-invalid-ocean", {"land": "A0", "kind": kind})
    ]


def test_no_token_lies_on_a_board_that_is_not_there() -> None:
    position = position_of(map="in_order")
    [problem] = problems_of(add(position, "D5", "disease"))
    assert "D5" in str(problem.args)


def test_no_dahan_bears_strife() -> None:
    position = position_of(map="in_order")
    [problem] = problems_of(add(position, "A3", "dahan", 1, strife=1))
    assert (problem.id, problem.args["land"]) == ("spirit_island-invalid-strife", "A3")


def test_france_has_seven_towns_for_each_player() -> None:
    position = position_of(map="in_order", adversary=FRANCE, level=0)
    for pieces in position["state"]["pieces"].values():
        pieces[:] = [some for some in pieces if some["kind"] != "town"]
    assert isle(weald.load(add(position, "A5", "town", 14))).pieces[5][1] == 14
    [problem] = problems_of(add(position, "A5", "town", 16))
    assert problem.args == {"kind": "town", "n": 16, "expected": 14}


def test_there_are_no_27_events() -> None:
    position = position_of(map="in_order", adversary=FRANCE, level=2)
    deck = position["state"]["event_deck"]
    assert len(deck) == 26
    position["state"]["event_discard"] = [deck[0]]
    [problem] = problems_of(position)
    assert problem == Message("spirit_island-invalid-events", {"n": 27, "expected": 26})
