"""The worth of the moves of a phase: growing, playing cards, using powers."""

from __future__ import annotations

from weald.games.spirit_island.action.action import begin
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.ai.policy.answers import play_out
from weald.games.spirit_island.ai.policy.hand import Hand
from weald.games.spirit_island.ai.policy.memory import Memory
from weald.games.spirit_island.ai.value.evaluation import W, after_invaders, table_value
from weald.games.spirit_island.ai.value.growth_worth import icon_worth
from weald.games.spirit_island.ai.value.uses import best_use, targets_of, tried, value_after_use
from weald.games.spirit_island.model.growth_code import option_of
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.happenings import SPECIAL_RULE
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.markers import markers_needed
from weald.games.spirit_island.rules.moves import (
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
from weald.games.spirit_island.rules.panel import tiers_met
from weald.games.spirit_island.rules.powers import Power
from weald.games.spirit_island.rules.registry import POWERS, SPIRITS, active


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
        """Return the worth of a move; finishing the phase is 0."""
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
            return 0.0 if action is None else icon_worth(s, seat, action)
        return 0.4 if what == ELEMENT else 0.1

    def offer(self, seat: int, move: Move) -> float:
        """Return the worth of an offer: that of a spirit's own rule is tried, a scenario's is small."""
        rule, by = active(self.s, Rule.extra_offers)[move[1]]
        if not isinstance(by, Owner):
            return 0.1
        then = self.s.copy()
        play_out(rule.after_offer(begin(then, SPECIAL_RULE, rule.id, seat), by, move[2]))
        # A use without any effect is left alone.
        return table_value(then) - self.now or -0.01

    def use(self, seat: int, move: Move) -> float:
        """Return the worth of a power at its best target; with fewer elements only if that is better."""
        power = POWERS.all[move[1]]
        tiers = move[2] if len(move) > 2 else tiers_met(self.s, seat, power)
        spent = W.marker * sum(markers_needed(self.s, seat, power, tiers)) if len(move) > 2 else 0.0
        targets = targets_of(self.s, seat, power, tiers)
        gain = max([self.change(seat, power, target, tiers) for target in targets], default=0.0)
        return gain - spent - (0.05 if len(move) > 2 else 0.0)

    def play(self, seat: int, card: int) -> float:
        """Return the worth of playing a card, together with the cards that go best with it."""
        if seat not in self._hands:
            self._hands[seat] = Hand(self, seat).scores()
        return self._hands[seat].get(card, -1.0)

    def gain(self, seat: int, power: Power, tiers: int) -> tuple[float, int]:
        """Return the change by the best use of a power when its phase comes, and its target."""
        plays, key = self.memory.plays, (self.number, seat, power.id, tiers)
        worth = plays.get(key)
        if worth is None:
            table, before = (self.s, self.now) if power.fast else (self.later, self._later_worth)
            best, target = best_use(table, seat, power, tiers, before)
            worth = plays[key] = (max(best - before, 0.0), target)
        return worth

    def gain_after(
        self, seat: int, power: Power, tiers: int, first: Power, first_tiers: int
    ) -> tuple[float, int]:
        """Return the change by the best use of a power after the best use of another one."""
        plays, key = self.memory.pairs, (self.number, seat, power.id, tiers, first.id, first_tiers)
        worth = plays.get(key)
        if worth is None:
            worth = (0.0, NONE)
            gain, target = self.gain(seat, first, first_tiers)
            if gain > 0.0:
                table = tried(self.s if first.fast else self.later, seat, first, target, first_tiers)
                before = table_value(table)
                best, target = best_use(table, seat, power, tiers, before)
                worth = (max(best - before, 0.0), target)
            plays[key] = worth
        return worth

    def change(self, seat: int, power: Power, target: int, tiers: int) -> float:
        """Return by how much this use of a power changes the value now."""
        uses, key = self.memory.uses, (self.number, seat, power.id, target, tiers)
        change = uses.get(key)
        if change is None:
            change = uses[key] = value_after_use(self.s, seat, power, target, tiers) - self.now
        return change
