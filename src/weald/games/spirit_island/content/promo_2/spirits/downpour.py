"""Downpour Drenches the World: its sacred sites turn to wetlands, and its rain pours power down again."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.content.growth_actions import (
    add_presence,
    discard_cards,
    gain_elements,
    gain_energy,
    gain_power_card,
    move_presence,
    reclaim_all,
)
from weald.games.spirit_island.model.lands import home, presence_lands
from weald.games.spirit_island.model.pieces import (
    BLIGHT,
    DAHAN,
    EXPLORER,
    INVADERS,
    KIND,
    TOWN,
    TOWN_CITY,
    WATER,
    WETLANDS,
    Kinds,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import (
    FAST,
    SELF,
    SLOW,
    OfSeat,
    OfSeatNumber,
    OnLand,
    effect,
    growth,
    innate,
    spirit,
    unique,
)
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.faces import Coat, Face, Ground, Strengths
from weald.games.spirit_island.rules.hooks import Owner, Rule
from weald.games.spirit_island.rules.land_rules import add_presence as put_presence
from weald.games.spirit_island.rules.land_rules import is_sacred, may_have_presence, terrains
from weald.games.spirit_island.rules.panel import cost, elements
from weald.games.spirit_island.rules.powers import ANOTHER_SPIRIT, LAND, Power, Work, within
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.subjects import Number
from weald.games.spirit_island.rules.tracks import straight
from weald.kernel.values import Learned

ID = "downpour"
# Water for each use of Pour Down Power Across the Island, and the most uses in a turn.
WATER_PER_USE = 2
MOST_USES = 5
PEOPLE: Kinds = (*INVADERS, DAHAN)


class DrenchTheLandscape(Rule):
    """For spirits, its sacred sites are wetlands as well."""

    id = "drench_the_landscape"

    def extra_terrains(self, s: IslandState, by: Owner, land: int) -> int:
        return 1 << WETLANDS if is_sacred(s, by.seat, land) else 0


class PourDownPower(Rule):
    """For every two water it gains energy, or uses a card for a land once more."""

    id = "pour_down_power_across_the_island"

    def extra_offers(self, s: IslandState, by: Owner, seat: int) -> list[int]:
        return [1] if seat == by.seat and s.phase in (FAST, SLOW) and pours_left(s, seat) > 0 else []

    def after_offer(self, act: Action, by: Owner, offer: int) -> Work[None]:
        act.source = ID
        act.note("poured_down", by.seat)
        act.source = self.id
        yield from act.gain_energy(offer, by.seat)

    def extra_use(self, s: IslandState, by: Owner, seat: int, power: Power) -> int:
        number = POWERS.number(power.id)
        own = seat == by.seat and power.target == LAND and number in s.played[seat]
        return cost(s, seat, number) if own and pours_left(s, seat) > 0 else -1

    def after_use(self, act: Action, by: Owner) -> None:
        source, act.source = act.source, ID
        act.note("poured_down", by.seat)
        act.source = source


def pours_left(s: IslandState, seat: int) -> int:
    """Return how often a spirit may still pour down power this turn."""
    used = sum(lasting[:2] == ("poured_down", (seat,)) for lasting in s.effects)
    return min(MOST_USES, elements(s, seat)[WATER] // WATER_PER_USE) - used


POURED_DOWN = effect("poured_down", OfSeat, Rule())


def start(act: Action) -> None:
    """Add one presence to the lowest-numbered wetlands."""
    island = act.s.island
    lands = island.of_board(home(act.s, act.seat))
    put_presence(act.s, act.seat, min(land for land in lands if island.terrain[land] == WETLANDS), 1)


SPIRIT = spirit(
    ID,
    icon="heavy-rain",
    complexity="high",
    start=start,
    growth=[
        growth(
            [reclaim_all(), gain_power_card(), move_presence(2)],
            [add_presence(2), add_presence(2), gain_elements("water water"), discard_cards(2)],
            [gain_power_card(), add_presence(3), gain_energy(1)],
        )
    ],
    tracks=straight(
        "1 water plant water 2+air water earth water+water",
        "1 move_presence water 2 move_presence 3",
        {"move_presence": move_presence(1)},
    ),
    rules=[DrenchTheLandscape(), PourDownPower()],
    asks="who_returns",
    deeds="gift_of_abundance water_nourishes",
    strengths=Strengths(offence=2, control=3, fear=2, defence=5, utility=3),
    learned=Learned(weight=0.292, mean=0.0197),
    face=Face(
        Ground("rain"),
        light=Coat("#006D8B", "#D4F7FF", "#005370"),
        dark=Coat("#006787", "#DBFEFF", "#004D6C"),
    ),
)


@innate(
    "rain_and_mud_suppress_conflict",
    spirit=ID,
    speed=FAST,
    target=SELF,
    tiers=("1 air 3 water", "5 water 1 earth", "3 air 9 water 2 earth"),
)
def rain_and_mud_suppress_conflict(act: Action) -> Work[None]:
    """Each of your presence defends 1 in its land this turn, and dahan deal 1 less damage there in return.

    The same once more.

    2 fear. In your lands, invaders and dahan have 1 less health this turn, at least 1.
    """
    act.lasting("rain_and_mud", act.seat, act.plus(1) + act.plus(1, 2))
    if act.reached(3):
        yield from act.fear(2)
        act.lasting("softened", act.seat)


class RainAndMud(Rule):
    """Presence defends its land, and slows dahan down."""

    numbers: tuple[Number, ...] = (Number.DEFEND, Number.COUNTER_ATTACK)

    def extra(self, s: IslandState, by: OfSeatNumber, what: Number, land: int, seat: int, of: int) -> int:
        n = by.n * s.presence[by.seat][land]
        return n if what is Number.DEFEND else -n


RAIN_AND_MUD = effect("rain_and_mud", OfSeatNumber, RainAndMud())


class Softened(Rule):
    """Invaders and dahan are easier to destroy in a spirit's lands."""

    numbers: tuple[Number, ...] = (Number.HEALTH,)

    def extra(self, s: IslandState, by: OfSeat, what: Number, land: int, seat: int, of: int) -> int:
        return -1 if s.presence[by.seat][land] and of & KIND in PEOPLE else 0


