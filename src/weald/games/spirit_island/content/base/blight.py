"""The blight cards of the base game, each by the rule of its blighted side."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Act
from weald.games.spirit_island.rules.hooks import By, Rule, Work
from weald.games.spirit_island.rules.registry import blight_card


@blight_card("downward_spiral", per_player=5)
class DownwardSpiral(Rule):
    """At the start of each invader phase every spirit destroys one of its presence."""

    def invader_phase(self, act: Act, by: By) -> Work[None]:
        def spirit(inner: Act) -> Work[None]:
            yield from inner.destroy_presence()

        yield from act.each_player(spirit)


@blight_card("memory_fades_to_dust", per_player=4)
class MemoryFadesToDust(Rule):
    """At the start of each invader phase every spirit forgets a card or destroys one of its presence."""

    def invader_phase(self, act: Act, by: By) -> Work[None]:
        def spirit(inner: Act) -> Work[None]:
            s, seat = inner.s, inner.seat
            cards = s.hands[seat] or s.played[seat] or s.discards[seat]
            yield from inner.choose(inner.forget_card() if cards else None, inner.destroy_presence())

        yield from act.each_player(spirit)
