"""Scores of options, which the greedy bot, hints and the priors of the search follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from weald.games.living_forest_duel import actions, help_lines
from weald.games.living_forest_duel.ai.evaluation import TOKEN, lead
from weald.games.living_forest_duel.cards import (
    COST,
    FIRE_VALUE,
    RIVER,
    TREE_BONUS,
    TREE_COST,
)
from weald.games.living_forest_duel.forecast import next_reveal
from weald.games.living_forest_duel.forest import matching, places_for
from weald.games.living_forest_duel.state import DONE, REVEAL, USE, Duel
from weald.kernel.decisions import Question, Value
from weald.kernel.driver import drive

WAITING = 0.1
# Of equally good things the cheaper one.
THRIFT = 0.02
# By bonus: recruit, extinguish, plant, Sanki.
BONUS = (0.7, 0.8, 0.0, 0.9)


def score_options(s: Duel, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
    """Score each option by the position that it leads to."""
    score = SCORES[question.kind]
    return [score(s, question, seat, value) for value in values if isinstance(value, int)]


def _play(s: Duel, _question: Question, seat: int, value: int) -> float:
    """Score revealing, with the tokens it may cost, or an action, which costs a token."""
    if value == REVEAL:
        return lead(s, seat) + _reveal(s, seat)
    then = s.copy()
    return _score_after(
        then, seat, actions.ACTS[value](then, seat, help_lines.point(then, seat, value), False)
    )


def _reveal(s: Duel, seat: int) -> float:
    """Return the expected cost of the next card for both seats, in tokens."""
    coming = next_reveal(s)
    risk: list[int] = coming["risk"]
    return TOKEN * (risk[1 - seat] - risk[seat]) / max(1, int(coming["cards"])) - WAITING


def _score_after(then: Duel, seat: int, acting: actions.Acts[None], steps: int = 0) -> float:
    """Run an action, Onibi by `steps`, other questions answered by their own scores, and score the end."""
    drive(acting, lambda q: steps if steps and q.kind == "onibi" else _best_answer(then, q, seat))
    return lead(then, seat)


def _best_answer(s: Duel, question: Question, seat: int) -> int:
    score = SCORES[question.kind]
    values = [value for value in question.options[0] if isinstance(value, int)]
    return max(values, key=lambda value: score(s, question, seat, value))


def _varan(s: Duel, _question: Question, seat: int, value: int) -> float:
    then = s.copy()
    if value == USE:
        then.sanki[seat] -= 1
        then.varans[seat] += 1
    else:
        help_lines.lay(then, s.turned)
        help_lines.count_solitary(then)
    return lead(then, seat)


def _sanki(s: Duel, question: Question, seat: int, value: int) -> float:
    """Score using a Sanki card for an action now, or waiting for the next play."""
    if value == DONE:
        return lead(s, seat) - WAITING
    then = s.copy()
    then.sanki[seat] -= 1
    return _play(then, question, seat, value)


def _recruit(s: Duel, _question: Question, seat: int, value: int) -> float:
    if value == DONE:
        return lead(s, seat)
    then = s.copy()
    actions.take_recruit(then, seat, value, 0)
    return lead(then, seat) - THRIFT * COST[value]


def _extinguish(s: Duel, _question: Question, seat: int, value: int) -> float:
    if value == DONE:
        return lead(s, seat)
    then = s.copy()
    then.taken[seat] += 1
    return lead(then, seat) - THRIFT * FIRE_VALUE[value]


def _tree(s: Duel, _question: Question, seat: int, value: int) -> float:
    """Score a tree by its best place."""
    if value == DONE:
        return lead(s, seat)
    tree = s.trees[value][-1]
    cells = places_for(s.forests[seat], s.rivers[seat], RIVER[tree])
    return max(_planted(s, seat, value, cell) for cell in cells) - THRIFT * TREE_COST[tree]


def _cell(s: Duel, question: Question, seat: int, value: int) -> float:
    return _planted(s, seat, question.args[0], value)


def _planted(s: Duel, seat: int, pile: int, cell: int) -> float:
    then = s.copy()
    tree = then.trees[pile][-1]
    actions.grow(then, seat, pile, cell, 0)
    bonus = TREE_BONUS[tree]
    return lead(then, seat) + BONUS[bonus] * matching(then.forests[seat], cell, tree)


def _onibi(s: Duel, _question: Question, seat: int, value: int) -> float:
    """Score a move of Onibi with the bonus at its end."""
    then = s.copy()
    return _score_after(then, seat, actions.advance(then, seat, value, False), value)


SCORES: dict[str, Callable[[Duel, Question, int, int], float]] = {
    "play": _play,
    "varan": _varan,
    "sanki": _sanki,
    "recruit": _recruit,
    "extinguish": _extinguish,
    "tree": _tree,
    "cell": _cell,
    "onibi": _onibi,
}
