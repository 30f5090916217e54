"""Verbs for tokens, strife among them: as an option, an invader stands for a strife that lies on it."""

from __future__ import annotations

from weald.games.spirit_island.action.context import ANY_INVADER, HERE, NONE, Amount, at_most, kinds_of, verb
from weald.games.spirit_island.action.pieces import PieceVerbs
from weald.games.spirit_island.model.lands import pieces_in, put, take
from weald.games.spirit_island.model.pieces import INVADERS, KIND, KINDS, STRIFE_UNIT, Kinds, strife_on
from weald.games.spirit_island.rules.aims import COME, PROVOKE
from weald.games.spirit_island.rules.happenings import REMOVE, STRIFE, STRIFE_REMOVED
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.registry import active
from weald.kernel.decisions import Value


class TokenVerbs(PieceVerbs):
    """What an Action can do to tokens."""

    __slots__ = ()

    @verb
    def add_strife(self, n: Amount, kinds: int | Kinds = ANY_INVADER, land: int = HERE) -> Work[None]:
        """Put strife on invaders."""
        s = self.s
        land = self.at(land)
        for left in range(at_most(n), 0, -1):
            pieces = pieces_in(s, land, kinds_of(kinds))
            if not pieces:
                return
            piece = yield from self.pick_piece("strife", land, pieces, left, self.optional(n), PROVOKE)
            if piece == NONE:
                return
            yield from self.put_strife(land, piece)

    def put_strife(self, land: int, piece: int) -> Work[None]:
        """Put one strife on an invader."""
        s = self.s
        take(s, land, piece)
        put(s, land, piece + STRIFE_UNIT)
        self.log.append((STRIFE, piece, land, -1, 1))
        if s.trace is not None:
            self.tell("strife", {"kind": KINDS[piece & KIND], "land": self.name(land)})
        if active(s, Rule.after_strife):
            yield from self._strife_added(piece, land)

    def tokens_in(self, kinds: Kinds, land: int = HERE) -> list[int]:
        """Return the tokens of some kinds in a land that can be removed, and the invaders with strife."""
        s = self.s
        land = self.at(land)
        tokens = self.allowed(land, pieces_in(s, land, kinds), REMOVE)
        return tokens + [piece for piece in pieces_in(s, land, INVADERS) if strife_on(piece)]

    def remove_tokens(self, n: Amount, kinds: Kinds, land: int = HERE) -> Work[list[int]]:
        """Remove tokens of some kinds, and strife; says of which kinds they were, an invader for strife."""
        land = self.at(land)
        gone: list[int] = []
        while len(gone) < at_most(n) and (pieces := self.tokens_in(kinds, land)):
            options: list[Value] = [*pieces, NONE] if self.optional(n) else [*pieces]
            piece: int = yield from self.ask("remove_token", options, "piece", {"land": self.name(land)})
            if piece == NONE:
                break
            if piece & KIND in INVADERS:
                self.remove_strife(land, piece)
            else:
                yield from self.try_to_remove(land, piece)
            gone.append(piece & KIND)
        return gone

    def remove_strife(self, land: int, piece: int) -> None:
        """Take one strife off an invader."""
        s = self.s
        take(s, land, piece)
        put(s, land, piece - STRIFE_UNIT)
        self.log.append((STRIFE_REMOVED, piece, land, -1, 1))
        if s.trace is not None:
            self.tell("strife-removed", {"kind": KINDS[piece & KIND], "land": self.name(land)})

    def return_tokens(self, n: Amount, gone: list[int], land: int = HERE) -> Work[None]:
        """Put some of the tokens back that were removed (`remove_tokens`); strife on any invader."""
        land = self.at(land)
        gone = list(gone)
        for left in range(at_most(n), 0, -1):
            pieces = sorted({kind for kind in gone if kind not in INVADERS})
            if len(pieces) < len(set(gone)):
                pieces += pieces_in(self.s, land, INVADERS)
            if not pieces:
                return
            piece = yield from self.pick_piece("return_token", land, pieces, left, self.optional(n), COME)
            if piece == NONE:
                return
            if piece & KIND in INVADERS:
                gone.remove(next(kind for kind in gone if kind in INVADERS))
                yield from self.put_strife(land, piece)
            else:
                gone.remove(piece)
                yield from self.add_piece(land, piece)

    def add_token(self, kinds: Kinds, strife: bool, land: int = HERE) -> Work[int]:
        """Add 1 token of some kinds, or 1 strife; returns which (an invader for strife), or NONE."""
        land = self.at(land)
        pieces = [*kinds, *(pieces_in(self.s, land, INVADERS) if strife else ())]
        if not pieces:
            return NONE
        piece = yield from self.pick_piece("add_token", land, pieces, 1, aim=COME)
        if piece & KIND in INVADERS:
            yield from self.put_strife(land, piece)
        else:
            yield from self.add_piece(land, piece)
        return piece
