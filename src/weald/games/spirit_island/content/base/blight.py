"""The blight cards of the base game, each by the rule of its blighted side."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.rules.declare import blight_card
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.powers import Work


class DownwardSpiral(Rule):
    """At the start of each invader phase every spirit destroys one of its presence."""

    def before_invader_phase(self, act: Action, by: By) -> Work[None]:
        def spirit(inner: Action) -> Work[None]:
            yield from inner.destroy_presence()

        yield from act.each_player(spirit)


DOWNWARD_SPIRAL = blight_card("downward_spiral", per_player=5, rule=DownwardSpiral())


class MemoryFadesToDust(Rule):
    """At the start of each invader phase every spirit forgets a card or destroys one of its presence."""

    def before_invader_phase(self, act: Action, by: By) -> Work[None]:
        def spirit(inner: Action) -> Work[None]:
            s, seat = inner.s, inner.seat
            cards = s.hands[seat] or s.played[seat] or s.discards[seat]
            yield from inner.choose(inner.forget_card() if cards else None, inner.destroy_presence())

        yield from act.each_player(spirit)


MEMORY_FADES_TO_DUST = blight_card("memory_fades_to_dust", per_player=4, rule=MemoryFadesToDust())
