"""Reasons for hints: damage that does not come, edges that bloom again, a forest that would be lost."""

from __future__ import annotations

from tests.games.sylvion.scenes import battle
from weald.games.sylvion.ai.reasons import compare, describe, explain, is_settled
from weald.games.sylvion.cards import FISH, FOUNTAIN_1, FOUNTAIN_4, OWL
from weald.games.sylvion.defence import POINTS
from weald.games.sylvion.draws import AT_RANDOM
from weald.games.sylvion.state import DAMAGE
from weald.kernel.advice import Reason
from weald.kernel.decisions import Value, one


def spoken(reasons: list[Reason]) -> list[tuple[str, dict[str, object]]]:
    ranked = sorted(reasons, key=lambda reason: -reason.weight)
    return [(r.message.id.removeprefix("sylvion-reason-"), dict(r.message.args)) for r in ranked]


def changed(rows: list[str], then: list[str], desolated: int = 2) -> list[tuple[str, dict[str, object]]]:
    """The words about a change of the clearing."""
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


def test_rows_that_are_likely_to_hold() -> None:
    # Nothing moves yet, but a fountain stops elementals that are to come.
    [(what, args)] = changed([". . . ."], [". . F4 ."])
    assert (what, args["row"]) == ("row", 1)
    assert isinstance(args["n"], int)
    assert args["n"] >= 1


def test_cards_in_hand_and_points_to_pay_with() -> None:
    before, after = (battle(step="defend", hand=hand) for hand in ("tree_1", "tree_1 tree_2 tree_3"))
    assert spoken(explain(before, after, None, 0)) == [("hand", {"n": 2})]
    after = battle(step="defend", hand="tree_1")
    after.points = before.points + 3
    assert spoken(explain(before, after, None, 0)) == [("points", {"n": 3})]
    assert spoken(compare(after, before, 0)) == [("points", {"n": 3})]


def test_a_choice_that_saves_the_forest() -> None:
    after, lost = (battle(step="defend", hand="", desolated=2) for _ in range(2))
    lost.end = DAMAGE
    assert spoken(compare(after, lost, 0)) == [("saves-forest", {})]
    assert compare(after, after, 0) == []


def described(kind: str, options: list[Value], value: Value) -> list[tuple[str, dict[str, object]]]:
    return spoken(describe(battle(step="defend", hand=""), one(kind, 0, options), 0, value))


def test_cards_that_are_given_up_or_looked_for() -> None:
    cards: list[Value] = [FOUNTAIN_1, FOUNTAIN_4, OWL]
    assert described("pay", cards, FOUNTAIN_1) == [("least", {"card": "fountain_1"})]
    assert described("pay", cards, FOUNTAIN_4) == []
    assert described("pay", [POINTS, *cards], POINTS) == [("points-first", {})]
    assert described("search", cards, OWL) == [("most", {"card": "owl"})]
    assert described("dismiss", [AT_RANDOM, *cards], AT_RANDOM) == [("random", {})]
    assert described("dismiss_second", cards, FOUNTAIN_1) == [("least", {"card": "fountain_1"})]
    assert described("order", [0, 1], 0) == []


def test_the_best_recruit_of_a_column() -> None:
    s = battle(step="defend", hand="")
    s.columns = [[FISH, OWL], [FOUNTAIN_1]]
    assert spoken(describe(s, one("recruit", 0, [0, 1]), 0, 0)) == [("recruits", {"card": "owl"})]