SOFTENED = effect("softened", OfSeat, Softened())


@innate(
    "water_nourishes_lifes_growth",
    spirit=ID,
    speed=FAST,
    reach=within(0),
    tiers=("3 water 2 plant", "5 water 1 earth 2 plant", "7 water 2 earth 3 plant"),
)
def water_nourishes_lifes_growth(act: Action) -> Work[None]:
    """Gain 1 energy. You may remove 1 of your presence here from the game to remove 1 blight.

    Gain 1 energy. Gather up to 1 dahan.

    This turn, blight that would be added here stays on its card.
    """
    s = act.s
    yield from act.gain_energy(act.plus(1))
    if act.met and s.presence[act.seat][act.land] and act.number(BLIGHT):
        # The last presence of all is not worth any blight.
        worth = 2.0 if sum(s.presence[act.seat]) > 2 else -9.0
        yield from act.may(act.called("water_nourishes", wash_blight_away, worth=worth))
    yield from act.gain_energy(act.plus(1, 2))
    yield from act.gather(up_to(act.plus(1, 2)), DAHAN)
    if act.reached(3):
        act.lasting("nourished", act.land)


def wash_blight_away(act: Action) -> Work[None]:
    """Remove a blight for a presence."""
    act.remove_presence(act.seat, act.land)
    yield from act.remove_blight()


class Nourished(Rule):
    """No blight comes to a land."""

    def instead_of_blight(self, act: Action, by: OnLand, land: int) -> bool:
        return land == by.land


NOURISHED = effect("nourished", OnLand, Nourished())


@unique(
    "dark_skies_loose_a_stinging_rain",
    spirit=ID,
    cost=1,
    speed=FAST,
    elements="moon air water",
    reach=within(1, WETLANDS),
)
def dark_skies_loose_a_stinging_rain(act: Action) -> Work[None]:
    """Isolate target land. Push up to 1 explorer and up to 2 dahan."""
    yield from act.isolate()
    yield from act.push(up_to(1), EXPLORER)
    yield from act.push(up_to(2), DAHAN)


@unique("foundations_sink_into_mud", spirit=ID, cost=1, speed=SLOW, elements="water earth", reach=within(0))
def foundations_sink_into_mud(act: Action) -> Work[None]:
    """2 damage to towns. In wetlands, you may instead deal 1 damage to each town and city."""
    yield from act.instead(act.damage(2, TOWN), act.damage_each(1, TOWN_CITY) if act.is_a(WETLANDS) else None)


@unique(
    "gift_of_abundance",
    spirit=ID,
    cost=1,
    speed=FAST,
    elements="sun air water plant",
    target=ANOTHER_SPIRIT,
)
def gift_of_abundance(act: Action) -> Work[None]:
    """The spirit gains 2 energy; or it may repeat one power card this turn for its cost.

    You or the spirit may add 1 destroyed presence to wetlands with your presence.
    """
    s, seat = act.s, act.spirit
    yield from act.choose(
        act.gain_energy(2, seat), act.called("gift_of_abundance", let_repeat, worth=1.0), seat=seat
    )
    lands = [land for land in presence_lands(s, act.seat) if terrains(s, land) >> WETLANDS & 1]
    ways = {
        who: [land for land in lands if may_have_presence(s, who, land)]
        for who in (act.seat, seat)
        if s.destroyed[who]
    }
    able = [who for who, places in ways.items() if places]
    if able:
        who = yield from act.pick_spirit("who_returns", able, optional=True)
        if who != NONE:
            land = yield from act.pick_home(ways[who], seat=who)
            yield from act.return_presence(land, who)


def let_repeat(act: Action) -> None:
    """Let the target spirit repeat a card this turn."""
    act.lasting("abundance", act.spirit)


class Abundance(Rule):
    """A spirit may repeat one of its cards for its cost."""

    def extra_use(self, s: IslandState, by: OfSeat, seat: int, power: Power) -> int:
        number = POWERS.number(power.id)
        return cost(s, seat, number) if seat == by.seat and number in s.played[seat] else -1

    def after_use(self, act: Action, by: OfSeat) -> None:
        spend(act.s, "abundance", by)


ABUNDANCE = effect("abundance", OfSeat, Abundance())


@unique("unbearable_deluge", spirit=ID, cost=0, speed=FAST, elements="air water earth", reach=within(0))
def unbearable_deluge(act: Action) -> Work[None]:
    """1 fear. Push 2 dahan. Defend 3. Isolate target land if it is wetlands."""
    yield from act.fear(1)
    yield from act.push(2, DAHAN)
    yield from act.defend(3)
    if act.is_a(WETLANDS):
        yield from act.isolate()
