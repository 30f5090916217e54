"""Quick answers about elements, markers, decks and orders."""

from __future__ import annotations

from typing import cast

from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.ai.policy.situation import Judge, Situation
from weald.games.spirit_island.rules.aims import SPEND
from weald.games.spirit_island.rules.decks import own_cards
from weald.games.spirit_island.rules.markers import prepared
from weald.games.spirit_island.rules.panel import income
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.kernel.decisions import Value


def wanted_element(now: Situation, value: Value) -> float:
    """Value an element by how much the innate powers ask for it; none for now is worth nothing."""
    element = cast("int", value)
    if element == NONE:
        return -1.0
    innates = SPIRITS[now.s.spirits[now.seat]].innates
    return float(sum(need[element] for number in innates for need in POWERS.all[number].tiers))


def deck(now: Situation, value: Value) -> float:
    """Major powers for those who can pay them."""
    rich = income(now.s, now.seat) + 0.7 * now.s.energy[now.seat]
    return rich - 5.5 if value == 1 else 0.0


def lasting_element(now: Situation, value: Value) -> float:
    """Value an element for good: one that many own cards have, and innate powers ask for."""
    s, seat, element = now.s, now.seat, cast("int", value)
    own = own_cards(s, seat)
    wanted = any(need[element] for i in SPIRITS[s.spirits[seat]].innates for need in POWERS.all[i].tiers)
    there = sum([own_element == element for owner, _, own_element in s.space_elements if owner == seat])
    return sum([POWERS.all[card].elements[element] for card in own]) + 2.0 * there + 1.0 * wanted


def marker(now: Situation, value: Value) -> float:
    """Value a marker to prepare, or one to keep, by how much the innate powers ask for its element."""
    if value == NONE:
        return 0.0
    element = cast("int", value)
    wanted = sum(
        need[element] for i in SPIRITS[now.s.spirits[now.seat]].innates for need in POWERS.all[i].tiers
    )
    worth = wanted / (1.0 + prepared(now.s, now.seat)[element])
    return -worth if now.q.aim == SPEND else worth


def keep(_now: Situation, value: Value) -> float:
    """Energy is less than blight or presence."""
    return 1.0 if value else 0.0


def order(_now: Situation, value: Value) -> float:
    """Leave the order as it is."""
    return 1.0 if value == NONE else 0.0


# Judges of other questions, by their aim, by what their options are, and by the kind of verbs' questions.
OTHERS: dict[int, Judge] = {SPEND: marker}
OF_OTHERS: dict[str, Judge] = {
    "space_element": lasting_element,
    "prepare": marker,
    "pay_not_forget": keep,
    "order": order,
}
