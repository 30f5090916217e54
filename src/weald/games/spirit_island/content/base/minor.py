"""Minor powers of the base game."""

from __future__ import annotations

from weald.games.spirit_island.action.action import Action
from weald.games.spirit_island.action.context import NONE, up_to
from weald.games.spirit_island.model.pieces import (
    BLIGHT,
    CITY,
    DAHAN,
    ELEMENTS,
    EXPLORER,
    EXPLORER_TOWN,
    JUNGLE,
    MOUNTAIN,
    SANDS,
    TOWN,
    TOWN_CITY,
    WETLANDS,
)
from weald.games.spirit_island.model.state import IslandState
from weald.games.spirit_island.rules.aims import GAIN
from weald.games.spirit_island.rules.declare import FAST, SLOW, OfSeat, effect, minor
from weald.games.spirit_island.rules.hooks import Rule
from weald.games.spirit_island.rules.land_rules import sacred_sites
from weald.games.spirit_island.rules.panel import stays_in_play
from weald.games.spirit_island.rules.powers import ANY_SPIRIT, Work, from_sacred, within
from weald.games.spirit_island.rules.registry import POWERS
from weald.games.spirit_island.rules.subjects import Number


@minor(
    "call_of_the_dahan_ways",
    cost=1,
    speed=SLOW,
    elements="moon water animal",
    reach=within(1),
    needs="dahan",
    threshold="2 moon",
)
def call_of_the_dahan_ways(act: Action) -> Work[None]:
    """Replace 1 explorer with 1 dahan.

    You may replace 1 town with 1 dahan instead.
    """
    yield from act.instead(act.replace(EXPLORER, DAHAN), act.replace(TOWN, DAHAN) if act.met else None)


@minor("call_to_bloodshed", cost=1, speed=SLOW, elements="sun fire animal", reach=within(1), needs="dahan")
def call_to_bloodshed(act: Action) -> Work[None]:
    """1 damage for each dahan; or gather up to 3 dahan."""
    yield from act.choose(act.damage(act.number(DAHAN)), act.gather(up_to(3), DAHAN))


@minor("call_to_isolation", cost=0, speed=FAST, elements="sun air animal", reach=within(1), needs="dahan")
def call_to_isolation(act: Action) -> Work[None]:
    """Push 1 explorer or town for each dahan; or push 1 dahan."""
    yield from act.choose(act.push(act.number(DAHAN), EXPLORER_TOWN), act.push(1, DAHAN))


@minor("call_to_migrate", cost=1, speed=SLOW, elements="fire air animal", reach=within(1))
def call_to_migrate(act: Action) -> Work[None]:
    """Gather up to 3 dahan. Then push up to 3 dahan."""
    yield from act.gather(up_to(3), DAHAN)
    yield from act.push(up_to(3), DAHAN)


@minor("call_to_tend", cost=1, speed=SLOW, elements="water plant animal", reach=within(1), needs="dahan")
def call_to_tend(act: Action) -> Work[None]:
    """Remove 1 blight; or push up to 3 dahan."""
    yield from act.choose(act.remove_blight(), act.push(up_to(3), DAHAN))


@minor("dark_and_tangled_woods", cost=1, speed=FAST, elements="moon earth plant", reach=within(1))
def dark_and_tangled_woods(act: Action) -> Work[None]:
    """2 fear. In mountain or jungle, defend 3."""
    yield from act.fear(2)
    if act.is_a(MOUNTAIN, JUNGLE):
        yield from act.defend(3)


@minor("delusions_of_danger", cost=1, speed=FAST, elements="sun moon air", reach=within(1))
def delusions_of_danger(act: Action) -> Work[None]:
    """Push 1 explorer; or 2 fear."""
    yield from act.choose(act.push(1, EXPLORER), act.fear(2))


@minor("devouring_ants", cost=1, speed=SLOW, elements="sun earth animal", reach=from_sacred(1))
def devouring_ants(act: Action) -> Work[None]:
    """1 fear and 1 damage; in jungle or sands, +1 damage. Destroy 1 dahan."""
    yield from act.fear(1)
    yield from act.damage(1 + act.plus(1, when=act.is_a(JUNGLE, SANDS)))
    yield from act.destroy(1, DAHAN)


