"""Verbs for using powers: targets, thresholds, repetitions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from weald.games.spirit_island.action.asking.questions import ask, pick_land, pick_spirit
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.action.spirits.elements import drop_markers, hold_markers, spend_markers
from weald.games.spirit_island.rules.happenings import USED
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.moves import REPEAT, Move
from weald.games.spirit_island.rules.panel import tiers_at, tiers_met
from weald.games.spirit_island.rules.powers import INNATE, LAND, NOTHING, Power, Work
from weald.games.spirit_island.rules.registry import POWERS, active
from weald.games.spirit_island.rules.targeting import (
    aimed,
    lands_from,
    origins_of,
    target_lands,
    target_spirits,
    with_thresholds,
)
from weald.games.spirit_island.rules.thresholds import ALL_ELEMENTS, Declared, Thresholds, declarations
from weald.kernel.decisions import Value

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def use_as(
    act: Action, power: Power, way: Declared, lands: Sequence[int] | None = None, target: int = NONE
) -> Work[None]:
    """Use a power with the elements that were declared, and the markers that its thresholds need."""
    s, seat = act.s, act.seat
    if way and power.target == LAND:
        target = yield from pick_land(act, targets(act, power, way[0], lands), "target_land")
        if target == NONE:
            return
    if way:
        spend_markers(act, power, way[0], target)
    tiers = tiers_at(s, seat, power, target)
    # With markers spent for them, all thresholds that are reached now may be those declared.
    declared = bool(way) and not (act.markers and way[0] == tiers)
    if declared:
        # The price of the power may have taken elements away.
        tiers &= way[0]
    yield from use(act, power, tiers, lands, declared, target)
    drop_markers(act)


def use(
    act: Action,
    power: Power,
    tiers: int,
    lands: Sequence[int] | None = None,
    declared: bool = False,
    target: int = NONE,
) -> Work[None]:
    """Target and resolve a power; `lands` replace the lands in range, a `target` was chosen already.

    With `declared`, it uses just these thresholds, as if with fewer elements.
    """
    s = act.s
    act.power = power
    act.source = power.id
    act.tiers = aimed(s, act.seat, power, tiers)
    act.ranged = lands is None
    if power.deck == INNATE and not tiers and not (power.target == LAND and active(s, Rule.extra_elements)):
        # Without a threshold there is nothing to use.
        return
    if power.target == LAND and target == NONE:
        target = yield from pick_land(act, targets(act, power, tiers, lands), "target_land")
        if target == NONE:
            return
    act.land = target
    if power.target != LAND:
        act.spirit = yield from pick_spirit(act, "target_spirit", target_spirits(s, act.seat, power))
    if s.trace is not None:
        where = act.name(act.land) if power.target == LAND else "none"
        whom = s.spirits[act.spirit] if power.target != LAND else "none"
        act.tell("used", {"spirit": s.spirits[act.seat], "id": power.id, "land": where, "target": whom})
    act.log.append((USED, act.spirit, act.land, -1, 1))
    if power.tiers:
        act.thresholds = Thresholds(s, act.seat, power, act.land, tiers, declared)
    for rule, by in active(s, Rule.before_power):
        yield from rule.before_power(act, by) or NOTHING
    yield from power.body(act) or NOTHING
    yield from act.conclude()


def targets(act: Action, power: Power, tiers: int, lands: Sequence[int] | None) -> list[int]:
    """Return the lands that a power can target with some thresholds, in range or among those given."""
    if lands is None:
        return target_lands(act.s, act.seat, power, tiers)
    return with_thresholds(act.s, act.seat, power, tiers, lands)


def again(act: Action, lands: Sequence[int] | None = None) -> Work[None]:
    """Use the power once more, as an Action of its own: with elements of its own, at a land of its own.

    Nothing happens when this use is itself such a repetition, or no target is left.
    """
    power = act.power
    assert power is not None
    assert power.target == LAND
    if act.repeated:
        return
    yield from act.conclude()
    act.log.clear()
    # Markers are spent for one Action, and this is another one.
    hold_markers(act, -1)
    ways = declarations(act.s, act.seat, power, lands, repeated=True)
    if ways:
        inner = act.repetition()
        yield from inner.repeat(power, ways, lands)
    hold_markers(act, 1)


def repeat(act: Action, power: Power, ways: list[Declared], lands: Sequence[int] | None) -> Work[None]:
    """Use a power as a repetition: with all elements where the player says, or with others declared."""
    s, seat = act.s, act.seat
    number = POWERS.number(power.id)
    options: list[Value] = [(REPEAT, number, *way) for way in ways if way]
    if ALL_ELEMENTS in ways:
        options = [*targets(act, power, tiers_met(s, seat, power), lands), *options]
    chosen: int | Move = yield from ask(act, "target_land", options, "again" if ways[-1] else "land", {})
    target, way = (chosen, ALL_ELEMENTS) if isinstance(chosen, int) else (NONE, chosen[2:])
    if power.price is None or (power.price.payable(s, seat) and (yield from power.price.pay(act))):
        yield from use_as(act, power, way, lands, target)


def second_target(act: Action, n: int) -> Work[int]:
    """Let the power target a second land, within another range of the same origin; returns it."""
    assert act.power is not None
    origins = _origins(act)
    lands = lands_from(act.s, act.seat, act.power, origins, n)
    land: int = yield from ask(act, "second_target", [*lands], "land", {})
    act.log.append((USED, act.spirit, land, -1, 1))
    return land


def pick_origin(act: Action) -> Work[int]:
    """Return the land from which the power reaches its target, of the player's choice."""
    origin: int = yield from ask(act, "origin", [*sorted(set(_origins(act)))], "land", {})
    return origin


def _origins(act: Action) -> list[int]:
    """Return the lands from which the power may reach its target.

    A rule may allow a target to a spirit that has no such land, as one without sacred sites: then it is
    the target itself.
    """
    assert act.power is not None
    return origins_of(act.s, act.seat, act.power, act.tiers, act.land) or [act.land]
