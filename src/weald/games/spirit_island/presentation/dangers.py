"""Dangers: each way to lose, and whether it comes; the rules play on, on a copy without anything hidden."""

from __future__ import annotations

from typing import Any, NamedTuple

from weald.games.spirit_island.model.state import (
    EXPLORE,
    FAST,
    INVADER,
    SETUP,
    SLOW,
    SPIRIT,
    TIME,
    IslandState,
)
from weald.games.spirit_island.phases.invaders import UNKNOWN
from weald.games.spirit_island.phases.result import told_lands
from weald.games.spirit_island.phases.steps import STEPS
from weald.games.spirit_island.presentation.forecast.invaders import UNLIMITED, easy_reply
from weald.games.spirit_island.presentation.information import redact
from weald.games.spirit_island.rules.moves import DONE
from weald.games.spirit_island.rules.owners import By, Owner
from weald.games.spirit_island.rules.ways_to_lose import NO_LAND, can_turn, lost_by, ways
from weald.kernel.dangers import Coming, Danger, Defeat
from weald.kernel.decisions import Question
from weald.kernel.driver import drive
from weald.kernel.messages import Args, Message

# Steps that go on after a part of them has happened.
RESUMED = {
    "invaders": "event", "event_main": "event_token", "event_token": "event_dahan",
    "event_dahan": "event_end", "advance": "slow", "time": "turn",
}  # fmt: skip


class Asked(Exception):
    """A seat is asked that can still do something about it."""


class Fate(NamedTuple):
    """A defeat that comes: in which way, for certain or not, and in which lands."""

    way: Defeat
    by: By
    certain: bool
    lands: list[int]


def dangers(s: IslandState) -> list[Danger]:
    """Return every way to lose: how it stands, and whether it comes if no spirit does anything more."""
    if s.phase == SETUP:
        return []
    coming = {} if s.outcome else {(fate.way.id, fate.by): fate for fate in fates(s)}
    return [danger(s, way, by, coming.get((way.id, by))) for way, by in ways(s)]


def danger(s: IslandState, way: Defeat, by: By, fate: Fate | None) -> Danger:
    """Return one way to lose as plain data."""
    comes: Coming = "none"
    lands = list(way.where(s, by)) if way.gathers else []
    text = stands(s, way, by)
    if s.outcome and (way, by) in lost_by(s):
        comes, lands = "certain", told_lands(s)
        text = loses(s, Fate(way, by, True, lands), "sure")
    elif fate is not None:
        comes, lands = "certain" if fate.certain else "likely", fate.lands
        text = loses(s, fate, "sure" if fate.certain else "hidden")
    return {
        "id": way.id,
        "seat": None,
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
    """Return the coming defeat in words; `why` it may not come is `sure`, `hidden` or `others`."""
    names = [s.island.names[land] for land in fate.lands]
    words: Args = {"place": "some" if names else "none", "lands": names, "why": why}
    if isinstance(fate.by, Owner):
        words["spirit"] = s.spirits[fate.by.seat]
    return Message(f"spirit_island-loses-{fate.way.id}", words)


def fates(s: IslandState, asked: int = -1) -> list[Fate]:
    """Return the defeats that come if no spirit does anything more, and nothing that is hidden prevents them.

    They come within what the forecasts of the lands show: in this turn, or from the slow phase on by the
    end of the next invader phase. With `asked`, only those that come in this turn before this seat is asked
    what it does. It is certain what comes before anything is turned up that no player knows.
    """
    copy = redact(s, None)
    copy.seed = copy.drawn = 0
    if can_turn(copy):
        # No player knows what comes with the other side of the blight card, nor which card follows it.
        copy.blight_card, copy.blight_pool = copy.blight_card if copy.flipped else "", UNLIMITED
    # Chance decides it: no more certain than a card that lies face down.
    certain = play_on(copy, asked) and not copy.drawn
    if copy.outcome != "defeat":
        return []
    return [Fate(way, by, certain, changed_lands(s, copy, way, by)) for way, by in lost_by(copy)]


def is_doomed(s: IslandState, seat: int) -> bool:
    """Return whether the game is sure to be lost before a spirit can do something about it.

    In the spirit phase it can still play cards, in the slow phase the next turn is ahead.
    """
    return s.phase in (FAST, INVADER) and any(fate.certain for fate in fates(s, seat))


def changed_lands(before: IslandState, after: IslandState, way: Defeat, by: By) -> list[int]:
    """Return the lands in which a defeat comes about."""
    now, then = way.where(before, by), way.where(after, by)
    if way.gathers:
        return list(then)
    lost_in = {after.defeat_land} - {NO_LAND}
    return sorted(lost_in.union(land for land in {*now, *then} if now.get(land, 0) != then.get(land, 0)))


def play_on(s: IslandState, asked: int) -> bool:
    """Play on to the end of what is foreseen, as if no spirit did anything more, without hidden cards.

    Returns whether nothing unknown to the players came up.
    """

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
    certain = True
    try:
        while s.step and s.step != last:
            if skip_unknown(s):
                certain = False
            elif s.step == "grow":
                # Growth is left out: what it brings is not done for any seat.
                s.step = "invaders"
            else:
                s.step = drive(STEPS[s.step](s), reply)
    except Asked:
        pass
    return certain


def is_top_hidden(s: IslandState) -> bool:
    """Return whether the next invader card is there and no player knows it."""
    return bool(s.invader_deck) and s.invader_deck[-1] not in s.turned_cards


def skip_unknown(s: IslandState) -> bool:
    """Leave out what lies face down: an event, fear cards, the next explore; False if nothing does."""
    if s.step == "event" and s.turn > 1 and (s.event_deck or s.event_discard):
        s.step = "fear"
    elif s.step == "fear" and s.fear_earned:
        s.fear_earned = []
    elif s.step == "card" and s.agenda[:1] == [(EXPLORE, UNKNOWN)] and is_top_hidden(s):
        s.agenda.pop(0)
    else:
        return False
    return True
