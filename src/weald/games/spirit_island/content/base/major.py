"""Major powers of the base game."""

from __future__ import annotations

from typing import NamedTuple

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import ALL, NONE, up_to
from weald.games.spirit_island.model.pieces import (
    BLIGHT,
    CITY,
    DAHAN,
    EXPLORER,
    EXPLORER_TOWN,
    JUNGLE,
    TOWN,
    TOWN_CITY,
    WETLANDS,
    kind_of,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.declare import FAST, SLOW, OfSeat, effect, major
from weald.games.spirit_island.rules.effects import spend
from weald.games.spirit_island.rules.happenings import DESTROY
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import may_have_presence
from weald.games.spirit_island.rules.panel import cost
from weald.games.spirit_island.rules.powers import (
    ANOTHER_SPIRIT,
    ANY_SPIRIT,
    MAJOR,
    Power,
    Work,
    from_sacred,
    within,
)
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.subjects import Doing, Number


@major(
    "accelerated_rot",
    cost=4,
    speed=SLOW,
    elements="sun water plant",
    reach=within(2),
    needs="jungle wetlands",
    threshold="3 sun 2 water 3 plant",
)
def accelerated_rot(act: Action) -> Work[None]:
    """2 fear and 4 damage.

    +5 damage. Remove 1 blight.
    """
    yield from act.fear(2)
    yield from act.damage(4 + act.plus(5))
    if act.met:
        yield from act.remove_blight()


@major(
    "blazing_renewal",
    cost=5,
    speed=FAST,
    elements="fire earth plant",
    target=ANY_SPIRIT,
    threshold="3 fire 3 earth 2 plant",
)
def blazing_renewal(act: Action) -> Work[None]:
    """Choose a land within range 2 of your presence: the spirit adds 2 of its destroyed presence there.

    If any was added, 2 damage to each town and each city there.

    4 damage in the same land.
    """
    lands = [land for land in act.in_range(within(2)) if may_have_presence(act.s, act.spirit, land)]
    act.land = yield from act.pick_home(lands, seat=act.spirit)
    if act.land == NONE:
        return
    first = yield from act.return_presence(act.land, act.spirit)
    yield from act.return_presence(act.land, act.spirit)
    if first:
        yield from act.damage_each(2, TOWN_CITY, later=act.expects(1))
    if act.met:
        yield from act.damage(4)


@major(
    "cleansing_floods",
    cost=5,
    speed=SLOW,
    elements="sun water",
    reach=within(1, WETLANDS),
    threshold="4 water",
)
def cleansing_floods(act: Action) -> Work[None]:
    """4 damage. Remove 1 blight.

    +10 damage.
    """
    yield from act.damage(4 + act.plus(10))
    yield from act.remove_blight()


@major(
    "dissolve_the_bonds_of_kinship",
    cost=4,
    speed=SLOW,
    elements="fire water animal",
    reach=within(1),
    threshold="2 fire 2 water 3 animal",
)
def dissolve_the_bonds_of_kinship(act: Action) -> Work[None]:
    """Replace 1 city with 2 explorers, 1 town with 1 explorer and 1 dahan with 1 explorer.

    Then push all explorers, to as many different lands as possible.

    Before the push, explorers on one side and towns and cities on the other deal damage to each other at
    the same time.
    """
    yield from act.replace(CITY, (EXPLORER, EXPLORER))
    yield from act.replace(TOWN, EXPLORER)
    yield from act.replace(DAHAN, EXPLORER)
    if act.met:
        yield from act.each_other((EXPLORER,), TOWN_CITY)
    yield from act.push_apart(EXPLORER)


@major(
    "entwined_power",
    cost=2,
    speed=FAST,
    elements="moon water plant",
    target=ANOTHER_SPIRIT,
    threshold="2 water 4 plant",
)
def entwined_power(act: Action) -> Work[None]:
    """You and the spirit may also use powers from each other's presence this turn.

    It gains a power card; you gain one of the cards it drew and did not keep.

    You and the spirit gain 3 energy each, and each may give the other a card from hand.
    """
    both = (act.spirit, act.seat)
    act.lasting("entwined_power", *both)
    yield from share_draw(act, both)
    if act.met:
        for seat in both:
            yield from act.gain_energy(3, seat)
        if act.other:
            yield from act.give_card(act.seat, act.spirit)
            yield from act.give_card(act.spirit, act.seat)


def share_draw(act: Action, seats: tuple[int, int]) -> Work[None]:
    """Let the first spirit draw and keep a power card, and the second keep another of those drawn."""
    deck = yield from act.draw_powers(seat=seats[0])
    for seat in seats:
        card = yield from act.keep_power(seat)
        if card != NONE and deck == MAJOR and act.forgets_for_major(seat):
            yield from act.forget_card(seat)
    act.discard_drawn()


class Entwined(NamedTuple):
    """Two spirits that share their presence."""

    seat: int
    seat_other: int


class EntwinedPower(Rule):
    """The powers of each of them may reach from the presence of the other one."""

    def extra_origins(self, s: IslandState, by: Entwined, seat: int) -> list[int]:
        return [other for other in by if other != seat] if seat in by else []


ENTWINED_POWER = effect("entwined_power", Entwined, EntwinedPower())


@major(
    "indomitable_claim",
    cost=4,
    speed=FAST,
    elements="sun earth",
    reach=within(1),
    threshold="2 sun 3 earth",
)
def indomitable_claim(act: Action) -> Work[None]:
    """Add 1 presence, even where you may have none. Defend 20.

    If invaders are here, 3 fear. Invaders skip all actions in this land this turn.
    """
    # Not `add_presence`: this presence may come even to a land that is no place for the spirit.
    place = yield from act.pick_presence(act.seat, act.land)
    if place != NONE:
        yield from act.bring_presence(act.seat, act.land, place)
    yield from act.defend(20)
    if act.met:
        if act.has_invaders():
            yield from act.fear(3)
        yield from act.skip()


@major(
    "infinite_vitality",
    cost=3,
    speed=FAST,
    elements="earth plant animal",
    reach=from_sacred(1),
    threshold="4 earth",
)
def infinite_vitality(act: Action) -> Work[None]:
    """Dahan in this land have +4 health this turn, and blight that would be added here stays on its card.

    Dahan here cannot be damaged or destroyed this turn. Remove 1 blight from this land or an adjacent one.
    """
    act.lasting("infinite_vitality", act.land, act.met)
    if act.met:
        lands = [land for land in (act.land, *act.adjacent) if act.number(BLIGHT, land)]
        land = yield from act.pick_land(lands)
        if land != NONE:
            yield from act.remove_blight(1, land)


class Vitality(NamedTuple):
    """A land whose dahan are hard to harm, and whether nothing harms them at all."""

    land: int
    safe: int


class InfiniteVitality(Rule):
    """Dahan have 4 more health, or are safe altogether; blight stays on its card."""

    doings: tuple[Doing, ...] = (Doing.HURT, Doing.DESTROY)
    numbers: tuple[Number, ...] = (Number.HEALTH,)

    def extra(self, s: IslandState, by: Vitality, what: Number, land: int, seat: int, of: int) -> int:
        return 4 if kind_of(of) == DAHAN and land == by.land else 0

    def may(self, s: IslandState, by: Vitality, what: Doing, land: int, seat: int, of: int) -> bool:
        return kind_of(of) != DAHAN or land != by.land or by.safe <= 0

    def instead_of_blight(self, act: Action, by: Vitality, land: int) -> bool:
        return land == by.land


INFINITE_VITALITY = effect("infinite_vitality", Vitality, InfiniteVitality())


@major(
    "mists_of_oblivion",
    cost=4,
    speed=SLOW,
    elements="moon air water",
    reach=within(3),
    threshold="2 moon 3 air 2 water",
)
def mists_of_oblivion(act: Action) -> Work[None]:
    """1 damage to each invader. 1 additional fear for each town and city that this power destroys, up to 4.

    3 damage.
    """
    yield from act.damage_each(1, later=act.expects(1))
    if act.met:
        yield from act.damage(3)
    yield from act.fear(min(4, act.counted(DESTROY, TOWN_CITY)))


@major(
    "paralyzing_fright",
    cost=4,
    speed=FAST,
    elements="air earth",
    reach=from_sacred(1),
    threshold="2 air 3 earth",
)
def paralyzing_fright(act: Action) -> Work[None]:
    """4 fear. Invaders skip all actions in this land this turn.

    +4 fear.
    """
    yield from act.fear(4 + act.plus(4))
    yield from act.skip()


@major(
    "pillar_of_living_flame",
    cost=5,
    speed=SLOW,
    elements="fire",
    reach=from_sacred(2),
    threshold="4 fire",
)
def pillar_of_living_flame(act: Action) -> Work[None]:
    """3 fear and 5 damage. In jungle or wetlands, add 1 blight.

    +2 fear and +5 damage.
    """
    yield from act.fear(3 + act.plus(2))
    yield from act.damage(5 + act.plus(5))
    if act.is_a(JUNGLE, WETLANDS):
        yield from act.add_blight()


@major(
    "poisoned_land",
    cost=3,
    speed=SLOW,
    elements="earth plant animal",
    reach=within(1),
    threshold="3 earth 2 plant 2 animal",
)
def poisoned_land(act: Action) -> Work[None]:
    """1 fear and 7 damage. Add 1 blight and destroy all dahan.

    For each blight in this land, +1 fear and +4 damage.
    """
    yield from act.fear(1)
    yield from act.damage(7, later=act.expects(1))
    yield from act.add_blight()
    yield from act.destroy(ALL, DAHAN)
    if act.met:
        blight = act.number(BLIGHT)
        yield from act.fear(blight)
        yield from act.damage(4 * blight)


@major(
    "powerstorm",
    cost=3,
    speed=FAST,
    elements="sun fire air",
    target=ANY_SPIRIT,
    threshold="2 sun 2 fire 3 air",
)
def powerstorm(act: Action) -> Work[None]:
    """The spirit gains 3 energy. Once this turn it may repeat 1 power card by paying its cost again.

    (House ruling: never Powerstorm itself.)

    It may do so two more times.
    """
    yield from act.gain_energy(3, act.spirit)
    for _ in range(1 + act.plus(2)):
        act.lasting("powerstorm", act.spirit)


class Powerstorm(Rule):
    """A spirit may use one of its cards, but not this one, once more for its cost."""

    def extra_use(self, s: IslandState, by: OfSeat, seat: int, power: Power) -> int:
        card = POWERS.number(power.id)
        if by.seat != seat or power.id == "powerstorm" or card not in s.played[seat]:
            return -1
        return cost(s, seat, card)

    def after_use(self, act: Action, by: OfSeat) -> None:
        spend(act.s, "powerstorm", by)


POWERSTORM = effect("powerstorm", OfSeat, Powerstorm())


@major(
    "talons_of_lightning",
    cost=6,
    speed=FAST,
    elements="fire air",
    reach=within(1),
    far=within(3),
    needs="mountain wetlands",
    threshold="3 fire 3 air",
)
def talons_of_lightning(act: Action) -> Work[None]:
    """3 fear and 5 damage.

    Range becomes 3. Destroy 1 town in each adjacent land.
    """
    yield from act.fear(3)
    yield from act.damage(5)
    if act.met:
        for land in act.adjacent:
            yield from act.destroy(1, TOWN, land)


@major(
    "terrifying_nightmares",
    cost=4,
    speed=FAST,
    elements="moon air",
    reach=within(2),
    threshold="4 moon",
)
def terrifying_nightmares(act: Action) -> Work[None]:
    """2 fear. Push up to 4 explorers or towns.

    +4 fear.
    """
    yield from act.fear(2 + act.plus(4))
    yield from act.push(up_to(4), EXPLORER_TOWN)


@major(
    "the_jungle_hungers",
    cost=3,
    speed=SLOW,
    elements="moon plant",
    reach=within(1, JUNGLE),
    threshold="2 moon 3 plant",
)
def the_jungle_hungers(act: Action) -> Work[None]:
    """Destroy all explorers, all towns and all dahan.

    Destroy 1 city instead of the dahan.
    """
    yield from act.destroy(ALL, EXPLORER_TOWN)
    if act.met:
        yield from act.destroy(1, CITY)
    else:
        yield from act.destroy(ALL, DAHAN)


@major(
    "the_land_thrashes_in_furious_pain",
    cost=4,
    speed=SLOW,
    elements="moon fire earth",
    reach=within(2),
    needs="blight",
    threshold="3 moon 3 earth",
    repeats=(1,),
)
def the_land_thrashes_in_furious_pain(act: Action) -> Work[None]:
    """2 damage for each blight in this land, +1 for each blight in adjacent lands.

    Repeat this power on an adjacent land.
    """
    near = sum(act.number(BLIGHT, land) for land in act.adjacent)
    yield from act.damage(2 * act.number(BLIGHT) + near)
    if act.met:
        yield from act.again(act.adjacent)


@major(
    "the_trees_and_stones_speak_of_war",
    cost=2,
    speed=FAST,
    elements="sun earth plant",
    reach=within(1),
    needs="dahan",
    threshold="2 sun 2 earth 2 plant",
)
def the_trees_and_stones_speak_of_war(act: Action) -> Work[None]:
    """For each dahan, 1 damage and defend 2.

    You may push up to 2 dahan; their defend moves with them.
    """
    dahan = act.number(DAHAN)
    yield from act.damage(dahan)
    went = []
    if act.met:
        went = yield from act.push(up_to(2), DAHAN)
    if dahan > len(went):
        yield from act.defend(2 * (dahan - len(went)))
    for land in went:
        yield from act.defend(2, land)


@major(
    "tsunami",
    cost=6,
    speed=SLOW,
    elements="water earth",
    reach=from_sacred(2),
    needs="coastal",
    threshold="3 water 2 earth",
)
def tsunami(act: Action) -> Work[None]:
    """2 fear and 8 damage. Destroy 2 dahan.

    In each other coastal land on the board: 1 fear, 4 damage, and destroy 1 dahan.
    """
    yield from act.fear(2)
    yield from act.damage(8)
    yield from act.destroy(2, DAHAN)
    if act.met:
        for land in act.other_lands("coastal"):
            yield from act.fear(1, land)
            yield from act.damage(4, land=land)
            yield from act.destroy(1, DAHAN, land)


@major(
    "vengeance_of_the_dead",
    cost=3,
    speed=FAST,
    elements="moon fire animal",
    reach=within(3),
    threshold="3 animal",
)
def vengeance_of_the_dead(act: Action) -> Work[None]:
    """3 fear.

    After each effect that destroys towns, cities or dahan here this turn, 1 damage for each of them.

    This damage may also be dealt in adjacent lands.
    """
    yield from act.fear(3)
    before = sum(kind == "vengeance_of_the_dead" for kind, *_ in act.s.effects)
    act.lasting("vengeance_of_the_dead", act.land, act.seat, act.met, act.dreaming, before)


class Vengeance(NamedTuple):
    """One use of the card: where and whose, whether it reaches adjacent lands, and whether it is a dream.

    The number of the use tells two of them apart, which may set off each other, but never themselves.
    """

    land: int
    seat: int
    adjacent: int
    dreaming: int
    use: int


class VengeanceOfTheDead(Rule):
    """1 damage for each town, city or dahan that an Action destroyed."""

    def after_action(self, act: Action, by: Vengeance, cause: Action) -> Work[None]:
        n = cause.counted(DESTROY, (TOWN, CITY, DAHAN), by.land)
        act.land, act.seat, act.decider = by.land, by.seat, by.seat
        act.dreaming = bool(by.dreaming)
        act.source = "vengeance_of_the_dead"
        # The damage is that of the power, so for it an ocean in play is a land.
        act.power = POWERS["vengeance_of_the_dead"]
        if by.adjacent:
            yield from act.damage_among(n, [act.land, *act.adjacent])
        else:
            yield from act.damage(n)


VENGEANCE_OF_THE_DEAD = effect("vengeance_of_the_dead", Vengeance, VengeanceOfTheDead())


@major(
    "vigor_of_the_breaking_dawn",
    cost=3,
    speed=FAST,
    elements="sun animal",
    reach=within(2),
    needs="dahan",
    threshold="3 sun 2 animal",
)
def vigor_of_the_breaking_dawn(act: Action) -> Work[None]:
    """2 damage for each dahan.

    You may push up to 2 dahan. In each land they are pushed to, 2 damage for each dahan there.
    """
    yield from act.damage(2 * act.number(DAHAN))
    if act.met:
        went = yield from act.push(up_to(2), DAHAN)
        for land in sorted(set(went)):
            yield from act.damage(2 * act.number(DAHAN, land), land=land)


@major(
    "winds_of_rust_and_atrophy",
    cost=3,
    speed=FAST,
    elements="air water animal",
    reach=from_sacred(3),
    threshold="3 air 3 water 2 animal",
    repeats=(1,),
)
def winds_of_rust_and_atrophy(act: Action) -> Work[None]:
    """1 fear and defend 6. Replace 1 city with 1 town or 1 town with 1 explorer.

    Repeat this power; it may target another land in range.
    """
    yield from act.fear(1)
    yield from act.defend(6)
    yield from act.choose(act.replace(CITY, TOWN), act.replace(TOWN, EXPLORER))
    if act.met:
        yield from act.again()


@major(
    "wrap_in_wings_of_sunlight",
    cost=3,
    speed=FAST,
    elements="sun air animal",
    reach=within(0),
    threshold="2 sun 2 air 2 animal",
)
def wrap_in_wings_of_sunlight(act: Action) -> Work[None]:
    """Move up to 5 dahan from here to any one land. Defend 5 there.

    First gather up to 3 dahan.
    """
    if act.met:
        yield from act.gather(up_to(3), DAHAN)
    land = yield from act.pick_land(act.s.island.lands)
    yield from act.move(up_to(5), DAHAN, land)
    yield from act.defend(5, land)
