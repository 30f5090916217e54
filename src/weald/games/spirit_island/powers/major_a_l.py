"""Major powers, accelerated_rot to infinite_vitality."""

from __future__ import annotations

from weald.games.spirit_island import decks
from weald.games.spirit_island.act import Act
from weald.games.spirit_island.declare import (
    ANOTHER_SPIRIT,
    ANY_SPIRIT,
    FAST,
    MAJOR,
    MINOR,
    POWERS,
    SLOW,
    from_sacred,
    major,
    within,
)
from weald.games.spirit_island.gifts import DRAWN
from weald.games.spirit_island.kinds import BLIGHT, CITY, DAHAN, EXPLORER, TOWN, TOWN_CITY, WETLANDS
from weald.games.spirit_island.land import strength, welcomes
from weald.games.spirit_island.rule import By, Rule, Work, effect
from weald.games.spirit_island.scope import NONE
from weald.games.spirit_island.state import Isle


@major(
    "accelerated_rot",
    cost=4,
    speed=SLOW,
    elements="sun water plant",
    reach=within(2),
    needs="jungle wetlands",
    threshold="3 sun 2 water 3 plant",
)
def accelerated_rot(act: Act) -> Work[None]:
    """2 fear, 4 damage; with the threshold 5 more, and a blight is removed."""
    yield from act.fear(2)
    yield from act.damage(9 if act.met else 4)
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
def blazing_renewal(act: Act) -> Work[None]:
    """Destroyed presence of the spirit comes back to a land, and its towns and cities burn."""
    lands = [land for land in act.in_range(within(2)) if welcomes(act.s, act.spirit, land)]
    act.land = yield from act.pick_land(lands, "presence_to")
    if act.land == NONE:
        return
    first = yield from act.return_presence(act.land, act.spirit)
    yield from act.return_presence(act.land, act.spirit)
    if first:
        yield from act.damage_each(2, TOWN_CITY)
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
def cleansing_floods(act: Act) -> Work[None]:
    """4 damage, 14 with the threshold; remove a blight."""
    yield from act.damage(14 if act.met else 4)
    yield from act.remove_blight()


@major(
    "dissolve_the_bonds_of_kinship",
    cost=4,
    speed=SLOW,
    elements="fire water animal",
    reach=within(1),
    threshold="2 fire 2 water 3 animal",
)
def dissolve_the_bonds_of_kinship(act: Act) -> Work[None]:
    """A city, a town and a dahan become explorers; they may fight the others; then all explorers scatter."""
    yield from act.replace(CITY, (EXPLORER, EXPLORER))
    yield from act.replace(TOWN, EXPLORER)
    yield from act.replace(DAHAN, EXPLORER)
    if act.met:
        by_explorers = dealt_by(act, EXPLORER)
        by_buildings = dealt_by(act, TOWN) + dealt_by(act, CITY)
        yield from act.damage(by_explorers, TOWN_CITY)
        yield from act.damage(by_buildings, EXPLORER)
    yield from act.push_apart(EXPLORER)


def dealt_by(act: Act, kind: int) -> int:
    """What all invaders of a kind in the target land deal together; strife does not matter among them."""
    return act.number(kind) * strength(act.s, act.land, kind)


@major(
    "entwined_power",
    cost=2,
    speed=FAST,
    elements="moon water plant",
    target=ANOTHER_SPIRIT,
    threshold="2 water 4 plant",
)
def entwined_power(act: Act) -> Work[None]:
    """Two spirits share presence and a draw of power cards; with the threshold energy and cards, too."""
    both = (act.spirit, act.seat)
    act.lasting("entwined_power", *both)
    yield from share_draw(act, both)
    if act.met:
        for seat in both:
            yield from act.gain_energy(3, seat)
        if act.other:
            yield from give_card(act, act.seat, act.spirit)
            yield from give_card(act, act.spirit, act.seat)


def share_draw(act: Act, seats: tuple[int, int]) -> Work[None]:
    """The first spirit draws and keeps a power card, the second one keeps another of those drawn."""
    s = act.s
    deck = yield from act.ask("deck", [MINOR, MAJOR], "deck", {}, seats[0])
    decks.draw(s, deck, DRAWN)
    for seat in seats:
        if s.shown:
            card: int = yield from act.ask("gain", s.shown, "power", {}, seat)
            s.shown = [other for other in s.shown if other != card]
            s.hands[seat].append(card)
            if s.trace is not None:
                act.tell("gained", {"spirit": s.spirits[seat], "id": POWERS.all[card].id})
            if deck == MAJOR:
                yield from act.forget_card(seat)
    decks.discard_pile(s, deck).extend(s.shown)
    s.shown = []


def give_card(act: Act, giver: int, taker: int) -> Work[None]:
    """A spirit may give a card from its hand to another one."""
    s = act.s
    card: int = yield from act.ask("give_card", [*s.hands[giver], NONE], "power", {}, giver)
    if card != NONE:
        s.hands[giver].remove(card)
        s.hands[taker].append(card)
        if s.trace is not None:
            act.tell("gained", {"spirit": s.spirits[taker], "id": POWERS.all[card].id})


@effect("entwined_power", "seat seat")
class EntwinedPower(Rule):
    """(seat, seat): the powers of each of them may reach from the presence of the other one."""

    def lends(self, s: Isle, by: By, seat: int) -> list[int]:
        return [other for other in by if other != seat] if seat in by else []


@major(
    "indomitable_claim",
    cost=4,
    speed=FAST,
    elements="sun earth",
    reach=within(1),
    threshold="2 sun 3 earth",
)
def indomitable_claim(act: Act) -> Work[None]:
    """Add a presence whatever the land is, defend 20; with the threshold invaders fear it and do nothing."""
    # Not `add_presence`: this presence may come even to a land that is no place for the spirit.
    places = act.presence_places(act.seat, act.land)
    if places:
        place = yield from act.ask("presence_from", places, "place", {"land": act.name(act.land)})
        act.place_presence(act.seat, act.land, place)
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
def infinite_vitality(act: Act) -> Work[None]:
    """Dahan are hard to harm and no blight comes; with the threshold nothing harms them, and blight goes."""
    act.lasting("infinite_vitality", act.land, act.met)
    if act.met:
        lands = [land for land in (act.land, *act.adjacent) if act.number(BLIGHT, land)]
        land = yield from act.pick_land(lands)
        if land != NONE:
            yield from act.remove_blight(1, land)


@effect("infinite_vitality", "land threshold")
class InfiniteVitality(Rule):
    """(land, threshold): dahan have 4 more health, or are safe altogether; blight stays on its card."""

    def health(self, s: Isle, by: By, land: int, kind: int) -> int:
        return 4 if kind == DAHAN and land == by[0] else 0

    def immune(self, s: Isle, by: By, land: int, kind: int) -> bool:
        return kind == DAHAN and land == by[0] and by[1] > 0

    def blighting(self, act: Act, by: By, land: int) -> Work[bool]:
        yield from ()
        return land == by[0]
