"""Quick answers to small questions, as somebody gives them who knows what invaders are about to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from weald.games.spirit_island.action.context import NO_PAIR, NONE, IslandQuestion
from weald.games.spirit_island.action.joint import ENOUGH, ENOUGH_PAID, JointQuestion
from weald.games.spirit_island.ai.policy.effect_answers import deed_worth
from weald.games.spirit_island.ai.policy.piece_answers import PIECES
from weald.games.spirit_island.ai.policy.presence_answers import PRESENCE
from weald.games.spirit_island.ai.policy.situation import Judges, Situation, threat
from weald.games.spirit_island.ai.policy.spirit_answers import OTHERS
from weald.games.spirit_island.ai.value.panel_worth import card_worth, growth_worth
from weald.games.spirit_island.model.lands import has_invaders
from weald.games.spirit_island.model.pieces import BLIGHT, seat_of
from weald.games.spirit_island.model.state import RAVAGE, IslandState
from weald.games.spirit_island.presentation.forecast.invaders import ahead
from weald.games.spirit_island.rules.payment import DISCARD, ENERGY, FORGET, MARKER, price_of
from weald.games.spirit_island.rules.powers import NOTHING, MayAsk
from weald.kernel.decisions import ANY, Question, Value
from weald.kernel.driver import drive

# Questions about a card to forget or to discard, with what that brings.
FORGETTING = {
    "forget": 0.0, "discard_card": 0.0, "forget_to_gain": 7.0, "forget_to_reclaim": 4.0, "may_forget": 2.5,
    "swap_power": 6.0,
}  # fmt: skip
# Who answers which question.
JUDGES: Judges = {**PIECES, **PRESENCE, **OTHERS}


def quick_scores(s: IslandState, q: IslandQuestion, seat: int, values: Sequence[Value]) -> list[float]:
    """Score each answer at first sight."""
    if isinstance(q, JointQuestion):
        return [joint_worth(s, q, seat, value) for value in values]
    judge = JUDGES.get(q.kind)
    if judge is not None:
        now = Situation(s, q, seat)
        return [judge(now, value) for value in values]
    if q.of in ("land", "again"):
        # A repetition with fewer elements is not judged at first sight.
        threats = threat(s)
        return [threats.get(value, 0.0) if isinstance(value, int) else -1.0 for value in values]
    if q.of == "deed":
        return [deed_worth(q, value) for value in values]
    if q.of == "power":
        sign = -1 if q.kind in FORGETTING else 1
        reward = FORGETTING.get(q.kind, 0.0)
        return [
            0.0 if value == NONE else reward + sign * card_worth(s, seat, cast("int", value))
            for value in values
        ]
    if q.of == "growth":
        return [growth_worth(s, seat, cast("int", value)) for value in values]
    return [0.0] * len(values)


def joint_worth(s: IslandState, q: JointQuestion, seat: int, value: Value) -> float:
    """Score an answer to what all decide together: a proposal of somebody else is accepted.

    Without one, what costs little is paid, and harm goes where the least is lost.
    """
    if isinstance(value, tuple):
        if value == q.proposal:
            return 9.0
        if q.of == "at":
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
    if q.of == "land":
        return -0.1 * sum(own[value] for own in s.presence) - s.pieces[value][BLIGHT]
    if q.of == "yes":
        return value * agreed_worth(s, q)
    if q.of == "seat":
        return -0.1 * s.energy[value]
    return 0.0


def agreed_worth(s: IslandState, q: JointQuestion) -> float:
    """Value what all may agree to, beside leaving it."""
    if q.kind == "great_warding":
        ravaged = {land for action, _, lands in ahead(s) if action == RAVAGE for land in lands}
        return 0.4 * sum(has_invaders(s, land) for land in ravaged) - 1.0
    if q.kind == "protect_board":
        return 1.5 - 0.4 * int(str(q.words["n"]))
    # Two presence or dahan for one blight, or energy for a little damage.
    return -0.2


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
