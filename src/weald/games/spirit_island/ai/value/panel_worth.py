"""The worth of cards, growth options and spaces of tracks to a spirit in the long run."""

from __future__ import annotations

from weald.games.spirit_island.ai.value.features import SAVED, output, progress
from weald.games.spirit_island.model.growth_code import option_of
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.panel import income, openable
from weald.games.spirit_island.rules.powers import MAJOR
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS
from weald.games.spirit_island.rules.tracks import CARDS, Tracks
from weald.games.spirit_island.rules.tracks import ENERGY as ENERGY_TRACK


def potential(s: IslandState, seat: int, covered: int) -> float:
    """Return the worth of a turn with such tracks, and a part of the worth of the next spaces."""
    tracks = SPIRITS[s.spirits[seat]].tracks
    shown = tracks.shown(covered)
    plays = shown.plays + progress(tracks, CARDS, covered)
    energy = shown.energy + progress(tracks, ENERGY_TRACK, covered)
    cards = s.hands[seat] + s.discards[seat] + s.played[seat]
    return output(s.spirits[seat], cards, plays, energy + s.energy[seat] / SAVED)


def promise(tracks: Tracks, line: str, covered: int) -> float:
    """Return the worth of a track's next spaces beside numbers, the nearer the better."""
    coming = [tracks.spaces[i] for i in tracks.lines[line] if covered >> i & 1]
    gains = [0.8 * space.reclaims + 0.7 * (len(space.elements) + space.free) for space in coming[:3]]
    return max([gain / (i + 1) for i, gain in enumerate(gains)], default=0.0)


def further_promise(s: IslandState, seat: int, tracks: Tracks, space: int) -> float:
    """Return the worth of a space of another track: its own, that of the growth it opens and beyond it."""
    worth = space_gain(s, seat, tracks, space)
    line = tracks.spaces[space].line
    if line:
        left = tracks.covered_on(line, s.covered[seat])
        return worth + (1.6 / left if openable(s, seat, line) else 0.0)
    beyond = [
        space_gain(s, seat, tracks, other)
        for other, after in enumerate(tracks.spaces)
        if s.covered[seat] >> other & 1 and any(need >> space & 1 for need in after.needs)
    ]
    return max(worth, max(beyond, default=0.0) / 2)


def space_gain(s: IslandState, seat: int, tracks: Tracks, space: int) -> float:
    """Return the gain of a spirit by uncovering one space."""
    shown = tracks.shown(s.covered[seat])
    place = tracks.spaces[space]
    gain = max(0, place.energy - shown.energy) + place.more_energy + 0.5 * place.gain
    gain += 1.5 * (max(0, place.plays - shown.plays) + place.more_plays) + 0.8 * place.reclaims
    return gain + 0.7 * (len(place.elements) + place.free + place.chooses) + 0.5 * place.more_range


def growth_worth(s: IslandState, seat: int, code: int) -> float:
    """Value a growth option for the rest of the game."""
    part, option = option_of(code)
    icons = SPIRITS[s.spirits[seat]].growth[part].options[option]
    return sum([icon.for_good * (1.0 + 0.2 * (icon.n or 0)) for icon in icons])


def card_worth(s: IslandState, seat: int, card: int) -> float:
    """Value a card for a spirit in the long run: cheap, with the elements its innate powers need."""
    power = POWERS.all[card]
    wanted = [0] * 8
    for innate in SPIRITS[s.spirits[seat]].innates:
        for need in POWERS.all[innate].tiers[-1:]:
            wanted = [max(a, b) for a, b in zip(wanted, need, strict=True)]
    fitting = sum(n for e, n in enumerate(power.elements) if wanted[e] > 0)
    purse = income(s, seat) + s.energy[seat] / 2
    strong = 2.0 + power.cost if power.deck == MAJOR else 2.0
    return strong + fitting + 0.3 * sum(power.elements) - 1.5 * max(0.0, power.cost - purse)
