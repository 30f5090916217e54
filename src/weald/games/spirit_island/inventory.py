"""Everything printed by what it is, what of it a game has brought up, and games in which all can come up."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.spirit_island.content import EXPANSIONS, SETS
from weald.games.spirit_island.model.state import NOBODY, IslandState
from weald.games.spirit_island.rules.powers import DECKS
from weald.games.spirit_island.rules.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EVENTS,
    FEAR_CARDS,
    POWERS,
    SCENARIOS,
)
from weald.kernel.events import Event
from weald.kernel.game import OptionValue

# Up to this many spirits play.
SEATS = 4
# The events that tell of a card, with its id.
TELLING = {
    f"spirit_island-event-{name}"
    for name in ("used", "fear-card", "event-card", "blighted-island", "still-healthy")
}


def printed() -> dict[str, list[str]]:
    """Return the ids of all cards on offer, adversary levels (their titles) and scenarios, by kind."""
    powers = [POWERS.all[number] for number in POWERS.of(SETS)]
    ids = {deck: [power.id for power in powers if DECKS[power.deck] == deck] for deck in DECKS}
    ids["fear"] = FEAR_CARDS.ids_of(SETS)
    ids["event"] = EVENTS.ids_of(SETS)
    ids["blight"] = BLIGHT_CARDS.ids_of(SETS)
    ids["adversary"] = [level.title for id in ADVERSARIES.ids_of(SETS) for level in ADVERSARIES[id].levels]
    ids["scenario"] = SCENARIOS.ids_of(SETS)
    return ids


def brought_up(s: IslandState, events: Sequence[Event]) -> list[str]:
    """Return the things that a finished game has brought up, as often as it did."""
    ids = [str(event.args["id"]) for event in events if event.id in TELLING]
    if s.adversary != NOBODY:
        ids += [level.title for level in ADVERSARIES[s.adversary].levels[: s.level + 1]]
    if s.scenario != NOBODY:
        ids.append(s.scenario)
    return ids


def setting(number: int) -> tuple[int, dict[str, OptionValue]]:
    """Return seats and options of game `number`: all levels of all adversaries and all scenarios, in turn."""
    options: list[dict[str, OptionValue]] = [
        {"adversary": id, "level": level} for id in ADVERSARIES.ids_of(SETS) for level in range(7)
    ]
    # A game that begins from the end of another one is no game of its own.
    options += [{"scenario": id} for id in SCENARIOS.ids_of(SETS) if not SCENARIOS[id].follows]
    chosen = options[number % len(options)]
    return 1 + number % SEATS, {"casting": "random", **_sets(number, chosen), **chosen}


def _sets(number: int, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the expansions of game `number`: all, none and each in turn, and those that its options need."""
    rounds = [EXPANSIONS, (), *((name,) for name in EXPANSIONS)]
    chosen = rounds[number % len(rounds)]
    needed = [ADVERSARIES[str(id)].set for key, id in options.items() if key == "adversary"]
    needed += [SCENARIOS[str(id)].set for key, id in options.items() if key == "scenario"]
    return {name: True for name in EXPANSIONS if name in chosen or name in needed}
