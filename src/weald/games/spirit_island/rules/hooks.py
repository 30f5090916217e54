"""Special rules: the points at which spirits, adversaries, scenarios, cards and effects change the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from weald.games.spirit_island.model.pieces import Elements
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.invader_actions import Build, Explore, Ravage
from weald.games.spirit_island.rules.powers import Power, Work

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Action


class Owner(NamedTuple):
    """Whose rule it is: the spirit of this seat."""

    seat: int


class InForce(NamedTuple):
    """A rule of an adversary, at the level that is played."""

    level: int


# What a rule is called with: Owner, InForce, the arguments of an effect, or an empty tuple; a method that
# overrides a point says which.
By = Any


class Rule:
    """A special rule: override the points it changes and leave the others alone.

    Numbers and answers that are asked for must not change the state. Methods that return `Work` are
    generators: they act through the verbs of `act`. What is said here is only what a point means; it is
    never called unless overridden. `id` names a spirit's rule in texts, `counters` are what it keeps in
    `s.counters`, `defeats` the reasons for which it can end the game (texts: `result-defeat-...`).
    """

    id: str = ""
    counters: tuple[str, ...] = ()
    defeats: tuple[str, ...] = ()

    # Lands.

    def defend(self, s: IslandState, by: By, land: int) -> int:
        """Return the damage of ravaging invaders that this keeps off a land."""
        raise NotImplementedError

    def weakens_defend(self, s: IslandState, by: By, land: int) -> int:
        """Return how much less the defend that spirits give is worth in a land; it never sinks below 0."""
        raise NotImplementedError

    def also_terrains(self, s: IslandState, by: By, land: int) -> int:
        """Return terrains that a land has for powers in addition to its own, as a bit mask."""
        raise NotImplementedError

    def isolates(self, s: IslandState, by: By, land: int) -> bool:
        """Return whether a land is isolated."""
        raise NotImplementedError

    # Pieces.

    def health(self, s: IslandState, by: By, land: int, piece: int) -> int:
        """Return the health that a piece has more (or less) in a land."""
        raise NotImplementedError

    def strength(self, s: IslandState, by: By, land: int, piece: int) -> int:
        """Return the damage that an invader deals more (or less) in a land."""
        raise NotImplementedError

    def ignores_strife(self, s: IslandState, by: By) -> int:
        """Return how much strife on each invader keeps it from nothing, and is not used up."""
        raise NotImplementedError

    def keeps_damage(self, s: IslandState, by: By, land: int, piece: int) -> bool:
        """Return whether a damaged piece does not heal when time passes."""
        raise NotImplementedError

    def badlands(self, act: Action, by: By, land: int, dahan: bool) -> int:
        """Return what also counts as badlands, for an Action's damage to invaders (or to dahan)."""
        raise NotImplementedError

    def more_beasts(self, s: IslandState, by: By, land: int) -> int:
        """Return how much else in a land counts as beasts where beasts are counted or asked for."""
        raise NotImplementedError

    def forbids(self, s: IslandState, by: By, land: int, piece: int, what: int) -> bool:
        """Return whether a piece cannot be HURT, or what else `what` says (`happenings`)."""
        raise NotImplementedError

    def hinders(self, act: Action, by: By, land: int, what: int) -> Work[bool]:
        """An Action is about to harm invaders in a land (HURT), or to push or gather them (MOVE).

        Returns True if it does not; it may ask for a price.
        """
        raise NotImplementedError

    def destroying(self, act: Action, by: By, land: int, piece: int) -> Work[bool]:
        """A piece is about to be destroyed; return True if something else has happened to it instead."""
        raise NotImplementedError

    def withstands(self, s: IslandState, by: By, land: int, piece: int) -> int:
        """Return the damage that a piece takes when it alone would be destroyed; 0: it is destroyed."""
        raise NotImplementedError

    def calms(self, s: IslandState, by: By, kind: int) -> bool:
        """Return whether a destroyed piece of a kind, a town or city, brings no fear."""
        raise NotImplementedError

    def removing(self, act: Action, by: By, land: int, piece: int) -> Work[bool]:
        """A piece is about to be removed; return True if something else has happened to it instead."""
        raise NotImplementedError

    def others(self, s: IslandState, by: By, land: int) -> dict[int, int]:
        """Return pieces that a rule keeps in a land apart from all others, with their numbers.

        Only Actions of spirits affect them, as if they were explorers.
        """
        raise NotImplementedError

    def harming_other(self, act: Action, by: By, land: int, piece: int, what: int) -> Work[bool]:
        """DESTROY, REMOVE or REPLACE one of the `others`; return whether that has happened."""
        raise NotImplementedError

    def moving_other(self, act: Action, by: By, piece: int, land: int, to: int) -> Work[None]:
        """Move one of the `others` to another land."""
        raise NotImplementedError

    def supply(self, s: IslandState, by: By, kind: int) -> int:
        """Return how many pieces of a kind there are; below 0: as many as are needed.

        The invaders win, for the first reason in `defeats`, when one must be added and none is left.
        """
        raise NotImplementedError

    def moved(self, act: Action, by: By, piece: int, origin: int, land: int) -> Work[None]:
        """A piece has moved from one land to another."""
        raise NotImplementedError

    def moves_farther(self, s: IslandState, by: By, seat: int, kind: int) -> int:
        """Return how many lands farther a spirit pushes or gathers pieces of a kind."""
        raise NotImplementedError

    def bars(self, act: Action, by: By, piece: int, land: int) -> bool:
        """Return whether an Action must not move a piece into a land."""
        raise NotImplementedError

    def added(self, act: Action, by: By, piece: int, land: int) -> Work[None]:
        """A piece has been added to a land."""
        raise NotImplementedError

    def strife_added(self, act: Action, by: By, piece: int, land: int) -> Work[None]:
        """Strife has been put on an invader, as it was before."""
        raise NotImplementedError

    def keeps_way(self, s: IslandState, by: By, one: int, other: int) -> bool:
        """Return whether this rule keeps open a way between two lands, which makes them adjacent."""
        raise NotImplementedError

    # Presence.

    def sacred(self, s: IslandState, by: By, seat: int, land: int) -> bool:
        """Return whether a land with one presence of a seat is its sacred site."""
        raise NotImplementedError

    def forbids_presence(self, s: IslandState, by: By, seat: int, land: int) -> bool:
        """Return whether a spirit may not have presence in a land."""
        raise NotImplementedError

    def holds_presence(self, s: IslandState, by: By, seat: int, land: int) -> bool:
        """Return whether the presence of a spirit in a land cannot be moved."""
        raise NotImplementedError

    def most_presence(self, s: IslandState, by: By, seat: int) -> int:
        """Return how much presence a spirit may have on the island."""
        raise NotImplementedError

    def presence_came(self, act: Action, by: By, seat: int, land: int, origin: int) -> Work[None]:
        """Presence was added to a land, or moved there (`origin` is a land then, otherwise -1)."""
        raise NotImplementedError

    def keeps_presence(self, s: IslandState, by: By) -> int:
        """Return how much of its spirit's presence that is away lies with this rule."""
        raise NotImplementedError

    def losing_presence(self, act: Action, by: By, seat: int, land: int) -> Work[bool]:
        """Presence is about to be destroyed; return True if it is not."""
        raise NotImplementedError

    def presence_lost(self, act: Action, by: By, seat: int, land: int, n: int) -> Work[None]:
        """Presence of a spirit, `n` of it at once, was destroyed in a land."""
        raise NotImplementedError

    def gaining_presence(self, act: Action, by: By, seat: int) -> list[int]:
        """Return more places that presence added by growth may come from: DESTROYED."""
        raise NotImplementedError

    def regaining(self, act: Action, by: By, seat: int) -> Work[None]:
        """Growth has added presence that was destroyed before."""
        raise NotImplementedError

    # Blight.

    def blight_per_player(self, s: IslandState, by: By) -> int:
        """Return the blight for each player that comes on a blight card more (or less)."""
        raise NotImplementedError

    def blighting(self, act: Action, by: By, land: int) -> Work[bool]:
        """Blight is about to come from the card to a land; return True if it does not."""
        raise NotImplementedError

    def from_box(self, act: Action, by: By, land: int) -> Work[bool]:
        """Blight is about to be taken off the card for a land; return True if it comes from the box."""
        raise NotImplementedError

    def blighted(self, act: Action, by: By, land: int, cascaded: bool) -> Work[None]:
        """Blight was laid in a land, by the Action itself or by a cascade, before it cascades further."""
        raise NotImplementedError

    def harming(self, act: Action, by: By, land: int, seats: list[int]) -> Work[None]:
        """Blight laid in a land has destroyed presence of some seats: what it destroys in addition."""
        raise NotImplementedError

    def enough_damage(self, s: IslandState, by: By, land: int) -> int:
        """Return how much more (or less) damage to a land it takes to add blight; never less than 1."""
        raise NotImplementedError

    def brings_blight(self, s: IslandState, by: By, seat: int) -> int:
        """Return how much blight a spirit's presence brings where it is added, for those who weigh it."""
        raise NotImplementedError

    def spares_presence(self, act: Action, by: By, seat: int, land: int) -> bool:
        """Return whether blight that was just laid in a land destroys no presence of a seat there."""
        raise NotImplementedError

    def cascades(self, s: IslandState, by: By, land: int) -> bool:
        """Return whether blight that was laid in a land cascades even if there was none before."""
        raise NotImplementedError

    def stops_cascade(self, act: Action, by: By, land: int) -> bool:
        """Return whether blight that was just laid on blight does not cascade."""
        raise NotImplementedError

    def keeps_blight(self, act: Action, by: By) -> bool:
        """Blight has left a land; return whether it does not go back to the blight card."""
        raise NotImplementedError

    def blight_nearby(self, s: IslandState, by: By, land: int) -> list[int]:
        """Return where else a spirit may take blight that it removes from a land: oceans that hold some."""
        raise NotImplementedError

    def turned_blight(self, s: IslandState, by: By) -> int:
        """Return the blight that comes on a turned blight card instead of what is printed; -1: that."""
        raise NotImplementedError

    def flipping(self, act: Action, by: By) -> Work[None]:
        """The blight card has just been turned over: its immediate effect."""
        raise NotImplementedError

    # Invader Actions.

    def stops(self, s: IslandState, by: By, land: int, action: int) -> bool:
        """Return whether invaders do not RAVAGE, BUILD or EXPLORE in a land; asked when they would."""
        raise NotImplementedError

    def acting(self, act: Action, by: By, land: int, action: int) -> Work[bool]:
        """Invaders are about to ravage, build or explore in a land; return True if they do not."""
        raise NotImplementedError

    def ravaging(self, act: Action, by: By, ravage: Ravage) -> Work[None]:
        """A ravage begins; its numbers may be changed."""
        raise NotImplementedError

    def damaging(self, act: Action, by: By, ravage: Ravage) -> Work[None]:
        """The damage of a ravage is known and about to be dealt; what it does may be changed."""
        raise NotImplementedError

    def striking_back(self, act: Action, by: By, ravage: Ravage) -> Work[None]:
        """The dahan are about to strike in a ravage; `ravage.counter`, what they deal, may be changed."""
        raise NotImplementedError

    def building(self, act: Action, by: By, build: Build) -> Work[None]:
        """A build begins; what it adds may be changed, also to nothing."""
        raise NotImplementedError

    def exploring(self, act: Action, by: By, explore: Explore) -> Work[None]:
        """An explore begins; what it adds may be changed, also to nothing."""
        raise NotImplementedError

    def no_source(self, s: IslandState, by: By, land: int) -> bool:
        """Return whether the towns and cities of a land are no source for exploring."""
        raise NotImplementedError

    def stops_city(self, s: IslandState, by: By, land: int) -> bool:
        """Return whether a build that would add a city to a land does nothing."""
        raise NotImplementedError

    def builds(self, s: IslandState, by: By, card: int) -> list[int]:
        """Return lands in which a card builds though no invaders are there."""
        raise NotImplementedError

    def also_ravages(self, s: IslandState, by: By, card: int) -> list[int]:
        """Return lands with invaders in which a card ravages though it does not name them."""
        raise NotImplementedError

    def finds_way(self, s: IslandState, by: By, land: int) -> bool:
        """Return whether explorers find a way into a land though no town or city is there or nearby."""
        raise NotImplementedError

    def built(self, act: Action, by: By, land: int, kind: int) -> Work[None]:
        """Invaders have built a town or city."""
        raise NotImplementedError

    # Invader cards.

    def planning(self, s: IslandState, by: By) -> None:
        """Fear is resolved; what invaders will do now stands in `s.agenda` and may be changed."""
        raise NotImplementedError

    def skips_card(self, act: Action, by: By, action: int, card: int) -> Work[bool]:
        """A card is about to RAVAGE, BUILD or EXPLORE in its lands; return True if it is skipped."""
        raise NotImplementedError

    def choosing_lands(self, act: Action, by: By, action: int, card: int) -> Work[None]:
        """The lands in which a card has invaders act are settled: they stand in `s.queue`, to be changed."""
        raise NotImplementedError

    def stays(self, s: IslandState, by: By, card: int) -> bool:
        """Return whether a card stays on its space when invader cards move on."""
        raise NotImplementedError

    def invader_phase(self, act: Action, by: By) -> Work[None]:
        """The invader phase begins: the blighted island's effect."""
        raise NotImplementedError

    def before_ravage(self, act: Action, by: By) -> Work[None]:
        """Fear is resolved, and the ravage step is about to begin."""
        raise NotImplementedError

    def step_over(self, act: Action, by: By, action: int) -> Work[None]:
        """All cards that RAVAGE (or BUILD) this turn are done, if there were any."""
        raise NotImplementedError

    def turning_up(self, act: Action, by: By) -> Work[None]:
        """The top card of the invader deck is about to be turned up for exploring."""
        raise NotImplementedError

    def card_left(self, s: IslandState, by: By, beneath: int) -> None:
        """A card has left the invader deck for the box, with `beneath` cards under it."""
        raise NotImplementedError

    def no_escalation(self, s: IslandState, by: By, card: int) -> bool:
        """Return whether the escalation sign of a card that is turned up counts for nothing."""
        raise NotImplementedError

    def escalation(self, act: Action, by: By, card: int) -> Work[None]:
        """A card with the escalation sign is turned up, before exploring."""
        raise NotImplementedError

    def late_escalation(self, act: Action, by: By, card: int) -> Work[None]:
        """A card with the escalation sign was turned up, and exploring is over."""
        raise NotImplementedError

    def explored(self, act: Action, by: By, card: int) -> Work[None]:
        """A card has been explored; `s.explored` are the lands into which explorers came."""
        raise NotImplementedError

    def advancing(self, act: Action, by: By) -> Work[None]:
        """The invader cards have moved on."""
        raise NotImplementedError

    def cards_done(self, s: IslandState, by: By, action: int) -> None:
        """The last card with an invader action (RAVAGE, BUILD, EXPLORE) of this turn is done."""
        raise NotImplementedError

    def builds_again(self, s: IslandState, by: By, card: int) -> bool:
        """Return whether a card that leaves the ravage space goes on to an extra build space."""
        raise NotImplementedError

    def acting_boards(self, act: Action, by: By, boards: list[int]) -> Work[list[int]]:
        """Something is to be done on each of some boards, or in lands of them; return on which.

        One that is left out is skipped, one that is there twice acts twice. An invader card asks with the
        invader action as its source.
        """
        raise NotImplementedError

    # Powers.

    def cost(self, s: IslandState, by: By, seat: int, power: Power) -> int:
        """Return the energy that playing a card costs more (or less); it never sinks below 0."""
        raise NotImplementedError

    def rebate(self, s: IslandState, by: By, seat: int, power: Power) -> int:
        """Return the energy that a spirit gains when it plays a card or uses an innate power."""
        raise NotImplementedError

    def reach(self, s: IslandState, by: By, seat: int, power: Power) -> int:
        """Return the range that a spirit's power has more."""
        raise NotImplementedError

    def any_range(self, s: IslandState, by: By, seat: int) -> int:
        """Return the range that everything of a spirit has more, its growth and tracks included."""
        raise NotImplementedError

    def range_from(self, s: IslandState, by: By, seat: int, power: Power, origin: int) -> int:
        """Return the range that a spirit's power has more from one land."""
        raise NotImplementedError

    def range_to(self, s: IslandState, by: By, seat: int, power: Power, land: int) -> int:
        """Return the range that a spirit's power has more if it targets a certain land."""
        raise NotImplementedError

    def forbids_target(self, s: IslandState, by: By, land: int) -> bool:
        """Return whether no power may target a land."""
        raise NotImplementedError

    def targets(self, s: IslandState, by: By, seat: int, power: Power) -> list[int]:
        """Return lands that a spirit's power may target though out of range (`targeting` may ask a price)."""
        raise NotImplementedError

    def lends(self, s: IslandState, by: By, seat: int) -> list[int]:
        """Return other spirits from whose presence a spirit's powers may reach."""
        raise NotImplementedError

    def quickens(self, s: IslandState, by: By, seat: int, power: Power) -> bool:
        """Return whether a spirit may use this slow power as a fast one now."""
        raise NotImplementedError

    def quickening(self, act: Action, by: By) -> Work[None]:
        """The rule has let a slow power be used as a fast one."""
        raise NotImplementedError

    def delays(self, s: IslandState, by: By, seat: int, power: Power) -> bool:
        """Return whether a spirit may use this fast power as a slow one now."""
        raise NotImplementedError

    def delaying(self, act: Action, by: By) -> Work[None]:
        """The rule has let a fast power be used as a slow one."""
        raise NotImplementedError

    def hurries(self, s: IslandState, by: By, seat: int, power: Power) -> bool:
        """Return whether a slow power is a fast one, as if printed so."""
        raise NotImplementedError

    def slows(self, s: IslandState, by: By, seat: int) -> bool:
        """Return whether all powers of a spirit are slow, and nothing makes them fast."""
        raise NotImplementedError

    def repeats(self, s: IslandState, by: By, seat: int, power: Power) -> int:
        """Return what it costs a spirit to use this card, used already, once more; below 0: not possible."""
        raise NotImplementedError

    def repeating(self, act: Action, by: By) -> Work[None]:
        """The rule has let a card be used once more."""
        raise NotImplementedError

    def all_thresholds(self, s: IslandState, by: By, seat: int, power: Power) -> bool:
        """Return whether a spirit's power counts as reaching all its thresholds."""
        raise NotImplementedError

    def elements_at(self, s: IslandState, by: By, land: int) -> Elements:
        """Return the elements that thresholds of a power have in addition when it targets a land."""
        raise NotImplementedError

    def aids(self, s: IslandState, by: By, element: int) -> int:
        """Return how much of a price that an element helps to pay is paid already."""
        raise NotImplementedError

    def targeting(self, act: Action, by: By) -> Work[None]:
        """A power has got its target (`act.land` or `act.spirit`) and is about to take effect."""
        raise NotImplementedError

    def most_plays(self, s: IslandState, by: By, seat: int) -> int:
        """Return how many cards a spirit may play each turn at most."""
        raise NotImplementedError

    def card_gained(self, act: Action, by: By, seat: int, card: int) -> Work[None]:
        """A spirit has gained a power card."""
        raise NotImplementedError

    def spares_forgetting(self, s: IslandState, by: By, seat: int) -> bool:
        """Return whether a spirit that gains a major power forgets none."""
        raise NotImplementedError

    def forgetting(self, act: Action, by: By, seat: int, card: int) -> Work[bool]:
        """A spirit is about to forget a card; return True if something else has happened to it instead."""
        raise NotImplementedError

    def offers(self, s: IslandState, by: By, seat: int) -> list[int]:
        """Return what a spirit may do in addition to its powers in this phase, as numbers for `perform`."""
        raise NotImplementedError

    def perform(self, act: Action, by: By, offer: int) -> Work[None]:
        """A spirit takes up one of this rule's `offers`."""
        raise NotImplementedError

    def more_income(self, s: IslandState, by: By, seat: int) -> int:
        """Return the energy that a spirit gains more (or less) each turn."""
        raise NotImplementedError

    def more_plays(self, s: IslandState, by: By, seat: int) -> int:
        """Return how many more (or fewer) cards a spirit may play each turn."""
        raise NotImplementedError

    def keeps_elements(self, s: IslandState, by: By, seat: int) -> Elements:
        """Return elements that a spirit has each turn anyway; asked when time passes."""
        raise NotImplementedError

    def stays_in_play(self, s: IslandState, by: By, seat: int, card: int) -> bool:
        """Return whether a card stays in play, with its elements, when time passes."""
        raise NotImplementedError

    def growth_over(self, act: Action, by: By) -> Work[None]:
        """A spirit has done all its growth, before it gains energy."""
        raise NotImplementedError

    def hides_hands(self, s: IslandState, by: By) -> bool:
        """Return whether nobody sees the power cards of others, and what they play before powers are used."""
        raise NotImplementedError

    # Fear.

    def feared(self, act: Action, by: By, n: int, land: int) -> Work[None]:
        """A power has brought fear in a land (not counting what destroyed towns and cities bring)."""
        raise NotImplementedError

    def fear_drawn(self, s: IslandState, by: By) -> None:
        """A card has left the top of the fear deck."""
        raise NotImplementedError

    def keeps_terror(self, s: IslandState, by: By) -> bool:
        """Return whether earning fear cards does not raise the terror level."""
        raise NotImplementedError

    def refills_fear(self, s: IslandState, by: By) -> bool:
        """Return whether an empty fear deck is shuffled again from its discards, at terror level 3."""
        raise NotImplementedError

    def keeps_fear(self, s: IslandState, by: By) -> bool:
        """Return whether earned fear cards are not resolved in the invader phase."""
        raise NotImplementedError

    # Events.

    def stage(self, s: IslandState, by: By, stage: int) -> int:
        """Return the invader stage for events, which is printed on the top card of the invader deck."""
        raise NotImplementedError

    def forbids_event(self, s: IslandState, by: By, id: str) -> bool:
        """Return whether an event cannot be played; the next one is drawn instead."""
        raise NotImplementedError

    # What lies face down.

    def lay_face_down(self, s: IslandState, by: By, arrange: Callable[[list[int]], None]) -> None:
        """Take up the numbers that nobody sees, arrange them, and lay them where they were."""
        raise NotImplementedError

    # Moments of the game: an Action of its own each.

    def after(self, act: Action, by: By, cause: Action) -> Work[None]:
        """An Action is complete; `cause.log` says what it did. What this does is done by `act`."""
        raise NotImplementedError

    def follows(self, s: IslandState, by: By, earlier: IslandState) -> None:
        """The game begins from the end of an earlier one: take over what that leaves."""
        raise NotImplementedError

    def printed(self, s: IslandState, by: By, number: int, kind: int) -> int:
        """Return the number of the land to which a piece printed on a board comes, 0: to none."""
        raise NotImplementedError

    def preparing(self, s: IslandState, by: By) -> None:
        """The table is about to be set up: numbers such as the fear split may be changed."""
        raise NotImplementedError

    def setting_up(self, act: Action, by: By) -> Work[None]:
        """Boards and invaders are in place, before the spirits come."""
        raise NotImplementedError

    def set_up(self, act: Action, by: By) -> Work[None]:
        """Set-up is complete, the first explore included."""
        raise NotImplementedError

    def spirit_phase_over(self, act: Action, by: By) -> Work[None]:
        """All spirits are done with the spirit phase."""
        raise NotImplementedError

    def slow_phase_over(self, act: Action, by: By) -> Work[None]:
        """All slow powers have been used, before time passes."""
        raise NotImplementedError

    def time_passes(self, act: Action, by: By) -> Work[None]:
        """The turn ends; cards are still in play."""
        raise NotImplementedError

    def cards_discarded(self, act: Action, by: By) -> Work[None]:
        """The turn ends; cards in play have been discarded."""
        raise NotImplementedError

    # The end.

    def points(self, s: IslandState, by: By) -> int:
        """Return what the score has more at the end."""
        raise NotImplementedError

    def defeat(self, s: IslandState, by: By) -> str:
        """Return the id of a reason why the invaders have won, or an empty string."""
        raise NotImplementedError

    def victory(self, s: IslandState, by: By) -> int:
        """Return 1 if the spirits have won, 0 if they have not whatever the usual rule says, -1: as usual."""
        raise NotImplementedError


def points_of(rule: Rule) -> list[Any]:
    """Return the points that a rule changes, as the methods of `Rule`."""
    kind = type(rule)
    points = _POINTS_OF.get(kind)
    if points is None:
        points = [point for name, point in POINTS.items() if getattr(kind, name) is not point]
        _POINTS_OF[kind] = points
    return points


# By class: the points that its rules change.
_POINTS_OF: dict[type[Rule], list[Any]] = {}


# Every point by its name.
POINTS: dict[str, Any] = {
    name: getattr(Rule, name) for name in vars(Rule) if name[0] != "_" and callable(getattr(Rule, name))
}
