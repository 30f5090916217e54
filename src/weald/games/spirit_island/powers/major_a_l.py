"""Major powers, accelerated_rot to infinite_vitality."""

from __future__ import annotations

from weald.games.spirit_island.act import Act
from weald.games.spirit_island.declare import SLOW, major, within
from weald.games.spirit_island.rule import Work


@major(
    "accelerated_rot",
    cost=4,
    speed=SLOW,
    elements="sun water plant",
    reach=within(2),
    needs="jungle wetlands",
    threshold="3 sun 2 water 3 plant",
)
def accelerated_rot(act: Act) -> Work[None]:
    """2 fear, 4 damage; with the threshold 5 more, and a blight is removed."""
    yield from act.fear(2)
    yield from act.damage(9 if act.met else 4)
    if act.met:
        yield from act.remove_blight()
