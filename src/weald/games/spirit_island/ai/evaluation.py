"""How good options look: powers are tried out on a copy, and what invaders will do then is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from weald.games.spirit_island.action.action import Action, begin
from weald.games.spirit_island.action.blight import can_turn
from weald.games.spirit_island.action.context import NONE, IslandQuestion
from weald.games.spirit_island.action.joint import JointQuestion
from weald.games.spirit_island.ai.rollout import blight_brought, quick_scores, threat
from weald.games.spirit_island.model.growth_code import option_of
from weald.games.spirit_island.model.lands import has_invaders, presence_lands
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    FEAR_OF_LOSS,
    FIRE,
    HEALTH,
    INVADERS,
    KINDS,
    MARKS,
    THIEF,
    TOWN,
    WILDS,
    strife_on,
)
from weald.games.spirit_island.model.state import (
    BUILD,
    FAST,
    GAME,
    RAVAGE,
    SLOW,
    SPIRIT,
    IslandState,
    Setting,
)
from weald.games.spirit_island.phases.events import take_option
from weald.games.spirit_island.phases.invaders import act_in, acting_lands, plan
from weald.games.spirit_island.phases.powers import (
    ELEMENT,
    GROW,
    ICON,
    OFFER,
    PLAY,
    READY,
    RECLAIM,
    REPEAT,
    TRACK_ACTION,
    USE,
    Move,
)
from weald.games.spirit_island.presentation.forecast import ahead, forecast
from weald.games.spirit_island.presentation.view_types import ComingRavage
from weald.games.spirit_island.rules.declare import GrowthAction
from weald.games.spirit_island.rules.effects import PREPARED
from weald.games.spirit_island.rules.fear import gain
from weald.games.spirit_island.rules.happenings import EVENT_CARD, POWER, SPECIAL_RULE
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence, defence, strength
from weald.games.spirit_island.rules.markers import markers_needed
from weald.games.spirit_island.rules.panel import card_plays, cost, elements, reached, shown, tiers_met
from weald.games.spirit_island.rules.powers import INNATE, LAND, Power, Work
from weald.games.spirit_island.rules.registry import POWERS, REGISTRY, SPIRITS, active, triggers
from weald.games.spirit_island.rules.targeting import target_lands, target_spirits
from weald.kernel.decisions import ANY, Question, Value
from weald.kernel.driver import drive

WON = 1000.0


class Weights(NamedTuple):
    """What things are worth; found by playing many games with changed ones."""

    explorer: float = 1.2
    town: float = 2.5
    city: float = 4.5
    blight: float = 9.0
    dahan: float = 1.8
    fear: float = 1.1
    terror: float = 3.6
    presence: float = 1.8
    energy: float = 0.25
    hand: float = 0.3
    menace: float = 0.9
    ravage: float = 17.0
    cascade: float = 3.6
    build_town: float = 3.5
    build_city: float = 4.9
    short: float = 1.7
    cost: float = 0.15
    play: float = 0.2
    reclaim: float = 0.87
    out_of_cards: float = 5.0
    gain_card: float = 3.6
    gain_energy: float = 1.3
    add_presence: float = 4.7
    reach: float = 0.5
    beasts: float = 0.6
    wilds: float = 1.2
    disease: float = 2.0
    badlands: float = 0.7
    strife: float = 0.8
    marker: float = 0.5
    thief: float = 2.0
    nearly_won: float = 10.0


W = Weights()
# What dahan strike down, the weakest first: kind, health, worth.
STRUCK = ((EXPLORER, 1, W.explorer), (TOWN, 2, W.town + W.fear), (CITY, 3, W.city + 2 * W.fear))
# Of how many cards the best ones together are looked for.
MOST_CARDS = 7
# What a second power is worth in the same land, as a share of what it could do there alone.
SAME_LAND = 0.5
# What a threshold of an innate power is worth beyond what it does now.
PROGRESS = 0.4
# How many lands a power is tried in.
MOST_TRIED = 4
# Of the price of blight that a spirit's own presence brings, how much its fire does not make up for.
BURNT = 0.7


def score_options(s: IslandState, question: Question, seat: int, values: Sequence[Value]) -> list[float]:
    """Return how good each option looks."""
    q = cast("IslandQuestion", question)
    if q.of == "move":
        return score_moves(Look(s), seat, values)
    if q.kind in ("target_land", "target_spirit"):
        return score_targets(Look(s), q, seat, values)
    if isinstance(q, JointQuestion) and q.parts:
        return [event_worth(s, q, cast("int", value)) for value in values]
    return quick_scores(s, q, seat, values)


def score_moves(look: Look, seat: int, values: Sequence[Value]) -> list[float]:
    """Return how good each move of a phase looks."""
    return [look.move(seat, cast("Move", value)) for value in values]


def score_targets(look: Look, q: IslandQuestion, seat: int, values: Sequence[Value]) -> list[float]:
    """Return what this use of a power changes for the targets that are worth trying; less for others."""
    s, power = look.s, POWERS[q.source]
    tiers = tiers_met(s, seat, power)
    targets = [cast("int", value) for value in values]
    if power.target == LAND:
        targets = worth_trying(s, targets)
    tried_out = {target: look.change(seat, power, target, tiers) for target in targets}
    worst = min(tried_out.values()) - 1.0
    return [tried_out.get(cast("int", value), worst) for value in values]


def event_worth(s: IslandState, q: JointQuestion, value: int) -> float:
    """Return the outlook after an option of an event; a proposal of others is taken unless it is ruinous."""
    if value == NONE:
        return -2 * WON
    copy = s.copy()
    act = begin(copy, EVENT_CARD, q.source)
    play_out(take_option(act, q.parts[value]))
    if copy.defeat:
        return -WON
    return table_value(copy) + (WON if value == q.proposal else 0.0)


# The value of a position.


def standing(s: IslandState) -> float:
    """Value what is on the island, and what the spirits have."""
    if s.outcome or s.defeat:
        return WON if s.outcome in ("victory", "sacrifice") else -WON
    worth = 0.0
    left = 0
    for pieces in s.pieces:
        left += pieces[CITY]
        if s.terror < 3:
            left += pieces[TOWN] + (pieces[EXPLORER] if s.terror < 2 else 0)
        worth -= W.explorer * pieces[EXPLORER] + W.town * pieces[TOWN] + W.city * pieces[CITY]
        worth += W.dahan * pieces[DAHAN] - W.blight * pieces[BLIGHT]
        if any(pieces[BEASTS:]):
            worth += W.beasts * pieces[BEASTS] + W.wilds * pieces[WILDS]
            worth += W.disease * pieces[DISEASE] + W.badlands * pieces[BADLANDS]
    for key, n in s.marked.items():
        worth += W.strife * n * strife_on(key % MARKS)
    worth += W.nearly_won / (1 + left / s.seats)
    earned = len(s.fear_earned) + len(s.fear_discard)
    worth += (earned * s.fear_pool + s.fear) * W.fear / s.seats + W.terror * s.terror
    for seat in range(s.seats):
        worth += W.presence * sum(s.presence[seat]) + W.energy * min(s.energy[seat], 8)
        worth += W.hand * len(s.hands[seat])
    for kind, args, _, _ in s.effects:
        if kind == PREPARED:
            worth += W.marker * args[2]
        elif kind == KINDS[THIEF]:
            # The closer to the ocean, the sooner it costs fear and time.
            worth -= W.thief / max(1, s.island.from_ocean[args[0]])
    last_side = not can_turn(s)
    if s.blight_pool < 4:
        worth -= (4 - s.blight_pool) * (2 if last_side else 0.5) * W.short
    return worth


def table_value(s: IslandState) -> float:
    """Return the value of the table after the invader actions that are known, and what threatens then."""
    then = after_invaders(s) if s.phase in (SPIRIT, FAST) else s
    return standing(then) - W.menace * menace(then)


def after_invaders(s: IslandState) -> IslandState:
    """Return the table in the slow phase of this turn; nobody knows what will be explored."""
    copy = s.copy()
    plan(copy)
    plain = is_plain(copy)
    for action, number in copy.agenda:
        if number >= 0:
            for land in acting_lands(copy, action, number):
                if not plain or not act_plainly(copy, action, land):
                    play_out(act_in(copy, action, land, normal=True))
                    plain = plain and is_plain(copy)
    copy.agenda = []
    copy.ravage_cards, copy.build_cards, copy.high_build = copy.build_cards, [], []
    copy.phase = SLOW
    return copy


# Where no rule has a say at these points, ravages and builds can be reckoned instead of played.
PLAIN = (
    Rule.stops, Rule.acting, Rule.ravaging, Rule.damaging, Rule.striking_back, Rule.building, Rule.built,
    Rule.stops_city, Rule.enough_damage, Rule.blighting, Rule.from_box, Rule.cascades, Rule.spares_presence,
    Rule.harming, Rule.blighted, Rule.losing_presence, Rule.presence_lost, Rule.hinders, Rule.destroying,
    Rule.withstands, Rule.forbids, Rule.others, Rule.badlands, Rule.feared, Rule.added, Rule.supply,
    Rule.health, Rule.calms,
)  # fmt: skip


# By setting, whether none of its standing rules has a say there; and the effects that have one.
_plain_settings: dict[Setting, bool] = {}
_speaking_effects: set[str] = set()


def is_plain(s: IslandState) -> bool:
    """Return whether invaders act here as the rulebook says, without any special rule."""
    plain = _plain_settings.get(s.setting)
    if plain is None:
        effects, s.effects = s.effects, []
        plain = not triggers(s) and all(not active(s, point) for point in PLAIN)
        s.effects = effects
        _plain_settings[s.setting] = plain
        _speaking_effects.update(*[REGISTRY.effects_at[point] for point in (*PLAIN, Rule.after)])
    return plain and all(effect[0] not in _speaking_effects for effect in s.effects)


def act_plainly(s: IslandState, action: int, land: int) -> bool:
    """Let invaders ravage or build in a land where no special rule applies; False if that is not so easy."""
    pieces = s.pieces[land]
    if action == BUILD:
        if pieces[DISEASE]:
            pieces[DISEASE] -= 1
        else:
            pieces[CITY if pieces[TOWN] > pieces[CITY] else TOWN] += 1
        return True
    if s.marked or pieces[BADLANDS] or s.blight_pool < 2:
        return False
    dealt = 0
    for kind in INVADERS:
        if pieces[kind]:
            dealt += pieces[kind] * strength(s, land, kind)
    dealt -= defence(s, land)
    if dealt >= 2:
        if pieces[BLIGHT]:
            return False
        pieces[BLIGHT] = 1
        s.blight_pool -= 1
        for seat in range(s.seats):
            if s.presence[seat][land]:
                add_presence(s, seat, land, -1)
                s.destroyed[seat] += 1
        pieces[DAHAN] -= min(pieces[DAHAN], dealt // 2)
    strike(s, pieces, 2 * pieces[DAHAN])
    return True


def strike(s: IslandState, pieces: list[int], damage: int) -> None:
    """Let dahan strike back: first what is dearest of that which they can destroy; wounds heal."""
    frightened = 0
    for kind in (CITY, TOWN, EXPLORER):
        gone = min(pieces[kind], damage // HEALTH[kind])
        pieces[kind] -= gone
        damage -= gone * HEALTH[kind]
        frightened += gone * FEAR_OF_LOSS[kind]
    if frightened:
        gain(s, frightened)


def menace(s: IslandState) -> float:
    """Return what the next ravages and builds would cost if nothing were done."""
    coming = ahead(s)
    if s.phase == SLOW:
        return quick_menace(s, coming)
    lands = {land for _, _, named in coming for land in named if has_invaders(s, land)}
    total = 0.0
    for land in lands:
        fate = forecast(s, coming, land)
        for ravage in fate.get("ravage", ()):
            if not ravage["stopped"]:
                total += ravage_cost(s, land, ravage)
        for build in fate.get("build", ()):
            if not build["stopped"]:
                total += W.build_city if build["kind"] == "city" else W.build_town
    return total


def quick_menace(s: IslandState, coming: list[tuple[int, int, list[int]]]) -> float:
    """Return the same in the slow phase, reckoned without a copy: what lasts for the turn will have ended."""
    effects = s.effects
    if effects or s.later:
        s.effects = [effect for effect in effects if effect[2] == GAME] + s.later
    total = 0.0
    for action, _, lands in coming:
        for land in lands:
            pieces = s.pieces[land]
            if not (pieces[EXPLORER] or pieces[TOWN] or pieces[CITY]):
                continue
            if action == RAVAGE:
                total += quick_ravage_cost(s, land, pieces)
            elif action == BUILD and not pieces[DISEASE]:
                total += W.build_city if pieces[TOWN] > pieces[CITY] else W.build_town
    s.effects = effects
    return total


def quick_ravage_cost(s: IslandState, land: int, pieces: list[int]) -> float:
    """Return what a ravage would cost, less what the dahan's answer is worth."""
    dealt = 0
    for kind in INVADERS:
        if pieces[kind]:
            dealt += pieces[kind] * strength(s, land, kind)
    if s.marked:
        dealt -= sum([strength(s, land, piece) * n for piece, n in quarrelling(s, land)])
    dealt = max(0, dealt - defence(s, land))
    dahan = pieces[DAHAN]
    lost = min(dahan, dealt // 2)
    price = W.dahan * lost
    if dealt >= 2:
        present = sum([1 for own in s.presence if own[land]])
        price += W.ravage + W.presence * present + (W.cascade if pieces[BLIGHT] else 0.0)
    counter = 2 * (dahan - lost)
    won = 0.0
    for kind, health, worth in STRUCK:
        gone = min(pieces[kind], counter // health)
        won += gone * worth
        counter -= gone * health
    return price - 0.8 * won


def quarrelling(s: IslandState, land: int) -> list[tuple[int, int]]:
    """Return the invaders of a land that strife keeps from ravaging, with their numbers."""
    first = land * MARKS
    return [
        (key - first, n)
        for key, n in s.marked.items()
        if first <= key < first + MARKS and strife_on(key - first)
    ]


def ravage_cost(s: IslandState, land: int, ravage: ComingRavage) -> float:
    """Return what one ravage costs, less what the dahan's answer is worth."""
    price = W.dahan * float(ravage["dahan_lost"])
    if ravage["blight"]:
        present = sum(1 for own in s.presence if own[land])
        price += W.ravage + W.presence * present + (W.cascade if s.pieces[land][BLIGHT] else 0.0)
    gone = ravage["destroyed"]
    won = W.explorer * gone.get("explorer", 0) + (W.town + W.fear) * gone.get("town", 0)
    won += (W.city + 2 * W.fear) * gone.get("city", 0)
    return price - 0.8 * float(won)


# Moves of a phase.


# What is on the table, in a form that can be looked up.
Key = tuple[Any, ...]


def table_key(s: IslandState) -> Key:
    """Return everything on the island that the worth of a power depends on."""
    return (
        s.phase, s.turn, tuple(map(tuple, s.pieces)), tuple(map(tuple, s.presence)), tuple(s.marked.items()),
        tuple(s.effects), tuple(s.later), tuple(s.counters.items()), s.changes, s.oceans, s.fear, s.terror,
        len(s.fear_earned), len(s.fear_discard), s.blight_pool, s.flipped, tuple(s.ravage_cards),
        tuple(s.build_cards), tuple(s.high_build), tuple(s.explore_cards), tuple(s.agenda), tuple(s.queue),
        tuple(s.covered), tuple(s.destroyed), tuple(s.away),
    )  # fmt: skip


def panel_key(s: IslandState) -> Key:
    """Return what the spirits have beside it, and what they have done this turn."""
    return (
        tuple(s.energy), tuple(map(tuple, s.hands)), tuple(map(tuple, s.played)),
        tuple(map(tuple, s.discards)), tuple(map(tuple, s.elements)), tuple(s.plays), tuple(s.extra_plays),
        tuple(map(tuple, s.used)), tuple(map(tuple, s.changed_speed)), tuple(map(tuple, s.icons)),
        tuple(map(tuple, s.picks)), tuple(s.paid),
    )  # fmt: skip


class Memory:
    """What was reckoned in one search: its playouts come through the same positions again and again.

    Tables get numbers. By table, `plays` are what cards that could be played were worth, and `uses` the
    changes of the value by the use of a power on a target.
    """

    __slots__ = ("numbers", "plays", "uses")

    def __init__(self) -> None:
        self.numbers: dict[Key, int] = {}
        self.plays: dict[tuple[int, int, str, int], tuple[float, int]] = {}
        self.uses: dict[tuple[int, int, str, int, int], float] = {}

    def number(self, s: IslandState) -> int:
        """Return the number of a table."""
        return self.numbers.setdefault(table_key(s), len(self.numbers))


class Look:
    """A look at what can be done next: how things stand now, and how after the invaders."""

    def __init__(self, s: IslandState, memory: Memory | None = None, number: int = 0) -> None:
        self.s = s
        self.memory = memory or Memory()
        self.number = number
        self._now: float | None = None
        self._later: IslandState | None = None
        self._later_worth = 0.0
        self._hands: dict[int, dict[int, float]] = {}

    @property
    def now(self) -> float:
        """The value of the table as it is."""
        if self._now is None:
            self._now = table_value(self.s)
        return self._now

    @property
    def later(self) -> IslandState:
        """The table as slow powers will find it."""
        if self._later is None:
            self._later = after_invaders(self.s)
            self._later_worth = table_value(self._later)
        return self._later

    def move(self, seat: int, move: Move) -> float:
        """Return what a move is worth; finishing the phase is 0."""
        s = self.s
        what = move[0]
        if what == READY:
            return 0.0
        if what in (USE, REPEAT):
            return self.use(seat, move)
        if what == PLAY:
            return self.play(seat, move[1])
        if what == GROW:
            part, n = option_of(move[1])
            option = SPIRITS[s.spirits[seat]].growth[part].options[n]
            return 10.0 + sum(icon_worth(s, seat, icon) for icon in option)
        if what == ICON:
            return 20.0
        if what == RECLAIM:
            return 5.0
        if what == OFFER:
            return self.offer(seat, move)
        if what == TRACK_ACTION:
            action = SPIRITS[s.spirits[seat]].tracks.spaces[move[2]].action
            return 0.0 if action is None else track_worth(s, seat, action)
        return 0.4 if what == ELEMENT else 0.1

    def offer(self, seat: int, move: Move) -> float:
        """Return what a spirit's own special rule would change; what a scenario offers is worth a little."""
        rule, by = active(self.s, Rule.offers)[move[1]]
        if not isinstance(by, Owner):
            return 0.1
        then = self.s.copy()
        play_out(rule.perform(begin(then, SPECIAL_RULE, rule.id, seat), by, move[2]))
        # What changes nothing is left alone.
        return table_value(then) - self.now or -0.01

    def use(self, seat: int, move: Move) -> float:
        """Return what a power is worth at its best target; with fewer elements only if that is better."""
        power = POWERS.all[move[1]]
        tiers = move[2] if len(move) > 2 else tiers_met(self.s, seat, power)
        spent = W.marker * sum(markers_needed(self.s, seat, power, tiers)) if len(move) > 2 else 0.0
        targets = targets_of(self.s, seat, power, tiers)
        gain = max([self.change(seat, power, target, tiers) for target in targets], default=0.0)
        return gain - spent - (0.05 if len(move) > 2 else 0.0)

    def play(self, seat: int, card: int) -> float:
        """Return what playing a card is worth, together with the cards that go best with it."""
        if seat not in self._hands:
            self._hands[seat] = Hand(self, seat).scores()
        return self._hands[seat].get(card, -1.0)

    def gain(self, seat: int, power: Power, tiers: int) -> tuple[float, int]:
        """Return what the best use of a power would change when its phase comes, and its target."""
        plays, key = self.memory.plays, (self.number, seat, power.id, tiers)
        worth = plays.get(key)
        if worth is None:
            table, before = (self.s, self.now) if power.fast else (self.later, self._later_worth)
            best, target = best_use(table, seat, power, tiers, before)
            worth = plays[key] = (max(best - before, 0.0), target)
        return worth

    def change(self, seat: int, power: Power, target: int, tiers: int) -> float:
        """Return by how much this use of a power changes the value now."""
        uses, key = self.memory.uses, (self.number, seat, power.id, target, tiers)
        change = uses.get(key)
        if change is None:
            change = uses[key] = value_after_use(self.s, seat, power, target, tiers) - self.now
        return change


class Hand:
    """The cards that a spirit can play this turn, alone and together: their elements reach thresholds."""

    def __init__(self, look: Look, seat: int) -> None:
        s = look.s
        self.look = look
        self.seat = seat
        self.have = elements(s, seat)
        self.room = card_plays(s, seat) - s.plays[seat]
        self.innates = [POWERS.all[number] for number in SPIRITS[s.spirits[seat]].innates]
        # The price and the worth by itself of each card that can be paid.
        self.costs = {card: cost(s, seat, card) for card in s.hands[seat]}
        alone = {
            card: self.worth([card], self.have_with([card]))
            for card in s.hands[seat]
            if self.costs[card] <= s.energy[seat]
        }
        # Many cards can be put together in too many ways.
        self.cards = sorted(alone, key=lambda card: -alone[card])[:MOST_CARDS]
        self.best = alone

    def scores(self) -> dict[int, float]:
        """Return for each card what the best cards together with it are worth more than no card."""
        nothing = self.worth([], self.have)
        if self.room > 1:
            self._extend([], 0, self.look.s.energy[self.seat])
        return {card: worth - nothing for card, worth in self.best.items()}

    def _extend(self, cards: list[int], first: int, energy: int) -> None:
        """Try more cards together, those from the `first` one on, as far as plays and energy go."""
        for i in range(first, len(self.cards)):
            card = self.cards[i]
            if self.costs[card] <= energy:
                together = [*cards, card]
                if len(together) > 1:
                    worth = self.worth(together, self.have_with(together))
                    for one in together:
                        self.best[one] = max(self.best[one], worth)
                if len(together) < self.room:
                    self._extend(together, i + 1, energy - self.costs[card])

    def have_with(self, cards: list[int]) -> list[int]:
        """Return the elements of the turn with those of some cards."""
        have = self.have
        for card in cards:
            have = [a + b for a, b in zip(have, POWERS.all[card].elements, strict=True)]
        return have

    def worth(self, cards: list[int], have: list[int]) -> float:
        """Return what some cards and the innate powers can do; two in the same land do less than both."""
        look, seat = self.look, self.seat
        total = 0.0
        hit: set[int] = set()
        for power in [*[POWERS.all[card] for card in cards], *self.innates]:
            tiers = reached(power, have)
            if power.deck == INNATE and not tiers:
                total += PROGRESS * nearness(power, have)
                continue
            gain, target = look.gain(seat, power, tiers)
            if gain > 0.0 and power.target == LAND:
                if target in hit:
                    gain *= SAME_LAND
                hit.add(target)
            total += gain
            if power.deck == INNATE:
                total += PROGRESS * tiers.bit_count()
        return total + sum([W.play - W.cost * self.costs[card] for card in cards])


def nearness(power: Power, have: list[int]) -> float:
    """Return which part of its first threshold a power reaches."""
    needed = power.needed[0] if power.needed else ()
    total = sum([n for _, n in needed])
    return sum([min(n, have[e]) for e, n in needed]) / total if total else 0.0


def best_use(s: IslandState, seat: int, power: Power, tiers: int, otherwise: float) -> tuple[float, int]:
    """Return the best value that a power can lead to, and its target."""
    best, where = otherwise, NONE
    for n, target in enumerate(targets_of(s, seat, power, tiers)):
        value = value_after_use(s, seat, power, target, tiers)
        if not n or value > best:
            best, where = value, target
    return best, where


def targets_of(s: IslandState, seat: int, power: Power, tiers: int) -> list[int]:
    """Return the targets that are worth trying."""
    if power.target == LAND:
        return worth_trying(s, target_lands(s, seat, power, tiers))
    return target_spirits(s, seat, power)


def worth_trying(s: IslandState, lands: list[int]) -> list[int]:
    """Return the lands where a power is likely to do most, the most threatened first."""
    if len(lands) <= MOST_TRIED:
        return lands
    threats = threat(s)
    return sorted(lands, key=lambda land: -threats.get(land, 0.0))[:MOST_TRIED]


def value_after_use(s: IslandState, seat: int, power: Power, target: int, tiers: int) -> float:
    """Return the value after this use of a power, and what cards that it put into play can do then."""
    then = tried(s, seat, power, target, tiers)
    if not all(map(any, then.presence)):
        # A spirit without presence is the end.
        return -WON
    value = table_value(then)
    for other in range(s.seats):
        for card in then.played[other]:
            if card not in s.played[other]:
                played = POWERS.all[card]
                best, _ = best_use(then, other, played, tiers_met(then, other, played), value)
                value += max(0.0, best - value) + W.hand
    return value


def track_worth(s: IslandState, seat: int, action: GrowthAction) -> float:
    """Return what the action of a space of a track is worth now."""
    if action.id == "markers_for_play":
        # Only for a card that can be paid and could not be played otherwise.
        able = any(cost(s, seat, card) <= s.energy[seat] for card in s.hands[seat])
        return 2.0 * W.marker if s.paid[seat] and able and s.plays[seat] >= card_plays(s, seat) else -1.0
    return icon_worth(s, seat, action)


def icon_worth(s: IslandState, seat: int, icon: GrowthAction) -> float:
    """Return what an action of a growth option is worth now."""
    hand, plays = len(s.hands[seat]), card_plays(s, seat)
    if icon.id == "reclaim_all":
        return W.reclaim * len(s.discards[seat]) + (W.out_of_cards if hand < plays else 0.0)
    if icon.id in ("reclaim_one", "reclaim_half"):
        many = min(len(s.discards[seat]), 1 if icon.id == "reclaim_one" else 3)
        return many * W.reclaim + (W.out_of_cards / 2 if many and hand < plays else 0.0)
    if icon.id == "extra_plays":
        return 1.5 if hand > plays else 0.3
    if icon.id == "damage":
        own = [land for land in presence_lands(s, seat) if has_invaders(s, land)]
        return 1.5 * (icon.n or 0) if own else 0.0
    if icon.id == "one_fast":
        return 0.5
    if icon.id == "gain_power_card":
        return W.gain_card if hand + len(s.discards[seat]) < 8 else W.gain_card / 2
    if icon.id in ("gain_energy", "gain_energy_per_fire", "gain_energy_per_play"):
        fires = shown(s, seat).elements[FIRE]
        many = {"gain_energy_per_fire": fires, "gain_energy_per_play": plays}.get(icon.id, 1)
        return many * (icon.n or 0) * W.gain_energy * max(0.2, 1.0 - 0.25 * s.energy[seat])
    if icon.id == "pay_energy":
        return -(icon.n or 0) * W.gain_energy * max(0.2, 1.0 - 0.25 * s.energy[seat])
    if icon.id == "move_presence":
        return W.reach
    if icon.id == "presence_or_disease":
        return max(W.add_presence if s.covered[seat] else 0.5, W.disease)
    if icon.id == "add_presence":
        left = s.covered[seat]
        worth = (W.add_presence if left else 0.5) + W.reach * min(icon.n or 0, 2)
        return worth - BURNT * W.blight * blight_brought(s, seat)
    return icon.worth


def tried(s: IslandState, seat: int, power: Power, target: int, tiers: int) -> IslandState:
    """Return the table after this use of a power."""
    copy = s.copy()
    act = Action(copy, POWER, power.id, seat)
    if power.price is not None:
        if not power.price.payable(copy, seat):
            return copy
        play_out(power.price.pay(act))
    if power.target == LAND:
        play_out(act.use(power, tiers, [target]))
    else:
        act.power, act.tiers, act.spirit = power, tiers, target
        play_out(power.body(act))
    return copy


def play_out(work: Work[Any]) -> None:
    """Do something to its end, answering questions at first sight."""
    drive(work, reply_at_first_sight)


def reply_at_first_sight(question: Question) -> Any:
    """Reply to a question of a trial; no trial inside a trial."""
    seat = question.seats[0]
    values = list(question.options[0])
    q = cast("IslandQuestion", question)
    scores = [0.0] if len(values) == 1 else quick_scores(q.s, q, seat, values)
    value = values[scores.index(max(scores))]
    return (seat, value) if question.mode == ANY else value
