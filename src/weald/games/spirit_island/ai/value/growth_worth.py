"""What actions of growth options and tracks are worth now."""

from __future__ import annotations

from weald.games.spirit_island.ai.policy.situation import blight_brought
from weald.games.spirit_island.ai.value.evaluation import W
from weald.games.spirit_island.model.lands import has_invaders, presence_lands
from weald.games.spirit_island.model.pieces import FIRE
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import GrowthAction
from weald.games.spirit_island.rules.panel import card_plays, cost, shown

# Of the price of blight that a spirit's own presence brings, how much its fire does not make up for.
BURNT = 0.7


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
