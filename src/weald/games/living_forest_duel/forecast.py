"""Forecasts: the rules, run on a copy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Literal, NamedTuple, cast

from weald.games.living_forest_duel import actions, help_lines, rules
from weald.games.living_forest_duel.cards import (
    BONUSES,
    CARD_IDS,
    CLEARING_BONUS,
    NOBODY,
    SEASON,
    SEASONS,
    SOLITARY,
    SYMBOL,
    VARAN,
)
from weald.games.living_forest_duel.state import Duel
from weald.games.living_forest_duel.view_types import Bonus, Outcome, Reveal, TurnEnd
from weald.kernel.events import Trace

Destination = Literal["common", "summer", "winter"]
Exit = Literal["none", "given", "returned", "wins"]


class Step(NamedTuple):
    """The end of a move of Onibi: the card, its bonus, and what leaving the clearing did on the way."""

    place: int
    bonus: Bonus
    out: Exit


def end_of_turn(s: Duel) -> TurnEnd:
    """Return the results of ending the turn now."""
    then = s.copy()
    then.trace = Trace()
    for _ in rules.end_turn(then):
        raise AssertionError("the end of a turn asks nothing")
    forecast: dict[str, Any] = {"seats": [], "kindled": []}
    for event in then.trace.events:
        what = event.id.removeprefix("living_forest_duel-event-")
        if what == "fire":
            forecast.update(value=event.args["value"], cards=event.args["n"])
        elif what in ("burns", "resists"):
            water = {key: event.args[key] for key in ("water", "common", "line", "trees")}
            forecast["seats"].append(
                {**water, "resists": what == "resists", "varans": event.args.get("n", 0)}
            )
        elif what == "kindled":
            forecast["kindled"].append(event.args["clearing"])
    return cast("TurnEnd", forecast)


def next_reveal(s: Duel) -> Reveal:
    """Return the results of each card that may be revealed next, and how many of them cost a seat a token."""
    hidden = s.pile or s.discard
    outcomes: list[Outcome] = []
    risk = [0, 0]
    for card in sorted(set(hidden)):
        n = hidden.count(card)
        then = s.copy()
        help_lines.lay(then, card)
        if SYMBOL[card] == SOLITARY:
            help_lines.count_solitary(then)
        lost = [s.tokens[seat] - then.tokens[seat] for seat in (0, 1)]
        risk = [risk[seat] + (n if lost[seat] else 0) for seat in (0, 1)]
        line = help_lines.goes_to(s, card)
        place = cast("Destination", "common" if line == NOBODY else SEASONS[line])
        outcomes.append({"card": CARD_IDS[card], "n": n, "place": place, "lost": lost, "net": then.alone})
    return {"cards": len(hidden), "reshuffled": not s.pile, "risk": risk, "outcomes": outcomes}


def varan_cost(s: Duel) -> int:
    """Return how many tokens the varan that was just revealed would cost its season if it stayed."""
    seat = SEASON[s.turned]
    then = s.copy()
    help_lines.lay(then, VARAN + seat)
    help_lines.count_solitary(then)
    return s.tokens[seat] - then.tokens[seat]


def after_steps(s: Duel, seat: int, value: int) -> Iterator[Step]:
    """Yield the clearings of Onibi after one step, two steps and so on."""
    for steps in range(1, value + 1):
        then = s.copy()
        moving = actions.advance(then, seat, value, False)
        next(moving)
        with suppress(StopIteration):
            moving.send(steps)
        out: Exit = "none"
        if then.winner != NOBODY:
            out = "wins"
        elif then.onibi_card != s.onibi_card:
            out = "given" if then.onibi_card == 1 - seat else "returned"
        yield Step(then.onibi, cast("Bonus", BONUSES[CLEARING_BONUS[then.onibi]]), out)
