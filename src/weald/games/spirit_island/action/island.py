"""Verbs that change the island itself."""

from __future__ import annotations

from weald.games.spirit_island.action.context import ALL
from weald.games.spirit_island.action.spirits import SpiritVerbs
from weald.games.spirit_island.model.geography import GONE
from weald.games.spirit_island.model.lands import number, pieces_in, put, take
from weald.games.spirit_island.model.pieces import ALL_KINDS, BLIGHT, DAMAGEABLE, KIND, Kinds
from weald.games.spirit_island.model.state import redraw
from weald.games.spirit_island.rules.happenings import DESTROY
from weald.games.spirit_island.rules.land_rules import add_presence
from weald.games.spirit_island.rules.powers import Work

MORTAL: Kinds = tuple(kind for kind in ALL_KINDS if kind != BLIGHT)


class IslandVerbs(SpiritVerbs):
    """How an Action changes the island."""

    __slots__ = ()

    def sink_board(self, slot: int) -> Work[None]:
        """Destroy a board with everything on it; its blight leaves the game. In a dream the board stays."""
        s = self.s
        island = s.island
        lands = [land for land in island.lands if island.board[land] == slot]
        for land in lands:
            yield from self.destroy(ALL, MORTAL, land)
            for seat in [self.seat] if self.dreaming else range(s.seats):
                for _ in range(s.presence[seat][land]):
                    yield from self.lose_presence(seat, land)
        if self.dreaming:
            return
        for land in lands:
            if s.pieces[land][BLIGHT]:
                self.log.append((DESTROY, BLIGHT, land, -1, s.pieces[land][BLIGHT]))
                s.pieces[land][BLIGHT] = 0
        first = island.first[slot]
        s.changes = (
            *s.changes,
            *((GONE, land, -1) for land in range(first, first + island.board.count(slot))),
        )
        redraw(s)
        for land in lands:
            self.put_ashore(land, island.distance[land])
        if s.trace is not None:
            self.tell("sunk", {"board": island.boards[slot]})

    def put_ashore(self, land: int, distance: list[int]) -> None:
        """Put invaders and dahan that a land, now gone, could not destroy into the nearest land.

        Everything else that is left there, and they as well if no land is left, is out of play.
        """
        s = self.s
        nearest = min(s.island.ground, key=distance.__getitem__, default=-1)
        for seat in range(s.seats):
            s.away[seat] += s.presence[seat][land]
            add_presence(s, seat, land, -s.presence[seat][land])
        for piece in pieces_in(s, land, ALL_KINDS):
            n = number(s, land, piece)
            take(s, land, piece, n)
            if nearest >= 0 and piece & KIND in DAMAGEABLE:
                put(s, nearest, piece, n)
