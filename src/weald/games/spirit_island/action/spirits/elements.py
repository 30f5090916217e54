"""Verbs for energy, elements and element markers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from weald.games.spirit_island.action.asking.questions import ask
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.model.pieces import ELEMENTS
from weald.games.spirit_island.rules.aims import SPEND
from weald.games.spirit_island.rules.markers import markers_needed, prepare, prepared
from weald.games.spirit_island.rules.panel import choose_element, free_elements
from weald.games.spirit_island.rules.powers import Power, Work
from weald.games.spirit_island.rules.thresholds import Thresholds
from weald.kernel.decisions import Value

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


def settle_elements(act: Action, thresholds: Thresholds) -> Work[None]:
    """Let the spirit choose free elements that its power needs for thresholds further on in its text."""
    s, seat = act.s, act.seat
    while (n := free_elements(s, seat)) and (lacking := thresholds.lacking(s, n)):
        element: int = yield from ask(act, "element", [*lacking, NONE], "element", {})
        if element == NONE:
            return
        choose_element(s, seat, element)


def gain_energy(act: Action, n: int, seat: int = -1) -> None:
    """Give energy to a spirit (this one, if none is named)."""
    seat = act.seat if seat < 0 else seat
    if n:
        act.s.energy[seat] += n
        if act.s.trace is not None:
            act.tell("energy", {"spirit": act.s.spirits[seat], "n": n})


def pay_energy(act: Action, n: int, seat: int = -1) -> None:
    """Pay energy of a spirit (this one, if none is named)."""
    seat = act.seat if seat < 0 else seat
    assert act.s.energy[seat] >= n
    act.s.energy[seat] -= n
    if act.s.trace is not None:
        act.tell("paid", {"spirit": act.s.spirits[seat], "n": n})


def gain_element(act: Action, element: int, n: int = 1, seat: int = -1) -> None:
    """Give a spirit an element for this turn."""
    seat = act.seat if seat < 0 else seat
    act.s.elements[seat][element] += n
    if act.s.trace is not None:
        act.tell("element", {"spirit": act.s.spirits[seat], "element": ELEMENTS[element], "n": n})


def pick_element(act: Action, elements: Sequence[int], seat: int = -1) -> Work[int]:
    """Ask for an element of a spirit's choice."""
    element: int = yield from ask(act, "element", list(elements), "element", {}, seat)
    return element


def prepare_marker(act: Action, seat: int = -1) -> Work[None]:
    """Let a spirit prepare 1 element marker of its choice."""
    seat = act.seat if seat < 0 else seat
    element: int = yield from ask(act, "prepare", range(len(ELEMENTS)), "element", {}, seat)
    prepare(act.s, seat, element)
    if act.s.trace is not None:
        act.tell("prepared", {"spirit": act.s.spirits[seat], "element": ELEMENTS[element]})


def discard_marker(act: Action, kind: str = "discard_marker", optional: bool = False) -> Work[int]:
    """Let the spirit discard one of its prepared markers; returns its element, or NONE."""
    options: list[Value] = [e for e, n in enumerate(prepared(act.s, act.seat)) if n]
    if not options:
        return NONE
    element: int = yield from ask(
        act, kind, [*options, NONE] if optional else options, "element", {}, aim=SPEND
    )
    if element != NONE:
        prepare(act.s, act.seat, element, -1)
        if act.s.trace is not None:
            act.tell("marker-spent", {"spirit": act.s.spirits[act.seat], "element": ELEMENTS[element]})
    return element


def spend_markers(act: Action, power: Power, tiers: int, land: int = NONE) -> None:
    """Spend the markers that some thresholds need (in a land); their elements count in this Action."""
    needed = markers_needed(act.s, act.seat, power, tiers, land)
    if any(needed):
        spend_these_markers(act, needed)


def spend_these_markers(act: Action, needed: Sequence[int]) -> None:
    """Spend some markers of each element; they count in this Action."""
    s, seat = act.s, act.seat
    before = act.markers or (0,) * len(needed)
    act.markers = tuple(a + b for a, b in zip(before, needed, strict=True))
    for element, n in enumerate(needed):
        if n:
            prepare(s, seat, element, -n)
            s.elements[seat][element] += n
            if s.trace is not None:
                act.tell("marker-spent", {"spirit": s.spirits[seat], "element": ELEMENTS[element]})


def drop_markers(act: Action) -> None:
    """Take away the elements of spent markers: the Action is complete."""
    hold_markers(act, -1)
    act.markers = ()


def hold_markers(act: Action, sign: int) -> None:
    """Take away the elements of spent markers (-1), or give them back (1)."""
    for element, n in enumerate(act.markers):
        act.s.elements[act.seat][element] += sign * n
