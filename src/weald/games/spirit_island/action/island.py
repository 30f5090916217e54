"""Verbs that change the island itself."""

from __future__ import annotations

from weald.games.spirit_island.action.context import ALL, NONE
from weald.games.spirit_island.action.spirits import SpiritVerbs
from weald.games.spirit_island.model.boards import THEMATIC, THEMATIC_BOARDS
from weald.games.spirit_island.model.geography import GONE, MERGED
from weald.games.spirit_island.model.lands import number, pieces_in, pour, put, take
from weald.games.spirit_island.model.pieces import (
    ALL_KINDS,
    BLIGHT,
    DAMAGEABLE,
    FLOCK,
    KIND,
    PRESENCE,
    Kinds,
    presence_of,
    seat_of,
)
from weald.games.spirit_island.model.placement import places_for
from weald.games.spirit_island.model.state import (
    GAME,
    TURN,
    Effect,
    IslandState,
    change_island,
    lay_board,
    undo_changes,
)
from weald.games.spirit_island.rules.aims import PUSH
from weald.games.spirit_island.rules.happenings import DESTROY, DIVIDED, JOINED, MOVE, PRESENCE_MOVED
from weald.games.spirit_island.rules.land_rules import (
    add_presence,
    holds_presence,
    open_oceans,
    settle_flock,
)
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import EFFECTS, SPIRITS
from weald.kernel import chance
from weald.kernel.messages import Args

MORTAL: Kinds = tuple(kind for kind in ALL_KINDS if kind != BLIGHT)


