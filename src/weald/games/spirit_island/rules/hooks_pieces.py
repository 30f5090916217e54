"""Points at which special rules change lands and pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.games.spirit_island.model.pieces import Kinds
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.owners import By
from weald.games.spirit_island.rules.powers import Answer, MayAsk

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


class PieceHooks:
    """What a rule may say about lands and pieces."""

    # Lands.

    def extra_terrains(self, s: IslandState, by: By, land: int) -> int:
        """Return terrains that a land has for powers in addition to its own, as a bit mask."""
        raise NotImplementedError

    # Pieces.

    def extra_badlands(self, act: Action, by: By, land: int, dahan: bool) -> int:
        """Return what also counts as badlands, for an Action's damage to invaders (or to dahan)."""
        raise NotImplementedError

    def before_damage(self, act: Action, by: By, land: int) -> MayAsk:
        """An Action is about to deal damage in a land: decide what counts as badlands in it."""
        raise NotImplementedError

    def instead_of_harm(self, act: Action, by: By, land: int, what: int) -> Answer:
        """An Action is about to harm invaders in a land (HURT), or to push or gather them (MOVE).

        Returns True if it does not; it may ask for a price.
        """
        raise NotImplementedError

    def instead_of_destroying(self, act: Action, by: By, land: int, piece: int) -> Answer:
        """A piece is about to be destroyed; return True if something else has happened to it instead."""
        raise NotImplementedError

    def instead_of_removing(self, act: Action, by: By, land: int, piece: int) -> Answer:
        """A piece is about to be removed; return True if something else has happened to it instead."""
        raise NotImplementedError

    def extra_pieces(self, s: IslandState, by: By, land: int) -> dict[int, int]:
        """Return pieces that a rule keeps in a land apart from all others, with their numbers.

        Only Actions of spirits affect them, as if they were explorers.
        """
        raise NotImplementedError

    def instead_of_harming_extra(
        self, act: Action, by: By, land: int, piece: int, what: int, new: Kinds
    ) -> Answer:
        """DESTROY, REMOVE or REPLACE (with `new`) one of the `extra_pieces`.

        Returns whether that has happened.
        """
        raise NotImplementedError

    def instead_of_moving_extra(self, act: Action, by: By, piece: int, land: int, to: int) -> MayAsk:
        """Move one of the `extra_pieces` to another land."""
        raise NotImplementedError

    def after_moving(self, act: Action, by: By, piece: int, origin: int, land: int) -> MayAsk:
        """A piece has moved from one land to another."""
        raise NotImplementedError

    def may_enter(self, act: Action, by: By, piece: int, land: int) -> bool:
        """Return whether an Action may move a piece into a land."""
        raise NotImplementedError

    def after_adding(self, act: Action, by: By, piece: int, land: int) -> MayAsk:
        """A piece has been added to a land."""
        raise NotImplementedError

    def after_strife(self, act: Action, by: By, piece: int, land: int) -> MayAsk:
        """Strife has been put on an invader, as it was before."""
        raise NotImplementedError
