"""Foreboding, an aspect of Shadows Flicker Like Flame: fear drives invaders out of its coils."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import up_to
from weald.games.spirit_island.model.pieces import EXPLORER, EXPLORER_TOWN, FEAR_OF_LOSS, TOWN, TOWN_CITY
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.asking import may
from weald.games.spirit_island.rules.declare import FAST, OnLandOfSeat, aspect, effect, innate
from weald.games.spirit_island.rules.faces import Strengths
from weald.games.spirit_island.rules.happenings import DESTROY, FEAR
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import Power, Work, within
from weald.games.spirit_island.rules.subjects import Doing
from weald.games.spirit_island.rules.targeting import sources

ID = "foreboding"
INNATE = "stretch_out_coils_of_foreboding_dread"
# The fear that it takes to push a town.
OF_TOWN = 2

FOREBODING = aspect(
    ID,
    of="shadows",
    complexity="moderate",
    without="shadows_of_the_dahan",
    strengths=Strengths(offence=3, control=4, fear=5, defence=2, utility=1),
)


@innate(INNATE, spirit=ID, speed=FAST, reach=within(2), tiers=("2 air", "1 moon", "2 fire", "2 moon 4 air"))
def stretch_out_coils_of_foreboding_dread(act: Action) -> Work[None]:
    """Your other powers may target this land at any distance this turn.

    After each Action that brings fear here this turn, you may push 1 explorer for each fear or 1 town for 2.

    1 fear.

    2 fear.
    """
    if act.reached(1):
        act.lasting("within_coils", act.land, act.seat)
    if act.reached(2):
        act.lasting("foreboding_dread", act.land, act.seat)
    yield from act.fear(act.plus(1, 3))
    yield from act.fear(act.plus(2, 4))


class WithinCoils(Rule):
    """Other powers of the spirit may target a land from any distance."""

    def extra_targets(self, s: IslandState, by: OnLandOfSeat, seat: int, power: Power) -> list[int]:
        if seat != by.seat or power.id == INNATE or power.reach is None:
            return []
        # Only the range is ignored: the power still needs the presence that it counts from.
        return [by.land] if sources(s, seat, power.reach) else []


class ForebodingDread(Rule):
    """After an Action that brings fear in a land, explorers and towns may be pushed."""

    def after_action(self, act: Action, by: OnLandOfSeat, cause: Action) -> Work[None]:
        left = fear_in(cause, by.land)
        dread = act.set_up_by(INNATE, by.seat)
        dread.land = by.land
        while left:
            towns = dread.number(TOWN)
            gone = yield from dread.push(up_to(1), EXPLORER_TOWN if left >= OF_TOWN else EXPLORER)
            if not gone:
                break
            left -= OF_TOWN if dread.number(TOWN) < towns else 1
        yield from dread.conclude()


def fear_in(act: Action, land: int) -> int:
    """Return the fear that an Action has brought in a land, that for destroyed towns and cities included."""
    n = sum(entry[4] for entry in act.log if entry[0] == FEAR and entry[2] == land)
    kinds = [kind for kind in TOWN_CITY if may(act.s, Doing.FRIGHTEN, of=kind)]
    return n + sum(FEAR_OF_LOSS[kind] * act.counted(DESTROY, (kind,), land) for kind in kinds)


WITHIN_COILS = effect("within_coils", OnLandOfSeat, WithinCoils())
FOREBODING_DREAD = effect("foreboding_dread", OnLandOfSeat, ForebodingDread())
