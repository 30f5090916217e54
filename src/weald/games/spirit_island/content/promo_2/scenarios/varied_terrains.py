"""Varied Terrains: every terrain helps the invaders in a way of its own."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.pieces import CITY, EXPLORER, JUNGLE, MOUNTAIN, SANDS, WETLANDS
from weald.games.spirit_island.model.state import BUILD, SETUP, IslandState
from weald.games.spirit_island.phases.invaders import act_in
from weald.games.spirit_island.rules.declare import scenario
from weald.games.spirit_island.rules.happenings import BUILT
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.invader_actions import Explore
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.subjects import Doing

ID = "varied_terrains"


class VariedTerrains(Rule):
    """Mountains get two explorers, wetlands two builds; cities blight jungles, blight spreads in sands."""

    id = ID
    doings: tuple[Doing, ...] = (Doing.CASCADE,)

    def before_explore(self, act: Action, by: By, explore: Explore) -> None:
        if act.s.island.terrains[explore.land] >> MOUNTAIN & 1:
            explore.kinds.append(EXPLORER)

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool | None:
        return (s.phase != SETUP and s.island.terrains[land] >> SANDS & 1 == 1) or None

    def after_action(self, act: Action, by: By, cause: Action) -> Work[None]:
        act.source = ID
        for land in sorted({entry[2] for entry in cause.log if entry[0] == BUILT}):
            here = act.s.island.terrains[land]
            if here >> JUNGLE & 1 and cause.counted(BUILT, (CITY,), land):
                yield from act.add_blight(1, land)
            if here >> WETLANDS & 1:
                yield from act_in(act.s, BUILD, land, act)


VARIED_TERRAINS = scenario(ID, difficulty=2, rule=VariedTerrains())
