"""Dangers: each way to lose, and whether it comes; the rules play on a copy that knows nothing hidden."""

from __future__ import annotations

from typing import Any, NamedTuple

from weald.games.spirit_island.model.state import FAST, INVADER, SETUP, SLOW, SPIRIT, TIME, IslandState
from weald.games.spirit_island.phases.powers import DONE
from weald.games.spirit_island.phases.result import told_lands
from weald.games.spirit_island.phases.steps import STEPS
from weald.games.spirit_island.presentation.forecast import easy_reply
from weald.games.spirit_island.presentation.information import redact, redeal
from weald.games.spirit_island.rules.defeats import Defeat
from weald.games.spirit_island.rules.owners import By, Owner
from weald.games.spirit_island.rules.ways_to_lose import NO_LAND, ways
from weald.kernel.dangers import Coming, Danger
from weald.kernel.decisions import Question
from weald.kernel.driver import drive
from weald.kernel.messages import Args, Message

# In how many worlds hidden cards are dealt, where a defeat is as near as this at least.
WORLDS = 6
NEAR = 3
# Where a step goes on of which a part has happened already.
RESUMED = {
    "invaders": "event", "event_main": "event_token", "event_token": "event_dahan",
    "event_dahan": "event_end", "advance": "slow", "time": "turn",
}  # fmt: skip


class Asked(Exception):
    """Somebody is asked who can still do something about it."""


class Fate(NamedTuple):
    """A defeat that comes: in which way, for certain or not, and in which lands."""

    way: Defeat
    by: By
    certain: bool
    lands: list[int]


def dangers(s: IslandState) -> list[Danger]:
    """Return every way to lose: how it stands, and whether it comes if nobody does anything more."""
    if s.phase == SETUP:
        return []
    coming = {} if s.outcome else {(fate.way.id, fate.by): fate for fate in fates(s)}
    return [danger(s, way, by, coming.get((way.id, by))) for way, by in ways(s)]


def danger(s: IslandState, way: Defeat, by: By, fate: Fate | None) -> Danger:
    """Return one way to lose as plain data."""
    comes: Coming = "none"
    lands = list(way.where(s, by)) if way.gathers else []
    text = stands(s, way, by)
    if s.outcome and way.id == s.defeat and way.is_reached(s, by):
        comes, lands = "certain", told_lands(s)
        text = loses(s, Fate(way, by, True, lands), "sure")
    elif fate is not None:
        comes, lands = "certain" if fate.certain else "likely", fate.lands
        text = loses(s, fate, "sure" if fate.certain else "hidden")
    return {
        "id": way.id,
        "seat": by.seat if isinstance(by, Owner) else None,
        "measure": way.measure(s, by),
        "limit": way.limit_now(s, by),
        "left": way.left(s, by),
        "comes": comes,
        "where": [f"land:{s.island.names[land]}" for land in lands],
        "text": text.to_json(),
    }


def stands(s: IslandState, way: Defeat, by: By) -> Message:
    """Return how far off a way to lose is, in words."""
    words: Args = {"spirit": s.spirits[by.seat]} if isinstance(by, Owner) else {}
    limit, n = way.limit_now(s, by), way.measure(s, by)
    if limit is None:
        return Message(f"spirit_island-danger-{way.id}-later", {**words, "n": n})
    numbers: Args = {"left": n - limit} if way.falls else {"n": n, "limit": limit}
    return Message(f"spirit_island-danger-{way.id}", {**words, **numbers})


def loses(s: IslandState, fate: Fate, why: str) -> Message:
    """Return what is coming in words; `why` it may not come is `sure`, `hidden` or `others`."""
    names = [s.island.names[land] for land in fate.lands]
    words: Args = {"place": "some" if names else "none", "lands": names, "why": why}
    if isinstance(fate.by, Owner):
        words["spirit"] = s.spirits[fate.by.seat]
    return Message(f"spirit_island-loses-{fate.way.id}", words)


def fates(s: IslandState, asked: int = -1) -> list[Fate]:
    """Return the defeats that come if nobody does anything more, the surest first.

    They come within what the forecasts of the lands show: in this turn, or from the slow phase on by the
    end of the next invader phase. With `asked`, only those that come in this turn before this seat is asked
    what it does. What lies face down is dealt again and again, so that nothing hidden shines through.
    """
    start = redact(s, None)
    found: dict[tuple[str, By], Fate] = {}
    for seed in range(WORLDS):
        copy = start.copy()
        copy.seed, copy.drawn = seed, 0
        redeal(copy, None)
        before = turned(copy)
        play_on(copy, asked)
        certain = turned(copy) == before
        if copy.outcome == "defeat":
            for way, by in ways(copy):
                if way.id == copy.defeat and way.is_reached(copy, by) and (way.id, by) not in found:
                    found[way.id, by] = Fate(way, by, certain, changed_lands(start, copy, way, by))
        if certain or not (found or is_near(start) or is_near(copy)):
            break
    return sorted(found.values(), key=lambda fate: not fate.certain)


def turned(s: IslandState) -> tuple[Any, ...]:
    """Return how far everything has been turned up that lies face down."""
    decks = s.minor_deck, s.major_deck, s.event_deck, s.invader_deck, s.blight_deck
    return (s.flipped, len(s.fear_discard), *[len(deck) for deck in decks])


def is_near(s: IslandState) -> bool:
    """Return whether some measure is close to its limit."""
    return any(left is not None and left <= NEAR for left in [way.left(s, by) for way, by in ways(s)])


def changed_lands(before: IslandState, after: IslandState, way: Defeat, by: By) -> list[int]:
    """Return the lands in which a defeat comes about."""
    now, then = way.where(before, by), way.where(after, by)
    if way.gathers:
        return list(then)
    lost_in = {after.defeat_land} - {NO_LAND}
    return sorted(lost_in.union(land for land in {*now, *then} if now.get(land, 0) != then.get(land, 0)))


def play_on(s: IslandState, asked: int) -> None:
    """Play on to the end of what is foreseen, as if nobody did anything more."""

    def reply(question: Question) -> Any:
        if question.kind != "powers":
            return easy_reply(question)
        if asked in question.seats:
            raise Asked
        return question.seats[0], DONE

    # From the slow phase on, the invaders of the next turn are what comes.
    last = "slow" if s.phase in (SLOW, TIME) and asked < 0 else "grow"
    if s.phase == SPIRIT:
        s.step = "fast"
    elif s.phase in (FAST, SLOW):
        s.ready = [True] * s.seats
        s.step = "powers"
    elif s.phase in (INVADER, TIME):
        s.step = RESUMED.get(s.step, s.step)
    try:
        while s.step and s.step != last:
            # Growth is left out: what it brings is not done for anybody.
            s.step = "invaders" if s.step == "grow" else drive(STEPS[s.step](s), reply)
    except Asked:
        pass
