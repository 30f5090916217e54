"""Verbs for moving pieces: push, gather, move."""

from __future__ import annotations

from weald.games.spirit_island.action.context import HERE, MOVE, NO_PAIR, NONE, UpTo, kinds_of, verb
from weald.games.spirit_island.action.pieces import Harm
from weald.games.spirit_island.model.lands import health_left, is_isolated, number, pieces_in, put, take
from weald.games.spirit_island.model.pieces import INVADERS, KINDS, Kinds
from weald.games.spirit_island.rules.hooks import Work, active
from weald.kernel.decisions import Value
from weald.kernel.messages import Args


class Moves(Harm):
    """How an Action moves pieces."""

    __slots__ = ()

    @verb
    def push(self, n: int, kinds: int | Kinds, land: int = HERE) -> Work[list[int]]:
        """Push pieces to adjacent lands, one by one; says where they went."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        went: list[int] = []
        near = self.around(land)
        optional = isinstance(n, UpTo) or self.cut_off(land, kinds)
        while near and len(went) < int(n):
            pieces = pieces_in(s, land, kinds)
            if not pieces:
                break
            piece = yield from self.pick_piece("push", land, pieces, int(n) - len(went), optional)
            if piece == NONE:
                break
            words: Args = {"kind": KINDS[piece & 15], "land": self.name(land)}
            to: int = yield from self.ask("push_to", near, "land", words)
            yield from self.move_piece(piece, land, to)
            went.append(to)
        return went

    @verb
    def gather(self, n: int, kinds: int | Kinds, land: int = HERE) -> Work[int]:
        """Gather pieces from adjacent lands; says how many came."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        came = 0
        while came < int(n):
            options: list[Value] = [
                (near, piece) for near in self.around(land) for piece in pieces_in(s, near, kinds)
            ]
            if not options:
                break
            lands = {option[0] for option in options if isinstance(option, tuple)}
            if isinstance(n, UpTo) or any(self.cut_off(near, kinds) for near in (land, *lands)):
                options.append(NO_PAIR)
            words: Args = {"land": self.name(land), "n": int(n) - came}
            chosen: tuple[int, ...] = yield from self.ask("gather", options, "at", words)
            if chosen == NO_PAIR:
                break
            yield from self.move_piece(chosen[1], chosen[0], land)
            came += 1
        return came

    @verb
    def move(self, n: int, kinds: int | Kinds, to: int, land: int = HERE) -> Work[int]:
        """Move pieces straight to another land; says how many went."""
        s = self.s
        kinds = kinds_of(kinds)
        land = self.at(land)
        went = 0
        while went < int(n) and land != to:
            pieces = pieces_in(s, land, kinds)
            if not pieces:
                break
            piece = yield from self.pick_piece("move", land, pieces, int(n) - went, isinstance(n, UpTo))
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
        while near and (pieces := pieces_in(s, land, kinds)):
            piece = yield from self.pick_piece("push", land, pieces, sum(number(s, land, p) for p in pieces))
            fewest = min(went.count(other) for other in near)
            words: Args = {"kind": KINDS[piece & 15], "land": self.name(land)}
            open_lands = [other for other in near if went.count(other) == fewest or (fewest and not even)]
            to: int = yield from self.ask("push_to", open_lands, "land", words)
            yield from self.move_piece(piece, land, to)
            went.append(to)
        return went

    def cut_off(self, land: int, kinds: Kinds) -> bool:
        """Whether invaders need not go from or to a land though they must move: it is isolated."""
        return is_isolated(self.s, land) and any(kind in INVADERS for kind in kinds)

    def move_piece(self, piece: int, land: int, to: int) -> Work[None]:
        """Move one piece, with its damage and strife."""
        s = self.s
        take(s, land, piece)
        put(s, to, piece)
        self.log.append((MOVE, piece, to, land, 1))
        if s.trace is not None:
            self.tell("moved", {"kind": KINDS[piece & 15], "land": self.name(land), "to": self.name(to)})
        for rule, by in active(s, "moved"):
            yield from rule.moved(self.whole, by, piece, land, to)
        if piece > 15:
            yield from self.check_health(to, piece)

    def check_health(self, land: int, piece: int) -> Work[None]:
        """A piece whose damage is now as much as its health is destroyed."""
        if number(self.s, land, piece) and health_left(self.s, land, piece) <= 0:
            yield from self.destroy_piece(land, piece)
