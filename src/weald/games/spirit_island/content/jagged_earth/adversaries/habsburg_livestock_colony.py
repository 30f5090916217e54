"""The Habsburg Monarchy, a livestock colony: herds that spread over healthy land, and ruin it."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE
from weald.games.spirit_island.content.event_actions import lands_of_cards, on_board, with_fewest
from weald.games.spirit_island.model.boards import lands_with_symbols
from weald.games.spirit_island.model.lands import lands_of_board, put, put_highest
from weald.games.spirit_island.model.pieces import BLIGHT, CITY, KIND, TOWN
from weald.games.spirit_island.model.state import BUILD, IslandState
from weald.games.spirit_island.rules.aims import threat
from weald.games.spirit_island.rules.declare import Level, adversary
from weald.games.spirit_island.rules.happenings import BLIGHTED, FROM_BOX
from weald.games.spirit_island.rules.hooks import InForce, Rule
from weald.games.spirit_island.rules.invader_actions import Build, Ravage
from weald.games.spirit_island.rules.land_rules import is_isolated
from weald.games.spirit_island.rules.powers import Work
from weald.games.spirit_island.rules.subjects import Number
from weald.games.spirit_island.rules.ways_to_lose import blight_by_land, demand
from weald.kernel.dangers import Defeat

# Damage to a land from which on its blight counts.
HEAVY = 8
# Under how many invader cards the wave of immigration lies.
WAVE_DEPTH = 5
# In the counters: blight of heavy damage, and invader cards below the wave of immigration.
HEAVY_BLIGHT = "habsburg_blight"
WAVE = "habsburg_wave"


class SeekPrimeTerritory(Rule):
    """Blight of heavy damage ends the game. Escalation: towns come to boards with little blight."""

    counters: tuple[str, ...] = (HEAVY_BLIGHT,)
    defeats: tuple[Defeat, ...] = (
        Defeat(
            "habsburg", lambda s, _: s.counters.get(HEAVY_BLIGHT, 0), lambda s, _: s.seats + 1, blight_by_land
        ),
    )

    def after_escalation_explore(self, act: Action, by: InForce, card: int) -> Work[None]:
        for most in (4, 2):
            yield from seek(act, most)

    def after_action(self, act: Action, by: InForce, cause: Action) -> None:
        if cause.ravage is not None and cause.ravage.land_damage >= HEAVY:
            n = cause.counted(BLIGHTED) - cause.counted(FROM_BOX)
            if n:
                act.s.counters[HEAVY_BLIGHT] = act.s.counters.get(HEAVY_BLIGHT, 0) + n
                demand(act.s, self.defeats[0], by, cause.ravage.land)


def seek(act: Action, most: int) -> Work[None]:
    """On each board with at most `most` blight, add a town to a land without town and blight."""

    def board(inner: Action, slot: int) -> Work[None]:
        s = inner.s
        if on_board(s, slot, (BLIGHT,)) <= most:
            free = [
                land for land in lands_of_board(s, slot) if not s.pieces[land][TOWN] | s.pieces[land][BLIGHT]
            ]
            yield from inner.add_to_one_of(1, TOWN, free)

    yield from act.each_board(board)


class MigratoryHerders(Rule):
    """After the build step, lands of build cards gather a town from lands that no build card names."""

    def after_step(self, act: Action, by: InForce, action: int) -> Work[None]:
        s = act.s
        named = lands_of_cards(s, [*s.high_build, *s.build_cards])

        def herd(inner: Action) -> Work[None]:
            near = [
                other for other in inner.around(inner.land) if other not in named and s.pieces[other][TOWN]
            ]
            if is_isolated(s, inner.land):
                return
            near = [other for other in near if not is_isolated(s, other)]
            origin = yield from inner.pick_land(near, "herd_from", worth=threat)
            if origin != NONE:
                yield from inner.gather_from(1, TOWN, origin)

        if action == BUILD:
            yield from act.each_land(sorted(named), herd)


class MoreRuralThanUrban(Rule):
    """More towns from the start; inland, two towns are built instead of a city."""

    def before_spirits(self, act: Action, by: InForce) -> None:
        s = act.s
        for slot, board in enumerate(s.boards):
            printed = lands_with_symbols(board, s.layout)
            empty = [land for land in lands_of_board(s, slot) if s.island.number[land] not in printed]
            put(s, s.island.first[slot] + 2, TOWN)
            put_highest(s, empty, TOWN)

    def before_build(self, act: Action, by: InForce, build: Build) -> None:
        if CITY in build.kinds and not act.s.island.coastal[build.land]:
            build.kinds.remove(CITY)
            build.kinds += [TOWN, TOWN]


class HerdsThrive(Rule):
    """Towns in lands without blight are durable."""

    numbers: tuple[Number, ...] = (Number.HEALTH, Number.DAMAGE_INSTEAD)

    def extra(self, s: IslandState, by: InForce, what: Number, land: int, seat: int, of: int) -> int:
        return 2 if is_durable(s, land, of) else 0

    def after_blight(self, act: Action, by: InForce, land: int, cascaded: bool) -> Work[None]:
        yield from act.check_all_health()


def is_durable(s: IslandState, land: int, piece: int) -> bool:
    """Return whether a piece is a town in a land without blight."""
    return piece & KIND == TOWN and not s.pieces[land][BLIGHT]


class WaveOfImmigration(Rule):
    """A wave of immigration lies in the invader deck."""

    counters: tuple[str, ...] = (WAVE,)

    def before_spirits(self, act: Action, by: InForce) -> None:
        act.s.counters[WAVE] = len(act.s.invader_deck) - WAVE_DEPTH

    def after_leaving_deck(self, s: IslandState, by: InForce, beneath: int) -> None:
        if beneath < s.counters.get(WAVE, 0):
            s.counters[WAVE] -= 1

    def before_turning_up(self, act: Action, by: InForce) -> Work[None]:
        s = act.s
        if len(s.invader_deck) <= s.counters.get(WAVE, -1):
            del s.counters[WAVE]
            act.tell("wave-of-immigration", {})
            yield from act.each_board(immigrate)


def immigrate(act: Action, board: int) -> Work[None]:
    """Add a city at the coast where none is, and a town to each of the 3 inland lands with least blight."""
    s = act.s
    lands = lands_of_board(s, board)
    ports = [land for land in lands if s.island.coastal[land] and not s.pieces[land][CITY]]
    yield from act.add_to_one_of(1, CITY, ports)
    inland = [land for land in lands if not s.island.coastal[land]]
    for _ in range(3):
        land = yield from act.add_to_one_of(1, TOWN, with_fewest(s, inland, (BLIGHT,)))
        if land != NONE:
            inland.remove(land)


class FarFlungHerds(Rule):
    """Herds of adjacent towns help to ravage."""

    def before_ravage(self, act: Action, by: InForce, ravage: Ravage) -> None:
        s, land = act.s, ravage.land
        near = [] if is_isolated(s, land) else act.around(land)
        if any(s.pieces[other][TOWN] and not is_isolated(s, other) for other in near):
            ravage.bonus += 2


HABSBURG = adversary(
    "habsburg_livestock_colony",
    Level(2, (3, 3, 3), rule=SeekPrimeTerritory(), title="seek_prime_territory"),
    Level(3, (3, 4, 3), rule=MigratoryHerders(), title="migratory_herders"),
    Level(5, (4, 5, 2), rule=MoreRuralThanUrban(), title="more_rural_than_urban"),
    Level(6, (4, 5, 3), deck="11222233333", title="fast_spread"),
    Level(8, (4, 5, 3), rule=HerdsThrive(), title="herds_thrive_in_verdant_lands"),
    Level(9, (4, 6, 3), rule=WaveOfImmigration(), title="wave_of_immigration"),
    Level(10, (5, 6, 3), rule=FarFlungHerds(), title="far_flung_herds"),
    loss="irreparable_damage",
)
