"""Points at which special rules change what invaders do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.hooks_presence import PresenceHooks
from weald.games.spirit_island.rules.invader_actions import Build, Explore, Ravage
from weald.games.spirit_island.rules.owners import By
from weald.games.spirit_island.rules.powers import Answer, MayAsk, Work

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


class InvaderHooks(PresenceHooks):
    """What a rule may say about invaders and their cards."""

    # Invader Actions.

    def instead_of_acting(self, act: Action, by: By, land: int, action: int) -> Answer:
        """Invaders are about to ravage, build or explore in a land; return True if they do not."""
        raise NotImplementedError

    def before_ravage(self, act: Action, by: By, ravage: Ravage) -> MayAsk:
        """A ravage begins; its numbers may be changed."""
        raise NotImplementedError

    def before_ravage_damage(self, act: Action, by: By, ravage: Ravage) -> MayAsk:
        """The damage of a ravage is known and about to be dealt; what it does may be changed."""
        raise NotImplementedError

    def before_dahan_strike(self, act: Action, by: By, ravage: Ravage) -> MayAsk:
        """The dahan are about to strike in a ravage; `ravage.counter`, what they deal, may be changed."""
        raise NotImplementedError

    def before_build(self, act: Action, by: By, build: Build) -> MayAsk:
        """A build begins; what it adds may be changed, also to nothing."""
        raise NotImplementedError

    def instead_of_disease(self, act: Action, by: By, land: int) -> Answer:
        """Disease is about to stop a build; return True if the build happens and the disease stays."""
        raise NotImplementedError

    def before_explore(self, act: Action, by: By, explore: Explore) -> MayAsk:
        """An explore begins; what it adds may be changed, also to nothing."""
        raise NotImplementedError

    def extra_builds(self, s: IslandState, by: By, card: int) -> list[int]:
        """Return lands in which a card builds though no invaders are there."""
        raise NotImplementedError

    def extra_ravages(self, s: IslandState, by: By, card: int) -> list[int]:
        """Return lands with invaders in which a card ravages though it does not name them."""
        raise NotImplementedError

    def after_build(self, act: Action, by: By, land: int, kind: int) -> MayAsk:
        """Invaders have built a town or city."""
        raise NotImplementedError

    # Invader cards.

    def after_planning(self, s: IslandState, by: By) -> None:
        """Fear is resolved; what invaders will do now stands in `s.agenda` and may be changed."""
        raise NotImplementedError

    def instead_of_card(self, act: Action, by: By, action: int, card: int) -> Answer:
        """A card is about to RAVAGE, BUILD or EXPLORE in its lands; return True if it is skipped."""
        raise NotImplementedError

    def after_choosing_lands(self, act: Action, by: By, action: int, card: int) -> MayAsk:
        """The lands in which a card has invaders act are settled: they stand in `s.queue`, to be changed."""
        raise NotImplementedError

    def before_invader_phase(self, act: Action, by: By) -> MayAsk:
        """The invader phase begins: the blighted island's effect."""
        raise NotImplementedError

    def before_next_action(self, act: Action, by: By) -> MayAsk:
        """The invader phase is about to go on to its next Action."""
        raise NotImplementedError

    def before_ravage_step(self, act: Action, by: By) -> MayAsk:
        """Fear is resolved, and the ravage step is about to begin."""
        raise NotImplementedError

    def after_step(self, act: Action, by: By, action: int) -> MayAsk:
        """All cards that RAVAGE (or BUILD) this turn are done, if there were any."""
        raise NotImplementedError

    def before_turning_up(self, act: Action, by: By) -> MayAsk:
        """The top card of the invader deck is about to be turned up for exploring."""
        raise NotImplementedError

    def after_leaving_deck(self, s: IslandState, by: By, beneath: int) -> None:
        """A card has left the invader deck for the box, with `beneath` cards under it."""
        raise NotImplementedError

    def after_escalation_sign(self, act: Action, by: By, card: int) -> MayAsk:
        """A card with the escalation sign is turned up, before exploring."""
        raise NotImplementedError

    def after_escalation_explore(self, act: Action, by: By, card: int) -> MayAsk:
        """A card with the escalation sign was turned up, and exploring is over."""
        raise NotImplementedError

    def after_explore_card(self, act: Action, by: By, card: int) -> MayAsk:
        """A card has been explored; `s.explored` are the lands into which explorers came."""
        raise NotImplementedError

    def after_advancing(self, act: Action, by: By) -> MayAsk:
        """The invader cards have moved on."""
        raise NotImplementedError

    def after_last_card(self, s: IslandState, by: By, action: int) -> None:
        """The last card with an invader action (RAVAGE, BUILD, EXPLORE) of this turn is done."""
        raise NotImplementedError

    def instead_of_boards(self, act: Action, by: By, boards: list[int]) -> Work[list[int]] | list[int]:
        """Something is to be done on each of some boards, or in lands of them; return on which.

        One that is left out is skipped, one that is there twice acts twice. An invader card asks with the
        invader action as its source.
        """
        raise NotImplementedError
