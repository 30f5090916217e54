"""Further cases of this game for the generic suite: nations at their highest level, all scenarios."""

from __future__ import annotations

from tests.generic.cases import Case
from weald.games.spirit_island import GAME
from weald.games.spirit_island.content import ALL_SETS, SETS
from weald.games.spirit_island.rules.powers import Declared
from weald.games.spirit_island.rules.registry import ADVERSARIES, SCENARIOS
from weald.kernel.game import OptionValue

FRANCE = "france_plantation_colony"
SETTINGS: list[dict[str, OptionValue]] = [{"blight": False, "map": "in_order"}]


def sets(declared: Declared) -> dict[str, OptionValue]:
    """The expansions for a table with an adversary or scenario."""
    return {} if declared.set == "base" else {**ALL_SETS, declared.set: True}


SETTINGS.extend(
    {"casting": "random", "adversary": id, "level": 6, **sets(ADVERSARIES[id])}
    for id in ADVERSARIES.ids_of(SETS)
)
# A game that begins from the end of another one is no case of its own.
STORIES = [id for id in SCENARIOS.ids_of(SETS) if not SCENARIOS[id].follows]
SETTINGS.extend(
    {"casting": "random", "scenario": id, "adversary": "sweden", **sets(SCENARIOS[id])} for id in STORIES
)
SEATS = (1, 2, 2, 3)
CASES = [Case(GAME, SEATS[i % len(SEATS)], options, long=True) for i, options in enumerate(SETTINGS)]
# Events and markers that lie face down, also for the tests that play long.
HIDDEN: dict[str, OptionValue] = {"scenario": "powers_long_forgotten", "adversary": FRANCE, "level": 2}
CASES.append(Case(GAME, 2, {"casting": "random", **ALL_SETS, **HIDDEN}))
