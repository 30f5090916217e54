"""The invader phase as beats: what one step, or invaders in one land, came to; only made while watched."""

from __future__ import annotations

from collections import Counter
from typing import Any

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS
from weald.games.spirit_island.model.lands import has_building, number, pieces_in
from weald.games.spirit_island.model.pieces import DAHAN, DISEASE, INVADERS, KIND, KINDS, WILDS
from weald.games.spirit_island.model.state import BUILD, INVADER_ACTIONS, RAVAGE, SETUP, IslandState
from weald.games.spirit_island.rules.happenings import (
    ADD,
    BLIGHTED,
    BUILT,
    DESTROY,
    EXPLORED,
    PRESENCE_DESTROYED,
    REMOVE,
    SKIPPED,
)
from weald.games.spirit_island.rules.land_rules import strife_at_work
from weald.kernel.events import Trace

FEAR_EVENT = "spirit_island-event-fear"

# Pieces of a land before invaders act in it, and the number of events by then.
Before = tuple[dict[str, Any], int]


def show(s: IslandState, step: str, data: dict[str, Any]) -> None:
    """Mark a beat of the invader phase, unless the island is still being set up."""
    if s.trace is not None and s.phase != SETUP:
        s.trace.beat({"step": step, **data})


def show_card(s: IslandState, action: int, card: int, stopped: bool = False) -> None:
    """Mark that an invader card is taken up, with the lands that it concerns."""
    lands = [] if stopped else [s.island.names[land] for land in s.queue]
    show(s, INVADER_ACTIONS[action], {"card": INVADER_CARDS[card].id, "lands": lands, "stopped": stopped})


def before_acting(s: IslandState, land: int) -> Before:
    """Return the pieces of a land before invaders act in it."""
    pieces = []
    for piece in pieces_in(s, land, INVADERS):
        strife = strife_at_work(s, piece) > 0
        pieces.append({"kind": KINDS[piece & KIND], "n": number(s, land, piece), "strife": strife})
    held = {"pieces": grouped(pieces), "dahan": s.pieces[land][DAHAN], "source": source_of(s, land)}
    return held, 0 if s.trace is None else len(s.trace.events)


def grouped(pieces: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Add up pieces that differ only in their damage."""
    sums: dict[tuple[str, bool], int] = {}
    for piece in pieces:
        key = (piece["kind"], piece["strife"])
        sums[key] = sums.get(key, 0) + piece["n"]
    return [{"kind": kind, "n": n, "strife": strife} for (kind, strife), n in sums.items()]


def source_of(s: IslandState, land: int) -> str:
    """Return the land that explorers come from: the one itself, a neighbour, or none for the sea."""
    if has_building(s, land):
        return s.island.names[land]
    if s.island.coastal[land]:
        return ""
    return next((s.island.names[near] for near in s.island.near[land] if has_building(s, near)), "")


def in_land(act: Action, land: int, before: Before) -> dict[str, Any]:
    """Return the common part of all beats of invaders in a land."""
    s = act.s
    held, since = before
    return {
        "land": act.name(land),
        "card": INVADER_CARDS[s.agenda[0][1]].id if act.normal and s.agenda else None,
        "stopped": any(happening[0] == SKIPPED for happening in act.log),
        "fear": 0 if s.trace is None else fear_since(s.trace, since),
        "presence": sum(happening[4] for happening in act.log if happening[0] == PRESENCE_DESTROYED),
        "blight": [act.name(where) for what, _, where, _, _ in act.log if what == BLIGHTED],
        **held,
    }


def show_part(act: Action, part: str, before: Before) -> None:
    """Mark that a part of a ravage is done: its damage is known, the land or the dahan have suffered it."""
    if act.ravage is not None:
        land = act.ravage.land
        so_far = {**in_land(act, land, before), **ravage_sum(act, land), "counter": 0}
        show(act.s, INVADER_ACTIONS[RAVAGE], {**so_far, "sub": part})


def show_land(act: Action, action: int, land: int, before: Before) -> None:
    """Mark what invaders did in a land."""
    s = act.s
    data = in_land(act, land, before)
    if action == RAVAGE:
        data |= ravage_sum(act, land)
    elif action == BUILD:
        # A piece that has run out was not added.
        data["built"] = [
            KINDS[kind]
            for what, kind, where, _, _ in act.log
            if (what, where) == (BUILT, land) and act.counted(ADD, (kind,), land)
        ]
        data["by"] = "disease" if removed(act, land, DISEASE) else ""
    else:
        data["built"] = [
            KINDS[kind] for what, kind, where, _, _ in act.log if (what, where) == (EXPLORED, land)
        ]
        data["by"] = "wilds" if removed(act, land, WILDS) else ""
    show(s, INVADER_ACTIONS[action], data)


def ravage_sum(act: Action, land: int) -> dict[str, Any]:
    """Return the numbers of a ravage in their order, up to what the dahan destroy."""
    r = act.ravage
    destroyed = Counter(
        KINDS[piece & KIND]
        for what, piece, where, _, _ in act.log
        if what == DESTROY and where == land and piece & KIND in INVADERS
    )
    if r is None:
        return {"dealt": 0, "defended": 0, "damage": 0, "lost": 0, "counter": 0, "destroyed": {}}
    return {
        "dealt": r.dealt,
        "defended": min(r.defend, r.dealt),
        "damage": r.damage,
        "lost": r.dahan_lost,
        "counter": r.counter,
        "destroyed": dict(destroyed),
    }


def fear_since(trace: Trace, since: int) -> int:
    """Return the fear of the events after number `since`."""
    return sum(int(str(event.args["n"])) for event in trace.events[since:] if event.id == FEAR_EVENT)


def removed(act: Action, land: int, kind: int) -> bool:
    """Return whether a token of a kind was removed from a land."""
    return any(
        what == REMOVE and where == land and piece & KIND == kind for what, piece, where, _, _ in act.log
    )
