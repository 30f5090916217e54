"""Reasons for an option itself: the actions that are coming in its land, its price, its results."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from weald.games.spirit_island.action.asking.joint import JointQuestion
from weald.games.spirit_island.action.context import (
    NONE,
    OF_ELEMENT,
    OF_LAND,
    OF_MOVE,
    OF_PAYMENT,
    OF_PIECE,
    OF_PIECE_IN_LAND,
    OF_PLACE,
    OF_POWER,
    OF_SEAT,
    OF_USE,
    ON_TRACK,
    IslandQuestion,
)
from weald.games.spirit_island.ai.policy.answers import (
    judge_of,
)
from weald.games.spirit_island.ai.policy.situation import (
    newly_reached,
)
from weald.games.spirit_island.ai.reasons.improvements import changes, given
from weald.games.spirit_island.ai.value.evaluation import after_invaders, table_value
from weald.games.spirit_island.ai.value.panel_worth import card_worth
from weald.games.spirit_island.ai.value.uses import best_use, tried
from weald.games.spirit_island.model.lands import invaders
from weald.games.spirit_island.model.pieces import (
    BLIGHT,
    DAHAN,
    INVADERS,
    KIND,
    KINDS,
    THIEF,
)
from weald.games.spirit_island.model.state import BUILD, RAVAGE, IslandState
from weald.games.spirit_island.presentation import icons
from weald.games.spirit_island.presentation.forecast.invaders import ahead, forecast
from weald.games.spirit_island.presentation.view_types import ComingRavage
from weald.games.spirit_island.rules.aims import (
    GAIN,
    GATHER,
    GIVE_UP,
    HIT,
    HOME,
    LEAVE,
    LOSE,
    PROVOKE,
    PUSH,
    SETTLE,
    SPREAD,
    WAY,
    WOUND,
)
from weald.games.spirit_island.rules.land_rules import health_left, is_sacred, strength
from weald.games.spirit_island.rules.moves import ELEMENT, ICON, PLAY, REPEAT, USE, Move
from weald.games.spirit_island.rules.panel import elements, tiers_met
from weald.games.spirit_island.rules.payment import ENERGY
from weald.games.spirit_island.rules.powers import LAND, Power
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.kernel.advice import Reason
from weald.kernel.decisions import Question, Value
from weald.kernel.messages import Message

RAVAGED, BUILT, INVADED = 2.0, 1.5, 0.5
PROPOSED, STRUCK, KEPT = 3.0, 1.0, 1.0
CLOSER, CARD, ONLY_NOW = 1.5, 1.0, 0.3
# Aims of questions about presence that goes, about lands that something bad happens to, and about invaders
# that are struck, moved or held up.
PRESENCE_LOST = frozenset({LOSE, LEAVE})
HARMED = frozenset({SPREAD, SETTLE})
STRUCK_BY = frozenset({WOUND, HIT, PUSH, PROVOKE})
INVADER_NAMES = {kind: KINDS[kind] for kind in INVADERS}


def describe(s: IslandState, question: Question, seat: int, value: Value) -> list[Reason]:
    """Return the reasons for an option of a question."""
    q = cast("IslandQuestion", question)
    reasons = []
    if isinstance(q, JointQuestion) and q.proposal is not None and value == q.proposal:
        reasons.append(Reason(icons.CHECK, Message("spirit_island-reason-proposed"), PROPOSED))
    if not s.spirits[seat]:
        return reasons
    if q.of in DESCRIBED:
        reasons += DESCRIBED[q.of](s, q, seat, value)
    return reasons


def _move(s: IslandState, _q: IslandQuestion, seat: int, value: Value) -> list[Reason]:
    """Return the reasons for a card or power: its effect at the best target, and a nearer threshold."""
    if value == NONE:
        return []
    move = cast("Move", value)
    if move[0] == ICON:
        return [Reason(icons.SPROUT, Message("spirit_island-reason-growth-part"), ONLY_NOW)]
    if move[0] == ELEMENT:
        return _closer(s, seat, [int(move[1] == element) for element in range(8)])
    if move[0] == PLAY:
        power = POWERS.all[move[1]]
        return _use(s if power.fast else after_invaders(s), seat, power) + _closer(s, seat, power.elements)
    if move[0] in (USE, REPEAT):
        unused = Reason(icons.HOURGLASS, Message("spirit_island-reason-only-now"), ONLY_NOW)
        return [*_use(s, seat, POWERS.all[move[1]]), unused]
    return []


def _use(s: IslandState, seat: int, power: Power) -> list[Reason]:
    """Return the reasons for a power by its best use."""
    tiers = tiers_met(s, seat, power)
    before = table_value(s)
    best, target = best_use(s, seat, power, tiers, before)
    if target == NONE or best <= before:
        return []
    reasons = changes(s, tried(s, seat, power, target, tiers), seat)
    if power.target == LAND:
        message = Message("spirit_island-reason-best-there", {"land": s.island.names[target]})
        reasons.append(Reason(icons.COMPASS, message, ONLY_NOW))
    return reasons


def _closer(s: IslandState, seat: int, added: list[int] | tuple[int, ...]) -> list[Reason]:
    """Return the innate powers whose next threshold comes nearer with more elements."""
    have = elements(s, seat)
    reasons = []
    for number in SPIRITS[s.spirits[seat]].innates:
        power = POWERS.all[number]
        left = [
            [max(0, need - own) for need, own in zip(tier, have, strict=True)]
            for tier in power.tiers
            if any(need > own for need, own in zip(tier, have, strict=True))
        ]
        if any(sum(map(min, missing, added)) for missing in left[:1]):
            message = Message("spirit_island-reason-closer", {"id": power.id})
            reasons.append(Reason(icons.STAR_FORMATION, message, CLOSER))
    return reasons


def _land(s: IslandState, q: IslandQuestion, seat: int, value: Value) -> list[Reason]:
    """Return the reasons for a land: the coming invader actions, or the smallest loss."""
    land = cast("int", value)
    if land == NONE:
        return []
    if q.aim in PRESENCE_LOST:
        return _lost_presence(s, seat, land)
    if q.aim in HARMED:
        return _harmed(s, seat, land)
    if q.aim == WAY:
        return _calm(s, q, land)
    if q.aim == HOME:
        return _added_presence(s, seat, land)
    # With nothing else to go by, the players choose by the next invader actions.
    judged = q.worth is not None or judge_of(q) is not None
    return [] if judged or isinstance(q, JointQuestion) else threats(s, land)


def _added_presence(s: IslandState, seat: int, land: int) -> list[Reason]:
    """Return the uses of presence in a land: a sacred site, towns and cities within reach."""
    name, icon = s.island.names[land], SPIRITS[s.spirits[seat]].icon
    reasons = []
    if s.presence[seat][land] == 1 and not is_sacred(s, seat, land):
        reasons.append(Reason(icon, Message("spirit_island-reason-sacred", {"land": name}), KEPT))
    reached = newly_reached(s, seat, land)
    if reached:
        message = Message("spirit_island-reason-reaches", {"n": reached})
        reasons.append(Reason(icons.COMPASS, message, KEPT * reached))
    if not s.presence[seat][land]:
        reasons.append(Reason(icon, Message("spirit_island-reason-new-land", {"land": name}), ONLY_NOW))
    return reasons


def _place(s: IslandState, _q: IslandQuestion, seat: int, value: Value) -> list[Reason]:
    """Return the gains of the space of a track from which presence is taken."""
    place = cast("int", value)
    if place > ON_TRACK:
        return []
    tracks, covered = SPIRITS[s.spirits[seat]].tracks, s.covered[seat]
    now, then = tracks.shown(covered), tracks.shown(covered & ~(1 << (ON_TRACK - place)))
    reasons = []
    if then.plays > now.plays:
        message = Message("spirit_island-reason-plays-now", {"n": then.plays})
        reasons.append(Reason(icons.CARD_PLAY, message, CARD * (then.plays - now.plays)))
    if then.energy > now.energy:
        message = Message("spirit_island-reason-income-now", {"n": then.energy})
        reasons.append(Reason(icons.POWER_LIGHTNING, message, CARD * (then.energy - now.energy)))
    added = [after - before for before, after in zip(now.elements, then.elements, strict=True)]
    return reasons + _closer(s, seat, added)


def _calm(s: IslandState, q: IslandQuestion, land: int) -> list[Reason]:
    """Return that invaders who are pushed do not act soon where they come."""
    acting = any(land in lands for action, _, lands in ahead(s) if action in (RAVAGE, BUILD))
    if acting or q.words.get("kind", KINDS[THIEF]) in (KINDS[DAHAN], KINDS[THIEF]):
        return []
    return [
        Reason(icons.HOURGLASS, Message("spirit_island-reason-calm", {"land": s.island.names[land]}), KEPT)
    ]


def threats(s: IslandState, land: int) -> list[Reason]:
    """Return the coming invader actions in a land, or the number of invaders there."""
    name = s.island.names[land]
    n = invaders(s, land)
    if not n:
        return []
    coming = forecast(s, ahead(s), land)
    reasons = []
    for ravage in ravages(s, land):
        if ravage["damage"]:
            message = Message("spirit_island-reason-ravaged", {"land": name, "n": ravage["damage"]})
            reasons.append(Reason(icons.BLIGHTMARK, message, RAVAGED + ravage["damage"]))
    if any(not build["stopped"] for build in coming.get("build", ())):
        reasons.append(
            Reason(icons.HAMMER_NAILS, Message("spirit_island-reason-built", {"land": name}), BUILT)
        )
    if not reasons:
        message = Message("spirit_island-reason-invaded", {"land": name, "n": n})
        reasons.append(Reason(icons.EXPLORER, message, INVADED * n))
    return reasons


def ravages(s: IslandState, land: int) -> list[ComingRavage]:
    """Return the ravages that are about to happen in a land."""
    return [ravage for ravage in forecast(s, ahead(s), land).get("ravage", ()) if not ravage["stopped"]]


def _lost_presence(s: IslandState, seat: int, land: int) -> list[Reason]:
    """Return why presence of a land is missed least: blight takes it anyway, or others stay there."""
    name = s.island.names[land]
    if any(ravage["blight"] for ravage in ravages(s, land)):
        return [
            Reason(icons.BLIGHTMARK, Message("spirit_island-reason-lost-anyway", {"land": name}), RAVAGED)
        ]
    left = s.presence[seat][land] - 1
    icon = SPIRITS[s.spirits[seat]].icon
    if left > 0:
        message = Message("spirit_island-reason-stays", {"land": name, "n": left})
        return [Reason(icon, message, KEPT * left)]
    if is_sacred(s, seat, land):
        return []
    return [Reason(icon, Message("spirit_island-reason-not-sacred", {"land": name}), KEPT)]


def _harmed(s: IslandState, seat: int, land: int) -> list[Reason]:
    """Return why harm does little in a land: no presence and no dahan there, no blight that would spread."""
    name = s.island.names[land]
    reasons = []
    if not any(own[land] for own in s.presence):
        icon = SPIRITS[s.spirits[seat]].icon
        reasons.append(Reason(icon, Message("spirit_island-reason-no-presence", {"land": name}), KEPT))
    if not s.pieces[land][BLIGHT]:
        message = Message("spirit_island-reason-no-blight-yet", {"land": name})
        reasons.append(Reason(icons.BLIGHTMARK, message, KEPT))
    return reasons


def _piece(s: IslandState, q: IslandQuestion, _seat: int, value: Value) -> list[Reason]:
    """Return the reasons for a piece if the question is about pieces of one land."""
    piece = cast("int", value)
    name = str(q.words.get("land"))
    if piece == NONE or q.aim not in STRUCK_BY or name not in s.island.names:
        return []
    return _struck(s, s.island.names.index(name), piece, q.aim == WOUND)


def _piece_in_land(s: IslandState, q: IslandQuestion, seat: int, value: Value) -> list[Reason]:
    """Return the reasons for a piece in some land, or the threats to that land."""
    if not isinstance(value, tuple) or len(value) < 2:
        return []
    land, piece = value
    kind = piece & KIND
    if q.aim == LOSE:
        return _lost_presence(s, seat, land)
    if kind in INVADER_NAMES:
        return [*_struck(s, land, piece, q.aim == WOUND), *threats(s, land)]
    return _gathered_dahan(s, q, land) if kind == DAHAN and q.aim == GATHER else []


def _gathered_dahan(s: IslandState, q: IslandQuestion, origin: int) -> list[Reason]:
    """Return that dahan leave a land where they would be destroyed, or come where they strike back."""
    if any(ravage.get("dahan_lost") for ravage in ravages(s, origin)):
        message = Message("spirit_island-reason-dahan-flee", {"land": s.island.names[origin]})
        return [Reason(icons.HUT, message, RAVAGED)]
    name = str(q.words.get("land"))
    if name in s.island.names and ravages(s, s.island.names.index(name)):
        return [Reason(icons.HUT, Message("spirit_island-reason-dahan-strike", {"land": name}), KEPT)]
    return []


def _struck(s: IslandState, land: int, piece: int, damaged: bool) -> list[Reason]:
    kind = piece & KIND
    if kind not in INVADER_NAMES:
        return []
    name, icon = s.island.names[land], INVADER_NAMES[kind]
    if damaged and health_left(s, land, piece) == 1:
        message = Message("spirit_island-reason-destroyed", {"kind": icon, "land": name})
        return [Reason(icon, message, STRUCK * 2)]
    n = strength(s, land, piece)
    message = Message("spirit_island-reason-strength-of", {"kind": icon, "land": name, "n": n})
    return [Reason(icon, message, STRUCK * n)]


def _power(s: IslandState, q: IslandQuestion, seat: int, value: Value) -> list[Reason]:
    """Return how well a card suits the spirit among those that can be chosen."""
    card = cast("int", value)
    if card == NONE:
        return []
    options = [cast("int", other) for other in q.values(seat) if other != NONE]
    worth = {other: card_worth(s, seat, other) for other in options}
    if q.aim == GIVE_UP:
        least = worth[card] == min(worth.values())
        return [Reason(icons.CARD_BURN, Message("spirit_island-reason-least"), CARD)] if least else []
    if q.aim != GAIN:
        return []
    reasons = _closer(s, seat, POWERS.all[card].elements)
    if worth[card] == max(worth.values()):
        reasons.append(Reason(icons.CARD_DRAW, Message("spirit_island-reason-suits"), CARD))
    return reasons


def _seat(s: IslandState, q: IslandQuestion, seat: int, value: Value) -> list[Reason]:
    """Return the gifts of a power to the spirit that it targets."""
    target = cast("int", value)
    if q.kind != "target_spirit" or target < 0:
        return []
    power = POWERS[q.source]
    then = tried(s, seat, power, target, tiers_met(s, seat, power))
    return changes(s, then, seat) if target == seat else given(s, then, target)


def _element(s: IslandState, _q: IslandQuestion, seat: int, value: Value) -> list[Reason]:
    return _closer(s, seat, [int(value == element) for element in range(8)])


def _payment(_s: IslandState, _q: IslandQuestion, _seat: int, value: Value) -> list[Reason]:
    """Return that energy is paid rather than cards."""
    if isinstance(value, tuple) and value[0] == ENERGY:
        return [Reason(icons.POWER_LIGHTNING, Message("spirit_island-reason-energy-first"), KEPT)]
    return []


Description = Callable[[IslandState, IslandQuestion, int, Value], list[Reason]]
# The description of options, by what they are.
DESCRIBED: dict[str, Description] = {
    OF_MOVE: _move,
    OF_USE: _move,
    OF_LAND: _land,
    OF_PIECE: _piece,
    OF_PIECE_IN_LAND: _piece_in_land,
    OF_POWER: _power,
    OF_SEAT: _seat,
    OF_PLACE: _place,
    OF_ELEMENT: _element,
    OF_PAYMENT: _payment,
}
