"""How good options look: powers are tried out on a copy, and what invaders will do then is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from weald.games.spirit_island.act import Act
from weald.games.spirit_island.declare import LAND, POWERS, SPIRITS, Icon, Power
from weald.games.spirit_island.forecast import ahead, forecast
from weald.games.spirit_island.kinds import BLIGHT, CITY, DAHAN, EXPLORER, TOWN
from weald.games.spirit_island.land import has_invaders
from weald.games.spirit_island.laws import blank
from weald.games.spirit_island.panel import card_plays, cost, tiers_met
from weald.games.spirit_island.reflex import reflex
from weald.games.spirit_island.rule import Work
from weald.games.spirit_island.scope import Question
from weald.games.spirit_island.state import Isle
from weald.games.spirit_island.targets import target_lands, target_spirits
from weald.games.spirit_island.using import (
    ELEMENT,
    GROW,
    ICON,
    PLAY,
    READY,
    RECLAIM,
    REPEAT,
    USE,
    Move,
    take_up,
)
from weald.kernel.decisions import ANY, Ask, Value

WON = 1000.0


def worths(s: Isle, ask: Ask, seat: int, values: Sequence[Value]) -> list[float]:
    """How good each option looks."""
    q = cast("Question", ask)
    if q.of == "move":
        before = standing(s)
        return [move_worth(s, seat, cast("Move", value), before) for value in values]
    if q.kind == "target_land":
        power = POWERS[q.source]
        return [tried(s, seat, power, cast("int", value)) for value in values]
    return reflex(q, seat, values)


# The value of a position.


def standing(s: Isle) -> float:
    """How well the spirits stand: what is on the island, and what invaders are about to do."""
    if s.outcome:
        return -WON if s.outcome == "defeat" else WON
    worth = 0.0
    for pieces in s.pieces:
        worth -= 1.2 * pieces[EXPLORER] + 3.0 * pieces[TOWN] + 5.0 * pieces[CITY] + 4.0 * pieces[BLIGHT]
        worth += 1.2 * pieces[DAHAN]
    earned = len(s.fear_earned) + len(s.fear_discard)
    worth += (earned * s.fear_pool + s.fear) * 1.3 / s.seats + 2.0 * s.terror
    for seat in range(s.seats):
        worth += 1.2 * sum(s.presence[seat]) + 0.35 * min(s.energy[seat], 8) + 0.3 * len(s.hands[seat])
    if s.blight_pool < 2 and (s.flipped or s.blight_card < 0):
        worth -= 20.0
    return worth - menace(s)


def menace(s: Isle) -> float:
    """What the coming ravages and builds cost."""
    coming = ahead(s)
    lands = {land for _, _, named in coming for land in named if has_invaders(s, land)}
    total = 0.0
    for land in lands:
        told = forecast(s, coming, land)
        for ravage in told.get("ravage", ()):
            if not ravage["stopped"]:
                total += ravage_cost(s, land, ravage)
        for build in told.get("build", ()):
            if not build["stopped"]:
                total += 4.5 if build["kind"] == "city" else 2.7
    return total


def ravage_cost(s: Isle, land: int, ravage: dict[str, Any]) -> float:
    """What one ravage costs, and what the dahan's answer is worth."""
    price = 1.2 * float(ravage["dahan_lost"])
    if ravage["blight"]:
        present = sum(1 for own in s.presence if own[land])
        price += 5.0 + 1.5 * present + (5.0 if s.pieces[land][BLIGHT] else 0.0)
    gone = ravage["destroyed"]
    won = 1.2 * gone.get("explorer", 0) + 4.3 * gone.get("town", 0) + 7.6 * gone.get("city", 0)
    return price - 0.8 * float(won)


# Moves of a phase.


