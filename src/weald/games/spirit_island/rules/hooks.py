"""Special rules: the points at which spirits, adversaries, scenarios, cards and effects change the game."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from weald.games.spirit_island.model.state import Isle, Setting
from weald.kernel.decisions import Question

if TYPE_CHECKING:
    from weald.games.spirit_island.action.action import Act
    from weald.games.spirit_island.phases.ravage import Ravage
    from weald.games.spirit_island.rules.registry import Power

R = TypeVar("R")
# Something that is done, asking where there is a choice.
Work = Generator[Question, Any, R]

# Whose rule it is: (seat,) of a spirit, (level,) of an adversary, the arguments of an effect, () otherwise.
By = tuple[int, ...]


class Rule:
    """A special rule: override the points it changes and leave the others alone.

    Numbers and answers that are asked for must not change the state. Methods that return `Work` are
    generators: they act through the verbs of `act`. What is said here is only what a point means; it is
    never called unless overridden. `id` names a spirit's rule in texts, `args` what the arguments of an
    effect are: `land` and `seat` are checked, a land that comes first is where it belongs, `n` is a number
    that its text speaks of.
    """

    id = ""
    args: tuple[str, ...] = ()

    # Numbers that are added up.

    def defend(self, s: Isle, by: By, land: int) -> int:
        """Damage of ravaging invaders that this keeps off a land."""
        raise NotImplementedError

    def health(self, s: Isle, by: By, land: int, kind: int) -> int:
        """Health that pieces of a kind have more (or less) in a land."""
        raise NotImplementedError

    def strength(self, s: Isle, by: By, land: int, kind: int) -> int:
        """Damage that each invader of a kind deals more (or less) in a land."""
        raise NotImplementedError

    def cost(self, s: Isle, by: By, seat: int, power: Power) -> int:
        """Energy that playing a card costs more (or less); it never sinks below 0."""
        raise NotImplementedError

    def rebate(self, s: Isle, by: By, seat: int, power: Power) -> int:
        """Energy that a spirit gains when it plays a card or uses an innate power."""
        raise NotImplementedError

    def reach(self, s: Isle, by: By, seat: int, power: Power) -> int:
        """Range that a spirit's power has more."""
        raise NotImplementedError

    def blight_per_player(self, s: Isle, by: By) -> int:
        """Blight for each player that comes on a blight card more (or less), at set-up and when it flips."""
        raise NotImplementedError

    # Answers; one yes is enough.

    def sacred(self, s: Isle, by: By, seat: int, land: int) -> bool:
        """Whether a land with at least one presence of a seat is its sacred site though it has only one."""
        raise NotImplementedError

    def forbids_presence(self, s: Isle, by: By, seat: int, land: int) -> bool:
        """Whether a spirit may not have presence in a land."""
        raise NotImplementedError

    def stops(self, s: Isle, by: By, land: int, action: int) -> bool:
        """Whether invaders do not do this (RAVAGE, BUILD, EXPLORE) in a land; asked when they would."""
        raise NotImplementedError

    def stops_city(self, s: Isle, by: By, land: int) -> bool:
        """Whether a build that would add a city to a land does nothing."""
        raise NotImplementedError

    def isolates(self, s: Isle, by: By, land: int) -> bool:
        """Whether a land is isolated."""
        raise NotImplementedError

    def quickens(self, s: Isle, by: By, seat: int, power: Power) -> bool:
        """Whether a spirit may use this slow power as a fast one now."""
        raise NotImplementedError

    def hurries(self, s: Isle, by: By, seat: int, power: Power) -> bool:
        """Whether a slow power is a fast one, as if printed so."""
        raise NotImplementedError

    def builds_again(self, s: Isle, by: By, card: int) -> bool:
        """Whether a card that leaves the ravage space goes on to an extra build space."""
        raise NotImplementedError

    def keeps_terror(self, s: Isle, by: By) -> bool:
        """Whether earning fear cards does not raise the terror level."""
        raise NotImplementedError

    def keeps_fear(self, s: Isle, by: By) -> bool:
        """Whether earned fear cards are not resolved in the invader phase."""
        raise NotImplementedError

    def immune(self, s: Isle, by: By, land: int, kind: int) -> bool:
        """Whether pieces of a kind in a land can neither be damaged nor destroyed."""
        raise NotImplementedError

    # Lists that are put together.

    def targets(self, s: Isle, by: By, seat: int, power: Power) -> list[int]:
        """Lands that a spirit's power may target though out of range (`targeting` may ask a price)."""
        raise NotImplementedError

    def lends(self, s: Isle, by: By, seat: int) -> list[int]:
        """Other spirits from whose presence a spirit's powers may reach, too."""
        raise NotImplementedError

    def builds(self, s: Isle, by: By, card: int) -> list[int]:
        """Lands in which a card builds though no invaders are there."""
        raise NotImplementedError

    def offers(self, s: Isle, by: By, seat: int) -> list[int]:
        """What a spirit may do besides its powers in the phase that is on, as numbers for `perform`."""
        raise NotImplementedError

    def repeats(self, s: Isle, by: By, seat: int, power: Power) -> int:
        """What it costs a spirit to use this card, used already, once more; below 0: not possible."""
        raise NotImplementedError

    # The end.

    def defeat(self, s: Isle, by: By) -> str:
        """The id of a reason why the invaders have won, or an empty string."""
        raise NotImplementedError

    def victory(self, s: Isle, by: By) -> int:
        """1: the spirits have won, 0: they have not, whatever the usual rule says; -1: as usual."""
        raise NotImplementedError

    # When something is about to happen: part of the same Action.

    def targeting(self, act: Act, by: By) -> Work[None]:
        """A power has got its target (`act.land` or `act.spirit`) and is about to take effect."""
        raise NotImplementedError

    def quickening(self, act: Act, by: By) -> Work[None]:
        """The rule has let a slow power be used as a fast one."""
        raise NotImplementedError

    def repeating(self, act: Act, by: By) -> Work[None]:
        """The rule has let a card be used once more."""
        raise NotImplementedError

    def acting(self, act: Act, by: By, land: int, action: int) -> Work[bool]:
        """Invaders are about to ravage, build or explore in a land; True if they do not."""
        raise NotImplementedError

    def ravaging(self, act: Act, by: By, ravage: Ravage) -> Work[None]:
        """A ravage begins; its numbers may be changed."""
        raise NotImplementedError

    def damaging(self, act: Act, by: By, ravage: Ravage) -> Work[None]:
        """The damage of a ravage is known and about to be dealt; what it does may be changed."""
        raise NotImplementedError

    def blighting(self, act: Act, by: By, land: int) -> Work[bool]:
        """Blight is about to come from the card to a land; True if it does not."""
        raise NotImplementedError

    def destroying(self, act: Act, by: By, land: int, piece: int) -> Work[bool]:
        """A piece is about to be destroyed; True if something else has happened to it instead."""
        raise NotImplementedError

    def losing_presence(self, act: Act, by: By, seat: int, land: int) -> Work[bool]:
        """Presence is about to be destroyed; True if it is not."""
        raise NotImplementedError

    def moved(self, act: Act, by: By, piece: int, origin: int, land: int) -> Work[None]:
        """A piece has moved from one land to another."""
        raise NotImplementedError

    def added(self, act: Act, by: By, piece: int, land: int) -> Work[None]:
        """A piece has been added to a land."""
        raise NotImplementedError

    def feared(self, act: Act, by: By, n: int, land: int) -> Work[None]:
        """A power has brought fear in a land (not counting what destroyed towns and cities bring)."""
        raise NotImplementedError

    def built(self, act: Act, by: By, land: int, kind: int) -> Work[None]:
        """Invaders have built a town or city."""
        raise NotImplementedError

    def blighted(self, act: Act, by: By, ravage: Ravage) -> Work[None]:
        """A ravage has added blight to its land."""
        raise NotImplementedError

    def gaining_presence(self, act: Act, by: By, seat: int) -> list[int]:
        """More places that presence added by growth may come from: DESTROYED."""
        raise NotImplementedError

    def regaining(self, act: Act, by: By, seat: int) -> Work[None]:
        """Growth has added presence that was destroyed before."""
        raise NotImplementedError

    # After an Action: an Action of its own.

    def after(self, act: Act, by: By, cause: Act) -> Work[None]:
        """An Action is complete; `cause.log` says what it did. What this does is done by `act`."""
        raise NotImplementedError

    # Moments of the game: an Action of its own each.

    def preparing(self, s: Isle, by: By) -> None:
        """The table is about to be set up: numbers such as the fear split may be changed."""
        raise NotImplementedError

    def setting_up(self, act: Act, by: By) -> Work[None]:
        """Boards, invaders and spirits are in place, before the first explore."""
        raise NotImplementedError

    def set_up(self, act: Act, by: By) -> Work[None]:
        """Set-up is complete, the first explore included."""
        raise NotImplementedError

    def planning(self, s: Isle, by: By) -> None:
        """Fear is resolved; what invaders will do now stands in `s.agenda` and may be changed."""
        raise NotImplementedError

    def invader_phase(self, act: Act, by: By) -> Work[None]:
        """The invader phase begins: the blighted island's effect."""
        raise NotImplementedError

    def escalation(self, act: Act, by: By, card: int) -> Work[None]:
        """A card with the escalation sign is turned up, before exploring."""
        raise NotImplementedError

    def explored(self, act: Act, by: By, card: int) -> Work[None]:
        """A card has been explored; `s.explored` are the lands into which explorers came."""
        raise NotImplementedError

    def advancing(self, act: Act, by: By) -> Work[None]:
        """The invader cards have moved on."""
        raise NotImplementedError

    def perform(self, act: Act, by: By, offer: int) -> Work[None]:
        """A spirit takes up one of this rule's `offers`."""
        raise NotImplementedError

    def flipping(self, act: Act, by: By) -> Work[None]:
        """The blight card has just been turned over: its immediate effect."""
        raise NotImplementedError

    def time_passes(self, act: Act, by: By) -> Work[None]:
        """The turn ends; cards are still in play."""
        raise NotImplementedError