class IslandVerbs(SpiritVerbs):
    """How an Action changes the island."""

    __slots__ = ()

    def sink_board(self, slot: int) -> Work[None]:
        """Destroy a board with everything on it; its blight leaves the game. In a dream the board stays."""
        s = self.s
        island = s.island
        lands = [land for land in island.lands if island.on_board(land, slot)]
        for land in lands:
            yield from self.destroy(ALL, MORTAL, land)
            for seat in [self.seat] if self.dreaming else range(s.seats):
                for _ in range(s.presence[seat][land]):
                    yield from self.lose_presence(seat, land)
        if self.dreaming:
            return
        first = island.first[slot]
        for land in sorted({first, *lands}):
            if s.pieces[land][BLIGHT]:
                self.log.append((DESTROY, BLIGHT, land, -1, s.pieces[land][BLIGHT]))
                s.pieces[land][BLIGHT] = 0
        # A joined land that loses one of its parts is no longer joined; it was on this board as well.
        parted = [
            change
            for change in s.changes
            if change[0] == MERGED and any(island.on_board(land, slot) for land in change[1:])
        ]
        undo_changes(s, *parted)
        for _, one, other in reversed(parted):
            self.part_effects(one, other)
        change_island(s, *((GONE, land, -1) for land in range(first, first + island.board.count(slot))))
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

    # Joined lands.

    def pick_board(self, land: int) -> Work[int]:
        """Return the board of a land; if it lies on several, the one that the player names."""
        island = self.s.island
        slots = [slot for slot in range(len(self.s.boards)) if island.on_board(land, slot)]
        slot: int = yield from self.ask("which_board", slots, "board", {})
        return slot

    def join_lands(self, one: int, other: int) -> int:
        """Let two lands be one, with everything that is in them and lasts there; returns it."""
        s = self.s
        if not s.island.number[one]:
            # The ocean becomes part of the land, not the other way round.
            one, other = other, one
        self.log += [
            (JOINED, seat, one, other, own[other]) for seat, own in enumerate(s.presence) if own[other]
        ]
        pour(s, other, one)
        s.parted += [
            (other, effect) for effect in s.effects if effect[2] == TURN and land_of(effect) in (one, other)
        ]
        s.effects = [moved_effect(effect, other, one) for effect in s.effects]
        s.later = [moved_effect(effect, other, one) for effect in s.later]
        change_island(s, (MERGED, one, other))
        self.follow_the_sea()
        if s.trace is not None:
            self.tell("joined", {"land": self.name(one), "other": self.name(other)})
        return one

    def divide_land(self, one: int, other: int) -> Work[None]:
        """Let a joined land be two lands again; the player divides what is there, and all of it has moved."""
        s = self.s
        undo_changes(s, (MERGED, one, other))
        self.log.append((DIVIDED, -1, one, other, 1))
        self.part_effects(one, other)
        self.follow_the_sea()
        if s.trace is not None:
            self.tell("divided", {"land": self.name(one), "other": self.name(other)})
        if other not in s.island.lands:
            return
        before = len(self.log)
        while pieces := self.dividable(one, other):
            words: Args = {"land": self.name(one)}
            # Presence may not stay where its spirit may have none.
            must = any(piece & KIND == PRESENCE and not self.ways(piece, [one]) for piece in pieces)
            piece: int = yield from self.ask(
                "divide", pieces if must else [*pieces, NONE], "piece", words, aim=PUSH
            )
            if piece == NONE:
                break
            if piece & KIND == PRESENCE:
                yield from self.bring_presence(seat_of(piece), other, one, moves=True)
            else:
                yield from self.move_piece(piece, one, other)
        for piece in pieces_in(s, one, ALL_KINDS):
            self.log.insert(before, (MOVE, piece, one, one, number(s, one, piece)))
        for seat, own in enumerate(s.presence):
            if own[one]:
                self.log.insert(before, (PRESENCE_MOVED, seat, one, one, own[one]))
        yield from self.divide_markers(one, other)

    def part_effects(self, one: int, other: int) -> None:
        """Give each part of a joined land back what lasts there for the turn; what came since is in both."""
        s = self.s
        lay = [effect for part, effect in s.parted if part == other]
        s.parted = [(part, effect) for part, effect in s.parted if part != other]
        here = [i for i, effect in enumerate(s.effects) if effect[2] == TURN and land_of(effect) == one]
        for same in (equal, alike):
            for effect in lay[:]:
                now = moved_effect(effect, other, one)
                i = next((i for i in here if same(s.effects[i], now)), NONE)
                if i == NONE:
                    # It may have changed since, or was used up.
                    continue
                here.remove(i)
                lay.remove(effect)
                if land_of(effect) == other:
                    s.effects[i] = moved_effect(s.effects[i], one, other)
        s.effects += [moved_effect(s.effects[i], one, other) for i in here]

    def dividable(self, one: int, other: int) -> list[int]:
        """Return the pieces of a land that was joined, presence as well, that can go to its other part."""
        s = self.s
        pieces = self.allowed(one, pieces_in(s, one, ALL_KINDS), MOVE)
        pieces = [piece for piece in pieces if piece != FLOCK]
        pieces += [
            presence_of(seat)
            for seat in range(s.seats)
            if s.presence[seat][one] and not holds_presence(s, seat, one)
        ]
        return [piece for piece in pieces if self.ways(piece, [other])]

    def divide_markers(self, one: int, other: int) -> Work[None]:
        """Let the player say in which part of a divided land everything stays that lasts for the game."""
        s = self.s
        for i, effect in enumerate(s.effects):
            if effect[2] == GAME and moved_effect(effect, one, other) != effect:
                words: Args = {"marker": effect[3]}
                land: int = yield from self.ask("divide_marker", [one, other], "land", words)
                s.effects[i] = moved_effect(effect, one, land)

    def follow_the_sea(self) -> None:
        """Bring oceans into play, or out of it, and flocks to sacred sites, after lands have changed."""
        for seat, id in enumerate(self.s.spirits):
            if SPIRITS[id].opens_oceans:
                open_oceans(self.s, seat)
            elif SPIRITS[id].swarms:
                for land in range(self.s.island.size):
                    settle_flock(self.s, seat, land)

    # More boards.

    def add_board(self, slot: int) -> Work[int]:
        """Lay a random board that is not in play beside one that is; returns its slot, NONE if none is left.

        The player chooses how it lies; where that board has no free side, it is laid beside any other one.
        """
        s = self.s
        boards = len(s.boards)
        places = {
            board: [
                place
                for place in places_for(board, s.boards, s.layout, s.added)
                if s.island.of_board(place[0])
            ]
            for board in box_of(s)
            if board not in s.boards
        }
        beside = {board: [place for place in some if place[0] == slot] for board, some in places.items()}
        places = beside if any(beside.values()) else places
        left = [board for board in places if places[board]]
        if not left:
            if s.trace is not None:
                self.tell("no-board-left", {"n": boards})
            return NONE
        board = left[chance.below(s, len(left))]
        if s.trace is not None:
            s.trace.reveal()
        place: tuple[int, int, int] = yield from self.ask(
            "lay_board", [*places[board]], "beside", {"board": board}
        )
        lay_board(s, board, place)
        if s.trace is not None:
            self.tell("board-added", {"board": board, "beside": s.boards[place[0]]})
        return boards


def box_of(s: IslandState) -> tuple[str, ...]:
    """Return the boards of which a further one may come: the sides that lie up are all of one sort."""
    return tuple(THEMATIC_BOARDS) if s.layout == THEMATIC else s.board_box


def land_of(effect: Effect) -> int:
    """Return the land in which an effect lies, NONE if it lies in none or in several."""
    lands = [
        arg for name, arg in zip(EFFECTS[effect[0]].fields, effect[1], strict=True) if name.startswith("land")
    ]
    return lands[0] if len(lands) == 1 else NONE


def equal(one: Effect, other: Effect) -> bool:
    """Return whether two effects are the same in everything."""
    return one == other


def alike(one: Effect, other: Effect) -> bool:
    """Return whether two effects are the same but for their arguments: one may be the other, used in part."""
    return (one[0], one[2:]) == (other[0], other[2:])


def moved_effect(effect: Effect, one: int, other: int) -> Effect:
    """Return an effect that lies in one land as one in another; what is between lands stays there."""
    kind, args, until, source = effect
    fields = EFFECTS[kind].fields
    if land_of(effect) != one:
        return effect
    moved = [
        other if arg == one and name.startswith("land") else arg
        for name, arg in zip(fields, args, strict=True)
    ]
    return kind, EFFECTS[kind].args(*moved), until, source
