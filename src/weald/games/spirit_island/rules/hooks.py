"""Special rules: the hooks by which spirits, adversaries, scenarios, cards and effects change the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from weald.games.spirit_island.model.pieces import Elements, Kinds
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.invader_actions import Build, Explore, Ravage
from weald.games.spirit_island.rules.owners import By, InForce, Owner
from weald.games.spirit_island.rules.powers import Answer, MayAsk, Power, Work
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.kernel.dangers import Defeat

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action

__all__ = ["ALL_POINTS", "POINTS", "By", "InForce", "Owner", "Point", "Rule", "points_of"]

# Key under which rules in force are looked up: a hook, or the subject of one that answers questions.
Point = Callable[..., Any] | Doing | Number


class Rule:
    """A special rule: override the hooks that it needs and leave the others alone.

    Names say when a hook comes: `may` and `may_...` forbid or allow, `before_...` and `after_...` come before
    and after something, `instead_of_...` returns what comes instead, or whether something else has happened,
    `extra` and `extra_...` add. Hooks that take `s` must not
    change what they are asked about; those that take `act` act through its verbs: generators where something
    is asked, otherwise plain functions may do. A hook is never called unless overridden.

    `doings` are what `may` is asked about, `numbers` what `extra` is. `id` names a spirit's rule in texts,
    `counters` are what it keeps in `s.counters`, `defeats` the ways to lose that it brings. Presence of a
    rule with `falls_with_dahan` is destroyed with dahan in ravages: for those who look ahead.
    """

    id: str = ""
    counters: tuple[str, ...] = ()
    defeats: tuple[Defeat, ...] = ()
    doings: tuple[Doing, ...] = ()
    numbers: tuple[Number, ...] = ()
    falls_with_dahan: bool = False

    # Whenever it is asked.

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool | None:
        """Return False to forbid one of `doings`, True to allow it, None to leave it as it is.

        Forbidding wins. What is asked with `land`, `seat` and `of` (a piece, a card or another number) stands
        with each `Doing`; the others are -1.
        """
        raise NotImplementedError

    def extra(self, s: IslandState, by: By, what: Number, land: int, seat: int, of: int) -> int:
        """Return how much one of `numbers` is more (or less, below 0)."""
        raise NotImplementedError

    # After every Action.

    def after_action(self, act: Action, by: By, cause: Action) -> MayAsk:
        """An Action is complete; `cause.log` says what it did. What this does is done by `act`."""
        raise NotImplementedError

    # Set-up.

    def after_earlier_game(self, s: IslandState, by: By, earlier: IslandState) -> None:
        """The game begins from the end of an earlier one: take over what that leaves."""
        raise NotImplementedError

    def before_set_up(self, s: IslandState, by: By) -> None:
        """The table is about to be set up: numbers such as the fear split may be changed."""
        raise NotImplementedError

    def before_spirits(self, act: Action, by: By) -> MayAsk:
        """Boards and invaders are in place, before the spirits come."""
        raise NotImplementedError

    def instead_of_printed(self, s: IslandState, by: By, number: int, kind: int) -> int:
        """Return the number of the land to which a piece printed on a board comes, 0: to none."""
        raise NotImplementedError

    def after_set_up(self, act: Action, by: By) -> MayAsk:
        """Set-up is complete, the first explore included."""
        raise NotImplementedError

    # Growth and power cards.

    def after_gaining_card(self, act: Action, by: By, seat: int, card: int) -> MayAsk:
        """A spirit has gained a power card."""
        raise NotImplementedError

    def instead_of_forgetting(self, act: Action, by: By, seat: int, card: int) -> Answer:
        """A spirit is about to forget a card; return True if something else has happened to it instead."""
        raise NotImplementedError

    def after_growth(self, act: Action, by: By) -> MayAsk:
        """A spirit has done all its growth, before it gains energy."""
        raise NotImplementedError

    # Powers.

    def extra_offers(self, s: IslandState, by: By, seat: int) -> list[int]:
        """Return numbers for `after_offer`: what a spirit may do now in addition to its powers."""
        raise NotImplementedError

    def after_offer(self, act: Action, by: By, offer: int) -> MayAsk:
        """A spirit takes up one of this rule's `extra_offers`."""
        raise NotImplementedError

    def extra_targets(self, s: IslandState, by: By, seat: int, power: Power) -> list[int]:
        """Return lands out of range that a spirit's power may target (`before_power` may ask a price)."""
        raise NotImplementedError

    def extra_origins(self, s: IslandState, by: By, seat: int) -> list[int]:
        """Return other spirits from whose presence a spirit's powers may reach."""
        raise NotImplementedError

    def extra_elements(self, s: IslandState, by: By, land: int) -> Elements:
        """Return the elements that thresholds of a power have in addition when it targets a land."""
        raise NotImplementedError

    def extra_use(self, s: IslandState, by: By, seat: int, power: Power) -> int:
        """Return the price for a spirit to use this card, used already, once more; below 0: not possible."""
        raise NotImplementedError

    def after_use(self, act: Action, by: By) -> MayAsk:
        """The rule has allowed what is done now: USE_FAST, USE_SLOW, REGAIN, or an `extra_use` of a card."""
        raise NotImplementedError

    def before_power(self, act: Action, by: By) -> MayAsk:
        """A power has got its target (`act.land` or `act.spirit`) and is about to take effect."""
        raise NotImplementedError

    def after_spirit_phase(self, act: Action, by: By) -> MayAsk:
        """All spirits are done with the spirit phase."""
        raise NotImplementedError

    def after_slow_phase(self, act: Action, by: By) -> MayAsk:
        """All slow powers have been used, before time passes."""
        raise NotImplementedError

    # Fear.

    def after_fear(self, act: Action, by: By, n: int, land: int) -> MayAsk:
        """A power has brought fear in a land (not counting what destroyed towns and cities bring)."""
        raise NotImplementedError

    def after_drawing_fear(self, s: IslandState, by: By) -> None:
        """A card has left the top of the fear deck."""
        raise NotImplementedError

    # Invader phase.

    def before_invader_phase(self, act: Action, by: By) -> MayAsk:
        """The invader phase begins: the blighted island's effect."""
        raise NotImplementedError

    def after_planning(self, s: IslandState, by: By) -> None:
        """Fear is resolved; what invaders will do now stands in `s.agenda` and may be changed."""
        raise NotImplementedError

    def before_ravage_step(self, act: Action, by: By) -> MayAsk:
        """Fear is resolved, and the ravage step is about to begin."""
        raise NotImplementedError

    def before_next_action(self, act: Action, by: By) -> MayAsk:
        """The invader phase is about to go on to its next Action."""
        raise NotImplementedError

    # An invader card.

    def before_turning_up(self, act: Action, by: By) -> MayAsk:
        """The top card of the invader deck is about to be turned up for exploring."""
        raise NotImplementedError

    def after_leaving_deck(self, s: IslandState, by: By, beneath: int) -> None:
        """A card has left the invader deck for the box, with `beneath` cards under it."""
        raise NotImplementedError

    def after_escalation_sign(self, act: Action, by: By, card: int) -> MayAsk:
        """A card with the escalation sign is turned up, before exploring."""
        raise NotImplementedError

    def instead_of_card(self, act: Action, by: By, action: int, card: int) -> Answer:
        """A card is about to RAVAGE, BUILD or EXPLORE in its lands; return True if it is skipped."""
        raise NotImplementedError

    def extra_lands(self, s: IslandState, by: By, action: int, card: int) -> list[int]:
        """Return lands in which a card has invaders RAVAGE or BUILD beside those where they do so anyway."""
        raise NotImplementedError

    def after_choosing_lands(self, act: Action, by: By, action: int, card: int) -> MayAsk:
        """The lands in which a card has invaders act are settled: they stand in `s.queue`, to be changed."""
        raise NotImplementedError

    def instead_of_boards(self, act: Action, by: By, boards: list[int]) -> Work[list[int]] | list[int]:
        """Something is to be done on each of some boards, or in lands of them; return on which.

        One that is left out is skipped, one that is there twice acts twice. An invader card asks with the
        invader action as its source.
        """
        raise NotImplementedError

    # Invaders in a land.

    def instead_of_acting(self, act: Action, by: By, land: int, action: int) -> Answer:
        """Invaders are about to ravage, build or explore in a land; return True if they do not."""
        raise NotImplementedError

    def before_ravage(self, act: Action, by: By, ravage: Ravage) -> MayAsk:
        """A ravage begins; its numbers may be changed."""
        raise NotImplementedError

    def before_ravage_damage(self, act: Action, by: By, ravage: Ravage) -> MayAsk:
        """The damage of a ravage is known and about to be dealt; what it does may be changed."""
        raise NotImplementedError

    def before_build(self, act: Action, by: By, build: Build) -> MayAsk:
        """A build begins; what it adds may be changed, also to nothing."""
        raise NotImplementedError

    def instead_of_disease(self, act: Action, by: By, land: int) -> Answer:
        """Disease is about to stop a build; return True if the build happens and the disease stays."""
        raise NotImplementedError

    def after_build(self, act: Action, by: By, land: int, kind: int) -> MayAsk:
        """Invaders have built a town or city."""
        raise NotImplementedError

    def before_explore(self, act: Action, by: By, explore: Explore) -> MayAsk:
        """An explore begins; what it adds may be changed, also to nothing."""
        raise NotImplementedError

    # After an invader card.

    def after_escalation_explore(self, act: Action, by: By, card: int) -> MayAsk:
        """A card with the escalation sign was turned up, and exploring is over."""
        raise NotImplementedError

    def after_explore_card(self, act: Action, by: By, card: int) -> MayAsk:
        """A card has been explored; `s.explored` are the lands into which explorers came."""
        raise NotImplementedError

    def after_last_card(self, s: IslandState, by: By, action: int) -> None:
        """The last card with an invader action (RAVAGE, BUILD, EXPLORE) of this turn is done."""
        raise NotImplementedError

    def after_step(self, act: Action, by: By, action: int) -> MayAsk:
        """All cards that RAVAGE (or BUILD) this turn are done, if there were any."""
        raise NotImplementedError

    def after_advancing(self, act: Action, by: By) -> MayAsk:
        """The invader cards have moved on."""
        raise NotImplementedError

    # Lands and pieces.

    def extra_terrains(self, s: IslandState, by: By, land: int) -> int:
        """Return terrains that a land has for powers in addition to its own, as a bit mask."""
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

    def extra_badlands(self, act: Action, by: By, land: int, dahan: bool) -> int:
        """Return the number of further badlands, for an Action's damage to invaders (or to dahan)."""
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

    def may_enter(self, act: Action, by: By, piece: int, land: int) -> bool:
        """Return whether an Action may move a piece into a land."""
        raise NotImplementedError

    def after_adding(self, act: Action, by: By, piece: int, land: int) -> MayAsk:
        """A piece, or presence of a spirit (`presence_of`), has been added to a land."""
        raise NotImplementedError

    def after_moving(self, act: Action, by: By, piece: int, origin: int, land: int) -> MayAsk:
        """A piece, or presence of a spirit (`presence_of`), has moved from one land to another."""
        raise NotImplementedError

    def after_strife(self, act: Action, by: By, piece: int, land: int) -> MayAsk:
        """Strife has been put on an invader, as it was before."""
        raise NotImplementedError

    # Presence.

    def instead_of_losing_presence(self, act: Action, by: By, seat: int, land: int) -> Answer:
        """Presence is about to be destroyed; return True if it is not."""
        raise NotImplementedError

    def after_losing_presence(self, act: Action, by: By, seat: int, land: int, n: int) -> MayAsk:
        """Presence of a spirit, `n` of it at once, was destroyed in a land."""
        raise NotImplementedError

    # Blight.

    def instead_of_blight(self, act: Action, by: By, land: int) -> Answer:
        """Blight is about to come from the card to a land; return True if it does not."""
        raise NotImplementedError

    def instead_of_card_blight(self, act: Action, by: By, land: int) -> Answer:
        """Blight is about to be taken off the card for a land; return True if it comes from the box."""
        raise NotImplementedError

    def after_blight_harm(self, act: Action, by: By, land: int, seats: list[int]) -> MayAsk:
        """Blight laid in a land has destroyed presence of some seats: what it destroys in addition."""
        raise NotImplementedError

    def after_blight(self, act: Action, by: By, land: int, cascaded: bool) -> MayAsk:
        """Blight was laid in a land, by the Action itself or by a cascade, before it cascades further."""
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

    # Time passes.

    def before_time_passes(self, act: Action, by: By) -> MayAsk:
        """The turn ends; cards are still in play."""
        raise NotImplementedError

    def after_discarding(self, act: Action, by: By) -> MayAsk:
        """The turn ends; cards in play have been discarded."""
        raise NotImplementedError

    # Worlds imagined.

    def before_redeal(self, s: IslandState, by: By, arrange: Callable[[list[int]], None]) -> None:
        """Take up the numbers that no player sees, arrange them, and lay them where they were."""
        raise NotImplementedError


def points_of(rule: Rule) -> list[Any]:
    """Return the points that a rule changes: methods of `Rule`, and what it is asked about."""
    kind = type(rule)
    points = _POINTS_OF.get(kind)
    if points is None:
        points = [point for name, point in POINTS.items() if getattr(kind, name) is not point]
        points += (*rule.doings, *rule.numbers)
        _POINTS_OF[kind] = points
    return points


# By class: the points that its rules change.
_POINTS_OF: dict[type[Rule], list[Any]] = {}


# Every point by its name; `may` and `extra` are asked by subject.
POINTS: dict[str, Any] = {
    name: getattr(Rule, name)
    for name in dir(Rule)
    if name[0] != "_" and name not in ("may", "extra") and callable(getattr(Rule, name))
}
# Everything that rules in force are looked up by.
ALL_POINTS: tuple[Any, ...] = (*POINTS.values(), *Doing, *Number)
