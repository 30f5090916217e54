"""Everything declared, by id and number, and which special rules have a say at a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

from weald.games.spirit_island.model.state import NOBODY, IslandState, Setting
from weald.games.spirit_island.rules.declare import (
    Adversary,
    Aspect,
    BlightCard,
    EffectKind,
    EventCard,
    FearCard,
    Scenario,
    Spirit,
)
from weald.games.spirit_island.rules.happenings import (
    ADVERSARY,
    BLIGHT_CARD,
    EVENT_CARD,
    FEAR_CARD,
    POWER,
    SCENARIO,
    SPECIAL_RULE,
)
from weald.games.spirit_island.rules.hooks import ALL_POINTS, By, InForce, Owner, Point, Rule, points_of
from weald.games.spirit_island.rules.powers import INNATE, Declared, Power

T = TypeVar("T", bound=Declared)

# Tables of version 1 that are not set up yet: their records hold an answer that is not asked for any more.
OLD_SETUP = "old_setup"

# In the counters: under how many cards of its deck the event goes back when it is done.
EVENT_RETURNS = "event_returns"

# In the counters: which invader actions have no card left in this turn, bit by bit.
STEPS_OVER = "steps_over"

# In the counters: a bit for each board to which the ravage step of this turn has added blight.
RAVAGE_BLIGHT = "ravage_blight"

# Keys of `s.counters` that belong to the rules themselves.
COUNTERS = ("prepared", "fear_resolved", EVENT_RETURNS, OLD_SETUP, STEPS_OVER, RAVAGE_BLIGHT)


class Shelf(Generic[T]):
    """Declared things by id; in states they are numbers, in the order of all ids, aspects behind the others.

    The first `usual` are those of no aspect. Numbers change when content is added: nothing that is stored or
    shuffled may depend on them. What a table plays with is `of(sets)`, which keeps the order of the ids.
    """

    def __init__(self) -> None:
        self.by_id: dict[str, T] = {}
        self.all: list[T] = []
        self.ids: list[str] = []
        self.usual = 0
        self._numbers: dict[str, int] = {}
        self._of: dict[tuple[str, ...], list[int]] = {}

    def fill(self, things: Iterable[T]) -> None:
        """Take up everything there is."""
        for thing in things:
            assert thing.id not in self.by_id, f"{thing.id} is declared twice"
            self.by_id[thing.id] = thing
        self.ids = sorted(self.by_id, key=lambda id: (self.by_id[id].of_aspect, id))
        self.usual = sum([not thing.of_aspect for thing in self.by_id.values()])
        self.all = [self.by_id[id] for id in self.ids]
        self._numbers = {id: i for i, id in enumerate(self.ids)}
        for number, thing in enumerate(self.all):
            thing.number = number

    def number(self, id: str) -> int:
        """Return the number of the thing with that id."""
        return self._numbers[id]

    def of(self, sets: tuple[str, ...]) -> list[int]:
        """Return the numbers of all things in some sets."""
        numbers = self._of.get(sets)
        if numbers is None:
            numbers = self._of[sets] = [i for i, thing in enumerate(self.all) if thing.set in sets]
        return numbers

    def ids_of(self, sets: tuple[str, ...]) -> list[str]:
        """Return the ids of all things in some sets."""
        return [self.ids[i] for i in self.of(sets)]

    def __getitem__(self, id: str) -> T:
        return self.by_id[id]

    def named(self, id: str, by: Declared) -> T:
        """Return the thing that a declaration names; raise ValueError if there is none."""
        if id not in self.by_id:
            raise ValueError(f"{by.id} names {id}, which is not declared")
        return self.by_id[id]


class Registry:
    """Everything that content declares; empty until `content.load` fills it, and never changed again."""

    def __init__(self) -> None:
        self.powers: Shelf[Power] = Shelf()
        self.spirits: Shelf[Spirit] = Shelf()
        self.fear_cards: Shelf[FearCard] = Shelf()
        self.blight_cards: Shelf[BlightCard] = Shelf()
        self.events: Shelf[EventCard] = Shelf()
        self.adversaries: Shelf[Adversary] = Shelf()
        self.scenarios: Shelf[Scenario] = Shelf()
        self.effects: dict[str, EffectKind] = {}
        self.sets: tuple[str, ...] = ()
        self.counters: list[str] = []
        # By point: the rules of effects that change it, by the kind of the effect.
        self.effects_at: dict[Any, dict[str, Rule]] = {point: {} for point in ALL_POINTS}

    def fill(self, declared: Sequence[Declared], sets: Sequence[str]) -> None:
        """Take up all declarations; `sets` says in which order sets are named."""
        assert not self.sets, "content is loaded once"
        self.powers.fill([thing for thing in declared if isinstance(thing, Power)])
        aspects = [thing for thing in declared if isinstance(thing, Aspect)]
        spirits = {thing.id: thing for thing in declared if isinstance(thing, Spirit)}
        for aspect in aspects:
            if aspect.of not in spirits:
                raise ValueError(f"{aspect.id} names {aspect.of}, which is not declared")
        self.spirits.fill([*spirits.values(), *(aspect.panel(spirits[aspect.of]) for aspect in aspects)])
        self.fear_cards.fill([thing for thing in declared if isinstance(thing, FearCard)])
        self.blight_cards.fill([thing for thing in declared if isinstance(thing, BlightCard)])
        self.events.fill([thing for thing in declared if isinstance(thing, EventCard)])
        self.adversaries.fill([thing for thing in declared if isinstance(thing, Adversary)])
        self.scenarios.fill([thing for thing in declared if isinstance(thing, Scenario)])
        self.sets = tuple(name for name in sets if any(thing.set == name for thing in declared))
        for thing in declared:
            if isinstance(thing, Power) and thing.spirit:
                spirit = self.spirits.named(thing.spirit, thing)
                owned = spirit.innates if thing.deck == INNATE else spirit.cards
                owned.append(self.powers.number(thing.id))
            elif isinstance(thing, EffectKind):
                self.add_effect(thing)
            elif isinstance(thing, EventCard) and thing.foe:
                self.adversaries.named(thing.foe[0], thing)
            elif isinstance(thing, Spirit):
                for id in thing.progression:
                    self.powers.named(id, thing)
        for aspect in aspects:
            self.share_powers(aspect)
        rules = self.rules()
        for rule in rules:
            check_subjects(rule)
        self.counters = sorted({*COUNTERS, *(name for rule in rules for name in rule.counters)})

    def share_powers(self, aspect: Aspect) -> None:
        """Give an aspect the powers of its spirit that it keeps; raise ValueError unless all others exist."""
        base, panel = self.spirits[aspect.of], self.spirits[aspect.id]
        powers = [*base.innates, *base.cards]
        parts = {*(self.powers.ids[number] for number in powers), *(rule.id for rule in base.rules)}
        for id in aspect.without:
            if id not in parts:
                raise ValueError(f"{aspect.id} replaces {id}, which {base.id} does not have")
        kept = [number for number in powers if self.powers.ids[number] not in aspect.without]
        panel.innates = [*(number for number in kept if number in base.innates), *panel.innates]
        panel.cards = [*(number for number in kept if number in base.cards), *panel.cards]

    def add_effect(self, kind: EffectKind) -> None:
        """Take up one kind of effect."""
        assert kind.id not in self.effects, f"{kind.id} is declared twice"
        self.effects[kind.id] = kind
        for point in points_of(kind.rule):
            self.effects_at[point][kind.id] = kind.rule

    def rules(self, with_aspects: bool = True) -> list[Rule]:
        """Return every special rule there is."""
        panels = self.spirits.all if with_aspects else self.spirits.all[: self.spirits.usual]
        rules = [rule for spirit in panels for rule in spirit.rules]
        for adversary in self.adversaries.all:
            rules += [level.rule for level in adversary.levels if level.rule is not None]
        rules += [scenario.rule for scenario in self.scenarios.all]
        rules += [card.rule for card in self.blight_cards.all]
        effects = self.effects.values()
        return rules + [kind.rule for kind in effects if with_aspects or not kind.of_aspect]


def check_subjects(rule: Rule) -> None:
    """Raise ValueError if a rule answers questions without saying which, or says which without answering."""
    kind = type(rule)
    name = kind.__name__
    if (kind.may is not Rule.may) != bool(rule.doings):
        raise ValueError(f"{name} has `may` or `doings`, and needs both")
    if (kind.extra is not Rule.extra) != bool(rule.numbers):
        raise ValueError(f"{name} has `extra` or `numbers`, and needs both")


REGISTRY = Registry()
POWERS = REGISTRY.powers
SPIRITS = REGISTRY.spirits
FEAR_CARDS = REGISTRY.fear_cards
BLIGHT_CARDS = REGISTRY.blight_cards
EVENTS = REGISTRY.events
ADVERSARIES = REGISTRY.adversaries
SCENARIOS = REGISTRY.scenarios
EFFECTS = REGISTRY.effects
EFFECTS_AT = REGISTRY.effects_at


def base_of(id: str) -> str:
    """Return the spirit to which a panel belongs: itself, or that of which it is an aspect."""
    return SPIRITS[id].base


def aspect_place(panel: Spirit) -> int:
    """Return which aspect of its spirit a panel is, from 1 on in the order of ids; 0 for the spirit."""
    return [other.id for other in SPIRITS.all if other.base == panel.base].index(panel.id)


def without_aspects(sets: tuple[str, ...]) -> list[str]:
    """Return the ids of the spirits of some sets, which may be dealt."""
    return [id for id in SPIRITS.ids_of(sets) if not SPIRITS[id].of_aspect]


def is_on_offer(s: IslandState, panel: Spirit) -> bool:
    """Return whether a table plays with a panel: an aspect needs its spirit's set as well, and no list."""
    in_play = panel.set in s.sets and SPIRITS[panel.base].set in s.sets
    return in_play and not (panel.of_aspect and s.power_progression)


