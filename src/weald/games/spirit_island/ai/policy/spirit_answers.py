"""Quick answers about elements, markers, decks and consent."""

from __future__ import annotations

from typing import cast

from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.ai.policy.situation import Judges, Situation
from weald.games.spirit_island.ai.value.features import ENOUGH
from weald.games.spirit_island.model.corners import corners
from weald.games.spirit_island.model.pieces import INVADERS
from weald.games.spirit_island.model.state import RAVAGE
from weald.games.spirit_island.rules.land_rules import defence, strength
from weald.games.spirit_island.rules.markers import prepared
from weald.games.spirit_island.rules.panel import income
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.kernel.decisions import Value

# What it is worth to say yes: to go along, to pay for harm to invaders, to spend presence against blight.
CONSENT_WORTH = {
    "unfolding_plague": 0.5,
    "furnace": 0.6,
    "plaguebearers": 0.2,
    "gather_site": -0.1,
    "ally_of_the_beasts": 0.3,
    "choke_the_land_with_green": 1.0,
    "flame_price": 0.6,
    "source_price": 0.4,
    "nighttime_sky": -0.4,
    "blur_again": -0.2,
    "bury_invader_card": 0.3,
}


def wanted_element(now: Situation, value: Value) -> float:
    """Value an element by how much the innate powers ask for it; none for now is worth nothing."""
    element = cast("int", value)
    if element == NONE:
        return -1.0
    innates = SPIRITS[now.s.spirits[now.seat]].innates
    return float(sum(need[element] for number in innates for need in POWERS.all[number].tiers))


def consent(now: Situation, value: Value) -> float:
    """Value a yes by what it is about."""
    return CONSENT_WORTH[now.q.kind] if value else 0.0


def follow_dahan(now: Situation, value: Value) -> float:
    """Value presence that goes along with dahan: where blight is about to come, one is enough to fight."""
    if not value:
        return 0.0
    s = now.s
    origin, to = (s.island.names.index(str(now.q.words[word])) for word in ("land", "to"))
    danger = blight_coming(now, to) if s.presence[now.seat][to] else 0.0
    return 0.5 + blight_coming(now, origin) - danger


def blight_coming(now: Situation, land: int) -> float:
    """Return 1 if the next ravages would blight a land as it is, otherwise 0."""
    s = now.s
    ravaged = any(action == RAVAGE and land in lands for action, _, lands in now.coming)
    if not ravaged:
        return 0.0
    pieces = s.pieces[land]
    dealt = sum([pieces[kind] * strength(s, land, kind) for kind in INVADERS if pieces[kind]])
    return 1.0 if dealt - defence(s, land) >= ENOUGH else 0.0


def corner(now: Situation, value: Value) -> float:
    """Value a corner by how many of its lands invaders threaten."""
    lands = corners(now.s.boards, now.s.layout, now.s.added).lands[cast("int", value)]
    return float(sum(1 + (land in now.threats) for land in lands if now.s.island.number[land]))


def unseen(_now: Situation, _value: Value) -> float:
    """Nobody knows anything about cards that lie face down."""
    return 0.0


def deck(now: Situation, value: Value) -> float:
    """Major powers for those who can pay them."""
    rich = income(now.s, now.seat) + 0.7 * now.s.energy[now.seat]
    return rich - 5.5 if value == 1 else 0.0


def yes(_now: Situation, value: Value) -> float:
    """Agree to what helps."""
    return 1.0 if value else 0.0


def skipped_board(now: Situation, value: Value) -> float:
    """Skip the board where invaders are most and do most."""
    island = now.s.island
    board = cast("int", value)
    return sum(worth for land, worth in now.threats.items() if island.on_board(land, board))


def lasting_element(now: Situation, value: Value) -> float:
    """Value an element for good: one that many own cards have, and innate powers ask for."""
    s, seat, element = now.s, now.seat, cast("int", value)
    own = [*s.hands[seat], *s.played[seat], *s.discards[seat]]
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
    return worth if now.q.kind == "prepare" else -worth


def most(_now: Situation, value: Value) -> float:
    """The more the better."""
    return float(cast("int", value))


def keep(_now: Situation, value: Value) -> float:
    """Energy is less than blight or presence."""
    return 1.0 if value else 0.0


def order(_now: Situation, value: Value) -> float:
    """Leave the order as it is."""
    return 1.0 if value == NONE else 0.0


# Who answers which other question.
OTHERS: Judges = {
    "element": wanted_element,
    "invoke_element": wanted_element,
    "invoke_corner": corner,
    "see_fear": unseen,
    "deck": deck,
    "space_element": lasting_element,
    "prepare": marker,
    "discard_marker": marker,
    "give_marker": marker,
    "discard_not_forget": keep,
    "pay_not_forget": keep,
    "enthrall": most,
    "bulwark_of_will": keep,
    "bulwark_for_presence": keep,
    "caution": keep,
    "order": order,
    "skip_board": skipped_board,
    "ally_of_the_dahan": follow_dahan,
    "skip_this_action": yes,
    "adds_presence": yes,
    **dict.fromkeys(CONSENT_WORTH, consent),
}
