"""The value of a table: what stands on it, and what invaders will do to it."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.ai.policy.answers import play_out
from weald.games.spirit_island.model.lands import has_invaders
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    FEAR_OF_LOSS,
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
from weald.games.spirit_island.phases.invaders import act_in, acting_lands, plan
from weald.games.spirit_island.presentation.forecast.invaders import ahead, forecast
from weald.games.spirit_island.presentation.view_types import ComingRavage
from weald.games.spirit_island.rules.asking import extra
from weald.games.spirit_island.rules.effects import PREPARED
from weald.games.spirit_island.rules.fear import gain
from weald.games.spirit_island.rules.hooks import Point, Rule
from weald.games.spirit_island.rules.land_rules import add_presence, defence, strength
from weald.games.spirit_island.rules.registry import REGISTRY, active, triggers
from weald.games.spirit_island.rules.subjects import HAPPENS, INVADERS_DO, Doing, Number
from weald.games.spirit_island.rules.ways_to_lose import can_turn

WON = 1000.0


class Weights(NamedTuple):
    """Worths of things; found by playing many games with changed ones."""

    explorer: float = 1.2
    town: float = 3.0
    city: float = 5.2
    blight: float = 9.0
    dahan: float = 1.8
    fear: float = 1.6
    terror: float = 3.6
    presence: float = 1.8
    energy: float = 0.25
    hand: float = 0.3
    menace: float = 0.9
    ravage: float = 12.0
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
    kept: float = 0.6
    thief: float = 2.0
    nearly_won: float = 10.0


W = Weights()
# Presence with a special rule that is of use within a few turns, at most.
MOST_KEPT = 4
# Pieces that dahan strike down, the weakest first: kind, health, worth.
STRUCK = ((EXPLORER, 1, W.explorer), (TOWN, 2, W.town + W.fear), (CITY, 3, W.city + 2 * W.fear))


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
    worth += W.kept * kept_presence(s)
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


def kept_presence(s: IslandState) -> int:
    """Return the presence that lies with special rules and can be spent, as far as it is soon of use."""
    if not active(s, Number.KEPT_PRESENCE):
        return 0
    return sum([min(MOST_KEPT, extra(s, Number.KEPT_PRESENCE, seat=seat)) for seat in range(s.seats)])


def table_value(s: IslandState) -> float:
    """Return the value of the table after the invader actions that are known, and what threatens then."""
    then = after_invaders(s) if s.phase in (SPIRIT, FAST) else s
    return standing(then) - W.menace * menace(then)


def after_invaders(s: IslandState) -> IslandState:
    """Return the table in the slow phase of this turn, without the explorers that are not known yet."""
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


# With no rule at these points, ravages and builds can be reckoned instead of played.
PLAIN: tuple[Point, ...] = (
    *INVADERS_DO, Rule.instead_of_acting, Rule.before_ravage, Rule.before_ravage_damage,
    Number.COUNTER_ATTACK, Rule.before_build, Rule.after_build, Doing.BUILD_CITY,
    Rule.instead_of_disease, Number.LAND_HEALTH, Rule.instead_of_blight, Rule.instead_of_card_blight,
    Doing.CASCADE, Doing.LOSE_TO_BLIGHT, Rule.after_blight_harm, Rule.after_blight,
    Rule.instead_of_losing_presence, Rule.after_losing_presence, Rule.instead_of_harm,
    Rule.instead_of_destroying, Number.DAMAGE_INSTEAD, *HAPPENS.values(), Rule.extra_pieces,
    Rule.extra_badlands, Rule.after_fear, Rule.after_adding, Number.SUPPLY, Number.HEALTH, Doing.FRIGHTEN,
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
        _speaking_effects.update(*[REGISTRY.effects_at[point] for point in (*PLAIN, Rule.after_action)])
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
    """Return the cost of the next ravages and builds if nothing were done."""
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
                total += W.build_city if build["kind"] == KINDS[CITY] else W.build_town
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
    """Return the expected cost of a ravage, less the worth of the dahan's answer."""
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
    """Return the cost of one ravage, less the worth of the dahan's answer."""
    price = W.dahan * float(ravage["dahan_lost"])
    if ravage["blight"]:
        present = sum(1 for own in s.presence if own[land])
        price += W.ravage + W.presence * present + (W.cascade if s.pieces[land][BLIGHT] else 0.0)
    gone = ravage["destroyed"]
    won = W.explorer * gone.get(KINDS[EXPLORER], 0) + (W.town + W.fear) * gone.get(KINDS[TOWN], 0)
    won += (W.city + 2 * W.fear) * gone.get(KINDS[CITY], 0)
    return price - 0.8 * float(won)
