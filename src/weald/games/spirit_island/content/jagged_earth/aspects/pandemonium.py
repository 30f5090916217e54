"""Pandemonium, an aspect of Lightning's Swift Strike: fear and strife in the place of destruction."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.rules.declare import SLOW, aspect, innate
from weald.games.spirit_island.rules.faces import Strengths
from weald.games.spirit_island.rules.powers import Work, from_sacred

ID = "pandemonium"
# The fear of each threshold.
FEAR = (2, 2, 3, 4)

PANDEMONIUM = aspect(
    ID,
    of="lightning",
    complexity="moderate",
    without="thundering_destruction",
    strengths=Strengths(offence=3, control=2, fear=5, defence=2, utility=3),
)


@innate(
    "lightning_torn_skies_incite_pandemonium",
    spirit=ID,
    speed=SLOW,
    reach=from_sacred(1),
    needs="invaders",
    tiers=("3 fire 2 air", "4 fire 3 air", "5 fire 4 air 1 moon", "5 fire 5 air 2 moon"),
)
def lightning_torn_skies_incite_pandemonium(act: Action) -> Work[None]:
    """2 fear. Add 1 strife.

    2 fear. Add 1 strife.

    3 fear. Add 1 strife.

    4 fear. Add 1 strife.
    """
    for tier, n in enumerate(FEAR, 1):
        if act.reached(tier):
            yield from act.fear(n)
            yield from act.add_strife(1)
