"""Quick answers to small questions, by what invaders are about to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from weald.games.spirit_island.action.asking.joint import ENOUGH, ENOUGH_PAID, JointQuestion
from weald.games.spirit_island.action.context import (
    NO_PAIR,
    NONE,
    OF_AGAIN,
    OF_DECK,
    OF_DEED,
    OF_ELEMENT,
    OF_GROWTH,
    OF_LAND,
    OF_PIECE_IN_LAND,
    OF_POWER,
    OF_SEAT,
    OF_YES,
    IslandQuestion,
)  # fmt: skip
from weald.games.spirit_island.ai.policy.effect_answers import deed_worth
from weald.games.spirit_island.ai.policy.piece_answers import OF_PIECES, PIECES
from weald.games.spirit_island.ai.policy.presence_answers import OF_PRESENCE, PRESENCE
from weald.games.spirit_island.ai.policy.situation import Judge, Situation, threat
from weald.games.spirit_island.ai.policy.spirit_answers import OF_OTHERS, OTHERS, deck, wanted_element
from weald.games.spirit_island.ai.value.panel_worth import card_worth, growth_worth
from weald.games.spirit_island.model.pieces import BLIGHT, seat_of
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import GIVE_UP
from weald.games.spirit_island.rules.payment import DISCARD, ENERGY, FORGET, MARKER, price_of
from weald.games.spirit_island.rules.powers import NOTHING, MayAsk
from weald.kernel.decisions import ANY, Question, Value
from weald.kernel.driver import drive

# Judges by the aim of a question, and by the kind of the questions that verbs ask.
JUDGES: dict[int, Judge] = {**PIECES, **PRESENCE, **OTHERS}
JUDGES_OF: dict[str, Judge] = {**OF_PIECES, **OF_PRESENCE, **OF_OTHERS}
JUDGES_OF_OPTIONS: dict[str, Judge] = {OF_ELEMENT: wanted_element, OF_DECK: deck}
# Worth of giving together where the question does not say more: two presence or dahan for one blight, or
# energy for a little damage.
GIVEN_TOGETHER = -0.2


def quick_scores(s: IslandState, q: IslandQuestion, seat: int, values: Sequence[Value]) -> list[float]:
    """Score each answer at first sight."""
    if isinstance(q, JointQuestion):
        return [joint_worth(s, q, seat, value) for value in values]
    if q.of == OF_POWER:
        return [power_worth(s, q, seat, value) for value in values]
    worth = q.worth
    if callable(worth):
        now = Situation(s, q, seat)
        return [worth(now, value) for value in values]
    if worth is not None:
        return [worth if value else 0.0 for value in values]
    judge = judge_of(q)
    if judge is not None:
        now = Situation(s, q, seat)
        return [judge(now, value) for value in values]
    if q.of in (OF_LAND, OF_AGAIN):
        # A repetition with fewer elements is not judged at first sight.
        threats = threat(s)
        return [threats.get(value, 0.0) if isinstance(value, int) else -1.0 for value in values]
    if q.of == OF_DEED:
        return [deed_worth(q, value) for value in values]
    if q.of == OF_GROWTH:
        return [growth_worth(s, seat, cast("int", value)) for value in values]
    return [0.0] * len(values)


def judge_of(q: IslandQuestion) -> Judge | None:
    """Return the judge of a question: by its aim, its kind, or what its options are."""
    return JUDGES.get(q.aim) or JUDGES_OF.get(q.kind) or JUDGES_OF_OPTIONS.get(q.of)


def power_worth(s: IslandState, q: IslandQuestion, seat: int, value: Value) -> float:
    """Value a card to take, or one to give up: what that brings, without the card."""
    if value == NONE:
        return 0.0
    worth = card_worth(s, seat, cast("int", value))
    if q.aim != GIVE_UP:
        return worth
    return (q.worth if isinstance(q.worth, float) else 0.0) - worth


def joint_worth(s: IslandState, q: JointQuestion, seat: int, value: Value) -> float:
    """Score an answer to what all decide together: a proposal of another player is accepted.

    Without one, what costs little is paid, and harm goes where the least is lost.
    """
    if isinstance(value, tuple):
        if value == q.proposal:
            return 9.0
        if q.of == OF_PIECE_IN_LAND:
            # Presence of a spirit that has much of it.
            return float(sum(s.presence[seat_of(value[1])]))
        if value in (NO_PAIR, ENOUGH_PAID):
            return 0.1 if value == ENOUGH_PAID else 0.0
        # As much energy as needed, rather than cards.
        return {ENERGY: 3.0 + value[1] / 100, MARKER: 2.5, DISCARD: 2.0, FORGET: 1.0}[value[0]]
    if q.kind == "prevent":
        return 0.0 if value == NONE else -1.0 if value == ENOUGH else 0.1 * sum(s.presence[seat]) - 0.7
    if value == NONE:
        return -9.0
    if value == q.proposal:
        return 9.0
    if q.parts:
        price = q.parts[value].price
        return 1.0 if price is None else 1.6 - price_of(s, price) / (1 + sum(s.energy))
    if q.of == OF_LAND:
        return -0.1 * sum(own[value] for own in s.presence) - s.pieces[value][BLIGHT]
    if q.of == OF_YES:
        worth = GIVEN_TOGETHER if q.worth is None else q.worth
        return worth(Situation(s, q, seat), value) if callable(worth) else value * worth
    if q.of == OF_SEAT:
        return -0.1 * s.energy[value]
    return 0.0


def play_out(work: MayAsk) -> None:
    """Do something to its end, answering questions at first sight."""
    drive(work or NOTHING, reply_at_first_sight)


def reply_at_first_sight(question: Question) -> Any:
    """Reply to a question of a trial; no trial inside a trial."""
    seat = question.seats[0]
    values = list(question.options[0])
    q = cast("IslandQuestion", question)
    scores = [0.0] if len(values) == 1 else quick_scores(q.s, q, seat, values)
    value = values[scores.index(max(scores))]
    return (seat, value) if question.mode == ANY else value
