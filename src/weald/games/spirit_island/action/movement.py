"""Verbs for moving pieces: push, gather, move."""

from __future__ import annotations

from collections.abc import Sequence

from weald.games.spirit_island.action.blight import BlightVerbs
from weald.games.spirit_island.action.context import (
    DESTROYED,
    HERE,
    NO_PAIR,
    NONE,
    ON_TRACK,
    Amount,
    at_most,
    kinds_of,
    verb,
)
from weald.games.spirit_island.model.growth_code import option_of
from weald.games.spirit_island.model.lands import count, number, put, take
from weald.games.spirit_island.model.pieces import (
    BLIGHT,
    ELEMENTS,
    FLOCK,
    INVADERS,
    KIND,
    KINDS,
    MARKS,
    OCEAN,
    PRESENCE,
    THIEF,
    UNMARKED,
    Kinds,
    presence_of,
    seat_of,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import GATHER, PUSH, WAY
from weald.games.spirit_island.rules.happenings import MOVE, PRESENCE_ADDED, PRESENCE_MOVED
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import (
    add_presence,
    flock_seat,
    health_left,
    holds_presence,
    is_isolated,
    may_have_presence,
)
from weald.games.spirit_island.rules.panel import choose_element, free_elements, openable
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import SPIRITS, active
from weald.games.spirit_island.rules.thresholds import Thresholds
from weald.games.spirit_island.rules.tracks import CARDS, ENERGY
from weald.kernel.decisions import Value
from weald.kernel.messages import Args

# What isolation keeps where it is, unless the player moves it: invaders, and what counts as explorers.
UNFORCED: Kinds = (*INVADERS, THIEF)


class MovementVerbs(BlightVerbs):
    """How an Action moves pieces."""

    __slots__ = ()

    @verb
    def push(
        self, n: Amount, kinds: int | Kinds, land: int = HERE, to_lands: Sequence[int] | None = None
    ) -> Work[list[int]]:
        """Push pieces to adjacent lands (of some lands only), one by one; returns where they went."""
        kinds = kinds_of(kinds)
        land = self.at(land)
        went: list[int] = []
        if active(self.s, Rule.instead_of_harm):
            kinds = yield from self.unhindered(kinds, land, MOVE)
        near = self.around(land)
        if to_lands is not None:
            near = [other for other in near if other in to_lands]
        most = at_most(n)
        far = bool(active(self.s, Rule.moves_farther))
        ways: dict[int, list[int]] = {}
        while (near or far) and len(went) < most:
            pieces = self.movable(land, kinds)
            if far:
                ways = {piece: self.ways(piece, self.around_for(piece, land, to_lands)) for piece in pieces}
                pieces = [piece for piece in pieces if ways[piece]]
            elif to_lands is not None:
                pieces = [piece for piece in pieces if self.ways(piece, near)]
            if not pieces:
                break
            optional = self.optional(n) or not self.must_go(land, pieces, near)
            piece = yield from self.pick_piece("push", land, pieces, most - len(went), optional, PUSH)
            if piece == NONE:
                break
            words: Args = {"kind": KINDS[piece & KIND], "land": self.name(land)}
            open_lands = ways[piece] if far else self.ways(piece, near)
            if piece == BLIGHT and active(self.s, Rule.extra_oceans):
                open_lands = [
                    *open_lands,
                    *(sea for sea in self.blight_oceans(land) if sea not in open_lands),
                ]
            to: int = yield from self.ask("push_to", open_lands, "land", words, aim=WAY)
            if (yield from self.move_piece(piece, land, to)):
                went.append(to)
        return went

    def push_piece(self, piece: int, land: int, optional: bool = False) -> Work[None]:
        """Push one piece to an adjacent land."""
        if active(self.s, Rule.instead_of_harm) and not (
            yield from self.unhindered((piece & KIND,), land, MOVE)
        ):
            return
        options: list[Value] = list(self.ways(piece, self.around(land)))
        if optional or not self.must_go(land, [piece]):
            options.append(NONE)
        if options:
            words: Args = {"kind": KINDS[piece & KIND], "land": self.name(land)}
            to: int = yield from self.ask("push_to", options, "land", words, aim=WAY)
            if to != NONE:
                yield from self.move_piece(piece, land, to)

    @verb
    def gather(self, n: Amount, kinds: int | Kinds, land: int = HERE) -> Work[int]:
        """Gather pieces from adjacent lands; returns how many came."""
        kinds = kinds_of(kinds)
        land = self.at(land)
        if active(self.s, Rule.instead_of_harm):
            kinds = yield from self.unhindered(kinds, land, MOVE)
        came, most = 0, at_most(n)
        while came < most:
            pairs = [(near, piece) for near in self.around(land) for piece in self.movable(near, kinds, land)]
            if active(self.s, Rule.moves_farther):
                pairs += self.from_afar(land, kinds)
            if BLIGHT in kinds and active(self.s, Rule.extra_oceans):
                seas = [sea for sea in self.blight_oceans(land) if self.s.pieces[sea][BLIGHT]]
                pairs += [(sea, BLIGHT) for sea in seas if (sea, BLIGHT) not in pairs]
            if not pairs:
                break
            options: list[Value] = [*pairs]
            if self.optional(n) or not self.must_come(land, pairs):
                options.append(NO_PAIR)
            words: Args = {"land": self.name(land), "n": most - came}
            chosen: tuple[int, ...] = yield from self.ask("gather", options, "at", words, aim=GATHER)
            if chosen == NO_PAIR:
                break
            came += yield from self.move_piece(chosen[1], chosen[0], land)
        return came

    def gather_from(self, n: Amount, kinds: int | Kinds, origin: int, land: int = HERE) -> Work[int]:
        """Gather pieces from one adjacent land only; returns how many came."""
        kinds = kinds_of(kinds)
        land = self.at(land)
        if active(self.s, Rule.instead_of_harm):
            kinds = yield from self.unhindered(kinds, origin, MOVE)
        came, most = 0, at_most(n)
        while came < most and (pieces := self.movable(origin, kinds, land) if kinds else []):
            pairs = [(origin, piece) for piece in pieces]
            options: list[Value] = [*pairs]
            if self.optional(n) or not self.must_come(land, pairs):
                options.append(NO_PAIR)
            words: Args = {"land": self.name(land), "n": most - came}
            chosen: tuple[int, ...] = yield from self.ask("gather", options, "at", words, aim=GATHER)
            if chosen == NO_PAIR:
                break
            came += yield from self.move_piece(chosen[1], origin, land)
        return came

    @verb
    def move(self, n: Amount, kinds: int | Kinds, to: int, land: int = HERE) -> Work[int]:
        """Move pieces straight to another land; returns how many went."""
        kinds = kinds_of(kinds)
        land = self.at(land)
        went, most = 0, at_most(n)
        while went < most and land != to:
            pieces = self.movable(land, kinds, to)
            if not pieces:
                break
            piece = yield from self.pick_piece("move", land, pieces, most - went, self.optional(n))
            if piece == NONE:
                break
            went += yield from self.move_piece(piece, land, to)
        return went

    def move_between(self, n: int, kinds: int | Kinds, other: int) -> Work[None]:
        """Move up to `n` pieces between the target land and another one, each of them either way."""
        kinds = kinds_of(kinds)
        for left in range(n, 0, -1):
            options: list[Value] = [(self.land, piece) for piece in self.movable(self.land, kinds, other)]
            options += [(other, piece) for piece in self.movable(other, kinds, self.land)]
            if not options:
                return
            words: Args = {"land": self.name(self.land), "to": self.name(other), "n": left}
            if not self.reckless:
                options.append(NO_PAIR)
            chosen: tuple[int, ...] = yield from self.ask("ferry_dahan", options, "at", words)
            if chosen == NO_PAIR:
                return
            origin, piece = chosen
            yield from self.move_piece(piece, origin, other if origin == self.land else self.land)

    @verb
    def push_evenly(self, kinds: int | Kinds, land: int = HERE) -> Work[list[int]]:
        """Push all pieces of some kinds, as evenly to adjacent lands as possible; returns where they went."""
        return (yield from self.push_all(kinds_of(kinds), self.at(land), even=True))

    @verb
    def push_apart(self, kinds: int | Kinds, land: int = HERE) -> Work[list[int]]:
        """Push all pieces of some kinds to as many different lands as possible; returns where they went."""
        return (yield from self.push_all(kinds_of(kinds), self.at(land), even=False))

    def push_all(self, kinds: Kinds, land: int, even: bool) -> Work[list[int]]:
        """Push all pieces out of a land: to lands that got fewest of them, or none while there are such."""
        s = self.s
        went: list[int] = []
        if active(s, Rule.instead_of_harm):
            kinds = yield from self.unhindered(kinds, land, MOVE)
        near = self.ways(kinds[0], self.around(land)) if kinds else []
        while near and (pieces := self.movable(land, kinds)):
            left = count(s, land, kinds)
            optional = not self.must_go(land, pieces)
            piece = yield from self.pick_piece("push", land, pieces, left, optional, PUSH)
            if piece == NONE:
                break
            fewest = min(went.count(other) for other in near)
            words: Args = {"kind": KINDS[piece & KIND], "land": self.name(land)}
            open_lands = [other for other in near if went.count(other) == fewest or (fewest and not even)]
            if piece & KIND == THIEF:
                open_lands = self.ways(piece, open_lands) or self.ways(piece, self.around(land))
            to: int = yield from self.ask("push_to", open_lands, "land", words, aim=WAY)
            yield from self.move_piece(piece, land, to)
            went.append(to)
        return went

    def around_for(self, piece: int, land: int, some: Sequence[int] | None = None) -> list[int]:
        """Return the lands (of some) to which a piece can be pushed, or from which it can be gathered."""
        near = self.around(land)
        for rule, by in active(self.s, Rule.moves_farther):
            for _ in range(rule.moves_farther(self.s, by, self.seat, piece & KIND)):
                near = sorted({*near, *(far for other in near for far in self.around(other))} - {land})
        return near if some is None else [other for other in near if other in some]

    def from_afar(self, land: int, kinds: Kinds) -> list[tuple[int, int]]:
        """Return the pieces that can be gathered from lands that are not adjacent."""
        near = self.around(land)
        return [
            (far, piece)
            for kind in kinds
            for far in self.around_for(kind, land)
            if far not in near
            for piece in self.movable(far, (kind,), land)
        ]

    def must_go(self, land: int, pieces: list[int], ways: list[int] | None = None) -> bool:
        """Return whether any of the pieces of a land has to leave it: invaders need not through isolation.

        `ways` are the lands to which they can go, if not all adjacent ones.
        """
        if not active(self.s, Rule.isolates):
            return True
        near = self.around(land) if ways is None else ways
        cut_off = is_isolated(self.s, land) or all(is_isolated(self.s, other) for other in near)
        return not cut_off or any(piece & KIND not in UNFORCED for piece in pieces)

    def must_come(self, land: int, pairs: list[tuple[int, int]]) -> bool:
        """Return whether any piece nearby has to come to a land: invaders need not through isolation."""
        if not active(self.s, Rule.isolates):
            return True
        here = is_isolated(self.s, land)
        return any(
            piece & KIND not in UNFORCED or not (here or is_isolated(self.s, near)) for near, piece in pairs
        )

    def movable(self, land: int, kinds: Kinds, to: int = NONE) -> list[int]:
        """Return the pieces of some kinds that can leave a land; PRESENCE, the last kind, is the own one."""
        s = self.s
        with_presence = kinds[-1:] == (PRESENCE,)
        pieces = self.allowed(land, self.pieces_of(land, kinds[:-1] if with_presence else kinds), MOVE)
        if active(s, Rule.may_enter):
            ways = self.around(land) if to == NONE else [to]
            pieces = [piece for piece in pieces if self.ways(piece, ways)]
        if pieces and pieces[-1] & KIND == THIEF:
            ways = self.around(land) if to == NONE else [to]
            pieces = [piece for piece in pieces if piece & KIND != THIEF or self.ways(piece, ways)]
        if FLOCK in pieces and presence_of(flock_seat(s)) not in self.presence_that_can_go(land, to):
            pieces.remove(FLOCK)
        if not with_presence:
            return pieces
        own = presence_of(self.seat)
        return pieces + [
            piece
            for piece in self.presence_that_can_go(land, to)
            if (self.any_presence or piece == own) and seat_of(piece) not in self.refused
        ]

    def presence_that_can_go(self, land: int, to: int = NONE) -> list[int]:
        """Return the presence in a land, of all spirits, that can leave it (for a certain land)."""
        s = self.s
        ways = self.around(land) if to == NONE else [to]
        return [
            presence_of(seat)
            for seat in range(s.seats)
            if s.presence[seat][land]
            and not holds_presence(s, seat, land)
            and self.ways(presence_of(seat), ways)
        ]

    def ways(self, piece: int, lands: list[int]) -> list[int]:
        """Return those of some lands to which a piece can go."""
        if piece & KIND == THIEF:
            lands = [land for land in lands if self.s.island.terrain[land] != OCEAN]
        elif piece == FLOCK:
            lands = self.ways(presence_of(flock_seat(self.s)), lands)
        if piece & KIND != PRESENCE:
            if not active(self.s, Rule.may_enter):
                return lands
            return [land for land in lands if self._may_enter(piece, land)]
        return [land for land in lands if may_have_presence(self.s, seat_of(piece), land)]

    def move_piece(self, piece: int, land: int, to: int) -> Work[bool]:
        """Move one piece, with its damage and strife; presence of another spirit only if that agrees."""
        s = self.s
        if piece & KIND == THIEF:
            yield from self._move_other(piece, land, to)
            return True
        if piece & KIND == PRESENCE:
            seat = seat_of(piece)
            words: Args = {"land": self.name(land), "to": self.name(to)}
            if not (yield from self.consents(seat, "presence_moves", words)):
                self.refused = (*self.refused, seat)
                return False
            yield from self.bring_presence(seat, to, land, moves=True)
            return True
        if piece == FLOCK:
            seat = flock_seat(s)
            words = {"land": self.name(land), "to": self.name(to)}
            if not (yield from self.consents(seat, "presence_moves", words)):
                self.refused = (*self.refused, seat)
                return False
            for _ in range(2):
                yield from self.bring_presence(seat, to, land, moves=True)
        else:
            take(s, land, piece)
            put(s, to, piece)
        self.log.append((MOVE, piece, to, land, 1))
        if s.trace is not None:
            self.tell("moved", {"kind": KINDS[piece & KIND], "land": self.name(land), "to": self.name(to)})
        if active(s, Rule.after_moving):
            yield from self._moved(piece, land, to)
        if piece >= UNMARKED and piece != FLOCK:
            yield from self.check_health(to, piece)
        return True

    def bring_presence(self, seat: int, land: int, place: int, moves: bool = False) -> Work[None]:
        """Add one presence to a land, taken from where it is; or let it move there, if it can be moved."""
        s = self.s
        if moves and holds_presence(s, seat, place):
            return
        if place <= ON_TRACK:
            s.covered[seat] &= ~(1 << (ON_TRACK - place))
        elif place == DESTROYED:
            s.destroyed[seat] -= 1
        else:
            add_presence(s, seat, place, -1)
        add_presence(s, seat, land, 1)
        what = PRESENCE_MOVED if moves else PRESENCE_ADDED
        self.log.append((what, seat, land, max(place, -1), 1))
        if s.trace is not None:
            came = "land" if place >= 0 else place_name(s, seat, place)
            came = came if came in ("land", "destroyed", ENERGY, CARDS) else "track"
            self.tell("presence", {"spirit": s.spirits[seat], "land": self.name(land), "place": came})
        if place <= ON_TRACK:
            yield from self.uncovered(seat, ON_TRACK - place)
        if active(s, Rule.after_presence):
            yield from self._presence_came(seat, land, place if moves else -1)

    def uncovered(self, seat: int, space: int) -> Work[None]:
        """Settle what a space opens that presence has left: energy, an element, a growth option."""
        s = self.s
        spirit = SPIRITS[s.spirits[seat]]
        tracks = spirit.tracks
        place = tracks.spaces[space]
        if place.gain:
            s.energy[seat] += place.gain
            if s.trace is not None:
                self.tell("energy", {"spirit": s.spirits[seat], "n": place.gain})
        if place.chooses and not any(own[:2] == (seat, space) for own in s.space_elements):
            element: int = yield from self.ask("space_element", list(range(8)), "element", {}, seat)
            s.space_elements = (*s.space_elements, (seat, space, element))
            if s.trace is not None:
                self.tell("space-element", {"spirit": s.spirits[seat], "element": ELEMENTS[element]})
        if place.line in spirit.openers and not tracks.covered_on(place.line, s.covered[seat]):
            options = openable(s, seat, place.line)
            if options:
                code: int = yield from self.ask("open_growth", [*options], "growth", {}, seat)
                s.opened_growth = (*s.opened_growth, (seat, code))
                if s.trace is not None:
                    self.tell("growth-opened", {"spirit": s.spirits[seat], "n": option_of(code)[1] + 1})
        if self.thresholds is not None and seat == self.seat:
            yield from self.settle_elements(self.thresholds)

    def settle_elements(self, thresholds: Thresholds) -> Work[None]:
        """Let the spirit choose free elements that its power needs for thresholds further on in its text."""
        s, seat = self.s, self.seat
        while (n := free_elements(s, seat)) and (lacking := thresholds.lacking(s, n)):
            element: int = yield from self.ask("element", [*lacking, NONE], "element", {})
            if element == NONE:
                return
            choose_element(s, seat, element)

    def check_island(self) -> Work[None]:
        """Destroy every piece of the island whose damage is now as much as its health."""
        s = self.s
        for key in sorted(s.marked):
            land, piece = divmod(key, MARKS)
            while number(s, land, piece) and health_left(s, land, piece) <= 0:
                before = number(s, land, piece)
                yield from self.destroy_piece(land, piece)
                if number(s, land, piece) == before:
                    break

    def check_health(self, land: int, piece: int) -> Work[None]:
        """Destroy a piece whose damage now equals its health."""
        if number(self.s, land, piece) and health_left(self.s, land, piece) <= 0:
            yield from self.destroy_piece(land, piece)


def place_name(s: IslandState, seat: int, place: int) -> str:
    """Return what a place is called from which presence comes, if it is no land."""
    return "destroyed" if place == DESTROYED else SPIRITS[s.spirits[seat]].tracks.place(ON_TRACK - place)
