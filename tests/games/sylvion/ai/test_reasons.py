"""Reasons for hints: damage that does not come, edges that bloom again, a forest that would be lost."""

from __future__ import annotations

from tests.games.sylvion.scenes import battle
from weald.games.sylvion.ai.reasons import explain, is_settled
from weald.games.sylvion.state import DAMAGE
from weald.kernel.advice import Reason
from weald.kernel.decisions import one


def spoken(reasons: list[Reason]) -> list[tuple[str, dict[str, object]]]:
    ranked = sorted(reasons, key=lambda reason: -reason.weight)
    return [(r.message.id.removeprefix("sylvion-reason-"), dict(r.message.args)) for r in ranked]


def changed(rows: list[str], then: list[str], desolated: int = 2) -> list[tuple[str, dict[str, object]]]:
    """What is said of a change of the clearing."""
    before, after = (battle(lay, step="defend", hand="", desolated=desolated) for lay in (rows, then))
    return spoken(explain(before, after, None, 0))


def test_damage_that_is_stopped() -> None:
    # An elemental of strength 3 at the edge of the forest burns three edges, unless it is gone.
    assert changed(["e3 . . ."], [". . . ."]) == [("stops", {"n": 3}), ("elementals", {"n": 1})]
    assert changed(["e3 . . ."], ["e3 . . ."]) == []


def test_a_forest_that_would_be_lost() -> None:
    lost = changed(["e3 . . ."], [". . . ."], desolated=10)
    assert lost[0] == ("saves-forest", {})


def test_edges_in_bloom_again() -> None:
    before, after = (battle(step="defend", hand="", desolated=n) for n in (4, 2))
    assert spoken(explain(before, after, None, 0)) == [("restores", {"n": 2})]


def test_after_a_movement_the_other_choice_is_compared() -> None:
    before = battle(step="defend", hand="", desolated=2, height=3)
    after, other = (battle(step="defend", hand="", desolated=n, height=2) for n in (2, 5))
    assert spoken(explain(before, after, other, 0)) == [("edges", {"n": 3})]
    assert explain(before, after, after, 0) == []
    lost = battle(step="defend", hand="", desolated=12, height=2)
    lost.end = DAMAGE
    assert spoken(explain(before, after, lost, 0)) == [("saves-forest", {})]
    assert explain(before, lost, None, 0) == []


def test_positions_are_compared_while_cards_are_played() -> None:
    assert is_settled(one("play", 0, [1]))
    assert not is_settled(one("hedgehogs", 0, [1]))
