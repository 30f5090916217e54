"""Sunshine, an aspect of River Surges in Sunlight: it shares its energy instead of its vigor."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.model.lands import presence_lands
from weald.games.spirit_island.model.pieces import BLIGHT, DAHAN
from weald.games.spirit_island.rules.declare import ANOTHER_SPIRIT, FAST, aspect, innate
from weald.games.spirit_island.rules.faces import Strengths
from weald.games.spirit_island.rules.panel import shown
from weald.games.spirit_island.rules.powers import Work

ID = "sunshine"


def gain_1_energy(act: Action) -> Work[None]:
    """Begin with 1 energy."""
    yield from act.gain_energy(1)


SUNSHINE = aspect(
    ID,
    of="river_surges",
    complexity="moderate",
    without="boon_of_vigor",
    also=gain_1_energy,
    strengths=Strengths(offence=4, control=5, fear=2, defence=2, utility=4),
)


@innate(
    "boon_of_sunshines_promise",
    spirit=ID,
    speed=FAST,
    target=ANOTHER_SPIRIT,
    tiers=("2 sun", "3 sun 1 water", "4 sun 2 water"),
)
def boon_of_sunshines_promise(act: Action) -> Work[None]:
    """The spirit gains 1 energy less than the highest number you have uncovered on your energy track.

    You gain as much energy.

    The spirit may remove 1 blight from one of its lands with dahan.
    """
    n = shown(act.s, act.seat).energy - 1
    yield from act.gain_energy(act.plus(n), act.spirit)
    yield from act.gain_energy(act.plus(n, 2))
    if act.reached(3):
        pieces = act.s.pieces
        lands = [
            land for land in presence_lands(act.s, act.spirit) if pieces[land][DAHAN] and pieces[land][BLIGHT]
        ]
        land = yield from act.pick_land(lands, "blight_from", optional=True, seat=act.spirit)
        if land != NONE:
            yield from act.decided_by(act.spirit, act.remove_blight(1, land))