def free_panels(s: IslandState) -> list[int]:
    """Return the numbers of the panels that a seat may still choose: each spirit plays once."""
    taken = {base_of(id) for id in s.spirits + s.former if id}
    return [panel.number for panel in SPIRITS.all if panel.base not in taken and is_on_offer(s, panel)]


def deck_of(s: IslandState, deck: int) -> list[int]:
    """Return all cards of the minor or major deck that a table plays with, in the order of their ids."""
    return _deck_of(s.sets, deck)[:]


@lru_cache(maxsize=64)
def _deck_of(sets: tuple[str, ...], deck: int) -> list[int]:
    return [number for number in POWERS.of(sets) if POWERS.all[number].deck == deck]


# The rules in force.

Rules = Sequence[tuple[Rule, By]]
Triggers = Sequence[tuple[Rule, By, int]]


def rules_of(setting: Setting) -> list[tuple[Rule, By, int]]:
    """Return every special rule of a table with the cause of its Actions, apart from passing effects."""
    against, level, story, spirits, blight = setting
    rules: list[tuple[Rule, By, int]] = []
    for seat, id in enumerate(spirits):
        if id:
            rules += [(rule, Owner(seat), SPECIAL_RULE) for rule in SPIRITS[id].rules]
    if against != NOBODY:
        levels = [each.rule for each in ADVERSARIES[against].levels[: level + 1]]
        rules += [(rule, InForce(level), ADVERSARY) for rule in levels if rule is not None]
    if story != NOBODY:
        rules.append((SCENARIOS[story].rule, (), SCENARIO))
    if blight:
        rules.append((BLIGHT_CARDS[blight].rule, (), BLIGHT_CARD))
    return rules


