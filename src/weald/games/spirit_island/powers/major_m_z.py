"""Major powers, mists_of_oblivion to wrap_in_wings_of_sunlight."""

from __future__ import annotations

from weald.games.spirit_island.act import Act
from weald.games.spirit_island.declare import (
    ANY_SPIRIT,
    FAST,
    POWERS,
    SLOW,
    Power,
    from_sacred,
    major,
    within,
)
from weald.games.spirit_island.effects import spend
from weald.games.spirit_island.kinds import (
    BLIGHT,
    CITY,
    DAHAN,
    EXPLORER,
    EXPLORER_TOWN,
    JUNGLE,
    TOWN,
    TOWN_CITY,
    WETLANDS,
)
from weald.games.spirit_island.panel import cost
from weald.games.spirit_island.rule import By, Rule, Work, effect
from weald.games.spirit_island.scope import ALL, DESTROY, NONE, up_to
from weald.games.spirit_island.state import Isle


@major(
    "mists_of_oblivion",
    cost=4,
    speed=SLOW,
    elements="moon air water",
    reach=within(3),
    threshold="2 moon 3 air 2 water",
)
def mists_of_oblivion(act: Act) -> Work[None]:
    """1 damage to each invader, with the threshold 3 more; what it destroys brings up to 4 fear besides."""
    yield from act.damage_each(1)
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
def paralyzing_fright(act: Act) -> Work[None]:
    """4 fear, 8 with the threshold; invaders do nothing."""
    yield from act.fear(8 if act.met else 4)
    yield from act.skip()


@major(
    "pillar_of_living_flame",
    cost=5,
    speed=SLOW,
    elements="fire",
    reach=from_sacred(2),
    threshold="4 fire",
)
def pillar_of_living_flame(act: Act) -> Work[None]:
    """3 fear and 5 damage, 5 and 10 with the threshold; jungle and wetlands suffer blight."""
    yield from act.fear(5 if act.met else 3)
    yield from act.damage(10 if act.met else 5)
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
def poisoned_land(act: Act) -> Work[None]:
    """1 fear, 7 damage, a blight, no dahan is left; with the threshold more for each blight then."""
    yield from act.fear(1)
    yield from act.damage(7)
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
def powerstorm(act: Act) -> Work[None]:
    """3 energy; the spirit may repeat a card for its cost, three times with the threshold."""
    yield from act.gain_energy(3, act.spirit)
    for _ in range(3 if act.met else 1):
        act.lasting("powerstorm", act.spirit)


@effect("powerstorm", "seat")
class Powerstorm(Rule):
    """(seat,): this spirit may use one of its cards, but not this one, once more for its cost."""

    def repeats(self, s: Isle, by: By, seat: int, power: Power) -> int:
        card = POWERS.number(power.id)
        if by[0] != seat or power.id == "powerstorm" or card not in s.played[seat]:
            return -1
        return cost(s, seat, card)

    def repeating(self, act: Act, by: By) -> Work[None]:
        yield from ()
        spend(act.s, "powerstorm", by)


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
def talons_of_lightning(act: Act) -> Work[None]:
    """3 fear, 5 damage; with the threshold from farther away, and a town falls in each adjacent land."""
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
def terrifying_nightmares(act: Act) -> Work[None]:
    """2 fear, 6 with the threshold; push explorers and towns."""
    yield from act.fear(6 if act.met else 2)
    yield from act.push(up_to(4), EXPLORER_TOWN)


@major(
    "the_jungle_hungers",
    cost=3,
    speed=SLOW,
    elements="moon plant",
    reach=within(1, JUNGLE),
    threshold="2 moon 3 plant",
)
def the_jungle_hungers(act: Act) -> Work[None]:
    """Destroy all explorers, towns and dahan; with the threshold a city instead of the dahan."""
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
)
def the_land_thrashes_in_furious_pain(act: Act) -> Work[None]:
    """2 damage for each blight, 1 for each adjacent one; with the threshold again in an adjacent land."""
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
def the_trees_and_stones_speak_of_war(act: Act) -> Work[None]:
    """1 damage and defend 2 for each dahan; with the threshold push dahan, and their defence goes along."""
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
def tsunami(act: Act) -> Work[None]:
    """2 fear, 8 damage, two dahan fall; with the threshold the other coasts of the board are hit as well."""
    yield from act.fear(2)
    yield from act.damage(8)
    yield from act.destroy(2, DAHAN)
    if act.met:
        island = act.s.island
        for land in island.lands:
            if island.coastal[land] and island.board[land] == island.board[act.land] and land != act.land:
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
def vengeance_of_the_dead(act: Act) -> Work[None]:
    """3 fear; whatever destroys towns, cities or dahan here this turn is answered with damage."""
    yield from act.fear(3)
    before = sum(kind == "vengeance_of_the_dead" for kind, *_ in act.s.effects)
    act.lasting("vengeance_of_the_dead", act.land, act.seat, act.met, act.dreaming, before)


@effect("vengeance_of_the_dead", "land seat threshold dreaming number")
class VengeanceOfTheDead(Rule):
    """(land, seat, threshold, dreaming, number): 1 damage for each town, city or dahan an Action destroyed.

    The number tells two uses of the card apart, which may set off each other, but never themselves.
    """

    def after(self, act: Act, by: By, cause: Act) -> Work[None]:
        n = cause.counted(DESTROY, (TOWN, CITY, DAHAN), by[0])
        act.land, act.seat, far, dreaming, _ = by
        act.decider = act.seat
        act.dreaming = bool(dreaming)
        act.source = "vengeance_of_the_dead"
        # The damage is that of the power, so for it an ocean in play is a land.
        act.power = POWERS["vengeance_of_the_dead"]
        if not far:
            yield from act.damage(n)
            return
        for _ in range(n):
            lands = [near for near in (act.land, *act.adjacent) if act.has_invaders(near)]
            where = yield from act.pick_land(lands)
            if where != NONE:
                yield from act.damage(1, land=where)


@major(
    "vigor_of_the_breaking_dawn",
    cost=3,
    speed=FAST,
    elements="sun animal",
    reach=within(2),
    needs="dahan",
    threshold="3 sun 2 animal",
)
def vigor_of_the_breaking_dawn(act: Act) -> Work[None]:
    """2 damage for each dahan; with the threshold push dahan, and the same where they go."""
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
)
def winds_of_rust_and_atrophy(act: Act) -> Work[None]:
    """1 fear, defend 6, a city or a town becomes smaller; with the threshold once more."""
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
def wrap_in_wings_of_sunlight(act: Act) -> Work[None]:
    """Dahan fly to any land, which is defended by 5; with the threshold others are gathered first."""
    if act.met:
        yield from act.gather(up_to(3), DAHAN)
    land = yield from act.pick_land(act.s.island.lands)
    yield from act.move(up_to(5), DAHAN, land)
    yield from act.defend(5, land)
