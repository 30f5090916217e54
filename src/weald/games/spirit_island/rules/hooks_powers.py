"""Points at which special rules change powers and the turn of a spirit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.games.spirit_island.model.pieces import Elements
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.hooks_invaders import InvaderHooks
from weald.games.spirit_island.rules.owners import By
from weald.games.spirit_island.rules.powers import Answer, MayAsk, Power

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


class PowerHooks(InvaderHooks):
    """What a rule may say about powers."""

    def extra_targets(self, s: IslandState, by: By, seat: int, power: Power) -> list[int]:
        """Return lands out of range that a spirit's power may target (`before_power` may ask a price)."""
        raise NotImplementedError

    def extra_origins(self, s: IslandState, by: By, seat: int) -> list[int]:
        """Return other spirits from whose presence a spirit's powers may reach."""
        raise NotImplementedError

    def extra_use(self, s: IslandState, by: By, seat: int, power: Power) -> int:
        """Return what it costs a spirit to use this card, used already, once more; below 0: not possible."""
        raise NotImplementedError

    def after_use(self, act: Action, by: By) -> MayAsk:
        """The rule has let a power be used at another speed (USE_FAST, USE_SLOW), or a card once more."""
        raise NotImplementedError

    def extra_elements(self, s: IslandState, by: By, land: int) -> Elements:
        """Return the elements that thresholds of a power have in addition when it targets a land."""
        raise NotImplementedError

    def before_power(self, act: Action, by: By) -> MayAsk:
        """A power has got its target (`act.land` or `act.spirit`) and is about to take effect."""
        raise NotImplementedError

    def after_gaining_card(self, act: Action, by: By, seat: int, card: int) -> MayAsk:
        """A spirit has gained a power card."""
        raise NotImplementedError

    def instead_of_forgetting(self, act: Action, by: By, seat: int, card: int) -> Answer:
        """A spirit is about to forget a card; return True if something else has happened to it instead."""
        raise NotImplementedError

    def extra_offers(self, s: IslandState, by: By, seat: int) -> list[int]:
        """Return numbers for `after_offer`: what a spirit may do now in addition to its powers."""
        raise NotImplementedError

    def after_offer(self, act: Action, by: By, offer: int) -> MayAsk:
        """A spirit takes up one of this rule's `extra_offers`."""
        raise NotImplementedError

    def after_growth(self, act: Action, by: By) -> MayAsk:
        """A spirit has done all its growth, before it gains energy."""
        raise NotImplementedError
