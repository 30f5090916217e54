"""Verbs for boards that sink or are added."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.games.spirit_island.action.asking.questions import ask
from weald.games.spirit_island.action.context import ALL, NONE
from weald.games.spirit_island.action.island.joining import part_effects
from weald.games.spirit_island.action.pieces.harm import destroy
from weald.games.spirit_island.action.spirits.presence import lose_presence
from weald.games.spirit_island.model.boards import THEMATIC, THEMATIC_BOARDS
from weald.games.spirit_island.model.geography import GONE, MERGED
from weald.games.spirit_island.model.lands import number, pieces_in, put, take
from weald.games.spirit_island.model.pieces import ALL_KINDS, BLIGHT, DAMAGEABLE, KIND, Kinds
from weald.games.spirit_island.model.placement import places_for
from weald.games.spirit_island.model.state import IslandState, change_island, lay_board, undo_changes
from weald.games.spirit_island.rules.happenings import DESTROY
from weald.games.spirit_island.rules.land_rules import add_presence
from weald.games.spirit_island.rules.powers import Work
from weald.kernel import chance

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action

MORTAL: Kinds = tuple(kind for kind in ALL_KINDS if kind != BLIGHT)


def sink_board(act: Action, slot: int) -> Work[None]:
    """Destroy a board with everything on it; its blight leaves the game. In a dream the board stays."""
    s = act.s
    island = s.island
    lands = [land for land in island.lands if island.on_board(land, slot)]
    for land in lands:
        yield from destroy(act, ALL, MORTAL, land)
        for seat in [act.seat] if act.dreaming else range(s.seats):
            for _ in range(s.presence[seat][land]):
                yield from lose_presence(act, seat, land)
    if act.dreaming:
        return
    first = island.first[slot]
    for land in sorted({first, *lands}):
        if s.pieces[land][BLIGHT]:
            act.log.append((DESTROY, BLIGHT, land, -1, s.pieces[land][BLIGHT]))
            s.pieces[land][BLIGHT] = 0
    # A joined land that loses one of its parts is no longer joined; it was on this board as well.
    parted = [
        change
        for change in s.changes
        if change[0] == MERGED and any(island.on_board(land, slot) for land in change[1:])
    ]
    undo_changes(s, *parted)
    for _, one, other in reversed(parted):
        part_effects(act, one, other)
    change_island(s, *((GONE, land, -1) for land in range(first, first + island.board.count(slot))))
    for land in lands:
        put_ashore(act, land, island.distance[land])
    if s.trace is not None:
        act.tell("sunk", {"board": island.boards[slot]})


def put_ashore(act: Action, land: int, distance: list[int]) -> None:
    """Put invaders and dahan that a land, now gone, could not destroy into the nearest land.

    Everything else that is left there, and they as well if no land is left, is out of play.
    """
    s = act.s
    nearest = min(s.island.ground, key=distance.__getitem__, default=-1)
    for seat in range(s.seats):
        s.away[seat] += s.presence[seat][land]
        add_presence(s, seat, land, -s.presence[seat][land])
    for piece in pieces_in(s, land, ALL_KINDS):
        n = number(s, land, piece)
        take(s, land, piece, n)
        if nearest >= 0 and piece & KIND in DAMAGEABLE:
            put(s, nearest, piece, n)


def pick_board(act: Action, land: int) -> Work[int]:
    """Return the board of a land; if it lies on several, the one that the player names."""
    island = act.s.island
    slots = [slot for slot in range(len(act.s.boards)) if island.on_board(land, slot)]
    slot: int = yield from ask(act, "which_board", slots, "board", {})
    return slot


def add_board(act: Action, slot: int) -> Work[int]:
    """Lay a random board that is not in play beside one that is; returns its slot, NONE if none is left.

    The player chooses how it lies; where that board has no free side, it is laid beside any other one.
    """
    s = act.s
    boards = len(s.boards)
    places = {
        board: [
            place for place in places_for(board, s.boards, s.layout, s.added) if s.island.of_board(place[0])
        ]
        for board in box_of(s)
        if board not in s.boards
    }
    beside = {board: [place for place in some if place[0] == slot] for board, some in places.items()}
    places = beside if any(beside.values()) else places
    left = [board for board in places if places[board]]
    if not left:
        if s.trace is not None:
            act.tell("no-board-left", {"n": boards})
        return NONE
    board = left[chance.below(s, len(left))]
    if s.trace is not None:
        s.trace.reveal()
    place: tuple[int, int, int] = yield from ask(
        act, "lay_board", [*places[board]], "beside", {"board": board}
    )
    lay_board(s, board, place)
    if s.trace is not None:
        act.tell("board-added", {"board": board, "beside": s.boards[place[0]]})
    return boards


def box_of(s: IslandState) -> tuple[str, ...]:
    """Return the boards of which a further one may come: the sides that lie up are all of one sort."""
    return tuple(THEMATIC_BOARDS) if s.layout == THEMATIC else s.board_box