@minor("drift_down_into_slumber", cost=0, speed=FAST, elements="air earth plant", reach=within(2))
def drift_down_into_slumber(act: Action) -> Work[None]:
    """Defend 1. In jungle or sands, defend 4 instead."""
    yield from act.defend(4 if act.is_a(JUNGLE, SANDS) else 1)


@minor("drought", cost=1, speed=SLOW, elements="sun fire earth", reach=within(1), threshold="3 sun")
def drought(act: Action) -> Work[None]:
    """Destroy 3 towns. 1 damage to each town and city. Add 1 blight.

    Destroy 1 city.
    """
    yield from act.destroy(3, TOWN)
    yield from act.damage_each(1, TOWN_CITY)
    yield from act.add_blight()
    if act.met:
        yield from act.destroy(1, CITY)


@minor("elemental_boon", cost=1, speed=FAST, target=ANY_SPIRIT)
def elemental_boon(act: Action) -> Work[None]:
    """The spirit chooses 3 different elements and gains 1 of each this turn.

    If it is another spirit, so do you.
    """
    left = list(range(len(ELEMENTS)))
    for _ in range(3):
        element = yield from act.pick_element(left, act.spirit)
        left.remove(element)
        yield from act.gain_element(element, 1, act.spirit)
        if act.other:
            yield from act.gain_element(element)


@minor("encompassing_ward", cost=1, speed=FAST, elements="sun water earth", target=ANY_SPIRIT)
def encompassing_ward(act: Action) -> None:
    """Defend 2 in every land where the spirit has presence."""
    act.lasting("encompassing_ward", act.spirit)


class EncompassingWard(Rule):
    """Defend 2 in every land with presence of this spirit."""

    numbers: tuple[Number, ...] = (Number.DEFEND,)

    def extra(self, s: IslandState, by: OfSeat, what: Number, land: int, seat: int, of: int) -> int:
        return 2 if s.presence[by.seat][land] else 0


ENCOMPASSING_WARD = effect("encompassing_ward", OfSeat, EncompassingWard())


@minor("enticing_splendor", cost=0, speed=FAST, elements="sun air plant", reach=within(0), needs="no_blight")
def enticing_splendor(act: Action) -> Work[None]:
    """Gather 1 explorer or town; or gather up to 2 dahan."""
    yield from act.choose(act.gather(1, EXPLORER_TOWN), act.gather(up_to(2), DAHAN))


@minor("entrancing_apparitions", cost=1, speed=FAST, elements="moon air water", reach=within(1))
def entrancing_apparitions(act: Action) -> Work[None]:
    """Defend 2. If no invaders are here, gather up to 2 explorers."""
    yield from act.defend(2)
    if not act.has_invaders():
        yield from act.gather(up_to(2), EXPLORER)


@minor("gift_of_constancy", cost=0, speed=FAST, elements="sun earth", target=ANY_SPIRIT)
def gift_of_constancy(act: Action) -> Work[None]:
    """The spirit gains 2 energy.

    At the end of the turn, it may return one of its cards in play to its hand instead of discarding it. If
    it is another spirit, so may you.
    """
    yield from act.gain_energy(2, act.spirit)
    act.lasting("gift_of_constancy", act.spirit)
    if act.other:
        act.lasting("gift_of_constancy", act.seat)


class Constancy(Rule):
    """At the end of the turn a spirit may take back a card in play instead of discarding it."""

    def before_time_passes(self, act: Action, by: OfSeat) -> Work[None]:
        s, seat = act.s, by.seat
        act.source = "gift_of_constancy"
        discarded = [card for card in s.played[seat] if not stays_in_play(s, seat, card)]
        card = yield from act.pick_card("reclaim", discarded, optional=True, seat=seat, aim=GAIN)
        if card != NONE:
            s.played[seat].remove(card)
            s.hands[seat].append(card)
            act.tell("reclaimed", {"spirit": s.spirits[seat], "id": POWERS.all[card].id})


GIFT_OF_CONSTANCY = effect("gift_of_constancy", OfSeat, Constancy())


