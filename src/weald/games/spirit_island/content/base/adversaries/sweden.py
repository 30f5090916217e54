"""The Kingdom of Sweden: mines that ruin the land, and steel."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.model.boards import printed_board
from weald.games.spirit_island.model.invader_cards import INVADER_CARDS, lands_of_card
from weald.games.spirit_island.model.lands import has_building, invaders, put, take
from weald.games.spirit_island.model.pieces import BLIGHT, CITY, DAHAN, TOWN, kind_of
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import PLAIN, SETTLE
from weald.games.spirit_island.rules.asking import extra
from weald.games.spirit_island.rules.declare import Level, adversary
from weald.games.spirit_island.rules.happenings import BLIGHTED
from weald.games.spirit_island.rules.hooks import InForce, Rule
from weald.games.spirit_island.rules.invader_actions import Ravage
from weald.games.spirit_island.rules.land_rules import is_isolated
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.subjects import Number

# Damage beyond what is enough for a blight that adds one more.
DEEP_MINING = 4


class SwayedByTheInvaders(Rule):
    """Escalation: in explored lands, a dahan becomes a town if invaders are at least as many as dahan."""

    def after_escalation_explore(self, act: Action, by: InForce, card: int) -> Work[None]:
        s = act.s

        def sway(inner: Action) -> Work[None]:
            if invaders(s, inner.land) >= inner.number(DAHAN):
                yield from inner.replace(DAHAN, TOWN)

        yield from act.each_land(s.explored, sway)


class HeavyMining(Rule):
    """A ravage with much damage to the land adds one more blight, quietly."""

    def before_ravage_damage(self, act: Action, by: InForce, ravage: Ravage) -> None:
        s, land = act.s, ravage.land
        less = extra(s, Number.LAND_HEALTH, land)
        if ravage.damage + ravage.land_more >= max(1, ravage.enough + less) + DEEP_MINING:
            ravage.quiet_blight += 1


class PopulationPressure(Rule):
    """Blight printed in land 4, where the city comes, lies in land 5."""

    def before_spirits(self, act: Action, by: InForce) -> None:
        s = act.s
        # On the island of an earlier game no printed blight was placed.
        for slot, board in enumerate(() if s.former else s.boards):
            if "b" in printed_board(board, s.layout).setup.get(4, ""):
                take(s, s.island.first[slot] + 4, BLIGHT)
                put(s, s.island.first[slot] + 5, BLIGHT)


class FineSteel(Rule):
    """Towns deal 3 damage, cities 5."""

    numbers: tuple[Number, ...] = (Number.STRENGTH,)

    def extra(self, s: IslandState, by: InForce, what: Number, land: int, seat: int, of: int) -> int:
        return {TOWN: 1, CITY: 2}.get(kind_of(of), 0)


class RoyalBacking(Rule):
    """At the end of set-up an invader card is discarded; it brings a town to each board."""

    def after_set_up(self, act: Action, by: InForce) -> Work[None]:
        s = act.s
        card = s.invader_deck.pop()
        s.invader_discard.append(card)
        if s.trace is not None:
            s.trace.reveal()
            act.tell("royal-backing", {"card": INVADER_CARDS[card].id})

        def back(inner: Action, board: int) -> Work[None]:
            lands = [land for land in lands_of_card(s, card) if s.island.on_board(land, board)]
            fewest = min(invaders(s, land) for land in lands)
            land = yield from inner.pick_land(
                [land for land in lands if invaders(s, land) == fewest], "add_town", aim=SETTLE
            )
            yield from inner.add(1, TOWN, land)

        act.source = s.adversary
        yield from act.each_board(back)


class MiningRush(Rule):
    """A ravage that adds blight to its land also brings a town to an adjacent land without town or city."""

    def after_blight(self, act: Action, by: InForce, land: int, cascaded: bool) -> Work[None]:
        if act.ravage is None or cascaded or act.counted(BLIGHTED, land=act.ravage.land) > 1:
            return
        s = act.s
        near = [] if is_isolated(s, land) else act.around(land)
        lands = [land for land in near if not has_building(s, land) and not is_isolated(s, land)]
        yield from act.add_to_one_of(1, TOWN, lands, question="mining_rush", aim=PLAIN)


SWEDEN = adversary(
    "sweden",
    Level(1, (3, 3, 3), rule=SwayedByTheInvaders(), title="swayed_by_the_invaders"),
    Level(2, (3, 3, 3), rule=HeavyMining(), title="heavy_mining"),
    Level(3, (3, 4, 3), setup={4: "c"}, rule=PopulationPressure(), title="population_pressure_at_home"),
    Level(5, (3, 4, 3), rule=FineSteel(), title="fine_steel_for_tools_and_guns"),
    Level(6, (3, 4, 4), rule=RoyalBacking(), title="royal_backing"),
    Level(7, (4, 4, 4), rule=MiningRush(), title="mining_rush"),
    Level(8, (4, 4, 5), setup={8: "tb"}, title="prospecting_outpost"),
    trained_at=2,
)
