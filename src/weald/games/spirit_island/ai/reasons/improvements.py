"""Improvements: invader actions that are off, losses of invaders, gains of spirits."""

from __future__ import annotations

from weald.games.spirit_island.model.lands import has_invaders, strife_in
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    KINDS,
    TOWN,
    WILDS,
)
from weald.games.spirit_island.model.state import FAST, SLOW, SPIRIT, IslandState
from weald.games.spirit_island.presentation import icons
from weald.games.spirit_island.presentation.forecast.invaders import forecasts
from weald.games.spirit_island.presentation.view_types import Coming
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.kernel.advice import Reason
from weald.kernel.messages import Message

BLIGHT_WORTH, SPREAD = 17.0, 4.0
DAMAGE = 0.5
BUILDS = {KINDS[TOWN]: 3.5, KINDS[CITY]: 4.9}
DAHAN_WORTH = 1.8
PIECES = ((CITY, 4.5), (TOWN, 2.5), (EXPLORER, 1.2))
TOKENS = (
    (BEASTS, icons.PAW_PRINT),
    (WILDS, icons.THORNY_VINE),
    (DISEASE, icons.VIRUS),
    (BADLANDS, icons.STONE_PILE),
)
TOKEN, STRIFE = 1.0, 1.5
FEAR, TERROR, CLEANED = 1.1, 6.0, 9.0
THRESHOLD = 4.0
PRESENCE, CARDS, ENERGY = 2.0, 1.0, 0.4
# Icons and worth of energy, cards and presence that others get.
OTHERS_GAINS: tuple[tuple[str, float], ...] = (
    (icons.POWER_LIGHTNING, ENERGY),
    (icons.CARD_DRAW, CARDS),
    (icons.SPROUT, PRESENCE),
)
ORDINALS = ("first", "second", "third", "fourth", "fifth")


def changes(before: IslandState, after: IslandState, seat: int) -> list[Reason]:
    """Return the improvements over before; coming acts of invaders count in the phases of the spirits."""
    reasons = _pieces(before, after) + _tokens(before, after) + _spirit_gains(before, after, seat)
    for other in range(before.seats):
        if other != seat:
            reasons += given(before, after, other)
    return reasons + _coming(before, after) if before.phase in (SPIRIT, FAST, SLOW) else reasons


def _coming(before: IslandState, after: IslandState) -> list[Reason]:
    """Return the harm that the coming ravages and builds no longer do, land by land."""
    earlier, later = forecasts(before), forecasts(after)
    reasons = []
    for land, coming in earlier.items():
        if has_invaders(before, land):
            reasons += _ravage(before, land, coming, later.get(land, {}))
            reasons += _build(before.island.names[land], coming, later.get(land, {}))
    return reasons


def _ravage(s: IslandState, land: int, earlier: Coming, later: Coming) -> list[Reason]:
    name = s.island.names[land]
    then = [ravage for ravage in earlier.get("ravage", ()) if not ravage["stopped"]]
    now = [ravage for ravage in later.get("ravage", ()) if not ravage["stopped"]]
    reasons = []
    damage = sum(r["damage"] for r in then) - sum(r["damage"] for r in now)
    damage += sum(r["defend"] for r in now) - sum(r["defend"] for r in then)
    if any(r["blight"] for r in then) and not any(r["blight"] for r in now):
        spreads = s.pieces[land][BLIGHT] > 0
        message = Message(f"spirit_island-reason-no-{'spreading' if spreads else 'blight'}", {"land": name})
        reasons.append(Reason(icons.BLIGHTMARK, message, BLIGHT_WORTH + SPREAD * spreads))
    elif damage > 0:
        message = Message("spirit_island-reason-stops", {"n": damage, "land": name})
        reasons.append(Reason(icons.SHIELD, message, DAMAGE * damage))
    saved = sum(r["dahan_lost"] for r in then) - sum(r["dahan_lost"] for r in now)
    if saved > 0:
        message = Message("spirit_island-reason-dahan", {"n": saved, "land": name})
        reasons.append(Reason(icons.HUT, message, DAHAN_WORTH * saved))
    return reasons


def _build(name: str, earlier: Coming, later: Coming) -> list[Reason]:
    then = [build["kind"] for build in earlier.get("build", ()) if not build["stopped"]]
    now = [build["kind"] for build in later.get("build", ()) if not build["stopped"]]
    for kind in (KINDS[CITY], KINDS[TOWN]):
        if kind in then and not now:
            message = Message("spirit_island-reason-no-build", {"kind": kind, "land": name})
            return [Reason(kind, message, BUILDS[kind])]
    return []


