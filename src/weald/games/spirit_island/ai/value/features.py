"""Numbers that the chance of the spirits to win is learned from.

All of it lies open on the table. Numbers are per spirit, so that tables of all sizes teach the same.
"""

from __future__ import annotations

from functools import lru_cache

from weald.games.spirit_island.model.invader_cards import lands_of_card
from weald.games.spirit_island.model.lands import has_building, strife_in
from weald.games.spirit_island.model.pieces import (
    BADLANDS,
    BEASTS,
    BLIGHT,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    TOWN,
    WILDS,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.land_rules import defence, strength
from weald.games.spirit_island.rules.panel import card_plays, income, shown
from weald.games.spirit_island.rules.powers import MAJOR
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS, base_of
from weald.games.spirit_island.rules.tracks import CARDS, ENERGY, Tracks
from weald.games.spirit_island.rules.ways_to_lose import can_turn

# Damage that blights a land.
ENOUGH = 2
# Blight on the other side of a blight card for every spirit, more or less.
OTHER_SIDE = 3.0

NAMES = (
    "explorers", "towns", "cities", "dahan", "blight", "tokens", "clear_lands", "building_lands",
    "blight_left", "blight_left_inverse", "healthy",
    "fear_left", "fear_left_sq", "terror_2", "terror_3", "to_destroy", "to_destroy_next",
    "nearly_won", "nearly_next", "nearly_soon", "hurry",
    "turns_left", "late", "slack", "doomed", "pending",
    "ravages", "cascades", "dahan_lost", "presence_lost", "ruin", "ravages_later", "damage_later", "builds",
    "city_builds", "struck", "dangerous", "blighted",
    "presence", "sites", "destroyed", "income", "plays", "energy", "hand", "cards", "track_elements",
    "reach", "playable", "short_hand", "idle", "few_cards", "few_presence", "output", "output_ahead",
    "growing", "out_of_reach", "strain",
)  # fmt: skip


# Number of features of a spirit's economy, and the place of its output in a turn among them.
ECONOMY = 19
OUTPUT = 15
# Work of a city beside that of a town; the least output of a spirit.
CITY_WORK = 1.5
LEAST_OUTPUT = 0.5
# Dear cards do more: the worth of a card, of each energy that it costs, of being a major power, and of an
# element that the innate powers ask for most.
WORTH = 0.6
WORTH_OF_ENERGY = 0.25
WORTH_OF_MAJOR = 0.5
WORTH_OF_ELEMENT = 0.12
# In how many turns a spirit plays its best cards once, before it reclaims them.
CYCLE = 2
# With fewer cards than this, a spirit has little to choose from.
FEW_CARDS = 6
# A dear card that may come, with its price: energy is not only good for the cards that are there.
TO_COME = (4, 1.1)
# In how many turns saved energy is spent.
SAVED = 4
# Numbers of the clock: the part of the last turn that counts, more turns than are ever needed, what is
# cleared in a turn at most, on the way to the next terror level as well, and how fear comes.
SPARE = 0.5
MOST_SLACK = 4.0
CLEARED = 1.6
FOLLOWED = 1.4
FASTER = 1.5
LEAST_PACE = 0.5
# A usual number of turns for which what a spirit shows on its tracks is of use.
MANY_TURNS = 8


def features(s: IslandState, _seat: int) -> list[float]:
    """Return the features of a position; they are the same for all spirits."""
    n = s.seats
    if not all(s.spirits):
        # Nothing tells one game from another before the spirits are there.
        return [0.0] * (len(NAMES) + SPIRITS.usual)
    explorers = towns = cities = dahan = blight = tokens = clear = buildings = dangerous = blighted = 0
    lands = s.island.lands
    for land in lands:
        pieces = s.pieces[land]
        explorers += pieces[EXPLORER]
        towns += pieces[TOWN]
        cities += pieces[CITY]
        dahan += pieces[DAHAN]
        blight += pieces[BLIGHT]
        tokens += pieces[BEASTS] + pieces[WILDS] + pieces[DISEASE] + pieces[BADLANDS]
        if pieces[TOWN] or pieces[CITY]:
            buildings += 1
        elif not pieces[EXPLORER]:
            clear += 1
            continue
        if pieces[TOWN] or pieces[CITY] or pieces[EXPLORER] >= ENOUGH:
            dangerous += 1
            blighted += pieces[BLIGHT] > 0
    healthy = can_turn(s)
    left = (s.blight_pool + (OTHER_SIDE * n if healthy else 0.0)) / n
    # Before the table is set up there is no pool.
    pool = max(1, s.fear_pool)
    fear_left = (len(s.fear_deck) * pool - s.fear) / pool
    level = min(s.terror, 3)
    _, second, third = s.fear_split
    needed = (explorers + towns + cities, towns + cities, cities)
    to_next = max(0, len(s.fear_deck) - (second + third if level == 1 else third if level == 2 else 0))
    following = (needed[level] if level < 3 else 0) / n + to_next
    turns = len(s.invader_deck)
    soon = Coming(s, s.ravage_cards, s.build_cards)
    later = Coming(s, s.build_cards, [])
    # Before the spirits have done much, invaders build; only fast powers come first.
    built = (soon.towns + soon.cities, soon.towns + soon.cities, soon.cities)[level - 1]
    soon_needed = (needed[level - 1] + built) / n
    slack = turns + SPARE - turns_needed(s, soon_needed, following - s.fear / pool, fear_left)
    rows = [
        explorers / n, towns / n, cities / n, dahan / n, blight / n, tokens / n, clear / n, buildings / n,
        left, 1 / (1 + left), float(healthy),
        fear_left, fear_left * fear_left / 10, float(level >= 2), float(level >= 3),
        needed[level - 1] / n, following,
        1 / (1 + needed[level - 1] / n), 1 / (1 + following), 1 / (1 + soon_needed),
        min(needed[level - 1] / n, following, fear_left) / (1 + turns),
        float(turns), needed[level - 1] / n / (1 + turns), min(slack, MOST_SLACK), max(0.0, -slack),
        len(s.fear_earned) / n,
        soon.blights / n, soon.cascades / n, soon.dahan / n, soon.presence / n,
        min(2.0, (soon.blights + soon.cascades) / n / max(1.0, left)),
        later.blights / n, later.damage / n / 5, soon.towns / n, soon.cities / n,
        soon.struck / n / 5, dangerous / n, blighted / n,
    ]  # fmt: skip
    own = [0.0] * ECONOMY
    for i in range(n):
        for k, value in enumerate(economy(s, i)):
            own[k] += value
    rows += [value / n for value in own]
    # Work that is left beside the output of the spirits.
    rows.append((towns + CITY_WORK * cities) / max(LEAST_OUTPUT * n, own[OUTPUT]))
    # Some spirits have it easier than others.
    played = [base_of(id) for id in s.spirits]
    return rows + [played.count(id) / n for id in spirit_names()]


@lru_cache(maxsize=1)
def spirit_names() -> tuple[str, ...]:
    """Return the spirits in the order of their features; an aspect counts as its spirit."""
    return tuple(SPIRITS.ids[: SPIRITS.usual])


def turn_begins(s: IslandState) -> bool:
    """Return whether no spirit has grown yet in this turn: presence and cards of it would look like gains."""
    return not any(s.paid) and all(
        (len(s.picks[seat]), len(s.icons[seat])) == _given_growth(spirit)
        for seat, spirit in enumerate(s.spirits)
    )


@lru_cache(maxsize=256)
def _given_growth(spirit: str) -> tuple[int, int]:
    """Return how many growth options a spirit has in any case, and how many of their actions are to do."""
    options = [
        option for part in SPIRITS[spirit].growth if len(part.options) == part.pick for option in part.options
    ]
    return len(options), sum([not icon.at_once for option in options for icon in option])


@lru_cache(maxsize=256)
def fallen_with_dahan(spirits: tuple[str, ...]) -> int:
    """Return how many spirits lose presence with every dahan that a ravage destroys."""
    return sum([any(rule.falls_with_dahan for rule in SPIRITS[id].rules) for id in spirits])


def turns_needed(s: IslandState, left: float, following: float, fear_left: float) -> float:
    """Return how many turns a victory takes: over what is left, at the next terror level, or by fear alone.

    Fear comes as fast as until now, and faster towards the end.
    """
    cards = len(s.fear_earned) + len(s.fear_discard) + s.fear / max(1, s.fear_pool)
    pace = FASTER * (cards + 1.0) / (max(0, s.turn - 1) + 1.5)
    return min(left / CLEARED, following / FOLLOWED, fear_left / max(LEAST_PACE, pace))


def economy(s: IslandState, seat: int) -> tuple[float, ...]:
    """Return a spirit's features on the island, on its tracks and in its hand."""
    presence = s.presence[seat]
    held = [land for land in range(len(presence)) if presence[land]]
    near = set(held)
    plays = card_plays(s, seat) - s.extra_plays[seat]
    earns = min(income(s, seat), 8)
    ahead = len(s.invader_deck) / MANY_TURNS
    spirit, covered = SPIRITS[s.spirits[seat]], s.covered[seat]
    tracks = spirit.tracks
    own = s.hands[seat] + s.discards[seat] + s.played[seat]
    does = output(
        s.spirits[seat],
        own,
        plays + progress(tracks, CARDS, covered),
        earns + progress(tracks, ENERGY, covered) + s.energy[seat] / SAVED,
    )
    for land in held:
        near.update(s.island.near[land])
    dearest = sorted([POWERS.all[card].cost for card in own], reverse=True)[:plays]
    return (
        sum(presence),
        sum([presence[land] > 1 for land in held]),
        s.destroyed[seat],
        earns,
        plays,
        min(s.energy[seat], 8),
        len(s.hands[seat]),
        len(own),
        sum(shown(s, seat).elements),
        len(near) / len(s.island.lands) * s.seats,
        min(plays, len(s.hands[seat])),
        max(0, plays - len(s.hands[seat])),
        min(8, max(0, s.energy[seat] + earns - sum(dearest))),
        max(0, FEW_CARDS - len(own)),
        max(0, 4 - sum(presence)),
        does,
        does * ahead,
        (len(tracks.spaces) - covered.bit_count()) * ahead,
        sum([land not in near for land in s.island.lands if has_building(s, land)]) / s.seats,
    )


def progress(tracks: Tracks, line: str, covered: int) -> float:
    """Return how much of the next better number of a straight track is reached: half of the way is half."""
    now = since = reached = 0
    for n, i in enumerate(tracks.lines.get(line, ())):
        number = tracks.spaces[i].plays if line == CARDS else tracks.spaces[i].energy
        if not covered >> i & 1:
            if number > now:
                now, since = number, n
            reached = n
        elif number > now:
            return (number - now) * (reached - since) / (n - since)
    return 0.0


def output(spirit: str, cards: list[int], plays: float, energy: float) -> float:
    """Return the output of a spirit's cards in a turn: plays need energy, energy needs dear cards."""
    kinds = sorted([TO_COME, *[_kind(spirit, card) for card in cards]])
    return _best_cards(tuple(kinds), max(0, int(CYCLE * plays)), max(0, int(CYCLE * energy))) / CYCLE


@lru_cache(maxsize=4096)
def _kind(spirit: str, card: int) -> tuple[int, float]:
    """Return the price of a card, and its worth for a spirit: elements help its innate powers."""
    power = POWERS.all[card]
    wanted = [0] * len(power.elements)
    for innate in SPIRITS[spirit].innates:
        for need in POWERS.all[innate].tiers:
            wanted = [max(a, b) for a, b in zip(wanted, need, strict=True)]
    most = max(1, *wanted)
    worth = WORTH + WORTH_OF_ENERGY * power.cost + (WORTH_OF_MAJOR if power.deck == MAJOR else 0.0)
    return power.cost, worth + sum(
        [WORTH_OF_ELEMENT * n * wanted[e] / most for e, n in enumerate(power.elements)]
    )


@lru_cache(maxsize=4096)
def _best_cards(cards: tuple[tuple[int, float], ...], plays: int, energy: int) -> float:
    """Return the highest worth of `plays` of the cards for `energy`."""
    # By plays, then by energy, the best worth so far.
    best = [[0.0] * (energy + 1) for _ in range(min(plays, len(cards)) + 1)]
    for price, worth in cards:
        for n in range(len(best) - 1, 0, -1):
            fewer, row = best[n - 1], best[n]
            for e in range(energy, price - 1, -1):
                row[e] = max(row[e], fewer[e - price] + worth)
    return best[-1][energy]


class Coming:
    """Harm of the ravages and builds of some cards without any defence, more or less."""

    def __init__(self, s: IslandState, ravages: list[int], builds: list[int]) -> None:
        self.blights = self.cascades = self.dahan = self.presence = self.damage = 0
        self.towns = self.cities = self.struck = 0
        for card in ravages:
            for land in lands_of_card(s, card):
                pieces = s.pieces[land]
                if pieces[EXPLORER] or pieces[TOWN] or pieces[CITY]:
                    self._ravage(s, land, pieces)
        for card in builds:
            for land in lands_of_card(s, card):
                pieces = s.pieces[land]
                if pieces[DISEASE] == 0 and (pieces[EXPLORER] or pieces[TOWN] or pieces[CITY]):
                    if pieces[TOWN] > pieces[CITY]:
                        self.cities += 1
                    else:
                        self.towns += 1

    def _ravage(self, s: IslandState, land: int, pieces: list[int]) -> None:
        """Count the harm of one ravage."""
        dealt = 0
        for kind in (EXPLORER, TOWN, CITY):
            if pieces[kind]:
                dealt += pieces[kind] * strength(s, land, kind)
        if s.marked:
            dealt -= 2 * strife_in(s, land)
        dealt = max(0, dealt - defence(s, land))
        self.damage += dealt
        lost = min(pieces[DAHAN], dealt // 2)
        self.dahan += lost
        if lost:
            self.presence += lost * fallen_with_dahan(s.spirits)
        health = pieces[EXPLORER] + 2 * pieces[TOWN] + 3 * pieces[CITY]
        self.struck += min(2 * (pieces[DAHAN] - lost), health)
        if dealt >= ENOUGH:
            self.blights += 1
            self.presence += sum([1 for own in s.presence if own[land]])
            if pieces[BLIGHT]:
                self.cascades += 1
