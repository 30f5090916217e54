"""Verbs for moving pieces: push, gather, move."""

from __future__ import annotations

from weald.games.spirit_island.action.blight import BlightVerbs
from weald.games.spirit_island.action.context import HERE, NO_PAIR, NONE, Amount, at_most, kinds_of, verb
from weald.games.spirit_island.model.lands import number, pieces_in, put, take
from weald.games.spirit_island.model.pieces import INVADERS, KIND, KINDS, UNMARKED, Kinds
from weald.games.spirit_island.rules.happenings import MOVE
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import health_left, is_isolated
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import active
from weald.kernel.decisions import Value
from weald.kernel.messages import Args


class MovementVerbs(BlightVerbs):
    """How an Action moves pieces."""

    __slots__ = ()

    @verb
    def push(self, n: Amount, kinds: int | Kinds, land: int = HERE) -> Work[list[int]]:
        """Push pieces to adjacent lands, one by one; says where they went."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        went: list[int] = []
        near = self.around(land)
        most = at_most(n)
        while near and len(went) < most:
            pieces = self.allowed(land, pieces_in(s, land, kinds), MOVE)
            if not pieces:
                break
            optional = self.optional(n) or not self.must_go(land, pieces)
            piece = yield from self.pick_piece("push", land, pieces, most - len(went), optional)
            if piece == NONE:
                break
            words: Args = {"kind": KINDS[piece & KIND], "land": self.name(land)}
            to: int = yield from self.ask("push_to", near, "land", words)
            yield from self.move_piece(piece, land, to)
            went.append(to)
        return went

    def push_piece(self, piece: int, land: int, optional: bool = False) -> Work[None]:
        """Push one piece to an adjacent land."""
        options: list[Value] = list(self.around(land))
        if optional or not self.must_go(land, [piece]):
            options.append(NONE)
        if options:
            words: Args = {"kind": KINDS[piece & KIND], "land": self.name(land)}
            to: int = yield from self.ask("push_to", options, "land", words)
            if to != NONE:
                yield from self.move_piece(piece, land, to)

    @verb
    def gather(self, n: Amount, kinds: int | Kinds, land: int = HERE) -> Work[int]:
        """Gather pieces from adjacent lands; says how many came."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        came, most = 0, at_most(n)
        while came < most:
            pairs = [
                (near, piece)
                for near in self.around(land)
                for piece in self.allowed(near, pieces_in(s, near, kinds), MOVE)
            ]
            if not pairs:
                break
            options: list[Value] = [*pairs]
            if self.optional(n) or not self.must_come(land, pairs):
                options.append(NO_PAIR)
            words: Args = {"land": self.name(land), "n": most - came}
            chosen: tuple[int, ...] = yield from self.ask("gather", options, "at", words)
            if chosen == NO_PAIR:
                break
            yield from self.move_piece(chosen[1], chosen[0], land)
            came += 1
        return came

    @verb
    def move(self, n: Amount, kinds: int | Kinds, to: int, land: int = HERE) -> Work[int]:
        """Move pieces straight to another land; says how many went."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        went, most = 0, at_most(n)
        while went < most and land != to:
            pieces = self.allowed(land, pieces_in(s, land, kinds), MOVE)
            if not pieces:
                break
            piece = yield from self.pick_piece("move", land, pieces, most - went, self.optional(n))
            if piece == NONE:
                break
            yield from self.move_piece(piece, land, to)
            went += 1
        return went

    @verb
    def push_evenly(self, kinds: int | Kinds, land: int = HERE) -> Work[list[int]]:
        """Push all pieces of some kinds, as evenly to adjacent lands as possible; says where they went."""
        return (yield from self.push_all(kinds_of(kinds), self.at(land), even=True))

    @verb
    def push_apart(self, kinds: int | Kinds, land: int = HERE) -> Work[list[int]]:
        """Push all pieces of some kinds to as many different lands as possible; says where they went."""
        return (yield from self.push_all(kinds_of(kinds), self.at(land), even=False))

    def push_all(self, kinds: Kinds, land: int, even: bool) -> Work[list[int]]:
        """Push all pieces out of a land: to lands that got fewest of them, or none while there are such."""
        s = self.s
        went: list[int] = []
        near = self.around(land)
        while near and (pieces := self.allowed(land, pieces_in(s, land, kinds), MOVE)):
            left = sum(number(s, land, piece) for piece in pieces)
            optional = not self.must_go(land, pieces)
            piece = yield from self.pick_piece("push", land, pieces, left, optional)
            if piece == NONE:
                break
            fewest = min(went.count(other) for other in near)
            words: Args = {"kind": KINDS[piece & KIND], "land": self.name(land)}
            open_lands = [other for other in near if went.count(other) == fewest or (fewest and not even)]
            to: int = yield from self.ask("push_to", open_lands, "land", words)
            yield from self.move_piece(piece, land, to)
            went.append(to)
        return went

    def must_go(self, land: int, pieces: list[int]) -> bool:
        """Whether any of the pieces of a land has to leave it: invaders need not through isolation."""
        if not active(self.s, Rule.isolates):
            return True
        cut_off = is_isolated(self.s, land) or all(is_isolated(self.s, near) for near in self.around(land))
        return not cut_off or any(piece & KIND not in INVADERS for piece in pieces)

    def must_come(self, land: int, pairs: list[tuple[int, int]]) -> bool:
        """Whether any of the pieces nearby has to come to a land: invaders need not through isolation."""
        if not active(self.s, Rule.isolates):
            return True
        here = is_isolated(self.s, land)
        return any(
            piece & KIND not in INVADERS or not (here or is_isolated(self.s, near)) for near, piece in pairs
        )

    def move_piece(self, piece: int, land: int, to: int) -> Work[None]:
        """Move one piece, with its damage and strife."""
        s = self.s
        take(s, land, piece)
        put(s, to, piece)
        self.log.append((MOVE, piece, to, land, 1))
        if s.trace is not None:
            self.tell("moved", {"kind": KINDS[piece & KIND], "land": self.name(land), "to": self.name(to)})
        if active(s, Rule.moved):
            yield from self._moved(piece, land, to)
        if piece >= UNMARKED:
            yield from self.check_health(to, piece)

    def check_health(self, land: int, piece: int) -> Work[None]:
        """A piece whose damage is now as much as its health is destroyed."""
        if number(self.s, land, piece) and health_left(self.s, land, piece) <= 0:
            yield from self.destroy_piece(land, piece)