def move_worth(s: Isle, seat: int, move: Move, before: float) -> float:
    """What it is worth to do something next; to be done with the phase is 0."""
    what = move[0]
    if what == READY:
        return 0.0
    if what in (USE, REPEAT):
        copy = trial(s)
        play_out(take_up(copy, seat, move))
        return standing(copy) - before - (0.05 if len(move) > 2 else 0.0)
    if what == PLAY:
        return play_worth(s, seat, move[1], before)
    if what == GROW:
        option = SPIRITS[s.spirits[seat]].growth[move[1] >> 4].options[move[1] & 15]
        return 10.0 + sum(icon_worth(s, seat, icon) for icon in option)
    if what == ICON:
        return 20.0
    if what == RECLAIM:
        return 5.0
    return 0.4 if what == ELEMENT else 0.1


def icon_worth(s: Isle, seat: int, icon: Icon) -> float:
    """What an action of a growth option is worth now."""
    plays = card_plays(s, seat)
    if icon.id == "reclaim_all":
        short = max(0, plays - len(s.hands[seat]))
        return 0.7 * len(s.discards[seat]) + 3.5 * short
    if icon.id == "gain_power_card":
        return 2.6 if s.turn < 6 else 2.0
    if icon.id == "gain_energy":
        return (icon.n or 0) * (1.0 if s.energy[seat] < 4 else 0.5)
    if icon.id == "add_presence":
        left = s.on_energy[seat] + s.on_cards[seat]
        return (3.2 if left else 0.5) + 0.15 * (icon.n or 0)
    return 1.5


def play_worth(s: Isle, seat: int, card: int, before: float) -> float:
    """What playing a card is worth: what it would do now, and the thresholds its elements reach."""
    power = POWERS.all[card]
    best = 0.0
    if power.target == LAND:
        lands = target_lands(s, seat, power, tiers_met(s, seat, power))
        best = max((tried(s, seat, power, land) for land in lands), default=before) - before
    else:
        best = max(tried(s, seat, power, other) for other in target_spirits(s, seat, power)) - before
    return max(best, 0.0) + 0.6 * reached_more(s, seat, power) - 0.45 * cost(s, seat, card) + 0.2


def reached_more(s: Isle, seat: int, power: Power) -> float:
    """How many thresholds of innate powers come nearer with a card's elements."""
    copy = s.copy()
    copy.elements[seat] = [a + b for a, b in zip(s.elements[seat], power.elements, strict=True)]
    worth = 0.0
    for number in SPIRITS[s.spirits[seat]].innates:
        innate = POWERS.all[number]
        new = tiers_met(copy, seat, innate).bit_count() - tiers_met(s, seat, innate).bit_count()
        useful = sum(n for e, n in enumerate(power.elements) if any(need[e] for need in innate.tiers))
        worth += 4.0 * new + 0.5 * useful
    return worth


def tried(s: Isle, seat: int, power: Power, target: int) -> float:
    """How the spirits stand after this use of a power."""
    copy = trial(s)
    act = Act(copy, power.id, seat)
    tiers = tiers_met(s, seat, power)
    if power.target == LAND:
        play_out(act.use(power, tiers, [target]))
    else:
        act.power, act.tiers, act.spirit = power, tiers, target
        play_out(power.body(act))
    return standing(copy)


def trial(s: Isle) -> Isle:
    """A copy to try things on, in which nothing can be learned from what lies face down."""
    copy = s.copy()
    blank(copy)
    return copy


def play_out(work: Work[Any]) -> None:
    """Do something to its end, answering questions at first sight."""
    reply: Any = None
    while True:
        try:
            ask = work.send(reply)
        except StopIteration:
            return
        seat = ask.seats[0]
        values = list(ask.options[0])
        q = cast("Question", ask)
        judged = worths_at_first_sight(q, seat, values)
        value = values[judged.index(max(judged))]
        reply = (seat, value) if ask.mode == ANY else value


def worths_at_first_sight(q: Question, seat: int, values: list[Value]) -> list[float]:
    """Answers inside a trial: no trial inside a trial."""
    if len(values) == 1:
        return [0.0]
    return reflex(q, seat, values)