def cause_of(source: str) -> int:
    """Return the cause of Actions that an effect from this source leads to."""
    if source in POWERS.by_id:
        return POWER
    if source in FEAR_CARDS.by_id:
        return FEAR_CARD
    if source in BLIGHT_CARDS.by_id:
        return BLIGHT_CARD
    if source in EVENTS.by_id:
        return EVENT_CARD
    if source in ADVERSARIES.by_id:
        return ADVERSARY
    return SCENARIO if source in SCENARIOS.by_id else SPECIAL_RULE


@lru_cache(maxsize=1024)
def _standing(setting: Setting) -> dict[Any, Rules]:
    """Return the rules in force at a table, by point."""
    table: dict[Any, Rules] = dict.fromkeys(ALL_POINTS, ())
    for rule, by, _ in rules_of(setting):
        for point in points_of(rule):
            table[point] = (*table[point], (rule, by))
    return table


@lru_cache(maxsize=1024)
def _standing_triggers(setting: Setting) -> Triggers:
    """Return the rules in force that act after Actions, with the cause of theirs."""
    return tuple(rule for rule in rules_of(setting) if Rule.after_action in points_of(rule[0]))


class Standing:
    """The rules and triggers of a setting."""

    __slots__ = ("rules", "setting", "triggers")

    def __init__(self, setting: Setting | None) -> None:
        self.setting = setting
        self.rules: dict[Any, Rules] = {} if setting is None else _standing(setting)
        self.triggers: Triggers = () if setting is None else _standing_triggers(setting)


