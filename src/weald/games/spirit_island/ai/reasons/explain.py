"""Reasons for an option: acts that invaders can no longer do, their losses, and the spirit's gains."""

from __future__ import annotations

from typing import cast

from weald.games.spirit_island.action.context import (
    OF_MOVE,
    IslandQuestion,
)
from weald.games.spirit_island.ai.reasons.improvements import changes
from weald.games.spirit_island.ai.reasons.options import describe
from weald.games.spirit_island.model.growth_code import action_of, option_code
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.presentation import icons
from weald.games.spirit_island.rules.declare import COMPLEXITIES
from weald.games.spirit_island.rules.growth import EVERY
from weald.games.spirit_island.rules.moves import READY, Move
from weald.games.spirit_island.rules.panel import card_plays
from weald.games.spirit_island.rules.registry import SPIRITS
from weald.games.spirit_island.rules.tracks import CARDS as CARD_TRACK
from weald.games.spirit_island.rules.tracks import ENERGY as ENERGY_TRACK
from weald.kernel.advice import Reason
from weald.kernel.decisions import Question, Value
from weald.kernel.messages import Message

__all__ = ["compare", "describe", "ends_phase", "explain", "is_settled"]

WON = 1000.0
# Gains of growth: presence, cards and energy, a power card, cards for a hand that is too small, and better
# numbers on the tracks.
PRESENCE, CARDS, ENERGY = 2.0, 1.0, 0.4
NEW_CARD, SHORT, PLAYS, INCOME = 3.0, 5.0, 3.0, 1.5
EASY, FITS = 3.0, 1.0


def is_settled(question: Question) -> bool:
    """Return whether positions can be compared: when moves of a phase are chosen."""
    return question.kind in ("grow", "powers")


def ends_phase(question: Question, value: Value) -> bool:
    """Return whether an option does nothing but end a phase."""
    return cast("IslandQuestion", question).of == OF_MOVE and cast("Move", value)[0] == READY


def explain(before: IslandState, after: IslandState, _other: IslandState | None, seat: int) -> list[Reason]:
    """Return the improvements over before, if nothing more were done."""
    if after.outcome == "victory":
        return [Reason(icons.LAUREL_CROWN, Message("spirit_island-reason-wins"), WON)]
    if not before.spirits[seat]:
        return _spirit(before, after.spirits[seat]) if after.spirits[seat] else []
    if not all(before.spirits):
        return []
    if (before.turn, before.phase) != (after.turn, after.phase):
        return []
    return changes(before, after, seat) + _growth(before, after, seat)


def compare(after: IslandState, other: IslandState, seat: int) -> list[Reason]:
    """Return the improvements over the other option, when both have come as far."""
    if other.defeat or other.outcome == "defeat":
        return [] if after.defeat else [Reason(icons.BLIGHTMARK, Message("spirit_island-reason-saves"), WON)]
    if after.spirits != other.spirits or (after.turn, after.phase) != (other.turn, other.phase):
        return []
    reasons = changes(other, after, seat)
    for reason in reasons:
        # Beside another option nothing is removed: there is less of it.
        if reason.message.id == "spirit_island-reason-cleaned":
            reason.message = Message("spirit_island-reason-less-blight", reason.message.args)
    return reasons


def _spirit(before: IslandState, spirit: str) -> list[Reason]:
    """Return why a spirit suits: it is easy to learn, or good at what the others lack."""
    reasons = []
    if SPIRITS[spirit].complexity == COMPLEXITIES[0]:
        reasons.append(Reason(icons.OPEN_BOOK, Message("spirit_island-reason-easy"), EASY))
    others = [SPIRITS[other].strengths for other in before.spirits if other]
    for i, (name, own) in enumerate(SPIRITS[spirit].strengths._asdict().items()):
        most = max((other[i] for other in others), default=0)
        if own >= 4 and own > most:
            message = Message("spirit_island-reason-strength", {"strength": name})
            reasons.append(Reason(icons.STAR_FORMATION, message, FITS * (own - most)))
    return reasons


def _growth(before: IslandState, after: IslandState, seat: int) -> list[Reason]:
    """Return the gains of the actions of a growth option that was just chosen."""
    if len(after.picks[seat]) <= len(before.picks[seat]):
        return []
    spirit = SPIRITS[after.spirits[seat]]
    actions = []
    for code in after.icons[seat]:
        part, option, place = action_of(code)
        if option_code(part, option) in after.picks[seat][len(before.picks[seat]) :]:
            actions.append(spirit.growth[part].options[option][place])
    gains = [action.gains for action in actions]
    reasons = []
    if any(gain.reclaims == EVERY for gain in gains):
        reasons += _reclaim(after, seat)
    cards = sum(gain.cards for gain in gains)
    if cards:
        message = Message("spirit_island-reason-new-cards", {"n": cards})
        reasons.append(Reason(icons.CARD_DRAW, message, NEW_CARD * cards))
    energy = sum(max(0, gain.energy) for gain in gains if isinstance(gain.energy, int))
    if energy:
        message = Message("spirit_island-reason-energy", {"n": energy})
        reasons.append(Reason(icons.POWER_LIGHTNING, message, ENERGY * energy))
    presence = sum(gain.presence for gain in gains if not gain.disease)
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
    reasons = [Reason(icons.CARD_PICKUP, Message("spirit_island-reason-reclaims", {"n": back}), CARDS * back)]
    if hand < plays:
        message = Message("spirit_island-reason-hand-short", {"n": hand, "plays": plays})
        reasons.append(Reason(icons.CARD_PICKUP, message, SHORT))
    return reasons


def _tracks(s: IslandState, seat: int, presence: int) -> list[Reason]:
    """Return the gains of the next spaces of a track if all that `presence` is taken from it."""
    tracks, covered = SPIRITS[s.spirits[seat]].tracks, s.covered[seat]
    now = tracks.shown(covered)
    reasons = []
    for line, spaces in tracks.lines.items():
        taken = [space for space in spaces if covered >> space & 1][:presence]
        then = tracks.shown(covered & ~sum([1 << space for space in taken]))
        if line == CARD_TRACK and then.plays > now.plays:
            message = Message("spirit_island-reason-more-plays", {"n": then.plays})
            reasons.append(Reason(icons.CARD_PLAY, message, PLAYS * (then.plays - now.plays)))
        elif line == ENERGY_TRACK and then.energy > now.energy:
            message = Message("spirit_island-reason-more-income", {"n": then.energy})
            reasons.append(Reason(icons.POWER_LIGHTNING, message, INCOME * (then.energy - now.energy)))
    return reasons
