"""Reasons for hints: the way to the four victories, and what the rival loses."""

from __future__ import annotations

from tests.games.living_forest_duel.scenes import SUMMER, WINTER, duel
from weald.games.living_forest_duel.ai.reasons import compare, describe, ends_phase, explain, is_settled
from weald.games.living_forest_duel.forecast import next_reveal
from weald.games.living_forest_duel.state import DONE, REVEAL
from weald.kernel.advice import Reason
from weald.kernel.decisions import one


def spoken(reasons: list[Reason]) -> list[tuple[str, dict[str, object]]]:
    prefix = "living_forest_duel-reason-"
    return [(r.message.id.removeprefix(prefix), dict(r.message.args)) for r in reasons]


def changed(seat: int = SUMMER, **fields: object) -> list[tuple[str, dict[str, object]]]:
    """The words about a change of some fields of a fresh duel."""
    before, after = duel(), duel()
    for name, value in fields.items():
        setattr(after, name, value)
    return spoken(explain(before, after, None, seat))


def test_fires() -> None:
    assert changed(taken=[2, 0]) == [("fires", {"n": 2, "left": 6})]
    assert changed(WINTER, taken=[2, 0]) == []


def test_onibi_comes_nearer() -> None:
    s = duel()
    assert changed(onibi=s.onibi + 2) == [("onibi", {"n": 2, "left": 7 - s.onibi - 2 + 7})]


def test_onibi_is_driven_back() -> None:
    before, after = duel(), duel()
    # Winter has one exit behind it and three steps to go.
    before.onibi = after.onibi = 2
    before.onibi_card = after.onibi_card = SUMMER
    after.onibi = 3
    away = [message for message in spoken(explain(before, after, None, SUMMER)) if message[0] == "onibi-away"]
    assert away == [("onibi-away", {"n": 1})]


def test_tokens_of_the_rival() -> None:
    s = duel()
    assert changed(tokens=[s.tokens[0], s.tokens[1] - 1]) == [("tokens", {"n": 1})]
    assert changed(tokens=[s.tokens[0] - 1, s.tokens[1]]) == []


def test_a_victory_needs_no_other_reason() -> None:
    assert changed(winner=SUMMER, taken=[8, 0]) == [("wins", {})]


def test_positions_are_compared_when_the_next_action_is_chosen() -> None:
    assert is_settled(one("play", 0, [1]))
    assert not is_settled(one("onibi", 0, [1]))
    assert ends_phase(one("recruit", 0, [1, DONE]), DONE)


def test_another_choice_is_worse() -> None:
    after, other = duel(), duel()
    after.taken = [2, 0]
    assert spoken(compare(after, other, SUMMER)) == [("fires", {"n": 2, "left": 6})]
    other.winner = WINTER
    assert spoken(compare(after, other, SUMMER)) == [("saves", {})]


def test_how_many_cards_cost_no_token() -> None:
    s = duel()
    reveal = next_reveal(s)
    [(what, args)] = spoken(describe(s, one("play", SUMMER, [REVEAL]), SUMMER, REVEAL))
    assert what == "mostly-safe"
    assert args == {"n": reveal["cards"] - reveal["risk"][SUMMER], "of": reveal["cards"]}
    assert describe(s, one("play", SUMMER, [0]), SUMMER, 0) == []
