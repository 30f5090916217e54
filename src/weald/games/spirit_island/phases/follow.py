"""A game that begins from the end of an earlier one."""

from __future__ import annotations

from typing import Any

from weald.games.spirit_island.model.state import BASE, NOBODY, IslandState
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import is_blighted
from weald.games.spirit_island.rules.registry import (
    ADVERSARIES,
    EVENTS,
    SCENARIOS,
    active,
    base_of,
    settle,
    without_aspects,
)
from weald.kernel import chance
from weald.kernel.errors import BadSetup
from weald.kernel.game import OptionValue

HIGHEST_LEVEL = 6


def needs_start(options: dict[str, OptionValue]) -> bool:
    """Return whether a table with these options begins from the end of an earlier game."""
    scenario = str(options["scenario"])
    return scenario != NOBODY and SCENARIOS[scenario].follows


def options_after(earlier: IslandState, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a table that begins from an earlier game, or raise BadSetup."""
    scenario = SCENARIOS.by_id.get(str(options.get("scenario")))
    if scenario is None or not scenario.follows:
        raise BadSetup("start_unused")
    return {**options, **options_of(earlier, options)}


def options_of(earlier: IslandState, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options that follow from an earlier game: the same ones, a level more if it went well."""
    if earlier.outcome == "defeat":
        raise BadSetup("start_lost")
    more = int(earlier.adversary != NOBODY and not is_blighted(earlier))
    following: dict[str, Any] = {
        "adversary": earlier.adversary,
        "level": min(HIGHEST_LEVEL, earlier.level + more),
        "blight": earlier.blight,
        **{name: True for name in earlier.sets if name not in BASE},
    }
    if EVENTS.of(earlier.sets):
        # A level more may need events.
        needed = more and following["level"] >= ADVERSARIES[earlier.adversary].events_from
        following |= {"events": earlier.events or bool(needed), "fewer_events": earlier.fewer_events}
    sets = {*earlier.sets, *(name for name, value in options.items() if value is True)}
    played = {base_of(id) for id in earlier.spirits}
    others = [id for id in without_aspects(tuple(sets)) if id not in played]
    if len(others) < earlier.seats:
        raise BadSetup("start_spirits", {"n": len(others), "expected": earlier.seats})
    for option, value in following.items():
        if options.get(option, value) != value:
            words = {"option": option, "value": str(options[option])[:40], "expected": str(value)}
            raise BadSetup("start_option", {**words})
    return following


def follow(s: IslandState, earlier: IslandState) -> None:
    """Take over what an earlier game leaves; its spirits are not chosen again."""
    s.former = earlier.spirits
    settle(s)
    for rule, by in active(s, Rule.after_earlier_game):
        rule.after_earlier_game(s, by, earlier)
    if any(s.spirits):
        played = {base_of(id) for id in s.former}
        dealt = [id for id in without_aspects(s.sets) if id not in played]
        chance.shuffle(s, dealt)
        s.spirits = tuple(dealt[: s.seats])
