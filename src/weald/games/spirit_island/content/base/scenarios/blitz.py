"""Blitz: spirits and invaders are in a hurry."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.pieces import EXPLORER
from weald.games.spirit_island.model.state import BUILD, EXPLORE, IslandState
from weald.games.spirit_island.phases.invaders import UNKNOWN
from weald.games.spirit_island.phases.powers import quickener
from weald.games.spirit_island.rules.declare import scenario
from weald.games.spirit_island.rules.hooks import By, Rule
from weald.games.spirit_island.rules.land_rules import is_blighted
from weald.games.spirit_island.rules.powers import NOTHING, Work
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.subjects import Doing, Number


class Blitz(Rule):
    """All powers are fast, and cheaper if they were so before; invaders have a start and more explorers."""

    doings: tuple[Doing, ...] = (Doing.BE_FAST,)
    numbers: tuple[Number, ...] = (Number.COST, Number.REBATE, Number.BLIGHT_PER_PLAYER)

    def after_set_up(self, act: Action, by: By) -> None:
        s = act.s
        s.agenda = [*((BUILD, card) for card in s.build_cards), (EXPLORE, UNKNOWN)]

    def may(self, s: IslandState, by: By, what: Doing, land: int, seat: int, of: int) -> bool:
        return True

    def extra(self, s: IslandState, by: By, what: Number, land: int, seat: int, of: int) -> int:
        if what is Number.BLIGHT_PER_PLAYER:
            return 1 if not s.flipped else -1 if is_blighted(s) else 0
        power = POWERS.all[of]
        if what is Number.REBATE:
            return int(power.fast and power.cost == 0)
        return -1 if power.fast and power.cost else 0

    def before_power(self, act: Action, by: By) -> Work[None]:
        """Count a slow power that something else makes fast as one that was fast before."""
        power = act.power
        if power is None or power.fast:
            return
        changed = act.s.changed_speed[act.seat]
        if POWERS.number(power.id) in changed:
            yield from act.gain_energy(1)
            return
        leave = quickener(act.s, act.seat, power)
        if leave is not None:
            changed.append(POWERS.number(power.id))
            yield from leave[0].after_use(act, leave[1]) or NOTHING
            yield from act.gain_energy(1)

    def after_explore_card(self, act: Action, by: By, card: int) -> Work[None]:
        def more(inner: Action, board: int) -> Work[None]:
            s = inner.s
            lands = [land for land in s.explored if s.island.on_board(land, board)]
            yield from inner.add_to_one_of(1, EXPLORER, lands)

        yield from act.each_board(more)


BLITZ = scenario("blitz", difficulty=0, rule=Blitz())
