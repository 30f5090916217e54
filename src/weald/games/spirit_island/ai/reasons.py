"""Why an option is good: what invaders can no longer do, what they lose, and what the spirit gains."""

from __future__ import annotations

from typing import cast

from weald.games.spirit_island.action.context import IslandQuestion
from weald.games.spirit_island.model.growth_code import action_of, option_code
from weald.games.spirit_island.model.lands import has_invaders
from weald.games.spirit_island.model.pieces import BLIGHT, CITY, DAHAN, EXPLORER, TOWN
from weald.games.spirit_island.model.state import FAST, SLOW, SPIRIT, IslandState
from weald.games.spirit_island.phases.powers import READY, Move
from weald.games.spirit_island.presentation.forecast import forecasts
from weald.games.spirit_island.presentation.profiles import STRENGTHS, strengths
from weald.games.spirit_island.presentation.view_types import Coming
from weald.games.spirit_island.rules.panel import card_plays, tiers_met
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.tracks import CARDS as CARD_TRACK
from weald.games.spirit_island.rules.tracks import ENERGY as ENERGY_TRACK
from weald.kernel.advice import Reason
from weald.kernel.decisions import Question, Value
from weald.kernel.messages import Message

WON = 1000.0
BLIGHT_WORTH, SPREAD = 17.0, 4.0
DAMAGE = 0.5
BUILDS = {"town": 3.5, "city": 4.9}
DAHAN_WORTH = 1.8
PIECES = {"city": (CITY, 4.5), "town": (TOWN, 2.5), "explorer": (EXPLORER, 1.2)}
FEAR, TERROR, CLEANED = 1.1, 6.0, 9.0
THRESHOLD = 4.0
PRESENCE, CARDS, ENERGY = 2.0, 1.0, 0.4
# What growth brings: a power card, cards for a hand that is too small, and better numbers on the tracks.
NEW_CARD, SHORT, PLAYS, INCOME = 3.0, 5.0, 3.0, 1.5
EASY, FITS = 3.0, 1.0
ORDINALS = ("first", "second", "third", "fourth", "fifth")


def is_settled(question: Question) -> bool:
    """Return whether positions can be compared: when moves of a phase are chosen."""
    return cast("IslandQuestion", question).of == "move"


def ends_phase(question: Question, value: Value) -> bool:
    """Return whether an option does nothing but end a phase."""
    return cast("IslandQuestion", question).of == "move" and cast("Move", value)[0] == READY


def explain(before: IslandState, after: IslandState, _other: IslandState | None, seat: int) -> list[Reason]:
    """Return what is better than before, if nothing more were done."""
    if after.outcome == "victory":
        return [Reason("laurel-crown", Message("spirit_island-reason-wins"), WON)]
    if not before.spirits[seat]:
        return _spirit(before, after.spirits[seat]) if after.spirits[seat] else []
    if not all(before.spirits):
        return []
    playing = before.phase in (SPIRIT, FAST, SLOW)
    if (before.turn, before.phase) != (after.turn, after.phase):
        return []
    reasons = _pieces(before, after) + _spirit_gains(before, after, seat) + _growth(before, after, seat)
    return reasons + _coming(before, after) if playing else reasons


def _spirit(before: IslandState, spirit: str) -> list[Reason]:
    """Return why a spirit suits: it is easy to learn, or good at what the others lack."""
    reasons = []
    if SPIRITS[spirit].complexity == "low":
        reasons.append(Reason("open-book", Message("spirit_island-reason-easy"), EASY))
    others = [strengths(other) for other in before.spirits if other]
    own = strengths(spirit)
    for name in STRENGTHS:
        most = max((other[name] for other in others), default=0)
        if own[name] >= 4 and own[name] > most:
            message = Message("spirit_island-reason-strength", {"strength": name})
            reasons.append(Reason("star-formation", message, FITS * (own[name] - most)))
    return reasons


def _coming(before: IslandState, after: IslandState) -> list[Reason]:
    """Return what the coming ravages and builds no longer do, land by land."""
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
        reasons.append(Reason("blightmark", message, BLIGHT_WORTH + SPREAD * spreads))
    elif damage > 0:
        message = Message("spirit_island-reason-stops", {"n": damage, "land": name})
        reasons.append(Reason("shield", message, DAMAGE * damage))
    saved = sum(r["dahan_lost"] for r in then) - sum(r["dahan_lost"] for r in now)
    if saved > 0:
        message = Message("spirit_island-reason-dahan", {"n": saved, "land": name})
        reasons.append(Reason("hut", message, DAHAN_WORTH * saved))
    return reasons


def _build(name: str, earlier: Coming, later: Coming) -> list[Reason]:
    then = [build["kind"] for build in earlier.get("build", ()) if not build["stopped"]]
    now = [build["kind"] for build in later.get("build", ()) if not build["stopped"]]
    for kind in ("city", "town"):
        if kind in then and not now:
            message = Message("spirit_island-reason-no-build", {"kind": kind, "land": name})
            return [Reason(kind, message, BUILDS[kind])]
    return []