@minor("gift_of_living_energy", cost=0, speed=FAST, elements="sun fire plant", target=ANY_SPIRIT)
def gift_of_living_energy(act: Action) -> Work[None]:
    """The spirit gains 1 energy; +1 if it is another spirit; +1 if you have at least 2 sacred sites."""
    sites = len(sacred_sites(act.s, act.seat))
    yield from act.gain_energy(1 + act.plus(1, when=act.other) + act.plus(1, when=sites >= 2), act.spirit)


@minor("gift_of_power", cost=0, speed=SLOW, elements="moon water earth plant", target=ANY_SPIRIT)
def gift_of_power(act: Action) -> Work[None]:
    """The spirit gains a minor power."""
    yield from act.gain_card("minor", act.spirit)


@minor("gnawing_rootbiters", cost=0, speed=SLOW, elements="earth animal", reach=within(1))
def gnawing_rootbiters(act: Action) -> Work[None]:
    """Push up to 2 towns."""
    yield from act.push(up_to(2), TOWN)


@minor("land_of_haunts_and_embers", cost=0, speed=FAST, elements="moon fire air", reach=within(2))
def land_of_haunts_and_embers(act: Action) -> Work[None]:
    """2 fear and push up to 2 explorers or towns. If blight is here, +2 fear and push up to 2 more.

    Add 1 blight.
    """
    more = act.plus(2, when=act.number(BLIGHT) > 0)
    yield from act.fear(2 + more)
    yield from act.push(up_to(2 + more), EXPLORER_TOWN)
    yield from act.add_blight()


@minor(
    "lure_of_the_unknown",
    cost=0,
    speed=FAST,
    elements="moon fire air plant",
    reach=within(2),
    needs="no_invaders",
)
def lure_of_the_unknown(act: Action) -> Work[None]:
    """Gather 1 explorer or town."""
    yield from act.gather(1, EXPLORER_TOWN)


@minor(
    "natures_resilience",
    cost=1,
    speed=FAST,
    elements="earth plant animal",
    reach=from_sacred(1),
    threshold="2 water",
)
def natures_resilience(act: Action) -> Work[None]:
    """Defend 6.

    You may remove 1 blight instead.
    """
    yield from act.instead(act.defend(6), act.remove_blight() if act.met else None)


@minor("pull_beneath_the_hungry_earth", cost=1, speed=SLOW, elements="moon water earth", reach=within(1))
def pull_beneath_the_hungry_earth(act: Action) -> Work[None]:
    """If your presence is here, 1 fear and 1 damage. In sands or wetlands, 1 damage."""
    present = act.s.presence[act.seat][act.land] > 0
    if present:
        yield from act.fear(1)
    yield from act.damage(present + act.is_a(SANDS, WETLANDS))


@minor("purifying_flame", cost=1, speed=SLOW, elements="sun fire air plant", reach=from_sacred(1))
def purifying_flame(act: Action) -> Work[None]:
    """1 damage for each blight. In mountain or sands, you may remove 1 blight instead."""
    yield from act.instead(
        act.damage(act.number(BLIGHT)), act.remove_blight() if act.is_a(MOUNTAIN, SANDS) else None
    )


@minor(
    "quicken_the_earths_struggles",
    cost=1,
    speed=FAST,
    elements="moon fire earth animal",
    reach=from_sacred(0),
)
def quicken_the_earths_struggles(act: Action) -> Work[None]:
    """1 damage to each town and city; or defend 10."""
    yield from act.choose(act.damage_each(1, TOWN_CITY), act.defend(10))


@minor(
    "rain_of_blood", cost=0, speed=SLOW, elements="air water animal", reach=from_sacred(1), needs="invaders"
)
def rain_of_blood(act: Action) -> Work[None]:
    """2 fear. If at least 2 towns or cities are here, +1 fear."""
    yield from act.fear(2 + act.plus(1, when=act.number(TOWN_CITY) >= 2))


@minor("reaching_grasp", cost=0, speed=FAST, elements="sun air water", target=ANY_SPIRIT)
def reaching_grasp(act: Action) -> None:
    """The spirit's powers have +2 range this turn."""
    act.lasting("reach", act.spirit, 2)


