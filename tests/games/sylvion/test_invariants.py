"""Positions that cannot be: each is refused with the rule that it breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import weald
from tests.games.sylvion.scenes import ADVANCED_GAME, battle, defence, lay, names, new, play, state
from weald.games.sylvion import GAME
from weald.games.sylvion.information import redeal
from weald.games.sylvion.state import Battle
from weald.kernel import advice, records
from weald.kernel.errors import BadPosition
from weald.kernel.table import Table


def broken(change: Callable[[dict[str, Any]], object], **layout: Any) -> list[str]:
    """The laws that a changed position breaks."""
    position = defence(**layout).position()
    change(position["state"])
    with pytest.raises(BadPosition) as bad:
        records.load(GAME, position)
    return [problem.id.removeprefix("sylvion-invalid-") for problem in bad.value.problems]


def test_a_position_loads() -> None:
    t = defence(("F1 e1 b4 T2",), hand="tree_1 owl whale")
    assert records.load(GAME, t.position()).position() == t.position()


def test_thirteen_edges() -> None:
    """Issue: a position with 13 edges."""
    assert broken(lambda data: data.update(bloom=7)) == ["edges"]


def test_sixty_five_sylvan_cards() -> None:
    """A position with 65 Sylvan cards: the number and the card are named."""
    assert broken(lambda data: data["box"].append("owl"), options=ADVANCED_GAME) == ["sylvan", "count"]


def test_twenty_five_defenders() -> None:
    assert broken(lambda data: data["deck"].append("tree_4")) == ["sylvan", "count"]


def test_a_card_in_the_place_of_another() -> None:
    assert broken(lambda data: data["hands"][0].__setitem__(0, "tree_2")) == ["count", "count"]


def test_a_ravage_card_too_many() -> None:
    assert broken(lambda data: data["burnt"].append("blaze")) == ["ravage", "count"]


def test_stacks_of_different_height() -> None:
    def change(data: dict[str, Any]) -> None:
        data["stacks"][1].append(data["stacks"][0].pop())

    assert broken(change) == ["stacks"]


def test_a_blazing_elemental_from_nowhere() -> None:
    """It takes the place of a standard one, which lies in the discard then."""

    def change(data: dict[str, Any]) -> None:
        data["board"]["rows"][0] = ["blazing_2"] * 4
        data["board"]["rows"][1] = ["blazing_2"] * 4

    assert broken(change, rows=(". . . .", ". . . .", "e1 e1 . .")) == ["blazing"]


def test_the_pawn_without_its_elemental() -> None:
    assert broken(lambda data: data.update(bearer="r1c1"), options={"pawn": True}) == ["pawn"]
    assert broken(lambda data: data.update(bearer="r1c1"), rows=("e1 . . .",)) == ["pawn"]


def test_a_revealed_card_in_step_4() -> None:
    def change(data: dict[str, Any]) -> None:
        data["board"]["revealed"][0] = "blaze"
        data["burnt"].remove("blaze")

    assert broken(change) == ["revealed"]


def test_an_active_player_who_is_not_there() -> None:
    """Also while a card is being paid for, when the payer's hand is looked for."""
    assert broken(lambda data: data.update(active=1)) == ["active"]
    t = defence(hand="tree_3 owl whale tree_1")
    play(t, "tree_3", "r1c1")
    position = t.position()
    position["state"]["active"] = 1
    with pytest.raises(BadPosition) as bad:
        records.load(GAME, position)
    assert [problem.id for problem in bad.value.problems] == ["sylvion-invalid-active"]


def test_a_phase_that_does_not_fit() -> None:
    assert "phase" in broken(lambda data: data.update(phase="movement"))


def test_five_cards_in_a_column() -> None:
    position = new(mode="advanced").position()
    data = position["state"]
    data["columns"][0] += [data["pool"].pop() for _ in range(4)]
    with pytest.raises(BadPosition) as bad:
        records.load(GAME, position)
    assert [problem.id for problem in bad.value.problems] == ["sylvion-invalid-column"]


