"""The Kingdom of France, a plantation colony: towns without end, and land that heals slowly."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.content.event_actions import with_fewest
from weald.games.spirit_island.model.invader_cards import lands_of_card
from weald.games.spirit_island.model.lands import has_building, lands_of_board, on_island, put, put_highest
from weald.games.spirit_island.model.pieces import CITY, EXPLORER, KIND, TOWN
from weald.games.spirit_island.model.state import SETUP, IslandState
from weald.games.spirit_island.rules.aims import SETTLE, Outlook
from weald.games.spirit_island.rules.declare import Level, adversary
from weald.games.spirit_island.rules.happenings import FEAR_CARD
from weald.games.spirit_island.rules.hooks import By, InForce, Rule
from weald.games.spirit_island.rules.invader_actions import Explore
from weald.games.spirit_island.rules.land_rules import is_isolated
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.subjects import Number
from weald.kernel.dangers import Defeat

# Towns for each player, those printed on the boards among them.
TOWNS = 7
# Blight on the panel for each player that goes back to the blight card.
HEALING = 3
# In the counters: blight on the panel.
PANEL_BLIGHT = "france_blight"


def towns_left(s: IslandState, _by: By) -> int:
    """Return how many towns can still be added."""
    return TOWNS * s.seats - on_island(s, (TOWN,))


def towns_by_land(s: IslandState, _by: By) -> dict[int, int]:
    """Return the lands with towns, and how many there are."""
    return {land: pieces[TOWN] for land, pieces in enumerate(s.pieces) if pieces[TOWN]}


def planted(now: Outlook, land: int) -> float:
    """Value a land that gets a town, or blight where a town or city is."""
    return now.blighted(land) - 2.0 if has_building(now.s, land) else now.settled(land)


class DemandForNewCashCrops(Rule):
    """Towns run out. Escalation: a matching land of each board gets a town, or blight if it has one."""

    defeats: tuple[Defeat, ...] = (
        Defeat("france", towns_left, -1, towns_by_land, falls=True, demanded=True),
    )
    numbers: tuple[Number, ...] = (Number.SUPPLY,)

    def extra(self, s: IslandState, by: InForce, what: Number, land: int, seat: int, of: int) -> int:
        return TOWNS * s.seats if of == TOWN else 0

    def after_escalation_explore(self, act: Action, by: InForce, card: int) -> Work[None]:
        def plant(inner: Action, board: int) -> Work[None]:
            s = inner.s
            lands = [land for land in lands_of_card(s, card) if s.island.on_board(land, board)]
            land = yield from inner.pick_land(lands, "cash_crops", aim=SETTLE, worth=planted)
            if land == NONE:
                return
            if has_building(s, land):
                yield from inner.add_blight(1, land)
            else:
                yield from inner.add(1, TOWN, land)

        yield from act.each_board(plant)


class FrontierExplorers(Rule):
    """During play, two explorers come to lands without town or city."""

    def before_explore(self, act: Action, by: InForce, explore: Explore) -> None:
        if act.s.phase != SETUP and not has_building(act.s, explore.land):
            explore.kinds.append(EXPLORER)


class SlaveLabor(Rule):
    """After a build, all explorers of the land but one become towns."""

    def after_build(self, act: Action, by: InForce, land: int, kind: int) -> Work[None]:
        for _ in range(act.number(EXPLORER, land) - 1):
            yield from act.replace(EXPLORER, TOWN, land)


class EarlyPlantations(Rule):
    """Each board begins with a town more in its highest land without one, and in land 1."""

    def before_spirits(self, act: Action, by: InForce) -> None:
        s = act.s
        for board in range(len(s.boards)):
            lands = [land for land in lands_of_board(s, board) if not s.pieces[land][TOWN]]
            put_highest(s, lands, TOWN)
            put(s, s.island.first[board] + 1, TOWN)


class TriangleTrade(Rule):
    """A city built at the coast brings a town to the adjacent land with the fewest towns."""

    def after_build(self, act: Action, by: InForce, land: int, kind: int) -> Work[None]:
        s = act.s
        if kind != CITY or not s.island.coastal[land] or is_isolated(s, land):
            return
        near = [other for other in act.around(land) if not is_isolated(s, other)]
        yield from act.add_to_one_of(1, TOWN, with_fewest(s, near, (TOWN,)))


class SlowHealingEcosystem(Rule):
    """Blight that is removed waits on the panel until there is enough of it."""

    counters: tuple[str, ...] = (PANEL_BLIGHT,)

    def instead_of_returning_blight(self, act: Action, by: InForce) -> bool:
        s = act.s
        n = s.counters.pop(PANEL_BLIGHT, 0) + 1
        if n < HEALING * s.seats:
            s.counters[PANEL_BLIGHT] = n
        else:
            s.blight_pool += n
        return True


class PersistentExplorers(Rule):
    """After a card is explored, each board gets one more explorer; fear cards push explorers at most."""

    def after_explore_card(self, act: Action, by: InForce, card: int) -> Work[None]:
        def persist(inner: Action, board: int) -> Work[None]:
            s = inner.s
            lands = [land for land in lands_of_board(s, board) if not s.pieces[land][EXPLORER]]
            yield from inner.add_to_one_of(1, EXPLORER, lands, question="persistent_explorer")

        yield from act.each_board(persist)

    def instead_of_removing(self, act: Action, by: InForce, land: int, piece: int) -> Work[bool]:
        if act.cause != FEAR_CARD or piece & KIND != EXPLORER:
            return False
        yield from act.push_piece(piece, land, optional=True)
        return True


FRANCE = adversary(
    "france_plantation_colony",
    Level(2, (3, 3, 3), rule=DemandForNewCashCrops(), title="demand_for_new_cash_crops"),
    Level(3, (3, 3, 3), rule=FrontierExplorers(), title="frontier_explorers"),
    Level(5, (3, 4, 3), rule=SlaveLabor(), title="slave_labor"),
    Level(7, (4, 4, 3), rule=EarlyPlantations(), title="early_plantations"),
    Level(8, (4, 4, 4), rule=TriangleTrade(), title="triangle_trade"),
    Level(9, (4, 5, 4), rule=SlowHealingEcosystem(), title="slow_healing_ecosystem"),
    Level(10, (4, 5, 5), rule=PersistentExplorers(), title="persistent_explorers"),
    loss="sprawling_plantations",
    events_from=2,
)