def _pieces(before: IslandState, after: IslandState) -> list[Reason]:
    """Return what is gone from the island, the fear of invaders, and blight that was removed."""
    reasons = []
    for name, (kind, worth) in PIECES.items():
        gone = _count(before, kind) - _count(after, kind)
        if gone > 0:
            message = Message("spirit_island-reason-fewer", {"kind": name, "n": gone})
            reasons.append(Reason(name, message, worth * gone))
    more = _count(after, DAHAN) - _count(before, DAHAN)
    if more > 0:
        reasons.append(
            Reason("hut", Message("spirit_island-reason-more-dahan", {"n": more}), DAHAN_WORTH * more)
        )
    cleaned = _count(before, BLIGHT) - _count(after, BLIGHT)
    if cleaned > 0:
        message = Message("spirit_island-reason-cleaned", {"n": cleaned})
        reasons.append(Reason("blightmark", message, CLEANED * cleaned))
    fear = _fear(after) - _fear(before)
    if after.terror > before.terror:
        message = Message("spirit_island-reason-terror", {"level": after.terror})
        reasons.append(Reason("terror", message, TERROR + FEAR * fear))
    elif fear > 0:
        reasons.append(
            Reason("terror", Message("spirit_island-reason-fear", {"n": fear}), FEAR * fear / before.seats)
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
            reasons.append(Reason("star-formation", message, THRESHOLD))
    presence = sum(after.presence[seat]) - sum(before.presence[seat])
    if presence > 0:
        message = Message("spirit_island-reason-presence", {"n": presence})
        reasons.append(Reason(spirit.icon, message, PRESENCE * presence))
    cards = len(after.hands[seat]) - len(before.hands[seat])
    if cards > 0:
        message = Message("spirit_island-reason-cards", {"n": cards})
        reasons.append(Reason("card-pickup", message, CARDS * cards))
    energy = after.energy[seat] - before.energy[seat]
    if energy > 0:
        message = Message("spirit_island-reason-energy", {"n": energy})
        reasons.append(Reason("power-lightning", message, ENERGY * energy))
    return reasons


def _growth(before: IslandState, after: IslandState, seat: int) -> list[Reason]:
    """Return what the actions of a growth option that was just chosen will bring."""
    if len(after.picks[seat]) <= len(before.picks[seat]):
        return []
    spirit = SPIRITS[after.spirits[seat]]
    actions = []
    for code in after.icons[seat]:
        part, option, place = action_of(code)
        if option_code(part, option) in after.picks[seat][len(before.picks[seat]) :]:
            actions.append(spirit.growth[part].options[option][place])
    ids = [action.id for action in actions]
    reasons = []
    if "reclaim_all" in ids:
        reasons += _reclaim(after, seat)
    cards = ids.count("gain_power_card")
    if cards:
        message = Message("spirit_island-reason-new-cards", {"n": cards})
        reasons.append(Reason("card-draw", message, NEW_CARD * cards))
    energy = sum(action.n or 0 for action in actions if action.id == "gain_energy")
    if energy:
        message = Message("spirit_island-reason-energy", {"n": energy})
        reasons.append(Reason("power-lightning", message, ENERGY * energy))
    presence = ids.count("add_presence")
    if presence:
        message = Message("spirit_island-reason-presence", {"n": presence})
        reasons.append(Reason(spirit.icon, message, PRESENCE * presence))
        reasons += _tracks(after, seat, presence)
    return reasons


def _reclaim(s: IslandState, seat: int) -> list[Reason]:
    """Return how many cards come back, and whether the hand is too small for the plays without them."""
    back, hand, plays = len(s.discards[seat]), len(s.hands[seat]), card_plays(s, seat)
    if not back:
        return []
    reasons = [Reason("card-pickup", Message("spirit_island-reason-reclaims", {"n": back}), CARDS * back)]
    if hand < plays:
        message = Message("spirit_island-reason-hand-short", {"n": hand, "plays": plays})
        reasons.append(Reason("card-pickup", message, SHORT))
    return reasons


def _tracks(s: IslandState, seat: int, presence: int) -> list[Reason]:
    """Return what the next spaces of a track can bring if all that `presence` is taken from it."""
    tracks, covered = SPIRITS[s.spirits[seat]].tracks, s.covered[seat]
    now = tracks.shown(covered)
    reasons = []
    for line, spaces in tracks.lines.items():
        taken = [space for space in spaces if covered >> space & 1][:presence]
        then = tracks.shown(covered & ~sum([1 << space for space in taken]))
        if line == CARD_TRACK and then.plays > now.plays:
            message = Message("spirit_island-reason-more-plays", {"n": then.plays})
            reasons.append(Reason("card-play", message, PLAYS * (then.plays - now.plays)))
        elif line == ENERGY_TRACK and then.energy > now.energy:
            message = Message("spirit_island-reason-more-income", {"n": then.energy})
            reasons.append(Reason("power-lightning", message, INCOME * (then.energy - now.energy)))
    return reasons
