"""Guard the Isle's Heart: no town may ever stand in the inner lands."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import ALL
from weald.games.spirit_island.model.boards import printed_board
from weald.games.spirit_island.model.lands import has_building
from weald.games.spirit_island.model.pieces import EXPLORER, OCEAN, TOWN
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import UNCOVER
from weald.games.spirit_island.rules.declare import scenario
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.land_rules import may_have_presence
from weald.games.spirit_island.rules.powers import Work
from weald.kernel.dangers import Defeat

# The corner at which all boards meet, by slot; with other numbers of boards it is land 7 everywhere.
CENTRE = {3: (1, 1, 1), 4: (1, 2, 1, 2)}
INNER = 7


def inner_lands(s: IslandState) -> list[int]:
    """Return the inner land of each board; one that was added later has none."""
    boards = s.boards[: len(s.boards) - len(s.added)]
    corners = CENTRE.get(len(boards))
    if corners is None:
        return [s.island.first[slot] + INNER for slot in range(len(boards))]
    return [
        s.island.first[slot] + printed_board(board, s.layout).corners[corner]
        for slot, (board, corner) in enumerate(zip(boards, corners, strict=True))
    ]


def settled(s: IslandState, _by: By) -> dict[int, int]:
    """Return the inner lands with a town or city."""
    return {land: 1 for land in inner_lands(s) if has_building(s, land)}


class GuardTheIslesHeart(Rule):
    """Towns leave, spirits come to the inner lands with more powers; a building there is a defeat."""

    defeats: tuple[Defeat, ...] = (
        Defeat(
            "heart",
            lambda s, _: len(settled(s, ())),
            lambda s, _: 1 if s.turn > 1 else None,
            settled,
            gathers=True,
        ),
    )

    def after_set_up(self, act: Action, by: By) -> Work[None]:
        act.source = "guard_the_isles_heart"
        for land in act.s.island.lands:
            yield from act.remove(ALL, TOWN, land)
        yield from act.each_board(take_heart)


GUARD_THE_ISLES_HEART = scenario(
    "guard_the_isles_heart", difficulty=0, layouts={2: "opposite_shores"}, rule=GuardTheIslesHeart()
)


def take_heart(act: Action, board: int) -> Work[None]:
    """Add an explorer and presence to the inner land, and give the spirit a minor and a major power."""
    s, seat = act.s, act.seat
    heart = inner_lands(s)[board]
    yield from act.add(1, EXPLORER, heart)
    land = yield from act.pick_land(nearest_home(s, seat, heart))
    places = act.track_places(seat)
    place = yield from act.ask("presence_from", places, "place", {"land": act.name(land)}, aim=UNCOVER)
    yield from act.bring_presence(seat, land, place)
    for deck in ("minor", "major"):
        yield from act.draw_powers(deck, 1)
        act.take_power(seat, s.shown[0])


def nearest_home(s: IslandState, seat: int, heart: int) -> list[int]:
    """Return the lands of its board nearest to the inner land in which a spirit may be."""
    island = s.island
    own = [
        land
        for land in island.lands
        if island.board[land] == island.board[heart]
        and island.terrain[land] != OCEAN
        and may_have_presence(s, seat, land)
    ]
    least = min(island.distance[heart][land] for land in own)
    return [land for land in own if island.distance[heart][land] == least]
