"""The Kingdom of Scotland: ports that grow along the coast, and feed the land behind them."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.content.event_actions import lands_of_cards
from weald.games.spirit_island.model.geography import geography
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS, lands_of_card
from weald.games.spirit_island.model.lands import (
    boards_in_play,
    count,
    has_building,
    has_invaders,
    lands_of_board,
)
from weald.games.spirit_island.model.pieces import CITY, EXPLORER, TOWN, TOWN_CITY
from weald.games.spirit_island.model.state import BUILD, EXPLORE, INVADER_PHASE, RAVAGE, SETUP, IslandState
from weald.games.spirit_island.rules.aims import SETTLE
from weald.games.spirit_island.rules.declare import Level, OnLand, adversary, effect
from weald.games.spirit_island.rules.happenings import BLIGHTED
from weald.games.spirit_island.rules.hooks import By, InForce, Rule
from weald.games.spirit_island.rules.invader_actions import Explore
from weald.games.spirit_island.rules.land_rules import is_isolated
from weald.games.spirit_island.rules.powers import Work
from weald.kernel.dangers import Defeat

# More coastal lands with a city than this for each board are a defeat.
HUBS = 2
# Coastal lands of a board that become ports by the card that names all of them.
PORTS = 2
PORT = "trading_port"

TRADING_PORT = effect(PORT, OnLand, Rule())


def hubs(s: IslandState, _by: By) -> dict[int, int]:
    """Return the coastal lands with a city."""
    return {land: 1 for land in s.island.ground if s.island.coastal[land] and s.pieces[land][CITY]}


class PortsSprawlOutward(Rule):
    """Cities along the coast end the game. Escalation: the board with the largest ports grows."""

    defeats: tuple[Defeat, ...] = (
        Defeat(
            "scotland",
            lambda s, by: len(hubs(s, by)),
            lambda s, _: HUBS * boards_in_play(s) + 1,
            hubs,
            gathers=True,
        ),
    )

    def after_escalation_sign(self, act: Action, by: InForce, card: int) -> Work[None]:
        s = act.s
        sizes = [sum(count(s, land, TOWN_CITY) for land in coast(s, slot)) for slot in range(len(s.boards))]
        largest = [slot for slot, size in enumerate(sizes) if size == max(sizes) and lands_of_board(s, slot)]
        slot = largest[0]
        if len(largest) > 1:
            slot = yield from act.ask_together("sprawling_board", largest, "board", {})
        lands = lands_of_board(s, slot)
        for left in range(min(s.seats, len(lands)), 0, -1):
            fewest = min(s.pieces[land][TOWN] for land in lands)
            poorest = [land for land in lands if s.pieces[land][TOWN] == fewest]
            # Nothing is to be chosen if all of them will have their turn.
            land = (
                poorest[0]
                if len(poorest) <= left
                else (yield from act.pick_land(poorest, "add_town", aim=SETTLE))
            )
            lands.remove(land)
            yield from act.add(1, TOWN, land)


def coast(s: IslandState, slot: int) -> list[int]:
    """Return the coastal lands of a board."""
    return [land for land in lands_of_board(s, slot) if s.island.coastal[land]]


class TradingPort(Rule):
    """Explorers that come to the coast found towns at once."""

    def after_choosing_lands(self, act: Action, by: InForce, action: int, card: int) -> Work[None]:
        s = act.s
        if action != EXPLORE or s.phase == SETUP or INVADER_CARDS[card].mask:
            return
        for slot in range(len(s.boards)):
            lands = [land for land in s.queue if s.island.on_board(land, slot)]
            while len(lands) > PORTS:
                lands.remove((yield from act.ask_together("no_port", lands, "land", {})))
            for land in lands:
                act.note(PORT, land, until=INVADER_PHASE)

    def before_explore(self, act: Action, by: InForce, explore: Explore) -> None:
        s = act.s
        if not act.normal or s.phase == SETUP or not s.island.coastal[explore.land]:
            return
        if not INVADER_CARDS[s.agenda[0][1]].mask and not is_port(s, explore.land):
            return
        if EXPLORER in explore.kinds:
            # Explorers that others add come all the same.
            explore.kinds[explore.kinds.index(EXPLORER)] = TOWN


def is_port(s: IslandState, land: int) -> bool:
    """Return whether the card that names all coasts brings a town to a land."""
    return any(lasting[0] == PORT and lasting[1][0] == land for lasting in s.effects)


class ChartTheCoastline(Rule):
    """Build cards also build in empty coastal lands beside a city."""

    def extra_lands(self, s: IslandState, by: InForce, action: int, card: int) -> list[int]:
        if action != BUILD:
            return []
        return [
            land
            for land in lands_of_card(s, card)
            if s.island.coastal[land] and not has_invaders(s, land) and beside_city(s, land)
        ]


def beside_city(s: IslandState, land: int) -> bool:
    """Return whether an adjacent land has a city, as far as neither side is isolated."""
    if is_isolated(s, land):
        return False
    return any(s.pieces[other][CITY] and not is_isolated(s, other) for other in s.island.near[land])


class RunoffAndBilgewater(Rule):
    """Blight of a ravage at the coast also comes to the ocean."""

    def after_action(self, act: Action, by: InForce, cause: Action) -> Work[None]:
        s = act.s
        if cause.ravage is None:
            return
        # Cascades belong to the ravage as well.
        blighted = dict.fromkeys(entry[2] for entry in cause.log if entry[0] == BLIGHTED)
        for land in [each for each in blighted if s.island.coastal[each] and s.island.number[each]]:
            ocean = yield from act.pick_land(oceans_of(s, land), "land")
            yield from act.add_blight(1, ocean, cascade=False)

    def extra_oceans(self, s: IslandState, by: InForce, land: int) -> list[int]:
        return oceans_of(s, land) if s.island.coastal[land] and s.island.number[land] else []


def oceans_of(s: IslandState, land: int) -> list[int]:
    """Return the ocean beside a coastal land; a joined land may lie at several."""
    island = s.island
    printed = geography(s.boards, s.layout, 0, (), s.added)
    shores = [part for part in island.parts[land] if printed.coastal[part]] or [land]
    return sorted({island.first[island.board[part]] for part in shores})


class ExportsFuelInwardGrowth(Rule):
    """After the ravage step inland lands of its cards grow where a town or city is near."""

    def after_step(self, act: Action, by: InForce, action: int) -> Work[None]:
        s = act.s

        def grow(inner: Action) -> Work[None]:
            yield from inner.add(1, TOWN)

        if action == RAVAGE:
            named = [land for land in lands_of_cards(s, s.ravage_cards) if not s.island.coastal[land]]
            yield from act.each_land(sorted(land for land in named if is_supplied(s, land)), grow)


def is_supplied(s: IslandState, land: int) -> bool:
    """Return whether a town or city is in a land, or in an adjacent one if neither is isolated."""
    if has_building(s, land):
        return True
    near = [] if is_isolated(s, land) else s.island.near[land]
    return any(has_building(s, other) and not is_isolated(s, other) for other in near)


SCOTLAND = adversary(
    "scotland",
    Level(1, (3, 3, 3), rule=PortsSprawlOutward(), title="ports_sprawl_outward"),
    Level(3, (3, 4, 3), rule=TradingPort(), title="trading_port"),
    Level(4, (4, 4, 3), setup={2: "c"}, deck="11221C233333", title="seize_opportunity"),
    Level(6, (4, 5, 4), rule=ChartTheCoastline(), title="chart_the_coastline"),
    Level(7, (5, 5, 4), deck="11223C23333", title="ambition_of_a_minor_nation"),
    Level(8, (5, 6, 4), rule=RunoffAndBilgewater(), title="runoff_and_bilgewater"),
    Level(10, (6, 6, 4), rule=ExportsFuelInwardGrowth(), title="exports_fuel_inward_growth"),
    loss="trade_hub",
)