def test_a_bot_does_not_judge_by_a_hidden_hand() -> None:
    """Ruling D13 (docs/rulings/sylvion.md): in silence the hand of the partner is unknown."""
    options = {"talk": "silence"}
    one = defence(hand="tree_2 tree_1", partner="whale owl", options=options)
    two = defence(hand="tree_2 tree_1", partner="tree_4 fountain_4", options=options)
    assert score_options(one) == score_options(two)


def score_options(t: Table) -> list[float]:
    """Return the scores of the options for the seat that is asked."""
    decision = t.pending[0]
    return advice.score_options(GAME, state(t), decision.question, decision.seat, decision.values)


def imagined(t: Table, seat: int, seed: int) -> Battle:
    """The battle as it may be for all that a seat knows."""
    s = t.imagine(seat, seed).state
    assert isinstance(s, Battle)
    return s


class TestRedeal:
    """Exactly the cards that the seat cannot see are redealt."""

    def test_deck_and_stacks(self) -> None:
        s = battle(hand="tree_1 owl", height=3)
        before = s.copy()
        redeal(s, 0)
        assert (s.hands, s.board, s.discard) == (before.hands, before.board, before.discard)
        assert sorted(s.deck) == sorted(before.deck)
        assert sorted(c for stack in s.stacks for c in stack) == sorted(
            c for stack in before.stacks for c in stack
        )

    def test_known_tops_stay(self) -> None:
        tops = ("blaze simoon", "elemental_3 blaze", "elemental_2 simoon", "simoon elemental_1")
        t = defence(hand="squirrels owl tree_1", tops=tops, height=4, deck="owl", options=ADVANCED_GAME)
        play(t, "squirrels", "owl", "keep", "keep", "keep", "keep")
        shown = [[card["card"] for card in stack["known"]] for stack in t.view(0)["stacks"]]
        for seed in range(3):
            again = GAME.information.view(imagined(t, 0, seed), 0)["stacks"]
            assert [[card["card"] for card in stack["known"]] for stack in again] == shown

    def test_a_silent_partner_s_hand_is_dealt_anew(self) -> None:
        t = lay(hand="tree_1", partner="tree_2 tree_2 whale", options={"talk": "silence"}, height=2)
        hands = {tuple(names(imagined(t, 0, seed).hands[1])) for seed in range(6)}
        assert len(hands) > 1
        own = {tuple(names(imagined(t, 1, seed).hands[1])) for seed in range(6)}
        assert own == {("tree_2", "tree_2", "whale")}


@pytest.mark.parametrize(
    ("options", "field", "value", "expected"),
    [
        ({}, "pawn_in", True, "false"),
        ({"pawn": True}, "pawn_in", False, "true"),
        ({"mode": "advanced"}, "feats_in", True, "false"),
        ({"mode": "advanced", "feats": True}, "feats_in", False, "true"),
        ({}, "start_desolated", 0, "6"),
        ({"mode": "advanced"}, "start_desolated", 6, "0"),
        ({"desolation": "3"}, "start_desolated", 9, "3"),
    ],
)
def test_a_state_agrees_with_the_options(
    options: dict[str, Any], field: str, value: object, expected: str
) -> None:
    position = new(**options).position()
    assert position["state"][field] != value
    position["state"][field] = value
    with pytest.raises(BadPosition) as bad:
        records.load(GAME, position)
    problem = bad.value.problems[0]
    assert (problem.id, problem.args["path"], problem.args["expected"]) == (
        "position-wrong",
        f"state.{field}",
        expected,
    )


def test_nothing_of_a_battle_is_there_before_it() -> None:
    t = weald.new("sylvion", 1, 1)
    position = {**t.position(), "state": t.record()["start"], "answers": []}
    assert position["state"]["step"] == "muster"
    for change, law in (({"fled": [0]}, "edges"), ({"turn": 1}, "early")):
        state = {**position["state"], **change}
        with pytest.raises(BadPosition) as bad:
            records.load(GAME, {**position, "state": state})
        assert [problem.id for problem in bad.value.problems] == [f"sylvion-invalid-{law}"]


def test_a_battle_is_not_set_up_twice() -> None:
    assert broken(lambda state: state.update(step="array", phase="reveal")) == ["early"]