@minor(
    "rouse_the_trees_and_stones",
    cost=1,
    speed=SLOW,
    elements="fire earth plant",
    reach=from_sacred(1),
    needs="no_blight",
)
def rouse_the_trees_and_stones(act: Action) -> Work[None]:
    """2 damage. Push 1 explorer."""
    yield from act.damage(2)
    yield from act.push(1, EXPLORER)


@minor(
    "sap_the_strength_of_multitudes",
    cost=0,
    speed=FAST,
    elements="water animal",
    reach=within(0),
    far=within(1),
    threshold="1 air",
)
def sap_the_strength_of_multitudes(act: Action) -> Work[None]:
    """Defend 5.

    +1 range.
    """
    yield from act.defend(5)


@minor(
    "savage_mawbeasts",
    cost=0,
    speed=SLOW,
    elements="fire animal",
    reach=from_sacred(1),
    threshold="3 animal",
)
def savage_mawbeasts(act: Action) -> Work[None]:
    """In jungle or wetlands, 1 fear and 1 damage.

    1 damage, whatever the terrain.
    """
    home = act.is_a(JUNGLE, WETLANDS)
    if home:
        yield from act.fear(1)
    yield from act.damage(home + act.met)


@minor(
    "shadows_of_the_burning_forest",
    cost=0,
    speed=SLOW,
    elements="moon fire plant",
    reach=within(0),
    needs="invaders",
)
def shadows_of_the_burning_forest(act: Action) -> Work[None]:
    """2 fear. In mountain or jungle, push 1 explorer and 1 town."""
    yield from act.fear(2)
    if act.is_a(MOUNTAIN, JUNGLE):
        yield from act.push(1, EXPLORER)
        yield from act.push(1, TOWN)


@minor(
    "song_of_sanctity",
    cost=1,
    speed=SLOW,
    elements="sun water plant",
    reach=within(1),
    needs="mountain jungle",
)
def song_of_sanctity(act: Action) -> Work[None]:
    """Push all explorers. If there were none, remove 1 blight."""
    explorers = act.number(EXPLORER)
    if explorers:
        yield from act.push(explorers, EXPLORER)
    else:
        yield from act.remove_blight()


@minor(
    "steam_vents", cost=1, speed=FAST, elements="fire air water earth", reach=within(0), threshold="3 earth"
)
def steam_vents(act: Action) -> Work[None]:
    """Destroy 1 explorer.

    You may destroy 1 town instead.
    """
    yield from act.instead(act.destroy(1, EXPLORER), act.destroy(1, TOWN) if act.met else None)


@minor("uncanny_melting", cost=1, speed=SLOW, elements="sun moon water", reach=from_sacred(1))
def uncanny_melting(act: Action) -> Work[None]:
    """If invaders are here, 1 fear. In sands or wetlands, remove 1 blight."""
    if act.has_invaders():
        yield from act.fear(1)
    if act.is_a(SANDS, WETLANDS):
        yield from act.remove_blight()


@minor("veil_the_nights_hunt", cost=1, speed=FAST, elements="moon air animal", reach=within(2), needs="dahan")
def veil_the_nights_hunt(act: Action) -> Work[None]:
    """Each dahan deals 1 damage to a different invader; or push up to 3 dahan."""
    yield from act.choose(act.damage_separate(act.number(DAHAN)), act.push(up_to(3), DAHAN))


@minor("visions_of_fiery_doom", cost=1, speed=FAST, elements="moon fire", reach=within(0), threshold="2 fire")
def visions_of_fiery_doom(act: Action) -> Work[None]:
    """1 fear. Push 1 explorer or town.

    +1 fear.
    """
    yield from act.fear(1 + act.plus(1))
    yield from act.push(1, EXPLORER_TOWN)


@minor(
    "voracious_growth",
    cost=1,
    speed=SLOW,
    elements="water plant",
    reach=from_sacred(1),
    needs="jungle wetlands",
)
def voracious_growth(act: Action) -> Work[None]:
    """2 damage; or remove 1 blight."""
    yield from act.choose(act.damage(2), act.remove_blight())
