"""The Kingdom of England: building, and building again."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS, lands_of_card
from weald.games.spirit_island.model.lands import count, has_invaders, lands_of_board
from weald.games.spirit_island.model.pieces import CITY, TOWN, TOWN_CITY, kind_of
from weald.games.spirit_island.model.state import BUILD, IslandState
from weald.games.spirit_island.phases.invaders import FEAR_RESOLVED, act_in
from weald.games.spirit_island.rules.aims import SETTLE, threat
from weald.games.spirit_island.rules.declare import Level, adversary
from weald.games.spirit_island.rules.hooks import By, InForce, Rule
from weald.games.spirit_island.rules.land_rules import is_isolated
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.subjects import Doing, Number
from weald.kernel.dangers import Defeat

# The number of towns and cities in one land that are a capital.
CAPITAL = 7


def settlement(s: IslandState, _by: By) -> int:
    """Return the number of towns and cities where most of them are."""
    most = 0
    for land in s.island.lands:
        n = s.pieces[land][TOWN] + s.pieces[land][CITY]
        if n > most:
            most = n
    return most


def largest(s: IslandState, by: By) -> dict[int, int]:
    """Return the lands with most towns and cities."""
    most = settlement(s, by)
    return {land: most for land in s.island.lands if most and count(s, land, TOWN_CITY) == most}


class BuildingBoom(Rule):
    """A capital is a defeat. Escalation: on each board a build where most towns and cities are."""

    defeats: tuple[Defeat, ...] = (Defeat("england", settlement, CAPITAL, largest, gathers=True),)

    def after_escalation_sign(self, act: Action, by: InForce, card: int) -> Work[None]:
        def boom(inner: Action, board: int) -> Work[None]:
            s = inner.s
            lands = lands_of_board(s, board)
            most = max(count(s, land, TOWN_CITY) for land in lands)
            if most:
                land = yield from inner.pick_land(
                    [land for land in lands if count(s, land, TOWN_CITY) == most],
                    "boom",
                    aim=SETTLE,
                    worth=threat,
                )
                yield from act_in(s, BUILD, land, inner)

        yield from act.each_board(boom)


class IndenturedServants(Rule):
    """Cards also build in lands without invaders that are adjacent to two towns and cities."""

    def extra_lands(self, s: IslandState, by: InForce, action: int, card: int) -> list[int]:
        if action != BUILD:
            return []
        return [land for land in lands_of_card(s, card) if not has_invaders(s, land) and settled_by(s, land)]


def settled_by(s: IslandState, land: int) -> bool:
    """Return whether two towns and cities are in adjacent lands, as far as neither side is isolated."""
    if is_isolated(s, land):
        return False
    near = [other for other in s.island.near[land] if not is_isolated(s, other)]
    return sum(count(s, other, TOWN_CITY) for other in near) >= 2


class HighImmigration(Rule):
    """Stage I cards build once more after their ravage."""

    doings: tuple[Doing, ...] = (Doing.BUILD_AGAIN,)

    def may(self, s: IslandState, by: InForce, what: Doing, land: int, seat: int, of: int) -> bool | None:
        return INVADER_CARDS[of].stage == 1 or None


class FullImmigration(Rule):
    """All cards build once more after their ravage."""

    doings: tuple[Doing, ...] = (Doing.BUILD_AGAIN,)

    def may(self, s: IslandState, by: InForce, what: Doing, land: int, seat: int, of: int) -> bool:
        return True


class LocalAutonomy(Rule):
    """Towns and cities have 1 more health."""

    numbers: tuple[Number, ...] = (Number.HEALTH,)

    def extra(self, s: IslandState, by: InForce, what: Number, land: int, seat: int, of: int) -> int:
        return int(kind_of(of) in TOWN_CITY)


class IndependentResolve(Rule):
    """A larger fear pool; without a fear card in an invader phase the extra build comes twice."""

    def before_set_up(self, s: IslandState, by: InForce) -> None:
        s.fear_pool += s.seats

    def after_planning(self, s: IslandState, by: InForce) -> None:
        if not s.counters.get(FEAR_RESOLVED):
            s.agenda = [(BUILD, card) for card in s.high_build] + s.agenda


ENGLAND = adversary(
    "england",
    Level(1, (3, 3, 3), rule=BuildingBoom(), title="building_boom"),
    Level(3, (3, 4, 3), rule=IndenturedServants(), title="indentured_servants_earn_land"),
    Level(4, (4, 4, 3), setup={1: "c", 2: "t"}, title="criminals_and_malcontents"),
    Level(6, (4, 5, 4), rule=HighImmigration(), title="high_immigration_1"),
    Level(7, (4, 5, 5), rule=FullImmigration(), title="high_immigration_2"),
    Level(9, (4, 5, 5), rule=LocalAutonomy(), title="local_autonomy"),
    Level(11, (4, 5, 4), rule=IndependentResolve(), title="independent_resolve"),
    loss="proud_and_mighty_capital",
    trained_at=1,
)