POINTS = tuple(name for name in vars(Rule) if callable(getattr(Rule, name)) and name[0] != "_")

# Rules of effects, by the kind of the effect.
EFFECTS: dict[str, Rule] = {}
_WITH: dict[str, dict[str, Rule]] = {point: {} for point in POINTS}

RuleType = TypeVar("RuleType", bound=type[Rule])


def points_of(rule: Rule) -> list[str]:
    """The points that a rule changes."""
    return [point for point in POINTS if getattr(type(rule), point) is not getattr(Rule, point)]


def effect(kind: str, args: str = "") -> Callable[[RuleType], RuleType]:
    """Declare what an effect of that kind does while it lasts, and what its arguments are."""

    def declared(rule_type: RuleType) -> RuleType:
        rule = EFFECTS[kind] = rule_type()
        rule.args = tuple(args.split())
        for point in points_of(rule):
            _WITH[point][kind] = rule
        return rule_type

    return declared


Table = dict[str, tuple[tuple[Rule, By], ...]]


@lru_cache(maxsize=256)
def _table(setting: Setting) -> Table:
    """The rules in force at a table, by point."""
    from weald.games.spirit_island.rules.registry import rules_of

    found = rules_of(setting)
    return {point: tuple((rule, by) for rule, by in found if point in points_of(rule)) for point in POINTS}


def active(s: Isle, point: str) -> list[tuple[Rule, By]] | tuple[tuple[Rule, By], ...]:
    """The rules that have a say at a point right now, with whose they are."""
    standing = _table(s.setting)[point]
    if not s.effects:
        return standing
    kinds = _WITH[point]
    lasting = [(kinds[e[0]], e[1]) for e in s.effects if e[0] in kinds]
    return [*standing, *lasting] if lasting else standing


def settle(s: Isle) -> None:
    """Note anew which special rules are in force, when what decides it has changed."""
    from weald.games.spirit_island.rules.registry import BLIGHT_CARDS

    card = BLIGHT_CARDS.ids[s.blight_card] if s.flipped and s.blight_card >= 0 else ""
    s.setting = (s.adversary, s.level, s.scenario, s.spirits, card)
