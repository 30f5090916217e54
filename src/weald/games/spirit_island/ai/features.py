"""What tells how likely the spirits are to win: numbers that the value of a position is learned from.

All of it lies open on the table. Numbers are per spirit, so that tables of all sizes teach the same.
"""

from __future__ import annotations

from math import exp

from weald.games.spirit_island.action.blight import can_turn
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
from weald.games.spirit_island.rules.declare import Spirit
from weald.games.spirit_island.rules.land_rules import defence, strength
from weald.games.spirit_island.rules.panel import card_plays, income, shown
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.tracks import CARDS, ENERGY, Tracks

# How much damage blights a land.
ENOUGH = 2
# What the other side of a blight card brings for every spirit, more or less.
OTHER_SIDE = 3.0

# Some spirits have it easier than others.
SPIRIT_IDS = (
    "bringer", "downpour", "finder", "fractured_days", "heart_wildfire", "keeper", "lightning", "lure",
    "many_minds", "ocean", "rampant_green", "river_surges", "serpent", "shadows", "sharp_fangs",
    "shifting_memory", "shroud_mist", "starlight", "stone", "thunderspeaker", "trickster", "vengeance",
    "vital_strength", "volcano",
)  # fmt: skip

NAMES = (
    "explorers", "towns", "cities", "dahan", "blight", "tokens", "clear_lands", "building_lands",
    "blight_left", "blight_left_inverse", "healthy",
    "fear_left", "fear_left_sq", "terror_2", "terror_3", "to_destroy", "to_destroy_next",
    "nearly_won", "nearly_next", "hurry",
    "turns_left", "late",
    "ravages", "cascades", "dahan_lost", "presence_lost", "ruin", "ravages_later", "damage_later", "builds",
    "city_builds", "struck", "dangerous", "blighted",
    "presence", "sites", "destroyed", "income", "plays", "energy", "hand", "cards", "track_elements",
    "reach", "playable", "few_presence", "output", "output_ahead", "growing", "out_of_reach",
    *SPIRIT_IDS,
)  # fmt: skip


# How many numbers tell of a spirit's economy.
ECONOMY = 16
# Some cards cost next to nothing: what share of the plays is of use without any energy, and what energy to
# spare adds at most. Dear cards do more: the worth of a card, and of each energy that it costs.
CHEAP = 0.2
SPARE = 0.2
WORTH = 0.7
WORTH_OF_ENERGY = 0.25
LEAST_PRICE = 0.5
# In how many turns saved energy is spent.
SAVED = 4
# A usual number of turns for which what a spirit shows on its tracks is of use.
MANY_TURNS = 8


def features(s: IslandState, _seat: int) -> list[float]:
    """Return the features of a position; they are the same for all spirits."""
    n = s.seats
    if not all(s.spirits):
        # Nothing tells one game from another before the spirits are there.
        return [0.0] * len(NAMES)
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
    rows = [
        explorers / n, towns / n, cities / n, dahan / n, blight / n, tokens / n, clear / n, buildings / n,
        left, 1 / (1 + left), float(healthy),
        fear_left, fear_left * fear_left / 10, float(level >= 2), float(level >= 3),
        needed[level - 1] / n, following,
        1 / (1 + needed[level - 1] / n), 1 / (1 + following),
        min(needed[level - 1] / n, following, fear_left) / (1 + turns),
        float(turns), needed[level - 1] / n / (1 + turns),
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
    return rows + [s.spirits.count(id) / n for id in SPIRIT_IDS]


def economy(s: IslandState, seat: int) -> tuple[float, ...]:
    """Return what a spirit has on the island, on its tracks and in its hand."""
    presence = s.presence[seat]
    held = [land for land in range(len(presence)) if presence[land]]
    near = set(held)
    plays = card_plays(s, seat) - s.extra_plays[seat]
    earns = min(income(s, seat), 8)
    ahead = len(s.invader_deck) / MANY_TURNS
    spirit, covered = SPIRITS[s.spirits[seat]], s.covered[seat]
    tracks = spirit.tracks
    does = output(
        plays + progress(tracks, CARDS, covered),
        earns + progress(tracks, ENERGY, covered) + s.energy[seat] / SAVED,
        usual_price(spirit),
    )
    for land in held:
        near.update(s.island.near[land])
    return (
        sum(presence),
        sum([presence[land] > 1 for land in held]),
        s.destroyed[seat],
        earns,
        plays,
        min(s.energy[seat], 8),
        len(s.hands[seat]),
        len(s.hands[seat]) + len(s.discards[seat]) + len(s.played[seat]),
        sum(shown(s, seat).elements),
        len(near) / len(s.island.lands) * s.seats,
        min(plays, len(s.hands[seat])),
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


def output(plays: float, energy: float, price: float) -> float:
    """Return what a spirit can do in a turn with cards of that price: plays need energy, energy plays."""
    if not plays:
        return 0.0
    paid = energy / (plays * price)
    share = CHEAP + (1 - CHEAP) * paid if paid < 1 else 1 + SPARE * (1 - exp(1 - paid))
    return plays * share * (WORTH + WORTH_OF_ENERGY * price)


def usual_price(spirit: Spirit) -> float:
    """Return what the own cards of a spirit cost, more or less."""
    return max(LEAST_PRICE, sum([POWERS.all[card].cost for card in spirit.cards]) / max(1, len(spirit.cards)))


class Coming:
    """What ravages and builds of some cards would do if nobody did anything against them, more or less."""

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
        health = pieces[EXPLORER] + 2 * pieces[TOWN] + 3 * pieces[CITY]
        self.struck += min(2 * (pieces[DAHAN] - lost), health)
        if dealt >= ENOUGH:
            self.blights += 1
            self.presence += sum([1 for own in s.presence if own[land]])
            if pieces[BLIGHT]:
                self.cascades += 1
