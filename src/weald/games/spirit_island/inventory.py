"""Everything printed by what it is, what of it a game has brought up, and games in which all can come up."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.spirit_island.model.state import NOBODY, IslandState
from weald.games.spirit_island.rules.powers import DECKS
from weald.games.spirit_island.rules.registry import ADVERSARIES, BLIGHT_CARDS, FEAR_CARDS, POWERS, SCENARIOS
from weald.kernel.events import Event
from weald.kernel.game import OptionValue

# The events that tell of a card, with its id.
TELLING = {f"spirit_island-event-{name}" for name in ("used", "fear-card", "blighted-island")}


def printed() -> dict[str, list[str]]:
    """The ids of all cards, adversary levels (their titles) and scenarios, by what they are."""
    found = {deck: [power.id for power in POWERS.all if DECKS[power.deck] == deck] for deck in DECKS}
    found["fear"] = FEAR_CARDS.ids
    found["blight"] = BLIGHT_CARDS.ids
    found["adversary"] = [level.title for known in ADVERSARIES.all for level in known.levels]
    found["scenario"] = SCENARIOS.ids
    return found


def brought_up(s: IslandState, events: Sequence[Event]) -> list[str]:
    """What a finished game has brought up, as often as it did."""
    found = [str(event.args["id"]) for event in events if event.id in TELLING]
    if s.adversary != NOBODY:
        found += [level.title for level in ADVERSARIES[s.adversary].levels[: s.level + 1]]
    if s.scenario != NOBODY:
        found.append(s.scenario)
    return found


def setting(number: int) -> tuple[int, dict[str, OptionValue]]:
    """Seats and options of one game of many: all adversaries with all levels, and all scenarios, in turn."""
    options: list[dict[str, OptionValue]] = [
        {"adversary": id, "level": level} for id in ADVERSARIES.ids for level in range(7)
    ]
    options += [{"scenario": id} for id in SCENARIOS.ids]
    return 1 + number % 4, {"casting": "random", **options[number % len(options)]}
