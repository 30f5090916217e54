"""The worth of actions of growth options and tracks now."""

from __future__ import annotations

from weald.games.spirit_island.ai.policy.situation import blight_brought
from weald.games.spirit_island.ai.value.evaluation import W
from weald.games.spirit_island.model.lands import has_invaders, presence_lands
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.growth import EVERY, GrowthAction
from weald.games.spirit_island.rules.panel import card_plays

# Of the price of blight that a spirit's own presence brings, how much its fire does not make up for.
BURNT = 0.7


def icon_worth(s: IslandState, seat: int, icon: GrowthAction) -> float:
    """Return the present worth of an action of a growth option or a track."""
    gains, hand, plays = icon.gains, len(s.hands[seat]), card_plays(s, seat)
    if gains.reclaims:
        back = min(len(s.discards[seat]), gains.reclaims)
        if gains.reclaims == EVERY:
            return W.reclaim * back + (W.out_of_cards if hand < plays else 0.0)
        return back * W.reclaim + (W.out_of_cards / 2 if back and hand < plays else 0.0)
    if gains.plays:
        return 1.5 if hand > plays else 0.3
    if gains.damage:
        own = [land for land in presence_lands(s, seat) if has_invaders(s, land)]
        return 1.5 * gains.damage if own else 0.0
    if gains.cards:
        return W.gain_card if hand + len(s.discards[seat]) < 8 else W.gain_card / 2
    if gains.energy:
        n = gains.energy(s, seat) if callable(gains.energy) else gains.energy
        return n * W.gain_energy * max(0.2, 1.0 - 0.25 * s.energy[seat])
    if gains.moves:
        return W.reach
    left = s.covered[seat]
    if gains.disease:
        return max(W.add_presence if left else 0.5, W.disease)
    if gains.presence:
        worth = (W.add_presence if left else 0.5) + W.reach * min(icon.n or 0, 2)
        return worth - BURNT * W.blight * blight_brought(s, seat)
    return icon.worth(s, seat) if callable(icon.worth) else icon.worth
