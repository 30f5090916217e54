"""Special rules: the points at which spirits, adversaries, scenarios, cards and effects change the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.hooks_powers import PowerHooks
from weald.games.spirit_island.rules.owners import By, InForce, Owner
from weald.games.spirit_island.rules.powers import MayAsk
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.kernel.dangers import Defeat

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action

__all__ = ["ALL_POINTS", "POINTS", "By", "InForce", "Owner", "Point", "Rule", "points_of"]

# What rules in force are looked up by: a hook, or what one of those that answer questions is asked about.
Point = Callable[..., Any] | Doing | Number


class Rule(PowerHooks):
    """A special rule: override the points it changes and leave the others alone.

    Numbers and answers that are asked for must not change the state. Methods that take `act` act through
    its verbs: generators where something is asked, otherwise plain functions may do. What is said here is
    only what a point means; it is never called unless overridden. `doings` are what `may` is asked about,
    `numbers` what `extra` is. `id` names a spirit's rule in texts, `counters` are what it keeps in
    `s.counters`, `defeats` the ways to lose that it brings.
    """

    id: str = ""
    counters: tuple[str, ...] = ()
    defeats: tuple[Defeat, ...] = ()
    doings: tuple[Doing, ...] = ()
    numbers: tuple[Number, ...] = ()

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

    # Fear.

    def after_fear(self, act: Action, by: By, n: int, land: int) -> MayAsk:
        """A power has brought fear in a land (not counting what destroyed towns and cities bring)."""
        raise NotImplementedError

    def after_drawing_fear(self, s: IslandState, by: By) -> None:
        """A card has left the top of the fear deck."""
        raise NotImplementedError

    # Events.

    # What lies face down.

    def before_redeal(self, s: IslandState, by: By, arrange: Callable[[list[int]], None]) -> None:
        """Take up the numbers that nobody sees, arrange them, and lay them where they were."""
        raise NotImplementedError

    # Moments of the game: an Action of its own each.

    def after_action(self, act: Action, by: By, cause: Action) -> MayAsk:
        """An Action is complete; `cause.log` says what it did. What this does is done by `act`."""
        raise NotImplementedError

    def after_earlier_game(self, s: IslandState, by: By, earlier: IslandState) -> None:
        """The game begins from the end of an earlier one: take over what that leaves."""
        raise NotImplementedError

    def instead_of_printed(self, s: IslandState, by: By, number: int, kind: int) -> int:
        """Return the number of the land to which a piece printed on a board comes, 0: to none."""
        raise NotImplementedError

    def before_set_up(self, s: IslandState, by: By) -> None:
        """The table is about to be set up: numbers such as the fear split may be changed."""
        raise NotImplementedError

    def before_spirits(self, act: Action, by: By) -> MayAsk:
        """Boards and invaders are in place, before the spirits come."""
        raise NotImplementedError

    def after_set_up(self, act: Action, by: By) -> MayAsk:
        """Set-up is complete, the first explore included."""
        raise NotImplementedError

    def after_spirit_phase(self, act: Action, by: By) -> MayAsk:
        """All spirits are done with the spirit phase."""
        raise NotImplementedError

    def after_slow_phase(self, act: Action, by: By) -> MayAsk:
        """All slow powers have been used, before time passes."""
        raise NotImplementedError

    def before_time_passes(self, act: Action, by: By) -> MayAsk:
        """The turn ends; cards are still in play."""
        raise NotImplementedError

    def after_discarding(self, act: Action, by: By) -> MayAsk:
        """The turn ends; cards in play have been discarded."""
        raise NotImplementedError

    # The end.


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
