"""The learned chance to win: its features, its weights, and the games that teach it."""

from __future__ import annotations

from pathlib import Path

from weald.games.spirit_island.ai.value.features import NAMES, features, spirit_names, turn_begins
from weald.games.spirit_island.content import ALL_SETS, load
from weald.games.spirit_island.model.state import NOBODY, IslandState
from weald.games.spirit_island.rules.registry import ADVERSARIES, SPIRITS
from weald.kernel.values import Setting, Values

load()

# Every spirit comes up at random, alone and with another one, against some adversaries, and with all sets.
SETTINGS: tuple[Setting, ...] = (
    (1, {"casting": "random"}),
    (2, {"casting": "random"}),
    *(
        (1, {"casting": "random", "adversary": adversary.id, "level": adversary.trained_at})
        for adversary in ADVERSARIES.all
        if adversary.trained_at
    ),
    (1, {"casting": "random", **ALL_SETS}),
)


def group(s: IslandState) -> str:
    """Return the settings whose chances are calibrated together."""
    if s.adversary != NOBODY or s.scenario != NOBODY:
        return "adversary"
    return "alone" if s.seats == 1 else "together"


VALUES: Values = Values(
    NAMES,
    features,
    Path(__file__).with_name("values.json"),
    SETTINGS,
    kinds=("grow",),
    group=group,
    settled=turn_begins,
    declared={id: SPIRITS[id].learned for id in spirit_names()},
)