def _pieces(before: IslandState, after: IslandState) -> list[Reason]:
    """Return the pieces that are gone from the island, the fear of invaders, and blight that was removed."""
    reasons = []
    for kind, worth in PIECES:
        name = KINDS[kind]
        gone = _count(before, kind) - _count(after, kind)
        if gone > 0:
            message = Message("spirit_island-reason-fewer", {"kind": name, "n": gone})
            reasons.append(Reason(name, message, worth * gone))
    more = _count(after, DAHAN) - _count(before, DAHAN)
    if more > 0:
        reasons.append(
            Reason(icons.HUT, Message("spirit_island-reason-more-dahan", {"n": more}), DAHAN_WORTH * more)
        )
    cleaned = _count(before, BLIGHT) - _count(after, BLIGHT)
    if cleaned > 0:
        message = Message("spirit_island-reason-cleaned", {"n": cleaned})
        reasons.append(Reason(icons.BLIGHTMARK, message, CLEANED * cleaned))
    fear = _fear(after) - _fear(before)
    if after.terror > before.terror:
        message = Message("spirit_island-reason-terror", {"level": after.terror})
        reasons.append(Reason(icons.TERROR, message, TERROR + FEAR * fear))
    elif fear > 0:
        reasons.append(
            Reason(
                icons.TERROR, Message("spirit_island-reason-fear", {"n": fear}), FEAR * fear / before.seats
            )
        )
    return reasons


def _count(s: IslandState, kind: int) -> int:
    return sum(pieces[kind] for pieces in s.pieces)


def _fear(s: IslandState) -> int:
    return (len(s.fear_earned) + len(s.fear_discard)) * s.fear_pool + s.fear


def _spirit_gains(before: IslandState, after: IslandState, seat: int) -> list[Reason]:
    """Return thresholds that are reached now, presence, cards and energy."""
    reasons = []
    spirit = SPIRITS[before.spirits[seat]]
    for number in spirit.innates:
        power = POWERS.all[number]
        new = tiers_met(after, seat, power) & ~tiers_met(before, seat, power)
        if new:
            tier = ORDINALS[min(new.bit_length(), len(ORDINALS)) - 1]
            message = Message("spirit_island-reason-threshold", {"id": power.id, "tier": tier})
            reasons.append(Reason(icons.STAR_FORMATION, message, THRESHOLD))
    presence = sum(after.presence[seat]) - sum(before.presence[seat])
    if presence > 0:
        message = Message("spirit_island-reason-presence", {"n": presence})
        reasons.append(Reason(spirit.icon, message, PRESENCE * presence))
    cards = len(after.hands[seat]) - len(before.hands[seat])
    if cards > 0:
        message = Message("spirit_island-reason-cards", {"n": cards})
        reasons.append(Reason(icons.CARD_PICKUP, message, CARDS * cards))
    energy = after.energy[seat] - before.energy[seat]
    if energy > 0:
        message = Message("spirit_island-reason-energy", {"n": energy})
        reasons.append(Reason(icons.POWER_LIGHTNING, message, ENERGY * energy))
    return reasons


def _tokens(before: IslandState, after: IslandState) -> list[Reason]:
    """Return tokens and strife that were added."""
    reasons = []
    for kind, icon in TOKENS:
        more = _count(after, kind) - _count(before, kind)
        if more > 0:
            message = Message("spirit_island-reason-tokens", {"kind": KINDS[kind], "n": more})
            reasons.append(Reason(icon, message, TOKEN * more))
    strife = sum(strife_in(after, land) - strife_in(before, land) for land in before.island.lands)
    if strife > 0:
        message = Message("spirit_island-reason-tokens", {"kind": "strife", "n": strife})
        reasons.append(Reason(icons.SWORD_CLASH, message, STRIFE * strife))
    return reasons


def given(before: IslandState, after: IslandState, other: int) -> list[Reason]:
    """Return the gains of another spirit: energy, cards, presence."""
    spirit = before.spirits[other]
    gains = {
        "energy": after.energy[other] - before.energy[other],
        "cards": len(after.hands[other]) - len(before.hands[other]),
        "presence": sum(after.presence[other]) - sum(before.presence[other]),
    }
    return [
        Reason(
            icon, Message("spirit_island-reason-gives", {"spirit": spirit, "what": what, "n": n}), worth * n
        )
        for (what, n), (icon, worth) in zip(gains.items(), OTHERS_GAINS, strict=True)
        if n > 0
    ]
