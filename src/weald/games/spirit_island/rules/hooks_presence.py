"""Points at which special rules change presence and blight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.hooks_pieces import PieceHooks
from weald.games.spirit_island.rules.owners import By
from weald.games.spirit_island.rules.powers import Answer, MayAsk

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


class PresenceHooks(PieceHooks):
    """What a rule may say about presence and blight."""

    # Whether presence of its spirit falls with dahan that ravages destroy: for those who look ahead.
    falls_with_dahan: bool = False

    # Presence.

    def after_presence(self, act: Action, by: By, seat: int, land: int, origin: int) -> MayAsk:
        """Presence was added to a land, or moved there (`origin` is a land then, otherwise -1)."""
        raise NotImplementedError

    def instead_of_losing_presence(self, act: Action, by: By, seat: int, land: int) -> Answer:
        """Presence is about to be destroyed; return True if it is not."""
        raise NotImplementedError

    def after_losing_presence(self, act: Action, by: By, seat: int, land: int, n: int) -> MayAsk:
        """Presence of a spirit, `n` of it at once, was destroyed in a land."""
        raise NotImplementedError

    def after_regaining(self, act: Action, by: By, seat: int) -> MayAsk:
        """Growth has added presence that was destroyed before."""
        raise NotImplementedError

    # Blight.

    def instead_of_blight(self, act: Action, by: By, land: int) -> Answer:
        """Blight is about to come from the card to a land; return True if it does not."""
        raise NotImplementedError

    def instead_of_card_blight(self, act: Action, by: By, land: int) -> Answer:
        """Blight is about to be taken off the card for a land; return True if it comes from the box."""
        raise NotImplementedError

    def after_blight(self, act: Action, by: By, land: int, cascaded: bool) -> MayAsk:
        """Blight was laid in a land, by the Action itself or by a cascade, before it cascades further."""
        raise NotImplementedError

    def after_blight_harm(self, act: Action, by: By, land: int, seats: list[int]) -> MayAsk:
        """Blight laid in a land has destroyed presence of some seats: what it destroys in addition."""
        raise NotImplementedError

    def instead_of_returning_blight(self, act: Action, by: By) -> bool:
        """Blight has left a land; return whether it does not go back to the blight card."""
        raise NotImplementedError

    def extra_oceans(self, s: IslandState, by: By, land: int) -> list[int]:
        """Return the oceans beside a land to and from which spirits move blight, and remove it."""
        raise NotImplementedError

    def after_blight_card(self, act: Action, by: By) -> MayAsk:
        """The blight card has just been turned over: its immediate effect."""
        raise NotImplementedError