class LastSetting:
    """The setting that was asked for last, with its rules and triggers.

    Nearly always it is the same one again, and an identity is much cheaper to compare than a setting is to
    hash. Tables are played in several threads, so it changes as a whole.
    """

    __slots__ = ("now",)

    def __init__(self) -> None:
        self.now = Standing(None)

    def look_up(self, setting: Setting) -> Standing:
        """Change to another setting."""
        self.now = now = Standing(setting)
        return now


LAST = LastSetting()


def triggers(s: IslandState) -> Triggers:
    """Return the rules that may act after an Action right now, with the cause of theirs."""
    last = LAST.now
    if last.setting is not s.setting:
        last = LAST.look_up(s.setting)
    standing = last.triggers
    if not s.effects:
        return standing
    kinds = EFFECTS_AT[Rule.after_action]
    lasting = [(kinds[e[0]], e[1], cause_of(e[3])) for e in s.effects if e[0] in kinds]
    return [*standing, *lasting] if lasting else standing


def active(s: IslandState, point: Point) -> Rules:
    """Return the rules that have a say at a point right now, each with what it is called with."""
    last = LAST.now
    if last.setting is not s.setting:
        last = LAST.look_up(s.setting)
    standing = last.rules[point]
    if not s.effects:
        return standing
    kinds = EFFECTS_AT[point]
    if not kinds:
        return standing
    lasting = [(kinds[e[0]], e[1]) for e in s.effects if e[0] in kinds]
    return [*standing, *lasting] if lasting else standing


def active_beside_powers(s: IslandState, point: Point) -> Rules:
    """Return the rules that have a say at a point, without effects of powers."""
    kinds = EFFECTS_AT[point]
    lasting = [(kinds[e[0]], e[1]) for e in s.effects if e[0] in kinds and cause_of(e[3]) != POWER]
    return [*_standing(s.setting)[point], *lasting]


def active_of_spirits(s: IslandState, point: Point) -> Rules:
    """Return the rules that have a say at a point and are those of spirits, or effects of their Actions."""
    kinds = EFFECTS_AT[point]
    lasting = [(kinds[e[0]], e[1]) for e in s.effects if e[0] in kinds and cause_of(e[3]) <= SPECIAL_RULE]
    return [*(pair for pair in _standing(s.setting)[point] if isinstance(pair[1], Owner)), *lasting]


def settle(s: IslandState) -> None:
    """Note which special rules are in force, when what decides it has changed."""
    s.setting = Setting(s.adversary, s.level, s.scenario, s.spirits, s.blight_card if s.flipped else "")
