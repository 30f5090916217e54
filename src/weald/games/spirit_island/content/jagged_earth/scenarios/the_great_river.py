"""The Great River: towns move inland every turn, and over the river unless spirits stop them."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.model.boards import printed_board
from weald.games.spirit_island.model.geography import land_of_digit
from weald.games.spirit_island.model.lands import boards_in_play, has_building, number, pieces_in
from weald.games.spirit_island.model.pieces import EXPLORER, TOWN
from weald.games.spirit_island.model.state import BUILD, EXPLORE, IslandState
from weald.games.spirit_island.phases.invaders import act_in, explorable
from weald.games.spirit_island.rules.declare import scenario
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.land_rules import is_isolated
from weald.games.spirit_island.rules.powers import Work
from weald.kernel.dangers import Defeat

ID = "the_great_river"
ACROSS = "across_the_river"
# More towns than this for each board beyond the river are a defeat.
LIMIT = 3
# The side of a board that lies to the east.
EAST = 1
# The lands of every board from north to south.
FROM_NORTH = {
    "A": "86125743",
    "B": "86152743",
    "C": "86175243",
    "D": "18572643",
    "E": "17852643",
    "F": "61852743",
}


class TheGreatRiver(Rule):
    """Coasts without buildings are settled again, and at the end of the slow phase all towns move inland."""

    id = ID
    counters: tuple[str, ...] = (ACROSS,)
    defeats: tuple[Defeat, ...] = (
        Defeat("river", lambda s, _: s.counters.get(ACROSS, 0), lambda s, _: LIMIT * boards_in_play(s) + 1),
    )

    def after_step(self, act: Action, by: By, action: int) -> Work[None]:
        act.source = ID
        s = act.s
        for land in open_coasts(s):
            if action == BUILD and s.pieces[land][EXPLORER]:
                yield from act_in(s, BUILD, land, act)
            elif action == EXPLORE and explorable(s, land):
                yield from act_in(s, EXPLORE, land, act)

    def after_slow_phase(self, act: Action, by: By) -> Work[None]:
        act.source = ID
        held = yield from hold_towns(act)
        s = act.s
        settled = [(land, towns_of(s, land)) for land in inland_first(s)]
        for land, towns in settled:
            if land not in held:
                yield from move_inland(act, land, towns, held)


THE_GREAT_RIVER = scenario(
    ID,
    difficulty=3,
    layouts={1: "standard", **dict.fromkeys(range(2, 7), "coastline")},
    rule=TheGreatRiver(),
    shown=(ACROSS,),
)


def open_coasts(s: IslandState) -> list[int]:
    """Return the coastal lands without town and city."""
    return [land for land in s.island.ground if s.island.coastal[land] and not has_building(s, land)]


def towns_of(s: IslandState, land: int) -> list[int]:
    """Return all towns of a land, those without a mark first."""
    return [piece for piece in pieces_in(s, land, (TOWN,)) for _ in range(number(s, land, piece))]


def from_north(s: IslandState, land: int) -> tuple[int, int]:
    """Return the place of a land from north to south: the boards lie in a column."""
    island = s.island
    return min(
        (slot, FROM_NORTH[board].index(str(n)))
        for slot, board in enumerate(s.boards)
        for n in island.numbers(land, slot)
        if n
    )


def inland_first(s: IslandState) -> list[int]:
    """Return the lands with towns, the most inland ones first, then from north to south."""
    island = s.island
    lands = [land for land in island.ground if s.pieces[land][TOWN]]
    return sorted(lands, key=lambda land: (-island.from_ocean[land], from_north(s, land)))


def hold_towns(act: Action) -> Work[list[int]]:
    """Return the isolated lands out of which and into which no town moves: each costs 1 energy."""
    s = act.s
    held: list[int] = []
    while any(s.energy):
        isolated = [land for land in s.island.ground if land not in held and holds_towns(s, land)]
        if not isolated:
            break
        land = yield from act.ask_together("hold_towns", [*isolated, NONE], "land", {})
        if land == NONE or not (yield from act.pay_together(1)):
            break
        held.append(land)
    return held


def holds_towns(s: IslandState, land: int) -> bool:
    """Return whether a land is isolated, with towns that could leave or come."""
    return is_isolated(s, land) and any(s.pieces[other][TOWN] for other in (land, *s.island.near[land]))


def move_inland(act: Action, land: int, towns: list[int], held: list[int]) -> Work[None]:
    """Move all towns of a land farther from the ocean, over the river, or at least along it."""
    s, island = act.s, act.s.island
    free = [other for other in island.near[land] if island.number[other] and other not in held]
    near = sorted(free, key=lambda other: from_north(s, other))
    to = [other for other in near if island.from_ocean[other] > island.from_ocean[land]]
    if not to and at_the_river(s, land):
        for town in towns:
            act.remove_piece(land, town)
        s.counters[ACROSS] = s.counters.get(ACROSS, 0) + len(towns)
        act.tell("across-the-river", {"n": len(towns), "land": act.name(land), "total": s.counters[ACROSS]})
        return
    to = to or [other for other in near if island.from_ocean[other] == island.from_ocean[land]]
    for i, town in enumerate(towns if to else []):
        yield from act.move_piece(town, land, to[i % len(to)])


def at_the_river(s: IslandState, land: int) -> bool:
    """Return whether a land lies at the eastern edge of a board."""
    return any(
        n in map(land_of_digit, printed_board(board, s.layout).sides[EAST][0])
        for slot, board in enumerate(s.boards)
        for n in s.island.numbers(land, slot)
    )
