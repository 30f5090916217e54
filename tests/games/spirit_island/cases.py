"""What the generic suite plays of this game in addition: nations at their highest level, all scenarios."""

from __future__ import annotations

from tests.generic.cases import Case
from weald.games.spirit_island import GAME
from weald.games.spirit_island.content import OFFERED
from weald.games.spirit_island.rules.registry import ADVERSARIES, SCENARIOS
from weald.kernel.game import OptionValue

SETTINGS: list[dict[str, OptionValue]] = [{"blight": False, "map": "in_order"}]
SETTINGS.extend({"casting": "random", "adversary": id, "level": 6} for id in ADVERSARIES.ids_of(OFFERED))
STORIES = SCENARIOS.ids_of(OFFERED)
SETTINGS.extend({"casting": "random", "scenario": id, "adversary": "sweden"} for id in STORIES)
SEATS = (1, 2, 2, 3)
CASES = [Case(GAME, SEATS[i % len(SEATS)], options, long=True) for i, options in enumerate(SETTINGS)]
